"""The log: what was applied, as lines of plain data that each reader pronounces in his own language.

A line names people and cards by their keys; in this game nothing that happens is secret (TW-1601). What happens in a
moment that another line tells is left out by `LEFT_OUT`; `LINES` says what the others tell, and which quiet effects are
told all the same; an effect in neither has a line without arguments.
"""

from holdfast.core.engine.effect import AnyEffect, Cause, Question, tag_of
from holdfast.core.engine.journal import Entry
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.cards import NightRaid
from holdfast.games.this_war.text.log import book, city, combat, day, house, lines, people, phrases
from holdfast.games.this_war.text.log.lines import Answers, Outcomes, TellsOf, group, line, one, other, phase, plain
from holdfast.games.this_war.world import City

# fmt: off
LEFT_OUT = frozenset({
    "barter", "board-up", "by-colour", "crime-wave", "danger-roll", "dawn-over", "dawn-tokens", "day", "each", "errand",
    "fight-over", "fight-them", "fitting-return", "foe-missed", "foe-next", "gain-first", "goto", "guests", "habit",
    "lose-value", "open-script", "pay-out", "raid-damage", "raid-wounds", "remove-character", "reroll", "reveal",
    "sickness", "spirit-line", "stop-exploring", "take-wound", "talk", "tally", "throw", "twist", "used-today",
    "used-tonight", "wounding", "wounds-split",
})
# fmt: on
"""Machinery, and what the effects that follow tell better."""
TOLD_QUESTIONS = frozenset({"ballot", "round", "sort-unknown"})
"""Questions that tell something when nobody is left to ask."""


def tell(w: City, effect: AnyEffect, by: Cause, outcomes: Outcomes) -> LogEntry | None:
    """An applied effect as a line of the log, or nothing."""
    kind = type(effect)
    tag = tag_of(kind)
    if tag in LEFT_OUT:
        return None
    if tag in LINES:
        return LINES[tag](w, effect, by, outcomes)
    if kind.quiet or issubclass(kind, Question):
        return None
    return line(tag)


def tell_answer(w: City, entry: Entry, by: Cause, forced: bool) -> LogEntry | None:
    """An answer that no following line would show; a choice is told even where there was only one."""
    if entry.question not in ANSWERS or (forced and entry.question not in FORCED):
        return None
    return ANSWERS[entry.question](w, entry, by)


# --- answers --------------------------------------------------------------------------------------------------------


def chooses(w: City, entry: Entry, by: Cause) -> LogEntry | None:
    """A choice in the words of its Script or card; what is left alone is told too (TW-617), and that nothing is
    open (TW-1204)."""
    if entry.key == "leave":
        stands = by.card >= 0 and isinstance(w.content.cards[by.card], NightRaid)
        return line("stand-up") if stands else line("leave-alone", **group(w, w.searching()))
    if entry.key == "go-on":
        return line("no-choice")
    return book.choice(w, by, entry.key)


def votes(w: City, entry: Entry, by: Cause) -> LogEntry | None:
    """TW-1506: votes are open."""
    card = w.content.cards[by.card].key
    return line("vote", seat=phrases.seat(entry.seat), choice=phrases.choice(w, by, f"{card}/choice/{entry.key}"))


def calms(w: City, entry: Entry, by: Cause) -> LogEntry | None:
    """Emilia: somebody who is not affected after all."""
    head, _, id = entry.key.partition(":")
    calm = w.with_ability("calm-voice")
    return (
        line("calm", same=lines.yes(w.id(calm) == id), **other(w, w.person(id)), **one(w, calm))
        if head == "calm"
        else None
    )


def trades(w: City, entry: Entry, by: Cause) -> LogEntry | None:
    """TW-627: a market or a trader is sought out, or they turn back (TW-613)."""
    head, _, token = entry.key.partition(":")
    if head == "trade":
        return line("trade", card=lines.key(w, w.location), **lines.leads(w))
    if head == "visit":
        return line("visit", token=token, **lines.leads(w))
    return line("stop", n=w.unknown) if head == "stop" else None


def goes_home(w: City, entry: Entry, by: Cause) -> LogEntry | None:
    """TW-636: what they carry; what they pick up last is told with it."""
    if entry.key != "home":
        return None
    return line("carry", goods=phrases.stock(w.pile), n=w.weight(), **lines.brought(w))


def just(message: str, *answers: str) -> Answers:
    """Some answers of a question."""
    return lambda w, entry, by: line(message) if entry.key in answers else None


