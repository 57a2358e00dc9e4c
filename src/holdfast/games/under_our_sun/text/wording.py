"""The labels of all options and the prompts of all questions."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.effect import Question
from holdfast.core.engine.effects import Ballot, Window
from holdfast.core.engine.menu import Option
from holdfast.core.engine.option_spec import KEY_PATTERNS, OptionSpec
from holdfast.core.text.log import card_of
from holdfast.games.under_our_sun.actions import text as actions
from holdfast.games.under_our_sun.actions.price import Paid
from holdfast.games.under_our_sun.actions.stealth import SneakAttack
from holdfast.games.under_our_sun.combat import text as combat
from holdfast.games.under_our_sun.combat.crimes import Assault, Reaction
from holdfast.games.under_our_sun.combat.hits import TakeHit
from holdfast.games.under_our_sun.dice import text as dice
from holdfast.games.under_our_sun.flow import text as flow
from holdfast.games.under_our_sun.flow.day import LastBlows
from holdfast.games.under_our_sun.map.moving import March, Travel
from holdfast.games.under_our_sun.missions import text as missions
from holdfast.games.under_our_sun.missions.text import task_name
from holdfast.games.under_our_sun.options import CardChoice
from holdfast.games.under_our_sun.people import text as people
from holdfast.games.under_our_sun.people.options import NameCharacter
from holdfast.games.under_our_sun.setup import text as setup
from holdfast.games.under_our_sun.text.labels import Ask, Labels, Prompts, described, priced, said
from holdfast.games.under_our_sun.text.nouns.names import amounts, in_sentence, named, person
from holdfast.games.under_our_sun.things import text as things
from holdfast.games.under_our_sun.things.goods import PayGoods
from holdfast.games.under_our_sun.trade import text as trade
from holdfast.games.under_our_sun.trade.barter import Agreement
from holdfast.games.under_our_sun.vocabulary import option_specs, registry
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.engine.questions import OpenQuestion
    from holdfast.core.text.localizer import Label, Localizer, Prompt

CHAPTERS: tuple[Any, ...] = (actions, combat, dice, flow, missions, people, setup, things, trade)
SPECIAL: Labels = {key: make for chapter in CHAPTERS for key, make in chapter.LABELS.items()}
STILL = ("stay-out",)
"""Options from which nothing follows, but which have a label of their own."""


def label(localizer: "Localizer", w: Sands | None, tag: str, option: Option, it: OptionSpec) -> str:
    """Return the label of an option, with its price in action points if it is open."""
    deed = getattr(it, "deed", "")
    if deed == "mission" and not option.then:
        return localizer.say("opt-mission", a=task_name(localizer, w, getattr(it, "what", "")))
    live = w is not None and (option.then or option.blocks or deed in STILL)
    make = (SPECIAL.get(type(it)) or SPECIAL.get(deed)) if live else None
    words = make(Ask(localizer, w, tag, option, it)) if make is not None and w is not None else None
    words = words or plain_label(localizer, w, tag, option, it)
    return priced(localizer, deed, words, price(option)) if option.then else words


def plain_label(localizer: "Localizer", w: Sands | None, tag: str, option: Option, it: OptionSpec) -> str:
    """Return the label by its message, with characters, enemies, places, cards and goods by name."""
    head = getattr(it, "deed", "") or KEY_PATTERNS[type(it)].head
    args: dict[str, Any] = {"n": 1, "a": "", "a-is": "none", "b": "", "b-is": "none", "c": "", "c-is": "none"}
    for letter, (_, value) in zip("abc", KEY_PATTERNS[type(it)].fields(it), strict=False):
        if value != "":
            args[letter] = named(localizer, w, value) if isinstance(value, str) else value
            args[f"{letter}-is"] = value
    return localizer.say(f"{tag}-{head}" if localizer.has(f"{tag}-{head}") else f"opt-{head}", **args)


def price(option: Option) -> int:
    """Return the action points that an open option costs."""
    for effect in option.then:
        if isinstance(effect, Paid | Travel | March | SneakAttack | Assault):
            return effect.ap
    return 0


def card_choice(localizer: "Localizer", w: Sands | None, tag: str, option: Option, it: CardChoice) -> str:
    """US-509: a branch of a card: the card's own words, what it costs, and what follows."""
    own = localizer.name(f"{it.card}/choice/{it.choice}")
    if own is None:
        message = f"{tag}-{it.choice}" if localizer.has(f"{tag}-{it.choice}") else f"opt-{it.choice}"
        return localizer.say(message) if localizer.has(message) or not option.then else localizer.effects(option.then)
    paid = amounts(localizer, {e.what: e.n for e in option.then if isinstance(e, PayGoods)})
    does = said(localizer, [e for e in option.then if not isinstance(e, PayGoods)])
    words = localizer.say("choice-paid", words=own, price=paid) if paid else own
    return localizer.say("choice", words=words, does=does) if does else words


def character(localizer: "Localizer", w: Sands | None, tag: str, option: Option, it: Any) -> str:
    return named(localizer, w, f"char-{it.who}")


LABELS: "dict[type[OptionSpec], Label]" = dict.fromkeys(option_specs(), label) | {
    CardChoice: card_choice,
    NameCharacter: character,
}


# --- prompts -----------------------------------------------------------------------------------------------------------


def prompt(localizer: "Localizer", w: Sands, question: "OpenQuestion", effect: Any) -> str:
    """The prompt of a question; private cards are on its buttons, never in it."""
    char = concerned(w, question)
    card = card_of(w, question.by)
    args: dict[str, Any] = {
        "who": person(localizer, w, char),
        "the": in_sentence(localizer, w, char),
        "to": in_sentence(localizer, w, char, "to"),
        "card": localizer.noun(card) if card else "",
        "card-is": "some" if card else "none",
        "does": described(localizer, card) if card and isinstance(effect, Ballot) else "",
    }
    for name in ("n", "price", "distance", "taken", "nth"):
        if isinstance(value := getattr(effect, name, None), int):
            args[name] = value
    more = ARGUMENTS.get(type(effect))
    if more is not None:
        args |= more(localizer, w, effect, char)
    text = localizer.say(f"ask-{question.tag}", **args)
    return text[:1].upper() + text[1:]


def concerned(w: Sands, question: "OpenQuestion") -> int:
    """The character whose decision it is."""
    effect: Any = question.effect
    if isinstance(effect, LastBlows):
        return effect.who(w)
    if isinstance(effect, TakeHit):
        return effect.guard(w)
    if isinstance(effect, Reaction | Agreement):
        return int(effect.other)
    if isinstance(effect, Window):
        own = [c for c in w.of_seat(question.seats[0]) if w.alive(c)]
        if w.turn in own:
            return w.turn
        return own[0] if own else question.seats[0]
    char = getattr(effect, "char", question.by.who)
    return int(char) if isinstance(char, int) and char >= 0 else question.seats[0]


ARGUMENTS: Prompts = {kind: make for chapter in CHAPTERS for kind, make in chapter.PROMPTS.items()}
PROMPTS: "dict[type[Any], Prompt]" = {kind: prompt for kind in registry().values() if issubclass(kind, Question)}
IMPLIED = frozenset(
    {
        ("choose-dodge", "hp"),
        ("karma-pick", "karma"),
        ("reveal-any", "unknown-tile"),
        ("take-hit", "hurt"),
    }
)
"""What questions say of all their answers, by the question and the stake."""
