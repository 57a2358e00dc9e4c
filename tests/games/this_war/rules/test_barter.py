"""Barter (TW-960 to TW-968)."""

import pytest

from holdfast.games.this_war.things.barter import Barter
from holdfast.games.this_war.things.stores import FoodPrice
from tests.games.this_war.table import Table


def trading(*offer: str, commission: int = 0, people: tuple[str, ...] = ("anton",), **store: int) -> Table:
    t = Table()
    t.people(*people)
    t.store(**store)
    t.in_phase("day", Barter(offer, commission))
    return t


@pytest.mark.rule("TW-960", "TW-966")
def test_only_what_is_on_offer_and_in_the_box() -> None:
    t = trading("yellow", jewelry=1, meds=3)
    t.choose("give:jewelry")
    assert {key for key in t.keys() if key.startswith("take:") and key.count(":") == 1} == {
        "take:bandages", "take:herbal-meds", "take:herb", "take:chems",
    }, "no Meds are left in the box"  # fmt: skip


@pytest.mark.rule("TW-961")
def test_outside_one_pays_from_the_findings_pile() -> None:
    t = Table()
    t.people("anton")
    t.store(jewelry=1)
    t.outside("hotel", "anton")
    t.pile(knife=1)
    t.run(Barter(("green",), 0))
    assert "give:jewelry" not in t.keys()
    t.choose("give:knife")
    t.choose("take:vegetable")
    t.choose("take:sugar")
    assert t.asked == "haggle"
    t.choose("done")
    assert t.piled() == {"vegetable": 1, "sugar": 1}
    assert t.stored() == {"jewelry": 1}


@pytest.mark.rule("TW-962", "TW-963", "TW-965")
def test_what_is_overpaid_is_lost() -> None:
    t = trading("green", commission=1, jewelry=1, book=1, knife=1)
    t.choose("give:book")
    t.choose("give:knife")
    t.choose("take:vegetable")
    t.choose("new-deal")
    assert t.refuses("take:sugar") == {"TW-963"}, "no change is given"
    t.choose("done")
    assert t.stored() == {"jewelry": 1, "vegetable": 1}


@pytest.mark.rule("TW-964")
def test_resources_are_not_traded() -> None:
    t = trading("any", wood=5, water=2, coffee=1)
    assert {key for key in t.keys() if key.startswith("give:")} == {"give:coffee"}
    assert t.refuses("take:wood") == {"HF-01"}


@pytest.mark.rule("TW-966")
def test_what_was_given_is_not_bought_back_in_the_same_deal() -> None:
    t = trading("grey", sawblade=1, jewelry=1)
    t.choose("give:sawblade")
    t.choose("give:jewelry")
    assert "take:sawblade" not in t.keys()
    t.choose("new-deal")
    t.choose("done") if "done" in t.keys() else None
    assert t.stored() == {}


@pytest.mark.rule("TW-967", "TW-968")
def test_changed_prices_hold_for_both_sides() -> None:
    t = Table()
    t.people("anton")
    t.store(vegetable=1)
    t.run(FoodPrice(3))
    t.in_phase("day", Barter(("green",), 0))
    t.choose("give:vegetable")
    assert t.refuses("take:raw-food") == {"TW-963"}
    t.choose("take:sugar")
    t.choose("take:moonshine")
    assert t.w.deal is not None
    assert t.w.deal.credit == 8 - 6


@pytest.mark.rule("TW-962", "TW-1713")
def test_katia_bargains() -> None:
    t = trading("green", commission=4, people=("katia",), book=1)
    assert t.asked == "haggle", "no Commission"
    t.choose("take:sugar")
    assert t.stored() == {"book": 1, "sugar": 1}, "and three less to pay"
    assert t.refuses("take:moonshine") == {"TW-963"}


@pytest.mark.rule("TW-960")
def test_who_cannot_pay_the_commission_does_not_trade() -> None:
    t = trading("green", commission=2, coffee=1)
    assert t.idle
    assert t.stored() == {"coffee": 1}
