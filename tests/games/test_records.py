"""The records that the browser verifies: as the engine writes them, and right by every check of ours."""

from tests.games.recording import FAIR, FOLDER, GOLDEN, records
from vagon.table.fairness import verify
from vagon.table.records import read_record


def test_the_files_are_what_the_engine_writes() -> None:
    written = {name: found.to_json() for name, found in records()}
    assert written == {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir()}
    assert len(written) == len(GOLDEN) + len(FAIR)


def test_every_check_is_right_where_there_is_something_to_check() -> None:
    for path in FOLDER.iterdir():
        promised = [True] * 2 if "fair" in path.stem else [None] * 2
        assert [check.ok for check in verify(read_record(path.read_bytes()))] == [*promised, True, True]
