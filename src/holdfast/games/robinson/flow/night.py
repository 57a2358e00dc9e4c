"""The Night (RC-531 to RC-555): meals, the open air, rot."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.journal import Entry
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.island.tokens import PutToken, RemoveToken
from holdfast.games.robinson.log import GAINS, KEPT_FOR_LATER, STORE, answered, decider, fields, line, people, the
from holdfast.games.robinson.people.deciding import about_people, join_people, resolve_people
from holdfast.games.robinson.people.lasting import Unmark
from holdfast.games.robinson.people.options import Somebody
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.things.resources import eat
from holdfast.games.robinson.vocabulary import Who
from holdfast.games.robinson.world import Island

LARVAE = "discovery/nourishing-larvae"
"""RC-415: the one token that counts as food."""


class Meals(Question[Island]):
    """RC-531, RC-532: 1 food for each person at the Camp; if there is too little, the group chooses the hungry."""

    hungry: tuple[int, ...] = ()

    def eaters(self, w: Island) -> list[int]:
        eaters = []
        for p in w.at_camp():
            if p not in self.hungry:
                eaters.append(p)
        return eaters

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        eaters = self.eaters(w)
        return (w.host(),) if len(eaters) > w.free("food") > 0 else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for who in self.eaters(w):
            menu.add(Somebody("hungry", who), Meals((*self.hungry, who)))

    def apply(self, w: Island, by: Cause) -> Effects:
        eaters, hungry = self.eaters(w), self.hungry
        if len(eaters) > w.free("food"):
            eaters, hungry = [], (*hungry, *eaters)
        supper = (Supper(join_people(eaters)),) if eaters else ()
        return (*supper, GoHungry(join_people(hungry))) if hungry else supper


class Supper(Effect[Island]):
    """RC-531, RC-550: 1 food each, from the Camp, or of what one gained outside."""

    who: Who
    beat = "gain"
    accounts_for = (*STORE, *GAINS)

    def apply(self, w: Island, by: Cause) -> Effects:
        for who in resolve_people(w, by, self.who):
            eat(w, who)
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        who = resolve_people(w, by, self.who)
        if len(who) == 1 and who[0] in w.outside:
            return line("supper", **people(who), where="outside", n=w.meal(who[0]))
        return line("supper", **people(who), where="camp", n=w.stock_for("food"))


class GoHungry(Effect[Island]):
    """RC-532, RC-550: who has nothing to eat gets 2 Wounds."""

    who: Who
    beat = "loss"

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Wound(self.who, w.rules.hunger_wounds),)

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        """RC-532, RC-557: if some have eaten and others not, a player has chosen."""
        who = resolve_people(w, by, self.who)
        outside = any(p in w.outside for p in who)
        chosen = w.players > 1 and not outside and any(p not in who for p in w.at_camp())
        decided = decider(w, w.host()) if chosen else ""
        return line("go-hungry", **people(who), by=decided, where="outside" if outside else "camp")


class MealsOutside(Effect[Island]):
    """RC-550, RC-556: people outside eat what they gained this round, or get Wounds."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        larvae = [
            Larvae(card)
            for card in w.zones["future"].top
            if w.content.cards[card].key == LARVAE and w.owner.get(card) in w.outside
        ]
        return (*larvae, *[MealOutside(who) for who in sorted(w.outside)])


class Larvae(Effect[Island]):
    """RC-556: this token is food for the person who found it."""

    card: int
    accounts_for = (*GAINS, "zones.discovery-gone", *KEPT_FOR_LATER)
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        w.gain_later(w.owner.pop(self.card), "food", w.rules.larvae_food)
        w.move(self.card, "future", "discovery-gone")
        return ()


class MealOutside(Effect[Island]):
    """RC-550: the meal of one person outside."""

    who: int
    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Supper(str(self.who)),) if w.meal(self.who) else (GoHungry(str(self.who)),)


