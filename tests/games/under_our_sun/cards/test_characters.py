"""The abilities of the six characters (US-1103 to US-1109), played."""

import pytest

from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.enemies.leaving import Fall
from holdfast.games.under_our_sun.flow.day import DayPhase
from holdfast.games.under_our_sun.flow.preparation import NewDay
from tests.games.under_our_sun.arena import FAR, HAVEN, HERE, NEXT, arena, rolls
from tests.games.under_our_sun.table import Table


def lone(who: str) -> Table:
    """One character in the arena; another one waits in New Haven."""
    t = arena(who, "thickskin" if who != "thickskin" else "medic")
    t.at(1, HAVEN)
    return t


def new_phase(t: Table) -> None:
    """The next phase begins, as far as abilities go."""
    DayPhase("afternoon").apply(t.w, t.w.stack[-1][1])
    t.ap(*[6] * t.w.crew)


# --- Veteran -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1103")
def test_one_who_joins_the_veteran_pays_nothing_once_per_phase() -> None:
    t = arena("veteran", "scout", "medic")
    bear = t.foe("great-bear", HERE)
    t.ap(6, 0, 6)
    t.turn(0)
    t.dice("G0", "Y0", "G0", "Y0", "Y1", "B0")
    t.choose(f"attack:foe-{bear}:bare")
    t.go_on()
    assert t.seat == 1
    assert t.keys() == ["join-free", "stay-out"]
    t.choose("join-free")
    assert t.keys() == ["join", "stay-out"]
    t.choose("stay-out")
    t.answer(f"attack:foe-{bear}:bare")
    assert t.w.ap == [5, 0, 6]
    assert t.life(bear) == 6
    t.dice("G0", "Y0", "G0", "Y0")
    t.choose(f"attack:foe-{bear}:bare")
    t.go_on()
    assert t.seat == 2
    assert t.keys() == ["join", "stay-out"]
    t.choose("stay-out")
    new_phase(t)
    t.turn(0)
    t.choose(f"attack:foe-{bear}:bare")
    t.go_on()
    assert "join-free" in t.keys()


@pytest.mark.rule("US-1103")
def test_she_may_take_part_as_a_joiner_herself() -> None:
    """Whoever joins after her joins for nothing; where she takes no part, nobody does."""
    t = arena("scout", "veteran", "medic")
    bear = t.foe("great-bear", HERE)
    t.turn(0)
    t.choose(f"attack:foe-{bear}:bare")
    t.go_on()
    assert (t.seat, t.keys()) == (1, ["join", "stay-out"])
    t.choose("join")
    assert (t.seat, t.keys()) == (2, ["join", "join-free", "stay-out"])
    t.choose("join-free")
    assert t.w.ap == [5, 5, 6]
    away = arena("scout", "veteran", "medic")
    bear = away.foe("great-bear", HERE)
    away.at(1, FAR)
    away.turn(0)
    away.choose(f"attack:foe-{bear}:bare")
    away.go_on()
    assert (away.seat, away.keys()) == (2, ["join", "stay-out"])


@pytest.mark.rule("US-1103", "US-650", "US-651")
def test_when_she_has_joined_one_without_points_may_join_for_nothing() -> None:
    t = arena("scout", "veteran", "medic")
    bear = t.foe("great-bear", HERE)
    t.ap(6, 6, 0)
    t.turn(0)
    t.choose(f"attack:foe-{bear}:bare")
    assert (t.seat, t.keys()) == (1, ["join", "stay-out"])
    t.choose("join")
    assert (t.asked, t.seat, t.keys()) == ("join-fight", 2, ["join-free", "stay-out"])
    t.choose("join-free")
    assert t.w.ap == [5, 5, 0]
    assert t.w.fight().participants == (0, 1, 2)


@pytest.mark.rule("US-1103", "US-650", "US-651")
@pytest.mark.parametrize(
    ("crew", "answer", "used", "then"),
    [
        (("scout", "veteran", "medic"), "stay-out", (), "take-turn"),
        (("scout", "veteran", "medic"), "join", ("phase:coordinated:1",), "joiner-act"),
        (("scout", "medic", "veteran"), "join", (), "joiner-act"),
    ],
)
def test_before_she_has_joined_or_a_second_time_one_without_points_is_not_asked(
    crew: tuple[str, ...], answer: str, used: tuple[str, ...], then: str
) -> None:
    t = arena(*crew)
    bear = t.foe("great-bear", HERE)
    t.ap(*[0 if who == "medic" else 6 for who in crew])
    t.w.used = used
    t.turn(0)
    t.choose(f"attack:foe-{bear}:bare")
    assert (t.asked, t.seat) == ("join-fight", crew.index("veteran"))
    t.dice("G0", "G0", "Y0")
    t.choose(answer)
    assert t.asked == then
    assert t.w.ap[crew.index("medic")] == 0


