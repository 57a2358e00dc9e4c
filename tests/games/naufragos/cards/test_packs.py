"""The players' own cards (NA-794, NA-796): the example pack, what is wrong with a pack, and where its cards lie."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner, Result

from holdfast.cli import main
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.cards.errors import InvalidPack
from holdfast.core.engine.effect import AnyEffect, Cause
from holdfast.core.engine.game import Game
from holdfast.core.engine.journal import Observer
from holdfast.core.text.localizer import Localizer
from holdfast.games.naufragos import DEFINITION
from holdfast.games.naufragos.cards import OWN_CARDS
from holdfast.games.naufragos.exploration.expedition import DrawCard
from holdfast.games.naufragos.exploration.summit import turns_left
from holdfast.games.naufragos.plot.plot_cards import Add
from holdfast.games.naufragos.rules import CAMP_SPACES, STANDARD
from holdfast.games.naufragos.setup.audit import faults
from holdfast.games.naufragos.setup.opening import Begin
from holdfast.games.naufragos.world import Shore
from tests.games.common import Pause, StopAfter
from tests.games.naufragos.table import RULESETS

EXAMPLE = DEFINITION.folder / "pack-example"
OWN = {
    "event": "green-flash",
    "wreckage": "sugar-loaf",
    "camp": "signal-kite",
    "coast": "whale-bones",
    "interior": "rope-swing",
    "heart": "sleeping-condor",
}
rulesets = pytest.mark.parametrize("ruleset", RULESETS)
counts = pytest.mark.parametrize("players", [1, 2, 3, 4])
NAMES = "    name: {en: A, it: B, es: C}\n    flavour: {en: D, it: E, es: F}\n"


def run(*args: object) -> Result:
    return CliRunner().invoke(main, [str(arg) for arg in args], prog_name="holdfast")


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    assert run("new-pack", "naufragos", folder).exit_code == 0
    return folder


def laid(ruleset: str, players: int, folder: Path = EXAMPLE, seed: int = 1) -> Game:
    """The table set with a pack, before the first turn."""
    return DEFINITION.new(
        players, {"ruleset": ruleset, "characters": "random"}, seed, packs=[folder], observers=[StopAfter(Begin)]
    )


class Added(Observer):
    """Stops a new game as soon as a plot card was added."""

    def __init__(self, number: int) -> None:
        self.number = number

    def applied(self, effect: AnyEffect, by: Cause, w: Any, outcomes: tuple[int, ...]) -> None:
        if effect == Add(self.number):
            w.stack.append((Pause(), by))


def world(game: Game) -> Shore:
    assert isinstance(game.world, Shore)
    return game.world


def one_card(tmp_path: Path, deck: str, body: str, id: str = "mine") -> Path:
    (tmp_path / f"{deck}.yaml").write_text(f"cards:\n  {id}:\n{NAMES}{body}", encoding="utf-8")
    return tmp_path


# --- the example -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-794")
def test_the_example_has_one_commented_card_of_each_blank_kind() -> None:
    """NA-794."""
    assert sorted(file.stem for file in EXAMPLE.glob("*.yaml")) == sorted([*OWN_CARDS, "ruleset"])
    for deck, id in OWN.items():
        text = (EXAMPLE / f"{deck}.yaml").read_text(encoding="utf-8")
        assert text.startswith("# ")
        content = DEFINITION.content([EXAMPLE])
        assert [card.id for card in content.deck(deck)][-1] == id


def test_a_new_pack_is_right_and_its_cards_are_printed(pack: Path) -> None:
    checked = run("check", pack, "--game", "naufragos")
    assert checked.exit_code == 0, checked.stderr
    assert "no mistakes" in checked.stdout
    printed = run("cards", "naufragos", "--pack", pack).stdout
    for name in ("The green flash", "Sugar loaf", "The kite", "A church of bone", "The swing", "The sleeping condor"):
        assert name in printed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_reads_in_every_language(lang: str) -> None:
    content = DEFINITION.content([EXAMPLE])
    teller = Localizer(DEFINITION, lang, content)
    texts = {id: DEFINITION.text.card(teller, content.cards[content.index[f"{deck}/{id}"]]) for deck, id in OWN.items()}
    assert all(text.endswith(".") and "{" not in text for text in texts.values())
    assert len(set(texts.values())) == len(OWN)


@rulesets
@counts
def test_a_game_with_a_pack_can_be_played(ruleset: str, players: int) -> None:
    random = Random(players)
    game = DEFINITION.new(players, {"ruleset": ruleset}, players, packs=[EXAMPLE])
    for _ in range(150):
        if game.over:
            break
        game.choose(random.choice(game.question.moves(game.question.seats[0])))
        assert faults(world(game)) == []


# --- where they lie ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-794", "NA-796")
@rulesets
@counts
def test_own_cards_are_in_play(ruleset: str, players: int) -> None:
    """NA-796: besides the cards of the rule set, and within its number of turns."""
    w, plain = (
        world(laid(ruleset, players)),
        world(DEFINITION.new(players, {"ruleset": ruleset, "characters": "random"}, 1, observers=[StopAfter(Begin)])),
    )
    assert faults(w) == []
    for deck in ("event", "wreckage", "coast", "interior", "heart"):
        card = w.content.index[f"{deck}/{OWN[deck]}"]
        assert card in w.zones[deck].mixed, f"{OWN[deck]} is not shuffled into its deck"
        assert w.size(deck) == plain.size(deck) + (deck != "event")
    assert turns_left(w) == STANDARD.turns[players - 1]
    assert w.on_camp(CAMP_SPACES[5]) == w.content.index[f"camp/{OWN['camp']}"]
    assert [w.on_camp(space) >= 0 for space in CAMP_SPACES] == [True] * 6 + [False] * 2


@pytest.mark.rule("NA-796")
@rulesets
def test_the_own_event_takes_a_turn_whatever_symbol_it_has(tmp_path: Path, ruleset: str) -> None:
    """NA-796, NA-123, NA-124: with four players the other "C" events are removed, the own one stays."""
    folder = one_card(tmp_path, "event", "    event: {weather: sun, wreck: 1, then: [{do: wood, n: 1}], c: true}\n")
    w = world(laid(ruleset, 4, folder))
    assert w.content.index["event/mine"] in w.zones["event"].mixed
    assert turns_left(w) == STANDARD.turns[3]
    assert faults(w) == []


@pytest.mark.rule("NA-796")
@rulesets
def test_every_own_event_comes_up(ruleset: str) -> None:
    """NA-796: it is always among the drawn ones."""
    for seed in range(10):
        w = world(laid(ruleset, 4, seed=seed))
        assert w.content.index["event/green-flash"] in w.zones["event"].entries()


@pytest.mark.rule("NA-796")
def test_what_an_own_camp_card_brings_is_there_from_the_start(tmp_path: Path) -> None:
    """NA-796, NA-923: its wood lies on it, and its plot cards are in their decks."""
    body = "    camp: {cost: 1, then: [{do: take-wood, n: 1}], wood: 3}\n    adds: [12, 66]\n"
    folder = one_card(tmp_path, "camp", body)
    w = world(DEFINITION.new(2, {"ruleset": "2013", "characters": "random"}, 1, packs=[folder], observers=[Added(66)]))
    assert w.turn == 0
    assert w.on_card == {w.content.index["camp/mine"]: 3}
    assert w.holds("event", w.plot(12))
    assert w.holds("coast", w.plot(66))
    assert turns_left(w) == STANDARD.turns[1], "plot events lengthen nothing (NA-914)"
    assert faults(w) == []


def test_own_cards_do_what_they_say() -> None:
    """The church of bone, drawn on an expedition of two."""
    game = laid("2013", 2)
    w = world(game)
    game.observers.clear()
    assert w.card(w.content.index["coast/whale-bones"]).adds == (17,)
    w.stack.clear()
    card = w.content.index["coast/whale-bones"]
    w.take(card, "coast")
    w.put(card, "coast")
    w.march = w.party = (0, 1)
    w.difficulty = 4
    w.stack.append((DrawCard(0, "coast"), Cause(0, 0)))
    game.run()
    assert game.question.tag == "decide"
    game.choose("rope")
    assert (w.rope, w.energy[0], w.difficulty) == (1, w.top(0) - 1, 5)
    assert w.holds("coast", w.plot(17))


# --- what is wrong -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("NA-794")
@pytest.mark.parametrize("deck", OWN_CARDS)
def test_a_second_card_of_a_kind_is_refused(pack: Path, deck: str) -> None:
    """NA-794: one blank card of each kind."""
    file = pack / f"{deck}.yaml"
    text = file.read_text(encoding="utf-8")
    second = text.partition("cards:\n")[2].replace(f"  {OWN[deck]}:", "  another:", 1)
    file.write_text(text + second, encoding="utf-8")
    result = run("check", pack, "--game", "naufragos")
    assert result.exit_code == 1
    assert f"{deck}.yaml: 2 cards of your own; naufragos has room for 1 in this deck (NA-794)" in result.stderr
    with pytest.raises(InvalidPack, match="NA-794"):
        DEFINITION.new(2, packs=[pack])


@pytest.mark.rule("NA-794")
def test_other_decks_have_no_blank_cards(tmp_path: Path) -> None:
    """NA-794: six kinds, and no others."""
    body = "    number: 106\n    on: coast\n    trip: {map: 1}\n"
    result = run("check", one_card(tmp_path, "plot", body, "plot-106"), "--game", "naufragos")
    assert result.exit_code == 1
    assert "plot.yaml: 1 cards of your own; naufragos has room for 0 in this deck (NA-794)" in result.stderr


@pytest.mark.parametrize(
    ("deck", "body", "says"),
    [
        ("coast", "    trip: {foot: yes}\n", "coast.yaml:5:18: card 'mine': expected `bool`, got `str`"),
        ("coast", "    trip: {map: two}\n", "coast.yaml:5:17: card 'mine': expected `int`, got `str`"),
        ("heart", "    event: {wreck: 1}\n", "card 'mine': object missing required field `trip`"),
        ("coast", "    tirp: {map: 1}\n    trip: {}\n", "coast.yaml:5:5: card 'mine': object contains unknown field `tirp`"),
        (
            "interior",
            "    trip:\n      then:\n        - {do: wond, n: 1}\n",
            "interior.yaml:7:11: card 'mine': no effect is called 'wond'; did you mean 'wound'?",
        ),
        (
            "interior",
            "    trip:\n      then: [{do: wound, whom: me}]\n",
            "card 'mine': in wound: object contains unknown field `whom`; did you mean 'who'?",
        ),
        (
            "event",
            "    event:\n      then: [{do: if, cond: {is: raining}, then: []}]\n",
            "event.yaml:6:29: card 'mine': in if: no condition is called 'raining'",
        ),
        (
            "coast",
            "    trip:\n      then: [{do: energy, who: everybody, n: -1}]\n",
            "coast.yaml:6:32: card 'mine': in energy: there is no 'everybody' here",
        ),
        (
            "coast",
            "    trip:\n      then:\n        - do: if\n          cond: {is: stocked, what: gold}\n          then: [{do: add, n: 17}]\n",
            "coast.yaml:8:37: card 'mine': in if: in stocked: there is no 'gold' here",
        ),
        ("coast", "    trip: {}\n    adds: [17, 106]\n", "coast.yaml:6:16: card 'mine': expected `int` <= 105"),
        ("event", "    event: {weather: rain}\n", "event.yaml:5:22: card 'mine': there is no 'rain' here"),
        ("event", "    event: {rescue: [[bb, gun]]}\n", "event.yaml:5:27: card 'mine': there is no 'gun' here"),
        ("wreckage", "    item: {perks: [pwder]}\n", "wreckage.yaml:5:20: card 'mine': there is no 'pwder' here"),
        ("camp", "    camp: {red: true, flags: [more-dise]}\n", "camp.yaml:5:31: card 'mine': there is no 'more-dise' here"),
        (
            "camp",
            "    camp:\n      then: [{do: food, n: 1, to: storre}]\n",
            "camp.yaml:6:35: card 'mine': in food: there is no 'storre' here",
        ),
        (
            "heart",
            "    trip:\n      then: [{do: look, deck: hart, n: 2}]\n",
            "heart.yaml:6:31: card 'mine': in look: there is no 'hart' here",
        ),
        (
            "event",
            "    event:\n      then: [{do: energy, n: -1, unless: blankt}]\n",
            "event.yaml:6:42: card 'mine': in energy: there is no 'blankt' here",
        ),
        (
            "interior",
            "    trip:\n      then: [{do: token, name: dogg}]\n",
            "interior.yaml:6:32: card 'mine': in token: there is no 'dogg' here",
        ),
        (
            "camp",
            "    camp: {then: [{do: roll-table, rows: {7: [{do: wood, n: 1}]}}]}\n",
            "camp.yaml:5:43: card 'mine': in roll-table: '7' does not fit here; it must be such as 1 or 2-6",
        ),
        ("event", "    event: {standing: {at: survivel, then: []}}\n", "event.yaml:5:28: card 'mine': there is no 'survivel' here"),
        ("wreckage", "    item: {story: 1}\n    count: 0\n", "wreckage.yaml:6:12: card 'mine': a card has 1 to 99 copies"),
        ("camp", "    camp: {cost: 1}\n    choices: {a: Hello}\n", "camp.yaml:6:18: card 'mine': expected `object`"),
    ],
)  # fmt: skip
def test_check_names_file_line_and_card_of_a_mistake(tmp_path: Path, deck: str, body: str, says: str) -> None:
    result = run("check", one_card(tmp_path, deck, body), "--game", "naufragos")
    assert result.exit_code == 1
    assert says in result.stderr


def test_check_names_an_id_that_is_taken(tmp_path: Path) -> None:
    result = run("check", one_card(tmp_path, "heart", "    trip: {map: 1}\n", "bh3"), "--game", "naufragos")
    assert "heart.yaml:2:3: card 'bh3': stands in this deck already; give your own card another id" in result.stderr


@pytest.mark.parametrize(
    ("body", "says"),
    [
        ("{do: discard-item, item: plot-233}", "5:44: card 'mine': no item is called 'plot-233'; did you mean 'plot-3'?"),
        ("{do: if, cond: {is: has, item: w31}, then: [{do: food, n: 1}]}", "5:50: card 'mine': no item is called 'w31'; did you mean 'w3'?"),
        ("{do: if, cond: {is: has, item: plot-1}, then: [{do: food, n: 1}]}", "5:50: card 'mine': no item is called 'plot-1'; did you mean 'plot-16'?"),
    ],
)  # fmt: skip
def test_check_names_an_item_that_nobody_can_hold(tmp_path: Path, body: str, says: str) -> None:
    """An id may be a card of the pack, so it is looked up when all of them are read."""
    result = run("check", one_card(tmp_path, "coast", f"    trip: {{then: [{body}]}}\n"), "--game", "naufragos")
    assert result.exit_code == 1
    assert result.stderr == f"coast.yaml:{says}\n"


def test_an_item_of_the_pack_may_be_named(tmp_path: Path) -> None:
    folder = one_card(tmp_path, "wreckage", "    item: {story: 1}\n", "lute")
    body = "    trip: {then: [{do: if, cond: {is: has, item: lute}, then: [{do: food, n: 1}]}]}\n"
    one_card(tmp_path, "coast", body)
    assert run("check", folder, "--game", "naufragos").stderr == ""
