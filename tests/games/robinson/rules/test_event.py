"""The Event phase (RC-210 to RC-228): draw, icon, Event effect, slide, Threat effect."""

import pytest

from holdfast.games.robinson.island.tiles import CoverTerrain, MarkerRemoved, TurnTileDown, TurnUp
from tests.games.robinson.table import Table


def morning(*deck: str, left: str = "", right: str = "", players: int = 3, scenario: str = "castaways") -> Table:
    """Round 3 at the Event phase, with these cards on top of the Event deck and on the Threat spaces."""
    t = Table(players=players, scenario=scenario, starting_items=0)
    t.w.round = 3
    t.fetch("wreckage/food-crates", "wreckage")
    if left:
        t.threat(left, "left")
    if right:
        t.threat(right, "right")
    t.on_top("event", *deck)
    return t


@pytest.mark.rule("RC-210")
def test_there_is_no_event_in_the_first_round() -> None:
    t = Table(players=3, starting_items=0)
    t.on_top("event", "event/poisoning")
    t.phase("event")
    assert t.idle
    assert t.w.size("event") == 12
    assert t.w.ids("threat-right") == ["food-crates"]
    assert t.w.wounds[:3] == [0, 0, 0]
    t.w.round = 2
    t.phase("event")
    assert t.w.size("event") == 11
    assert t.w.wounds[:3] == [1, 1, 1]


@pytest.mark.rule("RC-211", "RC-217")
def test_the_top_event_card_is_resolved_and_no_other() -> None:
    t = morning("event/poisoning", "event/winter-depression")
    t.phase("event")
    assert t.idle
    assert t.w.wounds[:3] == [1, 1, 1]
    assert t.w.morale == 0  # the second card is still in the deck
    assert t.w.ids("threat-right") == ["poisoning"]


@pytest.mark.rule("RC-212", "RC-214")
def test_an_adventure_in_the_event_deck_shows_its_lower_half_and_another_card_is_drawn() -> None:
    t = morning("building-adventure/savings", "event/sunny-beach")
    t.phase("event")
    assert t.w.morale == -1
    assert t.w.stock["wood"] == 0  # not the upper half
    assert t.w.ids("building-adventure-discard") == ["savings"]
    assert t.w.ids("threat-right") == ["sunny-beach"]


@pytest.mark.rule("RC-212", "RC-214")
def test_a_mystery_card_goes_back_to_its_own_pile() -> None:
    t = morning("mystery/gorilla", "event/sunny-beach")
    t.levels(weapon=5)
    t.phase("event")
    assert t.w.levels["weapon"] == 3
    assert t.w.ids("mystery-discard") == ["gorilla"]
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-213", "RC-1302")
def test_several_adventures_are_resolved_in_the_order_they_are_drawn() -> None:
    t = morning(
        "exploration-adventure/storm-on-the-horizon", "building-adventure/weak-construction", "event/sunny-beach"
    )
    t.shelter()
    t.levels(roof=3)
    t.phase("event")
    assert t.w.token("weather", "storm")
    assert t.w.levels["roof"] == 2
    assert t.w.ids("threat-right") == ["sunny-beach"]
    assert t.w.ids("exploration-adventure-discard") == ["storm-on-the-horizon"]
    assert t.w.ids("building-adventure-discard") == ["weak-construction"]


@pytest.mark.rule("RC-215")
def test_gremlins_go_back_into_the_deck_before_another_card_is_drawn() -> None:
    t = morning("mystery/gremlins", "event/sunny-beach")
    t.levels(weapon=3)
    size = t.w.size("event")
    t.draws("event/sunny-beach")  # after the shuffle it may be any card
    t.phase("event")
    assert t.w.ids("threat-right") == ["sunny-beach"]
    assert t.w.find("event", "gremlins") >= 0
    assert t.w.size("event") == size - 1
    assert t.w.ids("mystery-discard") == []


