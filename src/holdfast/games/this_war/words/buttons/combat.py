"""Buttons of fights, Raids and dice."""

from holdfast.games.this_war.book.checks import Hurt, row
from holdfast.games.this_war.cards import BOOKS
from holdfast.games.this_war.combat.grid import raid
from holdfast.games.this_war.combat.raid import Shielded
from holdfast.games.this_war.flow.night_raid import MoreCrime
from holdfast.games.this_war.words.buttons.button import Button
from holdfast.games.this_war.words.cards.effects import said
from holdfast.games.this_war.words.nouns import change, face, foe_named


def foe(button: Button) -> str | None:
    return foe_named(button.teller, button.w, int(button.rest[0]) - 1) if button.w.fight is not None else None


def again(button: Button) -> str | None:
    return button.say("live-again", n=getattr(button.question, "again", 1))


def keep_roll(button: Button) -> str | None:
    """TW-1208: what the number on the table brings; what stands in a Script is not told before it is read."""
    it = button.question
    does = "" if button.card.startswith(BOOKS) else said(button.teller, row(it.rows, it.rolled))
    return button.say("live-keep-roll", n=it.rolled, does=does, known="yes" if does else "no")


def keep_hurt(button: Button) -> str | None:
    hurt = button.follows(Hurt)
    return button.say("live-keep-hurt", does=change(button.teller, "wounds", hurt.n if hurt is not None else 0))


def keep_blow(button: Button) -> str | None:
    return button.say("live-keep-blow", face=face(button.teller, button.question.face))


def shields(button: Button) -> str | None:
    """TW-717: what is warded off, and what is left."""
    it = button.follows(Shielded)
    if it is None:
        return None
    now = raid(button.w)
    return button.say(
        "live-shields", wounds=it.wounds, damage=it.damage, hurt=now.wounds - it.wounds, lost=now.damage - it.damage
    )


def crime(button: Button) -> str | None:
    it = button.follows(MoreCrime)
    return button.say("live-wave", raids=it.raids, residents=it.residents) if it is not None else None
