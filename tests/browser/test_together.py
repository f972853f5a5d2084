"""Several people, several browsers, and what goes wrong between them."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.people import Person, make_table
from tests.browser.test_games import play_some, sit_down
from vagon.maps import load_map


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


def waiting(people: tuple[Person, Person]) -> tuple[Person, Person]:
    """Who is to begin a turn, and the other, with both screens showing it."""
    while True:
        for mover, other in (people, people[::-1]):
            seen = mover.look()
            if seen["view"]["phase"] == "turn" and seen["view"]["deciding"] == seen["view"]["seat"]:
                assert mover.has_news(seen["seq"] - 1)
                assert other.has_news(seen["seq"] - 1)
                return mover, other
            mover.act(seen)


def draw_two(person: Person) -> None:
    for _ in range(2):
        seen = person.look()
        person.draw("deck", seen["view"]["row"])
        assert person.has_news(seen["seq"])


def payable_by(person: Person, routes: list[str]) -> list[str]:
    """Those of the routes that somebody could pay for."""
    address = f"/api/tables/{person.table}/explain?route="
    return [route for route in routes if person.page.request.get(address + route).json()["payments"]]


def contested(people: tuple[Person, Person]) -> tuple[Person, Person, str]:
    """Who is to move, the other, and a route that both can claim and that is no tunnel: digging may fail."""
    tunnels = {route.id for route in load_map("europe").routes if route.kind == "tunnel"}
    while True:
        mover, other = waiting(people)
        claims = {action["route"] for action in mover.look()["view"]["legal"] if action["do"] == "claim"}
        routes = payable_by(other, sorted(claims - tunnels))
        if routes:
            return mover, other, routes[0]
        draw_two(mover)


def prepare(person: Person, route: str) -> None:
    """Choose a route with the keyboard, and claim it with the next turn."""
    person.page.keyboard.press("r")
    person.page.get_by_role("searchbox").fill(" ".join(route.split("-")[:2]))
    person.page.locator(f'button[data-route="{route}"]').click()
    person.page.get_by_role("button", name="Claim next turn").click()


def test_a_move_that_was_prepared_is_made_when_its_turn_comes(new_context: NewContext) -> None:
    """It outlives a reload, can be cancelled with one click, and needs its player no more."""
    people = sit_down(new_context({"names": "printed"}).new_page(), new_context().new_page(), "europe")
    mover, other = waiting(people)
    chip = other.page.get_by_role("button", name=re.compile("Next: draw from the deck"))
    other.page.locator("[data-anchor=deck]").dblclick()
    chip.click()
    expect(other.page.get_by_text("The prepared move is cancelled.")).to_be_visible()
    expect(chip).to_have_count(0)
    other.page.keyboard.press("d")
    expect(other.page.locator("[aria-live=polite].unseen")).to_have_text("Next: draw from the deck")
    other.page.reload()
    expect(chip).to_be_visible()
    assert mover.page.get_by_role("button", name=re.compile("Next:")).count() == 0
    before = sum(other.look()["view"]["own"]["hand"].values())
    draw_two(mover)
    expect(other.page.get_by_role("heading", name="Take a second card")).to_be_visible()
    expect(chip).to_have_count(0)
    assert sum(other.look()["view"]["own"]["hand"].values()) == before + 1


def test_a_prepared_claim_is_made_or_dropped_with_the_reason(new_context: NewContext) -> None:
    people = sit_down(
        new_context({"names": "printed"}).new_page(), new_context({"names": "printed"}).new_page(), "europe"
    )
    mover, other, route = contested(people)
    chip = other.page.get_by_role("button", name=re.compile("Next: claim"))
    prepare(other, route)
    expect(chip).to_be_visible()
    mover.claim(route)
    expect(other.page.get_by_role("alert").filter(has_text="Your prepared move is dropped.")).to_be_visible()
    expect(chip).to_have_count(0)

    mover, other, route = contested(people)
    chip = other.page.get_by_role("button", name=re.compile("Next: claim"))
    prepare(other, route)
    draw_two(mover)
    expect(chip).to_have_count(0)
    waiting(people)
    played = other.page.request.get(f"/api/tables/{other.table}/moves").json()["moves"]
    assert f"claim {route}" in [move["action"] for move in played]


def test_a_prepared_move_waits_until_nothing_can_be_undone(new_context: NewContext) -> None:
    pages = [new_context({"names": "printed"}).new_page() for _ in range(2)]
    people = sit_down(pages[0], pages[1], "europe", undo_seconds=10)
    mover, other, route = contested(people)
    other.page.keyboard.press("d")
    chip = other.page.get_by_role("button", name=re.compile("Next: draw from the deck"))
    mover.claim(route)
    expect(other.page.get_by_role("heading", name="Your turn")).to_be_visible()
    expect(chip).to_be_visible()
    mover.page.get_by_role("button", name="Undo the claim").click()
    expect(mover.page.get_by_role("heading", name="Your turn")).to_be_visible()
    mover.claim(route)
    mover.page.get_by_role("button", name="Go on").click()
    expect(other.page.get_by_role("heading", name="Take a second card")).to_be_visible()
    expect(chip).to_have_count(0)


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
