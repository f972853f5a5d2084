"""One server for one SQLite file, on a disk of this machine."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

MOUNTS: Final = Path("/proc/mounts")
NETWORK_DISKS: Final = frozenset(("nfs", "nfs4", "cifs", "smb3", "smbfs", "ncpfs", "afs", "9p", "fuse.sshfs"))


class BadStore(ValueError):
    """A database that cannot be used; the text tells why."""


class FileLock:
    """Held until it is released or the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        import fcntl

        self.path = database.with_name(f"{database.name}.lock")
        try:
            self._file = os.open(self.path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise BadStore(f"{database}: {error.strerror or error}") from None
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self._file)
            raise BadStore(f"{database} is in use by another server") from None

    def release(self) -> None:
        os.close(self._file)


def check_local(path: Path, mounts: Path = MOUNTS) -> None:
    """Refuse a SQLite file on a network disk, whose locks cannot be trusted."""
    try:
        lines = mounts.read_text().splitlines()
    except OSError:
        return
    places = [(fields[1], fields[2]) for line in lines if len(fields := line.split()) > 2]
    parents = {str(parent) for parent in path.absolute().parents}
    kinds = [(len(place), kind) for place, kind in places if place in parents]
    if kinds and max(kinds)[1] in NETWORK_DISKS:
        raise BadStore(f"{path} is on a network disk ({max(kinds)[1]}); SQLite needs a disk of this machine")
