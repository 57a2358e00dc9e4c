"""The twelve castaways: six abilities, each on the card of a woman and of a man (NA-930 to NA-938)."""

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.games.naufragos.camp.store import Wood
from holdfast.games.naufragos.cards import Character
from holdfast.games.naufragos.dice.strength import Fight
from holdfast.games.naufragos.exploration.expedition import March
from holdfast.games.naufragos.night.meals import Eating
from holdfast.games.naufragos.night.wounds import WoundsStep
from tests.games.naufragos.table import RULESETS, Table

SHEETS = [c for c in Table().w.content.unique if isinstance(c, Character)]
BOTH = pytest.mark.parametrize("sex", ["f", "m"])
EITHER = pytest.mark.parametrize("ruleset", RULESETS)


def seated(ruleset: str, *ids: str) -> Table:
    """These character cards sit at the table, unhurt; nothing is in the store."""
    t = Table(len(ids), ruleset)
    t.w.characters = tuple(t.w.content.index[f"character/{id}"] for id in ids)
    t.energy(*[t.w.scale(seat) for seat in range(len(ids))])
    t.store(food=0, wood=0)
    return t


@pytest.mark.rule("NA-906", "NA-938")
def test_twelve_cards_have_twelve_names_and_six_abilities() -> None:
    assert sorted((c.ability, c.sex) for c in SHEETS) == sorted(
        (ability, sex) for ability in ("medic", "lucky", "cook", "strong", "fisher", "pathfinder") for sex in ("f", "m")
    )
    for language in LANGUAGES:
        assert len({c.name[language] for c in SHEETS}) == 12
        assert len({c.ability_name[language] for c in SHEETS if c.sex == "f"}) == 6
    assert {c.scale for c in SHEETS if c.ability == "strong"} == {7}
    assert {c.scale for c in SHEETS if c.ability != "strong"} == {6}


@pytest.mark.rule("NA-930")
@BOTH
@EITHER
def test_the_medic_takes_off_the_highest_trauma_of_one_in_his_place(ruleset: str, sex: str) -> None:
    t = seated(ruleset, f"medic-{sex}", "cook-f", "lucky-f")
    t.trauma(0, 2, 1)
    t.wounds(0, 1, 0)
    t.energy(6, 1, 4)
    t.dice(6)
    t.play(WoundsStep(), who=0)
    assert t.asked == "medic"
    assert t.keys() == ["mend:seat-1", "mend:seat-2", "medic:nothing"]
    t.choose("mend:seat-1")
    assert t.w.trauma == [0, 1, 1]
    assert t.w.wounds == [0, 1, 0]
    assert t.w.energy == [6, 1, 4]
    assert [t.w.top(seat) for seat in range(3)] == [6, 4, 5]
    assert t.idle


@pytest.mark.rule("NA-930")
@BOTH
@EITHER
def test_the_medic_reaches_only_those_where_he_is(ruleset: str, sex: str) -> None:
    t = seated(ruleset, f"medic-{sex}", "cook-f", "lucky-f")
    t.trauma(0, 1, 1)
    t.lost(((0, 2), 8))
    t.play(WoundsStep(), who=0)
    assert t.keys() == ["mend:seat-2", "medic:nothing"]
    t.choose("medic:nothing")
    assert t.w.trauma == [0, 1, 1]

    alone = seated(ruleset, f"medic-{sex}", "cook-f", "lucky-f")
    alone.trauma(0, 1, 1)
    alone.lost(((0,), 8))
    alone.play(WoundsStep(), who=0)
    assert alone.idle


