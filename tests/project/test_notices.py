"""THIRD_PARTY.md names everything that the locks and the extras bring, with its licence."""

import re
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]
NOTICES = runpy.run_path(str(ROOT / "tools" / "notices.py"))
TEXT = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8")
INSIDE, BESIDE, TEXTS = (
    TEXT[TEXT.index(f"\n## {title}\n") :] for title in ("Inside the package", "Installed beside it", "Texts")
)


def rows(section: str) -> dict[str, str]:
    return dict(re.findall(r"^\| (\S+) \| (.+) \|$", section.split("\n## ")[1], re.MULTILINE)[1:])


def test_libraries_of_the_browser_client() -> None:
    licences = NOTICES["npm_licences"]()
    fonts = {name for name in licences if name.startswith(NOTICES["FONTS"])}
    assert rows(INSIDE) == {name: licence for name, licence in licences.items() if name not in fonts}
    assert {licences[name] for name in fonts} == {"OFL-1.1"}


def test_python_packages() -> None:
    assert rows(BESIDE) == NOTICES["python_licences"]()


def test_the_texts_that_must_come_along() -> None:
    """MIT and the font licence ask for their text; one of Apache's is enough for all."""
    named = set(re.findall(r"[@\w/.-]+", " ".join(re.findall(r"^### (.+)$", TEXTS, re.MULTILINE))))
    without_a_file = {"is-reference", "locate-character"}  # their authors publish none
    licences = NOTICES["npm_licences"]()
    assert {name for name, licence in licences.items() if licence != "Apache-2.0"} - named == without_a_file
    assert "Apache License" in TEXTS


def test_what_is_no_package() -> None:
    assert "Natural Earth" in INSIDE
    assert "Fira Sans Condensed and Old Standard TT" in " ".join(INSIDE.split())


def test_no_licence_that_would_bind_vagon() -> None:
    """Copyleft is welcome where pip installs it for itself, not inside the package."""
    assert set(rows(INSIDE).values()) == {"Apache-2.0", "MIT"}
