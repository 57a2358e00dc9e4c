"""Wounds, healing, Unfulfilled Demand (RC-641 to RC-658)."""

import pytest

from holdfast.core.engine.effects import Window
from holdfast.games.robinson.actions.adventures import DrawAdventure
from holdfast.games.robinson.flow.event import ThreatEffect
from holdfast.games.robinson.people.morale import Morale
from holdfast.games.robinson.people.wounds import Heal, Wound
from holdfast.games.robinson.things.mystery import DrawMystery
from holdfast.games.robinson.things.resources import Gain, Lose
from tests.games.robinson.table import Table, camp

TAKER = 1


def slides_off(t: Table, name: str) -> None:
    """The Threat effect of a card that leaves the board."""
    card = t.threat(name, "left")
    t.w.move(card, "threat-left", "leaving")
    t.play(ThreatEffect(card), place="event")


def draws(t: Table, kind: str, name: str) -> None:
    """The Cook draws this Adventure card in an Action."""
    t.on_top(f"{kind}-adventure", f"{kind}-adventure/{name}")
    t.play(DrawAdventure(kind), who=TAKER, place="action")


# --- the life track -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-641", "RC-642")
def test_arrows_count_to_the_right_and_every_time() -> None:
    t = camp()
    t.wounds(4)  # the Carpenter's arrows are crossed by Wounds 5, 8 and 10
    t.play(Wound("first"))
    assert (t.w.wounds[0], t.w.morale) == (5, -1)
    t.play(Heal("first", 2))
    assert (t.w.wounds[0], t.w.morale) == (3, -1)
    t.play(Wound("first"))
    assert (t.w.wounds[0], t.w.morale) == (4, -1)
    t.play(Wound("first"))
    assert (t.w.wounds[0], t.w.morale) == (5, -2)


@pytest.mark.rule("RC-641", "RC-647")
def test_several_arrows_at_once_and_no_lower_than_the_track() -> None:
    t = camp()
    t.wounds(7)
    t.play(Wound("first", 3))
    assert (t.w.wounds[0], t.w.morale) == (10, -2)
    t.w.morale = -3
    t.wounds(7)
    t.play(Wound("first", 3))
    assert (t.w.wounds[0], t.w.morale) == (10, -3)
    t.play(Morale(-2))
    assert t.w.wounds[:3] == [10, 0, 0]
    t.w.morale = 3
    t.play(Morale(1))
    assert t.w.morale == 3


@pytest.mark.rule("RC-641", "RC-643", "RC-702", "RC-704")
@pytest.mark.parametrize(
    ("who", "life", "arrows"),
    [
        ("carpenter", 13, (5, 8, 10)),
        ("cook", 13, (4, 7, 9, 11)),
        ("explorer", 12, (6, 11)),
        ("soldier", 12, (5, 9)),
    ],
)
def test_the_life_of_each_character_step_by_step(who: str, life: int, arrows: tuple[int, ...]) -> None:
    t = camp()
    t.characters(who, *[c for c in ("carpenter", "cook", "explorer") if c != who][:2])
    for n in range(1, life):
        t.w.morale = 3
        t.play(Wound("first"))
        assert t.w.wounds[0] == n
        assert t.w.morale == (2 if n in arrows else 3)
        assert not t.game.over
    t.play(Wound("first"))
    assert t.game.over
    outcome = t.game.outcome
    assert outcome is not None
    assert (outcome.won, outcome.rule) == (False, "RC-702")
    assert outcome.winners == ()
    assert len(set(outcome.scores)) == 1


@pytest.mark.rule("RC-644", "RC-642")
def test_healing_ends_at_the_leftmost_space() -> None:
    t = camp()
    t.wounds(1, 3, 0)
    t.play(Heal("each", 2))
    assert t.w.wounds[:3] == [0, 1, 0]
    assert t.w.morale == 0


