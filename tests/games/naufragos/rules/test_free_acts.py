"""Free acts: what they are, when they happen, and where one must be for them (NA-700 to NA-702)."""

import pytest

from holdfast.core.engine.effects import Window
from holdfast.core.engine.menu import Menu
from holdfast.games.naufragos.actions.campfire import RubSticks
from holdfast.games.naufragos.castaways.health import Wound
from holdfast.games.naufragos.dice.strength import Fight
from tests.games.naufragos.table import RULESETS, Table

ACTS = ("feed-fire", "larder:forage-2", "trade", "use:w24")
"""The four free acts that a castaway in the camp can have at once: fire, larder, trade, an item."""


def camp(ruleset: str, players: int = 3) -> Table:
    """A burning fire, wood, a larder with room, a tile in the store, and the first castaway has rum."""
    t = Table(players, ruleset)
    t.abilities(*("cook", "fisher", "medic", "strong")[:players])
    t.energy(*[4] * players)
    t.store(fire=True, wood=2, food=players)
    t.build("larder")
    t.tiles("forage-2")
    t.item(0, "w24")
    return t


def moment(t: Table) -> str:
    effect = t.game.question.effect
    assert isinstance(effect, Window)
    return effect.at()


def open_acts(t: Table) -> set[str]:
    return {key for key in t.keys() if key in ACTS}


@pytest.mark.rule("NA-700", "NA-428", "NA-446", "NA-225")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_they_cost_neither_pawn_nor_energy(ruleset: str) -> None:
    t = camp(ruleset)
    t.to_placing()
    assert open_acts(t) == set(ACTS)
    t.choose("feed-fire")
    assert (t.w.wood, t.w.fire_wood) == (1, 1)
    t.choose("larder:forage-2")
    assert (t.w.size("tiles"), t.w.size("larder")) == (0, 1)
    for key in ("trade", "with:seat-1", "give:w24", "want:nothing"):
        t.choose(key)
    t.choose("agree", 1)
    assert t.items(1) == ["w24"]
    assert t.game.view(0)["turns_left"] == t.game.view(None)["turns_left"] == 15, "anybody counts the event deck"
    assert (t.asked, t.seat) == ("place-pawn", 0), "it is still his turn to place"
    assert t.w.free_pawns == [2, 2, 2]
    assert t.w.energy == [4, 4, 4]


@pytest.mark.rule("NA-701")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_he_who_places_a_pawn_may_act_and_nobody_else_meanwhile(ruleset: str) -> None:
    t = camp(ruleset)
    t.to_placing()
    assert t.refuses("feed-fire", 1) == {"HF-02"}
    t.choose("pass")
    assert t.seat == 1
    assert open_acts(t) == {"feed-fire", "larder:forage-2", "trade"}, "the rum is not his"


@pytest.mark.rule("NA-701")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_wishes_is_asked_before_each_action_and_at_each_step(ruleset: str) -> None:
    t = camp(ruleset)
    t.to_placing()
    t.choose("not-so-fast")
    for key in ("wood", "diary", "diary", "rest:6", "pass", "pass"):
        t.choose(key)
    moments = []
    while not t.idle:
        assert (t.asked, t.seat) == ("window", 0), "the others did not wish to be asked"
        moments.append((moment(t), open_acts(t)))
        t.choose("go-on")
        if moments[-1][0] == "survival":
            t.go_on()  # at the last moment for the fire all are asked
    assert moments == [("resolve", set(ACTS))] * 4 + [("survival", set(ACTS) - {"use:w24"})]
    t.stop_at_dawn()
    steps = {}
    for phase in ("survival", "end"):
        t.phase(phase)
        while not t.idle:
            if t.asked == "window" and t.seat == 0:
                steps[moment(t)] = open_acts(t)
            answer = next(key for key in t.keys() if key.startswith(("go-on", "eat:", "preserve:")))
            t.choose(answer)
    assert steps == {
        "eat": {"larder:forage-2", "trade", "use:w24"},
        "eaten": {"trade"},
        "fire": {"trade"},
        "wounds": {"trade", "use:w24"},
        "end": {"trade"},
    }


@pytest.mark.rule("NA-701")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_does_not_wish_it_is_asked_only_where_he_can_act(ruleset: str) -> None:
    t = camp(ruleset)
    t.act("wood", "diary")
    assert t.idle, "no window before the actions, and the one before survival was passed"
    assert t.w.wood == 3
    t.to_placing()
    t.choose("feed-fire")
    for key in ("wood", *["pass"] * 5):
        t.choose(key)
    assert (t.asked, moment(t)) == ("window", "survival"), "the larder has room still"


