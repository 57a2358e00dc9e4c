"""Labels and prompts of the phases."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.menu import Option
from holdfast.core.engine.questions import OpenQuestion
from holdfast.games.robinson.display.odds import action_risks, certain, shared_token
from holdfast.games.robinson.flow.action import ResolveAll, in_order, next_type
from holdfast.games.robinson.flow.night import Meals
from holdfast.games.robinson.flow.options import AllInOrder
from holdfast.games.robinson.planning.text import whose
from holdfast.games.robinson.text.nouns import action
from holdfast.games.robinson.world import FIELDS, Island

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Label, Localizer, Prompt


def meals(localizer: "Localizer", w: Island, question: OpenQuestion, it: Meals) -> str:
    """RC-531, RC-532: how much food there is for how many, and how many have nothing."""
    food, mouths = w.free("food"), len(w.at_camp())
    return localizer.say("ask-meals", food=food, mouths=mouths, lacking=mouths - food, nth=len(it.hungry) + 1)


def resolving(localizer: "Localizer", w: Island, question: OpenQuestion, it: ResolveAll) -> str:
    """RC-291, RC-292, RC-474: of several Actions of a kind the first one meets the Adventure token of their field; if
    all are certain to succeed, none can change another. The other kinds come after."""
    due = next_type(w.plan)
    shared = [p.kind for p in due if shared_token(w, p)]
    field = localizer.noun(f"at-{shared[0]}") if shared else ""
    sure = all(p.kind in FIELDS and certain(w, p) and not action_risks(w, w.first, p) for p in due)
    asked = localizer.say("ask-resolve-all", shared="yes" if shared else "sure" if sure else "no", field=field)
    others = dict.fromkeys([action(localizer, w, p.kind, p.name) or "" for p in w.plan if p.kind != due[0].kind])
    return f"{asked} {localizer.say('afterwards', actions=localizer.listed(list(others)))}" if others else asked


def all_in_order(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: AllInOrder) -> str:
    if w is None:
        return localizer.option_label(w, tag, option, it)
    order = [whose(localizer, w, *slot.split(":", 1)) or slot for slot in in_order(w)]
    return localizer.say("opt-in-order", actions=localizer.listed(order))


LABELS: "dict[type[Any], Label]" = {AllInOrder: all_in_order}
PROMPTS: "dict[type[Any], Prompt]" = {Meals: meals, ResolveAll: resolving}
IN_TURN = frozenset({"resolve-all"})
"""Questions of which thing comes next."""
