"""What others do is shown in motion, and whoever does not want to wait skips it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import APIRequestContext, Page, expect

from tests.browser.conftest import NewContext
from tests.browser.people import Person, make_table
from tests.browser.speed import Company
from vagon.maps import load_map, map_names

MOVING = """() => {
    globalThis.moving = document.getAnimations().filter(({ playState, effect }) =>
        playState === 'running' && effect.getComputedTiming().endTime !== Infinity);
    return moving.length > 0;
}"""
WATCH_SHIFTS = """() => {
    const told = (node) => (node ? (node.parentElement ?? node).outerHTML.slice(0, 300) : 'gone');
    globalThis.shifted = [];
    new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries()) shifted.push(...sources.map(({ node }) => told(node)));
    }).observe({ type: 'layout-shift' });
}"""
IS_SHOWN = """(seq) => Number(document.querySelector('[data-seq]').dataset.seq) >= seq
    && new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""
HAS_FLOWN = """(anchors) => {
    const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
    const ends = anchors.map((anchor) =>
        middle(document.querySelector(`[data-anchor="${anchor}"]`).getBoundingClientRect()));
    return [...document.querySelectorAll('.flying')].some((card) => ['--from', '--to'].every((name, end) => {
        const [left, top] = card.style.getPropertyValue(name).split(',').map(parseFloat);
        const [x, y] = middle({ left, top, width: 92, height: 92 * 0.64 });
        return Math.hypot(x - ends[end][0], y - ends[end][1]) < 1;
    }));
}"""
WATCH_TUNNEL = """(words) => {
    globalThis.turning = [];
    const numTold = () => document.querySelector('.log ol').textContent.split(words).length;
    const heard = () => document.querySelector('[aria-live=polite].unseen').textContent;
    const [before, last] = [numTold(), heard()]; // bots dig as well
    const look = () => {
        const isTurning = document.querySelector('.tunnel .cards > :not(.turned)');
        if (!isTurning) return;
        const isTold = numTold() > before || (heard() !== last && heard().includes(words));
        turning.push(`${isTold} ${document.querySelector('.you .points').textContent}`);
    };
    // When all is done that comes of a change, as the page would be painted then.
    const observer = new MutationObserver(() => setTimeout(look));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
STILL_MOVING = "() => moving.filter(({ playState }) => playState === 'running').length"


def press_key(page: Page) -> None:
    page.keyboard.press("Escape")


def press_board(page: Page) -> None:
    page.get_by_role("application").hover(position={"x": 5, "y": 5})
    page.mouse.down()


def take_turn(page: Page, table: str) -> None:
    """Over the API, up to the turn of the others: tickets, and then two cards."""
    phase = ""
    while phase != "second_card":
        seen = page.request.get(f"/api/tables/{table}").json()
        if seen["table"]["places"][0]["is_awaited"]:
            phase = seen["view"]["phase"]
            draw(page, table, seen)


def draw(page: Page, table: str, seen: dict[str, Any]) -> None:
    legal = seen["view"]["legal"]
    deck = {"do": "draw", "card": "deck"}
    command = {"type": "play", "actions": [deck if deck in legal else legal[0]]}
    data = {"key": f"move-number-{seen['seq']}", "base": seen["seq"], "command": command}
    headers = {"sec-fetch-site": "same-origin"}
    assert page.request.post(f"/api/tables/{table}/commands", data=data, headers=headers).ok


@pytest.mark.parametrize("skip", [press_key, press_board])
def test_the_turns_of_bots_can_be_skipped(new_context: NewContext, skip: Callable[[Page], None]) -> None:
    page = new_context({"animation": 1}).new_page()
    table = make_table(page, "europe", bots=3)["id"]
    page.goto(f"/t/{table}")
    page.locator("[data-anchor=hand]").wait_for()
    take_turn(page, table)
    page.wait_for_function(MOVING)
    skip(page)
    assert page.evaluate(STILL_MOVING) == 0


def test_what_a_tunnel_shows_is_told_when_it_is_seen(new_context: NewContext) -> None:
    page = new_context({"animation": 1}).new_page()
    table = make_table(page, "europe")["id"]
    page.goto(f"/t/{table}")
    person = Person(page, table)
    tunnels = {route.id for route in load_map("europe").routes if route.kind == "tunnel"}
    dug: set[str] = set()
    while not dug:
        seen = person.look()
        if seen["table"]["places"][0]["is_awaited"]:
            dug = tunnels & {action.get("route") for action in seen["view"]["legal"]}
            if not dug:
                draw(page, table, seen)
    page.locator("ol .line").first.wait_for()
    page.evaluate(WATCH_TUNNEL, "The tunnel shows")
    points = page.locator(".you .points").text_content()
    person.claim(min(dug))
    expect(page.locator(".tunnel .card.turned")).to_have_count(3)
    assert page.evaluate("[...new Set(turning)]") == [f"false {points}"]
    expect(page.locator("[aria-live=polite].unseen")).to_contain_text("The tunnel shows")


class Patient(Company):
    """They draw cards for as long as they have patience."""

    has_patience = True

    def choose(self, person: APIRequestContext, view: dict[str, Any]) -> list[Any]:
        deck = {"do": "draw", "card": "deck"}
        return [deck] if self.has_patience and deck in view["legal"] else super().choose(person, view)


def begin(new_context: NewContext, map_name: str, animation: int = 0) -> tuple[Page, Company]:
    """Somebody before the screen while two people play over the API; the tickets are chosen."""
    page = new_context({"animation": animation}).new_page()
    company = Company(page, [new_context().request], map_name)
    while company.look(page.request)["view"]["phase"] in ("choose_mix", "choose_tickets"):
        company.play()
    show(page, company)
    return page, company


def show(page: Page, company: Company) -> None:
    page.goto(f"/t/{company.id}")
    page.locator("ol .line").first.wait_for()


def play_on(page: Page, company: Company, moves: int) -> None:
    for _ in range(moves):
        page.wait_for_function(IS_SHOWN, arg=company.play().seq)


def test_a_card_flies_from_the_deck_to_whoever_draws_it(new_context: NewContext) -> None:
    page, company = begin(new_context, "europe", animation=1)
    has_drawn = False
    while not has_drawn:
        before = company.look(page.request)["view"]
        page.wait_for_function(IS_SHOWN, arg=company.play().seq)
        after, seat = company.look(page.request)["view"], before["deciding"]
        has_drawn = seat != before["seat"] and after["deck"] == before["deck"] - 1
    page.wait_for_function(HAS_FLOWN, arg=["deck", f"player-{seat}"])
    assert not page.evaluate(HAS_FLOWN, ["deck", f"player-{1 - seat}"])  # whose cards fly to their hand


@pytest.mark.parametrize("map_name", map_names())
def test_nothing_shifts_when_moves_come_in(new_context: NewContext, map_name: str) -> None:
    """Whosever they are; what one does oneself may move things, but here nobody touches the page."""
    page, company = begin(new_context, map_name)
    page.evaluate(WATCH_SHIFTS)
    play_on(page, company, 30)
    assert page.evaluate("shifted") == []


def test_nothing_shifts_when_counts_have_a_digit_less(new_context: NewContext) -> None:
    page = new_context({"animation": 0}).new_page()
    company = Patient(page, [new_context().request], "europe")
    while company.look(page.request)["view"]["deck"] > 12:
        company.play()
    show(page, company)
    page.evaluate(WATCH_SHIFTS)
    play_on(page, company, 6)  # of the deck
    company.has_patience = False
    play_on(page, company, 12)  # of the hand, and tunnels are dug
    assert page.evaluate("shifted") == []


def test_the_log_stays_at_its_end_and_with_whoever_reads_back(new_context: NewContext) -> None:
    page, company = begin(new_context, "europe")
    play_on(page, company, 16)
    lines = page.locator("ol .line")
    assert page.evaluate("document.querySelector('.window').scrollHeight") > 500
    expect(lines.last).to_be_in_viewport(ratio=0.9)
    page.locator(".window").evaluate("box => box.scrollBy(0, -200)")
    expect(lines.last).not_to_be_in_viewport()
    read = lines.nth(lines.count() - 6)
    before = read.bounding_box()
    play_on(page, company, 4)
    after = read.bounding_box()
    assert before is not None
    assert after is not None
    assert abs(after["y"] - before["y"]) < 2
