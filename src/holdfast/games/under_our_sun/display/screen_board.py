"""The table of Under Our Sun: the map in hexagons, and pages for the mission, the characters and what lies around."""

from typing import Any

from textual.content import Content

from holdfast.boards.board import Board, BoardContext, Said, TerminalSize
from holdfast.boards.markup import BAD, COOL, DIM, GOOD, HEAD, WARM, about, listed, page, row, styled
from holdfast.core.facts import NOBODY, Facts
from holdfast.games.under_our_sun.display.drawing.hexmap import Piece, draw
from holdfast.games.under_our_sun.display.plain_board import WELL, Overview, faces
from holdfast.games.under_our_sun.text.nouns.names import POSITION, amounts

PEOPLE = (COOL, BAD, GOOD, WARM, "$secondary", "$accent")
"""The colour of each character; its number stands beside it."""
STYLES = {
    "edge": DIM,
    "ghost": f"italic {DIM}",
    "down": f"bold {DIM}",
    "haven": f"bold {GOOD}",
    "target": f"bold {WARM}",
    "name": "",
    "mv": DIM,
    "water": COOL,
    "symbol": BAD,
    "foe": f"bold {BAD}",
    "mark": WARM,
}
COLOURS = {"G": GOOD, "Y": WARM, "B": COOL, "R": BAD}
"""Dice in the colours of the theme."""
NARROW, WIDE, BROAD = 76, 57, 65
"""Columns there are for the map, by the width of the terminal."""
SHARE = 0.56
"""How much of the height is the map's."""
NAME = 13


class UnderOurSun(Board):
    pages = ("mission", "people", "places")
    drawn = True
    titles = {"map": "us-map", "mission": "us-mission", "people": "page-people", "places": "us-places"}

    def heading(self, look: BoardContext) -> list[str]:
        view = look.view
        if "people" not in view:
            return []
        weather = [look.noun(view["weather"])] if view["weather"] else []
        day = look.say("us-day", n=view["day"], of=view["days"])
        return [day, look.localizer.say(f"phase-{view['phase']}"), *weather]

    def map(self, look: BoardContext, marked: Said, room: TerminalSize) -> Content:
        if "people" not in look.view:
            return Content()
        table = Overview(look.localizer, look.view)
        width = BROAD if room.width >= 116 else WIDE if room.width >= 100 else NARROW
        part, scale = table.fitted(width, max(9, int(room.height * SHARE)))
        spots = [*marked, *[pos for word in marked if (pos := stands(word, look))]]
        return page([painted(line, spots) for line in draw(table.cells(scale), part, scale)])

    def page(self, name: str, look: BoardContext, room: TerminalSize) -> Content:
        if "people" not in look.view:
            return Content()
        return page({"mission": mission, "people": people, "places": places}[name](look))

    def beside(self, look: BoardContext) -> list[Content]:
        """The dice on the table, in their colours."""
        if "laid" not in look.view:
            return []
        dice = [styled(f" {sign} ", f"bold reverse {COLOURS[colour]}") for colour, sign in faces(look.view)]
        return [row(styled(f"{look.say('us-dice')} ", HEAD), listed(dice, " "))] if dice else []

    # --- what a click or an option speaks of -----------------------------------------------------------------------------

    def name(self, token: str, look: BoardContext) -> str:
        return (
            look.localizer.noun(token)
            if not POSITION.fullmatch(token)
            else Overview(look.localizer, look.view).where(token)
        )

    def words(self, facts: Facts, look: BoardContext) -> Said:
        """Characters are numbered."""
        found = super().words(facts, look)
        return found if facts.who == NOBODY else (*found, f"char-{facts.who}")

    def cards(self, words: Said, look: BoardContext) -> list[str]:
        found = [card for card in super().cards(words, look) if known(card, look)]
        view = look.view
        if "people" not in view:
            return found
        for word in words:
            found += [view["map"][word]["tile"]] if view["map"].get(word, {}).get("tile") else []
            found += [p["name"] for p in view["people"] if word == f"char-{p['char']}"]
            found += [foe["name"] for foe in view["enemies"] if word == f"foe-{foe['id']}"]
            found += [body["name"] for body in view["fallen"] if word == f"body-{body['id']}"]
        if "mission" in words:
            found += view["mission_cards"][-1:]
        if "keep" in words or "next" in words:
            zones = [name for name in view["zones"] if name.startswith("finds-") or name == "stack"]
            found += [card for name in zones for card in view["zones"][name] if not card.startswith("?")]
        return list(dict.fromkeys(found))


def known(card: str, look: BoardContext) -> bool:
    """May this seat read the card: roles and later mission cards only where they lie open to it."""
    secret = card.startswith(("team/", "mission-and-other/m"))
    return not secret or any(card in zone for zone in look.view["zones"].values())


