"""One play of one game, from set-up to outcome: it runs the stack, asks, takes answers, and takes them back."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from holdfast.core.chance import Chance
from holdfast.core.effect import AnyEffect, Cause, Effects, Question, Seat, tag_of
from holdfast.core.effects import Heard, Last, Under, Window, go_on
from holdfast.core.journal import Entry, Observer
from holdfast.core.menu import Block, Menu, Option, Refused, block
from holdfast.core.world import WATCHING, Outcome, World

if TYPE_CHECKING:
    from holdfast.core.kind import GameKind

STEPS = range(20_000)
"""Effects between two answers; more is a rule that runs in a circle."""
SNAPSHOT_EVERY = 128
UNROLLED: tuple[tuple[int, ...], tuple[int, ...]] = (), ()
"""The outcomes of an answer without dice and draws, and who may read them."""

Laws = dict[type[Any], type[Any]]
Plain = dict[type[Any], Callable[..., Effects] | None]
SORTED: dict[int, tuple[Laws, Plain, dict[type[Any], "Ways"]]] = {}
"""How effects apply, None where more must be asked, and the questions, learnt under each table of laws; the table is kept,
so that its id stays its own."""
NOTHING: Plain = defaultdict(type(None))
"""While somebody observes, nothing is applied without telling."""


class Ways:
    """How a question of one kind is asked under its law, looked up once: it is asked again and again."""

    __slots__ = (
        "apply",
        "asked",
        "at",
        "backs",
        "moment",
        "more",
        "options",
        "private",
        "relentless",
        "stays",
        "tag",
        "window",
    )

    def __init__(self, kind: type[Any], law: type[Any], w: World) -> None:
        self.tag = tag_of(kind)
        self.private: bool = kind.private
        self.relentless: bool = kind.relentless
        self.stays: bool = kind.stays
        self.window = law is Window
        self.asked: Callable[..., tuple[Seat, ...]] = law.asked
        self.options: Callable[..., None] = law.options
        self.backs: Callable[..., None] = law.backs
        self.more: bool = law.backs is not Question.backs
        """There may be something to take back."""
        self.apply: Callable[..., Effects] = law.apply
        self.at: Callable[[Any], str] = law.at
        moment = law.moment if w.offering(law.moment) else ""
        self.moment: str | None = moment if law.at is Question.at else None
        """Its moment where all questions of the kind have the same; nothing where nothing is ever offered at it."""


class Runaway(RuntimeError):
    """A chain of effects that does not end, or a question that nobody can answer."""

    def __init__(self, what: str, stack: Sequence[tuple[AnyEffect, Cause]]) -> None:
        listing = "\n".join(f"  {tag_of(type(e))} {e!r} under {by!r}" for e, by in stack[-12:][::-1])
        super().__init__(f"{what}; the stack from the top:\n{listing}")


class Asking:
    """What is asked now: by the public face, the bots and the screens."""

    __slots__ = ("_game", "by", "effect", "seats")

    def __init__(self, game: "Game", effect: AnyEffect, by: Cause, seats: tuple[Seat, ...]) -> None:
        self._game = game
        self.effect = effect
        self.by = by
        self.seats = seats

    @property
    def tag(self) -> str:
        return tag_of(type(self.effect))

    @property
    def prompt(self) -> str:
        """What is asked, in the language of the game."""
        from holdfast.core.text import Teller

        game = self._game
        return Teller(game.kind, game.options["language"], game.world.content).prompt(self, game.world)

    @property
    def options(self) -> list[Option]:
        """All open options of all seats asked."""
        if len(self.seats) == 1:
            return self._game.menu(self.seats[0])
        return [option for seat in self.seats for option in self._game.menu(seat)]

    def options_for(self, seat: Seat) -> list[Option]:
        return self._game.menu(seat) if seat in self.seats else []

    def moves(self, seat: Seat) -> list[Option]:
        """The options without those that only take back or hand over, unless nothing else is left."""
        return self._game.moves(seat) if seat in self.seats else []

    def explained(self, seat: Seat) -> list[Option]:
        """Legal and blocked options alike, the blocked ones with their reasons."""
        return self._game.explaining_menu(seat)

    def reasons(self) -> list[tuple[str, Cause]]:
        """Why this is asked: what stands under the question, innermost first."""
        return [(tag_of(type(e)), by) for e, by in self._game.world.stack[-2::-1] if not type(e).quiet]


class Game:
    """Runs the stack of a world. All that is remembered for undo and replay lies in the journal."""

    __slots__ = (
        "_laws",
        "_menus",
        "_no_menus",
        "_past",
        "_plain",
        "_posed",
        "_questions",
        "_secretive",
        "_ways",
        "asked",
        "barrier",
        "journal",
        "kind",
        "notice",
        "observers",
        "opening",
        "options",
        "players",
        "seed",
        "undone",
        "world",
    )

    def __init__(self, kind: "GameKind", world: World, players: int, options: dict[str, str], seed: int) -> None:
        self.kind = kind
        self.players = players
        self.options = options
        self.seed = seed
        self.world = world
        self._laws: Laws = kind.laws(world)
        _, self._plain, self._questions = SORTED.setdefault(id(self._laws), (self._laws, {}, {}))
        self.journal: list[Entry] | None = []
        self.observers: list[Observer] = []
        self.opening: tuple[int, ...] = ()
        self.barrier = 0
        self.undone = 0
        self._past: list[tuple[int, World]] = []
        self._secretive = world.secretive()
        self._no_menus: list[Menu | None] = [None] * players
        self._ways: Ways
        self._posed: tuple[AnyEffect, Cause]
        self.asked: tuple[Seat, ...] = ()
        """The seats that are asked now; nobody when the game is over."""
        self._menus = self._no_menus.copy()
        self.notice: tuple[int, int] | None = None

    # --- running -------------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Run from set-up to the first question."""
        self.run()
        self.opening, _ = self.world.chance.taken()
        self.world.chance.forget()
        self._past.append((0, self.world.copy()))

    def run(self, answer: Option | None = None) -> None:
        """Apply an answer, then what is on the stack, until somebody must answer or the game is over.

        What neither asks nor may be void nor lays a watch is applied on the spot; the rest, and everything while
        somebody watches or observes, goes through `_step`. The first effect that follows another need not go over the
        stack.
        """
        w = self.world
        plain = NOTHING if w.watched or self.observers else self._plain
        stack = w.stack
        self._menus = self._no_menus.copy()
        after: Effects = ()
        if answer is not None:
            _, by = self._posed
            if answer.stay or answer.by is not None:
                by = self._lift(answer)
            elif not self._ways.stays:
                stack.pop()
            after = answer.then
        for _ in STEPS:
            if after:
                n = len(after)
                if n == 1:
                    (effect,) = after
                elif n == 2:
                    effect, second = after
                    stack.append((second, by))
                else:
                    effect = after[0]
                    for e in after[:0:-1]:
                        stack.append((e, by))
            else:
                try:
                    effect, by = stack.pop()
                except IndexError:
                    self._end()
                    return
            try:
                apply = plain[type(effect)]
            except KeyError:
                apply = None
            if apply is None:
                follows = self._step(effect, by)
                if follows is None:
                    return
                after = follows
                plain = NOTHING if w.watched or self.observers else self._plain
            else:
                after = apply(effect, w, by)
        raise self._runaway(after, by)

    def _runaway(self, after: Effects, by: Cause) -> Runaway:
        stack = self.world.stack + [(e, by) for e in after[::-1]]
        return Runaway(f"more than {len(STEPS)} effects without a decision", stack)

    def _end(self) -> None:
        """Nothing is left to do: the game is over."""
        self.asked = ()
        if self.world.outcome is None:
            raise Runaway("the stack ran out before the game was over", self.world.stack)
        for observer in self.observers:
            observer.ended(self.world)

    def _step(self, effect: Any, by: Cause) -> Effects | None:
        """A question: what follows when nobody is asked, or None while it waits, then it lies on the stack again."""
        ways = self._questions.get(type(effect))
        if ways is None:
            return self._anything(effect, by)
        w = self.world
        menu: Menu | None = None
        if ways.window:
            menu = self._window(effect, by)
            asked: tuple[Seat, ...] = () if menu is None else (menu.seat,)
        else:
            ask = ways.asked
            asked = ask(effect, w, by)
        if asked:
            self.asked = asked
            self._posed = posed = (effect, by)
            self._ways = ways
            w.stack.append(posed)
            if menu is None:
                if len(asked) > 1:
                    return None
                (seat,) = asked
                menu = Menu(seat, False, ways.more)
                fill = ways.options
                fill(effect, w, by, seat, menu)
                moment = ways.at(effect) if ways.moment is None else ways.moment
                if moment:
                    w.offers(moment, seat, menu)
            if len(menu.options) < 2 and self._forced(ways, effect, menu):
                return ()
            self._menus[menu.seat] = menu
            return None
        if w.watched or self.observers:
            return self._carefully(self._laws.get(type(effect), type(effect)), effect, by)
        apply = ways.apply
        return apply(effect, w, by)

    def _anything(self, effect: Any, by: Cause) -> Effects | None:
        """An effect of a kind met for the first time, or one to be careful with: it is sorted, then it goes its way."""
        kind = type(effect)
        if kind is Heard:
            effect = effect.effect
            return self._carefully(self._laws.get(type(effect), type(effect)), effect, by, heard=True)
        law = self._laws.get(kind, kind)
        if law.asks:
            self._questions[kind] = Ways(kind, law, self.world)
            self._plain[kind] = None
            return self._step(effect, by)
        self._plain[kind] = None if law.may_be_void or kind is Last else law.apply
        return self._carefully(law, effect, by)

    def _carefully(self, law: Any, effect: Any, by: Cause, heard: bool = False) -> Effects:
        """Apply an effect, unless it is void or something watches for it; observers are told."""
        w = self.world
        if law.may_be_void and law.void(effect, w, by):
            return ()
        if w.watched and not heard and tag_of(type(effect)) in w.watched and self._watched(effect, by):
            return ()
        at = len(w.chance.record)
        after: Effects = law.apply(effect, w, by)
        outcomes = tuple(w.chance.record[at:])
        for observer in self.observers:
            observer.applied(effect, by, w, outcomes)
        return after

    def _window(self, window: Any, by: Cause) -> Menu | None:
        """The menu of whoever is asked in a window, made in the same look (as `Window.asked`, which makes it twice)."""
        w = self.world
        moment = window.moment_
        likely = w.likely(moment) & ~window.passed
        suspects = w.suspects(moment) if self._secretive else ()
        if not likely and not suspects:
            return None
        for seat in w.turn_order(by.seat if by.seat > 0 else 0):
            if not likely >> seat & 1 and (seat not in suspects or window.passed >> seat & 1):
                continue
            menu = Menu(seat)
            w.offers(moment, seat, menu)
            offered = menu.options
            if offered or menu.backs or seat in suspects:
                offered.insert(0, go_on(moment, window.passed, seat, seat in suspects))
                return menu
        return None

    def _forced(self, ways: Ways, effect: Any, menu: Menu) -> bool:
        """A question with one answer, asked of no suspect, is answered by the engine and logged; nothing is taken back."""
        seat, options = menu.seat, menu.options
        if not ways.relentless and (menu.backs or (menu.more and self._backs(menu))):
            return False
        if not options:
            raise Runaway(f"seat {seat} has nothing to answer", self.world.stack)
        if self._secretive and seat in self.world.suspects(ways.at(effect)):
            return False
        if self.observers:
            self._tell(options[0], forced=True)
        self._take(options[0])
        return True

    def _tell(self, option: Option, forced: bool) -> None:
        """Observers hear of an answer before its consequences."""
        entry, by = self._entry(option), self.world.stack[-1][1]
        for observer in self.observers:
            observer.answered(entry, by, self.world, forced)

    def _entry(self, option: Option) -> Entry:
        """An answer to the question on top of the stack, as it will stand in the journal."""
        effect, _ = self.world.stack[-1]
        secret = option.secret or getattr(effect, "private", False)
        return Entry(option.seat, tag_of(type(effect)), option.key, secret=secret)

    def _watched(self, effect: AnyEffect, by: Cause) -> bool:
        """`instead` takes the effect's place, `before` and `after` go around it; each is heard once per effect."""
        w = self.world
        tag = tag_of(type(effect))
        heard = [it for it in w.lasting if it.how in WATCHING and it.what == tag and it.seat in (-1, by.seat)]
        if not heard:
            return False
        instead = [it for it in heard if it.how == "instead"][:1]
        body: AnyEffect = Under(by, instead[0].then) if instead else Heard(effect)
        w.forget([it for it in heard if it.until == "used" and (it.how != "instead" or it is instead[0])])
        around = [
            *(Under(by, it.then) for it in heard if it.how == "before"),
            body,
            *(Under(by, it.then) for it in heard if it.how == "after"),
        ]
        for e in around[::-1]:
            w.stack.append((e, by))
        return True

    def _take(self, option: Option) -> None:
        """What follows an answer lies on the stack, above the question where it stays."""
        stack, by = self.world.stack, self._lift(option)
        for e in reversed(option.then):
            stack.append((e, by))

    def _lift(self, option: Option) -> Cause:
        """A question that is answered leaves the stack, unless it stays; returns for which cause its answer follows."""
        effect, by = self._posed
        if not option.stay:
            if not self._ways.stays:
                self.world.stack.pop()
        elif option.secret and isinstance(effect, Window):
            self.world.stack[-1] = (effect.passed_by(option.seat), by)
        return by if option.by is None else option.by

    # --- asking --------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.world.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        return self.world.outcome

    @property
    def question(self) -> Asking:
        if not self.asked:
            raise Refused("question", (block("HF-05", "game-over"),))
        effect, by = self.world.stack[-1]
        return Asking(self, effect, by, self.asked)

    def menu(self, seat: Seat) -> list[Option]:
        """The open options of a seat, made once a question."""
        menu = self._menus[seat] or self._menu(seat)
        self._backs(menu)
        return menu.whole()

    def moves(self, seat: Seat) -> list[Option]:
        menu = self._menus[seat] or self._menu(seat)
        return menu.options or self._backs(menu)

    def explaining_menu(self, seat: Seat) -> list[Option]:
        if seat not in self.asked:
            return []
        menu = self._menu(seat, True)
        self._backs(menu)
        return menu.whole()

    def _menu(self, seat: Seat, explain: bool = False) -> Menu:
        """The options of the question and the offers of its moment; the plain menu is kept until the next answer."""
        w, ways = self.world, self._ways
        question, by = self._posed
        menu = Menu(seat, explain, ways.more)
        ways.options(question, w, by, seat, menu)
        moment = ways.at(question)
        if moment:
            w.offers(moment, seat, menu)
        if not explain:
            self._menus[seat] = menu
        return menu

    def _backs(self, menu: Menu) -> list[Option]:
        """What only takes back, made when somebody looks at it first."""
        if menu.more:
            menu.more = False
            question, by = self._posed
            offered, menu.backs = menu.backs, []
            self._ways.backs(question, self.world, by, menu.seat, menu)
            menu.backs += offered
        return menu.backs

    def explain(self, key: str, seat: Seat | None = None) -> tuple[Block, ...]:
        """Nothing when the key is legal now, else why it is not."""
        try:
            self._find(key, seat)
        except Refused as refused:
            return refused.blocks
        return ()

    # --- answering -----------------------------------------------------------------------------------------------

    def choose(self, answer: Option | str, seat: Seat | None = None) -> None:
        """Take an answer, by option or by key. An illegal one raises `Refused`, and nothing has changed.

        Neither has it after any other error: the game stands at the question where it stood.
        """
        self.answer(self._find(answer, seat))

    def move(self, seat: Seat, i: int) -> None:
        """Take the i-th of the `moves` of a seat that is asked: for bots, which need not look an option up again."""
        if seat not in self.asked:
            raise Refused(str(i), (block("HF-02", "not-your-question", seat=seat + 1, asked=self._those_asked()),))
        self.answer(self.moves(seat)[i])

    def answer(self, option: Option) -> None:
        """Take one of the options that are open now, just as it was given: nobody checks it any more."""
        if self.observers:
            self._tell(option, forced=False)
        w = self.world
        chance, journal = w.chance, self.journal
        if journal is None:
            self.run(option)
            chance.record.clear()
            chance.closed.clear()
            return
        ways = self._ways
        state, used, reveals = chance.state, chance.used, w.reveals
        try:
            self.run(option)
        except Exception:
            self._rewind(len(journal), state, used)
            raise
        outcomes, masks = chance.taken() if chance.record else UNROLLED
        journal.append(Entry(option.seat, ways.tag, option.key, outcomes, masks, option.secret or ways.private))
        n = len(journal)
        if outcomes or w.reveals != reveals:
            self.barrier = n
        if not n % SNAPSHOT_EVERY:
            self._past.append((n, w.copy()))

    def remember(self) -> None:
        """Keep this position, so that undo can come back to it without playing the answers before it again."""
        if self.journal:
            self._past.append((len(self.journal), self.world.copy()))

    def _find(self, answer: Option | str, seat: Seat | None) -> Option:
        """The open option that is meant; one that was taken from the menu of this question is found at once."""
        if not isinstance(answer, str):
            if answer.seat in self.asked:
                menu = self._menus[answer.seat] or self._menu(answer.seat)
                if answer in menu.options or answer in self._backs(menu):
                    return answer
            seat, answer = answer.seat, answer.key
        shown = answer[:80]
        if not self.asked:
            raise Refused(shown, (block("HF-05", "game-over"),))
        if seat is not None and seat not in self.asked:
            args = (("seat", seat + 1), ("asked", self._those_asked()))
            raise Refused(shown, (Block("HF-02", "not-your-question", args),))
        seats = self.asked if seat is None else (seat,)
        for s in seats:
            for option in self.menu(s):
                if option.key == answer:
                    return option
        for s in seats:
            for option in self.explaining_menu(s):
                if option.key == answer:
                    raise Refused(answer, option.blocks)
        raise Refused(shown, (Block("HF-01", "no-such-option", (("key", shown),)),))

    def _those_asked(self) -> str:
        return ", ".join(str(seat + 1) for seat in self.asked)

    # --- copies, undo, replay --------------------------------------------------------------------------------------

    def copy(self, seed: int | None = None, journal: bool = False) -> "Game":
        """The same position; a copy for search gets its own generator by a seed and keeps no journal."""
        game = Game.__new__(Game)
        game.kind = self.kind
        game.players = self.players
        game.options = self.options
        game.seed = self.seed
        game.world = self.world.copy(seed)
        game._laws = self._laws
        game._plain = self._plain
        game._questions = self._questions
        game._secretive = self._secretive
        game.observers = []
        game.opening = self.opening
        game.barrier = self.barrier
        game.undone = self.undone
        game.asked = self.asked
        game._no_menus = self._no_menus
        game._menus = self._no_menus.copy()
        if self.asked:
            game._ways, game._posed = self._ways, self._posed
        game.notice = None
        if journal and self.journal is not None:
            game.journal = self.journal[:]
            game._past = self._past[:]
        else:
            game.journal = None
            game._past = []
        return game

    def resample(self, seat: Seat | None) -> None:
        """Redraw everything this seat cannot know: the world a bot of that seat may imagine."""
        self.world.resample(seat)
        if not self.over:
            self.run()
            self.world.chance.taken()

    def undo(self, answers: int = 1, consent: bool = False) -> bool:
        """Take back answers: freely back to the last reveal or roll, beyond it only by consent, with fresh dice.

        False where nothing was taken back: nothing is there, consent is missing, or the answers before were given under
        other rules and do not fit these (then a loaded game goes back as far as where it was loaded).
        """
        journal = self.journal
        if journal is None or answers < 1 or answers > len(journal):
            return False
        to = len(journal) - answers
        past_barrier = to < self.barrier
        if past_barrier and not consent:
            return False
        chance = self.world.chance
        try:
            self._rewind(to, chance.state, chance.used)
        except Exception:  # whatever does not fit, as in `replay`: nothing was changed
            return False
        if past_barrier:
            self.undone += 1
            self.world.chance = self.world.chance.branch(self.undone)
            self.barrier = to
        return True

    def _rewind(self, to: int, state: int, used: int) -> None:
        """Back to an earlier question; the generator alone does not go back."""
        assert self.journal is not None
        kept = self.journal[:to]
        before = [it for it in self._past if it[0] <= to]
        at, world = before[-1]
        past = self.copy()
        past.world = world.copy()
        past.run()
        for entry in kept[at:]:
            past._again(entry)
        self.world, self.journal, self._past = past.world, kept, before
        self.world.chance = Chance(state, used)
        self.asked, self._menus = past.asked, past._menus
        self._ways, self._posed = past._ways, past._posed

    def _again(self, entry: Entry) -> None:
        """The same answer with the same outcomes; what is left of them is forgotten."""
        chance = self.world.chance
        chance.forget()
        chance.dictated.extend(entry.outcomes)
        self.choose(entry.key, entry.seat)
        self.world.chance.dictated.clear()

    def replay(self, entries: Iterable[Entry]) -> int:
        """Give recorded answers with recorded outcomes; returns how many fitted before the first mismatch."""
        n = 0
        for entry in entries:
            try:
                self._again(entry)
            except Exception:  # whatever does not fit: the answer was not taken, and the game goes on from here
                self.world.chance.forget()
                return n
            n += 1
        return n

    def watch(self, observer: Observer) -> Observer:
        """Attach an observer: told of every effect, answer and the end from now on."""
        self.observers.append(observer)
        return observer

    def dictate(self, dice: Iterable[int] = (), draws: Iterable[str] = ()) -> None:
        """What the next dice show and which cards are drawn next, so that a physical table can be mirrored."""
        faces, names = list(dice), list(draws)
        for name in names:
            if name not in self.world.content.index:
                raise ValueError(f"there is no card {name!r}; nothing was dictated")
        self.world.chance.faces.extend(faces)
        self.world.chance.wanted.extend(names)

    # --- what others may see -----------------------------------------------------------------------------------------

    def view(self, seat: Seat | None = None) -> dict[str, Any]:
        """All that a seat may see, as plain data; None is a spectator."""
        from holdfast.core.view import view

        return view(self, seat)

    def save(self) -> bytes:
        from holdfast.core.save import save

        return save(self)
