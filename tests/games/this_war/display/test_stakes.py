"""What answers cost, bring, roll and risk, as facts."""

import re
from inspect import getsource
from itertools import product
from types import ModuleType

import pytest

from holdfast.core.facts import Facts, Risk
from holdfast.games.this_war import odds
from holdfast.games.this_war.actions.visitors import Arrival
from holdfast.games.this_war.book import forecast as book
from holdfast.games.this_war.book.scripts import Choose
from holdfast.games.this_war.cards import Resident
from holdfast.games.this_war.city import forecast as city
from holdfast.games.this_war.city.encounters import Encounter
from holdfast.games.this_war.city.packing import Carry
from holdfast.games.this_war.combat import forecast as combat
from holdfast.games.this_war.combat.blows import Shoot
from holdfast.games.this_war.combat.fight import StartFight
from holdfast.games.this_war.flow import forecast as flow
from holdfast.games.this_war.house import forecast as house
from holdfast.games.this_war.people import forecast as people
from holdfast.games.this_war.people.spirit import Alcohol
from holdfast.games.this_war.rules import AXE, BLAST, DICE, ITEM, STANDARD
from holdfast.games.this_war.things import forecast as things
from holdfast.games.this_war.things.barter import Barter
from holdfast.games.this_war.vocabulary import DieColour
from tests.games.this_war.table import Table


def facts(t: Table, key: str) -> Facts:
    """The facts of an answer to the question on the table."""
    option = next(option for option in t.game.question.options if option.key == key)
    return t.game.facts(option)


def chances(found: Facts) -> dict[str, float]:
    assert found.roll is not None
    return {chance.what: chance.of for chance in found.roll.chances}


def risks(found: Facts) -> dict[str, int]:
    return {risk.what: risk.n for risk in found.risks}


def prices(found: Facts) -> dict[str, int]:
    return {price.what: price.n for price in found.price}


def gains(found: Facts) -> dict[str, int]:
    return {gain.what: gain.n for gain in found.gains}


# --- the house ------------------------------------------------------------------------------------------------------


def test_building_names_the_card_and_its_price() -> None:
    """TW-326, TW-307."""
    t = Table()
    t.people("arica", "marin")
    t.store(wood=9, component=9)
    t.day()
    build = facts(t, "build:bed")
    assert build.card == "fitting/bed"
    assert build.team == (t.p("arica"),)
    assert set(prices(build)) == {"wood", "component"}


def test_two_dig_together() -> None:
    """TW-320."""
    t = Table()
    t.people("arica", "marin")
    t.store()
    t.day()
    dig = facts(t, "dig-with:g7:marin")
    assert dig.team == (t.p("arica"), t.p("marin"))


def test_rubble_may_be_remnants_as_often_as_the_unseen_cards_say() -> None:
    """TW-325, TW-1602."""
    t = Table()
    t.people("boris")
    t.store(shovel=1)
    t.day()
    rubble = [card for card in t.w.content.deck("shelter") if card.back() == "shelter-rubble"]
    twice = len([card for card in rubble if getattr(card, "remnants", False)])
    assert twice
    assert chances(facts(t, "dig:g7")) == {"remnants": twice / len(rubble)}


@pytest.mark.parametrize(("name", "success"), [("boris", 0.7), ("arica", 0.91)])
def test_a_lock_opens_on_four_to_ten(name: str, success: float) -> None:
    """TW-323, TW-1713: a thief may roll once more."""
    t = Table()
    t.people(name)
    t.store(lockpick=1)
    t.day()
    found = facts(t, "pick:u7")
    assert chances(found) == {"success": pytest.approx(success)}
    assert risks(found) == {"tool-used-up": 1}


@pytest.mark.parametrize(
    ("difficulty", "wounds", "snipers", "chance"),
    [("standard", 2, False, 0.1), ("standard", 2, True, 0.3), ("easier", 1, True, 0.2), ("easier", 1, False, 0.1)],
)
def test_outside_a_sniper_may_hit(difficulty: str, wounds: int, snipers: bool, chance: float) -> None:
    """TW-309, TW-1503."""
    t = Table(difficulty=difficulty)
    t.people("boris")
    t.w.today = ("snipers",) if snipers else ()
    t.day()
    found = facts(t, "outside:g1")
    assert chances(found) == {"sniper": chance}
    assert risks(found) == {"shot": wounds}


