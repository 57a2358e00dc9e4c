"""The log of Náufragos: everything that is told has words in three languages, and nothing that is told is secret."""

import ast
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import EVERYBODY, AnyEffect, Cause, Effect, Question
from holdfast.core.engine.journal import Observer
from holdfast.core.state.world import Outcome
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import Log, LogEntry
from holdfast.games import naufragos
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.actions.building import BuildProgress, Finish, Pile
from holdfast.games.naufragos.actions.campfire import Fire
from holdfast.games.naufragos.actions.foraging import Forage
from holdfast.games.naufragos.actions.wreckage import WreckCube
from holdfast.games.naufragos.camp.camp_board import Standing, UseCampCard
from holdfast.games.naufragos.camp.fishing import Fish
from holdfast.games.naufragos.camp.places import Orchard, OrchardLose
from holdfast.games.naufragos.camp.store import Food, Rope, Sail, Wood
from holdfast.games.naufragos.camp.weather import WeatherSet
from holdfast.games.naufragos.castaways.belongings import Receive, UseUp
from holdfast.games.naufragos.castaways.diary import Diary
from holdfast.games.naufragos.castaways.health import Energy, Heal, HealTrauma, Trauma, Wound
from holdfast.games.naufragos.castaways.trade import Trade
from holdfast.games.naufragos.dice.disputes import Quarrel
from holdfast.games.naufragos.dice.strength import Fight
from holdfast.games.naufragos.exploration.expedition import TakePending
from holdfast.games.naufragos.exploration.returning import GetLost, ReturnRoll
from holdfast.games.naufragos.exploration.summit import Settle
from holdfast.games.naufragos.exploration.track import Advance, Difficulty
from holdfast.games.naufragos.flow.ending import Rescue
from holdfast.games.naufragos.flow.turn import Turn
from holdfast.games.naufragos.log import named_line
from holdfast.games.naufragos.night.meals import DogEats, Eating, EmptyLarder, FillLarder, FireStep, Hunger
from holdfast.games.naufragos.plot.plot_cards import Abandon, Token
from holdfast.games.naufragos.rules import CAMP_SPACES, SUMMIT
from holdfast.games.naufragos.text import phrases
from holdfast.games.naufragos.vocabulary import registry
from holdfast.games.naufragos.world import STORIES, Shore
from holdfast.terminal.session import Session
from tests.games.naufragos.table import RULESETS, Table

CONTENT = DEFINITION.content()
TELLERS = {lang: Localizer(DEFINITION, lang, CONTENT) for lang in LANGUAGES}
RAW = re.compile(r"who-\d|seat-\d|told-|log-|plot-\d|\bw\d+\b|\bNone\b|\$|\{|\}|[a-z][:/][a-z]|:\s*$|^\s*$")
MOST = 2500
rulesets = pytest.mark.parametrize("ruleset", RULESETS)
languages = pytest.mark.parametrize("lang", LANGUAGES)


def clean(text: str) -> str:
    found = RAW.search(text)
    assert found is None, f"{found.group()!r} shows in {text!r}"
    return text


def is_law(kind: type[Any]) -> bool:
    return any(kind is not other and issubclass(kind, other) for other in registry().values())


# --- nothing is missing --------------------------------------------------------------------------------------------------


def test_every_loud_effect_says_how_it_is_logged() -> None:
    loud = [kind for kind in registry().values() if issubclass(kind, Effect) and not kind.quiet and not is_law(kind)]
    own = [kind for kind in loud if kind.__module__.startswith(naufragos.__name__) and not issubclass(kind, Question)]
    assert len(own) > 100
    assert [kind.__name__ for kind in own if kind.log is Effect.log] == []


@languages
def test_every_effect_that_is_logged_by_its_name_has_words(lang: str) -> None:
    named = [tag for tag, kind in registry().items() if getattr(kind, "log", None) is named_line]
    assert len(named) > 3
    assert [tag for tag in named if not TELLERS[lang].has(f"log-{tag}")] == []


