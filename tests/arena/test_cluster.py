"""The same arena on a Ray cluster."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

import vagon
from tests.arena.helpers import setting, timeless
from vagon.arena.running import play_all
from vagon.cli.main import main

SCRIPT = Path(__file__).with_name("ray_cluster.py")


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_one_line_says_what_to_install(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--bots", "random,path", "--deals", "1", "--ray"]) == 2
    printed = capsys.readouterr()
    assert printed.err.splitlines()[-1] == "vagon: arena: --ray needs `pip install vagon[ray]`"


@pytest.mark.long
@pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")
@pytest.mark.skipif(shutil.which("unshare") is None or os.geteuid() != 0, reason="needs a network of its own")
def test_two_nodes_play_what_one_process_plays() -> None:
    path = os.pathsep.join([str(Path(vagon.__file__).parents[1]), str(Path(__file__).parents[2])])
    done = subprocess.run(
        ["unshare", "--net", sys.executable, str(SCRIPT)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    first, *lines = done.stdout.splitlines()
    assert json.loads(first) == {"nodes": 2}
    local = timeless(play_all(setting("random", "big-track"), 6))
    expected = [[list(unit), [game.to_json() for game in games]] for unit, games in local.items()]
    assert [json.loads(line) for line in lines] == json.loads(json.dumps(expected))
