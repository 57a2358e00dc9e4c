"""Everything that stands on a card of Under Our Sun, in three languages: no message is missing, and no raw id shows."""

import re

import pytest

from holdfast.core.cards.content import LANGUAGES, Card
from holdfast.core.engine.effect import Condition, tag_of
from holdfast.core.engine.effects import Both, If, Not
from holdfast.core.text.localizer import MissingText
from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.cards import Character, Enemy, Gear, Mission, Other, Stage, Task, Tile
from holdfast.games.under_our_sun.dice.tests import EachTest, RollDie, Test
from holdfast.games.under_our_sun.flow.day import Day
from holdfast.games.under_our_sun.flow.events import Choice, Decide
from holdfast.games.under_our_sun.missions.conditions import AtHaven, Counted, FireHere, Infected, Stocked, TileUp
from holdfast.games.under_our_sun.missions.tasks import Count
from holdfast.games.under_our_sun.people.characters import (
    ActionPoints,
    Cure,
    Damage,
    Each,
    Heal,
    Infect,
    RegainKarma,
    WellBeing,
)
from holdfast.games.under_our_sun.text.card_text.speech import Speaker, colours_of, some_dice
from holdfast.games.under_our_sun.text.card_text.texts import card_text, stage
from holdfast.games.under_our_sun.text.nouns.nouns import gender
from holdfast.games.under_our_sun.things.goods import Gain, GainRandom, Lose
from holdfast.games.under_our_sun.vocabulary import registry
from tests.games.texts import Texts, effects_in
from tests.games.under_our_sun.table import Table

PERKS = [perk for card in DEFINITION.content().unique if isinstance(card, Gear | Mission) for perk in card.perks]
TEXTS = Texts(DEFINITION, (*registry(), *PERKS), plain=("well-being",))
CONTENT, TELLERS = TEXTS.content, TEXTS.tellers
clean, card, said = TEXTS.clean, TEXTS.card, TEXTS.said


# --- all cards ---------------------------------------------------------------------------------------------------------


def test_the_three_languages_have_the_same_messages_once() -> None:
    TEXTS.same_messages_once()


@pytest.mark.parametrize("card", CONTENT.unique, ids=lambda card: card.key)
def test_every_card_has_its_rules_text(card: Card) -> None:
    TEXTS.card_has_its_text(card)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_the_thing_itself_and_sends_nobody_back_to_another(lang: str) -> None:
    """A companion may have turned the card before it: only the next one is named."""
    following = {"en": r"Next: card \d\.", "it": r"Poi: carta \d\.", "es": r"Después: carta \d\."}[lang]
    others = {
        "en": r"\bcards? \d|as (on|with)\b",
        "it": r"\bcarta \d|come (alla|con)\b",
        "es": r"\bcarta \d|como (en|con)\b",
    }
    for c in CONTENT.unique:
        if isinstance(c, Other):
            assert not re.search(others[lang], re.sub(following, "", c.text[lang])), c.key


@pytest.mark.parametrize("id", ["m5-2", "m5-3", "m5-4"])
def test_every_card_of_the_siege_says_how_the_wave_moves_and_what_it_costs(id: str) -> None:
    text = next(c for c in CONTENT.unique if isinstance(c, Other) and c.id == id).text
    for words in ("1 tile toward New Haven", "costs 1 integrity, at the end of a Night 2"):
        assert words in text["en"]
    assert "costa 1 integrità, alla fine di una Notte 2" in text["it"]
    assert "cuesta 1 de integridad; al final de una Noche, 2" in text["es"]


def test_cards_are_translated() -> None:
    TEXTS.translated(CONTENT.unique)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_and_condition_of_a_card_has_words(lang: str) -> None:
    for c in CONTENT.unique:
        for thing in effects_in(c):
            say = Speaker(TELLERS[lang]).condition if isinstance(thing, Condition) else TELLERS[lang].effect
            clean(say(thing))


def test_every_effect_on_a_card_is_a_word_of_the_vocabulary() -> None:
    used = {tag_of(type(thing)) for c in CONTENT.unique for thing in effects_in(c)}
    assert used <= set(registry())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_has_words_also_where_it_is_denied(lang: str) -> None:
    speaker = Speaker(TELLERS[lang])
    conditions = {repr(c): c for thing in CONTENT.unique for c in effects_in(thing) if isinstance(c, Condition)}
    conditions |= {repr(c): c for c in (Infected(), Stocked("food", 2), AtHaven())}
    for condition in conditions.values():
        if tag_of(type(condition)) not in ("not", "either"):
            denied = clean(speaker.condition(Not(condition)))
            assert denied != speaker.condition(condition)
            assert not denied.startswith(("not: ", "non è vero che", "no es cierto")), f"no words for {condition}"


