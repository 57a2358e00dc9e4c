"""The expedition and its way home, the lost, luck on dice, the summit and what is seen from there."""

from holdfast.core.player import RankedOption
from holdfast.games.naufragos.bot.outlook import Outlook, because, ranked
from holdfast.games.naufragos.bot.things import Found, card_of, free_acts, item_worth, trade_worth
from holdfast.games.naufragos.cards import Plot
from holdfast.games.naufragos.dice.chances import coming, homecoming, way_back
from holdfast.games.naufragos.dice.strength import BlowPowder, strength
from holdfast.games.naufragos.flow.ending import answers
from holdfast.games.naufragos.plot.looking import Reorder, TopOrBottom
from holdfast.games.naufragos.rules import SECTORS, SUMMIT
from holdfast.games.naufragos.world import STORIES

HR_TOKEN = 0.12
"""[HR1.2] What a token in hand adds to the chance of an attempt, about."""
LUCK = {"return": 8.0, "fire": 5.0, "strength": 3.0, "rest": 0.6, "table": 1.0}
"""What it is worth that a roll succeeds."""
SURE = 100


def percent(chance: float) -> int:
    return round(SURE * chance)


# --- on the way --------------------------------------------------------------------------------------------------------------


def home(o: Outlook, harder: int) -> float:
    """The chance to come home from so much farther, with all attempts and tokens that can be spent."""
    w = o.w
    party = w.party
    once = homecoming(w, party, harder)
    tries = 1 + sum([w.energy[s] for s in party]) / len(party)
    tokens = sum([w.size(STORIES[s]) for s in party]) if w.rules.story_dice else 0
    if not w.rules.bags:
        tries += min(tokens, tries)
    elif tokens:
        once = min(1.0, once + HR_TOKEN)
    return float(1 - (1 - once) ** tries)


def onward(o: Outlook, deck: str, harder: int) -> tuple[float, float]:
    """The chance to come home after the next card of a deck, and how often that card is a step."""
    w = o.w
    if not deck or not w.size(deck):
        return home(o, harder), 0.0
    raft = "raft" in w.built and deck == "coast"
    safe: dict[int, float] = {}
    chance = step = 0.0
    for card, of in coming(w, deck).items():
        trip = w.trip(card)
        more = harder + max(0, trip.map - raft)
        if more not in safe:
            safe[more] = home(o, more)
        chance += of * safe[more]
        step += of * trip.foot
    return chance, step


def march(o: Outlook) -> list[RankedOption]:
    """NA-534: on, while the way home is likely enough; not onto the summit before the signals stand."""
    free = free_acts(o)
    if free is not None:
        return [free]
    w = o.w
    found: Found = []
    for option in o.at.moves:
        facts = o.at.deed(option)
        match facts.deed:
            case "return":
                now = homecoming(w, w.party)
                found.append((0.0, option, because("return", percent=percent(now), n=len(w.party))))
            case "advance":
                chance, step = onward(o, w.sector(o.seat), 1)
                found.append((going(o, chance, 1 + step), option, because("go-on", percent=percent(chance))))
            case "draw":
                chance, step = onward(o, facts.where, 0)
                worth = going(o, chance, step) if ahead(o, facts.where) else -5.0
                found.append((worth, option, because("go-on", percent=percent(chance))))
            case "trade":
                worth, why = trade_worth(o)
                found.append((worth, option, why))
            case _:
                found.append((-5.0, option, None))
    return ranked(found)


def ahead(o: Outlook, deck: str) -> bool:
    """NA-551: a card of an earlier sector moves nobody beyond it."""
    here = o.w.sector(o.seat)
    return here in SECTORS and SECTORS.index(deck) >= SECTORS.index(here)


def going(o: Outlook, chance: float, step: float) -> float:
    """Whether to go on: above nothing, if the way home stays likelier than the summit demands."""
    w, n = o.w, o.n
    if w.summit >= 0:
        return -1.0
    steps = SUMMIT - w.track[o.seat]
    pace = max(0.3, step)
    if o.holds_back(o.seat) and steps <= 2 * pace:
        return -1.0
    limit = n.push
    if steps <= 2.2 * pace:
        limit = n.push_summit if not w.solo() else (n.push + n.push_summit) / 2
    if o.left == 0 and not w.solo():
        return 1.0 + step
    return chance - limit + 0.01 * step


