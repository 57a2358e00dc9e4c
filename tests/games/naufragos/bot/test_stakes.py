"""What an answer costs, brings, rolls and risks, compared with the rules and with counted dice."""

from itertools import product
from random import Random

import pytest

from holdfast.bots.perspective import Perspective
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.facts import Facts
from holdfast.core.text.localizer import Localizer
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.cards import IslandCard
from holdfast.games.naufragos.dice.strength import Fight
from holdfast.games.naufragos.exploration.returning import GoHome
from tests.games.naufragos.table import RULESETS, Table

D6 = range(1, 7)


def facts(t: Table, key: str, seat: int | None = None) -> Facts:
    q = t.game.question
    who = q.seats[0] if seat is None else seat
    return t.game.facts(next(o for o in q.options_for(who) if o.key == key))


def price(f: Facts) -> dict[str, int]:
    return {a.what: a.n for a in f.price}


def gains(f: Facts) -> dict[str, int]:
    return {a.what: a.n for a in f.gains}


def risks(f: Facts) -> dict[str, int]:
    return {r.what: r.n for r in f.risks}


def chance(f: Facts, what: str = "success") -> float:
    assert f.roll is not None
    return next(c.of for c in f.roll.chances if c.what == what)


def placing(ruleset: str = "2013", players: int = 3) -> Table:
    t = Table(players, ruleset)
    t.abilities(*("medic", "cook", "strong", "fisher")[:players])
    t.energy(*[4] * players)
    return t


@pytest.mark.rule("NA-247", "NA-040")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_pawn_has_its_price_and_what_it_surely_brings(ruleset: str) -> None:
    t = placing(ruleset)
    t.to_placing()
    wood = facts(t, "wood")
    assert (price(wood), gains(wood)) == ({"energy": 1}, {"wood": 1})
    t.item(0, "w16")
    assert gains(facts(t, "diary")) == {"token": 1}
    assert risks(facts(t, "pass")) == {"idle": 1}


@pytest.mark.rule("NA-400", "NA-401")
def test_who_forages_takes_what_the_pawns_before_him_leave() -> None:
    t = placing("2013")
    t.supply("forage-2")
    t.to_placing()
    assert gains(facts(t, "forage")) == {"tile": 1}
    t.choose("forage")
    assert risks(facts(t, "forage")) == {"empty-handed": 0}
    h = placing("hr12")
    h.supply("forage-2")
    h.to_placing()
    assert gains(facts(h, "forage")) == {"tile": 2}


@pytest.mark.rule("NA-162")
def test_who_pays_his_last_energy_is_shown_so() -> None:
    t = placing()
    t.energy(1, 4, 4)
    t.to_placing()
    assert risks(facts(t, "wood")) == {"exhausted": 0}
    assert "exhausted" not in risks(facts(t, "rest:1"))


@pytest.mark.rule("NA-040", "NA-450")
def test_rest_brings_energy_by_the_shelter_and_heals() -> None:
    t = placing()
    t.store(shelter=2)
    t.wounds(1)
    t.energy(1)
    t.to_placing()
    rest = facts(t, "rest:1")
    assert gains(rest) == {"energy": 2, "healed": 1}
    assert chance(rest, "rested") == 0.5


@pytest.mark.rule("NA-163")
def test_energy_above_the_maximum_is_no_gain() -> None:
    t = placing()
    t.energy(t.w.top(0))
    t.to_placing()
    assert gains(facts(t, "rest:1")) == {}


@pytest.mark.rule("NA-532")
def test_who_explores_is_shown_with_whom() -> None:
    t = placing()
    t.to_placing()
    assert facts(t, "explore").team == (0,)
    t.choose("explore")
    assert facts(t, "explore").team == (0, 1)


@pytest.mark.rule("NA-455", "NA-257")
def test_a_camp_card_is_named_with_its_cost() -> None:
    t = placing()
    t.to_placing()
    fishing = next(o.key for o in t.game.question.options if facts(t, o.key).card == "camp/k1")
    told = facts(t, fishing)
    assert price(told) == {"energy": 1}
    assert gains(told) == {"fish": 1}


@pytest.mark.rule("NA-024")
def test_the_sting_is_counted_among_the_tiles_that_are_left() -> None:
    t = placing()
    t.to_placing()
    fishing = next(o.key for o in t.game.question.options if facts(t, o.key).card == "camp/k1")
    assert chance(facts(t, fishing), "jellyfish") == pytest.approx(1 / 14), "the shark lies aside"
    t.tiles("fish-1", "fish-2", "fish-3")
    assert chance(facts(t, fishing), "jellyfish") == pytest.approx(1 / 11)
    t.item(0, "w20")
    assert t.w.perk(0, "jellyfish") < 0 or facts(t, fishing).roll is None


@pytest.mark.rule("NA-936")
def test_the_fisher_is_not_stung() -> None:
    t = placing()
    t.abilities("fisher", "cook", "strong")
    t.energy(4, 4, 4)
    t.to_placing()
    fishing = next(o.key for o in t.game.question.options if facts(t, o.key).card == "camp/k1")
    assert facts(t, fishing).roll is None


