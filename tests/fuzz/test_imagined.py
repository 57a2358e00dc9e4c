"""Imagined worlds are true: what comes next in them comes as often as it does in real games that share what a seat has seen."""

from collections import Counter
from random import Random

import pytest

import holdfast
from holdfast.bots.perspective import Perspective
from holdfast.core.engine.game import Game
from holdfast.core.state.world import World
from holdfast.core.state.zones import Zone
from tests.core.stories import planning
from tests.seeds import LONG

POSITIONS = 6_000 if LONG else 900
WORLDS = 2_000


def suspicious(real: Counter[str], imagined: Counter[str]) -> float:
    """By how many deviations two samples differ more than chance explains (chi-squared over what came often enough)."""
    total, free = 0.0, -1
    a, b = sum(real.values()), sum(imagined.values())
    for key in real.keys() | imagined.keys():
        both = real[key] + imagined[key]
        if both >= 10:
            expected = both * a / (a + b), both * b / (a + b)
            total += sum((n - e) ** 2 / e for n, e in zip((real[key], imagined[key]), expected, strict=True))
            free += 1
    return (total - free) / (2 * free) ** 0.5 if free > 0 else 0.0


def next_card(world: World, zone: str, seed: int) -> str:
    """What lies on top of a deck, turned up."""
    w = world.copy(seed)
    (card,) = w.look(zone, 1)
    return w.content.cards[card].key


def hidden(world: World) -> list[str]:
    return [name for name, z in world.zones.items() if z.sees != -1 and len(z) and name != "box"]


def played(name: str, seed: int) -> Game:
    """A random position of a random game."""
    dice = Random(seed)
    kind = holdfast.definition(name)
    players = dice.choice(kind.players)
    options = {
        one.name: dice.choice(one.values) for one in kind.settings if one.name in ("mission", "scenario", "ruleset")
    }
    game = kind.new(players, options, seed)
    for _ in range(dice.randrange(60)):
        if game.over:
            break
        seat = dice.choice(game.question.seats)
        game.move(seat, dice.randrange(len(game.moves(seat))))
    return game


@pytest.mark.parametrize("name", sorted(holdfast.GAMES))
def test_the_next_card_of_every_deck_comes_as_often_as_in_real_games(name: str) -> None:
    real: dict[str, Counter[str]] = {}
    imagined: dict[str, Counter[str]] = {}
    for seed in range(POSITIONS):
        game = played(name, seed)
        other = Perspective(game, seed % game.players).world(seed + 1)
        for zone in hidden(game.world):
            real.setdefault(zone, Counter())[next_card(game.world, zone, seed)] += 1
            imagined.setdefault(zone, Counter())[next_card(other.world, zone, seed + 1)] += 1
    wrong = {zone: round(far, 1) for zone in real if (far := suspicious(real[zone], imagined[zone])) > 5}
    assert not wrong


def layered() -> World:
    """Two unknown cards on top, a known one among the next four, the rest below."""
    w = planning(players=2).world.copy()
    pool = w.content.pool("sea")
    known = w.content.index["sea/leak"]
    w.take_out(known, "pile")
    w.take(known, "pile")
    size = w.size("sea")
    w.zones["sea"] = Zone((~pool,) * 2, (known, *(~pool,) * 3), (~pool,) * (size - 6), 0)
    return w


def test_what_all_know_about_the_order_of_a_deck_stays() -> None:
    """The known card is never one of the first two, and each of the next four in one of four worlds."""
    first = layered()
    places: Counter[str] = Counter()
    for seed in range(WORLDS):
        w = first.copy(seed)
        w.resample(0)
        places[str(w.look("sea", 6).index(w.content.index["sea/leak"]))] += 1
    assert sorted(places) == ["2", "3", "4", "5"]
    assert suspicious(Counter({str(n): WORLDS // 4 for n in range(2, 6)}), places) < 4
