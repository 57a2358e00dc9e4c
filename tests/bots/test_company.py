"""Bots among people: they heed what is suggested unless it is clearly worse, and give reasons that betray nothing."""

from collections import Counter
from random import Random

import holdfast
from holdfast.bots.expert import ThinkingBudget
from holdfast.bots.perspective import Perspective
from holdfast.bots.rule_player import player_of
from holdfast.bots.suggestions import choose_with_suggestions, reason
from holdfast.core.engine.game import Game

TIMES = 24


def planning(players: int = 2, seed: int = 3) -> Game:
    """Robinson, where the first plan is made."""
    game = holdfast.definition("robinson").new(players, {}, seed)
    while game.question.tag != "planning":
        seat = game.asked[0]
        game.choose(choose_with_suggestions("friend", Perspective(game, seat)).key, seat)
    return game


def test_it_takes_up_what_is_no_worse() -> None:
    game = planning()
    at = Perspective(game, game.asked[0])
    own = choose_with_suggestions("friend", at)
    assert (own.heeded, own.wish) == (None, "")
    same = choose_with_suggestions("friend", at, 0, (own.key,))
    assert (same.key, same.heeded, same.wish) == (own.key, True, own.key)
    nearly = player_of(game.definition).weigh(at)[1].option  # type: ignore[union-attr]
    taken = choose_with_suggestions("friend", at, 0, (nearly.key,))
    assert taken.wish == nearly.key
    assert taken.key == (nearly.key if taken.heeded else own.key)


def test_an_expert_says_what_it_has_left_and_others_have_no_purse() -> None:
    at = Perspective(planning(players=1), 0)
    left = choose_with_suggestions("expert:1", at, purse=ThinkingBudget(5.0, 100.0)).purse
    assert left == ThinkingBudget(6.0, 100.0)
    assert choose_with_suggestions("friend", at).purse is None


def test_it_declines_what_is_clearly_worse_and_says_why_it_does_something_else() -> None:
    """To be ready while all pawns stand idle throws a whole round away."""
    game = planning(players=1)
    at = Perspective(game, game.asked[0])
    declined = choose_with_suggestions("friend", at, 0, ("ready",))
    assert declined.heeded is False
    assert declined.wish == "ready"
    assert declined.key == choose_with_suggestions("friend", at).key
    assert declined.why is not None


def test_what_is_not_open_to_it_is_no_suggestion() -> None:
    game = planning()
    at = Perspective(game, game.asked[0])
    assert choose_with_suggestions("friend", at, 0, ("fly", "build:palace")) == choose_with_suggestions("friend", at)


def test_who_plays_at_random_has_no_reasons_and_heeds_nobody() -> None:
    game = planning()
    chosen = choose_with_suggestions("random", Perspective(game, game.asked[0]), 7, ("ready",))
    assert (chosen.why, chosen.heeded) == (None, None)


def test_reasons_betray_no_traitor() -> None:
    """How often an answer has which reason does not depend on who the traitor is."""
    game = holdfast.definition("under_our_sun").new(3, {"mode": "semi", "characters": "random"}, 5)
    random, differ, told = Random(5), [], 0
    for step in range(40):
        seat = random.choice(game.asked)
        at = Perspective(game, seat)
        chosen = choose_with_suggestions("friend", at, step)
        if step % 5 == 4:
            option = next(option for option in at.options if option.key == chosen.key)
            other = Perspective(at.watched(random.getrandbits(40)), seat)
            here, there = (Counter(reason(one, option, 1000 * i) for i in range(TIMES)) for one in (at, other))
            differ += [(here[why] - there[why]) / TIMES for why in here | there]
            told += TIMES - here[None]
        game.choose(chosen.key, seat)
    assert told
    assert max(map(abs, differ)) < 0.5
    assert abs(sum(map(abs, differ)) / len(differ)) < 0.15
