"""What a castaway must know before he answers is said where he is asked, in three languages."""

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import Log
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.actions.building import Build, Contribute
from holdfast.games.naufragos.actions.wreckage import Salvage
from holdfast.games.naufragos.camp.store import Wood
from holdfast.games.naufragos.cards import Character, Choice
from holdfast.games.naufragos.castaways.text import calling
from holdfast.games.naufragos.castaways.trade import Bargain
from holdfast.games.naufragos.display.plain_board import board
from holdfast.games.naufragos.pawns.text import rows
from holdfast.games.naufragos.plot.decisions import Vote
from holdfast.games.naufragos.plot.shares import Helped
from holdfast.games.naufragos.rules import FIRST_OF, STORM
from holdfast.terminal.session import Session
from tests.games.naufragos.bot.test_stakes import chance, facts, placing, risks
from tests.games.naufragos.table import Table

CONTENT = DEFINITION.content()
TELLERS = {lang: Localizer(DEFINITION, lang, CONTENT) for lang in LANGUAGES}
TEXTS = DEFINITION.folder / "text"
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def prompt(t: Table, lang: str = "en") -> str:
    return TELLERS[lang].prompt(t.game.question, t.w)


def labels(t: Table, lang: str = "en") -> dict[str, str]:
    question = t.game.question
    options = question.options_for(question.seats[0])
    return {o.key: TELLERS[lang].option(question.tag, o, t.w) for o in options}


@pytest.mark.rule("NA-039", "NA-291")
@pytest.mark.parametrize(
    ("lang", "order", "after"),
    [
        ("en", "comes before the rows below", "after Wood"),
        ("it", "prima delle righe più in basso", "dopo Legna"),
        ("es", "antes que las filas de más abajo", "tras Madera"),
    ],
)
def test_a_rest_says_when_its_energy_comes(lang: str, order: str, after: str) -> None:
    t = placing()
    t.to_placing()
    [option] = [o for o in t.game.question.options_for(0) if o.key == "rest:2"]
    row = rows(TELLERS[lang], t.w, option)
    assert row is not None
    assert order in row[0]
    assert row[1] == after


@pytest.mark.rule("NA-507")
def test_a_prepared_expedition_is_shown_with_its_easier_way_home() -> None:
    told = []
    for prepared in (0, 1, 2):
        t = placing()
        t.to_placing()
        t.w.prepared = prepared
        told.append(labels(t)["explore"])
    assert "at the end 2 dice must reach the way home (it begins at 4" in told[0]
    assert "2 dice (Prepare an expedition +1) must reach the way home (it begins at 3" in told[1]
    assert told[2] == told[0], "another prepared it, who has no pawn there"


@pytest.mark.rule("NA-292")
def test_where_all_rests_come_together_that_is_said() -> None:
    t = Table(2, "hr12", hr_list_order="on")
    t.to_placing()
    [option] = [o for o in t.game.question.options_for(t.w.starter) if o.key == "rest:2"]
    assert "Rest before the camp cards" in (rows(TELLERS["en"], t.w, option) or ("", ""))[0]


@pytest.mark.rule("NA-040", "NA-167")
def test_a_rest_tells_what_it_gives_as_far_as_there_is_room() -> None:
    t = placing()
    t.w.shelter = 2
    t.energy(3, 4, 4)
    t.to_placing()
    assert labels(t)["rest:1"] == "Rest after Forage (+2 energy, or +3 if a die shows 4–6: 50 %)"
    t.energy(5, 4, 4)
    assert labels(t)["rest:1"] == "Rest after Forage (+1 energy)"


@pytest.mark.rule("NA-530", "NA-582")
@each_language
def test_exploration_says_what_it_is_and_what_the_storm_takes(lang: str) -> None:
    t = placing()
    t.w.weather = STORM
    t.to_placing()
    told = labels(t, lang)["explore"]
    assert "−2" in told
    assert "4" in told.rpartition("−2")[2]