def endings() -> Iterator[str]:
    """Why a game ends, wherever a rule of the game says so."""
    for file in DEFINITION.folder.rglob("*.py"):
        if not re.search("Outcome|nobody_rescued", file.read_text(encoding="utf-8")):
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Outcome", "nobody_rescued"):
                why = node.args[1]
                if isinstance(why, ast.Constant):
                    yield str(why.value)
                else:
                    assert (file.name, getattr(why, "id", "")) == ("world.py", "why"), f"{file}:{node.lineno}"


def test_the_endings_are_found() -> None:
    assert set(endings()) >= {"rescued", "all-dead", "all-lost", "no-rescue", "no-events"}


@languages
@pytest.mark.parametrize("why", sorted(set(endings())))
@rulesets
def test_every_ending_has_words(why: str, ruleset: str, lang: str) -> None:
    clean(TELLERS[lang].line(LogEntry(f"why-{why}")))
    table = Session.new(DEFINITION, 2, {"ruleset": ruleset, "characters": "random"}, 1, lang)
    table.game.world.outcome = Outcome(why == "rescued", why, "NA-736", (0, 0), ())
    said, _ = table.ending()
    assert clean(said) == TELLERS[lang].line(LogEntry(f"why-{why}"))


# --- whole games ---------------------------------------------------------------------------------------------------------


