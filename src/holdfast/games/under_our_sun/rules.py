"""Every number of the rules in one place, with the id of the rule or ruling beside it."""

DICE = {
    "G": (2, 1, 1, 1, 1, 0, 0, 0),
    "Y": (1, 1, 1, 1, 0, 0, 0, 0),
    "B": (1, 1, 1, 0, 0, 0, 0, 0),
    "R": (-1, -1, -1, 0, 0, 0, 0, 0),
}
"""US-010 to US-013: successes on each face; a cross is -1."""
EXPECTED = {"G": 0.75, "Y": 0.5, "B": 0.375, "R": 0.0}
"""US-654."""
WEAKEST = "BYG"
"""US-1142: the weakest die goes first."""
KARMA_KEPT = 2
"""US-016: faces of six that keep a karma die."""
KARMA = 3
"""US-107; 2 with the option `less_karma` (US-981)."""

RESOURCES = ("fabric", "metal", "connector", "wood", "alcohol", "plastic")
KINDS = (*RESOURCES, "food", "cartridge", "arrow")
"""What takes resource places on a board (US-048)."""
CUBES = {"fabric": 18, "metal": 18, "wood": 18, "connector": 15, "alcohol": 13, "plastic": 13}
"""US-062."""
BAG = {"fabric": 4, "metal": 4, "wood": 4, "connector": 3, "food": 3, "alcohol": 2, "plastic": 2}
"""US-063."""
VALUE = {
    "water": 1,
    "food": 2,
    "fabric": 1,
    "metal": 1,
    "connector": 2,
    "wood": 2,
    "alcohol": 3,
    "plastic": 3,
    "cartridge": 1,
    "arrow": 1,
}
"""US-060, US-061, US-715: worth in water."""
PER_AREA = 3
"""US-047: resources in a mixed area."""

AP = 6
STORM_AP = 5
TIRED_AP = 2
MOST_AP = 8
"""US-052, US-233."""
FIT, OK, TIRED = 2, 1, 0
"""US-051."""
WOUNDED = 2
"""US-770."""
REVIVAL = 2
"""US-775: day phases after that of the death."""

DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""US-036: 1 N, 2 NE, 3 SE, 4 S, 5 SW, 6 NW."""
HAVEN = "0,0"
"""US-035."""

OFFER = 6
"""US-110: starting cards on offer."""
TRADER_WATER = 4
TRADER_CUBES = 4
SUPPLY_WATER = 2
LAWRENCE_CARDS = 2
DEALER_CARDS = 3
MOST_DEALERS = 2
"""US-118, US-741, US-742; `SUPPLY_WATER` comes with every supply line."""
AMMUNITION = {"cartridge": ("metal", 2), "arrow": ("wood", 3)}
"""US-342."""
COOKED = 3
"""US-364."""
SLEEP = 4
"""US-353, US-354."""
SLEEP_LEAST = 3
DEEP_SLEEP_LEAST = 2
