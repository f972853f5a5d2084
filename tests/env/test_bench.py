"""The bench measures every way to play."""

from __future__ import annotations

import pytest

try:
    import numpy  # noqa: F401 - only whether it is there
except ModuleNotFoundError as missing:
    pytest.skip(f"the extra env is not installed: no {missing.name}", allow_module_level=True)

from vagon.env import bench
from vagon.rules import COMPILED


def test_it_prints_a_line_for_each(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "QUICK_SECONDS", 0.001)
    monkeypatch.setattr(bench, "TIMES", 1)
    assert bench.main(["--quick"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("compiled" if COMPILED else "uncompiled")
    assert len(lines) == 13
    assert all(int(line[66:].split()[0].replace(",", "")) > 0 for line in lines[1:])


@pytest.mark.parametrize(("decisions", "word"), [(10.0, "below"), (12.0, "ok")])
def test_it_says_whether_that_is_enough(decisions: float, word: str) -> None:
    assert bench.verdict(bench.Speed("slow", decisions, 11.0)) == f"  at least 11: {word}"


@pytest.mark.skipif(not COMPILED, reason="promised of the compiled engine only")
def test_the_speed_that_is_promised() -> None:
    """With room for a busy machine; `python -m vagon.env.bench` measures properly."""
    for speed in bench.measure(0.02):
        if speed.least:
            assert speed.decisions > speed.least / 2, speed
