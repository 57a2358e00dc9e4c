"""Everything that stands on a card of Náufragos, in three languages: no message is missing, and no raw id shows."""

import re

import pytest

from holdfast.core.cards.content import LANGUAGES, Card
from holdfast.core.engine.effect import Condition, tag_of
from holdfast.core.engine.effects import Not
from holdfast.core.text.localizer import MissingText
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.cards import Character, IslandCard, Plot, Price
from holdfast.games.naufragos.castaways.health import Energy, Trauma
from holdfast.games.naufragos.plot.prices import MustPay, Pay
from holdfast.games.naufragos.setup.opening import Begin
from holdfast.games.naufragos.text.card_text.effects import Speaker, prices
from holdfast.games.naufragos.vocabulary import registry
from tests.games.naufragos.table import Table
from tests.games.texts import Texts, effects_in

WORDS = ("in-camp", "not-lost", "dog-owner", "same-place", "top-or-bottom", "more-dice", "only-proposer")
"""Words of card files."""
TEXTS = Texts(DEFINITION, (*registry(), *WORDS))
CONTENT, TELLERS = TEXTS.content, TEXTS.tellers
clean, card, said = TEXTS.clean, TEXTS.card, TEXTS.said


# --- all cards ---------------------------------------------------------------------------------------------------------


def test_the_three_languages_have_the_same_messages_once() -> None:
    TEXTS.same_messages_once()


@pytest.mark.parametrize("card", CONTENT.unique, ids=lambda card: card.key)
def test_every_card_has_its_rules_text(card: Card) -> None:
    TEXTS.card_has_its_text(card)


def test_cards_are_translated() -> None:
    TEXTS.translated(CONTENT.unique)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_and_condition_of_a_card_has_words(lang: str) -> None:
    for c in CONTENT.unique:
        for thing in effects_in(c):
            say = TELLERS[lang].condition if isinstance(thing, Condition) else TELLERS[lang].effect
            clean(say(thing))


def test_every_effect_on_a_card_is_a_word_of_the_vocabulary() -> None:
    used = {tag_of(type(thing)) for c in CONTENT.unique for thing in effects_in(c)}
    assert used <= set(registry())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_condition_has_words_also_where_it_is_denied(lang: str) -> None:
    teller = TELLERS[lang]
    conditions = {repr(c): c for thing in CONTENT.unique for c in effects_in(thing) if isinstance(c, Condition)}
    for condition in conditions.values():
        if tag_of(type(condition)) not in ("not", "either", "both"):
            denied = clean(teller.condition(Not(condition)))
            assert denied != teller.condition(condition)
            assert not denied.startswith(("not: ", "non è vero", "no es cierto")), f"no words for {condition}"


# --- what a card may not tell ------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-808")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_that_adds_plot_cards_tells_number_and_deck_but_no_face(lang: str) -> None:
    """NA-807, NA-808: additions are made openly by number; the faces of the reserve are hidden."""
    for c in CONTENT.unique:
        if not isinstance(c, IslandCard) or not c.adds:
            continue
        text = DEFINITION.text.card(TELLERS[lang], c)
        for number in c.adds:
            added = card(f"plot/plot-{number}")
            assert isinstance(added, Plot)
            assert re.search(rf"(?<!\d){number}(?!\d)", text)
            assert added.name[lang] not in text, f"{c.key} tells the name of {number}"


def test_additions_name_the_deck_of_each_back() -> None:
    assert said("en", "plot/z3").endswith("Add plot card 17 to the coast deck.")
    assert said("en", "interior/bi4").endswith("Add plot cards 33 and 34 to the interior deck.")
    assert said("it", "heart/bh1").endswith(
        "Aggiungi la carta numerata 49 al mazzo eventi e la carta numerata 52 al mazzo del centro dell’isola."
    )
    assert said("es", "interior/bi6").endswith("Añade la carta de trama 11 al campamento.")


