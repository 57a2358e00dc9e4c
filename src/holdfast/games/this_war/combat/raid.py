"""The Night Raid card: guards, shields, Wounds, Damage (TW-702 to TW-719, TW-1790 to TW-1793)."""

from typing import Any, ClassVar

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.this_war.book.scripts import Offered
from holdfast.games.this_war.combat.blows import Shoot, hand_to_hand
from holdfast.games.this_war.combat.grid import raid
from holdfast.games.this_war.combat.weapons import put_back
from holdfast.games.this_war.house.cracks import BoardUp
from holdfast.games.this_war.house.standing import fittings_built
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import IN_HANDS, KEPT, RAIDS, Args, group, key, line, top, yes
from holdfast.games.this_war.options import CardNamed, KeptCard, Number, Someone, TokenNamed
from holdfast.games.this_war.people.states import WoundsSplit
from holdfast.games.this_war.pieces import Raid
from holdfast.games.this_war.rules import AMMO, FIREARMS, UNARMED
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.things.stores import Lose, amount
from holdfast.games.this_war.things.tokens import TokenRemove
from holdfast.games.this_war.vocabulary import Blank
from holdfast.games.this_war.world import City, others, under


def raid_entry(effect: Any, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
    """TW-702: the card with its numbers as they now are; of two to choose from, after the choice (TW-1821)."""
    now = w.raid
    if now is None:
        return line("two-raids", cards="|".join([key(w, card) for card in w.zones["raid-now"].top]))
    card = key(w, now.card)
    words: Args = {"damage": now.damage, "wounds": now.wounds, "text": phrases.flavour(card)}
    return line("raid", card=card, **words, **group(w, w.guards()))


class RevealRaid(Effect[City]):
    """TW-702, TW-719, TW-1793: the top card with what changes its numbers; with robbers about, the worse of two."""

    beat = "card"
    accounts_for = ("raid", "raid_changes", *RAIDS)
    log = raid_entry

    def apply(self, w: City, by: Cause) -> Effects:
        first = draw_raid(w)
        if "robbers" in w.tonight and w.size("night-raids") + w.size("raid-discard") > 0:
            second = draw_raid(w)
            a, b = w.night_raid(first).damage, w.night_raid(second).damage
            if a == b:
                return (WhichRaid(first, second),)
            worse, other = (first, second) if a > b else (second, first)
            w.move(other, "raid-now", "raid-discard")
            return begin(w, worse)
        return begin(w, first)


def draw_raid(w: City) -> int:
    if not w.size("night-raids"):
        w.refill("night-raids", "raid-discard")
    return w.draw("night-raids", "raid-now")


class WhichRaid(Decision):
    """Two Raids with the same Damage: the Leader chooses."""

    first: int
    second: int

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        cards = w.content.cards
        menu.add(CardNamed("raid", cards[self.first].id), BeginRaid(self.first, self.second))
        menu.add(CardNamed("raid", cards[self.second].id), BeginRaid(self.second, self.first))


class BeginRaid(Effect[City]):
    """TW-1821: the chosen one of two Raids is resolved, the other goes to the discards."""

    card: int
    other: int
    beat = "fight"
    accounts_for = ("raid", "raid_changes", *RAIDS)
    log = raid_entry

    def apply(self, w: City, by: Cause) -> Effects:
        w.move(self.other, "raid-now", "raid-discard")
        return begin(w, self.card)


def begin(w: City, card: int) -> Effects:
    """TW-724 (3) to (9). What changes its numbers is used up: what this Raid's own text adds is for the next one."""
    found = w.night_raid(card)
    damage, wounds = found.damage, found.wounds
    for change in w.raid_changes:
        damage += change.damage
        wounds += change.wounds
    w.raid_changes = ()
    if any(w.content.cards[c].id == "reinforced-door" for c in fittings_built(w)):
        damage, wounds = damage - w.rules.door_shield, wounds - w.rules.door_shield
    if w.token("watchdog") is not None:
        damage -= w.rules.watchdog_shield
    w.raid = Raid(card, max(0, damage), max(0, wounds), guards=w.guards())
    rest: Effects = (HiddenShelf(), GuardsRoll(), Shields(), RaidWounds(), RaidDamage(), RaidText(), RaidOver())
    cause = Cause(card=card, place="raid")
    if found.choices:
        return under(w, cause, (Offered(found.choices, otherwise=rest), RaidFed()))
    return under(w, cause, rest)


class RaidFed(Effect[City]):
    """The card was bought off before the dice: Damage 0, no dice; Wounds that something else added are dealt."""

    quiet: ClassVar[bool] = True

    def apply(self, w: City, by: Cause) -> Effects:
        now = w.raid
        if now is None:
            return ()
        w.raid = replace(now, damage=0, wounds=max(0, now.wounds - w.night_raid(now.card).wounds))
        return (Shields(), RaidWounds(), RaidOver())


class HiddenShelf(Decision):
    """TW-1841 (9): a kept card lowers the Damage by 2."""

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if raid(w).damage and w.kept("hidden-shelf") >= 0 else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("go-on")
        menu.add(KeptCard("hidden-shelf"), UseShelf())


class UseShelf(Effect[City]):
    """TW-1841 (9): Damage −2."""

    beat = "use"
    accounts_for = ("raid", *KEPT)

    def apply(self, w: City, by: Cause) -> Effects:
        w.move(w.kept("hidden-shelf"), "kept", "narrative-discard")
        w.raid = replace(raid(w), damage=max(0, raid(w).damage - w.rules.hidden_shelf))
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("use-shelf", card=top(w, "narrative-discard"), n=raid(w).damage)


# --- the guards -----------------------------------------------------------------------------------------------------


class GuardsRoll(Decision):
    """TW-724 (4), TW-708: the guards roll one after another in the order the Leader chooses."""

    rolled: tuple[int, ...] = ()

    def left(self, w: City) -> tuple[int, ...]:
        now = raid(w)
        return others(w.guards(), self.rolled) if now.damage or now.wounds else ()

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if len(self.left(w)) > 1 and not raid(w).ignored else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for p in self.left(w):
            menu.add(Someone("person", w.id(p)), self.roll(w, p), GuardsRoll((*self.rolled, p)))

    def roll(self, w: City, p: int) -> AnyEffect:
        """TW-710, TW-711: a firearm needs Ammo from Storage."""
        return Shoot(p) if w.held[p] in FIREARMS and w.storage[AMMO] else hand_to_hand(w, p)

    def apply(self, w: City, by: Cause) -> Effects:
        left = self.left(w)
        if not left or raid(w).ignored:
            return ()
        return (self.roll(w, left[0]), GuardsRoll((*self.rolled, left[0])))


# --- shields, Wounds, Damage ----------------------------------------------------------------------------------------


class Shields(Decision):
    """TW-709, TW-717: hits and Board-Ups, each takes 1 off Damage or Wounds as the Leader divides them."""

    def shields(self, w: City) -> int:
        return raid(w).hits + w.boards.bit_count()

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if not raid(w).ignored and self.shields(w) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        now, n = raid(w), self.shields(w)
        least = min(now.wounds, max(0, n - now.damage))
        for off in range(least, min(n, now.wounds) + 1):
            menu.add(Number("off-wounds", off), Shielded(off, min(now.damage, n - off)))


class Shielded(Effect[City]):
    """Wounds and Damage that are warded off."""

    wounds: int
    damage: int
    accounts_for = ("raid",)

    def apply(self, w: City, by: Cause) -> Effects:
        now = raid(w)
        w.raid = replace(now, wounds=now.wounds - self.wounds, damage=now.damage - self.damage)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-709: hits and Board-Ups, and what is left."""
        now = raid(w)
        if not (self.wounds or self.damage or now.wounds or now.damage):
            return None
        off = (
            "both" if self.wounds and self.damage else "wounds" if self.wounds else "damage" if self.damage else "none"
        )
        words: Args = {"hits": now.hits, "boards": w.boards.bit_count(), "off": off}
        return line(
            "shielded", off_wounds=self.wounds, off_damage=self.damage, wounds=now.wounds, damage=now.damage, **words
        )


class RaidWounds(Effect[City]):
    """TW-705, TW-707: Wounds go to the guards, as the Leader likes."""

    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        now = raid(w)
        return (WoundsSplit(now.wounds, "guards"),) if now.wounds and not now.ignored else ()


class RaidDamage(Effect[City]):
    """TW-704, TW-706: as many things of the Leader's choice are gone; deserters want food first."""

    log = unlogged

    def apply(self, w: City, by: Cause) -> Effects:
        now = raid(w)
        if not now.damage or now.ignored:
            return ()
        over = now.damage - sum(w.storage)
        blanks: Effects = (LoseBlanks(over),) if over > 0 else ()
        if w.night_raid(now.card).food_first and amount(w.storage, "food"):
            return (Lose("food", 1, "storage"), Lose("any", now.damage - 1, "storage", if_possible=True), *blanks)
        return (Lose("any", now.damage, "storage", if_possible=True), *blanks)


class LoseBlanks(Decision):
    """TW-706: when nothing else is left, blank tokens of the Storage go too; what is beyond that is ignored."""

    n: int

    def stored(self, w: City) -> list[Blank]:
        return [token.name for token in w.tokens if token.place == "storage"]

    def asked(self, w: City, by: Cause) -> tuple[Seat, ...]:
        return (w.leader,) if self.n and self.stored(w) else ()

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for name in self.stored(w):
            menu.add(TokenNamed("token", name), TokenRemove(name), LoseBlanks(self.n - 1))


class RaidText(Effect[City]):
    """TW-724 (8), TW-726: what else the card says; nothing if it was ignored."""

    quiet: ClassVar[bool] = True
    accounts_for = ("raid",)

    def apply(self, w: City, by: Cause) -> Effects:
        now = raid(w)
        card = w.night_raid(now.card)
        if now.ignored:
            return ()
        then = card.after
        if not now.damage and not now.wounds:
            then += card.repelled
        if any(p not in w.group for p in now.guards):
            then += card.guard_died
        if now.damage and card.wrecks_boards:
            then += (BoardUp(-1),)
        return then

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-724 (8): how it ended, where nothing was lost."""
        now = raid(w)
        if now.ignored:
            return line("driven-off")
        return line("held") if not now.damage and not now.wounds else None


class RaidOver(Effect[City]):
    """TW-724 (9), TW-719: weapons go back to Storage, the card to the discards."""

    accounts_for = ("raid", *IN_HANDS, *RAIDS)

    def apply(self, w: City, by: Cause) -> Effects:
        w.move(raid(w).card, "raid-now", "raid-discard")
        w.raid = None
        w.moved = tuple([(weapon, 1) for weapon in w.held if weapon != UNARMED])
        put_back(w)
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry:
        """TW-724 (9): the weapons go back."""
        return line("raid-over", goods=phrases.goods(w.moved), armed=yes(w.moved))
