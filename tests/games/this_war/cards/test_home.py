"""Every Night Raid, Visitors, Event, Chapter, Objective, Narrative Action and Colour card by what it does (TW-1790 ff.)."""

import pytest

from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.actions.visitors import DrawVisitor
from holdfast.games.this_war.book.colours import draw_colour
from holdfast.games.this_war.book.narrative import Tell
from holdfast.games.this_war.book.objectives import NextObjective, Reached, goal_cause
from holdfast.games.this_war.book.scripts import OpenScript
from holdfast.games.this_war.cards import Event, NarrativeAction, NightRaid, Objective, Visitor
from holdfast.games.this_war.city.listening import RollNoise
from holdfast.games.this_war.flow.morning import PayOut
from holdfast.games.this_war.flow.turns import BetweenTurns, DayOver
from holdfast.games.this_war.house.cracks import Boards
from holdfast.games.this_war.house.spaces import CRACKS, SPACE
from holdfast.games.this_war.things.stores import total_value
from holdfast.games.this_war.things.tracks import Cold
from tests.games.this_war.table import Table

# --- Night Raids -------------------------------------------------------------------------------------------------------------------

RAIDS = {
    "quiet-night": (0, 0, ""),
    "footsteps": (3, 2, ""),
    "hungry-neighbours": (4, 2, ""),
    "looters": (4, 3, ""),
    "bandits": (4, 4, ""),
    "more-bandits": (5, 4, ""),
    "deserters": (5, 5, "red"),
    "bold-bandits": (6, 5, "red"),
    "gang-of-thugs": (7, 6, "red"),
    "gang-with-crowbars": (8, 6, "red"),
}


@pytest.mark.rule("TW-1790", "TW-1791")
@pytest.mark.parametrize("id", RAIDS)
def test_a_night_raid(id: str) -> None:
    damage, wounds, corner = RAIDS[id]
    card = next(card for card in DEFINITION.content().deck("night-raid") if card.id == id)
    assert isinstance(card, NightRaid)
    assert (card.damage, card.wounds, card.corner) == (damage, wounds, corner)
    assert card.thug == id.startswith("gang")
    t = Table()
    t.people("boris", "roman", "cveta")
    t.tasks(boris="guard", roman="guard", cveta="floor")
    t.store(wood=9)
    t.game.dictate(dice=[9] if id == "quiet-night" else [0, 0])
    t.raid(id)
    turns = 0
    while t.asked in ("guards-roll", "blow", "choose-people", "offered"):
        keys = t.keys()
        wounded = sorted(("boris", "roman"), key=lambda name: t.state(name).get("wounds", 0))
        if t.asked == "choose-people":
            t.choose(f"person:{wounded[0]}")
        else:
            t.choose("keep" if "keep" in keys else "leave" if "leave" in keys else keys[0])
        turns += 1
        assert turns < 20
    assert t.stored() == {"wood": 9 - damage}
    assert sum(t.state(name).get("wounds", 0) for name in ("boris", "roman")) == wounds
    assert t.cards("raid-discard") == [id]


@pytest.mark.rule("TW-1791", "TW-1792")
def test_raid_scripts() -> None:
    t = Table()
    t.people("anton", "marin")
    t.tasks(anton="guard", marin="floor")
    t.store()
    t.dice(2)
    t.raid("quiet-night")
    assert "r1" in t.w.read
    t = Table()
    t.people("anton", "marin")
    t.tasks(anton="guard", marin="floor")
    t.store(wood=1)
    t.raid("bold-bandits", 0, 0)
    while t.asked in ("arm", "blow", "shields"):
        t.choose(t.keys()[0])
    assert "r3" in t.w.read, "both were reduced to nothing"
    t = Table()
    t.people("anton", "boris", "marin")
    t.tasks(anton="guard", boris="guard", marin="floor")
    t.states("anton", wounds=3)
    t.store()
    t.game.dictate(dice=[0, 0])
    t.raid("gang-of-thugs", 6, 4)
    t.choose("person:anton")
    while t.asked == "blow":
        t.choose("keep")
    t.choose("person:anton")
    assert "r4" in t.w.read


# --- Visitors ------------------------------------------------------------------------------------------------------------------------


