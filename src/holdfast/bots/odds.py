"""Odds of an option: it is followed until its outcome is settled, and outcomes are counted.

Questions caused by the answer (rerolls, windows, small choices) are answered by standing orders, otherwise by the
game's rule player. The first dice that are read decide success. If only dice are rolled before that, all their results
are enumerated and the shares are *counted*. Otherwise they are estimated in *sampled* worlds, as are the costs of each
outcome.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from math import sqrt
from random import Random
from typing import Any

from msgspec import field

from holdfast.bots.perspective import Perspective
from holdfast.bots.rule_player import player_of
from holdfast.core.engine.effect import AnyEffect, Cause, Record, Seat, mutable_struct
from holdfast.core.engine.effects import Window
from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Observer
from holdfast.core.engine.menu import Option, Refused
from holdfast.core.engine.standing_orders import NO_ORDERS, default_pass
from holdfast.core.facts import Facts
from holdfast.core.player import SeatPosition
from holdfast.core.rng.stream import RandomStream
from holdfast.core.state.world import Rolled

WORLDS = 200
MOST_WAYS = 5_000
"""The maximum number of enumerated dice results."""
MOST_ASKED = 2_000
"""The maximum number of questions answered during enumeration, because each needs a decision."""
MOST_SMALL = 24
"""The maximum number of answers of all seats on the way."""
MOST_LATE = 3
"""The maximum number of answers after the option is settled, if dice were rolled that no effect has read."""
Z = 1.96
FAR = 3.3
"""The deviation from the computed share, in standard errors, that chance does not explain."""
SUCCESS, PARTIAL, FAILURE = "success", "partial", "failure"
KINDS = (SUCCESS, PARTIAL, FAILURE)

Orders = Mapping[str, bool]
Stack = list[tuple[AnyEffect, Cause]]
Watch = Callable[[Game], Callable[[], None]]
"""A hook for a followed world: called before the answer; the result is called once it is settled."""


class ExpectedChange(Record):
    """An average gain or loss with its interval."""

    what: str
    mean: float
    low: float
    high: float


class OutcomeShare(Record):
    """One possible outcome: its probability, costs and gains."""

    kind: str
    of: float
    low: float
    high: float
    changes: tuple[ExpectedChange, ...] = ()


class Odds(Record):
    """The odds of an option."""

    key: str
    counted: bool = False
    """Whether the shares are exact."""
    shares: tuple[OutcomeShare, ...] = ()
    worlds: int = 0
    dice: tuple[str, ...] = ()
    changes: tuple[ExpectedChange, ...] = ()
    """The expected changes over all outcomes."""
    chance: bool = False
    """Whether any die was rolled or any card was drawn."""
    assumed: tuple[str, ...] = ()
    """Actions of answers that were given on the way, the frequent ones first."""

    def of(self, kind: str) -> float:
        return next((share.of for share in self.shares if share.kind == kind), 0.0)


class Settled(Exception):
    """The dice were read: the outcome is settled."""


class FirstRollObserver(Observer):
    """An observer that waits for the first dice that are read."""

    def __init__(self, game: Game) -> None:
        self.verdict = ""
        self.rolled = False
        """Whether any die was rolled."""
        self._reads = game.definition.rules.verdict
        self._lies = visible_dice(game.world)

    def applied(self, effect: AnyEffect, by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        self.rolled |= len(w.chance.record) > len(w.chance.closed)
        if not self.verdict:
            self.verdict = self._reads(w, effect, outcomes, self._lies)
            if self.verdict:
                self.read()
        self._lies = visible_dice(w)

    def read(self) -> None:
        """Handle the first reading of dice."""


def visible_dice(w: Any) -> Rolled | None:
    """Return the dice on the table."""
    last = w.laid[-1] if w.laid else None
    return last if isinstance(last, Rolled) else None


class FirstReading(FirstRollObserver):
    def read(self) -> None:
        raise Settled


@mutable_struct
class DiceEnumerator(RandomStream):
    """A stream that returns given dice results, then the first face of each further die; draws cannot be enumerated."""

    told: list[int] = field(default_factory=list)
    sides: list[int] = field(default_factory=list)
    drawn: bool = False

    def below(self, n: int) -> int:
        at = len(self.sides)
        self.sides.append(n)
        face = self.told[at] if at < len(self.told) else 0
        self.used += 1
        self.record.append(face)
        return face

    def roll(self, dice: int, sides: int) -> tuple[int, ...]:
        return self._one_by_one(dice, sides)

    def lot(self, n: int, told: list[int]) -> int:
        self.drawn = True
        return RandomStream.lot(self, n, told)


class OutcomeProbe:
    """A player that gives an answer in sampled worlds and continues until it is settled."""

    def __init__(self, at: Perspective, key: str, orders: Orders = NO_ORDERS) -> None:
        self.at = at
        self.key = key
        self.orders = orders
        self.assumed: Counter[str] = Counter()
        self._player = player_of(at.definition)

    def follow(self, game: Game, reading: FirstRollObserver) -> None:
        """Follow an answer until none of its effects is on the stack, or the same question is asked again; rolled dice
        are read first."""
        game.observers.append(reading)
        seat = self.at.seat
        question, beneath = type(game.world.stack[-1][0]), stack_below(game.world)
        option = next(one for one in game.question.options_for(seat) if one.key == self.key)
        game.answer(option)
        if game.over:
            return
        stack = game.world.stack
        if later := game.definition.rules.foreseen(game.world, option):
            beneath = stack[:-1]
            question = type(stack[-1][0])
            stack.extend([(effect, option.by or stack[-1][1]) for effect in reversed(later)])
            game.run()
        late = MOST_LATE
        for _ in range(MOST_SMALL):
            if not game.asked:
                return
            if over(game.world.stack, beneath, question):
                if not late or reading.verdict or not reading.rolled:
                    return
                late -= 1
            game.answer(self._small(game, game.asked[0]))

    def _small(self, game: Game, seat: Seat) -> Option:
        """Return the answer of the standing orders, otherwise of the rule player."""
        option = default_pass(game, seat, self.orders if seat == self.at.seat else NO_ORDERS)
        if option is not None:
            return option
        at = SeatPosition(game, seat, rivals=False)
        option = self._player.weigh(at)[0].option if self._player is not None else at.moves[0]
        self.assumed[at.deed(option).deed] += 1
        return option


def over(stack: Stack, beneath: Stack, question: type[AnyEffect]) -> bool:
    """Return whether the stack below the question continues, or the question is asked again."""
    n = len(beneath)
    if len(stack) <= n or (n and stack[n - 1] is not beneath[-1]):
        return True
    return len(stack) == n + 1 and type(stack[-1][0]) is question and question is not Window


def stack_below(w: Any) -> Stack:
    """Return the part of the stack below a question that is independent of it. If dice are on the table, the next
    effect reads them."""
    stack, n = w.stack, len(w.stack) - 1
    if n and w.laid and isinstance(stack[n][0], Window):
        n -= 1
    below: Stack = stack[:n]
    return below


# --- all ways dice may fall ----------------------------------------------------------------------------------------------


def ways(follower: OutcomeProbe, world: Game) -> dict[str, float] | None:
    """Return the probability of each result, with all dice results enumerated; None if that is impossible."""
    shares: dict[str, float] = dict.fromkeys(KINDS, 0.0)
    told: list[int] = []
    before = follower.assumed.total()
    for _ in range(MOST_WAYS):
        game = world.copy()
        chance = game.world.chance
        counting = game.world.chance = DiceEnumerator(chance.state, chance.used, told=told)
        reading = FirstReading(game)
        with suppress(Settled):
            follower.follow(game, reading)
        if counting.drawn or not reading.verdict or follower.assumed.total() - before > MOST_ASKED:
            return None
        weight = 1.0
        for n in counting.sides:
            weight /= n
        shares[reading.verdict] += weight
        told = next_way(told, counting.sides)
        if not told:
            return shares
    return None


def next_way(told: list[int], sides: list[int]) -> list[int]:
    """Return the next combination of dice with these numbers of sides; None after the last."""
    faces = [*told, *[0] * len(sides)][: len(sides)]
    while faces and faces[-1] == sides[len(faces) - 1] - 1:
        faces.pop()
    if faces:
        faces[-1] += 1
    return faces


def printed(facts: Facts, seen: Counter[str]) -> dict[str, float] | None:
    """Return the probabilities that the game declares for the roll, unless the sampled worlds contradict them: an
    answer on the way may have changed the dice."""
    if facts.roll is None:
        return None
    chances = {one.what: one.of for one in facts.roll.chances}
    if "hit" in chances or next(iter(chances), "") == "kill":
        kill = chances.get("kill", 0.0)
        hit = chances.get("hit", kill)
        found = {SUCCESS: kill, PARTIAL: hit - kill, FAILURE: 1 - hit}
    elif SUCCESS in chances and "wound" not in chances:
        found = {SUCCESS: chances[SUCCESS], PARTIAL: 0.0, FAILURE: 1 - chances[SUCCESS]}
    elif "wound" in chances and SUCCESS not in chances:
        hurt = PARTIAL if seen[PARTIAL] else FAILURE
        found = {SUCCESS: 1 - chances["wound"], PARTIAL: 0.0, FAILURE: 0.0} | {hurt: chances["wound"]}
    else:
        return None
    for kind, of in found.items():
        low, high = wilson(seen[kind], seen.total(), FAR)
        if not low <= of <= high:
            return None
    return found


# --- worlds --------------------------------------------------------------------------------------------------------------


class SampledOutcome(Record):
    """The result of the option in one world."""

    verdict: str
    changes: dict[str, int]
    chance: bool


def imagined(follower: OutcomeProbe, worlds: int, seed: int, watch: Watch | None) -> Iterator[SampledOutcome]:
    at, random = follower.at, Random(seed)
    holds = at.definition.rules.holds
    for _ in range(worlds):
        game = at.world(random.getrandbits(48))
        used, before = game.world.chance.used, holds(game.world, at.seat)
        reading = FirstRollObserver(game)
        settled = watch(game) if watch is not None else None
        try:
            follower.follow(game, reading)
        except (Refused, StopIteration):
            continue
        after = holds(game.world, at.seat)
        changes = {what: after.get(what, 0) - n for what, n in before.items()}
        if settled is not None:
            settled()
        yield SampledOutcome(reading.verdict, changes, game.world.chance.used != used)


def mean(what: str, values: list[int]) -> ExpectedChange:
    n = len(values)
    middle = sum(values) / n
    spread = sqrt(sum((value - middle) ** 2 for value in values) / max(1, n - 1))
    half = Z * spread / sqrt(n)
    return ExpectedChange(what, middle, middle - half, middle + half)


def changes_of(seen: list[SampledOutcome]) -> tuple[ExpectedChange, ...]:
    """Return the mean gains and losses in these worlds."""
    if not seen:
        return ()
    found = [mean(what, [one.changes[what] for one in seen]) for what in seen[0].changes]
    return tuple([change for change in found if change.low or change.high])


def wilson(hits: int, n: int, z: float = Z) -> tuple[float, float]:
    """Return the confidence interval of a share in a number of worlds."""
    if not n:
        return 0.0, 1.0
    p, zz = hits / n, z * z
    middle, half = p + zz / (2 * n), z * sqrt(p * (1 - p) / n + zz / (4 * n * n))
    return max(0.0, (middle - half) / (1 + zz / n)), min(1.0, (middle + half) / (1 + zz / n))


def estimate_odds(
    at: Perspective,
    key: str,
    orders: Orders = NO_ORDERS,
    worlds: int = WORLDS,
    seed: int = 0,
    watch: Watch | None = None,
) -> Odds:
    """Estimate the odds of an option from what its seat can know."""
    option = next((one for one in at.options if one.key == key), None)
    if option is None:
        return Odds(key)
    facts = at.facts(option)
    follower = OutcomeProbe(at, key, orders)
    seen = list(imagined(follower, worlds, seed, watch))
    read = [one for one in seen if one.verdict]
    exact: dict[str, float] | None = None
    if len(read) == len(seen) > 0:
        exact = count_outcomes(follower, seed) or printed(facts, Counter([one.verdict for one in read]))
    return Odds(
        key,
        exact is not None,
        shares_of(seen, exact) if len(read) * 2 > len(seen) else (),
        len(seen),
        facts.roll.dice if facts.roll is not None else (),
        changes_of(seen),
        any(one.chance for one in seen),
        tuple([deed for deed, _ in follower.assumed.most_common(3)]),
    )


def count_outcomes(follower: OutcomeProbe, seed: int) -> dict[str, float] | None:
    """Enumerate outcomes in two sampled worlds: if they differ, dice are not the only unknown."""
    first, second = (ways(follower, world) for world in follower.at.worlds(2, seed))
    return first if first is not None and first == second else None


def shares_of(seen: list[SampledOutcome], exact: dict[str, float] | None) -> tuple[OutcomeShare, ...]:
    found = []
    for kind in KINDS:
        alike = [one for one in seen if one.verdict == kind]
        of, low, high = len(alike) / len(seen), *wilson(len(alike), len(seen))
        if exact is not None:
            of = low = high = exact[kind]
        if of > 0:
            found.append(OutcomeShare(kind, of, low, high, changes_of(alike)))
    return tuple(found)
