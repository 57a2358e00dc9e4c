"""The log: what was applied, as lines of plain data that each reader pronounces in his own language.

A line names people and things by their words and cards by their keys; nothing in it is secret. What happens in a moment
that another line tells is left out by `LEFT_OUT`; `LINES` says what the others tell, and which quiet effects are told
all the same; an effect in neither has a line without arguments.
"""

from holdfast.core.engine.effect import AnyEffect, Cause, Question, tag_of
from holdfast.core.engine.journal import Entry
from holdfast.games.naufragos import lines, lines_camp, lines_trip
from holdfast.games.naufragos.building import next_shelter
from holdfast.games.naufragos.lines import Answers, TellsOf, Told, line, one, other, somebody, with_card
from holdfast.games.naufragos.lines_dice import throw_dice
from holdfast.games.naufragos.numbers import SPACES
from holdfast.games.naufragos.world import Shore, actor

# fmt: off
LEFT_OUT = frozenset({
    "act", "add", "attempt", "blow", "camp", "choose-characters", "count-votes", "covetous", "diary", "dispute", "downgrade",
    "each", "eat-piece", "eating", "end-of-turn", "event-phase", "fire-step", "first-attempt", "foot", "go-on", "heal",
    "heal-trauma", "hunger", "if-wounded", "item", "keep", "land-catch", "leave-finds", "leave-piece", "lianas",
    "lose-duel", "lost-return", "lost-roll", "map-icon", "must-pay", "one-returns", "pass-token", "placing", "prepare", "put-back",
    "put-white", "raise", "read-attempt", "read-lost-roll", "read-one", "read-rest", "read-return", "read-sparks",
    "read-table", "read-wounds", "reroll", "rescue-check", "resolve-pawn", "resolve-trip", "resolve-white", "rest",
    "return-roll", "reveal-event", "roll-table", "take-character", "tally", "throw", "to-bottom", "together", "upkeep",
    "weather-step", "white-attempt", "win-treasure", "wound-roll", "wounds-step", "wreck-step",
})
# fmt: on
"""Machinery, and what the effects that follow tell better."""
TOLD_QUESTIONS = frozenset({"ballot", "offer-items"})
"""Questions that tell something when nobody is left to ask."""
BY_LOT = frozenset({"lose-story", "take-from-bag", "discard-top"})
"""Effects that did nothing where nothing was drawn."""


def tell(w: Shore, effect: AnyEffect, by: Cause, outcomes: tuple[int, ...]) -> Told:
    """An applied effect as a line of the log, or nothing."""
    kind = type(effect)
    tag = tag_of(kind)
    if tag in LEFT_OUT or (tag in BY_LOT and not outcomes):
        return None
    if tag in LINES:
        return LINES[tag](w, effect, by)
    if kind.quiet or (issubclass(kind, Question) and tag not in TOLD_QUESTIONS):
        return None
    return line(tag)


def tell_answer(w: Shore, entry: Entry, by: Cause, forced: bool) -> Told:
    """An answer that no following line would show; what is private or sealed is never told."""
    if entry.secret or entry.question not in ANSWERS:
        return None
    return ANSWERS[entry.question](w, entry, by) if not forced or entry.question in FORCED else None


# --- answers ------------------------------------------------------------------------------------------------------------


def decides(w: Shore, entry: Entry, by: Cause) -> Told:
    """A choice, in the words of its card."""
    return line("decide", choice=lines_trip.choice(w, by, entry.key), **one(w, entry.seat))


def votes(w: Shore, entry: Entry, by: Cause) -> Told:
    return line("vote", choice=lines_trip.choice(w, by, entry.key), **one(w, entry.seat))


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
    """NA-306: who eats is told; who gave it, here."""
    head, _, rest = entry.key.partition(":")
    if head != "feed":
        return None
    return line("feed", **other(w, int(rest.rpartition("-")[2])), **one(w, entry.seat))


