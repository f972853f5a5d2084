"""What each published agent does where it can be told by hand, and where the released one differs."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.bots.answers import answer
from tests.rules.situations import (
    do,
    give_tickets,
    leave_only,
    offered_to,
    put_passengers,
    set_collected,
    set_wagons,
    situation,
    start,
    texts,
)
from vagon.bots.graph import FAR, Distances, Situation, hop_path
from vagon.rules.state import State
from vagon.table.views import view

LONDON_TO_WIEN = "amsterdam-london", "amsterdam-essen", "berlin-essen", "berlin-wien"


def with_tickets(*tickets: str, hand: str = "", row: str = "VWBYO", own: Sequence[str] = ()) -> State:
    """The first turn of two players in Europe; seat 0 holds these tickets, cards and routes."""
    state = situation("europe", 2, hand=hand, row=row, own={0: own})
    give_tickets(state, 0, tickets)
    return state


def offer(*tickets: str) -> State:
    """Seat 0 has drawn these tickets and holds one that it has completed."""
    state = situation("europe", 2)
    give_tickets(state, 0, ["sofia-smyrna"])
    leave_only(state, *tickets)
    return do(state, "tickets")


def kept(spec: str, state: State) -> list[str]:
    positions = answer(spec, state).removeprefix("keep ").split(",")
    return [offered_to(state, 0)[int(position) - 1] for position in positions]


def test_paths_by_routes_and_by_wagons() -> None:
    now = Situation(view(situation("europe", 2, own={0: ["berlin-essen"]}), 0))
    names = [route.id for route in now.board.map.routes]
    ends = now.net.ticket_ends[now.board.ticket_numbers["london-wien"]]
    path = hop_path(now.net, *ends, now.free | now.own)
    assert path is not None
    assert tuple(names[route] for route in path) == LONDON_TO_WIEN
    assert hop_path(now.net, *ends, now.own) is None
    distances = Distances(now.net, ends[0], now.own, now.free)
    assert distances.to(ends[1]) == 8  # 2 to Amsterdam, 3 to Essen, nothing to Berlin, 3 to Wien
    assert tuple(names[route] for route in distances.path(ends[1])) == LONDON_TO_WIEN
    assert Distances(now.net, ends[0], set(), set()).to(ends[1]) == FAR


def test_a_rival_closes_both_tracks_to_two_players() -> None:
    state = situation("europe", 2, own={1: ["madrid-pamplona-black"]})
    now = Situation(view(state, 0))
    closed = {"madrid-pamplona-black", "madrid-pamplona-white"}
    assert {now.board.map.routes[r].id for r in range(now.board.num_routes) if r not in now.free} == closed
    assert not now.own


@pytest.mark.parametrize("spec", ["one-step", "one-step[2017]", "path", "path[2017]"])
def test_three_opening_tickets_are_kept(spec: str) -> None:
    assert answer(spec, start("europe", 2)) == "keep 1,2,3"


def test_greedy_all_keeps_everything() -> None:
    assert answer("greedy-all", start("europe", 2)) == "keep 1,2,3,4"


def test_big_track_keeps_the_two_cheapest() -> None:
    state = start("europe", 2)
    values = sorted((ticket_points(state, name), name) for name in offered_to(state, 0))
    assert set(kept("big-track", state)) == {name for _, name in values[:2]}
    assert set(kept("long-route[2017]", state)) == {name for _, name in values[:2]}


def ticket_points(state: State, name: str) -> int:
    return state.board.ticket_points[state.board.ticket_numbers[name]]


def test_later_tickets_for_their_points_per_wagon() -> None:
    state = offer("london-wien", "budapest-sofia", "paris-wien")
    assert kept("one-step", state) == ["london-wien"]  # 10 points for 9 wagons
    assert kept("one-step[2017]", state) == ["budapest-sofia"]  # 5 points


def test_one_step_claims_the_first_missing_route_of_its_best_ticket() -> None:
    state = with_tickets("london-wien", "budapest-sofia", hand="2L")
    assert answer("one-step", state) == "claim amsterdam-london"
    assert answer("greedy-all", with_tickets("london-wien", hand="3L")).startswith("claim ")


def test_one_step_draws_for_its_target_then_a_locomotive_then_from_the_deck() -> None:
    # The next route of berlin-bucuresti is a double one, violet and yellow.
    assert answer("one-step", with_tickets("berlin-bucuresti", hand="2Y", row="YWBKO")) == "draw yellow"
    assert answer("one-step", with_tickets("berlin-bucuresti", hand="2V", row="YWBKV")) == "draw violet"
    assert answer("one-step", with_tickets("berlin-bucuresti", hand="2V", row="YWBLK")) == "draw locomotive"
    assert answer("one-step", with_tickets("berlin-bucuresti", hand="2V", row="YWBKK")) == "draw deck"


def test_one_step_draws_tickets_until_somebody_is_short_of_wagons() -> None:
    state = with_tickets("athina-angora", own=["athina-smyrna", "angora-smyrna"])
    assert answer("one-step", state) == "tickets"
    assert answer("long-route", state) != "tickets"
    set_wagons(state, 1, 7)
    assert answer("one-step", state) != "tickets"


def test_long_route_goes_round_short_routes() -> None:
    # By the fewest routes Venezia to Zagrab is one route of two wagons, too short for it.
    state = with_tickets("paris-zagrab", hand="5L")
    assert answer("one-step", state) == "claim paris-zurich"
    assert answer("long-route", state) == "claim frankfurt-paris-orange"
    state = with_tickets("paris-zagrab", hand="8L", own=["paris-zurich", "venezia-zurich"])
    assert answer("one-step", state) == "claim venezia-zagrab"
    assert answer("long-route", state) != "claim venezia-zagrab"


def test_path_ends_with_the_most_valuable_route_and_released_with_the_cheapest() -> None:
    state = with_tickets("athina-angora", hand="8R 4L", own=["athina-smyrna", "angora-smyrna"])
    assert answer("path", state) == "claim petrograd-stockholm"
    released = answer("path[2017]", state).removeprefix("claim ")
    routes = {route.id: route.length for route in state.board.map.routes}
    assert routes[released] == 1


def test_path_takes_locomotives_only_from_a_row_without_a_deck() -> None:
    state = with_tickets("london-wien", hand="1K", row="LLKKK")
    assert answer("path", state) == "draw deck"


def test_big_track_saves_for_the_longest_route() -> None:
    state = situation("europe", 2, hand="7R 5V", row="RWBKO")
    assert answer("big-track", state) == "draw red"
    assert answer("big-track", situation("europe", 2, hand="8R")) == "claim petrograd-stockholm"


def test_greedy_all_draws_from_the_deck_only() -> None:
    state = with_tickets("london-wien", hand="1K", row="LLKKK")
    assert answer("greedy-all", state) == "draw deck"


def test_hungry_draws_tickets_while_wagons_are_over() -> None:
    state = with_tickets("london-wien")
    assert answer("hungry", state) == "tickets"
    set_wagons(state, 0, 20)
    assert answer("hungry", state) == "tickets"  # 9 wagons and 2 locomotives are needed: 9 are left over
    set_wagons(state, 0, 19)
    assert answer("hungry", state) != "tickets"


def test_hungry_keeps_what_one_network_serves() -> None:
    state = offer("london-wien", "london-berlin", "rostov-erzurum")
    assert "london-wien" in kept("hungry", state)
    assert "london-berlin" in kept("hungry", state)


def test_a_payment_spares_locomotives_and_rare_colours() -> None:
    state = do(with_tickets("zurich-budapest", hand="3G 3L"), "claim berlin-wien")
    assert answer("one-step", state) == "pay green"
    state = do(with_tickets("zurich-budapest", hand="4R 5V 4Y 2L"), "claim petrograd-riga")
    assert answer("one-step", state) == "pay violet"


def test_the_extra_cards_of_a_tunnel_are_paid() -> None:
    state = situation("europe", 2, hand="6Y 1L", row="VWBKO", deck="3Y")
    do(state, "claim munchen-zurich", "pay yellow")
    assert "withdraw" in texts(state)
    assert answer("hungry", state) == "add"


def test_the_passenger_that_wins_most_is_taken() -> None:
    state = situation("germany", 2, hand="8L")
    put_passengers(state, berlin="red black green yellow blue")
    route = next(route.id for route in state.board.map.routes if "berlin" in route.ends)
    do(state, f"claim {route}", "pay locomotives")
    while "passenger yellow" not in texts(state):
        do(state, "passenger none")
    set_collected(state, red=[3, 1], black=[1, 4], green=[1, 2], yellow=[2, 2], blue=[4, 4], white=[0, 0])
    # Level with the other is as good as first here: green is the only one that wins a better prize.
    assert answer("one-step", state) == "passenger green"


def test_one_long_ticket_is_asked_for_at_the_opening_and_none_later() -> None:
    assert answer("one-step", start("germany", 2)) == "tickets 1 long"
    state = situation("germany", 2)
    give_tickets(state, 0, [])
    assert answer("one-step", state) == "tickets 0 long"
