"""Labels of options about cards."""

from typing import TYPE_CHECKING, Any

from holdfast.games.under_our_sun.dice.text import rows
from holdfast.games.under_our_sun.map.tiles import TileOrder
from holdfast.games.under_our_sun.text.labels import Ask, Labels, Prompts, described, offered
from holdfast.games.under_our_sun.text.nouns.names import foe
from holdfast.games.under_our_sun.things.gear import TurnCard
from holdfast.games.under_our_sun.things.options import SearchBody
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer

if TYPE_CHECKING:
    pass


def keep(ask: Ask) -> str | None:
    """US-357, US-1005: the finds are named for the one asked; the log never names them."""
    finds = [ask.w.content.cards[card].key for card in ask.w.zones[f"finds-{ask.option.seat}"].top]
    nth = ask.it.n - 1
    if nth >= len(finds):
        return None
    found = offered(ask, finds[nth])
    return ask.say("live-another", what=found.removesuffix(".")) if finds[nth] in finds[:nth] else found


def next_tile(ask: Ask) -> str | None:
    """Old Map: the tiles are named for the one who looks at them."""
    after = next((e for e in ask.option.then if isinstance(e, TileOrder)), None)
    return described(ask.localizer, ask.w.content.cards[after.order[-1]].key) if after is not None else None


def turn(ask: Ask) -> str | None:
    """US-344: the card with what it will not do for the rest of the day."""
    turned = next((e for e in ask.option.then if isinstance(e, TurnCard)), None)
    return described(ask.localizer, ask.w.content.cards[turned.card].key) if turned is not None else None


def body(ask: Ask) -> str | None:
    """US-214, US-349: what each number of successes brings; the body is gone in Preparation."""
    id = ask.it.body
    lies = next((it for it in ask.w.bodies if it.id == id), None)
    loot = ask.w.fighter(lies).loot if lies is not None else {}
    return ask.say(
        "live-loot",
        of=foe(ask.localizer, ask.w, id, "of"),
        a=foe(ask.localizer, ask.w, id),
        rows=rows(ask.localizer, loot),
        late="yes" if ask.w.dark() else "no",
    )


LABELS: Labels = {
    "keep": keep,
    "next": next_tile,
    "turn": turn,
    SearchBody: body,
}


def tiles(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    return {"nth": len(effect.order) + 1}


PROMPTS: Prompts = {
    TileOrder: tiles,
}
