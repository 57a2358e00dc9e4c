"""Camp cards: laid on the board, covered, used and solved (NA-500 to NA-513)."""

import pytest

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import replace
from holdfast.core.engine.effects import EndOf
from holdfast.games.naufragos.cards import IslandCard
from holdfast.games.naufragos.plot.plot_cards import Token
from holdfast.games.naufragos.rules import CAMP_SPACES
from tests.games.naufragos.table import RULESETS, Table

ALL = [f"lay:{space}" for space in CAMP_SPACES]
REDS = ("plot-21", "plot-31", "plot-37", "plot-71", "plot-75")


def full(ruleset: str = "2013", players: int = 3, *more: str) -> Table:
    """All eight spaces hold a card: the five basic ones, and three others (or those named)."""
    t = Table(players, ruleset)
    t.abilities(*("medic", "cook", "fisher", "lucky")[:players])
    for id in more or ("bc11", "plot-8", "plot-53"):
        t.camp(id)
    assert all(t.w.on_camp(space) >= 0 for space in CAMP_SPACES)
    return t


def paint_red(t: Table, *ids: str) -> None:
    """These camp cards count as red ones: the box has five, which is not enough to fill the board."""
    cards = [
        replace(card, camp=replace(card.camp, red=True))
        if isinstance(card, IslandCard) and card.camp is not None and card.id in ids
        else card
        for card in t.w.content.unique
    ]
    t.w.content = Content(cards, t.w.content.hash)


def all_red(ruleset: str) -> Table:
    """A board of eight red cards."""
    t = Table(3, ruleset)
    for space, id in zip(CAMP_SPACES, REDS, strict=False):
        t.camp(id, space)
    for id in ("bc11", "plot-8", "plot-53"):
        t.camp(id)
    paint_red(t, "bc11", "plot-8", "plot-53")
    return t


