"""What the server tells at some moments of stored games, for the tests of the browser client's components.

`python -m tests.server.scenes` writes them. Each has everything that its reader had been told until then,
and what comes next: the news until somebody else is to act.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from tests.server.films import CLIENT
from vagon.server.store import Entry
from vagon.server.tables.projection import Audience, encode, news_members, snapshot
from vagon.server.tables.table import Table, first_table

GOLDEN = Path(__file__).parent / "golden"
NAMES = {0: "Jana", 2: "Bořek"}
YOU = 0
Seen = dict[str, Any]


class Scene(NamedTuple):
    """The first moment of a game at which what the reader sees is wanted."""

    name: str
    log: str
    reader: Audience
    is_wanted: Callable[[Seen], bool]


def awaits(phase: str, is_wanted: Callable[[Seen], bool] = lambda view: True) -> Callable[[Seen], bool]:
    """It is for the reader to do what the phase says, and the view is wanted."""

    def is_it(seen: Seen) -> bool:
        view = seen["view"]
        if view is None or not seen["table"]["places"][YOU]["is_awaited"]:
            return False
        return view["phase"] == phase and is_wanted(view)

    return is_it


def can(view: Seen, deed: str) -> bool:
    return any(action["do"] == deed for action in view["legal"])


def others_have_built(seen: Seen) -> bool:
    """While somebody else is at turn."""
    view = seen["view"]
    if view is None or view["phase"] != "turn" or view["deciding"] == view["seat"]:
        return False
    return any(seat["routes"] for number, seat in enumerate(view["seats"]) if number != view["seat"])


SCENES = (
    Scene("opening", "europe-1", YOU, awaits("choose_tickets")),
    Scene("turn", "europe-1", YOU, awaits("turn", lambda view: can(view, "claim") and can(view, "station"))),
    Scene("second-card", "europe-1", YOU, awaits("second_card", lambda view: "locomotive" in view["row"])),
    Scene("payment", "europe-1", YOU, awaits("pay_route", lambda view: len(view["legal"]) > 1)),
    Scene("tunnel", "europe-1", YOU, awaits("pay_extra", lambda view: can(view, "add"))),
    Scene("waiting", "europe-1", YOU, others_have_built),
    Scene("watching", "europe-1", None, others_have_built),
    Scene("passenger", "germany-1", YOU, awaits("take_passenger")),
    Scene("last-turn", "germany-1", YOU, awaits("turn", lambda view: bool(view["last_turns"]))),
)


def scenes() -> Iterator[tuple[Path, bytes]]:
    """Each scene, with the file that holds it."""
    for name, log, reader, is_wanted in SCENES:
        course = tables(log)
        table = next(
            table for table in course if is_wanted(json.loads(encode(snapshot(table, reader, NAMES, 0))))
        )
        later = next(later for later in course if later.awaited != table.awaited)
        told = {"whole": page(table, reader, 0), "next": page(later, reader, len(table.news))}
        yield CLIENT / f"{name}-scene.json", encode(told) + b"\n"


def tables(log: str) -> Iterator[Table]:
    """A table from its creation to its end, event by event."""
    _, *lines = (GOLDEN / f"{log}.jsonl").read_text().splitlines()
    table = None
    for seq, line in enumerate(lines):
        key, at, body = json.loads(line)
        entry = Entry("a" * 32, seq, key, at, encode(body))
        table = table.after(entry) if table else first_table(entry)
        yield table


def page(table: Table, reader: Audience, first: int) -> Seen:
    """The table as it stands, and its news from the given one on."""
    return {
        "cursor": str(table.seq),
        "news": [news_members(table, news, reader) for news in table.news[first:]],
        "snapshot": snapshot(table, reader, NAMES, table.news[-1].at),
    }


if __name__ == "__main__":
    for path, content in scenes():
        path.write_bytes(content)
