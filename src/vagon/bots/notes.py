"""What took long to find, kept in a file as it comes: a training that was killed goes on from there."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from vagon.files import BadFile


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
            self.known[key] = find()
            if self.file:
                with self.file.open("a", encoding="utf-8") as notes:
                    notes.write(json.dumps([key, self.known[key]], separators=(",", ":")) + "\n")
        return self.known[key]
