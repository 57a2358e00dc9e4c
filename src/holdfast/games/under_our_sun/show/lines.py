"""The table as text, at most a hundred columns wide: what everybody would see looking down at the desert."""

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from holdfast.games.under_our_sun.cards import Enemy, Mission, Other, Tile
from holdfast.games.under_our_sun.map.geography import neighbours
from holdfast.games.under_our_sun.numbers import HAVEN, KINDS
from holdfast.games.under_our_sun.show.hexmap import Frame, Piece, Row, Scale, cropped, draw, frame, plain
from holdfast.games.under_our_sun.words.cards.texts import stage_text
from holdfast.games.under_our_sun.words.nouns.names import amounts, dice, face, letter, short_bearing, steps

if TYPE_CHECKING:
    from holdfast.core.words.teller import Teller
    from holdfast.games.under_our_sun.world import Sands


WIDTH = 100
NAME = 15
"""Columns of a character's name."""
SCALES = (*[Scale(pitch, 2) for pitch in (16, 14, 12, 10)], *[Scale(pitch, 1) for pitch in (13, 11, 9, 8, 7, 6)])
"""From the clearest to the smallest."""
TALL = 60
"""No more lines than this for the map."""
WELL = ("tired", "ok", "fit")
MARKS = {
    "event": "!",
    "box": "□",
    "camp": "⌂",
    "campfire": "*",
    "kitchen": "#",
    "goods": "•",
    "body": "†",
    "token": "◆",
    "dealer": "¤",
    "hostage": "h",
    "trap": "^",
    "barricade": "=",
}
"""What lies on a tile, by the sign that stands for it."""
WATER, SYMBOL, PAWNS = "≈", "▲", "①②③④⑤⑥"


def board(teller: "Teller", view: dict[str, Any]) -> list[str]:
    """The whole table in lines; before the characters are chosen there is none."""
    if "people" not in view:
        return []
    table = Table(teller, view)
    return [
        *table.head(),
        *table.mission(),
        *table.role(),
        *table.map_lines(),
        *table.legend(),
        *table.folk(),
        *table.enemies(),
        *table.places(),
        *table.traders(),
        *table.decks(),
        *table.dice(),
    ]


def introduce(teller: "Teller", w: "Sands") -> list[str]:
    """For who sits down for the first time: what the game is, the mission's briefing, and how it is won."""
    mission = w.mission_card()
    mode = "intro-solo" if w.players == 1 else "intro-semi" if w.rules.semi else "intro-coop"
    briefing = mission.briefing.get(teller.lang, "")
    return [
        teller.say("intro-game"),
        teller.say("intro-mission", name=teller.noun(mission.key), days=w.days, briefing=briefing),
        teller.say(mode),
        teller.say("intro-turn"),
    ]


