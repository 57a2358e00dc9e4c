"""How the turn is told: phases, events, weather, pawns."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.games.naufragos.camp.camp_board import camp_blocks
from holdfast.games.naufragos.camp.weather import Weather
from holdfast.games.naufragos.exploration.summit import turns_left
from holdfast.games.naufragos.rules import CAMP_SPACES
from holdfast.games.naufragos.text.log import phrases
from holdfast.games.naufragos.text.log.lines import TellsOf, Told, came_to, key, keys, level, line, one, strained
from holdfast.games.naufragos.world import Shore


def set_up(w: Shore, e: Any, by: Cause) -> Told:
    """By their name where the rules are of one's own."""
    if w.rules.own:
        return line("set-up-own", card=f"ruleset/{w.rules.own}")
    return line("set-up", rules="house" if w.rules.name == "hr12" else "original")


def begin(w: Shore, e: Any, by: Cause) -> Told:
    return line("begin", who="|".join([phrases.castaway(s) for s in range(w.players)]))


def turn(w: Shore, e: Any, by: Cause) -> Told:
    """NA-203: [HR1.2] where no event is left, no turn begins."""
    if not turns_left(w):
        return None
    last = "yes" if w.last_turn == w.turn else "no"
    return line("turn", n=w.turn, of=w.turn - 1 + turns_left(w), last=last, **one(w, w.starter))


def take_character(w: Shore, e: Any, by: Cause) -> Told:
    return line("take-character", player=f"who-{e.seat}", who=phrases.castaway(e.seat), card=key(w, e.card))


def heading(phase: str) -> TellsOf:
    return lambda w, e, by: line("phase", phase=phase)


def event(w: Shore, e: Any, by: Cause) -> Told:
    return line("event", card=key(w, e.card))


def plot_event(w: Shore, e: Any, by: Cause) -> Told:
    """A plot event has no weather and no wreckage: its text is all of it."""
    return event(w, e, by) if w.content.cards[e.card].deck == "plot" else None


def event_ends(w: Shore, e: Any, by: Cause) -> Told:
    return line("event-ends", card=key(w, e.card))


def nearer(w: Shore, e: Any, by: Cause) -> Told:
    """NA-351: markers that went down; for the lost the way home becomes easier."""
    groups = [group for group in w.groups if came_to(w, 0, group.members[0])]
    return line("nearer", groups="|".join([phrases.lost(g.members, g.difficulty) for g in groups])) if groups else None


def standing(w: Shore, e: Any, by: Cause) -> Told:
    """NA-511: red camp cards and lasting events that do something now."""
    camp = [card for space in CAMP_SPACES if (card := w.on_camp(space)) >= 0]
    harm = [(card, w.camp_card(card).standing) for card in camp]
    harm += [(card, w.happening(card).standing) for card in w.zones["lasting-events"].top]
    cards = [card for card, it in harm if it is not None and it.at == e.at]
    return line("standing", cards=keys(w, cards)) if cards else None


def weather(w: Shore, e: Any, by: Cause) -> Told:
    """NA-213, NA-945: the card names the end of the track to which the cube goes by a step."""
    way = ("sun" if e.n > 0 else "storm") if isinstance(e, Weather) else "set"
    if not came_to(w, 1):
        way = "stays"
    return line("weather", space=w.weather, way=way)


def scorch(w: Shore, e: Any, by: Cause) -> Told:
    """NA-162: who has no energy to lose gets a wound instead, which is told."""
    seats = [s for s in e.seats if w.energy[s]]
    return line("scorch", castaways=strained(w, seats, -1)) if seats else None


def ashore(w: Shore, e: Any, by: Cause) -> Told:
    return line("drift-ashore", n=w.wrecks)


def put(w: Shore, e: Any, by: Cause) -> Told:
    """NA-247: [2013] the price is paid; [HR1.2] it is paid later."""
    seat = e.seat
    paid = "yes" if e.price and w.rules.name == "2013" else "no"
    card = key(w, w.on_camp(e.space)) if e.action == "camp" else ""
    again = "yes" if w.done[seat].count(e.action) > 1 else "no"
    return line("put", action=e.action, card=card, paid=paid, again=again, **level(w, seat), **one(w, seat))


def use_camp_card(w: Shore, e: Any, by: Cause) -> Told:
    """NA-455: the card is used, or cannot be used any more."""
    card = w.on_camp(e.space)
    if card < 0:
        return None
    able = w.at_camp(e.seat) and not camp_blocks(w, e.seat, card)
    cost = w.camp_card(card).cost
    white = e.seat == w.starter and (w.white == e.space or (w.rules.name == "2013" and w.free_pawns[e.seat] == 2))
    return line(
        "use-camp-card" if able else "camp-card-closed",
        card=key(w, card),
        white="yes" if white else "no",
        paid="yes" if cost else "no",
        **level(w, e.seat, -cost),
        **one(w, e.seat),
    )


def taken_back(w: Shore, e: Any, by: Cause) -> Told:
    return line("taken-back", action=e.action, **one(w, e.seat))
