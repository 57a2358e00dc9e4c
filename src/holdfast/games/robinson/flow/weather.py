"""The Weather phase (RC-501 to RC-517)."""

from typing import ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects
from holdfast.core.engine.effects import Under, Window
from holdfast.games.robinson.log import NEW_PHASE, heading
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.rules import WEATHER_DICE
from holdfast.games.robinson.things.resources import Level, Lose
from holdfast.games.robinson.vocabulary import Sky
from holdfast.games.robinson.world import Island


class WeatherPhase(Effect[Island]):
    """RC-510: dice and tokens, clouds, Hungry Animals, Storm."""

    beat = "phase"
    accounts_for = NEW_PHASE
    log = heading("weather")

    def apply(self, w: Island, by: Cause) -> Effects:
        w.phase = "weather"
        sky = Cause(w.first, -1, -1, "weather")
        return (Window("before-weather"), RollWeather(), Under(sky, (GatherClouds(),)))


def dice_today(w: Island) -> tuple[str, ...]:
    """RC-501: the Scenario's Weather dice of this round."""
    return w.scenario_card().weather[w.round - 1]


def most_clouds(w: Island) -> int:
    """RC-501: so many clouds may come tonight, by the dice and the tokens on the Weather space."""
    dice = [die for die in dice_today(w) if die != "animals"]
    if "weather-rolled" in w.today:
        return sum([cloudy(face.partition(":")[2]) for face in w.weather]) + weather_tokens(w)
    return sum([max(map(cloudy, WEATHER_DICE[die])) for die in dice]) + weather_tokens(w)


def cloudy(face: str) -> int:
    """How many clouds a face of a Weather die shows."""
    kind, _, n = face.partition("-")
    return int(n or 1) if kind in ("rain", "winter") else 0


def weather_tokens(w: Island) -> int:
    return w.token("weather", "rain") + w.token("weather", "winter")


class RollWeather(Effect[Island]):
    """RC-501, RC-502, RC-507, RC-1232: the Scenario's dice of this round, unless they were rolled before."""

    def apply(self, w: Island, by: Cause) -> Effects:
        if "weather-rolled" in w.today:
            return (RollAnimals(),)
        w.today = (*w.today, "weather-rolled")
        dice = dice_today(w)
        w.weather = tuple([f"{die}:{WEATHER_DICE[die][w.chance.below(6)]}" for die in dice])
        return (RollAnimals(),) if w.phase == "weather" else ()


class RollAnimals(Effect[Island]):
    """RC-507: a token calls for the Hungry Animals die, which is rolled once only."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        called = w.token("weather", "animals") and not any(face.startswith("animals:") for face in w.weather)
        return (AnimalsDie(),) if called else ()


class AnimalsDie(Effect[Island]):
    """RC-506, RC-507: the red die is rolled with the others; what it shows is faced after the clouds."""

    def apply(self, w: Island, by: Cause) -> Effects:
        w.weather = (*w.weather, f"animals:{WEATHER_DICE['animals'][w.chance.below(6)]}")
        return ()


class GatherClouds(Effect[Island]):
    """RC-501, RC-511: clouds of dice and tokens; the Furnace ignores one Winter cloud, old clothes turn one."""

    def apply(self, w: Island, by: Cause) -> Effects:
        clouds = {"rain": 0, "winter": 0}
        for face in w.weather:
            kind, _, n = face.partition(":")[2].partition("-")
            if kind in clouds:
                clouds[kind] += int(n or 1)
        for kind in clouds:
            clouds[kind] += w.token("weather", kind)
        w.clouds = clouds
        if w.has("furnace") and clouds["winter"]:
            clouds["winter"] -= 1
        if w.treasure("old-clothes") and clouds["winter"]:
            clouds["winter"] -= 1
            clouds["rain"] += 1
        if not w.weather and "weather" not in w.fields:
            return (WeatherOver(),)
        return (Window("clouds"), FaceClouds(), HungryAnimals(), Storm(), WeatherOver())


class IgnoreCloud(Effect[Island]):
    """RC-512, RC-513: counts neither for the winter wood nor for the Roof."""

    kind: Sky

    def apply(self, w: Island, by: Cause) -> Effects:
        w.clouds[self.kind] = max(0, w.clouds.get(self.kind, 0) - 1)
        return ()


class ConvertCloud(Effect[Island]):
    """RC-513: a Winter cloud turned Rainy counts only for the Roof."""

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.clouds.get("winter", 0):
            w.clouds["winter"] -= 1
            w.clouds["rain"] += 1
        return ()


class FaceClouds(Effect[Island]):
    """RC-503 to RC-505, RC-517: wood for winter; then food and wood for each cloud above the Roof.

    It is those at the Camp who burn and eat it: with nobody there the clouds take nothing (RC-558).
    """

    def apply(self, w: Island, by: Cause) -> Effects:
        if not w.at_camp():
            return ()
        winter = w.clouds["winter"]
        excess = max(0, winter + w.clouds["rain"] - w.levels["roof"])
        out: list[AnyEffect] = [Lose("wood", winter)] if winter else []
        if excess:
            out += [Lose("food", excess), Lose("wood", excess)]
        return tuple(out)


class HungryAnimals(Effect[Island]):
    """RC-506, RC-459: the red die; unpayable: 1 Wound to each player."""

    def apply(self, w: Island, by: Cause) -> Effects:
        for shown in w.weather:
            die, _, face = shown.partition(":")
            if die != "animals":
                continue
            match face:
                case "food":
                    return (Lose("food"),)
                case "palisade":
                    return (Level("palisade", -1),)
                case "beast":
                    missing = w.rules.weather_beast - w.levels["weapon"]
                    return (Wound("camp", missing),) if missing > 0 else ()
        return ()


class RerollAnimals(Effect[Island]):
    """Gunpowder: the Hungry Animals die once more."""

    def apply(self, w: Island, by: Cause) -> Effects:
        w.weather = tuple(
            [
                f"animals:{WEATHER_DICE['animals'][w.chance.below(6)]}" if f.startswith("animals:") else f
                for f in w.weather
            ]
        )
        return ()


class Storm(Effect[Island]):
    """RC-508: after everything else, Palisade -1."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Level("palisade", -1),) if w.token("weather", "storm") else ()


class WeatherOver(Effect[Island]):
    """RC-509: all tokens leave the Weather space."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.fields.pop("weather", None)
        w.weather = ()
        w.clouds = {}
        return ()


class RollWeatherNow(Effect[Island]):
    """RC-809, RC-1232, storm-glass: the dice are rolled before the Action phase and seen by all."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return () if "weather-rolled" in w.today else (RollWeather(),)
