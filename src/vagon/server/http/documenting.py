"""The description of the API: OpenAPI for programs, and a page for people who write them."""

from __future__ import annotations

import asyncio
import functools
import inspect
import json
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import HttpMethod, Litestar, Response, get, route
from litestar.enums import MediaType
from litestar.openapi.config import OpenAPIConfig
from litestar.serialization import encode_json

from vagon import __version__
from vagon.rules.refusals import CODES
from vagon.server.http import answers
from vagon.server.http.desk import Req
from vagon.server.http.lobby import LOBBY
from vagon.server.http.routes import HANDLERS
from vagon.server.tables import commands

FOLDER: Final = Path(__file__).parent
_REF: Final = "#/components/schemas/{name}"
_PARAMETER_BOUNDS: Final = ("minimum", "maximum", "minLength", "maxLength", "pattern")
Members = dict[str, Any]
DESCRIBED: Final = [*HANDLERS, *LOBBY]

_TABLE: Final = {
    "map": "europe",
    "places": [{}, {"kind": "bot"}, {}],
    "clock": {"type": "live", "seconds": 900},
}
EXAMPLES: Final[dict[tuple[str, str], Members]] = {
    ("post", "/api/tables"): {"settings": _TABLE, "name": "Ada"},
    ("post", "/api/tables/{table_id}/join"): {"code": "the code of an invitation", "name": "Ada"},
    ("post", "/api/tables/{table_id}/commands"): {
        "key": "0123456789abcdef",
        "base": 7,
        "command": {"type": "play", "actions": [{"do": "draw", "card": "deck"}]},
    },
    ("post", "/api/tables/{table_id}/chat"): {"phrase": "good_luck"},
    ("post", "/api/tables/{table_id}/name"): {"name": "Ada"},
    ("post", "/api/tables/{table_id}/rematch"): {},
    ("post", "/api/tables/{table_id}/mutes"): {"other": 2},
}
"""A body for each request that has a small one."""


@functools.cache  # it takes a fifth of a second, so it is made in another thread and once
def _document() -> Members:
    config = OpenAPIConfig(title="vagon", version=__version__, use_handler_docstrings=True)
    app = Litestar(route_handlers=DESCRIBED, openapi_config=config, logging_config=None)
    return _described(app.openapi_schema.to_schema())


def document() -> bytes:
    """The description of the API for programs."""
    return encode_json(_document())


def _described(document: Members) -> Members:
    """What Litestar says about the paths, with the shapes as msgspec checks them.

    Litestar leaves out the tags of unions, bounds that are 0, and that unknown members are refused.
    """
    document["components"]["schemas"] = shapes()
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            for parameter in operation.get("parameters", ()):
                parameter["schema"] = _parameter(parameter["schema"])
            if (method, path) in EXAMPLES:
                body = operation["requestBody"]["content"]["application/json"]
                body["example"] = EXAMPLES[method, path]
    return document


def shapes() -> dict[str, Members]:
    """All messages and answers, and what they are made of."""
    bases = (answers.Answer, commands.Message)
    types = [
        found
        for module in (answers, commands)
        for _, found in inspect.getmembers(module, inspect.isclass)
        if issubclass(found, bases) and found not in bases
    ]
    _, found = msgspec.json.schema_components(types, ref_template=_REF)
    for shape in found.values():
        if "properties" in shape:
            shape.setdefault("additionalProperties", False)
        if "description" in shape:
            shape["description"] = inspect.cleandoc(shape["description"])
    return found


def _parameter(schema: Members) -> Members:
    """A parameter that may be left out is left out; it is never null."""
    [kind] = [option for option in schema.get("oneOf", [schema]) if option.get("type") != "null"]
    bounds = {name: schema[name] for name in _PARAMETER_BOUNDS if name in schema}
    if "maximum" in bounds:
        bounds.setdefault("minimum", 0)
    return {**kind, **bounds, **({"default": schema["default"]} if schema.get("default") is not None else {})}


@functools.cache
def _page() -> bytes:
    """The same for people, without a script or anything from elsewhere."""
    text = (FOLDER / "page.html").read_text(encoding="utf-8")
    for name, part in (
        ("contents", "".join(_contents(_document()))),
        ("requests", "".join(_requests(_document()))),
        ("shapes", "".join(_shape(*shape) for shape in sorted(shapes().items()))),
        ("refusals", "".join(_refusals())),
    ):
        text = text.replace(f"<!-- {name} -->", part)
    return text.encode()


def _operations(document: Members) -> Iterator[tuple[str, str, Members]]:
    for path, methods in sorted(document["paths"].items()):
        for method, operation in methods.items():
            yield method, path, operation


