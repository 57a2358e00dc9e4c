"""Resolving the Actions (RC-291 to RC-295) and what each kind of Action does (RC-301 to RC-448)."""

from functools import cache
from typing import ClassVar

from holdfast.core.effect import AnyEffect, Cause, Effect, Effects, Question, Seat, replace
from holdfast.core.effects import EndOf, Last, Reroll, Throw, Under, Window
from holdfast.core.menu import Menu, Option
from holdfast.core.world import Lasting, Rolled
from holdfast.games.robinson.cards import (
    Adventure,
    Discovery,
    Event,
    Invention,
    Mystery,
    ScenarioInvention,
    StartingItem,
    Wreckage,
)
from holdfast.games.robinson.combat import FightOver, FightTopBeast
from holdfast.games.robinson.discovery import ScoutDiscovery, TokenAvailable, ready_item
from holdfast.games.robinson.exploration import ExploreDone
from holdfast.games.robinson.hooks import ActionsEnd, CheckGoal, HuntSite, SpecialAction
from holdfast.games.robinson.inventions import GainItem, ShortcutPending, to_future
from holdfast.games.robinson.mystery import TakeTreasure
from holdfast.games.robinson.numbers import ACTION_DICE, FAILED_DETERMINATION, PERSONAL_DETERMINATION
from holdfast.games.robinson.people import Determination, Heal, Morale, Wound
from holdfast.games.robinson.planning import BeginPlanning, Planning
from holdfast.games.robinson.resources import Gain, Level
from holdfast.games.robinson.survey import survey
from holdfast.games.robinson.tokens import RemoveToken, space_of
from holdfast.games.robinson.world import FIELDS, FRIDAY, JENNY, PERSONS, RESOURCES, Island, Planned

ORDER = ("threat", "hunt", "build", "gather", "explore", "special", "arrange", "rest")
"""RC-291; scenario special Actions after Exploration (RC-292)."""
PLACE = {kind: i for i, kind in enumerate(ORDER)}


class ActionPhase(Effect[Island]):
    """RC-291: plan, resolve in the fixed order, end of phase."""

    def apply(self, w: Island, by: Cause) -> Effects:
        return (BeginPlanning(), Planning(), TokensBind(), ResolveAll(), EndOfActions())


class TokensBind(Effect[Island]):
    """RC-479, RC-480, RC-488: the first Action of a type was planned with what the tokens of its field demand."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        for kind, tokens in w.fields.items():
            for token in ("pawn", "wood"):
                if token in tokens:
                    bearer = next((p for p in w.plan if p.kind == kind and (token == "pawn" or p.wood)), None)
                    w.plan = tuple([replace(p, carries=(*p.carries, token)) if p is bearer else p for p in w.plan])
        return ()


class ResolveAll(Question[Island]):
    """RC-292: within one type the group chooses the order; what carries a field token's burden comes first (RC-479)."""

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.first,) if w.plan else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        first = min([PLACE[p.kind] for p in w.plan])
        mine = [p for p in w.plan if PLACE[p.kind] == first]
        for bearer in [p for p in mine if p.carries]:
            late = "pawn" in bearer.carries
            mine = [p for p in mine if p is bearer or not (late or p.wood)]
        for p in mine:
            menu.take(resolve_option(p.slot, seat))


@cache
def resolve_option(slot: str, seat: Seat) -> Option:
    return Option(f"resolve:{slot}", seat, (Resolve(slot),), stay=True)


class Resolve(Effect[Island]):
    """RC-265, RC-266: one Action, for its taker; it lies on the table while it is resolved."""

    slot: str

    def apply(self, w: Island, by: Cause) -> Effects:
        p = next(p for p in w.plan if p.slot == self.slot)
        w.plan = tuple([q for q in w.plan if q is not p])
        w.acting = p
        w.temporary = 0
        taker = JENNY if "jenny" in p.pawns else p.taker()
        here = Cause(w.seat_of(taker), taker, -1, "action", p.name)
        return (Under(here, (*steps(w, p, taker), ActionDone())),)


