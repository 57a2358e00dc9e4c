"""How the day is told, and how the characters are."""

from collections.abc import Callable, Iterable
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.state.world import BallotResult
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.cards import Night
from holdfast.games.under_our_sun.flow.drinking import thirst
from holdfast.games.under_our_sun.flow.ending import role
from holdfast.games.under_our_sun.flow.events import event_due
from holdfast.games.under_our_sun.flow.night import personal
from holdfast.games.under_our_sun.log import Told, group, hp, key, line, one, other, yes
from holdfast.games.under_our_sun.people.characters import CHARS
from holdfast.games.under_our_sun.pieces import Body
from holdfast.games.under_our_sun.rules import HAVEN, REVIVAL, SUPPLY_WATER, WOUNDED
from holdfast.games.under_our_sun.text.nouns.names import stock
from holdfast.games.under_our_sun.things.supply import in_camp
from holdfast.games.under_our_sun.world import Sands, me


def set_up(w: Sands, e: Any, by: Cause) -> Told:
    return line("set-up", mission=key(w, w.mission), mode="semi" if w.rules.semi else "coop", n=w.days)


def picks(w: Sands, e: Any, by: Cause) -> Told:
    """US-104: the board of everybody who joins is read to the table, that of the last one too."""
    return line("picks", card=key(w, e.card), **one(w, e.char))


def crew(w: Sands, e: Any, by: Cause) -> Told:
    """US-105: with what they set out."""
    names = "|".join([phrases.supplied(w, char) for char in w.order()])
    return line("crew", names=names, ration=yes(w.rules.ration), **one(w, w.first))


def offer(w: Sands, e: Any, by: Cause) -> Told:
    """US-109, US-110: what there is to buy, for how many points, and who has how many of them."""
    cards = "|".join([phrases.priced(key(w, card), w.gear(card).stars) for card in w.zones["offer"].top])
    shares = [phrases.count(phrases.name(w.of_seat(seat)[0]), n) for seat, n in enumerate(w.points)]
    own = phrases.plain(str(sum(w.points)))
    return line("offer", cards=cards, n=sum(w.points), shares="|".join(shares) if w.players > 1 else own)


def unbought(w: Sands, e: Any, by: Cause) -> Told:
    return line("unbought", cards=by_name(w, e.cards), some=yes(e.cards), n=e.points)


def by_name(w: Sands, cards: Iterable[int]) -> str:
    """Cards that are read when somebody may buy them."""
    return "|".join([phrases.card(key(w, card)) for card in cards])


def preparation(w: Sands, e: Any, by: Cause) -> Told:
    return line("preparation", n=w.day + 1, of=w.days, first=phrases.name(w.first), alone=yes(w.players == 1))


def phase_over(w: Sands, e: Any, by: Cause) -> Told:
    """US-206, US-641: when nobody is left to strike, and action points are lost."""
    return line("phase-over", phase=w.phase) if not any(w.ap) else None


def waits(w: Sands, e: Any, by: Cause) -> Told:
    """US-204: his turn is over."""
    return line("wait", n=w.ap[e.char], **one(w, e.char))


def chosen_first(w: Sands, e: Any, by: Cause) -> Told:
    return line("first", phase=w.phase, **one(w, e.char))


def swept(w: Sands, e: Any, by: Cause) -> Told:
    """US-212 to US-214: what lay about, and the bodies."""
    bodies = [phrases.body(w, Body(id, card, "")) for id, card in e.bodies]
    goods = phrases.pieces(stock(e.goods))
    gone = [*goods, *[phrases.card(key(w, card)) for card in e.cards], *bodies]
    return line("swept", what="|".join(gone), many=len(gone))


def uncovered(w: Sands, e: Any, by: Cause) -> Told:
    """US-216, US-217."""
    places = "|".join([phrases.place(w, pos) for pos in e.places])
    return line("uncovered", places=places, some=yes(e.hidden), **group(w, e.hidden))


def wells_full(w: Sands, e: Any, by: Cause) -> Told:
    return line("wells-full", places="|".join([phrases.place(w, pos) for pos in e.places]), many=len(e.places))


