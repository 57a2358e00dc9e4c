"""How it is started: on this computer, on a free port, with the browser, or for a group."""

import gzip
import os
import socket
import sqlite3
import webbrowser
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner

from holdfast.cli import main
from holdfast.server import run as running
from holdfast.server.storage.file_lock import DatabaseFileLock
from tests.server.people import Running


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Any]:
    """Starts nothing; notes what would be served and which page would be opened."""
    noted: list[Any] = []

    class Noted(running.Server):
        async def serve(self, sockets: list[socket.socket] | None = None) -> None:
            assert sockets is not None
            self.started = True
            noted.append((sockets[0].getsockname(), self.config, self.address))
            sockets[0].close()

    monkeypatch.setattr(running, "Server", Noted)
    monkeypatch.setattr(running, "default_database", lambda: str(tmp_path / "tables.sqlite3"))
    monkeypatch.setattr(running, "PORT", free())
    monkeypatch.setattr(webbrowser, "open", noted.append)
    return noted


def free() -> int:
    with running.listen("127.0.0.1", 0, exact=True) as door:
        port: int = door.getsockname()[1]
    return port


def run(*args: str) -> str:
    result = CliRunner().invoke(main, args, prog_name="holdfast")
    assert result.exit_code == 0, result.output
    return result.output


def test_without_a_command_the_table_opens_at_home(served: list[Any], tmp_path: Path) -> None:
    said = run()
    [((host, port), config, address)] = served
    assert (host, port) == ("127.0.0.1", running.PORT)
    assert address == f"http://localhost:{port}/"
    assert address in said
    assert str(tmp_path) in said
    assert (config.ws_max_size, config.ws_per_message_deflate) == (64 << 10, False)
    assert config.ws == "websockets-sansio"
    run("--no-browser")
    assert served[1][2] == ""


def test_a_taken_port_is_passed_over(served: list[Any]) -> None:
    with running.listen("127.0.0.1", running.PORT, exact=True) as door:
        door.listen()
        run("--no-browser")
        assert served[0][0][1] not in (0, running.PORT)
        wrong = CliRunner().invoke(main, ["serve", "--port", str(running.PORT)], prog_name="holdfast")
        assert wrong.exit_code == 2


def test_for_a_group_it_says_what_that_means(served: list[Any]) -> None:
    said = run("serve", "--host", "0.0.0.0", "--port", "0", "--no-browser")
    assert "Everybody who can reach" in said
    assert "not encrypted" in said
    assert "Everybody" not in run("serve", "--port", "0", "--no-browser")


def test_behind_a_proxy_it_goes_by_its_public_name(served: list[Any]) -> None:
    """Also on this computer: the limits are those of a server for many, and nobody's headers are believed unasked."""
    said = run("serve", "--port", "0", "--public-url", "https://table.example.org", "--proxy", "10.0.0.1")
    _, config, address = served[0]
    settings = config.app.state.context.settings
    assert address == "https://table.example.org/"
    assert address in said
    assert "10.0.0.1" in said
    assert settings.public.proxies == ("10.0.0.1",)
    assert settings.limits.creating != running.LOCAL_LIMITS.creating
    assert not config.proxy_headers
    run("serve", "--port", "0", "--no-browser")
    assert served[1][1].app.state.context.settings.public is None
    assert not served[1][1].proxy_headers


def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite3"
    file.write_bytes(b"this is no database" * 100)
    wrong = CliRunner().invoke(main, ["serve", "--port", "0", "--database", str(file)], prog_name="holdfast")
    assert wrong.exit_code == 2
    assert str(file) in wrong.stderr
    assert "Traceback" not in wrong.output


