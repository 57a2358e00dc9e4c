"""What a newcomer must not have to guess: who is who, what a roll is for, what keeps a blow off, who stands where."""

import io
import re

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import Cause
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import Log
from holdfast.games.under_our_sun import DEFINITION, MISSIONS
from holdfast.games.under_our_sun.actions.building import Build
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstCombatTurn
from holdfast.games.under_our_sun.combat.hits import TakeHit
from holdfast.games.under_our_sun.enemies.wandering import PullEnemy
from holdfast.games.under_our_sun.flow.day import DayPhase
from holdfast.games.under_our_sun.map.tiles import lay_down
from holdfast.games.under_our_sun.pieces import Body, Hostage
from holdfast.games.under_our_sun.text.nouns.names import the_land
from holdfast.games.under_our_sun.things.loot import KeepFind, LootBody
from holdfast.terminal.plain import PlainApp
from holdfast.terminal.session import Session
from tests.games.under_our_sun.arena import HERE, NEXT, arena
from tests.games.under_our_sun.table import Table

DOWN = "-1,-1"
"""Next to HERE, where nobody has been."""
TELLERS = {lang: Localizer(DEFINITION, lang, DEFINITION.content()) for lang in LANGUAGES}


def prompt(t: Table, lang: str = "en") -> str:
    return TELLERS[lang].prompt(t.game.question, t.w)


def labels(t: Table, lang: str = "en") -> dict[str, str]:
    q = t.game.question
    return {o.key: TELLERS[lang].option(q.tag, o, t.w) for o in q.options_for(q.seats[0])}


def watched(t: Table) -> Log:
    log = Log(DEFINITION)
    t.game.watch(log)
    return log


def told(t: Table, log: Log, lang: str = "en") -> list[str]:
    return [TELLERS[lang].line(line, t.w) for line in log.lines]


# --- who is who --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-104")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_board_of_everybody_who_joins_is_read(players: int) -> None:
    table = Session.new(DEFINITION, players, {"characters": "random"}, 3, "en")
    joined = [line for line in table.log.lines if line.message == "log-picks"]
    assert len(joined) == max(2, players)
    for line in joined:
        [card] = table.cards(line)
        assert "Dice: strength" in " ".join(table.read_out(card))


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "hits the Veteran"), ("it", "contro la Veterana"), ("es", "recibe el golpe la Veterana")],
)
def test_names_within_a_question_have_their_article(lang: str, said: str) -> None:
    t = arena("thickskin", "veteran")
    t.play(TakeHit(1, 1, t.foe("wolf", HERE)))
    assert said in prompt(t, lang)


# --- rolls ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-704")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            "How much ammunition does Compound Bow come with? 1 for each success, 4 at most: green ★, green blank, so 1.",
        ),
        ("it", "1 per successo, 4 al massimo: verde ★, verde vuoto, quindi 1."),
        ("es", "1 por éxito, 4 como mucho: verde ★, verde en blanco, es decir, 1."),
    ],
)
def test_dice_for_ammunition_say_so(lang: str, said: str) -> None:
    t = arena("veteran", "scout")
    t.karma(3, 0)
    t.on_top("loot", "compound-bow")
    t.w.draw("loot", "finds-0")
    t.dice("G1", "G0")
    log = watched(t)
    t.play(KeepFind(0, 0))
    assert said in prompt(t, lang)
    name = t.w.gear(next(i for i, c in enumerate(t.w.content.cards) if c.id == "compound-bow")).name[lang]
    assert any(name in line and TELLERS[lang].say("dice-G", n=2) in line for line in told(t, log, lang))


@pytest.mark.rule("US-349")
@pytest.mark.parametrize(
    ("lang", "rows"),
    [("en", "success: gain 1 food;"), ("it", "successo: ottieni 1 cibo;"), ("es", "éxito: obtén 1 de comida;")],
)
def test_loot_says_what_each_number_brings_on_the_button_and_where_it_is_rolled_again(lang: str, rows: str) -> None:
    t = arena("veteran", "scout")
    t.karma(3, 0)
    id = t.foe("rat-pack", HERE)
    t.w.foes, t.w.bodies = (), (*t.w.bodies, body(t, id))
    t.turn(0)
    assert rows in labels(t, lang)[f"loot:body-{id}"]
    t.pause()
    t.dice("G0")
    t.play(LootBody(0, id))
    assert rows in prompt(t, lang)
    again = labels(t, lang)["karma:char-0"]
    assert "  " not in again
    assert ", ;" not in again