def visited(id: str, *names: str, **store: int) -> Table:
    t = Table()
    t.people(*(names or ("anton", "marin", "boris")))
    t.store(**store)
    t.fetch(f"visitor/{id}", "visitors")
    t.in_phase("day", DrawVisitor())
    return t


@pytest.mark.rule("TW-1810", "TW-1811", "TW-1813")
def test_new_arrivals() -> None:
    for id, extra in (("new-arrival-1", "misery"), ("new-arrival-2", "illness"), ("new-arrival-3", "wounds")):
        t = visited(id, "anton")
        t.draws("zlata")
        t.choose("accept")
        assert t.state("zlata") == {"hunger": 2, extra: 1}
        assert t.where(id) == "waste", "who stayed does not come again"
        t = visited(id, "anton", "cveta")
        t.dice(5)
        t.choose("refuse")
        assert (t.state("anton"), t.state("cveta")) == ({}, {"misery": 1})
        assert t.w.zones["visitors"].bottom, "under the deck"
        t = visited(id, "anton", "cveta", "boris", "marin")
        assert t.idle
        assert t.state("cveta") == {}, "nobody can be blamed for a full house"
        card = next(card for card in DEFINITION.content().deck("visitor") if card.id == id)
        assert isinstance(card, Visitor)
        assert card.arrival


@pytest.mark.rule("TW-1811")
def test_barterer_doctor_gossip() -> None:
    t = visited("barterer", coffee=1, jewelry=1)
    t.choose("barter")
    t.choose("give:coffee")
    t.choose("give:jewelry")
    t.choose("take:knife")
    t.choose("done")
    assert t.stored() == {"knife": 1}
    t = visited("barterer", jewelry=1)
    t.choose("leave")
    assert t.stored() == {"jewelry": 1}
    t = Table()
    t.people("anton", "marin", "boris")
    t.states("anton", illness=2)
    t.store(herbal_meds=2)
    t.fetch("visitor/doctor", "visitors")
    t.in_phase("day", DrawVisitor())
    t.choose("treat:anton:illness")
    t.choose("treat:anton:illness")
    assert (t.state("anton"), t.stored()) == ({}, {})
    assert total_value(t.w, t.w.storage) == 0
    t = Table()
    t.people("anton", "marin", "boris")
    t.locations("hotel", "school", "library")
    t.fetch("visitor/gossip", "visitors")
    t.fetch("event/fever", "events")
    t.fetch("night-raid/looters", "night-raids")
    for key in ("event/fever", "night-raid/looters"):
        t.w.seen[t.w.content.index[key]] = 0
    t.in_phase("day", DrawVisitor())
    zones = t.game.view(0)["zones"]
    assert (zones["events"][-1], zones["night-raids"][-1]) == ("event/fever", "night-raid/looters")
    t.choose("exchange:medium")
    assert t.cards("medium") == ["library"]


@pytest.mark.rule("TW-1812", "TW-1850")
def test_visitor_and_twist_of_fate_by_colour() -> None:
    for id, letter in (("visitor", "v"), ("twist-of-fate", "t")):
        for colour in ("red", "blue", "green", "yellow", "white"):
            t = Table()
            t.people("anton", "marin", "boris")
            t.store(raw_food=2, jewelry=1)
            t.fetch(f"visitor/{id}", "visitors")
            t.draws(f"colour/{colour}")
            t.in_phase("day", DrawVisitor())
            assert f"vis-{letter}-{colour}" in t.w.read
            t = Table()
            t.people("anton", "marin", "boris")
            t.w.read = (f"vis-{letter}-{colour}",)
            t.fetch(f"visitor/{id}", "visitors")
            t.draws(f"colour/{colour}")
            t.in_phase("day", DrawVisitor())
            assert t.idle, "nobody is there"
            assert t.w.size("colour") == 5
    seen = {draw_colour(Table(seed=seed).w) for seed in range(40)}
    assert seen == {"red", "blue", "green", "yellow", "white"}


# --- Events --------------------------------------------------------------------------------------------------------------------------

COLD = {
    "grey-morning": 3, "shelling": 3, "first-frost": 3, "convoy": 1, "hoarding": 3, "fever": 3, "snipers": 3, "rain": 1,
    "curfew": 3, "robbers-in-the-quarter": 1, "news-on-the-wind": 3, "a-clear-day": 1, "last-offensive": 3,
    "empty-streets": 3,
}  # fmt: skip


