"""What follows from a choice as one number, by walking its effects: cards of packs are judged like all others.

What lies face down in the reserve has one worth, whatever it is: nobody knows it.
"""

from collections.abc import Callable, Iterable
from typing import Any

from holdfast.core.engine.effect import Cause, tag_of
from holdfast.core.engine.effects import If, Under
from holdfast.games.naufragos.actions.building import BuildProgress, Construction, Downgrade
from holdfast.games.naufragos.actions.campfire import Fire
from holdfast.games.naufragos.actions.foraging import Forage
from holdfast.games.naufragos.actions.wreckage import WreckDraw
from holdfast.games.naufragos.bot.parameters import Worths
from holdfast.games.naufragos.camp.camp_board import Solved
from holdfast.games.naufragos.camp.fishing import Fish
from holdfast.games.naufragos.camp.places import Lianas, LoadCannon, Orchard, TakeWood
from holdfast.games.naufragos.camp.store import Food, Rope, Sail, Wood
from holdfast.games.naufragos.cards import Price
from holdfast.games.naufragos.castaways.belongings import UseUp
from holdfast.games.naufragos.castaways.diary import LoseStory, Story, may_write
from holdfast.games.naufragos.castaways.health import Energy, Heal, HealTrauma, IfWounded, Trauma, Wound
from holdfast.games.naufragos.castaways.losses import DiscardPerk, LoseItem
from holdfast.games.naufragos.castaways.selection import whom
from holdfast.games.naufragos.dice.chances import homecoming, victory
from holdfast.games.naufragos.dice.rolls import RESULTS, RollTable
from holdfast.games.naufragos.dice.strength import Fight
from holdfast.games.naufragos.exploration.returning import ReturnNow
from holdfast.games.naufragos.exploration.track import Advance, Difficulty
from holdfast.games.naufragos.plot.decisions import Decide, Each, Pick, PickBy, branch, choice_blocks
from holdfast.games.naufragos.plot.looking import Look
from holdfast.games.naufragos.plot.plot_cards import Add, Camp, Item, Keep
from holdfast.games.naufragos.plot.prices import MustPay, Pay, price_blocks
from holdfast.games.naufragos.plot.shares import Helped, OfferItems, Together, concerned
from holdfast.games.naufragos.rules import SUMMIT
from holdfast.games.naufragos.world import Shore, actor

Weighing = Callable[["Judge", Any, Cause], float]
WEIGHING: dict[type[Any], Weighing] = {}


def of(*kinds: type[Any]) -> Callable[[Weighing], Weighing]:
    """Says how these effects are weighed."""

    def declare(weighing: Weighing) -> Weighing:
        for kind in kinds:
            WEIGHING[kind] = weighing
        return weighing

    return declare


class Judge:
    """Weighs effects for one seat, by what it knows."""

    def __init__(self, face: Any, seat: int, worths: Worths) -> None:
        self.w: Shore = face
        self.seat = seat
        self.t = worths
        self.fighters: tuple[int, ...] = ()
        """Who is in the fight that is being weighed."""

    def whom(self, by: Cause, who: str) -> tuple[int, ...]:
        """Whom a card means; the fighters of a fight that has not begun are those who would fight."""
        return self.fighters if who == "fighters" else whom(self.w, by, who)

    def worth(self, effects: Iterable[Any], by: Cause) -> float:
        """All of these, one after the other."""
        total = 0.0
        for effect in effects:
            weighing = WEIGHING.get(type(effect))
            if weighing is not None:
                total += weighing(self, effect, by)
        return total

    def share(self, seat: int) -> float:
        """One's own counts whole, another's in part: all are needed for the rescue."""
        return 1.0 if seat == self.seat else self.t.others

    def energy(self, seat: int, n: int) -> float:
        """NA-162, NA-163: gained as far as there is room; lost below nothing it is a wound."""
        w, t = self.w, self.t
        have = w.energy[seat]
        if n >= 0:
            return t.energy * min(n, max(0, w.top(seat) - have))
        if have + n < 0:
            return -t.energy * have + self.wound(seat, 1)
        scarce = 1.4 if have + n == 0 else 1.0
        return t.energy * n * scarce

    def wound(self, seat: int, n: int) -> float:
        """NA-165 to NA-172: the more wounds and traumas, the dearer is the next."""
        w = self.w
        return self.t.wound * n * (1 + 0.15 * w.wounds[seat] + 0.5 * w.trauma[seat])

    def price(self, price: Price) -> float:
        t = self.t
        paid = t.food * (price.food + price.own_food + price.store_food) + t.wood * price.wood
        return (self.energy(self.seat, -price.energy) if price.energy else 0.0) - paid


# --- what holds other effects ----------------------------------------------------------------------------------------------


