"""The six missions, played card by card to victory and to each of their failures (US-1203 to US-1226)."""

import pytest

from holdfast.core.engine.effect import AnyEffect, replace
from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.combat.enemy_attacks import FoeAttack
from holdfast.games.under_our_sun.combat.hits import Suffer
from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.enemies.leaving import Fall, HurtFoe
from holdfast.games.under_our_sun.enemies.wandering import EnemiesMove
from holdfast.games.under_our_sun.flow.day import DayOver, MissionStart, PhaseEnd
from holdfast.games.under_our_sun.flow.preparation import Preparation
from holdfast.games.under_our_sun.map.geography import distance
from holdfast.games.under_our_sun.map.moving import Step
from holdfast.games.under_our_sun.map.tiles import RevealTile
from holdfast.games.under_our_sun.missions.course import CheckMission, NextCard, RepeatedTask
from holdfast.games.under_our_sun.missions.gate import Wave
from holdfast.games.under_our_sun.missions.hostages import HostageHurt
from holdfast.games.under_our_sun.missions.matriarch import BossCompany
from holdfast.games.under_our_sun.missions.spawns import SpawnAt, SpawnNear
from holdfast.games.under_our_sun.people.characters import Damage
from holdfast.games.under_our_sun.people.death import Die, Eliminate
from holdfast.games.under_our_sun.pieces import PLACE, Hostage
from holdfast.games.under_our_sun.world import Sands
from tests.games.under_our_sun.arena import rolls
from tests.games.under_our_sun.table import Table, ids

HAVEN = "0,0"
N, NN, E, W = "0,-1", "0,-2", "1,-1", "-1,0"
CREW = ("scout", "medic", "veteran", "thickskin", "mechanic", "hunter")


def table(mission: str, players: int = 3) -> Table:
    """All in New Haven with 6 AP, under a clear sky."""
    t = Table(players, mission)
    t.crew(*CREW[:players])
    t.weather("clear-sky")
    t.ap(*[6] * players)
    return t


def spot_of(t: Table, number: int) -> str:
    return t.w.where(number)


def cards(t: Table) -> list[str]:
    return ids(t.w, t.w.zones["mission-open"].top)


def foes(t: Table, pos: str) -> list[str]:
    return ids(t.w, [foe.card for foe in t.w.foes_at(pos)])


def won(t: Table) -> str:
    outcome = t.w.outcome
    assert outcome is not None
    return outcome.why if outcome.won else f"lost: {outcome.why}"


def end_phase(t: Table, phase: str = "") -> None:
    if phase:
        t.w.phase = phase
    t.play(PhaseEnd())


def deliver(t: Table, *goods: str) -> None:
    """One delivery; the last cube of a kind ends it by itself."""
    t.choose("mission:deliver")
    for what in goods:
        if t.asked == "deliver":
            t.choose(f"deliver:{what}")
    if t.asked == "deliver":
        t.choose("deliver:done")


# --- what all missions share -------------------------------------------------------------------------------------------------

MISSIONS = ("missing-two", "voice-in-the-static", "dry-wells", "ash-matriarch", "hold-the-gate", "the-crossing")


@pytest.mark.rule("US-1211", "US-1221", "US-1222", "US-1202", "US-1223", "US-1203")
def test_six_missions_two_of_each_difficulty() -> None:
    missions = [card for card in Table().w.content.unique if card.deck == "mission"]
    told = [
        (m.id, m.number, m.difficulty, m.days, m.recommended == "semi")  # type: ignore[attr-defined]
        for m in missions
    ]
    assert told == [
        ("missing-two", 1, 1, 5, True),
        ("voice-in-the-static", 2, 1, 5, False),
        ("dry-wells", 3, 2, 5, True),
        ("ash-matriarch", 4, 2, 6, False),
        ("hold-the-gate", 5, 3, 5, True),
        ("the-crossing", 6, 3, 6, False),
    ]
    for m in missions:
        t = Table(3, m.id)
        assert cards(t) == [f"m{m.number}-1"]  # type: ignore[attr-defined]
        assert t.w.days == m.days  # type: ignore[attr-defined]
        assert set(m.briefing) == {"en", "it", "es"}  # type: ignore[attr-defined]


@pytest.mark.rule("US-1212")
@pytest.mark.parametrize(
    ("mission", "targets", "top", "mix"),
    [("ash-matriarch", {"tile-30"}, 3, 5)],
)
def test_the_targets_lie_mixed_below_the_top_tiles(mission: str, targets: set[str], top: int, mix: int) -> None:
    places = set()
    for seed in range(12):
        w = Table(2, mission, seed=seed).w
        order = [w.content.cards[w.draw("stack", "map")].id for _ in range(25 + len(targets))]
        assert not w.size("stack")
        found = [i for i, id in enumerate(order) if id in targets]
        assert len(found) == len(targets)
        assert all(top <= i < top + len(targets) + mix for i in found)
        places.update(found)
    assert len(places) > 2


@pytest.mark.rule("US-1212")
@pytest.mark.parametrize(
    ("mission", "number", "away", "goods"),
    [
        ("voice-in-the-static", 27, 5, "connector"),
        ("dry-wells", 29, 3, "plastic"),
        ("the-crossing", 32, 4, "wood"),
    ],
)
def test_a_placed_target_lies_open_in_a_straight_line(mission: str, number: int, away: int, goods: str) -> None:
    seen = set()
    for seed in range(12):
        w = Table(2, mission, seed=seed).w
        pos = w.where(number)
        q, r = map(int, pos.split(","))
        assert distance(pos, HAVEN) == away
        assert 0 in (q, r, q + r)
        assert sum(w.spots[pos].printed) == 1
        assert w.ground(pos).resources == {goods: 1}
        seen.add(pos)
    assert len(seen) > 3


@pytest.mark.rule("US-1212", "US-1226")
def test_two_placed_targets_lie_in_two_directions() -> None:
    seen = set()
    for seed in range(12):
        w = Table(2, "missing-two", seed=seed).w
        places = w.where(28), w.where(31)
        assert [distance(pos, HAVEN) for pos in places] == [3, 4]
        ways = [tuple([(int(n) > 0) - (int(n) < 0) for n in pos.split(",")]) for pos in places]
        assert ways[0] != ways[1]
        assert w.hostages == (Hostage(places[0]), Hostage(places[1]))
        assert w.stage == 0
        seen.add(places)
    assert len(seen) > 5


@pytest.mark.rule("US-1215", "US-902")
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_day_limit_is_up_after_the_night_of_the_last_day(mission: str) -> None:
    t = table(mission)
    t.w.day = t.w.days - 1
    t.w.phase = "night"
    t.play(DayOver())
    assert t.w.outcome is None
    assert t.w.day == t.w.days
    late = table(mission)
    late.w.day = late.w.days
    late.w.phase = "night"
    late.play(DayOver())
    assert won(late) == "lost: time"


