"""Answers: taken whole or refused with the rule that forbids them, and written into the journal."""

from typing import Self

from holdfast.core.engine.effect import Seat
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Block, Menu, Option, Refused, block
from holdfast.core.engine.questions import QuestionMixin
from holdfast.core.slices import Steps, run_at_once

SNAPSHOT_EVERY = 128
LET_PASS = ("window", "go-on")
"""A moment that somebody let pass."""
UNROLLED: tuple[tuple[int, ...], tuple[int, ...]] = (), ()
"""The outcomes of an answer without dice and draws, and who may read them."""


class AnswerMixin(QuestionMixin):
    """Takes the answers of a running game; one that fails is taken back to where it was given."""

    __slots__ = ()

    def explain(self, key: str, seat: Seat | None = None) -> tuple[Block, ...]:
        """Nothing when the key is legal now, else why it is not."""
        try:
            self._find(key, seat)
        except Refused as refused:
            return refused.blocks
        return ()

    def choose(self, answer: Option | str, seat: Seat | None = None) -> None:
        """Take an answer, by option or by key. An illegal one raises `Refused`, and nothing has changed.

        Neither has it after any other error: the game stands at the question where it stood.
        """
        self.answer(self._find(answer, seat))

    def stand_in(self, key: str, seat: Seat) -> None:
        """Take an answer for a seat whose player is away. It stands in nobody's menu; who is away only the table knows."""
        self.answer(self._for_absent(key, seat))

    def move(self, seat: Seat, i: int) -> None:
        """Take the i-th of the `moves` of a seat that is asked: for bots, which need not look an option up again."""
        if seat not in self.asked:
            raise Refused(str(i), (block("HF-02", "not-your-question", seat=seat + 1, asked=self._those_asked()),))
        self.answer(self.moves(seat)[i])

    def answer(self, option: Option) -> None:
        """Take one of the options that are open now, just as it was given: nobody checks it any more."""
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
        """Keep this position, so that undo can come back to it without playing the answers before it again."""
        if self.journal:
            self._past.append((len(self.journal), self.world.copy()))

    def _find(self, answer: Option | str, seat: Seat | None) -> Option:
        """The open option that is meant; one that was taken from the menu of this question is found at once."""
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
        """What the table may answer for a seat that is asked while its player is away."""
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
        """The same position; a copy for search gets its own generator by a seed and keeps no journal."""
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
        """Return to an earlier question; the generator alone does not go back."""
        run_at_once(self._rewinding(to, state, used))

    def _rewinding(self, to: int, state: int, used: int) -> Steps[None]:
        """Do the same in steps of one answer. Positions on the way are stored, so that a loaded game is replayed only once."""
        assert self.journal is not None
        chance = self.world.chance
        kept = self.journal[:to]
        before = [it for it in self._past if it[0] <= to]
        at, world = before[-1]
        past = self.copy()
        past.world = world.copy()
        past.run()
        for n, entry in enumerate(kept[at:], at + 1):
            past._again(entry)
            if not n % SNAPSHOT_EVERY:
                before.append((n, past.world.copy()))
            yield
        self.world, self.journal, self._past = past.world, kept, before
        self.world.chance = chance.resumed(state, used)
        self.asked, self._menus = past.asked, past._menus
        self._ways, self._posed = past._ways, past._posed

    def _no_longer_asked(self, entry: Entry) -> bool:
        """An answer of which nothing came, to a question that is not put to its seat now."""
        if entry.outcomes or (entry.question, entry.key) not in {LET_PASS, *self.definition.rules.once_asked}:
            return False
        return entry.seat not in self.asked or self.question.tag != entry.question

    def _let_pass_before(self, entry: Entry) -> None:
        """Moments that were none when this was answered."""
        window, go_on = LET_PASS
        while self.asked and self.question.tag == window and (entry.question != window or entry.seat not in self.asked):
            self.choose(go_on, self.asked[0])

    def _again(self, entry: Entry) -> None:
        """The same answer with the same outcomes; what is left of them is forgotten."""
        chance = self.world.chance
        chance.forget()
        chance.used = max(chance.used, entry.at)
        chance.dictated.extend(entry.outcomes)
        if entry.key in self.definition.rules.for_the_absent:
            self.stand_in(entry.key, entry.seat)
        else:
            self.choose(entry.key, entry.seat)
        self.world.chance.dictated.clear()
