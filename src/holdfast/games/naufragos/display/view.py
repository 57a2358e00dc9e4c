"""Figures for screens, search and simulations: what a view adds, what a position is worth, what a game counts."""

from collections.abc import Mapping
from typing import Any, TypedDict

from holdfast.core.definition import EmptyView
from holdfast.games.naufragos.actions.building import needed
from holdfast.games.naufragos.castaways.trade import FOOD, Bargain
from holdfast.games.naufragos.dice.strength import strength
from holdfast.games.naufragos.exploration.returning import common_bonus
from holdfast.games.naufragos.exploration.summit import plot_events, turns_left
from holdfast.games.naufragos.flow.ending import icons
from holdfast.games.naufragos.pawns.spaces import space_price
from holdfast.games.naufragos.rules import CAMP_SPACES, LONG_SITES, SECTORS, SPACES, SUMMIT
from holdfast.games.naufragos.world import PLACE_OF_CAMP_CARD, STORIES, Shore


class Castaway(TypedDict):
    """One castaway; the values of the tokens as far as the viewer knows them."""

    seat: int
    name: str
    character: str
    ability: str
    energy: int
    top: int
    scale: int
    wounds: int
    trauma: int
    track: int
    dead: bool
    lost: int
    exploring: bool
    food: int
    items: list[str]
    tokens: int
    known_tokens: list[int]
    strength: int
    pawns: int


class CampSpace(TypedDict):
    """A space of the camp board: its card, what it covers, who stands there."""

    card: str
    covers: int
    red: bool
    cost: int
    wood: int
    pawn: int
    white: bool


class Placed(TypedDict):
    """A coloured pawn on a space: whose, and which of an action's spaces it is."""

    space: str
    action: str
    seat: int


class Deal(TypedDict):
    """NA-655: what one offers another: an item by its key, or `food`; nothing where it is empty."""

    seat: int
    partner: int
    give: str
    want: str


class Table(TypedDict):
    """What a view of the shore adds."""

    castaways: list[Castaway]
    camp: dict[str, CampSpace]
    event_now: list[str]
    strips: list[list[list[str]]]
    icons: list[str]
    pending: list[str]
    tiles: list[int]
    larder: list[int]
    turns_left: int
    plot_events: int
    sizes: dict[str, int]
    need: dict[str, int]
    takes: dict[str, tuple[int, int, int, int]]
    prices: dict[str, list[int]]
    return_bonus: int
    ruleset: str
    standing: list[Placed]
    bargain: Deal | None


class Known(TypedDict):
    """What each castaway sees differently."""

    castaways: list[Castaway]


def show(w: Shore) -> Table | EmptyView:
    """What a view adds to the bare fields: castaways, camp board, event, what is within reach and what it costs."""
    if not w.energy:
        return {}
    return {
        "castaways": [castaway(w, s) for s in range(w.players)],
        "camp": {space: camp_space(w, space) for space in CAMP_SPACES},
        "event_now": keys(w, "event-now"),
        "strips": [[list(strip) for strip in w.happening(c).rescue] for c in w.zones["event-now"].top],
        "icons": sorted(icons(w)),
        "pending": keys(w, "pending"),
        "tiles": [w.piece(card).value for card in w.zones["tiles"].top],
        "larder": [w.piece(card).value for card in w.zones["larder"].top],
        "turns_left": turns_left(w),
        "plot_events": plot_events(w),
        "sizes": {
            deck: w.size(deck) for deck in (*SECTORS, "event", "wreckage", "supply", "forage", "fish", "orchard")
        },
        "need": {site: w.rules.size(site) for site in LONG_SITES},
        "takes": {name: needed(w, name) for name in w.places if name and name not in LONG_SITES},
        "prices": {a: [space_price(w, w.starter, a, n) for n in range(SPACES[a])] for a in SPACES},
        "return_bonus": common_bonus(w),
        "ruleset": w.rules.name,
        "standing": [{"space": space, "action": space.partition(":")[0], "seat": s} for space, s in w.pawns.items()],
        "bargain": bargain(w),
    }


def own(w: Shore, seat: int | None, everybody: Mapping[str, Any]) -> Known | EmptyView:
    """NA-800, NA-813: castaways with the tokens that this seat has looked at."""
    if seat is None or not w.energy:
        return {}
    castaways: list[Castaway] = everybody["castaways"]
    return {"castaways": [{**one, "known_tokens": known_tokens(w, one["seat"], seat)} for one in castaways]}


