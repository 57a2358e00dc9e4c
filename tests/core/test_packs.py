"""Every mistake in a pack is named with its file, line and column; what YAML likes to guess stays text."""

import re
import shutil
import textwrap
from dataclasses import replace

import pytest

from holdfast.authoring.pack_check import check_pack
from holdfast.core.cards.cache import cache_folder
from holdfast.core.cards.content import Card
from holdfast.core.cards.deck_files import read_deck
from holdfast.core.cards.effect_decoder import EffectDecoder
from holdfast.core.cards.errors import InvalidPack
from holdfast.core.cards.loader import MAX_BYTES, check_references, load_content
from holdfast.core.cards.reference_checks import CardProblem
from holdfast.core.cards.yaml_positions import DEEPEST_YAML, CardPlace, YamlSource
from holdfast.core.engine.effect import AnyEffect
from tests.core.toy import DEFINITION, Gain, Sea, Wound, declared, vocabulary

NAMES = "name: {en: A, it: B, es: C}\n    flavour: {en: D, it: E, es: F}"


def deck(tmp_path, body, cards=True):
    """A pack of one deck file; `body` is what stands on its one card, or the whole file."""
    text = f"cards:\n  kraken:\n    {NAMES}\n{textwrap.indent(textwrap.dedent(body), '    ')}" if cards else body
    (tmp_path / "sea.yaml").write_bytes(text if isinstance(text, bytes) else text.encode())
    return tmp_path


def mistake(tmp_path, body, cards=True):
    with pytest.raises(InvalidPack) as caught:
        load_content(DEFINITION, [deck(tmp_path, body, cards)])
    return str(caught.value)


def test_a_pack_adds_cards_to_a_deck(tmp_path):
    content = load_content(DEFINITION, [deck(tmp_path, "count: 2\nthen: [{do: wound, who: each, n: 2}, gain]")])
    [kraken] = [card for card in content.unique if card.id == "kraken"]
    assert kraken.then == (Wound("each", 2), Gain())
    assert (kraken.key, kraken.count, kraken.source) == ("sea/kraken", 2, "original")
    assert len(content.cards) == 20
    assert content.hash != DEFINITION.content().hash
    w = DEFINITION.new(2, packs=[tmp_path]).world
    assert w.size("sea") + w.size("pile") == 16


