"""The rule set that a table has chosen, and what its options change in it (NA-001, NA-790 to NA-793)."""

from functools import lru_cache
from typing import Any

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import replace
from holdfast.core.memo import Memo
from holdfast.games.naufragos.cards import OwnRules
from holdfast.games.naufragos.rules import STANDARD, Rules
from holdfast.games.naufragos.rulesets.hr12.differences import HOUSE_RULES, LAWS, SWITCHES
from holdfast.games.naufragos.world import Shore

RULESETS = {"2013": STANDARD, "hr12": HOUSE_RULES}
NO_LAWS: dict[type[Any], type[Any]] = {}
LAWS_OF = {"2013": NO_LAWS, "hr12": LAWS}


def chosen_rules(options: dict[str, str], content: Content) -> Rules:
    """The rules of the rule set, with what makes the game harder or common."""
    return rules_with(tuple([options[name] for name in SETTINGS]), content)


SETTINGS = ("ruleset", "no_story_dice", "no_lost_trade", "cooperative", "hr_list_order")


@lru_cache(maxsize=64)
def rules_with(values: tuple[str, ...], content: Content) -> Rules:
    """The same object for the same settings: what is made once per rules is found by identity."""
    name, no_story_dice, no_lost_trade, cooperative, list_order = values
    chosen = RULESETS[name] if name in RULESETS else own_rules(content, name)
    return replace(
        chosen,
        story_dice=no_story_dice == "off",
        trade_with_lost=chosen.trade_with_lost and no_lost_trade == "off",
        cooperative=cooperative == "on",
        list_order=list_order == "on",
    )


def own_rules(content: Content, id: str) -> Rules:
    """NA-797: the rules on which those of a pack are based, with what differs."""
    card = content.cards[content.index[f"ruleset/{id}"]]
    assert isinstance(card, OwnRules)
    base = RULESETS[str(card.based_on)]
    said = {name: value for name in OwnRules.__struct_fields__ if (value := getattr(card, name)) is not None}
    numbers = {name: value for name, value in said.items() if name in Rules.__struct_fields__ and name != "name"}
    house = base is HOUSE_RULES
    switched = tuple([name for name in SWITCHES if said.get(name, house) != house])
    return replace(base, own=id, switched=switched, **numbers)


def laws(w: Shore) -> dict[type[Any], type[Any]]:
    """NA-001: the table of laws of the chosen rule set."""
    return TABLES[w.rules.name, w.rules.switched]


def law_table(chosen: tuple[str, tuple[str, ...]]) -> dict[type[Any], type[Any]]:
    """The laws of a rule set; of those that stand for themselves, the switched ones are the other way round."""
    name, switched = chosen
    table = LAWS_OF[name]
    for switch in switched:
        swapped = {law.__mro__[1]: law for law in SWITCHES[switch]}
        table = {kind: law for kind, law in table.items() if kind not in swapped} if name == "hr12" else table | swapped
    return table


TABLES = Memo(law_table)
"""Made once, so that the engine learns each table once."""
