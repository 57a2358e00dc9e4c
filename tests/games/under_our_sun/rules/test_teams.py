"""Survivors and Sons of Liberty (US-660 ff. apart): roles, abilities, goals, secrets (US-809, US-905 to US-907, US-960 to US-972)."""

from pathlib import Path
from typing import Any

import pytest

from holdfast.bots.perspective import Perspective
from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.cards import Team
from holdfast.games.under_our_sun.combat.enemy_attacks import FoeAttack
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstCombatTurn
from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.flow.day import DayOver, Fever, PhaseEnd
from holdfast.games.under_our_sun.flow.ending import traitor_seat
from holdfast.games.under_our_sun.missions.course import CheckMission
from holdfast.games.under_our_sun.missions.spawns import SpawnAt
from holdfast.games.under_our_sun.people.death import BurialTime, Die, Eliminate
from holdfast.games.under_our_sun.pieces import TEAMS
from holdfast.lab.experiment import read_experiment
from tests.games.under_our_sun.table import Table


def semi(players: int = 3, traitor: int | None = 0, goal: str = "saboteur", **options: object) -> Table:
    """A semi-cooperative table at which seat `traitor` holds this card; nobody where None."""
    t = Table(players, "dry-wells", mode="semi", **options)
    w = t.w
    cards = [i for i, card in enumerate(w.content.cards) if card.deck == "team"]
    for card in cards:
        w.take(card, w.locate(card))
    sols = [i for i in cards if w.card(i, Team).role == "sol"]
    survivors = [i for i in cards if i not in sols]
    mine = w.content.index[f"team/{goal}"]
    for card in cards:
        w.seen[card] = 0
    pile = survivors[: players + 4]
    for seat in range(players):
        w.put(mine if seat == traitor else pile.pop(), TEAMS[seat])
    for card in (*pile, *([mine] if traitor is None else [])):
        w.shuffle_in(card, "team-rest")
    for card in cards:
        if not any(w.holds(zone, card) for zone in ("team-rest", *TEAMS[:players])):
            w.put(card, "team-box")
    assert not t.game.definition.rules.audit(w)
    return t


def reveal(t: Table, seat: int = 0) -> None:
    t.w.revealed |= 1 << seat
    t.w.score["revealed_day"] = t.w.day
    t.w.score["revealed_count"] = t.w.count


# --- secrets -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-963", "US-1003", "US-805")
def test_a_team_card_is_seen_by_its_owner_alone_until_the_end() -> None:
    t = semi()
    assert t.game.view(0)["zones"][TEAMS[0]] == ["team/saboteur"]
    for seat in (1, 2, None):
        assert t.game.view(seat)["zones"][TEAMS[0]] == ["?team"]
        assert "saboteur" not in repr(t.game.view(seat))
    assert t.game.view(1)["role"] != ""
    t.play(Die(0))
    assert t.game.view(1)["zones"][TEAMS[0]] == ["?team"]
    t.play(Eliminate(0))
    assert t.game.over
    assert t.game.view(1)["zones"][TEAMS[0]] == ["team/saboteur"]
    assert not [key for key in t.game.view(2)["zones"]["team-rest"] if key.startswith("?")]


@pytest.mark.rule("US-963", "US-1011", "US-971")
def test_a_bot_imagines_every_role_it_cannot_know() -> None:
    t = semi(4, 0)
    roles = dict.fromkeys(range(4), 0)
    goals = set()
    nobody = 0
    for seed in range(120):
        imagined = Perspective(t.game, 1).world(seed).world
        own = imagined.zones[TEAMS[1]].top
        assert own == t.w.zones[TEAMS[1]].top
        holders = [s for s in range(4) if imagined.card(imagined.zones[TEAMS[s]].top[0], Team).role == "sol"]  # type: ignore[attr-defined]
        assert len(holders) <= 1
        nobody += not holders
        for seat in holders:
            roles[seat] += 1
            goals.add(imagined.card(imagined.zones[TEAMS[seat]].top[0], Team).goal)  # type: ignore[attr-defined]
    assert roles[1] == 0
    assert all(roles[seat] > 5 for seat in (0, 2, 3))
    assert nobody > 20
    assert goals == {"saboteur", "executioner", "arsonist"}


