"""Make the browser client: `python tools/client [build | prepare | api | npm WORDS... | has-node]`.

build      everything, into src/vagon/client, if anything has changed (also without a word)
prepare    what a build takes from the Python sources, into web/src/generated, and from npm
api        the description of the server's API, into web/openapi.json, and its types
npm        npm in web, with whichever Node.js is to be had
"""

from __future__ import annotations

import sys
from pathlib import Path

import art
import building


def main(words: list[str]) -> int:
    sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "src"))
    match words:
        case [] | ["build"]:
            building.build()
        case ["prepare"]:
            building.prepare()
        case ["api"]:
            art.write(art.ROOT / "web" / "openapi.json", art.api())
            building.npm("run", "types")
        case ["has-node"]:
            return int(not building.has_node())
        case ["npm", *rest]:
            building.npm(*rest)
        case _:
            sys.stderr.write(__doc__ or "")
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