@pytest.mark.rule("NA-931")
@BOTH
@EITHER
def test_the_medic_pays_to_heal_a_wound_of_one_without_trauma(ruleset: str, sex: str) -> None:
    t = seated(ruleset, f"medic-{sex}", "cook-f")
    t.wounds(0, 2)
    t.trauma(1, 0)
    t.energy(3, 4)
    t.dice(6)
    t.play(WoundsStep(), who=0)
    assert t.keys() == ["mend:seat-0", "bandage:seat-1", "medic:nothing"]
    t.choose("bandage:seat-1")
    assert t.w.wounds == [0, 1]
    assert t.w.energy == [2, 4]
    assert t.w.trauma == [1, 0]

    t = seated(ruleset, f"medic-{sex}", "cook-f")
    t.wounds(0, 1)
    t.trauma(1, 0)
    t.energy(0, 5)
    t.play(WoundsStep(), who=0)
    assert t.refuses("bandage:seat-1") == {"NA-184"}


@pytest.mark.rule("NA-932", "NA-686")
@BOTH
def test_the_lucky_one_adds_one_to_a_spent_token(sex: str) -> None:
    """[HR1.2] dice + token + 1: a return of 5 with a token of 3 meets 9; for anybody else it does not."""
    for id, home in ((f"lucky-{sex}", True), ("medic-f", False)):
        t = seated("hr12", id, "cook-f")
        t.story(0, 3)
        t.store(difficulty=9)
        t.w.march = t.w.party = (0,)
        t.play(March(0), who=0)
        t.dice(2, 3)
        t.choose("return")
        t.choose("add-token:3")
        t.go_on()
        assert (t.w.party == ()) is home
        assert t.tokens(0) == []


@pytest.mark.rule("NA-932", "NA-687")
@BOTH
def test_the_lucky_ones_repeated_roll_counts_one_better(sex: str) -> None:
    """[2013] a repeated 5 against 6 brings him home; anybody else not."""
    for id, home in ((f"lucky-{sex}", True), ("medic-f", False)):
        t = seated("2013", id, "cook-f")
        t.story(0, 2)
        t.store(difficulty=6)
        t.w.march = t.w.party = (0,)
        t.play(March(0), who=0)
        t.dice(1, 1, 2, 3)
        t.choose("return")
        t.choose("repeat")
        assert (t.w.party == ()) is home
        assert t.tokens(0) == []


@pytest.mark.rule("NA-933", "NA-934")
@BOTH
@EITHER
def test_the_cook_keeps_up_to_two_cubes_of_what_was_left(ruleset: str, sex: str) -> None:
    for n in (2, 1, 0):
        t = seated(ruleset, "medic-f", f"cook-{sex}")
        t.store(cubes=5)
        t.energy(3, 3)
        t.play(Eating(), who=0)
        t.answer("eat:cube", "eat:cube", "leave:cube", "leave:cube", "leave:cube")
        assert t.asked == "cook"
        assert t.seat == 1
        assert t.keys() == ["preserve:2", "preserve:1", "preserve:0"]
        t.choose(f"preserve:{n}")
        assert (t.w.cubes, t.w.food) == (3 - n, n)
        assert t.w.energy == [4, 4]


@pytest.mark.rule("NA-933")
@BOTH
@EITHER
def test_a_lost_cook_keeps_nothing(ruleset: str, sex: str) -> None:
    t = seated(ruleset, "medic-f", f"cook-{sex}")
    t.store(cubes=2)
    t.lost(((1,), 8))
    t.play(Eating(), who=0)
    t.answer("eat:cube", "leave:cube")
    assert t.idle
    assert (t.w.cubes, t.w.food) == (1, 0)


@pytest.mark.rule("NA-935")
@BOTH
@EITHER
def test_the_strong_one_has_seven_energy_and_two_strength(ruleset: str, sex: str) -> None:
    t = seated(ruleset, f"strong-{sex}", "cook-f")
    assert t.w.top(0) == 7
    for face, wood in ((4, 1), (3, 0)):
        t.store(wood=0)
        t.dice(face)
        t.play(Fight(6, win=(Wood(1),)), who=0)
        assert t.w.wood == wood
    t.dice(5)
    t.play(Fight(6, win=(Wood(1),)), who=1)
    assert t.w.wood == 0


