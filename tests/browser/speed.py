"""How fast the browser client is, told by Chromium itself: `python -m tests.browser.speed [MAP...]`.

The real server with a store of its own, the built client, a processor slowed down to a quarter.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from math import inf
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import APIRequestContext, Browser, BrowserContext, CDPSession, Page, sync_playwright

from tests.browser.conftest import FLAGS
from tests.browser.people import SHORT, make_table
from tests.browser.site import Site
from vagon.cli.text import table
from vagon.maps import load_map, map_names

SLOWER: Final = 4
LOADS: Final = 5
MOVES: Final = 100
ROUNDS: Final = 3
OPENING_SECONDS: Final = 2.5
"""What a new window of Chromium's takes to load the pages that it is made of itself."""
REST_SECONDS: Final = 0.4
"""After which a move is shown, with all its motion."""
OURS: Final = {"sec-fetch-site": "same-origin"}
SCRIPT_KB: Final = 120.0
FIRST_BOARD_MS: Final = 1000.0
MOVE_MS: Final = 8.0
SHIFT: Final = 0.0
BOTS_MS: Final = 3000.0

WATCH: Final = """
globalThis.speed = { shift: 0, board: null, named: null };
new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) speed.shift += value;
}).observe({ type: 'layout-shift', buffered: true });
const painted = new Map();
new PerformanceObserver((list) => {
    for (const { identifier, renderTime } of list.getEntries()) painted.set(identifier, renderTime);
    if (painted.has('ground') && painted.has('network')) speed.board ??= Math.max(...painted.values());
}).observe({ type: 'element', buffered: true });
const look = () => requestAnimationFrame(() => {
    if (document.querySelector('.stage .labels')) requestAnimationFrame((next) => (speed.named = next));
    else look();
});
look();
"""
SHIFTED: Final = "() => [speed.shift, (speed.shift = 0)][0]"
SCRIPTS: Final = """() => performance.getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.js'))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
IS_MINE: Final = """(own) => document.querySelector('[data-seq]').dataset.seq > own
    && document.querySelector('.you.awaited') && !document.getAnimations().some(({ playState, effect }) =>
        playState === 'running' && effect.getComputedTiming().iterations !== Infinity)"""


class Speed(NamedTuple):
    """What was measured, and the most that would do, if anything was promised."""

    name: str
    value: float
    unit: str
    limit: float = inf

    @property
    def row(self) -> tuple[str, ...]:
        digits = {"KB": 1, "ms": 1, "": 4}[self.unit]
        told = (self.name, f"{self.value:,.{digits}f}", self.unit)
        if self.limit == inf:
            return (*told, "", "")
        return (*told, f"at most {self.limit:,.0f}", "ok" if self.value <= self.limit else "below")


class Move(NamedTuple):
    """The number of the table's last event with it, and whether it is the reader's own."""

    seq: int
    is_own: bool


class Company:
    """People at a table who play over the API; the first of them has a browser."""

    def __init__(self, page: Page, others: list[APIRequestContext], map_name: str) -> None:
        made = make_table(page, map_name, bots=0, people=1 + len(others))
        self.id: str = made["id"]
        self.lengths = {route.id: route.length for route in load_map(map_name).routes}
        self.people = [page.request, *others]
        for other, code in zip(others, made["codes"].values(), strict=True):
            assert other.post(f"/api/tables/{self.id}/join", data={"code": code}, headers=OURS).ok

    def look(self, person: APIRequestContext) -> dict[str, Any]:
        seen: dict[str, Any] = person.get(f"/api/tables/{self.id}").json()
        return seen

    def play(self) -> Move:
        """The next move, whosever it is."""
        for person in self.people:
            seen = self.look(person)
            if seen["table"]["places"][seen["table"]["you"]]["is_awaited"]:
                break
        command = {"type": "play", "actions": self.choose(person, seen["view"])}
        data = {"key": f"move-number-{seen['seq']}", "base": seen["seq"], "command": command}
        answer = person.post(f"/api/tables/{self.id}/commands", data=data, headers=OURS)
        assert answer.ok, answer.text()
        return Move(int(seen["seq"]) + 1, is_own=person is self.people[0])

    def choose(self, person: APIRequestContext, view: dict[str, Any]) -> list[Any]:
        """The longest route that can be paid for, if it is worth a turn or there is no card, else a card.

        Of sixty moves that somebody makes in a game, twelve are claims and most others draw a card.
        """
        legal = view["legal"]
        routes = [action["route"] for action in legal if action["do"] == "claim"]
        route = max(routes, key=lambda name: (self.lengths[name], name), default=None)
        deck = {"do": "draw", "card": "deck"}
        if route is not None and (self.lengths[route] >= SHORT or deck not in legal):
            answer = person.get(f"/api/tables/{self.id}/explain", params={"route": route}).json()
            return [f"claim {route}", answer["payments"][0]]
        return [deck if deck in legal else legal[0]]


def slow_down(page: Page) -> CDPSession:
    """Slow the processor of a page down, and have everything packed by gzip."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    session.send("Network.enable")
    session.send("Network.setExtraHTTPHeaders", {"headers": {"Accept-Encoding": "gzip"}})
    set_speed(session, SLOWER)
    return session


def set_speed(session: CDPSession, slower: int) -> None:
    session.send("Emulation.setCPUThrottlingRate", {"rate": slower})


