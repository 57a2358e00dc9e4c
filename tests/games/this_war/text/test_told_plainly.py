"""What whoever has never seen the game must be able to read: what things are for, what comes next, and who was meant."""

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import Log
from holdfast.core.text.stakes import stakes
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.cards import Character, Turn
from holdfast.games.this_war.city.exploring import Explore
from holdfast.games.this_war.city.packing import Carry
from holdfast.games.this_war.display.plain_board import introduce
from holdfast.games.this_war.flow.night_raid import CrimeWave
from holdfast.games.this_war.house.shelter_cards import OpenCard
from holdfast.games.this_war.house.spaces import SPACE
from holdfast.games.this_war.people.health import Untreated
from holdfast.games.this_war.people.spirit import Spirit
from holdfast.games.this_war.rules import ITEM, WOUNDS
from holdfast.games.this_war.things.barter import Barter
from holdfast.games.this_war.things.stores import PickLoss
from holdfast.terminal.history import SessionHistory
from holdfast.terminal.session import Session
from tests.games.this_war.table import Table

CONTENT = DEFINITION.content()
TELLERS = {lang: Localizer(DEFINITION, lang, CONTENT) for lang in LANGUAGES}


def three(**stored: int) -> Table:
    t = Table()
    t.people("arica", "marin", "katia")
    t.store(**stored)
    return t


def watched(t: Table) -> Log:
    log = Log(DEFINITION)
    t.game.watch(log)
    return log


def told(t: Table, log: Log) -> list[str]:
    return [TELLERS["en"].line(line, t.w) for line in log.lines]


def label(t: Table, key: str, lang: str = "en") -> str:
    question = t.game.question
    assert question is not None
    [option] = [option for option in question.options if option.key == key]
    return TELLERS[lang].option(question.tag, option, t.w)


def prompt(t: Table, lang: str = "en") -> str:
    question = t.game.question
    assert question is not None
    return TELLERS[lang].prompt(question, t.w)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fitting_is_good_for_something(lang: str) -> None:
    for card in CONTENT.deck("fitting"):
        assert TELLERS[lang].has(f"good-for-{card.id.removesuffix('-idea')}"), card.id


@pytest.mark.rule("TW-1802")
def test_a_bed_adds_what_the_card_says() -> None:
    t = three()
    t.states("marin", wounds=2)
    t.tasks(arica="guard", marin="bed", katia="floor")
    log = watched(t)
    t.dice(3)
    t.run(Untreated(t.p("marin"), WOUNDS, Turn(up=4, down=10)))
    assert told(t, log) == ["Marin – Wounds untreated, black die 3 and 4 for the Bed: no change, still 2"]


@pytest.mark.rule("TW-617", "TW-724")
def test_who_stands_up_to_a_raid_does_not_leave_it_alone() -> None:
    t = three(raw_food=1)
    t.tasks(arica="guard", marin="floor", katia="floor")
    log = watched(t)
    t.raid("hungry-neighbours")
    t.combat_dice(0, 0)
    t.choose("leave")
    assert "We stand up to them" in told(t, log)
    assert not [line for line in told(t, log) if "alone" in line]


@pytest.mark.rule("TW-635", "TW-636")
def test_what_is_picked_up_last_is_in_what_is_carried_home() -> None:
    t = Table()
    t.people("marin")
    t.outside("tram-depot", "marin")
    t.pile(coffee=1)
    log = watched(t)
    t.run(Carry())
    t.choose("take:water")
    t.choose("home-with:water")
    assert told(t, log) == [
        "There was room for more, and they take along: 1 Water",
        f"There was room for more, and they take along: {t.piled()['water'] - 1} Water. "
        f"Carried home in all: 1 Coffee and {t.piled()['water']} Water (weight {t.w.weight()})",
    ]


@pytest.mark.rule("TW-720", "TW-722")
def test_where_crime_grows_is_said_once() -> None:
    t = three()
    t.run(CrimeWave())
    question = t.game.question
    assert "red-cornered" in prompt(t)
    for option in question.options:
        for lang in LANGUAGES:
            assert stakes(TELLERS[lang], question.facts(option), t.w, label(t, option.key, lang)) == ""
    assert label(t, "raids:1") == "1 card among the Night Raids, 1 card among the Residents"


@pytest.mark.rule("TW-963")
def test_a_barter_that_is_closed_too_early_leaves_something_undone() -> None:
    t = three(jewelry=1)
    t.in_phase("day", Barter(("food",)))
    t.choose("give:jewelry")
    question = t.game.question
    [done] = [option for option in question.options if option.key == "done"]
    facts = question.facts(done)
    assert [risk.what for risk in facts.risks] == ["credit-lost", "idle"]
    assert stakes(TELLERS["en"], facts, t.w).count(":") == 1, "one risk in words"


