"""What labels of options are made of."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Option
from holdfast.core.engine.option_spec import OptionSpec
from holdfast.core.text.localizer import inside
from holdfast.games.under_our_sun.cards import Gear
from holdfast.games.under_our_sun.text.card_text.texts import gear_does
from holdfast.games.under_our_sun.text.nouns.names import dice, in_sentence, named
from holdfast.games.under_our_sun.things.kit import AREA
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


class Ask(NamedTuple):
    """An open option, and what its label is made of."""

    localizer: "Localizer"
    w: Sands
    tag: str
    option: Option
    it: Any
    """The option as data."""

    def say(self, message: str, **args: Any) -> str:
        return self.localizer.say(message, **args)

    def name(self, word: str) -> str:
        return named(self.localizer, self.w, word)


Labels = dict[str | type[OptionSpec], Callable[[Ask], str | None]]
"""Makers of labels, by a class of options or by the deed of classes that have several."""


Prompts = dict[type[Any], Callable[["Localizer", Sands, Any, int], dict[str, Any]]]
"""What prompts of questions say besides who is asked and for which card, as arguments of their messages."""


def said(localizer: "Localizer", effects: Iterable[Any]) -> str:
    """What follows, in words; nothing where a part of it has none."""
    inner = [e for effect in effects for e in (effect.then if isinstance(effect, Under) else (effect,))]
    return localizer.clause(inner) if all(localizer.spoken(e) for e in inner) else ""


def described(localizer: "Localizer", key: str) -> str:
    """A card with what it does, for who must choose it now."""
    card = localizer.card(key)
    if isinstance(card, Gear):
        text = gear_does(localizer, card)
    else:
        text = (
            localizer.definition.text.card(localizer, card)
            if card is not None and localizer.definition is not None
            else ""
        )
    return localizer.say("card-does", name=localizer.noun(key), does=text) if text else localizer.noun(key)


def offered(ask: Ask, key: str) -> str:
    """A card with what it does; a weapon also with the dice of the character who would have it, against those of bare hands
    (US-616, US-620)."""
    text, card = described(ask.localizer, key), ask.localizer.card(key)
    char = next((c for e in ask.option.then if isinstance(c := getattr(e, "char", None), int)), -1)
    if char < 0 or not isinstance(card, Gear) or not wielded(card):
        return text
    sheet, ranged = ask.w.sheet(char), "ranged" in card.marks
    note = ask.say(
        "armed",
        who=in_sentence(ask.localizer, ask.w, char),
        dice=dice(ask.localizer, (sheet.ranged if ranged else sheet.melee) + card.dice),
        bare=dice(ask.localizer, sheet.melee),
        ranged="yes" if ranged else "no",
    )
    return f"{text} {note}"


def wielded(card: Gear) -> bool:
    """Is it a weapon whose dice are added to those of the board (US-616)? Of a throw only its own count (US-1165)."""
    return bool(card.dice) and bool({"melee", "ranged"} & set(card.marks)) and not set(AREA) & set(card.perks)


def within(effects: Iterable[Any], kind: type[Any]) -> Any:
    """The first effect of a kind among these and those inside them."""
    for effect in effects:
        if isinstance(effect, kind):
            return effect
        if (found := within(inside(effect), kind)) is not None:
            return found
    return None


def priced(localizer: "Localizer", head: str, words: str, ap: int) -> str:
    """An action with its price; what costs nothing this once says so (US-1105)."""
    if not ap:
        return localizer.say("with-no-ap", what=words) if head == "explore" else words
    return localizer.say("with-ap", what=words, n=ap)
