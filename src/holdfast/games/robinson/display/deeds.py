"""How the keys of answers are written (RC-261 ff.): the Action or choice they stand for, and what it is about."""

from holdfast.core.engine.option_spec import OptionReader
from holdfast.core.facts import ActionPatterns, Facts, UnknownKey
from holdfast.games.robinson.planning.options import BOTH
from holdfast.games.robinson.vocabulary import answers


class Answers(ActionPatterns):
    """RC-611: a branch of a card's decision is a single word, and cards of packs may have any."""

    def _read(self, key: str) -> Facts:
        try:
            return super()._read(key)
        except UnknownKey:
            if not key or ":" in key:
                raise
            return Facts(key)


BY_HAND = Answers(
    "ready", "in-order",
    # things, skills and windows
    "use:{what}", "token:{what}", "treasure:{what}", "kept:{what}", "item:{what}", "skill:{what}",
    "friday-reroll", "go-on", "reroll:{what}:{by}",
    # setting up, and the phases
    "character:{what}", "pile:{n}", "determination", "heal", "morale",
    "stay", "move-camp:{where}", "carry:{what}", "leave:{what}", "tile:{where}", "put:{what}",
    "exhaust:{where}-{what}", "remove:{where}-{what}", "reclaim:{where}-{what}", "corral:{where}-{what}", "no",
    "fog:{where}", "ash:{where}", "clear:{where}", "enough", "draw-on", "stop", "leave", "under",
    "beast:{what}", "mark:{what}", "discard:{what}", "flip:{what}", "take:{what}", "build-free:{what}",
    # branches of cards
    "chase", "eat", "feed", "fight", "food", "home", "item", "outside", "palisade", "rain", "roof", "take", "wait",
    "weapon", "winter", "wood", "wound", "wounds", "yield",
    named={
        "shortcut:{what=wood}": "shortcut-yields",
        "shortcut:{what=food}": "shortcut-yields",
        "shortcut:{where}": "shortcut",
        "keep:{n}:{what}": "halve",
        "keep:{what}:{n}": "keep",
    },
)  # fmt: skip
DEEDS = OptionReader(answers(), BY_HAND)
SPENDS = {
    "use": ("uses", "used", "zones.starting", "zones.starting-gone"),
    "token": ("used", "zones.discoveries", "zones.discovery-gone"),
    "treasure": ("uses", "used", "zones.treasures", "zones.mystery-discard"),
    "kept": ("zones.kept", "zones.*-discard"),
    "item": ("used", "stock"),
    "skill": ("used", "determination"),
    "friday-reroll": ("determination",),
}
"""RC-413, RC-602, RC-615: what is gone when something has been used."""
GROUPS = {
    "threat": ("threat",),
    "hunt": ("hunt", "burn"),
    "build": ("build",),
    "gather": ("gather", "reclaim"),
    "explore": ("explore", "explore-site", "explore-map", "rescue"),
    "arrange": ("arrange", "rest"),
    "plan": ("join", "take-back"),
    "things": ("use", "token", "treasure", "kept", "item", "skill"),
}
"""RC-261 ff.: the Actions as the rulebook has them, then what is planned and what may be used."""


def way(key: str) -> tuple[str, str] | None:
    """RC-264, RC-731, RC-947: the same Action with both of one's pawns, or by a helper."""
    how, _, action = key.partition(":")
    return (how, action) if how in (BOTH, "friday", "jenny") else None