@pytest.mark.rule("US-1009")
def test_a_revealed_role_is_public_its_goal_is_not() -> None:
    t = semi(4, 0, "arsonist")
    reveal(t)
    assert "arsonist" not in repr(t.game.view(2))
    goals = set()
    for seed in range(60):
        imagined: Any = Perspective(t.game, 2).world(seed).world
        card = imagined.card(imagined.zones[TEAMS[0]].top[0], Team)
        assert card.role == "sol"
        goals.add(card.goal)
    assert goals == {"saboteur", "executioner", "arsonist"}


@pytest.mark.rule("US-963", "US-966")
@pytest.mark.parametrize("traitor", [0, 1, None])
def test_being_asked_tells_nothing(traitor: int | None) -> None:
    """With no points left everybody is asked, so that the one with something to hide is not the only one."""
    t = semi(3, traitor)
    t.ap(0, 0, 0)
    t.turn(0)
    assert t.asked == "take-turn"
    assert t.seat == 0
    assert ("reveal-sol" in t.keys()) == (traitor == 0)
    shown = t.game.view(1)
    other = semi(3, None)
    other.ap(0, 0, 0)
    other.turn(0)
    assert (shown["asked"], shown["question"]) == (other.game.view(1)["asked"], other.game.view(1)["question"])


@pytest.mark.rule("US-967", "US-809")
@pytest.mark.parametrize("traitor", [0, 1])
def test_whoever_meets_a_son_of_liberty_is_asked(traitor: int) -> None:
    t = semi(3, traitor)
    t.crew("veteran", "scout", "medic")
    t.blank("0,-1", 22)
    t.at(0, "0,-1")
    t.foe("liberty-recruit", "0,-1")
    t.play(FirstCombatTurn(0))
    assert (t.asked, t.seat) == ("window", 0)
    assert ("reveal-sol" in t.keys()) == (traitor == 0)
    t.choose("go-on")
    assert t.asked == "first-act"
    assert t.w.revealed == 0
    if traitor == 0:
        t = semi(3, 0)
        t.blank("0,-1", 22)
        t.at(0, "0,-1")
        t.foe("liberty-recruit", "0,-1")
        t.play(FirstCombatTurn(0))
        t.choose("reveal-sol")
        assert t.idle
        assert t.w.revealed == 1


def surprised(traitor: int | None) -> Table:
    """A mission puts a Son of Liberty among characters 0, 1 and 2; one more is hidden there, and one elsewhere."""
    t = semi(5, traitor)
    t.crew("mechanic", "scout", "medic", "hunter", "thickskin")
    t.blank("0,-1", 28)
    t.weather("clear-sky")
    t.ap(6, 6, 6, 0, 0)
    for char in range(4):
        t.at(char, "0,-1", hidden=char == 3)
    t.on_top("enemy", "liberty-recruit")
    t.play(SpawnAt(28, sol=True))
    return t


@pytest.mark.rule("US-967", "US-605", "US-607")
@pytest.mark.parametrize("traitor", [0, 1, 2, 3, None])
def test_everybody_who_is_attacked_by_a_mission_spawn_is_asked_alike(traitor: int | None) -> None:
    t = surprised(traitor)
    for char in range(3):
        assert (t.asked, t.seat) == ("window", char)
        assert t.keys() == (["go-on", "reveal-sol"] if char == traitor else ["go-on"])
        assert t.game.view(4)["asked"] == [char]
        t.choose("go-on")
    assert (t.asked, t.seat) == ("first-act", 0)
    assert t.w.fight().participants == (0, 1, 2)
    assert t.w.revealed == 0


@pytest.mark.rule("US-967", "US-968", "US-605", "US-607")
@pytest.mark.parametrize(("traitor", "others"), [(0, (1, 2)), (1, (0, 2)), (2, (0, 1))])
def test_who_reveals_himself_does_not_spare_the_others_the_fight(traitor: int, others: tuple[int, ...]) -> None:
    t = surprised(traitor)
    attacks = t.record(FoeAttack)
    for char in range(traitor):
        assert t.seat == char
        t.choose("go-on")
    t.choose("reveal-sol", traitor)
    assert t.w.revealed == 1 << traitor
    assert (t.asked, t.seat) == ("first-act", others[0])
    assert t.w.fight().participants == others
    t.choose("attack:foe-1:bare")
    assert (t.asked, t.seat) == ("joiner-act", others[1])
    t.choose("attack:foe-1:bare")
    assert t.idle
    assert [(attack.foe, attack.char) for attack in attacks] == [(1, others[0])]
    assert t.w.ap == [6, 6, 6, 0, 0]
    assert t.w.hp[traitor] == t.w.sheet(traitor).hp


