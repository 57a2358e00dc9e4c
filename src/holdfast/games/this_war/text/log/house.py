"""How the Shelter is told: assignments and what comes of them, tokens gained and lost, blank tokens, Objectives."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.actions.jobs import workers
from holdfast.games.this_war.actions.places import units
from holdfast.games.this_war.book.narrative import in_vain as in_vain_now
from holdfast.games.this_war.cards import Exploration
from holdfast.games.this_war.house.spaces import EMPTY, FITTING, PLAIN, REMNANTS, SPACE
from holdfast.games.this_war.pieces import Job
from holdfast.games.this_war.rules import BLACK, ITEM, LOCK_HOLDS, NOBODY, UNARMED, WOUNDS
from holdfast.games.this_war.text.log import phrases
from holdfast.games.this_war.text.log.lines import (
    Args,
    Outcomes,
    TellsOf,
    key,
    leads,
    line,
    one,
    other,
    rolled,
    top,
    yes,
)
from holdfast.games.this_war.things.barter import COMMISSION
from holdfast.games.this_war.world import City

# --- assignments ----------------------------------------------------------------------------------------------------


def assigned(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-301, TW-307: who will do what, and what it costs."""
    job: Job = e.job
    words: Args = {"what": job.what, "space": phrases.space(job.space if job.to < 0 else job.to)}
    words |= {"card": card_of(w, job), "goods": phrases.goods(job.paid), "paid": yes(job.paid)}
    words |= {"tool": phrases.weapon(job.tool), "with_tool": yes(job.tool != UNARMED), "other": ""}
    if job.partner != NOBODY:
        words |= other(w, job.partner)
    words["together"] = yes(job.partner != NOBODY)
    return line("assigned", **words, **one(w, job.person))


def card_of(w: City, job: Job) -> str:
    """The Fitting an assignment is about, or the kind of Shelter card."""
    if job.card >= 0:
        return key(w, job.card)
    kind = w.house[job.space] if job.space >= 0 else -1
    return key(w, kind - FITTING) if kind >= FITTING else ""


