"""Which offers are worth a question of their own: those made for the moment, and those that help in it (RC-610)."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from holdfast.core.engine.menu import Option
from holdfast.games.robinson.actions.combat import TemporaryWeapon, fight_won
from holdfast.games.robinson.actions.dice import RerollDie
from holdfast.games.robinson.actions.hunting import LookAtTopBeast
from holdfast.games.robinson.anytime.foresight import BEFORE_ACTION, FORESEES, next_draw
from holdfast.games.robinson.anytime.options import UseOfSkill
from holdfast.games.robinson.anytime.skills import skills_at
from holdfast.games.robinson.anytime.uses import at_hand
from holdfast.games.robinson.flow.morale import item_bonus
from holdfast.games.robinson.flow.weather import ConvertCloud, IgnoreCloud, RerollAnimals, RollWeatherNow, dice_today
from holdfast.games.robinson.island.tiles import LookAtTiles
from holdfast.games.robinson.people.deciding import Decide
from holdfast.games.robinson.people.determination import Determination, Share
from holdfast.games.robinson.people.morale import Morale
from holdfast.games.robinson.people.wounds import Heal, HealAmong
from holdfast.games.robinson.rules import ACTION_DICE, face
from holdfast.games.robinson.things.resources import Gain, Level, Lose
from holdfast.games.robinson.world import Island


def matters(w: Island, moment: str, option: Option) -> bool:
    """Whether an offer is worth a question of its own. What can be used at any time is offered again while planning;
    before that it only matters if it helps at once."""
    if any(in_vain(w, effect) for effect in option.then):
        return False
    if moment in made_for(w, moment, option):
        return True
    helps = HELPS.get(moment)
    return helps is not None and any(helps(w, effect) for effect in within(option.then))


def made_for(w: Island, moment: str, option: Option) -> tuple[str, ...]:
    """The moments printed on the skill or card; an offer without any is made for its own moment only."""
    for skill in skills_at(w.content, w.characters[option.seat], moment) if w.characters else ():
        if option.spec == UseOfSkill(skill.id):
            return skill.at
    for entry in at_hand(w).entries:
        if option.spec == entry.spec and moment in entry.moments:
            return entry.use.at
    return (moment,)


def in_vain(w: Island, effect: Any) -> bool:
    """Whether an effect could change nothing, or only for the worse: all dice are good, the clouds do no harm."""
    match effect:
        case RerollDie():
            return not bad_dice(w)
        case IgnoreCloud() | ConvertCloud():
            return not clouds_hurt(w)
        case RerollAnimals():
            return w.animals_face() == "blank"
        case TemporaryWeapon():
            return fight_won(w)
        case RollWeatherNow():
            return not dice_today(w)
        case Decide(choices):
            return all(choice.then and all(in_vain(w, it) for it in choice.then) for choice in choices)
    return False


def bad_dice(w: Island) -> bool:
    """RC-441 to RC-448: does a die show a Wound, a failure or an Adventure, and may it be rerolled?"""
    rolled = w.rolled()
    if rolled is None or rolled.kind not in ACTION_DICE:
        return True
    wanted = ("blank", "success", "blank")
    return any(
        face(rolled.kind, i, rolled.faces[i]) != good for i, good in enumerate(wanted) if not rolled.fixed >> i & 1
    )


def clouds_hurt(w: Island) -> bool:
    """RC-503 to RC-505, RC-558: Winter clouds take wood, and so do clouds above the Roof, of those at the Camp."""
    winter, rain = w.clouds.get("winter", 0), w.clouds.get("rain", 0)
    return bool(w.at_camp()) and (winter > 0 or winter + rain > w.levels["roof"])


def within(effects: Iterable[Any]) -> Iterator[Any]:
    """These effects and those inside them."""
    for effect in effects:
        yield effect
        for name in ("then", "otherwise", "choices"):
            inner = getattr(effect, name, ())
            if isinstance(inner, tuple):
                yield from within(inner)


def arms(w: Island, effect: Any) -> bool:
    return isinstance(effect, Level) and effect.track == "weapon"


def feeds_or_heals(w: Island, effect: Any) -> bool:
    """RC-531: food if somebody would go hungry, healing always."""
    if isinstance(effect, Gain) and effect.what in ("food", "ration"):
        meals = 2 if w.token("night", "food") else 1
        return len(w.everyone()) * meals > w.free("food")
    return isinstance(effect, Heal | HealAmong)


def saves_food(w: Island, effect: Any) -> bool:
    """RC-542: what is eaten now does not rot."""
    kept = w.has("cellar") or w.treasure("boxes")
    return isinstance(effect, Lose) and effect.what == "food" and w.stock["food"] > 0 and not kept


def consoles(w: Island, effect: Any) -> bool:
    """RC-232, RC-645: tokens or Morale if the First Player would pay with Wounds."""
    level = min(w.rules.morale_high, w.morale + (w.players == 1))
    if w.determination[w.first] >= -w.rules.gain_at(level) - item_bonus(w):
        return False
    return isinstance(effect, Share) or (isinstance(effect, Morale | Determination) and effect.n > 0)


def foresees(w: Island, effect: Any) -> bool:
    """A look at what the next Action draws, just before it."""
    return isinstance(effect, LookAtTopBeast | LookAtTiles) and FORESEES[type(effect)] == next_draw(w)


HELPS: dict[str, Callable[[Island, Any], bool]] = {
    BEFORE_ACTION: foresees,
    "before-morale": consoles,
    "fight": arms,
    "night": feeds_or_heals,
    "before-rot": saves_food,
}
"""Moments at which even an offer for any time may be the one that counts."""
