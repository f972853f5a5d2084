"""People before a screen: what they want comes from one head, how they do it from their hands."""

from __future__ import annotations

import re
import time
from typing import Any

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from vagon.drawing import load_layout
from vagon.drawing.ground import FRAME
from vagon.maps import load_map

Action = dict[str, Any]
PATIENCE = 60.0
WHERE = """element => {
    if (!element.isConnected) return 'gone';
    if (element === document.activeElement) return 'here';
    const group = element.closest('[data-roving]');
    return group?.contains(document.activeElement) ? 'in its group' : 'elsewhere';
}"""
SHORT = 3
"""Routes of fewer spaces are not worth a turn."""


class Person:
    """Plays with a mouse. Claims the longest route it can pay for, unless it is very short, else draws."""

    def __init__(self, page: Page, table: str) -> None:
        self.page = page
        self.table = table

    # The head.

    def look(self) -> dict[str, Any]:
        """The table as this person may know it, and as the screen shows it by now."""
        answer = self.page.request.get(f"/api/tables/{self.table}")
        found: dict[str, Any] = answer.json()
        return found

    def play_until_over(self) -> dict[str, Any]:
        self.page.locator("[data-seq]").wait_for()
        started = time.monotonic()
        last = -1
        while True:
            seen = self.look()
            if seen["table"]["status"] == "over":
                return seen
            if seen["seq"] != last:
                started, last = time.monotonic(), seen["seq"]
            assert time.monotonic() - started < PATIENCE, f"nothing happens: {self.situation(seen)}"
            self.act(seen)

    def situation(self, seen: dict[str, Any]) -> str:
        view = seen["view"]
        return f"{view['phase']}, seat {view['deciding']} of {view['seat']}: {self.page.inner_text('body')}"

    def act(self, seen: dict[str, Any]) -> bool:
        """Do what is to be done now; False if it is for others to act."""
        own = seen["table"]["places"][seen["table"]["you"]]
        if not (own["is_awaited"] or seen["table"]["may_undo"] == seen["table"]["you"]):
            self.page.wait_for_timeout(25)
            return False
        try:
            self.page.wait_for_function(
                "seq => Number(document.querySelector('[data-seq]')?.dataset.seq ?? -1) >= seq",
                arg=seen["seq"],
                polling=20,
            )
        except TooLate:
            if self.look()["table"]["status"] == "over":
                return False
            raise
        # While a command is on its way, the screen takes no other.
        for _ in range(6):
            try:
                if own["is_awaited"]:
                    self.decide(seen["view"])
                else:
                    self.press_primary()
            except TooLate as late:
                # What was to be pressed is gone where others have gone on.
                if not self.has_news(seen["seq"]):
                    raise AssertionError(self.situation(seen)) from late
            if self.has_news(seen["seq"]):
                return True
        raise AssertionError(self.situation(seen))

    def has_news(self, seq: int) -> bool:
        """True if the screen shows more than this, or another screen."""
        try:
            self.page.wait_for_function(
                "seq => Number(document.querySelector('[data-seq]')?.dataset.seq ?? seq + 1) > seq",
                arg=seq,
                polling=20,
                timeout=PATIENCE * 1000 / 6,
            )
        except TooLate:
            return False
        return True

    def decide(self, view: dict[str, Any]) -> None:
        legal: list[Action] = view["legal"]
        match view["phase"]:
            case "choose_tickets" | "keep_tickets":
                fewest = min((action["positions"] for action in legal), key=len)
                self.keep(fewest)
            case "take_passenger":
                self.press_first_option()
            case "pay_extra" if not any(action["do"] == "add" for action in legal):
                self.press_other()
            case "turn" | "second_card":
                self.take_turn(view, legal)
            case _:
                self.press_primary()

    def take_turn(self, view: dict[str, Any], legal: list[Action]) -> None:
        lengths = {route.id: route.length for route in load_map(view["map"]).routes}
        routes = [action["route"] for action in legal if action["do"] == "claim"]
        best = max(routes, key=lambda route: (lengths[route], route), default=None)
        cards = [action["card"] for action in legal if action["do"] == "draw"]
        if best is not None and (lengths[best] >= SHORT or not cards):
            self.claim(best)
        elif cards:
            hand = view["own"]["hand"]
            most = max(
                (card for card in hand if card != "locomotive"), key=lambda card: hand[card], default=""
            )
            wanted = (most, "deck", *cards)
            self.draw(next(card for card in wanted if card in cards), view["row"])
        else:
            self.press_primary()

    # The hands.

    @property
    def primary(self) -> Locator:
        return self.page.locator("[data-primary]")

    def press_primary(self) -> None:
        self.primary.click()

    def press_first_option(self) -> None:
        self.page.get_by_role("group", name="Choices").get_by_role("button").first.click()

    def press_other(self) -> None:
        self.page.get_by_role("button", name="Withdraw").click()

    def keep(self, positions: list[int]) -> None:
        boxes = self.page.get_by_role("group", name="Tickets to choose from").get_by_role("checkbox")
        boxes.first.wait_for()  # what lies around the board comes after it
        for number in range(boxes.count()):
            if boxes.nth(number).is_checked() != (number + 1 in positions):
                boxes.nth(number).locator("xpath=..").click()
        self.press_primary()

    def draw(self, card: str, row: list[str | None]) -> None:
        if card == "deck":
            self.page.locator("[data-anchor=deck]").click()
        else:
            self.page.locator(f"[data-anchor=row-{row.index(card)}] button").click()

    def spot(self, name: str) -> tuple[float, float]:
        """Where a city, or the middle of a route, is on the screen, once the board stands still."""
        stage = self.page.locator("[data-map]")
        layout, box, before = load_layout(stage.get_attribute("data-map") or ""), stage.bounding_box(), None
        while box is None or box != before:
            self.page.wait_for_timeout(20)
            box, before = stage.bounding_box(), box
        if name in layout.cities:
            x, y = layout.cities[name]
        else:
            space = layout.spaces[name][len(layout.spaces[name]) // 2]
            x, y = space.x, space.y
        left, top, width, _ = layout.sheet
        unit = box["width"] / (width + 2 * FRAME)
        return box["x"] + (x - left + FRAME) * unit, box["y"] + (y - top + FRAME) * unit

    def point_at(self, route: str) -> None:
        self.page.mouse.click(*self.spot(route))

    def choose(self, route: str) -> Locator:
        """Point at a route, and say which one was meant if asked; the button that claims it."""
        asked = self.page.get_by_role("dialog", name="Which one do you mean?")
        button = self.page.get_by_role("button", name="Claim", exact=True)
        self.page.get_by_role("region", name="Tunnel").wait_for(state="hidden")  # it lies over the board
        self.point_at(route)
        button.or_(asked).first.wait_for()
        if asked.is_visible():
            asked.locator(f'[data-route="{route}"]').click()
        return button

    def claim(self, route: str) -> None:
        self.choose(route).click()


class Toucher(Person):
    """Plays with a finger on a phone."""

    def press_primary(self) -> None:
        self.primary.tap()

    def point_at(self, route: str) -> None:
        self.page.touchscreen.tap(*self.spot(route))

    def draw(self, card: str, row: list[str | None]) -> None:
        """The first tap chooses, the second takes."""
        place = "deck" if card == "deck" else f"row-{row.index(card)}"
        target = self.page.locator(f"button[data-anchor={place}], [data-anchor={place}] button")
        target.tap()
        self.page.get_by_role("button", name="Take", exact=True).wait_for()
        target.tap()


class Typist(Person):
    """Plays by the keyboard alone: with the keys for things, and now and then by going to them."""

    def __init__(self, page: Page, table: str) -> None:
        super().__init__(page, table)
        self.times = 0

    def tab_to(self, target: Locator) -> bool:
        """Go on with the Tab key, and with the arrows within a group, until the target has the focus.

        False if it is gone meanwhile, as when others have gone on.
        """
        element = target.element_handle()  # found once: to go by roles takes longer than a key
        for _ in range(60):
            match element.evaluate(WHERE):
                case "here":
                    return True
                case "gone":
                    return False
                case "in its group":
                    self.page.keyboard.press("ArrowRight")
                case _:
                    self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {target}")

    def press_primary(self) -> None:
        self.times += 1
        self.primary.and_(self.page.locator(":enabled")).wait_for()
        if self.times % 5 == 1 or self.page.evaluate("document.activeElement !== document.body"):
            self.press(self.primary)
        else:
            self.page.keyboard.press("Enter")

    def press(self, target: Locator) -> None:
        if self.tab_to(target):
            self.page.keyboard.press("Enter")

    def press_first_option(self) -> None:
        self.press(self.page.get_by_role("group", name="Choices").get_by_role("button").first)

    def press_other(self) -> None:
        self.press(self.page.get_by_role("button", name="Withdraw"))

    def keep(self, positions: list[int]) -> None:
        boxes = self.page.get_by_role("group", name="Tickets to choose from").get_by_role("checkbox")
        boxes.first.wait_for()  # what lies around the board comes after it
        for number in range(boxes.count()):
            if boxes.nth(number).is_checked() != (number + 1 in positions):
                assert self.tab_to(boxes.nth(number))
                self.page.keyboard.press("Space")
        self.press_primary()

    def draw(self, card: str, row: list[str | None]) -> None:
        self.page.keyboard.press("d" if card == "deck" else str(row.index(card) + 1))

    def claim(self, route: str) -> None:
        """Find it by the names of its ends, and go down the list to it where there are several."""
        game_map = load_map(self.look()["view"]["map"])
        names = {city.id: city.name for city in game_map.cities}
        for country in game_map.countries:
            names |= {crossing.id: country.name for crossing in country.crossings}
        ends = next(known.ends for known in game_map.routes if known.id == route)
        self.page.keyboard.press("r")
        self.page.get_by_role("searchbox").wait_for()
        self.page.keyboard.insert_text(" ".join(names[end] for end in ends))
        wanted = self.page.locator(f'button[data-route="{route}"]')
        wanted.wait_for()
        for _ in range(10):
            self.page.keyboard.press("ArrowDown")
            if wanted.evaluate("element => element === document.activeElement"):
                break
        self.page.keyboard.press("Enter")
        self.primary.filter(has_text=re.compile("^\\s*Claim\\s*$")).wait_for()
        self.press_primary()


class Reader(Person):
    """Plays in words: forms, and no board."""

    def press_other(self) -> None:
        self.page.get_by_role("button", name="Withdraw").click()

    def keep(self, positions: list[int]) -> None:
        boxes = self.page.get_by_role("group", name="Tickets to choose from").get_by_role("checkbox")
        boxes.first.wait_for()  # what lies around the board comes after it
        for number in range(boxes.count()):
            boxes.nth(number).set_checked(number + 1 in positions)
        self.press_primary()

    def draw(self, card: str, row: list[str | None]) -> None:
        group = self.page.get_by_role("group", name="Take cards")
        button = group.get_by_role("button", name="Draw from the deck", exact=True)
        (button if card == "deck" else group.get_by_role("button").first).click()

    def claim(self, route: str) -> None:
        form = self.page.locator("form", has=self.page.locator(f'option[value="{route}"]'))
        form.locator("select").select_option(route)
        form.get_by_role("button").click()
        self.page.get_by_role("button", name="Claim", exact=True).click()


class Sharers(Person):
    """Two people at one screen, who pass it on."""

    def look(self) -> dict[str, Any]:
        """The table as whoever is to act may know it."""
        seen = [self.page.request.get(f"/api/tables/{self.table}?place={place}").json() for place in (0, 1)]
        awaited = [one["table"]["places"][one["table"]["you"]]["is_awaited"] for one in seen]
        return dict(seen[awaited.index(True)] if any(awaited) else seen[0])

    def decide(self, view: dict[str, Any]) -> None:
        curtain = self.page.get_by_role("dialog", name="Pass the device")
        turn = self.page.locator("section.bar.urgent")
        curtain.or_(turn).first.wait_for()
        if curtain.is_visible():
            curtain.get_by_role("button").click()
            turn.wait_for()
        super().decide(view)


def make_table(page: Page, map_name: str, bots: int = 1, people: int = 1, **settings: Any) -> dict[str, Any]:
    """A table of people and quick bots, made over the API with the cookie of this page's browser."""
    quick = {"undo_seconds": 0, "bot_seconds": 0}
    places = [{"kind": "person"}] * people + [{"kind": "bot", "level": "level1"}] * bots
    answer = page.request.post(
        "/api/tables",
        data={"settings": {"map": map_name, "places": places, **quick, **settings}, "name": "Jana"},
        headers={"sec-fetch-site": "same-origin"},  # as a browser says that has been here before
    )
    assert answer.status == 201, answer.text()
    made: dict[str, Any] = answer.json()
    return made
