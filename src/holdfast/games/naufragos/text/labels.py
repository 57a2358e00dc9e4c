"""What stands on the buttons: actions with their price, cards by their names, castaways instead of seats."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from holdfast.core.engine.effect import tag_of
from holdfast.core.engine.effects import Under
from holdfast.core.engine.menu import Option
from holdfast.games.naufragos.actions.building import Contribute, counts_for, lacks, needed
from holdfast.games.naufragos.actions.campfire import ReadSparks, RubSticks, tinder
from holdfast.games.naufragos.cards import Price
from holdfast.games.naufragos.castaways.belongings import HandOver
from holdfast.games.naufragos.castaways.diary import PutBack
from holdfast.games.naufragos.dice.disputes import SideResult
from holdfast.games.naufragos.dice.rolls import Roll, under_way
from holdfast.games.naufragos.flow.wounds import ReadWounds
from holdfast.games.naufragos.free_acts.odds import highest, needed_sum
from holdfast.games.naufragos.plot.decisions import being_voted, branch
from holdfast.games.naufragos.plot.looking import LayBack, Reorder, TopOrBottom
from holdfast.games.naufragos.plot.prices import Pay
from holdfast.games.naufragos.plot.shares import Shares
from holdfast.games.naufragos.rules import LONG, REST, SPACES
from holdfast.games.naufragos.text.nouns import key_of
from holdfast.games.naufragos.text.places import place
from holdfast.games.naufragos.text.ways import advance, draw, go_home
from holdfast.games.naufragos.world import Shore

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer

READ_FIRST = ("take-find", "second-find", "choose-character", "share-out", "trade", "lose-item")
"""Questions in which cards are chosen or given up for what they do: it stands beside their names."""
CHOICES = ("decide", "ballot")


def label(localizer: "Localizer", w: Shore | None, tag: str, option: Option, card: str) -> str | None:
    """An option in the game's own words, or nothing where its message says enough."""
    head, *rest = option.key.split(":")
    if tag in CHOICES and (words := choice(localizer, w, option, card)) is not None:
        return words
    if tag == "place-pawn" and (head in SPACES or head in ("rest", "camp")):
        return place(localizer, w, option, option.key)
    if head == "white" and rest != ["pass"]:
        return localizer.say("opt-white", action=place(localizer, w, option, option.key.partition(":")[2]))
    live = bool(option.then or option.blocks)
    if live and w is not None and head in LIVE:
        return LIVE[head](localizer, w, tag, option, rest)
    return answer(localizer, w, tag, head, rest, reading=live and tag in READ_FIRST)


def answer(
    localizer: "Localizer", w: Shore | None, tag: str, head: str, rest: list[str], reading: bool = False, **more: Any
) -> str | None:
    """By its message: seats are said as names, ids as cards (with what they do, for `reading`), numbers as numbers."""
    message = f"{tag}-{head}" if localizer.has(f"{tag}-{head}") else f"opt-{head}"
    if not localizer.has(message):
        return None
    args: dict[str, Any] = {}
    for name, part in zip("abc", rest, strict=False):
        args[name] = int(part) if part.isdigit() else named(localizer, w, part, reading)
        args[f"{name}-is"] = int(part) if part.isdigit() else part
        args[f"{name}-sound"] = str(args[name])[:1].lower()
    return localizer.say(message, n=1, **args, **more)


def named(localizer: "Localizer", w: Shore | None, part: str, reading: bool) -> str:
    if part.startswith("seat-"):
        return person(localizer, w, int(part[5:]))
    key = key_of(localizer, part)
    if not key:
        return localizer.noun(part, w=w)
    return described(localizer, key) if reading else localizer.noun(key, w=w)


def person(localizer: "Localizer", w: Shore | None, seat: int) -> str:
    return localizer.noun(f"who-{seat}", w=w)


def described(localizer: "Localizer", key: str) -> str:
    """A card with what it does, for who must choose it now."""
    card = localizer.card(key)
    text = (
        localizer.definition.text.card(localizer, card) if card is not None and localizer.definition is not None else ""
    )
    return localizer.say("card-does", name=localizer.noun(key), does=text) if text else localizer.noun(key)


# --- answers that can say more than their key while they are open -----------------------------------------------------------


def resolve_white(localizer: "Localizer", w: Shore, tag: str, option: Option, rest: list[str]) -> str | None:
    """NA-241: the card on which the white pawn waits."""
    return localizer.say("opt-resolve-white", action=place(localizer, w, option, w.white))


def lay(localizer: "Localizer", w: Shore, tag: str, option: Option, rest: list[str]) -> str | None:
    """NA-500, NA-501: a free space, or the card that is covered."""
    space = ":".join(rest)
    under = w.on_camp(space)
    if under < 0:
        return localizer.say("opt-lay", n=int(rest[-1]))
    return localizer.say("lay-over", n=int(rest[-1]), name=localizer.noun(w.content.cards[under].key))