@pytest.mark.rule("RC-216")
@pytest.mark.parametrize(
    ("card", "field"), [("jaguar", "build"), ("rain", "gather"), ("sunny-beach", "explore"), ("weakness", "")]
)
def test_an_icon_puts_the_adventure_token_of_its_colour(card: str, field: str) -> None:
    t = morning(f"event/{card}")
    t.phase("event")
    for kind in ("build", "gather", "explore"):
        assert t.w.token(kind, "adventure") == (kind == field)


@pytest.mark.rule("RC-216")
def test_a_second_adventure_token_is_not_placed() -> None:
    t = morning("event/jaguar")
    t.token("build", "adventure")
    t.phase("event")
    assert t.w.fields["build"] == ("adventure",)
    assert t.w.wounds[:3] == [1, 1, 1]  # of the Event effect alone


@pytest.mark.rule("RC-216", "RC-217")
def test_the_book_resolves_the_effect_of_the_scenario_first() -> None:
    t = morning("event/poisoning", scenario="jenny")
    t.shelter()
    t.levels(palisade=2)
    t.phase("event")
    assert t.w.levels["palisade"] == 1  # Jenny's Book
    assert t.w.wounds[:3] == [1, 1, 1]  # the card
    t = morning("event/poisoning")
    t.shelter()
    t.levels(palisade=2)
    t.phase("event")
    assert t.w.levels["palisade"] == 2  # in Castaways the Book means nothing


@pytest.mark.rule("RC-218", "RC-219")
def test_cards_slide_left_and_the_one_that_leaves_takes_effect() -> None:
    t = morning("event/sunny-beach", left="despondency", right="poisoning")
    t.phase("event")
    assert t.w.ids("threat-left") == ["poisoning"]
    assert t.w.ids("threat-right") == ["sunny-beach"]
    assert t.w.morale == -2  # of the card that left
    assert t.w.wounds[:3] == [0, 0, 0]  # the one on the left has not left yet
    assert "despondency" in t.w.ids("event-discard")


@pytest.mark.rule("RC-219")
def test_the_threat_effect_comes_after_the_event_effect_of_the_new_card() -> None:
    t = morning("event/disaster", left="storm")
    t.shelter()
    t.levels(roof=1, palisade=1)
    t.phase("event")
    assert t.keys() == ["roof", "palisade"]
    assert (t.w.levels["palisade"], t.w.ids("threat-left")) == (1, ["storm"])  # nothing has slid off yet
    t.choose("palisade")
    assert t.w.levels == {"roof": 1, "palisade": 0, "weapon": 0}
    assert t.w.wounds[:3] == [1, 1, 1]  # the Storm found no Palisade any more
    assert t.w.ids("threat-right") == ["disaster"]


@pytest.mark.rule("RC-220")
def test_a_wreckage_card_slides_off_without_effect() -> None:
    t = morning("event/sunny-beach", left="food-crates")
    before = t.snapshot()
    t.phase("event")
    assert t.w.ids("wreckage") == ["food-crates"]
    after = t.snapshot()
    for what in ("stock", "wounds", "determination", "morale", "levels"):
        assert after[what] == before[what]


@pytest.mark.rule("RC-221")
def test_a_card_slides_off_even_over_a_gap() -> None:
    t = morning("event/sunny-beach", left="poisoning")
    assert t.w.ids("threat-right") == []
    t.phase("event")
    assert t.w.wounds[:3] == [1, 1, 1]
    assert t.w.ids("threat-left") == []
    assert t.w.ids("threat-right") == ["sunny-beach"]


@pytest.mark.rule("RC-221")
def test_a_card_is_exposed_for_two_action_phases() -> None:
    t = morning("event/poisoning", "event/sunny-beach", "event/winter-depression")
    seen = []
    for _ in range(3):
        t.phase("event")
        seen.append((t.w.ids("threat-left"), t.w.ids("threat-right"), t.w.wounds[0]))
    assert seen == [
        ([], ["poisoning"], 1),
        (["poisoning"], ["sunny-beach"], 1),
        (["sunny-beach"], ["winter-depression"], 2),
    ]


