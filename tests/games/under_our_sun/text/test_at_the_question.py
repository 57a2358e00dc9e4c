"""What is said where somebody decides: what a loss means, what is at hand, what an answer is better for."""

import pytest

from holdfast.games.under_our_sun.missions.spawns import SpawnNear
from holdfast.games.under_our_sun.people.characters import HealOrCure
from holdfast.games.under_our_sun.pieces import Body, Hostage
from holdfast.games.under_our_sun.setup.starting_items import Buying, PoolPoints
from tests.games.under_our_sun.arena import HERE, NEXT, arena
from tests.games.under_our_sun.table import Table
from tests.games.under_our_sun.text.test_plainly import labels, prompt, told, watched

# --- starting cards ------------------------------------------------------------------------------------------------------


def offered(*cards: str) -> Table:
    """Four points for three, and these cards."""
    t = Table(3)
    t.crew("thickskin", "medic", "scout")
    for card in cards:
        t.on_top("item" if card != "canteen" else "equipment", card)
        t.w.draw("item" if card != "canteen" else "equipment", "offer")
    t.w.points = [0, 1, 1]
    return t


@pytest.mark.rule("US-111")
@pytest.mark.parametrize(
    ("lang", "asked", "kept"),
    [
        (
            "en",
            "would like a card for 2 points and is 1 short: Canteen – ",
            "Add nothing: your 1 point would also buy Lighter",
        ),
        (
            "it",
            "vorrebbe una carta da 2 punti e gliene manca 1: Borraccia",
            "con 1 punto puoi prendere anche Accendino",
        ),
        ("es", "querría una carta de 2 puntos y le falta 1: Cantimplora", "con 1 punto también puedes tomar Mechero"),
    ],
)
def test_who_is_asked_for_points_is_told_what_for_and_what_else_they_buy(lang: str, asked: str, kept: str) -> None:
    t = offered("canteen", "lighter")
    card = next(card for card in t.w.zones["offer"].top if t.w.gear(card).id == "canteen")
    t.play(PoolPoints(1, card, 1))
    assert asked in prompt(t, lang)
    assert kept in labels(t, lang)["add:0"]


@pytest.mark.rule("US-111")
def test_who_buys_is_told_what_companions_have_and_that_nothing_may_be_taken() -> None:
    t = offered("canteen", "lighter")
    t.play(Buying((1, 2, 0)))
    assert "you have 1 point, your companions 1;" in prompt(t)
    assert labels(t)["pass"] == "Take nothing"
    assert "if they refuse, nothing is spent" in labels(t)["buy:canteen"]
    t.item(1, "rope")
    assert labels(t)["pass"] == "Take nothing more"


# --- fights --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-649", "US-653")
@pytest.mark.parametrize(
    ("lang", "joins", "stays"),
    [
        (
            "en",
            "your best blow: Nobody’s Dog A (2 HP left) with bare hands, 1 yellow, 1 blue",
            "2 enemies attack the Veteran (7 HP)",
        ),
        ("it", "il tuo colpo migliore: ", "2 nemici attaccano la Veterana (7 PS)"),
        ("es", "tu mejor golpe: ", "2 enemigos atacan a la Veterana (7 PS)"),
    ],
)
def test_who_may_join_is_told_his_best_blow_and_whom_the_enemies_attack(lang: str, joins: str, stays: str) -> None:
    t = arena("veteran", "medic")
    dog, _ = t.foe("feral-dog", HERE), t.foe("wolf", HERE)
    t.karma(0, 0)
    t.turn(0)
    t.dice("G0", "Y0")
    t.answer(f"attack:foe-{dog}:bare")
    assert t.asked == "join-fight"
    assert joins in labels(t, lang)["join"]
    assert joins in labels(t, lang)["join-free"]
    assert stays in labels(t, lang)["stay-out"]


@pytest.mark.rule("US-642")
def test_a_sneak_attack_says_what_it_is_better_for() -> None:
    t = arena("scout", "medic")
    t.at(0, HERE, hidden=True)
    dog = t.foe("feral-dog", HERE)
    t.turn(0)
    assert "; if the test succeeds, nobody strikes back (2 AP)" in labels(t)[f"sneak-attack:foe-{dog}:bare"]


@pytest.mark.rule("US-334", "US-335")
def test_recon_says_how_many_are_to_come() -> None:
    t = arena("scout", "medic")
    t.tile(HERE, 7)
    t.at(0, HERE, hidden=True)
    t.turn(0)
    assert f"({t.w.open_symbols(HERE)} to come). It stays here, for companions too" in labels(t)["recon"]


@pytest.mark.rule("US-214", "US-348")
def test_a_body_says_at_night_that_it_is_gone_by_the_morning() -> None:
    t = arena("scout", "medic")
    t.w.bodies = (Body(9, t.w.content.index["enemy/brute"], HERE),)
    t.turn(0)
    assert "gone" not in labels(t)["loot:body-9"]
    t.pause()
    t.night()
    t.turn(0)
    assert labels(t)["loot:body-9"].endswith("(gone by the morning) (1 AP)")


