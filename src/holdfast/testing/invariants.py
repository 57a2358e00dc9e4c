"""The engine's guarantees at every question of every game; each is checked on copies and leaves the game unchanged."""

import json
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, NamedTuple

from holdfast.core.definition import GameDefinition
from holdfast.core.engine.effect import Seat, replace
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Block, Option, Refused
from holdfast.core.state import save as saves
from holdfast.core.text.rulebook import rules

ENGINE = "HF-"
"""The prefix of the table's own rules: no such option, not your question, the game is over."""
NONSENSE = ("", " ", "fly", "ready:ready:ready", ":", "🏝", "x" * 10_000, "go-on\n", "None")
MAX_ANSWERS = 5_000
"""The maximum number of answers of a game, even with many undo answers."""
MAX_TRIED = 24
"""The maximum number of offers of one question that are tried."""


class InvariantViolated(AssertionError):
    """A guarantee that was broken, in words."""


class Unacceptable(InvariantViolated):
    """An offered option that fails, with its question."""

    def __init__(self, question: str, words: str) -> None:
        super().__init__(words)
        self.question = question


def check(kept: object, words: str) -> None:
    """Raise InvariantViolated with the text if the claim is false."""
    if not kept:
        raise InvariantViolated(words)


class RecordedPosition(NamedTuple):
    """A stored position: the number of answers, its save and its public view."""

    answers: int
    save: bytes
    view: dict[str, Any]


def keys(game: Game, seat: Seat) -> list[str]:
    return [option.key for option in game.question.options_for(seat)]


def answer(game: Game, option: Option) -> None:
    """Give an offered option, which must be accepted; the error names the failing answer."""
    tag = game.question.tag
    try:
        game.choose(option.key, option.seat)
    except Exception as error:
        words = f"seat {option.seat + 1} is offered {option.key!r}, but it fails: {describe(error)}"
        raise Unacceptable(tag, words) from error


def describe(error: Exception) -> str:
    return str(error) if isinstance(error, InvariantViolated) else f"{type(error).__name__}: {error}"


def wander(game: Game, random: Random, answers: int) -> None:
    """Give a few random answers."""
    for _ in range(answers):
        if game.over:
            return
        answer(game, random.choice(game.question.options))


def to_the_end(game: Game, random: Random) -> None:
    """Play random moves of all seats to the end."""
    for _ in range(MAX_ANSWERS):
        if game.over:
            return
        answer(game, random.choice(game.question.moves(random.choice(game.question.seats))))
    raise InvariantViolated(f"no end after {MAX_ANSWERS} answers")


def load(data: bytes, definition: GameDefinition) -> Game:
    return saves.load(data, lambda name: definition)


def first_difference(one: bytes, other: bytes) -> str:
    """Return the fields in which two saves differ: those of the world by name."""
    a, b = json.loads(one), json.loads(other)
    world = [name for name in a["world"] if a["world"][name] != b["world"].get(name)]
    rest = [name for name in a if name not in ("world", "sum") and a[name] != b.get(name)]
    return ", ".join([*world, *rest]) or "nothing but their order"


def assert_same(one: bytes, other: bytes, words: str) -> None:
    if one != other:
        raise InvariantViolated(f"{words} (look at: {first_difference(one, other)})")


# --- at every question -------------------------------------------------------------------------------------------------


def sound(game: Game) -> None:
    faults = game.definition.rules.audit(game.world)
    check(not faults, f"not a legal position: {'; '.join(faults)}")


def asked(game: Game) -> None:
    """Check that no card is lost or duplicated, that every seat asked has an option, and that a single option is asked
    only if it must be confirmed."""
    sound(game)
    question = game.question
    check(len(set(question.seats)) == len(question.seats), f"asked twice: {question.seats}")
    for seat in question.seats:
        check(0 <= seat < game.players, f"there is no seat {seat + 1}")
        check(question.options_for(seat), f"seat {seat + 1} is asked {question.tag} and has no answer")
    if len(question.seats) == 1:
        [seat] = question.seats
        effect: Any = question.effect
        if seat not in game.world.suspects(effect.at()) and not effect.accepted:
            check(len(keys(game, seat)) > 1, f"{question.tag} has only one answer, {keys(game, seat)}")


# --- now and then --------------------------------------------------------------------------------------------------------


def copied(game: Game, random: Random) -> None:
    """Check that a copy is equal and independent, and that one with a seed has its own future."""
    before = game.save()
    copy = game.copy(journal=True)
    witness = copy.copy(journal=True)
    assert_same(copy.save(), before, "a copy differs")
    wander(copy, random, 6)
    assert_same(game.save(), before, "what happened in a copy happened in the original")
    assert_same(witness.save(), before, "what happened in the original happened in a copy of it")
    to_the_end(game.copy(seed=random.getrandbits(32)), random)
    assert_same(game.save(), before, "what happened in a copy happened in the original")


