"""How each effect is told: a line of the log with its words, or nothing where there is nothing to tell.

Every function is asked right after its effect was applied, with the table as it then is; what follows from the effect
has not happened yet. This module tells the turn and the castaways, `lines_camp.py` the store, constructions and things,
`lines_trip.py` the expedition, the cards and the end, `lines_dice.py` the dice.
"""

from collections.abc import Callable, Iterable
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.journal import Entry
from holdfast.core.words.log import Line
from holdfast.games.naufragos import phrases
from holdfast.games.naufragos.campboard import camp_blocks
from holdfast.games.naufragos.cards import Character
from holdfast.games.naufragos.castaways import Energy, Heal, Wound, whom
from holdfast.games.naufragos.decisions import Decide
from holdfast.games.naufragos.exploration import Expedition
from holdfast.games.naufragos.numbers import CAMP_SPACES
from holdfast.games.naufragos.resolving import Act
from holdfast.games.naufragos.returning import ReturnRoll
from holdfast.games.naufragos.strength import Joined
from holdfast.games.naufragos.tracks import turns_left
from holdfast.games.naufragos.world import Shore, actor

Told = Line | None
TellsOf = Callable[[Shore, Any, Cause], Told]
Answers = Callable[[Shore, Entry, Cause], Told]
EVENING = ("survival", "end")


def line(message: str, **args: int | str) -> Line:
    return Line(f"log-{message}", tuple([(name.replace("_", "-"), value) for name, value in args.items()]))


# --- people and cards ---------------------------------------------------------------------------------------------------


def key(w: Shore, card: int) -> str:
    return w.content.cards[card].key


def keys(w: Shore, cards: Iterable[int]) -> str:
    return "|".join([key(w, card) for card in cards])


def sheet(w: Shore, seat: int) -> Character:
    card = w.content.cards[w.characters[seat]]
    assert isinstance(card, Character)
    return card


def group(w: Shore, seats: Iterable[int]) -> dict[str, int | str]:
    """Some castaways as arguments: `$who`, `$people` for their number, `$sex` for agreement."""
    seats = list(seats)
    all_women = seats and all(sheet(w, s).sex == "f" for s in seats)
    return {"who": "|".join(map(phrases.name, seats)), "people": len(seats), "sex": "f" if all_women else "m"}


def one(w: Shore, seat: int) -> dict[str, int | str]:
    return group(w, (seat,))


def other(w: Shore, seat: int) -> dict[str, int | str]:
    """Somebody to whom something is done: `$to`, and `$sound` for a preposition before an a."""
    return {"to": phrases.name(seat), "sound": "a" if sheet(w, seat).name["it"].startswith("A") else "other"}


def level(w: Shore, seat: int, change: int = 0) -> dict[str, int | str]:
    """Somebody's energy and his present maximum, as it is or as it is about to be."""
    return {"now": max(0, min(w.energy[seat] + change, w.top(seat))), "of": w.top(seat)}


def strained(w: Shore, seats: Iterable[int], change: int = 0) -> str:
    """Castaways with their energy, as it is or as it is about to be."""
    return "|".join([phrases.energy(s, max(0, min(w.energy[s] + change, w.top(s))), w.top(s)) for s in seats])


def following(w: Shore) -> Any:
    """The effect that comes next."""
    return w.stack[-1][0] if w.stack else None


def somebody(message: str) -> TellsOf:
    """A line about the one named by the effect, or by its cause."""

    def told(w: Shore, e: Any, by: Cause) -> Told:
        seat = getattr(e, "seat", actor(w, by))
        return line(message, n=getattr(e, "n", 0), **one(w, seat))

    return told


def with_card(message: str) -> TellsOf:
    """A line about somebody and a card that everybody sees."""
    return lambda w, e, by: line(message, card=key(w, e.card), **one(w, getattr(e, "seat", actor(w, by))))


# --- the turn -----------------------------------------------------------------------------------------------------------


def set_up(w: Shore, e: Any, by: Cause) -> Told:
    return line("set-up", rules="house" if w.rules.name == "hr12" else "original")


def begin(w: Shore, e: Any, by: Cause) -> Told:
    return line("begin", who="|".join([phrases.castaway(s) for s in range(w.players)]))


def turn(w: Shore, e: Any, by: Cause) -> Told:
    last = "yes" if w.last_turn == w.turn else "no"
    return line("turn", n=w.turn, of=w.turn - 1 + turns_left(w), last=last, **one(w, w.starter))


def heading(phase: str) -> TellsOf:
    return lambda w, e, by: line("phase", phase=phase)


def event(w: Shore, e: Any, by: Cause) -> Told:
    return line("event", card=key(w, e.card))


def plot_event(w: Shore, e: Any, by: Cause) -> Told:
    """A plot event has no weather and no wreckage: its text is all of it."""
    return event(w, e, by) if w.content.cards[e.card].deck == "plot" else None


def standing(w: Shore, e: Any, by: Cause) -> Told:
    """NA-511: red camp cards and lasting events that do something now."""
    camp = [card for space in CAMP_SPACES if (card := w.on_camp(space)) >= 0]
    harm = [(card, w.camp_card(card).standing) for card in camp]
    harm += [(card, w.happening(card).standing) for card in w.zones["lasting-events"].top]
    cards = [card for card, it in harm if it is not None and it.at == e.at]
    return line("standing", cards=keys(w, cards)) if cards else None


