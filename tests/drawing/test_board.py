"""The pictures hold what they should, and are sound XML that asks for nothing from elsewhere."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache

import pytest

from vagon.drawing import (
    LANGUAGES,
    THEMES,
    draw_board,
    draw_card,
    draw_passenger,
    draw_space,
    draw_station,
    draw_ticket,
    draw_wagon,
    load_layout,
    load_names,
)
from vagon.drawing.pieces import LETTERS, draw_badge, draw_card_back, hatch_patterns
from vagon.drawing.svg import document
from vagon.maps import COLOURS, load_map
from vagon.rules.constants import GREEDY
from vagon.rules.playout import choose
from vagon.rules.random import Stream, seed_key
from vagon.table.game import Game
from vagon.table.views import View

SVG = "{http://www.w3.org/2000/svg}"
MAPS = ("europe", "germany")


def parse(picture: str) -> ET.Element:
    root = ET.fromstring(picture)
    assert root.tag == f"{SVG}svg"
    ids = {element.get("id") for element in root.iter()}
    for element in root.iter():
        for name, value in element.attrib.items():
            assert "://" not in value, (name, value)
            if name == "href":
                assert value[1:] in ids
            if value.startswith("url(#"):
                assert value[5:-1] in ids
    return root


def marked(root: ET.Element, kind: str) -> dict[str, ET.Element]:
    return {value: element for element in root.iter() if (value := element.get(f"data-{kind}")) is not None}


def words(root: ET.Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


@cache
def played(name: str) -> View:
    game = Game(name, 3, seed=11)
    stream = Stream(seed_key(5))
    for _ in range(160):
        game.play(choose(game.state, stream, GREEDY))
    return game.view(None)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MAPS)
def test_a_board_shows_every_place_and_route(name: str, language: str, theme: str) -> None:
    game_map, names = load_map(name), load_names(name)
    root = parse(draw_board(game_map, load_layout(name), language=language, theme=theme))
    routes = marked(root, "route")
    assert {route: len(group) for route, group in routes.items()} == {r.id: r.length for r in game_map.routes}
    assert set(marked(root, "city")) == {city.id for city in game_map.cities}
    assert set(marked(root, "country")) == {country.id for country in game_map.countries}
    shown = words(root)
    assert all(names.show(city.id, language) in shown for city in game_map.cities)
    assert all(names.show(country.id, language).upper() in shown for country in game_map.countries)


@pytest.mark.parametrize("name", MAPS)
def test_a_view_puts_wagons_on_claimed_routes_and_nowhere_else(name: str) -> None:
    view = played(name)
    owners = {route: seat for seat, shown in enumerate(view.seats) for route in shown.routes}
    assert len(owners) > 10
    routes = marked(parse(draw_board(view.map, load_layout(name), view=view)), "route")
    for route in view.map.routes:
        letters = words(routes[route.id])
        assert letters == (["ABC"[owners[route.id]]] * route.length if route.id in owners else [])


def test_players_may_have_other_colours() -> None:
    view = played("europe")
    route = view.seats[0].routes[0]
    for colour in ("blue", "yellow"):
        picture = draw_board(view.map, load_layout("europe"), view=view, colours=[colour, "red", "green"])
        fills = [element.get("fill") for element in marked(parse(picture), "route")[route].iter()]
        assert f"url(#hatch-{colour})" in fills


def test_passengers_wait_where_the_view_says() -> None:
    view = played("germany")
    layout, heads = load_layout("germany"), 'fill="#f0d9b5"'
    waiting = sum(colour is not None for colours in view.passengers.values() for colour in colours)
    assert 0 < waiting < 60
    assert draw_board(view.map, layout, view=view).count(heads) == waiting
    assert draw_board(view.map, layout).count(heads) == 0


def test_locomotives_owed_are_marked_on_ferries() -> None:
    europe = load_map("europe")
    routes = marked(parse(draw_board(europe, load_layout("europe"))), "route")
    for route in europe.routes:
        stars = list(routes[route.id].iter(f"{SVG}circle"))
        assert len(stars) == route.locomotives, route.id


def test_tunnels_have_a_dashed_portal_around_each_space() -> None:
    europe = load_map("europe")
    routes = marked(parse(draw_board(europe, load_layout("europe"))), "route")
    for route in europe.routes:
        portals = [element for element in routes[route.id].iter() if element.get("stroke-dasharray")]
        assert len(portals) == (route.length if route.kind == "tunnel" else 0), route.id


def test_pieces_are_sound_by_themselves() -> None:
    pieces = [draw_card(kind) for kind in (*COLOURS, "locomotive")]
    pieces += [
        draw_space(colour, kind, 30, 7.5)
        for colour in (*COLOURS, "grey")
        for kind in ("rail", "tunnel", "ferry")
    ]
    pieces += [draw_station(colour, "A") for colour in load_map("europe").rules.player_colours]
    passengers = load_map("germany").rules.passengers
    assert passengers
    pieces += [draw_passenger(colour) for colour in passengers.colours]
    pieces.append(draw_card_back())
    pieces += [
        hatch_patterns() + draw_badge(colour, "A") for colour in load_map("europe").rules.player_colours
    ]
    assert len(set(pieces)) == len(pieces)
    for piece in pieces:
        parse(document(piece, 0, 0, 200, 128, "a < b"))
    assert ">A</text>" in draw_wagon("blue", "A", 28, 7.5)


def test_players_of_a_colour_have_one_letter() -> None:
    """Whatever the map is: in the browser, the pieces of a colour are drawn once for all maps."""
    seats = {seat for name in MAPS for seat in zip(load_map(name).rules.player_colours, LETTERS, strict=True)}
    assert len(dict(seats)) == len(seats)


@pytest.mark.parametrize("name", MAPS)
def test_tickets_name_their_ends_and_their_value(name: str) -> None:
    game_map, names = load_map(name), load_names(name)
    for ticket in game_map.tickets:
        root = parse(
            document(
                draw_ticket(game_map, load_layout(name), ticket, language="pl"), 0, 0, 200, 128, "ticket"
            )
        )
        title, value = words(root)
        assert title == " \u2013 ".join(names.show(end, "pl") for end in ticket.ends)
        assert value == str(ticket.points)
