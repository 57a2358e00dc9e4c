"""The two rule sets as data (NA-001): where they differ by a number or a yes or no.

What they do differently step by step stands in `house_rules.py`. The numbers are rows of the table of differences.
"""

from holdfast.core.engine.effect import Frozen


class RuleSet(Frozen):
    """The original rules of 2013; the defaults are theirs."""

    name: str = "2013"
    c_events_up_to: int = 2
    """Row 3: "C" events are used up to this number of players."""
    supply_at_start: bool = True
    """Row 4."""
    bags: bool = False
    """Rows 5 to 8: tiles and tokens come from bags; used forage tiles leave the game, spent tokens go back at once."""
    watch_at_start: bool = False
    """Row 9: a solo player starts with the pocket watch."""
    lowest_difficulty: int = 2
    """Row 21, and how far a card lowers the expedition's difficulty."""
    starting_difficulty: tuple[int, ...] = (4, 4, 4, 4)
    """Row 30: by the number of explorers."""
    starving_wounds: int = 2
    """Row 39."""
    lost_survive: bool = False
    """Row 38: the lost eat, starve and freeze."""
    trade_on_expedition: bool = False
    """Row 43: items change hands on the expedition, and in the camp meanwhile."""
    trade_with_lost: bool = True
    """Row 43."""
    story_dice: bool = True
    """NA-790, NA-791."""
    cooperative: bool = False
    """NA-793."""
    list_order: bool = False
    """NA-292."""


ORIGINAL = RuleSet()
HOUSE_RULES = RuleSet(
    name="hr12",
    c_events_up_to=1,
    supply_at_start=False,
    bags=True,
    watch_at_start=True,
    lowest_difficulty=1,
    starting_difficulty=(4, 3, 2, 1),
    starving_wounds=1,
    lost_survive=True,
    trade_on_expedition=True,
    trade_with_lost=False,
)
RULESETS = {"2013": ORIGINAL, "hr12": HOUSE_RULES}
