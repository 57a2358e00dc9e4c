"""The Dog, easier and harder games, and the edition switches (RC-751 to RC-759)."""

from collections import Counter

import pytest

import holdfast
from holdfast.games.robinson.cards import Event
from tests.games.robinson.table import FRIDAY, Table


def icons(t: Table) -> Counter[str]:
    """Draw the whole Event deck and count its icons."""
    found: Counter[str] = Counter()
    while t.w.size("event"):
        card = t.w.card(t.w.draw("event", "event-discard"), Event)
        found["book" if card.icon == "book" else "adventure"] += 1
    return found


# --- the Dog --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-751")
def test_the_dog_hunts_and_explores() -> None:
    t = Table(3, starting_items=0, dog="on")
    t.tile("M2", 4)
    t.beast("fox")
    t.give(wood=1)
    t.to_planning()
    t.plan(0, "hunt:beast", "explore:N1")
    t.plan(1, "build:weapon", "gather:M2-wood")
    t.plan(2, "rest:rest", "arrange:camp")
    dog = [key for key in t.keys(0) if key.endswith(":dog-dog")]
    assert dog == ["join:hunt:beast:dog-dog", "join:explore:N1:dog-dog"]
    assert not [key for key in t.keys(0) if key.startswith("dog")]  # never alone
    t.choose("join:hunt:beast:dog-dog", 0)
    assert "join:explore:N1:dog-dog" not in t.keys(0)


@pytest.mark.rule("RC-759", "RC-751")
def test_the_dog_goes_with_friday_too() -> None:
    t = Table(2, starting_items=0, dog="on")
    t.beast("fox")
    t.to_planning()
    t.plan(0, "friday:hunt:beast", "join:hunt:beast:dog-dog")
    t.resolve()
    assert t.w.wounds[FRIDAY] == 2
    assert t.w.wounds[:2] == [0, 0]
    assert t.w.ids("beast-discard") == ["fox"]
    assert t.w.stock["food"] == 2


# --- easier and harder ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-752")
def test_easier_a_and_b_bring_helpers() -> None:
    t = Table(4, dog="on", friday="on")
    assert t.w.dog
    t.to_planning()
    t.plan(0, "friday:explore:N1", "join:explore:N1:dog-dog")
    t.resolve()
    t.go_on()
    assert t.w.tile("N1") is not None


@pytest.mark.rule("RC-752", "RC-754", "RC-757")
@pytest.mark.parametrize("n", [0, 1, 2, 3, 4])
def test_more_or_fewer_starting_items(n: int) -> None:
    t = Table(3, starting_items=n)
    assert t.w.size("starting") == n
    assert t.w.size("starting-box") == 8 - n
    assert all(t.w.uses[card] == 2 for card in t.w.zones["starting"].top)


@pytest.mark.rule("RC-752", "RC-754", "RC-1323")
@pytest.mark.parametrize(("wish", "book", "adventure"), [("half", 6, 6), ("4", 4, 8), ("8", 8, 4), ("12", 12, 0)])
def test_fewer_or_more_book_cards(wish: str, book: int, adventure: int) -> None:
    t = Table(3, book_cards=wish)
    assert icons(t) == Counter(book=book) + Counter(adventure=adventure)


@pytest.mark.rule("RC-757")
def test_the_adventure_cards_make_up_the_sum() -> None:
    t = Table(3, "cannibals", book_cards=3)  # nine rounds: five and five
    assert icons(t) == Counter(book=3, adventure=7)
    with pytest.raises(holdfast.UnknownName, match="RC-752"):
        Table(3, "cannibals", book_cards=11)
    with pytest.raises(holdfast.UnknownName):
        Table(3, starting_items=5)


@pytest.mark.rule("RC-753", "RC-755")
def test_in_castaways_the_book_is_harmless_and_adventures_are_not() -> None:
    t = Table(3, starting_items=0)
    t.w.round = 2
    t.on_top("event", "event/insects")  # Book icon, and nothing to discard
    before = t.game.view(None)
    t.phase("event")
    after = t.game.view(None)
    assert t.idle
    for what in ("wounds", "determination", "morale", "stock", "levels", "fields", "spots", "today", "weather"):
        assert before[what] == after[what]
    t.on_top("event", "event/culled-area")  # an Adventure icon
    t.phase("event")
    assert t.w.fields["gather"] == ("adventure",)


@pytest.mark.rule("RC-753", "RC-755")
def test_in_other_scenarios_the_book_is_what_one_fears() -> None:
    t = Table(3, "jenny", starting_items=0)
    t.w.round = 2
    t.on_top("event", "event/insects")
    t.phase("event")
    assert t.w.wounds[:3] == [1, 1, 1]  # Palisade -1, and there is none


@pytest.mark.rule("RC-754", "RC-758")
def test_without_a_dog_friday_stays_and_alone_both_do() -> None:
    pair = Table(2, dog="off")
    assert (pair.w.friday, pair.w.dog) == (True, False)
    alone = Table(1, dog="off")
    assert (alone.w.friday, alone.w.dog) == (True, True)
    alone.to_planning()
    alone.plan(0, "friday:explore:N1", "join:explore:N1:dog-dog")
    assert alone.w.plan[0].pawns == ("friday", "dog-dog")


