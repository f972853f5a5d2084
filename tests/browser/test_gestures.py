"""The board under wheel, mouse and fingers: they move and enlarge it, and mean nothing on it."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import NewContext
from tests.browser.people import Person, make_table
from tests.browser.test_games import PHONE

HERE = "munchen-wien"
Point = tuple[float, float]


def at_board(page: Page) -> Person:
    made = make_table(page, "europe")
    page.goto(f"/t/{made['id']}")
    page.locator(".side").wait_for(state="attached")
    return Person(page, made["id"])


def width_of(person: Person) -> float:
    """How wide the board is, once it stands still."""
    person.spot(HERE)
    box = person.page.locator("[data-map]").bounding_box()
    assert box is not None
    return box["width"]


def is_looked_at(page: Page) -> bool:
    """Whether something on the board was chosen, or is asked about."""
    return page.get_by_role("dialog").or_(page.get_by_role("button", name="Cancel")).count() > 0


def test_a_wheel_enlarges_and_a_mouse_moves_the_board(page: Page) -> None:
    person = at_board(page)
    whole, spot = width_of(person), person.spot(HERE)
    page.mouse.move(*spot)
    page.mouse.wheel(0, -400)
    expect(page.locator("[data-map]")).not_to_have_css("transform", "matrix(1, 0, 0, 1, 0, 0)")
    assert width_of(person) > 1.5 * whole
    assert person.spot(HERE) == pytest.approx(spot, abs=2)

    page.mouse.down()
    page.mouse.move(spot[0] - 60, spot[1] - 30, steps=4)
    page.mouse.up()
    assert person.spot(HERE) == pytest.approx((spot[0] - 60, spot[1] - 30), abs=2)
    assert not is_looked_at(page)

    page.mouse.click(*person.spot(HERE))
    expect(page.get_by_role("button", name="Cancel")).to_be_visible()
    page.mouse.wheel(0, 4000)
    expect(page.locator("[data-map]")).to_have_css("transform", "matrix(1, 0, 0, 1, 0, 0)")
    assert width_of(person) == pytest.approx(whole, abs=1)


def touch(session: CDPSession, kind: str, *points: Point) -> None:
    fingers = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
    session.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": fingers})


def test_two_fingers_enlarge_the_board_and_mean_nothing_on_it(new_context: NewContext) -> None:
    page = new_context({"confirmTaps": "always"}, **PHONE).new_page()
    person = at_board(page)
    session = page.context.new_cdp_session(page)
    whole, (x, y) = width_of(person), person.spot(HERE)

    touch(session, "Start", (x, y))
    touch(session, "Start", (x, y), (x + 40, y))
    touch(session, "End", (x, y))
    touch(session, "End")
    page.wait_for_timeout(400)  # as long as a browser takes to tell one tap from two
    assert not is_looked_at(page)

    touch(session, "Start", (x - 20, y))
    touch(session, "Start", (x - 20, y), (x + 20, y))
    for apart in (30, 40, 50, 60):
        touch(session, "Move", (x - apart, y), (x + apart, y))
    touch(session, "End")
    assert width_of(person) > 2 * whole
    assert person.spot(HERE) == pytest.approx((x, y), abs=12)
    assert not is_looked_at(page)

    before = person.spot(HERE)
    touch(session, "Start", (x, y))
    for far in (10, 20, 30):
        touch(session, "Move", (x - far, y - far / 2))
    touch(session, "End")
    assert person.spot(HERE) == pytest.approx((before[0] - 30, before[1] - 15), abs=4)
    assert not is_looked_at(page)

    page.touchscreen.tap(*person.spot(HERE))
    expect(page.get_by_role("dialog").or_(page.get_by_role("button", name="Cancel")).first).to_be_visible()
