"""Enemies come into play (US-511 to US-522, US-540, US-541, US-EX22)."""

import pytest

from holdfast.games.under_our_sun.actions.stealth import Expose
from holdfast.games.under_our_sun.cards import Enemy
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstCombatTurn
from holdfast.games.under_our_sun.combat.weapons import enemy_dice
from holdfast.games.under_our_sun.enemies.spawning import Spawn
from holdfast.games.under_our_sun.enemies.wandering import StepFoe
from holdfast.games.under_our_sun.flow.preparation import Preparation, Uncover
from holdfast.games.under_our_sun.map.tiles import down_zone
from tests.games.under_our_sun.table import Table, ids

NORTH, EAST = "0,-1", "1,-1"


def land(*crew: str, tile: int = 4, **marks: object) -> Table:
    """Everybody in New Haven with 6 AP; to the north a tile with a symbol or two, but nothing else on it."""
    t = Table(players=len(crew))
    t.crew(*crew)
    t.blank(NORTH, tile, **marks)
    t.blank(EAST, 2)
    t.weather("clear-sky")
    t.ap(*[6] * len(crew))
    return t


def names(t: Table, pos: str = NORTH) -> list[str]:
    return ids(t.w, [foe.card for foe in t.w.foes_at(pos)])


@pytest.mark.rule("US-511", "US-512", "US-502")
def test_who_comes_openly_meets_the_top_card() -> None:
    t = land("medic", "scout")
    t.on_top("enemy", "feral-dog", "great-bear")
    firsts = t.record(FirstCombatTurn)
    t.turn(0)
    t.choose(f"move:{NORTH}")
    assert (names(t), t.asked, t.w.ap[0]) == (["feral-dog"], "first-act", 4)
    assert (t.where("feral-dog"), t.where("great-bear")) == ("enemies", "enemy")
    assert "enemy/feral-dog" in t.game.view(None)["zones"]["enemies"]  # everybody may read it
    assert [turn.char for turn in firsts] == [0]
    t.dice("G0", "B0", "Y1")
    t.choose("dodge")
    assert (t.w.hp[0], t.w.ap[0], t.asked) == (5, 4, "take-turn")  # the first combat turn was free


@pytest.mark.rule("US-512", "US-418", "US-521")
def test_who_sneaks_in_wakes_nobody() -> None:
    t = land("scout", "medic")
    t.turn(0)
    t.dice("G1", "G0")
    t.choose(f"sneak:{NORTH}")
    t.go_on()
    assert (names(t), t.asked, t.w.is_hidden(0)) == ([], "take-turn", True)


@pytest.mark.rule("US-513", "US-522")
def test_two_symbols_spawn_two_enemies_for_one_first_combat_turn() -> None:
    t = land("medic", "scout", tile=14)
    t.on_top("enemy", "feral-dog", "wild-boar")
    firsts = t.record(FirstCombatTurn)
    t.turn(0)
    t.choose(f"move:{NORTH}")
    assert names(t) == ["feral-dog", "wild-boar"]  # both cards before the first blow
    assert t.asked == "first-act"
    t.dice("G0", "B0", "Y1", "Y1", "Y1")  # the boar has one more die in a first combat turn
    t.choose("dodge")
    assert (t.w.hp[0], len(firsts)) == (3, 1)


@pytest.mark.rule("US-EX22", "US-513")
def test_a_wanderer_counts_against_the_symbols() -> None:
    t = land("medic", "scout", tile=14)
    t.foe("rat-pack", NORTH)
    t.on_top("enemy", "feral-dog", "great-bear")
    firsts = t.record(FirstCombatTurn)
    t.turn(0)
    t.choose(f"move:{NORTH}")
    assert names(t) == ["rat-pack", "feral-dog"]  # exactly one came
    t.dice("G0", "B0", "B0", "Y1")
    t.choose("dodge")
    assert (t.w.hp[0], len(firsts)) == (5, 1)  # one first combat turn, against both
    t.choose("wait")
    t.turn(1)
    t.choose(f"move:{NORTH}")
    assert (names(t), len(firsts), t.asked) == (["rat-pack", "feral-dog"], 1, "take-turn")  # no symbol spawns twice


