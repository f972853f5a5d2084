"""From what a person types to an action: its text, or words that can mean only one thing."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Final, NamedTuple

from vagon.cli.names import Names
from vagon.locales import ENGLISH, words
from vagon.rules.board import Board
from vagon.table.actions import actions_of

_EXACT: Final = 3
_PREFIX: Final = 2
_SIMILAR: Final = 1
_LIKENESS: Final = 0.75  # of two words that differ by a slip of the finger
_SHORTEST: Final = 4  # letters of a word that may have such a slip
_LONGEST: Final = 40
_MAX_WORDS: Final = 6

Synonyms = tuple[str, ...]


class Meaning(NamedTuple):
    """What typed words may mean: no action, one, or several. A guess needs a yes first."""

    actions: tuple[int, ...]
    is_guess: bool = False


class Candidate(NamedTuple):
    """An action and the words for it: all of `needed` must be typed, and none besides those and `also`."""

    action: int
    needed: tuple[Synonyms, ...]
    also: tuple[Synonyms, ...]


def understand(text: str, board: Board, legal: Sequence[int], names: Names) -> Meaning:
    """The legal actions that `text` may mean; failing that, the claims and stations that will be refused."""
    exact = actions_of(board).by_text.get(" ".join(text.lower().split()))
    if exact is not None:
        return Meaning((exact,))
    typed = simple_words(text)
    meant = _best(typed, (_candidate(board, number, names) for number in legal))
    builds = range(board.first_claim, board.first_pay)
    possible = _best(typed, (_candidate(board, number, names) for number in builds))
    if not meant.actions:
        return possible
    # One end of a route is not enough, even if no other route there can be claimed now.
    is_vague = meant.actions[0] in possible.actions and _num_lines(board, possible.actions) > 1
    return Meaning(meant.actions, meant.is_guess or is_vague)


def is_meant(typed: Sequence[str], name: str) -> bool:
    """Whether each of the words begins one in `name`."""
    return all(any(word.startswith(start) for word in simple_words(name)) for start in typed)


def _num_lines(board: Board, actions: Sequence[int]) -> int:
    """How many different pairs of places the claims among the actions join."""
    claims = [n - board.first_claim for n in actions if board.first_claim <= n < board.first_station]
    return len({frozenset(board.map.routes[route].ends) for route in claims})


def simple_words(text: str) -> list[str]:
    """The words in small letters without accents."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"\w+", "".join(letter for letter in letters if not unicodedata.combining(letter)))


@lru_cache(maxsize=256)
def synonyms(word: str, language: str) -> Synonyms:
    """What may be typed for something: in English, or in the player's language."""
    known = (words(tongue)(f"typed-{word}") for tongue in dict.fromkeys((ENGLISH, language)))
    return tuple(dict.fromkeys(simple for text in known for simple in simple_words(text)))


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
def _candidate(board: Board, number: int, names: Names) -> Candidate:
    form = actions_of(board).json(number)
    word = Vocabulary(names)
    match form["do"]:
        case "draw" if form["card"] == "deck":
            return Candidate(number, (), (word("draw"), word("card"), word("deck")))
        case "draw":
            return Candidate(number, (), (word("draw"), word("card"), word.colour(str(form["card"]))))
        case "tickets":
            mix = ((str(form["mix"]),),) if "mix" in form else ()
            piles = tuple((pile,) for pile in board.piles)
            return Candidate(number, (word("tickets"), *mix), (word("draw"), *piles))
        case "claim":
            route = board.map.routes[number - board.first_claim]
            special = () if route.kind == "rail" else (word(route.kind),)
            track = tuple((part,) for part in simple_words(route.id) if part.isdigit())
            ends = tuple(slot for end in route.ends for slot in word.place(end))
            return Candidate(number, (), (word("claim"), *ends, *track, word.colour(route.colour), *special))
        case "station":
            return Candidate(number, (word("station"),), (word("build"), *word.place(str(form["city"]))))
        case "pay":
            also = (word("pay"), word.colour(str(form["colour"])))
            return Candidate(number, *_with(form.get("locomotives"), (), also, word))
        case "add":
            return Candidate(number, *_with(form["locomotives"], (word("add"),), (), word))
        case "passenger":
            who = word.passenger(str(form["colour"])) if form["colour"] else word("nobody")
            return Candidate(number, (), (word("passenger"), word("draw"), who))
        case "keep":
            return Candidate(number, (word("keep"),), ())
    return Candidate(number, (word(str(form["do"])),), ())


class Vocabulary:
    """Words for things, each with all that may be typed for it."""

    def __init__(self, names: Names) -> None:
        self.names = names

    def __call__(self, word: str) -> Synonyms:
        return synonyms(word, self.names.say.language)

    def colour(self, colour: str) -> Synonyms:
        if colour == "grey":
            return (colour, *simple_words(self.names.say("term-any")))
        return (colour, *simple_words(self.names.say("card-name", colour=colour)))

    def passenger(self, colour: str) -> Synonyms:
        return (colour, *simple_words(self.names.say("passenger-name", colour=colour)))

    def place(self, place: str) -> tuple[Synonyms, ...]:
        """A slot for each word of a name; a crossing is called by its country."""
        city, *_ = place.split("-")
        parts = [simple_words(form) for form in (city, *self.names.forms[place])]
        longest = max(map(len, parts))
        slots = ([form[i] for form in parts if i < len(form)] for i in range(longest))
        return tuple(tuple(dict.fromkeys(slot)) for slot in slots)


def _with(
    locomotives: object, needed: tuple[Synonyms, ...], also: tuple[Synonyms, ...], word: Vocabulary
) -> tuple[tuple[Synonyms, ...], tuple[Synonyms, ...]]:
    """The words of a payment; the number of locomotives is needed if there are any."""
    if not locomotives:
        return needed, also
    return (*needed, (str(locomotives),)), (*also, ("locomotives", *word.colour("locomotive")))


def _best(typed: Sequence[str], candidates: Iterable[Candidate]) -> Meaning:
    """The candidates that all words match, those matched best; of equal tracks one is enough."""
    if not 1 <= len(typed) <= _MAX_WORDS:
        return Meaning(())
    found: dict[int, dict[tuple[Synonyms, ...], int]] = {_EXACT: {}, _PREFIX: {}, _SIMILAR: {}}
    for candidate in candidates:
        quality = _match(typed, candidate.needed + candidate.also, candidate.needed)
        if quality:
            what = tuple(slot for slot in candidate.also if not slot[0].isdigit())
            found[quality].setdefault((*candidate.needed, *what), candidate.action)
    best = next((quality for quality, actions in found.items() if actions), _EXACT)
    return Meaning(tuple(found[best].values()), best == _SIMILAR)


def _match(typed: Sequence[str], slots: Sequence[Synonyms], needed: Sequence[Synonyms]) -> int:
    """How well the typed words match as many of the slots, all of `needed` among them; 0 if they do not."""
    if not typed:
        return 0 if needed else _EXACT
    best = 0
    for i, slot in enumerate(slots):
        quality = max(likeness(typed[0], word) for word in slot)
        if quality > best:
            others = [*slots[:i], *slots[i + 1 :]]
            best = max(best, min(quality, _match(typed[1:], others, [n for n in needed if n != slot])))
    return best