@pytest.mark.rule("US-967", "US-968", "US-607")
def test_beside_another_enemy_who_has_revealed_himself_still_fights() -> None:
    t = semi(3, 0)
    t.crew("mechanic", "scout", "medic")
    t.blank("0,-1", 28)
    t.ap(6, 6, 6)
    for char in range(2):
        t.at(char, "0,-1")
    t.foe("wolf", "0,-1")
    t.on_top("enemy", "liberty-recruit")
    t.play(SpawnAt(28, sol=True))
    t.choose("reveal-sol", 0)
    assert (t.asked, t.seat) == ("first-act", 0)
    assert t.keys() == ["attack:foe-1:bare", "dodge"]
    assert t.w.fight().participants == (0, 1)


# --- abilities ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-964", "US-966")
def test_once_a_day_a_son_of_liberty_comes_and_the_traitor_is_known() -> None:
    t = semi()
    t.blank("0,-1", 22)
    t.ap(6, 6, 6)
    t.turn(0)
    assert "sol-spawn:0,-1" in t.keys()
    assert not [key for key in t.keys() if key.startswith("sol-spawn") and key != "sol-spawn:0,-1"]
    t.choose("sol-spawn:0,-1")
    [foe] = t.w.foes
    assert foe.pos == "0,-1"
    assert t.w.fighter(foe).sol
    assert t.w.revealed == 1
    assert t.w.ap[0] == 6
    assert "sol-spawn:0,-1" not in t.keys()
    t.choose("wait")
    t.w.spend("phase:x")
    t.phase("preparation")
    assert "day:sol-spawn" not in t.w.used


@pytest.mark.rule("US-965")
@pytest.mark.parametrize(("goal", "haven"), [("saboteur", False), ("arsonist", True)])
def test_for_two_points_a_son_of_liberty_moves(goal: str, haven: bool) -> None:
    t = semi(3, 0, goal)
    t.blank("0,-1", 22)
    t.blank("1,-1", 10)
    foe = t.foe("liberty-recruit", "0,-1")
    dog = t.foe("feral-dog", "0,-1")
    t.ap(6, 6, 6)
    t.turn(0)
    keys = [key for key in t.keys() if key.startswith("sol-move")]
    assert (f"sol-move:foe-{foe}:0,0" in keys) == haven
    assert not [key for key in keys if f"foe-{dog}" in key]
    t.choose(f"sol-move:foe-{foe}:1,-1")
    moved = t.w.foe(foe)
    assert moved is not None
    assert moved.pos == "1,-1"
    assert (t.w.ap[0], t.w.revealed) == (4, 1)
    t.choose("wait")
    t.ap(1)
    t.turn(0)
    assert t.why(f"sol-move:foe-{foe}:0,-1") == {"US-965"}


@pytest.mark.rule("US-968")
def test_a_revealed_traitor_is_left_alone_by_his_own() -> None:
    t = semi()
    t.crew("veteran", "scout", "medic")
    t.blank("0,-1", 22)
    t.at(0, "0,-1")
    t.foe("liberty-recruit", "0,-1")
    t.w.well = [0, 1, 1]
    t.ap(6, 6, 6)
    t.turn(0)
    assert t.why("sleep") == {"US-355"}
    reveal(t)
    t.choose("wait")
    t.turn(0)
    assert "sleep" in t.keys()
    assert "dodge" not in t.keys()
    hp = t.w.hp[0]
    t.goods(0, food=1)
    t.hp(3)
    t.choose("sleep")
    assert t.w.hp[0] == 3 < hp
    foe = t.foe("feral-dog", "0,-1")
    t.choose("wait")
    t.turn(0)
    assert "dodge" in t.keys()
    assert t.w.foe(foe) in t.w.against(0)


@pytest.mark.rule("US-969")
def test_a_revealed_traitor_has_no_place_in_new_haven() -> None:
    t = semi()
    t.ap(6, 6, 6)
    t.w.well = [0, 1, 1]
    t.goods(0, metal=1)
    t.turn(0)
    assert "trader:lawrence" in t.keys()
    assert "sleep" in t.keys()
    reveal(t)
    t.choose("wait")
    t.ap(6, 6, 6)
    t.turn(0)
    assert "trader:lawrence" not in t.keys()
    assert t.why("sleep") == {"US-969"}
    supply = t.w.supply["metal"]
    t.choose("discard")
    t.choose("drop:metal")
    t.choose("drop:done")
    assert sum(t.w.spots["0,0"].dropped) == 0
    assert t.w.supply["metal"] == supply + 1


