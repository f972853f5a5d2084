"""What helps at the table: plans, keys, taps that ask, another device, the way back through the game."""

from __future__ import annotations

import hashlib
import json
import re
from functools import partial
from importlib.metadata import version
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Faults, NewContext
from tests.browser.people import Person, Toucher, make_table
from tests.browser.test_games import PHONE
from tests.browser.tour import Savers, claims, look_at, show

SPY = """
globalThis.locks = [];
Navigator.prototype.__defineGetter__('wakeLock', () => ({
    request: async (kind) => { locks.push(kind); return { release: async () => locks.push('released') }; },
}));
"""


def at_own_turn(page: Page, person: type[Person] = Person, map_name: str = "europe") -> Person:
    """Somebody whose first turn has come, with the screen showing it."""
    made = make_table(page, map_name)
    page.goto(f"/t/{made['id']}")
    someone = person(page, made["id"])
    page.locator("[data-seq]").wait_for()
    while (seen := someone.look())["view"]["phase"] != "turn" or not seen["table"]["places"][0]["is_awaited"]:
        someone.act(seen)
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    return someone


def choose_route(page: Page, words: str) -> None:
    page.keyboard.press("r")
    page.get_by_role("searchbox").fill(words)
    page.keyboard.press("Enter")


STOP = """() => {
    const at = document.activeElement;
    const part = at.closest('[role=application], [role=tablist], [role=group], section[aria-label], header');
    return part?.ariaLabel ?? part?.localName ?? '';
}"""


def test_the_tab_key_goes_from_part_to_part_and_arrows_within(page: Page) -> None:
    at_own_turn(page)
    page.get_by_role("link", name="Vagon").focus()
    stops = []
    for _ in range(20):
        page.keyboard.press("Tab")
        stops.append(page.evaluate(STOP))
    parts = list(dict.fromkeys(stop for stop in stops if stop not in ("", "header", "nav")))
    assert parts == [
        "What to do",
        "Cards and tickets to draw",
        "Your cards",
        "Your tickets",
        page.get_by_role("application").get_attribute("aria-label"),
        "Log and chat",
        "Log",
    ]
    for part in ("What to do", "Cards and tickets to draw", "Your cards", "Your tickets", "Log and chat"):
        assert stops.count(part) == 1, stops
    page.locator("[data-anchor=row-0] button").focus()
    for key, place in (("ArrowRight", "row-1"), ("End", "tickets"), ("ArrowLeft", "deck"), ("Home", "row-0")):
        page.keyboard.press(key)
        expect(page.locator(f"button[data-anchor={place}], [data-anchor={place}] button")).to_be_focused()


