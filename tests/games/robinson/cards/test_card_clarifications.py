"""What the clarifications say about single cards (RC-1201 to RC-1244)."""

import pytest

from holdfast.core.engine.effects import Due, Window
from holdfast.games.robinson.flow.event import DrawEvent, SlideThreats, ThreatEffect
from holdfast.games.robinson.flow.night import EatMore, Meals
from holdfast.games.robinson.flow.round import BeginningOfRound
from holdfast.games.robinson.island.sources import Exhaust
from holdfast.games.robinson.island.tiles import TurnTileDown
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.things.discovery import DrawStartingItem
from holdfast.games.robinson.things.inventions import DiscardItem, FlipItem, LoseItem, MarkItems
from holdfast.games.robinson.things.mystery import DrawMystery
from tests.games.robinson.deeds import fresh
from tests.games.robinson.table import Table


def event(t: Table, *names: str) -> None:
    """These cards come out of the Event deck; the last is an Event card."""
    t.on_top("event", *[name if "/" in name else f"event/{name}" for name in names])
    t.play(DrawEvent())


def adventure(t: Table, key: str, action: str, seat: int = 1, success: str = "success") -> None:
    """An Action of one pawn that meets this Adventure."""
    t.on_top(key.partition("/")[0], key)
    t.to_planning()
    t.choose(action, seat)
    t.dice(action.partition(":")[0], success=success, adventure="adventure")
    t.resolve()


# --- Event cards ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-1201", "RC-310")
def test_after_an_argument_two_players_do_nothing_together_but_make_up() -> None:
    t = fresh(players=2)
    t.item("lantern")
    event(t, "argument")
    t.go_on()
    t.to_planning()
    t.choose("build:weapon", 1)
    assert t.refuses("join:build:weapon:pawn", 0) == {"HF-01"}
    assert "join:build:weapon:friday" in t.keys(0)
    assert "join:build:weapon:brown-lantern" in t.keys(1)
    t.choose("threat:right", 1)
    t.choose("join:threat:right:pawn", 0)
    t.choose("join:build:weapon:friday", 0)
    t.resolve()
    t.go_on()
    assert (t.w.morale, t.w.determination[1], t.w.levels["weapon"]) == (1, 3, 3)


@pytest.mark.rule("RC-1202")
def test_a_catastrophe_takes_the_use_of_items_and_leaves_their_levels() -> None:
    t = fresh()
    t.item("knife", "map", "shovel", "diary")
    weapon = t.w.levels["weapon"]
    event(t, "catastrophe")
    t.go_on()
    t.phase("morale")
    t.go_on()
    assert t.w.determination[0] == 2, "the Diary lies in the mud too"
    t.threat("bear")
    t.to_planning()
    assert t.w.levels["weapon"] == weapon
    assert t.refuses("threat:right", 1) == {"RC-301"}
    t.choose("explore:N2", 1)
    t.choose("join:explore:N2:pawn", 1)
    assert t.refuses("join:explore:N2:green-map", 0) == {"HF-01"}
    t.choose("take-back:explore:N2", 1)
    t.resolve()
    t.go_on()
    t.phase("morale")
    t.go_on()
    assert t.w.determination[0] == 3, "after the Action phase they are back"


@pytest.mark.rule("RC-1203")
def test_the_beast_of_the_dangerous_night_is_fought_with_all_steps_before_the_next_event() -> None:
    t = fresh()
    t.on_top("beast", "beast/cheetah")
    event(t, "dangerous-night")
    t.go_on()
    assert t.w.wounds[:3] == [0, 0, 0]
    t.w.first = 2
    t.play(BeginningOfRound())
    t.go_on()
    assert t.w.wounds[:3] == [0, 0, 2], "4 against 2, and only the First Player"
    assert (t.w.levels["weapon"], t.w.stock["food"], t.w.stock["fur"]) == (1, 5, 3)
    assert t.w.ids("beast-discard") == ["cheetah"]


@pytest.mark.rule("RC-1203")
def test_a_defence_built_in_time_spares_the_fight() -> None:
    t = fresh()
    t.on_top("beast", "beast/cheetah")
    event(t, "dangerous-night")
    t.go_on()
    t.to_planning()
    t.choose("threat:right", 1)
    t.resolve()
    t.go_on()
    assert (t.w.size("aside"), t.w.size("hunting")) == (0, 4)
    t.play(BeginningOfRound())
    t.go_on()
    assert t.w.wounds[:3] == [0, 0, 0]
    assert t.w.size("hunting") == 4


@pytest.mark.rule("RC-1204")
def test_a_stroke_of_fate_clears_left_before_right_and_lies_down_on_the_right() -> None:
    t = fresh()
    left, right = t.threat("fight", "left"), t.threat("jaguar", "right")
    effects = t.record(ThreatEffect)
    event(t, "stroke-of-fate")
    t.go_on()
    assert [effect.card for effect in effects] == [left, right]
    assert (t.w.ids("threat-left"), t.w.ids("threat-right")) == ([], ["stroke-of-fate"])
    assert t.w.determination[:3] == [0, 0, 0]
    assert t.w.wounds[:3] == [1, 1, 1]
    assert t.w.ids("event-discard") == ["fight", "jaguar"]


