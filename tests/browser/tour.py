"""Every screen, one after the other, for tests that look for the same faults on all of them.

Nothing is found by its words, so that the way is the same in every language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import APIRequestContext, Page

from tests.browser.people import Person, make_table
from tests.browser.speed import OURS, Company
from tests.browser.test_everyone import ALL_HERE
from tests.browser.test_screens import finished_table
from vagon.maps import load_map
from vagon.maps.model import COLOURS, GREY

AROUND = ("/", "/new", "/settings", "/help/europe", "/help/germany", "/about", "/replay", "/nowhere")
IS_SHOWN = """seq => Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1) >= seq
    && document.querySelector('.left .side')"""


class Savers(Company):
    """People who only draw cards, until the one before the screen has what a test needs."""

    def choose(self, person: APIRequestContext, view: dict[str, Any]) -> list[Any]:
        legal = view["legal"]
        deck = {"do": "draw", "card": "deck"}
        return [deck if deck in legal else max(legal, key=lambda action: len(action.get("positions", ())))]

    def until(self, has_come: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The table at a turn of the first person's when this has come."""
        while True:
            seen = self.look(self.people[0])
            is_turn = seen["view"]["phase"] == "turn" and seen["table"]["places"][0]["is_awaited"]
            if is_turn and has_come(seen["view"]):
                return seen
            self.play()

    def payments(self, route: str) -> list[str]:
        """How the first person could pay for a route."""
        address = f"/api/tables/{self.id}/explain"
        found: list[str] = self.people[0].get(address, params={"route": route}).json()["payments"]
        return found


def claims(view: dict[str, Any], kind: str | None = None) -> list[str]:
    """The routes that can be claimed, all or those of a kind, short ones first."""
    routes = {route.id: route for route in load_map(view["map"]).routes}
    found = [action["route"] for action in view["legal"] if action["do"] == "claim"]
    return sorted(
        (route for route in found if kind in (None, routes[route].kind)),
        key=lambda route: routes[route].length,
    )


def spare_cards(view: dict[str, Any], route: str) -> int:
    """The cards of one colour and the locomotives that would be left after a claim."""
    claimed = next(known for known in load_map(view["map"]).routes if known.id == route)
    hand = Counter(view["own"]["hand"])
    colours = COLOURS if claimed.colour == GREY else (claimed.colour,)
    return max(hand[colour] for colour in colours) + hand["locomotive"] - claimed.length


def twins(view: dict[str, Any]) -> list[str]:
    """The routes that can be claimed, and so can another beside them: a finger may mean either."""
    ends = {route.id: route.ends for route in load_map(view["map"]).routes}
    found = claims(view)
    numbers = Counter(ends[route] for route in found)
    return [route for route in found if numbers[ends[route]] > 1]


def show(page: Page, table: str, query: str = "") -> None:
    """Open a table and wait for all that lies around its board."""
    page.goto(f"/t/{table}{query}")
    seq = page.request.get(f"/api/tables/{table}").json()["seq"]
    page.wait_for_function(IS_SHOWN, arg=seq)


def look_at(page: Page, route: str) -> None:
    """Find a route by its names as printed, and choose it."""
    page.keyboard.press("r")
    ends = next(known.ends for known in load_map("europe").routes if known.id == route)
    names = {city.id: city.name for city in load_map("europe").cities}
    page.get_by_role("searchbox").fill(" ".join(names[end] for end in ends))
    page.locator(f'button[data-route="{route}"]').click()
    page.locator(".options button").first.wait_for()


def tour(page: Page, other: APIRequestContext, query: str = "") -> Iterator[str]:
    """Show each screen and name it. The page's settings have the names as printed."""
    for path in AROUND:
        page.goto(path + query)
        page.locator("h1").first.wait_for(state="attached")
        page.wait_for_function(ALL_HERE)
        yield path
    yield from game(page, other, query)
    yield from passing_on(page, query)
    yield from ending(page, other, query)
    yield from afterwards(page, query)


