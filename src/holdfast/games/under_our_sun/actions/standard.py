"""The actions of a character that are always the same, made once."""

from functools import lru_cache, partial

from holdfast.core.engine.effect import AnyEffect, BoundedRecord, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu, Option, option
from holdfast.core.engine.option_spec import OptionSpec
from holdfast.core.memo import Memo
from holdfast.games.under_our_sun.actions.building import Build, MakeAmmunition, PayRecipe, Strip
from holdfast.games.under_our_sun.actions.camp import Cook, LightFire, MakeKitchen, SetUpCamp, Sleep, TakeDownCamp
from holdfast.games.under_our_sun.actions.gathering import Eat, Gather, Haul, Rain, Refill, pairs
from holdfast.games.under_our_sun.actions.movement import COSTS
from holdfast.games.under_our_sun.actions.price import Paid
from holdfast.games.under_our_sun.log import DEED, Told, line, one
from holdfast.games.under_our_sun.options import NoMore, TwoResources, WithPerson, WithThing
from holdfast.games.under_our_sun.people.characters import Cure, Heal, Spend
from holdfast.games.under_our_sun.pieces import NOTHING, PLACE, Spot
from holdfast.games.under_our_sun.rules import AMMUNITION, MOST_DEALERS
from holdfast.games.under_our_sun.things.dropping import DropWater, drop_options
from holdfast.games.under_our_sun.things.items import UseItem
from holdfast.games.under_our_sun.things.kit import Kit
from holdfast.games.under_our_sun.things.loot import LootBody, OpenBox
from holdfast.games.under_our_sun.things.options import SearchBody
from holdfast.games.under_our_sun.things.supply import join
from holdfast.games.under_our_sun.trade.barter import Barter
from holdfast.games.under_our_sun.trade.dealing import Dealing
from holdfast.games.under_our_sun.trade.traders import display
from holdfast.games.under_our_sun.world import Sands


class EndTurn(Effect[Sands]):
    """US-204, US-640: with points left this is Wait; they serve for combat until the phase ends."""

    char: int
    accounts_for = DEED

    def apply(self, w: Sands, by: Cause) -> Effects:
        bit = 1 << self.char
        w.acted |= bit
        if w.ap[self.char]:
            w.waiting |= bit
        elif w.waiting & bit:
            w.waiting ^= bit
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-204: his turn is over."""
        return line("wait", n=w.ap[self.char], **one(w, self.char))


class StandardActions(BoundedRecord):
    """The actions of a character that are always the same, for 1 AP where nothing else is said."""

    gather: Option
    refill: Option
    rain: Option
    eat: Option
    open: Option
    treat: tuple[Option, ...]
    """By the other character."""
    disinfect: tuple[Option, ...]
    build: Option
    ammunition: tuple[tuple[int, Option], ...]
    """US-342: by the place among the goods of what it is made from."""
    camp_down: Option
    campfire: Option
    kitchen: Option
    cook: tuple[Option, ...]
    """By the price, as `sleep`."""
    sleep: tuple[Option, ...]
    trade: tuple[Option, ...]
    """By the other character."""
    deal: tuple[Option, ...]
    """By the trader."""
    wait: Option
    discard: Option
    discard_spent: Option
    """The same when his points are spent: he is asked again."""
    mission: Cause
    """The cause of the mission's tasks."""


def paid(spec: OptionSpec | str, seat: Seat, char: int, *then: AnyEffect, ap: int = 1) -> Option:
    """Build an action with its price."""
    key = spec if isinstance(spec, str) else spec.key
    return option(spec, seat, (Paid(char, ap, then, key=key),))


STANDARD_ACTIONS: list[list[StandardActions | None]] = [[None] * 6 for _ in range(6)]
"""By seats and characters, made when they are first asked for."""


