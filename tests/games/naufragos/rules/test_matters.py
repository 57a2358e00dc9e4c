"""What a person is asked about although he asked for few questions: only what could change something now."""

from typing import Any

import pytest

from holdfast.core.engine.effects import Window
from holdfast.games.naufragos.actions.campfire import RubSticks
from holdfast.games.naufragos.actions.rest import Rest
from holdfast.games.naufragos.camp.store import Food
from holdfast.games.naufragos.castaways.health import Energy, Wound
from holdfast.games.naufragos.dice.rolls import RollTable
from holdfast.games.naufragos.dice.strength import Fight
from holdfast.games.naufragos.exploration.returning import ReturnRoll
from holdfast.games.naufragos.free_acts.matters import matters
from holdfast.games.naufragos.night.wounds import WoundRoll
from holdfast.games.naufragos.pawns.resolving import ResolvePawn
from tests.games.naufragos.table import Table


def asked_about(t: Table) -> dict[str, bool]:
    """The offers of the open window, and whether they matter."""
    question: Any = t.game.question.effect
    assert isinstance(question, Window)
    offers = t.game.question.options_for(t.seat)[1:]
    return {offer.key: matters(t.w, question.at(), offer) for offer in offers}


def table(ruleset: str = "2013") -> Table:
    t = Table(2, ruleset)
    t.abilities("medic", "cook")
    return t


def outside(t: Table, difficulty: int) -> None:
    t.w.march = t.w.party = (0, 1)
    t.w.difficulty = difficulty


@pytest.mark.parametrize(("dice", "asked"), [((3, 2), True), ((3, 3), False), ((6, 6), False)])
def test_a_return_that_succeeded_is_not_repeated(dice: tuple[int, int], asked: bool) -> None:
    t = table()
    t.story(0, 1)
    outside(t, 6)
    t.dice(*dice)
    t.play(ReturnRoll((0, 1)), who=0)
    assert asked_about(t) == {"repeat": asked}


def test_a_return_beyond_all_dice_is_not_repeated() -> None:
    t = table()
    t.story(0, 1)
    outside(t, 15)
    t.dice(1, 1)
    t.play(ReturnRoll((0, 1)), who=0)
    assert asked_about(t) == {"repeat": False}


@pytest.mark.parametrize(("face", "asked"), [(4, True), (5, False)])
def test_a_fight_that_is_won_is_not_repeated(face: int, asked: bool) -> None:
    t = table()
    t.story(0, 2)
    t.dice(face)
    t.play(Fight(5, alone=True, lose=(Wound(),)), who=0)
    assert asked_about(t) == {"repeat": asked}


@pytest.mark.parametrize(("face", "asked"), [(2, False), (3, True)])
def test_a_fire_that_burns_is_not_rubbed_again(face: int, asked: bool) -> None:
    t = table()
    t.story(0, 2)
    t.dice(face)
    t.play(RubSticks(0, 2), who=0)
    assert asked_about(t) == {"repeat": asked}


@pytest.mark.parametrize(
    ("shelter", "face", "energy", "asked"),
    [(2, 3, 2, True), (2, 4, 2, False), (2, 3, 3, False), (2, 3, 5, False), (1, 3, 2, False)],
)
def test_a_rest_is_repeated_only_for_an_energy_that_has_room(shelter: int, face: int, energy: int, asked: bool) -> None:
    t = table()
    t.store(shelter=shelter)
    t.energy(energy)
    t.story(0, 2)
    t.dice(face)
    t.play(Rest(0), who=0)
    assert asked_about(t) == {"repeat": asked}


@pytest.mark.parametrize(("dice", "asked"), [((1, 5), True), ((2, 5), False)])
def test_wounds_are_rolled_again_only_after_a_one(dice: tuple[int, int], asked: bool) -> None:
    t = table()
    t.wounds(2)
    t.story(0, 1)
    t.dice(*dice)
    t.play(WoundRoll(0))
    assert asked_about(t) == {"repeat": asked}


@pytest.mark.parametrize(("face", "asked"), [(2, True), (3, False)])
def test_a_table_without_anything_better_is_not_rolled_again(face: int, asked: bool) -> None:
    t = table()
    t.story(0, 1)
    t.dice(face)
    t.play(RollTable({"1-2": (Wound(),)}), who=0)
    assert asked_about(t) == {"repeat": asked}


@pytest.mark.parametrize(("face", "asked"), [(1, True), (4, False), (6, False)])
def test_a_table_is_rolled_again_where_that_is_better_on_the_mean(face: int, asked: bool) -> None:
    t = table()
    t.story(0, 1)
    t.dice(face)
    t.play(RollTable({"1": (Wound(),), "4-5": (Food(1),), "6": (Food(2),)}), who=0)
    assert asked_about(t) == {"repeat": asked}


def test_a_token_is_not_asked_for_over_one_energy() -> None:
    t = table()
    t.story(0, 1)
    t.dice(1)
    t.play(RollTable({"1-2": (Energy(n=-1),)}), who=0)
    assert asked_about(t) == {"repeat": False}


