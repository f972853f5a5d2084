"""One contract for both databases."""

from __future__ import annotations

import sqlite3
import threading
from collections import Counter
from pathlib import Path
from typing import cast

import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text
from sqlalchemy.event import listen

from tests.server.conftest import eventually
from vagon.server.store import Appended, BadStore, Duplicate, Entry, Row, Stale, Store, migrations, open_store
from vagon.server.store import changes as changes_of_others
from vagon.server.store.backups import backup, restore
from vagon.server.store.locking import check_local
from vagon.server.store.migrating import REVISIONS

QUIET = Row("playing", listed=False, awaiting=None, deadline=None)


def begin(store: Store, game: str = "g", row: Row = QUIET) -> None:
    assert store.create(Entry(game, 0, "create", 10.0, b"zero"), row).result() == Appended(0)


def entry(seq: int, key: str, game: str = "g", body: bytes = b"body") -> Entry:
    return Entry(game, seq, key, 10.0 + seq, body)


def test_a_log_is_read_back_in_order_from_any_point(store: Store) -> None:
    begin(store)
    for seq in (1, 2, 3):
        assert store.append(entry(seq, f"key{seq}", body=bytes([seq, 0, 255])), QUIET).result() == Appended(
            seq
        )
    assert store.read("g") == [
        Entry("g", 0, "create", 10.0, b"zero"),
        *(Entry("g", seq, f"key{seq}", 10.0 + seq, bytes([seq, 0, 255])) for seq in (1, 2, 3)),
    ]
    assert [found.seq for found in store.read("g", 1)] == [2, 3]
    assert store.read("g", 3) == []
    assert store.read("other") == []


def test_f5_two_events_for_one_seq_have_one_winner(store: Store) -> None:
    begin(store)
    assert store.append(entry(1, "first"), QUIET).result() == Appended(1)
    assert store.append(entry(1, "second"), QUIET).result() == Stale()
    assert [found.key for found in store.read("g")] == ["create", "first"]


def test_f3_a_key_is_used_once(store: Store) -> None:
    begin(store)
    store.append(entry(1, "same"), QUIET).result()
    assert store.append(entry(1, "same"), QUIET).result() == Duplicate(1)
    assert store.append(entry(7, "same"), QUIET).result() == Duplicate(1)
    assert len(store.read("g")) == 2


def test_r4_there_are_no_gaps(store: Store) -> None:
    begin(store)
    assert store.append(entry(2, "early"), QUIET).result() == Stale()
    assert store.append(entry(1, "unknown", game="nobody"), QUIET).result() == Stale()
    assert len(store.read("g")) == 1


