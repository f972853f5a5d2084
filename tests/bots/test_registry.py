import pytest

from tests.bots.answers import KEY, YARDSTICK_SPECS
from vagon.bots import BadBot, Bot, bot_names, make_bot
from vagon.bots.base import check_options, flag, whole_option
from vagon.bots.registry import parse_spec, spec_text


@pytest.mark.parametrize("spec", YARDSTICK_SPECS)
def test_a_name_becomes_a_bot(spec: str) -> None:
    assert isinstance(make_bot(spec, KEY), Bot)


def test_all_yardsticks_have_their_names() -> None:
    names = ("random", "one-step", "long-route", "hungry", "path", "big-track", "greedy-all")
    assert bot_names()[: len(names)] == names


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("one-stepp", "there is no bot 'one-stepp'; did you mean one-step?"),
        ("", "a bot is a name, with options in brackets if any, not ''"),
        ("one-step[", "a bot is a name, with options in brackets if any, not 'one-step['"),
        ("one-step]2017[", "a bot is a name, with options in brackets if any, not 'one-step]2017['"),
        ("one-step[]", "one-step: an option is a word or word=value, not ''"),
        ("one-step[2017,2017]", "one-step: option 2017 is given twice"),
        ("one-step[2018]", "one-step has no option '2018'; those are 2017"),
        ("one-step[2017=yes]", "one-step: option 2017 takes no value"),
        ("random[rollouts=3]", "random has no option 'rollouts'; it has none"),
        ("path[a=b=c]", "path: an option is a word or word=value, not 'a=b=c'"),
        ("level4[rollouts=63]", "level4: rollouts must be a whole number from 64 to 10000000, not '63'"),
        ("level5[rollouts=many]", "level5: rollouts must be a whole number from 64 to 10000000, not 'many'"),
        ("level5[ms=0]", "level5: ms must be a whole number from 1 to 3600000, not '0'"),
        ("level3[rollouts=8]", "level3 has no option 'rollouts'; it has none"),
        ("peeking-mcts", "peeking-mcts looks at hidden cards; only the arena has it"),
    ],
)
def test_a_bad_name_is_one_clear_line(spec: str, message: str) -> None:
    with pytest.raises(BadBot) as caught:
        make_bot(spec, KEY)
    assert str(caught.value) == message


def test_a_name_unlike_any_lists_all() -> None:
    with pytest.raises(BadBot) as caught:
        make_bot("zzz", KEY)
    assert str(caught.value) == f"there is no bot 'zzz'; there are {', '.join(bot_names())}"


def test_a_name_has_one_normal_form() -> None:
    name, options = parse_spec(" level4[z, a=1] ")
    assert (name, options) == ("level4", {"z": "", "a": "1"})
    assert spec_text(name, options) == "level4[a=1,z]"
    assert spec_text("path", {}) == "path"


def test_options_are_read_strictly() -> None:
    assert whole_option("x", {"n": "7"}, "n", 1, 0, 9) == 7
    assert whole_option("x", {}, "n", 1, 0, 9) == 1
    for text in ("", "-1", "10", "1.5", "٣", "1" * 20):
        with pytest.raises(BadBot, match="x: n must be a whole number from 0 to 9, not"):
            whole_option("x", {"n": text}, "n", 1, 0, 9)
    assert flag("x", {"f": ""}, "f")
    assert not flag("x", {}, "f")
    check_options("x", {"f": ""}, {"f"})
