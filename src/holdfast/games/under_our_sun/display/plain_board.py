"""The table as text, at most a hundred columns wide: what everybody would see looking down at the desert."""

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from holdfast.core.text.localizer import sentence
from holdfast.games.under_our_sun.cards import Character, Mission, Other
from holdfast.games.under_our_sun.display.drawing.map import WIDTH, Map
from holdfast.games.under_our_sun.missions.progress import Figure
from holdfast.games.under_our_sun.rules import HAVEN, KINDS
from holdfast.games.under_our_sun.text.card_text.texts import stage_text
from holdfast.games.under_our_sun.text.nouns.names import amount, amounts, dice, face, letter

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer
    from holdfast.games.under_our_sun.world import Sands

NAME = 15
"""Columns of a character's name."""
INDENT = "    "
"""Before what goes on with the line above it."""
WELL = ("tired", "ok", "fit")


def board(localizer: "Localizer", view: dict[str, Any]) -> list[str]:
    """The whole table in lines; while characters are chosen, who has which (US-104)."""
    if "people" not in view:
        crew = [f"{i} {localizer.noun(key)}" for i, key in enumerate(view["chosen"], 1) if key]
        left = view["chosen"].count("")
        crew += [localizer.say("to-be-chosen", n=left)] if left else []
        return [localizer.say("board-choosing", crew=" · ".join(crew))]
    table = Overview(localizer, view)
    return [
        *table.head(),
        *table.mission(),
        *table.role(),
        *table.map_lines(),
        *table.whole_legend(),
        *table.folk(),
        *table.enemies(),
        *table.places(),
        *table.traders(),
        *table.dice(),
    ]


def sight(view: dict[str, Any]) -> object:
    """What the map is drawn for: a new phase, tiles, enemies, and hostages whom nobody leads. Characters and goods have
    their lines."""
    if "people" not in view:
        return None
    land = {pos: it["tile"] for pos, it in view["map"].items()}
    foes = {foe["id"]: foe["pos"] for foe in view["enemies"]}
    waiting = [h["pos"] for h in view["captives"] if h["guide"] < 0]
    return view["day"], view["phase"], land, foes, waiting


def introduce(localizer: "Localizer", w: "Sands") -> list[str]:
    """For who sits down for the first time: what the game is, the mission's briefing, and how it is won."""
    mission = w.mission_card()
    mode = "intro-solo" if w.players == 1 else "intro-semi" if w.rules.semi else "intro-coop"
    briefing = mission.briefing.get(localizer.lang, "")
    return [
        localizer.say("intro-game"),
        localizer.say(
            "intro-mission",
            name=localizer.noun(mission.key),
            days=w.days,
            briefing=briefing,
            told="yes" if briefing and w.days == mission.days else "no",
        ),
        localizer.say(mode),
        localizer.say("intro-turn"),
        localizer.say("intro-words"),
    ]


