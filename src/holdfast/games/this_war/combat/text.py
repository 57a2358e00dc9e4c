"""Labels and prompts of fights, Raids and dice."""

from collections import Counter
from typing import TYPE_CHECKING, Any

from holdfast.core.text.stakes import percent
from holdfast.games.this_war.combat.blows import Blow, FoeStory, Shoot
from holdfast.games.this_war.combat.fight import Round
from holdfast.games.this_war.combat.grid import fight, raid
from holdfast.games.this_war.combat.raid import GuardsRoll, HiddenShelf, Shielded, Shields
from holdfast.games.this_war.combat.story import fate_left, fated
from holdfast.games.this_war.combat.weapons import TakeWeapon, colour_of
from holdfast.games.this_war.flow.night_raid import MoreCrime
from holdfast.games.this_war.people.text import handed
from holdfast.games.this_war.rules import AMMO, DICE, STORY
from holdfast.games.this_war.text.button import Button, Live, Words
from holdfast.games.this_war.text.nouns import face, foe_named, person, weapon
from holdfast.games.this_war.vocabulary import DieColour
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def guard(button: Button) -> str | None:
    """TW-708: a guard and the weapon in hand."""
    p = button.w.person(button.it.who)
    return button.say(
        "person-armed", who=person(button.localizer, button.w, p), what=weapon(button.localizer, button.w.held[p])
    )


def foe(button: Button) -> str | None:
    return foe_named(button.localizer, button.w, button.it.n - 1) if button.w.fight is not None else None


def trust(button: Button) -> str | None:
    """TW-951: what the card that is turned over may do to the blow."""
    it = button.question
    colour = it.colour if button.tag == "blow" else colour_of(fight(button.w).foes[it.foe].weapon)
    return button.say("live-trust", fates=fates(button.localizer, button.w, colour))


def foe_misses(button: Button) -> str | None:
    """TW-952: an enemy that misses rolls again as long as it may."""
    return button.say("live-foe-misses", n=button.question.again) if button.question.again else None


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


def arms(button: Button) -> str | None:
    """TW-701, TW-905: which weapon for whom."""
    given = [step for step in button.option.then if isinstance(step, TakeWeapon)]
    return button.say("live-arm-all", what=handed(button, [(step.person, step.item) for step in given]))


# --- prompts ----------------------------------------------------------------------------------------------------


def raided(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    now, boards = raid(w), w.boards.bit_count()
    return {"damage": now.damage, "wounds": now.wounds, "hits": now.hits, "boards": boards, "n": now.hits + boards}


def fighting(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"round": fight(w).round}


def shoot(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"what": weapon(localizer, w.held[effect.person]), "ammo": w.stock()[AMMO]}


def blow(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"face": face(localizer, effect.face), "what": "story" if effect.face == STORY else "hits"}


def foe_story(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"foe": foe_named(localizer, w, effect.foe)}


def bare_hit(w: City, p: int) -> int:
    """TW-708, TW-711, TW-912: how likely a guard hits without a weapon, all misses rolled again, in percent."""
    die = DICE["yellow" if w.has(p, "trained") else "grey"]
    missed = len([side for side in die if side <= 0]) / len(die)
    return round(100 * (1 - missed ** (1 + w.prowess(p))))


def fates(localizer: "Localizer", w: City, colour: DieColour) -> str:
    """What the next Fate card does to a blow with a die of this colour, with the chances, nothing last."""
    stories = [card.story for card in fate_left(w)]
    found = Counter[str]()
    for story in stories:
        deeds = fated(w, story) if story.die == colour else [("nothing", 0)]
        found[localizer.listed([localizer.say(f"told-fate-{what}", n=n) for what, n in deeds])] += 1
    nothing = localizer.say("told-fate-nothing")
    order = sorted(found, key=lambda does: does == nothing)
    return "; ".join(
        [localizer.say("fate-may", percent=percent(found[does] / len(stories)), does=does) for does in order]
    )


LABELS: dict[str, Live] = {
    "guards-roll-person": guard,
    "foe": foe,
    "trust": trust,
    "foe-story-miss": foe_misses,
    "blow-keep": keep_blow,
    "off-wounds": shields,
    "raids": crime,
    "arm-all": arms,
}
"""By deed, or by question and deed."""
PROMPTS: dict[type[Any], Words] = {
    HiddenShelf: raided,
    GuardsRoll: raided,
    Shields: raided,
    Round: fighting,
    Shoot: shoot,
    Blow: blow,
    FoeStory: foe_story,
}
