"""A character's turn: what pays on the spot, a step to the best errand, a fight where it is better than its alternatives."""

from collections.abc import Sequence

from holdfast.core.engine.menu import Option
from holdfast.core.player import RankedOption, SeatPosition
from holdfast.games.under_our_sun.actions.gathering import Haul
from holdfast.games.under_our_sun.actions.price import Paid
from holdfast.games.under_our_sun.bot.answers import use_now
from holdfast.games.under_our_sun.bot.errands import (
    WAIT,
    Act,
    Errand,
    cups_wanted,
    do,
    everyday,
    free_look,
    look_worth,
    rests,
)
from holdfast.games.under_our_sun.bot.evaluation.outlook import Outlook
from holdfast.games.under_our_sun.bot.evaluation.routes import Way, ways
from holdfast.games.under_our_sun.bot.fights import best_attack, best_shot, fight_worth, holds_back, reason
from holdfast.games.under_our_sun.bot.missions import goals
from holdfast.games.under_our_sun.bot.sides import Sides
from holdfast.games.under_our_sun.map.geography import neighbours
from holdfast.games.under_our_sun.map.moving import Travel
from holdfast.games.under_our_sun.things.items import UseItem

MOST = 6
"""The number of answers worth considering."""


def price(option: Option) -> int:
    first = option.then[0] if option.then else None
    return first.ap if isinstance(first, Paid | Travel) else 0


