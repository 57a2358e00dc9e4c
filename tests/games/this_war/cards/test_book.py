"""The Book of Scripts as a whole: counts, branching, mix, reachability, languages (TW-1219 to TW-1246)."""

import itertools
import random
import re
from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import Effect, tag_of
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.cards import Check, Choice, Location
from holdfast.games.this_war.rules import TOKENS
from holdfast.games.this_war.vocabulary import Phase
from tests.games.this_war.book import (
    BOOK,
    KINDS,
    PRESENT,
    TOLD,
    driven,
    effects,
    effects_worth,
    entry,
    follow,
    group,
    inside,
    kinds,
    listed,
    manner,
    parts,
    script_worth,
    sentences,
    targets,
    told,
    ways,
)
from tests.games.this_war.table import Table

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
    scenes = [script for key, script in TOLD.items() if group(key) != "note"]
    exits = Counter(min(3, max(1, len(script.choices))) for script in scenes)
    for n, target in ((1, 67), (2, 23), (3, 10)):
        assert near(100 * exits[n] / len(scenes), target), (n, exits)
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


TRACES = frozenset({"pending", "token", "epilogue"})
HELPED = frozenset({"people", "plea", "help", "gift", "debt"})
"""Scripts in which somebody can be helped."""


def coins(choice: Choice) -> set[str]:
    """What a choice is paid with: cards, goods, States, Noise, Cold."""
    found = {tag_of(type(e)).replace("lose-value", "lose") for e in inside(choice.cost) if isinstance(e, Effect)}
    for effect in listed(choice.effects):
        tag = tag_of(type(effect))
        if tag in ("noise", "cold") and effect.n > 0:
            found.add(tag)
        elif tag == "state" and effect.n > 0:
            found.add(effect.state)
    return found - {"choose-one"}


@pytest.mark.rule("TW-1247")
def test_what_was_done_is_heard_of_again() -> None:
    leaving = [key for key, script in TOLD.items() if {tag_of(type(e)) for e in effects(script)} & TRACES]
    assert len(leaving) >= 60
    paid = [coins(c) for s in TOLD.values() if HELPED & {*s.tags} for c in s.choices if coins(c)]
    cards = [some for some in paid if some == {"return-cards"}]
    assert len(cards) <= len(paid) / 2
    assert {"return-cards", "lose", "fatigue", "illness", "noise"} <= set().union(*paid)


@pytest.mark.rule("TW-1247")
def test_notes_have_voices_of_their_own() -> None:
    """Letters, notices, a child, a tape: not only we remember."""
    others = re.compile(r"\b(I|you|your|my|he|she|they|visitors|listeners)\b", re.IGNORECASE)
    notes = {key: script.flavour["en"] for key, script in TOLD.items() if group(key) == "note"}
    apart = [
        key for key, text in notes.items() if others.search(text) and not re.search(r"\b(we|us|our)\b", text.lower())
    ]
    assert len(apart) >= 5
    assert all(
        any(tag_of(type(e)) == "epilogue" and e.script == key for s in TOLD.values() for e in effects(s))
        for key in notes
    )


@pytest.mark.rule("TW-1236", "TW-1244")
def test_every_script_can_be_reached_and_nothing_dangles() -> None:
    opened: set[str] = set()
    for card in DEFINITION.content().unique:
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
    people = [card.id for card in DEFINITION.content().deck("character")]
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
        least, most = (15, 80) if "result" in script.tags else (40, 120) if key in TOLD else (15, 120)
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


# --- what it is worth --------------------------------------------------------------------------------------------------------

TWISTS = [key for key in TOLD if group(key) == "location" and entry(key)]
PEOPLE = [key for key in TWISTS if "people" in TOLD[key].tags] + [
    key for key in TOLD if group(key) == "visitor" and entry(key)
]
"""TW-1243: the 28 entries in which somebody asks something of us."""


def mean(numbers: Iterable[float]) -> float:
    some = list(numbers)
    return sum(some) / len(some)


@pytest.mark.rule("TW-1235")
def test_a_twist_of_fate_is_worth_taking() -> None:
    """How a group chooses the yardstick cannot know: one that chooses blindly stays under +2, one that always takes the
    best way gets a little more. Misery counts per present Character."""
    free = [key for key in TWISTS if any(not w.loss for w in ways(key).values())]
    assert len(free) >= 0.4 * len(TWISTS)
    rich = [key for key in TWISTS if any(w.gained >= 5 for w in ways(key).values())]
    assert len(rich) >= 0.3 * len(TWISTS)
    blind = mean([mean([w.net for w in ways(key).values()]) for key in TWISTS])
    wise = mean([max([w.net for w in ways(key).values()]) for key in TWISTS])
    assert 0 < blind < 2 < wise < 4
    misery = mean([mean([w.misery for w in ways(key).values()]) for key in TWISTS]) / PRESENT["all-present"]
    assert 0 < misery < 0.3