@pytest.mark.rule("RC-1205")
def test_when_the_island_fights_back_the_book_happens_twice() -> None:
    t = fresh("jenny")
    event(t, "the-island-fights-back")
    t.go_on()
    assert t.w.levels["palisade"] == 0
    t.play(SlideThreats())
    t.go_on()
    assert t.w.wounds[:3] == [0, 0, 0]
    t.play(SlideThreats())
    t.go_on()
    assert t.w.wounds[:3] == [1, 1, 1], "its Threat effect is the Book once more, without a Palisade"


@pytest.mark.rule("RC-1206")
def test_the_beast_in_its_den_is_taken_without_a_comparison() -> None:
    t = fresh()
    t.levels(weapon=3)
    t.beast("alligator")
    t.threat("night-attack")
    t.to_planning()
    t.choose("threat:right", 1)
    t.resolve()
    t.go_on()
    assert (t.w.wounds[1], t.w.levels["weapon"], t.w.stock["food"]) == (0, 1, 6)
    t.levels(weapon=3)
    t.beast("jaguar")
    t.threat("night-attack")
    t.to_planning()
    t.choose("threat:right", 2)
    t.resolve()
    t.go_on()
    assert t.w.wounds[:3] == [0, 0, 2], "its other effect applies: no Cure"
    assert t.w.stock["food"] == 10


@pytest.mark.rule("RC-1207")
def test_brainstorming_searches_the_whole_invention_deck() -> None:
    t = fresh()
    deck = t.w.size("invention")
    t.threat("council")
    t.to_planning()
    t.choose("threat:right", 1)
    t.resolve()
    assert t.game.question.seats == (1,)
    assert len(t.keys()) == deck
    chosen = t.keys()[-1].partition(":")[2]
    t.answer(f"take:{chosen}")
    assert chosen in t.w.ids("inventions")
    assert t.w.size("invention") == deck - 1
    assert t.w.zones["invention"].top == (), "the rest is shuffled"
    assert t.w.size("invention-discard") == 0


@pytest.mark.rule("RC-1208", "RC-1244")
def test_sources_that_cannot_be_exhausted_are_wounds() -> None:
    t = fresh()
    t.spot("M2", exhausted=("parrot", "wood"))
    t.spot("S1", down=True)
    event(t, "devastation")
    t.go_on()
    assert t.w.spots["N1"].exhausted == ("wood",)
    assert t.w.spots["S1"].exhausted == ()
    assert t.w.wounds[:3] == [1, 1, 1], "two were asked for, one was there"


@pytest.mark.rule("RC-1209")
def test_reductions_never_leave_a_player_without_a_pawn() -> None:
    t = fresh(players=2)
    t.w.scars = (("grey", "head", 0),)
    event(t, "gathering-adventure/spider", "gathering-adventure/pirates-chest", "vertigo")
    t.go_on()
    t.to_planning()
    assert [len(t.w.pawns_of(seat)) for seat in (0, 1)] == [1, 1]
    t.choose("rest:rest", 0)
    assert t.refuses("rest:rest", 0) == {"RC-262"}
    assert "friday:rest:rest" in t.keys(0), "Friday is no player"


@pytest.mark.rule("RC-1210")
def test_weakness_blocks_skills_and_nothing_else() -> None:
    t = fresh()
    t.determination(9, 9, 9)
    t.starting_item("empty-bottle")
    event(t, "weakness")
    t.go_on()
    t.play(Window("after-morale"), who=0)
    assert t.keys(0) == ["go-on", "use:empty-bottle"]
    t.choose("use:empty-bottle")
    t.choose("go-on")
    assert t.w.levels["weapon"] == 3
    assert t.game.question.seats != (0,)
    assert [key for key in t.keys() if key.startswith("skill:")], "the others have theirs"


@pytest.mark.rule("RC-1234")
def test_a_broken_dam_brings_wood_even_where_none_grows() -> None:
    t = fresh()
    t.tile("M2", 9)
    t.w.camp = "M2"
    event(t, "natural-dam-breaks")
    t.go_on()
    t.phase("production")
    t.go_on()
    assert (t.w.stock["wood"], t.w.stock["food"]) == (4, 3)


