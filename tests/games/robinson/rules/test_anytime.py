"""Who decides, and what may be used when (RC-601 to RC-615)."""

import pytest

from holdfast.core.engine.effects import Window
from holdfast.games.robinson.actions.adventures import DrawAdventure
from holdfast.games.robinson.people.wounds import Wound
from tests.games.robinson.table import Table


def camp(players: int = 3, **options: object) -> Table:
    """Carpenter, Cook, Explorer (and Soldier) without Starting Items."""
    t = Table(players, starting_items=0, **options)
    t.characters(*("carpenter", "cook", "explorer", "soldier")[:players])
    return t


def verbs(keys: list[str]) -> set[str]:
    return {key.partition(":")[0] for key in keys}


@pytest.mark.rule("RC-601", "RC-602")
def test_the_first_player_alone_confirms_what_the_group_decides() -> None:
    t = camp(first_player="2")
    t.shelter()
    t.levels(roof=1, palisade=1)
    t.w.round = 2
    t.on_top("event", "event/flying-surprise")
    t.phase("event")
    assert t.game.question.seats == (1,)
    for seat in range(3):  # everybody sees what is to be decided, and by whom
        assert t.game.view(seat)["question"] == "decide"
        assert t.game.view(seat)["asked"] == [1]
    assert [o.key for o in t.game.question.options] == ["roof", "palisade"]
    assert t.refuses("roof", seat=0) == {"HF-02"}
    t.choose("roof", seat=1)
    assert t.w.levels["roof"] == 0
    assert t.w.levels["palisade"] == 1


@pytest.mark.rule("RC-603", "RC-611")
def test_the_taker_decides_on_the_card_he_drew() -> None:
    t = camp(first_player="1")
    t.tile("M2", 4)
    t.to_planning()
    t.plan(2, "gather:M2-wood")
    t.dice("gather", adventure="adventure")
    t.on_top("gathering-adventure", "gathering-adventure/furs")
    t.resolve()
    assert t.asked == "decide"
    assert t.game.question.seats == (2,)
    assert t.keys() == ["leave", "take"]
    assert t.refuses("take", seat=0) == {"HF-02"}
    assert t.refuses("go-on", seat=2) == {"HF-01"}  # never none
    t.choose("take", seat=2)
    assert t.idle
    assert t.w.stock["fur"] == 2
    assert t.w.stock["wood"] == 1


@pytest.mark.rule("RC-603")
def test_personal_choices_are_asked_of_the_player_concerned() -> None:
    t = camp(4, first_player="2")
    t.w.morale = 3
    t.wounds(1, 1, 1, 1)
    t.phase("morale")
    assert t.game.question.seats == (1,)
    t.choose("heal")
    assert t.w.wounds[:4] == [1, 0, 1, 1]
    t.to_planning()
    t.plan(3, "arrange:camp")
    t.resolve()
    assert t.game.question.seats == (3,)
    t.choose("determination", seat=3)
    assert t.w.determination[:4] == [0, 0, 0, 2]


@pytest.mark.rule("RC-604", "RC-603")
def test_determination_is_personal() -> None:
    t = camp()
    t.determination(6, 2, 0)
    t.wounds(0, 0, 1)
    t.give(food=1)
    t.play(Window("production"))
    assert t.game.question.seats == (0,)  # the Carpenter is offered his own skills, not the Cook's
    assert t.keys() == ["go-on", "skill:a-new-idea"]
    t.choose("go-on")
    assert t.game.question.seats == (1,)
    assert t.keys() == ["go-on", "skill:grandmas-recipe"]  # two tokens do not pay for a Stone soup
    t.choose("skill:grandmas-recipe")
    t.go_on()
    assert t.w.determination[:3] == [6, 0, 0]
    assert t.idle  # the Explorer has nothing to speak with, however rich the Carpenter is


