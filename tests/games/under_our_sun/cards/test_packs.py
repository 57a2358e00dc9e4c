"""Cards and missions of one's own: the example pack, what is wrong with a pack, and how its mission is played."""

from pathlib import Path
from random import Random

import pytest

from holdfast.authoring.pack_check import check_pack as mistakes
from holdfast.authoring.pack_check import new_pack
from holdfast.core.cards.content import LANGUAGES
from holdfast.core.cards.errors import InvalidPack
from holdfast.core.definition import Setting, UnknownName
from holdfast.core.state import save
from holdfast.core.text.localizer import Localizer
from holdfast.core.text.log import Log
from holdfast.games.under_our_sun import DEFINITION, MISSIONS
from holdfast.games.under_our_sun.cards import Mission
from holdfast.games.under_our_sun.missions.course import CheckMission, PhaseEndCheck
from holdfast.games.under_our_sun.setup.audit import faults
from holdfast.simulation.runner import draw_options
from tests.games.under_our_sun.table import Table

EXAMPLE = DEFINITION.folder / "pack-example"
OWN = {
    "item": "paraffin-flask",
    "event": "piano-in-the-dunes",
    "night": "moths-at-the-lamp",
    "enemy": "salt-cat",
    "mission": "lamp-on-the-hill",
}
LAMP = OWN["mission"]
NAMES = "    name: {en: A, it: B, es: C}\n    flavour: {en: D, it: E, es: F}\n"


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    new_pack(DEFINITION, folder)
    return folder


def one_card(tmp_path: Path, deck: str, body: str, id: str = "mine") -> Path:
    (tmp_path / f"{deck}.yaml").write_text(f"cards:\n  {id}:\n{NAMES}{body}", encoding="utf-8")
    return tmp_path


def lamp(players: int = 2) -> Table:
    t = Table(players, LAMP, packs=[EXAMPLE])
    t.crew("veteran", "scout", "medic", "thickskin")
    return t


# --- the example -------------------------------------------------------------------------------------------------------


def test_the_example_has_commented_cards_and_a_mission() -> None:
    assert sorted(file.stem for file in EXAMPLE.glob("*.yaml")) == sorted(OWN)
    content = DEFINITION.content([EXAMPLE])
    for deck, id in OWN.items():
        assert (EXAMPLE / f"{deck}.yaml").read_text(encoding="utf-8").startswith("# ")
        assert content.deck(deck)[-1].id == id


def test_a_new_pack_has_no_mistakes(pack: Path) -> None:
    assert mistakes(DEFINITION, pack) == []
    assert (pack / "README.md").read_text(encoding="utf-8").count(LAMP) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_reads_in_every_language(lang: str) -> None:
    content = DEFINITION.content([EXAMPLE])
    teller = Localizer(DEFINITION, lang, content)
    texts = {id: DEFINITION.text.card(teller, content.cards[content.index[f"{deck}/{id}"]]) for deck, id in OWN.items()}
    assert all(text.endswith(".") and "{" not in text for text in texts.values())
    assert len(set(texts.values())) == len(OWN)
    mission = content.cards[content.index[f"mission/{LAMP}"]]
    assert isinstance(mission, Mission)
    assert all(words[lang] in texts[LAMP] for words in mission.words.values())


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_with_the_pack_can_be_played_and_told(players: int) -> None:
    random = Random(players)
    log = Log(DEFINITION)
    game = DEFINITION.new(players, {"mission": LAMP}, players, packs=[EXAMPLE], observers=[log])
    tellers = [Localizer(DEFINITION, lang, game.world.content) for lang in LANGUAGES]
    for i in range(150):
        if game.over:
            break
        question = game.question
        seat = question.seats[0]
        if i % 10 == 0:
            for teller in tellers:
                assert DEFINITION.display.board(teller, game.view(seat))
                assert teller.prompt(question, game.world)
                assert all(teller.option(question.tag, option, game.world) for option in question.options_for(seat))
        game.choose(random.choice(question.moves(seat)), seat)
        assert faults(game.world) == []
    assert all(teller.line(line, game.world) for teller in tellers for line in log.lines)


def test_own_cards_lie_among_the_others() -> None:
    t, plain = Table(packs=[EXAMPLE]), Table()
    assert faults(t.w) == []
    for deck in ("event", "night", "enemy"):
        assert t.w.size(deck) == plain.w.size(deck) + 1
    assert t.where("paraffin-flask") == "item"


def test_own_cards_do_what_they_say() -> None:
    """Moths eat fabric; the yellow die shows a blank, so an action point goes too."""
    t = Table(packs=[EXAMPLE])
    t.goods(0, fabric=1, food=1)
    t.ap(6, 6)
    t.dice("Y0")
    t.card("night/moths-at-the-lamp")
    assert (t.w.have(0, "fabric"), t.w.have(0, "food"), t.w.ap[0]) == (0, 1, 5)
    t.item(0, "paraffin-flask")
    t.hp(2, 3)
    t.turn(0)
    assert "use:paraffin-flask" not in t.keys(), "only at a fire"
    t.w.change("0,0", fire="campfire")
    t.turn(0)
    t.choose("use:paraffin-flask")
    assert t.w.hp[:2] == [3, 4]