@pytest.mark.rule("US-1215")
@pytest.mark.parametrize("mission", MISSIONS)
def test_all_dead_is_a_loss(mission: str) -> None:
    t = table(mission, 2)
    t.play(Die(0), CheckMission())
    assert t.w.outcome is None
    t.play(Die(1), CheckMission())
    assert won(t) in ("lost: all-dead", "lost: failed")


@pytest.mark.rule("US-1219", "US-1220", "US-1224", "US-1225", "US-1211")
def test_what_a_calibration_turns_and_reads() -> None:
    """The knobs are numbers of the mission's data, and a finished game tells what the tuning needs to know."""
    from holdfast.games.under_our_sun import DEFINITION
    from holdfast.games.under_our_sun.cards import Mission
    from holdfast.games.under_our_sun.rules import Rules

    missions = {m.id: m for m in Table().w.content.unique if isinstance(m, Mission)}
    first = missions["missing-two"]
    assert (first.days, first.mix, first.top) == (5, 0, 0)
    assert [m.distances() for m in missions.values()] == [(3, 4), (5,), (3,), (), (), (4,)]
    assert 3 * Rules("").ap - Rules("").sleep_ap - 2 == 12
    t = table("voice-in-the-static")
    t.water(0, 5, 5)
    t.at(0, spot_of(t, 27))
    t.w.bit("infected", 1, True)
    t.phase("morning")
    t.play(Suffer(2, 2))
    t.phase("preparation")
    t.w.day = 5
    t.play(DayOver())
    assert t.game.over
    told = DEFINITION.display.stats(t.w)
    assert (told["why"], told["day"], told["stage"], told["deaths"], told["eliminated"]) == ("time", 5, 1, 0, 0)
    assert (told["hp_thirst"], told["hp_hunger"], told["hp_infection"], told["hp_fights"]) == (1, 3, 1, 2)


@pytest.mark.rule("US-1219", "US-1211")
def test_a_knob_of_the_data_changes_the_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """The walls, the waves and the boss's healing follow the mission's numbers."""
    from holdfast.games.under_our_sun.cards import Mission

    t = table("hold-the-gate")
    card = t.w.card(t.w.mission, Mission)
    assert (card.knobs.waves, card.knobs.last_wave, card.knobs.barricade) == ((0, 1, 1), 2, "Y")
    harder = replace(card, knobs=replace(card.knobs, waves=(2, 1, 1)))
    monkeypatch.setattr(Sands, "mission_card", lambda self: harder)
    t.w.day, t.w.phase = 2, "night"
    t.play(MissionStart())
    assert len(t.w.foes) == 5


@pytest.mark.rule("US-1216")
def test_without_a_son_of_liberty_a_human_comes_then_anybody() -> None:
    t = table("missing-two")
    for _ in range(3):
        t.foe("liberty-recruit", HAVEN)
    for _ in range(2):
        t.foe("liberty-rifleman", HAVEN)
    t.foe("liberty-enforcer", HAVEN)
    t.blank(N, 28)
    t.w.foes = ()
    for _ in range(5):
        t.play(SpawnAt(28, sol=True))
    kinds = [(t.w.fighter(foe).kind, t.w.fighter(foe).sol) for foe in t.w.foes]
    assert kinds[:4] == [("Human", False)] * 4
    assert kinds[4][0] != "Human"


@pytest.mark.rule("US-1216", "US-605")
def test_a_mission_spawn_among_exposed_characters_is_fought_at_once() -> None:
    t = table("dry-wells")
    t.blank(N, 28)
    for char in range(3):
        t.at(char, N, hidden=char == 2)
    t.on_top("enemy", "liberty-recruit")
    t.play(SpawnAt(28, sol=True))
    assert (t.asked, t.seat) == ("first-act", 0)
    t.dice("Y0", "B0", "Y1", "Y0", "B0")
    t.choose("attack:foe-1:bare")
    assert (t.asked, t.seat) == ("join-fight", 2)
    t.choose("stay-out")
    assert (t.asked, t.seat) == ("joiner-act", 1)
    t.answer("attack:foe-1:bare")
    assert t.w.hp == [5, 6, 7]
    assert t.w.ap == [6, 6, 6]
    quiet = table("dry-wells")
    quiet.blank(N, 28)
    quiet.at(0, N, hidden=True)
    quiet.play(SpawnAt(28, sol=True))
    assert quiet.idle
    assert len(quiet.w.foes_at(N)) == 1


@pytest.mark.rule("US-1216", "US-518", "US-602")
@pytest.mark.parametrize(
    ("mission", "number", "spawn"),
    [("dry-wells", 28, SpawnAt(28)), ("ash-matriarch", 30, BossCompany()), ("hold-the-gate", 2, Wave(1))],
)
@pytest.mark.parametrize("left", [0, 1])
def test_a_mission_spawn_that_finds_no_card_starts_no_fight(
    mission: str, number: int, spawn: AnyEffect, left: int
) -> None:
    t = table(mission)
    t.blank(NN, number)
    t.at(0, NN)
    there = [t.foe("ash-matriarch" if mission == "ash-matriarch" else "wolf", NN)]
    while t.w.size("enemy"):
        t.w.draw("enemy", "box")
    if left:
        t.on_top("enemy", "crawler")
    turns = t.record(CombatTurn)
    t.numbers(1)
    t.play(spawn)
    assert [(turn.active, turn.tile) for turn in turns] == [(0, NN)] * left
    assert t.idle == (not left)
    assert [foe.id for foe in t.w.foes_at(NN)] == there + [there[0] + 1] * left
    assert t.w.hp == [6, 6, 7]


@pytest.mark.rule("US-1217")
def test_a_mission_action_among_enemies_provokes_and_a_hidden_one_tests() -> None:
    t = table("voice-in-the-static")
    tower = spot_of(t, 27)
    t.w.stage = 2
    t.at(0, tower)
    t.foe("feral-dog", tower)
    while t.w.size("enemy"):
        t.w.draw("enemy", "box")
    t.turn(0)
    t.dice("G1", "Y0", "Y1")
    t.choose("mission:tune")
    assert (t.w.score["tests"], t.w.ap[0], t.w.hp[0]) == (1, 4, 5)
    t.w.score["tests"] = 2
    t.at(0, tower, hidden=True)
    seen = t.record(Roll)
    t.turn(0)
    t.dice("G1", "G0", "G1", "Y0")
    t.choose("mission:tune")
    assert [roll.context for roll in seen] == ["test-stealth", "test-skill"]
    assert t.w.stage == 3


@pytest.mark.rule("US-1214")
def test_the_next_card_comes_before_the_turn_goes_on() -> None:
    t = table("voice-in-the-static")
    tower = spot_of(t, 27)
    t.at(0, tower)
    t.at(1, tower)
    t.goods(0, connector=2, metal=1)
    t.turn(0)
    t.play(CheckMission())
    assert cards(t) == ["m2-1", "m2-2"]
    t.turn(0)
    assert "mission:tune" not in t.keys()
    deliver(t, "connector", "connector", "metal")
    assert cards(t) == ["m2-1", "m2-2", "m2-3"]
    assert "mission:tune" in t.keys()
    assert t.w.ap[0] == 5


