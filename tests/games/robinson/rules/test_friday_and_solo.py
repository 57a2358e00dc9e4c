"""Player counts, Friday and the solo game (RC-721 to RC-747)."""

import pytest

import holdfast
from holdfast.core.engine.effects import Window
from holdfast.games.robinson.people.wounds import Wound
from tests.games.robinson.table import FRIDAY, JENNY, Table


def pair(**options: object) -> Table:
    """Carpenter and Cook with Friday; the Cook is First Player."""
    t = Table(2, starting_items=0, **{"first_player": "2", **options})
    t.characters("carpenter", "cook")
    return t


# --- player counts --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-721", "RC-742", "RC-722", "RC-723")
@pytest.mark.parametrize(
    ("players", "friday", "dog"), [(1, True, True), (2, True, False), (3, False, False), (4, False, False)]
)
def test_who_comes_along(players: int, friday: bool, dog: bool) -> None:
    t = Table(players)
    assert (t.w.friday, t.w.dog) == (friday, dog)
    t.to_planning()
    t.plan(0, "explore:N1")
    assert ("friday:rest:rest" in t.keys(0)) == friday
    assert ("join:explore:N1:dog-dog" in t.keys(0)) == dog


@pytest.mark.rule("RC-722", "RC-741")
@pytest.mark.parametrize("players", [1, 2])
def test_the_soldier_stays_at_home(players: int) -> None:
    for seed in range(1, 9):
        t = Table(players, seed=seed)
        people = {t.w.character(seat).id for seat in range(players)}
        assert len(people) == players
        assert people <= {"carpenter", "cook", "explorer"}
    game = holdfast.new("robinson", players=players, options={"characters": "chosen", "first_player": 1})
    assert [o.key for o in game.question.options] == ["character:carpenter", "character:cook", "character:explorer"]


@pytest.mark.rule("RC-723")
def test_with_three_the_soldier_may_come() -> None:
    game = holdfast.new("robinson", players=3, options={"characters": "chosen", "first_player": 2})
    for seat, who in ((1, "soldier"), (2, "cook")):
        assert game.question.seats == (seat,)
        game.choose(f"character:{who}")
    assert {o.key for o in game.question.options} == {"character:carpenter", "character:explorer"}
    game.choose("character:explorer", 0)
    world = game.world
    assert [world.content.cards[c].id for c in world.characters] == ["explorer", "soldier", "cook"]


@pytest.mark.rule("RC-723", "RC-724")
@pytest.mark.parametrize(("players", "tokens", "morale"), [(3, 2, 1), (4, 2, 0)])
def test_arranging_the_camp(players: int, tokens: int, morale: int) -> None:
    t = Table(players, starting_items=0)
    t.to_planning()
    t.plan(1, "arrange:camp")
    t.resolve()
    if players == 4:
        assert t.keys() == ["determination", "morale"]
        t.choose("determination", 1)
    assert t.w.determination[1] == tokens
    assert t.w.morale == morale


@pytest.mark.rule("RC-725", "RC-743")
@pytest.mark.parametrize(("players", "wood", "fur"), [(1, 2, 1), (2, 2, 1), (3, 3, 2), (4, 4, 3)])
def test_build_costs_count_players_only(players: int, wood: int, fur: int) -> None:
    t = Table(players, "jenny", starting_items=0, friday="on", dog="on")
    t.characters(*("carpenter", "cook", "explorer", "soldier")[:players])
    t.w.jenny = "camp"
    t.give(wood=wood - 1, fur=fur - 1)
    t.to_planning()
    assert t.why("build:shelter:wood", 0) == {"RC-269"}
    assert t.why("build:shelter:fur", 0) == {"RC-269"}
    t.resolve()
    t.shelter()
    for what in ("roof", "palisade"):
        t.give(wood=wood, fur=fur)
        t.to_planning()
        t.plan(0, f"build:{what}:wood")
        assert t.w.free("wood") == 0
        t.choose(f"take-back:build:{what}", 0)
        t.plan(0, f"build:{what}:fur")
        assert t.w.free("fur") == 0
        t.choose(f"take-back:build:{what}", 0)
        t.resolve()


