"""Positions of real games as the server would send them, for the page that shows a board without a server.

python web/fixtures.py <game>            writes src/games/<game>/fixtures/NN.json and words.<lang>.json

What is wanted stands in src/games/<game>/positions.json: language, players, options, seed, the tag of the question, and the
least round. `liked` says by the question which answers come more often (by how their keys begin, the dearest first), `last`
which come only when there is no other, `asked` how often a question has been asked in a row before it is shown.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import msgspec

import holdfast
from holdfast.core.definition import GameDefinition
from holdfast.core.engine.menu import Option
from holdfast.core.text.localizer import MissingText
from holdfast.tables.presenters.question import SeatPresenter, card_keys, card_told, cards_shown
from holdfast.tables.services.texts import table_texts as shell
from holdfast.terminal.session import Session

HERE = Path(__file__).parent
GAMES = HERE / "src/games"
LIKELY = 0.7
"""How often somebody does what is liked."""


class Positions(msgspec.Struct, forbid_unknown_fields=True):
    """What a game's positions.json says."""

    wanted: list[tuple[str, int, dict[str, str], int, str, int]]
    liked: dict[str, list[list[str]]] = {}
    last: dict[str, list[str]] = {}
    asked: dict[str, int] = {}


def answer(session: Session, seat: int, choice: random.Random, positions: Positions) -> Option:
    """A careless answer, though one that plans a little sense: what heals, shelters and feeds comes more often."""
    question = session.game.question
    moves = question.moves(seat)
    for begins in positions.liked.get(question.tag, []):
        liked = [one for one in moves if one.key.startswith(tuple(begins))]
        if liked and choice.random() < LIKELY:
            return choice.choice(liked)
    last = tuple(positions.last.get(question.tag, ()))
    return choice.choice([one for one in moves if not one.key.startswith(last)] or moves)


def tag(session: Session) -> str:
    question = session.game.question
    return f"{question.tag}:{question.effect.at()}" if question.tag == "window" else question.tag


def time_of(world: Any) -> int:
    """The round, day or turn; none before the characters are dealt."""
    if not getattr(world, "characters", True):
        return 0
    return next((getattr(world, name) for name in ("round", "day", "turn") if hasattr(world, name)), 0)


def reached(
    definition: GameDefinition,
    positions: Positions,
    lang: str,
    players: int,
    options: dict[str, str],
    seed: int,
    wish: str,
    least: int,
) -> Session:
    """A game at the first question of a kind in that round or later; where it ends before, the next seed is played."""
    for more in range(400):
        session = Session.new(definition, players, options, seed + 1000 * more, lang)
        choice = random.Random(seed + more)
        asked = 0
        while not session.over:
            if wish != tag(session) and session.pass_window():
                continue
            asked = asked + 1 if tag(session) == wish else 0
            if asked >= positions.asked.get(wish, 1) and time_of(session.game.world) >= least:
                return session
            session.answer(answer(session, session.game.question.seats[0], choice, positions))
    raise SystemExit(f"no game of {options} came to {wish}")


def message(session: Session) -> dict[str, Any]:
    """The state message of the contract, for the first seat that is asked."""
    game, content = session.game, session.game.world.content
    asking = game.question
    seat = asking.seats[0]
    telling = SeatPresenter(game, session.localizer, shell(session.localizer.lang), seat)
    view, question = msgspec.to_builtins(game.view(seat)), telling.question()
    keys = cards_shown(view, content) | card_keys(msgspec.json.encode(question), content)
    cards = {key: card_told(game.definition, session.localizer, content, key) for key in sorted(keys)}
    people = ("Ana", "Bruno", "Chiara", "Dario", "Elena", "Fausto")
    seats = [
        {"seat": i, "name": people[i], "kind": "human", "bot": "", "present": True, "asked": i in asking.seats}
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
            "lang": session.localizer.lang,
        },
        "you": [seat],
        "seat": seat,
        "host": True,
        "seats": seats,
        "view": view,
        "cards": cards,
        "question": question,
        "log": {"from": 0, "lines": lines[-12:]},
        "over": False,
        "outcome": None,
        "undo": {"can": True, "free": True, "waiting": None},
    }


def words(definition: GameDefinition, lang: str) -> str:
    files = [*sorted((HERE.parent / "src/holdfast/core/text/text").glob(f"{lang}*.ftl"))]
    files += [
        f for f in sorted((definition.folder / "text").glob(f"{lang}-*.ftl")) if f.stem.endswith(("words", "board"))
    ]
    return "\n".join(f.read_text(encoding="utf-8") for f in files)


def main() -> None:
    kind = holdfast.definition(sys.argv[1] if len(sys.argv) > 1 else next(iter(holdfast.GAMES)))
    positions = msgspec.json.decode((GAMES / kind.name / "positions.json").read_bytes(), type=Positions)
    folder = GAMES / kind.name / "fixtures"
    folder.mkdir(parents=True, exist_ok=True)
    for lang in ("en", "it", "es"):
        (folder / f"words.{lang}.json").write_text(json.dumps(words(kind, lang), ensure_ascii=False), encoding="utf-8")
    for n, (lang, players, options, seed, wish, least) in enumerate(positions.wanted, 1):
        try:
            state = message(reached(kind, positions, lang, players, options, seed, wish, least))
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
