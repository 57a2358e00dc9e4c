"""Option specs: one pattern writes a key and reads it back, and no two patterns read the same key."""

import re
from collections.abc import Iterator
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec import Meta
from msgspec.structs import fields

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.option_spec import OptionReader, OptionSpec
from holdfast.core.facts import ActionPatterns, Facts
from holdfast.core.text.localizer import Localizer


class HealOne(OptionSpec):
    pattern = "heal:who-{who}[:{n}]"
    who: int
    n: int = 0


class Gather(OptionSpec):
    pattern = "[{hands}:]gather:{where}-{what}[:{by}]"
    where: Literal["N1", "M2"]
    what: str
    by: str = ""
    hands: Literal["", "friday", "both"] = ""

    def facts(self) -> Facts:
        return Facts("gather", where=self.where, what=self.what, by=self.by, n=2 if self.hands == "both" else 0)


KEYS = OptionReader((HealOne, Gather), ActionPatterns("ready"))
WRITTEN = {
    "heal:who-3": HealOne(3),
    "heal:who-3:2": HealOne(3, 2),
    "gather:M2-wood": Gather("M2", "wood"),
    "gather:M2-wood:token": Gather("M2", "wood", "token"),
    "both:gather:N1-fish": Gather("N1", "fish", hands="both"),
}


@pytest.mark.parametrize(("key", "spec"), WRITTEN.items())
def test_a_pattern_writes_and_reads(key: str, spec: OptionSpec) -> None:
    assert spec.key == key
    assert KEYS.spec(key) == spec
    assert KEYS.read(key) == spec.facts()


@pytest.mark.parametrize("key", ["ready", "heal", "heal:3", "heal:who-x", "gather:S9-wood", "jenny:gather:N1-fish"])
def test_a_key_of_another_shape_is_not_read(key: str) -> None:
    assert KEYS.spec(key) is None


def test_facts_are_the_fields() -> None:
    assert HealOne(3, 2).facts() == Facts("heal", who=3, n=2)


def example(hint: Any) -> Any:
    """Return a legal value of a field."""
    for meta in getattr(hint, "__metadata__", ()):
        if isinstance(meta, Meta) and meta.pattern:
            return meta.examples[0] if meta.examples else re.findall(r"[a-z-]+", meta.pattern)[0]
    hint = getattr(hint, "__origin__", hint) if get_origin(hint) is not Literal else hint
    if get_origin(hint) is Literal:
        return next(word for word in get_args(hint) if word)
    return 3 if hint is int else "thing"


def samples(kind: Any) -> Iterator[OptionSpec]:
    hints = get_type_hints(kind, include_extras=True)
    whole = {field.name: example(hints[field.name]) for field in fields(kind) if f"{{{field.name}}}" in kind.pattern}
    yield kind(**{field.name: whole[field.name] for field in fields(kind) if field.required})
    yield kind(**whole)


CLASSES = [
    (name, kind) for name in holdfast.GAMES for kind in getattr(holdfast.definition(name).rules.deeds, "_specs", ())
]


@pytest.mark.parametrize(("name", "kind"), CLASSES, ids=lambda one: getattr(one, "__name__", one))
def test_every_spec_of_a_game_has_one_key_and_a_label(name: str, kind: type[OptionSpec]) -> None:
    """With all fields set, and with required fields only."""
    game = holdfast.definition(name)
    for spec in samples(kind):
        assert game.rules.deeds.spec(spec.key) == spec
        head = spec.key.partition(":")[0]
        for lang in LANGUAGES:
            assert kind in game.text.labels or Localizer(game, lang).has(f"opt-{head}"), f"{lang}: opt-{head}"
