"""The site of `make docs`: complete, without a broken link, and without a request to another host."""

import re
import runpy
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.docs.blocks import ROOT
from tests.rules.test_completeness import exceptions, known_numbers, numbers_with_tests

SITE = runpy.run_path(str(ROOT / "tools" / "site.py"))
RULES = tomllib.loads((ROOT / "docs" / "rules.toml").read_text(encoding="utf-8"))["section"]
LOADING = {
    ("link", "href"),
    ("script", "src"),
    ("img", "src"),
    ("iframe", "src"),
    ("source", "src"),
    ("use", "href"),
}
_OTHER_HOST = re.compile(r"""@import|url\(\s*["']?(?:https?:)?//""")


class Page(HTMLParser):
    """The ids of a page, and what it refers to."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" and value:
                self.ids.add(value)
            elif (tag, name) in LOADING and value:
                self.loaded.append(value)
            elif name == "href" and value:
                self.links.append(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    directory = tmp_path_factory.mktemp("docs")
    command = [sys.executable, str(ROOT / "tools" / "site.py"), str(directory)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return directory / "site"


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, Page]:
    return {path: Page(path) for path in sorted(site.glob("*.html"))}


def test_every_page_is_there_and_in_the_menu(pages: dict[Path, Page]) -> None:
    names = {path.stem for path in pages}
    sources = {path.stem for path in (ROOT / "docs").glob("*.md")} | {"rules"}
    assert names - {"404"} == sources
    [index] = [page for path, page in pages.items() if path.name == "index.html"]
    assert {f"{name}.html" for name in sources} <= {link.removeprefix("./") for link in index.links}


def test_nothing_comes_from_another_host(site: Path, pages: dict[Path, Page]) -> None:
    loaded = {address for page in pages.values() for address in page.loaded}
    assert [address for address in loaded if urlsplit(address).netloc or urlsplit(address).scheme] == []
    assert {path.name for path in site.rglob("*.css") if _OTHER_HOST.search(path.read_text())} == set()


def test_no_page_asks_for_what_the_theme_would_fetch_elsewhere(site: Path) -> None:
    """The theme's script knows addresses of other hosts, and asks them when it meets one of these."""
    for path in site.glob("*.html"):
        text = path.read_text(encoding="utf-8")
        for sign in ('class="mermaid"', "glightbox", 'data-md-component="source"', "pyodide"):
            assert sign not in text, (path.name, sign)


def test_no_link_is_broken(pages: dict[Path, Page]) -> None:
    assert [*broken(pages)] == []


def broken(pages: dict[Path, Page]) -> Iterator[str]:
    for path, page in pages.items():
        if path.stem == "404":
            continue  # its links start at the root, wherever that is
        for link in page.links + page.loaded:
            parts = urlsplit(link)
            if parts.scheme in ("http", "https", "mailto"):
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            ids = pages[target].ids if target in pages else {parts.fragment}
            if not target.exists() or (parts.fragment and unquote(parts.fragment) not in ids):
                yield f"{path.name}: {link}"


def test_rules_have_a_sentence_for_every_number() -> None:
    numbers = [number for section in RULES for number in section["rules"]]
    assert len(numbers) == len(set(numbers))
    assert set(numbers) == {number for number in known_numbers() if not number.startswith("EX-")}


def test_rules_are_sentences() -> None:
    for section in RULES:
        for number, sentence in section["rules"].items():
            assert re.match(r"[A-Z].*[.,]$|then .*[.,]$", sentence), number
            assert len(sentence) < 300, number


def test_every_rule_on_the_page_has_its_tests(pages: dict[Path, Page]) -> None:
    [page] = [page for path, page in pages.items() if path.name == "rules.html"]
    tested = SITE["tests_by_number"]()
    numbers = {number for section in RULES for number in section["rules"]}
    assert {number.lower() for number in numbers} <= page.ids
    assert numbers - tested.keys() == exceptions().keys()
    assert tested.keys() >= {number for number in numbers_with_tests() if not number.startswith("EX-")}
