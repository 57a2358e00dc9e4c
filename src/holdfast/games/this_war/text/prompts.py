"""Prompts of questions: whom they concern and what must be known for them; an open Script is read out first (TW-1201)."""

from typing import TYPE_CHECKING, Any

from holdfast.core.definition import ScriptPage
from holdfast.core.engine.effect import Question
from holdfast.core.text.log import card_of
from holdfast.games.this_war.book import text as book
from holdfast.games.this_war.cards import Script
from holdfast.games.this_war.city import text as city
from holdfast.games.this_war.combat import text as combat
from holdfast.games.this_war.flow import text as flow
from holdfast.games.this_war.house import text as house
from holdfast.games.this_war.people import text as people
from holdfast.games.this_war.text.nouns import filled, person
from holdfast.games.this_war.things import text as things
from holdfast.games.this_war.vocabulary import registry
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.engine.questions import OpenQuestion
    from holdfast.core.text.localizer import Localizer, Prompt


MORE = house.PROMPTS | people.PROMPTS | flow.PROMPTS | things.PROMPTS | city.PROMPTS | combat.PROMPTS | book.PROMPTS
READING = ("choose", "bind", "ballot")
"""Questions of an open Script."""


def prompt(localizer: "Localizer", w: City, asking: "OpenQuestion", question: Any) -> str:
    """The prompt of a question, after the page of an open Script."""
    read = script_page(localizer, w, asking)
    return "\n\n".join([read["title"], *read["paragraphs"], read["ask"]]) if read else asked(localizer, w, asking)


def asked(localizer: "Localizer", w: City, question: "OpenQuestion") -> str:
    """The question alone."""
    effect: Any = question.effect
    card = card_of(w, question.by)
    who = getattr(effect, "person", question.by.who)
    args: dict[str, Any] = {
        "who": person(localizer, w, who) if who >= 0 else "",
        "card": localizer.noun(card) if card else "",
        "card-is": "some" if card else "none",
    }
    for name in ("n", "again", "hits", "rolled", "misery", "line", "fee"):
        if isinstance(value := getattr(effect, name, None), int | str):
            args[name] = value.upper() if isinstance(value, str) else value
    if (more := MORE.get(type(effect))) is not None:
        args |= more(localizer, w, effect)
    text = localizer.say(f"ask-{question.tag}", **args)
    at = next((i for i, letter in enumerate(text) if letter.isalpha()), 0)
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def script_page(localizer: "Localizer", w: City, question: "OpenQuestion") -> ScriptPage | None:
    """TW-1203: a page of the Book: title and number, then the text, or the milder one if the table asked for it."""
    script = localizer.card(card_of(w, question.by)) if question.tag in READING else None
    if not isinstance(script, Script):
        return None
    mild = w.options["mild"] == "on" and bool(script.mild)
    text = (script.mild if mild else script.flavour)[localizer.lang]
    name = script.name[localizer.lang]
    return {
        "title": localizer.say("page-title", title=name, n=str(script.number)),
        "name": name,
        "number": script.number,
        "paragraphs": [filled(localizer, w, text, question.by.bound)],
        "ask": asked(localizer, w, question),
    }


IMPLIED = frozenset(
    {
        ("pick-fitting", "fitting-lost"),
        ("target-us", "wounds"),
        ("water", "thirst"),
    }
)
"""What questions say of all their answers, by the question and the stake."""
PROMPTS: "dict[type[Any], Prompt]" = dict.fromkeys(
    [kind for kind in registry().values() if issubclass(kind, Question)], prompt
)
