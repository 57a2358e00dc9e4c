"""Options that use something besides answering the question (RC-601 to RC-632)."""

from typing import Literal

from holdfast.core.engine.option_spec import OptionSpec
from holdfast.games.robinson.vocabulary import CardId

Thing = Literal["use", "token", "treasure", "kept", "item"]


class UseThing(OptionSpec):
    """RC-413, RC-606, RC-615: a Starting Item, Discovery token, Treasure, kept card or Item, by its id."""

    pattern = "{deed}:{what}"
    deed: Thing
    what: CardId


class UseOfSkill(OptionSpec):
    """RC-605: a skill of the player's Character."""

    pattern = "skill:{what}"
    what: CardId


SPENDS = {
    "use": ("uses", "used", "zones.starting", "zones.starting-gone"),
    "token": ("used", "zones.discoveries", "zones.discovery-gone"),
    "treasure": ("uses", "used", "zones.treasures", "zones.mystery-discard"),
    "kept": ("zones.kept", "zones.*-discard"),
    "item": ("used", "stock"),
    "skill": ("used", "determination"),
    "friday-reroll": ("determination",),
}
"""RC-413, RC-602, RC-615: the fields that a use changes besides its effects."""
