"""Determination tokens: gained, discarded, shared (RC-604, RC-645, RC-649)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.robinson.lexicon import Who
from holdfast.games.robinson.people.deciding import named, whom
from holdfast.games.robinson.people.persons import FRIDAY, JENNY
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.world import Island


class Determination(Effect[Island]):
    """RC-604, RC-645, RC-649: gain; or discard, and 1 Wound for each token missing. The dead have none (RC-739)."""

    who: Who
    n: int = 1

    def apply(self, w: Island, by: Cause) -> Effects:
        missing: dict[int, list[int]] = {}
        tokens = w.determination
        for who in whom(w, by, self.who):
            if who == JENNY or (who == FRIDAY and not w.friday):
                continue
            have = tokens[who] + self.n
            tokens[who] = have if have > 0 else 0
            if have < 0:
                missing.setdefault(-have, []).append(who)
        return tuple([Wound(named(people), n) for n, people in missing.items()]) if missing else ()


class DiscardAllDetermination(Effect[Island]):
    """Traps and Monsters that take all of one's own tokens."""

    who: Who = "taker"

    def apply(self, w: Island, by: Cause) -> Effects:
        for who in whom(w, by, self.who):
            w.determination[who] = 0
        return ()


class Share(Question[Island]):
    """RC-917: n Determination, one at a time, to whom the group likes; `at_once` gives all to one."""

    n: int
    at_once: bool = False

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if self.n else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for who in range(w.players):
            if self.at_once:
                menu.add(f"give:who-{who}", Determination(str(who), self.n))
            else:
                menu.add(f"give:who-{who}", Determination(str(who)), Share(self.n - 1))