# --- tokens --------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1218")
def test_a_token_takes_an_item_place_and_lies_until_it_is_taken() -> None:
    t = table("dry-wells", 2)
    t.crew("veteran", "scout")
    t.blank(N, 2, tokens=("part", "part", "part"))
    t.at(0, N)
    t.item(0, "knife", "club")
    t.goods(0, metal=3)
    t.turn(0)
    t.choose("gather")
    t.choose("take:part")
    assert t.w.carried[0] == ("part",)
    t.turn(0)
    assert "gather" not in t.keys()
    t.choose("discard")
    t.choose("drop:part")
    t.choose("drop:done")
    assert t.w.spots[N].tokens == ("part", "part", "part")
    t.play(Preparation())
    assert t.w.spots[N].tokens == ("part", "part", "part")


@pytest.mark.rule("US-1218", "US-347")
def test_a_dead_carriers_tokens_are_taken_with_trade() -> None:
    t = table("dry-wells", 2)
    t.blank(N, 2)
    t.at(0, N)
    t.at(1, N)
    t.w.carried[1] = ("part",)
    t.play(Die(1))
    assert t.w.carried[1] == ("part",)
    t.turn(0)
    t.choose("trade:char-1")
    t.choose("want:part")
    t.choose("propose")
    assert t.w.carried == [("part",), ()]
    assert t.w.ap[0] == 5
    t.play(Die(0))
    t.play(Eliminate(0))
    assert t.w.spots[N].tokens == ("part",)


# --- M1 ----------------------------------------------------------------------------------------------------------------------


def rescue(players: int = 3) -> Table:
    """The Stockade lies north of New Haven, the Convoy west of it, each with its hostage and guards."""
    t = table("missing-two", players)
    for number, pos in ((28, N), (31, W)):
        nearer(t, number, pos)
    return t


def nearer(t: Table, number: int, pos: str) -> None:
    w, old = t.w, spot_of(t, number)
    w.spots[pos] = w.spots.pop(old)
    w.hostages = tuple([replace(h, pos=pos) if h.pos == old else h for h in w.hostages])
    for foe in w.foes_at(old):
        w.set_foe(foe.id, pos=pos)


def clear(t: Table) -> None:
    for foe in t.w.foes:
        t.play(Fall(foe.id))


@pytest.mark.rule("US-1203", "US-1213", "US-1226")
@pytest.mark.parametrize(("players", "guards"), [(2, 1), (3, 2), (4, 2)])
def test_m1_hostages_and_guards_are_there_from_the_beginning(players: int, guards: int) -> None:
    t = table("missing-two", players)
    for number in (28, 31):
        watch = t.w.foes_at(spot_of(t, number))
        assert len(watch) == guards
        assert all(t.w.fighter(foe).sol for foe in watch)
    assert cards(t) == ["m1-1"]
    t.play(CheckMission())
    assert t.w.stage == 0
    t.at(0, spot_of(t, 31))
    t.play(CheckMission())
    assert cards(t) == ["m1-1", "m1-2"]


@pytest.mark.rule("US-1208")
def test_m1_guards_stay_with_a_bound_hostage() -> None:
    t = rescue(2)
    [guard] = t.w.foes_at(N)
    wolf = t.foe("wolf", N)
    t.blank(NN, 2)
    t.numbers(1, 1)
    t.play(EnemiesMove())
    assert t.w.foe(guard.id).pos == N
    assert t.w.foe(wolf).pos == NN
    t.w.hostages = tuple([replace(h, freed=True) for h in t.w.hostages])
    t.at(0, "5,5")
    t.numbers(1, 7, 7)
    t.play(EnemiesMove())
    assert t.w.foe(guard.id).pos == NN


@pytest.mark.rule("US-1226", "US-601")
def test_what_a_revealed_target_brings_comes_before_who_charges() -> None:
    """A mission of a pack may hide its targets in the stack."""
    t = rescue(2)
    card, spot = t.w.content.index["tile/tile-28"], t.w.spots.pop(N)
    t.w.move(card, "map", "stack")
    t.w.foes, t.w.hostages = (), ()
    assert spot.tile == card
    t.on_top("enemy", "liberty-recruit")
    t.turn(0)
    t.choose(f"charge:{N}")
    assert t.asked == "first-act"
    assert foes(t, N) == ["liberty-recruit"]
    t.dice("Y0", "B0", "Y0")
    t.answer(next(key for key in t.keys() if key.startswith("attack:")))
    assert t.w.pos[0] == N


@pytest.mark.rule("US-1203", "US-1213", "US-1206", "US-1226")
def test_m1_both_are_freed_and_brought_home() -> None:
    t = rescue()
    w = t.w
    t.at(0, N)
    t.play(CheckMission())
    t.turn(0)
    assert "mission:free-hostage" not in t.keys()
    t.at(0, N, hidden=True)
    t.turn(0)
    assert "mission:free-hostage" in t.keys()
    clear(t)
    t.at(0, N)
    t.turn(0)
    t.dice("G0", "Y0")
    t.choose("mission:free-hostage")
    assert w.hostages[0] == Hostage(N)
    t.blank("1,-2", 10)
    t.blank("2,-3", 13)
    t.blank("0,-3", 2)
    t.blank("1,0", 16)
    t.on_top("enemy", "raider", "liberty-recruit")
    t.turn(0)
    t.at(2, "0,-3")
    t.dice("G1", "Y0")
    t.numbers(1, 2)
    t.choose("mission:free-hostage")
    assert w.hostages == (Hostage(N, guide=0, freed=True), Hostage(W))
    assert (w.ap[0], w.stage) == (4, 2)
    assert cards(t)[-1] == "m1-3"
    near = [pos for pos in ("2,-3", "1,0") if foes(t, pos)]
    assert [foes(t, pos) for pos in near] == [["liberty-recruit"]]
    clear(t)
    t.at(1, W)
    t.turn(1)
    t.dice("G1", "B0")
    t.choose("mission:free-hostage")
    assert w.stage == 3
    assert [h.guide for h in w.hostages] == [0, 1]
    t.turn(0)
    t.choose(f"move:{HAVEN}")
    assert w.hostages[0].pos == HAVEN
    assert w.outcome is None
    t.turn(1)
    t.choose(f"move:{HAVEN}")
    assert won(t) == "mission"


