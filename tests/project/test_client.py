"""The browser client and the server speak of the same things."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / "client" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_client_knows_the_api_of_this_server() -> None:
    """If not: python tools/client api."""
    assert (ROOT / "web" / "openapi.json").read_text(encoding="utf-8") == tool("art").api()


def test_a_change_of_any_source_is_a_change_of_the_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    building = tool("building")
    inputs = {path.relative_to(ROOT).as_posix() for path in building._inputs()}
    assert {"web/index.html", "web/package-lock.json", "src/vagon/maps/europe.json"} <= inputs
    assert not [path for path in inputs if "node_modules" in path or "generated" in path]
    monkeypatch.setattr(building, "ROOT", tmp_path)
    source = tmp_path / "web" / "src" / "main.ts"
    source.parent.mkdir(parents=True)
    source.write_text("one")
    before = building.digest()
    source.write_text("two")
    changed = building.digest()
    source.rename(source.with_name("other.ts"))
    assert len({before, changed, building.digest()}) == 3
