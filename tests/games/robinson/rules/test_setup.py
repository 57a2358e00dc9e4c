"""Setup (RC-101 to RC-139): what lies on the table before the first round."""

import pytest

import holdfast
from holdfast.core.engine.effects import Window
from holdfast.games.robinson.cards import Invention, Scenario
from holdfast.games.robinson.flow.ending import points
from holdfast.games.robinson.island.geography import SPACES
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.scenarios.registry import SCENARIOS as DECLARED
from holdfast.games.robinson.setup.audit import faults
from tests.games.robinson.table import Table

SCENARIOS = ("castaways", "cursed-island", "jenny", "volcano", "cannibals", "family")
ROUNDS = {"castaways": 12, "cursed-island": 10, "jenny": 8, "volcano": 8, "cannibals": 9, "family": 12}


def unseen(t: Table, zone: str) -> int:
    """How many cards of a zone nobody can see; all of them, or the test fails."""
    shown = t.game.view(None)["zones"][zone]
    assert all(entry.startswith("?") for entry in shown)
    return len(shown)


# --- the Scenario ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-101")
def test_castaways_is_played_unless_another_scenario_is_chosen() -> None:
    game = holdfast.new("robinson", players=2)
    assert game.world.zones["scenario-card"].top == (game.world.content.index["scenario/castaways"],)
    assert Table(scenario="jenny").w.scenario_card().id == "jenny"
    with pytest.raises(holdfast.UnknownName):
        holdfast.new("robinson", players=2, options={"scenario": "treasure-island"})


@pytest.mark.rule("RC-101")
def test_the_setup_of_a_scenario_overrides_the_standard_one() -> None:
    volcano = Table(scenario="volcano")
    assert (volcano.w.camp, volcano.w.content.cards[volcano.w.spots["M4"].tile].id) == ("M4", "tile-10")
    assert sorted(volcano.w.ids("items")) == ["knife", "shovel"]
    assert Table(scenario="cannibals").w.ids("starting") == ["flask-of-rum", "pipe-and-tobacco"]
    assert len(Table(scenario="family").w.ids("inventions")) == 9 + 9
    assert len(Table(scenario="castaways").w.ids("inventions")) == 9 + 5


@pytest.mark.rule("RC-102")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_card_says_what_differs(scenario: str) -> None:
    t = Table(scenario=scenario)
    card = t.w.scenario_card()
    assert t.w.rounds == card.rounds == ROUNDS[scenario] == len(card.weather)
    assert sorted(card.sigils) == ["a", "b", "c", "d"]
    assert len(t.w.ids("scenario")) == 2
    assert all(card.goal[language] for language in ("en", "it", "es"))
    assert bool(card.book) == (scenario != "castaways")
    assert bool(card.totems or card.more_totems) == (scenario != "castaways")


@pytest.mark.rule("RC-102")
def test_a_sigil_means_what_the_scenario_says() -> None:
    for scenario, key in (("castaways", "level:weapon"), ("cannibals", "tiles")):
        t = Table(scenario=scenario, starting_items=0)
        t.discovery("sigil-c")
        t.play(Window("round"))
        t.answer("token:sigil-c")
        assert t.w.levels["weapon"] == (1 if key == "level:weapon" else 0)
        assert t.w.size("looked-at") == (0 if key == "level:weapon" else 3)


