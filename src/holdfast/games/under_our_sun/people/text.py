"""Labels of options about characters."""

from typing import TYPE_CHECKING, Any

from holdfast.games.under_our_sun.people.characters import Heal, HealOrCure, hurt
from holdfast.games.under_our_sun.text.labels import Ask, Labels, Prompts, described
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer

if TYPE_CHECKING:
    pass


def heal(ask: Ask) -> str | None:
    it = next((e for e in ask.option.then if isinstance(e, Heal)), None)
    return (
        ask.say("live-heal", who=ask.name(f"char-{ask.it.who}"), n=it.n)
        if it is not None and ask.tag != "take-turn"
        else None
    )


def trade(ask: Ask) -> str | None:
    """US-346: with whom."""
    return ask.say("opt-trade", a=ask.localizer.noun(f"the-char-{ask.it.who}", w=ask.w))


def character(ask: Ask) -> str | None:
    """US-104: a character with what the board says."""
    return described(ask.localizer, f"character/{ask.it.what}")


LABELS: Labels = {
    "heal": heal,
    "trade": trade,
    "character": character,
}


def remedy(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    """US-772, US-780: is there somebody to heal, an infection to treat, or both?"""
    there = [char] if effect.only_me else w.here(w.pos[char])
    sick, low = any(w.infected >> c & 1 for c in there), bool(hurt(w, there))
    return {"for": "both" if sick and low else "cure" if sick else "heal"}


PROMPTS: Prompts = {
    HealOrCure: remedy,
}
