"""Setting the table (US-101 to US-125)."""

from collections.abc import Callable

import pytest

from holdfast.core.engine.game import Game
from holdfast.core.text.localizer import Localizer
from holdfast.games.under_our_sun import DEFINITION, MISSIONS
from holdfast.games.under_our_sun.cards import Mission, Team
from holdfast.games.under_our_sun.map.geography import distance
from holdfast.games.under_our_sun.pieces import TEAMS, Foe
from holdfast.games.under_our_sun.rules import DICE
from holdfast.games.under_our_sun.setup.audit import faults
from holdfast.games.under_our_sun.world import Sands
from tests.games.under_our_sun.table import Table


def world(game: Game) -> Sands:
    assert isinstance(game.world, Sands)
    return game.world


def opened(players: int = 2, seed: int = 1, **options: object) -> Game:
    """A new game at its first question; characters are dealt unless they shall be chosen."""
    wish = {"first_player": "1", "characters": "random", **options}
    if players > 4:
        wish["expansion"] = "on"
    return DEFINITION.new(players, wish, seed)


def until(game: Game, done: Callable[[Game], bool]) -> Game:
    """Pass and take the first answer until something is so."""
    while not done(game):
        keys = [option.key for option in game.question.options_for(game.question.seats[0])]
        game.choose("pass" if "pass" in keys else keys[0], game.question.seats[0])
    return game


@pytest.mark.rule("US-101", "US-122", "US-980")
@pytest.mark.parametrize("mission", MISSIONS)
def test_a_mission_is_a_sequence_of_cards_with_a_difficulty(mission: str) -> None:
    game = until(opened(mission=mission), lambda g: world(g).phase == "morning")
    w = world(game)
    card = w.mission_card()
    assert isinstance(card, Mission)
    assert card.difficulty in (1, 2, 3)
    assert [w.content.cards[c].id for c in w.zones["mission-open"].top] == [f"m{card.number}-1"]
    assert w.size("mission-cards") == 3
    assert all(card.briefing[lang] for lang in ("en", "it", "es"))


@pytest.mark.rule("US-102")
def test_most_successes_on_three_green_dice_make_the_first_player() -> None:
    opening = []
    for roll in ("111", "211", "111"):
        opening += [DICE["G"].index(int(n)) for n in roll]
    game = DEFINITION.opened(3, DEFINITION.settle(3, {}), 1, tuple(opening))
    assert world(game).first == 1
    tied = [*opening[3:6], *opening[3:6], *opening[:3], DICE["G"].index(0), 1, 1, 1, 1, 1]
    assert world(DEFINITION.opened(3, DEFINITION.settle(3, {}), 1, tuple(tied))).first == 1


@pytest.mark.rule("US-103", "US-960")
def test_the_mode_is_the_tables_choice() -> None:
    with pytest.raises(ValueError, match="US-960"):
        opened(2, mode="semi")
    assert world(opened(3, mode="semi", mission="voice-in-the-static")).rules.semi
    assert not world(opened(3, mode="coop", mission="missing-two")).rules.semi


@pytest.mark.rule("US-104")
def test_characters_are_chosen_clockwise_from_the_first_player() -> None:
    game = DEFINITION.new(3, {"first_player": "2"}, 1)
    assert (game.options["characters"], game.question.seats) == ("chosen", (1,))
    game.choose("character:medic")
    assert game.question.seats == (2,)
    assert {block.rule for block in game.explain("character:medic")} == {"US-104"}
    game.choose("character:scout")
    game.choose("character:veteran", 0)
    ids = [world(game).content.cards[c].id for c in world(game).characters]
    assert ids == ["veteran", "medic", "scout"]


@pytest.mark.rule("US-104", "US-951")
@pytest.mark.parametrize(("players", "crew"), [(1, 2), (2, 2), (4, 4), (6, 6)])
def test_everybody_is_asked_for_a_character_unless_they_are_dealt(players: int, crew: int) -> None:
    game = DEFINITION.new(players, {}, 3)
    asked = []
    while game.question.tag == "pick-character":
        asked.append(game.question.seats[0])
        shown = game.view(0)["chosen"]
        assert (len(shown), len([key for key in shown if key])) == (crew, len(asked) - 1)
        assert len(DEFINITION.display.board(Localizer(DEFINITION, "it", game.world.content), game.view(0))) == 1
        game.choose(game.question.moves(asked[-1])[0])
    first = world(game).first
    assert len(set(world(game).characters)) == crew
    left_over = crew in (4, 6)  # the last one takes who is left
    assert asked == [(first + i) % players for i in range(crew - left_over)]
    assert DEFINITION.new(players, {"characters": "random"}, 3).question.tag != "pick-character"


