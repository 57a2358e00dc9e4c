"""What the missions want: for each of their goals what it is worth to be where, one place each.

They differ by what they are made of (objectives and perks), not by their names: missions of packs work too.
"""

from holdfast.games.under_our_sun.bot.errands import WAIT, Act, Args, Errand, do
from holdfast.games.under_our_sun.bot.evaluation.outlook import Outlook
from holdfast.games.under_our_sun.cards import Task
from holdfast.games.under_our_sun.map.geography import distance, neighbours
from holdfast.games.under_our_sun.missions.conditions import AllOn, Crossed, HeldTile, HostagesHome
from holdfast.games.under_our_sun.missions.tasks import deliverable
from holdfast.games.under_our_sun.pieces import PLACE, Foe
from holdfast.games.under_our_sun.rules import HAVEN

IDLE_TASKS = frozenset({"hand-hostage"})
"""Tasks that move nothing forward by themselves."""


def goals(o: Outlook, char: int, acts: dict[Act, int]) -> list[Errand]:
    """What the mission's current card is worth doing and where it is worth being."""
    if o.stage >= len(o.card.stages):
        return []
    perks = o.card.perks
    found = tasks(o, char, acts)
    if any(isinstance(stage.objective, HostagesHome) for stage in o.card.stages):
        found += prisoners(o, char, acts)
    elif "gate" in perks:
        found += gate(o, char, acts)
    elif "boss" in perks or "tracks" in perks:
        found += hunt(o, char)
    elif "parts" in perks:
        found += parts(o, char)
    elif any(isinstance(stage.objective, Crossed) for stage in o.card.stages):
        found += crossing(o, char)
    else:
        found += journey(o, char)
    return found


# --- tasks ---------------------------------------------------------------------------------------------------------------


def tasks(o: Outlook, char: int, acts: dict[Act, int]) -> list[Errand]:
    """US-365: what the card allows on this tile; a test is for who is best at it among those who can still try."""
    here = o.pos[char]
    known: dict[str, Task] = {task.key: task for task in o.card.stages[o.stage].tasks}
    found = []
    for act, ap in acts.items():
        deed, what, _, _ = act
        if deed != "mission" or what in IDLE_TASKS:
            continue
        if what == "deliver":
            n = sum([min(o.useful.get(kind, 9), held(o, char, kind)) for kind in deliverable(o.w, char)])
            found.append(Errand(o.k.mission["deliver"], here, act, ap, "deliver", (("n", n),)))
        elif (task := known.get(what)) is not None:
            found += attempt(o, char, act, ap, task)
    return found


def held(o: Outlook, char: int, what: str) -> int:
    return int(o.w.have(char, what) if what in PLACE else o.w.carried[char].count(what))


def attempt(o: Outlook, char: int, act: Act, ap: int, task: Task) -> list[Errand]:
    here = o.pos[char]
    if task.test and o.exposed(char) and here == o.goal() and o.overrun():
        return []
    worth = o.k.mission.get(task.key, o.k.mission["test"])
    if not task.test:
        args: Args = (("integrity", o.w.score["integrity"]),) if task.key.startswith("repair") else ()
        return [Errand(worth, here, act, ap, task_reason(task.key), args)]
    chance = o.passes(char, task.test)
    others = [o.passes(c, task.test) for c in o.w.here(here) if c != char and not o.w.acted >> c & 1]
    if chance < 0.5 and others and max(others) > chance + 0.15:
        return []
    return [Errand(worth * chance, here, act, ap, "test", (("percent", round(100 * chance)),))]


def task_reason(key: str) -> str:
    return "repair" if key.startswith("repair") else key if key in ("barricade", "cross") else "task"


# --- to be somewhere -----------------------------------------------------------------------------------------------------


TO_COME: Act = do("mission")
"""Something will be to do at a place, but waiting for it is worth nothing."""


def there(o: Outlook, worth: float, place: str, act: Act = WAIT) -> list[Errand]:
    """To be at the mission's tile, and wait there."""
    if not place:
        return []
    return [Errand(worth, place, act, 0, "goal", (("tile", o.w.ground(place).number), ("days", o.w.days - o.w.day)))]


def journey(o: Outlook, char: int) -> list[Errand]:
    """To the mission's tile, and there when it ends."""
    if isinstance(o.card.stages[o.stage].objective, AllOn):
        return there(o, o.k.mission["finish"] * o.urgency, o.goal())
    return there(o, o.k.mission["reach"] * o.urgency, o.goal(), TO_COME)


def crossing(o: Outlook, char: int) -> list[Errand]:
    """With what the crossing wants in hand; without it only if nothing is missing any more."""
    if o.overrun():
        return give_way(o, char)
    have = sum([o.w.have(char, what) for what, n in o.useful.items() if n > 0])
    worth = 5.0 + 4 * have if o.need else o.k.mission["reach"] + 2 * have
    return there(o, worth, o.goal())


def give_way(o: Outlook, char: int) -> list[Errand]:
    """US-530, US-534: enemies stay where somebody stands in their sight, and wander off in the morning from where nobody does."""
    n = len(o.strangers(o.goal()))
    quiet_ = [place for place in neighbours(o.goal()) if quiet(o, place)]
    return [Errand(o.k.mission["give-way"], place, WAIT, 0, "give-way", (("n", n),)) for place in quiet_]


def parts(o: Outlook, char: int) -> list[Errand]:
    """Filter parts to the pump, then goods, then everybody to hold it."""
    w, goal, useful = o.w, o.goal(), o.useful
    if isinstance(o.card.stages[o.stage].objective, HeldTile):
        return there(o, 35, goal)
    if "part" in w.carried[char] and o.stage >= 1:
        found = sum([tokens.count("part") for tokens in w.carried]) + w.delivered.get("part", 0)
        return there(o, 26 if found >= o.parts_wanted() else 14, goal)
    if o.stage == 2 and (not o.need or any(w.have(char, what) for what, n in useful.items() if n > 0)):
        return there(o, o.k.mission["reach"], goal)
    return there(o, 6, goal)


