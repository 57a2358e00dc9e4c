"""Scavenging: the way there, card by card, the way home (TW-601 to TW-617, TW-623 to TW-644)."""

import pytest

from holdfast.core.engine.effect import replace
from holdfast.games.this_war.book.checks import Hurt
from holdfast.games.this_war.book.orders import FlagDay
from holdfast.games.this_war.city.exploring import Explore
from holdfast.games.this_war.city.listening import RollNoise
from holdfast.games.this_war.city.packing import Carry, capacity
from holdfast.games.this_war.city.searching import DrawFindings
from holdfast.games.this_war.city.unknown import AddUnknown, ReturnCards
from holdfast.games.this_war.combat.fight import StartFight
from holdfast.games.this_war.flow.scavenging import Homeward
from holdfast.games.this_war.rules import ITEM, STANDARD
from holdfast.games.this_war.things.tracks import Noise
from tests.games.this_war.table import Table


def two_at(location: str, **more: int) -> Table:
    """Marin and Anton scavenge; the Leader is asked whether to go on."""
    t = Table()
    t.people("marin", "anton", "cveta")
    t.outside(location, "marin", "anton", **more)
    return t


# --- the way there -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-601", "TW-602", "TW-605", "TW-609", "TW-629")
def test_choosing_a_location_with_a_red_box() -> None:
    t = Table()
    t.people("marin", "anton")
    t.locations("snipers-crossing", "hotel", "school")
    t.tasks(marin="scavenge", anton="guard")
    t.store()
    t.scavenge()
    assert set(t.keys()) == {"go:near", "go:medium", "go:far"}
    t.game.dictate(dice=[0, 2, 1])
    t.choose("go:near")
    assert t.asked == "danger-rolled", "the sniper shoots at the only one who is there"
    t.choose("again")
    assert t.state("marin") == {"wounds": 1}
    assert (t.w.unknown, t.w.noise) == (14, 1)
    assert "rule-660" in t.w.read
    assert t.game.view(0)["zones"]["exploration"] == ["?exploration"] * 26, "nobody has seen a card"


@pytest.mark.rule("TW-603", "TW-604")
def test_equipment_is_limited_by_what_they_can_carry() -> None:
    t = Table()
    t.people("arica", "marin")
    assert t.w.character(t.p("arica")).inventory == 3
    t.tasks(arica="scavenge", marin="guard")
    t.store(assault_rifle=1, shovel=2, lockpick=1, wood=4)
    t.scavenge()
    t.choose("go:far")
    t.choose("take:assault-rifle")
    t.choose("take:shovel")
    assert t.refuses("take:shovel") == {"TW-604"}
    assert t.refuses("take:wood") == {"HF-01"}, "resources stay at home"
    t.choose("take:lockpick")
    t.choose("leave:shovel")
    t.choose("go")
    assert t.piled() == {"assault-rifle": 1, "lockpick": 1}
    assert t.stored() == {"shovel": 2, "wood": 4}


@pytest.mark.rule("TW-605", "TW-1823")
def test_noise_starts_at_two_in_empty_streets_and_under_curfew_there_are_fewer_cards() -> None:
    t = Table()
    t.people("marin", "anton")
    t.tasks(marin="scavenge", anton="guard")
    t.store()
    t.run(FlagDay("empty-streets", night=True), FlagDay("curfew", night=True))
    t.scavenge()
    t.choose("go:far")
    assert (t.w.noise, t.w.unknown) == (2, 8)


# --- Noise ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-606", "TW-644")
def test_noise_never_leaves_its_track_and_alone_brings_nobody() -> None:
    t = two_at("hotel", noise=9)
    t.run(Noise(4))
    assert t.w.noise == 10
    t.run(Noise(-3), Noise(-9))
    assert t.w.noise == 1
    assert t.idle, "no encounter without a roll"


@pytest.mark.rule("TW-607", "TW-608", "TW-1782")
def test_after_an_encounter_scavenging_goes_on() -> None:
    t = two_at("hotel", noise=4)
    t.fetch("resident/civilians", "residents")
    t.dice(4)
    t.run(RollNoise())
    assert (t.asked, t.w.noise) == ("meet", 1)
    t.choose("slip-away")
    assert t.cards("resident-discard") == ["civilians"]
    assert t.idle
    assert t.w.unknown == 7


