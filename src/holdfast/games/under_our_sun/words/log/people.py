"""How the day is told, and how the characters are."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.table.world import Cast
from holdfast.games.under_our_sun.flow.drinking import thirst
from holdfast.games.under_our_sun.people.characters import CHARS, whom
from holdfast.games.under_our_sun.words.log.line import Told, group, here, hp, key, line, one, other, yes
from holdfast.games.under_our_sun.words.nouns import phrases
from holdfast.games.under_our_sun.world import Sands


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
    chars = [char for char, _ in e.losses]
    hungry = w.phase == "preparation" and not w.fights and not by.place
    lost = {n for _, n in e.losses}
    message = (
        "hungry" if hungry else "damage" if len(chars) == 1 else "damage-each" if len(lost) == 1 else "damage-some"
    )
    return line(message, n=max(lost), **hp(w, chars), **group(w, chars))


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
        crew = w.living()
        if not crew or (e.who in CHARS and e.who != CHARS[crew[-1]]):
            return None
        return line("tiredness", crew="|".join([phrases.well(w, char) for char in crew]))
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
