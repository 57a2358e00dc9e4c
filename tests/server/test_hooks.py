"""Web hooks: a group hears at a real receiver whose turn it is, and nobody can make the server call where it should not."""

import asyncio
import json
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from holdfast.core.engine.effect import replace
from holdfast.server.notifications import webhook as hooks
from holdfast.server.notifications.webhook import BadWebhook, Target, WebhookRules, is_public, resolve, target
from tests.server.conftest import Start
from tests.server.people import PATIENCE, Running
from tests.server.test_connection_limits import few
from tests.server.test_faults import sql
from tests.server.test_proxy import NAME, certificate
from tests.server.test_table import Two


class Receiver:
    """A group's chat, as a program: HTTPS on this computer, with a certificate of its own."""

    def __init__(self, folder: Path) -> None:
        self.cert, key = certificate(folder)
        self.heard: list[dict[str, Any]] = []
        self.status = 200
        self.answers = threading.Event()
        self.answers.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                receiver.heard.append({"path": self.path, "host": self.headers["host"], **json.loads(body)})
                receiver.answers.wait(PATIENCE)
                self.send_response(receiver.status)
                self.send_header("location", "https://127.0.0.1/elsewhere")
                self.end_headers()

            def log_message(self, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.cert, key)
        self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
        self.url = f"https://{NAME}:{self.server.server_address[1]}/services/T1?room=2"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def until(self, met: Callable[[list[dict[str, Any]]], bool], wait: float = PATIENCE) -> bool:
        end = time.monotonic() + wait
        while not met(self.heard):
            if time.monotonic() > end:
                return False
            time.sleep(0.02)
        return True


@pytest.fixture
def receiver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Receiver]:
    """Its name leads to this computer, for this test."""
    made = Receiver(tmp_path)
    usual = socket.getaddrinfo
    monkeypatch.setattr(
        socket, "getaddrinfo", lambda host, *more, **named: usual("127.0.0.1" if host == NAME else host, *more, **named)
    )
    yield made
    made.server.shutdown()
    made.server.server_close()


@pytest.fixture
def calling(start: Start, receiver: Receiver, tmp_path: Path) -> Running:
    """A server that calls web hooks, also on this computer, and soon."""
    rules = WebhookRules(on=True, wait=0.1, anywhere=True, trust=str(receiver.cert))
    return start(str(tmp_path / "t.sqlite3"), replace(few(), hooks=rules))


def asked_away(two: Two) -> None:
    """The friend, who is away, is among those asked; the host plays until then."""
    for _ in range(60):
        if 1 in two.a.state["question"]["asked"]:
            return
        two.a.until_asked()
        options = [o["key"] for o in two.a.state["question"]["options"] if o["open"] and not o["back"]]
        two.a.give(options[0])
    raise AssertionError("the friend was never asked")


def test_the_group_hears_whose_turn_it_is(calling: Running, receiver: Receiver) -> None:
    two = Two(calling, "naufragos")
    two.host.post(f"/api/tables/{two.table}/name", {"name": "Friday <evening> @everyone"})
    assert two.a.state["hook"] == "none"
    assert two.host.post(f"/api/tables/{two.table}/hook", {"url": receiver.url}) == {"hook": True}
    two.a.until(lambda m: m["type"] == "state" and m["hook"] == "set")
    two.b.close()
    asked_away(two)
    assert receiver.until(bool)
    [heard] = receiver.heard
    assert heard["path"] == "/services/T1?room=2"
    assert heard["host"] == receiver.url.split("/")[2]
    assert heard["turn"] == ["Ana"]
    assert heard["table"] == "Friday <evening> @everyone"
    assert heard["link"] == f"{calling.base}/#/table/{two.table}"
    assert heard["link"] in heard["text"]
    assert "Ana" in heard["text"]
    assert not set("<>@") & set(heard["text"]), "a name calls nobody and hides nothing"
    assert heard["allowed_mentions"] == {"parse": []}
    assert len(json.dumps(heard)) < 2000
    time.sleep(0.4)
    assert len(receiver.heard) == 1, "once for each time that somebody is asked"


def test_who_is_there_is_not_called(calling: Running, receiver: Receiver) -> None:
    two = Two(calling, "naufragos")
    two.host.post(f"/api/tables/{two.table}/hook", {"url": receiver.url})
    asked_away(two)
    assert not receiver.until(bool, 0.5)
    two.b.close()
    assert receiver.until(bool), "but when he goes, and must answer"


def test_an_address_is_for_the_host_alone_and_never_told_again(calling: Running, receiver: Receiver) -> None:
    two = Two(calling)
    path = f"/api/tables/{two.table}/hook"
    two.friend.post(path, {"url": receiver.url}, 403)
    two.host.post(path, {"url": receiver.url})
    assert two.b.state["hook"] is None
    assert "services" not in "".join(two.a.raw + two.b.raw)
    assert two.host.post(path, {"url": ""}) == {"hook": False}
    assert sql(calling, "select hook from tables") == [("",)]


def test_without_the_option_nothing_is_called(server: Running) -> None:
    two = Two(server)
    assert two.a.state["hook"] is None
    two.host.post(f"/api/tables/{two.table}/hook", {"url": "https://example.org/"}, 403)


