"""Hidden information (NA-800 to NA-814): what lies open, what one seat knows, what nobody does, and what bots may use."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from holdfast.bots.perspective import Perspective
from holdfast.bots.rollout import RandomBot, play_out
from holdfast.core.engine.game import Game
from holdfast.core.state import save as saves
from holdfast.core.text.log import Log
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.actions.campfire import RubSticks
from holdfast.games.naufragos.actions.foraging import Forage
from holdfast.games.naufragos.castaways.diary import LoseStory, Story
from holdfast.games.naufragos.dice.rolls import ThrowDice
from holdfast.games.naufragos.flow.event import EventText
from holdfast.games.naufragos.flow.turn import Turn
from holdfast.games.naufragos.pawns.resolving import Act
from holdfast.games.naufragos.plot.looking import Look
from holdfast.games.naufragos.plot.plot_cards import Add, DiscardTop
from holdfast.games.naufragos.rules import SECTORS, SUMMIT
from holdfast.games.naufragos.world import STORIES, Shore
from tests.games.naufragos.table import RULESETS, Table, ids

TRIES = 50
"""Worlds in which a seat imagines what it cannot know."""
READING_ALOUD = 76


def table(ruleset: str, players: int = 3) -> Table:
    t = Table(players, ruleset)
    t.abilities(*("cook", "fisher", "medic", "strong")[:players])
    t.energy(*[4] * players)
    return t


def others(t: Table, seat: int) -> list[int | None]:
    """Everybody but one, and a spectator."""
    return [*[s for s in range(t.w.players) if s != seat], None]


def zone(t: Table, name: str, seat: int | None) -> list[str]:
    shown: list[str] = t.game.view(seat)["zones"][name]
    return shown


def imagined(t: Table, seat: int, tries: int = TRIES) -> list[Shore]:
    """The worlds a bot of this seat would think about."""
    worlds = [game.world for game in Perspective(t.game, seat).worlds(tries)]
    return [w for w in worlds if isinstance(w, Shore)]


def order(w: Shore, deck: str) -> tuple[str, ...]:
    """A whole deck as it would be drawn in this world, the first card first."""
    w = w.copy()
    return tuple([w.content.cards[w.draw(deck, "box")].id for _ in range(w.size(deck))])


def values(w: Shore, seat: int) -> tuple[int, ...]:
    return tuple([w.piece(card).value for card in w.zones[STORIES[seat]].top])


def words(plain: Any) -> set[str]:
    """All strings in plain data, keys and parts of keys included."""
    if isinstance(plain, str):
        return {plain, *plain.replace("|", "/").split("/")}
    if isinstance(plain, dict):
        return {word for pair in plain.items() for side in pair for word in words(side)}
    if isinstance(plain, list | tuple):
        return {word for item in plain for word in words(item)}
    return set()


# --- story tokens ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-800", "NA-813")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_only_the_owner_knows_his_tokens_and_all_know_how_many(ruleset: str) -> None:
    t = table(ruleset)
    t.draws("story-3", "story-1")
    t.play(Story("1", 2))
    assert zone(t, "story-1", 1) == ["story/story-3", "story/story-1"]
    assert t.game.view(1)["castaways"][1]["known_tokens"] == [1, 3]
    for seat in others(t, 1):
        view = t.game.view(seat)
        assert view["zones"]["story-1"] == ["?story", "?story"]
        assert view["castaways"][1]["known_tokens"] == []
        assert view["castaways"][1]["tokens"] == 2
        assert not {"story-3", "story-1"} & words([view["castaways"], view["laid"]])


@pytest.mark.rule("NA-800", "NA-412")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_token_from_the_diary_is_shown_without_its_value(ruleset: str) -> None:
    t = table(ruleset)
    log = Log(DEFINITION)
    t.game.watch(log)
    t.draws("story-3")
    t.act("diary")
    assert t.tokens(0) == [3]
    told = [line for line in log.lines if "diary" in line.message]
    assert len(told) == 1
    assert "story-3" not in words([list(line.args) for line in log.lines])
    assert 3 not in [value for _, value in told[0].args]


@pytest.mark.rule("NA-801", "NA-802")
def test_2013_nobody_learns_which_token_was_spent() -> None:
    t = table("2013")
    t.story(0, 3)
    log = Log(DEFINITION)
    t.game.watch(log)
    t.dice(6, 1)
    t.play(RubSticks(0, 2))
    t.choose("repeat")
    assert t.w.fire
    assert zone(t, "story-discard", 0) == ["story/story-3"]
    for seat in others(t, 0):
        assert zone(t, "story-discard", seat) == ["?story"]
    assert "story-3" not in words([list(line.args) for line in log.lines])
    spent = {w.piece(w.zones["story-discard"].top[0]).value for w in imagined(t, 1)}
    assert spent == {1, 2, 3}, "to the others it may be any"
    assert {w.piece(w.zones["story-discard"].top[0]).value for w in imagined(t, 0)} == {3}


@pytest.mark.rule("NA-801", "NA-685")
def test_hr_the_spent_token_is_shown_to_all_and_then_one_among_many() -> None:
    t = table("hr12")
    t.story(0, 3)
    log = Log(DEFINITION)
    t.game.watch(log)
    t.dice(5)
    t.play(RubSticks(0, 2))
    t.choose("add-token:3")
    for seat in (0, 1, 2, None):
        assert "story/story-3" in zone(t, "story", seat)
    assert "add-token" in " ".join(line.message for line in log.lines)
    assert 3 in [value for line in log.lines if "add-token" in line.message for _, value in line.args]
    t.play(Story("1"))
    for seat in others(t, 1):
        assert set(zone(t, "story", seat)) == {"?story"}, "who did not draw cannot say where it is now"


@pytest.mark.rule("NA-800")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_lost_token_is_drawn_by_lot_and_shown_to_nobody(ruleset: str) -> None:
    t = table(ruleset)
    t.story(1, 1, 2, 3)
    t.play(LoseStory("1"))
    assert len(t.tokens(1)) == 2
    for seat in others(t, 1):
        assert zone(t, "story-1", seat) == ["?story", "?story"]
        seen = {*zone(t, "story", seat), *zone(t, "story-discard", seat)}
        assert seen == {"?story"}


@pytest.mark.rule("NA-814", "NA-800")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("value", "answers"), [(1, ["hide"]), (2, ["show", "hide"])])
def test_being_asked_betrays_no_token(ruleset: str, value: int, answers: list[str]) -> None:
    t = table(ruleset)
    t.story(0, value)
    t.fetch(f"plot/plot-{READING_ALOUD}", "event-now")
    t.play(EventText(t.w.plot(READING_ALOUD)))
    assert (t.asked, t.seat) == ("decide", 0), "he is asked whether or not he has a good page"
    assert t.keys() == answers
    assert t.game.view(1)["asked"] == [0]
    assert {game.question.seats for game in Perspective(t.game, 1).worlds(10)} == {(0,)}
    t.choose("hide")
    assert t.w.energy[0] == 3
    assert zone(t, "story-0", 1) == ["?story"]


# --- tiles ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-803")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nobody_knows_a_tile_before_it_lies_in_the_store(ruleset: str) -> None:
    t = table(ruleset)
    t.play(Forage(2))
    for seat in (0, 1, 2, None):
        view = t.game.view(seat)
        assert set(view["zones"]["forage"]) == set(view["zones"]["supply"]) == {"?forage"}
        assert set(view["zones"]["fish"]) == {"?fish"}
    assert not [entry for name in ("forage", "supply", "fish") for entry in t.w.zones[name].entries() if entry >= 0]
    supply = t.w.size("supply")
    t.draws("forage-4")
    t.play(Act(0, "forage"), who=0)
    if ruleset == "hr12":
        t.choose("leave-supply")
    for seat in (0, 1, 2, None):
        assert zone(t, "tiles", seat) == ["forage/forage-4"]
        assert len(zone(t, "supply", seat)) == supply - (ruleset == "2013"), "their number is open"


@pytest.mark.rule("NA-803", "NA-121")
def test_2013_used_tiles_that_come_back_are_unknown_again() -> None:
    t = table("2013")
    t.empty("forage")
    for id in ("forage-1", "forage-4", "forage-3"):
        t.fetch(t.key(id), "forage-discard")
    t.supply()
    assert sorted(zone(t, "forage-discard", 1)) == ["forage/forage-1", "forage/forage-3", "forage/forage-4"]
    t.empty("forage")
    t.play(Forage(2))
    for seat in (0, 1, 2, None):
        assert zone(t, "supply", seat) == ["?forage", "?forage"]
    assert len({tuple(sorted(order(w, "supply"))) for w in imagined(t, 1)}) > 1


# --- events ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-804", "NA-225")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_events_to_come_unused_and_past_are_out_of_sight(ruleset: str) -> None:
    t = table(ruleset, 4)
    t.stop_at_dawn()
    t.event("e14")
    t.play(Add(101))
    for seat in (0, 1, 2, 3, None):
        view = t.game.view(seat)
        assert sorted(view["zones"]["event"]) == ["?event"] * 11 + ["?plot-101"]
        assert "?event" in view["zones"]["unused"]
        assert not [card for card in view["zones"]["unused"] if not card.startswith("?")]
        assert (view["turns_left"], view["plot_events"], view["sizes"]["event"]) == (11, 1, 12)
        assert view["event_now"] == ["event/e14"]
    t.event("e9")
    for seat in (0, 1, 2, 3, None):
        view = t.game.view(seat)
        assert view["event_now"] == ["event/e9"]
        assert "past-events" not in view["zones"]
        assert "event/e14" not in words(view), "who does not remember it cannot look it up"


def at_the_summit() -> Table:
    """[HR1.2] The first castaway looks at what is left of the event deck."""
    t = table("hr12")
    t.empty("event")
    t.on_top("event", "e3", "e9", "e14", "e17", "e4")
    t.w.track[0] = SUMMIT - 1
    t.explore(0, 1)
    t.choose("advance")
    assert (t.asked, t.seat) == ("reorder", 0)
    return t


@pytest.mark.rule("NA-805", "NA-806")
def test_hr_nobody_but_the_first_on_the_summit_sees_the_rest_of_the_event_deck() -> None:
    t = at_the_summit()
    seen = {"e3", "e9", "e14", "e17", "e4"}
    assert seen <= words(t.game.view(0)["zones"]["event"])
    log = Log(DEFINITION)
    t.game.watch(log)
    for key in ("next:5", "next:1", "next:2", "next:1"):
        t.choose(key)
    t.choose("last-turn:next")
    assert order(t.w, "event") == ("e4", "e3", "e14", "e9", "e17")
    for seat in others(t, 0):
        assert zone(t, "event", seat) == ["?event"] * 5
        assert not seen & words(t.game.view(seat)["zones"]["event"])
    assert t.game.journal is not None
    for seat in others(t, 0):
        answers = [entry.seen_by(seat) for entry in t.game.journal]
        assert [entry.key for entry in answers if entry.question == "reorder"] == ["?"] * 4
        assert not [entry for entry in answers if entry.question == "reorder" and entry.outcomes]
    assert not seen & words([[line.message, list(line.args)] for line in log.lines])
    assert not [key for key in t.keys() if "show" in key or "tell" in key], "he may talk; the table shows nothing"


@pytest.mark.rule("NA-805", "NA-811")
def test_hr_what_he_saw_is_in_his_bots_head_and_in_no_other() -> None:
    t = at_the_summit()
    for key in ("next:5", "next:1", "next:2", "next:1"):
        t.choose(key)
    t.choose("last-turn:next")
    assert {order(w, "event") for w in imagined(t, 0)} == {("e4", "e3", "e14", "e9", "e17")}
    assert len({order(w, "event") for w in imagined(t, 1)}) > TRIES // 2
    assert len({order(w, "event")[0] for w in imagined(t, 1)}) > 5, "nor which cards they are"


# --- decks and plot cards ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-807", "NA-911")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_which_number_went_into_which_deck_is_open_its_place_and_face_are_not(ruleset: str) -> None:
    t = table(ruleset)
    log = Log(DEFINITION)
    t.game.watch(log)
    sizes = {sector: t.w.size(sector) for sector in SECTORS}
    t.play(Add(33))
    assert t.where("plot-33") == "interior"
    for seat in (0, 1, 2, None):
        view = t.game.view(seat)
        assert view["sizes"]["interior"] == sizes["interior"] + 1
        assert (view["sizes"]["coast"], view["sizes"]["heart"]) == (sizes["coast"], sizes["heart"])
        assert view["zones"]["interior"].count("?plot-33") == 1
        assert view["zones"]["interior"] == sorted(view["zones"]["interior"]), "listed by their backs, not as they lie"
    told = [dict(line.args) for line in log.lines]
    assert [line for line in told if line.get("number") == 33 and line.get("deck") == "interior"]
    assert "plot/plot-33" not in words([list(line.args) for line in log.lines])
    places = {order(w, "interior").index("plot-33") for w in imagined(t, 0)}
    assert len(places) > 8


@pytest.mark.rule("NA-808")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_plot_card_is_read_when_it_is_drawn(ruleset: str) -> None:
    t = table(ruleset)
    for seat in (0, 1, 2, None):
        assert set(zone(t, "reserve", seat)) == {f"?plot-{n}" for n in range(1, 106)}
        assert "plot/plot-39" not in words(t.game.view(seat))
    t.draw(0, "plot-39")
    for seat in (0, 1, 2, None):
        assert "plot/plot-39" in words(t.game.view(seat))


@pytest.mark.rule("NA-809")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_what_the_sea_gives_back_is_open_the_rest_of_the_wreck_is_not(ruleset: str) -> None:
    t = table(ruleset)
    t.store(wreck_ready=True)
    t.act("wreckage")
    assert t.asked == "take-find"
    row = zone(t, "wreck-row", None)
    assert len(row) == 5
    assert not [card for card in row if card.startswith("?")]
    for seat in (0, 1, 2, None):
        assert zone(t, "wreck-row", seat) == row
        assert zone(t, "wreckage", seat) == ["?wreckage"] * 25


@pytest.mark.rule("NA-810")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_rest_lies_open_for_all(ruleset: str) -> None:
    t = table(ruleset)
    t.energy(1, 2, 3)
    t.wounds(1, 0, 2)
    t.trauma(0, 1, 0)
    t.track(4, 9, 15)
    t.held(0, 2, 0)
    t.store(food=3, wood=4, rope=1, sail=2, weather=2, wrecks=5, difficulty=6)
    t.lost(((2,), 9))
    t.supply("forage-1", "forage-2")
    t.fetch("plot/plot-39", "pending")
    t.camp("plot-44")
    first = t.game.view(None)
    assert [(c["energy"], c["wounds"], c["trauma"], c["track"], c["food"]) for c in first["castaways"]] == [
        (1, 1, 0, 4, 0),
        (2, 0, 1, 9, 2),
        (3, 2, 0, 15, 0),
    ]
    assert [c["lost"] for c in first["castaways"]] == [0, 0, 9]
    assert [first[name] for name in ("food", "wood", "rope", "sail", "weather", "wrecks", "difficulty")] == [
        *(3, 4, 1, 2),
        *(2, 5, 6),
    ]
    assert first["sizes"]["supply"] == 2
    assert first["pending"] == ["plot/plot-39"]
    assert [first["camp"][f"camp:{n}"]["card"] for n in (1, 6)] == ["camp/k1", "plot/plot-44"]
    for seat in range(3):
        assert t.game.view(seat) == first, "without tokens nobody sees more than a spectator"


# --- looking --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-812")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_only_he_who_acts_sees_what_a_card_lets_him_look_at(ruleset: str) -> None:
    t = table(ruleset)
    t.on_top("coast", "bc5", "bc1")
    log = Log(DEFINITION)
    t.game.watch(log)
    t.play(Look("coast", 2, "top-or-bottom"), who=0)
    assert (t.asked, t.game.question.seats) == ("top-or-bottom", (0,))
    assert zone(t, "coast", 0)[-2:] == ["coast/bc1", "coast/bc5"]
    for seat in others(t, 0):
        assert not {"coast/bc1", "coast/bc5"} & set(zone(t, "coast", seat))
    t.choose("bottom")
    t.choose("top")
    assert (zone(t, "coast", 0)[0], zone(t, "coast", 0)[-1]) == ("coast/bc5", "coast/bc1")
    for seat in others(t, 0):
        assert not {"coast/bc1", "coast/bc5"} & words(t.game.view(seat)["zones"])
        assert zone(t, "coast", seat) == sorted(zone(t, "coast", seat))
    assert t.game.journal is not None
    assert [entry.seen_by(1).key for entry in t.game.journal[-2:]] == ["?", "?"], "not even what goes under"
    assert [entry.seen_by(0).key for entry in t.game.journal[-2:]] == ["bottom", "top"]
    assert not {"bc1", "bc5"} & words([[line.message, list(line.args)] for line in log.lines])


@pytest.mark.rule("NA-812")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_card_that_is_discarded_openly_is_seen_by_all(ruleset: str) -> None:
    t = table(ruleset)
    t.on_top("heart", "bh5")
    t.play(DiscardTop("heart"))
    for seat in (0, 1, 2, None):
        assert "heart/bh5" in zone(t, "gone", seat)


@pytest.mark.rule("NA-812", "NA-811")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_he_who_looked_keeps_it_in_mind_the_others_imagine_other_orders(ruleset: str) -> None:
    t = table(ruleset)
    t.play(Look("event", 3), who=0)
    assert (t.asked, t.seat) == ("seen", 0)
    top = order(t.w, "event")[:3]
    t.choose("seen")
    assert {order(w, "event")[:3] for w in imagined(t, 0)} == {top}
    assert len({order(w, "event")[3:] for w in imagined(t, 0)}) > TRIES // 2, "the rest he does not know either"
    for seat in (1, 2):
        orders = [order(w, "event") for w in imagined(t, seat)]
        assert len(set(orders)) > TRIES // 2
        assert len({cards[0] for cards in orders}) > 5


@pytest.mark.rule("NA-811", "NA-807")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize(("deck", "number"), [("event", 101), ("coast", 39), ("interior", 33), ("heart", 23)])
def test_a_plot_card_known_to_be_in_a_deck_lies_at_no_fixed_place(ruleset: str, deck: str, number: int) -> None:
    t = table(ruleset)
    plot = f"plot-{number}"
    t.on_top(deck, plot)
    t.play(Look(deck, 2), who=0)
    t.choose("seen")
    mine = [order(w, deck).index(plot) for w in imagined(t, 0)]
    theirs = [order(w, deck).index(plot) for w in imagined(t, 1)]
    assert set(mine) == {0}, "he saw it on top"
    assert len(set(theirs)) > 4, "to the others it is somewhere in the deck"
    assert theirs.count(0) < TRIES // 2
    assert len({len(order(w, deck)) for w in imagined(t, 1, 5)}) == 1


@pytest.mark.rule("NA-811")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nor_does_one_that_somebody_put_at_the_bottom(ruleset: str) -> None:
    t = table(ruleset)
    t.on_top("coast", "plot-39", "bc5")
    t.play(Look("coast", 2, "top-or-bottom"), who=0)
    t.choose("bottom")
    t.choose("bottom")
    size = t.w.size("coast")
    assert {order(w, "coast")[-2:] for w in imagined(t, 0)} == {("plot-39", "bc5")}
    places = [order(w, "coast").index("plot-39") for w in imagined(t, 1)]
    assert len(set(places)) > 4
    assert set(places) <= set(range(size))
    assert len({order(w, "coast")[-1] for w in imagined(t, 1)}) > 4


# --- what bots imagine ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-811", "NA-800")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_bot_knows_its_own_tokens_and_guesses_the_others(ruleset: str) -> None:
    t = table(ruleset)
    t.story(0, 3, 3, 1)
    t.story(1, 2, 2)
    for w in imagined(t, 0):
        assert values(w, 0) == (3, 3, 1)
        assert len(values(w, 1)) == 2
    assert len({values(w, 1) for w in imagined(t, 0)}) > 4
    assert len({values(w, 0) for w in imagined(t, 1)}) > 8
    assert {values(w, 1) for w in imagined(t, 1)} == {(2, 2)}
    guesses = [sum(values(w, 0)) / 3 for w in imagined(t, 1)]
    assert 1.3 < sum(guesses) / len(guesses) < 2.1, "on the average a token is worth 1.7"


@pytest.mark.rule("NA-811")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_chance_is_not_known_beforehand(ruleset: str) -> None:
    t = table(ruleset)
    t.dice(6)
    t.play(RubSticks(0, 1))
    t.to_placing()
    thrown = set()
    for game in Perspective(t.game, 0).worlds(TRIES):
        w = game.world
        w.stack.append((ThrowDice("fire", 2), w.stack[-1][1]))
        game.run()
        thrown.add(w.laid[-1].faces)  # type: ignore[union-attr]
    assert len(thrown) > 15


Private = dict[str, Callable[[Table], None]]
PRIVATE: Private = {
    "seen": lambda t: t.play(Look("event", 2), Turn(), who=0),
    "top-or-bottom": lambda t: t.play(Look("event", 3, "top-or-bottom"), Turn(), who=0),
    "reorder": lambda t: t.play(Look("event", 4, "reorder"), Turn(), who=0),
    "keep-one": lambda t: t.play(Act(0, "diary"), Turn(), who=0),
}
"""Questions about what only the one who is asked can see; then the game goes on."""


@pytest.mark.rule("NA-811", "NA-812")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("question", PRIVATE)
def test_while_one_looks_the_others_imagine_that_he_sees_something_else(ruleset: str, question: str) -> None:
    t = table(ruleset)
    t.item(0, "w20")
    PRIVATE[question](t)
    assert (t.asked, t.game.question.seats) == (question, (0,))
    secret = json.dumps(t.game.view(0)["zones"])
    seen_by_him = set()
    for game in Perspective(t.game, 1).worlds(20):
        assert game.view(1) == t.game.view(1)
        assert (game.question.tag, game.question.seats) == (question, (0,))
        assert DEFINITION.rules.audit(game.world) == []
        seen_by_him.add(json.dumps(game.view(0)["zones"]))
        play_out(game, Random(1))
        assert game.over, "and he can answer it there"
    assert len(seen_by_him - {secret}) > 1
    own = {json.dumps(game.view(0)["zones"]) for game in Perspective(t.game, 0).worlds(20)}
    assert own == {secret}, "for himself everything is as it is"


@pytest.mark.rule("NA-811")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_worlds_that_differ_in_secrets_only_look_the_same_through_a_whole_game(ruleset: str) -> None:
    compared = 0
    for seed in range(4):
        game, bot = DEFINITION.new(3, {"ruleset": ruleset, "characters": "random"}, seed), RandomBot(seed)
        while not game.over:
            if compared % 4 == 0:
                for seat in range(3):
                    world = Perspective(game, seat).world(compared)
                    assert world.view(seat) == game.view(seat)
                    assert keys(world, seat) == keys(game, seat)
            game.choose(bot.choose(Perspective(game, game.question.seats[0])))
            compared += 1
    assert compared > 200


def keys(game: Game, seat: int) -> list[str]:
    return [option.key for option in game.question.options_for(seat)]


# --- saves ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-811", "NA-800", "NA-804")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_save_handed_to_a_seat_holds_only_what_it_may_know(ruleset: str) -> None:
    t = table(ruleset)
    t.story(0, 3, 3, 3)
    t.story(1, 1)
    t.play(Look("event", 3), who=0)
    t.choose("seen")
    t.to_placing()
    t.w.stack[:] = [frame for frame in t.w.stack if type(frame[0]).__module__.startswith("holdfast")]
    tops, tokens = set(), set()
    for game in Perspective(t.game, 1).worlds(20, seed=70):
        data = game.save()
        document = json.loads(data)
        assert document["journal"] == []
        assert document["opening"] == []
        assert document["seed"] != t.game.seed, "the game cannot be played again from its beginning"
        again = saves.load(data, lambda name: DEFINITION)
        assert again.view(1) == t.game.view(1)
        w = again.world
        assert isinstance(w, Shore)
        tops.add(order(w, "event")[:3])
        tokens.add(values(w, 0))
        assert values(w, 1) == (1,)
    assert len(tops) > 10
    assert len(tokens) > 5
    assert ids(t.w, t.w.zones["story-1"].top) == ["story-1"]


@pytest.mark.rule("NA-800", "NA-804", "NA-812")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_journal_as_others_read_it_holds_no_draws(ruleset: str) -> None:
    t = table(ruleset)
    t.to_placing()
    before = len(t.game.journal or ())
    for key in ("diary", "camp:3", *["pass"] * 4):
        t.choose(key)
    assert t.asked == "top-or-bottom"
    assert t.game.journal is not None
    entries = t.game.journal[before:]
    assert [entry for entry in entries if entry.outcomes], "tokens and cards were drawn"
    for entry in entries:
        for seat in (0, 1, 2, None):
            assert entry.seen_by(seat).outcomes == (), "a draw is a number out of what lies hidden: nobody reads it"
            assert entry.seen_by(seat).masks == ()
