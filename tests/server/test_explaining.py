"""Answers to "can I?" and "how far?"."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import msgspec
import pytest

from tests.rules.situations import do, leave_tickets, situation
from tests.server.web import Browser, choose_opening, people, visit
from vagon.rules.state import State
from vagon.server.http import answers
from vagon.server.store import Store
from vagon.server.tables.explaining import explain_draw, explain_target
from vagon.table.game import Game
from vagon.table.views import view


def test_explain_tells_payments_refusals_and_ways_from_the_seats_own_knowledge(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app, seat_order="join_order", first_player=0) as (game, (ann, bob)):
            early = await ann.get(f"/api/tables/{game}/explain?route=paris-zurich")
            assert early.json()["refusal"]["code"] in ("opening_first", "too_few_cards")
            opening = (await ann.table(game)).view
            assert opening is not None
            for offered in opening.own.offered:
                weighed = (await ann.get(f"/api/tables/{game}/explain?ticket={offered}")).json()
                assert weighed["wagons"] > 0, "before it is chosen"
            await choose_opening(game, [ann, bob])
            table = await rooms.table(game)
            hand = table.game.state.hand
            hand[:9] = [0, 0, 0, 0, 0, 0, 0, 0, 1]
            table.game.state.load({"hand": hand})
            seen = await ann.get(f"/api/tables/{game}/explain?city=paris")
            assert seen.json() == {"payments": ["pay locomotives"], "refusal": None, "tunnel": None}
            ticket = table.game.map.tickets[0]
            way = msgspec.json.decode(
                (await ann.get(f"/api/tables/{game}/explain?ticket={ticket.id}")).content, type=answers.Way
            )
            assert way.wagons is not None
            lengths = {route.id: route.length for route in table.game.map.routes}
            assert sum(lengths[route] for route in way.routes) == way.wagons
            long = next(route.id for route in table.game.map.routes if route.length == 8)
            answer = await ann.get(f"/api/tables/{game}/explain?route={long}")
            refusal = msgspec.json.decode(answer.content, type=answers.Payable).refusal
            assert refusal is not None
            assert (refusal.code, refusal.rule) == ("too_few_cards", "E-41")
            for query, status in (
                ("route=nowhere", 404),
                ("", 409),
                ("route=a&city=b", 409),
                ("draw=deck&city=b", 409),
                ("draw=gold", 404),
                ("city=" + "x" * 99, 400),
            ):
                assert (await ann.get(f"/api/tables/{game}/explain?{query}")).status_code == status
            async with Browser(app) as stranger:
                assert (await stranger.get(f"/api/tables/{game}/explain?city=paris")).status_code == 401

    visit(sqlite_store, story)


def test_the_odds_of_a_tunnel_are_told_for_each_payment() -> None:
    game = Game("europe", 2, seed=3)
    while len(game.history) < 60:  # both choose their tickets and draw cards
        texts = [game.text(action) for action in game.legal()]
        game.play("draw deck" if "draw deck" in texts else texts[0])
    seen = game.view(game.seat)
    tunnel = next(route for route in game.map.routes if route.kind == "tunnel" and route.colour == "grey")
    found = msgspec.convert(explain_target(seen, f"claim {tunnel.id}"), answers.Payable)
    assert found.tunnel is not None
    assert list(found.tunnel) == found.payments
    assert len({tuple(odds) for odds in found.tunnel.values()}) > 1
    unseen = seen.counted.deck_at_most
    total = sum(unseen.values())
    for payment, odds in found.tunnel.items():
        colour = payment.removeprefix("pay ").partition("+")[0]
        hits = unseen["locomotive"] + (0 if colour == "locomotives" else unseen.get(colour, 0))
        none = math.prod((total - hits - n) / (total - n) for n in range(3))
        assert odds[0] == pytest.approx(none, abs=1e-5)
        assert sum(odds) == pytest.approx(1.0, abs=1e-5)
    empty = dataclasses.replace(seen, deck=2)
    assert explain_target(empty, f"claim {tunnel.id}")["tunnel"] is None, "nobody knows what is shuffled"


def why_not(state: State, what: str, seat: int = 0) -> tuple[str, dict[str, Any]] | None:
    """Why a seat cannot draw something; None if it can."""
    found = msgspec.convert(explain_draw(view(state, seat), what), answers.Drawable).refusal
    return None if found is None else (found.code, found.facts)


def test_what_can_be_drawn_is_not_refused() -> None:
    state = situation(row="VWBYL")
    assert [why_not(state, what) for what in ("deck", "violet", "locomotive", "tickets")] == [None] * 4


def test_a_locomotive_of_the_row_is_refused_as_the_second_card_only() -> None:
    state = situation(row="VWBYL", deck="9R")
    do(state, "draw deck")
    assert why_not(state, "locomotive") == ("locomotive_as_second_card", {})
    assert why_not(state, "violet") is why_not(state, "deck") is None
    assert why_not(state, "tickets") == ("not_now", {"waits_for": "second_card"})


def test_a_card_that_does_not_lie_in_the_row_is_refused() -> None:
    assert why_not(situation(row="VWBYO"), "red") == ("card_not_in_row", {"card": "red"})


def test_an_empty_deck_is_refused_only_without_discards() -> None:
    state = situation(players=2, row="VWBY", deck="")
    assert why_not(state, "deck") == ("deck_empty", {})
    assert why_not(state, "violet") is None
    state = situation(players=2, row="VWBYO", deck="R", discards="9G")
    do(state, "draw deck")
    assert (state.deck_size, state.discard_size) == (9, 0), "shuffled at once (A-07)"
    assert why_not(state, "deck") is None


@pytest.mark.parametrize(("map_name", "piles"), [("europe", ("regular",)), ("germany", ("short", "long"))])
def test_tickets_are_refused_when_none_are_left(map_name: str, piles: tuple[str, ...]) -> None:
    state = situation(map_name)
    leave_tickets(state, **dict.fromkeys(piles, 0) | {piles[0]: 1})
    assert why_not(state, "tickets") is None, "fewer than usual may be drawn (A-47, A-82)"
    leave_tickets(state, **dict.fromkeys(piles, 0))
    assert why_not(state, "tickets") == ("no_tickets_left", {})


@pytest.mark.parametrize(
    ("map_name", "hand", "actions", "waits_for"),
    [
        ("europe", "3B", ["claim paris-zurich"], "pay_route"),
        ("europe", "3B", ["station paris"], "pay_station"),
        ("europe", "3B", ["tickets"], "keep_tickets"),
        ("germany", "9R 9B 9L", ["claim berlin-leipzig", "pay locomotives"], "take_passenger"),
    ],
)
def test_something_else_has_to_be_done_first(
    map_name: str, hand: str, actions: list[str], waits_for: str
) -> None:
    state = do(situation(map_name, hand=hand), *actions)
    first = ("not_now", {"waits_for": waits_for})
    assert [why_not(state, what) for what in ("deck", "violet", "red", "tickets")] == [first] * 4


def test_a_route_that_could_be_paid_waits_for_what_has_to_be_done_first() -> None:
    def problem(text: str) -> tuple[str, dict[str, Any]] | None:
        found = msgspec.convert(explain_target(view(state, 0), text), answers.Payable).refusal
        return None if found is None else (found.code, found.facts)

    state = situation(hand="3B")
    assert problem("claim paris-zurich") is problem("station paris") is None
    do(state, "draw deck")
    first = ("not_now", {"waits_for": "second_card"})
    assert problem("claim paris-zurich") == problem("station paris") == first
    missing = {"route": "petrograd-stockholm", "colour": "grey", "needs": 8, "has": 3}
    assert problem("claim petrograd-stockholm") == ("too_few_cards", missing), "what is missing is said first"
    assert explain_target(view(situation(hands={1: "3B"}), 1), "claim paris-zurich")["payments"], "next turn"


def test_nothing_can_be_drawn_before_the_opening_nor_in_the_turn_of_another(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app, seat_order="join_order", first_player=0) as (game, (ann, bob)):

            async def ask(browser: Browser, what: str) -> Any:
                return (await browser.get(f"/api/tables/{game}/explain?draw={what}")).json()

            early = {"code": "opening_first", "rule": "E-18", "facts": {"waits_for": "choose_tickets"}}
            assert await ask(ann, "deck") == {"refusal": early}
            await choose_opening(game, [ann])
            assert (await ask(ann, "deck"))["code"] == "not_started", "while others choose"
            await choose_opening(game, [bob])
            for what in ("deck", "tickets", "red"):
                assert (await ask(bob, what))["code"] == "not_your_turn"
            assert await ask(ann, "deck") == await ask(ann, "tickets") == {"refusal": None}
            for browser in (ann, bob):
                seq = (await browser.table(game)).seq
                body = {"key": f"pause-at-{seq}", "base": seq, "command": {"type": "pause"}}
                assert (await browser.post(f"/api/tables/{game}/commands", json=body)).status_code == 200
            assert (await ask(ann, "deck"))["code"] == "paused"

    visit(sqlite_store, story)
