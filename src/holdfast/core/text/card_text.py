"""Card texts for effects whose messages are not enough: nested effects, decisions, sentences.

A card addresses somebody (`me`) or a person it has named; each game has a `CardTextWriter`.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from holdfast.core.cards.content import Card, Words
from holdfast.core.engine.effect import Effect, replace, tag_of
from holdfast.core.text.localizer import sentence

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer

NO_TEXT: Mapping[str, Words] = {}


def as_text(localizer: "Localizer", card: Card, parts: Sequence[str]) -> str:
    """Return the parts of a card as sentences, and the rules text that its data does not contain."""
    return " ".join([sentence(part) for part in (*parts, card_texts(localizer, card)) if part])


def card_texts(localizer: "Localizer", card: Card) -> str:
    """Return the extra rules text of a single card: the message `text-<deck>-<id>`."""
    message = f"text-{card.deck}-{card.id}"
    return localizer.say(message) if localizer.has(message) else ""


class CardTextWriter:
    """Words the effects of one card; `words` are those of its choices, in all languages."""

    choice: ClassVar[type] = Effect
    """The branches of a decision."""

    def __init__(self, localizer: "Localizer", words: Mapping[str, Words] = NO_TEXT) -> None:
        self.localizer = localizer
        self.words = words

    # --- hooks for games -----------------------------------------------------------------------------------------------

    def told(self, effect: Any, me: str) -> str:
        """Return the person whom the text names after an effect."""
        return me

    def more(self, effect: Any, me: str) -> dict[str, Any]:
        """Return text that only this kind of effect needs."""
        return {}

    def clause(self, effects: Sequence[Any], me: str = "me") -> str:
        """Return several effects as part of one sentence."""
        return "; ".join([self.phrase(effect, me) for effect in effects])

    def spread(self, effect: Any, me: str) -> list[str]:
        """Return one effect as sentences: its opening, then each result, branch or other case."""
        return [self.phrase(effect, me)]

    def way(self, choice: Any, me: str) -> str:
        """Return the costs and results of one branch of a decision."""
        return self.clause(choice.then, me)

    def condition(self, condition: Any) -> str:
        return self.localizer.condition(condition)

    # --- within a sentence ---------------------------------------------------------------------------------------------

    def phrase(self, effect: Any, me: str = "me") -> str:
        """Return one effect with its nested effects as part of a sentence."""
        return self.localizer.say(f"fx-{tag_of(type(effect))}", **self.arguments(effect, me))

    def arguments(self, effect: Any, me: str) -> dict[str, Any]:
        """Return the fields of an effect as text, including nested effects."""
        inner = {name: value for name in type(effect).__struct_fields__ if self.follows(value := getattr(effect, name))}
        args = self.localizer.arguments(replace(effect, **dict.fromkeys(inner, ())))
        whom = getattr(effect, "who", "me")
        args["who-is"] = me if whom == "me" else whom
        after = self.told(effect, me)
        for name, value in inner.items():
            if isinstance(value[0], self.choice):
                args[name] = f"; {self.localizer.say('or-else')} ".join(self.branches(value, after))
            else:
                args |= {f"{name}-clause": self.clause(value, after), f"{name}-is": "some"}
        return args | self.more(effect, me)

    def follows(self, value: Any) -> bool:
        """Return whether a value holds effects or the branches of a decision."""
        return isinstance(value, tuple) and bool(value) and isinstance(value[0], (Effect, self.choice))

    def branches(self, choices: Sequence[Any], me: str) -> list[str]:
        """Return the branches of a decision: the card's own words, condition, costs and results."""
        said = []
        for i, choice in enumerate(choices):
            text = self.way(choice, me) or self.localizer.say("nothing")
            own = self.words.get(choice.key)
            name = self.localizer.say("quoted", words=own[self.localizer.lang]) if own else f"({'abcdefgh'[i]})"
            if choice.when is not None:
                name = self.localizer.say("only-if", what=name, cond=self.condition(choice.when))
            said.append(self.localizer.say("row", at=name, text=text) if own else f"{name} {text}")
        return said

    # --- as sentences --------------------------------------------------------------------------------------------------

    def sentences(self, told: Sequence[list[str]]) -> str:
        """Return each effect as its sentences; an effect after a branching one says so."""
        said: list[str] = []
        branched = False
        for first, *rest in told:
            said += [self.localizer.say("then-first", text=first) if branched else first, *rest]
            branched = bool(rest)
        return " ".join([sentence(part) for part in said if part])
