"""How planning, dice, fights and Exploration are told."""

from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.games.robinson.actions.combat import helmet, unarmed
from holdfast.games.robinson.cards import Adventure, Mystery
from holdfast.games.robinson.log import (
    TellsOf,
    Told,
    actor,
    by_card,
    decider,
    key,
    line,
    lying,
    tail,
    the,
    top_of,
)
from holdfast.games.robinson.people.persons import FRIDAY, JENNY
from holdfast.games.robinson.planning.planned import Planned
from holdfast.games.robinson.rules import ACTION_DICE, face
from holdfast.games.robinson.text.nouns import action_word
from holdfast.games.robinson.world import Island


def pawn_word(pawn: str) -> str:
    return the(int(pawn[0])) if pawn[0].isdigit() else {"friday": the(FRIDAY), "jenny": the(JENNY)}.get(pawn, pawn)


def doers(p: Planned) -> str:
    """Those who act, each once."""
    return "|".join(dict.fromkeys(map(pawn_word, p.pawns)))


def assign(w: Island, e: Any, by: Cause) -> Told:
    p = w.plan[-1]
    return line("assign", who=pawn_word(p.pawns[0]), action=action_word(w, p), pawns=len(e.it.pawns))


def join(w: Island, e: Any, by: Cause) -> Told:
    p = next((p for p in w.plan if p.slot == e.slot), None)
    return line("join", who=pawn_word(e.pawn), action=action_word(w, p)) if p is not None else None


def take_back(w: Island, e: Any, by: Cause) -> Told:
    kind, _, name = e.slot.partition(":")
    return line("take-back", action=action_word(w, Planned(kind, name, slot=e.slot)))


def ready(w: Island, e: Any, by: Cause) -> Told:
    return line("ready", who=the(e.seat))


def thrift(w: Island, e: Any, by: Cause) -> Told:
    return line("thrift", who=the(e.who), n=e.n)


def resolve(w: Island, e: Any, by: Cause) -> Told:
    p = w.acting
    return line("resolve", who=doers(p), action=action_word(w, p)) if p is not None else None


def build_extra(w: Island, e: Any, by: Cause) -> Told:
    return line("build-extra", who=actor(w, by), action=f"build:{e.it.name}")


def rests(w: Island, e: Any, by: Cause) -> Told:
    """RC-435: who has no Wound; what is healed is told as it heals."""
    return line("rest-idle", who=actor(w, by)) if not w.wounds[by.who] else None


def built(w: Island, e: Any, by: Cause) -> Told:
    if e.what in w.levels:
        return None
    name, _, space = e.what.partition("-")
    if name == "cross" and space in w.spots:
        return line("built-cross", space=space)
    return line("built", what=e.what, now="yes" if e.what == "shelter" else "no")


def throw(w: Island, e: Any, by: Cause) -> Told:
    rolled = w.rolled()
    if rolled is None:
        return None
    if rolled.kind == "pit":
        return line("pit", caught=f"pit-{ACTION_DICE['build'][0][rolled.faces[0]]}")
    shown = [face(rolled.kind, i, f) for i, f in enumerate(rolled.faces)]
    return line(
        "throw",
        who=actor(w, by),
        wound=f"die-wound-{shown[0]}",
        success=f"die-success-{shown[1]}",
        adventure=f"die-adventure-{shown[2]}",
    )


def throw_success(w: Island, e: Any, by: Cause) -> Told:
    rolled = w.rolled()
    shown = face(rolled.kind, 1, rolled.faces[1]) if rolled is not None else "two"
    return line("throw-success", who=actor(w, by), success=f"die-success-{shown}")


def reroll(w: Island, e: Any, by: Cause) -> Told:
    rolled = w.rolled()
    if rolled is None or rolled.kind not in ACTION_DICE:
        return None
    die = ("wound", "success", "adventure")[e.dice[0]]
    return line("reroll", die=f"die-{die}", face=f"die-{die}-{face(rolled.kind, e.dice[0], rolled.faces[e.dice[0]])}")


def reroll_success(w: Island, e: Any, by: Cause) -> Told:
    rolled = w.rolled()
    shown = rolled is not None and face(rolled.kind, 1, rolled.faces[1]) == "success"
    return line("reroll-success", who=actor(w, by)) if shown else None


def bites(w: Island, e: Any, by: Cause) -> Told:
    return line("beast-token-bites") if unarmed(w) else None


