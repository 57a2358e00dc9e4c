"""The judge of unfinished campaigns."""

from holdfast.core.state.evaluation import yaml
from holdfast.core.state.observed_world import ObservedWorld
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.bot.estimate import FILE, estimate, features
from holdfast.games.this_war.flow.ending import Ceasefire
from tests.games.this_war.table import Table


def judged(t: Table) -> float:
    return estimate(ObservedWorld(t.w, 0))


def test_every_feature_has_its_weight() -> None:
    t = Table()
    t.people("boris", "arica", "marin")
    assert set(features(ObservedWorld(t.w, 0))) == set(yaml(FILE)["features"])


def test_hurt_and_hunger_cost_chances() -> None:
    """TW-1006."""
    well, ill = Table(), Table()
    for t in (well, ill):
        t.people("boris", "arica", "marin")
        t.store(raw_food=4, water=4)
        t.w.day = 6
    for name in ("boris", "arica", "marin"):
        ill.states(name, hunger=3, wounds=3, misery=2)
    assert judged(ill) < judged(well) - 0.2


def test_without_those_who_began_nothing_can_be_won() -> None:
    """TW-1402, TW-1404."""
    t = Table()
    t.people("boris", "arica", starting=["boris"])
    t.w.group = (t.p("arica"),)
    assert judged(t) == 0.0


def test_a_finished_campaign_is_what_it_is() -> None:
    t = Table()
    t.people("boris")
    t.run(Ceasefire())
    assert judged(t) == 1.0


def test_the_harder_game_is_harder() -> None:
    """TW-1503, TW-1504."""
    easier, harder = [ObservedWorld(DEFINITION.new(1, {"difficulty": d}, 3).world, 0) for d in ("easier", "harder")]
    assert estimate(easier) > estimate(harder)
