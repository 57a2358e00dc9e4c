"""Packs cannot be wrong in silence: what a field may say is closed, and another word is named with its place."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import inspect

from holdfast.authoring.pack_check import check_pack
from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.cards import DECKS
from holdfast.games.under_our_sun.vocabulary import registry
from tests.games.under_our_sun.cards.test_packs import one_card

TEXTS = {"name", "flavour", "text", "archetype", "briefing", "choices", "words"}
"""Words in three languages."""
IDS = {"id", "deck", "source"}
"""The card itself: its id by its own rule, its deck by its file, its source for the credits."""
ENGINE = {
    # what every game's engine writes: causes, rolls, ballots, lasting things, outcomes
    "Cause.place", "Cause.target", "Cause.bound", "Throw.kind", "Window.moment_", "Ballot.choices", "Ballot.about",
    "Ballot.cast", "Tally.outcomes", "Lasting.what", "Lasting.until", "Lasting.how", "Due.moment", "EndOf.until",
    "Outcome.why", "Outcome.rule",
    # keys of answers and flags of abilities, made where they are used
    "Paid.kind", "Paid.key", "StillAble.key", "RobStrike.how", "RollAgain.flag", "Roll.context", "NextCard.place",
    "Spend.flag", "PayRecipe.without",
    # cubes, cards and tokens of missions alike
    "TakeToken.token", "DropToken.token", "Received.goods", "GoodsLost.what", "Barter.give", "Barter.want",
    "Agreement.give", "Agreement.want", "Bargain.give", "Bargain.want", "Hand.thing",
}  # fmt: skip
"""Filled by the rules alone; no card names these effects."""


def bare(kind: inspect.Type, field: str, seen: set[Any]) -> Iterator[str]:
    """The fields in which any text at all may stand."""
    match kind:
        case inspect.StrType(pattern=None):
            yield field
        case inspect.UnionType(types=parts) | inspect.TupleType(item_types=parts):
            for part in parts:
                yield from bare(part, field, seen)
        case inspect.VarTupleType(item_type=part) | inspect.ListType(item_type=part):
            yield from bare(part, field, seen)
        case inspect.DictType(key_type=key, value_type=value):
            yield from bare(key, field, seen)
            yield from bare(value, field, seen)
        case inspect.StructType(cls=cls, fields=fields) if cls not in seen:
            seen.add(cls)
            for one in fields:
                yield from bare(one.type, f"{cls.__name__}.{one.name}", seen)


def test_every_field_of_cards_effects_and_conditions_is_closed() -> None:
    seen: set[Any] = set()
    kinds = [*registry().values(), *DECKS.values()]
    found = {field for kind in kinds for field in bare(inspect.type_info(kind), kind.__name__, seen)}
    rules = {kind.__name__ for kind in registry().values()}
    own = {field for field in found if field.partition(".")[0] not in rules and field.partition(".")[2] in TEXTS | IDS}
    open_fields = found - own
    assert open_fields == ENGINE


def test_no_card_names_what_only_the_rules_fill() -> None:
    kinds = {field.partition(".")[0] for field in ENGINE} - {"Cause", "Outcome", "Lasting", "Tally"}
    tags = {tag for tag, kind in registry().items() if kind.__name__ in kinds}
    text = " ".join(file.read_text(encoding="utf-8") for file in (DEFINITION.folder / "content").glob("*.yaml"))
    assert [tag for tag in sorted(tags) if f"do: {tag}," in text or f"do: {tag}}}" in text] == []


@pytest.mark.parametrize(
    ("deck", "body", "place"),
    [
        ("item", "    perks: [torhc]\n", "item.yaml:5:13"),
        ("item", "    hero: scuot\n", "item.yaml:5:11"),
        ("item", "    ammo: bullet\n", "item.yaml:5:11"),
        ("item", "    use: {then: [{do: gain, what: wod}]}\n", "item.yaml:5:35"),
        ("enemy", "    fighter: {kind: Animal, hp: 2, perks: [wolfe]}\n", "enemy.yaml:5:44"),
        ("night", "    then: [{do: heal, who: everyone}]\n", "night.yaml:5:28"),
        ("event", "    then: [{do: place-container, test: skil}]\n", "event.yaml:5:40"),
        ("team", "    role: traitor\n", "team.yaml:5:11"),
        ("team", "    role: sol\n    goal: arson\n", "team.yaml:6:11"),
        ("mission", "    perks: [gates]\n    stages: [{objective: {is: at-haven}}]\n", "mission.yaml:5:13"),
        ("mission", "    recommended: solo\n    stages: [{objective: {is: at-haven}}]\n", "mission.yaml:5:18"),
        ("mission", "    reveal: {x: []}\n    stages: [{objective: {is: at-haven}}]\n", "mission.yaml:5:1"),
    ],
)  # fmt: skip
def test_a_wrong_word_is_refused_with_its_place(tmp_path: Path, deck: str, body: str, place: str) -> None:
    (wrong,) = check_pack(DEFINITION, one_card(tmp_path, deck, body))
    assert place in wrong
    assert "card 'mine'" in wrong


@pytest.mark.rule("US-1213")
def test_a_counter_that_nothing_counts_is_named(tmp_path: Path) -> None:
    task = "tasks: [{key: light-it, tile: 1, then: [{do: count, what: lamps}]}]"
    stage = f"{{objective: {{is: counted, what: lamp}}, {task}}}"
    (wrong,) = check_pack(DEFINITION, one_card(tmp_path, "mission", f"    stages: [{stage}]\n"))
    assert "mission.yaml:" in wrong
    assert "nothing counts 'lamp'; did you mean 'lamps'?" in wrong


@pytest.mark.rule("US-1212", "US-1213")
def test_a_target_tile_that_never_comes_is_named(tmp_path: Path) -> None:
    body = "    targets: [27]\n    distance: 2\n    stages: [{objective: {is: reached, tile: 28}}]\n"
    (wrong,) = check_pack(DEFINITION, one_card(tmp_path, "mission", body))
    assert "tile 28 is none of the mission's targets" in wrong