@pytest.mark.rule("TW-1239", "TW-1240")
def test_no_choice_falls_out_of_its_range() -> None:
    """Goods of a cruel choice are counted before its Misery and its note."""
    for key, script in TOLD.items():
        if not entry(key):
            continue
        for choice, w in ways(key).items():
            where = f"{key}/{choice}: {w}"
            if "find" in script.tags:
                assert -2 <= w.net <= 8, where
            elif "danger" in script.tags:
                assert -8 <= w.net <= 6, where
            elif "people" in script.tags:
                match manner(next(c for c in script.choices if c.key == choice), w):
                    case "cruel":
                        assert 4 <= w.gained <= 12, where
                    case "kind":
                        assert -8 <= w.net <= 2, where
                        assert w.late <= 8, where


@pytest.mark.rule("TW-1240")
def test_no_script_gives_more_than_twenty_or_takes_more_than_one_character() -> None:
    for key, script in TOLD.items():
        for part in parts(script):
            given = [e for e in part.effects if tag_of(type(e)) in ("gain", "draw-findings", "fight", "token")]
            assert effects_worth(given).gained <= 20, key
            assert len([e for e in part.effects if tag_of(type(e)) == "remove-character"]) <= 1, key


@pytest.mark.rule("TW-1243")
def test_no_one_answer_is_always_right() -> None:
    """Kindness is rewarded later where helping leaves a pending Script or a token that is worth something. A refusal is
    the wiser choice where turning people away is not worse, by the yardstick, than the best help with all it brings; or
    where what is accepted comes back for its price: a pending Script that lets nobody off without a loss."""
    assert len(PEOPLE) == 28
    rewarded, wiser = [], []
    for key in PEOPLE:
        of = {c.key: manner(c, ways(key)[c.key]) for c in TOLD[key].choices}
        kind = [w for choice, w in ways(key).items() if of[choice] == "kind"]
        refused = [w for choice, w in ways(key).items() if of[choice] == "refusal"]
        later = [
            e.script
            for one in follow(key)
            for e in effects(BOOK[one])
            if tag_of(type(e)) == "pending" and e.deck in ("events", "night-raids")
        ]
        if any(w.late > 0 for w in kind):
            rewarded.append(key)
        if (refused and max(w.all for w in refused) >= max(w.all for w in kind)) or any(
            script_worth(one).loss for one in later
        ):
            wiser.append(key)
    assert len(rewarded) >= 8, rewarded
    assert len(wiser) >= 8, wiser


# --- the shapes the briefs ask for -------------------------------------------------------------------------------------------


def chain_kinds(key: str) -> set[str]:
    return set().union(*[kinds(BOOK[one]) for one in follow(key)])


@pytest.mark.rule("TW-1861", "TW-1765")
def test_each_location_has_a_find_a_meeting_and_a_danger() -> None:
    hazards = {"fight", "wounds +", "illness +", "fatigue +", "tokens lost", "end-scavenging", "cards returned"}
    for n in range(1, 19):
        find, people, danger = (f"loc-{n:02}-{letter}" for letter in "abc")
        assert "find" in BOOK[find].tags
        assert chain_kinds(find) & {"tokens gained", "blank or pending", "cold"}, find
        assert chain_kinds(find) & {"cards returned", "noise +"} or find == "loc-03-a", "a barter has its Commission"
        assert "people" in BOOK[people].tags
        assert len(BOOK[people].choices) >= 2, people
        checks = [c for one in follow(people) for c in inside(BOOK[one]) if isinstance(c, Check) and c.empathy]
        assert checks, f"{people}: the hard option tests Empathy"
        assert "danger" in BOOK[danger].tags
        assert chain_kinds(danger) & hazards, danger
        for key in (find, people, danger):
            assert chain(key, ()) <= 3, f"{key}: follow-ups at most 2 deep"


