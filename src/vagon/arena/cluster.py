"""An arena on a Ray cluster, which needs the extra `vagon[ray]`; its games are those of any other arena."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from vagon.arena.matches import Played
from vagon.arena.running import AHEAD, Setting, Unit, Workers, play_unit


class NoRay(RuntimeError):
    """Ray is not installed, or there is no cluster at the address; the text says which in one line."""


def cluster(address: str) -> Workers:
    """Workers on the cluster at an address; on one of this machine's own if the address is empty."""
    ray = connect(address)

    def play(setting: Setting, units: Iterable[Unit]) -> Iterator[tuple[Unit, list[Played]]]:
        # A task is a deal: about a second of work, so that sending it costs nothing. The map is sent once.
        task = ray.remote(play_unit)
        shared = ray.put(setting)
        waiting = iter(units)
        running: dict[Any, Unit] = {}
        try:
            while True:
                room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
                for unit in islice(waiting, room - len(running)):
                    running[task.remote(shared, unit)] = unit
                if not running:
                    return
                finished, _ = ray.wait(list(running), num_returns=1)
                for reference in finished:
                    yield running.pop(reference), ray.get(reference)
        finally:
            for reference in running:
                ray.cancel(reference, force=True)

    return play


def connect(address: str) -> Any:
    """Ray, connected; a connection that is there already is used."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ModuleNotFoundError:
        raise NoRay("--ray needs `pip install vagon[ray]`") from None
    if not ray.is_initialized():
        try:
            ray.init(
                address=address or None, include_dashboard=None if address else False, log_to_driver=False
            )
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            raise NoRay(f"no Ray cluster at {address or 'this machine'}: {error}") from None
    return ray
