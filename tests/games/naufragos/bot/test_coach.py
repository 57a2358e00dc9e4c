"""Positions with one clearly right answer, and the facts of the position that its reason names."""

from importlib import import_module
from typing import Any

import pytest

from holdfast.core.facts import Facts
from holdfast.core.player import RankedOption, SeatPosition
from holdfast.core.text.localizer import Localizer
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.actions.building import Contribute
from holdfast.games.naufragos.bot.outlook import because
from holdfast.games.naufragos.castaways.trade import Bargain
from holdfast.games.naufragos.exploration.summit import ReachSummit
from holdfast.games.naufragos.rules import SUMMIT
from tests.games.naufragos.table import Table


def advice(t: Table, seat: int | None = None) -> tuple[RankedOption, Facts]:
    """The best answer of a friend, and what it is."""
    player = import_module(DEFINITION.rules.player).player("friend")
    at = SeatPosition(t.game, t.seat if seat is None else seat)
    best = player.weigh(at)[0]
    return best, at.deed(best.option)


def advises(t: Table, deed: str, says: dict[str, Any], **facts: Any) -> None:
    """The friend does this, and its reason names these facts."""
    best, found = advice(t)
    assert (found.deed, {name: getattr(found, name) for name in facts}) == (deed, facts)
    assert best.why is not None
    named = dict(best.why.args)
    assert {name: named.get(name) for name in says} == says


def camp(players: int = 3, ruleset: str = "2013", *abilities: str) -> Table:
    t = Table(players, ruleset)
    t.abilities(*(abilities or ("medic", "strong", "lucky", "fisher")[:players]))
    t.energy(*[4] * players)
    t.store(turn=4)
    return t


# --- the evening ---------------------------------------------------------------------------------------------------------


def test_wood_goes_onto_the_fire_before_the_night() -> None:
    t = camp()
    t.store(fire=True, wood=1, food=3)
    t.to_placing()
    while t.asked == "place-pawn":
        t.choose("pass")
    assert t.asked == "window"
    advises(t, "feed-fire", {"n": 3})


def test_who_is_hungry_eats() -> None:
    t = camp()
    t.store(cubes=1, food=0)
    t.phase("survival")
    t.w.fed = 0b110
    advises(t, "eat", {"who": "who-0", "n": 2}, what="cube")


def test_who_has_eaten_feeds_who_has_not() -> None:
    t = camp()
    t.store(cubes=1, food=0)
    t.phase("survival")
    t.w.fed = 0b011
    advises(t, "feed", {"who": "who-2", "n": 2}, what="cube", who=2)


def test_a_cube_that_would_rot_is_eaten_for_its_energy() -> None:
    t = camp()
    t.store(cubes=1, food=0)
    t.phase("survival")
    t.w.fed = 0b111
    t.energy(1, 4, 4)
    advises(t, "eat", {"n": 1}, what="cube")


def test_food_that_keeps_is_kept_where_all_are_fed_and_strong() -> None:
    t = camp()
    t.store(cubes=0, food=2)
    t.energy(5, 5, 5)
    t.phase("survival")
    t.w.fed = 0b111
    advises(t, "leave", {"n": 2}, what="food")


def test_the_hungry_eat_their_own_food() -> None:
    t = camp()
    t.store(cubes=0, food=0)
    t.held(1, 0, 0)
    t.phase("survival")
    assert t.asked == "own-food"
    advises(t, "eat-own", {"who": "who-0"})


def test_spare_food_goes_to_a_hungry_neighbour() -> None:
    t = camp()
    t.store(cubes=0, food=0)
    t.held(3, 0, 0)
    t.phase("survival")
    t.choose("own:eat")
    best, found = advice(t)
    assert found.deed == "give-own"
    assert best.why is not None
    assert dict(best.why.args)["who"] == f"who-{found.who}"


def test_the_medic_takes_off_a_trauma() -> None:
    t = camp()
    t.trauma(0, 3, 0)
    t.phase("end")
    assert t.asked == "medic"
    advises(t, "mend", {"who": "who-1", "n": 3}, who=1)


def test_the_cook_preserves_what_would_rot() -> None:
    t = camp(3, "2013", "cook", "strong", "lucky")
    t.energy(5, 5, 5)
    t.store(cubes=5, food=0)
    t.phase("survival")
    while t.asked == "piece":
        t.choose(next(k for k in t.keys() if k.startswith("leave" if t.w.fed >> t.seat & 1 else "eat")))
    assert t.asked == "cook"
    advises(t, "preserve", {"n": 2}, n=2)


# --- pawns ---------------------------------------------------------------------------------------------------------------


def test_without_food_somebody_goes_for_food() -> None:
    t = camp()
    t.store(food=0, cubes=0)
    t.supply("forage-3", "forage-3", "forage-2")
    t.w.wreck_ready = False
    t.to_placing()
    best, found = advice(t)
    card = t.game.facts(best.option).card
    assert found.deed == "forage" or card == "camp/k1"
    assert best.why is not None
    assert dict(best.why.args)["n"] == 3


