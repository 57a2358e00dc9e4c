"""The event of the turn (NA-210, NA-211, NA-212, NA-220 to NA-228): reveal, wreckage, text, and where events go."""

from pathlib import Path

import pytest

from holdfast.games.naufragos.camp.camp_board import Standing
from holdfast.games.naufragos.flow.ending import RescueCheck
from holdfast.games.naufragos.flow.event import EventText, WeatherStep, WreckStep
from tests.games.naufragos.table import RULESETS, Table, ids


def table(ruleset: str = "2013", players: int = 3, packs: tuple[Path, ...] = ()) -> Table:
    t = Table(players, ruleset, packs=packs)
    t.abilities(*("fisher", "strong", "lucky", "pathfinder")[:players])
    t.energy(*[4] * players)
    return t


def now(t: Table) -> list[str]:
    return ids(t.w, t.w.zones["event-now"].top)


# --- revealing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-210")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_top_card_of_the_event_deck_is_the_event_of_the_turn(ruleset: str) -> None:
    t = table(ruleset)
    before = t.w.size("event")
    t.store(fire=True)
    t.on_top("event", "e14", "e9")
    t.phase("event")
    assert t.idle
    assert now(t) == ["e14"]
    assert (t.w.food, t.w.wood) == (2 + 2, 1)
    assert t.where("e9") == "event"  # still on top
    assert t.w.size("event") == before - 1
    assert t.game.view(1)["event_now"] == ["event/e14"]


@pytest.mark.rule("NA-210")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_plot_event_happens_and_the_next_card_is_revealed_too(ruleset: str) -> None:
    t = table(ruleset)
    t.on_top("event", "plot-86", "e9")
    t.store(wrecks=3, fire=True)
    t.phase("event")
    assert now(t) == ["plot-86", "e9"]
    assert t.w.wood == 1 + 2 + 2
    assert t.w.weather == 5  # only the basic event has weather
    assert (t.w.wrecks, t.w.wreck_ready) == (3 + 2 - 1, True)


@pytest.mark.rule("NA-211")
def test_2013_weather_then_wreckage_then_text() -> None:
    t = table("2013")
    t.store(weather=3, fire=True, fire_wood=1, wood=0)
    t.on_top("event", "e1")  # a storm icon, and the text moves the cube to storm
    steps = t.record(WeatherStep, WreckStep, EventText)
    t.phase("event")
    assert [type(step) for step in steps] == [WeatherStep, WreckStep, EventText]
    assert t.w.weather == 1
    t = table("2013")
    t.event("e2")  # sun icon: 4 to 5; then the text
    assert t.w.weather == 6


@pytest.mark.rule("NA-212")
def test_hr_text_then_weather_then_wreckage() -> None:
    t = table("hr12")
    t.on_top("event", "plot-86", "e2")  # two cubes on the wreck; then to scorching by text and icon
    t.store(wrecks=0)
    steps = t.record(WeatherStep, WreckStep, EventText)
    t.phase("event")
    assert [type(step) for step in steps] == [EventText, EventText, WeatherStep, WreckStep]
    assert (t.w.weather, t.w.energy) == (6, [3, 3, 3])
    assert (t.w.wrecks, t.w.wreck_ready) == (1, True)


@pytest.mark.rule("NA-211", "NA-212")
def test_the_order_decides_who_is_still_on_his_feet_when_the_text_asks_for_energy() -> None:
    """A white speck asks for 1 energy; on a scorching day the heat has taken it already in 2013."""
    t = table("2013", players=2)
    t.store(weather=5)
    t.energy(1, 2)
    t.event("e6")
    assert (t.seat, t.w.energy) == (1, [0, 1])  # the first castaway has nothing left to pay: he is not asked
    t.choose("pay")
    assert (t.w.energy, t.w.progress["sand"]) == ([0, 0], 1)

    t = table("hr12", players=2)
    t.store(weather=5)
    t.energy(1, 2)
    t.event("e6")
    assert (t.seat, t.w.energy) == (0, [1, 2])
    t.choose("pay")
    t.choose("pay")
    assert (t.w.energy, t.w.wounds, t.w.progress["sand"]) == ([0, 0], [1, 0], 2)  # then the heat comes