@pytest.mark.rule("RC-655", "RC-643")
def test_wounds_to_all_fall_together_before_death_is_looked_for() -> None:
    t = camp()
    t.wounds(12, 3, 0)  # the Carpenter dies on 13; the Cook's first arrow is his 4th Wound
    t.events("event/poisoning")
    assert t.game.over
    assert t.w.wounds[:3] == [13, 4, 1]


# --- Unfulfilled Demand -------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-645", "RC-648", "RC-1320")
def test_the_taker_pays_alone_for_what_he_cannot_discard() -> None:
    t = camp()
    t.play(Lose("wood"), who=TAKER, place="action")
    assert t.w.wounds[:3] == [0, 1, 0]
    t.give(wood=2)
    t.play(Lose("wood", 3), who=TAKER, place="action")
    assert t.w.stock["wood"] == 0
    assert t.w.wounds[:3] == [0, 2, 0]
    draws(t, "building", "broken-lever")  # Weapon -1 at level 0
    assert t.w.wounds[:3] == [0, 3, 0]


@pytest.mark.rule("RC-646", "RC-648", "RC-1320")
def test_all_pay_for_what_the_event_deck_demands() -> None:
    t = camp()
    t.levels(weapon=1)
    t.events("mystery/gorilla", "event/insects")  # Weapon -2
    assert t.w.levels["weapon"] == 0
    assert t.w.wounds[:3] == [1, 1, 1]
    t.events("mystery/gorilla", "event/heavy-rain")
    assert t.w.wounds[:3] == [3, 3, 3]


@pytest.mark.rule("RC-646", "RC-1320")
def test_no_source_to_cover_is_a_wound_for_each() -> None:
    t = camp()
    t.tile("M2", 9)
    t.spot("M1", exhausted=("wood",))
    t.events("event/thunderstorm")  # the closest wood source
    assert t.w.wounds[:3] == [1, 1, 1]
    assert t.w.spots["M2"].exhausted == ()


@pytest.mark.rule("RC-648")
def test_the_text_may_name_the_first_player() -> None:
    t = camp(first_player="3")
    t.events("gathering-adventure/viper", "event/insects")
    assert t.w.wounds[:3] == [0, 0, 3]
    t.token("weather", "winter")
    t.phase("weather")
    assert t.w.wounds[:3] == [3, 3, 6]  # winter wood, rain wood and food: of each


@pytest.mark.rule("RC-649")
def test_each_player_is_short_of_his_own_tokens() -> None:
    t = camp()
    t.determination(0, 1, 3)
    slides_off(t, "fight")  # each discards 2
    assert t.w.determination[:3] == [0, 0, 1]
    assert t.w.wounds[:3] == [2, 1, 0]


@pytest.mark.rule("RC-650", "RC-646")
def test_the_branch_that_hurts_may_be_chosen() -> None:
    t = camp()
    t.shelter()
    t.levels(roof=1, palisade=0)
    t.events("event/flying-surprise")
    t.choose("palisade")
    assert t.w.levels["roof"] == 1
    assert t.w.wounds[:3] == [1, 1, 1]


@pytest.mark.rule("RC-651")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 3)])
def test_half_is_rounded_down(before: int, after: int) -> None:
    t = camp()
    t.shelter()
    t.levels(roof=before, palisade=4)
    t.events("event/storm-damage")
    t.choose("roof")
    assert t.w.levels["roof"] == after
    assert t.w.levels["palisade"] == 4
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-652", "RC-613")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (3, 1)])
def test_up_to_two_weapon_levels_if_possible(before: int, after: int) -> None:
    t = camp()
    t.levels(weapon=before)
    t.on_top("mystery", "mystery/snare")
    t.play(DrawMystery(trap=1), who=TAKER, place="action")
    assert t.w.levels["weapon"] == after
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-653")
def test_a_palisade_needs_something_to_stand_around() -> None:
    t = camp()
    t.item("bricks")
    t.events("building-adventure/construction", "event/insects")
    assert t.w.levels["palisade"] == 0
    t.tile("M2", 11)
    t.w.camp = "M2"  # a natural shelter
    t.events("building-adventure/construction", "event/heavy-rain")
    assert t.w.levels["palisade"] == 1
    t.item("moat")
    assert t.w.levels["palisade"] == 3


