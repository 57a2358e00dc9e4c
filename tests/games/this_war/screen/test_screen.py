"""This War of Mine at the terminal: whole campaigns in plain lines and on the screen, every question in words, pages read."""

import io
from functools import cache
from pathlib import Path
from random import Random
from typing import get_args, get_type_hints

import pytest

import holdfast
from holdfast.boards.board import BoardContext, TerminalSize, board_of
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import Cause, Question
from holdfast.core.engine.menu import Option
from holdfast.core.text.localizer import Localizer, inside
from holdfast.core.text.log import card_of
from holdfast.core.text.stakes import stakes
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.actions.places import NewIdea, Sort
from holdfast.games.this_war.actions.visitors import Arrival, AtTheDoor, Doctor
from holdfast.games.this_war.book.checks import DangerRolled, EmpathyCheck, Rolled
from holdfast.games.this_war.book.narrative import DropKept
from holdfast.games.this_war.book.scripts import ChooseOne
from holdfast.games.this_war.city.encounters import Encounter
from holdfast.games.this_war.city.listening import BeforeNoise
from holdfast.games.this_war.city.locations import PickExchange
from holdfast.games.this_war.city.obstacles import TryAgain
from holdfast.games.this_war.city.searching import FindOne, TakeOne
from holdfast.games.this_war.city.unknown import Peek
from holdfast.games.this_war.combat.fight import StartFight
from holdfast.games.this_war.combat.raid import WhichRaid
from holdfast.games.this_war.display.options import READER, SPECS
from holdfast.games.this_war.display.section import Scale, draw, fitted, plain
from holdfast.games.this_war.flow.anytime import matters
from holdfast.games.this_war.flow.night_raid import Wave
from holdfast.games.this_war.house.building import FittingReturn
from holdfast.games.this_war.house.cracks import BoardUp
from holdfast.games.this_war.house.fittings import Serve
from holdfast.games.this_war.house.shelter_cards import PickAgain
from holdfast.games.this_war.house.spaces import ROWS, SPACE, STAIRS
from holdfast.games.this_war.leader import ChoosePeople
from holdfast.games.this_war.options import CardChoice
from holdfast.games.this_war.people.health import DawnMeds, DoctorCalls
from holdfast.games.this_war.people.joining import Away, StartingSwap
from holdfast.games.this_war.people.leaving import RemoveCharacter
from holdfast.games.this_war.people.spirit import Alcohol, HabitChoice, MusicBox, Spirits
from holdfast.games.this_war.people.states import SetState, State
from holdfast.games.this_war.text.card_text.effects import said
from holdfast.games.this_war.things.barter import Barter
from holdfast.games.this_war.things.stores import Gain, LoseValue
from holdfast.games.this_war.things.tokens import GiveUpToken
from holdfast.games.this_war.vocabulary import registry
from holdfast.terminal.line_layout import parts
from holdfast.terminal.plain import PlainApp
from holdfast.terminal.session import Session
from holdfast.terminal.texts import TerminalTexts
from tests.games.this_war.table import Table
from tests.terminal.playing import Said, play_and_save, play_in_plain_lines
from tests.terminal.test_screen import Seen, sit

SAID = Said(
    DEFINITION,
    raw=r"\b(?:who|seat|person|foe)-\d|\bNone\b|\$|\{|\}|[a-z]:[a-z]|\b(?:fx|ask|opt|log|noun|if)-[a-z]|[a-z]-food|^\s*$",
    often=6,
)
TELLERS, clean = SAID.tellers, SAID.clean


def session(players: int = 1, seed: int = 1, lang: str = "en", **options: object) -> Session:
    return Session.new(DEFINITION, players, options, seed, lang)


def wish(seed: int, random: Random) -> tuple[int, dict[str, object]]:
    """Players and options of a random table."""
    options: dict[str, object] = {
        "difficulty": random.choice(["standard", "easier", "harder"]),
        "board": random.choice(["standard", "advanced"]),
        "group": random.choice(["drawn", "chosen"]),
        "open_votes": random.choice(["off", "on"]),
        "mild": random.choice(["off", "on"]),
    }
    return seed % 6 + 1, options


