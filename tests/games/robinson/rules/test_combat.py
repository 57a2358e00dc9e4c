"""Combat (RC-451 to RC-461): strength against Weapon level, losses, spoils, temporary Weapons."""

import pytest

from holdfast.games.robinson.actions.combat import Fight, Strike
from holdfast.games.robinson.flow.event import DrawEvent
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.things.discovery import DrawDiscovery
from holdfast.games.robinson.things.resources import Gain, Level
from tests.games.robinson.table import FRIDAY, Table


def table(players: int = 4, weapon: int = 0, palisade: int = 0) -> Table:
    t = Table(players=players, starting_items="0")
    t.characters(*("cook", "explorer", "carpenter", "soldier")[:players])
    t.shelter()
    t.levels(weapon=weapon, palisade=palisade)
    return t


def hunt(t: Table, beast: str, seat: int = 1) -> None:
    t.beast(beast)
    t.to_planning()
    t.plan(seat, "hunt:beast", "join:hunt:beast:pawn")
    t.resolve()


def event(t: Table, *keys: str) -> None:
    """These cards come from the Event deck, then a quiet one."""
    t.on_top("event", *keys, "event/sunny-beach")
    t.play(DrawEvent())


@pytest.mark.rule("RC-451", "RC-452")
def test_the_steps_of_a_fight_in_order() -> None:
    t = table(weapon=5)
    seen = t.record(Strike, Wound, Level, Gain, DrawDiscovery)
    t.on_top("discovery", "discovery/tobacco")
    hunt(t, "gorilla")  # strength 6, Weapon -3, 5 food, 2 fur, one Discovery token
    assert [type(e).__name__ for e in seen] == ["Strike", "Wound", "Level", "Gain", "Gain", "DrawDiscovery"]
    assert t.w.wounds[:4] == [0, 1, 0, 0]
    assert t.w.levels["weapon"] == 2
    assert (t.w.stock["food"], t.w.stock["fur"]) == (5, 2)
    assert t.w.ids("discoveries") == ["tobacco"]
    assert t.w.ids("beast-discard") == ["gorilla"]


@pytest.mark.rule("RC-451")
def test_palisade_loss_comes_after_the_spoils() -> None:
    t = table(weapon=3, palisade=2)
    seen = t.record(Level, Gain)
    event(t, "building-adventure/howling-in-the-bushes")  # strength 3, Weapon -1, 2 food, 1 fur, Palisade -1
    assert [getattr(e, "track", getattr(e, "what", "")) for e in seen] == ["weapon", "food", "fur", "palisade"]
    assert t.w.wounds[:4] == [0, 0, 0, 0]
    assert t.w.levels["weapon"] == 2
    assert t.w.levels["palisade"] == 1


@pytest.mark.rule("RC-451")
def test_enough_weapons_no_wounds() -> None:
    t = table(weapon=9)
    hunt(t, "fox")
    assert t.w.wounds[:4] == [0, 0, 0, 0]
    assert t.w.levels["weapon"] == 9


@pytest.mark.rule("RC-452")
def test_the_fighter_alone_is_wounded() -> None:
    t = table(weapon=1)
    t.beast("jaguar")  # strength 5; without a Cure 2 Wounds more
    t.to_planning()
    t.choose("hunt:beast", 2)
    t.choose("join:hunt:beast:pawn", 0)
    t.resolve()
    assert t.w.wounds[:4] == [0, 0, 6, 0]


@pytest.mark.rule("RC-453")
def test_a_weapon_loss_beyond_the_level_is_wounds_of_the_fighter() -> None:
    t = table(weapon=1)
    hunt(t, "boa")  # strength 2, Weapon -2
    assert t.w.levels["weapon"] == 0
    assert t.w.wounds[:4] == [0, 2, 0, 0]  # one of the fight, one for the missing level


@pytest.mark.rule("RC-454", "RC-223")
def test_a_palisade_loss_that_cannot_be_paid_wounds_the_fighter() -> None:
    t = table(weapon=3, palisade=0)
    t.w.first = 2
    event(t, "building-adventure/howling-in-the-bushes")
    assert t.w.wounds[:4] == [0, 0, 1, 0]
    assert t.w.levels["palisade"] == 0


@pytest.mark.rule("RC-455")
def test_a_fight_with_a_strength_only_has_one_step() -> None:
    t = table(weapon=1, palisade=1)
    t.give(wood=1)
    t.on_top("building-adventure", "building-adventure/predator-in-the-camp")  # strength 4
    t.to_planning()
    t.choose("build:shovel", 1)
    t.dice("build", adventure="adventure")
    t.resolve()
    assert t.w.wounds[:4] == [0, 3, 0, 0]
    assert (t.w.levels["weapon"], t.w.levels["palisade"]) == (1, 1)
    assert (t.w.stock["food"], t.w.stock["fur"]) == (0, 0)


@pytest.mark.rule("RC-456")
def test_spoils_wait_in_the_action_phase_and_are_at_hand_in_the_event_phase() -> None:
    t = table(weapon=6)
    t.beast("fox")
    t.tile("M2", 6)
    t.on_top("gathering-adventure", "gathering-adventure/furs")  # asks, so that the phase can be looked at
    t.to_planning()
    t.plan(1, "hunt:beast", "join:hunt:beast:pawn")
    t.plan(2, "gather:M2-wood")
    t.dice("gather", adventure="adventure")
    t.resolve()
    assert t.asked == "decide"
    assert (t.future("food"), t.future("fur")) == (2, 1)
    assert (t.w.stock["food"], t.w.stock["fur"]) == (0, 0)
    t.choose("leave")
    assert (t.w.stock["food"], t.w.stock["fur"]) == (2, 1)

    t = table(weapon=6, palisade=2)
    event(t, "exploration-adventure/puma")
    assert (t.w.stock["food"], t.w.stock["fur"]) == (2, 1)
    assert t.future("food") == 0