@pytest.mark.rule("TW-404", "TW-1006")
def test_whoever_starves_tonight_is_named_while_there_is_time() -> None:
    t = three(water=3)
    t.states("katia", hunger=3)
    t.day()
    assert "Katia has Hunger 3 and is lost at Dusk unless fed today" in prompt(t)
    t.w.fed |= 1 << t.p("katia")
    assert "Katia" not in prompt(t)


@pytest.mark.rule("TW-402", "TW-1006")
def test_whom_thirst_may_cost_his_life_is_named_too() -> None:
    t = three(water=2)
    t.states("marin", misery=3)
    t.day()
    assert "thirst could be the end of Marin" in prompt(t)
    t.store(water=3)
    assert "Marin" not in prompt(t)


@pytest.mark.rule("TW-1102")
def test_a_spirit_line_that_does_not_apply_says_so() -> None:
    t = Table()
    t.people("roman", "arica", "katia")
    log = watched(t)
    t.run(Spirit(t.p("roman"), "b"))
    assert told(t, log)[0].endswith("not so now, nothing changes")


@pytest.mark.rule("TW-963", "TW-965")
def test_a_barter_tells_spent_credit_from_none_and_what_a_new_deal_loses() -> None:
    t = Table()
    t.people("arica")
    t.store(jewelry=2)
    t.in_phase("day", Barter(("green",), 0))
    assert "no credit yet" in prompt(t)
    t.choose("give:jewelry")
    worth = t.w.deal.credit if t.w.deal is not None else 0
    assert label(t, "new-deal") == f"Close this deal and begin another; {worth} of credit is lost"
    t.choose("new-deal")
    assert "no credit yet" in prompt(t)
    t = Table()
    t.people("arica")
    t.store(coffee=2)
    t.in_phase("day", Barter(("any",), 0))
    t.choose("give:coffee")
    t.choose("take:book")
    assert "no credit left" in prompt(t)
    assert label(t, "new-deal") == "Close this deal and begin another", "nothing is lost where no credit is left"
    assert "crédito está gastado" in prompt(t, "es")
    assert "credito esaurito" in prompt(t, "it")


def listed(t: Table, lang: str = "en") -> dict[str, list[str]]:
    """The open answers in plain lines, by their headings."""
    table = Session(t.game, SessionHistory(Log(DEFINITION)), lang, ())
    return {table.heading(group): list(group.told(table)) for group in table.listed(0)}


@pytest.mark.rule("TW-963", "TW-964")
def test_a_barter_lists_what_may_be_had_by_its_use_and_several_of_a_kind_with_the_one() -> None:
    t = Table()
    t.people("arica", "marin")
    t.store(coffee=3, knife=1)
    t.in_phase("day", Barter(("any",)))
    t.choose("give:knife")
    lists = listed(t)
    assert [*lists] == [
        "To give", "Food", "Drink and tobacco", "Healing", "Weapons and ammunition", "Tools and parts",
        "Books, music, valuables", "",
    ]  # fmt: skip
    assert lists["To give"] == [
        "1. Give 1 Coffee (value 1, 3 left) – gives credit 1",
        "    2. 2 at once – gives credit 2 · 3. 3 at once – gives credit 3",
    ]
    assert lists["Food"] == [
        "4. Take 1 Vegetable (value 5, 5 on offer, weight 0) – costs 5 of the credit",
        "5. Swap for 1 Raw Food (value 10): give 2 Coffee – costs 8 of the credit",
    ]
    assert [*listed(t, "it")][:3] == ["Da dare", "Cibo", "Bevande e tabacco"]
    assert [*listed(t, "es")][:3] == ["Para dar", "Comida", "Bebida y tabaco"]


@pytest.mark.rule("TW-706")
def test_how_many_are_given_up_stands_from_few_to_many() -> None:
    t = three(wood=5, coffee=1, book=1, herb=1, shovel=1, knife=1, sugar=1, shell=1)
    t.in_phase("raid", PickLoss("any", 4, "storage"))
    [lists] = listed(t).values()
    [wood] = [
        lists[n + 1] for n, line in enumerate(lists) if "Wood" in line and line[0] != " " and "at once" not in line
    ]
    assert [each.partition(". ")[2] for each in wood.split(" · ")] == ["2 at once", "3 at once", "4 at once"]