@pytest.mark.rule("TW-1862")
def test_residents_give_plead_or_threaten() -> None:
    entries = {key: script for key, script in TOLD.items() if group(key) == "resident" and entry(key)}
    of = {tag: [key for key, s in entries.items() if tag in s.tags] for tag in ("gift", "plea", "threat")}
    assert {tag: len(keys) for tag, keys in of.items()} == {"gift": 6, "plea": 6, "threat": 6}
    for key in of["gift"]:
        assert chain_kinds(key) & {"barter", "tokens gained"}, key
    for key in of["plea"]:
        assert any(choice.cost for choice in entries[key].choices), f"{key}: help has its price"
    for key in of["threat"]:
        select = entries[key].select
        assert select, key
        averting = [c.check for c in entries[key].choices if c.check]
        assert any(select.bind in (c.prowess_of, c.empathy) for c in averting), f"{key}: talk can avert it"
        assert not any(tag_of(type(e)) == "fight" for e in entries[key].effects), key


@pytest.mark.rule("TW-1863")
def test_visitors_leave_debts_ask_for_help_or_bring_news() -> None:
    entries = {key: script for key, script in TOLD.items() if group(key) == "visitor" and entry(key)}
    of = {tag: [key for key, s in entries.items() if tag in s.tags] for tag in ("debt", "help", "news")}
    assert {tag: len(keys) for tag, keys in of.items()} == {"debt": 4, "help": 3, "news": 3}
    for key in of["debt"]:
        decks = {e.deck for e in effects(entries[key]) if tag_of(type(e)) == "pending"}
        assert decks & {"events", "night-raids"}, key
        assert any(w.gained > 0 for w in ways(key).values()), key
    for key in of["help"]:
        assert {"tokens lost", "note"} <= kinds(entries[key]), key
        assert "misery -" in chain_kinds(key), key
    for key in of["news"]:
        for choice in entries[key].choices:
            assert any(tag_of(type(e)) == "peek" for e in choice.effects), f"{key}/{choice.key}"


@pytest.mark.rule("TW-1238")
def test_the_news_is_balanced_by_colour() -> None:
    news = {colour: BOOK[f"evt-news-{colour}"] for colour in ("red", "blue", "green", "yellow", "white")}
    assert sorted(next(t for t in s.tags if t != "event") for s in news.values()) == [
        "despair", "despair", "hope", "hope", "mixed",
    ]  # fmt: skip
    for script in news.values():
        states = [e for e in effects(script) if tag_of(type(e)) == "state" and e.state == "misery"]
        if "hope" in script.tags:
            assert {(e.n, e.who.chosen) for e in states} <= {(-1, 1), (-1, 2)}
            assert states
        elif "despair" in script.tags:
            assert script.check
            assert script.check.empathy == "all-in-shelter"
            assert [(e.who, e.n) for e in listed(script.check.hit)] == [("affected", 1)]
        else:
            assert [(e.deck, e.n) for e in listed(script.effects)] == [("events", 2)]
            assert script.check
            outcomes = [effects_worth(some).misery for some in script.check.rows.values()]
            assert sorted(outcomes) == [-1, 1]


SICK = {
    "en": r"\b(hunger|hungr|starv|wound|blood|bullet|bled|fever|cough|ill\b|illness|sick)",
    "it": r"\b(fame|affamat|ferit|sangue|pallottol|febbre|toss|malat)",
    "es": r"\b(hambr|herid|sangr|bala\b|balas\b|fiebre|tos\b|tosi|tose|enferm)",
}
SAD = {
    "en": r"\b(hunger|hungr|starv|despair|miser)",
    "it": r"\b(fame|affamat|dispera|triste)",
    "es": r"\b(hambr|desesper|triste)",
}


@pytest.mark.rule("TW-1865", "TW-1259")
def test_endings_suit_every_way_to_them() -> None:
    """A death may come of Wounds, Illness or Hunger, a departure of Hunger or Misery: the texts name none of them."""
    for card in DEFINITION.content().deck("character"):
        for ending in ("death", "departure", "breakdown"):
            script = BOOK[f"end-{card.id}-{ending}"]
            assert script.tags == ("ending", ending)
            assert not effects(script), "what it does stands in TW-1016"
            for lang in LANGUAGES:
                text = script.flavour[lang].lower()
                if ending == "death":
                    assert not re.search(SICK[lang], text), f"{script.id} {lang}"
                elif ending == "departure":
                    assert not re.search(SAD[lang], text), f"{script.id} {lang}"


# --- poverty ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-1228", "TW-1244")
def test_poverty_alone_drives_nobody_to_it() -> None:
    """Where everything that can be closed is closed, something else is left than robbing people or giving somebody up."""
    assert {key: driven(script) for key, script in BOOK.items() if driven(script)} == {}