def go_home(o: Outlook) -> list[RankedOption]:
    """Nobody stays out alone."""
    question = o.at.question
    chance = homecoming(o.w, (*question.group, o.seat))
    found: Found = []
    for option in o.at.moves:
        joins = o.at.deed(option).deed == "join-return"
        found.append((float(joins), option, because("together", percent=percent(chance), who=f"who-{question.leader}")))
    return ranked(found)


def lost_alone(o: Outlook) -> list[RankedOption]:
    """Every attempt that is left."""
    group = o.w.group_of(o.seat)
    chance = way_back(o.w, group) if group is not None else 0.0
    worth = {"try-again": 2.0, "white-attempt": 1.0}
    found: Found = []
    for option in o.at.moves:
        found.append((worth.get(o.at.deed(option).deed, 0.0), option, because("find-back", percent=percent(chance))))
    return ranked(found)


# --- luck --------------------------------------------------------------------------------------------------------------------


def window(o: Outlook) -> list[RankedOption]:
    """A moment at which something may be used: luck on dice, powder in a fight, or what costs no pawn."""
    moment = o.at.question.at()
    if moment in ("roll", "rolled"):
        return luck(o)
    go_on = [RankedOption(option, 0.0, because("nothing-now")) for option in o.at.moves if not option.stay]
    if moment == "strength":
        return powder(o) + go_on
    free = free_acts(o)
    return [free, *go_on] if free is not None else go_on


def luck(o: Outlook) -> list[RankedOption]:
    """NA-680, NA-683: a token where it turns the roll often enough to be worth it."""
    options = {option: o.at.facts(option) for option in o.at.moves}
    as_it_is = next((value(o, f.what, f.roll) for f in options.values() if f.deed == "go-on"), 0.0)
    found: Found = []
    for option, facts in options.items():
        if facts.deed == "go-on":
            found.append((0.0, option, because("good-enough", percent=success(facts.roll), roll=facts.what)))
            continue
        gained = value(o, facts.what, facts.roll) - as_it_is
        price = o.t.token + 0.1 * facts.n if facts.deed != "luck" else 0.2
        found.append((gained - price, option, because("luck", percent=success(facts.roll), roll=facts.what)))
    return ranked(found)


def success(roll: object) -> int:
    """The chance that all goes well, in hundredths; a trauma is what goes wrong."""
    for chance in getattr(roll, "chances", ()):
        return percent(1 - chance.of if chance.what == "trauma" else chance.of)
    return 0


def value(o: Outlook, kind: str, roll: object) -> float:
    """What the roll is worth, as it may come."""
    chances: dict[str, float] = {chance.what: chance.of for chance in getattr(roll, "chances", ())}
    if "trauma" in chances:
        return (0.5 + 3.0 * o.w.trauma[o.seat]) * (1 - chances["trauma"])
    return LUCK.get(kind, 1.0) * chances.get("success", 0.0)


def powder(o: Outlook) -> list[RankedOption]:
    """NA-635: where the fight would more likely be lost."""
    w = o.w
    fight = w.fight
    found: Found = []
    for option in o.at.moves:
        if not option.stay or fight is None:
            continue
        need = fight.against + fight.attack - strength(w, fight.seats) - fight.extra
        more = o.w.rules.powder if any(isinstance(e, BlowPowder) for e in option.then) else SURE
        worth = 1.0 if need > 3 and need - more <= 4 else -1.0
        found.append((worth, option, because("fight", n=fight.against)))
    return [one for one in ranked(found) if one.worth > 0]


# --- what is seen ------------------------------------------------------------------------------------------------------------


