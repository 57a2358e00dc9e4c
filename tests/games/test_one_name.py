"""One thing has one name: what English calls alike, Italian and Spanish call alike."""

import re
from collections import defaultdict
from pathlib import Path

import pytest

import holdfast
from holdfast.games import on_the_shelf

NOUN = re.compile(r"(?m)^(noun-[a-z0-9-]+) = ([^{\n]+)$")
ARTICLE = re.compile(r"^(?:the|il|lo|la|i|gli|le|un|una|el|los|las|un’|l’) ?")


def nouns(game: str, lang: str) -> dict[str, str]:
    """Nouns without numbers, in small letters and without their article."""
    folder = Path(holdfast.definition(game).folder) / "text"
    texts = [file.read_text(encoding="utf-8") for file in sorted(folder.glob(f"{lang}-*.ftl"))]
    found = [pair for text in texts for pair in NOUN.findall(text)]
    return {key: ARTICLE.sub("", words.strip().casefold()) for key, words in found}


@pytest.mark.parametrize("lang", ["it", "es"])
@pytest.mark.parametrize("game", sorted(on_the_shelf()))
def test_what_is_called_alike_is_called_alike(game: str, lang: str) -> None:
    english, other = nouns(game, "en"), nouns(game, lang)
    named: dict[str, set[str]] = defaultdict(set)
    for key in english.keys() & other.keys():
        named[english[key]].add(other[key])
    assert {thing: words for thing, words in named.items() if len(words) > 1} == {}