def loaded(game: Game, random: Random) -> None:
    """Check that a loaded save is the same game with the same options, views and future."""
    before = game.save()
    again = load(before, game.definition)
    check(again.notice is None, "a save fits its own cards no longer")
    assert_same(again.save(), before, "saved and loaded is not the same")
    check(again.view(None) == game.view(None), "another view after a load")
    if game.over:
        return
    check(again.question.seats == game.question.seats, "others are asked after a load")
    for seat in game.question.seats:
        check(again.question.options_for(seat) == game.question.options_for(seat), "other options after a load")
    copy, seed = game.copy(journal=True), random.getrandbits(32)
    wander(copy, Random(seed), 4)
    wander(again, Random(seed), 4)
    assert_same(again.save(), copy.save(), "a loaded game goes on in another way")


def imagined(game: Game, random: Random) -> None:
    """Check that a sample looks the same to its seat and can be played to its end."""
    sealed = any(hasattr(effect, "unsealed") for effect, _ in game.world.stack)
    for seat in (None, *range(game.players)):
        world = game.copy(seed=random.getrandbits(32))
        world.resample(seat)
        sound(world)
        if sealed:
            continue  # votes of others are removed, so they are asked again
        name = "a spectator" if seat is None else f"seat {seat + 1}"
        if world.view(seat) != game.view(seat):
            mine, other = game.view(seat), world.view(seat)
            where = ", ".join(name for name in mine if mine[name] != other.get(name))
            raise InvariantViolated(
                f"{name} sees something hidden: {where} of its view differs in a world it cannot tell apart"
            )
        check(world.question.seats == game.question.seats, f"others are asked in a world that {name} cannot tell apart")
        if seat is not None and seat in game.question.seats:
            other_keys = sorted(set(keys(world, seat)) ^ set(keys(game, seat)))
            check(
                keys(world, seat) == keys(game, seat),
                f"the options of {name} tell something hidden: {other_keys[:4]} differ in a world it cannot tell apart",
            )
    to_the_end(world, random)
    ended_by_a_rule(world)


def ended_by_a_rule(game: Game) -> None:
    assert game.outcome is not None
    rule = game.outcome.rule
    check(rule in rules(game.definition.folder), f"the game ended by {rule!r}, which is no rule of the catalogue")


def explained(game: Game, random: Random) -> None:
    """Check that the explaining menu is the plain one plus blocked options, each key once."""
    for seat in game.question.seats:
        menu = game.question.explained(seat)
        plain = game.question.options_for(seat)
        check([option for option in menu if not option.blocks] == plain, "plain options are not the explained ones")
        twice = once(option.key for option in menu)
        check(not twice, f"offered or explained twice: {', '.join(twice)}")
        check(all(option.seat == seat for option in menu), "an option of another seat")
    for seat in set(range(game.players)) - set(game.question.seats):
        check(
            game.question.options_for(seat) == game.question.explained(seat) == [],
            f"seat {seat + 1} is not asked and has options",
        )


def facts_are_readable(game: Game, random: Random) -> None:
    """Check that the facts of every option, open or blocked, can be read from its key."""
    for seat in game.question.seats:
        for option in game.question.explained(seat):
            try:
                game.facts(option)
            except Exception as error:
                raise InvariantViolated(f"{option.key} has no facts: {describe(error)}") from error


def once(words: Iterable[str]) -> list[str]:
    """Return the words that occur more than once."""
    found = list(words)
    return sorted({word for word in found if found.count(word) > 1})


def accepted(game: Game, random: Random) -> None:
    """Check that every offered option is accepted."""
    options = game.question.options
    for option in random.sample(options, min(MAX_TRIED, len(options))):
        answer(game.copy(), option)


def refused(game: Game, random: Random) -> None:
    """Check that an illegal answer of any seat is refused with a rule and changes nothing."""
    before = game.save()
    question = game.question
    for seat in question.seats:
        legal = keys(game, seat)
        for option in question.explained(seat):
            if option.blocks:
                check(refusal(game, option.key, seat) == option.blocks, f"{option.key} is refused for another reason")
                check(game.explain(option.key, seat) == option.blocks, f"{option.key} is explained in another way")
        for key in (*NONSENSE, legal[0] + ":", legal[-1].upper() + "!"):
            check([b.rule for b in refusal(game, key, seat)] == ["HF-01"], f"{key[:40]!r} is no option and no nonsense")
        check(all(game.explain(key, seat) == () for key in legal), "a legal option is explained away")
    [option, *_] = question.options
    for seat in (-1, *range(game.players + 2)):
        if seat not in question.seats:
            for answer in (option.key, replace(option, seat=seat)):
                check(
                    [b.rule for b in refusal(game, answer, seat)] == ["HF-02"],
                    f"seat {seat + 1} is not asked and is heard",
                )
    assert_same(game.save(), before, "a refused answer has changed the game")


