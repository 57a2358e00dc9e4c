"""The Book of Scripts as a whole: counts, branching, mix, reachability, languages (TW-1219 to TW-1246)."""

import itertools
import re
from collections import Counter, defaultdict

import pytest

from holdfast.core.content import LANGUAGES
from holdfast.core.effect import tag_of
from holdfast.games.this_war import KIND
from holdfast.games.this_war.cards import Check
from tests.rules.this_war.book import BOOK, KINDS, TOLD, effects, entry, group, inside, kinds, sentences, targets

LEAST = {
    "location": (54, 60),
    "resident": (18, 22),
    "visitor": (10, 12),
    "event": (8, 8),
    "raid": (4, 6),
    "objective": (4, 0),
    "ending": (36, 0),
    "epilogue": (36, 0),
    "note": (12, 0),
}
"""TW-1230: entry Scripts and follow-ups."""
ALONE = ("ending", "epilogue", "note")
"""Groups whose Scripts are all read for their own sake."""


def near(share: float, target: float) -> bool:
    """TW-1244: within 5 points, or within half the share where that is less."""
    return abs(share - target) <= min(5, target / 2)


@pytest.mark.rule("TW-1230")
def test_every_group_is_large_enough() -> None:
    have: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    for key in TOLD:
        have[group(key)][not (entry(key) or group(key) in ALONE)] += 1
    for name, (entries, follow_ups) in LEAST.items():
        assert have[name][0] >= entries, name
        assert have[name][1] >= follow_ups, name
    assert len(TOLD) >= 290


@pytest.mark.rule("TW-1219", "TW-1220", "TW-1221")
def test_numbers_are_unique_and_the_reserved_ones_are_where_they_belong() -> None:
    numbers = [script.number for script in BOOK.values()]
    assert len(numbers) == len(set(numbers))
    assert min(numbers) >= 1
    assert max(numbers) <= 999
    for number in (107, 266, 333, 660, 902):
        assert BOOK[f"rule-{number}"].number == number
    for number in (208, 285, 458, 645, 738):
        assert BOOK[f"disp-{number}"].number == number
    for number in (100, 101, 110, 200, 220, 300, 400, 500, 600, 700, 800, 900, 901):
        assert BOOK[f"help-{number}"].number == number
    assert BOOK["rule-10"].number == 10
    in_order = [BOOK[key].number for key in TOLD if key.startswith("loc-")]
    neighbours = [abs(a - b) for a, b in itertools.pairwise(in_order)]
    assert sum(neighbours) / len(neighbours) > 100, "neighbouring numbers tell nothing"


@pytest.mark.rule("TW-1231")
def test_branching() -> None:
    exits = Counter(min(3, max(1, len(script.choices))) for script in TOLD.values())
    for n, target in ((1, 67), (2, 26), (3, 7)):
        assert near(100 * exits[n] / len(TOLD), target), (n, exits)
    entries = [s for key, s in TOLD.items() if entry(key) and group(key) not in ("objective", *ALONE)]
    assert len([s for s in entries if len(s.choices) > 1]) >= 0.6 * len(entries)
    depth = {key: chain(key, ()) for key in TOLD if entry(key)}
    assert max(depth.values()) <= 5


def chain(key: str, before: tuple[str, ...]) -> int:
    """How many Scripts follow one another at most; TW-1244: no circle."""
    assert key not in before, f"{key} leads back to itself"
    further = [t for t in targets(BOOK[key]) if not t.startswith("note-")]
    return 1 + max([chain(t, (*before, key)) for t in further], default=0)


@pytest.mark.rule("TW-1232")
def test_the_mix_of_effects() -> None:
    found = [kinds(script) for script in TOLD.values() if kinds(script)]
    count = Counter(kind for some in found for kind in some)
    shares = {kind: 100 * count[kind] / len(found) for kind in KINDS}
    assert {kind: share for kind, share in shares.items() if not near(share, KINDS[kind])} == {}


