"""The goals of the team cards (US-1192, US-1193), and what holds for every verb of a card (US-1231, US-1232)."""

from pathlib import Path

import pytest

from holdfast.core.cards.errors import InvalidPack
from holdfast.core.cards.loader import load_content
from holdfast.games.under_our_sun import DEFINITION
from holdfast.games.under_our_sun.combat.hits import Suffer
from holdfast.games.under_our_sun.dice.tests import dice_for
from holdfast.games.under_our_sun.flow.day import DayOver, PhaseEnd
from holdfast.games.under_our_sun.people.death import Die
from holdfast.games.under_our_sun.people.teams import RevealSelf
from tests.games.under_our_sun.cards.expected_events import LINES
from tests.games.under_our_sun.deeds import dictate, facts, settle, table_for
from tests.games.under_our_sun.table import Table

HAVEN, N = "0,0", "0,-1"


def secret(card: str, players: int = 3) -> Table:
    """Seat 1 holds this card, the others are Survivors; it is the Morning of day 2 north of New Haven."""
    t = Table(players, mode="semi")
    t.crew(*("veteran", "scout", "medic", "thickskin")[:players])
    for seat in range(players):
        t.role(seat, card if seat == 1 else f"survivor-{seat + 1}")
    t.blank(N, 2)
    for char in range(players):
        t.at(char, N)
    t.w.day = 2
    t.w.count = 4
    return t


def ending(t: Table) -> tuple[str, tuple[int, ...]]:
    outcome = t.w.outcome
    assert outcome is not None
    return outcome.why, outcome.winners


# --- Saboteur ------------------------------------------------------------------------------------------------------------


def sabotage(day: int, phase: int, revealed: bool = True, fate: str = "") -> Table:
    """He reveals himself in this phase (0 Morning, 2 Night) of this day; then the time is up. His fate: dead, or gone."""
    t = secret("saboteur")
    t.w.day, t.w.count = day, 3 * (day - 1) + 1 + phase
    if revealed:
        t.play(RevealSelf(1), who=1)
    t.w.day, t.w.phase = 5, "night"
    if fate:
        t.w.bit("dead", 1, True)
        t.w.bit("gone", 1, fate == "gone")
    t.play(DayOver())
    return t


@pytest.mark.rule("US-1192")
@pytest.mark.parametrize(("day", "phase"), [(1, 0), (4, 2), (5, 0)])
def test_the_saboteur_wins_a_lost_mission_in_the_open(day: int, phase: int) -> None:
    assert ending(sabotage(day, phase)) == ("saboteur", (1,))


@pytest.mark.rule("US-1192")
def test_the_saboteur_is_too_late_hidden_or_eliminated() -> None:
    for t in (sabotage(5, 1), sabotage(5, 2), sabotage(2, 0, revealed=False), sabotage(2, 0, fate="gone")):
        assert ending(t) == ("time", ())
    assert ending(sabotage(2, 0, fate="dead")) == ("saboteur", (1,))


@pytest.mark.rule("US-1192")
def test_the_saboteur_wins_by_a_failure_too() -> None:
    t = secret("saboteur", 4)
    t.play(RevealSelf(1), who=1)
    t.w.bit("gone", 2, True)
    t.w.bit("gone", 3, True)
    t.play(PhaseEnd())
    assert ending(t) == ("saboteur", (1,))


# --- Executioner -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1192")
@pytest.mark.parametrize(("players", "victims"), [(3, (0,)), (4, (0, 2))])
def test_the_executioner_needs_enough_dead_and_one_by_his_hand(players: int, victims: tuple[int, ...]) -> None:
    t = secret("executioner", players)
    t.play(Suffer(victims[0], 1, by_char=1))
    for char in victims:
        t.play(PhaseEnd())
        assert t.w.outcome is None
        t.play(Die(char))
    assert t.w.outcome is None
    t.play(PhaseEnd())
    assert ending(t) == ("executioner", (1,))


@pytest.mark.rule("US-1192")
def test_an_enemy_he_sent_counts_as_his_hand() -> None:
    t = secret("executioner")
    sent = t.foe("liberty-recruit", N, by=1)
    t.play(Suffer(0, 1, sent))
    t.play(Die(0))
    t.play(PhaseEnd())
    assert ending(t) == ("executioner", (1,))


@pytest.mark.rule("US-1192")
def test_deaths_without_him_are_not_his() -> None:
    for by in ("nobody", "another", "another victim"):
        t = secret("executioner")
        stray = t.foe("liberty-recruit", N)
        if by == "nobody":
            t.play(Suffer(0, 1, stray))
        elif by == "another":
            t.play(Suffer(0, 1, by_char=2))
        else:
            t.play(Suffer(2, 1, by_char=1))
        t.play(Die(0))
        t.play(PhaseEnd())
        assert t.w.outcome is None, by


# --- Arsonist ----------------------------------------------------------------------------------------------------------------


def fire(day: int = 2, revealed: bool = True, at: str = HAVEN, near: tuple[str, ...] = (HAVEN, N)) -> Table:
    t = secret("arsonist")
    t.w.day = day
    if revealed:
        t.play(RevealSelf(1), who=1)
    t.at(1, at)
    for pos, id in zip(near, ("liberty-recruit", "liberty-enforcer"), strict=False):
        t.foe(id, pos)
    return t


