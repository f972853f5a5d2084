"""Spaces of Gymnasium for observations, masks and actions."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces

from vagon.env.observation import Observer
from vagon.env.seating import Floats, Mask, split

FORMS: Final = ("flat", "dict")
"""Forms of an observation: one array, or its parts by name."""

Observation = dict[str, Any]
"""`observation`, an array or a dict of arrays, and `action_mask`."""


class Forms:
    """Observations in one of the forms, and their space."""

    def __init__(self, observer: Observer, form: str) -> None:
        if form not in FORMS:
            raise ValueError(f"observations are {' or '.join(FORMS)}, not {form!r}")
        self.observer, self.form = observer, form

    def space(self) -> spaces.Dict:
        parts = self.observer.parts.values()
        mask = spaces.Box(0, 1, (self.observer.board.num_actions,), np.int8)
        if self.form == "dict":
            named: dict[str, spaces.Space[Any]] = {
                part.name: spaces.Box(0, part.high, part.shape, np.float32) for part in parts
            }
            return spaces.Dict({"observation": spaces.Dict(named), "action_mask": mask})
        high = np.concatenate([np.full(part.stop - part.start, part.high, np.float32) for part in parts])
        return spaces.Dict({"observation": spaces.Box(np.zeros_like(high), high), "action_mask": mask})

    def shape(self, flat: Floats, mask: Mask) -> Observation:
        seen = split(self.observer, flat) if self.form == "dict" else flat
        return {"observation": seen, "action_mask": mask}
