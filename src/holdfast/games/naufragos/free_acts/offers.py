"""What can be done besides answering: free acts and their moments (NA-700 to NA-702).

Moments: `white` and `place` (pawns), `resolve` (before an action), `meanwhile` (before an explorer's choice), `explore`
(that choice), `roll` and `rolled` (dice), `strength` (before a strength roll), `survival`, `eat`, `eaten`, `fire`, `wounds`, `rescue`, `end`
(steps), `dice` (before any roll).
"""

from holdfast.core.engine.effect import AnyEffect, BoundedRecord, Cause, Effects, Seat, mutable_struct
from holdfast.core.engine.menu import Menu, Option, option
from holdfast.core.memo import Memo
from holdfast.games.naufragos.actions.campfire import FeedFire
from holdfast.games.naufragos.camp.camp_board import camp_blocks
from holdfast.games.naufragos.cards import PARTS
from holdfast.games.naufragos.castaways.belongings import UseUp
from holdfast.games.naufragos.castaways.health import Energy, Heal, HealTrauma
from holdfast.games.naufragos.castaways.options import UseItem
from holdfast.games.naufragos.castaways.selection import whom, wounded
from holdfast.games.naufragos.castaways.trade import trade_offers
from holdfast.games.naufragos.dice.luck import story_offers
from holdfast.games.naufragos.dice.rolls import can_spend
from holdfast.games.naufragos.dice.strength import armed, strength_offers
from holdfast.games.naufragos.exploration.summit import Settle
from holdfast.games.naufragos.night.meals import FillLarder
from holdfast.games.naufragos.night.options import KeepInLarder
from holdfast.games.naufragos.pawns.options import ResolveWhitePawn
from holdfast.games.naufragos.pawns.placing import Alert
from holdfast.games.naufragos.pawns.white_pawn import ResolveWhite
from holdfast.games.naufragos.plot.decisions import Decide, Pick
from holdfast.games.naufragos.world import ACTING, ITEMS, Shore

DICE = ("roll", "rolled")
STEPS = frozenset({"place", "resolve", "meanwhile", "survival", "eat", "eaten", "fire", "wounds", "end"})
"""Steps of the turn at which a waiting white pawn may be resolved (NA-242), and who wishes may trade (NA-652), besides
the questions that ask them anyway."""
WHITE_MOMENTS = STEPS | {"dice", "rescue"}
"""NA-242: before any roll too, and in a last turn until the rescue check."""
WISHED = ("resolve", "meanwhile")
"""NA-701: moments only for those who want to be asked before each step, besides the white pawn."""
FIRE_MOMENTS = (*WISHED, "place", "survival")
LARDER_MOMENTS = (*WISHED, "place", "survival", "eat")
ITEM_MOMENTS = ("place", "explore", "eat", "wounds")


class Allowed(BoundedRecord):
    """What may be done at a moment."""

    dice: bool
    strength: bool
    step: bool
    white: bool
    items: bool
    fire: bool
    larder: bool
    alert: bool
    """Only by those who want to be asked before each action (NA-701)."""


def allowed_at(moment: str) -> Allowed:
    return Allowed(
        dice=moment in DICE,
        strength=moment == "strength",
        step=moment in STEPS,
        white=moment in WHITE_MOMENTS,
        items=moment in ITEM_MOMENTS or moment in WISHED,
        fire=moment in FIRE_MOMENTS,
        larder=moment in LARDER_MOMENTS,
        alert=moment in WISHED,
    )


ALLOWED = Memo(allowed_at)


def offers(w: Shore, moment: str, seat: Seat, menu: Menu) -> None:
    """All free acts of a seat at a moment."""
    at = ALLOWED[moment]
    if at.dice:
        story_offers(w, moment, seat, menu)
        return
    if at.strength:
        strength_offers(w, seat, menu)
        return
    if w.dead and w.is_dead(seat):
        return
    alert = w.alert and w.alert >> seat & 1
    if w.white_waits and at.white:
        white_offer(w, seat, menu)
    if alert or not at.alert:
        if at.items and w.zones[ITEMS[seat]].top:
            item_offers(w, seat, menu)
        if w.fire and at.fire and can_feed_fire(w) and w.at_camp(seat):
            menu.options.append(FEED_FIRE[seat])
        if w.built and at.larder and can_fill_larder(w) and w.at_camp(seat):
            larder_offers(w, seat, menu)
    if alert and at.step and moment != "place":
        trade_offers(w, seat, menu)
        menu.add("go-ahead", Alert(seat), stay=True, back=True)