def restocked(w: Sands, e: Any, by: Cause) -> Told:
    goods = {"water": SUPPLY_WATER, **({e.what: 1} if e.what else {})}
    return line("restocked", goods=phrases.goods(goods))


def burnt_down(w: Sands, e: Any, by: Cause) -> Told:
    return line("burnt-down", n=len(e.cards))


def night_falls(w: Sands, e: Any, by: Cause) -> Told:
    """US-221, US-251, US-253: the Night has no sun card, and the Afternoon's keyword goes on; Morning and Afternoon are told
    with theirs. Who has nothing to eat in Preparation is named while others can still give."""
    if not w.dark():
        return None
    poor = [c for c in w.living() if not w.have(c, "food") and not in_camp(w, c, "food")] if w.day < w.days else []
    crew = "|".join([phrases.name(char) for char in poor])
    keyword = w.keyword or "none"
    return line("phase", n=w.day, of=w.days, phase="night", keyword=keyword, hungry=yes(poor), crew=crew)


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
        source="own" if not e.stored else "store" if e.stored == e.n else "both",
        stored=e.stored,
        now=w.water[e.char],
        of=w.water_room(e.char),
        **one(w, e.char),
    )


def meal(w: Sands, e: Any, by: Cause) -> Told:
    return line("meal", source="store" if e.camp else "own", **one(w, e.char))


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
    chosen = w.camp(pos) and len(w.here(pos)) > 1 and personal(w.card(e.card, Night))
    return line("night-hits", **other(e.char)) if chosen else None


def nothing_happens(w: Sands, e: Any, by: Cause) -> Told:
    """A card that finds nothing to turn, nothing to heal."""
    return line("no-effect", **one(w, me(w, by)))


def ballot(w: Sands, e: Any, by: Cause) -> Told:
    """US-804: told when all votes are cast, and how many each has."""
    cast = w.laid[-1]
    if not isinstance(cast, BallotResult):
        return None
    votes = [vote for _, vote in cast.votes]
    chosen = [phrases.count(f"the-{vote}", votes.count(vote)) for vote in sorted(set(votes))]
    return line("ballot", votes="|".join(chosen))


def draw_event(w: Sands, e: Any, by: Cause) -> Told:
    drawn = w.zones["event-discard"].top
    if not drawn:
        return None
    return line("event", card=key(w, drawn[-1]), place=phrases.place(w, w.pos[e.char]), **one(w, e.char))


def event_waits(w: Sands, e: Any, by: Cause) -> Told:
    """US-507: whoever came in has enemies against him still."""
    pos = w.pos[e.char]
    waits = w.alive(e.char) and w.spots[pos].event and not event_due(w, e.char)
    return line("event-waits", place=phrases.place(w, pos)) if waits else None


# --- characters ---------------------------------------------------------------------------------------------------------


def damage(w: Sands, e: Any, by: Cause) -> Told:
    """US-221, US-780: in Preparation it is hunger."""
    chars = [char for char, _ in e.losses]
    hungry = w.phase == "preparation" and not w.fights and not by.place
    lost = {n for _, n in e.losses}
    message = (
        "hungry" if hungry else "damage" if len(chars) == 1 else "damage-each" if len(lost) == 1 else "damage-some"
    )
    newly = len(chars) == 1 and w.hp[chars[0]] <= WOUNDED < w.hp[chars[0]] + max(lost)
    return line(message, n=max(lost), **hp(w, chars) | {"newly": yes(newly)}, **group(w, chars))


def fares(w: Sands, e: Any, by: Cause) -> Told:
    """What has really changed of whom: those for whom nothing did are not named."""
    return FARES[e.what](w, e.changes, by)


Changes = tuple[tuple[int, int], ...]


def healed(w: Sands, changes: Changes, by: Cause) -> Told:
    chars, n = [char for char, _ in changes], max([n for _, n in changes])
    helped = len(chars) == 1 and by.who >= 0 and by.who not in chars
    if helped:
        return line("heal-other", n=n, **hp(w, chars), **other(chars[0]), **one(w, by.who))
    if len(chars) == 1:
        return line("heal", n=n, **hp(w, chars), **group(w, chars))
    alike = len({n for _, n in changes}) == 1
    return line("heal-each" if alike else "heal-some", n=n, **hp(w, chars), **group(w, chars))


