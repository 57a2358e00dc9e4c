"""Errands: what could be done where, what it is worth, and why; in the words of the mission and of a body that thirsts."""

from typing import NamedTuple

from holdfast.games.under_our_sun.actions.building import buildable, in_hand
from holdfast.games.under_our_sun.actions.movement import sees_far
from holdfast.games.under_our_sun.bot.evaluation.outlook import Outlook
from holdfast.games.under_our_sun.cards import Gear
from holdfast.games.under_our_sun.map.geography import distance, neighbours
from holdfast.games.under_our_sun.people.characters import HealOne, HealOrCure
from holdfast.games.under_our_sun.pieces import PHASES, PLACE, Spot
from holdfast.games.under_our_sun.rules import FIT, HAVEN, KINDS, TIRED, VALUE

Act = tuple[str, str, str, int]
"""An answer by its facts: deed, what, where, who."""
Args = tuple[tuple[str, int | str], ...]
WAIT: Act = ("wait", "", "", -1)


class Errand(NamedTuple):
    """Something to do at a place: what it is worth, what it costs there, and why it is good."""

    worth: float
    place: str
    act: Act
    ap: int
    says: str
    args: Args = ()


def do(deed: str, what: str = "", where: str = "", who: int = -1) -> Act:
    return deed, what, where, who


def everyday(o: Outlook, char: int, acts: dict[Act, int]) -> list[Errand]:
    """What is worth doing in any mission; `acts` are the deeds he can do here now, with their prices."""
    bodies = [] if o.forgets(char) else [*thirst(o, char, acts), *hunger(o, char, acts), *rest(o, char, acts)]
    return [
        *bodies,
        *care(o, char, acts),
        *sharing(o, char, acts),
        *finds(o, char, acts),
        *crafts(o, char, acts),
        *goods(o, char),
        *looks(o, char),
    ]


# --- bodies --------------------------------------------------------------------------------------------------------------


def cups_wanted(o: Outlook, char: int) -> int:
    """US-235: a cup for every phase that is left, as far as he has room."""
    have: int = o.water[char]
    return min(int(o.w.water_room(char)) - have, max(0, o.left - have + 1))


def thirst(o: Outlook, char: int, acts: dict[Act, int]) -> list[Errand]:
    """US-235, US-339: water where there is some."""
    have, want = o.water[char], cups_wanted(o, char)
    if want <= 0:
        return []
    life = o.life(char)
    dry = {0: (3.0, 1.1), 1: (2.4, 1.0), 2: (1.5, 0.6), 3: (0.8, 0.3)}.get(have, (0.45, 0.1))
    cup = max(dry[0], life * dry[1])
    found = []
    args: Args = (("water", have),)
    for pos, spot in o.spots.items():
        if spot.tile >= 0 and (there := spot.water + spot.stored_water):
            found.append(Errand(min(want, there) * cup, pos, do("refill"), 1, "water", args))
    if do("rain") in acts:
        found.append(Errand(cup + 0.3, o.pos[char], do("rain"), 1, "rain", args))
    return found


def hunger(o: Outlook, char: int, acts: dict[Act, int]) -> list[Errand]:
    """US-350: food heals; what Preparations will want is kept, unless health is low."""
    if do("eat") not in acts:
        return []
    food, hp = o.w.have(char, "food"), o.hp[char]
    args: Args = (("hp", hp), ("food", food))
    if hp <= 3:
        return [Errand(o.k.errand["eat"], o.pos[char], do("eat"), 1, "eat", args)]
    if food > max(1, o.w.days - o.w.day):
        return [Errand(1.5, o.pos[char], do("eat"), 1, "eat", args)]
    return []


def care(o: Outlook, char: int, acts: dict[Act, int]) -> list[Errand]:
    """US-1106: the Medic's hands."""
    found = []
    for act in acts:
        deed, _, _, who = act
        if deed == "treat":
            lack = o.w.sheet(who).hp - o.hp[who]
            worth = o.k.errand["treat"] + 0.4 * lack + (o.k.errand["save"] if dying(o, who) else 0.0)
            found.append(Errand(worth, o.pos[char], act, 1, "treat", (("who", f"the-char-{who}"), ("hp", o.hp[who]))))
        elif deed == "disinfect":
            found.append(Errand(o.k.errand["disinfect"], o.pos[char], act, 1, "cure", (("who", f"the-char-{who}"),)))
    return found


def rest(o: Outlook, char: int, acts: dict[Act, int]) -> list[Errand]:
    """US-220, US-352: who is Tired has two points less in every phase that is to come today."""
    act = do("sleep")
    well = o.w.well[char]
    if act not in acts or o.w.day >= o.w.days or not rests(o, char):
        return []
    phase = PHASES.index(o.w.phase) if o.w.phase in PHASES else 0
    worth = 0.0
    if well == TIRED:
        worth = 2.0 * (2 - phase) + 6.2
    elif not o.soon_over():
        worth = o.k.errand["rest"] - (2.5 if phase == 0 and not o.w.camp(o.pos[char]) else 0.0)
    cost = acts[act]
    return [Errand(worth, o.pos[char], act, cost, "sleep", (("well", well),))] if worth > cost else []


