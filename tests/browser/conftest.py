"""A real Chromium before a real server. A page that logs an error or calls elsewhere fails its test."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.site import Site
from vagon.server.http.client import load_files

WITHOUT = (
    # With these, every new window loads what its address bar might show: pages that take longer than ours.
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "WebUIOmniboxFullPopup"),
    # Chromium heeds one list only, so what Playwright switches off is here again.
    *("AimEnabled", "AvoidCorsURLLoaderRestartOnRedirect", "AvoidUnnecessaryBeforeUnloadCheckSync"),
    *("DestroyProfileOnBrowserClose", "HttpsFirstBalancedModeAutoEnable", "HttpsUpgrades", "LensOverlay"),
    *("MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints", "PaintHolding", "PreconnectToSearch"),
    "ThirdPartyStoragePartitioning",
)
FLAGS = (
    "--headless",
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(WITHOUT)}",
)
REPORT_MORE = """
addEventListener('securitypolicyviolation', (event) =>
    console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
const { warn } = console;
console.warn = (...words) => warn(...words, new Error('warned here').stack);
"""
PATIENCE_MS = 60_000
"""Far more than anything takes, even where many tests share a machine."""
expect.set_options(timeout=PATIENCE_MS)
NewContext = Callable[..., BrowserContext]


def absent(reason: str) -> None:
    if "chromium" in os.environ.get("VAGON_REQUIRE", "").split(","):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    program = shutil.which("chromium")
    if program is None:
        absent("Chromium is not installed")
    if not load_files():
        absent("the package was built without the browser client")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    served = Site(tmp_path_factory.mktemp("site"))
    yield served
    served.stop()


class Faults:
    """What pages must not do. `forgiven` are words of errors that a test provokes."""

    def __init__(self, site: Site) -> None:
        self.site = site
        self.found: list[str] = []
        # An answer that the client expects and puts into words; the browser notes it all the same.
        self.forgiven: list[str] = ["409 (Conflict)"]

    def watch(self, context: BrowserContext) -> None:
        context.on("console", lambda message: self.note(message.type, message.text))
        context.on("weberror", lambda error: self.note("error", str(error.error)))
        context.on("request", lambda request: self.note_request(request.url))

    def note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self.found.append(text)

    def note_request(self, url: str) -> None:
        if not url.startswith((self.site.address, "blob:", "data:")):
            self.found.append(f"a request to {url}")

    def check(self) -> None:
        left = [text for text in self.found if not any(words in text for words in self.forgiven)]
        assert left == []


@pytest.fixture
def faults(site: Site) -> Iterator[Faults]:
    found = Faults(site)
    yield found
    found.check()


@pytest.fixture
def new_context(chromium: Browser, site: Site, faults: Faults) -> Iterator[NewContext]:
    """Makes browsers of separate people; `settings` are theirs, `options` Playwright's."""
    opened: list[BrowserContext] = []

    def make(settings: dict[str, Any] | None = None, **options: Any) -> BrowserContext:
        context = chromium.new_context(base_url=site.address, **{"locale": "en-GB", **options})
        chosen = json.dumps({"animation": 0, **(settings or {})})
        context.add_init_script(
            f"{REPORT_MORE} if (location.protocol === 'http:') localStorage['vagon:settings'] ??="
            f" {json.dumps(chosen)}"
        )
        context.set_default_timeout(PATIENCE_MS)
        faults.watch(context)
        opened.append(context)
        return context

    yield make
    for context in opened:
        context.close()


@pytest.fixture
def page(new_context: NewContext) -> Page:
    return new_context().new_page()
