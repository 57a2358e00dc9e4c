"""The open question: the seats asked and their options."""

from holdfast.core.engine.effect import AnyEffect, Cause, Seat, tag_of
from holdfast.core.engine.loop import EngineLoop
from holdfast.core.engine.menu import Menu, Option, Refused, block
from holdfast.core.facts import ALIKE, Facts, common_facts
from holdfast.core.state.world import Outcome


class OpenQuestion:
    """The open question as boards, bots and screens see it."""

    __slots__ = ("_common", "_game", "by", "effect", "seats")

    def __init__(self, game: "QuestionMixin", effect: AnyEffect, by: Cause, seats: tuple[Seat, ...]) -> None:
        self._game = game
        self._common: Facts | None = None
        self.effect = effect
        self.by = by
        self.seats = seats

    @property
    def tag(self) -> str:
        return tag_of(type(self.effect))

    @property
    def prompt(self) -> str:
        """Return the prompt in the language of the game."""
        from holdfast.core.text.localizer import Localizer

        game = self._game
        return Localizer(game.definition, game.options["language"], game.world.content).prompt(self, game.world)

    @property
    def options(self) -> list[Option]:
        """Return all open options of all seats asked."""
        if len(self.seats) == 1:
            return self._game.menu(self.seats[0])
        return [option for seat in self.seats for option in self._game.menu(seat)]

    def options_for(self, seat: Seat) -> list[Option]:
        return self._game.menu(seat) if seat in self.seats else []

    def moves(self, seat: Seat) -> list[Option]:
        """Return the options without undo and hand-over options, unless no others are left."""
        return self._game.moves(seat) if seat in self.seats else []

    def explained(self, seat: Seat) -> list[Option]:
        """Return legal and blocked options, the blocked ones with their blocks."""
        return self._game.explaining_menu(seat)

    def facts(self, option: Option) -> Facts:
        """Return the facts of an option: action, target, cost, dice and risks."""
        play = self._game.definition.rules
        return play.stakes(self._game.world, self, option, play.deeds.read(option.key))

    def in_common(self) -> Facts:
        """Return what every option costs, brings or risks; if several seats are asked, per seat. Computed once."""
        if self._common is None:
            self._common = self._in_common()
        return self._common

    def _in_common(self) -> Facts:
        moves = self.moves(self.seats[0]) if len(self.seats) == 1 else []
        if self.tag in self._game.definition.text.in_turn or any(option.secret for option in moves):
            return ALIKE
        return common_facts(self.facts(option) for option in moves)

    def reasons(self) -> list[tuple[str, Cause]]:
        """Return the causes of the question, innermost first."""
        return [(tag_of(type(e)), by) for e, by in self._game.world.stack[-2::-1] if not type(e).quiet]


class QuestionMixin(EngineLoop):
    """The open question of a running game and the menus of the seats asked."""

    __slots__ = ()

    @property
    def over(self) -> bool:
        return self.world.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        return self.world.outcome

    @property
    def question(self) -> OpenQuestion:
        if not self.asked:
            raise Refused("question", (block("HF-05", "game-over"),))
        effect, by = self.world.stack[-1]
        return OpenQuestion(self, effect, by, self.asked)

    def facts(self, option: Option) -> Facts:
        """Return the facts of an option of the question."""
        return self.question.facts(option)

    def menu(self, seat: Seat) -> list[Option]:
        """Return the menu of a seat, built once per question."""
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
        """Build the menu from the options of the question and the offers of its moment; the plain menu is stored until
        the next answer."""
        w, ways = self.world, self._ways
        question, by = self._posed
        menu = Menu(seat, explain, ways.more)
        ways.options(question, w, by, seat, menu)
        moment = ways.at(question) if ways.moment is None else ways.moment
        if moment:
            w.offers(moment, seat, menu)
        if not explain:
            self._menus[seat] = menu
        return menu