@pytest.mark.parametrize(("difficulty", "asked"), [(2, False), (3, True), (14, True), (15, False)])
def test_a_token_is_asked_for_only_where_it_could_decide(difficulty: int, asked: bool) -> None:
    t = table("hr12")
    t.story(0, 2)
    outside(t, difficulty)
    t.play(ReturnRoll((0, 1)), who=0)
    assert asked_about(t) == {"add-token:2": asked}


def test_a_token_may_take_dice_from_the_wounds() -> None:
    t = table("hr12")
    t.wounds(1)
    t.story(0, 1, 3)
    t.play(WoundRoll(0))
    assert asked_about(t) == {"add-token:1": True, "add-token:3": True}


@pytest.mark.parametrize(("against", "asked"), [(5, False), (6, True)])
def test_powder_matters_where_the_fight_could_be_lost(against: int, asked: bool) -> None:
    t = table()
    t.item(0, "w6")
    t.play(Fight(against, alone=True, lose=(Wound(),)), who=0)
    assert asked_about(t) == {"powder:w6": asked}


def test_the_fire_is_fed_at_the_last_moment() -> None:
    t = table()
    t.store(fire=True, wood=2)
    t.play(Window("survival"))
    assert asked_about(t) == {"feed-fire": True}


def test_the_larder_is_filled_before_the_meal_and_not_earlier() -> None:
    for moment, asked in (("survival", False), ("eat", True)):
        t = table()
        t.build("larder")
        t.tiles("forage-2")
        t.play(Window(moment))
        assert asked_about(t) == {"larder:forage-2": asked}


def test_biscuit_matters_where_somebody_would_go_hungry() -> None:
    for food, asked in ((0, True), (1, True), (2, False)):
        t = table()
        t.item(0, "w25")
        t.store(food=food)
        t.play(Window("eat"))
        assert asked_about(t) == {"use:w25": asked}


def test_medicine_matters_before_the_wounds() -> None:
    t = table()
    t.item(0, "w23")
    t.wounds(0, 2)
    t.play(Window("wounds"))
    assert asked_about(t) == {"use:w23": True}


@pytest.mark.parametrize(
    ("card", "moment", "asked"),
    [
        ("camp:1", "survival", True),
        ("camp:1", "eat", True),
        ("camp:2", "eat", False),
        ("camp:1", "fire", False),
        ("camp:4", "wounds", True),
        ("camp:1", "wounds", False),
        ("camp:5", "end", True),
        ("camp:2", "end", False),
    ],
)
def test_the_waiting_white_pawn_has_its_moments(card: str, moment: str, asked: bool) -> None:
    t = table("hr12")
    t.wounds(0, 1)
    t.w.white, t.w.white_waits = card, True
    t.play(Window(moment))
    assert asked_about(t) == {"resolve-white": asked}


@pytest.mark.parametrize(
    ("card", "space", "seat", "asked"),
    [
        ("camp:1", "wood:1", 1, False),
        ("camp:1", "explore:1", 1, True),
        ("camp:2", "wood:1", 0, False),
        ("camp:2", "explore:1", 0, True),
        ("camp:2", "explore:1", 1, False),
    ],
)
def test_the_white_pawn_is_remembered_before_the_expedition_leaves(
    card: str, space: str, seat: int, asked: bool
) -> None:
    """One who stays at home has nothing to prepare (NA-507)."""
    t = table("hr12")
    t.w.white, t.w.white_waits = card, True
    t.w.pawns = {space: seat}
    t.play(Window("resolve"), ResolvePawn(space))
    assert asked_about(t) == {"resolve-white": asked}


def test_the_rescue_is_the_last_moment_of_a_last_turn_only() -> None:
    for last, asked in ((0, False), (1, True)):
        t = table("hr12")
        t.w.white, t.w.white_waits = "camp:1", True
        t.w.last_turn = last
        t.play(Window("rescue"))
        assert asked_about(t) == {"resolve-white": asked}


def test_who_wants_to_be_asked_before_each_action_is_asked() -> None:
    t = table()
    t.item(0, "w24")
    t.energy(1)
    t.w.alert = 1
    t.play(Window("resolve"))
    assert asked_about(t) == {"use:w24": True, "trade": True, "go-ahead": False}


def test_the_question_names_the_roll_it_is_about() -> None:
    for ruleset, back, wounds in (
        ("2013", "The dice for the way back have fallen", "The dice for the wounds have fallen"),
        ("hr12", "the roll for the way back before the dice fall", "the roll for your wounds before the dice fall"),
    ):
        t = table(ruleset)
        t.story(0, 1)
        outside(t, 6)
        t.play(ReturnRoll((0, 1)), who=0)
        assert back in t.game.question.prompt
        t = table(ruleset)
        t.story(0, 1)
        t.w.wounds[0] = 2
        t.play(WoundRoll(0))
        assert wounds in t.game.question.prompt
