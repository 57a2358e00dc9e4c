"""Labels of actions: ways, interactions, crafts."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.menu import Option
from holdfast.games.under_our_sun.actions.building import PayRecipe, buildable, in_hand, thrifty
from holdfast.games.under_our_sun.actions.camp import Sleep
from holdfast.games.under_our_sun.actions.gathering import Haul
from holdfast.games.under_our_sun.actions.price import Paid
from holdfast.games.under_our_sun.actions.standard import hauls
from holdfast.games.under_our_sun.flow.turn import TakeTurn
from holdfast.games.under_our_sun.map.geography import neighbours
from holdfast.games.under_our_sun.map.moving import March, Travel
from holdfast.games.under_our_sun.options import Build, Going, TwoResources
from holdfast.games.under_our_sun.pieces import PLACE
from holdfast.games.under_our_sun.rules import AMMUNITION, DIRECTIONS, FIT
from holdfast.games.under_our_sun.text.labels import Ask, Labels, Prompts, described, offered, priced, said, within
from holdfast.games.under_our_sun.text.nouns.names import (
    amount,
    amounts,
    direction,
    foe_left,
    in_sentence,
    key_of,
    stock,
    the_tile,
    tile_name,
)
from holdfast.games.under_our_sun.things.gear import on_ground
from holdfast.games.under_our_sun.things.items import UseItem
from holdfast.games.under_our_sun.things.supply import add as with_one
from holdfast.games.under_our_sun.things.supply import in_camp, join
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def travel(ask: Ask) -> str | None:
    """US-311 to US-333: the direction and the name of the tile, or where the unknown lies."""
    pos = ask.it.where
    mover = next((e.char for e in ask.option.then if isinstance(e, Travel | Paid)), -1)
    way = direction(ask.localizer, ask.w.pos[mover], pos) if mover >= 0 else ""
    if not way:
        return None
    known = ask.w.tile(pos) is not None
    where = the_tile(ask.localizer, ask.w, pos)
    foes = [foe_left(ask.localizer, ask.w, it.id) for it in ask.w.foes_at(pos)] if not known else []
    return ask.say(
        f"live-{ask.it.deed}", way=way, place=where, foes=ask.localizer.listed(foes), held="yes" if foes else "no"
    )


def into_the_unknown(localizer: "Localizer", w: Sands, option: Option) -> tuple[str, str] | None:
    """US-312, US-331: explored or charged into, one unknown land is like another but for its direction."""
    way, mover = option.spec, next((e.char for e in option.then if isinstance(e, Travel | Paid)), -1)
    if not isinstance(way, Going) or way.deed not in UNKNOWN or mover < 0 or w.tile(way.where) is not None:
        return None
    ap = next((e.ap for e in option.then if isinstance(e, Travel | Paid)), 0)
    return priced(localizer, way.deed, localizer.say(f"row-{way.deed}"), ap), direction(
        localizer, w.pos[mover], way.where
    )


def by_compass(w: Sands, option: Option) -> int:
    """US-036: a direction has its number, clockwise from north, wherever one stands: 1 to 6 to explore or move there, 7 to 12
    to charge or sneak in."""
    way, mover = option.spec, next((e.char for e in option.then if isinstance(e, Travel | Paid)), -1)
    if not isinstance(way, Going) or way.deed not in TURNED or mover < 0:
        return 0
    around = neighbours(w.pos[mover])
    return TURNED[way.deed] + around.index(way.where) + 1 if way.where in around else 0


TURNED = {"explore": 0, "move": 0, "charge": len(DIRECTIONS), "sneak": len(DIRECTIONS)}
"""What may be done in a direction, with the numbers that stand before its own."""


UNKNOWN = ("explore", "charge")


def on_foot(ask: Ask) -> str | None:
    """US-311: several Moves, with the tiles on the way."""
    march = next((e for e in ask.option.then if isinstance(e, March)), None)
    if march is None:
        return None
    *via, there = [the_tile(ask.localizer, ask.w, pos) for pos in march.path]
    return ask.say("live-march", via=ask.localizer.listed(via), place=there)


def recon(ask: Ask) -> str | None:
    """US-334: how many enemies are still to come up here."""
    w = ask.w
    return ask.say("live-recon", n=w.open_symbols(w.pos[w.turn])) if w.turn >= 0 else None


def box(ask: Ask) -> str | None:
    """US-357: by which test it is opened."""
    char = next((e.char for e in ask.option.then if isinstance(e, Paid)), 0)
    attribute = ask.w.spots[ask.w.pos[char]].box
    return ask.say("live-open", attribute=ask.say(f"attribute-{attribute}"))


def build(ask: Ask) -> str | None:
    """US-340: a card with its recipe; the Mechanic spares one resource."""
    paid = next((e for e in ask.option.then if isinstance(e, PayRecipe)), None)
    if paid is None:
        return None
    recipe = {what: n - (what == paid.without) for what, n in ask.w.gear(paid.card).recipe.items()}
    spared = ask.say(f"good-{paid.without}", n=1) if paid.without else ""
    return ask.say(
        "live-build",
        name=offered(ask, ask.w.content.cards[paid.card].key),
        recipe=amounts(ask.localizer, recipe),
        spared=spared,
        thrift="yes" if paid.without else "no",
    )


def to_build(ask: Ask) -> str | None:
    """US-340: what the goods at hand are enough for; of one thing, which nobody is asked about then, all there is to say."""
    char = next((e.char for e in ask.option.then if isinstance(e, Paid)), -1)
    if char < 0:
        return None
    enough = list(buildable(ask.w, char, in_hand(ask.w, char)))
    if len(enough) == 1 and not thrifty(ask.w, char):
        [(_, card)] = enough
        gear = ask.w.gear(card)
        recipe = amounts(ask.localizer, gear.recipe)
        return ask.say("live-build", name=described(ask.localizer, gear.key), recipe=recipe, spared="", thrift="no")
    found = [with_recipe(ask, recipe.id, card) for recipe, card in enough]
    names = ask.localizer.listed(found[:NAMED], "or") if len(found) <= NAMED else ", ".join(found[:NAMED])
    return ask.say("live-build-any", names=names, more=max(0, len(found) - NAMED)) if found else None


def with_recipe(ask: Ask, name: str, card: int) -> str:
    """US-340: a thing and what goes into it."""
    return ask.say("to-build", name=ask.name(name), price=amounts(ask.localizer, ask.w.gear(card).recipe))


NAMED = 3
"""So many things to build are named before one sets to work."""


def sleep(ask: Ask) -> str | None:
    """US-220, US-352, US-779: from where to where, and what it is good for; at Night who is Tired sleeps for nothing."""
    it = within(ask.option.then, Sleep)
    well = ask.w.well[it.char] if it is not None else FIT
    if it is None or well >= FIT:
        return None
    sex = ask.w.sheet(it.char).gender
    tired, before, after = (ask.say(f"is-{WELL[level]}", sex=sex) for level in (0, well, well + 1))
    vain = "yes" if ask.w.dark() else "no"
    why = why_sleep(ask.w, it.char)
    return ask.say("live-sleep", before=before, after=after, tired=tired, well=well, vain=vain, why=why)


def why_sleep(w: Sands, char: int) -> str:
    """US-354: what makes it dearer or cheaper than 4 AP here and now."""
    storm, camp, night = w.keyword == "storm", w.camp(w.pos[char]), w.dark()
    if w.lasts("sleep-cheaper", char):
        return "card"
    if camp:
        return "least" if storm else "camp"
    return "none" if storm and night else "storm" if storm else "night" if night else "none"


WELL = ("tired", "ok", "fit")


def tent(ask: Ask) -> str | None:
    """US-360: a tent is built and set up at once."""
    paid = within(ask.option.then, PayRecipe)
    return ask.say("live-camp-build", recipe=amounts(ask.localizer, ask.w.gear(paid.card).recipe)) if paid else None


def make(ask: Ask) -> str | None:
    """US-342."""
    resource, n = AMMUNITION[ask.it.what], ask.w.rules.ammunition(ask.it.what)
    return ask.say("live-make", what=amount(ask.localizer, ask.it.what, n), price=amount(ask.localizer, resource, 1))


def use(ask: Ask) -> str | None:
    """US-343: an item with what it does, and the uses it has left."""
    it = within(ask.option.then, UseItem)
    use = ask.w.gear(it.card).use if it is not None else None
    if it is None or use is None:
        return None
    does = said(ask.localizer, use.then)
    uses = ask.w.uses.get(it.card, 0)
    name = ask.name(ask.it.what)
    return ask.say("live-use", name=name, uses=uses, does=does, known="yes" if does else "no")


def wait(ask: Ask) -> str | None:
    """US-204, US-640: with points left this is Wait, for which nobody strikes."""
    w, char = ask.w, ask.w.turn
    foes = char >= 0 and w.exposed(char) and w.opposed(char)
    return ask.say("live-wait", n=w.ap[char] if char >= 0 else 0, foes="yes" if foes else "no")


def take_item(ask: Ask) -> str | None:
    """A card that is chosen among others, with what it does."""
    key = key_of(ask.localizer, ask.it.what) if ask.tag == "take-item" else ""
    return offered(ask, key) if key else None


def take(ask: Ask) -> str | None:
    """US-336: two resources at once, and what they would be enough for."""
    two = [ask.it.what, ask.it.to]
    makes = enough_for(ask, two)
    return ask.say(
        f"live-{ask.it.deed}-two",
        what=amounts(ask.localizer, {what: two.count(what) for what in two}),
        makes=ask.localizer.listed(makes[:NAMED], "or"),
        some="yes" if makes else "no",
    )


def enough_for(ask: Ask, cubes: list[str]) -> list[str]:
    """US-340: what could be built with these, and not without them."""
    haul = within(ask.option.then, Haul)
    if haul is None:
        return []
    w, char = ask.w, haul.char
    spot = w.spots[w.pos[char]]
    have = after = in_hand(w, char)
    for what in cubes:
        if spot.printed[PLACE[what]]:  # what the camp has stored is at hand already
            after = with_one(after, what, 1)
    before = {recipe.id for recipe, _ in buildable(w, char, have)}
    return [ask.name(recipe.id) for recipe, _ in buildable(w, char, after) if recipe.id not in before]


def gather(ask: Ask) -> str | None:
    """US-336: what lies here, or that there is more than what other answers name; things are named in any case."""
    w = ask.w
    if w.turn < 0:
        return None
    pos = w.pos[w.turn]
    spot = w.spots[pos]
    things = [ask.name(token) for token in spot.tokens]
    things += [ask.localizer.noun(w.content.cards[card].key) for card in on_ground(w, pos)]
    if hauls(w, ask.option.seat, w.turn, spot, w.kit(w.turn)):
        return ask.say("live-gather-else", what=ask.localizer.listed(things, "or"), things=len(things))
    goods = amounts(ask.localizer, stock(join(spot.printed, spot.dropped)))
    return ask.say("live-gather-here", what=", ".join([it for it in (goods, *things) if it]))


LABELS: Labels = {
    "move": travel,
    "march": on_foot,
    "sneak": travel,
    "charge": travel,
    "explore": travel,
    "open": box,
    "build": to_build,
    Build: build,
    "camp-build": tent,
    "make": make,
    "sleep": sleep,
    "use": use,
    "wait": wait,
    "recon": recon,
    TwoResources: take,
    "gather": gather,
    "take": take_item,
}


def turn(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    """What is left to spend, and what he will lack: as things stand he goes without drink or food."""
    last = w.day >= w.days and w.dark()
    dry = not last and not w.water[char] and not in_camp(w, char, "water")
    late = not last and w.phase != "morning"
    hungry = late and not w.have(char, "food") and not in_camp(w, char, "food")
    lacks = "both" if dry and hungry else "water" if dry else "food" if hungry else "none"
    friend, food = beside(w, char) if hungry else (-1, 0)
    full = [the_tile(localizer, w, pos) for pos in crowded(w, char)]
    return {
        "deadly": "yes" if w.hp[char] <= dry + hungry and (dry or hungry) else "no",
        "crowded": "yes" if full else "no",
        "full": localizer.listed(full),
        "ap": w.ap[char],
        "place": tile_name(localizer, w, w.pos[char]),
        "lacks": lacks,
        "friend": in_sentence(localizer, w, friend) if friend >= 0 else "",
        "food": food,
    }


def crowded(w: Sands, char: int) -> list[str]:
    """US-318: tiles next to him that he has the points for, and no movement field is free there."""
    near = [pos for pos in neighbours(w.pos[char]) if (tile := w.tile(pos)) is not None and tile.mv <= w.ap[char]]
    return [pos for pos in near if not w.room(pos)]


def beside(w: Sands, char: int) -> tuple[int, int]:
    """US-346: who on the same tile has most food to spare, and how much he carries; nobody where it is one meal."""
    stores = [(w.have(c, "food"), -c) for c in w.here(w.pos[char]) if c != char]
    food, friend = max(stores, default=(0, 0))
    return (-friend, food) if food > 1 else (-1, 0)


PROMPTS: Prompts = {
    TakeTurn: turn,
}
