"""Combat dice: rolling, Prowess, and the story face § (TW-912 to TW-914, TW-930 to TW-939, TW-950 to TW-955, TW-725)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.games.this_war.cards import Story
from holdfast.games.this_war.deeds import louder
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.lexicon import DieColour
from holdfast.games.this_war.numbers import (
    AXE,
    BLAST,
    EMPTY,
    FOE_LIFE,
    HATCHET,
    MELEE,
    SHOTGUN,
    STORY,
    UNARMED,
    WOUNDS,
)
from holdfast.games.this_war.people import change
from holdfast.games.this_war.throws import combat
from holdfast.games.this_war.world import City, Fight, Foe, Raid


def colour_of(weapon: int) -> DieColour:
    """TW-708: Grey without a weapon, Yellow for melee, Red for firearms."""
    if weapon == UNARMED:
        return "grey"
    return "yellow" if weapon in MELEE else "red"


def deadly(face: int, weapon: int) -> bool:
    """TW-007, TW-935: the Hatchet symbol for a Hatchet, the Shotgun symbol for a Shotgun."""
    return (face == AXE and weapon == HATCHET) or (face == BLAST and weapon == SHOTGUN)


def fighters(w: City) -> tuple[int, ...]:
    """TW-906: who takes part in a fight."""
    return w.present()


def fight(w: City) -> Fight:
    assert w.fight is not None
    return w.fight


def parted(w: City) -> bool:
    """TW-956: both sides stepped back, so no further die is rolled."""
    return w.fight is not None and w.fight.parted


def raid(w: City) -> Raid:
    assert w.raid is not None
    return w.raid


def strikes(w: City, **more: int) -> None:
    """Add to what the dice of this step brought."""
    struck = fight(w).struck
    changed = {name: getattr(struck, name) + n for name, n in more.items()}
    w.fight = replace(fight(w), struck=replace(struck, **changed))


# --- a Character's die ---------------------------------------------------------------------------------------------------------


class Strike(Effect[City]):
    """TW-907: one die for a Character, or two in a row for a rifle, which share his rerolls (TW-939); none once he is out
    (TW-1017)."""

    person: int
    weapon: int
    colour: DieColour
    again: int
    shots: int = 1

    def apply(self, w: City, by: Cause) -> Effects:
        if parted(w) or self.person not in w.group:
            return ()
        face = combat(w, self.colour, "strike", self.person)
        if self.again or face == STORY:
            return (Blow(self.person, self.weapon, self.colour, self.again, self.shots, face),)
        landed(w, face, self.weapon)
        return further(self, self.again)


def further(strike: "Strike | Blow", again: int) -> Effects:
    """The next shot."""
    if strike.shots < 2:
        return ()
    return (Strike(strike.person, strike.weapon, strike.colour, again, strike.shots - 1),)


def landed(w: City, face: int, weapon: int) -> None:
    """What a face is worth: hits, or an instant death; in a Raid the whole card is ignored (TW-712)."""
    if w.fight is not None:
        if deadly(face, weapon):
            strikes(w, our_kills=1)
        elif face > 0:
            strikes(w, ours=face)
    elif deadly(face, weapon):
        w.raid = replace(raid(w), ignored=True)
    elif face > 0:
        w.raid = replace(raid(w), hits=raid(w).hits + face)


class Blow(Decision):
    """TW-714, TW-912, TW-952: keep the result or roll again; § is a miss or trusted to fate when the rerolls are done."""

    person: int
    weapon: int
    colour: DieColour
    again: int
    shots: int
    face: int

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        if self.face == STORY:
            menu.add("miss", *further(self, self.again))
            menu.add("trust", TrustFate(self.person, self.colour), *further(self, self.again))
        else:
            menu.add("keep", Lands(self.face, self.weapon), *further(self, self.again))
        if self.again:
            menu.add("again", Strike(self.person, self.weapon, self.colour, self.again - 1, self.shots))


class Lands(Effect[City]):
    """The result that counts."""

    face: int
    weapon: int

    def apply(self, w: City, by: Cause) -> Effects:
        landed(w, self.face, self.weapon)
        return ()


# --- an enemy's die ------------------------------------------------------------------------------------------------------------


class FoeStrike(Effect[City]):
    """TW-913, TW-937: an enemy rolls again every time its die inflicts nothing, as long as it may; it shoots a rifle twice
    (TW-934), and its Out-of-Ammo counts after the last shot (TW-932, TW-939)."""

    foe: int
    again: int
    shots: int = 1
    dry: bool = False

    def apply(self, w: City, by: Cause) -> Effects:
        if parted(w):
            return ()
        foe = fight(w).foes[self.foe]
        colour = colour_of(foe.weapon)
        again = self.again
        while True:
            face = combat(w, colour, "foe", self.foe)
            if face == STORY:
                return (FoeStory(self.foe, again, self.shots, self.dry),)
            kills = deadly(face, foe.weapon)
            if face > 0 or kills or not again:
                break
            again -= 1
        if kills:
            strikes(w, their_kills=1)
        elif face > 0:
            strikes(w, theirs=face)
        return foe_further(w, self, again, self.dry or face == EMPTY)


def foe_further(w: City, strike: "FoeStrike | FoeStory", again: int, dry: bool) -> Effects:
    """The second shot, or an empty magazine."""
    if strike.shots > 1:
        return (FoeStrike(strike.foe, again, strike.shots - 1, dry),)
    if dry:
        foe = fight(w).foes[strike.foe]
        weapon = foe.spare[0] if foe.spare else UNARMED
        set_foe(w, strike.foe, replace(foe, weapon=weapon, spare=foe.spare[1:]))
    return ()


def set_foe(w: City, i: int, foe: Foe) -> None:
    foes = fight(w).foes
    w.fight = replace(fight(w), foes=(*foes[:i], foe, *foes[i + 1 :]))


class FoeStory(Decision):
    """TW-952: an enemy's § is a miss, after which it rolls again if it can, or is trusted to fate, which ends its rolling."""

    foe: int
    again: int
    shots: int
    dry: bool

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("miss", FoeMissed(self.foe, self.again, self.shots, self.dry))
        menu.add("trust", FoeTrust(self.foe), FoeNext(self.foe, self.again, self.shots, self.dry))


