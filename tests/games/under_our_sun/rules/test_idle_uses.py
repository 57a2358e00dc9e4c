"""No card is used, and nobody treated, where nothing would change but the price (US-368)."""

import pytest

from holdfast.games.under_our_sun.people.characters import CalmOne, HealOne, HealOrCure
from tests.games.under_our_sun.arena import FAR, HAVEN, HERE, arena
from tests.games.under_our_sun.table import Table


def offered(t: Table, id: str) -> bool:
    t.turn(0)
    found = f"use:{id}" in t.keys()
    t.w.stack.clear()
    t.pause()
    return found


@pytest.mark.rule("US-368", "US-1166")
def test_a_flare_needs_a_place_for_a_fire_or_an_animal() -> None:
    t = arena("scout", "medic")
    t.item(0, "flare-gun")
    assert offered(t, "flare-gun")
    t.w.change(HERE, fire="campfire")
    t.foe("raider", FAR)
    assert not offered(t, "flare-gun")  # a fire burns already, and a raider is no Animal
    t.foe("wolf", FAR)
    assert offered(t, "flare-gun")
    t.turn(0)
    t.choose("use:flare-gun")
    assert "flare:fire" not in t.keys()


@pytest.mark.rule("US-368")
def test_a_flare_frightens_only_where_an_animal_is_near() -> None:
    t = arena("scout", "medic")
    t.item(0, "flare-gun")
    t.turn(0)
    t.choose("use:flare-gun")
    assert t.asked == "take-turn"  # the fire was the one answer
    assert t.w.spots[HERE].fire == "campfire"


@pytest.mark.rule("US-368")
def test_a_second_rope_waits_until_the_first_has_helped() -> None:
    t = arena("scout", "medic")
    t.item(0, "rope", "rope")
    t.turn(0)
    t.choose("use:rope")
    assert "use:rope" not in t.keys()


@pytest.mark.rule("US-368", "US-052")
def test_a_stimulant_is_not_for_him_who_has_all_the_points_there_are() -> None:
    t = arena("scout", "medic")
    t.item(0, "stimulant")
    t.ap(8)
    assert not offered(t, "stimulant")
    t.ap(7)
    assert offered(t, "stimulant")


@pytest.mark.rule("US-368", "US-039")
def test_binoculars_need_something_to_reveal() -> None:
    t = arena("scout", "medic")
    t.item(0, "binoculars")
    assert offered(t, "binoculars")
    while t.w.size("stack"):
        t.w.draw("stack", "tile-box")
    assert not offered(t, "binoculars")


@pytest.mark.rule("US-368")
def test_a_radio_needs_somebody_to_call() -> None:
    t = arena("veteran", "medic")
    t.item(0, "field-radio")
    assert offered(t, "field-radio")
    t.w.bit("dead", 1, True)
    assert not offered(t, "field-radio")


@pytest.mark.rule("US-368", "US-780")
def test_only_the_hurt_the_sick_and_the_weary_are_treated() -> None:
    t = arena("medic", "scout", "veteran")
    t.play(HealOne(2))
    assert t.idle
    t.hp(6, 4, 5)
    t.play(HealOne(2))
    assert t.keys() == ["heal:char-1", "heal:char-2"]
    t.choose("heal:char-1")
    t.hp(6, 6, 5)
    t.w.bit("infected", 0, True)
    t.play(HealOrCure(1))
    assert t.keys() == ["cure:char-0", "heal:char-2"]
    t.choose("cure:char-0")
    t.w.well = [2, 1, 0]
    t.play(CalmOne())
    assert t.keys() == ["calm:char-1", "calm:char-2"]
    t.choose("calm:char-2")
    t.w.well = [2, 2, 2]
    t.play(CalmOne())
    assert t.idle


@pytest.mark.rule("US-368")
def test_a_second_torch_waits_until_the_first_has_burnt_down() -> None:
    t = arena("scout", "medic")
    t.item(0, "torch", "torch")
    t.turn(0)
    t.choose("use:torch")
    assert t.w.torchlit(0)
    assert "use:torch" not in t.keys()


@pytest.mark.rule("US-368", "US-335", "US-518")
def test_there_is_nobody_to_be_spied_out_where_all_enemies_are_in_play() -> None:
    t = arena("scout", "medic")
    t.blank(FAR, 14)
    t.at(0, FAR, hidden=True)
    t.turn(0)
    assert "recon" in t.keys()
    while t.w.size("enemy"):
        t.w.draw("enemy", "enemies")
    t.turn(0)
    assert "recon" not in t.keys()


@pytest.mark.rule("US-368", "US-711")
def test_no_trader_is_called_on_by_who_has_nothing_to_give() -> None:
    t = arena("scout", "medic")
    t.at(0, HAVEN)
    t.water(0)
    t.turn(0)
    assert "trader:lawrence" not in t.keys()
    assert t.why("trader:lawrence") == {"US-368"}
    t.goods(0, wood=4)
    t.turn(0)
    assert "trader:lawrence" in t.keys()
    t.goods(0)
    t.water(1)
    t.turn(0)
    assert "trader:lawrence" in t.keys(), "there is always ammunition for water"
