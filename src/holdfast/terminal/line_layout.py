"""How plain lines are set: what stands together on a board, and pages apart from the lines around them."""

from textwrap import wrap

WIDTH = 100
LONG_NAME = 64
"""From so many letters on a name is cut."""
ENOUGH = 24
"""So many letters of it say what it is, where a colon follows."""
DRAWN = ("|", "│", "+-", "/", "\\", "__")
"""What the lines of a drawn map begin with."""


def parts(board: list[str]) -> list[str]:
    """What stands together on a board: a line with those that go on with it, a whole map, a whole plan."""
    found: list[str] = []
    for line in board:
        if found and belongs(line, found[-1].rpartition("\n")[2]):
            found[-1] += f"\n{line}"
        else:
            found.append(line)
    return found


def belongs(line: str, before: str) -> bool:
    """Does a line go on with the one before it?"""
    if line.lstrip().startswith(DRAWN):
        return before.lstrip().startswith(DRAWN)
    goes_on = line.startswith("    ") and not line.startswith("     ")
    head, colon, _ = line.partition(":")
    return goes_on or (bool(colon) and before.startswith(f"{head}:"))


def still(board: list[str], before: list[str]) -> list[str]:
    """A board with the map that was told before, where there is nothing new to see on it."""
    return [*[part for part in board if not drawn(part)], *[part for part in before if drawn(part)]]


def drawn(part: str) -> bool:
    """Is it a map?"""
    return part.lstrip().startswith(DRAWN)


def framed(title: str, texts: list[str]) -> str:
    """A page to read, set apart from the lines around it."""
    lines = [line for text in texts for line in wrap(text, WIDTH - 2)]
    return "\n".join([f"┌ {title}", *[f"│ {line}" for line in lines], "└"])


def paragraphs(prompt: str) -> tuple[list[str], str]:
    """The paragraphs of the page that a prompt begins with, if it does, and what is asked."""
    *page, asked = prompt.split("\n\n")
    return page, asked


def aside(label: str) -> int:
    """Where the last words in brackets begin (the price, the pawns); the end where there are none."""
    return label.rindex("(") if label.endswith(")") and "(" in label else len(label)


def brief(label: str) -> str:
    """An answer by its name, without what is explained after its price; a long one without a price is cut."""
    if (end := label.find("): ")) > 0:
        return label[: end + 1]
    named = label.rstrip(".")
    if len(named) <= LONG_NAME:
        return named
    colon = named.rfind(": ", ENOUGH, LONG_NAME)
    return f"{named[:colon] if colon > 0 else named[:LONG_NAME].rpartition(' ')[0]} …"
