"""The Weather phase (RC-501 to RC-517)."""

from typing import Any

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes
from holdfast.core.engine.effects import Under, Window
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.log import NEW_PHASE, Log, fields, heading, line
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.rules import WEATHER_DICE, weather_face
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
    """RC-501: the most clouds that may come tonight, by the dice and the tokens on the Weather space."""
    if "weather-rolled" in w.today:
        return sum(w.clouds_rolled().values()) + weather_tokens(w)
    dice = [WEATHER_DICE[die] for die in dice_today(w) if die != "animals"]
    return sum([max([weather_face(f":{face}").n for face in faces]) for faces in dice]) + weather_tokens(w)


def animals(message: str) -> Log:
    """An entry about the face of the Hungry Animals die."""

    def log(effect: Any, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        face = w.animals_face()
        return line(message, face=f"animals-{face}") if face else None

    return log


def weather_tokens(w: Island) -> int:
    return w.token("weather", "rain") + w.token("weather", "winter")


def rolled(w: Island, die: str) -> str:
    """Roll a Weather die; returns it as the world stores it."""
    return f"{die}:{WEATHER_DICE[die][w.chance.below(6)]}"


class RollWeather(Effect[Island]):
    """RC-501, RC-502, RC-507, RC-1232: the Scenario's dice of this round, unless they were rolled before."""

    beat = "dice"
    accounts_for = ("weather", "today")

    def apply(self, w: Island, by: Cause) -> Effects:
        if "weather-rolled" in w.today:
            return (RollAnimals(),)
        w.begin_today("weather-rolled")
        w.weather = tuple([rolled(w, die) for die in dice_today(w)])
        return (RollAnimals(),) if w.phase == "weather" else ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """The clouds of all dice by kind, and the face of the Hungry Animals die; nothing if they lay there before (RC-1232)."""
        if not outcomes:
            return None
        clouds: dict[str, int] = {}
        for die in w.weather_faces():
            if die.die != "animals":
                clouds[die.what] = clouds.get(die.what, 0) + die.n
        shown = [f"sky-{kind}-{n}" if n > 1 else f"sky-{kind}" for kind, n in clouds.items()]
        shown += [f"sky-animals-{face}"] if (face := w.animals_face()) else []
        return line("roll-weather", dice="|".join(shown)) if shown else None


class RollAnimals(Effect[Island]):
    """RC-507: a token calls for the Hungry Animals die, which is rolled once only."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        return (AnimalsDie(),) if w.token("weather", "animals") and not w.animals_face() else ()


class AnimalsDie(Effect[Island]):
    """RC-506, RC-507: the red die is rolled with the others; what it shows is faced after the clouds."""

    beat = "dice"
    accounts_for = ("weather",)
    log = animals("hungry-animals")

    def apply(self, w: Island, by: Cause) -> Effects:
        w.weather = (*w.weather, rolled(w, "animals"))
        return ()


class GatherClouds(Effect[Island]):
    """RC-501, RC-511: clouds of dice and tokens; the Furnace ignores one Winter cloud, old clothes turn one."""

    beat = "loss"
    accounts_for = ("clouds.*", "today")

    def apply(self, w: Island, by: Cause) -> Effects:
        clouds = w.clouds_rolled()
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

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        """RC-501, RC-511: the clouds that count, and what has changed them on the way: tokens, the Furnace, an old coat."""
        rain, winter = w.clouds.get("rain", 0), w.clouds.get("winter", 0)
        left = w.clouds_rolled()["winter"] + w.token("weather", "winter")
        furnace = w.has("furnace") and left > 0
        coat = w.treasure("old-clothes") and left - furnace > 0
        why = [
            *["by-tokens"] * bool(weather_tokens(w)),
            *["invention/furnace"] * furnace,
            *["mystery/old-clothes"] * coat,
        ]
        if not rain + winter:
            return line("no-clouds", why="|".join(why))
        roof = w.levels["roof"]
        kept = "yes" if rain <= roof and not winter else "no"
        return line("gather-clouds", rain=rain, winter=winter, roof=roof, kept=kept, why="|".join(why))


class IgnoreCloud(Effect[Island]):
    """RC-512, RC-513: counts neither for the winter wood nor for the Roof."""

    kind: Sky
    accounts_for = ("clouds.*",)
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        w.clouds[self.kind] = max(0, w.clouds.get(self.kind, 0) - 1)
        return ()


class ConvertCloud(Effect[Island]):
    """RC-513: a Winter cloud turned Rainy counts only for the Roof."""

    accounts_for = ("clouds.*",)
    log = fields

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

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """RC-503 to RC-505: what the clouds take, and for what."""
        winter = w.clouds.get("winter", 0)
        above = max(0, winter + w.clouds.get("rain", 0) - w.levels["roof"])
        return line("face-clouds", winter=winter, above=above) if w.at_camp() and winter + above else None


class HungryAnimals(Effect[Island]):
    """RC-506, RC-459: the red die; unpayable: 1 Wound to each player."""

    beat = "fight"
    accounts_for = ("used",)

    def apply(self, w: Island, by: Cause) -> Effects:
        match w.animals_face():
            case "food":
                return (Lose("food"),)
            case "palisade":
                return (Level("palisade", -1),)
            case "beast":
                missing = w.rules.weather_beast - w.levels["weapon"]
                return (Wound("camp", missing),) if missing > 0 else ()
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """RC-506: only the beast needs a comparison; other losses have their own entries."""
        if w.animals_face() != "beast":
            return None
        return line("strike", strength=w.rules.weather_beast, weapon=w.levels["weapon"], helmet="no")


class RerollAnimals(Effect[Island]):
    """Gunpowder: the Hungry Animals die again."""

    beat = "dice"
    accounts_for = ("weather",)
    log = animals("reroll-animals")

    def apply(self, w: Island, by: Cause) -> Effects:
        dice = [(shown, weather_face(shown).die) for shown in w.weather]
        w.weather = tuple([rolled(w, die) if die == "animals" else shown for shown, die in dice])
        return ()


class Storm(Effect[Island]):
    """RC-508: after everything else, Palisade -1."""

    beat = "fight"

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Level("palisade", -1),) if w.token("weather", "storm") else ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("storm") if w.token("weather", "storm") else None


class WeatherOver(Effect[Island]):
    """RC-509: all tokens leave the Weather space."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.fields.pop("weather", None)
        w.weather = ()
        w.clouds = {}
        return ()


class RollWeatherNow(Effect[Island]):
    """RC-809, RC-1232, storm-glass: the dice are rolled before the Action phase and seen by all."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        return () if "weather-rolled" in w.today else (RollWeather(),)
