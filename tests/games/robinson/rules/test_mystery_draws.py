"""Drawing Mystery cards, and Inventions to discard (RC-691 to RC-699)."""

import pytest

from holdfast.core.engine.effects import Window
from holdfast.games.robinson.actions.adventures import DrawAdventure
from holdfast.games.robinson.things.mystery import DrawMystery
from tests.games.robinson.table import Table, camp

TAKER = 1


def deck(t: Table, *names: str) -> None:
    """The Mystery deck is these cards, first drawn first."""
    while t.w.size("mystery"):
        t.w.draw("mystery", "box")
    t.on_top("mystery", *[f"mystery/{name}" for name in names])


def where(t: Table, name: str) -> str:
    return t.w.locate(t.w.content.index[f"mystery/{name}"])


@pytest.mark.rule("RC-692", "RC-693", "RC-694", "RC-697", "RC-1327")
def test_one_monster_and_two_treasures() -> None:
    t = camp()
    t.on_top(
        "mystery",
        *[f"mystery/{c}" for c in ("blunt-spear", "gold", "sharp-blade", "bite", "snake", "net", "helmet", "boxes")],
    )
    size = t.w.size("mystery")
    t.play(DrawMystery(treasure=2, monster=1), who=TAKER, place="action")
    assert t.game.question.seats == (TAKER,)
    assert t.keys() == ["draw-on", "stop"]
    assert where(t, "gold") == "future"
    assert t.w.wounds[TAKER] == 0  # the Trap before it was ignored
    t.choose("draw-on")
    assert t.w.wounds[TAKER] == 1  # the bite of the Monster, not the blade of the Trap
    assert t.keys() == ["draw-on", "stop"]
    t.choose("draw-on")  # only a Treasure is looked for now
    assert t.idle
    assert where(t, "helmet") == "future"
    assert t.w.wounds[:3] == [0, 1, 0]
    assert where(t, "bite") == "mystery-discard"
    for ignored in ("blunt-spear", "sharp-blade", "snake", "net", "boxes"):
        assert where(t, ignored) == "mystery"
    assert t.w.size("mystery") == size - 3
    assert len(t.w.zones["mystery"].top) == 0  # shuffled: no order is left


@pytest.mark.rule("RC-693", "RC-694")
def test_the_drawer_may_stop_after_a_resolved_card() -> None:
    t = camp()
    t.on_top("mystery", "mystery/net", "mystery/gold", "mystery/bite", "mystery/helmet")
    t.play(DrawMystery(treasure=2, monster=1), who=TAKER, place="action")
    t.choose("stop")
    assert t.idle
    assert where(t, "gold") == "future"
    assert where(t, "net") == "mystery"
    assert where(t, "bite") == "mystery"
    assert t.w.wounds[TAKER] == 0


@pytest.mark.rule("RC-691", "RC-698")
def test_the_card_that_says_it_goes_into_the_event_deck() -> None:
    t = camp()
    t.on_top("mystery", "mystery/bite", "mystery/gold")
    t.on_top("exploration-adventure", "exploration-adventure/old-hut")
    t.play(DrawAdventure("exploration"), who=TAKER, place="action")
    t.choose("take", seat=TAKER)
    t.choose("draw-on", seat=TAKER)
    assert t.idle
    assert t.w.holds("event", t.w.content.index["exploration-adventure/old-hut"])
    assert where(t, "bite") == "mystery-discard"
    deck(t, "gorilla")
    t.play(DrawMystery(monster=1), who=TAKER, place="action")
    assert where(t, "gorilla") == "event"


@pytest.mark.rule("RC-695")
def test_the_discard_pile_is_shuffled_in_once() -> None:
    t = camp()
    deck(t, "blunt-spear", "net")
    t.fetch("mystery/gold", "mystery-discard")
    t.play(DrawMystery(treasure=1), who=TAKER, place="action")
    assert t.idle
    assert where(t, "gold") == "future"
    assert t.w.size("mystery-discard") == 0
    assert t.w.size("mystery") == 2
    assert t.w.wounds[TAKER] == 0


