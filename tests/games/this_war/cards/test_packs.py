"""The players' own cards (TW-1852): the example pack, where its cards lie, and what is wrong with a pack."""

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from holdfast.authoring.pack_check import check_pack, new_pack
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.cards.errors import InvalidPack
from holdfast.core.text.localizer import Localizer
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.cards import BOOKS, OWN_CARDS
from holdfast.games.this_war.setup.audit import faults as misplaced
from holdfast.games.this_war.world import City
from tests.games.this_war.table import Table

EXAMPLE = DEFINITION.folder / "pack-example"
OWN = {
    "event": "wedding-in-the-street",
    "narrative-action": "the-neighbours-clock",
    "visitor": "knife-grinder",
    "night-raid": "drunken-patrol",
    "findings": "sewing-box",
    "location": "swimming-baths",
}
NAMES = "    name: {en: A, it: B, es: C}\n    flavour: {en: D, it: E, es: F}\n"


def one_card(tmp_path: Path, deck: str, body: str) -> Path:
    (tmp_path / f"{deck}.yaml").write_text(f"cards:\n  mine:\n{NAMES}{body}", encoding="utf-8")
    return tmp_path


# --- the example -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-1852")
def test_the_example_has_a_card_of_each_kind_that_may_be_added() -> None:
    """TW-1852."""
    assert sorted(file.stem for file in EXAMPLE.glob("*.yaml")) == sorted([*OWN_CARDS, "script-location"])
    content = DEFINITION.content([EXAMPLE])
    for deck, id in OWN.items():
        assert [card.id for card in content.deck(deck)][-1] == id
        assert (EXAMPLE / f"{deck}.yaml").read_text(encoding="utf-8").startswith("# Your own ")


def test_a_new_pack_is_right(tmp_path: Path) -> None:
    files = new_pack(DEFINITION, tmp_path / "pack")
    assert [file.name for file in files if file.suffix == ".md"] == ["README.md"]
    assert check_pack(DEFINITION, tmp_path / "pack") == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_reads_in_every_language(lang: str) -> None:
    content = DEFINITION.content([EXAMPLE])
    teller = Localizer(DEFINITION, lang, content)
    own = [card for card in content.unique if card.key not in {old.key for old in DEFINITION.content().unique}]
    texts = [DEFINITION.text.card(teller, card) for card in own]
    assert len(texts) == len(OWN) + 5
    assert all(text.endswith((".", "…")) and "{" not in text for text in texts)
    assert len(set(texts)) == len(texts)


def test_an_own_location_names_its_own_scripts() -> None:
    content = DEFINITION.content([EXAMPLE])
    baths = content.cards[content.index["location/swimming-baths"]]
    assert "Scripts by colour: Red 1001, Green 1003, White 1005;" in DEFINITION.text.card(
        Localizer(DEFINITION, "en", content), baths
    )


@pytest.mark.parametrize("players", [1, 3])
def test_a_campaign_with_a_pack_can_be_played(players: int) -> None:
    random = Random(players)
    game = DEFINITION.new(players, {}, players, packs=[EXAMPLE])
    for _ in range(250):
        if game.over:
            break
        game.choose(random.choice(game.question.moves(game.question.seats[0])))
        assert isinstance(game.world, City)
        assert misplaced(game.world) == []


# --- where they lie ----------------------------------------------------------------------------------------------------


def decks(*packs: Path) -> Counter[str]:
    """How many cards lie in each zone at the start."""
    w = Table(packs=packs).w
    return Counter({zone: w.size(zone) for zone in w.zones})


@pytest.mark.rule("TW-1852", "TW-109", "TW-110")
def test_own_cards_are_shuffled_in_and_the_events_deck_keeps_its_length() -> None:
    """TW-1852: one card more in each of their decks; an Event more is left over."""
    plain, more = decks(), decks(EXAMPLE)
    assert more["events"] == plain["events"] == 13
    assert more["unused"] == plain["unused"] + 1
    for zone in ("narrative", "visitors", "night-raids", "findings", "location"):
        assert more[zone] == plain[zone] + 1
    for zone in ("exploration", "residents", "fate", "objectives", "characters", "colour"):
        assert more[zone] == plain[zone]


