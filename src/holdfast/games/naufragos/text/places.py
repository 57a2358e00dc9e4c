"""What stands on the buttons where a pawn may go: the action, its price, and what comes of it."""

from textwrap import shorten
from typing import TYPE_CHECKING

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.menu import Option
from holdfast.games.naufragos.actions.building import material_blocks
from holdfast.games.naufragos.actions.rest import warmth
from holdfast.games.naufragos.cards import Character, Choice, IslandCard
from holdfast.games.naufragos.castaways.health import whom
from holdfast.games.naufragos.dice.chances import victory
from holdfast.games.naufragos.dice.strength import Fight, strength
from holdfast.games.naufragos.display.forecasts.consequences import CARDS
from holdfast.games.naufragos.display.forecasts.tally import Tally
from holdfast.games.naufragos.exploration.expedition import eased
from holdfast.games.naufragos.exploration.returning import PREPARED, return_modifiers
from holdfast.games.naufragos.flow.placing import Put
from holdfast.games.naufragos.flow.spaces import free_space, space_price
from holdfast.games.naufragos.plot.decisions import choice_blocks
from holdfast.games.naufragos.rules import CAMP_SPACES, OPEN_PRICE, REST, RESTS, ROWS
from holdfast.games.naufragos.text.card_text.texts import in_the_camp
from holdfast.games.naufragos.text.log.phrases import addends
from holdfast.games.naufragos.text.nouns import key_of
from holdfast.games.naufragos.world import Shore

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer

SHORT = 160
"""So long is a card's text beside its name; only dangers, whose choices are asked later, say more."""


def place(localizer: "Localizer", w: Shore | None, option: Option, space: str) -> str:
    """A space of the board or a camp card, with the energy it costs; in the log, where that is over, without."""
    live = bool(option.then or option.blocks)
    told = go(localizer, w if live else None, option, space)
    action = "rest" if space in RESTS else "camp" if space in CAMP_SPACES else space
    if w is None or not live or action not in w.done[option.seat] or option.key.startswith("white:"):
        return told
    return localizer.say("place-again", place=told)


def go(localizer: "Localizer", w: Shore | None, option: Option, space: str) -> str:
    action, _, n = space.partition(":")
    if space in RESTS:
        where = localizer.say("place-rest", row=localizer.say(f"act-{ROWS[int(n) - 1]}"))
        return f"{where} ({rest_gives(localizer, w, option.seat)})" if w is not None else where
    if space in CAMP_SPACES:
        return camp(localizer, w, option.seat, space)
    word = localizer.say(f"act-{action}")
    if w is None:
        return word
    if action == "rest":
        return f"{word} ({rest_gives(localizer, w, option.seat)})"
    if action in OPEN_PRICE:
        return build(localizer, w, word) if action == "build" else localizer.say("place-open", action=word)
    paid = [e.price for e in option.then if isinstance(e, Put)]
    price = paid[0] if paid else space_price(w, option.seat, action, max(0, free_space(w, action)))
    told = priced(localizer, word, price)
    return explore(localizer, w, option.seat, told) if action == "explore" else told


def build(localizer: "Localizer", w: Shore, action: str) -> str:
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
    low, high = [min(room, n + warm) for n in REST[w.shelter]] if w.shelter else [min(room, 1 + warm)] * 2
    return localizer.say("rest-gives", low=low, high=high, more="yes" if high > low else "no")


def explore(localizer: "Localizer", w: Shore, seat: int, told: str) -> str:
    """NA-530, NA-582: what an expedition is, and what the day makes of the way home of those who go so far; whoever has
    prepared it and goes along makes it easier (NA-507)."""
    group = (*[w.pawns[space] for space in sorted(w.pawns) if space.startswith("explore:")], seat)
    prepared = any(w.prepared >> s & 1 for s in group)
    added = addends(localizer, w, [*return_modifiers(w, group), *([(PREPARED, 1)] if prepared else [])])
    start = max(w.rules.lowest_difficulty, w.rules.starting_difficulty[len(group) - 1] + eased(w, prepared))
    return localizer.say("place-explore", place=told, n=start, added=", ".join(added), some="yes" if added else "no")


def camp(localizer: "Localizer", w: Shore | None, seat: int, space: str) -> str:
    card = w.on_camp(space) if w is not None else -1
    if w is None or card < 0:
        return localizer.say("place-camp-space", n=int(space.partition(":")[2]))
    name = localizer.noun(w.content.cards[card].key)
    told = priced(localizer, localizer.say("place-camp", name=name), w.camp_card(card).cost)
    does = camp_does(localizer, w, seat, card)
    return localizer.say("place-camp-does", camp=told, does=does) if does else told


def camp_does(localizer: "Localizer", w: Shore, seat: int, card: int) -> str:
    """What a camp card does, where no fact of the answer would say it; of a danger how it can be ended."""
    told = Tally(w, seat, CARDS)
    told.follow(w.camp_card(card).then, Cause(seat, seat, card, "camp"))
    if told.gains or told.roll:
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
    """NA-039, NA-291: a rest is a rest, and after which row says only when it comes; two of a calling differ only in
    who they are."""
    head, _, rest = option.key.partition(":")
    if head == "character" and (key := key_of(localizer, rest)):
        return calling(localizer, key)
    if option.key not in RESTS:
        return None
    row = localizer.say(f"act-{ROWS[int(rest) - 1]}")
    when = localizer.say(
        "row-rest-list" if w.rules.list_order else "row-rest", gives=rest_gives(localizer, w, option.seat)
    )
    return when, localizer.say("rest-after", row=row)


def calling(localizer: "Localizer", key: str) -> tuple[str, str] | None:
    """NA-906: what a castaway can do, and who it is; a calling has a word for her and one for him."""
    card = localizer.card(key)
    if not isinstance(card, Character) or localizer.definition is None:
        return None
    word = card.ability_name[localizer.lang]
    does = localizer.definition.text.card(localizer, card).rstrip(".").removeprefix(f"{word}: ")
    return f"{does[:1].upper()}{does[1:]}", f"{localizer.noun(key)} ({word[0].lower()}{word[1:]})"


def priced(localizer: "Localizer", what: str, energy: int) -> str:
    return localizer.say("place", action=what, n=energy) if energy else what
