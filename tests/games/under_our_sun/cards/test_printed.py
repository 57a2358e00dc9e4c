"""What boards draw of a card is what stands on it, as facts, also on cards of a pack; nothing is copied by hand."""

import json
import re
from pathlib import Path
from typing import Any

import holdfast
from holdfast.core.cards.content import Card
from holdfast.games.under_our_sun.cards import Character, Enemy, Gear, Mission, Other, Team, Tile
from holdfast.games.under_our_sun.display.card_faces import (
    CharacterPrint,
    EnemyPrint,
    EquipmentPrint,
    ItemPrint,
    LootPrint,
    OtherPrint,
    TeamPrint,
    TilePrint,
    printed,
)

DEFINITION = holdfast.definition("under_our_sun")
BOARD = Path(__file__).resolve().parents[4] / "web" / "src" / "games" / "under_our_sun"
GEAR = {"item": ItemPrint, "equipment": EquipmentPrint, "loot": LootPrint}


def cards() -> tuple[Card, ...]:
    return DEFINITION.content().cards


def test_the_facts_are_those_of_the_card() -> None:
    for card in cards():
        facts = printed(card)
        match card:
            case Character():
                assert isinstance(facts, CharacterPrint)
                dice = ("strength", "skill", "stealth", "melee", "ranged")
                assert {name: "".join(getattr(facts, name)) for name in dice} == {n: getattr(card, n) for n in dice}
                assert (facts.colour, facts.hp, facts.water) == (card.colour, card.hp, card.water)
                assert [ability.id for ability in facts.abilities] == [ability.id for ability in card.abilities]
            case Tile():
                assert facts == TilePrint(card.number, card.mv)
            case Enemy():
                assert isinstance(facts, EnemyPrint)
                assert facts.fighter.does == card.fighter.perks
                assert "".join(facts.fighter.ranged.night) == card.fighter.ranged_night
            case Gear():
                assert facts == GEAR[card.deck](card.price, card.stars, tuple(card.dice))
            case Team():
                assert facts == TeamPrint(card.role)
            case Other():
                assert isinstance(facts, OtherPrint)
                assert (facts.fighter is None) == (card.fighter is None)
            case Mission():
                assert facts is None, "what a mission brings is met card by card"


def test_an_enemy_of_a_pack_shows_its_dice() -> None:
    content = DEFINITION.content([DEFINITION.folder / "pack-example"])
    facts = printed(content.cards[content.index["enemy/salt-cat"]])
    assert isinstance(facts, EnemyPrint)
    assert (facts.fighter.melee.day, facts.fighter.melee.night) == (("Y",), ("G", "B"))
    assert facts.fighter.does == ("boar",)


def table(file: str, name: str) -> Any:
    """A constant of a source of the board: plain data, as TypeScript writes it."""
    source = (BOARD / file).read_text(encoding="utf-8")
    found = re.search(rf"const {name}\b[^=]*= ([\[{{].*?[\]}}]);\n", source, re.DOTALL)
    assert found, f"{file} has no constant {name}"
    data = re.sub(r"//.*", "", found[1]).replace("'", '"')
    data = re.sub(r"([{,]\s*)([A-Za-z_][\w-]*)(?=\s*:)", r'\1"\2"', data)
    return json.loads(re.sub(r",(\s*[}\]])", r"\1", data))


def test_every_tile_has_a_print_and_every_card_a_picture() -> None:
    prints = table("drawings/land.ts", "KINDS")
    assert set(prints) == {str(card.number) for card in cards() if isinstance(card, Tile)}
    pictures = (BOARD / "drawings" / "things.ts").read_text(encoding="utf-8")
    missing = [
        card.id
        for card in cards()
        if isinstance(card, Gear) and not re.search(rf"['\s{{,]{card.id}['\s]*[:,}}]", pictures)
    ]
    assert not missing
