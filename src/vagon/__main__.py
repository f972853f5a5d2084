"""`python -m vagon` is the command `vagon`."""

import sys

from vagon.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