# --- goals -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-970", "US-905")
def test_the_survivors_win_when_the_traitor_is_eliminated() -> None:
    """His death tells nobody anything: he may be revived like everybody else."""
    t = semi()
    t.play(Die(0))
    assert t.game.outcome is None
    assert t.game.view(1)["zones"][TEAMS[0]] == ["?team"]
    t.w.count += t.w.rules.revival_phases
    t.play(BurialTime())
    assert t.game.outcome is None
    t.w.count += 1
    t.play(BurialTime())
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.why, t.game.outcome.winners) == (True, "traitor-dead", (1, 2))


@pytest.mark.rule("US-970", "US-903")
def test_a_dead_survivor_shows_nothing_until_he_is_gone() -> None:
    t = semi()
    t.play(Die(1))
    assert not t.game.over
    assert t.game.view(2)["zones"][TEAMS[1]] == ["?team"]
    t.play(Eliminate(1))
    assert not t.game.over
    assert t.game.view(2)["zones"][TEAMS[1]][0].startswith("team/survivor")


@pytest.mark.rule("US-971", "US-907", "US-901")
def test_without_a_traitor_it_is_a_common_game() -> None:
    t = semi(3, None)
    t.w.day = t.w.days
    t.play(DayOver())
    assert t.game.outcome is not None
    assert t.game.outcome.winners == ()
    won = semi(3, None)
    won.w.stage = len(won.w.mission_card().stages) - 1
    won.at(2, won.w.where(29))
    won.play(PhaseEnd())
    assert won.game.outcome is not None
    assert won.game.outcome.winners == (0, 1, 2)


@pytest.mark.rule("US-907", "US-905")
@pytest.mark.parametrize(("day", "count", "wins"), [(None, 0, False), (4, 10, True), (5, 13, True), (5, 14, False)])
def test_the_saboteur_wins_by_a_lost_mission_if_he_showed_himself_in_time(
    day: int | None, count: int, wins: bool
) -> None:
    t = semi()
    if day is not None:
        t.w.day, t.w.count = day, count
        reveal(t)
    t.w.day = t.w.days
    t.play(DayOver())
    assert t.game.outcome is not None
    assert t.game.outcome.winners == ((0,) if wins else ())
    assert t.game.outcome.why == ("saboteur" if wins else "time")


@pytest.mark.rule("US-973", "US-902")
@pytest.mark.parametrize(("shown", "why", "winners"), [(0, "all-dead", ()), (0b100, "saboteur", (2,))])
def test_who_falls_together_with_the_traitor_has_lost(shown: int, why: str, winners: tuple[int, ...]) -> None:
    t = semi(3, 2)
    t.w.revealed = shown
    t.w.score |= {"revealed_day": 1, "revealed_count": 1}
    t.play(Die(0))
    t.hp(0, 1, 1)
    t.w.infected = 0b110
    t.play(Fever(), CheckMission())  # the last Survivor and the Son of Liberty
    assert t.game.outcome is not None
    assert (t.game.outcome.why, t.game.outcome.winners) == (why, winners)
    assert t.w.living() == []


@pytest.mark.rule("US-905")
@pytest.mark.parametrize(
    ("players", "dead", "blood", "wins"), [(3, 1, 1, True), (3, 1, 0, False), (4, 1, 1, False), (4, 2, 1, True)]
)
def test_the_executioner_counts_his_dead(players: int, dead: int, blood: int, wins: bool) -> None:
    t = semi(players, 0, "executioner")
    for char in range(1, dead + 1):
        t.play(Die(char))
    if blood:
        t.w.blood = ((0, 1),)
    t.play(PhaseEnd())
    assert t.game.over == wins
    if wins:
        assert t.game.outcome is not None
        assert (t.game.outcome.winners, t.game.outcome.why) == ((0,), "executioner")


@pytest.mark.rule("US-905")
@pytest.mark.parametrize(
    ("day", "night", "alone", "sons", "wins"),
    [
        (2, True, True, 2, True),
        (1, True, True, 2, False),
        (2, False, True, 2, False),
        (2, True, False, 2, False),
        (2, True, True, 1, False),
    ],
)
def test_the_arsonist_burns_new_haven_when_he_is_alone_with_his_men(
    day: int, night: bool, alone: bool, sons: int, wins: bool
) -> None:
    t = semi(3, 0, "arsonist")
    t.blank("0,-1", 22)
    t.blank("0,1", 10)
    for char in (1, 2):
        t.at(char, "0,1" if alone or char == 1 else "0,0")
    for _ in range(sons):
        t.foe("liberty-recruit", "0,-1")
    reveal(t)
    t.w.day = day
    if night:
        t.night()
    t.play(PhaseEnd())
    assert t.game.over == wins


