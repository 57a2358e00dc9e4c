"""The table of This War of Mine: the house in section, and pages for the people, the stores and the city outside."""

from typing import Any

from textual.content import Content

from holdfast.boards.board import Board, BoardContext, Said, TerminalSize
from holdfast.boards.markup import BAD, COOL, DIM, GOOD, HEAD, WARM, about, listed, page, row, styled
from holdfast.core.facts import NOBODY, Facts
from holdfast.games.this_war.display.plain_board import PAWNS, PlainTable
from holdfast.games.this_war.display.section import Piece, Scale, draw
from holdfast.games.this_war.house.spaces import SPACE
from holdfast.games.this_war.rules import SPACES_OUTSIDE, STATES, TOKENS
from holdfast.games.this_war.text.nouns import amount, where
from holdfast.games.this_war.vocabulary import NAMES

PERSON_COLOURS = (COOL, WARM, GOOD, "$secondary")
"""The colour of each Character; its number stands beside it."""
STYLES = {
    "wall": DIM,
    "stairs": DIM,
    "code": DIM,
    "shut": f"italic {DIM}",
    "wait": f"bold {WARM}",
    "action": f"bold {COOL}",
    "fitting": f"bold {GOOD}",
    "furniture": "",
    "debris": "",
    "obstacle": WARM,
    "crack": BAD,
    "boarded": GOOD,
    "empty": DIM,
}
TOKEN_COLOURS = {"green": GOOD, "red": BAD, "yellow": WARM, "grey": DIM, "resource": COOL}
"""Tokens in their colours (TW-016)."""
WORSE = (DIM, "", WARM, f"bold {BAD}", f"bold reverse {BAD}")
"""A State by its level."""
BROAD, WIDE, NARROW = (6, 3, 2), (5, 3, 2), (7, 4, 3)
"""How wide rooms, Cracks and stairs are, by the width of the terminal."""
TALL = 38
"""From this height of the terminal on, rooms have three lines."""
NAME, STATE = 9, 9
"""Columns of a name and of a State."""


class ThisWar(Board):
    pages = ("people", "stores", "city")
    drawn = True
    titles = {"map": "tw-house", "stores": "tw-stores", "city": "tw-city"}

    def heading(self, look: BoardContext) -> list[str]:
        if "people" not in look.view:
            return []
        events = [look.noun(key) for key in look.view["event_now"]]
        table = PlainTable(look.localizer, look.view)
        return [table.heading()[0], table.phase(), *events]

    def map(self, look: BoardContext, marked: Said, room: TerminalSize) -> Content:
        if "people" not in look.view:
            return Content()
        sizes = BROAD if room.width >= 116 else WIDE if room.width >= 100 else NARROW
        scale = Scale(*sizes, 3 if room.height >= TALL else 2)
        drawing = draw(PlainTable(look.localizer, look.view).cells(scale), scale)
        return page([painted(line, marked) for line in drawing])

    def page(self, name: str, look: BoardContext, room: TerminalSize) -> Content:
        if "people" not in look.view:
            return Content()
        return page({"people": people, "stores": stores, "city": city}[name](look))

    def beside(self, look: BoardContext) -> list[Content]:
        """A fight, a Raid, a barter, or what is carried: it must be seen whichever page is open."""
        if "people" not in look.view:
            return []
        view, table = look.view, PlainTable(look.localizer, look.view)
        lines = [sentence_of(text) for text in table.battle() if not text.startswith("  ")]
        if view["fight"]:
            lines += [foe(table, i, it) for i, it in enumerate(view["fight"]["foes"])]
        elif view["at"]:
            lines.append(Content(table.noise()))
        return lines

    # --- what a click or an option speaks of -------------------------------------------------------------------------

    def name(self, token: str, look: BoardContext) -> str:
        return where(look.localizer, token) if token in SPACE else look.noun(token)

    def words(self, facts: Facts, look: BoardContext) -> Said:
        """People are called by their names."""
        found = super().words(facts, look)
        return found if facts.who == NOBODY else (*found, NAMES[facts.who])

    def cards(self, words: Said, look: BoardContext) -> list[str]:
        found = [card for card in super().cards(words, look) if not card.startswith(("script", "shelter", "colour"))]
        view = look.view
        if "people" not in view:
            return found
        for word in words:
            found += [view["house"][word]["fitting"]] if view["house"].get(word, {}).get("fitting") else []
            found += [view["locations"][word]] if word in view["locations"] else []
        if "objective" in words:
            found += view["objective"]
        return list(dict.fromkeys(found))


def painted(line: list[Piece], marked: Said) -> Content:
    """A line of the house; a room can be clicked, and the one an option speaks of is reversed."""
    parts = []
    for piece in line:
        style = STYLES.get(piece.style, "")
        if piece.style.startswith("person-"):
            style = f"bold {PERSON_COLOURS[int(piece.style[7:])]}"
        if piece.space and piece.space in marked:
            style = f"{style} reverse".strip()
        parts.append(about(piece.text, piece.space, style) if piece.space else styled(piece.text, style))
    return row(*parts)


