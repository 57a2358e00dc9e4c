"""How likely the things are that matter in an Action (RC-324, RC-441 to RC-448, RC-475, RC-990): exact counts."""

from holdfast.core.facts import Probability, Risk, Roll
from holdfast.core.state.observed_world import ObservedWorld
from holdfast.games.robinson.actions.combat import Strike
from holdfast.games.robinson.actions.dice import cursed
from holdfast.games.robinson.actions.options import DICE
from holdfast.games.robinson.cards import Beast
from holdfast.games.robinson.flow.action import beast_near
from holdfast.games.robinson.people.persons import FRIDAY
from holdfast.games.robinson.planning.plan import agreed
from holdfast.games.robinson.planning.planned import Planned
from holdfast.games.robinson.rules import ACTION_DICE, face
from holdfast.games.robinson.scenarios.cannibals import strength_of
from holdfast.games.robinson.world import FIELDS, Island


def shown(kind: str, die: int) -> float:
    """RC-002: how likely the die shows what it is called after."""
    faces = ACTION_DICE[kind][die]
    return faces.count(DICE[die]) / len(faces)


def certain(w: Island, p: Planned) -> bool:
    """RC-279, RC-1231: no dice at all: enough pawns, and nobody is confused."""
    if p.kind not in FIELDS:
        return True
    return len(p.pawns) >= p.most and not w.holds_today("confused", p.taker())


def forced_rerolls(w: Island, p: Planned) -> int:
    """RC-472, RC-473, RC-1231: how often a Success must be rolled again."""
    taker = p.taker()
    return w.token(p.kind, "reroll") + cursed(w, taker) + w.holds_today("confused", taker)


def shared_token(w: Island, p: Planned) -> bool:
    """RC-474: is there an Adventure token that only the first of several planned Actions of a kind will meet?"""
    return w.token(p.kind, "adventure") and any(q.kind == p.kind and q.name != p.name for q in w.plan)


def action_roll(w: Island, seat: int, p: Planned, comes_next: bool = False) -> Roll | None:
    """RC-441 to RC-448: the dice of an Action with its present pawns, or none if it surely succeeds; a hunt draws a
    Beast. The Action that comes next meets the tokens of its field."""
    if p.kind == "hunt" and p.name == "beast":
        return hunt_roll(w, seat)
    if p.kind not in FIELDS:
        return None
    if certain(w, p):
        return Roll((), "success", (Probability("success", 1.0),))
    success = shown(p.kind, 1) ** (1 + forced_rerolls(w, p))
    need = "success"
    if len(p.pawns) >= p.most:
        return Roll(("die-success",), need, (Probability("success", success),))
    wound = shown(p.kind, 0)
    met = w.token(p.kind, "adventure") and (comes_next or not shared_token(w, p))
    adventure = 1.0 if met else shown(p.kind, 2)
    dice = tuple([f"die-{die}" for die in DICE])
    if p.taker() == FRIDAY or p.name == "rescue":
        hurt = 1 - (1 - wound) * (1 - adventure)
        return Roll(dice, need, (Probability("success", success), Probability("wound", hurt)))
    return Roll(
        dice, need, (Probability("success", success), Probability("wound", wound), Probability("adventure", adventure))
    )


def reroll_roll(w: Island, die: str) -> Roll | None:
    """RC-623: one die of the roll on the table again."""
    rolled = w.rolled()
    if rolled is None or die not in DICE:
        return None
    return Roll((f"die-{die}",), die, (Probability(die, shown(rolled.kind, DICE.index(die))),))


def any_reroll(w: Island) -> Roll | None:
    """RC-623: what a reroll of one of the dice on the table may improve."""
    rolled = w.rolled()
    if rolled is None or rolled.kind not in ACTION_DICE:
        return None
    chances = []
    for die, (name, mended) in enumerate(MENDED.items()):
        shows = face(rolled.kind, die, rolled.faces[die]) == name
        if shows is (name == mended) or rolled.fixed >> die & 1:
            continue
        if name == "adventure" and w.token(rolled.kind, "adventure"):  # RC-474: it comes in any case
            continue
        likely = shown(rolled.kind, die)
        chances.append(Probability(mended, likely if name == mended else 1 - likely))
    return Roll((), "reroll", tuple(chances)) if chances else None


MENDED = {"wound": "no-wound", "success": "success", "adventure": "no-adventure"}
"""The result that a reroll of each die hopes for, in order."""


# --- Beasts --------------------------------------------------------------------------------------------------------------


def possible_beasts(w: Island, seat: int) -> list[Beast]:
    """RC-324, RC-804: what the next hunt may meet, as this seat knows; each as likely as the others."""
    face = ObservedWorld(w, seat)
    top = face.zones["hunting"].top
    if top and top[-1] >= 0:
        return [w.card(top[-1], Beast)]
    return [card for card in face.unseen("beast") if isinstance(card, Beast)]


def hunt_roll(w: Island, seat: int) -> Roll | None:
    """RC-326, RC-451, RC-461: how likely the hunter is wounded at all, and gravely, if nothing is used in the fight."""
    beasts = possible_beasts(w, seat)
    if not beasts:
        return None
    stronger = w.token("hunt", "beast")
    wounds = [Strike(beast.strength + stronger).wounds(w) for beast in beasts]
    n = len(wounds)
    hurt = sum(wound > 0 for wound in wounds) / n
    gravely = sum(wound > 2 for wound in wounds) / n
    return Roll(("beast",), "weapon", (Probability("wound", hurt), Probability("three-wounds", gravely)))


def action_risks(w: Island, seat: int, p: Planned, comes_next: bool = False) -> tuple[Risk, ...]:
    """What an Action meets besides its dice: missing pawns, Beast tokens, an Adventure on the field, a village."""
    risks: list[Risk] = []
    if len(p.pawns) < p.least:
        risks.append(Risk("short", p.least - len(p.pawns), "RC-279"))
    elif p.kind == "threat" and not agreed(w, p):
        risks.append(Risk("short", 1, "RC-310"))
    if p.kind in FIELDS and not comes_next and shared_token(w, p):
        risks.append(Risk("adventure-first", 0, "RC-474"))
    elif p.kind in FIELDS and certain(w, p) and w.token(p.kind, "adventure"):
        risks.append(Risk("adventure", 0, "RC-474"))
    if p.kind in (*FIELDS, "hunt") and p.name != "beast" and beast_near(w, p) and not w.levels["weapon"]:
        risks.append(Risk("wounds", 1, "RC-475"))
    if p.kind == "hunt" and p.name.startswith("burn-"):
        wounds = Strike(burning_strength(w, p.name.removeprefix("burn-"))).wounds(w)
        if wounds > 0:
            risks.append(Risk("wounds", wounds, "RC-990"))
    return tuple(risks)


def burning_strength(w: Island, space: str) -> int:
    """RC-989, RC-990: what a village or the City pits against the Weapon level."""
    return strength_of(w, space) + w.token("hunt", "beast")
