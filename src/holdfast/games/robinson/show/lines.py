"""The table as text, at most a hundred columns wide: what everybody would see looking down at the board."""

from collections import Counter
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from holdfast.games.robinson.words.cards import card_text, dice_words
from holdfast.games.robinson.words.nouns import action, amounts, marker, threat

if TYPE_CHECKING:
    from holdfast.core.words.teller import Teller
    from holdfast.games.robinson.world import Island

WIDTH = 100
CELL = 21
INDENTS = {"N": 11, "M": 0, "S": 11}
"""How far each row of hexes is set in (RC-010)."""
LISTS = (
    "inventions",
    "scenario",
    "items",
    "scenario-items",
    "starting",
    "discoveries",
    "treasures",
    "kept",
    "future",
)


def board(teller: "Teller", view: dict[str, Any]) -> list[str]:
    """The whole table in lines."""
    if "people" not in view:
        return []
    lines = BoardLines(teller, view)
    return [
        *lines.head(),
        *lines.camp(),
        *lines.folk(),
        *lines.island(),
        *lines.threats(),
        *lines.cards(),
        *lines.fields(),
        *lines.plan(),
    ]


def introduce(teller: "Teller", w: "Island") -> list[str]:
    """For who sits down for the first time: what the game is, where the story begins, and how it is won."""
    scenario = w.scenario_card()
    return [
        teller.say("intro-game"),
        teller.say("intro-scenario", name=scenario.name[teller.lang], briefing=scenario.briefing[teller.lang]),
        teller.say("intro-goal", goal=scenario.goal[teller.lang], rounds=scenario.rounds),
    ]


def fitted(text: str) -> str:
    """A line of a hex, cut where it is too long."""
    return text.ljust(CELL) if len(text) <= CELL else f"{text[: CELL - 1]}…"


