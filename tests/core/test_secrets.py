"""Two worlds that differ only in what a seat may not see are the same to it: in view, options, journal and asking."""

import random

import pytest

from holdfast.core.text.log import Log
from tests.core.stories import card, deal, do, keys, new, planning, wander
from tests.core.toy import DEFINITION, Dive, DrawSea, Scout, Stow


def public(game, seat):
    """Everything a seat may know of a game."""
    asked = () if game.over else game.question.seats
    return (
        game.view(seat),
        asked,
        "" if game.over else game.question.tag,
        keys(game, seat) if seat in asked else None,
        [entry.seen_by(seat) for entry in game.journal],
        game.outcome,
    )


def seen_cards(game, seat):
    return {c for c, mask in enumerate(game.world.seen) if mask >> seat & 1}


def came_to_see(game, seat, before):
    """Zone, place and name of cards not seen before: what was turned up, then the hand, then the deck from the top."""
    w = game.world
    zones = {"pile": w.zones["pile"].entries(), "hand": w.zones[f"hand-{seat}"].entries()}
    zones["sea"] = w.zones["sea"].entries()[::-1]
    fresh = seen_cards(game, seat) - before
    return [
        (zone, i, w.content.cards[c].key) for zone, cards in zones.items() for i, c in enumerate(cards) if c in fresh
    ]


def imagined(game, seat, seed):
    """Another world that is the same to this seat, with the same journal."""
    other = game.copy(seed=seed, journal=True)
    other.resample(seat)
    return other


def both(game, other, asked):
    return [key for key in keys(game, asked) if key in keys(other, asked)]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_worlds_that_differ_in_secrets_only_are_the_same_to_the_seat(seat):
    compared = 0
    for seed in range(25):
        chooser = random.Random(seed)
        game = wander(new(seed=seed), seed, answers=chooser.randrange(12))
        if game.over or game.question.tag == "ballot":
            continue  # an imagined world asks for sealed votes again
        other = imagined(game, seat, seed)
        while not game.over:
            assert public(game, seat) == public(other, seat)
            compared += 1
            asked = chooser.choice(game.question.seats)
            if not (common := both(game, other, asked)):
                break
            key = chooser.choice(common)
            before = [seen_cards(played, seat) for played in (game, other)]
            game.choose(key, asked)
            seen = came_to_see(game, seat, before[0])
            other.dictate(game.journal[-1].seen_by(seat).outcomes, [name for _, _, name in seen])
            other.choose(key, asked)
            if seen != came_to_see(other, seat, before[1]):
                break  # what this seat saw now cannot have happened in the other world
    assert compared > 300


def swapped_role(game):
    """The same table, where the second seat's hidden role is another."""
    other = game.copy(journal=True)
    w = other.world
    mine, pool = w.zones["role-1"].top[0], w.content.pool("role")
    saboteur = card(game, "role/saboteur")
    theirs = next(c for c in w.pools[pool] if (c == saboteur) != (mine == saboteur))
    w.pools[pool] = tuple(mine if c == theirs else c for c in w.pools[pool])
    w.zones["role-1"] = type(w.zones["role-1"])((theirs,), sees=0b10)
    w.seen[mine], w.seen[theirs] = 0, w.seen[mine]
    other.run()
    return other


def test_a_hidden_role_does_not_show_in_who_is_asked_how_often():
    for seed in range(30):
        game = new(players=2, seed=seed)
        if game.world.zones["role-0"].top[0] == card(game, "role/saboteur"):
            continue
        other, chooser = swapped_role(game), random.Random(seed)
        while not game.over:
            assert public(game, 0) == public(other, 0)
            asked = chooser.choice(game.question.seats)
            key = chooser.choice(both(game, other, asked))
            game.choose(key, asked)
            other.choose(key, asked)
        assert other.over


def at_night(game):
    """Planks enough, a quiet day, and the second seat is asked at night."""
    game.world.wood = 9
    for key in ("put:build", "ready", "sail"):
        for seat in (0, 1):
            game.choose(key, seat)
    while game.question.seats != (1,):
        game.choose("go-on")
    return game


def test_the_secret_offer_is_the_saboteurs_alone():
    game = planning(players=2)
    assert keys(at_night(swapped_role(game)), 1) == ["go-on"]
    assert keys(at_night(game), 1) == ["go-on", "sabotage"]
    game.world.holes = 1
    assert "holes" not in game.view(0)


