"""How each effect is told: a line of the log with its words, or nothing where there is nothing to tell.

Every function is asked right after its effect was applied, with the table as it then is.
"""

from collections.abc import Callable
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.words.log import Line
from holdfast.games.robinson.cards import Adventure, Character, Event, Mystery, Scenario
from holdfast.games.robinson.numbers import ACTION_DICE, face
from holdfast.games.robinson.people import whom
from holdfast.games.robinson.tokens import space_of
from holdfast.games.robinson.words import action_word
from holdfast.games.robinson.world import FRIDAY, JENNY, Island, Planned

Told = Line | None
TellsOf = Callable[[Island, Any, Cause], Told]


def line(message: str, **args: int | str) -> Line:
    return Line(f"log-{message}", tuple([(name.replace("_", "-"), value) for name, value in args.items()]))


# --- people and cards ---------------------------------------------------------------------------------------------------


def the(who: int) -> str:
    return f"the-who-{who}"


def actor(w: Island, by: Cause) -> str:
    return the(by.who if by.who >= 0 else w.first)


def key(w: Island, card: int) -> str:
    return w.content.cards[card].key


def tail(w: Island, zone: str, n: int, *kinds: str) -> str:
    """The last n cards of an open zone, those of certain decks only."""
    cards = [key(w, c) for c in w.zones[zone].top if not kinds or w.content.cards[c].deck in kinds]
    return "|".join(cards[-n:])


def changed(message: str, total: Callable[[Island, int], int]) -> TellsOf:
    """Somebody's number changes: who, by how much, and what it is now where it is one person."""

    def told(w: Island, e: Any, by: Cause) -> Told:
        concerned = [p for p in whom(w, by, e.who) if message != "determination" or p != JENNY]
        if not concerned:
            return None
        if concerned == [FRIDAY] and message == "wound" and not w.friday:
            return line("friday-dies", n=e.n)
        now = total(w, concerned[0]) if len(concerned) == 1 else -1
        of = w.life(concerned[0]) if len(concerned) == 1 else -1
        return line(message, who="|".join(map(the, concerned)), people=len(concerned), n=e.n, now=now, of=of)

    return told


# --- one by one ---------------------------------------------------------------------------------------------------------


def heading(phase: str) -> TellsOf:
    return lambda w, e, by: line("phase", phase=f"phase-{phase}")


def event_phase(w: Island, e: Any, by: Cause) -> Told:
    return line("phase", phase="phase-event") if w.round > 1 else None


def round_begins(w: Island, e: Any, by: Cause) -> Told:
    return line("round", n=w.round, of=w.rounds, first=the(w.first))


def set_up(w: Island, e: Any, by: Cause) -> Told:
    return line("set-up", scenario=w.card(w.scenario, Scenario).key)


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


def over(w: Island, e: Any, by: Cause) -> Told:
    return Line(f"why-{e.outcome.why}")


def pawn_word(pawn: str) -> str:
    return the(int(pawn[0])) if pawn[0].isdigit() else {"friday": the(FRIDAY), "jenny": the(JENNY)}.get(pawn, pawn)


def doers(p: Planned) -> str:
    """Those who act, each once."""
    return "|".join(dict.fromkeys(map(pawn_word, p.pawns)))


def resolve(w: Island, e: Any, by: Cause) -> Told:
    p = w.acting
    return line("resolve", who=doers(p), action=action_word(w, p)) if p is not None else None


def assign(w: Island, e: Any, by: Cause) -> Told:
    p = w.plan[-1]
    return line("assign", who=pawn_word(p.pawns[0]), action=action_word(w, p))


def join(w: Island, e: Any, by: Cause) -> Told:
    p = next((p for p in w.plan if p.slot == e.slot), None)
    return line("join", who=pawn_word(e.pawn), action=action_word(w, p)) if p is not None else None


def take_back(w: Island, e: Any, by: Cause) -> Told:
    kind, _, name = e.slot.partition(":")
    return line("take-back", action=action_word(w, Planned(kind, name, slot=e.slot)))


def build_extra(w: Island, e: Any, by: Cause) -> Told:
    return line("build-extra", who=actor(w, by), action=f"build:{e.it.name}")


def bites(w: Island, e: Any, by: Cause) -> Told:
    return line("beast-token-bites") if w.levels["weapon"] + w.temporary < 1 else None


def draw_adventure(w: Island, e: Any, by: Cause) -> Told:
    cards = w.zones["resolving"].top[-1:]
    drawn = [c for c in cards if w.content.cards[c].deck == f"{e.kind}-adventure"]
    return line("draw-adventure", who=actor(w, by), card=key(w, drawn[0])) if drawn else None