@pytest.mark.rule("RC-1235")
def test_the_top_hunting_card_goes_face_up_to_the_discard_pile() -> None:
    t = fresh()
    event(t, "fight-in-the-dark")
    t.go_on()
    assert t.w.ids("beast-discard") == ["fox"]
    t.on_top("mystery", "mystery/unleashed-beast")
    t.play(DrawMystery(any=1), who=1, place="action")
    assert t.w.ids("beast-discard") == ["fox", "birds"]
    t.fetch("beast/wild-pig", "beast")
    t.on_top("event", "event/fight-in-the-dark")
    t.play(DrawEvent())
    t.go_on()
    assert t.w.ids("beast-discard") == ["fox", "birds"]
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-1236")
def test_of_three_howling_beasts_the_strongest_comes_near() -> None:
    t = fresh()
    beasts = t.w.size("beast")
    t.on_top("beast", "beast/bear", "beast/tiger", "beast/tapir")
    event(t, "howling-from-the-woods")
    t.go_on()
    assert t.keys() == ["beast:bear", "beast:tiger"], "a tie: the group chooses"
    assert t.game.question.seats == (0,)
    assert sorted(t.w.ids("found-beasts")) == ["bear", "tapir", "tiger"], "all see them"
    t.answer("beast:tiger")
    assert t.w.content.cards[t.w.zones["hunting"].top[-1]].id == "tiger"
    assert (t.w.size("beast"), t.w.zones["beast"].top) == (beasts - 1, ())
    t.levels(weapon=5)
    t.play(SlideThreats())
    t.play(SlideThreats())
    t.go_on()
    assert t.w.wounds[:3] == [1, 0, 0], "two rounds later the First Player fights it"
    assert (t.w.levels["weapon"], t.w.stock["food"], t.w.stock["fur"]) == (3, 8, 4)
    assert t.w.ids("beast-discard") == ["tiger"]


# --- Adventures -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-1211")
def test_fast_work_needs_no_pawn_but_free_resources() -> None:
    t = fresh()
    t.give(wood=2, fur=0)
    t.determination(0, 0, 0)
    t.on_top("building-adventure", "building-adventure/fast-work", "building-adventure/hard-work")
    t.to_planning()
    t.choose("build:weapon", 1)
    t.choose("build:weapon", 2)
    t.dice("build", adventure="adventure")
    t.dice("build", success="two")
    t.dice("build")
    t.resolve()
    t.choose("resolve:build:weapon")
    t.choose("take")
    assert t.asked == "extra-building"
    assert "build:shovel" in t.keys()
    assert "build:weapon" not in t.keys(), "the last wood is the Explorer's"
    t.answer("build:shovel")
    assert (t.w.stock["wood"], t.w.levels["weapon"]) == (0, 4)
    assert t.w.ids("items") == []


@pytest.mark.rule("RC-1211")
def test_the_adventure_die_of_fast_work_counts() -> None:
    t = fresh()
    t.determination(0, 0, 0)
    t.on_top("building-adventure", "building-adventure/fast-work", "building-adventure/hard-work")
    t.to_planning()
    t.choose("build:weapon", 1)
    t.choose("rest:rest", 1)
    t.dice("build", adventure="adventure")
    t.resolve()
    t.choose("take")
    assert "build:roof:wood" not in t.keys(), "two wood are left, a Roof takes three"
    t.dice("build", success="two", adventure="adventure")
    t.choose("build:weapon")
    t.go_on()
    assert (t.w.levels["weapon"], t.w.stock["wood"]) == (3, 2), "the extra Action failed and cost nothing"
    assert t.w.stock["food"] == 2, "its Adventure was hard work"
    assert t.w.determination[1] == 2


@pytest.mark.rule("RC-1211")
def test_fast_work_may_try_again_what_has_just_failed() -> None:
    t = fresh()
    t.determination(0, 0, 0)
    t.on_top("building-adventure", "building-adventure/fast-work", "building-adventure/hard-work")
    t.to_planning()
    t.choose("build:shovel", 1)
    t.choose("rest:rest", 1)
    t.dice("build", success="two", adventure="adventure")
    t.resolve()
    t.choose("take")
    assert "build:shovel" in t.keys()


@pytest.mark.rule("RC-1212")
def test_an_item_that_is_lost_loses_its_marker() -> None:
    t = fresh()
    t.item("rope", "pot", "cure")
    t.play(MarkItems(2), who=1, place="action")
    t.choose("mark:rope")
    t.choose("mark:pot")
    t.play(LoseItem("rope"))
    t.item("rope")
    event(t, "building-adventure/tools-inspection", "the-island-fights-back")
    t.go_on()
    assert sorted(t.w.built) == ["cure", "rope"]


@pytest.mark.rule("RC-1213", "RC-658")
def test_a_special_wound_is_looked_for_by_colour_and_body_part() -> None:
    t = fresh()
    t.w.scars = (("brown", "leg", 1), ("green", "leg", 2), ("grey", "arm", 0))
    event(t, "building-adventure/nasty-wound", "building-adventure/accident", "the-island-fights-back")
    t.go_on()
    assert t.w.wounds[:3] == [0, 3, 0]
    assert t.w.scars == (("green", "leg", 2), ("grey", "arm", 0))
    assert t.w.ids("threat-right") == ["the-island-fights-back"]
    assert t.w.ids("building-adventure-discard") == ["nasty-wound", "accident"]


