"""What whoever plays for the first time asked about, said where it is decided: numbers that are true, and what is at stake."""

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.games.this_war.book.conditions import BoardedUp
from holdfast.games.this_war.bot.book import why_offered
from holdfast.games.this_war.cards import Findings
from holdfast.games.this_war.city.searching import TakeOne
from holdfast.games.this_war.combat.blows import Blow, FoeStory
from holdfast.games.this_war.combat.fight import StartFight
from holdfast.games.this_war.combat.text import bare_hit
from holdfast.games.this_war.display.automatic import obvious
from holdfast.games.this_war.display.plain_board import board
from holdfast.games.this_war.house.spaces import SPACE
from holdfast.games.this_war.house.standing import beside_base
from holdfast.games.this_war.rules import STORY, UNARMED
from holdfast.games.this_war.things.tokens import PutToken
from tests.games.this_war.bot.test_company import sensed
from tests.games.this_war.table import Table
from tests.games.this_war.text.test_said_before import risks
from tests.games.this_war.text.test_told_plainly import CONTENT, TELLERS, label, prompt, three, told, watched

# --- fate -----------------------------------------------------------------------------------------------------------------


def rolled_fate(*seen: str) -> Table:
    """A guard who has rolled § on the Yellow die, after these Fate cards."""
    t = three()
    t.tasks(arica="guard", marin="floor", katia="floor")
    for card in seen:
        t.fetch(f"fate/{card}", "fate-discard")
    t.combat_dice(0)
    t.raid("looters", 3, 1)
    t.run(Blow(t.p("arica"), UNARMED, "yellow", 0, 1, STORY))
    return t


@pytest.mark.rule("TW-725", "TW-951")
def test_who_rolls_fate_reads_what_the_card_may_do() -> None:
    t = rolled_fate()
    assert prompt(t) == "Arica rolls: § of fate. It is no hit. Leave it so, or turn over a Fate card?"
    assert label(t, "trust") == (
        "Trust to fate: a Fate card decides (14 % 2 hits and 1 Wound for whoever struck; 14 % 1 Wound for whoever struck;"
        " 71 % nothing)"
    )
    assert risks(t, "trust") == ""
    for lang in LANGUAGES:
        assert "71 %" in label(t, "trust", lang)
        assert risks(t, "trust", lang) == ""


@pytest.mark.rule("TW-952")
def test_only_cards_that_may_still_come_are_reckoned_with() -> None:
    t = rolled_fate("fate-3", "fate-1")
    assert "(20 % 1 Wound for whoever struck; 80 % nothing)" in label(t, "trust")


@pytest.mark.rule("TW-1006")
def test_fate_may_be_the_end_of_the_badly_wounded() -> None:
    t = rolled_fate()
    t.states("arica", wounds=3)
    assert "may be the end of somebody" in risks(t, "trust")


@pytest.mark.rule("TW-725")
def test_in_a_raid_fate_is_told_as_hits() -> None:
    t = rolled_fate()
    log = watched(t)
    t.fetch("fate/fate-3", "fate")
    t.choose("trust")
    assert "Yellow die: 2 hits and 1 Wound for whoever struck" in told(t, log)[0]


@pytest.mark.rule("TW-952")
def test_an_enemy_that_misses_rolls_again_and_the_answer_says_so() -> None:
    t = Table()
    t.people("arica")
    t.outside("hotel", "arica")
    t.run(StartFight(1, {"a": "knife", "b": "knife", "c": "knife"}))
    t.run(FoeStory(0, 1, 1, False))
    assert "§ of fate, which is no hit" in prompt(t)
    assert label(t, "miss") == "It is a miss; the enemy rolls again (1 reroll left)"
    assert "14 % 2 Wounds for the other side and 1 Wound for whoever struck" in label(t, "trust")


