"""Beats: what an answer sets off, one thing after another, and patches from view to view."""

import json
from random import Random
from typing import Any

import pytest

import holdfast
from holdfast.core.engine.effect import tag_of
from holdfast.core.engine.journal import Observer
from holdfast.core.state.json_patch import apply_patch, diff
from holdfast.core.state.view import SharedView, ViewCache
from holdfast.core.text.beats import DEED, KINDS, Beats
from holdfast.core.text.log import effect_entry

GAMES = ["robinson", "naufragos", "this_war", "under_our_sun"]


@pytest.mark.parametrize("name", GAMES)
def test_every_declared_beat_is_an_effect_of_the_game_and_of_a_kind_there_is(name):
    kind = holdfast.definition(name)
    tags = {tag_of(effect) for effect in kind.components.registry().values() if hasattr(effect, "apply")}
    assert not set(kind.beats) - tags
    assert set(kind.beats.values()) <= KINDS


def plain(view: dict[str, Any]) -> Any:
    """As it comes out of the wire."""
    return json.loads(json.dumps(view))


class Watch(Observer):
    def __init__(self, game):
        self.kind, self.beats = game.definition, Beats(game.definition.beats, game.world.copy())
        self.lines = 0

    def applied(self, effect, by, w, outcomes):
        told = effect_entry(self.kind, w, effect, by, outcomes) is not None
        self.beats.applied(effect, by, w, told, self.lines, 0)
        self.lines += told


@pytest.mark.parametrize("name", GAMES)
def test_patches_lead_from_beat_to_beat_and_to_the_table_as_it_is(name):
    options = {"characters": "random"} if name in ("naufragos", "under_our_sun") else {}
    game = holdfast.new(name, 2, options, seed=4)
    random = Random(9)
    beaten = 0
    for _ in range(150):
        if game.over:
            break
        watch = game.watch(Watch(game))
        start = watch.beats.found[0].before
        option = random.choice(game.moves(game.asked[0]))
        game.choose(option)
        game.observers.clear()
        found = watch.beats.found
        assert found[0].kind == DEED
        assert [beat.line for beat in found] == sorted(beat.line for beat in found)
        seat = random.choice([None, 0, 1])
        view = plain(SharedView(game.definition, start).of(seat))
        for beat in found[1:]:
            after = plain(SharedView(game.definition, beat.before).of(seat))
            view = apply_patch(view, diff(view, after))
            assert view == after
        now = plain(game.view(seat))
        assert apply_patch(view, diff(view, now)) == now
        beaten += len(found) - 1
    assert beaten > 20


@pytest.mark.parametrize(
    ("name", "options"), [("robinson", {}), ("naufragos", {}), ("this_war", {}), ("under_our_sun", {"mode": "semi"})]
)
def test_what_is_kept_from_look_to_look_is_what_one_sees_anew(name, options):
    """Zones that lie as they lay are not listed again, for no seat: not those in which only somebody has looked."""
    game = holdfast.new(name, 4, options, seed=11)
    random, looked = Random(3), ViewCache()
    own = 0
    for _ in range(120):
        if game.over:
            break
        sight = SharedView(game.definition, game.world, game.asked, game.question.tag, looked)
        for seat in (None, *range(4)):
            assert sight.of(seat) == game.view(seat)
            own += sight.of(seat) is not sight.public
        game.choose(random.choice(game.moves(game.asked[0])))
    assert bool(own) == (name in ("naufragos", "under_our_sun"))


def test_a_patch_names_what_changed_and_leaves_the_old_view_alone():
    old = {"wood": 1, "zones": {"a/b": ["x"], "c": []}, "gone": 1}
    new = {"wood": 2, "zones": {"a/b": ["x", "y"], "c": [], "d": []}, "come": None}
    patch = diff(old, new)
    assert {op["path"] for op in patch} == {"/wood", "/zones/a~1b", "/zones/d", "/come", "/gone"}
    assert apply_patch(old, patch) == new
    assert old == {"wood": 1, "zones": {"a/b": ["x"], "c": []}, "gone": 1}
    assert diff(new, new) == []
