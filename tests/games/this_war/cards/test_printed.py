"""What boards draw of a card is what stands on it, as facts, also on cards of a pack."""

import holdfast
from holdfast.games.this_war.cards import Character, Fitting, ShelterCard
from holdfast.games.this_war.display.card_faces import CharacterPrint, FittingPrint, LocationPrint, printed

DEFINITION = holdfast.definition("this_war")


def test_people_are_told_with_their_values_and_profession() -> None:
    for card in DEFINITION.content().cards:
        if isinstance(card, Character):
            facts = printed(card)
            assert isinstance(facts, CharacterPrint)
            assert (facts.prowess, facts.empathy, facts.inventory) == (card.prowess, card.empathy, card.inventory)
            assert facts.profession == card.profession


def test_fittings_say_where_one_sleeps_and_where_a_fire_burns() -> None:
    found = {card.id: printed(card) for card in DEFINITION.content().unique if isinstance(card, Fitting)}
    fittings = {name: facts for name, facts in found.items() if isinstance(facts, FittingPrint)}
    assert fittings.keys() == found.keys()
    assert {name for name, facts in fittings.items() if facts.bed} == {"bed", "bed-idea"}
    burning = {"crude-stove", "stove-with-oven", "heater", "efficient-heater"}
    assert {name for name, facts in fittings.items() if facts.fire} == burning


def test_the_hidden_side_of_a_card_is_not_told() -> None:
    assert all(printed(card) is None for card in DEFINITION.content().cards if isinstance(card, ShelterCard))


def test_a_location_of_a_pack_shows_its_danger() -> None:
    content = DEFINITION.content([DEFINITION.folder / "pack-example"])
    facts = printed(content.cards[content.index["location/swimming-baths"]])
    assert facts == LocationPrint(19, "low", ("closed-door", "basement"))
