"""The story face §: what Fate makes of a blow (TW-725, TW-950 to TW-955)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.games.this_war.cards import Fate, Story
from holdfast.games.this_war.combat.grid import fight, fighters, living, on_foe, on_us, raid
from holdfast.games.this_war.combat.weapons import colour_of
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.people.states import change, shift
from holdfast.games.this_war.rules import WOUNDS
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


class TrustFate(Effect[City]):
    """TW-951, TW-953, TW-725: a Fate card; where its die has the colour just rolled, its text happens, else the blow is
    null."""

    person: int
    colour: DieColour

    def apply(self, w: City, by: Cause) -> Effects:
        story = reveal_fate(w)
        if story.die != self.colour:
            return ()
        if w.fight is None:
            return self._raid(w, story)
        if story.noise and w.phase == "scavenging":
            louder(w, story.noise)
        if story.takes:
            on_us(w, self.person, story.takes, False)
        if story.ends:
            w.fight = replace(fight(w), parted=True)
        if story.ricochet:
            return (TargetFoe(1, False), TargetUs(1, False))
        return (TargetFoe(story.deals, story.disarms),) if story.deals else ()

    def _raid(self, w: City, story: Story) -> Effects:
        w.raid = replace(raid(w), hits=raid(w).hits + hits_in_raid(story))
        if story.takes:
            change(w, self.person, WOUNDS, story.takes)
        return (TargetUs(1, False),) if story.ricochet else ()


class FoeTrust(Effect[City]):
    """The same for an enemy: T is one of the Characters."""

    foe: int

    def apply(self, w: City, by: Cause) -> Effects:
        story = reveal_fate(w)
        if story.die != colour_of(fight(w).foes[self.foe].weapon):
            return ()
        if story.noise and w.phase == "scavenging":
            louder(w, story.noise)
        if story.takes:
            on_foe(w, self.foe, story.takes, False)
        if story.ends:
            w.fight = replace(fight(w), parted=True)
        if story.ricochet:
            return (TargetFoe(1, False), TargetUs(1, False))
        return (TargetUs(story.deals, story.disarms),) if story.deals else ()


class TargetFoe(Decision):
    """TW-953: which enemy fate strikes."""

    n: int
    disarms: bool

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for i in living(w):
            menu.add(f"foe:{i + 1}", MarkFoe(i, self.n, self.disarms))


class MarkFoe(Effect[City]):
    """TW-953: what fate deals to an enemy, when the step is over."""

    foe: int
    n: int
    disarms: bool

    def apply(self, w: City, by: Cause) -> Effects:
        on_foe(w, self.foe, self.n, self.disarms)
        return ()


class TargetUs(Decision):
    """TW-953, TW-725: which Character fate strikes."""

    n: int
    disarms: bool

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if fighters(w) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for p in fighters(w):
            menu.add(f"person:{w.id(p)}", MarkUs(p, self.n, self.disarms))


class MarkUs(Effect[City]):
    """TW-953, TW-725: what fate deals to a Character: when the step is over, in a Raid at once."""

    person: int
    n: int
    disarms: bool

    def apply(self, w: City, by: Cause) -> Effects:
        if w.fight is None:
            shift(w, (self.person,), WOUNDS, self.n)
        else:
            on_us(w, self.person, self.n, self.disarms)
        return ()
