"""Words for little stories: a game at a certain question, effects put on the table, cards put where a story needs them."""

import random

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.journal import Observer
from tests.core.toy import DEFINITION

QUIET = 115
"""A seed with which the first card is a gull: nothing lasts, nobody is hurt. The second of several is the saboteur."""


def new(players=3, seed=QUIET, kind=DEFINITION, **options):
    return kind.new(players, options, seed)


def until(game, tag):
    """Give first answers until a question of this name is asked."""
    while game.question.tag != tag:
        game.choose(game.question.options[0])
    return game


def planning(players=3, seed=QUIET, **options):
    """A game in which everybody may put his worker."""
    return until(new(players, seed, **options), "plan")


def do(game, *effects, seat=0, card=-1):
    """Let these effects happen now, caused by a seat."""
    for effect in effects[::-1]:
        game.world.stack.append((effect, Cause(seat, card=card)))
    game.run()
    return game


def card(game, key, copy=0):
    """The number of a card by its name."""
    return game.world.content.index[key] + copy


def deal(game, key, zone, copy=0):
    """Take an undecided card and lay it into a zone; whoever sees the zone sees it."""
    w, wanted = game.world, card(game, key, copy)
    source, pool = ("sea", w.content.pool("sea")) if key.startswith("sea/") else ("box", w.content.pool("role"))
    assert wanted in w.pools[pool], f"{key} is not undecided any more"
    z = w.zones[source]
    w.pools[pool] = tuple(c for c in w.pools[pool] if c != wanted)
    w.zones[source] = type(z)(z.top, z.mixed[1:], z.bottom, z.sees)
    w.put(wanted, zone)
    game.run()
    return wanted


def everybody(game, key):
    """All seats asked give the same answer."""
    for seat in game.question.seats:
        game.choose(key, seat)


def keys(game, seat=0):
    return [option.key for option in game.question.options_for(seat)]


def wander(game, seed, answers=10_000):
    """Random answers, until the game is over or so many were given."""
    chooser = random.Random(seed)
    for _ in range(answers):
        if game.over:
            break
        game.choose(chooser.choice(game.question.options))
    return game


class Ear(Observer):
    """Remembers everything it is told."""

    def __init__(self):
        self.effects, self.answers, self.ends = [], [], 0

    def applied(self, effect, by, w, outcomes):
        self.effects.append((effect, by, outcomes))

    def answered(self, entry, by, w, forced):
        self.answers.append((entry, forced))

    def ended(self, w):
        self.ends += 1