def build(localizer: "Localizer", w: Shore, tag: str, option: Option, rest: list[str]) -> str | None:
    """NA-040: a construction with what it takes."""
    if tag != "build" or rest[0] == "nothing":
        return answer(localizer, w, tag, "build", rest)
    built = localizer.say(
        "opt-build", what=construction(localizer, w, rest[0]), needs=requirements(localizer, w, rest[0])
    )
    if rest[0] != "shelter":
        return built
    low, high = REST[w.shelter + 1]
    return localizer.say("opt-build-shelter", built=built, low=low, high=high)


def construction(localizer: "Localizer", w: Shore, name: str) -> str:
    return localizer.say(f"site-{name}", n=w.shelter + 1)


def requirements(localizer: "Localizer", w: Shore, name: str) -> str:
    if name in LONG:
        return localizer.say("needs-long", done=w.progress[name], of=LONG[name], what=name, wood=w.wood)
    energy, wood, rope, sail = needed(w, name)
    return amounts(localizer, energy=energy, wood=wood, rope=rope, sail=sail)


def amounts(localizer: "Localizer", **counts: int) -> str:
    """Energy and materials in words, those that are none left out."""
    return localizer.listed([localizer.say(f"amount-{what}", n=n) for what, n in counts.items() if n])


def give(localizer: "Localizer", w: Shore, tag: str, option: Option, rest: list[str]) -> str | None:
    """NA-436, NA-587: energy for a common cause, and how far that would bring it."""
    after = next((e for e in option.then if isinstance(e, Contribute | Shares)), None)
    if isinstance(after, Contribute):
        given = int(rest[0])
        counts = counts_for(w, option.seat, given)
        limited = "yes" if after.name == "bonfire" else "no"
        told: dict[str, Any] = {"total": after.total, "need": lacks(w, after.name), "limited": limited}
        return answer(localizer, w, tag, "give", rest, counts=counts if counts != given else 0, **told)
    if isinstance(after, Shares):
        return answer(localizer, w, tag, "give", rest, total=sum(after.given), need=after.n, limited="no")
    return answer(localizer, w, tag, "give", rest, reading=tag in READ_FIRST)


def use(localizer: "Localizer", w: Shore, tag: str, option: Option, rest: list[str]) -> str | None:
    """NA-950: an item that is discarded for its effect."""
    inner = [e for use in option.then for e in getattr(use, "then", ())]
    return localizer.say("opt-use", name=localizer.noun(key_of(localizer, rest[0])), does=said(localizer, inner))


def home(localizer: "Localizer", w: Shore, tag: str, option: Option, rest: list[str]) -> str | None:
    """The way home; a token that goes back has the same word."""
    return put_back(localizer, w, tag, option, rest) if tag == "keep-one" else go_home(localizer, w, option)


def put_back(localizer: "Localizer", w: Shore, tag: str, option: Option, rest: list[str]) -> str | None:
    """Quill and paper: only the one asked reads the two tokens."""
    token = next(e.card for e in option.then if isinstance(e, PutBack))
    return answer(localizer, w, tag, "return", rest, value=w.piece(token).value)


def accept(localizer: "Localizer", w: Shore, tag: str, option: Option, rest: list[str]) -> str | None:
    given = next(e for e in option.then if isinstance(e, HandOver))
    item = localizer.noun(w.content.cards[given.card].key)
    return localizer.say("relieve-accept", item=item, name=person(localizer, w, given.seat))


def stake(localizer: "Localizer", w: Shore, tag: str, option: Option, rest: list[str]) -> str | None:
    """NA-425, NA-432: the energy spent is what the die must not pass; wax candles help."""
    spent = next(e.n for e in option.then if isinstance(e, RubSticks))
    return localizer.say("opt-stake", a=spent, up=min(6, spent + tinder(w, option.seat)))


def luck(localizer: "Localizer", w: Shore, tag: str, option: Option, rest: list[str]) -> str | None:
    """NA-680, NA-683, NA-791: what is spent on a roll, and what the roll is about."""
    head = option.key.partition(":")[0]
    roll = under_way(w)
    if isinstance(roll.reader, ReadWounds) and not roll.faces:
        return fewer_dice(localizer, w, option, rest, roll.dice)
    return answer(localizer, w, tag, head, rest, aim=aim(localizer, w, spent_on(w, option, rest)))


def spent_on(w: Shore, option: Option, rest: list[str]) -> int:
    """NA-680, NA-683, NA-791: what an answer adds to a roll; powder and cannon are told for themselves."""
    lucky = int(w.ability(option.seat) == "lucky")
    match option.key.partition(":")[0]:
        case "add-token":
            return lucky + int(rest[0])
        case "repeat" | "luck":
            return lucky
    return 0


