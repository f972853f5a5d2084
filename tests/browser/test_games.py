"""Whole games to the final score, by all the ways there are to play."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Faults, NewContext
from tests.browser.people import Person, Reader, Sharers, Toucher, Typist, make_table
from tests.browser.site import Site

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}


def check_result(page: Page, seen: dict[str, Any]) -> None:
    """The screen shows what the server has counted."""
    page.get_by_role("button", name="To the result").click()
    page.get_by_role("link", name="Save the record").wait_for()
    shown = page.inner_text("main").replace("\u2212", "-")
    for seat in seen["score"]["seats"]:
        assert str(seat["total"]) in shown


@pytest.mark.parametrize(
    ("person", "map_name", "options"),
    [
        (Person, "europe", {}),
        (Toucher, "europe", PHONE),
        (Typist, "germany", {}),
        (Reader, "europe", {}),
    ],
    ids=["mouse", "touch", "keyboard", "words"],
)
def test_a_whole_game(
    new_context: NewContext, person: type[Person], map_name: str, options: dict[str, Any]
) -> None:
    # A countdown would take cards by itself where a machine is slow.
    page = new_context({"names": "printed", "confirmTaps": "always"}, **options).new_page()
    made = make_table(page, map_name)
    page.goto(f"/t/{made['id']}{'/text' if person is Reader else ''}")
    check_result(page, person(page, made["id"]).play_until_over())


@pytest.mark.long
def test_a_whole_game_with_a_spectator(new_context: NewContext) -> None:
    """The spectator sees all of it but what is in the hands."""
    page, watcher = new_context().new_page(), new_context().new_page()
    made = make_table(page, "germany")
    page.goto(f"/t/{made['id']}")
    watcher.goto(f"/t/{made['id']}")
    expect(watcher.get_by_text("You are watching this game.").first).to_be_visible()
    person = Person(page, made["id"])
    person.act(person.look())
    assert watcher.get_by_role("region", name="Your cards").count() == 0
    seen = person.play_until_over()
    check_result(page, seen)
    check_result(watcher, seen)


@pytest.mark.long
def test_two_play_a_whole_game_on_one_device(page: Page, faults: Faults) -> None:
    """On a device that has forgotten who sits where, and asks."""
    faults.forgiven += ["400 (Bad Request)", "403"]
    made = make_table(page, "germany", bots=0, people=2)
    (code,) = made["codes"].values()
    ours = {"sec-fetch-site": "same-origin"}
    joined = page.request.post(f"/api/tables/{made['id']}/join", data={"code": code}, headers=ours)
    assert joined.status == 201
    page.goto(f"/t/{made['id']}")
    page.locator("[data-seq]").wait_for()
    check_result(page, Sharers(page, made["id"]).play_until_over())


def sit_down(host: Page, guest: Page, map_name: str, **settings: Any) -> tuple[Person, Person]:
    """Two people at a table, the second by a link."""
    made = make_table(host, map_name, bots=0, people=2, **settings)
    (code,) = made["codes"].values()
    guest.goto(f"/t/{made['id']}#{code}")
    guest.get_by_role("button", name="Sit down").click()
    host.goto(f"/t/{made['id']}")
    for page in (host, guest):
        page.locator("[data-seq]").wait_for()
    return Person(host, made["id"]), Person(guest, made["id"])


def play_some(people: tuple[Person, ...], moves: int) -> None:
    done = 0
    while done < moves:
        for person in people:
            done += person.act(person.look())


def test_two_browsers_through_thick_and_thin(new_context: NewContext, site: Site, faults: Faults) -> None:
    """One is reloaded, one loses the network for a while, and in the middle the server is restarted."""
    faults.forgiven += ["net::ERR_", "503"]
    one, other = new_context().new_page(), new_context().new_page()
    people = sit_down(one, other, "europe")
    play_some(people, 10)

    one.reload()
    one.locator("[data-seq]").wait_for()
    play_some(people, 6)

    other.context.set_offline(True)
    expect(other.get_by_text("Offline: waiting for the network").first).to_be_visible()
    people[0].act(people[0].look())  # what the other must learn when it is back, if it is for this one to act
    other.context.set_offline(False)
    expect(other.get_by_text("Online", exact=True)).to_be_visible()
    play_some(people, 6)

    site.stop()
    for page in (one, other):
        expect(page.get_by_text(re.compile("Reconnecting")).first).to_be_visible()
    site.start()
    seen = people[0].look()
    while seen["table"]["status"] != "over":
        for person in people:
            seen = person.look()
            if seen["table"]["status"] != "over":
                person.act(seen)
    for page in (one, other):
        check_result(page, seen)
