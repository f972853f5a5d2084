"""Rough input: names and words of any kind, tabs and programs of yesterday, lines that break."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Request, Route, expect

from tests.browser.conftest import Faults, NewContext
from tests.browser.people import make_table
from tests.browser.test_everyone import LANGUAGES
from tests.browser.test_playing import at_own_turn
from vagon.locales import words

ROUGH = (
    "<img src=x onerror=alert(1)>",
    "\u202eredrum",
    "a\u200bb\u200cc",
    "👩‍👩‍👧‍👦 Žofka",
    "x" * 120,
    "Z\u0351\u0352\u0353\u0354" * 20,
)
ENDLESS = "Žofka " * 1700  # more than 10,000 characters
HIDDEN = {"\u202e", "\u200b"}
COMMANDS = re.compile("/commands$")
OURS = {"sec-fetch-site": "same-origin"}


@pytest.mark.parametrize("name", ROUGH)
def test_names_and_words_of_any_kind_are_only_text(page: Page, name: str) -> None:
    answer = page.request.post(
        "/api/tables",
        data={
            "settings": {"map": "europe", "places": [{"kind": "person"}, {"kind": "bot", "level": "simple"}]},
            "name": name,
        },
    )
    assert answer.status == 201
    table = answer.json()["id"]
    said = page.request.post(f"/api/tables/{table}/chat", data={"text": name}, headers=OURS)
    assert said.ok
    page.goto(f"/t/{table}")
    page.locator("[data-seq]").wait_for()
    page.keyboard.press("c")
    kept = page.request.get(f"/api/tables/{table}").json()["table"]["places"][0]["name"]
    assert kept
    players = page.get_by_role("region", name="Players").locator("strong")
    expect(players.filter(has_text=re.compile(f"^{re.escape(kept)}$"))).to_have_count(1)
    words_of_chat = page.get_by_role("region", name="Chat").locator("bdi").inner_text()
    assert HIDDEN.isdisjoint(kept + words_of_chat)
    assert words_of_chat == name or not name.startswith("<")
    assert page.locator("img[src=x]").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_words_without_end_are_refused_and_not_lost(page: Page) -> None:
    at_own_turn(page)
    page.keyboard.press("c")
    chat = page.get_by_role("region", name="Chat")
    field = chat.get_by_role("textbox", name="Your words")
    field.fill(ENDLESS)
    chat.get_by_role("button", name="Say").click()
    expect(chat.get_by_role("alert")).to_have_text(words("en")("refusal-too_large"))
    expect(field).to_have_value(ENDLESS)
    field.fill("Short")
    chat.get_by_role("button", name="Say").click()
    expect(chat.get_by_role("listitem").filter(has_text="Short")).to_be_visible()
    expect(chat.get_by_role("alert")).to_have_count(0)


def test_a_name_without_end_finds_its_end(page: Page) -> None:
    page.goto("/new")
    page.get_by_label(re.compile("Who takes seat .2")).select_option("bot")
    field = page.get_by_label(re.compile("Name for seat .1"))
    field.fill(ENDLESS)
    name = field.input_value()
    assert 0 < len(name) < 40
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_text(name.strip()).first).to_be_attached()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def change(page: Page, members: dict[str, Any]) -> None:
    """Let commands go on with other members."""

    def send(route: Route) -> None:
        message = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps(message | members))

    page.route(COMMANDS, send)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tab_of_yesterday_is_told_so(new_context: NewContext, faults: Faults, language: str) -> None:
    """Its command is about a game that has gone on, or of a kind that the server no longer knows."""
    faults.forgiven.append("400 (Bad Request)")
    page = new_context(locale=LANGUAGES[language]).new_page()
    made = make_table(page, "germany")
    page.goto(f"/t/{made['id']}")
    page.locator("[data-primary]").click()
    page.get_by_role("checkbox").first.wait_for()
    for box in page.get_by_role("checkbox").all():
        box.check(force=True)
    notice = page.locator("section.bar").get_by_role("alert")
    for members, code in (({"base": 0}, "stale"), ({"command": {"type": "of yore"}}, "malformed")):
        change(page, members)
        page.locator("[data-primary]").click()
        expect(notice).to_have_text(words(language)(f"refusal-{code}"))
        page.unroute_all()
    page.locator("[data-primary]").click()
    expect(notice).to_have_count(0)
    expect(page.get_by_role("checkbox")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_of_tomorrow_is_understood_as_far_as_it_can_be(
    new_context: NewContext, language: str
) -> None:
    """It refuses for a reason, and tells of an event, that this client has never heard of."""
    page = new_context(locale=LANGUAGES[language]).new_page()
    made = make_table(page, "germany")
    told: list[dict[str, Any]] = []

    def add_event(route: Route) -> None:
        if "event-stream" in route.request.headers["accept"]:
            route.continue_()
            return
        answer = route.fetch()
        found = answer.json()
        found["news"].append({"seq": found["news"][-1]["seq"], "at": 0, "event": "of tomorrow"})
        told.append(found["news"][-1])
        route.fulfill(response=answer, json=found)

    page.route(re.compile(r"/stream\?"), add_event)
    page.goto(f"/t/{made['id']}")
    refusal = {"code": "of_tomorrow", "rule": None, "facts": {"reason": "unheard"}}
    page.route(COMMANDS, lambda route: route.fulfill(status=409, json=refusal))
    page.locator("[data-primary]").click()
    said = words(language)("refusal-unknown", code="\u2068of_tomorrow\u2069")
    expect(page.locator("section.bar").get_by_role("alert")).to_have_text(said)  # whatever the spaces
    assert told
    page.unroute_all()
    page.locator("[data-primary]").click()
    expect(page.get_by_role("checkbox").first).to_be_visible()


def test_a_line_that_breaks_in_the_middle_of_a_move(page: Page, faults: Faults) -> None:
    """The answer is lost, then the server is away for a while: the move is made, and made once."""
    faults.forgiven.append("net::ERR_")
    person = at_own_turn(page)
    before = person.look()
    asked: list[Request] = []

    def lose(route: Route) -> None:
        asked.append(route.request)
        if len(asked) == 1:
            route.fetch()
        if len(asked) < 4:
            route.abort()
        else:
            route.continue_()

    page.route(COMMANDS, lose)
    page.locator("[data-primary]").click()
    expect(page.get_by_role("button", name="Draw from the deck", exact=True)).to_be_disabled()
    page.wait_for_event("requestfinished", lambda request: bool(COMMANDS.search(request.url)))
    assert len({json.loads(request.post_data or "{}")["key"] for request in asked}) == 1
    after = person.look()
    assert after["seq"] == before["seq"] + 1
    assert sum(after["view"]["own"]["hand"].values()) == sum(before["view"]["own"]["hand"].values()) + 1
    expect(page.locator("[data-primary]")).to_be_enabled()


def test_what_cannot_be_sent_stays_where_it_was_written(page: Page, faults: Faults) -> None:
    faults.forgiven.append("net::ERR_")
    at_own_turn(page)
    page.keyboard.press("c")
    page.route(re.compile("/chat$"), lambda route: route.abort())
    chat = page.get_by_role("region", name="Chat")
    chat.get_by_role("textbox").fill("Are you there?")
    page.keyboard.press("Enter")
    expect(chat.get_by_role("alert")).to_have_text(words("en")("refusal-unreachable"))
    expect(chat.get_by_role("textbox")).to_have_value("Are you there?")


def test_a_table_that_is_not_there(page: Page, faults: Faults) -> None:
    faults.forgiven.append("404")
    page.goto(f"/t/{'0' * 32}")
    expect(page.get_by_role("alert")).to_be_visible()
