"""Buttons of fights, Raids and dice."""

from typing import TYPE_CHECKING

from holdfast.games.this_war.book.checks import Hurt, row
from holdfast.games.this_war.cards import BOOKS
from holdfast.games.this_war.combat.grid import raid
from holdfast.games.this_war.combat.raid import Shielded
from holdfast.games.this_war.flow.night_raid import MoreCrime
from holdfast.games.this_war.words.nouns import (
    change,
    face,
)

if TYPE_CHECKING:
    pass
from holdfast.games.this_war.words.buttons.button import Ask
from holdfast.games.this_war.words.cards.effects import said
from holdfast.games.this_war.words.nouns import foe_named


def foe(ask: Ask) -> str | None:
    return foe_named(ask.teller, ask.w, int(ask.rest[0]) - 1) if ask.w.fight is not None else None


def again(ask: Ask) -> str | None:
    return ask.say("live-again", n=getattr(ask.question, "again", 1))


def keep_roll(ask: Ask) -> str | None:
    """TW-1208: what the number on the table brings; what stands in a Script is not told before it is read."""
    it = ask.question
    does = "" if ask.card.startswith(BOOKS) else said(ask.teller, row(it.rows, it.rolled))
    return ask.say("live-keep-roll", n=it.rolled, does=does, known="yes" if does else "no")


def keep_hurt(ask: Ask) -> str | None:
    hurt = next((e.n for e in ask.option.then if isinstance(e, Hurt)), 0)
    return ask.say("live-keep-hurt", does=change(ask.teller, "wounds", hurt))


def keep_blow(ask: Ask) -> str | None:
    return ask.say("live-keep-blow", face=face(ask.teller, ask.question.face))


def shields(ask: Ask) -> str | None:
    """TW-717: what is warded off, and what is left."""
    it = next((e for e in ask.option.then if isinstance(e, Shielded)), None)
    if it is None:
        return None
    now = raid(ask.w)
    return ask.say(
        "live-shields", wounds=it.wounds, damage=it.damage, hurt=now.wounds - it.wounds, lost=now.damage - it.damage
    )


def crime(ask: Ask) -> str | None:
    it = next((e for e in ask.option.then if isinstance(e, MoreCrime)), None)
    return ask.say("live-wave", raids=it.raids, residents=it.residents) if it is not None else None
