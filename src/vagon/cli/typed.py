"""From what a person types to an action: its text, or words that can mean only one thing."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Final, NamedTuple

from vagon.cli.colours import LETTERS
from vagon.cli.names import names_of
from vagon.rules.board import Board
from vagon.table.actions import actions_of

_EXACT: Final = 3
_PREFIX: Final = 2
_SIMILAR: Final = 1
_LIKENESS: Final = 0.75  # of two words that differ by a slip of the finger
_SHORTEST: Final = 4  # letters of a word that may have such a slip
_LONGEST: Final = 40
_MAX_WORDS: Final = 6


class Meaning(NamedTuple):
    """What typed words may mean: no action, one, or several. A guess needs a yes first."""

    actions: tuple[int, ...]
    is_guess: bool = False


class Candidate(NamedTuple):
    """An action and the words for it: all of `needed` must be typed, and none besides those and `also`."""

    action: int
    needed: tuple[str, ...]
    also: tuple[str, ...]


def understand(text: str, board: Board, legal: Sequence[int]) -> Meaning:
    """The legal actions that `text` may mean; failing that, the claims and stations that will be refused."""
    exact = actions_of(board).by_text.get(" ".join(text.lower().split()))
    if exact is not None:
        return Meaning((exact,))
    words = simple_words(text)
    meant = _best(words, (_candidate(board, number) for number in legal))
    builds = _best(words, (_candidate(board, number) for number in range(board.first_claim, board.first_pay)))
    if not meant.actions:
        return builds
    # One end of a route is not enough, even if no other route there can be claimed now.
    is_vague = meant.actions[0] in builds.actions and _num_lines(board, builds.actions) > 1
    return Meaning(meant.actions, meant.is_guess or is_vague)


def is_meant(words: Sequence[str], name: str) -> bool:
    """Whether each of the words begins one in `name`."""
    return all(any(word.startswith(typed) for word in simple_words(name)) for typed in words)


def _num_lines(board: Board, actions: Sequence[int]) -> int:
    """How many different pairs of places the claims among the actions join."""
    claims = [n - board.first_claim for n in actions if board.first_claim <= n < board.first_station]
    return len({frozenset(board.map.routes[route].ends) for route in claims})


def simple_words(text: str) -> list[str]:
    """The words in small letters without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"\w+", "".join(letter for letter in letters if not unicodedata.combining(letter)))


@lru_cache(maxsize=4096)
def likeness(typed: str, word: str) -> int:
    """How well a typed word stands for a word; 0 if it does not."""
    if typed == word:
        return _EXACT
    if word.startswith(typed):
        return _PREFIX
    is_similar = (
        _SHORTEST <= len(typed) <= _LONGEST and SequenceMatcher(None, typed, word).ratio() >= _LIKENESS
    )
    return _SIMILAR if is_similar else 0


@lru_cache(maxsize=1024)
def _candidate(board: Board, number: int) -> Candidate:
    form = actions_of(board).json(number)
    names = names_of(board.map)
    match form["do"]:
        case "draw" if form["card"] == "deck":
            return Candidate(number, (), ("draw", "take", "card", "deck"))
        case "draw":
            card = str(form["card"])
            return Candidate(number, (), ("draw", "take", "card", card, LETTERS[card].lower()))
        case "tickets":
            mix = (str(form["mix"]),) if "mix" in form else ()
            return Candidate(number, ("tickets", *mix), ("draw", *board.piles))
        case "claim":
            route = board.map.routes[number - board.first_claim]
            places = simple_words(" ".join([route.id, names.lines[route.id]]))
            return Candidate(number, (), ("claim", *dict.fromkeys(places), route.colour, route.kind))
        case "station":
            city = str(form["city"])
            places = simple_words(f"{city} {names.places[city]}")
            return Candidate(number, ("station",), ("build", *dict.fromkeys(places)))
        case "pay":
            colour = str(form["colour"])
            words = ("pay", colour, LETTERS[colour].lower())
            return Candidate(number, *_with(form.get("locomotives"), (), words))
        case "add":
            return Candidate(number, *_with(form["locomotives"], ("add",), ()))
        case "passenger":
            return Candidate(number, (), ("passenger", "take", str(form["colour"] or "none")))
    return Candidate(number, tuple(simple_words(str(form["do"]))), ())


def _with(locomotives: object, needed: tuple[str, ...], also: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The words of a payment; the number of locomotives is needed if there are any."""
    return ((*needed, str(locomotives)), (*also, "locomotives")) if locomotives else (needed, also)


def _best(words: Sequence[str], candidates: Iterable[Candidate]) -> Meaning:
    """The candidates that all words match, those matched best; of equal tracks one is enough."""
    if not 1 <= len(words) <= _MAX_WORDS:
        return Meaning(())
    found: dict[int, dict[tuple[str, ...], int]] = {_EXACT: {}, _PREFIX: {}, _SIMILAR: {}}
    for candidate in candidates:
        quality = _match(words, candidate.needed + candidate.also, candidate.needed)
        if quality:
            what = tuple(word for word in candidate.also if not word.isdigit())
            found[quality].setdefault((*candidate.needed, *what), candidate.action)
    best = next((quality for quality, actions in found.items() if actions), _EXACT)
    return Meaning(tuple(found[best].values()), best == _SIMILAR)


def _match(typed: Sequence[str], words: Sequence[str], needed: Sequence[str]) -> int:
    """How well the typed words match as many of `words`, all of `needed` among them; 0 if they do not."""
    if not typed:
        return 0 if needed else _EXACT
    best = 0
    for word in words:
        quality = likeness(typed[0], word)
        if quality > best:
            others = [other for other in words if other != word]
            best = max(best, min(quality, _match(typed[1:], others, [w for w in needed if w != word])))
    return best
