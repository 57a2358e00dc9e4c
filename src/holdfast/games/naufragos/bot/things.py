"""Things: what each is worth to whom, which to take and to part with, what to trade, and when to use them."""

from collections.abc import Iterable
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.menu import Option
from holdfast.core.player import RankedOption, Reason
from holdfast.games.naufragos.bot.outlook import Outlook, because, ranked
from holdfast.games.naufragos.camp.store import Food
from holdfast.games.naufragos.castaways.belongings import HandOver, Receive, Relieve, UseUp
from holdfast.games.naufragos.castaways.health import Energy, Heal, HealTrauma
from holdfast.games.naufragos.castaways.losses import LoseThis
from holdfast.games.naufragos.castaways.trade import FOOD, NOTHING, Bargain, partners
from holdfast.games.naufragos.dice.chances import one_die
from holdfast.games.naufragos.dice.strength import strength
from holdfast.games.naufragos.free_acts.matters import within
from holdfast.games.naufragos.plot.shares import OfferItems
from holdfast.games.naufragos.plot.today import Prepare

Found = list[tuple[float, Option, Reason | None]]
NEW_SIGNAL = 6.0
TRADE = 30.0
"""A trade that helps comes before the pawns."""
SECOND = 2.5
"""A second find must be worth its energy."""


def item_worth(o: Outlook, card: int, seat: int) -> float:
    """NA-904: rescue icon, what it adds to rolls, strength, story, and what it does by a rule of its own."""
    w, t = o.w, o.t
    item = w.item(card)
    worth = t.story * item.story + t.strength * item.strength
    if item.signal:
        worth += t.signal if item.signal not in o.have - carried(o, card) else t.known_signal
    for modify in item.modify:
        if modify.roll == "fire":
            worth += t.light_fire * modify.n * (not w.fire)
        elif w.summit < 0:
            worth += (t.return_for_all if modify.of == "group" else t.return_for_me) * modify.n
    for perk in item.perks:
        worth += t.perks.get(perk, 0.0) * (0.4 if perk == "lighter" and w.fire else 1.0)
    by = Cause(seat, seat, card, "item")
    worth += o.judge.worth(item.at_once, by)
    if item.use is not None:
        worth += 0.8 * max(0.0, potential(o, item.use.then))
    return worth


def carried(o: Outlook, card: int) -> frozenset[str]:
    """The icon of a card that is in our hands already, where no other one shows it."""
    w = o.w
    signal = w.item(card).signal
    mine = [c for s in o.camp for c in w.items(s) if w.item(c).signal == signal]
    return frozenset({signal}) if mine == [card] else frozenset()


def potential(o: Outlook, effects: Iterable[Any]) -> float:
    """What a thing can bring at its best moment."""
    t, best = o.t, 0.0
    for effect in within(effects):
        match effect:
            case Energy():
                best = max(best, t.energy * effect.n)
            case Food():
                best = max(best, 0.9 * t.food * effect.n)
            case Heal():
                best = max(best, 0.7 * t.healed * min(2, effect.n))
            case HealTrauma():
                best = max(best, t.mended * effect.n)
    return best


def card_of(o: Outlook, card: int) -> str:
    return o.w.content.cards[card].key


# --- finding and losing ------------------------------------------------------------------------------------------------------


def take_find(o: Outlook) -> list[RankedOption]:
    """NA-420: what is worth most; nothing where all of it would be a burden."""
    found: Found = []
    for option in o.at.moves:
        card = next((e.card for e in option.then if isinstance(e, Receive)), -1)
        if card < 0:
            found.append((0.0, option, because("burden")))
        else:
            found.append((item_worth(o, card, o.seat), option, worth_taking(o, card)))
    return ranked(found)


def worth_taking(o: Outlook, card: int) -> Reason:
    item = o.w.item(card)
    if item.signal and item.signal not in o.have:
        return because("signal", card=card_of(o, card), n=len(o.have))
    return because("useful", card=card_of(o, card))


def second_find(o: Outlook) -> list[RankedOption]:
    """NA-765: alone, one more for 1 energy, if it is worth that."""
    weighed = take_find(o)
    if weighed[0].worth >= SECOND and o.w.energy[o.seat] >= 2:
        return weighed
    nothing = [one for one in weighed if not one.option.then]
    return nothing + [one for one in weighed if one.option.then]


def lose(o: Outlook) -> list[RankedOption]:
    """What one parts with most easily."""
    found: Found = []
    for option in o.at.moves:
        card = next((e.card for e in option.then if isinstance(e, LoseThis)), -1)
        found.append((-item_worth(o, card, o.seat), option, because("least-useful", card=card_of(o, card))))
    return ranked(found)


