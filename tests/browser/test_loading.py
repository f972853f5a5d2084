"""The board is there before the program that draws on it, and in the same place."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.people import make_table

EARLY = """
new MutationObserver(() => {
    const box = document.querySelector('.early')?.getBoundingClientRect();
    if (box) globalThis.early = [box.x, box.y, box.width, box.height];
}).observe(document, { childList: true, subtree: true });
"""


@pytest.mark.parametrize(
    ("map_name", "width", "height"), [("europe", 1440, 900), ("europe", 1024, 768), ("germany", 1440, 900)]
)
def test_the_early_board_is_where_the_board_will_be(
    new_context: NewContext, map_name: str, width: int, height: int
) -> None:
    context = new_context({"language": "hu"}, viewport={"width": width, "height": height})
    context.add_init_script(EARLY)
    page = context.new_page()
    page.goto(f"/t/{make_table(page, map_name)['id']}")
    board = page.get_by_role("main")
    board.locator(".labels").wait_for(state="attached")
    expect(page.locator(".early")).to_have_count(0)
    box = board.bounding_box()
    assert box
    assert page.evaluate("early") == pytest.approx([box["x"], box["y"], box["width"], box["height"]], abs=1.5)


def test_the_early_board_waits_for_the_program(page: Page) -> None:
    address = f"/t/{make_table(page, 'europe')['id']}"
    page.route("**/assets/play-*.js", lambda _: None)
    page.goto(address, wait_until="commit")
    pictures = page.locator(".early img")
    expect(pictures).to_have_count(2)
    page.wait_for_function("() => [...document.images].every(({ naturalWidth }) => naturalWidth > 0)")


@pytest.mark.parametrize("rest", ["/text", "?at=0"])
def test_no_early_board_where_none_will_be(new_context: NewContext, rest: str) -> None:
    context = new_context()
    context.add_init_script(EARLY)
    page = context.new_page()
    page.goto(f"/t/{make_table(page, 'europe')['id']}{rest}")
    page.get_by_role("main").wait_for()
    assert page.evaluate("globalThis.early ?? null") is None
