"""The report on strength, in Markdown with small charts: everything in it comes from files with results."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any, Final

from vagon.arena.cells import BUDGETS, LOOKS, POLICY, Cell, Group, all_cells
from vagon.arena.speed import Rate
from vagon.arena.strength import Look, Outcome
from vagon.bots.levels import SearchingBot
from vagon.bots.registry import make_bot
from vagon.rules.random import KEY_BYTES

_TITLES: Final[dict[Group, tuple[str, str]]] = {
    "levels": (
        "Level 5",
        "The strongest level against the next two, and against a search that sees all cards.",
    ),
    "ladder": ("Each level against the one below", "A level must win more than its share of the seats."),
    "yardsticks": (
        "Level 4 against published agents",
        "With 512 rollouts; what it beats, level 5 need not meet. With four seats: their better form.",
    ),
    "forms": (
        "Published agents as released and repaired",
        "A repaired agent among three as released in 2017; its share of the seats is 25 %.",
    ),
    "budgets": (
        "Search against its own rollout policy",
        "A search worse than the policy it rolls out is none: every budget must win, also those of levels.",
    ),
    "reported": ("Three and five seats", "Reported without a floor."),
}
_HUMANS: Final = (
    ("route points", "route_points", "76.2", "79.1", "61.8"),
    ("routes claimed", "routes", "12.5", "11.7", "14.1"),
    ("mean route length", "length", "3.53", "3.78", "2.96"),
    ("tickets completed", "tickets_completed", "2.2", "1.9", "4"),
    ("opening tickets kept", "opening_kept", "2.27", "2.11", "2.65"),
    ("turns", "turns", "-", "-", "-"),
)
"""The first and second of the ranking and all players of Europe on Board Game Arena (boostyourplay.com)."""
_BRIER: Final = {
    ("winning", 2): (0.190, (0.225, 0.21, 0.19, 0.13)),
    ("winning", 3): (0.19, ()),
    ("winning", 4): (0.16, ()),
    ("winning", 5): (0.14, ()),
    ("winning-open", 2): (0.150, ()),
}
"""The highest Brier score that passes, of all positions and by quarter of the game, by kind and players."""
_CALIBRATION_ERROR: Final = 0.03
_GAMES: Final = 2000
"""On so many at least should win probabilities be measured that must be so good."""
_WIDTH: Final = 640
_ROW: Final = 18
_LABEL: Final = 300


def markdown(
    outcomes: Mapping[str, Outcome],
    trained: Mapping[str, Mapping[str, Any]],
    folder: str,
    speed: tuple[Sequence[Rate], str] | None = None,
) -> str:
    """The whole report; pictures are looked for in `folder`."""
    parts = [_head(outcomes)]
    for group, (title, text) in _TITLES.items():
        cells = [cell for cell in all_cells() if cell.group == group]
        known = [cell for cell in cells if cell.name in outcomes]
        parts.append(f"## {title}\n\n{text}\n")
        if known:
            parts.append(f"![{title}: wins with intervals]({folder}/{group}.svg)\n")
            parts.append(_table([_row(cell, outcomes[cell.name]) for cell in known], _COLUMNS))
        missing = len(cells) - len(known)
        if missing:
            parts.append(f"Not measured yet: {missing} of {len(cells)} cells.\n")
    parts += [_profile(outcomes), _speed(speed), _winning(trained, folder), _training(trained)]
    return "\n".join(part for part in parts if part)


_COLUMNS: Final = ("map", "seats", "bot", "against", "win %", "interval", "floor", "games", "ms/decision", "")


def _head(outcomes: Mapping[str, Outcome]) -> str:
    looks = ", ".join(f"{games} ({100 * confidence:.0f} %)" for games, confidence in LOOKS)
    verdicts = [outcome.verdict for outcome in outcomes.values()]
    faults = sum(outcome.faults for outcome in outcomes.values())
    return (
        "# Strength\n\n"
        "Made by `vagon strength report` from the files in `docs/strength`, each written by the command that "
        "it names; `vagon strength run` plays what is missing.\n\n"
        "Every deal is played in all rotations of the seats; ties share the win. A cell passes when the "
        "lower end of its interval, clustered by deal, is above its floor. It is looked at after "
        f"{looks} games, stops when it passes and otherwise shows the number at the last look.\n\n"
        f"Passed: {verdicts.count('passed')}. Missed: {verdicts.count('missed')}. "
        f"Reported without a floor: {verdicts.count('reported')}. "
        f"Not measured yet: {len(all_cells()) - len(outcomes)}. "
        f"Games in which a bot failed: {faults}.\n"
    )


def _row(cell: Cell, outcome: Outcome) -> list[str]:
    last, spent = outcome.last, outcome.measured["seconds_per_decision"]
    return [
        cell.map,
        str(cell.players),
        cell.bots[0],
        ", ".join(cell.bots[1:]),
        f"{100 * last.win:.1f}",
        f"{100 * last.low:.1f} to {100 * last.high:.1f}",
        "-" if cell.floor is None else f"{100 * cell.floor:.0f}",
        str(last.games),
        "-" if spent is None else f"{1000 * spent:.1f}",
        outcome.verdict,
    ]


def _table(rows: Iterable[Sequence[str]], head: Sequence[str]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def _profile(outcomes: Mapping[str, Outcome]) -> str:
    """Level 5 with two seats on Europe beside what is known of people."""
    name = Cell("levels", "europe", 2, ("level5", "level4"), None).name
    if name not in outcomes:
        return ""
    found = dict(outcomes[name].measured)
    wagons, routes = found["wagons"], found["routes"]
    found["length"] = wagons / routes if wagons and routes else None
    rows = []
    for title, key, *humans in _HUMANS:
        value = found[key]
        rows.append([title, "-" if value is None else f"{value:.2f}", *humans])
    head = ("mean of a game", "level 5", "first of the ranking", "second", "all players")
    return (
        "## Beside people\n\nEurope, two seats, level 5 against level 4; people by the statistics of Board "
        "Game Arena, from boostyourplay.com. No result against people is claimed.\n\n" + _table(rows, head)
    )


def _speed(speed: tuple[Sequence[Rate], str] | None) -> str:
    if speed is None:
        return ""
    rates, cpu = speed
    rows = [
        [
            rate.map,
            str(rate.players),
            f"{rate.rollouts:,}",
            f"{rate.floor:,}",
            "passed" if rate.rollouts >= rate.floor else "missed",
        ]
        for rate in rates
    ]
    return (
        "## Rollouts\n\nGames played to their end by the planner from the middle of a game, per CPU second "
        f"of one core ({cpu}); by `vagon strength speed`.\n\n"
        + _table(rows, ("map", "seats", "rollouts/s", "floor", ""))
    )


def _winning(trained: Mapping[str, Mapping[str, Any]], folder: str) -> str:
    names = [name for name in trained if name.startswith("winning")]
    if not names:
        return ""
    head = (
        *("map", "seats", "cards", "Brier", "at most", "by quarter", "at most", "ECE", "at most"),
        *("open features only", "rollouts only", "games", "positions", ""),
    )
    return (
        "## Win probability\n\nHow far `vagon.bots.win_probability` can be trusted (own cards), and the same "
        "with all cards open, for looking back. Measured on games kept for that, between unlike players, "
        "weak ones among them; the intervals draw whole games anew. The calibration error (ECE) is over ten "
        "bins of equal count; that of few positions is mostly chance. Where something is asked of a "
        f"probability, {_GAMES:,} games were asked for too: the verdict says where they are fewer.\n\n"
        f"![What was said and what came]({folder}/calibration.svg)\n\n"
        + _table([_winning_row(name, trained[name]["measured"]) for name in names], head)
    )


def _winning_row(name: str, found: Mapping[str, Any]) -> list[str]:
    kind, game_map, seats = name.rsplit("-", 2)
    low, high = found["brier_interval"]
    quarters = found["brier_by_quarter"]
    highest, highest_quarters = _BRIER.get((kind, int(seats)), (None, ()))
    if highest is None:
        verdict = "reported"
    else:
        pairs = [
            (found["brier"], highest),
            (found["calibration_error"], _CALIBRATION_ERROR),
            *zip(quarters, highest_quarters, strict=False),
        ]
        verdict = "passed" if all(value <= limit for value, limit in pairs) else "missed"
        if found["games"] < _GAMES:
            verdict += f", on {found['games']:,} games only"
    return [
        game_map,
        seats,
        "own" if kind == "winning" else "open",
        f"{found['brier']:.3f} ({low:.3f} to {high:.3f})",
        "-" if highest is None else f"{highest:.3f}",
        " ".join("-" if x is None else f"{x:.3f}" for x in quarters),
        " ".join(f"{x:.3f}" for x in highest_quarters) or "-",
        f"{found['calibration_error']:.3f}",
        "-" if highest is None else f"{_CALIBRATION_ERROR:.3f}",
        f"{found['brier_open']:.3f}",
        f"{found['brier_rollouts']:.3f}",
        f"{found['games']:,}",
        f"{found['guesses'] // int(seats):,}",
        verdict,
    ]


def _training(trained: Mapping[str, Mapping[str, Any]]) -> str:
    rows = [
        [name, f"`{content['command']}`", content.get("commit", "-"), content.get("note", "")]
        for name, content in trained.items()
    ]
    return "## Where the numbers come from\n\n" + _table(rows, ("file", "command", "commit", ""))


def charts(outcomes: Mapping[str, Outcome], trained: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    """The pictures by file name."""
    found = {}
    for group in _TITLES:
        cells = [cell for cell in all_cells() if cell.group == group and cell.name in outcomes]
        if cells:
            found[f"{group}.svg"] = _curve(outcomes) if group == "budgets" else _forest(cells, outcomes)
    lines = {
        name: [(said, came) for said, came, _ in content["measured"]["bins"]]
        for name, content in trained.items()
        if name.startswith("winning")
    }
    if lines:
        found["calibration.svg"] = _calibration(lines)
    return found


def _forest(cells: Sequence[Cell], outcomes: Mapping[str, Outcome]) -> str:
    """A point with its interval for each cell, and a tick at its floor."""
    scale = (_WIDTH - _LABEL - 20) / 100
    parts = []
    for i, cell in enumerate(cells):
        last, y = outcomes[cell.name].last, i * _ROW + 24
        x, low, high = (_LABEL + 100 * share * scale for share in (last.win, last.low, last.high))
        label = f"{cell.map} {cell.players}: {cell.bots[0]} - {', '.join(cell.bots[1:])}"
        parts.append(
            f'<text x="4" y="{y + 4}">{escape(label[:52])}</text>'
            f'<line class="interval" x1="{low:.1f}" x2="{high:.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="point" cx="{x:.1f}" cy="{y}" r="3.5"/>'
        )
        if cell.floor is not None:
            at = _LABEL + 100 * cell.floor * scale
            parts.append(f'<line class="floor" x1="{at:.1f}" x2="{at:.1f}" y1="{y - 7}" y2="{y + 7}"/>')
    bottom = len(cells) * _ROW + 18
    for share in (0, 25, 50, 75, 100):
        at = _LABEL + share * scale
        parts.insert(0, f'<line class="grid" x1="{at:.1f}" x2="{at:.1f}" y1="12" y2="{bottom}"/>')
        parts.append(f'<text class="mark" x="{at:.1f}" y="{bottom + 14}">{share}</text>')
    return _svg(_WIDTH, bottom + 20, parts)


def _curve(outcomes: Mapping[str, Outcome]) -> str:
    """Wins of search against its own policy by its rollouts, a line for each map and number of seats."""
    lines: dict[tuple[str, int], list[tuple[int, Look]]] = {}
    for cell in all_cells():
        is_of_these = cell.bots[1:] == (POLICY,) and cell.players in BUDGETS
        if is_of_these and cell.name in outcomes and (budget := _rollouts(cell)):
            lines.setdefault((cell.map, cell.players), []).append((budget, outcomes[cell.name].last))
    left, right, bottom = 40, _WIDTH - 130, 274
    budgets = sorted({budget for points in lines.values() for budget, _ in points})
    octave = (right - left) / max(1.0, math.log2(budgets[-1] / budgets[0]))

    def across(budget: int) -> float:
        return left + octave * math.log2(budget / budgets[0])

    def up(share: float) -> float:
        return bottom - 250 * share

    parts = []
    for share in (0, 25, 50, 75, 100):
        y = up(share / 100)
        parts.append(f'<line class="grid" x1="{left - 8}" x2="{right + 8}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text class="mark" x="{left - 22}" y="{y + 4}">{share}</text>')
    parts += [
        f'<text class="mark" x="{across(budget):.1f}" y="{bottom + 16}">{budget}</text>' for budget in budgets
    ]
    for i, ((game_map, players), points) in enumerate(sorted(lines.items())):
        colour, aside = f"hsl({i * 360 // len(lines)} 60% 45%)", 4 * i - 2 * (len(lines) - 1)
        places = [
            (across(budget) + aside, look) for budget, look in sorted(points, key=lambda point: point[0])
        ]
        path = " ".join(f"{x:.1f},{up(look.win):.1f}" for x, look in places)
        parts.append(f'<polyline fill="none" stroke="{colour}" points="{path}"/>')
        for x, look in places:
            ends = f'y1="{up(look.low):.1f}" y2="{up(look.high):.1f}"'
            parts.append(f'<line stroke="{colour}" x1="{x:.1f}" x2="{x:.1f}" {ends}/>')
            parts.append(f'<circle cx="{x:.1f}" cy="{up(look.win):.1f}" r="3.5" style="fill:{colour}"/>')
        label = f"{game_map}, {players} seats"
        parts.append(f'<text x="{right + 20}" y="{40 + 16 * i}" style="fill:{colour}">{escape(label)}</text>')
    parts.append(
        f'<text class="mark" x="{(left + right) / 2}" y="{bottom + 34}">rollouts for a decision</text>'
    )
    return _svg(_WIDTH, bottom + 44, parts)


def _rollouts(cell: Cell) -> int:
    """The budget of the bot that is measured; 0 if it does not search."""
    bot = make_bot(cell.bots[0], bytes(KEY_BYTES))
    return bot.manners(cell.map, cell.players).rollouts if isinstance(bot, SearchingBot) else 0


def _calibration(lines: Mapping[str, Sequence[tuple[float, float]]]) -> str:
    """What was said against what came, one line of points for each model; good ones follow the diagonal."""
    size, edge = 300, 24
    parts = [f'<line class="floor" x1="{edge}" y1="{size + edge}" x2="{size + edge}" y2="{edge}"/>']
    for share in (0, 50, 100):
        at = edge + size * share / 100
        parts.append(f'<text class="mark" x="{at}" y="{size + edge + 16}">{share}</text>')
        parts.append(f'<line class="grid" x1="{at}" x2="{at}" y1="{edge}" y2="{size + edge}"/>')
    for i, (name, points) in enumerate(sorted(lines.items())):
        colour = f"hsl({i * 360 // len(lines)} 60% 45%)"
        places = [(edge + size * said, edge + size * (1 - came)) for said, came in points]
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
        parts.append(f'<polyline fill="none" stroke="{colour}" points="{path}"/>')
        parts.append(
            f'<text x="{size + 2 * edge}" y="{edge + 16 * i + 8}" style="fill:{colour}">{escape(name)}</text>'
        )
    return _svg(_WIDTH, size + 2 * edge, parts)


def _svg(width: int, height: int, parts: Sequence[str]) -> str:
    style = (
        "text{font:11px system-ui,sans-serif;fill:#58616d}.mark{text-anchor:middle}.grid{stroke:#8884}"
        ".interval{stroke:#1f6fb2;stroke-width:2}.point{fill:#1f6fb2}.floor{stroke:#c2571a;stroke-width:1.5}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="img"><style>{style}</style>{"".join(parts)}</svg>\n'
    )