def steps(w: Island, p: Planned, taker: int) -> Effects:
    """What an Action consists of; a token whose demand it met is discarded after it (RC-477, RC-480)."""
    discarded = tuple([RemoveToken(token, p.kind) for token in p.carries])
    match p.kind:
        case "threat":
            return (ThreatAction(),)
        case "hunt":
            if p.name == "beast":
                return (FightTopBeast(), *discarded)
            return (BeastToken(), HuntSite(p.name), *discarded)
        case "arrange":
            return (Window("arrange"), ArrangeCamp(), *discarded)
        case "rest":
            return (RestAction(),)
        case "special":
            return (SpecialAction(p.name),)
    pack = (ScoutDiscovery(2),) if p.kind == "explore" and backpack(w) else ()
    if len(p.pawns) < p.most:
        body: tuple[AnyEffect, ...] = (Throw(p.kind, (6, 6, 6)), ForcedReroll(), Window("dice"), ReadDice())
    elif f"confused:{taker}" in w.today:
        body = (ThrowSuccess(p.kind), ForcedReroll(), Window("dice"), ReadSuccess())
    else:
        body = (Succeed(), MeetAdventure(False))
    lurking = (BeastToken(),) if beast_near(w, p) else ()
    return (*lurking, *body, *pack, *discarded)


def beast_near(w: Island, p: Planned) -> bool:
    """Does a Beast strength token lie where this Action takes place (RC-475, RC-476)?"""
    if p.kind == "explore" and w.token("explore", "beast"):
        return True
    return "beast" in w.spots[space_of(w, Cause(target=p.name))].tokens


def backpack(w: Island) -> bool:
    """RC-1216: from the round after it was found."""
    return w.treasure("backpack") and "new-backpack" not in w.today


class ActionDone(Effect[Island]):
    """The Action is over: what it did not spend is free again (RC-355), temporary bonuses end (RC-457)."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.acting = None
        w.temporary = 0
        return (EndOf("action"),) if w.lasting else ()


class BeastToken(Effect[Island]):
    """RC-475, RC-476, RC-487: 1 Wound to the taker for each, unless Weapon level and temporary bonus reach 1."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        p = w.acting
        assert p is not None
        lurking = "beast" in w.spots[space_of(w, by)].tokens
        field = p.kind == "explore" and w.token("explore", "beast")
        if not lurking and not field:
            return ()
        cleared = (RemoveToken("beast", "explore"),) if field else ()
        if w.levels["weapon"] >= 1:
            return cleared
        return (Window("fight"), BeastTokenBites(lurking + field), FightOver(), *cleared)


class BeastTokenBites(Effect[Island]):
    n: int = 1

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Wound("taker", self.n),) if w.levels["weapon"] + w.temporary < 1 else ()


# --- dice -------------------------------------------------------------------------------------------------------------


def face(kind: str, die: int, shown: int) -> str:
    return ACTION_DICE[kind][die][shown]


class ThrowSuccess(Effect[Island]):
    """confused: with enough pawns only the Success die is rolled; the others lie blank and stay so."""

    kind: str

    def apply(self, w: Island, by: Cause) -> Effects:
        w.laid.append(Rolled(self.kind, (5, w.chance.below(6), 5), (6, 6, 6), by, 0b101))
        return ()