# --- whole games -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_can_play_a_whole_campaign_in_plain_lines(lang: str) -> None:
    table = session(2, 4, lang)
    table.seat({1: "random"})
    told = play_in_plain_lines(table, lang)
    assert "┌ " in told


@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_asked_in_a_campaign_has_words(seed: int) -> None:
    random = Random(seed)
    players, options = wish(seed, random)
    game = DEFINITION.new(players, options, seed)
    assert SAID.play(game, random, most=400, never=("stop", "unguarded")) > 20


@pytest.mark.parametrize("players", [1, 4])
def test_a_campaign_is_the_same_after_it_was_saved(players: int, tmp_path: Path) -> None:
    table = session(players, players)
    play_and_save(table, players, tmp_path, often=0.05, most=150)


# --- what random games seldom meet -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_a_prompt(lang: str) -> None:
    assert SAID.unasked(lang, registry(), least=61) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_block_has_a_reason(lang: str) -> None:
    assert SAID.unreasoned(lang, least=16) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_a_label(lang: str) -> None:
    teller = TELLERS[lang]
    words = [get_args(get_type_hints(spec).get("deed")) or (spec.pattern.partition(":")[0],) for spec in SPECS]
    heads = {word for several in words for word in several} - {CardChoice.pattern}
    assert len(heads) > 100
    tags = [tag for tag, kind in registry().items() if issubclass(kind, Question)]
    for head in sorted(heads):
        assert teller.has(f"opt-{head}") or any(teller.has(f"{tag}-{head}") for tag in tags), head


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("why", ["victory", "survival", "nobody-left", "no-guard"])
def test_every_ending_has_words(why: str, lang: str) -> None:
    assert clean(TELLERS[lang].say(f"why-{why}"))


@cache
def rare_questions() -> list[tuple[str, Table]]:
    """Questions that a random game seldom asks, each at a table of its own."""
    found = []

    def table(*effects: object, phase: str = "day", by: Cause | None = None, **store: int) -> Table:
        t = Table(2)
        t.people("boris", "arica", "emilia")
        t.states("boris", illness=2, wounds=1, misery=3, hunger=2)
        t.states("arica", misery=3, fatigue=1)
        t.store(**{"meds": 1, "bandages": 1, "moonshine": 1, "knife": 1, "ammo": 2, "book": 1, "cigarette": 1, **store})
        if phase in ("scavenging", "raid"):
            t.tasks(boris="scavenge", arica="scavenge", emilia="guard")
            t.w.location = t.fetch("location/school", "near")
            t.w.unknown, t.w.noise = 6, 3
        t.in_phase(phase, *effects, by=by)  # type: ignore[arg-type]
        found.append((t.asked, t))
        return t

    table(DawnMeds(), phase="dawn")
    table(Alcohol(), phase="dawn")
    t = Table(1)
    t.people("boris", "arica")
    t.states("arica", wounds=2)
    t.token("old-doctor", uses=2)
    t.in_phase("dawn", DoctorCalls())
    found.append((t.asked, t))
    table(MusicBox(), phase="dawn")
    who = Table(1).p("arica")
    table(HabitChoice("cigarette", 2), phase="dawn", by=Cause(who=who))
    table(Spirits("a", (0, 1)), phase="dawn")
    table(NewIdea(2))
    table(Sort(3), by=Cause(who=who))
    table(PickAgain(who, SPACE["u7"]))
    table(Serve(2))
    table(Wave(2), phase="raid")
    t = Table(1)
    t.people("boris", "arica")
    t.clear("g7", "g8")
    t.run(BoardUp())
    found.append((t.asked, t))
    table(PickExchange())
    table(Peek("unknown", 3, sort=True), phase="scavenging")
    table(BeforeNoise(), phase="scavenging")
    table(TryAgain((Gain("wood", 1),)), phase="scavenging")
    table(Encounter(), phase="scavenging")
    t = Table(1)
    t.people("marko", "arica")
    t.outside("school", "marko")
    t.run(FindOne("furniture"))
    found.append((t.asked, t))
    table(Barter(("any",), 0))
    table(StartFight(2, {"a": "none", "b": "knife", "c": "pistol"}), phase="raid")
    table(Rolled(4, 2, {"1-5": (Gain("wood", 1),), "6-10": (State("me", "misery", -1),)}, 0))
    table(DangerRolled(who, "red", 1, 2))
    table(ChooseOne(((LoseValue(1, "storage"),), (Gain("wood", 1),))))
    table(Arrival({"hunger": 2, "illness": 1}))
    table(Doctor(6))
    for then in (
        State("picked", "wounds", 1),
        SetState("picked", "fatigue", 0),
        RemoveCharacter("picked"),
        Away("picked", 2),
        StartingSwap("picked"),
    ):
        t = Table(1)
        t.people("boris", "arica", "emilia")
        t.run(ChoosePeople(1, t.w.group, (then,)))
        found.append((t.asked, t))
    t = Table(1)
    t.people("boris", "arica")
    t.run(AtTheDoor(t.p("arica")))
    found.append((t.asked, t))
    t = Table(1)
    t.people("boris", "arica")
    t.built(g3="bed", u3="heater")
    t.run(FittingReturn())
    found.append((t.asked, t))
    t = Table(1)
    t.people("boris", "arica")
    for name in ("child", "rats", "watchdog"):
        t.token(name)
    t.run(GiveUpToken())
    found.append((t.asked, t))
    t = Table(1)
    t.people("boris", "arica")
    t.keep("half-rations", "a-promise", "extra-shift")
    t.run(DropKept())
    found.append((t.asked, t))
    t = Table(1)
    t.people("emilia", "arica")
    t.dice(1)
    t.run(EmpathyCheck())
    found.append((t.asked, t))
    t = Table(1)
    t.people("emilia", "arica")
    first, second = t.fetch("night-raid/footsteps", "raid-now"), t.fetch("night-raid/looters", "raid-now")
    t.run(WhichRaid(first, second))
    found.append((t.asked, t))
    t = Table(1)
    t.people("emilia", "arica")
    cards = [t.fetch(f"findings/{card.id}", "findings-now") for card in DEFINITION.content().deck("findings")[:2]]
    t.run(TakeOne((cards[0], cards[1]), "pantry"))
    found.append((t.asked, t))
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_questions_have_words(lang: str) -> None:
    asked = {tag for tag, _ in rare_questions()}
    assert "pause" not in asked, [i for i, (tag, _) in enumerate(rare_questions()) if tag == "pause"]
    assert len(asked) > 28
    for _, t in rare_questions():
        SAID.question(t.game, TELLERS[lang])
        SAID.board(t.game, TELLERS[lang])