def body(t: Table, id: int) -> Body:
    it = next(foe for foe in t.w.foes if foe.id == id)
    return Body(it.id, it.card, it.pos)


@pytest.mark.rule("US-645", "US-1104")
@pytest.mark.parametrize(
    ("lang", "hide", "jacket"),
    [
        ("en", "takes 1 damage (Old Leather can keep off 1)", "takes 1 damage (Padded Jacket can keep off 1)"),
        ("it", "1 danno (se ne può evitare 1: Cuoio vecchio)", "1 danno (se ne può evitare 1: Giacca imbottita)"),
        ("es", "1 de daño (se puede evitar 1: Cuero viejo)", "1 de daño (se puede evitar 1: Chaqueta acolchada)"),
    ],
)
def test_who_may_step_in_is_told_what_keeps_the_blow_off(lang: str, hide: str, jacket: str) -> None:
    t = arena("thickskin", "veteran")
    t.item(1, "padded-jacket")
    t.play(TakeHit(1, 1, t.foe("wolf", HERE)))
    assert hide in labels(t, lang)["bulwark"]
    assert jacket in labels(t, lang)["no-bulwark"]
    t.w.spend("phase:tough-hide:0")
    assert TELLERS[lang].say("name-tough-hide") not in labels(t, lang)["bulwark"]


@pytest.mark.rule("US-437", "US-1104")
def test_an_attack_on_the_table_says_what_old_leather_takes_of_it() -> None:
    t = arena("thickskin", "veteran")
    t.karma(3, 0)
    t.foe("wolf", HERE)
    t.play(FirstCombatTurn(0))
    t.dice("G0", "G0", "Y1", "B1")
    t.choose("attack:foe-1:bare")
    while "attacks Thickskin" not in prompt(t):
        t.choose("go-on" if "go-on" in t.keys() else "stay-out")
    assert "; 2 damage (Old Leather can keep off 1). Roll" in prompt(t)


@pytest.mark.rule("US-1106")
def test_who_is_treated_is_told_by_whom_and_with_what() -> None:
    t = arena("medic", "veteran")
    t.hp(4, 7)
    t.w.infected = 2
    log = watched(t)
    t.turn(0)
    t.choose("treat:char-0")
    t.choose("disinfect:char-1")
    assert told(t, log) == [
        "The Medic reaches for Needle and Thread (once a phase)",
        "The Medic regains 1 HP (5/6)",
        "The Medic cures the Veteran of the infection",
    ]
    assert told(t, log, "es")[-1] == "La Médica cura a la Veterana de la infección"


@pytest.mark.rule("US-1103")
def test_a_shot_is_told_once_though_nerves_were_spent_before() -> None:
    t = arena("veteran", "scout")
    t.karma(3, 0)
    t.foe("wolf", HERE)
    t.w.spend("day:cool-head:0")
    log = watched(t)
    t.turn(0)
    t.dice("G1", "Y0", "Y0", "B0")
    t.choose("attack:foe-1:bare")
    while t.asked == "window":
        t.choose("go-on")
    assert len([line for line in told(t, log) if line.startswith("The Veteran attacks")]) == 1


@pytest.mark.rule("US-1103")
def test_dice_rolled_again_with_steady_nerves_are_told_with_their_sum() -> None:
    t = arena("veteran", "scout")
    t.foe("wolf", HERE)
    log = watched(t)
    t.turn(0)
    t.dice("G1", "Y0")
    t.choose("attack:foe-1:bare")
    t.dice("Y1", "Y0", "B0")
    t.choose("cool-head:2")
    assert "The Veteran keeps steady nerves and rolls 1 die again: now 2 successes" in told(t, log)


# --- what a choice is worth ----------------------------------------------------------------------------------------------


@pytest.mark.rule("US-616", "US-620")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "With it Thickskin shoots with 1 yellow, 1 blue; bare hands on your own tile: 2 green."),
        ("it", "Così Pellaccia tira 1 giallo, 1 blu; senza armi, sulla propria tessera: 2 verdi."),
        ("es", "Así Pellejo Duro dispara con 1 amarillo, 1 azul; sin armas, en su propia loseta: 2 verdes."),
    ],
)
def test_a_weapon_says_what_it_changes_against_bare_hands(lang: str, said: str) -> None:
    t = arena("thickskin", "veteran")
    t.goods(0, wood=1, fabric=1)
    t.play(Build(0))
    assert said in labels(t, lang)["build:slingshot"]


