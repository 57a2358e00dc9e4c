"""How an answer may turn out, in few lines: what is equally likely is told together."""

from collections import Counter

import pytest

import holdfast
from holdfast.bots.perspective import Perspective
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.game import Game
from holdfast.core.text.localizer import Localizer
from holdfast.tables.protocol.tasks import LikelyLine, Result, Task
from holdfast.tables.services.computations import fresh_seed
from holdfast.tables.services.tasks import amount, odds, together
from holdfast.tables.services.texts import table_texts
from tests.games.naufragos.table import Table as Naufragos

TILES = ("Grey Pines", "Sunny Acres", "Stone Bowl", "Mute Station", "Talcum Road")


def found(tile: str) -> str:
    return f"Ana discovers {tile}, 1 north of New Haven (a camp)."


def test_one_of_many_that_are_equally_likely_is_one_line() -> None:
    texts = Counter({found(tile): n for tile, n in zip(TILES, (43, 36, 38, 44, 39), strict=True)})
    assert together(texts, 200) == [LikelyLine("Ana discovers", 200, tuple(sorted(TILES)[:4]), 5)]


def test_numbers_are_told_in_order() -> None:
    texts = Counter({f"Black die: {n}.": 20 for n in (10, 3, 2, 7, 1, 9, 4, 8, 6, 5)})
    assert together(texts, 200) == [LikelyLine("Black die:", 200, ("1", "2", "3", "4"), 10)]


def test_what_is_not_equally_likely_or_seldom_or_certain_stands_alone() -> None:
    rolls = Counter({f"Ana rolls {what}.": n for what, n in (("a", 90), ("b", 60), ("c", 30), ("d", 20))})
    assert [line.of for line in together(rolls, 200)] == [1, 1, 1, 1]
    seldom = Counter({found(tile): 4 for tile in TILES})
    assert [line.told for line in together(seldom, 200)] == [4] * 5
    assert together(Counter({"It rains.": 200, "Snow falls.": 70}), 200) == [LikelyLine("Snow falls.", 70)]


def test_several_at_once_are_not_one_of_many() -> None:
    texts = Counter({found(tile): 120 for tile in TILES})
    assert len(together(texts, 200)) == 5


def test_it_is_said_in_every_language() -> None:
    for lang in LANGUAGES:
        some = table_texts(lang).say("odds-each", percent=6, n=16, text="Ana:", names="a · b", more=14)
        assert all(part in some for part in ("6 %", "16", "Ana: a · b", " … ", "14"))
        assert table_texts(lang).say("odds-each", percent=50, n=2, text="", names="a · b", more=0).endswith("b.")


def test_the_same_position_is_thought_about_alike() -> None:
    """For the same seat; not for another one, after another answer, or in another game."""
    game = holdfast.new("naufragos", 2, seed=5)
    again = holdfast.load(game.save())
    before = fresh_seed(game, 0)
    assert fresh_seed(again, 0) == before
    assert fresh_seed(game, 1) != before
    assert fresh_seed(holdfast.new("naufragos", 2, seed=6), 0) != before
    game.answer(game.moves(game.asked[0])[0])
    assert fresh_seed(game, 0) != before
    game.undo(1, consent=True)
    assert fresh_seed(game, 0) == before


def thought(game: Game, key: str, lang: str = "en", **orders: bool) -> Result:
    at = Perspective(game, game.asked[0])
    return odds(
        at,
        Localizer(game.definition, lang, game.world.content),
        Task("", at.seat, 5, key=key, lang=lang, orders=orders),
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_fire_is_told_with_its_shares_and_what_it_costs(lang: str) -> None:
    """Followed to where the die is read; nothing of it sounds as if no chance decided."""
    t = Naufragos(3)
    t.abilities("medic", "cook", "strong")
    t.energy(5, 5, 5)
    t.store(wood=3)
    t.act("campfire")
    found = thought(t.game, "stake:3", lang)
    assert found.counted
    assert found.chance
    assert [(share.kind, share.of) for share in found.shares] == [("success", 0.5), ("failure", 0.5)]
    energy = Localizer(t.game.definition, lang, t.w.content).noun("energy", 2)
    assert all(f"−3 {energy}" in share.changes for share in found.shares)


def test_what_is_changed_is_told_with_its_sign() -> None:
    assert [amount(n, "en") for n in (1, -2.04, 0.25)] == ["+1", "−2", "+0.2"]
    assert amount(-0.6, "it") == "−0,6"


def test_the_seals_are_said_in_every_language() -> None:
    for lang in LANGUAGES:
        said = table_texts(lang)
        assert "200" in said.say("odds-imagined", worlds=200)
        texts = [
            said.say(f"odds-{one}") for one in ("counted", "assumed", "silent", "none", "success", "partial", "failure")
        ]
        assert len(set(texts)) == len(texts)