@pytest.mark.rule("NA-438", "NA-440")
@pytest.mark.parametrize(
    ("lang", "stays", "lost"),
    [("en", "stays there", "is lost"), ("it", "resta sulla costruzione", "va persa"), ("es", "se queda", "se pierde")],
)
def test_what_becomes_of_given_energy_and_who_is_asked_next(lang: str, stays: str, lost: str) -> None:
    t = placing()
    t.energy(4, 0, 3)
    t.play(Contribute("sand", (0, 1, 2)))
    assert stays in prompt(t, lang)
    assert lost not in prompt(t, lang)
    assert TELLERS[lang].noun("who-2", w=t.w) in prompt(t, lang)
    assert TELLERS[lang].noun("who-1", w=t.w) not in prompt(t, lang)  # he has nothing to give
    t = placing()
    t.energy(4, 0, 3)
    t.play(Contribute("shelter", (0, 1, 2)))
    assert lost in prompt(t, lang)


@pytest.mark.rule("NA-439")
def test_what_lacks_materials_is_named_and_a_shelter_says_what_it_is_good_for() -> None:
    t = placing()
    t.store(wood=0)
    t.play(Build(0))
    assert "Not yet, for want of materials: Shelter 1 (3 energy and 1 wood)" in prompt(t)
    t = placing()
    t.store(wood=3)
    t.play(Build(0))
    assert "Not yet" not in prompt(t)
    assert labels(t)["build:shelter"].endswith("a rest then gives 2 energy, or 3 if a die shows 4–6")


@pytest.mark.rule("NA-507")
def test_a_preparation_in_vain_is_marked() -> None:
    t = placing()
    t.to_placing()
    assert "too-late" in risks(facts(t, "camp:2"))  # camp cards come last
    t.w.remember("block:explore")
    assert "no-expedition" in risks(facts(t, "camp:2"))
    listed = Table(2, "hr12", hr_list_order="on")
    listed.to_placing()
    assert not risks(facts(listed, "camp:2")).keys() & {"too-late", "no-expedition"}


@pytest.mark.rule("NA-171")
def test_a_bandage_for_nobody_is_marked() -> None:
    t = placing()
    t.to_placing()
    assert "nobody-hurt" in risks(facts(t, "camp:4"))
    t.wounds(0, 1, 0)
    assert "nobody-hurt" not in risks(facts(t, "camp:4"))


@pytest.mark.rule("NA-957")
def test_the_orchard_says_what_it_does_now() -> None:
    t = placing()
    space = next(space for space in ("camp:6", "camp:7") if t.w.on_camp(space) < 0)
    t.camp("plot-11", space)
    t.to_placing()
    assert risks(facts(t, space)) == {"fills": 4}
    t = placing()
    t.camp("plot-11", space)
    t.w.pass_unseen("forage", "orchard")
    t.to_placing()
    assert {a.what: a.n for a in facts(t, space).gains} == {"tile": 1}


@each_language
def test_no_camp_card_is_cut_off_at_the_decisive_words(lang: str) -> None:
    t = placing()
    t.to_placing()
    assert [key for key, told in labels(t, lang).items() if key.startswith("camp:") and "…" in told] == []


@pytest.mark.rule("NA-240", "NA-241")
def test_the_white_pawn_is_introduced() -> None:
    t = placing()
    t.phase("actions")
    assert "has the white pawn besides, for a camp card that is done at once" in prompt(t)
    h = placing("hr12")
    h.phase("actions")
    assert "You use it this turn whenever you like" in prompt(h)


@pytest.mark.rule("NA-655")
def test_a_bargain_says_what_the_things_do() -> None:
    t = placing()
    t.item(1, "w10")
    t.item(0, "w7")
    t.play(Bargain(1, 0, "w10", "w7"))
    assert "Axe – Strength +1. Your Wood action gives 1 wood more." in prompt(t)
    assert "Machete – " in prompt(t)


@pytest.mark.rule("NA-928")
@each_language
def test_nobody_is_shown_not_to_help_himself(lang: str) -> None:
    t = placing()
    t.explore(0)
    log = Log(DEFINITION)
    t.game.watch(log)
    t.play(Helped(2, "explorers"), who=0)
    assert TELLERS[lang].noun("who-0", w=t.w) not in prompt(t, lang)
    t.choose("do-not-help")
    assert [line for line in log.lines if line.message == "log-helped"] == []


