"""Survivors and Sons of Liberty: whom to suspect by what all have seen, and how a traitor comes to his goal unseen.

A player knows his own team card, who has shown himself, and who has hurt whom (US-960 to US-972); nothing else.
"""

from collections.abc import Sequence
from functools import cache

from holdfast.core.engine.menu import Option
from holdfast.core.player import RankedOption, SeatPosition
from holdfast.games.under_our_sun.bot.errands import WAIT, Act, Errand, do
from holdfast.games.under_our_sun.bot.evaluation.outlook import Outlook
from holdfast.games.under_our_sun.bot.fights import reason
from holdfast.games.under_our_sun.combat.crimes import Assault, Blow, Reaction
from holdfast.games.under_our_sun.combat.weapons import attack_dice
from holdfast.games.under_our_sun.dice.odds import mean, spread
from holdfast.games.under_our_sun.flow.ending import role
from holdfast.games.under_our_sun.map.geography import distance, neighbours
from holdfast.games.under_our_sun.missions.conditions import AllOn
from holdfast.games.under_our_sun.people.teams import SPAWN_FLAG
from holdfast.games.under_our_sun.rules import HAVEN

SPARED = frozenset(
    [
        *("deliver", "test", "task", "goal", "lead", "rescue", "home-with", "repair", "barricade", "cross", "track"),
        *("hunt", "hold"),
    ]
)
"""Errands for the mission, which a saboteur leaves to others."""
CAUTION = {"saboteur": 2.5, "arsonist": 2.5, "executioner": 1.3}
"""A Son of Liberty who dies has lost."""


@cache
def kill_chance(dice: str, hp: int, blows: int) -> float:
    """The chance that so many attacks take all these health points."""
    left = {hp: 1.0}
    for _ in range(blows):
        after: dict[int, float] = {}
        for points, chance in left.items():
            if points <= 0:
                after[0] = after.get(0, 0.0) + chance
                continue
            for n, each in enumerate(spread(dice)):
                rest = max(0, points - n)
                after[rest] = after.get(rest, 0.0) + chance * each
        left = after
    return left.get(0, 0.0)


