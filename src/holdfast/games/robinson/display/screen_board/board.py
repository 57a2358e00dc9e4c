"""The table of Robinson Crusoe: the island, what is planned and rolled, and the pages around it."""

from typing import Any

from textual.content import Content

from holdfast.boards.board import Board, BoardContext, Said, TerminalSize
from holdfast.boards.markup import BAD, DIM, GOOD, HEAD, WARM, about, page, row, styled
from holdfast.core.facts import NOBODY, Facts
from holdfast.games.robinson.cards import Character, Tile
from holdfast.games.robinson.display.screen_board.camp import camp
from holdfast.games.robinson.display.screen_board.island import Grid, Hex, island
from holdfast.games.robinson.display.screen_board.people import name_of, people
from holdfast.games.robinson.display.screen_board.things import story, things
from holdfast.games.robinson.island.geography import BIT, SPACES
from holdfast.games.robinson.rules import ACTION_DICE

GLYPHS = {"wood": "♣", "fish": "∝", "parrot": "v", "beast": "¤", "flock": "w"}
CAVE, TOTEM, CAMP, SPENT, PAWN = "∩", "Ψ", "▲", "×", "●"
TOKENS = {
    "wood": "+♣",
    "hatchet": "+♣",
    "food": "+∝",
    "beast": "+¤",
    "pawn": "−●",
    "fog": "≈",
    "ash": "░",
    "cross": "✚",
    "shortcut": "»",
}
GROUND = {
    "beach": "$warning 16%",
    "plains": "$success 18%",
    "hills": "$accent 14%",
    "mountains": "$foreground 13%",
    "river": "$primary 24%",
}
BROAD, TALL = 116, 38
"""From this size of the terminal on the island is drawn larger."""
PAGES = {"camp": camp, "people": people, "things": things, "story": story}