@pytest.mark.rule("TW-131", "TW-1204", "TW-1228")
@pytest.mark.parametrize("rich", [True, False])
@pytest.mark.parametrize("unknown", [0, 1, 8])
@pytest.mark.parametrize("people", [("anton",), ("anton", "marin", "zlata")])
def test_no_script_decides_in_silence(people: tuple[str, ...], unknown: int, rich: bool) -> None:
    """Whatever they have: there are two ways, or the only one is shown and waits for a yes."""
    for key in [key for key, script in TOLD.items() if script.choices]:
        t = met(key, people, unknown, PLENTY if rich else {})
        while t.asked == "bind":
            t.choose(t.keys()[0])
        assert t.asked == "choose", f"{key}: nobody was asked"
        ways = t.keys()
        assert ways, key
        labels = {c.key: c.label for c in TOLD[key].choices}
        assert set(ways) <= set(labels) or ways == ["go-on"], key


# --- labels and voice --------------------------------------------------------------------------------------------------------

FIGHT = {"en": "fight {}", "it": "combattimento contro {}", "es": "combate contra {}"}
FOR_GOOD = {"en": "for good", "it": "per sempre", "es": "para siempre"}
ENDS = {"en": "scavenging ends", "it": "la Perlustrazione finisce", "es": "el Saqueo termina"}
NOISE = {"en": "Noise +{}", "it": "Rumore +{}", "es": "Ruido +{}"}
ROLL = {"en": "roll for Noise", "it": "tira per il Rumore", "es": "tirada de Ruido"}
COLD = {"en": "Cold +{}", "it": "Freddo +{}", "es": "Frío +{}"}
DANGER = {"en": "danger check", "it": "prova di pericolo", "es": "prueba de peligro"}
COMMISSION = {"en": "Commission {}", "it": "Commissione {}", "es": "Comisión {}"}
DAMAGE = {"en": "Damage +{}", "it": "Danno +{}", "es": "Daño +{}"}
HURT = {"en": "Wounds +{}", "it": "Ferite +{}", "es": "Heridas +{}"}
WORSE = {
    "fatigue": {"en": "Fatigue +{}", "it": "Fatica +{}", "es": "Fatiga +{}"},
    "illness": {"en": "Illness +{}", "it": "Malattia +{}", "es": "Enfermedad +{}"},
    "hunger": {"en": "Hunger +{}", "it": "Fame +{}", "es": "Hambre +{}"},
}


def stated(effect: Any) -> list[tuple[dict[str, str], int]]:
    """What a label must say, in each language, of something that the choice costs for certain."""
    match tag_of(type(effect)):
        case "fight":
            return [(FIGHT, effect.enemies)]
        case "remove-character":
            return [(FOR_GOOD, 0)]
        case "end-scavenging":
            return [(ENDS, 0)]
        case "noise" if effect.n > 0:
            return [(NOISE, effect.n)]
        case "roll-noise":
            return [(ROLL, 0)]
        case "cold" if effect.n > 0:
            return [(COLD, effect.n)]
        case "barter":
            return [(COMMISSION, effect.commission)]
        case "raid-mod":
            damage = [(DAMAGE, effect.damage)] if effect.damage > 0 else []
            return damage + ([(HURT, effect.wounds)] if effect.wounds > 0 else [])
        case "state" if effect.n > 0:
            return [(WORSE[effect.state], effect.n)]
    return []


@pytest.mark.rule("TW-1225")
def test_a_label_states_the_whole_price() -> None:
    for key, script in TOLD.items():
        for choice in script.choices:
            where = f"{key}/{choice.key}"
            numbers = re.findall(r"\d+", choice.label["en"])
            for cost in inside(choice.cost):
                if hasattr(cost, "n") and tag_of(type(cost)) in ("lose", "lose-value", "return-cards"):
                    assert str(cost.n) in numbers, where
            for effect in listed(choice.effects):
                if tag_of(type(effect)) in ("lose", "lose-value", "return-cards"):
                    assert str(effect.n) in numbers or effect.item == "most-valuable", where
                for words, n in stated(effect):
                    for lang in LANGUAGES:
                        assert words[lang].format(n) in choice.label[lang], f"{where} {lang}: {words[lang].format(n)}"
            if choice.check and choice.check.danger:
                assert all(DANGER[lang] in choice.label[lang] for lang in LANGUAGES), where


