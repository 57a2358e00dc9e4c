"""Where a pawn goes: every space by what it brings now, less its price in energy."""

from collections.abc import Callable

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.menu import Option
from holdfast.core.facts import Facts
from holdfast.core.player import RankedOption, Reason
from holdfast.games.naufragos.actions.building import needed
from holdfast.games.naufragos.actions.campfire import tinder
from holdfast.games.naufragos.actions.rest import usual, warmth
from holdfast.games.naufragos.bot.outlook import MEANS, Outlook, because, ranked
from holdfast.games.naufragos.bot.things import free_acts, trade_worth
from holdfast.games.naufragos.pawns.placing import Put
from holdfast.games.naufragos.pawns.spaces import free_space, space_price
from holdfast.games.naufragos.pawns.white_pawn import PutWhite
from holdfast.games.naufragos.plot.decisions import Decide
from holdfast.games.naufragos.plot.today import Prepare
from holdfast.games.naufragos.rules import SUMMIT
from holdfast.games.naufragos.world import STORIES

NEVER = -50.0
BAD = -20.0
NEAR = 3
"""Steps that one expedition surely makes."""
ENOUGH_TOKENS = 3
PAIR = 2
NOW_AND_THEN = 4
LAST_SIGNAL = 20.0
"""A signal without which nobody comes, in the last turn."""
BUILDING_ROW = 5
TONIGHT = 2
"""Energy that a piece of food and the fire give."""
LATE_REST = 6
"""The row that is resolved last."""
Judged = tuple[float, float, Reason | None]
"""What a space brings, what it costs in energy, and why."""


def place(o: Outlook) -> list[RankedOption]:
    """A coloured pawn."""
    return weigh(o, white=False)


def place_white(o: Outlook) -> list[RankedOption]:
    """The white pawn of the starting player: on a camp card; alone also on an action."""
    return weigh(o, white=True)


def weigh(o: Outlook, white: bool) -> list[RankedOption]:
    free = free_acts(o)
    if free is not None:
        return [free]
    found: list[tuple[float, Option, Reason | None]] = []
    energy = o.energy(o.seat)
    reserve = explore_least(o) + 1 if plans_to_explore(o) else 0
    for option in o.at.moves:
        facts = o.at.deed(option)
        if facts.deed == "trade":
            worth, why = trade_worth(o)
            found.append((worth, option, why))
            continue
        worth, price, why = judge(o, option, facts, white)
        if price and energy < price:
            worth = NEVER
        if price and facts.deed != "explore" and energy - price < reserve <= energy:
            worth -= o.n.reserve
        found.append((worth - price * o.n.energy * dear(o, energy, price), option, why))
    return ranked(found)


def dear(o: Outlook, energy: int, price: float) -> float:
    """The last energy counts more, and what supper and the fire give back tonight less."""
    if energy - price < 1:
        return 1.5
    return o.n.spare if o.burning and o.w.top(o.seat) - energy + price <= TONIGHT else 1.0


def judge(o: Outlook, option: Option, facts: Facts, white: bool) -> Judged:
    """One space of the board."""
    if facts.deed in ("pass", "pass-white"):
        return 0.0, 0.0, because("nothing-better")
    space = next((e.space for e in option.then if isinstance(e, Put | PutWhite)), "")
    if facts.deed in ("camp", "white-camp"):
        return camp(o, o.w.on_camp(space), white)
    action = facts.what if facts.deed == "white" else facts.deed
    rule = ACTIONS.get(action)
    if rule is None:
        return NEVER, 0.0, None
    worth, price, why = rule(o, facts)
    return worth + 0.001, price, why


def price_of(o: Outlook, action: str) -> int:
    return space_price(o.w, o.seat, action, max(0, free_space(o.w, action)))


# --- food and wood -----------------------------------------------------------------------------------------------------------


def food_worth(o: Outlook, got: float) -> float:
    """Pieces that somebody would go without, and pieces beyond that."""
    needed_ = min(got, max(0.0, o.lack))
    hunger = o.n.food + o.n.food_wound * o.w.rules.starving_wounds
    return needed_ * hunger + (got - needed_) * o.n.extra * (1.0 if o.room > 2 else 0.4)


def hungry(o: Outlook) -> Reason:
    return because("food", n=o.mouths, have=int(o.food_due)) if o.lack > 0 else because("more-food", n=o.room)


def forage(o: Outlook, facts: Facts) -> Judged:
    w = o.w
    tiles = w.rules.bags + (w.size("supply") > o.actions.count("forage"))
    if not tiles:
        return BAD, 0.0, None
    return food_worth(o, MEANS[w.content][0] * tiles), price_of(o, "forage"), hungry(o)


