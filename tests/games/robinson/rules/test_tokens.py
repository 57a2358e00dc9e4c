"""Tokens on fields and tiles (RC-471 to RC-489)."""

import pytest

from holdfast.games.robinson.flow.event import DrawEvent
from holdfast.games.robinson.flow.round import NightOver
from tests.games.robinson.table import FRIDAY, Table, camp

ACTIONS = {"build": "build:weapon", "gather": "gather:M2-wood", "explore": "explore:N1"}
HARMLESS = {"build": "hard-work", "gather": "unexpected-discovery", "explore": "lost-in-the-woods"}
DECKS = {"build": "building", "gather": "gathering", "explore": "exploration"}


def table(players: int = 3, **stock: int) -> Table:
    t = Table(players=players, starting_items="0")
    t.characters(*("cook", "explorer", "carpenter", "soldier")[:players])
    t.give(**{"wood": 1, **stock})
    t.tile("M2", 6)
    t.on_top("tile", "tile/tile-5")
    t.on_top("discovery", "discovery/tobacco")
    for kind, card in HARMLESS.items():
        t.on_top(f"{DECKS[kind]}-adventure", f"{DECKS[kind]}-adventure/{card}")
    return t


def event(t: Table, key: str) -> None:
    t.on_top("event", f"event/{key}")
    t.play(DrawEvent())


def last_ready(t: Table, seat: int) -> None:
    """Everybody else has confirmed."""
    for other in range(t.w.players):
        if other != seat:
            t.choose("ready", other)


@pytest.mark.rule("RC-471")
def test_what_lies_on_fields_and_tiles_binds_from_planning_on() -> None:
    t = table(wood=1)
    event(t, "strong-wind")  # one pawn more for the next Building
    t.token("cost-weapon", "wood")
    t.spot("N1", tokens=("pawn",))
    t.to_planning()
    assert t.refuses("build:weapon", 0) == {"RC-269"}  # two wood now
    t.plan(0, "build:shovel")
    t.plan(1, "explore:N1")
    t.choose("ready", 1)
    t.choose("ready", 2)
    assert t.refuses("ready", 0) == {"RC-279"}
    t.choose("join:build:shovel:pawn", 0)
    last = [p.least for p in t.w.plan]
    assert last == [2, 2]


@pytest.mark.rule("RC-472", "RC-473", "RC-483")
@pytest.mark.parametrize("kind", ACTIONS)
def test_a_reroll_token_turns_a_success_once(kind: str) -> None:
    t = table()
    t.token(kind, "reroll")
    t.to_planning()
    t.choose(ACTIONS[kind], 0)
    t.dice(kind)
    t.game.dictate(dice=[5])  # the last face of each Success die: two Determination
    t.resolve()
    assert t.w.determination[0] == 2
    assert not t.w.token(kind, "reroll")


@pytest.mark.rule("RC-473", "RC-483")
def test_a_reroll_token_is_gone_after_a_roll_that_failed_by_itself() -> None:
    t = table()
    t.token("gather", "reroll")
    t.to_planning()
    t.plan(0, "gather:M2-wood")
    t.plan(1, "gather:M2-parrot")
    t.dice("gather", success="two")
    t.dice("gather", success="success")
    t.resolve()
    t.answer("resolve:gather:M2-wood")
    assert t.w.determination[0] == 2
    assert t.w.stock["food"] == 1  # the second roll stands
    assert not t.w.token("gather", "reroll")


@pytest.mark.rule("RC-473")
def test_an_action_without_dice_leaves_the_reroll_token() -> None:
    t = table()
    t.token("gather", "reroll")
    t.to_planning()
    t.plan(0, "gather:M2-wood", "join:gather:M2-wood:pawn")
    t.resolve()
    assert t.w.stock["wood"] == 2
    assert t.w.token("gather", "reroll")


