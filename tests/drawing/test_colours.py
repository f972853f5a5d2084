"""The palette tells cards and players apart to all eyes, and nothing is known by its colour alone."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.drawing.colours import VISION, contrast, difference, lab, seen
from vagon.drawing import THEMES
from vagon.drawing.shapes import fill, on, shapes, theme
from vagon.maps import COLOURS, load_map
from vagon.maps.model import GREY

WHITE_EDGE, INK_EDGE = "#fcfcf8", "#131217"
"""The two outlines of a wagon."""


def smallest(colours: list[str], vision: str) -> float:
    return min(
        difference(lab(seen(fill(one), vision)), lab(seen(fill(other), vision)))
        for one, other in combinations(colours, 2)
    )


def test_the_measure_is_that_of_the_standard() -> None:
    """Pairs of Sharma, Wu and Dalal 2005."""
    assert difference((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert difference((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert difference((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(
        1.2644, abs=1e-4
    )
    assert difference((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514)) == pytest.approx(
        0.9082, abs=1e-4
    )


@pytest.mark.parametrize("vision", VISION)
def test_cards_and_spaces_differ_to_all_eyes(vision: str) -> None:
    assert smallest([*COLOURS, GREY], vision) >= (25 if vision == "normal" else 15)


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("name", ["europe", "germany"])
def test_players_and_passengers_differ_to_all_eyes(vision: str, name: str) -> None:
    rules = load_map(name).rules
    least = 25 if vision == "normal" else 15
    assert smallest(list(rules.player_colours), vision) >= least
    if rules.passengers:
        assert smallest(list(rules.passengers.colours), vision) >= least


def test_every_colour_has_a_mark_of_its_own() -> None:
    marks = shapes()["marks"]
    assert list(marks) == [*COLOURS, "locomotive"]
    assert len(set(marks.values())) == len(marks)
    assert set(shapes()["cards"]) == set(marks)
    assert len(set(shapes()["cards"].values())) == len(marks)


@pytest.mark.parametrize("name", ["europe", "germany"])
def test_every_player_has_a_hatch_and_every_passenger_a_hat(name: str) -> None:
    rules, data = load_map(name).rules, shapes()
    assert len({data["hatches"][colour] for colour in rules.player_colours}) == len(rules.player_colours)
    if rules.passengers:
        assert len({data["hats"][colour] for colour in rules.passengers.colours}) == len(
            rules.passengers.colours
        )


@pytest.mark.parametrize("colour", [*COLOURS, GREY])
def test_marks_show_on_their_fill(colour: str) -> None:
    assert contrast(on(colour), fill(colour)) >= 3


@pytest.mark.parametrize("name", THEMES)
def test_outlines_and_words_show_on_the_paper(name: str) -> None:
    colours = theme(name)
    assert set(colours) == set(theme("day"))
    for ground in ("land", "abroad", "sea", "paper"):
        assert contrast(colours["outline"], colours[ground]) >= 3, ground
        assert contrast(colours["text"], colours[ground]) >= 4.5, ground
        assert max(contrast(edge, colours[ground]) for edge in (WHITE_EDGE, INK_EDGE)) >= 3, ground
    assert contrast(colours["text"], colours["halo"]) >= 4.5
    assert contrast(colours["water_text"], colours["sea"]) >= 3
    assert contrast(colours["brass"], colours["wood"]) >= 4.5
    assert contrast(colours["dot"], colours["city"]) >= 3