@of(Under)
def _under(judge: Judge, effect: Under, by: Cause) -> float:
    return judge.worth(effect.then, effect.by)


@of(If)
def _if(judge: Judge, effect: If, by: Cause) -> float:
    return judge.worth(effect.then if effect.cond.holds(judge.w, by) else effect.otherwise, by)


@of(IfWounded)
def _if_wounded(judge: Judge, effect: IfWounded, by: Cause) -> float:
    return judge.worth(effect.first, by)


@of(Each)
def _each(judge: Judge, effect: Each, by: Cause) -> float:
    return sum([judge.worth(effect.then, Cause(s, s, by.card, by.place)) for s in judge.whom(by, effect.who)])


@of(UseUp)
def _use_up(judge: Judge, effect: UseUp, by: Cause) -> float:
    return judge.worth(effect.then, Cause(effect.seat, effect.seat, effect.card, "item"))


@of(Decide)
def _decide(judge: Judge, effect: Decide, by: Cause) -> float:
    """He will choose what is best; what others choose is their affair."""
    open_ = [choice for choice in effect.choices if not choice_blocks(judge.w, by, choice)]
    return max([judge.worth(branch(choice), by) for choice in open_], default=0.0)


@of(Pick, PickBy)
def _pick(judge: Judge, effect: Pick | PickBy, by: Cause) -> float:
    seats = effect.best(judge.w) if isinstance(effect, PickBy) else judge.whom(by, effect.frm)
    return max([judge.worth(effect.then, Cause(s, s, by.card, by.place)) for s in seats], default=0.0)


@of(RollTable)
def _roll_table(judge: Judge, effect: RollTable, by: Cause) -> float:
    return sum([judge.worth(then, by) * len(RESULTS[row]) for row, then in effect.rows.items()]) / 6


@of(Fight)
def _fight(judge: Judge, effect: Fight, by: Cause) -> float:
    won = victory(judge.w, by, effect)
    judge.fighters = tuple(whom(judge.w, by, effect.who))
    return won * judge.worth(effect.win, by) + (1 - won) * judge.worth(effect.lose, by)


@of(Pay)
def _pay(judge: Judge, effect: Pay, by: Cause) -> float:
    return judge.price(effect.price)


@of(MustPay)
def _must_pay(judge: Judge, effect: MustPay, by: Cause) -> float:
    if price_blocks(judge.w, actor(judge.w, by), effect.pay):
        return judge.worth(effect.otherwise, by)
    return judge.price(effect.pay)


@of(Helped)
def _helped(judge: Judge, effect: Helped, by: Cause) -> float:
    return judge.worth(effect.otherwise, by)


@of(Together)
def _together(judge: Judge, effect: Together, by: Cause) -> float:
    """NA-928: everybody a part, if there is enough."""
    w = judge.w
    seats = concerned(w, by)
    if sum([w.energy[s] for s in seats]) < effect.n + len(seats):
        return judge.worth(effect.otherwise, by)
    return judge.worth(effect.then, by) - judge.t.energy * effect.n * (0.5 if len(seats) > 1 else 1.0)


@of(OfferItems)
def _offer_items(judge: Judge, effect: OfferItems, by: Cause) -> float:
    w = judge.w
    have = sum([len(w.items(s)) for s in judge.whom(by, effect.who)])
    if have < effect.n:
        return judge.worth(effect.otherwise, by)
    return judge.worth(effect.then, by) + judge.t.lost_item * effect.n


# --- castaways -------------------------------------------------------------------------------------------------------------


@of(Energy)
def _energy(judge: Judge, effect: Energy, by: Cause) -> float:
    w, total = judge.w, 0.0
    for seat in judge.whom(by, effect.who):
        if not effect.unless or w.perk(seat, effect.unless) < 0:
            total += judge.share(seat) * judge.energy(seat, w.top(seat) if effect.full else effect.n)
    return total


@of(Wound)
def _wound(judge: Judge, effect: Wound, by: Cause) -> float:
    return sum([judge.share(s) * judge.wound(s, effect.n) for s in judge.whom(by, effect.who)])


@of(Trauma)
def _trauma(judge: Judge, effect: Trauma, by: Cause) -> float:
    return sum([judge.share(s) * judge.t.trauma * effect.n for s in judge.whom(by, effect.who)])


@of(Heal)
def _heal(judge: Judge, effect: Heal, by: Cause) -> float:
    w = judge.w
    healed = [judge.share(s) * min(effect.n, w.wounds[s]) for s in judge.whom(by, effect.who)]
    return judge.t.healed * sum(healed)


@of(HealTrauma)
def _mend(judge: Judge, effect: HealTrauma, by: Cause) -> float:
    w = judge.w
    mended = [judge.share(s) * min(effect.n, w.trauma[s]) for s in judge.whom(by, effect.who)]
    return judge.t.mended * sum(mended)


