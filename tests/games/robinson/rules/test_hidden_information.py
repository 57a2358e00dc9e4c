"""Hidden information (RC-801 to RC-812): what lies open, what nobody knows, and what bots may use."""

from typing import Any

import pytest

from holdfast.bots.perspective import Perspective
from holdfast.bots.rollout import PlayoutBudget, RandomBot, Rollout
from holdfast.core.engine.effects import Window
from holdfast.core.engine.game import Game
from holdfast.games.robinson.actions.hunting import BeastAppears, FightTopBeast
from holdfast.games.robinson.flow.event import DrawEvent
from tests.games.robinson.table import Table

DECKS = (
    "event",
    "building-adventure",
    "gathering-adventure",
    "exploration-adventure",
    "mystery",
    "beast",
    "invention",
    "tile",
    "discovery",
)
BOXES = ("event-box", "starting-box", "wreckage-box", "character-box")


def views(t: Table) -> list[dict[str, Any]]:
    """What each seat sees, and a spectator."""
    return [t.game.view(seat) for seat in (*range(t.w.players), None)]


def drawn(t: Table, zone: str, games: int = 40) -> set[str]:
    """Which cards the top of a deck may turn out to be, in as many futures."""
    found = set()
    for seed in range(games):
        world = t.game.copy(seed=seed).world
        found.add(world.content.cards[world.draw(zone, "box")].id)
    return found


@pytest.mark.rule("RC-801")
def test_everything_in_play_is_seen_by_all() -> None:
    t = Table(players=3, starting_items=0)
    t.tile("M2", 7, exhausted=("wood",), tokens=("pawn",))
    t.levels(roof=2)
    t.give(wood=4)
    t.determination(1, 2, 3)
    t.token("build", "adventure")
    t.threat("poisoning", "left")
    t.item("knife")
    t.starting_item("biscuits")
    t.treasure("gold")
    t.discovery("tobacco")
    t.fetch("mystery/bats", "mystery-discard")
    for seen in views(t):
        assert seen["spots"]["M2"]["exhausted"] == ("wood",)
        assert seen["spots"]["M2"]["tokens"] == ("pawn",)
        assert (seen["levels"]["roof"], seen["stock"]["wood"]) == (2, 4)
        assert seen["determination"][:3] == [1, 2, 3]
        assert seen["fields"]["build"] == ("adventure",)
        zones = seen["zones"]
        assert zones["threat-left"] == ["event/poisoning"]
        assert zones["items"] == ["invention/knife"]
        assert zones["starting"] == ["starting-item/biscuits"]
        assert zones["treasures"] == ["mystery/gold"]
        assert zones["discoveries"] == ["discovery/tobacco"]
        assert zones["mystery-discard"] == ["mystery/bats"]
        assert len(zones["characters"]) == 3
        assert not [card for card in zones["characters"] + zones["placed"] if card.startswith("?")]


@pytest.mark.rule("RC-802")
def test_nobody_sees_a_deck_or_the_box() -> None:
    t = Table(players=3)
    for seen in views(t):
        for zone in (*DECKS, *BOXES):
            assert seen["zones"][zone]
            assert all(card.startswith("?") for card in seen["zones"][zone])
    assert all(len(drawn(t, deck)) > 3 for deck in DECKS)


@pytest.mark.rule("RC-802")
@pytest.mark.parametrize("zone", ["beast", "tile", "mystery", "discovery"])
def test_two_tables_that_differ_in_a_hidden_card_look_the_same(zone: str) -> None:
    cards = [card.key for card in Table().w.content.deck(zone) if card.id != "tile-8"][:2]
    seen = []
    for key in cards:
        t = Table(players=3)
        t.on_top(zone, key)
        seen.append([{**view, "chance": None} for view in views(t)])
        assert t.w.content.cards[t.w.zones[zone].top[-1]].key == key
    assert seen[0] == seen[1]


@pytest.mark.rule("RC-803")
def test_of_the_hunting_deck_only_the_number_is_known() -> None:
    t = Table(players=3)
    t.play(BeastAppears(), BeastAppears(), BeastAppears())
    for seen in views(t):
        assert seen["zones"]["hunting"] == ["?beast"] * 3
        assert len(seen["zones"]["beast"]) == 13
    assert len(drawn(t, "hunting")) > 3


