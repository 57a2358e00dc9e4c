"""Either side of the table: survivors that suspect by what they saw, a traitor that hides."""

import pytest

from holdfast.core.player import SeatPosition
from holdfast.core.state.observed_world import ObservedWorld
from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.bot.estimate import estimate
from holdfast.games.under_our_sun.bot.sides import kill_chance
from holdfast.games.under_our_sun.combat.crimes import Reaction
from tests.games.under_our_sun.bot.coach import advice, table
from tests.games.under_our_sun.table import Table

N, FAR = "0,-1", "0,-2"


def semi(*roles: str) -> Table:
    """Veteran, Medic and Thickskin at a semi-cooperative table, all in New Haven."""
    t = table("voice-in-the-static", "veteran", "medic", "thickskin", mode="semi")
    for seat, id in enumerate(roles):
        t.role(seat, id)
    return t


def answer(t: Table, seat: int = 0) -> str:
    return advice(t, seat).option.key


@pytest.mark.rule("US-970")
def test_a_traitor_who_has_shown_himself_is_struck_down() -> None:
    t = semi("survivor-1", "saboteur", "survivor-2")
    t.w.revealed = 1 << 1
    t.hp(7, 2, 9)
    t.ap(6, 0, 6)
    t.turn(0)
    assert answer(t) == "assault:char-1:bare"


@pytest.mark.rule("US-661")
def test_so_is_who_has_hurt_one_of_us_but_not_who_has_struck_him() -> None:
    t = semi("survivor-1", "executioner", "survivor-2")
    t.w.blood = ((1, 2), (2, 1))
    t.hp(7, 2, 9)
    t.ap(6, 0, 0)
    t.turn(0)
    assert answer(t) == "assault:char-1:bare"


@pytest.mark.rule("US-963")
def test_nobody_is_struck_without_a_reason() -> None:
    t = semi("survivor-1", "executioner", "survivor-2")
    t.hp(7, 1, 1)
    t.ap(6, 0, 0)
    t.turn(0)
    assert not answer(t).startswith("assault")


@pytest.mark.rule("US-905")
@pytest.mark.parametrize(("hp", "points", "strikes"), [(3, 0, True), (6, 6, False)])
def test_an_executioner_strikes_only_where_it_is_likely_to_be_the_end(hp: int, points: int, strikes: bool) -> None:
    t = semi("executioner", "survivor-1", "survivor-2")
    t.blank(N, 2)
    t.blank(FAR, 10)
    t.at(0, FAR)
    t.at(1, FAR)
    t.hp(7, hp, 9)
    t.ap(6, points, 6)
    t.turn(0)
    assert answer(t).startswith("assault:char-1") == strikes


@pytest.mark.rule("US-907", "US-966")
@pytest.mark.parametrize(("day", "shows"), [(5, True), (3, False)])
def test_a_saboteur_shows_himself_when_it_is_time(day: int, shows: bool) -> None:
    t = semi("saboteur", "survivor-1", "survivor-2")
    t.w.day = day
    t.turn(0)
    assert (answer(t) == "reveal-sol") == shows


@pytest.mark.rule("US-964")
@pytest.mark.parametrize(("company", "calls"), [(False, True), (True, False)])
def test_an_arsonist_calls_his_own_when_he_is_alone_at_night(company: bool, calls: bool) -> None:
    t = semi("arsonist", "survivor-1", "survivor-2")
    t.blank(N, 2)
    t.blank(FAR, 10)
    t.at(1, "0,0" if company else FAR)
    t.at(2, FAR)
    t.w.day = 2
    t.night()
    t.turn(0)
    assert answer(t).startswith("sol-spawn") == calls


@pytest.mark.rule("US-660")
@pytest.mark.parametrize(("n", "hp", "deed"), [(0, 6, "do-nothing"), (1, 6, "counter:bare"), (2, 2, "react-dodge")])
def test_a_miss_needs_no_answer_and_the_weak_get_out_of_the_way(n: int, hp: int, deed: str) -> None:
    t = semi("survivor-1", "survivor-2", "survivor-3")
    t.hp(hp, 6, 9)
    t.play(Reaction(1, 0, n))
    assert answer(t) == deed


@pytest.mark.parametrize("mission", ["voice-in-the-static", "hold-the-gate"])
def test_every_seat_can_judge_a_position_by_what_it_knows(mission: str) -> None:
    game = DEFINITION.new(4, {"mission": mission, "mode": "semi", "characters": "random"}, 5)
    while game.world.phase == "setup":  # type: ignore[attr-defined]
        game.answer(game.moves(game.asked[0])[-1])
    judged = [estimate(ObservedWorld(game.world, seat)) for seat in (*range(4), None)]
    assert all(0 <= chance <= 1 for chance in judged)


def test_more_blows_and_fewer_health_points_are_more_likely_the_end() -> None:
    assert kill_chance("GY", 1, 1) == pytest.approx(1 - 0.375 * 0.5)
    assert kill_chance("GY", 3, 1) == pytest.approx(0.125 * 0.5)
    chances = [kill_chance("GY", 6, n) for n in range(8)]
    assert chances == sorted(chances)


def test_a_player_does_not_know_who_the_others_are() -> None:
    keys = []
    for other in ("executioner", "survivor-3"):
        t = semi("survivor-1", other, "survivor-2")
        t.turn(0)
        keys.append([it.option.key for it in (advice(t),)])
        assert SeatPosition(t.game, 0).face is not None
    assert keys[0] == keys[1]