# --- Friday ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-731")
def test_the_first_player_moves_fridays_one_pawn() -> None:
    t = pair()
    t.to_planning()
    assert not [key for key in t.keys(0) if key.startswith("friday:")]
    assert "friday:rest:rest" in t.keys(1)
    t.plan(1, "friday:rest:rest")
    assert not [key for key in t.keys(1) if key.startswith("friday:")]  # one pawn
    t.plan(1, "rest:rest", "rest:rest")  # his own are still there


@pytest.mark.rule("RC-732")
def test_friday_alone_takes_any_type() -> None:
    t = pair()
    t.tile("M2", 4)
    t.beast("fox")
    t.give(wood=2)
    t.to_planning()
    mine = {key for key in t.keys(1) if key.startswith("friday:")}
    for action in ("threat:right:one", "build:shovel", "build:shelter:wood", "gather:M2-wood", "explore:N1"):
        assert f"friday:{action}" in mine
    assert {"friday:hunt:beast", "friday:arrange:camp", "friday:rest:rest"} <= mine


@pytest.mark.rule("RC-732")
def test_friday_with_an_additional_pawn_needs_no_dice() -> None:
    t = pair()
    t.item("lantern")
    t.to_planning()
    t.plan(1, "friday:build:shovel", "join:build:shovel:brown-lantern")
    t.resolve()
    assert "shovel" in t.w.built
    assert t.w.wounds[FRIDAY] == 0


@pytest.mark.rule("RC-732", "RC-733")
def test_friday_supports_a_player() -> None:
    t = pair()
    t.levels(weapon=0)
    t.beast("fox")
    t.to_planning()
    t.plan(0, "hunt:beast")
    t.plan(1, "join:hunt:beast:friday")
    t.resolve()
    assert t.w.wounds[0] == 2
    assert t.w.wounds[FRIDAY] == 0


@pytest.mark.rule("RC-733")
def test_the_player_is_the_taker_even_if_friday_was_there_first() -> None:
    t = pair()
    t.beast("fox")
    t.to_planning()
    t.plan(1, "friday:hunt:beast")
    t.plan(0, "join:hunt:beast:pawn")
    t.resolve()
    assert t.w.wounds[0] == 2
    assert t.w.wounds[FRIDAY] == 0


@pytest.mark.rule("RC-734", "RC-737")
def test_friday_rolls_and_meets_no_adventure() -> None:
    t = pair()
    t.to_planning()
    t.plan(1, "friday:build:shovel")
    t.dice("build", wound="wound", success="two", adventure="adventure")
    deck = t.w.size("building-adventure")
    t.resolve()
    assert t.idle
    assert t.w.wounds[FRIDAY] == 2  # one of each die
    assert t.w.determination[FRIDAY] == 2  # on his own card
    assert t.w.determination[:2] == [0, 0]
    assert t.w.wounds[:2] == [0, 0]
    assert t.w.size("building-adventure") == deck
    assert "shovel" not in t.w.built


@pytest.mark.rule("RC-734")
def test_friday_short_of_a_sure_success_rolls_too() -> None:
    t = pair()
    t.item("map")
    t.tile("M2", 4)
    t.to_planning()
    t.plan(1, "friday:explore:M3", "join:explore:M3:green-map")  # distance 2: three pawns would be sure
    t.dice("explore", wound="wound", adventure="adventure")
    t.resolve()
    assert t.w.tile("M3") is not None
    assert t.w.wounds[FRIDAY] == 2


@pytest.mark.rule("RC-735")
@pytest.mark.parametrize("shown", ["adventure", "blank"])
def test_an_adventure_token_is_one_wound_for_friday(shown: str) -> None:
    t = pair()
    t.token("build", "adventure")
    t.to_planning()
    t.plan(1, "friday:build:shovel")
    t.dice("build", adventure=shown)
    deck = t.w.size("building-adventure")
    t.resolve()
    assert t.w.wounds[FRIDAY] == 1
    assert not t.w.token("build", "adventure")
    assert t.w.size("building-adventure") == deck