@pytest.mark.rule("US-906")
def test_outside_a_turn_the_survivors_win_a_draw() -> None:
    t = semi(3, 0, "executioner")
    t.play(Die(1))
    t.w.blood = ((0, 1),)
    t.w.stage = len(t.w.mission_card().stages) - 1
    t.at(2, t.w.where(29))
    t.play(PhaseEnd())
    assert t.game.outcome is not None
    assert t.game.outcome.winners == (1, 2)


@pytest.mark.rule("US-972")
def test_a_hidden_traitor_counts_as_a_survivor_a_revealed_one_does_not() -> None:
    for shown in (False, True):
        t = Table(3, "the-crossing", mode="semi")
        t.role(0, "saboteur")
        for seat in (1, 2):
            t.role(seat, f"survivor-{seat + 8}")
        if shown:
            reveal(t)
        t.at(0, t.w.where(32))
        t.play(CheckMission())
        assert t.w.stage == (0 if shown else 1)


@pytest.mark.rule("US-965", "US-303", "US-968")
def test_moving_a_son_of_liberty_beside_a_dog_is_a_combat_turn() -> None:
    t = semi(3, 0)
    t.crew("veteran", "scout", "medic")
    t.blank("0,-1", 22)
    t.blank("1,-2", 10)
    t.at(0, "0,-1")
    t.foe("feral-dog", "0,-1")
    son = t.foe("liberty-recruit", "0,-1")
    t.ap(6, 6, 6)
    t.turn(0)
    t.dice("Y1")
    t.choose(f"sol-move:foe-{son}:1,-2")
    t.go_on()
    assert (t.w.ap[0], t.w.hp[0]) == (4, 6)
    moved = t.w.foe(son)
    assert moved is not None
    assert moved.pos == "1,-2"


@pytest.mark.rule("US-965", "US-305", "US-421")
@pytest.mark.parametrize("face", ["Y1", "Y0"])
def test_moving_a_son_of_liberty_from_hiding_needs_a_test(face: str) -> None:
    """Whether he is seen or not, the move that was paid for is made."""
    t = semi(3, 0)
    t.crew("veteran", "scout", "medic")
    t.blank("0,-1", 22)
    t.blank("1,-2", 10)
    t.at(0, "0,-1", hidden=True)
    t.foe("feral-dog", "0,-1")
    son = t.foe("liberty-recruit", "0,-1")
    t.ap(6, 6, 6)
    rolls = t.record(Roll)
    t.turn(0)
    t.dice(face)
    t.choose(f"sol-move:foe-{son}:1,-2")
    t.go_on()
    assert rolls[0].context == "test-stealth"
    assert t.w.is_hidden(0) == (face == "Y1")
    if face == "Y0":
        assert t.asked == "first-act"
        t.dice("Y0", "Y0")
        t.choose("dodge")
        t.go_on()
    assert t.w.ap[0] == 4
    moved = t.w.foe(son)
    assert moved is not None
    assert moved.pos == "1,-2"


# --- the share of a traitor ----------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1227", "US-962")
def test_the_traitors_share_is_asked_for_by_how_often_he_is_dealt() -> None:
    """The experiment counts all semi-cooperative games; with four players a Son of Liberty sits at 4 tables of 9."""
    design = read_experiment(Path(__file__).parents[4] / "balance" / "under-our-sun.yaml")
    [bands] = [part.bands for part in design.experiment.cells if part.options.get("mode") == "semi"]
    asked = {band.measure: (band.low, band.high) for band in bands if band.rule == "US-1227"}
    dealt = len([seed for seed in range(180) if traitor_seat(Table(4, "dry-wells", seed=seed, mode="semi").w) >= 0])
    assert abs(dealt / 180 - 4 / 9) < 0.11
    assert asked["alone"] == (round(25 * 4 / 9), round(40 * 4 / 9))
    assert asked["won"] == (40, 55)
    t = semi(4, 0, "executioner")
    for char in (1, 2):
        t.play(Die(char))
    t.w.blood = ((0, 1),)
    t.play(PhaseEnd())
    told = DEFINITION.display.stats(t.w)
    assert (told["traitor"], told["traitor_won"], told["winners"]) == (1, 1, "son-of-liberty")