# --- bodies --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-220", "US-779")
@pytest.mark.parametrize(
    ("lang", "by_day", "at_night"),
    [
        ("en", "(Tired: 2 AP less in every phase)", "tomorrow you are Tired again"),
        ("it", "(Stanca: 2 PA in meno in ogni fase)", "domani torni Stanca"),
        ("es", "(Cansada: 2 PA menos en cada fase)", "mañana vuelves a Cansada"),
    ],
)
def test_sleep_of_the_tired_says_at_night_that_it_is_for_nothing(lang: str, by_day: str, at_night: str) -> None:
    t = arena("veteran", "scout")
    t.w.well[0] = 0
    t.turn(0)
    assert by_day in labels(t, lang)["sleep"]
    t.pause()
    t.night()
    t.turn(0)
    assert at_night in labels(t, lang)["sleep"]


@pytest.mark.rule("US-235", "US-778")
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "(That would kill you.)"), ("it", "(Sarebbe la morte.)"), ("es", "(Sería la muerte.)")]
)
def test_a_thirst_that_kills_is_called_so(lang: str, said: str) -> None:
    t = arena("veteran", "scout")
    t.water(0, 3)
    t.hp(2)
    t.turn(0)
    assert said not in prompt(t, lang)
    t.hp(1)
    assert said in prompt(t, lang)


@pytest.mark.rule("US-318")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "(No room for another at Keeper’s Well.)"),
        ("it", "(Non c’è più posto: "),
        ("es", "(Ya no cabe nadie más: "),
    ],
)
def test_a_full_tile_nearby_is_named(lang: str, said: str) -> None:
    t = arena("veteran", "scout", "medic")
    t.at(1, NEXT)
    t.turn(0)
    assert said not in prompt(t, lang)
    t.at(2, NEXT)
    assert said in prompt(t, lang)


@pytest.mark.rule("US-780", "US-772")
def test_a_remedy_asks_only_for_what_there_is_to_treat() -> None:
    t = arena("veteran", "medic")
    t.hp(3, 4)
    t.play(HealOrCure(2))
    assert prompt(t) == "Who is treated?"
    t.w.infected = 1
    assert prompt(t) == "Heal wounds or treat an infection?"
    t.hp(7, 6)
    assert prompt(t) == "Whose infection is treated?"


# --- trade ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-712", "US-713", "US-714", "US-716")
@pytest.mark.parametrize(
    ("lang", "sold", "apart"),
    [
        ("en", "Sell Crowbar for 2 water, or goods worth as much", "Pay 1 water to have Crowbar taken apart"),
        (
            "it",
            "Vendere Piede di porco per 2 acqua, o merci per quel valore",
            "Pagare 1 acqua per far smontare Piede di porco",
        ),
        ("es", "Vender Palanca por 2 de agua, o bienes por ese valor", "Pagar 1 de agua para que desmonten Palanca"),
    ],
)
def test_a_deal_says_what_is_paid_and_what_is_had(lang: str, sold: str, apart: str) -> None:
    t = arena("scout", "medic")
    t.at(0, "0,0")
    t.item(0, "crowbar")
    t.turn(0)
    t.choose("trader:lawrence")
    assert labels(t, lang)["sell:crowbar"] == sold
    assert labels(t, lang)["dismantle:crowbar"] == apart


@pytest.mark.rule("US-346")
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Ask for 1 water"), ("it", "Chiedere 1 acqua"), ("es", "Pedir: 1 de agua")]
)
def test_one_cup_is_counted_like_two(lang: str, said: str) -> None:
    t = arena("scout", "medic")
    t.turn(0)
    t.choose("trade:char-1")
    assert labels(t, lang)["want:water"] == said


@pytest.mark.rule("US-336", "US-340")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Gather 1 metal, 1 wood (enough for Club, Spear or "),
        ("it", "Raccogliere 1 metallo, 1 legno (basta per Randello, Lancia o "),
        ("es", "Recoger 1 de metal, 1 de madera (basta para Garrote, Lanza o "),
    ],
)
def test_two_resources_say_what_they_would_be_enough_for(lang: str, said: str) -> None:
    t = arena("scout", "medic")
    t.goods(1, metal=1, wood=1, alcohol=1)
    t.w.change(HERE, printed=t.w.goods[1])
    t.turn(0)
    assert labels(t, lang)["gather:metal+wood"].startswith(said)


@pytest.mark.rule("US-341")
def test_what_the_camp_has_stored_is_not_counted_twice() -> None:
    t = arena("scout", "medic")
    t.at(0, "0,0")
    t.goods(1, metal=1, wood=1)
    t.w.change("0,0", printed=t.w.goods[1], dropped=(0,) * 9)
    t.turn(0)
    assert "(enough for Club, Spear or " in labels(t)["gather:metal+wood"]
    t.w.change("0,0", printed=(0,) * 9, dropped=t.w.goods[1])
    assert "enough" not in labels(t)["gather:metal+wood"]


# --- the log -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1226")
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Nobody appears: "), ("it", "Non compare nessuno: "), ("es", "No aparece nadie: ")]
)
def test_where_nobody_can_appear_near_the_guide_it_is_said(lang: str, said: str) -> None:
    t = arena("veteran", "scout")
    t.at(0, "0,0")
    t.at(1, "0,0")
    t.w.hostages = (Hostage("0,0", guide=0, freed=True),)
    t.w.spots = {pos: spot for pos, spot in t.w.spots.items() if pos in ("0,0", HERE)}
    log = watched(t)
    t.play(SpawnNear("guide"))
    assert told(t, log, lang)[0].startswith(said)
