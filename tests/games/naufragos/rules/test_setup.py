"""Setup (NA-100 to NA-139): what lies on the table before the first turn, and what becomes of used pieces."""

from collections import Counter

import pytest

from holdfast.core.definition import UnknownName
from holdfast.core.engine.game import Game
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.actions.foraging import Forage
from holdfast.games.naufragos.cards import Event, Exploration, Plot
from holdfast.games.naufragos.castaways.diary import Story
from holdfast.games.naufragos.rules import CAMP_SPACES
from holdfast.games.naufragos.setup.audit import faults
from holdfast.games.naufragos.world import ITEMS
from tests.games.naufragos.table import RULESETS, Table, ids

rulesets = pytest.mark.parametrize("ruleset", RULESETS)
counts = pytest.mark.parametrize("players", [1, 2, 3, 4])
SECTORS = ("coast", "interior", "heart")
WHITE = {"bc10", "bc11"}
"""Lianas and A fallen tree."""
C_EVENTS = {"e19", "e20", "e21"}
HOUSE = {
    1: ((2, 5, 1), (3, 1), 3),
    2: ((2, 6, 5), (7, 1), 5),
    3: ((2, 7, 9), (10, 2), 7),
    4: ((2, 8, 13), (14, 2), 9),
}
"""NA-104: coast white, yellow, zero; interior green, zero; heart red."""


def deck(t: Table, name: str) -> list[str]:
    """A whole deck turned over, top card first."""
    return ids(t.w, t.w.look(name, t.w.size(name)))


def zeros(cards: list[str]) -> list[str]:
    return [id for id in cards if id.startswith("z")]


def unseen(game: Game, zone: str) -> int:
    """How many cards lie in a zone whose faces nobody sees; all of them, or the test fails."""
    entries = game.view(None)["zones"][zone]
    assert [entry for entry in entries if not entry.startswith("?")] == []
    return len(entries)


def supper(t: Table) -> None:
    """A survival phase in which each eats what he takes; the fire burns."""
    t.store(fire=True, fire_wood=1, food=2)
    t.phase("survival")
    while not t.idle:
        t.choose(next(key for key in t.keys() if key.startswith(("eat:", "preserve:0", "go-on"))))


# --- the plot ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-100", "NA-101")
@rulesets
@counts
def test_the_numbered_cards_lie_in_order_and_face_down_outside_the_decks(ruleset: str, players: int) -> None:
    t = Table(players, ruleset)
    reserve = t.w.zones["reserve"]
    numbers = [card.number for c in reserve.entries() if isinstance(card := t.w.content.cards[c], Plot)]
    assert numbers == list(range(1, 106))
    assert not reserve.mixed  # they keep their order
    assert unseen(t.game, "reserve") == 105
    all_zeros = [card for card in t.w.content.cards if isinstance(card, Plot) and card.number == 0]
    assert Counter(card.on for card in all_zeros) == {"coast": 18, "interior": 4}


@pytest.mark.rule("NA-100")
@rulesets
def test_a_numbered_card_comes_only_when_its_number_is_named(ruleset: str) -> None:
    t = Table(3, ruleset)
    size = t.w.size("event")
    t.event("e18")  # distant guns: adds 101
    assert t.where("plot-101") == "event"
    assert t.w.size("event") == size
    assert t.w.size("reserve") == 104
    assert t.where("plot-100") == "reserve"


# --- the exploration decks -----------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-102", "NA-106")
@rulesets
@counts
def test_each_deck_holds_cards_of_its_own_back_shuffled(ruleset: str, players: int) -> None:
    orders = set()
    for seed in range(6):
        t = Table(players, ruleset, seed)
        for sector in SECTORS:
            assert unseen(t.game, sector) == t.w.size(sector)
            for card in t.w.look(sector, t.w.size(sector)):
                it = t.w.card(card)
                assert (it.on if isinstance(it, Plot) else it.deck) == sector
        orders.add(tuple(ids(t.w, t.w.zones["interior"].top)))
    assert len(orders) > 3


