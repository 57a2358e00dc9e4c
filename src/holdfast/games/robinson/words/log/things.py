"""How resources, levels, cards and tokens are told."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.games.robinson.cards import Mystery
from holdfast.games.robinson.island.tokens import space_of
from holdfast.games.robinson.things.resources import can_rise
from holdfast.games.robinson.words.log.line import TellsOf, Told, actor, key, line, lying, tail
from holdfast.games.robinson.world import Island


def gain(w: Island, e: Any, by: Cause) -> Told:
    return line("gain", n=e.total(w), what=e.what, later="yes" if w.waits(by) else "no")


def lose(w: Island, e: Any, by: Cause) -> Told:
    return line("lose", n=e.n, what=e.what, now=w.stock_for(e.what))


def level(w: Island, e: Any, by: Cause) -> Told:
    if e.n > 0 and not can_rise(w, e.track):
        return line("no-shelter", track=e.track)
    return line("level", track=e.track, n=e.n, now=w.levels[e.track])


def level_now(w: Island, e: Any, by: Cause) -> Told:
    return line("level-now", track=e.track, now=w.levels[e.track])


def draw_discovery(w: Island, e: Any, by: Cause) -> Told:
    zone = "future" if w.waits(by) else "found"
    cards = tail(w, zone, e.n, "discovery")
    return line("draw-discovery", who=actor(w, by), cards=cards) if cards else None


def draw_starting_item(w: Island, e: Any, by: Cause) -> Told:
    zone = "future" if w.waits(by) else "starting"
    cards = tail(w, zone, e.n, "starting-item")
    return line("draw-starting-item", who=actor(w, by), cards=cards) if cards else None


def draw_invention(w: Island, e: Any, by: Cause) -> Told:
    return line("draw-invention", cards=tail(w, "inventions", e.n))


def lose_item(w: Island, e: Any, by: Cause) -> Told:
    return None if e.item in w.built else line("lose-item", item=e.item)


def freely_built(w: Island, e: Any, by: Cause) -> Told:
    return line("freely-built", item=e.item) if w.find("future", e.item) >= 0 else None


def used(w: Island, e: Any, by: Cause) -> Told:
    left = w.uses.get(e.card, 0)
    return line("used", card=key(w, e.card), left=left)


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


def put_token(w: Island, e: Any, by: Cause) -> Told:
    if e.at in ("target", "camp"):
        return line("put-token-on", token=e.token, space=w.camp if e.at == "camp" else space_of(w, by))
    return line("put-token", token=e.token, at=e.at)


def covered(w: Island, e: Any, by: Cause) -> Told:
    return line("cover-source", what=f"{e.space}-{e.source}")


def marker_removed(w: Island, e: Any, by: Cause) -> Told:
    return line("marker-removed", name=e.name)


def token_removed(w: Island, e: Any, by: Cause) -> Told:
    return line("marker-removed", name=f"{e.space}-{e.what}")


LINES: dict[str, TellsOf] = {
    "draw-discovery": draw_discovery,
    "scout-discovery": lying("found", "scout-discovery"),
    "draw-starting-item": draw_starting_item,
    "lose-item": lose_item,
    "draw-invention": draw_invention,
    "new-idea": lying("ideas", "new-idea"),
    "freely-built": freely_built,
    "draw-mystery": lambda w, e, by: line("draw-mystery", who=actor(w, by)),
    "meet-mystery": meet_mystery,
    "take-treasure": take_treasure,
    "ignore-mystery": ignore_mystery,
    "used": used,
    "gain": gain,
    "lose": lose,
    "level": level,
    "halve": level_now,
    "set-level": level_now,
    "put-token": put_token,
    "cover-source": covered,
    "marker-removed": marker_removed,
    "token-removed": token_removed,
}
