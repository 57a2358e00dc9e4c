"""Labels and prompts of pawns: the action, its price, and what comes of it."""

from textwrap import shorten
from typing import TYPE_CHECKING, Any

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Option
from holdfast.games.naufragos.actions.building import material_blocks
from holdfast.games.naufragos.actions.rest import warmth
from holdfast.games.naufragos.cards import Choice, IslandCard
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.castaways.text import calling
from holdfast.games.naufragos.dice.chances import victory
from holdfast.games.naufragos.dice.rolls import under_way
from holdfast.games.naufragos.dice.strength import Fight, strength
from holdfast.games.naufragos.display.stakes import FORECASTS
from holdfast.games.naufragos.exploration.expedition import eased
from holdfast.games.naufragos.exploration.returning import PREPARED, return_modifiers
from holdfast.games.naufragos.forecast import ShoreForecast
from holdfast.games.naufragos.free_acts.offers import DICE
from holdfast.games.naufragos.options import Thing
from holdfast.games.naufragos.pawns.options import ResolveWhitePawn, ToAction, ToSpace, WhiteToAction, WhiteToCamp
from holdfast.games.naufragos.pawns.placing import PlacePawn, Put
from holdfast.games.naufragos.pawns.resolving import next_pawn
from holdfast.games.naufragos.pawns.spaces import free_space, space_price
from holdfast.games.naufragos.pawns.white_pawn import WhitePawn
from holdfast.games.naufragos.plot.decisions import choice_blocks
from holdfast.games.naufragos.rules import ACTION_OF, CAMP_SPACES, OPEN_PRICE, ROWS
from holdfast.games.naufragos.text.card_text.texts import in_the_camp
from holdfast.games.naufragos.text.labels import in_menu, is_open
from holdfast.games.naufragos.text.nouns import key_of
from holdfast.games.naufragos.text.phrases import addends
from holdfast.games.naufragos.world import Shore

if TYPE_CHECKING:
    from holdfast.core.engine.questions import OpenQuestion
    from holdfast.core.text.localizer import Label, Localizer, Prompt

SHORT = 160
"""The length of a card's text beside its name; only dangers, whose choices are asked later, say more."""


def to_place(localizer: "Localizer", w: Shore | None, tag: str, option: Option, it: ToAction | ToSpace) -> str:
    """A space of the board or a camp card, with the energy it costs; in the log, where that is over, without."""
    text = go(localizer, w if is_open(option) else None, option, it.deed, getattr(it, "n", 0))
    return again(localizer, w, option, it.deed, text) if w is not None and is_open(option) else text


def again(localizer: "Localizer", w: Shore, option: Option, action: str, text: str) -> str:
    """NA-250: a second time at the same action, by the pocket watch."""
    return localizer.say("place-again", place=text) if action in w.done[option.seat] else text


def white_to_action(localizer: "Localizer", w: Shore | None, tag: str, option: Option, it: WhiteToAction) -> str:
    """NA-762: the solo player's white pawn."""
    return localizer.say("opt-white", action=go(localizer, w if is_open(option) else None, option, it.what))


def white_to_camp(localizer: "Localizer", w: Shore | None, tag: str, option: Option, it: WhiteToCamp) -> str:
    return localizer.say("opt-white", action=go(localizer, w if is_open(option) else None, option, "camp", it.n))


def resolve_white(localizer: "Localizer", w: Shore, tag: str, option: Option, it: ResolveWhitePawn) -> str:
    """NA-241: the card on which the white pawn waits."""
    text = camp(localizer, w, option.seat, CAMP_SPACES.index(w.white) + 1)
    return localizer.say("opt-resolve-white", action=again(localizer, w, option, "camp", text))


