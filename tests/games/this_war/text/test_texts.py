"""Everything that stands on a card of This War of Mine, in three languages: no message is missing, no raw id shows."""

import re
from typing import Any, get_args

import pytest

from holdfast.core.cards.content import LANGUAGES, Card
from holdfast.core.engine.effect import Condition, Effect, tag_of
from holdfast.core.engine.effects import Both, Either, If, Not
from holdfast.core.text.localizer import Localizer, MissingText
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.book.checks import DangerRoll, EmpathyCheck, Roll, RollEach
from holdfast.games.this_war.book.colours import ByColour
from holdfast.games.this_war.book.conditions import (
    AnyProwess,
    AtHome,
    BoardedUp,
    Built,
    ChapterIs,
    ColdIs,
    Count,
    DayIs,
    FittingsBuilt,
    Has,
    HasToken,
    Level,
    Present,
    UnknownLeft,
    WasRead,
)
from holdfast.games.this_war.book.objectives import ObjectiveDone
from holdfast.games.this_war.book.orders import RaidMod, RemoveEvent
from holdfast.games.this_war.book.pages import Say
from holdfast.games.this_war.book.pending import PutPending
from holdfast.games.this_war.book.scripts import ChooseOne, OpenScript
from holdfast.games.this_war.cards import (
    Character,
    Exploration,
    Fate,
    Findings,
    Fitting,
    Location,
    NarrativeAction,
    Objective,
    Pick,
    Resident,
    Script,
)
from holdfast.games.this_war.city.encounters import Encounter
from holdfast.games.this_war.city.locations import ExchangeLocation
from holdfast.games.this_war.city.searching import SpecialFinding
from holdfast.games.this_war.city.unknown import Peek, ReturnCards
from holdfast.games.this_war.combat.fight import StartFight
from holdfast.games.this_war.flow.day import Day
from holdfast.games.this_war.flow.ending import GameOver
from holdfast.games.this_war.house.building import FittingReturn
from holdfast.games.this_war.house.cracks import BoardUp
from holdfast.games.this_war.house.shelter_cards import ShelterCardRestore
from holdfast.games.this_war.people.joining import Away, Join, StartingSwap
from holdfast.games.this_war.people.states import SetState, State, WoundsSplit
from holdfast.games.this_war.people.whom import Each
from holdfast.games.this_war.rules import FAMILIES, IDS, STANDARD, STATES
from holdfast.games.this_war.text.card_text.effects import Speaker, condition, label
from holdfast.games.this_war.text.card_text.naming import delta
from holdfast.games.this_war.text.card_text.texts import card_text
from holdfast.games.this_war.text.nouns import counted, filled
from holdfast.games.this_war.things.barter import Barter
from holdfast.games.this_war.things.stores import Gain, Lose, LoseAll
from holdfast.games.this_war.things.tokens import PutToken
from holdfast.games.this_war.things.tracks import Cold, NoiseSet
from holdfast.games.this_war.vocabulary import Blank, registry
from tests.games.texts import Texts, effects_in
from tests.games.this_war.table import Table

TEXTS = Texts(DEFINITION, (*registry(), *FAMILIES), plain=("board-up",))
CONTENT, TELLERS = TEXTS.content, TEXTS.tellers
clean, card, said, messages = TEXTS.clean, TEXTS.card, TEXTS.said, TEXTS.messages
CARDS = [card for card in CONTENT.unique if not isinstance(card, Script)]
BOOK = [card for card in CONTENT.unique if isinstance(card, Script)]
ENGLISH = re.compile(
    r"\b(?:the|and|of|with|each|Character|Characters|Storage|Shelter|discard|gain|roll|Script|Misery|Wounds|Noise|Cold|"
    r"token|tokens|your|card|cards|from|Location)\b"
)

