"""Labels of what is spent on dice, and what the roll is about."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.menu import Option
from holdfast.games.naufragos.actions.campfire import ReadSparks, tinder
from holdfast.games.naufragos.dice.disputes import SideResult
from holdfast.games.naufragos.dice.options import BlowUp, ChangeRoll
from holdfast.games.naufragos.dice.rolls import Roll, under_way
from holdfast.games.naufragos.free_acts.odds import highest, needed_sum
from holdfast.games.naufragos.night.wounds import ReadWounds
from holdfast.games.naufragos.options import Amount
from holdfast.games.naufragos.text.labels import in_menu, spoken
from holdfast.games.naufragos.world import Shore

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Label, Localizer


def change_roll(localizer: "Localizer", w: Shore, tag: str, option: Option, it: Amount | ChangeRoll | BlowUp) -> str:
    """NA-680, NA-683, NA-791: what is spent on a roll, and what the roll is about."""
    roll = under_way(w)
    lucky = it.deed != "cannon" and w.ability(option.seat) == "lucky" if not isinstance(it, BlowUp) else False
    token = it.n if isinstance(it, Amount) else 0
    if isinstance(roll.reader, ReadWounds) and not roll.faces:
        return fewer_dice(localizer, w, option, token, roll.dice)
    return spoken(localizer, w, tag, option, it, aim=aim(localizer, w, token + lucky))


def fewer_dice(localizer: "Localizer", w: Shore, option: Option, token: int, dice: int) -> str:
    """NA-684: on a wounds roll what is spent takes dice away."""
    spent = min(dice, token + (w.ability(option.seat) == "lucky"))
    return localizer.say("opt-fewer-dice", token=token, dice=spent, of=dice)


def aim(localizer: "Localizer", w: Shore, bonus: int) -> str:
    """The dice on the table, and what they must show with so much added to them."""
    roll = under_way(w)
    dice = " + ".join(map(str, roll.faces))
    match roll.reader:
        case ReadWounds():
            need = localizer.say("aim-wounds")
        case ReadSparks() as sparks:
            need = localizer.say("aim-low", n=min(6, highest(w, sparks) + bonus))
        case SideResult() | Roll():
            need = localizer.say("aim-contest")
        case reader:
            n = needed_sum(w, reader)
            need = localizer.say("aim-high", n=max(1, n - bonus)) if n else localizer.say("aim-table")
    return localizer.say("aim-rolled", dice=dice, need=need) if dice else need


def amount(localizer: "Localizer", w: Shore, tag: str, option: Option, it: Amount) -> str:
    """NA-425, NA-432: the energy spent is what the die must not pass, and wax candles help; NA-683: a token."""
    match it.deed:
        case "stake":
            return localizer.say("opt-stake", a=it.n, up=min(6, it.n + tinder(w, option.seat)))
        case "add-token":
            return change_roll(localizer, w, tag, option, it)
    return spoken(localizer, w, tag, option, it)


LABELS: "dict[type[Any], Label]" = {
    Amount: in_menu(amount),
    ChangeRoll: in_menu(change_roll),
    BlowUp: in_menu(change_roll),
}
