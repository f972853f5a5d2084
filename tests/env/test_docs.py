"""The documented numbers of actions and parts of observations are the real ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.env.tables import actions_table, parts_table

PAGE = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("table", [actions_table, parts_table])
def test_the_table_is_in_the_page(table: Callable[[], list[str]]) -> None:
    """`python -m tests.env.tables` prints both."""
    assert "\n".join(table()) in PAGE
