"""What took long to find, kept in a file as it comes: a training that was killed goes on from there."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from vagon.bots.workers import spread
from vagon.files import BadFile

Unit = TypeVar("Unit")


class Notes:
    """Remembered by key; each line of the file is one of them. Without a file they last as long as this."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.known: dict[str, Any] = {}
        if file and file.exists():
            self._read(file)

    def _read(self, file: Path) -> None:
        data = file.read_text(encoding="utf-8")
        whole = data[: data.rfind("\n") + 1]  # without a line cut short
        if whole != data:
            file.write_text(whole, encoding="utf-8")
        for number, line in enumerate(whole.splitlines(), 1):
            try:
                key, value = json.loads(line)
            except (ValueError, TypeError):
                raise BadFile(str(file), f"line {number}", "is not a note of a training") from None
            self.known[str(key)] = value

    def value(self, key: str, find: Callable[[], Any]) -> Any:
        """What has this key, as JSON has it; found now if it is not known yet."""
        if key not in self.known:
            self._add(key, find())
        return self.known[key]

    def values(
        self,
        units: Mapping[str, Unit],
        find: Callable[[Unit], Any],
        jobs: int = 1,
        tell: Callable[[int], None] = lambda _: None,
    ) -> list[Any]:
        """What has these keys, in their order; what is missing is found by several processes.

        `tell` hears how many there are.
        """
        missing = [key for key in units if key not in self.known]
        found = spread(find, [units[key] for key in missing], jobs)
        for done, (key, value) in enumerate(zip(missing, found, strict=True), len(units) - len(missing) + 1):
            self._add(key, value)
            tell(done)
        return [self.known[key] for key in units]

    def _add(self, key: str, value: Any) -> None:
        self.known[key] = value
        if self.file:
            with self.file.open("a", encoding="utf-8") as notes:
                notes.write(json.dumps([key, value], separators=(",", ":")) + "\n")
