"""Night cards: who draws, who is hit, what a fire keeps away (US-260 to US-271)."""

import pytest

from holdfast.core.text.log import Log
from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.flow.night import DrawNight, NightAtStart
from holdfast.games.under_our_sun.map.moving import Step
from tests.games.under_our_sun.table import Table


def dark(players: int = 2, **options: object) -> Table:
    """A quiet tile north of New Haven, at Night."""
    t = Table(players, **options)
    t.blank("0,-1", 10)
    t.blank("0,-2", 13)
    t.night()
    return t


def drawn(t: Table) -> int:
    return t.w.size("night-discard")


@pytest.mark.rule("US-260", "US-266")
def test_a_card_at_the_start_of_the_turn_but_not_in_new_haven() -> None:
    t = dark()
    t.at(0, "0,-1")
    t.on_top("night", "silence")
    t.play(NightAtStart(0), NightAtStart(1))
    assert drawn(t) == 1
    assert t.w.night_drawn == ("0@0,-1",)


@pytest.mark.rule("US-261", "US-268", "US-EX26", "US-262", "US-804")
@pytest.mark.parametrize(
    ("votes", "hit"), [(("char-0", "char-0"), 0), (("char-1", "char-1"), 1), (("char-0", "char-1"), 0)]
)
def test_a_camp_draws_once_and_votes_whom_it_hits(votes: tuple[str, str], hit: int) -> None:
    t = dark()
    t.crew("veteran", "scout")
    t.tile("1,-1", 24)
    t.at(0, "1,-1")
    t.at(1, "1,-1")
    t.on_top("night", "leaking-bottle")
    t.play(NightAtStart(0))
    t.vote(s0=votes[0], s1=votes[1])
    water = [5, 5]
    water[hit] -= 1
    assert t.w.water == water
    t.play(NightAtStart(1))
    assert t.idle
    assert drawn(t) == 1


@pytest.mark.rule("US-262")
@pytest.mark.parametrize("card", ["stampede", "silence"])
@pytest.mark.parametrize("players", [1, 2])
def test_nobody_votes_on_a_card_that_is_alike_for_all(card: str, players: int) -> None:
    t = dark(players)
    t.crew("veteran", "scout")
    t.tile("1,-1", 24)
    t.at(0, "1,-1")
    t.at(1, "1,-1")
    t.on_top("night", card)
    log = Log(DEFINITION)
    t.game.watch(log)
    if card == "stampede":
        t.dice("G1", "B0")
    t.play(NightAtStart(0))
    assert t.idle
    assert drawn(t) == 1
    assert "log-night-hits" not in [line.message for line in log.lines]
    assert t.w.hp[:2] == [7, 5 if card == "stampede" else 6]


@pytest.mark.rule("US-262", "US-1010")
def test_votes_are_secret_until_all_are_cast() -> None:
    t = dark()
    t.tile("1,-1", 24)
    t.at(0, "1,-1")
    t.at(1, "1,-1")
    t.on_top("night", "leaking-bottle")
    t.play(NightAtStart(0))
    before = t.game.view(1)
    t.choose("char-1", 0)
    assert t.game.question.seats == (1,)
    after = t.game.view(1)
    assert {k: v for k, v in after.items() if k != "asked"} == {k: v for k, v in before.items() if k != "asked"}


@pytest.mark.rule("US-263")
def test_every_new_tile_draws_a_card_a_known_one_does_not() -> None:
    t = dark()
    t.at(0, "0,-1")
    t.on_top("night", "silence", "silence", "restless")
    t.play(NightAtStart(0))
    t.play(Step(0, "0,-2"))
    assert drawn(t) == 2
    t.play(Step(0, "0,-1"))
    assert drawn(t) == 2


@pytest.mark.rule("US-264", "US-EX32")
def test_outside_a_camp_each_draws_at_the_start_and_a_newcomer_does_not() -> None:
    t = dark(3)
    t.at(0, "0,-1")
    t.at(1, "0,-1")
    t.at(2, "0,-2")
    t.on_top("night", "silence", "silence", "restless")
    t.play(NightAtStart(0), NightAtStart(1))
    assert drawn(t) == 2
    t.play(Step(2, "0,-1"))
    assert t.w.pos[2] == "0,-1"
    assert drawn(t) == 2


@pytest.mark.rule("US-265")
def test_who_sneaks_in_draws_none() -> None:
    t = dark()
    t.at(0, "0,-1")
    t.play(Step(0, "0,-2", hidden=True))
    assert drawn(t) == 0


@pytest.mark.rule("US-267", "US-762")
@pytest.mark.parametrize(("answer", "food"), [("ignore", 1), ("face-it", 0)])
def test_at_a_fire_an_animal_card_may_be_ignored(answer: str, food: int) -> None:
    t = dark()
    t.w.change("0,-1", fire="campfire")
    t.at(0, "0,-1")
    t.goods(0, food=1)
    t.on_top("night", "gnawed-packs")
    t.play(DrawNight(0))
    assert t.asked == "ignore-animal"
    t.choose(answer)
    assert t.w.have(0, "food") == food
    assert drawn(t) == 1


@pytest.mark.rule("US-267")
def test_without_a_fire_it_must_be_faced_and_other_cards_do_not_fear_it() -> None:
    t = dark()
    t.at(0, "0,-1")
    t.goods(0, food=1)
    t.on_top("night", "gnawed-packs")
    t.play(DrawNight(0))
    assert t.w.have(0, "food") == 0
    t.w.change("0,-1", fire="campfire")
    t.on_top("night", "leaking-bottle")
    water = t.w.water[0]
    t.play(DrawNight(0))
    assert t.w.water[0] == water - 1


