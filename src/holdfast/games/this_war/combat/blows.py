"""Blows and shots: a Character's die, an enemy's die (TW-907, TW-912 to TW-914, TW-930 to TW-939, TW-944)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.combat.grid import fight, parted, raid, set_foe, strikes
from holdfast.games.this_war.combat.story import FoeTrust, TrustFate
from holdfast.games.this_war.combat.weapons import colour_of, deadly
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import FIGHT, GOODS, Args, line, one, yes
from holdfast.games.this_war.options import Number
from holdfast.games.this_war.rules import AMMO, DICE, FIREARMS, OUT_OF_AMMO, RIFLE, STORY, UNARMED
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.dice import combat
from holdfast.games.this_war.things.stores import discard
from holdfast.games.this_war.vocabulary import DieColour
from holdfast.games.this_war.world import City

# --- a Character's die -----------------------------------------------------------------------------------------------


class Strike(Effect[City]):
    """TW-907: one die for a Character, or two in a row for a rifle, which share the rerolls (TW-939); none once the Character is out
    (TW-1017)."""

    person: int
    weapon: int
    colour: DieColour
    again: int
    shots: int = 1
    beat = "fight"
    accounts_for = FIGHT

    def apply(self, w: City, by: Cause) -> Effects:
        if parted(w) or self.person not in w.group:
            return ()
        face = combat(w, self.colour, "strike", self.person)
        if self.again or face == STORY:
            return (Blow(self.person, self.weapon, self.colour, self.again, self.shots, face),)
        landed(w, face, self.weapon)
        return further(self, self.again)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-907: one die of a Character; none where both sides have stepped back (TW-956)."""
        if not outcomes:
            return None
        side = DICE[self.colour][outcomes[0]]
        words: Args = {"die": phrases.die(self.colour), "face": phrases.face(side), "again": self.again}
        return line(
            "strike", weapon=phrases.weapon(self.weapon), story=yes(side == STORY), **words, **one(w, self.person)
        )


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

    def log_answer(self, w: City, by: Cause, entry: Entry) -> LogEntry | None:
        return line("miss") if entry.key == "miss" else None


class Lands(Effect[City]):
    """The result that counts."""

    face: int
    weapon: int
    accounts_for = FIGHT

    def apply(self, w: City, by: Cause) -> Effects:
        landed(w, self.face, self.weapon)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-714, TW-912: a die that is not rolled again; in a Raid with the hits so far (TW-709)."""
        hits = w.raid.hits if w.raid is not None and w.fight is None else 0
        return line("lands", face=phrases.face(self.face), hits=hits, raid=yes(w.raid is not None and w.fight is None))


# --- an enemy's die -------------------------------------------------------------------------------------------------


class FoeStrike(Effect[City]):
    """TW-913, TW-937: an enemy rolls again every time its die inflicts nothing, as long as it may; it shoots a rifle twice
    (TW-934), and its Out-of-Ammo counts after the last shot (TW-932, TW-939)."""

    foe: int
    again: int
    shots: int = 1
    dry: bool = False
    beat = "fight"
    accounts_for = ("fight",)

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
        return foe_further(w, self, again, self.dry or face == OUT_OF_AMMO)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-913: an enemy rolls until its die does something; who shot may have an empty magazine by now. Nobody rolls where
        both sides have stepped back (TW-956)."""
        if not outcomes:
            return None
        now = fight(w)
        foe = now.foes[self.foe]
        fired = now.foes_fired >> self.foe & 1
        colour = "red" if fired else colour_of(foe.weapon)
        sides = [DICE[colour][o] for o in outcomes]
        dry = fired and self.shots == 1 and (self.dry or sides[-1] == OUT_OF_AMMO) and sides[-1] != STORY
        who = phrases.enemy(self.foe) if dry else phrases.foe(self.foe, foe)
        words: Args = {
            "foe": who,
            "die": phrases.die(colour),
            "faces": "|".join([phrases.face(side) for side in sides]),
        }
        return line("foe-strike", dry=yes(dry), **words)


def foe_further(w: City, strike: "FoeStrike | FoeStory", again: int, dry: bool) -> Effects:
    """The second shot, or an empty magazine."""
    if strike.shots > 1:
        return (FoeStrike(strike.foe, again, strike.shots - 1, dry),)
    if dry:
        foe = fight(w).foes[strike.foe]
        weapon = foe.spare[0] if foe.spare else UNARMED
        set_foe(w, strike.foe, replace(foe, weapon=weapon, spare=foe.spare[1:]))
    return ()


class FoeStory(Decision):
    """TW-952: an enemy's § is a miss, after which it rolls again if it can, or is trusted to fate, which ends its rolling."""

    foe: int
    again: int
    shots: int
    dry: bool

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("miss", FoeMissed(self.foe, self.again, self.shots, self.dry))
        menu.add("trust", FoeTrust(self.foe), FoeNext(self.foe, self.again, self.shots, self.dry))

    def log_answer(self, w: City, by: Cause, entry: Entry) -> LogEntry | None:
        return line("miss") if entry.key == "miss" else None


class FoeMissed(Effect[City]):
    """TW-952: § was a miss, so the enemy rolls again if it can."""

    foe: int
    again: int
    shots: int
    dry: bool
    log = unlogged

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
    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        return foe_further(w, FoeStrike(self.foe, self.again, self.shots), self.again, self.dry)


# --- who strikes with what ------------------------------------------------------------------------------------------


def hand_to_hand(w: City, p: int) -> Strike:
    """TW-708, TW-711: melee weapons roll Yellow; without a weapon, or with a firearm that does not shoot, Grey, except for
    a trained man."""
    weapon = w.held[p]
    if weapon in FIREARMS:
        weapon = UNARMED
    colour = "yellow" if weapon == UNARMED and w.has(p, "trained") else colour_of(weapon)
    return Strike(p, weapon, colour, w.prowess(p))


class Shoot(Decision):
    """TW-931, TW-934, TW-944: a shot costs 1 Ammo when it is declared, two of a rifle 2; or none at all."""

    person: int

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if w.stock()[AMMO] and not parted(w) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add(Number("shots", 1), Shots(self.person, 1))
        if w.held[self.person] == RIFLE and w.stock()[AMMO] > 1:
            menu.add(Number("shots", 2), Shots(self.person, 2))
        menu.add("no-shot", *self.unfired(w))

    def unfired(self, w: City) -> Effects:
        """In a Raid everybody rolls once, so a guard who does not shoot rolls at once; in a fight in the next step."""
        return (hand_to_hand(w, self.person),) if w.fight is None else ()

    def apply(self, w: City, by: Cause) -> Effects:
        return self.unfired(w)


class Shots(Effect[City]):
    """TW-931, TW-944: the Ammo is spent, then the Red die is rolled."""

    person: int
    n: int
    accounts_for = ("fight", *GOODS)

    def apply(self, w: City, by: Cause) -> Effects:
        p = self.person
        discard(w, w.stock(), AMMO, self.n)
        if w.fight is not None:
            w.fight = replace(w.fight, fired=w.fight.fired | 1 << p)
        return (Strike(p, w.held[p], "red", w.prowess(p), self.n),)

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line(
            "shots",
            shots=self.n,
            left=w.stock()[AMMO],
            weapon=phrases.weapon(w.held[self.person]),
            **one(w, self.person),
        )
