"""What must be read before one decides: the price of a level, what is lost, what threatens; and afterwards who decided."""

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.text.stakes import stakes
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.actions.places import Sorted
from holdfast.games.this_war.book.narrative import ChooseNarrative
from holdfast.games.this_war.city.encounters import Encounter
from holdfast.games.this_war.combat.raid import Shields
from holdfast.games.this_war.display.plain_board import board
from holdfast.games.this_war.flow.dusk import DuskPhase
from holdfast.games.this_war.people.spirit import Alcohol
from holdfast.games.this_war.pieces import Raid
from holdfast.games.this_war.things.barter import Barter
from tests.games.this_war.table import Table
from tests.games.this_war.text.test_told_plainly import CONTENT, TELLERS, label, prompt, three, told, watched


def risks(t: Table, key: str, lang: str = "en") -> str:
    question = t.game.question
    [option] = [option for option in question.options if option.key == key]
    return stakes(TELLERS[lang], question.facts(option), t.w, label(t, key, lang))


# --- barter -----------------------------------------------------------------------------------------------------------


def market() -> Table:
    t = Table()
    t.people("marin", "arica")
    t.outside("tram-depot", "marin")
    t.pile(coffee=1, jewelry=1, knife=1)
    return t


@pytest.mark.rule("TW-962")
@pytest.mark.parametrize(("lang", "name"), [("en", "Commission"), ("it", "Commissione"), ("es", "Comisión")])
def test_the_commission_is_called_so_and_what_is_overpaid_is_lost(lang: str, name: str) -> None:
    t = market()
    log = watched(t)
    t.run(Barter(("green",), 2))
    assert name in prompt(t, lang)
    assert "2" in prompt(t, lang)
    assert "8" in risks(t, "give:jewelry", lang)
    t.choose("give:coffee")
    assert name in prompt(t, lang), "the rest of it too"
    assert "9" in risks(t, "give:jewelry", lang)
    t.choose("give:jewelry")
    lines = [TELLERS[lang].line(line, t.w) for line in log.lines]
    assert len([line for line in lines if name in line]) == 2
    assert name not in prompt(t, lang), "now the goods are on the table"


@pytest.mark.rule("TW-962")
def test_what_covers_a_price_exactly_loses_nothing() -> None:
    t = market()
    t.run(Barter(("green",), 8))
    assert risks(t, "give:knife") == ""
    assert risks(t, "give:jewelry") == "but: 2 too much, and lost"


@pytest.mark.rule("TW-963")
def test_several_that_are_taken_at_once_are_told_as_several() -> None:
    t = Table()
    t.people("arica")
    t.store(jewelry=1)
    log = watched(t)
    t.in_phase("day", Barter(("green",)))
    t.choose("give:jewelry")
    t.choose("take:cigarette:2")
    assert told(t, log)[-1] == "Taken: 2 Cigarettes (credit 8)"


# --- hunger and thirst ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-404", "TW-1004")
def test_nobody_eats_tells_what_it_does_to_each_of_them() -> None:
    t = three(water=3, raw_food=1)
    t.states("arica", hunger=2)
    t.states("marin", hunger=1)
    t.states("katia", hunger=3)
    t.run(DuskPhase())
    t.choose("drink")
    assert label(t, "nobody-eats") == (
        "Nobody eats any more tonight: Arica (Hunger +1: 2 → 3; at most 2 of 3 actions tomorrow, and one more is the end), "
        "Marin (Hunger +1: 1 → 2) and Katia (Hunger +1: 3 → 4)"
    )
    assert "the end of somebody" in risks(t, "nobody-eats")
    assert "Nothing for Arica (Hunger +1: 2 → 3" in label(t, "hungry-eat:raw-food")
    t.states("katia", hunger=1)
    assert label(t, "nobody-eats").endswith("; Marin and Katia (Hunger +1: 1 → 2)")


@pytest.mark.rule("TW-401", "TW-404")
def test_the_log_tells_who_decided_that_somebody_goes_without() -> None:
    t = Table(2)
    t.people("arica", "marin", "katia")
    t.store(water=2, raw_food=2)
    log = watched(t)
    t.run(DuskPhase())
    t.choose("dry:arica")
    t.choose("drink")
    t.choose("nobody-eats")
    lines = told(t, log)
    assert any(line.startswith("Marin and Katia drink; without water (Player 1 decides): Arica") for line in lines)
    assert "Player 1 saves the food: 2 Raw Food in Storage" in lines
    assert any(line.startswith("Marin eats nothing (Player 1 decides): Hunger +1") for line in lines)


