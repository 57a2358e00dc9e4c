"""Webhooks: calls to an address that the host has set, when an absent player must answer.

Calling foreign addresses on behalf of strangers invites abuse. So webhooks are off unless the server was started with
`--web-hooks`. Only HTTPS addresses on the public internet are called; each call resolves and checks the name and
connects to that number, so that a name cannot change in between. Redirects are not followed, only the first line of the
response is read, and size, time, number and rate are limited.
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
"""Maximum characters of an address."""
TIME = 5.0
"""Seconds for a call from the name lookup to the first line of the response."""
AT_ONCE, WAITING = 4, 100
"""Calls in progress, and calls that wait."""
FAILURES = 5
"""Consecutive failed calls after which a table's webhook is disabled until the host sets an address again."""
OF_A_HOST, TO_ONE_PLACE = (5, 1 / 30), (30, 0.5)
OUTSIDE = ipaddress.ip_network("2000::/3")
"""The only IPv6 range on the public internet."""


class WebhookRules(Record):
    """The webhook settings of a server."""

    on: bool = False
    wait: float = 20.0
    """Seconds after which an absent player who must answer is notified."""
    anywhere: bool = False
    """Whether receivers on this computer, at any port, may be called; for tests only."""
    trust: str = ""
    """The file with the certificate of such a receiver."""


class BadWebhook(ValueError):
    """An address that may not be called; the text says why."""


class Target(Record):
    host: str
    port: int
    path: str


def target(url: str, rules: WebhookRules) -> Target:
    """Return the parts of an address; raise BadWebhook if it may not be called."""
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
    """Resolve a name; raise BadWebhook if it has no address, or one that is not on the public internet."""
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
    """Return whether an address is on the public internet; IPv6 addresses that embed an IPv4 address are refused."""
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
    """Call a webhook; raise OSError, TimeoutError or ValueError (also BadWebhook) if that fails."""
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
    """A sender with limits on concurrent and waiting calls."""

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
        """Call the webhook of a table of this host; skip the call if too many are waiting."""
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
