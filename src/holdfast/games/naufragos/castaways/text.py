"""Labels and prompts of what castaways own, trade and write."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.menu import Option
from holdfast.core.text.localizer import sentence
from holdfast.games.naufragos.cards import Character
from holdfast.games.naufragos.castaways.belongings import HandOver
from holdfast.games.naufragos.castaways.diary import PutBack
from holdfast.games.naufragos.castaways.options import AcceptItem, GiveThing, OfferTo, PutBackToken, UseItem
from holdfast.games.naufragos.castaways.trade import Bargain, Trade
from holdfast.games.naufragos.options import Thing
from holdfast.games.naufragos.plot.text import said
from holdfast.games.naufragos.text.labels import described, in_menu, person, spoken, thing
from holdfast.games.naufragos.text.nouns import key_of
from holdfast.games.naufragos.world import Shore

if TYPE_CHECKING:
    from holdfast.core.engine.questions import OpenQuestion
    from holdfast.core.text.localizer import Label, Localizer, Prompt


def use_item(localizer: "Localizer", w: Shore, tag: str, option: Option, it: UseItem) -> str:
    """NA-950: an item that is discarded for its effect."""
    inner = [e for use in option.then for e in getattr(use, "then", ())]
    return localizer.say("opt-use", name=localizer.noun(key_of(localizer, it.what)), does=said(localizer, inner))


def put_back(localizer: "Localizer", w: Shore, tag: str, option: Option, it: PutBackToken) -> str:
    """Quill and paper: only the one asked reads the two tokens."""
    token = next(e.card for e in option.then if isinstance(e, PutBack))
    return spoken(localizer, w, tag, option, it, value=w.piece(token).value)


def accept(localizer: "Localizer", w: Shore, tag: str, option: Option, it: AcceptItem) -> str:
    given = next(e for e in option.then if isinstance(e, HandOver))
    item = localizer.noun(w.content.cards[given.card].key)
    return localizer.say("relieve-accept", item=item, name=person(localizer, w, given.seat))


def bargain(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: Bargain) -> str:
    """NA-655: what is offered and wanted, and what these things do."""
    keys = {part: key_of(localizer, part) for part in (question.give, question.want)}
    effects = [sentence(described(localizer, key)) for key in keys.values() if key]
    about = f"{' '.join(effects)} " if effects else ""
    named = {part: localizer.noun(key) if key else "" for part, key in keys.items()}
    return localizer.say(
        "ask-bargain",
        **{"give-is": question.give, "want-is": question.want},
        actor=localizer.noun(f"who-{question.seat}", w=w),
        give=named[question.give],
        want=named[question.want],
        about=about,
    )


def trade(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: Trade) -> str | None:
    """NA-655: with whom, and what is offered."""
    if question.partner < 0:
        return None
    partner, give = localizer.noun(f"who-{question.partner}", w=w), question.give
    named = localizer.noun(key_of(localizer, give)) if give and key_of(localizer, give) else ""
    return localizer.say(
        "ask-trade", **{"partner-sign": "plus", "give-is": give or "none"}, give=named, partner=partner
    )


def calling(localizer: "Localizer", key: str) -> tuple[str, str] | None:
    """NA-906: what a castaway can do, and who it is; a calling has a word for her and one for him."""
    card = localizer.card(key)
    if not isinstance(card, Character) or localizer.definition is None:
        return None
    word = card.ability_name[localizer.lang]
    does = localizer.definition.text.card(localizer, card).rstrip(".").removeprefix(f"{word}: ")
    return f"{does[:1].upper()}{does[1:]}", f"{localizer.noun(key)} ({word[0].lower()}{word[1:]})"


LABELS: "dict[type[Any], Label]" = {
    Thing: thing,
    GiveThing: thing,
    OfferTo: spoken,
    UseItem: in_menu(use_item),
    PutBackToken: in_menu(put_back),
    AcceptItem: in_menu(accept),
}
PROMPTS: "dict[type[Any], Prompt]" = {Bargain: bargain, Trade: trade}
