"""Write THIRD_PARTY.md: whose work Vagon contains or needs, and under which licences.

`python tools/notices.py`, after `make lock` and `npm ci` in web, with the packages of requirements-dev.lock
installed.
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from importlib.metadata import metadata
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
MODULES: Final = ROOT / "web" / "node_modules"
FONTS: Final = "@fontsource/"
STATED: Final = {
    "colorama": "BSD-3-Clause",
    "fluent-runtime": "Apache-2.0",
    "fluent-syntax": "Apache-2.0",
    "gymnasium": "MIT",
    "numpy": "BSD-3-Clause",
    "open-spiel": "Apache-2.0",
    "pettingzoo": "MIT",
    "pillow": "MIT-CMU",
    "ray": "Apache-2.0",
    "resvg-py": "MIT",
    "tzdata": "Apache-2.0",
}
"""Packages that are not installed here, being for other systems or extras, or whose metadata is unclear."""
SPDX: Final = {
    "Apache Software License": "Apache-2.0",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
    "Mozilla Public License 2.0 (MPL 2.0)": "MPL-2.0",
}
_NAME: Final = re.compile(r"[A-Za-z0-9][\w.-]*")
_EXPRESSION: Final = re.compile(r"[\w.+-]+( (OR|AND) [\w.+-]+)*")

HEAD: Final = """# Third-party notices

Vagon itself is under the MIT licence, see LICENSE. This file names the work of others that it contains or
needs. It is written by `tools/notices.py`.

## Inside the package

- **Coasts, lakes, rivers and borders** on the boards are drawn after Natural Earth, which is in the public
  domain.
- **Fonts** of the browser client, unchanged: {fonts}, under the SIL Open Font License 1.1.
- **Libraries** in the browser client:

| package | licence |
|---|---|
"""
BESIDE: Final = """
## Installed beside it

These are not part of Vagon; `pip` fetches them from their authors. Which of them are needed depends on the
system and on the extras.

| package | licence |
|---|---|
"""


def main() -> int:
    bundled = {name: licence for name, licence in npm_licences().items() if not name.startswith(FONTS)}
    fonts = [
        name.removeprefix(FONTS).replace("-", " ").title().replace("Tt", "TT")
        for name in npm_licences()
        if name not in bundled
    ]
    text = HEAD.format(fonts=" and ".join(fonts)) + rows(bundled) + BESIDE + rows(python_licences())
    text += "\n## Texts\n\nOf the licences of what is inside the package.\n"
    for names, licence in sorted(texts([*npm_licences()]).items()):
        text += f"\n### {', '.join(names)}\n\n```text\n{licence}\n```\n"
    (ROOT / "THIRD_PARTY.md").write_text(text, encoding="utf-8")
    return 0


def rows(licences: dict[str, str]) -> str:
    return "".join(f"| {name} | {licence} |\n" for name, licence in sorted(licences.items()))


def npm_licences() -> dict[str, str]:
    """Licences of all packages in the lock that are not for development alone."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = lock["packages"].items()
    return {
        path.rpartition("node_modules/")[2]: entry["license"]
        for path, entry in packages
        if path and not entry.get("dev")
    }


def python_licences() -> dict[str, str]:
    """Licences of what is needed to run, and of what the extras ask for."""
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [line for lines in project["optional-dependencies"].values() for line in lines]
    names = re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)
    names += [match[0].lower() for line in extras if (match := _NAME.match(line))]
    return {name: licence_of(name) for name in names}


def licence_of(package: str) -> str:
    if package in STATED:
        return STATED[package]
    found = metadata(package)
    stated = found.get("License-Expression") or found.get("License") or ""
    classifiers = [line.rpartition(":: ")[2] for line in found.get_all("Classifier") or []]
    known = [SPDX[line] for line in classifiers if line in SPDX]
    if _EXPRESSION.fullmatch(stated):
        return stated
    if known:
        return " OR ".join(known)
    return SPDX[stated.partition("\n")[0].strip()]


def texts(packages: list[str]) -> dict[tuple[str, ...], str]:
    """The texts of licences, each with the packages that are under it."""
    by_text: dict[str, list[str]] = {}
    for package in packages:
        for path in sorted((MODULES / package).glob("[Ll][Ii][Cc][Ee][Nn][SsCc][Ee]*")):
            by_text.setdefault(path.read_text(encoding="utf-8").strip(), []).append(package)
    return {tuple(names): text for text, names in by_text.items()}


if __name__ == "__main__":
    sys.exit(main())