def test_a_secret_offer_taken_looks_like_going_on_until_it_shows():
    honest, guilty = (at_night(planning(players=2)) for _ in range(2))
    honest.choose("go-on", 1)
    guilty.choose("sabotage", 1)
    assert guilty.question.tag == honest.question.tag != "window", "nobody is asked once more"
    assert [entry.seen_by(0) for entry in guilty.journal] == [entry.seen_by(0) for entry in honest.journal]
    assert guilty.journal[-1].seen_by(0).key == "?"
    assert guilty.world.wood == honest.world.wood - 1, "at dawn"


def test_a_hand_is_seen_by_its_owner_only():
    game = planning()
    deal(game, "sea/rope", "hand-1")
    assert game.view(1)["zones"]["hand-1"] == ["sea/rope"]
    assert game.view(0)["zones"]["hand-1"] == game.view(None)["zones"]["hand-1"] == ["?sea"]


def test_an_undecided_deck_has_no_order_to_peek_at():
    game = planning()
    assert game.view(0)["zones"]["sea"] == ["?sea"] * 13
    assert all(entry < 0 for entry in game.world.zones["sea"].entries())


def test_looked_at_cards_are_seen_by_the_looker_in_their_order():
    game = do(planning(), Scout(), seat=1)
    upper = [game.world.content.cards[c].key for c in game.world.zones["sea"].top]
    assert game.view(1)["zones"]["sea"][-2:] == upper
    assert game.view(0)["zones"]["sea"][-2:] == ["?sea", "?sea"]
    game.choose("swap", 1)
    assert game.view(1)["zones"]["sea"][-2:] == upper[::-1]
    assert game.journal[-1].seen_by(0).key == "?"


def test_whoever_knew_the_order_does_not_know_it_after_another_changed_it():
    game = do(planning(), Scout(), seat=0)
    game.choose("keep", 0)
    do(game, Scout(), seat=1)
    assert game.view(0)["zones"]["sea"][-2:] == game.view(1)["zones"]["sea"][-2:]
    game.choose("swap", 1)
    assert game.view(0)["zones"]["sea"][-2:] == ["?sea", "?sea"]
    assert "?sea" not in game.view(1)["zones"]["sea"][-2:]


def test_a_card_put_under_lies_under_the_rest():
    game = do(planning(), Scout(), seat=0)
    upper = game.view(0)["zones"]["sea"][-1]
    game.choose("under:0", 0)
    assert game.view(0)["zones"]["sea"][0] == upper
    for _ in range(12):
        do(game, Dive(), seat=1)
    assert game.view(0)["zones"]["sea"] == [upper]


def known_in_the_sea(key="sea/leak"):
    """A game in which everybody knows that this card is somewhere in the deck."""
    game = planning()
    it = deal(game, key, "pile")
    game.world.take(it, "pile")
    game.world.shuffle_in(it, "sea")
    assert key in game.view(2)["zones"]["sea"]
    return game, it


@pytest.mark.parametrize("effect", [Dive(), Scout(), Stow()])
def test_a_known_card_among_unordered_ones_may_be_the_one_that_went_unseen(effect):
    game, leak = known_in_the_sea()
    game.dictate(draws=["sea/leak"])
    do(game, effect, seat=0)
    for seat in (1, 2, None):
        assert "sea/leak" not in [name for zone in game.view(seat)["zones"].values() for name in zone]
    seats = [seat for seat in range(3) if game.world.seen[leak] >> seat & 1]
    assert seats == ([] if effect == Stow() else [0])


def test_a_known_card_that_is_drawn_openly_stays_known():
    game, _ = known_in_the_sea()
    game.dictate(draws=["sea/gull"])
    do(game, DrawSea())
    assert "sea/leak" in game.view(0)["zones"]["sea"]


def test_the_last_card_of_a_deck_is_known_wherever_it_goes():
    game, leak = known_in_the_sea()
    game.world.zones["sea"] = type(game.world.zones["sea"])(mixed=(leak,), sees=0)
    do(game, Stow())
    assert game.view(0)["zones"]["chest"] == ["sea/leak"]


def test_a_shuffled_discard_pile_is_known_to_be_in_the_deck_but_not_where():
    game = planning()
    w = game.world
    w.zones["sea"] = type(w.zones["sea"])(sees=0)
    w.refill("sea", "pile")
    assert game.view(0)["zones"] | {"sea": ["sea/gull"], "pile": []} == game.view(0)["zones"]
    assert (len(w.zones["sea"].mixed), w.zones["sea"].top) == (1, ())


def test_the_log_does_not_tell_a_secret_answer():
    game = do(planning(), Scout(), seat=1)
    log = game.watch(Log(DEFINITION))
    game.choose("swap", 1)
    assert [dict(line.args)["key"] for line in log.lines if line.message == "log-answer"] == ["?"]