def resolved(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-334: whoever is dead or away by now does nothing; what is thought of is asked before it is told (TW-313)."""
    job: Job = e.job
    if job.what != "rummage" and any(p not in w.here() for p in workers(job)):
        return line("too-late", **one(w, job.person))
    return line("thinking", **one(w, job.person)) if job.what == "new-idea" else None


def in_vain(w: City, by: Cause, space: int) -> LogEntry:
    """TW-334: something lies or stands there that did not when it was assigned."""
    return line("in-vain", space=phrases.space(space), **one(w, by.who))


def idea(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("take-idea", card=key(w, e.card))


def rummage(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-315: the roll as it counts."""
    roll = rolled(outcomes)
    if w.has(e.person, "handyman"):
        roll = min(BLACK, roll + 3)
    if w.token("flooded-basement") is not None:
        roll = max(1, roll - 2)
    changed = yes(roll != rolled(outcomes))
    return line("rummage", roll=rolled(outcomes), counts=roll, changed=changed, n=units(roll), **one(w, e.person))


def cheer(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("cheer", how=e.how, guitar=yes(w.storage[ITEM["guitar"]]), **one(w, by.who))


def mend(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("mend", what=e.what, **one(w, by.who))


def open_card(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-318, TW-325: what lay there; Remnants must be dug once more."""
    if w.house[e.space] not in (EMPTY, REMNANTS):
        return in_vain(w, by, e.space)
    words: Args = {"space": phrases.space(e.space), "goods": phrases.goods(w.moved), "found": yes(w.moved)}
    words["remnants"] = yes(w.house[e.space] == REMNANTS)
    return line("open-card", **words, **one(w, by.who))


def pick_door(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    roll = rolled(outcomes)
    return line("pick-door", space=phrases.space(e.space), roll=roll, open=yes(roll > LOCK_HOLDS), **one(w, e.person))


def use_keys(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("use-keys", space=phrases.space(e.space), **one(w, by.who))


def build(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-326, TW-1866: it stands, and what helped."""
    if w.house[e.space] != FITTING + e.card:
        return in_vain(w, by, e.space)
    words: Args = {"card": key(w, e.card), "space": phrases.space(e.space), "helps": "|".join(e.helps.split())}
    return line("build", helped=yes(e.helps), **words, **one(w, by.who))


def move_fitting(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    if w.house[e.to] < FITTING:
        return in_vain(w, by, e.to)
    card = key(w, w.house[e.to] - FITTING)
    return line("move-fitting", card=card, space=phrases.space(e.to), **one(w, by.who))


def unbuilt(message: str) -> TellsOf:
    """TW-331: the Fitting lies on top of its deck again."""

    def told(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        if w.house[e.space] != EMPTY:
            return in_vain(w, by, e.space)
        who = one(w, by.who) if by.who >= 0 else {}
        return line(message, card=top(w, "fittings"), space=phrases.space(e.space), **who)

    return told


def use_fitting(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-317; heating is told by itself."""
    job: Job = e.job
    if w.house[job.space] - FITTING != job.card:
        return in_vain(w, by, job.space)
    if job.work.startswith("heat-"):
        return None
    card = key(w, job.card)
    words: Args = {"work": f"{card}/work/{job.work}", "waits": yes(job.space in w.waits)}
    return line("use-fitting", card=card, helps=job.extra, helped=yes(job.extra), **words, **one(w, job.person))


def heat(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    fuel = phrases.goods([(ITEM["wood"], e.wood), (ITEM["book"], e.book)])
    return line("heat", card=key(w, e.card), goods=fuel, coal=yes(e.coal), **one(w, by.who))


def restored(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    space = SPACE[e.slot]
    return line("restored", space=phrases.space(space)) if w.house[space] == PLAIN else None


def boards(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("boards", up=yes(w.boards >> e.crack & 1), space=phrases.space(e.crack), n=w.boards.bit_count())


# --- Outside --------------------------------------------------------------------------------------------------------


def outside(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-309: the sniper's roll."""
    reach, wounds = (3 if "snipers" in w.today else 1), 2
    if w.options["difficulty"] == "easier":
        reach, wounds = max(1, reach - 1), 1
    hit = rolled(outcomes) <= reach
    now = w.level(e.person, WOUNDS)
    return line("outside", roll=rolled(outcomes), hit=yes(hit), n=wounds, now=now, **one(w, e.person))


def visitor(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    card = top(w, "visitor-now")
    return line("visitor", card=card, text=phrases.flavour(card)) if card else None


def visitor_gone(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1810, TW-1813: whoever stayed has been told of."""
    return None if w.holds("waste", e.card) else line("visitor-gone")


# --- tokens ---------------------------------------------------------------------------------------------------------


def some(amounts: tuple[tuple[int, int], ...]) -> bool:
    return any(n for _, n in amounts)


def gained(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-021: what the box could give; a Fitting pays out in the Morning (TW-332)."""
    goods = phrases.goods(w.moved)
    if not some(w.moved):
        return line("box-empty", item=getattr(e, "item", ""), n=2)
    if by.place == "fitting":
        return line("pay-out", card=key(w, by.card), goods=goods)
    place = w.content.cards[by.card].key if by.card >= 0 and isinstance(w.content.cards[by.card], Exploration) else ""
    outside = w.stock(e.where) is w.pile
    return line(
        "gained", stored=phrases.stored(w, w.moved), goods=goods, outside=yes(outside), place=place, placed=yes(place)
    )


def sorted_out(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    stored, goods = phrases.stored(w, w.moved), phrases.goods(w.moved)
    return line("gained", stored=stored, goods=goods, outside="no", place="", placed="no")


def lost(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return gone(w, by, w.moved) if some(w.moved) else None


def given_up(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return gone(w, by, ((e.item, e.n),))


def gone(w: City, by: Cause, goods: tuple[tuple[int, int], ...]) -> LogEntry:
    """What is lost, and to whom: rats (TW-1866), raiders, who take what the Leader says (TW-706), or a Commission (TW-962)."""
    why = by.place if by.place in ("rats", "raid", COMMISSION) else "price"
    return line("lost", goods=phrases.goods(goods), why=why, **leads(w))


def out_of_box(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    ((_, n),) = w.moved
    return line("remove-from-box", item=e.item, n=n) if n else None


def food_price(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("food-price", n=e.n)


def blank(message: str) -> TellsOf:
    """A blank token."""
    return lambda w, e, by, outcomes: line(message, token=e.name)


def put_token(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1211: one that is there already is not put a second time."""
    if not w.tokens or w.tokens[-1].name != e.name:
        return None
    return line("put-token", token=e.name, does=phrases.blank(e.name))


# --- Objectives and kept cards --------------------------------------------------------------------------------------


def reached(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    card = top(w, "objective-now")
    return line("reached", card=card) if card else None


def missed(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-206: the one of the last Chapter was not done."""
    card = top(w, "objective-now")
    return line("missed", card=card) if card and not w.done else None


def objective(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    card = top(w, "objective-now")
    return line("objective", card=card, text=phrases.flavour(card)) if card else None


def narrative(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-812, TW-819: done now, kept, or without its price."""
    card = key(w, e.card)
    kept = w.holds("kept", e.card)
    vain = yes(not kept and in_vain_now(w, e.card))
    return line("narrative", card=card, kept=yes(kept), vain=vain, text=phrases.flavour(card))


def used_kept(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1841: a kept card has its moment."""
    who = one(w, e.person) if hasattr(e, "person") else {"who": "", "people": 0, "sex": "m"}
    return line("use-kept", card=top(w, "narrative-discard"), **who)


def dropped(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("drop", card=key(w, e.card))


def shift_over(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1842: beyond the last level of Fatigue it is Misery (TW-408)."""
    if not w.shifts:
        return None
    return line("shift-over", crew="|".join([phrases.shift(w, p, state, n) for p, state, n in w.shifts]))
