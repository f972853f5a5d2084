"""Whatever is sent, the answer is a refusal with a code and never a fault of the server."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.web import people, site
from vagon.server.store import open_store

JSON = {"content-type": "application/json"}
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
actions = st.sampled_from(
    [
        "keep 1",
        "keep 1,2",
        "draw deck",
        "draw red",
        "tickets",
        "pass",
        "claim paris-zurich",
        "pay red+1",
        "withdraw",
    ]
)
forms = st.dictionaries(
    st.sampled_from(["do", "card", "route", "city", "colour", "locomotives", "positions", "mix"]),
    values,
    max_size=3,
)
commands = st.one_of(
    st.fixed_dictionaries(
        {"type": st.just("play"), "actions": st.lists(actions | forms | values, max_size=5)}
    ),
    st.fixed_dictionaries(
        {"type": st.sampled_from(["undo", "end_turn", "leave", "return", "pause", "resume", "play", "x"])}
    ),
    values,
)
bodies = st.one_of(
    st.fixed_dictionaries(
        {
            "key": st.text(max_size=70) | st.from_regex(r"\A[a-z]{8}\Z"),
            "base": st.integers(-1, 9),
            "command": commands,
        },
        optional={"place": st.integers(-1, 6), "seat": values},
    ),
    values,
)
paths = st.sampled_from(["commands", "chat", "join", "name", "rematch", "seats/0/code", "seats/9/code"])


def test_f2_no_body_makes_the_server_fail(tmp_path_factory: Any) -> None:
    folder: Path = tmp_path_factory.mktemp("fuzz")
    store = open_store(str(folder / "vagon.db"))
    loop = asyncio.new_event_loop()

    async def prepare() -> Any:
        context = site(store)
        app, _ = await context.__aenter__()
        table = people(app)
        game, browsers = await table.__aenter__()
        return context, table, game, browsers

    context, table, game, browsers = loop.run_until_complete(prepare())

    @settings(max_examples=60, suppress_health_check=list(HealthCheck))
    @given(paths, bodies, st.integers(0, 1))
    def send(path: str, body: object, who: int) -> None:
        answer = loop.run_until_complete(
            browsers[who].post(f"/api/tables/{game}/{path}", content=json.dumps(body), headers=JSON)
        )
        assert answer.status_code in (200, 201, 204, 400, 403, 404, 409, 413, 415), answer.text
        if answer.status_code >= 400:
            assert set(answer.json()) == {"code", "rule", "facts"}

    try:
        send()
    finally:
        loop.run_until_complete(table.__aexit__(None, None, None))
        loop.run_until_complete(context.__aexit__(None, None, None))
        loop.run_until_complete(loop.shutdown_default_executor())
        loop.close()
        store.close()