class Table:
    """One view, in one language."""

    def __init__(self, teller: "Teller", view: dict[str, Any]) -> None:
        self.teller = teller
        self.view = view
        self.say = teller.say

    def noun(self, key: str) -> str:
        return self.teller.noun(key)

    def wrapped(self, text: str) -> list[str]:
        return wrap(text, WIDTH, subsequent_indent="    ", drop_whitespace=True) if text else []

    def text(self, key: str) -> str:
        """What a card says."""
        card = self.teller.card(key)
        return self.teller.kind.words.card(self.teller, card) if card is not None and self.teller.kind else ""

    def where(self, pos: str) -> str:
        """A tile by name, number (where missions name it) and bearing."""
        key = self.view["map"].get(pos, {}).get("tile", "")
        name = self.tile(key) if key else self.say("unknown-land")
        return name if pos == HAVEN else f"{name} ({short_bearing(self.teller, pos)})"

    def tile(self, key: str) -> str:
        card = self.teller.card(key)
        target = isinstance(card, Tile) and card.kind == "target"
        return f"{self.noun(key)} {card.number}" if isinstance(card, Tile) and target else self.noun(key)

    # --- the day and the mission -------------------------------------------------------------------------------------

    def head(self) -> list[str]:
        v = self.view
        first = self.noun(v["people"][v["first"]]["name"])
        head = self.say("board-head", day=v["day"], days=v["days"], phase=self.phase(), first=first)
        return [head, *self.wrapped(self.weather())]

    def phase(self) -> str:
        return self.say(f"phase-{self.view['phase']}")

    def weather(self) -> str:
        key = self.view["weather"]
        if not key:
            return ""
        text = self.text(key)
        return self.say("board-weather", name=self.noun(key), text=text, some="yes" if text else "no")

    def mission(self) -> list[str]:
        return [line for text in self.mission_texts() for line in self.wrapped(text)]

    def mission_texts(self) -> list[str]:
        """The mission, its current card with the objective, and how far it is."""
        v = self.view
        mission = self.teller.card(v["mission_name"])
        cards = len(mission.stages) if isinstance(mission, Mission) else 0
        texts = []
        for key in v["mission_cards"][-1:]:
            card = self.teller.card(key)
            text = card.text.get(self.teller.lang, "") if isinstance(card, Other) else ""
            n = card.order if isinstance(card, Other) else 0
            mission_name = self.noun(v["mission_name"])
            texts.append(self.say("board-mission", mission=mission_name, n=n, of=cards, name=self.noun(key), text=text))
        if not texts and isinstance(mission, Mission):
            text = stage_text(self.teller, mission, v["stage"])
            texts.append(self.say("board-own-mission", mission=self.noun(v["mission_name"]), text=text))
        done = [self.figure(*figure) for figure in v["progress"]]
        texts += [self.say("board-progress", what=" · ".join(done))] if done else []
        texts += [self.hostage(h) for h in v["captives"]]
        return texts

    def figure(self, what: str, n: int, of: int) -> str:
        """One count of the objective."""
        if what.startswith("tile-"):
            name = self.tile(f"tile/{what}")
        elif what.startswith("good-"):
            name = self.say(what, n=of)
        else:
            word, message = what.removeprefix("counted-"), f"figure-{what}"
            own = self.teller.name(f"{self.view['mission_name']}/word/{word}")
            name = own or (self.say(message) if self.teller.has(message) else self.noun(word))
        return f"{name} {n}/{of}"

    def hostage(self, h: dict[str, Any]) -> str:
        guide = self.noun(self.view["people"][h["guide"]]["name"]) if h["guide"] >= 0 else ""
        state = "led" if guide else "freed" if h["freed"] else "held"
        return self.say("board-hostage", hp=h["hp"], where=self.where(h["pos"]), guide=guide, state=state)

    def role(self) -> list[str]:
        """US-963: only the own role, and who has revealed himself."""
        v = self.view
        lines = []
        if v["role"]:
            lines += self.wrapped(self.say("board-role", name=self.noun(v["role"]), text=self.text(v["role"])))
        for seat in {p["seat"] for p in v["people"]}:
            if v["revealed"] >> seat & 1:
                name = next(self.noun(p["name"]) for p in v["people"] if p["seat"] == seat)
                lines.append(self.say("board-revealed", name=name))
        return lines

    # --- the map -----------------------------------------------------------------------------------------------------

    def active(self) -> int:
        """Whose surroundings are shown: whose turn it is, else the first player."""
        return int(self.view["turn"]) if self.view["turn"] >= 0 else int(self.view["first"])

    def centre(self) -> str:
        return str(self.view["people"][self.active()]["pos"])

    def map_lines(self) -> list[str]:
        part, scale = self.fitted(WIDTH, TALL)
        return plain(draw(self.cells(scale), part, scale))

    def fitted(self, width: int, height: int) -> tuple[Frame, Scale]:
        """The largest hexagons with which the whole map fits; else the surroundings of the active character."""
        whole = frame([*self.view["map"], *self.ghosts()])
        for scale in SCALES:
            wide, high = whole.size(scale)
            if wide <= width and high <= height:
                return whole, scale
        return cropped(whole, self.centre(), SCALES[-1], width, height), SCALES[-1]

    def ghosts(self) -> list[str]:
        """Positions around the active character where no tile lies, while there are tiles to lay."""
        p = self.view["people"][self.active()]
        if p["gone"] or p["crossed"] or not self.view["sizes"]["stack"]:
            return []
        return [pos for pos in neighbours(p["pos"]) if pos not in self.view["map"]]

    def cells(self, scale: Scale) -> dict[str, list[Row]]:
        cells = {pos: self.cell(pos, scale) for pos in self.view["map"]}
        middle = scale.slope - 1
        for pos in self.ghosts():
            way = self.say(f"short-{steps(pos, self.centre())[0][0]}")
            cells[pos] = [()] * middle + [(Piece(way, "ghost"),)]
        return cells

    def cell(self, pos: str, scale: Scale) -> list[Row]:
        """What stands in a hexagon: name, figures, who is there, what lies there."""
        it = self.view["map"][pos]
        here = self.present(pos)
        if not it["tile"]:
            name: Row = (Piece("?", "down"),)
            return [name, here, self.lying(pos)] if scale.slope > 1 else [name, (*here, *self.lying(pos))]
        style = "haven" if pos == HAVEN else "target" if self.tile(it["tile"]) != self.noun(it["tile"]) else "name"
        title: Row = (Piece(self.title(it["tile"], scale.inner), style),)
        if scale.slope > 1:
            return [title, self.figures(it), here, self.lying(pos)]
        gap = (Piece(" "),) if here else ()
        return [title, (*here, *gap, *self.brief(it), *self.lying(pos))]

    def title(self, key: str, room: int) -> str:
        """The name as far as there is room; the number of a target, which mission cards name, is kept."""
        name, whole = self.noun(key), self.tile(key)
        if len(whole) <= room:
            return whole
        number = whole[len(name) :].strip()
        left = room - len(number) - bool(number)
        return f"{name[: left - 1].rstrip()}… {number}".strip() if left > 2 else number or name[:room]

    def figures(self, it: dict[str, Any]) -> Row:
        """US-021: movement value, water, enemy symbols."""
        parts = [Piece(self.say("map-mv", n=it["mv"]), "mv")]
        water = it["water"] + it["stored"]
        parts += [Piece(f" {WATER}{water}", "water")] if water else []
        parts += [Piece(f" {SYMBOL}{it['symbols']}", "symbol")] if it["symbols"] else []
        return tuple(parts)

    def brief(self, it: dict[str, Any]) -> Row:
        parts = [Piece(str(it["mv"]), "mv")]
        parts += [Piece(WATER, "water")] if it["water"] + it["stored"] else []
        parts += [Piece(SYMBOL * it["symbols"], "symbol")] if it["symbols"] else []
        return tuple(parts)

    def present(self, pos: str) -> Row:
        """Characters by number, hidden ones in brackets, and enemies by letter."""
        parts = []
        for p in self.view["people"]:
            if p["pos"] == pos and not p["gone"] and not p["crossed"]:
                sign = f"†{PAWNS[p['char']]}" if p["dead"] else PAWNS[p["char"]]
                parts.append(Piece(f"({sign})" if p["hidden"] else sign, f"char-{p['char']}"))
        foes = "".join([letter(foe["id"]) for foe in self.view["enemies"] if foe["pos"] == pos])
        parts += [Piece(" " if parts else ""), Piece(foes, "foe")] if foes else []
        return tuple(parts)

    def lying(self, pos: str) -> Row:
        """The signs of all that lies on a tile."""
        v, it = self.view, self.view["map"][pos]
        signs = [MARKS[name] for name in ("trap", "barricade") if it[name]]
        if it["tile"]:
            signs += [MARKS[name] for name in ("event", "box") if it[name]]
            signs += [MARKS["camp"]] if it["camp"] and pos != HAVEN else []
            signs += [MARKS[it["fire"]]] if it["fire"] else []
            signs += [MARKS["goods"]] if it["printed"] or it["dropped"] or it["things"] else []
            signs += [MARKS["token"]] if it["tokens"] else []
        signs += [MARKS["body"]] if any(b["pos"] == pos for b in v["fallen"]) else []
        signs += [MARKS["dealer"]] if any(t["pos"] == pos != HAVEN for t in v["traders"]) else []
        signs += [MARKS["hostage"]] if any(h["pos"] == pos for h in v["captives"]) else []
        return (Piece("".join(signs), "mark"),) if signs else ()

    def legend(self) -> list[str]:
        """What the signs on this map mean; those that are not on it are left out."""
        drawn = "".join([piece.text for pos in self.view["map"] for piece in self.lying(pos)])
        signs = [f"{sign} {self.say(f'map-{name}')}" for name, sign in MARKS.items() if sign in drawn]
        return self.wrapped(self.say("board-legend", signs=", ".join(signs), some="yes" if signs else "no"))

    # --- characters --------------------------------------------------------------------------------------------------

    def folk(self) -> list[str]:
        lines = []
        for p in self.view["people"]:
            mark = "*" if p["char"] == self.view["first"] else " "
            name = f"{mark}{p['char'] + 1} {self.noun(p['name'])}".ljust(NAME + 3)
            if p["gone"] or p["crossed"]:
                lines.append(f"{name} {self.say('board-gone' if p['gone'] else 'board-crossed')}")
                continue
            lines += [*self.wrapped(f"{name} {self.state(p)}"), *self.wrapped(self.belongings(p))]
        return lines

    def state(self, p: dict[str, Any]) -> str:
        figures = self.say(
            "board-state",
            hp=p["hp"],
            most=p["most_hp"],
            water=p["water"],
            room=p["most_water"],
            ap=p["ap"],
            well=self.say(f"well-{WELL[p['well']]}"),
            karma=p["karma"],
        )
        return " · ".join([figures, *self.conditions(p), self.where(p["pos"])])

    def conditions(self, p: dict[str, Any]) -> list[str]:
        """US-770 to US-773."""
        found = [self.say(f"state-{name}") for name in ("dead", "hidden", "infected", "waits") if p[name]]
        wounded = [self.say("state-wounded")] if p["wounded"] and not p["dead"] else []
        return [*found, *wounded]

    def belongings(self, p: dict[str, Any]) -> str:
        """Goods and cards, set in below the name."""
        notes = [amounts(self.teller, p["goods"])] if p["goods"] else []
        notes += [self.thing(it) for it in p["things"]]
        notes += [self.say(f"good-{token}", n=1) for token in p["tokens"]]
        return f"    {', '.join(notes)}".rstrip()

    def thing(self, it: dict[str, Any]) -> str:
        """A card with its uses and whether it is turned."""
        uses = f" ×{it['uses']}" if it["uses"] else ""
        turned = f" ({self.say('board-turned')})" if it["turned"] else ""
        return f"{self.noun(it['name'])}{uses}{turned}"

    # --- what is out there -------------------------------------------------------------------------------------------

    def enemies(self) -> list[str]:
        return [line for foe in self.view["enemies"] for line in self.wrapped(self.enemy(foe))]

    def enemy(self, foe: dict[str, Any]) -> str:
        """An enemy with its HP, where it is, and what it attacks with now."""
        card = self.teller.card(foe["name"])
        fighter = card.fighter if isinstance(card, Enemy | Other) else None
        melee = ranged = ""
        if fighter is not None:
            night = self.view["phase"] == "night"
            melee, ranged = (fighter.melee_night, fighter.ranged_night) if night else (fighter.melee, fighter.ranged)
        return self.say(
            "board-enemy",
            letter=letter(foe["id"]),
            name=self.noun(foe["name"]),
            hp=foe["life"] - foe["damage"],
            most=foe["life"],
            where=self.where(foe["pos"]),
            melee=dice(self.teller, melee) or "–",
            ranged=dice(self.teller, ranged),
            shoots="yes" if ranged else "no",
        )

    def places(self) -> list[str]:
        """Tiles on which something lies, with what it is."""
        return [line for pos in self.view["map"] for line in self.wrapped(self.lies_at(pos))]

    def lies_at(self, pos: str) -> str:
        it = self.view["map"][pos]
        if not it["tile"]:
            return ""
        goods = {what: it["printed"].get(what, 0) + it["dropped"].get(what, 0) for what in KINDS}
        notes = [amounts(self.teller, {"water": it["water"] + it["stored"], **goods})]
        notes += [self.noun(key) for key in it["things"]]
        notes += [self.say(f"good-{token}", n=1) for token in it["tokens"]]
        notes += [self.say("board-body", name=self.noun(b["name"])) for b in self.view["fallen"] if b["pos"] == pos]
        notes += [self.say("board-box", attribute=self.say(f"attribute-{it['box']}"))] if it["box"] else []
        notes = [note for note in notes if note]
        return self.say("board-place", where=self.where(pos), what=", ".join(notes)) if notes else ""

    def traders(self) -> list[str]:
        """Displays of the traders with whom somebody stands."""
        return [line for text in self.displays() for line in self.wrapped(text)]

    def displays(self) -> list[str]:
        people = [p for p in self.view["people"] if not p["gone"] and not p["crossed"] and not p["dead"]]
        there = {p["pos"] for p in people}
        return [self.display(stall) for stall in self.view["traders"] if stall["pos"] in there]

    def display(self, stall: dict[str, Any]) -> str:
        goods = amounts(self.teller, {"water": stall["water"], **stall["goods"]})
        wares = [*([goods] if goods else []), *[self.priced(key) for key in stall["cards"]]]
        return self.say(
            "board-trader", name=self.noun(stall["name"]), wares=", ".join(wares) or self.say("nothing-at-all")
        )

    def priced(self, key: str) -> str:
        """A card of a display with its price in water."""
        return f"{self.noun(key)} ({getattr(self.teller.card(key), 'price', 0)}{WATER})"

    def decks(self) -> list[str]:
        return self.wrapped(self.say("board-decks", **self.view["sizes"], bag=self.view["bag_left"]))

    def dice(self) -> list[str]:
        """What lies on the table and is not read yet."""
        shown = [f"{self.say(f'die-{c}')} {sign}" for c, sign in faces(self.view)]
        return [self.say("board-dice", faces=", ".join(shown))] if shown else []


def faces(view: dict[str, Any]) -> list[tuple[str, str]]:
    """The dice on the table: colour and what each shows."""
    found = []
    for rolled in view["laid"]:
        if "faces" in rolled and rolled["kind"].count("|") == 3:
            colours = rolled["kind"].split("|")[1]
            found += [(c, face(c, side)) for c, side in zip(colours, rolled["faces"], strict=True)]
    return found
