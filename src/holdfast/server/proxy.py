"""A server behind a proxy: under which name it is reached, by whom it is spoken for, and who is behind that."""

import ipaddress
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from holdfast.core.engine.effect import Record

LOOPBACK = ("127.0.0.1", "::1")
UNKNOWN = "unknown"
"""The address of whoever comes with two different ones, or with none that can be read."""
HTTPS = 443
HOPS = 20
"""Proxies one behind the other that are looked at."""


class PublicAddress(Record):
    """What `--public-url` and `--proxy` say."""

    origin: str
    """As a browser names it where it sends something."""
    names: tuple[str, ...]
    """As it may be addressed."""
    proxies: tuple[str, ...] = LOOPBACK
    """Addresses, or networks of them."""

    def named(self, host: str) -> bool:
        return host.lower() in self.names

    def speaks(self, scope: Scope) -> bool:
        """Whether it is the named proxy that speaks to us; nobody else is answered."""
        return _within(_peer(scope), self.proxies)

    def seen(self, scope: Scope) -> Scope:
        """The request as the visitor sent it to the proxy."""
        scheme = "wss" if scope["type"] == "websocket" else "https"
        return {**scope, "scheme": scheme, "client": (self._visitor(scope), 0)}

    def _visitor(self, scope: Scope) -> str:
        """Who stands before the first that we trust, counted from us. The proxy wrote one of the two headers; the other may
        be the visitor's own invention, so where both are there they must say the same."""
        headers = Headers(scope=scope)
        listed = [
            self._last_stranger(_addresses(headers.getlist("x-forwarded-for"))),
            self._last_stranger(_forwarded(headers.getlist("forwarded"))),
        ]
        told = {one for one in listed if one is not None}
        return told.pop() if len(told) == 1 else UNKNOWN if told else _peer(scope)

    def _last_stranger(self, hops: list[str]) -> str | None:
        """None where there is no such header."""
        if not hops:
            return None
        return next((hop for hop in reversed(hops) if not _within(hop, self.proxies)), hops[0])


def public(url: str, proxies: Iterable[str] = ()) -> PublicAddress:
    """Raises ValueError, whose text says what is wrong."""
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
        ipaddress.ip_network(proxy, strict=False)  # a ValueError names what is no address
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
    """The last of them, which are nearest to us: nobody has us read a thousand."""
    return ",".join(values[-HOPS:]).rsplit(",", HOPS)[-HOPS:]


def _forwarded(values: list[str]) -> list[str]:
    """The `for=` of each hop (RFC 7239)."""
    hops = []
    for hop in _hops(values) if values else ():
        pairs = [part.strip().partition("=") for part in hop.split(";")]
        hops.append(_address(next((value.strip('"') for name, _, value in pairs if name.lower() == "for"), "")))
    return hops


def _address(text: str) -> str:
    """Without a port; what is no address is nobody's."""
    text = text.strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return str(ipaddress.ip_address(text))
    except ValueError:
        return UNKNOWN
