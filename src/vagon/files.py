"""Strict reading of JSON files: whatever is wrong is refused in one line with its place and the reason."""

import json
import re
import stat
from collections import Counter
from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import reduce
from os import PathLike
from pathlib import Path
from typing import Final, NoReturn, TypeAlias, TypeVar

MAX_BYTES: Final = 4_000_000
MAX_DEPTH: Final = 40
MAX_INTEGER: Final = 2**63 - 1

Json: TypeAlias = object
"""A parsed JSON value of a shape not yet known."""

_T = TypeVar("_T")
_STRING_OR_BRACKET = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?|[\[{\]}]', re.DOTALL)
_TOP: Final = "top level"
_MAX_UNKNOWN: Final = 10


class BadFile(ValueError):
    """A file that was refused: `name` of the file, `place` within it, `reason` for a person to read."""

    def __init__(self, name: str, place: str, reason: str) -> None:
        super().__init__(name, place, reason)
        self.name = name if name.isprintable() else repr(name)
        self.place = place
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.name}: {self.place}: {self.reason}"


def read_bytes(path: str | PathLike[str], limit: int = MAX_BYTES) -> bytes:
    """The contents of a file of at most `limit` bytes. A pipe or device is refused, since it might block."""
    source = Path(path)
    name = source.name or str(source)
    try:
        if not stat.S_ISREG(source.stat().st_mode):
            raise OSError(None, "not an ordinary file")
        with source.open("rb") as stream:
            data = stream.read(limit + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadFile(name, "file", f"cannot be read: {_lowered(reason)}") from None
    if len(data) > limit:
        raise BadFile(name, "file", f"is larger than {limit} bytes")
    return data


def parse_json(data: bytes | str, name: str = "<text>") -> Json:
    """The JSON value in `data`, which is UTF-8 without a byte order mark.

    Beyond what JSON itself demands, these are refused: a key given twice in one object, NaN and the
    infinities, whole numbers that need more than 64 bits, numbers too large for a double, lone surrogates,
    and nesting deeper than `MAX_DEPTH`.
    """
    text = _decode(data, name)
    _check_depth(text, name)
    try:
        value: Json = json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_integer,
            parse_float=_float,
            parse_constant=_constant,
        )
    except json.JSONDecodeError as error:
        reason = _lowered(error.msg).removesuffix(" at").removesuffix(" starting")
        raise BadFile(name, f"line {error.lineno} column {error.colno}", f"is not JSON: {reason}") from None
    steps: list[str | int] = []
    if refused := _find_refused(value, steps):
        raise BadFile(name, reduce(_place, steps, "") or _TOP, refused)
    return value


def _decode(data: bytes | str, name: str) -> str:
    try:
        if isinstance(data, str):
            data.encode()
            text = data
        else:
            text = data.decode()
    except UnicodeDecodeError as error:
        before = error.object[: error.start].decode()
        raise BadFile(name, _line_column(before, len(before)), "is not UTF-8 text") from None
    except UnicodeEncodeError as error:
        raise BadFile(name, _line_column(error.object, error.start), "is a lone surrogate") from None
    if text.startswith("\ufeff"):
        raise BadFile(name, "line 1 column 1", "is a byte order mark; save the file as plain UTF-8")
    return text


def _line_column(text: str, index: int) -> str:
    line = text.count("\n", 0, index) + 1
    column = index - text.rfind("\n", 0, index)
    return f"line {line} column {column}"


def _check_depth(text: str, name: str) -> None:
    """Refuse deep nesting before the parser, which recurses, ever sees it."""
    depth = 0
    for match in _STRING_OR_BRACKET.finditer(text):
        found = match[0]
        if found in "[{":
            depth += 1
            if depth > MAX_DEPTH:
                place = _line_column(text, match.start())
                raise BadFile(name, place, f"is nested more than {MAX_DEPTH} levels deep")
        elif found in "]}":
            depth -= 1


class _Refused:
    """Stands in for an unacceptable value until the whole is parsed: the parser's hooks know no places."""

    def __init__(self, reason: str) -> None:
        self.reason = reason


def _object(pairs: list[tuple[str, Json]]) -> Json | _Refused:
    result = dict(pairs)
    if len(result) == len(pairs):
        return result
    [(repeated, times)] = Counter(key for key, _ in pairs).most_common(1)
    return _Refused(f"has the key {shown(repeated)} {times} times")


def _integer(digits: str) -> Json | _Refused:
    value = int(digits) if len(digits) <= 20 else MAX_INTEGER + 1
    return value if -MAX_INTEGER <= value <= MAX_INTEGER else _Refused("is too large a number")


def _float(digits: str) -> Json | _Refused:
    value = float(digits)
    return value if abs(value) != float("inf") else _Refused("is too large a number")


def _constant(word: str) -> Json | _Refused:
    return _Refused(f"must be a number, not {word}")


def _find_refused(value: Json, steps: list[str | int]) -> str | None:
    """The reason to refuse something within `value`, with `steps` left to lead to it; None if all is well."""
    if isinstance(value, _Refused):
        return value.reason
    if isinstance(value, str):
        return "contains a lone surrogate" if _has_surrogate(value) else None
    members: Iterable[tuple[str | int, Json]] = ()
    if isinstance(value, dict):
        members = value.items()
    elif isinstance(value, list):
        members = enumerate(value)
    for step, item in members:
        if isinstance(step, str) and _has_surrogate(step):
            return f"has a key with a lone surrogate, {shown(step)}"
        steps.append(step)
        if reason := _find_refused(item, steps):
            return reason
        steps.pop()
    return None


