"""The table as text, at most a hundred columns wide: the house in section, the people, the stores, the city outside."""

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from holdfast.games.this_war.book.conditions import BoardedUp, Cleared, FittingsBuilt
from holdfast.games.this_war.display.section import Piece, Pieces, Scale, draw, fitted, plain
from holdfast.games.this_war.house.spaces import ACTION_SPACES, CRACKS, FLOORBOARDS, GUARD, ROWS, SPACE, SPACES, STAIRS
from holdfast.games.this_war.rules import BLOCKED, MOST_COLD, MOST_NOISE, SPACES_OUTSIDE, STATES, WORST
from holdfast.games.this_war.text.nouns import amounts, described, weapon

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer
    from holdfast.games.this_war.world import City


WIDTH = 100
NAME = 9
"""Columns of a Character's name."""
LARGE = Scale(9, 6, 3, 3)
"""The house as it is drawn in plain lines."""
PAWNS = "①②③④"
"""The people of the group, in their order."""
WAITING, SHUT, FULL, VOID = "…", "×", "▮", "▯"
"""Signs of a Wait token and of what cannot be reached; a step of a track that is reached, and one that is not."""
OPEN, BOARDED, SMALLEST = "/", "#", 4
"""A Crack, and one that is boarded up, where there is no room for words."""
AT_NIGHT = ("evening", "scavenging", "raid")
WOUND_NAMES = ("unharmed", "lightly", "badly")


def board(localizer: "Localizer", view: dict[str, Any]) -> list[str]:
    """The whole table in lines; before there are people there is none."""
    if "people" not in view:
        return []
    table = PlainTable(localizer, view)
    return [
        *table.head(),
        *table.wrapped(table.event()),
        *table.wrapped(table.objective()),
        *plain(draw(table.cells(LARGE), LARGE)),
        *table.wrapped(table.legend()),
        *table.folk(),
        *table.wrapped(table.storage()),
        *[line for text in table.outside() for line in table.wrapped(text)],
        *table.wrapped(table.locations()),
        *[line for text in table.battle() for line in table.wrapped(text)],
        *[line for text in table.besides() for line in table.wrapped(text)],
        *table.wrapped(table.decks()),
    ]


def introduce(localizer: "Localizer", w: "City") -> list[str]:
    """For who sits down for the first time: what the game is, how it is won, what it speaks of, how a day goes."""
    mild = w.options["mild"] == "on"
    return [
        localizer.say("intro-game"),
        localizer.say("intro-content", mild="yes" if mild else "no"),
        localizer.say("intro-goal"),
        localizer.say("intro-solo" if w.players == 1 else "intro-leader"),
        localizer.say("intro-day"),
        *([localizer.say("intro-people"), *[introduced(localizer, w, p) for p in w.group]] if w.group else []),
    ]


def introduced(localizer: "Localizer", w: "City", p: int) -> str:
    """TW-1710: one of the group, with the three values and the abilities."""
    card = w.character(p)
    sex = "f" if card.woman else "m"
    values = localizer.say("card-values", prowess=card.prowess, empathy=card.empathy, inventory=card.inventory)
    able = [
        localizer.say(
            "card-ability", name=localizer.noun(ability), text=localizer.say(f"text-ability-{ability}", sex=sex)
        )
        for ability in card.abilities
    ]
    some = {"able": ". ".join(able), "able-is": "some" if able else "none"}
    return localizer.say("intro-person", who=localizer.noun(card.key), values=values, **some)


