"""What an answer promises comes true, what it leaves out matters to nobody, and nothing happens without a line."""

import pytest

from holdfast.bots.rule_player import player_of
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.menu import Option
from holdfast.core.facts import Amount
from holdfast.core.idle_questions import idle_answer
from holdfast.core.player import SeatPosition
from holdfast.core.text.log import Log
from holdfast.games.robinson.actions.combat import Fight
from holdfast.games.robinson.bot.reasons import because_roof
from holdfast.games.robinson.cards import Adventure, Event
from holdfast.games.robinson.flow.event import IntoEventDeck
from holdfast.games.robinson.flow.night import MealOutside
from holdfast.games.robinson.island.camp import MoveCamp
from holdfast.games.robinson.people.deciding import Decide
from holdfast.games.robinson.people.text import choice as choice_label
from holdfast.games.robinson.people.wounds import SpecialWound
from holdfast.games.robinson.planning.planned import Planned
from holdfast.games.robinson.rules import ACTION_DICE
from holdfast.games.robinson.scenarios.castaways import PileUp
from holdfast.games.robinson.scenarios.occasions import TotemFound
from holdfast.games.robinson.text.purpose import item, purpose
from holdfast.games.robinson.things.mystery import DrawMystery
from holdfast.games.robinson.things.resources import Halve
from tests.games.robinson.display.test_stakes import chances, facts, planning
from tests.games.robinson.table import Table, camp
from tests.games.robinson.text.test_texts import TELLERS
from tests.games.robinson.text.test_what_it_is_for import label, prompt, told

EN = TELLERS["en"]


def board(t: Table) -> str:
    return "\n".join(t.game.definition.display.board(EN, t.game.view(0)))


# --- promises ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-004", "RC-431")
@pytest.mark.parametrize(("morale", "planned", "rises"), [(1, 0, 1), (3, 0, 0), (2, 1, 0), (1, 1, 1)])
def test_arranging_promises_no_morale_above_the_best(morale, planned, rises):
    t = planning()
    t.w.morale = morale
    t.to_planning()
    t.plan(1, *["arrange:camp"] * planned)
    gains = facts(t, "arrange:camp", 0).gains
    assert gains == (Amount("determination", 2), *[Amount("morale", 1)] * rises)
    assert ("Morale is at its best already" in label(t, "arrange:camp")) is (morale == 3)
    assert ("Morale reaches its best without it" in label(t, "arrange:camp")) is (morale == 2)


@pytest.mark.rule("RC-308", "RC-531")
def test_food_that_a_threat_action_surely_brings_is_counted_for_tonight():
    t = planning()
    t.w.round = 3
    t.give(food=0)
    t.threat("food-crates")
    t.to_planning()
    assert "3 food is missing so far;" in prompt(t)
    t.plan(1, "both:threat:right:two")
    assert "1 food is missing so far, the 2 that the plan brings for sure already counted;" in prompt(t)


@pytest.mark.rule("RC-372", "RC-531")
def test_food_that_depends_on_dice_is_named_apart_and_so_is_its_lack():
    t = planning()
    t.w.round = 3
    t.give(food=1)
    t.to_planning()
    assert "No Action that is left brings food" not in prompt(t)
    t.plan(1, "gather:M2-parrot")
    assert "2 food is missing so far (with luck the plan brings 1 more);" in prompt(t)
    t.plan(2, "threat:right:one")
    assert "1 food is missing so far, the 1 that the plan brings for sure already counted (with" in prompt(t)
    assert "No Action that is left brings food" in prompt(t)


@pytest.mark.rule("RC-461")
def test_the_helmet_counts_in_the_chances_and_is_logged_when_it_helps():
    found = []
    for weapon, helmet in ((3, False), (2, True), (2, False)):
        t = planning()
        t.beast("fox")
        t.levels(weapon=weapon)
        if helmet:
            t.treasure("helmet")
        t.to_planning()
        found.append(chances(facts(t, "both:hunt:beast", 0)))
    assert found[0] == found[1] != found[2], "the Helmet is worth a Weapon level"
    t = camp()
    t.treasure("helmet")
    t.levels(weapon=4)
    assert "Strength 5 against Weapon level 4; the Helmet saves 1 Wound" in told(t, Fight(5))
    assert "Strength 4 against Weapon level 4" in told(t, Fight(4))


@pytest.mark.rule("RC-457")
def test_a_hunt_names_what_its_chances_leave_out():
    t = planning()
    t.beast("fox")
    t.to_planning()
    assert "leave out" not in label(t, "both:hunt:beast")
    t = planning()
    t.beast("fox")
    t.starting_item("pistol")
    t.to_planning()
    assert "the chances leave out Pistol" in label(t, "both:hunt:beast")


