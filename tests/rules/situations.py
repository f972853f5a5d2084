"""Situations for rule tests, set up by hand and always complete: all 110 cards, all tickets, all wagons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace

import pytest

from vagon.maps import load_map
from vagon.maps.model import Ticket
from vagon.rules.board import Board
from vagon.rules.constants import (
    CARD,
    CARDS_PER_COLOUR,
    EMPTY,
    LOCOMOTIVE,
    MAX_OFFER,
    MAX_SEATS,
    NUM_KINDS,
    NUM_LOCOMOTIVES,
    PASSENGER_COLOURS,
    ROUTE_WORDS,
    ROW_SIZE,
    SHUFFLE,
    TAKEN,
    TICKET_WORDS,
)
from vagon.rules.deal import deal
from vagon.rules.legal import legal
from vagon.rules.play import play
from vagon.rules.random import seed_key
from vagon.rules.refusals import Refused
from vagon.rules.state import State
from vagon.table.actions import CARD_NAMES, actions_of

BOARDS = {name: Board(load_map(name)) for name in ("europe", "germany")}
LETTERS = dict(zip("VWBYOKRGL", range(NUM_KINDS), strict=True))
"""Violet, White, Blue, Yellow, Orange, blacK, Red, Green, Locomotive."""


def counts(cards: str) -> list[int]:
    """Cards by kind from a text like `3R 1L` or `RRRL`."""
    found = [0] * NUM_KINDS
    number = ""
    for letter in cards.replace(" ", ""):
        if letter.isdigit():
            number += letter
        else:
            found[LETTERS[letter]] += int(number or 1)
            number = ""
    return found


def start(map_name: str = "europe", players: int = 4, seed: int = 0, all_open: bool = False) -> State:
    """A game after its set-up, seats in join order, seat 0 to begin, opening not yet chosen."""
    state = State(BOARDS[map_name])
    deal(state, seed_key(seed), players, 0, True, all_open)
    return state


def first_turn(map_name: str = "europe", players: int = 4, seed: int = 0, all_open: bool = False) -> State:
    """The first turn, seat 0 to move; every seat kept the first two tickets offered."""
    state = start(map_name, players, seed, all_open)
    while state.turns == 0 and "claim" not in " ".join(texts(state)) and "draw deck" not in texts(state):
        do(state, "keep 1,2" if "keep 1,2" in texts(state) else texts(state)[0])
    return state


def situation(
    map_name: str = "europe",
    players: int = 4,
    *,
    hand: str = "",
    hands: Mapping[int, str] | None = None,
    row: str = "VWBYO",
    deck: str | None = None,
    discards: str = "",
    own: Mapping[int, Iterable[str]] | None = None,
    seed: int = 0,
    all_open: bool = False,
) -> State:
    """The first turn with these cards: `hand` is seat 0's; hands not named are empty.

    With `deck` None all other cards are the deck; otherwise the last seat holds the cards named nowhere.
    """
    state = first_turn(map_name, players, seed, all_open)
    held = {0: hand, **(hands or {})}
    piles = {seat: counts(cards) for seat, cards in held.items()}
    slots = [LETTERS[letter] for letter in row] + [EMPTY] * (ROW_SIZE - len(row))
    rest = [CARDS_PER_COLOUR] * LOCOMOTIVE + [NUM_LOCOMOTIVES]
    for pile in (*piles.values(), counts(row), counts(discards), counts(deck or "")):
        rest = [left - used for left, used in zip(rest, pile, strict=True)]
    assert min(rest) >= 0, f"more cards than there are: {dict(zip(CARD_NAMES, rest, strict=True))}"
    if deck is not None:
        last = piles.get(players - 1, [0] * NUM_KINDS)
        assert sum(rest) == 0 or players - 1 != 0
        piles[players - 1] = [a + b for a, b in zip(last, rest, strict=True)]
        rest = counts(deck)
    all_hands = [0] * (MAX_SEATS * NUM_KINDS)
    for seat, pile in piles.items():
        all_hands[seat * NUM_KINDS : (seat + 1) * NUM_KINDS] = pile
    state.load(
        {
            "hand": all_hands,
            "known": [0] * (MAX_SEATS * NUM_KINDS),
            "row": slots,
            "deck": rest,
            "deck_size": sum(rest),
            "shuffled": rest,
            "drawn": [0] * (MAX_SEATS * NUM_KINDS),
            "discards": counts(discards),
            "discard_size": sum(counts(discards)),
        }
    )
    for seat, routes in (own or {}).items():
        give_routes(state, seat, routes)
    return state


def give_routes(state: State, seat: int, routes: Iterable[str]) -> None:
    """Let the seat own these routes, with all that follows for wagons, points and what is still open."""
    board = state.board
    for name in routes:
        route = board.route_numbers[name]
        word, bit = divmod(route, 64)
        owned, opened = list(state.owned), list(state.open)
        wagons, points = list(state.wagons), list(state.points)
        owned[seat * ROUTE_WORDS + word] |= 1 << bit
        wagons[seat] -= board.length[route]
        points[seat] += board.points[route]
        ends = set(board.map.routes[route].ends)
        for other, candidate in enumerate(board.map.routes):
            for at in range(state.players):
                parallel = set(candidate.ends) == ends and (at == seat or not state.all_open)
                if other == route or parallel:
                    opened[at * ROUTE_WORDS + other // 64] &= ~(1 << other % 64)
        state.load({"owned": owned, "open": opened, "wagons": wagons, "points": points})


def give_tickets(state: State, seat: int, tickets: Iterable[str]) -> None:
    """Let the seat hold exactly these tickets, from wherever they were; those it had go to their piles."""
    board = state.board
    held, loose, out, sizes = list(state.tickets), list(state.loose), list(state.out), list(state.pile_size)
    wanted = {board.ticket_numbers[name] for name in tickets}
    for ticket in range(board.num_tickets):
        word, bit = divmod(ticket, 64)
        for words in (held[seat * 2 : seat * 2 + 2],):
            if words[word] >> bit & 1 and ticket not in wanted:
                held[seat * 2 + word] &= ~(1 << bit)
                loose[word] |= 1 << bit
                sizes[board.ticket_pile[ticket]] += 1
        if ticket in wanted:
            for other in range(state.players):
                held[other * 2 + word] &= ~(1 << bit)
            if loose[word] >> bit & 1:
                sizes[board.ticket_pile[ticket]] -= 1
            loose[word] &= ~(1 << bit)
            out[word] &= ~(1 << bit)
            held[seat * 2 + word] |= 1 << bit
    state.load({"tickets": held, "loose": loose, "out": out, "pile_size": sizes})


def texts(state: State) -> list[str]:
    """The legal actions as text."""
    names = actions_of(state.board)
    return [names.text(action) for action in legal(state)]


def do(state: State, *actions: str) -> State:
    """Play actions given as text."""
    for action in actions:
        play(state, actions_of(state.board).number(action))
    return state


def hand_of(state: State, seat: int) -> str:
    """A hand as text: `3R 1L`, in the order of the kinds."""
    return as_text(state.hand[seat * NUM_KINDS : (seat + 1) * NUM_KINDS])


def refuse(state: State, *actions: str, rule: str | None = None) -> None:
    """Check that each of these actions is refused, by `rule` if one is named, and changes nothing."""
    for action in actions:
        number = actions_of(state.board).number(action)
        before = state.copy()
        assert number not in legal(state), action
        with pytest.raises(Refused) as refused:
            play(state, number)
        assert rule in (None, refused.value.rule)
        assert state == before


def kinds_of(state: State) -> set[str]:
    """The first words of the legal actions: what sorts of things may be done."""
    return {text.split()[0] for text in texts(state)}


def as_text(pile: Iterable[int]) -> str:
    """A pile of cards by kind as text: `3R 1L`, in the order of the kinds."""
    return " ".join(f"{n}{letter}" for letter, n in zip(LETTERS, pile, strict=True) if n)


def row_of(state: State) -> str:
    """The row as text, slot by slot: `VWB.O` with a gap."""
    return "".join([*LETTERS, "."][kind] for kind in state.row)


def all_cards(state: State) -> list[int]:
    """All cards of the game by kind, wherever they are."""
    places = [state.deck, state.discards, state.aside]
    places += [state.hand[seat * NUM_KINDS : (seat + 1) * NUM_KINDS] for seat in range(MAX_SEATS)]
    shown = Counter([*state.row, *state.revealed])
    return [sum(place[kind] for place in places) + shown[kind] for kind in range(NUM_KINDS)]


def outcomes(state: State) -> list[tuple[int, ...]]:
    """What chance has decided since the last call, one tuple for each outcome; the state needs a tape."""
    assert state.tape is not None
    values, found = state.tape.take(), []
    while values:
        length = 1 + NUM_KINDS if values[0] == SHUFFLE else 2
        found.append(tuple(values[:length]))
        del values[:length]
    return found


def cards_drawn(state: State) -> list[int]:
    """The kinds of the cards that have left the deck since the last call; the state needs a tape."""
    return [outcome[1] for outcome in outcomes(state) if outcome[0] == CARD]


def set_wagons(state: State, seat: int, wagons: int) -> None:
    """Leave the seat this many wagons."""
    state.load({"wagons": [wagons if at == seat else n for at, n in enumerate(state.wagons)]})


def set_points(state: State, *points: int) -> None:
    """Let each seat have scored this many points for routes."""
    state.load({"points": [*points, *state.points[len(points) :]]})


def give_stations(state: State, seat: int, *cities: str) -> None:
    """Let the seat have built stations in exactly these cities."""
    stations = list(state.stations)
    stations[seat] = sum(1 << state.board.place_numbers[city] for city in cities)
    state.load({"stations": stations})


def owner_of(state: State, route: str) -> int | None:
    """The seat that owns the route, if any."""
    word, bit = divmod(state.board.route_numbers[route], 64)
    owners = [at for at in range(state.players) if state.owned[at * ROUTE_WORDS + word] >> bit & 1]
    assert len(owners) < 2
    return owners[0] if owners else None


def in_set(words: Iterable[int], names: Iterable[str]) -> set[str]:
    """The names whose positions are in a set kept in 64-bit words."""
    whole = sum(word << 64 * i for i, word in enumerate(words))
    return {name for i, name in enumerate(names) if whole >> i & 1}


def tickets_of(state: State, seat: int) -> set[str]:
    """The tickets that the seat keeps."""
    return in_set(state.tickets[seat * TICKET_WORDS : (seat + 1) * TICKET_WORDS], state.board.ticket_numbers)


def offered_to(state: State, seat: int) -> list[str]:
    """The tickets that the seat has to choose from, in the order of their positions."""
    names = list(state.board.ticket_numbers)
    first = seat * MAX_OFFER
    return [names[ticket] for ticket in state.offered[first : first + state.num_offered[seat]]]


def loose_tickets(state: State, pile: str) -> set[str]:
    """The tickets in the shuffled part of a pile."""
    found = in_set(state.loose, state.board.ticket_numbers)
    return {ticket.id for ticket in state.board.map.tickets if ticket.id in found and ticket.pile == pile}


def under_piles(state: State) -> list[str]:
    """The tickets put under their piles, oldest first."""
    names = list(state.board.ticket_numbers)
    return [names[ticket] for ticket in state.under[: state.num_under]]


def leave_tickets(state: State, **left: int) -> None:
    """Leave only this many tickets in each pile named; the last seat holds the others."""
    names = state.board.ticket_numbers
    last = state.players - 1
    loose, held, sizes = list(state.loose), list(state.tickets), list(state.pile_size)
    for pile, number in left.items():
        for ticket in sorted(loose_tickets(state, pile))[number:]:
            word, bit = divmod(names[ticket], 64)
            loose[word] &= ~(1 << bit)
            held[last * TICKET_WORDS + word] |= 1 << bit
        sizes[state.board.piles.index(pile)] = number
    state.load({"loose": loose, "tickets": held, "pile_size": sizes})


def leave_only(state: State, *tickets: str) -> None:
    """Let exactly these tickets lie in the piles; the last seat holds the others that were there."""
    board, last = state.board, state.players - 1
    loose, held, out = list(state.loose), list(state.tickets), list(state.out)
    for name, ticket in board.ticket_numbers.items():
        word, bit = divmod(ticket, 64)
        if name in tickets:
            for seat in range(state.players):
                held[seat * TICKET_WORDS + word] &= ~(1 << bit)
            out[word] &= ~(1 << bit)
            loose[word] |= 1 << bit
        elif loose[word] >> bit & 1:
            loose[word] &= ~(1 << bit)
            held[last * TICKET_WORDS + word] |= 1 << bit
    piles = [board.piles[board.ticket_pile[board.ticket_numbers[name]]] for name in tickets]
    sizes = [piles.count(pile) for pile in board.piles]
    state.load({"loose": loose, "tickets": held, "out": out, "pile_size": [*sizes, 0][:2]})


def passenger_colours(state: State) -> tuple[str, ...]:
    rules = state.board.map.rules.passengers
    return rules.colours if rules else ()


def standing_at(state: State, place: str) -> range:
    """The numbers of the passengers that stood in a city or at a crossing's country at the start."""
    number = state.board.place_numbers[place]
    first = state.board.first_passenger[number]
    return range(first, first + state.board.passengers_at[number])