@pytest.mark.rule("US-513")
def test_more_wanderers_than_symbols_spawn_nothing() -> None:
    t = land("medic", "scout")
    for _ in range(2):
        t.foe("rat-pack", NORTH)
    t.turn(0)
    t.choose(f"move:{NORTH}")
    assert (names(t), t.w.size("enemy"), t.asked) == (["rat-pack", "rat-pack"], 23, "first-act")


@pytest.mark.rule("US-514")
def test_every_pawn_with_an_exposed_character_is_active() -> None:
    t = land("medic", "scout", tile=14)
    t.at(0, NORTH)
    t.at(1, NORTH, hidden=True)
    t.foe("rat-pack", NORTH)
    t.foe("feral-dog", NORTH)
    t.goods(0, food=1)
    t.hp(4, 6)
    t.turn(0)
    t.dice("B0", "Y1")
    t.choose("eat")
    assert t.w.hp == [4, 6]  # both answered, though nobody attacked them; the hidden one is left alone
    assert t.w.is_hidden(1)


@pytest.mark.rule("US-515", "US-542")
def test_enemies_take_no_fields_and_have_no_limit() -> None:
    t = land("medic", "scout")
    t.blank(EAST, 24)  # two fields
    for id in ("rat-pack", "feral-dog", "wolf", "wild-boar"):
        t.foe(id, NORTH)
    foes = [foe.id for foe in t.w.foes]
    t.play(*[StepFoe(id, EAST) for id in foes])
    assert len(t.w.foes_at(EAST)) == 4
    assert [t.life(id) for id in foes] == [2, 2, 3, 4]  # they do not fight each other
    for char in (0, 1):
        t.turn(char)
        t.choose(f"move:{EAST}")
        if char == 0:
            t.dice("G0", "B0", "B0", "Y0", "Y0", "B0", "Y0", "Y0")
            t.choose("dodge")
        t.choose("wait")
    assert t.w.pos == [EAST, EAST]


@pytest.mark.rule("US-516")
def test_a_defeated_enemy_covers_a_symbol_and_its_card_stays_with_the_body() -> None:
    t = land("medic", "scout", tile=14)
    dog = t.foe("feral-dog", NORTH, damage=1)
    t.foe("rat-pack", NORTH)
    t.at(0, NORTH)
    t.turn(0)
    t.dice("Y1", "B0", "Y0", "B0")
    t.choose(f"attack:foe-{dog}:bare")
    assert (names(t), [body.id for body in t.w.bodies], t.w.spots[NORTH].covered) == (["rat-pack"], [dog], 1)
    assert t.where("feral-dog") == "enemies"
    t.dice("G0", "B0")  # the loot, the rats
    t.choose(f"loot:body-{dog}")
    assert (t.where("feral-dog"), t.w.bodies, t.w.spots[NORTH].covered) == ("enemy-discard", (), 1)


@pytest.mark.rule("US-516", "US-214")
def test_a_body_that_is_not_looted_goes_under_the_deck_in_preparation() -> None:
    t = land("medic", "scout")
    dog = t.foe("feral-dog", NORTH, damage=1)
    t.at(0, NORTH)
    t.turn(0)
    t.dice("Y1", "B0", "Y0")
    t.choose(f"attack:foe-{dog}:bare")
    t.choose("wait")
    t.play(Preparation())
    assert (t.where("feral-dog"), t.w.bodies) == ("enemy-discard", ())


@pytest.mark.rule("US-516")
def test_a_wanderer_without_a_symbol_covers_nothing() -> None:
    t = land("medic", "scout")
    dog = t.foe("feral-dog", EAST, damage=1)  # the tile has no symbol
    t.at(0, EAST)
    t.turn(0)
    t.dice("Y1", "B0", "Y0")
    t.choose(f"attack:foe-{dog}:bare")
    assert (t.life(dog), t.w.spots[EAST].covered) == (0, 0)


