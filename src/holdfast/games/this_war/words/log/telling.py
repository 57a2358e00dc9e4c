"""The log: what was applied, as lines of plain data that each reader pronounces in his own language.

A line names people and cards by their keys; in this game nothing that happens is secret (TW-1601). What happens in a
moment that another line tells is left out by `LEFT_OUT`; `LINES` says what the others tell, and which quiet effects are
told all the same; an effect in neither has a line without arguments.
"""

from holdfast.core.engine.effect import AnyEffect, Cause, Question, tag_of
from holdfast.core.engine.journal import Entry
from holdfast.core.words.log import Line
from holdfast.games.this_war.words.log import book as lines_story
from holdfast.games.this_war.words.log import city as lines_city
from holdfast.games.this_war.words.log import combat as lines_fight
from holdfast.games.this_war.words.log import day, lines, people, phrases
from holdfast.games.this_war.words.log import house as lines_house
from holdfast.games.this_war.words.log.lines import Answers, Outcomes, TellsOf, line, one, other, phase, plain
from holdfast.games.this_war.world import City

# fmt: off
LEFT_OUT = frozenset({
    "back-to-storage", "barter", "board-up", "by-colour", "crime-wave", "danger-roll", "dawn-over", "dawn-tokens", "day",
    "draw-findings", "each", "encounter", "fight-over", "fight-them", "fitting-return", "flag-day", "foe-missed",
    "foe-next", "gain-first", "goto", "guests", "habit", "lands", "let-go", "lose-value", "narrative", "new-deal",
    "open-script", "pay-out", "raid-damage", "raid-over", "raid-wounds", "remove-character", "reroll", "resolve",
    "reveal", "sickness", "spirit-line", "stop-exploring", "take-character", "take-to-pile", "take-token", "take-wound",
    "talk", "tally", "throw", "twist", "use-findings", "used-today", "used-tonight", "wounding", "wounds-split",
})
# fmt: on
"""Machinery, and what the effects that follow tell better."""
TOLD_QUESTIONS = frozenset({"ballot", "choose", "round"})
"""Questions that tell something when nobody is left to ask."""


def tell(w: City, effect: AnyEffect, by: Cause, outcomes: Outcomes) -> Line | None:
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


def tell_answer(w: City, entry: Entry, by: Cause, forced: bool) -> Line | None:
    """An answer that no following line would show; a choice is told even where there was only one."""
    if entry.question not in ANSWERS or (forced and entry.question not in FORCED):
        return None
    return ANSWERS[entry.question](w, entry, by)


# --- answers ------------------------------------------------------------------------------------------------------------


def chooses(w: City, entry: Entry, by: Cause) -> Line | None:
    """A choice in the words of its Script or card; what is left alone is told too (TW-617)."""
    if entry.key == "leave":
        return line("leave-alone")
    return lines_story.choice(w, by, entry.key)


def votes(w: City, entry: Entry, by: Cause) -> Line | None:
    """TW-1506: votes are open."""
    card = w.content.cards[by.card].key
    return line("vote", seat=phrases.seat(entry.seat), choice=phrases.choice(w, by, f"{card}/choice/{entry.key}"))


def calms(w: City, entry: Entry, by: Cause) -> Line | None:
    """Emilia: somebody who is not affected after all."""
    head, _, id = entry.key.partition(":")
    calm = w.with_ability("calm-voice")
    return (
        line("calm", same=lines.yes(w.id(calm) == id), **other(w, w.person(id)), **one(w, calm))
        if head == "calm"
        else None
    )


def trades(w: City, entry: Entry, by: Cause) -> Line | None:
    """TW-627: a market or a trader is sought out, or they turn back (TW-613)."""
    head, _, token = entry.key.partition(":")
    if head == "trade":
        return line("trade", card=lines.key(w, w.location))
    if head == "visit":
        return line("visit", token=token)
    return line("stop", n=w.unknown) if head == "stop" else None


def goes_home(w: City, entry: Entry, by: Cause) -> Line | None:
    """TW-636: what they carry."""
    return line("carry", goods=phrases.stock(w.pile), n=w.weight()) if entry.key == "home" else None


def just(message: str, *answers: str) -> Answers:
    """Some answers of a question."""
    return lambda w, entry, by: line(message) if entry.key in answers else None