def rests(o: Outlook, char: int) -> bool:
    """US-220, US-779: does sleep do anything? At Night Preparation takes from who is Tired what it gave."""
    well = o.w.well[char]
    return bool(well < FIT and not (well == TIRED and o.dark))


def dying(o: Outlook, char: int) -> bool:
    """US-235: thirst would be the end of him in the next phase."""
    return bool(o.hp[char] == 1 and not o.water[char] and o.left > 1)


def starving(o: Outlook, char: int) -> bool:
    """US-221: the day is well on, he has nothing for Preparation, and not much to live on."""
    return bool(o.meals() and o.w.phase != PHASES[0] and not o.w.have(char, "food") and o.hp[char] <= 3)


def gift(o: Outlook, char: int, other: int) -> dict[str, int]:
    """What he can spare and the other lacks: meals, and water for who is dry."""
    w = o.w
    meals = max(1, o.meals())
    food = min(w.have(char, "food") - meals, meals - w.have(other, "food"))
    dry = o.water[other] <= 1 and not o.spots[o.pos[char]].water
    water = min(o.water[char] - 3, 2) if dry and o.water[char] > 4 else 0
    if dying(o, other) and o.water[char] > 1:
        water = max(1, water)
    if starving(o, other) and w.have(char, "food") > 1:
        food = max(1, food)
    found = {"food": food if w.have(other, "food") < 2 else 0, "water": water}
    return {what: n for what, n in found.items() if n > 0}


def sharing(o: Outlook, char: int, acts: dict[Act, int]) -> list[Errand]:
    """US-346: nobody goes hungry beside full packs."""
    found = []
    for act in acts:
        if act[0] == "trade" and (n := sum(gift(o, char, act[3]).values())):
            worth, says, who = o.k.errand["share"] * n, "share", act[3]
            if dying(o, who) and o.water[char] > 1:
                worth, says = worth + o.k.errand["save"], "save"
            args: Args = (("who", f"the-char-{who}"), ("n", n), ("hp", o.hp[who]))
            found.append(Errand(worth, o.pos[char], act, 1, says, args))
    return found


# --- things --------------------------------------------------------------------------------------------------------------


def finds(o: Outlook, char: int, acts: dict[Act, int]) -> list[Errand]:
    """Bodies and containers."""
    here = o.pos[char]
    found = []
    for act in acts:
        if act[0] == "loot":
            found.append(Errand(o.k.errand["loot"], here, act, 1, "loot"))
    for pos, spot in o.spots.items():
        if spot.box:
            chance = o.passes(char, spot.box)
            worth = (o.k.errand["box"] - (pos != here)) * chance
            found.append(Errand(worth, pos, do("open"), 1, "box", (("percent", round(100 * chance)),)))
    return found


def build_worth(o: Outlook, char: int, card: int) -> float:
    """A card less the resources it takes; what the mission wants is not built away."""
    gear = o.w.gear(card)
    worth = heal_worth(o, char, gear) if gear.use is not None else o.card_worth(char, card)
    for what, n in gear.recipe.items():
        worth -= (6.6 if o.useful.get(what, 0) > 0 else 0.6) * n
    return worth


def heal_worth(o: Outlook, char: int, gear: Gear) -> float:
    """What is built to be used is for who is hurt now; other uses are no reason to build."""
    worth = 0.0
    for effect in gear.use.then if gear.use is not None else ():
        if isinstance(effect, HealOne | HealOrCure):
            for c in o.w.here(o.pos[char]):
                n = getattr(effect, "wounded", 0) if o.w.wounded(c) else 0
                worth = max(worth, 0.5 * o.life(c) * min(n or effect.n, o.w.sheet(c).hp - o.hp[c]))
    return worth * max(1, gear.uses)


def crafts(o: Outlook, char: int, acts: dict[Act, int]) -> list[Errand]:
    """Building, ammunition, and a talk with Lawrence."""
    w, here = o.w, o.pos[char]
    found = []
    if do("build") in acts:
        worths = [(build_worth(o, char, card), card) for _, card in buildable(w, char, in_hand(w, char))]
        worth, card = max(worths, default=(0.0, -1))
        if worth > 0:
            found.append(Errand(worth, here, do("build"), 1, "build", (("card", w.content.cards[card].key),)))
    if here != HAVEN or do("trader", "lawrence") in acts:
        worth = trade_worth(o, char)
        if worth > 0:
            found.append(Errand(worth, HAVEN, do("trader", "lawrence"), 1, "trade"))
    return found


