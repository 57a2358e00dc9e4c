"""The rule set that a table has chosen, and what its options change in it (NA-001, NA-790 to NA-793)."""

from typing import Any

from holdfast.core.engine.effect import replace
from holdfast.games.naufragos.rulesets.hr12.differences import HOUSE_RULES, LAWS
from holdfast.games.naufragos.rulesets.original import ORIGINAL, RuleSet
from holdfast.games.naufragos.world import Shore

RULESETS = {"2013": ORIGINAL, "hr12": HOUSE_RULES}
NO_LAWS: dict[type[Any], type[Any]] = {}


def chosen_rules(options: dict[str, str]) -> RuleSet:
    """The numbers of the rule set, with what makes the game harder or common."""
    chosen = RULESETS[options["ruleset"]]
    return replace(
        chosen,
        story_dice=options["no_story_dice"] == "off",
        trade_with_lost=chosen.trade_with_lost and options["no_lost_trade"] == "off",
        cooperative=options["cooperative"] == "on",
        list_order=options["hr_list_order"] == "on",
    )


def laws(w: Shore) -> dict[type[Any], type[Any]]:
    """NA-001: the table of laws of the chosen rule set."""
    return LAWS if w.rules.name == "hr12" else NO_LAWS
