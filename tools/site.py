"""Build the documentation as a site that asks nothing of other hosts: `python tools/site.py [DIRECTORY]`.

It is written to `site` in the directory, or in build if none is given.

The pages are those in docs, and one of all rules that is made of docs/rules.toml and the names of the tests.
Files of the repository that pages link to are put beside them.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
DOCS: Final = ROOT / "docs"
_LINK: Final = re.compile(r"\]\(\.\./([^)#\s]+)\)")
_TEST: Final = re.compile(r"test_((?:(?:ex|e|g|a)\d+_)+)")
_RULE: Final = re.compile(r"\b([EGA]-\d+)\b")


def main(words: list[str]) -> int:
    directory = Path(words[0]) if words else ROOT / "build"
    source, site = directory / "pages", directory / "site"
    for old in (source, site):
        shutil.rmtree(old, ignore_errors=True)
    pages = source / "docs"
    shutil.copytree(DOCS, pages, ignore=shutil.ignore_patterns("*.toml"))
    shutil.copy(DOCS / "zensical.toml", source)
    (pages / "rules.md").write_text(rules_page(), encoding="utf-8")
    for page in pages.glob("*.md"):
        page.write_text(with_files(page.read_text(encoding="utf-8"), pages), encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "zensical", "build", "--strict"], cwd=source, check=False)
    if done.returncode == 0:
        shutil.move(source / "site", site)
    return done.returncode


def with_files(text: str, pages: Path) -> str:
    """A page whose links to files outside of docs lead to copies of them."""

    def linked(match: re.Match[str]) -> str:
        source = ROOT / match[1]
        target = pages / "files" / match[1]
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target)
        return f"](files/{match[1]})"

    return _LINK.sub(linked, text)


def rules_page() -> str:
    """All rules and rulings by number, each with the tests that hold the program to it."""
    tests = tests_by_number()
    lines = ["# Rules and rulings", "", *INTRODUCTION.strip().splitlines()]
    for section in tomllib.loads((DOCS / "rules.toml").read_text(encoding="utf-8"))["section"]:
        lines += ["", f"## {section['title']}", "", "| | | tests |", "|---|---|---|"]
        for number, sentence in section["rules"].items():
            text = _RULE.sub(lambda match: f"[{match[1]}](#{match[1].lower()})", sentence)
            count = len(tests.get(number, ()))
            lines.append(f'| <a id="{number.lower()}"></a>**{number}** | {text} | {count or ""} |')
    return "\n".join(lines) + "\n"


INTRODUCTION: Final = """
Every rule has a number: **E** for Europe, **G** for Germany. Where the rulebooks leave a question open or
contradict each other, there is a ruling, **A**. When an action is refused, the refusal names the number:
`track_closed (E-53)` can be looked up here. The sentences are our own; they remind of the rules and do not
replace the rulebooks.

The last column counts the tests named after the rule, in `tests/rules`: those for E-62 have `e62` in their
names. Without a number, software has nothing to be held to there; `tests/rules/not_in_software.toml` gives
the reason.
"""


def tests_by_number() -> dict[str, list[str]]:
    """The tests in tests/rules by the numbers in their names."""
    found: dict[str, list[str]] = {}
    for path in sorted((ROOT / "tests" / "rules").glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (named := _TEST.match(node.name)):
                for series, index in re.findall(r"(ex|e|g|a)(\d+)_", named[1]):
                    number = f"A-{int(index):02}" if series == "a" else f"{series.upper()}-{int(index)}"
                    found.setdefault(number, []).append(node.name)
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
