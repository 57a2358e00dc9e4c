"""The worked examples of the catalogue, with their own numbers."""

import pytest

from holdfast.games.this_war.book.checks import Hurt
from holdfast.games.this_war.city.listening import RollNoise
from holdfast.games.this_war.city.locations import LocationExchange
from holdfast.games.this_war.city.packing import Carry
from holdfast.games.this_war.city.searching import Search
from holdfast.games.this_war.combat.fight import StartFight
from holdfast.games.this_war.flow.dawn import DeathAmongUs
from holdfast.games.this_war.flow.night_raid import CrimeWave
from holdfast.games.this_war.house.spaces import CRACKS, REMNANTS, SPACE
from holdfast.games.this_war.people.spirit import SpiritLine
from holdfast.games.this_war.people.states import State, change, settle
from holdfast.games.this_war.rules import MISERY
from holdfast.games.this_war.things.barter import Barter
from tests.games.this_war.table import Table


@pytest.mark.rule("TW-1901", "TW-304")
def test_blocks_do_not_add_up() -> None:
    t = Table()
    t.people("anton", "marin")
    t.states("anton", fatigue=2, illness=2)
    t.day(turn=2)
    t.choose("rest")
    assert t.asked == "assign"
    t.choose("rest")
    t.day(turn=3)
    assert t.game.question.tag == "assign"
    t.choose("rest")
    assert t.idle
    assert t.w.actions(t.p("anton")) == 2


@pytest.mark.rule("TW-1903", "TW-323")
def test_a_lock_holds_on_three_and_opens_on_four() -> None:
    for rolled, opened in ((3, False), (4, True)):
        t = Table()
        t.people("marin")
        t.store(lockpick=1)
        t.draws("closed-door-a")
        t.day()
        t.dice(rolled)
        t.choose("pick:u7")
        assert t.idle
        if opened:
            assert t.stored() == {"vegetable": 2, "moonshine": 1}
            assert "u8" in t.game.view(0)["reach"]
        else:
            assert t.stored() == {"lockpick": 1}
            assert "u8" not in t.game.view(0)["reach"]
        assert not t.faults()


@pytest.mark.rule("TW-1907", "TW-404")
def test_meals() -> None:
    t = Table()
    t.people("arica", "marin", "boris")
    for name, hunger in (("arica", 3), ("marin", 2), ("boris", 2)):
        t.states(name, hunger=hunger)
    t.store(water=3, canned_food=1, vegetable=1)
    t.dusk()
    t.choose("drink")
    t.choose("eat:canned-food")
    t.choose("eat:vegetable")
    assert t.idle, "with nothing to eat there is nothing to choose"
    assert [t.state(name)["hunger"] for name in ("arica", "marin", "boris")] == [1, 2, 3]
    assert t.stored() == {}


@pytest.mark.rule("TW-1902", "TW-116", "TW-105", "TW-109")
def test_set_up() -> None:
    t = Table(players=3)
    w = t.w
    assert t.stored() == {"lockpick": 1, "shovel": 1, "component": 4, "wood": 4, "water": 2, "raw-food": 3}
    assert [t.state(name) for name in t.group()] == [{"hunger": 2}] * 3
    deck = t.game.view(0)["zones"]["events"][::-1]
    assert len(deck) == 13
    assert [i for i, back in enumerate(deck) if "chapter" in back] == [0, 4, 9]
    assert [back for back in deck if "chapter" in back] == ["?chapter-1", "?chapter-2", "?chapter-3"]
    assert deck[10:] == ["?ending-event"] * 3
    assert w.day == 1


@pytest.mark.rule("TW-1904", "TW-320", "TW-322")
def test_one_shovel_digs_one_heap_a_turn() -> None:
    t = Table()
    t.people("marin", "anton")
    t.store(shovel=1)
    t.day()
    t.choose("dig:g7")
    assert t.refuses("dig:c2") == {"TW-320"}
    t.choose("rest")
    t.store()
    t.day()
    assert t.refuses("dig:g7") == {"TW-320"}
    t.choose("dig-with:g7:anton")
    assert t.idle, "both were needed for it"


@pytest.mark.rule("TW-1905", "TW-315", "TW-316")
def test_two_rummage() -> None:
    t = Table()
    t.people("marin", "anton")
    t.store()
    t.day()
    t.dice(6, 4)
    t.answer("rummage:c3", "rummage:c3")
    t.choose("in-order")
    assert t.asked == "sort"
    t.choose("wood:4")
    t.choose("wood:0")
    assert t.stored() == {"wood": 4, "component": 1}


