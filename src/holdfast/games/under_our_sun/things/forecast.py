"""Forecasts of goods, cards and bodies: what is taken, made, used and lost (US-336 to US-364, US-780)."""

from holdfast.core.forecast import Forecasts
from holdfast.games.under_our_sun.actions.building import MakeAmmunition, PayRecipe, Strip
from holdfast.games.under_our_sun.actions.camp import Cook, LightFire, MakeKitchen, SetUpCamp, Sleep
from holdfast.games.under_our_sun.actions.gathering import Eat, Rain, Refill, TakeCube, TakeToken
from holdfast.games.under_our_sun.flow.drinking import Drink
from holdfast.games.under_our_sun.flow.preparation import Hunger, TakeMeal
from holdfast.games.under_our_sun.forecast import Sheet
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
from holdfast.games.under_our_sun.rules import AMMUNITION
from holdfast.games.under_our_sun.things.dropping import DropGoods, DropThing, DropToken, DropWater
from holdfast.games.under_our_sun.things.gear import TurnCard
from holdfast.games.under_our_sun.things.goods import Gain, Lose, PayGoods, TakeCard
from holdfast.games.under_our_sun.things.items import UseItem
from holdfast.games.under_our_sun.things.loot import DrawLoot, KeepFind, LootBody, OpenBox
from holdfast.games.under_our_sun.things.supply import in_camp

FORECASTS = Forecasts()


@FORECASTS.of(PayGoods, Lose, DropGoods)
def given(it: Sheet, price: PayGoods | Lose | DropGoods) -> None:
    it.pays(price.what, price.n)


@FORECASTS.of(PayRecipe)
def recipe(it: Sheet, price: PayRecipe) -> None:
    """US-340: all its resources; thrift spares one."""
    it.about(price.card)
    for what, n in it.w.gear(price.card).recipe.items():
        it.pays(what, n - (what == price.without))


@FORECASTS.of(Strip)
def strip(it: Sheet, work: Strip) -> None:
    """US-716, US-1107: what the supply has of its resources."""
    it.about(work.card)
    for what, n in it.w.gear(work.card).recipe.items():
        it.brings(what, min(n, it.w.supply.get(what, n)))


@FORECASTS.of(TakeCard, DropThing, TurnCard, SetUpCamp)
def card(it: Sheet, thing: TakeCard | DropThing | TurnCard | SetUpCamp) -> None:
    it.about(thing.card)


@FORECASTS.of(TakeCube)
def cube(it: Sheet, thing: TakeCube) -> None:
    it.brings(thing.what)


@FORECASTS.of(TakeToken)
def token(it: Sheet, thing: TakeToken) -> None:
    it.brings(thing.token)


@FORECASTS.of(Gain)
def gain(it: Sheet, thing: Gain) -> None:
    it.brings(thing.what, thing.n)


@FORECASTS.of(DropToken)
def lay_down(it: Sheet, thing: DropToken) -> None:
    it.pays(thing.token)


@FORECASTS.of(DropWater)
def pour_out(it: Sheet, water: DropWater) -> None:
    it.pays("water", water.n)


@FORECASTS.of(HandIn)
def hand_in(it: Sheet, thing: HandIn) -> None:
    it.pays(thing.what)


@FORECASTS.of(MakeAmmunition)
def ammunition(it: Sheet, made: MakeAmmunition) -> None:
    """US-342."""
    resource, n = AMMUNITION[made.what], it.w.rules.ammunition(made.what)
    it.pays(resource)
    it.brings(made.what, n)


@FORECASTS.of(Refill)
def refill(it: Sheet, water: Refill) -> None:
    """US-339: as far as the tile and the camp have water."""
    w, char = it.w, water.char
    spot = w.spots[w.pos[char]]
    it.brings("water", min(w.water_room(char) - w.water[char], spot.water + spot.stored_water))


@FORECASTS.of(Rain)
def rain(it: Sheet, water: Rain) -> None:
    it.brings("water")


@FORECASTS.of(Cook)
def cook(it: Sheet, meal: Cook) -> None:
    it.pays("food")
    it.brings("food", it.w.rules.cooked_food)


