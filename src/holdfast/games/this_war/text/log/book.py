"""How the Book of Scripts is told: pages with their full text, choices in their own words, checks, and the end."""

from typing import Any

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import Cause
from holdfast.core.state.world import BallotResult
from holdfast.core.text.log import CHOICE, PAGE, SAYING, LogEntry
from holdfast.games.this_war.book.checks import RollAgain, row
from holdfast.games.this_war.cards import Script
from holdfast.games.this_war.people.whom import people
from holdfast.games.this_war.rules import BLACK, DICE, WOUNDS
from holdfast.games.this_war.text.log import phrases
from holdfast.games.this_war.text.log.lines import Args, Outcomes, group, line, one, rolled, yes
from holdfast.games.this_war.world import City

# --- pages -----------------------------------------------------------------------------------------------------------


def page(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1222: title, number and text, told when it is known who is meant in it (TW-1223)."""
    script = w.script(e.script)
    return LogEntry(PAGE, (("title", script.key), ("number", script.number), ("text", phrases.page(w, by, script))))


def say(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1242: the same sentence in all languages; the reader's own is taken."""
    return LogEntry(SAYING, tuple([(lang, phrases.said(w, by, e.text[lang])) for lang in LANGUAGES]))


def choice(w: City, by: Cause, key: str) -> LogEntry | None:
    """A choice of a Script or a card in its own words, or nothing where the card does not have it."""
    card = w.content.cards[by.card] if by.card >= 0 else None
    label = f"{card.key}/choice/{key}" if card is not None else ""
    if card is None or label not in card.names():
        return None
    return LogEntry(CHOICE, (("choice", phrases.choice(w, by, label)),))


def ballot(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1506: what was voted for, told when all votes are cast."""
    cast = w.laid[-1] if w.laid else None
    return choice(w, by, winner(cast, w.leader)) if isinstance(cast, BallotResult) else None


def winner(cast: BallotResult, leader: int) -> str:
    """TW-1506: what most chose; the Leader breaks a tie."""
    votes = [vote for _, vote in cast.votes]
    best = max([votes.count(vote) for vote in votes])
    winners = [vote for vote in votes if votes.count(vote) == best]
    return dict(cast.votes)[leader] if len(set(winners)) > 1 else winners[0]


def colour(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1850, TW-1202: the colour, and whether there is a Script for it, or there was one; asked before it is opened."""
    why = "open" if e.script(w) else "read" if e.colour in e.scripts else "none"
    return line("colour", colour=f"colour/{e.colour}", page=why)


def pending(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("pending", deck=e.deck)


def pending_due(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1213: a roll says whether what waits on a deck comes now."""
    if not outcomes:
        return None
    first = e.waiting[0]
    comes = first.low <= rolled(outcomes) <= first.high
    return line("pending-due", deck=first.deck, roll=rolled(outcomes), comes=yes(comes))


def pending_comes(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("pending-comes", deck=e.pending.deck)


# --- checks ---------------------------------------------------------------------------------------------------------


def empathy(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1207: one roll for all."""
    if not outcomes:
        return None
    roll = rolled(outcomes)
    return line("empathy", roll=roll, **group(w, [p for p in people(w, by, e.who) if roll <= w.empathy(p)]))


def table(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1208: the black die on a table, with what is added to it; for what where no page tells it."""
    again = yes(isinstance(e, RollAgain))
    roll = min(rolled(outcomes) + e.bonus, BLACK)
    card = w.content.cards[by.card] if by.card >= 0 else None
    found = card is not None and not isinstance(card, Script)
    last = not (e.again if isinstance(e, RollAgain) else e.prowess_of)
    empty = yes(last and not row(e.rows, roll))
    return line(
        "roll", roll=roll, again=again, card=card.key if card and found else "", told=yes(not found), empty=empty
    )


def danger(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1209: the hits are Wounds, unless he rolls again."""
    side = DICE[e.colour][outcomes[0]]
    hits = max(0, side)
    words: Args = {"die": phrases.die(e.colour), "face": phrases.face(side), "n": hits, "again": yes(hits and e.again)}
    return line("danger", now=w.level(e.person, WOUNDS), **words, **one(w, e.person))


def roll_each(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    who = people(w, by, e.who)
    if not who:
        return None
    rolls = [phrases.count(phrases.name(w, p), o + 1) for p, o in zip(who, outcomes, strict=True)]
    hit = [p for p, o in zip(who, outcomes, strict=True) if e.low <= o + 1 <= e.high]
    return line("roll-each", rolls="|".join(rolls), low=e.low, high=e.high, **group(w, hit))


# --- the end --------------------------------------------------------------------------------------------------------


def ceasefire(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1401; with nobody left it is told as a defeat."""
    return line("ceasefire", n=w.day) if w.group else None


def defeat(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    return line("defeat", why=e.why, n=w.day)


def over(w: City, e: Any, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """TW-1402 to TW-1404."""
    return line("over", why=e.outcome.why, n=w.day, **group(w, w.group))
