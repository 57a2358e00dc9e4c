"""Setting up, and playing together (TW-101 to TW-136, TW-150)."""

from collections import Counter

import pytest

import holdfast
from holdfast.core.engine.menu import Refused
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.cards import Character
from holdfast.games.this_war.flow.turns import DayPhase
from holdfast.games.this_war.people.joining import Join
from tests.games.this_war.table import Table


@pytest.mark.rule("TW-101")
def test_the_first_leader_is_drawn() -> None:
    leaders = {DEFINITION.new(4, {}, seed).question.seats for seed in range(20)}
    assert leaders == {(0,), (1,), (2,), (3,)}
    assert DEFINITION.new(4, {"first_player": "3"}, 1).question.seats == (3,), "the Morning ended with a pass"


@pytest.mark.rule("TW-102", "TW-103")
def test_nobody_sees_what_lies_in_the_house() -> None:
    t = Table(players=2)
    zones = t.game.view(1)["zones"]
    assert zones["shelter-rubble"] == ["?shelter-rubble"] * 6
    assert zones["shelter-furniture"] == ["?shelter-furniture"] * 5
    loot = set()
    for seed in range(12):
        t = Table(seed=seed)
        t.people("marin")
        t.store()
        t.day()
        t.choose("search:g4")
        loot.add(tuple(t.stored().items()))
    assert len(loot) > 2, "which card lies where is chance"


@pytest.mark.rule("TW-104", "TW-107", "TW-108", "TW-1711")
def test_one_red_and_two_black_characters() -> None:
    seen = set()
    for seed in range(30):
        t = Table(seed=seed)
        cards = [t.w.character(p) for p in t.w.group]
        assert sorted(card.red for card in cards) == [False, False, True]
        assert t.w.starting == t.w.group
        assert t.w.size("characters") == 9
        assert Counter(t.game.view(0)["zones"]["characters"]) == {"?character-red": 3, "?character-black": 6}
        seen |= {card.id for card in cards}
    assert len(seen) == 12


@pytest.mark.rule("TW-105", "TW-106")
def test_they_start_hungry() -> None:
    t = Table()
    assert [t.state(name) for name in t.group()] == [{"hunger": 2}] * 3


@pytest.mark.rule("TW-109", "TW-110", "TW-115")
def test_events_and_objectives_are_laid_out_unseen() -> None:
    t = Table()
    zones = t.game.view(0)["zones"]
    assert zones["events"][::-1] == [
        "?chapter-1", *["?event"] * 3, "?chapter-2", *["?event"] * 4, "?chapter-3", *["?ending-event"] * 3,
    ]  # fmt: skip
    assert zones["unused"].count("?event") == 5
    assert zones["objectives"][::-1] == ["?objective-1", "?objective-2", "?objective-3"]
    assert [zones["unused"].count(f"?objective-{n}") for n in (1, 2, 3)] == [3, 2, 0]


@pytest.mark.rule("TW-111", "TW-1749", "TW-314")
def test_green_cards_can_be_built_from_the_start() -> None:
    t = Table()
    known = Counter(card.removeprefix("fitting/") for card in t.game.view(0)["zones"]["fittings"])
    assert known == Counter(
        ["bed", "bed", "crude-stove", "heater", "rainwater-collector", "workshop", "trap", "armchair", "radio"]
    )
    assert len(t.game.view(None)["zones"]["ideas"]) == 11
    assert not any(card.startswith("?") for card in t.game.view(None)["zones"]["ideas"])


@pytest.mark.rule("TW-112", "TW-1780", "TW-1790")
def test_red_cornered_cards_are_set_aside() -> None:
    w = Table().w
    assert (w.size("night-raids"), w.size("red-raids")) == (6, 4)
    assert (w.size("residents"), w.size("red-residents")) == (8, 6)


@pytest.mark.rule("TW-113", "TW-114")
def test_the_other_decks_and_three_locations() -> None:
    w = Table().w
    sizes = {
        name: w.size(name)
        for name in ("exploration", "findings", "location", "visitors", "colour", "narrative", "fate")
    }
    assert sizes == {
        "exploration": 26, "findings": 11, "location": 15, "visitors": 12, "colour": 5, "narrative": 15, "fate": 7,
    }  # fmt: skip
    assert list(w.places()) == ["near", "medium", "far"]


@pytest.mark.rule("TW-117")
def test_everything_else_is_in_the_box() -> None:
    t = Table()
    assert not t.faults()
    assert (t.w.cold, t.w.boards, t.w.waits, t.w.tokens) == (0, 0, {}, ())
    assert t.stored(t.w.box)["canned-food"] == 3
    assert t.stored(t.w.box)["wood"] == 46


@pytest.mark.rule("TW-118", "TW-1109")
def test_never_more_than_four() -> None:
    t = Table()
    t.people("arica", "marin", "anton")
    t.run(Join())
    assert len(t.group()) == 4
    t.run(Join())
    assert len(t.group()) == 4
    assert t.w.size("characters") == 8


@pytest.mark.rule("TW-119", "TW-1501")
def test_the_same_table_for_any_number_of_players() -> None:
    views = []
    for players in range(1, 7):
        t = Table(players=players)
        views.append((t.stored(), t.w.size("events"), len(t.group()), t.w.house, t.w.size("residents")))
    assert all(view == views[0] for view in views)


