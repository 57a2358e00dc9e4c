"""The table as text, at most a hundred columns wide: what everybody would see looking down at the board."""

from collections import Counter
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from holdfast.core.text.localizer import sentence
from holdfast.games.robinson.cards import Event, Invention
from holdfast.games.robinson.text.amounts import amounts
from holdfast.games.robinson.text.card_text import card_text, dice_words, lasting_text, rules, threat_text
from holdfast.games.robinson.text.nouns import action, marker, threat

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer
    from holdfast.games.robinson.world import Island

WIDTH = 100
CELL = 21
INDENTS = {"N": 11, "M": 0, "S": 11}
"""How far each row of hexes is set in (RC-010)."""
LISTS = ("inventions", "scenario", "items", "scenario-items", "starting", "discoveries", "treasures", "kept", "future")
AFTER_ACTIONS = ("actions-end", "weather", "night")
"""RC-295, RC-550: in these phases what has not come home is with the people outside."""


def board(localizer: "Localizer", view: dict[str, Any]) -> list[str]:
    """The whole table in lines."""
    if "people" not in view:
        return []
    lines = BoardLines(localizer, view)
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


def introduce(localizer: "Localizer", w: "Island") -> list[str]:
    """The introduction for new players: the game, the start of the story, and the goal."""
    scenario = w.scenario_card()
    book = rules(localizer, scenario.book)
    births = localizer.listed([str(n) for n in w.rules.births]) if scenario.id == "family" else ""
    return [
        localizer.say("intro-game"),
        localizer.say("intro-scenario", name=scenario.name[localizer.lang], briefing=scenario.briefing[localizer.lang]),
        localizer.say("intro-goal", goal=scenario.goal[localizer.lang], rounds=scenario.rounds),
        *([localizer.say("intro-births", rounds=births)] if births else []),
        localizer.say("intro-icons", book=book or sentence(localizer.say("nothing"))),
        localizer.say("intro-people"),
        localizer.say("intro-night"),
        *([localizer.say("intro-friday")] if w.friday else []),
    ]


def fitted(text: str) -> str:
    """A line of a hex, cut if it is too long."""
    return text.ljust(CELL) if len(text) <= CELL else f"{text[: CELL - 1]}…"


