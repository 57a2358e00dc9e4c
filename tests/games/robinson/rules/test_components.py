"""Components (RC-001 to RC-013): dice, tracks, costs, the island, and what never runs out."""

import pytest

from holdfast.games.robinson.island.geography import SPACES
from holdfast.games.robinson.island.tokens import PutToken
from holdfast.games.robinson.people.morale import Morale
from holdfast.games.robinson.rules import ACTION_DICE
from holdfast.games.robinson.things.resources import Gain, Level
from tests.games.robinson.table import Table

SETS = {"build": "build:weapon", "gather": "gather:M2-wood", "explore": "explore:N1"}
"""A one-pawn Action of each colour."""
FACES = {"build": (4, 4, 3), "gather": (1, 5, 3), "explore": (3, 5, 5)}
"""How many faces of each die show Wound, Success, Adventure."""

HARMLESS = {"build": "hard-work", "gather": "unexpected-discovery", "explore": "lost-in-the-woods"}
"""An Adventure of each colour that asks nothing."""


def rolled(kind: str, *faces: int) -> Table:
    """One player takes a one-pawn Action, and the dice fall as told; stops before they are read."""
    t = Table(players=3)
    t.characters("cook", "carpenter", "explorer")
    t.tile("M2", 11)
    t.give(wood=1)
    t.determination(0, 2, 2)  # the owners of the reroll skills keep the window open
    t.w.wounds[:3] = [0, 0, 0]
    t.to_planning()
    t.plan(0, SETS[kind])
    if kind == "gather":
        t.determination(2, 2, 2)
    t.game.dictate(dice=faces)
    t.resolve()
    return t


@pytest.mark.rule("RC-001")
@pytest.mark.parametrize("kind", SETS)
def test_a_colour_set_is_rolled_together(kind: str) -> None:
    t = rolled(kind, 0, 0, 5)
    (dice,) = t.w.laid
    assert dice.kind == kind  # type: ignore[union-attr]
    assert dice.faces == (0, 0, 5)  # type: ignore[union-attr]


@pytest.mark.rule("RC-002")
@pytest.mark.parametrize("kind", SETS)
def test_action_dice_have_six_sides(kind: str) -> None:
    t = rolled(kind, 5, 5, 5)
    assert t.w.laid[0].sides == (6, 6, 6)  # type: ignore[union-attr]
    assert t.w.laid[0].faces == (5, 5, 5)  # type: ignore[union-attr]
    assert [len(faces) for faces in ACTION_DICE[kind]] == [6, 6, 6]
    t.go_on()
    assert not t.w.laid


@pytest.mark.rule("RC-001", "RC-002")
@pytest.mark.parametrize("kind", SETS)
def test_the_faces_of_the_dice_do_what_they_show(kind: str) -> None:
    wounds = determination = adventures = 0
    field = {"build": "building", "gather": "gathering", "explore": "exploration"}[kind]
    calm = ACTION_DICE[kind][2].index("blank")
    for shown in range(6):
        t = rolled(kind, shown, 0, calm)
        t.go_on()
        wounds += t.w.wounds[0]
        t = rolled(kind, 5, shown, calm)
        before = t.w.determination[0]
        t.go_on()
        determination += (t.w.determination[0] - before) == 2
        t = rolled(kind, 5, 0, shown)
        size = t.w.size(f"{field}-adventure")
        t.draws(f"{field}-adventure/{HARMLESS[kind]}")
        t.go_on()
        adventures += size - t.w.size(f"{field}-adventure")
    assert (wounds, 6 - determination, adventures) == FACES[kind]


@pytest.mark.rule("RC-003")
def test_the_brown_wound_die_has_four_wounds_and_the_list_can_be_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    wounded = [shown for shown in range(6) if wounds_of(shown)]
    assert wounded == [0, 1, 2, 3]
    other = (("wound",) * 2 + ("blank",) * 4, *ACTION_DICE["build"][1:])
    monkeypatch.setitem(ACTION_DICE, "build", other)
    assert [shown for shown in range(6) if wounds_of(shown)] == [0, 1]