@pytest.mark.rule("RC-756")
def test_random_wreckage() -> None:
    fixed = {Table(3, seed=seed).w.ids("threat-right")[0] for seed in range(1, 13)}
    drawn = {Table(3, seed=seed, wreckage="random").w.ids("threat-right")[0] for seed in range(1, 25)}
    assert fixed == {"food-crates"}
    assert drawn == {"food-crates", "wrecked-lifeboat", "captains-chest"}


@pytest.mark.rule("RC-757", "RC-756")
def test_a_random_wreckage_card_is_worth_its_own() -> None:
    seed = next(
        s for s in range(1, 99) if Table(3, seed=s, wreckage="random").w.ids("threat-right") == ["wrecked-lifeboat"]
    )
    t = Table(3, seed=seed, wreckage="random", starting_items=0)
    t.to_planning()
    t.plan(0, "threat:right:two", "join:threat:right:pawn")
    t.resolve()
    assert (t.w.stock["wood"], t.w.stock["food"]) == (2, 0)


@pytest.mark.rule("RC-757")
def test_switches_are_independent() -> None:
    t = Table(
        3, dog="on", friday="on", starting_items=1, book_cards=4, wreckage="random",
        far_actions="on", pit_food=2, soldier_level_cost=2, token_on_exhausted="off", flip_at_once="off",
    )  # fmt: skip
    assert (t.w.dog, t.w.friday, t.w.size("starting")) == (True, True, 1)
    assert icons(t)["book"] == 4
    shown = t.game.view(None)["options"]
    assert shown["far_actions"] == "on"
    assert shown["flip_at_once"] == "off"


@pytest.mark.rule("RC-757")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_first_player_may_be_named(first: int) -> None:
    t = Table(3, first_player=first, starting_items=0)
    t.w.morale = 1
    t.phase("morale")
    assert t.w.determination[first - 1] == 1
    with pytest.raises(holdfast.UnknownName, match="RC-129"):
        Table(2, first_player=3)


@pytest.mark.rule("RC-757")
def test_the_first_player_is_random_otherwise() -> None:
    seen = {Table(3, first_player="random", seed=seed).w.first for seed in range(1, 25)}
    assert seen == {0, 1, 2}


# --- the two printings ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-757")
@pytest.mark.parametrize("far", ["off", "on"])
def test_far_actions(far: str) -> None:
    t = Table(3, starting_items=0, far_actions=far)
    t.tile("M2", 4)
    t.tile("M3", 10)
    t.tile("M4", 3)
    t.to_planning()
    if far == "off":
        assert t.why("gather:M4-fish", 0) == {"RC-277"}
        assert t.why("explore:N4", 0) == {"RC-401"}
        return
    assert "explore:N4" in t.keys(0)
    t.plan(0, "gather:M4-fish", "join:gather:M4-fish:pawn")
    assert t.w.plan[0].least == 3
    t.plan(1, "join:gather:M4-fish:pawn", "join:gather:M4-fish:pawn")
    t.resolve()  # four pawns at distance 3: no dice
    assert t.w.stock["food"] == 1


@pytest.mark.rule("RC-757")
@pytest.mark.parametrize("food", [1, 2])
def test_what_the_pit_brings(food: int) -> None:
    t = Table(3, starting_items=0, pit_food=food)
    t.item("pit")
    t.game.dictate(dice=[0])
    t.phase("production")
    assert t.w.stock["food"] == 1 + food


@pytest.mark.rule("RC-757", "RC-661")
@pytest.mark.parametrize(("switch", "food"), [("on", 1), ("off", 0)])
def test_a_token_on_an_exhausted_source(switch: str, food: int) -> None:
    t = Table(3, starting_items=0, token_on_exhausted=switch)
    t.spot("M1", exhausted=("fish",), tokens=("food",))
    t.tile("M2", 3, exhausted=("fish",), tokens=("food",))
    t.item("shortcut")
    assert "shortcut" in t.w.spots["M2"].tokens
    t.phase("production")
    assert t.w.stock["food"] == 2 * food  # of the Camp, and over the Shortcut
    assert t.w.stock["wood"] == 1
    t.to_planning()
    assert ("gather:M2-fish:token" in t.keys(0)) == (switch == "on")


@pytest.mark.rule("RC-757")
def test_in_the_revised_printing_a_token_where_no_source_is_still_gives() -> None:
    t = Table(3, starting_items=0, token_on_exhausted="off")
    t.tile("M2", 11)  # wood only
    t.w.camp = "M2"
    t.spot("M2", tokens=("food",))
    t.phase("production")
    assert (t.w.stock["wood"], t.w.stock["food"]) == (1, 1)


@pytest.mark.rule("RC-757")
def test_characters_are_drawn_or_chosen() -> None:
    seen = {tuple(Table(3, seed=seed).w.characters) for seed in range(1, 9)}
    assert len(seen) > 1
    game = holdfast.new("robinson", players=4, options={"characters": "chosen", "first_player": 4}, seed=3)
    for seat, who in ((3, "cook"), (0, "soldier"), (1, "explorer")):
        game.choose(f"character:{who}", seat)
    world = game.world
    assert [world.content.cards[c].id for c in world.characters] == ["soldier", "explorer", "carpenter", "cook"]
