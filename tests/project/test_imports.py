"""What importing the package loads: the engine needs nothing but the standard library."""

import subprocess
import sys

import pytest

from vagon.rules import COMPILED

SHIM = {"cython_runtime"} if COMPILED else {"cython", "Cython"}
"""What Cython adds: a place for the names of its own, or the shim of the uncompiled engine."""
NAMES = """
import sys
before = set(sys.modules)
{code}
names = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(names), file=sys.stderr)
"""


def loaded(code: str) -> set[str]:
    """Top-level modules that `code` brings into a new interpreter."""
    done = subprocess.run(
        [sys.executable, "-c", NAMES.replace("{code}", code)], check=True, capture_output=True, text=True
    )
    return set(done.stderr.split())


def test_importing_the_package_loads_next_to_nothing() -> None:
    assert loaded("import vagon") <= {"vagon", "importlib", "warnings"}


@pytest.mark.parametrize(
    "code",
    [
        "import vagon; vagon.Game('europe', 2, seed=1)",
        "import vagon; game = vagon.Game('germany', 5, seed=1); game.view(0).to_json(); game.score()",
        "import vagon; vagon.Game('europe', 2, seed=1).record().to_json()",
        "from vagon.bots import make_bot; make_bot('level3', bytes(32)); make_bot('path', bytes(32))",
        "import vagon.drawing",
    ],
)
def test_the_engine_needs_the_standard_library_only(code: str) -> None:
    others = loaded(code) - sys.stdlib_module_names - {"vagon"}
    assert {name for name in others if not name.startswith("_")} - SHIM == set()


@pytest.mark.parametrize(
    "unwanted", ["asyncio", "email", "http", "multiprocessing", "socket", "sqlite3", "ssl"]
)
def test_a_game_does_not_load_what_only_a_server_needs(unwanted: str) -> None:
    assert unwanted not in loaded("import vagon; vagon.Game('europe', 2, seed=1).view(0)")