@pytest.mark.rule("TW-1906", "TW-402")
def test_thirst() -> None:
    t = Table()
    t.people("arica", "marin", "boris")
    t.store(water=1)
    t.dice(5, 6)
    t.dusk()
    assert t.why("drink") == {"TW-401"}
    t.choose("dry:arica")
    t.choose("dry:marin")
    t.choose("drink")
    assert t.asked == "pause", "nobody has anything to eat"
    assert t.state("arica") == {"hunger": 2}, "one by thirst, one by hunger"
    assert t.state("marin") == {"hunger": 1, "misery": 1}
    assert t.state("boris") == {"hunger": 1}


@pytest.mark.rule("TW-1908", "TW-1008")
def test_starvation_comes_before_the_evening() -> None:
    t = Table()
    t.people("arica", "marin")
    t.states("arica", hunger=3)
    t.store(water=2)
    t.dusk()
    t.choose("drink")
    assert t.group() == ["marin"]
    assert t.where("arica") == "waste"
    assert t.w.losses == 1


@pytest.mark.rule("TW-1909", "TW-509", "TW-1010")
def test_an_exhausted_guard_still_guards() -> None:
    t = Table()
    t.people("arica", "marin")
    t.states("arica", fatigue=3)
    t.evening()
    t.choose("guard")
    t.choose("floor")
    assert t.state("arica") == {"fatigue": 4}
    assert t.w.guards() == (t.p("arica"),)
    assert t.w.actions(t.p("arica")) == 0
    t.built(u3="bed")
    t.evening()
    assert t.refuses("guard") == {"TW-510"}
    assert t.refuses("scavenge") == {"TW-510"}
    assert set(t.keys()) == {"bed", "floor", "unguarded"}


@pytest.mark.rule("TW-1910", "TW-505")
def test_nobody_stands_guard() -> None:
    t = Table()
    t.people("arica", "marin")
    t.built(u3="bed")
    t.evening()
    t.choose("scavenge")
    assert t.refuses("bed") == {"TW-505"}
    t.choose("unguarded")
    assert t.game.over, "that is an answer to the end"
    assert t.game.outcome is not None
    assert (t.game.outcome.won, t.game.outcome.rule) == (False, "TW-505")
    assert "rule-333" in t.w.read


@pytest.mark.rule("TW-1911", "TW-607", "TW-618")
def test_noise_and_its_roll() -> None:
    for rolled, met in ((5, True), (6, False)):
        t = Table()
        t.people("marin")
        t.outside("tram-depot", "marin", noise=1)
        t.fetch("resident/civilians", "residents")
        t.draws("findings-1")
        t.dice(rolled, 1)
        t.run(Search("furniture"))
        if met:
            assert t.asked == "meet"
            assert t.w.noise == 1
            assert t.piled() == {}, "the encounter comes before the Findings card"
            t.choose("slip-away")
            assert t.piled() == {"book": 1}
        else:
            assert t.w.noise == 5
            assert t.piled() == {"book": 1}


@pytest.mark.rule("TW-1912")
def test_arica_sneaks_once_a_night() -> None:
    t = Table()
    t.people("arica")
    t.outside("tram-depot", "arica", noise=6)
    t.dice(2)
    t.run(RollNoise())
    t.choose("stealth")
    assert t.w.noise == 1
    assert t.asked != "meet"
    t.w.noise = 6
    t.dice(7)
    t.run(RollNoise())
    assert t.asked != "before-noise"


@pytest.mark.rule("TW-1913", "TW-635", "TW-636")
def test_carrying() -> None:
    t = Table()
    t.people("boris", "marko")
    t.outside("tram-depot", "boris", "marko")
    t.pile(pistol=1, guitar=1, raw_food=3, cigarette=2)
    t.run(Carry())
    assert t.w.weight() == 6
    t.choose("take:wood")
    t.choose("take:wood")
    assert t.refuses("take:wood") == {"HF-01"}
    t.choose("home")
    assert t.piled() == {"pistol": 1, "guitar": 1, "raw-food": 3, "cigarette": 2, "wood": 2}


@pytest.mark.rule("TW-1914", "TW-709", "TW-717")
def test_a_raid() -> None:
    t = Table()
    t.people("anton", "marin")
    t.tasks(anton="guard", marin="floor")
    t.store(knife=1, wood=5)
    t.w.boards = 1 << CRACKS[0]
    t.raid("more-bandits", 4, 2)
    t.combat_dice(3)
    t.choose("weapon:knife")
    assert t.asked == "shields"
    t.choose("off-wounds:2")
    assert t.state("anton") == {}
    assert t.asked == "wave", "the wood is all there is to lose"
    assert t.stored() == {"knife": 1, "wood": 2}, "a weapon in the hands of a guard is safe"


