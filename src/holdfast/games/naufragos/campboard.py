"""The camp board: cards put on it, covered, solved and used (NA-500 to NA-513, NA-925)."""

from functools import lru_cache
from typing import ClassVar

from holdfast.core.content import Content
from holdfast.core.effect import AnyEffect, Cause, Effect, Effects, Question, Seat
from holdfast.core.effects import Under
from holdfast.core.menu import Blocks, Menu, needs
from holdfast.games.naufragos.cards import IslandCard
from holdfast.games.naufragos.castaways import Energy
from holdfast.games.naufragos.decisions import Decide, choice_blocks
from holdfast.games.naufragos.numbers import CAMP_SPACES, STORM
from holdfast.games.naufragos.stores import may_fish, wood_left
from holdfast.games.naufragos.story import Story
from holdfast.games.naufragos.world import CAMP_ZONES, PLACE_OF_CAMP_CARD, Shore, actor, parts, under


class CampArrives(Question[Shore]):
    """NA-500, NA-501, NA-512: onto a free space; where none is free, over a card; the one who brings it chooses."""

    card: int

    def asked(self, w: Shore, by: Cause) -> tuple[Seat, ...]:
        bringer = w.starter if by.place == "event" else actor(w, by)
        return (w.starter if w.is_dead(bringer) else bringer,)

    def options(self, w: Shore, by: Cause, seat: Seat, menu: Menu) -> None:
        free = [space for space in CAMP_SPACES if w.on_camp(space) < 0]
        for space in free or coverable(w):
            menu.add(f"lay:{space}", LayCampCard(self.card, space))
        if menu.explain:
            for space in CAMP_SPACES:
                if space not in (free or coverable(w)):
                    menu.closed(f"lay:{space}", *cover_blocks(w, space, bool(free)))


def cover_blocks(w: Shore, space: str, free: bool) -> Blocks:
    """Why a card may not be laid over this one: a space is free, it is red, or a pawn waits on it."""
    if free:
        return needs(False, "NA-501", "free-space")
    if w.camp_card(w.on_camp(space)).red:
        return needs(False, "NA-502" if w.rules.name == "2013" else "NA-503", "red-card")
    return needs(False, "NA-513", "camp-card-taken")


def coverable(w: Shore) -> list[str]:
    """NA-502, NA-503, NA-506, NA-513: no red card unless all are red; none with a pawn unless all have one."""
    open_ = [s for s in CAMP_SPACES if not w.camp_card(w.on_camp(s)).red] or list(CAMP_SPACES)
    return [s for s in open_ if s not in w.pawns and w.white != s] or open_


class LayCampCard(Effect[Shore]):
    """The card lies face up on its space; wood printed on it is put on it, its additions happen (NA-923)."""

    card: int
    space: str

    def apply(self, w: Shore, by: Cause) -> Effects:
        from holdfast.games.naufragos.plot import additions

        if self.space in w.pawns:
            del w.pawns[self.space]
        if w.white == self.space:
            w.white, w.white_waits = "", False
        w.move(self.card, w.locate(self.card), PLACE_OF_CAMP_CARD[self.space])
        wood = w.camp_card(self.card).wood
        if wood:
            w.on_card[self.card] = min(wood, wood_left(w))
        return additions(w, self.card)


def leave_camp(w: Shore, card: int) -> None:
    """NA-504, NA-510: a card leaves the board, a pawn on it is taken back; what it covered is available again."""
    w.on_card.pop(card, None)
    zone = w.locate(card)
    space = "camp:" + zone[5:]
    uppermost = w.on_camp(space) == card
    w.move(card, zone, "gone")
    if uppermost:
        w.pawns.pop(space, None)
        if w.white == space:
            w.white, w.white_waits = "", False


def camp_blocks(w: Shore, seat: Seat, card: int) -> Blocks:
    """What forbids the use of a camp card: its cost (NA-257), a storm (NA-216), its own condition, nothing to solve."""
    camp = w.camp_card(card)
    by = Cause(seat, seat, card, "camp")
    blocks = needs(w.energy[seat] >= camp.cost, "NA-257", "no-energy", need=camp.cost, have=w.energy[seat])
    if camp.calm or camp.fishing:
        blocks += needs(not w.stormy(), "NA-216", "storm")
    if camp.fishing:
        blocks += needs(may_fish(w) or w.stormy(), "NA-216", "no-fishing")
    if camp.when is not None:
        blocks += needs(camp.when.holds(w, by), "NA-455", "not-possible")
    if camp.red:
        blocks += needs(any(not choice_blocks(w, by, c) for c in camp.solve), "NA-925", "no-way-to-solve")
    return blocks


ASK = -1
NEVER = 99
"""More energy than anybody has."""


def least_energy(w: Shore) -> dict[int, int]:
    """For each camp card the energy from which on nothing forbids its use now, or `ASK` where `camp_blocks` must be
    asked: most cards have no condition of their own, and what holds for all of them is looked up."""
    calm, today = w.weather != STORM, w.today
    return _least_energy(w.content, calm, may_fish(w) if today else calm)


@lru_cache(maxsize=32)
def _least_energy(content: Content, calm: bool, fishing: bool) -> dict[int, int]:
    least = {}
    for card, camp in parts(content).camps.items():
        if camp.when is not None or camp.red:
            least[card] = ASK
        elif (camp.calm and not calm) or (camp.fishing and not fishing):
            least[card] = NEVER
        else:
            least[card] = camp.cost
    return least


class UseCampCard(Effect[Shore]):
    """NA-257, NA-455: the cost is paid now; who cannot pay or use it any more takes his pawn back without effect."""

    seat: int
    space: str

    def apply(self, w: Shore, by: Cause) -> Effects:
        card = w.on_camp(self.space)
        if card < 0 or not w.at_camp(self.seat) or camp_blocks(w, self.seat, card):
            return ()
        camp = w.camp_card(card)
        pay = (Energy(str(self.seat), -camp.cost),) if camp.cost else ()
        then: tuple[AnyEffect, ...] = (Decide(camp.solve),) if camp.red else camp.then
        return under(w, Cause(self.seat, self.seat, card, "camp"), (*pay, *then))


class Solved(Effect[Shore]):
    """NA-925: a red camp card leaves the game, and the solver takes 1 story token."""

    def apply(self, w: Shore, by: Cause) -> Effects:
        leave_camp(w, by.card)
        return (Story(),)


class Standing(Effect[Shore]):
    """NA-511, NA-226: red camp cards and lasting events do their harm at this moment."""

    at: str
    quiet: ClassVar[bool] = True

    def apply(self, w: Shore, by: Cause) -> Effects:
        zones, harmful = w.zones, standing_cards(w.content, self.at)
        cards = []
        for zone in CAMP_ZONES:
            top = zones[zone].top
            if top and top[-1] in harmful:
                cards.append(top[-1])
        cards += zones["lasting-events"].top
        cards += zones["event-now"].top
        harm: list[AnyEffect] = []
        for card in cards:
            if card in harmful:
                harm.append(Under(Cause(w.starter, w.starter, card, "event"), harmful[card]))
        return tuple(harm)


@lru_cache(maxsize=32)
def standing_cards(content: Content, at: str) -> dict[int, Effects]:
    """The few cards that do something every turn at this moment, and what."""
    found = {}
    for i, card in enumerate(content.cards):
        if isinstance(card, IslandCard):
            for part in (card.camp, card.event):
                if part is not None and part.standing is not None and part.standing.at == at:
                    found[i] = part.standing.then
    return found