@pytest.mark.rule("TW-1225")
def test_nobody_stumbles_into_a_fight() -> None:
    """Where a result brings a fight, weapons were seen before it was chosen."""
    weapons = re.compile(r"fight|hatchet|knife|pistol|rifle|crowbar")
    for key, script in TOLD.items():
        if any(tag_of(type(e)) == "fight" for e in script.effects):
            before = [one for one in TOLD.values() if key in targets(one)]
            assert before, f"{key}: only a choice leads to a fight"
            for one in before:
                labels = " ".join([c.label["en"] for c in one.choices])
                assert weapons.search(told(one, "en") + labels), f"{one.id} leads to {key}"


@pytest.mark.rule("TW-1222", "TW-1224")
def test_a_check_that_leads_on_leaves_no_second_way() -> None:
    for key, script in TOLD.items():
        for part in parts(script):
            leads = part.check and any(tag_of(type(e)) == "goto" for e in inside(part.check) if isinstance(e, Effect))
            assert not (leads and part.goto), f"{key}: two Scripts would be read"


SPOKEN = {
    "loc-03-a": "What have you got?",
    "loc-14-b3": "They asked after you.",
    "loc-17-a2": "or when you can",
    "loc-17-b": "You are strangers, she tells us, nobody would hold it against you",
    "loc-17-c": "You are late, he says",
    "vis-t-white3": "I still sleep dressed",
}
"""What people say or write themselves; the Book has no quotation marks."""


OTHERS = {
    "vis-t-blue2": "a child",
    "vis-v-green2": "a letter",
    "vis-t-yellow2": "a notice",
    "vis-t-white3": "a postcard",
    "evt-news-red": "the radio",
    "evt-news-yellow2": "a neighbour",
    "evt-hoard3": "a child",
    "loc-01-b3": "a letter",
    "loc-12-a2": "a card in a parcel",
    "loc-12-b3": "the watchman's book",
    "loc-15-b3": "a child",
    "res-civ-yellow3": "a child",
    "res-des-green3": "an old woman",
    "o2": "a letter",
    "o3": "chalk on a wall",
    "note-13": "a letter",
    "note-14": "one of us alone",
    "note-15": "a label in a museum",
    "note-16": "a bill",
    "note-18": "a notice",
    "note-19": "a tram driver",
    "note-20": "a child",
    "note-21": "a tape",
    "note-22": "a reminder",
    "note-23": "the radio",
    "note-25": "a table of figures",
}
"""Pages that somebody else tells (TW-1247)."""


@pytest.mark.rule("TW-1247")
def test_not_everything_is_told_by_the_same_mouth() -> None:
    assert OTHERS.keys() <= BOOK.keys()
    assert len(OTHERS) >= 25
    assert len(set(OTHERS.values())) >= 12


@pytest.mark.rule("TW-1233", "TW-1242", "TW-1247")
def test_the_voice_is_ours() -> None:
    scenes = {k: s for k, s in TOLD.items() if group(k) not in ALONE and k not in OTHERS}
    for key, script in scenes.items():
        text = told(script, "en") + " " + " ".join([c.label["en"] for c in script.choices])
        if key in SPOKEN:
            assert SPOKEN[key] in text
            text = text.replace(SPOKEN[key], "")
        assert not re.search(r"\b(I|me|my|you|your|You|Your)\b", text), key
    entries = [told(s, "en").lower() for key, s in scenes.items() if entry(key)]
    assert len([t for t in entries if re.search(r"\b(we|us|our)\b", t)]) >= 0.9 * len(entries)


VERDICT = {
    "en": r"\b(evil|heroes|hero|heroic|cowards?|cruel|tragic|shameful|monsters?|innocent)\b",
    "it": r"\b(malvag\w+|ero[ei]|eroic\w+|vigliacc\w+|crudel\w+|tragic\w+|mostr[oi]|innocent[ei])\b",
    "es": r"\b(malvad\w+|héroes?|heroic\w+|cobardes?|trágic\w+|monstruos?|inocentes?)\b",
}
REAL = re.compile(
    r"\b(sarajevo|bosnia\w*|serbs?|serbia\w*|serbi[ao]?|croat\w*|kosovo|grozny|warsaw|leningrad\w*|stalingrad\w*|aleppo|syria"
    r"|siria|ukrain\w*|ucrain\w*|ucrani\w*|russia\w*|rusia|kyiv|mariupol|gaza|beirut|belgrad\w*|vukovar|germany|germania"
    r"|alemania|soviet\w*|nazi\w*|(?:19|20)\d\d)\b"
)