def standard_actions(seat: Seat, char: int) -> StandardActions:
    def deed(spec: OptionSpec | str, *then: AnyEffect, ap: int = 1) -> Option:
        return paid(spec, seat, char, *then, ap=ap)

    made = [(PLACE[cube], deed(WithThing("make", it), MakeAmmunition(char, it))) for it, cube in AMMUNITION.items()]
    STANDARD_ACTIONS[seat][char] = own = StandardActions(
        gather=deed("gather", Gather(char)),
        refill=deed("refill", Refill(char)),
        rain=deed("rain", Rain(char)),
        eat=deed("eat", Eat(char)),
        open=deed("open", OpenBox(char)),
        treat=tuple([deed(WithPerson("treat", c), Spend(TREATED[char]), Heal(str(c))) for c in range(6)]),
        disinfect=tuple([deed(WithPerson("disinfect", c), Cure(str(c))) for c in range(6)]),
        build=deed("build", Build(char)),
        ammunition=tuple(made),
        camp_down=deed("camp-down", TakeDownCamp(char)),
        campfire=deed("campfire", LightFire(char)),
        kitchen=deed("kitchen", MakeKitchen(char)),
        cook=tuple([deed("cook", Cook(char), ap=ap) for ap in COSTS]),
        sleep=tuple([deed("sleep", Sleep(char), ap=ap) for ap in COSTS]),
        trade=tuple([deed(WithPerson("trade", other), Barter(char, other)) for other in range(6)]),
        deal=tuple(
            [deed(WithThing("trader", display(trader)), Dealing(char, trader)) for trader in range(MOST_DEALERS + 1)]
        ),
        wait=Option("wait", seat, (EndTurn(char),)),
        discard=Option("discard", seat, (Discard(char),), back=True),
        discard_spent=Option("discard", seat, (Discard(char),), stay=True, back=True),
        mission=Cause(seat, char, -1, "mission"),
    )
    return own


@lru_cache(maxsize=4096)
def loot(seat: Seat, char: int, id: int) -> Option:
    """Made once, as the following ones."""
    return paid(SearchBody(id), seat, char, LootBody(char, id))


def hauls(w: Sands, seat: Seat, char: int, spot: Spot, kit: Kit) -> tuple[Option, ...]:
    """US-336: to gather two resources, named at once, where there are few ways to choose them and room for both."""
    found = HAULS[seat][char][spot.printed if spot.dropped == NOTHING else join(spot.printed, spot.dropped)]
    return found if found and (w.spare(char, kit) > 1 or w.fits(char, cubes=2)) else ()


def hauls_of(seat: Seat, char: int, lying: tuple[int, ...]) -> tuple[Option, ...]:
    return tuple([paid(TwoResources("gather", *two), seat, char, Haul(char, two)) for two in pairs(lying)])


HAULS = tuple([tuple([Memo(partial(hauls_of, seat, char)) for char in range(6)]) for seat in range(6)])
"""By seats and characters, by what lies there."""


@lru_cache(maxsize=4096)
def use(seat: Seat, char: int, id: str, card: int, ap: int) -> Option:
    """US-304: what costs nothing is no action that somebody could see."""
    spec = WithThing("use", id)
    return option(spec, seat, (Paid(char, ap, (UseItem(char, card),), key=spec.key if ap else ""),))


@lru_cache(maxsize=4096)
def strip(seat: Seat, char: int, id: str, card: int) -> Option:
    return paid(WithThing("strip", id), seat, char, Strip(char, card))


@lru_cache(maxsize=4096)
def camp_up(seat: Seat, char: int, card: int, built: bool) -> Option:
    if built:
        return paid("camp-build", seat, char, PayRecipe(char, card), SetUpCamp(char, card))
    return paid("camp-up", seat, char, SetUpCamp(char, card))


TREATED = tuple([f"phase:treat:{char}" for char in range(6)])


class Discard(Question[Sands]):
    """US-359: any number of things are dropped; in a camp they are stored."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        drop_options(w, self.char, menu, Discard(self.char))
        if w.water[self.char]:
            menu.add(WithThing("drop", "water"), DropWater(self.char), Discard(self.char))
        menu.add(NoMore("drop"))
