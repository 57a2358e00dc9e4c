"""Text for every game object: cards, options, prompts, refusals and log lines, from the same structs.

Messages are Project Fluent files, `text/*.ftl` here and in each game; flavour texts and names are on the cards.

- `fx-<effect>`   the effect as rules text           - `log-<effect>`   the same as a line of the log
- `if-<condition>` a condition                       - `ask-<question>` the prompt of a question
- `<question>-<head of key>`, otherwise `opt-<head of key>`: an option; the rest of its key are `$a`, `$b`, `$c`, `$d`
- `no-<block>`    why an option is blocked           - `noun-<word>`    a noun, with `$n` for its number
"""

from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from holdfast.core.cards.content import LANGUAGES, Card, Content
from holdfast.core.definition import UnknownName
from holdfast.core.engine.effect import Cause, Condition, Effect, tag_of
from holdfast.core.engine.effects import Over
from holdfast.core.engine.menu import Block, Option
from holdfast.core.engine.option_spec import KEY_PATTERNS, OptionSpec
from holdfast.core.facts import ALIKE
from holdfast.core.text.log import ANSWER, LogEntry, card_of, effect_entry
from holdfast.core.text.stakes import in_any_case

if TYPE_CHECKING:
    from holdfast.core.definition import GameDefinition
    from holdfast.core.engine.questions import OpenQuestion
    from holdfast.core.player import Reason
    from holdfast.core.state.world import Outcome, World
    from holdfast.core.text.lazy_messages import LazyBundle

Label = Callable[["Localizer", Any, str, Option, Any], str]
"""Builds the label of an option that needs more than its fields: localizer, world, tag of the question, option, spec.

For a question's class it builds the labels of all its options, which are choices of a card; the key of the card is passed
instead of a spec.
"""

Prompt = Callable[["Localizer", Any, "OpenQuestion", Any], str | None]
"""Builds the prompt of a question that needs more than its fields; None if its message says enough."""

CORE_TEXT = Path(__file__).parent / "text"


class MissingText(KeyError):
    """A message or an argument that a language lacks."""


