"""Behind a proxy: nginx and Caddy in front with the configuration of docs/host/internet.md, TLS, and visitors with addresses."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from click.testing import CliRunner
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from holdfast.cli import main
from holdfast.core.engine.effect import replace
from holdfast.server.context import Settings
from holdfast.server.proxy import UNKNOWN, PublicAddress, public
from tests.ports import free_port
from tests.server.conftest import Start
from tests.server.people import EASY, PATIENCE, Person, Running, Seat
from tests.server.test_connection_limits import few

NAME = "table.example.org"
DOCS = Path(__file__).resolve().parent.parent.parent / "docs" / "host" / "internet.md"
PACKAGES = {"nginx": "nginx-light", "caddy": "caddy", "openssl": "openssl"}


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed: apt-get install -y {PACKAGES[name]}")
    return found


def documented(language: str) -> str:
    """The one example of that kind in the documentation."""
    [text] = re.findall(rf"```{language}\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    return str(text)


def put(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1, old
    return text.replace(old, new)


@dataclass
class Front:
    """A proxy with a name, and the server behind it; none is given where there are several."""

    server: Running | None
    port: int
    trust: ssl.SSLContext

    @property
    def origin(self) -> str:
        return f"https://{NAME}:{self.port}"

    def visitor(self, address: str = "127.0.0.9", **headers: str) -> "Visitor":
        return Visitor(self, address, headers)


class Visitor(Person):
    """A browser somewhere: it asks for the name and comes from an address of its own."""

    def __init__(self, front: Front, address: str, headers: dict[str, str]) -> None:
        self.front, self.address, self.base, self.seats = front, address, front.origin, []
        transport = httpx.HTTPTransport(verify=front.trust, local_address=address)
        self.http = httpx.Client(
            base_url=f"https://127.0.0.1:{front.port}",
            headers={"origin": front.origin, "host": f"{NAME}:{front.port}", **headers},
            transport=transport,
            timeout=PATIENCE,
        )
        self.http.event_hooks = {"request": [self._call]}
        self.said = headers

    @staticmethod
    def _call(request: httpx.Request) -> None:
        request.extensions["sni_hostname"] = NAME

    @property
    def cookie(self) -> str:
        return "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)

    def socket(self, table: str, seat: int | None = None, lang: str = "en", origin: str | None = None) -> Seat:
        line = socket.create_connection(("127.0.0.1", self.front.port), source_address=(self.address, 0))
        made = connect(
            f"wss://{NAME}:{self.front.port}/api/tables/{table}/socket?lang={lang}",
            sock=line,
            ssl=self.front.trust,
            additional_headers={"cookie": self.cookie, **self.said},
            origin=origin or self.front.origin,
            compression=None,
            max_size=None,
            ping_interval=None,
            legacy=True,  # type: ignore[arg-type]
        )
        new = Seat(made)
        self.seats.append(new)
        return new


def certificate(folder: Path) -> tuple[Path, Path]:
    cert, key = folder / "cert.pem", folder / "cert.key"
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    make = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    command = [program("openssl"), *make, *names, "-out", cert, "-keyout", key]
    subprocess.run(command, check=True, capture_output=True)
    return cert, key


def nginx(folder: Path, port: int, behind: str, cert: Path, key: Path) -> list[str]:
    return nginx_with(put(documented("nginx"), "127.0.0.1:8765", behind), folder, port, cert, key)


def nginx_with(text: str, folder: Path, port: int, cert: Path, key: Path) -> list[str]:
    """The command that runs nginx with a configuration, at a port of this computer."""
    text = put(text, "listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    text = put(text, f"/etc/ssl/{NAME}.pem", str(cert))
    text = put(text, f"/etc/ssl/{NAME}.key", str(key))
    kept = "".join(
        f"{what}_temp_path {folder}/{what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    head = f"daemon off; master_process off; error_log {folder}/log; pid {folder}/pid; events {{}}"
    (folder / "nginx.conf").write_text(f"{head}\nhttp {{ access_log off; {kept}\n{text}}}\n")
    return [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, port: int, behind: str, cert: Path, key: Path) -> list[str]:
    text = put(documented("caddy"), "127.0.0.1:8765", behind)
    text = put(text, f"{NAME} {{", f"{NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {cert} {key}")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{text}")
    return [program("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


@contextmanager
def running_proxy(command: list[str], folder: Path, port: int) -> Iterator[None]:
    with (folder / "said").open("w") as said:
        proxy = subprocess.Popen(command, stdout=said, stderr=said, env={**os.environ, "HOME": str(folder)})
    try:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                break
            except OSError:
                assert proxy.poll() is None, (folder / "said").read_text()
                assert time.monotonic() < until
                time.sleep(0.02)
        yield
    finally:
        proxy.terminate()
        proxy.wait(PATIENCE)


@pytest.fixture(params=[nginx, caddy])
def front(request: pytest.FixtureRequest, start: Start, tmp_path: Path) -> Iterator[Front]:
    cert, key = certificate(tmp_path)
    port = free_port()
    settings = replace(few(joining=(3, 0.001)), public=public(f"https://{NAME}:{port}/"))
    program(request.param.__name__)
    server = start(str(tmp_path / "t.sqlite3"), settings)
    command = request.param(tmp_path, port, server.address, cert, key)
    with running_proxy(command, tmp_path, port):
        yield Front(server, port, ssl.create_default_context(cafile=str(cert)))


def test_two_play_through_a_proxy(front: Front) -> None:
    """Requests, sockets, cookies over HTTPS alone, and links under the public name."""
    host, friend = front.visitor("127.0.0.2"), front.visitor("127.0.0.3")
    made = host.create("robinson", ("me", "link"))
    link = made["links"]["1"]
    assert link.startswith(f"{front.origin}/#/sit/")
    assert made["spectator"].startswith(f"{front.origin}/#/sit/")
    path = link.removeprefix(front.origin)
    friend.sit(path, "Ana")
    [cookie] = friend.http.cookies.jar
    assert cookie.secure
    assert (cookie.name, cookie.path, cookie.domain_specified) == ("__Host-holdfast", "/", False)
    assert friend.http.get("/api/me").headers["strict-transport-security"].startswith("max-age=")
    a, b = host.socket(made["id"]), friend.socket(made["id"])
    a.send(type="chat", text="from far away")
    assert b.until_type("chat")["text"] == "from far away"
    a.until_asked()
    a.give(a.options[0])
    b.until_seq(1)


def test_a_strange_name_or_page_is_refused_through_the_proxy(front: Front) -> None:
    """nginx hands on a request for whatever name; Caddy does not know it."""
    for host in ("evil.example", f"127.0.0.1:{front.port}", NAME, f"{NAME}:1"):
        answer = front.visitor(host=host).http.get("/api/games")
        assert answer.status_code in (403, 421) or not answer.content, host
    wrong = front.visitor(origin="https://evil.example").http.post("/api/tables", json={})
    assert wrong.status_code == 403
    made = front.visitor().create()
    with pytest.raises(InvalidStatus):
        front.visitor().socket(made["id"], origin="https://evil.example")


def test_each_visitor_has_limits_of_his_own_whatever_he_claims(front: Front) -> None:
    made = front.visitor().create("robinson", ("me", "link"))
    table = made["id"]
    guess = {"table": table, "token": "x" * 32}

    def status(visitor: Visitor) -> int:
        return visitor.http.post("/api/sit", json=guess).status_code

    assert [status(front.visitor("127.0.0.2")) for _ in range(4)] == [404, 404, 404, 429]
    for i, header in enumerate(("x-forwarded-for", "forwarded", "x-real-ip", "x-client-ip")):
        forged = front.visitor("127.0.0.2", **{header: f"for=10.1.1.{i}" if header == "forwarded" else f"10.1.1.{i}"})
        statuses = {status(forged) for _ in range(5)}
        assert 429 in statuses, header
    assert status(front.visitor("127.0.0.3")) == 404, "nobody else is kept out"


def test_nobody_but_the_proxy_is_answered(front: Front) -> None:
    """From the same computer only under the public name; an address that was not named not even so."""
    assert front.server is not None
    straight = front.server.base
    named = {"host": f"{NAME}:{front.port}"}
    assert httpx.get(f"{straight}/healthz").status_code == 403
    assert httpx.get(f"{straight}/healthz", headers={"host": "localhost"}).status_code == 403
    assert httpx.get(f"{straight}/healthz", headers=named).status_code == 200
    elsewhere = httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.7"))
    assert elsewhere.get(f"{straight}/healthz", headers=named).status_code == 403


# --- whom to believe ---------------------------------------------------------------------------------------------------


def scope(peer: str, *headers: tuple[str, str]) -> dict[str, Any]:
    listed = [(name.encode(), value.encode()) for name, value in headers]
    return {"type": "http", "client": (peer, 1), "headers": listed, "scheme": "http"}


BEHIND = public("https://table.example.org", ["127.0.0.1", "10.0.0.0/8"])


@pytest.mark.parametrize(
    ("headers", "visitor"),
    [
        ((), "127.0.0.1"),
        ((("x-forwarded-for", "8.8.8.8"),), "8.8.8.8"),
        ((("x-forwarded-for", "1.1.1.1, 8.8.8.8"),), "8.8.8.8"),
        ((("x-forwarded-for", "1.1.1.1, 8.8.8.8, 10.2.3.4"),), "8.8.8.8"),
        ((("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "8.8.8.8")), "8.8.8.8"),
        ((("x-forwarded-for", "8.8.8.8:1234"),), "8.8.8.8"),
        ((("x-forwarded-for", "[2001:db8::1]:1234"),), "2001:db8::1"),
        ((("x-forwarded-for", "10.2.3.4"),), "10.2.3.4"),
        ((("x-forwarded-for", "8.8.8.8, nonsense"),), UNKNOWN),
        ((("x-forwarded-for", ""),), UNKNOWN),
        ((("forwarded", 'for=1.1.1.1, for="8.8.8.8:99";proto=https'),), "8.8.8.8"),
        ((("forwarded", 'For="[2001:db8::1]:4711"'),), "2001:db8::1"),
        ((("forwarded", "proto=https"),), UNKNOWN),
        ((("x-forwarded-for", "8.8.8.8"), ("forwarded", "for=8.8.8.8")), "8.8.8.8"),
        ((("x-forwarded-for", "8.8.8.8"), ("forwarded", "for=1.1.1.1")), UNKNOWN),
        ((("x-real-ip", "1.1.1.1"),), "127.0.0.1"),
        ((("x-forwarded-for", "1.1.1.1, " * 500 + "8.8.8.8"),), "8.8.8.8"),
        ((("x-forwarded-for", "1.1.1.1, " + "10.0.0.1, " * 500 + "10.0.0.1"),), "10.0.0.1"),
    ],
)
def test_the_visitor_is_the_last_whom_no_proxy_of_ours_is(headers: Any, visitor: str) -> None:
    seen = BEHIND.seen(scope("127.0.0.1", *headers))
    assert (seen["client"][0], seen["scheme"]) == (visitor, "https")


def test_only_named_proxies_speak() -> None:
    for peer, speaks in (
        ("127.0.0.1", True),
        ("10.9.9.9", True),
        ("::ffff:10.9.9.9", True),
        ("127.0.0.2", False),
        ("", False),
    ):
        assert BEHIND.speaks(scope(peer)) is speaks


@pytest.mark.parametrize(
    ("url", "made"),
    [
        ("https://Table.Example.org", PublicAddress("https://table.example.org", (NAME, f"{NAME}:443"))),
        ("https://table.example.org:443/", PublicAddress("https://table.example.org", (NAME, f"{NAME}:443"))),
        ("https://table.example.org:8443", PublicAddress("https://table.example.org:8443", (f"{NAME}:8443",))),
        ("https://[2001:db8::1]", PublicAddress("https://[2001:db8::1]", ("[2001:db8::1]", "[2001:db8::1]:443"))),
        (
            "https://bücher.example",
            PublicAddress("https://xn--bcher-kva.example", ("xn--bcher-kva.example", "xn--bcher-kva.example:443")),
        ),
    ],
)
def test_a_public_address(url: str, made: PublicAddress) -> None:
    assert public(url) == made


@pytest.mark.parametrize(
    "more",
    [
        ["--public-url", "http://table.example.org"],
        ["--public-url", "table.example.org"],
        ["--public-url", "https://table.example.org/games"],
        ["--public-url", "https://me@table.example.org"],
        ["--public-url", "https://table.example.org:99999"],
        ["--public-url", "https://table.example.org", "--proxy", "nginx"],
        ["--proxy", "10.0.0.1"],
    ],
)
def test_what_is_no_public_address_is_said_at_the_start(more: list[str]) -> None:
    wrong = CliRunner().invoke(main, ["serve", "--port", "0", *more], prog_name="holdfast")
    assert wrong.exit_code == 2
    assert "Traceback" not in wrong.output


def behind(tmp_path: Path, start: Start) -> tuple[Running, httpx.Client]:
    """A server behind a proxy on this computer, and what that proxy sends it."""
    reached = public(f"https://{NAME}", ["127.0.0.1"])
    server = start(str(tmp_path / "tables.sqlite3"), Settings(limits=EASY, pace=0, public=reached))
    headers = {"origin": f"https://{NAME}", "host": NAME, "x-forwarded-for": "198.51.100.7"}
    return server, httpx.Client(base_url=server.base, headers=headers, timeout=PATIENCE)


def cookies_of(answer: httpx.Response) -> dict[str, str]:
    """The cookies that an answer sets, with all that is said of each."""
    return dict(one.split("=", 1) for one in answer.headers.get_list("set-cookie"))


def test_a_cookie_from_before_is_good_over_https_and_becomes_a_safe_one(tmp_path: Path, start: Start) -> None:
    """Nobody loses a seat; afterwards the old name means nothing, so that no host beside this one can set it."""
    server, proxy = behind(tmp_path, start)
    made = proxy.post("/api/tables", json={"game": "robinson", "seats": [{"kind": "me"}]})
    told = cookies_of(made)["__Host-holdfast"]
    for part in ("Secure", "HttpOnly", "Path=/", "SameSite=lax"):
        assert part in told
    assert "Domain" not in told
    token = told.partition(";")[0]

    old = proxy.get("/api/me", headers={"cookie": f"holdfast={token}"})
    assert [table["id"] for table in old.json()] == [made.json()["id"]]
    given = cookies_of(old)
    assert given["__Host-holdfast"].startswith(f"{token};")
    assert "Max-Age=0" in given["holdfast"], "the old one is dropped"

    other = proxy.post("/api/tables", json={"game": "robinson", "seats": [{"kind": "me"}]}, headers={"cookie": ""})
    planted = cookies_of(other)["__Host-holdfast"].partition(";")[0]
    both = {"cookie": f"holdfast={planted}; __Host-holdfast={token}"}
    assert [table["id"] for table in proxy.get("/api/me", headers=both).json()] == [made.json()["id"]]
    assert not cookies_of(proxy.get("/api/me", headers=both))
    assert cookies_of(proxy.get("/api/me", headers={"cookie": f"holdfast={'x' * 32}"})) == {}, (
        "a stranger's is no cookie"
    )

    dropped = cookies_of(proxy.post("/api/me/forget", headers=both))
    assert set(dropped) == {"holdfast", "__Host-holdfast"}
    assert "Secure" in dropped["__Host-holdfast"]
    assert server.registry.tables == {} or made.json()["id"] not in server.registry.tables


def test_without_https_nothing_is_said_of_it(server: Running) -> None:
    """At home a browser would come back by HTTPS and find nobody."""
    answer = server.person().http.post("/api/tables", json={"game": "robinson", "seats": [{"kind": "me"}]})
    assert "strict-transport-security" not in answer.headers
    assert set(cookies_of(answer)) == {"holdfast"}
    host = {"cookie": f"__Host-holdfast={cookies_of(answer)['holdfast'].partition(';')[0]}"}
    assert server.person().http.get("/api/me", headers=host).json() == []
