"""What may be used besides answering the question: skills, Items, tokens and Treasures, each at its moments (RC-605 ff.)."""

from typing import ClassVar

from holdfast.core.effect import AnyEffect, Cause, Effect, Effects, Seat
from holdfast.core.menu import Menu
from holdfast.games.robinson.actions import MoreGathered, RerollDie
from holdfast.games.robinson.cards import Adventure, Discovery, Invention, Mystery, Skill, StartingItem, Use
from holdfast.games.robinson.discovery import sigil, use_of
from holdfast.games.robinson.numbers import FRIDAY_REROLL
from holdfast.games.robinson.planning import Replan
from holdfast.games.robinson.world import FRIDAY, Island

ANY_TIME = frozenset(
    {
        "setup",
        "round",
        "event",
        "before-morale",
        "after-morale",
        "production",
        "planning",
        "before-weather",
        "night",
        "before-rot",
    }
)
"""RC-610: the windows of "at any time"."""
NIGHT = frozenset({"night", "before-rot"})
SUITS: dict[str, frozenset[str]] = {"any": ANY_TIME, "night": NIGHT}


def suits(at: tuple[str, ...], moment: str) -> bool:
    return any(moment == m or moment in SUITS.get(m, ()) for m in at)


def offer(w: Island, moment: str, seat: Seat, menu: Menu) -> None:
    """The owner is offered his skills; the First Player what belongs to all (RC-601)."""
    if f"no-skills:{seat}" not in w.today:
        skills(w, moment, seat, menu)
    if seat != w.first and not (moment == "fight" and menu_owner(w) == seat):
        return
    shared(w, moment, seat, menu)
    if moment == "gathered":
        gathered(w, seat, menu)
    elif moment == "dice":
        friday_reroll(w, seat, menu)


def menu_owner(w: Island) -> Seat:
    """RC-458: in a fight the fighter decides on what helps him."""
    by = w.stack[-1][1]
    return w.seat_of(by.who) if by.who >= 0 else w.first


def then(moment: str, *effects: AnyEffect) -> Effects:
    """Whatever is used while planning may change what can be planned."""
    return (*effects, Replan()) if moment == "planning" else effects


def skills(w: Island, moment: str, seat: Seat, menu: Menu) -> None:
    """RC-605, RC-622: once per round each, paid with the owner's Determination."""
    have = w.determination[seat]
    if have < 2:
        return
    by = Cause(seat, seat, -1, "skill")
    for skill in w.character(seat).skills:
        cost = skill_cost(w, skill)
        if have < cost or skill.id in w.used or not suits(skill.at, moment):
            continue
        if skill.when is None or skill.when.holds(w, by):
            menu.add(f"skill:{skill.id}", *then(moment, UseSkill(skill.id, cost), *skill.then), stay=True, by=by)


def skill_cost(w: Island, skill: Skill) -> int:
    """RC-630: a switch of the edition prices the Soldier's level skill."""
    return w.rules.soldier_level_cost if skill.id == "the-hunt" else skill.cost


class UseSkill(Effect[Island]):
    """RC-605: the marker lies on the skill until the end of the Night."""

    skill: str
    cost: int

    def apply(self, w: Island, by: Cause) -> Effects:
        w.determination[by.seat] -= self.cost
        w.used = (*w.used, self.skill)
        return ()


