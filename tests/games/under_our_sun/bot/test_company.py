"""Good company: what is shared is spared, plans of others are completed, nobody is left short."""

import pytest

from holdfast.bots import make_bot
from holdfast.bots.perspective import Perspective
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import LogEntry
from holdfast.games.under_our_sun import DEFINITION, MISSIONS
from holdfast.games.under_our_sun.missions.tasks import Deliver
from holdfast.games.under_our_sun.pieces import NOTHING, Hostage
from holdfast.games.under_our_sun.trade.barter import Agreement
from tests.games.under_our_sun.bot.coach import advice, advised, table
from tests.games.under_our_sun.bot.test_fair import new, said
from tests.games.under_our_sun.table import Table

N, NN = "0,-1", "0,-2"


def test_a_bandage_is_kept_while_nobody_needs_it() -> None:
    t = table("voice-in-the-static", "scout", "medic")
    t.item(0, "medikit")
    t.hp(5, 6)
    t.turn(0)
    assert advice(t).option.key != "use:medikit"


def test_who_has_points_and_thirst_is_not_done() -> None:
    t = table("voice-in-the-static", "veteran", "medic")
    t.w.change("0,0", printed=NOTHING)
    t.water(2, 5)
    t.ap(1, 6)
    t.turn(0)
    assert advised(t)[0] == "refill"


def test_points_that_nothing_else_pays_for_fill_the_bottles() -> None:
    """A cup for a later day is worth less than a point, but more than a point that is lost."""
    t = table("hold-the-gate", "veteran", "medic")
    t.w.phase = "night"
    t.w.change("0,0", printed=NOTHING)
    room = t.w.water_room(0)
    for water, answer in ((room - 1, "refill"), (room, "wait")):
        t.water(water, 5)
        t.ap(2, 6)
        t.turn(0)
        assert advised(t)[0] == answer


def test_a_prisoner_whom_somebody_has_freed_is_led_on() -> None:
    t = table("missing-two", "scout", "medic")
    t.blank(N, 2)
    t.blank(NN, 28)
    t.w.stage = 3
    t.w.score["freed"] = 2
    t.w.hostages = (Hostage(N, freed=True), Hostage("0,0", freed=True))
    t.at(0, N)
    t.turn(0)
    assert advised(t)[0] == "mission:lead-hostage"


def test_goods_that_others_have_begun_to_deliver_are_completed() -> None:
    t = table("voice-in-the-static", "scout", "medic")
    t.w.stage = 1
    t.w.delivered = {"connector": 2}
    t.goods(0, metal=1, connector=1)
    t.at(0, t.w.where(27))
    t.turn(0)
    assert advised(t)[0] == "mission:deliver"
    t.play(Deliver(0))
    assert advised(t)[0] == "deliver:metal"


@pytest.mark.parametrize(("want", "answer"), [(("metal",), "agree"), (("water",) * 5, "refuse")])
def test_a_friend_gives_what_another_asks_for_but_not_his_last_water(want: tuple[str, ...], answer: str) -> None:
    t = table("voice-in-the-static", "scout", "medic")
    t.goods(1, metal=1)
    t.water(5, 5)
    t.play(Agreement(0, 1, (), want))
    assert advised(t, 1)[0] == answer


def test_changing_the_named_fact_changes_the_advice() -> None:
    """The reason was the thirst: with water in hand the same character does something else."""
    keys = []
    for water in (0, 5):
        t = table("voice-in-the-static", "scout", "medic")
        t.water(water, 5)
        t.turn(0)
        keys.append(advised(t)[0])
    assert keys[0] == "refill" != keys[1]


def test_the_repair_depends_on_the_walls() -> None:
    keys = []
    for integrity in (3, 6):
        t = table("hold-the-gate", "scout", "medic")
        t.w.score["integrity"] = integrity
        t.goods(0, wood=2, metal=2)
        t.w.well[0] = 2
        t.turn(0)
        keys.append(advised(t)[0])
    assert keys[0].startswith("mission:repair")
    assert not keys[1].startswith("mission:repair")


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_reason_has_words(mission: str) -> None:
    tellers = {language: Localizer(DEFINITION, language, DEFINITION.content()) for language in LANGUAGES}
    heard: set[str] = set()
    for players in (1, 3):
        game = new(mission, players, players)
        while not game.over:
            seat = game.asked[0]
            answers = said(game, seat, "friend")
            for key, _, why in answers:
                if why is None or why.says in heard:  # type: ignore[attr-defined]
                    continue
                heard.add(why.says)  # type: ignore[attr-defined]
                for teller in tellers.values():
                    words = teller.line(LogEntry(why.says, why.args), game.world)  # type: ignore[attr-defined]
                    assert words, key
                    assert "char-" not in words
            game.choose(answers[0][0], seat)
    assert len(heard) > 15


def test_a_friend_picks_up_the_part_before_two_cubes() -> None:
    t = Table(2, mission="dry-wells")
    t.crew("veteran", "scout")
    t.blank("0,-1", 2, printed=(0, 0, 0, 2, 0, 0, 0, 0, 0), tokens=("part",))
    t.at(0, "0,-1")
    t.ap(6, 6)
    t.turn(0)
    assert "gather:wood+wood" in t.keys()
    assert make_bot("friend").choose(Perspective(t.game, t.seat)).key == "gather"


# --- bodies --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-220", "US-779")
def test_at_night_the_tired_do_not_sleep_for_nothing() -> None:
    """Preparation takes back what sleep gives them."""
    t = table("voice-in-the-static", "veteran", "medic")
    t.w.change("0,0", printed=NOTHING, water=0)
    t.w.well[0] = 0
    for phase, sleeps in (("afternoon", True), ("night", False)):
        t.w.phase = phase
        t.water(5, 6)
        t.turn(0)
        assert (advice(t).option.key == "sleep") == sleeps


@pytest.mark.rule("US-235", "US-346", "US-1106")
def test_nobody_dies_of_thirst_beside_a_friend_who_has_water() -> None:
    t = table("voice-in-the-static", "medic", "scout")
    t.blank(N, 2)
    t.at(0, N)
    t.at(1, N)
    t.hp(6, 1)
    t.water(2, 0)
    t.w.spend("phase:treat:0")
    t.turn(0)
    assert advised(t)[0] == "trade:char-1"
    t.choose("trade:char-1")
    assert advised(t)[0] == "give:water"
    t.choose("give:water")
    assert advised(t)[0] == "propose"


@pytest.mark.rule("US-221", "US-346")
def test_a_second_meal_goes_to_a_weak_friend_who_has_none() -> None:
    t = table("voice-in-the-static", "veteran", "scout")
    t.blank(N, 2)
    t.at(0, N)
    t.at(1, N)
    t.goods(0, food=2)
    t.hp(7, 3)
    t.ap(2, 6)
    t.w.phase = "night"
    t.turn(0)
    assert advised(t)[0] == "trade:char-1"
    t.choose("trade:char-1")
    assert advised(t)[0] == "give:food"
