"""The three dice of an Action (RC-441 to RC-448), what rerolls them, and what a success brings."""

from typing import Any

from holdfast.core.engine import effects
from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Menu
from holdfast.core.state.world import Rolled
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.actions.adventures import MeetAdventure
from holdfast.games.robinson.actions.building import Built
from holdfast.games.robinson.actions.exploration import ExploreDone
from holdfast.games.robinson.actions.gathering import gathering
from holdfast.games.robinson.actions.options import DICE, RerollOne
from holdfast.games.robinson.island.tokens import TokenLeaves
from holdfast.games.robinson.log import actor, line
from holdfast.games.robinson.people.determination import Determination
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.planning.plan import price
from holdfast.games.robinson.rules import ACTION_DICE, face, faces
from holdfast.games.robinson.vocabulary import DiceKind
from holdfast.games.robinson.world import Island


class Throw(effects.Throw, tag="throw"):
    """All dice of the game."""

    beat = "dice"

    def log(self, w: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        rolled = w.rolled()
        if rolled is None:
            return None
        if rolled.kind == "pit":
            return line("pit", caught=f"pit-{ACTION_DICE['build'][0][rolled.faces[0]]}")
        shown = [face(rolled.kind, i, f) for i, f in enumerate(rolled.faces)]
        return line(
            "throw",
            who=actor(w, by),
            wound=f"die-wound-{shown[0]}",
            success=f"die-success-{shown[1]}",
            adventure=f"die-adventure-{shown[2]}",
        )


class Reroll(effects.Reroll, tag="reroll"):
    """Some dice of the roll on the table again."""

    beat = "dice"
    accounts_for = ("today",)

    def log(self, w: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        rolled = w.rolled()
        if rolled is None or rolled.kind not in ACTION_DICE:
            return None
        die = DICE[self.dice[0]]
        shown = face(rolled.kind, self.dice[0], rolled.faces[self.dice[0]])
        return line("reroll", die=f"die-{die}", face=f"die-{die}-{shown}")


class Succeed(Effect[Island]):
    """RC-355: the Action succeeds; what was assigned is spent, and it brings what it was for."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        p = w.acting
        assert p is not None
        paid = price(p)
        match p.kind:
            case "build":
                return (*paid, Built(p.name))
            case "gather":
                gathered = gathering(p.name, p.how)
                return (*paid, gathered, Window("gathered")) if w.has("basket") or w.has("sack") else (*paid, gathered)
        return (*paid, ExploreDone(p.name))


class RerollDie(Question[Island]):
    """RC-623, RC-737: one die of the roll on the table again; the new result counts."""

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        rolled = w.rolled()
        assert rolled is not None
        for i, die in enumerate(DICE):
            if not rolled.fixed >> i & 1:
                menu.add(RerollOne(die, face(rolled.kind, i, rolled.faces[i])), Reroll((i,)))


class ThrowSuccess(Effect[Island]):
    """confused: with enough pawns only the Success die is rolled; the other dice are blank and stay blank."""

    kind: DiceKind
    beat = "dice"

    def apply(self, w: Island, by: Cause) -> Effects:
        w.laid.append(Rolled(self.kind, (5, w.chance.below(6), 5), (6, 6, 6), by, 0b101))
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        rolled = w.rolled()
        shown = face(rolled.kind, 1, rolled.faces[1]) if rolled is not None else "two"
        return line("throw-success", who=actor(w, by), success=f"die-success-{shown}")


class ForcedReroll(Effect[Island]):
    """RC-472, RC-473, RC-1231: a Reroll token, a cursed bowl or a confused head rerolls a Success once each."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        rolled = w.rolled()
        assert rolled is not None
        forced: list[AnyEffect] = []
        if w.token(rolled.kind, "reroll"):
            forced += [TokenLeaves("reroll", rolled.kind), RerollSuccess()]
        if w.marks and cursed(w, by.who):
            forced.append(RerollSuccess())
        if w.holds_today("confused", by.who):
            forced.append(RerollSuccess(f"confused:{by.who}"))
        return tuple(forced)


def cursed(w: Island, who: int) -> bool:
    """RC-1231: does a cursed bowl work on this player? From the round after it was found."""
    return f"bowl:{who}" in w.marks and not w.new_today(f"bowl:{who}")


class RerollSuccess(Effect[Island]):
    """If the Success die shows Success it must be rerolled once; the new result may still be rerolled by a skill.

    A flag that holds only once ends when it has rerolled a Success.
    """

    once: str = ""
    beat = "dice"

    def apply(self, w: Island, by: Cause) -> Effects:
        rolled = w.rolled()
        assert rolled is not None
        if face(rolled.kind, 1, rolled.faces[1]) != "success":
            return ()
        if self.once:
            w.end_today(self.once)
        return (Reroll((1,), final=False),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        rolled = w.rolled()
        shown = rolled is not None and face(rolled.kind, 1, rolled.faces[1]) == "success"
        return line("reroll-success", who=actor(w, by)) if shown else None


class ReadDice(Effect[Island]):
    """RC-441 to RC-448: Wound, then Success with the yield, then Adventure."""

    log = unlogged

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

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        rolled = w.taken_up()
        done = face(rolled.kind, 1, rolled.faces[1]) == "success"
        return (Succeed() if done else Determination("taker", w.rules.failed_determination), MeetAdventure(False))
