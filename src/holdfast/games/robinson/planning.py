"""Planning the Actions (RC-261 to RC-283): all players together, every pawn on a concrete target."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import ClassVar

from holdfast.core.content import Content
from holdfast.core.effect import Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.menu import Block, Menu, Option, block
from holdfast.games.robinson.cards import Event, Invention, Price, ScenarioInvention, Wreckage
from holdfast.games.robinson.geography import BIT, SPACES, distances
from holdfast.games.robinson.numbers import BUILD_COST, WEAPON_COST
from holdfast.games.robinson.world import FRIDAY, Island, Planned, Spot, Target, target

FARTHEST = 2
"""RC-277."""
DICE_KINDS = ("build", "gather", "explore")
COLOURS = {
    "brown": ("build",),
    "grey": ("gather",),
    "green": ("explore",),
    "red": ("hunt",),
    "dog": ("hunt", "explore"),
    "raft": ("gather", "explore"),
    "ladder": ("explore",),
}
"""RC-267, RC-751, RC-1122: which Actions an additional pawn may support."""
HEAVY = frozenset({"pawn", "fog", "ash"})
"""RC-478, RC-926, RC-969: what makes every Action on a tile need one more pawn."""


class Survey:
    """Collects what can be planned; where somebody wants to know, also what cannot, and why."""

    __slots__ = ("explain", "food", "found", "fur", "shut", "thrifty", "wood")

    def __init__(self, w: Island, explain: bool = False) -> None:
        self.explain = explain
        self.found: list[Target] = []
        self.shut: list[tuple[str, Block]] = []
        self.wood = w.stock["wood"]
        self.fur = w.stock["fur"]
        self.food = w.stock_for("food")
        self.thrifty = carpenter(w)

    def open(self, found: Target) -> None:
        self.found.append(found)

    def close(self, key: str, rule: str, says: str, **args: int | str) -> None:
        if self.explain:
            self.shut.append((key, block(rule, says, **args)))


# --- what can be planned ----------------------------------------------------------------------------------------------


def survey(w: Island, explain: bool = False) -> Survey:
    """RC-264, RC-269: all targets whose requirements are met now, whatever is already planned."""
    s = Survey(w, explain)
    threats(w, s)
    hunts(w, s)
    buildings(w, s)
    inventions(w, s)
    gatherings(w, s)
    explorations(w, s)
    for special in EXTRA_TARGETS.get(w.rules.scenario, ()):
        special(w, s)
    if w.treasure("treasure-map"):
        s.open(target("explore", "map", least=2, most=2))
    s.open(target("arrange", "camp", again=True))
    s.open(target("rest", "rest", again=True))
    return s


EXTRA_TARGETS: dict[str, tuple[Callable[[Island, Survey], None], ...]] = {}
"""Targets a Scenario adds; filled by scenarios.py."""
GOAL_LOCKS: dict[str, Callable[[Island], Block | None]] = {}
"""Scenario Inventions that cannot be planned before their time; filled by scenarios.py."""


def threats(w: Island, s: Survey) -> None:
    """RC-301 to RC-312: the cards on the two Threat spaces."""
    for side in ("left", "right"):
        for card in w.zones[f"threat-{side}"].top:
            threat = w.content.cards[card]
            if isinstance(threat, Wreckage):
                s.open(target("threat", side, "one", least=1, most=1))
                s.open(target("threat", side, "two", least=2, most=2))
                continue
            assert isinstance(threat, Event)
            need = threat.threat
            lacking = [i for i in need.items if not w.has(i)]
            if lacking:
                s.close(f"threat:{side}", "RC-301", "needs-item", item=f"invention/{lacking[0]}")
            elif w.levels["weapon"] < need.weapon:
                s.close(f"threat:{side}", "RC-301", "needs-weapon", n=need.weapon, have=w.levels["weapon"])
            else:
                prices(w, s, "threat", side, need.pay, need.pawns, need.pawns)


def prices(
    w: Island,
    s: Survey,
    kind: str,
    name: str,
    pay: tuple[Price, ...],
    least: int,
    most: int,
    again: bool = False,
    taker: int = -1,
) -> None:
    """RC-302, RC-303, RC-624: each way to pay is a target of its own; the Carpenter may save one wood."""
    one = len(pay) == 1
    for price in pay:
        wood, fur, food = price.wood, price.fur, price.food
        how = "" if one else price_name(price)
        if price.item and not w.has(price.item):
            s.close(target_key(kind, name, how), "RC-303", "needs-item", item=f"invention/{price.item}")
            continue
        if fur <= s.fur and food <= s.food:
            if wood and s.thrifty >= 0 and taker in (-1, s.thrifty) and wood - 1 <= s.wood:
                saved = f"thrift-{fur}" if fur else "thrift"
                s.open(target(kind, name, saved, wood - 1, fur, food, least, most, again, s.thrifty))
            if wood <= s.wood:
                s.open(target(kind, name, how, wood, fur, food, least, most, again, taker))
                continue
        if s.explain:
            lacking = [("wood", wood, s.wood), ("fur", fur, s.fur), ("food", food, s.food)]
            what, n, have = next(item for item in lacking if item[1] > item[2])
            s.close(target_key(kind, name, how), "RC-269", f"needs-{what}", n=n, have=have)


def target_key(*parts: str) -> str:
    """The readable key of a target: kind, name and, where there is a choice, how it is paid."""
    return ":".join([part for part in parts if part])


def price_name(price: Price) -> str:
    if price.item:
        return price.item
    if price.wood and price.fur:
        return f"mixed-{price.fur}"
    return "wood" if price.wood else "fur" if price.fur else "food"


def carpenter(w: Island) -> int:
    """RC-605, RC-632: the seat that can use Economical construction now, or -1."""
    if "economical-construction" in w.used:
        return -1
    for seat in range(w.players):
        if w.character(seat).id == "carpenter":
            able = w.determination[seat] >= 2 and f"no-skills:{seat}" not in w.today
            return seat if able else -1
    return -1


def hunts(w: Island, s: Survey) -> None:
    """RC-321, RC-323: as many hunts as there are cards in the Hunting deck."""
    if w.size("hunting"):
        s.open(target("hunt", "beast", least=2, most=2, again=True))
    else:
        s.close("hunt:beast", "RC-321", "no-beast")


def buildings(w: Island, s: Survey) -> None:
    """RC-341 to RC-347: Shelter, Roof, Palisade, Weapon."""
    extra = heavy(w.spots[w.camp])
    for what in ("shelter", "roof", "palisade"):
        if what == "shelter" and w.shelter:
            s.close("build:shelter:wood", "RC-348", "already-built")
        elif what != "shelter" and not w.sheltered():
            s.close(f"build:{what}:wood", "RC-345", "needs-shelter")
        else:
            wood, fur = BUILD_COST[w.players]
            wood += w.token(f"cost-{what}", "wood")
            pay = BUILD_PRICES.get(w.rules.scenario, either)(wood, fur)
            prices(w, s, "build", what, pay, 1 + extra, 2 + extra, what != "shelter")
    wood = WEAPON_COST + w.token("cost-weapon", "wood")
    prices(w, s, "build", "weapon", weapon_price(wood), 1 + extra, 2 + extra, True)


@cache
def weapon_price(wood: int) -> tuple[Price, ...]:
    """RC-007: never fur."""
    return (Price(wood=wood),)


@cache
def either(wood: int, fur: int) -> tuple[Price, ...]:
    """RC-342: entirely in wood or entirely in fur, never mixed."""
    return (Price(wood=wood), Price(fur=fur))


BUILD_PRICES: dict[str, Callable[[int, int], tuple[Price, ...]]] = {}
"""How Shelter, Roof and Palisade may be paid where a Scenario differs; filled by scenarios.py."""


def inventions(w: Island, s: Survey) -> None:
    """RC-349 to RC-358: from the board and the Scenario card by anyone, from a Character card by him alone."""
    terrains = frozenset(w.terrains())
    extra = heavy(w.spots[w.camp])
    open_ones = (*w.zones["inventions"].top, *w.zones["scenario"].top)
    own = tuple([(card, seat) for seat in range(w.players) for card in w.zones[PERSONAL[seat]].top])
    if s.explain:
        for card in open_ones:
            invention(w, s, card, terrains, extra, -1)
        for card, seat in own:
            invention(w, s, card, terrains, extra, seat)
        return
    items = () if "items-out" in w.today else w.built
    for card, seat in buildable(w.content, open_ones, own, terrains, items):
        invention(w, s, card, terrains, extra, seat)


@lru_cache(maxsize=2048)
def buildable(
    content: Content,
    open_ones: tuple[int, ...],
    own: tuple[tuple[int, int], ...],
    terrains: frozenset[str],
    items: tuple[str, ...],
) -> tuple[tuple[int, int], ...]:
    """RC-350: the Inventions whose terrain and Items are there, with who must build them (-1: anyone)."""
    found = []
    for card, seat in (*[(card, -1) for card in open_ones], *own):
        it = content.cards[card]
        assert isinstance(it, Invention)
        if (not it.terrain or it.terrain in terrains) and all(item in items for item in it.items):
            found.append((card, seat))
    return tuple(found)


PERSONAL = tuple(f"personal-{seat}" for seat in range(4))


def invention(w: Island, s: Survey, card: int, terrains: frozenset[str], extra: int, taker: int) -> None:
    it = w.card(card, Invention)
    if it.terrain and it.terrain not in terrains:
        s.close(f"build:{it.id}", "RC-350", "needs-terrain", terrain=it.terrain)
        return
    for item in it.items:
        if not w.has(item):
            s.close(f"build:{it.id}", "RC-350", "needs-item", item=f"invention/{item}")
            return
    if (lock := GOAL_LOCKS.get(it.id)) and (why := lock(w)):
        if s.explain:
            s.shut.append((f"build:{it.id}", why))
        return
    if isinstance(it, ScenarioInvention) and it.id in PLACED:
        for name, more in PLACED[it.id](w):
            prices(w, s, "build", name, it.cost, 1 + more, 2 + more, False, taker)
        return
    again = isinstance(it, ScenarioInvention) and it.again
    prices(w, s, "build", it.id, it.cost, 1 + extra, 2 + extra, again, taker)


PLACED: dict[str, Callable[[Island], list[tuple[str, int]]]] = {}
"""Inventions built on a tile of one's choice; filled by scenarios.py."""


