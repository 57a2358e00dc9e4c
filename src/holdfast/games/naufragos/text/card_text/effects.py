"""Effects in words, as the rules text of a card has them.

A card speaks to its reader (`me`, or `active` once others were named), of somebody it has just named (`that`: *each
explorer rolls 1 die*), or, on events, of the starting player, who is the one an event means (NA-223).
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from holdfast.core.engine.effect import AnyEffect, replace
from holdfast.core.engine.effects import If
from holdfast.core.text import card_text as speech
from holdfast.games.naufragos.camp.store import Food, Wood
from holdfast.games.naufragos.cards import Choice, Plot, Price
from holdfast.games.naufragos.castaways.diary import LoseStory, Story
from holdfast.games.naufragos.castaways.health import Energy, Heal, HealTrauma, IfWounded, Trauma, Wound
from holdfast.games.naufragos.dice.disputes import Dispute
from holdfast.games.naufragos.dice.rolls import RollTable
from holdfast.games.naufragos.dice.strength import Fight
from holdfast.games.naufragos.exploration.track import Advance
from holdfast.games.naufragos.plot.decisions import Decide, Each, Pick, PickBy
from holdfast.games.naufragos.plot.plot_cards import Add
from holdfast.games.naufragos.plot.prices import MustPay, Pay
from holdfast.games.naufragos.plot.quarrels import TREASURE, Covetous
from holdfast.games.naufragos.plot.today import Block, Cost

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer

ON_CASTAWAYS = (Energy, Wound, Heal, Trauma, HealTrauma, Story, LoseStory, Advance)
"""Effects that name castaways and do one thing to them."""
NAMES_SOMEBODY = (Each, Pick, PickBy, Dispute)
"""What follows happens to somebody they name."""


def speak(localizer: "Localizer", effect: Any) -> str:
    """An effect within a sentence, said to the one it happens to."""
    return Speaker(localizer).phrase(effect)


class Speaker(speech.CardTextWriter):
    """Pronounces the effects of one card."""

    choice = Choice

    # --- within a sentence ---------------------------------------------------------------------------------------------

    def clause(self, effects: Sequence[Any], me: str = "me") -> str:
        """Several effects within one sentence; a condition that ends before the next effect stands behind its own."""
        said, last = [], effects[-1] if effects else None
        for run, whom in self.told_of(effects, me):
            effect = run[0]
            if isinstance(effect, If) and not effect.otherwise and effect is not last:
                said.append(self.localizer.say("if-after", **self.arguments(effect, whom)))
            else:
                said.append(self.together(run, whom))
        return "; ".join(said)

    def told_of(self, effects: Sequence[Any], me: str) -> list[tuple[list[Any], str]]:
        """Effects in runs, each with whom it calls `me`: once others are named, the reader is named too."""
        out = []
        for run in runs(effects, me):
            out.append((run, me))
            if me == "me" and (isinstance(run[0], NAMES_SOMEBODY) or subject(run[0], me)):
                me = "active"
        return out

    def together(self, run: Sequence[Any], me: str) -> str:
        """Effects on the same castaways: whom they mean is said once."""
        first, *rest = run
        more = [self.phrase(replace(effect, who="me"), "that") for effect in rest]
        return self.localizer.listed([self.phrase(first, me), *more])

    def more(self, effect: Any, me: str) -> dict[str, Any]:
        teller = self.localizer
        match effect:
            case Decide():
                return {"by-is": me if effect.by == "me" else effect.by}
            case RollTable():
                return {"rows": "; ".join(self.rows(effect, self.told(effect, me)))}
            case MustPay(pay=price):
                return {"price": prices(teller, price), "from-store": self.clause(from_store(price)) or "none"}
            case Pay(price=price):
                return {"price": prices(teller, price)}
            case Add():
                return {"deck-is": back_of(teller, effect.n)}
            case Block(action=action) | Cost(action=action) if teller.has(f"act-{action}"):
                return {"action": teller.say(f"act-{action}")}
            case Covetous():
                return {"treasure": teller.name(f"plot/{TREASURE}") or TREASURE}
        return {}

    def rows(self, table: RollTable, me: str) -> list[str]:
        """The results of a die, each with what it brings."""
        said = [(row.replace("-", "–"), self.clause(then, me)) for row, then in table.rows.items()]
        return [self.localizer.say("row", at=at, text=text) for at, text in said]

    def way(self, choice: Choice, me: str) -> str:
        pay = (Pay(choice.pay),) if choice.pay is not None else ()
        return self.clause((*pay, *choice.then), me)

    def told(self, effect: AnyEffect, me: str) -> str:
        """Somebody who was named is not named again."""
        if isinstance(effect, NAMES_SOMEBODY) or (isinstance(effect, Decide) and effect.by == "starter"):
            return "that"
        if isinstance(effect, Fight) and effect.who != "me" and me == "me":
            return "active"
        personal = isinstance(effect, RollTable | MustPay) or (isinstance(effect, Decide) and effect.by == "me")
        return "that" if personal and me != "me" else me

    # --- as sentences --------------------------------------------------------------------------------------------------

    def text(self, effects: Sequence[Any], me: str = "me") -> str:
        """Effects as sentences."""
        runs = self.told_of(effects, me)
        return self.sentences([self.spread(run[0], m) if len(run) == 1 else [self.together(run, m)] for run, m in runs])

    def spread(self, effect: Any, me: str) -> list[str]:
        teller, after = self.localizer, self.told(effect, me)
        match effect:
            case Decide():
                return [teller.say("decides", **self.arguments(effect, me)), *self.branches(effect.choices, after)]
            case RollTable():
                return [teller.say("rolls", **self.arguments(effect, me)), *self.rows(effect, after)]
            case Fight():
                return [teller.say("fights", **self.arguments(effect, me)), *self.outcomes(effect, after)]
            case Each(then=(one,)):
                opening, *rest = self.spread(one, after)
                return [teller.say("fx-each", **self.arguments(effect, me) | {"then-clause": opening}), *rest]
            case If(then=(one,), otherwise=()):
                opening, *rest = self.spread(one, after)
                return [teller.say("if-first", **self.arguments(effect, me) | {"then-clause": opening}), *rest]
            case If(otherwise=()):
                return [teller.say("if-first", **self.arguments(effect, me))]
            case If():
                first = teller.say("if-first", **self.arguments(effect, me))
                return [first, teller.say("otherwise", text=self.clause(effect.otherwise, after))]
            case MustPay():
                otherwise = teller.say("if-impossible", text=self.clause(effect.otherwise, after))
                return [teller.say("must-pays", **self.arguments(effect, me)), otherwise]
            case IfWounded(first=(one,)):
                return [*self.spread(one, me), teller.say("if-anybody-wounded", text=self.clause(effect.then, after))]
        return [self.phrase(effect, me)]

    def branching(self, effects: Sequence[Any]) -> bool:
        """Do these effects end in results or branches, so that what comes after must say whom it concerns?"""
        return any(len(self.spread(effect, "me")) > 1 for effect in effects)

    def outcomes(self, fight: Fight, me: str) -> list[str]:
        ends = (("on-win", fight.win), ("on-lose", fight.lose))
        return [self.localizer.say(message, text=self.clause(then, me)) for message, then in ends if then]


def runs(effects: Sequence[Any], me: str) -> list[list[Any]]:
    """Effects one after the other, those on the same castaways together."""
    out: list[list[Any]] = []
    for effect in effects:
        name = subject(effect, me)
        if name and out and subject(out[-1][-1], me) == name:
            out[-1].append(effect)
        else:
            out.append([effect])
    return out


def subject(effect: Any, me: str) -> str:
    """Whom a plain effect names; nothing where it names nobody, or protects some of them."""
    if not isinstance(effect, ON_CASTAWAYS) or (isinstance(effect, Energy) and effect.unless):
        return ""
    whom = me if effect.who == "me" else effect.who
    return "" if whom in ("me", "that") else whom


def prices(localizer: "Localizer", price: Price) -> str:
    """A cost in words (NA-926)."""
    parts = [(part, n) for part in Price.__struct_fields__ if (n := getattr(price, part))]
    return localizer.listed([localizer.say(f"price-{part.replace('_', '-')}", n=n) for part, n in parts])


def from_store(price: Price) -> tuple[AnyEffect, ...]:
    """A cost that only the store pays, as what is removed from it."""
    if price.energy or price.food or price.own_food:
        return ()
    wood: tuple[AnyEffect, ...] = (Wood(-price.wood),) if price.wood else ()
    return (*wood, Food(-price.store_food)) if price.store_food else wood


def back_of(localizer: "Localizer", number: int) -> str:
    """The deck of a plot card, which its back shows to all; its face stays hidden (NA-808)."""
    card = localizer.card(f"plot/plot-{number}")
    return card.on if isinstance(card, Plot) else "none"