@pytest.mark.rule("NA-102", "NA-103")
@counts
def test_the_original_decks_have_all_basic_cards_and_eight_zeros(players: int) -> None:
    seen: set[str] = set()
    from_coast = set()
    for seed in range(25):
        t = Table(players, "2013", seed)
        decks = {sector: deck(t, sector) for sector in SECTORS}
        basic = {sector: [id for id in cards if id not in zeros(cards)] for sector, cards in decks.items()}
        assert {sector: len(cards) for sector, cards in basic.items()} == {"coast": 11, "interior": 18, "heart": 10}
        assert len({id for cards in basic.values() for id in cards}) == 39
        drawn = [id for cards in decks.values() for id in zeros(cards)]
        assert len(set(drawn)) == 8
        assert zeros(decks["heart"]) == []
        from_coast.add(len(zeros(decks["coast"])))
        seen |= set(drawn)
    assert len(from_coast) > 2  # how many are of the coast is left to chance
    assert len(seen) == (21 if players == 1 else 22)


@pytest.mark.rule("NA-103")
def test_the_other_zeros_are_out_of_the_game_unseen() -> None:
    t = Table(3, "2013")
    left = Counter(entry for entry in t.game.view(None)["zones"]["unused"] if entry.startswith("?zero"))
    assert sum(left.values()) == 22 - 8
    drawn = len(zeros(deck(t, "coast") + deck(t, "interior")))
    assert drawn == 8


@pytest.mark.rule("NA-104", "NA-105")
@counts
def test_the_decks_of_the_house_rules(players: int) -> None:
    coast, interior, heart = HOUSE[players]
    seen: set[str] = set()
    for seed in range(8):
        t = Table(players, "hr12", seed)
        cards = {sector: deck(t, sector) for sector in SECTORS}
        white = WHITE & set(cards["coast"])
        yellow = len(cards["coast"]) - len(white) - len(zeros(cards["coast"]))
        assert (len(white), yellow, len(zeros(cards["coast"]))) == coast
        green = len(cards["interior"]) - len(zeros(cards["interior"]))
        assert (green, len(zeros(cards["interior"]))) == interior
        assert len(cards["heart"]) == heart
        assert sum(map(len, cards.values())) == {1: 15, 2: 26, 3: 37, 4: 48}[players]
        seen |= {id for sector in SECTORS for id in cards[sector]}
        assert faults(t.w) == []
    assert len(seen) > sum(coast) + sum(interior) + heart  # not the same ones every time


@pytest.mark.rule("NA-105", "NA-104")
@rulesets
@pytest.mark.parametrize("card", sorted(WHITE))
def test_a_white_card_is_in_the_coast_deck_and_becomes_a_camp_card(ruleset: str, card: str) -> None:
    content = DEFINITION.content()
    white = {c.id for c in content.deck("coast") if isinstance(c, Exploration) and c.camp is not None}
    assert white == WHITE
    assert len(content.deck("coast")) - len(white) == 9
    t = Table(2, ruleset)
    t.draw(0, card)
    t.choose("lay:camp:7")
    assert t.game.view(None)["camp"]["camp:7"]["card"] == f"coast/{card}"
    t.w.party = ()
    t.w.stack.clear()
    t.pause()
    t.act("camp:7")
    assert (t.w.rope, t.w.wood) == ((1, 1) if card == "bc10" else (0, 3))


@pytest.mark.rule("NA-107")
@rulesets
@counts
def test_everything_lies_face_down_unless_stated_otherwise(ruleset: str, players: int) -> None:
    game = Table(players, ruleset).game
    for zone in (*SECTORS, "event", "wreckage", "reserve", "story", "forage", "supply", "fish", "unused"):
        unseen(game, zone)
    for seat in range(players):
        assert game.view(seat)["zones"]["event"] == game.view(None)["zones"]["event"]
    shown = game.view(None)["zones"]
    face_up = {zone for zone, cards in shown.items() if [card for card in cards if not card.startswith("?")]}
    assert face_up <= {"characters", "camp-1", "camp-2", "camp-3", "camp-4", "camp-5", "shark-aside", "box"}


# --- castaways -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-108", "NA-111", "NA-112")
@rulesets
@counts
def test_each_player_has_a_castaway_two_pawns_and_two_cubes(ruleset: str, players: int) -> None:
    t = Table(players, ruleset)
    shown = t.game.view(None)["castaways"]
    assert len({c["name"] for c in shown}) == players
    assert [c["energy"] for c in shown] == [c["scale"] for c in shown]  # one cube on the highest number
    assert [c["track"] for c in shown] == [0] * players  # the other one on the first space, which is of the coast
    assert [t.w.sector(seat) for seat in range(players)] == ["coast"] * players
    assert [(c["wounds"], c["trauma"], c["lost"], c["tokens"], c["food"]) for c in shown] == [(0,) * 5] * players
    t.to_placing()
    assert t.w.free_pawns == [2] * players
    t.pawns(*["pass"] * (2 * players))
    assert t.idle


