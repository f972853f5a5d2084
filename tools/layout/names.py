"""Places the names of one language between everything else on the board."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from layout.chains import CLEAR, MARK, name_boxes
from vagon.drawing.geometry import Box, Point, box_corners, distance, text_box

WANTED = 2.6
"""Room around a name, where there is any."""


def place_names(
    texts: Mapping[str, str],
    cities: Mapping[str, Point],
    marks: list[Point],
    outlines: list[list[Point]],
    sheet: Box,
    size: float,
) -> tuple[dict[str, list[float]], list[str]]:
    """Start of the baseline of each name, and the ids of those for which no free place was found."""
    ids = list(texts)
    choices: dict[str, list[tuple[float, Box]]] = {}
    offsets: dict[str, tuple[float, float]] = {}
    for place in ids:
        ink = text_box(texts[place], 0, 0, size)
        x, y = cities[place]
        offsets[place] = -ink[0], -ink[1]
        boxes, costs = name_boxes(x, y, ink[2] - ink[0], -ink[1], ink[3])
        near = [o for o in outlines if abs(o[0][0] - x) < 140 and abs(o[0][1] - y) < 70]
        near_marks = [m for m in marks if abs(m[0] - x) < 120 and abs(m[1] - y) < 60]
        options = []
        for box, cost in zip(boxes.tolist(), costs.tolist(), strict=True):
            clear = clearance(tuple(box), near, near_marks, sheet)
            options.append(
                (cost + 3 * max(0.0, WANTED - clear) ** 2 + (1000 if clear < CLEAR / 2 else 0), tuple(box))
            )
        choices[place] = options
    chosen = _settle(ids, choices)
    bad = [place for place in ids if choices[place][chosen[place]][0] >= 1000]
    bad += [
        f"{one}/{other}"
        for i, one in enumerate(ids)
        for other in ids[:i]
        if _overlap(choices[one][chosen[one]][1], choices[other][chosen[other]][1], 0.8) > 0
    ]
    result = {}
    for place in ids:
        box = choices[place][chosen[place]][1]
        result[place] = [round(box[0] + offsets[place][0], 1), round(box[1] + offsets[place][1], 1)]
    return result, bad


def clearance(box: Box, outlines: list[list[Point]], marks: list[Point], sheet: Box) -> float:
    corners = box_corners(box)
    clear = min(box[0] - sheet[0], box[1] - sheet[1], sheet[2] - box[2], sheet[3] - box[3]) - 2
    for x, y in marks:
        dx, dy = max(box[0] - x, x - box[2], 0), max(box[1] - y, y - box[3], 0)
        clear = min(clear, float(np.hypot(dx, dy)) - MARK)
    for outline in outlines:
        xs, ys = [p[0] for p in outline], [p[1] for p in outline]
        if min(xs) > box[2] + 4 or max(xs) < box[0] - 4 or min(ys) > box[3] + 4 or max(ys) < box[1] - 4:
            continue
        clear = min(clear, distance(corners, outline))
    return clear


def _overlap(one: Box, other: Box, room: float) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0]) + room
    high = min(one[3], other[3]) - max(one[1], other[1]) + room
    return max(wide, 0) * max(high, 0)


def _settle(ids: list[str], choices: dict[str, list[tuple[float, Box]]]) -> dict[str, int]:
    """Each name in turn to where it is best among the others, until none moves."""
    chosen = {place: min(range(len(choices[place])), key=lambda i: choices[place][i][0]) for place in ids}
    for _ in range(30):
        moved = False
        for place in ids:
            others = [choices[other][chosen[other]][1] for other in ids if other != place]

            def cost(i: int, place: str = place, others: list[Box] = others) -> float:
                own, box = choices[place][i]
                return own + sum(400 for other in others if _overlap(box, other, 1.5))

            best = min(range(len(choices[place])), key=cost)
            if cost(best) < cost(chosen[place]) - 1e-9:
                chosen[place], moved = best, True
        if not moved:
            break
    return chosen
