"""Death, elimination and revival (US-773 to US-777, US-902, US-970)."""

from typing import ClassVar

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.games.under_our_sun import phrases
from holdfast.games.under_our_sun.flow.ending import role, show_role, traitor_falls
from holdfast.games.under_our_sun.log import GROUND, HANDS, Told, key, line, one, yes
from holdfast.games.under_our_sun.missions.course import CheckMission
from holdfast.games.under_our_sun.missions.hostages import left_behind
from holdfast.games.under_our_sun.options import WithPerson
from holdfast.games.under_our_sun.pieces import PHASES
from holdfast.games.under_our_sun.rules import HAVEN, TIRED
from holdfast.games.under_our_sun.text.nouns.names import stock
from holdfast.games.under_our_sun.things.dropping import DropAll
from holdfast.games.under_our_sun.trade.traders import calm
from holdfast.games.under_our_sun.world import Sands, me


class Die(Effect[Sands]):
    """US-773, US-777: he stays on his tile with all goods, takes no field, and may be revived for a day."""

    char: int
    beat = "death"
    accounts_for = ("dead", "died", "deaths", "ap", "hidden", "turn", "hostages.*.guide")

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = self.char
        if not w.alive(char):
            return ()
        w.dead |= 1 << char
        w.expose(char)
        w.ap[char] = 0
        w.died[char] = w.count if w.phase != "preparation" else w.count + 1
        w.deaths += 1
        return at_death(w, char)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-773, US-775: where he lies, until when he can be brought back, and who waits beside him."""
        char = self.char
        if not w.dead >> char & 1:
            return None
        day, phase = divmod(w.died[char] + w.rules.revival_phases - 1, len(PHASES))
        pos = w.pos[char]
        alone = len([h for h in w.hostages if h.pos == pos != HAVEN and h.freed and h.guide < 0 < h.hp])
        return line(
            "die",
            place=phrases.place(w, pos),
            hope=yes(w.living() and not w.rules.no_defibrillator),
            day=day + 1,
            until=PHASES[phase],
            alone=alone,
            **one(w, char),
        )


def at_death(w: Sands, char: int) -> Effects:
    """What a death means: to his hostages, to a dealer who is left alone with the dead (US-738)."""
    if w.hostages:
        left_behind(w, char)
    return calm(w, w.pos[char])


class BurialTime(Effect[Sands]):
    """US-774, US-775: whose window is over is eliminated for good."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        dead = w.dead & ~w.gone
        return buried(w, dead) if dead else ()


def buried(w: Sands, dead: int) -> Effects:
    return tuple(
        [Eliminate(c) for c in range(w.crew) if dead >> c & 1 and w.count > w.died[c] + w.rules.revival_phases]
    )


class Eliminate(Effect[Sands]):
    """US-777: the goods become dropped goods and the pawn leaves."""

    char: int
    beat = "death"
    accounts_for = ("gone", "turn", *HANDS, *GROUND)

    def apply(self, w: Sands, by: Cause) -> Effects:
        w.bit("gone", self.char, True)
        return (DropAll(self.char), CharacterGone(self.char))

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-777: what he had will lie where he lies; his water is lost."""
        char = self.char
        tokens = [phrases.goods({token: 1}) for token in w.carried[char]]
        goods = phrases.pieces(stock(w.goods[char]))
        left = [*goods, *[phrases.card(key(w, card)) for card in w.things(char)], *tokens]
        return line(
            "eliminate", left="|".join(left), some=yes(left), place=phrases.place(w, w.pos[char]), **one(w, char)
        )


class Revive(Question[Sands]):
    """US-776: a dead character on the tile: HP, Tired, no AP, no infection."""

    hp: int = 2

    def asked(self, w: Sands, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if dead_here(w, me(w, by)) else ()

    def options(self, w: Sands, by: Cause, seat: Seat, menu: Menu) -> None:
        for char in dead_here(w, me(w, by)):
            menu.add(WithPerson("revive", char), Return(char, self.hp))


def dead_here(w: Sands, char: int) -> list[int]:
    pos = w.pos[char]
    return [c for c in range(w.crew) if w.dead >> c & 1 and not w.gone >> c & 1 and w.pos[c] == pos]


class Return(Effect[Sands]):
    """Back among the living."""

    char: int
    hp: int
    beat = "move"
    accounts_for = ("dead", "infected", "hp", "well", "ap", "acted")

    def apply(self, w: Sands, by: Cause) -> Effects:
        char = self.char
        w.bit("dead", char, False)
        w.bit("infected", char, False)
        w.hp[char] = self.hp
        w.well[char] = TIRED
        w.ap[char] = 0
        w.bit("acted", char, True)
        return ()

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        return line("return", n=self.hp, **one(w, self.char))


class CharacterDied(Effect[Sands]):
    """What a death means to others; in older saves only."""

    char: int
    quiet: ClassVar[bool] = True

    def apply(self, w: Sands, by: Cause) -> Effects:
        return at_death(w, self.char)


class CharacterGone(Effect[Sands]):
    """US-902, US-903, US-970: what an elimination means to mission and teams."""

    char: int
    quiet: ClassVar[bool] = True
    accounts_for = ("zones.team-*",)

    def apply(self, w: Sands, by: Cause) -> Effects:
        show_role(w, self.char)
        return traitor_falls(w, self.char) or (CheckMission(),)

    def log(self, w: Sands, by: Cause, outcomes: Outcomes) -> Told:
        """US-970: the card of an eliminated character is shown."""
        if not w.rules.semi:
            return None
        return line("role-shown", role=role(w, w.seat_of(self.char)).role, **one(w, self.char))
