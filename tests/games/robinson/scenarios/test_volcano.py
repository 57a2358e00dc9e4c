"""Scenario 4, Volcano Island: tiles, temples, ash and lava (RC-960 to RC-975)."""

import pytest

from holdfast.core.engine.effects import Window
from holdfast.games.robinson.flow.event import Book, DrawEvent
from holdfast.games.robinson.island.geography import SPACES
from holdfast.games.robinson.island.tiles import TurnTileDown
from tests.games.robinson.table import Table

HARMLESS = ("gold", "boxes", "helmet", "compass", "hammock", "backpack", "barrel", "blankets")


def island(players: int = 3, **tiles: int) -> Table:
    t = Table(players=players, scenario="volcano", starting_items="0")
    t.characters(*("carpenter", "cook", "explorer", "soldier")[:players])
    for space, number in tiles.items():
        t.tile(space, number)
    return t


def mysteries(t: Table, *names: str) -> None:
    t.on_top("mystery", *[f"mystery/{name}" for name in names])


def dawn(t: Table) -> None:
    """A quiet Night, until the next round has begun."""
    t.give(food=4)
    t.shelter()
    t.to_dawn()


def enter(t: Table, space: str, seats: tuple[int, ...] = (1, 1, 2)) -> None:
    """A sure Exploration of the site on this space, by the pawns of these seats."""
    t.to_planning()
    first, *others = seats
    t.choose(f"explore:totem-{space}", first)
    for seat in others:
        t.choose(f"join:explore:totem-{space}:pawn", seat)
    t.resolve()
    t.go_on()


@pytest.mark.rule("RC-960", "RC-961", "RC-013")
def test_the_landing_the_crater_and_the_tools() -> None:
    t = island()
    w = t.w
    assert (w.camp, w.tile("M4") and w.tile("M4").number) == ("M4", 10)
    assert (w.spots["M4"].totem, w.size("discoveries"), w.size("discovery")) == (0, 0, 22)
    assert w.terrains() == {"river"}
    assert w.content.cards[w.spots["M3"].tile].id == "tile-8"
    assert w.tile("M3") is None
    assert not w.open_land("M3")
    assert set(w.built) == {"knife", "shovel"}
    assert w.levels["weapon"] == 1
    t.to_planning()
    assert "build:map" in t.keys(0), "the River is explored"
    assert t.refuses("build:knife", 0) == {"HF-01"}, "it is built"
    assert t.refuses("explore:totem-M4", 0) == {"HF-01"}, "its Totem is ignored"


@pytest.mark.rule("RC-964", "RC-960", "RC-968")
def test_ten_spaces_and_no_way_over_the_crater() -> None:
    t = island()
    t.to_planning()
    assert sorted(key for key in t.keys(0) if key.startswith("explore:")) == ["explore:N3", "explore:S3"]
    for space in ("N4", "S4", "M3"):
        assert t.refuses(f"explore:{space}", 0) == {"HF-01"}


@pytest.mark.rule("RC-962", "RC-975")
@pytest.mark.parametrize(("players", "tiles", "sites"), [(1, 6, 3), (2, 6, 3), (3, 7, 4), (4, 8, 4)])
def test_the_boat_waits_for_both_counts(players: int, tiles: int, sites: int) -> None:
    for have, locked in (((tiles - 1, sites), True), ((tiles, sites - 1), True), ((tiles, sites), False)):
        t = island(players)
        t.item("rope")
        t.give(wood=3)
        t.w.score["tiles"], t.w.score["site"] = have
        t.to_planning()
        if locked:
            assert t.refuses("build:jelly-boat", 0) == {"RC-975"}
        else:
            assert "build:jelly-boat" in t.keys(0)


@pytest.mark.rule("RC-962", "RC-963", "RC-967", "RC-970")
def test_the_last_site_the_boat_and_away() -> None:
    """A late position: seven tiles seen, three sites done, the lava has taken half of them; round 7 begins."""
    t = island(M1=11, N1=6, S1=7, M2=5)
    t.w.camp = "M1"
    t.item("rope")
    t.w.score |= {"tiles": 7, "site": 3}
    t.w.round = 6
    t.give(wood=3)
    dawn(t)
    assert (t.w.round, t.game.over) == (7, False)
    assert not t.w.open_land("M2"), "the lava is here"
    mysteries(t, *HARMLESS)
    t.stop_at_dawn()
    t.to_planning()
    t.choose("explore:totem-N1", 1)
    for seat in (1, 2, 2):
        t.choose("join:explore:totem-N1:pawn", seat)
    assert t.refuses("build:jelly-boat", 0) == {"RC-975"}
    t.resolve()
    t.go_on()
    assert (t.w.spots["N1"].totem, t.w.score["site"], t.w.size("treasures")) == (4, 4, 5)
    t.to_planning()
    t.plan(0, "build:jelly-boat", "join:build:jelly-boat:pawn")
    t.resolve()
    t.go_on()
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.rule) == (True, "RC-962")
    assert t.w.stock["wood"] == 0


