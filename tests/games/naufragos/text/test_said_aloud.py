"""Lines for what was lost, used up or found empty in silence: nobody learns of it by counting."""

from typing import Any

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import AnyEffect
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import Log
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.actions.building import Pile, Raise
from holdfast.games.naufragos.actions.campfire import Campfire, LightFire, RubSticks
from holdfast.games.naufragos.actions.foraging import Forage, GoForaging
from holdfast.games.naufragos.actions.wreckage import LeaveFinds, Salvage, reveal
from holdfast.games.naufragos.camp.places import Lianas, TakeWood
from holdfast.games.naufragos.camp.store import Wood
from holdfast.games.naufragos.castaways.health import Trauma, Wound
from holdfast.games.naufragos.dice.rolls import RollTable
from holdfast.games.naufragos.exploration.expedition import ExpeditionOver
from holdfast.games.naufragos.exploration.lost import Attempt
from holdfast.games.naufragos.exploration.summit import Settle
from holdfast.games.naufragos.flow.turn import Upkeep
from holdfast.games.naufragos.night.meals import Eating, FireStep
from holdfast.games.naufragos.pawns.resolving import Act
from holdfast.games.naufragos.plot.looking import Look
from holdfast.games.naufragos.plot.plot_cards import Token
from holdfast.games.naufragos.plot.today import Block
from tests.games.naufragos.table import RULESETS, Table

CONTENT = DEFINITION.content()
TELLERS = {lang: Localizer(DEFINITION, lang, CONTENT) for lang in LANGUAGES}
rulesets = pytest.mark.parametrize("ruleset", RULESETS)


def table(ruleset: str = "2013", players: int = 3) -> Table:
    t = Table(players, ruleset)
    t.abilities(*("medic", "fisher", "strong")[:players])
    return t


def said(t: Table, *effects: AnyEffect, lang: str = "en", answers: tuple[str, ...] = (), **cause: Any) -> list[str]:
    """What the log says of some effects, and of the answers that they ask for."""
    log = Log(DEFINITION)
    t.game.watch(log)
    t.play(*effects, **cause)
    for answer in answers:
        t.choose(answer)
    return [TELLERS[lang].line(line, t.w) for line in log.lines]


@pytest.mark.rule("NA-306")
@rulesets
def test_what_is_left_of_a_meal_is_shown(ruleset: str) -> None:
    t = table(ruleset)
    t.store(food=2)
    t.w.phase = "survival"
    lines = said(t, Eating(), answers=("leave:food", "eat:food"))
    assert lines[:4] == [
        "For supper: 2 food counters",
        "Inés leaves a food counter",
        "Carmela eats a food counter (energy 6/6)",
        "Left in the store after the meal: 1 food counter",
    ]


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "Nobody can leave on an expedition this turn"),
        ("it", "In questo turno nessuno può partire in esplorazione"),
        ("es", "Este turno nadie puede salir de expedición"),
    ],
)
def test_a_closed_exploration_is_shown_as_such(lang: str, line: str) -> None:
    assert said(table(), Block("explore"), lang=lang) == [line]


@pytest.mark.rule("NA-351", "NA-272")
@rulesets
def test_the_way_home_of_the_lost_becomes_easier_aloud(ruleset: str) -> None:
    t = table(ruleset)
    t.lost(((1, 2), 9), ((0,), t.w.rules.lowest_difficulty))
    t.stop_at_dawn()
    assert said(t, Upkeep())[0] == "The lost come nearer to the camp: Carmela and Marta (difficulty 8)"
    t = table(ruleset)
    t.lost(((1,), 9))
    t.w.free_pawns[1] = 2
    t.dice(1, 1)
    assert said(t, Attempt((1,)), lang="it")[0] == (
        "Carmela, dispersa, usa una pedina per cercare la via del ritorno (difficoltà ora 8)"
    )


@pytest.mark.rule("NA-570", "NA-572")
def test_a_sector_without_cards_is_left_behind_aloud() -> None:
    t = table()
    t.track(0, 3, 8)
    t.empty("coast")
    assert said(t, Settle()) == [
        "Nothing is left to explore behind them, and they go on: Inés (interior 1) and Carmela (interior 1)"
    ]
    assert said(t, Settle()) == []


@pytest.mark.rule("NA-426", "NA-427")
def test_what_it_takes_to_light_the_fire_is_shown() -> None:
    t = table()
    t.store(wood=3)
    assert said(t, LightFire()) == ["The campfire is burning, with 1 wood on it (left in the store: 2)"]
    t = table("hr12")
    assert said(t, LightFire(), lang="es") == ["La hoguera arde"]
    t.energy(0)
    assert said(t, Campfire(0)) == ["Inés finds the campfire burning already"]
    t.store(fire=False)
    assert said(t, Campfire(0)) == ["Inés is too tired to light a fire"]


@pytest.mark.rule("NA-320")
def test_a_fire_that_warms_nobody_burns_down_aloud() -> None:
    t = table()
    t.lost(((0, 1, 2), 9))
    t.store(fire=True, fire_wood=1)
    t.w.phase = "survival"
    assert said(t, FireStep()) == ["The campfire burns down, and nobody sits by it"]
    assert t.w.fire_wood == 0


@pytest.mark.rule("NA-425")
@rulesets
def test_energy_spent_on_sticks_is_shown_before_the_die(ruleset: str) -> None:
    t = table(ruleset)
    t.store(wood=1)
    t.energy(4)
    t.dice(5)
    assert said(t, RubSticks(0, 2)) == [
        "Inés rubs sticks with 2 energy (4/6)",
        "Inés needs 2 or less – 1 die: 5, no flame",
    ]