@pytest.mark.rule("RC-736")
def test_friday_is_no_player() -> None:
    t = pair()
    t.w.determination[FRIDAY] = 3
    t.w.round = 2
    t.on_top("event", "event/poisoning")
    t.phase("event")
    assert t.w.wounds[:2] == [1, 1]
    t.token("weather", "rain")
    t.phase("weather")
    assert t.w.wounds[:2] == [3, 3]
    t.give(food=2)
    t.discovery("tobacco")  # something to pause for
    t.phase("night")
    t.choose("go-on")  # two eat, two sleep in the open
    assert t.game.question.effect.at() == "before-rot"
    assert t.w.wounds[:2] == [4, 4]
    assert t.w.stock["food"] == 0
    assert t.w.wounds[FRIDAY] == 0
    assert t.w.determination[FRIDAY] == 3
    for first in (0, 1):  # the token goes from the Cook to the Carpenter, and back to the Cook
        now = t.w.round
        while t.w.round == now:
            if t.asked == "planning":
                t.resolve()
            else:
                t.choose(next(k for k in ("go-on", "stay", t.keys()[0]) if k in t.keys()))
        assert t.w.first == first


@pytest.mark.rule("RC-736")
def test_discards_of_each_player_leave_friday_alone() -> None:
    t = pair()
    t.w.determination[FRIDAY] = 2
    t.threat("mess-in-the-camp", "left")
    t.w.round = 2
    t.on_top("event", "event/insects")
    t.phase("event")
    assert t.w.wounds[:2] == [1, 1]
    assert (t.w.determination[FRIDAY], t.w.wounds[FRIDAY]) == (2, 0)


@pytest.mark.rule("RC-737", "RC-738")
@pytest.mark.parametrize("die", ["wound:wound", "success:two", "adventure:adventure"])
def test_friday_rerolls_one_die_of_his_own(die: str) -> None:
    t = pair()
    t.w.determination[FRIDAY] = 5
    t.to_planning()
    t.plan(1, "friday:build:shovel")
    t.dice("build", wound="wound", success="two", adventure="adventure")
    t.resolve()
    assert t.game.question.seats == (1,)  # the First Player decides
    t.choose("friday-reroll")
    assert t.keys() == ["reroll:wound:wound", "reroll:success:two", "reroll:adventure:adventure"]
    t.game.dictate(dice=[0 if die == "success:two" else 5])
    t.choose(f"reroll:{die}")
    assert t.idle  # one time per Action
    failed = die != "success:two"
    assert t.w.determination[FRIDAY] == 5 - 2 + 2 * failed
    assert t.w.wounds[FRIDAY] == 1 + (die == "success:two")
    assert ("shovel" in t.w.built) == (not failed)


@pytest.mark.rule("RC-737")
def test_fridays_tokens_do_nothing_else() -> None:
    t = pair()
    t.w.determination[FRIDAY] = 9
    t.play(Window("production"))
    assert t.idle
    t.to_planning()
    t.plan(0, "build:shovel")
    t.dice("build", wound="wound")
    t.resolve()
    assert t.idle  # the Carpenter's roll is not his
    assert t.w.wounds[0] == 1
    t.w.determination[FRIDAY] = 1
    t.to_planning()
    t.plan(1, "friday:explore:N1")
    t.dice("explore")
    t.resolve()
    assert t.idle  # one token is too few


@pytest.mark.rule("RC-737", "RC-623")
def test_fridays_reroll_does_not_depend_on_the_carpenters() -> None:
    t = pair(first_player="1")
    t.w.determination[FRIDAY] = 2
    t.determination(2, 0)
    t.to_planning()
    t.plan(0, "friday:build:shovel")
    t.dice("build", wound="wound", success="two")
    t.resolve()
    t.game.dictate(dice=[5, 0])
    t.choose("skill:craftsmanship", 0)
    t.choose("reroll:wound:wound", 0)
    t.choose("friday-reroll", 0)
    assert t.keys() == ["reroll:success:two", "reroll:adventure:blank"]  # what was rerolled stands
    t.choose("reroll:success:two", 0)
    assert (t.w.determination[0], t.w.determination[FRIDAY]) == (0, 0)
    assert t.w.wounds[FRIDAY] == 0
    assert "shovel" in t.w.built


