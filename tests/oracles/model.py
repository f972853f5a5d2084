"""The rules a second time, in plain Python over names: every effect of an action, given what chance decided.

It follows a game from its deal on. What chance decides it takes from the outcomes noted for the game, each of
which must be the next one that the rules ask for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from tests.oracles.payments import LOCOMOTIVE
from tests.oracles.reading import KINDS, NO_CARD, cards, members, read_seats
from vagon.rules.constants import FIRST_OF_BATCH
from vagon.rules.state import State
from vagon.table.naming import PHASE_NAMES

ROW = 5
REVEALED = 3
RESETS = 10
LAST_WAGONS = 2


class Model:
    """A game; its public members are what `compare` compares with a state."""

    def __init__(self, state: State) -> None:
        """Start where the deal has left the state."""
        self.map, self.board = state.board.map, state.board
        self.rules = self.map.rules
        self.players, self.first = state.players, state.first_player
        self.few = not state.all_open
        self.seat, self.phase, self.turns, self.passes = 0, PHASE_NAMES[state.phase], 0, 0
        self.last: int | None = None
        self.over = False
        self.hands = [seat.hand for seat in read_seats(state)]
        self.known = [Counter[str]() for _ in self.hands]
        self.drawn = [Counter(hand) for hand in self.hands]
        self.deck, self.discards, self.aside = cards(state.deck), cards(state.discards), Counter[str]()
        self.row: list[str | None] = [KINDS[kind] if kind != NO_CARD else None for kind in state.row]
        self.stays = bool(state.row_stays)
        self.revealed: list[str] = []
        self.extras = 0
        self.routes: list[set[str]] = [set() for _ in self.hands]
        self.stations: list[set[str]] = [set() for _ in self.hands]
        self.tickets: list[set[str]] = [set() for _ in self.hands]
        self.rejected: list[set[str]] = [set() for _ in self.hands]
        self.offered = [self.offer_of(state, seat) for seat in range(self.players)]
        self.route_of = {route.id: route for route in self.map.routes}
        self.country_of = {crossing.id: land.id for land in self.map.countries for crossing in land.crossings}
        self.pile_of = {ticket.id: ticket.pile for ticket in self.map.tickets}
        self.loose = set(self.pile_of) - {ticket for offer in self.offered for ticket in offer}
        self.under: list[tuple[str, int, bool]] = []
        self.out: set[str] = set()
        self.mix: list[int] = []
        self.kept: list[Counter[str]] = []
        self.waiting = waiting(state)
        self.collected = [Counter[str]() for _ in self.hands]
        self.target = ""
        self.ends: list[str] = []
        self.outcomes: list[str] = []

    # What chance decided.

    def play(self, action: str, outcomes: Iterable[str]) -> None:
        """Do a legal action; all outcomes must be used up by it."""
        self.outcomes = [*outcomes]
        word, _, rest = action.partition(" ")
        if word.startswith("add"):
            word, rest = "add", word.removeprefix("add+") if "+" in word else "0"
        getattr(self, f"do_{word}")(rest)
        assert not self.outcomes

    def chance(self, kind: str) -> str:
        found, _, value = self.outcomes.pop(0).partition(" ")
        assert found == kind
        return value

    def draw_card(self, seen: bool) -> str:
        """The top card of the deck; where nobody but one seat sees it, that seat has it."""
        card = self.chance("card")
        assert self.deck[card] > 0
        self.deck[card] -= 1
        if not seen:
            self.hands[self.seat][card] += 1
            self.drawn[self.seat][card] += 1
        self.reshuffle()
        return card

    def reshuffle(self) -> None:
        """Discards become the deck as soon as it is empty (A-07)."""
        if not self.deck.total() and self.discards.total():
            assert self.chance("shuffle") == ",".join(str(self.discards[kind]) for kind in KINDS)
            self.deck, self.discards = self.discards, Counter()
            self.drawn = [Counter() for _ in self.hands]

    def draw_tickets(self, seat: int, pile: str, count: int) -> None:
        for _ in range(count):
            if any(self.pile_of[ticket] == pile for ticket in self.loose):
                ticket = self.chance("ticket")
                assert self.pile_of[ticket] == pile
                self.loose.remove(ticket)
            else:
                oldest = next(entry for entry in self.under if self.pile_of[entry[0]] == pile)
                self.under.remove(oldest)
                ticket = oldest[0]
            self.offered[seat].append(ticket)
            self.rejected[seat].discard(ticket)

    # The row.

    def settle_row(self) -> None:
        """Fill gaps, then replace three locomotives while that can help, at most ten times (A-06 to A-12)."""
        for resets in range(RESETS + 1):
            for slot in range(ROW):
                if self.row[slot] is None and self.deck.total():
                    self.row[slot] = self.draw_card(seen=True)
                    self.stays = False
            if self.row.count(LOCOMOTIVE) < 3 or self.stays or not self.can_improve():
                return
            if resets < RESETS:
                self.discards.update(card for card in self.row if card)
                self.row = [None] * ROW
                self.reshuffle()
        self.stays = True

    def can_improve(self) -> bool:
        pool = self.deck + self.discards + Counter(card for card in self.row if card)
        return pool.total() - pool[LOCOMOTIVE] >= min(ROW, pool.total()) - 2

    # Opening.

    def do_tickets(self, rest: str) -> None:
        drawn, second = self.rules.drawn_tickets, int(rest.partition(" ")[0] or 0)
        if self.phase == "choose_mix":
            self.mix.append(second)
            self.seat += 1
            if self.seat == self.players:
                self.deal_tickets()
            return
        count = min(drawn.count, sum(self.pile_size(pile) for pile in drawn.piles))
        for pile, number in zip(drawn.piles, (count - second, second), strict=False):
            self.draw_tickets(self.seat, pile, number)
        self.passes = 0
        self.phase = "keep_tickets"

    def deal_tickets(self) -> None:
        first, second = self.rules.drawn_tickets.piles
        for seat, mix in enumerate(self.mix):
            self.draw_tickets(seat, first, self.rules.opening_tickets.choose - mix)
            self.draw_tickets(seat, second, mix)
        self.seat, self.phase = 0, "choose_tickets"

    def do_keep(self, rest: str) -> None:
        positions = {int(position) for position in rest.split(",")}
        offer = self.offered[self.seat]
        kept = [ticket for position, ticket in enumerate(offer, 1) if position in positions]
        self.tickets[self.seat] |= {*kept}
        self.offered[self.seat] = [ticket for ticket in offer if ticket not in kept]
        if self.phase == "keep_tickets":
            self.put_under()
            self.end_turn()
            return
        self.kept.append(Counter(self.pile_of[ticket] for ticket in kept))
        self.seat += 1
        if self.seat == self.players:
            self.end_opening()

    def end_opening(self) -> None:
        for seat, offer in enumerate(self.offered):
            for ticket in offer:
                if self.rules.opening_tickets.rejected == "out":
                    self.out.add(ticket)
                    self.rejected[seat].add(ticket)
                else:
                    assert self.chance("returned") == ticket
                    self.loose.add(ticket)
            self.offered[seat] = []
        boxed = {t for t in self.loose if self.pile_of[t] not in self.rules.drawn_tickets.piles}
        self.out |= boxed
        self.loose -= boxed
        self.seat, self.phase = self.first, "turn"

    def put_under(self) -> None:
        fresh = {*self.rules.piles}
        while self.offered[self.seat]:
            ticket = self.chance("under")
            self.offered[self.seat].remove(ticket)
            pile = self.pile_of[ticket]
            self.under.append((ticket, self.seat, pile in fresh))
            fresh.discard(pile)
            self.rejected[self.seat].add(ticket)

    def pile_size(self, pile: str) -> int:
        return sum(
            self.pile_of[ticket] == pile for ticket in [*self.loose, *(entry[0] for entry in self.under)]
        )

    # Turns.

    def do_draw(self, card: str) -> None:
        first = self.phase == "turn"
        if card == "deck":
            self.draw_card(seen=False)
        else:
            self.row[self.row.index(card)] = None
            self.stays = False
            self.hands[self.seat][card] += 1
            self.known[self.seat][card] += 1
            self.settle_row()
        self.passes = 0
        second = self.deck.total() or {*self.row} - {None, LOCOMOTIVE}
        if first and card != LOCOMOTIVE and second:
            self.phase = "second_card"
        else:
            self.end_turn()

    def do_claim(self, route: str) -> None:
        self.passes, self.target, self.phase = 0, route, "pay_route"

    def do_station(self, city: str) -> None:
        self.passes, self.target, self.phase = 0, city, "pay_station"

    def do_pass(self, _: str) -> None:
        self.passes += 1
        self.end_turn()

    def do_pay(self, rest: str) -> None:
        route = self.route_of.get(self.target) if self.phase == "pay_route" else None
        price = route.length if route else len(self.stations[self.seat]) + 1
        colour, _, locomotives = rest.partition("+")
        number = price if colour == "locomotives" else int(locomotives or 0)
        self.lay(LOCOMOTIVE, number)
        self.lay(colour, price - number)
        if route is None:
            self.stations[self.seat].add(self.target)
            self.discard_and_end()
        elif route.kind == "tunnel":
            self.dig(colour)
        else:
            self.build()

    def lay(self, card: str, number: int) -> None:
        """Cards that all know of are the first to go."""
        if number:
            self.hands[self.seat][card] -= number
            self.aside[card] += number
            self.known[self.seat][card] = max(0, self.known[self.seat][card] - number)

    def dig(self, colour: str) -> None:
        for _ in range(REVEALED):
            if self.deck.total():
                self.revealed.append(self.draw_card(seen=True))
        self.extras = sum(card in (colour, LOCOMOTIVE) for card in self.revealed)
        if self.extras:
            self.phase = "pay_extra"
        else:
            self.build()

    def do_add(self, locomotives: str) -> None:
        colour = next((card for card in +self.aside if card != LOCOMOTIVE), LOCOMOTIVE)
        self.lay(LOCOMOTIVE, int(locomotives))
        self.lay(colour, self.extras - int(locomotives))
        self.build()

    def do_withdraw(self, _: str) -> None:
        self.hands[self.seat].update(self.aside)
        self.known[self.seat].update(self.aside)
        self.aside = Counter()
        self.discard_and_end()

    def build(self) -> None:
        self.routes[self.seat].add(self.target)
        self.ends = [*self.route_of[self.target].ends]
        self.next_end()

    def next_end(self) -> None:
        """Passengers are asked for at each end where any wait (G-43 to G-46)."""
        while self.ends and not self.waiting.get(self.stop(self.ends[0])):
            self.ends.pop(0)
        if self.ends:
            self.phase = "take_passenger"
        else:
            self.discard_and_end()

    def stop(self, place: str) -> str:
        """Where the passengers of a place stand: a crossing's are those of its country."""
        return self.country_of.get(place, place)

    def do_passenger(self, colour: str) -> None:
        if colour != "none":
            self.waiting[self.stop(self.ends[0])][colour] -= 1
            self.waiting[self.stop(self.ends[0])] += Counter()
            self.collected[self.seat][colour] += 1
        self.ends.pop(0)
        self.next_end()

    def discard_and_end(self) -> None:
        """What was paid and revealed is discarded as the turn ends (A-40)."""
        self.discards += self.aside
        self.discards.update(self.revealed)
        self.aside, self.revealed, self.extras, self.target = Counter(), [], 0, ""
        self.reshuffle()
        self.settle_row()
        self.end_turn()

    def wagons(self, seat: int) -> int:
        return self.rules.wagons - sum(self.route_of[route].length for route in self.routes[seat])

    def end_turn(self) -> None:
        self.turns += 1
        if self.last is not None:
            self.last -= 1
        elif self.wagons(self.seat) <= LAST_WAGONS:
            self.last = self.players
        if self.last == 0 or self.passes == self.players:
            self.over, self.phase, self.last = True, "over", 0
            return
        self.seat = (self.seat + 1) % self.players
        self.phase = "turn"

    # Against a state.

    @staticmethod
    def offer_of(state: State, seat: int) -> list[str]:
        offered = state.offered[4 * seat : 4 * seat + state.num_offered[seat]]
        return [state.board.map.tickets[ticket].id for ticket in offered]

    def compare_turn(self, state: State) -> None:
        """Who decides what, and what lies on the table for this decision only."""
        numbers = (state.seat, PHASE_NAMES[state.phase], state.turns, state.passes, state.last_turns)
        assert numbers == (self.seat, self.phase, self.turns, self.passes, self.last or 0)
        assert cards(state.aside) == +self.aside
        assert [KINDS[kind] if kind != NO_CARD else None for kind in state.row] == self.row
        assert state.row_stays == self.stays
        assert [KINDS[kind] for kind in state.revealed if kind != NO_CARD] == self.revealed
        assert state.extras == self.extras
        assert self.offer_of(state, self.seat) == self.offered[self.seat]

    def compare(self, state: State) -> None:
        """Every field of the state must be as the rules have it."""
        self.compare_turn(state)
        self.compare_cards(state)
        self.compare_seats(state)
        self.compare_tickets(state)
        assert waiting(state) == self.waiting
        assert [collected(state, seat) for seat in range(self.players)] == [+c for c in self.collected]

    def compare_cards(self, state: State) -> None:
        assert cards(state.deck) == +self.deck
        assert cards(state.discards) == +self.discards
        for name, piles in (("hand", self.hands), ("known", self.known), ("drawn", self.drawn)):
            found = [cards(getattr(state, name)[9 * seat : 9 * seat + 9]) for seat in range(self.players)]
            assert found == [+pile for pile in piles], name

    def compare_seats(self, state: State) -> None:
        for number, seat in enumerate(read_seats(state)):
            assert {route.id for route in seat.routes} == self.routes[number]
            assert {*seat.stations} == self.stations[number]
            assert {ticket.id for ticket in seat.tickets} == self.tickets[number]
            assert seat.wagons == self.wagons(number)

    def compare_tickets(self, state: State) -> None:
        tickets = self.map.tickets
        piles = self.board.piles
        assert [self.offer_of(state, seat) for seat in range(self.players)] == self.offered
        assert {tickets[number].id for number in members(state.loose, 0, 2)} == self.loose
        assert {tickets[number].id for number in members(state.out, 0, 2)} == self.out
        assert state.pile_size == [self.pile_size(pile) for pile in piles]
        under = zip(state.under[: state.num_under], state.under_by, strict=False)
        found = [(tickets[t].id, by % FIRST_OF_BATCH, by >= FIRST_OF_BATCH) for t, by in under]
        assert found == self.under
        for seat in range(self.players):
            rejected = {tickets[number].id for number in members(state.rejected, 2 * seat, 2)}
            assert rejected == self.rejected[seat]
        kept = [[counter[pile] for pile in piles] for counter in self.kept]
        assert state.opening_kept[: 2 * len(kept)] == [number for numbers in kept for number in numbers]
        assert state.mix[: len(self.mix)] == self.mix


def waiting(state: State) -> dict[str, Counter[str]]:
    """The passengers left by city and country; they stand in file order, cities before countries."""
    game_map = state.board.map
    colours = game_map.rules.passengers.colours if game_map.rules.passengers else ()
    found, first = {}, 0
    stops = [(city.id, city.passengers) for city in game_map.cities]
    stops += [(land.id, land.passengers) for land in game_map.countries]
    for name, number in stops:
        standing = state.passengers[first : first + number]
        found[name] = Counter(colours[colour] for colour in standing if colour < len(colours))
        first += number
    return found


def collected(state: State, seat: int) -> Counter[str]:
    rules = state.board.map.rules.passengers
    numbers = zip(rules.colours if rules else (), state.collected[6 * seat :], strict=False)
    return +Counter(dict(numbers))