@pytest.mark.rule("US-1103")
def test_she_rolls_any_dice_of_an_own_attack_again_once_a_day() -> None:
    t = lone("veteran")
    bear = t.foe("great-bear", HERE)
    t.turn(0)
    t.dice("G0", "Y0", "G2", "Y1", "G0", "Y0")
    t.choose(f"attack:foe-{bear}:bare")
    t.choose("cool-head")
    t.choose("die:1")
    t.choose("die:2")
    t.go_on()
    assert t.life(bear) == 4
    t.dice("G0", "Y0", "G0", "Y0")
    t.choose(f"attack:foe-{bear}:bare")
    assert t.asked == "take-turn"
    new_phase(t)
    t.dice("G0", "Y0", "G0", "Y0")
    t.turn(0)
    t.choose(f"attack:foe-{bear}:bare")
    assert t.asked == "take-turn"
    assert t.life(bear) == 4
    t.play(NewDay())
    t.dice("G0", "Y1", "G1", "G0", "Y0")
    t.turn(0)
    t.choose(f"attack:foe-{bear}:bare")
    t.choose("cool-head")
    t.choose("die:1")
    t.answer("roll-now")
    assert t.life(bear) == 2


@pytest.mark.rule("US-1103")
def test_her_cool_head_is_for_attacks_only() -> None:
    t = lone("veteran")
    t.foe("great-bear", HERE)
    t.turn(0)
    t.dice("Y0", "B0", "G0", "Y0")
    t.choose("dodge")
    assert t.asked == "take-turn"
    other = arena("medic", "veteran")
    bear = other.foe("great-bear", HERE)
    other.turn(0)
    other.dice("Y0", "B0", "G0", "Y0")
    other.choose(f"attack:foe-{bear}:bare")
    assert other.asked == "join-fight"


# --- Thickskin ----------------------------------------------------------------------------------------------------------


def struck(crew: tuple[str, ...], hits: tuple[str, ...], brute: str = "brute") -> Table:
    """The first one of a crew attacks the Brute, which hits back."""
    t = arena(*crew) if len(crew) > 1 else lone(crew[0])
    foe = t.foe(brute, HERE)
    t.turn(0)
    t.dice(*["G0" if c == "G" else f"{c}0" for c in t.w.sheet(0).melee], *hits)
    t.choose(f"attack:foe-{foe}:bare")
    while t.asked in ("window", "join-fight"):
        t.choose("go-on" if t.asked == "window" else "stay-out")
    return t


@pytest.mark.rule("US-1104")
def test_he_takes_a_whole_attack_on_another_once_per_phase() -> None:
    t = struck(("medic", "thickskin"), ("G1", "B1"))
    assert (t.seat, t.keys()) == (1, ["bulwark", "no-bulwark"])
    t.choose("bulwark")
    assert t.keys() == ["tough-hide", "take-it"]
    t.choose("tough-hide")
    assert t.w.hp == [6, 8]
    t.dice("Y0", "B0", "G1", "B1")
    t.choose("attack:foe-1:bare")
    t.choose("stay-out")
    assert t.w.hp == [4, 8]
    new_phase(t)
    t.dice("Y0", "B0", "G1", "B0")
    t.turn(0)
    t.choose("attack:foe-1:bare")
    t.choose("stay-out")
    assert t.keys() == ["bulwark", "no-bulwark"]
    t.choose("no-bulwark")
    assert t.w.hp == [3, 8]


@pytest.mark.rule("US-1104")
def test_he_must_be_exposed_alive_and_on_the_tile_and_the_attack_must_hit() -> None:
    for away in ("hidden", "gone", "dead"):
        t = arena("medic", "thickskin")
        foe = t.foe("brute", HERE)
        t.ap(6, 0)
        if away == "hidden":
            t.at(1, HERE, hidden=True)
        elif away == "gone":
            t.at(1, NEXT)
        else:
            t.w.bit("dead", 1, True)
        t.turn(0)
        t.dice("Y0", "B0", "G1", "B0")
        t.choose(f"attack:foe-{foe}:bare")
        assert t.asked == "take-turn"
        assert t.w.hp[0] == 5
    t = struck(("medic", "thickskin"), ("G0", "B0"))
    assert t.asked == "take-turn"
    assert t.w.hp == [6, 9]


