"""The log of This War of Mine: everything that is told has words in three languages, and a campaign reads as a story."""

import re
from random import Random
from typing import Any, get_args, get_type_hints

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import EVERYBODY, AnyEffect, Cause, Effect
from holdfast.core.engine.journal import Observer
from holdfast.core.state.world import Outcome
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import Log, LogEntry
from holdfast.games.this_war import DEFINITION
from holdfast.games.this_war.book.checks import DangerRoll, EmpathyCheck, RollEach
from holdfast.games.this_war.book.colours import ByColour
from holdfast.games.this_war.book.scripts import OpenScript
from holdfast.games.this_war.card_lookup import scripts
from holdfast.games.this_war.cards import Chooser, Script
from holdfast.games.this_war.city.listening import RollNoise
from holdfast.games.this_war.city.unknown import Peek, ReturnCards
from holdfast.games.this_war.combat.fight import StartFight
from holdfast.games.this_war.flow.dawn import DeathAmongUs
from holdfast.games.this_war.flow.dusk import Drink, Eat
from holdfast.games.this_war.flow.ending import Defeat, GameOver
from holdfast.games.this_war.flow.morning import MorningPhase
from holdfast.games.this_war.flow.night_raid import CrimeWave
from holdfast.games.this_war.house.cracks import Boards
from holdfast.games.this_war.house.shelter_cards import OpenCard
from holdfast.games.this_war.house.spaces import CRACKS
from holdfast.games.this_war.leader import HandOn
from holdfast.games.this_war.people.health import AssignMeds
from holdfast.games.this_war.people.joining import Away, Join, StartingSwap
from holdfast.games.this_war.people.spirit import DrinkUp
from holdfast.games.this_war.people.states import State
from holdfast.games.this_war.rules import BANDAGES, CANNED, ITEM, KINDS, MISERY, MOONSHINE
from holdfast.games.this_war.things.barter import Barter
from holdfast.games.this_war.things.stores import Gain, LoseAll, RemoveFromBox
from holdfast.games.this_war.things.tracks import Cold, Noise
from holdfast.games.this_war.vocabulary import Reason, registry
from holdfast.games.this_war.world import City
from tests.games.texts import untold
from tests.games.this_war.table import Table

CONTENT = DEFINITION.content()
BOOK = scripts(CONTENT)
TELLERS = {lang: Localizer(DEFINITION, lang, CONTENT) for lang in LANGUAGES}
RAW = re.compile(r"told-|log-|\$|\{|\}|[a-z][:/][a-z]|:\s*$|^\s*$|[a-z]+=\d|  | ,|\( ")
MOST = 700
ENGINE = ("reroll", "tally", "throw")
"""Effects of all games that nothing in this game logs."""
languages = pytest.mark.parametrize("lang", LANGUAGES)


def clean(text: str) -> str:
    found = RAW.search(text)
    assert found is None, f"{found.group()!r} shows in {text!r}"
    return text


# --- nothing is missing --------------------------------------------------------------------------------------------------


@languages
def test_every_loud_effect_logs_or_says_that_another_entry_reports_it(lang: str) -> None:
    assert untold(registry(), TELLERS[lang], ENGINE, ()) == []


# --- whole campaigns -----------------------------------------------------------------------------------------------------


