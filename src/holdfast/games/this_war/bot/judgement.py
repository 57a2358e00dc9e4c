"""A position as a player of This War of Mine judges it: what is there, who needs what, what it is worth.

Everything is read from the face of the seat; nothing is remembered between two questions.
"""

from collections.abc import Callable
from functools import cache, cached_property
from pathlib import Path
from typing import Any, TypeVar
from zlib import crc32

import msgspec
from msgspec import Struct

from holdfast.core.cards.content import Content
from holdfast.core.engine.effect import Cause
from holdfast.core.engine.menu import Option
from holdfast.core.facts import Facts
from holdfast.core.memo import MemoPerContent
from holdfast.core.player import Reason, SeatPosition
from holdfast.games.this_war.cards import Character, Fitting, Resident
from holdfast.games.this_war.house.spaces import FITTING
from holdfast.games.this_war.people.spirit import Habit
from holdfast.games.this_war.rules import (
    AMMO,
    BANDAGES,
    BOOK,
    CANNED,
    FIREARMS,
    FOOD,
    HERBAL,
    HUNGER,
    IDS,
    ILLNESS,
    ITEM,
    MEDS,
    RAW,
    STATES,
    VEGETABLE,
    WATER,
    WEAPONS,
    WORST,
    WOUNDS,
    Rules,
)

T = TypeVar("T")
LAST_DAY = 12
"""The ceasefire comes about then (TW-109)."""
POINTS = {CANNED: 3, RAW: 2, VEGETABLE: 1}
"""How many days of hunger a food token keeps off: those it takes away, and the one on which it is eaten."""
FILTER = ITEM["filter"]


class Mind(Struct, frozen=True, forbid_unknown_fields=True):
    """All numbers of a player (`worth.yaml`)."""

    hurts: dict[str, tuple[float, ...]]
    starting: float
    joined: float
    items: dict[str, float]
    habit: float
    tokens: dict[str, float]
    token: float
    effects: dict[str, float]
    day: dict[str, Any]
    night: dict[str, Any]
    city: dict[str, Any]
    fight: dict[str, float]
    lapses: dict[str, float] = {}
    """How a novice errs: what it overlooks or misjudges."""

    @property
    def levels(self) -> tuple[tuple[float, ...], ...]:
        return tuple([self.hurts[state] for state in STATES])

    @property
    def worths(self) -> tuple[float, ...]:
        return tuple([self.items[id] for id in IDS])


@cache
def mind(skill: str) -> Mind:
    """The numbers of a player of this skill: those of all, with what this one sees differently."""
    data = msgspec.yaml.decode((Path(__file__).parent / "worth.yaml").read_bytes())
    own = data.pop("skills")[skill]
    return msgspec.convert(merged(data, own), Mind)