@pytest.mark.rule("RC-222")
def test_the_event_effect_once_again_without_icon_and_place() -> None:
    t = morning("event/winter-depression", left="thunderstorm")
    t.tile("M2", 7)
    assert t.w.sources("M1") == ["wood", "fish"]
    t.phase("event")
    assert t.w.sources("M1") == ["fish"]  # the closest wood source is covered
    assert t.w.sources("M2") == ["wood"]
    assert not t.w.token("gather", "adventure")  # the icon is not repeated
    assert t.w.ids("threat-right") == ["winter-depression"]
    assert t.w.ids("threat-left") == []
    assert "thunderstorm" in t.w.ids("event-discard")


@pytest.mark.rule("RC-223")
def test_an_event_fight_is_the_first_players_alone() -> None:
    t = morning("exploration-adventure/puma", "event/sunny-beach")
    t.w.first = 1
    t.levels(weapon=1)
    t.phase("event")
    # strength 3 against 1; the Palisade that is not there; the Weapon level is
    assert t.w.wounds[:3] == [0, 2 + 1, 0]
    assert t.w.levels["weapon"] == 0
    assert (t.w.stock["food"], t.w.stock["fur"]) == (2, 1)


@pytest.mark.rule("RC-224")
@pytest.mark.parametrize(("answer", "levels"), [("roof", (1, 2)), ("palisade", (2, 1))])
def test_the_group_chooses_in_an_event_effect(answer: str, levels: tuple[int, int]) -> None:
    t = morning("event/flying-surprise")
    t.shelter()
    t.levels(roof=2, palisade=2)
    t.w.first = 2
    t.phase("event")
    assert t.game.question.seats == (2,)
    assert t.keys() == ["roof", "palisade"]
    t.choose(answer, seat=2)
    assert (t.w.levels["roof"], t.w.levels["palisade"]) == levels


@pytest.mark.rule("RC-224")
def test_the_group_chooses_the_tile_and_the_source() -> None:
    t = morning("event/earthquake")
    t.tile("M2", 7)
    t.tile("N1", 4)
    t.phase("event")
    assert t.keys() == ["tile:M2", "tile:N1"]
    t.choose("tile:N1")
    assert (t.w.open_land("N1"), t.w.open_land("M2")) == (False, True)
    t = morning("event/otters")
    t.spot("M1", exhausted=("fish",))
    t.tile("M2", 3)
    t.tile("N1", 4)
    t.phase("event")
    assert t.game.question.seats == (0,)
    t.choose("exhaust:N1-fish")
    assert (t.w.sources("N1"), t.w.sources("M2")) == (["wood"], ["fish"])


@pytest.mark.rule("RC-225")
def test_what_an_event_brings_is_available_at_once() -> None:
    t = morning("building-adventure/predator-in-the-camp", "event/sunny-beach")
    t.phase("event")
    assert (t.w.stock["food"], t.w.stock["fur"]) == (2, 2)
    assert not any(t.w.future)


@pytest.mark.rule("RC-226")
def test_an_empty_event_deck_is_made_of_the_discarded_cards() -> None:
    t = morning("event/sunny-beach", left="poisoning")
    while t.w.size("event"):
        t.w.draw("event", "event-discard")
    known = t.w.ids("event-discard")
    assert len(known) == 12
    t.draws("event/sunny-beach")
    t.phase("event")
    assert t.w.ids("threat-right") == ["sunny-beach"]
    assert sorted([*t.w.ids("event"), "sunny-beach"]) == sorted(known)
    assert t.w.ids("event-discard") == ["poisoning"]


@pytest.mark.rule("RC-227")
def test_a_threat_action_uncovers_the_source_its_card_covered() -> None:
    t = morning("event/otters", players=3)
    t.phase("event")
    assert t.w.sources("M1") == ["wood"]
    t.spot("M1", exhausted=("fish", "wood"))  # something else covered the wood
    t.levels(weapon=1)
    t.to_planning()
    t.plan(0, "threat:right")
    t.resolve()
    t.go_on()
    assert t.w.sources("M1") == ["fish"]