def go(localizer: "Localizer", w: Shore | None, option: Option, action: str, n: int = 0) -> str:
    if action == "rest" and n:
        where = localizer.say("place-rest", row=localizer.say(f"act-{ROWS[n - 1]}"))
        return f"{where} ({rest_gives(localizer, w, option.seat)})" if w is not None else where
    if action == "camp":
        return camp(localizer, w, option.seat, n)
    word = localizer.say(f"act-{action}")
    if w is None:
        return word
    if action == "rest":
        return f"{word} ({rest_gives(localizer, w, option.seat)})"
    if action in OPEN_PRICE:
        return sites_now(localizer, w, word) if action == "build" else localizer.say("place-open", action=word)
    paid = [e.price for e in option.then if isinstance(e, Put)]
    price = paid[0] if paid else space_price(w, option.seat, action, max(0, free_space(w, action)))
    text = priced(localizer, word, price)
    return explore(localizer, w, option.seat, text) if action == "explore" else text


def sites_now(localizer: "Localizer", w: Shore, action: str) -> str:
    """NA-435, NA-436, NA-439: what can be proposed with the materials that are there now."""
    ready = [
        localizer.say(f"site-{name}", n=w.shelter + 1) for name in w.places if name and not material_blocks(w, name)
    ]
    return localizer.say(
        "place-build", action=action, sites=localizer.listed(ready, "or"), some="yes" if ready else "no"
    )


def rest_gives(localizer: "Localizer", w: Shore, seat: int) -> str:
    """NA-040, NA-167: the energy of a rest, and that of a good roll, as far as there is room for it now."""
    room, warm = w.top(seat) - w.energy[seat], warmth(w, seat)
    low, high = [min(room, n + warm) for n in w.rules.rest[w.shelter]] if w.shelter else [min(room, 1 + warm)] * 2
    return localizer.say("rest-gives", low=low, high=high, more="yes" if high > low else "no")


def explore(localizer: "Localizer", w: Shore, seat: int, text: str) -> str:
    """NA-530, NA-582: what an expedition is, and what the day makes of the way home of those who go so far; a
    preparation by one of them makes it easier (NA-507)."""
    group = (*w.on_action("explore"), seat)
    prepared = any(w.prepared >> s & 1 for s in group)
    added = addends(localizer, w, [*return_modifiers(w, group), *([(PREPARED, 1)] if prepared else [])])
    start = max(w.rules.lowest_difficulty, w.rules.starting_difficulty[len(group) - 1] + eased(w, prepared))
    return localizer.say("place-explore", place=text, n=start, added=", ".join(added), some="yes" if added else "no")


def camp(localizer: "Localizer", w: Shore | None, seat: int, n: int) -> str:
    card = w.on_camp(CAMP_SPACES[n - 1]) if w is not None else -1
    if w is None or card < 0:
        return localizer.say("place-camp-space", n=n)
    name = localizer.noun(w.content.cards[card].key)
    text = priced(localizer, localizer.say("place-camp", name=name), w.camp_card(card).cost)
    does = camp_does(localizer, w, seat, card)
    return localizer.say("place-camp-does", camp=text, does=does) if does else text


def camp_does(localizer: "Localizer", w: Shore, seat: int, card: int) -> str:
    """What a camp card does, where no fact of the answer would say it; of a danger how it can be ended."""
    forecast = ShoreForecast(w, Cause(seat, seat, card, "camp"), seat, FORECASTS)
    forecast.read(w.camp_card(card).then)
    if forecast.gains or forecast.roll:
        return ""
    it = w.content.cards[card]
    if not isinstance(it, IslandCard):
        return ""
    by = Cause(seat, seat, card, "camp")
    ways = [way(localizer, w, by, it.key, one) for one in w.camp_card(card).solve if not choice_blocks(w, by, one)]
    if ways:
        return localizer.say("place-danger", ways=" / ".join(ways))
    return shorten(in_the_camp(localizer, it), SHORT, placeholder="…")


def way(localizer: "Localizer", w: Shore, by: Cause, key: str, choice: Choice) -> str:
    """NA-925, NA-631: one way to end a danger; of a fight how it stands, and what a defeat costs."""
    quoted = localizer.say("quoted", words=localizer.name(f"{key}/choice/{choice.key}") or choice.key)
    fight = next((e for e in choice.then if isinstance(e, Fight)), None)
    if fight is None:
        return quoted
    together = strength(w, tuple(whom(w, by, fight.who)))
    lost = localizer.clause([e for e in fight.lose if localizer.spoken(e)])
    chance = round(100 * victory(w, by, fight))
    need = fight.n + fight.attack
    return localizer.say("way-fight", way=quoted, n=need, strength=together, percent=chance, lost=lost or "none")