def labels(t: Table, lang: str = "en") -> dict[str, str]:
    asking = t.game.question
    return {
        o.key: TELLERS[lang].option(asking.tag, o, t.w, card_of(t.w, asking.by))
        for o in asking.explained(asking.seats[0])
    }


# --- words that depend on the table --------------------------------------------------------------------------------------------


def home(**store: int) -> Table:
    t = Table(1)
    t.people("boris", "arica")
    t.store(**store)
    return t


def test_what_is_done_in_the_house_names_card_place_tool_and_partner() -> None:
    t = home(shovel=1, lockpick=1)
    t.people("marin", "arica")
    t.day()
    words = labels(t)
    assert words["search:g4"].startswith("Search: Furniture (G4, Ground Floor): ")
    rubble = "1–4 things out of Wood, Components, Knives and Mechanical Parts; opens the way to G8 and K1"
    assert words["dig:g7"] == f"Dig with the Shovel: Rubble (G7, Ground Floor): {rubble}"
    assert (
        words["dig-with:g7:arica"] == f"Dig together with Arica, without a Shovel: Rubble (G7, Ground Floor): {rubble}"
    )
    assert labels(t, "it")["pick:u7"].startswith("Forzare con il Grimaldello: Porta Chiusa (U7, ")


def test_a_fitting_names_what_it_can_do_and_what_building_it_costs() -> None:
    t = home(wood=4, component=6, book=1)
    t.built(g3="heater")
    t.w.cold = 4
    t.day()
    words = labels(t)
    assert words["use:g3:heat-2-1"] == "Heater (G3): burn 2 Wood, 1 Book: Cold −4 (4 → 0)"
    assert words["build:workshop"] == (
        "Build Workshop (4 Wood, 6 Components): boards up Cracks (each a Board-Up against the Night Raids, for 3 Wood and "
        "1 Component), makes Filters, mends a Guitar"
    )
    assert "Move Heater" in words["move:g3"]
    assert [b.says for o in t.game.question.explained(0) if o.key == "build:radio" for b in o.blocks] == [
        "no-materials"
    ]


