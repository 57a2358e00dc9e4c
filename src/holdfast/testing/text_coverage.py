"""Text coverage: a game has texts for everything in every language and names only existing rules."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import Cause
from holdfast.core.engine.game import Game
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import ANSWER, LogEntry, card_of, effect_entry
from holdfast.core.text.rulebook import REFERENCE, rules
from holdfast.core.text.stakes import stakes
from holdfast.testing.invariants import ENGINE, describe


@cache
def localizers(definition: GameDefinition) -> tuple[Localizer, ...]:
    """Return one localizer per language."""
    return tuple(Localizer(definition, lang, definition.content()) for lang in LANGUAGES)


def missing_texts(what: str, say: Callable[..., object], *of: Any) -> Iterator[str]:
    """Yield the objects without a text and their missing messages."""
    try:
        say(*of)
    except Exception as error:
        yield f"{what} has no words: {describe(error)}"


# --- before the game -----------------------------------------------------------------------------------------------------


def catalogue(definition: GameDefinition) -> Iterator[str]:
    """Check that rules have ids with the game's prefix, and that effects, questions and conditions name existing
    ones."""
    known = rules(definition.folder)
    if not known:
        yield f"there are no rules in {definition.folder / 'rules.md'}"
    yield from (
        f"rule {id} does not begin with {definition.prefix}-"
        for id in known
        if not id.startswith(f"{definition.prefix}-")
    )
    for name, declared in definition.components.registry().items():
        for id in REFERENCE.findall(declared.__doc__ or ""):
            if id.startswith(f"{definition.prefix}-") and id not in known:
                yield f"{name} names {id} in its docstring, which is no rule of the catalogue"


def itself(definition: GameDefinition) -> Iterator[str]:
    """Check that the game has a name and a description for the lobby."""
    for teller in localizers(definition):
        for message in (f"noun-{definition.name}", f"about-{definition.name.replace('_', '-')}"):
            if not teller.has(message):
                yield f"the game itself has no words: {teller.lang}: no message {message}"


def on_cards(definition: GameDefinition) -> Iterator[str]:
    """Check that every card has names and a text in every language."""
    for teller in localizers(definition):
        for card in definition.content().unique:
            for key, words in card.names().items():
                if not words.get(teller.lang):
                    yield f"{key} has no name in {teller.lang}"
            yield from missing_texts(f"card {card.key}", definition.text.card, teller, card)


# --- at a question ---------------------------------------------------------------------------------------------------------


def asked(game: Game) -> Iterator[str]:
    """Check the prompt, the options and their blocks."""
    question, w = game.question, game.world
    card = card_of(w, question.by)
    for teller in localizers(game.definition):
        yield from missing_texts(f"the question {question.tag}", teller.prompt, question, w)
        for seat in question.seats:
            for option in question.explained(seat):
                if not option.blocks:
                    yield from missing_texts(f"the option {option.key}", teller.option, question.tag, option, w, card)
                    yield from missing_texts(f"the stakes of {option.key}", stakes, teller, question.facts(option), w)
                for block in option.blocks:
                    yield from missing_texts(f"the block {block.says}", teller.block, block, w)


def forbidden(game: Game) -> Iterator[str]:
    """Check that the rule of every block is in the catalogue."""
    known = rules(game.definition.folder)
    for seat in game.question.seats:
        for option in game.question.explained(seat):
            for block in option.blocks:
                if not block.rule.startswith(ENGINE) and block.rule not in known:
                    yield f"{option.key} is refused by {block.rule}, which is no rule of the catalogue"


def shown(game: Game) -> Iterator[str]:
    """Check the board in plain lines and the introduction."""
    show, voice = game.definition.display, game.definition.text
    for teller in localizers(game.definition):
        yield from missing_texts("the board", show.board, teller, game.view(None))
        yield from missing_texts("the introduction", voice.introduce, teller, game.world)


# --- afterwards ------------------------------------------------------------------------------------------------------------


def logged(game: Game, lines: Iterable[LogEntry]) -> Iterator[str]:
    """Check every line of the log."""
    for teller in localizers(game.definition):
        for line in lines:
            if line.message != ANSWER:
                yield from missing_texts(f"the log line {line.message}", teller.line, line, game.world)


def ended(game: Game) -> Iterator[str]:
    """Check the message of the game's end: its own, or the last log entry."""
    outcome: Any = game.outcome
    if (
        effect_entry(game.definition, game.world, game.definition.components.registry()["over"](outcome), Cause(), ())
        is not None
    ):
        return
    why = outcome.why
    for teller in localizers(game.definition):
        spoken = any(teller.has(message) for message in (why, f"why-{why}", f"over-{why}"))
        if not spoken and teller.noun(why, w=game.world) == why:
            yield f"the ending {why} has no words: {teller.lang}: no message {why}"