class Sides:
    """Who is on whose side, as one seat sees it."""

    def __init__(self, o: Outlook) -> None:
        self.o = o
        w, seat = o.w, o.at.seat
        self.own: list[int] = w.of_seat(seat)
        card = role(w, seat)
        self.goal: str = card.goal
        """The secret goal of a Son of Liberty; a survivor has none."""
        self.shown = bool(w.revealed >> seat & 1)
        self.suspects = self._suspects()
        self.others = [c for c in o.living if c not in self.own]
        o.caution = CAUTION.get(self.goal, 1.0)

    def _suspects(self) -> list[int]:
        """Who has shown himself, who has hurt one of us first, and who stays away when all must be there."""
        w, o = self.o.w, self.o
        known = {c for c in range(w.crew) if w.revealed >> w.owner[c] & 1}
        for author, victim in w.blood:
            if victim not in known and w.owner[author] != w.owner[victim]:
                known |= set(w.of_seat(w.owner[author]))
        stage = o.card.stages[o.stage] if o.stage < len(o.card.stages) else None
        if not known and o.left <= 3 and stage is not None and isinstance(stage.objective, AllOn):
            away = [c for c in o.living if distance(o.pos[c], o.goal()) > 3]
            if len(away) == 1 and len(o.living) > 2:
                known.add(away[0])
        return [c for c in o.living if c in known and c not in self.own]

    # --- attacks -----------------------------------------------------------------------------------------------------

    def blows(self, options: Sequence[Option]) -> dict[int, tuple[Option, str]]:
        """The best attack on each character whom he can attack now, and its dice."""
        found: dict[int, tuple[Option, str]] = {}
        w = self.o.w
        for option in options:
            crime = option.then[0] if option.then else None
            if not isinstance(crime, Assault):
                continue
            blow = next((it for it in crime.blow if isinstance(it, Blow)), None)
            if blow is None:
                continue
            dice = attack_dice(w, blow.char, blow.weapon, self.o.pos[blow.other], False, False, blow.burst)
            if blow.other not in found or mean(dice) > mean(found[blow.other][1]):
                found[blow.other] = option, dice
        return found

    def chance(self, char: int, victim: int, dice: str, ap: int) -> float:
        """To kill him in this turn; who has points left strikes back or dodges."""
        o = self.o
        if not ap:
            return 0.0
        sure = kill_chance(dice, o.hp[victim], min(8, ap))
        answers = min(o.ap[victim], ap)
        return sure if not answers else sure * max(0.2, 1 - 0.2 * answers) * (0.5 if o.hp[char] <= answers else 1.0)

    # --- a turn ------------------------------------------------------------------------------------------------------

    def plot(self, char: int, options: Sequence[Option], acts: dict[Act, Option]) -> list[RankedOption]:
        """What goes before everything else: a traitor falls, or comes to his goal."""
        strikes = self.blows(options)
        if not self.goal:
            return self.justice(char, strikes)
        return self.shows(char, acts) or self.arson(char, acts) or self.murder(char, strikes)

    def justice(self, char: int, strikes: dict[int, tuple[Option, str]]) -> list[RankedOption]:
        """US-970: the death of a Son of Liberty ends the game."""
        o = self.o
        found = []
        for victim, (option, dice) in strikes.items():
            if victim in self.suspects:
                chance = self.chance(char, victim, dice, o.ap[char])
                if o.hp[char] > 2 or chance > 0.3 or not o.ap[victim]:
                    worth = 40 * chance + 5
                    found.append(RankedOption(option, worth, reason("traitor-falls", who=f"the-char-{victim}")))
        return sorted(found, key=lambda it: -it.worth)

    def shows(self, char: int, acts: dict[Act, Option]) -> list[RankedOption]:
        """Saboteur: known no later than the Morning of the last day, and before the mission is lost."""
        o, w = self.o, self.o.w
        option = acts.get(do("reveal-sol"))
        if option is None or self.goal != "saboteur":
            return []
        last = w.day >= w.days and w.phase == "morning"
        weak = sum([o.hp[c] for c in self.others]) <= 3 * len(self.others)
        fallen = w.dead.bit_count()
        breach = w.score.get("integrity", 9) <= 3
        return [RankedOption(option, 50.0, reason("show"))] if last or breach or (fallen and weak) else []

    def arson(self, char: int, acts: dict[Act, Option]) -> list[RankedOption]:
        """Arsonist: alone in New Haven at Night, with two of his own around it."""
        o, w = self.o, self.o.w
        if self.goal != "arsonist":
            return []
        if self.shown and (back := self.called_back(char, acts)):
            return back
        if o.pos[char] != HAVEN or not o.dark or not w.fresh(SPAWN_FLAG):
            return []
        if any(o.pos[c] == HAVEN for c in self.others):
            return []
        for place in neighbours(HAVEN):
            option = acts.get(do("sol-spawn", where=place))
            if option is not None and not w.here(place):
                return [RankedOption(option, 50.0, reason("own-goal"))]
        return []

    def called_back(self, char: int, acts: dict[Act, Option]) -> list[RankedOption]:
        """US-965: those of his who have strayed from New Haven."""
        for act, option in acts.items():
            deed, what, where, _ = act
            if deed == "sol-move" and distance(where, HAVEN) == 1:
                foe = next((foe for foe in self.o.foes if what == f"foe-{foe.id}"), None)
                if foe is not None and distance(foe.pos, HAVEN) > 1:
                    return [RankedOption(option, 45.0, reason("own-goal"))]
        return []

    def strays(self) -> list[Errand]:
        """Next to those of his who have strayed, while there is light."""
        o, w = self.o, self.o.w
        mine = [foe for foe in o.foes if w.fighter(foe).sol]
        if not self.shown or o.dark or any(distance(foe.pos, HAVEN) <= 1 for foe in mine):
            return []
        return [
            Errand(44.0, place, do("sol-move"), 2, "hidden")
            for foe in mine
            if distance(foe.pos, HAVEN) == 2
            for place in neighbours(foe.pos)
            if distance(place, HAVEN) == 1
        ]

    def murder(self, char: int, strikes: dict[int, tuple[Option, str]]) -> list[RankedOption]:
        """A blow only where it is likely to be the end of somebody, and the end of somebody is what he wants."""
        o, w = self.o, self.o.w
        begun = {victim for author, victim in w.blood if author in self.own}
        least = self.boldness()
        found = []
        for victim, (option, dice) in strikes.items():
            if victim in self.own:
                continue
            chance = self.chance(char, victim, dice, o.ap[char])
            if chance >= (0.2 if begun or self.shown else least + self.witnesses(victim)):
                found.append(RankedOption(option, 40 * chance, reason("own-goal")))
        return sorted(found, key=lambda it: -it.worth)

    def last(self) -> bool:
        """Is one more death all that an executioner needs?"""
        w = self.o.w
        fallen = [c for c in range(w.crew) if w.dead >> c & 1 and c not in self.own]
        return self.goal == "executioner" and len(fallen) + 1 >= (1 if w.players == 3 else 2)

    def boldness(self) -> float:
        """How sure of a death he must be to show his hand."""
        if self.last():
            return 0.4
        return {"executioner": 0.6, "saboteur": 0.6}.get(self.goal, 0.9)

    def witnesses(self, victim: int) -> float:
        """Others who are near enough to avenge it: before the phase ends, or at all where that is not the end."""
        o, w = self.o, self.o.w
        near = [c for c in self.others if c != victim and distance(o.pos[c], o.pos[victim]) <= 2]
        if self.last():
            return 0.15 * len([c for c in near if not w.acted >> c & 1])
        return 0.25 * len(near)

    # --- errands -----------------------------------------------------------------------------------------------------

    def errands(self, char: int, found: list[Errand]) -> list[Errand]:
        """What a seat of this side goes for."""
        w = self.o.w
        if not self.goal:
            return found + self.hunt(char)
        match self.goal:
            case "arsonist":
                night = w.phase in ("afternoon", "night") or self.shown
                return [
                    *[e for e in found if distance(e.place, HAVEN) <= 2],
                    Errand(40.0 if night else 6.0, HAVEN, WAIT, 0, "hidden"),
                    *self.strays(),
                ]
            case "saboteur":
                found = [e for e in found if e.says not in SPARED]
        return found + self.prey(char)

    def hunt(self, char: int) -> list[Errand]:
        """To the suspects; and into New Haven at Night, where a revealed one may want to be alone."""
        o, w = self.o, self.o.w
        found = []
        for victim in self.suspects:
            if o.hp[char] >= 3:
                near = distance(o.pos[char], o.pos[victim])
                args = (("who", f"the-char-{victim}"),)
                found.append(Errand(26.0 - 2 * near, o.pos[victim], do("assault"), 0, "suspect", args))
        if (
            found
            and w.revealed
            and w.day > 1
            and not any(o.pos[c] == HAVEN for c in o.living if c not in self.suspects)
        ):
            found.append(Errand(30.0, HAVEN, WAIT, 0, "night-home"))
        return found

    def prey(self, char: int) -> list[Errand]:
        """To a weak character without points to strike back."""
        o, w = self.o, self.o.w
        dice = w.sheet(char).melee
        least = self.boldness()
        found = []
        for victim in self.others:
            chance = kill_chance(dice, o.hp[victim], max(0, min(8, o.ap[char] - 1))) if o.ap[victim] <= 1 else 0.0
            if chance >= least + self.witnesses(victim):
                found.append(Errand(34.0 * chance, o.pos[victim], do("assault"), 0, "hidden"))
        return found


def reaction(o: Outlook, at: SeatPosition, question: Reaction, options: Sequence[Option]) -> list[RankedOption]:
    """US-660: strike back who can take it; who cannot gets out of the way. A miss needs no answer."""
    hp, n = o.hp[question.other], question.n
    found = []
    for option in options:
        deed = at.deed(option).deed
        match deed:
            case "do-nothing":
                worth = 1.0 if not n else 0.0
            case "react-dodge":
                worth = 3.0 if n >= hp or hp <= 2 else 0.8
            case "rush":
                worth = -1.0
            case _:
                worth = (2.0 if n < hp else 0.5) if n else -1.0
        found.append(RankedOption(option, worth, reason("dodge", hp=hp, n=n)))
    return sorted(found, key=lambda it: -it.worth)
