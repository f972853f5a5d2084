"""The progress bar."""

import io

from vagon.cli.progress import Progress, duration


class Terminal(io.StringIO):
    """Counts the writes, each of which is drawn at once."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[str] = []

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> int:
        self.writes.append(text)
        return super().write(text)


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_it_shows_part_rate_and_time_left() -> None:
    terminal, clock = Terminal(), Clock()
    with Progress(1000, "games", terminal, clock) as progress:
        clock.now += 2
        progress.update(250)
        assert terminal.writes == ["\r██████░░░░░░░░░░░░░░░░░░  25 %  125 games/s, 0:06 left\x1b[K"]
        clock.now += 6
        progress.update(1000)
        assert terminal.writes[-1] == "\r████████████████████████ 100 %  125 games/s, 0:00 left\x1b[K"
    assert terminal.writes[-1] == "\r\x1b[K"


def test_short_work_shows_nothing() -> None:
    terminal, clock = Terminal(), Clock()
    with Progress(10, "games", terminal, clock) as progress:
        clock.now += 0.4
        progress.update(10)
    assert terminal.writes == []


def test_it_does_not_flicker() -> None:
    terminal, clock = Terminal(), Clock()
    progress = Progress(10_000, "games", terminal, clock)
    for done in range(1, 10_001):
        clock.now += 0.001
        progress.update(done)
    assert 80 <= len(terminal.writes) <= 96
    assert all(text.count("\r") == 1 and text.startswith("\r") for text in terminal.writes)


def test_nothing_done_yet() -> None:
    terminal, clock = Terminal(), Clock()
    progress = Progress(5, "speeds", terminal, clock)
    clock.now += 1
    progress.update(0)
    assert terminal.writes == ["\r░░░░░░░░░░░░░░░░░░░░░░░░   0 %  0.0 speeds/s\x1b[K"]


def test_nothing_into_a_pipe() -> None:
    pipe, clock = io.StringIO(), Clock()
    with Progress(10, "games", pipe, clock) as progress:
        clock.now += 100
        progress.update(5)
    assert pipe.getvalue() == ""


def test_it_is_cleared_after_a_failure() -> None:
    terminal, clock = Terminal(), Clock()
    try:
        with Progress(10, "games", terminal, clock) as progress:
            clock.now += 1
            progress.update(1)
            raise KeyboardInterrupt
    except KeyboardInterrupt:
        pass
    assert terminal.writes[-1] == "\r\x1b[K"


def test_durations() -> None:
    assert [duration(seconds) for seconds in (0.4, 59.6, 61, 3600, 86399)] == [
        "0:00",
        "1:00",
        "1:01",
        "1:00:00",
        "23:59:59",
    ]