def built(w: Island, e: Any, by: Cause) -> Told:
    if e.what in w.levels:
        return None
    name, _, space = e.what.partition("-")
    if name == "cross" and space in w.spots:
        return line("built-cross", space=space)
    return line("built", what=e.what, now="yes" if e.what == "shelter" else "no")


def by_card(message: str) -> TellsOf:
    """A line about the card by which it happens."""
    return lambda w, e, by: line(message, who=actor(w, by), card=key(w, by.card)) if by.card >= 0 else None


def fight(w: Island, e: Any, by: Cause) -> Told:
    who = by.who if by.place == "action" else w.first
    if by.card < 0:
        return line("fight", who=the(who), strength=e.strength)
    card = w.content.cards[by.card]
    later = by.place == "event" and isinstance(card, Adventure | Mystery)
    return line("fight-card", who=the(who), card=f"{card.key}/later" if later else card.key, strength=e.strength)


def strike(w: Island, e: Any, by: Cause) -> Told:
    return line("strike", strength=e.strength, weapon=w.levels["weapon"] + w.temporary)


def hunting(message: str) -> TellsOf:
    return lambda w, e, by: line(message, n=w.size("hunting"))


def beast_in_hand(w: Island, e: Any, by: Cause) -> Told:
    cards = [c for c in w.zones["resolving"].top if w.content.cards[c].deck == "beast"]
    return line("take-top-beast", card=key(w, cards[-1])) if cards else None


def top_of(zone: str, message: str) -> TellsOf:
    """A card that everybody looks at on top of its deck."""

    def told(w: Island, e: Any, by: Cause) -> Told:
        cards = [c for c in w.zones[zone].top[-1:] if c >= 0 and w.seen[c] == -1]
        return line(message, card=key(w, cards[0])) if cards else None

    return told


def lying(zone: str, message: str) -> TellsOf:
    """All cards that lie openly in a zone."""
    return lambda w, e, by: line(message, who=actor(w, by), cards=tail(w, zone, 9)) if w.size(zone) else None


def draw_discovery(w: Island, e: Any, by: Cause) -> Told:
    zone = "future" if by.place == "action" and w.phase == "action" else "found"
    cards = tail(w, zone, e.n, "discovery")
    return line("draw-discovery", who=actor(w, by), cards=cards) if cards else None


def draw_starting_item(w: Island, e: Any, by: Cause) -> Told:
    zone = "future" if by.place == "action" and w.phase == "action" else "starting"
    cards = tail(w, zone, e.n, "starting-item")
    return line("draw-starting-item", who=actor(w, by), cards=cards) if cards else None


def start_items(w: Island, e: Any, by: Cause) -> Told:
    return line("start-items", cards=tail(w, "starting", 9)) if w.size("starting") else None


def draw_characters(w: Island, e: Any, by: Cause) -> Told:
    return line("draw-characters", cards="|".join(w.card(c, Character).key for c in w.characters))


def draw_event(w: Island, e: Any, by: Cause) -> Told:
    for card in w.zones["resolving"].top[-1:]:
        it = w.content.cards[card]
        if isinstance(it, Event):
            return line("draw-event", card=it.key, icon=f"icon-{it.icon}")
        if isinstance(it, Adventure | Mystery):
            return line("draw-later", card=it.key, later=f"{it.key}/later")
    return None


def book(w: Island, e: Any, by: Cause) -> Told:
    return line("book") if w.scenario_card().book else None


def threat_effect(w: Island, e: Any, by: Cause) -> Told:
    card = w.content.cards[e.card]
    slides = isinstance(card, Event) and card.slide
    return line("threat-effect" if slides else "threat-gone", card=card.key)


def first_player(w: Island, e: Any, by: Cause) -> Told:
    return line("first-player-to-next", who=the(w.first))


def place_tile(w: Island, e: Any, by: Cause) -> Told:
    return line(
        "place-tile", space=e.space, card=key(w, e.card), terrain=getattr(w.content.cards[e.card], "terrain", "")
    )


def site_explored(w: Island, e: Any, by: Cause) -> Told:
    head, _, space = e.name.partition("-")
    return line("rescue") if head == "rescue" else line("site-explored", space=space)


def lose_item(w: Island, e: Any, by: Cause) -> Told:
    return None if e.item in w.built else line("lose-item", item=e.item)


def draw_invention(w: Island, e: Any, by: Cause) -> Told:
    return line("draw-invention", cards=tail(w, "inventions", e.n))