@pytest.mark.rule("RC-963")
def test_only_tiles_the_players_revealed_count_and_destroyed_ones_still_do() -> None:
    t = island()
    assert t.w.score.get("tiles", 0) == 0
    t.on_top("tile", "tile/tile-11")
    t.on_top("discovery", "discovery/tobacco")
    t.to_planning()
    t.plan(1, "explore:N3", "join:explore:N3:pawn")
    t.choose("join:explore:N3:pawn", 2)
    t.resolve()
    t.go_on()
    assert t.w.score["tiles"] == 1
    t.w.camp = "N3"
    t.w.round = 3
    dawn(t)
    assert not t.w.open_land("M4")
    t.tile("N2", 6)
    t.w.camp = "N2"
    dawn(t)
    assert not t.w.open_land("N3")
    assert t.w.score["tiles"] == 1


@pytest.mark.rule("RC-965", "RC-665")
def test_every_exploration_needs_one_pawn_more_the_whole_game() -> None:
    t = island()
    for _ in range(2):
        t.on_top("tile", "tile/tile-11", "tile/tile-6")
        t.to_planning()
        t.choose("explore:N3" if t.w.spots["N3"].tile < 0 else "explore:S3", 1)
        assert (t.w.plan[0].least, t.w.plan[0].most) == (2, 3)
        t.choose(f"join:{t.w.plan[0].slot}:pawn", 1)
        t.choose(f"join:{t.w.plan[0].slot}:pawn", 2)
        t.resolve()
        t.go_on()
    assert t.w.spots["S3"].tile >= 0
    t.w.camp = "N3"
    t.on_top("event", "event/mist")
    t.play(DrawEvent())
    t.answer("ash:M1", "ash:M2")
    t.to_planning()
    t.choose("explore:N2", 1)
    assert (t.w.plan[0].least, t.w.plan[0].most) == (2, 3), "a second token of the same kind is not placed"


@pytest.mark.rule("RC-966", "RC-900")
def test_fur_is_wood_for_the_shelter_in_any_mixture() -> None:
    t = island()
    t.give(wood=2, fur=2)
    t.to_planning()
    assert t.refuses("build:shelter:wood", 1) == {"RC-269"}
    assert t.refuses("build:shelter:fur", 1) == {"RC-269"}, "three furs, not the cheaper two"
    shelters = {key.removeprefix("both:") for key in t.keys(1) if "shelter" in key}
    assert shelters == {"build:shelter:mixed-1", "build:shelter:mixed-2"}
    t.plan(1, "build:shelter:mixed-1", "join:build:shelter:pawn")
    t.resolve()
    t.go_on()
    assert (t.w.shelter, t.w.stock["wood"], t.w.stock["fur"]) == (True, 0, 1)
    t.give(wood=0, fur=3)
    t.to_planning()
    t.plan(1, "build:roof:fur", "join:build:roof:pawn")
    assert t.refuses("build:weapon", 2) == {"RC-269"}, "a Weapon takes wood"
    t.resolve()
    t.go_on()
    assert (t.w.levels["roof"], t.w.stock["fur"]) == (1, 0)


@pytest.mark.rule("RC-967", "RC-968")
def test_the_lava_takes_space_after_space() -> None:
    taken = {4: ["M4"], 5: ["N3", "S3"], 6: ["N2", "S2"], 7: ["M2"], 8: ["N1", "S1"]}
    t = island(M1=11, M2=6, N2=7, N3=5)
    t.w.camp = "M1"
    gone = ["M3", "N4", "S4"]
    t.w.round = 2
    for round_ in range(3, 9):
        dawn(t)
        gone += taken.get(round_, [])
        assert t.w.round == round_
        assert not t.game.over
        t.to_planning()
        for space in SPACES:
            if space in gone:
                assert not t.w.open_land(space)
                assert t.why(f"explore:{space}", 0) == {"HF-01"}
        for seat in range(3):
            t.choose("ready", seat)
        t.go_on()
    assert [s for s in SPACES if t.w.open_land(s)] == ["M1"]


@pytest.mark.rule("RC-967")
def test_a_camp_in_the_lava_is_the_end() -> None:
    t = island()
    t.w.round = 3
    dawn(t)
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.rule, t.w.round) == (False, "RC-967", 4)


