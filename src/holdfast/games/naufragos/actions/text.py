"""Labels and prompts of the actions on the board."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.menu import Option
from holdfast.games.naufragos.actions.building import Build, Contribute, counts_for, lacks, material_blocks, needed
from holdfast.games.naufragos.actions.options import Propose
from holdfast.games.naufragos.actions.wreckage import TakeFind
from holdfast.games.naufragos.options import GiveEnergy
from holdfast.games.naufragos.plot.shares import Shares
from holdfast.games.naufragos.rules import LONG_SITES
from holdfast.games.naufragos.text.labels import amounts, in_menu, spoken
from holdfast.games.naufragos.world import Shore, actor

if TYPE_CHECKING:
    from holdfast.core.engine.questions import OpenQuestion
    from holdfast.core.text.localizer import Label, Localizer, Prompt


def propose(localizer: "Localizer", w: Shore, tag: str, option: Option, it: Propose) -> str:
    """NA-040: a construction with what it takes."""
    built = localizer.say(
        "opt-build", what=construction(localizer, w, it.what), needs=requirements(localizer, w, it.what)
    )
    if it.what != "shelter":
        return built
    low, high = w.rules.rest[w.shelter + 1]
    return localizer.say("opt-build-shelter", built=built, low=low, high=high)


def construction(localizer: "Localizer", w: Shore, name: str) -> str:
    return localizer.say(f"site-{name}", n=w.shelter + 1)


def requirements(localizer: "Localizer", w: Shore, name: str) -> str:
    if name in LONG_SITES:
        return localizer.say("needs-long", done=w.progress[name], of=w.rules.size(name), what=name, wood=w.wood)
    energy, wood, rope, sail = needed(w, name)
    return amounts(localizer, energy=energy, wood=wood, rope=rope, sail=sail)


def give(localizer: "Localizer", w: Shore, tag: str, option: Option, it: GiveEnergy) -> str:
    """NA-436, NA-587: energy for a common cause, and how far that would bring it."""
    after = next((e for e in option.then if isinstance(e, Contribute | Shares)), None)
    if isinstance(after, Contribute):
        counts = counts_for(w, option.seat, it.n)
        limited = "yes" if after.name == "bonfire" else "no"
        state: dict[str, Any] = {"total": after.total, "need": lacks(w, after.name), "limited": limited}
        return spoken(localizer, w, tag, option, it, counts=counts if counts != it.n else 0, **state)
    if isinstance(after, Shares):
        return spoken(localizer, w, tag, option, it, total=sum(after.given), need=after.n, limited="no")
    return spoken(localizer, w, tag, option, it)


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
        of=w.rules.size(question.name) if question.name in LONG_SITES else 0,
        fire="yes" if w.fire and not w.fire_wood else "no",
        total=question.total,
        long="yes" if question.name in LONG_SITES else "no",
        left=len(others),
        others=localizer.listed(others) if others else "",
    )


def take_find(localizer: "Localizer", w: Shore, asking: "OpenQuestion", question: TakeFind) -> str | None:
    """NA-415: those who did not search take a find all the same, after the one who did."""
    searcher = actor(w, asking.by)
    if question.seat != searcher:
        return localizer.say("ask-take-find-after", actor=localizer.noun(f"who-{searcher}", w=w))
    after = [taker.seat for taker in w.row(TakeFind) if taker.seat != searcher]
    if not after:
        return None
    others = localizer.listed([localizer.noun(f"who-{seat}", w=w) for seat in after])
    return localizer.say("ask-take-find-first", others=others, people=len(after))


LABELS: "dict[type[Any], Label]" = {
    Propose: in_menu(propose),
    GiveEnergy: in_menu(give),
}
PROMPTS: "dict[type[Any], Prompt]" = {Build: build, Contribute: contribute, TakeFind: take_find}