@pytest.mark.rule("RC-614")
def test_nothing_is_traded_but_resources_and_items_serve_all() -> None:
    t = camp()
    t.determination(6, 6, 6)
    t.wounds(2, 0, 0)
    t.tile("M2", 4)
    t.to_planning()
    for seat in range(3):
        deals = verbs(t.keys(seat)) - {"skill", "token", "use"}
        assert deals == {"gather", "explore", "arrange", "rest", "threat", "build", "both", "ready"}
    t.plan(1, "gather:M2-wood", "join:gather:M2-wood:pawn")
    t.plan(2, "build:shovel", "join:build:shovel:pawn")
    assert t.refuses("take:2a", seat=0) == {"HF-01"}
    t.resolve()
    assert t.w.stock["wood"] == 1
    assert "shovel" in t.w.built
    t.threat("high-water")
    t.to_planning()
    t.plan(0, "threat:right:shovel", "build:weapon")  # the wood of one and the Item of another
    t.plan(1, "join:threat:right:pawn")
    assert t.w.reserved("wood") == 1


@pytest.mark.rule("RC-605")
def test_a_skill_is_used_once_per_round_until_the_night_is_over() -> None:
    t = camp(first_player="1")
    t.give(food=9)
    t.determination(0, 0, 9)
    t.play(Window("production"))
    t.choose("skill:motivational-speech")
    assert t.w.morale == 1
    assert t.w.determination[2] == 6
    assert "skill:motivational-speech" not in t.keys(2)
    assert "skill:scouting" in t.keys(2)
    t.go_on()
    t.play(Window("before-weather"))
    assert "skill:motivational-speech" not in t.keys(2)
    t.go_on()
    t.phase("night")
    while t.w.round == 1:
        t.choose("stay" if "stay" in t.keys() else "go-on")
    assert "skill:motivational-speech" in t.keys(2)
    assert t.w.determination[2] == 6


@pytest.mark.rule("RC-606", "RC-607", "RC-1330")
def test_the_empty_bottle_twice_at_the_start_of_the_game() -> None:
    t = camp()
    bottle = t.starting_item("empty-bottle")
    t.play(Window("setup"))
    assert t.game.question.seats == (t.w.first,)
    t.choose("use:empty-bottle")
    assert t.w.levels["weapon"] == 1
    assert t.w.uses[bottle] == 1
    assert t.w.holds("starting", bottle)
    t.choose("use:empty-bottle")
    assert t.w.levels["weapon"] == 2
    assert t.w.holds("starting-gone", bottle)
    assert t.idle


@pytest.mark.rule("RC-606")
def test_a_starting_item_may_be_limited_by_its_card() -> None:
    t = camp()
    t.starting_item("biscuits")
    t.starting_item("pistol")
    t.starting_item("flask-of-rum")
    t.wounds(1, 0, 0)
    t.play(Window("production"))
    assert t.keys() == ["go-on", "use:biscuits"]
    t.choose("use:biscuits")
    assert t.w.stock["ration"] == 1
    t.go_on()
    t.play(Window("night"))
    assert set(t.keys()) == {"go-on", "use:biscuits", "use:flask-of-rum"}


@pytest.mark.rule("RC-608")
def test_discovery_tokens_serve_at_any_time_but_heal_at_night() -> None:
    t = camp()
    t.item("pot")
    t.wounds(2, 0, 0)
    for token in ("vegetables", "old-machete", "large-leaves"):
        t.discovery(token)
    t.play(Window("round"))
    assert t.keys() == ["go-on", "token:old-machete"]
    t.choose("token:old-machete")
    assert t.w.levels["weapon"] == 1
    assert t.idle  # nothing else to use by day
    t.token("weather", "rain")
    t.phase("weather")
    assert t.keys() == ["go-on", "token:large-leaves"]
    t.choose("token:large-leaves")
    assert t.w.wounds[:3] == [2, 0, 0]  # no food, no wood, and no rain
    t.play(Window("night"))
    assert "token:vegetables" in t.keys()
    t.choose("token:vegetables")
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-610", "RC-608")
def test_the_windows_of_a_round() -> None:
    t = camp(first_player="1")
    t.w.round = 4
    t.give(food=9, wood=9)
    t.shelter()
    t.discovery("old-machete")
    t.tile("M2", 4)
    t.beast("fox")
    t.on_top("event", "building-adventure/construction", "event/insects")
    t.phase("round")
    seen: list[str] = []
    while t.w.round == 4:
        moment = t.game.question.effect.at()
        if "token:old-machete" in t.keys():
            seen.append(moment)
        if t.asked == "planning":
            t.plan(0, "hunt:beast", "join:hunt:beast:pawn")
            t.plan(1, "gather:M2-wood")
            t.dice("gather")
            t.resolve()
        else:
            keys = t.keys()
            t.choose(next(k for k in ("go-on", "stay", "pile:0", keys[0]) if k in keys))
    assert seen == [
        "round", "event", "event", "before-morale", "after-morale", "production", "planning", "fight", "dice",
        "before-weather", "clouds", "night", "before-rot",
    ]  # fmt: skip


