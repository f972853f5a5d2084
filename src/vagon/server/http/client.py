"""The browser client: static files, packed when the package was built."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import PathParameter

from vagon.server.refusals import Refusal

INDEX: Final = "index.html"
HASHED: Final = "assets/"
"""Files whose names change with their content."""
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
KINDS: Final = {
    "css": "text/css",
    "html": "text/html",
    "js": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "txt": "text/plain",
    "webmanifest": "application/manifest+json",
    "woff2": "font/woff2",
}
PACKED: Final = {"br": "br", "gzip": "gz"}
"""Encodings by preference, with the ending of their files."""


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent: by encoding, "" being that of the file itself."""

    kind: str
    etag: str
    bodies: dict[str, bytes]


@cache
def load_files() -> dict[str, File]:
    """All files of the client by path; none if the package was built without it."""
    root = files("vagon").joinpath("client")
    found = dict(_walk(root, "")) if root.is_dir() else {}
    return {
        path: File(
            kind=KINDS[path.rpartition(".")[2]],
            etag=f'"{hashlib.sha256(body).hexdigest()[:16]}"',
            bodies={"": body}
            | {name: found[f"{path}.{end}"] for name, end in PACKED.items() if f"{path}.{end}" in found},
        )
        for path, body in found.items()
        if path.rpartition(".")[2] in KINDS
    }


def _walk(directory: Traversable, prefix: str) -> list[tuple[str, bytes]]:
    entries = []
    for entry in directory.iterdir():
        if entry.is_dir():
            entries += _walk(entry, f"{prefix}{entry.name}/")
        else:
            entries.append((prefix + entry.name, entry.read_bytes()))
    return entries


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def show_client(
    request: Request[Any, Any, State], path: Annotated[str, PathParameter()] = ""
) -> Response[bytes]:
    """A file of the client; its first page for every address that is a screen of it."""
    name = path.strip("/")
    known = load_files()
    file = known.get(name)
    if file is None and "." not in name.rpartition("/")[2] and not name.startswith("api/"):
        name, file = INDEX, known.get(INDEX)
    if file is None:
        raise Refusal(404, "not_found" if known else "no_client")
    headers = {
        "cache-control": FOREVER if name.startswith(HASHED) else ASK_FIRST,
        "etag": file.etag,
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    accepted = {
        word.partition(";")[0].strip() for word in request.headers.get("accept-encoding", "").split(",")
    }
    encoding = next((name for name in PACKED if name in accepted and name in file.bodies), "")
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.bodies[encoding], media_type=file.kind, headers=headers)
