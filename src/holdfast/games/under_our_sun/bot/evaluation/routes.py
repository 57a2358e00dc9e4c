"""The cheapest ways from here: action points, and health points where somebody may be met."""

from heapq import heappop, heappush
from typing import NamedTuple

from holdfast.games.under_our_sun.bot.evaluation.outlook import Outlook
from holdfast.games.under_our_sun.map.geography import distance, neighbours
from holdfast.games.under_our_sun.map.moving import prices, stride
from holdfast.games.under_our_sun.rules import HAVEN

FARTHEST = 6
DEAREST = 42.0
"""Nobody goes farther, or for more."""


class Way(NamedTuple):
    """What it costs to come to a place, and the first step: how, and where."""

    cost: float
    how: str
    to: str
    ap: int


class Pace:
    """What steps of one character cost."""

    def __init__(self, o: Outlook, char: int) -> None:
        w = o.w
        self.o, self.char = o, char
        self.stride = stride(w, char, w.kit(char).perks, w.sheet(char).able)
        self.life = o.life(char)
        self.stealth = o.passes(char, "stealth", True)
        self.night = self.life * o.k.night
        self.unknown = 2.4 * o.point + o.k.charge * o.k.unknown * 1.6 * self.life + (self.night if o.dark else 0.0)

    def step(self, pos: str, early: bool) -> tuple[float, str, int]:
        """Onto a revealed tile: the price with its danger, how, and the points; `early`: in this phase."""
        o = self.o
        move, sneak = prices(o.cards[o.spots[pos].tile].mv, self.stride)
        danger = o.danger(self.char, pos) * self.life
        if o.dark and early and pos != HAVEN:
            danger += self.night
        if not danger:
            return move * o.point, "move", move
        open_price, hidden_price = move * o.point + danger, sneak * o.point + (1 - self.stealth) * danger + 0.4
        return (hidden_price, "sneak", sneak) if hidden_price < open_price else (open_price, "move", move)


def ways(o: Outlook, char: int, wanted: set[str], most: float = DEAREST) -> dict[str, Way]:
    """From his tile to all places that may be worth it, at most so much; until all wanted ones are found."""
    w, spots = o.w, o.spots
    most = min(most, DEAREST)
    start, points = o.pos[char], o.ap[char]
    pace_ = Pace(o, char)
    stack = w.size("stack")
    leave = 0.0
    if w.threatened(char):
        leave = pace_.life * o.harms(o.against(char))
    best = {start: Way(0.0, "", "", 0)}
    prices_: dict[tuple[str, bool], tuple[float, str, int]] = {}
    done: set[str] = set()
    heap: list[tuple[float, str]] = [(0.0, start)]
    while heap:
        cost, pos = heappop(heap)
        if pos in done:
            continue
        done.add(pos)
        wanted.discard(pos)
        if cost > most or (not wanted and cost > 6):
            break
        here = best[pos]
        early = here.ap < points
        for place in neighbours(pos):
            if place in done or distance(place, start) > FARTHEST:
                continue
            spot = spots.get(place)
            if spot is not None and spot.tile >= 0:
                if pos == start and not w.room(place):
                    continue
                key = place, early
                price = prices_.get(key)
                if price is None:
                    price = prices_[key] = pace_.step(place, early)
                worth, how, ap = price
            elif spot is None and not stack:
                continue
            else:
                worth, how, ap = pace_.unknown, "charge", 2
            new = cost + worth + (leave if pos == start else 0.0)
            known = best.get(place)
            if known is None or new < known.cost - 1e-9:
                first = (how, place) if pos == start else (here.how, here.to)
                best[place] = Way(new, *first, here.ap + ap)
                heappush(heap, (new, place))
    return best