def infected(w: Sands, changes: Changes, by: Cause) -> Told:
    sick, chars = changes[0][1] > 0, [char for char, _ in changes]
    if not sick and len(chars) == 1 and by.who >= 0 and by.who not in chars:
        return line("cure-other", **other(chars[0]), **one(w, by.who))
    return line("infect" if sick else "cure", **group(w, chars))


def well_being(w: Sands, e: Any, by: Cause) -> Told:
    """US-220: all of them grow tired in Preparation: one line, after the last."""
    crew = w.living()
    if not tires(w, by) or not crew or (e.who in CHARS and e.who != CHARS[crew[-1]]):
        return None
    return line("tiredness", crew="|".join([phrases.well(w, char) for char in crew]))


def tires(w: Sands, by: Cause) -> bool:
    return w.phase == "preparation" and not by.place


def feels(w: Sands, changes: Changes, by: Cause) -> Told:
    if tires(w, by):
        return None
    return line("well-being", n=changes[0][1], crew="|".join([phrases.well(w, char) for char, _ in changes]))


def action_points(w: Sands, changes: Changes, by: Cause) -> Told:
    char, n = changes[0]
    if len({n for _, n in changes}) > 1:
        return line("points-now", crew="|".join([phrases.count(phrases.name(c), w.ap[c]) for c, _ in changes]))
    return line("action-points", n=n, now=w.ap[char], **group(w, [char for char, _ in changes]))


def karma(w: Sands, changes: Changes, by: Cause) -> Told:
    return line("regain-karma", crew="|".join([phrases.count(phrases.name(c), w.karma[c]) for c, _ in changes]))


FARES: dict[str, Callable[[Sands, Changes, Cause], Told]] = {
    "hp": healed,
    "infected": infected,
    "well": feels,
    "ap": action_points,
    "karma": karma,
}


def die(w: Sands, e: Any, by: Cause) -> Told:
    """US-773, US-775: where he lies, until when he can be brought back, and who waits beside him."""
    char = e.char
    if not w.dead >> char & 1:
        return None
    day, phase = divmod(w.died[char] + REVIVAL - 1, len(DAY_PHASES))
    pos = w.pos[char]
    alone = len([h for h in w.hostages if h.pos == pos != HAVEN and h.freed and h.guide < 0 < h.hp])
    return line(
        "die",
        place=phrases.place(w, pos),
        hope=yes(w.living() and not w.rules.no_defibrillator),
        day=day + 1,
        until=DAY_PHASES[phase],
        alone=alone,
        **one(w, char),
    )


DAY_PHASES = ("morning", "afternoon", "night")


def eliminated(w: Sands, e: Any, by: Cause) -> Told:
    """US-777: what he had will lie where he lies; his water is lost."""
    char = e.char
    tokens = [phrases.goods({token: 1}) for token in w.carried[char]]
    goods = phrases.pieces(stock(w.goods[char]))
    left = [*goods, *[phrases.card(key(w, card)) for card in w.things(char)], *tokens]
    return line("eliminate", left="|".join(left), some=yes(left), place=phrases.place(w, w.pos[char]), **one(w, char))


def role_shown(w: Sands, e: Any, by: Cause) -> Told:
    """US-970: the card of an eliminated character is shown."""
    if not w.rules.semi:
        return None
    return line("role-shown", role=role(w, w.seat_of(e.char)).role, **one(w, e.char))


def returned(w: Sands, e: Any, by: Cause) -> Told:
    return line("return", n=e.hp, **one(w, e.char))


def sleep(w: Sands, e: Any, by: Cause) -> Told:
    """US-355: with an enemy at hand nobody sleeps."""
    woken = w.exposed(e.char) and w.against(e.char)
    return line("no-sleep" if woken else "sleep", well=w.well[e.char], **one(w, e.char))


def eat(w: Sands, e: Any, by: Cause) -> Told:
    return line("eat", **hp(w, (e.char,)), **one(w, e.char))