class BoardLines:
    """One view, in one language."""

    def __init__(self, teller: "Teller", view: dict[str, Any]) -> None:
        self.teller = teller
        self.view = view
        self.say = teller.say

    def noun(self, word: str) -> str:
        """Sigils have the names that the Scenario gives them."""
        if word.startswith("discovery/sigil-"):
            return self.teller.name(f"{self.view['card']}/{word.partition('/')[2]}") or word
        if word.startswith("who-"):
            return self.noun(self.person(int(word[4:]))["name"])
        return self.teller.noun(word)

    def person(self, who: int) -> dict[str, Any]:
        return next(p for p in self.view["people"] if p["who"] == who)

    def wrapped(self, text: str) -> list[str]:
        return wrap(text, WIDTH, subsequent_indent="    ") if text else []

    # --- the group -------------------------------------------------------------------------------------------------

    def head(self) -> list[str]:
        v = self.view
        phase = self.noun(f"phase-{v['phase']}")
        first = self.noun(f"who-{v['first']}")
        line = self.say("board-head", n=v["round"], of=v["rounds"], phase=phase, first=first)
        goal = self.goal(f"board-goal-{v['rules']['scenario']}")
        return [line, *self.wrapped(goal), *self.wrapped(self.weather())]

    def goal(self, message: str) -> str:
        """How far the goal is; of a Scenario of one's own, what it is."""
        if self.teller.has(message):
            return self.say(message, **self.view["progress"])
        return self.teller.name(f"{self.view['card']}/goal") or ""

    def weather(self) -> str:
        today, *ahead = [dice_words(self.teller, d) for d in self.view["forecast"]] or [""]
        none = self.say("weather-none")
        return self.say("board-weather", today=today or none, ahead=" | ".join(d or "–" for d in ahead[:4]) or "–")

    def camp(self) -> list[str]:
        v = self.view
        shelter = "built" if v["shelter"] else "natural" if v["sheltered"] else "none"
        levels = v["levels"]
        tracks = self.say(
            "board-camp",
            space=v["camp"],
            shelter=self.say(f"shelter-{shelter}"),
            roof=levels["roof"],
            palisade=levels["palisade"],
            weapon=levels["weapon"],
            morale=f"{v['morale']:+d}".replace("-", "−") if v["morale"] else "0",
        )
        stock = amounts(self.teller, v["stock"]) or self.say("board-none")
        gains = amounts(self.teller, v["gains"])
        stores = self.say("board-stock", stock=stock, gains=gains, later="yes" if gains else "no")
        return [*self.wrapped(tracks), *self.wrapped(stores)]

    def folk(self) -> list[str]:
        lines = []
        for person in self.view["people"]:
            lines += [*self.wrapped(self.state(person)), *self.wrapped(self.abilities(person))]
        return lines

    def state(self, p: dict[str, Any]) -> str:
        notes = []
        if p.get("arrows"):
            notes.append(self.say("board-arrows", arrows=", ".join(map(str, p["arrows"]))))
        if p["outside"]:
            notes.append(self.say("board-outside"))
        if p.get("pawns") == 1:
            notes.append(self.say("board-one-pawn"))
        notes += [self.say("board-scar", part=self.noun(part)) for _, part in p.get("scars", ())]
        return self.say(
            "board-person",
            name=self.noun(p["name"]),
            wounds=p["wounds"],
            life=p["life"],
            determination=p["determination"],
            notes="".join(f" · {note}" for note in notes),
        )

    def abilities(self, p: dict[str, Any]) -> str:
        """Skills with their cost, those of this round in brackets, and the personal Invention still to build."""
        skills = [
            self.say("board-skill", name=self.noun(s["name"]), cost=s["cost"], used="yes" if s["used"] else "no")
            for s in p.get("skills", ())
        ]
        mine = [self.noun(card) for card in p.get("personal", ())]
        own = [self.say("board-personal", items=", ".join(mine))] if mine else []
        return f"  {self.noun(p['name'])}: " + " · ".join([", ".join(skills), *own]) if skills else ""

    # --- the island ------------------------------------------------------------------------------------------------

    def island(self) -> list[str]:
        """Three rows of four hexes, each four lines high."""
        lines = []
        for row, indent in INDENTS.items():
            cells = [self.cell(f"{row}{i}") for i in range(1, 5)]
            rule = " " * indent + "+" + (("-" * CELL) + "+") * 4
            lines.append(rule)
            for parts in zip(*cells, strict=True):
                lines.append(" " * indent + "|" + "|".join(map(fitted, parts)) + "|")
            if row == "S":
                lines.append(rule)
        return lines

    def cell(self, space: str) -> tuple[str, str, str, str]:
        it = self.view["island"][space]
        lies = [marker(self.teller, token) for token in it["tokens"]]
        if it["camp"]:
            lies.insert(0, self.noun("camp").upper())
        if it["totem"]:
            lies.append(self.say("board-number", n=it["totem"]))
        elif it.get("has_totem"):
            lies.append(self.noun("totem"))
        if it.get("shelter"):
            lies.append(self.noun("sign-shelter"))
        tokens = " " + ", ".join(lies)
        if it["gone"] or it["down"]:
            return f" {space}", " " + self.say("board-gone"), "", tokens
        if not it["tile"]:
            return f" {space}", " " + self.say("board-unexplored"), "", tokens
        terrain = self.noun(it["terrain"])
        symbols = [f"({self.sign(s)})" if s in it["exhausted"] else self.sign(s) for s in it["symbols"]]
        head = f" {space} {f'({terrain})' if it['covered'] else terrain}"
        return head, " " + self.noun(it["tile"]), " " + ", ".join(symbols), tokens

    def sign(self, symbol: str) -> str:
        return self.noun(f"sign-{symbol}")

    # --- cards -------------------------------------------------------------------------------------------------------

    def threats(self) -> list[str]:
        lines = []
        for side in ("left", "right"):
            for key in self.view["threats"][side]:
                text = self.text(key)
                said = self.say("board-threat", side=self.noun(side), name=self.noun(key), text=text)
                lines += self.wrapped(said)
        return lines

    def text(self, key: str) -> str:
        card = self.teller.card(key)
        return card_text(self.teller, card) if card is not None else ""

    def cards(self) -> list[str]:
        lines = []
        for row in LISTS:
            keys = self.view["rows"][row]
            if keys:
                names = ", ".join(self.counted(key) for key in keys)
                lines += self.wrapped(self.say("board-row", row=self.noun(f"row-{row}"), cards=names))
        sizes = self.view["sizes"]
        lines += self.wrapped(
            self.say("board-decks", hunting=sizes["hunting"], tiles=sizes["tile"], discoveries=sizes["discovery"])
        )
        return lines

    def counted(self, key: str) -> str:
        left = self.view["uses_left"].get(key)
        return f"{self.noun(key)} ×{left}" if left else self.noun(key)

    def fields(self) -> list[str]:
        lines = []
        for place, tokens in self.view["fields"].items():
            if tokens:
                names = ", ".join(marker(self.teller, f"{token}-token") for token in tokens)
                lines += self.wrapped(self.say("board-field", place=self.noun(f"at-{place}"), tokens=names))
        return lines

    # --- the plan ----------------------------------------------------------------------------------------------------

    def plan(self) -> list[str]:
        lines = []
        for p in self.view["plan"]:
            what = self.planned(p)
            pawns = Counter(self.pawn(pawn) for pawn in p.get("pawns", ()))
            who = self.teller.listed([f"{name} ×{n}" if n > 1 else name for name, n in pawns.items()])
            least, most = p.get("least", 1), p.get("most", 1)
            needed = str(most) if least == most else f"{least}–{most}"
            lines += self.wrapped(
                self.say("board-plan", action=what, who=who, n=len(p.get("pawns", ())), needed=needed)
            )
        return lines

    def planned(self, p: dict[str, Any]) -> str:
        if p["kind"] != "threat":
            return action(self.teller, None, p["kind"], p["name"]) or ""
        keys = self.view["threats"][p["name"]]
        words = [word for key in keys[-1:] for word in (f"{key}/threat", key) if self.teller.name(word)]
        return threat(self.teller, p["name"], words[0] if words else "")

    def pawn(self, pawn: str) -> str:
        return self.noun(f"who-{pawn[0]}") if pawn[0].isdigit() else self.noun(pawn)
