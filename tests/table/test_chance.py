"""Outcomes of chance in words, and their verification without the rules."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.table.helpers import finished, games
from vagon.files import BadFile, Node
from vagon.rules.board import Board
from vagon.rules.constants import (
    CARD,
    FIRST_PLAYER,
    PASSENGER,
    RETURNED,
    SEATING,
    SHUFFLE,
    TICKET,
    UNDER,
)
from vagon.table.boards import board_of
from vagon.table.chance import DEAL, Deviation, Outcome, decode, deviation, outcomes_of
from vagon.table.game import Game, Move

DRAWN = (SEATING, FIRST_PLAYER, CARD, TICKET, PASSENGER)
"""The kinds for which a number is drawn that the outcome alone decides."""
KINDS = (SEATING, FIRST_PLAYER, CARD, SHUFFLE, TICKET, UNDER, RETURNED, PASSENGER)


def germany() -> Board:
    return board_of(finished("germany", 3).map)


def check(
    game: Game, moves: list[tuple[Outcome, ...]] | None = None, key: bytes | None = None
) -> Deviation | None:
    return deviation(key or game.key, game.state.board, game.players, moves or all_outcomes(game))


def all_outcomes(game: Game) -> list[tuple[Outcome, ...]]:
    return [game.dealt, *(move.chance for move in game.history)]


@pytest.mark.parametrize(
    ("outcome", "text", "form"),
    [
        (Outcome(SEATING, 2), "seating 2", {"seating": 2}),
        (Outcome(FIRST_PLAYER, 1), "first_player 1", {"first_player": 1}),
        (Outcome(CARD, 8), "card locomotive", {"card": "locomotive"}),
        (
            Outcome(SHUFFLE, 11, (3, 0, 1, 0, 0, 2, 4, 0, 1)),
            "shuffle 3,0,1,0,0,2,4,0,1",
            {"shuffle": {"violet": 3, "blue": 1, "black": 2, "red": 4, "locomotive": 1}},
        ),
        (Outcome(TICKET, 0), "ticket augsburg-nuernberg", None),
        (Outcome(PASSENGER, 5), "passenger white", {"passenger": "white"}),
    ],
)
def test_forms(outcome: Outcome, text: str, form: dict[str, object] | None) -> None:
    words = outcomes_of(germany())
    if outcome.kind == TICKET:
        text = f"ticket {germany().map.tickets[0].id}"
        form = {"ticket": germany().map.tickets[0].id}
    assert words.text(outcome) == text
    assert words.json(outcome) == form
    assert words.read(Node(text)) == outcome


def test_every_outcome_reads_as_it_is_written() -> None:
    words = outcomes_of(germany())
    seen = set()
    for players in (2, 5):
        game = finished("germany", players)
        for outcome in (*game.dealt, *(outcome for move in game.history for outcome in move.chance)):
            assert words.read(Node(words.text(outcome))) == outcome
            seen.add(outcome.kind)
    assert seen == set(KINDS)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("card pink", "must be an outcome of chance on this map, not 'card pink'"),
        ("card", "must be an outcome of chance on this map, not 'card'"),
        ("seating 5", "must be an outcome of chance on this map, not 'seating 5'"),
        ("ticket berlin-atlantis", "must be an outcome of chance on this map, not 'ticket berlin-atlantis'"),
        ("shuffle 1,2,3", "must list 9 numbers of cards, not '1,2,3'"),
        ("shuffle 1,2,3,4,5,6,7,8,-9", "must list 9 numbers of cards, not '1,2,3,4,5,6,7,8,-9'"),
        ("shuffle 01,0,0,0,0,0,0,0,0", "must list 9 numbers of cards, not '01,0,0,0,0,0,0,0,0'"),
        ("shuffle 13,0,0,0,0,0,0,0,0", "has 13 cards of the kind violet, but the game has 12"),
        (7, "must be text, not 7"),
    ],
)
def test_what_is_no_outcome(text: object, reason: str) -> None:
    with pytest.raises(BadFile) as bad:
        outcomes_of(germany()).read(Node(text, "deal[3]"))
    assert (bad.value.place, bad.value.reason) == ("deal[3]", reason)


def test_decoding_a_tape() -> None:
    assert decode([CARD, 4, SHUFFLE, 0, 0, 0, 0, 0, 0, 5, 0, 1, TICKET, 88]) == (
        Outcome(CARD, 4),
        Outcome(SHUFFLE, 6, (0, 0, 0, 0, 0, 0, 5, 0, 1)),
        Outcome(TICKET, 88),
    )


@settings(max_examples=25)
@given(games())
def test_the_outcomes_of_a_game_follow_from_its_key(game: Game) -> None:
    assert check(game) is None


def test_tickets_offered_from_under_their_pile() -> None:
    """When only tickets put under a pile are left, their order still tells how they are put under again."""
    again = 0
    for seed in range(6):
        game = finished("germany", 2, seed, "tickets")
        under: set[int] = set()
        for move in game.history:
            put = {outcome.value for outcome in move.chance if outcome.kind == UNDER}
            again += len(put & under)
            under |= put
        assert check(game) is None
    assert again > 20


@settings(max_examples=60)
@given(st.sampled_from(("europe", "germany")), st.integers(2, 5), st.sampled_from(DRAWN), st.data())
def test_a_changed_outcome_is_found_where_it_is(
    name: str, players: int, kind: int, data: st.DataObject
) -> None:
    game = finished(name, players, 1, "tickets")
    moves = all_outcomes(game)
    places = [
        (move, number)
        for move, outcomes in enumerate(moves)
        for number, outcome in enumerate(outcomes)
        if outcome.kind == kind
    ]
    assume(places)
    move, number = data.draw(st.sampled_from(places))
    right = moves[move][number]
    wrong = Outcome(kind, data.draw(st.sampled_from(others_drawn_with(game.state.board, right))))
    moves[move] = (*moves[move][:number], wrong, *moves[move][number + 1 :])
    words = outcomes_of(game.state.board)
    assert check(game, moves) == (
        move - 1,
        number,
        f"is {words.text(wrong)!r}, but the key gives {words.text(right)!r}",
    )


def others_drawn_with(board: Board, outcome: Outcome) -> list[int]:
    """Values that stand for a draw from the same things."""
    values = range(len(outcomes_of(board).names[outcome.kind]))
    if outcome.kind == TICKET:
        values_of_pile = [
            value for value in values if board.ticket_pile[value] == board.ticket_pile[outcome.value]
        ]
        return [value for value in values_of_pile if value != outcome.value]
    return [value for value in values if value != outcome.value]


def test_tickets_put_under_in_another_order() -> None:
    """Chance decides the order alone; which tickets they are is the player's choice among those drawn."""
    game = finished("germany", 4, 1)
    opening = next(move.chance for move in game.history if move.chance)
    back = {outcome.value for move in game.history for outcome in move.chance if outcome.kind == RETURNED}
    elsewhere = next(outcome.value for outcome in opening if outcome.value not in back)
    swapped = 0
    for move, outcomes in enumerate(all_outcomes(game)):
        if [outcome.kind for outcome in outcomes[:2]] == [UNDER, UNDER]:
            moves = all_outcomes(game)
            moves[move] = (outcomes[1], outcomes[0], *outcomes[2:])
            found = check(game, moves)
            assert found is not None
            assert found[:2] == (move - 1, 0)
            assert "but the key gives" in found.reason
            moves[move] = (Outcome(UNDER, elsewhere), *outcomes[1:])
            found = check(game, moves[: move + 1])
            assert found is not None
            assert found[:2] == (move - 1, 0)
            assert found.reason.endswith("is impossible: nobody has just drawn that ticket")
            swapped += 1
    assert swapped > 10