@pytest.mark.rule("RC-137")
def test_scenarios_stand_in_order_of_difficulty_and_any_may_be_first() -> None:
    kind = holdfast.definition("robinson")
    (choice,) = [setting for setting in kind.settings if setting.name == "scenario"]
    cards = {card.id: card for card in kind.content().deck("scenario")}
    numbers = []
    for name in choice.values:
        card = cards[name]
        assert isinstance(card, Scenario)
        numbers.append(card.number)
        game = holdfast.new("robinson", players=3, options={"scenario": name})
        assert game.question.options
    assert numbers == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("RC-138")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_card_has_a_name_a_plot_and_points(scenario: str) -> None:
    t = Table(scenario=scenario)
    card = t.w.scenario_card()
    assert all(card.name[language] and card.briefing[language] for language in ("en", "it", "es"))
    assert (t.w.jenny == "wreck") == (scenario == "jenny")  # her life track is a part of that card
    t.give(wood=9)
    before = points(t.w, False)
    t.play(Wound("0", t.w.life(0)))
    assert t.game.over
    assert t.game.outcome is not None
    assert t.game.outcome.scores == (before - t.w.life(0),) * 3  # the result for the diary
    assert not t.game.outcome.won


# --- people ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-103", "RC-136")
def test_the_board_starts_empty() -> None:
    t = Table(players=4)
    assert set(t.w.spots) == set(SPACES)
    assert t.w.stock == {"wood": 0, "food": 0, "fur": 0, "ration": 0}
    assert not any(t.w.future)
    assert not t.w.fields
    assert not any(spot.tokens or spot.exhausted or spot.covered for spot in t.w.spots.values())
    assert t.w.ids("items") == t.w.ids("treasures") == t.w.ids("discoveries") == []
    assert faults(t.w) == []


@pytest.mark.rule("RC-104")
@pytest.mark.parametrize("players", [3, 4])
def test_each_player_draws_a_random_character(players: int) -> None:
    seen = set()
    for seed in range(12):
        t = Table(players=players, seed=seed)
        names = [t.w.character(seat).id for seat in range(players)]
        assert len(set(names)) == players
        assert t.w.size("character-box") == 4 - players
        seen.add(tuple(names))
    assert len(seen) > 5
    assert {name for names in seen for name in names} == {"carpenter", "cook", "explorer", "soldier"}


@pytest.mark.rule("RC-105")
@pytest.mark.parametrize("players", [1, 2])
def test_the_soldier_does_not_come_along_with_one_or_two(players: int) -> None:
    names = set()
    for seed in range(12):
        t = Table(players=players, seed=seed)
        names |= {t.w.character(seat).id for seat in range(players)}
        assert t.w.ids("box-characters") == ["soldier"]
    assert names == {"carpenter", "cook", "explorer"}


@pytest.mark.rule("RC-106", "RC-115")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_personal_inventions_lie_with_their_owners(players: int) -> None:
    own = {"carpenter": "snare", "cook": "fireplace", "explorer": "shortcut", "soldier": "spear"}
    t = Table(players=players)
    taken = [own[t.w.character(seat).id] for seat in range(players)]
    assert [t.w.ids(f"personal-{seat}") for seat in range(players)] == [[name] for name in taken]
    pool = {t.w.content.cards[card].id for card in t.w.pools[t.w.content.pool("invention")]}
    others = set(own.values()) - set(taken)
    assert others <= pool | set(t.w.ids("inventions"))
    assert not pool & set(taken)
    assert not set(taken) & set(t.w.ids("inventions"))


@pytest.mark.rule("RC-115")
def test_anyone_may_build_the_invention_of_an_absent_character_without_the_bonus() -> None:
    t = Table(players=3)
    t.characters("carpenter", "cook", "explorer")
    t.item("knife")
    t.invention("spear")
    t.give(wood=1)
    t.to_planning()
    assert all("build:spear" in t.keys(seat) for seat in range(3))
    t.plan(1, "build:spear", "join:build:spear:pawn")
    t.resolve()
    t.go_on()
    assert t.w.determination[:3] == [0, 0, 0]
    assert "spear" in t.w.ids("items")
    assert t.w.levels["weapon"] == 1 + 3


