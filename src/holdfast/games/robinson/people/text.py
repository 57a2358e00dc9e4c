"""What stands on the buttons where an answer is about somebody."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.menu import Option
from holdfast.games.robinson.people.options import Somebody
from holdfast.games.robinson.world import Island

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Label, Localizer

HURT = frozenset({"heal", "hungry", "marker"})
"""Answers about somebody whose Wounds one would look up."""


def somebody(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: Somebody) -> str:
    who = localizer.noun(f"the-who-{it.who}", w=w)
    if w is not None and option.then and it.deed in HURT:
        who = localizer.say("with-wounds", who=who, n=w.wounds[it.who], of=w.life(it.who))
    return localizer.option_label(w, tag, option, it, who=who)


LABELS: "dict[type[Any], Label]" = {Somebody: somebody}