@pytest.mark.rule("TW-1852")
def test_every_event_may_come_up() -> None:
    """TW-1852: an own Event is drawn like the others."""
    seen = set()
    for seed in range(40):
        w = Table(seed=seed, packs=[EXAMPLE]).w
        seen |= {w.content.cards[w.draw("events", "event-now")].id for _ in range(4)}
    assert "wedding-in-the-street" in seen


@pytest.mark.rule("TW-1852", "TW-1222")
def test_an_own_script_is_played() -> None:
    """The Lifeguard: three cards for an hour on his chair; the woman with the scarf comes to the door."""
    t = Table(packs=[EXAMPLE])
    t.people("arica", "marin")
    t.states("arica", misery=2)
    t.outside("swimming-baths", "arica", "marin", unknown=5)
    t.script("own-baths-people", "scavenging")
    t.choose("sit")
    assert t.w.unknown == 2
    assert t.state("arica") == {"misery": 1}
    assert [pending.script for pending in t.w.pending] == ["own-baths-scarf"]


@pytest.mark.rule("TW-1852", "TW-202")
def test_an_own_event_is_played() -> None:
    """Cold first, then its text, then its choices."""
    t = Table(packs=[EXAMPLE])
    t.people("arica", "marin")
    t.states("arica", misery=2)
    t.states("marin", misery=1)
    t.store(vegetable=1)
    t.morning("wedding-in-the-street")
    t.choose("person:marin")
    assert t.w.cold == 1
    t.choose("bread")
    assert (t.state("arica"), t.state("marin"), t.stored()) == ({"misery": 1}, {}, {})


@pytest.mark.rule("TW-1852", "TW-724")
def test_an_own_night_raid_is_bought_off() -> None:
    """A bottle, and nobody rolls."""
    t = Table(packs=[EXAMPLE])
    t.people("arica", "marin")
    t.tasks(arica="guard", marin="floor")
    t.store(moonshine=1, wood=4)
    t.raid("drunken-patrol")
    t.choose("bottle")
    assert t.stored() == {"wood": 4}
    assert t.state("arica") == {}


# --- what is wrong -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-1852")
@pytest.mark.parametrize("deck", ["colour", "fate", "chapter"])
def test_other_decks_take_no_own_cards(tmp_path: Path, deck: str) -> None:
    """TW-1852."""
    bodies = {
        "colour": "",
        "chapter": "    number: 4\n",
        "fate": "    cold: true\n    illness: {up: 1, down: 9}\n    wounds: {up: 1, down: 9}\n    story: {die: red}\n",
    }
    pack = one_card(tmp_path, deck, bodies[deck])
    with pytest.raises(InvalidPack, match=r"has room for 0 in this deck \(TW-1852\)"):
        DEFINITION.content([pack])
    assert set(BOOKS).isdisjoint(OWN_CARDS)


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("    effects: [{do: open-script, script: nowhere}]\n", "no Script is called 'nowhere'"),
        ("    effects: [{do: state, who: all, state: joy, n: 1}]\n", "there is no 'joy' here"),
        ("    effects: [{do: cheer-up}]\n", "no effect is called 'cheer-up'"),
    ],
)
def test_a_mistake_on_a_card_is_named(tmp_path: Path, body: str, says: str) -> None:
    found = check_pack(DEFINITION, one_card(tmp_path, "event", body))
    assert found
    assert says in found[0]


def test_a_script_that_leads_nowhere_is_named(tmp_path: Path) -> None:
    body = "    number: 1001\n    choices:\n      - {key: a, label: {en: A, it: B, es: C}, goto: nowhere}\n"
    found = check_pack(DEFINITION, one_card(tmp_path, "script-people", body))
    assert found[0] == "script-people.yaml:2:3: card 'mine': no rules text (no Script is called 'nowhere')"