FORCED = frozenset({"choose", "offered", "meet", "carry"})
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
}
LINES: dict[str, TellsOf] = {
    "set-up": day.set_up,
    "begin": day.begin,
    "morning-phase": day.morning,
    "day-phase": phase("day"),
    "dusk-phase": phase("dusk"),
    "evening-phase": phase("evening"),
    "scavenging-phase": day.scavenging,
    "night-raid-phase": phase("raid"),
    "dawn-phase": phase("dawn"),
    "action-turn": day.turn,
    "reveal-event": day.event,
    "pass-on": day.hands_on,
    "hand-on": day.hands_on,
    "cold": day.cold,
    "state": people.state,
    "set-state": people.set_state,
    "hurt": people.hurt,
    "keep-promise": people.keep_promise,
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
    "half-rations": lines_house.used_kept,
    "feed-child": plain("feed-child"),
    "feed-dog": plain("feed-dog"),
    "fed": people.fed,
    "task": day.task,
    "night": day.night,
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
    "assigned": lines_house.assigned,
    "take-idea": lines_house.idea,
    "rummage": lines_house.rummage,
    "sorted": lines_house.sorted_out,
    "cheer": lines_house.cheer,
    "mend": lines_house.mend,
    "open-card": lines_house.open_card,
    "pick-door": lines_house.pick_door,
    "use-keys": lines_house.use_keys,
    "build-fitting": lines_house.build,
    "move-fitting": lines_house.move_fitting,
    "demolish": lines_house.unbuilt("demolish"),
    "unbuild": lines_house.unbuilt("unbuild"),
    "use-fitting": lines_house.use_fitting,
    "heat": lines_house.heat,
    "shelter-card-restore": lines_house.restored,
    "boards": lines_house.boards,
    "go-outside": lines_house.outside,
    "draw-visitor": lines_house.visitor,
    "find-arrival": lines_house.visitor,
    "gain": lines_house.gained,
    "lose": lines_house.lost,
    "lose-all": lines_house.lost,
    "give-up": lines_house.given_up,
    "remove-from-box": lines_house.out_of_box,
    "food-price": lines_house.food_price,
    "token": lines_house.put_token,
    "token-remove": lines_house.blank("token-remove"),
    "token-use": lines_house.blank("token-use"),
    "reached": lines_house.reached,
    "next-objective": lines_house.missed,
    "reveal-objective": lines_house.objective,
    "tell": lines_house.narrative,
    "extra-shift": lines_house.used_kept,
    "tread-softly": lines_house.used_kept,
    "drop": lines_house.dropped,
    "day-over": lines_house.shift_over,
    "go-to": lines_city.go_to,
    "set-out": lines_city.set_out,
    "revealed": lines_city.revealed,
    "return-cards": lines_city.returned,
    "add-unknown": lines_city.unknown,
    "peek": lines_city.peek,
    "bury": lines_city.buried,
    "exchange-location": lines_city.exchanged,
    "location-exchange": lines_city.exchanged,
    "noise": lines_city.noise,
    "noise-set": lines_city.noise_set,
    "search": lines_city.search,
    "roll-noise": lines_city.listen,
    "listen": lines_city.listen,
    "sneak": lines_city.sneak,
    "special-finding": lines_city.special,
    "draw-two": lines_city.draw_two,
    "pick-lock": lines_city.pick_lock,
    "draw-resident": lines_city.resident,
    "open-deal": lines_city.open_deal,
    "give-goods": lines_city.give,
    "take-goods": lines_city.take,
    "homeward": lines_city.homeward,
    "leave-behind": lines_city.left_behind,
    "pick-up": lines_city.picked_up,
    "fight": lines_fight.begun,
    "take-weapon": lines_fight.armed,
    "new-round": lines_fight.new_round,
    "step": lines_fight.step,
    "round": lines_fight.fight_over,
    "shots": lines_fight.shots,
    "strike": lines_fight.strike,
    "foe-strike": lines_fight.foe_strike,
    "trust-fate": lines_fight.story,
    "foe-trust": lines_fight.story,
    "mark-foe": lines_fight.mark_foe,
    "mark-us": lines_fight.mark_us,
    "wound-foe": lines_fight.wound_foe,
    "fled": lines_fight.fled,
    "loot": lines_fight.loot,
    "arm-guards": lines_fight.quiet_night,
    "reveal-raid": lines_fight.raided,
    "begin-raid": lines_fight.raided,
    "use-shelf": lines_fight.shelf,
    "shielded": lines_fight.shielded,
    "raid-text": lines_fight.raid_ends,
    "more-crime": lines_fight.crime,
    "raid-mod": lines_fight.raid_mod,
    "told": lines_story.page,
    "read-page": lines_story.page,
    "last-page": lines_story.page,
    "say": lines_story.say,
    "choose": lines_story.unasked,
    "ballot": lines_story.ballot,
    "colour-drawn": lines_story.colour,
    "pending": lines_story.pending,
    "empathy-check": lines_story.empathy,
    "roll": lines_story.table,
    "roll-again": lines_story.table,
    "danger-rolls": lines_story.danger,
    "roll-each": lines_story.roll_each,
    "ceasefire": lines_story.ceasefire,
    "defeat": lines_story.defeat,
    "over": lines_story.over,
}