@pytest.mark.rule("TW-1915", "TW-712", "TW-714")
def test_a_hatchet_in_a_raid() -> None:
    for weapon, ignored in (("hatchet", True), ("knife", False)):
        t = Table()
        t.people("marin", "anton")
        t.tasks(marin="guard", anton="floor")
        t.store(**{weapon: 1, "wood": 9})
        t.raid("bandits", 3, 2)
        t.combat_dice(0, 4)
        t.choose(f"weapon:{weapon}")
        t.choose("again")
        assert t.asked == "wave"
        assert t.state("marin") == ({} if ignored else {"wounds": 2})
        assert t.stored()["wood"] == (9 if ignored else 6)


@pytest.mark.rule("TW-1916", "TW-710")
def test_an_assault_rifle_shoots_once_or_twice() -> None:
    for ammo, keys in ((1, {"shots:1", "no-shot"}), (2, {"shots:1", "shots:2", "no-shot"})):
        t = Table()
        t.people("anton", "marin")
        t.tasks(anton="guard", marin="floor")
        t.store(assault_rifle=1, ammo=ammo)
        t.raid("bandits", 3, 2)
        t.choose("weapon:assault-rifle")
        assert set(t.keys()) == keys


@pytest.mark.rule("TW-1917", "TW-930")
def test_firearms_first() -> None:
    t = Table()
    t.people("anton")
    t.outside("tram-depot", "anton")
    t.pile(pistol=1, ammo=1)
    t.game.dictate(dice=[0, 3])
    t.run(StartFight(1, {"a": "knife", "b": "knife", "c": "knife"}))
    t.choose("weapon:pistol")
    t.choose("fight")
    t.choose("shots:1")
    assert t.state("anton") == {}
    assert t.w.fight is None
    assert t.piled() == {"pistol": 1}


@pytest.mark.rule("TW-1918", "TW-913", "TW-937")
def test_an_enemy_rolls_again_where_its_symbol_misses() -> None:
    t = Table()
    t.people("anton")
    t.outside("tram-depot", "anton")
    t.game.dictate(dice=[2, 0, 4, 1])
    t.run(StartFight(1, {"a": "knife", "b": "knife", "c": "knife"}))
    assert t.w.fight is not None
    assert t.w.fight.foes[0].prowess == 1
    t.choose("fight")
    assert t.state("anton") == {"wounds": 1}


@pytest.mark.rule("TW-1919", "TW-920")
def test_flight() -> None:
    t = Table()
    t.people("anton", "marin")
    t.outside("tram-depot", "anton", "marin")
    t.pile(book=1)
    t.game.dictate(dice=[0, 0, 3, 3])
    t.run(StartFight(2, {"a": "none", "b": "none", "c": "none"}))
    t.choose("flee")
    t.choose("person:anton")
    t.choose("person:marin")
    assert (t.state("anton"), t.state("marin")) == ({"wounds": 1}, {"wounds": 1})
    assert t.w.unknown == 0
    assert t.piled() == {"book": 1}


@pytest.mark.rule("TW-1920", "TW-940")
def test_killing() -> None:
    for thug in (False, True):
        t = Table()
        t.people("arica", "marko")
        t.outside("tram-depot", "arica", "marko")
        t.pile(shotgun=1, ammo=1)
        t.game.dictate(dice=[0, 4])
        t.run(StartFight(1, {"a": "none", "b": "none", "c": "none"}, thug=thug))
        t.choose("unarmed")
        t.choose("weapon:shotgun")
        t.choose("fight")
        t.dice(5)
        t.choose("shots:1")
        t.choose("keep")
        assert (t.state("arica"), t.state("marko")) == ({}, {} if thug else {"misery": 1})


@pytest.mark.rule("TW-1921", "TW-962", "TW-963", "TW-965")
def test_barter() -> None:
    t = Table()
    t.people("anton")
    t.store(cigarette=2, alcohol_100=1, canned_food=1)
    t.in_phase("day", Barter(("green",), 2))
    t.choose("give:cigarette")
    assert t.asked == "pick-value", "one Cigarette is not enough of a Commission"
    t.choose("give:cigarette")
    assert t.refuses("take:raw-food") == {"TW-963"}
    t.choose("give:alcohol-100")
    t.choose("take:raw-food")
    t.choose("done")
    assert t.stored() == {"canned-food": 1, "raw-food": 1}
    t.store(canned_food=1)
    t.in_phase("day", Barter(("green",), 2))
    assert t.idle, "the can paid the Commission, what was too much is lost, and there is nothing to pay with"
    assert t.stored() == {}


