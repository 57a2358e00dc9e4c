"""Planning the Actions (RC-261 to RC-283): all players together, every pawn on a concrete target."""

from collections.abc import Callable
from functools import cache
from typing import ClassVar

from holdfast.core.effect import Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.menu import Block, Menu, Option, block
from holdfast.games.robinson.cards import Event, Invention, Price, ScenarioInvention, Wreckage
from holdfast.games.robinson.geography import BIT, SPACES, distances
from holdfast.games.robinson.numbers import BUILD_COST, WEAPON_COST
from holdfast.games.robinson.world import FRIDAY, Island, Planned, Spot, Target

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

    def __init__(self, explain: bool = False) -> None:
        self.explain = explain
        self.found: list[Target] = []
        self.shut: list[tuple[str, Block]] = []

    def open(self, target: Target) -> None:
        self.found.append(target)

    def close(self, key: str, rule: str, says: str, **args: int | str) -> None:
        if self.explain:
            self.shut.append((key, block(rule, says, **args)))


# --- what can be planned ----------------------------------------------------------------------------------------------


def survey(w: Island, explain: bool = False) -> Survey:
    """RC-264, RC-269: all targets whose requirements are met now, whatever is already planned."""
    s = Survey(explain)
    threats(w, s)
    hunts(w, s)
    buildings(w, s)
    inventions(w, s)
    gatherings(w, s)
    explorations(w, s)
    for special in EXTRA_TARGETS.get(w.rules.scenario, ()):
        special(w, s)
    if w.treasure("treasure-map"):
        s.open(Target("explore", "map", least=2, most=2))
    more = w.token("arrange", "pawn")
    s.open(Target("arrange", "camp", least=1 + more, most=1 + more, again=True))
    s.open(Target("rest", "rest", again=True))
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
                s.open(Target("threat", side, "one", least=1, most=1))
                s.open(Target("threat", side, "two", least=2, most=2))
                continue
            assert isinstance(threat, Event)
            need = threat.threat
            lacking = [i for i in need.items if not w.has(i)]
            if lacking:
                s.close(f"threat:{side}", "RC-301", "needs-item", item=f"invention/{lacking[0]}")
            elif w.levels["weapon"] < need.weapon:
                s.close(f"threat:{side}", "RC-301", "needs-weapon", n=need.weapon, have=w.levels["weapon"])
            else:
                prices(w, s, Target("threat", side, least=need.pawns, most=need.pawns), need.pay)


def prices(w: Island, s: Survey, t: Target, pay: tuple[Price, ...], taker: int = -1) -> None:
    """RC-302, RC-303, RC-624: each way to pay is a target of its own; the Carpenter may save one wood."""
    for price in pay:
        how = "" if len(pay) == 1 else price_name(price)
        key = ":".join(filter(None, (t.kind, t.name, how)))
        if price.item and not w.has(price.item):
            s.close(key, "RC-303", "needs-item", item=f"invention/{price.item}")
            continue
        poor = [r for r in ("wood", "fur", "food") if w.stock_for(r) < getattr(price, r)]
        thrifty = carpenter(w)
        if (
            price.wood
            and thrifty >= 0
            and taker in (-1, thrifty)
            and w.stock_for("wood") >= price.wood - 1
            and poor in ([], ["wood"])
        ):
            s.open(replace(t, how="thrift", wood=price.wood - 1, fur=price.fur, food=price.food, taker=thrifty))
        if poor:
            s.close(key, "RC-269", f"needs-{poor[0]}", n=getattr(price, poor[0]), have=w.stock_for(poor[0]))
        else:
            s.open(replace(t, how=how, wood=price.wood, fur=price.fur, food=price.food, taker=taker))


def price_name(price: Price) -> str:
    if price.item:
        return price.item
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
        s.open(Target("hunt", "beast", least=2, most=2, again=True))
    else:
        s.close("hunt:beast", "RC-321", "no-beast")


def buildings(w: Island, s: Survey) -> None:
    """RC-341 to RC-347: Shelter, Roof, Palisade, Weapon."""
    extra = heavy(w.spots[w.camp])
    for what in ("shelter", "roof", "palisade"):
        t = Target("build", what, least=1 + extra, most=2 + extra, again=what != "shelter")
        if what == "shelter" and w.shelter:
            s.close("build:shelter:wood", "RC-348", "already-built")
        elif what != "shelter" and not w.sheltered():
            s.close(f"build:{what}:wood", "RC-345", "needs-shelter")
        else:
            wood, fur = BUILD_COST[w.players]
            wood += w.token(f"cost-{what}", "wood")
            prices(w, s, t, BUILD_PRICES.get(w.rules.scenario, either)(wood, fur))
    wood = WEAPON_COST + w.token("cost-weapon", "wood")
    weapon = Target("build", "weapon", least=1 + extra, most=2 + extra, again=True)
    prices(w, s, weapon, (Price(wood=wood),))


