"""Composed words of the log (`phrases.py` of the game) in the reader's language."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from holdfast.games.under_our_sun.cards import Mission
from holdfast.games.under_our_sun.phrases import PREFIX, UNKNOWN
from holdfast.games.under_our_sun.rules import HAVEN
from holdfast.games.under_our_sun.text.card_text.speech import Speaker
from holdfast.games.under_our_sun.text.nouns import names as naming
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer


def phrase(teller: "Localizer", w: Sands | None, word: str) -> str | None:
    """A composed word in the reader's language."""
    kind, *parts = word.removeprefix(PREFIX).split(":")
    return SAID[kind](teller, w, *parts)


def _capital(teller: "Localizer", w: Sands | None, *word: str) -> str:
    said = teller.noun(":".join(word), w=w)
    return said[:1].upper() + said[1:]


def _hp(teller: "Localizer", w: Sands | None, char: str, now: str, of: str) -> str:
    return f"{teller.noun(f'the-char-{char}', w=w)} {now}/{of}"


def _supplied(teller: "Localizer", w: Sands | None, char: str, hp: str, water: str) -> str:
    return teller.say("told-supplied", who=teller.noun(f"the-char-{char}", w=w), hp=int(hp), water=int(water))


def _well(teller: "Localizer", w: Sands | None, char: str, level: str, sex: str) -> str:
    return teller.say("told-well", who=teller.noun(f"the-char-{char}", w=w), level=int(level), sex=sex)


def _count(teller: "Localizer", w: Sands | None, word: str, n: str) -> str:
    return f"{teller.noun(word, w=w)} {n}"


def _foe(teller: "Localizer", w: Sands | None, key: str, id: str) -> str:
    return naming.foe_named(teller, key, int(id), "the")


def _foe_of(teller: "Localizer", w: Sands | None, key: str, id: str) -> str:
    return naming.foe_named(teller, key, int(id), "of")


def _foe_to(teller: "Localizer", w: Sands | None, key: str, id: str) -> str:
    return naming.foe_named(teller, key, int(id), "to")


def _goal(teller: "Localizer", w: Sands | None, key: str, nth: str, way: str = "") -> str:
    mission = teller.card(key)
    if not isinstance(mission, Mission):
        return ""
    objective = mission.stages[int(nth)].objective
    return Speaker(teller, mission.words).condition(getattr(objective, way) if way else objective)


def _body(teller: "Localizer", w: Sands | None, key: str, id: str) -> str:
    return teller.say("told-body", of=_foe_of(teller, w, key, id))


def _blow(teller: "Localizer", w: Sands | None, key: str, id: str, n: str, hp: str) -> str:
    return teller.say("told-blow", foe=_foe(teller, w, key, id), n=int(n), left=int(hp))


def _place(teller: "Localizer", w: Sands | None, key: str, pos: str) -> str:
    return _far(teller, w, key, pos) if key == UNKNOWN else teller.noun(key)


def _there(teller: "Localizer", w: Sands | None, key: str, pos: str) -> str:
    return naming.the_land(teller, key) if key != UNKNOWN else _found(teller, w, key, pos)


def _found(teller: "Localizer", w: Sands | None, key: str, pos: str) -> str:
    land = naming.the_land(teller, key if key != UNKNOWN else "")
    return land if pos == HAVEN else teller.say("place", name=land, bearing=naming.bearing(teller, pos))


def _far(teller: "Localizer", w: Sands | None, key: str, pos: str) -> str:
    named = teller.say("unknown-land") if key == UNKNOWN else teller.noun(key)
    return named if pos == HAVEN else teller.say("place", name=named, bearing=naming.bearing(teller, pos))


def _dice(teller: "Localizer", w: Sands | None, colours: str) -> str:
    return naming.dice(teller, colours) if colours else teller.say("told-no-dice")


def _goods(teller: "Localizer", w: Sands | None, amounts: str) -> str:
    parts = [part.partition("=") for part in amounts.split(";") if part]
    return teller.listed([naming.amount(teller, what, int(n)) for what, _, n in parts]) or teller.say("told-nothing")


def _priced(teller: "Localizer", w: Sands | None, key: str, n: str) -> str:
    return teller.say("told-priced", name=teller.noun(key), n=int(n))


def _feature(teller: "Localizer", w: Sands | None, what: str, n: str) -> str:
    return teller.say("told-feature", what=what, n=int(n))


SAID: dict[str, Callable[..., str]] = {
    "plain": lambda teller, w, text: text,
    "capital": _capital,
    "hp": _hp,
    "supplied": _supplied,
    "well": _well,
    "count": _count,
    "foe": _foe,
    "foe-of": _foe_of,
    "foe-to": _foe_to,
    "card": lambda teller, w, key: teller.noun(key),
    "goal": _goal,
    "body": _body,
    "blow": _blow,
    "place": _place,
    "there": _there,
    "found": _found,
    "far": _far,
    "dice": _dice,
    "goods": _goods,
    "priced": _priced,
    "feature": _feature,
}