@pytest.mark.rule("RC-609")
def test_any_time_is_never_within_a_card() -> None:
    t = camp()
    t.shelter()
    t.levels(roof=1, palisade=1)
    t.w.round = 2
    t.discovery("old-machete")
    t.on_top("event", "event/flying-surprise")
    t.phase("event")
    assert t.asked == "decide"
    assert t.keys() == ["roof", "palisade"]
    t.choose("palisade")
    assert t.asked == "window"  # between this card and what follows
    assert "token:old-machete" in t.keys()


@pytest.mark.rule("RC-609", "RC-610")
def test_what_is_given_between_the_dice_and_their_result_is_given_at_once() -> None:
    t = camp()
    t.determination(0, 3, 0)
    t.tile("M2", 4)
    t.to_planning()
    t.plan(0, "gather:M2-wood")
    t.dice("gather")
    t.resolve()
    assert t.keys() == ["go-on", "skill:searching-talent", "skill:stone-soup"]
    t.choose("skill:stone-soup")
    assert t.w.stock["food"] == 1  # in Available Resources, unlike what the Action brings


@pytest.mark.rule("RC-612", "RC-650", "RC-645")
def test_a_branch_may_be_chosen_that_cannot_be_paid() -> None:
    t = camp()
    t.on_top("building-adventure", "building-adventure/hungry-predator")
    t.play(DrawAdventure("building"), who=1, place="action")
    assert t.keys() == ["fight", "yield"]
    t.choose("yield")
    assert t.w.wounds[:3] == [0, 2, 0]  # one for the food, one for the Palisade
    assert t.idle


@pytest.mark.rule("RC-613", "RC-1321")
def test_insects_find_no_wood() -> None:
    t = camp()
    t.w.round = 2
    t.on_top("event", "event/insects")
    t.phase("event")
    assert t.idle
    assert t.w.wounds[:3] == [0, 0, 0]
    assert t.w.stock["wood"] == 0
    t.give(wood=2)
    t.on_top("event", "event/insects")
    t.phase("event")
    assert t.w.stock["wood"] == 1
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-615")
@pytest.mark.parametrize(("treasure", "boxes"), [("blankets", 3), ("candles", 2), ("bottle-of-wine", 1)])
def test_use_boxes_are_used_up(treasure: str, boxes: int) -> None:
    t = camp()
    card = t.treasure(treasure)
    for left in range(boxes - 1, -1, -1):
        assert t.w.holds("treasures", card)
        if treasure == "blankets":
            t.token("weather", "winter")
            t.phase("weather")
        elif treasure == "candles":
            t.to_planning()
        else:
            t.wounds(2, 0, 0)
            t.play(Window("night"))
        t.choose(f"treasure:{treasure}")
        while not t.idle and t.asked != "planning":
            t.choose(t.keys()[-1])
        if treasure == "candles":
            t.resolve()
        assert t.w.uses.get(card, 0) == left
    assert t.w.holds("mystery-discard", card)
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-1324")
def test_one_pawn_and_one_food_for_a_determination() -> None:
    t = camp()
    t.give(food=2)
    card = t.threat("despondency")
    t.to_planning()
    t.plan(1, "threat:right")
    assert t.w.reserved("food") == 1
    t.resolve()
    assert t.w.stock["food"] == 1
    assert t.w.determination[:3] == [0, 1, 0]
    assert t.w.holds("event-discard", card)
    assert t.w.morale == 0


