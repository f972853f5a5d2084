"""Settings shared by all tests."""

import os

import pytest
from hypothesis import settings

from vagon.rules import COMPILED

# A failing example prints the line that repeats it. There is no deadline, as a busy machine must not fail a
# test; speed is measured by `vagon bench`.
settings.register_profile("test", deadline=None, print_blob=True)
settings.register_profile("long", settings.get_profile("test"), max_examples=2000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "test"))

# No module that these test is compiled, and the engine below them has its own tests: once is enough.
ABOVE_THE_ENGINE = [
    "arena/test_report.py",
    "arena/test_running.py",
    "arena/test_statistics.py",
    "bots/test_outside.py",
    "browser",
    "docs",
    "drawing",
    "loadtest",
    "locales",
    "project",
    "server",
]
collect_ignore = [] if COMPILED else ABOVE_THE_ENGINE

LONGEST = ("browser/test_games.py", "project/test_packaging.py")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let each process begin with its share of the longest tests: one that began last would leave cores idle.

    Each begins with an equal part of the list, and steals from the others when it is done.
    """
    first = [item for item in items if item.path.as_posix().endswith(LONGEST)]
    others = [item for item in items if not item.path.as_posix().endswith(LONGEST)]
    processes = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    part = -(-len(others) // processes)
    items[:] = [
        item
        for number in range(processes)
        for item in (*first[number::processes], *others[number * part :][:part])
    ]