@pytest.mark.rule("RC-695")
def test_without_the_wanted_type_drawing_ends() -> None:
    t = camp()
    deck(t, "blunt-spear")
    t.fetch("mystery/snake", "mystery-discard")
    t.play(DrawMystery(treasure=2), who=TAKER, place="action")
    assert t.idle
    assert t.w.size("mystery") == 2
    assert t.w.size("future") == 0
    deck(t)
    t.fetch("mystery/bite", "mystery-discard")
    t.play(DrawMystery(monster=2), who=TAKER, place="action")
    t.choose("draw-on")  # the bite is discarded again, but the pile is not shuffled in a second time
    assert t.idle
    assert t.w.wounds[TAKER] == 1
    assert where(t, "bite") == "mystery-discard"


@pytest.mark.rule("RC-696", "RC-698")
def test_treasures_act_at_the_end_of_the_action_phase() -> None:
    t = camp()
    t.tile("M2", 4)
    t.threat("wrecked-balloon")
    t.on_top("mystery", "mystery/antique-rapier")
    t.to_planning()
    t.plan(TAKER, "threat:right")
    t.plan(2, "gather:M2-wood")
    t.dice("gather", adventure="adventure")
    t.on_top("gathering-adventure", "gathering-adventure/furs")
    t.resolve()
    assert t.asked == "decide"
    assert where(t, "antique-rapier") == "future"
    assert t.w.levels["weapon"] == 0
    t.choose("leave")
    assert t.idle
    assert t.w.levels["weapon"] == 2
    assert where(t, "antique-rapier") == "mystery-discard"


@pytest.mark.rule("RC-696")
def test_a_treasure_token_used_while_planning_waits_too() -> None:
    t = camp()
    t.discovery("treasure")
    t.on_top("mystery", "mystery/antique-rapier")
    t.to_planning()
    t.choose("token:treasure", 0)
    assert where(t, "antique-rapier") == "future"
    assert t.w.levels["weapon"] == 0
    t.resolve()
    assert t.w.levels["weapon"] == 2


@pytest.mark.rule("RC-696")
def test_traps_and_monsters_strike_the_drawer_at_once() -> None:
    t = camp()
    t.on_top("mystery", "mystery/blunt-spear", "mystery/bite")
    t.play(DrawMystery(trap=1, monster=1), who=TAKER, place="action")
    assert t.w.wounds[:3] == [0, 2, 0]
    assert t.asked == "go-on-drawing"
    t.choose("draw-on")
    assert t.w.wounds[:3] == [0, 3, 0]


@pytest.mark.rule("RC-698")
def test_outside_an_action_the_taker_or_the_first_player_draws() -> None:
    t = camp()
    t.shelter()
    t.threat("wrecked-balloon")
    t.on_top("mystery", "mystery/ropes")
    t.to_planning()
    t.plan(2, "threat:right")
    t.resolve()
    assert t.asked == "decide"
    assert t.game.question.seats == (2,)
    t.choose("roof")
    t.w.first = 1
    t.w.round = 2
    deck(t, "ropes")
    t.on_top("event", "mystery/savage", "event/insects")  # from the Event deck it brings a Treasure
    t.phase("event")
    assert t.game.question.seats == (1,)
    t.choose("palisade")
    t.discovery("treasure")
    deck(t, "ropes")
    t.play(Window("production"))
    t.choose("token:treasure")
    assert t.game.question.seats == (1,)
    t.choose("palisade")
    assert (t.w.levels["roof"], t.w.levels["palisade"]) == (1, 2)


@pytest.mark.rule("RC-699")
def test_discarded_inventions_are_unbuilt_ones_of_the_board() -> None:
    t = camp()
    t.item("rope")
    while t.w.size("inventions") > 4:
        t.w.move(t.w.zones["inventions"].top[-1], "inventions", "box")
    board = t.w.ids("inventions")
    t.w.round = 2
    t.on_top("event", "event/council")  # discard 3
    t.phase("event")
    assert t.game.question.seats == (t.w.first,)
    assert t.keys() == [f"discard:{i}" for i in board]
    for name in board[:3]:
        t.choose(f"discard:{name}")
    assert t.idle
    assert t.w.ids("inventions") == board[3:]
    assert t.w.ids("invention-discard") == board[:3]
    assert "rope" in t.w.built
    assert t.w.wounds[:3] == [0, 0, 0]
    t.on_top("event", "event/council")
    t.phase("event")
    assert t.w.size("inventions") == 0
    assert t.w.wounds[:3] == [2, 2, 2]  # two are missing
