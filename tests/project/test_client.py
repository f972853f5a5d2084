"""The browser client and the server speak of the same things."""

from __future__ import annotations

import importlib.util
import re
from itertools import combinations, product
from math import dist, hypot
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from vagon.drawing import load_layout
from vagon.maps import load_map

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


def test_shapes_of_a_look_become_one_path_and_what_lies_higher_still_does() -> None:
    merge = tool("merging").merge
    root = ElementTree.fromstring(
        '<g><path d="M0 0" stroke="grey"/>'
        '<g><g transform="translate(10 20) rotate(90)"><rect x="-2" y="-1" width="4" height="2" fill="red"/>'
        '<path d="M0 0H1v2z" fill="black" transform="scale(2)"/></g></g>'
        '<g transform="translate(30 0)"><rect width="2" height="3" fill="red"/>'
        '<circle r="5" fill="black"/></g></g>'
    )
    merge(root)
    ways, red, black = root
    assert [ways.get("stroke"), red.get("fill"), black.get("fill")] == ["grey", "red", "black"]
    assert points(red) == [(11, 18), (11, 22), (9, 22), (9, 18), (30, 0), (32, 0), (32, 3), (30, 3)]
    assert points(black) == [(10, 20), (10, 22), (6, 22), (35, 0), (25, 0)]


@pytest.mark.parametrize("name", ["europe", "germany"])
def test_each_route_has_a_mark_of_its_own_and_none_lies_on_another(name: str) -> None:
    shields, layout = tool("shields"), load_layout(name)
    places = shields.shield_places(load_map(name), layout)
    assert list(places) == list(layout.spaces)
    for route, (x, y) in places.items():
        assert any(hypot(x - space.x, y - space.y) <= space.length / 2 for space in layout.spaces[route])
    for one, other in combinations(places.values(), 2):
        assert dist(one, other) > 2 * shields.RADIUS - 1
    for place, city in product(places.values(), layout.cities.values()):
        assert dist(place, city) > shields.RADIUS + layout.city_radius


def points(path: Element) -> list[tuple[float, float]]:
    """The corners of a path of which all steps but the first are relative."""
    found: list[complex] = []
    for letter, words in re.findall(r"([A-Za-z])([^A-Za-z]*)", path.attrib["d"]):
        numbers = [float(word) for word in re.findall(r"-?[.\d]+", words)][-2:]
        if numbers:
            found.append(complex(*numbers) + (0 if letter == "M" else found[-1]))
    corners = [(round(spot.real, 2), round(spot.imag, 2)) for spot in found]
    return list(dict.fromkeys(corners))
