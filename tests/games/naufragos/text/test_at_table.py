"""What an event says at a table: nothing of other numbers of castaways. Where the card itself is looked at, all of it."""

import re

import pytest

import holdfast
from holdfast.core.engine.effect import Cause
from holdfast.core.engine.effects import If
from holdfast.core.text.localizer import Localizer
from holdfast.games.naufragos.cards import IslandCard
from holdfast.games.naufragos.text.card_text.table import at_table, decided
from holdfast.tables.presenters.cards import present_card

DEFINITION = holdfast.definition("naufragos")
CONTENT = DEFINITION.content()
OTHERS = {
    "en": re.compile(r"players|solo"),
    "it": re.compile(r"giocatori|in solitario"),
    "es": re.compile(r"jugadores|en solitario"),
}
VOTES = re.compile(r"castaways choose|pochi giocatori|pocos jugadores|few players")
"""The sign of cards that are taken out where many play, and who decides: true at every table."""


def events() -> list[IslandCard]:
    return [card for card in CONTENT.unique if isinstance(card, IslandCard) and card.event is not None]


def teller(lang: str) -> Localizer:
    return Localizer(DEFINITION, lang, CONTENT)


@pytest.mark.parametrize("lang", sorted(OTHERS))
@pytest.mark.parametrize("players", DEFINITION.players)
def test_no_event_speaks_of_other_numbers_of_castaways(lang: str, players: int) -> None:
    for card in events():
        said = VOTES.sub("", DEFINITION.text.to_read(teller(lang), DEFINITION.text.at_table(card, players)))
        assert not OTHERS[lang].search(said), said


@pytest.mark.parametrize("players", DEFINITION.players)
def test_what_is_left_of_a_condition_holds_where_the_printed_one_does(players: int) -> None:
    found = 0
    for card in events():
        assert card.event is not None
        for effect in card.event.then:
            if not isinstance(effect, If):
                continue
            left = decided(effect.cond, players)
            for shelter in range(4):
                for fire in (False, True):
                    w = DEFINITION.new(players, seed=1).world
                    w.shelter, w.fire = shelter, fire
                    holds = left if isinstance(left, bool) else left.holds(w, Cause())
                    assert holds == effect.cond.holds(w, Cause()), (card.id, players, shelter, fire)
                    found += 1
    assert found > 50


def test_with_two_a_storm_asks_for_one_shelter() -> None:
    [card] = [card for card in events() if card.name["en"] == "Hurricane"]
    here, whole = (DEFINITION.text.to_read(teller("en"), one) for one in (at_table(card, 2), card))
    assert "If shelter 3 has not been built:" in here
    assert "If shelter 1 has not been built:" in DEFINITION.text.to_read(teller("en"), at_table(card, 1))
    assert "shelter 1 (with 2 or more players, shelter 3)" in whole


def test_the_board_of_the_browser_shows_what_holds_here_and_the_card_all_of_it() -> None:
    [card] = [card for card in events() if card.name["en"] == "Hurricane"]
    told = present_card(DEFINITION, teller("en"), CONTENT, card.key, 2)
    assert "with 2 or more players" not in told["parts"]["text"]
    assert "with 2 or more players" in told["text"]
    assert "with 2 or more players" in present_card(DEFINITION, teller("en"), CONTENT, card.key)["parts"]["text"]
