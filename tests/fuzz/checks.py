"""What must hold at every question of every game; each check leaves the game as it is."""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from holdfast.bots.random import play_out
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import Seat, replace
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Block, Refused
from holdfast.core.kind import GameKind
from holdfast.core.table import save as saves
from holdfast.core.words.log import Line
from holdfast.core.words.rules import rules
from holdfast.core.words.teller import Teller

ENGINE = "HF-"
"""Rules of the table itself: no such option, not your question, the game is over."""
NONSENSE = ("", " ", "fly", "ready:ready:ready", ":", "🏝", "x" * 10_000, "go-on\n", "None")


class Kept(NamedTuple):
    """A position as it was: after so many answers, as a save and as everybody saw it."""

    answers: int
    save: bytes
    view: dict[str, Any]


def keys(game: Game, seat: Seat) -> list[str]:
    return [option.key for option in game.question.options_for(seat)]


def wander(game: Game, random: Random, answers: int) -> None:
    """A few random answers."""
    for _ in range(answers):
        if game.over:
            return
        game.choose(random.choice(game.question.options))


def load(data: bytes, kind: GameKind) -> Game:
    return saves.load(data, lambda name: kind)


# --- at every question -------------------------------------------------------------------------------------------------


def sound(game: Game) -> None:
    faults = game.kind.play.audit(game.world)
    assert not faults, f"not a legal position: {'; '.join(faults)}"


def asked(game: Game) -> None:
    """Nothing is lost or minted, everybody asked has an answer, and nobody is asked where there is only one, unless it
    is one to be accepted."""
    sound(game)
    question = game.question
    assert len(set(question.seats)) == len(question.seats), f"asked twice: {question.seats}"
    for seat in question.seats:
        assert 0 <= seat < game.players, f"there is no seat {seat + 1}"
        assert question.options_for(seat), f"seat {seat + 1} is asked {question.tag} and has no answer"
    if len(question.seats) == 1:
        [seat] = question.seats
        effect: Any = question.effect
        if seat not in game.world.suspects(effect.at()) and not effect.accepted:
            assert len(keys(game, seat)) > 1, f"{question.tag} has only one answer, {keys(game, seat)}"


# --- now and then --------------------------------------------------------------------------------------------------------


def copied(game: Game, random: Random) -> None:
    """A copy is equal and has a life of its own; one with a seed has its own future."""
    before = game.save()
    copy, witness = game.copy(journal=True), game.copy(journal=True)
    assert copy.save() == before, "a copy differs"
    wander(copy, random, 6)
    assert game.save() == before, "what happened in a copy happened in the original"
    assert witness.save() == before, "what happened in a copy happened in another copy"
    play_out(game.copy(seed=random.getrandbits(32)), random)


def loaded(game: Game, random: Random) -> None:
    """Saved and loaded is the same game with the same answers, views and future."""
    before = game.save()
    again = load(before, game.kind)
    assert again.notice is None
    assert again.save() == before, "saved and loaded is not the same"
    assert again.view(None) == game.view(None)
    if game.over:
        return
    assert again.question.seats == game.question.seats
    for seat in game.question.seats:
        assert again.question.options_for(seat) == game.question.options_for(seat), "other options after a load"
    copy, seed = game.copy(journal=True), random.getrandbits(32)
    wander(copy, Random(seed), 4)
    wander(again, Random(seed), 4)
    assert again.save() == copy.save(), "a loaded game goes on in another way"


def imagined(game: Game, random: Random) -> None:
    """What a seat cannot know is drawn again: it sees no difference, and the game can be played to its end."""
    sealed = any(hasattr(effect, "unsealed") for effect, _ in game.world.stack)
    for seat in (None, *range(game.players)):
        world = game.copy(seed=random.getrandbits(32))
        world.resample(seat)
        sound(world)
        if sealed:
            continue  # votes of others are taken back, so they are asked again
        assert world.view(seat) == game.view(seat), f"seat {seat} sees a difference in a world it imagines"
        assert world.question.seats == game.question.seats
        if seat in game.question.seats:
            assert keys(world, seat) == keys(game, seat), f"seat {seat} has other options in a world it imagines"
    play_out(world, random)
    assert world.outcome is not None
    assert world.outcome.rule in rules(game.kind.folder)


def seen(game: Game, random: Random) -> None:
    """A view is plain data and has nothing in it that its seat has not seen."""
    w = game.world
    for seat in (None, *range(game.players)):
        view = game.view(seat)
        words = set(texts(json.loads(json.dumps(view))))
        known = {c for c, mask in enumerate(w.seen) if mask == -1 or (seat is not None and mask >> seat & 1)}
        hidden = {card.key for c, card in enumerate(w.content.cards) if c not in known}
        leaked = words & hidden - {w.content.cards[c].key for c in known}
        assert not leaked, f"the view of seat {seat} shows {sorted(leaked)}"


def texts(plain: Any) -> Iterator[str]:
    """All keys and strings in plain data."""
    if isinstance(plain, str):
        yield plain
    elif isinstance(plain, dict):
        yield from (text for pair in plain.items() for side in pair for text in texts(side))
    elif isinstance(plain, list):
        yield from (text for item in plain for text in texts(item))


def explained(game: Game, random: Random) -> None:
    """The explaining menu is the plain one and what is blocked, each key once."""
    for seat in game.question.seats:
        menu = game.question.explained(seat)
        plain = game.question.options_for(seat)
        assert [option for option in menu if not option.blocks] == plain, "plain options are not the explained ones"
        assert once(option.key for option in menu) == [], "a key is explained twice"
        assert all(option.seat == seat for option in menu)
    for seat in set(range(game.players)) - set(game.question.seats):
        assert game.question.options_for(seat) == game.question.explained(seat) == []