@cache
def bundle(lang: str, folder: Path | None) -> "LazyBundle":
    """Return the messages of a language; Fluent is imported only when text is needed."""
    from holdfast.core.text.lazy_messages import LazyBundle

    if lang not in LANGUAGES:
        raise UnknownName(f"there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
    built = LazyBundle(lang)
    for place in (CORE_TEXT, folder):
        if place is not None:
            for file in sorted(place.glob(f"{lang}*.ftl")):
                built.add(file.read_text(encoding="utf-8"))
    return built


class Localizer:
    """Formats a game's objects in one language."""

    def __init__(self, definition: "GameDefinition | None", lang: str, content: Content | None = None) -> None:
        self.definition = definition
        self.lang = lang
        self.bundle = bundle(lang, definition.folder / "text" if definition else None)
        self._cards = {card.key: card for card in content.unique} if content else {}
        self._names = {key: words for card in content.unique for key, words in card.names().items()} if content else {}

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def say(self, message: str, **args: Any) -> str:
        """Format a message with its arguments; raise MissingText if it is missing.

        Results are cached by arguments, because tables repeat the same texts.
        """
        key = (message, *args, *args.values())
        text = self.bundle.said.get(key)
        if text is None:
            text = self._put_together(message, args)
            self.bundle.remember(key, text)
        return text

    def _put_together(self, message: str, args: dict[str, Any]) -> str:
        if not self.has(message):
            raise MissingText(f"{self.lang}: no message {message}")
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise MissingText(f"{self.lang}: message {message} has no text")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{self.lang}: {message}: {errors[0]!r}")
        return " ".join(str(text).split())

    # --- nouns -----------------------------------------------------------------------------------------------------

    def card(self, key: str) -> Card | None:
        """Return the name of a card of the game by its key."""
        return self._cards.get(key)

    def ids(self, deck: str) -> list[str]:
        """Return the ids of the cards of a deck of the game."""
        return [card.id for card in self._cards.values() if card.deck == deck]

    def name(self, key: str) -> str | None:
        """Return a name printed on a card by its key."""
        return self._names[key][self.lang] if key in self._names else None

    def noun(self, word: str, n: int = 1, w: "World | None" = None) -> str:
        """Return a rules noun: the game's own word, a card by its key, a thing by its message, otherwise the word
        itself."""
        if self.definition is not None and (said := self.definition.text.nouns(self, w, word)) is not None:
            return said
        if word in self._names:
            return self._names[word][self.lang]
        message = f"noun-{word}"
        return self.say(message, n=n) if self.has(message) else word

    def listed(self, words: Sequence[str], how: str = "and") -> str:
        if len(words) < 2:
            return "".join(words)
        return self.say(f"list-{how}", first=", ".join(words[:-1]), last=words[-1], sound=_sound(words[-1]))

    def arguments(self, thing: Any, w: "World | None" = None) -> dict[str, Any]:
        """Return the fields of a struct as arguments: `$x` as text, `$x-is` for selection.

        Numbers also have `$x-size` and `$x-sign`, lists of words `$x-list`, effects `$x-clause` for use in a sentence.
        """
        n = getattr(thing, "n", 1)
        out: dict[str, Any] = {}
        for name in type(thing).__struct_fields__:
            value = getattr(thing, name)
            name = name.rstrip("_").replace("_", "-")
            out[name], out[f"{name}-is"] = self._argument(value, n if isinstance(n, int) else 1, w)
            out |= self._more(name, value)
        return out

    def _more(self, name: str, value: Any) -> dict[str, Any]:
        match value:
            case bool():
                return {}
            case int():
                return _sized(name, value)
            case tuple() if value and isinstance(value[0], Effect):
                return {f"{name}-clause": self.clause(value)}
            case tuple():
                return {f"{name}-clause": "", f"{name}-list": "-".join(v for v in value if isinstance(v, str))}
        return {}

    def _argument(self, value: Any, n: int, w: "World | None") -> tuple[Any, Any]:
        match value:
            case bool():
                return ("yes" if value else "no",) * 2
            case int() | float():
                return value, value
            case str():
                return self.noun(value, n, w), value or "none"
            case Condition():
                return self.condition(value), tag_of(type(value))
            case Effect():
                tag = tag_of(type(value))
                return self.effect(value) if self.has(f"fx-{tag}") else "", tag
            case tuple() if value and all(isinstance(v, Effect) for v in value):
                return self.effects(value), "some"
            case tuple() if value and all(hasattr(v, "then") for v in value):
                return self.branches([self.clause(v.then) for v in value]), "some"
            case tuple():
                words = [self.noun(v, n, w) for v in value if isinstance(v, str)]
                return self.listed(words, "or"), "some" if value else "none"
            case _:
                return "", "none"

    # --- rules text --------------------------------------------------------------------------------------------------

    def effect(self, effect: Any) -> str:
        """Return an effect as rules text, without a full stop."""
        if self.definition is not None and (own := self.definition.text.speak(self, effect)) is not None:
            return own
        return self.say(f"fx-{tag_of(type(effect))}", **self.arguments(effect))

    def effects(self, effects: Sequence[Any]) -> str:
        """Return several effects as sentences."""
        sentences = [self.effect(e) for e in effects if not type(e).quiet or self.has(f"fx-{tag_of(type(e))}")]
        return " ".join(sentence(s) for s in sentences if s)

    def clause(self, effects: Sequence[Any]) -> str:
        """Return several effects as part of one sentence."""
        return "; ".join(self.effect(e) for e in effects)

    def spoken(self, effect: Any) -> bool:
        """Return whether this effect and all nested effects have messages."""
        return self.has(f"fx-{tag_of(type(effect))}") and all(self.spoken(e) for e in inside(effect))

    def branches(self, clauses: Sequence[str]) -> str:
        """Return alternatives with letters; a branch without effects says so."""
        return "; ".join(f"({'abcdefgh'[i]}) {clause or self.say('nothing')}" for i, clause in enumerate(clauses))

    def condition(self, condition: Any) -> str:
        """Return a condition as a clause; a condition on another condition may use the other's arguments too."""
        args = self.arguments(condition)
        for name in type(condition).__struct_fields__:
            if isinstance(inner := getattr(condition, name), Condition):
                args = self.arguments(inner) | args
        return self.say(f"if-{tag_of(type(condition))}", **args)

    # --- questions, options, refusals -----------------------------------------------------------------------------------

    def prompt(self, question: "OpenQuestion", w: "World") -> str:
        """Return the prompt of a question and the stakes common to all options."""
        text = self._asked(question, w)
        more = self.in_any_case(question, w, text)
        return f"{text} {more}" if more else text

    def in_any_case(self, question: "OpenQuestion", w: "World", said: str) -> str:
        """Return what every option costs, brings or risks, unless the question says it."""
        common = question.in_common()
        if self.definition is not None and (implied := self.definition.text.implied):
            common = common.without_words([word for tag, word in implied if tag == question.tag])
        if common == ALIKE:
            return ""
        card = card_of(w, question.by)
        labels = [self.option(question.tag, option, w, card) for option in question.moves(question.seats[0])]
        return in_any_case(self, common, w, said, labels)

    def _asked(self, question: "OpenQuestion", w: "World") -> str:
        if self.definition is not None:
            make = self.definition.text.prompts.get(type(question.effect))
            if make is not None and (prompt := make(self, w, question, question.effect)) is not None:
                return prompt
        who = question.by.who if question.by.who >= 0 else question.seats[0]
        card = card_of(w, question.by)
        args = self.arguments(question.effect, w)
        args |= {
            "actor": self.noun(f"who-{who}", w=w),
            "the-actor": self.noun(f"the-who-{who}", w=w),
            "card": self.noun(card, w=w),
            "card-is": "some" if card else "none",
        }
        text = self.say(f"ask-{question.tag}", **args)
        return text[:1].upper() + text[1:]

    def steps(
        self,
        question: "OpenQuestion",
        w: "World",
        name: Callable[[int], str],
        sees: Callable[[int], bool] = lambda card: True,
    ) -> list[str]:
        """Return the causes of a question: actors and cards, the outermost first, without unseen ones.

        `name` supplies the names of people who have one besides their seat's.
        """
        return [text for text, _ in self.led(question, w, name, sees)]

    def led(
        self, question: "OpenQuestion", w: "World", name: Callable[[int], str], sees: Callable[[int], bool]
    ) -> list[tuple[str, str]]:
        """Return the same causes, each with the key of its card, if there is one."""
        found: list[tuple[str, str]] = []
        for by in (question.by, *(cause for _, cause in question.reasons())):
            key = w.content.cards[by.card].key if by.card >= 0 and sees(by.card) else ""
            card = self.noun(key, w=w) if key else ""
            word = f"person-{by.who}"
            own = self.noun(word, w=w) if by.who >= 0 else ""
            text = ": ".join(filter(None, (name(by.who) if own == word else own, card)))
            if text:
                found.append((text, key))
        return list(dict.fromkeys(found))[::-1]

    def option(self, tag: str, option: Option, w: "World | None" = None, card: str = "") -> str:
        """Return an option's label: a few words, or a sentence without its full stop; several sentences keep theirs."""
        label = self._label(tag, option, w, card)
        return label if ". " in label else label.removesuffix(".")

    def _label(self, tag: str, option: Option, w: "World | None", card: str) -> str:
        """Return a label in the game's or the card's own words, by the head of its key, otherwise from what follows."""
        if self.definition is not None and (choose := self.definition.choice_labels.get(tag)) is not None:
            return choose(self, w, tag, option, card)
        of_question = self.definition.text.question_labels.get(tag) if self.definition is not None else None
        if of_question is not None and (own := of_question(self, w, tag, option, card)) is not None:
            return own
        spec = option.spec
        if spec is None and self.definition is not None:
            spec = self.definition.rules.deeds.spec(option.key)
        if spec is not None:
            make = (
                self.definition.text.labels.get(type(spec), Localizer.option_label)
                if self.definition
                else Localizer.option_label
            )
            return make(self, w, tag, option, spec)
        return self.word_label(tag, option, w)

    def word_label(self, tag: str, option: Option, w: "World | None") -> str:
        """Return the label of an option whose key has no spec, by its head or from what follows."""
        head, *rest = option.key.split(":")
        for message in (f"{tag}-{head}", f"opt-{head}"):
            if self.has(message):
                args: dict[str, Any] = {}
                for name, word in zip("abcde", rest, strict=False):
                    number = word.lstrip("-").isdigit()
                    args[name] = int(word) if number else self.noun(word, w=w)
                    args[f"{name}-is"] = int(word) if number else word
                return self.say(message, n=1, **args)
        if option.then:
            return self.effects(option.then)
        raise MissingText(f"{self.lang}: no message {tag}-{head} or opt-{head} for option {option.key}")

    def option_label(self, w: "World | None", tag: str, option: Option, spec: OptionSpec, **texts: str) -> str:
        """Return the label of an option from its message; its fields are `$a`, `$b`, `$c` in the order of the key.

        `texts` replaces the text of single fields.
        """
        head = option.key.partition(":")[0]
        args: dict[str, Any] = {}
        for letter, (name, value) in zip("abcde", KEY_PATTERNS[type(spec)].fields(spec), strict=False):
            args[letter] = texts.get(name) or (self.noun(value, w=w) if isinstance(value, str) else value)
            args[f"{letter}-is"] = "none" if value == "" else value
        return self.say(f"{tag}-{head}" if self.has(f"{tag}-{head}") else f"opt-{head}", **args)

    def block(self, block: Block, w: "World | None" = None) -> str:
        """Return why an option is blocked, with its rule."""
        return f"{self.why_not(block, w)} ({block.rule})"

    def why_not(self, block: Block, w: "World | None" = None) -> str:
        """Return why an answer is refused; refusals of the table itself (HF) are repeated as typed."""
        args: dict[str, Any] = {}
        typed = block.rule.startswith("HF-")
        for name, value in block.args:
            args[name] = self.noun(value, w=w) if isinstance(value, str) and not typed else value
            args[f"{name}-is"] = value
        return self.say(f"no-{block.says}", **args)

    def because(self, reason: "Reason", w: "World | None" = None) -> str:
        """Return why an option is good, in a sentence."""
        message = reason.says if reason.says.startswith("because-") else f"because-{reason.says}"
        return sentence(self.line(LogEntry(message, reason.args), w))

    # --- the log ---------------------------------------------------------------------------------------------------------

    def ending(self, outcome: "Outcome", w: "World") -> str:
        """Return why a game has ended: by its own message, otherwise as in the log, with the names of those
        concerned."""
        for message in (f"why-{outcome.why}", outcome.why):
            if self.has(message):
                return self.say(message)
        over = self.definition.components.registry().get("over", Over)(outcome) if self.definition is not None else None
        entry = effect_entry(self.definition, w, over, Cause(), ()) if self.definition is not None else None
        return self.line(entry, w).strip("— ") if entry is not None else self.say("why-over")

    def line(self, line: LogEntry, w: "World | None" = None) -> str:
        args: dict[str, Any] = {}
        plain = dict(line.args)
        n = plain.get("n", 1)
        for name, value in line.args:
            if isinstance(value, str):
                words = [self.noun(word, n if isinstance(n, int) else 1, w) for word in value.split("|") if word]
                args[name] = self.listed(words)
            else:
                args |= {name: value} | _sized(name, value)
            args[f"{name}-is"] = "none" if value == "" else value
        if line.message == ANSWER:
            args["key"] = self._answer(plain, w)
        return self.say(line.message, **args)

    def _answer(self, plain: dict[str, Any], w: "World | None") -> str:
        """Return an answer as the label of its option."""
        if plain["key"] == "?":
            return self.say("a-secret")
        return self.option(plain["question"], Option(plain["key"], 0), w, plain.get("card", ""))


def inside(thing: Any) -> list[Any]:
    """Return the effects nested in an effect."""
    found: list[Any] = []
    for name in getattr(type(thing), "__struct_fields__", ()):
        value = getattr(thing, name)
        parts = value.values() if isinstance(value, dict) else [value]
        for part in parts:
            for it in part if isinstance(part, tuple) else (part,):
                found += [it] if isinstance(it, Effect) else inside(it)
    return found


def _sound(word: str) -> str:
    """Return the vowel sound at the start of a word, if the language's *and* or *or* depends on it."""
    heard = word.casefold().removeprefix("h")
    if heard.startswith(("i", "í")) and not heard.startswith(("ie", "ia", "io")):
        return "i"
    return {"e": "e", "é": "e", "o": "o", "ó": "o"}.get(heard[:1], "other")


def _sized(name: str, value: int) -> dict[str, Any]:
    return {f"{name}-size": abs(value), f"{name}-sign": "plus" if value > 0 else "minus" if value < 0 else "zero"}


def sentence(text: str) -> str:
    """Return the text with a capital first letter and a full stop."""
    text = text.strip()
    if not text:
        return ""
    return text[0].upper() + text[1:] + ("" if text[-1] in ".!?…—·" else ".")
