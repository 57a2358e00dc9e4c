"""Access to seats by opaque random tokens, of which only the hash is stored."""

import hashlib
import hmac
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "holdfast"
SAFE_COOKIE = "__Host-holdfast"
"""The cookie over HTTPS: the browser accepts it from this exact host only, so no neighbouring host can set it."""
YEAR = 365 * 24 * 3600
ID = re.compile(r"[a-z0-9]{12}")
TOKEN = re.compile(r"[A-Za-z0-9_-]{32}")
CODE = 8
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """Create the id of a table in addresses: not a secret, but not guessable."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_code(table: str) -> str:
    """Create a code to type on another device: the table, and eight letters that cannot be guessed in the allowed
    tries."""
    letters = table + "".join(secrets.choice(LETTERS) for _ in range(CODE))
    return "-".join(letters[i : i + 4] for i in range(0, len(letters), 4))


def parse_code(code: str) -> tuple[str, str] | None:
    """Return the table and the hash of a typed code; None if it is malformed."""
    letters = "".join(c for c in code.lower() if c in LETTERS)
    table = letters[:-CODE]
    return (table, hash_token(letters)) if ID.fullmatch(table) else None


def hash_token(token: str) -> str:
    """Hash a token for storage; tokens are long and random, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def hash_password(password: str) -> str:
    """Hash a password for storage; people choose it, so trying many must be slow."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}:{_slow(password, salt)}"


def verify_password(password: str, kept: str) -> bool:
    salt, _, known = kept.partition(":")
    return hmac.compare_digest(_slow(password, bytes.fromhex(salt)), known)


def _slow(password: str, salt: bytes) -> str:
    return hashlib.scrypt(password.encode(), salt=salt, n=1 << 14, r=8, p=1).hex()


def safe(connection: HTTPConnection) -> bool:
    """Return whether the visitor uses HTTPS, to this server or to its proxy."""
    return connection.url.scheme in ("https", "wss")


def cookies_given(connection: HTTPConnection) -> str:
    """Return the token of a browser; empty if it has none. Over HTTPS an old cookie counts if there is no safe one."""
    names = (SAFE_COOKIE, COOKIE) if safe(connection) else (COOKIE,)
    found = next((connection.cookies[name] for name in names if name in connection.cookies), "")
    return found if TOKEN.fullmatch(found) else ""


def device_of(connection: HTTPConnection) -> str:
    """Return the hash of a browser's cookie, which identifies it; empty if it has none."""
    token = cookies_given(connection)
    return hash_token(token) if token else ""


def set_cookie(response: Response, connection: HTTPConnection, token: str) -> None:
    """Set the browser's cookie; scripts cannot read it, and other sites cannot make the browser send it."""
    secure = safe(connection)
    response.set_cookie(
        SAFE_COOKIE if secure else COOKIE,
        token,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=secure,
        path="/",
    )
    if secure and COOKIE in connection.cookies:
        response.delete_cookie(COOKIE, path="/", secure=True, httponly=True, samesite="lax")


def clear_cookie(response: Response, connection: HTTPConnection) -> None:
    """Delete the browser's cookie under both names."""
    response.delete_cookie(COOKIE, path="/")
    if safe(connection):
        response.delete_cookie(SAFE_COOKIE, path="/", secure=True, httponly=True, samesite="lax")


def same_site(connection: HTTPConnection) -> bool:
    """Return whether a page of this server sent the request; browsers name the origin whenever it matters."""
    origin = connection.headers.get("origin")
    host = connection.headers.get("host", "")
    return origin in (f"http://{host}", f"https://{host}")