@pytest.mark.rule("RC-1214", "RC-1242")
def test_a_cure_helps_again_and_again_and_is_looked_for_when_it_matters() -> None:
    t = fresh()
    t.on_top("mystery", "mystery/poisonous-spores", "mystery/scorpion")
    t.play(DrawMystery(any=2), who=1, place="action")
    assert t.w.wounds[:3] == [0, 4, 0], "without a Cure the scorpion stings"
    t.item("cure")
    t.play(Due("night"))
    assert t.w.wounds[:3] == [0, 4, 0], "by night there is one"
    t.on_top("mystery", "mystery/scorpion")
    t.play(DrawMystery(any=1), who=2, place="action")
    event(t, "gathering-adventure/mushrooms", "the-island-fights-back")
    t.go_on()
    assert t.w.wounds[:3] == [0, 4, 0]
    assert t.w.built == ("cure",)


@pytest.mark.rule("RC-1215", "RC-544")
def test_healing_on_a_resolved_card_happens_at_once_and_stored_healing_waits() -> None:
    t = fresh()
    t.wounds(3, 3, 3)
    t.starting_item("flask-of-rum")
    adventure(t, "building-adventure/tired", "build:weapon")
    t.answer("take")
    assert t.w.wounds[:3] == [3, 1, 3]
    t.play(Window("round"), who=0)
    assert "use:flask-of-rum" not in t.keys()
    t.go_on()
    t.play(Window("night"), who=0)
    assert "use:flask-of-rum" in t.keys()


@pytest.mark.rule("RC-1216")
@pytest.mark.parametrize("success", ["success", "two"])
def test_the_backpack_finds_something_on_every_exploration(success: str) -> None:
    t = fresh()
    t.treasure("backpack")
    t.w.camp = "M2"
    t.on_top("tile", "tile/tile-5")
    names = ["tobacco"] if success == "success" else []
    t.on_top("discovery", *[f"discovery/{name}" for name in (*names, "goat", "poison")])
    t.to_planning()
    t.choose("explore:N2", 1)
    t.plan(2, "rest:rest", "rest:rest")
    t.dice("explore", success=success)
    t.resolve()
    t.go_on()
    assert t.game.question.seats == (1,)
    t.choose("keep:poison:2")
    if t.before_action:
        t.choose("go-on")  # two tokens for a failure, to be used at once
    assert t.asked == "resolve-all", "two Rests are still to come"
    assert sorted(t.w.ids("future")) == sorted([*names, "poison"])
    assert t.w.ids("discovery-gone") == ["goat"]
    t.go_on()
    assert "poison" in t.w.ids("discoveries")


@pytest.mark.rule("RC-1217")
def test_the_amulet_covers_arrows_when_it_becomes_available() -> None:
    t = fresh()
    t.threat("wrecked-balloon")
    t.on_top("mystery", "mystery/amulet-with-portrait")
    t.to_planning()
    t.choose("threat:right", 1)
    t.choose("rest:rest", 1)
    t.resolve()
    assert t.asked == "cover-arrows", "at the end of the Action phase"
    t.answer("cover:who-1:4", "cover:who-0:5")
    t.play(Wound("1", 4), Wound("0", 5))
    assert t.w.morale == 0
    t.play(Wound("1", 3))
    assert t.w.morale == -1, "the next arrow is open"


@pytest.mark.rule("RC-1218")
def test_tiles_seen_through_the_spyglass_stay_public_until_they_are_drawn_or_shuffled() -> None:
    t = fresh()
    t.on_top("tile", "tile/tile-1", "tile/tile-3", "tile/tile-9")
    t.on_top("mystery", "mystery/captain-stones-spyglass")
    t.play(DrawMystery(treasure=1))
    t.answer("put:tile-1", "put:tile-3")
    assert t.w.ids("tile")[-3:] == ["tile-1", "tile-3", "tile-9"]
    shown = t.game.view(None)["zones"]["tile"]
    assert shown[-3:] == ["tile/tile-1", "tile/tile-3", "tile/tile-9"]
    assert set(shown[:-3]) == {"?tile"}
    t.w.camp = "M2"
    t.to_planning()
    t.plan(1, "explore:N2", "join:explore:N2:pawn")
    t.resolve()
    while not t.idle:
        t.choose(t.keys()[0])
    assert t.w.content.cards[t.w.spots["N2"].tile].id == "tile-9"
    assert t.game.view(None)["zones"]["tile"][-2:] == ["tile/tile-1", "tile/tile-3"]


