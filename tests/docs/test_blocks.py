"""Every code block in the docs and the README works as it stands."""

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.docs.blocks import PAGES, ROOT, Block, blocks_of, commands, indented

BLOCKS = [block for page in PAGES for block in blocks_of(page)]
RUN = {"console", "python"}
READ = {"json", "toml"}
SHOWN = {"nginx", "caddy", "text"}
"""Languages that nothing here can run; a block of commands is never one of them."""
SHORTENED = "…"
"""Stands for any output."""


def runnable(page: Path, language: str) -> list[Block]:
    return [block for block in blocks_of(page) if block.language == language and block.directive is None]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_block_says_what_it_is(page: Path) -> None:
    languages = {block.place: block.language for block in blocks_of(page)}
    assert {
        place: language for place, language in languages.items() if language not in RUN | READ | SHOWN
    } == {}
    assert indented(page) == []


@pytest.mark.parametrize(
    "block", [block for block in BLOCKS if block.directive == "not run"], ids=lambda block: block.place
)
def test_a_block_that_is_not_run_has_a_reason(block: Block) -> None:
    assert len(block.about.split()) >= 4
    pytest.skip(f"{block.place} is not run: {block.about}")


@pytest.mark.parametrize(
    "block", [block for block in BLOCKS if block.directive == "same as"], ids=lambda block: block.place
)
def test_a_copy_is_a_copy(block: Block) -> None:
    assert block.text == (ROOT / block.about).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "block", [block for block in BLOCKS if block.language in READ], ids=lambda block: block.place
)
def test_data_can_be_read(block: Block) -> None:
    if block.language == "toml":
        tomllib.loads(block.text)
        return
    try:
        json.loads(block.text)
    except ValueError:  # lines of JSON
        for line in block.text.splitlines():
            json.loads(line)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A place to run commands in, with `vagon` and `python3` on the path and the examples beside them."""
    programs = tmp_path / "programs"
    programs.mkdir()
    for name, words in {"vagon": "-m vagon", "python3": ""}.items():
        program = programs / name
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" {words} "$@"\n', encoding="utf-8")
        program.chmod(0o755)
    here = tmp_path / "here"
    here.mkdir()
    (here / "examples").symlink_to(ROOT / "examples")
    return here


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder.parent / "programs"), os.environ["PATH"]])
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PATH": path},
        check=False,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
    )


def write_files(page: Path, folder: Path) -> None:
    for block in blocks_of(page):
        if block.directive == "file":
            (folder / block.about).write_text(block.text, encoding="utf-8")


@pytest.mark.parametrize(
    "page", [page for page in PAGES if runnable(page, "console")], ids=lambda page: page.name
)
def test_commands_work(page: Path, folder: Path) -> None:
    write_files(page, folder)
    for block in runnable(page, "console"):
        for command, output in commands(block):
            done = run(["sh", "-c", command], folder)
            assert done.returncode == 0, f"{block.place}: {command}\n{done.stderr}"
            if output:
                pattern = ".*".join(re.escape(part) for part in output.split(SHORTENED))
                assert re.fullmatch(pattern, done.stdout, re.DOTALL), (
                    f"{block.place}: {command}\n{done.stdout}"
                )


@pytest.mark.parametrize(
    "page", [page for page in PAGES if runnable(page, "python")], ids=lambda page: page.name
)
def test_python_works(page: Path, folder: Path) -> None:
    """The blocks of a page are one program, each at its own lines so that a traceback tells the place."""
    write_files(page, folder)
    lines: list[str] = []
    for block in runnable(page, "python"):
        lines += [""] * (block.line - len(lines))
        lines += block.text.splitlines()
    (folder / f"{page.name}.py").write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = run([sys.executable, f"{page.name}.py"], folder)
    assert done.returncode == 0, done.stderr


LINK = re.compile(r"\]\((?!\w+:)([^)#\s]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_files_that_a_page_links_to_are_there(page: Path) -> None:
    """Those of the site are checked once more where it is built, sections included."""
    made = {ROOT / "docs" / "rules.md"}
    links = {(page.parent / link).resolve() for link in LINK.findall(page.read_text(encoding="utf-8"))}
    assert [link for link in links - made if not link.exists()] == []