@pytest.mark.rule("US-1192")
def test_the_arsonist_alone_at_home_with_two_sons_of_liberty() -> None:
    t = fire()
    t.w.phase = "afternoon"
    t.play(PhaseEnd())
    assert t.w.outcome is None
    t.w.phase = "night"
    t.play(PhaseEnd())
    assert ending(t) == ("arsonist", (1,))


@pytest.mark.rule("US-1192")
def test_the_arsonist_needs_all_of_it() -> None:
    for t in (fire(day=1), fire(revealed=False), fire(at=N), fire(near=(HAVEN,))):
        t.w.phase = "night"
        t.play(PhaseEnd())
        assert t.w.outcome is None
    company = fire()
    company.at(2, HAVEN)
    company.w.phase = "night"
    company.play(PhaseEnd())
    assert company.w.outcome is None
    humans = fire(near=(HAVEN,))
    humans.foe("raider", N)
    humans.w.phase = "night"
    humans.play(PhaseEnd())
    assert humans.w.outcome is None


@pytest.mark.rule("US-1192", "US-965")
def test_only_the_arsonist_leads_sons_of_liberty_into_new_haven() -> None:
    for card, may in (("arsonist", True), ("saboteur", False)):
        t = secret(card)
        t.ap(6, 6, 6)
        t.at(0, HAVEN)
        t.at(2, HAVEN)
        foe = t.foe("liberty-recruit", N)
        t.play(RevealSelf(1), who=1)
        t.turn(1)
        assert (f"sol-move:foe-{foe}:{HAVEN}" in t.keys()) is may
        if may:
            t.choose(f"sol-move:foe-{foe}:{HAVEN}")
            assert [f.pos for f in t.w.foes] == [HAVEN]
            assert t.w.ap[1] == 4


@pytest.mark.rule("US-1193", "US-1191")
def test_a_table_without_a_traitor_plays_on() -> None:
    """The SoL card stayed in the pile: nobody has its options, and a lost mission is lost for all."""
    t = secret("survivor-2")
    for seat in range(3):
        t.turn(seat)
        assert not [key for key in t.keys() if key.startswith(("sol", "reveal-sol"))]
    t.play(Suffer(0, 1, by_char=2), Die(0), PhaseEnd())
    assert t.w.outcome is None
    t.w.day = 5
    t.play(DayOver())
    assert ending(t) == ("time", ())


# --- verbs -------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("US-1231")
def test_an_unknown_verb_is_an_error_when_cards_are_loaded(tmp_path: Path) -> None:
    words = "{en: Oddity, it: Stranezza, es: Rareza}"
    card = f"cards:\n  oddity:\n    name: {words}\n    flavour: {words}\n    then: [{{do: VERB}}]\n"
    (tmp_path / "event.yaml").write_text(card.replace("VERB", "fill-water"), encoding="utf-8")
    found = load_content(DEFINITION, [tmp_path])
    assert "event/oddity" in found.index
    bad = tmp_path / "bad"
    bad.mkdir()
    (bad / "event.yaml").write_text(card.replace("VERB", "dance"), encoding="utf-8")
    with pytest.raises(InvalidPack, match="dance"):
        load_content(DEFINITION, [bad])


@pytest.mark.rule("US-1231")
def test_the_same_seed_and_answers_give_the_same_table() -> None:
    """Undictated: what chance decides is decided by the seed alone."""
    for line in [ln for ln in LINES if ln.how == "event" and not any("dice" in g for g in ln.given)]:
        ends = []
        for _ in range(2):
            t, _before = table_for(line)
            dictate(t, line)
            settle(t, line.answers)
            ends.append((facts(t), t.w.chance.state))
        assert ends[0] == ends[1]


@pytest.mark.rule("US-1232")
def test_a_passive_effect_comes_and_goes_with_its_card() -> None:
    t = Table()
    t.crew("veteran", "scout")
    w = t.w
    assert dice_for(w, 0, "stealth") == "Y"
    t.item(0, "camouflage-cloak")
    assert dice_for(w, 0, "stealth") == "YB"
    card = w.things(0)[0]
    w.tapped = (card,)
    assert dice_for(w, 0, "stealth") == "Y"
    w.tapped = ()
    w.move(card, w.locate(card), "gear-1")
    assert (dice_for(w, 0, "stealth"), dice_for(w, 1, "stealth")) == ("Y", "GGB")


@pytest.mark.rule("US-1232", "US-781")
def test_electric_cards_are_off_in_a_solar_storm_and_on_again() -> None:
    t = Table()
    t.night()
    t.item(0, "flashlight", "night-goggles")
    for word, off in (("", True), ("solar-storm", False), ("storm", True)):
        t.w.keyword = word
        assert (t.w.perk(0, "no-night-die") >= 0) is off
        assert (t.w.perk(0, "no-night-card") >= 0) is off


@pytest.mark.rule("US-1205", "US-711")
def test_every_trader_has_a_display_of_water_cubes_and_cards() -> None:
    from holdfast.games.under_our_sun.trade.wares import PlaceDealer

    t = Table()
    t.play(PlaceDealer(), PlaceDealer(), PlaceDealer())
    stalls = t.game.view(None)["traders"]
    assert [stall["name"] for stall in stalls] == [
        f"mission-and-other/{id}" for id in ("lawrence", "dealer-1", "dealer-2")
    ]
    for stall in stalls:
        assert (stall["water"], sum(stall["goods"].values()), len(stall["cards"])) == (4, 4, 3)