# --- cards -----------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-610", "TW-615", "TW-617")
def test_a_card_is_revealed_resolved_and_laid_aside() -> None:
    t = two_at("hotel")
    t.next_cards("furniture")
    t.draws("findings-6")
    t.choose("reveal")
    assert set(t.keys()) == {"search", "leave"}
    t.dice(9)
    t.choose("search")
    assert t.piled() == {"jewelry": 1}
    assert t.cards("explored") == ["furniture"]
    assert t.w.unknown == 7
    t.next_cards("pantry")
    t.choose("reveal")
    t.choose("leave")
    assert (t.piled(), t.w.noise) == ({"jewelry": 1}, 1 + STANDARD.search_noise), (
        "declining costs nothing and brings nothing"
    )


@pytest.mark.rule("TW-611", "TW-612", "TW-640")
def test_returned_cards_are_gone_for_tonight() -> None:
    t = two_at("hotel", unknown=3)
    assert not ReturnCards(3).blocks(t.w, None)  # type: ignore[arg-type]
    assert {b.rule for b in ReturnCards(4).blocks(t.w, None)} == {"TW-612"}  # type: ignore[arg-type]
    assert not ReturnCards(4, or_all=True).blocks(t.w, None)  # type: ignore[arg-type]
    t.run(ReturnCards(2))
    assert t.w.unknown == 1
    t.run(ReturnCards(9, or_all=True))
    assert t.w.unknown == 0
    assert t.w.size("exploration") == 26


@pytest.mark.rule("TW-613", "TW-632", "TW-633")
def test_the_leader_may_stop_and_all_cards_go_back() -> None:
    t = two_at("hotel")
    t.next_cards("dead-silence")
    t.choose("reveal")
    t.choose("stop")
    t.choose("home")
    assert t.w.size("exploration") == 26
    assert t.cards("explored") == []
    assert t.idle


@pytest.mark.rule("TW-614")
def test_the_last_card_ends_it() -> None:
    t = two_at("hotel", unknown=1)
    t.next_cards("dead-silence")
    t.choose("reveal")
    assert t.asked == "carry"


@pytest.mark.rule("TW-616", "TW-643")
def test_an_obstacle_that_is_not_listed_is_a_passage() -> None:
    t = two_at("tram-depot")
    t.next_cards("closed-door", "open-space")
    t.choose("reveal")
    assert t.asked == "explore"
    t.choose("reveal")
    assert t.asked == "explore"
    assert t.cards("explored") == ["closed-door", "open-space"]


@pytest.mark.rule("TW-617", "TW-1770")
def test_what_a_card_says_must_happen_happens() -> None:
    t = two_at("construction-site")
    t.next_cards("open-space")
    t.choose("reveal")
    assert set(t.keys()) == {"wait", "cross"}
    t.choose("wait")
    assert t.w.unknown == 5
    t.next_cards("open-space")
    t.dice(2)
    t.choose("reveal")
    t.choose("cross")
    t.choose("person:anton")
    assert t.state("anton") == {"wounds": 1}


@pytest.mark.rule("TW-618", "TW-619", "TW-1775")
def test_a_search_with_a_star() -> None:
    t = two_at("tram-depot")
    t.next_cards("debris")
    t.draws("findings-2")
    t.dice(9, 10)
    t.choose("reveal")
    t.choose("search")
    assert t.w.noise == 1 + STANDARD.search_noise
    assert t.piled() == {"weapon-part": 1, "sawblade": 1}


@pytest.mark.rule("TW-620", "TW-621")
def test_findings_by_a_script() -> None:
    t = two_at("tram-depot")
    t.draws("findings-1")
    t.run(DrawFindings(("pantry",), star=False))
    assert t.piled() == {"vegetable": 1}
    t.draws("findings-6")
    t.run(DrawFindings())
    assert t.piled() == {"vegetable": 1, "jewelry": 1}, "without a row it is Furniture"


@pytest.mark.rule("TW-622", "TW-642")
def test_bars_rubble_and_doors() -> None:
    t = two_at("ruined-church")
    t.next_cards("bars")
    t.choose("reveal")
    assert t.asked == "explore", "without a Sawblade there is nothing to choose"
    t.pile(sawblade=1)
    t.next_cards("bars")
    t.draws("findings-5")
    t.choose("reveal")
    t.choose("saw")
    assert t.piled() == {"sawblade": 1, "herbal-meds": 1, "filter": 1, "sugar": 1}
    assert t.w.noise == 1
    t = two_at("tram-depot")
    t.pile(shovel=1)
    t.next_cards("rubble")
    t.draws("findings-9")
    t.choose("reveal")
    t.choose("dig")
    assert t.piled() == {"shovel": 1, "broken-pistol": 1}
    assert (t.w.noise, t.w.unknown) == (2, 8)
    t = two_at("tram-depot")
    t.next_cards("rubble")
    t.draws("findings-9")
    t.choose("reveal")
    assert t.refuses("dig") == {"TW-1204"}
    t.choose("dig-together")
    assert (t.w.noise, t.w.unknown) == (3, 7)
    assert t.piled() == {"broken-pistol": 1}