class Overview(Map):
    """All of it: the day, the mission, the map, the characters, and what is out there."""

    # --- the day and the mission -------------------------------------------------------------------------------------

    def head(self) -> list[str]:
        v = self.view
        first = self.guide(v["people"][v["first"]]["name"])
        head = self.say("board-head", day=v["day"], days=v["days"], phase=self.phase(), first=first)
        below = wrap(self.counts(), WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
        return [head, *below, *self.wrapped(self.weather())]

    def phase(self) -> str:
        return self.say(f"phase-{self.view['phase']}")

    def weather(self) -> str:
        key = self.view["weather"]
        if not key:
            return (
                self.say("board-night", keyword=self.view["keyword"] or "none") if self.view["phase"] == "night" else ""
            )
        name, text = self.noun(key), self.text(key)
        head = f"{name}: "
        text = sentence(text[len(head) :] if text.lower().startswith(head.lower()) else text)
        return self.say("board-weather", name=name, text=text, some="yes" if text else "no")

    def mission(self) -> list[str]:
        return [line for text in self.mission_texts() for line in self.wrapped(text)]

    def mission_texts(self) -> list[str]:
        """The mission, its current card with the objective, and how far it is."""
        v = self.view
        mission = self.localizer.card(v["mission_name"])
        cards = len(mission.stages) if isinstance(mission, Mission) else 0
        texts = []
        for key in v["mission_cards"][-1:]:
            card = self.localizer.card(key)
            text = card.text.get(self.localizer.lang, "") if isinstance(card, Other) else ""
            n = card.order if isinstance(card, Other) else 0
            mission_name = self.noun(v["mission_name"])
            texts.append(self.say("board-mission", mission=mission_name, n=n, of=cards, name=self.noun(key), text=text))
        if not texts and isinstance(mission, Mission):
            text = stage_text(self.localizer, mission, v["stage"])
            texts.append(self.say("board-own-mission", mission=self.noun(v["mission_name"]), text=text))
        done = [self.figure(figure) for figure in v["progress"]]
        texts += [self.say("board-progress", what=" · ".join(done))] if done else []
        texts += [self.hostage(h) for h in v["captives"]]
        return texts

    def figure(self, it: Figure) -> str:
        """One count of the objective."""
        return f"{self.counted(it)} {it['n']}/{it['wanted']}"

    def counted(self, it: Figure) -> str:
        """What it is about."""
        what = it["what"]
        match it["of"]:
            case "tile":
                return self.tile(f"tile/tile-{it['tile']}")
            case "good":
                return self.say(f"good-{what}", n=it["wanted"])
            case "counter":
                message = f"figure-counted-{what}"
            case _:
                message = f"figure-{what}"
        own = self.localizer.name(f"{self.view['mission_name']}/word/{what}")
        return own or (self.say(message) if self.localizer.has(message) else self.noun(what))

    def hostage(self, h: dict[str, Any]) -> str:
        guide = self.guide(self.view["people"][h["guide"]]["name"]) if h["guide"] >= 0 else ""
        home = h["freed"] and h["pos"] == HAVEN
        alive = "led" if guide else "home" if home else "freed" if h["freed"] else "held"
        state = alive if h["hp"] else "dead"
        return self.say("board-hostage", hp=h["hp"], where=self.where(h["pos"]), guide=guide, state=state)

    def guide(self, key: str) -> str:
        """A character as the name stands within a sentence."""
        message = f"the-{key.rpartition('/')[2]}"
        return self.say(message) if self.localizer.has(message) else self.noun(key)

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
            well=self.say(f"is-{WELL[p['well']]}", sex=self.sex(p)),
            karma=p["karma"],
        )
        return " · ".join([figures, *self.conditions(p), self.where(p["pos"])])

    def conditions(self, p: dict[str, Any]) -> list[str]:
        """US-770 to US-773."""
        found = [self.say(f"state-{name}") for name in ("dead", "hidden", "infected", "waits") if p[name]]
        wounded = [self.say("is-wounded", sex=self.sex(p))] if p["wounded"] and not p["dead"] else []
        return [*found, *wounded]

    def sex(self, p: dict[str, Any]) -> str:
        """For words that agree with a character."""
        card = self.localizer.card(p["name"])
        return card.gender if isinstance(card, Character) else "m"

    def belongings(self, p: dict[str, Any]) -> str:
        """Goods and cards, set in below the name."""
        notes = [amounts(self.localizer, p["goods"])] if p["goods"] else []
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
        """All of them under one heading: if one has changed, the others are shown with it."""
        foes = [
            wrap(self.enemy(foe), WIDTH, initial_indent=INDENT, subsequent_indent=INDENT)
            for foe in self.view["enemies"]
        ]
        return [self.say("board-enemies"), *[line for lines in foes for line in lines]] if foes else []

    def enemy(self, foe: dict[str, Any]) -> str:
        """An enemy with its HP, where it is, and what it attacks with now."""
        melee, ranged = foe["melee"], foe["ranged"]
        return self.say(
            "board-enemy",
            letter=letter(foe["id"]),
            name=self.noun(foe["name"]),
            hp=foe["life"] - foe["damage"],
            most=foe["life"],
            where=self.where(foe["pos"]),
            melee=dice(self.localizer, melee) or "–",
            ranged=dice(self.localizer, ranged),
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
        notes = [amounts(self.localizer, {"water": it["water"] + it["stored"], **goods})]
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
        goods = amounts(self.localizer, {"water": stall["water"], **stall["goods"]})
        wares = [*([goods] if goods else []), *[self.priced(key) for key in stall["cards"]]]
        return self.say(
            "board-trader", name=self.noun(stall["name"]), wares=", ".join(wares) or self.say("nothing-at-all")
        )

    def priced(self, key: str) -> str:
        """A card of a display with its price in water."""
        price = amount(self.localizer, "water", getattr(self.localizer.card(key), "price", 0))
        return f"{self.noun(key)} ({price})"

    def counts(self) -> str:
        """How much is left in the decks: below the heading, which is shown with the whole board only."""
        return self.say("board-decks", **self.view["sizes"], bag=self.view["bag_left"])

    def dice(self) -> list[str]:
        """What lies on the table and is not read yet."""
        shown = [f"{self.say(f'die-{c}')} {sign}" for c, sign in faces(self.view)]
        return [self.say("board-dice", faces=", ".join(shown))] if shown else []


def faces(view: dict[str, Any]) -> list[tuple[str, str]]:
    """The dice on the table: colour and what each shows."""
    roll = view.get("roll")
    return [(c, face(c, side)) for c, side in zip(roll["dice"], roll["faces"], strict=True)] if roll else []
