"""How cards are told that come and go, and what they bring: fights, quarrels, votes."""

from collections import Counter
from typing import Any

from holdfast.core.engine.effect import Cause
from holdfast.core.state.world import BallotResult
from holdfast.games.naufragos.plot.decisions import being_voted
from holdfast.games.naufragos.plot.plot_cards import plot_card
from holdfast.games.naufragos.text.log.lines import Told, came_to, group, key, keys, level, line, one, other
from holdfast.games.naufragos.world import PLACE_OF_CAMP_CARD, Shore, actor


def into_deck(w: Shore, e: Any, by: Cause) -> Told:
    """NA-807, NA-808: by its number and its back, never by its face."""
    return line("into-deck", number=e.n, deck=plot_card(w, w.plot(e.n)).on)


def remove(w: Shore, e: Any, by: Cause) -> Told:
    """By its name where everybody has seen it, else by its number."""
    if not came_to(w, 1):
        return None
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
        wood=w.on_card.get(e.card, 0),
    )


def solved(w: Shore, e: Any, by: Cause) -> Told:
    return line("solved", card=key(w, by.card), **one(w, actor(w, by)))


def token(w: Shore, e: Any, by: Cause) -> Told:
    return line("token", token=e.name, on="yes" if e.on else "no") if came_to(w, 1) else None


def peek(w: Shore, e: Any, by: Cause) -> Told:
    """NA-812: that somebody looks, not at what."""
    return line("peek", deck=e.deck, n=e.n, **one(w, e.seat))


def look(w: Shore, e: Any, by: Cause) -> Told:
    return None if e.decks(w, by) else line("nothing-to-look-at")


def laid_back(w: Shore, e: Any, by: Cause) -> Told:
    """NA-812: that the cards lie in their deck again, never in which order."""
    return line("laid-back", deck=e.deck, **one(w, e.seat))


def discard_top(w: Shore, e: Any, by: Cause) -> Told:
    gone = w.zones["gone"].top
    return line("discard-top", deck=e.deck, card=key(w, gone[-1])) if gone else None


def wreckage(w: Shore, e: Any, by: Cause) -> Told:
    """NA-415: what the sea gives back lies open."""
    seat = getattr(e, "seat", actor(w, by))
    if not w.size("wreck-row"):
        return line("no-wreckage", **one(w, seat))
    return line("wreckage", cards=keys(w, w.zones["wreck-row"].top), **one(w, seat))


def leave_finds(w: Shore, e: Any, by: Cause) -> Told:
    """NA-418: what nobody took."""
    n = came_to(w, 0)
    return line("leave-finds", cards=keys(w, w.zones["gone"].top[-n:])) if n else None


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
    vote = being_voted(w)
    assert isinstance(cast, BallotResult)
    assert vote is not None
    votes = Counter([vote for _, vote in cast.votes]).most_common()
    if len(votes) > 1 and votes[0][1] == votes[1][1]:
        return line("vote-tied", again="yes" if vote.again else "no")
    return line("vote-decides", choice=choice(w, by, votes[0][0]), n=votes[0][1], of=len(cast.votes))
