"""What must be in step on the island at every question of Robinson, besides what `audit` wants of every position."""

from typing import Any

from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Menu
from holdfast.games.robinson.anytime.skills import ANY_TIME
from holdfast.games.robinson.island.geography import BIT
from holdfast.games.robinson.planning.targets import survey

ON_THE_WAY = (
    "resolving",
    "leaving",
    "turned",
    "ignored",
    "ideas",
    "found",
    "found-items",
    "found-beasts",
    "looked-at",
)
"""Where cards lie only while an effect deals with them."""
MORALE = range(-3, 4)


def in_step(game: Game) -> None:
    w: Any = game.world
    if not w.characters:
        return
    assert w.land == sum(BIT[space] for space, spot in w.spots.items() if spot.tile >= 0 and not spot.down)
    assert w.land & BIT[w.camp], f"the Camp {w.camp} stands on no land"
    assert all(w.wounds[who] <= w.life(who) for who in range(w.players))
    assert w.morale in MORALE
    assert 1 <= w.round <= w.rounds
    items = [w.content.cards[c].id for zone in ("items", "scenario-items") for c in w.zones[zone].entries()]
    assert sorted(w.built) == sorted(items), "what is built is not what lies among the Items"
    nobody_is_passed_over(w)
    if game.question.tag == "planning":
        planned(w)


def nobody_is_passed_over(w: Any) -> None:
    """The glance at who may have an offer overlooks nobody who has one."""
    for moment in ANY_TIME:
        for seat in range(w.players):
            menu = Menu(seat)
            w.offers(moment, seat, menu)
            assert not menu.options or w.likely(moment) >> seat & 1, f"seat {seat + 1} is passed over at {moment}"


def planned(w: Any) -> None:
    """While all plan, no Action is under way, every pawn stands in one place, and the survey is not out of date."""
    assert not w.laid
    assert w.acting is None
    assert not w.searches
    assert [zone for zone in ON_THE_WAY if w.size(zone)] == []
    pawns = [pawn for action in w.plan for pawn in action.pawns]
    assert len(set(pawns)) == len(pawns), f"a pawn stands in two places: {pawns}"
    assert lasting(w.targets) == lasting(survey(w).found), "what can be planned has changed without a new survey"


def lasting(targets: Any) -> set[Any]:
    """The Carpenter's skill is declared while planning; his targets are left out of the menu then, not of the survey."""
    return {target for target in targets if not target.how.startswith("thrift")}