class BoardLines:
    """One view, in one language."""

    def __init__(self, localizer: "Localizer", view: dict[str, Any]) -> None:
        self.localizer = localizer
        self.view = view
        self.say = localizer.say

    def noun(self, word: str) -> str:
        """Sigils have the names that the Scenario gives them."""
        if word.startswith("discovery/sigil-"):
            return self.localizer.name(f"{self.view['card']}/{word.partition('/')[2]}") or word
        if word.startswith("who-"):
            return self.noun(self.person(int(word[4:]))["name"])
        return self.localizer.noun(word)

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
        """The progress towards the goal; for a Scenario of a pack, the goal itself."""
        if self.localizer.has(message):
            return self.say(message, **self.view["progress"], **self.nine())
        return self.localizer.name(f"{self.view['card']}/goal") or ""

    def nine(self) -> dict[str, str]:
        """RC-1010: of the family's Inventions the built and the missing ones."""
        goal = [key.removeprefix("goal-") for key in self.view["score"] if key.startswith("goal-")]
        done = [self.noun(item) for item in goal if item in self.view["built"]]
        missing = [self.noun(item) for item in goal if item not in self.view["built"]]
        none = self.say("board-none")
        return {"done": ", ".join(done) or none, "missing": ", ".join(missing) or none}

    def weather(self) -> str:
        """RC-501: the dice of this round and the next four, equal rounds together; the last entry is open-ended."""
        none, n = self.say("weather-none"), self.view["round"]
        dice = [dice_words(self.localizer, d) or none for d in self.view["forecast"][:5]] or [none]
        spans: list[tuple[int, int, str]] = []
        for i, said in enumerate(dice, n):
            if spans and spans[-1][2] == said:
                spans[-1] = (spans[-1][0], i, said)
            else:
                spans.append((i, i, said))
        told = [
            self.say("weather-rounds", first=a, last=b, one="yes" if a == b else "no", dice=said)
            for a, b, said in spans[:-1]
        ]
        first, _, said = spans[-1]
        told.append(self.say("weather-from", first=first, dice=said))
        return self.say("board-weather", rounds="; ".join(told))

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
        stock = amounts(self.localizer, v["stock"]) or self.say("board-none")
        gains = amounts(self.localizer, v["gains"])
        taken = {what: sum([p.get(what, 0) for p in v["plan"]]) for what in ("wood", "fur", "food")}
        plan = amounts(self.localizer, {what: n for what, n in taken.items() if n})
        if plan:
            stock = self.say("stock-promised", stock=stock, plan=plan)
        later = "no" if not gains else "outside" if v["phase"] in AFTER_ACTIONS else "yes"
        away = self.localizer.listed([self.noun(p["name"]) for p in v["people"] if p["outside"]])
        stores = self.say("board-stock", stock=stock, gains=gains, later=later, who=away)
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
        if p["name"] == "friday":
            notes.append(self.say("board-friday"))
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
        return [*lines, *self.below_the_map()]

    def below_the_map(self) -> list[str]:
        """The meaning of brackets, if there are any, and the tokens that were too long for their hexes."""
        spots = self.view["island"]
        bracketed = any(it.get("covered") or it.get("exhausted") for it in spots.values() if it["tile"])
        lines = [self.say("board-brackets")] if bracketed else []
        for space in spots:
            tokens = self.cell(space)[3].strip()
            if len(tokens) >= CELL:
                lines += self.wrapped(self.say("board-tokens", space=space, tokens=tokens))
        return lines

    def cell(self, space: str) -> tuple[str, str, str, str]:
        it = self.view["island"][space]
        lies = [marker(self.localizer, token) for token in it["tokens"]]
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
                kind = "wreckage" if key.startswith("wreckage/") else "event"
                what = {"side-is": side, "kind": kind}
                said = self.say("board-threat", side=self.noun(side), name=self.noun(key), text=text, **what)
                lines += self.wrapped(said)
        return lines

    def text(self, key: str) -> str:
        """What a card on a Threat space still does; its Event is over."""
        card = self.localizer.card(key)
        if isinstance(card, Event):
            return threat_text(self.localizer, card)
        return card_text(self.localizer, card) if card is not None else ""

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
        if lacks := self.lacking(key):
            return self.say("board-lacks", name=self.noun(key), lacks=", ".join(lacks))
        if does := self.doing(key):
            return self.say("board-lacks", name=self.noun(key), lacks=does)
        left = self.view["uses_left"].get(key)
        return self.say("board-uses", name=self.noun(key), n=left) if left else self.noun(key)

    def lacking(self, key: str) -> list[str]:
        """RC-353: the terrain and the Items without which an Invention cannot be built yet."""
        card = self.localizer.card(key)
        if not isinstance(card, Invention) or card.id in self.view["built"]:
            return []
        terrain = [card.terrain] if card.terrain and card.terrain not in self.view["terrains"] else []
        items = [item for item in card.items if item not in self.view["built"]]
        return [*map(self.noun, terrain), *map(self.missing, items)]

    def missing(self, item: str) -> str:
        """An Item that an Invention needs, marked if it cannot even be built."""
        rows = self.view["rows"]
        there = [*rows["inventions"], *rows["scenario"], *rows["future"]]
        there += [key for p in self.view["people"] for key in p.get("personal", ())]
        on_board = any(key.rpartition("/")[2] == item for key in there)
        return self.noun(item) if on_board else self.say("lacks-gone", item=self.noun(item))

    def doing(self, key: str) -> str:
        """RC-353: what an Item does as long as it is there; what it gave at once is over."""
        card = self.localizer.card(key)
        return (
            lasting_text(self.localizer, card) if isinstance(card, Invention) and card.id in self.view["built"] else ""
        )

    def fields(self) -> list[str]:
        lines = []
        for place, tokens in self.view["fields"].items():
            if tokens:
                names = ", ".join(self.explained(place, token) for token in tokens)
                lines += self.wrapped(self.say("board-field", place=self.noun(f"at-{place}"), tokens=names))
        return lines

    def explained(self, place: str, token: str) -> str:
        """RC-471 to RC-487: a token with what it does there."""
        name, means = marker(self.localizer, f"{token}-token"), f"means-{token}"
        return (
            self.say("token-means", name=name, means=self.say(means, place=place))
            if self.localizer.has(means)
            else name
        )

    # --- the plan ----------------------------------------------------------------------------------------------------

    def plan(self) -> list[str]:
        lines = []
        for p in self.view["plan"]:
            what = self.planned(p)
            if cost := amounts(
                self.localizer, {"wood": p.get("wood", 0), "fur": p.get("fur", 0), "food": p.get("food", 0)}
            ):
                what = self.say("plan", action=what, notes=cost)
            pawns = Counter(self.pawn(pawn) for pawn in p.get("pawns", ()))
            who = self.localizer.listed([f"{name} ×{n}" if n > 1 else name for name, n in pawns.items()])
            least, most = p.get("least", 1), p.get("most", 1)
            needed = str(most) if least == most else f"{least}–{most}"
            lines += self.wrapped(
                self.say("board-plan", action=what, who=who, n=len(p.get("pawns", ())), needed=needed)
            )
        return lines

    def planned(self, p: dict[str, Any]) -> str:
        if p["kind"] != "threat":
            return action(self.localizer, None, p["kind"], p["name"]) or ""
        keys = self.view["threats"][p["name"]]
        words = [word for key in keys[-1:] for word in (f"{key}/threat", key) if self.localizer.name(word)]
        return threat(self.localizer, p["name"], words[0] if words else "")

    def pawn(self, pawn: str) -> str:
        return self.noun(f"who-{pawn[0]}") if pawn[0].isdigit() else self.noun(pawn)