def test_another_key_gives_other_outcomes() -> None:
    found = check(finished("europe", 4), key=bytes(32))
    assert found is not None
    assert found.move == DEAL


IMPOSSIBLE = [
    ([Outcome(SEATING, 0)] * 3, "everybody is seated"),
    ([Outcome(SHUFFLE, 0, (0,) * 9)], "the deck is not empty"),
    ([Outcome(RETURNED, 3)], "nobody has drawn that ticket"),
    ([Outcome(UNDER, 3)], "nobody has just drawn that ticket"),
]


@pytest.mark.parametrize(("outcomes", "reason"), IMPOSSIBLE, ids=[reason for _, reason in IMPOSSIBLE])
def test_impossible_outcomes(outcomes: list[Outcome], reason: str) -> None:
    for key in (bytes([number]) * 32 for number in range(60)):
        found = deviation(key, germany(), 2, [outcomes])
        assert found is not None
        if "is impossible" in found.reason:
            assert found.reason.endswith(f"is impossible: {reason}")
            return
    pytest.fail("no key leads there")


def drawn_out(kind: int, count: int) -> list[Outcome]:
    """The first `count` outcomes of a kind that a key of zeros gives, learnt from the checker itself."""
    outcomes: list[Outcome] = []
    while len(outcomes) < count:
        for value in range(9):
            if deviation(bytes(32), germany(), 2, [[*outcomes, Outcome(kind, value)]]) is None:
                outcomes.append(Outcome(kind, value))
                break
    return outcomes


def test_nothing_is_drawn_from_nothing() -> None:
    bag = drawn_out(PASSENGER, 60)
    found = deviation(bytes(32), germany(), 2, [[*bag, Outcome(PASSENGER, 0)]])
    assert found == Deviation(DEAL, 60, "'passenger red' is impossible: the bag is empty")
    deck = drawn_out(CARD, 110)
    found = deviation(bytes(32), germany(), 2, [[], [*deck, Outcome(CARD, 0)]])
    assert found == Deviation(0, 110, "'card violet' is impossible: the deck is empty")
    refilled = (2, 0, 0, 0, 0, 0, 0, 0, 0)
    again = [*deck, Outcome(SHUFFLE, 2, refilled), Outcome(CARD, 0), Outcome(CARD, 0)]
    assert deviation(bytes(32), germany(), 2, [again]) is None


def test_all_tickets_of_a_pile_can_be_drawn() -> None:
    board = germany()
    long = [ticket for ticket in range(board.num_tickets) if board.ticket_pile[ticket] == 1]
    outcomes: list[Outcome] = []
    while len(outcomes) < len(long):
        drawn = {outcome.value for outcome in outcomes}
        outcomes += next(
            [Outcome(TICKET, ticket)]
            for ticket in long
            if ticket not in drawn
            and deviation(bytes(32), board, 2, [[*outcomes, Outcome(TICKET, ticket)]]) is None
        )
    found = deviation(bytes(32), board, 2, [[*outcomes, outcomes[0]]])
    assert found is not None
    assert found.reason.endswith("nothing is left of the unordered part of that pile")


def test_a_move_is_a_plain_value() -> None:
    assert Move(1, 0, (Outcome(CARD, 3),)) == (1, 0, ((CARD, 3, ()),))
