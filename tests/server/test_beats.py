"""What happened, beat by beat: patches that lead from view to view, and nothing that a seat may not see."""

from random import Random

import msgspec
import pytest

import holdfast
from holdfast.core.state.json_patch import apply_patch
from tests.server.conftest import Start
from tests.server.people import Running, Seat

PARTS = {"kind", "seq", "lines", "cards", "dice", "place", "who", "patch"}


def stepped(view: dict, state: dict) -> dict:
    for beat in state["beats"]:
        view = apply_patch(view, beat["patch"])
    return view


@pytest.mark.parametrize("game", ["robinson", "naufragos", "this_war", "under_our_sun"])
def test_patches_beat_by_beat_lead_to_the_table_as_it_is(server: Running, game: str) -> None:
    person = server.person()
    options = {"characters": "random"} if game in ("naufragos", "under_our_sun") else {}
    made = person.create(game, ("me", "me"), options=options)
    whole, parts = person.socket(made["id"]), person.socket(made["id"], patches=True)
    random = Random(game)
    view, beats, kinds = parts.state["view"], 0, set()
    assert view is not None
    for _ in range(60):
        if whole.state["over"]:
            break
        whole.until_asked()
        seat = whole.state["seat"]
        if parts.state["seat"] != seat:
            parts.send(type="seat", seat=seat)
            parts.until(lambda m, s=seat: m["type"] == "state" and m["seat"] == s)
            view = parts.state["view"]
        before = whole.state["view"]
        seq = whole.state["seq"]
        said = give_any(whole, random)
        assert said["type"] == "state"
        if said["base"] is not None:
            assert stepped(before, said) == said["view"], "the last patch leads to the state"
        while parts.state["seq"] < whole.state["seq"]:
            told = parts.until(lambda m, n=parts.state["seq"]: m["type"] == "state" and m["seq"] > n)
            if told["view"] is not None:
                view = told["view"]
            else:
                assert told["base"] is not None
                view = stepped(view, told)
                assert told["size"] == len(msgspec.json.encode(view)), "so that who keeps it sees whether it fits"
            for beat in told["beats"]:
                assert set(beat) == PARTS
                beats += 1
                kinds.add(beat["kind"])
        if parts.state["seat"] == whole.state["seat"] and parts.state["seq"] == whole.state["seq"]:
            assert view == whole.state["view"]
            assert parts.state["question"] == whole.state["question"], "with the options that were not told again"
        assert whole.state["seq"] > seq
    assert beats > 10
    assert len(kinds) > 2


def test_lines_of_beats_are_the_new_lines_of_the_log(server: Running) -> None:
    person = server.person()
    made = person.create("robinson", ("me",))
    seat = person.socket(made["id"])
    random = Random(3)
    compared = 0
    for _ in range(40):
        if seat.state["over"]:
            break
        said = give_any(seat, random)
        if said["base"] is None:
            continue
        new = [line["text"] for line in said["log"]["lines"]]
        assert [line for beat in said["beats"] for line in beat["lines"]] == new
        for beat in said["beats"]:
            assert set(beat["cards"]) <= set(seat.cards), "a card that is named has been told"
        compared += len(new)
    assert compared > 20


def test_dice_lie_in_the_beat_in_which_they_fell(server: Running) -> None:
    person = server.person()
    made = person.create("under_our_sun", ("me", "me"), options={"characters": "random"})
    seat = person.socket(made["id"])
    random = Random(8)
    thrown = 0
    for _ in range(80):
        if seat.state["over"]:
            break
        said = give_any(seat, random)
        for beat in said.get("beats", []):
            thrown += len(beat["dice"])
            assert all(roll["faces"] for roll in beat["dice"])
    assert thrown > 3


def test_who_finds_that_it_does_not_fit_is_shown_the_whole(server: Running) -> None:
    person = server.person()
    made = person.create("robinson", ("me",))
    seat = person.socket(made["id"], patches=True)
    give_any(seat, Random(1))
    assert seat.state["view"] is None
    seat.send(type="whole")
    told = seat.until(lambda m: m["type"] == "state")
    assert told["view"] is not None
    assert told["beats"] == []


def test_what_was_taken_back_is_no_beat(server: Running) -> None:
    person = server.person()
    made = person.create("robinson", ("me",))
    seat = person.socket(made["id"], patches=True)
    before = seat.state["view"]
    give_any(seat, Random(1))
    seat.send(type="undo", seq=seat.state["seq"])
    told = seat.until(lambda m: m["type"] == "state" and m["view"] is not None)
    assert told["beats"] == []
    assert told["view"]["zones"] == before["zones"]


def test_after_a_restart_the_whole_is_told(start: Start, url: str) -> None:
    server = start(url)
    person = server.person()
    made = person.create("robinson", ("me",))
    seat = person.socket(made["id"], patches=True)
    give_any(seat, Random(2))
    seat.close()
    again = person.socket(made["id"], patches=True)
    assert again.state["view"] is not None
    assert again.state["beats"] == []
    assert holdfast.definition("robinson").beats


def give_any(seat: Seat, random: Random) -> dict:
    seat.until_asked()
    open_ones = [o for o in seat.state["question"]["options"] if o["open"]]
    onward = [o for o in open_ones if not o["back"]] or open_ones
    return seat.give(random.choice(onward)["key"])
