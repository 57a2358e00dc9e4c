"""The evening: who eats what, who is cured; and the small questions of the camp."""

from holdfast.core.engine.effects import Ballot, Under
from holdfast.core.facts import Facts
from holdfast.core.player import RankedOption
from holdfast.games.naufragos.bot.outlook import Outlook, because, ranked
from holdfast.games.naufragos.bot.things import Found, card_of
from holdfast.games.naufragos.castaways.diary import PutBack
from holdfast.games.naufragos.free_acts.automatic import kept
from holdfast.games.naufragos.night.meals import EatPiece, LeaveAll, LeavePiece
from holdfast.games.naufragos.plot.plot_cards import LayCampCard
from holdfast.games.naufragos.setup.opening import TakeCharacter

ABILITIES = {"pathfinder": 5.0, "fisher": 4.0, "strong": 3.5, "cook": 3.0, "medic": 3.0, "lucky": 2.5}
DYING = 3
"""Traumas after which one more is death (NA-172)."""


# --- the meal ----------------------------------------------------------------------------------------------------------------


def piece(o: Outlook) -> list[RankedOption]:
    """NA-305: perishable food first; the hungry eat, oneself before others unless one is near death; then the weak."""
    w = o.w
    kind = "cube" if w.cubes else "food"
    who = eater(o, kind)
    hungry = sum([not w.fed >> s & 1 for s in o.camp])
    found: Found = []
    for option in o.at.moves:
        effect = option.then[0]
        match effect:
            case EatPiece():
                right = effect.seat == who and effect.kind == kind
                why = because("hungry", who=f"who-{effect.seat}", n=w.rules.starving_wounds)
                if w.fed >> effect.seat & 1:
                    rots = effect.kind == "cube" and not kept(w)
                    why = because("energy" if rots else "weak", who=f"who-{effect.seat}", n=w.energy[effect.seat])
                found.append((1.0 if right else -0.5, option, why))
            case LeavePiece():
                right = who < 0 and effect.kind == kind
                found.append((0.5 if right else -1.0, option, because("keep-food", n=w.food)))
            case LeaveAll():
                done = who < 0 and (kind == "food" or not w.food or eater(o, "food") < 0)
                found.append((0.6 if done else -1.0, option, because("keep-food", n=w.food)))
            case _:
                found.append((2.0 if not hungry and o.at.deed(option).what == kind else -2.0, option, because("dog")))
    return ranked(found)


def eater(o: Outlook, kind: str) -> int:
    """The seat that eats the next piece: the hungry, then the weak; -1 for nobody."""
    w, n = o.w, o.n
    hungry = [s for s in o.camp if not w.fed >> s & 1]
    if hungry:
        dying = [s for s in hungry if w.trauma[s] >= DYING]
        return dying[0] if dying else of_the_hungry(o, hungry, kind)
    weak = [s for s in o.camp if w.energy[s] < w.top(s)]
    if kind == "food":
        last = w.last_turn == w.turn
        weak = [s for s in weak if w.energy[s] <= n.weak and w.food > len(o.camp) * n.stock and not last]
    elif w.having("cook") in o.camp and w.cubes + w.left[0] <= 2 and w.food < len(o.camp):
        weak = [s for s in weak if w.energy[s] <= 1]
    return min(weak, key=lambda s: (w.energy[s] - (s == o.leader), s != o.seat, s)) if weak else -1


def of_the_hungry(o: Outlook, hungry: list[int], kind: str) -> int:
    """Oneself first; but an owner of food leaves to those who have none what keeps, and what is too little for all."""
    w = o.w
    scarce = w.cubes + w.food < len(hungry)
    poor = [s for s in hungry if not w.held[s]]
    fed_by_store = poor if kind == "food" or scarce else hungry
    if o.seat in fed_by_store:
        return o.seat
    who = fed_by_store or (hungry if kind == "cube" else [])
    return min(who, key=lambda s: (-need(o, s), s), default=-1)


def need(o: Outlook, seat: int) -> float:
    w = o.w
    return 2 * w.trauma[seat] + w.wounds[seat] - 0.1 * w.energy[seat]