@FORECASTS.of(LightFire)
def fire(it: Sheet, lit: LightFire) -> None:
    it.pays("wood", int(lit.wood))


@FORECASTS.of(MakeKitchen)
def kitchen(it: Sheet, made: MakeKitchen) -> None:
    it.pays("metal")


@FORECASTS.of(UseItem)
def use(it: Sheet, item: UseItem) -> None:
    """US-343, US-345: one use less, and what it does."""
    gear = it.w.gear(item.card)
    it.about(item.card)
    it.char = item.char
    if gear.uses:
        it.pays("use")
    if gear.use is not None:
        it.read(gear.use.then)


@FORECASTS.of(OpenBox)
def box(it: Sheet, opened: OpenBox) -> None:
    """US-357, US-358: a test; one of two loot cards."""
    it.char = opened.char
    if it.w.spots[it.w.pos[opened.char]].box:
        it.read(opened.apply(it.w, it.by))
    it.brings("loot")


@FORECASTS.of(LootBody)
def body(it: Sheet, looted: LootBody) -> None:
    """US-348, US-771."""
    w = it.w
    it.about(next(b.card for b in w.bodies if b.id == looted.id))
    it.rolls_dice("GR" if w.wounded(looted.char) else "G", "loot", ("success", 1), ("double", 2))


@FORECASTS.of(KeepFind)
def find(it: Sheet, kept: KeepFind) -> None:
    it.about(it.w.zones[f"finds-{it.seat}"].top[kept.nth])


@FORECASTS.of(DrawLoot)
def loot(it: Sheet, drawn: DrawLoot) -> None:
    it.brings("loot", drawn.keep)


# --- bodies --------------------------------------------------------------------------------------------------------------


@FORECASTS.of(Eat)
def eat(it: Sheet, meal: Eat) -> None:
    """US-350, US-221: what is eaten now is not there in Preparation."""
    it.pays("food")
    it.brings("hp")
    w, char = it.w, meal.char
    if w.have(char, "food") == 1 and not in_camp(w, char, "food") and w.day < w.days:
        it.risk("last-food", 0, "US-221")


@FORECASTS.of(TakeMeal)
def meal(it: Sheet, taken: TakeMeal) -> None:
    it.concerns(taken.char)
    it.pays("food")


@FORECASTS.of(Hunger)
def hunger(it: Sheet, missed: Hunger) -> None:
    """US-221."""
    it.concerns(missed.char)
    it.pays("hp")


@FORECASTS.of(Drink)
def drink(it: Sheet, water: Drink) -> None:
    it.concerns(water.char)
    it.pays("water")


@FORECASTS.of(Sleep)
def sleep(it: Sheet, rest: Sleep) -> None:
    it.brings("well-being")


@FORECASTS.of(Heal)
def heal(it: Sheet, cure: Heal) -> None:
    """US-780: never above the maximum."""
    w = it.w
    for char in whom(w, it.by, cure.who):
        it.concerns(char)
        it.brings("hp", min(cure.n, w.sheet(char).hp - w.hp[char]))


@FORECASTS.of(Damage)
def damage(it: Sheet, hit: Damage) -> None:
    for char in whom(it.w, it.by, hit.who):
        it.pays("hp", min(hit.n, it.w.hp[char]))


@FORECASTS.of(Cure)
def cured(it: Sheet, cure: Cure) -> None:
    it.concerns(*whom(it.w, it.by, cure.who))
    it.brings("cure")


@FORECASTS.of(WellBeing)
def well_being(it: Sheet, step: WellBeing) -> None:
    it.concerns(*whom(it.w, it.by, step.who))
    it.brings("well-being", step.n)


@FORECASTS.of(ActionPoints)
def points(it: Sheet, more: ActionPoints) -> None:
    it.brings("ap", more.n)


@FORECASTS.of(RegainKarma)
def karma(it: Sheet, die: RegainKarma) -> None:
    it.brings("karma")


@FORECASTS.of(Infect)
def infect(it: Sheet, sick: Infect) -> None:
    it.risk("infection", 0, "US-772")
