"""How each effect is told: a line of the log with its words, or nothing where there is nothing to tell.

Every function is asked right after its effect was applied, with the table as it then is; what follows from the effect
has not happened yet, and does not lie on the stack yet. This module tells the day and the characters, `lines_map.py`
ways and enemies on them, `lines_combat.py` fights and dice, `lines_goods.py` goods, camps and traders, `lines_mission.py`
the mission, the teams and the end.
"""

from collections.abc import Callable, Iterable
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.journal import Entry
from holdfast.core.table.world import Cast
from holdfast.core.words.log import Line
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.day import thirst
from holdfast.games.under_our_sun.people import WellBeing, whom
from holdfast.games.under_our_sun.words import gender
from holdfast.games.under_our_sun.world import Sands, me

Told = Line | None
TellsOf = Callable[[Sands, Any, Cause], Told]
Answers = Callable[[Sands, Entry, Cause], Told]
Args = dict[str, int | str]


def line(message: str, **args: int | str) -> Line:
    return Line(f"log-{message}", tuple([(name.replace("_", "-"), value) for name, value in args.items()]))


# --- people and cards ---------------------------------------------------------------------------------------------------


def key(w: Sands, card: int) -> str:
    return w.content.cards[card].key


def keys(w: Sands, cards: Iterable[int]) -> str:
    return "|".join([key(w, card) for card in cards])


def yes(it: object) -> str:
    return "yes" if it else "no"


def group(w: Sands, chars: Iterable[int]) -> Args:
    """Some characters at the beginning of a sentence: `$who`, `$whom` within it, `$people`, `$sex` for agreement."""
    chars = list(chars)
    names = [phrases.name(char) for char in chars]
    all_women = chars and all(gender(w, char) == "f" for char in chars)
    first = [phrases.capital(name) for name in names[:1]]
    return {
        "who": "|".join([*first, *names[1:]]),
        "whom": "|".join(names),
        "people": len(chars),
        "sex": "f" if all_women else "m",
    }


def one(w: Sands, char: int) -> Args:
    return group(w, (char,))


def other(char: int) -> Args:
    """Somebody to whom something is done: `$other`, and `$to`, `$of`, `$by` with their prepositions."""
    return {"other": phrases.name(char), "to": f"to-char-{char}", "of": f"of-char-{char}", "by": f"by-char-{char}"}


def hp(w: Sands, chars: Iterable[int]) -> Args:
    """HP as they are now: of one, and of all in a row."""
    chars = list(chars)
    char = chars[0]
    hurt = len(chars) == 1 and w.hp[char] and w.wounded(char)
    all_of_them = "|".join([phrases.health(w, c) for c in chars])
    return {"now": w.hp[char], "of_hp": w.sheet(char).hp, "wounded": yes(hurt), "crew": all_of_them}


def following(w: Sands) -> Any:
    """The effect that comes next, where the one that is told brings none of its own."""
    return w.stack[-1][0] if w.stack else None


def somebody(message: str) -> TellsOf:
    """A line about the one named by the effect, or by its cause."""
    return lambda w, e, by: line(message, n=getattr(e, "n", 0), **one(w, getattr(e, "char", me(w, by))))


def with_card(message: str) -> TellsOf:
    """A line about somebody and a card that everybody sees."""
    return lambda w, e, by: line(message, card=key(w, e.card), **one(w, getattr(e, "char", me(w, by))))


def here(message: str) -> TellsOf:
    """A line about somebody and the place where he is."""

    def told(w: Sands, e: Any, by: Cause) -> Told:
        char = getattr(e, "char", me(w, by))
        return line(message, place=phrases.place(w, w.pos[char]), **one(w, char))

    return told


# --- the day ------------------------------------------------------------------------------------------------------------


def set_up(w: Sands, e: Any, by: Cause) -> Told:
    return line("set-up", mission=key(w, w.mission), mode="semi" if w.rules.semi else "coop", n=w.days)


def crew(w: Sands, e: Any, by: Cause) -> Told:
    names = "|".join([phrases.name(char) for char in w.order()])
    return line("crew", names=names, **one(w, w.first))


def preparation(w: Sands, e: Any, by: Cause) -> Told:
    return line("preparation", n=w.day + 1, of=w.days, first=phrases.name(w.first), alone=yes(w.players == 1))


def night_falls(w: Sands, e: Any, by: Cause) -> Told:
    """US-251: the Night has no sun card; Morning and Afternoon are told with theirs."""
    return line("phase", n=w.day, of=w.days, phase="night") if w.dark() else None


def weather(w: Sands, e: Any, by: Cause) -> Told:
    """US-231: the phase with its weather."""
    sun = w.sun_card()
    return line("weather", n=w.day, of=w.days, phase=w.phase, card=key(w, w.sun), drink=sun.drink if sun else 1)