@pytest.mark.rule("TW-622", "TW-641", "TW-642")
def test_a_door_is_picked_once_or_forced() -> None:
    t = two_at("hotel")
    t.pile(lockpick=1)
    t.next_cards("closed-door")
    t.dice(3, 9)
    t.choose("reveal")
    t.choose("pick")
    assert t.piled() == {"lockpick": 1}
    assert t.why("pick") == {"HF-01"}, "a second try at the same card is not allowed"
    t.draws("findings-5")
    t.choose("force")
    assert t.piled() == {"lockpick": 1, "herbal-meds": 1, "sugar": 1}
    assert t.w.noise == 5
    t = two_at("hotel")
    t.pile(lockpick=1)
    t.next_cards("closed-door")
    t.draws("findings-5")
    t.dice(4)
    t.choose("reveal")
    t.choose("pick")
    assert t.piled() == {"herbal-meds": 1, "sugar": 1}
    assert t.w.noise == 1


@pytest.mark.rule("TW-1770", "TW-1771")
def test_a_basement_adds_cards() -> None:
    t = two_at("hotel", unknown=5)
    t.next_cards("basement-entrance")
    t.choose("reveal")
    t.choose("descend")
    assert t.w.unknown == 5 - 1 - 1 + 3
    t.w.unknown = 25
    t.run(AddUnknown(9))
    assert t.w.unknown == t.w.size("exploration")


@pytest.mark.rule("TW-623", "TW-624")
def test_hiding() -> None:
    t = two_at("hotel", noise=4)
    t.next_cards("hideout")
    t.choose("reveal")
    assert t.cards("area") == ["hideout"]
    t.fetch("resident/bandits", "residents")
    t.dice(1)
    t.run(RollNoise())
    t.choose("hide")
    assert t.cards("area") == []
    assert t.w.size("residents") == 8, "shuffled back"
    assert t.w.unknown == 6


@pytest.mark.rule("TW-624", "TW-926")
def test_an_ambush_is_a_backstab_and_then_a_fight() -> None:
    t = two_at("hotel")
    t.fetch("exploration/hideout", "area")
    t.fetch("resident/bandits", "residents")
    t.w.noise = 4
    t.game.dictate(dice=[0, 0, 0, 0, 3, 0])
    t.run(RollNoise())
    t.choose("ambush")
    t.answer("keep") if t.asked == "blow" else None
    while t.asked == "deal-wound":
        t.choose("foe:1")
    assert t.w.fight is not None
    assert t.asked == "round"
    assert sum(foe.wounds for foe in t.w.fight.foes) == 1
    assert (t.state("marin"), t.state("anton")) == ({}, {}), "the other side did not strike"
    t = two_at("hotel", noise=4)
    t.fetch("exploration/hideout", "area")
    t.fetch("resident/homeless-family", "residents")
    t.dice(1)
    t.run(RollNoise())
    assert t.refuses("ambush") == {"TW-624"}


@pytest.mark.rule("TW-623", "TW-625")
def test_a_map() -> None:
    t = two_at("hotel", unknown=5)
    t.fetch("exploration/map", "area")
    t.next_cards("furniture", "creaking-boards", "pantry")
    t.run(Explore())
    t.choose("map")
    t.choose("return:creaking-boards")
    t.choose("next:pantry")
    t.choose("next:furniture")
    assert t.asked == "explore"
    assert t.w.unknown == 4
    assert t.cards("exploration")[-2:] == ["furniture", "pantry"]
    assert t.cards("area") == []
    t.choose("reveal")
    assert t.cards("explored")[-1] == "pantry"