@pytest.mark.rule("RC-804")
def test_a_beast_that_was_looked_at_is_known_to_all_until_the_deck_is_shuffled() -> None:
    t = Table(players=3, starting_items=0)
    t.characters("soldier", "cook", "explorer")
    t.determination(2, 0, 0)
    t.play(BeastAppears(), BeastAppears(), BeastAppears())
    t.play(Window("round"))
    t.answer("skill:tracking", "leave")
    known = t.w.content.cards[t.w.zones["hunting"].top[-1]].id
    for seen in views(t):
        assert seen["zones"]["hunting"] == ["?beast", "?beast", f"beast/{known}"]
    assert drawn(t, "hunting") == {known}
    t.play(BeastAppears())
    for seen in views(t):
        assert seen["zones"]["hunting"] == ["?beast"] * 4
    assert len(drawn(t, "hunting")) > 1


@pytest.mark.rule("RC-804")
def test_the_strongest_beast_of_the_howling_is_known_to_lie_on_top() -> None:
    t = Table(players=3, starting_items=0)
    t.w.round = 2
    t.on_top("beast", "beast/fox", "beast/bear", "beast/birds")
    t.on_top("event", "event/howling-from-the-woods")
    t.phase("event")
    strongest = "beast/bear"
    for seen in views(t):
        assert seen["zones"]["hunting"] == [strongest]
        assert seen["zones"]["beast"] == ["?beast"] * 15  # the other two were shuffled back
    t.play(FightTopBeast(), who=1)
    t.go_on()
    assert t.w.ids("beast-discard") == [strongest.removeprefix("beast/")]


@pytest.mark.rule("RC-805")
def test_all_see_the_three_tiles_of_the_reconnaissance() -> None:
    t = Table(players=3, starting_items=0)
    t.characters("explorer", "cook", "carpenter")
    t.determination(2, 0, 0)
    t.on_top("tile", "tile/tile-3", "tile/tile-9", "tile/tile-11")
    t.play(Window("round"))
    t.choose("skill:reconnaissance")
    for seen in views(t):
        assert sorted(seen["zones"]["looked-at"]) == ["tile/tile-11", "tile/tile-3", "tile/tile-9"]
    t.choose("put:tile-9")
    t.go_on()
    assert drawn(t, "tile", 5) == {"tile-9"}
    t.w.draw("tile", "box")
    assert len(drawn(t, "tile")) > 3  # the other two were shuffled back
    assert t.w.size("tile") == 9


@pytest.mark.rule("RC-806")
def test_a_drawn_adventure_lies_open_while_its_taker_decides() -> None:
    t = Table(players=3, starting_items=0)
    t.tile("M2", 7)
    t.on_top("gathering-adventure", "gathering-adventure/nice-surprise")
    t.to_planning()
    t.plan(1, "gather:M2-wood")
    t.dice("gather", adventure="adventure")
    t.resolve()
    t.go_on()
    assert (t.asked, t.game.question.seats) == ("decide", (1,))
    for seen in views(t):
        assert seen["zones"]["resolving"] == ["gathering-adventure/nice-surprise"]
    card = t.w.content.cards[t.w.zones["resolving"].top[-1]]
    assert getattr(card, "effect", ())
    assert getattr(card, "later", ())  # the lower half is on the card that all can read


@pytest.mark.rule("RC-807")
def test_which_adventures_are_in_the_event_deck_is_known_but_not_where() -> None:
    t = Table(players=3, starting_items=0)
    t.tile("M2", 7)
    t.on_top("gathering-adventure", "gathering-adventure/skeleton")
    t.to_planning()
    t.plan(1, "gather:M2-wood")
    t.dice("gather", adventure="adventure")
    t.resolve()
    t.go_on()
    for seen in views(t):
        assert "gathering-adventure/skeleton" in seen["zones"]["event"]
        assert len(seen["zones"]["event"]) == 13
    tops = drawn(t, "event", 80)
    assert "skeleton" in tops
    assert len(tops) > 5