class OpenLog(Log):
    """A log that names only cards which everybody has seen."""

    def applied(self, effect: Effect[Any], by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        before = len(self.lines)
        super().applied(effect, by, w, outcomes)
        for line in self.lines[before:]:
            names_nothing_hidden(line, w)

    def answered(self, entry: Any, by: Cause, w: Any, forced: bool) -> None:
        before = len(self.lines)
        super().answered(entry, by, w, forced)
        assert not (entry.secret and self.lines[before:])


STOCK: dict[str, Callable[[Shore], int]] = {
    "wood": lambda w: w.wood,
    "gather-wood": lambda w: w.wood,
    "food": lambda w: w.food,
    "rope": lambda w: w.rope,
    "sail": lambda w: w.sail,
    "forage": lambda w: w.size("supply"),
    "orchard": lambda w: w.size("orchard"),
    "wreck-cube": lambda w: w.wrecks,
    "difficulty": lambda w: w.difficulty,
}
"""Lines that say how much more or less there is of something."""


def counted(w: Shore) -> dict[str, int]:
    """What there is of everything that lines count."""
    if not w.energy:
        return {}
    return {
        "hurts": w.hurts,
        "cubes on scales": sum(w.wounds) + sum(w.trauma),
        "wounds": sum(w.wounds),
        "trauma": sum(w.trauma),
        "food in hands": sum(w.held),
        "tokens": sum(w.size(story) for story in STORIES[: w.players]),
        "food": w.food,
        "cubes": w.cubes,
        "progress": sum(w.progress.values()),
    }


def more(name: str) -> Callable[[dict[str, int], dict[str, int]], int]:
    return lambda before, after: after[name] - before[name]


def fewer(name: str) -> Callable[[dict[str, int], dict[str, int]], int]:
    return lambda before, after: before[name] - after[name]


COUNTED = {
    "wound": more("hurts"),
    "hunger": more("hurts"),
    "healed": fewer("wounds"),
    "own-food": more("food in hands"),
    "diary": more("tokens"),
    "story": more("tokens"),
    "lose-story": fewer("tokens"),
    "preserve": more("food"),
    "rot": fewer("cubes"),
    "pile": more("progress"),
}
"""Lines with a number, of each of those they name, and what has changed by so much."""


class TrueLog(OpenLog):
    """A log that says what has happened: no gain or loss but what was gained or lost, and nothing below nothing."""

    def __init__(self, w: Shore | None = None) -> None:
        super().__init__(DEFINITION)
        self.before = {name: of(w) for name, of in STOCK.items()} if w is not None else {}
        self.energy = w.energy[:] if w is not None else []
        self.tally = counted(w) if w is not None else {}

    def applied(self, effect: Effect[Any], by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        told = len(self.lines)
        super().applied(effect, by, w, outcomes)
        now = {name: of(w) for name, of in STOCK.items()} if w.progress else {}
        for line in self.lines[told:]:
            args, message = dict(line.args), line.message.removeprefix("log-")
            for name in ("now", "of", "wounds", "trauma", "result", "people"):
                assert int(args.get(name, 0)) >= 0, line
            if message in STOCK:
                assert args["n"] == now[message] - self.before[message] != 0, line
            if message in ("energy", "rest", "energy-each", "warm-night", "cold-night", "lost-night"):
                changes = {b - a for a, b in zip(self.energy, w.energy, strict=True)} - {0}
                assert args["full"] == "yes" or args["n"] == (changes.pop() if len(changes) == 1 else 0), line
            if message in COUNTED and self.tally and args["n"]:
                assert int(args["n"]) * int(args.get("people", 1)) == COUNTED[message](self.tally, counted(w)), line
        self.before, self.energy, self.tally = now, w.energy[:], counted(w)


def words(line: LogEntry) -> Iterator[str]:
    for _, value in line.args:
        yield from str(value).split("|")


def names_nothing_hidden(line: LogEntry, w: Shore) -> None:
    for word in words(line):
        key = "/".join(word.split("/")[:2])
        assert not key.startswith("story/")
        if key in CONTENT.index:
            copies = [i for i, card in enumerate(w.content.cards) if card.key == key]
            assert any(w.seen[i] == EVERYBODY for i in copies), f"{line} names {word}, which not everybody has seen"


class Cared(Observer):
    """Random play dies young: every turn begins with food, wood and full strength."""

    def applied(self, effect: AnyEffect, by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        if isinstance(effect, Turn):
            w.food, w.wood = max(w.food, 4), max(w.wood, 4)
            for seat in w.living():
                w.trauma[seat] = min(w.trauma[seat], 1)
                w.wounds[seat] = 0
                w.energy[seat] = w.top(seat)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_logged_in_a_game_has_words(seed: int) -> None:
    players, random, log = seed % 4 + 1, Random(seed), TrueLog()
    options = {
        "ruleset": RULESETS[seed // 4 % 2],
        "characters": "chosen" if seed % 3 == 0 else "random",
        "no_story_dice": "on" if seed % 9 == 8 else "off",
    }
    cared = [Cared()] if seed % 5 else []
    game = DEFINITION.new(players, options, seed, observers=(log, *cared))
    for _ in range(MOST):
        if game.over:
            break
        moves = game.question.moves(random.choice(game.question.seats))
        game.choose(random.choice(moves))
    texts = [[clean(teller.line(line, game.world)) for line in log.lines] for teller in TELLERS.values()]
    assert len(log.lines) > 40
    assert sum(a == b for a, b in zip(texts[0], texts[1], strict=True)) < len(log.lines) / 10


def stocked(ruleset: str, seed: int) -> Table:
    """A table where most things can happen: full stores, tokens, a pending card, dog, goat and cannon."""
    t = Table(3, ruleset, seed)
    t.abilities("medic", "strong", "pathfinder")
    t.store(food=4, wood=6, rope=1, sail=1, wrecks=3, weather=3, loaded=seed % 2 == 1)
    t.held(2, 1, 0)
    t.story(0, 2, 1)
    t.story(1, 1)
    t.play(Orchard())
    t.item(2, "plot-28")
    t.item(0, "w18", *PERKS["powder"], *PERKS["medicine"])
    t.item(1, *PERKS["dog"])
    t.w.tokens = ("dog", "goat", "cannon")
    return t


def ids_with(perk: str) -> list[str]:
    found = [card.id for card in CONTENT.unique if perk in getattr(getattr(card, "item", None), "perks", ())]
    assert found, perk
    return found[:1]


PERKS = {perk: ids_with(perk) for perk in ("powder", "medicine", "dog")}


def parts(card: Any) -> list[str]:
    """What a card can be on the table."""
    return [part for part in ("trip", "event", "camp", "item") if getattr(card, part, None) is not None]


def comes_to_pass(t: Table, card: Any, part: str) -> None:
    """A card is drawn, revealed, used on the camp board, or taken and used up."""
    match part:
        case "trip":
            t.draw(0, card.id, 0, 1, 2)
        case "event":
            t.event(card.id)
        case "camp":
            t.camp(card.id)
            space = next(space for space in CAMP_SPACES if t.w.on_camp(space) == CONTENT.index[card.key])
            t.play(Standing("actions"), Standing("survival"), UseCampCard(0, space))
        case _:
            index = t.fetch(card.key, "box")
            use = card.item.use
            t.play(Receive(2, index), *([UseUp(2, index, use.then)] if use is not None else []))


@pytest.mark.parametrize("seed", range(4))
@rulesets
def test_whatever_a_card_does_is_logged(ruleset: str, seed: int) -> None:
    random, told_of = Random(seed), set()
    for card in CONTENT.unique:
        for part in parts(card):
            t = stocked(ruleset, seed)
            if part == "trip":
                t.w.difficulty = 4
            log = TrueLog(t.w)
            t.game.watch(log)
            comes_to_pass(t, card, part)
            for _ in range(60):
                if t.game.over or t.asked in ("pause", "march"):
                    break
                t.game.choose(random.choice(t.game.question.moves(random.choice(t.game.question.seats))))
            for line in log.lines:
                told_of.add(line.message)
                for teller in TELLERS.values():
                    clean(teller.line(line, t.w))
    assert {"log-vote", "log-fight", "log-peek", "log-pending", "log-solved", "log-token", "log-into-deck"} <= told_of


# --- secrets -------------------------------------------------------------------------------------------------------------


def told(t: Table, log: Log, lang: str = "en") -> list[str]:
    return [clean(TELLERS[lang].line(line, t.w)) for line in log.lines]


def watched(t: Table) -> Log:
    log = Log(DEFINITION)
    t.game.watch(log)
    return log


@pytest.mark.rule("NA-800", "NA-813")
@rulesets
def test_a_story_token_is_logged_without_its_value(ruleset: str) -> None:
    logs = []
    for token in ("story-1", "story-3"):
        t = Table(2, ruleset)
        log = watched(t)
        t.draws(token)
        t.play(Diary(0), who=0, place="action")
        logs.append(log.lines)
        assert t.tokens(0) == [int(token[-1])]
    assert logs[0] == logs[1] != []


@pytest.mark.rule("NA-800", "NA-412")
@rulesets
def test_which_of_two_tokens_goes_back_is_nobodys_business(ruleset: str) -> None:
    logs = []
    for place in ("first", "second"):
        t = Table(2, ruleset)
        quill = next(c.id for c in CONTENT.unique if "two-tokens" in getattr(getattr(c, "item", None), "perks", ()))
        t.item(0, quill)
        log = watched(t)
        t.draws("story-1", "story-3")
        t.play(Diary(0), who=0, place="action")
        t.choose(f"return:{place}")
        logs.append(told(t, log))
    assert logs[0] == logs[1]
    assert logs[0][-2].endswith("draws another story token and keeps one of the two")
    assert logs[0][-1].endswith("puts one story token back")


@pytest.mark.rule("NA-801", "NA-802")
def test_a_token_spent_is_shown_by_the_house_rules_only() -> None:
    for ruleset, key, shown in (("2013", "repeat", False), ("hr12", "add-token:3", True)):
        t = Table(2, ruleset)
        t.abilities("cook", "fisher")
        t.story(0, 3)
        t.w.march = t.w.party = (0,)
        t.w.difficulty = 9
        log = watched(t)
        t.dice(3, 3, 4, 4) if ruleset == "2013" else t.dice(4, 4)
        t.play(ReturnRoll((0,)), who=0, place="trip")
        t.choose(key)
        t.go_on()
        assert any("worth 3" in line for line in told(t, log)) is shown


@pytest.mark.rule("NA-812")
@rulesets
def test_a_private_look_is_logged_without_the_cards(ruleset: str) -> None:
    logs = []
    for answers in (("top", "top"), ("bottom", "top")):
        t = Table(2, ruleset)
        log = watched(t)
        t.play(CONTENT.cards[CONTENT.index["camp/k3"]].camp.then[0], who=0, place="camp")  # type: ignore[attr-defined]
        for answer in answers:
            t.choose(answer)
        logs.append(told(t, log))
    assert logs[0] == logs[1]
    assert len(logs[0]) == 2
    assert "looks secretly at the top 2 cards of the coast deck" in logs[0][0]
    assert "has laid the cards back into the coast deck" in logs[0][1]


@pytest.mark.rule("NA-807", "NA-808")
def test_a_plot_card_goes_into_its_deck_by_number() -> None:
    t = Table(2)
    log = watched(t)
    t.draw(0, "z3")
    names = {card.name["en"] for card in CONTENT.unique if card.key == "plot/plot-17"}
    texts = told(t, log)
    assert [line for line in texts if line.startswith("Plot card 17 is shuffled into the ")]
    assert not [line for line in texts for name in names if name in line]


@pytest.mark.rule("NA-691")
def test_votes_are_logged_with_who_voted_what() -> None:
    t = Table(3)
    t.abilities("cook", "fisher", "medic")
    log = watched(t)
    t.draw(0, "bi1", 0, 1, 2)
    t.vote(s0="enter", s1="pass", s2="enter")
    texts = told(t, log)
    assert "Benedita votes: Go in past the light" in texts
    assert "Carmela votes: Stay in the sun" in texts
    assert "Decided, 2 of 3 votes: Go in past the light" in texts
    assert "Inés vota: Entrare oltre la luce" in told(t, log, "it")


# --- how it reads --------------------------------------------------------------------------------------------------------


def reads(t: Table, *effects: AnyEffect, lang: str = "en", **cause: Any) -> list[str]:
    """What the log says of some effects."""
    log = watched(t)
    t.play(*effects, **cause)
    return told(t, log, lang)


def abroad(ruleset: str = "2013", difficulty: int = 8) -> Table:
    t = Table(3, ruleset)
    t.abilities("pathfinder", "strong", "cook")
    t.item(0, next(card.id for card in CONTENT.unique if card.name["en"] == "Compass"))
    t.w.march = t.w.party = (0, 1)
    t.w.difficulty = difficulty
    t.w.weather = 2
    return t


@pytest.mark.rule("NA-582", "NA-583")
def test_a_return_roll_is_logged_with_all_that_counts() -> None:
    t = abroad()
    t.dice(3, 2)
    line = reads(t, ReturnRoll((0, 1)), who=0, place="trip")[0]
    assert line == (
        "Aila and Marta look for the way home – 2 dice: 3 + 2, the pathfinder +2, Compass +1, rain −1: 7 against 8, "
        "not enough"
    )
    t = abroad("hr12", 7)
    t.dice(3, 2)
    texts = reads(t, ReturnRoll((0, 1)), lang="es", who=0, place="trip")
    assert texts[0] == (
        "Aila busca el camino de vuelta – 2 dados: 3 + 2, la rastreadora +2, Brújula +1, lluvia −1: 7 contra 7, basta"
    )
    assert texts[-1] == "Aila y Marta están de vuelta en el campamento"


@pytest.mark.rule("NA-585", "NA-587")
@rulesets
def test_all_who_pay_for_another_attempt_are_named(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.abilities("cook", "medic", "strong")
    t.energy(2, 2, 2)
    t.w.march = t.w.party = (0, 1, 2)
    t.w.difficulty = 12
    log = Log(DEFINITION)
    t.game.watch(log)
    t.dice(1, 1, 1, 1, 1, 1)
    t.play(ReturnRoll((0, 1, 2)), who=0)
    for n in (1, 0, 2):
        t.choose(f"give:{n}")
    lines = [TELLERS["en"].line(line, t.w) for line in log.lines]
    assert [line for line in lines if "another attempt" in line] == [
        "Benedita spends 1 energy on another attempt (1/6)",
        "Marta spends 2 energy on another attempt (0/7)",
    ]


@pytest.mark.rule("NA-632")
def test_a_tie_in_a_fight_is_logged_for_what_it_is() -> None:
    t = Table(3)
    t.abilities("strong", "cook", "fisher")
    t.dice(4)
    texts = reads(t, Fight(6, attack=True, alone=True), who=0, place="trip", card=CONTENT.index["plot/z1"])
    assert texts[-1] == "Marta strikes – 1 die: 4, the strongwoman +2: 6 against 6, a tie goes to the defender"


def test_lost_castaways_agree_in_sex_and_number() -> None:
    expected = {
        (0,): ("Inés è dispersa (difficoltà 6)", "Inés está perdida (dificultad 6)"),
        (0, 1): ("Inés e Carmela sono disperse (difficoltà 6)", "Inés y Carmela están perdidas (dificultad 6)"),
        (1, 2): ("Carmela e Bruno sono dispersi (difficoltà 6)", "Carmela y Bruno están perdidos (dificultad 6)"),
    }
    for seats, texts in expected.items():
        for lang, text in zip(("it", "es"), texts, strict=True):
            t = Table(3)
            t.abilities("medic", "fisher", "strong")
            t.w.characters = (*t.w.characters[:2], CONTENT.index["character/strong-m"])
            t.w.march = t.w.party = seats
            t.w.difficulty = 6
            assert reads(t, GetLost(seats), lang=lang) == [text]


def test_a_death_is_logged_and_what_is_left_is_inherited() -> None:
    t = Table(2)
    t.abilities("medic", "cook")
    t.item(0, "w12")
    name = CONTENT.cards[CONTENT.index["wreckage/w12"]].name["it"]
    log = watched(t)
    t.play(Trauma("0", 4))
    assert told(t, log, "it")[1:] == [
        "Inés è morta; ora il giocatore iniziale è Benedita",
        "Tutto ciò che Inés aveva con sé sarà diviso tra gli altri",
        f"Benedita eredita: {name}",
    ]
    t = Table(2, "hr12")
    t.abilities("medic", "cook")
    t.lost(((1,), 6))
    t.item(1, "w12")
    assert reads(t, Trauma("1", 4))[1:] == ["Benedita has died", "All that Benedita carried is lost on the island"]


@pytest.mark.rule("NA-174", "NA-176")
@rulesets
def test_who_had_nothing_leaves_nothing(ruleset: str) -> None:
    t = Table(3, ruleset)
    t.abilities("medic", "cook", "fisher")
    assert reads(t, Trauma("1", 4))[1:] == ["Benedita has died"]
    t.lost(((2,), 6))
    assert reads(t, Trauma("2", 4))[1:] == ["Carmela has died"]


@pytest.mark.rule("NA-309", "NA-312", "NA-313")
def test_a_meal_tells_who_eats_and_who_goes_hungry() -> None:
    t = Table(2)
    t.abilities("medic", "fisher")
    t.store(food=1)
    t.energy(3, 3)
    t.w.phase = "survival"
    log = watched(t)
    t.play(Eating())
    t.choose("eat:food")
    t.go_on()
    assert told(t, log) == [
        "For supper: 1 food counter",
        "Inés eats a food counter (energy 4/6)",
        "Carmela goes hungry: 1 energy less (2/4) and 2 wounds (wounds 2, so energy at most 4)",
    ]


@pytest.mark.rule("NA-005", "NA-020", "NA-042", "NA-162", "NA-167", "NA-537")
@pytest.mark.parametrize(
    ("effect", "lines"),
    [
        (Wood(-3), ["Wood −1 (in the store: 0, no more was there)"]),
        (Food(-2), []),
        (Food(-1, "me"), []),
        (Food(20, "me"), ["Food +16 for Inés (in hand: 16)"]),
        (Rope(-1), []),
        (Rope(2), ["Rope +2 (in the store: 2)"]),
        (Sail(3), ["Sail +2 (in the store: 2)"]),
        (Forage(-5), ["Forage supply −2 (now 0)"]),
        (OrchardLose(2), []),
        (WreckCube(2), []),
        (WreckCube(-7), ["The sea takes some of what the wreck still held (on the wreck: 0)"]),
        (BuildProgress("bonfire", -2), ["Wood on the great bonfire −1 (0 of 8)"]),
        (BuildProgress("sand", 4), ["Sand signal +2 (12 of 12)", "Built: sand signal"]),
        (Difficulty(-3), ["Return difficulty −2 (now 2)"]),
        (Difficulty(0), []),
        (Energy(n=2), ["Inés: energy +1 (6/6)"]),
        (Energy(n=-1, who="1"), ["Carmela has no energy left to lose: 1 wound (wounds 1, so energy at most 5)"]),
        (Energy(full=True, who="all"), ["Full of energy again: Inés 6/6 and Carmela 6/6"]),
        (Energy(n=3, who="all"), ["Energy: Inés 6/6 and Carmela 3/6"]),
        (Heal(n=2), []),
        (Fire(on=False), []),
        (Token("goat", on=False), []),
        (Advance(who="1"), []),
    ],
)
def test_what_is_logged_is_what_was_gained_or_lost(effect: AnyEffect, lines: list[str]) -> None:
    t = Table(2)
    t.abilities("medic", "fisher")
    t.energy(5, 0)
    t.store(wood=1, food=0, rope=0)
    t.w.progress = {"sand": 10, "bonfire": 1}
    t.track(0, SUMMIT)
    t.w.march = t.w.party = (0, 1)
    t.w.difficulty = 4
    told = reads(t, effect, who=0, place="trip")
    assert told == lines


@pytest.mark.rule("NA-312", "NA-313", "NA-320", "NA-321")
def test_a_night_tells_only_what_it_took() -> None:
    t = Table(2)
    t.abilities("medic", "fisher")
    t.energy(0, 0)
    t.store(food=0)
    t.w.phase = "survival"
    assert reads(t, Hunger())[1::2] == [
        "Inés goes hungry: 2 wounds (wounds 3, so energy at most 3)",
        "Carmela goes hungry: 2 wounds (wounds 3, so energy at most 3)",
    ]
    assert reads(t, FireStep())[0] == "A night without a fire"
    t.wounds(0, 0)
    t.energy(6, 6)
    t.store(fire=True, fire_wood=1)
    assert reads(t, FireStep()) == ["The campfire warms the night; its wood burns down"]


@pytest.mark.rule("NA-957", "NA-965")
def test_an_orchard_bears_what_is_left() -> None:
    t = Table(2, "hr12")
    t.empty("forage", 2)
    assert reads(t, Orchard()) == ["The orchard bears fruit: 2 forage tiles hang on its trees"]
    t.empty("orchard")
    assert reads(t, Orchard()) == ["The orchard bears nothing: no forage tiles are left"]


@pytest.mark.rule("NA-162", "NA-215")
def test_heat_and_exhaustion_are_one_line_each() -> None:
    t = Table(2)
    t.abilities("medic", "fisher")
    t.energy(0, 3)
    assert reads(t, WeatherSet(6)) == [
        "The weather changes: scorching heat, the last space",
        "The heat takes 1 energy: Carmela 2/6",
        "Inés has no energy left to lose: 1 wound (wounds 1, so energy at most 5)",
    ]
    t = Table(2)
    t.energy(2, 3)
    assert len(reads(t, Energy("all", -1))) == 1


def test_only_what_heals_is_logged() -> None:
    t = Table(3)
    t.abilities("medic", "fisher", "cook")
    t.wounds(0, 2, 0)
    t.trauma(0, 0, 1)
    assert reads(t, Heal("all"), HealTrauma("all")) == [
        "Carmela recovers from 1 wound (wounds 1, so energy at most 5)",
        "Benedita recovers from a trauma (wounds 0, so energy at most 6)",
    ]
    t.wounds(0, 0, 0)
    assert reads(t, Heal("all")) == []


def test_constructions_grow_and_stand() -> None:
    t = Table(2)
    t.abilities("medic", "fisher")
    t.w.progress["sand"] = 9
    assert reads(t, Pile(0, "sand", 2)) == ["Sand signal +2 (11 of 12)"]
    assert reads(t, Pile(0, "sand", 1), lang="es")[:2] == [
        "Señal en la arena +1 (12 de 12)",
        "Construcción terminada: señal en la arena",
    ]
    assert reads(t, Finish("shelter"), lang="it") == ["Costruzione finita: rifugio 1"]


def test_a_quarrel_names_both_and_its_winner() -> None:
    t = Table(2)
    t.abilities("strong", "fisher")
    t.dice(3, 4)
    assert reads(t, Quarrel(0, 1)) == [
        "Marta against Carmela",
        "Marta – 1 die: 3, the strongwoman +2: 5",
        "Carmela – 1 die: 4",
        "Marta prevails with 5",
    ]


@pytest.mark.rule("NA-720", "NA-734", "NA-735", "NA-736")
@rulesets
def test_summit_rescue_and_score_end_the_story(ruleset: str) -> None:
    t = Table(2, ruleset)
    t.abilities("medic", "fisher")
    t.track(19, 3)
    t.story(0, 2)
    log = watched(t)
    t.play(Settle(0))
    while t.asked == "reorder":
        t.choose(t.keys()[0])
    t.choose("last-turn:this")
    looked = ["Inés has laid the cards back into the event deck"] if ruleset == "hr12" else []
    stood = "Inés stands on the summit and sees the whole island"
    [*before, last] = told(t, log)
    assert before == [stood, *looked]
    ship = (
        "that of the last event revealed"
        if ruleset == "hr12"
        else "that of the event, or of any event left in the deck"
    )
    assert last.startswith(f"This turn will be the last. After its night a ship is looked for: {ship}. If all that ")
    assert "then only story points count" in last
    log.lines.clear()
    t.lost(((1,), 5))
    t.draws("story-1", "story-1", "story-1", "story-1")
    t.w.built = ("sand",)
    t.play(Rescue(t.w.content.index["event/e21"]))
    parts = "diary 6, items 0" if ruleset == "2013" else "diary 2, items 0, island 4"
    drawn = "; story tokens for how far they have come: Inés 4" if ruleset == "2013" else ""
    assert told(t, log) == [
        f"A ship sees the signals (sand signal): Inés is rescued{drawn}",
        f"Story points: Inés 6 ({parts})",
        "Inés wins with 6 story points",
    ]
    assert told(t, log, "it")[0].startswith("Una nave vede i segnali (segnali nella sabbia): Inés è salva")


def test_what_is_left_for_later_is_logged_when_it_comes() -> None:
    t = Table(2)
    t.abilities("medic", "fisher")
    t.tiles("forage-2", "fish-3")
    larder = t.w.zones["tiles"].top[0]
    assert reads(t, FillLarder(larder), EmptyLarder()) == [
        "Into the larder: Coconuts (2)",
        "Out of the larder: Coconuts (2)",
    ]
    t.w.march = t.w.party = (0,)
    pending = [t.fetch(f"coast/{card.id}", "pending") for card in CONTENT.unique if card.deck == "coast"][:2]
    names = [CONTENT.cards[card].name["it"] for card in pending]
    texts = reads(t, Abandon(pending[0]), TakePending(0, pending[1]), lang="it")
    assert texts[:2] == [f"Si rinuncia a: {names[0]}", f"Inés riprende un’esplorazione in sospeso: {names[1]}"]


def test_an_empty_sea_and_a_hungry_dog() -> None:
    t = Table(2)
    t.abilities("medic", "fisher")
    t.empty("fish")
    t.held(1, 0)
    assert reads(t, Fish(), who=0) == ["There are no fish"]
    assert reads(t, DogEats("own", 0)) == ["The dog gets its share"]


def test_a_bargain_is_logged_where_it_is_struck_or_declined() -> None:
    t = Table(2)
    t.abilities("medic", "pathfinder")
    t.held(1, 0)
    log = watched(t)
    for answer in ("refuse", "agree"):
        t.play(Trade(0), who=0)
        t.answer("with:seat-1", "give:food", "want:nothing", answer)
    assert told(t, log) == ["Aila declines the bargain", "Inés gives to Aila: 1 food"]
    assert told(t, log, "it")[1] == "Inés dà ad Aila: 1 segnalino cibo"


def test_together_all_win() -> None:
    t = Table(2, cooperative="on")
    t.draws("story-1", "story-2")
    t.track(1, 1)
    assert reads(t, Rescue(), lang="it")[-1] == "Vincono tutti insieme: 3 PS"


def test_two_wounds_for_several_are_one_line() -> None:
    t = Table(3)
    t.abilities("medic", "fisher", "cook")
    assert reads(t, Wound("all", 2), lang="es") == ["Inés, Carmela y Benedita sufren 2 lesiones por persona"]


def test_before_there_are_castaways_players_are_logged_by_number() -> None:
    for teller in TELLERS.values():
        assert "1" in teller.noun(phrases.name(0))


def test_a_roll_without_a_card_has_no_empty_title() -> None:
    said = (("who", "who-0"), ("card", ""), ("dice", "3"), ("parts", "one"), ("result", "3"))
    for lang in ("en", "it", "es"):
        assert "“" not in Localizer(DEFINITION, lang).line(LogEntry("log-roll-table", said))
        assert "«" not in Localizer(DEFINITION, lang).line(LogEntry("log-roll-table", said))
