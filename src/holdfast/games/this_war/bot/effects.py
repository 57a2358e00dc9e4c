"""What effects are worth to the group: one number for the structs of a card or Script.

Expected where dice decide, best where the Leader chooses, as far as can be seen from here.
"""

from collections.abc import Callable, Iterable
from typing import Any

from holdfast.core.engine.effect import AnyEffect, Cause, replace
from holdfast.core.engine.effects import If, Under
from holdfast.games.this_war.actions.visitors import Arrival, Doctor
from holdfast.games.this_war.book.checks import DangerRoll, EmpathyCheck, Hurt, Roll, RollEach, check_effects, row
from holdfast.games.this_war.book.colours import ByColour
from holdfast.games.this_war.book.orders import RaidMod
from holdfast.games.this_war.book.pending import PutPending
from holdfast.games.this_war.book.scripts import ChooseOne, Goto, OpenScript, choice_blocks, chosen
from holdfast.games.this_war.bot.fights import fight_worth
from holdfast.games.this_war.bot.judgement import Judgement
from holdfast.games.this_war.card_lookup import SCRIPTS
from holdfast.games.this_war.cards import Pick, Script
from holdfast.games.this_war.city.encounters import FightThem, Talk, how_many
from holdfast.games.this_war.city.obstacles import Twist
from holdfast.games.this_war.city.unknown import Peek
from holdfast.games.this_war.combat.fight import StartFight
from holdfast.games.this_war.house.building import FittingReturn
from holdfast.games.this_war.house.cracks import BoardUp
from holdfast.games.this_war.leader import bind
from holdfast.games.this_war.people.joining import Away, Join
from holdfast.games.this_war.people.leaving import RemoveCharacter
from holdfast.games.this_war.people.states import SetState, State, WoundsSplit, hard_to_bear
from holdfast.games.this_war.people.whom import OneAndAnother, people
from holdfast.games.this_war.rules import BLACK, COLOURS, DICE, FAMILIES, ITEM, MISERY, MOST_COLD, STATES, WOUNDS
from holdfast.games.this_war.things.barter import Barter
from holdfast.games.this_war.things.stores import Gain, GainFirst, Lose, LoseAll, LoseValue, unpayable
from holdfast.games.this_war.things.tokens import PutToken, TokenRemove, TokenUse
from holdfast.games.this_war.things.tracks import Cold, Noise

DEEP = 5
"""So many Scripts or tables one behind the other are looked through, no more."""
Walk = Callable[[Judgement, Any, Cause, int], float]
WALKS: dict[type[Any], Walk] = {}


def walks(*types: type[Any]) -> Callable[[Walk], Walk]:
    """This is how effects of these types are judged."""

    def note(walk: Walk) -> Walk:
        WALKS.update(dict.fromkeys(types, walk))
        return walk

    return note


def worth(s: Judgement, effects: Iterable[AnyEffect], by: Cause, depth: int = 0) -> float:
    """What all of this is worth; effects that nobody has heard of, by what follows from them."""
    if depth > DEEP:
        return 0.0
    total, noise = 0.0, s.noise
    for effect in effects:
        walk = WALKS.get(type(effect))
        total += follows(s, effect, by, depth) if walk is None else walk(s, effect, by, depth)
    s.noise = noise
    return total


def follows(s: Judgement, effect: AnyEffect, by: Cause, depth: int) -> float:
    then = getattr(effect, "then", ())
    return worth(s, then, by, depth + 1) if isinstance(then, tuple) else 0.0


def best_of(values: list[float], again: int) -> float:
    """Dice whose faces have these values, with rerolls left: a player stops at a value better than that of rolling on."""
    mean = sum(values) / len(values)
    for _ in range(again):
        mean = sum([max(value, mean) for value in values]) / len(values)
    return mean


# --- people ---------------------------------------------------------------------------------------------------------


