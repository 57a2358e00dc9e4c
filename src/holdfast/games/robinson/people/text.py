"""Labels about people, and of choices of a card."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.menu import Option
from holdfast.games.robinson.cards import Adventure
from holdfast.games.robinson.flow.event import IntoEventDeck
from holdfast.games.robinson.people.deciding import Decide
from holdfast.games.robinson.people.options import Somebody
from holdfast.games.robinson.text.amounts import effects_text
from holdfast.games.robinson.text.card_text import later
from holdfast.games.robinson.world import Island

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Label, Localizer

HURT = frozenset({"heal", "hungry", "marker"})
"""Deeds whose options show the person's Wounds."""


def somebody(localizer: "Localizer", w: Island | None, tag: str, option: Option, it: Somebody) -> str:
    who = localizer.noun(f"the-who-{it.who}", w=w)
    if w is not None and option.then and it.deed in HURT:
        who = localizer.say("with-wounds", who=who, n=w.wounds[it.who], of=w.life(it.who))
    return localizer.option_label(w, tag, option, it, who=who)


def choice(localizer: "Localizer", w: Island | None, tag: str, option: Option, card: str) -> str:
    """A branch of a card: its own words, if it has any, and what they mean."""
    own = localizer.name(f"{card}/choice/{option.key}")
    if not option.then:
        return own or localizer.word_label(tag, option, w)
    if not own:
        return localizer.effects(option.then)
    does, story = effects_text(localizer, option.then), localizer.card(card)
    if isinstance(story, Adventure) and story.later and any(isinstance(e, IntoEventDeck) for e in option.then):
        does = "; ".join(
            filter(None, (effects_text(localizer, without_return(option.then)), later(localizer, story).rstrip(".")))
        )
    return localizer.say("choice", words=own, does=does)


def without_return(effects: tuple[Any, ...]) -> tuple[Any, ...]:
    """RC-691: all effects but the return of the card, which its later half describes."""
    return tuple([effect for effect in effects if not isinstance(effect, IntoEventDeck)])


LABELS: "dict[type[Any], Label]" = {Somebody: somebody, Decide: choice}
