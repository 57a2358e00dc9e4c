"""Effects and conditions as rules text where a message alone cannot say them: tests, tables of dice, decisions, tiles.

A card speaks to the player of the character it affects (`me`), or of somebody it has just named (`that`: *each
character on the tile tests strength*).
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from holdfast.core.engine.effect import AnyEffect, tag_of
from holdfast.core.engine.effects import Both, Either, If, Not
from holdfast.core.text import card_text as speech
from holdfast.games.under_our_sun.dice.tests import EachTest, RollDie, Test
from holdfast.games.under_our_sun.enemies.spawning import Spawn
from holdfast.games.under_our_sun.enemies.wandering import PullEnemy
from holdfast.games.under_our_sun.flow.events import Choice, Decide
from holdfast.games.under_our_sun.missions.conditions import Counted
from holdfast.games.under_our_sun.missions.tasks import Count
from holdfast.games.under_our_sun.people.characters import Each
from holdfast.games.under_our_sun.rules import DICE
from holdfast.games.under_our_sun.text.nouns.names import amount
from holdfast.games.under_our_sun.things.goods import Gain, GainRandom, Lose, LoseFirst

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


GAINS = (Gain, GainRandom)


def speak(localizer: "Localizer", effect: Any) -> str:
    """An effect within a sentence, said to the one it happens to."""
    return Speaker(localizer).phrase(effect)


class Speaker(speech.CardTextWriter):
    """Pronounces the effects of one card; `words` are those of its choices, or of a mission's actions and counters."""

    choice = Choice

    # --- within a sentence ---------------------------------------------------------------------------------------------

    def phrase(self, effect: Any, me: str = "me") -> str:
        return super().phrase(turned(effect), me)

    def clause(self, effects: Sequence[Any], me: str = "me") -> str:
        """Several effects within one sentence; gains in a row are one gain."""
        return "; ".join([self.together(run, me) for run in runs(effects)])

    def together(self, run: Sequence[Any], me: str) -> str:
        """Gains that follow one another: *gain 1 food and 1 random resource*."""
        if len(run) == 1:
            return self.phrase(run[0], me)
        goods = [self.arguments(effect, me)["amount"] for effect in run]
        return self.localizer.say("fx-gain", **{"who-is": me, "amount": self.localizer.listed(goods)})

    def told(self, effect: AnyEffect, me: str) -> str:
        return "that" if isinstance(effect, Each | EachTest) else me

    def more(self, effect: Any, me: str) -> dict[str, Any]:
        teller = self.localizer
        more: dict[str, Any] = {}
        if isinstance(tile := getattr(effect, "tile", None), int):
            more["tile"] = tile_named(teller, tile)
        match effect:
            case Gain() | Lose():
                more["amount"] = amount(teller, effect.what, effect.n)
            case GainRandom():
                more["amount"] = teller.say("n-random", n=effect.n)
            case LoseFirst():
                either = f" {teller.say('lacking')} "
                more["amount"] = either.join([amount(teller, what, effect.n) for what in effect.what])
            case Test() | EachTest():
                more["rows"] = "; ".join(self.results(effect, self.told(effect, me)))
            case RollDie():
                more["dice"] = some_dice(teller, effect.dice)
                more["rows"] = "; ".join(self.rows(effect.rows, me))
            case Spawn():
                more["bonus"] = some_dice(teller, effect.bonus)
            case Count():
                more |= counted(self, effect)
            case If():
                more["cond"] = self.condition(effect.cond)
        return more

    def word(self, key: str) -> str:
        """A mission's own word for one of its actions or counters, or the game's."""
        if key in self.words:
            return self.words[key][self.localizer.lang]
        message = f"task-{key}"
        return self.localizer.say(message) if self.localizer.has(message) else key

    def condition(self, condition: Any) -> str:
        """A condition, with the words of the card where it has some."""
        match condition:
            case Both() | Either():
                parts = {"a": self.condition(condition.a), "b": self.condition(condition.b)}
                return self.localizer.say(f"if-{tag_of(type(condition))}", **parts)
            case Counted():
                return self.localizer.say("if-counted", **counted(self, condition))
            case Not(cond=Counted() as inner):
                return self.localizer.say("if-not", **{"cond-is": "counted", **counted(self, inner, "uncount")})
            case Not(cond=inner):
                denied = {"cond": self.condition(inner), "cond-is": tag_of(type(inner))}
                return self.localizer.say("if-not", **self.fields(inner), **denied)
        return self.localizer.say(f"if-{tag_of(type(condition))}", **self.fields(condition))

    def fields(self, condition: Any) -> dict[str, Any]:
        """The fields of a condition in words, tiles by their names."""
        args = {} if isinstance(condition, Both | Either | Not) else self.localizer.arguments(condition)
        if isinstance(tile := getattr(condition, "tile", None), int):
            args["tile"] = tile_named(self.localizer, tile)
        return args

    # --- results -------------------------------------------------------------------------------------------------------

    def results(self, test: Test | EachTest, me: str) -> list[str]:
        """US-402: what success and failure bring."""
        ends = (("on-success", test.ok), ("on-failure", test.fail))
        return [self.localizer.say(message, text=self.clause(then, me)) for message, then in ends if then]

    def rows(self, rows: Mapping[str, Sequence[AnyEffect]], me: str = "me") -> list[str]:
        """US-349: the rows of a table, by the successes rolled."""
        named = [(self.localizer.say("successes", n=int(n)), self.clause(then, me)) for n, then in sorted(rows.items())]
        return [self.localizer.say("row", at=at, text=text) for at, text in named]

    def way(self, choice: Choice, me: str) -> str:
        price = [self.localizer.say("pays", price=prices(self.localizer, choice.pay), who=me)] if choice.pay else []
        return "; ".join(price + ([self.clause(choice.then, me)] if choice.then else []))

    # --- as sentences --------------------------------------------------------------------------------------------------

    def text(self, effects: Sequence[Any], me: str = "me") -> str:
        """Effects as sentences."""
        told = [self.spread(turned(run[0]), me) if len(run) == 1 else [self.together(run, me)] for run in runs(effects)]
        return self.sentences(told)

    def spread(self, effect: Any, me: str) -> list[str]:
        teller, after = self.localizer, self.told(effect, me)
        match effect:
            case Test():
                return [teller.say("tests", **self.arguments(effect, me)), *self.results(effect, after)]
            case EachTest():
                return [teller.say("each-tests", **self.arguments(effect, me)), *self.results(effect, after)]
            case RollDie():
                return [teller.say("rolls", **self.arguments(effect, me)), *self.rows(effect.rows, me)]
            case Decide():
                return [teller.say("decides", **self.arguments(effect, me)), *self.branches(effect.choices, after)]
            case If(otherwise=tuple(otherwise)) if otherwise:
                first = teller.say("if-first", **self.arguments(effect, me))
                return [first, teller.say("otherwise", text=self.clause(otherwise, after))]
            case PullEnemy(otherwise=tuple(otherwise)) if otherwise:
                first = teller.say("pulls", **self.arguments(effect, me))
                return [first, teller.say("if-none", text=self.clause(otherwise, after))]
        return [self.phrase(effect, me)]