@pytest.mark.parametrize("status", [302, 404, 500])
def test_a_receiver_that_does_not_take_it_is_left_alone(
    calling: Running, receiver: Receiver, status: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No redirection is followed; after some failures the host is told, and nobody is called."""
    monkeypatch.setattr(hooks, "FAILURES", 1)
    receiver.status = status
    two = Two(calling, "naufragos")
    path = f"/api/tables/{two.table}/hook"
    two.host.post(path, {"url": receiver.url})
    two.b.close()
    asked_away(two)
    assert receiver.until(bool)
    caller = calling.context.away.caller
    assert receiver.until(lambda _: caller.failing(two.table))
    assert two.host.socket(two.table).state["hook"] == "failing"
    time.sleep(0.3)
    assert len(receiver.heard) == 1
    two.host.post(path, {"url": receiver.url})
    assert not caller.failing(two.table)


def test_a_slow_receiver_is_given_up(calling: Running, receiver: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hooks, "TIME", 0.5)
    receiver.answers.clear()
    where = target(receiver.url, calling.context.settings.hooks)
    with pytest.raises(TimeoutError):
        asyncio.run(hooks.call(where, b"{}", calling.context.settings.hooks))
    receiver.answers.set()


def test_a_receiver_without_a_right_certificate_is_not_told(calling: Running, receiver: Receiver) -> None:
    strict = replace(calling.context.settings.hooks, trust="")
    with pytest.raises(ssl.SSLError):
        asyncio.run(hooks.call(target(receiver.url, strict), b"{}", strict))
    assert receiver.heard == []


# --- where it may call -------------------------------------------------------------------------------------------------

ON = WebhookRules(on=True)


@pytest.mark.parametrize(
    "number",
    [
        "127.0.0.1",
        "127.9.9.9",
        "0.0.0.0",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "192.0.2.1",
        "198.18.0.1",
        "203.0.113.9",
        "224.0.0.1",
        "239.1.1.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "::127.0.0.1",
        "64:ff9b::7f00:1",
        "64:ff9b::808:808",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "fd00::1",
        "ff02::1",
        "2001:db8::1",
        "2002:7f00:1::",
        "2001::1",
        "nonsense",
    ],
)
def test_what_is_not_the_public_internet(number: str) -> None:
    assert not is_public(number)


@pytest.mark.parametrize("number", ["8.8.8.8", "1.1.1.1", "2606:4700:4700::1111", "2a00:1450:4001:81b::200e"])
def test_what_is_the_public_internet(number: str) -> None:
    assert is_public(number)


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https://",
        "https:///path",
        "https://me:secret@example.org/",
        "https://example.org:22/",
        "https://example.org:99999/",
        "https://[::1",
        f"https://example.org/{'x' * 500}",
        "//example.org/",
        "javascript:alert(1)",
        "https://" + "ä" * 80 + ".org/",
    ],
)
def test_what_is_no_address_for_a_hook(url: str) -> None:
    with pytest.raises(BadWebhook):
        target(url, ON)


def test_an_address_cannot_break_out_of_its_line() -> None:
    where = target("https://example.org/a\r\nX-Evil: 1 b?c d\r\n#e", ON)
    assert not set("\r\n #") & set(where.path)
    assert target("https://Bücher.example/x?y=%20z", ON) == Target("xn--bcher-kva.example", 443, "/x?y=%20z")


@pytest.mark.parametrize(
    "name", ["localhost", "127.0.0.1", "2130706433", "0x7f.1", "127.1", "[::1]", "[::ffff:10.0.0.1]"]
)
def test_a_name_of_this_computer_is_refused_however_it_is_written(name: str) -> None:
    with pytest.raises(BadWebhook):
        asyncio.run(resolve(target(f"https://{name}/", ON), ON))


def test_one_private_number_among_public_ones_is_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(2, 1, 6, "", (number, 443)) for number in ("8.8.8.8", "10.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: found)
    with pytest.raises(BadWebhook):
        asyncio.run(resolve(Target("example.org", 443, "/"), ON))


def test_a_name_that_leads_elsewhere_later_is_not_called(
    start: Start, receiver: Receiver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is public when the host names it, and this computer when it is called: looked up anew, refused, never reached."""
    strict = replace(few(), hooks=WebhookRules(on=True, wait=0.1, trust=str(receiver.cert)))
    server = start(str(tmp_path / "s.sqlite3"), strict)
    two = Two(server, "naufragos")
    leads = ["8.8.8.8"]
    usual = socket.getaddrinfo
    monkeypatch.setattr(
        socket, "getaddrinfo", lambda host, *more, **named: usual(leads[0] if host == NAME else host, *more, **named)
    )
    monkeypatch.setattr(hooks, "HTTPS", int(receiver.url.split(":")[2].split("/")[0]))
    two.host.post(f"/api/tables/{two.table}/hook", {"url": receiver.url})
    leads[0] = "127.0.0.1"
    two.b.close()
    asked_away(two)
    assert receiver.until(lambda _: server.context.away.caller._failed.get(two.table) == 1)
    assert receiver.heard == []
    two.host.post(f"/api/tables/{two.table}/hook", {"url": receiver.url}, 400)


def test_calls_are_bounded_for_a_host(receiver: Receiver) -> None:
    rules = WebhookRules(on=True, anywhere=True, trust=str(receiver.cert))

    async def many() -> None:
        caller = hooks.WebhookSender(rules)
        await asyncio.gather(*(caller.call(f"t{i}", "host", receiver.url, b"{}") for i in range(20)))
        await caller.call("t", "another", receiver.url, b"{}")

    asyncio.run(many())
    assert len(receiver.heard) == hooks.OF_A_HOST[0] + 1