@pytest.mark.rule("NA-935")
@BOTH
@EITHER
def test_the_strong_ones_first_energy_counts_double_in_each_build(ruleset: str, sex: str) -> None:
    t = seated(ruleset, f"strong-{sex}", "cook-f")
    t.act("build")
    t.answer("build:sand", "give:2", "give:2")
    assert t.w.progress["sand"] == 5
    assert t.w.energy == [5, 4]
    t.act("pass", "build")
    t.answer("build:sand", "give:1", "give:1")
    assert t.w.progress["sand"] == 8
    t.act("pass", "build")
    t.answer("build:sand", "give:1", "give:0")
    assert t.w.progress["sand"] == 9


@pytest.mark.rule("NA-936")
@BOTH
@EITHER
def test_the_fisher_lands_two_fish_and_throws_jellyfish_back(ruleset: str, sex: str) -> None:
    t = seated(ruleset, f"fisher-{sex}", "cook-f")
    t.draws("jellyfish", "fish-2", "fish-3")
    before = t.w.size("fish")
    t.act("camp:1")
    assert sorted(t.w.piece(c).value for c in t.w.zones["tiles"].top) == [2, 3]
    assert t.w.size("fish") == before - 2
    assert t.w.wounds == [0, 0]
    assert t.w.size("fish-discard") == 0


@pytest.mark.rule("NA-936")
@BOTH
@EITHER
def test_the_fisher_keeps_two_of_three_with_the_net_and_meets_the_shark(ruleset: str, sex: str) -> None:
    t = seated(ruleset, f"fisher-{sex}", "cook-f")
    t.item(0, "w21")
    t.draws("fish-1", "fish-2", "fish-3")
    t.act("camp:1")
    assert t.asked == "choose-catch"
    t.choose("release:fish-1")
    assert sorted(t.w.piece(c).value for c in t.w.zones["tiles"].top) == [2, 3]

    t = seated(ruleset, f"fisher-{sex}", "cook-f")
    t.fetch("fish/shark", "fish")
    t.draws("fish-2")
    t.dice(6)
    t.act("camp:1")
    assert [t.w.piece(c).value for c in t.w.zones["tiles"].top] == [2]
    assert t.w.wounds == [2, 0]
    assert t.where("shark") == "tiles-gone"


@pytest.mark.rule("NA-936", "NA-216")
@BOTH
@EITHER
def test_not_even_the_fisher_fishes_in_a_storm(ruleset: str, sex: str) -> None:
    t = seated(ruleset, f"fisher-{sex}", "cook-f")
    t.store(weather=1)
    t.to_placing()
    assert t.refuses("camp:1") == {"NA-216"}


@pytest.mark.rule("NA-937", "NA-583", "NA-584")
@BOTH
@EITHER
def test_the_pathfinder_knows_the_way(ruleset: str, sex: str) -> None:
    """2013: +2 for any group he is with; HR1.2: for his own rolls only."""
    for pathfinder in (0, 1):
        crew = ["medic-f", "cook-f"]
        crew[pathfinder] = f"pathfinder-{sex}"
        bonus = 2 if ruleset == "2013" or pathfinder == 0 else 0
        for result, home in ((9 - bonus, True), (8 - bonus, False)):
            t = seated(ruleset, *crew)
            t.store(difficulty=9)
            t.w.march = t.w.party = (0, 1)
            t.play(March(0), who=0)
            t.choose("return")
            t.dice(result // 2, result - result // 2, *([1, 1] if ruleset == "hr12" and not home else []))
            t.choose("join-return")
            assert (t.w.party == ()) is home


@pytest.mark.rule("NA-937", "NA-282")
@BOTH
@EITHER
def test_a_lost_pathfinder_finds_the_way_sooner(ruleset: str, sex: str) -> None:
    for id, found in ((f"pathfinder-{sex}", True), ("medic-f", False)):
        t = seated(ruleset, id, "cook-f")
        t.lost(((0,), 9))
        t.dice(3, 3, *([] if found else [1, 1] if ruleset == "2013" else []))
        t.to_placing()
        t.pawns("pass", "pass")
        assert t.w.is_lost(0) is not found