@pytest.mark.rule("RC-1219")
def test_the_protective_amulet_removes_burdens_and_black_markers_only() -> None:
    t = fresh("cursed-island")
    t.treasure("protective-amulet")
    t.spot("M2", tokens=("beast", "cross", "fog", "pawn"), exhausted=("wood",), covered=True, totem=2)
    t.spot("S4", tokens=("ash",))
    t.play(Window("round"), who=0)
    t.choose("treasure:protective-amulet")
    assert sorted(t.keys()) == [
        "remove:M2-beast",
        "remove:M2-fog",
        "remove:M2-pawn",
        "remove:M2-terrain",
        "remove:M2-wood",
        "remove:S4-ash",
    ]
    t.answer("remove:M2-terrain")
    spot = t.w.spots["M2"]
    assert (spot.covered, spot.exhausted, spot.totem) == (False, ("wood",), 2)
    assert spot.tokens == ("beast", "cross", "fog", "pawn")
    assert t.w.ids("treasures") == []


@pytest.mark.rule("RC-1220")
def test_starting_items_come_from_the_box_while_it_lasts() -> None:
    t = fresh()
    t.play(DrawStartingItem(8), who=1, place="action")
    assert t.w.size("starting-box") == 0
    t.threat("captains-chest")
    t.to_planning()
    t.plan(1, "threat:right:two", "join:threat:right:pawn")
    t.resolve()
    t.go_on()
    assert t.w.size("starting") == 8
    assert t.w.stock["wood"] == 4
    assert all(t.w.uses[card] == 2 for card in t.w.zones["starting"].top)


@pytest.mark.rule("RC-1221", "RC-555")
def test_everybody_says_whether_he_eats_more_or_bleeds() -> None:
    t = fresh()
    t.token("night", "food")
    t.give(food=2)
    t.play(EatMore())
    for seat, answer in enumerate(("eat", "wound", "eat")):
        assert t.game.question.seats == (seat,), "each for himself"
        assert t.keys() == [f"eat:who-{seat}", f"wound:who-{seat}"]
        t.choose(f"{answer}:who-{seat}")
    assert (t.w.wounds[:3], t.w.stock["food"]) == ([0, 1, 0], 0)
    assert not t.w.token("night", "food")
    t.w.wounds[:3] = [0, 0, 0]
    t.token("night", "food")
    t.give(food=0)
    t.play(EatMore())
    assert t.idle
    assert t.w.wounds[:3] == [1, 1, 1], "without food there is no choice"


@pytest.mark.rule("RC-1240", "RC-1221")
def test_the_flu_acts_in_the_night_of_the_round_in_which_it_returns() -> None:
    t = fresh()
    event(t, "exploration-adventure/flu", "the-island-fights-back")
    t.go_on()
    t.give(food=3)
    t.stop_at_dawn()
    t.phase("night")
    t.go_on()
    while not t.idle:
        t.choose("stay" if "stay" in t.keys() else t.keys()[0])
    assert t.w.wounds[:3] == [1, 1, 1]
    assert not t.w.token("night", "food")
    t.give(food=3)
    t.to_dawn()
    assert t.w.wounds[:3] == [1, 1, 1], "one Night only"


@pytest.mark.rule("RC-1222")
def test_the_storm_returns_to_the_tile_it_marked() -> None:
    def marked() -> Table:
        t = fresh()
        adventure(t, "gathering-adventure/after-the-hurricane", "gather:M2-parrot")
        t.go_on()
        assert t.w.spots["M2"].tokens == ("pawn",)
        t.on_top("event", "gathering-adventure/after-the-hurricane", "event/the-island-fights-back")
        return t

    t = marked()
    t.play(DrawEvent())
    t.go_on()
    assert t.w.spots["M2"].down
    t = marked()
    t.spot("M2", tokens=())
    t.play(DrawEvent())
    t.go_on()
    assert not t.w.spots["M2"].down, "its token is gone"
    assert t.w.wounds[:3] == [0, 0, 0]
    t = marked()
    t.w.camp = "M2"
    t.play(DrawEvent())
    t.go_on()
    assert not t.w.spots["M2"].down
    assert t.w.wounds[:3] == [1, 1, 1]


@pytest.mark.rule("RC-1223", "RC-375")
def test_the_new_flock_settles_vanishes_and_nothing_else_does() -> None:
    t = fresh()
    adventure(t, "gathering-adventure/new-flock", "gather:N1-wood")
    t.go_on()
    t.to_planning()
    t.plan(1, "gather:N1-flock", "join:gather:N1-flock:pawn")
    t.resolve()
    t.go_on()
    assert t.w.stock["food"] == 4, "hills without food have a source now"
    event(t, "gathering-adventure/new-flock", "the-island-fights-back")
    t.go_on()
    t.to_planning()
    assert "gather:N1-wood" not in t.keys(1)
    assert "gather:N1-flock" not in t.keys(1)
    assert {"gather:M2-parrot", "gather:M2-wood", "gather:S1-fish"} <= set(t.keys(1))


