"""The actions of a character that are always the same, made once."""

from functools import lru_cache, partial

from holdfast.core.engine.effect import AnyEffect, BoundedRecord, Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Menu, Option
from holdfast.core.memo import Memo
from holdfast.games.under_our_sun.actions.building import Build, MakeAmmunition, PayRecipe, Strip
from holdfast.games.under_our_sun.actions.camp import Cook, LightFire, MakeKitchen, SetUpCamp, Sleep, TakeDownCamp
from holdfast.games.under_our_sun.actions.gathering import Eat, Gather, Haul, Rain, Refill, pairs
from holdfast.games.under_our_sun.actions.price import Paid
from holdfast.games.under_our_sun.actions.ways import COSTS
from holdfast.games.under_our_sun.people.characters import Cure, Heal, Spend
from holdfast.games.under_our_sun.pieces import NOTHING, PLACE, Spot
from holdfast.games.under_our_sun.rules import AMMUNITION, MOST_DEALERS
from holdfast.games.under_our_sun.things.dropping import DropWater, drop_options
from holdfast.games.under_our_sun.things.items import UseItem
from holdfast.games.under_our_sun.things.kit import Kit
from holdfast.games.under_our_sun.things.loot import LootBody, OpenBox
from holdfast.games.under_our_sun.things.supply import join
from holdfast.games.under_our_sun.trade.barter import Barter
from holdfast.games.under_our_sun.trade.dealing import Dealing
from holdfast.games.under_our_sun.trade.traders import display
from holdfast.games.under_our_sun.world import Sands

COOK = 2


class EndTurn(Effect[Sands]):
    """US-204, US-640: with points left this is Wait; they serve for combat until the phase ends."""

    char: int

    def apply(self, w: Sands, by: Cause) -> Effects:
        bit = 1 << self.char
        w.acted |= bit
        if w.ap[self.char]:
            w.waiting |= bit
        elif w.waiting & bit:
            w.waiting ^= bit
        return ()


class Deeds(BoundedRecord):
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
    cook: Option
    """2 AP."""
    sleep: tuple[Option, ...]
    """By its price."""
    trade: tuple[Option, ...]
    """By the other character."""
    deal: tuple[Option, ...]
    """By the trader."""
    wait: Option
    discard: Option
    discard_spent: Option
    """The same when his points are spent: he is asked again."""
    mission: Cause
    """Who does the tasks of the mission."""


DEEDS: list[list[Deeds | None]] = [[None] * 6 for _ in range(6)]
"""By seats and characters, made when they are first asked for."""


def deeds(seat: Seat, char: int) -> Deeds:
    def deed(key: str, *then: AnyEffect, ap: int = 1) -> Option:
        return Option(key, seat, (Paid(char, ap, then, key=key),))

    made = [(PLACE[cube], deed(f"make:{it}", MakeAmmunition(char, it))) for it, (cube, _) in AMMUNITION.items()]
    DEEDS[seat][char] = own = Deeds(
        gather=deed("gather", Gather(char)),
        refill=deed("refill", Refill(char)),
        rain=deed("rain", Rain(char)),
        eat=deed("eat", Eat(char)),
        open=deed("open", OpenBox(char)),
        treat=tuple([deed(f"treat:char-{c}", Spend(TREATED[char]), Heal(str(c))) for c in range(6)]),
        disinfect=tuple([deed(f"disinfect:char-{c}", Cure(str(c))) for c in range(6)]),
        build=deed("build", Build(char)),
        ammunition=tuple(made),
        camp_down=deed("camp-down", TakeDownCamp(char)),
        campfire=deed("campfire", LightFire(char)),
        kitchen=deed("kitchen", MakeKitchen(char)),
        cook=deed("cook", Cook(char), ap=COOK),
        sleep=tuple([deed("sleep", Sleep(char), ap=ap) for ap in COSTS]),
        trade=tuple([deed(f"trade:char-{other}", Barter(char, other)) for other in range(6)]),
        deal=tuple([deed(f"trader:{display(trader)}", Dealing(char, trader)) for trader in range(MOST_DEALERS + 1)]),
        wait=Option("wait", seat, (EndTurn(char),)),
        discard=Option("discard", seat, (Discard(char),), back=True),
        discard_spent=Option("discard", seat, (Discard(char),), stay=True, back=True),
        mission=Cause(seat, char, -1, "mission"),
    )
    return own


@lru_cache(maxsize=4096)
def loot(seat: Seat, char: int, id: int) -> Option:
    """Made once, as the following ones."""
    key = f"loot:body-{id}"
    return Option(key, seat, (Paid(char, 1, (LootBody(char, id),), key=key),))


def hauls(w: Sands, seat: Seat, char: int, spot: Spot, kit: Kit) -> tuple[Option, ...]:
    """US-336: to gather two resources, named at once, where there are few ways to choose them and room for both."""
    found = HAULS[seat][char][spot.printed if spot.dropped == NOTHING else join(spot.printed, spot.dropped)]
    return found if found and (w.spare(char, kit) > 1 or w.fits(char, cubes=2)) else ()


def hauls_of(seat: Seat, char: int, lying: tuple[int, ...]) -> tuple[Option, ...]:
    named = [(f"gather:{one}+{other}", Haul(char, (one, other))) for one, other in pairs(lying)]
    return tuple([Option(key, seat, (Paid(char, 1, (haul,), key=key),)) for key, haul in named])


HAULS = tuple([tuple([Memo(partial(hauls_of, seat, char)) for char in range(6)]) for seat in range(6)])
"""By seats and characters, by what lies there."""


@lru_cache(maxsize=4096)
def use(seat: Seat, char: int, id: str, card: int, ap: int) -> Option:
    """US-304: what costs nothing is no action that somebody could see."""
    key = f"use:{id}"
    return Option(key, seat, (Paid(char, ap, (UseItem(char, card),), key=key if ap else ""),))


@lru_cache(maxsize=4096)
def strip(seat: Seat, char: int, id: str, card: int) -> Option:
    key = f"strip:{id}"
    return Option(key, seat, (Paid(char, 1, (Strip(char, card),), key=key),))


@lru_cache(maxsize=4096)
def camp_up(seat: Seat, char: int, card: int, built: bool) -> Option:
    key, price = ("camp-build", (PayRecipe(char, card),)) if built else ("camp-up", ())
    return Option(key, seat, (Paid(char, 1, (*price, SetUpCamp(char, card)), key=key),))


TREATED = tuple([f"phase:treat:{char}" for char in range(6)])


class Discard(Question[Sands]):
    """US-359: any number of things are dropped; in a camp they are stored."""

    char: int

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (w.seat_of(self.char),)

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        drop_options(w, self.char, menu, Discard(self.char))
        if w.water[self.char]:
            menu.add("drop:water", DropWater(self.char), Discard(self.char))
        menu.add("drop:done")