@pytest.mark.parametrize(
    ("body", "says"),
    [
        (
            "cuont: 2",
            "sea.yaml:5:5: card 'kraken': object contains unknown field `cuont`; did you mean 'count'?",
        ),
        (
            "zzz:\n  deep: 1",
            "sea.yaml:5:5: card 'kraken': object contains unknown field `zzz` (known: ",
        ),
        ("count: many", "sea.yaml:5:12: card 'kraken': expected `int`, got `str`"),
        ("count: 0", "sea.yaml:5:12: card 'kraken': a card has 1 to 99 copies, not 0"),
        ("count: 1000000000", "sea.yaml:5:12: card 'kraken': a card has 1 to 99 copies, not 1000000000"),
        (f"count: {'9' * 5000}", "sea.yaml:5:12: card 'kraken': expected `int`, got `str`"),
        ("then: [{do: gian}]", "sea.yaml:5:12: card 'kraken': no effect is called 'gian'; did you mean 'gain'?"),
        ("then: [wood-at-least]", "sea.yaml:5:12: card 'kraken': no effect is called 'wood-at-least'"),
        ("then: [5]", "sea.yaml:5:12: card 'kraken': effects are written {do: name, …}"),
        (
            "then:\n  - do: if\n    cond: {is: gain}\n    then: []",
            "sea.yaml:7:15: card 'kraken': in if: no condition is called 'gain'",
        ),
        (
            "then:\n  - do: if\n    cond: {is: wood-at-least, n: 1}\n    then:\n      - do: gain\n        n: lots",
            "sea.yaml:10:16: card 'kraken': in if: in gain: expected `int`, got `str`",
        ),
        (
            "then:\n  - do: last\n    it: {what: dawn, how: due, then: [{do: wound, whom: each}]}",
            "sea.yaml:7:55: card 'kraken': in last: in wound: object contains unknown field `whom`; did you mean 'who'?",
        ),
        (
            "then:\n  - do: if\n    cond:\n      is: wood-at-least\n    then: []",
            "sea.yaml:8:11: card 'kraken': in if: in wood-at-least: object missing required field `n`",
        ),
        ("use: dice\nuse: night", "sea.yaml:6:5: 'use' stands here twice"),
        ("use: !!python/name:os.system x", "sea.yaml:5:10: tags are not allowed in a pack"),
        ("use: !!str 5", "sea.yaml:5:10: tags are not allowed in a pack"),
        ("use: ! 5", "sea.yaml:5:10: tags are not allowed in a pack"),
        ("use: &a dice\nsource: *a", "sea.yaml:6:13: aliases are not allowed in a pack"),
        ("? [a]\n: b", "sea.yaml:5:7: a key must be a word"),
        ("use: [a", "sea.yaml:6:1: did not find expected ',' or ']'"),
        ("use: \x07", "sea.yaml:5:10: a character that text does not have (#x0007)"),
    ],
)
def test_a_mistake_on_a_card_is_named_where_it_stands(tmp_path, body, says):
    """The card's own lines begin at line 5, column 5."""
    assert mistake(tmp_path, body).startswith(says)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "sea.yaml:1:1: a deck file is a mapping with `cards:`, and under it one entry a card id"),
        ("- a", "sea.yaml:1:1: a deck file is a mapping"),
        ("cards:", "sea.yaml:1:1: a deck file is a mapping"),
        ("cards: {}\ncrads: {}", "sea.yaml:2:1: a deck file has no 'crads'; did you mean 'cards'?"),
        ("cards:\n  Sea Monster: {}", "sea.yaml:2:3: card 'Sea Monster': an id is small letters, digits and hyphens"),
        ("cards:\n  kraken: 5", "sea.yaml:2:11: card 'kraken': a card is a mapping with name, flavour and its effects"),
        (
            "cards:\n  kraken:\n    name: {en: A}",
            "sea.yaml:3:5: card 'kraken': object missing required field `flavour`",
        ),
        (
            "cards:\n  kraken:\n    flavour: {en: D, it: E, es: F}\n    name: {en: A, es: ' '}",
            "sea.yaml:4:11: card 'kraken': no name in it, es",
        ),
        (
            "cards:\n  kraken:\n    name: {en: A, it: 5, es: C}\n    flavour: {en: D, it: E, es: F}",
            "sea.yaml:3:23: card 'kraken': expected `str`, got `int`",
        ),
        (f"cards:\n  kraken:\n    {NAMES}\n  kraken: {{}}", "sea.yaml:5:3: 'kraken' stands here twice"),
        (
            f"cards:\n  gull:\n    {NAMES}",
            "sea.yaml:2:3: card 'gull': stands in this deck already; give your own card another id",
        ),
        ("cards: " + "[" * 60, f"sea.yaml:1:{8 + DEEPEST_YAML - 1}: nested deeper than {DEEPEST_YAML} levels"),
        ("cards: {}\n---\ncards: {}", "sea.yaml:2:1: but found another document"),
        (b"cards: \xff\xfe", "sea.yaml: not UTF-8 text"),
        ("#" * (MAX_BYTES + 1), f"sea.yaml: larger than {MAX_BYTES} bytes"),
    ],
)
def test_a_mistake_in_a_deck_file_is_named_where_it_stands(tmp_path, text, says):
    assert mistake(tmp_path, text, cards=False).startswith(says)


def test_an_alias_bomb_is_refused_at_its_first_alias(tmp_path):
    lines = ["a0: &a0 [x, x]"] + [f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}]" for i in range(1, 30)]
    assert mistake(tmp_path, "\n".join(lines), cards=False) == "sea.yaml:2:10: aliases are not allowed in a pack"