@pytest.mark.rule("US-340")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Build Slingshot (1 wood, 1 fabric), Bandage (1 fabric) or Torch (1 wood, 1 fabric): "),
        ("it", "Costruire Fionda (1 legno, 1 tessuto), Benda (1 tessuto) o Fiaccola (1 legno, 1 tessuto): "),
        (
            "es",
            "Construir Tirachinas (1 de madera, 1 de tela), Venda (1 de tela) o Antorcha (1 de madera, 1 de tela): ",
        ),
    ],
)
def test_building_names_what_goes_into_each_thing_before_the_point_is_spent(lang: str, said: str) -> None:
    t = arena("thickskin", "veteran")
    t.goods(0, wood=1, fabric=1)
    t.turn(0)
    assert labels(t, lang)["build"].startswith(said)


@pytest.mark.rule("US-353", "US-354")
@pytest.mark.parametrize(
    ("place", "storm", "night", "said"),
    [
        ("0,0", False, False, "; cheaper here than in the open (3 AP)"),
        ("0,0", True, False, "; in New Haven and camps 3 AP, with or without a Storm (3 AP)"),
        (HERE, True, False, "; 1 AP cheaper than without the Storm (3 AP)"),
        (HERE, False, True, "; 1 AP dearer than by day or in a camp (5 AP)"),
        (HERE, False, False, "in every phase) (4 AP)"),
    ],
)
def test_sleep_says_why_it_costs_what_it_costs(place: str, storm: bool, night: bool, said: str) -> None:
    t = arena("veteran", "scout")
    t.at(0, place)
    if storm:
        t.w.keyword = "storm"
    if night:
        t.night()
    t.turn(0)
    assert labels(t)["sleep"].endswith(said)


@pytest.mark.rule("US-221", "US-346")
def test_the_hungry_are_told_who_beside_them_has_food() -> None:
    t = arena("veteran", "scout")
    t.goods(1, food=2)
    t.turn(0)
    assert "food" not in prompt(t)
    t.pause()
    t.w.phase = "afternoon"
    t.turn(0)
    assert "(No food:" in prompt(t)
    assert prompt(t).endswith("(On the same tile the Scout has 2 food: Trade.)")
    assert prompt(t, "it").endswith("(Qui accanto l’Esploratore ha 2 cibo: si può scambiare.)")
    assert prompt(t, "es").endswith("(Aquí al lado, el Explorador lleva 2 de comida: podéis comerciar.)")
    t.goods(1, food=-1)
    assert "Scout" not in prompt(t)


@pytest.mark.rule("US-253")
@pytest.mark.parametrize(
    ("lang", "said"), [("en", "the Storm goes on"), ("it", "la Tempesta continua"), ("es", "la Tormenta continúa")]
)
def test_the_night_says_that_the_storm_goes_on(lang: str, said: str) -> None:
    t = arena("veteran", "scout")
    for keyword, told_so in (("storm", True), ("", False)):
        t.w.phase, t.w.keyword = "night", keyword
        line = DayPhase("night").log(t.w, Cause(), ())
        assert line is not None
        assert (said in TELLERS[lang].line(line, t.w)) == told_so


@pytest.mark.rule("US-1204")
def test_a_led_hostage_says_what_can_hurt_it() -> None:
    t = Table(2, mission="empty-chairs" if "empty-chairs" in MISSIONS else MISSIONS[0])
    t.crew("veteran", "scout")
    t.w.hostages = (Hostage("0,0", guide=0, freed=True),)
    text = " ".join(DEFINITION.display.board(TELLERS["en"], t.game.view(0)))
    assert "led by the Veteran (a blow of 3 or more to the guide costs the hostage 1 HP)" in " ".join(text.split())