@pytest.mark.rule("NA-109")
@rulesets
@pytest.mark.parametrize("seed", range(8))
def test_no_ability_is_dealt_twice(ruleset: str, seed: int) -> None:
    t = Table(4, ruleset, seed)
    assert len({t.w.ability(seat) for seat in range(4)}) == 4


@pytest.mark.rule("NA-109", "NA-110")
@rulesets
def test_players_choose_in_a_random_order_and_no_ability_twice(ruleset: str) -> None:
    orders = set()
    for seed in range(12):
        game = DEFINITION.new(3, {"ruleset": ruleset, "characters": "chosen"}, seed)
        order = []
        taken: list[str] = []
        for ability, sex in (("strong", "f"), ("medic", "m"), ("lucky", "f")):
            assert game.question.tag == "choose-character"
            (seat,) = game.question.seats
            order.append(seat)
            keys = {option.key for option in game.question.options}
            assert len(keys) == 12 - 2 * len(taken)  # either version of every ability that is left
            for other in taken:
                for version in "fm":
                    assert [b.rule for b in game.explain(f"character:{other}-{version}")] == ["NA-109"]
            game.choose(f"character:{ability}-{sex}")
            taken.append(ability)
        assert sorted(order) == [0, 1, 2]
        assert [game.view(None)["castaways"][seat]["ability"] for seat in order] == taken
        assert game.view(None)["castaways"][order[0]]["name"] == "character/strong-f"
        orders.add(tuple(order))
    assert len(orders) > 3


@pytest.mark.rule("NA-108", "NA-110")
@rulesets
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_everybody_chooses_where_the_table_says_nothing_else(ruleset: str, players: int) -> None:
    game = DEFINITION.new(players, {"ruleset": ruleset}, players)
    asked = []
    while game.question.tag == "choose-character":
        asked += game.question.seats
        game.choose(game.question.options[0])
    assert sorted(asked) == list(range(players))


@pytest.mark.rule("NA-110")
def test_characters_are_dealt_where_the_table_wants_it() -> None:
    dealt = set()
    for seed in range(12):
        game = DEFINITION.new(2, {"characters": "random"}, seed)
        assert game.question.tag != "choose-character"
        dealt.add(tuple(c["name"] for c in game.view(None)["castaways"]))
    assert len(dealt) > 6


@pytest.mark.rule("NA-111")
@rulesets
def test_everybody_starts_at_full_energy(ruleset: str) -> None:
    game = DEFINITION.new(2, {"ruleset": ruleset, "characters": "chosen"}, 3)
    first = game.question.seats[0]
    game.choose("character:strong-m")
    game.choose("character:cook-f")
    shown = game.view(None)["castaways"]
    assert (shown[first]["scale"], shown[1 - first]["scale"]) == (7, 6)
    assert [c["top"] for c in shown] == [c["scale"] for c in shown]


# --- tracks and boards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-113", "NA-122", "NA-127", "NA-132")
@rulesets
@counts
def test_the_tracks_at_the_start(ruleset: str, players: int) -> None:
    t = Table(players, ruleset)
    shown = t.game.view(None)
    assert (shown["difficulty"], shown["weather"], shown["wrecks"]) == (4, 4, 6)
    assert (shown["fire"], shown["fire_wood"], shown["wreck_ready"]) == (False, 0, False)
    t.explore(0)
    assert t.w.difficulty == 4
    t.w.difficulty = 9
    t.dice(6, 6)
    t.choose("return")
    assert t.w.difficulty == 0  # home again: the cube leaves the track
    t.event("e17")
    assert t.w.weather == 5  # it stood on the first of the two sunny spaces


@pytest.mark.rule("NA-114")
@rulesets
def test_five_basic_camp_cards_lie_face_up(ruleset: str) -> None:
    t = Table(2, ruleset)
    board = t.game.view(None)["camp"]
    assert [board[space]["card"] for space in CAMP_SPACES] == [*[f"camp/k{n}" for n in range(1, 6)], "", "", ""]
    t.to_placing()
    assert [key for key in t.keys() if key.startswith("camp:")] == [f"camp:{n}" for n in range(1, 6)]


