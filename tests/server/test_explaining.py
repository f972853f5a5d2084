"""Answers to "can I?" and "how far?"."""

from __future__ import annotations

import dataclasses
import math
from typing import Any

import msgspec
import pytest

from tests.server.web import Browser, choose_opening, code_of, people, visit
from vagon.server.http import answers
from vagon.server.store import Store
from vagon.server.tables.explaining import explain_action
from vagon.table.game import Game


def test_explain_tells_payments_refusals_and_ways_from_the_seats_own_knowledge(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app, seat_order="join_order", first_player=0) as (game, (ann, bob)):
            early = await ann.get(f"/api/tables/{game}/explain?route=paris-zurich")
            assert code_of(early) == "not_started"
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
    found = msgspec.convert(explain_action(seen, f"claim {tunnel.id}"), answers.Payable)
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
    assert explain_action(empty, f"claim {tunnel.id}")["tunnel"] is None, "nobody knows what is shuffled"
