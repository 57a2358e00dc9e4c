"""Safe terminal output of text from files and names: no control sequences, no change of text direction."""

import re

VISIBLE = {code: chr(0x2400 + code) for code in range(32) if chr(code) not in "\n\t"} | {0x7F: "\u2421"}
"""Control characters and the symbols that show them."""
LOST = "\ufffd"
"""The replacement of characters without a symbol: eight-bit controls and direction marks."""
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def safe(text: str) -> str:
    """Return the text with all control characters made visible."""
    return CONTROL.sub(_visible, text)


def _visible(found: re.Match[str]) -> str:
    return VISIBLE.get(ord(found[0]), LOST)


def escaped(text: str) -> str:
    """Return JSON with such characters escaped: programs read the same data."""
    return CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
