"""The three dice of an Action (RC-441 to RC-448), and what rerolls them."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects
from holdfast.core.engine.effects import Reroll
from holdfast.core.table.world import Rolled
from holdfast.games.robinson.actions import Succeed
from holdfast.games.robinson.adventures import MeetAdventure
from holdfast.games.robinson.numbers import FAILED_DETERMINATION, face, faces
from holdfast.games.robinson.people import Determination, Wound
from holdfast.games.robinson.tokens import drop
from holdfast.games.robinson.world import Island


class ThrowSuccess(Effect[Island]):
    """confused: with enough pawns only the Success die is rolled; the others lie blank and stay so."""

    kind: str

    def apply(self, w: Island, by: Cause) -> Effects:
        w.laid.append(Rolled(self.kind, (5, w.chance.below(6), 5), (6, 6, 6), by, 0b101))
        return ()


class ForcedReroll(Effect[Island]):
    """RC-472, RC-473, RC-1231: a Reroll token, a cursed bowl or a confused head rerolls a Success once each."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        rolled = w.rolled()
        assert rolled is not None
        forced: list[AnyEffect] = []
        if drop(w, rolled.kind, "reroll"):
            forced.append(RerollSuccess())
        if w.marks and f"bowl:{by.who}" in w.marks and f"new-bowl:{by.who}" not in w.today:
            forced.append(RerollSuccess())
        if w.today and f"confused:{by.who}" in w.today:
            forced.append(RerollSuccess(f"confused:{by.who}"))
        return tuple(forced)


class RerollSuccess(Effect[Island]):
    """If the Success die shows Success it must be rerolled once; the new result may still be rerolled by a skill.

    What holds only once is over when it has rerolled a Success.
    """

    once: str = ""

    def apply(self, w: Island, by: Cause) -> Effects:
        rolled = w.rolled()
        assert rolled is not None
        if face(rolled.kind, 1, rolled.faces[1]) != "success":
            return ()
        if self.once:
            w.today = tuple([flag for flag in w.today if flag != self.once])
        return (Reroll((1,), final=False),)


class ReadDice(Effect[Island]):
    """RC-441 to RC-448: Wound, then Success with the yield, then Adventure."""

    def apply(self, w: Island, by: Cause) -> Effects:
        rolled = w.taken_up()
        wound, success, adventure = faces(rolled.kind, rolled.faces)
        out = WOUNDED if wound == "wound" else UNHURT
        out += DONE if success == "success" else FAILED
        return out + MET if adventure == "adventure" or w.token(rolled.kind, "adventure") else out


UNHURT: Effects = ()
WOUNDED: Effects = (Wound("taker"),)
DONE: Effects = (Succeed(),)
FAILED: Effects = (Determination("taker", FAILED_DETERMINATION),)
MET: Effects = (MeetAdventure(True),)


class ReadSuccess(Effect[Island]):
    """confused: with enough pawns only the Success die counts."""

    def apply(self, w: Island, by: Cause) -> Effects:
        rolled = w.taken_up()
        done = face(rolled.kind, 1, rolled.faces[1]) == "success"
        return (Succeed() if done else Determination("taker", FAILED_DETERMINATION), MeetAdventure(False))
