"""A wheel in an environment of its own, as a user would have it."""

import json
import os
import re
import subprocess
import sys
import sysconfig
import urllib.request
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[2]
BIN = "Scripts" if os.name == "nt" else "bin"


class Installed:
    """An environment that has the wheel and nothing else, until `add_dependencies`."""

    def __init__(self, wheel: Path, directory: Path) -> None:
        self.directory = directory
        venv.create(directory, with_pip=False)
        self.python = directory / BIN / "python"
        pip = [sys.executable, "-m", "pip", "--python", str(self.python), "--disable-pip-version-check"]
        self._run([*pip, "install", "--quiet", "--no-index", "--no-deps", str(wheel)])

    def add_dependencies(self) -> None:
        """Show it the packages of this environment: the tests have no index to fetch them from."""
        places = [place for place in sys.path if place.endswith("site-packages")]
        own = sysconfig.get_path("purelib", vars={"base": str(self.directory)})
        (Path(own) / "dependencies.pth").write_text("\n".join(places) + "\n", encoding="utf-8")

    def home(self) -> Path:
        """Where the package lies."""
        return Path(self.run("import vagon; print(vagon.__file__)").strip()).parent

    def vagon(self, *words: object) -> str:
        """What the installed command prints."""
        return self._run([self.directory / BIN / "vagon", *words])

    def run(self, code: str) -> str:
        return self._run([self.python, "-c", code])

    def run_file(self, path: Path, *words: str) -> str:
        return self._run([self.python, path, *words])

    @contextmanager
    def server(self) -> Iterator[str]:
        """The address of a server of the installed package."""
        command = [str(self.directory / BIN / "vagon"), "serve", "--port", "0", "--rate", "0"]
        process = subprocess.Popen(
            command,
            cwd=self.directory,
            env=clean(),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert process.stdout
        try:
            found = next(filter(None, (re.search(r"http://[\d.:]+", line) for line in process.stdout)), None)
            assert found, "the server has ended"
            yield found[0]
        finally:
            process.terminate()
            process.communicate()

    def _run(self, command: list[object]) -> str:
        done = subprocess.run(
            [str(word) for word in command],
            cwd=self.directory,
            env=clean(),
            check=False,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


def clean() -> dict[str, str]:
    """The environment without what would show the sources or another installation."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VAGON"))}


def check_the_engine_alone(installed: Installed) -> None:
    """Games, views, records and bots, where pip has installed nothing else."""
    told = installed.run(
        """
import json, vagon
from vagon.bots import make_bot
game = vagon.Game("germany", players=3, seed=5)
bots = [make_bot(name, bytes(32)) for name in ("path", "hungry", "level1")]
while not game.is_over:
    game.play(bots[game.seat].choose(game.view(game.seat)))
print(json.dumps([vagon.__file__, [seat.total for seat in game.score().seats], len(game.record().to_json())]))
"""
    )
    home, totals, size = json.loads(told)
    assert Path(home).is_relative_to(installed.directory)
    assert len(totals) == 3
    assert size > 1000


def check_every_interface(installed: Installed) -> None:
    """One game each: by the command line, against an outside program, and over HTTP."""
    installed.vagon("record", "play", "--map", "europe", "--seed", "7", "-o", "game.json")
    installed.vagon("verify", "game.json")
    program = f"outside[{installed.python} {ROOT / 'examples' / 'bots' / 'long_routes.py'}]"
    report = json.loads(
        installed.vagon("arena", "--bots", f"random,{program}", "--deals", "1", "--jobs", "1", "--json")
    )
    assert (report["games"], report["faults"]) == (2, [])
    with installed.server() as address:
        totals = json.loads(
            installed.run_file(ROOT / "examples" / "online_player.py", address),
        )
        assert len(totals) == 2
        with urllib.request.urlopen(address) as page:
            assert page.read() == (installed.home() / "client" / "index.html").read_bytes()


def check_environments(installed: Installed) -> None:
    """One game each in the interfaces for learning."""
    told = installed.run(
        """
import json
import gymnasium, numpy, pyspiel
import vagon.env.openspiel
from vagon.env.pettingzoo import europe_v0
from vagon.env.vector import VectorEnv

first = lambda mask: int(numpy.flatnonzero(mask)[0])

env = europe_v0.env(players=2)
env.reset(seed=7)
steps = 0
for agent in env.agent_iter():
    seen, _, terminated, truncated, _ = env.last()
    env.step(None if terminated or truncated else first(seen["action_mask"]))
    steps += not (terminated or truncated)

single = gymnasium.make("vagon.env.gymnasium:vagon/Germany-v0", players=3, opponents="random")
seen, _ = single.reset(seed=7)
over = False
while not over:
    seen, _, terminated, truncated, _ = single.step(first(seen["action_mask"]))
    over = terminated or truncated

many = VectorEnv("europe", players=2, num_games=3)
out = many.arrays()
many.reset(out, seed=7)
while not out.terminated.any():
    many.step(out.masks.argmax(axis=1), out)

state = pyspiel.load_game("vagon_europe(players=2)").new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
print(json.dumps([steps, len(state.returns())]))
"""
    )
    steps, seats = json.loads(told)
    assert steps > 20
    assert seats == 2
