"""The build backend: setuptools, and Node.js where the client must be built and the machine has none."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from setuptools.build_meta import *  # noqa: F403  the hooks of a backend
from setuptools.build_meta import get_requires_for_build_sdist as _for_sdist
from setuptools.build_meta import get_requires_for_build_wheel as _for_wheel

sys.path.insert(0, str(Path(__file__).parent / "client"))


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    return [*_for_wheel(config_settings), *_node()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    return [*_for_sdist(config_settings), *_node()]


def _node() -> list[str]:
    import building

    return [building.NODE_WHEEL] if building.needs_node_wheel() else []