@pytest.mark.rule("TW-1236", "TW-1244")
def test_every_script_can_be_reached_and_nothing_dangles() -> None:
    opened: set[str] = set()
    for card in KIND.content().unique:
        if card.id in BOOK:
            continue
        opened |= {getattr(e, "script", "") for e in effects(card) if hasattr(e, "script")}  # type: ignore[arg-type]
        for thing in inside(card):
            for field in ("scripts", "talk"):
                if isinstance(getattr(thing, field, None), dict):
                    opened |= set(getattr(thing, field).values())
    opened -= {""}
    assert opened <= set(BOOK), opened - set(BOOK)
    reached, todo = set(), [key for key in opened if key in BOOK]
    while todo:
        key = todo.pop()
        if key not in reached:
            reached.add(key)
            assert targets(BOOK[key]) <= set(BOOK), (key, targets(BOOK[key]) - set(BOOK))
            todo += targets(BOOK[key])
    by_rule = [key for key in BOOK if key.startswith(("end-", "epi-", "disp-", "rule-", "help-"))]
    assert set(BOOK) - reached - set(by_rule) == set()
    people = [card.id for card in KIND.content().deck("character")]
    for name in people:
        for kind in ("death", "departure", "breakdown"):
            assert f"end-{name}-{kind}" in BOOK
        for band in ("whole", "marked", "broken"):
            assert f"epi-{name}-{band}" in BOOK


@pytest.mark.rule("TW-1244", "TW-1208")
def test_tables_cover_the_whole_die() -> None:
    for key, script in BOOK.items():
        for thing in inside(script):
            if isinstance(thing, Check) and thing.rows:
                covered: list[int] = []
                for rng in thing.rows:
                    low, _, high = rng.partition("-")
                    covered += range(int(low), int(high or low) + 1)
                assert sorted(covered) == list(range(1, 11)), key


@pytest.mark.rule("TW-1244", "TW-1245", "TW-1203")
def test_three_languages_of_the_right_length() -> None:
    for key, script in BOOK.items():
        least, most = (15, 120) if key not in TOLD or "result" in script.tags else (40, 120)
        if group_or_none(key) in ALONE:
            least, most = 30, 60
        for lang in LANGUAGES:
            words = len(script.flavour[lang].split())
            assert least <= words <= most, f"{key} {lang}: {words} words"
            assert script.name[lang].strip()
            for choice in script.choices:
                assert choice.label[lang].strip(), key
        for choice in script.choices:
            numbers = {lang: sorted(re.findall(r"\d+", choice.label[lang])) for lang in LANGUAGES}
            assert numbers["it"] == numbers["en"] == numbers["es"], f"{key}/{choice.key}"


def group_or_none(key: str) -> str:
    return group(key) if key in TOLD else ""


@pytest.mark.rule("TW-1243", "TW-1234")
def test_no_two_scripts_share_a_sentence() -> None:
    for lang in LANGUAGES:
        owner: dict[str, str] = {}
        for key, script in BOOK.items():
            texts = [script.flavour[lang], *[e.text[lang] for e in effects(script) if tag_of(type(e)) == "say"]]
            for text in texts:
                for sentence in sentences(text):
                    assert owner.setdefault(sentence, key) == key, f"{lang}: {key} and {owner[sentence]}: {sentence}"


@pytest.mark.rule("TW-1246", "TW-1215")
def test_entries_are_read_once() -> None:
    for key, script in TOLD.items():
        assert script.once == (entry(key) and group(key) not in ALONE), key


@pytest.mark.rule("TW-1241")
def test_single_amounts() -> None:
    small = {"coffee", "cigarette", "chems"}
    for key, script in TOLD.items():
        for effect in effects(script):
            tag = tag_of(type(effect))
            if tag == "gain":
                resource = effect.item in ("wood", "component", "water")
                assert effect.n <= (4 if resource else 3 if effect.item in small else 2), key
                if resource:
                    assert effect.where == "storage", f"{key}: scavengers take resources anyway"
            elif tag == "return-cards":
                assert effect.n in (1, 2, 3, 4, 6), key
            elif tag == "noise":
                assert -3 <= effect.n <= 4, key
            elif tag == "state":
                assert abs(effect.n) <= 2, key
            elif tag == "fight":
                assert 1 <= effect.enemies <= 4, key
            elif tag == "barter":
                assert 0 <= effect.commission <= 4, key


@pytest.mark.rule("TW-1864", "TW-1866")
def test_each_of_the_twenty_tokens_is_made_by_a_script() -> None:
    made = {e.name for script in BOOK.values() for e in effects(script) if tag_of(type(e)) == "token"}
    assert len(made) >= 20
    assert made >= {"sack-of-coal", "tool-box", "sack-of-flour", "warm-clothes", "child", "carpenter", "old-doctor"}
    assert made >= {
        "cellar-trader",
        "junk-dealer",
        "field-nurse",
        "leaking-roof",
        "rats",
        "flooded-basement",
        "watchdog",
    }
    assert made >= {"ring-of-keys", "hand-cart", "police-whistle", "forged-papers", "music-box", "debt-note"}
