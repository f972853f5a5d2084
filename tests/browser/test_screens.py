"""The screens around the game: from the first page to a seat, from the last move to the proof of the deal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import Faults, NewContext
from tests.browser.people import make_table
from tests.browser.test_everyone import faults_of
from tests.games.recording import FOLDER

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def finished_table(page: Page, map_name: str) -> str:
    """A game that bots have played to its end, one of them for the player of this page."""
    table: str = make_table(page, map_name, bots=2)["id"]
    seq = page.request.get(f"/api/tables/{table}").json()["seq"]
    left = {"key": "leave-at-once", "base": seq, "command": {"type": "leave"}}
    ours = {"sec-fetch-site": "same-origin"}
    assert page.request.post(f"/api/tables/{table}/commands", data=left, headers=ours).status == 200
    for _ in range(600):
        if page.request.get(f"/api/tables/{table}").json()["table"]["status"] == "over":
            return table
        page.wait_for_timeout(100)
    raise AssertionError("the bots do not finish")


@pytest.fixture(scope="module")
def over() -> dict[str, tuple[str, Any]]:
    """Finished tables by map, with the cookies of their player."""
    return {}


def player_of(new_context: NewContext, over: dict[str, tuple[str, Any]], map_name: str) -> tuple[Page, str]:
    """A page of the player of a finished game, and its table; the game is played once."""
    context: BrowserContext = new_context()
    page = context.new_page()
    if map_name not in over:
        table = finished_table(page, map_name)
        over[map_name] = (table, context.cookies())
    table, cookies = over[map_name]
    context.add_cookies(cookies)
    return page, table


def test_one_click_leads_to_a_game(page: Page) -> None:
    page.goto("/")
    page.get_by_role("radio", name="Germany").check(force=True)
    page.get_by_role("button", name="Play now").click()
    page.locator("[data-seq]").wait_for()
    assert re.search(r"/t/[0-9a-f]{32}$", page.url)
    seen = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert seen["table"]["map"] == "germany"
    assert [place["kind"] for place in seen["table"]["places"]] == ["person", "bot", "bot"]
    page.goto("/")
    page.get_by_role("link", name=re.compile("Germany.*Your turn")).click()
    page.locator("[data-seq]").wait_for()


def test_a_friend_comes_by_the_link(new_context: NewContext, faults: Faults) -> None:
    """Even where nobody may watch: the first answer is a refusal, then the seat is taken."""
    faults.forgiven.append("403")
    host, friend = new_context().new_page(), new_context(**PHONE).new_page()
    host.goto("/new")
    host.get_by_label(re.compile("Name for seat")).fill("Ada")
    host.get_by_role("button", name=re.compile("Remove seat .3")).click()
    host.get_by_text("More options").click()
    host.get_by_label("Let others watch").uncheck()
    host.get_by_role("button", name="Make the table and invite").click()
    link = host.get_by_role("textbox", name=re.compile("Link for seat")).input_value()
    assert faults_of(host) == []
    host.get_by_role("img", name="The link as a QR code").wait_for()
    friend.goto(link)
    friend.get_by_label("Name, if you like").fill("Bo <i>")
    assert faults_of(friend) == []
    friend.get_by_role("button", name="Sit down").tap()
    for page in (host, friend):
        page.locator("[data-seq]").wait_for()
        expect(page.get_by_text("Bo <i>").first).to_be_attached()
    assert "#" not in friend.url


def test_a_free_seat_goes_to_a_bot_and_back(page: Page) -> None:
    """The host's link to the seat is worth nothing then; with the last free seat the game begins."""
    page.goto("/new")
    page.get_by_label(re.compile("Who takes seat .3")).select_option("friend")
    page.get_by_role("button", name="Make the table and invite").click()
    links = page.get_by_role("textbox", name=re.compile("Link for seat"))
    expect(links).to_have_count(2)
    seats = page.get_by_role("main").get_by_role("listitem")
    seats.nth(1).get_by_role("combobox").select_option("Skilled")
    seats.nth(1).get_by_role("button", name="Let a bot play").click()
    expect(seats.nth(1)).to_contain_text("Skilled")
    expect(links).to_have_count(1)
    assert faults_of(page) == []
    seats.nth(1).get_by_role("button", name="Give it to a person").click()
    expect(seats.nth(1)).to_contain_text("Free seat")
    expect(links).to_have_count(1)
    page.get_by_role("button", name=re.compile("New link for seat .2")).click()
    expect(links).to_have_count(2)
    for seat in (1, 2):
        seats.nth(seat).get_by_role("button", name="Let a bot play").click()
        expect(page.get_by_role("button", name="Let a bot play")).to_have_count(2 - seat)
    page.locator("[data-seq]").wait_for()
    places = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]["places"]
    assert [place["kind"] for place in places] == ["person", "bot", "bot"]


def test_two_share_a_device(page: Page) -> None:
    page.goto("/new")
    page.get_by_label(re.compile("Who takes seat .2")).select_option("here")
    page.get_by_label(re.compile("Name for seat .2")).fill("Jana")
    page.get_by_role("button", name="Start").click()
    page.locator("[data-seq]").wait_for()
    table = page.url.rpartition("/")[2]
    assert page.evaluate(f"localStorage['vagon:places:{table}']") == "[0,1]"