@pytest.mark.rule("RC-653", "RC-1190")
def test_thorny_bushes_wait_for_a_shelter() -> None:
    t = camp()
    token = t.discovery("thorny-bushes")
    t.play(Window("production"))
    assert t.idle
    t.shelter()
    t.play(Window("production"))
    t.choose("token:thorny-bushes")
    assert t.w.levels["palisade"] == 1
    assert t.w.holds("discovery-gone", token)


@pytest.mark.rule("RC-654")
def test_no_number_means_one() -> None:
    t = camp()
    t.levels(weapon=1)
    t.discovery("goat")  # fur and food, without numbers
    t.play(Window("production"))
    t.choose("token:goat")
    assert (t.w.stock["fur"], t.w.stock["food"]) == (1, 1)
    t.play(Gain("wood"), Lose("food"), Wound("first"))
    assert (t.w.stock["wood"], t.w.stock["food"]) == (1, 0)
    assert t.w.wounds[:3] == [1, 0, 0]


@pytest.mark.rule("RC-656")
def test_assigned_food_pays_for_nothing_else() -> None:
    t = Table(3, "family", starting_items=0)
    t.characters("carpenter", "cook", "explorer")
    t.item("shovel")
    t.give(food=2, wood=1)
    t.to_planning()
    t.plan(0, "build:cultivation", "join:build:cultivation:pawn")
    t.plan(TAKER, "build:weapon")
    t.dice("build", adventure="adventure")
    t.on_top("building-adventure", "building-adventure/visit-of-a-predator")  # discard 1 food
    t.resolve()
    t.choose("resolve:build:weapon")
    assert t.w.wounds[:3] == [0, 1, 0]
    assert t.w.stock["food"] == 4  # both cubes went into the Cultivation
    assert t.w.levels["weapon"] == 1


@pytest.mark.rule("RC-657")
def test_all_resources_are_cubes() -> None:
    t = camp()
    t.give(wood=3, food=2, fur=1, ration=2)
    t.levels(weapon=2)
    token, treasure = t.discovery("tobacco"), t.treasure("gold")
    t.determination(1, 2, 3)
    slides_off(t, "high-water")
    assert t.w.stock == {"wood": 0, "food": 0, "fur": 0, "ration": 0}
    assert t.w.holds("discoveries", token)
    assert t.w.holds("treasures", treasure)
    assert t.w.determination[:3] == [1, 2, 3]
    assert t.w.wounds[:3] == [0, 0, 0]
    assert t.w.levels["weapon"] == 2


@pytest.mark.rule("RC-658")
@pytest.mark.parametrize(
    ("card", "part", "wounds"), [("nasty-wound", "arm", 2), ("accident", "leg", 3), ("cut-head", "head", 2)]
)
def test_a_special_wound_matters_to_its_own_card(card: str, part: str, wounds: int) -> None:
    t = camp()
    draws(t, "building", card)
    at_once = t.w.wounds[TAKER]
    assert at_once == (1 if card == "cut-head" else 0)  # that card also wounds; the token moves no marker
    assert t.w.scars == (("brown", part, TAKER),)
    other = "sting" if part != "belly" else "nasty-wound"
    t.events(f"building-adventure/{other}", "event/insects")
    assert t.w.wounds[TAKER] == at_once
    assert t.w.scars == (("brown", part, TAKER),)
    t.events(f"building-adventure/{card}", "event/heavy-rain")
    assert t.w.wounds[:3] == [0, at_once + wounds, 0]
    assert t.w.scars == ()


@pytest.mark.rule("RC-658")
def test_a_bad_belly_costs_a_pawn() -> None:
    t = camp()
    draws(t, "building", "sting")
    assert t.w.wounds[:3] == [0, 0, 0]
    t.events("building-adventure/sting", "event/insects")
    t.to_planning()
    t.plan(TAKER, "rest:rest")
    assert "RC-262" in t.why("rest:rest", TAKER)
    t.plan(0, "rest:rest", "rest:rest")
