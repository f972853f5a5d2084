"""Bodies of requests, read as strictly as they are described."""

from __future__ import annotations

import functools
import json
from typing import Any

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import ValidationException


class StrictRequest(Request[Any, Any, State]):
    """Litestar would take 0 for false and "1" for 1, as is right for parameters of an address only."""

    async def json(self) -> Any:
        """The body in the shape that its handler asks for."""
        field = self.route_handler.parsed_data_field
        kind = Any if field is None else field.annotation
        body = await self.body()
        try:
            return _decoder(kind).decode(body or b"null")
        except msgspec.ValidationError:
            return _with_whole_numbers(body, kind)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise ValidationException from None


@functools.cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def _with_whole_numbers(body: bytes, kind: Any) -> Any:
    """What does not fit, unless it does with 4.0 for 4: to JSON they are the same."""
    try:
        return msgspec.convert(json.loads(body, parse_float=_number), kind)
    except msgspec.ValidationError as error:
        # "Expected `int`, got `str` - at `$.command.base`"
        place = str(error).partition(" - at `$")[2].strip(".`")
        raise ValidationException(extra=[{"key": place}]) from None


def _number(text: str) -> float:
    number = float(text)
    return int(number) if number.is_integer() else number