def test_outside_may_be_the_end_of_the_wounded() -> None:
    """TW-309, TW-1006."""
    t = Table()
    t.people("boris", "arica")
    t.states("boris", wounds=2)
    t.w.levels[t.p("boris") * 5 + 3] = 2
    t.day()
    t.w.today = ("clear-day",)
    assert Risk("fall", 0, "TW-1006") in facts(t, "outside:g1").risks


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("boris", {"units-1": 1.0, "units-2": 0.6, "units-3": 0.4, "units-4": 0.2}),
        ("marin", {"units-1": 1.0, "units-2": 0.9, "units-3": 0.7, "units-4": 0.5}),
    ],
)
def test_rummage_by_the_table(name: str, expected: dict[str, float]) -> None:
    """TW-315, TW-1716."""
    t = Table()
    t.people(name)
    t.day()
    assert chances(facts(t, "rummage:c3")) == pytest.approx(expected)


def test_what_waits_is_there_tomorrow() -> None:
    """TW-332."""
    t = Table()
    t.people("boris")
    t.built(g3="rainwater-collector")
    t.store(filter=1)
    t.day()
    found = facts(t, "use:g3:collect")
    assert prices(found) == {"filter": 1}
    assert "tomorrow" in risks(found)
    assert gains(found) == {"water": 3}


def test_a_heater_takes_off_cold() -> None:
    """TW-1734."""
    t = Table()
    t.people("boris")
    t.built(g3="heater")
    t.store(wood=3, book=1)
    t.w.cold = 4
    t.day()
    found = facts(t, "use:g3:heat-2-1")
    assert prices(found) == {"wood": 2, "book": 1}
    assert gains(found) == {"cold": -4}


# --- people ---------------------------------------------------------------------------------------------------------


def test_a_meal_costs_food_and_stills_hunger() -> None:
    """TW-404, TW-408: no more than there is."""
    t = Table()
    t.people("boris")
    t.states("boris", hunger=1)
    t.store(canned_food=1, water=1)
    t.dusk()
    t.choose("drink")
    found = facts(t, "eat:canned-food")
    assert (found.who, prices(found), gains(found)) == (t.p("boris"), {"canned-food": 1}, {"hunger": -1})


def test_who_starves_falls() -> None:
    """TW-404, TW-1006."""
    t = Table()
    t.people("boris")
    t.states("boris", hunger=3)
    t.store(raw_food=1, water=1)
    t.dusk()
    t.choose("drink")
    assert facts(t, "nothing").risks == (Risk("hunger", 1, "TW-404"), Risk("fall", 0, "TW-1006"))


def test_thirst_is_for_those_who_go_without() -> None:
    """TW-401, TW-402."""
    t = Table()
    t.people("boris", "arica", "marin")
    t.store(water=2)
    t.dusk()
    assert risks(facts(t, "dry:boris")) == {"thirst": 1}
    t.choose("dry:boris")
    drink = facts(t, "drink")
    assert (prices(drink), risks(drink)) == ({"water": 2}, {"thirst": 1})


def test_tasks_of_the_evening() -> None:
    """TW-502 to TW-506."""
    t = Table()
    t.people("boris", "arica")
    t.states("boris", fatigue=3)
    t.built(g3="bed")
    t.evening()
    assert gains(facts(t, "bed")) == {"fatigue": -3}
    assert gains(facts(t, "floor")) == {"fatigue": -2}
    assert risks(facts(t, "guard")) == {"fatigue": 1, "raid": 0}
    assert risks(facts(t, "scavenge")) == {"fatigue": 1, "encounters": 0}


def test_a_night_without_a_guard_is_lost() -> None:
    """TW-505."""
    t = Table()
    t.people("boris")
    t.evening()
    assert facts(t, "unguarded").risks == (Risk("unguarded", 0, "TW-505"),)


def test_medicine() -> None:
    """TW-803, TW-1803: Meds take off 2 levels, Herbal Meds help on 5 to 10."""
    t = Table()
    t.people("boris")
    t.states("boris", illness=3, wounds=1)
    t.store(meds=1, herbal_meds=1, bandages=1)
    t.dawn()
    assert gains(facts(t, "assign:boris:meds")) == {"illness": -2}
    assert gains(facts(t, "assign:boris:bandages")) == {"wounds": -1}
    herbal = facts(t, "assign:boris:herbal-meds")
    assert (gains(herbal), chances(herbal)) == ({}, {"success": 0.6})