@pytest.mark.rule("NA-692")
def test_a_vote_that_decides_nothing_any_more_says_so() -> None:
    t = placing()
    log = Log(DEFINITION)
    t.game.watch(log)
    t.play(Vote((0, 1, 2), (Choice("pay"), Choice("decline"))))
    for seat in (0, 1, 2):
        t.choose("pay", seat)
    late = [dict(line.args)["late"] for line in log.lines if line.message == "log-vote"]
    assert late == ["no", "no", "yes"]


def test_one_word_for_one_thing() -> None:
    """Fodder is for cattle; tiles of food have one name in Spanish, and starting players are not all men."""
    italian = "".join([path.read_text() for path in TEXTS.glob("*it*")])
    assert "oraggio" not in italian
    spanish = "".join([path.read_text() for path in TEXTS.glob("es-*.ftl")])
    assert "loseta" not in spanish
    assert "fichas de comida" not in spanish


@each_language
def test_what_a_companion_can_do_is_read_out(lang: str) -> None:
    table = Session.new(DEFINITION, 2, {}, 5, lang)
    [seat] = table.asked
    table.answer(table.options(seat)[0])
    [first, *_] = [line for line in table.log.lines if line.message == "log-take-character"]
    [card] = table.cards(first)
    assert card.deck == "character"
    assert TELLERS[lang].say("card-scale", n=6) in table.read_out(card)[-1]


@pytest.mark.rule("NA-415")
def test_who_did_not_search_is_shown_why_he_may_take_a_find() -> None:
    t = Table(2)
    t.phase("actions")
    t.play(Salvage(0), who=0)
    assert "has searched" not in prompt(t)
    t.choose("take-nothing")
    assert t.asked == "take-find"
    assert "has searched, and everybody else in the camp takes one find too" in prompt(t)
    assert "anche gli altri nell’accampamento" in prompt(t, "it")
    assert "también los demás del campamento" in prompt(t, "es")


def test_wood_that_is_not_there_is_shown_as_missing() -> None:
    t = Table(2)
    t.store(wood=1)
    log = Log(DEFINITION)
    t.game.watch(log)
    t.play(Wood(-2), who=0)
    assert [TELLERS["en"].line(line, t.w) for line in log.lines][-1] == "Wood −1 (in the store: 0, no more was there)"
    t.store(wood=3)
    t.play(Wood(-2), who=0)
    assert [TELLERS["en"].line(line, t.w) for line in log.lines][-1] == "Wood −2 (in the store: 1)"


@pytest.mark.rule("NA-580", "NA-583", "NA-937")
@pytest.mark.parametrize(
    ("lang", "alone", "together"),
    [
        (
            "en",
            "alone 2 dice, storm −2, 7 or more: 28 %",
            "comes too, 2 dice, the pathfinder +2, storm −2, 7 or more: 58 %",
        ),
        ("it", "senza altri 2 dadi, tempesta −2, almeno 7: 28 %", "tempesta −2, almeno 7: 58 %"),
        ("es", "sin nadie más, 2 dados, tormenta −2, 7 o más: 28 %", "tormenta −2, 7 o más: 58 %"),
    ],
)
def test_the_way_home_is_shown_alone_and_with_those_who_may_come_along(lang: str, alone: str, together: str) -> None:
    t = placing()
    t.abilities("strong", "fisher", "pathfinder")
    t.w.weather = STORM
    t.explore(0, 2)
    t.store(difficulty=7)
    told = labels(t, lang)["return"]
    assert alone in told
    assert together in told
    assert TELLERS[lang].noun("who-2", w=t.w) in told


@pytest.mark.rule("NA-580")
def test_who_changes_nothing_on_the_way_home_is_still_asked() -> None:
    t = placing()
    t.abilities("strong", "fisher", "cook")
    t.explore(0, 1)
    t.store(difficulty=7)
    who = TELLERS["en"].noun("who-1", w=t.w)
    assert labels(t)["return"] == f"Head home (alone or with {who}, as they like: 2 dice, 7 or more: 58 %)"


