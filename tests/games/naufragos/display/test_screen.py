"""Náufragos at the terminal: whole games in plain lines and on the screen, every question in words, and no secret told."""

import io
from functools import cache
from pathlib import Path
from random import Random

import pytest

import holdfast
from holdfast.boards.board import BoardContext as Glance
from holdfast.boards.board import board_of
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.engine.effect import AnyEffect
from holdfast.core.engine.menu import Option
from holdfast.core.state.world import Outcome
from holdfast.games.naufragos.cards import Choice, IslandCard
from holdfast.games.naufragos.castaways.belongings import Receive, Relieve
from holdfast.games.naufragos.castaways.death import ShareOut
from holdfast.games.naufragos.castaways.diary import Diary
from holdfast.games.naufragos.castaways.health import Wound
from holdfast.games.naufragos.castaways.losses import LoseItem
from holdfast.games.naufragos.castaways.trade import Bargain, Trade
from holdfast.games.naufragos.dice.strength import JoinFight
from holdfast.games.naufragos.exploration.expedition import March
from holdfast.games.naufragos.exploration.returning import GetLost, GoHome, ReturnRoll
from holdfast.games.naufragos.exploration.summit import ChooseLastTurn
from holdfast.games.naufragos.night.meals import EmptyLarder, FeedDog, Piece
from holdfast.games.naufragos.night.wounds import Medic
from holdfast.games.naufragos.plot.decisions import PickBy, Vote
from holdfast.games.naufragos.plot.looking import Look
from holdfast.games.naufragos.plot.plot_cards import CampArrives, TooManyPending
from holdfast.games.naufragos.plot.quarrels import Challenge, HandShake, SideWith
from holdfast.games.naufragos.plot.shares import Helped, OfferItems, Shares
from holdfast.games.naufragos.rulesets.hr12.lost import LostAlone
from holdfast.games.naufragos.vocabulary import registry
from holdfast.terminal.plain import PlainApp
from holdfast.terminal.session import Session
from holdfast.terminal.texts import TerminalTexts
from tests.games.naufragos.bot.test_options import DEED_OF
from tests.games.naufragos.table import RULESETS, Table
from tests.terminal.playing import Said, play_and_save, play_in_plain_lines
from tests.terminal.test_screen import Seen, sit

DEFINITION = holdfast.definition("naufragos")
SAID = Said(
    DEFINITION,
    raw=r"(?:who|seat)-\d|\bNone\b|\$|\{|\}|[a-z][:/][a-z]|\b(?:fx|ask|opt|no|log|noun|if)-[a-z]|^\s*$",
    often=12,
)
TELLERS, SOURCES, clean = SAID.tellers, SAID.sources, SAID.clean


def session(players: int, ruleset: str, seed: int = 1, lang: str = "en", **options: object) -> Session:
    """A table to sit down at; the castaways are dealt, so that there is a camp at once."""
    return Session.new(DEFINITION, players, {"ruleset": ruleset, "characters": "random", **options}, seed, lang)


