"""What the tests of all games' texts have in common: what a text may not show, and what a card holds."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from fluent.syntax import FluentParser, ast

from holdfast.core.cards.content import LANGUAGES, Card
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import Condition, Effect, Question
from holdfast.core.text.lazy_messages import entries
from holdfast.core.text.localizer import Localizer

RAW = re.compile(
    r"who-\d|\bNone\b|\$|\{|\}|[a-z][:/][a-z]|\b(?:fx|ask|opt|no|log|noun|if)-[a-z]|  |\( | \)|^\s*$|;\.|\.;"
)
"""Traces of message ids, keys and arguments that were not filled in."""
KEBAB = re.compile(r"(?<![\w-])[a-z]+(?:-[a-z0-9]+)+(?![\w-])")


class Texts:
    """The texts of one game in three languages, and the words of its data that none of them may show."""

    def __init__(self, definition: GameDefinition, words: Iterable[str], plain: Iterable[str] = ()) -> None:
        """`words`: tags and other words of card files; `plain` are those that are also plain English."""
        self.definition = definition
        self.content = definition.content()
        self.tellers = {lang: Localizer(definition, lang, self.content) for lang in LANGUAGES}
        kebab = {word for word in (*words, *(card.id for card in self.content.unique)) if "-" in word}
        self.hidden = frozenset(kebab - set(plain))

    def raw(self, text: str) -> str:
        """The raw id that shows in a text, or nothing."""
        if found := RAW.search(text):
            return found.group() or "nothing at all"
        return next((word for word in KEBAB.findall(text) if word in self.hidden), "")

    def clean(self, text: str) -> str:
        assert not self.raw(text), f"{self.raw(text)!r} shows in {text!r}"
        return text

    def card(self, key: str) -> Card:
        return next(card for card in self.content.unique if card.key == key)

    def said(self, lang: str, key: str) -> str:
        """The rules text of a card."""
        return self.definition.text.card(self.tellers[lang], self.card(key))

    def messages(self, lang: str, file: str = "*") -> list[str]:
        """The ids of all messages, each file without a fault."""
        found: list[str] = []
        for path in sorted((self.definition.folder / "text").glob(f"{lang}-{file}.ftl")):
            text = path.read_text(encoding="utf-8")
            body = FluentParser().parse(text).body
            assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
            named = {
                f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                for entry in body
                if isinstance(entry, ast.Message | ast.Term)
            }
            assert set(entries(text)) == named
            found += [entry.id.name for entry in body if isinstance(entry, ast.Message)]
        return found

    def same_messages_once(self) -> None:
        """No language lacks a message, none has one twice."""
        english = self.messages("en")
        assert len(english) == len(set(english))
        for lang in LANGUAGES:
            assert self.messages(lang) == english

    def card_has_its_text(self, card: Card) -> None:
        """Whole sentences, in each language."""
        for teller in self.tellers.values():
            text = self.clean(self.definition.text.card(teller, card))
            assert text[0].isupper() or text[0] in "0123456789+−"
            assert text[-1] in ".!?"

    def translated(self, cards: Iterable[Card]) -> None:
        """No card says the same in two languages."""
        english, italian, spanish = (
            [self.definition.text.card(teller, c) for c in cards] for teller in self.tellers.values()
        )
        for one, other in ((english, italian), (english, spanish), (italian, spanish)):
            assert [a for a, b in zip(one, other, strict=True) if a == b] == []


def untold(
    kinds: Mapping[str, type[Any]], localizer: Localizer, silent: Collection[str], questions: Collection[str]
) -> list[str]:
    """Loud effects, and those of the questions that are told, for which the log has no words."""
    loud = [tag for tag, kind in kinds.items() if issubclass(kind, Effect) and not kind.quiet and tag not in silent]
    loud = [tag for tag in loud if kinds[tag].log is Effect.log]
    told = [tag for tag in loud if tag in questions or not issubclass(kinds[tag], Question)]
    return [tag for tag in told if not localizer.has(f"log-{tag}")]


def effects_in(thing: Any) -> Iterator[Effect[Any] | Condition[Any]]:
    """All effects and conditions of a card, nested ones included."""
    if isinstance(thing, Effect | Condition):
        yield thing
    if hasattr(type(thing), "__struct_fields__"):
        for name in type(thing).__struct_fields__:
            yield from effects_in(getattr(thing, name))
    elif isinstance(thing, tuple | list):
        for part in thing:
            yield from effects_in(part)
    elif isinstance(thing, dict):
        for part in thing.values():
            yield from effects_in(part)
