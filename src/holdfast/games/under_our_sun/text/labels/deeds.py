"""Buttons of ways, interactions, crafts and tasks."""

from typing import TYPE_CHECKING

from holdfast.core.engine.menu import Option
from holdfast.games.under_our_sun.actions.building import PayRecipe, buildable, in_hand, thrifty
from holdfast.games.under_our_sun.actions.camp import Sleep
from holdfast.games.under_our_sun.actions.price import Paid
from holdfast.games.under_our_sun.map.geography import neighbours
from holdfast.games.under_our_sun.map.moving import March, Travel
from holdfast.games.under_our_sun.map.tiles import TileOrder
from holdfast.games.under_our_sun.people.characters import Heal
from holdfast.games.under_our_sun.rules import AMMUNITION, DIRECTIONS, FIT
from holdfast.games.under_our_sun.text.labels.ask import Ask, described, offered, said, within
from holdfast.games.under_our_sun.text.nouns.names import amount, amounts, direction, foe_left, the_tile
from holdfast.games.under_our_sun.things.gear import TurnCard
from holdfast.games.under_our_sun.things.items import UseItem
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def travel(ask: Ask) -> str | None:
    """US-311 to US-333: the direction and the name of the tile, or where the unknown lies."""
    pos = ask.rest[0]
    mover = next((e.char for e in ask.option.then if isinstance(e, Travel | Paid)), -1)
    way = direction(ask.localizer, ask.w.pos[mover], pos) if mover >= 0 else ""
    if not way:
        return None
    known = ask.w.tile(pos) is not None
    where = the_tile(ask.localizer, ask.w, pos)
    foes = [foe_left(ask.localizer, ask.w, it.id) for it in ask.w.foes_at(pos)] if not known else []
    return ask.say(
        f"live-{ask.head}", way=way, place=where, foes=ask.localizer.listed(foes), held="yes" if foes else "no"
    )


def into_the_unknown(localizer: "Localizer", w: Sands, option: Option) -> tuple[str, str] | None:
    """US-312, US-331: explored or charged into, one unknown land is like another but for its direction."""
    head, _, pos = option.key.partition(":")
    mover = next((e.char for e in option.then if isinstance(e, Travel | Paid)), -1)
    if head not in UNKNOWN or mover < 0 or w.tile(pos) is not None:
        return None
    ap = next((e.ap for e in option.then if isinstance(e, Travel | Paid)), 0)
    return priced(localizer, head, localizer.say(f"row-{head}"), ap), direction(localizer, w.pos[mover], pos)


def by_compass(w: Sands, option: Option) -> int:
    """US-036: a direction has its number, clockwise from north, wherever one stands: 1 to 6 to explore or move there, 7 to 12
    to charge or sneak in."""
    head, _, pos = option.key.partition(":")
    mover = next((e.char for e in option.then if isinstance(e, Travel | Paid)), -1)
    if head not in TURNED or mover < 0 or pos not in (around := neighbours(w.pos[mover])):
        return 0
    return TURNED[head] + around.index(pos) + 1


TURNED = {"explore": 0, "move": 0, "charge": len(DIRECTIONS), "sneak": len(DIRECTIONS)}
"""What may be done in a direction, with the numbers that stand before its own."""


def priced(localizer: "Localizer", head: str, words: str, ap: int) -> str:
    """An action with its price; what costs nothing this once says so (US-1105)."""
    if not ap:
        return localizer.say("with-no-ap", what=words) if head == "explore" else words
    return localizer.say("with-ap", what=words, n=ap)


UNKNOWN = ("explore", "charge")


def on_foot(ask: Ask) -> str | None:
    """US-311: several Moves, with the tiles on the way."""
    march = next((e for e in ask.option.then if isinstance(e, March)), None)
    if march is None:
        return None
    *via, there = [the_tile(ask.localizer, ask.w, pos) for pos in march.path]
    return ask.say("live-march", via=ask.localizer.listed(via), place=there)


# --- interactions and crafts -----------------------------------------------------------------------------------------


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
    if not ask.rest:
        return to_build(ask)
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
    if f"sleep-cheaper:{char}" in w.today:
        return "card"
    if camp:
        return "least" if storm else "camp"
    return "none" if storm and night else "storm" if storm else "night" if night else "none"


