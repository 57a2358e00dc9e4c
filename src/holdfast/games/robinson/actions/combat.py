"""Fights (RC-451 to RC-461), and Beast strength tokens (RC-475, RC-476)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes
from holdfast.core.engine.effects import Under, Window
from holdfast.core.text.log import LogEntry
from holdfast.games.robinson.cards import Adventure, Mystery
from holdfast.games.robinson.island.tokens import RemoveToken, lurks
from holdfast.games.robinson.log import BEASTS, ON_TABLE, fields, line, the
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.planning.plan import taken
from holdfast.games.robinson.things.resources import Gain, Level
from holdfast.games.robinson.world import Island


class Fight(Effect[Island]):
    """RC-451: Wounds, Weapon loss, food, fur, Palisade loss, other effects, in this order."""

    strength: int
    weapon: int = 0
    food: int = 0
    fur: int = 0
    palisade: int = 0
    extra: tuple[AnyEffect, ...] = ()
    beat = "fight"
    accounts_for = (*BEASTS, *ON_TABLE)

    def apply(self, w: Island, by: Cause) -> Effects:
        group = by.place != "action"
        if group:
            by = Cause(w.first, w.first, by.card, "fight")
        return (Under(by, (Window("fight"), Strike(self.strength, group), *spoils(self), FightOver())),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        who = by.who if by.place == "action" else w.first
        if by.card < 0:
            return line("fight", who=the(who), strength=self.strength)
        card = w.content.cards[by.card]
        later = by.place == "event" and isinstance(card, Adventure | Mystery)
        return line("fight-card", who=the(who), card=f"{card.key}/later" if later else card.key, strength=self.strength)


def spoils(fight: Fight) -> Effects:
    """RC-451, RC-455: steps 2 to 6; a step without a number does not happen."""
    steps: list[AnyEffect] = []
    if fight.weapon:
        steps.append(Level("weapon", -fight.weapon))
    if fight.food:
        steps.append(Gain("food", fight.food))
    if fight.fur:
        steps.append(Gain("fur", fight.fur))
    if fight.palisade:
        steps.append(Level("palisade", -fight.palisade))
    return (*steps, *fight.extra)


class Strike(Effect[Island]):
    """RC-451, RC-452, RC-457, RC-461: strength against Weapon level and temporary bonus; the Helmet takes one off."""

    strength: int
    group: bool = False
    """It hits the group, and the First Player fights; in an Action the taker fights."""
    beat = "fight"
    accounts_for = ("used",)

    def wounds(self, w: Island) -> int:
        """The Wounds that the fighter gets at the present strength."""
        return self.strength - w.levels["weapon"] - w.temporary - w.rules.helmet_saves * helmet(w)

    def apply(self, w: Island, by: Cause) -> Effects:
        wounds = self.wounds(w)
        return (Wound("taker", wounds),) if wounds > 0 else ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        weapon = w.levels["weapon"] + w.temporary
        return line(
            "strike",
            strength=self.strength,
            weapon=weapon,
            helmet="yes" if helmet(w) and self.strength > weapon else "no",
        )


def helmet(w: Island) -> bool:
    """RC-461: does the Helmet take a Wound off?"""
    return w.treasure("helmet") and not w.new_today("helmet")


class FightOver(Effect[Island]):
    """RC-457: a temporary bonus lasts for the Action in the Action phase, otherwise for the fight."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        if by.place != "action":
            w.temporary = 0
        w.used = tuple([u for u in w.used if not u.startswith("fight-")])
        return ()


class TemporaryWeapon(Effect[Island]):
    """RC-457, RC-458: never on the track."""

    n: int
    accounts_for = ("temporary",)
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        w.temporary += self.n
        return ()


class BeastToken(Effect[Island]):
    """RC-475, RC-476, RC-487: 1 Wound to the taker for each, unless Weapon level and temporary bonus reach 1."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        p = w.acting
        assert p is not None
        lurking = lurks(w, by.target)
        field = p.kind == "explore" and w.token("explore", "beast")
        if not lurking and not field:
            return ()
        cleared = (RemoveToken("beast", "explore"),) if field else ()
        if w.levels["weapon"] >= 1:
            return cleared
        return (Window("fight"), BeastTokenBites(lurking + field), FightOver(), *cleared)


def unarmed(w: Island) -> bool:
    """RC-475, RC-487: neither a Weapon level nor a temporary bonus."""
    return w.levels["weapon"] + w.temporary < 1


class BeastTokenBites(Effect[Island]):
    n: int = 1
    beat = "fight"

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Wound("taker", self.n),) if unarmed(w) else ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("beast-token-bites") if unarmed(w) else None


# --- before the blow falls ----------------------------------------------------------------------------------------------


def blow(w: Island) -> Strike | BeastTokenBites | None:
    """The blow that follows when everybody has used what they want to use."""
    after = next(w.coming(), None)
    return after if isinstance(after, Strike | BeastTokenBites) else None


def fighter(w: Island) -> Cause:
    """RC-451, RC-458: the cause under which the fight is fought."""
    ahead = blow(w)
    if w.acting is None or (isinstance(ahead, Strike) and ahead.group):
        return Cause(w.first, w.first, -1, "fight")
    return taken(w)


def fight_won(w: Island) -> bool:
    """RC-451, RC-475: does the fighter get no Wound at the present strength?"""
    match ahead := blow(w):
        case Strike():
            return ahead.wounds(w) <= 0
        case BeastTokenBites():
            return not unarmed(w)
    return False