def fewer_dice(localizer: "Localizer", w: Shore, option: Option, rest: list[str], dice: int) -> str:
    """NA-684: on a wounds roll what is spent takes dice away."""
    token = int(rest[0]) if rest else 0
    spent = min(dice, token + (w.ability(option.seat) == "lucky"))
    return localizer.say("opt-fewer-dice", token=token, dice=spent, of=dice)


def aim(localizer: "Localizer", w: Shore, bonus: int) -> str:
    """The dice on the table, and what they must show with so much added to them."""
    roll = under_way(w)
    dice = " + ".join(map(str, roll.faces))
    match roll.reader:
        case ReadWounds():
            need = localizer.say("aim-wounds")
        case ReadSparks() as sparks:
            need = localizer.say("aim-low", n=min(6, highest(w, sparks) + bonus))
        case SideResult() | Roll():
            need = localizer.say("aim-contest")
        case reader:
            n = needed_sum(w, reader)
            need = localizer.say("aim-high", n=max(1, n - bonus)) if n else localizer.say("aim-table")
    return localizer.say("aim-rolled", dice=dice, need=need) if dice else need


# --- cards that only he sees ------------------------------------------------------------------------------------------------


def looked_at(localizer: "Localizer", w: Shore, tag: str, option: Option, rest: list[str]) -> str | None:
    """NA-812: cards are named for the one who looks at them; the log never is."""
    head = option.key.partition(":")[0]
    if rest == ["all"]:
        return laid_back(localizer, w, head, option)
    for effect in option.then:
        if head == "bottom" and isinstance(effect, TopOrBottom):
            return localizer.say("opt-bottom", card=described(localizer, w.content.cards[effect.under[-1]].key))
        if head == "top" and isinstance(effect, TopOrBottom):
            return localizer.say("opt-top", card=described(localizer, w.content.cards[effect.keep[-1]].key))
        if isinstance(effect, Reorder):
            card = described(localizer, w.content.cards[effect.order[-1]].key)
            return localizer.say("opt-next", card=card)
    return None


def laid_back(localizer: "Localizer", w: Shore, head: str, option: Option) -> str:
    """All cards at once: those that may go under their deck with what they do, else in which order they come."""
    after, cards = option.then[0], w.content.cards
    if isinstance(after, Reorder):
        return localizer.say("opt-next-all", cards=", ".join([localizer.noun(cards[card].key) for card in after.order]))
    assert isinstance(after, TopOrBottom)
    if head == "bottom":
        return localizer.say(
            "opt-bottom-all", cards=", ".join([localizer.noun(cards[card].key) for card in after.under])
        )
    return localizer.say(
        "opt-top-all", cards=" · ".join([described(localizer, cards[card].key) for card in after.keep])
    )


def seen(localizer: "Localizer", w: Shore, tag: str, option: Option, rest: list[str]) -> str | None:
    """NA-812: who looks at cards reads them on the button."""
    back = next(e for e in option.then if isinstance(e, LayBack))
    cards = [described(localizer, w.content.cards[card].key) for card in back.cards]
    return localizer.say("seen-cards", cards=" · ".join(cards))


# --- choices of a card ------------------------------------------------------------------------------------------------------


def choice(localizer: "Localizer", w: Shore | None, option: Option, card: str) -> str | None:
    """A branch of a card: its own words, what it costs, and what follows."""
    own = localizer.name(f"{card}/choice/{option.key}")
    if own is None:
        return None
    then = option.then
    if w is not None and then and (vote := being_voted(w)) is not None:
        then = next((branch(c) for c in vote.choices if c.key == option.key), ())
    price = next((cost(localizer, e.price) for e in then if isinstance(e, Pay)), "")
    does = said(localizer, [e for e in then if not isinstance(e, Pay)])
    words = localizer.say("choice-paid", words=own, price=price) if price else own
    return localizer.say("choice", words=words, does=does) if does else words


def cost(localizer: "Localizer", price: Price) -> str:
    """A price in words."""
    parts = ("energy", "food", "own_food", "store_food", "wood")
    return amounts(localizer, **{part.replace("_", "-"): getattr(price, part) for part in parts})


def said(localizer: "Localizer", effects: Iterable[Any]) -> str:
    """What follows, in words; the bookkeeping has none."""
    inner = [e for effect in effects for e in (effect.then if isinstance(effect, Under) else (effect,))]
    return localizer.clause([e for e in inner if localizer.has(f"fx-{tag_of(type(e))}")])


LIVE: dict[str, Callable[["Localizer", Shore, str, Option, list[str]], str | None]] = {
    "resolve-white": resolve_white,
    "lay": lay,
    "build": build,
    "give": give,
    "use": use,
    "return": home,
    "join-return": home,
    "accept": accept,
    "draw": draw,
    "advance": advance,
    "stake": stake,
    "repeat": luck,
    "add-token": luck,
    "luck": luck,
    "powder": luck,
    "cannon": luck,
    "top": looked_at,
    "bottom": looked_at,
    "next": looked_at,
    "seen": seen,
}
"""Answers whose consequences, or whose table, have more to say than their key."""