def overloaded(o: Outlook) -> list[RankedOption]:
    """Beside the coffer: what is worth least goes, to a neighbour rather than away."""
    found: Found = []
    for option in o.at.moves:
        effect = option.then[0]
        card = getattr(effect, "card", -1)
        given = isinstance(effect, Relieve)
        worth = -item_worth(o, card, o.seat) + (0.4 if given else 0.0)
        found.append((worth, option, because("least-useful", card=card_of(o, card))))
    return ranked(found)


def relieve(o: Outlook) -> list[RankedOption]:
    """A neighbour's thing for nothing: taken, unless it is a burden."""
    question = o.at.question
    worth = item_worth(o, question.card, o.seat)
    found: Found = []
    for option in o.at.moves:
        takes = isinstance(option.then[0], HandOver)
        found.append((worth if takes else 0.0, option, because("useful", card=card_of(o, question.card))))
    return ranked(found)


def share_out(o: Outlook) -> list[RankedOption]:
    found: Found = []
    for option in o.at.moves:
        card = getattr(option.then[0], "card", -1)
        if card < 0:
            found.append(
                (o.t.food * (2 if o.lack > 0 else 1), option, because("food", n=o.mouths, have=int(o.food_due)))
            )
        else:
            found.append((item_worth(o, card, o.seat), option, worth_taking(o, card)))
    return ranked(found)


def offer_items(o: Outlook) -> list[RankedOption]:
    """A thing for a common cause: what is worth less than the part of what it brings."""
    question = o.at.question
    brings = o.judge.worth(question.then, o.at.by) - o.judge.worth(question.otherwise, o.at.by)
    found: Found = []
    for option in o.at.moves:
        after = option.then[0]
        assert isinstance(after, OfferItems)
        if len(after.offered) == len(question.offered):
            found.append((0.0, option, because("too-dear")))
        else:
            card = after.offered[-1]
            worth = brings / question.n - item_worth(o, card, o.seat)
            found.append((worth, option, because("least-useful", card=card_of(o, card))))
    return ranked(found)


# --- trade -------------------------------------------------------------------------------------------------------------------


def wish(o: Outlook) -> tuple[int, str, str] | None:
    """With whom, what for what: who leaves on the expedition borrows what brings it home from who stays."""
    w, me = o.w, o.seat
    if w.summit >= 0 or not w.players > 1 or me not in o.explorers or w.party:
        return None
    best: tuple[float, int, int] | None = None
    for other in partners(w, me):
        if other in o.explorers or w.is_lost(other):
            continue
        for card in w.items(other):
            helps = way_home(o, card)
            if helps > 0 and (best is None or helps > best[0]):
                best = helps, other, card
    if best is None:
        return None
    _, other, card = best
    return other, in_return(o), w.content.cards[card].id


def way_home(o: Outlook, card: int) -> int:
    """What a thing adds to the roll of its holder."""
    return sum([it.n for it in o.w.item(card).modify if it.roll == "return"])


def in_return(o: Outlook) -> str:
    """What is not needed on the way, or nothing."""
    w = o.w
    spare = [c for c in w.items(o.seat) if not way_home(o, c) and item_worth(o, c, o.seat) < NEW_SIGNAL]
    best = max(spare, key=lambda c: (item_worth(o, c, o.seat), -c), default=-1)
    return w.content.cards[best].id if best >= 0 else NOTHING


def trade_worth(o: Outlook) -> tuple[float, Reason | None]:
    wanted = wish(o)
    if wanted is None:
        return -TRADE, None
    other, _, thing = wanted
    return TRADE, because("borrow", who=f"who-{other}", what=thing)


def trade(o: Outlook) -> list[RankedOption]:
    """With whom, what is given, what is wanted: as planned; otherwise nothing."""
    wanted = wish(o)
    question = o.at.question
    found: Found = []
    for option in o.at.moves:
        facts = o.at.deed(option)
        worth = 0.0 if facts.deed == "no-trade" else -1.0
        if wanted is not None:
            other, give, want = wanted
            meant = (
                (facts.deed == "with" and facts.who == other)
                or (facts.deed == "give-thing" and question.partner == other and facts.what == give)
                or (facts.deed == "want" and question.partner == other and facts.what == want)
            )
            worth = 1.0 if meant else worth
        why = (
            because("borrow", who=f"who-{wanted[0]}", what=wanted[2])
            if wanted is not None
            else because("nothing-better")
        )
        found.append((worth, option, why))
    return ranked(found)


