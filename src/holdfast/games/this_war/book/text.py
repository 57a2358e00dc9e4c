"""Labels and prompts of the Book and other cards: checks, prices, what a card does."""

from typing import TYPE_CHECKING, Any

from holdfast.games.this_war.book.checks import CalmVoice, Hurt, Rolled, row
from holdfast.games.this_war.book.pages import Say
from holdfast.games.this_war.book.scripts import Goto, OpenScript
from holdfast.games.this_war.cards import BOOKS
from holdfast.games.this_war.options import Number
from holdfast.games.this_war.people.states import State
from holdfast.games.this_war.setup.table import ChooseCharacter
from holdfast.games.this_war.text.button import Button, Live, Words, price
from holdfast.games.this_war.text.card_text.effects import said
from holdfast.games.this_war.text.nouns import change, described, people
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def objective(button: Button) -> str | None:
    """TW-207: the Objective with its price."""
    goal = button.w.goal()
    if goal is None:
        return None
    nth = button.it.n - 1 if isinstance(button.it, Number) else 0
    return button.say(
        "live-objective", what=button.localizer.noun(goal.key), price=price(button.localizer, goal.cost[nth])
    )


def card_named(button: Button) -> str | None:
    """A card with what it does."""
    return described(button.localizer, button.it.card)


def way(button: Button) -> str | None:
    """One of several bundles: what it costs or does."""
    words = price(button.localizer, button.option.then) or said(button.localizer, button.option.then)
    return words[:1].upper() + words[1:] if words else None


def again(button: Button) -> str | None:
    return button.say("live-again", n=getattr(button.question, "again", 1))


def keep_roll(button: Button) -> str | None:
    """TW-1208: what the number on the table brings; a Script stays hidden until it is read."""
    it = button.question
    does = "" if button.card.startswith(BOOKS) else said(button.localizer, row(it.rows, it.rolled))
    return button.say("live-keep-roll", n=it.rolled, does=does, known="yes" if does else "no")


def keep_hurt(button: Button) -> str | None:
    hurt = button.follows(Hurt)
    return button.say("live-keep-hurt", does=change(button.localizer, "wounds", hurt.n if hurt is not None else 0))


# --- prompts ----------------------------------------------------------------------------------------------------


def calm(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    hit = [e for e in effect.hit if isinstance(e, State)]
    does = ", ".join([change(localizer, e.state, e.n) for e in hit]) or change(localizer, "misery", 1)
    return {"people": people(localizer, w, effect.affected), "does": does}


def table(localizer: "Localizer", w: City, effect: Rolled) -> dict[str, Any]:
    """TW-1208: what each row brings, so that one knows what is kept; a page that was not read yet stays hidden."""
    rows = [(faces(span), brings(localizer, then)) for span, then in effect.rows.items()]
    if all(does == localizer.say("another-page") for _, does in rows):
        return {"table": localizer.say("page-keeps", faces=localizer.listed([span for span, _ in rows]))}
    said_rows = [localizer.say("table-row", faces=span, does=does) for span, does in rows]
    return {"table": localizer.say("table-brings", rows=" · ".join(said_rows))}


def faces(span: str) -> str:
    return span.replace("-", "–")


def brings(localizer: "Localizer", effects: tuple[Any, ...]) -> str:
    """The effects of a row, without the sentences that are read when it happens."""
    if any(isinstance(effect, Goto | OpenScript) for effect in effects):
        return localizer.say("another-page")
    done = [effect for effect in effects if not isinstance(effect, Say)]
    return (said(localizer, done) or localizer.say("another-page")) if done else localizer.say("nothing-more")


def red(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"red": "yes" if effect.red else "no"}


LABELS: dict[str, Live] = {
    "objective": objective,
    "narrative": card_named,
    "raid": card_named,
    "character": card_named,
    "way": way,
    "again": again,
    "rolled-keep": keep_roll,
    "danger-rolled-keep": keep_hurt,
}
"""By deed, or by question and deed."""
PROMPTS: dict[type[Any], Words] = {
    CalmVoice: calm,
    Rolled: table,
    ChooseCharacter: red,
}