@pytest.mark.rule("TW-1820", "TW-1821", "TW-202")
@pytest.mark.parametrize("id", COLD)
def test_the_cold_of_an_event(id: str) -> None:
    t = Table()
    t.people("anton", "marin")
    deck = "ending-event" if id in ("last-offensive", "empty-streets") else "event"
    t.dice(10, 10)
    t.morning(id, deck=deck)
    assert t.w.cold == COLD[id]
    card = next(card for card in DEFINITION.content().deck(deck) if card.id == id)
    assert isinstance(card, Event)


@pytest.mark.rule("TW-1821", "TW-1822", "TW-1823")
def test_shelling() -> None:
    for rolled, lost, wounds in ((3, True, 0), (5, False, 1), (6, False, 0)):
        t = Table()
        t.people("anton", "marin")
        t.built(g3="heater")
        t.store(wood=3)
        t.dice(rolled)
        t.morning("shelling")
        if wounds:
            t.choose("person:anton")
        assert (t.where("heater") == "fittings") == lost
        assert ("evt-shell" in t.w.read) == lost
        assert t.state("anton").get("wounds", 0) == wounds
    t = Table()
    t.people("anton", "marin")
    t.dice(1)
    t.morning("shelling")
    assert t.idle, "with no Fitting built there is no effect and no Script"
    assert "evt-shell" not in t.w.read


@pytest.mark.rule("TW-1821", "TW-967")
def test_convoy_rain_hoarding_fever() -> None:
    for key, gains in (("vegetables", {"vegetable": 2}), ("water", {"filter": 1, "water": 2})):
        t = Table()
        t.store()
        t.morning("convoy")
        t.choose(key)
        assert t.stored() == gains
    for collector, water in ((False, 2), (True, 4)):
        t = Table()
        t.store()
        if collector:
            t.built(g3="rainwater-collector")
        t.morning("rain")
        assert t.stored() == {"water": water}
    t = Table()
    t.people("anton", "marin")
    t.store()
    t.morning("hoarding")
    assert "evt-hoard" in t.w.read
    assert (t.stored(t.w.waste), t.w.food_price) == ({"raw-food": 1, "canned-food": 1}, 3)
    t = Table()
    t.people("anton", "marin")
    t.dice(2, 3)
    t.morning("fever")
    assert (t.state("anton"), t.state("marin")) == ({"illness": 1}, {})


@pytest.mark.rule("TW-1823", "TW-309")
def test_events_that_last_a_day_or_a_night() -> None:
    for id, word, night in (
        ("snipers", "snipers", False),
        ("a-clear-day", "clear-day", False),
        ("curfew", "curfew", True),
        ("robbers-in-the-quarter", "robbers", True),
    ):
        t = Table()
        t.people("anton", "marin")
        t.morning(id)
        assert word in (t.w.tonight if night else t.w.today)
        t.tasks(anton="guard", marin="floor")
        t.store()
        t.raid("footsteps", 2, 0)
        while not t.idle:
            t.choose(t.keys()[0])
        assert t.w.tonight == ()
        t.morning("grey-morning")
        assert t.w.today == ()
    t = Table()
    t.people("anton", "marin", "boris")
    t.morning("snipers")
    t.fetch("visitor/barterer", "visitors")
    t.store()
    t.day()
    t.dice(3)
    t.choose("outside:g1")
    t.answer("rest", "rest")
    assert t.state("anton") == {"wounds": 2}


@pytest.mark.rule("TW-1821", "TW-1822")
def test_news_and_the_last_offensive() -> None:
    for colour in ("red", "blue", "green", "yellow", "white"):
        t = Table()
        t.people("anton", "marin")
        t.draws(f"colour/{colour}")
        t.morning("news-on-the-wind")
        assert f"evt-news-{colour}" in t.w.read
    t = Table()
    t.people("anton", "marin")
    t.store(wood=3)
    t.dice(2, 3)
    t.morning("last-offensive", deck="ending-event")
    assert t.group() == ["marin"]
    assert t.state("marin").get("wounds") is None
    assert t.stored()["wood"] == 1
    assert "evt-last" in t.w.read


