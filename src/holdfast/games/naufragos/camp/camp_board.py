"""The camp board: cards that are used, solved and do harm there (NA-504 to NA-511, NA-925)."""

from typing import ClassVar

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Seat
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Blocks, block
from holdfast.core.memo import MemoPerContent
from holdfast.core.text.log import LogEntry
from holdfast.games.naufragos.camp.fishing import may_fish
from holdfast.games.naufragos.cards import PARTS, CampAction, IslandCard
from holdfast.games.naufragos.castaways.diary import Story
from holdfast.games.naufragos.castaways.health import PAID
from holdfast.games.naufragos.castaways.log import PRICE
from holdfast.games.naufragos.exploration.summit import Settle
from holdfast.games.naufragos.log import CAMP_BOARD, PAWNS, WHITE, key, keys, level, line, one
from holdfast.games.naufragos.plot.decisions import Decide, choice_blocks
from holdfast.games.naufragos.rules import CAMP_SPACES, STORM
from holdfast.games.naufragos.vocabulary import Moment, Space
from holdfast.games.naufragos.world import CAMP_ZONES, Shore, actor, under


def leave_camp(w: Shore, card: int) -> None:
    """NA-504, NA-510: a card leaves the board, a pawn on it returns to its owner; what it covered is available again."""
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
    blocks = plain_blocks(camp, w.energy[seat], w.weather == STORM, not camp.fishing or may_fish(w))
    if camp.when is not None and not camp.when.holds(w, Cause(seat, seat, card, "camp")):
        blocks += (NOT_POSSIBLE,)
    if camp.red and not can_solve(w, Cause(seat, seat, card, "camp"), camp):
        blocks += (NO_WAY,)
    return blocks


def plain_blocks(camp: CampAction, energy: int, stormy: bool, fishing: bool) -> Blocks:
    """As far as it hangs on no condition of its own."""
    blocks: Blocks = ()
    if energy < camp.cost:
        blocks = (block("NA-257", "no-energy", need=camp.cost, have=energy),)
    if (camp.calm or camp.fishing) and stormy:
        blocks += (STORMY,)
    elif camp.fishing and not fishing:
        blocks += (NO_FISHING,)
    return blocks


STORMY = block("NA-216", "storm")
NO_FISHING = block("NA-216", "no-fishing")
NOT_POSSIBLE = block("NA-455", "not-possible")
NO_WAY = block("NA-925", "no-way-to-solve")


def can_solve(w: Shore, by: Cause, camp: CampAction) -> bool:
    return any(not choice_blocks(w, by, choice) for choice in camp.solve)


ASK = -1
NEVER = 99
"""More energy than anybody has."""


def least_energy(w: Shore) -> list[int]:
    """For each camp card the energy from which on nothing forbids its use now, or `ASK`, less than nothing, where
    `camp_blocks` must be asked: most cards have no condition of their own, and what holds for all of them is looked up."""
    calm = w.weather != STORM
    return LEAST_ENERGY[w.content][calm][may_fish(w) if w.today else calm]


def _least_energy(content: Content, calm: bool, fishing: bool) -> list[int]:
    least = [NEVER] * len(content.cards)
    for card, camp in PARTS[content].camps.items():
        if camp.when is not None or camp.red:
            least[card] = ASK
        elif not plain_blocks(camp, camp.cost, not calm, fishing):
            least[card] = camp.cost
    return least


ANY = (False, True)
LEAST_ENERGY = MemoPerContent(
    lambda content: tuple([tuple([_least_energy(content, calm, fishing) for fishing in ANY]) for calm in ANY])
)
"""For any weather, and whether there is fishing."""


class UseCampCard(Effect[Shore]):
    """NA-257, NA-455: the cost is paid now; if it can no longer be paid or used, the pawn returns without effect. A card
    may lead onto the summit or take the last card of a deck (NA-577, NA-739)."""

    seat: int
    space: Space
    beat = "use"
    accounts_for = (*PAWNS, *WHITE, "energy", "prepared")

    def apply(self, w: Shore, by: Cause) -> Effects:
        card = w.on_camp(self.space)
        if card < 0 or not w.at_camp(self.seat) or camp_blocks(w, self.seat, card):
            return ()
        camp = w.camp_card(card)
        under(w, by, SETTLE)
        under(w, Cause(self.seat, self.seat, card, "camp"), (Decide(camp.solve),) if camp.red else camp.then)
        if camp.cost:
            under(w, Cause(self.seat, self.seat, card, "camp", PRICE), PAID[self.seat][camp.cost])
        return ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-455: the card is used, or cannot be used any more."""
        card = w.on_camp(self.space)
        if card < 0:
            return None
        able = w.at_camp(self.seat) and not camp_blocks(w, self.seat, card)
        cost = w.camp_card(card).cost
        white = self.seat == w.starter and (
            w.white == self.space or (not w.rules.white_pawn_waits and w.free_pawns[self.seat] == w.rules.pawns)
        )
        return line(
            "use-camp-card" if able else "camp-card-closed",
            card=key(w, card),
            white="yes" if white else "no",
            paid="yes" if cost else "no",
            **level(w, self.seat, -cost),
            **one(w, self.seat),
        )


SETTLE = (Settle(),)


class Solved(Effect[Shore]):
    """NA-925: a red camp card leaves the game, and the solver takes 1 story token."""

    beat = "card"
    accounts_for = CAMP_BOARD

    def apply(self, w: Shore, by: Cause) -> Effects:
        leave_camp(w, by.card)
        return (Story(),)

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("solved", card=key(w, by.card), **one(w, actor(w, by)))


class Standing(Effect[Shore]):
    """NA-511, NA-226: red camp cards and lasting events do their harm at this moment."""

    at: Moment
    quiet: ClassVar[bool] = True
    beat = "card"

    def apply(self, w: Shore, by: Cause) -> Effects:
        cards, zones, harmful = [], w.zones, STANDING[w.content].get(self.at, NO_HARM)
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
        return (*harm, *SETTLE) if harm else ()

    def log(self, w: Shore, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """NA-511: red camp cards and lasting events that do something now."""
        camp = [card for space in CAMP_SPACES if (card := w.on_camp(space)) >= 0]
        harm = [(card, w.camp_card(card).standing) for card in camp]
        harm += [(card, w.happening(card).standing) for card in w.zones["lasting-events"].top]
        cards = [card for card, it in harm if it is not None and it.at == self.at]
        return line("standing", cards=keys(w, cards)) if cards else None


def harm_seen(w: Shore, at: str) -> bool:
    """At a glance: where nobody has seen a card that does harm at this moment, nothing is standing there."""
    return w.seen_any(STANDING[w.content].get(at, NO_HARM))


NO_HARM: dict[int, Effects] = {}


def standing_cards(content: Content) -> dict[str, dict[int, Effects]]:
    """The few cards that do something every turn, by their moment, and what."""
    found: dict[str, dict[int, Effects]] = {}
    for i, card in enumerate(content.cards):
        if isinstance(card, IslandCard):
            for part in (card.camp, card.event):
                if part is not None and part.standing is not None:
                    found.setdefault(part.standing.at, {})[i] = part.standing.then
    return found


STANDING = MemoPerContent(standing_cards)
