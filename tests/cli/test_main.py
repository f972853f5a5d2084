"""The command line as a whole: help, exit codes, and every failure in one line."""

import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.cli.commands import check_refused, start
from tests.cli.conftest import Vagon
from vagon import __version__
from vagon.cli import main as main_module
from vagon.cli.main import COMMANDS, main

ROOT = Path(__file__).parents[2]
GROUPS = {
    "record": ("play", "check", "show"),
    "position": ("show", "legal", "apply"),
    "map": ("list", "check", "show"),
}
ALONE = ("play", "simulate", "verify", "bench")


def test_version(vagon: Vagon) -> None:
    assert vagon("--version") == (0, f"vagon {__version__}\n", "")


def test_help_lists_the_commands(vagon: Vagon) -> None:
    code, out, err = vagon("--help")
    assert (code, err) == (0, "")
    for name, summary in COMMANDS.items():
        assert name in out
        assert summary in out


def test_without_a_command_help_is_printed(vagon: Vagon) -> None:
    assert vagon() == vagon("--help")
    for group in GROUPS:
        assert vagon(group) == vagon(group, "--help")


@pytest.mark.parametrize(
    "words",
    [(name,) for name in ALONE] + [(group, name) for group, names in GROUPS.items() for name in names],
)
def test_every_command_has_help_with_an_example(vagon: Vagon, words: tuple[str, ...]) -> None:
    code, out, err = vagon(*words, "--help")
    assert (code, err) == (0, "")
    assert f"usage: vagon {' '.join(words)}" in out
    assert "example:\n  vagon" in out


def test_the_commands_here_are_all_tested() -> None:
    tested = {*ALONE, *GROUPS}
    assert tested <= set(COMMANDS)
    readme = (ROOT / "README.md").read_text()
    assert [name for name in tested if f"`vagon {name}" not in readme] == []


def test_the_installed_command_is_this_one() -> None:
    scripts = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["scripts"]
    assert scripts["vagon"] == f"{main_module.__name__}:{main.__name__}"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["fly"], "'fly'"),
        (["--fly"], "--fly"),
        (["record", "fly"], "'fly'"),
        (["simulate", "now"], "simulate: unknown argument 'now' (`vagon simulate --help` explains)"),
        (["simulate", "--ma", "europe"], "simulate: unknown argument '--ma'; did you mean --map? "),
        (
            ["record", "play", "--palyers=3"],
            "record play: unknown argument '--palyers=3'; did you mean --players?",
        ),
        (["verify"], "RECORD"),
        (["map", "check"], "FILE"),
        (["record", "fly\nhigh\x1b"], "fly"),
    ],
)
def test_bad_command_line(vagon: Vagon, words: list[str], reason: str) -> None:
    check_refused(vagon(*words), reason, "--help")


def test_a_start_loads_only_what_it_needs() -> None:
    code = "import sys; from vagon.cli.main import main; main(['--version']); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    assert "vagon.cli.main" in loaded
    assert [name for name in loaded if name.startswith(("vagon.rules", "vagon.table", "vagon.maps"))] == []
    assert "hashlib" not in loaded


def test_as_a_module() -> None:
    with start("map", "list") as process:
        out, err = process.communicate()
    assert (process.returncode, err) == (0, b"")
    assert out.splitlines()[1].split() == [b"europe", b"47", b"0", b"101", b"46", b"0"]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and signals of Unix")
def test_a_closed_pipe_ends_quietly() -> None:
    with start("record", "play", "--seed", 1) as process:
        assert process.stdout
        process.stdout.close()
        process.stdout = None
        _, err = process.communicate()
    assert (process.returncode, err) == (141, b"")


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and signals of Unix")
def test_interrupted() -> None:
    # Where the tests themselves run in the background, their children would be deaf to it.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with start("play", "--terminal", "--seed", 1) as process:
        assert process.stdout is not None
        while b"to keep" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGINT)
        _, err = process.communicate()
    assert process.returncode == 130
    assert err.splitlines()[-1] == b"vagon: interrupted"
    assert b"Traceback" not in err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no full device")
def test_output_that_cannot_be_written() -> None:
    with Path("/dev/full").open("wb") as full:
        command = [sys.executable, "-m", "vagon", "map", "list"]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr == b"vagon: cannot write: No space left on device\n"