@pytest.mark.rule("RC-227")
def test_what_was_restored_meanwhile_stays_as_it_is() -> None:
    t = morning("event/otters")
    t.tile("M2", 3, exhausted=("fish",))
    t.phase("event")
    t.spot("M1", exhausted=())
    t.levels(weapon=1)
    t.to_planning()
    t.plan(0, "threat:right")
    t.resolve()
    t.go_on()
    assert t.w.sources("M1") == ["wood", "fish"]
    assert t.w.sources("M2") == []  # another card's


@pytest.mark.rule("RC-227")
def test_a_source_that_another_card_covered_later_stays_covered() -> None:
    t = morning("event/otters", "event/predators")
    t.phase("event")
    t.spot("M1", exhausted=())
    t.phase("event")
    assert t.w.sources("M1") == ["wood"]  # covered by the predators now
    t.levels(weapon=2)
    t.to_planning()
    t.plan(0, "threat:left")
    t.resolve()
    t.go_on()
    assert t.w.ids("threat-left") == []  # the otters are gone
    assert t.w.sources("M1") == ["wood"]
    t.to_planning()
    t.plan(0, "threat:right", "join:threat:right:pawn")
    t.resolve()
    t.go_on()
    assert t.w.sources("M1") == ["wood", "fish"]


@pytest.mark.rule("RC-227")
@pytest.mark.parametrize("how", ["marker", "tile"])
def test_a_terrain_that_another_card_covered_later_stays_covered(how: str) -> None:
    t = morning("event/drought")
    t.tile("M2", 3)
    t.item("shovel")
    t.phase("event")
    assert t.w.spots["M2"].covered
    if how == "marker":
        t.play(MarkerRemoved("M2-terrain"))
    else:
        quake = t.w.content.index["event/earthquake"]
        t.play(TurnTileDown("M2"), TurnUp(), card=quake)
    assert not t.w.spots["M2"].covered
    other = t.w.content.index["gathering-adventure/unexpected-troubles"]
    t.play(CoverTerrain(), who=1, place="action", target="M2-fish", card=other)
    t.to_planning()
    t.plan(0, "threat:right")
    t.resolve()
    t.go_on()
    assert t.w.ids("threat-right") == []  # the drought is over
    assert t.w.spots["M2"].covered
    assert t.w.determination[:3] == [1, 0, 0]


@pytest.mark.rule("RC-227")
def test_a_covered_terrain_leaves_other_links_of_its_tile() -> None:
    t = morning("event/precipice", "event/drought")
    t.tile("M2", 3)
    t.phase("event")
    precipice = t.w.content.index["event/precipice"]
    assert t.w.links[precipice] == "M2"
    t.spot("M2", down=False)
    t.phase("event")
    assert t.w.spots["M2"].covered
    assert t.w.links[precipice] == "M2"
    t.item("shovel")
    t.to_planning()
    t.plan(0, "threat:right")
    t.resolve()
    t.go_on()
    assert not t.w.spots["M2"].covered  # by the drought, and by the same card free again


@pytest.mark.rule("RC-227")
def test_a_tile_turned_down_by_a_card_is_turned_up_by_the_same_card() -> None:
    t = morning("event/precipice")
    t.tile("M2", 7, exhausted=("wood",))
    t.tile("N1", 4, down=True)
    t.phase("event")
    assert t.w.explored() == ["M1"]
    t.give(wood=2)
    t.to_planning()
    t.plan(1, "threat:right")
    t.resolve()
    t.go_on()
    assert t.w.open_land("M2")
    assert not t.w.open_land("N1")
    assert t.w.determination[:3] == [0, 3, 0]


@pytest.mark.rule("RC-228")
def test_the_new_first_player_bears_what_follows_on_the_same_morning() -> None:
    t = morning("event/despondency", left="weakness")
    t.phase("event")
    assert t.w.first == 1
    assert [f for f in t.w.today if f.startswith("no-skills")] == ["no-skills:1"]
