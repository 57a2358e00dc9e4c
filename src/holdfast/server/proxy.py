"""The public address of a server behind a proxy, the trusted proxies, and the visitor's address."""

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from holdfast.core.engine.effect import Record

LOOPBACK = ("127.0.0.1", "::1")
UNKNOWN = "unknown"
"""The address of a visitor with contradictory or unreadable headers."""
HTTPS = 443
HOPS = 20
"""Maximum number of chained proxies that are examined."""


class PublicAddress(Record):
    """The values of `--public-url` and `--proxy`."""

    origin: str
    """The origin as browsers send it."""
    names: tuple[str, ...]
    """The accepted host names."""
    proxies: tuple[str, ...] = LOOPBACK
    """Addresses or networks of the trusted proxies."""

    def named(self, host: str) -> bool:
        return host.lower() in self.names

    def speaks(self, scope: Scope) -> bool:
        """Return whether the request comes from a trusted proxy; all others are refused."""
        return _within(_peer(scope), self.proxies)

    def seen(self, scope: Scope) -> Scope:
        """Return the request as the visitor sent it to the proxy."""
        scheme = "wss" if scope["type"] == "websocket" else "https"
        return {**scope, "scheme": scheme, "client": (self._visitor(scope), 0)}

    def _visitor(self, scope: Scope) -> str:
        """Return the nearest address that is not a trusted proxy. The proxy wrote one of the two headers, but the
        visitor may have forged the other, so if both are present they must agree."""
        headers = Headers(scope=scope)
        listed = [
            self._last_stranger(_addresses(headers.getlist("x-forwarded-for"))),
            self._last_stranger(_forwarded(headers.getlist("forwarded"))),
        ]
        told = {one for one in listed if one is not None}
        return told.pop() if len(told) == 1 else UNKNOWN if told else _peer(scope)

    def _last_stranger(self, hops: list[str]) -> str | None:
        """Return the nearest address that is not a trusted proxy, or the first of all; None without hops."""
        if not hops:
            return None
        return next((hop for hop in reversed(hops) if not _within(hop, self.proxies)), hops[0])


def public(url: str, proxies: Iterable[str] = ()) -> PublicAddress:
    """Parse the public address and its proxies; raise ValueError, whose text says what is wrong."""
    parts = urlsplit(url.strip())
    if parts.scheme != "https":
        raise ValueError("the public address begins with https://, as in https://table.example.org")
    if not parts.hostname or parts.path not in ("", "/") or parts.query or parts.fragment or parts.username is not None:
        raise ValueError("the public address is a name and perhaps a port, as in https://table.example.org:8443")
    name = parts.hostname if ":" not in parts.hostname else f"[{parts.hostname}]"
    name = name.encode("idna").decode() if not name.isascii() else name
    port = parts.port or HTTPS
    whole = f"{name}:{port}"
    usual = port == HTTPS
    for proxy in (named := tuple(proxies)):
        ipaddress.ip_network(proxy, strict=False)  # the ValueError names the invalid address
    return PublicAddress(f"https://{name if usual else whole}", (name, whole) if usual else (whole,), named or LOOPBACK)


def _peer(scope: Scope) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def _within(address: str, networks: Iterable[str]) -> bool:
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return False
    if isinstance(known, ipaddress.IPv6Address) and known.ipv4_mapped is not None:
        known = known.ipv4_mapped
    return any(known in ipaddress.ip_network(network, strict=False) for network in networks)


def _addresses(values: list[str]) -> list[str]:
    return [_address(hop) for hop in _hops(values)] if values else []


def _hops(values: list[str]) -> list[str]:
    """Return the last hops, which are nearest to this server; the number is limited."""
    return ",".join(values[-HOPS:]).rsplit(",", HOPS)[-HOPS:]


def _forwarded(values: list[str]) -> list[str]:
    """Return the `for=` of each hop (RFC 7239)."""
    hops = []
    for hop in _hops(values) if values else ():
        pairs = [part.strip().partition("=") for part in hop.split(";")]
        hops.append(_address(next((value.strip('"') for name, _, value in pairs if name.lower() == "for"), "")))
    return hops


def _address(text: str) -> str:
    """Return an address without its port, or UNKNOWN if it is invalid."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        return UNKNOWN