def test_an_unknown_kind_of_card_says_nothing() -> None:
    plain = Card(id="x", name={}, flavour={})
    assert card_text(TELLERS["en"], plain) == ""


# --- kinds of cards ----------------------------------------------------------------------------------------------------


def test_a_character_shows_values_dice_areas_and_abilities() -> None:
    """US-1102."""
    text = said("en", "character/veteran")
    assert text.startswith(
        "Tactician. 7 HP, 5 water. Dice: strength 1 green; skill 1 yellow and 1 blue; stealth 1 yellow; melee 1 green "
        "and 1 yellow; ranged 1 green and 1 yellow. Areas: 2 for items, 2 mixed, 2 for equipment. On My Mark: "
    )
    assert "Aggiustatutto (espansione). 7 PS, 5 acqua." in said("it", "character/mechanic")
    for c in CONTENT.deck("character"):
        assert isinstance(c, Character)
        for lang in LANGUAGES:
            assert all(ability.text[lang] in said(lang, c.key) for ability in c.abilities)


def test_a_tile_shows_all_that_is_printed_on_it() -> None:
    """US-1111."""
    assert said("en", "tile/tile-8") == (
        "Tile 8: MV 2. Resources: 1 food, 1 wood and 1 fabric. 3 water. 1 enemy symbol. Event. 3 movement fields. Camp."
    )
    assert said("it", "tile/tile-5") == (
        "Tessera 5: VM 2. Risorse: 1 alcol e 1 plastica. 1 simbolo nemico. Contenitore da aprire con Abilità. 2 campi "
        "di movimento."
    )
    assert said("es", "tile/tile-27") == "Loseta objetivo 27: VM 3. Recursos: 1 conector. Sin límite de personajes."
    assert "General store (Lawrence). No night cards are drawn here." in said("en", "tile/tile-1")
    for c in CONTENT.deck("tile"):
        assert isinstance(c, Tile)
        assert ("enemy symbol" in said("en", c.key)) == bool(c.enemies)


def test_an_enemy_shows_kind_dice_by_day_and_night_effect_and_loot() -> None:
    """US-1121, US-520."""
    assert said("en", "enemy/great-bear") == (
        "Animal. 7 HP. Melee dice: 1 green and 1 yellow; at Night 2 green. A wounded character’s dodge cannot cancel its "
        "attack. Loot. Blank: gain 1 food. Success: gain 3 food. Double success: gain 4 food and 1 fabric."
    )
    assert (
        "Umano, Figlio della Libertà. 3 PS. Dadi in mischia: 1 giallo. Dadi a distanza: 1 blu; di Notte nessuno."
        in (said("it", "enemy/liberty-recruit"))
    )
    for c in CONTENT.deck("enemy"):
        assert isinstance(c, Enemy)
        assert ("Ranged dice" in said("en", c.key)) == bool(c.fighter.ranged)


def test_a_night_card_says_whether_a_fire_keeps_it_off() -> None:
    """US-1131, US-267."""
    assert said("en", "night/gnawed-packs") == (
        "Animal: may be ignored on a tile with a fire. Lose 1 food or, if you have none, 1 fabric."
    )
    assert said("it", "night/cold-snap") == "Se sulla tua tessera non c’è un fuoco, subisci 1 danno."
    assert said("es", "night/silence") == "Sin efecto."


def test_a_sun_card_shows_keyword_and_effects() -> None:
    """US-1142."""
    assert said("en", "sun/clear-sky") == "No special effect."
    assert said("en", "sun/heat") == "Each character drinks 2 water, in New Haven and camps only 1."
    assert "VM 3 o 4 costano 1 PA in più" in said("it", "sun/scorcher")
    assert said("es", "sun/solar-storm").startswith("Tormenta solar: las cartas con el símbolo eléctrico")


def test_an_event_shows_tests_dice_and_choices() -> None:
    """US-1151."""
    assert said("en", "event/unstable-floor") == "Test skill. Success: draw 1 loot card. Failure: take 1 damage."
    assert said("en", "event/rusty-nail") == "Take 1 damage. Roll 1 blue die. Success: you become infected."
    assert said("it", "event/stranger-in-need") == (
        "Scegli un’opzione. «Riempirle la tazza due volte»: paga 2 acqua; pesca 1 carta bottino. «Augurarle buona "
        "fortuna»: non succede nulla."
    )
    assert "cada personaje vivo elige una opción: «Tomarlo como una señal»: recupera 1 dado" in (
        said("es", "event/radio-voice")
    )