def game(page: Page, other: APIRequestContext, query: str = "") -> Iterator[str]:
    """What there is in a game: its opening, a turn, everything that can be opened, a claim and a tunnel."""
    table = make_table(page, "germany")["id"]
    show(page, table, query)
    yield "the choice of a mix"
    page.locator("[data-primary]").click()
    page.get_by_role("checkbox").first.wait_for()
    yield "the choice of tickets"
    page.goto(f"/t/{table}/text{query}")
    page.locator("[data-seq]").wait_for()
    yield "in words"

    company = Savers(page, [other], "europe")
    seen = company.until(
        lambda view: sum(view["own"]["hand"].values()) > 14 and bool(claims(view, "tunnel") and twins(view))
    )
    show(page, company.id, query)
    yield "a turn"
    for tab in range(page.get_by_role("tab").count()):
        if page.get_by_role("tab").nth(tab).is_visible():
            page.get_by_role("tab").nth(tab).click()
            yield f"tab {tab}"
    page.get_by_role("tab").locator("visible=true").first.click()
    for key in ("?", "r"):
        page.keyboard.press(key)
        page.get_by_role("dialog").wait_for()
        yield f"key {key}"
        page.keyboard.press("Escape")
    page.locator("header nav button").last.click()
    page.get_by_role("dialog").wait_for()
    yield "menu"
    page.keyboard.press("Escape")
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        page.touchscreen.tap(*Person(page, company.id).spot(twins(seen["view"])[0]))
        page.get_by_role("dialog").wait_for()
        yield "which one"
        page.keyboard.press("Escape")
    look_at(page, claims(company.look(page.request)["view"])[0])
    yield "payment"
    page.keyboard.press("Escape")
    dig(page, company)
    yield "a tunnel"


def dig(page: Page, company: Savers) -> None:
    """Claim tunnels until one costs more than was paid, and no more than there is.

    Only those with cards to spare are worth it: with others a game in fifty was over before one was found.
    """

    def worth_it(view: dict[str, Any]) -> list[str]:
        return [route for route in claims(view, "tunnel") if spare_cards(view, route) > 1]

    while True:
        seen = company.until(lambda view: bool(worth_it(view)))
        page.wait_for_function(IS_SHOWN, arg=seen["seq"])
        page.locator(".tunnel").wait_for(state="hidden")
        look_at(page, worth_it(seen["view"])[0])
        page.locator("[data-primary]").click()
        assert Person(page, company.id).has_news(seen["seq"])
        if any(action["do"] == "add" for action in company.look(page.request)["view"]["legal"]):
            page.locator(".tunnel").wait_for()
            return


def passing_on(page: Page, query: str = "") -> Iterator[str]:
    """Two share the device."""
    made = make_table(page, "europe", bots=0, people=2)
    (code,) = made["codes"].values()
    address = f"/api/tables/{made['id']}"
    assert page.request.post(f"{address}/join", data={"code": code}, headers=OURS).ok
    page.evaluate("table => (localStorage[`vagon:places:${table}`] = '[0,1]')", made["id"])
    page.goto(f"/t/{made['id']}{query}")
    page.get_by_role("checkbox").first.wait_for()
    for box in page.get_by_role("checkbox").all():
        box.check(force=True)
    page.locator("[data-primary]").click()
    page.get_by_role("dialog").wait_for()
    yield "curtain"


def ending(page: Page, other: APIRequestContext, query: str = "") -> Iterator[str]:
    """Few wagons are left."""
    company = Company(page, [other], "europe")
    while not company.look(page.request)["view"]["last_turns"]:
        company.play()
    show(page, company.id, query)
    yield "the final round"


def afterwards(page: Page, query: str = "") -> Iterator[str]:
    """The game is over."""
    table = finished_table(page, "europe")
    page.goto(f"/t/{table}{query}")
    page.locator("h1").first.wait_for()
    yield "scoring"
    page.keyboard.press("End")
    yield "result"
    page.goto(f"/t/{table}?at=30{query.replace('?', '&')}")
    page.get_by_role("slider").wait_for()
    yield "again"
    page.goto(f"/fair/{table}{query}")
    page.locator("summary").nth(1).wait_for()
    yield "fair"