class PlainTable:
    """One view, in one language."""

    def __init__(self, localizer: "Localizer", view: dict[str, Any]) -> None:
        self.localizer = localizer
        self.view = view

    def say(self, message: str, **args: Any) -> str:
        return self.localizer.say(message, **args)

    def noun(self, word: str, n: int = 1) -> str:
        return self.localizer.noun(word, n)

    def wrapped(self, text: str) -> list[str]:
        """A text in lines; those after the first are set in."""
        return wrap(text, WIDTH, subsequent_indent="    ") if text else []

    def text(self, key: str) -> str:
        """What a card does, as its text."""
        card, kind = self.localizer.card(key), self.localizer.definition
        return kind.text.card(self.localizer, card) if card is not None and kind is not None else ""

    # --- the day -----------------------------------------------------------------------------------------------------

    def head(self) -> list[str]:
        return [f"— {' · '.join(self.heading())} —"]

    def heading(self) -> list[str]:
        """Day, phase and turn, and who leads where there are several players."""
        v = self.view
        parts = [self.say("board-day", n=v["day"]), self.phase()]
        parts += [self.say("board-leader", name=self.noun(f"seat-{v['leader']}"))] if v["players"] > 1 else []
        return parts

    def phase(self) -> str:
        v = self.view
        name = self.noun(v["phase"]) if v["phase"] else self.say("board-setup")
        return self.say("board-turn", phase=name, n=v["turn"]) if v["phase"] == "day" and v["turn"] else name

    def event(self) -> str:
        """TW-201: the card of the morning."""
        return next((self.say("board-event", name=self.noun(k), text=self.text(k)) for k in self.view["event_now"]), "")

    def objective(self) -> str:
        """TW-206: what the Chapter asks for, and whether it is done."""
        for key in self.view["objective"]:
            done = "yes" if self.view["done"] else "no"
            words = {"so-far": self.so_far(key), "of": getattr(getattr(self.localizer.card(key), "when", None), "n", 0)}
            return self.say("board-objective", name=self.noun(key), text=self.text(key), done=done, **words)
        return ""

    def so_far(self, key: str) -> int:
        """TW-1833: how many there are of what an Objective counts, or -1 where it counts nothing."""
        v = self.view
        match getattr(self.localizer.card(key), "when", None):
            case Cleared():
                return len(v["zones"]["shelter-gone"])
            case BoardedUp():
                return len(v["boards"])
            case FittingsBuilt():
                return len(v["zones"]["built"])
        return -1

    # --- the house ---------------------------------------------------------------------------------------------------

    def cells(self, scale: Scale) -> dict[str, list[Pieces]]:
        return {space: self.cell(space, scale) for row in ROWS for space in row if SPACE[space] not in STAIRS}

    def cell(self, space: str, scale: Scale) -> list[Pieces]:
        """Its code with who is there, then what is there."""
        shut = space not in self.view["reach"]
        style = self.style(space)
        code = Piece(space.upper(), "shut" if shut else "code")
        sign = self.sign(space)
        who = [Piece(PAWNS[i], f"person-{i}") for i in self.present(space)]
        gap = scale.of(space) - len(code.text) - len(sign) - len(who)
        first: Pieces = (code, Piece(sign, "wait"), Piece(" " * max(0, gap)), *who)
        name = fitted(self.holds(space), scale.of(space), scale.lines - 1)
        if SPACE[space] in CRACKS and scale.crack <= SMALLEST:
            name = [(BOARDED if space in self.view["boards"] else OPEN) * scale.crack]
        return [first, *[(Piece(line, "shut" if shut else style),) for line in name]]

    def style(self, space: str) -> str:
        if SPACE[space] in ACTION_SPACES:
            return "action"
        if SPACE[space] in CRACKS:
            return "boarded" if space in self.view["boards"] else "crack"
        kind = self.view["house"].get(space, {}).get("kind", "")
        return kind if kind in ("fitting", "furniture", "debris") else "obstacle" if kind else "empty"

    def holds(self, space: str) -> str:
        """What is there, by name."""
        at = SPACE[space]
        if at in ACTION_SPACES:
            return self.say("board-floor") if at == FLOORBOARDS else self.noun(ACTION_SPACES[at])
        if at in CRACKS:
            return self.say("board-boarded") if space in self.view["boards"] else self.noun("crack")
        it = self.view["house"].get(space, {"kind": "", "fitting": ""})
        return self.noun(it["fitting"]) if it["fitting"] else self.noun(it["kind"]) if it["kind"] else "·"

    def sign(self, space: str) -> str:
        """A Wait token, or that nobody can get there."""
        if self.view["house"].get(space, {}).get("waits"):
            return WAITING
        return "" if space in self.view["reach"] else SHUT

    def present(self, space: str) -> list[int]:
        """Who was assigned here, or sleeps or stands guard here."""
        found = []
        for i, p in enumerate(self.view["people"]):
            place = p["job"]["space"] if p["job"] else ""
            if not place and self.view["phase"] in AT_NIGHT:
                place = {"guard": SPACES[GUARD], "floor": SPACES[FLOORBOARDS]}.get(p["task"], "")
            found += [i] if place == space else []
        return found

    def legend(self) -> str:
        """What the signs in the drawing mean, those that are in it."""
        signs = {self.sign(space) for row in ROWS for space in row if SPACE[space] not in STAIRS}
        return self.say(
            "board-legend",
            waiting="yes" if WAITING in signs else "no",
            wait=WAITING,
            shut=SHUT,
            closed="yes" if SHUT in signs else "no",
        )

    # --- the people --------------------------------------------------------------------------------------------------

    def folk(self) -> list[str]:
        lines = []
        for i, p in enumerate(self.view["people"]):
            name = f"{PAWNS[i]} {self.noun(p['card'])[:NAME].ljust(NAME)}"
            lines += self.wrapped(f"{name} {' · '.join([self.states(p), *self.notes(p)])}")
        return lines

    def states(self, p: dict[str, Any]) -> str:
        """TW-1001: the States above 0."""
        ails = [self.ails(state, p["states"][state]) for state in STATES if p["states"][state]]
        return ", ".join(ails) or self.say("board-well")

    def ails(self, state: str, level: int) -> str:
        """TW-1006: a State with its level; one more than 3, and somebody is lost, unless it is Fatigue."""
        said = f"{self.noun(state)} {level}"
        return self.say("board-last", what=said) if level == WORST - 1 and state != "fatigue" else said

    def actions(self, p: dict[str, Any]) -> str:
        """TW-302 to TW-304: how many of the day's actions are left, and what takes the others (TW-1004)."""
        n, turn = p["actions"], self.view["turn"]
        number = self.view["group"][self.view["people"].index(p)]
        spent = max(0, turn - 1) + (self.view["idle"] >> number & 1)
        left = max(0, n - spent) if self.view["phase"] == "day" else n
        lost = [cost[p["states"][s]] for s, cost in zip(STATES, BLOCKED, strict=True)]
        by = [f"{self.noun(s)} {p['states'][s]}" for s, k in zip(STATES, lost, strict=True) if n < 3 and k == max(lost)]
        return self.say("board-actions-left", left=left, n=n, lost=3 - n, by=self.localizer.listed(by) if by else "")

    def notes(self, p: dict[str, Any]) -> list[str]:
        """The actions that are left, the place, and what the Character has."""
        v = self.view
        found = [self.actions(p)] if v["phase"] in ("", "morning", "day") else []
        found += [self.doing(p)] if self.doing(p) else []
        found += [self.noun(p["weapon"])] if p["weapon"] else []
        found += [self.noun(item) for item in (p["meds"], "bandages" if p["bandages"] else "") if item]
        found += [self.say("board-fed")] if p["fed"] and v["phase"] in ("morning", "day", "dusk") else []
        return found

    def doing(self, p: dict[str, Any]) -> str:
        """The place in this turn, or the task of the night."""
        if p["away"]:
            return self.say("board-away")
        if p["stopped"]:
            return self.say("board-stopped")
        if job := p["job"]:
            message = f"job-{job['what']}"
            return self.say(message) if self.localizer.has(message) else self.say("job-at", code=job["space"].upper())
        if p["task"] and self.view["phase"] in AT_NIGHT:
            return self.say(f"task-{p['task']}")
        return ""

    # --- things ------------------------------------------------------------------------------------------------------

    def storage(self) -> str:
        """TW-116: what lies in Storage, resources first."""
        stock = self.view["storage"]
        first = {item: stock[item] for item in ("wood", "component", "water") if item in stock}
        goods = amounts(self.localizer, {**first, **{item: n for item, n in stock.items() if item not in first}})
        return self.say("board-storage", what=goods or self.say("nothing-there"))

    def track(self, n: int, most: int) -> str:
        return FULL * n + VOID * (most - n)

    def cold(self) -> str:
        return self.say("board-cold", n=self.view["cold"], of=MOST_COLD, track=self.track(self.view["cold"], MOST_COLD))

    def noise(self) -> str:
        n = self.view["noise"]
        return self.say("board-noise", n=n, of=MOST_NOISE, track=self.track(n, MOST_NOISE))

    def outside(self) -> list[str]:
        """Cold, and while they are out Noise, the place, the Unknown cards, what they carry."""
        v = self.view
        if not v["at"]:
            return [self.cold()]
        names = [self.noun(key) for key in v["zones"]["area"]]
        carried = amounts(self.localizer, v["pile"]) or self.say("nothing-there")
        texts = [f"{self.cold()} · {self.noise()}"]
        texts.append(self.say("board-out", place=self.noun(v["at"]), n=v["unknown"]))
        texts.append(self.text(v["at"]))
        texts.append(self.say("board-pile", what=carried, weight=v["weight"], most=v["capacity"]))
        texts += [self.say("board-area", what=", ".join(names))] if names else []
        return texts

    def locations(self) -> str:
        """TW-601: the three Locations on the board."""
        parts = []
        for space in SPACES_OUTSIDE:
            if space in self.view["locations"]:
                parts.append(self.location(space))
        return self.say("board-locations", what=" · ".join(parts)) if parts else ""

    def location(self, space: str) -> str:
        key = self.view["locations"][space]
        danger = getattr(self.localizer.card(key), "danger", "medium")
        return self.say(
            "board-location", space=self.noun(space), name=self.noun(key), danger=self.say(f"danger-{danger}")
        )

    # --- fights and Raids --------------------------------------------------------------------------------------------

    def battle(self) -> list[str]:
        """The Night Raid or the fight under way, and a barter."""
        v = self.view
        texts = []
        if v["raid"]:
            names = [self.noun(key) for key in v["zones"]["raid-now"]]
            texts.append(self.say("board-raid", name=", ".join(names), boards=len(v["boards"]), **self.raid()))
        if v["fight"]:
            texts.append(self.say("board-fight", n=v["fight"].get("round", 0)))
            texts += [f"  {foe}" for foe in self.foes()]
        if v["deal"]:
            texts.append(self.say("board-deal", n=v["deal"].get("credit", 0)))
        return texts

    def raid(self) -> dict[str, int]:
        now = self.view["raid"]
        return {name: now.get(name, 0) for name in ("damage", "wounds", "hits")}

    def foes(self) -> list[str]:
        """TW-043: the Combat Grid, one enemy a line."""
        return [self.foe(i, foe) for i, foe in enumerate(self.view["fight"]["foes"])]

    def foe(self, i: int, foe: dict[str, Any]) -> str:
        return self.say(
            "foe",
            n=i + 1,
            letter=foe["letter"].upper(),
            weapon=weapon(self.localizer, foe["weapon"]),
            prowess=foe["prowess"],
            wounds=foe.get("wounds", 0),
        )

    # --- everything else ---------------------------------------------------------------------------------------------

    def besides(self) -> list[str]:
        """Kept cards, blank tokens, Scripts that wait on a deck, what was noted for the end."""
        v = self.view
        kept = [described(self.localizer, key) for key in v["zones"]["kept"]]
        tokens = [self.token(token) for token in v["tokens"]]
        texts = [self.say("board-kept", what=" · ".join(kept))] if kept else []
        texts += [self.say("board-tokens", what=" · ".join(tokens))] if tokens else []
        waiting = [self.noun(deck) for deck in v["pending"]]
        texts += [self.say("board-pending", what=", ".join(waiting))] if waiting else []
        return texts

    def token(self, token: dict[str, Any]) -> str:
        """TW-1211, TW-1866: a blank token, how often it can still be used, and what for."""
        name = self.noun(token["name"])
        name = f"{name} ({self.say('token-uses', n=token['uses'])})" if token["uses"] else name
        does = f"text-token-{token['name']}"
        return self.say("card-does", name=name, does=self.say(does)) if self.localizer.has(does) else name

    def decks(self) -> str:
        sizes = self.view["sizes"]
        return self.say(
            "board-decks",
            events=sizes["events"],
            raids=sizes["night-raids"],
            residents=sizes["residents"],
            visitors=sizes["visitors"],
            fate=sizes["fate"],
            fittings=len(self.view["zones"]["fittings"]),
            ideas=len(self.view["zones"]["ideas"]),
            read=self.view["scripts_read"],
        )
