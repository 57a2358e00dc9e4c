"""Scavenging: where to go, what to take along, card by card, what to carry home (TW-601 to TW-644)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Seat
from holdfast.core.engine.menu import Menu, Option, needs
from holdfast.core.lookups import Kept
from holdfast.games.this_war.barter import Barter
from holdfast.games.this_war.deeds import Peek, ReturnCards
from holdfast.games.this_war.leader import Decision, PassOn
from holdfast.games.this_war.numbers import CARDS_AT, HARDER_CARDS_AT, IDS, RESOURCES, WEIGHT
from holdfast.games.this_war.people import ReadPage
from holdfast.games.this_war.scripts import Offered
from holdfast.games.this_war.stores import discard, gain, there
from holdfast.games.this_war.tokens import use_up
from holdfast.games.this_war.world import SHEETS, BlankToken, City

HAND_CART = 3
"""TW-1866: what a Hand Cart carries."""
GEAR = ("hand-cart", "ring-of-keys", "police-whistle", "forged-papers")
"""Blank tokens that can be taken along."""
TRADERS = {"cellar-trader": ("green", 0), "junk-dealer": ("grey", 1), "field-nurse": ("yellow", 2)}
"""TW-1866: what they trade, and their Commission; reaching them costs two cards."""


TAKE = tuple([f"take:{id}" for id in IDS])
FILL = tuple([f"fill:{id}" for id in IDS])


class ScavengingPhase(Effect[City]):
    """TW-507: without scavengers the phase is skipped."""

    def apply(self, w: City, by: Cause) -> Effects:
        if not w.scavengers or not w.places():
            return ()
        w.phase = "scavenging"
        return (ChooseLocation(), Equip(), SetOut(), Explore(), Homeward(), PassOn())


class ChooseLocation(Decision):
    """TW-601: one of the Locations on the board."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for space in w.places():
            menu.add(f"go:{space}", GoTo(space))


class GoTo(Effect[City]):
    """TW-042, TW-609: its space says how many Unknown cards there are."""

    space: str

    def apply(self, w: City, by: Cause) -> Effects:
        w.location = w.places()[self.space]
        cards = (HARDER_CARDS_AT if w.options["difficulty"] == "harder" else CARDS_AT)[self.space]
        w.unknown = cards - 2 if "curfew" in w.tonight else cards
        return ()


# --- equipment -------------------------------------------------------------------------------------------------------------------------


def capacity(w: City) -> int:
    """TW-636: what the scavengers can carry together."""
    inventory = SHEETS[w.content].inventory
    room = HAND_CART if "hand-cart" in w.tonight and w.token("hand-cart") is not None else 0
    for p in w.scavengers:
        room += inventory[p]
    return room


