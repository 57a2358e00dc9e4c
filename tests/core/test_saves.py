"""A save is opened exactly as it was, or refused with a sentence; never half."""

import json
import re

import msgspec
import pytest

import holdfast
from holdfast.core.state import save as saves
from holdfast.core.state.save import MAX_BYTES, BadSave
from tests.core.stories import new, planning, wander
from tests.core.toy import DEFINITION, Raft, declared


def load(data, kind=DEFINITION):
    return saves.load(data, lambda name: kind)


def signed(document):
    """A document with a fitting checksum, as a newer or a meddling program would write it."""
    world = msgspec.Raw(json.dumps(document["world"]).encode())
    plain = msgspec.convert(document | {"world": world, "sum": ""}, saves.Document)
    return msgspec.json.encode(msgspec.structs.replace(plain, sum=saves._checksum(plain)))


def refused(data, says, kind=DEFINITION):
    with pytest.raises(BadSave) as caught:
        load(data, kind)
    assert re.search(says, str(caught.value)), str(caught.value)


@pytest.mark.parametrize("seed", range(6))
def test_saved_and_loaded_is_the_same_at_every_question(seed):
    game = new(players=1 + seed % 3, seed=seed, sea="rough" if seed % 2 else "calm")
    while not game.over:
        data = game.save()
        again = load(data)
        assert again.save() == data
        assert again.view(0) == game.view(0)
        assert [option.key for option in again.question.options] == [option.key for option in game.question.options]
        wander(game, seed + len(game.journal), answers=1)
    data = game.save()
    assert load(data).save() == data
    assert load(data).outcome == game.outcome


def test_a_loaded_game_goes_on_as_the_saved_one():
    for seed in range(6):
        game = wander(new(seed=seed), seed, answers=11)
        again = load(game.save())
        assert wander(again, 9).save() == wander(game, 9).save()


def test_the_public_face_loads_by_the_name_of_the_game(monkeypatch):
    monkeypatch.setitem(holdfast.GAMES, "toy", "tests.core.toy")
    game = holdfast.new("toy", players=2, options={"sea": "rough"}, seed=3)
    game.choose(game.question.options[0])
    again = holdfast.load(game.save())
    assert again.save() == game.save()
    assert again.options == {"language": "en", "sea": "rough"}


def test_what_is_dictated_but_not_yet_used_is_saved_too():
    game = planning(players=1)
    game.dictate(dice=[5, 1], draws=["sea/leak"])
    data = game.save()
    assert load(data).save() == data


def test_a_part_of_a_save():
    data = planning().save()
    for length in (0, 1, len(data) // 3, len(data) - 1):
        refused(data[:length], "not a save of Holdfast, or only a part of one; load another copy")


@pytest.mark.parametrize("data", [b"[]", b"null", b"\xff\xfe", b"PK\x03\x04", b'{"a":' + b"[" * 100_000], ids=range(5))
def test_another_file(data):
    refused(data, "not a save of Holdfast")


def test_a_document_that_lacks_what_a_save_has():
    refused(b"{}", r"this save is damaged \(.*missing required field.*\); load another copy")


def test_any_flipped_bit_is_found():
    data = bytearray(wander(new(seed=1), 1, answers=8).save())
    for place in range(0, len(data), 61):
        for bit in (0, 3):
            data[place] ^= 1 << bit
            with pytest.raises((BadSave, holdfast.UnknownName)):
                load(bytes(data))
            data[place] ^= 1 << bit
    load(bytes(data))


def test_a_changed_value_is_found():
    document = json.loads(planning().save())
    document["world"]["wood"] = 99
    refused(json.dumps(document).encode(), r"changed or damaged .* \(its checksum does not fit\); load another copy")


def test_a_file_that_is_too_large():
    refused(b" " * (MAX_BYTES + 1), "larger than 16 MiB: it is not a save of Holdfast")


def test_a_save_of_a_newer_holdfast():
    document = json.loads(planning().save()) | {"format": 2, "unheard_of": 1}
    refused(json.dumps(document).encode(), "has format 2, made by a newer Holdfast; this one reads up to 1: upgrade")


def test_a_game_that_is_not_there():
    data = signed(json.loads(planning().save()) | {"game": "chess"})
    with pytest.raises(holdfast.UnknownName, match="there is no game 'chess'; there are "):
        holdfast.load(data)


def test_an_option_that_is_not_there():
    data = signed(json.loads(planning().save()) | {"options": {"sea": "frozen"}})
    with pytest.raises(holdfast.UnknownName, match="option sea of toy is one of calm, rough, not 'frozen'"):
        load(data)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"wood": "much"}, r"cannot be read \(Expected `int`, got `str` - at `\$.wood`\)"),
        ({"wood": -1}, r"is not a legal one \(less than no wood\)"),
        ({"stack": [[{"do": "fly"}, {}]]}, r"cannot be read \(no effect is called 'fly'"),
        ({"stack": [[{"do": "settle", "n": 1}, {"seat": 7}]]}, r"asks a seat that is not there"),
        ({"players": 2}, r"is not a legal one \(2 seats are not 3\)"),
        ({"pools": [[0, 1, 1], [4]]}, r"is not a legal one \(a card lies in two places\)"),
        ({"pools": [[], [999]]}, r"is not a legal one \(there is no such card\)"),
        ({"seen": []}, r"is not a legal one \(there is no such card\)"),
        ({"pools": [[], []]}, r"is not a legal one \(more cards are to come than there are\)"),
        ({"pools": []}, r"cannot be read \(list index out of range\)"),
        ({"stack": [[{"do": "whirl"}, {}]]}, r"cannot be played \(EndlessEffects"),
        ({"stack": []}, r"cannot be played \(EndlessEffects"),
        ({"zones": {}}, r"cannot be played|cannot be read"),
    ],
    ids=str,
)
def test_a_position_that_cannot_be(change, says):
    document = json.loads(planning().save())
    document["world"] |= change
    if "zones" in change:
        document["world"]["stack"] = [[{"do": "draw-sea"}, {"seat": 0}]]
    refused(signed(document), says)