@pytest.mark.rule("US-1104")
def test_a_dodge_comes_before_the_bulwark() -> None:
    t = arena("medic", "thickskin")
    t.foe("wolf", HERE)
    t.ap(6, 0)
    t.turn(0)
    t.dice("G1", "B0", "Y1", "B1")
    t.choose("dodge")
    assert t.asked == "take-turn"
    assert t.w.hp == [6, 9]


@pytest.mark.rule("US-1104")
def test_his_hide_takes_one_damage_of_one_attack_a_phase() -> None:
    t = struck(("thickskin",), ("G2", "B1"))
    assert t.keys() == ["tough-hide", "take-it"]
    t.choose("tough-hide")
    assert t.w.hp[0] == 7
    t.dice("G0", "G0", "G1", "B0")
    t.choose("attack:foe-1:bare")
    assert t.w.hp[0] == 6
    new_phase(t)
    t.dice("G0", "G0", "G1", "B0")
    t.turn(0)
    t.choose("attack:foe-1:bare")
    t.choose("take-it")
    assert t.w.hp[0] == 5


# --- Scout ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1105")
def test_the_scouts_first_explore_of_a_phase_is_free() -> None:
    t = lone("scout")
    t.on_top("stack", "tile-9", "tile-26")
    t.ap(0)
    t.turn(0)
    t.choose("explore:-1,-1")
    assert t.w.ap[0] == 0
    assert not [key for key in t.keys() if key.startswith("explore")]
    t.ap(6)
    t.turn(0)
    t.choose("explore:-1,0")
    assert t.w.ap[0] == 5
    new_phase(t)
    t.turn(0)
    t.choose("explore:0,-2")
    assert t.w.ap[0] == 6


@pytest.mark.rule("US-1105")
@pytest.mark.parametrize(("number", "scout", "veteran"), [(13, 4, 5), (22, 3, 4), (14, 2, 3), (24, 1, 2)])
def test_the_scout_sneaks_for_the_movement_value(number: int, scout: int, veteran: int) -> None:
    t = arena("scout", "veteran")
    t.blank("0,-2", number)
    for char, price in ((0, scout), (1, veteran)):
        t.ap(8, 8)
        t.turn(char)
        t.answer("sneak:0,-2")
        assert t.w.ap[char] == 8 - price


# --- Medic -----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1106")
def test_the_medic_treats_one_character_of_her_tile_per_phase() -> None:
    t = arena("medic", "scout", "veteran")
    t.hp(3, 2, 2)
    t.at(2, NEXT)
    t.turn(0)
    assert "treat:char-2" not in t.keys()
    t.choose("treat:char-1")
    assert (t.w.hp, t.w.ap[0]) == ([3, 3, 2], 5)
    assert "treat:char-0" not in t.keys()
    new_phase(t)
    t.turn(0)
    t.choose("treat:char-0")
    assert t.w.hp == [4, 3, 2]
    full = arena("medic", "scout")
    full.turn(0)
    assert not [key for key in full.keys() if key.startswith("treat")]


@pytest.mark.rule("US-1106")
def test_the_medic_disinfects_as_often_as_she_pays() -> None:
    t = arena("medic", "scout", "veteran")
    t.at(2, NEXT)
    for char in range(3):
        t.w.bit("infected", char, True)
    t.turn(0)
    assert "disinfect:char-2" not in t.keys()
    t.choose("disinfect:char-1")
    t.choose("disinfect:char-0")
    assert (t.w.infected, t.w.ap[0]) == (0b100, 4)


# --- Mechanic ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1107")
def test_the_mechanic_spares_one_resource_of_one_build_a_day() -> None:
    t = lone("mechanic")
    t.goods(0, metal=3)
    t.turn(0)
    t.choose("build")
    assert {"build:crowbar", "build:crowbar:without-metal", "build:machete:without-fabric"} <= set(t.keys())
    assert "build:machete" not in t.keys()
    t.choose("build:machete:without-fabric")
    assert t.things(0) == ["machete"]
    assert (t.w.have(0, "metal"), t.w.ap[0]) == (1, 5)
    new_phase(t)
    t.turn(0)
    assert "build" not in t.keys()
    t.play(NewDay())
    t.turn(0)
    t.choose("build")
    t.choose("build:crowbar:without-metal")
    assert (t.things(0), t.w.have(0, "metal")) == (["machete", "crowbar"], 0)