@pytest.mark.rule("RC-474", "RC-483")
@pytest.mark.parametrize("kind", ACTIONS)
def test_an_adventure_token_draws_a_card_also_without_dice(kind: str) -> None:
    t = table()
    t.token(kind, "adventure")
    t.determination(2, 0, 0)
    t.to_planning()
    t.plan(0, ACTIONS[kind], f"join:{ACTIONS[kind]}:pawn")
    t.resolve()
    t.go_on()
    assert t.w.ids(f"{DECKS[kind]}-adventure-discard") == [HARMLESS[kind]]
    assert not t.w.token(kind, "adventure")


@pytest.mark.rule("RC-474")
@pytest.mark.parametrize("shown", ["adventure", "blank"])
def test_die_and_token_together_draw_one_card_only(shown: str) -> None:
    t = table()
    t.token("gather", "adventure")
    t.to_planning()
    t.plan(0, "gather:M2-wood")
    t.plan(1, "gather:M2-parrot", "join:gather:M2-parrot:pawn")
    t.dice("gather", adventure=shown)
    t.resolve()
    t.choose("resolve:gather:M2-wood")
    assert t.w.ids("gathering-adventure-discard") == ["unexpected-discovery"]
    assert t.w.size("gathering-adventure") == 29
    assert not t.w.token("gather", "adventure")


@pytest.mark.rule("RC-475")
@pytest.mark.parametrize(("weapon", "wounds"), [(0, 1), (1, 0)])
def test_a_beast_token_on_a_tile_bites_the_unarmed_and_stays(weapon: int, wounds: int) -> None:
    t = table()
    t.levels(weapon=weapon)
    t.spot("M2", tokens=("beast",))
    t.to_planning()
    t.plan(1, "gather:M2-wood", "join:gather:M2-wood:pawn")
    t.plan(2, "gather:M2-parrot", "join:gather:M2-parrot:pawn")
    t.resolve()
    t.go_on()
    assert t.w.wounds[:3] == [0, wounds, wounds]
    assert t.w.stock["wood"] == 2
    assert t.w.spots["M2"].tokens == ("beast",)


@pytest.mark.rule("RC-475", "RC-409", "RC-484")
def test_dangerous_terrain_marks_the_space_for_the_next_who_comes() -> None:
    t = table()
    t.on_top("exploration-adventure", "exploration-adventure/dangerous-terrain")
    t.to_planning()
    t.choose("explore:N1", 0)
    t.dice("explore", success="two", adventure="adventure")
    t.resolve()
    assert t.w.wounds[0] == 0
    t.play(NightOver())
    while t.asked != "planning":
        t.choose("pile:0" if "pile:0" in t.keys() else t.keys()[-1])
    assert t.w.spots["N1"].tokens == ("beast",)
    t.plan(1, "explore:N1", "join:explore:N1:pawn")
    for seat in range(3):
        t.choose("ready", seat)
    assert t.w.wounds[1] == 1
    assert t.w.spots["N1"].tile >= 0
    assert t.w.spots["N1"].tokens == ("beast",)


@pytest.mark.rule("RC-476", "RC-483")
@pytest.mark.parametrize(("weapon", "wounds"), [(0, 1), (1, 0)])
def test_predators_in_the_woods_bite_the_next_explorer_and_leave(weapon: int, wounds: int) -> None:
    t = table()
    event(t, "predators-in-the-woods")
    t.token("explore", *[token for token in t.w.fields["explore"] if token == "beast"])
    assert t.w.fields["explore"] == ("beast",)
    t.levels(weapon=weapon)
    t.on_top("tile", "tile/tile-5", "tile/tile-10")
    t.to_planning()
    t.plan(1, "explore:N1", "join:explore:N1:pawn")
    t.plan(2, "explore:S1", "join:explore:S1:pawn")
    t.resolve()
    t.choose("resolve:explore:N1")
    assert t.w.wounds[:3] == [0, wounds, 0]
    assert not t.w.token("explore", "beast")


@pytest.mark.rule("RC-476")
def test_the_threat_action_or_the_sliding_card_removes_the_predators() -> None:
    t = table()
    event(t, "predators-in-the-woods")
    t.levels(weapon=1)
    t.to_planning()
    t.choose("threat:right", 0)
    t.resolve()
    assert not t.w.token("explore", "beast")
    assert t.w.determination[0] == 1

    t = table()
    event(t, "predators-in-the-woods")
    event(t, "sunny-beach")
    assert t.w.token("explore", "beast")
    event(t, "weakness")
    assert not t.w.token("explore", "beast")
    assert t.w.wounds[:3] == [1, 1, 1]


