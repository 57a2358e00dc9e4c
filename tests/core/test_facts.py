"""What an answer is, as facts, and how a game declares the keys of its answers."""

import pytest

from holdfast.core.facts import ActionPatterns, DefaultActionPatterns, Facts, UnknownKey

DEEDS = ActionPatterns(
    "ready",
    "gather:{where}-{what}",
    "gather:{where}-{what}:{by}",
    "give:{what}:{n}:{who}",
    "keep:{n}",
    "join:{to=gather}:{where}-{what}",
    "join:{to}:{what}",
    named={"friday:build:{what}": "build", "friday:ready": "ready"},
)


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        ("ready", Facts("ready")),
        ("gather:M2-wood", Facts("gather", where="M2", what="wood")),
        ("gather:M2-wood:token", Facts("gather", where="M2", what="wood", by="token")),
        ("give:food:2:who-3", Facts("give", what="food", n=2, who=3)),
        ("join:gather:M2-wood", Facts("join", to="gather", where="M2", what="wood")),
        ("join:build:warm-clothes", Facts("join", to="build", what="warm-clothes")),
        ("keep:-1", Facts("keep", n=-1)),
        ("friday:build:palisade", Facts("build", what="palisade")),
    ],
)
def test_a_key_is_read_as_its_game_writes_it(key, facts):
    assert DEEDS.read(key) == facts
    assert DEEDS.read(key) is DEEDS.read(key), "and only once"


@pytest.mark.parametrize("key", ["", "fly", "ready:now", "gather:M2", "keep:many", "give:food:2"])
def test_a_key_that_no_pattern_fits_is_not_guessed_at(key):
    with pytest.raises(UnknownKey, match="no pattern"):
        DEEDS.read(key)


def test_a_pattern_names_facts_that_there_are():
    with pytest.raises(ValueError, match="whence"):
        ActionPatterns("go:{whence}")


def test_a_game_that_declares_nothing_has_deeds_all_the_same():
    assert DefaultActionPatterns().read("stoke:fire:2") == Facts("stoke", "fire:2")
    assert DefaultActionPatterns().read("wait") == Facts("wait")