def helped(w: Shore, entry: Entry, by: Cause) -> Told:
    """Whether somebody spares the one who drew the card what would follow."""
    return line("helped", answer=entry.key, **other(w, actor(w, by)), **one(w, entry.seat))


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
LINES: dict[str, TellsOf] = {
    "set-up": lines.set_up,
    "begin": lines.begin,
    "turn": lines.turn,
    "actions-phase": lines.heading("actions"),
    "survival-phase": lines.heading("survival"),
    "event-steps": lines.event,
    "event-text": lines.plot_event,
    "standing": lines.standing,
    "weather": lines.weather,
    "weather-set": lines.weather,
    "scorch": lines.scorch,
    "drift-ashore": lines.ashore,
    "wreck-cube": lambda w, e, by: line("wreck-cube", n=e.n, now=w.wrecks),
    "block": lambda w, e, by: line("block", action=e.action),
    "cost": lambda w, e, by: line("cost", action=e.action, n=e.n),
    "bonus": lambda w, e, by: line("bonus", what=e.what, n=e.n),
    "put": lines.put,
    "pass-pawn": somebody("pass-pawn"),
    "use-camp-card": lines.use_camp_card,
    "taken-back": lines.taken_back,
    "energy": lines.energy,
    "exhausted": lines.exhausted,
    "wound": lines.wound,
    "healed": lines.healed,
    "trauma": lines.trauma,
    "scar": lines.scar,
    "die": somebody("die"),
    "bequeath": lines.bequeath,
    "inherit": lines.inherit,
    "wood": lines_camp.wood,
    "take-wood": lines_camp.stored("take-wood", lambda w: w.wood),
    "rope": lines_camp.stored("rope", lambda w: w.rope),
    "sail": lines_camp.stored("sail", lambda w: w.sail),
    "food": lines_camp.food,
    "pay": lines_camp.pay,
    "go-foraging": lines_camp.go_foraging,
    "take-from-bag": lines_camp.tile,
    "take-from-supply": lines_camp.tile,
    "forage": lines_camp.forage,
    "orchard": lines_camp.orchard,
    "orchard-lose": lambda w, e, by: line("orchard-lose", n=e.n, now=w.size("orchard")),
    "fish": lines_camp.no_fishing,
    "draw-fish": lines_camp.catch,
    "release": with_card("release"),
    "fill-larder": lines_camp.fill_larder,
    "empty-larder": lines_camp.empty_larder,
    "exchange-tiles": lines_camp.supper,
    "dog-eats": lambda w, e, by: line("dog-eats"),
    "preserve": lines_camp.preserve,
    "rot": lambda w, e, by: line("rot", n=e.n),
    "fire": lines_camp.fire,
    "light-fire": lines_camp.light_fire,
    "rub-sticks": lines_camp.rub_sticks,
    "feed-fire": lines_camp.feed_fire,
    "finish": lines_camp.finish,
    "building-fails": lines_camp.building_fails,
    "pile": lines_camp.pile,
    "build-progress": lines_camp.build_progress,
    "construction": lines_camp.construction,
    "shelter-falls": lines_camp.shelter_falls,
    "story": lines_camp.story,
    "draw-second": somebody("draw-second"),
    "show-token": lines_camp.show_token,
    "lose-story": lines_camp.lose_story,
    "repeat": somebody("repeat"),
    "add-token": lines_camp.add_token,
    "be-lucky": somebody("be-lucky"),
    "salvage": lines_trip.wreckage,
    "wreck-draw": lines_trip.wreckage,
    "receive": lines_camp.receive,
    "use-up": with_card("use-up"),
    "drop": with_card("drop"),
    "hand-over": lines_camp.hand_over,
    "pass-counter": lines_camp.pass_counter,
    "discard-item": lines_camp.discard_item,
    "discard-perk": lines_camp.discarded,
    "lose-this": lines_camp.lose_this,
    "offer-items": lines_camp.offer_items,
    "throw-dice": throw_dice,
    "expedition": lines_trip.expedition,
    "draw-card": lines_trip.draw_card,
    "take-pending": with_card("take-pending"),
    "step-on": lines_trip.step_on,
    "forward": lines_trip.forward,
    "advance": lines_trip.advance,
    "difficulty": lines_trip.difficulty,
    "return-now": lines_trip.return_now,
    "back-in-camp": lines_trip.back_in_camp,
    "get-lost": lines_trip.get_lost,
    "found": lines_trip.found,
    "into-deck": lines_trip.into_deck,
    "remove": lines_trip.remove,
    "pending": lines_trip.pending,
    "abandon": lines_trip.abandon,
    "lay-camp-card": lines_trip.lay_camp_card,
    "solved": lines_trip.solved,
    "token": lines_trip.token,
    "peek": lines_trip.peek,
    "discard-top": lines_trip.discard_top,
    "fight": lines_trip.fight,
    "joined": lines_trip.joined,
    "blow-powder": with_card("use-up"),
    "load-cannon": somebody("load-cannon"),
    "quarrel": lines_trip.quarrel,
    "side-rolls": lines_trip.side_rolls,
    "duel": lines_trip.duel,
    "peace": lambda w, e, by: line("peace", **lines.group(w, e.seats)),
    "ballot": lines_trip.ballot,
    "reach-summit": lines_trip.reach_summit,
    "set-last-turn": lines_trip.set_last_turn,
    "rescue": lines_trip.rescue,
    "score": lines_trip.score,
    "over": lines_trip.over,
}
