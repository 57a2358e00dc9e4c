"""Where the Camp is, and moving it (RC-533 to RC-540)."""

from holdfast.core.effect import AnyEffect, Cause, Effect, Effects, Question, Seat
from holdfast.core.menu import Menu
from holdfast.games.robinson.inventions import LoseItem, ShortcutPending
from holdfast.games.robinson.people import Wound
from holdfast.games.robinson.resources import Level
from holdfast.games.robinson.tokens import add_token, take_token
from holdfast.games.robinson.world import Island


def camp_sites(w: Island) -> list[str]:
    """RC-533, RC-992: adjacent, explored, accessible; never on an unburnt village or the City."""
    return [s for s in w.adjacent() if not w.spots[s].totem or "village" not in w.marks]


class MoveCamp(Question[Island]):
    """RC-533: the group may move the Camp or stay; RC-540: forced, and impossible, each player gets 1 Wound."""

    forced: bool = False

    def asked(self, w: Island, by: Cause) -> tuple[Seat, ...]:
        return (w.first,) if camp_sites(w) else ()

    def options(self, w: Island, by: Cause, seat: Seat, menu: Menu) -> None:
        if not self.forced:
            menu.add("stay")
        for space in camp_sites(w):
            menu.add(f"move-camp:{space}", CampTo(space))

    def apply(self, w: Island, by: Cause) -> Effects:
        return (Wound("each"),) if self.forced else ()


class CampTo(Effect[Island]):
    """RC-534 to RC-539: with a built Shelter half of Roof and Palisade is lost, at a natural one all of it."""

    space: str

    def apply(self, w: Island, by: Cause) -> Effects:
        old = w.camp
        roof, palisade = w.levels["roof"], w.levels["palisade"]
        if w.shelter:
            w.levels["roof"] -= roof // 2
            w.levels["palisade"] -= palisade // 2
        else:
            w.levels["roof"] = w.levels["palisade"] = 0
        if by.card >= 0:
            w.links[by.card] = f"lost:{roof - w.levels['roof']}:{palisade - w.levels['palisade']}"
        w.camp = self.space
        self._carry_tokens(w, old)
        after: list[AnyEffect] = [LoseItem("shortcut", True)] if "shortcut" in w.built else []
        return (*after, ShortcutPending())

    def _carry_tokens(self, w: Island, old: str) -> None:
        """RC-538, RC-539: +1 tokens of Items go along unless RC-665 forbids it; then they stay behind."""
        for card, linked in list(w.links.items()):
            space, plus, rest = linked.partition("+")
            token = CAMP_TOKENS.get(w.content.cards[card].key) if card >= 0 else None
            if token is None or space != old or token not in w.spots[old].tokens:
                continue
            if add_token(w, self.space, token, several=token == "food" and "many-food" in w.marks):
                take_token(w, old, token)
                w.links[card] = f"{self.space}{plus}{rest}"


CAMP_TOKENS = {
    "invention/snare": "food",
    "invention/corral": "food",
    "scenario-invention/hatchet": "wood",
    "mystery/hatchet": "hatchet",
}


class RestoreMoveLoss(Effect[Island]):
    """cloudburst: Roof +1 and Palisade +1, each only if it was lost by that move."""

    def apply(self, w: Island, by: Cause) -> Effects:
        lost = w.links.pop(by.card, "").split(":")[1:]
        return tuple([Level(track, 1) for track, n in zip(("roof", "palisade"), lost, strict=False) if int(n)])
