"""How the island is told: the expedition, the way home, cards that come and go, fights, votes, and the end."""

from collections import Counter
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.table.world import Cast
from holdfast.core.words.log import Line
from holdfast.games.naufragos import phrases
from holdfast.games.naufragos.castaways import whom
from holdfast.games.naufragos.decisions import CountVotes
from holdfast.games.naufragos.ending import card_points, token_points
from holdfast.games.naufragos.house_rules import StepOn
from holdfast.games.naufragos.lines import Told, following, group, key, keys, level, line, one, other
from holdfast.games.naufragos.numbers import STORY_OF
from holdfast.games.naufragos.plot import plot_card
from holdfast.games.naufragos.world import PLACE_OF_CAMP_CARD, Shore, actor

# --- the expedition -----------------------------------------------------------------------------------------------------


def expedition(w: Shore, e: Any, by: Cause) -> Told:
    return line("expedition", n=w.difficulty, **group(w, e.seats))


def draw_card(w: Shore, e: Any, by: Cause) -> Told:
    return line("draw-card", deck=e.deck, card=key(w, w.zones["exploring"].top[-1]), **one(w, e.seat))


def step_on(w: Shore, e: Any, by: Cause) -> Told:
    """NA-541: [HR1.2] the explorer's own step, for which the difficulty rose by 1."""
    return line("step-on", step=phrases.space(e.seat, w.track[e.seat]), now=w.difficulty)


def forward(w: Shore, e: Any, by: Cause) -> Told:
    return line("forward", steps="|".join([phrases.space(s, w.track[s]) for s in e.seats]))


def advance(w: Shore, e: Any, by: Cause) -> Told:
    seats = whom(w, by, e.who)
    return line("forward", steps="|".join([phrases.space(s, w.track[s]) for s in seats])) if seats else None


def difficulty(w: Shore, e: Any, by: Cause) -> Told:
    """The step for which it rises (NA-541) tells it too."""
    return line("difficulty", n=e.n, now=w.difficulty) if w.party and not isinstance(following(w), StepOn) else None


def return_now(w: Shore, e: Any, by: Cause) -> Told:
    return line("return-now") if w.party else None


def back_in_camp(w: Shore, e: Any, by: Cause) -> Told:
    return line("back-in-camp", **group(w, e.group))


def get_lost(w: Shore, e: Any, by: Cause) -> Told:
    seats = [s for s in e.group if not w.is_dead(s)]
    return line("get-lost", n=w.difficulty, **group(w, seats)) if seats else None


def found(w: Shore, e: Any, by: Cause) -> Told:
    return line("found", **group(w, e.members))


# --- cards --------------------------------------------------------------------------------------------------------------


def into_deck(w: Shore, e: Any, by: Cause) -> Told:
    """NA-807, NA-808: by its number and its back, never by its face."""
    return line("into-deck", number=e.n, deck=plot_card(w, w.plot(e.n)).on)


def remove(w: Shore, e: Any, by: Cause) -> Told:
    """By its name where everybody has seen it, else by its number."""
    card = w.plot(e.n)
    seen = w.seen[card] == -1
    return line("remove", number=e.n, card=key(w, card) if seen else "", seen="yes" if seen else "no")


def pending(w: Shore, e: Any, by: Cause) -> Told:
    return line("pending", card=key(w, by.card))


def abandon(w: Shore, e: Any, by: Cause) -> Told:
    return line("abandon", card=key(w, e.card))


def lay_camp_card(w: Shore, e: Any, by: Cause) -> Told:
    covered = w.zones[PLACE_OF_CAMP_CARD[e.space]].top[-2:-1]
    return line(
        "lay-camp-card",
        card=key(w, e.card),
        red="yes" if w.camp_card(e.card).red else "no",
        covers="yes" if covered else "no",
        covered=keys(w, covered),
    )


def solved(w: Shore, e: Any, by: Cause) -> Told:
    return line("solved", card=key(w, by.card), **one(w, actor(w, by)))


def token(w: Shore, e: Any, by: Cause) -> Told:
    return line("token", token=e.name, on="yes" if e.on else "no")