def test_evening_tasks_tell_what_becomes_of_fatigue() -> None:
    t = home()
    t.states("boris", fatigue=3)
    t.evening()
    question = t.game.question
    said = {option.key: stakes(TELLERS["en"], question.facts(option), t.w) for option in question.options}
    assert (labels(t)["floor"], said["floor"]) == ("Sleep on the Floor (Fatigue −2: 3 → 1)", "gives Fatigue −2")
    assert (labels(t)["guard"], said["guard"]) == (
        "Stand Guard (Fatigue +1: 3 → 4; then there is nothing but sleep)",
        "but: Fatigue +1; the Wounds of tonight’s Raid go to the guards",
    )
    assert labels(t, "es")["scavenge"] == "Salir de Saqueo (Fatiga +1: 3 → 4; después solo queda dormir)"


def test_an_answer_that_is_over_is_still_called_something() -> None:
    t = home(wood=1)
    t.day()
    for lang, words in (("en", "Search (G4, Ground Floor)"), ("it", "Frugare (G4"), ("es", "Registrar (G4")):
        assert TELLERS[lang].option("assign", Option("search:g4", 0), t.w).startswith(words)


def test_effects_within_effects_are_found_and_what_has_no_words_is_not_said() -> None:
    check = EmpathyCheck("all-present", (State("affected", "misery", 1),), (Gain("wood", 1),))
    assert inside(check) == [State("affected", "misery", 1), Gain("wood", 1)]
    assert said(TELLERS["en"], (Gain("wood", 2),))
    assert said(TELLERS["en"], (Serve(1), Sort(1))) == ""


def test_food_matters_to_the_starving_and_medicine_at_dawn() -> None:
    t = home(raw_food=1, vegetable=1, meds=1)
    t.states("boris", hunger=3, illness=1)
    t.states("arica", hunger=2)
    eat = {name: Option(f"eat:{name}:raw-food", 0) for name in ("boris", "arica")}
    assert matters(t.w, "day", eat["boris"])
    assert not matters(t.w, "day", eat["arica"])
    assert not matters(t.w, "day", Option("eat:boris:vegetable", 0))
    assert not matters(t.w, "day", Option("assign:boris:meds", 0))
    assert matters(t.w, "meds", Option("assign:boris:meds", 0))
    assert matters(t.w, "day", Option("extra-shift:boris", 0))


# --- pages of the Book -----------------------------------------------------------------------------------------------------------


def reading(script: str, lang: str = "en", *names: str, **options: object) -> Session:
    """A sitting at which a Script is opened outside, with its log."""
    table = session(1, 1, lang, **options)
    hands = Table.__new__(Table)
    hands.game = table.game
    table.game.world.stack.clear()
    hands.pause()
    hands.people(*(names or ("boris", "arica")))
    hands.outside("ruined-church", *(names or ("boris", "arica"))[:2])
    hands.script(script)
    return table


def test_an_open_script_is_read_before_its_choices() -> None:
    table = reading("loc-01-b")
    card = DEFINITION.content().cards[DEFINITION.content().index["script-location/loc-01-b"]]
    title, text, question = table.prompt().split("\n\n")
    assert title == "Two Witnesses (Script 228)"
    assert text == card.flavour["en"]
    assert question == "What do we do?"
    assert table.label(table.options(0)[0]) == "Stand beside them (return 2 cards)"


@pytest.mark.parametrize(("lang", "one"), [("en", "one of us"), ("it", "uno di noi"), ("es", "uno de nosotros")])
def test_who_is_bound_to_a_name_stands_in_text_and_label(lang: str, one: str) -> None:
    table = reading("loc-08-c", lang)
    assert table.game.question.tag == "bind"
    assert one in table.prompt().casefold()
    assert [table.label(o) for o in table.options(0)][1].startswith("Arica (")
    table.answer(table.options(0)[1])
    assert table.game.question.tag == "choose"
    assert "Arica" in table.prompt()
    assert one not in table.prompt().casefold()
    assert all("{" not in table.label(option) for option in table.options(0))