@pytest.mark.rule("RC-1227")
def test_upper_halves_are_fought_by_the_taker_lower_halves_by_the_first_player() -> None:
    t = fresh()
    t.levels(weapon=0)
    adventure(t, "building-adventure/predator-in-the-camp", "build:weapon", seat=2)
    t.go_on()
    assert t.w.wounds[:3] == [0, 0, 3]
    event(t, "exploration-adventure/secret-cave", "the-island-fights-back")
    t.go_on()
    assert t.w.wounds[:3] == [2, 0, 3], "3 against 1"


@pytest.mark.rule("RC-1228")
@pytest.mark.parametrize(
    ("scenario", "players", "jenny", "food"),
    [("castaways", 2, "", 2), ("castaways", 4, "", 4), ("jenny", 3, "wreck", 3), ("jenny", 3, "camp", 4)],
)
def test_food_per_player_counts_players_and_jenny_in_the_camp(
    scenario: str, players: int, jenny: str, food: int
) -> None:
    t = fresh(scenario, players)
    t.w.jenny = jenny
    adventure(t, "gathering-adventure/mushrooms", "gather:M2-wood")
    t.answer("take")
    assert t.w.stock["food"] == 3 + food
    assert t.w.friday is (players == 2)


@pytest.mark.rule("RC-1237", "RC-692")
def test_in_the_secret_cave_the_first_monster_or_trap_fills_the_one_place_for_both() -> None:
    t = fresh()
    t.w.camp = "M2"
    t.on_top("tile", "tile/tile-5")
    t.on_top("mystery", *[f"mystery/{n}" for n in ("gold", "bite", "blunt-spear", "snake", "boxes", "helmet")])
    adventure(t, "exploration-adventure/secret-cave", "explore:N2")
    t.answer("take", "draw-on", "draw-on")
    assert t.idle
    assert t.w.wounds[1] == 1, "only the bite"
    assert sorted(t.w.ids("treasures")) == ["boxes", "gold"], "at most two"


@pytest.mark.rule("RC-1241", "RC-611")
def test_the_taker_chooses_on_his_adventure_and_the_group_on_an_event() -> None:
    t = fresh()
    adventure(t, "gathering-adventure/winter-freezing", "gather:M2-parrot", seat=2)
    t.go_on()
    assert (t.asked, t.game.question.seats) == ("exhaust", (2,))
    t.answer("exhaust:M2-wood")
    event(t, "flying-surprise")
    t.go_on()
    assert (t.asked, t.game.question.seats) == ("decide", (0,))
    t.answer("roof")
    t.on_top("mystery", "mystery/bats")
    t.play(DrawMystery(any=1), who=2, place="action")
    assert (t.asked, t.game.question.seats) == ("decide", (2,))


# --- Treasures and Items --------------------------------------------------------------------------------------------------


@pytest.mark.rule("RC-1224")
def test_wounds_of_the_night_come_after_the_meal() -> None:
    t = fresh()
    t.w.wounds[1] = 1
    t.on_top("mystery", "mystery/a-shiny-jewel")
    t.play(DrawMystery(any=1), who=1, place="action")
    order = t.record(Meals, Wound)
    t.stop_at_dawn()
    t.give(food=3)
    t.phase("night")
    t.go_on()
    assert [type(effect).__name__ for effect in order] == ["Meals", "Wound"]
    assert t.w.wounds[:3] == [1, 2, 1]
    assert t.w.stock["food"] == 0


@pytest.mark.rule("RC-1225", "RC-457")
def test_the_sabers_strength_is_lent_and_losses_come_off_the_track() -> None:
    t = fresh()
    t.treasure("saber")
    t.levels(weapon=3)
    t.beast("gorilla")
    t.on_top("discovery", "discovery/goat")
    t.to_planning()
    t.plan(1, "hunt:beast", "join:hunt:beast:pawn")
    t.resolve()
    t.answer("treasure:saber")
    assert (t.w.wounds[1], t.w.levels["weapon"]) == (1, 0), "6 against 3 + 3, the cut, and three levels gone"
    assert t.w.ids("treasures") == ["saber"]


@pytest.mark.rule("RC-1226", "RC-474")
def test_the_treasure_map_is_followed_by_two_pawns_from_anywhere_without_dice() -> None:
    t = fresh()
    t.treasure("treasure-map")
    t.treasure("compass")
    t.token("explore", "adventure")
    t.on_top("exploration-adventure", "exploration-adventure/lost-in-the-woods")
    t.on_top("mystery", "mystery/bite", "mystery/gold", "mystery/boxes")
    t.w.camp = "S1"
    t.to_planning()
    t.choose("explore:map", 1)
    assert (t.w.plan[0].least, t.w.plan[0].most) == (2, 2)
    t.choose("join:explore:map:green-compass", 0)
    assert t.refuses("join:explore:map:pawn", 2) == {"HF-01"}, "exactly two"
    t.resolve()
    t.answer("draw-on")
    assert sorted(t.w.ids("treasures")) == ["boxes", "compass", "gold"]
    assert (t.w.determination[1], t.w.token("explore", "adventure")) == (0, False), "the Adventure token drew a card"


