"""Programs of their own as bots: those that play, and those that break down in every way we know."""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import jsonschema
import pytest

from tests.bots.answers import KEY
from vagon.arena.entrants import read_bots
from vagon.arena.matches import Fault, Played, deal_key, play_game
from vagon.arena.running import Setting, play_all
from vagon.bots import BadBot, make_bot
from vagon.bots.outside import (
    DEFAULT_MEMORY,
    MAX_LINE,
    MAX_NAME,
    START_FACTOR,
    FaultKind,
    Lost,
    Outside,
    make_outside,
)
from vagon.bots.registry import parse_spec, spec_text
from vagon.maps import load_map, map_names
from vagon.table.game import Game

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples" / "bots"
SCHEMA = json.loads((ROOT / "src" / "vagon" / "bots" / "protocol.schema.json").read_text(encoding="utf-8"))
LIMIT = 60.0
SHORT = 1.0

PLAYER = """
import json, os, subprocess, sys, time

def say(message):
    print(message if isinstance(message, str) else json.dumps(message), flush=True)

def hello():
    say({"protocol": 1, "name": "tester"})

def misbehave(view):
    {fault}

number = 0
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        hello()
    elif message["type"] == "decide":
        number += 1
        if number == 3:
            misbehave(message["view"])
        else:
            say({"action": message["view"]["legal"][0]})
"""
"""Plays two actions and then does something else."""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def program(folder: Path, source: str, options: str = "") -> str:
    """The name of a bot that runs this."""
    (folder / "bot.py").write_text(source, encoding="utf-8")
    return f"outside[{options}{sys.executable} bot.py]"


def faulty(folder: Path, fault: str, options: str = "") -> str:
    return program(folder, PLAYER.replace("{fault}", fault.replace("\n", "\n    ")), options)


def play(bot: str, limit: float = LIMIT, game_map: str = "europe") -> Played:
    return play_game(load_map(game_map), ["random", bot, "random"], deal_key(1, 3), "x", limit)


def check_lost(played: Played, kind: str, text: str) -> None:
    assert played.fault == Fault(1, kind, text)  # type: ignore[arg-type]
    assert [seat.win for seat in played.seats] == [0.5, 0.0, 0.5]


@pytest.mark.parametrize(
    ("fault", "kind", "text"),
    [
        ("raise SystemExit(3)", "raised", "tester: exited with code 3"),
        ("sys.stderr.close(); 1 / 0", "raised", "tester: exited with code 1"),
        ("os.abort()", "raised", "tester: was ended by signal 6"),
        ("os.close(1); time.sleep(60)", "raised", "tester: closed its output"),
        ("os.write(1, b'{\"action\"'); os._exit(0)", "raised", "tester: exited with code 0"),
        ("say('draw deck')", "raised", "tester: line 1 column 1: is not JSON: expecting value"),
        ("os.write(1, b'\\xff\\n')", "raised", "tester: line 1 column 1: is not UTF-8 text"),
        ("say([1])", "raised", "tester: top level: must be an object, not a list"),
        ("say({})", "raised", "tester: top level: lacks 'action'"),
        (
            "say({'action': 'draw deck', 'because': 'why not'})",
            "raised",
            "tester: top level: has an unknown key 'because'",
        ),
        (
            "os.write(1, b'x' * 100_000); time.sleep(60)",
            "raised",
            f"tester: wrote a line of more than {MAX_LINE} bytes",
        ),
        ("say({'action': 'drive'})", "illegal", "tester: europe has no action 'drive'"),
        ("say({'action': {'do': 'fly'}})", "illegal", "tester: europe has no action {'do': 'fly'}"),
        ("say({'action': 100_000})", "illegal", "tester: europe has actions 0 to 244, not 100000"),
        ("say({'action': True})", "illegal", "tester: europe has actions 0 to 244, not True"),
        ("say({'action': 1.0})", "illegal", "tester: an action is a number, a text or an object, not 1.0"),
        ("say({'action': [1]})", "illegal", "tester: an action is a number, a text or an object, not a list"),
        ("say({'action': 'withdraw'})", "illegal", "tester: 'withdraw' is not legal now"),
    ],
)
def test_a_program_that_fails_loses(folder: Path, fault: str, kind: str, text: str) -> None:
    check_lost(play(faulty(folder, fault)), kind, text)


@pytest.mark.parametrize(
    "fault",
    [
        "time.sleep(60)",
        "while True: pass",
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)",
        "os.write(1, b'{'); time.sleep(60)",
    ],
)
def test_a_program_that_stalls_loses(folder: Path, fault: str) -> None:
    start = time.monotonic()
    check_lost(play(faulty(folder, fault), SHORT), "stalled", "tester: no answer within 1 s")
    assert time.monotonic() - start < 30


def test_a_program_that_never_reads_stalls(folder: Path) -> None:
    """What it is told, more than a pipe holds, must not hold up the arena."""
    bot = program(
        folder, 'import time; print(\'{"protocol": 1, "name": "deaf"}\', flush=True); time.sleep(60)'
    )
    check_lost(play(bot, SHORT), "stalled", "deaf: no answer within 1 s")