@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_the_score_is_explained(
    new_context: NewContext, over: dict[str, tuple[str, Any]], map_name: str
) -> None:
    page, table = player_of(new_context, over, map_name)
    page.goto(f"/t/{table}")
    score = page.request.get(f"/api/tables/{table}").json()["score"]
    page.get_by_role("heading", name="Final scoring").wait_for()
    assert faults_of(page) == []
    for _ in score["seats"]:
        page.keyboard.press("ArrowRight")
        expect(page.get_by_role("heading", name=re.compile("^Ticket:"))).to_be_visible()
    page.get_by_role("button", name="To the result").click()
    totals = page.locator("tr.total td").all_inner_texts()
    placed = sorted(score["seats"], key=lambda seat: seat["place"])
    assert [int(total.replace("\u2212", "-")) for total in totals] == [seat["total"] for seat in placed]
    page.get_by_role("img", name=re.compile("Points of each player")).wait_for()
    assert faults_of(page) == []
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    assert '"format": "vagon-record"' in Path(saved.value.path()).read_text(encoding="utf-8")


def test_a_game_is_watched_again_move_by_move(
    new_context: NewContext, over: dict[str, tuple[str, Any]]
) -> None:
    page, table = player_of(new_context, over, "europe")
    moves = len(page.request.get(f"/api/tables/{table}/moves").json()["moves"])
    page.goto(f"/t/{table}?at={moves - 1}")
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(moves))
    expect(slider).to_have_value(str(moves - 1))
    for key, at in (
        ("ArrowRight", moves),
        ("ArrowRight", moves),
        ("Home", 0),
        ("ArrowRight", 1),
        ("End", moves),
    ):
        page.keyboard.press(key)
        expect(slider).to_have_value(str(at))
        assert page.url.endswith(f"?at={at}")
    owned = sum(
        len(seat["routes"]) for seat in page.request.get(f"/api/tables/{table}").json()["view"]["seats"]
    )
    expect(page.locator("[data-route].owned")).to_have_count(owned)
    page.keyboard.press("Home")
    expect(page.locator("[data-route].owned")).to_have_count(0)
    assert faults_of(page) == []


def test_a_reader_of_a_running_game_sees_only_what_they_knew(page: Page, new_context: NewContext) -> None:
    table = make_table(page, "europe", bots=2)["id"]
    stranger = new_context().new_page()
    stranger.goto(f"/t/{table}?at=0")
    stranger.get_by_role("slider").wait_for()
    expect(stranger.get_by_text("Cards and tickets:")).to_have_count(0)
    page.goto(f"/t/{table}?at=0")
    expect(page.get_by_role("heading", name=re.compile("Cards and tickets:.*Jana"))).to_be_visible()


def test_a_record_is_opened_and_verified(page: Page) -> None:
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(FOLDER / "germany-fair.json")
    page.get_by_role("slider").wait_for()
    page.get_by_role("button", name="Is the deal fair?").click()
    page.get_by_text("Everything follows from what was promised.").wait_for()
    page.keyboard.press("End")
    page.reload()
    expect(page.get_by_role("slider")).to_have_value(page.url.rpartition("=")[2])
    assert not page.url.endswith("=0")


def test_a_file_with_a_fault_is_refused_in_words(page: Page, faults: Faults, tmp_path: Path) -> None:
    faults.forgiven.append("409")
    text = (FOLDER / "europe-fair.json").read_text(encoding="utf-8")
    page.goto("/replay")
    for name, content, words in (
        ("a.json", "no JSON", "it is not JSON"),
        ("b.json", text.replace('"players": 3', '"players": 9'), "players"),
        ("c.json", text.replace('"action": "draw deck"', '"action": "pass"', 1), "breaks the rules"),
    ):
        (tmp_path / name).write_text(content, encoding="utf-8")
        page.locator("input[type=file]").set_input_files(tmp_path / name)
        expect(page.get_by_role("alert")).to_contain_text(words)


def test_the_deal_of_a_table_is_proved_in_the_browser(
    new_context: NewContext, over: dict[str, tuple[str, Any]], faults: Faults
) -> None:
    page, table = player_of(new_context, over, "europe")
    page.goto(f"/fair/{table}")
    page.get_by_text("Everything follows from what was promised.").wait_for()
    assert faults_of(page) == []
    page.evaluate(f"localStorage['vagon:commitment:{table}'] = '00'.repeat(32)")
    page.reload()
    page.get_by_text("This deal is not what was promised.").wait_for()
    faults.forgiven.append("409")
    other = new_context().new_page()
    running = make_table(other, "europe", bots=1)["id"]
    other.goto(f"/fair/{running}")
    other.get_by_text("The secret is revealed when the game is over.").wait_for()


@pytest.mark.parametrize("path", ["/", "/new", "/settings", "/help/europe", "/about", "/replay"])
def test_text_of_twice_the_size_fits(new_context: NewContext, path: str) -> None:
    page = new_context(viewport={"width": 1280, "height": 800}).new_page()
    page.goto(path)
    page.get_by_role("heading", level=1).first.wait_for()
    size = "parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)"
    before = page.evaluate(size)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.wait_for_function(f"before => {size} > 1.5 * before", arg=before)
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280