def wood(o: Outlook, facts: Facts) -> Judged:
    worth, why = wood_worth(o, 2 if o.w.perk(o.seat, "extra-wood") >= 0 else 1)
    return worth, price_of(o, "wood"), why


def wood_worth(o: Outlook, got: float) -> tuple[float, Reason]:
    """Wood for tonight's fire, for the next construction, or for tomorrow."""
    n = o.n
    fire = o.burning or (o.left > 1 and o.keeps_fire)
    if fire and o.wood_due < o.wood_for_fire + (not o.burning):
        return n.wood_fire * len(o.camp), because("wood-for-fire", n=len(o.camp))
    worth = n.wood_next * (fire and o.wood_due < 2 and o.left > 0)
    lacks = o.wood_wanted + int(fire) - o.wood_due
    if lacks > 0:
        return worth + n.wood_build * min(got, lacks), because("wood-to-build", what=o.target, n=lacks)
    return worth, because("wood", n=o.wood_due)


def campfire(o: Outlook, facts: Facts) -> Judged:
    """NA-425: only with enough energy to hope, and with wood that will keep it burning tonight."""
    w, n = o.w, o.n
    sure = w.perk(o.seat, "lighter") >= 0
    least = min(n.fire_least, w.top(o.seat))
    spent = 6 if sure else min(6, o.energy(o.seat))
    if o.wood_due < 1 or "campfire" in o.actions or spent < least or not o.keeps_fire:
        return BAD, 0.0, None
    lights = min(6, spent + tinder(w, o.seat)) / 6
    worth = n.fire * len(o.camp) * min(1.0, (o.left + 1) / 4) * lights
    why = because("fire", n=len(o.camp), energy=0 if sure else spent, percent=round(100 * lights))
    return worth, 0.0 if sure else min(2.0, spent * 0.35), why


# --- building ----------------------------------------------------------------------------------------------------------------


def build(o: Outlook, facts: Facts) -> Judged:
    """A roof that can be finished now, or enough cubes and wood for a signal."""
    w, n = o.w, o.n
    if "build" in o.actions:
        return BAD, 0.0, None
    builders = (o.seat,) if w.camp_flag("only-proposer") else tuple(o.camp)
    wood_left = o.wood_due - o.wood_for_fire
    best: Judged = (BAD, 0.0, None)
    if o.target == "shelter" and roof_stands(o, builders, wood_left):
        more = usual(w.rules, w.shelter + 1) - usual(w.rules, w.shelter)
        worth = (n.shelter + n.roof * more) * min(1.0, o.left / 5) * len(o.camp) ** 0.5
        best = worth, 0.0, because("roof", n=w.shelter + 1)
    spare = sum([o.spare(s) for s in builders])
    for site, each in (("sand", n.sand), ("bonfire", n.bonfire)):
        if site in w.built or site not in w.places or (site == "bonfire" and o.target == "shelter"):
            continue
        lacks = w.rules.size(site) - w.progress[site]
        amount = min(spare, lacks) if site == "sand" else min(spare, lacks, max(0, wood_left))
        if amount < min(lacks, 1 if site == o.needed_signal else n.signal_least):
            continue
        worth = each * amount + n.finish * (amount >= lacks) + n.urge * o.waiting
        worth -= n.early * (SUMMIT - max(w.track)) / SUMMIT
        if site == o.needed_signal:
            worth += LAST_SIGNAL if amount >= lacks or w.last_turn > w.turn else 0.0
        if worth > best[0]:
            best = worth, 0.0, because("signal-site", what=site, n=lacks)
    return best


def roof_stands(o: Outlook, builders: tuple[int, ...], wood_left: int) -> bool:
    w = o.w
    energy, timber, rope, _ = needed(w, "shelter")
    return wood_left >= timber and w.rope >= rope and o.given(builders) >= energy


# --- the expedition, things, rest --------------------------------------------------------------------------------------------


def explore_least(o: Outlook) -> int:
    """The least energy with which to leave: story tokens and a summit within reach make up for some of it."""
    w = o.w
    tokens = w.size(STORIES[o.seat]) if w.rules.story_dice else 0
    spared = (tokens >= ENOUGH_TOKENS) + (SUMMIT - w.track[o.seat] <= NEAR and o.rescue_now >= 0.5)
    return max(2 if o.left else 1, o.n.explore_least - spared)


def plans_to_explore(o: Outlook) -> bool:
    """He is the one to go today, and has a pawn for it."""
    w = o.w
    if w.summit >= 0 or o.explorers or o.seat != o.leader or not w.free_pawns[o.seat] or o.holds_back(o.seat):
        return False
    return not w.is_closed("explore")


