"""What may be used besides answering the question: skills of the player's Character, and what belongs to the group
(RC-601, RC-610)."""

from holdfast.core.engine.effect import Seat, mutable_struct
from holdfast.core.engine.menu import Menu
from holdfast.games.robinson.anytime.foresight import BEFORE_ACTION, foreseen, next_draw, richer
from holdfast.games.robinson.anytime.skills import CHEAPEST_SKILL, friday_reroll, skill_option, skills
from holdfast.games.robinson.anytime.uses import Kit, at_hand, fighting, gathered, shared, use_option
from holdfast.games.robinson.people.persons import FRIDAY
from holdfast.games.robinson.world import Island


def likely(w: Island, moment: str) -> int:
    """The mask of seats that may have something to use now, computed quickly: most windows close without an offer."""
    if moment == BEFORE_ACTION:
        return before_action(w, at_hand(w)) if w.plan else 0
    kit, seats = at_hand(w), 0
    for seat in kit.skilled.get(moment, ()):
        if w.determination[seat] >= CHEAPEST_SKILL:
            seats |= 1 << seat
    if moment == "gathered" or (moment == "dice" and w.determination[FRIDAY] >= w.rules.friday_reroll):
        return seats | host_bit(w)
    if moment in kit.moments:
        seats |= host_bit(w)
        return seats | 1 << fighting(w) if moment == "fight" else seats
    return seats


def before_action(w: Island, kit: Kit) -> int:
    """RC-293, RC-610: the mask of seats that have gained Determination since the last Action or can look at what the
    next one draws."""
    seats, rich, tokens, before = 0, False, w.determination, w.purses
    for seat in kit.skilled.get(BEFORE_ACTION, ()):
        if tokens[seat] >= CHEAPEST_SKILL:
            rich = True
            if before and tokens[seat] > before[seat]:
                seats |= 1 << seat
    if not (rich or kit.instruments):
        return seats
    kind = next_draw(w)
    if not kind:
        return seats
    for seat in kit.foresight.get(kind, ()):
        if tokens[seat] >= CHEAPEST_SKILL:
            seats |= 1 << seat
    return seats | host_bit(w) if kind in kit.instruments else seats


def offer_before_action(w: Island, seat: Seat, menu: Menu) -> None:
    """RC-610: all skills for a player who has just gained Determination; otherwise only foresight, as the rest was
    offered in planning."""
    kind, gained = next_draw(w), richer(w, seat)
    if not w.plan or not (kind or gained):
        return
    for skill, cost in skills(w, BEFORE_ACTION, seat):
        if gained or foreseen(skill.then) == kind:
            menu.options.append(skill_option(skill, cost, seat, False))
    if kind and seat == w.host():
        for entry in shared(w, BEFORE_ACTION, seat, seat):
            if entry.foresees == kind:
                menu.options.append(use_option(w, entry, seat, BEFORE_ACTION))


def host_bit(w: Island) -> int:
    """RC-557: nobody decides for the group on a night when all are outside."""
    host = w.host() if w.outside else w.first
    return 1 << host if host >= 0 else 0


def offer(w: Island, moment: str, seat: Seat, menu: Menu) -> None:
    """Offer the player's skills, and to the First Player what belongs to the group (RC-601, RC-557)."""
    if moment == BEFORE_ACTION:
        offer_before_action(w, seat, menu)
        return
    if w.determination[seat] >= CHEAPEST_SKILL:
        for skill, cost in skills(w, moment, seat):
            menu.options.append(skill_option(skill, cost, seat, moment == "planning"))
    host = w.host() if w.outside else w.first
    if seat == host or moment == "fight":
        for entry in shared(w, moment, seat, host):
            menu.options.append(use_option(w, entry, seat, moment))
    if moment == "gathered" and seat == host:
        gathered(w, seat, menu)
    elif moment == "dice" and w.friday and seat == host:
        friday_reroll(w, seat, menu)


@mutable_struct
class InhabitedIsland(Island, kw_only=True):
    """The island with its offers: people use skills and things besides answering."""

    offers = offer
    likely = likely