def freely_built(w: Island, e: Any, by: Cause) -> Told:
    return line("freely-built", item=e.item) if w.find("future", e.item) >= 0 else None


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


def use_skill(w: Island, e: Any, by: Cause) -> Told:
    return line("use-skill", who=the(by.seat), name=f"{w.character(by.seat).key}/{e.skill}", cost=e.cost)


def used(w: Island, e: Any, by: Cause) -> Told:
    left = w.uses.get(e.card, 0)
    return line("used", card=key(w, e.card), left=left)


def discard_all(w: Island, e: Any, by: Cause) -> Told:
    return line("discard-all-determination", who="|".join(map(the, whom(w, by, e.who))))


def morale(w: Island, e: Any, by: Cause) -> Told:
    return line("morale", n=e.n, now=w.morale)


def special_wound(w: Island, e: Any, by: Cause) -> Told:
    return line("special-wound", who=actor(w, by), colour=e.colour, part=e.part)


def thrift(w: Island, e: Any, by: Cause) -> Told:
    return line("thrift", who=the(e.who), n=e.n)


def ready(w: Island, e: Any, by: Cause) -> Told:
    return line("ready", who=the(e.seat))


def produce(w: Island, e: Any, by: Cause) -> Told:
    return line("produce", wood=w.produced.get("wood", 0), food=w.produced.get("food", 0))


def gain(w: Island, e: Any, by: Cause) -> Told:
    n = e.n * len(w.everyone()) if e.per_player else e.n
    later = by.place == "action" and w.phase == "action"
    return line("gain", n=n, what=e.what, later="yes" if later else "no")


def lose(w: Island, e: Any, by: Cause) -> Told:
    return line("lose", n=e.n, what=e.what, now=w.stock_for(e.what))


def level(w: Island, e: Any, by: Cause) -> Told:
    if e.n > 0 and e.track != "weapon" and not w.sheltered():
        return line("no-shelter", track=e.track)
    return line("level", track=e.track, n=e.n, now=w.levels[e.track])


def level_now(w: Island, e: Any, by: Cause) -> Told:
    return line("level-now", track=e.track, now=w.levels[e.track])


def flagged(message: str) -> TellsOf:
    return lambda w, e, by: line(message, what=e.what, who=e.who or "all")


def put_token(w: Island, e: Any, by: Cause) -> Told:
    if e.at in ("target", "camp"):
        return line("put-token-on", token=e.token, space=w.camp if e.at == "camp" else space_of(w, by))
    return line("put-token", token=e.token, at=e.at)


def roll_weather(w: Island, e: Any, by: Cause) -> Told:
    faces = [shown.partition(":")[2] for shown in w.weather if not shown.startswith("animals:")]
    return line("roll-weather", dice="|".join(f"sky-{f}" for f in faces)) if faces else None


def gather_clouds(w: Island, e: Any, by: Cause) -> Told:
    rain, winter = w.clouds.get("rain", 0), w.clouds.get("winter", 0)
    return (
        line("gather-clouds", rain=rain, winter=winter, roof=w.levels["roof"]) if rain + winter else line("no-clouds")
    )


def animals(message: str) -> TellsOf:
    def told(w: Island, e: Any, by: Cause) -> Told:
        faces = [shown.partition(":")[2] for shown in w.weather if shown.startswith("animals:")]
        return line(message, face=f"animals-{faces[0]}") if faces else None

    return told


def open_air(w: Island, e: Any, by: Cause) -> Told:
    return None if w.sheltered() else line("open-air")


def meals(w: Island, e: Any, by: Cause) -> Told:
    return line("meals", n=w.stock_for("food"))


def pile_wood(w: Island, e: Any, by: Cause) -> Told:
    return line("pile-wood", n=e.n, stage=w.score.get("stage", 0), pile=w.score.get("pile", 0))


def place_cross(w: Island, e: Any, by: Cause) -> Told:
    return line("place-cross", n=w.score.get("cross", 0))


def marker_removed(w: Island, e: Any, by: Cause) -> Told:
    return line("marker-removed", name=e.name)


def token_removed(w: Island, e: Any, by: Cause) -> Told:
    return line("marker-removed", name=f"{e.space}-{e.what}")


def covered(w: Island, e: Any, by: Cause) -> Told:
    return line("cover-source", what=f"{e.space}-{e.source}")


def burnt_down(w: Island, e: Any, by: Cause) -> Told:
    """RC-1000: the City stands where Friday fell."""
    return (
        line("burnt-down", space=e.space) if "burnt" in w.spots[e.space].tokens else line("city-stands", space=e.space)
    )