@pytest.mark.rule("RC-107", "RC-108")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_each_player_has_two_pawns_of_his_own_and_starts_unhurt(players: int) -> None:
    t = Table(players=players)
    assert t.w.wounds == [0] * 6
    assert t.w.determination == [0] * 6
    t.to_planning()
    for seat in range(players):
        t.plan(seat, "rest:rest", "rest:rest")
        assert t.why("rest:rest", seat) == {"RC-262"}
    pawns = [pawn for action in t.w.plan for pawn in action.pawns]
    assert len(set(pawns)) == len(pawns) == 2 * players


@pytest.mark.rule("RC-109")
def test_a_character_is_one_card_whatever_its_sex() -> None:
    game = holdfast.new("robinson", players=4, options={"characters": "chosen", "first_player": "1"})
    offered = [option.key for option in game.question.options]
    assert offered == ["character:carpenter", "character:cook", "character:explorer", "character:soldier"]
    game.choose("character:cook")
    assert "character:cook" not in [option.key for option in game.question.options]  # nor her brother


@pytest.mark.rule("RC-129")
def test_the_first_player_is_chosen_or_random() -> None:
    assert {holdfast.new("robinson", players=4, seed=seed).world.first for seed in range(30)} == {0, 1, 2, 3}  # type: ignore[attr-defined]
    for seat in range(3):
        t = Table(players=3, first_player=seat + 1)
        assert t.w.first == seat
    with pytest.raises(holdfast.UnknownName, match="RC-129"):
        holdfast.new("robinson", players=2, options={"first_player": "3"})


@pytest.mark.rule("RC-131", "RC-132", "RC-133")
@pytest.mark.parametrize(
    ("players", "friday", "dog"), [(1, True, True), (2, True, False), (3, False, False), (4, False, False)]
)
def test_helpers_join_small_groups(players: int, friday: bool, dog: bool) -> None:
    t = Table(players=players)
    assert (t.w.friday, t.w.dog) == (friday, dog)
    assert t.w.wounds[4] == 0
    t.to_planning()
    assert ("friday:rest:rest" in t.keys(0)) == friday
    t.plan(0, "explore:N1")
    assert ("join:explore:N1:dog-dog" in t.keys(0)) == dog


@pytest.mark.rule("RC-133")
def test_three_players_may_take_the_dog() -> None:
    t = Table(players=3, dog="on")
    t.to_planning()
    t.plan(0, "explore:N1", "join:explore:N1:dog-dog")
    assert t.w.plan[0].pawns == ("0a", "dog-dog")
    assert not t.w.friday


@pytest.mark.rule("RC-139")
def test_the_first_player_applies_morale_and_settles_disputes_and_no_more() -> None:
    t = Table(players=3, first_player=2, starting_items=0)
    t.tile("M2", 7)
    t.shelter()
    t.stop_at_dawn()
    t.give(food=3)
    t.w.morale = -1
    t.phase("morale")
    assert t.w.wounds[:3] == [0, 1, 0]
    t.to_planning()
    assert t.game.question.seats == (0, 1, 2)  # planning is everybody's
    t.resolve()
    t.phase("night")
    assert (t.asked, t.game.question.seats) == ("move-camp", (1,))
    t.choose("stay")
    assert t.w.wounds[:3] == [0, 1, 0]


# --- tracks, decks and tiles -------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-110", "RC-111", "RC-126", "RC-135")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_tracks_start_at_zero_in_round_one(players: int) -> None:
    t = Table(players=players)
    assert (t.w.morale, t.w.round) == (0, 1)
    assert t.w.levels == {"roof": 0, "palisade": 0, "weapon": 0}
    assert not t.w.sheltered()


@pytest.mark.rule("RC-135")
@pytest.mark.parametrize("shelter", ["none", "built", "natural"])
def test_roof_and_palisade_come_into_play_with_a_shelter(shelter: str) -> None:
    t = Table(players=3)
    t.give(wood=3)
    if shelter == "built":
        t.shelter()
    if shelter == "natural":
        t.tile("M2", 11)
        t.w.camp = "M2"
    t.to_planning()
    if shelter == "none":
        assert t.why("build:roof:wood", 0) == t.why("build:palisade:wood", 0) == {"RC-345"}
        return
    t.plan(0, "build:roof:wood", "join:build:roof:pawn")
    t.resolve()
    t.go_on()
    assert t.w.levels == {"roof": 1, "palisade": 0, "weapon": 0}