def known_tokens(w: Shore, seat: int, viewer: int | None) -> list[int]:
    """The values of tokens, for their owner only or if all have seen them."""
    bit = 0 if viewer is None else 1 << viewer
    return sorted([w.piece(c).value for c in w.zones[STORIES[seat]].top if w.seen[c] == -1 or w.seen[c] & bit])


def bargain(w: Shore) -> Deal | None:
    """NA-655: the bargain that somebody is asked about; all see it."""
    asked = w.row(Bargain)
    if not asked:
        return None
    it = asked[0]
    owned = {w.content.cards[c].id: w.content.keys[c] for s in (it.seat, it.partner) for c in w.items(s)}
    give, want = [owned.get(thing, "food" if thing == FOOD else "") for thing in (it.give, it.want)]
    return {"seat": it.seat, "partner": it.partner, "give": give, "want": want}


def castaway(w: Shore, seat: int) -> Castaway:
    """One castaway as everybody sees it."""
    group = w.group_of(seat)
    return {
        "seat": seat,
        "name": w.content.keys[w.characters[seat]],
        "character": w.content.cards[w.characters[seat]].id,
        "ability": w.ability(seat),
        "energy": w.energy[seat],
        "top": max(0, w.top(seat)),
        "scale": w.scale(seat),
        "wounds": w.wounds[seat],
        "trauma": w.trauma[seat],
        "track": w.track[seat],
        "dead": w.is_dead(seat),
        "lost": group.difficulty if group else 0,
        "exploring": seat in w.party,
        "food": w.held[seat],
        "items": [w.content.keys[card] for card in w.items(seat)],
        "tokens": len(w.zones[STORIES[seat]].top),
        "known_tokens": known_tokens(w, seat, None),
        "strength": strength(w, (seat,)),
        "pawns": w.free_pawns[seat],
    }


def camp_space(w: Shore, space: str) -> CampSpace:
    """A space of the camp board: its card, what it covers, who stands there."""
    zone = w.zones[PLACE_OF_CAMP_CARD[space]].top
    return {
        "card": w.content.keys[zone[-1]] if zone else "",
        "covers": len(zone) - 1 if zone else 0,
        "red": bool(zone) and w.camp_card(zone[-1]).red,
        "cost": w.camp_card(zone[-1]).cost if zone else 0,
        "wood": w.on_card.get(zone[-1], 0) if zone else 0,
        "pawn": w.pawns.get(space, -1),
        "white": w.white == space and (w.white_waits or not w.rules.bags),
    }


def keys(w: Shore, zone: str) -> list[str]:
    """The cards of an open row by their keys."""
    return [w.content.keys[card] for card in w.zones[zone].top]


def worth(w: Shore, seat: int) -> float:
    """What a finished game is worth to a seat in search: winning most, being rescued next, then how far it came."""
    outcome = w.outcome
    if outcome is not None and outcome.won:
        if seat in outcome.winners:
            return 1.0
        saved = not (w.dead | w.away) >> seat & 1
        return 0.6 + 0.01 * min(30, outcome.scores[seat]) if saved else 0.45
    alive = not w.is_dead(seat)
    lasted = w.turn / w.rules.turns[w.players - 1]
    far = max([w.track[s] for s in range(w.players)]) / SUMMIT
    signs = (
        min(1.0, len(icons(w)) / 4 + sum([w.progress[name] / w.rules.size(name) for name in LONG_SITES]) / 6)
        if w.energy
        else 0
    )
    strength = sum([w.top(s) for s in w.living()]) / (7 * w.players) if w.energy else 0
    return 0.2 * lasted + 0.08 * far + 0.06 * signs + 0.04 * strength + 0.02 * alive


def stats(w: Shore) -> dict[str, float | str]:
    """Figures of a finished game for `simulate` (NA-976)."""
    outcome = w.outcome
    saved = list(w.not_lost()) if outcome and outcome.won else []
    return {
        "turn": w.turn,
        "why": outcome.why if outcome else "",
        "rescued": len(saved),
        "summit": int(w.summit >= 0),
        "summit_turn": w.summit_turn,
        "deaths": w.deaths,
        "lost_turns": w.lost_turns,
        "best_score": max(outcome.scores) if outcome else 0,
    }
