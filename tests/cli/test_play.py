"""`vagon play`: whole games through a pipe, and what can be typed."""

import json
import re
from pathlib import Path

import pytest

from tests.cli.commands import NOTICE, check_refused
from tests.cli.conftest import Vagon
from vagon.cli.names import DASH
from vagon.cli.play import BOTS, bot_action
from vagon.cli.session import kept
from vagon.locales import LANGUAGES, words
from vagon.rules.constants import TURN
from vagon.rules.playout import choose
from vagon.rules.random import Stream, derived_key, seed_key
from vagon.table.game import Game
from vagon.table.records import read_record, replay

SEED = 11
FIRST = 2143  # a game that you begin, with 2 yellow, 1 blue and 1 black card
YOU = "You"
GAMES = list(zip(LANGUAGES, ["europe", "germany"] * 3, strict=True))


def typed_game(map_name: str, players: int, seat: int, you: str = YOU) -> tuple[Game, list[str]]:
    """A whole game in which the person plays at random, and the lines to type for it."""
    names = list(BOTS[: players - 1])
    names.insert(seat, you)
    game = Game(map_name, players, seed=SEED, seat_order="join_order", names=names)
    bots, person = Stream(derived_key(game.key, "bots")), Stream(seed_key("person"))
    lines = []
    while not game.is_over:
        if game.seat != seat:
            game.play(bot_action(game, bots))
            continue
        legal = game.legal()
        action = choose(game.state, person, 0)
        if len(legal) > 1 or game.state.phase == TURN:
            text = game.text(action)
            lines.append(f"draw {text}" if text.startswith("tickets") and game.state.phase == TURN else text)
        game.play(action)
    return game, lines


@pytest.mark.parametrize(
    ("map_name", "players", "seat"), [("europe", 2, 0), ("europe", 5, 3), ("germany", 3, 2)]
)
def test_a_whole_game_in_words(vagon: Vagon, tmp_path: Path, map_name: str, players: int, seat: int) -> None:
    game, lines = typed_game(map_name, players, seat)
    path = tmp_path / "game.json"
    options = ("--map", map_name, "--players", players, "--seed", SEED, "--seat", seat)
    code, out, err = vagon("play", "--terminal", *options, given="\n".join([*lines, f"save {path}"]) + "\n")
    assert (code, err) == (0, NOTICE)
    assert "none of your choices" not in out
    assert path.read_text() == game.record().to_json()
    score = game.score()
    assert f"with {score.seats[score.winners[0]].total} point" in out
    assert out.endswith(f"Saved to {path}.\n")


@pytest.mark.parametrize(("language", "map_name"), GAMES)
def test_a_whole_game_in_each_language(vagon: Vagon, tmp_path: Path, map_name: str, language: str) -> None:
    """Questions and refusals included; the record is the same game."""
    say = words(language)
    you = say("you")
    game, lines = typed_game(map_name, 3, 1, you)
    path = tmp_path / "game.json"
    asked = [say(f"typed-{word}").split()[0] for word in ("tickets", "routes", "map", "help")]
    opening = 1 if map_name == "europe" else 2
    options = ("--map", map_name, "--players", 3, "--seed", SEED, "--seat", 1, "--language", language)
    given = [*lines[:opening], *asked, "pass", *lines[opening:], f"{say('typed-save')} {path}"]
    code, out, err = vagon("play", "--terminal", *options, given="\n".join(given) + "\n")
    assert (code, err) == (0, NOTICE)
    assert path.read_text() == game.record().to_json()
    assert say("term-help").replace(DASH, "-") in out
    assert say("refusal-must_act") in out
    assert say("log-over") in out
    unclear = say("term-not-understood", line="LINE").partition("LINE")[2]
    assert unclear not in out
    said = "\n".join(line for line in out.splitlines() if not line.startswith("> "))
    assert bool(re.search(r"\b(You|claims|draws|tickets|points)\b", said)) == (language == "en")