def test_a_file_of_no_deck(tmp_path):
    (tmp_path / "seas.yaml").write_text("cards: {}")
    with pytest.raises(
        InvalidPack, match=r"^seas.yaml: toy has no deck 'seas'; did you mean 'sea'\?; it has sea, role$"
    ):
        load_content(DEFINITION, [tmp_path])


def test_a_folder_that_is_empty_missing_or_too_full(tmp_path):
    with pytest.raises(InvalidPack, match=r"no deck file \(\*\.yaml\) in this folder"):
        load_content(DEFINITION, [tmp_path])
    with pytest.raises(InvalidPack, match="is not a folder; a pack is a folder of deck files such as"):
        load_content(DEFINITION, [tmp_path / "nowhere"])
    for i in range(65):
        (tmp_path / f"{i}.yaml").touch()
    with pytest.raises(InvalidPack, match="more than 64 files"):
        load_content(DEFINITION, [tmp_path])


def test_a_folder_with_the_name_of_a_deck_file(tmp_path):
    (tmp_path / "sea.yaml").mkdir()
    with pytest.raises(InvalidPack, match=r"^sea.yaml: cannot be read \(Is a directory\)$"):
        load_content(DEFINITION, [tmp_path])


def test_a_built_in_deck_with_a_wrong_count_does_not_load(tmp_path):
    for wrong, says in (
        (15, "sea.yaml: 14 cards, the catalogue says 15"),
        (13, "sea.yaml: 14 cards, the catalogue says 13"),
    ):
        with pytest.raises(InvalidPack, match=says):
            load_content(declared(counts={"sea": wrong}), [])
    assert len(load_content(declared(counts={"sea": 13}), [deck(tmp_path, "use: x")]).cards) == 19


@pytest.mark.parametrize(
    "word", ["no", "on", "yes", "off", "y", "1:30", "2024-01-31", "0x1f", "007", "1_000", "1e3", ".5"]
)
def test_what_yaml_likes_to_guess_stays_text(tmp_path, word):
    data = YamlSource("x.yaml", f"{word}: {word}\nlist: [{word}]").data
    assert data == {word: word, "list": [word]}


def test_numbers_truth_and_nothing_are_what_they_look_like_unless_quoted(tmp_path):
    data = YamlSource("x.yaml", "[1, -2, +3, 0, 2.5, true, false, null, ~, '1', \"true\", -0.5]").data
    assert data == [1, -2, 3, 0, 2.5, True, False, None, None, "1", "true", -0.5]
    assert [type(value) for value in data[:5]] == [int, int, int, int, float]


def test_a_place_is_the_deepest_known_one(tmp_path):
    place = YamlSource("x.yaml", "a:\n  - b\n  - c: {d: 1}").place
    assert str(place.at(["a", 1, "c", "d"])) == "3:12"
    assert str(place.at(["a", 1, "c", "z", 5])) == "3:8"
    assert str(place.at(["nowhere"])) == "1:1"


def test_two_games_may_have_effects_of_the_same_name():
    class Other(Gain, tag="gain"):
        pass

    hook = EffectDecoder({"gain": Other})
    assert hook(AnyEffect, "gain") == Other()
    assert EffectDecoder(vocabulary())(AnyEffect, "gain") == Gain()


def test_a_name_that_nothing_bears_is_named_with_its_card(tmp_path):
    """By the game, which knows the names; `check` knows besides where the card stands."""
    says = "no beast is called 'whale'"
    wanted = ("sea/whale",)
    kind = declared()
    kind.components = replace(
        kind.components,
        strays=lambda cards: [CardProblem(card, says, ("a",), wanted) for card in cards if card.id == "kraken"],
    )
    assert load_content(kind, []).unique
    with pytest.raises(InvalidPack, match=f"^sea.yaml: card 'kraken': {says}$"):
        load_content(kind, [deck(tmp_path, "use: x")])
    place, cards = YamlSource("x", "a: 1").place, load_content(DEFINITION, [tmp_path]).unique
    [mistake] = check_references(kind, cards, {"sea/kraken": CardPlace(place, place)})
    assert mistake == f"sea.yaml:1:4: card 'kraken': {says}"
    assert check_references(kind, cards, {"sea/whale": CardPlace(place, place)}) == [], (
        "the whale is there, but cannot be read"
    )


