"""What is asked, in words: about whom, and what must be known for it; an open Script is read out first (TW-1201)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from holdfast.core.definition import ScriptPage
from holdfast.core.text.log import card_of
from holdfast.games.this_war.book.checks import DangerRoll, Rolled
from holdfast.games.this_war.book.pages import Say
from holdfast.games.this_war.book.scripts import Goto, OpenScript
from holdfast.games.this_war.cards import Fate, NightRaid, Script
from holdfast.games.this_war.city.encounters import how_many
from holdfast.games.this_war.city.packing import OPENS, capacity
from holdfast.games.this_war.combat.grid import fight, raid
from holdfast.games.this_war.flow.turns import starving
from holdfast.games.this_war.people.health import freezing
from holdfast.games.this_war.people.joining import Away, StartingSwap
from holdfast.games.this_war.people.leaving import RemoveCharacter
from holdfast.games.this_war.people.states import SetState, State
from holdfast.games.this_war.rules import (
    AMMO,
    BED_HELPS,
    BLACK,
    CANNED,
    FATIGUE,
    HUNGER,
    IDS,
    ILLNESS,
    MISERY,
    RAW,
    STORY,
    WATER,
    WORST,
    WOUNDS,
)
from holdfast.games.this_war.text.card_text.effects import said
from holdfast.games.this_war.text.nouns import change, face, filled, foe_named, item_named, people, person, weapon
from holdfast.games.this_war.text.prospects import bare_hit, raiders, room, span
from holdfast.games.this_war.things.barter import COMMISSION, Barter
from holdfast.games.this_war.things.stores import LoseValue, total_value
from holdfast.games.this_war.world import City

if TYPE_CHECKING:
    from holdfast.core.engine.questions import OpenQuestion
    from holdfast.core.text.localizer import Localizer


READING = ("choose", "bind", "ballot")
"""Questions of an open Script."""


def ask(localizer: "Localizer", w: City, question: "OpenQuestion") -> str:
    """The prompt of a question; before the choices of a Script stands its page."""
    read = script_page(localizer, w, question)
    return "\n\n".join([read["title"], *read["paragraphs"], read["ask"]]) if read else asked(localizer, w, question)


def asked(localizer: "Localizer", w: City, question: "OpenQuestion") -> str:
    """The question alone."""
    effect: Any = question.effect
    card = card_of(w, question.by)
    who = getattr(effect, "person", question.by.who)
    args: dict[str, Any] = {
        "who": person(localizer, w, who) if who >= 0 else "",
        "card": localizer.noun(card) if card else "",
        "card-is": "some" if card else "none",
    }
    for name in ("n", "again", "hits", "rolled", "misery", "line", "fee"):
        if isinstance(value := getattr(effect, name, None), int | str):
            args[name] = value.upper() if isinstance(value, str) else value
    if question.tag in MORE:
        args |= MORE[question.tag](localizer, w, effect)
    text = localizer.say(f"ask-{question.tag}", **args)
    at = next((i for i, letter in enumerate(text) if letter.isalpha()), 0)
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def script_page(localizer: "Localizer", w: City, question: "OpenQuestion") -> ScriptPage | None:
    """TW-1203: a page of the Book: title and number, then the text, or the milder one where it is wished for."""
    script = localizer.card(card_of(w, question.by)) if question.tag in READING else None
    if not isinstance(script, Script):
        return None
    mild = w.options["mild"] == "on" and bool(script.mild)
    text = (script.mild if mild else script.flavour)[localizer.lang]
    name = script.name[localizer.lang]
    return {
        "title": localizer.say("page-title", title=name, n=str(script.number)),
        "name": name,
        "number": script.number,
        "paragraphs": [filled(localizer, w, text, question.by.bound)],
        "ask": asked(localizer, w, question),
    }


# --- what happens to those who are picked ---------------------------------------------------------------------------


def fate(localizer: "Localizer", effects: tuple[Any, ...]) -> str:
    """What the picked will have to bear, in short."""
    parts = [happens(localizer, effect) for effect in effects]
    return ", ".join(parts) if all(parts) else said(localizer, effects)


def happens(localizer: "Localizer", effect: Any) -> str:
    if isinstance(effect, State):
        return change(localizer, effect.state, effect.n)
    if isinstance(effect, SetState):
        return f"{localizer.noun(effect.state)} {effect.level}"
    if isinstance(effect, DangerRoll):
        return localizer.say(f"die-{effect.colour}")
    if isinstance(effect, RemoveCharacter):
        return localizer.say("leaves-for-good")
    if isinstance(effect, Away):
        return localizer.say("away-for", n=effect.days)
    return localizer.say("on-the-save-sheet") if isinstance(effect, StartingSwap) else ""


def borne(does: str) -> dict[str, Any]:
    return {"does": does, "does-is": "some" if does else "none"}


# --- questions that need to say more --------------------------------------------------------------------------------


def between(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-207: which turn comes; nought after the third."""
    return {"nth": effect.turn}