@pytest.mark.rule("RC-477", "RC-479", "RC-483")
@pytest.mark.parametrize("kind", ACTIONS)
def test_a_minus_one_pawn_token_burdens_the_next_action_of_its_type(kind: str) -> None:
    second = {"build": "build:shovel", "gather": "gather:M2-parrot", "explore": "explore:S1"}[kind]
    t = table()
    t.token(kind, "pawn")
    t.to_planning()
    t.choose(ACTIONS[kind], 0)
    t.choose(second, 1)
    t.choose("ready", 1)
    t.choose("ready", 2)
    assert t.refuses("ready", 0) == {"RC-279"}
    t.choose(f"join:{ACTIONS[kind]}:pawn", 0)
    t.dice(kind, success="two")
    t.dice(kind, success="two")
    t.choose("ready", 0)
    assert t.asked != "resolve-all"  # the burdened one comes first, nobody is asked for the order
    t.go_on()
    assert t.w.determination[:3] == [2, 2, 0]
    assert not t.w.token(kind, "pawn")


@pytest.mark.rule("RC-478", "RC-483")
def test_a_minus_one_pawn_token_on_a_tile_burdens_every_action_there_and_stays() -> None:
    t = table()
    t.spot("M2", tokens=("pawn",))
    t.to_planning()
    t.plan(0, "gather:M2-wood", "join:gather:M2-wood:pawn")
    t.plan(1, "gather:M2-parrot")
    t.choose("ready", 0)
    t.choose("ready", 2)
    assert t.refuses("ready", 1) == {"RC-279"}
    t.choose("join:gather:M2-parrot:pawn", 1)
    t.dice("gather")
    t.dice("gather")
    t.choose("ready", 1)
    t.go_on()
    assert (t.w.stock["wood"], t.w.stock["food"]) == (2, 1)
    assert t.w.spots["M2"].tokens == ("pawn",)


@pytest.mark.rule("RC-479")
def test_the_burdened_action_is_resolved_first() -> None:
    t = table()
    t.token("gather", "pawn")
    t.to_planning()
    t.plan(1, "gather:M2-parrot", "join:gather:M2-parrot:pawn")
    t.plan(0, "join:gather:M2-parrot:pawn", "gather:M2-wood")
    t.dice("gather", wound="wound")
    t.resolve()
    assert t.idle
    assert t.w.wounds[:3] == [1, 0, 0]
    assert (t.w.stock["wood"], t.w.stock["food"]) == (2, 1)


@pytest.mark.rule("RC-479", "RC-281")
@pytest.mark.parametrize("first", ["parrot", "wood"])
def test_whichever_was_planned_first_the_plan_is_the_same(first: str) -> None:
    """One pawn on the wood, two on the parrots: the parrots bear the token, and the wood needs one pawn only."""
    t = table()
    t.token("gather", "pawn")
    t.to_planning()
    if first == "parrot":
        t.plan(1, "gather:M2-parrot", "join:gather:M2-parrot:pawn")
        t.plan(0, "gather:M2-wood")
    else:
        t.plan(0, "gather:M2-wood")
        t.plan(1, "gather:M2-parrot", "join:gather:M2-parrot:pawn")
    stand = {p.name: (len(p.pawns), p.least, p.most, p.carries) for p in t.w.plan}
    assert stand == {"M2-parrot": (2, 2, 3, ("pawn",)), "M2-wood": (1, 1, 2, ())}
    t.dice("gather", success="two")
    t.dice("gather", success="two")
    t.resolve()
    t.go_on()
    assert t.w.determination[:2] == [2, 2]
    assert not t.w.token("gather", "pawn")