@pytest.mark.rule("TW-1922", "TW-808")
def test_location_exchange() -> None:
    t = Table()
    t.locations("hotel", "school", "library")
    t.draws("brewery")
    t.run(LocationExchange("near"))
    assert [t.cards(space) for space in ("near", "medium", "far")] == [["school"], ["library"], ["brewery"]]
    assert t.where("hotel") == "waste"


@pytest.mark.rule("TW-1923", "TW-814")
def test_death_among_us() -> None:
    t = Table()
    t.people("bruno", "arica")
    t.w.losses = 1
    t.dice(4)
    t.in_phase("dawn", DeathAmongUs())
    assert (t.state("bruno"), t.state("arica")) == ({"misery": 2}, {})
    t.in_phase("dawn", DeathAmongUs())
    assert t.state("bruno") == {"misery": 2}, "it is rolled for once"


@pytest.mark.rule("TW-1924", "TW-720", "TW-721", "TW-722")
def test_crime_wave() -> None:
    t = Table()
    w = t.w
    for _ in range(3):
        w.pass_unseen("red-raids", "night-raids")
        w.pass_unseen("red-residents", "residents")
    assert (w.size("red-raids"), w.size("red-residents")) == (1, 3)
    t.run(CrimeWave())
    assert set(t.keys()) == {"raids:0", "raids:1"}
    before = w.size("residents")
    t.choose("raids:1")
    assert (w.size("red-raids"), w.size("red-residents"), w.size("residents")) == (0, 2, before + 1)


@pytest.mark.rule("TW-1925", "TW-118")
def test_a_group_of_four_takes_nobody_in() -> None:
    t = Table()
    t.people("arica", "marin", "anton", "boris")
    t.fetch("visitor/new-arrival-1", "visitors")
    t.day()
    t.dice(5)
    t.choose("outside:g1")
    for _ in range(3):
        t.choose("rest")
    assert t.idle
    assert len(t.group()) == 4
    assert [t.state(name) for name in t.group()] == [{}] * 4


@pytest.mark.rule("TW-1926", "TW-1402", "TW-1404")
def test_the_end() -> None:
    for starting, why, won in ((("arica",), "victory", True), (("anton",), "survival", False)):
        t = Table()
        t.people("arica", "anton", starting=starting)
        t.people("arica", starting=starting)
        t.morning("ceasefire", deck="ending-event")
        assert t.game.outcome is not None
        assert (t.game.outcome.why, t.game.outcome.won) == (why, won)


@pytest.mark.rule("TW-1927", "TW-630")
def test_death_outside() -> None:
    t = Table()
    t.people("marko", "boris", "anton")
    t.outside("tram-depot", "marko", "boris", "anton")
    t.states("anton", wounds=3)
    t.dice(1, 6)
    t.run(Hurt(t.p("anton"), 1))
    assert t.group() == ["marko", "boris"]
    assert t.w.stopped == (t.p("marko"),)
    assert t.w.searching() == (t.p("boris"),)


@pytest.mark.rule("TW-1928", "TW-951")
def test_trust_fate() -> None:
    for card, wounds in (("fate-5", 0), ("fate-3", 2)):
        t = Table()
        t.people("roman")
        t.outside("tram-depot", "roman")
        t.pile(knife=1)
        t.game.dictate(dice=[0, 5, 3])
        t.run(StartFight(1, {"a": "none", "b": "none", "c": "none"}))
        t.choose("weapon:knife")
        t.fetch(f"fate/{card}", "fate")
        t.choose("fight")
        assert t.asked == "blow"
        t.choose("trust")
        assert t.w.fight is not None
        assert t.w.fight.foes[0].wounds == wounds
        assert t.cards("fate-discard") == [card]


@pytest.mark.rule("TW-1929", "TW-037", "TW-325")
def test_accessibility() -> None:
    t = Table()
    t.people("boris")
    assert not {"g8", "k1"} & set(t.game.view(0)["reach"])
    t.draws("rubble-d")
    t.day()
    t.choose("dig:g7")
    assert t.w.house[SPACE["g7"]] == REMNANTS
    assert not {"g8", "k1"} & set(t.game.view(0)["reach"])
    t.day(turn=2)
    t.choose("dig:g7")
    assert {"g8", "k1"} <= set(t.game.view(0)["reach"])
    t = Table()
    t.people("boris")
    t.draws("rubble-b")
    t.day()
    t.choose("dig:g7")
    assert {"g8", "k1"} <= set(t.game.view(0)["reach"])


