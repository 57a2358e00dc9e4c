"""Labels of options: by their message, or in words of the chapter if the option is open."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.menu import Option
from holdfast.core.engine.option_spec import KEY_PATTERNS
from holdfast.games.this_war.book import text as book
from holdfast.games.this_war.city import text as city
from holdfast.games.this_war.combat import text as combat
from holdfast.games.this_war.display.options import SPECS
from holdfast.games.this_war.flow import text as flow
from holdfast.games.this_war.house import text as house
from holdfast.games.this_war.options import Answer
from holdfast.games.this_war.people import text as people
from holdfast.games.this_war.text.button import Button
from holdfast.games.this_war.text.nouns import filled, named
from holdfast.games.this_war.things import text as things
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Label, Localizer


CHOICES = ("choose", "offered", "meet", "ballot")
"""Questions whose options have words of their own on the card."""
LIVE = house.LABELS | people.LABELS | flow.LABELS | things.LABELS | city.LABELS | combat.LABELS | book.LABELS


def label(localizer: "Localizer", w: City | None, tag: str, option: Option, it: Answer) -> str:
    """Return a card's own words, the chapter's words for an open option, or the option's message."""
    asked = w.question(tag) if w is not None else None
    if w is None or asked is None:
        return by_message(localizer, w, tag, option, it)
    question, by = asked
    card = w.content.cards[by.card].key if by.card >= 0 else ""
    if tag in CHOICES and (own := localizer.name(f"{card}/choice/{option.key}")) is not None:
        return filled(localizer, w, own, by.bound)
    if option.then or option.blocks:
        button = Button(localizer, w, tag, option, it, card, question)
        make = LIVE.get(f"{tag}-{button.deed}") or LIVE.get(button.deed)
        if make is not None and (words := make(button)) is not None:
            return words
    return by_message(localizer, w, tag, option, it)


def by_message(localizer: "Localizer", w: City | None, tag: str, option: Option, it: Answer) -> str:
    """The message of an option with its people, places, cards and goods; without a message, the effects that follow."""
    head = it.key.partition(":")[0]
    message = f"{tag}-{head}" if localizer.has(f"{tag}-{head}") else f"opt-{head}"
    if not localizer.has(message) and option.then:
        return localizer.effects(option.then)
    args: dict[str, Any] = {"a": "", "a-is": "none", "b": "", "b-is": "none", "c": "", "c-is": "none"}
    values = [value for name, value in KEY_PATTERNS[type(it)].fields(it) if value not in (0, "") and name != "by"]
    for name, value in zip("abc", values, strict=False):
        args[name] = named(localizer, w, value) if isinstance(value, str) else value
        args[f"{name}-is"] = value
    return localizer.say(message, n=1, kept=localizer.name(f"narrative-action/{head}") or "", **args)


LABELS: "dict[type[Any], Label]" = dict.fromkeys(SPECS, label)
