"""Layout of plain lines: parts of a board, framed pages, shortened labels."""

from textwrap import wrap

WIDTH = 100
LONG_NAME = 64
"""Length from which a name is cut."""
ENOUGH = 24
"""Minimum length of a name that may end at a colon."""
DRAWN = ("|", "│", "+-", "/", "\\", "__")
"""Beginnings of the lines of a drawn map."""


def parts(board: list[str]) -> list[str]:
    """Join the lines of a board that belong together: continued lines, a whole map, a whole plan."""
    found: list[str] = []
    for line in board:
        if found and belongs(line, found[-1].rpartition("\n")[2]):
            found[-1] += f"\n{line}"
        else:
            found.append(line)
    return found


def belongs(line: str, before: str) -> bool:
    """Return whether a line continues the one before it."""
    if line.lstrip().startswith(DRAWN):
        return before.lstrip().startswith(DRAWN)
    goes_on = line.startswith("    ") and not line.startswith("     ")
    head, colon, _ = line.partition(":")
    return goes_on or (bool(colon) and before.startswith(f"{head}:"))


def still(board: list[str], before: list[str]) -> list[str]:
    """Return a board with the previously shown map in place of its own."""
    return [*[part for part in board if not drawn(part)], *[part for part in before if drawn(part)]]


def drawn(part: str) -> bool:
    """Return whether a part of a board is a map."""
    return part.lstrip().startswith(DRAWN)


def framed(title: str, texts: list[str]) -> str:
    """Frame a page of text."""
    lines = [line for text in texts for line in wrap(text, WIDTH - 2)]
    return "\n".join([f"┌ {title}", *[f"│ {line}" for line in lines], "└"])


def paragraphs(prompt: str) -> tuple[list[str], str]:
    """Split a prompt into the paragraphs of its page and the question."""
    *page, asked = prompt.split("\n\n")
    return page, asked


def aside(label: str) -> int:
    """Return the position of the label's final brackets (price, pawns), or its length without brackets."""
    return label.rindex("(") if label.endswith(")") and "(" in label else len(label)


def brief(label: str) -> str:
    """Shorten a label to its name and price; a long label without a price is cut."""
    if (end := label.find("): ")) > 0:
        return label[: end + 1]
    named = label.rstrip(".")
    if len(named) <= LONG_NAME:
        return named
    colon = named.rfind(": ", ENOUGH, LONG_NAME)
    return f"{named[:colon] if colon > 0 else named[:LONG_NAME].rpartition(' ')[0]} …"