# --- the day --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-1821")
def test_a_clear_day_gives_back_an_action_on_the_board_too() -> None:
    t = three()
    t.states("arica", fatigue=2)
    t.states("marin", fatigue=3)
    t.w.remember("clear-day")
    t.day(turn=2)
    lines = board(TELLERS["en"], t.game.view(0))
    assert any(line.startswith("① Arica     Fatigue 2 · 2 actions left") for line in lines)
    assert any("1 action left (1 of 3 lost to Fatigue 3)" in line for line in lines)


@pytest.mark.rule("TW-1842")
def test_an_extra_shift_is_counted_on_the_board() -> None:
    t = three()
    t.states("arica", fatigue=3)
    t.w.remember("extra-shift:arica")
    t.day(turn=3)
    assert any("Arica" in line and "1 action left" in line for line in board(TELLERS["en"], t.game.view(0)))


@pytest.mark.rule("TW-802", "TW-1803")
def test_medicine_by_day_says_that_it_helps_at_dawn() -> None:
    t = three(bandages=1, herbal_meds=1)
    t.states("arica", wounds=2, illness=1)
    t.day()
    assert label(t, "assign:arica:bandages") == "Bandage for Arica (at Dawn Wounds −2: 2 → 0)"
    assert label(t, "assign:arica:herbal-meds") == "Herbal Meds for Arica (at Dawn Illness −1 on 5–10)"


@pytest.mark.rule("TW-307")
def test_what_is_built_in_the_last_turn_can_be_used_tomorrow_but_a_bed_tonight() -> None:
    t = three(wood=9, component=9)
    t.day(turn=3)
    assert risks(t, "build:heater") == "but: it can be used from tomorrow on"
    assert risks(t, "build:bed") == ""
    t.day(turn=2)
    assert risks(t, "build:heater") == ""


@pytest.mark.rule("TW-1715")
def test_who_comforts_or_plays_is_told_when_nobody_is_sad_and_for_how_many_it_is() -> None:
    t = Table()
    t.people("zlata", "cveta")
    t.store()
    t.states("zlata", misery=1)
    t.day()
    assert risks(t, "music") == "but: nobody else is sad"
    assert label(t, "music") == "Play for one of the others (Misery −1; once a day)"
    t.store(guitar=1)
    assert label(t, "music") == "Play the Guitar for all the others (Misery −1 each; once a day)"
    t.choose("rest")
    assert risks(t, "comfort") == ""


@pytest.mark.rule("TW-1833")
def test_an_objective_that_counts_something_tells_how_far_it_is() -> None:
    t = three()
    goal = next(card.id for card in CONTENT.deck("objective") if isinstance(getattr(card, "when", None), BoardedUp))
    t.goal(goal)
    t.w.boards = 1 << SPACE["k1"]
    for lang, words in (("en", "So far: 1 of 2."), ("it", "Finora: 1 su 2."), ("es", "Hasta ahora: 1 de 2.")):
        assert any(words in line for line in board(TELLERS[lang], t.game.view(0)))


@pytest.mark.rule("TW-1866")
def test_a_blank_token_says_what_it_is_for_when_it_comes_and_on_the_board() -> None:
    t = three()
    log = watched(t)
    t.run(PutToken("sack-of-coal", "storage", 3))
    assert told(t, log) == ["New: Sack of Coal – with a heating action, remove 2 more Cold"]
    text = " ".join(board(TELLERS["en"], t.game.view(0)))
    assert "Sack of Coal (3 uses) – with a heating action" in text


@pytest.mark.rule("TW-325")
def test_who_digs_where_remnants_are_certain_is_not_promised_anything() -> None:
    t = three(shovel=1)
    for card in CONTENT.deck("shelter"):
        if card.type == "rubble" and not card.remnants:
            t.fetch(card.key, "shelter-gone")
    t.day()
    assert label(t, "dig:a3").endswith("nothing yet, Remnants lie under it that must be dug once more")
    assert risks(t, "dig:a3") == ""


