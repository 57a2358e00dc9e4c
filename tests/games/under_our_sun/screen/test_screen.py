"""Under Our Sun at the terminal: whole games in plain lines and on the screen, every question in words, no secret told."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import get_args, get_type_hints

import pytest

import holdfast
from holdfast.boards.board import BoardContext, TerminalSize, board_of
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Option
from holdfast.core.engine.option_spec import KEY_PATTERNS
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import card_of
from holdfast.games.under_our_sun import DEFINITION, MISSIONS
from holdfast.games.under_our_sun.actions.building import Build
from holdfast.games.under_our_sun.actions.gathering import Gather
from holdfast.games.under_our_sun.combat.combat_turn import CombatTurn
from holdfast.games.under_our_sun.combat.enemy_attacks import KeepHit
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstCombatTurn
from holdfast.games.under_our_sun.combat.hits import Soften, TakeHit
from holdfast.games.under_our_sun.dice.matters import matters
from holdfast.games.under_our_sun.dice.rolls import Roll
from holdfast.games.under_our_sun.dice.tests import GhillieNet, Test
from holdfast.games.under_our_sun.display.drawing.hexmap import Scale, draw, frame, plain
from holdfast.games.under_our_sun.display.plain_board import faces
from holdfast.games.under_our_sun.flow.day import LastBlows
from holdfast.games.under_our_sun.flow.events import Gamble, ShareWater, TakeItem
from holdfast.games.under_our_sun.flow.night import ChooseVictim, IgnoreAnimal, TapOwn
from holdfast.games.under_our_sun.flow.preparation import FirstToAct, Meal
from holdfast.games.under_our_sun.map.geography import distance
from holdfast.games.under_our_sun.map.moving import Tunnel
from holdfast.games.under_our_sun.map.tiles import ReorderTiles, Reveal, RevealAny
from holdfast.games.under_our_sun.missions.hostages import HandHostage
from holdfast.games.under_our_sun.missions.tasks import Deliver
from holdfast.games.under_our_sun.options import Way, Word
from holdfast.games.under_our_sun.people.characters import CalmOne, CureOne, Heal, HealOne, HealOrCure
from holdfast.games.under_our_sun.people.death import Die, Revive
from holdfast.games.under_our_sun.people.teams import RevealSelf
from holdfast.games.under_our_sun.pieces import TEAMS, Hostage
from holdfast.games.under_our_sun.text.nouns.names import bearing, letter, steps
from holdfast.games.under_our_sun.things.dropping import Overflow
from holdfast.games.under_our_sun.things.goods import LoseResources
from holdfast.games.under_our_sun.things.items import Called, FieldRadio, Flare
from holdfast.games.under_our_sun.things.loot import DrawLoot
from holdfast.games.under_our_sun.trade.barter import Agreement
from holdfast.games.under_our_sun.trade.dealing import Bill, Dealing
from holdfast.games.under_our_sun.trade.robbing import Spoils
from holdfast.games.under_our_sun.trade.stealing import Snatch
from holdfast.games.under_our_sun.trade.wares import PlaceDealer
from holdfast.games.under_our_sun.vocabulary import option_reader, option_specs, registry
from holdfast.games.under_our_sun.world import Sands
from holdfast.terminal.session import Session
from holdfast.terminal.texts import TerminalTexts
from tests.games.under_our_sun.table import Table
from tests.terminal.playing import Said, play_and_save, play_in_plain_lines
from tests.terminal.test_screen import Seen, sit

SAID = Said(
    DEFINITION,
    raw=r"(?:who|seat|char|foe|body)-\d|\bNone\b|\$|\{|\}|[a-z][:/][a-z]|-?\d+,-?\d+|\b(?:fx|ask|opt|no|log|noun|if)-[a-z]|^\s*$",
    often=8,
)
TELLERS, SOURCES, clean = SAID.tellers, SAID.sources, SAID.clean


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(holdfast.GAMES, "under_our_sun", "holdfast.games.under_our_sun")


def session(players: int, mission: str = "dry-wells", seed: int = 1, lang: str = "en", **options: object) -> Session:
    return Session.new(DEFINITION, players, {"mission": mission, **options}, seed, lang)


def world(game: Game) -> Sands:
    assert isinstance(game.world, Sands)
    return game.world


def wish(seed: int, random: Random) -> tuple[int, dict[str, object]]:
    """Players and options of a random table: every mission, mode and number comes up among forty."""
    players = seed % 6 + 1
    options: dict[str, object] = {"mission": MISSIONS[seed // 6 % 6 if seed < 36 else seed % 6]}
    options["characters"] = random.choice(["random", "chosen"])
    options["expansion"] = "on" if players > 4 else random.choice(["off", "on"])
    options["mode"] = "semi" if players > 2 and seed % 2 else "coop"
    options["crew_of_four"] = "on" if players == 2 and seed % 4 < 2 else "off"
    return players, options


# --- whole games -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_a_game_is_the_same_after_it_was_saved(players: int, tmp_path: Path) -> None:
    mode = "semi" if players > 2 else "coop"
    table = session(players, "hold-the-gate", players, mode=mode, expansion="on" if players > 4 else "off")
    play_and_save(table, players, tmp_path, often=0.02, most=250)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_can_play_a_whole_game_in_plain_lines(lang: str) -> None:
    table = session(3, "voice-in-the-static", 4, lang)
    table.seat({1: "random", 2: "random"})
    play_in_plain_lines(table, lang)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_asked_in_a_game_has_words(seed: int) -> None:
    random = Random(seed)
    players, options = wish(seed, random)
    game = DEFINITION.new(players, options, seed)
    assert SAID.play(game, random, most=300) > 20


# --- what random games seldom meet -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_a_prompt(lang: str) -> None:
    assert SAID.unasked(lang, registry(), least=51) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_block_has_a_reason(lang: str) -> None:
    assert SAID.unreasoned(lang, least=9) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_a_label(lang: str) -> None:
    teller = TELLERS[lang]
    hints = [get_type_hints(spec).get("deed") for spec in option_specs()]
    words = [word for hint in hints for word in get_args(hint)]
    patterns = [meta.pattern for hint in (Word, Way) for meta in hint.__metadata__]
    words += [word for pattern in patterns for word in pattern.strip("^()$").split("|")]
    heads = {*words, *[KEY_PATTERNS[spec].head for spec in option_specs()]} - {"", "char-", "done"}
    assert len(heads) > 80
    assert [head for head in sorted(heads) if not teller.has(f"opt-{head}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_of_a_mission_has_a_label(lang: str) -> None:
    missions = [card for card in DEFINITION.content().unique if card.deck == "mission"]
    keys = {task.key for card in missions for stage in card.stages for task in stage.tasks}  # type: ignore[attr-defined]
    assert len(keys) > 8
    assert [key for key in sorted(keys) if not TELLERS[lang].has(f"task-{key}")] == []


@cache
def rare_questions() -> list[tuple[str, Table]]:
    """Tables at questions that seldom come up, each with the tag that must be asked."""
    found: list[tuple[str, Table]] = []

    def at(tag: str, players: int = 2, **options: object) -> Table:
        t = Table(players, **options)  # type: ignore[arg-type]
        t.crew(*("medic", "thickskin", "scout", "veteran")[: t.w.crew])
        t.blank("0,-1", 10)
        found.append((tag, t))
        return t

    def card(t: Table, key: str) -> int:
        return t.w.content.index[key]

    t = at("ghillie-net")
    t.item(0, "ghillie-net")
    t.play(GhillieNet(0, (Heal(),), (Heal(),)))
    t = at("field-radio", players=3)
    t.play(FieldRadio())
    t = at("called")
    t.play(Called(1))
    t = at("flare")
    t.foe("wolf", "0,-1")
    t.play(Flare())
    t = at("tap-own")
    t.item(0, "knife", "club")
    t.play(TapOwn())
    t = at("calm-one")
    t.play(CalmOne())
    t = at("revive", players=3)
    t.play(Die(1), Die(2), Revive())
    t = at("heal-one")
    t.hp(3, 3)
    t.play(HealOne(2))
    t = at("cure-one")
    t.w.infected = 3
    t.play(CureOne())
    t = at("heal-or-cure")
    t.w.infected = 1
    t.hp(3)
    t.play(HealOrCure(1))
    t = at("hand-hostage", mission="missing-two", players=3)
    t.w.hostages = (Hostage("0,0", guide=0, freed=True),)
    t.play(HandHostage())
    t = at("deliver", mission="the-crossing")
    t.goods(0, wood=1, metal=1)
    t.play(Deliver(0))
    t = at("take-item")
    t.play(TakeItem(4), card=card(t, "event/toolbox"))
    t = at("share-water", players=3)
    t.play(ShareWater(2), card=card(t, "event/water-barrel"))
    t = at("gamble")
    t.play(Gamble())
    t = at("tunnel")
    t.play(Tunnel(), card=card(t, "event/tunnel"))
    t = at("lose-resources")
    t.goods(0, wood=1, metal=1)
    t.play(LoseResources(1))
    t = at("overflow")
    t.goods(0, wood=5, metal=4)
    t.play(Overflow(0))
    t = at("gather")
    t.play(Gather(0))
    t = at("build")
    t.goods(0, metal=2, fabric=2)
    t.play(Build(0))
    t = at("snatch")
    t.at(0, "0,-1")
    t.play(PlaceDealer(), Snatch(0, 1, 2))
    t = at("spoils")
    t.at(0, "0,-1")
    t.play(PlaceDealer(), Spoils(0, 1, 2))
    t = at("dealing")
    t.goods(0, metal=2)
    t.item(0, "knife")
    t.play(Dealing(0, 0))
    t = at("bill")
    t.goods(0, metal=2)
    t.play(Bill(0, 0, 3, t.w.zones["lawrence"].top[0]))
    t = at("ignore-animal")
    t.play(IgnoreAnimal(0, next(i for i, c in enumerate(t.w.content.cards) if c.deck == "night")))
    t = at("choose-victim", players=1)
    t.play(ChooseVictim(0, next(i for i, c in enumerate(t.w.content.cards) if c.deck == "night"), (0, 1)))
    t = at("meal")
    t.goods(0, food=1)
    t.play(Meal(0))
    t = at("first-to-act", players=1)
    t.play(FirstToAct())
    t = at("tile-order")
    t.play(ReorderTiles(3))
    t = at("reveal")
    t.play(Reveal(2, 2))
    t = at("reveal-any")
    t.play(RevealAny())
    t = at("choose-loot")
    t.play(DrawLoot(2, 1))
    t = at("agreement")
    t.goods(0, wood=2)
    t.item(1, "knife")
    t.play(Agreement(0, 1, ("wood", "wood"), ("water", "knife")))
    t = at("soften")
    t.item(0, "padded-jacket")
    t.at(0, "0,-1")
    foe = t.foe("wolf", "0,-1")
    t.play(Soften(0, 2, foe))
    t = at("take-hit")
    t.at(0, "0,-1")
    t.at(1, "0,-1")
    foe = t.foe("wolf", "0,-1")
    t.play(TakeHit(0, 2, foe))
    t = at("first-act")
    t.at(0, "0,-1")
    t.foe("wolf", "0,-1")
    t.foe("raider", "0,-1")
    t.play(FirstCombatTurn(0))
    t = at("last-blows")
    t.at(0, "0,-1")
    t.foe("wolf", "0,-1")
    t.w.waiting = 1
    t.ap(3, 0)
    t.play(LastBlows())
    t = at("take-turn", players=3, mode="semi")
    t.role(0, "arsonist")
    t.w.revealed = 1
    t.at(0, "0,-1", hidden=True)
    t.blank("0,-2", 22)
    t.foe("liberty-recruit", "0,-2")
    t.foe("liberty-recruit", "0,-2")
    t.item(0, "bow", "assault-rifle", "fire-bottle", "medikit", "tent")
    t.turn(0)
    return found


@pytest.mark.parametrize("nth", range(len(rare_questions())))
def test_rare_questions_have_words(nth: int) -> None:
    tag, t = rare_questions()[nth]
    assert t.asked == tag
    for teller in TELLERS.values():
        SAID.question(t.game, teller)


# --- good buttons ------------------------------------------------------------------------------------------------------------


def labels(t: Table, lang: str = "en") -> dict[str, str]:
    q = t.game.question
    card = card_of(t.w, q.by)
    return {o.key: TELLERS[lang].option(q.tag, o, t.w, card) for o in q.explained(q.seats[0])}


def test_a_turn_reads_like_the_map() -> None:
    t = Table(2)
    t.crew("veteran", "scout")
    t.blank("0,-1", 11)
    t.turn(0)
    said = labels(t)
    assert said["move:0,-1"] == "Move north to Crusher’s Yard (2 AP)"
    assert said["sneak:0,-1"] == "Sneak north to Crusher’s Yard (3 AP)"
    assert said["charge:1,0"] == (
        "Charge south-east into unknown land: turn it up, go in at once and wake its enemies (2 AP)"
    )
    assert said["explore:1,0"] == ("Explore south-east: from here turn up unknown land; no enemies appear yet (1 AP)")
    assert said["trade:char-1"] == "Trade with the Scout (1 AP)"
    assert said["trader:lawrence"] == "Trade at Lawrence’s store (1 AP)"
    assert said["wait"] == "Wait"
    assert labels(t, "it")["move:0,-1"] == "Muoversi a nord verso il Campo della Pressa (2 PA)"
    assert labels(t, "es")["sneak:0,-1"] == "Infiltrarse al norte hacia el Desguace de la Prensa (3 PA)"


def test_an_answer_that_is_over_says_where_and_not_which_way() -> None:
    t = Table(2)
    t.blank("0,-1", 11)
    moved = Option("move:0,-1", 0)
    assert TELLERS["en"].option("take-turn", moved, t.w) == "Move to Crusher’s Yard, 1 tile north of New Haven"


def test_an_attack_names_target_weapon_and_dice() -> None:
    t = Table(2)
    t.crew("veteran", "scout")
    t.blank("0,-1", 10)
    t.at(0, "0,-1")
    foe = t.foe("wolf", "0,-1", damage=1)
    t.item(0, "machete")
    t.turn(0)
    wolf = f"Ridge Wolf {letter(foe)} ({t.life(foe)} HP left)"
    said = labels(t)
    assert said[f"attack:foe-{foe}:bare"] == f"Attack {wolf} with bare hands: 1 green, 1 yellow (1 AP)"
    assert said[f"attack:foe-{foe}:machete"].startswith(f"Attack {wolf} with Machete: ")


def test_two_enemies_of_a_kind_are_told_apart() -> None:
    t = Table(2)
    t.blank("0,-1", 10)
    t.at(0, "0,-1")
    t.foe("wolf", "0,-1")
    t.foe("wolf", "0,-1")
    t.turn(0)
    assert len([text for text in labels(t).values() if text.startswith("Attack Ridge Wolf")]) == 2
    assert SAID.question(t.game, TELLERS["en"])


def test_a_recipe_stands_on_the_button() -> None:
    t = Table(2)
    t.crew("mechanic", "scout")
    t.goods(0, metal=2, fabric=1)
    t.play(Build(0))
    said = labels(t)
    assert said["build:knife"] == (
        "Build Knife – Melee weapon. Attack: +1 blue die. In a sneak attack: +1 green die instead. "
        "With it the Tinsmith strikes with 1 green, 1 blue; bare hands: 1 green. Takes 1 metal, 1 fabric"
    )
    assert said["build:knife:without-metal"].endswith("(thrift: no metal)")


def test_a_choice_of_a_card_has_its_words_and_its_price() -> None:
    t = Table(2)
    t.card("event/wounded-raider")
    said = labels(t)
    assert said["help"].startswith("Hand him the flask (1 water)")
    assert said["finish"].startswith("Go for the bag")
    assert labels(t, "it")["help"].startswith("Passargli la borraccia (1 acqua)")


def test_karma_tells_what_the_roll_is_about() -> None:
    t = Table(2)
    t.crew("scout", "veteran")
    t.karma(3, 0)
    t.dice("G0", "Y0")
    t.play(Test("skill"))
    assert t.asked == "window"
    said = labels(t)["karma:char-0"]
    assert said == "Karma of the Scout (3 left, once a phase): pick the dice to roll again – now 0 successes, 1 needed"
    both = "Karma of the Scout (3 left, once a phase): roll green blank, yellow blank again; now 0 successes, 1 needed; rolled again, better in 81 %"
    assert labels(t)["karma:char-0:1+2"] == both
    t.choose("karma:char-0")
    assert labels(t)["die:2"] == "Die 2: yellow –"


# --- places ------------------------------------------------------------------------------------------------------------------


def test_no_two_places_share_a_bearing_and_its_steps_are_the_distance() -> None:
    places = [f"{q},{r}" for q in range(-6, 7) for r in range(-6, 7) if distance(f"{q},{r}", "0,0") <= 6]
    assert len({steps(pos) for pos in places}) == len(places)
    for pos in places:
        assert sum([n for _, n in steps(pos)]) == distance(pos, "0,0")
    assert bearing(TELLERS["en"], "1,-3") == "2 tiles north and 1 tile north-east of New Haven"
    assert bearing(TELLERS["it"], "-1,1") == "1 tessera a sud-ovest di New Haven"
    assert bearing(TELLERS["es"], "1,-1") == "1 loseta al noreste de New Haven"


@pytest.mark.parametrize("scale", [Scale(8, 1), Scale(12, 2), Scale(18, 3)])
def test_hexagons_share_their_edges(scale: Scale) -> None:
    places = ["0,0", "0,-1", "1,-1", "1,0", "0,1", "-1,1", "-1,0"]
    lines = plain(draw({pos: [] for pos in places}, frame(places), scale))
    ink = "".join(lines)
    assert ink.count("\\") + ink.count("/") == scale.slope * (4 * 7 - 8)
    assert ink.count("_") == scale.inner * (2 * 7 - 4)
    assert max([len(line) for line in lines]) == frame(places).size(scale)[0]


def test_the_map_shows_the_way_into_the_unknown() -> None:
    t = Table(2)
    t.crew("veteran", "scout")
    t.blank("0,-1", 11)
    t.turn(0)
    text = "\n".join(SAID.board(t.game, TELLERS["en"], 0))
    for sign in ("Crusher’s Yard", "New Haven", "NE", "SW", "①②", "MV2", "▲1"):
        assert sign in text


def test_far_maps_show_the_surroundings_of_who_acts() -> None:
    t = Table(2)
    t.crew("veteran", "scout")
    tiles = [card.number for card in t.w.content.unique if card.deck == "tile"][1:20]  # type: ignore[attr-defined]
    for i, number in enumerate(tiles, 1):
        t.blank(f"{i},{-(i // 2)}", number)
    t.at(0, "19,-9")
    t.turn(0)
    lines = SAID.board(t.game, TELLERS["en"], 0)
    assert any("①" in line for line in lines)


# --- the board ---------------------------------------------------------------------------------------------------------------


def test_the_board_names_the_mission_its_card_and_how_far_it_is() -> None:
    t = Table(3, mission="voice-in-the-static")
    t.w.stage = 1
    t.w.delivered = {"connector": 1}
    for lang, words in (("en", "connector 1/2"), ("it", "connettore 1/2"), ("es", "conector 1/2")):
        text = "\n".join(SAID.board(t.game, TELLERS[lang], 0))
        assert words in text
        assert TELLERS[lang].noun("mission/voice-in-the-static") in text


def test_the_board_shows_what_a_character_has() -> None:
    t = Table(2)
    t.crew("veteran", "scout")
    t.hp(2, 6)
    t.goods(0, wood=2)
    t.item(0, "medikit", "binoculars", uses=1)
    t.w.tapped = (t.w.things(0)[1],)
    t.w.infected = 1
    text = "\n".join(SAID.board(t.game, TELLERS["en"], 1))
    assert "HP 2/7" in text
    assert "infected · wounded" in text
    assert "2 wood, Medikit ×1, Binoculars (turned)" in text
    assert "Lawrence (prices in water; goods are taken for it too): 4 water" in text


def test_dice_on_the_table_are_shown() -> None:
    t = Table(2)
    t.crew("scout", "veteran")
    t.karma(3, 0)
    t.dice("G2", "Y1")
    t.play(Test("skill", need=9))
    assert faces(t.game.view(0)) == [("G", "★★"), ("Y", "★")]
    assert "Dice: green ★★, yellow ★" in SAID.board(t.game, TELLERS["en"], 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_mission_of_a_pack_is_shown_and_asked_in_its_own_words(lang: str) -> None:
    pack = DEFINITION.folder / "pack-example"
    content = DEFINITION.content((pack,))
    mission = next(card for card in content.unique if card.deck == "mission" and card.id not in MISSIONS)
    game = DEFINITION.new(2, {"mission": mission.id}, 3, (pack,))
    teller = Localizer(DEFINITION, lang, content)
    random = Random(3)
    for step in range(120):
        if game.over:
            break
        SAID.question(game, teller)
        if step % 20 == 19:
            text = "\n".join(SAID.board(game, teller, 0))
            assert mission.name[lang] in text
        game.choose(random.choice(game.question.moves(game.question.seats[0])))
    words: dict[str, dict[str, str]] = mission.words  # type: ignore[attr-defined]
    task = next(key for key in words if any(key == t.key for st in mission.stages for t in st.tasks))  # type: ignore[attr-defined]
    assert words[task][lang] in teller.option("take-turn", Option(f"mission:{task}", 0), game.world)


# --- what is worth asking ----------------------------------------------------------------------------------------------------


def offered(t: Table) -> dict[str, bool]:
    """Every offer of the window that is asked, and whether it matters."""
    q = t.game.question
    return {o.key: matters(t.w, "rolled", o) for o in q.options_for(q.seats[0]) if o.key != "go-on"}


def rolled(dice: tuple[str, ...], play: Callable[[Table], None], karma: int = 3) -> Table:
    t = Table(2)
    t.crew("scout", "veteran")
    t.blank("0,-1", 10)
    t.karma(karma, 0)
    t.dice(*dice)
    play(t)
    assert t.asked == "window"
    return t


def test_karma_matters_for_a_test_that_fails() -> None:
    assert offered(rolled(("G0", "Y0"), lambda t: t.play(Test("skill"))))["karma:char-0"]


def test_karma_does_not_matter_for_a_test_that_is_passed() -> None:
    assert not offered(rolled(("G1", "Y0"), lambda t: t.play(Test("skill"))))["karma:char-0"]


def test_karma_does_not_matter_where_it_cannot_reach_the_number() -> None:
    one = rolled(("G0", "Y0"), lambda t: t.play(Test("skill", need=3)), karma=1)
    assert not offered(one)["karma:char-0"]
    assert offered(rolled(("G0", "Y0"), lambda t: t.play(Test("skill", need=3)), karma=2))["karma:char-0"]


def test_karma_matters_only_against_the_success_that_harms() -> None:
    def nail(t: Table) -> None:
        t.card("event/rusty-nail")

    assert not offered(rolled(("B0",), nail))["karma:char-0"], "there is nothing to wish for"
    bitten = rolled(("B1",), nail)
    assert offered(bitten)["karma:char-0"], "it would infect"
    q = bitten.game.question
    [again] = [o for o in q.options_for(q.seats[0]) if o.key == "karma:char-0"]
    said = Localizer(DEFINITION, "en", DEFINITION.content()).option(q.tag, again, bitten.w)
    assert "now 1 success, none wished for; rolled again, better in 62 %" in said


def test_karma_against_an_enemy_matters_only_where_it_hit() -> None:
    def attacked(t: Table, hp: int = 6) -> None:
        t.at(0, "0,-1")
        t.w.hp[0] = hp
        foe = t.foe("wolf", "0,-1")
        t.play(CombatTurn(0, "0,-1", (Roll("enemy", "GB", "0,-1", (KeepHit(foe),)),)))

    assert not offered(rolled(("G0", "B0"), attacked))["karma:char-0"]
    assert not offered(rolled(("G1", "B0"), attacked))["karma:char-0"], "a scratch"
    assert offered(rolled(("G1", "B1"), attacked))["karma:char-0:1+2"]
    assert offered(rolled(("G1", "B0"), lambda t: attacked(t, hp=3)))["karma:char-0"], "it would wound"
    assert not offered(rolled(("G1", "B0"), lambda t: attacked(t, hp=2)))["karma:char-0"], "it does no worse"
    assert offered(rolled(("G1", "B0"), lambda t: attacked(t, hp=1)))["karma:char-0"], "it would kill"


def test_an_attack_that_has_already_felled_its_target_needs_no_karma() -> None:
    def attack(t: Table) -> None:
        t.at(0, "0,-1")
        foe = t.foe("rat-pack", "0,-1")
        t.w.set_foe(foe, damage=t.life(foe) - 1)
        t.turn(0)
        t.choose(f"attack:foe-{foe}:bare")

    assert not offered(rolled(("Y1", "B0"), attack))["karma:char-0"]
    assert offered(rolled(("Y0", "B0"), attack))["karma:char-0"]


def test_a_person_is_not_interrupted_for_nothing() -> None:
    """Over several evenings: whatever window is asked has something in it that matters; many others pass unasked."""
    asked = passed = 0
    for seed in range(3, 9):
        table = session(2, "voice-in-the-static", seed)
        random = Random(seed)
        for _ in range(120):
            while table.pass_window():
                pass
            if table.over:
                break
            if table.game.question.tag == "window":
                asked += 1
                seat, moment = table.asked[0], table.game.question.effect.at()
                go_on, *offers = table.options(seat)
                assert go_on.secret or any(DEFINITION.rules.matters(table.game.world, moment, one) for one in offers)
            table.answer(random.choice(table.game.question.moves(table.asked[0])))
        passed += len(table.past.passed)
    assert passed > asked / 2


# --- secrets -----------------------------------------------------------------------------------------------------------------


def test_tiles_looked_at_are_named_for_the_one_asked_and_for_nobody_else() -> None:
    t = Table(3)
    t.on_top("stack", "tile-20", "tile-21", "tile-22")
    t.play(ReorderTiles(3), who=0)
    assert t.asked == "tile-order"
    assert t.game.question.seats == (0,)
    assert any("The Throat" in text for text in SAID.question(t.game, TELLERS["en"]))
    for seat in (1, 2):
        assert "tile/tile-20" not in t.game.view(seat)["zones"]["stack"]
        assert not any("The Throat" in line for line in SAID.board(t.game, TELLERS["en"], seat))
    assert "tile/tile-20" in t.game.view(0)["zones"]["stack"]
    assert "The Throat" not in TELLERS["en"].option("tile-order", Option("next:1", 0), t.w)


def test_finds_are_named_for_the_one_asked_and_only_what_is_kept_for_all() -> None:
    table = session(3, "voice-in-the-static", 2)
    w = world(table.game)
    while table.game.question.tag != "take-turn":
        table.answer(table.options(table.asked[0])[-1])
    w.stack.append((DrawLoot(2, 1), table.game.question.by))
    table.game.run()
    assert table.game.question.tag == "choose-loot"
    seat = table.asked[0]
    names = [table.localizer.noun(w.content.cards[card].key) for card in w.zones[f"finds-{seat}"].top]
    for name, option in zip(names, table.options(seat), strict=True):
        assert table.label(option).startswith(name)
    for other in {0, 1, 2} - {seat}:
        assert all(card.startswith("?") for card in table.game.view(other)["zones"][f"finds-{seat}"])
        for name in names:
            assert not any(name in line for line in table.board(other))
    before = len(table.log.lines)
    table.answer(table.options(seat)[0])
    if names[0] != names[1]:
        assert not any(names[1] in line for line in table.lines(before))


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "(another copy)"), ("it", "(un’altra copia)"), ("es", "(otra copia)")]
)
def test_two_finds_that_are_alike_are_told_apart(lang: str, said: str) -> None:
    t = Table(2)
    t.on_top("loot", "hunting-rifle", "hunting-rifle")
    t.play(DrawLoot(2, 1), who=0)
    _, first, second = SAID.question(t.game, TELLERS[lang])
    assert second == f"{first.removesuffix('.')} {said}"


@pytest.mark.parametrize("seed", range(6))
def test_no_screen_shows_the_role_of_another_seat(seed: int) -> None:
    random = Random(seed)
    game = DEFINITION.new(4, {"mode": "semi", "mission": MISSIONS[seed]}, seed)
    cards = [card for card in DEFINITION.content().unique if card.deck == "team"]
    names = {card.key: card.name["en"] for card in cards}
    for step in range(200):
        if game.over or world(game).revealed or world(game).deaths:
            break
        for viewer in range(4):
            view = game.view(viewer)
            own = view["zones"][TEAMS[viewer]]
            hidden = [view["zones"][TEAMS[seat]] for seat in range(4) if seat != viewer]
            assert all(card.startswith("?") for zone in hidden for card in zone)
            if "people" in view and step % 20 == 0:
                assert view["role"] == own[0]
                text = "\n".join(SAID.board(game, TELLERS["en"], viewer))
                secret = {name for key, name in names.items() if key != own[0] and name != names[own[0]]}
                assert not [name for name in secret - {"Survivor"} if name in text]
        seat = random.choice(game.question.seats)
        moves = [o for o in game.question.moves(seat) if "sol" not in o.key]
        game.choose(random.choice(moves))
    spectator = game.view(None)
    if not world(game).revealed and not world(game).deaths:
        assert all(card.startswith("?") for seat in range(4) for card in spectator["zones"][TEAMS[seat]])
        assert spectator.get("role", "") == ""


def test_a_revealed_son_of_liberty_is_known_to_all_but_his_goal_is_not() -> None:
    t = Table(3, mode="semi")
    t.role(1, "saboteur")
    t.play(RevealSelf(1), who=1)
    goal = TELLERS["en"].noun("team/saboteur")
    for seat in (0, 2):
        text = "\n".join(SAID.board(t.game, TELLERS["en"], seat))
        assert "is a Son of Liberty" in text
        assert goal not in text
    assert goal in "\n".join(SAID.board(t.game, TELLERS["en"], 1))


# --- the welcome -------------------------------------------------------------------------------------------------------------


def test_who_sits_down_is_told_the_goal_the_mission_and_the_mode() -> None:
    told = session(2, "dry-wells").introduction()
    briefing = DEFINITION.content().cards[DEFINITION.content().index["mission/dry-wells"]].briefing  # type: ignore[attr-defined]
    assert briefing["en"] in told[1]
    assert "ive days" in briefing["en"]
    assert "5 days" not in told[1], "it is said once"
    assert "6 days" in session(2, "dry-wells", more_days="on").introduction()[1]
    assert "together" in told[2]
    assert "Son of Liberty" in session(3, "dry-wells", mode="semi").introduction()[2]
    assert "Guidi due personaggi" in session(1, "dry-wells", lang="it").introduction()[2]
    assert briefing["es"] in session(2, "dry-wells", lang="es").introduction()[1]


# --- the screen --------------------------------------------------------------------------------------------------------------


def outdoors(lang: str = "en", **options: object) -> Session:
    """A game of two at the first turn of the first Morning."""
    table = session(2, "dry-wells", 5, lang, first_player="1", **options)
    while table.game.question.tag != "take-turn":
        table.answer(table.options(table.asked[0])[-1])
    return table


def test_the_first_turns_by_keys() -> None:
    random = Random(5)

    async def story(seen: Seen) -> None:
        while len(seen.keys) < 12:
            moves = seen.session.game.question.moves(seen.session.asked[0])
            number = seen.session.options(seen.app.table.seat).index(random.choice(moves)) + 1
            before = len(seen.keys)
            await seen.press(*str(number))
            if len(seen.keys) == before:
                await seen.press("enter")
            assert len(seen.keys) > before
        assert "Under Our Sun · Day 1 of 5" in seen.text

    sit(session(2, "dry-wells", 7), story)


def test_the_table_is_drawn_with_its_pages() -> None:
    async def story(seen: Seen) -> None:
        assert "New Haven" in seen.text
        assert "Brass Pu… 29" in seen.text
        assert "①②" in seen.text
        assert "Progress filter part found 0/1" in seen.text
        await seen.press("right")
        assert "♥ health" in seen.text
        await seen.press("right")
        assert "Decks" in seen.text
        await seen.press("b")
        assert "Legend" not in seen.text

    sit(outdoors(), story)


def test_before_there_are_characters_there_is_no_map() -> None:
    async def story(seen: Seen) -> None:
        assert "Which character do you play?" in seen.text
        assert "___" not in seen.text

    sit(session(2, "dry-wells", characters="chosen"), story)


def test_a_narrow_screen_has_the_map_on_a_page_of_its_own() -> None:
    async def story(seen: Seen) -> None:
        assert "Brass Pu" not in seen.text
        assert "Map" in seen.text
        await seen.press("right")
        assert "Brass Pu" in seen.text

    sit(outdoors(), story, (80, 24))


def test_the_screen_speaks_three_languages() -> None:
    async def story(seen: Seen) -> None:
        for words in ("What do you do?", "Che cosa fai?", "¿Qué haces?"):
            assert words in seen.text
            await seen.press("L")

    sit(outdoors(), story)


def test_what_is_clicked_or_highlighted_is_explained() -> None:
    async def story(seen: Seen) -> None:
        seen.app.table.about = "1,-1"
        seen.app.table.show_choices()
        await seen.rest()
        keys = [choice.option.key for choice in seen.app.table.choices.choices]
        assert keys == ["explore:1,-1", "charge:1,-1"]
        assert "north-east" in seen.text
        seen.app.table.about = "char-1"
        seen.app.table.show_choices()
        await seen.rest()
        await seen.press("i")
        assert "character" in seen.text

    sit(outdoors(), story)


def outdoors_seen() -> BoardContext:
    table = outdoors()
    return BoardContext(
        table.game.view(0), table.localizer, TerminalTexts("en"), table.game.world.content, lambda: table.board(0)
    )


def test_a_hexagon_is_not_taken_for_its_mirror_image() -> None:
    board, look = board_of(DEFINITION), outdoors_seen()
    assert "1,-1" in board.words(option_reader().read("move:1,-1"), look)
    assert "1,-1" not in board.words(option_reader().read("move:-1,-1"), look)
    assert "-1,-1" in board.words(option_reader().read("move:-1,-1"), look)


def test_only_the_cards_in_play_can_be_read_from_a_click() -> None:
    board, look = board_of(DEFINITION), outdoors_seen()
    assert board.cards(("m3-4",), look) == []
    assert board.cards(("m3-1",), look) == ["mission-and-other/m3-1"]
    assert board.cards(("saboteur",), look) == []
    assert board.cards(board.words(option_reader().read("move:0,0"), look), look) == ["tile/tile-1"]
    assert board.cards(("char-0",), look) == [look.view["people"][0]["name"]]


def test_the_highlighted_option_is_marked_on_the_map() -> None:
    board, look = board_of(DEFINITION), outdoors_seen()
    room = TerminalSize(100, 30)
    words = board.words(option_reader().read("explore:1,-1"), look)
    plain_, marked = board.map(look, (), room), board.map(look, words, room)
    assert plain_.plain == marked.plain
    reversed_ = [span for span in marked.spans if "reverse" in str(span.style)]
    assert reversed_
    assert not [span for span in plain_.spans if "reverse" in str(span.style)]