@pytest.mark.rule("RC-1229")
def test_the_found_hatchet_needs_a_wood_source_and_goes_where_the_camp_goes() -> None:
    t = fresh()
    t.tile("M2", 9)
    t.on_top("mystery", "mystery/hatchet")
    t.play(DrawMystery(treasure=1))
    t.spot("M1", exhausted=("wood",))
    t.give(wood=0)
    t.phase("production")
    t.go_on()
    assert t.w.stock["wood"] == 1, "an exhausted source still shows wood"
    t.give(food=3)
    t.stop_at_dawn()
    t.phase("night")
    t.answer("move-camp:M2")
    while not t.idle:
        t.choose(next(key for key in t.keys() if key not in ("stay", "no")))
    assert (t.w.camp, t.w.spots["M2"].tokens) == ("M2", ("hatchet",))
    t.phase("production")
    t.go_on()
    assert t.w.stock["wood"] == 1, "no wood source on this tile"


@pytest.mark.rule("RC-1230", "RC-542")
def test_boxes_keep_all_food_and_an_opened_barrel_two() -> None:
    left = {}
    for treasure in ("", "boxes", "barrel"):
        t = fresh()
        if treasure:
            t.treasure(treasure)
        t.give(food=6)
        t.to_dawn()
        left[treasure] = t.w.stock["food"]
    assert left == {"": 0, "boxes": 3, "barrel": 0}, "three are eaten; a closed barrel keeps nothing"
    t = fresh()
    t.treasure("barrel")
    t.wounds(1, 1, 1)
    t.give(food=6)
    t.stop_at_dawn()
    t.phase("night")
    t.choose("treasure:barrel")
    while not t.idle:
        t.choose("stay" if "stay" in t.keys() else t.keys()[0])
    assert (t.w.wounds[:3], t.w.stock["food"]) == ([0, 0, 0], 2)
    t.give(food=6, ration=1)
    t.to_dawn()
    assert (t.w.stock["food"], t.w.stock["ration"]) == (2, 1), "every Night"


@pytest.mark.rule("RC-1231", "RC-447")
def test_a_cursed_success_is_rerolled_before_anybody_may_reroll() -> None:
    t = fresh()
    t.determination(0, 2, 0)
    t.w.marks = ("bowl:1",)
    t.to_planning()
    t.choose("gather:M2-parrot", 1)
    t.dice("gather", success="success")
    t.game.dictate(dice=[5])
    t.resolve()
    assert t.asked == "window"
    assert "skill:searching-talent" in t.keys(1), "the forced reroll has failed; now the Cook may try"
    t.game.dictate(dice=[0])
    t.answer("skill:searching-talent", "reroll:success:two")
    assert (t.w.stock["food"], t.w.determination[1]) == (4, 0)


@pytest.mark.rule("RC-1231")
def test_a_confused_castaway_rolls_for_success_even_with_two_pawns() -> None:
    t = fresh()
    t.determination(0, 0, 0)
    t.w.today = ("confused:1",)
    t.to_planning()
    t.plan(1, "gather:M2-parrot", "join:gather:M2-parrot:pawn")
    t.game.dictate(dice=[0, 5])
    t.resolve()
    t.go_on()
    assert (t.w.stock["food"], t.w.determination[1]) == (3, 2), "rerolled once, and failed"
    assert (t.w.wounds[1], t.w.size("gathering-adventure")) == (0, 30), "the other dice are not rolled"


@pytest.mark.rule("RC-1231", "RC-472")
def test_confusion_is_not_spent_by_the_reroll_of_a_token() -> None:
    t = fresh()
    t.determination(0, 0, 0)
    t.w.today = ("confused:1",)
    t.token("gather", "reroll")
    t.to_planning()
    t.plan(1, "gather:M2-parrot")
    t.dice("gather", success="success")
    t.game.dictate(dice=[5])
    t.resolve()
    t.go_on()
    assert "reroll" not in t.w.fields.get("gather", ()), "the token rerolled the Success, which failed"
    assert (t.w.determination[1], "confused:1" in t.w.today) == (2, True), "the confused head had nothing to reroll"


@pytest.mark.rule("RC-1232", "RC-809")
def test_the_storm_glass_shows_the_dice_and_later_tokens_still_add() -> None:
    t = fresh()
    t.w.round = 5
    t.starting_item("storm-glass")
    t.levels(roof=0)
    t.phase("production")
    t.weather(rain="rain-2")
    t.choose("use:storm-glass")
    t.go_on()
    t.play(Window("production"), who=0)
    assert "use:storm-glass" not in t.keys(), "the dice are rolled once"
    t.go_on()
    t.token("weather", "rain")
    t.give(wood=5, food=5)
    t.phase("weather")
    t.go_on()
    assert (t.w.stock["wood"], t.w.stock["food"]) == (2, 2), "two clouds and one token"
    assert t.w.uses[t.w.find("starting", "storm-glass")] == 1


