"""What Items, Threats, tiles and places for the Camp are worth."""

from typing import Any

from holdfast.core.engine.effects import Both
from holdfast.games.robinson.anytime.conditions import HasItem
from holdfast.games.robinson.bot.evaluation.kept import levels_given
from holdfast.games.robinson.bot.evaluation.outlook import Outlook
from holdfast.games.robinson.bot.evaluation.parameters import item_worths
from holdfast.games.robinson.bot.evaluation.worth import worth
from holdfast.games.robinson.cards import Event, Invention, Wreckage
from holdfast.games.robinson.island.geography import NEIGHBOURS
from holdfast.games.robinson.things.resources import Level
from holdfast.games.robinson.world import THREAT_ZONES

FOR_ONE = frozenset({"basket", "sack", "corral", "snare", "pit", "shortcut", "dam"})
"""Items that feed many; alone they are worth less."""


def spoken(o: Outlook, it: Invention) -> float:
    """The value of an Item by the text of its card, if no value is written down for it."""
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
    base += levels_given(o, it) + waiting(o, name)
    if o.n == 1 and name in FOR_ONE:
        base *= 0.6
    if o.left <= 2 and name != "dam":
        base *= 0.4
    return numbers.item * base + goal


def waiting(o: Outlook, name: str) -> float:
    """What is at hand and needs this Item: poison, herbs and vegetables for a Pot."""
    total = 0.0
    for card in o.w.zones["discoveries"].top:
        token: Any = o.w.content.cards[card] if card >= 0 else None
        use = getattr(token, "use", None)
        if use is not None and asks_for(use.when, name):
            total += max(0.0, worth(o, use.then))
    return total


def asks_for(condition: Any, name: str) -> bool:
    match condition:
        case HasItem():
            return bool(condition.item == name)
        case Both():
            return asks_for(condition.a, name) or asks_for(condition.b, name)
    return False


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
    """The value of a Camp on this tile per round: its sources, its natural shelter, its neighbours."""
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
    """The value of a tile without the Camp."""
    w = o.w
    near = 1.0 if w.distance(space) <= 1 else 0.5
    return near * sum([1.3 if source == "wood" else 1.2 for source in w.sources(space)]) + 0.1


def build_ready(o: Outlook) -> bool:
    """Is there wood or fur for something worth two pawns?"""
    w = o.w
    wood, fur = o.w.rules.home_cost(o.n)
    if w.stock["wood"] >= wood or w.stock["fur"] >= fur:
        return not w.sheltered() or o.roof_value(o.roof) > 3
    return o.goal.builds(o)
