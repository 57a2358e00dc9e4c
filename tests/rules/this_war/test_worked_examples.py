"""The worked examples of the catalogue, with their own numbers."""

import pytest

from tests.rules.this_war.table import Table


@pytest.mark.rule("TW-1901", "TW-304")
def test_blocks_do_not_add_up() -> None:
    t = Table()
    t.people("anton", "marin")
    t.states("anton", fatigue=2, illness=2)
    t.day(turn=2)
    t.choose("rest")
    assert t.asked == "assign"
    t.choose("rest")
    t.day(turn=3)
    assert t.game.question.tag == "assign"
    t.choose("rest")
    assert t.idle
    assert t.w.actions(t.p("anton")) == 2


@pytest.mark.rule("TW-1903", "TW-323")
def test_a_lock_holds_on_three_and_opens_on_four() -> None:
    for rolled, opened in ((3, False), (4, True)):
        t = Table()
        t.people("marin")
        t.store(lockpick=1)
        t.draws("closed-door-a")
        t.day()
        t.dice(rolled)
        t.choose("pick:u7")
        assert t.idle
        if opened:
            assert t.stored() == {"raw-food": 1, "vegetable": 1, "moonshine": 1}
            assert "u8" in t.game.view(0)["reach"]
        else:
            assert t.stored() == {"lockpick": 1}
            assert "u8" not in t.game.view(0)["reach"]
        assert not t.faults()


@pytest.mark.rule("TW-1907", "TW-404")
def test_meals() -> None:
    t = Table()
    t.people("arica", "marin", "boris")
    for name, hunger in (("arica", 3), ("marin", 2), ("boris", 2)):
        t.states(name, hunger=hunger)
    t.store(water=3, canned_food=1, vegetable=1)
    t.dusk()
    t.choose("drink")
    t.choose("eat:canned-food")
    t.choose("eat:vegetable")
    assert t.idle, "with nothing to eat there is nothing to choose"
    assert [t.state(name)["hunger"] for name in ("arica", "marin", "boris")] == [1, 2, 3]
    assert t.stored() == {}