def explore(o: Outlook, facts: Facts) -> Judged:
    """The one who is furthest goes, alone, while there is a summit to reach."""
    w, n = o.w, o.n
    energy = o.energy(o.seat)
    if w.summit >= 0:
        return BAD, 0.0, None
    if o.explorers:
        return (n.company if energy >= n.explore_least else BAD), 1.0, because("company", n=len(o.explorers))
    if energy < explore_least(o) and not (o.left < 2 and energy >= 1):
        return BAD, 0.0, None
    if o.holds_back(o.seat):
        return BAD, 0.0, None
    leader = o.leader
    if o.seat != leader and o.energy(leader) >= n.explore_least and w.free_pawns[leader]:
        return BAD / 2, 0.0, None
    steps = SUMMIT - w.track[o.seat]
    pressure = steps / 3 / max(1, o.left)
    worth = n.explore * (1 + n.pressure * (pressure - 0.7)) - 0.4 * (SUMMIT - w.track[leader] < steps)
    if steps <= NEAR:
        worth += n.last_steps * o.rescue_now
    if w.prepared >> o.seat & 1:
        worth += n.prepare
    return worth, 1.0, because("explore", n=steps, turns=o.left)


def wreckage(o: Outlook, facts: Facts) -> Judged:
    """Who has others about may leave it to them, and think of it only now and then."""
    left_to_others = 1 - o.n.leaves_to_others * (len(o.camp) > PAIR and o.w.turn % NOW_AND_THEN > 0)
    worth = o.n.wreck * min(1.0, (o.left + 1) / 5) * left_to_others if not o.ending else 0.1
    return worth, 1.0, because("wreckage", n=len(o.have))


def diary(o: Outlook, facts: Facts) -> Judged:
    """A token is luck on the way, and a story at the end."""
    return o.n.diary * (1.5 if o.seat == o.leader else 1.0), 0.0, because("diary", n=o.left)


def rest(o: Outlook, facts: Facts) -> Judged:
    """Energy by the shelter, and a wound heals; a fit explorer rests when back, the others early."""
    w, n = o.w, o.n
    seat, hurt = o.seat, w.wounds[o.seat]
    late = facts.n == LATE_REST
    gain = usual(w.rules, w.shelter) + warmth(w, seat)
    soon = 1 + (o.owed(seat) if w.rules.paid_late else 0)
    room = w.top(seat) - w.energy[seat] + soon * (1.0 if late else 0.5) + (1 if hurt else 0)
    worth = n.rest * min(gain, max(0, room)) + (n.heal * (1 + 0.3 * hurt) if hurt else 0)
    if o.ending:
        worth *= 0.3
    if o.needed_signal and facts.n < BUILDING_ROW and o.spare(seat) < o.lacks(o.needed_signal):
        worth += LAST_SIGNAL / 2 if gain <= room else 0.0
    if seat in o.explorers:
        worth += 0.05 if late == (o.energy(seat) >= n.rest_late) else -0.05
    else:
        worth += 0.02 * (LATE_REST - facts.n) / LATE_REST
    why = because("wounds", n=hurt) if hurt else because("rest", n=w.energy[seat], of=w.top(seat))
    return worth, 0.0, why


ACTIONS: dict[str, Callable[[Outlook, Facts], Judged]] = {
    "forage": forage,
    "wood": wood,
    "diary": diary,
    "wreckage": wreckage,
    "campfire": campfire,
    "build": build,
    "explore": explore,
    "rest": rest,
}


# --- camp cards --------------------------------------------------------------------------------------------------------------


def camp(o: Outlook, card: int, white: bool) -> Judged:
    """A camp card by what it does: food by need, a prepared expedition for who leaves, anything else by its effects."""
    w, n = o.w, o.n
    action = w.camp_card(card)
    key = w.content.cards[card].key
    by = Cause(o.seat, o.seat, card, "camp")
    got = o.food_of(o.seat, card)
    if got:
        return food_worth(o, got), action.cost, hungry(o)
    if planks := o.wood_of(card):
        worth, why = wood_worth(o, planks)
        return worth, action.cost, why
    if any(isinstance(e, Prepare) for e in action.then):
        return (n.prepare if white and will_explore(o) else BAD), action.cost, because("prepare", n=w.track[o.seat])
    if action.red:
        hope = o.judge.worth((Decide(action.solve),), by)
        return n.red * max(0.0, min(1.0, hope / 4)), action.cost, because("danger", card=key)
    return o.judge.worth(action.then, by), action.cost, because("camp-card", card=key)


def will_explore(o: Outlook) -> bool:
    """NA-507: only the white pawn comes before the expedition, and it is paid in vain where none leaves."""
    return o.energy(o.seat) >= o.n.explore_least + 1 and plans_to_explore(o)
