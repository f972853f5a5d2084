"""Six languages, assistive technology, small screens."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.people import Person, make_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LANGUAGES = {"en": "en-GB", "cs": "cs-CZ", "sk": "sk-SK", "pl": "pl-PL", "uk": "uk-UA", "hu": "hu-HU"}
MESSAGES = ("bar-", "log-", "button-", "refusal-", "count-", "ticket-")
"""How names of messages begin that nobody should ever read."""
NUM_MIXES = 5
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"
"""For people to look at."""
# A function: an expression would be evaluated anew at every look, which the page's policy forbids.
ALL_HERE = "() => document.fonts.status === 'loaded' && [...document.images].every((image) => image.complete)"
SCREENS = ("/", "/new", "/settings", "/help/europe", "/help/germany", "/about", "/replay", "/nowhere")


def faults_of(page: Page) -> list[str]:
    """What axe finds wrong, a line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate(
        "axe.run(document, { rules: { 'label-content-name-mismatch': { enabled: true } } })"
    )
    return [f"{found['id']}: {found['nodes'][0]['html'][:160]}" for found in result["violations"]]


@pytest.mark.parametrize("theme", ["day", "night"])
def test_axe_finds_nothing_on_any_screen(new_context: NewContext, theme: str) -> None:
    page = new_context({"theme": theme}).new_page()
    found: dict[str, list[str]] = {}
    for screen in SCREENS:
        page.goto(screen)
        page.get_by_role("heading", level=1).first.wait_for()
        page.wait_for_load_state("networkidle")
        found[screen] = faults_of(page)
    made = make_table(page, "germany")
    for screen in (f"/t/{made['id']}", f"/t/{made['id']}/text"):
        page.goto(screen)
        page.locator("[data-seq]").wait_for()
        found[screen.replace(made["id"], "ID")] = faults_of(page)
    assert {screen: faults for screen, faults in found.items() if faults} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_s_language_is_spoken(new_context: NewContext, language: str) -> None:
    """From the first page to the first turn; nothing is left untranslated or wider than a phone."""
    page = new_context(locale=LANGUAGES[language], viewport={"width": 390, "height": 844}).new_page()
    made = make_table(page, "germany")
    PICTURES.mkdir(parents=True, exist_ok=True)
    for screen in ("/", "/new", "/settings", "/help/germany", f"/t/{made['id']}"):
        page.goto(screen)
        page.locator("h1").first.wait_for(state="attached")
        page.wait_for_function(ALL_HERE)
        assert page.locator("html").get_attribute("lang") == language
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, screen
        page.screenshot(path=PICTURES / f"{language}-{screen.split('/')[1] or 'home'}.png")
    shown = page.get_by_role("group").get_by_role("button")
    assert shown.count() == NUM_MIXES
    for mix in shown.all():
        expect(mix).to_be_in_viewport(ratio=1)
    page.locator("[data-primary]").click()
    page.get_by_role("checkbox").first.wait_for()
    for box in page.get_by_role("checkbox").all():
        box.check(force=True)
    page.locator("[data-primary]").click()
    expect(page.get_by_role("checkbox")).to_have_count(0)
    words = page.inner_text("body")
    assert not [name for name in MESSAGES if name in words]
    page.screenshot(path=PICTURES / f"{language}-game.png")


SIZES = [(360, 740), (390, 844), (844, 390), (932, 430), (768, 1024), (1024, 768), (1280, 800), (1920, 1080)]
COVERED = """() => {
    const parts = ['[data-map]', 'section.decks', 'section.bar', '.own', '.left'].flatMap((name) => {
        const box = document.querySelector(name)?.getBoundingClientRect();
        return box?.width ? [{ name, box }] : [];
    });
    const over = ({ name, box }) =>
        box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
            ? [`${name} is out of sight`] : [];
    const apart = (one, other) =>
        one.right <= other.left + 1 || other.right <= one.left + 1
        || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
    const meet = parts.flatMap((one, i) => parts.slice(i + 1)
        .filter((other) => !apart(one.box, other.box)).map((other) => `${one.name} meets ${other.name}`));
    // Beside the board or within its frame, and not on the edge between.
    const stage = document.querySelector('[data-map]').getBoundingClientRect();
    const zoom = document.querySelector('.board .buttons').getBoundingClientRect();
    const isWithin = zoom.left > stage.left + 4 && zoom.right < stage.right - 4
        && zoom.top > stage.top + 4 && zoom.bottom < stage.bottom - 4;
    const across = isWithin || zoom.right < stage.left || zoom.left > stage.right
        ? [] : ['the buttons lie across the edge of the board'];
    const tight = ['section.decks .label', '.steps button', '[role=tab]', '.player', '.counts']
        .flatMap((selector) => [...document.querySelectorAll(selector)])
        .filter((element) => element.scrollWidth > element.clientWidth + 1)
        .map((element) => `${element.innerText} is too wide`);
    return [...parts.flatMap(over), ...meet, ...across, ...tight];
}"""


@pytest.mark.parametrize(
    ("language", "map_name"), list(zip(LANGUAGES, ("europe", "germany") * 3, strict=True))
)
def test_everything_is_in_sight_and_nothing_covers_the_board(
    new_context: NewContext, language: str, map_name: str
) -> None:
    """Upright or on its side, from a small phone to a large screen."""
    page = new_context(locale=LANGUAGES[language]).new_page()
    made = make_table(page, map_name, bots=2)
    page.goto(f"/t/{made['id']}")
    page.locator("[data-seq]").wait_for()
    page.locator("section.players").wait_for(state="attached")
    found = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)
        found[f"{width} x {height}"] = page.evaluate(COVERED)
    assert {size: faults for size, faults in found.items() if faults} == {}


def test_five_players_have_their_points_in_sight_on_a_small_phone(new_context: NewContext) -> None:
    page = new_context(viewport={"width": 320, "height": 640}).new_page()
    made = make_table(page, "europe", bots=4)
    page.goto(f"/t/{made['id']}")
    page.locator(".strip .points").nth(4).wait_for()
    outside = """players => players.filter((player) => {
        const points = player.querySelector('.points').getBoundingClientRect();
        return points.right > player.getBoundingClientRect().right;
    }).length"""
    assert page.locator(".strip .player").evaluate_all(outside) == 0


def test_why_not_is_answered_in_words(page: Page) -> None:
    made = make_table(page, "europe")
    page.goto(f"/t/{made['id']}")
    person = Person(page, made["id"])
    page.locator("[data-seq]").wait_for()
    while (seen := person.look())["view"]["phase"] != "turn" or seen["view"]["deciding"] != seen["view"][
        "seat"
    ]:
        person.act(seen)
    page.wait_for_function(
        "seq => Number(document.querySelector('[data-seq]').dataset.seq) >= seq", arg=seen["seq"]
    )
    person.point_at("petrograd-stockholm")
    words = page.get_by_role("region", name="What to do").get_by_role("paragraph")
    expect(words).to_contain_text(
        re.compile(r"costs \W?8\W? cards of one colour. You have \W?\d\W? that fit")
    )