@pytest.mark.rule("RC-479", "RC-281")
def test_taking_one_back_leaves_the_other() -> None:
    t = table()
    t.token("gather", "pawn")
    t.to_planning()
    t.plan(1, "gather:M2-parrot", "join:gather:M2-parrot:pawn")
    t.plan(0, "gather:M2-wood")
    t.choose("take-back:gather:M2-parrot", 1)
    assert [(p.name, p.least, p.most) for p in t.w.plan] == [("M2-wood", 2, 3)]
    last_ready(t, 0)
    assert t.refuses("ready", 0) == {"RC-279"}
    t.choose("join:gather:M2-wood:pawn", 0)
    assert "ready" in t.keys(0)


@pytest.mark.rule("RC-479", "RC-292")
@pytest.mark.parametrize(("first", "rolls"), [("parrot", 1), ("wood", 0)])
def test_where_two_could_bear_it_the_one_resolved_first_does(first: str, rolls: int) -> None:
    t = table()
    t.token("gather", "pawn")
    t.to_planning()
    t.plan(1, "gather:M2-parrot", "join:gather:M2-parrot:pawn")
    t.plan(0, "gather:M2-wood", "join:gather:M2-wood:pawn")
    t.dice("gather", success="two")
    t.resolve()
    assert set(t.keys()) == {"resolve:gather:M2-parrot", "resolve:gather:M2-wood"}
    t.choose(f"resolve:gather:M2-{first}")
    t.go_on()
    assert t.w.determination[rolls] == 2, "it had one pawn too few to be sure"
    assert t.w.determination[1 - rolls] == 0
    assert not t.w.token("gather", "pawn")


@pytest.mark.rule("RC-480", "RC-479")
def test_taking_back_a_dearer_build_makes_the_other_one_dearer() -> None:
    t = table(wood=3)
    t.token("build", "wood")
    t.to_planning()
    t.plan(0, "build:weapon")
    t.plan(1, "build:weapon")
    assert [p.wood for p in t.w.plan] == [2, 1]
    t.choose("take-back:build:weapon", 0)
    assert [(p.slot, p.wood) for p in t.w.plan] == [("build:weapon+2", 2)]


@pytest.mark.rule("RC-480", "RC-483")
def test_a_wood_token_makes_the_next_build_in_wood_dearer() -> None:
    t = table(wood=5, fur=2)
    event(t, "slow-work")
    t.to_planning()
    t.plan(0, "build:shelter:fur", "join:build:shelter:pawn")
    t.plan(1, "build:weapon", "join:build:weapon:pawn")
    t.plan(2, "build:weapon", "join:build:weapon+2:pawn")
    t.resolve()
    assert set(t.keys()) == {"in-order", "resolve:build:shelter", "resolve:build:weapon"}  # the other Weapon must wait
    t.choose("resolve:build:shelter")
    assert t.w.shelter
    assert t.w.levels["weapon"] == 2
    assert (t.w.stock["wood"], t.w.stock["fur"]) == (5 - 2 - 1, 0)
    assert not t.w.token("build", "wood")


@pytest.mark.rule("RC-480")
def test_builds_in_fur_or_without_wood_leave_the_wood_token() -> None:
    t = table(wood=0, fur=2)
    t.token("build", "wood")
    t.to_planning()
    t.plan(0, "build:shelter:fur", "join:build:shelter:pawn")
    t.plan(1, "build:shovel", "join:build:shovel:pawn")
    t.resolve()
    t.go_on()
    assert t.w.shelter
    assert t.w.has("shovel")
    assert t.w.token("build", "wood")


@pytest.mark.rule("RC-480")
def test_one_wood_is_too_little_for_a_dearer_weapon() -> None:
    t = table(wood=1)
    t.token("build", "wood")
    t.to_planning()
    assert "build:weapon" not in t.keys(0)
    assert "build:shovel" in t.keys(0)