class ForcedReroll(Effect[Island]):
    """RC-472, RC-473, RC-1231: a Reroll token, a cursed bowl or a confused head rerolls a Success once each."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        rolled = w.rolled()
        assert rolled is not None
        kind = rolled.kind
        forced = 0
        if w.token(kind, "reroll"):
            w.fields[kind] = tuple([t for t in w.fields[kind] if t != "reroll"])
            forced += 1
        forced += f"bowl:{by.who}" in w.marks and f"new-bowl:{by.who}" not in w.today
        if f"confused:{by.who}" in w.today:
            forced += 1
        return tuple([RerollSuccess()] * forced)


class RerollSuccess(Effect[Island]):
    """If the Success die shows Success it must be rerolled once; the new result may still be rerolled by a skill."""

    def apply(self, w: Island, by: Cause) -> Effects:
        rolled = w.rolled()
        assert rolled is not None
        if face(rolled.kind, 1, rolled.faces[1]) != "success":
            return ()
        w.today = tuple([f for f in w.today if f != f"confused:{by.who}"])
        return (Reroll((1,), final=False),)


class RerollDie(Question[Island]):
    """RC-623, RC-737: one die of the roll on the table again; the new result stands."""

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        rolled = w.rolled()
        assert rolled is not None
        for i, die in enumerate(("wound", "success", "adventure")):
            if not rolled.fixed >> i & 1:
                menu.add(f"reroll:{die}:{face(rolled.kind, i, rolled.faces[i])}", Reroll((i,)))


class ReadDice(Effect[Island]):
    """RC-441 to RC-448: Wound, then Success with the yield, then Adventure."""

    def apply(self, w: Island, by: Cause) -> Effects:
        rolled = w.taken_up()
        wound, success, adventure = (face(rolled.kind, i, f) for i, f in enumerate(rolled.faces))
        out: list[AnyEffect] = [Wound("taker")] if wound == "wound" else []
        out.append(Succeed() if success == "success" else Determination("taker", FAILED_DETERMINATION))
        if adventure == "adventure" or w.token(rolled.kind, "adventure"):
            out.append(MeetAdventure(True))
        return tuple(out)


class ReadSuccess(Effect[Island]):
    """confused: with enough pawns only the Success die counts."""

    def apply(self, w: Island, by: Cause) -> Effects:
        rolled = w.taken_up()
        done = face(rolled.kind, 1, rolled.faces[1]) == "success"
        return (Succeed() if done else Determination("taker", FAILED_DETERMINATION), MeetAdventure(False))


class MeetAdventure(Effect[Island]):
    """RC-444, RC-474, RC-734, RC-735, RC-943: the die or a token on the field draws one card; for Friday and on the
    Raft it is 1 Wound instead."""

    shown: bool
    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        p = w.acting
        assert p is not None
        if w.token(p.kind, "adventure"):
            w.fields[p.kind] = tuple([t for t in w.fields[p.kind] if t != "adventure"])
        elif not self.shown:
            return ()
        if by.who == FRIDAY or p.name == "rescue":
            return (Wound("taker"),)
        return (DrawAdventure(FIELDS[p.kind]),)


class DrawAdventure(Effect[Island]):
    """RC-444, RC-449: the top card of an Adventure deck, its upper half for the taker."""

    kind: str

    def apply(self, w: Island, by: Cause) -> Effects:
        deck = f"{self.kind}-adventure"
        if not w.size(deck):
            w.refill(deck, f"{deck}-discard")
            if not w.size(deck):
                return ()
        card = w.draw(deck, "resolving")
        here = Cause(by.seat, by.who, card, by.place, by.target)
        return (Under(here, (*w.card(card, Adventure).effect, DiscardAdventure())),)


class DiscardAdventure(Effect[Island]):
    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.holds("resolving", by.card):
            w.move(by.card, "resolving", f"{w.content.cards[by.card].deck}-discard")
        return ()


class KeepCard(Effect[Island]):
    """A card with one use that stays on the table."""

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.phase == "action":
            w.take(by.card, "resolving")
            to_future(w, by.card, by.who)
        else:
            w.move(by.card, "resolving", "kept")
        return ()


# --- success -----------------------------------------------------------------------------------------------------------


class Succeed(Effect[Island]):
    """The Action succeeds: what was assigned is spent, and it brings what it was for."""

    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        p = w.acting
        assert p is not None
        spend(w, p)
        match p.kind:
            case "build":
                return (Built(p.name),)
            case "gather":
                space, _, source = p.name.partition("-")
                gathered = Gathered(space, source, p.how == "token")
                return (gathered, Window("gathered")) if w.has("basket") or w.has("sack") else (gathered,)
        return (ExploreDone(p.name),)


def spend(w: Island, p: Planned) -> None:
    """RC-355: assigned resources are spent on success only."""
    w.acting = replace(p, wood=0, fur=0, food=0)
    w.stock["wood"] -= p.wood
    w.stock["fur"] -= p.fur
    perishable = min(p.food, w.stock["food"])
    w.stock["food"] -= perishable
    w.stock["ration"] -= p.food - perishable


class Built(Effect[Island]):
    """RC-343, RC-351 to RC-353: Shelter, a level, or an Invention that waits for the end of the phase.

    An Invention discarded since it was planned is built all the same (RC-274).
    """

    what: str

    def apply(self, w: Island, by: Cause) -> Effects:
        if self.what == "shelter":
            w.shelter = True
            w.today = (*w.today, "new-shelter")
            return ()
        if self.what in w.levels:
            return (Level(self.what, 1),)
        for zone in ("inventions", "scenario", *[f"personal-{s}" for s in range(w.players)], "invention-discard"):
            card = w.find(zone, "cross" if self.what.startswith("cross-") else self.what)
            if card >= 0:
                it = w.content.cards[card]
                if isinstance(it, ScenarioInvention) and it.again:
                    return (Last(Lasting("actions-end", how="due", then=it.gives)),)
                w.take(card, zone)
                to_future(w, card, by.who)
                personal = zone.startswith("personal")
                return (Determination("taker", PERSONAL_DETERMINATION),) if personal else ()
        return ()


class Gathered(Effect[Island]):
    """RC-372, RC-374, RC-375: one of the source's kind, and one more for a +1 token of that kind."""

    space: str
    source: str
    only_token: bool = False

    def apply(self, w: Island, by: Cause) -> Effects:
        kind = "wood" if self.source == "wood" else "food"
        tokens = w.spots[self.space].tokens
        more = any(t in tokens for t in (("wood", "hatchet") if kind == "wood" else ("food",)))
        spent = f"token-{self.space}-{kind}" in w.used
        n = (not self.only_token) + (more and not spent)
        if more:
            w.used = (*w.used, f"token-{self.space}-{kind}")
        return (Gain(kind, n),) if n else ()


