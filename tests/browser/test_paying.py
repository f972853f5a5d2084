"""Stations, payments other than the one offered first, and what a tunnel costs more, with the mouse."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.people import Person
from tests.browser.tour import Savers, claims, dig, show
from vagon.maps.model import COLOURS


def own(company: Savers) -> dict[str, Any]:
    """What the person before the screen has on the board."""
    view = company.look(company.people[0])["view"]
    found: dict[str, Any] = view["seats"][view["seat"]]
    return found


def last_moves(company: Savers, count: int) -> list[str]:
    moves = company.people[0].get(f"/api/tables/{company.id}/moves").json()["moves"]
    return [move["action"] for move in moves[-count:]]


def pay_otherwise(page: Page, company: Savers, name: str) -> str:
    """Choose the last way to pay, and do it; that way in words."""
    payments = page.get_by_role("group", name="Choices").get_by_role("button")
    expect(payments.first).to_have_attribute("aria-pressed", "true")
    payments.last.click()
    expect(payments.last).to_have_attribute("aria-pressed", "true")
    words = payments.last.inner_text()
    seq = company.look(page.request)["seq"]
    page.get_by_role("button", name=re.compile(f"^{name}")).click()
    assert Person(page, company.id).has_news(seq)
    return words


def is_said(payment: str, words: str) -> bool:
    """Whether a payment in words has the colours that were paid, and no others."""
    colour, _, locomotives = payment.removeprefix("pay ").partition("+")
    paid = {colour.removesuffix("s"), *(["locomotive"] if locomotives else [])}
    return paid == set(re.findall("|".join((*COLOURS, "locomotive")), words))


def test_a_station_is_built_and_a_route_is_paid_otherwise(page: Page, new_context: NewContext) -> None:
    company = Savers(page, [new_context().request], "europe")
    person = Person(page, company.id)
    company.until(lambda view: len([card for card in view["own"]["hand"] if view["own"]["hand"][card]]) > 1)
    show(page, company.id)
    page.mouse.click(*person.spot("wien"))
    expect(page.locator("section.bar h2")).to_contain_text("Vienna")
    words = pay_otherwise(page, company, "Build")
    assert own(company)["stations"] == ["wien"]
    station, payment = last_moves(company, 2)
    assert station == "station wien"
    assert is_said(payment, words)

    def is_open(view: dict[str, Any]) -> bool:
        return any(len(company.payments(route)) > 1 for route in claims(view, "rail"))

    seen = company.until(is_open)
    route = next(route for route in claims(seen["view"], "rail") if len(company.payments(route)) > 1)
    expect(page.locator(f'[data-seq="{seen["seq"]}"]')).to_be_attached()
    person.choose(route)
    words = pay_otherwise(page, company, "Claim")
    assert own(company)["routes"] == [route]
    claim, payment = last_moves(company, 2)
    assert claim == f"claim {route}"
    assert is_said(payment, words)


def test_a_tunnel_s_cards_are_paid(new_context: NewContext) -> None:
    page = new_context({"names": "printed"}).new_page()
    company = Savers(page, [new_context().request], "europe")
    company.until(lambda view: bool(claims(view, "tunnel")))
    show(page, company.id)
    dig(page, company)
    before = company.look(page.request)["view"]
    extras = before["payment"]["extras"]
    assert extras > 0
    pay_otherwise(page, company, "Add")
    after = company.look(page.request)["view"]
    assert before["payment"]["route"] in own(company)["routes"]
    assert sum(after["own"]["hand"].values()) == sum(before["own"]["hand"].values()) - extras
    assert last_moves(company, 1)[0].startswith("add")
