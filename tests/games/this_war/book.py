"""Reading the Book of Scripts as data: who leads where, and what each Script can do."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from holdfast.core.engine.effect import Effect, tag_of
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.cards import Check, Choice, Pick, Script
from holdfast.games.this_war.rules import FAMILIES, IDS, VALUE

BOOK: dict[str, Script] = {card.id: card for card in DEFINITION.content().unique if isinstance(card, Script)}
RESERVED = ("help-", "rule-", "disp-", "end-victory", "end-survival", "end-defeat")
TOLD = {key: script for key, script in BOOK.items() if not key.startswith(RESERVED)}
"""The Scripts of TW-1230; the reserved pages come on top."""
GROUPS = {
    "location": ("loc-",),
    "resident": ("res-",),
    "visitor": ("vis-",),
    "event": ("evt-",),
    "raid": ("r1", "r2", "r3", "r4"),
    "objective": ("o1", "o2", "o3", "o4"),
    "ending": ("end-",),
    "epilogue": ("epi-",),
    "note": ("note-",),
}
LAST_LETTER = re.compile(r"(loc-\d\d-[abc]|r[1-4]|o[1-4])$")
COLOUR = re.compile(r"(res-[a-z]+|vis-[vt]|evt-news)-(red|blue|green|yellow|white)$")


def group(key: str) -> str:
    return next(name for name, starts in GROUPS.items() if key.startswith(starts))


def entry(key: str) -> bool:
    """TW-1236: is this a Script that a card opens?"""
    return bool(LAST_LETTER.match(key) or COLOUR.match(key)) or key in ("evt-shell", "evt-hoard", "evt-last")


def inside(thing: Any) -> Iterator[Any]:
    """Every struct within a Script, itself included."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        for field in thing.__struct_fields__:
            yield from inside(getattr(thing, field))
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from inside(value)
    elif isinstance(thing, list | tuple):
        for value in thing:
            yield from inside(value)


def effects(script: Script | Choice) -> list[Any]:
    """All effects a Script may have, in whatever branch."""
    return [thing for thing in inside(script) if isinstance(thing, Effect)]


def listed(some: Sequence[Any]) -> list[Any]:
    """Effects as they stand, in their order."""
    return list(some)


def parts(script: Script) -> list[Any]:
    """A Script and its choices: whatever has effects, a check and a way on."""
    return [script, *script.choices]


def targets(script: Script) -> set[str]:
    """The Scripts to which one leads, at once or later."""
    found = {thing.goto for thing in inside(script) if isinstance(thing, Script | Choice) and thing.goto}
    return found | {
        e.script for e in effects(script) if tag_of(type(e)) in ("goto", "pending", "epilogue", "open-script")
    }


KINDS = {
    "misery +": 25,
    "misery -": 15,
    "tokens gained": 30,
    "tokens lost": 10,
    "cards returned": 20,
    "noise +": 8,
    "illness +": 4,
    "wounds +": 6,
    "fatigue +": 6,
    "fight": 4,
    "barter": 4,
    "blank or pending": 12,
    "note": 15,
    "removed": 1,
}
"""TW-1232: in how many of a hundred Scripts with effects each kind stands."""


def kinds(script: Script) -> set[str]:
    """The kinds of TW-1232 that a Script has."""
    found: set[str] = set()
    for effect in effects(script):
        tag = tag_of(type(effect))
        if tag == "state":
            found.add(f"{effect.state} {'+' if effect.n > 0 else '-'}")
        elif tag in ("gain", "gain-first", "draw-findings"):
            found.add("tokens gained")
        elif tag in ("lose", "lose-value", "lose-all"):
            found.add("tokens lost")
        elif tag == "return-cards":
            found.add("cards returned")
        elif tag == "noise":
            found.add("noise +" if effect.n > 0 else "noise -")
        elif tag == "danger-roll" or (tag == "raid-mod" and effect.wounds > 0):
            found.add("wounds +")
        elif tag in ("fight", "barter"):
            found.add(tag)
        elif tag in ("token", "pending"):
            found.add("blank or pending")
        elif tag == "epilogue":
            found.add("note")
        elif tag == "remove-character":
            found.add("removed")
        else:
            found.add(tag)
    if any(isinstance(thing, Check) and thing.danger for thing in inside(script)):
        found.add("wounds +")
    return found


