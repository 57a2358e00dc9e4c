"""The original rules of 2013 as data (NA-001): where rule sets differ by a number or a yes or no, the defaults are theirs.

The numbers of the rows are those of the table of differences. What another rule set does differently step by step is a
law of its own.
"""

from holdfast.core.engine.effect import BoundedRecord
from holdfast.games.naufragos.rules import START_WEATHER, TURNS


class RuleSet(BoundedRecord):
    """The original rules of 2013; the defaults are theirs."""

    name: str = "2013"
    """Of rules of one's own the name of those they are based on."""
    own: str = ""
    """The id of rules of one's own, which a pack has brought."""
    switched: tuple[str, ...] = ()
    """What they do step by step otherwise than those (`SWITCHES` of the house rules)."""
    turns: tuple[int, ...] = tuple(TURNS.values())
    """NA-126: events in the deck, and so turns at most, for one to four players."""
    weather: int = START_WEATHER
    """NA-122: where the weather cube begins."""
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

    def one_ship(self) -> bool:
        """NA-726, NA-727: only the ship of the last turn's event counts, not that of any event in the deck."""
        return (self.name == "hr12") != ("rescue_of_the_day" in self.switched)


ORIGINAL = RuleSet()
