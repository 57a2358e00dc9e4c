"""The Camp, and moving it (RC-533 to RC-540)."""

from holdfast.core.engine.effect import AnyEffect, Cause, Effect, Effects, Outcomes, Question, Seat
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry, unlogged
from holdfast.games.robinson.island.options import AtSpace, PlusToken, Stay
from holdfast.games.robinson.island.tokens import add_token, may_lie, remember, several_there, take_token
from holdfast.games.robinson.log import MAP, decider, fields, line
from holdfast.games.robinson.people.wounds import Wound
from holdfast.games.robinson.things.inventions import LoseItem
from holdfast.games.robinson.things.items import ShortcutPending
from holdfast.games.robinson.things.resources import Level, lowering
from holdfast.games.robinson.vocabulary import Space
from holdfast.games.robinson.world import Island


def camp_sites(w: Island) -> list[str]:
    """RC-533, RC-992: adjacent, explored, accessible; never on an unburnt village or the City."""
    return [s for s in w.adjacent() if not w.spots[s].totem or "village" not in w.marks]


class MoveCamp(Question[Island]):
    """RC-533, RC-557: those at the Camp may move it or stay; RC-540: forced and impossible, each player gets 1 Wound."""

    forced: bool = False

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.host(),) if camp_sites(w) and w.host() >= 0 else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        if not self.forced:
            menu.add(Stay())
        for space in camp_sites(w):
            menu.add(AtSpace("move-camp", space), CampTo(space))

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Wound("each", w.rules.forced_move_wounds),) if self.forced else ()

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        return line("nowhere-to-go") if self.forced else None


class CampTo(Effect[Island]):
    """RC-534 to RC-539: with a built Shelter half of Roof and Palisade is lost, at a natural one all of it."""

    space: Space
    beat = "move"
    accounts_for = ("camp", "links.*")

    def apply(self, w: Island, by: Cause) -> Effects:
        old = w.camp
        lost = lost_by_moving(w)
        remember(w, by, f"lost:{lost['roof']}:{lost['palisade']}")
        w.camp = self.space
        after: list[AnyEffect] = [*lowering(lost)]
        after += [MoveToken(card, old) for card in w.links if camp_token(w, card, old)]
        if "shortcut" in w.built:
            after.append(LoseItem("shortcut", True))
        return (*after, ShortcutPending())

    def log(self, w: Island, by: Cause, outcomes: Outcomes) -> LogEntry:
        """RC-533, RC-557: the First Player chooses the space, or the player who decides in their place."""
        return line("camp-to", space=self.space, who=decider(w, w.speaker()) if w.players > 1 else "")


def lost_by_moving(w: Island) -> dict[str, int]:
    """RC-535, RC-536: levels that a move costs."""
    return {track: w.levels[track] // 2 if w.shelter else w.levels[track] for track in ("roof", "palisade")}


def camp_token(w: Island, card: int, space: str) -> str:
    """The +1 token that a card put on this tile and that is still there, or nothing."""
    token = CAMP_TOKENS.get(w.content.cards[card].key, "")
    there = w.links.get(card, "").partition("+")[0] == space and token in w.spots[space].tokens
    return token if there else ""


class MoveToken(Question[Island]):
    """RC-538, RC-539: a +1 token of an Item may come along, unless RC-665 forbids it; that of a Treasure does (RC-1229)."""

    card: int
    old: Space

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        treasure = w.content.cards[self.card].deck == "mystery"
        return () if treasure or not self.room(w) else (w.host(),)

    def room(self, w: Island) -> bool:
        token = camp_token(w, self.card, self.old)
        return may_lie(w, w.camp, token, several_there(w, token))

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        token = camp_token(w, self.card, self.old)
        menu.add(PlusToken("carry", token), TokenCarried(self.card, self.old))
        menu.add(PlusToken("leave", token))

    def apply(self, w: Island, by: Cause) -> Effects:
        return (TokenCarried(self.card, self.old),) if self.room(w) else ()


class TokenCarried(Effect[Island]):
    card: int
    old: Space
    beat = "move"
    accounts_for = MAP
    log = fields

    def apply(self, w: Island, by: Cause) -> Effects:
        token = camp_token(w, self.card, self.old)
        take_token(w, self.old, token)
        add_token(w, w.camp, token, several_there(w, token))
        _, plus, rest = w.links[self.card].partition("+")
        w.links[self.card] = f"{w.camp}{plus}{rest}"
        return ()


CAMP_TOKENS = {
    "invention/snare": "food",
    "invention/corral": "food",
    "scenario-invention/hatchet": "wood",
    "mystery/hatchet": "hatchet",
}


class RestoreMoveLoss(Effect[Island]):
    """cloudburst: Roof +1 and Palisade +1, each only if it was lost by that move."""

    log = unlogged

    def apply(self, w: Island, by: Cause) -> Effects:
        lost = w.links.pop(by.card, "").split(":")[1:]
        return tuple([Level(track, 1) for track, n in zip(("roof", "palisade"), lost, strict=False) if int(n)])
