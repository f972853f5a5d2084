"""Several people, several browsers, and what goes wrong between them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Faults, NewContext
from tests.browser.people import Person, make_table
from tests.browser.site import Site


def sit_down(host: Page, guest: Page, map_name: str) -> tuple[Person, Person]:
    """Two people at a table, the second by a link."""
    made = make_table(host, map_name, bots=0, people=2)
    (code,) = made["codes"].values()
    guest.goto(f"/t/{made['id']}#{code}")
    guest.get_by_role("button", name="Sit down").click()
    host.goto(f"/t/{made['id']}")
    return Person(host, made["id"]), Person(guest, made["id"])


def play_some(people: tuple[Person, ...], moves: int) -> None:
    done = 0
    while done < moves:
        for person in people:
            done += person.act(person.look())


def play_out(people: tuple[Person, ...]) -> None:
    while True:
        for person in people:
            seen = person.look()
            if seen["table"]["status"] == "over":
                return
            person.act(seen)


@pytest.mark.long
def test_two_browsers_through_thick_and_thin(new_context: NewContext, site: Site, faults: Faults) -> None:
    faults.forgiven += [
        "ERR_INTERNET_DISCONNECTED",
        "ERR_CONNECTION_REFUSED",
        "ERR_INCOMPLETE_CHUNKED",
        "503",
    ]
    faults.forgiven += ["ERR_NETWORK", "ERR_EMPTY_RESPONSE", "ERR_CONNECTION_RESET"]
    one, other = new_context().new_page(), new_context().new_page()
    people = sit_down(one, other, "europe")
    for person in people:
        person.page.locator("[data-seq]").wait_for()
    play_some(people, 10)

    one.reload()
    one.locator("[data-seq]").wait_for()
    play_some(people, 6)

    other.context.set_offline(True)
    expect(other.get_by_text(re.compile("Offline|connection", re.IGNORECASE)).first).to_be_visible()
    other.context.set_offline(False)
    play_some(people, 6)

    site.stop()
    site.start()
    play_out(people)
    for person in people:
        person.page.get_by_role("button", name="To the result").click()
    assert people[0].look()["score"] == people[1].look()["score"]


def test_a_spectator_sees_no_hand(new_context: NewContext) -> None:
    player, watcher = new_context().new_page(), new_context().new_page()
    made = make_table(player, "germany", bots=1)
    player.goto(f"/t/{made['id']}")
    person = Person(player, made["id"])
    play_some((person,), 3)
    watcher.goto(f"/t/{made['id']}")
    expect(watcher.get_by_text("You are watching this game.").first).to_be_visible()
    assert watcher.get_by_role("region", name="Your cards").count() == 0


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


def test_undo_takes_a_claim_back(new_context: NewContext) -> None:
    page = new_context().new_page()
    made = make_table(page, "europe", undo_seconds=10)
    page.goto(f"/t/{made['id']}")
    person = Person(page, made["id"])
    page.locator("[data-seq]").wait_for()
    while not person.look()["table"]["can_undo"]:
        person.act(person.look())
    before = person.look()["view"]["seats"][person.look()["view"]["seat"]]
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    after = person.look()["view"]["seats"][person.look()["view"]["seat"]]
    assert len(after["routes"]) == len(before["routes"]) - 1


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