def merged(data: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    for name, value in own.items():
        data[name] = merged(data.get(name, {}), value) if isinstance(value, dict) else value
    return data


def habits(content: Content) -> dict[str, dict[int, float]]:
    """TW-1104: who needs what to keep Misery off, by the Spirit lines of the Characters."""
    found: dict[str, dict[int, float]] = {}
    for card in content.unique:
        if isinstance(card, Character):
            for effect in (*card.spirit_a, *card.spirit_b, *card.spirit_c):
                if isinstance(effect, Habit):
                    users = found.setdefault(card.id, {})
                    users[ITEM[effect.item]] = users.get(ITEM[effect.item], 0.0) + effect.misery
    return found


def prices(content: Content) -> dict[str, dict[int, int]]:
    """TW-326: what each Fitting costs, and each Board-Up."""
    found: dict[str, dict[int, int]] = {}
    for card in content.unique:
        if isinstance(card, Fitting):
            found[card.id.removesuffix("-idea")] = {ITEM[item]: n for item, n in card.cost.items()}
            for work in card.works:
                if work.key == "board-up":
                    found["board-up"] = {ITEM[item]: n for item, n in work.pay.items()}
    return found


def meals(content: Content) -> dict[int, int]:
    """TW-1732: how much of which food a meal of the stove takes."""
    stove = content.cards[content.index["fitting/crude-stove"]]
    assert isinstance(stove, Fitting)
    return {ITEM[item]: n for work in stove.works if work.cooks for item, n in work.pay.items() if ITEM[item] in FOOD}


def red(content: Content) -> int:
    """TW-720: how many Residents have a red corner."""
    return len([card for card in content.cards if isinstance(card, Resident) and card.corner])


HABITS, PRICES, MEALS, RED = MemoPerContent(habits), MemoPerContent(prices), MemoPerContent(meals), MemoPerContent(red)


class Judgement:
    """One question, and everything that bears on it."""

    def __init__(
        self, at: SeatPosition, own: Mind, levels: tuple[tuple[float, ...], ...], worths: tuple[float, ...]
    ) -> None:
        self.at = at
        self._read = at.definition.rules.deeds.read
        self.mind = own
        self.hurts = levels
        self.worths = worths
        self.w: Any = at.face
        self.rules: Rules = at.face.rules
        self.q: Any = at.question
        self.by: Cause = at.by
        self.levels: list[int] = self.w.levels
        self.storage: list[int] = self.w.storage
        self.group: tuple[int, ...] = self.w.group
        self.content: Content = self.w.content
        self.noise: int = self.w.noise
        """As it will be heard when what is judged has come so far."""
        self.notes: dict[Any, Any] = {}
        """What was worked out about this position."""

    def deed(self, option: Option) -> Facts:
        """What is written in an answer."""
        return self._read(option.key)

    # --- people ------------------------------------------------------------------------------------------------------

    def level(self, p: int, state: int) -> int:
        return self.levels[p * 5 + state]

    def hurt(self, p: int, state: int, n: int) -> float:
        """What raising a State costs; if negative, what lowering it brings."""
        cost, now = self.hurts[state], self.levels[p * 5 + state]
        then = max(0, min(WORST, now + n))
        return (cost[then] - cost[now]) * (self.mind.starting if p in self.starting else self.mind.joined)

    @cached_property
    def starting(self) -> tuple[int, ...]:
        return tuple(self.w.starting)

    @cached_property
    def began(self) -> tuple[int, ...]:
        """Those of the group who began the campaign: one of them must see its end (TW-1402)."""
        return tuple([p for p in self.group if p in self.starting])

    @cached_property
    def here(self) -> tuple[int, ...]:
        return tuple(self.w.here())

    @cached_property
    def present(self) -> tuple[int, ...]:
        return tuple(self.w.present())

    def name(self, p: int) -> str:
        """A Character as texts name them."""
        return f"character/{self.w.id(p)}"

    # --- what a novice overlooks -----------------------------------------------------------------------------------------

    def lapse(self, name: str) -> bool:
        """Does this player not think of it at all?"""
        return bool(self.mind.lapses.get(name, 0))

    def forgets(self, what: str) -> bool:
        """Does the player forget it today? No dice: it follows from the day and the Leader."""
        often = self.mind.lapses.get("forgets", 0)
        return bool(often) and crc32(f"{what}:{self.w.day}:{self.w.leader}".encode()) % 100 < often

    # --- time --------------------------------------------------------------------------------------------------------

    @cached_property
    def left(self) -> float:
        """How many days there still are."""
        return max(1.0, float(LAST_DAY - self.w.day))

    # --- things ------------------------------------------------------------------------------------------------------

    def card(self, card: int) -> Any:
        return self.content.cards[card]

    @cached_property
    def built(self) -> dict[str, int]:
        """The space of each Fitting; a second one of a kind has a 2 after its id."""
        found: dict[str, int] = {}
        for space, kind in enumerate(self.w.house):
            if kind >= FITTING:
                id = self.content.cards[kind - FITTING].id.removesuffix("-idea")
                found[f"{id}2" if id in found else id] = space
        return found

    @cached_property
    def prices(self) -> dict[str, dict[int, int]]:
        return PRICES[self.content]

    @cached_property
    def meal(self) -> int:
        """How much Raw Food a meal takes."""
        return MEALS[self.content][RAW]

    @cached_property
    def soup(self) -> int:
        """How many Vegetables a soup takes."""
        return MEALS[self.content][VEGETABLE]

    @cached_property
    def boards(self) -> int:
        return int(self.w.boards.bit_count())

    @cached_property
    def points(self) -> int:
        """How many days of hunger the food keeps off."""
        return sum([n * self.storage[i] for i, n in POINTS.items()])

    @cached_property
    def lack(self) -> float:
        """Days of hunger that will be missing until the end, a day: above nought food is dear."""
        need = self.left * len(self.group) - sum([3 - self.level(p, HUNGER) for p in self.group])
        have = float(self.points)
        if "crude-stove" in self.built:
            for item, n in MEALS[self.content].items():
                have += self.storage[item] // n * max(0, 2 * min(3, len(self.group)) - POINTS[item] * n)
        if "vegetable-garden" in self.built:
            have += (6 if "crude-stove" in self.built else 2) * (self.left - 1)
        return max(-1.0, (need - have) / self.left)

    def have(self, item: int) -> int:
        """What there is of a kind, at home and, outside, in the pile."""
        return self.storage[item] + (self.w.pile[item] if self.w.phase == "scavenging" else 0)

    def item(self, item: int) -> float:
        """What one more of a kind is worth as things stand."""
        worth = self.worths[item]
        if item == WATER:
            return worth if self.have(WATER) < 2 * len(self.group) else 1.0
        if item in self.habits:
            return self.habit(item)
        if item == FILTER and "rainwater-collector" in self.built and not self.have(FILTER):
            return 2.5 * worth
        if item in FIREARMS and not self.have(AMMO):
            worth *= 0.6
        if item in WEAPONS and sum([self.have(i) for i in WEAPONS]) >= 3:
            worth *= 0.4
        return worth

    @cached_property
    def habits(self) -> dict[int, float]:
        """TW-1104: how much Misery each thing keeps off those who are used to it; nothing where nobody is."""
        known = HABITS[self.content]
        found = {item: 0.0 for users in known.values() for item in users}
        for p in self.group:
            for item, n in known.get(self.w.id(p), {}).items():
                found[item] += n
        return found

    def habit(self, item: int) -> float:
        n, have = self.habits[item], self.have(item)
        if not n:
            return 1.0
        return self.mind.habit * (1.0 if have < 2 * n else 0.6 if have < 4 * n else 0.25)

    def want(self, item: int) -> float:
        """The same where it is to be bought, carried or given away: medicine for those who are ill, food for the days left."""
        if item in (MEDS, BANDAGES):
            state = ILLNESS if item == MEDS else WOUNDS
            bad = [self.level(p, state) for p in self.group]
            return 5.0 + sum([6.0 if level >= 2 else 3.0 for level in bad if level])
        if item == HERBAL:
            return 2.0 + 3.0 * len([p for p in self.group if self.level(p, ILLNESS)])
        if item in FOOD:
            return self.worths[item] * max(0.5, min(2.0, 0.8 + 0.6 * self.lack))
        return self.item(item)

    def keep(self, item: int, n: int) -> float:
        """What the n-th of a kind is worth to us."""
        worth = self.want(item)
        if item == BOOK and n > 2:
            return 0.5
        return 0.4 * worth if item in WEAPONS and n > 1 else worth

    def junk(self, stock: list[int]) -> float:
        """The barter value of what others want more than we do."""
        values = self.w.values()
        return float(
            sum([values[i] * n for i, n in enumerate(stock) if n and self.worths[i] <= values[i] and i not in FOOD])
        )

    @cached_property
    def red(self) -> int:
        """TW-720: how many of the red-cornered Residents are about."""
        return RED[self.content] - int(self.w.size("red-residents"))


def once(make: Callable[[Judgement], T]) -> Callable[[Judgement], T]:
    """Worked out once a position."""

    def found(s: Judgement) -> T:
        if make not in s.notes:
            s.notes[make] = make(s)
        known: T = s.notes[make]
        return known

    return found


def because(says: str, **args: int | str) -> Reason:
    return Reason(f"because-{says}", tuple(args.items()))


def steps(option: Option) -> tuple[Any, ...]:
    """All that follows from an answer."""
    return option.then


def then(option: Option) -> Any:
    """What follows first from an answer."""
    return option.then[0]
