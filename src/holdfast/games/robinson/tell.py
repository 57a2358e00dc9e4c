"""The log: what was applied, as lines of plain data that each reader pronounces in his own language.

A line names people (`the-who-0`), cards by their keys and things by their words. What happens in a moment that another
line tells is left out by `LEFT_OUT`; `LINES` says what the others tell; an effect in neither tells its own fields.
"""

from typing import Any

from holdfast.core.engine.effect import AnyEffect, Cause, Question, tag_of
from holdfast.core.engine.journal import Entry
from holdfast.core.words.log import Line, answer_line
from holdfast.games.robinson import lines
from holdfast.games.robinson.cards import Adventure
from holdfast.games.robinson.lines import TellsOf, Told, line, the
from holdfast.games.robinson.world import Island

# fmt: off
LEFT_OUT = frozenset({
    "tally", "read-dice", "read-success", "gathered", "more-gathered", "threat-action", "bible", "rest-action",
    "end-of-actions", "restore-move-loss", "fight-top-beast", "fight-beast", "resolve-event", "event-icon",
    "slide-threats", "resolve-later", "explore", "put-off", "hunt-site", "special-action", "flip-marked",
    "camp-token-lost", "shortcut-gone", "eat", "eat-more-tonight", "food-rots", "night-over", "scarred", "camp-yields",
    "yields", "pit-yields", "modify", "remove-token", "turn-linked-down", "mark-fire", "face-clouds",
    "roll-weather-now", "spend-wood", "fog-here", "cover-first-terrain", "place-ash", "fewer-mysteries",
    "tile-returned",
})
# fmt: on
"""Machinery, and what the effects that follow tell better."""
TOLD_QUESTIONS = frozenset({"meals"})
"""Questions that tell something when nobody is left to ask."""
TOLD_ANSWERS = frozenset({"meals", "eat-more", "go-on-drawing", "strange-disease", "top-or-bottom", "arrange-camp"})
"""Answers that no following line would show."""


def tell(w: Island, effect: AnyEffect, by: Cause, outcomes: tuple[int, ...]) -> Told:
    """An applied effect as a line of the log, or nothing."""
    kind = type(effect)
    tag = tag_of(kind)
    if kind.quiet or tag in LEFT_OUT or (issubclass(kind, Question) and tag not in TOLD_QUESTIONS):
        return None
    if tag in LINES:
        return LINES[tag](w, effect, by)
    fields = {name.rstrip("_"): _plain(w, name, getattr(effect, name)) for name in kind.__struct_fields__}
    return line(tag, **{name: value for name, value in fields.items() if value is not None})


def tell_answer(w: Island, entry: Entry, by: Cause, forced: bool) -> Told:
    """An answer, where no following line shows what it was: choices in a card's own words, and a few others."""
    if forced or not (entry.question in TOLD_ANSWERS or _own_words(w, entry, by)):
        return None
    told = answer_line(w, entry, by, forced)
    return told and Line(told.message, (("seat", the(entry.seat)), *told.args[1:]))


def _own_words(w: Island, entry: Entry, by: Cause) -> bool:
    card = w.content.cards[by.card] if by.card >= 0 else None
    return entry.question == "decide" and isinstance(card, Adventure) and entry.key in card.choices


def _plain(w: Island, name: str, value: Any) -> int | str | None:
    if name == "card" and isinstance(value, int):
        return w.content.cards[value].key
    return value if isinstance(value, int | str) and not isinstance(value, bool) else None


LINES: dict[str, TellsOf] = {
    "action-phase": lines.heading("action"),
    "event-phase": lines.event_phase,
    "morale-phase": lines.heading("morale"),
    "production-phase": lines.heading("production"),
    "weather-phase": lines.heading("weather"),
    "night-phase": lines.heading("night"),
    "round": lines.round_begins,
    "set-up": lines.set_up,
    "draw-characters": lines.draw_characters,
    "start-items": lines.start_items,
    "over": lines.over,
    "burnt-down": lines.burnt_down,
    "throw": lines.throw,
    "throw-success": lines.throw_success,
    "reroll": lines.reroll,
    "reroll-success": lines.reroll_success,
    "resolve": lines.resolve,
    "assign": lines.assign,
    "join": lines.join,
    "take-back": lines.take_back,
    "ready": lines.ready,
    "thrift": lines.thrift,
    "build-extra": lines.build_extra,
    "beast-token-bites": lines.bites,
    "draw-adventure": lines.draw_adventure,
    "keep-card": lines.by_card("keep-card"),
    "built": lines.built,
    "fight": lines.fight,
    "strike": lines.strike,
    "beast-appears": lines.hunting("beast-appears"),
    "discard-top-beast": lines.hunting("discard-top-beast"),
    "take-top-beast": lines.beast_in_hand,
    "look-at-top-beast": lines.top_of("hunting", "look-at-top-beast"),
    "strongest-beast-on-top": lines.lying("found-beasts", "strongest-beast-on-top"),
    "draw-discovery": lines.draw_discovery,
    "scout-discovery": lines.lying("found", "scout-discovery"),
    "draw-starting-item": lines.draw_starting_item,
    "look-at-tiles": lines.lying("looked-at", "look-at-tiles"),
    "draw-event": lines.draw_event,
    "book": lines.book,
    "threat-effect": lines.threat_effect,
    "first-player-to-next": lines.first_player,
    "place-tile": lines.place_tile,
    "site-explored": lines.site_explored,
    "night-outside": lambda w, e, by: line("night-outside", who=lines.actor(w, by)),
    "lose-item": lines.lose_item,
    "draw-invention": lines.draw_invention,
    "new-idea": lines.lying("ideas", "new-idea"),
    "freely-built": lines.freely_built,
    "draw-mystery": lambda w, e, by: line("draw-mystery", who=lines.actor(w, by)),
    "meet-mystery": lines.meet_mystery,
    "take-treasure": lines.take_treasure,
    "ignore-mystery": lines.ignore_mystery,
    "into-event-deck": lines.by_card("into-event-deck"),
    "mark": lambda w, e, by: line("mark", who=lines.actor(w, by), what=e.what),
    "use-skill": lines.use_skill,
    "used": lines.used,
    "wound": lines.changed("wound", lambda w, p: w.wounds[p]),
    "heal": lines.changed("heal", lambda w, p: w.wounds[p]),
    "determination": lines.changed("determination", lambda w, p: w.determination[p]),
    "discard-all-determination": lines.discard_all,
    "morale": lines.morale,
    "special-wound": lines.special_wound,
    "produce": lines.produce,
    "gain": lines.gain,
    "lose": lines.lose,
    "level": lines.level,
    "halve": lines.level_now,
    "set-level": lines.level_now,
    "today": lines.flagged("today"),
    "tomorrow": lines.flagged("tomorrow"),
    "put-token": lines.put_token,
    "look-at-event": lines.top_of("event", "look-at-event"),
    "cover-source": lines.covered,
    "marker-removed": lines.marker_removed,
    "token-removed": lines.token_removed,
    "roll-weather": lines.roll_weather,
    "gather-clouds": lines.gather_clouds,
    "hungry-animals": lines.animals("hungry-animals"),
    "reroll-animals": lines.animals("reroll-animals"),
    "open-air": lines.open_air,
    "meals": lines.meals,
    "pile-wood": lines.pile_wood,
    "place-cross": lines.place_cross,
}