def once(words: Iterable[str]) -> list[str]:
    """The words that stand more than once."""
    found = list(words)
    return sorted({word for word in found if found.count(word) > 1})


def refused(game: Game, random: Random) -> None:
    """What is not legal is refused with a rule and words for it, whoever tries it."""
    question = game.question
    for seat in question.seats:
        legal = keys(game, seat)
        for option in question.explained(seat):
            if option.blocks:
                assert refusal(game, option.key, seat) == option.blocks
                assert game.explain(option.key, seat) == option.blocks
        for key in (*NONSENSE, legal[0] + ":", legal[-1].upper() + "!"):
            [block] = refusal(game, key, seat)
            assert block.rule == "HF-01"
        assert all(game.explain(key, seat) == () for key in legal)
    [option, *_] = question.options
    for seat in (-1, *range(game.players + 2)):
        if seat not in question.seats:
            assert [block.rule for block in refusal(game, option.key, seat)] == ["HF-02"]
            assert [block.rule for block in refusal(game, replace(option, seat=seat))] == ["HF-02"]


def refusal(game: Game, answer: Any, seat: Seat | None = None) -> tuple[Block, ...]:
    """The blocks with which an answer is refused, each by a rule that exists and in words of all languages."""
    with pytest.raises(Refused) as caught:
        game.choose(answer, seat)
    blocks = caught.value.blocks
    assert blocks, f"{answer} is refused without a reason"
    for block in blocks:
        known = block.rule.startswith(ENGINE) or block.rule in rules(game.kind.folder)
        assert known, f"{answer} is refused by {block.rule}, which is no rule"
        for teller in tellers(game.kind):
            assert teller.block(block, game.world)
    return blocks


def spoken(game: Game, random: Random) -> None:
    """The question and its answers have words in all languages."""
    question = game.question
    cards, by = game.world.content.cards, question.by
    card = cards[by.card].key if by.card >= 0 else ""
    for teller in tellers(game.kind):
        assert teller.prompt(question, game.world)
        for option in question.options:
            assert teller.option(question.tag, option, game.world, card), f"{option.key} has no words"


@cache
def tellers(kind: GameKind) -> tuple[Teller, ...]:
    """One for each language in which the game has texts."""
    return tuple(
        Teller(kind, lang, kind.content()) for lang in LANGUAGES if any((kind.folder / "text").glob(f"{lang}*"))
    )


CHECKS: tuple[Callable[[Game, Random], None], ...] = (copied, loaded, imagined, seen, explained, refused, spoken)


# --- taking back ---------------------------------------------------------------------------------------------------------


def undone(game: Game, random: Random, kept: list[Kept]) -> None:
    """Free undo is exact and given again is as if nothing happened; beyond the barrier only by consent."""
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
            assert copy.undo(back)
            assert copy.save() == earlier.save, f"{back} answers taken back is not the position there was"
    if game.barrier:
        copy = game.copy(journal=True)
        assert not copy.undo(free + 1), "a reveal was taken back without consent"
        assert copy.save() == before
    for earlier in kept[-1:] + random.sample(kept, min(1, len(kept))):
        taken_back_by_consent(game, len(journal) - earlier.answers, earlier, random)


def undone_and_redone(game: Game, back: int, before: bytes) -> None:
    copy = game.copy(journal=True)
    entries = (copy.journal or [])[-back:]
    assert copy.undo(back), "free answers could not be taken back"
    for entry in entries:
        copy.choose(entry.key, entry.seat)
    assert copy.save() == before, f"{back} answers taken back and given again are not the same"


def taken_back_by_consent(game: Game, back: int, earlier: Kept, random: Random) -> None:
    """Everybody sees the table as it was; it can be saved, and the game goes on."""
    if not back:
        return
    copy = game.copy(journal=True)
    assert copy.undo(back, consent=True)
    assert len(copy.journal or ()) == earlier.answers
    assert copy.view(None) == earlier.view, f"{back} answers taken back by consent is not the position there was"
    sound(copy)
    data = copy.save()
    assert load(data, game.kind).save() == data
    wander(copy, random, 6)


def undone_(game: Game, random: Random) -> None:
    """The end is taken back like any answer."""
    copy = game.copy(journal=True)
    assert copy.undo(consent=True)
    assert not copy.over
    assert copy.question.options
    play_out(copy, random)


# --- when it is over -------------------------------------------------------------------------------------------------------


def refused_after_the_end(game: Game, random: Random) -> None:
    [block] = refusal(game, "ready", 0)
    assert block.rule == "HF-05"


def played_again(game: Game) -> None:
    """The same seed and answers are the same game; so are the recorded outcomes without the generator."""
    journal, data = game.journal or [], game.save()
    again = game.kind.new(game.players, game.options, game.seed)
    for entry in journal:
        again.choose(entry.key, entry.seat)
    assert again.save() == data, "the same seed and answers are not the same game"
    recorded = game.kind.opened(game.players, game.options, game.seed + 1, game.opening)
    assert recorded.replay(journal) == len(journal)
    assert recorded.journal == journal, "the recorded outcomes do not give the same game"
    assert recorded.outcome == game.outcome


def told(game: Game, lines: Iterable[Line]) -> None:
    """Every line of the log has words in all languages."""
    for teller in tellers(game.kind):
        for line in lines:
            if line.message != "log-answer":
                assert teller.line(line, game.world)
