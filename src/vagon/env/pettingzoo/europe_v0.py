"""Europe as a PettingZoo environment, with stations, tunnels and ferries: `europe_v0.env(players=3)`.

docs/environments.md tells what it takes and gives. v0 follows version 1 of the rules.
"""

from vagon.env.pettingzoo.aec import makers

env, raw_env = makers("europe")