@pytest.mark.rule("TW-404")
def test_where_there_is_no_food_nobody_has_decided() -> None:
    t = Table(2)
    t.people("arica")
    t.store(water=1)
    log = watched(t)
    t.run(DuskPhase())
    t.choose("drink")
    assert "Arica eats nothing: Hunger +1 (now 1)" in told(t, log)


@pytest.mark.rule("TW-406")
def test_food_eaten_by_day_counts_as_the_meal_of_the_evening() -> None:
    t = three(water=3, raw_food=1)
    t.states("arica", hunger=2)
    t.day()
    assert label(t, "eat:arica:raw-food") == "Arica eats 1 Raw Food (Hunger −1: 2 → 1, no +1 tonight)"
    t.w.fed |= 1 << t.p("arica")
    assert label(t, "eat:arica:raw-food") == "Arica eats 1 Raw Food (Hunger −1: 2 → 1)"


@pytest.mark.rule("TW-401", "TW-1801")
def test_each_turn_begins_with_what_threatens_tonight() -> None:
    t = three(water=2)
    t.w.cold = 3
    t.day()
    assert "Water for tonight: 2 for 3" in prompt(t)
    assert "whoever rolls 3 or less" in prompt(t)
    t.token("warm-clothes")
    assert "whoever rolls 1 or less" in prompt(t)
    t.choose("rest")
    assert "Water" not in prompt(t), "said once a turn"
    assert "Cold" not in prompt(t), "said once a turn"


@pytest.mark.rule("TW-402")
def test_without_any_water_nobody_is_asked_who_goes_without() -> None:
    t = three()
    t.day()
    assert "There is no Water for tonight" in prompt(t)
    assert "asked" not in prompt(t)


@pytest.mark.rule("TW-1762")
def test_where_danger_changes_the_number_of_enemies_it_is_said() -> None:
    t = Table()
    t.people("marin")
    low = next(card.id for card in CONTENT.deck("location") if getattr(card, "danger", "") == "low")
    t.outside(low, "marin")
    t.pile(jewelry=1)
    t.fetch("resident/looters", "residents")
    t.run(Encounter())
    assert "Just one of them (low danger: 1 fewer)" in prompt(t)


# --- Evening and Dawn -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-1004", "TW-504")
def test_a_night_awake_tells_what_it_costs_tomorrow() -> None:
    t = three()
    t.states("arica", fatigue=1)
    t.evening()
    assert label(t, "guard") == "Stand Guard (Fatigue +1: 1 → 2; at most 2 of 3 actions tomorrow)"
    assert "mostly with Damage 3–5" in prompt(t)
    assert "Wounds 2–4" in prompt(t)
    t.states("arica", fatigue=2)
    assert label(t, "guard") == "Stand Guard (Fatigue +1: 2 → 3; at most 1 of 3 actions tomorrow)"
    t.choose("guard")
    assert "Damage" not in prompt(t), "a Raid is explained once an evening"


@pytest.mark.rule("TW-802", "TW-1802", "TW-1803")
def test_dawn_tells_what_bandages_do_and_what_threatens_without() -> None:
    t = three(bandages=1, raw_food=1)
    t.states("arica", wounds=1, hunger=1)
    t.dawn()
    assert label(t, "assign:arica:bandages") == "Bandage for Arica (Wounds −1: 1 → 0, of 2 it can take off)"
    assert risks(t, "assign:arica:bandages") == ""
    assert "1 level worse up to 2–4, 1 better from 8–10 on" in prompt(t)
    assert "Whoever is hungry may eat" in prompt(t)
    assert all("Hunger 3" not in prompt(t, lang) and "Fame 3" not in prompt(t, lang) for lang in LANGUAGES)
    t.states("arica", wounds=3)
    assert label(t, "assign:arica:bandages") == "Bandage for Arica (Wounds −2: 3 → 1)"


# --- a Raid -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-709", "TW-1006")
def test_wounds_that_a_guard_cannot_bear_are_marked() -> None:
    t = three(wood=6)
    t.tasks(arica="guard", marin="floor", katia="floor")
    t.w.boards = 1 << 4
    card = CONTENT.index["night-raid/more-bandits"]
    t.w.raid = Raid(card, 5, 4, guards=t.w.guards())
    t.run(Shields())
    assert "a guard does not survive it" in risks(t, "off-wounds:0")
    assert "survive" not in risks(t, "off-wounds:1")


@pytest.mark.rule("TW-704", "TW-706")
def test_what_a_raid_takes_is_told_as_its_own() -> None:
    t = Table(2)
    t.people("arica")
    t.store(wood=9)
    t.tasks(arica="guard")
    log = watched(t)
    t.combat_dice(0, 0)
    t.raid("more-bandits", 5, 0)
    t.choose("keep")
    assert any(line.startswith("The raiders take 5 Wood (chosen by Player ") for line in told(t, log))


