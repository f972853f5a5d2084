"""Whole games to the final score, by all the ways there are to play."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import NewContext
from tests.browser.people import Person, Reader, Toucher, Typist, make_table

PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}


@pytest.mark.long
@pytest.mark.parametrize(
    ("person", "map_name", "options"),
    [
        (Person, "europe", {}),
        (Person, "germany", {}),
        (Toucher, "europe", PHONE),
        (Typist, "germany", {}),
        (Reader, "europe", {}),
    ],
    ids=["mouse-europe", "mouse-germany", "touch", "keyboard", "words"],
)
def test_a_whole_game(
    new_context: NewContext, person: type[Person], map_name: str, options: dict[str, Any]
) -> None:
    page = new_context({"names": "printed"}, **options).new_page()
    made = make_table(page, map_name)
    page.goto(f"/t/{made['id']}{'/text' if person is Reader else ''}")
    seen = person(page, made["id"]).play_until_over()
    page.get_by_role("button", name="To the result").click()
    page.get_by_role("link", name="Save the record").wait_for()
    for seat in seen["score"]["seats"]:
        assert str(seat["total"]) in page.inner_text("main")