@pytest.mark.rule("TW-626", "TW-1763", "TW-1765")
def test_a_twist_of_fate() -> None:
    t = two_at("tram-depot", noise=3)
    t.next_cards("twist-of-fate", "twist-of-fate")
    t.draws("blue")
    t.choose("reveal")
    assert "loc-02-a" in t.w.read
    t.choose(t.keys()[-1])
    while t.asked not in ("explore", "carry"):
        t.choose(t.keys()[0])
    noise = t.w.noise
    t.draws("blue")
    t.run(Explore())
    t.fetch("exploration/twist-of-fate", "exploration")
    t.game.dictate(draws=["colour/red"])
    t.choose("reveal")
    assert t.w.noise == max(1, noise - 1), "silence"
    assert t.w.size("colour") == 5


@pytest.mark.rule("TW-627", "TW-628")
def test_a_market_once_a_night() -> None:
    t = two_at("ruined-church", unknown=9)
    t.pile(cigarette=2, meds=1)
    t.run(Explore())
    t.choose("trade")
    t.choose("give:cigarette")
    t.choose("give:cigarette")
    assert t.w.unknown == 3
    assert "rule-902" in t.w.read
    t.choose("give:meds")
    t.choose("take:bandages")
    t.choose("done")
    assert t.piled() == {"bandages": 1}
    assert "trade" not in t.keys()
    t = two_at("snipers-crossing", unknown=5)
    assert t.refuses("trade") == {"TW-612"}


# --- loss and the way home -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-630", "TW-632")
def test_where_everybody_stops_they_go_home() -> None:
    t = Table()
    t.people("marko", "zlata", "anton")
    t.outside("hotel", "marko", "zlata")
    t.states("zlata", wounds=3)
    t.dice(1, 7)
    t.run(Hurt(t.p("zlata"), 1), Explore(), Homeward())
    assert t.group() == ["marko", "anton"]
    assert t.w.stopped == () or t.w.stopped == (t.p("marko"),)
    assert t.asked == "carry", "nobody is left to reveal cards"


@pytest.mark.rule("TW-631")
def test_where_all_are_dead_nothing_comes_home() -> None:
    t = Table()
    t.people("marko", "anton")
    t.outside("hotel", "marko")
    t.pile(raw_food=2, knife=1)
    t.states("marko", wounds=3)
    t.run(Hurt(t.p("marko"), 1), Explore(), Homeward())
    assert t.idle
    assert t.piled() == {}
    assert t.stored(t.w.box)["raw-food"] == 3
    assert not t.faults()


@pytest.mark.rule("TW-634")
def test_findings_are_shuffled_at_home_and_when_empty() -> None:
    t = two_at("hotel")
    t.run(*[DrawFindings(star=False)] * 11)
    assert t.w.size("findings") == 0
    t.run(DrawFindings(star=False))
    assert t.w.size("findings") == 10
    t.run(Homeward())
    t.choose("home") if "home" in t.keys() else None
    assert t.w.size("findings") == 11


@pytest.mark.rule("TW-635", "TW-636", "TW-639")
def test_what_is_too_heavy_stays_behind() -> None:
    t = Table()
    t.people("arica", "marin")
    assert t.w.character(t.p("arica")).inventory == 3
    t.store()
    t.outside("hotel", "arica")
    t.pile(shovel=2, guitar=1, coffee=1)
    t.run(Carry())
    assert set(t.keys()) == {"leave:shovel", "leave:guitar"}
    t.choose("leave:shovel")
    assert t.piled() == {"shovel": 1, "guitar": 1, "coffee": 1}
    t.choose("leave:shovel")
    t.choose("take:water")
    t.choose("home")
    assert t.piled() == {"guitar": 1, "coffee": 1, "water": 1}


@pytest.mark.rule("TW-637")
def test_findings_are_not_in_storage_before_dawn() -> None:
    t = Table()
    t.people("anton", "marin")
    t.tasks(anton="guard", marin="scavenge")
    t.store(wood=1)
    t.pile(raw_food=3)
    t.game.dictate(dice=[0])
    t.raid("footsteps", 2, 0)
    assert t.stored() == {}
    assert t.piled() == {"raw-food": 3}, "what they carry cannot be stolen"


@pytest.mark.rule("TW-638")
def test_blank_tokens_weigh_nothing() -> None:
    t = Table()
    t.people("anton", "marin")
    t.outside("hotel", "anton")
    t.token("ring-of-keys", "findings", 2)
    assert t.w.weight() == 0