def test_a_full_disk_at_the_start_is_said_in_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last thing that is written is the mark by which the file is known again."""

    def full(self: DatabaseFileLock, db: sqlite3.Connection) -> None:
        db.execute("pragma max_page_count = 1")
        db.execute("create table more (n)")

    monkeypatch.setattr(DatabaseFileLock, "mark", full)
    file = tmp_path / "tables.sqlite3"
    wrong = CliRunner().invoke(main, ["serve", "--port", "0", "--database", str(file)], prog_name="holdfast")
    assert wrong.exit_code == 2
    assert str(file) in wrong.stderr
    assert "full" in wrong.stderr
    assert "make room there" in wrong.stderr
    assert "Traceback" not in wrong.output


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such files")
@pytest.mark.parametrize("which", ["", ".lock"])
def test_games_are_kept_in_no_fifo_and_no_device(tmp_path: Path, which: str) -> None:
    file = tmp_path / "tables.sqlite3"
    os.mkfifo(f"{file}{which}")
    wrong = CliRunner().invoke(main, ["serve", "--port", "0", "--database", str(file)], prog_name="holdfast")
    assert wrong.exit_code == 2
    assert "is not a plain file" in wrong.stderr
    if not which:
        assert not Path(f"{file}.lock").exists(), "nothing is left beside it"
        link = tmp_path / "link"
        link.symlink_to("/dev/zero")
        zero = CliRunner().invoke(main, ["serve", "--port", "0", "--database", str(link)], prog_name="holdfast")
        assert zero.exit_code == 2
        assert "is not a plain file" in zero.stderr


def test_a_password_is_not_printed() -> None:
    shown = running._shown("postgresql://me:secret@db/holdfast")
    assert "secret" not in shown
    assert "db/holdfast" in shown


def test_started_twice_it_opens_the_one_that_runs(
    served: list[Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "tables.sqlite3"
    server = Running(str(file), mark="a mark")
    running.write_mark(str(file), "a mark")
    try:
        monkeypatch.setattr(running, "PORT", int(server.address.rpartition(":")[2]))
        assert "running already" in run()
        assert served == [f"http://localhost:{running.PORT}/"]
    finally:
        server.stop()


def test_without_the_built_client_it_says_how_to_build(
    monkeypatch: pytest.MonkeyPatch, server: Running, tmp_path: Path
) -> None:
    from holdfast.server import static_files as files

    monkeypatch.setattr(files, "STATIC", tmp_path)
    answer = server.person().http.get("/")
    assert answer.status_code == 503
    assert "pip install ." in answer.text
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>Holdfast</title>")
    (tmp_path / "assets" / "a-123.js").write_text("1")
    page = server.person().http.get("/")
    assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
    script = server.person().http.get("/assets/a-123.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"].startswith("text/javascript")
    assert server.person().http.get("/assets/none.js").status_code == 404


def test_files_come_packed_to_whoever_takes_them_so(
    monkeypatch: pytest.MonkeyPatch, server: Running, tmp_path: Path
) -> None:
    from holdfast.server import static_files as files

    monkeypatch.setattr(files, "STATIC", tmp_path)
    (tmp_path / "index.html").write_text("<title>Holdfast</title>")
    (tmp_path / "assets").mkdir()
    script = tmp_path / "assets" / "a-123.js"
    script.write_bytes(b"let a = 1;")
    script.with_suffix(".js.gz").write_bytes(gzip.compress(b"let a = 1;"))
    script.with_suffix(".js.br").write_bytes(b"as brotli packs it")

    def fetched(takes: str) -> httpx.Response:
        with server.person().http.stream("GET", "/assets/a-123.js", headers={"accept-encoding": takes}) as answer:
            answer.extensions["raw"] = b"".join(answer.iter_raw())
        return answer

    for takes, comes, raw in (
        ("gzip, deflate, br", "br", b"as brotli packs it"),
        ("gzip, deflate", "gzip", gzip.compress(b"let a = 1;")),
        ("identity", None, b"let a = 1;"),
        ("br;q=0", None, b"let a = 1;"),
    ):
        answer = fetched(takes)
        assert answer.headers.get("content-encoding") == comes
        assert len(answer.extensions["raw"]) == len(raw)
        assert answer.headers["content-type"].startswith("text/javascript")
        assert answer.headers["vary"] == "accept-encoding"
        assert "immutable" in answer.headers["cache-control"]
    assert "content-encoding" not in server.person().http.get("/").headers


def test_health_tells_nothing_of_the_database(served: list[Any], tmp_path: Path) -> None:
    """Neither the address nor anything made of it: who knows the rest could try passwords at home."""
    url = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    marks = []
    for _ in range(2):
        run("serve", "--port", "0", "--no-browser", "--database", url)
        app = served[-1][1].app
        marks.append(app.state.context.mark)
    assert marks[0] != marks[1], "drawn anew at every start"
    server = Running(str(tmp_path / "y.sqlite3"), mark="abc")
    try:
        assert server.person().get("/healthz") == {"holdfast": "ok", "id": "abc"}
    finally:
        server.stop()


def test_the_mark_is_for_this_user_alone(tmp_path: Path) -> None:
    file = str(tmp_path / "t.sqlite3")
    running.write_mark(file, "abc")
    assert running.running_mark(file).stat().st_mode & 0o077 == 0
    assert not running.running_at(free(), file)


def test_the_database_is_named_by_the_environment_or_a_file(
    served: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = tmp_path / "there.sqlite3"
    monkeypatch.setenv("HOLDFAST_DATABASE", str(there))
    assert str(there) in run("serve", "--port", "0", "--no-browser")
    assert str(there) in run("--no-browser")
    named = tmp_path / "address"
    other = tmp_path / "other.sqlite3"
    named.write_text(f"{other}\n# that is all\n")
    assert str(other) in run("serve", "--port", "0", "--no-browser", "--database-file", str(named))
    both = CliRunner().invoke(main, ["serve", "--database-file", str(named), "--database", "x"], prog_name="holdfast")
    assert both.exit_code == 2
    named.write_text("\n")
    assert CliRunner().invoke(main, ["serve", "--database-file", str(named)], prog_name="holdfast").exit_code == 2


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:hush@127.0.0.1:1/holdfast",
        "postgresql://127.0.0.1:1/holdfast?user=me&password=hush",
        "postgresql://me:x@hush@127.0.0.1:1/holdfast",
        "postgresql://me:x/hush@127.0.0.1:1/holdfast",
        "postgresql://me:x?hush@127.0.0.1:1/holdfast",
        "postgresql://127.0.0.1:1/holdfast?password=x@hush",
    ],
)
def test_a_password_is_never_told(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    """However it is written, and whatever fails; on the command line it is told that others can read it."""
    from holdfast.server.storage import postgres

    monkeypatch.setattr(postgres, "WAIT", 0.5)
    assert "hush" not in running._shown(url)
    file = tmp_path / "address"
    file.write_text(url)
    wrong = CliRunner().invoke(main, ["serve", "--port", "0", "--database-file", str(file)], prog_name="holdfast")
    assert wrong.exit_code == 2
    assert "hush" not in wrong.output + wrong.stderr + caplog.text
    assert "list of processes" not in wrong.stderr
    seen = CliRunner().invoke(main, ["serve", "--port", "0", "--database", url], prog_name="holdfast")
    assert "list of processes" in seen.stderr
    assert "hush" not in seen.output + seen.stderr
