"""Building, the fire, and what is given together."""

from holdfast.core.player import RankedOption, Reason
from holdfast.games.naufragos.actions.building import counts_for, missing, needed
from holdfast.games.naufragos.actions.campfire import tinder
from holdfast.games.naufragos.bot.outlook import Outlook, because, ranked
from holdfast.games.naufragos.bot.pawns import roof_stands
from holdfast.games.naufragos.bot.things import Found
from holdfast.games.naufragos.dice.chances import homecoming, low_die
from holdfast.games.naufragos.exploration.returning import ReturnRoll
from holdfast.games.naufragos.rules import LONG_SITES


def propose(o: Outlook) -> list[RankedOption]:
    """NA-435: the roof, where it can be finished and nobody waits for the signals; otherwise the signal that helps."""
    w = o.w
    builders = (o.seat,) if w.camp_flag("only-proposer") else tuple(w.in_camp())
    fire = int(w.fire and not w.fire_wood)
    roof = o.target == "shelter" and not o.waiting and not o.needed_signal and roof_stands(o, builders, w.wood - fire)
    project = "sand" if o.project == "bonfire" and w.wood - fire < 1 else o.project
    worth = {"shelter": 3.0 if roof else -1.0, project: 2.0}
    found: Found = []
    for option in o.at.moves:
        site = o.at.deed(option).what
        if not site:
            found.append((0.0, option, because("nothing-to-build")))
            continue
        long = site in LONG_SITES and site not in w.built
        why = because("signal-site", what=site, n=missing(w, site)) if long else because("roof", n=w.shelter + 1)
        found.append((worth.get(site, 1.0 if long else -1.0), option, why))
    return ranked(found)


def contribute(o: Outlook) -> list[RankedOption]:
    """NA-436: a part of what is missing; nothing if all together cannot finish it."""
    w, question = o.w, o.at.question
    name = question.name
    later = question.builders[question.asked_so_far + 1 :]
    spare, hopeless = o.spare(o.seat), False
    if name in LONG_SITES:
        lacks = missing(w, name)
        if name == "bonfire" and w.fire and not w.fire_wood:
            lacks = min(lacks, w.wood - 1)
        wanted = max(0, lacks - question.total)
    else:
        wanted = max(0, needed(w, name)[0] - question.total)
        if counts_for(w, o.seat, spare) + o.given(later) < wanted:
            spare, hopeless = 0, True
    give = 0
    while give < spare and counts_for(w, o.seat, give) < wanted:
        give += 1
    why = because("give", what=name, n=wanted) if give else giving_nothing(o, name, wanted, lost=hopeless)
    found: Found = []
    for option in o.at.moves:
        found.append((-abs(o.at.deed(option).n - give) - 0.1 * (o.at.deed(option).n > give), option, why))
    return ranked(found)


def giving_nothing(o: Outlook, name: str, wanted: int, lost: bool) -> Reason:
    """NA-437, NA-438, NA-441: it has enough; or it cannot be finished and all would be lost; or there is none to spare."""
    if wanted <= 0:
        return because("give-enough", what=name)
    return because("give-nothing", what=name, n=wanted) if lost else because("give-keep", what=name, n=o.energy(o.seat))


def light(o: Outlook) -> list[RankedOption]:
    """NA-425: all the energy that is not promised, as far as it helps."""
    w = o.w
    most = max(1, min(6 - tinder(w, o.seat), o.energy(o.seat)))
    found: Found = []
    for option in o.at.moves:
        n = o.at.deed(option).n
        lights = low_die(n + tinder(w, o.seat))
        why = because("fire", n=len(o.camp), energy=n, percent=round(100 * lights))
        found.append((-abs(n - most), option, why))
    return ranked(found)


def share(o: Outlook) -> list[RankedOption]:
    """NA-587: another attempt to come home, where it may succeed; or the price of a card, where energy is left."""
    w, n, question = o.w, o.n, o.at.question
    missing_ = question.missing()
    later = question.seats[len(question.given) + 1 :]
    others = sum([w.energy[s] for s in later])
    have = w.energy[o.seat]
    if question.then and isinstance(question.then[0], ReturnRoll):
        home = homecoming(w, question.seats)
        worth_it = home >= n.retry
        why = because("try-again", percent=round(100 * home))
    else:
        gained = o.judge.worth(question.then, o.at.by) - o.judge.worth(question.otherwise, o.at.by)
        worth_it = have >= 3 and gained > 0.5 * missing_
        why = because("common-cause", n=missing_)
    part = -(-missing_ // (1 + len(later)))
    give = min(have, missing_, max(part, missing_ - others)) if worth_it else 0
    found: Found = []
    for option in o.at.moves:
        found.append((-abs(o.at.deed(option).n - give), option, why))
    return ranked(found)