def test_the_language_of_the_system(monkeypatch: pytest.MonkeyPatch, vagon: Vagon) -> None:
    monkeypatch.setenv("LC_ALL", "hu_HU.UTF-8")
    assert vagon("play", "--terminal", "--seed", FIRST, given="").out.startswith("Európa: ")
    assert vagon("play", "--terminal", "--seed", FIRST, "--language", "cs", given="").out.startswith(
        "Evropa: "
    )


@pytest.mark.parametrize("map_name", ["europe", "germany"])
def test_a_whole_game_in_numbers(vagon: Vagon, map_name: str) -> None:
    """The first choice each time; `1 2` is for the tickets of the opening, of which two must be kept."""
    code, out, err = vagon("play", "--terminal", "--map", map_name, "--seed", SEED, given="1\n1 2\n" * 2000)
    assert (code, err) == (0, NOTICE)
    assert re.search(r"\n(You win|Ada wins) with -?\d+ points\.\n", out)
    assert "Take a second card:" in out
    assert out.count("Your turn") > 20


def test_the_screen(vagon: Vagon) -> None:
    out = vagon("play", "--terminal", "--seed", FIRST, "--seat", 0, given="1 2\nquit\n").out
    lines = out.splitlines()
    assert lines[0] == "Europe: You and Ada. `help` tells what you can type."
    assert "▸  You       0      45      4        -         3" in lines  # tickets are secret in the opening
    assert any(line.startswith("  row        ") for line in lines)
    assert "You keep: Barcelona-Munich 8 and Stockholm-Vienna 11." in lines
    assert "Ada keeps 2 tickets." in lines
    assert "\x1b" not in out  # no colours where there is no terminal
    assert lines[-1] == "You leave the game after 2 moves."


AMSTERDAM_BRUSSELS = "You claim Amsterdam-Brussels with 1 black: 1 point."


def play_on(vagon: Vagon, *typed: str) -> list[str]:
    """What is printed after the opening of a game when these lines are typed."""
    given = "\n".join(["1 4", *typed, "quit"])
    out = vagon("play", "--terminal", "--seed", FIRST, "--seat", 0, given=given).out
    return out[out.index("Your turn:") :].splitlines()


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("1", "You draw from the deck: green."),
        ("draw deck", "You draw from the deck: green."),
        ("deck", "You draw from the deck: green."),
        ("  GREEN  ", "You take from the row: green."),
        ("gree", "You take from the row: green."),
        ("take g", "You take from the row: green."),
        ("take green card", "You take from the row: green."),
        ("l", "You take from the row: locomotive."),
        ("draw tickets", "You draw 3 tickets."),
        ("claim amsterdam-bruxelles", AMSTERDAM_BRUSSELS),
        ("claim ams bru", AMSTERDAM_BRUSSELS),
        (f"BRUSS {DASH} Amst", AMSTERDAM_BRUSSELS),
        ("claim muenchen", "Do you mean “Munich-Zurich 2 ✱ yellow tunnel”? Type `yes`, or something else."),
        ("munchen zurich", "Zurich"),
        ("München Zürich", "Zurich"),
        ("Munich Zurich", "Zurich"),
        ("claim amsterdam brusels", "Do you mean “Amsterdam-Brussels 1 ✚ black”? Type `yes`, or"),
        ("claim amsterdam", "Do you mean “Amsterdam-Brussels 1 ✚ black”? Type `yes`, or something else."),
        ("claim par zur", "Paris-Zurich costs 3 cards of one colour. You have 2 that fit together. (E-41)"),
        ("claim lon ams", "Amsterdam-London is a ferry and takes at least 2 locomotives. You have 0. (E-56)"),
        ("station", "Which one?"),
        ("claim con", "Which one?"),
        ("pass", "You may pass only when nothing else is possible, and you can still make a move. (E-26)"),
        ("pay red", "Not now: first choose what to do this turn. (E-26)"),
        ("99", "There are choices 1 to 20."),
        ("0", "There are choices 1 to 20."),
        ("9" * 5000, f"“{'9' * 40}” is none of your choices. `help` tells what you can type."),
        ("fly me to the moon and back", "none of your choices"),
        ("?", "A number chooses from the list."),
        ("help", "A number chooses from the list."),
        ("save", "Type the name of a file after `save`."),
    ],
)
def test_what_can_be_typed(vagon: Vagon, line: str, answer: str) -> None:
    lines = play_on(vagon, line)
    (prompt,) = [i for i, text in enumerate(lines) if text.startswith("> ")][:1]
    assert answer in lines[prompt + 1]


