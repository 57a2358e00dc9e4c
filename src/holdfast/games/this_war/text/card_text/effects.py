"""Effects and conditions as rules text where a message alone cannot say them: whom they concern, goods, tables, Scripts.

A card names whom an effect concerns, except its own Character: on a Character card *Misery +1* is for the one it shows,
on a Fitting for the one who works there (TW-338, TW-1714), after *each Character rolls* for the one who rolled.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from holdfast.core.engine.effect import AnyEffect, Effect, replace, tag_of
from holdfast.core.engine.effects import If, Not
from holdfast.core.text import card_text as speech
from holdfast.games.this_war.actions.visitors import Arrival
from holdfast.games.this_war.book.checks import DangerRoll, EmpathyCheck, Roll, RollEach, check_effects
from holdfast.games.this_war.book.colours import ByColour
from holdfast.games.this_war.book.orders import FlagDay, RaidMod
from holdfast.games.this_war.book.pages import Note, ReadPage, Say
from holdfast.games.this_war.book.pending import PutPending
from holdfast.games.this_war.book.scripts import ChooseOne, Goto, OpenScript
from holdfast.games.this_war.cards import Choice, Pick
from holdfast.games.this_war.city.searching import DrawFindings
from holdfast.games.this_war.city.unknown import ReturnCards
from holdfast.games.this_war.combat.fight import StartFight
from holdfast.games.this_war.house.shelter_cards import ShelterCardRestore
from holdfast.games.this_war.people.joining import Join
from holdfast.games.this_war.people.spirit import Habit
from holdfast.games.this_war.people.states import SetState, State, WoundsSplit
from holdfast.games.this_war.rules import FAMILIES, MOST_COLD
from holdfast.games.this_war.text.card_text.conditions import Conditions
from holdfast.games.this_war.text.card_text.naming import delta, everything, numbers
from holdfast.games.this_war.text.nouns import counted, filled
from holdfast.games.this_war.things.barter import Barter
from holdfast.games.this_war.things.stores import Gain, GainFirst, Lose, LoseAll, RemoveFromBox
from holdfast.games.this_war.things.tokens import PutToken
from holdfast.games.this_war.things.tracks import Cold, Noise

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def said(localizer: "Localizer", effects: Iterable[Any]) -> str:
    """What follows, in words; nothing where a part of it has none."""
    some = [e for e in effects if not type(e).quiet or localizer.has(f"fx-{tag_of(type(e))}")]
    return localizer.clause(some) if all(localizer.spoken(e) for e in some) else ""


MANY = 99
"""As many Exploration cards as this are all of them."""


def speak(localizer: "Localizer", effect: Any) -> str:
    """An effect within a sentence."""
    return Speaker(localizer).phrase(effect)


def condition(localizer: "Localizer", cond: Any) -> str:
    """A condition as a clause."""
    return Speaker(localizer).condition(cond)


class Speaker(Conditions):
    """Pronounces the effects and conditions of cards and Scripts."""

    # --- one effect --------------------------------------------------------------------------------------------------

    def phrase(self, effect: Any) -> str:
        """One effect, however much it holds, within one sentence."""
        effect = turned(effect)
        return self.say(f"fx-{tag_of(type(effect))}", **self.arguments(effect))

    def arguments(self, effect: Any) -> dict[str, Any]:
        """The fields of an effect in words, with what follows inside it."""
        if isinstance(effect, If):
            return self.case(effect)
        inner = {name: value for name in type(effect).__struct_fields__ if follows(value := getattr(effect, name))}
        plain = replace(effect, **dict.fromkeys(inner, ())) if inner else effect
        if isinstance(effect, EmpathyCheck):
            inner["hit"] = tuple([affected(one) for one in effect.hit])
        args = self.localizer.arguments(plain)
        for name, value in inner.items():
            args |= {f"{name}-clause": self.clause(value), f"{name}-is": "some"}
        who = getattr(effect, "who", None)
        if who is not None:
            args["whom"] = self.whom(who)
        return args | self.more(effect)

    def more(self, effect: Any) -> dict[str, Any]:
        """What only this kind of effect has to say."""
        match effect:
            case State():
                return {"text": self.state(effect)}
            case SetState():
                text = self.say("set-to", state=self.localizer.noun(effect.state), level=effect.level)
                return {"text": self.about(effect.who, text)}
            case WoundsSplit():
                return {"group": self.group(effect.who)}
            case Gain():
                return {"goods": self.gained(effect), "where-is": effect.where}
            case GainFirst():
                return {"goods": self.gained(effect)}
            case Lose(item=item, n=n):
                choice = "yes" if len(FAMILIES.get(item, ())) > 1 else "no"
                goods = self.say(item, n=n) if item == "most-valuable" else counted(self.localizer, item, n)
                return {"goods": goods, "choice": choice}
            case LoseAll(families=families):
                return {"goods": self.localizer.listed([self.all_of(f) for f in families]), "all": everything(families)}
            case RemoveFromBox(item=item, n=n):
                return {"goods": counted(self.localizer, item, n)}
            case Habit(item=item, misery=n):
                return {"goods": counted(self.localizer, item, 1), "delta": delta(n)}
            case Barter():
                return {"offer": self.offer(effect.offer)}
            case Join() | Arrival():
                return {"states": self.states(effect.states or {"hunger": 1, "misery": 1})}
            case Roll():
                prowess = self.whom(effect.prowess_of) if effect.prowess_of else "none"
                return {"rows": "; ".join(self.rows(effect.rows)), "prowess": prowess}
            case RollEach():
                return {"at": numbers(effect.low, effect.high)}
            case DangerRoll():
                return {"die": self.say(f"die-{effect.colour}")}
            case Cold():
                return {"all": "yes" if effect.n <= -MOST_COLD else "no"}
            case Noise():
                return {"delta": delta(effect.n)}
            case ReturnCards():
                return {"all": "yes" if effect.n >= MANY else "no"}
            case DrawFindings():
                rows = [self.localizer.noun(row) for row in effect.rows]
                return {"rows": self.localizer.listed(rows), "rows-n": len(rows)}
            case StartFight():
                return {"weapons": self.weapons(effect.weapons), "notes": self.notes(effect)}
            case RaidMod():
                kinds = (("raid-damage", effect.damage), ("raid-wounds", effect.wounds))
                changes = [self.say(message, delta=delta(n)) for message, n in kinds if n]
                return {"changes": self.localizer.listed(changes)}
            case FlagDay(name=name):
                return {"text": self.say(f"flag-{name}")}
            case ShelterCardRestore(slot=slot):
                return {"slot": self.say("space", code=slot.upper())}
        return self.told(effect)

    def told(self, effect: Any) -> dict[str, Any]:
        """The same for what belongs to the Book of Scripts, and for what holds other effects."""
        match effect:
            case OpenScript() | Goto() | ReadPage() | Note():
                return {"number": self.script(effect.script)}
            case ByColour():
                return {"scripts": self.scripts(effect.scripts)}
            case PutPending():
                roll = "yes" if effect.range else "no"
                more = {"number": self.script(effect.script), "mode-is": effect.mode, "roll": roll}
                return more | {"at": effect.range.replace("-", "–")}
            case PutToken():
                return {"place": self.place(effect.place)}
            case Say(text=text):
                return {"text": filled(self.localizer, None, text[self.localizer.lang], ()).removesuffix(".")}
            case ChooseOne(ways=ways):
                said = [f"({'abcdefgh'[i]}) {self.clause(way)}" for i, way in enumerate(ways)]
                return {"ways": f"; {self.say('or-else')} ".join(said)}
        return {}

    def case(self, effect: If) -> dict[str, Any]:
        """A condition, and what follows where it holds or does not."""
        return {
            "cond": self.condition(effect.cond),
            "then-clause": self.clause(effect.then),
            "otherwise-clause": self.clause(effect.otherwise),
            "otherwise-is": "some" if effect.otherwise else "none",
        }

    def state(self, effect: State) -> str:
        """TW-1002: a State up or down, for whom, and within which levels."""
        teller, who = self.localizer, effect.who
        text = self.say("change", state=teller.noun(effect.state), delta=delta(effect.n))
        if not isinstance(who, Pick) or not (effect.low or effect.high < 4):
            return self.about(who, text)
        levels = self.levels(effect.low, effect.high)
        whom = self.say("with-level", whom=self.whom(who), state=teller.noun(effect.state), range=levels)
        text = self.say("subject", whom=whom, text=text)
        return self.say("both-needed", text=text, n=who.chosen) if effect.need else text

    # --- fights ------------------------------------------------------------------------------------------------------

    def notes(self, fight: StartFight) -> str:
        """What is special about a fight."""
        loot = [counted(self.localizer, item, fight.loot.count(item)) for item in dict.fromkeys(fight.loot)]
        loot += [self.say("weapons-of-the-dead")] if fight.weapons_of_dead else []
        loot += [self.gained(e) if isinstance(e, Gain | GainFirst) else self.phrase(e) for e in fight.gains]
        notes = [self.say("fight-backstab", side=fight.backstab)] if fight.backstab else []
        notes += [self.say("fight-thug")] if fight.thug else []
        notes += [self.say("fight-no-flee")] if fight.no_flee else []
        notes += [self.say("fight-prowess", n=fight.prowess)] if fight.prowess >= 0 else []
        notes += [self.say("fight-flee-when", n=fight.flee_when)] if fight.flee_when else []
        notes += [self.say("fight-loot", goods=self.localizer.listed(loot))] if loot else []
        notes += [self.say("fight-then", text=self.clause(fight.then))] if fight.then else []
        return "".join([self.say("fight-note", text=note) for note in notes])

    # --- several effects ---------------------------------------------------------------------------------------------

    def clause(self, effects: Sequence[Any]) -> str:
        """Several effects within one sentence; gains in a row are one gain, States of the same people one change."""
        return "; ".join([self.together(run) for run in runs(effects)])

    def together(self, run: Sequence[Any]) -> str:
        first = run[0]
        if len(run) == 1:
            return self.phrase(first)
        if isinstance(first, State):
            changes = [self.say("change", state=self.localizer.noun(e.state), delta=delta(e.n)) for e in run]
            return self.about(first.who, self.localizer.listed(changes))
        return self.say(
            "fx-gain", **{"goods": self.localizer.listed([self.gained(e) for e in run]), "where-is": "here"}
        )

    def rows(self, rows: Mapping[str, Sequence[AnyEffect]]) -> list[str]:
        """TW-1208: the rows of a table that bring something."""
        return [self.say("row", at=at.replace("-", "–"), text=self.clause(then)) for at, then in rows.items() if then]

    def text(self, effects: Sequence[Any]) -> str:
        """Effects as sentences; what comes after a table or a case says that it does."""
        told = [self.spread(turned(run[0])) if len(run) == 1 else [self.together(run)] for run in runs(effects)]
        return speech.CardTextWriter(self.localizer).sentences(told)

    def spread(self, effect: Any) -> list[str]:
        """One effect as sentences: its opening, then each result or other case."""
        match effect:
            case Roll():
                return [self.say("rolls", **self.arguments(effect)), *self.rows(effect.rows)]
            case If(otherwise=tuple(otherwise)) if otherwise:
                return [self.phrase(replace(effect, otherwise=())), self.say("otherwise", text=self.clause(otherwise))]
        return [self.phrase(effect)]

    # --- choices -----------------------------------------------------------------------------------------------------

    def choice(self, choice: Choice) -> str:
        """A way to decide: the card's words for it, when it is open, what it costs and brings."""
        name = self.say("quoted", words=label(choice.label[self.localizer.lang]))
        if choice.requires is not None:
            name = self.say("only-if", what=name, cond=self.condition(choice.requires))
        goto: tuple[AnyEffect, ...] = (Goto(choice.goto),) if choice.goto else ()
        then = (*choice.cost, *choice.effects, *check_effects(choice.check), *goto)
        return self.say("row-amount", at=name, text=self.clause(then) or self.say("nothing"))


