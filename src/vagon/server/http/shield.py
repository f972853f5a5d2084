"""Everything that is decided about a request before anybody looks at what it asks for."""

from __future__ import annotations

import hmac
import json
import logging
import math
import time
from collections.abc import Sequence
from html import escape
from typing import Final, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from vagon.locales import language_accepted, words
from vagon.server.http.limiting import Bucket
from vagon.server.http.metrics import Metrics
from vagon.server.identity import COOKIE, COOKIE_SECONDS, START_COOKIE
from vagon.server.settings import Settings

CSP: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types svelte-trusted-html vagon-worker",
    )
)
HEADERS: Final = {
    b"content-security-policy": CSP.encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"x-frame-options": b"DENY",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
}
SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
UNLIMITED: Final = frozenset(("/healthz", "/readyz", "/metrics"))
logger = logging.getLogger("vagon.http")


class Shield:
    """Host, origin, content type and rate are checked; headers are added; each request is counted and logged.

    The log has neither addresses nor ids nor query strings.
    """

    def __init__(
        self, app: ASGIApp, settings: Settings, metrics: Metrics, buckets: Sequence[Bucket] = ()
    ) -> None:
        self.app = app
        self.settings = settings
        self.metrics = metrics
        self.bucket = Bucket(settings.limits.per_second, settings.limits.burst)
        self.buckets = (self.bucket, *buckets)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        headers = dict(scope["headers"])  # whose names have small letters in ASGI
        state = scope.setdefault("state", {})
        state["headers"] = headers
        state["caller"] = self._caller(scope, headers)
        state["is_https"] = self._is_https(scope, headers)
        status = 0

        async def guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = self._headers(list(message["headers"]), scope["path"])
            await send(message)

        refusal = self._refusal(scope["method"], scope["path"], headers, state["caller"])
        if refusal is not None:
            await _answer(guarded, headers, *refusal)
        elif not self._is_let_in(scope["path"], headers):
            await self._let_in(guarded, headers, scope["method"], scope["query_string"])
        else:
            await self.app(scope, receive, guarded)
        self.metrics.requests[status] += 1
        if logger.isEnabledFor(logging.INFO):
            line = {
                "method": scope["method"] if scope["method"] in (*SAFE, "POST", "DELETE") else "?",
                "area": _area(scope["path"]),
                "status": status,
                "ms": round(1000 * (time.perf_counter() - started), 1),
            }
            logger.info("%s", json.dumps(line))

    async def forget_callers(self) -> None:
        """Keep no address longer than it counts."""
        for bucket in self.buckets:
            bucket.forget()

    def _caller(self, scope: Scope, headers: dict[bytes, bytes]) -> str:
        """The address a request comes from; what a proxy says counts only if the proxy is trusted."""
        client = scope.get("client")
        address = client[0] if client else ""
        if address in self.settings.trusted_proxies:
            hops = [hop.strip() for hop in headers.get(b"x-forwarded-for", b"").decode("latin-1").split(",")]
            for hop in reversed(hops):
                if hop and hop not in self.settings.trusted_proxies:
                    return hop[:64]
        return address

    def _is_https(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        client = scope.get("client")
        if client and client[0] in self.settings.trusted_proxies and b"x-forwarded-proto" in headers:
            return headers[b"x-forwarded-proto"] == b"https"
        return self.settings.is_https

    def _is_let_in(self, path: str, headers: dict[bytes, bytes]) -> bool:
        token = self.settings.start_token
        if token is None or path in UNLIMITED:
            return True
        return hmac.compare_digest(cookies_of(headers).get(START_COOKIE.encode(), b""), token.encode())

    async def _let_in(self, send: Send, headers: dict[bytes, bytes], method: str, query: bytes) -> None:
        """Exchange the token in the address that was opened for a cookie, and send the browser on."""
        token = (self.settings.start_token or "").encode()
        if method != "GET" or not hmac.compare_digest(query, b"start=" + token):
            await _answer(send, headers, 403, "needs_start_token", 0.0)
            return
        cookie = b"%b=%b; HttpOnly; Max-Age=%d; Path=/; SameSite=Strict"
        cookie %= (START_COOKIE.encode(), token, COOKIE_SECONDS)
        await _send(send, 303, [(b"location", b"/"), (b"set-cookie", cookie)], b"")

    def _headers(self, headers: list[tuple[bytes, bytes]], path: str) -> list[tuple[bytes, bytes]]:
        present = {name.lower() for name, _ in headers}
        headers += [pair for pair in HEADERS.items() if pair[0] not in present]
        if path.startswith("/api") and b"cache-control" not in present:
            headers.append((b"cache-control", b"no-store"))
        return headers

    def _refusal(
        self, method: str, path: str, headers: dict[bytes, bytes], caller: str
    ) -> tuple[int, str, float] | None:
        host = headers.get(b"host", b"").decode("latin-1")
        if not self.settings.is_allowed(host):
            return 403, "bad_host", 0.0
        if path not in UNLIMITED and (seconds := self.bucket.wait(caller)):
            return 429, "too_many_requests", seconds
        if method not in SAFE:
            if not _is_same_origin(headers, host):
                return 403, "cross_site", 0.0
            body = headers.get(b"content-length", b"0") != b"0" or b"transfer-encoding" in headers
            kind = headers.get(b"content-type", b"").split(b";")[0].strip().lower()
            if body and kind != b"application/json":
                return 415, "not_json", 0.0
            if b"content-encoding" in headers:
                return 415, "compressed", 0.0
        return None


def cookies_of(headers: dict[bytes, bytes]) -> dict[bytes, bytes]:
    """Cookies by name; ours have neither quotes nor anything else that is written in another way."""
    pairs = [pair.partition(b"=") for pair in headers.get(b"cookie", b"").split(b";")]
    return {name.strip(): value.strip() for name, _, value in pairs}


def _is_same_origin(headers: dict[bytes, bytes], host: str) -> bool:
    """One that brings a cookie must come from our page; without it nothing is done in anybody's name."""
    origin = headers.get(b"origin")
    if origin is not None:
        return origin.decode("latin-1").partition("://")[2].lower() == host.lower()
    site = headers.get(b"sec-fetch-site")
    if site is not None:
        return site == b"same-origin"
    return COOKIE.encode() not in headers.get(b"cookie", b"")


def _area(path: str) -> str:
    """The kind of thing asked for, without anything that names a table."""
    parts = path.split("/")
    known = ("api", "tables", "healthz", "readyz", "metrics", "stream", "commands", "join", "chat", "record")
    return "/".join(part if part in known else "*" for part in parts[1:6]) or "/"


async def _answer(send: Send, asked: dict[bytes, bytes], status: int, code: str, seconds: float) -> None:
    """Refuse: with a page in their language for people, who have opened an address, else with a Problem."""
    if b"text/html" in asked.get(b"accept", b""):
        kind, body = b"text/html; charset=utf-8", _page(asked.get(b"accept-language", b""), code)
    else:
        kind, body = b"application/json", json.dumps({"code": code, "rule": None, "facts": {}}).encode()
    headers = [(b"content-type", kind), (b"cache-control", b"no-store")]
    if seconds:
        headers.append((b"retry-after", str(math.ceil(seconds)).encode()))
    await _send(send, status, headers, body)


def _page(languages: bytes, code: str) -> bytes:
    """Without a style: whoever is refused gets nothing else from here."""
    language = language_accepted(languages.decode("latin-1"))
    return f"""<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Vagon</title>
<h1>Vagon</h1>
<p>{escape(words(language)(f"refusal-{code}"))}</p>
""".encode()


async def _send(send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
    headers.append((b"content-length", str(len(body)).encode()))
    await send(cast("Message", {"type": "http.response.start", "status": status, "headers": headers}))
    await send(cast("Message", {"type": "http.response.body", "body": body, "more_body": False}))