@pytest.mark.rule("TW-120", "TW-150")
def test_a_day_has_seven_phases() -> None:
    game = DEFINITION.new(1, {}, 4)
    assert game.world.chapter == 1  # type: ignore[attr-defined]
    phases: list[str] = []
    while not game.over and game.world.day < 3:  # type: ignore[attr-defined]
        phase = game.world.phase  # type: ignore[attr-defined]
        if not phases or phases[-1] != phase:
            phases.append(phase)
        options = {option.key: option for option in game.question.options}
        wanted = next(
            (key for key in ("rest", "go-on", "drink", "eat:raw-food", "guard", "stop", "go") if key in options), ""
        )
        game.choose(options[wanted] if wanted else game.question.options[0])
    order = ["day", "dusk", "evening", "scavenging", "raid", "dawn"]
    firsts = [phase for phase in phases if phase in order]
    assert firsts[: len(set(firsts))] == [phase for phase in order if phase in firsts]


@pytest.mark.rule("TW-130", "TW-131", "TW-132")
def test_only_the_leader_decides() -> None:
    t = Table(players=3)
    t.day()
    assert t.game.question.seats == (0,)
    assert t.refuses("rest", seat=1) == {"HF-02"}
    t.choose("rest", seat=0)


@pytest.mark.rule("TW-133", "TW-134")
def test_the_journal_passes_after_each_turn_and_each_phase() -> None:
    t = Table(players=6)
    t.people("marin")
    t.w.phase = "day"
    t.goal("walls")
    t.run(DayPhase())
    leaders = []
    for _ in range(3):
        leaders.append(t.seat)
        t.choose("rest")
    assert leaders == [0, 1, 2]
    assert t.w.leader == 3, "the third turn ends the phase: one pass"
    t.store(water=1)
    t.dusk()
    t.answer("drink")
    assert t.w.leader == 4


@pytest.mark.rule("TW-134", "TW-135", "TW-610")
def test_the_journal_passes_after_each_exploration_card_with_its_encounter() -> None:
    t = Table(players=4)
    t.people("marin", "anton")
    t.outside("hotel", "marin", unknown=3)
    t.next_cards("creaking-boards", "dead-silence", "dead-silence")
    t.fetch("resident/civilians", "residents")
    t.dice(1)
    t.choose("reveal")
    assert t.asked == "meet"
    assert t.seat == 0, "who began it finishes it"
    t.choose("slip-away")
    assert t.seat == 1
    t.choose("reveal")
    assert t.w.leader == 1, "the last card ends the scavenging: one pass, at the end of the phase"


@pytest.mark.rule("TW-136")
def test_alone_one_is_always_leader() -> None:
    t = Table()
    t.people("marin")
    t.day()
    with pytest.raises(Refused):
        t.game.stand_in("hand-on", 0)
    t.choose("rest")
    assert t.w.leader == 0


@pytest.mark.rule("TW-1310", "TW-133")
def test_the_journal_of_a_leader_who_is_gone_goes_to_the_next_player() -> None:
    t = Table(players=3)
    t.day()
    t.game.stand_in("hand-on", 0)
    assert t.game.question.seats == (1,)
    assert t.asked == "assign"
    with pytest.raises(Refused):
        t.game.stand_in("hand-on", 0)
    with pytest.raises(Refused):
        t.game.stand_in("rest", 1)
    assert t.game.question.seats == (1,), "only whoever is asked, and only this"


@pytest.mark.rule("TW-131", "TW-135", "TW-1310")
def test_no_leader_dodges_a_choice() -> None:
    """The Journal passes by the rules: handing it on stands in no menu, with or without what is forbidden."""
    game = DEFINITION.new(3, {"first_player": "1"}, seed=5)
    for _ in range(40):
        (seat,) = game.asked
        assert "hand-on" not in [option.key for option in game.question.explained(seat)]
        with pytest.raises(Refused):
            game.choose("hand-on", seat)
        game.choose(game.question.moves(seat)[0])


@pytest.mark.rule("TW-1310")
def test_a_journal_that_was_handed_on_is_played_again_and_taken_back() -> None:
    game = DEFINITION.new(2, {"first_player": "1"}, seed=5)
    game.choose(game.question.moves(1)[0])
    game.stand_in("hand-on", 1)
    game.choose(game.question.moves(game.asked[0])[0])
    assert game.journal is not None
    again = DEFINITION.opened(2, game.options, 5, game.opening)
    assert again.replay(game.journal) == len(game.journal) == 3
    assert again.view(None) == game.view(None)
    assert holdfast.load(game.save()).view(None) == game.view(None)
    assert game.undo(1, consent=True)
    assert game.asked == (0,)
    assert game.undo(1, consent=True)
    assert game.asked == (1,)


@pytest.mark.rule("TW-1710", "TW-1101")
def test_every_character_has_what_a_card_has() -> None:
    for card in DEFINITION.content().deck("character"):
        assert isinstance(card, Character)
        assert 0 <= card.prowess <= 3
        assert 1 <= card.empathy <= 10
        assert 2 <= card.inventory <= 4
        assert len(card.abilities) <= 2
