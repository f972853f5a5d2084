"""Settings shared by all tests."""

import os

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
