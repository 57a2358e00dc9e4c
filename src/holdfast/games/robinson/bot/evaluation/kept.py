"""What Items that are built are worth: what goes with one that is lost (RC-671, RC-672)."""

from holdfast.games.robinson.bot.evaluation.outlook import Outlook
from holdfast.games.robinson.bot.evaluation.parameters import item_worths
from holdfast.games.robinson.cards import Invention
from holdfast.games.robinson.things.resources import Level


def levels_given(o: Outlook, it: Invention) -> float:
    """RC-653: levels of Palisade and Weapon that an Item gives."""
    total = 0.0
    for effect in it.gives:
        if isinstance(effect, Level) and effect.n > 0 and (effect.track == "weapon" or o.w.sheltered()):
            have = o.w.levels[effect.track]
            each = sum([o.level_value(effect.track, have + i) for i in range(effect.n)])
            total += each * (0.7 if effect.track == "weapon" else 1.0)
    return total


def kept_value(o: Outlook, name: str) -> float:
    """What it is worth not to lose an Item that is built."""
    it: Invention = o.w.invention(name)
    once, each = item_worths().get(name, (0.5, 0.0))
    needed = sum([name in o.w.invention(other).items for other in o.w.ids("inventions")])
    return o.goal.keep(o, name) + each * o.left + levels_given(o, it) + 0.3 * once + 0.3 * needed


def least_kept(o: Outlook) -> float:
    """What the Item is worth that can best be spared."""
    items = [name for name in o.w.built if f"invention/{name}" in o.w.content.index]
    return min([kept_value(o, name) for name in items], default=0.0)