def test_what_is_added_whatever_is_chosen_says_so() -> None:
    """NA-560: on a card with a decision or a roll the additions do not belong to the last branch."""
    assert said("en", "interior/bi3").endswith("In any case, add plot card 15 to the camp board.")
    assert said("en", "plot/z13").endswith("In any case, add plot card 24 to the wreckage deck.")
    assert "In any case" not in said("en", "plot/plot-17")


# --- kinds of cards ----------------------------------------------------------------------------------------------------


def test_an_exploration_card_shows_its_icons_then_its_effect() -> None:
    assert said("en", "coast/bc8") == (
        "Icons: map 3. Add 1 forage tile to the store. Choose one. “Wade one bend farther”: pay 1 energy; add 2 forage "
        "tiles to the supply. “Turn back with these”: nothing happens."
    )
    assert said("it", "plot/plot-26").startswith(
        "Carta numerata 26, interno. Simboli: piede (solo la prima volta), mappa 2. Se il gruppo ha"
    )
    assert said("es", "coast/bc3") == (
        "Iconos: mapa 2. Toma 1 contador de comida. Añade 1 ficha de víveres al suministro."
    )


def test_an_event_shows_weather_wreckage_text_and_rescue() -> None:
    assert said("en", "event/e20") == (
        "Weather: sun. Wreckage drifts ashore if the wreck still has 4 cubes or more. The starting player chooses one. "
        "“Sleep in the sun”: gains 2 energy. “Hush and listen”: looks at the top card of the event deck; it stays on top or goes to the bottom. Rescue: sand "
        "signal, captain’s notebook and lantern. “C” symbol: only for few players."
    )
    assert said("it", "plot/plot-101").endswith("Requisiti: falò enorme e bandiere; oppure falò enorme e specchio.")
    assert "Clima: tormenta. Del pecio llega algo si le quedan al menos 6 cubos." in said("es", "event/e10")


def test_an_event_speaks_of_the_starting_player_once() -> None:
    """NA-223: `me` on an event is the starting player."""
    assert "The starting player takes 1 story token and loses 1 energy." in said("en", "event/e19")
    assert "Il giocatore iniziale tira 1 dado. 1–3:" in said("it", "event/e5")


def test_a_camp_card_shows_its_cost_and_when_it_can_be_used() -> None:
    assert said("en", "plot/plot-89") == (
        "Plot card 89, camp. Camp action (2 energy, not in a storm, only if the raft is finished): reveal 2 wreckage "
        "cards and keep 1."
    )
    assert said("es", "camp/k4").startswith("Acción Campamento (1 de energía): un náufrago a tu elección")


def test_a_red_card_shows_its_harm_and_the_ways_to_solve_it() -> None:
    """NA-511, NA-925."""
    text = said("en", "plot/plot-31")
    assert "Red card. Each turn, before eating, remove 1 wood from the store. Remove 1 food counter" in text
    assert "“Touch off the cannon” (only if the cannon is loaded): fire the loaded cannon; this card is solved." in text
    assert text.endswith("Once solved, it leaves the game and you take 1 story token.")
    assert "Each turn, the Forage and Wood actions cost 1 energy more each." in said("en", "plot/plot-37")
    assert "1 dado in più" in said("it", "plot/plot-71")
    assert "Una vez resuelta" not in said("es", "plot/plot-75"), "its own text gives the tokens"


def test_an_item_shows_what_it_counts_and_what_it_does() -> None:
    assert said("en", "wreckage/w8") == "Strength +3 if the weather is cloudy, sun or scorching."
    assert said("en", "wreckage/w23") == (
        "Serves where a card asks for medicine. You may discard this item: a castaway of your choice who is with you, "
        "or yourself, heals 2 wounds."
    )
    assert said("it", "plot/plot-28") == "Carta numerata 28, oggetto. Valore storia 5. −1 ai tuoi tiri di ritorno."
    assert "Como objeto: fuerza +1. +1 en todas las tiradas de regreso de tu grupo." in said("es", "plot/plot-4")