@pytest.mark.rule("NA-248")
def test_by_the_house_rules_the_price_of_an_action_is_shown_when_it_is_paid() -> None:
    t = table("hr12", 2)
    log = Log(DEFINITION)
    t.game.watch(log)
    t.act("wood")
    lines = [TELLERS["en"].line(line, t.w) for line in log.lines]
    at = lines.index("Inés spends 1 energy (5/6)")
    assert lines[at + 1].startswith("Inés gathers 1 wood")


@pytest.mark.rule("NA-437", "NA-440")
def test_the_materials_of_a_construction_are_shown() -> None:
    t = table()
    t.store(wood=5, rope=1, sail=1)
    t.w.places = ("shelter", "sand", "bonfire", "raft")
    lines = said(t, Raise(0, "raft"))
    assert lines[:2] == [
        "Used for it: 4 wood, 1 rope and 1 sail (wood left in the store: 1)",
        "Built: raft",
    ]
    t.store(wood=3)
    assert said(t, Pile(0, "bonfire", 2)) == [
        "Wood of the store on the great bonfire +2 (2 of 8; left in the store: 1)"
    ]


@pytest.mark.rule("NA-020", "NA-400", "NA-401", "NA-415")
def test_a_search_that_finds_nothing_says_so() -> None:
    t = table()
    t.store(wood=16)
    assert said(t, Act(0, "wood")) == ["Inés looks for wood in vain: none is left"]
    t.empty("wreckage")
    assert said(t, Salvage(0)) == ["Inés finds nothing that the sea has left"]
    t.empty("supply")
    assert said(t, GoForaging(0)) == ["Inés forages in vain: the supply is empty"]
    t.empty("heart")
    assert said(t, Look("heart", 2)) == ["There is no card left to look at"]
    t = table("hr12")
    t.empty("forage")
    assert said(t, GoForaging(0), lang="it") == ["Inés cerca cibo invano: il sacchetto è vuoto"]


@pytest.mark.rule("NA-684")
def test_a_roll_of_which_nothing_comes_says_so() -> None:
    t = table()
    t.dice(5)
    lines = said(t, RollTable({"1-2": (Wound(),)}), who=0)
    assert lines == ["Inés rolls – 1 die: 5", "Nothing comes of it"]
    t.dice(1)
    assert said(t, RollTable({"1-2": (Wound(),)}), who=0)[1] == "Inés takes 1 wound (wounds 1, so energy at most 5)"


@pytest.mark.rule("NA-418")
def test_what_nobody_took_of_the_wreckage_is_named() -> None:
    t = table()
    t.on_top("wreckage", "w12", "w15")
    reveal(t.w, 2)
    names = [CONTENT.cards[CONTENT.index[f"wreckage/{id}"]].name["en"] for id in ("w12", "w15")]
    assert said(t, LeaveFinds()) == [f"Left to the sea: {names[0]} and {names[1]}"]
    assert said(t, LeaveFinds()) == []


@pytest.mark.rule("NA-121")
def test_a_pile_that_is_made_again_is_shown() -> None:
    t = table()
    t.empty("forage")
    t.tiles("forage-1")
    t.w.move(t.w.zones["tiles"].top[-1], "tiles", "forage-discard")
    lines = said(t, Forage(1))
    assert lines[1] == "The used forage tiles are mixed into a new pile"
    assert said(t, Forage(-1)) == ["Forage supply −1 (now 3)"]


@pytest.mark.rule("NA-510")
def test_a_camp_card_that_has_given_all_it_had_goes_aloud() -> None:
    t = table()
    tree = t.camp("bc11")
    wood = t.w.on_card[tree]
    assert said(t, TakeWood(wood - 1), card=tree, who=0)[0].endswith("still on the card: 1)")
    assert "nothing is left of" in said(t, TakeWood(2), card=tree, who=0)[0]
    lianas = t.camp("bc10")
    t.store(rope=1)
    assert said(t, Lianas(), card=lianas, who=0)[-1].startswith("Nothing is left of it: ")
    t.w.tokens = ("goat",)
    t.camp("plot-8")
    assert len(said(t, Token("goat", on=False))) == 2


@pytest.mark.rule("NA-172", "NA-182")
@rulesets
def test_who_follows_a_dead_starting_player_is_shown(ruleset: str) -> None:
    t = table(ruleset)
    assert said(t, Trauma("0", 4))[1] == "Inés has died; the starting player is now Carmela"
    assert said(t, Trauma("2", 4))[1] == "Marta has died"


@pytest.mark.rule("NA-172")
def test_no_more_wounds_are_shown_than_there_were() -> None:
    t = table()
    t.w.trauma[1], t.w.wounds[1] = 3, 3
    t.energy(6, 0)
    assert said(t, Wound("1", 3))[0] == "Carmela takes 1 wound (wounds 2, traumas 4, so energy at most 0)"


@pytest.mark.rule("NA-594")
def test_the_end_of_an_expedition_is_shown() -> None:
    assert said(table(), ExpeditionOver(), lang="es") == ["La exploración ha terminado"]


def test_gathered_wood_is_shown_only_where_it_was_gathered() -> None:
    t = table()
    t.store(wood=16)
    assert said(t, Wood(1)) == []


@pytest.mark.parametrize("roll", ["return", "strength", "fire", "rest", "wounds", "table"])
def test_whatever_has_fallen_one_is_asked_about_the_roll(roll: str) -> None:
    assert TELLERS["en"].say("ask-rolled", roll=roll).endswith(" fallen: spend anything on the roll?")
