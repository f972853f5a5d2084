"""Several people, several browsers, and what goes wrong between them."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.people import Person, make_table
from tests.browser.test_games import play_some, sit_down


def test_hot_seat_hides_everything_behind_a_curtain(new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto("/new")
    page.get_by_label(re.compile("Who takes seat .2")).select_option("here")
    while page.get_by_role("button", name=re.compile("Remove seat .[345]")).count():
        page.get_by_role("button", name=re.compile("Remove seat .[345]")).first.click()
    page.get_by_role("button", name="Start").click()
    keep_all(page)
    curtain = page.get_by_role("dialog")
    curtain.wait_for()
    assert page.evaluate("document.elementFromPoint(40, innerHeight - 40).closest('dialog') !== null")
    curtain.get_by_role("button").click()
    keep_all(page)
    turn = page.get_by_role("heading", name="Your turn")
    curtain.or_(turn).first.wait_for()
    if curtain.is_visible():
        curtain.get_by_role("button").click()
    expect(turn).to_be_visible()


def keep_all(page: Page) -> None:
    boxes = page.get_by_role("group", name="Tickets to choose from").get_by_role("checkbox")
    boxes.first.wait_for()
    for box in boxes.all():
        box.locator("xpath=..").click()
    page.locator("[data-primary]").click()


def test_the_host_turns_the_chat_off_and_gives_a_place_to_a_bot(new_context: NewContext) -> None:
    host, guest = new_context().new_page(), new_context().new_page()
    sit_down(host, guest, "europe")
    guest.keyboard.press("c")
    words = guest.get_by_role("textbox", name="Your words")
    expect(words).to_be_visible()
    guest.get_by_role("button", name="Menu").click()
    expect(guest.get_by_role("group", name="As the host")).to_have_count(0)
    guest.keyboard.press("Escape")

    host.get_by_role("button", name="Menu").click()
    menu = host.get_by_role("group", name="As the host")
    menu.get_by_role("checkbox", name="Chat").uncheck()
    expect(words).to_have_count(0)
    menu.get_by_role("checkbox", name="Chat").check()
    expect(words).to_be_visible()
    menu.get_by_role("button", name=re.compile("Let a bot play for")).click()
    menu.get_by_role("button", name="Let it play").click()
    again = guest.get_by_role("button", name="Play yourself again")
    again.click()
    expect(again).to_have_count(0)


def test_eight_tabs_of_one_browser_are_all_live(new_context: NewContext) -> None:
    context = new_context()
    pages = [context.new_page() for _ in range(8)]
    made = make_table(pages[0], "europe")
    for page in pages:
        page.goto(f"/t/{made['id']}")
        page.locator("[data-seq]").wait_for()
    person = Person(pages[0], made["id"])
    play_some((person,), 3)
    seq = person.look()["seq"]
    for page in pages:
        page.wait_for_function(
            "seq => Number(document.querySelector('[data-seq]').dataset.seq) >= seq", arg=seq
        )