def either(wood: int, fur: int) -> tuple[Price, ...]:
    """RC-342: entirely in wood or entirely in fur, never mixed."""
    return (Price(wood=wood), Price(fur=fur))


BUILD_PRICES: dict[str, Callable[[int, int], tuple[Price, ...]]] = {}
"""How Shelter, Roof and Palisade may be paid where a Scenario differs; filled by scenarios.py."""


def inventions(w: Island, s: Survey) -> None:
    """RC-349 to RC-358: from the board and the Scenario card by anyone, from a Character card by him alone."""
    terrains = w.terrains()
    for card in (*w.zones["inventions"].top, *w.zones["scenario"].top):
        invention(w, s, card, terrains, -1)
    for seat in range(w.players):
        for card in w.zones[f"personal-{seat}"].top:
            invention(w, s, card, terrains, seat)


def invention(w: Island, s: Survey, card: int, terrains: set[str], taker: int) -> None:
    it = w.card(card, Invention)
    key = f"build:{it.id}"
    if it.terrain and it.terrain not in terrains:
        s.close(key, "RC-350", "needs-terrain", terrain=it.terrain)
        return
    lacking = [i for i in it.items if not w.has(i)]
    if lacking:
        s.close(key, "RC-350", "needs-item", item=f"invention/{lacking[0]}")
        return
    if (lock := GOAL_LOCKS.get(it.id)) and (why := lock(w)):
        if s.explain:
            s.shut.append((key, why))
        return
    if isinstance(it, ScenarioInvention) and it.id in PLACED:
        for name, extra in PLACED[it.id](w):
            prices(w, s, Target("build", name, least=1 + extra, most=2 + extra), it.cost, taker)
        return
    extra = heavy(w.spots[w.camp])
    prices(w, s, Target("build", it.id, least=1 + extra, most=2 + extra), it.cost, taker)


PLACED: dict[str, Callable[[Island], list[tuple[str, int]]]] = {}
"""Inventions built on a tile of one's choice; filled by scenarios.py."""


def heavy(spot: Spot) -> int:
    """RC-278, RC-478: minus-one-pawn tokens of a tile or space."""
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
                s.open(Target("gather", f"{space}-{source}", how, least=1 + extra, most=2 + extra))


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
            s.open(Target("explore", space, least=1 + extra, most=2 + extra))


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
    if action.kind not in COLOURS[colour] or action.name == "map":
        return False
    return colour != "ladder" or action.name.startswith("totem")


def allowed(w: Island, seat: Seat, kind: str) -> bool:
    """RC-283: a Character restricted to some Action types, as taker and as supporter."""
    if f"only-rest:{seat}" in w.today and kind != "rest":
        return False
    return f"only-build-arrange-rest:{seat}" not in w.today or kind in ("build", "arrange", "rest")


@cache
def plan_option(t: Target, pawn: str, more: int, dearer: int, who: str) -> Option:
    key = ":".join(filter(None, (who, t.kind, t.name, t.how)))
    p = Planned(t.kind, t.name, t.how, t.wood + dearer, t.fur, t.food, t.least + more, t.most + more, (pawn,))
    return Option(key, -1, (Assign(p),), stay=True)


