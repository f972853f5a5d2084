"""What must and must not be in the repository."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = sorted(ROOT.glob("requirements*.lock"))
MEGABYTE = 1_000_000


def repository_files() -> list[Path]:
    """Files that are in the repository or would be added to it."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for name in names.split("\0") if name and (path := ROOT / name).is_file()]


def locked(lock: Path) -> dict[str, list[str]]:
    """Versions of each package in a lock; several where they differ by platform."""
    versions: dict[str, list[str]] = {}
    for name, version in re.findall(r"^([\w.-]+)==([^\s;]+)", lock.read_text(), re.MULTILINE):
        versions.setdefault(canonicalize_name(name), []).append(version)
    return versions


def unmet(requirements: list[str], lock: Path) -> list[str]:
    """Requirements that a lock does not meet."""
    versions = locked(lock)
    return [
        line
        for line in requirements
        if not (found := versions.get(canonicalize_name((wanted := Requirement(line)).name)))
        or not all(wanted.specifier.contains(version) for version in found)
    ]


@pytest.fixture(scope="module")
def pyproject() -> dict[str, dict[str, list[str]]]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text())


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_lock_holds_versions_and_hashes_only(lock: Path) -> None:
    line = re.compile(r"[\w.-]+==[\w.+!-]+( ; [^:/]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?")
    assert [text for text in lock.read_text().splitlines() if not line.fullmatch(text)] == []


def test_locks_meet_the_requirements(pyproject: dict[str, dict[str, list[str]]]) -> None:
    needed = pyproject["build-system"]["requires"] + pyproject["project"]["dependencies"]
    assert unmet(needed, ROOT / "requirements.lock") == []
    assert unmet(needed + pyproject["dependency-groups"]["dev"], ROOT / "requirements-dev.lock") == []


def test_locks_agree() -> None:
    assert locked(ROOT / "requirements.lock").items() <= locked(ROOT / "requirements-dev.lock").items()


def test_locks_are_complete() -> None:
    """They are installed without looking for what packages need."""
    found = subprocess.run(
        [sys.executable, "-m", "pip", "check"], check=False, capture_output=True, text=True
    )
    assert found.returncode == 0, found.stdout


def test_npm_locks_hold_no_addresses() -> None:
    locks = [path for path in repository_files() if path.name == "package-lock.json"]
    assert [path for path in locks if '"resolved"' in path.read_text()] == []


def test_no_file_names_a_place_on_one_machine() -> None:
    place = re.compile(rb"(?<![\w.)}])/(?:home|Users|root|work)/\w")
    assert [path for path in repository_files() if place.search(path.read_bytes())] == []


def test_files_are_small() -> None:
    sizes = {path: path.stat().st_size for path in repository_files()}
    assert [path for path, size in sizes.items() if size > MEGABYTE] == []
    assert sum(sizes.values()) < 20 * MEGABYTE


def test_no_compiled_module_hides_a_source() -> None:
    assert [*(ROOT / "src").rglob("*.so"), *(ROOT / "src").rglob("*.pyd")] == []


def test_licence_and_disclaimer() -> None:
    assert (ROOT / "LICENSE").read_text().startswith("MIT License\n\nCopyright (c) 2026 The Vagon authors\n")
    words = " ".join((ROOT / "README.md").read_text().split())
    assert "not affiliated with or endorsed by the publisher" in words
