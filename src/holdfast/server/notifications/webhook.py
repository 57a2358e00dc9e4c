"""Web hooks: a group is told, at an address that the host has named, that somebody who is away must answer.

A server that sends what strangers wish to where strangers wish is a tool for mischief. So this one does it only where it was
started with `--web-hooks`; over HTTPS alone; to addresses of the public internet alone, looked up and checked at each call
and then called by number, so that a name cannot change in between; it follows no redirection, reads no answer but its first
line, and has limits of size, time, number and rate.
"""

import asyncio
import ipaddress
import logging
import socket
import ssl
from urllib.parse import quote, urlsplit

from holdfast.core.engine.effect import Record
from holdfast.tables.services.rate_limits import Buckets

log = logging.getLogger("holdfast.server")
HTTPS = 443
LONGEST = 500
"""Characters of an address."""
TIME = 5.0
"""Seconds for a call from looking up the name to the first line of the answer."""
AT_ONCE, WAITING = 4, 100
"""Calls under way, and calls that wait for one of these."""
FAILURES = 5
"""Calls of a table that failed one after the other: then it is silent until the host names an address again."""
OF_A_HOST, TO_ONE_PLACE = (5, 1 / 30), (30, 0.5)
OUTSIDE = ipaddress.ip_network("2000::/3")
"""Of IPv6 only this is the internet."""


class WebhookRules(Record):
    """What a server allows."""

    on: bool = False
    wait: float = 20.0
    """Seconds after which somebody who must answer and is not there is called away."""
    anywhere: bool = False
    """Tests alone call receivers on this computer, at any port, ..."""
    trust: str = ""
    """... whose certificate is in this file."""


class BadWebhook(ValueError):
    """No address that may be called; the text says why."""


class Target(Record):
    host: str
    port: int
    path: str


def target(url: str, rules: WebhookRules) -> Target:
    """The parts of an address, where it is one that might be called."""
    try:
        parts = urlsplit(url.strip())
        port = parts.port or HTTPS
    except ValueError:
        raise BadWebhook("this is no address") from None
    if len(url) > LONGEST or parts.scheme != "https" or not parts.hostname or parts.username is not None:
        raise BadWebhook(f"an address for a web hook begins with https:// and has at most {LONGEST} characters")
    if port != HTTPS and not rules.anywhere:
        raise BadWebhook("a web hook is called at the usual port of HTTPS alone")
    try:
        host = parts.hostname.encode("idna").decode("ascii") if not parts.hostname.isascii() else parts.hostname
    except UnicodeError:
        raise BadWebhook("this is no address") from None
    kept = "/-._~:@!$&'()*+,;=%"
    path = quote(parts.path or "/", safe=kept) + (f"?{quote(parts.query, safe=kept + '?')}" if parts.query else "")
    return Target(host, port, path)


async def resolve(where: Target, rules: WebhookRules) -> list[str]:
    """The numbers of a name; BadHook where there is none, or one of them is not on the public internet."""
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(TIME):
            found = await loop.getaddrinfo(where.host, where.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise BadWebhook(f"there is no {where.host}") from None
    numbers = sorted({str(entry[4][0]) for entry in found})
    if not rules.anywhere and not all(is_public(number) for number in numbers):
        raise BadWebhook("this address is not on the public internet")
    return numbers


def is_public(number: str) -> bool:
    """On the internet, for everybody; no address of IPv6 that stands for one of IPv4."""
    try:
        address = ipaddress.ip_address(number)
    except ValueError:
        return False
    if not address.is_global or address.is_multicast or address.is_reserved:
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return True
    return address in OUTSIDE and address.sixtofour is None and address.teredo is None


async def call(where: Target, data: bytes, rules: WebhookRules) -> None:
    """Raises OSError, TimeoutError, ValueError (also BadHook) where it was not taken."""
    async with asyncio.timeout(TIME):
        number = (await resolve(where, rules))[0]
        trust = ssl.create_default_context(cafile=rules.trust or None)
        reader, writer = await asyncio.open_connection(
            number, where.port, ssl=trust, server_hostname=where.host, limit=1024
        )
        try:
            host = f"[{where.host}]" if ":" in where.host else where.host
            at = host if where.port == HTTPS else f"{host}:{where.port}"
            head = (
                f"POST {where.path} HTTP/1.1\r\nHost: {at}\r\nUser-Agent: holdfast\r\nConnection: close\r\n"
                f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
            )
            writer.write(head.encode("ascii") + data)
            await writer.drain()
            line = (await reader.readline()).split(maxsplit=2)
            if len(line) < 2 or not line[0].startswith(b"HTTP/1.") or not line[1].startswith(b"2"):
                raise ValueError(f"it was answered {b' '.join(line[:2])[:40]!r}")
        finally:
            writer.transport.abort()


class WebhookSender:
    """Calls, few at a time, and not for ever."""

    def __init__(self, rules: WebhookRules) -> None:
        self.rules = rules
        self._free = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0
        self._hosts = Buckets(OF_A_HOST)
        self._places = Buckets(TO_ONE_PLACE)
        self._failed: dict[str, int] = {}

    def failing(self, table: str) -> bool:
        return self._failed.get(table, 0) >= FAILURES

    def begin_anew(self, table: str) -> None:
        self._failed.pop(table, None)

    async def call(self, table: str, host: str, url: str, data: bytes) -> None:
        """For a table of this host; where there are too many calls already, this one is not made."""
        if self.failing(table) or self._waiting >= WAITING or not self._hosts.take(host):
            return
        self._waiting += 1
        try:
            async with self._free:
                where = target(url, self.rules)
                if self._places.take(where.host):
                    await call(where, data, self.rules)
            self._failed.pop(table, None)
        except (OSError, TimeoutError, ValueError) as error:
            self._failed[table] = self._failed.get(table, 0) + 1
            log.warning("table %s: its web hook was not taken: %s", table, error)
        finally:
            self._waiting -= 1