def own_food(o: Outlook) -> list[RankedOption]:
    """NA-308: eaten by the hungry; what is more than tomorrow's meal goes to a hungry neighbour."""
    w, me = o.w, o.seat
    mine = w.held[me]
    hungry = [s for s in o.camp if s != me and not w.fed >> s & 1 and not w.held[s]]
    weak = w.energy[me] <= 1 and w.energy[me] < w.top(me) and mine > 1
    found: Found = []
    for option in o.at.moves:
        facts = o.at.deed(option)
        match facts.deed:
            case "eat-own":
                starved = not w.fed >> me & 1
                worth = 3.0 if starved else 0.5 if weak else -1.0
                found.append((worth, option, because("own-meal", who=f"who-{me}", n=mine)))
            case "give-own":
                right = bool(hungry) and facts.who == hungry[0] and bool(w.fed >> me & 1)
                found.append(
                    (
                        2.0 if right else -2.0,
                        option,
                        because("hungry", who=f"who-{facts.who}", n=w.rules.starving_wounds),
                    )
                )
            case _:
                found.append((0.0, option, because("keep-food", n=mine)))
    return ranked(found)


def keep_or_eat(o: Outlook) -> list[RankedOption]:
    fed = o.w.fed >> o.seat & 1
    found: Found = []
    for option in o.at.moves:
        eats = o.at.deed(option).deed == "eat-own"
        found.append((float(eats != bool(fed)), option, because("own-meal", who=f"who-{o.seat}", n=o.w.held[o.seat])))
    return ranked(found)


def feed_dog(o: Outlook) -> list[RankedOption]:
    """NA-316: if the owner has eaten and has more."""
    w = o.w
    feeds = bool(w.fed >> o.seat & 1) and w.held[o.seat] > 1
    found: Found = []
    for option in o.at.moves:
        found.append((float((o.at.deed(option).deed == "feed-dog") == feeds), option, because("dog")))
    return ranked(found)


def cook(o: Outlook) -> list[RankedOption]:
    """NA-934: as much as can be kept."""
    return ranked([(float(o.at.deed(p).n), p, because("preserve", n=o.at.deed(p).n)) for p in o.at.moves])


def medic(o: Outlook) -> list[RankedOption]:
    """NA-930, NA-931: a trauma costs nothing; a wound 1 energy, where there is enough. Who is nearest to death first."""
    w = o.w
    found: Found = []
    for option in o.at.moves:
        facts = o.at.deed(option)
        who = facts.who
        match facts.deed:
            case "mend":
                worth = 10.0 + 2 * w.trauma[who] + (who == o.seat)
                found.append((worth, option, because("mend", who=f"who-{who}", n=w.trauma[who])))
            case "bandage":
                worth = w.wounds[who] + 0.5 * (who == o.seat) if w.energy[o.seat] >= 3 else -1.0
                found.append((worth, option, because("bandage", who=f"who-{who}", n=w.wounds[who])))
            case _:
                found.append((0.0, option, because("nothing-better")))
    return ranked(found)


def more_from_supply(o: Outlook) -> list[RankedOption]:
    takes = o.pieces < len(o.camp) + o.room
    found: Found = []
    for option in o.at.moves:
        why = because("food", n=o.mouths, have=o.pieces) if takes else because("keep-supply", n=o.pieces)
        found.append((float((o.at.deed(option).deed == "take-supply") == takes), option, why))
    return ranked(found)


def catch(o: Outlook) -> list[RankedOption]:
    """The worst tile goes back: shark and jellyfish before small fish."""
    w = o.w
    found: Found = []
    for option in o.at.moves:
        card = getattr(option.then[0], "card", -1)
        tile = w.piece(card)
        worth = {"shark": 9.0, "jellyfish": 5.0}.get(tile.kind, -float(tile.value))
        found.append((worth, option, because("least-useful", card=card_of(o, card))))
    return ranked(found)


def keep_one(o: Outlook) -> list[RankedOption]:
    """The token that is worth more is kept."""
    w = o.w
    found: Found = []
    for option in o.at.moves:
        token = next(e.card for e in option.then if isinstance(e, PutBack))
        found.append((-float(w.piece(token).value), option, because("lower-token", n=w.piece(token).value)))
    return ranked(found)