# --- Chapters and Objectives ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-1830", "TW-1831")
def test_the_chapters() -> None:
    for number, cold in ((1, 0), (2, 2), (3, 3)):
        t = Table()
        t.people("anton")
        t.fetch("night-raid/looters", "raid-discard")
        t.goal("walls")
        t.w.done = True
        t.morning(f"chapter-{number}", deck="chapter")
        assert (t.w.chapter, t.w.cold) == (number, cold)
        assert t.cards("raid-discard") == (["looters"] if number == 1 else [])


def goal(id: str, **store: int) -> Table:
    t = Table()
    t.people("anton", "cveta")
    for name in t.group():
        t.states(name, misery=2)
    t.store(**store)
    t.goal(id)
    t.w.phase = "day"
    return t


REWARDS = {
    "clear-the-house": ({"component": 2}, 3),
    "bread-for-the-neighbours": ({}, 2),
    "walls": ({"ammo": 1, "lockpick": 1}, 4),
    "a-warm-corner": ({}, 4),
    "medicine-for-a-child": ({}, 2),
    "pay-the-smugglers": ({"canned-food": 1, "meds": 1, "bandages": 1}, 4),
    "a-home": ({}, 2),
}
"""What is gained, and how much Misery is left to the two."""


@pytest.mark.rule("TW-1832", "TW-1834")
@pytest.mark.parametrize("id", REWARDS)
def test_the_reward_of_an_objective(id: str) -> None:
    gained, misery = REWARDS[id]
    t = goal(id)
    t.run(Cold(4))
    t.run(Reached())
    while not t.idle:
        t.choose(t.keys()[0])
    assert t.stored() == gained
    assert sum(t.state(name).get("misery", 0) for name in t.group()) == misery
    assert t.w.cold == (0 if id == "a-warm-corner" else 4)
    assert any(change.ignore for change in t.w.raid_changes) == (id == "bread-for-the-neighbours")
    scripts = {"bread-for-the-neighbours": "o1", "medicine-for-a-child": "o3"}
    assert [key for key in t.w.read if key.startswith("o")] == ([scripts[id]] if id in scripts else [])


@pytest.mark.rule("TW-1832", "TW-1833", "TW-206")
def test_the_penalties() -> None:
    def fails(id: str, *dice: int, **store: int) -> Table:
        t = goal(id, **store)
        t.dice(*dice)
        t.run(NextObjective())
        while not t.idle:
            t.choose(t.keys()[0])
        return t

    t = fails("clear-the-house")
    assert [t.state(name)["fatigue"] for name in t.group()] == [1, 1]
    t = fails("bread-for-the-neighbours", 5)
    assert [t.state(name)["misery"] for name in t.group()] == [2, 3]
    assert "o2" in t.w.read
    assert fails("walls").w.raid_changes[0].damage == 2
    t = fails("a-warm-corner", 4, 5)
    assert [t.state(name).get("illness", 0) for name in t.group()] == [1, 0]
    t = goal("medicine-for-a-child")
    t.states("cveta", misery=1)
    t.dice(5)
    t.run(NextObjective())
    assert [t.state(name)["misery"] for name in t.group()] == [2, 3]
    assert "o4" in t.w.read
    t = fails("pay-the-smugglers", coffee=3, book=2, wood=4)
    assert sum(t.stored().values()) == 5
    assert t.stored()["wood"] == 4, "tokens, not resources"
    t = fails("a-home")
    assert [t.state(name)["misery"] for name in t.group()] == [3, 3]
    assert t.cards("objective-now") != ["a-home"]