@of(Story)
def _story(judge: Judge, effect: Story, by: Cause) -> float:
    w = judge.w
    gained = [s == judge.seat for s in judge.whom(by, effect.who) if may_write(w, s)]
    return judge.t.token * effect.n * sum(gained)


@of(LoseStory)
def _lose_story(judge: Judge, effect: LoseStory, by: Cause) -> float:
    return judge.t.lost_token * effect.n * (judge.seat in judge.whom(by, effect.who))


@of(Advance)
def _advance(judge: Judge, effect: Advance, by: Cause) -> float:
    w = judge.w
    steps = [judge.share(s) * min(effect.n, SUMMIT - w.track[s]) for s in judge.whom(by, effect.who)]
    return judge.t.step * sum(steps)


@of(Difficulty)
def _difficulty(judge: Judge, effect: Difficulty, by: Cause) -> float:
    return judge.t.harder * effect.n if judge.w.party else 0.0


@of(ReturnNow)
def _return_now(judge: Judge, effect: ReturnNow, by: Cause) -> float:
    w = judge.w
    return judge.t.sent_home - 8 * (1 - homecoming(w, w.party)) if w.party else 0.0


# --- goods -----------------------------------------------------------------------------------------------------------------


@of(Wood, Rope, Sail, Food)
def _goods(judge: Judge, effect: Wood | Rope | Sail | Food, by: Cause) -> float:
    w, what = judge.w, tag_of(type(effect))
    n = max(effect.n, -int(getattr(w, what))) if getattr(effect, "to", "store") == "store" else effect.n
    mine = getattr(effect, "to", "store") == "store" or actor(w, by) == judge.seat
    return float(getattr(judge.t, what)) * n * (1.0 if mine else judge.t.others)


@of(Forage)
def _forage(judge: Judge, effect: Forage, by: Cause) -> float:
    n = max(effect.n, -judge.w.size("supply"))
    return (judge.t.tile if effect.to == "store" else judge.t.supply) * n


@of(Fish)
def _fish(judge: Judge, effect: Fish, by: Cause) -> float:
    return judge.t.fish * effect.n


@of(Orchard)
def _orchard(judge: Judge, effect: Orchard, by: Cause) -> float:
    return judge.t.tile if judge.w.size("orchard") else 2 * judge.t.supply


@of(TakeWood)
def _take_wood(judge: Judge, effect: TakeWood, by: Cause) -> float:
    return judge.t.wood * min(effect.n, judge.w.on_card.get(by.card, 0))


@of(Lianas)
def _lianas(judge: Judge, effect: Lianas, by: Cause) -> float:
    return judge.t.rope


@of(Item, Keep)
def _item(judge: Judge, effect: Item | Keep, by: Cause) -> float:
    return judge.t.item * judge.share(actor(judge.w, by))


@of(WreckDraw)
def _wreck_draw(judge: Judge, effect: WreckDraw, by: Cause) -> float:
    return judge.t.item * effect.keep * judge.share(actor(judge.w, by))


@of(LoseItem)
def _lose_item(judge: Judge, effect: LoseItem, by: Cause) -> float:
    w = judge.w
    losers = [judge.share(s) for s in judge.whom(by, effect.who) if w.items(s)]
    return judge.t.lost_item * sum(losers)


@of(DiscardPerk)
def _discard(judge: Judge, effect: DiscardPerk, by: Cause) -> float:
    return judge.t.lost_item * 0.5


@of(LoadCannon)
def _load_cannon(judge: Judge, effect: LoadCannon, by: Cause) -> float:
    return judge.t.signal * 0.7 if not judge.w.loaded else 0.0


@of(Solved)
def _solved(judge: Judge, effect: Solved, by: Cause) -> float:
    return judge.t.solved + judge.t.token


@of(Construction)
def _construction(judge: Judge, effect: Construction, by: Cause) -> float:
    return judge.t.site


@of(BuildProgress)
def _progress(judge: Judge, effect: BuildProgress, by: Cause) -> float:
    return judge.t.progress * effect.n if effect.name not in judge.w.built else 0.0


@of(Downgrade)
def _downgrade(judge: Judge, effect: Downgrade, by: Cause) -> float:
    return -judge.t.solved if judge.w.shelter else 0.0


@of(Fire)
def _fire(judge: Judge, effect: Fire, by: Cause) -> float:
    return judge.t.fire * (effect.on - judge.w.fire)


@of(Add, Camp)
def _unknown(judge: Judge, effect: Add | Camp, by: Cause) -> float:
    return judge.t.unknown_card


@of(Look)
def _look(judge: Judge, effect: Look, by: Cause) -> float:
    return judge.t.look
