"""What the coach says is played out: the tool that tells whether it is true."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import check_coach


def test_the_answers_of_a_question_are_played_out_beside_what_was_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_coach, "THINKS", 12)
    monkeypatch.setattr(check_coach, "COPIES", 2)
    monkeypatch.setattr(check_coach, "RARELY", 0.5)
    found = [one for number in range(3) for one in check_coach.asked(("naufragos", number, 7))]
    bests = [one for one in found if one.best]
    assert 1 <= len(bests) < len(found), "other answers are looked at, too"
    for one in found:
        assert 0 <= one.told <= 1
        assert one.won in (0.0, 0.5, 1.0)
        assert one.told <= one.told_best
    for one in bests:
        assert (one.told, one.won) == (one.told_best, one.won_best)
    assert found == [one for number in range(3) for one in check_coach.asked(("naufragos", number, 7))], (
        "the same seed, the same"
    )


def test_what_came_is_told_by_what_was_told(capsys: pytest.CaptureFixture[str]) -> None:
    check_coach.reliability("answers", [(0.12, 0.0), (0.14, 0.5), (0.55, 1.0)], check_coach.TOLD)
    head, low, high = capsys.readouterr().out.splitlines()
    assert head.strip() == "answers: told, came, of so many"
    assert low.split() == ["13.0", "25.0", "±", "49.0", "2"]
    assert high.split() == ["55.0", "100.0", "±", "0.0", "1"]