@pytest.mark.rule("RC-112", "RC-113", "RC-114", "RC-116")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nine_default_and_five_random_inventions_lie_on_the_board(players: int) -> None:
    t = Table(players=players)
    board = t.w.ids("inventions")
    assert set(board[:9]) == {"shovel", "map", "pot", "fire", "knife", "bricks", "rope", "dam", "cure"}
    assert len(set(board)) == 14
    assert unseen(t, "invention") == 30 - 14 - players
    others = {tuple(sorted(Table(players=players, seed=seed).w.ids("inventions")[9:])) for seed in range(8)}
    assert len(others) > 1


@pytest.mark.rule("RC-114", "RC-116")
def test_what_the_invention_deck_brings_is_not_known_beforehand() -> None:
    t = Table(players=3)
    tops = set()
    for seed in range(12):
        other = t.game.copy(seed=seed).world
        card = other.content.cards[other.draw("invention", "inventions")]
        assert isinstance(card, Invention)
        assert card.id not in t.w.ids("inventions")
        tops.add(card.id)
    assert len(tops) > 3


@pytest.mark.rule("RC-117", "RC-118", "RC-119", "RC-123", "RC-125")
def test_the_decks_lie_face_down() -> None:
    t = Table(players=3)
    for deck in ("building", "gathering", "exploration"):
        assert unseen(t, f"{deck}-adventure") == 30
        assert set(t.game.view(None)["zones"][f"{deck}-adventure"]) == {f"?{deck}-adventure"}
    assert unseen(t, "beast") == 16
    assert t.w.size("hunting") == 0
    assert unseen(t, "mystery") == 52
    assert unseen(t, "tile") == 10
    assert unseen(t, "discovery") == 22


@pytest.mark.rule("RC-118")
def test_without_a_hunting_deck_nobody_hunts_in_the_beast_deck() -> None:
    t = Table(players=3)
    t.to_planning()
    assert t.why("hunt:beast", 0) == {"RC-321"}
    t = Table(players=3)
    t.beast("bear")
    t.to_planning()
    assert "hunt:beast" in t.keys(0)


@pytest.mark.rule("RC-120", "RC-122", "RC-123")
def test_tile_eight_lies_face_up_with_the_camp() -> None:
    t = Table(players=3)
    assert t.w.ids("placed") == ["tile-8"]
    assert t.w.tile(t.w.camp) is not None
    assert not t.w.shelter  # the Camp side is up
    drawn = {t.w.content.cards[card].id for card in t.w.pools[t.w.content.pool("tile")]}
    assert drawn == {f"tile-{n}" for n in range(1, 12)} - {"tile-8"}


@pytest.mark.rule("RC-121")
def test_the_shovel_can_be_built_from_the_start_and_the_others_cannot() -> None:
    t = Table(players=3)
    t.give(wood=5)
    t.to_planning()
    assert "build:shovel" in t.keys(0)
    for invention in ("map", "pot", "fire", "knife", "bricks", "rope", "dam", "cure"):
        assert t.why(f"build:{invention}", 0) == {"RC-350"}


@pytest.mark.rule("RC-124")
def test_two_starting_items_with_two_uses_each() -> None:
    pairs = set()
    for seed in range(10):
        t = Table(players=3, seed=seed)
        items = t.w.zones["starting"].top
        assert [t.w.uses[item] for item in items] == [2, 2]
        assert unseen(t, "starting-box") == 6
        pairs.add(tuple(sorted(t.w.ids("starting"))))
    assert len(pairs) > 4


