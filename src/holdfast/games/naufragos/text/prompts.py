"""What is asked, where the message of a question does not say enough."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from holdfast.core.engine.effects import Ballot, Window
from holdfast.core.text.localizer import sentence
from holdfast.core.text.log import card_of
from holdfast.games.naufragos.actions.building import Build, Contribute, lacks, material_blocks
from holdfast.games.naufragos.actions.wreckage import TakeFind
from holdfast.games.naufragos.castaways.trade import Bargain, Trade
from holdfast.games.naufragos.dice.chances import way_back
from holdfast.games.naufragos.dice.rolls import under_way
from holdfast.games.naufragos.exploration.returning import ReturnRoll
from holdfast.games.naufragos.flow.placing import PlacePawn
from holdfast.games.naufragos.flow.resolving import next_pawn
from holdfast.games.naufragos.flow.survival import OwnFood, Piece
from holdfast.games.naufragos.flow.white_pawn import WhitePawn
from holdfast.games.naufragos.free_acts.offers import DICE
from holdfast.games.naufragos.plot.decisions import Decide, being_voted
from holdfast.games.naufragos.plot.plot_cards import CampArrives
from holdfast.games.naufragos.plot.shares import Helped, Shares
from holdfast.games.naufragos.rules import CAMP_SPACES, LONG
from holdfast.games.naufragos.rulesets.hr12.lost import LostAlone
from holdfast.games.naufragos.text.labels import construction, described, requirements
from holdfast.games.naufragos.text.nouns import key_of
from holdfast.games.naufragos.text.ways import home_roll
from holdfast.games.naufragos.world import Shore, actor

if TYPE_CHECKING:
    from holdfast.core.engine.questions import OpenQuestion
    from holdfast.core.text.localizer import Localizer

Asks = Callable[["Localizer", Shore, "OpenQuestion", Any], str | None]


def ask(localizer: "Localizer", w: Shore, question: "OpenQuestion") -> str | None:
    """A question by the table as it lies there, or nothing where its message says enough."""
    asks = ASKS.get(type(question.effect))
    return asks(localizer, w, question, question.effect) if asks is not None else None


def window(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: Window) -> str | None:
    """Before and after the dice: which roll it is that something may be spent on; before an action: which one."""
    seat = asking.seats[0]
    actor = localizer.noun(f"who-{seat}", w=w)
    if question.moment_ == "resolve" and w.pawns:
        return before_action(localizer, w, seat, actor)
    if question.moment_ not in DICE:
        return None
    return localizer.say(f"ask-{question.moment_}", actor=actor, roll=under_way(w).kind)


def before_action(localizer: "Localizer", w: Shore, seat: int, actor: str) -> str:
    """NA-242, NA-701: whose action comes next, and whether he can still use the white pawn after it has begun."""
    space = next_pawn(w)
    action, _, _ = space.partition(":")
    leaves = action == "explore" and seat in [s for at, s in w.pawns.items() if at.startswith("explore:")]
    what = localizer.noun(space, w=w) if action == "camp" else localizer.say(f"act-{action}")
    who = localizer.noun(f"who-{w.pawns[space]}", w=w)
    away = "yes" if leaves and w.white_waits and seat == w.starter else "no"
    return localizer.say("ask-resolve", actor=actor, action=what, who=who, away=away)


def place_pawn(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: PlacePawn) -> str:
    """NA-302, NA-312, NA-321: where, and what tonight asks for that is not there yet."""
    eat, have = w.not_lost(), w.food + w.cubes + sum(w.held) + sum([w.piece(c).value for c in w.zones["tiles"].top])
    tonight = []
    if have < len(eat):
        tonight.append(localizer.say("tonight-food", have=have, n=len(eat), wounds=w.rules.starving_wounds))
    if not w.fire:
        tonight.append(localizer.say("tonight-cold"))
    elif not w.fire_wood:
        tonight.append(localizer.say("tonight-fire", wood=w.wood))
    asked = localizer.say(
        "ask-place-pawn", actor=localizer.noun(f"who-{question.seat}", w=w), energy=w.energy[question.seat]
    )
    return f"{asked} {localizer.say('tonight', what='; '.join(tonight))}" if tonight else asked


def piece(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: Piece) -> str:
    """NA-305, NA-312: what lies there, and who has not eaten yet."""
    wounds = w.rules.starving_wounds
    return localizer.say("ask-piece", cubes=w.cubes, food=w.food, wounds=wounds, **still_hungry(localizer, w))


def white_pawn(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: WhitePawn) -> str:
    """NA-240, NA-241, NA-762: what the white pawn is, and when it is resolved."""
    when = "alone" if w.solo() else "later" if w.rules.bags else "now"
    return localizer.say("ask-white-pawn", actor=localizer.noun(f"who-{asking.seats[0]}", w=w), when=when)


def build(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: Build) -> str:
    """NA-439: what lacks its materials is missing from the list, and said here."""
    lacking = [name for name in w.places if name and material_blocks(w, name)]
    sites = [f"{construction(localizer, w, name)} ({requirements(localizer, w, name)})" for name in lacking]
    return localizer.say("ask-build", later="some" if sites else "none", sites=localizer.listed(sites) if sites else "")


def contribute(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: Contribute) -> str:
    """NA-436 to NA-440: who proposes it and has the token, what it takes, what becomes of it, and who is asked next."""
    proposer = localizer.noun(f"who-{question.builders[0]}", w=w)
    after = [seat for seat in question.builders[question.asked_so_far + 1 :] if w.energy[seat]]
    others = [localizer.say("giver", who=localizer.noun(f"who-{seat}", w=w), n=w.energy[seat]) for seat in after]
    return localizer.say(
        "ask-contribute",
        **{"name-is": question.name},
        proposer=proposer,
        lacks=lacks(w, question.name),
        wood=w.wood,
        done=w.progress.get(question.name, 0),
        of=LONG.get(question.name, 0),
        fire="yes" if w.fire and not w.fire_wood else "no",
        total=question.total,
        long="yes" if question.name in LONG else "no",
        left=len(others),
        others=localizer.listed(others) if others else "",
    )


def bargain(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: Bargain) -> str:
    """NA-655: what is offered and wanted, and what these things do."""
    keys = {part: key_of(localizer, part) for part in (question.give, question.want)}
    told = [sentence(described(localizer, key)) for key in keys.values() if key]
    about = f"{' '.join(told)} " if told else ""
    named = {part: localizer.noun(key) if key else "" for part, key in keys.items()}
    return localizer.say(
        "ask-bargain",
        **{"give-is": question.give, "want-is": question.want},
        actor=localizer.noun(f"who-{question.seat}", w=w),
        give=named[question.give],
        want=named[question.want],
        about=about,
    )


def helped(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: Helped) -> str | None:
    """NA-928: he himself may be the one who can."""
    if asking.seats != (actor(w, asking.by),):
        return None
    card = card_of(w, asking.by)
    told = {"card": localizer.noun(card, w=w), "card-is": "some" if card else "none"}
    return localizer.say("ask-helped-alone", **localizer.arguments(question, w) | told)


def trade(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: Trade) -> str | None:
    """NA-655: with whom, and what he offers."""
    if question.partner < 0:
        return None
    partner, give = localizer.noun(f"who-{question.partner}", w=w), question.give
    named = localizer.noun(key_of(localizer, give)) if give and key_of(localizer, give) else ""
    return localizer.say(
        "ask-trade", **{"partner-sign": "plus", "give-is": give or "none"}, give=named, partner=partner
    )


def own_food(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: OwnFood) -> str:
    """NA-308: how much he has, and who has not eaten yet."""
    return localizer.say("ask-own-food", n=w.held[question.seat], **still_hungry(localizer, w))


def still_hungry(localizer: "Localizer", w: Shore) -> dict[str, Any]:
    hungry = [localizer.noun(f"who-{seat}", w=w) for seat in w.not_lost() if not w.fed >> seat & 1]
    return {"hungry": localizer.listed(hungry) if hungry else "", "people": len(hungry)}


def camp_arrives(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: CampArrives) -> str:
    """NA-500, NA-501: the card that comes, and what it does, not the one that brings it."""
    card = w.content.cards[question.card]
    free = any(w.on_camp(space) < 0 for space in CAMP_SPACES)
    text = localizer.definition.text.to_read(localizer, card) if localizer.definition is not None else ""
    return localizer.say("ask-camp-arrives", card=localizer.noun(card.key), text=text, free="yes" if free else "no")


def decision(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: Decide | Ballot) -> str | None:
    """NA-277, NA-304: decisions that no card asks for: of the lost, and about the larder."""
    vote = being_voted(w) if isinstance(question, Ballot) else question
    keys = {choice.key for choice in vote.choices} if vote is not None else set()
    if "larder:open" in keys and w.size("larder"):
        return localizer.say("ask-larder", card=localizer.noun(w.content.cards[w.zones["larder"].top[-1]].key))
    if "try-again" not in keys:
        return None
    return still_lost(localizer, w, asking.seats[0])


def lost_alone(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: LostAlone) -> str:
    """NA-279: the number that his marker stands on."""
    return still_lost(localizer, w, 0, "ask-lost-alone")


def still_lost(localizer: "Localizer", w: Shore, seat: int, message: str = "ask-still-lost") -> str:
    """The group, and its number after the next step down, which is what the dice must reach."""
    group = w.group_of(seat)
    members = group.members if group is not None else (seat,)
    lower = len(members) if w.rules.bags else 1
    after = max(w.rules.lowest_difficulty, (group.difficulty if group is not None else 0) - lower)
    who = localizer.listed([localizer.noun(f"who-{member}", w=w) for member in members])
    percent = round(100 * way_back(w, group)) if group is not None else 0
    now = group.difficulty if group is not None else 0
    return localizer.say(message, who=who, people=len(members), n=now, after=after, percent=percent)


def shares(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: Shares) -> str | None:
    """NA-585 to NA-587: what another attempt to come home takes, and how likely it is to succeed."""
    again = question.then[0] if question.then else None
    if not isinstance(again, ReturnRoll):
        return None
    return localizer.say("ask-another-attempt", n=question.n, roll=home_roll(localizer, w, again.group))


def take_find(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: TakeFind) -> str | None:
    """NA-415: who did not search himself takes a find all the same, after who did."""
    searcher = actor(w, asking.by)
    if question.seat != searcher:
        return localizer.say("ask-take-find-after", actor=localizer.noun(f"who-{searcher}", w=w))
    after = [taker.seat for taker in w.row(TakeFind) if taker.seat != searcher]
    if not after:
        return None
    others = localizer.listed([localizer.noun(f"who-{seat}", w=w) for seat in after])
    return localizer.say("ask-take-find-first", others=others, people=len(after))


ASKS: dict[type[Any], Asks] = {
    PlacePawn: place_pawn,
    TakeFind: take_find,
    WhitePawn: white_pawn,
    Build: build,
    Bargain: bargain,
    Helped: helped,
    Window: window,
    Piece: piece,
    OwnFood: own_food,
    Contribute: contribute,
    Trade: trade,
    CampArrives: camp_arrives,
    Decide: decision,
    Ballot: decision,
    LostAlone: lost_alone,
    Shares: shares,
}
IMPLIED = frozenset(
    {
        ("camp-arrives", "covers"),
        ("lose-item", "item"),
        ("overloaded", "item"),
        ("share-out", "item"),
    }
)
"""What questions say of all their answers, by the question and the stake."""
