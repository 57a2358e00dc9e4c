"""The numbers in the lines of the log are those of the change: whoever adds them up has what lies on the table."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from holdfast.bots.expert import played_out_by
from holdfast.bots.rule_player import player_of
from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.core.engine.journal import Observer
from holdfast.core.text.log import effect_entry
from holdfast.games.under_our_sun import DEFINITION, MISSIONS
from holdfast.games.under_our_sun.rules import AMMUNITION, KINDS, Rules
from holdfast.games.under_our_sun.world import Sands

MOST = 900
GAINS = frozenset({"received", "gathered", "make", "payout", "steal", "buys-goods", "buy-round", "change-given"})
LOSSES = frozenset({"goods-lost", "paid", "drop", "pays-trader", "deliver"})
"""Lines about goods that came into somebody's hands, or left them."""
COUNTED = frozenset({"water", *KINDS}) - {*AMMUNITION}
"""Ammunition loads itself into empty weapons (US-704), and is told as shots."""


def people(named: str) -> list[int]:
    return [int(name.rpartition("-")[2]) for name in named.split("|") if name]


def goods(listed: str) -> Counter[str]:
    """*told-goods:wood=2;food=1* as what it says; cards and tokens in the same row are no goods."""
    found: Counter[str] = Counter()
    for phrase in listed.split("|"):
        if phrase.startswith("told-goods:"):
            parts = [part.partition("=") for part in phrase.removeprefix("told-goods:").split(";") if part]
            found.update({what: int(n) for what, _, n in parts if what in COUNTED})
    return found


class Books(Observer):
    """HP and goods of everybody, kept by the lines alone."""

    def __init__(self) -> None:
        self.told: set[str] = set()
        self.hp: dict[int, int] = {}
        self.have: dict[int, Counter[str]] = {}

    def open(self, w: Sands) -> None:
        self.hp = dict(enumerate(w.hp))
        self.have = {char: self.hands(w, char) for char in range(w.crew)}

    def hands(self, w: Sands, char: int) -> Counter[str]:
        return Counter({what: w.water[char] if what == "water" else w.have(char, what) for what in COUNTED})

    def applied(self, effect: AnyEffect, by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        line = effect_entry(DEFINITION, w, effect, by, outcomes)
        if line is None or not self.hp:
            return
        message = line.message.removeprefix("log-")
        self.told.add(message)
        words = dict(line.args)
        who = people(str(words.get("whom", "")))
        self.bodies(message, words, who)
        self.hands_of(message, words, who)

    def bodies(self, message: str, words: dict[str, Any], who: list[int]) -> None:
        match message:
            case "damage" | "hungry" | "damage-each":
                for char in who:
                    self.hp[char] -= words["n"]
            case "heal" | "heal-each":
                for char in who:
                    self.hp[char] += words["n"]
            case "heal-other":
                [who[0]] = people(words["other"])
                self.hp[who[0]] += words["n"]
            case "return":
                self.hp[who[0]] = words["n"]
            case "damage-some" | "heal-some":
                for phrase in words["crew"].split("|"):
                    _, char, now, _ = phrase.split(":")
                    self.hp[int(char)] = int(now)
            case "fever":
                for phrase in words["crew"].split("|"):
                    self.hp[int(phrase.split(":")[1])] -= 1
            case "eat":
                assert words["now"] - self.hp[who[0]] in (0, 1)
                self.hp[who[0]] = words["now"]
            case _:
                return
        if message in ("damage", "hungry", "heal", "heal-other"):
            assert words["now"] == self.hp[who[0]], message

    def hands_of(self, message: str, words: dict[str, Any], who: list[int]) -> None:
        have = self.have[who[0]] if who else Counter[str]()
        if message in GAINS:
            have.update(goods(words["goods"]))
            if message == "make":
                have.subtract([AMMUNITION[words["goods"].partition(":")[2].partition("=")[0]]])
        elif message in LOSSES:
            have.subtract(goods(words["what" if message == "drop" else "goods"]))
        match message:
            case "drank":
                have["water"] -= words["n"] - words["stored"]
                assert words["now"] == have["water"]
            case "rain":
                have["water"] += 1
                assert words["now"] == have["water"]
            case "refill":
                assert words["now"] >= have["water"]
                have["water"] = words["now"]
            case "pay-off":
                have["water"] -= 2
                assert words["now"] == have["water"]
            case "swap":
                have.subtract(goods(words["gives"]))
                have.update(goods(words["gets"]))
            case "bargain":
                [other] = people(words["other"])
                for giver, taker, what in ((who[0], other, "gives"), (other, who[0], "gets")):
                    self.have[giver].subtract(goods(words[what]))
                    self.have[taker].update(goods(words[what]))
            case "build":
                self.spend(have, goods(words["goods"]))
            case "light-fire" if words["wood"] == "yes":
                self.spend(have, Counter(wood=1))
            case "make-kitchen":
                self.spend(have, Counter(metal=1))
            case "cook":
                self.spend(have, Counter(food=1))
                have["food"] += Rules("").cooked_food
            case "eat":
                have["food"] -= 1
            case "meal":
                have["food"] -= words["source"] == "own"

    def spend(self, have: Counter[str], price: Counter[str]) -> None:
        """From his hands; the rest comes from the camp's store."""
        have.subtract({what: min(n, have[what]) for what, n in price.items()})

    def balanced(self, w: Sands) -> None:
        for char in w.living():
            assert self.hp[char] == w.hp[char], f"HP of {char}"
            told, there = self.have[char], self.hands(w, char)
            wrong = {what: (told[what], there[what]) for what in COUNTED if told[what] != there[what]}
            assert not wrong, f"hands of {char}: told, and there: {wrong}"


@pytest.mark.rule("US-780")
@pytest.mark.parametrize("mission", MISSIONS)
def test_who_adds_up_the_log_has_what_is_on_the_table(mission: str) -> None:
    player = player_of(DEFINITION)
    assert player is not None
    friend = played_out_by(player)
    for seed in range(6):
        books, random = Books(), Random(seed)
        game = DEFINITION.new(2 + seed % 3, {"mission": mission, "characters": "random"}, seed, observers=[books])
        for _ in range(MOST):
            if game.over:
                break
            w: Any = game.world
            if game.question.tag == "take-turn":
                if books.hp:
                    books.balanced(w)
                else:
                    books.open(w)
            seat = game.asked[0]
            option = friend(game, seat) if seed % 2 else random.choice(game.moves(seat))
            game.choose(option.key, seat)