WELL = ("tired", "ok", "fit")


def trade(ask: Ask) -> str | None:
    """US-346: with whom."""
    return ask.say("opt-trade", a=ask.localizer.noun(f"the-{ask.rest[0]}", w=ask.w))


def tent(ask: Ask) -> str | None:
    """US-360: a tent is built and set up at once."""
    paid = within(ask.option.then, PayRecipe)
    return ask.say("live-camp-build", recipe=amounts(ask.localizer, ask.w.gear(paid.card).recipe)) if paid else None


def make(ask: Ask) -> str | None:
    """US-342."""
    resource, n = AMMUNITION[ask.rest[0]]
    return ask.say("live-make", what=amount(ask.localizer, ask.rest[0], n), price=amount(ask.localizer, resource, 1))


def use(ask: Ask) -> str | None:
    """US-343: an item with what it does, and the uses it has left."""
    it = within(ask.option.then, UseItem)
    use = ask.w.gear(it.card).use if it is not None else None
    if it is None or use is None:
        return None
    does = said(ask.localizer, use.then)
    uses = ask.w.uses.get(it.card, 0)
    name = ask.name(ask.rest[0])
    return ask.say("live-use", name=name, uses=uses, does=does, known="yes" if does else "no")


def wait(ask: Ask) -> str | None:
    """US-204, US-640: with points left this is Wait, for which nobody strikes."""
    w, char = ask.w, ask.w.turn
    foes = char >= 0 and w.exposed(char) and w.opposed(char)
    return ask.say("live-wait", n=w.ap[char] if char >= 0 else 0, foes="yes" if foes else "no")


def task(ask: Ask) -> str | None:
    """US-365: a mission action with what it takes."""
    key = ask.rest[0]
    if key == "deliver":
        return ask.say("opt-mission", a=ask.say("task-deliver"))
    stage = ask.w.mission_card().stages[ask.w.stage]
    it = next((t for t in stage.tasks if t.key == key), None)
    if it is None:
        return None
    test = ask.say("needs-test", attribute=ask.say(f"attribute-{it.test}")) if it.test else ""
    notes = [note for note in (test, amounts(ask.localizer, it.pay)) if note]
    words = ask.say("opt-mission", a=task_name(ask.localizer, ask.w, key))
    return ask.say("mission-needs", what=words, needs=", ".join(notes)) if notes else words


def task_name(localizer: "Localizer", w: Sands | None, key: str) -> str:
    """A mission action by the mission's own word for it, else by the game's."""
    own = localizer.name(f"{w.mission_card().key}/word/{key}") if w is not None else None
    message = f"task-{key}"
    return own or (localizer.say(message) if localizer.has(message) else localizer.noun(key))


def heal(ask: Ask) -> str | None:
    it = next((e for e in ask.option.then if isinstance(e, Heal)), None)
    return (
        ask.say("live-heal", who=ask.name(ask.rest[0]), n=it.n) if it is not None and ask.tag != "take-turn" else None
    )


# --- cards that only one sees ----------------------------------------------------------------------------------------


def keep(ask: Ask) -> str | None:
    """US-357, US-1005: the finds are named for the one asked; the log never names them."""
    finds = [ask.w.content.cards[card].key for card in ask.w.zones[f"finds-{ask.option.seat}"].top]
    nth = int(ask.rest[0]) - 1
    if nth >= len(finds):
        return None
    found = offered(ask, finds[nth])
    return ask.say("live-another", what=found.removesuffix(".")) if finds[nth] in finds[:nth] else found


def next_tile(ask: Ask) -> str | None:
    """Old Map: the tiles are named for the one who looks at them."""
    after = next((e for e in ask.option.then if isinstance(e, TileOrder)), None)
    return described(ask.localizer, ask.w.content.cards[after.order[-1]].key) if after is not None else None


def turn(ask: Ask) -> str | None:
    """US-344: the card with what it will not do for the rest of the day."""
    turned = next((e for e in ask.option.then if isinstance(e, TurnCard)), None)
    return described(ask.localizer, ask.w.content.cards[turned.card].key) if turned is not None else None


def character(ask: Ask) -> str | None:
    """US-104: a character with what the board says."""
    return described(ask.localizer, f"character/{ask.rest[0]}")
