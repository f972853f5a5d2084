"""On both boards and in every language nothing lies on anything else."""

from __future__ import annotations

import gzip
from importlib.resources import files
from itertools import pairwise
from math import cos, hypot, radians, sin

import pytest

from tests.drawing import outlines
from vagon.drawing.geometry import distance, space_corners, text_box
from vagon.drawing.layout import LANGUAGES, Layout, NoLayout, Space, load_layout, load_names
from vagon.maps import Map, load_map, map_names

MAPS = ("europe", "germany")
GAP = 0.4
SMALLEST_GAP = 0.8
"""Between two spaces."""


@pytest.fixture(params=MAPS)
def game_map(request: pytest.FixtureRequest) -> Map:
    return load_map(request.param)


@pytest.fixture
def layout(game_map: Map) -> Layout:
    return load_layout(game_map.id)


def test_each_map_has_a_layout() -> None:
    assert set(map_names()) == set(MAPS)
    with pytest.raises(NoLayout, match="mars"):
        load_layout("mars")
    with pytest.raises(NoLayout):
        load_layout("../europe")


def test_everything_on_the_map_is_on_the_layout(game_map: Map, layout: Layout) -> None:
    assert list(layout.cities) == [city.id for city in game_map.cities]
    assert list(layout.crossings) == [crossing.id for crossing in game_map.crossings]
    assert list(layout.spaces) == [route.id for route in game_map.routes]
    assert set(layout.countries) == {country.id for country in game_map.countries}
    waiting = {city.id: city.passengers for city in game_map.cities if city.passengers}
    assert {city: len(places) for city, places in layout.stands.items()} == waiting
    assert list(layout.labels) == list(LANGUAGES)
    for places in layout.labels.values():
        assert list(places) == [city.id for city in game_map.cities]


def test_cities_stand_where_the_map_says(game_map: Map, layout: Layout) -> None:
    for city in game_map.cities:
        x, y = layout.cities[city.id]
        assert hypot(x - city.x, y - city.y) <= 6, city.id


def test_each_route_has_its_spaces_in_order(game_map: Map, layout: Layout) -> None:
    spots = {**layout.cities, **{place: (x, y) for place, (x, y, _) in layout.crossings.items()}}
    for route in game_map.routes:
        row = layout.spaces[route.id]
        assert len(row) == route.length, route.id
        start, end = (spots[place] for place in route.ends)
        chord = hypot(end[0] - start[0], end[1] - start[1])
        along = [
            ((space.x - start[0]) * (end[0] - start[0]) + (space.y - start[1]) * (end[1] - start[1])) / chord
            for space in row
        ]
        assert along == sorted(along), route.id
        assert 0 < along[0] <= along[-1] < chord, route.id


def test_spaces_have_room_for_a_wagon(game_map: Map, layout: Layout) -> None:
    for route in game_map.routes:
        lengths = {space.length for space in layout.spaces[route.id]}
        assert len(lengths) == 1, route.id
        assert 14 <= lengths.pop() <= 30, route.id


def ends(space: Space) -> tuple[tuple[float, float], tuple[float, float]]:
    dx, dy = cos(radians(space.angle)) * space.length / 2, sin(radians(space.angle)) * space.length / 2
    return (space.x - dx, space.y - dy), (space.x + dx, space.y + dy)


def test_gaps_between_the_spaces_of_a_route_are_even(game_map: Map, layout: Layout) -> None:
    for route in game_map.routes:
        row = layout.spaces[route.id]
        gaps = []
        for before, after in pairwise(row):
            (x0, y0), (x1, y1) = ends(before)[1], ends(after)[0]
            gaps.append(hypot(x1 - x0, y1 - y0))
        assert all(1.5 <= gap <= 7 for gap in gaps), (route.id, gaps)
        assert not gaps or max(gaps) - min(gaps) < 0.8, (route.id, gaps)


def test_no_space_lies_on_another(game_map: Map, layout: Layout) -> None:
    assert outlines.closer_among(outlines.spaces(game_map, layout), SMALLEST_GAP) == []


def test_no_space_lies_on_a_city_or_a_cartouche(game_map: Map, layout: Layout) -> None:
    spaces = outlines.spaces(game_map, layout)
    assert outlines.closer(spaces, outlines.marks(layout), GAP) == []
    assert outlines.closer(spaces, outlines.furniture(layout), GAP) == []


def test_no_cartouche_or_passenger_lies_on_another(layout: Layout) -> None:
    furniture = outlines.furniture(layout)
    assert outlines.closer_among(furniture, 0.0) == []
    assert outlines.closer(furniture, outlines.marks(layout), GAP) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_lies_on_anything(game_map: Map, layout: Layout, language: str) -> None:
    names = outlines.labels(layout, language)
    assert outlines.closer_among(names, GAP) == []
    assert outlines.closer(names, outlines.spaces(game_map, layout), GAP) == []
    assert outlines.closer(names, outlines.marks(layout), GAP) == []
    assert outlines.closer(names, outlines.furniture(layout), GAP) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_stands_at_its_city_and_at_no_other(layout: Layout, language: str) -> None:
    names = load_names(layout.map)
    for city, (x, y) in layout.labels[language].items():
        left, top, right, bottom = text_box(names.show(city, language), x, y, layout.label_size)
        away = {
            other: hypot(max(left - u, u - right, 0), max(top - v, v - bottom, 0))
            for other, (u, v) in layout.cities.items()
        }
        assert away[city] <= layout.city_radius + 9, city
        assert min(away, key=away.__getitem__) == city


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_inside_the_frame(game_map: Map, layout: Layout, language: str) -> None:
    everything = [
        *outlines.spaces(game_map, layout),
        *outlines.marks(layout),
        *outlines.furniture(layout),
        *outlines.labels(layout, language),
    ]
    assert outlines.outside(everything, layout.sheet, 1.0) == []


def test_layouts_are_small() -> None:
    for name in MAPS:
        data = files("vagon.maps.layouts").joinpath(f"{name}.json").read_bytes()
        assert len(gzip.compress(data)) < 75_000


def test_distances_between_outlines() -> None:
    square = space_corners(0, 0, 0, 10, 10)
    assert distance(square, space_corners(12, 0, 0, 10, 10)) == pytest.approx(2)
    assert distance(square, space_corners(8, 8, 45, 10, 10)) == 0
    assert distance(square, space_corners(11, 11, 45, 10, 10)) == pytest.approx(
        hypot(11, 11) - hypot(5, 5) - 5
    )
    assert distance(square, [(8, 9)]) == pytest.approx(5)