def test_nobody_leaves_a_pawn_idle_who_is_wounded() -> None:
    t = camp()
    t.store(food=9, fire=True, wood=6, shelter=2, fire_wood=1)
    t.wounds(3)
    t.energy(0, 4, 4)
    t.to_placing()
    advises(t, "rest", {"n": 3})


def test_in_the_last_turn_the_missing_signal_is_built() -> None:
    t = camp(3, "hr12")
    t.event("e4")
    t.build("bonfire")
    bearer(t, 1, "mi")
    t.w.progress["sand"] = 11
    t.store(last_turn=t.w.turn, summit=0, food=6, fire=True, fire_wood=1)
    t.to_placing()
    advises(t, "build", {"what": "sand", "n": 1})


def bearer(t: Table, seat: int, icon: str) -> None:
    """An item with this rescue icon in somebody's hands."""
    w = t.w
    for card in w.content.unique:
        item = getattr(card, "item", None)
        if item is not None and item.signal == icon:
            t.item(seat, card.id)
            return


def test_a_contribution_completes_and_no_more() -> None:
    t = camp()
    t.store(wood=2, food=6)
    t.act("build")
    t.choose("build:shelter")
    t.choose("give:1")
    assert t.seat == 1
    best, found = advice(t)
    assert found.n == 1, "the strong castaway's first energy counts double"
    assert best.why is not None
    assert dict(best.why.args)["n"] == 2


def test_nothing_is_given_for_what_cannot_be_finished() -> None:
    t = camp()
    t.store(wood=2)
    t.energy(4, 0, 1)
    t.act("build")
    t.choose("build:shelter")
    t.choose("give:0")
    t.energy(0, 0, 1)
    _, found = advice(t)
    assert (found.deed, found.n) == ("give", 0)


# --- the expedition ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["2013", "hr12"])
def test_a_fresh_expedition_goes_on(ruleset: str) -> None:
    t = camp(3, ruleset)
    t.explore(0)
    best, found = advice(t)
    assert found.deed in ("draw", "advance")
    assert best.why is not None
    assert dict(best.why.args)["percent"] > 80


@pytest.mark.parametrize("ruleset", ["2013", "hr12"])
def test_who_can_hardly_come_home_turns_back(ruleset: str) -> None:
    t = camp(3, ruleset)
    t.energy(1)
    t.explore(0)
    t.store(difficulty=8)
    advises(t, "return", {"percent": 42})


def test_nobody_stays_out_alone() -> None:
    t = camp()
    t.explore(0, 1)
    t.choose("return")
    advises(t, "join-return", {"percent": 92})


def test_another_attempt_is_bought_where_it_may_succeed() -> None:
    t = camp()
    t.explore(0)
    t.store(difficulty=6)
    t.dice(1, 2)
    t.choose("return")
    assert t.asked == "shares"
    advises(t, "give", {"percent": 72}, n=1)


def test_2013_a_token_repeats_a_failed_return() -> None:
    t = camp()
    t.story(0, 1)
    t.explore(0)
    t.store(difficulty=7)
    t.dice(1, 2)
    t.choose("return")
    advises(t, "repeat", {"percent": 58})


def test_a_success_is_not_repeated() -> None:
    t = camp()
    t.story(0, 1)
    t.explore(0)
    t.store(difficulty=7)
    t.dice(6, 6)
    t.choose("return")
    if t.asked == "window":
        assert advice(t)[1].deed == "go-on"


def test_hr12_the_lost_try_again() -> None:
    t = camp(1, "hr12", "strong")
    t.lost(((0,), 7))
    t.dice(1, 1)
    t.phase("actions")
    assert t.asked == "lost-alone"
    best, found = advice(t)
    assert found.deed in ("try-again", "white-attempt")
    assert best.why is not None
    assert dict(best.why.args)["percent"] > 50


# --- things --------------------------------------------------------------------------------------------------------------


def test_of_the_wreckage_a_new_signal_is_taken() -> None:
    t = camp()
    w = t.w
    mirror = next(c.id for c in w.content.unique if c.deck == "wreckage" and c.item.signal == "mi")
    t.on_top("wreckage", "w30", "w18", mirror, "w28", "w27")
    w.wreck_ready = True
    t.act("wreckage")
    assert t.asked == "take-find"
    advises(t, "take", {"card": f"wreckage/{mirror}"}, what=mirror)


def test_of_the_catch_the_jellyfish_goes_back() -> None:
    t = camp()
    net = next(c.id for c in t.w.content.unique if "net" in getattr(getattr(c, "item", None), "perks", ()))
    t.item(0, net)
    t.on_top("fish", "jellyfish", "fish-2")
    space = next(s for s in (f"camp:{n}" for n in range(1, 9)) if t.w.content.cards[t.w.on_camp(s)].id == "k1")
    t.act(space)
    assert t.asked == "choose-catch"
    advises(t, "release", {"card": "fish/jellyfish"}, what="jellyfish")


def test_a_gift_is_taken_and_a_treasure_is_not_given_away() -> None:
    t = camp()
    t.item(0, "w12")
    t.item(1, "w16")
    t.play(Bargain(0, 1, "w12", "nothing"))
    assert advice(t)[1].deed == "agree"
    t.choose("refuse")
    t.play(Bargain(0, 1, "nothing", "w16"))
    assert advice(t)[1].deed == "refuse"


