"""Composed words of the log: a first name, energy, a space, dice with what is added to them.

A line of the log is plain data; a composed word carries its parts in itself, `told-energy:0:4:6`, and is put together
in the language of the reader.
"""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from holdfast.games.naufragos.cards import Character
from holdfast.games.naufragos.rules import FIRST_OF, SECTOR_OF
from holdfast.games.naufragos.world import Shore

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer

PREFIX = "told-"


# --- making them -------------------------------------------------------------------------------------------------------


def name(seat: int) -> str:
    """Somebody within a sentence."""
    return f"{PREFIX}name:{seat}"


def plain(text: str) -> str:
    """Something that is the same in all languages."""
    return f"{PREFIX}plain:{text}"


def castaway(seat: int) -> str:
    """Somebody with all names and the ability."""
    return f"{PREFIX}castaway:{seat}"


def energy(seat: int, now: int, of: int) -> str:
    """Somebody with energy and present maximum."""
    return f"{PREFIX}energy:{seat}:{now}:{of}"


def space(seat: int, at: int) -> str:
    """Somebody with the space on the exploration track."""
    return f"{PREFIX}space:{seat}:{at}"


def lost(seats: Iterable[int], difficulty: int) -> str:
    """A lost group with the number of its markers."""
    return f"{PREFIX}lost:{','.join(map(str, seats))}:{difficulty}"


def score(seat: int, total: int, diary: int, items: int, track: int) -> str:
    """Somebody's story points, and where they come from."""
    return f"{PREFIX}score:{seat}:{total}:{diary}:{items}:{track}"


def drawn(seat: int, n: int) -> str:
    """Somebody with the story tokens drawn."""
    return f"{PREFIX}drawn:{seat}:{n}"


def dice(faces: Iterable[int], added: Iterable[tuple[str, int]] = ()) -> str:
    """Dice as printed that are added up, and what is added to them by what."""
    return f"{PREFIX}dice:{','.join(map(str, faces))}:{';'.join(f'{word}={n}' for word, n in added)}"


def loose_dice(faces: Iterable[int]) -> str:
    """Dice that are looked at one by one."""
    return f"{PREFIX}loose-dice:{','.join(map(str, faces))}"


# --- saying them -------------------------------------------------------------------------------------------------------


def phrase(localizer: "Localizer", w: Shore | None, word: str) -> str | None:
    """A composed word in the reader's language, or nothing where it is a plain one."""
    if not word.startswith(PREFIX):
        return None
    kind, *parts = word.removeprefix(PREFIX).split(":")
    return SAID[kind](localizer, w, *parts)


def first_name(localizer: "Localizer", w: Shore | None, seat: str) -> str:
    """The castaway of a seat by first name; before there are castaways, the player."""
    character = _character(w, seat)
    full = localizer.name(character.key) if character is not None else None
    return full.split()[0] if full else localizer.noun(f"who-{seat}", w=w)


def full_name(localizer: "Localizer", w: Shore | None, seat: str) -> str:
    character = _character(w, seat)
    if character is None:
        return localizer.noun(f"who-{seat}", w=w)
    ability = character.ability_name[localizer.lang]
    return f"{character.name[localizer.lang]} ({ability[0].lower()}{ability[1:]})"


def _character(w: Shore | None, seat: str) -> Character | None:
    if w is None or int(seat) >= len(w.characters) or w.characters[int(seat)] < 0:
        return None
    card = w.content.cards[w.characters[int(seat)]]
    assert isinstance(card, Character)
    return card


def _energy(localizer: "Localizer", w: Shore | None, seat: str, now: str, of: str) -> str:
    return f"{first_name(localizer, w, seat)} {now}/{of}"


def _space(localizer: "Localizer", w: Shore | None, seat: str, at: str) -> str:
    sector = SECTOR_OF[int(at)]
    number = int(at) - FIRST_OF[sector] + 1
    return localizer.say("told-space", who=first_name(localizer, w, seat), sector=sector, n=number)


def _lost(localizer: "Localizer", w: Shore | None, seats: str, difficulty: str) -> str:
    who = localizer.listed([first_name(localizer, w, seat) for seat in seats.split(",")])
    return localizer.say("told-lost", who=who, n=int(difficulty))


def _score(localizer: "Localizer", w: Shore | None, seat: str, total: str, *parts: str) -> str:
    diary, items, track = map(int, parts)
    return localizer.say(
        "told-score", who=first_name(localizer, w, seat), total=int(total), diary=diary, items=items, track=track
    )


def _drawn(localizer: "Localizer", w: Shore | None, seat: str, n: str) -> str:
    return f"{first_name(localizer, w, seat)} {n}"


def _dice(localizer: "Localizer", w: Shore | None, faces: str, added: str = "") -> str:
    shown = faces.split(",") if faces else []
    said = localizer.say("told-dice", n=len(shown), faces=" + ".join(shown))
    modifiers = [modifier.rpartition("=") for modifier in added.split(";") if modifier]
    return ", ".join([said, *addends(localizer, w, [(word, int(n)) for word, _, n in modifiers])])


def _loose_dice(localizer: "Localizer", w: Shore | None, faces: str) -> str:
    shown = faces.split(",") if faces else []
    return localizer.say("told-dice", n=len(shown), faces=", ".join(shown))


def addends(localizer: "Localizer", w: Shore | None, added: Iterable[tuple[str, int]]) -> list[str]:
    """What is added to dice, each by its name and how much."""
    return [f"{_addend(localizer, w, word)} {signed(n)}" for word, n in added]


def _addend(localizer: "Localizer", w: Shore | None, word: str) -> str:
    """What is added: an item by its name, an ability within the sentence."""
    said = localizer.noun(word, w=w)
    return f"{said[0].lower()}{said[1:]}" if word.endswith("/ability") else said


def signed(n: int) -> str:
    return f"+{n}" if n >= 0 else f"−{-n}"


SAID: dict[str, Callable[..., str]] = {
    "plain": lambda teller, w, text: text,
    "name": first_name,
    "castaway": full_name,
    "energy": _energy,
    "space": _space,
    "lost": _lost,
    "score": _score,
    "drawn": _drawn,
    "dice": _dice,
    "loose-dice": _loose_dice,
}