def prisoners(o: Outlook, char: int, acts: dict[Act, int]) -> list[Errand]:
    """Who is nearest frees a prisoner, who leads one goes home."""
    w, k = o.w, o.k.mission
    others = [c for c in o.living if c != char]
    guiding = any(h.guide == char for h in w.hostages)
    fit = [c for c in others if o.hp[c] >= 3 and not any(h.guide == c for h in w.hostages)]
    free: Act = do("mission", "free-hostage")
    found = []
    for h in w.hostages:
        if h.guide >= 0 or (h.freed and h.pos == HAVEN):
            continue
        if h.freed:
            found.append(Errand(k["lead"], h.pos, do("mission", "lead-hostage"), 1, "lead"))
            continue
        if free in acts and h.pos == o.pos[char]:
            continue
        nearer = sum([distance(o.pos[c], h.pos) < distance(o.pos[char], h.pos) for c in others])
        worth = k["rescue"] - 3 * nearer - (14 if guiding and fit and w.day < 4 else 0)
        if o.strangers(h.pos) and o.hp[char] <= 2:
            worth -= 15
        found.append(Errand(worth, h.pos, free, 1, "rescue", (("days", w.days - w.day),)))
    if guiding:
        found.append(Errand(k["lead"], HAVEN, WAIT, 0, "home-with"))
    elif o.w.phase == "afternoon" and distance(o.pos[char], HAVEN) <= 2:
        found.append(Errand(o.k.errand["home"], HAVEN, WAIT, 0, "night-home"))
    return found


# --- hunts and walls -----------------------------------------------------------------------------------------------------


def hunt(o: Outlook, char: int) -> list[Errand]:
    """Tracks first; then the boss."""
    found = [
        Errand(o.k.mission["track"] * o.passes(char, "skill"), pos, do("mission", "read-track"), 1, "track")
        for pos, spot in o.spots.items()
        if "track" in spot.tokens and pos != o.pos[char]
    ]
    boss = o.boss()
    if boss is not None:
        found += [
            Errand(worth, place, WAIT, 0, "hunt", (("left", o.remaining(boss)),))
            for worth, place in stalk(o, char, boss)
        ]
    if o.w.phase == "afternoon" and distance(o.pos[char], HAVEN) <= 2:
        found.append(Errand(o.k.errand["home"], HAVEN, WAIT, 0, "night-home"))
    return found


def stalk(o: Outlook, char: int, boss: Foe) -> list[tuple[float, str]]:
    """A character on her tile holds her and does nothing; the others shoot from next to it (US-655)."""
    w, here = o.w, o.pos[char]
    armed = [c for c in o.living if o.shoots(c)]
    near = [c for c in armed if c != char and distance(o.pos[c], boss.pos) <= 2]
    pinned = [c for c in w.here(boss.pos) if o.exposed(c)]
    day = 0.5 if o.dark else 1.0
    around = neighbours(boss.pos)
    if w.day < w.days - 1 and distance(boss.pos, HAVEN) > 2 and distance(here, boss.pos) > 2:
        return lure(o, char, boss)
    if here == boss.pos:
        return [(30.0, boss.pos)] if near or char not in armed else [(24 * o.urgency, p) for p in around]
    if char in armed:
        return [(26 * o.urgency * day, p) for p in around]
    if not armed:
        strong = sum([o.hp[c] for c in o.living]) >= 5 * len(o.living) - 2
        return [((22 if strong or w.day >= w.days - 1 else 3) * o.urgency * day, boss.pos)]
    if pinned or not near or o.hp[char] < 4:
        return [(6.0, o.pos[c]) for c in armed]
    return [(22 * o.urgency * day, boss.pos)]


def lure(o: Outlook, char: int, boss: Foe) -> list[tuple[float, str]]:
    """She comes to characters outside New Haven: one waits for her next to it."""
    bait = max(o.living, key=lambda c: (o.hp[c], -c))
    if char != bait:
        return [(6.0, HAVEN)]
    return [(7.0 - distance(p, boss.pos), p) for p in neighbours(HAVEN) if quiet(o, p)]


def quiet(o: Outlook, pos: str) -> bool:
    """A revealed tile where nobody is and nobody can come."""
    spot = o.spots.get(pos)
    return spot is not None and spot.tile >= 0 and not o.symbols(pos) and not o.strangers(pos)


def gate(o: Outlook, char: int, acts: dict[Act, int]) -> list[Errand]:
    """Supplies by day; when the waves come, all together in New Haven: each enemy strikes once, however many we are."""
    w, here = o.w, o.pos[char]
    found = []
    for what in ("arrow", "cartridge"):
        guns = [gun for gun in w.kit(char).guns if gun[1] == PLACE[what] and w.uses.get(gun[0], 0) < 2]
        if do("make", what) in acts and guns:
            found.append(Errand(4.0, here, do("make", what), 1, "ammunition"))
    if w.phase == "afternoon" and distance(here, HAVEN) <= 2:
        found.append(Errand(9.0 if o.stage else o.k.errand["home"] / 2, HAVEN, WAIT, 0, "night-home"))
    if o.stage == 0 and (w.day, w.phase) != (2, "afternoon"):
        return found
    if o.idle_days() and w.phase == "morning":
        return found
    inside = [foe for foe in o.strangers(HAVEN) if foe.wave]
    return [*found, Errand(18.0 if inside else 9.0, HAVEN, WAIT, 0, "hold", (("n", len(inside)),))]