def waiting(state: State, place: str) -> list[str]:
    """The colours of the passengers left in a city or in the country of a crossing, sorted."""
    colours = passenger_colours(state)
    found = [state.passengers[i] for i in standing_at(state, place)]
    return sorted(colours[colour] for colour in found if colour != TAKEN)


def put_passengers(state: State, **wanted: str) -> None:
    """Let passengers of these colours stand in these places, exchanged for others elsewhere.

    A place is a city, or a crossing with `_` for the hyphen.
    """
    colours = passenger_colours(state)
    standing = list(state.passengers)
    fixed: set[int] = set()
    for name, words in wanted.items():
        numbers = standing_at(state, name.replace("_", "-"))
        assert len(words.split()) == len(numbers), f"{name} has {len(numbers)} passengers"
        for here, word in zip(numbers, words.split(), strict=True):
            colour = colours.index(word)
            there = next(i for i in [here, *range(len(standing))] if standing[i] == colour and i not in fixed)
            standing[here], standing[there] = standing[there], standing[here]
            fixed.add(here)
    state.load({"passengers": standing})


def empty_places(state: State, seat: int, *places: str) -> None:
    """Let the seat have taken all passengers of these places."""
    standing, collected = list(state.passengers), list(state.collected)
    for place in places:
        for i in standing_at(state, place):
            if standing[i] != TAKEN:
                collected[seat * PASSENGER_COLOURS + standing[i]] += 1
                standing[i] = TAKEN
    state.load({"passengers": standing, "collected": collected})


