"""`vagon play` without a terminal: the server it starts, and what it serves."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from tests.cli.commands import check_refused
from tests.cli.conftest import Vagon
from vagon.server.http.client import load_files

pytestmark = pytest.mark.skipif(not load_files(), reason="installed without the browser client")


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_play_serves_the_client_until_it_is_interrupted(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "vagon", "play", "--no-browser")
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        entrance = process.stdout.readline().split()[2]
        page = f"{entrance.partition('?')[0]}help/germany"
        with pytest.raises(urllib.error.HTTPError, match="403"):
            urllib.request.urlopen(page)
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        for address in (entrance, page):
            with browser.open(address) as answer:
                assert b'<div id="app">' in answer.read()
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert process.returncode == 0
    assert "Traceback" not in err
    assert (tmp_path / "vagon" / "games.db").is_file()


@pytest.mark.parametrize("words", [("--map", "germany"), ("--seed", 5), ("--language", "cs")])
def test_options_of_the_terminal_are_refused(vagon: Vagon, words: tuple[object, ...]) -> None:
    check_refused(vagon("play", *words), f"{words[0]} is for a game in the terminal")
