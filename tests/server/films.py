"""What the server tells of two games, for the tests of the browser client: `python -m tests.server.films`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tests.games.recording import FAIR, FOLDER
from vagon.server.tables.projection import encode
from vagon.server.tables.replaying import film_of_record
from vagon.table.records import read_record

CLIENT = Path(__file__).parents[2] / "web" / "src" / "testing"


def films() -> Iterator[tuple[Path, bytes]]:
    """The end of each fair game, with the file that holds it."""
    for name, _ in FAIR:
        data = (FOLDER / f"{name}-fair.json").read_bytes()
        last = len(read_record(data).moves)
        yield CLIENT / f"{name}-film.json", encode(film_of_record(data, last, 1)) + b"\n"


if __name__ == "__main__":
    for path, content in films():
        path.write_bytes(content)