def wounds_of(shown: int) -> int:
    t = rolled("build", shown, 0, 5)
    t.go_on()
    return t.w.wounds[0]


@pytest.mark.rule("RC-004")
def test_the_morale_marker_never_leaves_its_seven_levels() -> None:
    t = Table()
    seen = [t.w.morale]
    for step in (1, 1, 1, 1, 2):
        t.play(Morale(step))
        seen.append(t.w.morale)
    assert seen == [0, 1, 2, 3, 3, 3]
    for _ in range(8):
        t.play(Morale(-1))
        seen.append(t.w.morale)
    assert seen[6:] == [2, 1, 0, -1, -2, -3, -3, -3]
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-005")
@pytest.mark.parametrize(("level", "tokens"), [(-3, 2), (-2, 3), (-1, 4), (0, 5), (1, 6), (2, 7)])
def test_each_morale_level_gives_or_takes_determination(level: int, tokens: int) -> None:
    t = Table()
    t.determination(5, 5, 5)
    t.wounds(1, 1, 1)
    t.w.morale = level
    t.phase("morale")
    t.go_on()
    assert t.w.determination[:3] == [tokens, 5, 5]
    assert t.w.wounds[:3] == [1, 1, 1]
    assert t.w.morale == level


@pytest.mark.rule("RC-005", "RC-233")
@pytest.mark.parametrize(("answer", "tokens", "wounds"), [("determination", 3, 2), ("heal", 1, 1)])
def test_at_the_top_of_morale_the_first_player_chooses(answer: str, tokens: int, wounds: int) -> None:
    t = Table()
    t.determination(1, 1, 1)
    t.wounds(2, 2, 2)
    t.w.morale = 3
    t.phase("morale")
    t.answer(answer)
    assert t.w.determination[:3] == [tokens, 1, 1]
    assert t.w.wounds[:3] == [wounds, 2, 2]


@pytest.mark.rule("RC-006")
@pytest.mark.parametrize(("players", "wood", "fur"), [(1, 2, 1), (2, 2, 1), (3, 3, 2), (4, 4, 3)])
@pytest.mark.parametrize("what", ["shelter", "roof", "palisade"])
def test_what_a_home_costs_by_number_of_players(players: int, wood: int, fur: int, what: str) -> None:
    for pay, price in (("wood", wood), ("fur", fur)):
        poor = Table(players=players)
        if what != "shelter":
            poor.shelter()
        poor.give(**{pay: price - 1})
        poor.to_planning()
        assert f"build:{what}:{pay}" not in poor.keys(0)

        t = Table(players=players)
        if what != "shelter":
            t.shelter()
        t.give(**{pay: price})
        t.to_planning()
        t.plan(0, f"build:{what}:{pay}", f"join:build:{what}:pawn")
        t.resolve()
        t.go_on()
        assert t.w.stock[pay] == 0
        assert (t.w.shelter, t.w.levels["roof"], t.w.levels["palisade"]) == (
            True,
            int(what == "roof"),
            int(what == "palisade"),
        )


@pytest.mark.rule("RC-007")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_weapon_level_costs_one_wood_and_never_fur(players: int) -> None:
    t = Table(players=players)
    t.give(fur=5)
    t.to_planning()
    assert not [key for key in t.keys(0) if key.startswith("build:weapon")]
    t = Table(players=players)
    t.give(wood=1, fur=5)
    t.to_planning()
    assert [key for key in t.keys(0) if key.startswith("build:weapon")] == ["build:weapon"]
    t.plan(0, "build:weapon", "join:build:weapon:pawn")
    t.resolve()
    t.go_on()
    assert (t.w.levels["weapon"], t.w.stock["wood"], t.w.stock["fur"]) == (1, 0, 5)


@pytest.mark.rule("RC-008")
@pytest.mark.parametrize("track", ["roof", "palisade", "weapon"])
def test_levels_have_no_top_and_end_at_zero(track: str) -> None:
    t = Table()
    t.shelter()
    t.levels(**{track: 40})
    t.play(Level(track, 1))
    assert t.w.levels[track] == 41
    t.levels(**{track: 1})
    t.play(Level(track, -3, if_possible=True))
    assert t.w.levels[track] == 0
    assert t.w.wounds[:3] == [0, 0, 0]