class MoreGathered(Effect[Island]):
    """One more of the gathered kind, also if the Action failed (RC-376, RC-377)."""

    def apply(self, w: Island, by: Cause) -> Effects:
        source = (w.acting.name if w.acting else by.target).partition("-")[2]
        return (Gain("wood" if source == "wood" else "food"),)


class ThreatAction(Effect[Island]):
    """RC-304, RC-305, RC-307, RC-308: pay, take the benefit, discard the card; its Threat effect never happens."""

    def apply(self, w: Island, by: Cause) -> Effects:
        p = w.acting
        assert p is not None
        zone = f"threat-{p.name}"
        if not w.size(zone):
            return ()
        spend(w, p)
        card = w.zones[zone].top[-1]
        here = Cause(by.seat, by.who, card, "action", by.target)
        threat = w.content.cards[card]
        if isinstance(threat, Wreckage):
            w.move(card, zone, "wreckage")
            return (Under(here, threat.two if p.how == "two" else threat.one),)
        assert isinstance(threat, Event)
        w.move(card, zone, "event-discard")
        return (Under(here, threat.threat.then),)


class ArrangeCamp(Question[Island]):
    """RC-431 to RC-434, RC-486, RC-1233: two Determination and Morale, with four players one of the two."""

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if w.players == 4 and not w.token("arrange", "blocked") and not self.bible(w) else ()

    def bible(self, w: Island) -> bool:
        return "bible" in w.today

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        menu.add("determination", Determination("taker", 2))
        menu.add("morale", Morale(1))

    def apply(self, w: Island, by: Cause) -> Effects:
        if w.token("arrange", "blocked"):
            return (RemoveToken("blocked", "arrange"),)
        morale = (Morale(1),) if w.players < 4 else ()
        if self.bible(w):
            w.today = tuple([f for f in w.today if f != "bible"])
            return (Determination("taker", 3), Heal("taker"), *morale)
        return (Determination("taker", 2), *morale)


class Bible(Effect[Island]):
    """bible: this Arranging gives 3 Determination and heals 1 (RC-1215)."""

    def apply(self, w: Island, by: Cause) -> Effects:
        w.today = (*w.today, "bible")
        return ()


class RestAction(Effect[Island]):
    """RC-435 to RC-438, RC-947: heal 1; the Bed heals 2 and gives Determination, the Hammock gives Determination."""

    def apply(self, w: Island, by: Cause) -> Effects:
        if by.who == JENNY:
            return (Heal("taker"),)
        if w.has("bed"):
            return (Heal("taker", 2), Determination("taker", 1))
        gain = (Determination("taker", 1),) if w.treasure("hammock") else ()
        return (Heal("taker"), *gain)