@pytest.mark.rule("TW-1930", "TW-328")
def test_next_to() -> None:
    t = Table()
    t.people("marin")
    t.store(component=9, mechanical_part=2, electrical_part=1)
    t.built(u3="moonshine-still")
    t.known_fittings("distiller")
    t.day()
    assert t.refuses("build:distiller") == {"TW-328"}
    t.clear("u2", "u4")
    t.day()
    t.choose("build:distiller")
    assert set(t.keys()) == {"slot:u2", "slot:u4"}


@pytest.mark.rule("TW-1931", "TW-1011")
def test_two_deaths_at_once() -> None:
    for toss, death in ((0, "illness-death"), (1, "misery-departure")):
        t = Table()
        t.people("anton", "marin")
        t.states("anton", illness=3, misery=3)
        t.game.dictate(dice=[toss, 0])
        t.w.scene = 1
        change(t.w, t.p("anton"), 2, 1)
        t.w.fallen = ((t.p("anton"), 1 << 2 | 1 << MISERY),)
        t.w.scene = 0
        t.run(*settle(t.w))
        assert t.w.deaths == (death,)
        assert len([key for key in t.w.read if key.startswith("end-")]) == 1


@pytest.mark.rule("TW-1932", "TW-1104")
def test_habit() -> None:
    t = Table()
    t.people("arica")
    t.store(cigarette=1)
    t.in_phase("dawn", SpiritLine("a"))
    assert set(t.keys()) == {"give", "refuse"}
    t.choose("give")
    assert (t.stored(), t.state("arica")) == ({}, {})
    t.in_phase("dawn", SpiritLine("a"))
    assert t.state("arica") == {"misery": 2}


@pytest.mark.rule("TW-1933", "TW-312")
def test_a_sniper_kills_and_nobody_comes() -> None:
    t = Table()
    t.people("arica", "marin")
    t.states("arica", wounds=2)
    t.day()
    t.dice(1)
    t.choose("outside:g1")
    t.choose("rest")
    assert t.group() == ["marin"]
    assert t.w.size("visitors") == 12


@pytest.mark.rule("TW-1934")
def test_antons_book() -> None:
    for misery, book, after in ((0, 1, {"fatigue": 2}), (2, 1, {"misery": 1, "fatigue": 2}), (0, 0, {"fatigue": 1})):
        t = Table()
        t.people("anton")
        t.states("anton", misery=misery, fatigue=1)
        t.store(book=book)
        t.in_phase("dawn", SpiritLine("a"))
        assert t.state("anton") == after
        assert t.stored() == ({"book": 1} if book else {})


@pytest.mark.rule("TW-1935", "TW-310")
def test_few_left() -> None:
    t = Table()
    t.people("arica", "marin")
    t.fetch("visitor/gossip", "visitors")
    t.day()
    t.dice(5)
    t.choose("outside:g1")
    t.choose("rest")
    assert t.keys() == ["top", "new-arrival"]
    t.choose("new-arrival")
    assert t.asked == "arrival"
    t = Table()
    t.people("arica", "marin", "anton")
    t.fetch("visitor/gossip", "visitors")
    t.day()
    t.dice(5)
    t.choose("outside:g1")
    t.answer("rest", "rest")
    assert t.asked == "pick-exchange", "only the top card"


@pytest.mark.rule("TW-1936", "TW-407", "TW-1006")
def test_dusk_order() -> None:
    for rolled, lives in ((2, False), (6, True)):
        t = Table()
        t.people("arica", "marin")
        t.states("arica", hunger=3)
        t.store(raw_food=1)
        t.dice(rolled, 10)
        t.dusk()
        t.choose("go-on")
        if lives:
            t.choose("eat:raw-food")
            assert t.state("arica") == {"hunger": 2, "misery": 1}
        else:
            assert t.group() == ["marin"]
            assert t.stored() == {"raw-food": 1}


@pytest.mark.rule("TW-1937", "TW-1016")
def test_endings() -> None:
    t = Table()
    t.people("anton", "marin")
    t.store(wood=1, book=1, coffee=1)
    t.w.phase = "day"
    t.states("anton", misery=3)
    t.game.dictate(dice=[1])
    t.run(State("all", "misery", 1), by=None)
    t.answer("give:wood", "give:coffee")
    assert "end-anton-breakdown" in t.w.read
    assert t.stored() == {"book": 1}
    t = Table()
    t.people("anton", "marin")
    t.store(wood=2)
    t.w.phase = "day"
    t.states("anton", wounds=3)
    t.game.dictate(dice=[1])
    t.run(Hurt(t.p("anton"), 1))
    assert "end-anton-death" in t.w.read
    assert t.stored() == {"wood": 2}
