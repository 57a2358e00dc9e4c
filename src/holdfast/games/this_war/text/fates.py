"""What fate may make of a blow, for who must decide whether to trust it (TW-725, TW-951, TW-953)."""

from collections import Counter
from typing import TYPE_CHECKING

from holdfast.core.text.stakes import percent
from holdfast.games.this_war.cards import Story
from holdfast.games.this_war.combat.story import fate_left, hits_in_raid
from holdfast.games.this_war.vocabulary import DieColour
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def fated(w: City, story: Story) -> list[tuple[str, int]]:
    """What a Fate card does to a blow, each with its number; against a Night Raid only hits and Wounds count (TW-725)."""
    if w.fight is None:
        deeds = {"hits": hits_in_raid(story), "takes": story.takes, "guard": int(story.ricochet)}
    else:
        noise = story.noise if w.phase == "scavenging" else 0
        deeds = {"deals": story.deals, "disarms": int(story.disarms), "takes": story.takes, "noise": noise}
        deeds |= {"ends": int(story.ends), "ricochet": int(story.ricochet)}
    return [(what, n) for what, n in deeds.items() if n] or [("nothing", 0)]


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