def trade_worth(o: Outlook, char: int) -> float:
    """Is it worth a point to talk to Lawrence: cards to take apart, goods that the mission wants?"""
    w, need = o.w, o.need
    if not need:
        return 0.0
    worth = 0.0
    if o.water[char] > 1:
        worth = 6.0 * sum([o.parts(w.gear(card)) for card in w.things(char)])
    money = o.water[char] - (1 if o.spots[HAVEN].water >= 3 else 3)
    for what, n in need.items():
        there = min(n, w.lawrence[PLACE[what]])
        if there and money >= VALUE[what]:
            worth += 6.0 * min(there, money // VALUE[what])
    return worth


def room(o: Outlook, char: int) -> int:
    """For how many cubes he has room, as far as two are concerned."""
    if not o.w.carried[char]:
        return int(o.w.spare(char, o.w.kit(char)))
    return 1 if o.w.fits(char, cubes=1) else 0


def goods(o: Outlook, char: int) -> list[Errand]:
    """US-336: up to two cubes an action; those first that the mission wants."""
    space, here = room(o, char), o.pos[char]
    wanted = (o.k.errand["wanted"] if sum(o.need.values()) > 2 else o.k.errand["last"]) * o.urgency
    worths = {what: o.good_worth(char, what) for what in KINDS}
    idle = o.idle_days()
    found = []
    for pos, spot in o.spots.items():
        if spot.tile < 0:
            continue
        worth = cubes_worth(o, spot, pos, space, wanted, worths) if space > 0 else 0.0
        if "part" in spot.tokens:
            worth = o.k.mission["part"]
        if worth > 1:
            far = 1.0 if pos == here or worth >= 6 or idle else 0.6
            found.append(Errand(worth * far, pos, do("gather"), 1, "gather", lying(o, spot)))
    return found


def lying(o: Outlook, spot: Spot) -> Args:
    """What is to be named of a tile's goods: the first that the mission wants, or how many there are."""
    for what, a, b in zip(KINDS, spot.printed, spot.dropped, strict=True):
        if a + b and o.need.get(what):
            return (("what", what), ("n", min(a + b, o.need[what])))
    return (("what", "part" if "part" in spot.tokens else "goods"), ("n", sum(spot.printed) + sum(spot.dropped)))


def cubes_worth(o: Outlook, spot: Spot, pos: str, space: int, wanted: float, worths: dict[str, float]) -> float:
    """The best two cubes of a tile."""
    each: list[float] = []
    for what, a, b in zip(KINDS, spot.printed, spot.dropped, strict=True):
        n = a + b
        if not n:
            continue
        need = min(n, o.need.get(what, 0))
        each += [wanted] * need
        if pos == o.goal() and o.useful.get(what, 0) > 0:
            each += [wanted] * min(n, max(0, o.useful[what] - o.carried(what)))
        base = worths[what]
        each += [base if base < o.k.errand["wanted"] else 0.8] * (n - need)
    each.sort(reverse=True)
    return sum(each[: min(2, space)])


# --- looking around ------------------------------------------------------------------------------------------------------


def frontier(o: Outlook) -> set[str]:
    """Positions next to revealed tiles that nobody has seen."""
    spots = o.spots
    known = {pos for pos, spot in spots.items() if spot.tile >= 0}
    return {place for pos in known for place in neighbours(pos)} - known


def looks(o: Outlook, char: int) -> list[Errand]:
    """US-331: tiles are turned up where the mission has something to find."""
    if not o.quest()[0] or not o.w.size("stack"):
        return []
    found = []
    spots = o.spots
    ap = 0 if free_look(o, char) else 1
    for pos in sorted(frontier(o), reverse=True):
        worth = look_worth(o, pos)
        if worth > 0:
            for place in neighbours(pos):
                spot = spots.get(place)
                if spot is not None and spot.tile >= 0:
                    found.append(Errand(worth, place, do("explore", where=pos), ap, "look", (("left", o.left),)))
    return found


def free_look(o: Outlook, char: int) -> bool:
    return o.w.able(char, "far-sight") and sees_far(o.w, char)


def look_worth(o: Outlook, pos: str) -> float:
    """What an unknown tile may bring, by what the mission is looking for."""
    spot = o.spots.get(pos)
    if spot is not None and spot.tile >= 0:
        return 0.0
    quest, worth = o.quest()
    match quest:
        case "far":
            return worth - 1.5 * distance(pos, HAVEN)
        case "parts":
            near = distance(pos, o.goal())
            if distance(pos, HAVEN) >= o.card.knobs.parts_distance:
                return worth - 2 * near
            return 2.0 if near <= 2 else 0.0
        case "goods":
            return max(0.0, worth - distance(pos, o.goal() or HAVEN))
    return 0.0