@pytest.mark.rule("NA-581", "NA-582", "NA-584")
def test_hr12_each_rolls_with_what_is_his_own() -> None:
    """The pathfinder's +2 is nobody else's: 1 − 15/36 · 5/36 come home, not by one roll with +2."""
    t = placing("hr12")
    t.abilities("pathfinder", "fisher", "cook")
    t.explore(0, 1)
    t.store(difficulty=7)
    told = labels(t)["return"]
    assert "alone 2 dice, the pathfinder +2, 7 or more: 83 %" in told
    assert "2 dice each, one is enough, the pathfinder +2, 7 or more: 93 %" in told


@pytest.mark.rule("NA-040", "NA-552")
def test_the_next_card_says_how_much_harder_the_way_home_may_become() -> None:
    t = placing()
    t.explore(0)
    most = int(labels(t)["draw:coast"].partition("way home up to +")[2].rstrip(")"))
    t.build("raft")
    assert f"way home up to +{most - 1})" in labels(t)["draw:coast"]


@pytest.mark.rule("NA-551")
def test_a_card_of_an_earlier_sector_promises_no_step() -> None:
    t = placing()
    t.sector(0, "interior")
    t.explore(0)
    assert chance(facts(t, "draw:coast"), "step") == 0
    assert chance(facts(t, "draw:interior"), "step") > 0


@pytest.mark.rule("NA-541")
def test_hr12_who_leaves_a_sector_draws_from_the_next() -> None:
    t = placing("hr12")
    t.track(FIRST_OF["interior"] - 1)
    t.explore(0)
    ahead = facts(t, "advance")
    t.empty("interior")
    assert chance(ahead, "step") > 0
    assert facts(t, "advance").roll != ahead.roll


@pytest.mark.rule("NA-302", "NA-312", "NA-321")
@pytest.mark.parametrize(
    ("lang", "hunger", "cold"),
    [
        ("en", "food for 2 of 3 (hunger: 1 energy and 2 wounds)", "no fire (cold: 1 energy each)"),
        ("it", "cibo per 2 su 3 (chi digiuna: −1 energia e 2 ferite)", "niente fuoco"),
        ("es", "comida para 2 de 3 (quien no come: −1 de energía y 2 lesiones)", "no hay hoguera"),
    ],
)
def test_what_the_night_lacks_is_said_where_pawns_are_placed(lang: str, hunger: str, cold: str) -> None:
    t = placing()
    t.store(food=1)
    t.held(1)
    t.to_placing()
    assert hunger in prompt(t, lang)
    assert cold in prompt(t, lang)
    t.store(food=2, fire=True, wood=2)
    assert hunger not in prompt(t, lang)
    assert cold not in prompt(t, lang)
    assert "2" in prompt(t, lang), "one of the two wood is for the fire"
    t.w.fire_wood = 1
    assert prompt(t, lang).endswith("?"), "nothing is missing"


def test_who_has_no_energy_left_is_shown_what_that_closes() -> None:
    t = placing()
    t.energy(0, 3, 3)
    t.to_placing()
    assert "Without energy only what costs nothing is open" in prompt(t)


@pytest.mark.rule("NA-290", "NA-425")
@pytest.mark.parametrize(("rest", "energy"), [("rest:1", 4), ("rest:6", 3)])
def test_the_fire_is_shown_with_the_energy_of_a_rest_before_it(rest: str, energy: int) -> None:
    t = placing()
    t.energy(3, 3, 3)
    t.store(wood=1)
    t.to_placing()
    t.pawns(rest, "pass", "pass")
    assert chance(facts(t, "campfire"), "most") == pytest.approx(energy / 6)


@pytest.mark.rule("NA-248", "NA-425")
def test_hr12_the_fire_is_shown_without_what_pawns_before_it_will_cost() -> None:
    t = placing("hr12")
    t.energy(3, 3, 3)
    t.to_placing()
    t.pawns("forage", "pass", "pass")
    assert t.w.energy[0] == 3
    assert chance(facts(t, "campfire"), "most") == pytest.approx(2 / 6)


