"""The tickets of a position. Each is in one place; those that the file puts nowhere are in their piles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vagon.files import Node
from vagon.rules.constants import (
    CHOOSE_MIX,
    CHOOSE_TICKETS,
    FIRST_OF_BATCH,
    KEEP_TICKETS,
    MAX_OFFER,
    MAX_SEATS,
    MAX_TICKETS,
    TICKET_WORDS,
)
from vagon.table.naming import PHASE_NAMES, word_set
from vagon.table.positions.parts import Fields, Parts, flat, look_up


def read_tickets(parts: Parts) -> Fields:
    return _Tickets(parts).fields()


class _Tickets:
    """Tickets by number, put in their places step by step; `loose` are those left in the piles."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.board = parts.board
        self.pile_of = list(parts.board.ticket_pile)
        self.loose = set(range(parts.board.num_tickets))
        self.places: dict[int, str] = {}
        seats = range(parts.players)
        self.held = [self.take(parts.items(seat, "tickets")) for seat in seats]
        self.offered = [self.take(parts.items(seat, "offered", MAX_OFFER)) for seat in seats]
        self.under, self.under_by = self.read_under()
        self.out: set[int] = set()
        self.rejected = [self.read_rejected(seat) for seat in seats]
        self.mix = [self.read_mix(seat) for seat in seats]
        self.kept = [self.read_kept(seat) for seat in seats]
        if not parts.is_opening:
            for seat in seats:
                self.complete_rejected(seat)
            self.clear_opening_pile()
        self.check_offered()
        self.check_opening()

    def fields(self) -> Fields:
        rest = [0] * (MAX_TICKETS - len(self.under))
        unused = [0] * (MAX_SEATS - self.parts.players)
        offered = (some + [0] * (MAX_OFFER - len(some)) for some in self.offered)
        return {
            "tickets": _sets(self.held),
            "rejected": _sets(self.rejected),
            "offered": flat(offered, MAX_SEATS * MAX_OFFER),
            "num_offered": [len(some) for some in self.offered] + unused,
            "opening_kept": flat(self.kept, 2 * MAX_SEATS),
            "mix": self.mix + unused,
            "under": self.under + rest,
            "under_by": self.under_by + rest,
            "num_under": len(self.under),
            "out": word_set(self.out, TICKET_WORDS),
            "loose": word_set(self.loose, TICKET_WORDS),
            "pile_size": self.by_pile((*self.loose, *self.under)),
        }

    def take(self, nodes: Iterable[Node]) -> list[int]:
        """Take tickets out of their piles."""
        taken: list[int] = []
        for node in nodes:
            ticket = look_up(node, self.board.ticket_numbers, "ticket")
            if ticket in self.places:
                node.fail(f"{node.value!r} is also at {self.places[ticket]}")
            self.places[ticket] = node.place
            self.loose.remove(ticket)
            taken.append(ticket)
        return taken

    def by_pile(self, tickets: Iterable[int]) -> list[int]:
        counts = [0, 0]
        for ticket in tickets:
            counts[self.pile_of[ticket]] += 1
        return counts

    def dealt(self, seat: int) -> list[int]:
        """How many opening tickets of each pile the seat was dealt."""
        if self.board.opening_choice:
            return [self.board.opening_choice - self.mix[seat], self.mix[seat]]
        return list(self.board.opening_deal)

    def name(self, ticket: int) -> str:
        return repr(self.board.map.tickets[ticket].id)

    def read_under(self) -> tuple[list[int], list[int]]:
        """The tickets put under their piles, oldest first, and the seats that did so."""
        parts, board = self.parts, self.board
        nodes = parts.members["under"].list(0, MAX_TICKETS) if "under" in parts.members else []
        under: list[int] = []
        under_by: list[int] = []
        batches: dict[int, tuple[int, int]] = {}  # by pile: who put the last batch there, and how many so far
        for node in nodes:
            if parts.is_opening:
                node.fail("cannot be put there before the first turn")
            members = node.object(("ticket", "by"), ("starts_batch",))
            [ticket] = self.take([members["ticket"]])
            by = members["by"].integer(0, parts.players - 1)
            starts = "starts_batch" not in members or members["starts_batch"].boolean()
            pile = self.pile_of[ticket]
            if pile >= board.drawn_piles:
                members["ticket"].fail(f"is of the pile {board.piles[pile]!r}, which is only for the opening")
            before, size = (by, 0) if starts else batches.get(pile, (by, 0))
            if before != by:
                node.fail(f"must start a batch: seat {before} put the ticket above it there")
            if size == board.draw_count - board.draw_keep:
                node.fail(f"must start a batch: nobody puts more than {size} under at once")
            batches[pile] = by, size + 1
            under.append(ticket)
            under_by.append(by + FIRST_OF_BATCH if starts else by)
        return under, under_by

    def read_mix(self, seat: int) -> int:
        parts, node = self.parts, self.parts.seats[seat].get("mix")
        undecided = parts.phase == CHOOSE_MIX and seat >= parts.seat
        return node.integer(0, 0 if undecided else self.board.opening_choice) if node else 0

    def read_kept(self, seat: int) -> list[int]:
        """How many tickets of each pile were kept at the opening; by default as many as possible.

        A ticket that somebody rejected came to the seat later, and one of an opening pile did not.
        """
        parts, board, held = self.parts, self.board, self.by_pile(self.held[seat])
        passed_on = {ticket for rejected in self.rejected for ticket in rejected}
        own = self.by_pile(set(self.held[seat]) - passed_on)
        kept = [min(pair) for pair in zip(own, self.dealt(seat), strict=True)]
        for pile in range(board.drawn_piles, board.num_piles):
            if kept[pile] < held[pile]:
                reason = f"must have at most {kept[pile]} of the pile {board.piles[pile]!r}, not {held[pile]}"
                parts.refuse(f"seats[{seat}].tickets", reason)
        if "opening_kept" in parts.seats[seat]:
            counts = parts.seats[seat]["opening_kept"].object((), board.piles)
            for pile, name in enumerate(board.piles):
                low = kept[pile] if parts.is_opening or pile >= board.drawn_piles else 0
                kept[pile] = counts[name].integer(low, kept[pile]) if name in counts else low
        return kept

    def read_rejected(self, seat: int) -> list[int]:
        """The tickets that the seat has seen and not kept, as far as the file has them.

        One that is nowhere else is out of the game, where rejected opening tickets leave it.
        """
        rejected: list[int] = []
        for node in self.parts.items(seat, "rejected", MAX_TICKETS):
            if self.parts.is_opening:
                node.fail("cannot be rejected before the first turn")
            ticket = look_up(node, self.board.ticket_numbers, "ticket")
            if ticket in rejected or ticket in self.held[seat] or ticket in self.offered[seat]:
                node.fail(f"{node.value!r} must not be among the other tickets of the seat")
            if ticket in self.out:
                node.fail(f"{node.value!r} is also at {self.places[ticket]}")
            if ticket in self.loose:
                if not self.board.rejected_out:
                    node.fail(f"{node.value!r} must be somewhere else in the file, as it is not in its pile")
                self.places[ticket] = node.place
                self.loose.remove(ticket)
                self.out.add(ticket)
            rejected.append(ticket)
        return rejected

    def complete_rejected(self, seat: int) -> None:
        """Without a list, the seat has rejected what it put under, and at the opening any loose tickets."""
        given = "rejected" in self.parts.seats[seat]
        for ticket, by in zip(self.under, self.under_by, strict=True):
            if by % FIRST_OF_BATCH == seat and ticket not in self.rejected[seat]:
                if given:
                    reason = f"must include {self.name(ticket)}, which this seat put under its pile"
                    self.parts.refuse(f"seats[{seat}].rejected", reason)
                self.rejected[seat].append(ticket)
        if not self.board.rejected_out:
            return
        out = self.by_pile(self.out.intersection(self.rejected[seat]))
        for pile, name in enumerate(self.board.piles):
            missing = self.dealt(seat)[pile] - self.kept[seat][pile] - out[pile]
            loose = sorted(ticket for ticket in self.loose if self.pile_of[ticket] == pile)
            if missing < 0 or (missing and given) or missing > len(loose):
                reason = f"must have {out[pile] + missing} tickets of the pile {name!r} that are nowhere else"
                self.parts.refuse(f"seats[{seat}].rejected", reason)
            chosen = loose[len(loose) - missing :]
            self.rejected[seat] += chosen
            self.out.update(chosen)
            self.loose.difference_update(chosen)

    def clear_opening_pile(self) -> None:
        """What nobody took of a pile that is only for the opening is out of the game (E-16)."""
        left = {ticket for ticket in self.loose if self.pile_of[ticket] >= self.board.drawn_piles}
        self.out |= left
        self.loose -= left

    def check_offered(self) -> None:
        """Only a seat that is choosing tickets is offered any, and as many as the rules say."""
        parts, board = self.parts, self.board
        for seat, offered in enumerate(self.offered):
            place = f"seats[{seat}].offered"
            piles = [self.pile_of[ticket] for ticket in offered]
            if (
                offered
                and parts.phase != CHOOSE_TICKETS
                and (parts.phase != KEEP_TICKETS or seat != parts.seat)
            ):
                parts.refuse(place, f"must be empty in the phase {PHASE_NAMES[parts.phase]!r}")
            if piles != sorted(piles):
                parts.refuse(place, f"must have the tickets of the pile {board.piles[0]!r} first")
            if parts.phase == KEEP_TICKETS and max(piles, default=0) >= board.drawn_piles:
                parts.refuse(place, f"must not have tickets of the pile {board.piles[1]!r}")
        if parts.phase == KEEP_TICKETS:
            count = len(self.offered[parts.seat])
            left = sum(self.by_pile((*self.loose, *self.under))[: board.drawn_piles])
            expected = min(board.draw_count, left + count)
            if count != expected or not count:
                parts.refuse(
                    f"seats[{parts.seat}].offered", f"must have {expected or 1} tickets, not {count}"
                )

    def check_opening(self) -> None:
        """Before the first turn everything is as it was dealt, and part of the seats have chosen."""
        parts, board = self.parts, self.board
        for seat, held in enumerate(self.held):
            place = f"seats[{seat}].tickets"
            if parts.phase == CHOOSE_MIX and held:
                parts.refuse(place, "must be empty in the phase 'choose_mix'")
            if parts.phase == CHOOSE_TICKETS:
                if seat >= parts.seat and held:
                    parts.refuse(place, "must be empty as this seat has not chosen yet")
                if seat < parts.seat and len(held) < board.opening_keep:
                    parts.refuse(place, f"must have at least {board.opening_keep} tickets")
                if (found := self.by_pile(held + self.offered[seat])) != self.dealt(seat):
                    reason = (
                        f"must be {self.piles(self.dealt(seat))} with those kept, not {self.piles(found)}"
                    )
                    parts.refuse(f"seats[{seat}].offered", reason)

    def piles(self, counts: Sequence[int]) -> str:
        return " and ".join(f"{n} {name}" for n, name in zip(counts, self.board.piles, strict=False))


def _sets(by_seat: Iterable[Iterable[int]]) -> list[int]:
    return flat((word_set(tickets, TICKET_WORDS) for tickets in by_seat), MAX_SEATS * TICKET_WORDS)