def sentences(text: str) -> list[str]:
    """Sentences of more than three words, for telling whether two Scripts share one."""
    return [s.strip().lower() for s in re.split(r"[.!?…]+[»”\"]?\s+|\n", text + " ") if len(s.split()) > 3]


# --- the yardstick -----------------------------------------------------------------------------------------------------------

PRESENT = {"all-present": 2, "scavengers": 2, "all-in-shelter": 3, "all": 3, "guards": 1, "others": 1}
"""How many people the yardstick reckons with; a bound or chosen Character is one."""
STATE_POINTS = {"misery": 6, "wounds": 6, "illness": 6, "fatigue": 3, "hunger": 8}
DANGER_POINTS = {"grey": 3, "yellow": 5, "red": 8}
REROLLS = 2
"""TW-1239: what Prowess rerolls take off a danger check; the yardstick adds as much to a table that allows them."""
RESOURCE_POINTS = {"wood": 1, "component": 1, "water": 3}
ROW_POINTS = {"furniture": 4.5, "debris": 3, "pantry": 6}
"""One Findings card without its star: the mean of TW-1776."""
WEAPON_DIE = {"none": "grey", "knife": "yellow", "hatchet": "yellow"}
BLANK_POINTS = {
    "sack-of-coal": 15,
    "tool-box": 6,
    "sack-of-flour": 16,
    "warm-clothes": 9,
    "child": 0,
    "carpenter": 6,
    "old-doctor": 12,
    "cellar-trader": 6,
    "junk-dealer": 6,
    "field-nurse": 6,
    "leaking-roof": -6,
    "rats": -8,
    "flooded-basement": -6,
    "watchdog": 9,
    "ring-of-keys": 10,
    "hand-cart": 12,
    "police-whistle": 6,
    "forged-papers": 6,
    "music-box": 8,
    "debt-note": -8,
    "boy-at-the-window": 6,
}
"""What blank tokens are worth, of which TW-1239 says nothing: what their rule of TW-1866 saves or costs over the days
one may expect to keep them."""
INSTEAD = 6
"""A Script that comes instead of an encounter."""


class Worth(NamedTuple):
    """TW-1239: what something is worth, in points of barter value.

    Goods are tokens, resources and blank tokens, `gained` those without what is given away; `rest` is all else at once:
    States, cards, Noise, Cold, looks into decks, Raids. `late` is what a pending Script or a token that waits at a
    Location brings later. `misery` counts points of Misery, `loss` says whether anything can be lost, `hard` whether a
    whole group makes an empathy check, `removed` whether a Character goes: a life has no number here.
    """

    goods: float = 0
    gained: float = 0
    rest: float = 0
    late: float = 0
    misery: float = 0
    loss: bool = False
    hard: bool = False
    removed: bool = False

    @property
    def net(self) -> float:
        return self.goods + self.rest

    @property
    def all(self) -> float:
        return self.net + self.late


def total(some: Iterable[Worth]) -> Worth:
    """Several things one after another."""
    things = list(some)
    return Worth(
        goods=sum([w.goods for w in things]),
        gained=sum([w.gained for w in things]),
        rest=sum([w.rest for w in things]),
        late=sum([w.late for w in things]),
        misery=sum([w.misery for w in things]),
        loss=any(w.loss for w in things),
        hard=any(w.hard for w in things),
        removed=any(w.removed for w in things),
    )


def partly(w: Worth, chance: float) -> Worth:
    """Something that happens only at times."""
    return w._replace(
        goods=w.goods * chance,
        gained=w.gained * chance,
        rest=w.rest * chance,
        late=w.late * chance,
        misery=w.misery * chance,
    )