def bargain(o: Outlook) -> list[RankedOption]:
    """Agreed if it brings more than it costs, or brings the expedition home."""
    question = o.at.question
    worth = bargain_worth(o, question)
    found: Found = []
    for option in o.at.moves:
        agrees = o.at.deed(option).deed == "agree"
        why = because("good-bargain" if worth > 0 else "bad-bargain", who=f"who-{question.seat}")
        found.append((worth if agrees else 0.0, option, why))
    return ranked(found)


def bargain_worth(o: Outlook, bargain: Bargain) -> float:
    w, me, other = o.w, o.seat, bargain.seat
    worth = thing_worth(o, other, bargain.give) - thing_worth(o, me, bargain.want)
    card = next((c for c in w.items(me) if w.content.cards[c].id == bargain.want), -1)
    if card >= 0 and other in o.explorers and me not in o.explorers and w.summit < 0:
        worth += thing_worth(o, me, bargain.want) * (way_home(o, card) > 0) + 0.5
    return worth


def thing_worth(o: Outlook, owner: int, thing: str) -> float:
    w = o.w
    if thing == NOTHING:
        return 0.0
    if thing == FOOD:
        return o.t.food * (2 if o.lack > 0 else 1)
    card = next((c for c in w.items(owner) if w.content.cards[c].id == thing), -1)
    return item_worth(o, card, o.seat) if card >= 0 else 0.0


# --- using -------------------------------------------------------------------------------------------------------------------


def free_acts(o: Outlook) -> RankedOption | None:
    """What costs no pawn and is right at once: wood on the fire when the actions are over (who builds leaves it), the waiting
    white pawn, a thing whose moment has come."""
    if o.forgetful:
        return None
    for option in o.at.moves:
        if not option.stay:
            continue
        facts = o.at.deed(option)
        match facts.deed:
            case "feed-fire" if o.at.question.at() != "place":
                return RankedOption(option, 10.0, because("warm", n=len(o.camp)))
            case "resolve-white" if not prepares(o) or o.seat in o.explorers:
                return RankedOption(option, 9.0, because("white-now"))
            case "use" if (why := moment_of(o, option)) is not None:
                return RankedOption(option, 8.0, why)
    return None


def prepares(o: Outlook) -> bool:
    """NA-507: does the white pawn wait to prepare an expedition?"""
    card = o.w.on_camp(o.w.white)
    return card >= 0 and any(isinstance(e, Prepare) for e in o.w.camp_card(card).then)


def moment_of(o: Outlook, option: Option) -> Reason | None:
    """Why a thing is used now, or nothing: food where somebody goes hungry, energy where it is low, medicine for wounds."""
    w, seat = o.w, o.seat
    used = next((e for e in option.then if isinstance(e, UseUp)), None)
    if used is None:
        return None
    moment = o.at.question.at() if hasattr(o.at.question, "at") else ""
    card = card_of(o, used.card)
    then = list(within(used.then))
    if any(isinstance(e, Heal | HealTrauma) for e in then):
        hurt = max([w.wounds[s] + w.trauma[s] for s in w.company(seat)], default=0)
        return because("medicine", card=card, n=hurt) if moment == "wounds" and hurt >= 2 else None
    if any(isinstance(e, Food) for e in then):
        return because("food", n=o.mouths, have=o.pieces) if moment == "eat" and o.pieces < o.mouths else None
    if any(isinstance(e, Energy) for e in then):
        gained = sum([e.n for e in then if isinstance(e, Energy)])
        weak = w.energy[seat] <= 1 and w.top(seat) - w.energy[seat] >= gained
        return because("strength", card=card, n=w.energy[seat]) if weak else None
    return None


def join_fight(o: Outlook) -> list[RankedOption]:
    """NA-634: join a fight that can be turned; in a lost one the harm is shared."""
    w = o.w
    fight = w.fight
    found: Found = []
    for option in o.at.moves:
        joins = o.at.deed(option).deed == "join-fight"
        worth = 0.0
        if joins and fight is not None:
            need = fight.against + fight.attack - fight.extra
            alone = one_die(need - strength(w, fight.seats))
            together = one_die(need - strength(w, (*fight.seats, o.seat)))
            worth = 4 * (together - alone) - w.rules.join_cost * o.t.energy - 2 * (1 - together)
        found.append((worth, option, because("fight", n=fight.against if fight else 0)))
    return ranked(found)