def test_a_thing_shows_what_it_is_does_and_costs() -> None:
    """US-1161, US-1171, US-1181."""
    assert said("en", "item/crowbar") == (
        "Melee weapon. Attack: +1 yellow die. +1 yellow die to open containers with strength. Recipe: 2 metal. Price: 4 "
        "water. Starting card: 2 points."
    )
    assert said("it", "item/bandage") == (
        "Oggetto. Uso (1 PA): 1 personaggio sulla tua tessera recupera 1 PS, o 2 PS se è ferito. 1 uso. Ricetta: 1 "
        "tessuto. Prezzo: 2 acqua. Carta iniziale: 1 punto."
    )
    assert "Use (1 AP, only if there is no trap on your tile): place the trap" in said("en", "item/small-trap")
    assert "Caben 3 flechas; construida o comprada, viene cargada. Receta" in said("es", "item/bow")
    assert (
        "Holds 4 arrows at most; built or bought, it comes full; found, as many as 2 green dice show successes."
        in said("en", "loot/compound-bow")
    )
    assert said("en", "loot/rations") == "Goods: gain 3 food."
    assert "Roll only 3 green dice." in said("en", "loot/fragmentation-grenade")


def test_a_hero_item_names_its_hero() -> None:
    """US-1181, US-1183."""
    assert said("en", "loot/field-radio").startswith("Hero item, electric, only for the Veteran. Use (0 AP): ")
    assert said("it", "loot/longbow").startswith("Arma a distanza, oggetto eroe, solo per l’Esploratore.")
    assert "solo para la Médica" in said("es", "loot/calm")


def test_a_team_card_shows_role_abilities_and_goal() -> None:
    """US-1191, US-1192: all Survivors say the same, every Son of Liberty has a goal of his own."""
    survivors = {said("en", c.key) for c in CONTENT.deck("team") if c.id.startswith("survivor")}
    assert len(survivors) == 1
    goals = {said("en", f"team/{id}").partition("Secret goal: ")[2] for id in ("saboteur", "executioner", "arsonist")}
    assert len(goals) == 3
    assert all("once per day, for 0 AP, spawn" in said("en", f"team/{id}") for id in ("saboteur", "arsonist"))


def test_mission_and_other_cards_say_their_own_text_and_traders_their_values() -> None:
    """US-1202, US-1205."""
    for c in CONTENT.deck("mission-and-other"):
        assert isinstance(c, Other)
        for lang in LANGUAGES:
            assert said(lang, c.key).startswith(c.text[lang])
    assert said("en", "mission-and-other/dealer-1").endswith(
        "Human. 6 HP. Melee dice: 1 green and 1 yellow. Ranged dice: 1 yellow."
    )
    matriarch = said("en", "mission-and-other/ash-matriarch")
    assert matriarch.count("HP 8") == 1
    assert not re.search(r"\d\d HP|8 HP", matriarch), "the values stand in its text and are not said twice"


def test_a_figure_without_words_of_its_own_shows_its_values() -> None:
    """US-1204."""
    boss = card("mission-and-other/ash-matriarch")
    assert isinstance(boss, Other)
    bare = Other(id="x", name={}, flavour={}, kind="figure", fighter=boss.fighter)
    assert card_text(TELLERS["it"], bare).startswith("Mutato. PS: 8, più 3 per personaggio. Dadi in mischia: 2 verdi;")
    captain = card("mission-and-other/liberty-captain")
    assert isinstance(captain, Other)
    bare = Other(id="x", name={}, flavour={}, kind="figure", fighter=captain.fighter)
    assert "PS: 5, más 1 por personaje." in card_text(TELLERS["es"], bare)


# --- missions ----------------------------------------------------------------------------------------------------------


