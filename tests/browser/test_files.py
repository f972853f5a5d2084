"""The service worker keeps static files of this version, and nothing else; the program can be installed."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Faults
from tests.browser.people import make_table

KEEP_OLD = """async () => {
    const cache = await caches.open('vagon-files');
    for (const path of ['/assets/main-OldOld00.js', '/assets/words-en-OldOld00.js'])
        await cache.put(path, new Response('old'));
    await cache.put('/', new Response('<script src=/assets/main-OldOld00.js></script>'));
}"""
IS_KEPT = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
    const cache = await caches.open('vagon-files');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).sort();
}"""


def test_static_files_of_this_version_are_kept_and_nothing_else(page: Page, faults: Faults) -> None:
    """With an update, files of an older version go; without a network, the program starts from those kept."""
    faults.forgiven += ["net::ERR_", "404"]  # for a bare file, the browser looks for /favicon.ico
    page.goto("/manifest.webmanifest")
    page.evaluate(KEEP_OLD)
    page.goto("/")
    page.wait_for_function(IS_KEPT)
    table = make_table(page, "europe")["id"]
    page.goto(f"/t/{table}")
    page.locator("[data-anchor=hand]").wait_for()
    page.goto("/")
    page.get_by_role("button", name="Play now").wait_for()
    paths = page.evaluate(KEPT)
    assert "/" in paths
    assert len(paths) > 5
    assert [path for path in paths if path != "/" and not path.startswith("/assets/")] == []
    assert [path for path in paths if "OldOld00" in path] == []
    assert "OldOld00" not in page.evaluate("async () => (await caches.match('/')).text()")

    page.context.set_offline(True)
    page.goto("/")
    play = page.get_by_role("button", name="Play now")
    play.wait_for()
    assert page.evaluate("fetch('/api/service').then(() => 'answered', () => 'lost')") == "lost"
    play.click()
    expect(page.get_by_role("alert")).to_be_visible()


def test_the_icons_are_as_large_as_the_manifest_says(page: Page) -> None:
    page.goto("/")
    icons = page.request.get("/manifest.webmanifest").json()["icons"]
    assert {icon.get("purpose", "any") for icon in icons} == {"any", "maskable"}
    sizes = """async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
    }"""
    for icon in icons:
        assert icon["sizes"] in ("any", page.evaluate(sizes, icon["src"]))