def test_a_program_that_never_stops_talking_loses(folder: Path) -> None:
    bot = program(folder, 'while True: print(\'{"protocol": 1, "name": "talker"}\')')
    check_lost(play(bot), "raised", "talker: top level: lacks 'action'")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits memory")
def test_a_program_that_takes_too_much_memory_loses(folder: Path) -> None:
    take = "sys.stderr.close(); hoard = b'x' * 300_000_000; say({'action': view['legal'][0]})"
    check_lost(play(faulty(folder, take, "memory=128 ")), "raised", "tester: exited with code 1")
    generous = play(faulty(folder, "hoard = b'x' * 300_000_000; say({'action': view['legal'][0]})"))
    assert generous.fault is None


@pytest.mark.skipif(os.name != "posix", reason="groups of processes are for POSIX")
def test_what_a_program_has_started_ends_with_it(folder: Path) -> None:
    child = "subprocess.Popen([sys.executable, '-c', 'import os, time; "
    child += 'open("pid", "w").write(str(os.getpid())); time.sleep(60)\'])\ntime.sleep(60)'
    check_lost(play(faulty(folder, child), 3.0), "stalled", "tester: no answer within 3 s")
    number = int((folder / "pid").read_text())
    deadline = time.monotonic() + 10
    while Path(f"/proc/{number}").exists() and time.monotonic() < deadline:
        time.sleep(0.01)  # until somebody has collected it
        if "State:\tZ" in Path(f"/proc/{number}/status").read_text():
            return
    assert not Path(f"/proc/{number}").exists()


@pytest.mark.parametrize(
    ("answer", "text"),
    [
        ('{"protocol": 2, "name": "x"}', "protocol: must be 1, not 2"),
        ('{"protocol": 1}', "top level: lacks 'name'"),
        ('{"protocol": 1, "name": ""}', "name: must be text of 1 to 40 characters, not 0"),
        ("hello!", "line 1 column 1: is not JSON: expecting value"),
    ],
)
def test_a_bad_hello(folder: Path, answer: str, text: str) -> None:
    check_lost(play(program(folder, f"print('{answer}')")), "raised", f"{sys.executable}: {text}")


def test_a_program_that_leaves_before_it_is_asked(folder: Path) -> None:
    check_lost(play(program(folder, "")), "raised", f"{sys.executable}: exited with code 0")


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("outside[no-such-program --fast]", "outside: there is no program 'no-such-program'"),
        ("outside", "outside needs a command, as in outside[python3 bot.py]"),
        ("outside[ ]", "outside needs a command, as in outside[python3 bot.py]"),
        ("outside[memory=512]", "outside needs a command, as in outside[python3 bot.py]"),
        ("outside[memory=0 x]", "outside: memory must be a whole number from 1 to 1048576, not '0'"),
        ("outside[python3 'bot.py]", "outside: the command cannot be read: no closing quotation"),
    ],
)
def test_a_bad_command_is_refused_before_the_first_game(spec: str, message: str) -> None:
    with pytest.raises(BadBot) as caught:
        read_bots(f"random,{spec}")
    assert str(caught.value) == message


def test_a_command_that_is_gone_when_its_game_begins(folder: Path) -> None:
    bot = Outside(["./gone"], KEY, LIMIT)
    with pytest.raises(Lost, match=r"^\./gone: cannot be started: No such file or directory$"):
        bot.choose(first_view())
    bot.close()


def test_only_the_arena_runs_programs() -> None:
    with pytest.raises(BadBot) as caught:
        make_bot("outside[python3 bot.py]", KEY)
    assert str(caught.value) == "outside runs a program; only the arena has it"


def test_a_command_is_kept_as_it_is() -> None:
    name, options = parse_spec(" outside[ python3 bot.py --net=a,b=c ] ")
    assert spec_text(name, options) == "outside[python3 bot.py --net=a,b=c]"
    made = make_outside({"memory=64 python3 'my bot.py'": ""}, KEY, LIMIT)
    assert (made.command, made.memory) == (["python3", "my bot.py"], 64)


def first_view() -> Any:
    game = Game("europe", 2, seed=1)
    return game.view(game.seat)


@pytest.mark.parametrize("form", ["view['legal'][0]", "'keep 1,2'", "NUMBER"])
def test_any_form_of_an_action_will_do(folder: Path, form: str) -> None:
    view = first_view()
    source = PLAYER.replace('message["view"]["legal"][0]', form.replace("view", 'message["view"]', 1))
    program(folder, source.replace("{fault}", "pass").replace("NUMBER", str(view.legal[0])))
    bot = Outside([sys.executable, "bot.py"], KEY, LIMIT)
    assert bot.choose(view) == view.legal[0]
    bot.close()


COMMANDS = {"long_routes.py": sys.executable, "tickets.mjs": "node"}


