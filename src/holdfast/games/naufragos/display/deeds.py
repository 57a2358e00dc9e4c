"""How the keys of answers are written, so that nobody else reads them."""

import re

from holdfast.core.facts import ActionPatterns, Facts, UnknownKey

BRANCH = re.compile("[a-z][a-z0-9-]*")
ENERGY = re.compile(r"give:(\d+)")


class IslandDeeds(ActionPatterns):
    """Keys of Náufragos. A word that no rule says is a branch of a card: cards of packs bring words of their own."""

    def _read(self, key: str) -> Facts:
        if energy := ENERGY.fullmatch(key):
            return Facts("give", what="energy", n=int(energy[1]))
        try:
            return super()._read(key)
        except UnknownKey:
            if not BRANCH.fullmatch(key):
                raise
            return Facts("choose", what=key)


DEEDS = IslandDeeds(
    # pawns: the actions of the board are deeds of their own
    "forage",
    "wood",
    "diary",
    "wreckage",
    "campfire",
    "build",
    "explore",
    "rest:{n}",
    "camp:{n}",
    "pass",
    "resolve-white",
    # energy that is stated: for the fire, for a construction or a common cause
    "stake:{n}",
    # the expedition, its way home, the lost
    "advance",
    "draw:{where}",
    "take:{what}",
    "take-nothing",
    "abandon:{what}",
    "return",
    "join-return",
    "stay-out",
    "try-again",
    "white-attempt",
    "stay-lost",
    "last-turn:{what}",
    # food
    "take-supply",
    "leave-supply",
    "release:{what}",
    "eat:{what}",
    "feed:{what}:{who}",
    "leave:{what}",
    "preserve:{n}",
    # things
    "use:{what}",
    "drop:{what}",
    "lose:{what}",
    "offer:{what}:{who}",
    "offer:{what}",
    "offer-nothing",
    "accept",
    "refuse",
    "inherit:{what}",
    "trade",
    "with:{who}",
    "want:{what}",
    "no-trade",
    "agree",
    # fire, dice, fights
    "feed-fire",
    "add-token:{n}",
    "repeat",
    "luck",
    "powder:{what}",
    "cannon",
    "join-fight",
    "stay-back",
    "challenge",
    "no-challenge",
    # castaways among themselves
    "mend:{who}",
    "bandage:{who}",
    "pick:{who}",
    "side:{who}",
    "reach-out:{who}",
    "make-peace",
    "no-peace",
    "help",
    "do-not-help",
    # cards that are looked at, laid, chosen
    "look:{where}",
    "seen",
    "top",
    "bottom",
    "next:{n}",
    "character:{what}",
    # windows
    "go-on",
    "go-ahead",
    "not-so-fast",
    named={
        "white:pass": "pass-white",
        "white:camp:{n}": "white-camp",
        "white:{what}": "white",
        "build:nothing": "propose-nothing",
        "build:{what}": "propose",
        "give:{what}": "give-thing",
        "return:{what}": "put-back",
        "larder:open": "open-larder",
        "larder:keep": "keep-larder",
        "larder:{what}": "fill-larder",
        "own:eat": "eat-own",
        "own:keep": "keep-own",
        "own:give:{who}": "give-own",
        "given:eat": "eat-own",
        "given:keep": "keep-own",
        "dog:feed": "feed-dog",
        "dog:let-go": "let-dog-go",
        "dog:{what}": "feed-dog",
        "medic:nothing": "cure-nobody",
        "reach-out:nobody": "reach-out-to-nobody",
        "lay:camp:{n}": "lay",
        "leave:all": "leave-all",
        "top:all": "top-all",
        "bottom:all": "bottom-all",
        "next:all": "next-all",
    },
)
"""Where one head says two things, the deed is named apart."""
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
"""What pawns do on the board and in the camp, and what else long lists are made of."""
