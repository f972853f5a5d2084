"""The three forms of an action."""

import json

import pytest

from tests.table.helpers import mixed_map
from vagon.maps import load_map
from vagon.rules.board import Board
from vagon.table.actions import Actions, BadAction

ALL = {
    "europe": Actions(Board(load_map("europe"))),
    "germany": Actions(Board(load_map("germany"))),
    "mixed": Actions(Board(mixed_map())),
}
every_map = pytest.mark.parametrize("actions", ALL.values(), ids=ALL.keys())


@every_map
def test_every_form_leads_to_every_other(actions: Actions) -> None:
    for number in range(len(actions.texts)):
        text, form = actions.text(number), actions.json(number)
        assert actions.number(number) == number
        assert actions.number(text) == number
        assert actions.number(json.loads(json.dumps(form))) == number
        assert actions.number(dict(reversed(form.items()))) == number


@every_map
def test_no_two_actions_look_alike(actions: Actions) -> None:
    assert len(set(actions.texts)) == len(actions.texts)
    assert len({json.dumps(form, sort_keys=True) for form in actions.jsons}) == len(actions.texts)


def test_numbers_are_dense_and_follow_the_map() -> None:
    assert [len(actions.texts) for actions in ALL.values()] == [245, 205, 248]
    europe = ALL["europe"]
    assert europe.texts[:11] == [
        *("draw deck", "draw violet", "draw white", "draw blue", "draw yellow", "draw orange"),
        *("draw black", "draw red", "draw green", "draw locomotive", "tickets"),
    ]
    assert europe.texts[11:13] == ["claim amsterdam-bruxelles", "claim amsterdam-essen"]
    assert europe.texts[112] == "station amsterdam"
    assert europe.texts[159:168] == [
        *("pay violet", "pay white", "pay blue", "pay yellow", "pay orange", "pay black"),
        *("pay red", "pay green", "pay violet+1"),
    ]
    assert europe.texts[223:233] == [
        *("pay locomotives", "add", "add+1", "add+2", "add+3", "withdraw"),
        *("keep 1", "keep 2", "keep 1,2", "keep 3"),
    ]
    assert europe.texts[243:] == ["keep 1,2,3,4", "pass"]
    assert ALL["germany"].texts[10:15] == [f"tickets {mix} long" for mix in range(5)]
    assert ALL["germany"].texts[197:] == [
        *("passenger red", "passenger black", "passenger green", "passenger yellow", "passenger blue"),
        *("passenger white", "passenger none", "pass"),
    ]


def test_text_may_be_careless() -> None:
    assert ALL["europe"].number("  Draw   DECK ") == 0


@pytest.mark.parametrize(
    ("action", "message"),
    [
        (-1, "europe has actions 0 to 244, not -1"),
        (245, "europe has actions 0 to 244, not 245"),
        (True, "europe has actions 0 to 244, not True"),
        (
            "claim paris-zürich",
            "europe has no action 'claim paris-zürich'; did you mean 'claim paris-zurich'?",
        ),
        ("", "europe has no action ''"),
        ({"do": "draw"}, "europe has no action {'do': 'draw'}"),
        (
            {"do": "draw", "card": "deck", "x": 1},
            "europe has no action {'do': 'draw', 'card': 'deck', 'x': 1}",
        ),
        ({"do": "pay", "colour": "red", "locomotives": {1}}, "europe has no action"),
    ],
)
def test_what_is_no_action(action: int | str | dict[str, object], message: str) -> None:
    with pytest.raises(BadAction) as bad:
        ALL["europe"].number(action)
    assert str(bad.value).startswith(message)


def test_what_is_given_out_can_be_changed_without_harm() -> None:
    ALL["europe"].json(0)["card"] = "red"
    assert ALL["europe"].json(0) == {"do": "draw", "card": "deck"}