@pytest.mark.rule("NA-129", "NA-130", "NA-133")
@rulesets
def test_what_can_be_built_at_the_start(ruleset: str) -> None:
    t = Table(2, ruleset)
    assert t.w.places == ("shelter", "sand", "bonfire", "")
    assert (t.w.built, t.w.waiting, t.w.shelter, t.w.progress) == ((), (), 0, {"sand": 0, "bonfire": 0})
    assert (t.w.tokens, t.w.rope, t.w.sail, t.w.loaded) == ((), 0, 0, False)
    t.store(wood=16)
    t.act("build")
    assert t.keys() == ["build:shelter", "build:sand", "build:bonfire", "build:nothing"]
    t.choose("build:shelter")
    t.choose("give:3")
    t.choose("give:0")
    assert (t.w.shelter, t.w.wood) == (1, 15)  # level 1 was on top of the stack


@pytest.mark.rule("NA-133")
@rulesets
def test_other_tokens_enter_play_only_through_cards(ruleset: str) -> None:
    t = Table(2, ruleset)
    assert t.where("shark") == "shark-aside"
    t.draw(0, "bi1", 0)  # caves in the rock
    assert t.w.places == ("shelter", "sand", "bonfire", "larder")
    t.draw(0, "z1", 0)  # crab rocks
    assert t.where("shark") == "fish"
    t.draw(0, "z14", 0)  # rigging in the palms
    assert (t.w.rope, t.w.sail) == (1, 0)
    t.held(1)
    t.draw(0, "plot-4", 0)
    t.choose("feed")
    assert t.w.tokens == ("dog",)


