"""What some Items lay on the island: Snare, Hatchet, Corral, Shortcut (RC-1101 to RC-1135)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import unlogged
from holdfast.games.robinson.island.options import AtSpace, OnSpace
from holdfast.games.robinson.island.sources import SourceFree, exhaust
from holdfast.games.robinson.island.tokens import FOOD_SOURCES, TokenOff, TokenOn, add_token, may_lie, several_there
from holdfast.games.robinson.log import MAP, fields
from holdfast.games.robinson.vocabulary import CampPlus, Source, Space
from holdfast.games.robinson.world import Island


class CampToken(Effect[Island]):
    """RC-1135, RC-538: Snare and Hatchet lay a +1 token on the Camp tile if RC-665 allows it; it moves with the Camp."""

    token: CampPlus
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        if not may_lie(w, w.camp, self.token, several_there(w, self.token)):
            return ()
        w.links[by.card] = w.camp
        return (TokenOn(self.token, w.camp),)

    def cancelled(self) -> Effects:
        return (CampTokenLost(self.token),)


class CampTokenLost(Effect[Island]):
    """RC-674: the token an Item placed is removed; the source a Corral covered is free again."""

    token: CampPlus
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        linked = w.links.pop(by.card, "")
        space, _, source = linked.partition("+")
        lies = space in w.spots and self.token in w.spots[space].tokens
        gone = (TokenOff(self.token, space),) if lies else ()
        where, _, kind = source.partition("-")
        return (*gone, SourceFree(where, kind)) if where in w.spots and kind in w.spots[where].exhausted else gone


class Corral(Question[Island]):
    """RC-1108, RC-1131: may cover a food source next to the Camp; then, and only then, a +1 food token on the Camp tile."""

    def sources(self, w: Island) -> list[tuple[str, str]]:
        return [(sp, so) for sp in w.adjacent() for so in w.sources(sp) if so in FOOD_SOURCES]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        room = may_lie(w, w.camp, "food", several_there(w, "food"))
        return (w.first,) if room and self.sources(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("no")
        for space, source in self.sources(w):
            menu.add(OnSpace("corral", space, source), Corralled(space, source))

    def cancelled(self) -> Effects:
        return (CampTokenLost("food"),)


class Corralled(Effect[Island]):
    space: Space
    source: Source
    beat = "build"
    accounts_for = MAP
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        exhaust(w, self.space, self.source)
        add_token(w, w.camp, "food", several_there(w, "food"))
        w.links[by.card] = f"{w.camp}+{self.space}-{self.source}"
        return ()


class PlaceShortcut(Question[Island]):
    """RC-1101, RC-1134: a token on a tile next to the Camp; without one, as soon as there is one."""

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.first,) if w.adjacent() else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for space in w.adjacent():
            menu.add(AtSpace("shortcut", space), ShortcutAt(space))

    def cancelled(self) -> Effects:
        return (ShortcutGone(),)


class ShortcutAt(Effect[Island]):
    space: Space
    beat = "build"
    accounts_for = ("spots.*",)
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        add_token(w, self.space, "shortcut")
        return ()


class ShortcutGone(Effect[Island]):
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        return tuple([TokenOff("shortcut", space) for space in w.explored() if "shortcut" in w.spots[space].tokens])


class ShortcutPending(Effect[Island]):
    """RC-1134: an Item without its token gets one as soon as a tile next to the Camp exists."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        if "shortcut" in w.built and not any("shortcut" in w.spots[s].tokens for s in w.explored()):
            return (PlaceShortcut(),)
        return ()