def test_the_command_that_names_all_mistakes_is_told_with_its_pack(tmp_path):
    content, mine = tmp_path / "content", tmp_path / "mine"
    content.mkdir()
    mine.mkdir()
    for file in (DEFINITION.folder / "content").iterdir():
        shutil.copy(file, content)
    kind = declared()
    kind.folder = tmp_path
    for folder, packs in ((mine, [mine]), (content, [])):
        (folder / "see.yaml").write_text("cards: {}")
        (folder / "saw.yaml").write_text("cards: {}")
        with pytest.raises(
            InvalidPack, match=re.escape(f"(and 1 more; holdfast check {folder} --game toy names them all)")
        ):
            load_content(kind, packs)
    assert [one.file for one in check_pack(kind, content)] == ["saw.yaml", "see.yaml"]


def test_the_decks_of_the_box_are_a_pack_without_mistakes():
    assert check_pack(DEFINITION, DEFINITION.folder / "content") == []


# --- the cache -------------------------------------------------------------------------------------------------------


@pytest.fixture
def cache(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return cache_folder()


@pytest.fixture
def pack(tmp_path):
    (tmp_path / "pack").mkdir()
    return deck(tmp_path / "pack", "then: [{do: wound}]\ncount: 3")


def test_the_cache_gives_equal_cards_in_the_same_order(cache, pack, monkeypatch):
    for packs in ([], [pack]):
        first = load_content(declared(), packs)
        with monkeypatch.context() as patch:
            patch.setattr("holdfast.core.cards.loader.read_cards", lambda *args: pytest.fail("read again"))
            second = load_content(declared(), packs)
        assert second.unique == first.unique
        assert [card.key for card in second.cards] == [card.key for card in first.cards]
        assert (second.hash, second.pools) == (first.hash, first.pools)
    assert len(list(cache.iterdir())) == 2


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[: len(data) // 2],
        lambda data: data.replace(b"wound", b"wuond"),
        lambda data: b"{}",
        lambda data: b"\xff" + data,
        lambda data: data.replace(b'"count":3', b'"count":4'),
    ],
    ids=["empty", "half", "changed", "other", "binary", "value"],
)
def test_a_damaged_cache_is_ignored_and_mended(cache, pack, damage):
    first = load_content(declared(), [pack])
    [file] = cache.iterdir()
    whole = file.read_bytes()
    file.write_bytes(damage(whole))
    assert load_content(declared(), [pack]).unique == first.unique
    assert file.read_bytes() == whole


def test_changed_cards_are_not_taken_from_the_cache(cache, pack):
    first = load_content(declared(), [pack])
    deck(pack, "then: [{do: gain}]\ncount: 3")
    second = load_content(declared(), [pack])
    assert second.hash != first.hash
    assert second.unique[-1].then == (Gain(),)


def test_a_cache_that_cannot_be_written_does_no_harm(tmp_path, monkeypatch, pack):
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    assert len(load_content(declared(), [pack]).cards) == 21


def test_a_deck_is_read_by_its_own_kind_of_card():
    text = f"cards:\n  x:\n    {NAMES}\n    use: dice"
    [card] = read_deck("sea.yaml", "sea", Sea, EffectDecoder(vocabulary()), text).cards
    assert card.use == "dice"
    [mistake] = read_deck("sea.yaml", "sea", Card, EffectDecoder(vocabulary()), text).mistakes
    assert mistake.startswith("sea.yaml:5:5: card 'x': object contains unknown field `use`")
