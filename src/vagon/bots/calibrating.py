"""Win probabilities by likelihood, and how far they can be trusted: Brier score and calibration error.

Positions come from games of unlike players. The intervals draw whole games anew, as positions of one game
have one end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from vagon.bots.likelihood import Choice, Rows, chances, fit
from vagon.bots.notes import Notes
from vagon.bots.samples import games
from vagon.bots.winning import FEATURES, LATE, OPEN_FEATURES, ROLLOUT_FEATURES, features, outlook_of, progress
from vagon.maps import Map
from vagon.rules.random import Stream, seed_key
from vagon.table.boards import board_of

BINS: Final = 10
QUARTERS: Final = 4
RESAMPLES: Final = 400
MODELS: Final = {"open": OPEN_FEATURES, "rollouts": ROLLOUT_FEATURES, "both": FEATURES}
"""What a probability may be made of; `both` is what is shipped."""
COLUMNS: Final = (*FEATURES, *(LATE + name for name in FEATURES))


@dataclass(frozen=True, slots=True)
class Position:
    """One moment of a game: the features of all seats, who won and how far the game had come."""

    game: int
    rows: Rows  # by seat, with these COLUMNS
    shares: list[float]
    progress: float


@dataclass(frozen=True, slots=True)
class Guess:
    """A probability given to one seat, and its share of the win in the end."""

    game: int
    chance: float
    share: float
    progress: float


@dataclass(frozen=True, slots=True)
class Sampling:
    """Where positions come from, and with how many rollouts they are looked at."""

    map: Map
    players: int
    budget: int
    is_open: bool
    purpose: str

    def key(self, number: int) -> str:
        looked = "open" if self.is_open else "own"
        return f"{self.purpose} {self.map.id} {self.players} {self.budget} {looked} {number}"


def gather(
    sampling: Sampling,
    numbers: Sequence[int],
    notes: Notes,
    jobs: int = 1,
    tell: Callable[[int], None] = lambda _: None,
) -> list[Position]:
    """Positions of the games with these numbers."""
    units = {sampling.key(number): number for number in numbers}
    found = notes.values(units, partial(_of_game, sampling), jobs, tell)
    return [Position(number, *row) for number, rows in zip(numbers, found, strict=True) for row in rows]


def _of_game(sampling: Sampling, number: int) -> list[tuple[Rows, list[float], float]]:
    board, players, purpose = board_of(sampling.map), sampling.players, sampling.purpose
    outlook = outlook_of(board, players)
    found = []
    for sample in games(board, players, [number], f"{purpose}:{players}"):
        places = sample.result.place[:players]
        shares = [(place == 1) / places.count(1) for place in places]
        for s in sample.states:
            chance = Stream(seed_key(f"{purpose}:{number}:{s.turns}"))
            seat = -1 if sampling.is_open else chance.below(players)
            outlook.look(s, seat, sampling.budget, chance)
            rows = [[round(row[name], 4) for name in COLUMNS] for row in features(s, seat, outlook)]
            found.append((rows, shares, round(progress(s), 4)))
    return found


def fit_winning(positions: Sequence[Position], names: Sequence[str]) -> dict[str, float]:
    """Coefficients of these features, early and late in the game."""
    columns = [name for name in COLUMNS if name.removeprefix(LATE) in names]
    choices = [Choice(_only(position.rows, columns), position.shares) for position in positions]
    return {name: round(value, 4) for name, value in zip(columns, fit(choices).values, strict=True)}


def _only(rows: Rows, columns: Iterable[str]) -> Rows:
    places = [COLUMNS.index(name) for name in columns]
    return [[row[i] for i in places] for row in rows]


def guesses(positions: Sequence[Position], values: Mapping[str, float]) -> list[Guess]:
    """All probabilities given, one for each seat."""
    found = []
    for position in positions:
        said = chances(_only(position.rows, values), list(values.values()))
        for chance, share in zip(said, position.shares, strict=True):
            found.append(Guess(position.game, chance, share, position.progress))
    return found


def brier(found: Sequence[Guess]) -> float:
    return sum((guess.chance - guess.share) ** 2 for guess in found) / len(found)


def calibration_error(found: Sequence[Guess]) -> float:
    """The mean distance between what was said and what came, over bins of equal count."""
    return sum(count * abs(said - came) for said, came, count in bins(found)) / len(found)


def bins(found: Sequence[Guess]) -> list[tuple[float, float, int]]:
    """By bin: the mean probability given, the mean share of wins and how many there are."""
    ordered = sorted(found, key=lambda guess: guess.chance)
    rows = []
    for i in range(BINS):
        part = ordered[i * len(ordered) // BINS : (i + 1) * len(ordered) // BINS]
        if part:
            said = sum(guess.chance for guess in part) / len(part)
            rows.append((said, sum(guess.share for guess in part) / len(part), len(part)))
    return rows


def judge(found: Sequence[Guess]) -> dict[str, object]:
    """All that is reported about probabilities, on games kept for that."""
    by_game: dict[int, list[Guess]] = {}
    for guess in found:
        by_game.setdefault(guess.game, []).append(guess)
    quarters = [[guess for guess in found if _quarter(guess) == i] for i in range(QUARTERS)]
    return {
        "games": len(by_game),
        "guesses": len(found),
        "brier": round(brier(found), 4),
        "brier_interval": _interval(list(by_game.values())),
        "brier_by_quarter": [round(brier(part), 4) if part else None for part in quarters],
        "calibration_error": round(calibration_error(found), 4),
        "bins": [[round(said, 4), round(came, 4), count] for said, came, count in bins(found)],
    }


def _quarter(guess: Guess) -> int:
    return min(QUARTERS - 1, int(guess.progress * QUARTERS))


def _interval(clusters: Sequence[Sequence[Guess]]) -> list[float]:
    """95 % of the Brier score when whole games are drawn anew."""
    sums = [(sum((g.chance - g.share) ** 2 for g in cluster), len(cluster)) for cluster in clusters]
    chance = Stream(seed_key("calibration"))
    means = []
    for _ in range(RESAMPLES):
        drawn = [sums[chance.below(len(sums))] for _ in sums]
        means.append(sum(total for total, _ in drawn) / sum(count for _, count in drawn))
    means.sort()
    return [round(means[RESAMPLES // 40], 4), round(means[-1 - RESAMPLES // 40], 4)]