def collected_by(state: State, seat: int) -> dict[str, int]:
    """The seat's passengers by colour, without those it has none of."""
    first = seat * PASSENGER_COLOURS
    found = zip(passenger_colours(state), state.collected[first : first + PASSENGER_COLOURS], strict=False)
    return {colour: number for colour, number in found if number}


def set_collected(state: State, **by_colour: Iterable[int]) -> None:
    """Let the seats have collected these numbers of passengers of the colours named, and no others.

    The board is left as it is, so that more than it holds can be given.
    """
    collected = [0] * (MAX_SEATS * PASSENGER_COLOURS)
    for colour, numbers in by_colour.items():
        for seat, number in enumerate(numbers):
            collected[seat * PASSENGER_COLOURS + passenger_colours(state).index(colour)] = number
    state.load({"collected": collected})


def add_board(
    name: str,
    map_name: str,
    *tickets: tuple[str, str, int],
    routes: Mapping[str, tuple[int, str]] | None = None,
) -> str:
    """Make `name` a board for `situation`: a map with more tickets, or other lengths and colours of routes.

    The tickets are in the pile that is drawn from first.
    """
    base = load_map(map_name)
    pile = base.rules.drawn_tickets.piles[0]
    more = tuple(Ticket(f"{a}-{b}", (a, b), points, pile) for a, b, points in tickets)
    assert not {ticket.id for ticket in more} & {ticket.id for ticket in base.tickets}
    changed = routes or {}
    altered = tuple(
        replace(route, length=changed[route.id][0], colour=changed[route.id][1])
        if route.id in changed
        else route
        for route in base.routes
    )
    new = replace(base, id=name, routes=altered, tickets=(*base.tickets, *more), digest=name)
    BOARDS[name] = Board(new)
    return name


def payments(state: State, route: str) -> dict[str, str]:
    """The ways to pay for a route: action by the cards that leave the hand. Empty if it cannot be claimed."""
    if f"claim {route}" not in texts(state):
        return {}
    claimed = do(state.copy(), f"claim {route}")
    found = {}
    for action in texts(claimed):
        after = do(claimed.copy(), action)
        before = counts(hand_of(state, 0))
        found[as_text(a - b for a, b in zip(before, counts(hand_of(after, 0)), strict=True))] = action
    return found


def pay(state: State, route: str, cards: str) -> bool:
    """Claim the route with exactly these cards if that is possible; otherwise check that nothing changes."""
    ways = payments(state, route)
    action = ways.get(as_text(counts(cards)))
    if action is not None:
        do(state, f"claim {route}", action)
    elif not ways:
        refuse(state, f"claim {route}")
    return action is not None