@pytest.mark.rule("RC-009")
def test_cubes_and_tokens_never_run_out_but_cards_do() -> None:
    t = Table()
    t.play(Gain("wood", 200), Gain("fur", 200))
    assert (t.w.stock["wood"], t.w.stock["fur"]) == (200, 200)
    for field in ("build", "gather", "explore"):
        t.play(PutToken("adventure", field), PutToken("reroll", field), PutToken("pawn", field))
    for space in SPACES:
        t.spot(space, tokens=("pawn",))
    assert all(t.w.fields[field] == ("adventure", "reroll", "pawn") for field in ("build", "gather", "explore"))
    for number in (1, 2, 3, 4, 5, 6, 7, 9, 10, 11):
        t.fetch(f"tile/tile-{number}", "box")
    t.to_planning()
    assert t.why("explore:N1", 0) == {"RC-410"}


@pytest.mark.rule("RC-010")
@pytest.mark.parametrize(
    ("camp", "near"),
    [
        ("M1", {"M2", "N1", "S1"}),
        ("M2", {"M1", "M3", "N1", "N2", "S1", "S2"}),
        ("M4", {"M3", "N3", "N4", "S3", "S4"}),
        ("N1", {"N2", "M1", "M2"}),
        ("N4", {"N3", "M4"}),
        ("S3", {"S2", "S4", "M3", "M4"}),
        ("S4", {"S3", "M4"}),
    ],
)
def test_the_island_has_twelve_spaces_in_three_shifted_rows(camp: str, near: set[str]) -> None:
    t = Table()
    beach = t.w.spots["M1"].tile
    t.spot("M1", tile=-1)
    t.spot(camp, tile=beach)
    t.w.camp = camp
    t.to_planning()
    assert {key.removeprefix("explore:") for key in t.keys(0) if key.startswith("explore:")} == near
    far = set(SPACES) - near - {camp}
    assert len(far) == 11 - len(near)
    assert all(t.why(f"explore:{space}", 0) == {"RC-401"} for space in far)


@pytest.mark.rule("RC-011", "RC-120", "RC-122")
@pytest.mark.parametrize("scenario", ["castaways", "cursed-island", "jenny", "cannibals", "family"])
def test_the_game_starts_at_the_beach_in_the_west(scenario: str) -> None:
    t = Table(scenario=scenario)
    beach = t.w.tile("M1")
    assert beach is not None
    assert (t.w.camp, beach.number, beach.terrain) == ("M1", 8, "beach")
    assert [space for space in SPACES if t.w.tile(space)] == ["M1"]
    assert not t.w.shelter


@pytest.mark.rule("RC-012")
def test_there_is_room_for_more_than_eighteen_inventions() -> None:
    t = Table(players=1)
    t.characters("explorer")
    names = [card.id for card in t.w.content.deck("invention") if card.id != "shortcut"]
    t.invention(*names)
    assert len(t.w.ids("inventions")) == 29
    t.give(wood=1, fur=1)
    t.to_planning()
    t.plan(0, "build:sling:fur", "join:build:sling:pawn")
    t.resolve()
    t.go_on()
    assert t.w.ids("items") == ["sling"]
    assert len(t.w.ids("inventions")) == 28


@pytest.mark.rule("RC-013")
def test_the_volcano_on_the_back_of_the_beach_matters_only_on_volcano_island() -> None:
    t = Table(scenario="volcano")
    assert (t.w.content.cards[t.w.spots["M3"].tile].id, t.w.spots["M3"].down) == ("tile-8", True)
    assert "M3" not in t.w.adjacent()
    assert "beach" not in t.w.terrains()
    for scenario in ("castaways", "cursed-island", "jenny", "cannibals", "family"):
        other = Table(scenario=scenario)
        other.w.round = 4
        other.phase("production")
        assert (other.w.stock["wood"], other.w.stock["food"]) == (1, 1)
        assert "beach" in other.w.terrains()
