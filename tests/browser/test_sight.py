"""The board as different eyes see it, measured in what Chromium paints."""

from __future__ import annotations

from io import BytesIO
from itertools import combinations
from math import cos, radians, sin

import pytest
from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.people import Person, make_table
from tests.browser.test_everyone import ALL_HERE, AXE
from tests.drawing.colours import contrast, difference, lab, linear
from vagon.drawing import load_layout
from vagon.drawing.ground import FRAME
from vagon.maps import load_map
from vagon.maps.model import COLOURS, GREY

WIDE = {"viewport": {"width": 1600, "height": 1100}}
LEAST = {"none": 25.0, "protanopia": 15.0, "deuteranopia": 15.0, "tritanopia": 15.0}


def fills(page: Page, map_name: str) -> dict[str, str]:
    """The colour in which the spaces of each colour are painted."""
    stage = page.locator("[data-map]")
    box = stage.bounding_box()
    assert box is not None
    picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
    layout = load_layout(map_name)
    left, top, width, _ = layout.sheet
    unit = box["width"] / (width + 2 * FRAME)
    found = {}
    for colour in (*COLOURS, GREY):
        route = next(route for route in load_map(map_name).routes if route.colour == colour)
        space = layout.spaces[route.id][0]
        # Between the mark in the middle and the end of the space.
        along, angle = space.length / 3.2, radians(space.angle)
        x = box["x"] + (space.x + along * cos(angle) - left + FRAME) * unit
        y = box["y"] + (space.y + along * sin(angle) - top + FRAME) * unit
        pixel = picture.getpixel((round(x), round(y)))
        assert isinstance(pixel, tuple)
        found[colour] = "#{:02x}{:02x}{:02x}".format(*pixel)
    return found


def open_board(new_context: NewContext, map_name: str, **settings: object) -> Page:
    page = new_context(settings, **WIDE).new_page()
    made = make_table(page, map_name)
    page.goto(f"/t/{made['id']}")
    page.locator("[data-primary]").wait_for()
    page.wait_for_function(ALL_HERE)
    return page


@pytest.mark.parametrize(("map_name", "theme"), [("europe", "day"), ("germany", "night")])
def test_all_colours_stay_apart_for_all_eyes(new_context: NewContext, map_name: str, theme: str) -> None:
    page = open_board(new_context, map_name, theme=theme)
    browser = page.context.new_cdp_session(page)
    for vision, least in LEAST.items():
        browser.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
        seen = {colour: lab(linear(fill)) for colour, fill in fills(page, map_name).items()}
        apart = {pair: difference(seen[pair[0]], seen[pair[1]]) for pair in combinations(seen, 2)}
        close = {pair: round(distance, 1) for pair, distance in apart.items() if distance < least}
        assert close == {}, vision


def test_forced_colours_leave_the_pieces_and_the_words(new_context: NewContext) -> None:
    page = open_board(new_context, "europe")
    before = fills(page, "europe")
    page.emulate_media(forced_colors="active")
    assert fills(page, "europe") == before
    for thing in ("[data-primary]", "section.bar h2", "[data-anchor=deck] .label"):
        ink, ground = page.locator(thing).evaluate(INK_AND_GROUND)
        assert contrast(ink, ground) >= 4.5, thing
    border = page.locator("[data-primary]").evaluate("button => getComputedStyle(button).borderTopStyle")
    assert border == "solid"


INK_AND_GROUND = """element => {
    const two = (number) => Number(number).toString(16).padStart(2, '0');
    const hex = (text) => '#' + text.match(/\\d+/g).slice(0, 3).map(two).join('');
    const isClear = (at) => /rgba\\(.*, 0\\)|transparent/.test(getComputedStyle(at).backgroundColor);
    let ground = element;
    while (ground.parentElement && isClear(ground)) ground = ground.parentElement;
    return [hex(getComputedStyle(element).color), hex(getComputedStyle(ground).backgroundColor)];
}"""


@pytest.mark.parametrize("theme", ["day", "night"])
def test_the_palette_of_high_contrast_keeps_its_word(new_context: NewContext, theme: str) -> None:
    """Seven to one for every text, on the first page, the settings, and at the table."""
    page = new_context({"contrast": True, "theme": theme}).new_page()
    made = make_table(page, "germany")
    found = {}
    for screen in ("/", "/settings", "/help/germany", f"/t/{made['id']}"):
        page.goto(screen)
        page.get_by_role("heading", level=1).first.wait_for()
        page.wait_for_function(ALL_HERE)
        page.evaluate(AXE.read_text(encoding="utf-8"))
        result = page.evaluate(
            "axe.run(document, { runOnly: ['color-contrast-enhanced'],"
            " rules: { 'color-contrast-enhanced': { enabled: true } } })"
        )
        found[screen] = [node["html"][:120] for rule in result["violations"] for node in rule["nodes"]]
    assert {screen: nodes for screen, nodes in found.items() if nodes} == {}


def test_a_person_who_wants_no_movement_gets_none(new_context: NewContext) -> None:
    page = new_context({"animation": 1}, reduced_motion="reduce").new_page()
    made = make_table(page, "europe")
    page.goto(f"/t/{made['id']}")
    person = Person(page, made["id"])
    page.locator("[data-seq]").wait_for()
    for _ in range(3):
        person.act(person.look())
    longest = page.evaluate(
        "Math.max(0, ...document.getAnimations().map((one) => one.effect.getComputedTiming().endTime))"
    )
    assert longest <= 100
    expect(page.locator(".flight")).to_have_count(0)