# --- numbers ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-302", "TW-304")
def test_actions_left_never_rise_within_a_turn() -> None:
    t = three(wood=1)
    t.states("arica", fatigue=2, hunger=3)
    t.day()

    def left() -> str:
        return " ".join(" ".join(board(TELLERS["en"], t.game.view(0))).split()).partition("② ")[0]

    assert "2 actions left (1 of 3 lost to Hunger 3 and Fatigue 2)" in left()
    t.choose("rummage:c3")
    assert "1 action left" in left()
    t.w.jobs = ()
    assert "1 action left" in left(), "what has been carried out stays done"


@pytest.mark.rule("TW-316")
def test_what_comes_to_the_storage_is_told_with_what_is_there() -> None:
    t = three(wood=2)
    log = watched(t)
    t.run(Sorted(4, 0))
    assert told(t, log) == ["Storage: +4 Wood (now 6)"]


@pytest.mark.rule("TW-134", "TW-136")
def test_the_journal_is_told_with_what_comes_next() -> None:
    for players, head in ((2, "· Dusk · Journal: Player 1 ·"), (1, "· Dusk ·")):
        t = Table(players)
        t.people("arica")
        t.store(water=1)
        log = watched(t)
        t.run(DuskPhase())
        assert told(t, log)[0] == head
        assert not [line for line in told(t, log) if "→" in line]


@pytest.mark.rule("TW-328")
def test_a_place_tells_of_its_neighbours_only_where_they_matter() -> None:
    t = three(wood=9, component=9)
    t.clear("u2", "u4")
    t.known_fittings("second-barrel")
    t.day()
    t.choose("build:workshop")
    assert "leave room for: Second Barrel, only next to Rainwater Collector" in prompt(t)
    assert "starvi" not in prompt(t, "it")
    assert label(t, "slot:u3") == "U3, Upper Floor"
    t.choose("slot:u3")
    t = three(wood=9, component=9)
    t.clear("u2", "u4")
    t.known_fittings("second-barrel")
    t.day()
    t.choose("build:rainwater-collector")
    assert label(t, "slot:u3") == "U3, Upper Floor (2 free slots beside it)"
    assert "So a place with a free slot beside it is better" in prompt(t)
    t = three(wood=9, component=9)
    t.day()
    t.choose("build:workshop")
    assert "one place is as good as another" in prompt(t)


@pytest.mark.rule("TW-1832")
def test_a_goal_of_board_ups_tells_how_one_is_made() -> None:
    for lang, words in (("en", "Workshop"), ("it", "Officina"), ("es", "Taller")):
        assert words in DEFINITION.text.card(TELLERS[lang], CONTENT.cards[CONTENT.index["objective/walls"]])


@pytest.mark.rule("TW-1832")
def test_a_goal_of_fittings_tells_what_they_cost() -> None:
    text = DEFINITION.text.card(TELLERS["en"], CONTENT.cards[CONTENT.index["objective/a-warm-corner"]])
    assert "To build: Heater (3 Wood, 5 Components) and Bed (3 Wood, 2 Components)." in text


@pytest.mark.rule("TW-607")
def test_spanish_speaks_of_a_noise_roll_in_one_way() -> None:
    teller = TELLERS["es"]
    said = [text for card in CONTENT.unique for text in (teller.name(f"{card.key}/choice/search"),) if text]
    assert said
    assert all("tirada de Ruido" in text for text in said if "Ruido +4" in text)
    assert not [card.id for card in CONTENT.unique if "tira por Ruido" in DEFINITION.text.card(teller, card)]


@pytest.mark.rule("TW-810", "TW-1004")
def test_a_drink_tells_how_tired_it_makes() -> None:
    t = three(moonshine=1)
    t.states("arica", misery=2, fatigue=2)
    t.run(Alcohol())
    assert label(t, "drink:arica:moonshine") == (
        "Arica drinks Moonshine (Misery −1, Fatigue +2: 2 → 4; then there is nothing but sleep)"
    )


@pytest.mark.rule("TW-819", "TW-1842")
@pytest.mark.parametrize(("card", "cold", "misery"), [("hot-stones", 1, 0), ("quarrel-settled", 0, 2)])
def test_a_card_that_would_change_nothing_is_marked(card: str, cold: int, misery: int) -> None:
    t = three(wood=1)
    t.states("arica", misery=2)
    for id in (card, "melted-snow"):
        t.fetch(f"narrative-action/{id}", "narrative-now")
    t.run(ChooseNarrative())
    assert "changes nothing" in risks(t, f"narrative:{card}")
    t.w.cold = cold
    t.states("marin", misery=misery)
    assert "changes nothing" not in risks(t, f"narrative:{card}")
