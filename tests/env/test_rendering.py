"""Pictures: of all kinds, from what the seat knows, and showing what has changed."""

from __future__ import annotations

import sys
from itertools import islice
from xml.etree import ElementTree

import pytest

try:
    import numpy as np
    from pettingzoo.test.render_test import render_test
except ModuleNotFoundError as missing:
    pytest.skip(f"the extra env is not installed: no {missing.name}", allow_module_level=True)

from tests.env.games import random_game
from vagon.env import rendering
from vagon.env.gymnasium import SeatEnv
from vagon.env.pettingzoo import europe_v0, germany_v0
from vagon.env.rendering import describe, draw_pixels, draw_svg, render
from vagon.rules.random import Stream, seed_key
from vagon.rules.redeal import redeal
from vagon.table.game import Game


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small pictures, as the time they take grows with their size."""
    monkeypatch.setattr(rendering, "WIDTH", 160)
    rendering.ground_of.cache_clear()


def is_svg(picture: str) -> bool:
    return ElementTree.fromstring(picture).tag.endswith("svg")


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(europe_v0.env, custom_tests={"svg": is_svg})
    assert "player_0: 0 points, 45 wagons, 4 cards" in capsys.readouterr().out


def late(map_name: str) -> Game:
    """A random game after 120 decisions."""
    return next(islice(random_game(map_name, 2), 120, None))


@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_pixels_show_what_lies_on_the_board(map_name: str) -> None:
    game = Game(map_name, 2, seed=1)
    empty, full = draw_pixels(game.view(0)), draw_pixels(late(map_name).view(0))
    assert empty.shape == full.shape
    assert empty.dtype == np.uint8
    assert empty.shape[1:] == (160, 3)
    assert 0.01 < (empty != full).mean() < 0.5
    assert empty.std() > 20  # land, sea and frame


@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_pictures_hold_nothing_that_the_seat_does_not_know(map_name: str) -> None:
    game = late(map_name)
    other = game.copy()
    redeal(other.state, 0, Stream(seed_key(1)))
    for mode in ("ansi", "svg"):
        assert render(game.view(0), mode) == render(other.view(0), mode)
    assert describe(game.view(1)) != describe(other.view(1))


def test_text_tells_the_situation() -> None:
    game = Game("europe", 2, seed=1, seat_order="join_order")
    assert describe(game.view(0)).splitlines()[0] == "Europe, 0 turns; player_0: choose_tickets"
    assert "offered: " in describe(game.view(0))
    lines = describe(late("germany").view(1))
    assert "passengers" in lines
    assert "routes " in lines
    assert "hand of player_1: " in lines


@pytest.mark.parametrize("mode", ["ansi", "svg", "rgb_array"])
def test_one_seat_sees_its_own_game(mode: str) -> None:
    env = SeatEnv("germany", 2, seat=1, render_mode=mode)
    env.reset(seed=2)
    picture, wanted = env.render(), render(env.seating.game.view(1), mode)
    assert np.array_equal(np.asarray(picture), np.asarray(wanted))


@pytest.mark.filterwarnings("ignore:.*render.. does nothing without a render_mode")
def test_without_a_mode_there_is_no_picture() -> None:
    for env in (germany_v0.raw_env(), SeatEnv()):
        env.reset(seed=1)
        assert env.render() is None


@pytest.mark.parametrize("package", ["resvg_py", "PIL.Image"])
def test_a_missing_painter_is_named(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    game = Game("europe", 2, seed=1)
    assert is_svg(draw_svg(game.view(0)))
    with pytest.raises(ModuleNotFoundError, match=rf"needs {package}: pip install 'vagon\[env\]'"):
        draw_pixels(game.view(0))