@pytest.mark.rule("TW-1832", "TW-115", "TW-207")
def test_what_the_objectives_ask_for() -> None:
    prices = {"bread-for-the-neighbours": 1, "medicine-for-a-child": 2, "pay-the-smugglers": 1}
    chapters = {1: 0, 2: 0, 3: 0}
    for card in DEFINITION.content().deck("objective"):
        assert isinstance(card, Objective)
        chapters[card.chapter] += 1
        assert len(card.cost) == prices.get(card.id, 0)
        assert (card.when is not None) == (card.id in ("clear-the-house", "walls", "a-warm-corner", "a-home"))
    assert chapters == {1: 4, 2: 3, 3: 1}
    for id, key, store, left in (
        ("medicine-for-a-child", "objective:1", {"meds": 1, "herbal_meds": 2}, {"herbal-meds": 2}),
        ("medicine-for-a-child", "objective:2", {"meds": 1, "herbal_meds": 2}, {"meds": 1}),
    ):
        t = goal(id, **store)
        t.run(BetweenTurns())
        t.choose(key)
        assert t.w.done
        assert t.stored() == left
    t = goal("pay-the-smugglers", assault_rifle=1, coffee=1)
    t.run(BetweenTurns())
    t.choose("objective")
    t.choose("give:assault-rifle")
    assert t.w.done
    assert t.stored() == {"coffee": 1, "canned-food": 1, "meds": 1, "bandages": 1}
    t = goal("a-warm-corner")
    t.built(g3="heater")
    assert not t.w.goal().when.holds(t.w, goal_cause(t.w))  # type: ignore[union-attr]
    t.built(u3="bed")
    assert t.w.goal().when.holds(t.w, goal_cause(t.w))  # type: ignore[union-attr]
    t = goal("a-home")
    t.clear("g4", "u4", "a5", "c5")
    t.built(g3="heater", u3="bed", g4="trap", u4="radio", a5="workshop")
    assert not t.w.goal().when.holds(t.w, goal_cause(t.w))  # type: ignore[union-attr]
    t.built(c5="armchair")
    assert t.w.goal().when.holds(t.w, goal_cause(t.w))  # type: ignore[union-attr]


# --- Narrative Actions ---------------------------------------------------------------------------------------------------------------


def told(id: str, store: dict[str, int] | None = None, cold: int = 0, **people: dict[str, int]) -> Table:
    """A Narrative Action is chosen at Dawn; these people are at home with these States."""
    t = Table()
    t.people(*people)
    for name, states in people.items():
        t.states(name, **states)
    t.store(**(store or {}))
    t.run(Cold(cold))
    card = t.fetch(f"narrative-action/{id}", "narrative-now")
    t.in_phase("dawn", Tell(card))
    return t


@pytest.mark.rule("TW-1840", "TW-1841", "TW-1842")
def test_narrative_actions_about_misery() -> None:
    t = told("a-shared-cigarette", {"cigarette": 2}, anton={"misery": 1}, marin={"misery": 2})
    assert (t.stored(), t.state("anton"), t.state("marin")) == ({}, {}, {"misery": 1})
    t = told("reading-aloud", {"book": 1}, anton={"misery": 1}, marin={"misery": 3})
    assert (t.stored(), t.state("anton"), t.state("marin")) == ({}, {"misery": 1}, {"misery": 2})
    t = told("quarrel-settled", anton={"misery": 2}, marin={"misery": 3}, boris={"misery": 1})
    assert (t.state("anton"), t.state("marin"), t.state("boris")) == ({"misery": 1}, {"misery": 2}, {"misery": 1})
    t = told("quarrel-settled", anton={"misery": 2}, boris={"misery": 1})
    assert t.state("anton") == {"misery": 2}, "it takes two"
    t = told("a-song", anton={"misery": 2}, marin={"misery": 2})
    t.choose("person:marin")
    assert (t.state("anton"), t.state("marin")) == ({"misery": 2}, {"misery": 1})
    t = told("a-song", {"guitar": 1}, anton={"misery": 2}, marin={"misery": 2})
    assert (t.state("anton"), t.state("marin")) == ({"misery": 1}, {"misery": 1})
    t = told("old-photograph", anton={"misery": 2}, marin={}, boris={})
    t.choose("person:anton")
    assert (t.state("anton"), t.state("marin"), t.state("boris")) == ({"misery": 1}, {"misery": 1}, {})
    t = told("old-photograph", anton={"misery": 2}, boris={})
    t.choose("person:anton")
    assert t.state("boris") == {}, "nobody has so much Empathy"


@pytest.mark.rule("TW-1842", "TW-819")
def test_a_shared_cigarette_takes_two() -> None:
    t = told("a-shared-cigarette", {"cigarette": 2}, anton={"misery": 2})
    assert (t.stored(), t.state("anton")) == ({"cigarette": 2}, {"misery": 2})
    t = told("a-shared-cigarette", {"cigarette": 2}, anton={"misery": 2}, marin={})
    assert (t.stored(), t.state("anton"), t.state("marin")) == ({}, {"misery": 1}, {})