@pytest.mark.rule("TW-318", "TW-324", "TW-1602")
def test_what_may_lie_in_the_house_is_said_as_far_as_it_can_be_counted() -> None:
    t = three(sawblade=1)
    t.clear("c2")
    t.day()
    things = "Components, Books, Vegetables, Cigarettes, Coffee, Bandages and Jewelry"
    assert label(t, "search:g4") == f"Search: Furniture (G4, Ground Floor): 2–4 things out of {things}"
    assert label(t, "saw:c1").endswith(": 1 Raw Food, 2 Water, 1 Mechanical Part, 1 Electrical Part"), (
        "there is one such card"
    )
    t.fetch("shelter/furniture-d", "shelter-gone")
    assert "Bandages" not in label(t, "search:g4"), "it has been found"
    assert label(t, "search:g4", "it").startswith("Frugare: Mobili (G4, Piano terra): 2–4 cose tra Componenti, Libri, ")
    assert label(t, "search:g4", "es").startswith(
        "Registrar: Muebles (G4, Planta baja): 2–4 cosas entre Piezas, Libros, "
    )
    row = "Search Furniture (2–4 things out of Components, Books, Vegetables, Cigarettes, Coffee and Jewelry): "
    assert [line for line in listed(t)["Clearing the house"] if line.startswith(row)], (
        "they differ only in where they lie"
    )


@pytest.mark.rule("TW-035", "TW-325", "TW-1502")
def test_rubble_says_what_lies_behind_it_and_what_is_left_in_it() -> None:
    t = three(shovel=1)
    t.fetch("shelter/rubble-e", "shelter-rubble")
    t.day()
    assert "1–4 things out of Wood, Components, Knives and Mechanical Parts; opens the way to A1 and A2" in label(
        t, "dig:a3"
    )
    t.run(OpenCard(SPACE["a3"]))
    t.day()
    assert label(t, "dig:a3").endswith("Rubble Remnants (A3, Attic): 1 Wood, 1 Component; opens the way to A1 and A2")
    t = Table(board="advanced")
    t.people("arica", "marin")
    t.store(shovel=1)
    t.day()
    assert "nothing lies in it" in label(t, "dig:u3")


@pytest.mark.rule("TW-606", "TW-607", "TW-627", "TW-962")
def test_a_market_is_told_with_the_cards_it_takes_and_with_what_is_carried() -> None:
    t = Table()
    t.people("arica")
    t.outside("ruined-church", "arica", unknown=13, noise=5)
    t.pile(jewelry=1)
    t.run(Explore())
    assert "Noise 5 (whenever it is rolled for, somebody comes in 50 %)" in prompt(t)
    worth = t.w.worth(ITEM["jewelry"])
    words = (
        "gives up 6 of the cards to explore, 13 are left; first a Commission, tokens of value 2, no change: the least is"
        f" 1 Jewelry ({worth}); what we carry is worth {worth}; prices: Canned Food"
    )
    assert words in label(t, "trade")
    t = Table()
    t.people("katia")
    t.outside("ruined-church", "katia", unknown=13, noise=5)
    t.run(Explore())
    assert "sin Comisión" in label(t, "trade", "es"), "Katia pays none"


def test_who_has_no_ability_is_introduced_without_a_stray_full_stop() -> None:
    t = Table()
    t.people("anton")
    [anton] = [card for card in CONTENT.deck("character") if card.id == "anton"]
    assert isinstance(anton, Character)
    assert not anton.abilities
    for lang, words in (
        ("en", "No special ability."),
        ("it", "Nessuna abilità speciale."),
        ("es", "Sin habilidad especial."),
    ):
        said = introduce(TELLERS[lang], t.w)[-1]
        assert said.endswith(words)
        assert ". ." not in said


@pytest.mark.rule("TW-1004", "TW-1303")
def test_who_eats_by_day_and_can_act_again_is_told_so() -> None:
    t = three(raw_food=2)
    t.states("arica", hunger=3)
    t.day()
    log = watched(t)
    t.choose("eat:arica:raw-food")
    assert told(t, log)[0] == "Arica eats 1 Raw Food (Hunger now 2, which no longer costs an action)"
    t.choose("eat:arica:raw-food")
    assert told(t, log)[1] == "Arica eats 1 Raw Food (Hunger now 1)"


@pytest.mark.rule("TW-704", "TW-705")
def test_each_wound_of_a_raid_is_told_as_one_of_so_many() -> None:
    t = three(wood=9)
    t.tasks(arica="guard", marin="guard")
    t.combat_dice(0, 0)
    t.raid("more-bandits", 5, 4)
    t.choose("person:arica")
    t.choose("keep")
    t.choose("keep")
    assert t.asked == "choose-people"
    assert prompt(t).endswith("For whom? (one at a time, 4 in all; then Damage 5, things from the Storage)")
    assert "después, Daño 5" in prompt(t, "es")