def last_turn(o: Outlook) -> list[RankedOption]:
    """NA-720: today, if the ship of today sees us and the way home is made in time; otherwise tomorrow, with one more turn to build."""
    w = o.w
    now = o.now
    today = (home(o, 0) if o.seat in w.party else 1.0) if now >= 0 else o.rescue(o.have) - 0.1
    tomorrow = o.rescue(o.soon)
    found: Found = []
    for option in o.at.moves:
        if o.at.deed(option).what == "this":
            why = because("ship-today", card=card_of(o, now)) if now >= 0 else because("no-ship-today", n=len(o.have))
            found.append((today, option, why))
        else:
            found.append((tomorrow, option, because("ship-tomorrow", n=len(o.have), percent=percent(tomorrow))))
    return ranked(found)


def reorder(o: Outlook) -> list[RankedOption]:
    """NA-722: the event that answers, or nearly does, comes next; on the way the card that leads on. Where the cards lie
    in that order, they stay so; behind the event of the last turn none is drawn any more (NA-720)."""
    question = o.at.question
    last = question.deck == "event" and any(not isinstance(o.w.content.cards[card], Plot) for card in question.order)
    worths = {
        card: nearness(o, card) if question.deck == "event" else liked(o, question.deck, card)
        for card in question.cards
    }
    falling = last or sorted(worths.values(), reverse=True) == [worths[card] for card in question.cards]
    found: Found = []
    for option in o.at.moves:
        after = option.then[0]
        assert isinstance(after, Reorder)
        card = after.order[len(question.order)]
        worth = worths[card] if after.cards or len(worths) == 1 else 99.0 if falling else -99.0
        found.append((worth, option, because("comes-next", card=card_of(o, card))))
    return ranked(found)


def nearness(o: Outlook, card: int) -> float:
    """How little is missing of what a ship looks for; a signal that all together can still finish is nearly there."""
    w = o.w
    best = -99.0
    for strip in w.happening(card).rescue:
        lacks = 0.0
        for icon in set(strip) - o.have:
            site = {"ss": "sand", "bb": "bonfire"}.get(icon, "")
            if site and site in w.places:
                lacks += 0.3 if within_reach(o, site) else 3.0
            else:
                lacks += 2.5
        best = max(best, -lacks)
    return best - 0.1 * isinstance(w.content.cards[card], Plot)


def within_reach(o: Outlook, site: str) -> bool:
    w = o.w
    lacks = w.rules.size(site) - w.progress[site]
    spare = sum([w.energy[s] for s in o.camp]) + 2 * len(o.camp) - 1
    return lacks <= spare and (site == "sand" or lacks <= w.wood + 1)


def top_or_bottom(o: Outlook) -> list[RankedOption]:
    """What one wants to come next stays on top."""
    question = o.at.question
    card = question.cards[0]
    worths = [liked(o, question.deck, card) for card in question.cards]
    found: Found = []
    for option in o.at.moves:
        after = option.then[0]
        assert isinstance(after, TopOrBottom)
        under = card in after.under
        worth = -worths[0] if under else worths[0]
        if len(question.cards) > 1 and not after.cards:
            alike = all((other < 0) == under for other in worths)
            worth = worth + 0.01 if alike else -99.0
        found.append((worth, option, because("not-next" if under else "comes-next", card=card_of(o, card))))
    return ranked(found)


def liked(o: Outlook, deck: str, card: int) -> float:
    """Whether a card should come next. [2013] An event that answers serves as long as it lies in the deck."""
    w = o.w
    if deck == "event":
        fits = answers(w, card, set(o.have))
        return 1.0 if fits == w.rules.house_rules else -1.0
    if deck == "wreckage":
        return item_worth(o, card, o.seat) - o.t.item
    trip = w.trip(card)
    return 1.0 - 0.6 * trip.map + 0.2 * o.judge.worth(trip.then, o.at.by) if trip.foot else -0.5 - 0.5 * trip.map


def look(o: Outlook) -> list[RankedOption]:
    """The deck of the sector in which one explores."""
    here = o.w.sector(o.seat)
    found: Found = []
    for option in o.at.moves:
        found.append((float(o.at.deed(option).where == here), option, because("look", where=here)))
    return ranked(found)