# --- whole games -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_is_the_same_after_it_was_saved(players: int, ruleset: str, tmp_path: Path) -> None:
    table = session(players, ruleset, players)
    play_and_save(table, players, tmp_path, often=0.1)


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_person_can_play_a_whole_game_in_plain_lines(ruleset: str, lang: str) -> None:
    table = session(3, ruleset, 4, lang)
    table.seat({1: "random", 2: "random"})
    play_in_plain_lines(table, lang)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_is_asked_in_a_game_has_words(seed: int) -> None:
    random = Random(seed)
    chosen = {"characters": random.choice(["random", "chosen"]), "no_story_dice": random.choice(["off", "off", "on"])}
    game = DEFINITION.new(seed % 4 + 1, {"ruleset": RULESETS[seed // 4 % 2], **chosen}, seed)
    SAID.play(game, random, most=400)


# --- what random games seldom meet -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_a_prompt(lang: str) -> None:
    kinds = registry().values()
    laws = [kind for kind in kinds if any(kind is not other and issubclass(kind, other) for other in kinds)]
    assert SAID.unasked(lang, {tag: kind for tag, kind in registry().items() if kind not in laws}, least=40) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_block_has_a_reason(lang: str) -> None:
    assert SAID.unreasoned(lang, least=26) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_has_a_label(lang: str) -> None:
    teller = TELLERS[lang]
    heads = {key.partition(":")[0] for key, facts in DEED_OF.items() if facts.deed != "choose"}
    assert len(heads) > 50
    special = {"white", "camp", "rest", "forage", "wood", "diary", "wreckage", "campfire", "explore"}
    tags = [tag for tag in registry() if any(teller.has(f"{tag}-{head}") for head in heads)]
    silent = [
        h
        for h in sorted(heads - special)
        if not teller.has(f"opt-{h}") and not any(teller.has(f"{t}-{h}") for t in tags)
    ]
    assert silent == []


def away(t: Table, *seats: int) -> None:
    t.w.march = t.w.party = seats
    t.w.difficulty = 6


def dog(t: Table) -> None:
    cards = [card for card in t.w.content.unique if isinstance(card, IslandCard) and card.item is not None]
    t.item(0, next(card.id for card in cards if card.item is not None and "dog" in card.item.perks))
    t.w.tokens = ("dog",)


@cache
def rare_questions() -> list[tuple[str, Table]]:
    """Tables at questions that seldom come up, each with the tag that must be asked."""
    found: list[tuple[str, Table]] = []

    def at(tag: str, ruleset: str = "2013", players: int = 3) -> Table:
        t = Table(players, ruleset)
        t.abilities(*("medic", "cook", "strong", "lucky")[:players])
        found.append((tag, t))
        return t

    def asks(t: Table, effect: AnyEffect, card: str = "", place: str = "") -> None:
        t.play(effect, who=0, card=t.w.content.index[t.key(card)] if card else -1, place=place)

    t = at("offer-items")
    t.item(1, "w1", "w7")
    asks(t, OfferItems(1, then=(Wound(),)), card="bi2")
    t = at("helped")
    away(t, 0, 1)
    asks(t, Helped(1, otherwise=(Wound(),)), card="bi2", place="trip")
    t = at("lose-item")
    t.item(0, "w1", "plot-42")
    asks(t, LoseItem(), card="bi2")
    t = at("lost-alone", ruleset="hr12", players=1)
    t.lost(((0,), 7))
    t.w.free_pawns[0] = 1
    asks(t, LostAlone())
    t = at("seen")
    asks(t, Look("event", 1, "back"), card="bh3")
    t = at("reorder", ruleset="hr12")
    asks(t, Look("event", 3, "reorder"))
    t = at("too-many-pending")
    for card in ("bc1", "bc2", "bi1", "bi2", "bh1"):
        t.fetch(t.key(card), "pending")
    asks(t, TooManyPending())
    t = at("side-with")
    away(t, 0, 1, 2)
    asks(t, SideWith(), card="z7", place="trip")
    t = at("challenge")
    t.item(1, "plot-28")
    asks(t, Challenge(0), card="bi2")
    t = at("join-fight")
    away(t, 0, 1)
    asks(t, JoinFight(1))
    t = at("feed-dog")
    dog(t)
    t.held(1)
    asks(t, FeedDog())
    t = at("choose-last-turn")
    asks(t, ChooseLastTurn(0))
    t = at("keep-one")
    t.item(0, "w20")
    asks(t, Diary(0))
    t = at("bargain")
    t.item(0, "w1")
    t.held(0, 1)
    asks(t, Bargain(0, 1, "w1", "food"))
    t = at("trade")
    t.item(0, "w1")
    asks(t, Trade(0, 1, "w1"))
    t = at("relieve")
    t.item(0, "w1", "w30")
    asks(t, Relieve(0, t.w.items(0)[0], 1))
    t = at("overloaded")
    t.item(0, "w1", "w2", "w3", "w4", "w30")
    t.fetch(t.key("w5"), "wreck-row")
    asks(t, Receive(0, t.w.content.index["wreckage/w5"]))
    t = at("share-out")
    t.fetch(t.key("w1"), "estate")
    t.w.estate_food = 1
    asks(t, ShareOut((0, 1)))
    t = at("hand-shake")
    asks(t, HandShake(0, 1))
    t = at("piece")
    t.store(cubes=1, food=1)
    dog(t)
    asks(t, Piece(0))
    t = at("pick-by")
    asks(t, PickBy("tokens", (Wound(),)), card="e1")
    t = at("camp-arrives")
    for card in ("plot-8", "bc10", "bc11"):
        t.camp(card)
    t.fetch(t.key("plot-38"), "exploring")
    asks(t, CampArrives(t.w.content.index["plot/plot-38"]))
    t = at("shares")
    away(t, 0, 1)
    asks(t, Shares(2, (0, 1), then=(ReturnRoll((0, 1)),), otherwise=(GetLost((0, 1)),)))
    t = at("ballot")
    asks(t, Vote((0, 1), (Choice("larder:open", (EmptyLarder(),)), Choice("larder:keep"))))
    t = at("march", ruleset="hr12")
    away(t, 0, 1)
    t.track(19, 3)
    t.fetch(t.key("bc1"), "pending")
    asks(t, March(0))
    t = at("go-home")
    away(t, 0, 1)
    asks(t, GoHome(0, (0,), (1,)))
    return found


@pytest.mark.parametrize("nth", range(len(rare_questions())))
def test_rare_questions_have_words(nth: int) -> None:
    tag, t = rare_questions()[nth]
    assert t.asked == tag
    for teller in TELLERS.values():
        SAID.question(t.game, teller)


# --- good buttons ------------------------------------------------------------------------------------------------------------


def test_placing_a_pawn_reads_like_the_board() -> None:
    t = Table(3)
    t.abilities("medic", "cook", "strong")
    t.to_placing()
    labels = {
        o.key: TELLERS["en"].option("place-pawn", o, t.w) for o in t.game.question.explained(0) if o.key != "trade"
    }
    assert labels["forage"] == "Forage (1 energy)"
    assert labels["diary"] == "Diary"
    assert labels["build"].startswith("Build (propose Shelter 1, Sand signal or Great bonfire; you give energy first")
    assert labels["rest:2"] == "Rest after Wood (your energy is full now)"
    assert labels["camp:1"] == "Camp: Fishing (1 energy)"
    assert labels["pass"] == "Place no pawn"
    italian = {o.key: TELLERS["it"].option("place-pawn", o, t.w) for o in t.game.question.options_for(0)}
    assert italian["rest:2"] == "Riposo dopo Legna (ora hai tutta l’energia)"


def test_the_price_of_the_day_stands_on_the_button() -> None:
    t = Table(3)
    t.event("e4")
    t.to_placing()
    forage = next(o for o in t.game.question.options_for(0) if o.key == "forage")
    assert TELLERS["en"].option("place-pawn", forage, t.w) == "Forage (2 energy)"


def test_castaways_are_called_by_their_names() -> None:
    t = Table(2)
    t.abilities("medic", "cook")
    t.wounds(0, 1)
    t.trauma(1)
    t.play(Medic())
    labels = [TELLERS["es"].option("medic", o, t.w) for o in t.game.question.options_for(0)]
    assert labels == [
        "Quitar una secuela: Inés Arana",
        "Quitar una lesión: Benedita Rocha (1 de energía)",
        "No curar a nadie",
    ]


def test_a_choice_of_a_card_has_its_words_its_price_and_what_follows() -> None:
    t = Table(2)
    t.abilities("medic", "cook")
    t.draw(0, "bh4")
    pay, decline = t.game.question.options_for(0)
    card = "heart/bh4"
    assert TELLERS["en"].option("decide", pay, t.w, card).startswith("Climb to the bush (2 energy): ")
    assert TELLERS["en"].option("decide", decline, t.w, card) == "Stay at the foot"
    assert TELLERS["it"].option("decide", Option("pay", 0), t.w, card) == "Salire fino al cespuglio"


def test_a_roll_tells_what_it_needs() -> None:
    t = Table(2)
    t.abilities("medic", "cook")
    t.story(0, 1)
    away(t, 0, 1)
    t.dice(2, 3)
    t.play(ReturnRoll((0, 1)), who=0)
    repeat = t.game.question.options_for(0)[1]
    said = TELLERS["en"].option("window", repeat, t.w)
    assert said == "Spend your lowest story token and repeat the roll (now 2 + 3; 6 or more is needed on the dice)"


# --- secrets -----------------------------------------------------------------------------------------------------------------


def test_cards_looked_at_are_named_for_the_one_asked_and_for_nobody_else() -> None:
    t = Table(3)
    t.on_top("event", "e2")
    t.play(Look("event", 1, "back"), who=0)
    assert t.asked == "seen"
    assert t.game.question.seats == (0,)
    assert any("Dead calm" in text for text in SAID.question(t.game, TELLERS["en"]))
    for seat in (1, 2):
        assert not any("Dead calm" in line for line in SAID.board(t.game, TELLERS["en"], seat))
        assert "event/e2" not in t.game.view(seat)["zones"]["event"]
    assert "event/e2" in t.game.view(0)["zones"]["event"]


def test_the_values_of_tokens_are_shown_to_their_owner_only() -> None:
    t = Table(3)
    t.abilities("medic", "cook", "strong")
    t.story(1, 3, 1)
    for lang, owner, others in (
        ("en", "2 tokens (worth 1, 3)", "2 tokens"),
        ("it", "2 gettoni (valgono 1, 3)", "2 gettoni"),
        ("es", "2 fichas (valen 1, 3)", "2 fichas"),
    ):
        lines = {seat: next(x for x in SAID.board(t.game, TELLERS[lang], seat) if "Benedita" in x) for seat in range(3)}
        assert lines[1].endswith(owner)
        assert lines[0].endswith(others)
        assert lines[2].endswith(others)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_no_screen_of_a_game_shows_the_tokens_of_another_seat(ruleset: str) -> None:
    random = Random(3)
    game = DEFINITION.new(3, {"ruleset": ruleset, "characters": "random"}, 3)
    shown = 0
    while not game.over:
        for viewer in range(3):
            for person in game.view(viewer)["castaways"]:
                tokens = game.world.zones[f"story-{person['seat']}"].top
                secret = [c for c in tokens if not game.world.seen[c] >> viewer & 1]
                assert len(person["known_tokens"]) == len(tokens) - len(secret)
                if person["seat"] != viewer:
                    shown += len(tokens)
        game.choose(random.choice(game.question.moves(random.choice(game.question.seats))))
    assert shown


def test_the_log_never_names_a_card_that_only_one_has_seen() -> None:
    table = session(3, "2013", first_player="1")
    while not any(o.key == "white:camp:3" for o in table.options(table.asked[0])):
        table.answer(table.options(table.asked[0])[-1])
    table.answer(next(o for o in table.options(table.asked[0]) if o.key == "white:camp:3"))
    assert table.game.question.tag == "top-or-bottom"
    seat = table.asked[0]
    secret = table.label(table.options(seat)[0]).partition(": ")[2].partition(" – ")[0]
    before = len(table.log.lines)
    table.answer(table.options(seat)[1])
    assert not any(secret in line for line in table.lines(before))


# --- the welcome -------------------------------------------------------------------------------------------------------------


def test_who_sits_down_is_shown_the_goal_and_the_rules_in_play() -> None:
    told = {ruleset: session(2, ruleset).introduction() for ruleset in RULESETS}
    assert "There are 18 turns at most." in told["2013"][0]
    assert "the fourth trauma is death" in told["2013"][1]
    assert "wins alone" in told["2013"][2]
    assert "rules of 2013" in told["2013"][3]
    assert "house rules 1.2" in told["hr12"][3]
    assert "together" in session(2, "2013", cooperative="on").introduction()[2]
    assert "Vinci se ti salvano" in session(1, "hr12", lang="it").introduction()[2]


# --- the screen --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_first_turn_by_keys(ruleset: str) -> None:
    random = Random(5)

    async def story(seen: Seen) -> None:
        while len(seen.keys) < 15:
            moves = seen.session.game.question.moves(seen.session.asked[0])
            number = seen.session.options(seen.app.table.seat).index(random.choice(moves)) + 1
            before = len(seen.keys)
            await seen.press(*str(number))
            if len(seen.keys) == before:
                await seen.press("enter")
            assert len(seen.keys) > before
        assert "Náufragos · Turn" in seen.text

    sit(session(2, ruleset, 7), story)


def test_the_table_is_drawn_with_its_pages() -> None:
    async def story(seen: Seen) -> None:
        assert "Forage       [1] [2] [3] [3]" in seen.text
        assert "1 Fishing [1]" in seen.text
        assert "Coast        12──" in seen.text
        assert "Store" in seen.text
        await seen.press("right")
        assert "Energy: ▮ there" in seen.text
        await seen.press("right")
        assert "Somebody reaches the summit" in seen.text
        await seen.press("b")
        assert "✗" in seen.text

    sit(session(2, "2013"), story)


def test_a_narrow_screen_has_the_boards_on_a_page_of_their_own() -> None:
    async def story(seen: Seen) -> None:
        assert "Forage       [1]" not in seen.text
        await seen.press("right")
        assert "Forage       [1]" in seen.text
        assert "Exploration" in seen.text

    sit(session(2, "hr12"), story, (80, 24))


def test_what_is_clicked_or_highlighted_is_explained() -> None:
    async def story(seen: Seen) -> None:
        while seen.session.game.question.tag != "place-pawn":
            await seen.choose("white:pass")
        seen.app.table.about = "camp:1"
        seen.app.table.show_choices()
        await seen.rest()
        assert "about Fishing" in seen.text
        await seen.press("i")
        assert "With a bent nail" in seen.text

    sit(session(2, "2013"), story)


def test_the_screen_speaks_three_languages() -> None:
    async def story(seen: Seen) -> None:
        for words in ("Forage", "Viveri", "Víveres"):
            assert words in seen.text
            await seen.press("L")

    sit(session(2, "2013"), story)


def test_only_the_cards_in_play_can_be_read_from_a_click() -> None:
    table = session(2, "2013")
    view, content = table.game.view(0), table.game.world.content
    look = Glance(view, table.localizer, TerminalTexts("en"), content, lambda: table.board(0))
    board = board_of(DEFINITION)
    assert board.cards(("plot-28",), look) == []
    assert board.cards(board.words(DEFINITION.rules.deeds.read("camp:1"), look), look) == ["camp/k1"]
    assert board.cards(("seat-0",), look) == [view["castaways"][0]["name"]]


# --- the end -----------------------------------------------------------------------------------------------------------------


def rescued() -> Session:
    """A game of two at its last question, with the second castaway ahead of the first."""
    table = session(2, "2013", first_player="1")
    w = table.game.world
    w.outcome = Outcome(True, "rescued", "NA-736", (4, 9), (1,))
    w.stack.clear()
    table.game.run()
    return table


def test_the_winner_is_named() -> None:
    table = rescued()
    out = io.StringIO()
    PlainApp(table, io.StringIO("quit\n"), out).run()
    assert "Scores by seat: 4, 9" in out.getvalue()
    assert f"Winner: {table.name(1)}" in out.getvalue()


def test_the_winner_is_named_on_the_screen() -> None:
    table = rescued()

    async def story(seen: Seen) -> None:
        assert f"Winner: {table.name(1)}" in seen.text
        assert "Points by seat: 4, 9" in seen.text

    sit(table, story)
