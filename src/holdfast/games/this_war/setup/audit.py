"""What would make a position impossible."""

from holdfast.games.this_war.card_lookup import SHEETS
from holdfast.games.this_war.house.spaces import FITTING, accessible
from holdfast.games.this_war.rules import MOST_COLD
from holdfast.games.this_war.things.stores import miscounted
from holdfast.games.this_war.world import City

BOXED = frozenset({"script"})
"""Pools that never lie on the table."""


def faults(w: City) -> list[str]:
    """What would make this position impossible: every card and token in exactly one place, every number in its bounds."""
    if not w.levels:
        return []
    rules = w.rules
    wrong = w.misplaced(boxed=BOXED) + miscounted(w)
    if not all(0 <= level <= 4 for level in w.levels):
        wrong.append("a State is off its scale")
    if not 0 <= w.cold <= MOST_COLD or not 1 <= w.noise <= 10 or w.unknown < 0:
        wrong.append("a track is left")
    if (
        len(w.group) > rules.most_characters
        or len(set(w.group)) != len(w.group)
        or not set(w.scavengers) <= set(w.group)
    ):
        wrong.append("somebody is in the group twice, or outside it")
    cards = sorted([SHEETS[w.content].card[p] for p in (*w.group, *[p for p, _ in w.fallen])])
    if w.outcome is None and cards != sorted(w.zones["group"].top):
        wrong.append("the cards on the table are not the people of the group")
    built = sorted([kind - FITTING for kind in w.house if kind >= FITTING])
    if built != sorted(w.zones["built"].top):
        wrong.append("the Fittings in the house are not those that were built")
    if len(w.tokens) > rules.blank_tokens or len(w.pending) > rules.script_tokens or len(w.waits) > rules.wait_tokens:
        wrong.append("more tokens than the box has")
    if w.reach != accessible(w.house):
        wrong.append("what can be reached in the house is not what is open")
    return wrong
