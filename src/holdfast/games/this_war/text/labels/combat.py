"""Buttons of fights, Raids and dice."""

from holdfast.games.this_war.book.checks import Hurt, row
from holdfast.games.this_war.cards import BOOKS
from holdfast.games.this_war.combat.grid import fight, raid
from holdfast.games.this_war.combat.raid import Shielded
from holdfast.games.this_war.combat.weapons import colour_of
from holdfast.games.this_war.flow.night_raid import MoreCrime
from holdfast.games.this_war.text.card_text.effects import said
from holdfast.games.this_war.text.fates import fates
from holdfast.games.this_war.text.labels.button import Button
from holdfast.games.this_war.text.nouns import change, face, foe_named


def foe(button: Button) -> str | None:
    return foe_named(button.localizer, button.w, int(button.rest[0]) - 1) if button.w.fight is not None else None


def trust(button: Button) -> str | None:
    """TW-951: what the card that is turned over may do to the blow."""
    it = button.question
    colour = it.colour if button.tag == "blow" else colour_of(fight(button.w).foes[it.foe].weapon)
    return button.say("live-trust", fates=fates(button.localizer, button.w, colour))


def foe_misses(button: Button) -> str | None:
    """TW-952: an enemy that misses rolls again as long as it may."""
    return button.say("live-foe-misses", n=button.question.again) if button.question.again else None


def again(button: Button) -> str | None:
    return button.say("live-again", n=getattr(button.question, "again", 1))


def keep_roll(button: Button) -> str | None:
    """TW-1208: what the number on the table brings; what stands in a Script is not told before it is read."""
    it = button.question
    does = "" if button.card.startswith(BOOKS) else said(button.localizer, row(it.rows, it.rolled))
    return button.say("live-keep-roll", n=it.rolled, does=does, known="yes" if does else "no")


def keep_hurt(button: Button) -> str | None:
    hurt = button.follows(Hurt)
    return button.say("live-keep-hurt", does=change(button.localizer, "wounds", hurt.n if hurt is not None else 0))


def keep_blow(button: Button) -> str | None:
    return button.say("live-keep-blow", face=face(button.localizer, button.question.face))


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
