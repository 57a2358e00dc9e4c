"""The table as a screen, played by keys and clicks without a terminal; what it shows is read as plain text."""

import asyncio
import html
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

import holdfast
from holdfast.core.cards.content import LANGUAGES
from holdfast.terminal import saves
from holdfast.terminal.screen.app import ScreenApp
from holdfast.terminal.session import Session
from holdfast.terminal.texts import TEXT
from tests.tiny import DEFINITION

ROBINSON = holdfast.definition("robinson")
RUN = re.compile(r'<text[^>]* x="([\d.]+)"[^>]*clip-path="url\(#[^"]*-line-(\d+)\)"[^>]*>([^<]*)</text>')
COLUMN = 12.2
"""How wide a character is in Textual's pictures."""


class Seen:
    """A sitting under test: presses keys, waits for bots, reads the screen."""

    def __init__(self, app: ScreenApp, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def session(self) -> Session:
        return self.app.table.session

    @property
    def keys(self) -> list[str]:
        """The answers given so far."""
        return [entry.key for entry in self.session.game.journal or []]

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
            await self.rest()

    async def rest(self) -> None:
        """Until everything is shown and no bot thinks."""
        await self.pilot.pause()
        while self.app.table.thinking:
            await self.pilot.pause()

    async def type(self, words: str) -> None:
        """Into the box that has the focus, instead of what stood there."""
        box = self.app.screen.focused
        assert isinstance(box, Input)
        box.value = words
        await self.rest()

    async def choose(self, key: str) -> None:
        """Walk to an option with the arrows and take it."""
        at = [choice.option.key for choice in self.app.table.choices.choices].index(key)
        await self.press("home", *["down"] * at, "enter")

    @property
    def text(self) -> str:
        """What stands on the screen, line by line."""
        lines: dict[int, str] = {}
        for x, line, shown in RUN.findall(self.app.export_screenshot()):
            so_far = lines.get(int(line), "")
            lines[int(line)] = so_far.ljust(round(float(x) / COLUMN)) + html.unescape(shown).replace("\xa0", " ")
        return "\n".join(lines.get(i, "").rstrip() for i in range(max(lines, default=0) + 1))


def sit(session: Session, story: Callable[[Seen], Awaitable[None]], size: tuple[int, int] = (100, 30)) -> None:
    """Run a little story at a table of this size."""

    async def evening() -> None:
        app = ScreenApp(session)
        async with app.run_test(size=size) as pilot:
            seen = Seen(app, pilot)
            await seen.rest()
            await story(seen)

    asyncio.run(evening())


def tiny(players: int = 1, bots: dict[int, str] | None = None, lang: str = "en", **options: object) -> Session:
    session = Session.new(DEFINITION, players, options, seed=5, lang=lang)
    session.seat(bots or {})
    session.keep_in(saves.autosaves("tiny"), fresh=True)
    return session


def robinson(players: int = 2, bots: dict[int, str] | None = None, lang: str = "en", **options: object) -> Session:
    session = Session.new(ROBINSON, players, options, 11, lang)
    session.seat(bots or {})
    return session


def planning(session: Session) -> Session:
    """Go on to the first planning of the round."""
    while session.game.question.tag != "planning":
        session.answer(session.options(session.game.question.seats[0])[0])
    return session


# --- a whole game ----------------------------------------------------------------------------------------------------------


def test_a_short_game_by_keys_against_a_bot() -> None:
    async def story(seen: Seen) -> None:
        assert "Is everybody ready?" in seen.text
        assert "Round 1 begins." in seen.text
        await seen.press("1")
        await seen.press("down", "down", "enter")
        assert [e.key for e in seen.session.game.journal or [] if e.seat == 0] == ["ready", "rest"]
        while not seen.session.over:
            await seen.press("1")
        assert "The game is over" in seen.text
        assert "points" in seen.text

    sit(tiny(2, {1: "random"}), story)


def test_a_whole_game_of_robinson_by_keys() -> None:
    random = Random(3)

    async def story(seen: Seen) -> None:
        while not seen.session.over:
            moves = seen.session.game.question.moves(seen.session.asked[0])
            number = seen.session.options(seen.app.table.seat).index(random.choice(moves)) + 1
            before = len(seen.keys)
            await seen.press(*str(number))
            if len(seen.keys) == before:
                await seen.press("enter")
            assert len(seen.keys) > before
        assert "LOST" in seen.text or "WON!" in seen.text
        assert "Play again" in seen.text

    sit(robinson(bots={1: "random"}), story)


def test_the_end_says_what_can_be_done_next() -> None:
    async def story(seen: Seen) -> None:
        await seen.press("1")
        await seen.choose("door:3")
        for words in ("WON!", "The raft reaches home.", "0 points", "Undo the last answer", "Leave"):
            assert words in seen.text
        assert "TY-02" not in seen.text
        await seen.press("n")
        assert not seen.session.over
        assert seen.keys == []
        assert "Is everybody ready?" in seen.text

    sit(tiny(doors=3), story)


def test_the_end_tells_its_rule_to_whoever_asks() -> None:
    async def story(seen: Seen) -> None:
        await seen.press("1")
        await seen.choose("door:3")
        await seen.press("w")
        assert "TY-02: " in seen.text
        await seen.press("escape")
        assert "The raft reaches home." in seen.text
        assert "w: by which rule" in seen.text
        assert "TY-02" not in seen.text

    sit(tiny(doors=3), story)


def test_an_ended_game_can_be_taken_back() -> None:
    async def story(seen: Seen) -> None:
        await seen.press("1")
        await seen.choose("door:1")
        await seen.press("y")
        assert "LOST" in seen.text
        await seen.press("u")
        assert not seen.session.over
        assert seen.keys == ["ready"]

    sit(tiny(doors=3), story)


# --- the table ------------------------------------------------------------------------------------------------------------


def test_the_table_of_robinson_stands_beside_the_question() -> None:
    async def story(seen: Seen) -> None:
        text = seen.text
        for words in ("Castaways", "Round 1 of 12", "Cook decides", "▲M1▲", "Beach", "♣ ∝", "╰──┬──╯"):
            assert words in text
        for words in ("Morale", "Shelter no", "Stock", "Weather now", "Friday", "Food Crates", "0/13"):
            assert words in text
        await seen.press("right")
        assert "Grandma’s Recipe" in seen.text
        await seen.press("right")
        assert "Shovel (Beach ✓)" in seen.text
        await seen.press("right")
        assert "woodpile" in seen.text
        await seen.press("right")
        assert "Morale" in seen.text

    sit(planning(robinson()), story)


def test_a_plan_grows_beside_the_question_and_on_the_map() -> None:
    async def story(seen: Seen) -> None:
        await seen.choose("explore:N1")
        assert "● Exploring N1 — Cook" in seen.text
        assert re.search(r"╭──┴──╮  ●  ╭", seen.text)

    sit(planning(robinson()), story)


@pytest.mark.parametrize("scenario", ["cursed-island", "jenny", "volcano", "cannibals", "family"])
def test_every_scenario_is_drawn(scenario: str) -> None:
    async def story(seen: Seen) -> None:
        for _ in range(4):
            await seen.press("right")
            assert "▲" in seen.text

    sit(planning(robinson(scenario=scenario)), story)


def test_characters_can_be_chosen_before_the_table_is_laid() -> None:
    async def story(seen: Seen) -> None:
        await seen.press("1")
        assert seen.keys[0] == "character:carpenter"

    sit(robinson(1, characters="chosen"), story)


def test_a_small_terminal_has_pages() -> None:
    async def story(seen: Seen) -> None:
        assert "▸Decide◂" in seen.text
        assert "╰──┬──╯" not in seen.text
        await seen.press("right")
        assert "▸Island◂" in seen.text
        assert "╰──┬──╯" in seen.text
        assert "Plan the Actions" not in seen.text
        await seen.press("1")
        assert seen.keys[-1:] != ["threat:right:one"]
        await seen.press("enter")
        assert "▸Decide◂" in seen.text
        assert max(map(len, seen.text.splitlines())) <= 80
        await seen.choose("rest:rest")
        assert "Rest — Cook" in seen.text

    sit(planning(robinson()), story, (80, 24))


# --- options -----------------------------------------------------------------------------------------------------------------


def test_a_number_that_may_grow_waits() -> None:
    async def story(seen: Seen) -> None:
        before = len(seen.keys)
        options = seen.session.options(0)
        await seen.press("1")
        assert len(seen.keys) == before
        assert "number 1_" in seen.text
        await seen.press("2")
        assert seen.keys[before] == options[11].key

    sit(planning(robinson()), story)


def test_typing_filters_the_options() -> None:
    async def story(seen: Seen) -> None:
        await seen.press("slash")
        await seen.type("rest")
        assert re.search(r"\b2 of \d+ options", seen.text)
        assert "Exploring" not in seen.text.split("options")[1].split("What happened")[0]
        await seen.press("enter", "1")
        assert "rest:rest" in seen.keys
        await seen.press("slash")
        await seen.type("unicorn")
        assert "No option matches" in seen.text
        await seen.press("escape")
        assert "No option matches" not in seen.text

    sit(planning(robinson()), story)


def test_a_click_on_the_map_shows_what_concerns_the_space() -> None:
    async def story(seen: Seen) -> None:
        [y] = [i for i, line in enumerate(seen.text.splitlines()) if "▲M1▲" in line]
        x = seen.text.splitlines()[y].index("M2")
        await seen.pilot.click(offset=(x, y))
        await seen.rest()
        assert re.search(r"\b3 of \d+ options about M2", seen.text)
        await seen.press("escape")
        assert " of " not in seen.app.table.choices.border_title

    sit(planning(robinson()), story)


def test_a_click_on_an_option_takes_it() -> None:
    async def story(seen: Seen) -> None:
        [y] = [i for i, line in enumerate(seen.text.splitlines()) if "Sing first" in line]
        x = seen.text.splitlines()[y].index("Sing")
        await seen.pilot.click(offset=(x, y))
        await seen.rest()
        assert seen.keys == ["sing"]

    sit(tiny(), story)


def test_blocked_options_are_shown_with_their_reasons() -> None:
    async def story(seen: Seen) -> None:
        assert "(RC-345)" not in seen.text
        await seen.press("b", "slash")
        await seen.type("roof")
        assert "✗" in seen.text
        assert "(RC-345)" in seen.text
        await seen.press("enter", "enter")
        assert "RC-345: " in seen.text
        await seen.press("escape", "escape", "b")
        assert "✗" not in seen.text

    sit(planning(robinson()), story)


def test_why_of_an_option_that_is_allowed() -> None:
    async def story(seen: Seen) -> None:
        await seen.press("w")
        assert "This is allowed now." in seen.text
        assert "ready" in seen.text
        await seen.press("escape")
        assert "This is allowed now." not in seen.text

    sit(tiny(), story)


def test_people_at_one_screen_change_seats() -> None:
    async def story(seen: Seen) -> None:
        assert "▸1 the cook◂" in seen.text
        await seen.press("tab")
        assert "▸2 the sailor◂" in seen.text
        await seen.press("2")
        assert [(e.seat, e.key) for e in seen.session.game.journal or []] == [(1, "sing")]

    sit(tiny(2), story)


# --- taking back, saving, loading, leaving ------------------------------------------------------------------------------------


def test_undo_past_a_reveal_asks_for_consent() -> None:
    async def story(seen: Seen) -> None:
        await seen.press("1")
        await seen.choose("fish")
        await seen.press("u")
        assert "Undo past a reveal" in seen.text
        await seen.press("n")
        assert seen.keys == ["ready", "fish"]
        await seen.press("u", "y")
        assert seen.keys == ["ready"]
        await seen.press("u", "y")
        assert seen.keys == []

    sit(tiny(), story)


def test_what_happens_is_looked_at_one_thing_after_another() -> None:
    """A drawn card and dice have their moment; any answer waits until they were seen, and Space goes on."""

    async def story() -> None:
        session = robinson()
        app = ScreenApp(session, pace="calm")
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            met = 0
            for _ in range(14):
                if session.over or met >= 2:
                    break
                option = session.options(app.table.seat)[0]
                app.table.answer(option)
                await pilot.pause(0.05)
                while app.table.thinking:
                    seen = Seen(app, pilot)
                    if "Space: continue" in seen.text:
                        met += 1
                        assert len(app.table.told) <= len(session.log.lines)
                    await pilot.press("space")
                    await pilot.pause(0.02)
                assert len(app.table.told) == len(session.log.lines)
                while app.screen is not app.table:
                    await pilot.press("escape")
                    await pilot.pause()
            assert met

    asyncio.run(story())


def test_save_and_load(tmp_path: Path) -> None:
    file = tmp_path / "mine.json"

    async def story(seen: Seen) -> None:
        await seen.press("1", "s")
        await seen.type(str(file))
        await seen.press("enter")
        assert file.exists()
        await seen.choose("rest")
        await seen.press("l")
        await seen.type(str(file))
        await seen.press("enter")
        assert seen.keys == ["ready"]
        await seen.press("l")
        await seen.type("nowhere.json")
        await seen.press("enter")
        assert seen.keys == ["ready"]

    sit(tiny(), story)


def test_leaving_asks_and_the_game_is_kept() -> None:
    session = tiny()

    async def story(seen: Seen) -> None:
        await seen.press("1", "q")
        assert "Leave the table?" in seen.text
        assert "--load" in seen.text
        await seen.press("n")
        assert "Leave the table?" not in seen.text
        await seen.press("q", "y")

    sit(session, story)
    assert saves.autosaves("tiny").read_bytes() == session.game.save()


def test_a_rule_that_fails_does_not_end_the_game() -> None:
    async def story(seen: Seen) -> None:
        await seen.press("1")
        await seen.choose("break")
        assert seen.keys == ["ready"]
        await seen.choose("rest")
        assert seen.keys == ["ready", "rest"]

    sit(tiny(fault="on"), story)


def test_a_bot_that_fails_may_try_again() -> None:
    session = tiny(2, {0: "random"})
    able, failed = session.let_bot_answer, []

    def fail_once() -> bool:
        if session.game.question.seats == (0,) and not failed:
            failed.append(True)
            raise ZeroDivisionError("the raft fell apart")
        return able()

    session.let_bot_answer = fail_once  # type: ignore[method-assign]

    async def story(seen: Seen) -> None:
        await seen.press("1")
        assert "A bot could not answer." in seen.text
        await seen.press("enter")
        assert [entry.seat for entry in session.game.journal or []] == [0, 1, 0]
        assert "What do you do?" in seen.text

    sit(session, story)


# --- looking things up, languages ---------------------------------------------------------------------------------------------


def test_rules_by_words_and_by_id() -> None:
    async def story(seen: Seen) -> None:
        await seen.press("r")
        await seen.type("ty-01")
        assert "Building takes one wood." in seen.text
        await seen.press("escape")
        assert "Building takes one wood." not in seen.text

    sit(tiny(), story)


def test_a_rule_with_a_table() -> None:
    async def story(seen: Seen) -> None:
        await seen.press("r")
        await seen.type("afloat")
        assert "Planks  The boat" in seen.text
        assert "0–2     lies on the beach" in seen.text

    sit(tiny(), story)


def test_rules_in_the_language_of_the_table() -> None:
    async def story(seen: Seen) -> None:
        await seen.press("r")
        await seen.type("cosi")
        assert "Per costruire serve un legno" in seen.text

    sit(tiny(lang="it"), story)


def test_cards_with_text_and_flavour() -> None:
    storm = next(card for card in DEFINITION.content().unique if card.id == "storm")

    async def story(seen: Seen) -> None:
        await seen.press("c")
        await seen.type("storm")
        assert "The wood changes by -1." in seen.text
        assert storm.flavour["en"] in seen.text

    sit(tiny(), story)


def test_the_cards_an_option_speaks_of() -> None:
    async def story(seen: Seen) -> None:
        await seen.press("slash")
        await seen.type("shovel")
        await seen.press("enter", "i")
        assert "Half our troubles can be buried." in seen.text

    sit(planning(robinson()), story)


def test_the_whole_log_and_the_keys() -> None:
    async def story(seen: Seen) -> None:
        await seen.press("g")
        assert "Full log" in seen.text
        await seen.press("escape", "question_mark")
        assert "Tab" in seen.text
        assert "undo the last answer" in seen.text

    sit(tiny(), story)


def test_the_language_changes_in_play() -> None:
    async def story(seen: Seen) -> None:
        assert "Beach" in seen.text
        await seen.press("L")
        assert "opzioni" in seen.text
        assert "Spiaggia" in seen.text
        await seen.press("L")
        assert "opciones" in seen.text
        assert "Playa" in seen.text
        await seen.press("L")
        assert "options" in seen.text

    sit(planning(robinson()), story)


@pytest.mark.parametrize(("lang", "size"), [("en", (140, 45)), ("it", (80, 24)), ("es", (100, 30))])
def test_every_page_is_drawn_in_every_language_and_size(lang: str, size: tuple[int, int]) -> None:
    async def story(seen: Seen) -> None:
        for _ in range(6):
            await seen.press("right")
            lines = seen.text.splitlines()
            assert len(lines) <= size[1]
            assert max(map(len, lines)) <= size[0]

    sit(planning(robinson(lang=lang)), story, size)


def test_the_words_are_the_same_in_all_languages() -> None:
    for part in ("", "-screen"):
        files = [(TEXT / f"{lang}{part}.ftl").read_text("utf-8") for lang in LANGUAGES]
        messages = [set(re.findall(r"^([a-z-]+) =", text, re.M)) for text in files]
        assert messages[0] == messages[1] == messages[2]


def test_light_and_dark() -> None:
    async def story(seen: Seen) -> None:
        dark = seen.app.theme
        await seen.press("t")
        assert seen.app.theme != dark
        await seen.press("t")
        assert seen.app.theme == dark

    sit(tiny(), story)


# --- sitting down, standing orders ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "says"),
    [("en", "You are shipwrecked"), ("it", "Siete naufraghi"), ("es", "Sois náufragos")],
)
def test_a_new_game_begins_with_a_word_of_welcome(lang: str, says: str) -> None:
    async def evening() -> None:
        app = ScreenApp(robinson(lang=lang), welcome=True)
        async with app.run_test(size=(104, 40)) as pilot:
            seen = Seen(app, pilot)
            await seen.rest()
            assert says in seen.text
            assert app.screen is not app.table
            await seen.press("enter")
            assert app.screen is app.table
            assert seen.session.game.question.tag != "window"

    asyncio.run(evening())