def test_alcohol_tires() -> None:
    """TW-810."""
    t = Table()
    t.people("boris", "arica")
    t.states("boris", misery=2)
    t.store(moonshine=1)
    t.in_phase("dawn", Alcohol())
    found = facts(t, "drink:boris:moonshine")
    assert (prices(found), gains(found), risks(found)) == ({"moonshine": 1}, {"misery": -1}, {"fatigue": 2})


def test_who_refuses_an_arrival_checks_empathy() -> None:
    """TW-1207, TW-1813: one roll, as low as the Empathy of one of them or lower."""
    t = Table()
    t.people("boris", "arica")
    t.in_phase("day", Arrival({"hunger": 1}))
    most = max([t.w.empathy(p) for p in t.w.group])
    assert chances(facts(t, "refuse")) == {"misery": most / 10}
    assert gains(facts(t, "accept")) == {"person": 1}


# --- the city -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "noise"), [("boris", 1), ("arica", 1), ("arica", 5), ("arica", 9)])
def test_a_search_makes_noise(name: str, noise: int) -> None:
    """TW-618, TW-607: the heavy Boris makes one more, which the card does not say."""
    t = Table()
    t.people(name)
    t.next_cards("furniture")
    t.outside("school", name, noise=noise)
    t.choose("reveal")
    found = facts(t, "search")
    assert (found.deed, found.what, found.card) == ("choose", "search", "exploration/furniture")
    louder = STANDARD.search_noise + (name == "boris")
    assert chances(found) == {"encounter": pytest.approx(min(10, noise + louder) / 10)}
    assert risks(found)["louder" if name == "boris" else "noise"] == louder


def test_stealth_before_the_roll() -> None:
    """TW-607: Noise −5, not below 1."""
    t = Table()
    t.people("arica")
    t.next_cards("furniture")
    t.outside("school", "arica", noise=7 - STANDARD.search_noise)
    t.choose("reveal")
    t.choose("search")
    assert chances(facts(t, "roll")) == {"encounter": 0.7}
    assert chances(facts(t, "stealth")) == {"encounter": pytest.approx(0.2)}


def test_a_fight_with_residents_names_the_number_of_enemies() -> None:
    """TW-1762, TW-942: the danger of the place changes it; who kills those who are no thugs checks empathy."""
    t = Table()
    t.people("arica", "marin")
    t.outside("school", "arica", "marin")
    residents = [card for card in t.w.content.deck("resident") if isinstance(card, Resident) and not card.thug]
    fighting = next(card for card in residents if "fight" in [choice.key for choice in card.choices])
    t.fetch(fighting.key, "residents")
    t.run(Encounter())
    danger = {"low": -1, "medium": 0, "high": 1}[t.w.place(t.w.location).danger]
    found = facts(t, "fight")
    assert risks(found)["fight"] == max(1, fighting.enemies + danger)
    assert "killing" in risks(found)


def test_barter_counts_values() -> None:
    """TW-963: no change is given."""
    t = Table()
    t.people("boris")
    t.store(jewelry=1, coffee=1)
    t.in_phase("day", Barter(("food",)))
    give = facts(t, "give:jewelry")
    assert (prices(give), gains(give)) == ({"jewelry": 1}, {"value": 10})
    t.choose("give:jewelry")
    assert facts(t, "done").risks == (Risk("credit-lost", 10, "TW-963"), Risk("idle", 0, "TW-963"))
    assert prices(facts(t, "take:raw-food")) == {"credit": 10}


def test_what_is_carried_and_left() -> None:
    """TW-635, TW-636."""
    t = Table()
    t.people("boris")
    t.pile(raw_food=1)
    t.tasks(boris="scavenge")
    t.in_phase("scavenging", Carry())
    assert gains(facts(t, "take:water")) == {"water": 1}
    assert prices(facts(t, "leave:raw-food")) == {"raw-food": 1}


