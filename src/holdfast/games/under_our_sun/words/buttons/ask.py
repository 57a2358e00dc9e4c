"""An open option, and what its consequences are called."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Option
from holdfast.core.words.teller import inside
from holdfast.games.under_our_sun.cards import Gear
from holdfast.games.under_our_sun.words.cards.texts import gear_does
from holdfast.games.under_our_sun.words.nouns.names import named
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.words.teller import Teller


class Ask(NamedTuple):
    """An open option: whoever asks, and what it is about."""

    teller: "Teller"
    w: Sands
    tag: str
    option: Option
    rest: list[str]

    def say(self, message: str, **args: Any) -> str:
        return self.teller.say(message, **args)

    def name(self, word: str) -> str:
        return named(self.teller, self.w, word)

    @property
    def head(self) -> str:
        return self.option.key.partition(":")[0]


def said(teller: "Teller", effects: Iterable[Any]) -> str:
    """What follows, in words; nothing where a part of it has none."""
    inner = [e for effect in effects for e in (effect.then if isinstance(effect, Under) else (effect,))]
    return teller.clause(inner) if all(teller.spoken(e) for e in inner) else ""


def described(teller: "Teller", key: str) -> str:
    """A card with what it does, for who must choose it now."""
    card = teller.card(key)
    if isinstance(card, Gear):
        text = gear_does(teller, card)
    else:
        text = teller.kind.words.card(teller, card) if card is not None and teller.kind is not None else ""
    return teller.say("card-does", name=teller.noun(key), does=text) if text else teller.noun(key)


def within(effects: Iterable[Any], kind: type[Any]) -> Any:
    """The first effect of a kind among these and those inside them."""
    for effect in effects:
        if isinstance(effect, kind):
            return effect
        if (found := within(inside(effect), kind)) is not None:
            return found
    return None