# --- the mission as an option ------------------------------------------------------------------------------------------


def test_the_built_in_missions_are_the_values_of_the_option() -> None:
    assert tuple(card.id for card in DEFINITION.content().deck("mission")) == MISSIONS
    (setting,) = [setting for setting in DEFINITION.settings if setting.name == "mission"]
    assert setting.allowed(DEFINITION.content()) == MISSIONS
    assert setting.allowed(DEFINITION.content([EXAMPLE])) == (*MISSIONS, LAMP)
    assert Setting("mode", ("coop", "semi")).allowed(DEFINITION.content([EXAMPLE])) == ("coop", "semi")


def test_a_mission_of_a_pack_is_known_only_with_the_pack() -> None:
    with pytest.raises(
        UnknownName, match=r"option mission of under_our_sun is one of missing-two, .* not 'lamp-on-the-hill'"
    ):
        DEFINITION.new(2, {"mission": LAMP})
    with pytest.raises(UnknownName, match="the-crossing, lamp-on-the-hill, not 'lamps'"):
        DEFINITION.new(2, {"mission": "lamps"}, packs=[EXAMPLE])
    assert DEFINITION.new(2, packs=[EXAMPLE]).options["mission"] == MISSIONS[0], "the default stays"


def test_a_game_of_a_mission_of_ones_own_is_saved_and_loaded() -> None:
    game = DEFINITION.new(2, {"mission": LAMP}, 5, packs=[EXAMPLE])
    for _ in range(5):
        game.choose(game.question.moves(game.question.seats[0])[0], game.question.seats[0])
    again = save.load(save.save(game), lambda name: DEFINITION, [EXAMPLE])
    assert again.options["mission"] == LAMP
    assert again.view(0) == game.view(0)


def test_simulations_draw_missions_of_packs_too() -> None:
    missions = {draw_options(DEFINITION, 2, {"mission": "any"}, seed, [EXAMPLE])["mission"] for seed in range(80)}
    assert missions == {*MISSIONS, LAMP}
    assert LAMP not in {draw_options(DEFINITION, 2, {"mission": "any"}, seed)["mission"] for seed in range(80)}


# --- the mission itself ------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1211", "US-1212", "US-1213", "US-1214")
def test_the_mission_is_played_from_its_data_to_the_end() -> None:
    """US-1211 to US-1214: reach the tower, deliver and light the lamp, be home at the end of a phase."""
    t = lamp()
    w = t.w
    tower = w.where(27)
    assert tower, "laid face up"
    assert w.days == 4
    assert w.zones["mission-open"].top == (), "it has no cards of its own"
    t.at(1, tower, hidden=True)
    t.play(CheckMission(), who=1)
    assert w.stage == 1
    assert len(w.foes_at(tower)) == 1
    w.foes = ()
    t.at(1, tower)
    t.goods(1, wood=2, alcohol=1)
    t.ap(6, 6)
    t.turn(1)
    assert "mission:trim-the-wick" not in t.keys(), "nothing is delivered yet"
    t.answer("mission:deliver", "deliver:wood", "deliver:wood", "deliver:alcohol")
    t.dice("G0", "Y0")
    t.answer("mission:trim-the-wick")
    assert (w.hp[1], w.stage) == (w.sheet(1).hp - 1, 1), "the wick has burnt somebody"
    w.bit("hidden", 1, True)
    t.dice("G1", "Y1")
    t.answer("mission:trim-the-wick")
    assert w.score["lamp"] == 1
    assert w.stage == 2
    assert [w.fighter(foe).sol for foe in w.foes_at(tower)] == [True]
    t.play(PhaseEndCheck())
    assert w.outcome is None, "one of the two is still on the hill"
    t.at(1, "0,0")
    t.play(PhaseEndCheck())
    assert w.outcome is not None
    assert w.outcome.won
    assert w.outcome.rule == "US-901"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_tells_the_current_card_of_a_mission_without_cards(lang: str) -> None:
    """US-1004: what must be done is public, also where no mission card says it."""
    t = lamp()
    t.at(1, t.w.where(27), hidden=True)
    t.play(CheckMission(), who=1)
    teller = Localizer(DEFINITION, lang, t.w.content)
    board = " ".join(line.strip() for line in DEFINITION.display.board(teller, t.game.view(0)))
    assert {"en": "Trim the wick", "it": "Regolare lo stoppino", "es": "Ajustar la mecha"}[lang] in board
    assert {"en": "Lamp lit 0/1", "it": "Lampada accesa 0/1", "es": "Lámpara encendida 0/1"}[lang] in board


