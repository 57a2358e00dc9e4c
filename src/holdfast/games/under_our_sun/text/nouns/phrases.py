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


def phrase(localizer: "Localizer", w: Sands | None, word: str) -> str | None:
    """A composed word in the reader's language."""
    kind, *parts = word.removeprefix(PREFIX).split(":")
    return SAID[kind](localizer, w, *parts)


def _capital(localizer: "Localizer", w: Sands | None, *word: str) -> str:
    said = localizer.noun(":".join(word), w=w)
    return said[:1].upper() + said[1:]


def _hp(localizer: "Localizer", w: Sands | None, char: str, now: str, of: str) -> str:
    return f"{localizer.noun(f'the-char-{char}', w=w)} {now}/{of}"


def _supplied(localizer: "Localizer", w: Sands | None, char: str, hp: str, water: str) -> str:
    return localizer.say("told-supplied", who=localizer.noun(f"the-char-{char}", w=w), hp=int(hp), water=int(water))


def _well(localizer: "Localizer", w: Sands | None, char: str, level: str, sex: str) -> str:
    return localizer.say("told-well", who=localizer.noun(f"the-char-{char}", w=w), level=int(level), sex=sex)


def _count(localizer: "Localizer", w: Sands | None, word: str, n: str) -> str:
    return f"{localizer.noun(word, w=w)} {n}"


def _foe(localizer: "Localizer", w: Sands | None, key: str, id: str) -> str:
    return naming.foe_named(localizer, key, int(id), "the")


def _foe_of(localizer: "Localizer", w: Sands | None, key: str, id: str) -> str:
    return naming.foe_named(localizer, key, int(id), "of")


def _foe_to(localizer: "Localizer", w: Sands | None, key: str, id: str) -> str:
    return naming.foe_named(localizer, key, int(id), "to")


def _goal(localizer: "Localizer", w: Sands | None, key: str, nth: str, way: str = "") -> str:
    mission = localizer.card(key)
    if not isinstance(mission, Mission):
        return ""
    objective = mission.stages[int(nth)].objective
    return Speaker(localizer, mission.words).condition(getattr(objective, way) if way else objective)


def _body(localizer: "Localizer", w: Sands | None, key: str, id: str) -> str:
    return localizer.say("told-body", of=_foe_of(localizer, w, key, id))


def _blow(localizer: "Localizer", w: Sands | None, key: str, id: str, n: str, hp: str) -> str:
    return localizer.say("told-blow", foe=_foe(localizer, w, key, id), n=int(n), left=int(hp))


def _place(localizer: "Localizer", w: Sands | None, key: str, pos: str) -> str:
    return _far(localizer, w, key, pos) if key == UNKNOWN else localizer.noun(key)


def _there(localizer: "Localizer", w: Sands | None, key: str, pos: str) -> str:
    return naming.the_land(localizer, key) if key != UNKNOWN else _found(localizer, w, key, pos)


def _found(localizer: "Localizer", w: Sands | None, key: str, pos: str) -> str:
    land = naming.the_land(localizer, key if key != UNKNOWN else "")
    return land if pos == HAVEN else localizer.say("place", name=land, bearing=naming.bearing(localizer, pos))


def _far(localizer: "Localizer", w: Sands | None, key: str, pos: str) -> str:
    named = localizer.say("unknown-land") if key == UNKNOWN else localizer.noun(key)
    return named if pos == HAVEN else localizer.say("place", name=named, bearing=naming.bearing(localizer, pos))


def _dice(localizer: "Localizer", w: Sands | None, colours: str) -> str:
    return naming.dice(localizer, colours) if colours else localizer.say("told-no-dice")


def _goods(localizer: "Localizer", w: Sands | None, amounts: str) -> str:
    parts = [part.partition("=") for part in amounts.split(";") if part]
    return localizer.listed([naming.amount(localizer, what, int(n)) for what, _, n in parts]) or localizer.say(
        "told-nothing"
    )


def _priced(localizer: "Localizer", w: Sands | None, key: str, n: str) -> str:
    return localizer.say("told-priced", name=localizer.noun(key), n=int(n))


def _feature(localizer: "Localizer", w: Sands | None, what: str, n: str) -> str:
    return localizer.say("told-feature", what=what, n=int(n))


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
