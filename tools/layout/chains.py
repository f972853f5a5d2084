"""Finds curves for the routes, and room for names and passengers beside them.

Every pair of cities has one curve, with its tracks side by side. Each city has a name as wide as its widest
form in any language, and perhaps a stand for passengers. All are tried in turn, in many places each, and stay
where they are least in the way of the others.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

HEIGHT = 7.5
LONGEST = 30.0
MARK = 6.4
"""Radius of a city."""
CLEAR = 1.5
"""Wanted between any two things."""
ARCS = np.array([-46, -38, -31, -24, -18, -13, -9, -5, 0, 5, 9, 13, 18, 24, 31, 38, 46])
SKEWS = np.array([-22, -11, 0, 11, 22])
TRIMS = np.array([9.6, 12.5, 16.0, 20.0, 25.0])


@dataclass
class Chain:
    """The tracks between two cities, with all the curves they might take."""

    routes: list[str]
    ends: tuple[Array, Array]
    length: int
    is_tunnel: bool
    spaces: Array = field(init=False)  # candidate, track, space, (x, y, angle, length)
    points: Array = field(init=False)  # candidate, point, (x, y): circles of `radius` that cover the spaces
    cost: Array = field(init=False)  # of a candidate by itself
    chosen: int = 0

    @property
    def radius(self) -> float:
        return HEIGHT / 2 + 0.7 + (1.6 if self.is_tunnel else 0)

    @property
    def gap(self) -> float:
        return 5.0 if self.is_tunnel else 2.0

    @property
    def pitch(self) -> float:
        return HEIGHT + (4.6 if self.is_tunnel else 2.0)

    def prepare(self, marks: Array, sheet: tuple[float, float, float, float]) -> None:
        start, end = self.ends
        chord = end - start
        distance = float(np.hypot(*chord))
        spaces, costs = [], []
        for arc, skew in product(ARCS, SKEWS):
            curve = bezier(start, end, arc + skew, arc - skew)
            offsets = (np.arange(len(self.routes)) - (len(self.routes) - 1) / 2) * self.pitch
            tracks = [offset_curve(curve, offset) for offset in offsets]
            for before, after in product(TRIMS, TRIMS):
                if before + after > distance - 13 * self.length:
                    continue
                placed = np.array([self.place(track, before, after) for track in tracks])
                size = placed[0, 0, 3]
                if size < 11:
                    continue
                spaces.append(placed)
                costs.append(
                    3.0 * ((abs(arc) - 8) / 16) ** 2 * min(1.0, distance / 90)
                    + 1.5 * (skew / 12) ** 2
                    + self.length * (max(0.0, 26 - size) / 5) ** 2
                    + 0.04 * ((before - 9.6) + (after - 9.6))
                    + 0.15 * abs(before - after)
                )
        self.spaces = np.array(spaces)
        shape = self.spaces.shape
        steps = np.linspace(-1, 1, 5)
        angle = np.radians(self.spaces[..., 2])
        reach = self.spaces[..., 3] / 2 - 3.2
        x = self.spaces[..., 0, None] + np.cos(angle)[..., None] * reach[..., None] * steps
        y = self.spaces[..., 1, None] + np.sin(angle)[..., None] * reach[..., None] * steps
        self.points = np.stack([x, y], axis=-1).reshape(shape[0], -1, 2)
        away = np.hypot(*(self.points[:, :, None] - marks[None, None]).transpose(3, 0, 1, 2))
        on_marks = np.maximum(0, self.radius + MARK + CLEAR - away) ** 2
        left, top, right, bottom = sheet
        out = np.maximum(0, left + 7 - self.points[..., 0]) + np.maximum(0, self.points[..., 0] - right + 7)
        out += np.maximum(0, top + 7 - self.points[..., 1]) + np.maximum(0, self.points[..., 1] - bottom + 7)
        self.cost = np.array(costs) + 2 * on_marks.sum(axis=(1, 2)) + 4 * (out**2).sum(axis=1)
        self.chosen = int(self.cost.argmin())

    def place(self, track: Array, before: float, after: float) -> Array:
        """The spaces of one track: equal lengths and gaps, in the middle of what the cities leave."""
        steps = np.r_[0, np.cumsum(np.hypot(*np.diff(track, axis=0).T))]
        room = steps[-1] - before - after
        size = min(LONGEST, (room + self.gap) / self.length - self.gap)
        spare = max(0.0, room - self.length * (size + self.gap) + self.gap)
        gap = self.gap + min(1.6, spare / (self.length + 1))
        used = self.length * (size + gap) - gap
        first = before + (room - used) / 2
        starts = first + np.arange(self.length) * (size + gap)
        ends = starts + size
        a = np.stack([np.interp(starts, steps, track[:, k]) for k in (0, 1)], axis=1)
        b = np.stack([np.interp(ends, steps, track[:, k]) for k in (0, 1)], axis=1)
        middle = np.stack([np.interp((starts + ends) / 2, steps, track[:, k]) for k in (0, 1)], axis=1)
        angle = np.degrees(np.arctan2(b[:, 1] - a[:, 1], b[:, 0] - a[:, 0]))
        return np.c_[(a + b) / 4 + middle / 2, angle, np.full(self.length, size)]


@dataclass
class Block:
    """A name or a stand: boxes it might take, each with a cost of its own."""

    key: tuple[str, str]
    boxes: Array  # candidate, (left, top, right, bottom)
    cost: Array
    chosen: int = 0


def bezier(start: Array, end: Array, leaving: float, arriving: float) -> Array:
    """A curve that leaves and arrives turned from the straight line by these degrees, to the same side."""
    chord = end - start
    turn = lambda degrees: np.array(  # noqa: E731
        [
            [np.cos(np.radians(degrees)), -np.sin(np.radians(degrees))],
            [np.sin(np.radians(degrees)), np.cos(np.radians(degrees))],
        ]
    )
    first = start + turn(leaving) @ chord * 0.36
    second = end - turn(-arriving) @ chord * 0.36
    t = np.linspace(0, 1, 49)[:, None]
    return np.asarray(
        (1 - t) ** 3 * start + 3 * (1 - t) ** 2 * t * first + 3 * (1 - t) * t**2 * second + t**3 * end
    )


def offset_curve(curve: Array, offset: float) -> Array:
    direction = np.gradient(curve, axis=0)
    direction /= np.hypot(*direction.T)[:, None]
    return np.asarray(curve + offset * np.c_[-direction[:, 1], direction[:, 0]])


def name_boxes(x: float, y: float, width: float, up: float, down: float) -> tuple[Array, Array]:
    """Boxes around a city for a name of this size, and how far each is from the best place."""
    boxes, costs = [], []
    height = up + down
    for away in (2.2, 4.5, 8.0):
        near = MARK + away
        for dy in np.linspace(-1.0, 1.0, 9):
            middle = y + dy * (near + height / 2 - 1)
            side = np.sqrt(max(near**2 - max(0.0, abs(middle - y) - height / 2) ** 2, 0.0))
            for to_right in (True, False):
                left = x + side if to_right else x - side - width
                boxes.append((left, middle - height / 2, left + width, middle + height / 2))
                costs.append(abs(dy) + (0 if to_right else 0.6) + away / 3)
        for dx in np.linspace(-1.0, 1.0, 9):
            left = x - width / 2 + dx * (width / 2 + 2)
            for above in (True, False):
                top = y - near - height if above else y + near
                boxes.append((left, top, left + width, top + height))
                costs.append(0.8 + abs(dx) + (0 if above else 0.2) + away / 3)
    return np.array(boxes), np.array(costs)


class Board:
    """All chains and blocks of a map, and the search."""

    def __init__(
        self,
        chains: list[Chain],
        blocks: list[Block],
        marks: Array,
        sheet: tuple[float, float, float, float],
        fixed: Array,
        seed: int,
    ) -> None:
        self.chains, self.blocks, self.marks, self.sheet = chains, blocks, marks, sheet
        self.fixed = fixed  # boxes that are taken: cartouches
        self.chance = np.random.default_rng(seed)
        for chain in chains:
            chain.prepare(marks, sheet)
            chain.cost += (4 * self.against_boxes(chain.points, chain.radius, fixed)).sum(axis=(1, 2))
            chain.chosen = int(chain.cost.argmin())
        for block in blocks:
            block.cost = block.cost + self.block_static(block.boxes)
            block.chosen = int(block.cost.argmin())

    def against_boxes(self, points: Array, radius: float, boxes: Array) -> Array:
        """By candidate, point and box."""
        if not len(boxes):
            return np.zeros((len(points), 1, 1))
        x, y = points[..., 0, None], points[..., 1, None]
        dx = np.maximum(np.maximum(boxes[:, 0] - x, x - boxes[:, 2]), 0)
        dy = np.maximum(np.maximum(boxes[:, 1] - y, y - boxes[:, 3]), 0)
        return np.asarray(np.maximum(0, radius + CLEAR - np.hypot(dx, dy)) ** 2)

    def block_static(self, boxes: Array) -> Array:
        x, y = self.marks[:, 0], self.marks[:, 1]
        dx = np.maximum(np.maximum(boxes[:, 0, None] - x, x - boxes[:, 2, None]), 0)
        dy = np.maximum(np.maximum(boxes[:, 1, None] - y, y - boxes[:, 3, None]), 0)
        cost = 6 * (np.maximum(0, MARK + CLEAR - np.hypot(dx, dy)) ** 2).sum(axis=1)
        left, top, right, bottom = self.sheet
        out = np.maximum(0, left + 4 - boxes[:, 0]) + np.maximum(0, boxes[:, 2] - right + 4)
        out += np.maximum(0, top + 4 - boxes[:, 1]) + np.maximum(0, boxes[:, 3] - bottom + 4)
        return np.asarray(cost + 20 * out**2 + self.box_box(boxes, self.fixed))

    def box_box(self, boxes: Array, others: Array) -> Array:
        if not len(others):
            return np.zeros(len(boxes))
        ox = (
            np.minimum(boxes[:, None, 2], others[None, :, 2])
            - np.maximum(boxes[:, None, 0], others[None, :, 0])
            + CLEAR
        )
        oy = (
            np.minimum(boxes[:, None, 3], others[None, :, 3])
            - np.maximum(boxes[:, None, 1], others[None, :, 1])
            + CLEAR
        )
        return np.asarray((12 * np.minimum(np.maximum(ox, 0), np.maximum(oy, 0)) ** 1.5).sum(axis=1))

    def improve_chain(self, number: int, heat: float, sample: int) -> None:
        chain = self.chains[number]
        pick = np.arange(len(chain.cost))
        if len(pick) > sample:
            cheap = np.argsort(chain.cost)[: sample * 6]
            pick = np.unique(
                np.r_[chain.chosen, self.chance.choice(cheap, min(sample, len(cheap)), replace=False)]
            )
        points = chain.points[pick]
        low, high = points.min(axis=(0, 1)) - 14, points.max(axis=(0, 1)) + 14
        others, radii = self.other_points(number)
        near = ((others > low) & (others < high)).all(axis=1)
        others, radii = others[near], radii[near]
        cost = chain.cost[pick].copy()
        boxes = self.chosen_boxes()
        boxes = boxes[
            (boxes[:, 2] > low[0])
            & (boxes[:, 0] < high[0])
            & (boxes[:, 3] > low[1])
            & (boxes[:, 1] < high[1])
        ]
        for i in range(0, len(pick), 32):
            part = points[i : i + 32]
            if len(others):
                apart = np.hypot(*(part[:, :, None] - others[None, None]).transpose(3, 0, 1, 2))
                cost[i : i + 32] += (np.maximum(0, chain.radius + radii + CLEAR - apart) ** 2).sum(
                    axis=(1, 2)
                )
            if len(boxes):
                cost[i : i + 32] += 5 * self.against_boxes(part, chain.radius, boxes).sum(axis=(1, 2))
        cost += heat * self.chance.gumbel(size=len(cost))
        chain.chosen = int(pick[cost.argmin()])

    def improve_block(self, number: int, heat: float) -> None:
        block = self.blocks[number]
        others, radii = self.other_points(-1)
        cost = block.cost.copy()
        low, high = block.boxes[:, :2].min(axis=0) - 12, block.boxes[:, 2:].max(axis=0) + 12
        near = ((others > low) & (others < high)).all(axis=1)
        for radius in np.unique(radii[near]):
            points = others[near & (radii == radius)][None]
            cost += 5 * self.against_boxes(points, float(radius), block.boxes)[0].sum(axis=0)
        boxes = np.delete(self.chosen_boxes(), number, axis=0)
        cost += self.box_box(block.boxes, boxes)
        cost += heat * self.chance.gumbel(size=len(cost))
        block.chosen = int(cost.argmin())

    def other_points(self, number: int) -> tuple[Array, Array]:
        rest = [chain for i, chain in enumerate(self.chains) if i != number]
        points = np.concatenate([chain.points[chain.chosen] for chain in rest])
        radii = np.concatenate([np.full(chain.points.shape[1], chain.radius) for chain in rest])
        return points, radii

    def chosen_boxes(self) -> Array:
        return np.array([block.boxes[block.chosen] for block in self.blocks]).reshape(-1, 4)

    def search(self, sweeps: int, sample: int) -> None:
        for sweep in range(sweeps):
            cooling = 1 - sweep / (sweeps - 4)
            heat = 30 * max(0.0, cooling) ** 3
            sample = sample if cooling > 0 else 10**6
            jobs = [*range(len(self.chains)), *(~i for i in range(len(self.blocks)))]
            for job in self.chance.permutation(jobs):
                if job >= 0:
                    self.improve_chain(int(job), heat, sample)
                else:
                    self.improve_block(int(~job), heat)