def test_a_changes_how_much_is_asked() -> None:
    async def story(seen: Seen) -> None:
        await seen.press("a")
        assert seen.session.asks == "all"
        await seen.press("a")
        assert seen.session.asks == "less"

    sit(planning(robinson()), story, (116, 40))


def test_a_window_that_does_not_matter_is_gone_when_less_is_asked() -> None:
    session = Session.new(ROBINSON, 2, {}, 7)
    session.asks = "all"

    async def story(seen: Seen) -> None:
        assert "anything to use?" in seen.text
        await seen.press("a")
        assert "How much wood goes on the woodpile?" in seen.text
        passed = seen.keys
        await seen.press("u")
        assert seen.keys == passed, "there is no answer of a person to take back"

    sit(session, story, (116, 40))


def test_the_end_of_the_log_is_in_sight() -> None:
    async def story(seen: Seen) -> None:
        for key in ("explore:M2", "arrange:camp", "ready"):
            await seen.choose(key)
        for key in ("join:explore:M2:friday", "build:shovel", "threat:right:one", "ready"):
            await seen.choose(key)
        assert seen.session.game.question.tag != "planning"
        assert seen.app.table.told[-1][:30] in seen.text

    sit(planning(Session.new(ROBINSON, 2, {}, 7)), story, (104, 34))
