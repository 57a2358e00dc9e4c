"""What people read: the board as text, cards as rules text, log lines, figures of a finished game."""

from typing import TYPE_CHECKING, Any

from holdfast.core.content import Card
from holdfast.core.effect import AnyEffect, Cause, tag_of
from holdfast.games.robinson.world import FRIDAY, JENNY, Island

if TYPE_CHECKING:
    from holdfast.core.text import Line, Teller


def show(w: Island, seat: int | None) -> dict[str, Any]:
    """What a view adds to the bare fields."""
    return {}


def nouns(teller: "Teller", w: Island | None, word: str) -> str | None:
    """Words that depend on the table: people by their Characters, tiles and cards by their names."""
    if word.startswith("who-") and w is not None:
        who = int(word[4:])
        if who in (FRIDAY, JENNY):
            return "Friday" if who == FRIDAY else "Jenny"
        return teller.name(w.content.cards[w.characters[who]].key) if who < len(w.characters) else None
    return None


def tell(w: Island, effect: AnyEffect, by: Cause, outcomes: tuple[int, ...]) -> "Line | None":
    """An applied effect as a line of the log, or nothing."""
    from holdfast.core.text import Line

    if type(effect).quiet:
        return None
    return Line(f"log-{tag_of(type(effect))}")


def board(teller: "Teller", view: dict[str, Any]) -> list[str]:
    return []


def card_text(teller: "Teller", card: Card) -> str:
    return ""


def card_status(card: Card) -> str:
    return "implemented"


def stats(w: Island) -> dict[str, float | str]:
    """Figures of a finished game for `simulate`."""
    outcome = w.outcome
    return {
        "round": w.round,
        "why": outcome.why if outcome else "",
        "points": outcome.scores[0] if outcome else 0,
        "wounds": sum(w.wounds[: w.players]),
        "items": w.size("items"),
        "tiles": w.score.get("tiles", 0),
    }