@pytest.mark.rule("US-1209")
def test_m1_a_hostage_in_new_haven_is_home_and_its_guide_is_free() -> None:
    t = rescue(2)
    clear(t)
    t.w.stage = 2
    t.at(0, N)
    t.w.hostages = (Hostage(N, guide=0, freed=True), t.w.hostages[1])
    t.turn(0)
    t.choose(f"move:{HAVEN}")
    assert t.w.hostages[0] == Hostage(HAVEN, freed=True)
    assert not {"mission:lead-hostage", "mission:hand-hostage"} & set(t.keys())
    t.choose(f"move:{N}")
    assert t.w.hostages[0].pos == HAVEN


def guided(guide: int = 0) -> Table:
    """Both hostages are free; one follows a character north of New Haven, the other is home."""
    t = table("missing-two")
    t.w.stage = 3
    t.w.score["freed"] = 2
    t.blank(N, 2)
    t.at(0, N)
    t.at(1, N)
    t.w.hostages = (Hostage(N, guide=guide, freed=True), Hostage(HAVEN, freed=True))
    return t


@pytest.mark.rule("US-1206", "US-1204")
def test_m1_a_hostage_changes_no_cost_takes_no_field_and_hides_with_its_guide() -> None:
    t = guided()
    t.blank(NN, 12)
    t.at(1, NN)
    t.turn(0)
    t.dice("G1", "G0")
    t.choose(f"sneak:{NN}")
    assert t.w.ap[0] == 4
    assert t.w.hostages[0].pos == NN
    assert t.w.is_hidden(0)
    assert t.w.room(NN) is False
    assert t.w.ground(NN).fields == 2


@pytest.mark.rule("US-1206")
def test_m1_a_hostage_is_handed_over_on_one_tile() -> None:
    t = guided()
    t.turn(0)
    t.choose("mission:hand-hostage")
    assert t.w.hostages[0].guide == 1
    assert t.w.ap[0] == 5
    assert "mission:hand-hostage" not in t.keys()
    alone = guided()
    alone.at(1, HAVEN)
    alone.turn(0)
    assert "mission:hand-hostage" not in alone.keys()


@pytest.mark.rule("US-1206", "US-1204")
def test_m1_a_hostage_without_a_guide_waits_and_is_picked_up() -> None:
    t = guided()
    t.play(Die(0))
    assert t.w.hostages[0] == Hostage(N, freed=True)
    t.turn(1)
    t.choose("mission:lead-hostage")
    assert t.w.hostages[0].guide == 1
    assert t.w.ap[1] == 5
    t.choose(f"move:{HAVEN}")
    assert won(t) == "mission"


@pytest.mark.rule("US-1204")
@pytest.mark.parametrize(("n", "hp"), [(2, 2), (3, 1)])
def test_m1_a_hard_hit_on_the_guide_hurts_the_hostage(n: int, hp: int) -> None:
    t = guided()
    t.play(Suffer(0, n))
    assert [h.hp for h in t.w.hostages] == [hp, 2]
    assert t.w.outcome is None


@pytest.mark.rule("US-1207", "US-1204")
@pytest.mark.parametrize(("n", "hp"), [(2, 2), (3, 1), (5, 1)])
def test_m1_a_hit_is_as_hard_as_it_falls_not_as_much_as_the_guide_had(n: int, hp: int) -> None:
    t = guided()
    t.hp(2)
    t.play(Suffer(0, n))
    assert ([h.hp for h in t.w.hostages], t.w.hp[0]) == ([hp, 2], 0)


@pytest.mark.rule("US-1204", "US-1215")
def test_m1_is_lost_when_a_hostage_dies() -> None:
    t = guided()
    t.play(Suffer(0, 3))
    t.play(Suffer(1, 3))
    assert t.w.outcome is None
    t.play(HostageHurt(0))
    assert won(t) == "lost: failed"


@pytest.mark.rule("US-1226")
def test_m1_no_fitting_tile_no_guard() -> None:
    """Tiles with characters and New Haven are left out."""
    t = guided()
    t.w.foes = ()
    t.at(0, "0,-2")
    t.w.spots["0,-2"] = t.w.spots[N]
    t.play(SpawnNear("guide"))
    assert t.w.foes == ()
    t.blank("1,-2", 10)
    t.blank("2,-3", 13)
    t.at(2, "2,-3")
    t.play(SpawnNear("guide"))
    assert t.w.foes == ()


# --- M2 ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1213", "US-1214")
def test_m2_the_tower_speaks() -> None:
    t = table("voice-in-the-static")
    w = t.w
    tower = spot_of(t, 27)
    t.blank("0,4", 2)
    t.at(0, "0,4")
    assert tower == "0,5"
    t.goods(0, connector=1, metal=1)
    t.goods(1, connector=1)
    t.turn(0)
    assert "mission:deliver" not in t.keys()
    t.choose(f"move:{tower}")
    assert (w.stage, w.ap[0]) == (1, 3)
    deliver(t, "connector", "metal")
    assert w.delivered == {"connector": 1, "metal": 1}
    assert w.stage == 1
    assert "mission:deliver" not in t.keys()
    t.at(1, tower)
    t.turn(1)
    deliver(t, "connector")
    assert (w.stage, w.ap[1]) == (2, 5)
    for passed, heard in ((0, ["feral-dog"]), (1, ["feral-dog", "rat-pack"])):
        t.on_top("enemy", "feral-dog", "rat-pack")
        t.ap(6, 6, 6)
        t.turn(1)
        t.dice(f"G{passed}", "B0")
        t.choose("mission:tune")
        assert foes(t, tower) == heard
        assert t.asked == "first-act"
        empty(t)
    assert (w.stage, w.ap[1], w.score["tests"]) == (2, 4, 1)
    w.score["tests"] = 2
    t.weather("solar-storm")
    t.turn(0)
    assert "mission:tune" not in t.keys()
    t.weather("clear-sky")
    t.turn(0)
    t.dice("G0", "Y1")
    t.choose("mission:tune")
    empty(t)
    t.play(CheckMission())
    assert w.stage == 3
    assert len(foes(t, tower)) == 2
    empty(t)
    end_phase(t)
    assert w.outcome is None
    t.at(2, tower, hidden=True)
    t.play(CheckMission())
    assert w.outcome is None
    end_phase(t)
    assert won(t) == "mission"


@pytest.mark.rule("US-1213")
@pytest.mark.parametrize(("players", "passed", "failed", "wave"), [(2, 1, 1, 2), (3, 2, 1, 2), (4, 2, 2, 3)])
def test_m2_the_tower_is_heard_by_more_the_more_we_are(players: int, passed: int, failed: int, wave: int) -> None:
    t = table("voice-in-the-static", players)
    [tune] = t.w.mission_card().stages[2].tasks
    for effects, heard in ((tune.then[1:], passed), (tune.fail, failed)):
        t.play(*effects)
        assert len(foes(t, spot_of(t, 27))) == heard
        clear(t)
    t.play(*t.w.mission_card().stages[3].enter)
    assert len(foes(t, spot_of(t, 27))) == wave