class ExtraBuilding(Question[Island]):
    """fast-work, RC-1211: one more Building Action without a pawn; its cost from unassigned resources, dice rolled.

    A Shelter of this same phase is not there for it yet (RC-270).
    """

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (by.seat,) if self.targets(w, by) else ()

    def targets(self, w: Island, by: Cause) -> list[Planned]:
        planned = {(p.kind, p.name) for p in w.plan}
        found = []
        for t in survey(w).found:
            if t.kind != "build" or t.how.startswith("thrift") or (t.taker >= 0 and t.taker != by.who):
                continue
            if not t.again and ((t.kind, t.name) in planned or self.in_future(w, t.name)):
                continue
            if t.name in ("roof", "palisade") and "new-shelter" in w.today and not w.natural_shelter():
                continue
            if w.free("wood") >= t.wood and w.free("fur") >= t.fur and w.free("food") >= t.food:
                found.append(Planned("build", t.name, t.how, t.wood, t.fur, t.food, 1, 99, (f"{by.who}a",), "extra"))
        return found

    def in_future(self, w: Island, name: str) -> bool:
        return any(w.content.cards[c].id == name for c in w.zones["future"].entries())

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for p in self.targets(w, by):
            menu.add(":".join(filter(None, ("build", p.name, p.how))), BuildExtra(p))


class BuildExtra(Effect[Island]):
    """The extra Action takes the table, then the one that brought it goes on."""

    it: Planned

    def apply(self, w: Island, by: Cause) -> Effects:
        before = w.acting
        w.acting = self.it
        here = Cause(by.seat, by.who, -1, "action", self.it.name)
        dice: Effects = (Throw("build", (6, 6, 6)), ForcedReroll(), Window("dice"), ReadDice())
        return (Under(here, (BeastToken(), *dice)), ActOn(before))


class ActOn(Effect[Island]):
    it: Planned | None
    quiet: ClassVar[bool] = True

    def apply(self, w: Island, by: Cause) -> Effects:
        w.acting = self.it
        return ()


# --- the end of the phase ---------------------------------------------------------------------------------------------


class EndOfActions(Effect[Island]):
    """RC-294, RC-295: pawns return; resources, tokens, Treasures, Items, scenario Items, win check."""

    def apply(self, w: Island, by: Cause) -> Effects:
        w.plan = ()
        w.extras = ()
        w.targets = ()
        w.phase = "actions-end"
        w.today = tuple([flag for flag in w.today if flag != "items-out"])
        return (*arrivals(w), ItemsReady(), ActionsEnd(), CheckGoal())


def arrivals(w: Island) -> Effects:
    """Resources, Discovery tokens, Treasures and Starting Items of everybody who is at the Camp (RC-548)."""
    for who in range(PERSONS):
        if who in w.outside:
            continue
        for i, what in enumerate(RESOURCES):
            w.stock[what] += w.future[4 * who + i]
            w.future[4 * who + i] = 0
    tokens: list[AnyEffect] = []
    treasures: list[AnyEffect] = []
    for card in w.zones["future"].top:
        if w.owner.get(card, -1) in w.outside:
            continue
        match w.content.cards[card]:
            case Discovery():
                tokens.append(TokenAvailable(card))
            case Mystery():
                treasures.append(TakeTreasure(card))
            case StartingItem():
                w.take(card, "future")
                ready_item(w, card)
            case Adventure():
                w.owner.pop(card)
                w.move(card, "future", "kept")
    return (*tokens, *treasures)


class ItemsReady(Question[Island]):
    """RC-295: Items in the order the group likes, scenario Items last."""

    def items(self, w: Island) -> list[int]:
        here = [c for c in w.zones["future"].top if isinstance(w.content.cards[c], Invention)]
        here = [c for c in here if w.owner.get(c, -1) not in w.outside]
        plain = [c for c in here if w.content.cards[c].deck == "invention"]
        return plain or here

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.first,) if self.items(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        for card in self.items(w):
            menu.add(f"item:{w.content.cards[card].id}", GainItem(card), ShortcutPending(), stay=True)