def drank(w: Sands, e: Any, by: Cause) -> Told:
    """US-235, US-237: it also says whose turn begins."""
    return line(
        "drank",
        n=e.n,
        need=thirst(w, e.char),
        missing=e.missing,
        burns=yes(e.burns),
        now=w.water[e.char],
        of=w.water_room(e.char),
        **one(w, e.char),
    )


def meal(w: Sands, e: Any, by: Cause) -> Told:
    return line("meal", **one(w, e.char))


def fever(w: Sands, e: Any, by: Cause) -> Told:
    """US-234, US-254."""
    sick = [char for char in w.living() if w.infected >> char & 1]
    return line("fever", **hp(w, sick)) if sick else None


def draw_night(w: Sands, e: Any, by: Cause) -> Told:
    drawn = w.zones["night-discard"].top
    return line("night-card", card=key(w, drawn[-1]), **one(w, e.char)) if drawn else None


def night_hits(w: Sands, e: Any, by: Cause) -> Told:
    """US-262: in a camp with several people somebody is chosen."""
    pos = w.pos[e.char]
    return line("night-hits", **other(e.char)) if w.camp(pos) and len(w.here(pos)) > 1 else None


def ballot(w: Sands, e: Any, by: Cause) -> Told:
    """US-804: told when all votes are cast, and how many each has."""
    cast = w.laid[-1]
    if not isinstance(cast, Cast):
        return None
    votes = [vote for _, vote in cast.votes]
    chosen = [phrases.count(f"the-{vote}", votes.count(vote)) for vote in sorted(set(votes))]
    return line("ballot", votes="|".join(chosen))


def draw_event(w: Sands, e: Any, by: Cause) -> Told:
    drawn = w.zones["event-discard"].top
    if not drawn:
        return None
    return line("event", card=key(w, drawn[-1]), place=phrases.place(w, w.pos[e.char]), **one(w, e.char))


# --- characters ---------------------------------------------------------------------------------------------------------


def damage(w: Sands, e: Any, by: Cause) -> Told:
    """US-221, US-780: in Preparation it is hunger."""
    chars = whom(w, by, e.who)
    if not chars:
        return None
    hungry = w.phase == "preparation" and not w.fights and not by.place
    message = "hungry" if hungry else "damage" if len(chars) == 1 else "damage-each"
    return line(message, n=e.n, **hp(w, chars), **group(w, chars))


def heal(w: Sands, e: Any, by: Cause) -> Told:
    chars = whom(w, by, e.who)
    if not chars:
        return None
    helped = len(chars) == 1 and by.who >= 0 and by.who not in chars
    if helped:
        return line("heal-other", n=e.n, **hp(w, chars), **other(chars[0]), **one(w, by.who))
    return line("heal" if len(chars) == 1 else "heal-each", n=e.n, **hp(w, chars), **group(w, chars))


def infect(w: Sands, e: Any, by: Cause) -> Told:
    sick = [char for char in whom(w, by, e.who) if w.infected >> char & 1]
    return line("infect", **group(w, sick)) if sick else None


def cure(w: Sands, e: Any, by: Cause) -> Told:
    chars = whom(w, by, e.who)
    return line("cure", **group(w, chars)) if chars else None


def well_being(w: Sands, e: Any, by: Cause) -> Told:
    """US-220: all of them grow tired in Preparation: one line, after the last."""
    if w.phase == "preparation" and not by.place:
        after = following(w)
        crew = "|".join([phrases.well(w, char) for char in w.living()])
        return None if isinstance(after, WellBeing) or not crew else line("tiredness", crew=crew)
    chars = whom(w, by, e.who)
    return line("well-being", n=e.n, crew="|".join([phrases.well(w, c) for c in chars])) if chars else None


def action_points(w: Sands, e: Any, by: Cause) -> Told:
    chars = whom(w, by, e.who)
    if not chars:
        return None
    return line("action-points", n=e.n, now=w.ap[chars[0]], **group(w, chars))


def regain_karma(w: Sands, e: Any, by: Cause) -> Told:
    chars = whom(w, by, e.who)
    return (
        line("regain-karma", crew="|".join([phrases.count(phrases.name(c), w.karma[c]) for c in chars]))
        if chars
        else None
    )


def die(w: Sands, e: Any, by: Cause) -> Told:
    return here("die")(w, e, by) if w.dead >> e.char & 1 else None


def returned(w: Sands, e: Any, by: Cause) -> Told:
    return line("return", n=e.hp, **one(w, e.char))


def sleep(w: Sands, e: Any, by: Cause) -> Told:
    """US-355: with an enemy at hand nobody sleeps."""
    woken = w.exposed(e.char) and w.against(e.char)
    return line("no-sleep" if woken else "sleep", well=w.well[e.char], **one(w, e.char))


def eat(w: Sands, e: Any, by: Cause) -> Told:
    return line("eat", **hp(w, (e.char,)), **one(w, e.char))
