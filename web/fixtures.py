"""Positions of real games as the server would send them, for the page that shows a board without a server.

python web/fixtures.py robinson            writes src/games/robinson/fixtures/NN.json and words.<lang>.json
python web/fixtures.py naufragos
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import holdfast
from holdfast.core.kind import GameKind
from holdfast.core.menu import Option
from holdfast.core.words.teller import MissingText
from holdfast.terminal.session import Session

HERE = Path(__file__).parent
Wish = tuple[str, int, dict[str, str], int, str, str]
"""Language, players, options, seed, the tag of the question, and the least round."""

ROBINSON: tuple[tuple[str, int, dict[str, str], int, str, int], ...] = (
    ("en", 3, {"scenario": "castaways"}, 5, "planning", 4),
    ("en", 1, {"scenario": "castaways", "dog": "on"}, 2, "planning", 2),
    ("it", 4, {"scenario": "cursed-island"}, 3, "planning", 4),
    ("es", 2, {"scenario": "jenny", "dog": "on"}, 4, "planning", 3),
    ("en", 2, {"scenario": "volcano"}, 6, "planning", 4),
    ("en", 3, {"scenario": "cannibals"}, 7, "planning", 3),
    ("it", 4, {"scenario": "family"}, 8, "planning", 4),
    ("en", 2, {"scenario": "castaways"}, 9, "window:dice", 1),
    ("en", 3, {"scenario": "castaways"}, 10, "decide", 2),
    ("en", 2, {"scenario": "volcano"}, 11, "exhaust", 2),
    ("en", 2, {"scenario": "cursed-island"}, 12, "place-fog", 2),
    ("en", 4, {"scenario": "castaways"}, 13, "meals", 1),
    ("en", 3, {"scenario": "castaways", "characters": "chosen"}, 14, "choose-characters", 0),
    ("en", 2, {"scenario": "castaways"}, 15, "keep-discovery", 2),
    ("es", 3, {"scenario": "cannibals"}, 16, "move-camp", 2),
    ("en", 2, {"scenario": "castaways"}, 17, "resolve-all", 2),
    ("en", 3, {"scenario": "castaways"}, 18, "window:clouds", 3),
    ("en", 2, {"scenario": "castaways"}, 19, "reroll-die", 1),
    ("en", 2, {"scenario": "castaways"}, 20, "pick-idea", 1),
    ("en", 4, {"scenario": "castaways"}, 21, "pile-up", 4),
)


UNDER_OUR_SUN: tuple[tuple[str, int, dict[str, str], int, str, int], ...] = (
    ("en", 3, {"mission": "missing-two"}, 1, "take-turn", 3),
    ("en", 1, {"mission": "voice-in-the-static"}, 2, "take-turn", 2),
    ("it", 4, {"mission": "dry-wells", "mode": "semi"}, 3, "take-turn", 3),
    ("es", 2, {"mission": "ash-matriarch"}, 4, "take-turn", 3),
    ("en", 6, {"mission": "hold-the-gate", "mode": "semi"}, 5, "take-turn", 3),
    ("en", 5, {"mission": "the-crossing"}, 6, "take-turn", 2),
    ("en", 3, {"mission": "missing-two"}, 7, "window:rolled", 2),
    ("en", 2, {"mission": "missing-two"}, 8, "dealing", 1),
    ("en", 4, {"mission": "dry-wells"}, 9, "buying", 0),
    ("en", 3, {"mission": "missing-two", "characters": "chosen"}, 10, "pick-character", 0),
    ("en", 3, {"mission": "missing-two"}, 11, "soften", 2),
    ("it", 2, {"mission": "the-crossing"}, 12, "barter", 2),
    ("en", 4, {"mission": "ash-matriarch"}, 13, "join-fight", 2),
    ("es", 3, {"mission": "voice-in-the-static"}, 14, "overflow", 1),
    ("en", 3, {"mission": "hold-the-gate"}, 15, "decide", 2),
    ("en", 2, {"mission": "dry-wells"}, 16, "gather", 1),
    ("en", 2, {"mission": "missing-two"}, 17, "first-act", 1),
)
NAUFRAGOS: tuple[tuple[str, int, dict[str, str], int, str, int], ...] = (
    ("en", 4, {}, 5, "place-pawn", 5),
    ("en", 1, {}, 2, "place-pawn", 2),
    ("it", 2, {"ruleset": "hr12"}, 3, "place-pawn", 4),
    ("en", 3, {"ruleset": "hr12"}, 4, "march", 3),
    ("en", 4, {}, 6, "decide", 3),
    ("es", 3, {}, 7, "build", 2),
    ("en", 2, {}, 8, "white-pawn", 4),
    ("en", 4, {"ruleset": "hr12"}, 9, "piece", 3),
    ("en", 3, {}, 10, "take-find", 2),
    ("en", 2, {}, 11, "window:rolled", 2),
    ("en", 4, {"characters": "chosen"}, 12, "choose-character", 0),
    ("it", 4, {}, 13, "camp-arrives", 2),
    ("en", 2, {}, 17, "campfire", 1),
    ("en", 2, {}, 18, "top-or-bottom", 1),
    ("en", 3, {}, 20, "pick", 3),
)
THIS_WAR: tuple[tuple[str, int, dict[str, str], int, str, int], ...] = (
    ("en", 1, {}, 1, "assign", 3),
    ("it", 3, {}, 2, "assign", 4),
    ("es", 2, {}, 3, "tasks", 2),
    ("en", 1, {}, 4, "choose-location", 2),
    ("en", 1, {}, 5, "equip", 2),
    ("en", 1, {}, 6, "explore", 2),
    ("en", 2, {}, 7, "choose", 2),
    ("en", 1, {}, 8, "meet", 1),
    ("en", 1, {}, 9, "offered", 2),
    ("en", 1, {}, 10, "haggle", 1),
    ("en", 1, {}, 11, "round", 1),
    ("en", 1, {}, 12, "deal-wound", 1),
    ("en", 1, {}, 13, "arm", 2),
    ("en", 1, {}, 14, "shields", 2),
    ("en", 1, {}, 15, "carry", 1),
    ("it", 1, {}, 16, "meal", 2),
    ("en", 1, {}, 17, "new-idea", 1),
    ("es", 1, {}, 18, "choose-slot", 2),
    ("en", 1, {}, 19, "choose-narrative", 1),
    ("en", 1, {"group": "chosen"}, 20, "choose-character", 0),
)
LISTS = {"robinson": ROBINSON, "under_our_sun": UNDER_OUR_SUN, "naufragos": NAUFRAGOS, "this_war": THIS_WAR}


SENSE = {
    "tasks": ("guard", "guard", "guard"),
    "assign": ("build", "search", "dig", "pick", "use", "rummage"),
    "water": ("drink",),
    "meal": ("eat",),
    "explore": ("trade", "reveal"),
    "round": ("fight",),
    "haggle": ("give",),
}
"""What somebody in This War of Mine would rather do, by the question."""


def answer(session: Session, seat: int, choice: random.Random) -> Option:
    """A careless answer, though one that plans a little sense: what heals, shelters and feeds comes more often."""
    moves = session.game.question.moves(seat)
    if session.game.question.tag == "planning":
        free = [o for o in moves if o.key != "ready"]
        joins = [o for o in free if o.key.startswith("join")]
        short = [p for p in session.game.world.plan if len(p.pawns) < p.least]
        if short and joins:
            return choice.choice(joins)
        liked = [o for o in free if o.key.startswith(("build:shelter", "rest", "gather", "explore", "build:roof"))]
        if liked and choice.random() < 0.7:
            return choice.choice(liked)
        if free:
            return choice.choice(free)
    if session.game.question.tag == "take-turn":
        for sense in (
            ("refill", "eat", "mission"),
            ("sneak", "explore", "attack", "gather", "open", "loot", "sleep", "camp", "trade"),
        ):
            liked = [o for o in moves if o.key.startswith(sense)]
            if liked and choice.random() < 0.8:
                return choice.choice(liked)
    sense = SENSE.get(session.game.question.tag, ()) if session.kind.name == "this_war" else ()
    if "guard" in sense and "guard" in session.game.world.tasks:
        sense = ("scavenge", "bed")
    for wish in sense:
        liked = [o for o in moves if o.key.partition(":")[0] == wish]
        if liked and choice.random() < 0.7:
            return choice.choice(liked)
    return choice.choice(moves)


def tag(session: Session) -> str:
    question = session.game.question
    return f"{question.tag}:{question.effect.at()}" if question.tag == "window" else question.tag


def reached(
    kind: GameKind, lang: str, players: int, options: dict[str, str], seed: int, wish: str, least: int
) -> Session:
    """A game at the first question of a kind in that round or later; where it ends before, the next seed is played."""
    for more in range(400):
        session = Session.new(kind, players, options, seed + 1000 * more, lang)
        choice = random.Random(seed + more)
        while not session.over:
            if wish not in ("pick-idea", tag(session)) and session.pass_window():
                continue
            seat = session.game.question.seats[0]
            world = session.game.world
            at = (
                next((getattr(world, name) for name in ("round", "day", "turn") if hasattr(world, name)), 0)
                if getattr(world, "characters", True)
                else 0
            )
            late = at >= least and tag(session) == wish
            if late and (wish != "planning" or len(session.game.world.plan) >= min(players + 1, 4)):
                return session
            session.answer(answer(session, seat, choice))
    raise SystemExit(f"no game of {options} came to {wish}")


def text_of(session: Session, key: str) -> dict[str, str]:
    card = session.teller.card(key)
    name = session.teller.noun(key, w=session.game.world)
    if card is None:
        return {"name": name, "text": "", "flavour": "", "deck": key.partition("/")[0]}
    flavour = getattr(card, "flavour", None)
    return {
        "name": name,
        "text": session.kind.words.card(session.teller, card),
        "flavour": flavour.get(session.teller.lang, "") if flavour else "",
        "deck": card.deck,
    }


def strings(thing: Any) -> Iterator[str]:
    if isinstance(thing, str):
        yield thing
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield from strings(key)
            yield from strings(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from strings(value)


def option(session: Session, o: Option) -> dict[str, Any]:
    reasons = [{"rule": b.rule, "text": session.reason(b)} for b in o.blocks]
    offer = o.key.partition(":")[0] in ("skill", "use", "token", "treasure", "kept", "item", "friday-reroll")
    return {
        "key": o.key,
        "label": session.label(o),
        "open": not o.blocks,
        "reasons": reasons,
        "back": o.back,
        "offer": o.stay and offer,
        "matters": True,
        "group": o.key.partition(":")[0],
    }


def message(session: Session) -> dict[str, Any]:
    """The state message of the contract, for the first seat that is asked."""
    game = session.game
    asking = game.question
    seat = asking.seats[0]
    view = msgspec.to_builtins(game.view(seat))
    words = {s for s in strings(view) if s.partition("/")[0] in session.kind.cards.decks}
    words |= {
        f"{deck}/{part}"
        for o in asking.explained(seat)
        for part in o.key.split(":")[1:]
        for deck in session.kind.cards.decks
    }
    cards = {w: text_of(session, w) for w in sorted(words) if session.teller.card(w)}
    options = [option(session, o) for o in (*session.options(seat), *session.blocked(seat))]
    people = ("Ana", "Bruno", "Chiara", "Dario", "Elena", "Fausto")
    seats = [
        {"seat": i, "name": people[i], "kind": "human", "present": True, "asked": i in asking.seats}
        for i in range(game.players)
    ]
    lines = [{"n": i, "text": text, "seat": None, "cards": [], "turn": 0} for i, text in enumerate(session.lines())]
    return {
        "type": "state",
        "seq": len(game.journal or ()),
        "table": {
            "id": "x",
            "name": "",
            "game": session.kind.name,
            "players": game.players,
            "options": game.options,
            "lang": session.teller.lang,
        },
        "you": [seat],
        "seat": seat,
        "host": True,
        "seats": seats,
        "view": view,
        "cards": cards,
        "question": {
            "tag": asking.tag,
            "asked": list(asking.seats),
            "prompt": session.prompt(),
            "why": session.steps(),
            "options": options,
            "mine": True,
        },
        "log": {"from": 0, "lines": lines[-12:]},
        "over": False,
        "outcome": None,
        "undo": {"free": True},
    }


def words(kind: GameKind, lang: str) -> str:
    files = [*sorted((HERE.parent / "src/holdfast/core/words/text").glob(f"{lang}*.ftl"))]
    files += [f for f in sorted((kind.folder / "text").glob(f"{lang}-*.ftl")) if f.stem.endswith(("words", "board"))]
    return "\n".join(f.read_text(encoding="utf-8") for f in files)


def main() -> None:
    name = sys.argv[1] if len(sys.argv) > 1 else "robinson"
    kind = holdfast.kind(name)
    wishes = LISTS[name]
    folder = HERE / "src/games" / name / "fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    for lang in ("en", "it", "es"):
        (folder / f"words.{lang}.json").write_text(json.dumps(words(kind, lang), ensure_ascii=False), encoding="utf-8")
    for n, (lang, players, options, seed, wish, least) in enumerate(wishes, 1):
        try:
            state = message(reached(kind, lang, players, options, seed, wish, least))
        except (SystemExit, MissingText) as error:
            print(n, wish, error)
            continue
        (folder / f"{n:02}.json").write_text(json.dumps(state, ensure_ascii=False), encoding="utf-8")
        view = state["view"]
        print(
            n,
            wish,
            "round",
            view.get("round", view.get("turn")),
            len(state["question"]["options"]),
            "options",
            len(state["cards"]),
            "cards",
        )


if __name__ == "__main__":
    main()
