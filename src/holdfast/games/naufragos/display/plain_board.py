"""The table as text, at most a hundred columns wide: what everybody would see looking down at the boards."""

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from msgspec import convert

from holdfast.core.text.localizer import sentence
from holdfast.games.naufragos.cards import IslandCard
from holdfast.games.naufragos.rules import CAMP_SPACES, FIRST_OF, LONG_SITES, OPEN_PRICE, ROWS, SECTOR_OF, Rules
from holdfast.games.naufragos.text.card_text.effects import Speaker
from holdfast.games.naufragos.text.card_text.table import at_table
from holdfast.games.naufragos.text.card_text.texts import in_the_camp, standing
from holdfast.games.naufragos.text.labels import amounts

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer
    from holdfast.games.naufragos.world import Shore

WIDTH = 100
NAME = 16
"""Columns of a castaway's name."""
CELL = 4
"""Columns of one space of a track."""
SCALE = 18
"""Columns of an energy scale."""
WOUND, TRAUMA, FULL, FREE = "□", "■", "■", "□"
TRACK = range(len(SECTOR_OF))
"""NA-032: the spaces of the exploration track."""
ORCHARD = "plot/plot-11"
"""NA-957: tiles lie on it."""
WITH = {"wreckage": "campfire"}
"""NA-038: two actions share the fourth row."""


def board(localizer: "Localizer", view: dict[str, Any]) -> list[str]:
    """The whole table in lines; before the castaways are chosen there is none."""
    if "castaways" not in view:
        return []
    table = PlainBoard(localizer, view)
    return [
        *table.head(),
        *table.event(),
        *table.sky(),
        *table.camp(),
        *table.folk(),
        *table.actions(),
        *table.camp_board(),
        *table.track(),
        *table.difficulty(),
        *table.decks(),
        *table.dice(),
    ]


def introduce(localizer: "Localizer", w: "Shore") -> list[str]:
    """For who sits down for the first time: what the game is, how it is won, and which rules are played."""
    goal = "intro-solo" if w.solo() else "intro-together" if w.rules.cooperative else "intro-alone"
    return [
        localizer.say("intro-game", turns=w.rules.turns[w.players - 1], wounds=w.rules.starving_wounds),
        localizer.say("intro-castaways"),
        localizer.say(goal),
        localizer.say("intro-house-rules" if w.rules.bags else "intro-original"),
    ]