FORCED = frozenset({"offered", "meet", "carry"})
"""Answers told even where there was no choice."""
ANSWERS: dict[str, Answers] = {
    "choose": chooses,
    "offered": chooses,
    "meet": chooses,
    "ballot": votes,
    "calm-voice": calms,
    "explore": trades,
    "carry": goes_home,
    "arrival": just("refuse", "refuse"),
    "blow": just("miss", "miss"),
    "foe-story": just("miss", "miss"),
    "tasks": just("unguarded", "unguarded"),
    "meal": day.food_saved,
}
LINES: dict[str, TellsOf] = {
    "set-up": day.set_up,
    "take-character": people.one_of_us,
    "begin": day.begin,
    "morning-phase": day.morning,
    "back": day.back,
    "flag-day": day.flag,
    "day-phase": phase("day"),
    "dusk-phase": phase("dusk"),
    "evening-phase": phase("evening"),
    "scavenging-phase": day.scavenging,
    "night-raid-phase": phase("raid"),
    "dawn-phase": phase("dawn"),
    "action-turn": day.turn,
    "reveal-event": day.event,
    "hand-on": day.hands_on,
    "cold": day.cold,
    "state": people.state,
    "set-state": people.set_state,
    "hurt": people.hurt,
    "keep-promise": people.keep_promise,
    "let-go": people.let_go,
    "farewell": people.farewell,
    "removed": people.removed,
    "take-along": people.take_along,
    "starting-swap": people.starting,
    "shaken": people.shaken,
    "join": people.join,
    "away": people.away,
    "drink": day.drink,
    "thirst": day.thirst,
    "eat": people.eat,
    "go-hungry": day.go_hungry,
    "half-rations": house.used_kept,
    "feed-child": plain("feed-child"),
    "feed-dog": plain("feed-dog"),
    "fed": people.fed,
    "task": day.task,
    "night": day.night,
    "home-again": day.home_again,
    "assign-meds": people.assign_meds,
    "treat": people.treat,
    "drink-up": people.drink_up,
    "fate-card": day.fate,
    "cold-check": day.cold_check,
    "freeze": people.freeze,
    "medicine": people.medicine,
    "untreated": people.untreated,
    "spirit": people.spirit,
    "habit-given": people.habit_given,
    "listens": people.listens,
    "death-among-us": day.death_among_us,
    "narrative": day.narratives,
    "assigned": house.assigned,
    "resolve": house.resolved,
    "take-idea": house.idea,
    "rummage": house.rummage,
    "sorted": house.sorted_out,
    "cheer": house.cheer,
    "mend": house.mend,
    "open-card": house.open_card,
    "pick-door": house.pick_door,
    "use-keys": house.use_keys,
    "build-fitting": house.build,
    "move-fitting": house.move_fitting,
    "demolish": house.unbuilt("demolish"),
    "unbuild": house.unbuilt("unbuild"),
    "use-fitting": house.use_fitting,
    "heat": house.heat,
    "shelter-card-restore": house.restored,
    "boards": house.boards,
    "go-outside": house.outside,
    "draw-visitor": house.visitor,
    "find-arrival": house.visitor,
    "visitor-gone": house.visitor_gone,
    "gain": house.gained,
    "lose": house.lost,
    "lose-all": house.lost,
    "give-up": house.given_up,
    "remove-from-box": house.out_of_box,
    "food-price": house.food_price,
    "token": house.put_token,
    "token-remove": house.blank("token-remove"),
    "token-use": house.blank("token-use"),
    "reached": house.reached,
    "next-objective": house.missed,
    "reveal-objective": house.objective,
    "tell": house.narrative,
    "extra-shift": house.used_kept,
    "tread-softly": house.used_kept,
    "drop": house.dropped,
    "day-over": house.shift_over,
    "go-to": city.go_to,
    "take-to-pile": city.packed("packed"),
    "back-to-storage": city.packed("unpacked"),
    "take-token": city.packed_token,
    "set-out": city.set_out,
    "revealed": city.revealed,
    "return-cards": city.returned,
    "add-unknown": city.unknown,
    "peek": city.peek,
    "bury": city.buried,
    "sort-unknown": city.sorted_out,
    "exchange-location": city.exchanged,
    "location-exchange": city.exchanged,
    "noise": city.noise,
    "noise-set": city.noise_set,
    "search": city.search,
    "roll-noise": city.listen,
    "listen": city.listen,
    "sneak": city.sneak,
    "draw-findings": city.findings,
    "use-findings": city.findings,
    "special-finding": city.special,
    "draw-two": city.draw_two,
    "pick-lock": city.pick_lock,
    "encounter": city.hush,
    "draw-resident": city.resident,
    "encounter-over": city.encounter_over,
    "open-deal": city.open_deal,
    "new-deal": plain("new-deal"),
    "give-goods": city.give,
    "take-goods": city.take,
    "homeward": city.homeward,
    "leave-behind": city.left_behind,
    "pick-up": city.picked_up,
    "fight": combat.begun,
    "take-weapon": combat.armed,
    "new-round": combat.new_round,
    "step": combat.step,
    "round": combat.fight_over,
    "shots": combat.shots,
    "strike": combat.strike,
    "lands": combat.lands,
    "foe-strike": combat.foe_strike,
    "trust-fate": combat.story,
    "foe-trust": combat.story,
    "mark-foe": combat.mark_foe,
    "mark-us": combat.mark_us,
    "wound-foe": combat.wound_foe,
    "disarm": combat.disarmed,
    "fled": combat.fled,
    "loot": combat.loot,
    "reveal-raid": combat.raided,
    "begin-raid": combat.raided,
    "use-shelf": combat.shelf,
    "shielded": combat.shielded,
    "raid-text": combat.raid_ends,
    "raid-over": combat.raid_over,
    "more-crime": combat.crime,
    "raid-mod": combat.raid_mod,
    "told": book.page,
    "read-page": book.page,
    "last-page": book.page,
    "say": book.say,
    "ballot": book.ballot,
    "colour-drawn": book.colour,
    "pending": book.pending,
    "pending-due": book.pending_due,
    "pending-comes": book.pending_comes,
    "empathy-check": book.empathy,
    "roll": book.table,
    "roll-again": book.table,
    "danger-rolls": book.danger,
    "roll-each": book.roll_each,
    "ceasefire": book.ceasefire,
    "defeat": book.defeat,
    "over": book.over,
}
