"""What is spent on dice: luck, tokens, powder, and what the roll under way comes to with it."""

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.effects import Window
from holdfast.games.naufragos.dice.chances import scarred
from holdfast.games.naufragos.dice.luck import AddToken, BeLucky, Repeat
from holdfast.games.naufragos.dice.rolls import under_way
from holdfast.games.naufragos.dice.strength import BlowPowder, FireCannon
from holdfast.games.naufragos.display.forecasts.tally import Tally, Tellings
from holdfast.games.naufragos.exploration.returning import ReadReturn
from holdfast.games.naufragos.free_acts.odds import good, needed_sum, throws

LUCK = Tellings()
of = LUCK.of


@of(Window)
def _window(told: Tally, effect: Window, by: Cause) -> None:
    """Who lets a moment of dice pass takes the roll as it is; dice that lie there are certain."""
    if effect.moment_ == "roll":
        luck(told, told.w.bonus)
    elif effect.moment_ == "rolled":
        w = told.w
        roll = under_way(w)
        told.what = roll.kind
        if roll.kind == "wounds":
            told.rolls(0, "", trauma=1 - good(w, roll.reader, roll.faces, w.bonus))
        elif decides(told) and roll.kind != "rest":
            success = good(w, roll.reader, roll.faces, w.bonus)
            told.rolls(0, "", success=success)
            if isinstance(roll.reader, ReadReturn) and not success:
                told.risk("lost", len(roll.reader.group), "NA-586")


@of(Repeat)
def _repeat(told: Tally, effect: Repeat, by: Cause) -> None:
    told.pay("token")
    luck(told, int(told.w.ability(effect.seat) == "lucky"))


@of(AddToken)
def _add_token(told: Tally, effect: AddToken, by: Cause) -> None:
    told.pay("token")
    luck(told, effect.value + (told.w.ability(effect.seat) == "lucky"))


@of(BeLucky)
def _lucky(told: Tally, effect: BeLucky, by: Cause) -> None:
    luck(told, 1)


@of(BlowPowder)
def _powder(told: Tally, effect: BlowPowder, by: Cause) -> None:
    told.about(effect.card)
    told.pay("item")


@of(FireCannon)
def _cannon(told: Tally, effect: FireCannon, by: Cause) -> None:
    told.rolls(0, "", success=1.0)


def luck(told: Tally, bonus: int) -> None:
    """NA-680, NA-683, NA-684: the roll under way, with so much on it."""
    w = told.w
    roll = under_way(w)
    told.what = roll.kind
    if roll.kind == "wounds":
        dice = max(0, roll.dice - bonus)
        told.rolls(dice, "", trauma=scarred(dice))
    elif decides(told):
        thrown = throws(roll.dice)
        told.rolls(roll.dice, "", success=sum([good(w, roll.reader, faces, bonus) for faces in thrown]) / len(thrown))


def decides(told: Tally) -> bool:
    """A roll that succeeds or fails, and is not one of a table or a dispute."""
    roll = under_way(told.w)
    return roll.kind == "fire" or needed_sum(told.w, roll.reader) != 0
