"""The story face §: what Fate makes of a blow (TW-725, TW-950 to TW-955)."""

from typing import Any

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.cards import Fate, Story
from holdfast.games.this_war.combat.grid import fight, fighters, living, on_foe, on_us, raid
from holdfast.games.this_war.combat.weapons import colour_of
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import FATE, FIGHT, STATE, Args, key, line, one, yes
from holdfast.games.this_war.options import Number, Someone
from holdfast.games.this_war.people.states import change, changed, shift
from holdfast.games.this_war.rules import WOUNDS
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.tracks import louder
from holdfast.games.this_war.vocabulary import DieColour
from holdfast.games.this_war.world import City


def reveal_fate(w: City) -> Story:
    """TW-820, TW-952: the top Fate card goes to the discards; an empty deck is made of them again."""
    if not w.size("fate"):
        w.refill("fate", "fate-discard")
    return w.fate(w.draw("fate", "fate-discard")).story


def fate_left(w: City) -> list[Fate]:
    """TW-952: the cards one of which comes next, as far as everybody can count: those that are not among the discards."""
    gone = w.zones["fate-discard"].top if w.size("fate") else ()
    cards = w.content.cards
    return [card for i, card in enumerate(cards) if isinstance(card, Fate) and i not in gone]


def hits_in_raid(story: Story) -> int:
    """TW-725: what fate is worth against a Night Raid."""
    return 2 if story.ends else 1 if story.ricochet else story.deals


def story_entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
    """TW-951, TW-953: what fate makes of a blow; nothing where the colour of the die differs."""
    card = w.zones["fate-discard"].top[-1]
    found = w.fate(card).story
    foe = getattr(effect, "foe", -1)
    colour = effect.colour if foe < 0 else colour_of(fight(w).foes[foe].weapon)
    fits = found.die == colour
    deeds = "|".join([phrases.deed(what, n) for what, n in fated(w, found)]) if fits else ""
    who: Args = (
        one(w, effect.person) if foe < 0 else {"who": phrases.foe(foe, fight(w).foes[foe]), "people": 1, "sex": "m"}
    )
    return line("story", card=key(w, card), die=phrases.die(found.die), fits=yes(fits), deeds=deeds, **who)


def fated(w: City, story: Story) -> list[tuple[str, int]]:
    """What a Fate card does to a blow, each with its number; against a Night Raid only hits and Wounds count (TW-725)."""
    if w.fight is None:
        deeds = {"hits": hits_in_raid(story), "takes": story.takes, "guard": int(story.ricochet)}
    else:
        noise = story.noise if w.phase == "scavenging" else 0
        deeds = {"deals": story.deals, "disarms": int(story.disarms), "takes": story.takes, "noise": noise}
        deeds |= {"ends": int(story.ends), "ricochet": int(story.ricochet)}
    return [(what, n) for what, n in deeds.items() if n] or [("nothing", 0)]


class TrustFate(Effect[City]):
    """TW-951, TW-953, TW-725: a Fate card; its text happens if its die has the colour just rolled, otherwise the blow is
    null."""

    person: int
    colour: DieColour
    beat = "use"
    accounts_for = (*FIGHT, *FATE, *STATE, "noise")
    log = story_entry

    def apply(self, w: City, by: Cause) -> Effects:
        story = reveal_fate(w)
        if story.die != self.colour:
            return ()
        if w.fight is None:
            return self._raid(w, story)
        if story.takes:
            on_us(w, self.person, story.takes, False)
        return fate_strikes(w, story, TargetFoe)

    def _raid(self, w: City, story: Story) -> Effects:
        w.raid = replace(raid(w), hits=raid(w).hits + hits_in_raid(story))
        if story.takes:
            change(w, self.person, WOUNDS, story.takes)
        return (TargetUs(1, False),) if story.ricochet else ()


class FoeTrust(Effect[City]):
    """The same for an enemy: T is one of the Characters."""

    foe: int
    accounts_for = (*FIGHT, *FATE, *STATE, "noise")
    log = story_entry

    def apply(self, w: City, by: Cause) -> Effects:
        story = reveal_fate(w)
        if story.die != colour_of(fight(w).foes[self.foe].weapon):
            return ()
        if story.takes:
            on_foe(w, self.foe, story.takes, False)
        return fate_strikes(w, story, TargetUs)


def fate_strikes(w: City, story: Story, target: "type[TargetFoe | TargetUs]") -> Effects:
    """TW-953: the noise of a story, the end of the fight, and what it deals to either side."""
    if story.noise and w.phase == "scavenging":
        louder(w, story.noise)
    if story.ends:
        w.fight = replace(fight(w), parted=True)
    if story.ricochet:
        return (TargetFoe(1, False), TargetUs(1, False))
    return (target(story.deals, story.disarms),) if story.deals else ()


class TargetFoe(Decision):
    """TW-953: which enemy fate strikes."""

    n: int
    disarms: bool

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for i in living(w):
            menu.add(Number("foe", i + 1), MarkFoe(i, self.n, self.disarms))


class MarkFoe(Effect[City]):
    """TW-953: what fate deals to an enemy, when the step is over."""

    foe: int
    n: int
    disarms: bool
    accounts_for = ("fight",)

    def apply(self, w: City, by: Cause) -> Effects:
        on_foe(w, self.foe, self.n, self.disarms)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        foe = phrases.foe(self.foe, fight(w).foes[self.foe])
        return line("mark-foe", foe=foe, n=self.n, disarms=yes(self.disarms))


class TargetUs(Decision):
    """TW-953, TW-725: which Character fate strikes."""

    n: int
    disarms: bool

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if fighters(w) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for p in fighters(w):
            menu.add(Someone("person", w.id(p)), MarkUs(p, self.n, self.disarms))


class MarkUs(Effect[City]):
    """TW-953, TW-725: what fate deals to a Character: when the step is over, in a Raid at once."""

    person: int
    n: int
    disarms: bool
    accounts_for = ("fight", *STATE)

    def apply(self, w: City, by: Cause) -> Effects:
        if w.fight is None:
            shift(w, (self.person,), WOUNDS, self.n)
        else:
            on_us(w, self.person, self.n, self.disarms)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """In a Raid it happens at once, in a fight together with the other blows."""
        if w.fight is None:
            return changed(w)
        return line("mark-us", n=self.n, disarms=yes(self.disarms), **one(w, self.person))
