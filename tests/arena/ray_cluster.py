"""Run by a test inside a network of its own: an arena on a cluster of two nodes, as JSON lines."""

from __future__ import annotations

import fcntl
import json
import os
import socket
import struct
import sys
from pathlib import Path

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"


def raise_loopback() -> None:
    """A new network has nothing but a loopback that is down."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any_socket:
        fcntl.ioctl(any_socket, 0x8914, struct.pack("16sh", b"lo", 1))  # SIOCSIFFLAGS, IFF_UP


def main() -> None:
    raise_loopback()
    import ray
    from ray.cluster_utils import Cluster

    from tests.arena.helpers import setting, timeless
    from vagon.arena.cluster import cluster
    from vagon.arena.running import play_all

    folder = Path(__file__).parents[2]
    node = {"num_cpus": 1, "object_store_memory": 100_000_000, "include_dashboard": False}
    nodes = Cluster(initialize_head=True, head_node_args=node)
    nodes.add_node(num_cpus=1, object_store_memory=100_000_000)
    ray.init(
        address=nodes.address,
        log_to_driver=False,
        runtime_env={"env_vars": {"PYTHONPATH": os.pathsep.join([str(folder), os.environ["PYTHONPATH"]])}},
    )
    try:
        results = timeless(play_all(setting("random", "big-track"), 6, cluster(nodes.address)))
        used = len([node for node in ray.nodes() if node["Alive"]])
    finally:
        ray.shutdown()
        nodes.shutdown()
    lines = [json.dumps({"nodes": used})]
    for unit, games in results.items():
        lines.append(json.dumps([unit, [game.to_json() for game in games]]))
    sys.stdout.write("\n".join(lines))


if __name__ == "__main__":
    main()