@pytest.mark.rule("TW-1242", "TW-1233")
def test_plain_words_and_no_verdict() -> None:
    """Short sentences, nobody judges, no real place, side or year; nobody raises his voice."""
    for key, script in TOLD.items():
        for lang in LANGUAGES:
            text = told(script, lang)
            assert "!" not in text, key
            assert not re.search(VERDICT[lang], text.lower()), f"{key} {lang}"
            assert not REAL.search(text.lower()), f"{key} {lang}"
            lengths = [len(s.split()) for s in re.split(r"(?<=[.?])\s+", text)]
            assert mean(lengths) <= 22, f"{key} {lang}"
            assert max(lengths) <= 45, f"{key} {lang}"


@pytest.mark.rule("TW-1242")
def test_the_image_comes_before_the_numbers() -> None:
    for key, script in TOLD.items():
        for part in parts(script):
            tags = [tag_of(type(e)) for e in part.effects]
            if "say" in tags:
                assert not {"gain", "draw-findings", "token"} & set(tags[: tags.index("say")]), key


@pytest.mark.rule("TW-1223", "TW-1242")
def test_every_name_in_a_text_is_bound() -> None:
    """A name is bound by the Script itself or by each one that leads to it."""
    leads: dict[str, list[str]] = defaultdict(list)
    for one, script in TOLD.items():
        for target in targets(script):
            leads[target].append(one)

    def bound(key: str) -> set[str]:
        select = BOOK[key].select
        before = [bound(one) for one in leads[key]]
        return ({select.bind} if select else set()) | (set.intersection(*before) if before else set())

    for key, script in TOLD.items():
        for lang in LANGUAGES:
            text = told(script, lang) + " ".join([c.label[lang] for c in script.choices])
            assert set(re.findall(r"\{(\w+)\}", text)) <= bound(key), f"{key} {lang}"


# --- played ------------------------------------------------------------------------------------------------------------------

PLENTY = {token.id.replace("-", "_"): 1 for token in TOKENS if token.colour != "resource" and token.number > 1}
PLACES = {card.number: card.id for card in DEFINITION.content().deck("location") if isinstance(card, Location)}


READ_AT_HOME = {
    effect.script
    for script in BOOK.values()
    for effect in effects(script)
    if tag_of(type(effect)) == "pending" and effect.deck == "visitors"
}
"""Scripts that began outside and come to the door later."""


def opened(key: str) -> Table:
    """A Script is read where its cards open it, by people who have enough of everything to choose."""
    return met(key, ("anton", "marin", "zlata"), 8, PLENTY)


def met(key: str, people: tuple[str, ...], unknown: int, goods: dict[str, int]) -> Table:
    """The same by so many people, with so many Unknown cards left and so much to give; two at most go out."""
    t = Table()
    t.people(*people)
    if goods:
        t.token("sack-of-flour", uses=2)
    if group(key) in ("location", "resident") and key not in READ_AT_HOME:
        place = PLACES[int(key[4:6])] if group(key) == "location" else "hotel"
        t.outside(place, *people[:2], noise=2)
        t.w.unknown = unknown
        t.pile(**goods)
    else:
        t.store(**goods, **({"wood": 6, "water": 3} if goods else {}))
        t.tasks(**{**dict.fromkeys(people, "floor"), people[0]: "guard"})
    phases: dict[str, Phase] = {"visitor": "day", "event": "morning", "raid": "raid", "objective": "morning"}
    t.script(key, "day" if key in READ_AT_HOME else phases.get(group(key)))
    return t


@pytest.mark.rule("TW-1201", "TW-1222", "TW-1244")
@pytest.mark.parametrize("name", [name for name in LEAST if name not in ALONE])
def test_every_way_of_every_script_can_be_played(name: str) -> None:
    """Each choice is taken once, what follows is answered at random; nothing impossible comes of it."""
    for key in [key for key in TOLD if group(key) == name]:
        for choice in [c.key for c in TOLD[key].choices] or [""]:
            t, chance, taken = opened(key), random.Random(key), not choice
            for _ in range(200):
                if t.idle:
                    break
                first = not taken and t.asked == "choose"
                t.choose(choice if first else chance.choice(t.keys()))
                taken |= first
                assert t.faults() == [], f"{key}/{choice}"
            assert t.idle, f"{key}/{choice} does not end"
            assert taken, f"{key}/{choice} cannot be chosen"
            assert key in t.w.read
