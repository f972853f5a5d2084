"""The rules: what is legal, what it does, what it scores. No input, no output, no clock, no text.

Most modules here are compiled where there is a C compiler; the same sources run uncompiled.
"""

from vagon.rules.random import COMPILED

__all__ = ["COMPILED"]
