"""Answers: accepted completely or refused with the rule that forbids them, and recorded in the journal."""

from typing import Self

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Block, Menu, Option, Refused, block
from holdfast.core.engine.questions import QuestionMixin
from holdfast.core.slices import Steps, run_at_once

SNAPSHOT_EVERY = 128
LET_PASS = ("window", "go-on")
"""The key of the answer that lets a window pass."""
UNROLLED: tuple[tuple[int, ...], tuple[int, ...]] = (), ()
"""The outcomes of an answer without dice and draws, and the seats that may see them."""


class AnswerMixin(QuestionMixin):
    """Methods that answer the questions of a running game; an answer that fails is undone."""

    __slots__ = ()

    def explain(self, key: str, seat: Seat | None = None) -> tuple[Block, ...]:
        """Return the block of a key, or None if it is legal now."""
        try:
            self._find(key, seat)
        except Refused as refused:
            return refused.blocks
        return ()

    def choose(self, answer: Option | str, seat: Seat | None = None) -> None:
        """Give an answer, by option or by key. Raise `Refused` for an illegal one.

        After any error the game is unchanged.
        """
        self.answer(self._find(answer, seat))

    def stand_in(self, key: str, seat: Seat) -> None:
        """Answer for a seat whose player is away. The option is in no menu; only the table knows who is away."""
        self.answer(self._for_absent(key, seat))

    def move(self, seat: Seat, i: int) -> None:
        """Give the i-th of the `moves` of a seat, for bots that already have the option."""
        if seat not in self.asked:
            raise Refused(str(i), (block("HF-02", "not-your-question", seat=seat + 1, asked=self._those_asked()),))
        self.answer(self.moves(seat)[i])

    def answer(self, option: Option) -> None:
        """Give one of the options that are open now, without checking it."""
        if self.observers:
            self._tell(option, forced=False)
        w = self.world
        chance, journal = w.chance, self.journal
        if journal is None:
            self.run(option)
            if chance.record:
                chance.record.clear()
                chance.closed.clear()
            return
        ways = self._ways
        state, used, reveals = chance.state, chance.used, w.reveals
        try:
            self.run(option)
        except Exception:
            self._rewind(len(journal), state, used)
            raise
        outcomes, masks = chance.taken() if chance.record else UNROLLED
        journal.append(Entry(option.seat, ways.tag, option.key, outcomes, masks, option.secret or ways.private, used))
        n = len(journal)
        if outcomes or w.reveals != reveals:
            self.barrier = n
        if not n % SNAPSHOT_EVERY:
            self._past.append((n, w.copy()))

    def remember(self) -> None:
        """Store this position, so that undo can return to it without replay."""
        if self.journal:
            self._past.append((len(self.journal), self.world.copy()))

    def _find(self, answer: Option | str, seat: Seat | None) -> Option:
        """Return the open option for a key or option; options from this question's menu are found at once."""
        if not isinstance(answer, str):
            if answer.seat in self.asked:
                menu = self._menus[answer.seat] or self._menu(answer.seat)
                if answer in menu.options or answer in self._backs(menu):
                    return answer
            seat, answer = answer.seat, answer.key
        shown = answer[:80]
        self.require_asked(shown, seat)
        seats = self.asked if seat is None else (seat,)
        for s in seats:
            for option in self.menu(s):
                if option.key == answer:
                    return option
        for s in seats:
            for option in self.explaining_menu(s):
                if option.key == answer:
                    raise Refused(answer, option.blocks)
        raise Refused(shown, (Block("HF-01", "no-such-option", (("key", shown),)),))

    def for_absent(self, seat: Seat) -> list[Option]:
        """Return the answers that the table may give for a seat whose player is away."""
        question, by = self._posed
        menu = Menu(seat)
        self._ways.absent(question, self.world, by, seat, menu)
        return menu.options

    def _for_absent(self, key: str, seat: Seat) -> Option:
        shown = key[:80]
        self.require_asked(shown, seat)
        for option in self.for_absent(seat):
            if option.key == key:
                return option
        raise Refused(shown, (Block("HF-01", "no-such-option", (("key", shown),)),))

    def require_asked(self, shown: str, seat: Seat | None) -> None:
        """Raise Refused unless the game asks this seat, or any seat if none is given."""
        if not self.asked:
            raise Refused(shown, (block("HF-05", "game-over"),))
        if seat is not None and seat not in self.asked:
            args = (("seat", seat + 1), ("asked", self._those_asked()))
            raise Refused(shown, (Block("HF-02", "not-your-question", args),))

    def _those_asked(self) -> str:
        return ", ".join(str(seat + 1) for seat in self.asked)

    def copy(self, seed: int | None = None, journal: bool = False) -> Self:
        """Return a copy of this position; a copy for search gets its own generator from a seed and no journal."""
        game = self.__new__(type(self))
        game.definition = self.definition
        game.players = self.players
        game.options = self.options
        game.seed = self.seed
        game.world = self.world.copy(seed)
        game._laws = self._laws
        game._plain = self._plain
        game._questions = self._questions
        game._secretive = self._secretive
        game.observers = []
        game.opening = self.opening
        game.barrier = self.barrier
        game.undone = self.undone
        game.budget = self.budget
        game.asked = self.asked
        game._no_menus = self._no_menus
        game._menus = self._no_menus.copy()
        if self.asked:
            game._ways, game._posed = self._ways, self._posed
        game.notice = None
        if journal and self.journal is not None:
            game.journal = self.journal[:]
            game._past = self._past[:]
        else:
            game.journal = None
            game._past = []
        return game

    def _rewind(self, to: int, state: int, used: int) -> None:
        """Return to an earlier question; only the generator does not go back."""
        run_at_once(self._rewinding(to, state, used))

    def _rewinding(self, to: int, state: int, used: int) -> Steps[None]:
        """Return to an earlier question in steps of one answer. Positions on the way are stored, so a loaded game is
        replayed only once."""
        assert self.journal is not None
        chance = self.world.chance
        entries = self.journal[:to]
        before = [it for it in self._past if it[0] <= to]
        at, world = before[-1]
        past = self.copy()
        past.world = world.copy()
        past.run()
        for n, entry in enumerate(entries[at:], at + 1):
            past._again(entry)
            if not n % SNAPSHOT_EVERY:
                before.append((n, past.world.copy()))
            yield
        self.world, self.journal, self._past = past.world, entries, before
        self.world.chance = chance.resumed(state, used)
        self.asked, self._menus = past.asked, past._menus
        self._ways, self._posed = past._ways, past._posed

    def _no_longer_asked(self, entry: Entry) -> bool:
        """Return whether a recorded answer had no effect and its question is not asked now."""
        if entry.outcomes or (entry.question, entry.key) not in {LET_PASS, *self.definition.rules.once_asked}:
            return False
        return entry.seat not in self.asked or self.question.tag != entry.question

    def _let_pass_before(self, entry: Entry) -> None:
        """Pass windows that did not exist when this answer was recorded."""
        window, go_on = LET_PASS
        while self.asked and self.question.tag == window and (entry.question != window or entry.seat not in self.asked):
            self.choose(go_on, self.asked[0])

    def _again(self, entry: Entry) -> None:
        """Repeat a recorded answer with its outcomes; discard unused outcomes."""
        chance = self.world.chance
        chance.forget()
        chance.used = max(chance.used, entry.at)
        chance.dictated.extend(entry.outcomes)
        if entry.key in self.definition.rules.for_the_absent:
            self.stand_in(entry.key, entry.seat)
        else:
            self.choose(entry.key, entry.seat)
        self.world.chance.dictated.clear()