SELDOM: tuple[Any, ...] = (
    SetState("all", "fatigue", 0),
    SetState("me", "misery", 3),
    WoundsSplit(2, "guards"),
    WoundsSplit(1),
    Each("all-in-shelter", (State("me", "hunger", -1), State("me", "misery", 1))),
    Away(Pick(1, "all-present"), 2),
    Away("speaker"),
    Join({"hunger": 2, "wounds": 1}),
    Join(),
    StartingSwap(Pick(1, "all-present")),
    NoiseSet(4),
    RemoveEvent(),
    ObjectiveDone(),
    ShelterCardRestore("g7"),
    GameOver("ceasefire"),
    GameOver("nobody-left"),
    GameOver("last-page"),
    SpecialFinding(),
    Encounter(),
    Lose("most-valuable", 2, "findings", if_possible=True),
    Lose("grey", 2, "storage"),
    LoseAll(("food", "red"), "findings"),
    Peek("unknown", 3, sort=True),
    BoardUp(-1),
    Cold(2),
    FittingReturn(2),
    ExchangeLocation("near"),
    RaidMod(damage=1, wounds=-1),
    ReturnCards(1, or_all=True),
    Roll({"1-3": (Gain("wood", 2),), "4-10": ()}, "speaker", 2),
    EmpathyCheck("guards", (State("affected", "misery", 1), Lose("food")), (Gain("coffee"),)),
    PutPending("fate", "r1", stay=True),
    PutToken("rats", "outside"),
    StartFight(3, {"a": "none", "b": "knife", "c": "pistol+knife"}, "enemies", True, True, 4, 2, ("ammo",), True),
    ByColour({"red": "r1"}, (Lose("food"),)),
    OpenScript("r1"),
)
"""Effects of the vocabulary that no card has, or not in this form."""
CONDITIONS: tuple[Any, ...] = (
    AnyProwess(">=", 2),
    AtHome(),
    BoardedUp(1),
    Built("bed", 2),
    ChapterIs("=", 2),
    ColdIs("<", 3),
    Count("characters", "<=", 2),
    DayIs(">", 5),
    Has("food", 3, "findings"),
    Has("water"),
    HasToken("child"),
    Level("guards", "wounds", 1, 4),
    Present("arica"),
    UnknownLeft("<=", 4),
    WasRead("r1"),
)


# --- all cards ---------------------------------------------------------------------------------------------------------


def test_the_three_languages_have_the_same_messages_once() -> None:
    TEXTS.same_messages_once()


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.key)
def test_every_card_has_its_rules_text(card: Card) -> None:
    TEXTS.card_has_its_text(card)
    for lang in ("it", "es"):
        text = said(lang, card.key)
        assert not ENGLISH.search(text), f"English in {text!r}"


def test_cards_are_translated() -> None:
    TEXTS.translated(CARDS)


