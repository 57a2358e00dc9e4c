"""Choices of cards and Scripts, who is meant, and barter: judged by what follows (TW-706, TW-960 to TW-968, TW-1201 to TW-1228)."""

from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.core.engine.effects import Ballot
from holdfast.core.engine.menu import Option
from holdfast.core.player import Reason
from holdfast.games.this_war.book.checks import row
from holdfast.games.this_war.book.scripts import chosen
from holdfast.games.this_war.bot import effects
from holdfast.games.this_war.bot.judgement import Judgement, because, once, steps, then
from holdfast.games.this_war.cards import Chooser, NarrativeAction, Script
from holdfast.games.this_war.leader import bind
from holdfast.games.this_war.people.joining import Away
from holdfast.games.this_war.people.leaving import RemoveCharacter
from holdfast.games.this_war.rules import BLACK, BOOK, COMPONENT, IDS, ITEM, MISERY, RESOURCES, WEAPONS, WOOD, WOUNDS
from holdfast.games.this_war.things.stores import GiveUp, there, unpayable

PERKS = {"promise": 7.0, "half-rations": 5.0, "hidden-shelf": 2.5, "careful-steps": 2.0, "extra-shift": 0.5}
"""What a kept Narrative Action is worth."""


def follows(s: Judgement, option: Option) -> tuple[AnyEffect, ...]:
    """What an answer leads to; a vote stands for what is voted for (TW-1506)."""
    if not isinstance(s.q, Ballot):
        return option.then
    card = s.card(s.by.card) if s.by.card >= 0 else None
    if not isinstance(card, Chooser):
        return ()
    return next((chosen(choice) for choice in card.choices if choice.key == option.key), ())


def choice(s: Judgement, option: Option) -> float:
    return effects.worth(s, follows(s, option), option.by or s.by)


LUCK = {"success": "choice-luck", **dict.fromkeys(("encounter", "misery", "wound", "sniper"), "choice-odds")}
"""What is said of a chance: that it helps, or that it is the risk."""


def why_choice(s: Judgement, option: Option) -> Reason:
    """A Script stays hidden until it is read; an open card may be quoted."""
    card = s.card(s.by.card) if s.by.card >= 0 else None
    if card is None or isinstance(card, Script):
        return because("choice", n=len(s.at.moves))
    facts = s.at.facts(option)
    if facts.roll is not None and facts.roll.chances:
        [first, *_] = facts.roll.chances
        if first.what in LUCK:
            return because(LUCK[first.what], what=card.key, chance=round(100 * first.of))
    fight = next((risk.n for risk in facts.risks if risk.what == "fight"), 0)
    return because("choice-fight", what=card.key, n=fight) if fight else because("choice-card", what=card.key)


def offered(s: Judgement, option: Option) -> float:
    """Leaving it alone is worth nothing; what follows of itself follows in any case."""
    return 0.0 if s.deed(option).deed == "leave" else choice(s, option)


def why_offered(s: Judgement, option: Option) -> Reason:
    if s.deed(option).deed != "leave":
        return why_choice(s, option)
    for other in s.at.moves:
        roll = s.at.facts(other).roll
        if roll is not None and roll.chances and roll.chances[0].what == "encounter":
            chance = roll.chances[0].of
            return because("leave-noise", chance=round(100 * chance), noise=round(BLACK * chance))
    return because("leave")


def rolled(s: Judgement, option: Option) -> float:
    """TW-1208: what lies there against what another roll may bring."""
    if s.deed(option).deed == "keep":
        return effects.worth(s, option.then, s.by)
    values = [effects.worth(s, row(s.q.rows, min(face + s.q.bonus, 10)), s.by) for face in range(1, 11)]
    return effects.best_of(values, s.q.again - 1)


def why_rolled(s: Judgement, option: Option) -> Reason:
    return because(f"rolled-{s.deed(option).deed}", n=s.q.rolled)


# --- who is meant ---------------------------------------------------------------------------------------------------


def somebody(s: Judgement, option: Option) -> float:
    """Whom it does most good, or least harm; who must go, the one who is missed least."""
    p = s.deed(option).who
    by = bind(option.by or s.by, "picked", (p,))
    value: float = effects.worth(s, s.q.then, by) + 0.1 * s.w.prowess(p)
    if any(isinstance(e, RemoveCharacter | Away) for e in s.q.then):
        value += sum([s.level(p, at) for at in range(5)]) - 10.0 * (p in s.starting)
    return value


def why_somebody(s: Judgement, option: Option) -> Reason:
    p = s.deed(option).who
    return because("somebody", who=s.name(p), misery=s.level(p, MISERY), wounds=s.level(p, WOUNDS))


def reader(s: Judgement, option: Option) -> float:
    """TW-1223: whom the Script should be about."""
    p = s.deed(option).who
    by: Cause = option.by or s.by
    told = effects.page(s, s.w.script(s.q.script), by, 1)
    return float(told + 0.2 * s.w.prowess(p) - 0.1 * s.level(p, WOUNDS))


