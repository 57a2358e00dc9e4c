"""What is kept stays kept: private, one server's, and missed at once when somebody takes it away."""

import logging
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from holdfast.tables.registry import STORAGE_CHECK
from holdfast.tables.services.runtime import SystemClock
from tests.ports import free_port
from tests.server.conftest import Start
from tests.server.people import PATIENCE, Running
from tests.server.test_faults import move


def replaced(file: Path) -> None:
    """As editors and scripts do it: another file under the same name."""
    other = file.with_name("other")
    other.write_bytes(file.read_bytes())
    other.replace(file)


def overwritten(file: Path) -> None:
    """As `cp` does it: the same file, with what another database holds."""
    other = file.with_name("other")
    with sqlite3.connect(other) as db:
        db.execute("create table t (x)")
    file.write_bytes(other.read_bytes())


def all_deleted(file: Path) -> None:
    for one in file.parent.glob(f"{file.name}*"):
        one.unlink()


def log_deleted(file: Path) -> None:
    Path(f"{file}-wal").unlink()


def emptied(file: Path) -> None:
    os.truncate(file, 0)


@pytest.mark.parametrize("do", [Path.unlink, all_deleted, log_deleted, replaced, overwritten, emptied])
def test_a_database_that_is_taken_away_is_missed_within_a_second(
    server: Running, tmp_path: Path, do: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    host = server.person()
    seat = host.socket(host.create("robinson", ("me", "here"))["id"])
    move(seat)
    with caplog.at_level(logging.ERROR, "holdfast.server"):
        do(tmp_path / "tables.sqlite3")
        told = seat.until_type("error")
    assert STORAGE_CHECK < 1, "seconds between two looks"
    assert told["code"] == "not-kept-now"
    assert "deleted or replaced" in told["message"]
    assert any("tables.sqlite3" in record.message for record in caplog.records)
    seq = seat.state["seq"]
    said = move(seat)
    assert (said["type"], said["code"]) == ("refused", "not-kept")
    assert "deleted or replaced" in said["message"]
    assert seat.until_type("state")["seq"] == seq
    host.post("/api/tables", {"game": "robinson", "seats": [{"kind": "me"}]}, 503)


def test_an_answer_is_refused_even_before_anybody_has_looked(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = server.person()
    made = host.create("robinson", ("me", "here"))
    seat = host.socket(made["id"])
    move(seat)
    all_deleted(tmp_path / "tables.sqlite3")
    assert move(seat)["type"] == "refused"
    assert host.http.get(f"/api/tables/{made['id']}/save").status_code == 200, "what is played can still be taken home"


def test_a_database_that_comes_back_is_taken_up_again(server: Running, tmp_path: Path) -> None:
    host = server.person()
    seat = host.socket(host.create("robinson", ("me", "here"))["id"])
    file = tmp_path / "tables.sqlite3"
    file.rename(tmp_path / "away")
    assert move(seat)["type"] == "refused"
    (tmp_path / "away").rename(file)
    seat.until_type("state")
    assert move(seat)["type"] == "state"


@pytest.mark.skipif(os.name != "posix", reason="the rights of files are another matter there")
def test_nobody_else_may_read_the_database(start: Start, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    umask = os.umask(0)
    try:
        server = start(str(file))
        server.person().create()
        kept = list(tmp_path.glob("tables.sqlite3*"))
        assert len(kept) >= 3
        assert {one.stat().st_mode & 0o777 for one in kept} == {0o600}
        server.stop()
        file.chmod(0o644)
        start(str(file))
        assert file.stat().st_mode & 0o777 == 0o600
    finally:
        os.umask(umask)


def test_of_two_servers_on_one_file_the_second_does_not_start_and_says_why(server: Running, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    host = server.person()
    seat = host.socket(host.create("robinson", ("me", "here"))["id"])
    command = [sys.executable, "-m", "holdfast", "serve", "--no-browser", "--port", str(free_port())]
    second = subprocess.run([*command, "--database", file], capture_output=True, text=True, timeout=PATIENCE)
    assert second.returncode == 2
    assert f"another server (process {os.getpid()}) keeps its games there" in second.stderr
    assert move(seat)["type"] == "state"
    assert sqlite3.connect(file).execute("select count(*) from journal").fetchone()[0] >= 1


def test_a_copy_of_the_file_is_another_database(server: Running, start: Start, tmp_path: Path) -> None:
    server.person().create()
    shutil.copy(tmp_path / "tables.sqlite3", tmp_path / "copy.sqlite3")
    start(str(tmp_path / "copy.sqlite3")).person().create()


def test_talk_keeps_its_order_when_the_clock_jumps(start: Start, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start(url)
    host = server.person()
    table = host.create()["id"]
    seat = host.socket(table)
    for text, now in (("one", 5000.0), ("two", 1000.0), ("three", 3000.0), ("four", 2000.0)):
        monkeypatch.setattr(SystemClock, "now", lambda self, now=now: now)
        seat.send(type="chat", text=text)
        assert seat.until_type("chat")["text"] == text
    monkeypatch.undo()
    late = host.socket(table)
    assert [m["text"] for m in late.heard if m["type"] == "chat"] == ["one", "two", "three", "four"]


@pytest.mark.parametrize("path", ["/%00", "/a%00b.js", "/assets/%00", "/" + "a" * 300, "/" + "a" * 5000, "/x/" * 100])
def test_a_path_that_no_file_can_have_leads_nowhere(server: Running, path: str) -> None:
    with httpx.Client(base_url=server.base, timeout=PATIENCE) as http:
        assert http.get(path).status_code == 404


@pytest.mark.parametrize("way", ["create", "sit"])
def test_nobody_chooses_his_own_cookie(server: Running, way: str) -> None:
    chosen = "A" * 32
    host, other = server.person(), server.person()
    made = host.create("robinson", ("me", "link"))
    other.http.cookies.set("holdfast", chosen, domain="127.0.0.1")
    if way == "create":
        other.create()
    else:
        other.sit(made["links"]["1"])
    given = other.http.cookies.get("holdfast", domain="127.0.0.1")
    assert given not in ("", None, chosen)
    own = httpx.get(f"{server.base}/api/me", cookies={"holdfast": given}, timeout=PATIENCE).json()
    strange = httpx.get(f"{server.base}/api/me", cookies={"holdfast": chosen}, timeout=PATIENCE).json()
    assert (len(own), strange) == (1, [])
    other.create()
    assert other.http.cookies.get("holdfast", domain="127.0.0.1") == given, "a cookie of ours stays"