@pytest.mark.rule("TW-1203")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_script_says_its_text_and_nothing_of_what_follows(lang: str) -> None:
    """TW-1203, TW-1225: people whom it will bind are one of us until then."""
    for script in BOOK:
        text = DEFINITION.text.card(TELLERS[lang], script)
        assert "{" not in text
        assert text == filled(TELLERS[lang], None, script.flavour[lang], ())
        if "{" not in script.flavour[lang]:
            assert text == script.flavour[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_and_condition_of_cards_and_scripts_has_words(lang: str) -> None:
    for c in CONTENT.unique:
        for thing in effects_in(c):
            if not any(isinstance(inner, Say) for inner in effects_in(thing)):
                text = clean(
                    condition(TELLERS[lang], thing) if isinstance(thing, Condition) else TELLERS[lang].effect(thing)
                )
                assert lang == "en" or not ENGLISH.search(text), f"English in {text!r}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rest_of_the_vocabulary_has_words_too(lang: str) -> None:
    for effect in SELDOM:
        text = clean(TELLERS[lang].effect(effect))
        assert lang == "en" or not ENGLISH.search(text), f"English in {text!r}"


def test_all_that_has_words_is_an_effect_or_a_condition() -> None:
    words = messages("en", "effects")
    for prefix, kind in (("fx-", Effect), ("if-", Condition)):
        for name in words:
            if name.startswith(prefix) and name != "if-level-wounds":
                assert issubclass(registry()[name.removeprefix(prefix)], kind)
    used = {tag_of(type(thing)) for c in CONTENT.unique for thing in effects_in(c)}
    told = {tag_of(type(thing)) for thing in (*SELDOM, *CONDITIONS)}
    assert {name[3:] for name in words if name.startswith(("fx-", "if-"))} - {"level-wounds"} == used | told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_has_words_also_where_it_is_denied(lang: str) -> None:
    teller = TELLERS[lang]
    found = {repr(c): c for thing in CONTENT.unique for c in effects_in(thing) if isinstance(c, Condition)}
    found |= {repr(c): c for c in CONDITIONS}
    for cond in found.values():
        denied = clean(condition(teller, Not(cond)))
        assert denied != clean(condition(teller, cond))
        assert condition(teller, Not(Not(cond))) == condition(teller, cond)
        assert lang == "en" or not ENGLISH.search(denied), f"English in {denied!r}"


def test_an_unknown_kind_of_card_says_nothing() -> None:
    plain = Card(id="x", name={}, flavour={})
    assert card_text(TELLERS["en"], plain) == ""


# --- kinds of cards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-1710", "TW-1101")
def test_a_character_shows_values_abilities_and_spirit() -> None:
    """TW-1710, TW-1714: what a Spirit line changes is the Character's own State."""
    text = said("en", "character/arica")
    assert (
        "(black border). Prowess 1, Empathy 3, Inventory 3. Stealth: once per Scavenging, before a Noise roll," in text
    )
    assert "Picklock: when she uses a Lockpick, the die may be rerolled once" in text
    assert "Spirit A: Habit: discard 1 Cigarette from Storage, or Misery +2." in text
    assert text.endswith("Spirit C: nothing.")
    assert "(bordo rosso). Coraggio 3, Empatia 2, Inventario 3. Addestramento: disarmato, tira il dado Giallo." in said(
        "it", "character/roman"
    )
    assert "incluso ella misma" in said("es", "character/emilia")
    for c in CONTENT.deck("character"):
        assert isinstance(c, Character)
        for lang in LANGUAGES:
            first = said(lang, c.key).partition(" (")[0]
            assert first.casefold() == c.profession[lang].casefold()


@pytest.mark.rule("TW-1714")
def test_alike_conditions_of_a_spirit_line_are_said_in_one() -> None:
    assert "Spirit A: if Storage holds no Meds and no Bandages, Misery +1." in said("en", "character/marko")
    assert "Morale A: se nel Magazzino non ci sono Medicine né Bende, Tristezza +1." in said("it", "character/marko")
    assert "if one other Character in the Shelter has Hunger, Wounds or Illness 2 or 3, Misery +1" in (
        said("en", "character/cveta")
    )
    assert "Ánimo A: si en el Almacén hay al menos 1 Libro, Tristeza −1 y Fatiga +1." in said("es", "character/anton")


@pytest.mark.rule("TW-1730")
def test_a_fitting_shows_cost_neighbour_works_and_what_it_does_by_itself() -> None:
    """TW-1730."""
    assert said("en", "fitting/stove-with-oven").startswith("Idea. Cost: 5 Wood, 5 Components and 2 Mechanical Parts.")
    assert "(1 Wood, 1 Water, 1 Raw Food and 1 Vegetable): up to 4 Characters in the Shelter: Hunger −1" in said(
        "en", "fitting/stove-with-oven"
    )
    assert "Riscaldamento: scarta da 1 a 3 fra Legno e Libri; rimuovi 1 Freddo per Legno e 2 per Libro." in said(
        "it", "fitting/heater"
    )
    assert "Espera; a la Mañana siguiente, obtén 2 Hierbas." in said("es", "fitting/herb-garden")
    assert said("en", "fitting/trap").count("Wait; next Morning") == 1, "three baits, one trap"
    assert "In the Evening 1 Character can sleep here: Fatigue is set to 0." in said("en", "fitting/bed-idea")
    assert said("es", "fitting/reinforced-door").endswith("En cada Incursión nocturna: Daño −1 y Heridas −1.")
    for c in CONTENT.deck("fitting"):
        assert isinstance(c, Fitting)
        assert said("en", c.key).startswith("Fitting." if c.green else "Idea.")
        assert ("Must stand next to" in said("en", c.key)) == bool(c.next_to)


@pytest.mark.rule("TW-1750")
def test_a_shelter_card_shows_what_it_asks_for_and_its_loot() -> None:
    """TW-1750, TW-325."""
    assert said("en", "shelter/furniture-a") == "Search. Loot: 2 Components, 1 Book and 1 Cigarette."
    assert "Underneath lie Rubble Remnants, which must be dug once more. Loot: 2 Wood." in said(
        "en", "shelter/rubble-d"
    )
    assert said("it", "shelter/bars-a").startswith("Sega con 1 Sega. Bottino: 1 Cibo Crudo, 2 Acqua,")


@pytest.mark.rule("TW-1760")
def test_a_location_shows_danger_obstacles_specials_red_box_and_scripts() -> None:
    """TW-1760."""
    text = said("en", "location/snipers-crossing")
    assert text.startswith(
        "Location 3. Danger: medium. Obstacles: Open Space, Basement Entrance and Rubble. Special Find"
    )
    assert "Special Findings: 5–6: 1 Shell; 7–8: 1 Ammo; 9–10: 1 Canned Food; otherwise nothing." in text
    assert "At the start of Scavenging here: read Script 660; roll the black die: on 1–2, danger check for one" in text
    assert "return 6 Exploration cards to barter: any tokens, Commission 0 (Script 107)." in text
    assert "Prove di Empatia qui: Tristezza +2 invece di +1." in said("it", "location/school")
    assert "Cuando termina el Saqueo: un Personaje presente: Tristeza −1." in said("es", "location/library")
    for c in CONTENT.deck("location"):
        assert isinstance(c, Location)
        assert said("en", c.key).startswith(f"Location {c.number}. Danger: {c.danger}")
        assert ("to barter" in said("en", c.key)) == (c.trade is not None)


@pytest.mark.rule("TW-1770")
def test_an_exploration_card_shows_where_it_matters_and_what_can_be_done() -> None:
    """TW-616, TW-617, TW-1770."""
    assert said("en", "exploration/creaking-boards") == "Noise +2. Roll for Noise."
    for lang, noise in (("en", "Noise"), ("it", "Rumore"), ("es", "Ruido")):
        for row in ("furniture", "debris", "pantry"):
            card = CONTENT.cards[CONTENT.index[f"exploration/{row}"]]
            assert isinstance(card, Exploration)
            assert f"{noise} +{STANDARD.search_noise}," in said(lang, card.key)
            assert f"({noise} +{STANDARD.search_noise}," in card.choices[0].label[lang]
    assert said("en", "exploration/rubble").startswith(
        "Only where the Location lists Rubble; elsewhere an empty passage. You may choose one."
    )
    assert "Choose one." in said("en", "exploration/open-space")
    assert said("it", "exploration/hideout").startswith("Tienila. Quando si rivela una carta Residenti,")
    assert "sube" not in said("es", "exploration/dead-silence")


@pytest.mark.rule("TW-1775")
def test_a_findings_card_shows_three_rows_and_its_star() -> None:
    """TW-1775."""
    assert said("en", "findings/findings-11") == (
        "Furniture: 1 Broken Guitar or, if none is left, 1 Jewelry. Debris: nothing. Pantry: nothing."
    )
    assert said("it", "findings/findings-4").startswith("Mobili: 1 Benda. Detriti: 1 Bossolo e 1 Munizione. Dispensa: ")
    for c in CONTENT.deck("findings"):
        assert isinstance(c, Findings)
        assert ("Estrella" in said("es", c.key)) == c.star


@pytest.mark.rule("TW-1780")
def test_a_resident_shows_enemies_options_talk_and_loot() -> None:
    """TW-1780, TW-1785."""
    text = said("en", "resident/armed-thugs")
    assert text.startswith(
        "Red corner. 4 enemies (drawn by lot from these kinds: A Knife, B Knife, C Shotgun). Thugs: their deaths burden nobody."
    )
    assert text.endswith("After a victory: the weapons of the dead and 2 Ammo.")
    assert "1 nemico (Coltello)." in said("it", "resident/barterer-on-the-stairs")
    for c in CONTENT.deck("resident"):
        assert isinstance(c, Resident)
        for lang in LANGUAGES:
            assert all(label(choice.label[lang]) in said(lang, c.key) for choice in c.choices)
        assert ("Scripts by colour" in said("en", c.key)) == bool(c.talk)


@pytest.mark.rule("TW-1790")
def test_a_night_raid_shows_damage_wounds_and_the_rest() -> None:
    """TW-1790."""
    assert said("en", "night-raid/footsteps") == "Damage 3, Wounds 2."
    assert "Lo primero que se pierde debe ser una ficha de comida" in said("es", "night-raid/deserters")
    assert "Before the dice, and instead of them," in said("en", "night-raid/hungry-neighbours")
    assert "se resta del Danno" in said("it", "night-raid/gang-with-crowbars").casefold().replace("danno", "Danno")


@pytest.mark.rule("TW-1800")
def test_a_fate_card_shows_both_halves() -> None:
    """TW-1800, TW-1806."""
    text = said("en", "fate/fate-1")
    assert "untreated, +1 on 1–5, −1 on 10. Wounds: with Bandages −2; untreated, +1 on 1–3, −1 on 10." in text
    assert (
        "Spirit: each Character resolves line A. Exchange the Near Location. § on the Grey die: whoever rolled" in text
    )
    assert "Nessuna prova di Freddo." in said("it", "fate/fate-4")
    assert said("es", "fate/fate-7").endswith("rebote: 1 Herida a un combatiente de cada bando, a tu elección.")
    stories = {said("en", c.key).partition("§")[2] for c in CONTENT.deck("fate")}
    assert len(stories) == 7
    for c in CONTENT.deck("fate"):
        assert isinstance(c, Fate)
        assert ("No Location is exchanged" in said("en", c.key)) == (c.exchange is None)


@pytest.mark.rule("TW-1810", "TW-1820", "TW-1830")
def test_visitors_events_and_chapters() -> None:
    assert "who joins the group with Hunger 2 and Illness 1. If you refuse, empathy check" in (
        said("en", "visitor/new-arrival-2")
    )
    assert said("en", "event/fever") == "Add 3 Cold. Each Character rolls the black die; on 1–2, Illness +1."
    assert said("it", "event/first-frost") == "Aggiungi 3 Freddo."
    assert said("es", "ending-event/ceasefire").startswith("La campaña termina al momento.")
    assert said("en", "chapter/chapter-1") == "No Cold. Reveal the first Objective."
    assert "Rivela il prossimo Obiettivo. Rimescola tutti i Raid Notturni scartati" in said("it", "chapter/chapter-2")


@pytest.mark.rule("TW-1830", "TW-1832")
def test_an_objective_shows_price_or_goal_reward_and_penalty() -> None:
    """TW-1832."""
    assert "between the turns: discard 1 Meds from Storage or discard 2 Herbal Meds from Storage. Reward: each" in (
        said("en", "objective/medicine-for-a-child")
    )
    assert "Condizione: sono state sgombrate 9 carte Rifugio. Ricompensa: un Personaggio: Tristezza −1;" in (
        said("it", "objective/clear-the-house")
    )
    assert said("es", "objective/see-it-through").endswith("al menos un Personaje inicial.")
    for c in CONTENT.deck("objective"):
        assert isinstance(c, Objective)
        assert said("en", c.key).startswith(f"Objective of Chapter {'I' * c.chapter}.")


@pytest.mark.rule("TW-1840")
def test_a_narrative_action_says_when_it_is_done() -> None:
    """TW-1840."""
    assert said("en", "narrative-action/quarrel-settled") == (
        "Now. Two Characters in the Shelter with Misery 2 or more: Misery −1 (only if there are two)."
    )
    assert said("it", "narrative-action/hot-stones") == "Subito. Scarta 1 Legno dal Magazzino: rimuovi 1 Freddo."
    for c in CONTENT.deck("narrative-action"):
        assert isinstance(c, NarrativeAction)
        assert said("en", c.key).startswith("Keep. " if c.keep else "Now. ")


# --- words -------------------------------------------------------------------------------------------------------------


def test_effects_are_said_in_one_sentence_or_in_several() -> None:
    english, italian, spanish = (Speaker(teller) for teller in TELLERS.values())
    both = If(Has("guitar", 1, "storage"), (State("all", "misery", -1),), (Gain("wood", 2), Gain("component")))
    assert english.phrase(both) == (
        "if Storage holds at least 1 Guitar, each Character: Misery −1; otherwise gain 2 Wood and 1 Component"
    )
    assert italian.text((both, Cold(1))) == (
        "Se nel Magazzino c’è almeno 1 Chitarra, ogni Personaggio: Tristezza −1. Altrimenti ottieni 2 Legno e 1 "
        "Componente. Poi aggiungi 1 Freddo."
    )
    assert spanish.text((RollEach("guards", 1, 2, (State("me", "wounds", 1),)),)) == (
        "Cada Personaje de Guardia tira el dado negro; con 1–2, Heridas +1."
    )
    assert english.phrase(If(AtHome(), (), (Cold(1),))) == "if you are scavenging, add 1 Cold"
    assert (
        english.phrase(ChooseOne(((Gain("wood"),), (Gain("water"),))))
        == "choose one: (a) gain 1 Wood; or (b) gain 1 Water"
    )


def test_a_fight_says_what_is_special_about_it() -> None:
    fight = next(effect for effect in SELDOM if isinstance(effect, StartFight))
    assert TELLERS["en"].effect(fight) == (
        "fight 3 enemies (A unarmed, B Knife, C Pistol and Knife), who make a Backstab first, Thugs, no fleeing, Prowess 4 "
        "for all, when 2 are dead the rest run, loot: 1 Ammo and the weapons of the dead"
    )
    after = StartFight(1, {"a": "knife", "b": "knife", "c": "knife"}, gains=(Gain("sugar"),), then=(Cold(-1),))
    assert (
        TELLERS["it"].effect(after)
        == "combattimento contro 1 nemico (Coltello), bottino: 1 Zucchero, poi rimuovi 1 Freddo"
    )


def test_conditions_are_joined_and_denied() -> None:
    english, italian, spanish = TELLERS.values()
    either = Either(Has("guitar", 1, "storage"), Built("radio"))
    assert (
        condition(english, either) == f"Storage holds at least 1 Guitar or at least 1 {english.noun('radio')} is built"
    )
    assert condition(english, Not(either)) == f"Storage holds no Guitars and no {english.noun('radio')} is built"
    assert condition(english, Not(Both(AtHome(), ColdIs(">=", 3)))) == (
        "you are scavenging or there are fewer than 3 Cold tokens"
    )
    assert condition(italian, Not(Has("wood", 3, "storage"))) == "nel Magazzino ci sono meno di 3 Legno"
    assert condition(spanish, Not(FittingsBuilt(3))) == "hay construidos menos de 3 Accesorios"
    assert condition(english, Not(DayIs("=", 3))) == "not (the number of the day is exactly 3)"


def test_trades_and_levels_are_said_by_what_they_are() -> None:
    english, italian, spanish = (Speaker(teller) for teller in TELLERS.values())
    assert english.phrase(Barter(("green", "yellow", "weapon"), 2)) == (
        "barter: green and yellow tokens and weapons, Commission 2"
    )
    assert italian.phrase(Barter(("any",))) == "Baratto: qualsiasi segnalino, Commissione 0"
    assert [english.levels(*pair) for pair in ((0, 0), (2, 3), (1, 3), (0, 2))] == ["0", "2 or 3", "1 or more", "0–2"]
    assert spanish.phrase(DangerRoll("speaker", "red", True)).startswith("prueba de peligro para el Personaje elegido:")
    assert (delta(2), delta(-1), delta(0)) == ("+2", "−1", "0")


def test_labels_lose_their_price_and_texts_get_their_names() -> None:
    assert label("Slip away (return 2 cards)") == "Slip away"
    assert label("Go (now) and see") == "Go (now) and see"
    assert filled(TELLERS["en"], None, "{speaker} waits. Here {speaker} waits.", ()) == (
        "One of us waits. Here one of us waits."
    )


def test_people_players_spaces_and_cards_are_said_by_name() -> None:
    t = Table(2)
    t.people("arica", "marin")
    t.built(g3="heater")
    english, italian, spanish = TELLERS.values()
    assert english.noun(f"person-{t.p('marin')}", w=t.w) == "Marin"
    assert english.noun("arica") == "Arica"
    assert italian.noun("seat-1", w=t.w) == "Giocatore 2"
    assert spanish.noun("who-0") == spanish.noun("the-who-0") == "Jugador 1"
    assert english.noun("g7", w=t.w) == "Rubble (G7)"
    assert english.noun("g7") == "space G7"
    assert english.noun("g3", w=t.w) == f"{english.noun('heater')} (G3)"
    assert italian.noun("u3", w=t.w) == "spazio vuoto (U3)"
    assert spanish.noun("k1", w=t.w) == "Grieta (K1)"
    assert english.noun("g1") == "Outside (G1)"
    assert english.noun("nothing-at-all") == "nothing-at-all"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_token_state_and_blank_token_has_a_name(lang: str) -> None:
    teller = TELLERS[lang]
    for item in IDS:
        assert clean(counted(teller, item, 1)).startswith("1 ")
        assert clean(counted(teller, item, 2)).startswith("2 ")
    for family in FAMILIES:
        assert not re.search(r"[a-z]-[a-z]", counted(teller, family, 2)), family
    for state in STATES:
        assert teller.noun(state)[0].isupper()
    for name in get_args(Blank):
        assert teller.noun(name) != name
        clean(teller.say(f"text-token-{name}"))


def test_amounts_are_plural_aware() -> None:
    english, italian, spanish = TELLERS.values()
    assert (counted(english, "knife", 1), counted(english, "knife", 2)) == ("1 Knife", "2 Knives")
    assert (counted(italian, "raw-food", 1), counted(italian, "raw-food", 2)) == ("1 Cibo Crudo", "2 Cibi Crudi")
    assert (counted(spanish, "red", 1), counted(spanish, "red", 2)) == ("1 ficha roja", "2 fichas rojas")


def test_an_effect_without_words_is_an_error() -> None:
    with pytest.raises(MissingText, match="no message fx-day"):
        TELLERS["en"].effect(Day())
    assert Localizer(DEFINITION, "en").effect(OpenScript("r1")) == "read a Script", "without cards there are no numbers"


def test_one_thing_has_one_name():
    """Cards that are alike are called alike, and nothing else is."""
    named: dict[tuple[str, str, str], set[str]] = {}
    for card in DEFINITION.content().unique:
        for lang, name in card.name.items():
            named.setdefault((card.deck, lang, name), set()).add(card.id.removesuffix("-idea"))
    assert [key for key, ids in named.items() if len(ids) > 1] == []
    bed, idea = (next(c for c in DEFINITION.content().unique if c.key == f"fitting/{id}") for id in ("bed", "bed-idea"))
    assert bed.name == idea.name
