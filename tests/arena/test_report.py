"""The report from results made by hand."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest

from tests.arena.helpers import setting
from vagon.arena import ratings
from vagon.arena.html import html_report
from vagon.arena.matches import Fault, Played, Seated
from vagon.arena.report import Report, deal_scores, make_report
from vagon.arena.running import Results
from vagon.arena.statistics import Hypotheses, wilson


def seated(bot: str, win: float, score: int | None, place: int | None) -> Seated:
    return Seated(bot, win, score, place, 30, 12, 60, 40, 2, 3, 2, 80, 0.8)


def won(winner: str, loser: str) -> Played:
    return Played((seated(winner, 1.0, 110, 1), seated(loser, 0.0, 90, 2)), None)


def tie(one: str, other: str) -> Played:
    return Played((seated(one, 0.5, 100, 1), seated(other, 0.5, 100, 1)), None)


def failed(bot: str, other: str) -> Played:
    seats = (seated(bot, 0.0, None, None), seated(other, 1.0, None, None))
    return Played(seats, Fault(0, "illegal", "answered <b>7</b>"))


RESULTS: Results = {
    (1, 0): [won("path", "hungry"), tie("hungry", "path")],
    (0, 0): [won("path", "hungry"), won("path", "hungry")],
    (2, 0): [failed("hungry", "path"), won("hungry", "path")],
}


def report() -> Report:
    return make_report(setting("path", "hungry"), RESULTS)


def test_each_bot() -> None:
    path = report().bots["path"]
    assert path.win == pytest.approx(4.5 / 6)
    assert path.wilson == wilson(4.5, 6)
    assert path.low == min(path.wilson[0], path.bootstrap[0])
    assert path.high == max(path.wilson[1], path.bootstrap[1])
    assert path.score == pytest.approx((110 * 3 + 100 + 90) / 5)
    assert path.margin == pytest.approx((20 * 3 + 0 - 20) / 5)
    assert path.seconds_per_decision == pytest.approx(0.01)
    hungry = report().bots["hungry"]
    assert (hungry.illegal, hungry.raised, hungry.stalled) == (1, 0, 0)
    assert path.illegal == 0


def test_the_matrix() -> None:
    assert report().matrix == {
        "path": {"hungry": pytest.approx(4.5 / 6)},
        "hungry": {"path": pytest.approx(1.5 / 6)},
    }


def test_faults_are_named() -> None:
    assert report().faults == [
        {
            "deal": 2,
            "table": 0,
            "game": 0,
            "bot": "hungry",
            "seat": 0,
            "kind": "illegal",
            "text": "answered <b>7</b>",
        }
    ]


def test_scores_of_deals_stop_at_a_gap() -> None:
    arena = setting("path", "hungry")
    assert deal_scores(arena, RESULTS) == [1.0, 0.75, 0.5]
    assert deal_scores(arena, {unit: games for unit, games in RESULTS.items() if unit[0] != 1}) == [1.0]


def test_a_sequential_test_counts_until_its_decision() -> None:
    arena = setting("path", "hungry")
    results: Results = {(deal, 0): [won("path", "hungry")] * 2 for deal in range(30)}
    found = make_report(arena, results, between=Hypotheses(0.5, 0.55))
    assert found.sprt is not None
    assert found.sprt.result == "accepted"
    assert found.deals == found.sprt.deals < 30
    assert found.games == 2 * found.deals


def test_json_has_what_programs_need() -> None:
    members = json.loads(json.dumps(report().to_json()))
    assert {
        "games",
        "bots",
        "matrix",
        "ladder",
        "faults",
        "deals",
        "map",
        "players",
        "seed",
    } <= members.keys()
    needed = {"win", "low", "high", "score", "margin", "turns", "tickets_kept", "tickets_completed", "routes"}
    assert needed | {"illegal", "seconds_per_decision"} <= members["bots"]["path"].keys()
    assert "scores" not in members["bots"]["path"]


class Checker(HTMLParser):
    """Collects what a page would load or lead to, and checks that its tags match."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.found += [name for name, _ in attrs if name in ("src", "href", "srcset", "xlink:href", "action")]
        if tag not in ("meta", "line", "rect", "circle"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in ("line", "rect", "circle"):
            return
        assert self.open.pop() == tag


def test_html_needs_nothing_from_outside() -> None:
    text = html_report(report())
    checker = Checker()
    checker.feed(text)
    assert not checker.open
    assert not checker.found
    assert "script" not in checker.tags
    assert not re.search(r"https?:|//[a-z]|url\(|@import", text)
    assert checker.tags.count("svg") == (4 if ratings.is_available() else 3)
    assert "answered &lt;b&gt;7&lt;/b&gt;" in text


def test_html_of_a_report_without_a_finished_game() -> None:
    results: Results = {(0, 0): [failed("hungry", "path")]}
    assert "No game was finished." in html_report(make_report(setting("path", "hungry"), results))


def test_the_ladder_puts_the_winner_first() -> None:
    pytest.importorskip("openskill")
    games = [won("path", "hungry")] * 20 + [won("hungry", "path")] * 5
    best, worst = ratings.ladder(["hungry", "path"], games)
    assert (best.bot, worst.bot) == ("path", "hungry")
    assert best.mu > worst.mu
    assert best.sigma < 25 / 3


def test_a_bot_at_several_seats_has_one_rating() -> None:
    pytest.importorskip("openskill")
    seats = [seated("path", 0.0, 90, 2), seated("path", 0.0, 80, 3), seated("hungry", 1.0, 100, 1)]
    found = ratings.ladder(["path", "hungry"], [Played(tuple(seats), None)] * 5)
    assert [rating.bot for rating in found] == ["hungry", "path"]