@pytest.mark.rule("US-105", "US-106", "US-120", "US-108")
@pytest.mark.parametrize(("ration", "food"), [("off", 0), ("on", 1)])
def test_full_boards_in_new_haven_and_nothing_else(ration: str, food: int) -> None:
    w = world(opened(4, ration=ration))
    for char in range(4):
        assert w.hp[char] == w.sheet(char).hp
        assert w.water[char] == w.sheet(char).water
        assert sum(w.goods[char]) == w.have(char, "food") == food
        assert w.things(char) == ()
    assert (w.well, w.ap, w.pos) == ([1] * 4, [6] * 4, ["0,0"] * 4)


@pytest.mark.rule("US-109", "US-EX01")
@pytest.mark.parametrize(
    ("players", "points"), [(1, [4]), (2, [2, 2]), (3, [2, 1, 1]), (4, [1] * 4), (5, [1] * 5), (6, [1] * 6)]
)
def test_starting_points_are_split_and_the_first_player_has_the_rest(players: int, points: list[int]) -> None:
    assert world(opened(players)).points == points


@pytest.mark.rule("US-110", "US-112", "US-345")
def test_six_starred_cards_are_on_offer_and_start_loaded() -> None:
    for seed in range(40):
        game = opened(2, seed)
        w = world(game)
        offer = w.zones["offer"].top
        assert len(offer) == 6
        assert all(w.gear(card).stars for card in offer)
        bow = next((card for card in offer if w.gear(card).id in ("bow", "medikit")), -1)
        if bow >= 0:
            game.choose(f"buy:{w.gear(bow).id}", 0)
            assert bow in w.things(0)
            assert w.points[0] == 0
            assert w.uses[bow] == w.gear(bow).uses
            return
    pytest.fail("no loaded card was on offer")


@pytest.mark.rule("US-111")
def test_points_are_pooled_for_a_dearer_card_and_lost_when_all_pass() -> None:
    for seed in range(60):
        game = opened(3, seed)
        w = world(game)
        dear = next((card for card in w.zones["offer"].top if w.gear(card).stars == 3), -1)
        if dear < 0:
            continue
        game.choose(f"buy:{w.gear(dear).id}", 0)
        assert game.question.tag == "pool-points"
        game.choose("add:0", 1)
        assert game.question.seats == (2,)
        game.choose("add:0", 2)
        assert dear in w.zones["offer"].top
        assert w.points == [2, 1, 1]
        game = opened(3, seed)
        w = world(game)
        game.choose(f"buy:{w.gear(dear).id}", 0)
        game.choose("add:1", 1)
        assert dear in w.things(0)
        assert w.points == [0, 0, 1]
        until(game, lambda g: g.question.tag == "take-turn")
        assert w.points == [0, 0, 0]
        assert w.zones["offer"].top == ()
        return
    pytest.fail("no card of three stars was on offer")


@pytest.mark.rule("US-113", "US-1001")
def test_decks_lie_face_down_and_their_numbers_are_public() -> None:
    t = Table()
    view = t.game.view(0)
    for deck in ("enemy", "event", "night", "stack"):
        assert view["zones"][deck]
        assert all(key.startswith("?") for key in view["zones"][deck])
    for deck in ("enemy", "event", "night", "loot", "stack"):
        assert view["sizes"][deck] == len(view["zones"][deck])


@pytest.mark.rule("US-117", "US-121")
@pytest.mark.parametrize(
    ("mission", "size", "top", "mix"),
    [("missing-two", 25, 0, 25), ("ash-matriarch", 26, 3, 6), ("the-crossing", 25, 0, 25)],
)
def test_the_stack_is_built_as_the_mission_says(mission: str, size: int, top: int, mix: int) -> None:
    w = world(opened(2, mission=mission))
    stack = w.zones["stack"]
    assert (w.size("stack"), len(stack.top), len(stack.mixed)) == (size, top, mix)
    assert w.tile("0,0") is not None
    placed = [pos for pos in w.spots if pos != "0,0"]
    targets = {"missing-two": [(28, 3), (31, 4)], "the-crossing": [(32, 4)]}.get(mission, [])
    assert [(w.ground(pos).number, distance(pos, "0,0")) for pos in placed] == targets