def fight(w: Island, e: Any, by: Cause) -> Told:
    who = by.who if by.place == "action" else w.first
    if by.card < 0:
        return line("fight", who=the(who), strength=e.strength)
    card = w.content.cards[by.card]
    later = by.place == "event" and isinstance(card, Adventure | Mystery)
    return line("fight-card", who=the(who), card=f"{card.key}/later" if later else card.key, strength=e.strength)


def strike(w: Island, e: Any, by: Cause) -> Told:
    weapon = w.levels["weapon"] + w.temporary
    return line(
        "strike", strength=e.strength, weapon=weapon, helmet="yes" if helmet(w) and e.strength > weapon else "no"
    )


def beast_appears(w: Island, e: Any, by: Cause) -> Told:
    return line("beast-appears", n=w.size("hunting"), on_top="yes" if e.on_top else "no")


def beast_goes(w: Island, e: Any, by: Cause) -> Told:
    return line("beast-goes", card=tail(w, "beast-discard", 1), n=w.size("hunting"))


def beast_in_hand(w: Island, e: Any, by: Cause) -> Told:
    cards = [c for c in w.zones["resolving"].top if w.content.cards[c].deck == "beast"]
    return line("take-top-beast", card=key(w, cards[-1])) if cards else None


def draw_adventure(w: Island, e: Any, by: Cause) -> Told:
    cards = w.zones["resolving"].top[-1:]
    drawn = [c for c in cards if w.content.cards[c].deck == f"{e.kind}-adventure"]
    return line("draw-adventure", who=actor(w, by), card=key(w, drawn[0])) if drawn else None


def place_tile(w: Island, e: Any, by: Cause) -> Told:
    return line(
        "place-tile", space=e.space, card=key(w, e.card), terrain=getattr(w.content.cards[e.card], "terrain", "")
    )


def explore(w: Island, e: Any, by: Cause) -> Told:
    """RC-410, RC-997: with the Canoe there is a choice, and some day there is no tile left."""
    tiles = w.size("looked-at")
    if tiles > 1:
        return line("canoe-tiles", cards=tail(w, "looked-at", tiles))
    return None if tiles else line("no-tiles")


def tile_returned(w: Island, e: Any, by: Cause) -> Told:
    return line("tile-returned", card=key(w, e.card), how=e.how)


def camp_arranged(w: Island, e: Any, by: Cause) -> Told:
    return line("arranged", who=actor(w, by), blocked="yes" if w.token("arrange", "blocked") else "no")


def moved_nowhere(w: Island, e: Any, by: Cause) -> Told:
    return line("nowhere-to-go") if e.forced else None


def camp_to(w: Island, e: Any, by: Cause) -> Told:
    """RC-533, RC-557: where to is for the First Player to say, or for whoever stands in for him."""
    return line("camp-to", space=e.space, who=decider(w, w.speaker()) if w.players > 1 else "")


def site_explored(w: Island, e: Any, by: Cause) -> Told:
    head, _, space = e.name.partition("-")
    return line("rescue") if head == "rescue" else line("site-explored", space=space)


LINES: dict[str, TellsOf] = {
    "throw": throw,
    "throw-success": throw_success,
    "reroll": reroll,
    "reroll-success": reroll_success,
    "resolve": resolve,
    "assign": assign,
    "join": join,
    "take-back": take_back,
    "ready": ready,
    "thrift": thrift,
    "build-extra": build_extra,
    "rest-action": rests,
    "beast-token-bites": bites,
    "draw-adventure": draw_adventure,
    "keep-card": by_card("keep-card"),
    "built": built,
    "fight": fight,
    "strike": strike,
    "beast-appears": beast_appears,
    "beast-goes": beast_goes,
    "take-top-beast": beast_in_hand,
    "look-at-top-beast": top_of("hunting", "look-at-top-beast"),
    "strongest-beast-on-top": lying("found-beasts", "strongest-beast-on-top"),
    "look-at-tiles": lying("looked-at", "look-at-tiles"),
    "place-tile": place_tile,
    "site-explored": site_explored,
    "explore": explore,
    "tile-returned": tile_returned,
    "threat-averted": lambda w, e, by: line("threat-averted", card=key(w, e.card)),
    "adventure-hurts": lambda w, e, by: line("adventure-hurts", who=actor(w, by)),
    "arrange-camp": camp_arranged,
    "move-camp": moved_nowhere,
    "camp-to": camp_to,
    "night-outside": lambda w, e, by: line("night-outside", who=actor(w, by)),
}