class OpenLog(Log):
    """A log that names only cards which everybody has seen."""

    def applied(self, effect: Effect[Any], by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        before = len(self.lines)
        super().applied(effect, by, w, outcomes)
        for line in self.lines[before:]:
            names_nothing_hidden(line, w)


def names_nothing_hidden(line: LogEntry, w: City) -> None:
    for _, value in line.args:
        for word in str(value).split("|"):
            key = "/".join(word.split("/")[:2])
            if key in CONTENT.index and not key.startswith(("script-", "character/", "fitting/", "colour/")):
                copies = [i for i, card in enumerate(w.content.cards) if card.key == key]
                assert any(w.seen[i] == EVERYBODY for i in copies), f"{line} names {word}, which nobody has seen"


class Cared(Observer):
    """Random play dies young: every day begins with full Storage and without States."""

    def applied(self, effect: AnyEffect, by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        if isinstance(effect, MorningPhase):
            w.levels = [0] * len(w.levels)
            for item in range(KINDS):
                n = w.box[item] // 2
                w.box[item] -= n
                w.storage[item] += n


def told_by(log: Log, w: City) -> list[list[str]]:
    return [[clean(teller.line(line, w)) for line in log.lines] for teller in TELLERS.values()]


@pytest.mark.parametrize("seed", range(24))
def test_whatever_is_told_in_a_campaign_has_words(seed: int) -> None:
    players, random, log = (1, 2, 4, 6)[seed % 4], Random(seed), OpenLog(DEFINITION)
    options = {
        "difficulty": ("standard", "easier", "harder")[seed % 3],
        "board": "advanced" if seed % 5 == 0 else "standard",
        "group": "chosen" if seed % 7 == 0 else "drawn",
        "open_votes": "on" if seed % 2 else "off",
        "short": "on" if seed % 3 else "off",
        "mild": "on" if seed % 4 < 2 else "off",
    }
    game = DEFINITION.new(players, options, seed, observers=(log, *([Cared()] if seed % 4 else [])))
    for _ in range(MOST):
        if game.over:
            break
        question = game.question
        game.choose(random.choice(question.moves(random.choice(question.seats))))
    world = game.world
    assert isinstance(world, City)
    texts = told_by(log, world)
    assert len(log.lines) > 12
    assert sum(a == b for a, b in zip(texts[0], texts[1], strict=True)) < len(log.lines) / 10


def runs_on(t: Table, random: Random, n: int = 60) -> None:
    """Whatever is asked is answered by lot."""
    for _ in range(n):
        if t.game.over or t.idle:
            return
        question = t.game.question
        t.game.choose(random.choice(question.moves(random.choice(question.seats))))


def stocked(seed: int, outside: bool) -> Table:
    """A table where most things can happen: goods of all kinds, people who are neither well nor at an end."""
    t = Table(seed=seed, mild="on" if seed % 2 else "off")
    t.people("arica", "marin", "katia")
    for name in t.group():
        t.states(name, hunger=1, misery=1, wounds=seed % 2, illness=seed // 2 % 2)
    if outside:
        t.outside("school", "arica", "marin")
    half = {id.replace("-", "_"): t.w.box[item] // 2 for id, item in ITEM.items()}
    (t.pile if outside else t.store)(**half)
    return t


@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_page_of_the_book_does_is_told(seed: int) -> None:
    random, told_of = Random(seed), set()
    for script in BOOK.values():
        t = stocked(seed, outside=script.id.startswith(("loc-", "res-")))
        log = OpenLog(DEFINITION)
        t.game.watch(log)
        t.script(script.id)
        runs_on(t, random)
        told_of |= {line.message for line in log.lines}
        texts = told_by(log, t.w)
        assert log.lines[0].message == "log-page"
        for lang, lines in zip(LANGUAGES, texts, strict=True):
            words = script.mild if seed % 2 and script.mild else script.flavour
            start = " ".join(words[lang].split()).partition("{")[0]
            assert f"({script.number}). {start}" in lines[0]
    assert {"log-choice", "log-saying", "log-gained", "log-lost", "log-state", "log-empathy", "log-fight"} <= told_of


@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_card_does_is_told(seed: int) -> None:
    random = Random(seed)
    for card in CONTENT.unique:
        t = stocked(seed, outside=card.deck in ("exploration", "resident"))
        log = OpenLog(DEFINITION)
        t.game.watch(log)
        if card.deck == "event":
            t.morning(card.id)
        elif card.deck == "night-raid":
            t.tasks(arica="guard", marin="guard", katia="floor")
            t.raid(card.id)
        elif card.deck == "fate":
            t.fate(card.id)
        elif card.deck == "exploration":
            t.next_cards(card.id)
            t.choose("reveal")
        else:
            continue
        runs_on(t, random)
        for lines in told_by(log, t.w):
            assert lines


# --- single lines ----------------------------------------------------------------------------------------------------------


def told(t: Table, log: Log, lang: str = "en") -> list[str]:
    return [clean(TELLERS[lang].line(line, t.w)) for line in log.lines]


def watched(t: Table) -> Log:
    log = OpenLog(DEFINITION)
    t.game.watch(log)
    return log


def reads(t: Table, *effects: AnyEffect, by: Cause | None = None, lang: str = "en") -> list[str]:
    """What the log says of some effects."""
    log = watched(t)
    t.run(*effects, by=by)
    return told(t, log, lang)


def three() -> Table:
    """Arica, Marin and Katia."""
    t = Table()
    t.people("arica", "marin", "katia")
    return t


@pytest.mark.rule("TW-1020", "TW-1015")
def test_of_the_last_one_nobody_tells_a_page() -> None:
    for state, says in (("wounds", "† Arica is dead. Nobody is left"), ("misery", "Nobody is left")):
        t = Table()
        t.people("arica")
        t.store(raw_food=2)
        t.states("arica", **{state: 3})
        lines = reads(t, State("all", state, 1))
        removed = next(line for line in lines if "Nobody is left" in line)
        assert says in removed
        assert "left us" not in removed
        assert not any("Arica" in line and line.startswith("“") for line in lines), (
            "her endings are told by those who stay"
        )
        assert t.stored() == {"raw-food": 2}, "and nobody takes anything along"


@pytest.mark.rule("TW-1002")
def test_a_state_is_told_with_its_level() -> None:
    t = three()
    me = Cause(who=t.p("marin"))
    assert reads(t, State("me", "misery", 2), by=me) == ["Marin: Misery +2 (now 2)"]
    assert reads(t, State("all", "misery", -1)) == ["Marin: Misery −1 (now 1)"], "the others have none"
    t.states("katia", misery=1)
    assert reads(t, State("all", "misery", -1)) == ["Misery −1: Marin 0 and Katia 0"]
    t.states("katia", misery=1)
    t.states("marin", misery=3)
    assert reads(t, State("all", "misery", -2)) == ["Misery now: Marin 1 and Katia 0"]


@pytest.mark.rule("TW-1002", "TW-1010", "TW-203", "TW-606", "TW-612")
def test_no_line_tells_of_a_change_that_did_not_happen() -> None:
    """At the end of a track nothing moves, and nothing is told of it but that it is full; what falls short is told as it was."""
    t = three()
    marin = Cause(who=t.p("marin"))
    assert reads(t, State("me", "hunger", -1), by=marin) == []
    t.states("marin", misery=1)
    assert reads(t, State("me", "misery", -2), by=marin) == ["Marin: Misery −1 (now 0)"]
    t.w.cold = 1
    assert reads(t, Cold(-2)) == ["Cold −1 (now 0)"]
    assert reads(t, Cold(-2)) == []
    t.w.cold = 5
    assert reads(t, Cold(3), Cold(1)) == ["Cold +1 (now 6)", "Cold is already as high as it can be (6)"]
    t.states("marin", fatigue=3)
    assert reads(t, State("me", "fatigue", 2), by=marin) == [
        "Marin: Fatigue +1 (now 4) and Marin: Misery +1 (now 1)",
    ]
    assert reads(t, State("me", "fatigue", 1), by=marin) == ["Marin: Misery +1 (now 2)"]
    t.outside("hotel", "marin", unknown=1, noise=1)
    assert reads(t, Noise(-2)) == ["Noise stays 1, the least there is"]
    assert reads(t, Noise(20)) == ["Noise +9 (now 10)"]
    assert reads(t, ReturnCards(3), ReturnCards(3)) == ["The last Unknown cards go back"]
    t.w.box[ITEM["book"]] = 1
    assert reads(t, RemoveFromBox("book", 3), RemoveFromBox("book")) == [
        "Out of the game for good, from the box, not from our Storage: 1 Book"
    ]


@pytest.mark.rule("TW-1223")
def test_bound_names_are_said() -> None:
    t = three()
    t.outside("ruined-church", "arica", "marin")
    log = watched(t)
    t.script("loc-01-a")
    t.choose("person:marin")
    t.dice(2)
    t.choose("reach")
    t.choose("keep")
    lines = told(t, log)
    assert lines[0].startswith("“Under the Bell” (224). The bell has come down")
    assert lines[1].startswith("→ Marin reaches in now")
    assert lines[2] == "Black die: 2"
    assert lines[3].startswith("The beam gives. Marin is out in time")
    assert told(t, log, "it")[3].startswith("La trave cede. Marin fa in tempo")
    assert told(t, log, "es")[1].startswith("→ Marin mete el brazo")


@pytest.mark.rule("TW-1202")
def test_a_page_that_is_read_once_is_told_once() -> None:
    t = three()
    once = next(s for s in BOOK.values() if s.once and not s.select and not s.choices and s.id.startswith("evt-"))
    assert [line for line in reads(t, OpenScript(once.id)) if once.name["en"] in line]
    assert [line for line in reads(t, OpenScript(once.id)) if once.name["en"] in line] == []


@languages
def test_mild_pages_are_told_mildly(lang: str) -> None:
    mild = next(s for s in BOOK.values() if s.mild)
    for wish in ("on", "off"):
        t = Table(mild=wish)
        t.people("arica", "marin", "katia")
        text = (mild.mild if wish == "on" else mild.flavour)[lang]
        log = watched(t)
        t.script(mild.id)
        if t.asked == "bind":
            t.choose("person:arica")
        assert f"({mild.number}). {' '.join(text.split()).partition('{')[0]}" in told(t, log, lang)[0]


@pytest.mark.rule("TW-1506")
def test_open_votes_are_told_with_what_they_decide() -> None:
    t = Table(3, open_votes="on")
    log = watched(t)
    script = next(s for s in BOOK.values() if len(s.choices) > 2 and not s.select and s.id.startswith("evt-"))
    t.store(**{id.replace("-", "_"): t.w.box[item] // 2 for id, item in ITEM.items()})
    t.script(script.id)
    first, second = t.keys()[:2]
    t.vote(s0=first, s1=second, s2=second)
    lines = told(t, log)
    label = next(choice.label["en"] for choice in script.choices if choice.key == second)
    assert lines[3].startswith("Player 3 votes: ")
    assert lines[4] == f"→ {label}"


@pytest.mark.rule("TW-1204")
def test_where_no_choice_is_open_it_is_said() -> None:
    t = three()
    t.store()
    script = BOOK["vis-v-green"]
    assert all(choice.cost for choice in script.choices)
    log = watched(t)
    t.run(OpenScript(script.id))
    assert t.keys() == ["go-on"]
    assert [o.key for o in t.game.question.explained(0) if o.blocks] == [choice.key for choice in script.choices]
    t.choose("go-on")
    assert told(t, log)[1:] == ["There is nothing we can do"]


@pytest.mark.rule("TW-1204", "TW-1506")
def test_the_only_open_choice_needs_no_vote_but_somebody_who_accepts_it() -> None:
    t = Table(3, open_votes="on")
    t.store(coffee=1)
    log = watched(t)
    t.run(OpenScript("vis-v-green"))
    assert t.asked == "choose"
    assert t.keys() == ["chair"]
    t.choose("chair")
    assert told(t, log)[1] == "→ Offer him a chair and a cup (discard 1 Coffee)"


# --- the end ----------------------------------------------------------------------------------------------------------------


def ended(reason: Reason) -> tuple[Table, list[str]]:
    """A campaign that has ended so, and what the log says of it in each language."""
    t = three()
    t.w.starting = (t.p("arica"),) if reason == "victory" else ()
    log = watched(t)
    t.run(GameOver("ceasefire" if reason in ("victory", "survival") else reason))
    return t, [" ".join(told(t, log, lang)) for lang in LANGUAGES]


@pytest.mark.rule("TW-1402", "TW-1403", "TW-1404")
def test_every_way_to_end_has_its_sentence_in_three_languages() -> None:
    """Every reason that a rule or a Script can give, in the log, at the end of the game in a terminal and in a browser."""
    found = set()
    for reason in get_args(Reason):
        t, lines = ended(reason)
        outcome = t.game.outcome
        assert outcome is not None
        assert outcome.why == reason
        assert outcome.won == (reason == "victory")
        for lang, line in zip(LANGUAGES, lines, strict=True):
            teller = TELLERS[lang]
            assert teller.has(f"why-{reason}"), f"{reason} {lang}"
            said = clean(teller.say(f"why-{reason}"))
            assert reason not in said
            assert reason not in line
            found.add(said)
    assert len(found) == len(get_args(Reason)) * len(LANGUAGES), "each its own"


@pytest.mark.rule("TW-505", "TW-1403")
def test_no_rule_ends_a_campaign_for_a_reason_without_words() -> None:
    """Whatever can end a campaign names one of the closed list."""
    for kind, field in ((Defeat, "why"), (GameOver, "result")):
        assert set(get_args(get_type_hints(kind)[field])) <= {*get_args(Reason), "ceasefire"}
    assert ended("no-guard")[0].game.outcome == Outcome(False, "no-guard", "TW-505")


# --- the day ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-401", "TW-402", "TW-404")
def test_water_and_food() -> None:
    t = three()
    t.store(water=1, canned_food=1)
    t.states("marin", hunger=3)
    arica, marin, katia = (t.p(name) for name in ("arica", "marin", "katia"))
    t.dice(5, 6)
    assert reads(t, Drink((arica, katia))) == [
        "Marin drinks; without water: Arica and Katia (Water left: 0)",
        "Arica goes thirsty (black die 5; 1–5 Hunger, 6–10 Misery): Hunger +1 (now 1)",
        "Katia goes thirsty (black die 6; 1–5 Hunger, 6–10 Misery): Misery +1 (now 1)",
    ]
    assert reads(t, Eat(marin, CANNED)) == ["Marin eats 1 Canned Food (Hunger now 1)"]


@pytest.mark.rule("TW-301", "TW-307", "TW-315")
def test_assignments_and_what_comes_of_them() -> None:
    t = three()
    t.store(shovel=1)
    log = watched(t)
    t.day()
    t.choose("dig:g7")
    t.choose("rummage:c3")
    t.choose("rest")
    t.dice(4)
    t.choose("first:marin")
    t.choose("wood:2")
    lines = told(t, log)
    assert lines[:3] == ["Arica will dig at G7 with a Shovel", "Marin will rummage", "Katia will do nothing this turn"]
    assert lines[3:5] == [
        "Marin rummages: black die 4 (counts as 7), 3 pieces",
        "Storage: +2 Wood (now 2) and +1 Component (now 1)",
    ]
    assert (
        lines[5].startswith("Arica clears G7 and finds ")
        or lines[5] == "Arica will dig at G7: Rubble Remnants are left"
    )


@pytest.mark.rule("TW-318")
def test_what_lies_in_the_house_is_named() -> None:
    t = three()
    before = t.stored()
    [line] = reads(t, OpenCard(t.w.house.index(1)), by=Cause(who=t.p("katia")))
    found = {id: n - before.get(id, 0) for id, n in t.stored().items() if n > before.get(id, 0)}
    assert line.startswith("Katia clears ")
    for id, n in found.items():
        assert f"{n} {TELLERS['en'].noun(id, n)}" in line


@pytest.mark.rule("TW-021")
def test_only_what_the_box_could_give_is_told() -> None:
    t = three()
    t.store(sawblade=0, shovel=1)
    assert reads(t, Gain("shovel", 2, "storage")) == ["Storage: +1 Shovel (now 2)"]
    assert reads(t, Gain("shovel", 1, "storage")) == ["There would be Shovels, but none is left in the box"]


@pytest.mark.rule("TW-022")
def test_everything_lost_is_named() -> None:
    t = three()
    t.store(knife=1, wood=3, book=1)
    assert reads(t, LoseAll(("weapon", "wood"), "storage")) == ["Gone: 1 Knife and 3 Wood"]


@pytest.mark.rule("TW-134", "TW-136", "TW-1310")
def test_the_journal_passes_only_where_there_are_several_players() -> None:
    assert reads(Table(3), HandOn()) == ["Journal → Player 2"]
    assert reads(Table(1), HandOn()) == []


@pytest.mark.rule("TW-202", "TW-033", "TW-723")
def test_cold_boards_and_crime() -> None:
    t = three()
    assert reads(t, Cold(2), Cold(0)) == ["Cold +2 (now 2)"]
    assert reads(t, Boards(CRACKS[0])) == ["The Crack K1 is boarded up (Board-Ups: 1)"]
    assert reads(t, Boards(CRACKS[0])) == ["The Board-Up at K1 is torn down (Board-Ups: 0)"]
    log = watched(t)
    t.run(CrimeWave())
    t.choose("raids:1")
    assert told(t, log) == [
        "Crime Wave: 1 harsher card joins the Night Raids and 1 harsher card joins the Residents (met while scavenging)"
    ]


@pytest.mark.rule("TW-118", "TW-1216", "TW-1218")
def test_people_come_and_go() -> None:
    t = three()
    t.draws("zlata")
    assert reads(t, Join()) == ["Zlata (music student) joins us"]
    assert reads(t, Join()) == []
    zlata = Cause(who=t.p("zlata"))
    assert reads(t, StartingSwap("me"), by=zlata) == ["Zlata counts as one of the first from now on"]
    assert reads(t, Away("me", 2), by=zlata) == ["Zlata is away until the morning of day 3"]


# --- outside ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-607")
@pytest.mark.parametrize(("roll", "says"), [(4, "somebody has heard them"), (5, "all quiet")])
def test_noise_rolls_are_told_against_the_noise(roll: int, says: str) -> None:
    t = three()
    t.outside("school", "marin", noise=4)
    t.dice(roll)
    assert reads(t, RollNoise())[0] == f"Noise roll {roll} against 4: {says}"


@pytest.mark.rule("TW-610", "TW-616", "TW-623")
def test_each_card_outside_is_told() -> None:
    t = three()
    t.outside("school", "marin", unknown=4)
    obstacles = t.w.place(t.w.location).obstacles
    strange = next(
        c for c in CONTENT.unique if c.deck == "exploration" and getattr(c, "obstacle", None) not in (None, *obstacles)
    )
    t.next_cards("furniture", "hideout", strange.id)
    log = watched(t)
    t.choose("reveal")
    t.choose("leave")
    t.choose("reveal")
    t.choose("reveal")
    assert told(t, log) == [
        "Furniture (3 cards left)",
        "Marin leaves it alone",
        "Hideout: it may still be of use (2 cards left)",
        f"{strange.name['en']}: not here, an empty passage (1 card left)",
    ]


@pytest.mark.rule("TW-963")
def test_barter_is_told_token_by_token() -> None:
    t = three()
    t.outside("school", "marin")
    t.pile(jewelry=1)
    log = watched(t)
    t.run(Barter(("any",)))
    t.choose("give:jewelry")
    t.choose("take:bandages")
    t.choose("done")
    assert told(t, log) == [
        "The goods are laid out",
        "Given: 1 Jewelry (credit 10)",
        "Taken: 1 Bandage (credit 0)",
        "The barter is over",
    ]


@pytest.mark.rule("TW-1601")
def test_what_everybody_looks_at_is_named() -> None:
    t = three()
    t.fetch("night-raid/footsteps", "night-raids")
    assert reads(t, Peek("night-raids", 1)) == ["The next Night Raid: Footsteps"]


# --- checks, fights, raids ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-1207", "TW-1209")
def test_checks_are_told_with_their_dice() -> None:
    t = three()
    kind = [name for name in t.group() if t.w.empathy(t.p(name)) >= 5]
    t.dice(5)
    first, *rest = reads(t, EmpathyCheck())
    assert first == f"Empathy, black die 5: {TELLERS['en'].listed([name.title() for name in kind])} " + (
        "is affected" if len(kind) == 1 else "are affected"
    )
    assert len(rest) == 1
    t.combat_dice(3)
    assert reads(t, DangerRoll("me", "grey"), by=Cause(who=0)) == ["Arica – Grey die: 1 hit, Wounds now 1"]
    t.dice(2, 9, 3)
    assert reads(t, RollEach("all", 1, 2)) == ["Black dice: Arica 2, Marin 9 and Katia 3. It hits Arica (1–2)"]


@pytest.mark.rule("TW-901", "TW-907", "TW-910", "TW-913")
def test_a_fight_is_told_blow_by_blow() -> None:
    t = Table()
    t.people("cveta")
    t.outside("school", "cveta")
    t.pile(knife=1)
    log = watched(t)
    t.run(StartFight(1, {"a": "none", "b": "none", "c": "none"}, thug=True, prowess=0, loot=("sugar",)))
    t.choose("weapon:knife")
    t.combat_dice(3, 3)
    t.choose("fight")
    while t.asked == "blow":
        t.choose("keep")
    t.combat_dice(1, 0)
    t.choose("fight")
    while t.asked == "blow":
        t.choose("keep")
    lines = told(t, log)
    assert lines[0] == "A fight! Cveta against Enemy 1 (unarmed)"
    assert lines[1:3] == ["Cveta takes up a weapon: Knife", "Round 1"]
    assert lines[3].startswith("Cveta – Yellow die: 2 hits")
    assert lines[4:8] == [
        "Enemy 1 (unarmed) – Grey die: 1 hit",
        "Enemy 1 (unarmed): 1 Wound",
        "Enemy 1 (unarmed): 2 Wounds",
        "Cveta: Wounds +1 (now 1)",
    ]
    assert lines[-3:] == [
        "Enemy 1 (unarmed) is dead",
        "The fight is won; one man lies dead",
        "What they had on them: 1 Sugar",
    ]


@pytest.mark.rule("TW-702", "TW-709", "TW-724")
def test_a_raid_is_told_with_its_numbers() -> None:
    t = Table()
    t.people("cveta")
    t.store(knife=1, wood=3)
    t.tasks(cveta="guard")
    t.w.boards = 1 << CRACKS[0]
    log = watched(t)
    t.raid("footsteps", 2, 0)
    t.combat_dice(1)
    t.choose("weapon:knife")
    while t.asked in ("blow", "shields"):
        t.choose(t.keys()[0])
    lines = told(t, log)
    assert lines[:2] == ["· Night Raid ·", "Cveta takes up a weapon: Knife"]
    assert lines[2].startswith("Footsteps: Damage 2, Wounds 0; on guard: Cveta. ")
    assert lines[3].startswith("Cveta – Yellow die: 1 hit")
    assert lines[4:6] == [
        "1 hit and 1 Board-Up: Damage −2 (left: Damage 0, Wounds 0)",
        "Nothing is taken, nobody is hurt",
    ]


# --- dawn and the end --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-1801", "TW-1802", "TW-1803")
def test_dawn_is_told_person_by_person() -> None:
    t = three()
    t.store(bandages=1, moonshine=1)
    t.states("arica", illness=1)
    t.states("marin", wounds=3, misery=1)
    t.w.cold = 3
    card = next(c for c in CONTENT.unique if c.deck == "fate" and getattr(c, "cold", False))
    log = watched(t)
    t.run(AssignMeds(t.p("marin"), BANDAGES), DrinkUp(t.p("marin"), MOONSHINE))
    t.dice(3, 4, 10, 5)
    t.fate(card.id)
    lines = told(t, log)
    assert lines[:3] == [
        "Marin will be treated with 1 Bandage",
        "Marin drinks 1 Moonshine: Misery 0, Fatigue 2",
        f"Fate: {card.name['en']}",
    ]
    assert lines[3:7] == [
        "The Cold is tested: 3 on the table",
        "Arica has caught a chill (black die 3): Illness +1 (now 2)",
        "Marin withstands the Cold (black die 4)",
        "Katia withstands the Cold (black die 10)",
    ]
    assert lines[7].startswith("Arica – Illness untreated, black die 5: ")
    assert lines[8] == "1 Bandage for Marin: Wounds now 1"


@languages
@pytest.mark.rule("TW-1006", "TW-1020", "TW-1403", "TW-1405")
def test_the_last_one_is_named_and_the_house_is_empty(lang: str) -> None:
    t = Table()
    t.people("katia")
    lines = reads(t, State("all", "wounds", 4), lang=lang)
    page = BOOK["end-katia-death"]
    said = {
        "en": ("† Katia: Wounds 4.", "† Katia is dead. Nobody is left", "—— Day 1 · The house is empty ——"),
        "it": ("† Katia: Ferite 4.", "† Katia è morta. Non resta nessuno", "—— Giorno 1 · La casa è vuota ——"),
        "es": ("† Katia: Heridas 4.", "† Katia ha muerto. No queda nadie", "—— Día 1 · La casa está vacía ——"),
    }[lang]
    at = [next(i for i, line in enumerate(lines) if line.startswith(start)) for start in said]
    assert at == sorted(at)
    assert not any(f"({page.number})" in line for line in lines), "nobody is left to tell it"
    assert any(f"({BOOK['end-defeat'].number})" in line for line in lines[at[2] :])
    assert lines[-1].startswith("†")


@pytest.mark.rule("TW-814", "TW-815")
def test_a_death_among_us_is_told_once() -> None:
    t = three()
    t.w.losses = 1
    t.dice(1)
    assert reads(t, DeathAmongUs()) == ["A death among us (black die 1): Misery +2 (Arica 2, Marin 2 and Katia 2)"]
    assert reads(t, DeathAmongUs()) == []
    assert [t.w.level(p, MISERY) for p in t.w.group] == [2, 2, 2]


@pytest.mark.rule("TW-1401", "TW-1402", "TW-1406")
def test_a_campaign_that_is_won_ends_with_its_epilogues() -> None:
    t = three()
    log = watched(t)
    t.morning("ceasefire", "ending-event")
    lines = told(t, log)
    heading = lines.index("—— Day 2 · Ceasefire ——")
    epilogues = [BOOK[f"epi-{name}-whole"] for name in ("arica", "marin", "katia")]
    numbers = [BOOK["end-victory"].number, *[page.number for page in epilogues]]
    assert [int(re.findall(r"\((\d+)\)\. ", line)[0]) for line in lines[heading + 1 : -1]] == numbers
    assert lines[-1] == "★ It is over. Arica, Marin and Katia have lived to see the peace"


@pytest.mark.rule("TW-1850")
def test_a_colour_without_a_script_is_silence() -> None:
    t = three()
    t.draws("colour/red")
    assert reads(t, ByColour({})) == ["Colour: Red – no page of the Book for it"]


def test_every_choice_of_every_card_has_a_label_to_tell() -> None:
    for card in CONTENT.unique:
        if isinstance(card, Chooser):
            for choice in card.choices:
                assert f"{card.key}/choice/{choice.key}" in card.names()
        if isinstance(card, Script):
            assert set(card.flavour) == set(LANGUAGES)