# --- wreckage ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-220", "NA-EX22")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_with_enough_cubes_on_the_wreck_one_drifts_to_the_action(ruleset: str) -> None:
    t = table(ruleset)
    t.store(wrecks=5)
    t.event("e17")  # its number is 5
    assert (t.w.wrecks, t.w.wreck_ready) == (4, True)
    t.to_placing()
    assert "wreckage" in t.keys()


@pytest.mark.rule("NA-220", "NA-EX22")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_with_too_few_cubes_on_the_wreck_nothing_moves(ruleset: str) -> None:
    t = table(ruleset)
    t.store(wrecks=4)
    t.event("e17")
    assert (t.w.wrecks, t.w.wreck_ready) == (4, False)
    t.to_placing()
    assert "wreckage" not in t.keys()


@pytest.mark.rule("NA-220")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_second_cube_comes_to_the_action_and_none_from_an_empty_wreck(ruleset: str) -> None:
    t = table(ruleset)
    t.store(wrecks=5)
    t.event("e17")
    assert (t.w.wrecks, t.w.wreck_ready) == (4, True)  # exactly the number is enough
    t.event("e9")  # its number is 1
    assert (t.w.wrecks, t.w.wreck_ready) == (4, True)
    t = table(ruleset)
    t.store(wrecks=0)
    t.event("e9")
    assert (t.w.wrecks, t.w.wreck_ready) == (0, False)


# --- the text ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-221")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_text_of_the_event_is_carried_out(ruleset: str) -> None:
    t = table(ruleset)
    t.store(weather=3, fire=True)
    t.event("e17")  # everybody gains 1 energy
    assert t.w.energy == [5, 5, 5]
    t.event("e4")  # foraging costs 1 more
    t.to_placing()
    t.choose("forage")
    t.pawns("pass", "pass", "pass", "pass", "pass")
    t.go_on()
    assert t.w.energy == [5 - 2, 5, 5]


@pytest.mark.rule("NA-222")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("id", ["e6", "e10", "e11", "e13", "e17"])
def test_a_text_about_castaways_has_no_effect_when_all_are_lost(ruleset: str, id: str) -> None:
    t = table(ruleset)
    t.lost(((0, 1), 9), ((2,), 7))
    t.wounds(1, 0, 0)
    t.event(id)
    assert t.idle  # nobody is asked, nobody rolls
    assert (t.w.energy, t.w.wounds) == ([4, 4, 4], [1, 0, 0])
    assert [t.tokens(seat) for seat in range(3)] == [[], [], []]
    assert t.w.progress["sand"] == 0
    assert t.w.weather in (3, 5)  # weather and wreckage go on


@pytest.mark.rule("NA-222")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("id", ["e19", "e20"])
def test_a_lost_solo_player_is_not_meant_by_his_events(ruleset: str, id: str) -> None:
    t = table(ruleset, players=1)
    t.lost(((0,), 9))
    t.event(id)
    assert t.idle
    assert (t.w.energy, t.tokens(0)) == ([4], [])
    assert t.w.seen[t.w.zones["event-now"].top[0]] == -1


@pytest.mark.rule("NA-222")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_text_about_the_camp_takes_effect_though_all_are_lost(ruleset: str) -> None:
    t = table(ruleset)
    t.lost(((0, 1, 2), 9))
    t.store(fire=True)
    t.event("e9")
    assert t.w.wood == 3
    t.store(food=2)
    t.event("e16")  # the rats: wood is there, so wood is paid
    assert (t.w.wood, t.w.food) == (2, 2)
    t.store(wood=0)
    t.event("plot-5")
    assert t.w.food == 1


@pytest.mark.rule("NA-223")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_only_those_not_lost_are_hit_when_some_are_lost(ruleset: str) -> None:
    t = table(ruleset)
    t.lost(((1,), 9))
    t.store(fire=True)
    t.event("e17")
    assert t.w.energy == [5, 4, 5]
    t.wounds(0, 3, 1)
    t.event("e11")  # the lost one has more wounds, but he is not in the camp
    assert t.w.wounds == [0, 3, 2]
    t.dice(1, 1)
    t.energy(4, 3, 4)
    t.event("e10")  # one roll each for the two in the camp
    assert t.w.energy == [3, 3, 3]


