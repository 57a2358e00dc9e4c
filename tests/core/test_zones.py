"""Cards never vanish and are never minted; chance stays in its range; a look leaves everything where it was."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holdfast.core.engine.effect import EVERYBODY
from holdfast.core.engine.effects import Reroll, Throw
from holdfast.core.engine.menu import Menu, needs
from holdfast.core.rng.stream import RandomStream, splitmix64
from holdfast.core.state.zones import Zone, undecided
from tests.core.stories import do, new, planning

ZONES = ("sea", "pile", "chest", "hand-0", "hand-1")
zones = st.sampled_from(ZONES)
moves = st.one_of(
    st.tuples(st.just("draw"), zones, zones),
    st.tuples(st.just("look"), zones, st.integers(0, 5)),
    st.tuples(st.just("pass_unseen"), zones, zones),
    st.tuples(st.just("refill"), zones, zones),
    st.tuples(st.just("shuffle"), zones, zones),
    st.tuples(st.just("shuffle_in"), zones, zones),
    st.tuples(st.just("put_under"), zones, zones),
    st.tuples(st.just("arrange"), zones, zones),
    st.tuples(st.just("move"), zones, zones),
    st.tuples(st.just("resample"), zones, st.integers(0, 1)),
)


def decided(w, zone):
    return [c for c in w.zones[zone].entries() if c >= 0]


def act(w, name, zone, to):
    """One operation, where it is possible."""
    cards = decided(w, zone)
    match name:
        case "look":
            w.look(zone, to, 0b01)
        case "shuffle":
            w.shuffle(zone)
        case "resample":
            w.resample(to)
        case "refill" if zone != to:
            w.refill(to, zone)
        case "arrange" if cards:
            w.arrange(zone, cards[:3][::-1], 0b01)
        case "draw" if w.size(zone):
            w.draw(zone, to)
        case "pass_unseen" if w.size(zone):
            w.pass_unseen(zone, to, on_top=w.size(to) % 2 == 0)
        case "move" if cards:
            w.move(cards[0], zone, to)
        case "shuffle_in" if cards:
            w.take(cards[-1], zone)
            w.shuffle_in(cards[-1], to)
        case "put_under" if cards:
            w.take(cards[-1], zone)
            w.put_under(cards[-1], to)


@settings(max_examples=120, deadline=None)
@given(st.lists(moves, max_size=25), st.integers(0, 1000))
def test_every_card_is_in_exactly_one_place(operations, seed):
    w = new(players=2, seed=seed).world
    backs = w.content.pool_of
    total = sum(len(z) for z in w.zones.values())
    for operation in operations:
        act(w, *operation)
        entries = [e for z in w.zones.values() for e in z.entries()] + [e for pool in w.pools for e in pool]
        assert sorted(e for e in entries if e >= 0) == list(range(18))
        assert sum(len(z) for z in w.zones.values()) == total
        undecided_of = Counter(~e for e in entries if e < 0)
        plain = len(w.content.pools)
        for pool, cards in enumerate(w.pools):
            assert undecided_of[pool] == len(cards), "as many places as cards to come"
            assert pool >= plain or all(backs[c] == pool for c in cards)
        assert all(w.seen[c] == 0 for pool in w.pools[:plain] for c in pool), "nobody knows an undecided card"
        assert not w.misplaced({"role"})


@settings(max_examples=60, deadline=None)
@given(st.lists(moves, max_size=20), st.integers(0, 1000))
def test_a_copy_goes_the_same_way_and_leaves_the_original(operations, seed):
    w = new(players=2, seed=seed).world
    copy = w.copy()
    before = w.copy()
    for operation in operations:
        act(copy, *operation)
    assert w == before
    for operation in operations:
        act(w, *operation)
    assert w == copy


@given(st.integers(0, 2**64 - 1), st.integers(1, 1000))
def test_chance_stays_below(seed, n):
    chance = RandomStream(splitmix64(seed))
    assert all(0 <= chance.below(n) < n for _ in range(20))
    assert len(chance.record) == chance.used == 20


def thrown(chance, n, dice):
    """Dice of one answer."""
    faces = tuple(chance.below(n) for _ in range(dice))
    chance.forget()
    return faces


@pytest.mark.parametrize("n", [2, 6, 10, 37])
def test_chance_is_about_even(n):
    chance = RandomStream(splitmix64(7))
    counts = Counter(face for _ in range(1000) for face in thrown(chance, n, n))
    assert len(counts) == n
    assert all(820 < count < 1180 for count in counts.values())


def test_pairs_of_throws_are_about_even_too():
    chance = RandomStream(splitmix64(11))
    counts = Counter(thrown(chance, 6, 2) for _ in range(36_000))
    assert len(counts) == 36
    assert all(820 < count < 1180 for count in counts.values())


def test_seeds_are_spread():
    first = Counter(RandomStream(splitmix64(seed)).below(6) for seed in range(6000))
    assert all(850 < count < 1150 for count in first.values())


def test_outcomes_are_taken_with_who_may_read_them():
    chance = RandomStream(splitmix64(1))
    open_one = chance.below(6)
    assert chance.taken() == ((open_one,), ())
    die, drawn, again = chance.below(6), chance.lot(9, []), chance.lot(8, [])
    assert chance.taken() == ((die, drawn, again), (EVERYBODY, 0, 0))
    drawn = chance.lot(9, [])
    assert chance.taken() == ((drawn,), (0,))
    assert chance.taken() == ((), ())


def test_every_card_of_a_deck_comes_up_about_equally_often():
    first = Counter()
    for seed in range(900):
        w = new(players=1, seed=seed).world
        w.shuffle("sea")
        first[w.content.cards[w.draw("sea", "pile")].id] += 1
    assert set(first) == {card.id for card in new(players=1).world.content.deck("sea")}
    assert 120 < first["gull"] < 260, "three of fourteen"


def test_looking_leaves_cards_where_they_are():
    w = planning().world
    size = w.size("sea")
    looked = w.look("sea", 3, 0b01)
    assert (w.size("sea"), len(looked)) == (size, 3)
    assert w.look("sea", 3, 0b01) == looked
    assert [w.draw("sea", "pile") for _ in range(3)] == list(looked)


def test_looking_at_more_than_there_are():
    w = planning().world
    assert len(w.look("sea", 99)) == 13
    assert w.look("chest", 2) == ()


def test_the_order_of_a_zone_is_top_then_any_of_the_mixed_then_bottom():
    w = planning().world
    a, b, c, d = w.look("sea", 4)
    w.zones["sea"] = Zone()
    w.put_under(a, "sea")
    w.put_under(b, "sea")
    w.shuffle_in(c, "chest")
    w.zones["sea"] = Zone((d,), (c,), w.zones["sea"].bottom)
    assert [w.draw("sea", "pile") for _ in range(4)] == [d, c, a, b]
    with pytest.raises(IndexError, match="nothing lies in sea"):
        w.draw("sea", "pile")


def test_a_known_card_on_top_goes_face_down_known_to_who_knew_it():
    w = planning().world
    [card] = w.look("sea", 1, 0b10)
    w.pass_unseen("sea", "chest")
    assert w.holds("chest", card)
    assert w.seen[card] == 0b10
    w.pass_unseen("sea", "chest", on_top=True)
    assert w.zones["chest"].top[0] < 0


def test_undecided_decks_are_equal_whatever_the_seed():
    assert new(seed=1).world.zones["sea"] == new(seed=1).world.zones["sea"]
    assert undecided(2, 3) == Zone(mixed=(-3, -3, -3), sees=0)
    assert len(undecided(0, 5)) == 5


def test_dice_that_were_rolled_again_are_fixed():
    game = planning()
    game.dictate(dice=[0, 1, 2, 5, 4])
    do(game, Throw("a", (6, 6, 6)), Reroll((1,)), Reroll((2,), final=False))
    dice = game.world.rolled()
    assert (dice.faces, dice.fixed) == ((0, 5, 4), 0b010)
    assert game.world.taken_up() == dice
    assert game.world.rolled() is None


def test_the_plain_menu_drops_what_is_blocked_and_the_explaining_one_keeps_it():
    menus = Menu(0), Menu(0, explain=True)
    for menu in menus:
        menu.add("open")
        menu.add("blocked", blocks=needs(False, "TY-03", "wood"))
        menu.closed("closed", *needs(False, "TY-04", "idle"))
    assert [[option.key for option in menu.options] for menu in menus] == [["open"], ["open", "blocked", "closed"]]


def test_a_card_that_is_turned_up_is_seen_by_all_and_lies_nowhere_until_it_is_put():
    w = planning().world
    n, reveals = w.size("sea"), w.reveals
    card = w.turn_up("sea")
    assert w.size("sea") == n - 1
    assert w.seen[card] == EVERYBODY
    assert w.reveals == reveals + 1
    w.put(card, "pile")
    assert w.zones["pile"].top[-1] == card
    while not w.bare("sea"):
        w.put(w.turn_up("sea"), "pile")
    assert w.size("sea") == 0