def weather(w: Shore, e: Any, by: Cause) -> Told:
    return line("weather", space=w.weather)


def scorch(w: Shore, e: Any, by: Cause) -> Told:
    return line("scorch", castaways=strained(w, e.seats, -1))


def ashore(w: Shore, e: Any, by: Cause) -> Told:
    return line("drift-ashore", n=w.wrecks)


# --- pawns --------------------------------------------------------------------------------------------------------------


def put(w: Shore, e: Any, by: Cause) -> Told:
    """NA-247: [2013] the price is paid; [HR1.2] it is paid later."""
    seat = e.seat
    paid = "yes" if e.price and w.rules.name == "2013" else "no"
    card = key(w, w.on_camp(e.space)) if e.action == "camp" else ""
    return line("put", action=e.action, card=card, paid=paid, **level(w, seat), **one(w, seat))


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


# --- energy -------------------------------------------------------------------------------------------------------------


def energy(w: Shore, e: Any, by: Cause) -> Told:
    """Energy gained and lost, in the words of the moment; what another line says with it is left out."""
    seats = [s for s in whom(w, by, e.who) if not (e.unless and w.perk(s, e.unless) >= 0)]
    if not seats or by.place == "heat" or (e.n < 0 and _told_elsewhere(w, e, by, seats[0])):
        return None
    message = "energy" if len(seats) == 1 else "energy-each"
    if by.place == "action" and by.target in ("rest", "build"):
        message = by.target
    elif isinstance(following(w), ReturnRoll):
        message = "another-try"
    elif by.place == "" and w.phase in EVENING:
        message = _evening(w, e, seats)
    full = "yes" if e.full else "no"
    return line(message, n=e.n, full=full, castaways=strained(w, seats), **level(w, seats[0]), **group(w, seats))


def _evening(w: Shore, e: Any, seats: list[int]) -> str:
    """NA-309, NA-320 to NA-322: a meal, or the night."""
    if e.who == "not-lost":
        return "warm-night" if e.n > 0 else "cold-night"
    return "eat" if e.n > 0 else "lost-night"


def _told_elsewhere(w: Shore, e: Any, by: Cause, seat: int) -> bool:
    """A price that the line of what it pays for tells."""
    after = following(w)
    if by.place == "action" and by.target == "campfire":
        return True
    if by.place == "camp":
        camp = w.camp_card(by.card)
        first = Decide(camp.solve) if camp.red else (camp.then or (None,))[0]
        return bool(after == first and e.n == -camp.cost)
    if isinstance(after, Wound | Heal):
        return by.place == "" and w.phase in EVENING
    if by.place == "" and w.phase == "actions" and e.who.isdigit():
        return isinstance(after, Act | Expedition) or _next_pays(after)
    return isinstance(after, Joined)


def _next_pays(after: Any) -> bool:
    """The explorers of an expedition pay one after the other."""
    return isinstance(after, Energy) and after.n < 0


def exhausted(w: Shore, e: Any, by: Cause) -> Told:
    return line("exhausted", **group(w, e.seats), **hurt(w, e.seats))


def hurt(w: Shore, seats: Iterable[int]) -> dict[str, int | str]:
    """What a scale shows now, where it is one castaway's."""
    seats = list(seats)
    alone = len(seats) == 1
    return {
        "wounds": w.wounds[seats[0]] if alone else 0,
        "trauma": w.trauma[seats[0]] if alone else 0,
        "alone": "yes" if alone else "no",
    }


def wound(w: Shore, e: Any, by: Cause) -> Told:
    """NA-165; by night it is hunger that wounds (NA-312)."""
    seats = whom(w, by, e.who)
    if not seats:
        return None
    hungry = by.place == "" and w.phase in EVENING
    message = "hunger" if hungry else "wound"
    return line(message, n=e.n, **level(w, seats[0]), **group(w, seats), **hurt(w, seats))


def healed(w: Shore, e: Any, by: Cause) -> Told:
    """NA-171; in the wounds step it is the medic who heals (NA-930)."""
    medic = w.having("medic") if by.place == "" and w.phase in EVENING else -1
    if medic >= 0:
        message, name = "medic-trauma" if e.trauma else "medic-wound", phrases.name(medic)
        return line(message, medic=name, **level(w, medic), **group(w, e.seats), **hurt(w, e.seats))
    return line("healed-trauma" if e.trauma else "healed", n=e.n, **group(w, e.seats), **hurt(w, e.seats))


def trauma(w: Shore, e: Any, by: Cause) -> Told:
    seats = whom(w, by, e.who)
    return line("trauma", n=e.n, **group(w, seats), **hurt(w, seats)) if seats else None


def scar(w: Shore, e: Any, by: Cause) -> Told:
    return line("scar", **one(w, e.seat), **hurt(w, (e.seat,)))


def bequeath(w: Shore, e: Any, by: Cause) -> Told:
    """NA-176, NA-179: what goes with the dead."""
    gone = e.was_lost if w.rules.name == "hr12" else e.alone
    return line("buried", **one(w, e.seat)) if gone else None


def inherit(w: Shore, e: Any, by: Cause) -> Told:
    return line("inherit", what=key(w, e.card) if e.card >= 0 else "log-food", **one(w, e.seat))