def test_a_mission_tells_its_layout_cards_actions_and_failures() -> None:
    """US-1211 to US-1215."""
    text = said("en", "mission/voice-in-the-static")
    assert text.startswith("Mission 2 (easy): 5 days; recommended mode: cooperative. ")
    assert "Tile 27 (Needle Tower) lies face up at distance 5 from New Haven, in a rolled direction." in text
    assert "Card 2. Objective: the delivery is complete. Deliver 2 connectors and 1 metal to tile 27" in text
    assert (
        "Mission action “Tune the transmitter” (2 AP, on tile 27 (Needle Tower), only if there is no Solar storm): test "
        "skill; success: the test is passed; 1 enemy spawns on tile 27 (Needle Tower), 1 more with 3 or more characters; "
        "failure: 1 enemy spawns on tile 27 (Needle Tower), 1 more with 4 or more characters."
    ) in text
    assert text.endswith("or if 2 characters are eliminated (with 5 or 6: all but 2).")
    placed = said("it", "mission/missing-two")
    assert (
        "La tessera 28 (Palizzata della Libertà) si mette scoperta a distanza 3 da New Haven, in una direzione"
        in placed
    )
    assert (
        "La tessera 31 (Cerchio del Convoglio) si mette scoperta a distanza 4 da New Haven, in un’altra direzione"
        in placed
    )
    assert "Ancora possibili: «Guidare l’ostaggio» e «Affidare l’ostaggio»." in placed
    assert "La tessera 30 (La Tana di Cenere) si mescola con 5" in said("it", "mission/ash-matriarch")
    assert "De inmediato y en cada Preparación: aparece 1 enemigo" in said("es", "mission/dry-wells")


def test_numbers_that_grow_with_the_crew_are_explained() -> None:
    """US-955."""
    text = said("en", "mission/the-crossing")
    assert "Deliver wood (1 per character, and 1 more from 3 characters on) to tile 32" in text
    assert "Deliver metal (half the number of characters, rounded up, plus 1) and 2 fabric to tile 32" in text


def test_a_mission_of_ones_own_uses_its_own_words() -> None:
    """What the game has no words for is said in those of the mission."""
    words = {"dig": {"en": "Dig deeper", "it": "Scavare", "es": "Cavar"}, "holes": {"en": "Hole", "it": "B", "es": "C"}}
    own = Stage(
        objective=Both(Counted("holes", 3), TileUp(27)),
        tasks=(Task("dig", pay={"water": 1}, when=Not(Counted("holes", 2)), then=(Count("holes"),)),),
    )
    parts = stage(Speaker(TELLERS["en"], words), own, 1)
    assert parts[0] == "Card 1. Objective: “Hole” is marked 3 times and tile 27 (Needle Tower) is revealed"
    assert parts[1] == (
        "Mission action “Dig deeper” (1 AP, 1 water, only if “Hole” is marked fewer than 2 times): mark “Hole” once"
    )
    assert Speaker(TELLERS["en"]).condition(Counted("freed", 2)) == "2 hostages are free"
    assert Speaker(TELLERS["en"]).condition(TileUp(99)) == "tile 99 is revealed"


def test_a_mission_with_a_tile_that_is_not_there_cannot_be_read() -> None:
    """US-1212: `check` names it."""
    plain = Mission(id="x", name={}, flavour={}, targets=(99,), distance=2, stages=(Stage(TileUp(99)),))
    with pytest.raises(MissingText, match="no tile-99 among the tiles"):
        card_text(TELLERS["en"], plain)


# --- whom a card means -------------------------------------------------------------------------------------------------


def test_somebody_a_card_names_is_told_of_in_the_third_person() -> None:
    assert said("en", "event/spores") == "Each character on the tile tests strength. Failure: becomes infected."
    assert said("it", "night/stampede").endswith("fa una prova di Forza. Fallimento: subisce 1 danno.")
    english, italian, spanish = TELLERS.values()
    assert english.effect(Damage("others", 2)) == "each other character on the tile takes 2 damage"
    assert (
        italian.effect(WellBeing(-1, "tile"))
        == "ogni personaggio sulla tessera scende di 1 casella sul tracciato benessere"
    )
    assert spanish.effect(Cure("all")) == "cada personaje vivo se libra de la infección"
    assert english.effect(Each("all", (Heal(), RegainKarma(or_ap=True)))) == (
        "each living character heals 1 HP; regains 1 discarded karma die or, if none is missing, gains 1 AP"
    )