def stands(word: str, look: BoardContext) -> str:
    """Where the enemy or the character of a word stands, or nothing."""
    for foe in look.view["enemies"]:
        if word == f"foe-{foe['id']}":
            return str(foe["pos"])
    return next((str(p["pos"]) for p in look.view["people"] if word == f"char-{p['char']}"), "")


def painted(line: list[Piece], marked: list[str]) -> Content:
    """A line of the map; a hexagon can be clicked, and the one an option speaks of is reversed."""
    parts = []
    for piece in line:
        style = STYLES.get(piece.style, "")
        if piece.style.startswith("char-"):
            style = f"bold {PEOPLE[int(piece.style[5:])]}"
        if piece.pos and piece.pos in marked and piece.style != "edge":
            style = f"{style} reverse".strip()
        parts.append(about(piece.text, piece.pos, style) if piece.pos else styled(piece.text, style))
    return row(*parts)


# --- pages -----------------------------------------------------------------------------------------------------------------


def sentence_of(text: str) -> Content:
    """A line of the plain board whose first word is a heading."""
    title, colon, rest = text.partition(": ")
    return row(styled(f"{title} ", HEAD), rest) if colon else Content(text)


def glance(p: dict[str, Any], look: BoardContext) -> Content:
    """One line for a character: health, water, action points, well-being, karma, and what ails him."""
    table = Overview(look.localizer, look.view)
    colour = f"bold {PEOPLE[p['char']]}"
    star = styled("★" if p["char"] == look.view["first"] else " ", WARM)
    name = look.noun(p["name"])[:NAME].ljust(NAME)
    turn = "reverse" if p["char"] == look.view["turn"] else ""
    who = row(star, styled(f"{p['char'] + 1} ", colour), about(name, f"char-{p['char']}", f"bold {turn}".strip()), " ")
    if p["gone"] or p["crossed"]:
        return row(who, styled(look.localizer.say("board-gone" if p["gone"] else "board-crossed"), DIM))
    conditions = table.conditions(p)
    well = look.localizer.say(f"well-{WELL[p['well']]}")
    return row(
        who,
        styled(f"♥{p['hp']}/{p['most_hp']}", f"bold {BAD if p['wounded'] else GOOD}"),
        styled(f" ≈{p['water']}/{p['most_water']}", f"bold {COOL if p['water'] > 1 else BAD}"),
        styled(f" ▸{p['ap']}", "bold"),
        styled(f" {well}", BAD if not p["well"] else ""),
        styled(f" ☯{p['karma']}", DIM),
        styled(f" {', '.join(conditions)}" if conditions else "", WARM),
    )


def mission(look: BoardContext) -> list[Content]:
    """Everybody at a glance, the mission card, the weather, the own role."""
    table = Overview(look.localizer, look.view)
    lines = [glance(p, look) for p in look.view["people"]]
    lines += [
        sentence_of(text) for text in (*table.mission_texts()[1:], *table.mission_texts()[:1], table.weather()) if text
    ]
    if look.view["role"]:
        lines.append(row(styled(f"{look.say('us-role')} ", HEAD), look.noun(look.view["role"])))
    return lines


def people(look: BoardContext) -> list[Content]:
    """Everybody with place, goods and cards; a role with its text."""
    table = Overview(look.localizer, look.view)
    lines: list[Content] = []
    for p in look.view["people"]:
        lines.append(glance(p, look))
        if p["gone"] or p["crossed"]:
            continue
        goods = [styled(amounts(look.localizer, p["goods"]))] if p["goods"] else []
        things = [about(table.thing(it), it["name"].partition("/")[2]) for it in p["things"]]
        tokens = [styled(look.localizer.say(f"good-{token}", n=1), WARM) for token in p["tokens"]]
        lines.append(row("    ", styled(table.where(p["pos"]), DIM)))
        lines += [row("    ", listed([*goods, *things, *tokens], " · "))] if goods or things or tokens else []
    lines += [sentence_of(" ".join(table.role()))] if look.view["role"] else []
    lines.append(styled(look.say("us-signs"), f"italic {DIM}"))
    return lines


def places(look: BoardContext) -> list[Content]:
    """Enemies, what lies where, traders, decks, and what the signs of the map mean."""
    table = Overview(look.localizer, look.view)
    lines = [styled(table.enemy(foe), BAD) for foe in look.view["enemies"]]
    lines += [sentence_of(text) for pos in look.view["map"] if (text := table.lies_at(pos))]
    lines += [sentence_of(text) for text in table.displays()]
    lines += [sentence_of(table.counts())]
    return [*lines, styled(" ".join(table.legend()), f"italic {DIM}")]


BOARD = UnderOurSun()
