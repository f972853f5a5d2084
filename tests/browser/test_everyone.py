"""Six languages, assistive technology, small screens, rough input."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Faults, NewContext
from tests.browser.people import Person, make_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEFT_OUT = {"label-content-name-mismatch": {"enabled": False}}
"""It takes the key that is shown on a card for a part of the card's name."""
LANGUAGES = {"en": "en-GB", "cs": "cs-CZ", "sk": "sk-SK", "pl": "pl-PL", "uk": "uk-UA", "hu": "hu-HU"}
SCREENS = ("/", "/new", "/settings", "/help/europe", "/help/germany", "/about", "/replay", "/nowhere")
ROUGH = ("<img src=x onerror=alert(1)>", "\u202eredrum", "a\u200bb\u200cc", "👩‍👩‍👧‍👦 Žofka", "x" * 120)


def faults_of(page: Page) -> list[str]:
    """What axe finds wrong, a line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    result: dict[str, Any] = page.evaluate("rules => axe.run(document, { rules })", LEFT_OUT)
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
    """From the first page to the first move; nothing is left untranslated or overflows a phone."""
    page = new_context(locale=LANGUAGES[language], viewport={"width": 390, "height": 844}).new_page()
    page.goto("/")
    page.locator("html[lang]").wait_for()
    assert page.locator("html").get_attribute("lang") == language
    made = make_table(page, "europe")
    page.goto(f"/t/{made['id']}")
    page.locator("[data-primary]").wait_for()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390


def test_the_language_changes_without_losing_the_game(page: Page) -> None:
    made = make_table(page, "europe")
    page.goto(f"/t/{made['id']}")
    page.locator("[data-primary]").wait_for()
    english = page.locator("section.bar h2").inner_text()
    page.evaluate("localStorage['vagon:settings'] = JSON.stringify({ language: 'cs', animation: 0 })")
    page.reload()
    page.locator("[data-primary]").wait_for()
    assert page.locator("section.bar h2").inner_text() != english
    assert page.locator("html").get_attribute("lang") == "cs"


@pytest.mark.parametrize("name", ROUGH)
def test_names_and_words_of_any_kind_are_only_text(page: Page, faults: Faults, name: str) -> None:
    answer = page.request.post(
        "/api/tables",
        data={
            "settings": {"map": "europe", "places": [{"kind": "person"}, {"kind": "bot", "level": "simple"}]},
            "name": name,
        },
    )
    assert answer.status == 201
    table = answer.json()["id"]
    page.request.post(f"/api/tables/{table}/chat", data={"text": name})
    page.goto(f"/t/{table}")
    page.locator("[data-seq]").wait_for()
    page.keyboard.press("c")
    assert page.locator("img[src=x]").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


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
    expect(page.get_by_role("region", name="What to do")).to_contain_text("8")


def test_a_table_that_is_not_there(page: Page, faults: Faults) -> None:
    faults.forgiven.append("404")
    page.goto(f"/t/{'0' * 32}")
    expect(page.get_by_role("alert")).to_be_visible()
