"""Attacks on characters and dealers (US-647, US-661, US-720)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, replace
from holdfast.games.under_our_sun.attacks import Strike, from_hiding
from holdfast.games.under_our_sun.fighting import Asker, Blows
from holdfast.games.under_our_sun.pvp import assaults
from holdfast.games.under_our_sun.traders import Anger, angry, dealer_card
from holdfast.games.under_our_sun.weapons import arm_name, arms, bursts
from holdfast.games.under_our_sun.world import Sands


def crimes(ask: Asker) -> None:
    """US-647, US-720: attacks on characters and dealers."""
    w, char = ask.w, ask.char
    if w.rules.semi:
        for key, assault in assaults(w, char).items():
            ask.put(key, 1, replace(assault, ap=0) if ask.free else assault)
    for it in w.dealers:
        if not angry(w, it.id, char):
            blows = Blows(ask, it.pos)
            for card in arms(w, char, it.pos, ask.kit):
                for how in manners(w, char, card, it.pos != ask.pos):
                    key = ":".join(["rob", f"dealer-{it.id}", arm_name(w.content, card), *how])
                    blows.add(ask.menu, key, Anger(char, it.id), RobStrike(char, it.id, card, how))


def manners(w: Sands, char: int, weapon: int, away: bool) -> list[tuple[str, ...]]:
    """Plainly, in a burst, or from hiding (as `special_shots` has them against enemies)."""
    found: list[tuple[str, ...]] = [(), ("burst",)] if bursts(w, char, weapon) else [()]
    if away and w.is_hidden(char):
        hidden = from_hiding(w, char, weapon, Strike(char, -1, weapon))
        found += [(*how, hiding) for how in list(found) for hiding in hidden]
    return found


class RobStrike(Effect[Sands]):
    """US-720: robbing is an attack on the dealer, from next to it a ranged one."""

    char: int
    trader: int
    weapon: int
    how: tuple[str, ...] = ()

    def apply(self, w: Sands, by: Cause) -> Effects:
        foe = next(f for f in w.foes if f.card == dealer_card(w, self.trader))
        strike = Strike(self.char, foe.id, self.weapon, burst="burst" in self.how)
        hiding = [how for how in self.how if how != "burst"]
        return from_hiding(w, self.char, self.weapon, strike)[hiding[0]] if hiding else (strike,)