def wait_for(session: CDPSession, expression: str) -> float:
    """A number that a page will have. Playwright would first bring scripts of its own to wait for it."""
    for _ in range(600):
        value = session.send("Runtime.evaluate", {"expression": expression})["result"].get("value")
        if value is not None:
            return float(value)
        time.sleep(0.1)
    raise TimeoutError(expression)


def script_ms(session: CDPSession) -> float:
    """How long scripts have run in a page at full speed, by its thread's clock.

    The clock stands still while other programs have the processor, but only at full speed: to slow a page
    down, Chromium keeps it busy for thrice the time since it last did so, whether it ran or waited.
    """
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(metric["value"]) for metric in metrics if metric["name"] == "ScriptDuration")


def measure(browser: Browser, site: Site, others: list[APIRequestContext], map_name: str) -> Iterator[Speed]:
    """Every speed on a map."""
    context = new_context(browser, site)
    company = Company(context.new_page(), others, map_name)
    for _ in range(2 * len(company.people)):
        company.play()
    cookies: Any = context.cookies()
    context.close()
    boards: list[float] = []
    named: list[float] = []
    for _ in range(LOADS):
        context = new_context(browser, site)
        context.add_cookies(cookies)
        page = context.new_page()
        page.wait_for_timeout(1000 * OPENING_SECONDS)
        session = slow_down(page)
        page.goto(f"/t/{company.id}", wait_until="commit")
        boards.append(wait_for(session, "speed.board"))
        named.append(wait_for(session, "speed.named"))
        page.wait_for_timeout(1000 * REST_SECONDS)
        if len(boards) < LOADS:
            context.close()
    size = page.evaluate(SCRIPTS) / 1000
    yield Speed(f"{map_name}: JavaScript for playing, gzipped", size, "KB", SCRIPT_KB)
    yield Speed(f"{map_name}: first board", median(boards), "ms", FIRST_BOARD_MS)
    yield Speed(f"{map_name}: names and pieces on it", median(named), "ms")
    yield Speed(f"{map_name}: layout shift of the first screen", page.evaluate(SHIFTED), "", SHIFT)

    company.people[0] = page.request
    set_speed(session, 1)
    own_moves: list[float] = []
    moves_of_others: list[float] = []
    for _ in range(MOVES):
        before = script_ms(session)
        move = company.play()
        page.wait_for_timeout(1000 * REST_SECONDS)
        (own_moves if move.is_own else moves_of_others).append(SLOWER * (script_ms(session) - before))
    assert page.locator(f'[data-seq="{move.seq}"]').count(), "the last move is not shown"
    yield Speed(f"{map_name}: script for a move", median(own_moves + moves_of_others), "ms", MOVE_MS)
    yield Speed(f"{map_name}: script for a move of others", median(moves_of_others), "ms")
    yield Speed(f"{map_name}: script for a move of one's own", median(own_moves), "ms")
    yield Speed(f"{map_name}: layout shift of a move", page.evaluate(SHIFTED) / MOVES, "", SHIFT)
    context.close()
    yield Speed(f"{map_name}: turns of three bots", bots_ms(browser, site, map_name), "ms", BOTS_MS)


def bots_ms(browser: Browser, site: Site, map_name: str) -> float:
    """From the end of one's own turn until all that three bots have done is shown and at rest."""
    context = new_context(browser, site)
    page = context.new_page()
    table_id = make_table(page, map_name, bots=3, bot_seconds=0.5)["id"]
    page.goto(f"/t/{table_id}")
    page.wait_for_function("() => speed.board", timeout=60_000)
    slow_down(page)
    taken: list[float] = []
    while len(taken) < ROUNDS:
        seen = page.request.get(f"/api/tables/{table_id}").json()
        if not seen["table"]["places"][0]["is_awaited"]:
            page.wait_for_timeout(20)
            continue
        is_opening = seen["view"]["phase"].startswith("choose_")
        legal = seen["view"]["legal"]
        deck = {"do": "draw", "card": "deck"}
        action = deck if deck in legal else legal[0]
        command = {"type": "play", "actions": [action]}
        data = {"key": f"move-number-{seen['seq']}", "base": seen["seq"], "command": command}
        started = time.monotonic()
        assert page.request.post(f"/api/tables/{table_id}/commands", data=data, headers=OURS).ok
        if is_opening or seen["view"]["phase"] == "turn":
            continue
        page.wait_for_function(IS_MINE, arg=seen["seq"] + 1, timeout=60_000, polling=50)
        taken.append(1000 * (time.monotonic() - started))
    context.close()
    return median(taken)


def new_context(browser: Browser, site: Site) -> BrowserContext:
    context = browser.new_context(
        base_url=site.address,
        locale="en-GB",
        viewport={"width": 1440, "height": 900},
        service_workers="block",  # what they hand out is no longer packed
    )
    context.add_init_script(WATCH)
    return context


def main(names: list[str]) -> int:
    program = shutil.which("chromium")
    if program is None:
        sys.stderr.write("speed: Chromium is needed (on Debian: apt install chromium)\n")
        return 2
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        sys.stdout.write(f"Chromium {browser.version}, its processor slowed down {SLOWER} times; medians\n")
        speeds: list[Speed] = []
        site = Site(Path(folder))
        try:
            for name in names or map_names():
                others = [playwright.request.new_context(base_url=site.address) for _ in range(3)]
                speeds += measure(browser, site, others, name)
        finally:
            site.stop()
        sys.stdout.write("\n".join(table([speed.row for speed in speeds], "<><")) + "\n")
        browser.close()
    return int(any(speed.value > speed.limit for speed in speeds))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