def one_and_another(s: Judgement, option: Option) -> float:
    by = option.by or s.by
    p = s.deed(option).who
    one = effects.worth(s, s.q.one, by)
    among = [q for q in s.here if q != p and s.w.empathy(q) >= s.q.empathy]
    other = [effects.worth(s, s.q.another, bind(by, "picked", (q,))) for q in among]
    return one + max(other, default=0.0)


def farewell(s: Judgement, option: Option) -> float:
    return 0.0


def why_farewell(s: Judgement, option: Option) -> Reason:
    return because("in-order")


# --- those who are near the end ---------------------------------------------------------------------------------------


def promised(s: Judgement, option: Option) -> float:
    return 1.0 if s.deed(option).deed == "keep-promise" else 0.0


def why_promised(s: Judgement, option: Option) -> Reason:
    return because("promise", who=s.name(s.q.person))


def listener(s: Judgement, option: Option) -> float:
    p = s.deed(option).who
    return -s.hurt(p, MISERY, -1)


def why_listener(s: Judgement, option: Option) -> Reason:
    p = s.deed(option).who
    return because("spirits", who=s.name(p), misery=s.level(p, MISERY))


# --- Narrative Actions ----------------------------------------------------------------------------------------------


IDLE = ("in-vain", "no-effect")
"""Nothing would come of it (TW-819)."""


def narrative(s: Judgement, option: Option) -> float:
    card = s.card(then(option).card)
    assert isinstance(card, NarrativeAction)
    if card.keep:
        return PERKS.get(card.perk, 1.0) - (0.0 if s.w.size("kept") < s.rules.most_kept else 3.0)
    by = Cause(card=then(option).card, place="narrative")
    if unpayable(s.w, by, card.cost) or any(risk.what in IDLE for risk in s.at.facts(option).risks):
        return 0.0
    return effects.worth(s, (*card.cost, *card.effects), by)


def drop(s: Judgement, option: Option) -> float:
    card = s.card(then(option).card)
    return -PERKS.get(card.perk, 1.0)


def why_narrative(s: Judgement, option: Option) -> Reason:
    return because("narrative", what=s.card(then(option).card).key)


def why_drop(s: Judgement, option: Option) -> Reason:
    return because("drop", what=s.card(then(option).card).key)


# --- who begins -----------------------------------------------------------------------------------------------------


def character(s: Judgement, option: Option) -> float:
    """TW-1505: strong, not too soft, with something they are good at."""
    card = s.card(then(option).card)
    return float(2.0 * card.prowess + card.inventory - 0.3 * card.empathy + len(card.abilities))


def why_character(s: Judgement, option: Option) -> Reason:
    card = s.card(then(option).card)
    return because("character", who=card.key, prowess=card.prowess, room=card.inventory)


# --- barter ---------------------------------------------------------------------------------------------------------

CHANGE = 0.4
"""What is worth more than this is taken for what would be lost anyway."""