class FoeMissed(Effect[City]):
    """TW-952: § was a miss, so the enemy rolls again if it can."""

    foe: int
    again: int
    shots: int
    dry: bool

    def apply(self, w: City, by: Cause) -> Effects:
        if self.again:
            return (FoeStrike(self.foe, self.again - 1, self.shots, self.dry),)
        return foe_further(w, FoeStrike(self.foe, self.again, self.shots), self.again, self.dry)


class FoeNext(Effect[City]):
    """After fate the next shot, with the rerolls that are left."""

    foe: int
    again: int
    shots: int
    dry: bool

    def apply(self, w: City, by: Cause) -> Effects:
        return foe_further(w, FoeStrike(self.foe, self.again, self.shots), self.again, self.dry)


# --- fate ------------------------------------------------------------------------------------------------------------------------


def reveal_fate(w: City) -> Story:
    """TW-820, TW-952: the top Fate card goes to the discards; an empty deck is made of them again."""
    if not w.size("fate"):
        w.refill("fate", "fate-discard")
    return w.fate(w.draw("fate", "fate-discard")).story


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
        hits = 2 if story.ends else 1 if story.ricochet else story.deals
        w.raid = replace(raid(w), hits=raid(w).hits + hits)
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


def on_us(w: City, person: int, n: int, disarms: bool) -> None:
    struck = fight(w).struck
    w.fight = replace(fight(w), struck=replace(struck, on_us=(*struck.on_us, (person, n, disarms))))


def on_foe(w: City, foe: int, n: int, disarms: bool) -> None:
    struck = fight(w).struck
    w.fight = replace(fight(w), struck=replace(struck, on_foes=(*struck.on_foes, (foe, n, disarms))))


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
            change(w, self.person, WOUNDS, self.n)
        else:
            on_us(w, self.person, self.n, self.disarms)
        return ()


def living(w: City) -> list[int]:
    """The enemies that still stand."""
    return [i for i, foe in enumerate(fight(w).foes) if foe.wounds < FOE_LIFE]
