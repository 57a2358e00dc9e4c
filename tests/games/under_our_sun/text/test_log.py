"""The log of Under Our Sun: everything that is told has words in three languages, and nothing that is told is secret."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import EVERYBODY, AnyEffect, Cause, Effect, Question
from holdfast.core.engine.journal import Observer
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import Log, LogEntry
from holdfast.games.under_our_sun import DEFINITION, MISSIONS, phrases
from holdfast.games.under_our_sun.actions.camp import PutOutFires
from holdfast.games.under_our_sun.cards import Gear
from holdfast.games.under_our_sun.combat.first_combat_turn import FirstCombatTurn
from holdfast.games.under_our_sun.dice.tests import Test as Check
from holdfast.games.under_our_sun.enemies.leaving import HurtFoe
from holdfast.games.under_our_sun.enemies.wandering import PullEnemy
from holdfast.games.under_our_sun.flow.day import DayPhase
from holdfast.games.under_our_sun.flow.drinking import Drink
from holdfast.games.under_our_sun.flow.ending import survivors_win
from holdfast.games.under_our_sun.flow.night import DrawNight
from holdfast.games.under_our_sun.flow.preparation import Meal, Tiredness
from holdfast.games.under_our_sun.map.tiles import ReorderTiles
from holdfast.games.under_our_sun.missions.hostages import HostageHurt
from holdfast.games.under_our_sun.people.characters import Damage, Heal, Infect
from holdfast.games.under_our_sun.people.teams import RevealSelf
from holdfast.games.under_our_sun.pieces import Fight, Hostage
from holdfast.games.under_our_sun.things.items import UseItem
from holdfast.games.under_our_sun.things.loot import DrawLoot
from holdfast.games.under_our_sun.trade.barter import Agreement
from holdfast.games.under_our_sun.trade.wares import PlaceDealer
from holdfast.games.under_our_sun.vocabulary import registry
from holdfast.games.under_our_sun.world import Sands
from tests.games.under_our_sun.table import Table

CONTENT = DEFINITION.content()
TELLERS = {lang: Localizer(DEFINITION, lang, CONTENT) for lang in LANGUAGES}
RAW = re.compile(
    r"char-\d|seat-\d|foe-\d|told-|log-|tile-\d|\bNone\b|\$|\{|\}|[a-z][:/][a-z]|:\s*$|^\s*$|[a-z]+=\d|\d,\d|  "
)
MOST = 900
languages = pytest.mark.parametrize("lang", LANGUAGES)


def clean(text: str) -> str:
    found = RAW.search(text)
    assert found is None, f"{found.group()!r} shows in {text!r}"
    return text


# --- nothing is missing --------------------------------------------------------------------------------------------------


def test_every_loud_effect_declares_its_log_entry() -> None:
    loud = {tag: kind for tag, kind in registry().items() if issubclass(kind, Effect) and not kind.quiet}
    core = {"reroll", "tally", "throw"}
    silent = {
        tag
        for tag, kind in loud.items()
        if kind.log is Effect.log and not issubclass(kind, Question) and kind not in DEFINITION.text.core_effects
    }
    assert silent == core


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


def words(line: LogEntry) -> Iterator[str]:
    for _, value in line.args:
        for word in str(value).split("|"):
            yield word
            yield from word.split(":")


def names_nothing_hidden(line: LogEntry, w: Sands) -> None:
    for word in words(line):
        key = "/".join(word.split("/")[:2])
        assert not key.startswith("team/")
        if key in CONTENT.index and not key.startswith("mission/"):
            copies = [i for i, card in enumerate(w.content.cards) if card.key == key]
            assert any(w.seen[i] == EVERYBODY for i in copies), f"{line} names {word}, which not everybody has seen"


class Cared(Observer):
    """Random play dies young: every phase begins with water, food, full health and goods to build and trade with."""

    def applied(self, effect: AnyEffect, by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        if isinstance(effect, DayPhase):
            for char in w.living():
                w.hp[char], w.water[char] = w.sheet(char).hp, w.water_room(char)


def told_by(log: Log, w: Sands) -> list[list[str]]:
    return [[clean(teller.line(line, w)) for line in log.lines] for teller in TELLERS.values()]


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_told_in_a_game_has_words(seed: int) -> None:
    players, random, log = (2, 3, 4, 1, 5, 3)[seed % 6], Random(seed), OpenLog(DEFINITION)
    options = {
        "mission": MISSIONS[seed // 2 % 6],
        "mode": "semi" if players > 2 and seed % 4 < 2 else "coop",
        "expansion": "on" if players > 4 or seed % 5 == 0 else "off",
        "characters": "chosen" if seed % 3 == 0 else "random",
    }
    cared = [Cared()] if seed % 5 else []
    game = DEFINITION.new(players, options, seed, observers=(log, *cared))
    for _ in range(MOST):
        if game.over:
            break
        moves = game.question.moves(random.choice(game.question.seats))
        game.choose(random.choice(moves))
    world = game.world
    assert isinstance(world, Sands)
    texts = told_by(log, world)
    assert len(log.lines) > 12
    assert sum(a == b for a, b in zip(texts[0], texts[1], strict=True)) < len(log.lines) / 10


def stocked(seed: int) -> Table:
    """A table where most things can happen: a hurt and infected crew in a camp with a fire, goods, karma, an enemy."""
    t = Table(3, seed=seed)
    t.crew("veteran", "scout", "medic")
    t.blank("0,-1", 6, fire="campfire" if seed % 2 else "")
    for char in range(3):
        t.at(char, "0,-1")
        t.goods(char, food=2, wood=1, metal=1, connector=1, fabric=1)
    t.karma(1, 0, 2)
    t.hp(4, 5, 2)
    t.play(Infect("1"))
    t.tile("0,-2", 2)
    if seed % 3 == 2:
        t.w.phase = "night"
    return t


def runs_on(t: Table, random: Random, n: int = 60) -> None:
    """Whatever is asked is answered by lot."""
    for _ in range(n):
        if t.game.over or t.idle:
            return
        t.game.choose(random.choice(t.game.question.moves(random.choice(t.game.question.seats))))


@pytest.mark.parametrize("seed", range(6))
def test_whatever_a_card_does_is_told(seed: int) -> None:
    random, told_of = Random(seed), set()
    for card in CONTENT.unique:
        use = getattr(card, "use", None)
        if card.deck not in ("event", "night", "loot", "item", "equipment") or not (use or getattr(card, "then", ())):
            continue
        t = stocked(seed)
        log = OpenLog(DEFINITION)
        t.game.watch(log)
        if use is not None:
            index = t.fetch(card.key, "items-0")
            t.w.uses[index] = 3
            t.play(UseItem(0, index), place="item", card=index)
        else:
            if card.deck != "loot":
                t.fetch(card.key, f"{card.deck}-discard")
            t.card(card.key)
        runs_on(t, random)
        told_of |= {line.message for line in log.lines}
        told_by(log, t.w)
    assert {"log-decide", "log-place-dealer", "log-reorder-tiles", "log-fight", "log-heal", "log-received"} <= told_of


# --- secrets -------------------------------------------------------------------------------------------------------------


def told(t: Table, log: Log, lang: str = "en") -> list[str]:
    return [clean(TELLERS[lang].line(line, t.w)) for line in log.lines]


def watched(t: Table) -> Log:
    log = OpenLog(DEFINITION)
    t.game.watch(log)
    return log


def reads(t: Table, *effects: AnyEffect, lang: str = "en", **cause: Any) -> list[str]:
    """What the log says of some effects."""
    log = watched(t)
    t.play(*effects, **cause)
    t.go_on()
    return told(t, log, lang)


def has(key: str) -> Gear:
    card = CONTENT.cards[CONTENT.index[key]]
    assert isinstance(card, Gear)
    return card


@pytest.mark.rule("US-357", "US-1005")
def test_loot_that_was_seen_but_not_kept_is_not_told() -> None:
    objects = [card.id for card in CONTENT.unique if isinstance(card, Gear) and card.deck == "loot"]
    objects = [id for id in objects if not has(f"loot/{id}").ammo and has(f"loot/{id}").kind == "item"]
    for nth in (1, 2):
        t = Table(2)
        t.crew("veteran", "scout")
        t.on_top("loot", *objects[:2])
        log = watched(t)
        t.play(DrawLoot(2, 1))
        kept = t.w.content.cards[t.w.zones["finds-0"].top[nth - 1]].name["en"]
        left = t.w.content.cards[t.w.zones["finds-0"].top[2 - nth]].name["en"]
        t.choose(f"keep:{nth}")
        texts = told(t, log)
        assert texts == [
            "The Veteran looks at 2 loot cards, keeps 1 and shuffles back the rest",
            f"The Veteran takes: {kept}",
        ]
        assert left not in " ".join(texts)


@pytest.mark.rule("US-1001")
def test_a_private_look_at_tiles_is_told_without_them() -> None:
    logs = []
    for first in ("next:1", "next:2"):
        t = Table(2)
        t.crew("veteran", "scout")
        log = watched(t)
        t.play(ReorderTiles(2))
        t.choose(first)
        logs.append(told(t, log))
    assert logs[0] == logs[1] == ["The Veteran looks secretly at the top 2 tiles and puts them back"]


@pytest.mark.rule("US-262", "US-804", "US-1010")
def test_votes_are_told_when_all_are_cast() -> None:
    t = Table(3)
    t.crew("veteran", "scout", "medic")
    t.blank("0,-1", 21)
    for char in range(3):
        t.at(char, "0,-1")
    t.night()
    t.on_top("night", "snake-in-the-boot")
    log = watched(t)
    t.play(DrawNight(0))
    t.vote(s0="char-1", s1="char-2")
    assert told(t, log) == ["Night card for the Veteran: Left Boot First"]
    t.vote(s2="char-1")
    t.go_on()
    assert told(t, log)[1:3] == ["The vote: the Scout 2 and the Medic 1", "It strikes the Scout"]
    assert told(t, log, "es")[2] == "Le toca al Explorador"


@pytest.mark.rule("US-963", "US-966", "US-1003", "US-1009")
def test_roles_are_not_told_before_they_are_revealed() -> None:
    logs = []
    for role in ("survivor-1", "saboteur", "arsonist"):
        t = Table(3, mode="semi")
        t.crew("veteran", "scout", "medic")
        t.role(1, role)
        log = watched(t)
        t.play(Damage("0", 1), Damage("1", 1), who=1)
        t.turn(1)
        t.choose("explore:0,-1")
        t.choose("wait")
        logs.append([line for line in log.lines if line.message != "log-reveal-tile"])
    assert logs[0] == logs[1] == logs[2]
    t = Table(3, mode="semi")
    t.crew("veteran", "scout", "medic")
    t.role(1, "arsonist")
    assert reads(t, RevealSelf(1), lang="it") == ["L’Esploratore getta la maschera: Figlio della Libertà!"]


# --- how it reads --------------------------------------------------------------------------------------------------------


def arena(*foes: str) -> Table:
    t = Table(2)
    t.crew("veteran", "scout")
    t.blank("0,-1", 13)
    t.at(0, "0,-1")
    t.ap(6, 6)
    for foe in foes:
        t.foe(foe, "0,-1")
    return t


@pytest.mark.rule("US-402", "US-617")
def test_an_attack_is_told_with_its_dice_and_what_they_meant() -> None:
    t = arena("wolf")
    t.item(0, "machete")
    log = watched(t)
    t.turn(0)
    t.dice("G2", "Y1", "G1", "Y0", "B0")
    t.answer("attack:foe-1:machete")
    wolf, machete = names("enemy/wolf"), names("item/machete")
    dice = "2 green, 1 yellow: 4 successes"
    assert told(t, log) == [
        f"The Veteran attacks {wolf['en']} A ({machete['en']}) – {dice}",
        f"{wolf['en']} A loses the last 3 HP",
        f"{wolf['en']} A strikes once more at the Veteran – 1 yellow, 1 blue: no success",
        f"{wolf['en']} A falls: a body lies at Knifeback",
    ]
    attack = f"La Veterana attacca il {wolf['it']} A ({machete['it']}) – 2 verdi, 1 giallo: 4 successi"
    assert told(t, log, "it")[:2] == [attack, f"il {wolf['it']} A perde gli ultimi 3 PS"]


@pytest.mark.rule("US-437")
def test_dice_that_somebody_may_well_roll_again_are_told_before() -> None:
    t = arena("wolf")
    t.item(0, "machete")
    log = watched(t)
    t.turn(0)
    t.dice("G0", "Y1", "G1")
    t.answer("attack:foe-1:machete")
    wolf, machete = names("enemy/wolf")["en"], names("item/machete")["en"]
    assert told(t, log)[:2] == [
        f"The Veteran attacks {wolf} A ({machete}) – 2 green, 1 yellow: 2 successes",
        f"{wolf} A loses 2 HP (1 left)",
    ]


@pytest.mark.rule("US-435")
def test_karma_dice_that_are_kept_and_lost_are_told() -> None:
    t = arena()
    t.karma(3, 0)
    log = watched(t)
    t.dice("Y0", "B0")
    t.play(Check("skill"))
    t.dice("Y1", "B1")
    t.numbers(1, 3)
    t.answer("karma:char-0:1+2")
    assert told(t, log)[1] == "The Veteran trusts in karma and rolls 2 dice again; 1 karma die is lost (left: 2)"


@pytest.mark.rule("US-1208", "US-1125")
def test_who_calls_a_guard_away_is_told() -> None:
    t = arena("howler")
    t.blank("0,-2", 24)
    t.foe("liberty-recruit", "0,-2")
    log = watched(t)
    t.play(PullEnemy(1, (), "0,-1"))
    wailer, greenhorn = names("enemy/howler")["en"], names("enemy/liberty-recruit")["en"]
    assert told(t, log)[0] == f"{wailer} A wails for help, and {greenhorn} B comes"
    assert told(t, log, "it")[0] == "la Prefica A chiama aiuto con un lamento, e la Matricola della Libertà B accorre"


def names(key: str) -> dict[str, str]:
    return CONTENT.cards[CONTENT.index[key]].name


@pytest.mark.rule("US-631", "US-645")
def test_dodge_and_armour_are_told() -> None:
    t = arena("wolf", "feral-dog")
    t.item(0, "padded-jacket")
    log = watched(t)
    t.play(FirstCombatTurn(0))
    t.dice("Y1", "B0", "Y1", "B1", "Y1")
    t.answer("dodge", "dodge:foe-1", "armour:padded-jacket")
    texts = told(t, log)
    wolf, dog, jacket = (names(key)["en"] for key in ("enemy/wolf", "enemy/feral-dog", "equipment/padded-jacket"))
    assert f"The Veteran dodges the attack of {wolf} A" in texts
    assert f"{dog} B attacks the Veteran – 1 yellow: 1 success" in texts
    assert f"The Veteran – {jacket} stops the blow" in texts
    assert not [text for text in texts if "loses" in text]


@pytest.mark.rule("US-401", "US-402")
def test_a_test_is_told_with_its_outcome() -> None:
    t = arena()
    t.dice("Y1", "B0", "Y0")
    assert reads(t, Check("skill")) == ["The Veteran – test of skill, 1 yellow, 1 blue: 1 success, passed"]
    assert reads(t, Check("stealth"), lang="it")[-1] == (
        "La Veterana cerca di non farsi notare – 1 giallo: nessun successo, qualcuno se ne accorge"
    )


@pytest.mark.rule("US-235", "US-237")
def test_thirst_and_sun_are_told_where_the_turn_begins() -> None:
    t = arena()
    t.weather("heat")
    t.water(1, 5)
    assert reads(t, Drink(0)) == ["The Veteran drinks only 1 of 2 water", "The Veteran loses 1 HP (6/7)"]
    t = arena()
    t.weather("solar-storm")
    assert reads(t, Drink(0), lang="es") == [
        "La Veterana bebe 1 de agua (agua 4/5) y se quema al sol",
        "La Veterana pierde 1 PS (6/7)",
    ]


@pytest.mark.rule("US-220", "US-221", "US-222")
def test_preparation_tells_who_is_tired_and_who_goes_hungry() -> None:
    t = arena()
    t.w.phase = "preparation"
    t.goods(1, food=1)
    t.hp(3, 6)
    log = watched(t)
    t.play(Tiredness(), Meal(0), Meal(1))
    t.answer("meal:eat")
    assert told(t, log, "it") == [
        "Benessere adesso: la Veterana Stanca e l’Esploratore Stanco",
        "La Veterana resta a digiuno: 1 PS in meno (2/7, ferita: 1 dado rosso in più in ogni tiro)",
        "L’Esploratore mangia 1 cibo",
    ]


def test_characters_agree_in_sex_and_number() -> None:
    expected = {
        "0": ("La Veterana è infetta", "La Veterana está infectada"),
        "1": ("L’Esploratore è infetto", "El Explorador está infectado"),
        "all": ("La Veterana e l’Esploratore sono infetti", "La Veterana y el Explorador están infectados"),
    }
    for who, texts in expected.items():
        for lang, text in zip(("it", "es"), texts, strict=True):
            assert reads(arena(), Infect(who), lang=lang) == [text]


@pytest.mark.rule("US-773", "US-774", "US-776")
def test_death_and_return_are_told() -> None:
    t = arena()
    t.at(1, "0,-1")
    place = names("tile/tile-13")
    assert reads(t, Damage("0", 9), lang="it") == [
        "La Veterana perde 7 PS (0/7)",
        f"La Veterana muore ({place['it']}). Un DAE può riportarla in vita su quella tessera fino alla fine della Notte del"
        " giorno 1",
    ]
    t.item(1, "defibrillator")
    log = watched(t)
    t.turn(1)
    t.answer("use:defibrillator")
    assert told(t, log)[-1] == "The Veteran comes back to life (2 HP)"


@pytest.mark.rule("US-346", "US-347")
def test_a_bargain_is_one_line() -> None:
    t = arena()
    t.at(1, "0,-1")
    t.goods(0, wood=2)
    t.goods(1, food=1)
    log = watched(t)
    for answer in ("refuse", "agree"):
        t.play(Agreement(0, 1, ("wood", "wood"), ("food",)))
        t.answer(answer)
    assert told(t, log) == ["The Scout declines the bargain", "The Veteran gives to the Scout: 2 wood, and gets 1 food"]
    assert told(t, log, "it")[1] == "La Veterana dà all’Esploratore: 2 legno; riceve 1 cibo"


@pytest.mark.rule("US-336", "US-340")
def test_gathering_and_building_are_one_line_each() -> None:
    t = arena()
    t.w.change("0,-1", dropped=(0, 0, 0, 0, 0, 0, 2, 0, 0))
    log = watched(t)
    t.goods(0, fabric=1)
    t.turn(0)
    t.answer("gather", "take:food", "take:food", "build")
    assert told(t, log) == [
        "The Veteran looks around for what can be had here",
        "The Veteran gathers 1 food",
        "The Veteran gathers 1 food",
        "The Veteran sets to work",
        "The Veteran builds: Bandage (for 1 fabric)",
    ]


@pytest.mark.rule("US-360", "US-361", "US-362", "US-363", "US-364", "US-760")
def test_camp_and_fire_are_told() -> None:
    t = arena()
    t.item(0, "tent", "lighter")
    t.goods(0, wood=1, metal=1, food=1)
    place = names("tile/tile-13")["en"]
    log = watched(t)
    t.turn(0)
    t.answer("camp-up", "campfire", "kitchen", "cook", "camp-down", "go-on")
    t.play(PutOutFires())
    texts = [text for text in told(t, log) if "drops" not in text]
    assert texts == [
        f"The Veteran sets up camp at {place}",
        f"The Veteran lights a campfire at {place} with 1 wood",
        f"The Veteran makes a field kitchen of the fire at {place} with 1 metal",
        "The Veteran cooks: 1 food becomes 3",
        f"The Veteran takes down the camp at {place} and packs the tent and all that was stored there",
        "The Veteran has no action points left and ends the turn",
        f"The storm puts out the fire at {place}",
    ]


@pytest.mark.rule("US-717", "US-718", "US-719")
def test_a_theft_and_a_robbery_are_told() -> None:
    t = arena()
    t.play(PlaceDealer())
    log = watched(t)
    t.turn(0)
    t.dice("Y1")
    t.answer("trader:dealer-1", "steal", "snatch:water", "done")
    dealer = names("mission-and-other/dealer-1")
    assert told(t, log) == [
        f"The Veteran looks through the wares: {dealer['en']}",
        f"The Veteran reaches behind the back of {dealer['en']} – 1 yellow: 1 success",
        "The Veteran steals 1 water",
    ]
    log.lines.clear()
    t.w.water[0] = 2
    t.dice("Y0")
    t.answer("trader:dealer-1", "steal")
    assert told(t, log, "it")[1:3] == [
        f"La Veterana allunga la mano sulla merce – {dealer['it']}, 1 giallo: nessun successo, in flagrante",
        f"{dealer['it']} mette mano all’arma: ormai il nemico è la Veterana",
    ]
    t.w.set_foe(t.w.foes[0].id, damage=5)
    log.lines.clear()
    t.dice("G2", "Y0", "G0", "Y0")
    t.answer(f"attack:foe-{t.w.foes[0].id}:bare")
    t.answer(t.keys()[0])
    texts = told(t, log)
    assert "The Veteran takes all that the dealer had" in texts
    assert [text for text in texts if text.startswith("The Veteran seizes: ")]


def mission(name: str, stage: int, *ids: str) -> Table:
    t = Table(2, mission=name)
    t.crew(*(ids or ("veteran", "scout")))
    t.w.stage = stage
    t.ap(6, 6)
    return t


def test_deliveries_and_objectives_are_told() -> None:
    t = mission("voice-in-the-static", 1)
    t.at(0, t.w.where(27))
    t.goods(0, connector=2, metal=1)
    log = watched(t)
    t.turn(0)
    t.answer("mission:deliver", "deliver:connector", "deliver:connector", "deliver:metal")
    assert told(t, log) == [
        "The Veteran unloads what is wanted here",
        "The Veteran delivers 1 connector (1 of 2)",
        "The Veteran delivers 1 connector (2 of 2)",
        "The Veteran delivers 1 metal (1 of 1)",
        f"★ Objective reached: the delivery is complete. Next mission card: {names('mission-and-other/m2-3')['en']}",
    ]
    log.lines.clear()
    t.weather("clear-sky")
    t.dice("Y1", "B0")
    t.answer("mission:tune")
    assert told(t, log, "it")[:3] == [
        "La Veterana gira la manopola del trasmettitore",
        "La Veterana – prova di Abilità, 1 giallo, 1 blu: 1 successo, superata",
        "Funziona: 1",
    ]


def test_walls_and_barricades_are_told() -> None:
    t = mission("hold-the-gate", 0)
    t.goods(0, wood=3, metal=1)
    t.w.score["integrity"] = 4
    log = watched(t)
    t.turn(0)
    t.answer("mission:repair-wood", "wait")
    assert told(t, log) == [
        "The Veteran pays 2 wood",
        "The Veteran repairs the walls (integrity 5/6)",
        "The Veteran waits with 5 AP",
    ]
    log.lines.clear()
    t.at(0, "0,-1")
    t.turn(0)
    t.answer("mission:barricade")
    assert told(t, log, "es")[-1].startswith("La Veterana levanta una barricada (")


def test_hostages_are_told() -> None:
    t = mission("missing-two", 1)
    t.blank("0,-1", 2)
    t.w.hostages = (Hostage("0,-1"), t.w.hostages[1])
    for char in (0, 1):
        t.at(char, "0,-1")
    log = watched(t)
    t.dice("Y1", "B0")
    t.turn(0)
    t.answer("mission:free-hostage", "mission:hand-hostage")
    texts = told(t, log)
    assert texts[:3] == [
        "The Veteran works at the hostage’s bonds",
        "The Veteran – test of skill, 1 yellow, 1 blue: 1 success, passed",
        "The Veteran frees the hostage, who follows her now",
    ]
    assert texts[-1] == "The Veteran hands the hostage over to the Scout"
    t.turn(1)
    t.answer("move:0,0")
    assert told(t, log)[-2:] == [
        "The Scout moves to New Haven with a hostage",
        "The Scout has brought the hostage home and is free to go again",
    ]


def test_a_wave_and_the_fallen_gate_are_told() -> None:
    t = mission("hold-the-gate", 1)
    t.w.score["integrity"] = 1
    t.foe("wolf", "0,0")
    log = watched(t)
    t.w.day = 3
    t.phase("night")
    runs_on(t, Random(1), 200)
    texts = told(t, log, "it")
    assert (
        texts[0]
        == "—— Giorno 3 di 5 · Notte (1 acqua da bere; senza cibo per la Preparazione: la Veterana e l’Esploratore) ——"
    )
    assert "Arriva un’ondata: sono in 3" in texts


ENDS = ("mission", "traitor-dead", "saboteur", "executioner", "arsonist", "time", "all-dead", "failed")


@languages
@pytest.mark.parametrize("mode", ["coop", "semi"])
@pytest.mark.parametrize("why", ENDS)
def test_every_ending_has_words(why: str, mode: str, lang: str) -> None:
    t = Table(3, mode=mode)
    t.crew("veteran", "scout", "medic")
    if mode == "semi":
        t.role(1, "saboteur" if why != "time" else "survivor-1")
    t.play(survivors_win(t.w, why, "US-901"))
    text = told_end(t, why, lang)
    assert text.startswith("— ")
    assert text.endswith(" —")


def told_end(t: Table, why: str, lang: str) -> str:
    t.w.outcome = None
    log = watched(t)
    t.play(survivors_win(t.w, why, "US-901"))
    return told(t, log, lang)[-1]


@pytest.mark.rule("US-901", "US-904", "US-963")
def test_the_end_tells_the_rating_and_the_traitor() -> None:
    t = Table(2)
    t.crew("veteran", "scout")
    assert reads(t, survivors_win(t.w, "mission", "US-901")) == ["— Mission accomplished: ★★★ —"]
    t = Table(3, mode="semi")
    t.crew("veteran", "scout", "medic")
    t.role(0, "survivor-2")
    t.role(1, "saboteur")
    t.role(2, "survivor-3")
    assert reads(t, survivors_win(t.w, "mission", "US-901")) == [
        "— Mission accomplished: ★★★. The Son of Liberty was the Scout —"
    ]


def test_before_there_are_characters_players_are_told_by_number() -> None:
    for teller in TELLERS.values():
        assert "1" in teller.noun(phrases.name(0))


@pytest.mark.rule("US-344")
def test_what_is_laid_by_and_what_hides_is_told() -> None:
    t = arena()
    t.item(0, "padded-jacket")
    thief = [card for card in CONTENT.unique if card.id == "thief-of-hours"]
    assert len(thief) == 1
    log = watched(t)
    t.card(thief[0].key)
    assert told(t, log) == [
        f"The Veteran turns a card, of no use until Preparation: {names('equipment/padded-jacket')['en']}"
    ]
    t = arena()
    net = next(card for card in CONTENT.unique if isinstance(card, Gear) and "ghillie" in card.perks)
    t.item(0, net.id)
    log = watched(t)
    t.dice("Y0")
    t.play(Check("stealth"))
    t.answer("use-net")
    assert told(t, log)[-1] == f"The Veteran lies still under the {net.name['en']}: unseen after all"


@pytest.mark.rule("US-1103")
def test_the_field_radio_calls_somebody_by_name() -> None:
    t = arena()
    t.item(0, "field-radio")
    log = watched(t)
    t.turn(0)
    t.answer("use:field-radio")
    assert "La Veterana chiama l’Esploratore per radio" in told(t, log, "it")


def test_what_befalls_several_is_one_line() -> None:
    t = arena()
    assert reads(t, Damage("all"), Heal("all")) == [
        "1 HP less: the Veteran 6/7 and the Scout 5/6",
        "1 HP regained: the Veteran 7/7 and the Scout 6/6",
    ]


@pytest.mark.rule("US-780")
def test_nobody_loses_more_than_he_has_in_words() -> None:
    t = arena()
    t.hp(3, 1)
    assert reads(t, Damage("all", 2)) == [
        "Up to 2 HP less: the Veteran 1/7 and the Scout 0/6",
        "The Scout dies at New Haven. A defibrillator can bring him back on that tile until the end of the Night of day 1",
    ]
    t = arena("wolf")
    t.hp(1)
    t.ap(1, 0)
    log = watched(t)
    t.turn(0)
    t.dice("G0", "G0", "R0", "Y1", "B1")  # two successes for one HP
    t.answer("attack:foe-1:bare")
    said = told(t, log)
    assert said[said.index(next(row for row in said if "loses" in row))].startswith("The Veteran loses 1 HP (0/7)")


@pytest.mark.rule("US-780", "US-613")
def test_who_lies_at_nothing_in_a_fight_loses_nothing_more() -> None:
    t = arena("wolf")
    t.hp(0)
    t.w.fights = (Fight(0, "0,-1"),)
    assert reads(t, Damage("0", 2)) == []
    assert t.w.hp[0] == 0


@pytest.mark.rule("US-780", "US-617")
def test_no_board_shows_less_than_nothing() -> None:
    """While a combat turn goes on, a beaten enemy is still there, and a hostage may be hurt twice."""
    t = arena("wolf")
    t.w.fights = (Fight(0, "0,-1"),)
    t.w.hostages = (Hostage("0,-1", hp=1, guide=0, freed=True),)
    t.play(HurtFoe(1, 9), HostageHurt(0), HostageHurt(0))
    view = t.game.view(None)
    (wolf,) = view["enemies"]
    assert (wolf["damage"], [h["hp"] for h in view["captives"]]) == (wolf["life"], [0])
    for lang in LANGUAGES:
        rows = DEFINITION.display.board(TELLERS[lang], view)
        assert not [row for row in rows if re.search(r"[-−]\d+(/\d+)? (HP|PS)|(HP|PS) [-−]\d", row)]