def test_a_guess_needs_a_yes(vagon: Vagon) -> None:
    assert AMSTERDAM_BRUSSELS in play_on(vagon, "amsterdm brux", "yes")
    refused = play_on(vagon, "amsterdm brux", "map", "yes")
    assert AMSTERDAM_BRUSSELS not in refused
    assert AMSTERDAM_BRUSSELS not in play_on(vagon, "yes", "y")


def test_asking(vagon: Vagon) -> None:
    routes = "\n".join(play_on(vagon, "routes paris", "quit"))
    for route in ("Brest-Paris 3 ✚ black", "Paris-Zurich 3 any tunnel", "Frankfurt-Paris 3 ○ white"):
        assert route in routes
    assert "London" not in routes[routes.index("> routes") :]
    assert "  There is no such route." in play_on(vagon, "routes atlantis")
    tickets = play_on(vagon, "tickets")
    assert "  Copenhagen-Erzurum 21 (21 to go)" in tickets
    assert "○London" in "\n".join(play_on(vagon, "map"))


def test_routes_show_their_owners(vagon: Vagon) -> None:
    lines = play_on(vagon, "claim ams bru", "routes ams bru")
    assert "  Amsterdam-Brussels 1 ✚ black, You" in lines


def test_routes_show_passengers(vagon: Vagon) -> None:
    out = vagon(
        "play",
        "--terminal",
        "--map",
        "germany",
        "--seed",
        FIRST,
        "--seat",
        0,
        given="1\nall\nroutes kobl\nquit",
    ).out
    assert re.search(r"  passengers in Koblenz: \w+", out)


def test_save_overwrites_only_its_own(vagon: Vagon, tmp_path: Path) -> None:
    mine, other = tmp_path / "mine.json", tmp_path / "other.json"
    other.write_text("precious")
    lines = play_on(
        vagon, f"save {mine}", "1", f"save {mine}", f"save {other}", f"save {tmp_path / 'no' / 'x'}"
    )
    assert lines.count(f"Saved to {mine}.") == 2
    assert f"{other} is there already. Choose another name." in lines
    assert f"{tmp_path / 'no' / 'x'} cannot be written: No such file or directory." in lines
    assert other.read_text() == "precious"
    record = read_record(mine.read_bytes())
    assert len(record.moves) == 3
    assert replay(record).seat_names == (YOU, "Ada")


def test_a_single_payment_is_made_at_once(vagon: Vagon) -> None:
    lines = play_on(vagon, "claim ams bru")
    assert lines[lines.index("> claim ams bru") + 1] == AMSTERDAM_BRUSSELS


def test_the_input_may_end(vagon: Vagon) -> None:
    code, out, err = vagon("play", "--terminal", "--seed", FIRST, "--seat", 0, given="1 4\n")
    assert (code, err) == (0, NOTICE)
    assert out.endswith("\nThe input ended: the game stops here, after 2 moves.\n")


def test_input_that_is_no_text(vagon: Vagon) -> None:
    code, out, _ = vagon("play", "--terminal", "--seed", 5, given=b"\xff\xfe\x00\n\nquit\n")
    assert code == 0
    assert "none of your choices" in out