def test_a_character_shows_ability_and_scale() -> None:
    strong = card("character/strong-m")
    assert isinstance(strong, Character)
    text = said("en", "character/strong-m")
    assert text.startswith("The strongman: strength +2;")
    assert text.endswith("Energy scale from 7 to 0.")


# --- whom a card means -------------------------------------------------------------------------------------------------


def test_somebody_a_card_names_is_shown_of_in_the_third_person() -> None:
    assert "Each explorer rolls 1 die. 1–2: takes 1 wound." in said("en", "plot/plot-51")
    assert "Ogni esploratore tira 1 dado. 1–2: subisce 1 ferita." in said("it", "plot/plot-51")
    assert "Each explorer gains 2 energy and heals 1 wound." in said("en", "plot/plot-52")


def test_after_others_were_named_the_reader_is_named_too() -> None:
    """NA-555: the drawer alone; in Spanish the same verb would mean the others."""
    assert "Cada explorador se cura 2 lesiones. El náufrago activo toma 1 ficha de PH." in said("es", "plot/plot-58")
    assert "sconfitta: il naufrago attivo subisce 1 ferita" in said("it", "plot/plot-37")


def test_effects_without_a_card_are_said_too() -> None:
    """As answers and prompts say them: to the one who reads."""
    english, italian, spanish = TELLERS.values()
    assert english.effect(Energy(n=-2, unless="blanket")) == "lose 2 energy unless you have a blanket"
    assert italian.effect(Trauma(n=2)) == "subisci 2 traumi"
    assert spanish.effect(Energy(n=0, full=True)) == "recupera energía hasta tu máximo actual"
    decision = next(e for e in effects_in(card("coast/bc9")) if tag_of(type(e)) == "decide")
    assert english.effect(decision) == "choose one: (a) take 2 food counters; or (b) take 1 story token"


def test_a_cost_that_the_store_pays_is_taken_from_the_store() -> None:
    speaker = Speaker(TELLERS["en"])
    store = MustPay(Price(wood=1, store_food=2), (Energy(n=-1),))
    assert speaker.text((store,)) == (
        "Remove 1 wood from the store; remove 2 food counters from the store. If that is impossible: lose 1 energy."
    )
    own = MustPay(Price(energy=1, own_food=1), ())
    assert speaker.phrase(own).startswith("you must pay 1 energy and 1 food counter of your own")
    assert prices(TELLERS["it"], Price(food=2, wood=1)) == "2 segnalini cibo e 1 segnalino legno della riserva comune"
    assert TELLERS["es"].effect(Pay(Price(own_food=2))) == "paga 2 de tus contadores de comida"


# --- nouns -------------------------------------------------------------------------------------------------------------


def test_seats_spaces_and_ids_are_said_by_name() -> None:
    t = Table(2)
    t.abilities("medic", "cook")
    teller = TELLERS["en"]
    assert teller.noun("who-0", w=t.w) == teller.noun("seat-0", w=t.w) == "Inés Arana"
    assert teller.noun("seat-1") == "Player 2", "before there are castaways"
    assert teller.noun("camp:1", w=t.w) == "Fishing"
    assert teller.noun("camp:8", w=t.w) == teller.noun("camp:8") == "camp space 8"
    assert teller.noun("forage:2", w=t.w) == teller.say("act-forage")
    assert teller.noun("w15") == "Pocket watch"
    assert teller.noun("plot-40") == "Cannon"
    assert teller.noun("weather-6") == "scorching"
    assert teller.noun("food", 2) == "food counters"
    assert TELLERS["it"].noun("ss") == "segnali nella sabbia"


def test_an_effect_without_words_is_an_error() -> None:
    with pytest.raises(MissingText, match="no message fx-begin"):
        TELLERS["en"].effect(Begin())