def rows(localizer: "Localizer", w: Shore, option: Option) -> tuple[str, str] | None:
    """NA-039, NA-291: rests are the same and differ only in when they come; two castaways of one calling differ only in
    who they are."""
    it = option.spec
    if isinstance(it, Thing) and it.deed == "character" and (key := key_of(localizer, it.what)):
        return calling(localizer, key)
    if not isinstance(it, ToSpace) or it.deed != "rest":
        return None
    row = localizer.say(f"act-{ROWS[it.n - 1]}")
    when = localizer.say(
        "row-rest-list" if w.rules.list_order else "row-rest", gives=rest_gives(localizer, w, option.seat)
    )
    return when, localizer.say("rest-after", row=row)


def priced(localizer: "Localizer", what: str, energy: int) -> str:
    return localizer.say("place", action=what, n=energy) if energy else what


def window(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: Window) -> str | None:
    """Before and after the dice: which roll it is that something may be spent on; before an action: which one."""
    seat = asking.seats[0]
    actor = localizer.noun(f"who-{seat}", w=w)
    if question.moment_ == "resolve" and w.pawns:
        return before_action(localizer, w, seat, actor)
    if question.moment_ not in DICE:
        return None
    return localizer.say(f"ask-{question.moment_}", actor=actor, roll=under_way(w).kind)


def before_action(localizer: "Localizer", w: Shore, seat: int, actor: str) -> str:
    """NA-242, NA-701: whose action comes next, and whether the starting player can still use the white pawn after it has begun."""
    space = next_pawn(w)
    action, _ = ACTION_OF[space]
    leaves = action == "explore" and seat in w.on_action("explore")
    what = localizer.noun(space, w=w) if action == "camp" else localizer.say(f"act-{action}")
    who = localizer.noun(f"who-{w.pawns[space]}", w=w)
    away = "yes" if leaves and w.white_waits and seat == w.starter else "no"
    return localizer.say("ask-resolve", actor=actor, action=what, who=who, away=away)


def place_pawn(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: PlacePawn) -> str:
    """NA-302, NA-312, NA-321: where, and what tonight asks for that is not there yet."""
    eat, have = w.not_lost(), w.food + w.cubes + sum(w.held) + sum([w.piece(c).value for c in w.zones["tiles"].top])
    tonight = []
    if have < len(eat):
        tonight.append(localizer.say("tonight-food", have=have, n=len(eat), wounds=w.rules.starving_wounds))
    if not w.fire:
        tonight.append(localizer.say("tonight-cold"))
    elif not w.fire_wood:
        tonight.append(localizer.say("tonight-fire", wood=w.wood))
    asked = localizer.say(
        "ask-place-pawn", actor=localizer.noun(f"who-{question.seat}", w=w), energy=w.energy[question.seat]
    )
    return f"{asked} {localizer.say('tonight', what='; '.join(tonight))}" if tonight else asked


def white_pawn(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: WhitePawn) -> str:
    """NA-240, NA-241, NA-762: what the white pawn is, and when it is resolved."""
    when = "alone" if w.solo() else "later" if w.rules.bags else "now"
    return localizer.say("ask-white-pawn", actor=localizer.noun(f"who-{asking.seats[0]}", w=w), when=when)


LABELS: "dict[type[Any], Label]" = {
    ToAction: to_place,
    ToSpace: to_place,
    WhiteToAction: white_to_action,
    WhiteToCamp: white_to_camp,
    ResolveWhitePawn: in_menu(resolve_white),
}
PROMPTS: "dict[type[Any], Prompt]" = {
    PlacePawn: place_pawn,
    WhitePawn: white_pawn,
    Window: window,
}