class Bargain:
    """A deal: what to buy, and what to give for it."""

    def __init__(self, s: Judgement) -> None:
        deal, values, stock = s.w.deal, s.w.values(), s.w.stock()
        box = s.w.box
        there = [i for i in deal.offer if box[i] - deal.given.count(i) > 0]
        self.wants = sorted([(s.want(i) / max(1, values[i]), i) for i in there if s.want(i) > 3], reverse=True)
        self.buy = next((i for _, i in self.wants if values[i] <= deal.credit), -1)
        self.n, self.cost = 1, 0.0
        self.most = self._most(s, deal.credit, values) if self.buy >= 0 else 0
        """So many of what is bought are bought at once."""
        self.give, self.aim = (-1, -1) if self.buy >= 0 else self._price(s, values, stock)
        change = [i for i in there if values[i] <= deal.credit and s.want(i) > CHANGE]
        self.change = max(change, key=s.want, default=-1)

    def _most(self, s: Judgement, credit: int, values: tuple[int, ...]) -> int:
        """As many as would be bought one by one: a habit is worth less when there is plenty, and so are weapons."""
        item = self.buy
        most = min(credit // max(1, values[item]), s.w.box[item] - s.w.deal.given.count(item))
        if item in s.habits:
            most = min(most, max(1, int(2 * s.habits[item]) - s.have(item)))
        return 1 if item in WEAPONS else max(1, most)

    def _price(self, s: Judgement, values: tuple[int, ...], stock: list[int]) -> tuple[int, int]:
        """The first thing to give for the first want that is worth its price, and that want."""
        goods = []
        for j, n in enumerate(stock):
            if n and values[j] and j not in RESOURCES:
                goods += [(s.keep(j, n - k) / values[j], j) for k in range(n)]
        goods.sort()
        for rate, i in self.wants:
            need, cost, first, n = values[i] - s.w.deal.credit, 0.0, -1, 0
            for price, j in goods:
                if need <= 0:
                    break
                if j == i or price >= rate:
                    continue
                first = j if first < 0 else first
                n += j == first
                need -= values[j]
                cost += price * values[j]
            if need <= 0 and first >= 0 and cost < 0.95 * s.want(i):
                self.n, self.cost = n, cost
                return first, i
        return -1, -1


@once
def bargain(s: Judgement) -> Bargain:
    return Bargain(s)


def haggle(s: Judgement, option: Option) -> float:
    """Sell what is worth more to them than to us; buy food and medicine first, small things only for the change."""
    facts = s.deed(option)
    item, now = ITEM.get(facts.what, -1), bargain(s)
    if facts.deed == "take":
        if item == now.buy:
            return 9.0 if max(1, facts.n) == now.most else 0.0
        return 5.0 if item == now.change and now.give < 0 and not facts.n else 0.0
    if facts.deed == "buy":
        price = sum([s.keep(e.item, s.w.stock()[e.item]) * e.n for e in steps(option)[:-1]])
        return 7.5 if item == now.aim and price <= 1.1 * now.cost else 0.0
    if facts.deed == "give":
        return 7.0 if item == now.give and max(1, facts.n) == now.n else 0.0
    return 3.0 if facts.deed == "done" else -1.0


def why_haggle(s: Judgement, option: Option) -> Reason:
    facts, now = s.deed(option), bargain(s)
    if facts.deed in ("take", "buy"):
        return because("buy", item=facts.what)
    if facts.deed == "give":
        return because("sell", item=facts.what, other=IDS[now.aim] if now.aim >= 0 else facts.what)
    return because("deal-done")


# --- losses ---------------------------------------------------------------------------------------------------------


def pick_loss(s: Judgement, option: Option) -> float:
    """As many at once of the kind that is missed least as would be given up one by one."""
    facts = s.deed(option)
    if facts.deed == "plenty":
        return 1.0 if -sum([missing(s, e) for e in steps(option)]) <= ENOUGH * least(s) else -99.0
    item, n = ITEM[facts.what], max(1, facts.n)
    have = s.w.stock(s.q.where)[item]
    miss = missed(s, item, have)
    return miss + 0.01 * n if missed(s, item, have - n + 1) == miss else miss - n


ENOUGH = 1.15
"""A price as one answer may be so much dearer than one that is picked piece by piece."""


def missing(s: Judgement, given: GiveUp) -> float:
    """What several of a kind are worth, one after the other."""
    have = s.w.stock(s.q.where)[given.item]
    return sum([missed(s, given.item, have - k) for k in range(given.n)])


@once
def least(s: Judgement) -> float:
    """The least that giving up a number of things costs."""
    left = {item: s.w.stock(s.q.where)[item] for item in there(s.w.stock(s.q.where), s.q.family)}
    cost = 0.0
    for _ in range(min(s.q.n, sum(left.values()))):
        item = max([i for i in left if left[i]], key=lambda i: missed(s, i, left[i]))
        cost -= missed(s, item, left[item])
        left[item] -= 1
    return cost


@once
def cheapest(s: Judgement) -> float:
    """What a price costs, always paid with what is worth least to us per point of it."""
    left, n, cost = list(s.w.stock(s.q.where)), s.q.n, 0.0
    while n > 0 and (kinds := list(there(left, "any-token"))):
        item = min(kinds, key=lambda i: s.worths[i] / min(n, max(1, s.w.worth(i))))
        cost, n = cost + s.worths[item], n - max(1, s.w.worth(item))
        left[item] -= 1
    return cost


def missed(s: Judgement, item: int, have: int) -> float:
    """What one piece less of a number is worth."""
    if item in (WOOD, COMPONENT):
        return -0.9 if have > 4 else -1.3
    if item == BOOK:
        return -3.0 if have <= 1 else -1.2
    return -s.item(item)


def pick_value(s: Judgement, option: Option) -> float:
    """The least loss a point of the price; no piece more than it takes."""
    facts = s.deed(option)
    if facts.deed == "cover":
        return 1.0 if sum([s.worths[e.item] * e.n for e in steps(option)]) <= ENOUGH * cheapest(s) else -99.0
    item, n = ITEM[facts.what], max(1, facts.n)
    worth = max(1, s.w.worth(item))
    loss = float(-s.worths[item] / min(s.q.n, worth))
    return loss + 0.01 * n if n * worth <= s.q.n else loss - (0 if n == 1 else n)


def why_loss(s: Judgement, option: Option) -> Reason:
    item = then(option).item
    return because("give-up", item=IDS[item], n=s.w.stock(s.q.where)[item])


def blank(s: Judgement, option: Option) -> float:
    """The blank token that is missed least."""
    return -s.mind.tokens.get(s.deed(option).what, s.mind.token)


def why_blank(s: Judgement, option: Option) -> Reason:
    return because("give-up", item=s.deed(option).what, n=1)
