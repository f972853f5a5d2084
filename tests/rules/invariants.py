"""What must hold in every state that play can reach, and from each state to the next."""

from __future__ import annotations

from collections import Counter

from tests.games.policies import MOST_DECISIONS
from tests.oracles.legality import open_routes
from tests.oracles.reading import members, read_seats
from tests.oracles.results import route_points
from tests.oracles.trails import weight
from tests.rules.situations import all_cards
from vagon.rules.constants import (
    CARDS_PER_COLOUR,
    EMPTY,
    FIRST_OF_BATCH,
    LOCOMOTIVE,
    MAX_OFFER,
    MAX_SEATS,
    NUM_KINDS,
    NUM_LOCOMOTIVES,
    OVER,
    PASSENGER_COLOURS,
    PAY_EXTRA,
    PAY_ROUTE,
    ROUTE_WORDS,
    ROW_LOCOMOTIVES,
    ROW_SIZE,
    SECOND_CARD,
    TAKE_PASSENGER,
    TAKEN,
    TICKET_WORDS,
    TURN,
)
from vagon.rules.legal import is_legal, legal
from vagon.rules.state import State

STOCK = [CARDS_PER_COLOUR] * LOCOMOTIVE + [NUM_LOCOMOTIVES]


def check_state(state: State) -> None:
    """Check everything but the legal actions."""
    check_cards(state)
    check_row(state)
    check_board(state)
    check_tickets(state)
    check_passengers(state)
    check_phase(state)


def check_cards(state: State) -> None:
    """All 110 cards, kind by kind; sizes that are true; what is known is there."""
    assert all_cards(state) == STOCK
    assert state.deck_size == sum(state.deck)
    assert state.discard_size == sum(state.discards)
    assert min(*state.deck, *state.discards, *state.aside, *state.hand, *state.known) >= 0
    assert all(known <= held for known, held in zip(state.known, state.hand, strict=True))
    assert not any(state.hand[state.players * NUM_KINDS :])
    unseen = [sum(state.drawn[kind::NUM_KINDS]) for kind in range(NUM_KINDS)]
    assert [*state.shuffled] == [a + b for a, b in zip(state.deck, unseen, strict=True)]


def check_row(state: State) -> None:
    """The deck is renewed and gaps are filled at once; three locomotives stay only where nothing helps."""
    assert state.deck_size or not state.discard_size
    assert EMPTY not in state.row or not state.deck_size
    shown = Counter(state.row)
    in_row = ROW_SIZE - shown[EMPTY]
    pool = state.deck_size + state.discard_size + in_row
    coloured = pool - state.deck[LOCOMOTIVE] - state.discards[LOCOMOTIVE] - shown[LOCOMOTIVE]
    if shown[LOCOMOTIVE] >= ROW_LOCOMOTIVES and state.phase in (TURN, SECOND_CARD):
        assert state.row_stays or coloured < min(ROW_SIZE, pool) - 2
    if state.row_stays:
        assert shown[LOCOMOTIVE] >= ROW_LOCOMOTIVES


def check_board(state: State) -> None:
    """Wagons, points, open routes and stations follow from the routes owned."""
    game_map, seats = state.board.map, read_seats(state)
    for number, seat in enumerate(seats):
        assert seat.wagons == game_map.rules.wagons - weight(seat.routes)
        assert seat.wagons >= 0
        assert state.points[number] == route_points(game_map, seat)
        assert len(seat.stations) <= game_map.rules.stations
        pairs = [frozenset(route.ends) for route in seat.routes]
        assert len(pairs) == len(set(pairs))
        opened = members(state.open, number * ROUTE_WORDS, ROUTE_WORDS)
        assert [game_map.routes[route] for route in opened] == open_routes(state, seats, number)
    taken = [route for seat in seats for route in seat.routes]
    assert len(taken) == len(set(taken))
    cities = [city for seat in seats for city in seat.stations]
    assert len(cities) == len(set(cities))
    assert not any(state.owned[state.players * ROUTE_WORDS :])
    assert not any(state.stations[state.players :])