def test_others_keep_their_secrets(vagon: Vagon) -> None:
    """Nothing that is printed depends on the hidden cards and tickets of the bots."""
    out = vagon(
        "play", "--terminal", "--seed", 5, "--players", 4, "--seat", 2, given="1 2\n" + "1\n" * 60
    ).out
    bots = [line for line in out.splitlines() if line.startswith(BOTS)]
    assert any("draws from the deck" in line for line in bots)
    assert any("keeps 2 tickets" in line for line in bots)
    assert not [
        line for line in bots if re.search(r"\bdraws (?!from the deck\.|3 tickets)|\bkeeps(?! \d)", line)
    ]


def test_the_opening_is_secret_until_all_have_chosen(vagon: Vagon) -> None:
    out = vagon(
        "play",
        "--terminal",
        "--map",
        "germany",
        "--seed",
        5,
        "--players",
        3,
        "--seat",
        2,
        given="1\n1 2\nquit\n",
    ).out
    before, asked, after = out.partition("You ask for tickets: short 4, long 0.")
    assert asked
    assert "Ada" in before
    assert "asks for" not in before
    assert after.index("Ada asks for tickets: short 4, long 0.") < after.index("You keep")
    before, kept_tickets, after = after.partition("You keep")
    assert kept_tickets
    assert "keeps" not in before
    assert "Ada keeps 2 tickets." in after


def test_colours_only_decorate(monkeypatch: pytest.MonkeyPatch, vagon: Vagon) -> None:
    monkeypatch.setattr("vagon.cli.session.has_colours", lambda _: True)
    coloured = vagon("play", "--terminal", "--seed", FIRST, "--seat", 0, given="1 2\nquit\n").out
    assert "\x1b[48;5;220;38;5;16m ✱ yellow \x1b[0m" in coloured
    assert "✱ yellow" in re.sub(r"\x1b\[[0-9;]*m", "", coloured)


def test_the_same_seed_is_the_same_game(vagon: Vagon) -> None:
    first, second, other = (
        vagon("play", "--terminal", "--seed", s, given="1 2\n" + "1\n" * 30).out for s in (5, 5, 6)
    )
    assert first == second != other


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--players", 9), "--players"),
        (("--seat", 2), "2 players have the seats 0 to 1, not 2"),
        (("--seat", -1), "--seat"),
        (("--map", "atlantis"), "europe and germany"),
    ],
)
def test_bad_input(vagon: Vagon, words: tuple[object, ...], reason: str) -> None:
    check_refused(vagon("play", "--terminal", *words), reason)


def test_tickets_to_keep() -> None:
    assert kept(["3", "1", "1"], 4, "en") == "keep 1,3"
    assert kept(["keep", "2"], 4, "en") == "keep 2"
    assert kept(["all"], 3, "cs") == "keep 1,2,3"
    assert kept(["vse"], 3, "cs") == "keep 1,2,3"
    assert kept(["help"], 3, "en") is None
    assert kept([], 3, "en") is None


def test_bots_see_only_their_view() -> None:
    """A bot decides the same whatever the hidden cards are."""
    game = Game("europe", 2, seed=3)
    while game.state.phase != TURN:
        game.play(game.legal()[0])
    other = game.copy()
    hand = list(other.state.hand)
    deck = list(other.state.deck)
    first = 9 * (1 - game.seat)
    held = next(kind for kind in range(9) if hand[first + kind])
    hand[first + held] -= 1
    deck[held] += 1
    swapped = next(kind for kind in range(9) if deck[kind] and kind != held)
    hand[first + swapped] += 1
    deck[swapped] -= 1
    other.state.load({"hand": hand, "deck": deck})
    assert other.state != game.state
    assert bot_action(game, Stream(bytes(32))) == bot_action(other, Stream(bytes(32)))


def test_record_of_a_game_is_json(vagon: Vagon, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    play_on(vagon, f"save {path}")
    assert json.loads(path.read_text())["names"] == [YOU, "Ada"]
    assert vagon("record", "check", path).code == 0
    assert vagon("verify", path).code == 0