# --- choices -----------------------------------------------------------------------------------------------------------------


def choose(o: Outlook) -> list[RankedOption]:
    """A choice of a card, by what follows from it."""
    found: Found = []
    for option in o.at.moves:
        facts = o.at.deed(option)
        if facts.deed in ("open-larder", "keep-larder"):
            opens = o.pieces < o.mouths
            worth = float((facts.deed == "open-larder") == opens)
            found.append((worth, option, because("food", n=o.mouths, have=o.pieces)))
        elif isinstance(o.at.question, Ballot):
            found.append((by_facts(o, o.at.facts(option)), option, because("vote")))
        else:
            found.append((o.judge.worth(option.then, o.cause(option)), option, because("best-choice")))
    return ranked(found)


def by_facts(o: Outlook, facts: Facts) -> float:
    """What a choice of all is worth to one castaway, by its facts."""
    t = o.t
    worth = 0.0
    known = {
        "energy": t.energy,
        "healed": t.healed,
        "token": t.token,
        "wood": t.wood,
        "food": t.food,
        "own-food": t.food,
    }
    for amount in facts.gains:
        worth += known.get(amount.what, 0.5) * amount.n
    for amount in facts.price:
        worth -= known.get(amount.what, 0.5 * t.energy) * amount.n
    for risk in facts.risks:
        worth += {"wound": t.wound, "trauma": t.trauma, "others-wound": 0.4 * t.wound}.get(risk.what, -0.2) * max(
            1, risk.n
        )
    for chance in facts.roll.chances if facts.roll else ():
        weight = {"success": 3.0, "wound": t.wound, "tired": -1.0, "trauma": t.trauma}.get(chance.what, 0.8)
        worth += weight * chance.of
    if facts.deed == "open-larder":
        worth += 3.0 if o.pieces < o.mouths else -1.0
    return worth


def help_him(o: Outlook) -> list[RankedOption]:
    """Somebody's harm against one's own energy."""
    question, by = o.at.question, o.at.by
    found: Found = []
    for option in o.at.moves:
        helps = o.at.deed(option).deed == "help"
        worth = o.judge.worth(option.then if helps else question.otherwise, by)
        found.append((worth, option, because("help", n=question.n)))
    return ranked(found)


def pick(o: Outlook) -> list[RankedOption]:
    """Whom it shall be, by what it brings."""
    found: Found = []
    for option in o.at.moves:
        who = o.at.deed(option).who
        then = [e for e in option.then if isinstance(e, Under)]
        worth = o.judge.worth(then, o.at.by) + 0.01 * o.w.wounds[who]
        found.append((worth, option, because("pick", who=f"who-{who}", n=o.w.wounds[who])))
    return ranked(found)


def lay(o: Outlook) -> list[RankedOption]:
    """NA-501: over the card that is missed least."""
    w = o.w
    found: Found = []
    for option in o.at.moves:
        space = next(e.space for e in option.then if isinstance(e, LayCampCard))
        under = w.on_camp(space)
        missed = 0.0
        if under >= 0:
            action = w.camp_card(under)
            missed = -3.0 if action.red else 2 * o.food_of(o.seat, under) + o.judge.worth(action.then, o.at.by)
        found.append(
            (-missed, option, because("least-useful", card=card_of(o, under)) if under >= 0 else because("free-space"))
        )
    return ranked(found)


def character(o: Outlook) -> list[RankedOption]:
    """Who can find the way, feed and heal."""
    found: Found = []
    for option in o.at.moves:
        card = next((e.card for e in option.then if isinstance(e, TakeCharacter)), -1)
        sheet = o.w.content.cards[card]
        ability = getattr(sheet, "ability", "")
        found.append((ABILITIES.get(ability, 0.0), option, because("character", card=sheet.key, ability=ability)))
    return ranked(found)


def any_answer(o: Outlook) -> list[RankedOption]:
    """A question that no rule is written for: by what follows."""
    return ranked([(o.judge.worth(p.then, o.cause(p)), p, because("best-choice")) for p in o.at.moves])