def _has_surrogate(text: str) -> bool:
    return not text.isascii() and any("\ud800" <= character <= "\udfff" for character in text)


_ABSENT: Final = object()
Faults: TypeAlias = list[BadFile]
Nodes: TypeAlias = "list[Node]"
Members: TypeAlias = "dict[str, Node]"


class Node:
    """A parsed JSON value together with its place, read by asking for what is expected there.

    A reader that finds something else raises `BadFile`. If the node was given a list of `faults`, the
    refusal is added to it instead and reading goes on with a harmless value, so that one pass finds every
    fault; the result may then be used only if the list stayed empty.
    """

    __slots__ = ("faults", "name", "place", "value")

    def __init__(
        self, value: Json, place: str = "", name: str = "<text>", faults: Faults | None = None
    ) -> None:
        self.value = value
        self.place = place
        self.name = name
        self.faults = faults

    def fail(self, reason: str) -> NoReturn:
        raise BadFile(self.name, self.place or _TOP, reason)

    def refuse(self, reason: str, instead: _T) -> _T:
        """Raise for `reason`, or note it and return `instead` where faults are being collected."""
        if self.faults is None:
            self.fail(reason)
        if self.value is not _ABSENT:
            self.faults.append(BadFile(self.name, self.place or _TOP, reason))
        return instead

    def object(self, required: Sequence[str] = (), optional: Sequence[str] = ()) -> Members:
        """The members by key: all of `required`, those present of `optional`, and none besides."""
        members = dict(self.items())
        if not isinstance(self.value, dict):
            return {key: self._child(_ABSENT, key) for key in required}
        for key in required:
            if key not in members:
                members[key] = self.refuse(f"lacks {shown(key)}", self._child(_ABSENT, key))
        known = (*required, *optional)
        unknown = [key for key in members if key not in known]
        for key in unknown[:_MAX_UNKNOWN]:
            self.refuse(f"has an unknown key {shown(key)}{_suggestion(key, known)}", None)
        if len(unknown) > _MAX_UNKNOWN:
            self.refuse(f"has {len(unknown)} unknown keys", None)
        return {key: member for key, member in members.items() if key in known}

    def items(self) -> Iterable[tuple[str, "Node"]]:
        """The members in file order, whatever their keys."""
        if not isinstance(self.value, dict):
            return self._expected("an object", ())
        return [(key, self._child(value, key)) for key, value in self.value.items()]

    def list(self, low: int = 0, high: int | None = None) -> Nodes:
        if not isinstance(self.value, list):
            return self._expected("a list", [])
        count = len(self.value)
        if count < low or (high is not None and count > high):
            return self.refuse(f"must have {_span(low, high)} items, not {count}", [])
        return [self._child(item, index) for index, item in enumerate(self.value)]

    def text(self, longest: int, pattern: str | None = None) -> str:
        """Printable text of 1 to `longest` characters, without outer spaces; all of it matches `pattern`."""
        value = self.value
        if not isinstance(value, str):
            return self._expected("text", "")
        if not 1 <= len(value) <= longest:
            return self.refuse(f"must be text of 1 to {longest} characters, not {len(value)}", "")
        if not value.isprintable() or value != value.strip():
            return self._expected("printable text without outer spaces", "")
        if pattern is not None and not re.fullmatch(pattern, value):
            return self._expected(f"text of the form {pattern}", "")
        return value

    def integer(self, low: int, high: int) -> int:
        if isinstance(self.value, int) and not isinstance(self.value, bool) and low <= self.value <= high:
            return self.value
        return self._expected(f"a whole number from {low} to {high}", low)

    def number(self, low: float, high: float) -> float:
        if (
            isinstance(self.value, int | float)
            and not isinstance(self.value, bool)
            and low <= self.value <= high
        ):
            return float(self.value)
        return self._expected(f"a number from {low:g} to {high:g}", low)

    def boolean(self) -> bool:
        return self.value if isinstance(self.value, bool) else self._expected("true or false", instead=False)

    def choice(self, options: Sequence[str]) -> str:
        if isinstance(self.value, str) and self.value in options:
            return self.value
        hint = _suggestion(self.value, options) if isinstance(self.value, str) else ""
        return self.refuse(f"must be {_either(options)}, not {shown(self.value)}{hint}", options[0])

    def _child(self, value: Json, step: str | int) -> "Node":
        return Node(value, _place(self.place, step), self.name, self.faults)

    def _expected(self, what: str, instead: _T) -> _T:
        return self.refuse(f"must be {what}, not {shown(self.value)}", instead)


def _place(parent: str, step: str | int) -> str:
    if isinstance(step, int) or len(step) > 40 or not step.isidentifier():
        return f"{parent}[{shown(step)}]"
    return f"{parent}.{step}" if parent else step


def shown(value: Json, longest: int = 40) -> str:
    """`value` as a message quotes it: on one line, and no longer than a line can bear."""
    match value:
        case None:
            return "null"
        case bool():
            return str(value).lower()
        case list():
            return "a list"
        case dict():
            return "an object"
        case str() if len(value) > longest:
            return repr(value[:longest]) + "…"
    return repr(value)


def _lowered(sentence: str) -> str:
    return sentence[:1].lower() + sentence[1:]


def _suggestion(word: str, options: Iterable[str]) -> str:
    close = get_close_matches(word[:40], options, n=1)
    return f"; did you mean {shown(close[0])}?" if close else ""


def _either(options: Sequence[str]) -> str:
    return " or ".join(filter(None, (", ".join(options[:-1]), options[-1])))


def _span(low: int, high: int | None) -> str:
    if high is None:
        return f"at least {low}"
    return str(low) if low == high else f"{low} to {high}"
