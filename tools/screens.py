"""Renews the pictures of the browser client in docs/images: `python tools/screens.py [NAME...]`.

Needs vagon with its client, and the tools of development (Playwright, Pillow) with Chromium. The games are
played by bots on a server of their own, so each time other ones are seen.
"""

from __future__ import annotations

import secrets
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

TARGET = Path(__file__).resolve().parents[1] / "docs" / "images"
MAX_BYTES = 200_000
DESKTOP = {"viewport": {"width": 1440, "height": 900}, "device_scale_factor": 1.25}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
FEW_WAGONS, MANY_CLAIMS, MANY_COLOURS = 30, 5, 5
TRIES = 20
OURS = {"sec-fetch-site": "same-origin"}
FLAGS = ["--headless", "--no-sandbox", "--disable-background-networking", "--disable-sync", "--no-first-run"]


@contextmanager
def served() -> Iterator[str]:
    """The address of a server that is there for as long as the context."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-u", "-m", "vagon", "serve", "--port", "0", "--rate", "0"]
        process = subprocess.Popen(
            [*command, "--database", f"{folder}/vagon.db"], stdout=subprocess.PIPE, text=True
        )
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[-1].rstrip("/")
        finally:
            process.terminate()
            process.wait(20)


class Player:
    """Somebody before a screen for whom a bot plays until it is worth looking."""

    def __init__(self, page: Page, map_name: str) -> None:
        self.page = page
        bot = {"kind": "bot", "level": "level2"}
        places = [{"kind": "person"}, bot, bot]
        settings = {"map": map_name, "places": places, "bot_seconds": 0, "undo_seconds": 0}
        made = page.request.post("/api/tables", data={"settings": settings, "name": "Ada"}, headers=OURS)
        self.table = made.json()["id"]

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.request.get(f"/api/tables/{self.table}").json()
        return found

    def command(self, kind: str) -> None:
        """Do it, as often as the others are quicker; in vain once the game is over."""
        address = f"/api/tables/{self.table}/commands"
        code = "stale"
        while code == "stale":
            base, key = self.look()["seq"], f"{kind}-{secrets.token_hex(8)}"
            message = {"key": key, "base": base, "command": {"type": kind}}
            answer = self.page.request.post(address, data=message, headers=OURS)
            code = "" if answer.ok else answer.json()["code"]

    def let_play(self, until: Callable[[dict[str, Any]], bool]) -> None:
        """Let a bot play until the table is as wanted, or the game over, and then until the player's turn."""
        self.command("leave")
        while not (self.is_over() or until(self.look())):
            self.page.wait_for_timeout(20)
        if not self.is_over():
            self.command("return")
        while not (self.is_over() or self.look()["table"]["places"][0]["is_awaited"]):
            self.page.wait_for_timeout(20)

    def is_over(self) -> bool:
        return bool(self.look()["table"]["status"] == "over")

    def has_choice(self) -> bool:
        view = self.look()["view"]
        claims = [action for action in view["legal"] if action["do"] == "claim"]
        return len(claims) >= MANY_CLAIMS and len(view["own"]["hand"]) >= MANY_COLOURS

    def open(self) -> None:
        self.page.goto(f"/t/{self.table}")
        self.page.wait_for_load_state("networkidle")


def is_later(before: dict[str, Any]) -> Callable[[dict[str, Any]], bool]:
    """True some turns after that."""
    return lambda seen: seen["seq"] > before["seq"] + 9


def few_wagons(view: dict[str, Any]) -> bool:
    return bool(view["seats"][view["seat"]]["wagons"] <= FEW_WAGONS)


def game(page: Page, map_name: str) -> None:
    """A game that has got somewhere, at a turn with much to choose from; another if it was over before."""
    for _ in range(TRIES):
        player = Player(page, map_name)
        player.let_play(lambda seen: seen["view"] is not None and few_wagons(seen["view"]))
        while not (player.is_over() or player.has_choice()):
            player.let_play(is_later(player.look()))
        if not player.is_over():
            player.open()
            page.locator("[data-primary]").wait_for()
            return
    raise SystemExit(f"screens: none of {TRIES} games on {map_name} had a turn with much to choose from")


def scoring(page: Page) -> None:
    player = Player(page, "europe")
    player.let_play(lambda _: False)
    player.open()
    page.get_by_role("button", name="To the result").click()
    page.get_by_role("link", name="Save the record").wait_for()


PICTURES: dict[str, tuple[dict[str, Any], Callable[[Page], None]]] = {
    "screen-europe": (DESKTOP, lambda page: game(page, "europe")),
    "screen-germany": (DESKTOP, lambda page: game(page, "germany")),
    "screen-phone": (PHONE, lambda page: game(page, "germany")),
    "screen-scoring": (DESKTOP, scoring),
}


def main(names: list[str]) -> None:
    program = shutil.which("chromium")
    if program is None:
        raise SystemExit("screens: Chromium is needed (on Debian: apt install chromium)")
    with served() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        for name in names or list(PICTURES):
            options, prepare = PICTURES[name]
            context = new_context(browser, address, options)
            page = context.new_page()
            prepare(page)
            page.wait_for_timeout(1500)  # until what moves has come to rest
            (TARGET / f"{name}.webp").write_bytes(smaller(page.screenshot()))
            context.close()
        browser.close()


def new_context(browser: Browser, address: str, options: dict[str, Any]) -> BrowserContext:
    context = browser.new_context(base_url=address, locale="en-GB", **options)
    context.set_default_timeout(300_000)
    return context


def smaller(picture: bytes) -> bytes:
    """A WebP as good as the limit of bytes allows."""
    for quality in (90, 80, 70, 60, 50):
        data = BytesIO()
        Image.open(BytesIO(picture)).convert("RGB").save(data, "WEBP", quality=quality, method=6)
        if len(data.getvalue()) < MAX_BYTES:
            break
    return data.getvalue()


if __name__ == "__main__":
    main(sys.argv[1:])