@pytest.mark.rule("NA-500")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_drawn_white_card_becomes_an_action_on_a_free_space(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.draw(1, "bc10")
    assert t.keys() == ["lay:camp:6", "lay:camp:7", "lay:camp:8"]
    t.choose("lay:camp:7")
    assert t.game.view(None)["camp"]["camp:7"]["card"] == "coast/bc10"
    assert t.where("k1") == "camp-1"
    t.home()
    t.act("camp:7")
    assert t.w.rope == 1
    assert t.where("bc10") == "camp-7"


@pytest.mark.rule("NA-500")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_camp_card_that_is_added_goes_to_the_board_and_not_into_a_deck(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.draw(0, "bi6")
    assert t.where("plot-11") == "reserve"
    t.choose("lay:camp:6")
    assert t.where("plot-11") == "camp-6"
    t.home()
    t.to_placing()
    assert "camp:6" in t.keys()
    assert "camp:7" not in t.keys()


@pytest.mark.rule("NA-501")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_on_a_full_board_a_card_must_be_covered_and_is_out_of_use(ruleset: str) -> None:
    t = full(ruleset)
    t.draw(1, "bc10")
    assert t.keys() == ALL
    t.choose("lay:camp:2")
    space = t.game.view(None)["camp"]["camp:2"]
    assert (space["card"], space["covers"]) == ("coast/bc10", 1)
    assert t.where("k2") == "camp-2"
    t.home()
    t.act("camp:2")
    assert t.w.rope == 1
    assert t.w.prepared == 0


@pytest.mark.rule("NA-501")
def test_nothing_is_covered_while_a_space_is_free() -> None:
    t = Table(3)
    t.draw(1, "bc10")
    assert t.refuses("lay:camp:1") == {"NA-501"}


@pytest.mark.rule("NA-502", "NA-503")
@pytest.mark.parametrize(("ruleset", "rule"), [("2013", "NA-502"), ("hr12", "NA-503")])
def test_a_red_card_is_not_covered_while_another_can_be(ruleset: str, rule: str) -> None:
    t = full(ruleset, 3, "plot-21", "plot-31", "plot-53")
    t.draw(1, "bc10")
    assert t.keys() == [key for key in ALL if key not in ("lay:camp:6", "lay:camp:7")]
    assert t.refuses("lay:camp:6") == {rule}


@pytest.mark.rule("NA-502", "NA-511")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_red_card_goes_away_only_when_it_is_solved(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.abilities("medic", "cook", "fisher")
    t.camp("plot-37", "camp:6")
    t.item(1, "w9", "w10")
    t.dice(3)
    t.act("camp:6")
    assert t.where("plot-37") == "camp-6"
    assert t.w.wounds == [1, 0, 0]
    assert t.tokens(0) == []
    t.dice(6)
    t.act("camp:6")
    assert t.where("plot-37") == "gone"
    assert len(t.tokens(0)) == 1
    assert t.w.wounds == [1, 0, 0]


@pytest.mark.rule("NA-503", "NA-506")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_where_all_eight_are_red_the_bringer_covers_one_of_them(ruleset: str) -> None:
    t = all_red(ruleset)
    t.draw(2, "bc10")
    assert t.seat == 2
    assert t.keys() == ALL
    t.choose("lay:camp:3")
    assert t.where("plot-37") == "camp-3"
    assert t.game.view(None)["camp"]["camp:3"]["card"] == "coast/bc10"
    t.home()
    t.to_placing()
    assert "camp:3" in t.keys()


@pytest.mark.rule("NA-504")
def test_a_covered_card_serves_again_in_the_same_phase_2013() -> None:
    t = full("2013")
    t.draw(1, "bc10")
    t.choose("lay:camp:2")
    t.home()
    t.store(rope=1)
    t.phase("actions")
    t.choose("white:camp:2")
    assert t.where("bc10") == "gone"
    assert t.w.rope == 2
    assert t.game.view(None)["camp"]["camp:2"] == {
        "card": "camp/k2", "covers": 0, "red": False, "cost": 1, "wood": 0, "pawn": -1, "white": False,
    }  # fmt: skip
    t.choose("camp:2", 0)
    assert t.w.pawns == {"camp:2": 0}


@pytest.mark.rule("NA-504")
def test_a_covered_card_serves_again_in_the_same_phase_hr12() -> None:
    t = full("hr12")
    t.draw(1, "bc10")
    t.choose("lay:camp:2")
    t.home()
    t.store(rope=1)
    t.phase("actions")
    t.choose("white:camp:2")
    assert t.why("camp:2") == {"NA-251"}
    t.choose("resolve-white")
    assert t.where("bc10") == "gone"
    t.choose("camp:2", 0)
    assert t.w.pawns == {"camp:2": 0}


@pytest.mark.rule("NA-504")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_covered_card_that_leaves_takes_no_pawn_of_the_card_above(ruleset: str) -> None:
    t = full(ruleset)
    t.draw(1, "bc10")
    t.choose("lay:camp:7")
    t.home()
    t.to_placing()
    t.pawns("explore", "camp:7", "pass", "pass", "pass", "pass")
    t.play(Token("goat", on=False))
    assert t.where("plot-8") == "gone"
    assert t.w.pawns == {"camp:7": 1}


@pytest.mark.rule("NA-505")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_free_space_uncovers_nothing_elsewhere(ruleset: str) -> None:
    t = full(ruleset)
    t.draw(1, "bc10")
    t.choose("lay:camp:2")
    t.home()
    t.w.on_card[t.w.on_camp("camp:6")] = 2
    t.act("camp:6")
    assert t.where("bc11") == "gone"
    assert t.w.on_camp("camp:6") < 0
    assert t.game.view(None)["camp"]["camp:2"]["covers"] == 1
    t.to_placing()
    assert not [key for key in t.keys() if "k2" in key or key.startswith(("lay", "move"))]
    t.pawns(*["pass"] * 6)
    t.draw(0, "bi3")
    t.dice(6)
    t.choose("stay")
    assert t.where("plot-15") == "camp-6"
    assert t.game.view(None)["camp"]["camp:2"]["covers"] == 1


@pytest.mark.rule("NA-507")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_preparation_before_the_expedition_eases_it(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.abilities("medic", "cook", "fisher")
    t.phase("actions")
    t.choose("white:camp:2")
    if ruleset == "hr12":
        t.choose("resolve-white")
    t.pawns("explore", "pass", "pass", "pass", "pass", "pass")
    assert t.w.difficulty == 3
    t.store(difficulty=8)
    t.dice(3, 4)
    t.choose("return")
    assert t.idle
    assert not t.w.away


@pytest.mark.rule("NA-507")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_preparation_after_the_expedition_is_for_nothing(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.abilities("medic", "cook", "fisher")
    t.to_placing()
    t.pawns("explore", "camp:2", "pass", "camp:1", "pass", "pass")
    assert t.w.difficulty == 4
    t.home()
    t.go_on()
    assert t.w.energy[1] == 5
    t.stop_at_dawn()
    t.phase("end")
    t.on_top("event", "e9")
    t.choose("look")
    while t.asked == "white-pawn":
        t.choose("white:pass")
    t.pawns("explore", "pass", "pass", "pass", "pass", "pass")
    assert (t.w.turn, t.w.starter, t.w.party) == (2, 1, (1,))
    assert t.w.difficulty == 4
    t.store(difficulty=8, weather=4)
    t.dice(3, 4)
    t.choose("return")
    assert t.asked == "shares"


@pytest.mark.rule("NA-507")
def test_in_the_order_of_the_list_a_coloured_pawn_prepares_in_time() -> None:
    t = Table(3, "hr12", hr_list_order="on")
    t.to_placing()
    t.pawns("explore", "pass", "pass", "camp:2", "pass", "pass")
    assert (t.asked, t.w.difficulty) == ("march", 3)


@pytest.mark.rule("NA-507")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_preparation_serves_only_the_expedition_of_him_who_prepared(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.phase("actions")
    t.choose("white:camp:2")
    if ruleset == "hr12":
        t.choose("resolve-white")
    t.pawns("pass", "explore", "pass", "pass", "pass", "pass")
    assert t.w.difficulty == 4
    assert t.w.prepared == 0


@pytest.mark.rule("NA-507")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_first_attempt_of_a_prepared_expedition_has_the_bonus_whoever_makes_it(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.abilities("medic", "cook", "fisher")
    t.w.prepared = 1
    t.explore(1, 0)
    t.store(difficulty=8)
    t.dice(3, 4)
    t.choose("return")
    t.choose("stay-out")
    assert t.w.party == (0,)
    t.dice(3, 4)
    t.choose("return")
    assert t.asked == "shares"


@pytest.mark.rule("NA-508")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_cannon_is_loaded_by_a_camp_action_and_the_powder(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.camp("plot-40", "camp:6")
    t.to_placing()
    assert t.refuses("camp:6") == {"NA-455"}
    t.pawns(*["pass"] * 6)
    t.item(1, "w6")
    assert "ca" not in t.game.view(None)["icons"]
    energy = t.w.energy[1]
    t.to_placing()
    assert t.why("camp:6") == {"NA-455"}
    t.pawns("pass", "camp:6", "pass", "pass", "pass", "pass")
    assert t.w.loaded
    assert t.where("w6") == "gone"
    assert t.w.energy[1] == energy - 1
    assert "ca" in t.game.view(None)["icons"]


@pytest.mark.rule("NA-509")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_fishing_takes_a_fish_tile_into_the_store(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.abilities("medic", "cook", "strong")
    t.store(food=0)
    t.on_top("fish", "fish-3")
    fish, forage, supply = [t.w.size(zone) for zone in ("fish", "forage", "supply")]
    t.act("camp:1")
    assert t.game.view(None)["tiles"] == [3]
    assert [t.w.size(zone) for zone in ("fish", "forage", "supply")] == [fish - 1, forage, supply]
    assert t.w.energy[0] == 5
    assert t.w.food == 0


@pytest.mark.rule("NA-509")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nobody_fishes_in_a_storm(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.store(weather=1)
    t.phase("actions")
    assert "NA-216" in t.refuses("white:camp:1")
    t.choose("white:pass")
    assert "NA-216" in t.refuses("camp:1")
    assert "camp:2" in t.keys()


@pytest.mark.rule("NA-510")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_card_that_is_used_up_leaves_the_game_and_others_stay(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.store(wood=0)
    tree = t.camp("bc11", "camp:6")
    assert t.w.on_card == {tree: 6}
    for wood in (2, 4):
        t.act("camp:6")
        assert (t.w.wood, t.where("bc11")) == (wood, "camp-6")
    t.dice(3)
    t.act("camp:6", "camp:5")
    assert (t.w.wood, t.where("bc11"), t.where("k5")) == (7, "gone", "camp-5")
    t.to_placing()
    assert "camp:6" not in t.keys()


@pytest.mark.rule("NA-511")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_red_card_hurts_every_turn_as_survival_begins(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.abilities("medic", "cook", "fisher")
    t.camp("plot-21", "camp:6")
    t.store(food=2)
    t.phase("survival")
    assert (t.asked, t.w.food) == ("piece", 1)
    t.choose("leave:food")
    while not t.idle:
        t.choose(t.keys()[0])
    assert t.w.food == 1
    t.phase("survival")
    assert t.w.food == 0


@pytest.mark.rule("NA-511")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_besieged_lose_energy_where_there_is_no_food_to_lose(ruleset: str) -> None:
    t, quiet = Table(3, ruleset), Table(3, ruleset)
    t.camp("plot-21", "camp:6")
    for table in (t, quiet):
        table.abilities("strong", "cook", "fisher")
        table.store(food=0)
        table.energy(3, 3, 3)
        table.phase("survival")
        assert table.idle
    assert [a - b for a, b in zip(t.w.energy, quiet.w.energy, strict=True)] == [-1, -1, -1]
    assert t.w.wounds == quiet.w.wounds


@pytest.mark.rule("NA-511")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_red_card_of_the_actions_phase_hurts_until_it_is_solved(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.abilities("medic", "cook", "fisher")
    t.camp("plot-37", "camp:6")
    for _ in range(2):
        t.energy(6, 6, 6)
        t.act("wood")
        assert t.w.energy == [4, 6, 6]
        t.play(EndOf("turn"))
    t.item(0, "w6")
    t.dice(6)
    t.to_placing()
    t.pawns("camp:6", *["pass"] * 5)
    assert t.where("plot-37") == "gone"
    t.play(EndOf("turn"))
    t.energy(6, 6, 6)
    t.act("wood")
    assert t.w.energy == [5, 6, 6]


@pytest.mark.rule("NA-512")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_drawer_chooses_the_space_and_for_an_event_the_starting_player(ruleset: str) -> None:
    t = Table(4, ruleset)
    t.draw(2, "bc10", 0, 2)
    assert (t.asked, t.seat) == ("camp-arrives", 2)
    assert t.refuses("lay:camp:6", 0) == {"HF-02"}
    t.choose("lay:camp:8", 2)
    t.home()
    t.store(starter=3, fire=True)
    t.on_top("event", "plot-32", "e9")
    t.phase("event")
    assert (t.asked, t.seat) == ("camp-arrives", 3)
    t.choose("lay:camp:6")
    assert t.where("plot-31") == "camp-6"


@pytest.mark.rule("NA-513")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_card_with_a_waiting_pawn_is_not_covered_while_another_can_be(ruleset: str) -> None:
    t = full(ruleset)
    t.on_top("coast", "bc10")
    t.to_placing()
    t.pawns("explore", "camp:5", "pass", "pass", "pass", "pass")
    t.choose("draw:coast" if ruleset == "2013" else "advance")
    assert t.keys() == [key for key in ALL if key != "lay:camp:5"]
    assert t.refuses("lay:camp:5") == {"NA-513"}
    t.choose("lay:camp:1")
    t.home()
    assert t.w.energy[1] == 5
    assert t.where("k1") == "camp-1"


@pytest.mark.rule("NA-513")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_where_all_have_pawns_one_is_returned_and_nothing_is_paid(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.abilities("medic", "cook", "fisher")
    for id in ("bc11", "plot-8", "plot-53"):
        t.camp(id)
    t.on_top("coast", "bc10")
    t.to_placing()
    t.pawns("explore", "camp:5", "pass", "pass", "pass", "pass")
    paint_red(t, "k1", "k2", "k3", "k4", "bc11", "plot-8", "plot-53")
    t.choose("draw:coast" if ruleset == "2013" else "advance")
    assert t.where("bc10") == "camp-5"
    assert t.w.pawns == {}
    t.home()
    assert t.w.energy[1] == 6
    assert t.w.rope == 0
    assert t.where("k5") == "camp-5"


@pytest.mark.rule("NA-513")
def test_a_waiting_white_pawn_is_returned_too() -> None:
    t = Table(3, "hr12")
    for id in ("bc11", "plot-8", "plot-53"):
        t.camp(id)
    t.on_top("coast", "bc10")
    t.phase("actions")
    t.choose("white:camp:5")
    for key in ("pass", "explore", "pass", "pass", "pass", "pass"):
        t.choose(key)
    t.go_on()
    energy = t.w.energy[0]
    paint_red(t, "k1", "k2", "k3", "k4", "bc11", "plot-8", "plot-53")
    t.choose("advance")
    assert t.where("bc10") == "camp-5"
    assert (t.w.white, t.w.white_waits) == ("", False)
    t.home()
    assert t.idle, "nothing is left to resolve"
    assert t.w.energy[0] == energy