@pytest.mark.rule("RC-739", "RC-705")
def test_fridays_fourth_wound_is_his_last() -> None:
    t = pair()
    t.play(Wound(str(FRIDAY), 3))
    assert t.w.friday
    t.play(Wound(str(FRIDAY)))
    assert not t.w.friday
    assert t.idle
    assert t.w.morale == 0  # no arrows on his track


@pytest.mark.rule("RC-739", "RC-737")
def test_friday_gains_nothing_by_the_roll_that_kills_him() -> None:
    t = pair()
    t.w.wounds[FRIDAY] = 3
    t.to_planning()
    t.plan(1, "friday:build:shovel")
    t.dice("build", wound="wound", success="two")
    t.resolve()
    assert not t.w.friday
    assert t.w.determination[FRIDAY] == 0


@pytest.mark.rule("RC-740")
def test_friday_rests_and_is_healed() -> None:
    t = pair()
    t.w.wounds[FRIDAY] = 3
    t.to_planning()
    t.plan(1, "friday:rest:rest")
    t.resolve()
    assert t.w.wounds[FRIDAY] == 2
    t.starting_item("flask-of-rum")
    t.play(Window("night"))
    t.choose("use:flask-of-rum")
    assert t.w.wounds[FRIDAY] == 1
    t.go_on()
    t.item("bed")
    t.w.wounds[FRIDAY] = 3
    t.to_planning()
    t.plan(1, "friday:rest:rest")
    t.resolve()
    assert (t.w.wounds[FRIDAY], t.w.determination[FRIDAY]) == (1, 1)
    t.give(food=1)
    t.determination(0, 2)
    t.play(Window("production"))
    t.choose("skill:grandmas-recipe", 1)
    assert t.w.wounds[FRIDAY] == 0


@pytest.mark.rule("RC-740")
def test_friday_in_a_hammock_and_at_the_arranging() -> None:
    t = pair()
    t.treasure("hammock")
    t.w.wounds[FRIDAY] = 2
    t.to_planning()
    t.plan(1, "friday:rest:rest")
    t.resolve()
    assert (t.w.wounds[FRIDAY], t.w.determination[FRIDAY]) == (1, 1)
    t.to_planning()
    t.plan(1, "friday:arrange:camp")
    t.resolve()
    assert t.w.determination[FRIDAY] == 3
    assert t.w.determination[:2] == [0, 0]
    assert t.w.morale == 1


# --- alone ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-744", "RC-747")
def test_alone_one_is_always_first_player() -> None:
    t = Table(1, starting_items=0)
    t.give(food=9)
    t.shelter()
    t.w.round = 2
    t.on_top("event", "event/despondency")  # the token goes to the next player
    t.phase("event")
    assert t.w.first == 0
    assert t.w.wounds[0] == 0
    t.phase("night")
    assert t.w.round == 3
    assert t.w.first == 0


@pytest.mark.rule("RC-745", "RC-746")
@pytest.mark.parametrize(("round_", "before", "after", "tokens"), [(1, 0, 1, 3), (5, -3, -2, 0), (5, 1, 2, 4)])
def test_alone_morale_rises_first(round_: int, before: int, after: int, tokens: int) -> None:
    t = Table(1, starting_items=0)
    t.w.round = round_
    t.w.morale = before
    t.determination(2)
    t.phase("morale")
    t.go_on()
    assert t.w.morale == after
    assert t.w.determination[0] == tokens
    assert t.w.wounds[0] == 0


@pytest.mark.rule("RC-745")
def test_in_company_it_does_not() -> None:
    t = pair()
    t.phase("morale")
    assert t.w.morale == 0
    assert t.w.determination[:2] == [0, 0]


@pytest.mark.rule("RC-725", "RC-736")
def test_jenny_and_friday_are_no_players_of_the_plan() -> None:
    t = Table(2, "jenny", starting_items=0)
    t.w.jenny = "camp"
    t.give(wood=2)
    t.to_planning()
    t.plan(0, "build:shelter:wood", "join:build:shelter:pawn")
    t.resolve()
    assert t.w.shelter
    t.play(Wound("each"))
    assert (t.w.wounds[JENNY], t.w.wounds[FRIDAY]) == (1, 0)
