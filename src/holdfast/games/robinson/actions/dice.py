"""The three dice of an Action (RC-441 to RC-448), what rerolls them, and what a success brings."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Question, Seat
from holdfast.core.engine.effects import Reroll, Window
from holdfast.core.engine.menu import Menu
from holdfast.core.state.world import Rolled
from holdfast.games.robinson.actions.adventures import MeetAdventure
from holdfast.games.robinson.actions.building import Built
from holdfast.games.robinson.actions.exploration import ExploreDone
from holdfast.games.robinson.actions.gathering import Gathered
from holdfast.games.robinson.island.tokens import TokenLeaves
from holdfast.games.robinson.people.determination import Determination
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.planning.plan import price
from holdfast.games.robinson.rules import face, faces
from holdfast.games.robinson.vocabulary import DiceKind
from holdfast.games.robinson.world import Island


class Succeed(Effect[Island]):
    """RC-355: the Action succeeds; what was assigned is spent, and it brings what it was for."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        p = w.acting
        assert p is not None
        paid = price(p)
        match p.kind:
            case "build":
                return (*paid, Built(p.name))
            case "gather":
                space, _, source = p.name.partition("-")
                gathered = Gathered(space, source, p.how == "token")
                return (*paid, gathered, Window("gathered")) if w.has("basket") or w.has("sack") else (*paid, gathered)
        return (*paid, ExploreDone(p.name))


class RerollDie(Question[Island]):
    """RC-623, RC-737: one die of the roll on the table again; the new result stands."""

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        rolled = w.rolled()
        assert rolled is not None
        for i, die in enumerate(("wound", "success", "adventure")):
            if not rolled.fixed >> i & 1:
                menu.add(f"reroll:{die}:{face(rolled.kind, i, rolled.faces[i])}", Reroll((i,)))


class ThrowSuccess(Effect[Island]):
    """confused: with enough pawns only the Success die is rolled; the others lie blank and stay so."""

    kind: DiceKind

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
        if w.token(rolled.kind, "reroll"):
            forced += [TokenLeaves("reroll", rolled.kind), RerollSuccess()]
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
        out += SUCCEEDED if success == "success" else (Determination("taker", w.rules.failed_determination),)
        return out + MET if adventure == "adventure" or w.token(rolled.kind, "adventure") else out


UNHURT: Effects = ()
WOUNDED: Effects = (Wound("taker"),)
SUCCEEDED: Effects = (Succeed(),)
MET: Effects = (MeetAdventure(True),)


class ReadSuccess(Effect[Island]):
    """confused: with enough pawns only the Success die counts."""

    def apply(self, w: Island, by: Cause) -> Effects:
        rolled = w.taken_up()
        done = face(rolled.kind, 1, rolled.faces[1]) == "success"
        return (Succeed() if done else Determination("taker", w.rules.failed_determination), MeetAdventure(False))