def shared(w: Island, moment: str, seat: Seat, menu: Menu) -> None:
    """Starting Items, Discovery tokens, Treasures, kept cards and Items that can be used."""
    for card in w.zones["starting"].top:
        item = w.card(card, StartingItem)
        usable(w, moment, seat, card, item.use, f"use:{item.id}", menu)
    seen: set[str] = set()
    for card in w.zones["discoveries"].top:
        token = w.card(card, Discovery)
        use = use_of(w, token)
        if use is not None and token.id not in seen and drawn(token.id) not in w.used:
            seen.add(token.id)
            usable(w, moment, seat, card, use, f"token:{token.id}", menu)
    for card in w.zones["treasures"].top:
        treasure = w.card(card, Mystery)
        if treasure.use is not None and (card in w.uses or not treasure.uses) and drawn(treasure.id) not in w.used:
            usable(w, moment, seat, card, treasure.use, f"treasure:{treasure.id}", menu)
    for card in w.zones["kept"].top:
        kept = w.card(card, Adventure)
        if kept.use is not None:
            usable(w, moment, seat, card, kept.use, f"kept:{kept.id}", menu)
    if moment in NIGHT:
        for card in w.zones["items"].top:
            item_card = w.card(card, Invention)
            if item_card.use is not None and w.has(item_card.id) and f"item-{item_card.id}" not in w.used:
                usable(w, moment, seat, card, item_card.use, f"item:{item_card.id}", menu)


def drawn(card_id: str) -> str:
    """What can be used again and again is used once a fight."""
    return f"fight-{card_id}"


def fighter(w: Island, seat: Seat, card: int) -> Cause:
    by = w.stack[-1][1]
    return Cause(seat, by.who, card, by.place, by.target)


def usable(w: Island, moment: str, seat: Seat, card: int, use: Use, key: str, menu: Menu) -> None:
    if not suits(use.at, moment):
        return
    by = fighter(w, seat, card) if moment in ("fight", "arrange") else Cause(seat, seat, card, "use")
    if use.when is None or use.when.holds(w, by):
        menu.add(key, *then(moment, Used(card), *use.then), stay=True, by=by)


class Used(Effect[Island]):
    """RC-413, RC-606, RC-615: one use gone; with the last one the card or token is discarded."""

    card: int

    def apply(self, w: Island, by: Cause) -> Effects:
        card = w.content.cards[self.card]
        match card:
            case Discovery():
                meaning = sigil(w, card)
                if meaning is None or not meaning.again:
                    w.move(self.card, "discoveries", "discovery-gone")
                else:
                    w.used = (*w.used, drawn(card.id))
            case Invention():
                w.used = (*w.used, f"item-{card.id}")
            case StartingItem() | Mystery():
                self._mark(w)
            case _:
                w.move(self.card, "kept", f"{card.deck}-discard")
        return ()

    def _mark(self, w: Island) -> None:
        if self.card not in w.uses:
            w.used = (*w.used, drawn(w.content.cards[self.card].id))
            return
        w.uses[self.card] -= 1
        if not w.uses[self.card]:
            del w.uses[self.card]
            zone = w.locate(self.card)
            stays = zone == "treasures" and w.content.cards[self.card].id == "barrel"
            if not stays:
                w.move(self.card, zone, "starting-gone" if zone == "starting" else "mystery-discard")


def gathered(w: Island, seat: Seat, menu: Menu) -> None:
    """RC-376: Basket and Sack, each once per round, both on one Action if one likes."""
    for item in ("basket", "sack"):
        if w.has(item) and f"item-{item}" not in w.used:
            by = w.stack[-1][1]
            menu.add(f"item:{item}", OncePerRound(item), MoreGathered(), stay=True, by=by)


class OncePerRound(Effect[Island]):
    item: str
    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.used = (*w.used, f"item-{self.item}")
        return ()


def friday_reroll(w: Island, seat: Seat, menu: Menu) -> None:
    """RC-737, RC-738: two of his own tokens, one die of his own Action, one time per Action."""
    mine = w.acting is not None and w.acting.taker() == FRIDAY
    rolled = w.rolled()
    if mine and rolled is not None and w.determination[FRIDAY] >= FRIDAY_REROLL and not rolled.fixed:
        menu.add("friday-reroll", FridayPays(), RerollDie(), stay=True, by=Cause(seat, FRIDAY, -1, "skill"))


class FridayPays(Effect[Island]):
    def apply(self, w: Island, by: Cause) -> Effects:
        w.determination[FRIDAY] -= FRIDAY_REROLL
        return ()