def label(words: str) -> str:
    """The words of a choice without the price in brackets at their end: the rules text says it in full."""
    head, bracket, _ = words.rpartition(" (")
    return head if bracket and words.endswith(")") else words


def follows(value: Any) -> bool:
    """Are these effects?"""
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], Effect)


def turned(effect: Any) -> Any:
    """*If so, nothing; otherwise this* is said the other way round."""
    if isinstance(effect, If) and not effect.then and effect.otherwise:
        return If(Not(effect.cond), effect.otherwise)
    return effect


def affected(effect: Any) -> Any:
    """What an empathy check does to the affected is said of them without naming them again."""
    return replace(effect, who="me") if isinstance(effect, State) and effect.who == "affected" else effect


def runs(effects: Iterable[Any]) -> list[list[Any]]:
    """Effects one after the other; gains that follow one another together, and changes of the same people's States."""
    out: list[list[Any]] = []
    for effect in effects:
        if out and joins(out[-1][-1], effect):
            out[-1].append(effect)
        else:
            out.append([effect])
    return out


def joins(last: Any, effect: Any) -> bool:
    if isinstance(effect, Gain | GainFirst):
        return isinstance(last, Gain | GainFirst) and last.where == effect.where != "findings"
    if isinstance(effect, State) and isinstance(last, State) and isinstance(effect.who, str):
        return last.who == effect.who
    return False