def refusal(game: Game, answer: Option | str, seat: Seat) -> tuple[Block, ...]:
    """Return the blocks with which an answer is refused, each with an existing rule."""
    try:
        game.choose(answer, seat)
    except Refused as refused:
        blocks = refused.blocks
    else:
        raise InvariantViolated(f"{answer} is not legal and was accepted")
    check(blocks, f"{answer} is refused without a reason")
    for block in blocks:
        known = block.rule.startswith(ENGINE) or block.rule in rules(game.definition.folder)
        check(known, f"{answer} is refused by {block.rule}, which is no rule of the catalogue")
    return blocks


INVARIANTS: tuple[Callable[[Game, Random], None], ...] = (
    explained,
    facts_are_readable,
    accepted,
    refused,
    copied,
    loaded,
    imagined,
)


# --- undo ----------------------------------------------------------------------------------------------------------------


def undone(game: Game, random: Random, kept: list[RecordedPosition]) -> None:
    """Check that free undo is exact and redo restores the game; beyond the barrier undo needs consent."""
    journal = game.journal
    assert journal is not None
    before = game.save()
    free = len(journal) - game.barrier
    if free:
        undone_and_redone(game, random.randint(1, free), before)
    for earlier in kept:
        back = len(journal) - earlier.answers
        if 0 < back <= free:
            copy = game.copy(journal=True)
            check(copy.undo(back), "free answers could not be taken back")
            assert_same(copy.save(), earlier.save, f"{back} answers taken back is not the position there was")
    if game.barrier:
        copy = game.copy(journal=True)
        check(not copy.undo(free + 1), "a reveal was taken back without consent")
        assert_same(copy.save(), before, "an undo that was refused has changed the game")
    for earlier in kept[-1:] + random.sample(kept, min(1, len(kept))):
        undone_by_consent(game, len(journal) - earlier.answers, earlier, random)


def undone_and_redone(game: Game, back: int, before: bytes) -> None:
    copy = game.copy(journal=True)
    entries = (copy.journal or [])[-back:]
    check(copy.undo(back), "free answers could not be taken back")
    for entry in entries:
        copy.choose(entry.key, entry.seat)
    assert_same(copy.save(), before, f"{back} answers taken back and given again are not the same")


def undone_by_consent(game: Game, back: int, earlier: RecordedPosition, random: Random) -> None:
    """Check that after undo with consent everybody has the earlier view, the game can be saved, and it continues."""
    if not back:
        return
    copy = game.copy(journal=True)
    check(copy.undo(back, consent=True), "an answer could not be taken back by consent")
    check(len(copy.journal or ()) == earlier.answers, "more or fewer answers were taken back than wished")
    check(copy.view(None) == earlier.view, f"{back} answers taken back by consent is not the position there was")
    sound(copy)
    data = copy.save()
    assert_same(load(data, game.definition).save(), data, "saved after an undo and loaded is not the same")
    wander(copy, random, 6)


def end_undone(game: Game, random: Random) -> None:
    """Check that the end can be undone like any answer."""
    if not game.journal:
        return
    copy = game.copy(journal=True)
    check(copy.undo(consent=True), "the end could not be taken back")
    check(not copy.over and copy.question.options, "the end was taken back and nothing is asked")
    to_the_end(copy, random)


# --- when it is over -------------------------------------------------------------------------------------------------------


def refused_after_the_end(game: Game, random: Random) -> None:
    check([block.rule for block in refusal(game, "ready", 0)] == ["HF-05"], "something is asked after the end")


def played_again(game: Game, random: Random) -> None:
    """Check that the same seed and answers give the same game; so do the recorded outcomes without the generator."""
    journal, data = game.journal or [], game.save()
    again = game.definition.new(game.players, game.options, game.seed)
    for entry in journal:
        again.choose(entry.key, entry.seat)
    assert_same(again.save(), data, "the same seed and answers are not the same game")
    recorded = game.definition.opened(game.players, game.options, game.seed + 1, game.opening)
    check(recorded.replay(journal) == len(journal), "the recorded answers do not fit")
    check(recorded.journal == journal, "the recorded outcomes do not give the same game")
    check(recorded.outcome == game.outcome, "the recorded outcomes lead to another end")


AFTER_THE_END = (copied, loaded, refused_after_the_end, end_undone, played_again)
