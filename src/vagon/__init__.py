"""The train board games of Europe and Germany: exact rules, reproducible games.

    game = vagon.Game("europe", players=4, seed=7)
    while actions := game.legal():
        game.play(actions[0])

What is named here is loaded when first used, so that importing the package costs nothing.
"""

from importlib import import_module

TYPE_CHECKING = False  # importing `typing` would cost more than all the rest
if TYPE_CHECKING:
    from vagon.files import BadFile
    from vagon.maps import load_map
    from vagon.rules.refusals import Refused
    from vagon.table.game import Game

__all__ = ["BadFile", "Game", "Refused", "__version__", "load_map"]

__version__ = "0.1.0"

_HOMES = {
    "BadFile": "vagon.files",
    "Game": "vagon.table.game",
    "Refused": "vagon.rules.refusals",
    "load_map": "vagon.maps",
}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'vagon' has no attribute {name!r}")
    value: object = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
