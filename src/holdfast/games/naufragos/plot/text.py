"""Labels and prompts of cards: their branches, what is laid on the camp board, what is looked at."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from holdfast.core.engine.effect import tag_of
from holdfast.core.engine.effects import Ballot, Under
from holdfast.core.engine.menu import Option
from holdfast.core.text.log import card_of
from holdfast.games.naufragos.cards import Price
from holdfast.games.naufragos.exploration.returning import ReturnRoll
from holdfast.games.naufragos.exploration.text import home_roll, still_lost
from holdfast.games.naufragos.options import TwoWords
from holdfast.games.naufragos.plot.decisions import Decide, being_voted, branch
from holdfast.games.naufragos.plot.looking import LayBack, Reorder, TopOrBottom
from holdfast.games.naufragos.plot.options import DrawnNext, LayOn, LookedAt
from holdfast.games.naufragos.plot.plot_cards import CampArrives
from holdfast.games.naufragos.plot.prices import Pay
from holdfast.games.naufragos.plot.shares import Helped, Shares
from holdfast.games.naufragos.rules import CAMP_SPACES
from holdfast.games.naufragos.text.labels import amounts, described, in_menu, spoken
from holdfast.games.naufragos.world import Shore, actor

if TYPE_CHECKING:
    from holdfast.core.engine.questions import OpenQuestion
    from holdfast.core.text.localizer import Label, Localizer, Prompt


def lay(localizer: "Localizer", w: Shore, tag: str, option: Option, it: LayOn) -> str:
    """NA-500, NA-501: a free space, or the card that is covered."""
    under = w.on_camp(CAMP_SPACES[it.n - 1])
    if under < 0:
        return localizer.say("opt-lay", n=it.n)
    return localizer.say("lay-over", n=it.n, name=localizer.noun(w.content.cards[under].key))


def looked_at(localizer: "Localizer", w: Shore, tag: str, option: Option, it: LookedAt | DrawnNext) -> str:
    """NA-812: cards are named for the one who looks at them; the log never is."""
    match option.then[0]:
        case LayBack(cards):
            return localizer.say(
                "seen-cards", cards=" · ".join([described(localizer, key_at(w, card)) for card in cards])
            )
        case TopOrBottom(keep=keep, under=under):
            bottom = isinstance(it, LookedAt) and it.deed == "bottom"
            card = (under if bottom else keep)[-1]
            return localizer.say("opt-bottom" if bottom else "opt-top", card=described(localizer, key_at(w, card)))
        case Reorder(order=order):
            return localizer.say("opt-next", card=described(localizer, key_at(w, order[-1])))
    return spoken(localizer, w, tag, option, it)


def two_words(localizer: "Localizer", w: Shore, tag: str, option: Option, it: TwoWords) -> str:
    """All cards at once: those that may go under their deck with what they do, otherwise the order in which they come."""
    after = option.then[0] if option.then else None
    if isinstance(after, Reorder):
        return localizer.say("opt-next-all", cards=", ".join([localizer.noun(key_at(w, card)) for card in after.order]))
    if isinstance(after, TopOrBottom) and it.about == "bottom":
        return localizer.say(
            "opt-bottom-all", cards=", ".join([localizer.noun(key_at(w, card)) for card in after.under])
        )
    if isinstance(after, TopOrBottom):
        return localizer.say(
            "opt-top-all", cards=" · ".join([described(localizer, key_at(w, card)) for card in after.keep])
        )
    return spoken(localizer, w, tag, option, it)


def key_at(w: Shore, card: int) -> str:
    return w.content.cards[card].key


def choice(localizer: "Localizer", w: Shore | None, tag: str, option: Option, card: str) -> str | None:
    """A branch of a card: its own words, what it costs, and what follows."""
    own = localizer.name(f"{card}/choice/{option.key}")
    if own is None:
        return None
    then = option.then
    if w is not None and then and (vote := being_voted(w)) is not None:
        then = next((branch(c) for c in vote.choices if c.key == option.key), ())
    price = next((cost(localizer, e.price) for e in then if isinstance(e, Pay)), "")
    does = said(localizer, [e for e in then if not isinstance(e, Pay)])
    words = localizer.say("choice-paid", words=own, price=price) if price else own
    return localizer.say("choice", words=words, does=does) if does else words


def cost(localizer: "Localizer", price: Price) -> str:
    """A price in words."""
    parts = ("energy", "food", "own_food", "store_food", "wood")
    return amounts(localizer, **{part.replace("_", "-"): getattr(price, part) for part in parts})


def said(localizer: "Localizer", effects: Iterable[Any]) -> str:
    """What follows, in words; the bookkeeping has none."""
    inner = [e for effect in effects for e in (effect.then if isinstance(effect, Under) else (effect,))]
    return localizer.clause([e for e in inner if localizer.has(f"fx-{tag_of(type(e))}")])


def decision(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: Decide | Ballot) -> str | None:
    """NA-277, NA-304: decisions that no card asks for: of the lost, and about the larder."""
    vote = being_voted(w) if isinstance(question, Ballot) else question
    keys = {choice.key for choice in vote.choices} if vote is not None else set()
    if "larder:open" in keys and w.size("larder"):
        return localizer.say("ask-larder", card=localizer.noun(w.content.cards[w.zones["larder"].top[-1]].key))
    if "try-again" not in keys:
        return None
    return still_lost(localizer, w, asking.seats[0])


def helped(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: Helped) -> str | None:
    """NA-928: the castaway concerned may be the one who can help."""
    if asking.seats != (actor(w, asking.by),):
        return None
    card = card_of(w, asking.by)
    args = {"card": localizer.noun(card, w=w), "card-is": "some" if card else "none"}
    return localizer.say("ask-helped-alone", **localizer.arguments(question, w) | args)


def camp_arrives(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: CampArrives) -> str:
    """NA-500, NA-501: the card that comes, and what it does, not the one that brings it."""
    card = w.content.cards[question.card]
    free = any(w.on_camp(space) < 0 for space in CAMP_SPACES)
    text = localizer.definition.text.to_read(localizer, card) if localizer.definition is not None else ""
    return localizer.say("ask-camp-arrives", card=localizer.noun(card.key), text=text, free="yes" if free else "no")


def shares(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: Shares) -> str | None:
    """NA-585 to NA-587: what another attempt to come home takes, and how likely it is to succeed."""
    again = question.then[0] if question.then else None
    if not isinstance(again, ReturnRoll):
        return None
    return localizer.say("ask-another-attempt", n=question.n, roll=home_roll(localizer, w, again.group))


LABELS: "dict[type[Any], Label]" = {
    LayOn: in_menu(lay),
    LookedAt: in_menu(looked_at),
    DrawnNext: in_menu(looked_at),
    TwoWords: in_menu(two_words),
}
QUESTION_LABELS = {"decide": choice, "ballot": choice}
PROMPTS: "dict[type[Any], Prompt]" = {
    Decide: decision,
    Ballot: decision,
    Helped: helped,
    CampArrives: camp_arrives,
    Shares: shares,
}