@pytest.mark.rule("RC-457", "RC-628")
def test_a_temporary_weapon_counts_against_the_strength_only() -> None:
    t = table(weapon=0)
    t.determination(0, 0, 0, 3)
    t.beast("wild-pig")  # strength 3, Weapon -1
    t.beast("fox")
    t.to_planning()
    t.plan(3, "hunt:beast", "join:hunt:beast:pawn")
    t.plan(1, "hunt:beast", "join:hunt:beast+2:pawn")
    t.on_top("hunting", "beast/wild-pig")
    t.resolve()
    t.choose("resolve:hunt:beast")
    assert t.game.question.seats == (3,)
    t.choose("skill:frenzy")
    t.go_on()
    assert t.w.wounds[3] == 1  # the Weapon level lost was not on the track
    assert t.w.levels["weapon"] == 0
    assert t.w.wounds[1] == 2  # the next hunt has nothing of it


@pytest.mark.rule("RC-457")
def test_a_temporary_weapon_is_over_with_its_action() -> None:
    t = table(weapon=0)
    t.determination(0, 0, 0, 3)
    hunt(t, "birds", seat=3)
    t.answer("skill:frenzy")
    assert t.w.wounds[3] == 0
    t.play(Fight(2))
    t.go_on()
    assert t.w.wounds[:4] == [2, 0, 0, 0]


@pytest.mark.rule("RC-458")
def test_cards_and_tokens_help_in_event_fights_frenzy_does_not() -> None:
    t = table(weapon=0)
    t.w.first = 3
    t.determination(0, 0, 0, 9)
    t.starting_item("pistol")
    t.treasure("old-rifle")
    event(t, "exploration-adventure/tiger")  # strength 4, Weapon -1, 2 food, 1 fur, Palisade -1
    assert t.game.question.seats == (3,)
    assert {"use:pistol", "treasure:old-rifle"} <= set(t.keys())
    assert "skill:frenzy" not in t.keys()
    t.choose("use:pistol")
    t.choose("treasure:old-rifle")
    t.go_on()
    assert t.w.wounds[3] == 2  # nothing of the strength; no Weapon level, no Palisade to lose
    assert t.w.ids("treasures") == []
    assert t.w.levels["weapon"] == 0
    t.play(Fight(2))
    t.go_on()
    assert t.w.wounds[3] == 4  # the bonus is over


@pytest.mark.rule("RC-458")
def test_the_fighter_decides_after_the_beast_is_known() -> None:
    t = table(weapon=0)
    t.starting_item("pistol")
    hunt(t, "tapir", seat=2)
    assert t.asked == "window"
    assert t.game.question.seats == (2,)  # not the First Player
    assert t.w.ids("resolving") == ["tapir"]
    assert t.w.wounds[2] == 0
    t.choose("use:pistol")
    t.go_on()
    assert t.w.wounds[2] == 1  # only the Weapon level that is not there
    assert t.w.ids("starting") == ["pistol"]


@pytest.mark.rule("RC-459")
def test_the_weather_beast_wounds_everybody_and_gives_nothing() -> None:
    t = table(weapon=1, palisade=2)
    t.w.round = 7
    t.levels(roof=9)
    t.give(wood=4)
    t.weather(rain="rain", winter="rain-2", animals="beast")
    t.phase("weather")
    t.go_on()
    assert t.w.wounds[:4] == [2, 2, 2, 2]
    assert t.w.levels["weapon"] == 1
    assert t.w.levels["palisade"] == 2
    assert (t.w.stock["food"], t.w.stock["fur"]) == (0, 0)


@pytest.mark.rule("RC-460")
def test_a_dead_fighter_loses_the_game_at_once() -> None:
    t = table(weapon=0)
    t.wounds(0, 8, 0, 0)
    hunt(t, "cheetah")
    assert t.game.over
    assert t.game.outcome is not None
    assert not t.game.outcome.won
    assert t.w.stock["food"] == 0
    assert t.future("food") == 0


@pytest.mark.rule("RC-460")
def test_a_dead_friday_does_not_end_the_game() -> None:
    t = table(players=2)
    t.item("shield")
    t.beast("cheetah")
    t.to_planning()
    t.plan(0, "friday:hunt:beast", "join:hunt:beast:red-shield")
    t.resolve()
    assert not t.game.over
    assert not t.w.friday
    assert t.w.wounds[FRIDAY] == 4
    assert t.w.wounds[:2] == [0, 0]


@pytest.mark.rule("RC-461")
def test_the_helmet_lessens_the_wounds_of_the_strength_only() -> None:
    t = table(weapon=1)
    t.treasure("helmet")
    hunt(t, "iguana")  # strength 4, Weapon -1, one Wound of its own
    assert t.w.wounds[1] == (4 - 1 - 1) + 1

    t = table(weapon=4)
    t.treasure("helmet")
    hunt(t, "iguana")
    assert t.w.wounds[1] == 1
