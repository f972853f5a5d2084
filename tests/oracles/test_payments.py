"""Payments against every selection of cards from the hand."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.oracles.legality import legal_texts
from tests.oracles.payments import extra_payments, route_payments, station_payments
from tests.oracles.reading import KINDS, read_seat
from tests.rules.invariants import check_legal
from tests.rules.situations import BOARDS, do, situation, texts
from vagon.rules import COMPILED
from vagon.rules.constants import EMPTY, PAY_EXTRA
from vagon.rules.legal import legal
from vagon.rules.state import State


def random_hand(rng: Random) -> list[int]:
    """Counts by kind: few or many cards, sometimes of few colours."""
    most = rng.choice((1, 2, 4, 12))
    colours = [rng.randrange(most + 1) if rng.random() < 0.6 else 0 for _ in range(8)]
    return [*colours, rng.choice((0, 0, 1, 2, 3, 5, 9))]


def with_hand(state: State, hand: list[int]) -> State:
    copy = state.copy()
    copy.load({"hand": [*hand, *state.hand[9:]]})
    return copy


@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_every_route_takes_exactly_the_payments_of_the_rules(map_name: str) -> None:
    rng = Random(map_name)
    board, empty = BOARDS[map_name], situation(map_name)
    for _ in range(5 if COMPILED else 2):
        state = with_hand(empty, random_hand(rng))
        hand = read_seat(state, 0).hand
        for route in board.map.routes:
            payments = route_payments(route, hand)
            claim = board.first_claim + board.route_numbers[route.id]
            assert (claim in legal(state)) == bool(payments)
            if payments:
                paying = do(state.copy(), f"claim {route.id}")
                assert {*texts(paying)} == payments
                check_legal(paying)


@pytest.mark.parametrize("built", [0, 1, 2, 3])
def test_every_station_takes_exactly_the_payments_of_the_rules(built: int) -> None:
    rng = Random(built)
    empty = situation("europe")
    empty.load({"stations": [(1 << built) - 1, 0, 0, 0, 0]})
    for _ in range(60 if COMPILED else 15):
        state = with_hand(empty, random_hand(rng))
        payments = station_payments(built + 1, read_seat(state, 0).hand) if built < 3 else set()
        city = BOARDS["europe"].map.cities[10].id
        assert (f"station {city}" in texts(state)) == bool(payments)
        if payments:
            assert {*texts(do(state, f"station {city}"))} == payments
            check_legal(state)


def test_every_tunnel_takes_exactly_the_extra_cards_of_the_rules() -> None:
    """Every way to have laid cards and to find matching ones, for any hand left."""
    rng = Random("tunnels")
    state = situation("europe")
    for _ in range(600 if COMPILED else 150):
        hand, paid, locomotives = random_hand(rng), rng.randrange(9), rng.randrange(4)
        laid = Counter({paid: 1 + rng.randrange(3)}) if paid < 8 else Counter[int]()
        laid[8] += locomotives if laid else locomotives + 1
        shown = [rng.choice((paid, 8, rng.randrange(9), EMPTY)) for _ in range(3)]
        extras = sum(kind == 8 or (kind == paid and kind != EMPTY) for kind in shown)
        if extras == 0:
            continue
        state = with_hand(state, hand)
        state.load(
            {
                "phase": PAY_EXTRA,
                "aside": [laid[kind] for kind in range(9)],
                "revealed": shown,
                "paid_colour": paid,
                "paid_locomotives": laid[8],
                "extras": extras,
            }
        )
        base = Counter({KINDS[kind]: number for kind, number in laid.items() if number})
        assert {*texts(state)} == extra_payments(base, extras, read_seat(state, 0).hand) | {"withdraw"}
        assert {*texts(state)} == legal_texts(state)
        check_legal(state)
