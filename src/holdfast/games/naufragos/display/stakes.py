"""What an option costs, brings, rolls and risks, by the forecasts of the effects that follow it."""

from holdfast.core.engine.effects import Ballot
from holdfast.core.engine.menu import Option
from holdfast.core.engine.questions import OpenQuestion
from holdfast.core.facts import Facts
from holdfast.core.forecast import Forecasts
from holdfast.games.naufragos import forecast as shore
from holdfast.games.naufragos.actions import forecast as actions
from holdfast.games.naufragos.camp import forecast as camp
from holdfast.games.naufragos.castaways import forecast as castaways
from holdfast.games.naufragos.dice import forecast as dice
from holdfast.games.naufragos.exploration import forecast as exploration
from holdfast.games.naufragos.night import forecast as night
from holdfast.games.naufragos.pawns import forecast as pawns
from holdfast.games.naufragos.plot import forecast as plot
from holdfast.games.naufragos.plot.decisions import Decide, being_voted, branch
from holdfast.games.naufragos.rulesets.hr12 import forecast as hr12
from holdfast.games.naufragos.world import Shore

CHAPTERS = (shore, actions, camp, castaways, dice, exploration, pawns, night, plot, hr12)
FORECASTS = Forecasts({kind: forecast for chapter in CHAPTERS for kind, forecast in chapter.FORECASTS.items()})
BRANCHES = ("pass", "seen", "stay-out", "cannon")
"""Words of the rules that cards use too: in a decision of a card they are its branches."""


def stakes(w: Shore, asking: OpenQuestion, option: Option, facts: Facts) -> Facts:
    """The facts of an option with what is not written in its key."""
    by, then, question = option.by or asking.by, option.then, asking.effect
    forecast = shore.ShoreForecast(w, by, option.seat, FORECASTS)
    if isinstance(question, Decide | Ballot):
        forecast.card = w.content.cards[by.card].key if by.card >= 0 else ""
        if facts.what == "" and facts.deed in BRANCHES and by.card >= 0:
            facts = Facts("choose", what=facts.deed)
        if isinstance(question, Ballot) and (vote := being_voted(w)) is not None:
            forecast.team = [*vote.voters]
            then = next((branch(choice) for choice in vote.choices if choice.key == option.key), ())
    forecast.read(then)
    forecast.exhaustion()
    return forecast.complete(facts)
