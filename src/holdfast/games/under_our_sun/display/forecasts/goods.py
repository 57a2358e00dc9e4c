"""Goods, cards and bodies: what is taken, made, used and lost (US-336 to US-364, US-780)."""

from holdfast.games.under_our_sun.actions.building import MakeAmmunition, PayRecipe, Strip
from holdfast.games.under_our_sun.actions.camp import Cook, LightFire, MakeKitchen, SetUpCamp, Sleep
from holdfast.games.under_our_sun.actions.gathering import Eat, Rain, Refill, TakeCube, TakeToken
from holdfast.games.under_our_sun.display.forecasts.sheet import Readings, Sheet
from holdfast.games.under_our_sun.flow.drinking import Drink
from holdfast.games.under_our_sun.flow.preparation import Hunger, TakeMeal
from holdfast.games.under_our_sun.missions.tasks import HandIn
from holdfast.games.under_our_sun.people.characters import (
    ActionPoints,
    Cure,
    Damage,
    Heal,
    Infect,
    RegainKarma,
    WellBeing,
    whom,
)
from holdfast.games.under_our_sun.rules import AMMUNITION, COOKED
from holdfast.games.under_our_sun.things.dropping import DropGoods, DropThing, DropToken, DropWater
from holdfast.games.under_our_sun.things.gear import TurnCard
from holdfast.games.under_our_sun.things.goods import Gain, Lose, PayGoods, TakeCard
from holdfast.games.under_our_sun.things.items import UseItem
from holdfast.games.under_our_sun.things.loot import DrawLoot, KeepFind, LootBody, OpenBox
from holdfast.games.under_our_sun.things.supply import in_camp


def given(it: Sheet, price: PayGoods | Lose | DropGoods) -> None:
    it.pay(price.what, price.n)


def recipe(it: Sheet, price: PayRecipe) -> None:
    """US-340: all its resources; thrift spares one."""
    it.about(price.card)
    for what, n in it.w.gear(price.card).recipe.items():
        it.pay(what, n - (what == price.without))


def strip(it: Sheet, work: Strip) -> None:
    """US-716, US-1107: what the supply has of its resources."""
    it.about(work.card)
    for what, n in it.w.gear(work.card).recipe.items():
        it.gain(what, min(n, it.w.supply.get(what, n)))


def card(it: Sheet, thing: TakeCard | DropThing | TurnCard | SetUpCamp) -> None:
    it.about(thing.card)


def cube(it: Sheet, thing: TakeCube) -> None:
    it.gain(thing.what)


def token(it: Sheet, thing: TakeToken) -> None:
    it.gain(thing.token)


def gain(it: Sheet, thing: Gain) -> None:
    it.gain(thing.what, thing.n)


def lay_down(it: Sheet, thing: DropToken) -> None:
    it.pay(thing.token)


def pour_out(it: Sheet, water: DropWater) -> None:
    it.pay("water", water.n)


def hand_in(it: Sheet, thing: HandIn) -> None:
    it.pay(thing.what)


def ammunition(it: Sheet, made: MakeAmmunition) -> None:
    """US-342."""
    resource, n = AMMUNITION[made.what]
    it.pay(resource)
    it.gain(made.what, n)


def refill(it: Sheet, water: Refill) -> None:
    """US-339: as far as the tile and the camp have water."""
    w, char = it.w, water.char
    spot = w.spots[w.pos[char]]
    it.gain("water", min(w.water_room(char) - w.water[char], spot.water + spot.stored_water))


def rain(it: Sheet, water: Rain) -> None:
    it.gain("water")


def cook(it: Sheet, meal: Cook) -> None:
    it.pay("food")
    it.gain("food", COOKED)


def fire(it: Sheet, lit: LightFire) -> None:
    it.pay("wood", int(lit.wood))


def kitchen(it: Sheet, made: MakeKitchen) -> None:
    it.pay("metal")