@pytest.mark.rule("NA-131")
@rulesets
@pytest.mark.parametrize(("players", "food"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_the_store_at_the_start(ruleset: str, players: int, food: int) -> None:
    t = Table(players, ruleset)
    assert (t.w.food, t.w.wood) == (food, 1)
    assert (t.w.cubes, t.w.size("tiles"), t.w.held) == (0, 0, [0] * players)


@pytest.mark.rule("NA-134")
@rulesets
def test_the_starting_player_is_chosen_by_lot_and_has_the_white_pawn(ruleset: str) -> None:
    starters = set()
    for seed in range(16):
        game = DEFINITION.new(4, {"ruleset": ruleset}, seed)
        starters.add(game.view(None)["starter"])
    assert starters == {0, 1, 2, 3}
    t = Table(4, ruleset, first_player="3")
    assert t.w.starter == 2
    t.phase("actions")
    assert (t.asked, t.seat) == ("white-pawn", 2)
    t.choose("white:pass")
    assert (t.asked, t.seat) == ("place-pawn", 2)
    with pytest.raises(UnknownName, match="NA-134"):
        DEFINITION.new(2, {"first_player": "3"})


# --- events and wreckage -------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-125", "NA-126")
@rulesets
@pytest.mark.parametrize(("players", "turns"), [(1, 21), (2, 18), (3, 15), (4, 12)])
def test_the_event_deck(ruleset: str, players: int, turns: int) -> None:
    events = [card for card in DEFINITION.content().deck("event") if isinstance(card, Event)]
    assert {card.id for card in events if card.event.c} == C_EVENTS
    decks = []
    for seed in range(6):
        t = Table(players, ruleset, seed)
        assert t.game.view(None)["turns_left"] == turns == t.w.size("event")
        assert unseen(t.game, "event") == turns
        unseen(t.game, "unused")  # the others went back unseen
        decks.append(deck(t, "event"))
        assert len(set(decks[-1])) == turns
    assert len({tuple(cards) for cards in decks}) == 6
    pool = 21 if players <= (2 if ruleset == "2013" else 1) else 18
    assert (len({frozenset(cards) for cards in decks}) > 1) == (pool > turns)  # at random, where there is a choice


@pytest.mark.rule("NA-123", "NA-124")
@pytest.mark.parametrize(
    ("ruleset", "players", "used"),
    [(ruleset, players, players <= most) for ruleset, most in (("2013", 2), ("hr12", 1)) for players in (1, 2, 3, 4)],
)
def test_where_the_c_events_are_used(ruleset: str, players: int, used: bool) -> None:
    found: set[str] = set()
    for seed in range(20):
        t = Table(players, ruleset, seed)
        assert {id for id in C_EVENTS if t.where(id) == "box"} == (set() if used else C_EVENTS)
        found |= set(deck(t, "event"))
    assert found & C_EVENTS == (C_EVENTS if used else set())
    assert len(found) == (21 if used else 18)


@pytest.mark.rule("NA-128")
@rulesets
def test_thirty_wreckage_cards_are_shuffled(ruleset: str) -> None:
    orders = []
    for seed in range(4):
        t = Table(3, ruleset, seed)
        assert unseen(t.game, "wreckage") == 30
        orders.append(tuple(deck(t, "wreckage")))
        assert set(orders[-1]) == {f"w{n}" for n in range(1, 31)}
    assert len(set(orders)) == 4


# --- solo ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-135")
def test_only_a_solo_player_of_the_house_rules_starts_with_the_pocket_watch() -> None:
    for ruleset in RULESETS:
        for players in (1, 2):
            game = DEFINITION.new(players, {"ruleset": ruleset, "characters": "random"})
            has = ruleset == "hr12" and players == 1
            shown = game.view(None)["castaways"][0]["items"]
            assert shown == (["wreckage/w15"] if has else [])
            assert unseen(game, "wreckage") == 30 - has
            world = game.world
            rest = [world.content.cards[card].id for card in world.look("wreckage", 30)]
            assert ("w15" in rest) != has
            assert world.size(ITEMS[0]) == has


@pytest.mark.rule("NA-136")
@rulesets
def test_complicated_relationships_is_out_of_a_solo_game(ruleset: str) -> None:
    assert Table(1, ruleset).where("z7") == "box"
    found = set()
    for seed in range(25):
        solo, pair = Table(1, ruleset, seed), Table(2, ruleset, seed)
        assert "z7" not in deck(solo, "coast")
        assert sum(len(zeros(deck(solo, sector))) for sector in SECTORS) == (8 if ruleset == "2013" else 2)
        found.add("z7" in deck(pair, "coast"))
    assert found == {True, False}


# --- fish, forage tiles, story tokens -----------------------------------------------------------------------------------


@pytest.mark.rule("NA-115", "NA-116")
@rulesets
def test_the_fish_without_the_shark(ruleset: str) -> None:
    orders = set()
    for seed in range(4):
        t = Table(2, ruleset, seed)
        assert unseen(t.game, "fish") == 14
        fish = deck(t, "fish")
        assert Counter(fish) == {"fish-1": 5, "fish-2": 5, "fish-3": 3, "jellyfish": 1}
        orders.add(tuple(fish))
    assert len(orders) > 1


@pytest.mark.rule("NA-115", "NA-116")
@rulesets
def test_fishing_draws_from_the_fish_and_a_used_tile_is_discarded(ruleset: str) -> None:
    t = Table(2, ruleset)
    t.abilities("cook", "pathfinder")
    t.draws("fish-3")
    t.act("camp:1")
    assert ids(t.w, t.w.zones["tiles"].top) == ["fish-3"]
    assert (t.w.size("fish"), t.w.size("fish-discard"), t.w.energy[0]) == (13, 0, 5)
    supper(t)
    assert ids(t.w, t.w.zones["fish-discard"].top) == ["fish-3"]
    assert (t.w.size("fish"), t.w.size("tiles")) == (13, 0)


@pytest.mark.rule("NA-116", "NA-117", "NA-139")
@rulesets
def test_when_no_fish_is_left_the_discard_is_the_new_stack(ruleset: str) -> None:
    t = Table(2, ruleset)
    t.abilities("cook", "pathfinder")
    for id in ("fish-1", "fish-2", "fish-3"):
        t.fetch(f"fish/{id}", "fish-discard")
    t.empty("fish")
    t.draws("fish-2")
    t.act("camp:1")
    assert ids(t.w, t.w.zones["tiles"].top) == ["fish-2"]
    assert (t.w.size("fish"), t.w.size("fish-discard")) == (2, 0)
    assert t.w.zones["fish"].top == ()  # shuffled


@pytest.mark.rule("NA-118", "NA-120")
@rulesets
@counts
def test_the_forage_supply_at_the_start(ruleset: str, players: int) -> None:
    t = Table(players, ruleset)
    n = players if ruleset == "2013" else 0
    assert unseen(t.game, "supply") == n
    assert unseen(t.game, "forage") == 33 - n


@pytest.mark.rule("NA-120")
def test_by_the_house_rules_only_cards_fill_the_supply() -> None:
    t = Table(2, "hr12")
    t.act("forage")
    assert (t.w.size("supply"), t.w.size("tiles")) == (0, 1)
    t.draw(0, "bc1")
    assert unseen(t.game, "supply") == 2
    assert unseen(t.game, "forage") == 30


@pytest.mark.rule("NA-119")
def test_by_the_house_rules_tiles_come_from_the_bag_and_leave_the_game() -> None:
    t = Table(2, "hr12")
    t.abilities("cook", "pathfinder")
    t.supply("forage-4")
    t.draws("forage-2")
    t.draw(0, "bc8")  # a tile into the store
    t.choose("decline")
    assert ids(t.w, t.w.zones["tiles"].top) == ["forage-2"]
    assert t.w.size("supply") == 1  # it came out of the bag
    t.w.party = ()
    t.w.stack.clear()
    t.pause()
    bag = t.w.size("forage")
    supper(t)
    assert ids(t.w, t.w.zones["tiles-gone"].top) == ["forage-2"]
    t.empty("forage")
    t.play(Forage(2))
    assert bag == 31
    assert (t.w.size("forage"), t.w.size("supply"), t.w.size("tiles-gone")) == (0, 1, 1)  # nothing ever goes back


@pytest.mark.rule("NA-121")
def test_by_the_original_rules_used_tiles_become_a_new_pile() -> None:
    t = Table(2, "2013")
    t.abilities("cook", "pathfinder")
    t.supply("forage-3")
    t.act("forage")
    assert (t.w.size("supply"), ids(t.w, t.w.zones["tiles"].top)) == (0, ["forage-3"])
    supper(t)
    assert ids(t.w, t.w.zones["forage-discard"].entries()) == ["forage-3"]
    t.tiles("forage-1")
    supper(t)
    t.empty("forage", keep=1)
    t.play(Forage(2))
    assert (t.w.size("supply"), t.w.size("forage"), t.w.size("forage-discard")) == (2, 1, 0)
    assert t.w.zones["forage"].top == ()


@pytest.mark.rule("NA-139")
def test_by_the_house_rules_an_empty_food_bag_gives_nothing_but_the_supply_does() -> None:
    t = Table(2, "hr12")
    t.supply("forage-3")
    t.empty("forage")
    t.act("forage", "forage")
    assert t.asked == "more-from-supply"
    assert t.w.size("tiles") == 0
    t.choose("take-supply")
    assert t.idle  # the second forager finds neither
    assert ids(t.w, t.w.zones["tiles"].top) == ["forage-3"]


def spend(t: Table) -> None:
    """A castaway of either rule set spends his one token on the roll of the campfire."""
    t.act("campfire")
    t.dice(6, 6)
    if t.w.rules.name == "2013":
        t.choose("stake:1")
        t.choose("repeat")
    else:
        t.choose("stake:1")
        t.choose(f"add-token:{t.tokens(0)[0]}")
        t.go_on()


@pytest.mark.rule("NA-137", "NA-138")
@rulesets
def test_where_a_spent_token_goes(ruleset: str) -> None:
    t = Table(2, ruleset)
    t.abilities("cook", "pathfinder")
    t.story(0, 3)
    bag = t.w.size("story")
    spend(t)
    assert t.tokens(0) == []
    discard = 1 if ruleset == "2013" else 0
    assert (t.w.size("story-discard"), t.w.size("story")) == (discard, bag + 1 - discard)
    shown = t.game.view(1)["zones"]
    known = [entry for zone in ("story", "story-discard") for entry in shown[zone] if not entry.startswith("?")]
    assert known == ([] if ruleset == "2013" else ["story/story-3"])  # face down, or shown and into the bag


@pytest.mark.rule("NA-138")
def test_an_empty_pile_of_tokens_is_made_of_the_discard() -> None:
    t = Table(2, "2013")
    t.abilities("cook", "pathfinder")
    t.story(0, 3)
    spend(t)
    t.empty("story")
    t.act("diary", "diary")
    assert t.tokens(0) == [3]
    assert t.tokens(1) == []  # both are empty: no token is gained
    assert (t.w.size("story"), t.w.size("story-discard")) == (0, 0)


@pytest.mark.rule("NA-139", "NA-137")
def test_an_empty_story_bag_gives_nothing() -> None:
    t = Table(2, "hr12")
    t.abilities("cook", "pathfinder")
    t.story(0, 2)
    t.empty("story")
    t.play(Story("1"))
    assert t.tokens(1) == []
    spend(t)
    t.play(Story("1"))
    assert t.tokens(1) == [2]  # the spent one is in the bag again
