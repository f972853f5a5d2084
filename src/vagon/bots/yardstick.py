"""What the published agents leave open, answered once for all of them.

Their authors' games have no stations, no passengers and no choice of a mix of tickets. Here no yardstick
builds a station unless nothing else is legal; each takes the passenger that wins it most points if the game
ended now; and each asks for one ticket of the second pile at the opening, as other maps deal them, and for
none later. A tunnel's extra cards are paid if they can be, a payment uses as few locomotives as it can, and
when what an agent wants is not legal it takes a card from the deck, then any from the row, the longest
route, tickets, and only then whatever is left.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from vagon.bots.base import Bot
from vagon.bots.graph import Distances, Situation
from vagon.rules.constants import DRAW_DECK, DRAW_ROW, LOCOMOTIVE, NUM_COLOURS
from vagon.table.views import View

RELEASED: Final = "2017"
"""The option for an agent as its authors' program plays, its mistakes included."""
OPENING_MIX: Final = 1


class Yardstick(Bot):
    """Answers the small decisions; an agent says which tickets to keep and what to do with a turn."""

    def choose(self, view: View) -> int:
        if len(view.legal) == 1:
            return view.legal[0]
        now = Situation(view)
        match view.phase:
            case "choose_mix":
                return now.board.first_tickets + min(OPENING_MIX, now.board.opening_choice)
            case "choose_tickets" | "keep_tickets":
                return self._keep(now)
            case "turn":
                return self.turn(now)
            case "second_card":
                return self.second_card(now)
            case "pay_route" | "pay_station":
                return self.pay(now)
            case "pay_extra":
                return view.legal[0]  # the fewest locomotives come first, giving up last
            case _:
                return best_passenger(now)

    def _keep(self, now: Situation) -> int:
        opening = now.view.phase == "choose_tickets"
        kept = set(self.keep(now, list(options(now)), opening))
        positions = sum(1 << i for i, ticket in enumerate(now.offered) if ticket in kept)
        return now.board.first_keep + positions - 1

    @abstractmethod
    def keep(self, now: Situation, options: list[tuple[int, ...]], opening: bool) -> tuple[int, ...]:
        """One of the sets of tickets that may be kept."""

    @abstractmethod
    def turn(self, now: Situation) -> int:
        """The action that begins the turn."""

    @abstractmethod
    def second_card(self, now: Situation) -> int:
        """The other card of a turn of drawing."""

    def pay(self, now: Situation) -> int:
        """The payment with the fewest locomotives, then of the colour of which most is held."""
        return cheapest_payment(now, now.hand)


def options(now: Situation) -> Iterator[tuple[int, ...]]:
    """The sets of tickets that may be kept, in the order of their positions, the small sets first."""
    sets = sorted(
        (action - now.board.first_keep + 1 for action in now.view.legal),
        key=lambda kept: (kept.bit_count(), kept),
    )
    for kept in sets:
        yield tuple(ticket for i, ticket in enumerate(now.offered) if kept >> i & 1)


def first_three(options: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The first set of three tickets listed, or the largest set if there is none of three."""
    threes = [kept for kept in options if len(kept) == 3]
    return threes[0] if threes else max(options, key=len)


def cheapest(now: Situation, options: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The fewest tickets with the fewest points."""
    return min(options, key=lambda kept: (len(kept), points_of(now, kept)))


def points_of(now: Situation, tickets: Iterable[int]) -> int:
    return sum(now.net.value[ticket] for ticket in tickets)


def best_ratio(now: Situation, options: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The most points for each wagon still needed, if the wagons last; otherwise the fewest points."""
    needs = {ticket: wagons_for(now, ticket) for ticket in now.offered}
    feasible = [kept for kept in options if sum(needs[ticket] for ticket in kept) <= now.wagons]
    if not feasible:
        return min(options, key=lambda kept: points_of(now, kept))
    return max(
        feasible, key=lambda kept: points_of(now, kept) / max(1, sum(needs[ticket] for ticket in kept))
    )


def wagons_for(now: Situation, ticket: int) -> int:
    """Wagons that a ticket still needs by itself; FAR if it cannot be met any more."""
    starts, stops = now.net.ticket_ends[ticket]
    return Distances(now.net, starts, now.own, now.free).to(stops)


def claim(now: Situation, route: int) -> int:
    return now.board.first_claim + route


def draw_tickets(now: Situation) -> int | None:
    """Draw tickets with as few of the second pile as can be; None if that is not legal."""
    first = now.board.first_tickets
    return next((mix for mix in range(first, now.board.first_claim) if mix in now.legal), None)


def draw(now: Situation, *kinds: int) -> int:
    """Take the first of these kinds that lies in the row and may be taken, else a card from the deck."""
    for kind in kinds:
        if DRAW_ROW + kind in now.legal:
            return DRAW_ROW + kind
    return fallback(now)


def fallback(now: Situation) -> int:
    """What to do when there is nothing that the agent wants."""
    if DRAW_DECK in now.legal:
        return DRAW_DECK
    cards = [DRAW_ROW + kind for kind in range(LOCOMOTIVE + 1) if DRAW_ROW + kind in now.legal]
    if cards:
        return cards[0]
    route = longest_payable(now)
    if route is not None:
        return claim(now, route)
    tickets = draw_tickets(now)
    return now.view.legal[0] if tickets is None else tickets


def longest_payable(now: Situation) -> int | None:
    """The longest route that can be claimed now."""
    first, last = now.board.first_claim, now.board.first_station
    routes = [action - first for action in now.view.legal if first <= action < last]
    return max(routes, key=lambda route: now.net.length[route], default=None)


def cheapest_payment(now: Situation, preference: Sequence[int]) -> int:
    """The payment with the fewest locomotives; of several, that of the colour preferred most."""
    board = now.board
    actions = [action for action in now.view.legal if action < board.pay_locomotives]
    if not actions:
        return now.view.legal[-1]
    fewest = (actions[0] - board.first_pay) // NUM_COLOURS
    equal = [action for action in actions if (action - board.first_pay) // NUM_COLOURS == fewest]
    return max(equal, key=lambda action: preference[(action - board.first_pay) % NUM_COLOURS])


def best_passenger(now: Situation) -> int:
    """The passenger that gains most prize points as things stand, then that of which most are held."""
    board = now.board
    rules = board.map.rules.passengers
    assert rules is not None
    held = [[seat.passengers.get(colour, 0) for seat in now.view.seats] for colour in rules.colours]

    def gain(action: int) -> tuple[int, int]:
        if action == board.decline:
            return (-1, 0)
        counts = held[action - board.first_passenger_action]
        mine = counts[now.seat]
        others = [count for seat, count in enumerate(counts) if seat != now.seat]
        before, after = (_prize(n, others, rules.most, rules.second) for n in (mine, mine + 1))
        return (after - before, mine)

    return max(now.view.legal, key=gain)


def _prize(mine: int, others: Sequence[int], most: int, second: int) -> int:
    """Roughly the prize of a colour: for the most, for the second most, shared places counted as won."""
    if mine == 0:
        return 0
    ahead = sum(count > mine for count in others)
    return (most, second)[ahead] if ahead < 2 else 0