class Robinson(Board):
    pages = tuple(PAGES)
    drawn = True

    def heading(self, look: BoardContext) -> list[str]:
        view = look.view
        return [
            look.noun(look.cards.cards[view["scenario"]].key),
            look.say("rc-round", n=view["round"], of=view["rounds"]),
            look.noun(f"phase-{view['phase']}"),
        ]

    def page(self, name: str, look: BoardContext, room: TerminalSize) -> Content:
        """One page; on a tall terminal the things are shown below the camp."""
        lines = PAGES[name](look)
        return page([*lines, Content(), *things(look)] if name == "camp" and room.height >= TALL else lines)

    # --- the island --------------------------------------------------------------------------------------------------

    def map(self, look: BoardContext, marked: Said, room: TerminalSize) -> Content:
        grid = Grid(14 if room.width >= BROAD else 12, 3 if room.height >= TALL else 2)
        hexes = {space: self._hex(space, look, space in marked) for space in SPACES}
        return page([*island(hexes, grid), *self._legend(look, 4 * grid.width + grid.half + 1)])

    def _hex(self, space: str, look: BoardContext, marked: bool) -> Hex:
        if look.view["gone"] & BIT[space]:
            return Hex(("", ""), (("~ ~ ~", DIM),), marked=marked)
        spot = look.view["spots"][space]
        tile = look.cards.cards[spot["tile"]] if spot.get("tile", -1) >= 0 else None
        pawns = PAWN * sum(len(p.get("pawns", ())) for p in look.view["plan"] if p["where"] == space)
        lying = spot.get("tokens", ())
        signs = "".join(TOKENS.get(token, "") for token in lying)
        foot = (f"{pawns} {signs}".strip(), f"bold {WARM}")
        words = (", ".join(look.mark(token) for token in lying), WARM)
        if not isinstance(tile, Tile):
            return Hex((space, DIM), (("?", DIM), words), foot, marked=marked)
        if spot.get("down"):
            return Hex((space, DIM), ((look.say("rc-closed"), DIM), ("▒▒▒▒▒", DIM)), foot, marked=marked)
        covered = bool(spot.get("covered"))
        here = look.view["camp"] == space
        third = (look.say("rc-camp"), f"bold {WARM}") if here and not words[0] else words
        terrain = look.say("rc-terrain-hidden") if covered else look.noun(tile.terrain)
        lines = ((terrain, "bold"), (self._symbols(tile, spot), ""), third)
        top = (f"{CAMP}{space}{CAMP}", f"bold {WARM}") if here else (space, "bold")
        return Hex(top, lines, foot, "" if covered else GROUND.get(tile.terrain, ""), marked)

    def _symbols(self, tile: Tile, spot: dict[str, Any]) -> str:
        """Sources and signs of a tile; a used-up source has a cross beside it."""
        spent = spot.get("exhausted", ())
        sources = [*tile.symbols, *(t for t in spot.get("tokens", ()) if t == "flock")]
        signs = [GLYPHS[s] + (SPENT if s in spent else "") for s in sources]
        signs += [CAVE] if tile.shelter else []
        signs += [TOTEM] if tile.totem or spot.get("totem") else []
        return " ".join(signs)

    def _legend(self, look: BoardContext, width: int) -> list[Content]:
        """What the signs mean, in as many lines as it takes."""
        signs = {
            "camp": CAMP,
            **{source: GLYPHS[source] for source in ("wood", "fish", "parrot", "beast")},
            "shelter": CAVE,
            "totem": TOTEM,
            "spent": SPENT,
        }
        lines = [Content()]
        for sign, glyph in signs.items():
            part = row(styled(f"{glyph} ", "bold"), styled(f"{look.say(f'rc-legend-{sign}')} ", DIM))
            if lines[-1].cell_length + part.cell_length > width + 3:  # the last blank is cut off
                lines.append(Content())
            lines[-1] += part
        return [line.rstrip() for line in lines]

    # --- beside the question -------------------------------------------------------------------------------------------

    def beside(self, look: BoardContext) -> list[Content]:
        return [*self._dice(look), *(self._planned(p, look) for p in look.view["plan"])]

    def _dice(self, look: BoardContext) -> list[Content]:
        """The dice on the table, last thrown last."""
        lines = []
        for rolled in look.view["laid"]:
            dice = ACTION_DICE.get(rolled.get("kind", ""))
            if dice:
                faces = [look.say(f"rc-face-{dice[i][face]}") for i, face in enumerate(rolled["faces"])]
                lines.append(
                    row(
                        styled(f"{look.say('rc-dice')} ", HEAD),
                        styled("  ".join(f"[{face}]" for face in faces), "bold"),
                    )
                )
        return lines

    def _planned(self, p: dict[str, Any], look: BoardContext) -> Content:
        """An Action with its pawns, and dots for those it still needs."""
        pawns = p.get("pawns", ())
        missing = max(0, p.get("least", 1) - len(pawns))
        who = ", ".join(dict.fromkeys(self._pawn(pawn, look) for pawn in pawns))
        count = styled(f"{PAWN * len(pawns)}{'·' * missing} ", f"bold {BAD if missing else GOOD}")
        return row(count, about(self._action(p, look), p["slot"]), styled(f" — {who}", DIM))

    def _action(self, p: dict[str, Any], look: BoardContext) -> str:
        if p["kind"] == "threat":
            return ", ".join(look.noun(key) for key in look.view["zones"][f"threat-{p['name']}"])
        return look.noun(f"{p['kind']}:{p['name']}")

    def _pawn(self, pawn: str, look: BoardContext) -> str:
        return name_of(int(pawn[0]), look) if pawn[0].isdigit() else look.noun(pawn)

    # --- what a click or an option speaks of -----------------------------------------------------------------------------

    def name(self, token: str, look: BoardContext) -> str:
        if token.startswith("threat:"):
            return ", ".join(look.noun(key) for key in look.view["zones"][f"threat-{token[7:]}"])
        if token.startswith("who-"):
            return name_of(int(token[4:]), look)
        if token in SPACES or ":" in token:
            return look.noun(token)
        cards = self.cards((token,), look)
        return look.noun(cards[0]) if cards else token

    def words(self, facts: Facts, look: BoardContext) -> Said:
        """Threats are on a side of the board, people in a row, Actions in the plan."""
        found = [*super().words(facts, look)]
        acts = (facts.deed, facts.to)
        found += [f"threat:{facts.what}"] if "threat" in acts else []
        found += [f"who-{facts.who}"] if facts.who != NOBODY else []
        for p in look.view["plan"]:
            if p["kind"] in acts and (p["what"], p["where"]) == (facts.what, facts.where):
                found.append(p["slot"])
        return tuple(found)

    def cards(self, words: Said, look: BoardContext) -> list[str]:
        found = super().cards(words, look)
        view = look.view
        for side in ("left", "right"):
            if f"threat:{side}" in words:
                found += view["zones"][f"threat-{side}"]
        for space in SPACES:
            tile = view["spots"][space].get("tile", -1)
            if tile >= 0 and space in words:
                found.append(look.cards.cards[tile].key)
        for who, card in enumerate(view["characters"]):
            person = look.cards.cards[card]
            skilled = isinstance(person, Character) and any(skill.id in words for skill in person.skills)
            if skilled or f"who-{who}" in words:
                found.append(person.key)
        return list(dict.fromkeys(found))


BOARD = Robinson()
