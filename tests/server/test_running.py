"""How it is started: on this computer, on a free port, with the browser, or for a group."""

import socket
import webbrowser
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from holdfast.cli import main
from holdfast.server import running
from holdfast.server.web.app import fingerprint
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


def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    file = tmp_path / "x.sqlite3"
    file.write_bytes(b"this is no database" * 100)
    wrong = CliRunner().invoke(main, ["serve", "--port", "0", "--database", str(file)], prog_name="holdfast")
    assert wrong.exit_code == 2
    assert str(file) in wrong.stderr
    assert "Traceback" not in wrong.output


def test_a_password_is_not_printed() -> None:
    shown = running._shown("postgresql://me:secret@db/holdfast")
    assert "secret" not in shown
    assert "db/holdfast" in shown


def test_started_twice_it_opens_the_one_that_runs(
    served: list[Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "tables.sqlite3"
    server = Running(str(file), fingerprint=fingerprint(str(file.resolve())))
    try:
        monkeypatch.setattr(running, "PORT", int(server.address.rpartition(":")[2]))
        assert "running already" in run()
        assert served == [f"http://localhost:{running.PORT}/"]
    finally:
        server.stop()


def test_without_the_built_client_it_says_how_to_build(
    monkeypatch: pytest.MonkeyPatch, server: Running, tmp_path: Path
) -> None:
    from holdfast.server.web import app

    monkeypatch.setattr(app, "STATIC", tmp_path)
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