@pytest.mark.rule("RC-969")
def test_ash_falls_on_two_spaces_but_never_on_the_volcano() -> None:
    t = island(N3=11)
    t.w.gone |= 1 << SPACES.index("S1")
    t.play(Book())
    assert t.keys() == [f"ash:{space}" for space in SPACES if space not in ("M3", "N4", "S4")]
    t.choose("ash:N3")
    assert "ash:N3" not in t.keys()
    t.choose("ash:S1")
    assert [space for space in SPACES if "ash" in t.w.spots[space].tokens] == ["N3", "S1"]
    t.to_planning()
    t.choose("gather:N3-wood", 1)
    assert (t.w.plan[0].least, t.w.plan[0].most) == (2, 3)


@pytest.mark.rule("RC-969")
def test_ash_that_finds_no_place_does_no_harm() -> None:
    t = island()
    for space in SPACES:
        if space not in ("M3", "N4", "S4", "M1"):
            t.spot(space, tokens=("ash",))
    t.play(Book())
    assert t.idle
    assert "ash" in t.w.spots["M1"].tokens
    t.play(Book())
    assert t.idle
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-970", "RC-971", "RC-972")
def test_sites_are_numbered_in_the_order_of_entering() -> None:
    t = island(N3=6, S3=7)
    assert (t.w.spots["N3"].totem, t.w.spots["S3"].totem) == (0, 0)
    mysteries(t, "gold", "boxes", "bite", "helmet")
    enter(t, "S3")
    assert (t.w.spots["N3"].totem, t.w.spots["S3"].totem) == (0, 1)
    assert (t.w.size("treasures"), t.w.wounds[1]) == (2, 1), "three cards of any type"
    t.to_planning()
    assert t.refuses("explore:totem-S3", 1) == {"HF-01"}, "each Totem once"
    t.resolve()
    mysteries(t, "compass", "blunt-spear", "hammock", "barrel", "net")
    enter(t, "N3")
    assert t.w.spots["N3"].totem == 2
    assert (t.w.size("treasures"), t.w.wounds[1]) == (5, 3), "four cards"
    assert t.w.score["site"] == 2


@pytest.mark.rule("RC-971")
@pytest.mark.parametrize(("done", "least", "cards"), [(0, 2, 3), (1, 2, 4), (2, 3, 4), (3, 3, 5)])
def test_pawns_and_cards_of_the_four_sites(done: int, least: int, cards: int) -> None:
    t = island(N3=6)
    t.w.score["site"] = done
    mysteries(t, *HARMLESS)
    t.to_planning()
    t.choose("explore:totem-N3", 1)
    assert (t.w.plan[0].least, t.w.plan[0].most) == (least, least + 1)
    for seat in (1, 2, 2)[:least]:
        t.choose("join:explore:totem-N3:pawn", seat)
    t.resolve()
    t.go_on()
    assert t.idle, "there is no stopping"
    assert t.w.size("treasures") == cards
    assert t.w.spots["N3"].totem == done + 1


@pytest.mark.rule("RC-972", "RC-970")
def test_distance_dice_and_tokens_count_at_a_site_and_a_failure_leaves_it_closed() -> None:
    t = island(N3=11, N2=6)
    t.spot("N2", tokens=("ash",))
    t.to_planning()
    t.choose("explore:totem-N2", 1)
    assert (t.w.plan[0].least, t.w.plan[0].most) == (4, 5), "two steps, ash, and the mountain's own"
    for seat in (1, 2, 2):
        t.choose("join:explore:totem-N2:pawn", seat)
    t.dice("explore", wound="wound", success="two")
    t.resolve()
    t.go_on()
    assert (t.w.score.get("site", 0), t.w.spots["N2"].totem, t.w.wounds[1]) == (0, 0, 1)
    assert t.w.size("mystery") == 52


@pytest.mark.rule("RC-970", "RC-683")
def test_a_site_that_was_entered_stays_so_after_an_earthquake() -> None:
    t = island(N3=5, S3=6)
    mysteries(t, *HARMLESS)
    enter(t, "N3")
    for space in ("N3", "S3"):
        quake = t.threat("earthquake")
        t.play(TurnTileDown(space), card=quake, place="event")
        assert (t.w.spots[space].down, t.w.spots[space].totem) == (True, 0)
        t.to_planning()
        t.plan(0, "threat:right")
        t.resolve()
        t.go_on()
        assert not t.w.spots[space].down
    t.to_planning()
    assert "explore:totem-S3" in t.keys(0), "this one was not entered yet"
    assert t.refuses("explore:totem-N3", 0) == {"HF-01"}