@pytest.mark.rule("US-268")
def test_who_comes_late_to_a_camp_draws_only_if_nobody_has() -> None:
    t = dark()
    t.tile("1,-1", 24)
    t.at(0, "0,-1")
    t.on_top("night", "silence", "restless")
    t.play(Step(0, "1,-1"))
    assert drawn(t) == 1
    t.at(1, "0,-1")
    t.play(Step(1, "1,-1"))
    assert drawn(t) == 1
    t.play(NightAtStart(1))
    assert drawn(t) == 1


@pytest.mark.rule("US-269")
def test_the_night_card_comes_before_the_fight_and_the_event_last() -> None:
    t = dark()
    t.crew("thickskin", "scout")
    t.at(0, "0,-1")
    t.blank("0,-2", 22, event=True)
    foe = t.foe("rat-pack", "0,-2")
    t.on_top("night", "restless")
    t.on_top("event", "shady-hollow")
    t.ap(6, 6)
    t.play(Step(0, "0,-2"))
    assert drawn(t) == 1
    assert t.w.ap[0] == 4
    assert t.asked == "first-act"
    assert t.w.spots["0,-2"].event
    t.dice("G2", "G1", "Y0")
    t.choose(f"attack:foe-{foe}:bare")
    t.go_on()
    while t.asked == "soften":
        t.choose("take-it")
    assert t.w.foes == ()
    assert not t.w.spots["0,-2"].event
    assert t.w.well[0] == 2


@pytest.mark.rule("US-270", "US-271")
def test_a_hidden_character_is_found_by_a_night_card_that_attacks() -> None:
    t = dark()
    t.crew("veteran", "scout")
    t.at(0, "0,-1", hidden=True)
    t.on_top("night", "night-raid")
    t.play(NightAtStart(0))
    assert not t.w.is_hidden(0)
    assert len(t.w.foes_at("0,-1")) == 1
    while t.asked in ("greeting", "window"):
        t.choose("no-bribe" if t.asked == "greeting" else "go-on")
    assert t.asked == "first-act"
    assert t.w.fight().active == 0


@pytest.mark.rule("US-270", "US-271", "US-417")
@pytest.mark.parametrize("card", ["night/night-raid", "night/eyes-in-the-dark", "event/ambush"])
def test_a_card_that_brings_no_attacker_leaves_a_hidden_character_hidden(card: str) -> None:
    t = dark()
    t.crew("veteran", "scout")
    t.at(0, "0,-1", hidden=True)
    t.foe("wolf", "0,-2")
    while t.w.size("enemy"):
        t.w.draw("enemy", "box")
    turns = t.record(CombatTurn)
    t.card(card)
    assert t.idle
    assert turns == []
    assert t.w.is_hidden(0)
    assert len(t.w.foes) == 1


@pytest.mark.rule("US-257", "US-258")
def test_a_night_turn_drinks_draws_and_then_acts() -> None:
    t = dark()
    t.crew("veteran", "scout")
    t.at(0, "0,-1")
    t.on_top("night", "restless")
    t.phase("night")
    assert t.asked == "take-turn"
    assert (t.w.water[0], t.w.ap[0], drawn(t)) == (4, 4, 1)


@pytest.mark.rule("US-263")
def test_a_tile_where_one_was_before_his_turn_is_not_new() -> None:
    """He is called away before his own turn of the Night, and goes back in it."""
    t = dark()
    t.crew("veteran", "scout")
    t.blank("1,-2", 10)
    t.at(1, "0,-1")
    t.item(0, "field-radio")
    t.on_top("night", "silence", "silence")
    draws = t.record(DrawNight)
    t.phase("night")
    t.choose("use:field-radio")
    t.choose("move:1,-2")
    assert [it.char for it in draws] == [1]
    t.choose("wait")
    assert t.w.turn == 1
    before = len(draws)
    t.choose("move:0,-1")
    assert len(draws) == before


@pytest.mark.rule("US-207", "US-262")
def test_the_player_of_a_dead_character_in_the_camp_still_votes() -> None:
    """But the dead are not voted for."""
    t = dark(3)
    t.crew("veteran", "scout", "medic")
    t.tile("1,-1", 24)
    for char in range(3):
        t.at(char, "1,-1")
    t.w.bit("dead", 2, True)
    t.w.hp[2] = 0
    t.on_top("night", "leaking-bottle")
    t.play(NightAtStart(0))
    assert (t.asked, t.game.question.seats) == ("ballot", (0, 1, 2))
    assert t.keys(2) == ["char-0", "char-1"]
    water = t.w.water[:]
    t.vote(s0="char-0", s1="char-1", s2="char-1")
    assert t.w.water[0] == water[0]
    assert t.w.water[1] < water[1]


@pytest.mark.rule("US-1232")
def test_a_tent_that_was_turned_over_is_no_camp() -> None:
    t = dark()
    t.crew("veteran", "medic")
    t.at(0, "0,-1")
    t.item(0, "tent")
    t.ap(6, 6)
    t.turn(0)
    assert "camp-up" in t.keys()
    t.card("night/thief-of-hours")
    assert len(t.w.tapped) == 1
    t.turn(0)
    assert "camp-up" not in t.keys()
