"""The board can be read and touched on a phone, whole and enlarged."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.people import Toucher, make_table
from tests.browser.test_everyone import ALL_HERE, LANGUAGES
from tests.browser.test_games import PHONE
from vagon.drawing import load_layout
from vagon.drawing.ground import FRAME
from vagon.maps import load_map

SIZES = [(390, 844), (360, 640)]
LEAST = 9.0
"""Size of names, in pixels."""
NAMES = """() => {
    const stage = document.querySelector('[data-map]');
    const { width } = stage.querySelector('[role=img]').viewBox.baseVal;
    const scale = stage.getBoundingClientRect().width / width;
    return [...stage.querySelectorAll('[data-name]')].map((name) => {
        const { x, y } = name.getStartPositionOfChar(0);
        const size = parseFloat(getComputedStyle(name).fontSize);
        const edges = [x, y - 0.7 * size, x + name.getComputedTextLength(), y + 0.15 * size];
        return { id: name.dataset.name, size: size * scale, edges: edges.map((edge) => edge * scale) };
    });
}"""


def names_on(page: Page) -> dict[str, dict[str, Any]]:
    page.wait_for_function(ALL_HERE)
    return {name["id"]: name for name in page.evaluate(NAMES)}


def meeting(names: dict[str, dict[str, Any]]) -> list[str]:
    found = []
    for one, other in combinations(names.values(), 2):
        a, b = one["edges"], other["edges"]
        if a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]:
            found.append(f"{one['id']} {other['id']}")
    return found


@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_names_can_be_read_on_a_phone(new_context: NewContext, map_name: str) -> None:
    """In every language: those of one's own tickets at first sight, and more the closer one looks."""
    page = new_context(**PHONE).new_page()
    made = make_table(page, map_name)
    page.goto(f"/t/{made['id']}")
    person = Toucher(page, made["id"])
    page.locator("[data-seq]").wait_for()
    while not (view := person.look()["view"])["own"]["tickets"]:
        person.act(person.look())
    game_map = load_map(map_name)
    held = [ticket for ticket in game_map.tickets if ticket.id in view["own"]["tickets"]]
    ends = {end for ticket in held for end in ticket.ends}
    places = {city.id for city in game_map.cities} | {country.id for country in game_map.countries}
    for language in LANGUAGES:
        settings = {"language": language, "animation": 0}
        page.evaluate("text => { localStorage['vagon:settings'] = text }", json.dumps(settings))
        page.reload()
        page.locator("[data-name]").first.wait_for(state="attached")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(150)
            names = names_on(page)
            assert ends <= names.keys()
            assert min(name["size"] for name in names.values()) >= LEAST
            assert meeting(names) == []
            enlarge = page.locator(".buttons button").first
            enlarge.tap()
            closer = names_on(page)
            assert len(names) < len(closer) or closer.keys() == places
            assert min(name["size"] for name in closer.values()) >= LEAST
            assert meeting(closer) == []
            while enlarge.is_enabled():
                enlarge.tap()
            assert names_on(page).keys() == places
            page.locator(".buttons button").last.tap()


def test_a_finger_in_a_crowd_is_asked_what_it_means(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    made = make_table(page, "germany")
    page.goto(f"/t/{made['id']}")
    page.locator("[data-name]").first.wait_for(state="attached")
    layout, box = load_layout("germany"), page.locator("[data-map]").bounding_box()
    assert box
    (x, y), (left, top, wide, _) = layout.cities["mannheim"], layout.sheet
    unit = box["width"] / (wide + 2 * FRAME)
    page.touchscreen.tap(box["x"] + (x - left + FRAME) * unit, box["y"] + (y - top + FRAME) * unit)
    asked = page.get_by_role("dialog", name="Which one do you mean?")
    expect(asked.get_by_role("button", name="Mannheim").first).to_be_visible()