@pytest.mark.rule("RC-481", "RC-483")
def test_a_wood_token_on_a_cost_space_makes_each_such_build_dearer() -> None:
    t = table(wood=8, fur=2)
    for what in ("shelter", "weapon"):
        t.token(f"cost-{what}", "wood")
    t.to_planning()
    t.plan(0, "build:weapon", "join:build:weapon:pawn")
    t.plan(1, "build:weapon", "join:build:weapon+2:pawn")
    t.plan(2, "build:shelter:wood", "join:build:shelter:pawn")
    t.resolve()
    t.go_on()
    assert t.w.stock["wood"] == 8 - 2 - 2 - 4
    assert t.w.token("cost-weapon", "wood")
    assert t.w.token("cost-shelter", "wood")

    t = table(wood=8, fur=2)
    t.token("cost-shelter", "wood")
    t.to_planning()
    t.plan(2, "build:shelter:fur", "join:build:shelter:pawn")
    t.resolve()
    assert (t.w.stock["wood"], t.w.stock["fur"]) == (8, 0)


@pytest.mark.rule("RC-482")
def test_a_plus_one_token_counts_in_production_and_in_gathering() -> None:
    t = table(wood=0)
    t.spot("M1", tokens=("food", "wood"))
    t.spot("M2", tokens=("wood",))
    t.phase("production")
    t.go_on()
    assert (t.w.stock["wood"], t.w.stock["food"]) == (2, 2)
    t.to_planning()
    t.plan(0, "gather:M2-wood", "join:gather:M2-wood:pawn")
    t.resolve()
    assert t.w.stock["wood"] == 2 + 2
    assert t.w.spots["M2"].tokens == ("wood",)


@pytest.mark.rule("RC-484")
def test_a_token_on_a_space_stays_on_the_tile_laid_there() -> None:
    t = table()
    t.spot("N1", tokens=("beast", "pawn"))
    t.levels(weapon=1)
    t.to_planning()
    t.plan(0, "explore:N1", "join:explore:N1:pawn")
    t.plan(1, "join:explore:N1:pawn")
    t.resolve()
    assert t.w.spots["N1"].tile >= 0
    assert t.w.spots["N1"].tokens == ("beast", "pawn")


@pytest.mark.rule("RC-485", "RC-477")
def test_a_mess_in_the_camp_asks_the_next_arranging_for_two_pawns() -> None:
    t = table()
    event(t, "mess-in-the-camp")
    t.to_planning()
    t.choose("arrange:camp", 0)
    t.choose("arrange:camp", 1)
    t.choose("ready", 1)
    t.choose("ready", 2)
    assert t.refuses("ready", 0) == {"RC-279"}
    t.choose("join:arrange:camp:pawn", 0)
    t.choose("ready", 0)
    assert t.idle
    assert t.w.determination[:3] == [2, 2, 0]  # the second one needed one pawn only
    assert t.w.morale == 2
    assert not t.w.token("arrange", "pawn")


@pytest.mark.rule("RC-485")
def test_friday_may_be_the_second_pawn() -> None:
    t = table(players=2)
    t.token("arrange", "pawn")
    t.to_planning()
    t.choose("arrange:camp", 1)
    t.choose("join:arrange:camp:friday", 0)
    t.resolve()
    assert t.w.determination[:2] == [0, 2]
    assert t.w.determination[FRIDAY] == 0


@pytest.mark.rule("RC-486")
@pytest.mark.parametrize("players", [3, 4])
def test_after_the_bear_the_next_arranging_only_clears_up(players: int) -> None:
    t = table(players)
    event(t, "bear")
    morale = t.w.morale
    t.to_planning()
    t.plan(0, "arrange:camp", "arrange:camp")
    t.resolve()
    t.go_on()
    if players == 4:
        t.choose("determination")
    assert t.idle
    assert t.w.determination[0] == 2  # of the second Action
    assert t.w.morale == morale + (players == 3)
    assert not t.w.token("arrange", "blocked")


@pytest.mark.rule("RC-486", "RC-485")
def test_bear_and_mess_together_are_cleared_by_one_action() -> None:
    t = table()
    t.token("arrange", "blocked", "pawn")
    t.to_planning()
    t.plan(0, "arrange:camp", "join:arrange:camp:pawn")
    t.resolve()
    assert t.w.determination[0] == 0
    assert not t.w.token("arrange", "blocked")
    assert not t.w.token("arrange", "pawn")


