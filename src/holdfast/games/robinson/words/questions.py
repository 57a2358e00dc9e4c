"""Windows whose prompt says what lies on the table: dice, a fight, the sky."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.asking import Asking
from holdfast.core.engine.effects import Window
from holdfast.games.robinson.actions.combat import Strike, blow
from holdfast.games.robinson.numbers import ACTION_DICE, face
from holdfast.games.robinson.world import Island

if TYPE_CHECKING:
    from holdfast.core.words.teller import Teller


def ask(teller: "Teller", w: Island, asking: Asking) -> str | None:
    """What is asked, where the moment alone does not say enough."""
    question = asking.effect
    if not isinstance(question, Window):
        return None
    who = asking.by.who if asking.by.who >= 0 else asking.seats[0]
    actor = teller.noun(f"the-who-{who}", w=w)
    said: dict[str, Any] | None = None
    match moment := question.at():
        case "dice":
            said = dice(teller, w)
        case "fight":
            said = fight(w)
        case "clouds":
            said = clouds(w)
    if said is None:
        return None
    text = teller.say(f"ask-{moment}", actor=actor, **said)
    return text[:1].upper() + text[1:]


def dice(teller: "Teller", w: Island) -> dict[str, Any] | None:
    """RC-441: what the three dice show."""
    rolled = w.rolled()
    if rolled is None or rolled.kind not in ACTION_DICE:
        return None
    names = ("wound", "success", "adventure")
    return {d: teller.noun(f"die-{d}-{face(rolled.kind, i, rolled.faces[i])}") for i, d in enumerate(names)}


def fight(w: Island) -> dict[str, Any] | None:
    """RC-451: strength, Weapon level, and the Wounds that would follow."""
    strike = blow(w)
    if not isinstance(strike, Strike):
        return None
    return {"strength": strike.strength, "weapon": w.levels["weapon"] + w.temporary, "n": max(0, strike.wounds(w))}


def clouds(w: Island) -> dict[str, Any] | None:
    """RC-503 to RC-505: the clouds, the Roof, and what they would take."""
    if not w.at_camp():
        return None
    rain, winter, roof = w.clouds.get("rain", 0), w.clouds.get("winter", 0), w.levels["roof"]
    excess = max(0, rain + winter - roof)
    return {"rain": rain, "winter": winter, "roof": roof, "wood": winter + excess, "food": excess}


IMPLIED = frozenset(
    {
        ("build-free", "items"),
        ("discard-inventions", "item-lost"),
        ("flip-item", "item-lost"),
        ("share", "determination"),
    }
)
"""What questions say of all their answers, by the question and the stake."""
IN_TURN = frozenset({"resolve-all"})
"""Questions of which thing comes next."""
