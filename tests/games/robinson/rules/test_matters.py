"""What a person is asked about although he asked for few questions: offers for the moment, and help that counts now."""

from holdfast.core.engine.effects import Window
from holdfast.games.robinson.anytime.matters import matters
from holdfast.games.robinson.planning.planned import Planned
from tests.games.robinson.table import Table


def table(*characters: str, items: tuple[str, ...] = ()) -> Table:
    t = Table(len(characters), starting_items=0)
    t.characters(*characters)
    for item in items:
        t.starting_item(item)
    return t


def asked_about(t: Table, moment: str) -> dict[str, bool]:
    """What can be used at this moment, and whether it matters."""
    t.play(Window(moment), who=0)
    offers = t.game.question.options[1:] if t.asked == "window" else []
    return {offer.key: matters(t.w, moment, offer) for offer in offers}


def test_what_can_be_used_at_any_time_is_left_for_planning() -> None:
    for moment in ("setup", "round", "event", "before-morale", "after-morale", "production", "dice", "before-weather"):
        t = table("cook", items=("empty-bottle", "biscuits"))
        assert asked_about(t, moment) == {"use:empty-bottle": False, "use:biscuits": False}


def test_tokens_matter_where_morale_would_be_paid_with_wounds() -> None:
    """RC-645: a Pipe before the Morale phase in which the First Player lacks tokens, and at no other."""
    t = table("cook", "explorer", items=("pipe-and-tobacco", "biscuits"))
    t.w.first = 0
    t.w.morale = -2
    assert asked_about(t, "before-morale") == {"use:pipe-and-tobacco": True, "use:biscuits": False}
    t.w.determination[0] = 2
    assert not asked_about(t, "before-morale")["use:pipe-and-tobacco"]


def test_the_storm_glass_has_its_own_moment() -> None:
    t = table("cook", items=("storm-glass", "biscuits"))
    assert asked_about(t, "production") == {"use:storm-glass": False, "use:biscuits": False}  # no Weather dice yet
    t.w.round = 5
    assert asked_about(t, "production") == {"use:storm-glass": True, "use:biscuits": False}


def test_a_weapon_matters_in_a_fight() -> None:
    t = table("cook", items=("empty-bottle", "biscuits"))
    assert asked_about(t, "fight") == {"use:empty-bottle": True, "use:biscuits": False}


def test_the_soldier_finds_a_weapon_inside_his_skill() -> None:
    t = table("soldier")
    t.determination(3)
    assert asked_about(t, "fight") == {"skill:the-hunt": True}


def test_food_matters_at_night_where_somebody_would_go_hungry() -> None:
    for food, hungry in ((0, True), (1, True), (2, False)):
        t = table("cook", "carpenter", items=("biscuits", "empty-bottle"))
        t.give(food=food, ration=0)
        assert asked_about(t, "night") == {"use:biscuits": hungry, "use:empty-bottle": False}


def test_healing_matters_at_night() -> None:
    t = table("cook")
    t.wounds(3)
    t.determination(2)
    t.give(food=2)
    assert asked_about(t, "night") == {"skill:grandmas-recipe": True}


def test_before_the_food_rots_only_what_saves_it_matters() -> None:
    for cellar in (False, True):
        t = table("cook", items=("biscuits",))
        t.wounds(3)
        t.determination(3)
        t.give(food=2)
        if cellar:
            t.item("cellar")
        expected = {"skill:grandmas-recipe": not cellar, "skill:stone-soup": False, "use:biscuits": False}
        assert asked_about(t, "before-rot") == expected


def test_baskets_are_offered_at_their_moment_only() -> None:
    t = table("cook")
    t.item("basket")
    t.under_way(0, "gather", "M2-wood")
    t.play(Window("gathered"), who=0, place="action")
    [_, basket] = t.game.question.options
    assert matters(t.w, "gathered", basket)


def test_a_look_ahead_matters_before_what_it_looks_at() -> None:
    for name, offered in (("beast", {"skill:tracking": True}), ("burn-M2", {})):
        t = table("soldier")
        t.determination(2)
        t.beast("fox")
        t.w.plan = (Planned("hunt", name, pawns=("0a", "0b"), slot=f"hunt:{name}"),)
        assert asked_about(t, "before-action") == offered


def test_what_was_gained_can_be_used_before_an_action_but_rarely_matters() -> None:
    t = table("cook")
    t.w.plan = (Planned("rest", "rest", pawns=("0a",), slot="rest:rest"),)
    t.w.purses = (1,) * 6
    t.determination(3)
    assert asked_about(t, "before-action") == {"skill:stone-soup": False}