def heavy(spot: Spot) -> int:
    """RC-278, RC-478: minus-one-pawn tokens of a tile or space."""
    if not spot.tokens:
        return 0
    return sum(token in HEAVY for token in spot.tokens)


def reach(w: Island) -> int:
    return 99 if w.rules.far_actions else FARTHEST


def gatherings(w: Island, s: Survey) -> None:
    """RC-371, RC-375, RC-276, RC-277: sources of other tiles in reach; an exhausted one only for its +1 token."""
    away = distances(w.camp, w.land)
    for space in SPACES:
        if not w.land & BIT[space] or space == w.camp:
            continue
        d = away.get(space, 99)
        spot = w.spots[space]
        extra = d - 1 + heavy(spot) + (bool(spot.totem) and "village" in w.marks)
        for source, how in gatherable(w, space):
            key = f"gather:{space}-{source}"
            if d > reach(w):
                s.close(key, "RC-277", "too-far")
            elif how == "exhausted":
                s.close(key, "RC-371", "exhausted")
            else:
                s.open(target("gather", f"{space}-{source}", how, least=1 + extra, most=2 + extra))


def gatherable(w: Island, space: str) -> list[tuple[str, str]]:
    """Each source of a tile: free, exhausted, or exhausted with a +1 token of its kind."""
    tile = w.tile(space)
    assert tile is not None
    spot = w.spots[space]
    found = []
    for source in tile.symbols:
        if source == "beast":
            continue
        if source not in spot.exhausted:
            found.append((source, ""))
        else:
            kind = "wood" if source == "wood" else "food"
            tokens = ("wood", "hatchet") if kind == "wood" else ("food",)
            covered = not w.rules.token_on_exhausted or not any(t in spot.tokens for t in tokens)
            found.append((source, "exhausted" if covered else "token"))
    if "flock" in spot.tokens and "flock" not in spot.exhausted:
        found.append(("flock", ""))
    return found


