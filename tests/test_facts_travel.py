"""Facts travel as facts: nobody takes a key apart, and no board reads meaning out of a sentence."""

import re
import sys
from pathlib import Path

import msgspec
import pytest

import holdfast
from holdfast.tables.presenters.cards import present_card
from holdfast.tables.services.texts import localizer_for

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

import wire_types  # noqa: E402

READS = "split|match|matchAll|search|replace|startsWith|endsWith|indexOf|slice|substring"
WORDS = "key|label|text|prompt|flavour|said"
EVERYWHERE = {
    "a key is taken apart": r"""\.(?:split|startsWith|endsWith|indexOf|includes)\(\s*['"`][^'"`]*[:/|?][^'"`]*['"`]""",
    "a key, a label or a text is read": rf"(?<!event\.)\b(?:{WORDS})\b[!?]*\.(?:{READS})\(",
    "a word is looked for in what is told": r"\b(?:label|text|prompt|flavour|said)\b[!?]*\.includes\(",
    "a pattern is tried on what is told": r"\.(?:test|exec)\([^)]*(?<!event\.)\b(?:key|label|text|prompt|flavour|said)\b[^)]*\)",
}
ON_BOARDS = {
    "a pattern": r"\.(?:match|matchAll|search|split|replace|replaceAll)\(\s*/|/[a-z]*\.(?:test|exec)\(|new RegExp"
}
IN_PYTHON = {
    "a key is taken apart": r"\bkey\.(?:split|partition|rpartition|startswith|endswith|removeprefix|index|find)\(",
    "a label is read": r"\b(?:label|prompt)(?:\(\))?\.(?:split|partition|rpartition|startswith|endswith|index|rindex|find)\(",
    "a pattern is tried on a key": r"\bre\.\w+\([^\n]*\b(?:key|label)\b",
}
NOT_BUILT = frozenset({"dev.ts"})
EXCEPTIONS = {
    "web/src/lib/net/cards.ts": "the one place that takes a card's key (deck and id) apart",
    "web/src/lib/menu/board_menu.svelte.ts": "the kind of a place: boards name their places themselves, no server does",
    "web/src/lib/parts/labels.ts": "how told words are set, head and rest; nothing hangs on it",
    "web/src/table/history/Log.svelte": "the names of cards in a line of the log become links: the server says which cards",
    "web/src/table/panels/Rules.svelte": "the rulebook: what a person searches in it, and the marks of its own text",
    "web/src/lib/screen/routes.ts": "the address of a page",
    "web/src/table/session/json_patch.ts": "the paths of a JSON Patch, as its standard writes them",
    "src/holdfast/terminal/line_layout.py": "how told words are set: paragraphs of a page, what stands in brackets",
}
"""Where it is done all the same, and why."""


def sources(folder: str, *ends: str) -> list[Path]:
    found = [file for end in ends for file in (ROOT / folder).rglob(f"*{end}")]
    return sorted(file for file in found if ".gen." not in file.name and file.name not in NOT_BUILT)


def script(file: Path) -> str:
    """What a file does: without comments, and of a component without its styles."""
    text = file.read_text(encoding="utf-8")
    text = re.sub(r"<style.*?</style>", "", text, flags=re.DOTALL)
    comments = r'#[^\n]*|"""[\s\S]*?"""' if file.suffix == ".py" else r"/\*[\s\S]*?\*/|(?<![:'\"`])//[^\n]*"
    return re.sub(comments, "", text)


def faults() -> list[tuple[str, str]]:
    """Every place that reads a key or a sentence, by its file."""
    found: list[tuple[str, str]] = []
    for file in sources("web/src", ".ts", ".svelte"):
        name = file.relative_to(ROOT).as_posix()
        rules = EVERYWHERE | ON_BOARDS if "/games/" in name else EVERYWHERE
        found += [
            (name, f"{rule}: {hit[0]}") for rule, like in rules.items() for hit in re.finditer(like, script(file))
        ]
    for folder in ("src/holdfast/terminal", "src/holdfast/bots"):
        for file in sources(folder, ".py"):
            name, text = file.relative_to(ROOT).as_posix(), script(file)
            found += [
                (name, f"{rule}: {hit[0]}") for rule, like in IN_PYTHON.items() for hit in re.finditer(like, text)
            ]
    return found


def excepted(name: str) -> str:
    return next((path for path in EXCEPTIONS if name == path or name.startswith(f"{path}/")), "")


def test_nobody_takes_keys_apart_or_reads_sentences() -> None:
    wrong = [f"{name}: {what}" for name, what in faults() if not excepted(name)]
    assert not wrong, "\n".join(wrong)


def test_every_exception_is_still_one() -> None:
    """And there are few."""
    used = {excepted(name) for name, _ in faults()}
    assert set(EXCEPTIONS) <= used
    assert len(EXCEPTIONS) <= 8


@pytest.mark.parametrize(
    "line",
    [
        "const [head] = o.key.split(':');",
        "if (option.key.startsWith(`join:${slot}`)) return;",
        "said.includes(card.name)",
        "option.label.match(/\\d+/)",
        "key.startsWith('event/')",
        "/sigil-(\\w)/.exec(key)",
    ],
)
def test_the_check_finds_what_was_done_before(line: str) -> None:
    assert any(re.search(like, line) for like in (EVERYWHERE | ON_BOARDS).values())


def test_the_types_in_the_browser_are_those_of_python() -> None:
    stale = [file.relative_to(ROOT).as_posix() for file in wire_types.stale()]
    assert not stale, f"python tools/wire_types.py: {', '.join(stale)}"


# --- cards ---------------------------------------------------------------------------------------------------------------

GAMES = ("robinson", "naufragos", "this_war", "under_our_sun")


@pytest.mark.parametrize("game", GAMES)
def test_a_card_says_the_same_facts_in_every_language(game: str) -> None:
    """Icons, prices and dice hang on no word; the parts of a text have the same names."""
    kind = holdfast.definition(game)
    content = kind.content()
    told = {lang: localizer_for(kind, lang, content) for lang in ("en", "it", "es")}
    with_facts = set()
    for card in content.unique:
        en, *others = (present_card(kind, told[lang], content, card.key) for lang in told)
        for other in others:
            assert other.get("facts") == en.get("facts"), card.key
            assert list(other.get("parts", {})) == list(en.get("parts", {})), card.key
        if "facts" in en:
            with_facts.add(card.deck)
            assert en["facts"].get("deck", card.deck) == card.deck
    assert with_facts


PACKED = {
    "robinson": ("scenario-invention", {"price", "items"}),
    "naufragos": ("event", {"event"}),
}


@pytest.mark.parametrize(("game", "deck", "fields"), [(game, *wanted) for game, wanted in PACKED.items()])
def test_a_card_of_a_pack_has_its_facts(game: str, deck: str, fields: set[str]) -> None:
    """A board shows what a pack's card costs and shows as it does with one of the box."""
    kind = holdfast.definition(game)
    content = kind.content((kind.folder / "pack-example",))
    box = {card.key for card in kind.content().unique}
    added = [card for card in content.unique if card.deck == deck and card.key not in box]
    assert added
    for card in added:
        facts = present_card(kind, localizer_for(kind, "it", content), content, card.key)["facts"]
        assert fields <= facts.keys()
        assert facts == msgspec.to_builtins(kind.display.card(card))