@pytest.mark.rule("RC-459", "RC-506")
def test_a_palisade_does_not_promise_help_against_a_beast():
    t = planning()
    t.shelter()
    t.to_planning()
    assert label(t, "build:palisade:wood").endswith("a beast that attacks does not")


@pytest.mark.rule("RC-621")
def test_what_the_carpenter_has_paid_is_no_price_any_more():
    t = planning()
    t.determination(2)
    t.to_planning()
    assert Amount("determination", 2) in facts(t, "build:shelter:thrift", 0).price
    t.plan(0, "build:shelter:thrift", "build:weapon")
    t.all_ready()
    while t.asked == "window":
        t.game.choose("go-on")
    assert facts(t, "resolve:build:shelter", 0).price == (Amount("wood", 2),)


@pytest.mark.rule("RC-691", "RC-1213")
def test_an_item_says_which_card_in_the_event_deck_it_softens():
    t = planning()
    t.to_planning()
    assert "Event deck" not in item(EN, t.w, "cure")
    card = t.fetch("building-adventure/accident", "resolving")
    t.play(SpecialWound("brown", "leg"), IntoEventDeck(), who=0, card=card)
    name = EN.noun("building-adventure/accident")
    assert f"softens {name}, which lies in the Event deck" in item(EN, t.w, "cure")


@pytest.mark.rule("RC-501")
def test_a_roof_is_not_built_against_clouds_that_cannot_come():
    for n, says in ((3, "The Roof is at 0, and clouds come from round 4 on."), (4, "up to 2 clouds may come tonight.")):
        t = planning()
        t.shelter()
        t.w.round = n
        t.to_planning()
        outlook = player_of(t.game.definition).outlook(SeatPosition(t.game, 0))
        assert EN.because(because_roof(outlook), t.w).endswith(says)


# --- what was missing --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-341", "RC-541")
def test_planning_says_what_a_shelter_or_a_roof_takes_that_nobody_can_pay():
    t = camp()
    t.give(wood=1)
    t.to_planning()
    assert "Not enough for a Shelter (3 wood or 2 fur); without one each gets 1 Wound tonight." in prompt(t)
    t = camp()
    t.shelter()
    t.give(wood=2, fur=1, food=3)
    t.w.round = 3
    t.to_planning()
    assert "Not enough" not in prompt(t)
    t = camp()
    t.shelter()
    t.give(wood=2, fur=1, food=3)
    t.w.round = 4
    t.to_planning()
    assert "Not enough for a Roof (3 wood or 2 fur)." in prompt(t)
    t = camp()
    t.give(wood=2)
    t.determination(2)
    t.to_planning()
    assert "Not enough" not in prompt(t), "the Carpenter may save one wood"


@pytest.mark.rule("RC-503", "RC-912")
def test_the_woodpile_says_that_the_wood_may_be_wanted_for_a_roof():
    t = camp()
    t.shelter()
    t.give(wood=3)
    t.w.round = 4
    t.play(PileUp())
    asked = prompt(t)
    assert asked.endswith("Up to 2 clouds may come tonight, and the Roof is at 0: one more takes 3 wood or 2 fur.")
    t.levels(roof=2)
    assert "Roof" not in prompt(t)


@pytest.mark.rule("RC-623")
def test_a_reroll_says_what_it_may_mend():
    t = planning()
    t.determination(2)
    t.to_planning()
    t.plan(0, "build:weapon")
    t.dice("build", wound="wound", success="two", adventure="blank")
    t.all_ready()
    while t.asked != "window" or "skill:craftsmanship" not in t.keys():
        t.game.choose("go-on")
    mended = chances(facts(t, "skill:craftsmanship", 0))
    wound, success, _ = ACTION_DICE["build"]
    exact = {"no-wound": wound.count("blank") / 6, "success": success.count("success") / 6}
    assert mended == pytest.approx(exact)
    assert "for Building: Weapon level (Weapon level +1" in prompt(t)


@pytest.mark.rule("RC-265")
def test_an_option_to_join_shows_its_purpose_and_which_of_two_it_is():
    t = planning()
    t.shelter()
    t.give(wood=6, fur=3)
    t.invention("shovel")
    t.to_planning()
    t.plan(1, "build:roof:wood", "build:roof:fur")
    t.plan(2, "build:shovel")
    assert label(t, "join:build:roof:pawn").startswith("Add a pawn to: Building: Roof (3 wood) – the Cook: Roof +1")
    assert label(t, "join:build:roof+2:pawn").startswith("Add a pawn to: Building: Roof (2 fur) – the Cook: Roof +1")
    assert label(t, "join:build:shovel:pawn").startswith("Add a pawn to: Building: Shovel: needed for")