@walks(State)
def state(s: Judgement, e: State, by: Cause, depth: int) -> float:
    at, n = STATES.index(e.state), e.n
    if isinstance(e.who, Pick):
        low = max(e.low, 1) if n < 0 else e.low
        among = [p for p in people(s.w, by, e.who.of) if low <= s.level(p, at) <= e.high]
        return -sum(sorted([s.hurt(p, at, n) for p in among])[: e.who.chosen])
    if n == 1 and at == MISERY and by.target == "empathy" and hard_to_bear(s.w):
        n = 2
    among = list(people(s.w, by, e.who))
    if not among:
        return -s.mind.effects["unnamed"] * n if e.who not in ("all", "all-present", "others") else 0.0
    each = [s.hurt(p, at, n) for p in among]
    return -min(each) if e.who in ("most-miserable", "kindest") else -sum(each)


@walks(SetState)
def set_state(s: Judgement, e: SetState, by: Cause, depth: int) -> float:
    at = STATES.index(e.state)
    if isinstance(e.who, Pick):
        each = sorted([s.hurt(p, at, e.level - s.level(p, at)) for p in people(s.w, by, e.who.of)])
        return -sum(each[: e.who.chosen])
    return -sum([s.hurt(p, at, e.level - s.level(p, at)) for p in people(s.w, by, e.who)])


@walks(Hurt)
def hurt(s: Judgement, e: Hurt, by: Cause, depth: int) -> float:
    return -s.hurt(e.person, WOUNDS, e.n)


@walks(WoundsSplit)
def wounds_split(s: Judgement, e: WoundsSplit, by: Cause, depth: int) -> float:
    each = sorted([s.hurt(p, WOUNDS, 1) for p in people(s.w, by, e.who)])
    return -(each[0] * e.n) if each else 0.0


@walks(RemoveCharacter)
def removed(s: Judgement, e: RemoveCharacter, by: Cause, depth: int) -> float:
    return -s.mind.effects["lost"]


@walks(Away)
def away(s: Judgement, e: Away, by: Cause, depth: int) -> float:
    return -s.mind.effects["away"] * e.days


@walks(Join, Arrival)
def joins(s: Judgement, e: Join | Arrival, by: Cause, depth: int) -> float:
    return s.mind.effects["joins"] if len(s.group) < s.rules.most_characters else 0.0


@walks(Doctor)
def doctor(s: Judgement, e: Doctor, by: Cause, depth: int) -> float:
    relief = [-s.hurt(p, at, -1) for p in s.here for at in (2, 3) if s.level(p, at)]
    return max([max(0.0, one - s.mind.effects["value"] * e.fee) for one in relief], default=0.0)


@walks(OneAndAnother)
def one_and_another(s: Judgement, e: OneAndAnother, by: Cause, depth: int) -> float:
    best = 0.0
    for p in s.here:
        one = worth(s, e.one, bind(by, "picked", (p,)), depth + 1)
        for q in s.here:
            if q != p and s.w.empathy(q) >= e.empathy:
                best = max(best, one + worth(s, e.another, bind(by, "picked", (q,)), depth + 1))
    return best


# --- checks ---------------------------------------------------------------------------------------------------------


@walks(EmpathyCheck)
def empathy(s: Judgement, e: EmpathyCheck, by: Cause, depth: int) -> float:
    """TW-1207: each of them by their own Empathy."""
    concerned = people(s.w, by, e.who)
    total, most = 0.0, 0
    for p in concerned:
        cause = replace(bind(by, "affected", (p,)), target="empathy")
        total += s.w.empathy(p) / BLACK * worth(s, e.hit, cause, depth + 1)
        most = max(most, s.w.empathy(p))
    return total + (1 - most / BLACK) * worth(s, e.miss, by, depth + 1)


@walks(Roll)
def roll(s: Judgement, e: Roll, by: Cause, depth: int) -> float:
    """TW-1208: the named Character rolls again up to their Prowess."""
    values = [worth(s, row(e.rows, min(face + e.bonus, BLACK)), by, depth + 1) for face in range(1, BLACK + 1)]
    who = people(s.w, by, e.prowess_of) if e.prowess_of else ()
    return best_of(values, max([s.w.prowess(p) for p in who], default=0))