# --- who stands where ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-535", "US-540")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_stands_on_unknown_land_is_named_to_who_would_go_there(lang: str) -> None:
    t = arena("veteran", "scout")
    lay_down(t.w, DOWN)
    enemy = t.foe("liberty-enforcer", DOWN)
    t.turn(0)
    foe = TELLERS[lang].noun(f"foe-{enemy}", w=t.w)
    for key in (f"explore:{DOWN}", f"charge:{DOWN}"):
        option = next(o for o in t.game.question.options_for(0) if o.key == key)
        facts = t.game.question.facts(option)
        assert [risk.n for risk in facts.risks if risk.what == "enemies-there"] == [1]
        assert foe in labels(t, lang)[key]


@pytest.mark.rule("US-537", "US-544")
@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "every way nearer is barred"), ("it", "ogni via per avvicinarsi è sbarrata"), ("es", "todos los caminos")],
)
def test_who_is_called_and_cannot_come_is_told(lang: str, said: str) -> None:
    t = Table(2)
    t.crew("veteran", "scout")
    t.blank("-1,1", 2)
    t.blank("1,-1", 24)
    t.at(0, "-1,1")
    enemy = t.foe("liberty-enforcer", "1,-1")
    log = watched(t)
    t.play(PullEnemy(2))
    [line] = told(t, log, lang)
    assert said in line
    assert TELLERS[lang].say("foe-named", name="", letter="A").strip() in line
    assert next(foe for foe in t.w.foes if foe.id == enemy).pos == "1,-1"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The Veteran moves to Talcum Road"),
        ("it", "La Veterana raggiunge la Via del Talco"),
        ("es", "La Veterana llega hasta el Camino del Talco"),
    ],
)
def test_places_within_a_sentence_have_their_article(lang: str, said: str) -> None:
    t = arena("veteran", "scout")
    t.at(0, NEXT)
    log = watched(t)
    t.turn(0)
    t.choose(f"move:{HERE}")
    assert said in told(t, log, lang)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("it", "L’Esploratore scopre le Onde Lente, 1 tessera"),
        ("es", "El Explorador descubre las Olas Lentas, 1 loseta"),
    ],
)
def test_a_discovery_names_the_land_with_its_article(lang: str, said: str) -> None:
    t = Table(2)
    t.crew("scout", "veteran")
    t.on_top("stack", "tile-22")
    log = watched(t)
    t.turn(0)
    t.choose("explore:0,-1")
    assert told(t, log, lang)[0].startswith(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_tile_can_stand_within_a_sentence(lang: str) -> None:
    for tile in DEFINITION.content().deck("tile"):
        assert tile.name[lang] in the_land(TELLERS[lang], tile.key)


@pytest.mark.rule("US-312")
def test_nobody_loads_in_italian_who_charges() -> None:
    t = arena("veteran", "scout")
    t.turn(0)
    charges = [text for key, text in labels(t, "it").items() if key.startswith("charge:")]
    assert charges
    assert all(text.startswith("Irrompere ") for text in charges)


# --- the board ----------------------------------------------------------------------------------------------------------


def test_the_map_is_drawn_again_only_where_there_is_something_to_see() -> None:
    """A step of one's own and water that is drawn have their lines; a new tile is drawn."""
    table = Session.new(DEFINITION, 1, {"characters": "random", "mission": "dry-wells"}, 5, "en")
    while table.game.question.tag != "take-turn":
        options = table.game.question.options_for(0)
        table.answer(next((o for o in options if o.key in ("pass", "go-on")), options[0]))
    out = io.StringIO()
    plain = PlainApp(table, io.StringIO("explore:0,-1\nmove:0,-1\nboard\n"), out)
    plain.run()
    first, found, stepped, board = re.split(r"^> ", out.getvalue(), flags=re.M)[:4]
    assert "New Haven  \\" in first
    assert "New Haven  \\" in found
    assert "New Haven  \\" not in stepped
    assert "New Haven  \\" in board
    assert "Map: MV" in first
    assert "Map: MV" not in found + stepped
    assert "Decks: " in first
    assert "Decks: " not in found + stepped


def test_the_heading_has_the_counts_and_all_enemies_stand_together() -> None:
    t = arena("veteran", "scout")
    t.foe("wolf", HERE)
    t.foe("rat-pack", NEXT)
    lines = DEFINITION.display.board(TELLERS["en"], t.game.view(0))
    assert lines[1].startswith("    Decks: ")
    at = lines.index("Enemies:")
    assert [line[:6] for line in lines[at + 1 : at + 3]] == ["    A ", "    B "]
