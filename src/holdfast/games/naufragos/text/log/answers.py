"""How answers are told, where no following line would show them."""

from holdfast.core.engine.effect import Cause
from holdfast.core.engine.effects import Ballot
from holdfast.core.engine.journal import Entry
from holdfast.core.state.world import BallotResult
from holdfast.games.naufragos.actions.building import next_shelter
from holdfast.games.naufragos.plot.decisions import being_voted
from holdfast.games.naufragos.rules import SPACES
from holdfast.games.naufragos.text.log import cards
from holdfast.games.naufragos.text.log.lines import Answers, Told, line, one, other
from holdfast.games.naufragos.world import Shore, actor


def tell_answer(w: Shore, entry: Entry, by: Cause, forced: bool) -> Told:
    """An answer that no following line would show; what is private or sealed is never told."""
    if entry.secret or entry.question not in ANSWERS:
        return None
    return ANSWERS[entry.question](w, entry, by) if not forced or entry.question in FORCED else None


def decides(w: Shore, entry: Entry, by: Cause) -> Told:
    """A choice, in the words of its card."""
    return line("decide", choice=cards.choice(w, by, entry.key), **one(w, entry.seat))


def votes(w: Shore, entry: Entry, by: Cause) -> Told:
    """NA-692: who votes when most have chosen already changes nothing any more."""
    vote = being_voted(w)
    votes = [
        *[ballot.cast for ballot in w.row(Ballot)],
        *[it.votes for it in w.laid[-1:] if isinstance(it, BallotResult)],
    ]
    before = [choice for cast in votes[:1] for seat, choice in cast if seat != entry.seat]
    most = max([before.count(choice) for choice in before], default=0)
    late = vote is not None and 2 * most > len(vote.voters)
    return line("vote", choice=cards.choice(w, by, entry.key), late="yes" if late else "no", **one(w, entry.seat))


def white_pawn(w: Shore, entry: Entry, by: Cause) -> Told:
    """NA-240, NA-241: [2013] a camp card is told as it is used; [HR1.2] the pawn waits."""
    head, _, place = entry.key.partition(":")
    if head != "white" or place == "pass" or (place not in (*SPACES, "rest") and w.rules.name == "2013"):
        return None
    on_card = place not in (*SPACES, "rest")
    card = w.content.cards[w.on_camp(place)].key if on_card else ""
    return line("white-pawn", action="camp" if on_card else place, card=card, **one(w, entry.seat))


def build(w: Shore, entry: Entry, by: Cause) -> Told:
    return line("build-this", what=entry.key.partition(":")[2], level=min(4, next_shelter(w)), **one(w, entry.seat))


def piece(w: Shore, entry: Entry, by: Cause) -> Told:
    """NA-306: who eats is told; who gave it, and who left a piece for later, here."""
    head, _, rest = entry.key.partition(":")
    if head == "leave":
        return line("leave-piece", kind=rest, **one(w, entry.seat))
    if head != "feed":
        return None
    return line("feed", **other(w, int(rest.rpartition("-")[2])), **one(w, entry.seat))


def helped(w: Shore, entry: Entry, by: Cause) -> Told:
    """Whether somebody spares the one who drew the card what would follow."""
    me = actor(w, by)
    if entry.seat != me:
        return line("helped", answer=entry.key, **other(w, me), **one(w, entry.seat))
    return line("helped", answer="alone", **other(w, me), **one(w, me)) if entry.key == "help" else None


def toward(message: str, head: str) -> Answers:
    """An answer that names another castaway."""

    def told(w: Shore, entry: Entry, by: Cause) -> Told:
        answer, _, seat = entry.key.partition(":seat-")
        if answer != head or not seat or int(seat) == entry.seat:
            return None
        return line(message, **other(w, int(seat)), **one(w, entry.seat))

    return told


def just(message: str, *answers: str) -> Answers:
    """Some answers of a question, each with its own words."""
    return lambda w, entry, by: line(message, answer=entry.key, **one(w, entry.seat)) if entry.key in answers else None


FORCED = frozenset({"build", "side-with"})
"""Answers told even where there was no choice."""
ANSWERS: dict[str, Answers] = {
    "decide": decides,
    "ballot": votes,
    "white-pawn": white_pawn,
    "build": build,
    "contribute": just("give-nothing", "give:0"),
    "piece": piece,
    "pick": toward("pick", "pick"),
    "pick-by": toward("pick", "pick"),
    "side-with": toward("side-with", "side"),
    "reconcile": toward("reach-out", "reach-out"),
    "hand-shake": just("no-peace", "no-peace"),
    "helped": helped,
    "join-fight": just("stay-back", "stay-back"),
    "take-find": just("take-nothing", "take-nothing"),
    "bargain": just("refuse", "refuse"),
}