def test_effects_without_a_card_are_said_too() -> None:
    """As answers and prompts say them: to the one who reads."""
    english, italian, spanish = TELLERS.values()
    assert english.effect(ActionPoints(-2)) == "lose 2 AP"
    assert italian.effect(Infect()) == "contrai un’infezione"
    assert spanish.effect(Gain("arrow", 4)) == "obtén 4 flechas"
    decision = Decide((Choice("a", (Gain("food"),), {"water": 2}), Choice("b", when=FireHere())))
    assert english.effect(decision) == (
        "choose one: (a) pay 2 water; gain 1 food; or (b) (only if there is a fire on your tile) nothing happens"
    )
    assert english.effect(Test("skill", (Gain("food"),), (Damage(),), need=2)) == (
        "test skill (2 successes needed) (success: gain 1 food; failure: take 1 damage)"
    )
    assert italian.effect(EachTest("stealth", fail=(Lose("water"),))) == (
        "ogni personaggio sulla tessera fa una prova di Furtività (fallimento: perde 1 acqua)"
    )
    assert spanish.effect(RollDie("GG", {"0": (Damage(),), "2": (GainRandom(2),)})) == (
        "tira 2 dados verdes (ningún éxito: sufres 1 de daño; doble éxito: obtén 2 recursos al azar)"
    )


def test_what_follows_a_test_says_that_it_does() -> None:
    speaker = Speaker(TELLERS["en"])
    assert speaker.text((Test("skill", fail=(Damage(),)), Gain("food"), Gain("metal", 2))) == (
        "Test skill. Failure: take 1 damage. Then gain 1 food and 2 metal."
    )
    both = If(FireHere(), (Heal(),), (Damage(),))
    assert speaker.text((both,)) == "If there is a fire on your tile: heal 1 HP. Otherwise: take 1 damage."
    assert speaker.phrase(both) == "if there is a fire on your tile, heal 1 HP; otherwise take 1 damage"


def test_dice_are_said_by_number_and_colour() -> None:
    """US-010 to US-013."""
    assert some_dice(TELLERS["en"], "GGY") == "2 green dice and 1 yellow die"
    assert some_dice(TELLERS["it"], "GYBR") == "1 dado verde, 1 dado giallo, 1 dado blu e 1 dado rosso"
    assert colours_of(TELLERS["es"], "BBR") == "2 azules y 1 rojo"


# --- nouns -------------------------------------------------------------------------------------------------------------


def test_players_and_characters_are_said_by_name() -> None:
    t = Table(2)
    t.crew("medic", "scout")
    english, italian, spanish = TELLERS.values()
    assert english.noun("char-0", w=t.w) == english.noun("who-0", w=t.w) == english.noun("0", w=t.w) == "Medic"
    assert english.noun("seat-1", w=t.w) == "Scout"
    assert english.noun("seat-1") == english.noun("char-1") == "Player 2", "before there are characters"
    assert english.noun("the-char-0", w=t.w) == english.noun("the-who-0", w=t.w) == "the Medic"
    assert italian.noun("of-char-1", w=t.w) == "dell’Esploratore"
    assert italian.noun("by-char-0", w=t.w) == "dalla Medica"
    assert spanish.noun("to-char-1", w=t.w) == "al Explorador"
    assert (gender(t.w, 0), gender(t.w, 1)) == ("f", "m")


def test_a_player_with_two_characters_has_a_number() -> None:
    """US-951."""
    t = Table(1)
    t.crew("veteran", "thickskin")
    assert TELLERS["en"].noun("seat-0", w=t.w) == "Player 1"
    assert TELLERS["es"].noun("of-char-1", w=t.w) == "de Pellejo Duro"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_character_stands_within_a_sentence(lang: str) -> None:
    for c in CONTENT.deck("character"):
        for form in ("the", "of", "to", "by"):
            assert c.name[lang] in TELLERS[lang].say(f"{form}-{c.id}")


def test_places_enemies_and_ids_are_said_by_name() -> None:
    t = Table(2)
    t.tile("0,-1", 11)
    id = t.foe("wolf", "0,-1")
    english = TELLERS["en"]
    assert english.noun("0,0", w=t.w) == "New Haven"
    assert english.noun("0,-1", w=t.w) == "Crusher’s Yard, 1 tile north of New Haven"
    assert english.noun("5,0", w=t.w) == "unknown land, 5 tiles south-east of New Haven"
    assert english.noun(f"foe-{id}", w=t.w).startswith("Ridge Wolf ")
    assert english.noun("crowbar") == "Crowbar"
    assert english.noun("lawrence") == "Lawrence"
    assert english.noun("connector", 2) == "connectors"
    assert TELLERS["it"].noun("Mutated") == "Mutato"
    assert TELLERS["es"].noun("solar-storm") == "Tormenta solar"
    assert TELLERS["it"].noun("G") == "verde"


def test_an_effect_without_words_is_an_error() -> None:
    with pytest.raises(MissingText, match="no message fx-day"):
        TELLERS["en"].effect(Day())
