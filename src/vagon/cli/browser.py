"""A game in the browser: a server for this machine alone, and the browser that opens it."""

from __future__ import annotations

import os
import socket
import threading
import webbrowser
from pathlib import Path
from typing import Final

from vagon.cli.arguments import BadInput
from vagon.cli.serve import DEFAULT_PORT, start_token

LOOPBACK: Final = "127.0.0.1"


def play_in_browser(*, opens_browser: bool) -> int:
    """Serve until interrupted; games stay on the machine and can be continued."""
    from vagon.server.http.client import load_files
    from vagon.server.run import BadAddress, serve
    from vagon.server.settings import UNLIMITED, Settings
    from vagon.server.store import BadStore, open_store

    if not load_files():
        raise BadInput("this installation has no browser client; play in the terminal: vagon play --terminal")
    database = str(_games())
    try:
        store = open_store(database)
    except BadStore as bad:
        raise BadInput(str(bad)) from None

    settings = Settings(limits=UNLIMITED, start_token=start_token(store))

    def announce(address: str) -> None:
        address = settings.entrance(address)
        print(f"Play at {address} (Ctrl+C ends)", flush=True)
        if opens_browser:
            # A browser in the terminal would block the server.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    try:
        serve(store, settings, LOOPBACK, _port(), 1, database, announce)
    except BadAddress as bad:
        raise BadInput(str(bad)) from None
    return 0


def _games() -> Path:
    """Where the games of this user lie."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    directory = (Path(base) if base else Path.home() / ".local" / "share") / "vagon"
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"cannot keep games in {directory}: {error.strerror}") from None
    return directory / "games.db"


def _port() -> int:
    """The usual port, as a browser keeps settings by address; any free one if it is taken."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((LOOPBACK, DEFAULT_PORT))
        except OSError:
            return 0
    return DEFAULT_PORT