# --- where events lie -------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-224", "NA-228")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_event_lies_open_for_the_turn_and_is_not_looked_at_again(ruleset: str) -> None:
    t = table(ruleset)
    t.event("e9")
    t.to_placing()
    for seat in (0, 1, 2, None):
        view = t.game.view(seat)
        assert view["event_now"] == ["event/e9"]
        assert view["zones"]["event-now"] == ["event/e9"]
        assert view["strips"] == [[["bb", "mi", "sp", "cn"]]]
    t.pawns(*["pass"] * 6)
    t.event("e14")
    for seat in (0, None):
        view = t.game.view(seat)
        assert view["event_now"] == ["event/e14"]
        assert "event/e9" not in [key for cards in view["zones"].values() for key in cards]
    assert t.where("e9") == "past-events"


@pytest.mark.rule("NA-225")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_anybody_may_count_the_event_deck(ruleset: str) -> None:
    t = table(ruleset)
    for seat in (0, 2, None):
        assert (t.game.view(seat)["turns_left"], t.game.view(seat)["plot_events"]) == (15, 0)
    t.event("e18")  # brings a plot event into the deck
    for seat in (0, 2, None):
        view = t.game.view(seat)
        assert (view["turns_left"], view["plot_events"], view["sizes"]["event"]) == (14, 1, 15)
        assert len(view["zones"]["event"]) == 15


@pytest.mark.rule("NA-228")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_open_event_is_no_part_of_the_deck(ruleset: str) -> None:
    t = table(ruleset)
    t.event("e18")  # card 101 is shuffled into the deck, the open event is not
    assert now(t) == ["e18"]
    assert t.game.view(None)["sizes"]["event"] == 14 + 1
    drawn = []
    while t.w.size("event"):
        drawn.append(t.w.draw("event", "gone"))
    assert "e18" not in ids(t.w, drawn)
    assert "plot-101" in ids(t.w, drawn)


@pytest.mark.rule("NA-228")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_looking_at_the_top_of_the_deck_passes_over_the_open_event(ruleset: str) -> None:
    t = table(ruleset, players=1)
    t.on_top("event", "e20", "e9")
    t.phase("event")
    t.choose("listen")
    assert t.game.view(0)["zones"]["event"][-1] == "event/e9"
    t.choose("bottom")
    assert now(t) == ["e20"]
    assert t.w.zones["event"].bottom == (t.w.content.index["event/e9"],)


OWN_EVENT = """
cards:
  siege:
    name: {en: "Siege", it: "Assedio", es: "Asedio"}
    flavour: {en: "They stayed.", it: "Restarono.", es: "Se quedaron."}
    event:
      weather: sun
      wreck: 6
      rescue: [[ra]]
      standing: {at: survival, then: [{do: energy, who: not-lost, n: -1}]}
      until: {is: fire-lit}
"""


@pytest.fixture
def siege(tmp_path: Path) -> tuple[Path, ...]:
    """A card of the players' own that says it stays in play until the fire burns at dawn."""
    (tmp_path / "event.yaml").write_text(OWN_EVENT, encoding="utf-8")
    return (tmp_path,)


@pytest.mark.rule("NA-226")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_event_that_stays_works_every_turn_until_its_condition_removes_it(
    ruleset: str, siege: tuple[Path, ...]
) -> None:
    t = table(ruleset, packs=siege)
    t.store(weather=2)
    t.event("siege")
    assert t.game.view(None)["event_now"] == ["event/siege"]
    t.play(Standing("survival"))
    assert t.w.energy == [3, 3, 3]
    t.event("e9")  # the next turn: it lies beside the board now
    assert (t.where("siege"), t.where("e9")) == ("lasting-events", "event-now")
    assert t.game.view(None)["zones"]["lasting-events"] == ["event/siege"]
    t.play(Standing("survival"))
    assert t.w.energy == [2, 2, 2]
    t.store(fire=True)
    t.play(Standing("survival"))  # lit in the evening, the fire does not help yet
    assert t.w.energy == [1, 1, 1]
    t.event("e14")
    assert t.where("siege") == "past-events"
    t.play(Standing("survival"))
    assert t.w.energy == [1, 1, 1]


@pytest.mark.rule("NA-226")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_in_its_own_turn_an_event_that_stays_is_the_current_event(ruleset: str, siege: tuple[Path, ...]) -> None:
    t = table(ruleset, packs=siege)
    t.event("siege")
    t.empty("event")
    t.build("raft")
    t.w.last_turn = t.w.turn
    t.play(RescueCheck())
    outcome = t.game.outcome
    assert outcome is not None
    assert outcome.won