@walks(RollEach)
def roll_each(s: Judgement, e: RollEach, by: Cause, depth: int) -> float:
    chance = (e.high - e.low + 1) / BLACK
    return chance * sum([worth(s, e.then, replace(by, who=p), depth + 1) for p in people(s.w, by, e.who)])


@walks(DangerRoll)
def danger(s: Judgement, e: DangerRoll, by: Cause, depth: int) -> float:
    """TW-1209: who it is the Leader picks where he may."""
    who = people(s.w, by, e.who.of if isinstance(e.who, Pick) else e.who)
    each = [in_danger(s, p, e.colour, s.w.prowess(p) if e.prowess else 0) for p in who]
    if not each:
        return 0.0
    return max(each) if isinstance(e.who, Pick) else each[0]


def in_danger(s: Judgement, p: int, colour: str, again: int) -> float:
    return best_of([-s.hurt(p, WOUNDS, face) if face > 0 else 0.0 for face in DICE[colour]], again)


@walks(If)
def condition(s: Judgement, e: If, by: Cause, depth: int) -> float:
    return worth(s, e.then if e.cond.holds(s.w, by) else e.otherwise, by, depth)


@walks(Under)
def under(s: Judgement, e: Under, by: Cause, depth: int) -> float:
    return worth(s, e.then, e.by, depth + 1)


# --- the Book -------------------------------------------------------------------------------------------------------


@walks(Goto, OpenScript)
def script(s: Judgement, e: Goto | OpenScript, by: Cause, depth: int) -> float:
    """TW-1222: its effects, its check, and the best of its choices."""
    found = SCRIPTS[s.content].get(e.script)
    if found is None or depth >= DEEP:
        return 0.0
    if found.once and e.script in s.w.read and isinstance(e, OpenScript):
        return worth(s, e.again, by, depth + 1)
    if found.select is not None:
        who = people(s.w, by, found.select.of)
        if not who:
            return 0.0
        by = bind(by, found.select.bind, (max(who, key=s.w.prowess),))
    return page(s, found, by, depth)


def page(s: Judgement, found: Script, by: Cause, depth: int) -> float:
    """A Script after its text, for those who are bound in it."""
    total = worth(s, (*found.effects, *check_effects(found.check)), by, depth + 1)
    if found.choices:
        open_ = [choice for choice in found.choices if not choice_blocks(s.w, by, choice)]
        return total + max([worth(s, chosen(choice), by, depth + 1) for choice in open_], default=0.0)
    return total + (worth(s, (Goto(found.goto),), by, depth + 1) if found.goto else 0.0)


@walks(ByColour)
def by_colour(s: Judgement, e: ByColour, by: Cause, depth: int) -> float:
    return colours(s, e.scripts, e.silence, by, depth)


@walks(Talk)
def talk(s: Judgement, e: Talk, by: Cause, depth: int) -> float:
    return colours(s, s.w.resident(by.card).talk, (), by, depth)


@walks(Twist)
def twist(s: Judgement, e: Twist, by: Cause, depth: int) -> float:
    return colours(s, s.w.place(s.w.location).scripts, (Noise(-1),), by, depth)


def colours(s: Judgement, scripts: dict[Any, str], silence: tuple[AnyEffect, ...], by: Cause, depth: int) -> float:
    """TW-1850: any of five colours; a Script that was read once is silence (TW-1202)."""
    total = 0.0
    for colour in COLOURS:
        key = scripts.get(colour, "")
        known = SCRIPTS[s.content].get(key) if key else None
        read = known is None or (known.once and key in s.w.read)
        total += worth(s, silence if read else (OpenScript(key),), by, depth + 1)
    return total / len(COLOURS)


@walks(ChooseOne)
def choose_one(s: Judgement, e: ChooseOne, by: Cause, depth: int) -> float:
    ways = [worth(s, way, by, depth + 1) for way in e.ways if not unpayable(s.w, by, way)]
    return max(ways, default=0.0)


@walks(PutPending)
def pending(s: Judgement, e: PutPending, by: Cause, depth: int) -> float:
    return s.mind.effects["pending"]


# --- things ---------------------------------------------------------------------------------------------------------


