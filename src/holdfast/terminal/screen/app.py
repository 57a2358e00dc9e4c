"""The Textual application; rules and texts come from the session."""

from collections.abc import Sequence

from rich.segment import Segment
from textual.app import App
from textual.color import Color
from textual.filter import LineFilter
from textual.screen import Screen

from holdfast.core.text.safe_output import safe
from holdfast.terminal.screen.playback import Pace
from holdfast.terminal.screen.table_screen import TableScreen
from holdfast.terminal.screen.themes import THEMES, requested_theme
from holdfast.terminal.session import Session
from holdfast.terminal.texts import TerminalTexts


class SafeFilter(LineFilter):
    """A filter that makes control characters visible in every widget."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        return [Segment(safe(text), style, control) for text, style, control in segments]


SAFE_FILTER = SafeFilter()


class ScreenApp(App[None]):
    """The application of one session."""

    CSS_PATH = "screen.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, welcome: bool = False, pace: Pace = "once") -> None:
        super().__init__()
        self.table = TableScreen(session)
        self.table.pace = pace
        self.table.welcome = welcome
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = requested_theme()
        self.title = "Holdfast"

    def get_line_filters(self) -> Sequence[LineFilter]:
        return [*super().get_line_filters(), SAFE_FILTER]

    def get_default_screen(self) -> Screen[None]:
        return self.table

    async def action_quit(self) -> None:
        """Ask for confirmation before quitting."""
        if self.screen is self.table:
            self.table.action_leave()


def play(session: Session, pace: Pace = "brisk") -> None:
    """Run the application and print the save file afterwards; a new game is introduced."""
    sitting = ScreenApp(session, welcome=not session.game.journal, pace=pace)
    sitting.run()
    left = sitting.table.session
    message = "not-kept" if left.file is None else "kept"
    print(safe(TerminalTexts(left.localizer.lang).say(message, game=left.definition.name, file=str(left.file))))