@pytest.mark.rule("RC-291", "RC-292")
def test_the_order_shows_what_comes_afterwards():
    t = planning()
    t.to_planning()
    t.plan(0, "build:weapon", "build:weapon")
    t.plan(1, "gather:M2-parrot")
    t.all_ready()
    while t.asked == "window":
        t.game.choose("go-on")
    assert prompt(t).endswith("Afterwards: Gathering parrots on M2.")


@pytest.mark.rule("RC-292", "RC-431")
def test_nobody_is_asked_in_which_order_the_camp_is_arranged():
    t = planning()
    t.to_planning()
    t.plan(0, "arrange:camp", "rest:rest")
    t.plan(1, "arrange:camp", "arrange:camp")
    t.all_ready()
    while t.asked == "window":
        t.game.choose("go-on")
    assert idle_answer(t.game, 0) is not None
    t.token("arrange", "blocked")
    assert idle_answer(t.game, 0) is None


@pytest.mark.rule("RC-301")
def test_a_threat_action_names_a_reward_without_a_number():
    t = planning()
    for card in (c for c in t.w.content.cards if isinstance(c, Event) and c.threat.then):
        t.threat(card.id, "left")
        said = purpose(EN, t.w, 0, Planned("threat", "left", pawns=("0a",)))
        assert said.startswith("the Threat is off"), card.id
        if any(isinstance(effect, DrawMystery) for effect in card.threat.then):
            assert "Mystery" in said


@pytest.mark.rule("RC-533")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_shows_what_is_beside_the_new_camp(lang):
    t = camp()
    t.tile("M2", 5)
    t.play(MoveCamp())
    options = {o.key: TELLERS[lang].option("move-camp", o, t.w) for o in t.game.question.options_for(0)}
    assert "2" in options["stay"]
    assert "5" in options["move-camp:M2"]


@pytest.mark.rule("RC-691")
def test_a_choice_says_what_the_card_does_when_it_comes_back():
    cards = [card for card in camp().w.content.cards if isinstance(card, Adventure)]
    card = next(card for card in cards if card.choices and card.later)
    taking = next(
        choice
        for effect in card.effect
        if isinstance(effect, Decide)
        for choice in effect.choices
        if any(isinstance(e, IntoEventDeck) for e in choice.then)
    )
    said = choice_label(EN, None, "decide", Option(taking.key, 0, taking.then), card.key)
    assert said is not None
    assert card.later_name["en"] in said
    assert "shuffle" not in said


@pytest.mark.rule("RC-353")
def test_items_say_what_they_do_and_inventions_what_is_gone():
    t = camp()
    t.item("basket")
    t.invention("pit")
    assert "Basket (once a round, a successful Gathering Action gives 1 resource more)" in board(t).replace(
        "\n    ", " "
    )
    t.w.move(t.w.find("inventions", "shovel"), "inventions", "invention-discard")
    assert "Pit (Shovel, not on the board)" in board(t).replace("\n    ", " ")


# --- nothing in silence ------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-550")
def test_the_log_shows_why_people_outside_go_hungry_and_what_they_keep():
    t = camp()
    t.give(food=3)
    t.stop_at_dawn()
    t.w.outside = {1: False}
    lines = told(t, MealOutside(1))
    assert lines[0] == "the Cook, outside, has found no food and goes hungry"
    t.w.future[4] = 2
    t.w.phase = "night"
    assert "outside until morning (Cook): 2" in board(t)


@pytest.mark.rule("RC-651")
def test_half_of_nothing_is_logged_too():
    t = camp()
    assert told(t, Halve("roof")) == ["There is nothing that it could take: nothing happens"]


@pytest.mark.rule("RC-912")
def test_piling_no_wood_is_logged():
    t = camp()
    t.give(wood=2)
    log = Log(t.game.definition)
    t.game.watch(log)
    t.play(PileUp())
    t.game.choose("pile:0")
    assert [EN.line(one, t.w) for one in log.lines] == ["the Carpenter (First Player) puts no wood on the woodpile"]


@pytest.mark.rule("RC-406")
@pytest.mark.parametrize(("scenario", "idle_there"), [("castaways", True), ("family", False)])
def test_a_totem_that_means_nothing_says_so(scenario, idle_there):
    t = camp(scenario=scenario)
    t.tile("M2", 5)
    lines = told(t, TotemFound("M2"))
    assert any("means nothing in this Scenario" in text for text in lines) is idle_there


@pytest.mark.rule("RC-353")
def test_a_new_item_is_logged_with_what_it_does():
    t = camp()
    t.shelter()
    log = Log(t.game.definition)
    t.game.watch(log)
    t.item("fire")
    assert EN.line(log.lines[0], t.w) == "New Item: Fire – Palisade +1 (only with a Shelter)"