def test_the_milder_text_is_read_where_it_is_wished_for() -> None:
    script = DEFINITION.content().cards[DEFINITION.content().index["script-location/loc-09-b"]]
    mild = script.mild["en"]  # type: ignore[attr-defined]
    assert mild in reading("loc-09-b", mild="on").prompt()
    assert script.flavour["en"][:60] in reading("loc-09-b").prompt()


def test_no_heading_tells_of_a_way_what_its_answer_tells() -> None:
    out = io.StringIO()
    PlainApp(session(seed=5), io.StringIO("list\n"), out).run()
    said = out.getvalue().splitlines()
    assert "Clearing the house:" in said, "nothing about those who dig together"
    [dig] = [
        n for n, line in enumerate(said) if "Dig with the Shovel: Rubble (A3" in line or "Dig alone: Rubble (A3" in line
    ]
    assert "a second dig needed" in said[dig]
    assert "a second dig" not in said[dig + 1]


def test_plain_lines_frame_a_page_and_show_the_open_one_only_once() -> None:
    table = reading("loc-01-b")
    out = io.StringIO()
    PlainApp(table, io.StringIO("1\n"), out).run()
    told = out.getvalue()
    assert told.count("┌ Two Witnesses (Script 228)") == 1
    assert told.count("In the side chapel a young couple stand in front of no one.") == 1
    follow = DEFINITION.content().cards[DEFINITION.content().index["script-location/loc-01-b2"]]
    assert f"┌ {follow.name['en']} (" in told
    framed = told[told.index(f"┌ {follow.name['en']}") :]
    assert framed.split("\n")[1].startswith("│ ")
    assert max([len(line) for line in framed.split("└")[0].split("\n")]) <= 100


@pytest.mark.rule("TW-1203")
def test_a_page_on_which_a_companion_decides_is_read_all_the_same() -> None:
    table = reading("loc-01-b")
    table.seat({0: "friend"})
    out = io.StringIO()
    PlainApp(table, io.StringIO(), out)._tell()
    assert out.getvalue().count("In the side chapel a young couple stand in front of no one.") == 1


def test_the_screen_shows_a_page_without_choices_in_a_window() -> None:
    table = reading("loc-01-b")
    follow = DEFINITION.content().cards[DEFINITION.content().index["script-location/loc-01-b2"]]

    async def story(seen: Seen) -> None:
        assert "Two Witnesses (Script 228)" in seen.text
        assert "A page to read" not in seen.text
        await seen.press("i")
        assert "A page to read" in seen.text
        await seen.press("escape")
        await seen.choose("stand")
        assert "A page to read" in seen.text
        assert follow.name["en"] in seen.text
        await seen.press("enter")
        assert "A page to read" not in seen.text

    sit(table, story, (116, 44))


def test_a_low_screen_opens_every_page_in_a_window() -> None:
    async def story(seen: Seen) -> None:
        assert "A page to read" in seen.text
        await seen.press("enter")
        assert "Two Witnesses" in seen.text

    sit(reading("loc-01-b"), story, (100, 30))


def test_the_last_pages_are_read_before_the_end_is_told() -> None:
    table = session(1, 3)
    while table.game.question.tag != "tasks":
        table.answer(table.game.question.moves(0)[0])
    while not any(option.key == "unguarded" for option in table.options(0)):
        table.answer(next(o for o in table.options(0) if o.key == "floor"))

    async def story(seen: Seen) -> None:
        await seen.choose("unguarded")
        await seen.press("y")
        assert seen.session.over
        assert "Pages to read" in seen.text
        assert "YOU" not in seen.text
        await seen.press("escape")
        assert "~  ~  ~" in seen.text
        assert "TW-505" not in seen.text
        await seen.press("w")
        assert "TW-505: " in seen.text

    sit(table, story, (116, 44))


# --- the house -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scale", [Scale(9, 6, 3, 3), Scale(6, 3, 2, 3), Scale(5, 3, 2, 2), Scale(7, 4, 3, 2)])
def test_the_staircase_runs_straight_through_the_house(scale: Scale) -> None:
    drawn = plain(draw({}, scale))
    assert len(drawn) == 4 * (scale.lines + 1) + 1
    assert max([len(line) for line in drawn]) == scale.width
    at = {line.index("▚") for line in drawn if "▚" in line}
    assert len(at) == 1
    assert sum([line.count("▚") for line in drawn]) == 4 * scale.stairs * scale.lines