@pytest.mark.rule("RC-1325", "RC-691")
@pytest.mark.parametrize("branch", ["fight", "yield"])
def test_hungry_predator(branch: str) -> None:
    t = camp()
    t.shelter()
    t.levels(palisade=1)
    t.give(food=1)
    t.on_top("building-adventure", "building-adventure/hungry-predator")
    card = t.w.content.index["building-adventure/hungry-predator"]
    t.to_planning()
    t.plan(1, "build:shovel")
    t.dice("build", adventure="adventure")
    t.resolve()
    before = t.w.size("event")
    t.choose(branch)
    assert t.idle
    if branch == "fight":
        assert t.w.wounds[:3] == [0, 2, 0]
        assert (t.w.stock["food"], t.w.stock["fur"]) == (3, 1)
        assert t.w.levels["palisade"] == 1
        assert t.w.holds("building-adventure-discard", card)
        assert t.w.size("event") == before
    else:
        assert t.w.wounds[:3] == [0, 0, 0]
        assert (t.w.stock["food"], t.w.stock["fur"]) == (0, 0)
        assert t.w.levels["palisade"] == 0
        assert t.w.holds("event", card)
        assert t.w.size("event") == before + 1


@pytest.mark.rule("RC-1325")
def test_hungry_predator_wounds_are_his_who_drew_it() -> None:
    t = camp()
    t.play(Wound("each"))
    t.on_top("building-adventure", "building-adventure/hungry-predator")
    t.play(DrawAdventure("building"), who=0, place="action")
    t.choose("fight", seat=0)
    assert t.w.wounds[:3] == [3, 1, 1]


# --- before each Action (RC-293, RC-605, RC-610) ---------------------------------------------------------------------------


def hunters() -> Table:
    t = Table(3, starting_items=0)
    t.characters("soldier", "explorer", "cook")
    t.levels(weapon=9)
    t.beast("fox")
    t.beast("wild-pig")
    return t


@pytest.mark.rule("RC-293", "RC-605", "RC-610")
def test_the_soldier_tracks_with_what_a_threat_action_has_just_brought() -> None:
    t = hunters()
    t.threat("memories-of-the-cruise")
    t.to_planning()
    t.plan(0, "threat:right", "hunt:beast")
    t.plan(1, "join:threat:right:pawn")
    t.plan(2, "join:hunt:beast:pawn")
    t.all_ready()
    assert t.before_action, "the Threat Action is done, the hunt is not"
    assert t.w.determination[0] >= 2
    assert "skill:tracking" in t.keys(0)
    t.choose("skill:tracking", 0)
    t.choose("under", 0)
    t.go_on()
    assert t.w.ids("beast-discard") == ["fox"], "the pig went under"


@pytest.mark.rule("RC-293", "RC-610")
def test_a_failed_roll_pays_for_a_skill_before_the_next_action() -> None:
    """Two tokens of a failed Building are the Cook's at once: he cooks before he gathers, and only he is asked."""
    t = Table(3, starting_items=0)
    t.characters("cook", "carpenter", "explorer")
    t.tile("M2", 6)
    t.give(food=1)
    t.wounds(3)
    t.to_planning()
    t.plan(0, "build:shovel", "gather:M2-wood")
    t.dice("build", success="two")
    t.dice("gather")
    t.all_ready()
    assert (t.before_action, t.game.question.seats) == (True, (0,))
    assert t.keys(0) == ["go-on", "skill:grandmas-recipe"]
    t.choose("go-on", 0)
    t.go_on()
    assert t.idle, "there is one such moment, not one after each Action"


@pytest.mark.rule("RC-605", "RC-610")
def test_the_explorer_looks_ahead_before_a_sure_exploration() -> None:
    t = hunters()
    t.determination(0, 2, 0)
    t.on_top("tile", "tile/tile-7", "tile/tile-6", "tile/tile-11")
    t.to_planning()
    t.plan(1, "explore:N1", "join:explore:N1:pawn")
    t.all_ready()
    assert t.before_action
    t.choose("skill:reconnaissance", 1)
    t.choose("put:tile-11", 1)
    t.go_on()
    assert t.w.content.cards[t.w.spots["N1"].tile].id == "tile-11"


@pytest.mark.rule("RC-610")
def test_nobody_is_asked_before_actions_that_draw_nothing() -> None:
    """What could be used while planning is not offered again before every Action."""
    t = hunters()
    t.determination(4, 4, 4)
    t.starting_item("biscuits")
    t.to_planning()
    t.plan(0, "rest:rest")
    t.plan(1, "rest:rest")
    t.all_ready()
    t.go_on()
    assert not t.before_action
    assert t.idle