@pytest.mark.rule("NA-425", "NA-432")
@pytest.mark.parametrize("n", [1, 3, 5])
def test_the_fire_lights_as_often_as_the_die_is_low(n: int) -> None:
    t = placing()
    t.store(wood=2)
    t.energy(6, 4, 4)
    t.act("campfire")
    told = facts(t, f"stake:{n}")
    assert price(told) == {"energy": n}
    assert chance(told) == pytest.approx(n / 6)


@pytest.mark.rule("NA-432")
def test_six_energy_need_no_roll() -> None:
    t = placing()
    t.abilities("strong", "cook", "medic")
    t.store(wood=2)
    t.w.energy[0] = 6
    t.act("campfire")
    assert facts(t, "stake:6").roll is None


@pytest.mark.rule("NA-425")
def test_wax_candles_count() -> None:
    t = placing()
    t.store(wood=1)
    items = [(c.id, c.item.modify) for c in t.w.content.unique if isinstance(c, IslandCard) and c.item]
    candles, helps = next((id, modify) for id, modify in items if any(it.roll == "fire" for it in modify))
    t.item(0, candles)
    t.act("campfire")
    more = sum(it.n for it in helps)
    assert chance(facts(t, "stake:2")) == pytest.approx(min(6, 2 + more) / 6)


@pytest.mark.rule("NA-581", "NA-582", "NA-217")
@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("weather", [1, 2, 4])
@pytest.mark.parametrize("difficulty", [4, 8, 11])
def test_the_way_home_is_counted_exactly(ruleset: str, weather: int, difficulty: int) -> None:
    t = placing(ruleset)
    t.explore(0, 1)
    t.store(difficulty=difficulty, weather=weather)
    t.choose("return")
    assert isinstance(t.game.question.effect, GoHome)
    harder = {1: 2, 2: 1}.get(weather, 0)
    home = sum(a + b - harder >= difficulty for a, b in product(D6, D6)) / 36
    told = facts(t, "join-return")
    assert told.team == (0, 1)
    assert chance(told) == pytest.approx(home if ruleset == "2013" else 1 - (1 - home) ** 2)
    assert ("lost" in risks(told)) == (home < 1)
    assert risks(facts(t, "stay-out")) == {"alone": 1}


@pytest.mark.rule("NA-937")
def test_the_pathfinder_finds_the_way() -> None:
    t = placing()
    t.abilities("pathfinder", "cook", "strong")
    t.explore(0)
    t.store(difficulty=9)
    assert chance(facts(t, "return")) == pytest.approx(sum(a + b >= 7 for a, b in product(D6, D6)) / 36)


@pytest.mark.rule("NA-273", "NA-277")
def test_hr12_a_lost_group_sees_its_second_attempt() -> None:
    t = placing("hr12")
    t.lost(((1, 2), 10))
    t.to_placing()
    t.dice(1, 1, 1, 1)
    t.choose("pass")
    t.choose("pass")
    assert t.asked == "ballot"
    told = facts(t, "try-again")
    assert t.w.groups[0].difficulty == 8
    each = sum(a + b >= 6 for a, b in product(D6, D6)) / 36
    assert chance(told) == pytest.approx(1 - (1 - each) ** 2)
    assert told.team == (1, 2)


@pytest.mark.rule("NA-551", "NA-552")
def test_the_next_card_is_judged_by_those_that_nobody_has_seen() -> None:
    t = placing()
    t.explore(0)
    w = t.w
    on_top = "bc1"
    t.on_top("coast", on_top)
    unseen = facts(t, "draw:coast")
    assert 0 < chance(unseen, "step") < 1
    w.show(w.content.index["coast/bc1"], 1)
    known = facts(t, "draw:coast")
    assert chance(known, "step") == 1.0
    assert chance(known, "harder") == 0.0


@pytest.mark.rule("NA-541")
def test_hr12_going_on_is_a_step_for_a_harder_way_home() -> None:
    t = placing("hr12")
    t.explore(0)
    told = facts(t, "advance")
    assert gains(told) == {"step": 1}
    assert risks(told)["harder"] == 1


@pytest.mark.rule("NA-438", "NA-439")
def test_a_construction_says_what_it_takes_and_what_is_short() -> None:
    t = placing()
    t.store(wood=2)
    t.act("build")
    told = facts(t, "build:shelter")
    assert price(told) == {"energy-of-all": 3, "wood": 1}
    assert told.team == (0, 1, 2)
    t.choose("build:shelter")
    assert risks(facts(t, "give:1")) == {"short": 2}
    assert "short" not in risks(facts(t, "give:3"))
    assert price(facts(t, "give:3")) == {"energy": 3}


