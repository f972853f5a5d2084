"""The results of an arena as one report."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from statistics import fmean
from typing import Final

from vagon.arena import ratings
from vagon.arena.matches import Played, Seated
from vagon.arena.running import Results, Setting, Unit
from vagon.arena.statistics import Hypotheses, Interval, Verdict, bootstrap, sprt, widest, wilson

MEANS: Final = (
    "turns",
    "routes",
    "route_points",
    "wagons",
    "opening_kept",
    "tickets_kept",
    "tickets_completed",
)
"""Of every seat of a bot, in all its games."""


@dataclass(frozen=True, slots=True)
class BotResult:
    """How one bot did. A bot that sat at a table several times counts once for each seat.

    `low` and `high` are the wider of both intervals on either side; means of scores leave out games with a
    fault.
    """

    seats: int
    win: float
    low: float
    high: float
    wilson: Interval
    bootstrap: Interval
    score: float | None
    margin: float | None  # over the best of the others
    turns: float
    routes: float
    route_points: float
    wagons: float
    opening_kept: float
    tickets_kept: float
    tickets_completed: float
    illegal: int
    raised: int
    stalled: int
    decisions: int
    seconds_per_decision: float
    scores: list[int]


@dataclass(frozen=True, slots=True)
class Report:
    """All that is said about an arena. `matrix[a][b]` is how often `a` ended before `b`, ties half."""

    map: str
    players: int
    seed: int
    deals: int
    games: int
    confidence: float
    bots: dict[str, BotResult]
    matrix: dict[str, dict[str, float | None]]
    ladder: list[ratings.Rating] | None  # None where the extra is not installed
    sprt: Verdict | None
    faults: list[dict[str, object]]

    def to_json(self) -> dict[str, object]:
        members = asdict(self)
        for bot in members["bots"].values():
            del bot["scores"]
        return members

    def rows(self) -> list[list[str]]:
        """A table for people: what it tells of each bot, then the bots, the best first."""
        bots = sorted(self.bots.items(), key=lambda item: -item[1].win)
        return [list(_HEAD), *([name, *_cells(bot)] for name, bot in bots)]


_HEAD: Final = (
    "bot",
    "win %",
    "interval",
    "score",
    "margin",
    "turns",
    "routes",
    "tickets",
    "completed",
    "faults",
    "ms/decision",
)


def _cells(bot: BotResult) -> list[str]:
    return [
        f"{100 * bot.win:.1f}",
        f"{100 * bot.low:.1f} to {100 * bot.high:.1f}",
        "-" if bot.score is None else f"{bot.score:.1f}",
        "-" if bot.margin is None else f"{bot.margin:+.1f}",
        f"{bot.turns:.1f}",
        f"{bot.routes:.1f}",
        f"{bot.tickets_kept:.2f}",
        f"{bot.tickets_completed:.2f}",
        str(bot.illegal + bot.raised + bot.stalled),
        f"{1000 * bot.seconds_per_decision:.2f}",
    ]


def make_report(
    setting: Setting, results: Results, confidence: float = 0.95, between: Hypotheses | None = None
) -> Report:
    """What the results say; of a sequential test only the deals until its decision count."""
    verdict = sprt(deal_scores(setting, results), between) if between else None
    counted = {
        unit: results[unit]
        for unit in sorted(results)
        if verdict is None or verdict.result == "undecided" or unit[0] < verdict.deals
    }
    games = [game for unit in counted for game in counted[unit]]
    bots = list(dict.fromkeys(setting.bots))
    return Report(
        map=setting.map.id,
        players=setting.players,
        seed=setting.seed,
        deals=len({deal for deal, _ in counted}),
        games=len(games),
        confidence=confidence,
        bots={bot: _bot(bot, counted, confidence) for bot in bots},
        matrix=_matrix(bots, games),
        ladder=ratings.ladder(bots, games) if ratings.is_available() else None,
        sprt=verdict,
        faults=[
            {
                "deal": deal,
                "table": number,
                "game": i,
                "bot": game.seats[game.fault.seat].bot,
                **asdict(game.fault),
            }
            for (deal, number), played in counted.items()
            for i, game in enumerate(played)
            if game.fault
        ],
    )


def deal_scores(setting: Setting, results: Mapping[Unit, list[Played]]) -> list[float]:
    """The first bot's mean share of wins in each deal, up to the first deal that is not complete."""
    scores: list[float] = []
    tables = range(len(setting.line_ups))
    while all((len(scores), number) in results for number in tables):
        games = [game for number in tables for game in results[len(scores), number]]
        scores.append(fmean(seat.win for _, seat in _seats(setting.bots[0], games)))
    return scores


def _seats(bot: str, games: Iterable[Played]) -> list[tuple[Played, Seated]]:
    return [(game, seat) for game in games for seat in game.seats if seat.bot == bot]


def _bot(bot: str, results: Results, confidence: float) -> BotResult:
    by_deal: dict[int, list[float]] = {}
    for (deal, _), games in results.items():
        by_deal.setdefault(deal, []).extend(seat.win for _, seat in _seats(bot, games))
    seats = _seats(bot, (game for games in results.values() for game in games))
    wins = [seat.win for _, seat in seats]
    by_wilson = wilson(sum(wins), len(wins), confidence)
    clusters = [(sum(shares), len(shares)) for shares in by_deal.values() if shares]
    by_bootstrap = bootstrap(clusters, confidence)
    low, high = widest(by_wilson, by_bootstrap)
    faults = [game.fault.kind for game, seat in seats if game.fault and game.seats[game.fault.seat] is seat]
    scores = [seat.score for _, seat in seats if seat.score is not None]
    margins = [_margin(game, seat) for game, seat in seats if not game.fault]
    decisions = sum(seat.decisions for _, seat in seats)
    return BotResult(
        seats=len(seats),
        win=fmean(wins) if wins else 0.0,
        low=low,
        high=high,
        wilson=by_wilson,
        bootstrap=by_bootstrap,
        score=fmean(scores) if scores else None,
        margin=fmean(margins) if margins else None,
        **{name: fmean(getattr(seat, name) for _, seat in seats) if seats else 0.0 for name in MEANS},
        illegal=faults.count("illegal"),
        raised=faults.count("raised"),
        stalled=faults.count("stalled"),
        decisions=decisions,
        seconds_per_decision=sum(seat.seconds for _, seat in seats) / max(1, decisions),
        scores=scores,
    )


def _margin(game: Played, seat: Seated) -> int:
    others = [other.score or 0 for other in game.seats if other is not seat]
    return (seat.score or 0) - max(others)


def _matrix(bots: Sequence[str], games: Iterable[Played]) -> dict[str, dict[str, float | None]]:
    ahead: dict[tuple[str, str], list[float]] = {}
    for game in games:
        for one, other in combinations(game.seats, 2):
            if one.bot != other.bot:
                share = _ahead(game, one, other)
                ahead.setdefault((one.bot, other.bot), []).append(share)
                ahead.setdefault((other.bot, one.bot), []).append(1 - share)
    return {
        bot: {
            other: fmean(ahead[bot, other]) if (bot, other) in ahead else None
            for other in bots
            if other != bot
        }
        for bot in bots
    }


def _ahead(game: Played, one: Seated, other: Seated) -> float:
    """1 if `one` ended before `other`, 0 if after."""
    if game.fault:
        loser = game.seats[game.fault.seat]
        return 0.0 if one is loser else 1.0 if other is loser else 0.5
    assert one.place is not None
    assert other.place is not None
    return 0.5 if one.place == other.place else float(one.place < other.place)
