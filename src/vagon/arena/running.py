"""Playing all deals of an arena, on all cores, with results kept in a file so that it can go on later.

The file has one line of JSON for the arena and one for each line-up and deal, as they are finished. An
arena that was killed, or that is asked for more deals, plays only what is missing; what comes of it does
not depend on the number of processes nor on when it was interrupted.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Final, TextIO

from vagon import __version__
from vagon.arena.matches import Fault, Played, Seated, line_ups, play_deal
from vagon.arena.signatures import sign_all
from vagon.bots.workers import worker_pool
from vagon.files import BadFile
from vagon.maps import Map

FORMAT: Final = "vagon-arena"
VERSION: Final = 4
AHEAD: Final = 2  # pieces of work waiting for each process

Unit = tuple[int, int]
"""The number of a deal, and of a line-up."""
Results = dict[Unit, list[Played]]
Workers = Callable[["Setting", Iterable[Unit]], Iterator[tuple[Unit, list[Played]]]]
"""Play units of an arena, and give each with its games as it is finished."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What an arena plays, apart from how many deals; `limit` is in seconds a decision."""

    map: Map
    players: int
    bots: tuple[str, ...]
    seed: int
    limit: float

    @property
    def line_ups(self) -> list[tuple[str, ...]]:
        return line_ups(self.bots, self.players)

    def header(self) -> dict[str, object]:
        return {
            "format": FORMAT,
            "version": VERSION,
            "vagon": __version__,
            "map": self.map.id,
            "map_digest": self.map.digest,
            "players": self.players,
            "bots": list(self.bots),
            "bots_signature": sign_all(self.map, self.players, self.bots),
            "seed": self.seed,
            "limit": self.limit,
        }


def processes(number: int) -> Workers:
    """Workers on this machine; a single one is this process itself."""

    def play(setting: Setting, units: Iterable[Unit]) -> Iterator[tuple[Unit, list[Played]]]:
        if number == 1:
            for unit in units:
                yield unit, play_unit(setting, unit)
            return
        waiting = iter(units)
        with worker_pool(number) as pool:
            running: dict[Future[list[Played]], Unit] = {}
            while True:
                for unit in islice(waiting, AHEAD * number - len(running)):
                    running[pool.submit(play_unit, setting, unit)] = unit
                if not running:
                    return
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(future), future.result()

    return play


def play_all(
    setting: Setting,
    deals: int,
    workers: Workers | None = None,
    file: Path | None = None,
    done: Callable[[Mapping[Unit, list[Played]]], bool] = lambda _: False,
) -> Results:
    """The games of all deals, by this process unless there are other `workers`.

    `done` is told of each new result, and ends the arena by returning True.
    """
    results: Results = {}
    with _open(setting, file, results) as notes:
        if done(results):
            return results
        units = [(deal, table) for deal in range(deals) for table in range(len(setting.line_ups))]
        missing = [unit for unit in units if unit not in results]
        for unit, games in (workers or processes(1))(setting, missing):
            results[unit] = games
            if notes:
                notes.write(
                    _line({"deal": unit[0], "table": unit[1], "games": [game.to_json() for game in games]})
                )
                notes.flush()
            if done(results):
                break
    return results


def play_unit(setting: Setting, unit: Unit) -> list[Played]:
    deal, table = unit
    return play_deal(setting.map, setting.line_ups[table], setting.seed, deal, setting.limit)


@contextmanager
def _open(setting: Setting, file: Path | None, results: Results) -> Iterator[TextIO | None]:
    """The file to add results to, after those that it holds have been read."""
    if file is None:
        yield None
        return
    kept = _read(setting, file, results) if file.exists() and file.stat().st_size else 0
    with file.open("a", encoding="utf-8") as notes:
        notes.truncate(kept)  # a line that was cut short when the arena was killed
        if not kept:
            notes.write(_line(setting.header()))
            notes.flush()
        yield notes


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def _read(setting: Setting, file: Path, results: Results) -> int:
    """Add the results in a file; return how many of its bytes are whole lines."""
    data = file.read_bytes()
    kept = data.rfind(b"\n") + 1
    lines = data[:kept].splitlines()
    if not lines:
        if not data.startswith(b'{"format"'[: len(data)]):
            raise BadFile(str(file), "line 1", "is not that of an arena")
        return 0
    for number, line in enumerate(lines, 1):
        try:
            value = json.loads(line)
            if number == 1:
                _check_header(setting, value, str(file))
            else:
                results[value["deal"], value["table"]] = [_game(game) for game in value["games"]]
        except (ValueError, TypeError, KeyError) as error:
            if isinstance(error, BadFile):
                raise
            raise BadFile(str(file), f"line {number}", "is not that of an arena") from None
    return kept


def _check_header(setting: Setting, found: object, name: str) -> None:
    expected = setting.header()
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadFile(name, "line 1", "is not that of an arena")
    for member, value in expected.items():
        if found.get(member) != value:
            raise BadFile(
                name,
                "line 1",
                f"holds another arena: its {member} is {str(found.get(member))[:60]}, not {value}",
            )


def _game(value: dict[str, object]) -> Played:
    seats, fault = value["seats"], value["fault"]
    if not isinstance(seats, list) or not (fault is None or isinstance(fault, dict)):
        raise TypeError("not a game")
    return Played(tuple(Seated(**seat) for seat in seats), Fault(**fault) if fault else None)