def test_names_are_fitted_into_small_rooms() -> None:
    assert fitted("Furniture", 9, 1) == ["Furniture"]
    assert fitted("Furniture", 6, 2) == ["Furni."]
    assert fitted("Stove with Oven", 6, 2) == ["Stove", "Oven"]
    assert fitted("Closed Door", 5, 1) == ["Door"]
    assert fitted("Rubble Remnants", 9, 2) == ["Rubble", "Remnants"]


def test_the_board_shows_rooms_people_and_what_cannot_be_reached() -> None:
    t = home(wood=2, raw_food=1)
    t.clear("g4")
    t.built(g3="crude-stove")
    t.w.boards = 1 << SPACE["k3"]
    t.w.waits[SPACE["g3"]] = "cook"
    t.w.cold = 2
    t.tasks(boris="guard", arica="scavenge")
    t.outside("school", "arica", unknown=5, noise=4)
    lines = DEFINITION.display.board(TELLERS["en"], t.game.view(0))
    text = "\n".join(lines)
    ground = next(line for line in lines if "G2" in line)
    assert "G2      ①" in ground
    assert "G3…" in ground
    assert "G8×" in ground
    assert "Crude" in text
    assert "Boards" in text
    assert "Cold ▮▮▯▯▯▯ 2" in text
    assert "Noise ▮▮▮▮▯▯▯▯▯▯ 4" in text
    assert "School, 5 Unknown cards left" in text
    assert "Storage: 2 Wood, 1 Raw Food" in text
    assert "② Arica" in text
    assert "out scavenging" in text
    assert len({SPACE[s] for row in ROWS for s in row} - set(STAIRS)) == 29


def test_a_fight_is_shown_with_its_grid() -> None:
    t = home(knife=1)
    t.tasks(boris="guard", arica="guard")
    t.in_phase("raid", StartFight(2, {"a": "knife", "b": "knife", "c": "knife"}))
    lines = DEFINITION.display.board(TELLERS["en"], t.game.view(0))
    assert "Fight: before the first round" in lines
    assert len([line for line in lines if "Knife, Prowess" in line and "unharmed" in line]) == 2


def test_the_rows_of_a_floor_stay_together_in_plain_lines() -> None:
    t = home()
    board = parts(DEFINITION.display.board(TELLERS["en"], t.game.view(0)))
    ground = next(part for part in board if "G2" in part)
    assert len(ground.split("\n")) == 3
    assert "Guard" in ground


def test_before_there_are_people_there_is_no_board() -> None:
    empty = session(1, 1, group="chosen")
    assert "red border" in empty.prompt()
    assert DEFINITION.display.board(TELLERS["en"], {}) == []


# --- the welcome -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "word"), [("en", "death"), ("it", "morte"), ("es", "muerte")])
def test_who_sits_down_is_told_what_the_game_speaks_of(lang: str, word: str) -> None:
    """The milder texts by the name they have in the lobby, not by an option of the command line."""
    told = session(2, 1, lang).introduction()
    assert word in told[1]
    lobby = DEFINITION.folder / "text" / f"{lang}-lobby.ftl"
    name = next(line for line in lobby.read_text().splitlines() if line.startswith("setting-mild ="))
    assert name.partition(" = ")[2] in told[1]
    assert "mild=" not in told[1]
    milder = session(1, 1, lang, mild="on").introduction()
    assert told[1] != milder[1]
    assert told[3] != milder[3]


# --- the screen ----------------------------------------------------------------------------------------------------------------------


def look_at(table: Session) -> BoardContext:
    return BoardContext(
        table.game.view(0), table.localizer, TerminalTexts("en"), table.game.world.content, lambda: table.board(0)
    )


def test_the_first_turns_by_keys() -> None:
    random = Random(5)

    async def story(seen: Seen) -> None:
        while len(seen.keys) < 12:
            if len(seen.app.screen_stack) > 1:
                await seen.press("escape")
                continue
            moves = seen.session.game.question.moves(seen.session.asked[0])
            number = seen.session.options(seen.app.table.seat).index(random.choice(moves)) + 1
            before = len(seen.keys)
            await seen.press(*str(number))
            if len(seen.keys) == before:
                await seen.press("enter")
            assert len(seen.keys) > before
        assert "This War of Mine" in seen.text

    sit(session(2, 7), story)


