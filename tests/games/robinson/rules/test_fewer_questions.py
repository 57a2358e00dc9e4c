"""Several things in one answer, and no question where nothing can come of it."""

from typing import Any

import pytest

from holdfast.games.robinson.actions.combat import Fight
from holdfast.games.robinson.anytime.matters import matters
from holdfast.games.robinson.flow.action import in_order
from holdfast.games.robinson.people.determination import Share
from holdfast.games.robinson.people.wounds import HealAmong
from tests.games.robinson.table import Table, camp


@pytest.mark.rule("RC-264", "RC-265")
def test_both_pawns_are_put_by_one_answer_as_by_two() -> None:
    plans = []
    for answers in (("both:build:shovel",), ("build:shovel", "join:build:shovel:pawn")):
        t = camp()
        t.to_planning()
        t.plan(0, *answers)
        plans.append(t.w.plan)
    assert plans[0] == plans[1]
    assert plans[0][0].pawns == ("0a", "0b")


@pytest.mark.rule("RC-264")
def test_who_has_one_pawn_left_cannot_put_two() -> None:
    t = camp()
    t.to_planning()
    assert "both:build:shovel" in t.keys(0)
    t.plan(0, "rest:rest")
    assert not [key for key in t.keys(0) if key.startswith("both:")]


@pytest.mark.rule("RC-310")
def test_a_threat_for_two_players_is_not_met_by_one() -> None:
    t = camp()
    events: Any = t.w.content.deck("event")
    t.threat(next(card.id for card in events if card.threat.different))
    t.give(wood=5, food=5, fur=5)
    t.to_planning()
    assert [key for key in t.keys(0) if key.startswith("threat")]
    assert not [key for key in t.keys(0) if key.startswith("both:threat")]


def three_builds() -> Table:
    t = camp()
    t.give(wood=4)
    t.to_planning()
    t.plan(1, "build:weapon")
    t.plan(2, "build:weapon")
    t.plan(0, "both:build:shovel")
    t.resolve()
    return t


@pytest.mark.rule("RC-291", "RC-292")
def test_the_order_of_all_is_one_answer_what_is_sure_first() -> None:
    t = three_builds()
    assert t.keys()[0] == "in-order"
    assert in_order(t.w) == ["build:shovel", "build:weapon", "build:weapon+2"]
    t.dice("build")
    t.dice("build")
    t.choose("in-order")
    assert not t.w.plan, "nothing was asked in between"
    assert t.w.levels["weapon"] == 2


@pytest.mark.rule("RC-292")
def test_two_actions_are_put_in_order_by_naming_the_first() -> None:
    t = camp()
    t.give(wood=3)
    t.to_planning()
    t.plan(0, "both:build:shovel")
    t.plan(1, "build:weapon")
    t.resolve()
    assert set(t.keys()) == {"resolve:build:shovel", "resolve:build:weapon"}


@pytest.mark.rule("RC-740")
def test_two_wounds_of_one_person_are_healed_by_one_answer() -> None:
    t = camp()
    t.wounds(3, 1, 0)
    t.play(HealAmong(2), who=0)
    assert t.keys() == ["heal:who-0", "heal:who-1", "heal:who-0:2"]
    t.choose("heal:who-0:2")
    assert t.w.wounds[:3] == [1, 1, 0]


@pytest.mark.rule("RC-917")
def test_all_determination_goes_to_one_by_one_answer() -> None:
    t = camp()
    t.play(Share(3), who=0)
    t.choose("give:who-1:3")
    assert t.w.determination[:3] == [0, 3, 0]


def offered(t: Table) -> dict[str, bool]:
    """What can be used at this window, and whether it matters."""
    moment = t.game.question.effect.at()  # type: ignore[attr-defined]
    return {o.key: matters(t.w, moment, o) for o in t.game.question.options if o.key != "go-on"}


@pytest.mark.rule("RC-457", "RC-610")
@pytest.mark.parametrize(("weapon", "counts"), [(2, True), (3, False)])
def test_a_pistol_does_not_matter_in_a_fight_that_is_won(weapon: int, counts: bool) -> None:
    t = camp()
    t.starting_item("pistol")
    t.levels(weapon=weapon)
    t.play(Fight(3), who=0, place="action")
    assert offered(t) == {"use:pistol": counts}


@pytest.mark.rule("RC-623", "RC-610")
@pytest.mark.parametrize(
    ("wound", "success", "adventure", "counts"),
    [
        ("blank", "success", "blank", False),
        ("wound", "success", "blank", True),
        ("blank", "two", "blank", True),
        ("blank", "success", "adventure", True),
    ],
)
def test_a_reroll_does_not_matter_where_the_dice_show_the_best(
    wound: str, success: str, adventure: str, counts: bool
) -> None:
    t = camp()
    t.determination(2)
    t.to_planning()
    t.plan(0, "build:shovel")
    t.dice("build", wound, success, adventure)
    t.resolve()
    assert offered(t)["skill:craftsmanship"] is counts


@pytest.mark.rule("RC-505", "RC-512", "RC-610")
@pytest.mark.parametrize(("roof", "counts"), [(0, True), (1, False)])
def test_a_cloud_that_does_no_harm_need_not_be_ignored(roof: int, counts: bool) -> None:
    t = camp()
    t.discovery("large-leaves")
    t.shelter()
    t.levels(roof=roof)
    t.token("weather", "rain")
    t.phase("weather")
    assert offered(t)["token:large-leaves"] is counts