# --- fights ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["grey", "yellow", "red"])
@pytest.mark.parametrize("again", [0, 1, 2])
def test_danger_is_counted_exactly(colour: DieColour, again: int) -> None:
    """TW-1209: every way the dice can fall, where every hit is rolled again."""
    ways = list(product(DICE[colour], repeat=1 + again))
    hurt = len([way for way in ways if all(face > 0 for face in way)])
    [wound] = odds.danger(colour, again).chances
    assert wound.of == pytest.approx(hurt / len(ways))


@pytest.mark.parametrize(("weapon", "colour", "symbol"), [("hatchet", "yellow", AXE), ("shotgun", "red", BLAST)])
@pytest.mark.parametrize("again", [0, 1, 3])
def test_blows_are_counted_exactly(weapon: str, colour: DieColour, symbol: int, again: int) -> None:
    """TW-907, TW-935: what hits is kept, what does not is rolled again."""
    hit = kill = 0
    ways = list(product(DICE[colour], repeat=1 + again))
    for way in ways:
        last = next((face for face in way if face > 0 or face == symbol), 0)
        hit += last != 0
        kill += last == symbol
    found = {chance.what: chance.of for chance in odds.blow(colour, ITEM[weapon], again).chances}
    assert found == pytest.approx({"hit": hit / len(ways), "kill": kill / len(ways)})


def test_two_shots_of_a_rifle_share_the_rerolls() -> None:
    """TW-934, TW-939."""
    t = Table()
    t.people("roman")
    t.store(assault_rifle=1, ammo=3)
    t.outside("school", "roman")
    t.armed(roman="assault-rifle")
    t.pile(ammo=2)
    t.w.phase = "scavenging"
    t.run(Shoot(t.p("roman")))
    once, twice = facts(t, "shots:1"), facts(t, "shots:2")
    again = t.w.prowess(t.p("roman"))
    assert prices(twice) == {"ammo": 2}
    assert chances(once) == {"hit": pytest.approx(1 - 0.5 ** (1 + again))}
    assert chances(twice) == {"hit": pytest.approx(1 - 0.5 ** (2 + again))}


def test_who_flees_is_struck_first() -> None:
    """TW-920."""
    t = Table()
    t.people("boris", "arica")
    t.outside("school", "boris", "arica", unknown=5)
    t.run(StartFight(2, {"a": "none", "b": "none", "c": "none"}))
    assert risks(facts(t, "flee")) == {"backstab": 2, "go-home": 5}


# --- what is not said -----------------------------------------------------------------------------------------------


def test_a_script_tells_the_price_of_a_choice_its_dice_and_nothing_more() -> None:
    """TW-1203: what comes of it is read when it has been chosen."""
    t = Table()
    t.people("boris", "arica")
    seen = 0
    for script in t.w.content.deck("script-people"):
        choices = getattr(script, "choices", ())
        if not choices:
            continue
        t.w.phase = "day"
        card = t.w.content.index[script.key]
        t.run(Choose(choices), by=type(t.game.question.by)(card=card))
        for option in t.game.question.options:
            found = t.game.facts(option)
            assert found.deed in ("choose", "go-on")
            choice = next((choice for choice in choices if choice.key == option.key), None)
            if choice is None or not choice.cost:
                assert (found.price, found.gains, found.risks) == ((), (), ()), script.id
            if found.roll is not None:
                assert choice is not None
                assert choice.check is not None
                assert choice.check.danger or (found.roll.need.startswith("page ") and not found.roll.chances), (
                    script.id
                )
            seen += 1
        t.w.stack.pop()
        t.pause()
    assert seen > 50


def test_every_risk_has_its_text() -> None:
    t = Table()
    words = {word for chapter in (book, city, combat, flow, house, people, things) for word in risk_words(chapter)}
    words |= {"hunger", "fatigue", "illness", "wounds", "misery", "danger-low", "danger-medium", "danger-high"}
    for language in ("en", "it", "es"):
        text = (t.game.definition.folder / "text" / f"{language}-player.ftl").read_text(encoding="utf-8")
        for word in words:
            assert f"\nrisk-{word} = " in text, (language, word)


def risk_words(room: ModuleType) -> set[str]:
    """The risks that a module knows."""
    return set(re.findall(r'risk\(\s*"([a-z-]+)"', getsource(room)))
