"""The rare and the telling things that happen in games, by name, so that games can be asked for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.games.policies import kind_of
from vagon.rules.constants import (
    CARD,
    EMPTY,
    FERRY,
    FINAL_WAGONS,
    KEEP_TICKETS,
    LOCOMOTIVE,
    NO_ROUTE,
    OVER,
    PASSENGER_COLOURS,
    PAY_EXTRA,
    PAY_ROUTE,
    PAY_STATION,
    ROUTE_WORDS,
    ROW_LOCOMOTIVES,
    ROW_SIZE,
    SECOND_CARD,
    SHUFFLE,
    TAKE_PASSENGER,
    TICKET,
    TUNNEL,
    TUNNEL_CARDS,
    TURN,
)
from vagon.rules.legal import legal
from vagon.rules.score import Tally, tally
from vagon.rules.state import State
from vagon.table.chance import Outcome
from vagon.table.game import Game, Options

EVERYWHERE = {
    "reshuffle",
    "row replaced",
    "row replaced twice or more",
    "row stays after ten replacements",
    "row stays as nothing would help",
    "gap in the row",
    "gap in the row filled",
    "every card in a hand",
    "locomotive from the row",
    "one card was all there was",
    "only locomotives left for a second card",
    "locomotives alone paid",
    "drawn from under the pile",
    "ticket alone and kept",
    "tickets exhausted",
    "all tickets of an offer kept",
    "another track of a double route",
    "all tracks open to few",
    "first player chosen",
    "seats in join order",
    "pass",
    "pass in the last turns",
    "ended by passing",
    "last turns with 2 wagons left",
    "last turns with 1 wagons left",
    "last turns with 0 wagons left",
    "two below three wagons",
    "tickets in the last turns",
    "shared victory",
    "tie broken by completed_tickets",
    "total below zero",
    "nobody completed a ticket",
}
EUROPE = {
    "tunnel without extra cards",
    "tunnel paid with three extra cards",
    "tunnel withdrawn",
    "tunnel withdrawn though it could be paid",
    "tunnel that cannot be paid",
    "tunnel with fewer than three cards",
    "tunnel without cards",
    "tunnel by locomotives alone",
    "reshuffle while digging",
    "ferry",
    "ferry by locomotives alone",
    "third station",
    "station by locomotives alone",
    "station in the last turns",
    "station borrows",
    "three stations borrow",
    "route lent twice",
    "tie broken by fewer_stations",
    "tie broken by longest_trail",
    "trail bonus shared",
}
GERMANY = {
    "third track of a triple route",
    "passenger declined",
    "nobody waits at an end",
    "passenger of a country",
    "country left empty",
    "one pile exhausted",
    "mix forced by a short pile",
    "tie broken by passengers",
    "most tickets shared",
    "first prize shared",
    "second prize shared",
    "no second prize",
}


SOUGHT = {
    "shared victory",
    "three stations borrow",
    *(
        f"tie broken by {name}"
        for name in ("completed_tickets", "fewer_stations", "longest_trail", "passengers")
    ),
}
"""Events of the result so rare that games are searched for them."""


def wanted(map_id: str) -> set[str]:
    """The events that the finished games of a map must show."""
    return EVERYWHERE | (EUROPE if map_id == "europe" else GERMANY)


def events_of_step(before: State, action: int, after: State, chance: tuple[Outcome, ...]) -> Iterator[str]:
    """What happened from one decision to the next."""
    drawn = [outcome.kind for outcome in chance if outcome.kind in (CARD, SHUFFLE)]
    yield from events_of_cards(before, action, after, drawn)
    if before.phase in (PAY_ROUTE, PAY_STATION, PAY_EXTRA):
        yield from events_of_payment(before, action, after, drawn)
    if before.phase in (TURN, KEEP_TICKETS):
        yield from events_of_tickets(before, after, sum(outcome.kind == TICKET for outcome in chance))
    if before.phase == TAKE_PASSENGER:
        yield from events_of_passengers(before, action, after)
    if before.phase == TURN and before.last_turns:
        kind = kind_of(before.board, action)
        yield from {"pass": ["pass in the last turns"], "tickets": ["tickets in the last turns"]}.get(
            kind, []
        )
        if kind == "station":
            yield "station in the last turns"
    if action == before.board.pass_turn:
        yield "pass"
        if after.phase == OVER and before.last_turns != 1:
            yield "ended by passing"
    if after.last_turns == after.players and before.last_turns == 0:
        yield f"last turns with {after.wagons[before.seat]} wagons left"


def events_of_cards(before: State, action: int, after: State, drawn: list[int]) -> Iterator[str]:
    if SHUFFLE in drawn:
        yield "reshuffle"
    if before.phase in (TURN, SECOND_CARD) and drawn.count(CARD) > ROW_SIZE:
        yield "row replaced"
        if drawn.count(CARD) > 2 * ROW_SIZE:
            yield "row replaced twice or more"
    if after.row_stays > before.row_stays:
        yield "row stays after ten replacements"
    if after.row.count(LOCOMOTIVE) >= ROW_LOCOMOTIVES and not after.row_stays and after.phase == TURN:
        yield "row stays as nothing would help"
    if EMPTY in after.row:
        yield "gap in the row"
    if after.row.count(EMPTY) < before.row.count(EMPTY):
        yield "gap in the row filled"
    if after.row.count(EMPTY) == ROW_SIZE and not sum(after.deck):
        yield "every card in a hand"
    kind = kind_of(before.board, action)
    if kind == "locomotive":
        yield "locomotive from the row"
    elif before.phase == TURN and kind in ("deck", "row") and after.turns > before.turns:
        left = set(after.row) - {EMPTY}
        yield "only locomotives left for a second card" if left else "one card was all there was"


def events_of_payment(before: State, action: int, after: State, drawn: list[int]) -> Iterator[str]:
    board, seat, route = before.board, before.seat, before.target
    alone = action == board.pay_locomotives
    if alone:
        yield "locomotives alone paid"
    if before.phase == PAY_STATION:
        if after.stations[seat].bit_count() == 3:
            yield "third station"
        if alone:
            yield "station by locomotives alone"
        return
    if before.phase == PAY_ROUTE and board.kind[route] == FERRY:
        yield "ferry by locomotives alone" if alone else "ferry"
    if board.kind[route] == TUNNEL:
        yield from events_of_tunnel(before, action, after, drawn)
    if owns(after, seat, route):
        yield from events_of_claim(before, after, route)


def events_of_tunnel(before: State, action: int, after: State, drawn: list[int]) -> Iterator[str]:
    if before.phase == PAY_EXTRA:
        options = legal(before)
        if action == before.board.withdraw:
            yield "tunnel withdrawn"
            yield (
                "tunnel that cannot be paid"
                if len(options) == 1
                else "tunnel withdrawn though it could be paid"
            )
        elif before.extras == TUNNEL_CARDS:
            yield "tunnel paid with three extra cards"
        return
    if action == before.board.pay_locomotives:
        yield "tunnel by locomotives alone"
    if after.phase != PAY_EXTRA:
        yield "tunnel without extra cards"
    revealed = min(TUNNEL_CARDS, before.deck_size + before.discard_size)
    if revealed < TUNNEL_CARDS:
        yield "tunnel with fewer than three cards" if revealed else "tunnel without cards"
    reveals = [index for index, kind in enumerate(drawn) if kind == CARD][:revealed]
    if revealed and SHUFFLE in drawn[: reveals[-1]]:
        yield "reshuffle while digging"


def events_of_claim(before: State, after: State, route: int) -> Iterator[str]:
    board = before.board
    ends = set(board.map.routes[route].ends)
    tracks = [number for number, other in enumerate(board.map.routes) if set(other.ends) == ends]
    taken = sum(any(owns(after, seat, track) for seat in range(after.players)) for track in tracks)
    if taken > 1:
        yield "another track of a double route"
        if before.players < board.all_tracks_from:
            yield "all tracks open to few"
    if taken > 2:
        yield "third track of a triple route"
    if board.num_passengers and (after.phase != TAKE_PASSENGER or after.route_end == 1):
        yield "nobody waits at an end"
    below = [seat for seat in range(after.players) if after.wagons[seat] <= FINAL_WAGONS]
    if len(below) > 1:
        yield "two below three wagons"


def events_of_tickets(before: State, after: State, from_top: int) -> Iterator[str]:
    seat = before.seat
    if after.phase == KEEP_TICKETS:
        offered = after.num_offered[seat]
        if from_top < offered:
            yield "drawn from under the pile"
        if offered == 1:
            yield "ticket alone and kept"
        if before.board.drawn_piles == 2:
            sizes = before.pile_size
            if min(sizes) < before.board.draw_count:
                yield "mix forced by a short pile"
    elif before.phase == KEEP_TICKETS:
        kept = sum(
            after.tickets[2 * seat + word].bit_count() - before.tickets[2 * seat + word].bit_count()
            for word in (0, 1)
        )
        if kept == before.num_offered[seat] > 1:
            yield "all tickets of an offer kept"
        sizes = after.pile_size[: after.board.drawn_piles]
        if not any(sizes):
            yield "tickets exhausted"
        elif 0 in sizes:
            yield "one pile exhausted"


def events_of_passengers(before: State, action: int, after: State) -> Iterator[str]:
    board = before.board
    if action == board.decline:
        yield "passenger declined"
        return
    place = (board.route_a, board.route_b)[before.route_end][before.target]
    if place >= board.num_cities:
        yield "passenger of a country"
        first = board.first_passenger[place]
        if all(
            after.passengers[i] == PASSENGER_COLOURS for i in range(first, first + board.passengers_at[place])
        ):
            yield "country left empty"


def owns(state: State, seat: int, route: int) -> bool:
    return bool(state.owned[seat * ROUTE_WORDS + route // 64] >> route % 64 & 1)


def events_of_game(game: Game) -> Iterator[str]:
    """What shows only at the end, or was chosen at the start."""
    if game.options.first_player is not None:
        yield "first player chosen"
    if game.options.seat_order != Options().seat_order:
        yield "seats in join order"
    yield from events_of_result(game.state)


def events_of_result(state: State) -> Iterator[str]:
    score, players = tally(state), range(state.players)
    yield from events_of_ranking(state, score)
    if any(score.total[seat] < 0 for seat in players):
        yield "total below zero"
    if not any(score.completed):
        yield "nobody completed a ticket"
    if sum(points > 0 for points in score.trail_points) > 1:
        yield "trail bonus shared"
    if sum(points > 0 for points in score.most_tickets_points) > 1:
        yield "most tickets shared"
    borrowed = [[r for r in score.borrowed[3 * seat : 3 * seat + 3] if r != NO_ROUTE] for seat in players]
    if any(borrowed):
        yield "station borrows"
    if any(len(routes) == 3 for routes in borrowed):
        yield "three stations borrow"
    if max(Counter(route for routes in borrowed for route in set(routes)).values(), default=0) > 1:
        yield "route lent twice"
    yield from events_of_prizes(state, score)


def events_of_ranking(state: State, score: Tally) -> Iterator[str]:
    seats = range(state.players)
    if [score.place[seat] for seat in seats].count(1) > 1:
        yield "shared victory"
    criteria = {
        "completed_tickets": score.completed,
        "fewer_stations": score.stations_built,
        "longest_trail": score.trail_points,
        "passengers": score.passengers,
    }
    best = max(score.total[seat] for seat in seats)
    tied = [seat for seat in seats if score.total[seat] == best]
    for name in state.board.map.rules.tie_breaks:
        if len({criteria[name][seat] for seat in tied}) > 1:
            yield f"tie broken by {name}"
            return


def events_of_prizes(state: State, score: Tally) -> Iterator[str]:
    for colour in range(state.board.num_passenger_colours):
        prizes = [score.passenger_prizes[seat * PASSENGER_COLOURS + colour] for seat in range(state.players)]
        if prizes.count(state.board.most_passengers) > 1:
            yield "first prize shared"
        elif prizes.count(state.board.second_passengers) > 1:
            yield "second prize shared"
        elif prizes.count(state.board.second_passengers) == 0:
            yield "no second prize"


def play_watched(game: Game, action: int) -> set[str]:
    """Play an action and say what it brought about."""
    before = game.state.copy()
    game.play(action)
    return set(events_of_step(before, action, game.state, game.history[-1].chance))