@pytest.mark.rule("US-1213")
def test_m2_the_dead_need_not_come() -> None:
    t = table("voice-in-the-static")
    tower = spot_of(t, 27)
    t.w.stage = 3
    t.at(0, tower)
    t.at(1, tower)
    t.play(Die(2))
    end_phase(t, "night")
    assert won(t) == "mission"


@pytest.mark.rule("US-1215")
@pytest.mark.parametrize("mission", ["voice-in-the-static", "dry-wells"])
@pytest.mark.parametrize(("players", "most"), [(3, 2), (4, 2), (5, 3), (6, 4)])
def test_m2_m3_too_many_eliminated(mission: str, players: int, most: int) -> None:
    t = table(mission, players)
    for char in range(most):
        assert t.w.outcome is None
        t.play(Die(char))
        t.play(CheckMission())
        assert t.w.outcome is None
        t.play(Eliminate(char))
    assert won(t) == "lost: failed"


# --- M3 ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1212", "US-219")
def test_m3_the_wells_are_dry() -> None:
    t = table("dry-wells")
    assert t.w.spots[HAVEN].water == 2
    t.water(3, 3, 3)
    t.turn(0)
    t.choose("refill")
    assert t.w.spots[HAVEN].water == 0
    t.tile("2,-2", 16, water=0)
    t.play(Preparation())
    assert t.w.spots[HAVEN].water == 0
    assert t.w.spots["2,-2"].water == 6


@pytest.mark.rule("US-1212", "US-1226")
def test_m3_parts_lie_on_the_first_three_far_tiles_with_enemies() -> None:
    t = table("dry-wells")
    w = t.w
    t.on_top("stack", "tile-3", "tile-10", "tile-4", "tile-14", "tile-16", "tile-19")
    for pos in ("0,-1", "0,-2", "0,-3", "1,-3", "2,-3", "2,-4"):
        t.play(RevealTile(pos))
    parts = {pos: w.spots[pos].tokens for pos in ("0,-1", "0,-2", "0,-3", "1,-3", "2,-3", "2,-4")}
    assert parts == {"0,-1": (), "0,-2": (), "0,-3": ("part",), "1,-3": ("part",), "2,-3": ("part",), "2,-4": ()}


@pytest.mark.rule("US-1213", "US-1214", "US-1218", "US-1226")
def test_m3_the_pump_runs() -> None:
    t = table("dry-wells")
    w = t.w
    pump = spot_of(t, 29)
    t.blank("0,-1", 2, tokens=("part",))
    t.blank("1,-1", 24)
    t.blank("2,-2", 10)
    t.blank("1,-2", 13)
    t.blank("-1,1", 22)
    t.at(0, "0,-1")
    t.on_top("enemy", "raider", "liberty-recruit")
    t.turn(0)
    t.numbers(1, 2)
    t.choose("gather")
    t.choose("take:part")
    assert w.carried[0] == ("part",)
    assert cards(t) == ["m3-1", "m3-2"]
    assert ids(w, [foe.card for foe in w.foes]) == ["liberty-recruit"]
    assert distance(w.foes[0].pos, "0,-1") == 2
    clear(t)
    t.on_top("enemy", "liberty-rifleman")
    t.play(RepeatedTask())
    assert ids(w, [foe.card for foe in w.foes]) == ["liberty-rifleman"]
    clear(t)
    t.at(0, pump)
    w.carried[0] = ("part", "part")
    w.carried[1] = ("part",)
    t.goods(0, metal=2)
    t.turn(0)
    t.choose("mission:deliver")
    assert t.keys() == ["deliver:part", "deliver:done"]
    t.choose("deliver:part")
    t.choose("deliver:part")
    assert (w.delivered, w.stage) == ({"part": 2}, 1)
    assert "mission:fit-pump" not in t.keys()
    t.at(1, pump)
    t.goods(1, plastic=1, fabric=1)
    t.turn(1)
    deliver(t, "part")
    assert w.stage == 2
    t.turn(0)
    t.dice("B1")
    t.choose("mission:fit-pump")
    assert "mission:fit-pump" not in t.keys()
    deliver(t, "metal", "metal")
    assert w.stage == 2
    t.on_top("enemy", "feral-dog", "rat-pack")
    t.turn(1)
    deliver(t, "plastic", "fabric")
    assert w.stage == 3
    assert foes(t, pump) == ["feral-dog", "rat-pack"]
    assert (t.asked, t.seat) == ("first-act", 0)
    clear(t)
    w.stack.clear()
    w.fights = ()
    t.pause()
    end_phase(t)
    assert w.outcome is None
    w.count += 1
    t.foe("feral-dog", pump)
    end_phase(t)
    assert w.outcome is None
    clear(t)
    t.at(0, pump, hidden=True)
    t.at(1, pump, hidden=True)
    end_phase(t)
    assert w.outcome is None
    t.at(0, pump)
    t.play(CheckMission())
    assert w.outcome is None
    end_phase(t)
    assert won(t) == "mission"


@pytest.mark.rule("US-1213")
@pytest.mark.parametrize(("players", "parts"), [(2, 2), (3, 3), (4, 3), (6, 3)])
def test_m3_two_need_only_two_parts(players: int, parts: int) -> None:
    t = table("dry-wells", players)
    t.w.stage = 1
    t.w.delivered = {"part": parts - 1}
    t.play(CheckMission())
    assert t.w.stage == 1
    t.w.delivered = {"part": parts}
    t.play(CheckMission())
    assert t.w.stage == 2


@pytest.mark.rule("US-1213")
@pytest.mark.parametrize(("players", "wave"), [(2, 2), (3, 2), (4, 3), (6, 5)])
def test_m3_the_last_wave_grows_with_the_crew(players: int, wave: int) -> None:
    t = table("dry-wells", players)
    t.w.stage = 2
    t.w.delivered = {"part": 3, "metal": 2, "plastic": 1, "fabric": 1}
    t.w.supply["metal"] -= 2
    t.w.score["tests"] = 1
    t.play(CheckMission())
    assert len(foes(t, spot_of(t, 29))) == wave


@pytest.mark.rule("US-1226", "US-1218")
def test_m3_nobody_carries_a_part_nobody_comes() -> None:
    t = table("dry-wells")
    t.blank("0,-1", 2)
    t.blank("0,-2", 10)
    t.w.stage = 1
    t.play(RepeatedTask())
    assert t.w.foes == ()
    t.w.carried[0] = ("part",)
    t.play(RepeatedTask())
    assert len(foes(t, "0,-2")) == 1


# --- M4 ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1212", "US-1226")
def test_m4_tracks_lie_on_the_first_three_tiles_with_an_event() -> None:
    t = table("ash-matriarch")
    t.on_top("stack", "tile-10", "tile-9", "tile-13", "tile-15", "tile-22")
    places = ("0,-1", "0,-2", "0,-3", "1,-3", "2,-3")
    for pos in places:
        t.play(RevealTile(pos))
    assert [t.w.spots[pos].tokens for pos in places] == [("track",), (), ("track",), ("track",), ()]


