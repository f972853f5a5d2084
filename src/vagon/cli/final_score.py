"""The score in words: a table of its parts, and where each part comes from."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from vagon.cli.colours import Palette
from vagon.cli.names import Names
from vagon.cli.situation import LABEL
from vagon.cli.text import padded, table
from vagon.maps import Map
from vagon.table.scoring import BorrowedRoute, Score, SeatScore, TicketScore


class FinalScore:
    """The score of a game, told to `you` or to nobody among the players."""

    def __init__(
        self, score: Score, game_map: Map, players: Sequence[str], names: Names, you: int | None = None
    ) -> None:
        self.score = score
        self.rules = game_map.rules
        self.players = players
        self.names = names
        self.you = you

    def lines(self, palette: Palette, room: int) -> list[str]:
        """The score of everybody, the best first, and how it comes about."""
        ranking = sorted(range(len(self.players)), key=lambda seat: self.score.seats[seat].place)
        head, first, *others = self._table(ranking)
        lines = [palette.faint(head), palette.bold(first), *others]
        for seat in ranking:
            lines += ["", palette.bold(self.players[seat]), *self._reasons(self.score.seats[seat], room)]
        return [*lines, "", self._winner(self.score.seats[ranking[0]].total)]

    def _winner(self, points: int) -> str:
        winners = self.score.winners
        who = "several" if len(winners) > 1 else "you" if winners == [self.you] else "other"
        names = self.names.say.listed(self.players[seat] for seat in winners)
        return self.names.say("term-score-winner", who=who, player=names, count=points)

    def _table(self, ranking: Sequence[int]) -> list[str]:
        rules = self.rules
        columns = {
            "routes": True,
            "tickets": True,
            "stations": rules.stations,
            "longest_trail": rules.longest_trail_points,
            "most_tickets": rules.most_tickets_points,
            "passengers": rules.passengers,
            "total": True,
        }
        labels = [label for label, is_scored in columns.items() if is_scored]
        rows = [["", "", *(self._label(label) for label in labels)]]
        for seat in ranking:
            found = self.score.seats[seat]
            points = [str(getattr(found, label)) for label in labels]
            rows.append([f"{found.place}.", self.players[seat], *points])
        return table(rows, "<<>")

    def _label(self, label: str) -> str:
        return self.names.say("term-label", label=label)

    def _reasons(self, seat: SeatScore, room: int) -> list[str]:
        """Where the points of one seat come from."""
        say, label = self.names.say, self._label
        lengths = [say("term-score-length", points=p, length=n) for n, p in seat.by_route_length.items()]
        facts = [(label("routes"), ", ".join(lengths))] if lengths else []
        facts += [(f"{ticket.points:+}", self._ticket(ticket)) for ticket in seat.by_ticket]
        facts += [(label("borrowed"), self._loan(loan)) for loan in seat.borrowed]
        if seat.stations:
            facts.append((label("stations"), say("term-score-not-built", count=seat.stations_left)))
        if seat.trail:
            trail = say("term-score-trail", count=seat.trail_length, routes=self._routes(seat.trail))
            facts.append((label("longest_trail"), trail))
        if seat.by_passenger_colour:
            prizes = [
                say("term-score-prize", points=p, colour=c) for c, p in seat.by_passenger_colour.items()
            ]
            facts.append((label("passengers"), ", ".join(prizes)))
        for tie in seat.tie_breaks:
            over = self.players[tie.over]
            line = say("term-score-tie", player=over, by=tie.by, value=tie.value, other=tie.other_value)
            facts.append((label("tie"), line))
        return [line for word, text in facts for line in _wrapped(word, text, room)]

    def _ticket(self, ticket: TicketScore) -> str:
        journey = self.names.journeys[ticket.ticket]
        if not ticket.is_complete:
            return self.names.say("term-score-failed", journey=journey)
        return self.names.say("term-score-path", journey=journey, routes=self._routes(ticket.path))

    def _loan(self, loan: BorrowedRoute) -> str:
        names = self.names
        facts = {"route": names.lines[loan.route], "city": names.places[loan.station]}
        return names.say("term-score-loan", player=self.players[loan.owner], **facts)

    def _routes(self, routes: Sequence[str]) -> str:
        return ", ".join(self.names.lines[route] for route in routes)


def _wrapped(label: str, text: str, room: int) -> list[str]:
    first = f"  {padded(label, LABEL)}"
    return textwrap.wrap(
        text, room, initial_indent=first, subsequent_indent=" " * len(first), break_on_hyphens=False
    )
