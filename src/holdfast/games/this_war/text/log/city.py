"""How the city is told: where they go, each card, Noise, encounters, barter, and what is carried home."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.book.checks import row
from holdfast.games.this_war.book.scripts import choice_blocks
from holdfast.games.this_war.city.packing import capacity
from holdfast.games.this_war.rules import LOCK_HOLDS, NOBODY, SPACES_OUTSIDE
from holdfast.games.this_war.text.log import phrases
from holdfast.games.this_war.text.log.lines import (
    Args,
    Outcomes,
    TellsOf,
    brought,
    group,
    key,
    leads,
    line,
    one,
    rolled,
    top,
    yes,
)
from holdfast.games.this_war.world import City


def go_to(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    words: Args = {"card": key(w, w.location), "space": e.space, "n": w.unknown, "noise": w.noise}
    return line("go-to", text=phrases.flavour(key(w, w.location)), **words, **group(w, w.scavengers))


def packed(message: str) -> TellsOf:
    """TW-603: a token is taken along, or left at home after all; with what they carry now (TW-604)."""

    def told(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        goods = phrases.goods([(e.item, getattr(e, "n", 1))])
        return line(message, goods=goods, n=w.weight(), room=capacity(w))

    return told


def packed_token(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("packed", goods=e.name, n=w.weight(), room=capacity(w))


def set_out(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-605: what is taken along was told when it was packed."""
    some = any(w.pile) or any(token.place == "findings" for token in w.tokens)
    return line("set-out", n=w.noise, some=yes(some))


def revealed(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-610, TW-616: an obstacle the Location does not have is an empty passage, and not read; past one that nothing opens
    they go on."""
    card = w.exploration(e.card)
    passage = card.obstacle is not None and card.obstacle not in w.place(w.location).obstacles
    barred = bool(card.choices) and not card.must and all(choice_blocks(w, by, choice) for choice in card.choices)
    how = "kept" if card.keep else "passage" if passage else "barred" if barred else "card"
    name = phrases.names([card.key]) if how == "passage" else card.key
    return line("revealed", card=name, how=how, left=w.unknown, **leads(w))


def returned(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-611: as many as there were; at home there are none."""
    return line("return-cards", n=-w.shifts[0][2], left=w.unknown) if w.phase == "scavenging" and w.shifts else None


def unknown(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("add-unknown", n=w.shifts[0][2], left=w.unknown) if w.shifts else None


def peek(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-625: everybody looks."""
    zone = "exploration" if e.deck == "unknown" else e.deck
    n = min(e.n, w.unknown) if e.deck == "unknown" else e.n
    seen = [card for card in w.zones[zone].top[::-1][:n] if card >= 0]
    return line("peek", deck=e.deck, n=len(seen), cards="|".join([key(w, card) for card in seen])) if seen else None


def sorted_out(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-625: the order in which the cards that were looked at will come."""
    return line("sorted-unknown", cards="|".join([key(w, card) for card in e.kept])) if e.kept else None


def buried(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("bury", card=key(w, e.card))


def exchanged(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-808: one Location goes, a new one comes, and those that lay farther off move up."""
    space = getattr(e, "space", "") or e.place
    if space == "chosen":
        return None
    there = "|".join(filter(None, [top(w, zone) for zone in SPACES_OUTSIDE]))
    return line("exchange", space=space, gone=top(w, "waste"), there=there, new=yes(top(w, "far")))


# --- Noise ----------------------------------------------------------------------------------------------------------


def noise(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-606: below 1 it does not fall."""
    if w.phase != "scavenging":
        return None
    if w.shifts:
        return line("noise", n=w.shifts[0][2], now=w.noise)
    return line("noise-least", now=w.noise) if e.n < 0 else None


def noise_set(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("noise-set", now=w.noise)


def hush(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-607: an encounter brings the Noise down to 1."""
    return line("noise-back", now=w.noise) if w.shifts else None


def findings(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-618: a Findings card that brings nothing; what it brings is told by itself."""
    cards = w.zones["findings-discard"].top
    rows = getattr(e, "rows", None) or (e.row,)
    drawn = [e.card] if hasattr(e, "card") else cards[len(cards) - e.n :]
    if w.phase != "scavenging" or not cards:
        return None
    some = any(w.findings(card).rows[name] or w.findings(card).star for card in drawn for name in rows)
    return None if some else line("found-nothing")


def search(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("search", row=e.row, now=w.noise)


def listen(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-607: as low as the Noise, or lower, is an encounter."""
    if not outcomes:
        return None
    roll = rolled(outcomes)
    return line("listen", roll=roll, heard=yes(roll <= w.noise), now=w.noise)


def sneak(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("sneak", now=w.noise, **one(w, w.with_ability("stealth")))


def special(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-619: a row of the Location's own table may be empty."""
    nothing = yes(not row(w.place(w.location).specials, rolled(outcomes)))
    return line("special-finding", card=key(w, w.location), roll=rolled(outcomes), nothing=nothing)


def draw_two(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("draw-two", **one(w, w.with_ability("scavenger")))


def pick_lock(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("pick-lock", roll=rolled(outcomes), open=yes(rolled(outcomes) > LOCK_HOLDS))


# --- encounters -----------------------------------------------------------------------------------------------------


def resident(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    card = top(w, "resident-now")
    return line("resident", card=card, text=phrases.flavour(card)) if card else None


def encounter_over(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1782: they are alone again; who was hidden from has been told to pass by."""
    return line("encounter-over") if top(w, "resident-discard") == key(w, e.card) else None


# --- barter ---------------------------------------------------------------------------------------------------------


def open_deal(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-962: Katia bargains."""
    who = w.with_ability("bargain")
    words = one(w, who) if who != NOBODY else group(w, ())
    return line("open-deal", n=e.credit, **words)


def give(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("give-goods", goods=phrases.goods([(e.item, e.n)]), n=w.deal.credit if w.deal is not None else 0)


def take(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("take-goods", goods=phrases.goods([(e.item, e.n)]), n=w.deal.credit if w.deal is not None else 0)


# --- going home -----------------------------------------------------------------------------------------------------


def homeward(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-631: with nobody left nothing is brought home."""
    words: Args = {"goods": phrases.goods(w.moved), "lost": yes(w.moved)}
    return line("homeward", **words, **leads(w), **group(w, w.scavengers))


def left_behind(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("leave-behind", goods=phrases.goods([(e.item, e.n)]))


def picked_up(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-635: on the way; the last of it is told with all that is carried home."""
    picked = phrases.goods([(e.item, e.n)])
    if w.question("carry") is not None:
        return line("pick-up", goods=picked)
    return line("carry-with", picked=picked, goods=phrases.stock(w.pile), n=w.weight(), **brought(w))