@pytest.mark.rule("RC-124", "RC-134")
def test_a_starting_item_may_be_used_before_the_first_round() -> None:
    t = Table(players=3, starting_items=0)
    t.starting_item("empty-bottle")
    t.starting_item("biscuits")
    t.starting_item("storm-glass")  # bound to a phase
    t.play(Window("setup"))
    assert t.game.question.seats == (0,)
    assert set(t.keys()) == {"go-on", "use:empty-bottle", "use:biscuits"}
    t.choose("use:empty-bottle")
    t.choose("use:biscuits")
    t.choose("use:empty-bottle")
    assert (t.w.levels["weapon"], t.w.stock["ration"]) == (2, 1)
    assert sorted(t.w.ids("starting")) == ["biscuits", "storm-glass"]
    assert t.w.round == 1


@pytest.mark.rule("RC-134")
def test_a_new_game_asks_before_the_first_round_whether_an_item_is_used() -> None:
    for seed in range(30):
        game = holdfast.new("robinson", players=3, options={"first_player": "1"}, seed=seed)
        world = game.world
        held = [world.content.cards[card].id for card in world.zones["starting"].top]
        if "empty-bottle" in held:
            assert world.phase == "setup"  # type: ignore[attr-defined]
            assert "use:empty-bottle" in [option.key for option in game.question.options]
            return
    raise AssertionError("no game with an empty bottle was found")


@pytest.mark.rule("RC-127", "RC-1301")
def test_the_event_deck_of_castaways_is_six_and_six() -> None:
    t = Table(players=3)
    shown = t.game.view(None)["zones"]
    assert (shown["event"].count("?event-book"), shown["event"].count("?event-adventure")) == (6, 6)
    assert (shown["event-box"].count("?event-book"), shown["event-box"].count("?event-adventure")) == (33, 28)
    assert len(shown["event"]) == 12
    assert len(shown["event-box"]) == 61


@pytest.mark.rule("RC-127")
@pytest.mark.parametrize(
    ("scenario", "half"), [("cursed-island", 5), ("jenny", 4), ("volcano", 4), ("cannibals", 5), ("family", 6)]
)
def test_half_the_rounds_rounded_up_of_each_kind(scenario: str, half: int) -> None:
    shown = Table(players=3, scenario=scenario).game.view(None)["zones"]["event"]
    assert (shown.count("?event-book"), shown.count("?event-adventure"), len(shown)) == (half, half, 2 * half)


@pytest.mark.rule("RC-128")
def test_food_crates_lie_on_the_right_threat_space() -> None:
    t = Table(players=3)
    assert t.w.ids("threat-right") == ["food-crates"]
    assert t.w.ids("threat-left") == []
    t.to_planning()
    t.plan(1, "threat:right:one")
    t.resolve()
    t.go_on()
    assert t.w.stock["food"] == 1
    assert t.w.ids("threat-right") == []


@pytest.mark.rule("RC-130")
@pytest.mark.parametrize(("answer", "tokens", "morale"), [("determination", 2, 0), ("morale", 0, 1)])
def test_four_players_choose_what_arranging_the_camp_gives(answer: str, tokens: int, morale: int) -> None:
    t = Table(players=4)
    t.to_planning()
    t.plan(2, "arrange:camp")
    t.resolve()
    t.answer(answer)
    assert (t.w.determination[:4], t.w.morale) == ([0, 0, tokens, 0], morale)


@pytest.mark.rule("RC-130")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_fewer_players_get_both(players: int) -> None:
    t = Table(players=players)
    t.to_planning()
    t.plan(0, "arrange:camp")
    t.resolve()
    t.go_on()
    assert (t.w.determination[0], t.w.morale) == (2, 1)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_is_declared_with_the_rounds_of_its_card(scenario: str) -> None:
    assert DECLARED[scenario].rounds == ROUNDS[scenario] == Table(scenario=scenario).w.rounds
