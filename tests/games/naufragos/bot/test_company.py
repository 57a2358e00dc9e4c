"""Good company: a friend completes what people have begun, spends nothing shared without need, and idles with no pawn."""

from typing import Any

import pytest

from holdfast.bots.rule_player import player_of
from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.core.engine.journal import Observer
from holdfast.core.facts import Facts
from holdfast.core.player import SeatPosition
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.castaways.trade import Bargain
from holdfast.games.naufragos.night.meals import Hunger, eaters
from holdfast.games.naufragos.pawns.placing import PassPawn
from tests.games.naufragos.table import RULESETS, Table


def answer(t: Table, seat: int | None = None) -> Facts:
    """What a friend does here."""
    player = player_of(DEFINITION)
    assert player is not None
    at = SeatPosition(t.game, t.seat if seat is None else seat)
    return at.deed(player.weigh(at)[0].option)


def camp(players: int = 3, ruleset: str = "2013") -> Table:
    t = Table(players, ruleset)
    t.abilities(*("strong", "cook", "medic", "fisher")[:players])
    t.energy(*[4] * players)
    t.store(turn=3, food=players)
    return t


@pytest.mark.rule("NA-436", "NA-438")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_roof_that_somebody_has_begun_is_finished(ruleset: str) -> None:
    t = camp(ruleset=ruleset)
    t.abilities("medic", "cook", "lucky")
    t.energy(4, 4, 4)
    t.store(wood=2)
    t.act("build")
    t.choose("build:shelter")
    t.choose("give:1")
    first = answer(t)
    assert first.deed == "give"
    t.choose(f"give:{first.n}")
    if t.asked == "contribute":
        t.choose(f"give:{answer(t).n}")
    assert t.w.shelter == 1


@pytest.mark.rule("NA-440")
def test_the_last_wood_stays_for_the_fire_of_the_night() -> None:
    t = camp()
    t.store(wood=1, fire=True, fire_wood=0)
    t.act("build")
    assert answer(t).what != "bonfire"


@pytest.mark.rule("NA-425", "NA-256")
def test_nobody_lights_a_fire_that_another_is_lighting() -> None:
    t = camp()
    t.store(wood=2)
    t.to_placing()
    t.choose("campfire")
    assert answer(t).deed != "campfire"


@pytest.mark.rule("NA-532")
def test_who_sees_an_expedition_leave_does_other_things() -> None:
    t = camp()
    t.store(food=0)
    t.to_placing()
    t.choose("explore")
    assert answer(t).deed not in ("explore", "pass")


@pytest.mark.rule("NA-306")
def test_food_of_the_store_is_not_eaten_beyond_need() -> None:
    t = camp()
    t.store(food=4, cubes=0)
    t.energy(4, 4, 4)
    t.phase("survival")
    eaten = 0
    while t.asked == "piece":
        facts = answer(t)
        eaten += facts.deed in ("eat", "feed")
        t.choose(next(o.key for o in t.game.moves(t.seat) if DEFINITION.rules.deeds.read(o.key) == facts))
    assert eaten == 3
    assert t.w.food == 1


@pytest.mark.rule("NA-652", "NA-656")
def test_who_leaves_borrows_the_compass_and_is_lent_it() -> None:
    t = camp(3, "hr12")
    t.abilities("pathfinder", "cook", "medic")
    t.energy(5, 4, 4)
    t.track(8, 0, 0)
    t.item(1, "w16")
    t.to_placing()
    t.choose("explore")
    t.choose("pass")
    t.choose("pass")
    assert t.seat == 0
    steps = []
    while t.asked in ("place-pawn", "trade", "bargain") and len(steps) < 5:
        facts = answer(t)
        steps.append(facts.deed)
        t.choose(next(o.key for o in t.game.moves(t.seat) if DEFINITION.rules.deeds.read(o.key) == facts))
        if facts.deed == "agree":
            break
    assert steps == ["trade", "with", "give-thing", "want", "agree"]
    assert t.items(0) == ["w16"]


@pytest.mark.rule("NA-655")
def test_a_signal_is_not_sold_for_a_trifle() -> None:
    t = camp()
    t.item(1, "w3")
    t.item(0, "w14")
    t.play(Bargain(0, 1, "w14", "w3"))
    assert answer(t).deed == "refuse"


class Watch(Observer):
    """Counts pawns that were passed, and castaways who went hungry beside food."""

    def __init__(self) -> None:
        self.passed = self.hungry = self.placed = 0

    def applied(self, effect: AnyEffect, by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        match effect:
            case PassPawn():
                self.passed += 1
            case Hunger():
                unfed = [s for s in eaters(w) if not w.fed >> s & 1 and not w.is_lost(s)]
                self.hungry += bool(unfed) and bool(w.food or w.cubes)
            case _:
                self.placed += type(effect).__name__ in ("Put", "HrPut")


def test_in_whole_games_nobody_idles_and_nobody_starves_beside_food() -> None:
    player = player_of(DEFINITION)
    assert player is not None
    watch = Watch()
    for seed in range(8):
        options = {"ruleset": RULESETS[seed % 2]}
        game = DEFINITION.new(1 + seed // 2, options, seed=500 + seed, observers=[watch])
        while game.asked:
            game.answer(player.weigh(SeatPosition(game, game.asked[0]))[0].option)
    assert watch.placed > 200
    assert watch.passed <= 0.01 * watch.placed
    assert watch.hungry == 0


@pytest.mark.rule("NA-507")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_expedition_is_prepared_only_where_one_can_leave(ruleset: str) -> None:
    weighed = []
    for today in ((), ("block:explore",)):
        t = camp(ruleset=ruleset)
        t.energy(6, 4, 4)
        t.w.today = today
        t.phase("actions")
        weighed.append(answer(t))
    assert weighed[0] == Facts("white-camp", n=2)
    assert weighed[1] != weighed[0]


@pytest.mark.rule("NA-242", "NA-507")
def test_hr_a_preparation_is_paid_when_the_pawn_stands_on_exploration() -> None:
    t = camp(ruleset="hr12")
    t.energy(6, 4, 4)
    t.phase("actions")
    t.choose("white:camp:2")
    assert answer(t).deed != "resolve-white"
    t.w.pawns = {"explore:1": 0}
    assert answer(t).deed == "resolve-white"


@pytest.mark.rule("NA-507")
def test_who_has_prepared_an_expedition_is_the_one_to_go() -> None:
    """Paying for it, he has less energy than the others of his stride."""
    t = camp(ruleset="2013")
    t.abilities("cook", "cook", "cook")
    t.energy(5, 5, 5)
    t.phase("actions")
    t.choose("white:camp:2")
    player = player_of(DEFINITION)
    assert player is not None
    at = SeatPosition(t.game, 0)
    assert [it.worth for it in player.weigh(at) if at.deed(it.option).deed == "explore"] > [0]
