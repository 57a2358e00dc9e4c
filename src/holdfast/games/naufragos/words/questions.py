"""What is asked, where the message of a question does not say enough."""

from typing import TYPE_CHECKING

from holdfast.core.engine.effects import Window
from holdfast.games.naufragos.dice.rolls import under_way
from holdfast.games.naufragos.free_acts.offers import DICE
from holdfast.games.naufragos.world import Shore

if TYPE_CHECKING:
    from holdfast.core.engine.asking import Asking
    from holdfast.core.words.teller import Teller


def ask(teller: "Teller", w: Shore, asking: "Asking") -> str | None:
    """Before and after the dice: which roll it is that something may be spent on."""
    if not isinstance(asking.effect, Window) or asking.effect.moment_ not in DICE:
        return None
    actor = teller.noun(f"who-{asking.seats[0]}", w=w)
    return teller.say(f"ask-{asking.effect.moment_}", actor=actor, roll=under_way(w).kind)