def test_a_mission_action_of_ones_own_has_its_own_words() -> None:
    t = lamp()
    t.at(0, t.w.where(27))
    t.w.stage = 1
    t.w.delivered = {"wood": 2, "alcohol": 1}
    t.ap(6, 6)
    t.turn(0)
    option = next(o for o in t.game.question.options_for(0) if o.key == "mission:trim-the-wick")
    assert "Trim the wick" in Localizer(DEFINITION, "en", t.w.content).option("take-turn", option, t.w)


@pytest.mark.rule("US-1212")
def test_a_pack_may_bring_a_target_tile_of_its_own(tmp_path: Path) -> None:
    """US-1212, US-030: it is in the stack of its mission only."""
    one_card(tmp_path, "tile", "    number: 33\n    kind: target\n", "tile-33")
    body = "    targets: [33]\n    top: 1\n    mix: 2\n    stages: [{objective: {is: tile-up, tile: 33}}]\n"
    one_card(tmp_path, "mission", body)
    assert mistakes(DEFINITION, tmp_path) == []
    t = Table(mission="mine", packs=[tmp_path])
    own = t.w.content.index["tile/tile-33"]
    assert own in t.w.zones["stack"].mixed
    assert faults(t.w) == []
    other = Table(packs=[tmp_path])
    assert other.where("tile-33") == "tile-box"
    assert faults(other.w) == []


# --- what is wrong -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deck", "body", "says"),
    [
        ("item", "    price: dear\n", "item.yaml:5:12: card 'mine': expected `int`, got `str`"),
        ("item", "    marks: [loud]\n", "item.yaml:5:13: card 'mine': there is no 'loud' here; it is one of melee, ranged"),
        ("item", "    recipe: {gold: 1}\n", "item.yaml:5:14: card 'mine': there is no 'gold' here; it is one of food, fabric"),
        ("item", "    dice: X\n", "item.yaml:5:11: card 'mine': 'X' does not fit here; it must be such as GY or BBR"),
        ("item", "    dice: GGGGGGGGGGGGG\n", "item.yaml:5:11: card 'mine': expected `str` of length <= 12"),
        ("item", "    colour: red\n", "item.yaml:5:5: card 'mine': object contains unknown field `colour`"),
        ("night", "    then: [{do: damge}]\n", "night.yaml:5:12: card 'mine': no effect is called 'damge'; did you mean 'damage'?"),
        (
            "night",
            "    then: [{do: damage, who: everybody}]\n",
            "night.yaml:5:30: card 'mine': in damage: there is no 'everybody' here; it is one of me, tile, others, all",
        ),
        (
            "event",
            "    then: [{do: test, attribute: luck}]\n",
            "event.yaml:5:34: card 'mine': in test: there is no 'luck' here; it is one of strength, skill, stealth",
        ),
        (
            "event",
            "    then: [{do: if, cond: {is: raining}}]\n",
            "event.yaml:5:27: card 'mine': in if: no condition is called 'raining'",
        ),
        ("enemy", "    fighter: {kind: Robot, hp: 2}\n", "enemy.yaml:5:21: card 'mine': there is no 'Robot' here; it is one of Animal, Human"),
        ("enemy", "    fighter: {kind: Animal}\n", "card 'mine': object missing required field `hp`"),
        ("mission", "    days: 3\n", "card 'mine': object missing required field `stages`"),
        ("mission", "    stages: []\n", "card 'mine': expected `array` of length >= 1"),
        (
            "mission",
            "    targets: [5]\n    stages: [{objective: {is: reached, tile: 5}}]\n",
            "mission.yaml:5:15: card 'mine': expected `int` >= 27",
        ),
        (
            "mission",
            "    stages: [{objective: {is: delivered}, deliver: {gold: 1}}]\n",
            "mission.yaml:5:53: card 'mine': there is no 'gold' here; it is one of food, fabric",
        ),
    ],
)  # fmt: skip
def test_check_names_file_line_and_card_of_a_mistake(tmp_path: Path, deck: str, body: str, says: str) -> None:
    (wrong,) = mistakes(DEFINITION, one_card(tmp_path, deck, body))
    assert says in wrong


def test_check_names_an_id_that_is_taken(tmp_path: Path) -> None:
    (wrong,) = mistakes(DEFINITION, one_card(tmp_path, "item", "    price: 3\n", "knife"))
    assert "item.yaml:2:3: card 'knife': stands in this deck already; give your own card another id" in wrong
    with pytest.raises(InvalidPack, match="stands in this deck already"):
        DEFINITION.new(2, packs=[tmp_path])


def test_check_names_what_nobody_could_read(tmp_path: Path) -> None:
    """A mission whose tile is not there is no mission."""
    body = "    targets: [40]\n    distance: 2\n    stages: [{objective: {is: reached, tile: 40}}]\n"
    wrong = mistakes(DEFINITION, one_card(tmp_path, "mission", body))
    assert "mission.yaml:2:3: card 'mine': no rules text (en: no tile-40 among the tiles)" in wrong