@pytest.mark.rule("RC-487")
def test_the_weapon_test_comes_first_and_counts_a_temporary_weapon() -> None:
    t = table()
    t.starting_item("pistol")
    t.spot("M2", tokens=("beast",))
    t.to_planning()
    t.choose("gather:M2-wood", 1)
    t.dice("gather")
    t.resolve()
    assert t.asked == "window"
    assert t.game.question.seats == (1,)
    assert t.w.laid == []  # no dice on the table yet
    t.choose("use:pistol")
    t.go_on()
    assert t.w.wounds[:3] == [0, 0, 0]
    assert t.w.stock["wood"] == 2
    assert t.w.levels["weapon"] == 0


@pytest.mark.rule("RC-487")
def test_friday_takes_his_own_bite() -> None:
    t = table(players=2)
    t.spot("M2", tokens=("beast",))
    t.to_planning()
    t.choose("friday:gather:M2-wood", 0)
    t.dice("gather")
    t.resolve()
    assert t.w.wounds[FRIDAY] == 1
    assert t.w.wounds[:2] == [0, 0]


@pytest.mark.rule("RC-488", "RC-477")
def test_a_pawn_token_laid_while_actions_are_resolved_waits_for_the_next_round() -> None:
    t = table(wood=1)
    t.on_top("building-adventure", "building-adventure/laborious-work")  # one pawn more for the next Building
    t.to_planning()
    t.plan(0, "build:weapon")
    t.plan(1, "build:shovel")
    t.dice("build", adventure="adventure")
    t.dice("build")
    t.resolve()
    t.choose("resolve:build:weapon")
    assert t.w.levels["weapon"] == 1
    assert t.w.has("shovel")
    assert t.w.token("build", "pawn")


@pytest.mark.rule("RC-488", "RC-480")
def test_a_dearer_build_that_fails_spends_nothing_and_discards_the_token() -> None:
    t = table(wood=3)
    t.token("build", "wood")
    t.to_planning()
    t.plan(0, "build:weapon")
    t.plan(1, "build:weapon", "join:build:weapon+2:pawn")
    t.dice("build", success="two")
    t.resolve()
    t.go_on()
    assert t.w.levels["weapon"] == 1
    assert t.w.stock["wood"] == 2  # the second one at its plain price
    assert not t.w.token("build", "wood")


@pytest.mark.rule("RC-489")
@pytest.mark.parametrize(("weapon", "wounds"), [(0, 2), (1, 0)])
def test_beasts_on_the_field_and_on_the_space_bite_both(weapon: int, wounds: int) -> None:
    t = table()
    t.levels(weapon=weapon)
    t.token("explore", "beast")
    t.spot("N1", tokens=("beast",))
    t.to_planning()
    t.plan(0, "explore:N1", "join:explore:N1:pawn")
    t.resolve()
    assert t.w.wounds[0] == wounds
    assert not t.w.token("explore", "beast")
    assert t.w.spots["N1"].tokens == ("beast",)


@pytest.mark.rule("RC-487", "RC-1225")
def test_a_saber_drawn_against_a_lurking_beast_can_be_drawn_again_in_the_next_action() -> None:
    t = table()
    t.treasure("saber")
    t.spot("M2", tokens=("beast",))
    t.to_planning()
    t.plan(0, "gather:M2-wood", "join:gather:M2-wood:pawn")
    t.plan(1, "gather:M2-parrot", "join:gather:M2-parrot:pawn")
    t.resolve()
    t.choose("resolve:gather:M2-wood")
    t.choose("treasure:saber")
    assert t.w.wounds[0] == 1  # of the Saber itself
    assert t.game.question.seats == (1,)
    assert "treasure:saber" in t.keys()


@pytest.mark.rule("RC-480", "RC-624")
def test_the_carpenter_saves_one_of_the_two_wood_that_a_token_asks_for() -> None:
    """Weapon 1, token 1, skill −1: one wood, and the token goes."""
    t = camp()
    t.determination(2)
    t.give(wood=2)
    t.token("build", "wood")
    t.to_planning()
    t.plan(0, "build:weapon:thrift", "join:build:weapon:pawn")
    t.resolve()
    t.go_on()
    assert t.w.levels["weapon"] == 1
    assert (t.w.stock["wood"], t.w.token("build", "wood")) == (1, False)