@pytest.mark.rule("NA-305", "NA-306", "NA-312", "NA-350")
def test_a_piece_that_is_left_rots_and_somebody_goes_hungry() -> None:
    t = placing()
    t.abilities("medic", "lucky", "strong")
    t.energy(3, 3, 3)
    t.store(cubes=2, food=0)
    t.phase("survival")
    assert gains(facts(t, "eat:cube")) == {"energy": 1, "meal": 1}
    assert gains(facts(t, "feed:cube:seat-1")) == {"energy-for-others": 1, "meal": 1}
    assert risks(facts(t, "leave:cube")) == {"rots": 1, "hunger": 2}, "one piece is left for three"
    t.abilities("medic", "cook", "strong")
    assert "rots" not in risks(facts(t, "leave:cube"))


@pytest.mark.rule("NA-680")
def test_2013_a_second_throw_has_its_chance_and_its_price() -> None:
    t = placing()
    t.story(0, 2)
    t.explore(0)
    t.store(difficulty=8)
    t.dice(1, 2)
    t.choose("return")
    assert t.asked == "window"
    again = facts(t, "repeat")
    assert price(again) == {"token": 1}
    assert chance(again) == pytest.approx(sum(a + b >= 8 for a, b in product(D6, D6)) / 36)
    assert chance(facts(t, "go-on")) == 0.0


@pytest.mark.rule("NA-683", "NA-333")
def test_hr12_a_token_before_the_wounds_takes_dice_away() -> None:
    t = placing("hr12")
    t.abilities("strong", "cook", "fisher")
    t.wounds(3)
    t.story(0, 2)
    t.store(food=6)
    t.phase("survival")
    while t.asked != "window":
        t.choose(t.keys()[0])
    assert chance(facts(t, "go-on"), "trauma") == pytest.approx(1 - (5 / 6) ** 3)
    assert chance(facts(t, "add-token:2"), "trauma") == pytest.approx(1 / 6)


@pytest.mark.rule("NA-631", "NA-632")
def test_a_fight_names_who_fights_and_how_often_it_is_won() -> None:
    t = placing()
    t.draw(0, "bi12")
    assert t.asked == "decide"
    told = facts(t, "fight")
    fight = next(o for o in t.game.question.options if o.key == "fight").then[0]
    assert isinstance(fight, Fight)
    need = fight.n + fight.attack
    assert told.card == "interior/bi12"
    assert told.team[0] == 0
    assert chance(told) == pytest.approx(sum(d >= need for d in D6) / 6)


@pytest.mark.rule("NA-655")
def test_a_bargain_says_what_changes_hands() -> None:
    t = placing()
    t.item(0, "w7")
    t.held(0, 1)
    t.to_placing()
    for key in ("trade", "with:seat-1", "give:w7"):
        t.choose(key)
    told = facts(t, "want:food")
    assert (price(told), gains(told), told.team) == ({"item": 1}, {"own-food": 1}, (0, 1))
    assert told.card == "wreckage/w7"
    t.choose("want:food")
    other = facts(t, "agree")
    assert (price(other), gains(other)) == ({"own-food": 1}, {"item": 1})


@pytest.mark.rule("NA-690")
def test_a_word_that_a_card_says_too_is_a_branch_where_the_card_asks() -> None:
    t = placing()
    found = [c for c in t.w.content.unique if isinstance(c, IslandCard) and "pass" in c.choices]
    assert found
    t.draw(0, found[0].id)
    while t.asked != "decide":
        t.choose(t.keys()[0])
    told = facts(t, "pass")
    assert (told.deed, told.what, told.card) == ("choose", "pass", found[0].key)


def test_every_word_of_a_fact_has_its_text() -> None:
    tellers = [Localizer(DEFINITION, lang, DEFINITION.content()) for lang in LANGUAGES]
    words: set[str] = set()
    for seed in range(24):
        game = DEFINITION.new(1 + seed % 4, {"ruleset": RULESETS[seed // 4 % 2]}, seed=seed)
        random = Random(seed)
        while game.asked:
            seat = game.asked[0]
            for option in game.question.options_for(seat):
                told = game.facts(option)
                words |= {f"noun-{a.what}" for a in (*told.price, *told.gains)}
                words |= {f"risk-{r.what}" for r in told.risks}
                words |= {f"chance-{c.what}" for c in (told.roll.chances if told.roll else ())}
            game.answer(random.choice(game.moves(seat)))
    assert len(words) > 30
    assert [word for word in sorted(words) for teller in tellers if not teller.has(word)] == []


@pytest.mark.rule("NA-811", "NA-812")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_facts_are_alike_in_worlds_that_the_seat_cannot_tell_apart(ruleset: str) -> None:
    for seed in range(4):
        game = DEFINITION.new(1 + seed, {"ruleset": ruleset}, seed=seed)
        random = Random(seed)
        while game.asked:
            seat = game.asked[0]
            if random.random() < 0.3:
                other = Perspective(game, seat).world(random.getrandbits(40))
                told = {o.key: game.facts(o) for o in game.question.options_for(seat)}
                assert {o.key: other.facts(o) for o in other.question.options_for(seat)} == told
            game.answer(random.choice(game.moves(seat)))