def test_the_board_keeps_its_size_when_a_finger_chooses(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    someone = at_own_turn(page, Toucher, "germany")
    board, bar = page.locator("[data-map]"), page.locator("section.bar")
    before = board.bounding_box()
    page.locator("[data-anchor=deck]").tap()
    page.get_by_role("button", name="Take", exact=True).wait_for()
    assert board.bounding_box() == before
    page.get_by_role("button", name="Cancel").tap()
    for route in ("dresden-regensburg", "berlin-rostock"):
        someone.point_at(route)
        expect(bar.get_by_role("button", name="Mark", exact=True)).to_be_visible()
        assert board.bounding_box() == before


def test_own_tickets_stay_in_sight_while_new_ones_are_chosen(page: Page) -> None:
    someone = at_own_turn(page)
    own = len(someone.look()["view"]["own"]["tickets"])
    page.keyboard.press("t")
    page.get_by_role("group", name="Tickets to choose from").wait_for()
    expect(page.get_by_role("list", name="Your tickets").get_by_role("button")).to_have_count(own)
    page.get_by_role("checkbox").first.check()
    page.keyboard.press("Enter")
    expect(page.get_by_role("list", name="Your tickets").get_by_role("button")).to_have_count(own + 1)


def test_a_higher_bar_leaves_the_board_where_it_is(page: Page) -> None:
    """As with many ways to pay: whoever has just clicked on the board is about to do so again."""
    at_own_turn(page)
    before = page.locator("[data-map]").bounding_box()
    page.locator("section.bar").evaluate("bar => (bar.style.minHeight = '7rem')")
    assert page.locator("[data-map]").bounding_box() == before


def test_one_key_leaves_the_search(page: Page) -> None:
    at_own_turn(page)
    page.keyboard.press("r")
    page.get_by_role("searchbox").fill("par")
    page.keyboard.press("Escape")
    expect(page.get_by_role("searchbox")).to_have_count(0)


def test_the_game_in_words_tells_all_that_the_board_shows(page: Page) -> None:
    """Players in the order of their seats, and what each ticket still needs."""
    someone = at_own_turn(page)
    page.goto(f"/t/{someone.table}/text")
    facts = page.get_by_role("region", name="How it stands").get_by_role("listitem")
    tickets = facts.get_by_role("listitem").filter(has_text="to go")
    expect(tickets).to_have_count(len(someone.look()["view"]["own"]["tickets"]))
    names = [text.partition(":")[0] for text in facts.all_inner_texts() if "stations left" in text]
    seats = [place["seat"] for place in someone.look()["table"]["places"]]
    assert len(names) == len(seats)
    assert "Jana (You)" in names[seats[0]]


def test_a_plan_is_marked_on_the_board_and_kept(page: Page) -> None:
    at_own_turn(page)
    choose_route(page, "par zur")
    page.get_by_role("button", name="Mark", exact=True).click()
    pin = page.locator("[data-planned]")
    expect(pin).to_have_attribute("data-planned", "paris-zurich")
    choose_route(page, "mad bar")
    expect(page.get_by_role("button", name="Mark", exact=True)).to_be_visible()
    page.keyboard.press("p")
    expect(pin).to_have_count(2)
    page.reload()
    expect(pin).to_have_count(2)
    expect(page.get_by_text("Your plan: \u20682\u2069 routes, \u20685\u2069 wagons")).to_be_visible()
    page.get_by_role("button", name="Clear").click()
    expect(pin).to_have_count(0)


def test_the_way_of_a_ticket_becomes_a_plan(page: Page) -> None:
    at_own_turn(page)
    tickets = page.get_by_role("list", name="Your tickets").get_by_role("button")
    tickets.first.click()
    page.get_by_role("button", name="Mark this way").click()
    expect(page.locator("[data-planned]").first).to_be_attached()


def test_arrows_walk_over_the_board(page: Page) -> None:
    person = at_own_turn(page)
    board = page.get_by_role("application", name=re.compile("^Board"))
    page.get_by_role("region", name="Your tickets").get_by_role("button").last.focus()
    page.keyboard.press("Tab")
    expect(board).to_be_focused()
    news = page.locator("[aria-live=polite].unseen")
    page.keyboard.press("ArrowLeft")
    expect(news).to_contain_text("points")
    page.keyboard.press("ArrowLeft")
    expect(news).to_contain_text("routes")
    page.keyboard.press("ArrowUp")
    expect(news).to_contain_text("points")
    said = news.inner_text().partition(" ·")[0]
    page.keyboard.press("Enter")
    expect(page.locator("section.bar h2")).to_contain_text(said)
    assert person.look()["view"]["phase"] == "turn"


def test_a_finger_chooses_before_it_takes(new_context: NewContext) -> None:
    page = new_context(**PHONE).new_page()
    person = at_own_turn(page, Toucher)
    before = person.look()["seq"]
    card = page.locator("[data-anchor=row-0] button")
    card.tap()
    take = page.get_by_role("button", name="Take", exact=True)
    take.wait_for()
    page.get_by_role("button", name="Cancel").tap()
    expect(take).to_have_count(0)
    card.tap()
    assert person.look()["seq"] == before
    take.tap()
    assert person.has_news(before)


def test_a_finger_takes_at_once_if_its_owner_likes(new_context: NewContext) -> None:
    page = new_context({"confirmTaps": "never"}, **PHONE).new_page()
    person = at_own_turn(page, Toucher)
    before = person.look()["seq"]
    page.locator("[data-anchor=deck]").tap()
    assert person.has_news(before)


def cards_in_hand(person: Person) -> int:
    return sum(person.look()["view"]["own"]["hand"].values())


def test_a_tap_takes_by_itself_when_its_time_is_up(new_context: NewContext) -> None:
    """Another card begins anew, what is cancelled is not taken, and whoever wants to is always asked."""
    page = new_context(**PHONE).new_page()
    page.clock.install()
    person = at_own_turn(page, Toucher)
    before = cards_in_hand(person)
    left = page.locator("[data-primary] [data-left]")
    page.locator("[data-anchor=deck]").tap()
    expect(left).to_be_visible()
    page.clock.run_for(3000)
    expect(left).to_have_attribute("data-left", "2")
    page.locator("[data-anchor=row-0] button").tap()
    expect(left).to_have_attribute("data-left", "5")
    page.get_by_role("button", name="Cancel").tap()
    page.clock.run_for(5500)
    assert cards_in_hand(person) == before
    seq = person.look()["seq"]
    page.locator("[data-anchor=deck]").tap()
    expect(left).to_be_visible()
    page.clock.run_for(5500)
    assert person.has_news(seq)
    assert cards_in_hand(person) == before + 1

    always = new_context({"confirmTaps": "always"}, **PHONE).new_page()
    always.clock.install()
    person = at_own_turn(always, Toucher)
    before = cards_in_hand(person)
    always.locator("[data-anchor=deck]").tap()
    always.get_by_role("button", name="Take", exact=True).wait_for()
    assert always.locator("[data-left]").count() == 0
    always.clock.run_for(5500)
    assert cards_in_hand(person) == before


def test_a_report_tells_what_was_seen_and_no_secret(page: Page) -> None:
    person = at_own_turn(page)
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save a report").click()
    text = Path(saved.value.path()).read_text(encoding="utf-8")
    report = json.loads(text)
    view = person.look()["view"]
    assert report["view"] == view
    canonical = json.dumps(view, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert report["view_digest"] == hashlib.sha256(canonical.encode()).hexdigest()
    assert report["version"] == version("vagon")
    cookies = [cookie["value"] for cookie in page.context.cookies()]
    assert cookies
    assert not [secret for secret in (*cookies, "Jana") if secret in text]


def test_the_game_goes_on_with_another_device(page: Page, new_context: NewContext) -> None:
    person = at_own_turn(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play on another device").click()
    link = page.get_by_role("textbox", name="Link to your place").input_value()
    page.get_by_role("img", name="The link as a QR code").wait_for()
    page.keyboard.press("Escape")
    phone = new_context(**PHONE).new_page()
    phone.goto(link)
    phone.get_by_role("button", name="Sit down").tap()
    expect(phone.get_by_role("heading", name="Your turn")).to_be_visible()
    seq = person.look()["seq"]
    person.act(person.look())
    assert Person(phone, person.table).has_news(seq)
    hands = [who.look()["view"]["own"]["hand"] for who in (person, Person(phone, person.table))]
    assert hands[0] == hands[1]


def test_the_log_leads_to_its_move(page: Page) -> None:
    person = at_own_turn(page)
    for _ in range(3):
        while not person.act(person.look()):
            pass
    entry = page.get_by_role("list", name="Log").get_by_role("link").nth(1)
    said = entry.inner_text()
    entry.click()
    expect(page.get_by_role("status").filter(has_text=said)).to_be_visible()
    page.get_by_role("link", name="Back to the game").click()
    page.locator("[data-seq]").wait_for()
    page.keyboard.press("[")
    slider = page.get_by_role("slider")
    last = len(page.request.get(f"/api/tables/{person.table}/moves").json()["moves"])
    expect(slider).to_have_attribute("max", str(last))
    expect(slider).to_have_value(str(last - 1))
    page.keyboard.press("]")
    expect(slider).to_have_value(str(last))


def test_the_screen_stays_on_while_a_game_is_live(page: Page) -> None:
    page.add_init_script(SPY)
    at_own_turn(page)
    assert page.evaluate("locks") == ["screen"]
    page.get_by_role("link", name="Vagon").click()
    page.get_by_role("button", name="Play now").wait_for()
    assert page.evaluate("locks") == ["screen", "released"]


def test_without_a_secure_page_there_is_simply_no_lock(page: Page) -> None:
    page.add_init_script("delete Navigator.prototype.wakeLock")
    at_own_turn(page)


def test_a_newer_version_says_so_and_loses_nothing(page: Page, faults: Faults) -> None:
    faults.forgiven.append("net::ERR_")
    person = at_own_turn(page)
    seq = person.look()["seq"]
    page.route(re.compile("/$"), lambda route: route.fulfill(body="<script src=/assets/newer.js></script>"))
    page.context.set_offline(True)
    expect(page.get_by_text(re.compile("Offline.*last news at"))).to_be_visible()
    page.context.set_offline(False)
    page.get_by_text("There is a new version of Vagon.").wait_for()
    page.unroute_all()
    page.get_by_role("button", name="Reload").click()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    assert person.look()["seq"] == seq
    expect(page.get_by_text("There is a new version of Vagon.")).to_have_count(0)


def test_undo_takes_a_claim_back(new_context: NewContext) -> None:
    page = new_context().new_page()
    made = make_table(page, "germany", undo_seconds=10)
    page.goto(f"/t/{made['id']}")
    person = Person(page, made["id"])
    page.locator("[data-seq]").wait_for()
    while person.look()["table"]["may_undo"] is None:
        person.act(person.look())
    before = person.look()["view"]["seats"][person.look()["view"]["seat"]]
    page.get_by_role("button", name="Undo the claim").click()
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()
    after = person.look()["view"]["seats"][person.look()["view"]["seat"]]
    assert len(after["routes"]) == len(before["routes"]) - 1


def test_the_bots_wait_as_long_as_the_button_says(page: Page) -> None:
    made = make_table(page, "europe", undo_seconds=4)
    page.goto(f"/t/{made['id']}")
    person = Person(page, made["id"])
    page.locator("[data-seq]").wait_for()
    while (seen := person.look())["table"]["may_undo"] is None:
        person.act(seen)
    left = page.get_by_role("button", name="Go on").locator("[data-left]")
    expect(left).to_have_attribute("data-left", "2")
    assert person.look()["seq"] == seen["seq"]
    expect(left).to_have_count(0)
    assert person.look()["seq"] > seen["seq"]


def test_the_language_changes_without_losing_the_game(new_context: NewContext) -> None:
    """In the middle of a turn and of a sentence, at the table: what was chosen and written is still there."""
    page = new_context({"names": "printed"}).new_page()
    company = Savers(page, [new_context().request], "europe")
    view = company.until(lambda view: any(len(company.payments(route)) > 1 for route in claims(view)))["view"]
    show(page, company.id)
    page.evaluate("globalThis.isSame = true")
    page.keyboard.press("c")
    words = page.locator("section.chat input")
    words.fill("I am about to")
    words.blur()
    look_at(page, next(route for route in claims(view) if len(company.payments(route)) > 1))
    payments = page.locator(".options button")
    payments.last.click()
    english = page.locator("section.bar h2").inner_text()
    seq = page.locator("[data-seq]").get_attribute("data-seq")

    page.get_by_role("button", name="Menu").click()
    page.get_by_role("combobox", name="Language").select_option("cs")
    expect(page.get_by_role("combobox", name="Jazyk")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    expect(page.get_by_role("button", name="Obsadit", exact=True)).to_be_enabled()
    assert page.locator("section.bar h2").inner_text() != english
    assert page.evaluate("isSame")
    expect(words).to_have_value("I am about to")
    expect(payments.last).to_have_attribute("aria-pressed", "true")
    assert page.locator("[data-seq]").get_attribute("data-seq") == seq
    page.locator("[data-primary]").click()
    assert Person(page, company.id).has_news(int(seq or 0))
    expect(words).to_have_value("I am about to")


@pytest.mark.parametrize("width", [390, 1280])
def test_text_of_twice_the_size_can_be_played(new_context: NewContext, width: int) -> None:
    page = new_context(viewport={"width": width, "height": 844}).new_page()
    person = at_own_turn(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    seq = person.look()["seq"]
    primary = page.locator("[data-primary]")
    expect(primary).to_be_in_viewport(ratio=1)
    primary.click()
    assert person.has_news(seq)


def test_what_cannot_be_taken_says_why_by_mouse_key_and_list(page: Page) -> None:
    someone = at_own_turn(page)
    bar = page.get_by_role("region", name="What to do")
    said = bar.get_by_role("alert")
    while True:
        seen = someone.look()
        view, is_own = seen["view"], seen["table"]["places"][0]["is_awaited"]
        if is_own and view["phase"] == "second_card" and "locomotive" in view["row"]:
            break
        if view["phase"] != "turn" or not is_own:
            someone.act(seen)
        else:
            someone.draw(view["row"][0], view["row"])  # for another one to come
            assert someone.has_news(seen["seq"])
    expect(page.get_by_role("heading", name="Second card")).to_be_visible()
    page.locator(f"[data-anchor=row-{view['row'].index('locomotive')}] button").click(force=True)
    expect(said).to_contain_text("A locomotive from the row can only be your first and only card.")
    page.keyboard.press("t")
    expect(said).to_have_text("Not now: first take your second card.")
    page.keyboard.press(str(view["row"].index("locomotive") + 1))
    expect(said).to_contain_text("A locomotive from the row can only be your first and only card.")
    page.keyboard.press("r")
    page.get_by_role("list", name="Cities").get_by_role("button").first.click()
    page.get_by_role("button", name="Build a station here").click()
    expect(said).to_have_count(0)
    expect(bar.get_by_role("paragraph")).to_have_text("Not now: first take your second card.")


def test_nothing_is_taken_while_tickets_are_chosen(page: Page) -> None:
    at_own_turn(page)
    said = page.get_by_role("region", name="What to do").get_by_role("alert")
    page.keyboard.press("t")
    page.get_by_role("group", name="Tickets to choose from").wait_for()
    things = [
        ("t", "button[data-anchor=tickets]"),
        ("d", "[data-anchor=deck]"),
        ("1", "[data-anchor=row-0] button"),
    ]
    for press in [
        *(partial(page.keyboard.press, key) for key, _ in things),
        *(partial(page.locator(place).click, force=True) for _, place in things),
    ]:
        press()
        expect(said).to_have_text("Not now: first choose the tickets to keep.")
        page.keyboard.press("Escape")
        expect(said).to_have_count(0)
