"""One play of one game, from set-up to outcome: what runs, asks and answers can also be copied, taken back and replayed."""

from collections.abc import Iterable, Sequence
from typing import Any

from holdfast.core.engine.answers import AnswerMixin
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.journal import Entry, Observer
from holdfast.core.engine.menu import Refused, RefusedPlan, block
from holdfast.core.slices import Steps, run_at_once


class Game(AnswerMixin):
    """A running game (`running.py`) that asks (`asking.py`), takes answers (`answering.py`) and goes back in time."""

    __slots__ = ()

    def resample(self, seat: Seat | None) -> None:
        """Redraw everything this seat cannot know: the world a bot of that seat may imagine."""
        taken_back = self.world.resample(seat)
        self._menus = self._no_menus.copy()
        if taken_back and not self.over:
            self.run()
            self.world.chance.taken()

    def plan(self, answers: Sequence[str], seat: Seat | None = None) -> None:
        """Several answers as one, in whatever order they fit: all are taken, or none.

        Each part that does not fit says why (`RefusedPlan`). In the journal they stand as the single answers they are.
        Only the last of them may roll, draw or reveal: nobody learns anything by trying.
        """
        order = self._fitting(tuple(answers), seat)
        for key in order:
            self.choose(key, seat)

    def _fitting(self, answers: tuple[str, ...], seat: Seat | None) -> list[str]:
        """The answers in an order in which each is legal when its turn comes; as they were given, where that will do."""
        trial = self.copy(journal=True)
        order: list[str] = []
        left = list(answers)
        while left:
            refusals: list[Refused] = []
            for key in left:
                try:
                    trial.choose(key, seat)
                except Refused as refused:
                    refusals.append(refused)
                    continue
                order.append(key)
                break
            else:
                raise RefusedPlan(refusals)
            left.remove(order[-1])
            if left and trial.barrier == len(trial.journal or ()):
                raise RefusedPlan([Refused(key, (block("HF-06", "plan-reveals"),)) for key in left])
        return order

    def undo(self, answers: int = 1, consent: bool = False) -> bool:
        """Take back answers: freely back to the last reveal or roll, beyond it only by consent, with fresh dice.

        False where nothing was taken back: nothing is there, consent is missing, or the answers before were given under
        other rules and do not fit these (then a loaded game goes back as far as where it was loaded).
        """
        return run_at_once(self.undoing(answers, consent))

    def undoing(self, answers: int = 1, consent: bool = False) -> Steps[bool]:
        """Do the same in steps: at most 128 where the positions before are known."""
        journal = self.journal
        if journal is None or answers < 1 or answers > len(journal):
            return False
        to = len(journal) - answers
        past_barrier = to < self.barrier
        if past_barrier and not consent:
            return False
        chance = self.world.chance
        try:
            yield from self._rewinding(to, chance.state, chance.used)
        except Exception:  # whatever does not fit, as in `replay`: nothing was changed
            return False
        if past_barrier:
            self.undone += 1
            self.world.chance = self.world.chance.renewed(self.undone)
            self.barrier = to
        return True

    def replay(self, entries: Iterable[Entry]) -> int:
        """Give recorded answers with recorded outcomes; returns how many fitted before the first mismatch.

        What earlier rules asked, though nothing came of the answer, and today's do not ask any more, is passed over; a
        moment in which only today's ask somebody is let pass.
        """
        n = 0
        for entry in entries:
            try:
                if not self._no_longer_asked(entry):
                    self._let_pass_before(entry)
                    self._again(entry)
            except Exception:  # whatever does not fit: the answer was not taken, and the game goes on from here
                self.world.chance.forget()
                return n
            n += 1
        return n

    def watch(self, observer: Observer) -> Observer:
        """Attach an observer: told of every effect, answer and the end from now on."""
        self.observers.append(observer)
        return observer

    def dictate(self, dice: Iterable[int] = (), draws: Iterable[str] = ()) -> None:
        """What the next dice show and which cards are drawn next, so that a physical table can be mirrored."""
        faces, names = list(dice), list(draws)
        for name in names:
            if name not in self.world.content.index:
                raise ValueError(f"there is no card {name!r}; nothing was dictated")
        self.world.chance.faces.extend(faces)
        self.world.chance.wanted.extend(names)

    # --- what others may see -----------------------------------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """All that a seat may see, as plain data; None is a spectator."""
        from holdfast.core.state.view import view

        return view(self, seat)

    def save(self) -> bytes:
        from holdfast.core.state.save import save

        return save(self)
