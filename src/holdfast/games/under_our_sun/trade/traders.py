"""Traders: Lawrence and the dealers, whom they deal with, and whom they bar (US-711, US-718, US-721, US-738)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effects, Outcomes, replace
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.log import LogOnly, Told, line
from holdfast.games.under_our_sun.pieces import NOTHING, Dealer, Foe
from holdfast.games.under_our_sun.rules import HAVEN, MOST_DEALERS
from holdfast.games.under_our_sun.text.nouns.names import stock as named_goods
from holdfast.games.under_our_sun.things.supply import add
from holdfast.games.under_our_sun.world import Sands

LAWRENCE = 0


def display(trader: int) -> str:
    return "lawrence" if trader == LAWRENCE else f"dealer-{trader}"


DISPLAYS = tuple([display(trader) for trader in range(MOST_DEALERS + 1)])


def dealer(w: Sands, id: int) -> Dealer | None:
    for it in w.dealers:
        if it.id == id:
            return it
    return None


def stock(w: Sands, trader: int) -> tuple[int, tuple[int, ...]]:
    """Water and cubes of a trader's display."""
    if trader == LAWRENCE:
        return w.lawrence_water, w.lawrence
    it = dealer(w, trader)
    return (it.water, it.goods) if it is not None else (0, NOTHING)


def change_stock(w: Sands, trader: int, what: str, n: int) -> None:
    """US-721: what is paid joins the display."""
    if trader == LAWRENCE:
        if what == "water":
            w.lawrence_water += n
        else:
            w.lawrence = add(w.lawrence, what, n)
        return
    it = dealer(w, trader)
    assert it is not None
    new = replace(it, water=it.water + n) if what == "water" else replace(it, goods=add(it.goods, what, n))
    w.dealers = tuple([new if d.id == trader else d for d in w.dealers])


def traders_here(w: Sands, char: int) -> list[int]:
    """Traders on the tile who deal with this character."""
    found = [LAWRENCE] if deals_with(w, char, LAWRENCE) else []
    for it in w.dealers:
        if deals_with(w, char, it.id):
            found.append(it.id)
    return found


def deals_with(w: Sands, char: int, trader: int) -> bool:
    """US-711, US-718, US-738, US-969: on his tile, and neither angry with him nor closed to a traitor."""
    pos = w.pos[char]
    if trader == LAWRENCE:
        return pos == HAVEN and not (w.revealed and w.traitor(char))
    it = dealer(w, trader)
    return it is not None and it.pos == pos and not angry(w, trader, char)


def angry(w: Sands, trader: int, char: int) -> bool:
    found = False
    for foe in w.foes:
        if foe.only >> char & 1 and foe.card == dealer_card(w, trader):
            found = True
    return found


def dealer_card(w: Sands, trader: int) -> int:
    return w.content.index[f"mission-and-other/dealer-{trader}"]


def trader_of(w: Sands, card: int) -> int:
    return int(w.content.cards[card].id.removeprefix("dealer-"))


def calm(w: Sands, pos: str) -> Effects:
    """US-738: an unbeaten trader alone on its tile loses all damage; those who fled are barred for good, and the dealer
    stays their enemy (US-718)."""
    angry_ones = [foe for foe in w.foes if foe.only and foe.pos == pos] if w.dealers else []
    return left_alone(w, angry_ones) if angry_ones and not w.here(pos) else ()


def left_alone(w: Sands, angry_ones: list[Foe]) -> Effects:
    out: list[AnyEffect] = []
    for foe in angry_ones:
        trader = trader_of(w, foe.card)
        it = dealer(w, trader)
        assert it is not None
        if foe.damage or foe.only != it.barred:
            out.append(Calmed(trader, foe.only))
        w.set_foe(foe.id, damage=0)
        w.dealers = tuple([replace(d, barred=foe.only) if d.id == trader else d for d in w.dealers])
    return tuple(out)


class Calmed(LogOnly):
    """A dealer who is left alone, and whom he will not serve any more, for the log."""

    trader: int
    barred: int
    beat = "fight"
    accounts_for = ("foes.*.damage", "dealers")

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        fled = [char for char in range(w.crew) if self.barred >> char & 1]
        names = "|".join([phrases.name(char) for char in fled])
        return line("calmed", dealer=trader_key(self.trader), names=names) if names else None


# --- in log entries ------------------------------------------------------------------------------------------------------


def trader_key(id: int) -> str:
    """The card of a trader."""
    return f"mission-and-other/{display(id)}"


def wares(water: int, goods: tuple[int, ...]) -> str:
    """Goods of a display."""
    return phrases.goods({"water": water, **named_goods(goods)})