def check_tickets(state: State) -> None:
    """Every ticket is in exactly one place: held, offered, in its pile above or below, or out of the game."""
    board = state.board
    places = [*members(state.loose, 0, TICKET_WORDS), *members(state.out, 0, TICKET_WORDS)]
    under = state.under[: state.num_under]
    places += under
    for seat in range(MAX_SEATS):
        held = members(state.tickets, seat * TICKET_WORDS, TICKET_WORDS)
        offered = state.offered[seat * MAX_OFFER : seat * MAX_OFFER + state.num_offered[seat]]
        assert not any(state.offered[seat * MAX_OFFER + len(offered) : (seat + 1) * MAX_OFFER])
        assert seat < state.players or not (held or offered)
        places += held + offered
        rejected = members(state.rejected, seat * TICKET_WORDS, TICKET_WORDS)
        assert not {*rejected} & {*held, *offered, *members(state.loose, 0, TICKET_WORDS)}
        mine = {t for t, by in zip(under, state.under_by, strict=False) if by % FIRST_OF_BATCH == seat}
        assert mine <= {*rejected}
    assert sorted(places) == list(range(board.num_tickets))
    in_piles = Counter(board.ticket_pile[t] for t in [*under, *members(state.loose, 0, TICKET_WORDS)])
    assert state.pile_size == [in_piles[0], in_piles[1]]
    assert not any(state.under[state.num_under :])
    assert not any(state.under_by[state.num_under :])


def check_passengers(state: State) -> None:
    """Every passenger stands on the board or was collected, equally many of each colour."""
    board = state.board
    standing = Counter(state.passengers[: board.num_passengers])
    for colour in range(board.num_passenger_colours):
        collected = sum(state.collected[colour::PASSENGER_COLOURS])
        assert standing[colour] + collected == board.passengers_each
    assert standing[TAKEN] == sum(state.collected)
    assert not any(state.collected[state.players * PASSENGER_COLOURS :])


def check_phase(state: State) -> None:
    """Nothing is left over from a decision that has been made."""
    assert 0 <= state.seat < state.players
    if state.phase not in (PAY_EXTRA, TAKE_PASSENGER):
        assert not any(state.aside)
        assert set(state.revealed) == {EMPTY}
        assert (state.paid_colour, state.paid_locomotives, state.extras, state.route_end) == (0, 0, 0, 0)
    if state.phase in (TURN, SECOND_CARD, OVER):
        assert state.target == 0
        assert not any(state.num_offered)
    if state.phase == PAY_EXTRA:
        assert 1 <= state.extras <= 3 - state.revealed.count(EMPTY)
    if state.phase == PAY_ROUTE:
        assert state.wagons[state.seat] >= state.board.length[state.target]


def check_legal(state: State) -> None:
    """What is listed is sorted, and is exactly what is legal among all ids."""
    listed = legal(state)
    assert listed == [action for action in range(state.board.num_actions) if is_legal(state, action)]
    assert bool(listed) == (state.phase != OVER)
    for action in (-1, state.board.num_actions, state.board.num_actions + 200, 2**31 - 1, -(2**31)):
        assert not is_legal(state, action)


class Watch:
    """Follows one game from its first turn: whose turn it is, when the end begins, and when it comes."""

    def __init__(self, state: State) -> None:
        self.decisions = 0
        self.triggered: int | None = None
        self.passes = 0
        self.previous = state.copy()

    def see(self, state: State, action: int) -> None:
        """Check the step from the state seen last, by `action`."""
        before, self.previous = self.previous, state.copy()
        self.decisions += 1
        assert self.decisions < MOST_DECISIONS
        assert state.chance.words_used >= before.chance.words_used
        if before.phase == TURN:
            self.passes = self.passes + 1 if action == state.board.pass_turn else 0
        if state.turns > before.turns:
            self.end_turn(before, state)
        else:
            assert state.phase != OVER
        if state.phase == TURN:
            assert state.seat == (state.first_player + state.turns) % state.players
        elif state.phase != OVER and state.turns == before.turns and before.phase >= TURN:
            assert state.seat == before.seat

    def end_turn(self, before: State, state: State) -> None:
        """The end is triggered once, then everybody has one more turn (A-62 to A-64); or all pass (A-21)."""
        assert state.turns == before.turns + 1
        left = self.last_turns_left(state)
        if self.triggered is None and state.wagons[before.seat] <= 2:
            self.triggered = state.turns
            left = state.players
        over = left == 0 or self.passes == state.players
        assert (state.phase == OVER) == over
        assert state.last_turns == (0 if over or left is None else left)

    def last_turns_left(self, state: State) -> int | None:
        return None if self.triggered is None else self.triggered + state.players - state.turns
