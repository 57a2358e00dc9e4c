"""What effects certainly cost, bring and risk, as facts of an option."""

from collections.abc import Iterable
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.facts import Facts
from holdfast.core.forecast import COMMON, Forecast, Forecasts
from holdfast.games.robinson.actions import forecast as actions
from holdfast.games.robinson.anytime import forecast as anytime
from holdfast.games.robinson.anytime.skills import UseSkill
from holdfast.games.robinson.flow import forecast as flow
from holdfast.games.robinson.people import forecast as people
from holdfast.games.robinson.scenarios import forecast as scenarios
from holdfast.games.robinson.things import forecast as things
from holdfast.games.robinson.world import Island

CHAPTERS = (actions, anytime, flow, people, scenarios, things)
FORECASTS = Forecasts({**COMMON, **{kind: make for chapter in CHAPTERS for kind, make in chapter.FORECASTS.items()}})


def card_in(w: Island, card: int) -> str:
    """The key of a card, or nothing."""
    return w.content.cards[card].key if card >= 0 else ""


def card_of(w: Island, effect: Any) -> str:
    """The key of the card that an effect names, by its number or as an Item."""
    if isinstance(effect, UseSkill):
        return ""
    card = getattr(effect, "card", None)
    if isinstance(card, int):
        return card_in(w, card)
    item = getattr(effect, "item", None)
    return w.invention(item).key if isinstance(item, str) and item else ""


def certain_facts(w: Island, by: Cause, effects: Iterable[Any], facts: Facts) -> Facts:
    """The facts of an option with all that these effects certainly do."""
    forecast = Forecast(w, by, by.seat, FORECASTS)
    forecast.read(effects)
    forecast.card = next((key for effect in effects if (key := card_of(w, effect))), "")
    forecast.team.sort()
    return forecast.complete(facts)