@pytest.mark.rule("TW-328")
def test_where_one_place_is_as_good_as_another_nobody_is_asked() -> None:
    t = three(wood=9, component=9)
    t.clear("a3", "a5")
    t.built(g4="rainwater-collector")
    t.day()
    t.choose("build:bed")
    assert t.game.question.tag == "choose-slot"
    found = obvious(t.w, t.game.question.effect, t.game.moves(0))
    assert found is not None
    assert not beside_base(t.w, SPACE[found.key.removeprefix("slot:")], "rainwater-collector")
    t.choose(found.key)
    t.choose("build:heater")
    assert obvious(t.w, t.game.question.effect, t.game.moves(0)) is None, "another must stand beside it"


# --- the night ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-708", "TW-1006")
def test_a_whole_night_tells_what_its_guard_can_do_and_bear() -> None:
    t = three()
    for name in ("arica", "marin", "katia"):
        t.states(name, wounds=2)
    t.evening()
    key = next(key for key in t.keys() if key.startswith("watch:"))
    guard = t.p(key.partition(":")[2])
    assert f"a hit in {bare_hit(t.w, guard)} % even unarmed" in label(t, key)
    assert "with Wounds 2 a Raid may be the end of the guard" in risks(t, "guard")
    t.w.boards = 1 << SPACE["k1"]
    assert "may be the end" not in risks(t, "guard")


@pytest.mark.rule("TW-601", "TW-627")
def test_a_location_tells_that_one_can_barter_there() -> None:
    t = three()
    t.locations("ruined-church", "school", "hotel")
    t.tasks(arica="scavenge", marin="guard", katia="floor")
    t.scavenge()
    assert ". Barter: green tokens" in label(t, "go:near")
    assert "Barter" not in label(t, "go:medium")


@pytest.mark.rule("TW-619", "TW-1713")
def test_of_two_finds_only_the_row_that_counts_is_told() -> None:
    t = Table()
    t.people("marko")
    t.outside("hotel", "marko")
    one, two = [i for i, card in enumerate(t.w.content.cards) if isinstance(card, Findings)][:2]
    t.run(TakeOne((one, two), "pantry"))
    card = t.w.findings(one)
    assert label(t, f"findings:{card.id}").startswith(f"{card.name['en']} – ")
    assert "Furniture" not in label(t, f"findings:{card.id}")


@pytest.mark.rule("TW-607")
def test_why_a_search_is_left_names_the_noise_it_would_make() -> None:
    t = three()
    t.outside("hotel", "arica", noise=3)
    t.next_cards("pantry")
    t.choose("reveal")
    sense = sensed(t)
    [leave] = [option for option in t.game.moves(0) if option.key == "leave"]
    reason = why_offered(sense, leave)
    args = dict(reason.args)
    assert args["noise"] * 10 == args["chance"] > 30


@pytest.mark.rule("TW-635", "TW-1211")
def test_going_home_tells_of_the_room_that_is_left_and_of_blank_tokens() -> None:
    t = three()
    t.outside("hotel", "arica")
    t.pile(coffee=1)
    t.token("sack-of-coal", "findings", 3)
    room = t.w.character(t.p("arica")).inventory
    assert label(t, "stop").startswith(f"Go home with what we carry (there is room for {room} more")
    log = watched(t)
    t.choose("stop")
    t.choose("home")
    assert any("1 Coffee and Sack of Coal" in line for line in told(t, log))


@pytest.mark.rule("TW-406")
def test_who_cooks_for_nobody_hungry_is_told_so() -> None:
    t = three(vegetable=2, wood=1)
    t.clear("u4")
    t.built(u4="crude-stove")
    t.day()
    [soup] = [key for key in t.keys() if key.startswith("use:u4:")]
    assert "nobody is hungry" in risks(t, soup)
    t.states("marin", hunger=1)
    assert "nobody is hungry" not in risks(t, soup)