@pytest.mark.rule("US-1107")
def test_at_least_one_resource_remains() -> None:
    """A Bandage needs 1 fabric; thrift cannot make it free."""
    t = lone("mechanic")
    t.goods(0, fabric=1)
    t.turn(0)
    t.choose("build")
    assert "build:bandage" in t.keys()
    assert "build:bandage:without-fabric" not in t.keys()
    bare = lone("mechanic")
    bare.turn(0)
    assert "build" not in bare.keys()


@pytest.mark.rule("US-1107", "US-716")
def test_the_mechanic_takes_things_apart_anywhere() -> None:
    t = lone("mechanic")
    t.item(0, "machete", "canteen", "katana")
    before = dict(t.w.supply)
    t.turn(0)
    assert "strip:katana" not in t.keys()
    t.choose("strip:machete")
    t.choose("strip:canteen")
    assert t.things(0) == ["katana"]
    held = {what: t.w.have(0, what) for what in ("metal", "fabric", "plastic")}
    assert held == {"metal": 3, "fabric": 1, "plastic": 1}
    assert {what: before[what] - t.w.supply[what] for what in held} == held
    assert (t.w.ap[0], t.w.water[0]) == (4, 5)
    other = lone("medic")
    other.item(0, "machete")
    other.turn(0)
    assert "strip:machete" not in other.keys()


# --- Hunter --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1108")
def test_the_hunters_ambush_draws_no_reaction_once_per_phase() -> None:
    t = lone("hunter")
    t.item(0, "slingshot")
    t.at(0, HERE, hidden=True)
    raider = t.foe("raider", FAR)
    seen = t.record(Roll)
    t.turn(0)
    t.dice("G1", "G0", "B0")
    t.choose(f"shoot:foe-{raider}:slingshot:ambush")
    assert t.life(raider) == 2
    assert rolls(seen, "approach") == rolls(seen, "enemy") == []
    assert not t.w.is_hidden(0)
    t.at(0, HERE, hidden=True)
    t.turn(0)
    assert f"shoot:foe-{raider}:slingshot:ambush" not in t.keys()
    t.dice("G0", "G0", "B0", "B0", "B1")
    t.choose(f"shoot:foe-{raider}:slingshot")
    assert rolls(seen, "approach") == ["B"]
    assert t.w.hp[0] == 5
    new_phase(t)
    t.turn(0)
    assert f"shoot:foe-{raider}:slingshot:ambush" not in t.keys()
    t.at(0, HERE, hidden=True)
    t.turn(0)
    assert f"shoot:foe-{raider}:slingshot:ambush" in t.keys()


@pytest.mark.rule("US-1108")
@pytest.mark.parametrize(
    ("id", "who", "food"), [("wolf", "hunter", 2), ("wolf", "medic", 1), ("great-bear", "hunter", 4)]
)
def test_the_hunter_gains_more_of_an_animal(id: str, who: str, food: int) -> None:
    t = lone(who)
    foe = t.foe(id, HERE, damage=20)
    t.play(Fall(foe))
    t.dice("G1")
    t.turn(0)
    t.answer(f"loot:body-{foe}")
    assert t.w.have(0, "food") == food


@pytest.mark.rule("US-1108")
def test_a_human_leaves_no_game() -> None:
    t = lone("hunter")
    foe = t.foe("raider", HERE)
    t.play(Fall(foe))
    t.dice("G0")
    t.turn(0)
    t.choose(f"loot:body-{foe}")
    assert t.w.have(0, "food") == 0


@pytest.mark.rule("US-1109")
def test_everybody_sees_every_board() -> None:
    t = arena("veteran", "scout")
    t.item(1, "bow")
    t.goods(1, wood=2)
    t.hp(3, 2)
    views = [t.game.view(seat)["people"] for seat in (0, 1, None)]
    assert views[0] == views[1] == views[2]
    other = views[0][1]
    assert (other["hp"], other["goods"], other["things"][0]["uses"]) == (2, {"wood": 2}, 3)
