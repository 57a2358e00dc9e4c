"""What rolls, fights and luck certainly cost, bring and risk."""

from typing import Any

from holdfast.core.engine.effect import tag_of
from holdfast.core.engine.effects import Window
from holdfast.core.forecast import Forecasts
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.dice.chances import scarred, victory
from holdfast.games.naufragos.dice.luck import AddToken, BeLucky, Repeat
from holdfast.games.naufragos.dice.rolls import RESULTS, RollTable, under_way
from holdfast.games.naufragos.dice.strength import BlowPowder, Fight, FireCannon
from holdfast.games.naufragos.exploration.returning import ReadReturn
from holdfast.games.naufragos.forecast import ShoreForecast
from holdfast.games.naufragos.free_acts.odds import good, needed_sum, throws
from holdfast.games.naufragos.world import actor

FORECASTS = Forecasts()


@FORECASTS.of(RollTable)
def roll_table(forecast: ShoreForecast, effect: RollTable) -> None:
    """NA-684: how many faces of the die bring each thing."""
    if actor(forecast.w, forecast.by) != forecast.seat:
        return
    faces: dict[str, int] = {}
    for row, then in effect.rows.items():
        for word in {table_word(e) for e in then}:
            faces[word] = faces.get(word, 0) + len(RESULTS[row])
    forecast.dice(1, "", **{word: n / 6 for word, n in faces.items()})


def table_word(effect: Any) -> str:
    """What a row of a table brings, in a word; a loss of energy is another than a gain."""
    word = tag_of(type(effect))
    return "tired" if word == "energy" and effect.n < 0 else word


@FORECASTS.of(Fight)
def fight(forecast: ShoreForecast, effect: Fight) -> None:
    seats = tuple(whom(forecast.w, forecast.by, effect.who))
    forecast.team = forecast.team or [*seats]
    forecast.dice(1, f"{effect.n + effect.attack}", success=victory(forecast.w, forecast.by, effect))
    forecast.risk("fight", effect.n, "NA-631")


@FORECASTS.of(Window)
def window(forecast: ShoreForecast, effect: Window) -> None:
    """A castaway who spends nothing takes the roll as it is; dice on the table are certain."""
    if effect.moment_ == "roll":
        luck(forecast, forecast.w.bonus)
    elif effect.moment_ == "rolled":
        w = forecast.w
        roll = under_way(w)
        forecast.what = roll.kind
        if roll.kind == "wounds":
            forecast.dice(0, "", trauma=1 - good(w, roll.reader, roll.faces, w.bonus))
        elif decides(forecast) and roll.kind != "rest":
            success = good(w, roll.reader, roll.faces, w.bonus)
            forecast.dice(0, "", success=success)
            if isinstance(roll.reader, ReadReturn) and not success:
                forecast.risk("lost", len(roll.reader.group), "NA-586")


@FORECASTS.of(Repeat)
def repeat(forecast: ShoreForecast, effect: Repeat) -> None:
    forecast.pays("token")
    luck(forecast, int(forecast.w.ability(effect.seat) == "lucky"))


@FORECASTS.of(AddToken)
def add_token(forecast: ShoreForecast, effect: AddToken) -> None:
    forecast.pays("token")
    luck(forecast, effect.value + (forecast.w.ability(effect.seat) == "lucky"))


@FORECASTS.of(BeLucky)
def lucky(forecast: ShoreForecast, effect: BeLucky) -> None:
    luck(forecast, 1)


@FORECASTS.of(BlowPowder)
def powder(forecast: ShoreForecast, effect: BlowPowder) -> None:
    forecast.about(effect.card)
    forecast.pays("item")


@FORECASTS.of(FireCannon)
def cannon(forecast: ShoreForecast, effect: FireCannon) -> None:
    forecast.dice(0, "", success=1.0)


def luck(forecast: ShoreForecast, bonus: int) -> None:
    """NA-680, NA-683, NA-684: the roll under way, with so much on it."""
    w = forecast.w
    roll = under_way(w)
    forecast.what = roll.kind
    if roll.kind == "wounds":
        dice = max(0, roll.dice - bonus)
        forecast.dice(dice, "", trauma=scarred(dice))
    elif decides(forecast):
        thrown = throws(roll.dice)
        forecast.dice(
            roll.dice, "", success=sum([good(w, roll.reader, faces, bonus) for faces in thrown]) / len(thrown)
        )


def decides(forecast: ShoreForecast) -> bool:
    """A roll that succeeds or fails, and is not one of a table or a dispute."""
    roll = under_way(forecast.w)
    return roll.kind == "fire" or needed_sum(forecast.w, roll.reader) != 0
