"""The luck of worlds that are looked ahead in: what two games do alike falls out alike, whatever else they do."""

from holdfast.core.rng.common_random import CommonRandomStream


def weather(luck: CommonRandomStream) -> list[int]:
    return [luck.below(6) for _ in range(8)]


def fight(luck: CommonRandomStream) -> list[int]:
    return [luck.below(6) for _ in range(8)]


def test_a_die_more_in_one_place_changes_nothing_in_another():
    one, other = CommonRandomStream(5), CommonRandomStream(5)
    assert fight(other) != weather(one), "every place has its own stream"
    assert weather(other) == weather(CommonRandomStream(5))


def test_draws_are_alike_where_as_many_cards_are_left():
    one, other = CommonRandomStream(5), CommonRandomStream(5)
    assert [one.lot(n, []) for n in (30, 29, 28)][1:] == [other.lot(n, []) for n in (29, 28)]


def test_a_new_round_brings_the_same_luck_to_all():
    one, other = CommonRandomStream(5), CommonRandomStream(5)
    first = weather(one)
    one.begin(2)
    other.begin(2)
    assert weather(one) == weather(other) != first


def test_a_copy_goes_on_where_it_was_made_and_another_seed_does_not():
    luck = CommonRandomStream(5)
    weather(luck)
    copy = luck.branch(None)
    assert isinstance(copy, CommonRandomStream)
    assert weather(copy) == weather(luck)
    assert not isinstance(luck.branch(3), CommonRandomStream)
    assert len(luck.taken()[0]) == 16