@pytest.mark.rule("US-516", "US-513")
def test_a_covered_symbol_spawns_no_more() -> None:
    t = land("medic", "scout", covered=1)
    t.turn(0)
    t.choose(f"move:{NORTH}")
    assert (names(t), t.asked) == ([], "take-turn")


@pytest.mark.rule("US-517", "US-216")
def test_after_preparation_the_tile_spawns_again() -> None:
    t = land("medic", "scout", covered=1)
    t.play(Uncover())
    assert t.w.spots[NORTH].covered == 0
    t.on_top("enemy", "feral-dog")
    t.turn(0)
    t.choose(f"move:{NORTH}")
    assert (names(t), t.asked) == (["feral-dog"], "first-act")


@pytest.mark.rule("US-518")
def test_with_all_enemies_in_play_nothing_spawns() -> None:
    t = land("medic", "scout")
    t.at(0, EAST)
    t.play(Spawn(25, where="3,0"))
    assert (t.w.size("enemy"), len(t.w.foes)) == (0, 25)
    firsts = t.record(FirstCombatTurn)
    t.turn(0)
    t.choose(f"move:{NORTH}")
    assert (t.w.pos[0], names(t), firsts, t.asked) == (NORTH, [], [], "take-turn")


@pytest.mark.rule("US-519")
def test_the_kinds_of_enemies() -> None:
    t = land("medic", "scout")
    enemies = [card for card in t.w.content.cards if isinstance(card, Enemy)]
    kinds = [enemy.fighter.kind for enemy in enemies]
    assert {kind: kinds.count(kind) for kind in kinds} == {"Animal": 9, "Human": 10, "Mutated": 6}
    assert {enemy.fighter.kind for enemy in enemies if enemy.fighter.sol} == {"Human"}
    t.at(0, EAST)
    t.play(Spawn(9, kind="Human"))
    assert len(t.w.foes) == 9
    t.play(Spawn(1, sol=True))
    sons = [foe for foe in t.w.foes if t.w.fighter(foe).sol]
    assert {t.w.fighter(foe).kind for foe in t.w.foes} == {"Human"}  # a Son of Liberty answers to both names
    assert 5 <= len(sons) <= 6


@pytest.mark.rule("US-520", "US-258")
@pytest.mark.parametrize(("phase", "dice"), [("morning", "Y"), ("afternoon", "Y"), ("night", "YB")])
def test_an_enemy_fights_by_its_day_and_night_values(phase: str, dice: str) -> None:
    t = land("medic", "scout")
    dog = t.foe("feral-dog", NORTH)
    t.at(0, NORTH)
    t.w.phase = phase
    foe = t.w.foe(dog)
    assert foe is not None
    assert enemy_dice(t.w, foe, t.w.fighter(foe), False, False) == dice
    assert enemy_dice(t.w, foe, t.w.fighter(foe), True, False) == ""
    t.turn(0)
    t.dice("Y0", "B0", *[f"{colour}1" for colour in dice])
    t.choose(f"attack:foe-{dog}:bare")
    assert t.w.hp[0] == 6 - len(dice)


@pytest.mark.rule("US-520")
def test_without_dice_there_is_no_such_attack() -> None:
    t = land("medic", "scout")
    birds = t.foe("carrion-birds", NORTH)  # no dice at Night
    t.at(0, NORTH)
    t.night()
    t.turn(0)
    t.dice("Y0", "B0")
    t.choose(f"attack:foe-{birds}:bare")
    assert (t.w.hp[0], t.w.ap[0], t.life(birds)) == (6, 5, 2)


@pytest.mark.rule("US-520")
def test_the_card_of_an_enemy_is_complete() -> None:
    t = land("medic", "scout")
    for enemy in t.w.content.unique:
        if isinstance(enemy, Enemy):
            assert enemy.fighter.hp > 0
            assert enemy.fighter.melee
            assert set(enemy.fighter.melee + enemy.fighter.melee_night + enemy.fighter.ranged) <= set("GYB")
            assert enemy.fighter.loot
    bear = t.foe("great-bear", EAST)
    assert t.life(bear) == 7


