"""Europe as a PettingZoo environment, with stations, tunnels and ferries.

| | |
|---|---|
| make | `europe_v0.env(players=3)` or `pettingzoo.make("aec", "vagon/europe-v0", players=3)` |
| agents | `player_0` to `player_4`, as many as players |
| actions | `Discrete(245)`: the numbers that the engine uses |
| observations | `{"observation": ..., "action_mask": ...}`, 32-bit floats from 0 up and bytes 0 or 1 |
| rewards | `score`, `win` or `shaped`; those of all seats add up to 0 |
| parallel form | none, as exactly one seat decides |

`players` is from 2 to 5; `observation` is `flat`, one array, or `dict`, its parts by name;
`render_mode` is `human`, `ansi`, `svg` or `rgb_array`. docs/environments.md has the rest.

An illegal action ends the game with a bad reward for its agent, as in PettingZoo's own games; `raw_env`
raises ValueError instead and can be played on.

Version history: v0, the rules of version 1.
"""

from vagon.env.pettingzoo.aec import makers

env, raw_env = makers("europe")