def assign(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-402, TW-404, TW-1006: whoever may be lost at Dusk is named as long as something can be done about it. In each turn who
    is asked about first is told of Water and Cold too (TW-401, TW-1801)."""
    last = [p for p in w.here() if w.level(p, HUNGER) == WORST - 1 and not w.fed >> p & 1]
    dry = w.storage[WATER] < len(w.here())
    near = [p for p in w.here() if dry and WORST - 1 in (w.level(p, HUNGER), w.level(p, MISERY)) and p not in last]
    words = {"starving": people(localizer, w, last), "starving-n": len(last)}
    words |= {"thirsty": people(localizer, w, near), "thirsty-n": len(near)}
    first = not w.idle
    water, need = w.storage[WATER], len(w.here())
    short = {
        "water": water,
        "need": need,
        "short": "no" if not dry or not first or near else "yes" if water else "none",
    }
    words |= {**short, "cold": freezing(w) if first else 0}
    return {"who": person(localizer, w, effect.next(w)), "turn": w.turn, **words}


def overtime(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-1303, TW-1841 (6): by what somebody could still act."""
    shift, food = w.kept("extra-shift") >= 0, starving(w)
    return {"by": "both" if shift and food else "shift" if shift else "food"}


def slot(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-328: the place matters for what must stand beside it."""
    card = w.fitting(effect.card(w))
    return {"what": localizer.noun(card.key), **room(localizer, w, card)}


def serve(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"served": people(localizer, w, effect.served), "served-is": "some" if effect.served else "none"}


def arrival(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"states": ", ".join([f"{localizer.noun(name)} {n}" for name, n in effect.states.items()])}


def water(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    need = len([p for p in w.here() if p not in effect.dry])
    have = w.storage[WATER]
    dry = localizer.listed([person(localizer, w, p) for p in effect.dry])
    some = {"dry": dry, "some": "yes" if effect.dry else "no"}
    return {"have": have, "need": need, "enough": "yes" if have >= need else "no", **some}


def door(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    out = [person(localizer, w, job.person) for job in w.jobs if job.what == "outside"]
    return {"door": localizer.listed(out), "out": "yes" if out else "no"}


def meal(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    p = effect.person
    return {"hunger": w.level(p, HUNGER), "fed": "yes" if w.fed >> p & 1 else "no"}


def tasks(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-704, TW-705, TW-709: who is asked about first is told what a Raid does; red-cornered ones are worse."""
    p = effect.next(w)
    sheet = {"prowess": w.prowess(p), "inventory": w.character(p).inventory, "wounds": w.level(p, WOUNDS)}
    sheet["hit"] = bare_hit(w, p)
    raids = [
        card for card in w.content.deck("night-raid") if isinstance(card, NightRaid) and card.damage and not card.corner
    ]
    usual = {"damage": span([card.damage for card in raids]), "hurts": span([card.wounds for card in raids])}
    first = "no" if any(w.tasks[q] for q in w.here()) else "yes"
    return {"who": person(localizer, w, p), "fatigue": w.level(p, FATIGUE), "first": first, **usual, **sheet}


def dawn(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-1802, TW-1303: what Fate may do to whoever is not treated, by all its cards; and whether there is food for the hungry."""
    here = w.here()
    ill = [p for p in here if w.level(p, ILLNESS) and w.meds[p] < 0]
    hurt = [p for p in here if w.level(p, WOUNDS) and not w.bandaged >> p & 1]
    cards = [card for card in w.content.deck("fate") if isinstance(card, Fate)]
    turns = [card.illness for card in cards if ill] + [card.wounds for card in cards if hurt]
    up, down = [turn.up for turn in turns], [turn.down for turn in turns]
    food = any(w.storage[item] for item in (CANNED, RAW)) and any(w.level(p, HUNGER) for p in here)
    spans = {"worse": span(up), "better": span(down)} if turns else {"worse": "", "better": ""}
    return {"ails": "yes" if turns else "no", "food": "yes" if food else "no", "bed": BED_HELPS, **spans}


def load(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-604, TW-636: what the scavengers carry, and what they can."""
    most, weight = capacity(w), w.weight()
    over = "yes" if weight > most else "no"
    return {"people": people(localizer, w, w.scavengers), "most": most, "weight": weight, "over": over}


def packing(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-622: besides, which tools open a way at this Location."""
    ways = [(way, tool) for way, tool in OPENS.items() if way in w.place(w.location).obstacles]
    tools = [
        localizer.say("tool-opens", tool=item_named(localizer, IDS[tool]), way=localizer.noun(way))
        for way, tool in ways
    ]
    return load(localizer, w, effect) | {"tools": localizer.listed(tools), "tools-is": "some" if tools else "none"}


def search(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-1713: who looks twice."""
    return {"who": person(localizer, w, w.with_ability("scavenger"))}


def explore(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-607: how likely the next roll for Noise brings somebody."""
    words = {"place": localizer.noun(w.place(w.location).key), "noise": w.noise, "percent": 100 * w.noise // BLACK}
    return load(localizer, w, effect) | words | {"n": w.unknown}


def noise(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"noise": w.noise}


def meet(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-1766: how many there are, as the danger of the place changes it; what can be paid, where somebody wants to be paid."""
    card = w.resident(w.zones["resident-now"].top[-1])
    costs = [effect for choice in card.choices for effect in (*choice.cost, *choice.effects)]
    pays = any(isinstance(effect, LoseValue | Barter) for effect in costs)
    words = {"worth": total_value(w, w.pile), "pays": "yes" if pays else "no"}
    n = how_many(w, card)
    danger = w.place(w.location).danger if card.enemies and n != card.enemies else "medium"
    return {"n": n, "card": localizer.noun(card.key), "danger": danger, **words}


def haggle(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    assert w.deal is not None
    return {"credit": w.deal.credit, "given": "yes" if w.deal.given else "no"}


def raided(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    now, boards = raid(w), w.boards.bit_count()
    return {"damage": now.damage, "wounds": now.wounds, "hits": now.hits, "boards": boards, "n": now.hits + boards}


def fighting(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"round": fight(w).round}


def shoot(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"what": weapon(localizer, w.held[effect.person]), "ammo": w.stock()[AMMO]}


def blow(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"face": face(localizer, effect.face), "what": "story" if effect.face == STORY else "hits"}


def foe_story(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"foe": foe_named(localizer, w, effect.foe)}


def habit(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"what": localizer.noun(effect.item)}


def picked(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    comforts = [isinstance(it, State) and it.state == "misery" and it.n < 0 for it in effect.then]
    good = "misery" if comforts and all(comforts) else "other"
    return {
        "n": effect.n - len(effect.picked),
        "good": good,
        **raiders(w, effect),
        **borne(fate(localizer, effect.then)),
    }


def one_and_another(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return borne(fate(localizer, effect.one))


def calm(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    hit = [e for e in effect.hit if isinstance(e, State)]
    does = ", ".join([change(localizer, e.state, e.n) for e in hit]) or change(localizer, "misery", 1)
    return {"people": people(localizer, w, effect.affected), "does": does}


def loss(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"what": item_named(localizer, effect.family, effect.n)}


def price(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    """TW-962: what is paid for; for the Commission of a barter nothing is bought yet."""
    asked = w.question("pick-value")
    commission = asked is not None and asked[1].place == COMMISSION
    return {"for": "commission" if commission else "other"}


def crack(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"off": "yes" if effect.off else "no"}


def table(localizer: "Localizer", w: City, effect: Rolled) -> dict[str, Any]:
    """TW-1208: what each row brings, so that one knows what is kept; a page that was not read yet stays hidden."""
    rows = [(faces(span), brings(localizer, then)) for span, then in effect.rows.items()]
    if all(does == localizer.say("another-page") for _, does in rows):
        return {"table": localizer.say("page-keeps", faces=localizer.listed([span for span, _ in rows]))}
    said_rows = [localizer.say("table-row", faces=span, does=does) for span, does in rows]
    return {"table": localizer.say("table-brings", rows=" · ".join(said_rows))}


def faces(span: str) -> str:
    return span.replace("-", "–")


def brings(localizer: "Localizer", effects: tuple[Any, ...]) -> str:
    """The effects of a row; what is told besides is told when it has come to that."""
    if any(isinstance(effect, Goto | OpenScript) for effect in effects):
        return localizer.say("another-page")
    done = [effect for effect in effects if not isinstance(effect, Say)]
    return (said(localizer, done) or localizer.say("another-page")) if done else localizer.say("nothing-more")


def red(localizer: "Localizer", w: City, effect: Any) -> dict[str, Any]:
    return {"red": "yes" if effect.red else "no"}


MORE: dict[str, Callable[["Localizer", City, Any], dict[str, Any]]] = {
    "between-turns": between,
    "assign": assign,
    "overtime": overtime,
    "choose-slot": slot,
    "serve": serve,
    "arrival": arrival,
    "resolve-turn": door,
    "water": water,
    "meal": meal,
    "tasks": tasks,
    "dawn-meds": dawn,
    "choose-location": load,
    "equip": packing,
    "carry": load,
    "find-one": search,
    "explore": explore,
    "before-noise": noise,
    "meet": meet,
    "haggle": haggle,
    "hidden-shelf": raided,
    "guards-roll": raided,
    "shields": raided,
    "round": fighting,
    "shoot": shoot,
    "blow": blow,
    "foe-story": foe_story,
    "habit-choice": habit,
    "choose-people": picked,
    "one-and-another": one_and_another,
    "calm-voice": calm,
    "pick-loss": loss,
    "pick-value": price,
    "pick-crack": crack,
    "choose-character": red,
    "rolled": table,
}
"""Questions that say more than who is asked and for which card."""
IMPLIED = frozenset(
    {
        ("pick-fitting", "fitting-lost"),
        ("target-us", "wounds"),
        ("water", "thirst"),
    }
)
"""What questions say of all their answers, by the question and the stake."""