@cache
def seated(option: Option, seat: Seat) -> Option:
    return replace(option, seat=seat)


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
    """RC-261, RC-281: whoever has not confirmed puts, moves or takes back pawns; then nothing moves any more."""

    moment: ClassVar[str] = "planning"

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        ready = w.ready
        return tuple([seat for seat in range(w.players) if not ready >> seat & 1])

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        used = {pawn for p in w.plan for pawn in p.pawns}
        mine = [pawn for pawn in w.pawns_of(seat) if pawn not in used]
        friday = w.friday and "friday" not in used and seat == w.first
        if mine:
            self._start(w, seat, mine[0], "", len(mine) - 1, menu, used)
        if friday:
            self._start(w, seat, "friday", "friday", 0, menu, used)
        if w.jenny == "camp" and seat == w.first and "jenny" not in used:
            menu.take(seated(plan_option(Target("rest", "rest", again=True), "jenny", 0, 0, "jenny"), seat))
        self._join(w, seat, mine, friday, used, menu)
        for p in w.plan:
            menu.take(back_option(seat, p.slot))
        unfinished = [p for p in w.plan if unready(w, p)]
        last = not any(s != seat and not w.ready >> s & 1 for s in range(w.players))
        if unfinished and last:
            menu.closed("ready", block("RC-279", "needs-pawns", action=unfinished[0].slot, n=unfinished[0].least))
        else:
            menu.take(ready_option(seat))
        if menu.explain:
            self._closed(w, seat, mine, menu)

    def _start(self, w: Island, seat: Seat, pawn: str, who: str, own: int, menu: Menu, used: set[str]) -> None:
        wood = w.stock["wood"] - w.reserved("wood")
        fur = w.stock["fur"] - w.reserved("fur")
        food = w.free("food")
        planned = {(p.kind, p.name) for p in w.plan}
        kinds = {p.kind for p in w.plan}
        others = self._others(w, seat, used)
        apart = "argument" in w.today
        spare = own + others + (w.friday and "friday" not in used and pawn != "friday" and seat == w.first)
        taker = FRIDAY if pawn == "friday" else seat
        restricted = bool(w.today) and taker < w.players
        hunts = w.size("hunting") - sum(p.kind == "hunt" and p.name == "beast" for p in w.plan)
        thrift = w.determination[seat] >= 2 and not any(p.how == "thrift" for p in w.plan)
        for t in w.targets:
            if t.wood > wood or t.fur > fur or t.food > food:
                continue
            if not t.again and (t.kind, t.name) in planned:
                continue
            if t.taker >= 0 and t.taker != taker:
                continue
            kind = t.kind
            more = dearer = 0
            fields = w.fields.get(kind)
            if fields and kind not in kinds:
                more = "pawn" in fields and kind != "arrange"
            if fields and kind == "build" and t.wood and "wood" in fields:
                dearer = not any(p.kind == "build" and p.wood for p in w.plan)
                if t.wood + dearer > wood:
                    continue
            if t.least + more > 1:
                helpers = sum(e not in used and kind in COLOURS[e.partition("-")[0]] for e in w.extras)
                hands = spare if kind == "threat" else spare + helpers - (others if apart else 0)
                if hands + 1 < t.least + more:
                    continue
            if kind == "hunt" and t.name == "beast" and hunts <= 0:
                continue
            if t.how == "thrift" and not thrift:
                continue
            if restricted and not allowed(w, taker, kind):
                continue
            menu.take(seated(plan_option(t, pawn, int(more), int(dearer), who), seat))

    def _others(self, w: Island, seat: Seat, used: set[str]) -> int:
        """Pawns that other players could still add."""
        return sum(
            pawn not in used for s in range(w.players) if s != seat and not w.ready >> s & 1 for pawn in w.pawns_of(s)
        )

    def _join(self, w: Island, seat: Seat, mine: list[str], friday: bool, used: set[str], menu: Menu) -> None:
        for p in w.plan:
            if len(p.pawns) >= p.most:
                continue
            together = "argument" not in w.today or not p.seats() - {seat} or agreement(w, p)
            if mine and together and (not w.today or allowed(w, seat, p.kind)):
                menu.take(join_option(seat, p.slot, mine[0], "pawn"))
            if friday:
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
            key = ":".join(filter(None, (t.kind, t.name, t.how)))
            if key not in open_keys:
                menu.closed(key, self._why_not(w, seat, t, mine))

    def _why_not(self, w: Island, seat: Seat, t: Target, mine: list[str]) -> Block:
        if not mine:
            return block("RC-262", "no-pawn")
        if not allowed(w, seat, t.kind):
            return block("RC-283", "restricted")
        if t.taker >= 0 and t.taker != seat:
            return block("RC-354", "not-your-invention")
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
    """RC-279, RC-310: too few pawns yet, or not of different players where the card says so."""
    if len(p.pawns) < p.least:
        return True
    if not agreement(w, p):
        return False
    people = {FRIDAY if pawn == "friday" else int(pawn[0]) for pawn in p.pawns}
    return len(people) < 2


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
        if p.how == "thrift":
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
        return tuple([Thrift(p.taker(), 2) for p in leaving if p.how == "thrift"])


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
