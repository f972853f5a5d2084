"""Measuring the cells: a file with the result of each, and the games beside it to go on from."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, Literal

from vagon import __version__
from vagon.arena.cells import SEED, Cell
from vagon.arena.matches import Played
from vagon.arena.report import MEANS, BotResult, make_report
from vagon.arena.running import Setting, Unit, Workers, play_all
from vagon.arena.signatures import (
    LIMIT,
    Seat,
    kept_signature,
    load_signatures,
    save_signatures,
    sign,
    sign_all,
)
from vagon.bots.weights import commit
from vagon.files import BadFile
from vagon.maps import load_map

FORMAT: Final = "vagon-strength"
VERSION: Final = 3
Verdict = Literal["passed", "missed", "reported"]


@dataclass(frozen=True, slots=True)
class Look:
    """What stood after so many games."""

    games: int
    confidence: float
    win: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of a cell. `measured` and `opponents` are means over the games at the last look."""

    cell: dict[str, Any]
    command: str
    commit: str
    signature: str  # of the bots as they were
    vagon: str
    verdict: Verdict
    looks: list[Look]
    measured: dict[str, float | None]
    opponents: dict[str, float | None]
    faults: int

    @property
    def last(self) -> Look:
        return self.looks[-1]


_KEPT: Final = ("score", "margin", *MEANS, "seconds_per_decision")


def measure(
    cell: Cell,
    games_file: Path | None,
    workers: Workers | None = None,
    done: Callable[[int], None] = lambda _: None,
) -> Outcome:
    """Play until a look passes, or to the last; `done` is told how many deals there are."""

    def tell(results: Mapping[Unit, list[Played]]) -> bool:
        done(len(results))
        return False

    setting = Setting(load_map(cell.map), cell.players, cell.bots, SEED, LIMIT)
    looks: list[Look] = []
    for number, (deals, confidence) in enumerate(cell.looks):
        results = play_all(
            setting,
            deals,
            workers,
            games_file,
            tell,
        )
        counted = {unit: games for unit, games in results.items() if unit[0] < deals}
        report = make_report(setting, counted, confidence)
        bot = report.bots[cell.bots[0]]
        looks.append(Look(report.games, confidence, round(bot.win, 4), round(bot.low, 4), round(bot.high, 4)))
        is_last = number == len(cell.looks) - 1
        if is_last or (bot.low > cell.floor if cell.floor is not None else number == 0):
            break
    if cell.floor is None:
        verdict: Verdict = "reported"
    else:
        verdict = "passed" if looks[-1].low > cell.floor else "missed"
    others = [report.bots[name] for name in dict.fromkeys(cell.bots[1:])]
    return Outcome(
        cell={**asdict(cell), "bots": list(cell.bots)},
        command=f"vagon strength run --cell {cell.name}",
        commit=commit(),
        signature=sign_all(setting.map, cell.players, cell.bots),
        vagon=__version__,
        verdict=verdict,
        looks=looks,
        measured=_means([bot]),
        opponents=_means(others),
        faults=len(report.faults),
    )


def _means(bots: list[BotResult]) -> dict[str, float | None]:
    means: dict[str, float | None] = {}
    for name in _KEPT:
        values = [getattr(bot, name) for bot in bots]
        known = [value for value in values if value is not None]
        means[name] = round(sum(known) / len(known), 4) if known else None
    return means


def save(outcome: Outcome, file: Path) -> None:
    content = {"format": FORMAT, "version": VERSION, **asdict(outcome)}
    file.write_text(json.dumps(content, indent=2) + "\n", encoding="utf-8")


def result_file(folder: Path, cell: Cell) -> Path:
    return folder / f"{cell.name}.json"


def games_file(folder: Path, cell: Cell) -> Path:
    """Where the games of these bots are; those of bots who play otherwise have another file."""
    return folder / f"{cell.name}-{sign_all(load_map(cell.map), cell.players, cell.bots)}.jsonl"


def seats_of(cells: Iterable[Cell]) -> list[Seat]:
    """Where bots of these cells play, each once."""
    return sorted({(cell.map, cell.players, spec) for cell in cells for spec in cell.bots})


def renew_signatures(folder: Path, seats: list[Seat], done: Callable[[int], None] = lambda _: None) -> None:
    """Sign these bots as they are now; `done` is told how many have been."""
    signatures = load_signatures(folder)
    for number, (map_id, players, spec) in enumerate(seats, 1):
        signatures[map_id, players, spec] = sign(load_map(map_id), players, spec)
        done(number)
    save_signatures(signatures, folder)


def find_results(folder: Path, cells: Iterable[Cell]) -> dict[str, Outcome]:
    """What was found for cells, by their names; only of bots who still play the same, by their signatures."""
    signatures = load_signatures(folder)
    found = {}
    for cell in cells:
        file = result_file(folder, cell)
        outcome = load(file) if file.exists() else None
        if outcome and outcome.signature == kept_signature(signatures, cell.map, cell.players, cell.bots):
            found[cell.name] = outcome
    return found


def load(file: Path) -> Outcome:
    """The result in a file."""
    try:
        content = json.loads(file.read_text(encoding="utf-8"))
        if content.pop("format") != FORMAT or content.pop("version") != VERSION:
            raise BadFile(str(file), "file", f"is not a result of version {VERSION}")
        content["looks"] = [Look(**look) for look in content["looks"]]
        return Outcome(**content)
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        if isinstance(error, BadFile):
            raise
        raise BadFile(str(file), "file", "is not the result of a cell") from None