@pytest.mark.rule("NA-701")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_explorer_may_act_in_his_round(ruleset: str) -> None:
    t = camp(ruleset)
    t.item(1, "w13")
    t.explore(0, 1)
    assert t.seat == 0
    trade = {"trade"} if ruleset == "hr12" else set()
    assert open_acts(t) == {"use:w24", *trade}, "what is legal out there"
    t.energy(1)
    t.choose("use:w24")
    assert t.w.energy[0] == 4
    assert (t.asked, t.seat) == ("march", 0)


@pytest.mark.rule("NA-701", "NA-683", "NA-636")
def test_hr_before_a_roll_there_is_time() -> None:
    t = camp("hr12")
    t.story(0, 2)
    t.item(0, "w6")
    t.play(Fight(9, lose=(Wound(),)), who=0)
    assert moment(t) == "strength"
    assert t.keys() == ["go-on", "powder:w6"]
    t.choose("go-on")
    assert moment(t) == "roll"
    assert t.keys() == ["go-on", "add-token:2"]
    assert t.game.view(None)["laid"] == []
    t.dice(1)
    t.choose("add-token:2")
    assert t.idle
    assert t.w.wounds[0] == 1, "1 and 2 and 4 are not 9; nothing could be done after the roll"


@pytest.mark.rule("NA-701", "NA-680")
def test_2013_between_a_roll_and_its_result_only_a_token_repeats_it() -> None:
    t = camp("2013")
    t.store(fire=False)
    t.item(0, "w6", "w23")
    t.story(0, 2)
    t.w.alert = 0b111
    t.dice(6)
    t.play(RubSticks(0, 3))
    assert moment(t) == "rolled"
    assert t.keys() == ["go-on", "repeat"], "no trade, no medicine, no powder"
    t.choose("go-on")
    assert t.idle


@pytest.mark.rule("NA-702", "NA-433", "NA-447")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_on_the_expedition_nobody_does_camp_acts(ruleset: str) -> None:
    t = camp(ruleset)
    t.to_placing()
    assert "feed-fire" in t.keys(), "he has not left yet"
    t.choose("explore")
    t.choose("pass")
    t.choose("pass")
    assert t.seat == 0
    assert "feed-fire" in t.keys(), "the pawn stands there, he is still in the camp"
    for _ in range(3):
        t.choose("pass")
    assert (t.asked, t.seat) == ("march", 0)
    assert not {"feed-fire", "larder:forage-2"} & set(t.keys())
    t.home()
    assert (t.asked, moment(t)) == ("window", "survival")
    t.choose("feed-fire", 0)
    assert t.w.fire_wood == 1, "back in the camp he may"


@pytest.mark.rule("NA-702")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_lost_do_none_even_if_they_are_asked(ruleset: str) -> None:
    t = camp(ruleset)
    t.lost(((0,), 9))
    t.play(Window("survival"))
    seats = []
    while not t.idle:
        seats.append(t.seat)
        assert open_acts(t) == {"feed-fire", "larder:forage-2"}
        t.choose("go-on")
    assert seats == [1, 2]
    t.w.alert = 0b001
    t.play(Window("resolve"))
    assert t.seat == 0
    assert not {"feed-fire", "larder:forage-2"} & set(t.keys())
    assert t.refuses("feed-fire") == {"HF-01"}


@pytest.mark.rule("NA-702", "NA-242")
def test_hr_nor_is_the_white_pawn_used_from_afar() -> None:
    t = camp("hr12")
    t.phase("actions")
    t.choose("white:camp:5")
    assert "resolve-white" in t.keys()
    t.choose("explore")
    for _ in range(5):
        t.choose("pass")
    assert (t.asked, "resolve-white" in t.keys()) == ("window", True), "before he leaves"
    t.choose("go-on")
    assert (t.asked, t.seat) == ("march", 0)
    assert t.refuses("resolve-white") == {"HF-01"}
    t.dice(6, 6)
    t.choose("return")
    assert t.asked == "window"
    assert "resolve-white" in t.keys(), "home again"


@pytest.mark.rule("NA-703", "NA-950")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_item_is_given_away_for_nothing(ruleset: str) -> None:
    """Medicine heals somebody who is there, rum gives energy that he lacks."""

    def offered() -> set[str]:
        menu = Menu(0)
        t.w.offers("place", 0, menu)
        return {option.key for option in menu.options if option.key.startswith("use:")}

    t = Table(3, ruleset)
    t.abilities("cook", "fisher", "medic")
    t.energy(*[t.w.top(seat) for seat in range(3)])
    t.item(0, "w23", "w24", "plot-69")
    assert offered() == set()
    t.energy(1)
    assert offered() == {"use:w24"}
    t.lost(((2,), 4))
    t.wounds(0, 0, 1)
    assert offered() == {"use:w24"}, "who is lost is not there to be healed"
    t.trauma(0, 1)
    assert offered() == {"use:w24", "use:plot-69"}, "the simples help an old hurt too"
    t.wounds(0, 1)
    assert offered() == {"use:w23", "use:w24", "use:plot-69"}