def _contents(document: Members) -> Iterator[str]:
    for method, path, operation in _operations(document):
        anchor = f'<a href="#{operation["operationId"]}"><code>{method.upper()} {escape(path)}</code></a>'
        yield f"<li>{anchor}</li>"


def _requests(document: Members) -> Iterator[str]:
    for method, path, operation in _operations(document):
        yield f'<section id="{operation["operationId"]}">'
        yield f"<h3><code>{method.upper()} {escape(path)}</code></h3>"
        yield f"<p>{_text(operation.get('description', ''))}</p>"
        parameters = operation.get("parameters", [])
        if parameters:
            rows = "".join(
                _row(found["name"], found["in"], _type(found["schema"]), found.get("required", False))
                for found in parameters
            )
            yield f"<table><tr><th>parameter<th>where<th>type<th></tr>{rows}</table>"
        if "requestBody" in operation:
            schema = operation["requestBody"]["content"]["application/json"]["schema"]
            yield f"<p>Body: {_type(schema)}.</p>"
        if (method, path) in EXAMPLES:
            yield f"<pre>{escape(json.dumps(EXAMPLES[method, path], indent=2))}</pre>"
        for status, answer in operation["responses"].items():
            if status.startswith("2"):
                content = next(iter(answer.get("content", {}).values()), None)
                shape = _type(content["schema"]) if content else "nothing"
                yield f"<p>Answer {status}: {shape}.</p>"
        yield "</section>"


def _shape(name: str, schema: Members) -> str:
    needed = schema.get("required", [])
    rows = "".join(
        f"<tr><td><code>{escape(field)}</code><td>{_type(kind)}<td>{_need(kind, field in needed)}</tr>"
        for field, kind in schema.get("properties", {}).items()
    )
    text = _text(schema.get("description", ""))
    return f'<section id="{name}"><h3>{name}</h3><p>{text}</p><table>{rows}</table></section>'


def _row(name: str, where: str, kind: str, is_needed: bool) -> str:
    need = "required" if is_needed else ""
    return f"<tr><td><code>{escape(name)}</code><td>{where}<td>{kind}<td>{need}</tr>"


def _need(schema: Members, is_needed: bool) -> str:
    return "required" if is_needed else f"else <code>{escape(json.dumps(schema.get('default')))}</code>"


def _type(schema: Members) -> str:
    """A type in words, with links to the shapes."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{name}">{name}</a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(_type(option) for option in schema[several])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(json.dumps(value))}</code>" for value in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_bounds(schema, 'minItems', 'maxItems')}{_type(schema.get('items', {}))}"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"object of {_type(values)}" if isinstance(values, dict) and values else "object"
    low, high = ("minLength", "maxLength") if kind == "string" else ("minimum", "maximum")
    pattern = f" like <code>{escape(schema['pattern'])}</code>" if "pattern" in schema else ""
    return f"{kind} {_bounds(schema, low, high)}{pattern}".rstrip()


def _bounds(schema: Members, low: str, high: str) -> str:
    if low in schema and high in schema:
        return f"{schema[low]} to {schema[high]} "
    return f"at most {schema[high]} " if high in schema else ""


def _refusals() -> Iterator[str]:
    for code, rules in sorted(CODES.items()):
        yield f"<tr><td><code>{code}</code><td>{', '.join(sorted(set(rules.values())))}</tr>"


def _text(words: str) -> str:
    """Escaped, with what stands between backquotes as code."""
    parts = escape(words).split("`")
    return "".join(f"<code>{part}</code>" if index % 2 else part for index, part in enumerate(parts))


@get("/api/openapi.json", include_in_schema=False)
async def show_document() -> Response[bytes]:
    return Response(await asyncio.to_thread(document), media_type=MediaType.JSON)


@get("/api", include_in_schema=False)
async def show_page() -> Response[bytes]:
    return Response(await asyncio.to_thread(_page), media_type=MediaType.HTML)


@get("/api/page.css", include_in_schema=False)
async def show_stylesheet() -> Response[bytes]:
    return Response((FOLDER / "page.css").read_bytes(), media_type="text/css")


@route(
    sorted({path for handler in DESCRIBED for path in handler.paths}),
    http_method=HttpMethod.OPTIONS,
    include_in_schema=False,
)
async def tell_methods(request: Req) -> Response[None]:
    """Which methods a path has. What Litestar says by itself lacks those of a second handler."""
    [path] = [path for path in request.app.routes if path.path_format == request.scope["path_template"]]
    return Response(None, status_code=204, headers={"allow": ", ".join(sorted(path.methods))})


DESCRIBING = [tell_methods, show_document, show_page, show_stylesheet]