class EatMore(Question[Island]):
    """RC-555, RC-1221: a token in the Night space: each player eats 1 food more or gets 1 Wound."""

    fed: tuple[int, ...] = ()
    accounts_for = (*STORE, *GAINS)

    def left(self, w: Island) -> list[int]:
        if not w.token("night", "food"):
            return []
        return [p for p in w.everyone() if p not in self.fed]

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        left = self.left(w)
        return (w.seat_of(left[0]),) if left else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        who = self.left(w)[0]
        after = EatMore((*self.fed, who))
        if w.meal(who):
            menu.add(Somebody("eat", who), Eat(who), after)
        menu.add(Somebody("wound", who), Wound(str(who), w.rules.second_meal_wounds), after)

    def log_answer(self, w: Island, by: Cause, entry: Entry) -> LogEntry:
        return answered(w, by, entry)

    def apply(self, w: Island, by: Cause) -> Effects:
        return (RemoveToken("food", "night"),)


class Eat(Effect[Island]):
    """RC-555: the second meal of one person; the answer has logged it."""

    who: int
    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        eat(w, self.who)
        return ()


class EatMoreTonight(Effect[Island]):
    """RC-1240, chronic-tiredness, flu: a food token in the Night space of this round."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        return (PutToken("food", "night"),)


class SpiderWebs(Effect[Island]):
    """spider-web: 1 Wound every Night until there is a Cure."""

    quiet = True

    def apply(self, w: Island, by: Cause) -> Effects:
        webs = w.marks_of("web")
        if not webs:
            return ()
        if w.has("cure"):
            return (Unmark("web"),)
        return tuple([WebPoison(who) for who in webs])


class WebPoison(Effect[Island]):
    """spider-web: one person who carries its poison."""

    who: Who
    beat = "wound"
    log = about_people("web-poison")

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Wound(self.who, w.rules.web_wounds),)


class OpenAir(Effect[Island]):
    """RC-541, RC-549: without a Shelter each player at the Camp gets 1 Wound; outside, unless the tile gives shelter."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        cold = list(w.at_camp()) if not w.sheltered() else []
        outside = [p for p, natural in sorted(w.outside.items()) if not natural]
        return tuple([SleepRough(join_people(people)) for people in (cold, outside) if people])


class SleepRough(Effect[Island]):
    """RC-541, RC-549: a night without a roof is 1 Wound."""

    who: Who
    beat = "loss"
    log = about_people("sleep-rough")

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Wound(self.who, w.rules.open_air_wounds),)


class FoodRots(Effect[Island]):
    """RC-542, RC-553, RC-1230: perishable food goes, unless Cellar or boxes save it; an opened barrel keeps 2."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        lost = [Rot(w.gained(who, "food"), who) for who in w.outside]
        return tuple([rot for rot in (*lost, Rot(rotting(w))) if rot.n])


class Rot(Effect[Island]):
    """RC-542, RC-553: food that is gone in the morning, at the Camp or with a person outside."""

    n: int
    who: int = -1
    beat = "loss"
    accounts_for = (*STORE, *GAINS)

    def apply(self, w: Island, by: Cause) -> Effects:
        if self.who < 0:
            w.stock["food"] -= self.n
        else:
            w.gain_later(self.who, "food", -self.n)
        return ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        return line("rot", n=self.n, who=the(self.who) if self.who >= 0 else "", left=w.stock_for("food"))


def rotting(w: Island) -> int:
    """RC-542, RC-1230: the food at the Camp that does not last until tomorrow."""
    if w.has("cellar") or w.treasure("boxes"):
        return 0
    return max(0, w.stock["food"] - (w.rules.barrel_keeps if "barrel" in w.marks else 0))


class BarrelOpened(Effect[Island]):
    """RC-1230: after its healing the barrel stores food."""

    accounts_for = ("marks",)
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        w.mark("barrel")
        return ()
