"""Options of an Action that is resolved."""

from typing import Literal

from holdfast.core.engine.option_spec import OptionSpec

ActionDie = Literal["wound", "success", "adventure"]
DICE: tuple[ActionDie, ...] = ("wound", "success", "adventure")
"""RC-002: the dice of an Action, in order."""


class RerollOne(OptionSpec):
    """RC-623: a die of the roll on the table, and its face."""

    pattern = "reroll:{what}:{by}"
    what: ActionDie
    by: str
