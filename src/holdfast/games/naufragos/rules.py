"""The rules of a table as numbers and switches, and the printed boards.

`Rules` are what one table plays by, `w.rules`: the rulebook of 2013 by default; other rule sets are other values. What is
printed on boards and dice is the same at every table.
"""

from holdfast.core.engine.effect import BoundedRecord


class Rules(BoundedRecord, cache_hash=True):
    """The numbers and switches of a table. "Row" is a row of the table of differences between the rule sets."""

    name: str = "2013"
    """The rule set; of the players' own rules the one on which they are based."""
    own: str = ""
    """The id of the players' own rules, from a pack."""
    switched: tuple[str, ...] = ()
    """Steps that the players' own rules take otherwise than those (`SWITCHES` of the house rules)."""
    turns: tuple[int, ...] = (21, 18, 15, 12)
    """NA-126: events in the deck, and so turns at most, for one to four players."""
    weather: int = 4
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

    pawns: int = 2
    """NA-245: coloured pawns of each castaway."""
    starting_wood: int = 1
    """NA-133."""
    counters: int = 16
    """NA-020: wood counters and food counters in the box, each."""
    ropes: int = 2
    sails: int = 2
    """NA-042."""
    wrecks: int = 6
    """NA-127: black cubes on the wreck spaces."""
    zeros: int = 8
    """NA-103: zero cards among the exploration cards."""
    pending: int = 4
    """NA-034: pending explorations."""
    deadly_trauma: int = 4
    """NA-172."""
    first_difficulty: int = 4
    """NA-113: where the white cube is before the first expedition."""
    highest_difficulty: int = 15
    """NA-031."""
    weather_on_return: tuple[int, ...] = (-2, -1, 0, 0, 0, 0)
    """NA-217: added to a return roll, by the space of the weather cube."""
    prices: tuple[tuple[int, ...], ...] = (
        (1, 2, 3, 3),
        (1, 2, 3),
        (0, 0, 0),
        (1,),
        (0,),
        (0, 0),
        (1, 1, 1, 1),
    )
    """NA-038: the energy of each space of each action, in the order of `SPACES`; campfire and build are paid when resolved.

    Further pawns on forage and wood pay more (they were 1, 1, 2, 2 and 1, 1, 2): hr12 with four 48 → 34 %, 2013 with four
    66 → 60, and nobody alone was affected (50 games per cell, research/notes/2026-11-17-balance-naufragos.md)."""
    shelter_energy: tuple[int, ...] = (3, 4, 5, 5)
    shelter_wood: tuple[int, ...] = (1, 2, 3, 4)
    """NA-040; shelter 4 needs a rope too. Wood was 2, 3, 4, 4: without any shelter four were rescued more often (2013 60 →
    76 %), because the wood went into the bonfire; with these prices and the events that close Exploration 66 → 34."""
    rest: tuple[tuple[int, int], ...] = ((1, 1), (2, 3), (2, 4), (3, 4), (4, 5))
    """NA-040: the energy of a rest on 1 to 3 and on 4 to 6, without a shelter and with each of the four; the first and the
    fourth are printed. Shelter 1 gave 1 and 2, hardly more than none, shelter 2 2 and 3."""
    sand: int = 12
    bonfire: int = 8
    """NA-040: white cubes or wood on a construction of several turns."""
    raft: tuple[int, int] = (5, 4)
    larder: tuple[int, int] = (3, 3)
    """NA-040: energy and wood; the raft needs a rope and a sail too."""
    finds: int = 5
    """NA-415: wreckage cards that are revealed."""
    shark: int = 7
    """NA-024: the strength to beat."""
    shark_wounds: int = 2
    orchard_tiles: int = 4
    """NA-957."""
    cook: int = 2
    """NA-934: white cubes the cook preserves."""
    strong: int = 2
    """NA-935: strength of the strong castaway."""
    pathfinder: int = 2
    """NA-937."""
    powder: int = 4
    """NA-635: more strength when discarded."""
    join_cost: int = 1
    """NA-634: energy to join somebody's fight."""
    coffer: int = 3
    """NA-950: other items beside the coffer."""

    def price(self, action: str, n: int) -> int:
        """NA-038: the energy of a space of an action, from 0."""
        return self.prices[ACTIONS.index(action)][n]

    def size(self, site: str) -> int:
        """NA-040: white cubes or wood on a construction of several turns."""
        return self.sand if site == "sand" else self.bonfire

    def one_ship(self) -> bool:
        """NA-726, NA-727: only the ship of the last turn's event counts, not that of any event in the deck."""
        return self.house_rules != ("rescue_of_the_day" in self.switched)

    @property
    def house_rules(self) -> bool:
        return self.name == "hr12"

    @property
    def each_rolls(self) -> bool:
        """Rows 17 and 33, NA-273, NA-581: each of a group rolls for the way home, instead of one roll for all."""
        return self.house_rules

    @property
    def paid_late(self) -> bool:
        """Row 16, NA-248: a space is paid when its pawn is resolved, not when it is placed."""
        return self.house_rules

    @property
    def white_pawn_waits(self) -> bool:
        """Row 14, NA-241: the white pawn waits on its card, instead of being resolved at once."""
        return self.house_rules

    @property
    def fire_takes_wood(self) -> bool:
        """Row 24, NA-426: the fire lights only with a wood of the store."""
        return not self.house_rules


