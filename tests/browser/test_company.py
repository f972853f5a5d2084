"""What passes between people: words, silence, time, and what happens while somebody is away."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.people import make_table
from tests.browser.test_games import sit_down
from tests.browser.tour import Savers, show


def test_what_happened_while_one_was_away_is_told(page: Page, new_context: NewContext) -> None:
    company = Savers(page, [new_context().request], "europe")
    company.until(lambda _: True)
    for _ in range(2):
        company.play()
    show(page, company.id)
    recap = page.get_by_role("region", name="While you were away")
    expect(recap).to_have_count(0)
    page.get_by_role("link", name="Vagon").click()
    page.get_by_role("button", name="Play now").wait_for()
    for _ in range(2):
        assert not company.play().is_own
    page.go_back()
    expect(recap).to_contain_text("1 / 2")
    expect(recap.get_by_role("status")).to_contain_text("draws from the deck")
    expect(recap.get_by_role("button", name="Back")).to_be_disabled()
    recap.get_by_role("button", name="Next").click()
    expect(recap).to_contain_text("2 / 2")
    recap.get_by_role("button", name="Play on").click()
    expect(recap).to_have_count(0)
    page.reload()
    page.locator("[data-anchor=hand]").wait_for()
    expect(recap).to_have_count(0)


def test_a_phrase_is_heard_in_one_s_own_language_and_whoever_is_muted_is_not(new_context: NewContext) -> None:
    host, guest = new_context(locale="cs-CZ").new_page(), new_context().new_page()
    sit_down(host, guest, "europe")
    for page in (host, guest):
        page.keyboard.press("c")
    heard = host.locator("section.chat li")
    guest.get_by_role("group", name="Quick phrases").get_by_role("button", name="Hello!").click()
    expect(heard.filter(has_text="Ahoj!")).to_be_visible()
    expect(guest.locator("section.chat li").filter(has_text="Hello!")).to_be_visible()
    host.locator(".muting button").click()
    expect(heard.filter(has_text="Ahoj!")).to_have_count(0)
    say(guest, "Can you hear me?")
    host.locator(".muting button").click()
    say(guest, "And now?")
    expect(heard.filter(has_text="And now?")).to_be_visible()
    expect(heard.filter(has_text="Can you hear me?")).to_have_count(0)


def say(page: Page, text: str) -> None:
    words = page.get_by_role("textbox", name="Your words")
    words.fill(text)
    words.press("Enter")
    expect(page.locator("section.chat li").filter(has_text=text)).to_be_visible()


def test_a_clock_runs_for_whoever_is_awaited(page: Page) -> None:
    table = make_table(page, "europe", clock={"type": "live", "seconds": 300})["id"]
    page.goto(f"/t/{table}")
    clock = page.get_by_role("region", name="Players").locator(".you .clock")
    expect(clock).to_have_text(re.compile("^[45]:[0-9]{2}$"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    minutes, _, seconds = clock.inner_text().partition(":")
    assert 60 * int(minutes) + int(seconds) < 60 * int(before[0]) + int(before[2:])