class Equip(Decision):
    """TW-603, TW-604: any tokens of the Storage, as far as they can carry them; no resources."""

    relentless: ClassVar[bool] = False

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("go")
        room = capacity(w) - w.weight()
        storage, options, take = w.storage, menu.options, TAKE_ALONG[seat]
        for item in there(storage, "any-token"):
            if WEIGHT[item] <= room:
                options.append(take[item])
            elif menu.explain:
                blocks = needs(False, "TW-604", "too-heavy", need=WEIGHT[item], have=room)
                menu.add(TAKE[item], TakeToPile(item), stay=True, blocks=blocks)
        for token in w.tokens:
            if token.name in GEAR and token.place == "storage":
                menu.add(f"token:{token.name}", TakeToken(token.name), stay=True)

    def backs(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for item in there(w.pile, "any-token"):
            menu.add(f"leave:{IDS[item]}", BackToStorage(item), stay=True, back=True)
        super().backs(w, by, seat, menu)


class TakeToPile(Effect[City]):
    """TW-603: a token is taken along."""

    item: int

    def apply(self, w: City, by: Cause) -> Effects:
        w.storage[self.item] -= 1
        w.pile[self.item] += 1
        return ()


def taking_along(seat: Seat) -> list[Option]:
    return [Option(key, seat, (TakeToPile(item),), stay=True) for item, key in enumerate(TAKE)]


TAKE_ALONG = Kept(taking_along)
"""What each seat may take along, by the kind of token."""


class BackToStorage(Effect[City]):
    """TW-603: a token is left at home after all."""

    item: int

    def apply(self, w: City, by: Cause) -> Effects:
        w.pile[self.item] -= 1
        w.storage[self.item] += 1
        return ()


class TakeToken(Effect[City]):
    """A blank token is taken along; a Hand Cart carries more and makes noise."""

    name: str

    def apply(self, w: City, by: Cause) -> Effects:
        move_token(w, self.name, "findings")
        if self.name == "hand-cart":
            w.tonight_too("hand-cart")
        return ()


def move_token(w: City, name: str, place: str) -> None:
    w.tokens = tuple([BlankToken(t.name, place, t.uses) if t.name == name else t for t in w.tokens])


class SetOut(Effect[City]):
    """TW-605, TW-602: Noise begins at 1; what the Location's red box says at the start happens."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.noise = 2 if "empty-streets" in w.tonight or "hand-cart" in w.tonight else 1
        place = w.place(w.location)
        then: Effects = place.start
        if location_token(w, "boy-at-the-window"):
            use_up(w, "boy-at-the-window")
            then = (*then, Peek("unknown", 3, sort=True))
        return then


def location_token(w: City, name: str) -> bool:
    """Does a blank token lie on the Location being scavenged?"""
    token = w.token(name)
    return token is not None and token.place == f"location:{w.place(w.location).number:02}"


# --- card by card ------------------------------------------------------------------------------------------------------------------------


class Explore(Decision):
    """TW-610, TW-613, TW-614: before each card the Leader may end it; a Map, a market or a trader may be used."""

    moment: ClassVar[str] = "scavenging"

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if w.unknown > 0 and w.searching() else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("reveal", Reveal(), CardDone(), self)
        menu.add("stop", StopExploring())
        if any(w.content.cards[c].id == "map" for c in w.zones["area"].top):
            menu.add("map", UseMap(), stay=True)
        place = w.place(w.location)
        trade = place.trade
        if trade is not None and "trade" not in w.tonight:
            barter = Barter(trade.offer, trade.commission)
            blocks = needs(
                w.unknown >= trade.cards, "TW-612", "no-cards", need=trade.cards, have=w.unknown
            ) + barter.blocks(w, by)
            page: Effects = (ReadPage(trade.script),) if trade.script else ()
            then = (UsedTonight("trade"), ReturnCards(trade.cards), *page, barter, *trade.after)
            menu.add("trade", *then, stay=True, blocks=blocks)
        if w.tokens:
            for name, (goods, commission) in TRADERS.items():
                if location_token(w, name) and name not in w.tonight:
                    barter = Barter((goods,), commission)
                    blocks = needs(w.unknown >= 2, "TW-612", "no-cards", need=2, have=w.unknown) + barter.blocks(w, by)
                    then = (UsedTonight(name), ReturnCards(2), barter)
                    menu.add(f"visit:{name}", *then, stay=True, blocks=blocks)


class CardDone(Effect[City]):
    """TW-134: after each card the Journal passes; after the last one it does so at the end of the phase."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        return (PassOn(),) if w.unknown > 0 and w.searching() else ()


class UsedTonight(Effect[City]):
    """Something that works once a night."""

    what: str

    def apply(self, w: City, by: Cause) -> Effects:
        w.tonight_too(self.what)
        return ()


class StopExploring(Effect[City]):
    """TW-613: the rest of the Unknown deck goes back."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.unknown = 0
        return ()


class UseMap(Effect[City]):
    """TW-625: look at the next three, return any of them, put the others back in any order."""

    def apply(self, w: City, by: Cause) -> Effects:
        for card in w.zones["area"].top:
            if w.content.cards[card].id == "map":
                w.move(card, "area", "explored")
                break
        return (Peek("unknown", 3, sort=True),)


class Reveal(Effect[City]):
    """TW-610, TW-616, TW-617, TW-623: the next card; an obstacle that the Location does not list is an empty passage."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.unknown -= 1
        return (Revealed(w.draw("exploration", "explored")),)


class Revealed(Effect[City]):
    """What the card that lies open now does."""

    card: int

    def apply(self, w: City, by: Cause) -> Effects:
        card = self.card
        found = w.exploration(card)
        if found.keep:
            w.move(card, "explored", "area")
            return ()
        if found.obstacle is not None and found.obstacle not in w.place(w.location).obstacles:
            return ()
        cause = Cause(card=card, place="exploration")
        then: tuple[AnyEffect, ...] = found.effects
        if found.choices:
            then += (Offered(found.choices, found.must),)
        for effect in reversed(then):
            w.stack.append((effect, cause))
        return ()


# --- going home ----------------------------------------------------------------------------------------------------------------------------


class Homeward(Effect[City]):
    """TW-631 to TW-634: with nobody left nothing is brought home; else the cards go back, and findings are chosen."""

    def apply(self, w: City, by: Cause) -> Effects:
        w.unknown = 0
        w.tonight = tuple([word for word in w.tonight if word != "home"])
        for deck, pile in (("exploration", "explored"), ("exploration", "area"), ("residents", "resident-discard")):
            w.refill(deck, pile)
        w.refill("findings", "findings-discard")
        if not w.scavengers:
            for item, n in enumerate(w.pile):
                discard(w, w.pile, item, n)
            w.tokens = tuple([t for t in w.tokens if t.place != "findings"])
            return (NightOutside(),)
        return (*w.place(w.location).end, Carry(), NightOutside())


class NightOutside(Effect[City]):
    """The expedition is over: nobody is at a Location any more."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        w.location = -1
        w.stopped = ()
        return ()


class Carry(Decision):
    """TW-635, TW-636, TW-639: any resources may be added; what is too heavy is left behind, or eaten (TW-1303)."""

    relentless: ClassVar[bool] = False
    moment: ClassVar[str] = "carrying"

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if w.scavengers else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        room = capacity(w) - w.weight()
        if room >= 0:
            menu.add("home")
        else:
            for item, n in enumerate(w.pile):
                if n and WEIGHT[item]:
                    menu.add(f"leave:{IDS[item]}", LeaveBehind(item), stay=True)
            return
        if room:
            options = menu.options
            for item in RESOURCES:
                most = min(room, w.box[item])
                if most:
                    options.append(Option(TAKE[item], seat, (PickUp(item, 1),), stay=True))
                if most > 1:
                    options.append(Option(FILL[item], seat, (PickUp(item, most),), stay=True))

    def backs(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        if capacity(w) >= w.weight():
            for item, n in enumerate(w.pile):
                if n and WEIGHT[item]:
                    menu.add(f"leave:{IDS[item]}", LeaveBehind(item), stay=True, back=True)
        super().backs(w, by, seat, menu)


class LeaveBehind(Effect[City]):
    """TW-636: one piece is not carried home."""

    item: int

    def apply(self, w: City, by: Cause) -> Effects:
        discard(w, w.pile, self.item, 1)
        return ()


class PickUp(Effect[City]):
    """TW-635: so many of a resource are added from the supply."""

    item: int
    n: int

    def apply(self, w: City, by: Cause) -> Effects:
        gain(w, w.pile, self.item, self.n)
        return ()