def use(it: Sheet, item: UseItem) -> None:
    """US-343, US-345: one use less, and what it does."""
    gear = it.w.gear(item.card)
    it.about(item.card)
    it.char = item.char
    if gear.uses:
        it.pay("use")
    if gear.use is not None:
        it.read(gear.use.then)


def box(it: Sheet, opened: OpenBox) -> None:
    """US-357, US-358: a test; one of two loot cards."""
    it.char = opened.char
    if it.w.spots[it.w.pos[opened.char]].box:
        it.read(opened.apply(it.w, it.by))
    it.gain("loot")


def body(it: Sheet, looted: LootBody) -> None:
    """US-348, US-771."""
    w = it.w
    it.about(next(b.card for b in w.bodies if b.id == looted.id))
    it.rolls("GR" if w.wounded(looted.char) else "G", "loot", ("success", 1), ("double", 2))


def find(it: Sheet, kept: KeepFind) -> None:
    it.about(it.w.zones[f"finds-{it.seat}"].top[kept.nth])


def loot(it: Sheet, drawn: DrawLoot) -> None:
    it.gain("loot", drawn.keep)


# --- bodies --------------------------------------------------------------------------------------------------------------


def eat(it: Sheet, meal: Eat) -> None:
    """US-350, US-221: what is eaten now is not there in Preparation."""
    it.pay("food")
    it.gain("hp")
    w, char = it.w, meal.char
    if w.have(char, "food") == 1 and not in_camp(w, char, "food") and w.day < w.days:
        it.risk("last-food", 0, "US-221")


def meal(it: Sheet, taken: TakeMeal) -> None:
    it.who(taken.char)
    it.pay("food")


def hunger(it: Sheet, missed: Hunger) -> None:
    """US-221."""
    it.who(missed.char)
    it.pay("hp")


def drink(it: Sheet, water: Drink) -> None:
    it.who(water.char)
    it.pay("water")


def sleep(it: Sheet, rest: Sleep) -> None:
    it.gain("well-being")


def heal(it: Sheet, cure: Heal) -> None:
    """US-780: never above the maximum."""
    w = it.w
    for char in whom(w, it.by, cure.who):
        it.who(char)
        it.gain("hp", min(cure.n, w.sheet(char).hp - w.hp[char]))


def damage(it: Sheet, hit: Damage) -> None:
    for char in whom(it.w, it.by, hit.who):
        it.pay("hp", min(hit.n, it.w.hp[char]))


def cured(it: Sheet, cure: Cure) -> None:
    it.who(*whom(it.w, it.by, cure.who))
    it.gain("cure")


def well_being(it: Sheet, step: WellBeing) -> None:
    it.who(*whom(it.w, it.by, step.who))
    it.gain("well-being", step.n)


def points(it: Sheet, more: ActionPoints) -> None:
    it.gain("ap", more.n)


def karma(it: Sheet, die: RegainKarma) -> None:
    it.gain("karma")


def infect(it: Sheet, sick: Infect) -> None:
    it.risk("infection", 0, "US-772")


READ: Readings = {
    PayGoods: given,
    Lose: given,
    DropGoods: given,
    PayRecipe: recipe,
    Strip: strip,
    TakeCard: card,
    DropThing: card,
    TurnCard: card,
    SetUpCamp: card,
    TakeCube: cube,
    TakeToken: token,
    Gain: gain,
    DropToken: lay_down,
    DropWater: pour_out,
    HandIn: hand_in,
    MakeAmmunition: ammunition,
    Refill: refill,
    Rain: rain,
    Cook: cook,
    LightFire: fire,
    MakeKitchen: kitchen,
    UseItem: use,
    OpenBox: box,
    LootBody: body,
    KeepFind: find,
    DrawLoot: loot,
    Eat: eat,
    TakeMeal: meal,
    Hunger: hunger,
    Drink: drink,
    Sleep: sleep,
    Heal: heal,
    Damage: damage,
    Cure: cured,
    WellBeing: well_being,
    ActionPoints: points,
    RegainKarma: karma,
    Infect: infect,
}
