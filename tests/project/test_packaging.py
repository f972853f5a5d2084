"""Wheels built from a copy of this tree: compiled, uncompiled, and installed for editing."""

import os
import runpy
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from importlib.metadata import distribution
from pathlib import Path

import pytest

from tests.project.installing import (
    Installed,
    check_environments,
    check_every_interface,
    check_the_engine_alone,
)

pytestmark = pytest.mark.skipif(
    os.environ.get("VAGON_COMPILE") == "0", reason="run once, beside the compiled engine"
)
COMPILER = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0]
needs_compiler = pytest.mark.skipif(shutil.which(COMPILER) is None, reason="no C compiler")

ROOT = Path(__file__).parents[2]
CLIENT = (
    "vagon/client/index.html",
    "vagon/client/assets/index-1a2b.js",
    "vagon/client/assets/index-1a2b.js.br",
)
"""Stands for the browser client, which takes npm to build."""
NOTICE = "vagon: {}, installing the uncompiled engine (about 100 times slower)"
BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])('dist')"

SOURCES = "import sys; sys.path.insert(0, 'tools'); import backend; backend.build_sdist('dist')"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of what a build needs, without anything built before."""
    for name in ("LICENSE", "README.md", "THIRD_PARTY.md", "pyproject.toml", "setup.py"):
        shutil.copy(ROOT / name, tmp_path)
    ignored = shutil.ignore_patterns("__pycache__", "client", "constants.pxd")
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=ignored)
    for name in CLIENT:
        path = tmp_path / "src" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"in place of {name}", encoding="utf-8")
    return tmp_path


@pytest.fixture
def translated(tree: Path) -> Path:
    """The copy with what Cython has made of the same sources for this environment: that takes it a minute.

    It makes anew what is older than its source.
    """
    constants = Path("src", "vagon", "rules", "constants.pxd")
    if (ROOT / "build" / "cython").exists():
        shutil.copytree(ROOT / "build" / "cython", tree / "build" / "cython")
        shutil.copy2(ROOT / constants, tree / constants)
    return tree


def build(tree: Path, hook: str = "build_wheel", **environment: str) -> tuple[str, list[str], list[str]]:
    """Name of the built wheel, names in it, and the notices given."""
    done = subprocess.run(
        [sys.executable, "-c", BUILD, hook],
        cwd=tree,
        check=False,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
    (wheel,) = (tree / "dist").glob("*.whl")
    notices = [line for line in done.stdout.splitlines() if line.startswith("vagon:")]
    return wheel.name, zipfile.ZipFile(wheel).namelist(), notices


def compiled(names: list[str]) -> set[str]:
    """Modules, as paths without suffix, that a wheel holds in compiled form."""
    return {name.partition(".")[0] for name in names if name.endswith((".so", ".pyd"))}


def to_compile(tree: Path) -> set[str]:
    """Modules, as paths without suffix, that ask to be compiled."""
    return {
        path.relative_to(tree / "src").with_suffix("").as_posix()
        for path in (tree / "src").rglob("*.py")
        if "\nimport cython\n" in path.read_text()
    }


def test_switched_off(tree: Path) -> None:
    wheel, names, notices = build(tree, VAGON_COMPILE="0")
    assert wheel.endswith("-py3-none-any.whl")
    assert compiled(names) == set()
    assert notices == [NOTICE.format("VAGON_COMPILE=0")]
    sources = {path.relative_to(tree / "src").as_posix() for path in (tree / "src").rglob("*.*")}
    assert sources <= set(names)
    installed = Installed(tree / "dist" / wheel, tree / "environment")
    installed.add_dependencies()
    installed.vagon("record", "play", "--map", "germany", "--seed", "7", "-o", "game.json")
    installed.vagon("verify", "game.json")


def test_with_a_compiler_that_fails(translated: Path) -> None:
    wheel, names, notices = build(translated, CC="false")
    assert wheel.endswith("-py3-none-any.whl")
    assert compiled(names) == set()
    assert notices == [NOTICE.format("no working C compiler")]


def quick_compiler(tree: Path, before: str = "") -> str:
    """A compiler that optimises nothing: what is fast was installed with the flags that count."""
    compiler = tree / "compiler"
    compiler.write_text(f'#!/bin/sh\n{before}\nexec {COMPILER} "$@" -O0\n')
    compiler.chmod(0o755)
    return str(compiler)


@needs_compiler
def test_compiled(tree: Path) -> None:
    wheel, names, notices = build(tree, CC=quick_compiler(tree))
    assert "-cp311-abi3-" in wheel
    assert compiled(names) == to_compile(tree) != set()
    assert notices == []
    assert [path for path in (tree / "src").rglob("*") if path.suffix in {".c", ".so", ".pyd"}] == []
    installed = Installed(tree / "dist" / wheel, tree / "environment")
    check_the_engine_alone(installed)
    installed.add_dependencies()
    check_every_interface(installed)
    check_environments(installed)


@needs_compiler
def test_all_or_nothing(translated: Path) -> None:
    """A compiler that fails on one module only gives no compiled module."""
    failing = min(to_compile(translated)).rpartition("/")[2]
    compiler = quick_compiler(translated, f'case "$*" in *{failing}.c*) exit 1;; esac')
    wheel, names, notices = build(translated, CC=compiler)
    assert wheel.endswith("-py3-none-any.whl")
    assert compiled(names) == set()
    assert len(notices) == 1


def test_source_archive_needs_neither_compiler_nor_node(tree: Path, tmp_path: Path) -> None:
    """It holds the built client, and pip installs from it on a machine that has nothing but Python."""
    shutil.copy(ROOT / "MANIFEST.in", tree)
    for name in ("tools", "web"):
        ignored = shutil.ignore_patterns("__pycache__", "node_modules", "generated", "layout")
        shutil.copytree(ROOT / name, tree / name, ignore=ignored)
    building = runpy.run_path(str(tree / "tools" / "client" / "building.py"))
    (tree / "src" / "vagon" / "client" / "digest").write_text(building["digest"](), encoding="utf-8")
    nothing = tmp_path / "nothing"
    nothing.mkdir()
    machine = {**os.environ, "PATH": str(nothing), "CC": ""}
    subprocess.run([sys.executable, "-c", SOURCES], cwd=tree, env=machine, check=True, capture_output=True)
    [archive] = (tree / "dist").glob("*.tar.gz")
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*pip, archive.name], cwd=archive.parent, env=machine, check=True, capture_output=True)
    [wheel] = archive.parent.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert wheel.name.endswith("-py3-none-any.whl")
    assert compiled(names) == set()
    assert {*CLIENT, "vagon-0.1.0.dist-info/licenses/THIRD_PARTY.md"} <= set(names)


def test_removed_module_leaves_the_wheel(tree: Path) -> None:
    extra = tree / "src" / "vagon" / "extra.py"
    extra.touch()
    _, names, _ = build(tree, VAGON_COMPILE="0")
    assert "vagon/extra.py" in names
    extra.unlink()
    _, names, _ = build(tree, VAGON_COMPILE="0")
    assert "vagon/extra.py" not in names


def test_editable_is_never_compiled(tree: Path) -> None:
    wheel, names, _ = build(tree, "build_editable")
    assert wheel.endswith("-py3-none-any.whl")
    assert compiled(names) == set()
    assert [path for path in tree.rglob("*") if path.suffix in {".so", ".pyd"}] == []


def test_source_that_cython_refuses_is_an_error(translated: Path) -> None:
    """Or a mistake would silently give an engine that is a hundred times slower."""
    (translated / "src" / "vagon" / "wrong.pxd").write_text("cdef int f(int\n")
    (translated / "src" / "vagon" / "wrong.py").write_text("\nimport cython\n")
    with pytest.raises(AssertionError, match=r"wrong\.pxd"):
        build(translated)


@needs_compiler
def test_this_environment_is_compiled() -> None:
    assert "abi3" in (distribution("vagon").read_text("WHEEL") or "")
