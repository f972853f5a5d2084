"""Why an action is refused, in a sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from vagon.cli.names import names_of
from vagon.maps import Map
from vagon.rules.refusals import Refused

SENTENCES: Final[Mapping[str, str]] = {
    "card_not_in_row": "there is no {card} card in the row",
    "city_has_station": "there is a station in {city} already",
    "deck_empty": "the deck is empty",
    "game_over": "the game is over",
    "locomotive_as_second_card": "a locomotive from the row cannot be the second card",
    "mix_total": "{total} tickets are drawn, so {mix} cannot be of the second pile",
    "must_act": "there is something to do, so passing is not allowed",
    "must_keep_more": "at least {needs} tickets must be kept, not {kept}",
    "must_keep_more_of_drawn": "at least {needs} of the tickets must be kept, not {kept}",
    "needs_locomotives": "{route} needs {needs} locomotives, the hand has {has}",
    "no_passenger_of_colour": "no {colour} passenger waits in {place}",
    "no_stations_left": "all {built} stations are built",
    "no_such_action": "there is no such action",
    "no_tickets_left": "there are no tickets left",
    "not_now": "the game waits for something else: {waits_for}",
    "not_offered": "there are {offered} tickets to choose from, not {position}",
    "opening_first": "the opening comes first: {waits_for}",
    "own_parallel_track": "a player may own one track only, and owns {own}",
    "pile_too_small": "that needs {needs} {pile} tickets, and there are {has}",
    "route_taken": "{route} is taken",
    "too_few_cards": "{route} needs {needs} {colour} cards, the hand has {has}",
    "too_few_cards_for_station": "a station in {city} needs {needs} {colour} cards, the hand has {has}",
    "too_few_cards_for_tunnel": "{route} needs {needs} more {colour} cards, the hand has {has}",
    "too_few_locomotives": "{route} needs {needs} locomotives, not {paid}",
    "too_few_wagons": "{route} needs {needs} wagons, and {has} are left",
    "too_many_locomotives": "{route} takes {needs} cards, and {paid} locomotives leave none",
    "too_many_locomotives_for_station": "a station takes {needs} cards, and {paid} locomotives leave none",
    "too_many_locomotives_for_tunnel": "{route} asks for {needs} more cards, not {paid} locomotives",
    "track_closed": "with {players} players one track is enough, and {taken} is taken",
    "tunnel_takes_locomotives": "{route} was paid in locomotives, so it takes {needs} more of them",
    "wrong_colour": "{route} takes {needs} cards, not {paid}",
}
"""By the codes of the rules."""

_SINGULAR: Final = re.compile(r"\b1 ((?:\w+ ){0,2})(card|locomotive|station|ticket|wagon)s\b")


def reason(refused: Refused, game_map: Map) -> str:
    """A sentence without its full stop, and the number of the rule."""
    names = names_of(game_map)
    known = {**names.places, **names.routes, "grey": "equal"}
    facts = {
        key: known.get(value, value) if isinstance(value, str) else value
        for key, value in refused.facts.items()
    }
    if "waits_for" in facts:
        facts["waits_for"] = str(facts["waits_for"]).replace("_", " ")
    sentence = _SINGULAR.sub(r"1 \1\2", SENTENCES[refused.code].format(**facts))
    return f"{sentence} ({refused.rule})"