def goods(points: float) -> Worth:
    return Worth(goods=points, gained=max(0, points), loss=points < 0)


def rest(points: float) -> Worth:
    return Worth(rest=points, loss=points < 0)


def number(who: str | Pick) -> int:
    """How many people an effect concerns."""
    return who.chosen if isinstance(who, Pick) else PRESENT.get(who, 1)


def price(item: str) -> float:
    """A token, or what the Leader would give of a family: the cheapest (TW-706). The most valuable token counts 10."""
    if item == "most-valuable":
        return 10
    return min([VALUE[i] or RESOURCE_POINTS[IDS[i]] for i in FAMILIES[item]])


def fight_worth(effect: Any) -> Worth:
    """A fight: its loot, less one danger check for each enemy with the die of its weapon, the mean of the three letters;
    our Backstab helps like Prowess rerolls. What killing does to the killers comes on top, as with a cruel choice."""
    dice = [DANGER_POINTS[WEAPON_DIE.get(weapon, "red")] for weapon in effect.weapons.values()]
    each = sum(dice) / len(dice) - (REROLLS if effect.backstab == "characters" else 0)
    return total([goods(sum([price(item) for item in effect.loot])), rest(-effect.enemies * each)])


def effect_worth(effect: Any, rolled: bool, concerned: int) -> Worth:
    """One effect; `rolled` if the dice are thrown for Noise, `concerned` is how many `affected` are."""
    match tag_of(type(effect)):
        case "gain":
            return goods(effect.n * price(effect.item))
        case "draw-findings":
            return goods(effect.n * ROW_POINTS[effect.rows[0]])
        case "add-unknown":
            return rest(3 * effect.n)
        case "lose":
            return goods(-effect.n * price(effect.item))
        case "lose-value":
            return goods(-effect.n)
        case "return-cards":
            return rest(-3 * effect.n)
        case "end-scavenging":
            return rest(-6)
        case "noise":
            return rest(-effect.n * (2 if rolled and effect.n > 0 else 1))
        case "state":
            people = concerned if effect.who == "affected" else number(effect.who)
            points = -effect.n * people * STATE_POINTS[effect.state]
            return rest(points)._replace(misery=effect.n * people if effect.state == "misery" else 0)
        case "cold" | "board-up":
            return rest(-3 * effect.n if tag_of(type(effect)) == "cold" else 3 * effect.n)
        case "peek" | "exchange-location":
            return rest(2)
        case "raid-mod":
            return rest(-3 * effect.damage - 6 * effect.wounds)
        case "danger-roll":
            return rest(-DANGER_POINTS[effect.colour] + (REROLLS if effect.prowess else 0))
        case "barter":
            return rest(-effect.commission)
        case "fight":
            return fight_worth(effect)
        case "token":
            points = BLANK_POINTS[effect.name]
            return Worth(late=points) if "location" in effect.place else goods(points)
        case "token-remove":
            return goods(-BLANK_POINTS[effect.name] / 2)
        case "pending":
            return Worth(late=script_worth(effect.script).all + (INSTEAD if effect.mode == "instead" else 0))
        case "goto":
            return script_worth(effect.script)
        case "choose-one":
            return max([effects_worth(way) for way in effect.ways], key=lambda w: w.all)
        case "if":
            then, otherwise = effects_worth(effect.then), effects_worth(effect.otherwise)
            if not effect.otherwise:
                return then
            return total([partly(then, 0.5), partly(otherwise, 0.5)])
        case "remove-character":
            return Worth(loss=True, removed=True)
        case "say" | "epilogue" | "roll-noise":
            return Worth()
        case tag:
            raise AssertionError(tag)


def effects_worth(some: Sequence[Any], concerned: int = 1) -> Worth:
    rolled = any(tag_of(type(e)) == "roll-noise" for e in some)
    return total([effect_worth(e, rolled, concerned) for e in some])


