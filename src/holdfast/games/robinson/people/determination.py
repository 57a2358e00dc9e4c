"""Determination tokens: gained, discarded, shared (RC-604, RC-645, RC-649)."""

from collections.abc import Iterable

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.log import changed
from holdfast.games.robinson.people.deciding import join_people, resolve_people
from holdfast.games.robinson.people.options import Somebody
from holdfast.games.robinson.people.persons import FRIDAY, JENNY
from holdfast.games.robinson.people.wounds import Unfulfilled
from holdfast.games.robinson.vocabulary import Who
from holdfast.games.robinson.world import FIELDS, Island


class Determination(Effect[Island]):
    """RC-604, RC-645, RC-649: gain; or discard, and 1 Wound for each token missing. The dead have none (RC-739)."""

    who: Who
    n: int = 1
    beat = "gain"
    accounts_for = ("determination.*",)

    def apply(self, w: Island, by: Cause) -> Effects:
        tokens, holders = w.determination, having_tokens(w, resolve_people(w, by, self.who))
        if self.n >= 0:
            for who in holders:
                tokens[who] += self.n
            return ()
        lost: dict[int, list[int]] = {}
        missing: dict[int, list[int]] = {}
        for who in holders:
            n = min(-self.n, tokens[who])
            lost.setdefault(n, []).append(who)
            missing.setdefault(-self.n - n, []).append(who)
        discarded = [DeterminationLost(join_people(people), n) for n, people in lost.items() if n]
        demanded = [Unfulfilled("determination", n, join_people(people)) for n, people in missing.items() if n]
        return (*discarded, *demanded)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """A discard is logged as it happens."""
        if self.n <= 0:
            return None
        why, p = self.reason(w, by), w.acting
        people = having_tokens(w, resolve_people(w, by, self.who))
        if why != "failed" or p is None:
            items = uplifting(w)
            return changed("determination", people, self.n, w.determination, w, why=why, morale=w.morale, items=items)
        kept = "|".join([f"amount-{n}-{what}" for what, n in (("wood", p.wood), ("fur", p.fur), ("food", p.food)) if n])
        return changed("action-failed", people, self.n, w.determination, w, kept=kept)

    def reason(self, w: Island, by: Cause) -> str:
        """RC-233, RC-354, RC-445: tokens by Morale, for a failed Action, or for building a personal Invention."""
        p = w.acting
        if w.phase == "morale" and self.who == "first" and by.card < 0:
            return "morale"
        if p is None or by.place != "action" or by.card >= 0 or p.kind not in FIELDS:
            return ""
        own = p.kind == "build" and w.find("future", p.name) >= 0 and w.invention(p.name).type == "personal"
        return "own" if own else "failed"


def uplifting(w: Island) -> str:
    """RC-234: the Items that bring more of it."""
    return "|".join([item for item in ("diary", "drums") if w.has(item)])


def having_tokens(w: Island, people: Iterable[int]) -> list[int]:
    """The people who can have Determination: not Jenny, nor the dead."""
    return [who for who in people if who != JENNY and (who != FRIDAY or w.friday)]


class DeterminationLost(Effect[Island]):
    """What is really discarded."""

    who: Who
    n: int
    beat = "loss"
    accounts_for = ("determination.*",)

    def apply(self, w: Island, by: Cause) -> Effects:
        for who in resolve_people(w, by, self.who):
            w.determination[who] -= self.n
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        people = resolve_people(w, by, self.who)
        return changed("determination", people, -self.n, w.determination, w, why="", morale=w.morale, items="")


class DiscardAllDetermination(Effect[Island]):
    """Traps and Monsters that take all tokens of a player."""

    who: Who = "taker"
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        all_of = [(who, w.determination[who]) for who in resolve_people(w, by, self.who)]
        return tuple([DeterminationLost(str(who), n) for who, n in all_of if n])


class Share(Question[Island]):
    """RC-917: n Determination, one at a time or all that are left, to players of choice; `at_once`: all to one."""

    n: int
    at_once: bool = False

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if self.n else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for who in range(w.players):
            if self.at_once:
                menu.add(Somebody("give", who), Determination(str(who), self.n))
            else:
                menu.add(Somebody("give", who), Determination(str(who)), Share(self.n - 1))
        if self.n > 1 and w.players > 1 and not self.at_once:
            for who in range(w.players):
                menu.add(Somebody("give", who, self.n), Determination(str(who), self.n))