def sentence_of(text: str) -> Content:
    """A line of the plain board whose first words are a heading."""
    title, colon, rest = text.partition(": ")
    return row(styled(f"{title} ", HEAD), rest) if colon else Content(text)


# --- the people -----------------------------------------------------------------------------------------------------


def people(look: BoardContext) -> list[Content]:
    """Everybody with their States and jobs; what is at hand; the Event of the day and the Objective."""
    table = PlainTable(look.localizer, look.view)
    titles = "".join([short(look.noun(state), STATE - 1).ljust(STATE) for state in STATES])
    lines = [styled(f"{' ' * (NAME + 3)}{titles}", DIM)]
    for i, p in enumerate(look.view["people"]):
        lines.append(row(*figure(i, p, look), *[gauge(p["states"][state], table) for state in STATES]))
        lines += [styled(f"   {' · '.join(table.notes(p))}", DIM)] if table.notes(p) else []
    lines.append(Content())
    goods = [table.storage()] if look.view["phase"] != "scavenging" else []
    lines += [sentence_of(text) for text in (*goods, *table.outside(), table.event(), table.objective()) if text]
    return lines


def figure(i: int, p: dict[str, Any], look: BoardContext) -> list[Content]:
    """The number of a Character in their colour, and the name; a starting Character has a star."""
    star = styled("★" if p["starting"] else " ", WARM)
    name = look.noun(p["card"])[:NAME].ljust(NAME)
    return [styled(PAWNS[i], f"bold {PERSON_COLOURS[i]}"), star, about(name, p["id"], "bold"), styled(" ")]


def gauge(level: int, table: PlainTable) -> Content:
    return styled(table.track(level, 4).ljust(STATE), WORSE[level])


def short(word: str, room: int) -> str:
    return word if len(word) <= room else f"{word[: room - 1]}."


# --- the stores -----------------------------------------------------------------------------------------------------


def stores(look: BoardContext) -> list[Content]:
    """Storage by the colours of its tokens, Cold, kept cards, blank tokens, decks."""
    view, table = look.view, PlainTable(look.localizer, look.view)
    lines = [styled(look.localizer.noun("storage"), HEAD)]
    for colour in ("resource", "green", "red", "yellow", "grey"):
        goods = [t.id for t in TOKENS if t.colour == colour and t.id in view["storage"]]
        parts = [
            about(amount(look.localizer, item, view["storage"][item]), item, TOKEN_COLOURS[colour]) for item in goods
        ]
        lines += [row("  ", listed(parts, " · "))] if parts else []
    if len(lines) == 1:
        lines.append(styled(f"  {look.localizer.say('nothing-there')}", DIM))
    lines += [Content(), Content(table.cold())]
    lines += [sentence_of(text) for text in table.besides()]
    fittings = [about(look.noun(key), key.partition("/")[2]) for key in dict.fromkeys(view["zones"]["fittings"])]
    lines += [row(styled(f"{look.say('tw-to-build')} ", HEAD), listed(fittings, " · "))] if fittings else []
    return [*lines, sentence_of(table.decks())]


# --- the city -------------------------------------------------------------------------------------------------------


def city(look: BoardContext) -> list[Content]:
    """Where they are tonight and what they carry; the three Locations; fights and Raids."""
    view, table = look.view, PlainTable(look.localizer, look.view)
    lines = [sentence_of(text) for text in table.outside()[1:]] if view["at"] else []
    lines += [Content(f"{table.cold()}   {table.noise()}"), Content()]
    for space in SPACES_OUTSIDE:
        if space in view["locations"]:
            lines.append(place(space, look))
    met = [*view["zones"]["resident-now"], *view["zones"]["visitor-now"]]
    lines += [row(styled(f"{look.noun(key)} ", HEAD), table.text(key)) for key in met]
    lines += [sentence_of(text) for text in table.battle()]
    lines += [Content(), styled(table.legend(), f"italic {DIM}")]
    return [*lines, styled(look.say("tw-signs"), f"italic {DIM}")]


def place(space: str, look: BoardContext) -> Content:
    """A Location with what its card says."""
    key = look.view["locations"][space]
    table = PlainTable(look.localizer, look.view)
    here = "reverse" if look.view["at"] == key else ""
    danger = getattr(look.localizer.card(key), "danger", "medium")
    colour = {"low": GOOD, "medium": WARM, "high": BAD}[danger]
    text = table.text(key)
    return row(
        styled(f"{look.noun(space)} ", HEAD),
        about(look.noun(key), space, f"bold {here}".strip()),
        styled(f" ({look.localizer.say(f'danger-{danger}')})", colour),
        styled(f" {text}" if text else "", DIM),
    )


def foe(table: PlainTable, i: int, it: dict[str, Any]) -> Content:
    """An enemy of the Combat Grid; the dead are dim."""
    wounds = it.get("wounds", 0)
    style = ("bold", WARM, f"bold {BAD}", f"strike {DIM}")[min(wounds, 3)]
    return styled(f"  {table.foe(i, it)}", style)


BOARD = ThisWar()