class PlainBoard:
    """One view, in one language."""

    def __init__(self, localizer: "Localizer", view: dict[str, Any]) -> None:
        self.localizer = localizer
        self.view = view
        self.rules = convert(view["rules"], Rules)
        self.say = localizer.say

    def name(self, seat: int) -> str:
        return self.localizer.noun(self.view["castaways"][seat]["name"])

    def short(self, seat: int) -> str:
        """Whose pawn it is: a castaway's first name."""
        return self.name(seat).split()[0]

    def wrapped(self, text: str) -> list[str]:
        return wrap(text, WIDTH, subsequent_indent="    ") if text else []

    def listed(self, words: list[str]) -> str:
        return ", ".join(words) or self.say("board-none")

    # --- the day -------------------------------------------------------------------------------------------------------

    def head(self) -> list[str]:
        v = self.view
        phase = self.say(f"phase-{v['phase']}")
        last = "this" if v["last_turn"] == v["turn"] else "next" if v["last_turn"] > v["turn"] else "none"
        left = min(v["turns_left"], {"this": 0, "next": 1}.get(last, v["turns_left"]))
        return [self.say("board-head", n=v["turn"], left=left, phase=phase, first=self.name(v["starter"]), last=last)]

    def event(self) -> list[str]:
        return [line for text in self.event_texts() for line in self.wrapped(text)]

    def event_texts(self) -> list[str]:
        """The event with its text, the lasting ones, and what a ship would have to see."""
        v = self.view
        keys = (*v["event_now"], *v["zones"]["lasting-events"])
        texts = [self.say("board-event", name=self.localizer.noun(key), text=self.text(key)) for key in keys]
        ships = "one" if self.rules.one_ship() else "any"
        for strips in v["strips"]:
            ways = [" + ".join([self.icon(icon) for icon in strip]) for strip in strips]
            ready = any(set(strip) <= set(v["icons"]) for strip in strips)
            when = "no" if not ready else "now" if v["last_turn"] == v["turn"] else "later"
            args = {"ways": self.localizer.listed(ways, "or"), "ready": when, "when": ships}
            texts += [self.say("board-rescue", **args)] if ways else []
        if v["last_turn"] == v["turn"]:
            texts.append(self.say("board-last", **{"ships-is": ships}))
        return texts

    def text(self, key: str) -> str:
        """What an event does here; its weather, number and strip are shown on the table itself."""
        found = self.localizer.card(key)
        card = found and at_table(found, len(self.view["castaways"]))
        if not isinstance(card, IslandCard) or card.event is None:
            return ""
        speaker = Speaker(self.localizer, card.choices)
        again = [standing(speaker, card.event.standing)] if card.event.standing is not None else []
        return " ".join([sentence(text) for text in (speaker.text(card.event.then, "starter"), *again) if text])

    def icon(self, icon: str) -> str:
        """A requirement of the rescue, with a tick where it is met."""
        met = " ✓" if icon in self.view["icons"] else ""
        return self.say(f"icon-{icon}") + met

    def sky(self) -> list[str]:
        """NA-030, NA-127: weather and wreck."""
        v = self.view
        words = [self.say("weather", **{"space-is": n}) for n in range(1, 7)]
        now = v["weather"] - 1
        words[now] = f"[{words[now].upper()}]"
        wreck = FULL * v["wrecks"] + FREE * (self.rules.wrecks - v["wrecks"])
        ready = "yes" if v["wreck_ready"] else "no"
        return [
            self.say("board-weather", track=" · ".join(words), now=v["weather"]),
            self.say("board-wreck", wreck=wreck, ready=ready),
        ]

    # --- the camp ------------------------------------------------------------------------------------------------------

    def camp(self) -> list[str]:
        return [*self.wrapped(self.store()), *self.wrapped(self.fire()), *self.wrapped(self.sites())]

    def store(self) -> str:
        v = self.view
        stock = amounts(self.localizer, food=v["food"], wood=v["wood"], rope=v["rope"], sail=v["sail"])
        left = sum(v["left"])
        notes = [stock] if stock or v["tiles"] or v["cubes"] or left else [self.say("board-none")]
        if v["tiles"]:
            notes.append(self.say("board-tiles", values=", ".join(map(str, v["tiles"]))))
        if v["cubes"]:
            notes.append(self.say("board-cubes", n=v["cubes"]))
        if left:
            notes.append(self.say("board-left", n=left))
        if v["larder"]:
            notes.append(self.say("board-larder", values=", ".join(map(str, v["larder"]))))
        notes.append(self.say("board-supply", n=v["sizes"]["supply"]))
        return self.say("board-store", what=" · ".join(filter(None, notes)))

    def fire(self) -> str:
        """Fire, shelter, and who lives in the camp besides the castaways."""
        v = self.view
        fire = "fed" if v["fire_wood"] else "lit" if v["fire"] else "out"
        low, high = self.rules.rest[v["shelter"]]
        notes = [
            self.say(f"fire-{fire}"),
            self.say("board-shelter", n=v["shelter"], low=low, high=high),
        ]
        notes += [self.say(f"token-{token}") for token in v["tokens"] if token != "cannon"]
        if "cannon" in v["tokens"] or v["loaded"]:
            notes.append(self.say("token-cannon", loaded="yes" if v["loaded"] else "no"))
        return " · ".join(notes)

    def sites(self) -> str:
        v = self.view
        open_ = [self.site(name) for name in v["places"] if name]
        waiting = [self.say(f"site-{name}", n=0) for name in v["waiting"]]
        built = [self.say(f"site-{name}", n=0) for name in v["built"]]
        parts = [self.say("board-sites", sites=self.listed(open_))]
        parts += [self.say("board-waiting", sites=", ".join(waiting))] if waiting else []
        parts += [self.say("board-built", sites=", ".join(built))] if built else []
        return " · ".join(parts)

    def site(self, name: str) -> str:
        """A construction with its progress, or with what it takes."""
        word = self.say(f"site-{name}", n=self.view["shelter"] + 1)
        if name in LONG_SITES:
            done = self.view["progress"][name]
            return f"{word} ({self.say('needs-long', done=done, of=self.rules.size(name), what=name, wood=-1)})"
        energy, wood, rope, sail = self.view["takes"][name]
        return f"{word} ({amounts(self.localizer, energy=energy, wood=wood, rope=rope, sail=sail)})"

    # --- castaways -------------------------------------------------------------------------------------------------------

    def folk(self) -> list[str]:
        lines = []
        for p in self.view["castaways"]:
            first = "*" if p["seat"] == self.view["starter"] else " "
            name = f"{first}{p['seat'] + 1} {self.name(p['seat'])}".ljust(NAME + 3)
            if p["dead"]:
                lines.append(f"{name} † {self.say('board-dead')}")
                continue
            lines += self.wrapped(f"{name} {scale(p).ljust(SCALE)} {self.state(p)}")
            lines += self.wrapped(self.belongings(p))
        return lines

    def state(self, p: dict[str, Any]) -> str:
        """Place, belongings, tokens (the values only where this seat knows them)."""
        place = "lost" if p["lost"] else "exploring" if p["exploring"] else "camp"
        known = ", ".join(map(str, p["known_tokens"]))
        tokens = self.say("board-tokens", n=p["tokens"], known=known, some="yes" if known else "no")
        return " · ".join([self.say(f"place-{place}-now", n=p["lost"]), on_track(self.localizer, p["track"]), tokens])

    def belongings(self, p: dict[str, Any]) -> str:
        """Items and food, indented below the name."""
        notes = [self.say("board-food", n=p["food"])] if p["food"] else []
        notes += [self.say("board-strength", n=p["strength"])] if p["strength"] else []
        if p["items"]:
            notes.append(self.say("board-items", items=", ".join([self.localizer.noun(key) for key in p["items"]])))
        return f"    {' · '.join(notes)}".rstrip()

    # --- the boards ------------------------------------------------------------------------------------------------------

    def actions(self) -> list[str]:
        """The rows as printed: a price in brackets where a space is free, a name where a pawn stands (NA-038)."""
        if self.view["phase"] != "actions":
            return []
        words = {action: self.say(f"act-{action}") for action in self.view["prices"]}
        first = max([len(words[action]) for action in ROWS])
        lines = []
        for n, action in enumerate(ROWS, 1):
            row = f"{words[action].ljust(first)} {self.spaces(action)}"
            if action in WITH:
                row += f"  {words[WITH[action]]} {self.spaces(WITH[action])}"
            rest = self.pawn(f"rest:{n}", "0")
            lines.append(f"{row.ljust(first + 38)} {self.say('act-rest')} {rest}")
        return lines

    def spaces(self, action: str) -> str:
        prices = self.view["prices"][action]
        shown = ["?" if action in OPEN_PRICE else str(price) for price in prices]
        return " ".join([self.pawn(f"{action}:{n}", price) for n, price in enumerate(shown, 1)])

    def pawn(self, space: str, price: str) -> str:
        seat = self.view["pawns"].get(space, -1)
        return f"[{price}]" if seat < 0 else f"({self.short(seat)})"

    def camp_board(self) -> list[str]:
        """NA-036: each card with its price or pawn and what it does; the free spaces in one line."""
        spaces = self.view["camp"]
        lines = [
            line for space in CAMP_SPACES if spaces[space]["card"] for line in self.wrapped(self.camp_space(space))
        ]
        free = [space.partition(":")[2] for space in CAMP_SPACES if not spaces[space]["card"]]
        return [*lines, *([self.say("board-free", spaces=", ".join(free))] if free else [])]

    def camp_space(self, space: str) -> str:
        it = self.view["camp"][space]
        notes = [f"[{it['cost']}]" if it["pawn"] < 0 else f"({self.short(it['pawn'])})"]
        notes += [self.say("board-white")] if it["white"] else []
        notes += [self.say("board-wood", n=it["wood"])] if it["wood"] else []
        notes += [self.say("board-orchard", n=self.view["sizes"]["orchard"])] if it["card"] == ORCHARD else []
        notes += [self.say("board-covers", n=it["covers"])] if it["covers"] else []
        name = f"{'! ' if it['red'] else ''}{self.localizer.noun(it['card'])} {' '.join(notes)}"
        return self.say("board-camp", n=space.partition(":")[2], what=name, text=self.camp_text(it["card"]))

    def camp_text(self, key: str) -> str:
        """What a camp card does; a red one also how it is solved."""
        card = self.localizer.card(key)
        return in_the_camp(self.localizer, card) if isinstance(card, IslandCard) else ""

    def track(self) -> list[str]:
        """NA-032: the exploration track as a line, the seats of the cubes below it."""
        sectors = {s: self.say(f"sector-{s}", n=self.view["sizes"].get(s, 0)) for s in FIRST_OF}
        first = {"coast": 4}  # the heading is not set in, the line below it is
        heads = "".join([words.ljust(CELL * span(s) + first.get(s, 0)) for s, words in sectors.items()])
        cubes = [
            "·".join([str(p["seat"] + 1) for p in self.view["castaways"] if p["track"] == i and not p["dead"]]) or "·"
            for i in TRACK
        ]
        return [heads.rstrip(), line([on_track(self.localizer, i) for i in TRACK]), line(cubes)]

    def difficulty(self) -> list[str]:
        """NA-031: while somebody is out there, the white cube and the lost markers."""
        v = self.view
        now = v["difficulty"] if v["party"] else 0
        if not now and not v["groups"]:
            return []
        low = self.rules.lowest_difficulty
        numbers = [f"[{n}]" if n == now else str(n) for n in range(low, self.rules.highest_difficulty + 1)]
        bonus = f" {v['return_bonus']:+d}".replace("-", "−") if v["return_bonus"] else ""
        lost_some = "yes" if v["groups"] else "no"
        title = self.say("board-difficulty", bonus=bonus, out="yes" if now else "no", lost=lost_some)
        lines = [title, line(numbers)]
        if v["groups"]:
            lost = {g["difficulty"]: "" for g in v["groups"]}
            for g in v["groups"]:
                lost[g["difficulty"]] += "?" + "".join([str(seat + 1) for seat in g["members"]])
            lines.append(line([lost.get(n, "·") for n in range(low, self.rules.highest_difficulty + 1)]))
        return lines

    def decks(self) -> list[str]:
        v = self.view
        lines = []
        for row, keys in (("pending", v["pending"]), ("finds", v["zones"]["wreck-row"])):
            if keys:
                names = ", ".join([self.localizer.noun(key) for key in keys])
                lines += self.wrapped(self.say(f"board-{row}", cards=names))
        sizes = v["sizes"]
        return [*lines, *self.wrapped(self.say("board-decks", **sizes, pile=sizes["forage"]))]

    def dice(self) -> list[str]:
        """What lies on the table and is not read yet."""
        faces = [face + 1 for rolled in self.view["laid"] for face in rolled.get("faces", ())]
        return [self.say("board-dice", faces=" ".join([f"[{face}]" for face in faces]))] if faces else []


def on_track(localizer: "Localizer", at: int) -> str:
    """A space of the exploration track in few letters: its sector, and which of its spaces it is."""
    sector = SECTOR_OF[at]
    return localizer.say("board-space", sector=sector, n=at - FIRST_OF[sector] + 1)


def span(sector: str) -> int:
    """How many spaces a sector has on the track."""
    starts = [*FIRST_OF.values(), len(TRACK)]
    return starts[starts.index(FIRST_OF[sector]) + 1] - FIRST_OF[sector]


def line(cells: tuple[str, ...] | list[str]) -> str:
    """Spaces of a track side by side, set in so that they stay with their heading."""
    return f"    {''.join([cell.ljust(CELL) for cell in cells])}".rstrip()


def scale(p: dict[str, Any]) -> str:
    """NA-160, NA-165: the numbers from 0 up, energy in brackets, wounds and traumas on the highest ones."""
    top = p["scale"] - p["wounds"] - p["trauma"]
    numbers = [f"[{n}]" if n == p["energy"] else str(n) for n in range(max(0, top) + 1)]
    covered = [WOUND] * (p["scale"] - max(0, top) - p["trauma"]) + [TRAUMA] * p["trauma"]
    return " ".join([*numbers, *covered])