# --- the end -------------------------------------------------------------------------------------------------------------


def ship(t: Table, *, answered: bool) -> None:
    """The event of this turn, and on the table what its ship looks for, or nothing of it."""
    t.event("e4")
    t.go_on()
    card = t.w.zones["event-now"].top[-1]
    if answered:
        for icon in t.w.happening(card).rescue[0]:
            if icon in ("ss", "bb"):
                t.build({"ss": "sand", "bb": "bonfire"}[icon])
            else:
                bearer(t, 1, icon)


def test_2013_where_the_ship_of_today_sees_us_the_game_ends_today() -> None:
    t = camp()
    ship(t, answered=True)
    t.track(SUMMIT)
    t.play(ReachSummit(0))
    best, found = advice(t)
    assert (found.deed, found.what) == ("last-turn", "this")
    assert best.why is not None
    assert dict(best.why.args)["card"] == "event/e4"


def test_2013_without_signals_there_is_one_more_turn() -> None:
    t = camp()
    ship(t, answered=False)
    t.track(SUMMIT)
    t.play(ReachSummit(0))
    _, found = advice(t)
    assert (found.deed, found.what) == ("last-turn", "next")


def test_hr12_the_ship_that_sees_us_comes_next() -> None:
    t = camp(3, "hr12")
    t.track(SUMMIT)
    w = t.w
    t.empty("event", 2)
    t.on_top("event", "e4")
    card = w.content.index["event/e4"]
    for icon in w.happening(card).rescue[0]:
        if icon in ("ss", "bb"):
            t.build({"ss": "sand", "bb": "bonfire"}[icon])
        else:
            bearer(t, 1, icon)
    t.play(ReachSummit(0))
    assert t.asked == "reorder"
    best, _ = advice(t)
    assert t.game.facts(best.option).card == "event/e4"


# --- reasons that are true where they are given ------------------------------------------------------------------------------


def says(t: Table) -> str:
    best, _ = advice(t)
    assert best.why is not None
    return str(best.why.says)


def test_what_is_given_to_a_great_signal_is_never_called_lost() -> None:
    """NA-440: it stays there, so that is no reason to give nothing."""
    t = camp()
    t.energy(1, 4, 4)
    t.play(Contribute("sand", (0, 1, 2)))
    advises(t, "give", {"n": 1}, n=0)
    assert says(t) == "give-keep"


def test_who_proposes_and_has_nothing_to_spare_says_so() -> None:
    t = camp()
    t.energy(1, 4, 4)
    t.store(wood=2)
    t.play(Contribute("shelter", (0, 1, 2)))
    assert says(t) == "give-keep"
    t = camp()
    t.energy(2, 1, 0)
    t.store(wood=2)
    t.play(Contribute("shelter", (0, 1, 2)))
    assert says(t) == "give-nothing", "all together have not enough, and it would be lost"


def test_where_the_cook_keeps_it_nothing_is_said_to_rot() -> None:
    for ability, reason in (("cook", "weak"), ("medic", "energy")):
        t = camp(3, "2013", ability, "strong", "lucky")
        t.energy(6, 1, 6)
        t.store(cubes=1, food=0)
        t.phase("survival")
        t.w.fed = 0b111
        assert says(t) == reason


def test_a_reason_about_dice_names_the_roll() -> None:
    t = camp()
    t.story(0, 1)
    t.explore(0)
    t.store(difficulty=7)
    t.dice(1, 2)
    t.choose("return")
    advises(t, "repeat", {"percent": 58, "roll": "return"})


def test_a_castaway_is_chosen_for_what_he_can() -> None:
    t = camp()
    sheet = t.w.content.cards[t.w.characters[0]]
    teller = Localizer(DEFINITION, "en", t.w.content)
    told = {
        ability: teller.because(because("character", card=sheet.key, ability=ability), t.w)
        for ability in ("pathfinder", "fisher", "strong", "cook", "medic", "lucky")
    }
    assert len(set(told.values())) == 6


def test_who_has_food_of_his_own_leaves_what_is_scarce_to_those_who_have_none() -> None:
    t = camp()
    t.store(cubes=1, food=0)
    t.held(1, 0, 0)
    t.phase("survival")
    assert t.seat == 0
    best, found = advice(t)
    assert (found.deed, found.what) == ("feed", "cube")
    t.choose(best.option.key)
    advises(t, "eat-own", {"n": 1})


def test_who_has_food_of_his_own_leaves_the_common_counters() -> None:
    t = camp()
    t.store(cubes=0, food=3)
    t.held(4, 0, 0)
    t.phase("survival")
    assert advice(t)[1].deed == "feed", "not he himself eats of what keeps"


def test_a_tile_that_rots_is_eaten_before_food_of_ones_own() -> None:
    t = camp()
    t.store(cubes=3, food=0)
    t.held(2, 0, 0)
    t.phase("survival")
    assert advice(t)[1].deed == "eat"