STANDARD = Rules()
"""The rules of 2013."""

CASTAWAYS = range(4)
"""The seats of the castaways, at most."""

STORM, RAIN, SCORCHING = 1, 2, 6
"""NA-030: spaces of the weather track."""

COAST, INTERIOR, HEART = 6, 7, 6
"""NA-032: spaces of each sector; the summit follows."""
SECTORS = ("coast", "interior", "heart")
FIRST_OF = {"coast": 0, "interior": COAST, "heart": COAST + INTERIOR, "summit": COAST + INTERIOR + HEART}
"""The first space of each sector, counted from C1 = 0."""
SUMMIT = FIRST_OF["summit"]
SECTOR_OF = ("coast",) * COAST + ("interior",) * INTERIOR + ("heart",) * HEART + ("summit",)
STORY_OF = (0,) + (1,) * (COAST - 1) + (2,) * INTERIOR + (3,) * HEART + (4,)
"""NA-033: the story number on each space."""

SPACES = {"forage": 4, "wood": 3, "diary": 3, "wreckage": 1, "campfire": 1, "build": 2, "explore": 4}
"""NA-038: the number of spaces of each action."""
ACTIONS = tuple(SPACES)
OPEN_PRICE = ("campfire", "build")
"""NA-038: "?" spaces, paid when resolved."""
RESTS = tuple([f"rest:{row}" for row in range(1, 7)])
"""NA-039: one rest space at the end of each row."""
CAMP_SPACES = tuple([f"camp:{n}" for n in range(1, 9)])
"""NA-036."""
LONG_SITES = ("sand", "bonfire")
"""NA-040: constructions of several turns."""

_ROWS = (("forage",), ("wood",), ("diary",), ("wreckage", "campfire"), ("build",), ("explore",))
ROWS = tuple([row[0] for row in _ROWS])
"""NA-039: the action at whose row's end each rest space is."""
SPACE_NAMES = {action: tuple([f"{action}:{n + 1}" for n in range(number)]) for action, number in SPACES.items()}
"""The spaces of each action, from left to right."""

PRINTED_ORDER = (
    *[s for row, rest in zip(_ROWS, RESTS, strict=True) for s in (*[x for a in row for x in SPACE_NAMES[a]], rest)],
    *CAMP_SPACES,
)
"""NA-291: top to bottom, left to right, last the camp board."""
LIST_ORDER = (
    *[s for a in ("forage", "wood", "diary", "wreckage", "campfire") for s in SPACE_NAMES[a]],
    *RESTS,
    *CAMP_SPACES,
    *[s for a in ("build", "explore") for s in SPACE_NAMES[a]],
)
"""NA-292: the option `hr_list_order`."""

ACTION_OF = {
    space: (space.partition(":")[0], n)
    for spaces in (*SPACE_NAMES.values(), RESTS, CAMP_SPACES)
    for n, space in enumerate(spaces)
}
"""The action of each space, and which of its spaces it is, from 0."""