def hunt(players: int = 3, stage: int = 1) -> tuple[Table, int]:
    """The Matriarch stands on the Lair, three tiles south of New Haven."""
    t = table("ash-matriarch", players)
    t.blank("0,3", 30)
    t.blank("0,2", 2)
    t.blank("0,1", 10)
    t.w.stage = stage
    return t, t.foe("ash-matriarch", "0,3")


@pytest.mark.rule("US-1213", "US-1214", "US-1204")
def test_m4_tracks_lead_to_the_lair() -> None:
    t = table("ash-matriarch")
    w = t.w
    t.blank(N, 10, tokens=("track",))
    t.blank(NN, 13, tokens=("track",))
    t.at(0, N)
    t.turn(0)
    assert "gather" not in t.keys()
    t.dice("G0", "Y0")
    t.choose("mission:read-track")
    assert (w.spots[N].tokens, w.ap[0]) == (("track",), 5)
    t.on_top("loot", "katana", "timber")
    t.dice("G1", "Y0")
    t.choose("mission:read-track")
    assert (w.spots[N].tokens, t.things(0), w.stage) == ((), ["katana"], 0)
    t.at(1, NN)
    t.turn(1)
    t.dice("G1", "B0")
    t.numbers(4)
    t.choose("mission:read-track")
    assert w.have(1, "wood") == 2
    assert w.stage == 1
    assert spot_of(t, 30) == "0,1"
    assert foes(t, "0,1") == ["ash-matriarch"]
    assert cards(t) == ["m4-1", "m4-2"]


@pytest.mark.rule("US-1213")
def test_m4_an_occupied_position_is_passed_over_clockwise() -> None:
    t = table("ash-matriarch")
    t.blank("0,-3", 2)
    t.w.score["tracks"] = 2
    t.numbers(1)
    t.play(CheckMission())
    assert spot_of(t, 30) == "3,-3"
    known = table("ash-matriarch")
    known.blank(N, 30)
    known.w.score["tracks"] = 2
    known.play(CheckMission())
    assert foes(known, N) == ["ash-matriarch"]


