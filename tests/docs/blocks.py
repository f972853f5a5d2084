"""The code blocks of a page, and what a comment right above one says about it.

<!-- not run: REASON -->    for what takes too long, or needs what a test has not
<!-- file: NAME -->         the block is a file that the others on the page use
<!-- same as: PATH -->      the block is a copy of a file in the repository
"""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [
    *sorted((ROOT / "docs").glob("*.md")),
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "SECURITY.md")),
]
_DIRECTIVE = re.compile(r"<!-- (not run|file|same as): (.+) -->")
_LIST = re.compile(r" *([-*]|\d+\.) ")


@dataclass(frozen=True)
class Block:
    """`line` is that of the fence."""

    page: Path
    line: int
    language: str
    text: str
    directive: str | None
    about: str

    @property
    def place(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks_of(page: Path) -> list[Block]:
    """All fenced blocks of a page."""
    lines = page.read_text(encoding="utf-8").splitlines()
    found: list[Block] = []
    start: int | None = None
    for number, line in enumerate(lines):
        if not line.startswith("```"):
            continue
        if start is None:
            start = number
            continue
        above = _DIRECTIVE.fullmatch(lines[start - 1]) if start else None
        found.append(
            Block(
                page,
                start + 1,
                lines[start][3:],
                "\n".join(lines[start + 1 : number]) + "\n",
                above[1] if above else None,
                above[2] if above else "",
            )
        )
        start = None
    assert start is None, f"{page}: a block does not end"
    return found


def indented(page: Path) -> list[int]:
    """The lines of blocks that are code only by their indentation, and so would not be run."""
    lines, found, fenced, listed = page.read_text(encoding="utf-8").splitlines(), [], False, False
    for number, line in enumerate(lines, 1):
        fenced ^= line.startswith("```")
        if line and not line.startswith(" "):
            listed = _LIST.match(line) is not None
        if line.startswith("    ") and not fenced and not listed and not lines[number - 2]:
            found.append(number)
    return found


def commands(block: Block) -> list[tuple[str, str]]:
    """The commands of a console block, each with the output shown below it."""
    found: list[tuple[str, str]] = []
    for line in block.text.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], ""))
        else:
            assert found, f"{block.place}: a console block starts with a command after `$ `"
            command, output = found.pop()
            found.append((command, f"{output}{line}\n"))
    return found
