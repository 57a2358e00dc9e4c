"""What is asked, where the message of a question does not say enough."""

from typing import TYPE_CHECKING

from holdfast.core.engine.effects import Window
from holdfast.games.naufragos.dice.rolls import ThrowDice
from holdfast.games.naufragos.free_acts.offers import DICE
from holdfast.games.naufragos.world import Shore

if TYPE_CHECKING:
    from holdfast.core.engine.asking import Asking
    from holdfast.core.words.teller import Teller


def ask(teller: "Teller", w: Shore, asking: "Asking") -> str | None:
    """Before and after the dice: which roll it is that something may be spent on."""
    if not isinstance(asking.effect, Window) or asking.effect.moment_ not in DICE:
        return None
    throws = [effect for effect, _ in w.stack[-3:] if isinstance(effect, ThrowDice)]
    rolled = w.rolled()
    roll = throws[-1].kind if throws else rolled.kind if rolled is not None else "table"
    actor = teller.noun(f"who-{asking.seats[0]}", w=w)
    return teller.say(f"ask-{asking.effect.moment_}", actor=actor, roll=roll)
