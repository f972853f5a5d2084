"""The report as one HTML file that needs nothing else: its charts are drawn here, as SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from vagon.arena.report import Report

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1c2430; --faint: #68727f; --paper: #fff; --line: #d5dae0;
  --mark: #1f6fb2; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e9ee; --faint: #9aa4b1; --paper: #14181e; --line: #343c47; --mark: #63b0ee; }
}
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper); max-width: 62rem;
  margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
.wide { overflow-x: auto; }
svg { max-width: 100%; height: auto; }
svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
svg .faint { fill: var(--faint); }
svg .line { stroke: var(--line); }
svg .mark { stroke: var(--mark); fill: var(--mark); }
svg .bar { fill: var(--mark); }
"""
_LABEL: Final = 170  # room for the names at the left
_WIDTH: Final = 760
_ROW: Final = 28
_CELL: Final = 64
_BINS: Final = 24


def html_report(report: Report) -> str:
    title = f"Arena: {report.map}, {report.players} players"
    parts = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{report.games} games: {report.deals} deals in all rotations of seats, seed {report.seed}.</p>",
        f"<h2>Results</h2><div class=wide>{_table(report)}</div>",
        f"<h2>Wins, with {100 * report.confidence:g} % intervals</h2>{_wins(report)}",
        f"<h2>How often the row's bot ended before the column's</h2><div class=wide>{_matrix(report)}</div>",
        f"<h2>Scores</h2>{_scores(report)}",
    ]
    if report.ladder:
        spans = [(r.bot, r.mu, r.mu - 2 * r.sigma, r.mu + 2 * r.sigma) for r in report.ladder]
        parts.append(f"<h2>Rating, with two standard deviations</h2>{_intervals(spans, '.1f')}")
    if report.sprt:
        found = report.sprt
        parts.append(
            f"<h2>Sequential test</h2><p>{found.result} after {found.deals} deals: log likelihood ratio "
            f"{found.llr:.2f}, bounds {found.low:.2f} and {found.high:.2f}.</p>"
        )
    if report.faults:
        faults = "".join(
            f"<li>{escape(str(f['bot']))} {f['kind']} in game {f['game']} of deal {f['deal']}: "
            f"{escape(str(f['text']))}</li>"
            for f in report.faults
        )
        parts.append(f"<h2>Faults</h2><ul>{faults}</ul>")
    head = (
        f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{escape(title)}</title>"
    )
    head += f"<style>{_STYLE}</style>"
    return f"<!doctype html><html lang=en><head>{head}</head><body>{''.join(parts)}</body></html>\n"


def _table(report: Report) -> str:
    head, *bots = report.rows()
    rows = [f"<tr>{''.join(f'<th>{name}</th>' for name in head)}</tr>"]
    rows += [f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>" for cells in bots]
    return f"<table>{''.join(rows)}</table>"


def _wins(report: Report) -> str:
    bots = sorted(report.bots.items(), key=lambda item: -item[1].win)
    return _intervals([(name, 100 * b.win, 100 * b.low, 100 * b.high) for name, b in bots], ".1f", 0, 100)


def _intervals(
    spans: Sequence[tuple[str, float, float, float]],
    form: str,
    least: float | None = None,
    most: float | None = None,
) -> str:
    """A point and its interval for each name, on one scale."""
    low = min(span[2] for span in spans) if least is None else least
    high = max(span[3] for span in spans) if most is None else most
    scale = (_WIDTH - _LABEL - 60) / max(high - low, 1e-9)
    parts = []
    for i, (name, point, start, stop) in enumerate(spans):
        y = i * _ROW + _ROW / 2
        x, x1, x2 = (_LABEL + (value - low) * scale for value in (point, start, stop))
        parts.append(
            f'<text x="0" y="{y + 4:.0f}">{escape(name)}</text>'
            f'<line class="line" x1="{_LABEL}" x2="{_WIDTH - 60}" y1="{y}" y2="{y}"/>'
            f'<line class="mark" stroke-width="2" x1="{x1:.1f}" x2="{x2:.1f}" y1="{y}" y2="{y}"/>'
            f'<circle class="mark" cx="{x:.1f}" cy="{y}" r="4"/>'
            f'<text x="{_WIDTH - 50}" y="{y + 4:.0f}">{point:{form}}</text>'
        )
    return _svg(_WIDTH, len(spans) * _ROW, parts)


def _matrix(report: Report) -> str:
    """A cell for each pair of bots, the darker the more often the row's bot was ahead."""
    bots = list(report.matrix)
    parts = []
    for i, bot in enumerate(bots):
        x, y = _LABEL + i * _CELL, 60 + i * _ROW
        parts.append(
            f'<text x="0" y="{y + 19}">{escape(bot)}</text>'
            f'<text transform="translate({x + 18} 54) rotate(-24)">{escape(bot)}</text>'
        )
        for j, other in enumerate(bots):
            share = report.matrix[bot].get(other)
            if share is not None:
                left = _LABEL + j * _CELL
                parts.append(
                    f'<rect class="bar" opacity="{0.08 + 0.6 * share:.2f}" x="{left}" y="{y}" '
                    f'width="{_CELL - 2}" height="{_ROW - 2}"/>'
                    f'<text x="{left + _CELL / 2 - 1}" y="{y + 18}" text-anchor="middle">'
                    f"{100 * share:.1f}</text>"
                )
    return _svg(_LABEL + (len(bots) + 2) * _CELL, 64 + len(bots) * _ROW, parts)


def _scores(report: Report) -> str:
    """A histogram of the scores of each bot, all on one scale."""
    everything = [score for bot in report.bots.values() for score in bot.scores]
    if not everything:
        return "<p>No game was finished.</p>"
    low, high = min(everything), max(everything)
    size = (high - low + 1) / _BINS
    height, wide = 2 * _ROW, (_WIDTH - _LABEL - 60) / _BINS
    parts = []
    for i, (name, bot) in enumerate(report.bots.items()):
        bins = [0] * _BINS
        for score in bot.scores:
            bins[int((score - low) / size)] += 1
        base = (i + 1) * height
        parts.append(
            f'<text x="0" y="{base - 8}">{escape(name)}</text>'
            f'<line class="line" x1="{_LABEL}" x2="{_WIDTH - 60}" y1="{base}" y2="{base}"/>'
        )
        for j, count in enumerate(bins):
            tall = (height - 8) * count / max(*bins, 1)
            parts.append(
                f'<rect class="bar" x="{_LABEL + j * wide:.1f}" y="{base - tall:.1f}" width="{wide - 1:.1f}" '
                f'height="{tall:.1f}"/>'
            )
        if bot.score is not None:
            parts.append(f'<text x="{_WIDTH - 50}" y="{base - 8}">{bot.score:.1f}</text>')
    bottom = len(report.bots) * height + 16
    parts.append(
        f'<text class="faint" x="{_LABEL}" y="{bottom}">{low}</text>'
        f'<text class="faint" x="{_WIDTH - 60}" y="{bottom}" text-anchor="end">{high}</text>'
    )
    return _svg(_WIDTH, bottom + 4, parts)


def _svg(width: float, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" role="img">{"".join(parts)}</svg>'
    )
