"""One play of one game, from set-up to outcome, with copy, undo and replay."""

from collections.abc import Iterable, Sequence
from typing import Any

from holdfast.core.engine.answers import AnswerMixin
from holdfast.core.engine.effect import Seat
from holdfast.core.engine.journal import Entry, Observer
from holdfast.core.engine.menu import Refused, RefusedPlan, block
from holdfast.core.slices import Steps, run_at_once


class Game(AnswerMixin):
    """A running game (`loop.py`) that asks (`questions.py`), accepts answers (`answers.py`) and supports undo."""

    __slots__ = ()

    def resample(self, seat: Seat | None) -> None:
        """Redraw everything this seat cannot know: a sample of the worlds consistent with its knowledge."""
        taken_back = self.world.resample(seat)
        self._menus = self._no_menus.copy()
        if taken_back and not self.over:
            self.run()
            self.world.chance.taken()

    def plan(self, answers: Sequence[str], seat: Seat | None = None) -> None:
        """Give several answers as one, in any order that fits: all or none.

        Each part that does not fit has its reason (`RefusedPlan`). The journal records them as single answers. Only the
        last one may roll, draw or reveal, so trying a plan reveals nothing.
        """
        order = self._fitting(tuple(answers), seat)
        for key in order:
            self.choose(key, seat)

    def _fitting(self, answers: tuple[str, ...], seat: Seat | None) -> list[str]:
        """Return the answers in an order in which each is legal in turn, preferably the given order."""
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
        """Undo answers: freely back to the last reveal or roll, beyond it only with consent, with fresh dice.

        Return False if nothing was undone: there are no answers, consent is missing, or earlier answers were given
        under other rules (a loaded game then goes back to the loaded position at most).
        """
        return run_at_once(self.undoing(answers, consent))

    def undoing(self, answers: int = 1, consent: bool = False) -> Steps[bool]:
        """Undo in steps: at most 128 if earlier positions are stored."""
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
        except Exception:  # any mismatch, as in `replay`: nothing was changed
            return False
        if past_barrier:
            self.undone += 1
            self.world.chance = self.world.chance.renewed(self.undone)
            self.barrier = to
        return True

    def replay(self, entries: Iterable[Entry]) -> int:
        """Repeat recorded answers with recorded outcomes; return the number of answers before the first mismatch.

        Answers without effect that current rules no longer ask for are skipped; windows that only current rules have
        are passed.
        """
        n = 0
        for entry in entries:
            try:
                if not self._no_longer_asked(entry):
                    self._let_pass_before(entry)
                    self._again(entry)
            except Exception:  # any mismatch: the answer was not accepted, and the game continues from here
                self.world.chance.forget()
                return n
            n += 1
        return n

    def watch(self, observer: Observer) -> Observer:
        """Attach an observer, which is called for every later effect and answer and at the end."""
        self.observers.append(observer)
        return observer

    def dictate(self, dice: Iterable[int] = (), draws: Iterable[str] = ()) -> None:
        """Dictate the next dice and draws, to mirror a physical table."""
        faces, names = list(dice), list(draws)
        for name in names:
            if name not in self.world.content.index:
                raise ValueError(f"there is no card {name!r}; nothing was dictated")
        self.world.chance.faces.extend(faces)
        self.world.chance.wanted.extend(names)

    # --- what others may see -----------------------------------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """Return all that a seat may see, as plain data; None is a spectator."""
        from holdfast.core.state.view import view

        return view(self, seat)

    def save(self) -> bytes:
        from holdfast.core.state.save import save

        return save(self)
