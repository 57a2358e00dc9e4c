"""What Items, Threats, tiles and places for the Camp are worth."""

from typing import Any

from holdfast.games.robinson.cards import Event, Invention, Wreckage
from holdfast.games.robinson.island.geography import NEIGHBOURS
from holdfast.games.robinson.numbers import BUILD_COST
from holdfast.games.robinson.player.judging.numbers import item_worths
from holdfast.games.robinson.player.judging.outlook import Outlook
from holdfast.games.robinson.player.judging.worth import worth
from holdfast.games.robinson.things.resources import Level
from holdfast.games.robinson.world import THREAT_ZONES

FOR_ONE = frozenset({"basket", "sack", "corral", "snare", "pit", "shortcut", "dam"})
"""Items that feed many; alone they are worth less."""


def levels_given(o: Outlook, it: Invention) -> float:
    """RC-653: levels of Palisade and Weapon that an Item gives."""
    total = 0.0
    for effect in it.gives:
        if isinstance(effect, Level) and effect.n > 0 and (effect.track == "weapon" or o.w.sheltered()):
            have = o.w.levels[effect.track]
            each = sum([o.level_value(effect.track, have + i) for i in range(effect.n)])
            total += each * (0.7 if effect.track == "weapon" else 1.0)
    return total


def spoken(o: Outlook, it: Invention) -> float:
    """What the card of an Item says it is worth, where nobody has written it down."""
    used = worth(o, it.use.then) if it.use else 0.0
    rounds = max(0, o.left - 1)
    gives = tuple([effect for effect in it.gives if not isinstance(effect, Level)])
    return worth(o, gives) + max(0.0, used) * min(3, rounds) * 0.5 + (0.5 * rounds if it.pawn else 0.0)


def item_value(o: Outlook, name: str) -> float:
    """What it is worth to have built this, for survival and for the goal."""
    numbers = o.numbers
    goal = o.goal.item(o, name) * numbers.goal
    if name.startswith("cross-"):
        return goal
    it: Invention = o.w.invention(name)
    known = item_worths().get(name)
    if known is None:
        base = spoken(o, it)
    else:
        base = known[0] + numbers.item_rounds * known[1] * max(0, o.left - 1)
    base += levels_given(o, it)
    if o.n == 1 and name in FOR_ONE:
        base *= 0.6
    if o.left <= 2 and name != "dam":
        base *= 0.4
    return numbers.item * base + goal


def kept_value(o: Outlook, name: str) -> float:
    """What it is worth not to lose an Item that is built."""
    it: Invention = o.w.invention(name)
    once, each = item_worths().get(name, (0.5, 0.0))
    needed = sum([name in o.w.invention(other).items for other in o.w.ids("inventions")])
    return o.goal.keep(o, name) + each * o.left + levels_given(o, it) + 0.3 * once + 0.3 * needed


def threat_value(o: Outlook, side: str, how: str, taker: int) -> float:
    """RC-301, RC-308: the reward, and the Threat effect that never happens; the right one may still be met tomorrow."""
    from holdfast.core.engine.effect import Cause

    cards = o.w.zones[THREAT_ZONES[side]].top
    card: Any = o.w.content.cards[cards[-1]] if cards else None
    by = Cause(taker, taker, cards[-1] if cards else -1, "action")
    match card:
        case Wreckage():
            return max(0.1, worth(o, card.two if how == "two" else card.one, by))
        case Event():
            spared = slide_cost(o, card) * (1.0 if side == "left" else o.numbers.threat_right)
            return o.numbers.threat * (worth(o, card.threat.then, by) + spared)
    return 0.0


def slide_cost(o: Outlook, card: Event) -> float:
    """RC-219: what the Threat effect would cost; in the last round it never comes."""
    return 0.0 if o.left <= 1 else -worth(o, card.slide)


def site_value(o: Outlook, space: str) -> float:
    """What a Camp on this tile is worth a round: its sources, its natural shelter, what lies around."""
    w, numbers = o.w, o.numbers
    tile, spot = w.tile(space), w.spots[space]
    if tile is None:
        return -9.0
    value = 0.0
    if "fog" not in spot.tokens:
        value += sum([1.3 if source == "wood" else 1.2 for source in w.sources(space)])
    if tile.shelter and not w.shelter:
        value += 0.8 * o.n
    crew = 0.5 + 0.25 * o.n
    for near in NEIGHBOURS[space]:
        if w.open_land(near):
            value += numbers.near * len(w.sources(near)) * crew
        elif w.spots[near].tile < 0 and w.size("tile"):
            value += numbers.unknown * crew
    return value


def tile_use(o: Outlook, space: str) -> float:
    """What a tile is worth as it lies there, without the Camp."""
    w = o.w
    near = 1.0 if w.distance(space) <= 1 else 0.5
    return near * sum([1.3 if source == "wood" else 1.2 for source in w.sources(space)]) + 0.1


def build_ready(o: Outlook) -> bool:
    """Is there wood or fur for something worth two pawns?"""
    w = o.w
    wood, fur = BUILD_COST[o.n]
    if w.stock["wood"] >= wood or w.stock["fur"] >= fur:
        return not w.sheltered() or o.roof_value(o.roof) > 3
    return o.goal.builds(o)