@pytest.mark.parametrize("size", [(116, 40), (100, 30)])
def test_the_table_is_drawn_with_its_pages(size: tuple[int, int]) -> None:
    async def story(seen: Seen) -> None:
        assert "Day 1 · Day Actions, turn 1 of 3" in seen.text
        assert "Guard" in seen.text
        assert "///" in seen.text
        assert "Hunger   Fatigue" in seen.text
        await seen.press("right")
        assert "4 Wood · 4 Components · 2 Water" in seen.text
        assert "To build" in seen.text
        await seen.press("right")
        assert "Near" in seen.text
        assert "danger)" in seen.text

    sit(session(1, 3), story, size)


def test_a_narrow_screen_has_the_house_on_a_page_of_its_own() -> None:
    async def story(seen: Seen) -> None:
        assert "▚" not in seen.text
        assert "House" in seen.text
        await seen.press("right")
        assert "▚" in seen.text

    sit(session(1, 3), story, (80, 24))


def test_the_screen_speaks_three_languages() -> None:
    async def story(seen: Seen) -> None:
        for words in ("what does", "che cosa fa", "¿qué hace"):
            assert words in seen.text
            await seen.press("L")

    sit(session(1, 3), story)


def test_a_fight_stands_beside_the_question() -> None:
    table = reading("loc-01-b")
    hands = Table.__new__(Table)
    hands.game = table.game
    hands.run(StartFight(1, {"a": "none", "b": "none", "c": "none"}))
    beside = [line.plain for line in board_of(DEFINITION).beside(look_at(table))]
    assert beside[0].startswith("Fight")
    assert "unarmed, Prowess" in beside[1]


def test_the_highlighted_room_is_marked_and_its_cards_can_be_read() -> None:
    table = session(1, 3)
    look, board, room = look_at(table), board_of(DEFINITION), TerminalSize(116, 40)

    def said(key: str) -> tuple[str, ...]:
        return board.words(READER.read(key), look)

    bare, marked = board.map(look, (), room), board.map(look, said("search:g4"), room)
    assert bare.plain == marked.plain
    assert [span for span in marked.spans if "reverse" in str(span.style)]
    assert not [span for span in bare.spans if "reverse" in str(span.style)]
    assert board.name("g4", look) == "G4, Ground Floor"
    assert board.cards(said("build:workshop"), look) == ["fitting/workshop"]
    assert board.cards(said("go:near"), look) == [look.view["locations"]["near"]]
    assert board.cards(said("person:arica"), look) == ["character/arica"]
    assert board.cards(("loc-01-a",), look) == []
    assert board.cards(said("objective"), look) == look.view["objective"]


def test_what_is_clicked_shows_what_can_be_done_there() -> None:
    async def story(seen: Seen) -> None:
        seen.app.table.about = "g4"
        seen.app.table.show_choices()
        await seen.rest()
        assert [choice.option.key for choice in seen.app.table.choices.choices] == ["search:g4"]
        assert "G4, Ground Floor" in seen.text

    sit(session(1, 3), story)


def test_scripts_are_not_among_the_cards_to_look_up() -> None:
    async def story(seen: Seen) -> None:
        await seen.press("c")
        await seen.type("two witnesses")
        assert "young couple" not in seen.text

    sit(session(1, 3), story)


def test_it_is_one_of_the_games() -> None:
    assert holdfast.definition("this_war") is DEFINITION


def test_what_a_script_will_say_is_not_told_before_the_die_is_kept() -> None:
    t = Table()
    t.people("boris")
    t.outside("brewery", "boris")
    t.script("loc-15-c")
    t.dice(7)
    t.choose(t.keys()[0])
    assert t.asked == "rolled"
    for lang in ("en", "it", "es"):
        teller = Localizer(DEFINITION, lang, t.w.content)
        q = t.game.question
        label = teller.option(q.tag, q.options[0], t.w, card_of(t.w, q.by))
        assert "7" in label
        assert len(label.split()) < 8