@pytest.mark.rule("US-1204", "US-1213")
@pytest.mark.parametrize(("players", "life", "company"), [(2, 14, 0), (3, 17, 1), (4, 20, 1), (5, 23, 2), (6, 26, 2)])
def test_m4_the_boss_at_half_calls_her_brood(players: int, life: int, company: int) -> None:
    t, boss = hunt(players)
    assert t.life(boss) == life
    t.play(HurtFoe(boss, (life + 1) // 2 - 1), CheckMission())
    assert t.w.stage == 1
    t.play(HurtFoe(boss, 1), CheckMission())
    assert t.w.stage == 2
    brood = [foe for foe in t.w.foes_at("0,3") if foe.id != boss]
    assert len(brood) == company
    assert all(t.w.fighter(foe).kind == "Mutated" for foe in brood)


@pytest.mark.rule("US-1204", "US-1213", "US-901")
def test_m4_the_boss_falls() -> None:
    t, boss = hunt(2)
    t.w.set_foe(boss, damage=13)
    t.w.stage = 2
    t.at(0, "0,3")
    t.turn(0)
    t.dice("Y1", "B0", "G1", "G0")
    t.choose(f"attack:foe-{boss}:bare")
    assert won(t) == "mission"
    assert cards(t)[-1] == "m4-4"
    sudden, boss = hunt(2)
    sudden.play(HurtFoe(boss, 14), CheckMission())
    assert won(sudden) == "mission"


@pytest.mark.rule("US-1204", "US-1213")
def test_m4_she_rampages_until_card_three_gives_her_company() -> None:
    for stage, company, expected in ((1, False, 2), (1, True, 2), (2, False, 2), (2, True, 1)):
        t, boss = hunt(3, stage)
        t.ap(6, 6, 0)
        for char in (0, 1):
            t.at(char, "0,3")
        if company:
            t.foe("howler", "0,3")
        seen = t.record(Roll)
        t.turn(0)
        t.choose(f"attack:foe-{boss}:bare")
        t.answer("join", "dodge")
        attacks = [colours for colours in rolls(seen, "enemy") if colours == "GG"]
        assert len(attacks) == expected, (stage, company)


@pytest.mark.rule("US-1204")
def test_m4_she_heals_in_preparation_and_hunts_the_nearest() -> None:
    t, boss = hunt()
    t.w.set_foe(boss, damage=3)
    t.at(0, "0,1")
    t.play(RepeatedTask())
    assert t.life(boss) == 16
    t.play(EnemiesMove())
    assert foes(t, "0,2") == ["ash-matriarch"]
    t.w.set_foe(boss, pos="0,3")
    t.w.phase = "afternoon"
    t.play(MissionStart())
    assert foes(t, "0,3") == ["ash-matriarch"]
    t.night()
    t.w.change("0,2", fire="campfire")
    t.play(MissionStart())
    assert foes(t, "0,2") == ["ash-matriarch"]


# --- M5 ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1212", "US-1213")
@pytest.mark.parametrize(("players", "walls"), [(2, 6), (4, 6), (5, 7), (6, 7)])
def test_m5_new_haven_is_surrounded_by_open_tiles(players: int, walls: int) -> None:
    t = table("hold-the-gate", players)
    around = [pos for pos in t.w.spots if distance(pos, HAVEN) == 1]
    assert len(around) == 6
    assert all(t.w.spots[pos].tile >= 0 and not t.w.spots[pos].event for pos in around)
    assert len(t.w.spots) == 7
    assert t.w.score["integrity"] == walls


@pytest.mark.rule("US-1213")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_m5_stores_and_the_last_wave_grow_with_the_crew(players: int) -> None:
    t = siege(players, 5, "morning")
    stored = t.w.spots[HAVEN]
    assert (stored.dropped[PLACE["food"]], stored.stored_water) == (2 * (players - 2), players - 2)
    assert sum(stored.dropped) == 2 * (players - 2)
    t.w.stage = 1
    t.play(MissionStart())
    assert len(t.w.foes) == 2 * players + 1


def siege(players: int = 3, day: int = 2, phase: str = "night") -> Table:
    t = table("hold-the-gate", players)
    t.w.day, t.w.phase = day, phase
    t.w.sun = -1 if phase == "night" else t.w.sun
    return t


@pytest.mark.rule("US-1213", "US-1214")
@pytest.mark.parametrize(("day", "more"), [(2, 0), (3, 1), (4, 1)])
def test_m5_waves_come_at_night(day: int, more: int) -> None:
    t = siege(3, day)
    t.numbers(*[1 + i % 6 for i in range(3 + more)])
    t.play(MissionStart())
    assert len(t.w.foes) == 3 + more
    assert all(foe.wave and distance(foe.pos, HAVEN) == 2 for foe in t.w.foes)
    assert [foe.pos for foe in t.w.foes][:3] == ["0,-2", "2,-2", "2,0"]
    assert all(t.w.spots[foe.pos].tile == -1 for foe in t.w.foes)
    assert t.w.stage == 1
    for other in ("morning", "afternoon"):
        quiet = siege(3, day, other)
        quiet.play(MissionStart())
        assert quiet.w.foes == ()


@pytest.mark.rule("US-1213", "US-1204")
def test_m5_the_last_wave_brings_the_captain() -> None:
    t = siege(3, 5, "morning")
    t.w.stage = 1
    t.play(MissionStart())
    assert len(t.w.foes) == 7
    assert ids(t.w, [foe.card for foe in t.w.foes]).count("liberty-captain") == 1
    assert t.w.foes[-1].wave
    assert t.w.stage == 2
    t.w.phase = "afternoon"
    t.play(MissionStart())
    assert t.w.stage == 3
    assert cards(t)[-1] == "m5-4"
    first = siege(3, 1)
    first.play(MissionStart())
    assert first.w.foes == ()


@pytest.mark.rule("US-1216", "US-522", "US-605")
def test_m5_a_wave_is_fought_once_on_each_tile_when_all_of_it_has_come() -> None:
    t = siege(3, 5, "morning")
    t.blank(NN, 2)
    t.blank("2,-2", 10)
    t.at(0, NN)
    t.at(1, "2,-2")
    t.on_top("enemy", "feral-dog", "rat-pack", "raider")
    turns, attacks = t.record(CombatTurn), t.record(FoeAttack)
    t.numbers(1, 2, 1, 1)
    t.play(Wave(3, captain=True))
    assert foes(t, NN) == ["liberty-captain", "feral-dog", "raider"]
    assert foes(t, "2,-2") == ["rat-pack"]
    assert (t.asked, t.seat) == ("first-act", 0)
    t.dice("G0", "Y0")
    t.choose("dodge")
    assert (t.asked, t.seat) == ("first-act", 1)
    t.choose("dodge")
    assert [(turn.active, turn.tile, turn.first) for turn in turns] == [(0, NN, True), (1, "2,-2", True)]
    assert [attack.char for attack in attacks] == [0, 0, 0, 1]
    assert len({attack.foe for attack in attacks}) == 4
    assert t.w.ap == [6, 6, 6]


@pytest.mark.rule("US-1213")
def test_m5_wave_enemies_march_on_new_haven() -> None:
    """At the start of a phase and in Preparation; not past an exposed character; others wander as always."""
    t = siege(3, 3, "morning")
    for char in range(3):
        t.at(char, HAVEN, hidden=True)
    t.blank(NN, 2)
    wave = t.foe("feral-dog", NN, wave=True)
    t.play(MissionStart())
    assert foes(t, N) == ["feral-dog"]
    t.at(0, N)
    t.play(MissionStart())
    assert foes(t, N) == ["feral-dog"]
    t.at(0, N, hidden=True)
    t.play(EnemiesMove())
    assert foes(t, HAVEN) == ["feral-dog"]
    t.play(MissionStart())
    assert t.life(wave) == 2
    assert foes(t, HAVEN) == ["feral-dog"]


@pytest.mark.rule("US-1213")
def test_m5_a_barricade_costs_the_next_enemy_its_move() -> None:
    t = siege(3, 3, "morning")
    t.at(0, N)
    t.goods(0, wood=2, metal=2)
    t.turn(0)
    t.choose("mission:barricade")
    assert (t.w.ap[0], t.w.have(0, "wood"), t.w.have(0, "metal")) == (5, 1, 1)
    assert t.w.spots[N].barricade
    assert "mission:barricade" not in t.keys()
    assert "mission:repair-wood" not in t.keys()
    t.at(0, HAVEN)
    t.turn(0)
    assert "mission:barricade" not in t.keys()
    foe = t.foe("raider", N, wave=True)
    seen = t.record(Roll)
    t.dice("Y1")
    t.play(MissionStart())
    assert rolls(seen, "trap") == ["Y"]
    assert (t.life(foe), foes(t, N), t.w.spots[N].barricade) == (2, ["raider"], False)
    t.play(MissionStart())
    assert foes(t, HAVEN) == ["raider"]
    poor = siege(3, 3, "morning")
    poor.at(0, N)
    poor.goods(0, wood=1)
    poor.turn(0)
    assert poor.why("mission:barricade") == {"US-808"}


@pytest.mark.rule("US-1213")
@pytest.mark.parametrize("what", ["wood", "metal"])
def test_m5_the_walls_are_repaired_up_to_the_beginning(what: str) -> None:
    t = siege(3, 3, "morning")
    t.goods(0, **{what: 4})
    t.turn(0)
    assert f"mission:repair-{what}" not in t.keys()
    t.w.score["integrity"] = 5
    t.turn(0)
    t.choose(f"mission:repair-{what}")
    assert (t.w.score["integrity"], t.w.have(0, what), t.w.ap[0]) == (6, 2, 5)
    assert f"mission:repair-{what}" not in t.keys()


@pytest.mark.rule("US-1213", "US-1215")
@pytest.mark.parametrize(("phase", "n"), [("morning", 1), ("afternoon", 1), ("night", 2)])
def test_m5_every_enemy_in_new_haven_tears_at_the_walls(phase: str, n: int) -> None:
    t = siege(3, 3, phase)
    t.foe("raider", HAVEN)
    t.foe("feral-dog", HAVEN)
    t.foe("feral-dog", N)
    end_phase(t)
    assert t.w.score["integrity"] == 6 - 2 * n
    t.w.score["integrity"] = 2 * n
    end_phase(t)
    assert won(t) == "lost: failed"


@pytest.mark.rule("US-1213", "US-1215")
@pytest.mark.parametrize(("left", "ending"), [(3, "mission"), (2, "lost: failed")])
def test_m5_the_gate_must_stand_after_the_last_night(left: int, ending: str) -> None:
    """The check comes before the day limit."""
    t = siege(3, 5)
    t.w.stage = 3
    t.w.score["integrity"] = left
    t.foe("raider", HAVEN)
    t.play(CheckMission())
    assert t.w.outcome is None
    t.play(PhaseEnd(), DayOver())
    assert won(t) == ending


@pytest.mark.rule("US-1213", "US-537")
def test_m5_no_night_card_in_new_haven_still() -> None:
    from holdfast.games.under_our_sun.flow.night import NightAtStart

    t = siege(3, 3)
    t.foe("raider", HAVEN)
    t.play(NightAtStart(0))
    assert t.w.size("night-discard") == 0


# --- M6 ----------------------------------------------------------------------------------------------------------------------

NEEDS = {2: (2, 2, 7), 3: (4, 3, 10), 4: (5, 3, 11), 5: (6, 4, 13), 6: (7, 4, 14)}


@pytest.mark.rule("US-1213", "US-955")
@pytest.mark.parametrize("players", NEEDS)
def test_m6_the_bridge_wants_so_many_cubes(players: int) -> None:
    from holdfast.games.under_our_sun.missions.tasks import wanted

    t = table("the-crossing", players)
    wood, metal, total = NEEDS[players]
    assert wanted(t.w) == {"wood": wood, "metal": metal, "fabric": 2, "connector": 1}
    assert sum(wanted(t.w).values()) == total


@pytest.mark.rule("US-1213", "US-1214", "US-1216")
def test_m6_the_river_is_crossed() -> None:
    t = table("the-crossing")
    w = t.w
    bank = spot_of(t, 32)
    for char in range(3):
        t.at(char, bank)
    t.play(CheckMission())
    assert w.stage == 1
    t.goods(0, wood=4, connector=1)
    t.turn(0)
    deliver(t, "wood", "wood", "wood", "wood", "connector")
    assert (w.ap[0], w.stage) == (5, 1)
    assert w.delivered == {"wood": 4, "connector": 1}
    t.dice("B0")
    t.choose("mission:stage-1")
    assert (w.ap[0], w.stage) == (3, 1)
    t.on_top("enemy", "feral-dog", "rat-pack")
    t.dice("B1")
    t.choose("mission:stage-1")
    assert (w.ap[0], w.stage) == (1, 2)
    assert foes(t, bank) == ["feral-dog", "rat-pack"]
    assert t.asked == "first-act"
    empty(t)
    t.goods(1, metal=3, fabric=2)
    t.turn(1)
    t.dice("G1", "B0")
    t.choose("mission:stage-2")
    assert w.stage == 2
    assert "mission:stage-2" not in t.keys()
    t.on_top("enemy", "raider", "liberty-recruit", "liberty-rifleman")
    deliver(t, "metal", "metal", "metal", "fabric", "fabric")
    assert w.stage == 3
    assert all(w.fighter(foe).sol for foe in w.foes)
    assert len(foes(t, bank)) == 3
    empty(t)
    t.ap(6, 6, 6)
    t.turn(2)
    assert "mission:cross" not in t.keys()
    t.dice("G1")
    t.choose("mission:stage-3")
    t.foe("feral-dog", bank)
    t.turn(2)
    assert "mission:cross" not in t.keys()
    clear(t)
    t.turn(2)
    t.choose("mission:cross")
    assert (w.ap[2], w.crossed, w.outcome) == (2, 0b100, None)
    assert w.here(bank) == [0, 1]
    t.turn(0)
    t.choose("mission:cross")
    assert won(t) == "mission"


def empty(t: Table) -> None:
    """The fight is called off and the enemies are gone."""
    t.w.stack.clear()
    t.w.fights = ()
    t.w.laid.clear()
    t.pause()
    clear(t)


@pytest.mark.rule("US-1213")
def test_m6_a_crossed_character_is_safe_and_two_need_only_one() -> None:
    t = table("the-crossing", 4)
    bank = spot_of(t, 32)
    t.w.stage = 3
    t.w.delivered = {"connector": 1}
    t.w.supply["connector"] -= 1
    t.w.score["stage-3"] = 1
    t.at(0, bank)
    t.turn(0)
    t.choose("mission:cross")
    t.play(Damage("0", 9))
    assert t.w.hp[0] == 6
    assert not t.w.alive(0)
    pair = table("the-crossing", 2)
    pair.w.stage = 3
    pair.w.delivered = {"connector": 1}
    pair.w.score["stage-3"] = 1
    pair.at(0, spot_of(pair, 32))
    pair.turn(0)
    pair.choose("mission:cross")
    assert won(pair) == "mission"


@pytest.mark.rule("US-1215", "US-1213")
@pytest.mark.parametrize(("players", "crossed", "dead"), [(4, 0, 2), (4, 1, 2), (3, 0, 2), (6, 2, 2)])
def test_m6_is_lost_when_too_few_are_left(players: int, crossed: int, dead: int) -> None:
    t = table("the-crossing", players)
    t.w.stage = 3
    for char in range(crossed):
        t.w.bit("crossed", char, True)
    for char in range(dead):
        assert t.w.outcome is None
        t.play(Die(players - 1 - char), CheckMission())
    assert won(t) == "lost: failed"


@pytest.mark.rule("US-1213")
def test_only_m6_takes_deliveries_in_advance() -> None:
    """At the pump metal is of no use before its card is open."""
    t = table("dry-wells")
    t.at(0, spot_of(t, 29))
    t.goods(0, metal=2)
    t.turn(0)
    assert "mission:deliver" not in t.keys()
    ahead = table("the-crossing")
    ahead.at(0, spot_of(ahead, 32))
    ahead.play(CheckMission())
    ahead.goods(0, metal=1)
    ahead.turn(0)
    assert "mission:deliver" in ahead.keys()


@pytest.mark.rule("US-1213")
def test_each_card_wants_its_own_delivery() -> None:
    """What one card has used does not count for the next one of the same kind."""
    from holdfast.core.cards.content import Content
    from holdfast.core.engine.effect import replace
    from holdfast.games.under_our_sun.missions.conditions import Delivered
    from holdfast.games.under_our_sun.missions.tasks import wanted

    t = table("dry-wells")
    mission = t.w.mission_card()
    stages = [replace(stage, deliver={"wood": 2}, objective=Delivered(), enter=()) for stage in mission.stages]
    changed = replace(mission, stages=tuple(stages), fail=())
    t.w.content = Content([changed if card is mission else card for card in t.w.content.unique], "")
    t.w.delivered = {"wood": 3}
    t.w.supply["wood"] -= 3
    t.play(CheckMission())
    assert t.w.stage == 1
    assert wanted(t.w) == {"wood": 1}
    t.w.delivered = {"wood": 4}
    t.play(CheckMission())
    assert t.w.stage == 2


@pytest.mark.rule("US-1214", "US-1202")
@pytest.mark.parametrize("mission", MISSIONS)
def test_the_four_cards_of_a_mission_come_one_after_the_other(mission: str) -> None:
    """Each is public from then on, and does what it says at once."""
    t = table(mission)
    number = t.w.mission_card().number
    stages = len(t.w.mission_card().stages)
    for stage in range(stages):
        assert cards(t) == [f"m{number}-{n}" for n in range(1, stage + 2)]
        assert [key.rpartition("/")[2] for key in t.game.view(None)["mission_cards"]] == cards(t)
        t.play(NextCard(stage))
    assert cards(t) == [f"m{number}-{n}" for n in range(1, 5)]
    assert won(t) == "mission"


# --- entering ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1213")
@pytest.mark.parametrize(("mission", "number"), [("voice-in-the-static", 27), ("the-crossing", 32)])
def test_reaching_counts_as_soon_as_somebody_stands_there(mission: str, number: int) -> None:
    t = table(mission)
    t.play(Step(0, spot_of(t, number)), CheckMission())
    assert t.w.stage == 1