def check_worth(check: Check | None) -> Worth:
    """What may be expected of a check: every second one is moved, each row of a table comes as often as it is wide."""
    if check is None:
        return Worth()
    if check.danger:
        return rest(-DANGER_POINTS[check.colour] + (REROLLS if check.prowess else 0))
    if check.empathy:
        people = number(check.empathy)
        hit, miss = effects_worth(check.hit, people), effects_worth(check.miss)
        return total([partly(hit, 0.5), partly(miss, 0.5)])._replace(hard=check.empathy in PRESENT)
    rows = []
    for rng, some in check.rows.items():
        low, _, high = rng.partition("-")
        rows.append(partly(effects_worth(some), (int(high or low) - int(low) + 1) / 10))
    rolls = total(rows)
    return rolls._replace(rest=rolls.rest + (REROLLS if check.prowess_of else 0))


def choice_worth(choice: Choice) -> Worth:
    then = script_worth(choice.goto) if choice.goto else Worth()
    return total([effects_worth(choice.cost), effects_worth(choice.effects), check_worth(choice.check), then])


def script_worth(key: str) -> Worth:
    """A Script, with the best of its choices (nobody is given away for points); one that costs nothing lets the group
    off without a loss."""
    script = BOOK[key]
    own = total([effects_worth(script.effects), check_worth(script.check)])
    if script.goto:
        return total([own, script_worth(script.goto)])
    if not script.choices:
        return own
    open_ways = [w for w in map(choice_worth, script.choices) if not w.removed]
    best = max(open_ways, key=lambda w: w.all)
    return total([own, best._replace(loss=all(w.loss for w in open_ways))])


def ways(key: str) -> dict[str, Worth]:
    """Each choice of a Script with what happens anyhow; a Script without choices is one way."""
    script = BOOK[key]
    if not script.choices:
        return {"": script_worth(key)}
    own = total([effects_worth(script.effects), check_worth(script.check)])
    return {choice.key: total([own, choice_worth(choice)]) for choice in script.choices}


def manner(choice: Choice, w: Worth) -> str:
    """TW-1240: how a choice among people is meant. *Cruel* takes goods while everybody makes an empathy check; a
    *refusal* pays nothing and gains nothing; a removed Character is beyond the yardstick; all else is *kind*."""
    if w.removed:
        return "removed"
    if w.hard and w.gained > 0:
        return "cruel"
    if not choice.cost and not w.gained and not w.late and w.net <= 0:
        return "refusal"
    return "kind"


def closes(choice: Choice) -> bool:
    """TW-1204, TW-1205: can poverty close this choice: a condition, a cost or a Commission?"""
    commission = any(tag_of(type(e)) == "barter" and e.commission for e in choice.effects)
    return choice.requires is not None or commission or any(hits_a_limit(cost) for cost in choice.cost)


def hits_a_limit(cost: Any) -> bool:
    return hasattr(cost, "blocks") and not getattr(cost, "or_all", False) and not getattr(cost, "if_possible", False)


def driven(script: Script) -> list[str]:
    """TW-1228: choices to which poverty alone would drive a group: nothing else is left open, and they rob somebody or give
    somebody up."""
    left = [choice for choice in script.choices if not closes(choice)]
    hard = [choice for choice in left if manner(choice, choice_worth(choice)) in ("cruel", "removed")]
    return [choice.key for choice in hard] if len(hard) == len(left) else []


def follow(key: str) -> set[str]:
    """A Script and all that can be read at once or later because of it, the notes left out."""
    found, todo = set(), [key]
    while todo:
        one = todo.pop()
        if one not in found:
            found.add(one)
            todo += [t for t in targets(BOOK[one]) if not t.startswith("note-")]
    return found


def told(script: Script, lang: str) -> str:
    """All that is read of a Script in one language, labels left out."""
    said = [e.text[lang] for e in effects(script) if tag_of(type(e)) == "say"]
    return " ".join([script.flavour[lang], *said])
