"""What a request is answered with when it is not done."""

from __future__ import annotations

from collections.abc import Mapping

Fact = int | float | str


class Refusal(Exception):
    """`status` is that of HTTP; `rule` the number of the rule where it is one of the game."""

    def __init__(
        self, status: int, code: str, rule: str | None = None, facts: Mapping[str, Fact] | None = None
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.rule = rule
        self.facts = dict(facts or {})

    def to_json(self) -> dict[str, object]:
        return {"code": self.code, "rule": self.rule, "facts": self.facts}
