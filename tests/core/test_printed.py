"""What the browser draws of cards, dice and boards is what stands on them: its tables repeat the content, value by value."""

import json
import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest

import holdfast
from holdfast.core.cards.content import Card
from holdfast.games.under_our_sun.cards import Character, Enemy, Fighter, Gear, Other, Tile
from holdfast.games.under_our_sun.numbers import DICE, KINDS

Kind = TypeVar("Kind", bound=Card)
Value = TypeVar("Value")
BOARD = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "under_our_sun"


def table(file: str, name: str) -> Any:
    """A constant of a source of the board: plain data, as TypeScript writes it."""
    source = (BOARD / file).read_text(encoding="utf-8")
    found = re.search(rf"const {name}\b[^=]*= ([\[{{].*?[\]}}]);\n", source, re.DOTALL)
    assert found, f"{file} has no constant {name}"
    data = re.sub(r"//.*", "", found[1]).replace("'", '"')
    data = re.sub(r"([{,]\s*)([A-Za-z_][\w-]*)(?=\s*:)", r'\1"\2"', data)
    return json.loads(re.sub(r",(\s*[}\]])", r"\1", data))


@cache
def cards() -> tuple[Card, ...]:
    return tuple(holdfast.kind("under_our_sun").content().cards)


def printed(kind: type[Kind], value: Callable[[Kind], Value]) -> dict[str, Value]:
    """What cards of a kind say, by their names, where they say anything."""
    return {card.id: said for card in cards() if isinstance(card, kind) and (said := value(card))}


def body(card: Character) -> dict[str, str]:
    return {name: getattr(card, name) for name in ("strength", "skill", "stealth", "melee", "ranged")}


def fighter(it: Fighter) -> dict[str, Any]:
    """As `Fighter` in printed.ts: what has its usual value is left out."""
    melee, ranged = [it.melee, it.melee_night], [it.ranged, it.ranged_night]
    shown = {"kind": it.kind, "sol": it.sol, "melee": melee, "ranged": ranged, "does": list(it.perks)}
    return {name: value for name, value in shown.items() if name in ("kind", "melee") or (value and value != ["", ""])}


def fighters() -> dict[str, dict[str, Any]]:
    others = printed(Other, lambda card: fighter(card.fighter) if card.fighter else {})
    return printed(Enemy, lambda card: fighter(card.fighter)) | others


@pytest.mark.parametrize(
    ("file", "name", "expected"),
    [
        ("facts/printed.ts", "BODIES", lambda: printed(Character, body)),
        ("facts/printed.ts", "FIGHTERS", fighters),
        ("facts/printed.ts", "ARMS", lambda: printed(Gear, lambda card: card.dice)),
        ("facts/printed.ts", "PRICES", lambda: printed(Gear, lambda card: card.price)),
        ("facts/printed.ts", "STARS", lambda: printed(Gear, lambda card: card.stars)),
        ("facts/printed.ts", "COLOURS", lambda: printed(Character, lambda card: card.colour)),
        ("facts/printed.ts", "FACES", lambda: {colour: list(faces) for colour, faces in DICE.items()}),
    ],
)
def test_the_board_repeats_the_cards(file: str, name: str, expected: Callable[[], dict[str, Any]]) -> None:
    shown, said = table(file, name), expected()
    assert {key: shown.get(key) for key in said} == said
    assert set(shown) == set(said)


def test_the_goods_are_those_of_the_game() -> None:
    assert sorted(table("facts/view.ts", "RESOURCES")) == sorted(KINDS)


def test_every_tile_has_a_print_and_every_card_a_picture() -> None:
    prints = table("prints/land.ts", "KINDS")
    assert set(prints) == {str(card.number) for card in cards() if isinstance(card, Tile)}
    pictures = (BOARD / "prints" / "things.ts").read_text(encoding="utf-8")
    missing = [
        card.id
        for card in cards()
        if isinstance(card, Gear) and not re.search(rf"['\s{{,]{card.id}['\s]*[:,}}]", pictures)
    ]
    assert not missing
