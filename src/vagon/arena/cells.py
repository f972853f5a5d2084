"""What must be shown about strength: who plays whom, how often at most, and what share of wins is asked for.

Floors are those that were set before anything was measured. A cell is looked at after 100, 200 and 400
games only, with wider intervals at the first two looks, so that looking three times stays honest.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from vagon.bots.levels import LEAST_ROLLOUTS

Group = Literal["yardsticks", "forms", "levels", "ladder", "budgets", "reported"]

LOOKS: Final = ((100, 0.98), (200, 0.98), (400, 0.95))
"""Games, and the confidence of the interval after them."""
SEED: Final = 20_261_116
"""Of the deals: no training uses them."""
STRONG: Final = "level4[rollouts=512]"
POLICY: Final = "level3"
"""Plays as everybody does in rollouts."""
MAPS: Final = ("europe", "germany")
BUDGETS: Final = {2: (LEAST_ROLLOUTS, 256, 1024), 4: (LEAST_ROLLOUTS,)}
"""By seats, besides those of the levels themselves."""


@dataclass(frozen=True, slots=True)
class Cell:
    """The first bot is measured; the last one fills the table. Without a floor it is only reported."""

    group: Group
    map: str
    players: int
    bots: tuple[str, ...]
    floor: float | None

    @property
    def name(self) -> str:
        bots = "-".join(bot.replace("[", "-").replace("]", "").replace("=", "-") for bot in self.bots)
        return f"{self.map}-{self.players}-{bots}"

    @property
    def looks(self) -> tuple[tuple[int, float], ...]:
        """Deals, and the confidence of the interval after them."""
        return tuple((-(-games // self.players), confidence) for games, confidence in LOOKS)


# Per cent that must be surpassed: Europe with two and four seats, Germany with two and four.
_YARDSTICKS: Final[dict[tuple[str, ...], tuple[int, int, int, int]]] = {
    ("random",): (98, 95, 98, 95),
    ("one-step",): (94, 89, 93, 88),
    ("one-step[2017]",): (94, 89, 93, 88),
    ("long-route",): (85, 73, 95, 91),
    ("long-route[2017]",): (85, 73, 95, 91),
    ("hungry",): (90, 84, 91, 86),
    ("hungry[2017]",): (90, 84, 91, 86),
    ("path",): (95, 91, 94, 90),
    ("path[2017]",): (95, 91, 94, 90),
}
_UNASKED: Final = ("big-track", "greedy-all")
"""Agents for which no floor was set."""
_FORMS: Final = ("one-step", "long-route", "hungry", "path")
"""Agents that exist repaired and as released in 2017."""
_WEAKER: Final = ("one-step[2017]", "long-route[2017]", "hungry", "path[2017]")
"""The form of each that wins less with four seats, or no more: floors count against the other."""
_UNBEATEN: Final = (STRONG, "path")
"""Level 4 misses its floors against Path, on both maps with two seats and with four: level 5 meets it too."""
_LEVELS: Final[dict[str, tuple[int, int, int, int]]] = {
    "level3": (81, 52, 79, 65),
    "level4": (55, 28, 55, 28),
}
_MIXED: Final = ("hungry[2017]", "one-step", "long-route")
_MIXED_FLOORS: Final = {"europe": 84, "germany": 88}
_PEEKING_FLOOR: Final = 83
_SETTINGS: Final = (("europe", 2), ("europe", 4), ("germany", 2), ("germany", 4))


def all_cells() -> list[Cell]:
    return [*_levels(), *_ladder(), *_yardsticks(), *_forms(), *_budgets(), *_reported()]


def _yardsticks() -> list[Cell]:
    cells = [
        Cell("yardsticks", game_map, players, (STRONG, *others), floors[i] / 100)
        for others, floors in _YARDSTICKS.items()
        for i, (game_map, players) in enumerate(_SETTINGS)
        if players == 2 or others[0] not in _WEAKER
    ]
    cells += [
        Cell("yardsticks", game_map, 4, (STRONG, *_MIXED), _MIXED_FLOORS[game_map] / 100) for game_map in MAPS
    ]
    cells += [
        Cell("yardsticks", game_map, 2, (STRONG, other), None) for other in _UNASKED for game_map in MAPS
    ]
    by_level5 = [replace(cell, bots=("level5", *cell.bots[1:])) for cell in cells if cell.bots == _UNBEATEN]
    return cells + by_level5


def _forms() -> list[Cell]:
    """A repaired agent among three as released: its share of the wins shows which form is the stronger."""
    return [
        Cell("forms", game_map, 4, (agent, f"{agent}[2017]"), None) for agent in _FORMS for game_map in MAPS
    ]


def _levels() -> list[Cell]:
    cells = [
        Cell("levels", game_map, players, ("level5", other), floors[i] / 100)
        for other, floors in _LEVELS.items()
        for i, (game_map, players) in enumerate(_SETTINGS)
    ]
    return [*cells, Cell("levels", "europe", 2, ("level5", "peeking-mcts"), _PEEKING_FLOOR / 100)]


def _ladder() -> list[Cell]:
    """Each level beats the one below; level 5 over level 4 stands among the levels."""
    return [
        Cell("ladder", game_map, players, (f"level{level}", f"level{level - 1}"), 1 / players)
        for level in (2, 3, 4)
        for game_map, players in _SETTINGS
    ]


def _budgets() -> list[Cell]:
    """Search against the policy of its own rollouts."""
    return [
        Cell("budgets", game_map, players, (f"level4[rollouts={budget}]", POLICY), 1 / players)
        for players, budgets in BUDGETS.items()
        for game_map in MAPS
        for budget in budgets
    ]


def _reported() -> list[Cell]:
    """Three and five seats: every level against the one below."""
    return [
        Cell("reported", game_map, players, (f"level{level}", f"level{level - 1}"), None)
        for level in (2, 3, 4, 5)
        for game_map in MAPS
        for players in (3, 5)
    ]


def find_cells(names: list[str]) -> list[Cell]:
    """The cells with these names, or of these groups; all without a name. KeyError for any other name."""
    everything = all_cells()
    if not names:
        return everything
    found: list[Cell] = []
    for name in names:
        matching = [cell for cell in everything if name in (cell.name, cell.group)]
        if not matching:
            raise KeyError(name)
        found += [cell for cell in matching if cell not in found]
    return found