# --- what is lost by leaving -------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-618", "TW-920")
def test_who_flees_from_a_search_finds_nothing_more() -> None:
    t = two_at("hotel")
    t.next_cards("pantry")
    t.fetch("resident/bandits", "residents")
    t.choose("reveal")
    t.game.dictate(dice=[0])
    t.choose("search")
    assert t.asked == "meet"
    t.game.dictate(dice=[0, 0, 0])
    t.choose("fight")
    t.game.dictate(dice=[0, 0, 0])
    t.choose("flee")
    assert t.asked == "carry"
    assert t.w.size("findings-discard") == 0
    assert t.piled() == {}, "they left before the search was done"


@pytest.mark.rule("TW-920", "TW-1251", "TW-1786")
def test_who_flees_out_of_a_script_gets_nothing_more_of_it() -> None:
    t = two_at("tram-depot")
    t.fetch("resident/patrol", "residents")
    t.script("loc-02-a")
    t.dice(1)
    t.choose("stone")
    t.choose("retreat")
    assert t.idle
    assert t.piled() == {}, "nobody is present any more"
    assert t.w.scene == 0


@pytest.mark.rule("TW-940", "TW-942", "TW-920")
def test_killings_of_a_fight_one_flees_from_are_checked() -> None:
    t = two_at("hotel")
    t.game.dictate(dice=[0, 0])
    t.run(StartFight(2, {"a": "none", "b": "none", "c": "none"}))
    fight = t.w.fight
    assert fight is not None
    t.w.fight = replace(fight, foes=(replace(fight.foes[0], wounds=3), fight.foes[1]), kills=1)
    t.game.dictate(dice=[0, 4])
    t.choose("flee")
    assert t.w.fight is None
    assert (t.state("marin"), t.state("anton")) == ({"misery": 1}, {}), "a 5 touches Empathy 6, not 4"


@pytest.mark.rule("TW-1866")
def test_a_hand_cart_that_is_lost_carries_nothing() -> None:
    t = two_at("hotel")
    t.token("hand-cart", "findings")
    t.w.tonight_too("hand-cart")
    inventories = sum([t.w.character(t.p(name)).inventory for name in ("marin", "anton")])
    assert capacity(t.w) == inventories + 3
    t.game.dictate(dice=[0, 0])
    t.run(StartFight(1, {"a": "none", "b": "none", "c": "none"}))
    t.choose("flee")
    assert t.w.token("hand-cart") is None
    assert capacity(t.w) == inventories


# --- what is known and what is not -------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-625", "TW-640", "TW-1601", "TW-1602")
def test_what_a_map_has_shown_stays_known_where_it_lies() -> None:
    t = two_at("hotel", unknown=6)
    t.fetch("exploration/map", "area")
    t.next_cards("bars", "debris", "pantry")
    t.run(Explore())
    t.choose("map")
    t.choose("return:debris")
    t.choose("next:pantry")
    t.choose("next:bars") if t.asked == "sort-unknown" else None
    t.run(ReturnCards(1))
    z = t.w.zones["exploration"]
    assert [t.w.content.cards[c].id for c in (*z.bottom, *z.top)] == ["pantry", "debris", "bars"]
    assert t.w.unknown == 4
    drawn = set()
    for seed in range(12):
        world = t.game.copy(seed=seed)
        world.resample(0)
        assert world.view(0) == t.game.view(0)
        w = world.world
        assert w.content.cards[w.draw("exploration", "explored")].id == "bars"
        drawn.add(w.content.cards[w.draw("exploration", "explored")].id)
    assert len(drawn) > 2, "the rest is as unknown as before"


@pytest.mark.rule("TW-1302", "TW-1303", "TW-636")
def test_what_cannot_be_carried_home_can_be_eaten() -> None:
    t = Table()
    t.people("anton", "marin")
    t.store()
    t.states("anton", hunger=3)
    t.pile(raw_food=3, guitar=1)
    t.outside("hotel", "anton", unknown=0)
    assert t.asked == "carry"
    t.choose("eat:anton:raw-food")
    assert (t.asked, t.state("anton")) == ("carry", {"hunger": 2})
    assert t.w.pile[ITEM["raw-food"]] == 2


@pytest.mark.rule("TW-625")
def test_two_cards_alike_that_a_map_shows_are_named_once_at_a_time() -> None:
    t = two_at("hotel", unknown=6)
    t.fetch("exploration/map", "area")
    t.next_cards("bars", "debris", "debris")
    t.run(Explore())
    t.choose("map")
    assert t.keys()[:4] == ["next:bars", "return:bars", "next:debris", "return:debris"]
    t.choose("next:debris")
    assert t.keys()[:4] == ["next:bars", "return:bars", "next:debris", "return:debris"]