def example(name: str) -> str:
    if shutil.which(COMMANDS[name]) is None:
        pytest.skip(f"{COMMANDS[name]} is not installed")
    return f"outside[{COMMANDS[name]} {name}]"


@pytest.mark.parametrize("game_map", map_names())
@pytest.mark.parametrize("name", COMMANDS)
def test_the_examples_play_well(monkeypatch: pytest.MonkeyPatch, name: str, game_map: str) -> None:
    monkeypatch.chdir(EXAMPLES)
    bots = (example(name), "random")
    results = play_all(Setting(load_map(game_map), 2, bots, 1, LIMIT), 1)
    games = [game for games in results.values() for game in games]
    assert [game.fault for game in games] == [None] * 2
    assert [seat.bot for game in games for seat in game.seats if seat.win] == [bots[0]] * 2


def test_the_same_deal_is_the_same_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    once, again = (
        [(seat.score, seat.decisions) for seat in play(example("long_routes.py")).seats] for _ in range(2)
    )
    assert once == again


RECORDER = """
import json, sys
with open("said", "w") as said:
    for line in sys.stdin:
        said.write(line)
        message = json.loads(line)
        if message["type"] == "hello":
            print(json.dumps({"protocol": 1, "name": "recorder"}), flush=True)
        elif message["type"] == "decide":
            print(json.dumps({"action": message["view"]["legal"][-1]}), flush=True)
"""


@pytest.mark.parametrize("game_map", map_names())
def test_all_that_is_said_has_the_published_shape(folder: Path, game_map: str) -> None:
    played = play(program(folder, RECORDER), game_map=game_map)
    said = [json.loads(line) for line in (folder / "said").read_text(encoding="utf-8").splitlines()]
    check = jsonschema.Draft202012Validator(SCHEMA)
    for message in said[:40] + said[-3:]:  # a whole game takes seconds
        check.validate(message)
    assert [message["type"] for message in said] == [
        "hello",
        "new_game",
        *["decide"] * played.seats[1].decisions,
        "game_over",
    ]
    assert said[-1]["totals"] == [seat.score for seat in played.seats]
    assert said[-1]["places"] == [seat.place for seat in played.seats]
    assert said[-1]["lost"] is None
    assert said[2]["seconds"] == LIMIT


def test_a_program_is_told_whose_fault_ended_the_game(folder: Path) -> None:
    (folder / "other.py").write_text(RECORDER, encoding="utf-8")
    other = f"outside[{sys.executable} other.py]"
    bots = [other, faulty(folder, "say({'action': 'withdraw'})")]
    assert play_game(load_map("europe"), bots, deal_key(1, 3), "x", LIMIT).fault
    last = json.loads((folder / "said").read_text(encoding="utf-8").splitlines()[-1])
    assert last == {"type": "game_over", "totals": None, "places": None, "lost": 1}


def test_the_command_of_the_arena_runs_programs(folder: Path) -> None:
    bot = faulty(folder, "os._exit(9)")
    command = [
        sys.executable,
        "-m",
        "vagon",
        "arena",
        "--bots",
        f"random,{bot}",
        "--deals",
        "1",
        "--jobs",
        "2",
    ]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0
    assert f"{bot} raised in game 1 of deal 0: tester: exited with code 9" in done.stdout


PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_the_page_about_the_protocol_shows_what_is_said() -> None:
    shown = re.findall(r"<!-- protocol: (\w+) -->\n```json\n(.*)\n```", PAGE)
    kinds = Counter(kind for kind, _ in shown)
    assert kinds == {"told": 4, "shortened": 1, "hello_answer": 1, "decide_answer": 2}
    for kind, line in shown:
        if kind != "shortened":
            part = {} if kind == "told" else {"$ref": f"#/$defs/{kind}"}
            jsonschema.Draft202012Validator({**SCHEMA, "oneOf": [part]} if part else SCHEMA).validate(
                json.loads(line)
            )


def test_the_page_about_the_protocol_explains_every_member_of_a_view() -> None:
    for kind, heading in (("view", "member"), ("seat_view", "member of `seats`"), ("own", "member of `own`")):
        rows = PAGE[PAGE.index(f"\n| {heading} |") :].lstrip().split("\n\n")[0].splitlines()[2:]
        named = [name for row in rows for name in re.findall(r"`(\w+)`", row.split("|")[1])]
        assert named == [*dict.fromkeys(named)]
        assert set(named) == set(SCHEMA["$defs"][kind]["properties"])


def test_the_page_about_the_protocol_states_the_limits() -> None:
    words = " ".join(PAGE.split())
    assert f"one line of at most {MAX_LINE:,} bytes" in words
    assert f"{DEFAULT_MEMORY} MB for each process" in words
    assert START_FACTOR == 5
    assert "five times as much" in words
    assert f"a name of at most {MAX_NAME} characters" in words
    assert {f"`{kind}`" for kind in get_args(FaultKind)} <= set(re.findall(r"`\w+`", PAGE))
