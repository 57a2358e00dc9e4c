"""The weather track and its two end spaces (NA-213 to NA-219, NA-227, NA-945)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes
from holdfast.core.engine.effects import Under
from holdfast.core.text.log import LogEntry
from holdfast.games.naufragos.actions.campfire import Fire
from holdfast.games.naufragos.castaways.health import Energy
from holdfast.games.naufragos.log import HURT, came_to, line, strained
from holdfast.games.naufragos.rules import SCORCHING, STORM
from holdfast.games.naufragos.world import Shore


def moved_weather(effect: "Weather | WeatherSet", w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry:
    """NA-213, NA-945: the card names the end of the track to which the cube goes by a step."""
    way = ("sun" if effect.n > 0 else "storm") if isinstance(effect, Weather) else "set"
    return line("weather", space=w.weather, way=way if came_to(w, 1) else "stays")


class Weather(Effect[Shore]):
    """NA-213, NA-214, NA-219: the cube moves; where it comes to stand on an end space, that space takes effect."""

    n: int
    beat = "loss"
    accounts_for = ("weather", "today")
    log = moved_weather

    def apply(self, w: Shore, by: Cause) -> Effects:
        before, space = w.weather, w.weather + self.n
        w.weather = STORM if space < STORM else SCORCHING if space > SCORCHING else space
        w.came(self.n, w.weather - before)
        return end_space(w) if w.weather in ENDS else ()


ENDS = (STORM, SCORCHING)


class WeatherSet(Effect[Shore]):
    """NA-945: the cube goes straight to a space."""

    space: int
    beat = "loss"
    accounts_for = ("weather", "today")
    log = moved_weather

    def apply(self, w: Shore, by: Cause) -> Effects:
        w.came(1, int(w.weather != self.space))
        w.weather = self.space
        return end_space(w)


def end_space(w: Shore) -> Effects:
    """NA-215, NA-216, NA-227: scorching takes 1 energy from everybody, once a turn; a storm puts the fire out."""
    if w.weather == SCORCHING:
        burnt = [s for s in w.living() if not w.scorched >> s & 1]
        w.scorched |= sum([1 << s for s in burnt])
        return (Scorch(tuple(burnt)),) if burnt else ()
    if w.weather == STORM:
        if not w.happened("no-fishing"):
            w.remember("no-fishing")
        return (Fire(on=False),) if w.fire else ()
    return ()


class Scorch(Effect[Shore]):
    """NA-215, NA-227: the heat takes 1 energy from each of them."""

    seats: tuple[int, ...]
    beat = "loss"
    accounts_for = ("scorched", *HURT)

    def apply(self, w: Shore, by: Cause) -> Effects:
        heat = Cause(by.seat, by.who, by.card, "heat")
        return (Under(heat, tuple([Energy(str(s), -1) for s in self.seats])),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-162: a castaway without energy gets a wound instead, which is logged."""
        seats = [s for s in self.seats if w.energy[s]]
        return line("scorch", castaways=strained(w, seats, -1)) if seats else None
