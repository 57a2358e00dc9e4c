"""How resources, levels, cards and tokens are told."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.games.robinson.anytime.uses import at_hand
from holdfast.games.robinson.cards import Mystery
from holdfast.games.robinson.island.tokens import TOKEN_TYPE, may_lie, space_of
from holdfast.games.robinson.log import TellsOf, Told, actor, decider, key, line, lying, tail
from holdfast.games.robinson.things.resources import can_rise
from holdfast.games.robinson.world import Island


def gain(w: Island, e: Any, by: Cause) -> Told:
    return line("gain", n=e.total(w), what=e.what, later="yes" if w.waits(by) else "no")


def lost(w: Island, e: Any, by: Cause) -> Told:
    return line("lose", n=e.n, what=e.what, now=w.meal(e.who) if e.who >= 0 else w.stock_for(e.what))


def brought_home(w: Island, e: Any, by: Cause) -> Told:
    return line("brought-home", n=e.n, what=e.what, now=w.stock_for(e.what))


def spend(w: Island, e: Any, by: Cause) -> Told:
    paid = (("wood", e.wood), ("fur", e.fur), ("food", e.food))
    return line("spend", what="|".join([f"amount-{n}-{what}" for what, n in paid if n]))


def level(w: Island, e: Any, by: Cause) -> Told:
    """What it loses is told as it is lowered."""
    if e.n <= 0:
        return None
    if not can_rise(w, e.track):
        return line("no-shelter", track=e.track)
    return line("level", track=e.track, n=e.n, now=w.levels[e.track])


def lowered(w: Island, e: Any, by: Cause) -> Told:
    return line("level", track=e.track, n=-e.n, now=w.levels[e.track])


def halved(w: Island, e: Any, by: Cause) -> Told:
    """RC-651: where half of it is nothing; else it is told as it is lowered."""
    return line("nothing-there") if w.levels[e.track] < 2 else None


def level_now(w: Island, e: Any, by: Cause) -> Told:
    return line("level-now", track=e.track, now=w.levels[e.track])


def draw_discovery(w: Island, e: Any, by: Cause) -> Told:
    zone = "future" if w.waits(by) else "found"
    cards = tail(w, zone, e.n, "discovery")
    known = sigils(cards)
    alone = "yes" if known and "|" not in cards else "no"
    return line("draw-discovery", who=actor(w, by), cards=cards, sigils=known, alone=alone) if cards else None


def sigils(cards: str) -> str:
    """RC-901: what tokens with a sigil are in this Scenario is told when they are found."""
    found = [key.partition("/")[2] for key in cards.split("|")]
    return "|".join([key for key in dict.fromkeys(found) if key.startswith("sigil-")])


def scout_discovery(w: Island, e: Any, by: Cause) -> Told:
    cards = tail(w, "found", 9)
    return line("scout-discovery", who=actor(w, by), cards=cards, sigils=sigils(cards)) if cards else None


def draw_starting_item(w: Island, e: Any, by: Cause) -> Told:
    zone = "future" if w.waits(by) else "starting"
    cards = tail(w, zone, e.n, "starting-item")
    return line("draw-starting-item", who=actor(w, by), cards=cards) if cards else None


def draw_invention(w: Island, e: Any, by: Cause) -> Told:
    return line("draw-invention", cards=tail(w, "inventions", e.n))


def lose_item(w: Island, e: Any, by: Cause) -> Told:
    return None if e.item in w.built else line("lose-item", item=e.item)


def used(w: Island, e: Any, by: Cause) -> Told:
    left = w.uses.get(e.card, 0)
    return line("used", who=decider(w, by.seat), card=key(w, e.card), left=left)


def meet_mystery(w: Island, e: Any, by: Cause) -> Told:
    card = w.card(by.card, Mystery)
    if w.locate(by.card) == "mystery-discard":
        return None
    return line("meet-mystery", who=actor(w, by), card=card.key, type=card.type)


def take_treasure(w: Island, e: Any, by: Cause) -> Told:
    return line("take-treasure", card=key(w, e.card), kept="yes" if w.card(e.card, Mystery).keep else "no")


def ignore_mystery(w: Island, e: Any, by: Cause) -> Told:
    cards = tail(w, "mystery-discard", 1)
    return line("ignore-mystery", card=cards) if cards else None


def token_on(w: Island, e: Any, by: Cause) -> Told:
    return line("put-token-on", token=TOKEN_TYPE.get(e.token, e.token), space=e.space)


def covered(w: Island, e: Any, by: Cause) -> Told:
    return line("cover-source", what=f"{e.space}-{e.source}")


def terrain(message: str) -> TellsOf:
    def told(w: Island, e: Any, by: Cause) -> Told:
        tile = w.tile(e.space)
        return line(message, space=e.space, terrain=tile.terrain if tile is not None else "")

    return told


def already_there(w: Island, e: Any, by: Cause) -> Told:
    """RC-665: a second token of its kind is not placed; what is placed is told as it comes to lie there."""
    if e.at not in ("target", "camp"):
        return line("token-there", token=e.token, at=e.at) if w.token(e.at, e.token) else None
    space = w.camp if e.at == "camp" else space_of(w, by)
    token = TOKEN_TYPE.get(e.token, e.token)
    return None if may_lie(w, space, token) else line("token-there-on", token=token, space=space)


def turned_over(w: Island, e: Any, by: Cause) -> Told:
    """A card that somebody may still turn away; all others are told as they are met."""
    cards = tail(w, "turned", 1)
    if (
        not cards
        or "mystery" not in at_hand(w).moments
        or e.without(w.card(w.zones["turned"].top[-1], Mystery).type) is None
    ):
        return None
    return line("turned-over", card=cards)


def passed_over(w: Island, e: Any, by: Cause) -> Told:
    return line("passed-over", card=key(w, e.card))


def nothing_there(w: Island, e: Any, by: Cause) -> Told:
    """RC-613: what a card does if possible, where it is not."""
    return line("nothing-there")


IF_POSSIBLE = ("cover-terrain", "discard-item", "exhaust-tile", "turn-down")
"""Questions that nobody is asked where there is nothing to choose from, and then nothing happens."""
LINES: dict[str, TellsOf] = {
    **dict.fromkeys(IF_POSSIBLE, nothing_there),
    "halve": halved,
    "gain-item": lambda w, e, by: line("gain-item", card=key(w, e.card), what=f"told-{key(w, e.card)}"),
    "draw-discovery": draw_discovery,
    "scout-discovery": scout_discovery,
    "draw-starting-item": draw_starting_item,
    "lose-item": lose_item,
    "draw-invention": draw_invention,
    "new-idea": lying("ideas", "new-idea"),
    "waits-free": lambda w, e, by: line("freely-built", item=key(w, e.card)),
    "draw-mystery": lambda w, e, by: line("draw-mystery", who=actor(w, by)),
    "meet-mystery": meet_mystery,
    "take-treasure": take_treasure,
    "ignore-mystery": ignore_mystery,
    "treasure-lost": lambda w, e, by: line("treasure-lost", card=key(w, e.card)),
    "used": used,
    "gain": gain,
    "lost": lost,
    "spend": spend,
    "brought-home": brought_home,
    "at-hand": lambda w, e, by: line("token-available", card=key(w, e.card)),
    "level": level,
    "lowered": lowered,
    "set-level": level_now,
    "token-at": lambda w, e, by: line("put-token", token=e.token, at=e.at),
    "token-on": token_on,
    "token-off": lambda w, e, by: line("marker-removed", name=f"{e.space}-{e.token}"),
    "token-leaves": lambda w, e, by: line("token-leaves", token=e.token, at=e.at),
    "cover-source": covered,
    "source-free": lambda w, e, by: line("source-free", space=e.space, what=e.source),
    "terrain-free": terrain("terrain-free"),
    "terrain-covered": terrain("terrain-covered"),
    "put-token": already_there,
    "turn-mystery": turned_over,
    "passed-over": passed_over,
    "once-per-round": lambda w, e, by: line("used", who=decider(w, w.host()), card=w.invention(e.item).key, left=0),
}