def test_f5_many_writers_on_two_stores_leave_one_event_for_each_seq(store: Store, database: str) -> None:
    for number in range(10):
        begin(store, f"g{number}")
    other = open_store(database, is_owner=False)
    answers: list[object] = []

    def write(target: Store, writer: int) -> None:
        futures = [
            target.append(entry(seq, f"{writer}.{seq}", f"g{number}"), QUIET)
            for seq in (1, 2, 3)
            for number in range(10)
        ]
        answers.extend(future.result() for future in futures)

    threads = [threading.Thread(target=write, args=((store, other)[n % 2], n)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    other.close()
    won = Counter(type(answer) for answer in answers)
    stored = [[found.seq for found in store.read(f"g{number}")] for number in range(10)]
    assert all(seqs == list(range(len(seqs))) for seqs in stored)
    assert won[Appended] == sum(len(seqs) - 1 for seqs in stored)
    assert won[Appended] + won[Stale] == 120


def test_one_bad_change_does_not_hurt_the_others_of_its_batch(store: Store) -> None:
    begin(store)
    again = store.create(Entry("g", 0, "create", 1.0, b""), QUIET)
    good = [store.append(entry(1, "good"), QUIET)]
    with pytest.raises(Exception, match=r"(?i)unique|duplicate"):
        again.result()
    assert good[0].result() == Appended(1)


def test_a_fault_in_one_change_is_told_and_stops_no_other(store: Store) -> None:
    begin(store)
    faulty = store._writer.change("", lambda _: 1 // 0)
    unfit = store.append(entry(1, "unfit", body=cast("bytes", object())), QUIET)
    good = store.append(entry(1, "good"), QUIET)
    with pytest.raises(ZeroDivisionError):
        faulty.result(20)
    assert unfit.exception(20) is not None
    assert good.result(20) == Appended(1)


def test_a_change_that_is_called_off_does_not_stop_the_others(store: Store) -> None:
    begin(store)
    go_on = threading.Event()
    store._writer.change("", lambda _: go_on.wait(20))
    first, second = store.append(entry(1, "first"), QUIET), store.append(entry(1, "second"), QUIET)
    assert first.cancel()
    go_on.set()
    assert second.result(20) == Appended(1)
    assert [found.key for found in store.read("g")] == ["create", "second"]


def test_commits_are_gathered(store: Store) -> None:
    begin(store)
    before = store.commits
    futures = [store.append(entry(seq, f"key{seq}"), QUIET) for seq in range(1, 201)]
    assert [future.result() for future in futures] == [Appended(seq) for seq in range(1, 201)]
    assert store.commits - before < 50


def test_r7_a_game_is_leased_to_one_worker_until_the_lease_ends(store: Store) -> None:
    begin(store, "later", QUIET._replace(awaiting=50.0))
    begin(store, "now", QUIET._replace(awaiting=20.0))
    begin(store, "never")
    assert store.lease(30.0, 5.0).result() == "now"
    assert store.lease(30.0, 5.0).result() is None
    assert store.lease(35.0, 5.0).result() == "now"
    assert store.append(entry(1, "moved", "now"), QUIET._replace(awaiting=36.0)).result() == Appended(1)
    assert store.lease(36.0, 5.0).result() == "now", "a move ends the lease"
    assert store.append(entry(2, "done", "now"), QUIET).result() == Appended(2)
    assert store.lease(99.0, 5.0).result() == "later"


def test_t3_deadlines_are_found(store: Store) -> None:
    begin(store, "late", QUIET._replace(deadline=20.0))
    begin(store, "soon", QUIET._replace(deadline=40.0))
    begin(store, "never")
    assert store.expired(30.0) == ["late"]
    assert store.expired(60.0) == store.timed() == ["late", "soon"]
    store.park("late").result()
    assert store.expired(60.0) == store.timed() == ["soon"]


def test_the_tables_of_a_guest_are_found_by_who_has_a_place(store: Store) -> None:
    for number, name in enumerate(("a", "b", "c")):
        store.create(Entry(name, 0, "create", float(number), b"{}"), QUIET, ["ann", "bob"]).result()
    assert store.tables_of("ann", 9) == ["c", "b", "a"]
    assert store.tables_of("ann", 2) == ["c", "b"]
    assert store.append(Entry("a", 1, "key", 9.0, b"{}"), QUIET).result() == Appended(1)
    assert store.tables_of("ann", 9) == ["a", "c", "b"], "the one changed last comes first"
    assert store.append(Entry("c", 1, "key", 9.5, b"{}"), QUIET, ["bob"]).result() == Appended(1)
    assert (store.tables_of("ann", 9), store.tables_of("bob", 1)) == (["a", "b"], ["c"])
    assert store.append(Entry("b", 5, "key", 9.9, b"{}"), QUIET, []).result() == Stale()
    assert store.tables_of("ann", 9) == ["a", "b"], "what is not appended changes nothing"
    store.purge("a").result()
    assert (store.tables_of("ann", 9), store.tables_of("eve", 9)) == (["b"], [])


def test_mutes_are_kept_for_each_place(store: Store) -> None:
    begin(store)
    store.mute("g", 0, 1, True).result()
    store.mute("g", 0, 1, True).result()
    store.mute("g", 2, 1, True).result()
    assert store.mutes_of("g") == {(0, 1), (2, 1)}
    store.mute("g", 0, 1, False).result()
    assert store.mutes_of("g") == {(2, 1)}
    store.purge("g").result()
    assert store.mutes_of("g") == set()


def test_a_note_replaces_the_one_that_stood(store: Store) -> None:
    assert store.noted("alive") is None
    for value in (b"1", b"2"):
        store.note("alive", value)
        assert store.noted("alive") == value


def test_d10_the_room_on_the_disk_of_a_file_is_known(store: Store) -> None:
    room = store.free_bytes()
    assert (room is None) != store.is_sqlite
    assert room is None or room > 0


def test_remarks_and_names_can_be_forgotten(store: Store) -> None:
    begin(store)
    assert [store.remark("g", 1.0, place, None, f"words {place}").result() for place in (0, 1)] == [1, 2]
    store.name("g", 0, "Ann").result()
    store.name("g", 1, "Bob").result()
    store.name("g", 1, "Bea").result()
    assert store.names_of("g") == {0: "Ann", 1: "Bea"}
    store.forget("g", 0).result()
    assert store.names_of("g") == {1: "Bea"}
    assert [(line.place, line.text) for line in store.remarks_after("g", 0)] == [(0, None), (1, "words 1")]
    assert [line.number for line in store.remarks_after("g", 1)] == [2]
    assert store.heads(["g"]) == {"g": (0, 2)}
    store.purge("g").result()
    assert (store.read("g"), store.remarks_after("g", 0), store.names_of("g")) == ([], [], {})


def test_only_open_listed_tables_are_listed(store: Store) -> None:
    begin(store, "open", Row("open", listed=True, awaiting=None, deadline=None))
    begin(store, "full", Row("open", listed=False, awaiting=None, deadline=None))
    assert store.listed(10) == ["open"]
    store.append(entry(1, "k", "open"), Row("playing", listed=True, awaiting=None, deadline=None)).result()
    assert store.listed(10) == []


def test_what_is_remembered_first_stands(store: Store, database: str) -> None:
    assert store.remember("key", b"first") == b"first"
    assert store.remember("key", b"second") == b"first"
    other = open_store(database, is_owner=False)
    assert other.remember("key", b"third") == b"first"
    other.close()


def test_r3_commits_of_another_process_are_noticed(
    store: Store, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes_of_others, "FALLBACK_SECONDS", 60.0)
    begin(store)
    other = open_store(database, is_owner=False)
    with store.changes() as changes:
        while changes.wait(0.1) != {}:
            pass
        store.append(entry(1, "own"), QUIET).result()
        assert changes.wait(0.1) in ({}, {"g": (1, -1)}), "a commit of our own is no reason to look at all"
        other.append(entry(2, "other"), QUIET).result()
        assert changes.wait(0.5) in (None, {"g": (2, -1)})
    assert store.heads(["g"]) == {"g": (2, 0)}
    assert store.read_all({"g": 0, "none": -1}) == {"g": store.read("g")[1:], "none": []}
    other.close()


def test_r2_r3_a_hint_that_is_lost_is_made_up_for(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(changes_of_others, "FALLBACK_SECONDS", 0.2)
    with store.changes() as changes:
        for _ in range(3):  # nobody says anything
            eventually(lambda: changes.wait(0.01) == {})
            eventually(lambda: changes.wait(10.0) is None)


def test_r12_a_newer_database_is_refused(store: Store, database: str) -> None:
    with store.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    store.close()
    with pytest.raises(BadStore, match=r"newer version of vagon \(schema 9999\)"):
        open_store(database)


def test_r12_the_steps_are_known_in_their_order() -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent))
    assert [step.revision for step in scripts.walk_revisions()] == [*reversed(REVISIONS)]


def test_r12_an_older_database_is_brought_up_to_date_and_refused_by_a_worker_until_then(
    store: Store, database: str
) -> None:
    store.close()
    engine = create_engine(store.engine.url)
    with engine.begin() as connection:
        for words in (
            "DROP TABLE mutes",
            "DROP TABLE guests",
            "UPDATE alembic_version SET version_num = '0001'",
        ):
            connection.execute(text(words))
    engine.dispose()
    with pytest.raises(BadStore, match="older schema"):
        open_store(database, is_owner=False)
    open_store(database).close()
    again = open_store(database, is_owner=False)
    assert again.tables_of("nobody", 5) == []
    again.close()


def test_r12_a_database_without_a_schema_is_refused_by_a_worker(database: str) -> None:
    with pytest.raises(BadStore, match="older schema"):
        open_store(database, is_owner=False)


def test_sqlite_is_durable_by_its_settings(sqlite_store: Store) -> None:
    with sqlite_store.engine.connect() as connection:
        assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(text("PRAGMA synchronous")).scalar() == 2


def test_d10_a_full_disk_is_told_in_words_and_leaves_nothing_half_done(sqlite_store: Store) -> None:
    begin(sqlite_store)
    with sqlite_store.engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()

    def limit(connection: sqlite3.Connection, _record: object, _proxy: object) -> None:
        connection.execute(f"PRAGMA max_page_count={pages}")

    listen(sqlite_store.engine, "checkout", limit)
    with pytest.raises(BadStore, match="the disk is full"):
        sqlite_store.append(entry(1, "large", body=bytes(1 << 20)), QUIET).result()
    assert [found.seq for found in sqlite_store.read("g")] == [0]
    assert sqlite_store.append(entry(1, "small"), QUIET).result() == Appended(1)


def test_r11_a_file_has_one_server(sqlite_store: Store, sqlite_database: str) -> None:
    with pytest.raises(BadStore, match="in use by another server"):
        open_store(sqlite_database)
    sqlite_store.close()
    open_store(sqlite_database).close()


def test_r11_a_network_disk_is_refused(tmp_path: Path) -> None:
    mounts = tmp_path / "mounts"
    mounts.write_text(f"disk / ext4 rw 0 0\nserver:/x {tmp_path} nfs4 rw 0 0\n")
    with pytest.raises(BadStore, match=r"network disk \(nfs4\)"):
        check_local(tmp_path / "vagon.db", mounts)
    mounts.write_text(f"server:/x / nfs4 rw 0 0\ndisk {tmp_path} ext4 rw 0 0\n")
    check_local(tmp_path / "vagon.db", mounts)


@pytest.mark.parametrize("address", ["mysql://x/y", "sqlite://", "://", "no/such/folder/vagon.db"])
def test_bad_addresses_are_refused_in_words(address: str) -> None:
    with pytest.raises(BadStore):
        open_store(address)


def test_a_file_that_is_no_database_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "text.db"
    path.write_text("not a database at all, but long enough to be read as one by anybody who tries" * 20)
    with pytest.raises(BadStore, match="not a database"):
        open_store(str(path))


def test_r10_backup_and_restore(store: Store, database: str, tmp_path: Path) -> None:
    begin(store)
    store.append(entry(1, "kept"), QUIET).result()
    copy = str(tmp_path / "copy")
    backup(database, copy)
    store.append(entry(2, "lost"), QUIET).result()
    with pytest.raises(BadStore, match="exists already"):
        backup(database, copy)
    store.close()
    restore(database, copy)
    again = open_store(database)
    assert [found.key for found in again.read("g")] == ["create", "kept"]
    again.close()


def test_r10_a_file_that_is_no_copy_is_not_restored(
    sqlite_store: Store, sqlite_database: str, tmp_path: Path
) -> None:
    other = tmp_path / "other"
    with sqlite3.connect(other) as connection:
        connection.execute("CREATE TABLE t (a)")
    connection.close()
    sqlite_store.close()
    with pytest.raises(BadStore, match="not a copy"):
        restore(sqlite_database, str(other))