@pytest.mark.rule("US-521")
def test_becoming_exposed_spawns_nothing_by_itself() -> None:
    t = land("scout", "medic")
    t.at(0, NORTH, hidden=True)
    t.play(Expose(0))
    assert (names(t), t.w.exposed(0), t.idle) == ([], True, True)
    t.goods(0, food=1)
    t.hp(4)
    t.turn(0)
    t.choose("eat")
    assert (names(t), t.w.hp[0]) == ([], 5)


@pytest.mark.rule("US-521", "US-421")
def test_a_failed_stealth_test_wakes_the_symbols() -> None:
    t = land("scout", "medic")
    t.at(0, NORTH, hidden=True)
    t.goods(0, food=1)
    t.hp(4)
    t.on_top("enemy", "feral-dog")
    t.turn(0)
    t.dice("G0", "G0")
    t.choose("eat")
    assert (names(t), t.asked, t.w.exposed(0)) == (["feral-dog"], "first-act", True)


@pytest.mark.rule("US-521", "US-334")
def test_recon_spawns_one_enemy_and_nobody_is_seen() -> None:
    t = land("scout", "medic", tile=14)
    t.at(0, NORTH, hidden=True)
    t.on_top("enemy", "feral-dog", "wolf")
    t.turn(0)
    t.choose("recon")
    assert (names(t), t.asked, t.w.is_hidden(0)) == (["feral-dog"], "take-turn", True)
    t.choose("recon")
    assert names(t) == ["feral-dog", "wolf"]
    assert "recon" not in t.keys()  # every symbol has its enemy


@pytest.mark.rule("US-540")
def test_a_pawn_on_a_face_down_tile_counts_against_its_symbols() -> None:
    t = land("medic", "scout")
    t.at(0, EAST)
    dog = t.foe("feral-dog", EAST)
    t.play(StepFoe(dog, "2,-2"))
    assert t.w.spots["2,-2"].tile == -1
    t.draws("tile-16")  # two symbols
    t.on_top("enemy", "rat-pack", "great-bear")
    t.turn(0)
    t.choose("charge:2,-2")
    assert (t.w.ground("2,-2").number, down_zone("2,-2") in t.w.zones) == (16, False)
    assert names(t, "2,-2") == ["feral-dog", "rat-pack"]
    assert t.asked == "first-act"


@pytest.mark.rule("US-541")
def test_what_is_printed_for_the_activation_waits_for_the_first_meeting() -> None:
    t = land("scout", "medic")
    t.at(0, NORTH, hidden=True)
    t.on_top("enemy", "scavenger")
    t.turn(0)
    t.choose("recon")
    assert (t.asked, t.w.water) == ("take-turn", [5, 6])  # not at Recon
    t.choose("wait")
    t.ap(0, 6)
    t.turn(1)
    t.choose(f"move:{NORTH}")
    assert (t.asked, t.seat, t.keys()) == ("greeting", 1, ["bribe", "no-bribe"])
    t.choose("no-bribe")
    t.dice("G0", "B0", "Y0")
    t.answer("dodge")
    t.dice("Y0")
    t.choose("move:0,0")
    t.choose("wait")
    t.ap(6, 6)
    t.at(0, "0,0")
    t.turn(0)
    t.choose(f"move:{NORTH}")
    assert t.asked == "first-act"  # it has met somebody already


@pytest.mark.rule("US-541")
def test_a_bribed_scavenger_leaves_before_the_first_blow() -> None:
    t = land("medic", "scout")
    t.on_top("enemy", "scavenger")
    t.turn(0)
    t.choose(f"move:{NORTH}")
    t.choose("bribe")
    assert (t.w.water[0], names(t), t.asked) == (4, [], "take-turn")
    assert t.w.spots[NORTH].covered == 1


@pytest.mark.rule("US-541")
def test_other_texts_apply_always() -> None:
    t = land("medic", "scout")
    t.at(0, NORTH)
    rats = t.foe("rat-pack", NORTH)  # a bite that hurts may infect
    t.turn(0)
    t.dice("Y0", "B0", "B1", "B1")
    t.choose(f"attack:foe-{rats}:bare")
    assert (t.w.hp[0], t.w.infected) == (5, 1)
