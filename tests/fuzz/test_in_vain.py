"""The fuzzer finds uses of which nothing comes but their price, also where they ask something first."""

from dataclasses import replace

import pytest

from holdfast.games.naufragos import DEFINITION
from holdfast.testing import useless_offers as in_vain
from tests.games.naufragos.table import Table

THINGS = ("zones.items-*", "zones.gone")


def camp() -> Table:
    """A burning fire, wood, and one of two castaways is hurt; the other one has medicine."""
    t = Table(2, "2013")
    t.abilities("cook", "fisher")
    t.store(fire=True, wood=2)
    t.item(0, "w23")
    t.wounds(0, 2)
    t.to_placing()
    return t


@pytest.mark.parametrize(
    ("spends", "reasons", "found"),
    [
        ({"feed-fire": ("wood",)}, {}, ""),
        ({"feed-fire": ("wood", "fire_wood")}, {}, "feed-fire changes nothing but what it spends (wood, fire_wood)"),
        ({"feed-fire": ("wood", "fire_wood")}, {"feed-fire": "NA-428"}, ""),
        ({"use": THINGS}, {}, ""),
        ({"use": (*THINGS, "wounds", "came_to")}, {}, "use:w23"),
        ({"use": (*THINGS, "wounds", "came_to")}, {"use:w24": "NA-950"}, "use:w23"),
    ],
)
def test_a_use_is_in_vain_where_nothing_else_has_changed(
    spends: dict[str, tuple[str, ...]], reasons: dict[str, str], found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = camp()
    monkeypatch.setattr(DEFINITION, "rules", replace(DEFINITION.rules, spends=spends, in_vain=reasons))
    words = list(in_vain.useless_offers(t.game))
    assert len(words) == bool(found)
    assert all(line.startswith(found) for line in words)


def test_the_game_is_only_looked_at() -> None:
    t = camp()
    before = t.game.save()
    assert list(in_vain.useless_offers(t.game)) == []
    assert t.game.save() == before