FEED_FIRE = tuple([Option("feed-fire", by.seat, (FeedFire(),), stay=True, by=by) for by in ACTING])


def can_feed_fire(w: Shore) -> bool:
    """NA-428, NA-429."""
    return w.fire and not w.fire_wood and w.wood > 0


def can_fill_larder(w: Shore) -> bool:
    """NA-446."""
    return "larder" in w.built and not w.size("larder") and w.size("tiles") > 0


def larder_offers(w: Shore, seat: Seat, menu: Menu) -> None:
    shown: set[str] = set()
    for card in w.zones["tiles"].top:
        id = w.content.cards[card].id
        if id not in shown:
            shown.add(id)
            menu.add(KeepInLarder(id), FillLarder(card), stay=True, by=ACTING[seat])


def white_offer(w: Shore, seat: Seat, menu: Menu) -> None:
    """NA-241, NA-242, NA-257: [HR1.2] the starting player resolves the waiting white pawn, unless away or unable to
    use the card now."""
    if seat == w.starter and w.at_camp(seat):
        blocks = camp_blocks(w, seat, w.on_camp(w.white))
        if not blocks:
            menu.options.append(RESOLVE_WHITE[seat])
        elif menu.explain:
            menu.add(ResolveWhitePawn(), ResolveWhite(), blocks=blocks, stay=True, by=ACTING[seat])


RESOLVE_WHITE = tuple([option(ResolveWhitePawn(), by.seat, (ResolveWhite(),), stay=True, by=by) for by in ACTING])


def item_offers(w: Shore, seat: Seat, menu: Menu) -> None:
    """NA-950: items that are discarded for their effect."""
    usable = PARTS[w.content].usable
    for card in w.zones[ITEMS[seat]].top:
        if card in usable:
            use, by = usable[card], Cause(seat, seat, card, "item")
            if (use.when is None or use.when.holds(w, by)) and does_something(w, by, use.then):
                used = UseUp(seat, card, use.then)
                menu.add(UseItem(w.content.cards[card].id), used, Settle(), stay=True, by=by)


def does_something(w: Shore, by: Cause, then: Effects) -> bool:
    """NA-703: would any of these effects change something now?"""
    return any(changes_something(w, by, effect) for effect in then)


def changes_something(w: Shore, by: Cause, effect: AnyEffect) -> bool:
    match effect:
        case Heal():
            return bool(wounded(w, whom(w, by, effect.who)))
        case HealTrauma():
            return any(w.trauma[seat] for seat in whom(w, by, effect.who))
        case Energy() if effect.n >= 0:
            return any(w.energy[seat] < w.top(seat) for seat in whom(w, by, effect.who))
        case Pick():
            picked = [Cause(other, other, by.card, by.place) for other in whom(w, by, effect.frm)]
            return any(does_something(w, other, effect.then) for other in picked)
        case Decide():
            return any(does_something(w, by, choice.then) for choice in effect.choices)
    return True


def likely(w: Shore, moment: str) -> int:
    """The seats that may have an offer, at a glance."""
    at = ALLOWED[moment]
    mask = 0
    if at.dice:
        if w.luck_spent:
            return 0
        for seat in w.rollers:
            if can_spend(w, seat):
                mask |= 1 << seat
        return mask
    if at.strength:
        fight = w.fight
        if fight is None or fight.fired:
            return 0
        for seat in fight.seats:
            if armed(w, seat, fight):
                mask |= 1 << seat
        return mask
    if w.white_waits and at.white:
        mask = 1 << w.starter
    if at.step:
        mask |= w.alert
    if at.alert:
        return mask
    if (w.fire and at.fire and can_feed_fire(w)) or (w.built and at.larder and can_fill_larder(w)):
        return -1
    if at.items:
        zones = w.zones
        for seat in range(w.players):
            held = zones[ITEMS[seat]].top
            if held and not PARTS[w.content].usable.keys().isdisjoint(held):
                mask |= 1 << seat
    return mask


@mutable_struct
class OpenShore(Shore, kw_only=True):
    """The table that is played at: the shore, with what is open to a castaway besides answering."""

    offers = offers
    likely = likely
