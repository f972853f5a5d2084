"""The description of the API, for programs and for people."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.server.web import Browser, code_of, people, visit
from vagon.server.http.documenting import EXAMPLES, document
from vagon.server.store import Store


def test_the_api_is_described_as_strictly_as_it_is_checked(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            found = (await ann.get("/api/openapi.json")).json()
            assert found == json.loads(document())
            shapes = found["components"]["schemas"]
            assert all(shape["additionalProperties"] is False for shape in shapes.values())
            assert shapes["Undo"]["properties"]["type"] == {"enum": ["undo"]}
            assert shapes["Command"]["properties"]["command"]["discriminator"]["propertyName"] == "type"
            [place] = [
                parameter["schema"]
                for parameter in found["paths"]["/api/tables/{table_id}"]["get"]["parameters"]
                if parameter["name"] == "place"
            ]
            assert place == {"type": "integer", "minimum": 0, "maximum": 4}

    visit(sqlite_store, story)


def test_the_page_about_the_api_tells_every_request_and_needs_nothing_from_elsewhere(
    sqlite_store: Store,
) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            page = (await ann.get("/api")).text
            found = json.loads(document())
            for path, methods in found["paths"].items():
                for method in methods:
                    assert f"{method.upper()} {path}" in page
            for name in found["components"]["schemas"]:
                assert f'id="{name}"' in page
            assert "<script" not in page
            assert "<!-- " not in page, "every part is filled in"
            links = set(re.findall(r'(?:href|src)="([^"]*)"', page))
            assert {link[0] for link in links} == {"#", "/"}
            assert {link[1:] for link in links if link[0] == "#"} <= set(re.findall(r'id="([^"]*)"', page))
            for link in links:
                if link[0] == "/":
                    assert (await ann.get(link)).status_code == 200

    visit(sqlite_store, story)


def test_the_examples_of_the_api_are_well_formed(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with people(app, count=3) as (game, (ann, _, _)):
            for (method, path), body in EXAMPLES.items():
                answer = await ann.request(method, path.replace("{table_id}", game), json=body)
                assert answer.status_code != 400, (path, answer.text)

    visit(sqlite_store, story)


def test_every_method_of_a_path_is_told(sqlite_store: Store) -> None:
    async def story(app: Any, rooms: Any) -> None:
        async with Browser(app) as ann:
            for path, operations in json.loads(document())["paths"].items():
                asked = re.sub("{[a-z_]*}", "0", path)
                told = (await ann.options(asked)).headers["allow"].split(", ")
                assert told == sorted(["OPTIONS", *(method.upper() for method in operations)]), path
                refused = await ann.put(asked, json={})
                assert (refused.status_code, code_of(refused)) == (405, "bad_method")

    visit(sqlite_store, story)
