"""How the keys of answers are written (RC-261 ff.): the Action or choice they stand for, and what it is about."""

from holdfast.core.engine.effect import replace
from holdfast.core.facts import NOBODY, Deeds, Facts, Unread
from holdfast.games.robinson.people.persons import FRIDAY, JENNY
from holdfast.games.robinson.planning.question import BOTH

HELPERS = {"friday": FRIDAY, "jenny": JENNY}
"""RC-731, RC-946: who acts for the group, where that stands before the Action."""

ACTIONS: dict[str, str] = {
    "threat:{what}": "threat",
    "threat:{what}:{by}": "threat",
    "hunt:{what=beast}": "hunt",
    "hunt:burn-{where}": "burn",
    "build:{what=cross}-{where}": "build",
    "build:{what=cross}-{where}:{by}": "build",
    "build:{what}": "build",
    "build:{what}:{by}": "build",
    "gather:{where}-{what}": "gather",
    "gather:{where}-{what}:{by}": "gather",
    "explore:totem-{where}": "explore-site",
    "explore:{what=rescue}": "rescue",
    "explore:{what=map}": "explore-map",
    "explore:{where}": "explore",
    "special:reclaim-{where}-{what}": "reclaim",
    "arrange:{what=camp}": "arrange",
    "rest:{what=rest}": "rest",
}
"""Beginning an Action: what it is called; a site, a village, Jenny's wreck have words of their own."""
SLOTS = (
    "{to=hunt}:burn-{where}",
    "{to=build}:{what=cross}-{where}",
    "{to=gather}:{where}-{what}",
    "{to=explore}:{what=totem}-{where}",
    "{to=explore}:{what=rescue}",
    "{to=explore}:{what=map}",
    "{to=explore}:{where}",
    "{to=special}:reclaim-{where}-{what}",
)
"""Actions in the plan that are somewhere; all others are about something, and may be planned more than once."""
MOST_PLANNED = 10
"""RC-262, RC-736: so many pawns can there be, and a slot that is taken gets one plus more."""
AGAIN = ("{to}:{what}", *["{to}:{what}+{n}" + "+" * more for more in range(MOST_PLANNED)])


def in_plan(head: str, tail: str = "") -> list[str]:
    """Answers about an Action that is planned."""
    return [f"{head}:{slot}{tail}" for slot in (*SLOTS, *reversed(AGAIN))]


class Answers(Deeds):
    """RC-611: a branch of a card's decision is a single word, and cards of packs may have any."""

    def _read(self, key: str) -> Facts:
        head = key.partition(":")[0]
        helper = HELPERS.get(head, NOBODY)
        try:
            found = super()._read(key)
            if more := max(0, key.count("+") - 1):  # one of several alike: no two have the same number
                found = replace(found, n=found.n + more * MOST_PLANNED)
            if head == BOTH:
                return replace(found, n=2)
            return found if helper == NOBODY else replace(found, who=helper)
        except Unread:
            if not key or ":" in key:
                raise
            return Facts(key)


DEEDS = Answers(
    *in_plan("join", ":{by}"),
    *in_plan("take-back"),
    *in_plan("resolve"),
    "ready", "in-order",
    # things, skills and windows
    "use:{what}", "token:{what}", "treasure:{what}", "kept:{what}", "item:{what}", "skill:{what}",
    "friday-reroll", "go-on", "reroll:{what}:{by}",
    # setting up, and the phases
    "character:{what}", "pile:{n}", "determination", "heal", "morale",
    "hungry:{who}", "eat:{who}", "wound:{who}", "heal:{who}", "heal:{who}:{n}", "give:{who}", "give:{who}:{n}", "marker:{who}", "cover:{who}:{n}",
    "stay", "move-camp:{where}", "carry:{what}", "leave:{what}", "tile:{where}", "put:{what}",
    "exhaust:{where}-{what}", "remove:{where}-{what}", "reclaim:{where}-{what}", "corral:{where}-{what}", "no",
    "fog:{where}", "ash:{where}", "clear:{where}", "enough", "draw-on", "stop", "leave", "under",
    "beast:{what}", "mark:{what}", "discard:{what}", "flip:{what}", "take:{what}", "build-free:{what}",
    # branches of cards
    "chase", "eat", "feed", "fight", "food", "home", "item", "outside", "palisade", "rain", "roof", "take", "wait",
    "weapon", "winter", "wood", "wound", "wounds", "yield",
    named={
        **ACTIONS,
        **{f"friday:{action}": deed for action, deed in ACTIONS.items()},
        **{f"{BOTH}:{action}": deed for action, deed in ACTIONS.items()},
        "jenny:rest:{what=rest}": "rest",
        "shortcut:{what=wood}": "shortcut-yields",
        "shortcut:{what=food}": "shortcut-yields",
        "shortcut:{where}": "shortcut",
        "keep:{n}:{what}": "halve",
        "keep:{what}:{n}": "keep",
    },
)  # fmt: skip
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
PLANNED = frozenset(ACTIONS.values())


def way(facts: Facts) -> tuple[str, Facts]:
    """RC-264, RC-731, RC-947: the same Action with both of one's pawns, or by a helper."""
    if facts.deed in PLANNED:
        for helper, who in HELPERS.items():
            if facts.who == who:
                return helper, replace(facts, who=NOBODY)
        if facts.n == 2:
            return BOTH, replace(facts, n=0)
    return "", facts