def runs(effects: Sequence[Any]) -> list[list[Any]]:
    """Effects one after the other, gains that follow one another together."""
    out: list[list[Any]] = []
    for effect in effects:
        if out and isinstance(effect, GAINS) and isinstance(out[-1][-1], GAINS):
            out[-1].append(effect)
        else:
            out.append([effect])
    return out


def turned(effect: Any) -> Any:
    """*If not, nothing; otherwise this* is said the other way round."""
    if isinstance(effect, If) and not effect.then and effect.otherwise:
        return If(Not(effect.cond), effect.otherwise)
    return effect


def counted(speaker: Speaker, it: Counted | Count, how: str = "count") -> dict[str, Any]:
    """A counter of a mission: the mission's own word for it, or what the game says when it is reached, or not yet."""
    message = f"{how}-{it.what}"
    known = it.what not in speaker.words and speaker.localizer.has(message)
    said = speaker.localizer.say(message, n=it.n) if known else speaker.word(it.what)
    return {"what": said, "what-is": "known" if known else "own", "n": it.n}


def prices(localizer: "Localizer", price: Mapping[str, int]) -> str:
    """Goods with their numbers, in a row."""
    return localizer.listed([amount(localizer, what, n) for what, n in price.items()])


def some_dice(localizer: "Localizer", colours: str) -> str:
    """Dice by number and colour: *2 green dice and 1 yellow die*."""
    parts = [localizer.say("n-dice", n=colours.count(c), colour=c) for c in DICE if c in colours]
    return localizer.listed(parts)


def colours_of(localizer: "Localizer", colours: str) -> str:
    """The same where a heading says that they are dice: *2 green and 1 yellow*."""
    return localizer.listed([localizer.say(f"dice-{c}", n=colours.count(c)) for c in DICE if c in colours])


def tile_named(localizer: "Localizer", number: int) -> str:
    """US-1111: a tile by name and number; numbers and ids go together."""
    name = localizer.name(f"tile/tile-{number}")
    return localizer.say("tile-named", name=name, n=number) if name else localizer.say("tile-number", n=number)