@pytest.mark.rule("RC-1233", "RC-432")
def test_with_four_players_the_bible_replaces_the_determination() -> None:
    t = fresh(players=4)
    t.wounds(2, 2, 2, 2)
    t.starting_item("bible")
    t.to_planning()
    t.choose("arrange:camp", 1)
    t.resolve()
    t.answer("use:bible")
    assert (t.w.determination[1], t.w.wounds[1], t.w.morale) == (5, 1, 0)
    t.to_planning()
    t.choose("arrange:camp", 1)
    t.resolve()
    t.choose("go-on")
    assert t.keys() == ["determination", "morale"]
    t.answer("morale")
    assert (t.w.determination[1], t.w.wounds[1], t.w.morale) == (5, 1, 1)
    assert t.w.uses[t.w.find("starting", "bible")] == 1


@pytest.mark.rule("RC-486", "RC-1215", "RC-1245")
def test_the_bible_is_kept_for_the_arranging_that_gives_something() -> None:
    t = fresh()
    t.wounds(2, 2, 2)
    t.token("arrange", "blocked")
    t.starting_item("bible")
    before = t.w.determination[0]
    t.to_planning()
    t.plan(0, "arrange:camp", "arrange:camp")
    t.resolve()
    t.choose("resolve:arrange:camp")
    assert t.w.determination[0] == before, "the first one has only driven the bear away"
    t.answer("use:bible")
    assert (t.w.determination[0], t.w.wounds[0], t.w.morale) == (before + 3, 1, 1)


@pytest.mark.rule("RC-1238")
def test_two_cards_of_one_name_are_two_cards() -> None:
    t = fresh()
    t.treasure("candles")
    t.discovery("candles")
    t.to_planning()
    t.choose("token:candles", 0)
    t.choose("treasure:candles", 0)
    assert (t.w.ids("discovery-gone"), t.w.ids("treasures")) == (["candles"], ["candles"])
    t.plan(1, "build:weapon", "join:build:weapon:brown-extra1")
    assert "build:weapon" in t.keys(2)
    t.resolve()
    t.go_on()
    for name in ("snare", "bear", "gorilla", "jaguar", "puma", "tiger", "wild-dog", "hatchet", "candles"):
        assert len({card.deck for card in t.w.content.cards if card.id == name}) == 2


@pytest.mark.rule("RC-1239", "RC-696")
def test_a_treasure_acts_at_once_outside_the_action_phase() -> None:
    t = fresh()
    t.discovery("treasure")
    t.on_top("mystery", "mystery/antique-rapier")
    t.play(Window("round"), who=0)
    t.answer("token:treasure")
    assert t.w.levels["weapon"] == 4
    t.threat("wrecked-balloon")
    t.on_top("mystery", "mystery/cave-with-furs")
    t.to_planning()
    t.choose("threat:right", 1)
    t.plan(2, "rest:rest", "rest:rest")
    t.resolve()
    assert t.asked == "resolve-all"
    assert (t.w.ids("future"), t.w.stock["fur"]) == (["cave-with-furs"], 2)
    t.go_on()
    assert t.w.stock["fur"] == 4


@pytest.mark.rule("RC-1243", "RC-671")
def test_only_built_inventions_on_the_board_can_be_turned_marked_or_discarded() -> None:
    t = fresh()
    t.item("rope", "snare", "hatchet")
    t.treasure("gold")
    t.starting_item("bible")
    for effect, verb in ((FlipItem(1), "flip"), (MarkItems(1), "mark"), (DiscardItem(), "discard")):
        t.play(effect, who=1, place="action")
        assert sorted(t.keys()) == [f"{verb}:rope", f"{verb}:snare"]
        t.choose(f"{verb}:snare")
        if verb == "flip":
            t.item("snare")
    assert "snare" in t.w.ids("invention-discard")
    assert sorted(t.w.built) == ["hatchet", "rope"]
    assert t.w.spots["M1"].tokens == ("wood",), "the snare's token is gone, the hatchet's is not"


@pytest.mark.rule("RC-1244", "RC-646")
def test_only_uncovered_sources_of_open_tiles_can_be_exhausted() -> None:
    t = fresh()
    t.spot("M2", exhausted=("parrot",))
    t.play(TurnTileDown("S1"))
    t.play(Exhaust("closest", kinds=("parrot",)))
    assert t.w.wounds[:3] == [1, 1, 1]
    t.play(Exhaust("closest", kinds=("parrot",), if_possible=True))
    assert t.w.wounds[:3] == [1, 1, 1]
    t.play(Exhaust("adjacent"))
    assert t.keys() == ["exhaust:M2-wood", "exhaust:N1-wood"]
    t.choose("exhaust:N1-wood")
    assert (t.w.spots["N1"].exhausted, t.w.spots["S1"].exhausted) == (("wood",), ())