def otherwise(folder, **changes):
    """The toy with other cards: texts of its decks replaced."""
    (folder / "content").mkdir()
    for deck in ("sea", "role"):
        text = (DEFINITION.folder / "content" / f"{deck}.yaml").read_text(encoding="utf-8")
        for old, new_ in changes.items():
            text = re.sub(old, new_, text)
        (folder / "content" / f"{deck}.yaml").write_text(text, encoding="utf-8")
    return declared(folder=folder)


def same_position(again, game):
    assert again.notice is None, "opened exactly, not played again"
    assert again.journal == game.journal
    assert again.view(0) == game.view(0)
    assert wander(again, 1).over


def test_an_edited_sentence_is_not_another_card(tmp_path):
    game = wander(new(seed=6), 6, answers=12)
    other = otherwise(tmp_path, **{r"A fin\.": "Two fins."})
    assert other.content().unique != DEFINITION.content().unique
    assert other.content().hash == DEFINITION.content().hash
    same_position(load(game.save(), other), game)


def test_a_position_opens_exactly_although_cards_do_something_else_now(tmp_path):
    game = planning(players=1, seed=1)
    game.choose("put:build", 0)
    other = otherwise(tmp_path, **{r"then: \[\{do: gain\}\]": "then: [{do: gain, n: -9}]"})
    assert other.content().hash != DEFINITION.content().hash
    same_position(load(game.save(), other), game)


FIRST_CARD = r"(?m)^cards:\n  [a-z-]+:$"


def test_with_other_cards_the_journal_is_played_again_as_far_as_it_fits(tmp_path):
    game = wander(new(seed=6), 6, answers=12)
    again = load(game.save(), otherwise(tmp_path, **{FIRST_CARD: "cards:\n  somebody-else:"}))
    fitted, answers = again.notice
    assert fitted <= answers == 12
    assert len(again.journal) == fitted
    assert wander(again, 1).over
    assert load(game.save()).notice is None


def test_other_cards_with_which_an_answer_does_not_fit_stop_there(tmp_path):
    game = planning(players=1, seed=1)
    game.choose("put:build", 0)
    answers = len(game.journal)
    less = "then: [{do: gain, n: -9}]"
    other = otherwise(
        tmp_path,
        **{
            FIRST_CARD: "cards:\n  somebody-else:",
            r"then: \[\{do: gain\}\]": less,
            r"then: \[(come-back|stow|scout|\{do: wound\})\]": less,
            "- do: last": "- {do: gain, n: -9}\n      - do: last",
        },
    )
    again = load(game.save(), other)
    assert again.notice == (answers - 1, answers), "no wood is left to build with"
    assert len(again.journal) == answers - 1
    assert wander(again, 1).over


class Raft2(Raft, kw_only=True):
    """The toy's world one version later: wood is called planks there."""

    planks: int


def test_a_save_of_an_older_version_is_migrated():
    def step(world):
        return world | {"planks": world["wood"]}

    game = wander(new(seed=6), 6, answers=12)
    again = load(game.save(), declared(version=2, world=Raft2, migrations={1: step}))
    assert again.notice is None, "opened exactly, not played again"
    assert again.world.planks == game.world.wood
    assert again.journal == game.journal


def test_a_save_of_an_older_version_without_a_migration_is_played_again():
    game = wander(new(seed=6), 6, answers=12)
    again = load(game.save(), declared(version=2, world=Raft2, set_up=set_up_2))
    assert again.notice == (12, 12)
    assert again.world.planks == 0


def set_up_2(players, options, chance, content):
    w = DEFINITION.rules.set_up(players, options, chance, content)
    return Raft2(planks=0, **{name: getattr(w, name) for name in w.__struct_fields__})


def test_a_save_of_newer_rules_is_played_again():
    game = wander(new(seed=6, kind=declared(version=3)), 6, answers=12)
    assert load(game.save()).notice == (12, 12)