@pytest.mark.rule("RC-970")
def test_there_is_no_fifth_site() -> None:
    t = island(N3=6)
    t.w.score["site"] = 4
    t.to_planning()
    assert t.refuses("explore:totem-N3", 0) == {"HF-01"}


@pytest.mark.rule("RC-973")
def test_the_rope_ladder_helps_at_sites_only() -> None:
    t = island(N3=6)
    t.item("rope", "rope-ladder")
    mysteries(t, *HARMLESS)
    t.to_planning()
    t.choose("explore:S3", 0)
    assert t.refuses("join:explore:S3:ladder-rope-ladder", 0) == {"HF-01"}
    t.choose("take-back:explore:S3", 0)
    t.plan(1, "explore:totem-N3", "join:explore:totem-N3:pawn", "join:explore:totem-N3:ladder-rope-ladder")
    t.resolve()
    t.go_on()
    assert t.w.score["site"] == 1


@pytest.mark.rule("RC-974")
def test_a_collapse_ends_the_drawing_and_the_site_is_done() -> None:
    t = island(N3=6)
    mysteries(t, "gold", "collapse", "boxes", "helmet")
    enter(t, "N3")
    assert t.w.ids("treasures") == ["gold"]
    assert (t.w.score["site"], t.w.spots["N3"].totem) == (1, 1)


@pytest.mark.rule("RC-901", "RC-971")
def test_old_map_diary_and_torch() -> None:
    t = island(N3=6)
    for sigil in "abc":
        t.discovery(f"sigil-{sigil}")
    t.w.score["site"] = 1
    mysteries(t, "blunt-spear", "snake", "gold", "boxes")
    t.to_planning()
    t.choose("token:sigil-a", 0)
    t.plan(1, "explore:totem-N3", "join:explore:totem-N3:pawn")
    t.choose("join:explore:totem-N3:pawn", 2)
    t.resolve()
    assert t.asked == "window"
    assert "token:sigil-c" not in t.keys(0)
    t.choose("token:sigil-b")
    assert "token:sigil-c" in t.keys(0)
    t.choose("token:sigil-c")
    t.go_on()
    assert t.w.wounds[1] == 0
    assert t.w.ids("treasures") == ["gold"], "three cards instead of four, two of them ignored"
    assert sorted(t.w.ids("discovery-gone")) == ["sigil-a", "sigil-b", "sigil-c"]


@pytest.mark.rule("RC-901")
def test_old_canvas_keeps_one_rainy_cloud_off() -> None:
    t = island()
    t.discovery("sigil-d")
    t.w.round = 5
    t.give(wood=3, food=3)
    t.weather(rain="rain-2")
    t.phase("weather")
    t.answer("token:sigil-d")
    assert (t.w.stock["wood"], t.w.stock["food"]) == (2, 2)
    assert t.w.ids("discovery-gone") == ["sigil-d"]
    t.play(Window("round"), who=0)
    assert t.idle


@pytest.mark.rule("RC-966", "RC-480", "RC-481")
@pytest.mark.parametrize(("place", "stays"), [("cost-shelter", True), ("build", False)])
@pytest.mark.parametrize(("how", "wood", "fur"), [("wood", 4, 0), ("fur", 0, 4), ("mixed-1", 3, 1), ("mixed-3", 1, 3)])
def test_fur_that_is_wood_is_dearer_wherever_the_token_lies(
    place: str, stays: bool, how: str, wood: int, fur: int
) -> None:
    t = island()
    t.give(wood=4, fur=4)
    t.token(place, "wood")
    t.to_planning()
    t.plan(0, f"build:shelter:{how}", "join:build:shelter:pawn")
    t.resolve()
    t.go_on()
    assert t.w.shelter
    assert (4 - t.w.stock["wood"], 4 - t.w.stock["fur"]) == (wood, fur)
    assert t.w.token(place, "wood") == stays


@pytest.mark.rule("RC-966", "RC-480")
def test_what_the_token_asks_for_may_be_the_last_wood_beside_the_fur() -> None:
    """Three fur and one wood are four: they pay for a Shelter of three and the token."""
    t = island()
    t.give(wood=1, fur=3)
    t.token("build", "wood")
    t.to_planning()
    assert {k for k in t.keys(0) if k.startswith("build:shelter")} == {"build:shelter:mixed-3"}
    t.plan(0, "build:shelter:mixed-3", "join:build:shelter:pawn")
    t.plan(1, "arrange:camp")
    t.choose("take-back:build:shelter", 0)
    assert [p.kind for p in t.w.plan] == ["arrange"]