@pytest.mark.rule("US-126", "US-117", "US-1212")
def test_what_the_mission_lays_out_lies_there_before_anything_is_chosen() -> None:
    for mission, water, tiles, foes in (("dry-wells", 2, 2, 0), ("hold-the-gate", 6, 7, 0), ("missing-two", 6, 3, 2)):
        game = opened(2, mission=mission, characters="chosen")
        w = world(game)
        assert game.question.tag == "pick-character"
        assert (w.spots["0,0"].water, len(w.spots), len(w.foes)) == (water, tiles, foes)
        game = until(game, lambda game: world(game).phase == "morning")
        assert (world(game).spots["0,0"].water, len(world(game).spots)) == (water, tiles)


@pytest.mark.rule("US-118", "US-119")
def test_lawrence_has_water_cubes_and_three_cards() -> None:
    for seed in range(12):
        game = until(opened(2, seed), lambda g: world(g).phase == "morning")
        w = world(game)
        cards = [w.gear(card) for card in w.zones["lawrence"].top]
        assert w.lawrence_water == 4
        assert sum(w.lawrence) == 4
        assert [card.deck == "loot" for card in cards] == [False, False, True]
        assert cards[0].stars
        assert cards[1].stars
        assert cards[2].kind != "goods"


@pytest.mark.rule("US-123", "US-124", "US-EX19")
def test_the_first_day_starts_with_the_sun_and_a_drink_but_no_meal() -> None:
    game = until(opened(2, first_player="2"), lambda g: g.question.tag == "take-turn")
    w = world(game)
    assert (w.day, w.phase, w.turn) == (1, "morning", 1)
    assert w.sun >= 0
    drunk = w.sheet(1).water - w.water[1]
    sun = w.sun_card()
    assert sun is not None
    assert drunk == (1 if sun.shade else sun.drink)
    assert w.water[0] == w.sheet(0).water
    assert w.well == [1, 1]
    assert w.hp == [w.sheet(0).hp, w.sheet(1).hp]


@pytest.mark.rule("US-125", "US-961", "US-962", "US-EX18")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_one_son_of_liberty_among_players_and_four_survivors(players: int) -> None:
    traitors = 0
    for seed in range(30):
        w = world(opened(players, seed, mode="semi", mission="missing-two", characters="chosen"))
        assert w.characters == (-1,) * players
        dealt = [w.zones[TEAMS[seat]].top for seat in range(players)]
        assert all(len(cards) == 1 for cards in dealt)
        rest = w.zones["team-rest"].entries()
        roles = [w.card(card, Team).role for card in (*[cards[0] for cards in dealt], *rest)]
        assert (roles.count("survivor"), roles.count("sol")) == (players + 4, 1)
        traitors += roles[:players].count("sol")
    assert 0 < traitors < 30


def test_an_enemy_with_a_number_that_was_never_given_makes_no_position() -> None:
    w = world(opened(mission="dry-wells"))
    assert not faults(w)
    w.foes = (Foe(1, 0, "0,0"),)
    assert faults(w) == ["an enemy has a number that was never given"]
    w.next_id = 2
    assert not faults(w)
    w.next_id = 1_000_000
    assert faults(w) == ["more than 10000 enemies have come"]


@pytest.mark.rule("US-118", "US-1162")
@pytest.mark.parametrize("seed", range(12))
def test_lawrence_does_not_sell_another_copy_of_what_was_bought(seed: int) -> None:
    """One copy of each line carries the stars: once it is bought, the line is out of the draw."""
    game = opened(seed=seed)
    w = world(game)
    while w.phase == "setup":
        seat = game.question.seats[0]
        keys = [option.key for option in game.question.options_for(seat)]
        game.choose(next((key for key in keys if key.startswith("buy:")), keys[-1]), seat)
    bought = {w.content.cards[card].id for char in range(w.crew) for card in w.things(char)}
    assert bought
    assert bought.isdisjoint([w.content.cards[card].id for card in w.zones["lawrence"].top[:2]])
