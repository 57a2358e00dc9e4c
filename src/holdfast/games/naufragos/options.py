"""Options as data: the shapes that several chapters share, and the options whose key is a single word."""

import re
from typing import Annotated, Literal

from msgspec import Meta

from holdfast.core.engine.option_spec import NamedAs, OptionSpec
from holdfast.core.facts import ActionPatterns, Facts, UnknownKey

CardId = Annotated[str, Meta(pattern="^[a-z][^:]*$")]
"""The id of a card without its deck, or `food` or `nothing`."""
SeatNumber = Annotated[int, NamedAs("seat-{}")]


class Thing(OptionSpec):
    """A card, tile or item: it is chosen, taken, used or given up."""

    pattern = "{deed}:{what}"
    deed: Literal[
        "character", "take", "abandon", "release", "drop", "lose", "offer", "inherit", "want"
    ]  # fmt: skip
    what: CardId


class Someone(OptionSpec):
    """A castaway is chosen."""

    pattern = "{deed}:seat-{who}"
    deed: Literal["pick", "side", "reach-out", "mend", "bandage", "with"]
    who: SeatNumber


class Amount(OptionSpec):
    """A number is chosen: energy for the fire (NA-425), the value of a token (NA-683), cubes to preserve (NA-934)."""

    pattern = "{deed}:{n}"
    deed: Literal["stake", "add-token", "preserve"]
    n: int


class GiveEnergy(OptionSpec):
    """NA-436, NA-587: energy for a construction or a common cause."""

    pattern = "give:{n}"
    n: int

    def facts(self) -> Facts:
        return Facts("give", what="energy", n=self.n)


class TwoWords(OptionSpec):
    """An option whose key is two fixed words."""

    pattern = "{about}:{word}"
    about: Literal[
        "larder", "own", "given", "dog", "medic", "reach-out", "leave", "top", "bottom", "next", "build", "white"
    ]  # fmt: skip
    word: Literal["open", "keep", "eat", "feed", "let-go", "nothing", "nobody", "all", "pass"]

    def facts(self) -> Facts:
        return Facts(DEEDS[self.about, self.word])


DEEDS = {
    ("larder", "open"): "open-larder",
    ("larder", "keep"): "keep-larder",
    ("own", "eat"): "eat-own",
    ("own", "keep"): "keep-own",
    ("given", "eat"): "eat-own",
    ("given", "keep"): "keep-own",
    ("dog", "feed"): "feed-dog",
    ("dog", "let-go"): "let-dog-go",
    ("medic", "nothing"): "cure-nobody",
    ("reach-out", "nobody"): "reach-out-to-nobody",
    ("leave", "all"): "leave-all",
    ("top", "all"): "top-all",
    ("bottom", "all"): "bottom-all",
    ("next", "all"): "next-all",
    ("build", "nothing"): "propose-nothing",
    ("white", "pass"): "pass-white",
}

BRANCH = re.compile("[a-z][a-z0-9-]*")


class SingleWords(ActionPatterns):
    """Reads keys of one word. A word that is no option of the rules is a branch of a card; packs add words of their own."""

    def _read(self, key: str) -> Facts:
        if key in SINGLE_WORDS:
            return Facts(key)
        if not BRANCH.fullmatch(key):
            raise UnknownKey(f"no option of this game is written {key!r}")
        return Facts("choose", what=key)


# fmt: off
SINGLE_WORDS = frozenset({
    "pass", "take-nothing", "stay-out", "try-again", "white-attempt", "stay-lost", "take-supply", "leave-supply",
    "offer-nothing", "refuse", "trade", "no-trade", "agree", "feed-fire", "join-fight", "stay-back", "challenge",
    "no-challenge", "make-peace", "no-peace", "help", "do-not-help", "go-on", "go-ahead", "not-so-fast",
})
# fmt: on
SPENDS = {
    "use": ("zones.items-*", "zones.gone"),
    "feed-fire": ("wood",),
    "fill-larder": ("zones.tiles",),
    "resolve-white": ("white_waits", "came_to", "energy"),
    **dict.fromkeys(("luck", "repeat", "add-token"), ("luck_spent", "zones.story-*")),
}
"""NA-428, NA-446, NA-680, NA-950: what is gone when something has been used."""
IN_VAIN = {"resolve-white": "NA-513: a white pawn that has been resolved guards its card no longer"}
GROUPS = {
    "board": ("forage", "wood", "diary", "wreckage", "campfire", "build", "explore"),
    "rest": ("rest",),
    "camp": ("camp",),
    "white": ("white", "white-camp"),
    "meal": ("eat", "feed", "leave", "leave-all", "eat-own", "give-own", "keep-own"),
    "things": ("use", "drop", "offer", "give-thing", "trade"),
}
"""The headings of long lists: pawns on the board and in the camp, meals, things."""