def peek(w: Shore, e: Any, by: Cause) -> Told:
    """NA-812: that somebody looks, not at what."""
    return line("peek", deck=e.deck, n=e.n, **one(w, e.seat))


def discard_top(w: Shore, e: Any, by: Cause) -> Told:
    gone = w.zones["gone"].top
    return line("discard-top", deck=e.deck, card=key(w, gone[-1])) if gone else None


def wreckage(w: Shore, e: Any, by: Cause) -> Told:
    """NA-415: what the sea gives back lies open."""
    seat = getattr(e, "seat", actor(w, by))
    return line("wreckage", cards=keys(w, w.zones["wreck-row"].top), **one(w, seat)) if w.size("wreck-row") else None


# --- fights, quarrels, votes --------------------------------------------------------------------------------------------


def fight(w: Shore, e: Any, by: Cause) -> Told:
    if w.fight is None:
        return None
    attack = "yes" if e.attack else "no"
    card = key(w, by.card) if by.card >= 0 else ""
    if by.place == "camp" and e.alone:
        card = "fish/shark"
    return line("fight", strength=e.n, attack=attack, card=card, **group(w, w.fight.seats))


def joined(w: Shore, e: Any, by: Cause) -> Told:
    return line("joined", **level(w, e.seat), **one(w, e.seat))


def quarrel(w: Shore, e: Any, by: Cause) -> Told:
    return line("quarrel", **other(w, e.b), **one(w, e.a))


def side_rolls(w: Shore, e: Any, by: Cause) -> Told:
    """NA-692, NA-693: the highest result decides; a tie is rolled again."""
    if len(e.results) < len(e.sides):
        return None
    best = max(e.results)
    if e.results.count(best) > 1:
        return line("side-tie", n=best)
    return line("side-wins", n=best, **group(w, e.sides[e.results.index(best)]))


def duel(w: Shore, e: Any, by: Cause) -> Told:
    return line("duel", card=key(w, w.plot(28)), **other(w, e.holder), **one(w, e.seat))


def choice(w: Shore, by: Cause, answer: str) -> str:
    """What was chosen, in the words of the card, or of the rule that asks."""
    words = f"{key(w, by.card)}/choice/{answer}" if by.card >= 0 else ""
    return words if words in w.content.cards[by.card].names() else f"log-choice-{answer.replace(':', '-')}"


def ballot(w: Shore, e: Any, by: Cause) -> Told:
    """NA-691, NA-692: the result; who voted what was told as it was said."""
    cast = w.laid[-1]
    counting = w.stack[-1][0]
    assert isinstance(cast, Cast)
    assert isinstance(counting, CountVotes)
    votes = Counter([vote for _, vote in cast.votes]).most_common()
    if len(votes) > 1 and votes[0][1] == votes[1][1]:
        return line("vote-tied", again="yes" if counting.again else "no")
    return line("vote-decides", choice=choice(w, by, votes[0][0]), n=votes[0][1], of=len(cast.votes))


# --- the end ------------------------------------------------------------------------------------------------------------


def reach_summit(w: Shore, e: Any, by: Cause) -> Told:
    return line("reach-summit", **one(w, e.seat))


def set_last_turn(w: Shore, e: Any, by: Cause) -> Told:
    return line("set-last-turn", now="yes" if e.turn == w.turn else "no")


def rescue(w: Shore, e: Any, by: Cause) -> Told:
    return line("rescue", **group(w, w.not_lost()))


def score(w: Shore, e: Any, by: Cause) -> Told:
    """NA-730, NA-734, NA-735: only the rescued score."""
    scores = []
    for seat in w.not_lost():
        diary, items, track = token_points(w, seat), card_points(w, seat), e.track * STORY_OF[w.track[seat]]
        scores.append(phrases.score(seat, diary + items + track, diary, items, track))
    return line("score", scores="|".join(scores))


def over(w: Shore, e: Any, by: Cause) -> Told:
    """NA-736, NA-793: who won, where somebody did; else why nobody."""
    winners = e.outcome.winners
    if not winners:
        return Line(f"why-{e.outcome.why}")
    if w.rules.cooperative:
        return line("all-win", n=e.outcome.scores[0])
    return line("wins", n=max(e.outcome.scores), **group(w, winners))