@pytest.mark.rule("RC-808")
@pytest.mark.parametrize(("books", "adventures"), [(4, 8), (8, 4)])
def test_how_many_books_the_event_deck_holds_is_public(books: int, adventures: int) -> None:
    t = Table(players=3, book_cards=books)
    for seen in views(t):
        deck = seen["zones"]["event"]
        assert (deck.count("?event-book"), deck.count("?event-adventure")) == (books, adventures)
    t.on_top("event", "event/poisoning")
    for seen in views(t):
        assert "event/poisoning" not in seen["zones"]["event"]


@pytest.mark.rule("RC-809")
def test_the_dice_of_the_storm_glass_are_seen_by_all() -> None:
    t = Table(players=3, starting_items=0)
    t.w.round = 4
    t.starting_item("storm-glass")
    t.phase("production")
    t.weather(rain="winter")
    t.answer("use:storm-glass")
    for seen in views(t):
        assert seen["weather"] == ("rain:winter",)
    t.shelter()
    t.levels(roof=1)
    t.give(wood=3, food=3)
    t.weather(rain="rain-2")  # not rolled again
    t.phase("weather")
    assert (t.w.stock["wood"], t.w.stock["food"]) == (2, 3)


def asked(hidden: str, future: int) -> Game:
    """The same question before different hidden cards and with different dice to come."""
    t = Table(players=2, starting_items=0)
    t.play(BeastAppears())
    t.on_top("hunting", f"beast/{hidden}")
    t.on_top("tile", "tile/tile-3" if hidden == "bear" else "tile/tile-9")
    t.w.chance.state = future
    t.w.rounds = 2
    t.phase("round")
    return t.game


@pytest.mark.rule("RC-810")
def test_a_bot_chooses_by_what_all_can_see() -> None:
    here, there = asked("bear", 1), asked("birds", 2)
    assert here.world.zones["hunting"].top != there.world.zones["hunting"].top
    here.world.chance.state, there.world.chance.state = 11, 22
    for seed in range(3):
        one, two = (Perspective(game, 0) for game in (here, there))
        assert one.view() == two.view()
        assert "chance" not in one.view()
        assert RandomBot(seed).choose(one).key == RandomBot(seed).choose(two).key


@pytest.mark.rule("RC-810")
def test_a_thinking_bot_imagines_other_decks_and_other_dice() -> None:
    game = asked("bear", 7)
    real = game.world.zones["hunting"].top[-1]
    worlds = Perspective(game, 0).worlds(30)
    assert len({world.world.zones["hunting"].top[-1] for world in worlds}) > 3
    assert len({world.world.chance.state for world in worlds}) == 30
    Rollout(PlayoutBudget(6), seed=1).choose(Perspective(game, 0))
    assert game.world.zones["hunting"].top[-1] == real
    assert game.world.chance.state == asked("bear", 7).world.chance.state


@pytest.mark.rule("RC-811")
def test_the_herbal_mixture_shows_the_top_event_card_to_all() -> None:
    t = Table(players=3, starting_items=0)
    t.treasure("herbal-mixture")
    size = t.w.size("event")
    t.play(Window("round"))
    t.choose("treasure:herbal-mixture")
    (shown,) = [card for card in t.game.view(0)["zones"]["event"] if not card.startswith("?")]
    for seen in views(t):
        assert seen["zones"]["event"][-1] == shown
        assert len(seen["zones"]["event"]) == size
    t.w.round = 2
    t.play(DrawEvent())
    assert shown.removeprefix("event/") in (*t.w.ids("threat-right"), *t.w.ids("resolving"))


@pytest.mark.rule("RC-812")
def test_the_city_lies_face_down_but_everybody_knows_which_tile_it_is() -> None:
    t = Table(players=3, scenario="cannibals")
    for seen in views(t):
        assert seen["spots"]["N4"]["down"] is True
        assert sorted(seen["zones"]["placed"]) == ["tile/tile-4", "tile/tile-8"]
        assert len(seen["zones"]["tile"]) == 9
    assert "tile-4" not in drawn(t, "tile", 60)