@pytest.mark.rule("NA-440", "NA-441")
@each_language
def test_the_great_bonfire_says_that_it_takes_the_wood_of_the_fire(lang: str) -> None:
    t = placing()
    t.store(wood=2, fire=True)
    t.play(Contribute("bonfire", (0, 1, 2)))
    with_fire = prompt(t, lang)
    t.w.fire_wood = 1
    assert len(prompt(t, lang)) < len(with_fire), "its fire has wood"
    for number in ("0", "8", "2"):
        assert number in prompt(t, lang)


@pytest.mark.rule("NA-415")
@pytest.mark.parametrize(
    ("lang", "first"), [("en", "You choose first"), ("it", "La prima scelta"), ("es", "Eliges antes")]
)
def test_who_searches_is_shown_that_the_others_take_the_rest(lang: str, first: str) -> None:
    t = placing()
    t.play(Salvage(0), who=0)
    assert first in prompt(t, lang)
    for seat in (1, 2):
        assert TELLERS[lang].noun(f"who-{seat}", w=t.w) in prompt(t, lang)


@pytest.mark.rule("NA-306", "NA-350", "NA-934")
def test_a_piece_that_is_left_is_kept_by_the_cook() -> None:
    t = placing()
    t.abilities("medic", "cook", "strong")
    t.energy(3, 3, 3)
    t.store(cubes=4)
    t.phase("survival")
    told = facts(t, "leave:cube")
    assert {gain.what for gain in told.gains} == {"kept"}
    assert "rots" not in risks(told)


@pytest.mark.rule("NA-308", "NA-312")
def test_who_has_food_of_his_own_does_not_go_hungry() -> None:
    t = placing()
    t.energy(3, 3, 3)
    t.store(cubes=2, food=0)
    t.held(0, 1, 0)
    t.phase("survival")
    assert risks(facts(t, "leave:cube"))["hunger"] == 1


@pytest.mark.rule("NA-163")
def test_what_a_thing_gives_in_vain_is_said() -> None:
    t = placing()
    t.item(0, "w24")
    t.energy(t.w.top(0) - 1, 3, 3)
    t.to_placing()
    told = facts(t, "use:w24")
    assert risks(told) == {"spilt": sum(a.n for a in told.gains) + 1}


@pytest.mark.rule("NA-631", "NA-925")
@pytest.mark.parametrize(
    ("lang", "words"), [("en", "1 die +4, 11 or more: 0 %"), ("it", "1 dado +4"), ("es", "1 dado +4")]
)
def test_a_danger_says_how_its_fight_stands(lang: str, words: str) -> None:
    t = placing()
    t.abilities("strong", "cook", "medic")
    t.item(1, "w7")
    t.camp("plot-31", "camp:1")
    t.to_placing()
    told = labels(t, lang)["camp:1"]
    assert words in told
    cannon = TELLERS[lang].name("plot/plot-31/choice/cannon")
    assert cannon is not None
    assert cannon not in told, "nobody has loaded it"


@pytest.mark.rule("NA-242", "NA-701")
def test_hr12_before_an_action_it_is_said_which_one_and_what_becomes_of_the_white_pawn() -> None:
    t = placing("hr12")
    t.phase("actions")
    t.choose("white:camp:1")
    t.choose("explore")
    for _ in range(5):
        t.choose("pass")
    assert t.asked == "window"
    assert "next comes Exploration" in prompt(t)
    assert "Out there you cannot use the white pawn" in prompt(t)


@pytest.mark.rule("NA-906")
@each_language
def test_two_of_a_calling_share_a_line_whatever_the_word_for_her_and_him(lang: str) -> None:
    told = [calling(TELLERS[lang], card.key) for card in CONTENT.cards if isinstance(card, Character)]
    assert len({row[0] for row in told if row}) == 6
    assert len({row[1] for row in told if row}) == 12


@pytest.mark.rule("NA-306")
def test_what_was_left_at_this_meal_is_still_on_the_table() -> None:
    t = placing()
    t.store(cubes=1, food=0)
    t.w.left = (2, 0)
    lines = board(TELLERS["en"], t.game.view(0))
    assert any("left over at this meal 2" in line and "nothing" not in line for line in lines)
