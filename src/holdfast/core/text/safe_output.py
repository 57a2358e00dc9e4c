"""Text from files and names as a terminal may print it: nothing in it steers the terminal or turns the line around."""

import re

VISIBLE = {code: chr(0x2400 + code) for code in range(32) if chr(code) not in "\n\t"} | {0x7F: "\u2421"}
"""A control character is shown as the picture of it."""
LOST = "\ufffd"
"""In the place of those that have no picture: controls of eight bits, and what turns the direction of a line."""
CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def safe(text: str) -> str:
    """The same text, with all that would steer a terminal made visible."""
    return CONTROL.sub(_visible, text)


def _visible(found: re.Match[str]) -> str:
    return VISIBLE.get(ord(found[0]), LOST)


def escaped(text: str) -> str:
    """JSON in which such characters are written as JSON writes them: programs read the same."""
    return CONTROL.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