def explorations(w: Island, s: Survey) -> None:
    """RC-401, RC-402, RC-410: empty spaces next to the Camp, or with one tile between."""
    away = distances(w.camp, w.land)
    more = EXPLORE_EXTRA.get(w.rules.scenario, 0)
    for i, space in enumerate(SPACES):
        spot = w.spots[space]
        if spot.tile >= 0 or w.gone >> i & 1:
            continue
        d = away.get(space, 99)
        if not w.size("tile"):
            s.close(f"explore:{space}", "RC-410", "no-tiles")
        elif d > reach(w):
            s.close(f"explore:{space}", "RC-401", "too-far")
        else:
            extra = d - 1 + heavy(spot) + more
            s.open(target("explore", space, least=1 + extra, most=2 + extra))


EXPLORE_EXTRA: dict[str, int] = {}
"""RC-965: one pawn more for every Exploration; filled by scenarios.py."""


# --- the question -----------------------------------------------------------------------------------------------------------


class BeginPlanning(Effect[Island]):
    """The table is surveyed once; what changes the requirements while planning surveys it again."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.phase = "action"
        w.ready = 0
        w.plan = ()
        w.extras = standing_pawns(w)
        return (Replan(),)


class Replan(Effect[Island]):
    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.targets = tuple(survey(w).found)
        return ()


def standing_pawns(w: Island) -> tuple[str, ...]:
    """RC-267, RC-751: the additional pawns of Items, Treasures and the Dog."""
    pawns = []
    for zone in ("items", "scenario-items"):
        for card in w.zones[zone].top:
            it = w.card(card, Invention)
            if it.pawn and w.has(it.id):
                pawns.append(f"{it.pawn}-{it.id}")
    if w.treasure("compass"):
        pawns.append("green-compass")
    if w.dog:
        pawns.append("dog-dog")
    return tuple(pawns)


def fits(pawn: str, action: Planned) -> bool:
    """RC-267, RC-309, RC-973: an additional pawn supports its own Action types only."""
    colour = pawn.partition("-")[0]
    if action.kind not in COLOURS[colour]:
        return False
    return colour != "ladder" or action.name.startswith("totem")


def thrifty(w: Island, seat: Seat) -> bool:
    """RC-605: can Economical construction still be paid?"""
    return w.determination[seat] >= 2 and "economical-construction" not in w.used


def limited_to(w: Island, seat: Seat) -> tuple[str, ...] | None:
    """RC-283: the Action types to which a Character is restricted today, as taker and as supporter."""
    if not w.today:
        return None
    if f"only-rest:{seat}" in w.today:
        return ("rest",)
    return ("build", "arrange", "rest") if f"only-build-arrange-rest:{seat}" in w.today else None


OPTIONS: dict[tuple[str, Seat], dict[str, Option]] = {}
"""Options of planning by pawn and seat and then by target, made once and kept."""


def plan_option(t: Target, pawn: str, more: int, dearer: int, seat: Seat) -> Option:
    """A pawn on a target; field tokens may ask for one pawn or one wood more."""
    shelf = OPTIONS.setdefault((pawn, seat), {})
    code = f"{t.code}:{more}:{dearer}" if more or dearer else t.code
    known = shelf.get(code)
    if known is None:
        who = "" if pawn[0].isdigit() else pawn
        key = target_key(who, t.kind, t.name, t.how)
        p = Planned(t.kind, t.name, t.how, t.wood + dearer, t.fur, t.food, t.least + more, t.most + more, (pawn,))
        known = shelf[code] = Option(key, seat, (Assign(p),), stay=True)
    return known


@cache
def join_option(seat: Seat, slot: str, pawn: str, name: str) -> Option:
    return Option(f"join:{slot}:{name}", seat, (Join(slot, pawn),), stay=True)


@cache
def back_option(seat: Seat, slot: str) -> Option:
    return Option(f"take-back:{slot}", seat, (TakeBack(slot),), stay=True, back=True)


@cache
def ready_option(seat: Seat) -> Option:
    return Option("ready", seat, (Ready(seat),), stay=True)


class Planning(Question[Island]):
    """RC-261, RC-281: whoever has not confirmed puts, moves or takes back pawns; then nothing moves any more.

    What completes an Action that is short of pawns stands first, and what gives it up before what gives up another: whoever
    always takes the first option comes to an end.
    """

    moment: ClassVar[str] = "planning"

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        ready = w.ready
        return tuple([seat for seat in range(w.players) if not ready >> seat & 1])

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        used = {pawn for p in w.plan for pawn in p.pawns}
        mine = [pawn for pawn in w.pawns_of(seat) if pawn not in used]
        friday = w.friday and "friday" not in used and seat == w.first
        short = any(len(p.pawns) < p.least for p in w.plan)
        if short:
            self._join(w, seat, mine, friday, used, menu)
        if mine:
            self._start(w, seat, mine[0], len(mine) - 1, menu, used)
        if friday:
            self._start(w, seat, "friday", 0, menu, used)
        if w.jenny == "camp" and seat == w.first and "jenny" not in used:
            menu.take(plan_option(target("rest", "rest", again=True), "jenny", 0, 0, seat))
        if not short:
            self._join(w, seat, mine, friday, used, menu)
        last = w.ready | 1 << seat == (1 << w.players) - 1
        unfinished = [p for p in w.plan if unready(w, p)] if last else []
        for p in (*unfinished, *[p for p in w.plan if p not in unfinished]):
            menu.take(back_option(seat, p.slot))
        if unfinished:
            menu.closed("ready", block("RC-279", "needs-pawns", action=unfinished[0].slot, n=unfinished[0].least))
        else:
            menu.take(ready_option(seat))
        if menu.explain:
            self._closed(w, seat, mine, menu)

    def _start(self, w: Island, seat: Seat, pawn: str, own: int, menu: Menu, used: set[str]) -> None:
        """Every target this pawn can begin: affordable, not planned yet, with hands enough in reach."""
        plan, take = w.plan, menu.options.append
        wood, fur, food = w.stock["wood"], w.stock["fur"], w.stock["food"] + w.stock["ration"]
        for p in plan:
            wood, fur, food = wood - p.wood, fur - p.fur, food - p.food
        planned = {p.slot for p in plan}
        taker = FRIDAY if pawn == "friday" else seat
        hands: dict[str, int] | None = None
        burdened, dear = self._burdens(w) if w.fields else ((), False)
        limits = limited_to(w, taker) if w.today else None
        shelf = OPTIONS.get((pawn, seat)) or OPTIONS.setdefault((pawn, seat), {})
        targets = w.targets
        if not burdened and limits is None:
            easy = [t for t in targets if t.easy and (t.again or t.slot not in planned)]
            menu.options += [shelf.get(t.code) or plan_option(t, pawn, 0, 0, seat) for t in easy]
            targets = tuple([t for t in targets if not t.easy])
        for t in targets:
            if t.slot in planned and not t.again:
                continue
            if limits is not None and t.kind not in limits:
                continue
            if t.wood > wood or t.fur > fur or t.food > food:
                continue
            if t.taker >= 0 and (t.taker != taker or (t.how.startswith("thrift") and not thrifty(w, seat))):
                continue
            kind = t.kind
            more = int(kind in burdened)
            dearer = int(dear and kind == "build" and t.wood > 0)
            if t.wood + dearer > wood:
                continue
            if t.least + more > 1:
                if hands is None:
                    hands = self._hands(w, seat, pawn, own, used)
                if hands[kind] < t.least + more:
                    continue
            if kind == "hunt" and t.name == "beast" and w.size("hunting") <= hunted(plan):
                continue
            take(plan_option(t, pawn, more, dearer, seat))

    def _burdens(self, w: Island) -> tuple[tuple[str, ...], bool]:
        """RC-479, RC-480: fields whose token the next Action must meet, and whether the next wood-paid build is dearer."""
        kinds = [p.kind for p in w.plan]
        burdened = [kind for kind, tokens in w.fields.items() if "pawn" in tokens and kind not in kinds]
        dear = w.token("build", "wood") and not any(p.kind == "build" and p.wood for p in w.plan)
        return tuple(burdened), dear

    def _hands(self, w: Island, seat: Seat, pawn: str, own: int, used: set[str]) -> dict[str, int]:
        """How many pawns could still come together for an Action of each kind, this one included."""
        others = self._others(w, seat, used)
        friday = w.friday and "friday" not in used and pawn != "friday"
        friday = friday and (seat == w.first or not w.ready >> w.first & 1)
        alone = 1 + own + friday
        together = alone if "argument" in w.today else alone + others
        hands = dict.fromkeys(("hunt", "build", "gather", "explore", "special", "arrange", "rest"), together)
        hands["threat"] = alone + others
        for extra in w.extras:
            if extra not in used:
                for kind in COLOURS[extra.partition("-")[0]]:
                    hands[kind] += 1
        return hands

    def _others(self, w: Island, seat: Seat, used: set[str]) -> int:
        """Pawns that other players could still add."""
        return sum(
            pawn not in used for s in range(w.players) if s != seat and not w.ready >> s & 1 for pawn in w.pawns_of(s)
        )

    def _join(self, w: Island, seat: Seat, mine: list[str], friday: bool, used: set[str], menu: Menu) -> None:
        limits = limited_to(w, seat)
        for p in w.plan:
            if len(p.pawns) >= p.most:
                continue
            different = p.kind == "threat" and agreement(w, p)
            together = seat not in p.seats() if different else "argument" not in w.today or not p.seats() - {seat}
            if mine and together and (limits is None or p.kind in limits):
                menu.take(join_option(seat, p.slot, mine[0], "pawn"))
            if friday and not (different and w.players > 1):
                menu.take(join_option(seat, p.slot, "friday", "friday"))
            for extra in w.extras:
                if extra not in used and fits(extra, p):
                    menu.take(join_option(seat, p.slot, extra, extra))

    def _closed(self, w: Island, seat: Seat, mine: list[str], menu: Menu) -> None:
        """Everything that cannot be planned now, with the rule that forbids it."""
        open_keys = {o.key for o in menu.options}
        s = survey(w, True)
        for key, why in s.shut:
            menu.closed(key, why)
        for t in s.found:
            key = target_key(t.kind, t.name, t.how)
            if key not in open_keys:
                menu.closed(key, self._why_not(w, seat, t, mine))

    def _why_not(self, w: Island, seat: Seat, t: Target, mine: list[str]) -> Block:
        if not mine:
            return block("RC-262", "no-pawn")
        limits = limited_to(w, seat)
        if limits is not None and t.kind not in limits:
            return block("RC-283", "restricted")
        if t.taker >= 0 and t.taker != seat:
            thrift = t.how.startswith("thrift")
            return block("RC-632", "not-the-carpenter") if thrift else block("RC-354", "not-your-invention")
        if not t.again and any((p.kind, p.name) == (t.kind, t.name) for p in w.plan):
            rule = {"gather": "RC-373", "explore": "RC-402", "threat": "RC-306"}.get(t.kind, "RC-348")
            return block(rule, "already-planned")
        for what, n in (("wood", t.wood), ("fur", t.fur), ("food", t.food)):
            if w.free(what) < n:
                return block("RC-273", f"needs-{what}", n=n, have=w.free(what))
        if t.kind == "hunt" and t.name == "beast":
            return block("RC-323", "no-beast")
        return block("RC-279", "too-few-pawns", n=t.least)


def agreement(w: Island, p: Planned) -> bool:
    """RC-310, RC-1201: a Threat Action that asks for pawns of different players."""
    if p.kind != "threat":
        return False
    cards = [w.content.cards[c] for c in w.zones[f"threat-{p.name}"].top]
    return any(isinstance(c, Event) and c.threat.different for c in cards)


def unready(w: Island, p: Planned) -> bool:
    """RC-279, RC-310: too few pawns yet, or not of different players where the card says so; alone, Friday is one."""
    if len(p.pawns) < p.least:
        return True
    if not agreement(w, p):
        return False
    return len(p.seats()) + (w.players == 1 and "friday" in p.pawns) < 2


def hunted(plan: tuple[Planned, ...]) -> int:
    """RC-323: hunts already planned."""
    return sum(p.kind == "hunt" and p.name == "beast" for p in plan)


class Assign(Effect[Island]):
    """RC-264, RC-272, RC-273: a pawn on a target, the resources assigned with it."""

    it: Planned

    def apply(self, w: Island, by: Cause) -> Effects:
        p = self.it
        same = sum((q.kind, q.name) == (p.kind, p.name) for q in w.plan)
        slot = f"{p.kind}:{p.name}" if not same else f"{p.kind}:{p.name}+{same + 1}"
        while any(q.slot == slot for q in w.plan):
            slot += "+"
        w.plan = (*w.plan, replace(p, slot=slot))
        if p.how.startswith("thrift"):
            return (Thrift(p.taker(), -2),)
        return ()


class Thrift(Effect[Island]):
    """RC-282, RC-621: Economical construction is declared, or taken back, while planning."""

    who: int
    n: int

    def apply(self, w: Island, by: Cause) -> Effects:
        w.determination[self.who] += self.n
        skill = "economical-construction"
        w.used = (*w.used, skill) if self.n < 0 else tuple([u for u in w.used if u != skill])
        return ()


class Join(Effect[Island]):
    """RC-265: a supporting pawn."""

    slot: str
    pawn: str

    def apply(self, w: Island, by: Cause) -> Effects:
        w.plan = tuple([replace(p, pawns=(*p.pawns, self.pawn)) if p.slot == self.slot else p for p in w.plan])
        return ()


class TakeBack(Effect[Island]):
    """RC-281: until planning ends any pawn may be moved. What carried a field token's burden takes its kind along."""

    slot: str

    def apply(self, w: Island, by: Cause) -> Effects:
        gone = next(p for p in w.plan if p.slot == self.slot)
        fields = w.fields.get(gone.kind, ())
        burdened = "pawn" in fields or (gone.kind == "build" and "wood" in fields)
        leaving = [p for p in w.plan if p is gone or (burdened and p.kind == gone.kind)]
        w.plan = tuple([p for p in w.plan if p not in leaving])
        for p in leaving:
            for seat in p.seats():
                w.ready &= ~(1 << seat)
        return tuple([Thrift(p.taker(), 2) for p in leaving if p.how.startswith("thrift")])


class Ready(Effect[Island]):
    """RC-281: confirmed."""

    seat: int

    def apply(self, w: Island, by: Cause) -> Effects:
        w.ready |= 1 << self.seat
        return ()


class AddPawn(Effect[Island]):
    """RC-267, RC-294: an additional pawn for one Action of this phase."""

    colour: str

    def apply(self, w: Island, by: Cause) -> Effects:
        n = sum(e.startswith(f"{self.colour}-extra") for e in w.extras)
        w.extras = (*w.extras, f"{self.colour}-extra{n + 1}")
        return ()