@walks(Gain)
def gain(s: Judgement, e: Gain, by: Cause, depth: int) -> float:
    item = ITEM[e.item]
    return float(s.item(item) * min(e.n, s.w.box[item]))


@walks(GainFirst)
def gain_first(s: Judgement, e: GainFirst, by: Cause, depth: int) -> float:
    return next((s.item(ITEM[item]) for item in e.items if s.w.box[ITEM[item]]), 0.0)


@walks(Lose)
def lose(s: Judgement, e: Lose, by: Cause, depth: int) -> float:
    """TW-706: the Leader gives up what is missed least, unless the dearest is asked for."""
    stock = s.w.stock(e.where)
    kinds = [i for i in FAMILIES[e.family()] if stock[i]]
    if e.item == "most-valuable":
        return -sum(sorted([s.keep(i, 1) for i in kinds], reverse=True)[: e.n])
    each = [s.keep(i, n) for i in kinds for n in range(stock[i], max(0, stock[i] - e.n), -1)]
    return -sum(sorted(each)[: e.n])


@walks(LoseValue)
def lose_value(s: Judgement, e: LoseValue, by: Cause, depth: int) -> float:
    return -s.mind.effects["value"] * e.n


@walks(LoseAll)
def lose_all(s: Judgement, e: LoseAll, by: Cause, depth: int) -> float:
    stock = s.w.stock(e.where)
    items = {i for family in e.families for i in FAMILIES[family]}
    return float(-sum([s.item(i) * stock[i] for i in items if stock[i]]))


@walks(Barter)
def barter(s: Judgement, e: Barter, by: Cause, depth: int) -> float:
    """TW-960: worth the while with things that others want more."""
    junk = s.junk(s.w.stock()) - e.price(s.w)
    return max(-2.0, min(4.0, 0.3 * (junk - 6.0)))


@walks(PutToken)
def put_token(s: Judgement, e: PutToken, by: Cause, depth: int) -> float:
    return 0.0 if s.w.token(e.name) is not None else s.mind.tokens.get(e.name, s.mind.token)


@walks(TokenUse)
def token_use(s: Judgement, e: TokenUse, by: Cause, depth: int) -> float:
    return -1.0


@walks(TokenRemove)
def token_remove(s: Judgement, e: TokenRemove, by: Cause, depth: int) -> float:
    return 0.0 if s.w.token(e.name) is None else -s.mind.tokens.get(e.name, s.mind.token)


@walks(Cold)
def cold(s: Judgement, e: Cold, by: Cause, depth: int) -> float:
    return float(-s.mind.effects["cold"] * max(-s.w.cold, min(MOST_COLD - s.w.cold, e.n)))


@walks(FittingReturn)
def fitting_return(s: Judgement, e: FittingReturn, by: Cause, depth: int) -> float:
    return -s.mind.effects["fitting"] * bool(s.built)


@walks(BoardUp)
def board_up(s: Judgement, e: BoardUp, by: Cause, depth: int) -> float:
    return s.mind.effects["board"] * e.n


@walks(RaidMod)
def raid_mod(s: Judgement, e: RaidMod, by: Cause, depth: int) -> float:
    numbers = s.mind.effects
    return numbers["quiet"] * e.ignore - numbers["damage"] * e.damage - numbers["wounds"] * e.wounds


@walks(Peek)
def peek(s: Judgement, e: Peek, by: Cause, depth: int) -> float:
    return s.mind.effects["peek"]


# --- fights ---------------------------------------------------------------------------------------------------------


@walks(StartFight)
def start_fight(s: Judgement, e: StartFight, by: Cause, depth: int) -> float:
    return fight_worth(s, e.enemies, e.weapons.values()) + 0.5 * worth(s, (*e.gains, *e.then), by, depth + 1)


@walks(FightThem)
def fight_them(s: Judgement, e: FightThem, by: Cause, depth: int) -> float:
    card = s.w.resident(by.card)
    arms = ["+".join(has) for has in card.weapons.values()]
    return fight_worth(s, how_many(s.w, card), arms) + (4.0 if e.backstab == "characters" else 0.0)
