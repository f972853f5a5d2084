"""Actions in their three forms: the dense number that the rules use, a line of text, and JSON.

    number   text                     JSON
    0        draw deck                {"do": "draw", "card": "deck"}
    7        draw red                 {"do": "draw", "card": "red"}
             tickets                  {"do": "tickets"}
             tickets 2 long           {"do": "tickets", "mix": 2}          the others from the first pile
             claim paris-zurich       {"do": "claim", "route": "paris-zurich"}
             station paris            {"do": "station", "city": "paris"}
             pay red+1                {"do": "pay", "colour": "red", "locomotives": 1}     the rest in red
             pay locomotives          {"do": "pay", "colour": "locomotive"}                nothing else
             add+1                    {"do": "add", "locomotives": 1}      other extra cards in the colour
             withdraw                 {"do": "withdraw"}
             keep 1,3                 {"do": "keep", "positions": [1, 3]}  of the tickets offered
             passenger red            {"do": "passenger", "colour": "red"}
             passenger none           {"do": "passenger", "colour": null}
             pass                     {"do": "pass"}

All forms of a map are listed once, so that each can be looked up from any other.
"""

from __future__ import annotations

import difflib
import functools
from collections.abc import Iterator, Mapping

from vagon.maps.model import COLOURS
from vagon.rules.board import Board
from vagon.rules.constants import MAX_OFFER, TUNNEL_CARDS

CARD_NAMES = (*COLOURS, "locomotive")
"""Kinds of train cards by number."""

ActionJSON = dict[str, object]
AnyAction = int | str | Mapping[str, object]


class BadAction(ValueError):
    """Text, JSON or a number that names no action of this map."""


class Actions:
    """The actions of one board by number, text and JSON."""

    def __init__(self, board: Board) -> None:
        forms = list(list_forms(board))
        self.map_id = board.map.id
        self.texts = [text for text, _ in forms]
        self.jsons = [form for _, form in forms]
        self.by_text = {text: number for number, text in enumerate(self.texts)}
        self.by_json = {canonical(form): number for number, form in enumerate(self.jsons)}

    def number(self, action: AnyAction) -> int:
        """The number of an action in any form."""
        if isinstance(action, str):
            return self.number_of_text(action)
        if isinstance(action, Mapping):
            return self.number_of_json(action)
        if isinstance(action, bool) or not 0 <= action < len(self.texts):
            raise BadAction(f"{self.map_id} has actions 0 to {len(self.texts) - 1}, not {action}")
        return action

    def number_of_text(self, text: str) -> int:
        number = self.by_text.get(" ".join(text.lower().split()))
        if number is None:
            close = difflib.get_close_matches(text.lower(), self.texts, 1)
            hint = f"; did you mean {close[0]!r}?" if close else ""
            raise BadAction(f"{self.map_id} has no action {text[:80]!r}{hint}")
        return number

    def number_of_json(self, form: Mapping[str, object]) -> int:
        try:
            return self.by_json[canonical(form)]
        except (KeyError, TypeError, ValueError, RecursionError):
            raise BadAction(f"{self.map_id} has no action {repr(dict(form))[:120]}") from None

    def text(self, number: int) -> str:
        return self.texts[number]

    def json(self, number: int) -> ActionJSON:
        return dict(self.jsons[number])


@functools.lru_cache(maxsize=8)
def actions_of(board: Board) -> Actions:
    return Actions(board)


def canonical(form: Mapping[str, object]) -> str:
    """Equal for equal forms only: unlike the values themselves, 1, 1.0 and True look different."""
    return repr(sorted(form.items()))


def list_forms(board: Board) -> Iterator[tuple[str, ActionJSON]]:
    """Text and JSON of every action, in the order of their numbers."""
    for card in ("deck", *CARD_NAMES):
        yield f"draw {card}", {"do": "draw", "card": card}
    if board.num_mixes == 1:
        yield "tickets", {"do": "tickets"}
    else:
        for mix in range(board.num_mixes):
            yield f"tickets {mix} {board.piles[1]}", {"do": "tickets", "mix": mix}
    for route in board.map.routes:
        yield f"claim {route.id}", {"do": "claim", "route": route.id}
    if board.stations:
        for city in board.map.cities:
            yield f"station {city.id}", {"do": "station", "city": city.id}
    for locomotives in range(board.max_length):
        for colour in COLOURS:
            extra = f"+{locomotives}" if locomotives else ""
            yield f"pay {colour}{extra}", {"do": "pay", "colour": colour, "locomotives": locomotives}
    yield "pay locomotives", {"do": "pay", "colour": "locomotive"}
    if board.has_tunnels:
        for locomotives in range(TUNNEL_CARDS + 1):
            extra = f"+{locomotives}" if locomotives else ""
            yield f"add{extra}", {"do": "add", "locomotives": locomotives}
        yield "withdraw", {"do": "withdraw"}
    for kept in range(1, 1 << MAX_OFFER):
        positions = [i + 1 for i in range(MAX_OFFER) if kept >> i & 1]
        yield f"keep {','.join(map(str, positions))}", {"do": "keep", "positions": positions}
    if board.map.rules.passengers:
        for colour in board.map.rules.passengers.colours:
            yield f"passenger {colour}", {"do": "passenger", "colour": colour}
        yield "passenger none", {"do": "passenger", "colour": None}
    yield "pass", {"do": "pass"}
