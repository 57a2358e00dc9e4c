"""What effects cost, bring and risk, as facts: read from their structs, as far as it is sure before they happen."""

from collections.abc import Iterable
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.effects import If, Under
from holdfast.core.facts import Facts
from holdfast.core.forecast import Forecast, Forecasts
from holdfast.games.robinson.actions.combat import Fight, Strike, TemporaryWeapon
from holdfast.games.robinson.actions.exploration import NightOutside
from holdfast.games.robinson.anytime.skills import FridayPays, UseSkill
from holdfast.games.robinson.anytime.uses import Used
from holdfast.games.robinson.flow import forecast as flow
from holdfast.games.robinson.flow.event import IntoEventDeck
from holdfast.games.robinson.flow.production import Halved, Yields
from holdfast.games.robinson.flow.weather import RollWeatherNow, dice_today
from holdfast.games.robinson.people import forecast as people
from holdfast.games.robinson.people.deciding import whom
from holdfast.games.robinson.scenarios.castaways import PileWood, SpendWood
from holdfast.games.robinson.things.inventions import DiscardInvention, FlipItem, FreelyBuilt, LoseItem
from holdfast.games.robinson.things.mystery import DrawMystery, TurnMystery
from holdfast.games.robinson.things.resources import Gain, Halve, Level, Lose
from holdfast.games.robinson.world import Island


def card_in(w: Island, card: int) -> str:
    """The key of a card, where there is one."""
    return w.content.cards[card].key if card >= 0 else ""


def card_of(w: Island, effect: Any) -> str:
    """The card that an effect names, by its number or as an Item."""
    if isinstance(effect, UseSkill):
        return ""
    card = getattr(effect, "card", None)
    if isinstance(card, int):
        return card_in(w, card)
    item = getattr(effect, "item", None)
    return w.invention(item).key if isinstance(item, str) and item else ""


def outcome(w: Island, by: Cause, effects: Iterable[Any], facts: Facts) -> Facts:
    """The facts of an answer with all that these effects surely do."""
    reading = Reading(w, by, by.seat)
    reading.read(effects)
    reading.card = next((key for effect in effects if (key := card_of(w, effect))), "")
    reading.team.sort()
    return reading.complete(facts)


FORECASTS = Forecasts(people.FORECASTS | flow.FORECASTS)


class Reading(Forecast):
    """Effects on their way into facts."""

    def __init__(self, w: Island, by: Cause, seat: int) -> None:
        super().__init__(w, by, seat, FORECASTS)

    def read(self, effects: Iterable[Any]) -> None:
        for effect in effects:
            if type(effect) in FORECASTS:
                FORECASTS[type(effect)](self, effect)
            else:
                self.read_one(effect)

    def read_one(self, effect: Any) -> None:
        """RC-641 ff.: one effect; what it may still ask is left open."""
        w = self.w
        match effect:
            case Under(by, then):
                outer, self.by = self.by, by
                self.read(then)
                self.by = outer
            case If(cond, then, otherwise):
                self.read(then if cond.holds(w, self.by) else otherwise)
            case Gain():
                self.brings(effect.what, effect.total(w))
            case Yields(what, n):
                self.brings(what, n)
            case Halved(wood) if wood >= 0:
                self.brings("wood", wood)
                self.brings("food", sum(w.produced.values()) // 2 - wood)
            case Lose(what, n, if_possible):
                self.lose(what, n, if_possible)
            case SpendWood(n):
                self.pays("wood", n)
            case PileWood(n):
                self.brings("pile", n)
            case UseSkill(_, cost):
                self.pays("determination", cost)
            case FridayPays():
                self.pays("determination", w.rules.friday_reroll)
            case Level(track, n, if_possible):
                self.level(track, n, if_possible)
            case Halve(track):
                self.pays(track, w.levels[track] // 2)
            case TemporaryWeapon(n):
                self.brings("weapon", n)
            case _:
                self.read_people(effect)

    def read_people(self, effect: Any) -> None:
        """What hurts or heals, what is lost or comes back."""
        w = self.w
        match effect:
            case Fight(strength):
                if (wounds := Strike(strength).wounds(w)) > 0:
                    self.risk("wounds", wounds, "RC-451")
            case IntoEventDeck():
                self.risk("comes-back", 0, "RC-691")
            case NightOutside():
                self.risk("outside", 0, "RC-548")
            case LoseItem() | DiscardInvention():
                if not any(risk.what == "item-lost" for risk in self.risks):
                    self.risk("item-lost", 1, "RC-671")
            case FlipItem(n) if n > 0 and not self.risks:
                self.risk("item-lost", n, "RC-671")
            case FreelyBuilt():
                self.brings("items", 1)
            case DrawMystery() | TurnMystery():
                self.mystery(effect)
            case RollWeatherNow() if not dice_today(w):
                self.risk("no-dice", 0, "RC-502")
            case Used(card) if w.uses.get(card) == 1:
                self.risk("used-up", 0, "RC-606")

    def lose(self, what: str, n: int, if_possible: bool) -> None:
        """RC-645, RC-646: what cannot be paid is Wounds."""
        there = min(n, max(0, self.w.free(what)))
        self.pays(what, there)
        if there < n and not if_possible:
            self.concerns(*whom(self.w, self.by, "hit"))
            self.risk("wounds", n - there, "RC-645")

    def level(self, track: str, n: int, if_possible: bool) -> None:
        """RC-652: what cannot be taken away is Wounds."""
        if n >= 0:
            self.brings(track, n)
            return
        there = min(-n, self.w.levels[track])
        self.pays(track, there)
        if there < -n and not if_possible:
            self.concerns(*whom(self.w, self.by, "hit"))
            self.risk("wounds", -n - there, "RC-652")

    def mystery(self, draw: Any) -> None:
        """RC-692: what a search may turn up besides Treasures."""
        if draw.trap or draw.either or draw.any:
            self.risk("trap", 0, "RC-692")
        if draw.monster or draw.either or draw.any:
            self.risk("monster", 0, "RC-692")