@pytest.mark.rule("TW-1841", "TW-1842")
def test_the_other_narrative_actions() -> None:
    t = told("makeshift-splint", anton={"wounds": 2}, marin={"wounds": 1})
    assert (t.state("anton"), t.state("marin")) == ({"wounds": 1}, {"wounds": 1})
    t = told("hot-stones", {"wood": 1}, cold=3, anton={})
    assert (t.w.cold, t.stored()) == (2, {})
    assert told("hot-stones", cold=3, anton={}).w.cold == 3
    assert told("melted-snow", cold=2, anton={}).stored() == {"water": 1}
    assert told("melted-snow", cold=1, anton={}).stored() == {}
    t = told("sleep-ill-watch", anton={"fatigue": 2}, marin={})
    t.choose("person:anton")
    assert (t.state("anton"), t.state("marin")) == ({"fatigue": 1}, {"fatigue": 1})
    assert told("sleep-ill-watch", anton={"fatigue": 2}).state("anton") == {"fatigue": 2}
    t = told("silence", anton={})
    assert not t.game.view(0)["zones"]["night-raids"][-1].startswith("?")


@pytest.mark.rule("TW-1841", "TW-813")
def test_cards_that_are_kept() -> None:
    kept = [c.id for c in DEFINITION.content().deck("narrative-action") if isinstance(c, NarrativeAction) and c.keep]
    assert sorted(kept) == ["a-promise", "careful-steps", "extra-shift", "half-rations", "hidden-shelf"]
    for id in kept:
        assert told(id, anton={}).cards("kept") == [id]
    t = Table()
    t.people("anton", "marin")
    t.states("anton", misery=3, fatigue=4)
    t.keep("extra-shift")
    t.day()
    t.choose("extra-shift:anton")
    t.choose("rest")
    t.choose("rest")
    t.day(turn=3)
    assert t.asked == "assign", "no black circle counts today"
    t.choose("rest")
    t.run(DayOver())
    assert t.state("anton") == {"misery": 3, "fatigue": 4} or t.p("anton") not in t.w.group
    t = Table()
    t.people("anton", "marin")
    t.keep("half-rations")
    t.store(water=2)
    t.dusk()
    t.choose("drink")
    t.choose("use:half-rations")
    assert t.state("anton") == {}
    assert t.state("marin") == {"hunger": 1}
    t = Table()
    t.people("anton", "marin")
    t.keep("careful-steps")
    t.outside("hotel", "anton", noise=10)
    t.run(RollNoise())
    t.choose("use:careful-steps")
    assert t.idle
    assert t.w.noise == 10
    t = Table()
    t.people("anton", "marin")
    t.tasks(anton="guard", marin="floor")
    t.keep("hidden-shelf")
    t.store(wood=5)
    t.game.dictate(dice=[0])
    t.raid("looters", 3, 1)
    t.choose("use:hidden-shelf")
    assert t.stored() == {"wood": 4}
    assert t.cards("kept") == []


@pytest.mark.rule("TW-208", "TW-1832")
def test_boards_that_a_script_puts_up_count_for_the_objective() -> None:
    t = Table()
    t.people("marin", "anton")
    t.goal("walls")
    t.clear("g7", "u2")
    t.store()
    t.in_phase("day", Boards(CRACKS[0]))
    assert not t.w.done
    t.run(OpenScript("vis-v-yellow"))
    t.choose("today")
    t.choose("person:marin")
    t.choose("crack:k2")
    assert t.w.done
    assert t.stored() == {"ammo": 1, "lockpick": 1}


@pytest.mark.rule("TW-1866", "TW-021")
def test_a_trap_that_pays_nothing_leaves_the_rats() -> None:
    for raw_food, left in ((6, True), (5, False)):
        t = Table()
        t.people("marin")
        t.store(raw_food=raw_food)
        t.built(g3="trap")
        t.token("rats")
        t.w.waits = {SPACE["g3"]: "bait-chems"}
        t.dice(5)
        t.in_phase("morning", PayOut())
        assert (t.w.token("rats") is not None) == left