class Turn:
    """One decision of one character in his turn."""

    def __init__(self, o: Outlook, char: int, at: SeatPosition) -> None:
        self.o, self.char = o, char
        self.options: Sequence[Option] = at.moves
        self.by: dict[Act, Option] = {}
        self.hauls: list[Option] = []
        for option in self.options:
            facts = at.deed(option)
            self.by[facts.deed, facts.what, facts.where, facts.who] = option
            if facts.deed == "gather" and facts.to:
                self.hauls.append(option)
        if self.hauls:
            self.by.setdefault(do("gather"), self.hauls[0])
        self.acts = {act: price(option) for act, option in self.by.items()}
        self.here = o.pos[char]
        self.foes = o.against(char)
        self.wait = self.by.get(WAIT, self.options[0])
        self.post: Errand | None = None
        """Why it may be good to stay."""

    def weigh(self) -> list[RankedOption]:
        o, char = self.o, self.char
        use = self.free_use()
        if use is not None:
            return [use, self.rest()]
        if not o.ap[char]:
            show = Sides(o).plot(char, self.options, self.by) if o.w.rules.semi else []
            return [*show, *self.free_looks()[:1], self.rest()]
        sides = Sides(o) if o.w.rules.semi else None
        if sides is not None and (plot := sides.plot(char, self.options, self.by)):
            return [*plot, self.rest()]
        errands = [*everyday(o, char, self.acts), *goals(o, char, self.acts)]
        return self.ranked(errands if sides is None else sides.errands(char, errands))

    # --- choosing ----------------------------------------------------------------------------------------------------

    def toll(self) -> float:
        """What every paid action costs here besides its points: blows, or the danger of being seen."""
        o, char, w = self.o, self.char, self.o.w
        if self.foes and o.exposed(char):
            return o.life(char) * o.harms(self.foes)
        if not o.exposed(char) and w.watched_here(char):
            seen = 1 - o.passes(char, "stealth")
            return seen * o.life(char) * 1.6 * (o.harms(self.foes) + o.symbols(self.here) * o.k.unknown)
        return 0.0

    def ranked(self, errands: list[Errand]) -> list[RankedOption]:
        o, char = self.o, self.char
        toll = self.toll()
        local = [self.weighed(e, e.worth - e.ap * o.point - toll) for e in errands if self.done_here(e)]
        local.sort(key=lambda it: -it.worth)
        far = self.remote(errands)
        stays = [e for e in errands if e.place == self.here and e.act[0] == "wait"]
        self.post = max(stays, key=lambda e: e.worth, default=None)
        stay = self.post.worth if self.post is not None else 0.0
        hold = max([e.worth for e in errands if e.place == self.here and e.act not in self.by], default=0.0)
        attack = best_attack(o, char, self.options) if self.foes else None
        found: list[RankedOption] = []
        if attack is not None and o.exposed(char) and not holds_back(o, char, self.foes):
            gains = [e.worth - e.ap for e in errands if self.done_here(e)]
            leaves = bool(far) and far[0].worth > 0
            worth = fight_worth(o, char, self.foes, gains, leaves, max(stay, hold))
            if worth > 0 and worth >= (local[0].worth if local else -9.0):
                found.append(RankedOption(attack.option, worth, attack.why))
        if not self.foes and (shot := best_shot(o, char, self.options)) is not None:
            found.append(shot)
        if local and local[0].worth > 0:
            found.append(local[0])
        if far and far[0].worth > stay:
            found.append(far[0])
        elif not found:
            found += self.step_back(hold, stay)
        found.append(self.idle(toll, errands))
        found += [*local[1:3], *far[:3], *([attack] if attack is not None else []), self.rest()]
        each: dict[str, RankedOption] = {}
        for it in found:
            each.setdefault(it.option.key, it)
        return list(each.values())[:MOST]

    def done_here(self, errand: Errand) -> bool:
        return errand.place == self.here and errand.act[0] != "wait" and errand.act in self.by

    def weighed(self, errand: Errand, worth: float) -> RankedOption:
        option = self.by[errand.act]
        if (
            errand.act[0] == "gather"
            and not self.o.spots[self.here].tokens
            and self.here not in self.o.w.lying.values()
        ):
            option = max(self.hauls, key=self.haul_worth, default=option)
        return RankedOption(option, worth, reason(errand.says, **dict(errand.args)))

    def haul_worth(self, option: Option) -> float:
        """US-336: what two resources are worth to him."""
        paid = option.then[0]
        haul = paid.then[0] if isinstance(paid, Paid) else None
        return sum([self.o.good_worth(self.char, what) for what in haul.cubes]) if isinstance(haul, Haul) else 0.0

    def remote(self, errands: list[Errand]) -> list[RankedOption]:
        """The first steps of the best ways, one for each; none where the best of all needs more points than he has."""
        o = self.o
        wanted = {e.place: e.worth for e in errands if e.place != self.here and e.worth > 1}
        if not wanted:
            return []
        roads = ways(o, self.char, set(wanted), max([e.worth for e in errands if e.place != self.here]))
        dim = o.k.dark if o.dark and o.left > 3 else 1.0
        best: dict[str, tuple[float, Errand]] = {}
        for errand in errands:
            road = roads.get(errand.place)
            if road is not None and road.how:
                worth = errand.worth * dim - road.cost - errand.ap * o.point
                if road.to not in best or worth > best[road.to][0]:
                    best[road.to] = worth, errand
        found: list[RankedOption] = []
        for worth, errand in sorted(best.values(), key=lambda it: -it[0]):
            option = self.first_step(roads[errand.place])
            if option is not None:
                found.append(RankedOption(option, worth, reason(f"{errand.says}-far", **dict(errand.args))))
            elif not found:
                return []
        return found

    def first_step(self, road: Way) -> Option | None:
        """A step on the way, or a look at what lies there first; nothing where his points do not reach."""
        o, char = self.o, self.char
        look = self.by.get(do("explore", where=road.to))
        if road.how == "charge" and look is not None:
            careful = o.passes(char, "stealth", True) > 0.6 or o.hp[char] <= 4 or o.ap[char] < 2 or o.dark
            if careful or free_look(o, char):
                return look
        option = self.by.get(do(road.how, where=road.to))
        if option is None and road.how == "sneak" and o.ap[char] >= 6:
            option = self.by.get(do("move", where=road.to))
        return option

    def step_back(self, hold: float, stay: float) -> list[RankedOption]:
        """What these enemies keep him from may be done by who sneaks in again."""
        o, char = self.o, self.char
        if not (self.foes and o.exposed(char) and hold and not stay and o.ap[char] >= 4):
            return []
        back = []
        for place in neighbours(self.here):
            option = self.by.get(do("move", where=place))
            if option is not None:
                back.append((3 * o.danger(char, place) + price(option), place, option))
        return [RankedOption(min(back)[2], 0.1, reason("back", n=len(self.foes)))] if back else []

    # --- when nothing pays -------------------------------------------------------------------------------------------

    def rest(self) -> RankedOption:
        if self.post is not None:
            return RankedOption(self.wait, 0.0, reason(self.post.says, **dict(self.post.args)))
        return RankedOption(self.wait, 0.0, reason("wait", ap=self.o.ap[self.char]))

    def idle(self, toll: float, errands: list[Errand]) -> RankedOption:
        """Points are left and nothing pays: sleep, eat, fill the bottles, look around, wait."""
        o, char, w = self.o, self.char, self.o.w
        if toll >= 1:
            return self.rest()
        sleep, eat = self.by.get(do("sleep")), self.by.get(do("eat"))
        if sleep is not None and rests(o, char) and w.day < w.days:
            return RankedOption(sleep, 0.1, reason("sleep", well=w.well[char]))
        if eat is not None and o.hp[char] < w.sheet(char).hp and w.have(char, "food") > 1:
            return RankedOption(eat, 0.1, reason("eat", hp=o.hp[char], food=w.have(char, "food")))
        refill = self.by.get(do("refill"))
        if refill is not None and cups_wanted(o, char) > 0:
            return RankedOption(refill, 0.1, reason("water", water=o.water[char]))
        looks = self.free_looks()
        return looks[0] if looks else self.rest()

    def free_looks(self) -> list[RankedOption]:
        o = self.o
        found = []
        for act, option in self.by.items():
            if act[0] == "explore" and (worth := look_worth(o, act[2])) > 0:
                found.append(RankedOption(option, worth, reason("look", left=o.left)))
        return sorted(found, key=lambda it: -it.worth)

    # --- items -------------------------------------------------------------------------------------------------------

    def free_use(self) -> RankedOption | None:
        """Items that are for now: healing for who is low, a cure, water, a look; by what their effects are."""
        o = self.o
        for act, option in self.by.items():
            if act[0] != "use":
                continue
            paid = option.then[0]
            item = paid.then[0] if isinstance(paid, Paid) else None
            if isinstance(item, UseItem) and (why := use_now(o, self.char, item.card)):
                return RankedOption(option, 3.0, reason(why, hp=o.hp[self.char]))
        return None


def turn(o: Outlook, char: int, at: SeatPosition) -> list[RankedOption]:
    return Turn(o, char, at).weigh()
