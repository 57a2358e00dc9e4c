"""A position as a seat may see it, in words of its language: the view, the question, the cards, the log."""

import re
from functools import cache
from typing import Any

import msgspec

from holdfast.core.cards.content import Content
from holdfast.core.engine.asking import Asking
from holdfast.core.engine.effect import EVERYBODY, Seat, replace
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Block, Menu, Option, Refused
from holdfast.core.facts import NOBODY, Facts
from holdfast.core.kind import GameKind, Page
from holdfast.core.player import Reason
from holdfast.core.words.log import ANSWER, Line, card_of
from holdfast.core.words.stakes import stakes as said_at_stake
from holdfast.core.words.teller import MissingText, Teller, sentence
from holdfast.server.telling import wire
from holdfast.server.telling.stakes import rule_of, stakes, when
from holdfast.server.words import Words

Plain = dict[str, Any]
KEY = re.compile(rb'"([^"\\\\/]+/[^"\\\\]+)"')
BOX = "box"
"""The zone of what a game does not use this time."""
UNDO = "log-undo"
"""The message of the line that says who took back how much: the table's own, no game's."""


def card_keys(plain: bytes, content: Content) -> set[str]:
    """The keys of all cards that are named anywhere in a JSON document."""
    return {key for found in KEY.findall(plain) if (key := found.decode()) in content.index}


def cards_shown(view: Plain, content: Content) -> frozenset[str]:
    """The cards that lie open on the table; what stays in the box is not on the table."""
    lying = [key for name, cards in view["zones"].items() if name != BOX for key in cards if key in content.index]
    return frozenset(lying) | card_keys(msgspec.json.encode({**view, "zones": ()}), content)


def cards_besides(view: Plain, everybody: Plain, content: Content) -> frozenset[str]:
    """The cards in what a seat sees otherwise than everybody does."""
    own = {name: part for name, part in view.items() if part is not everybody[name]}
    known = everybody["zones"]
    zones = {name: cards for name, cards in own.get("zones", {}).items() if cards is not known[name]}
    return cards_shown(own | {"zones": zones}, content) if own else frozenset()


@cache
def _cards(content: Content) -> dict[str, Any]:
    return {card.key: card for card in content.unique}


@cache
def card_told(kind: GameKind, teller: Teller, content: Content, key: str) -> wire.CardText:
    """A card to read, with what is printed on it as facts."""
    card = _cards(content)[key]
    try:
        text = kind.words.to_read(teller, card)
    except MissingText:
        text = ""
    lang = teller.lang
    told: wire.CardText = {
        "name": card.name[lang],
        "text": text,
        "flavour": card.flavour[lang],
        "deck": card.deck,
        "id": card.id,
    }
    if parts := kind.words.parts(teller, card):
        told["parts"] = dict(parts)
    if (facts := kind.show.card(card)) is not None:
        told["facts"] = msgspec.to_builtins(facts)
    return told


class Telling:
    """Says a game's things in one language to one seat (None is a spectator)."""

    def __init__(self, game: Game, teller: Teller, words: Words, seat: Seat | None) -> None:
        self.game = game
        self.teller = teller
        self.words = words
        self.seat = seat

    def name(self, seat: Seat) -> str:
        """The character who sits there; nobody knows before it is dealt."""
        try:
            return self.teller.noun(f"who-{seat}", w=self.game.world)
        except Exception:  # no character has been dealt yet
            return ""

    def because(self, why: Reason | None) -> str:
        """Why a bot did what it did; nothing where it has no words for it."""
        try:
            return "" if why is None else self.teller.because(why, self.game.world)
        except MissingText:
            return ""

    def reason(self, block: Block) -> wire.Reason:
        """Why something is not allowed; a block without words still names its rule."""
        try:
            text = self.teller.why_not(block, self.game.world)
        except MissingText:
            text = block.says
        return {"rule": block.rule, "text": text}

    def refusal(self, refused: Refused) -> list[wire.Reason]:
        return [self.reason(block) for block in refused.blocks]

    # --- what is asked -------------------------------------------------------------------------------------------

    def question(self, heads: dict[tuple[str, bool], wire.Head] | None = None) -> wire.Question | None:
        """What is asked, why, and what this seat may answer; who is not asked learns who is. What is said alike to all
        who speak a language is kept in `heads` for the others."""
        game = self.game
        if game.over:
            return None
        asking = game.question
        mine = self.seat in asking.seats
        open_to_me = mine or not self.secret(asking)
        key, known = (self.teller.lang, open_to_me), {} if heads is None else heads
        if key not in known:
            known[key] = self.head(asking, open_to_me)
        return {
            **known[key],
            "why": self.steps(asking),
            "cards": self.cards(asking),
            "options": self.options(asking, self.seat) if mine and self.seat is not None else [],
            "mine": mine,
        }

    def head(self, asking: Asking, open_to_me: bool) -> wire.Head:
        """What is asked of whom: for everybody the same, but a private question."""
        game = self.game
        return {
            "tag": asking.tag,
            "asked": list(asking.seats),
            "prompt": self.prompt(asking, open_to_me),
            "page": self.page(asking) if open_to_me else None,
            "at": when(self.teller, game),
            "rule": rule_of(type(asking.effect)) if open_to_me else "",
            "who": game.kind.show.about(game.world, asking) if open_to_me else NOBODY,
        }

    def prompt(self, asking: Asking, open_to_me: bool) -> str:
        """A private question is only put to the seats it is for."""
        if not open_to_me:
            names = self.teller.listed([self.name(seat) or str(seat + 1) for seat in asking.seats])
            return self.words.say("waiting-secret", names=names)
        try:
            return self.teller.prompt(asking, self.game.world)
        except MissingText:
            return asking.tag

    def page(self, asking: Asking) -> Page | None:
        """The page that is read out before a question, and what is asked after it."""
        w = self.game.world
        page = self.game.kind.words.page(self.teller, w, asking)
        more = self.teller.in_any_case(asking, w, page["ask"]) if page is not None else ""
        return {**page, "ask": f"{page['ask']} {more}"} if page is not None and more else page

    def secret(self, asking: Asking) -> bool:
        """Is this nobody's business but of those who are asked?"""
        return bool(getattr(asking.effect, "private", False)) or any(
            o.secret for s in asking.seats for o in asking.options_for(s)[:1]
        )

    def cards(self, asking: Asking) -> list[str]:
        """The cards that led to a question, the outermost first; none that the seat has not seen."""
        causes = (asking.by, *(cause for _, cause in asking.reasons()))
        cards = self.game.world.content.cards
        return list(dict.fromkeys([cards[by.card].key for by in causes if by.card >= 0 and self.sees(by.card)]))[::-1]

    def steps(self, asking: Asking) -> list[wire.Because]:
        """Why this is asked; no card the seat has not seen."""
        led = self.teller.led(asking, self.game.world, self.name, self.sees)
        return [{"text": text, "card": card} for text, card in led]

    def sees(self, card: int) -> bool:
        seen = self.game.world.seen[card]
        return seen == EVERYBODY or (self.seat is not None and bool(seen >> self.seat & 1))

    def options(self, asking: Asking, seat: Seat) -> list[wire.Option]:
        """Open options and blocked ones, each once. Why one is blocked is said when somebody looks (`reasons`)."""
        game = self.game
        moment = asking.effect.at()  # type: ignore[attr-defined]
        offered = Menu(seat, explain=True)
        if moment:
            game.world.offers(moment, seat, offered)
        offers = {option.key for option in offered.whole()}
        legal = {option.key: option for option in asking.options_for(seat)}
        blocked = self.blocked(asking, seat)
        common = asking.in_common()
        told: list[wire.Option] = []
        for option in (*legal.values(), *blocked.values()):
            offer = option.key in offers
            is_open = option.key in legal
            facts = asking.facts(option)
            own = facts.without(common)
            label = self.label(asking, option)
            one: wire.Option = {
                "key": option.key,
                "label": label,
                "tail": self.tail(own, label) if is_open else "",
                "open": is_open,
                "reasons": [],
                "back": option.back,
                "offer": offer,
                "matters": not offer or game.kind.play.matters(game.world, moment, option),
                "facts": msgspec.to_builtins(facts),
            }
            if is_open and (at_stake := stakes(self.teller, own, game.world, one["label"])):
                one["stakes"] = at_stake
            told.append(one)
        return told

    def blocked(self, asking: Asking, seat: Seat) -> dict[str, Option]:
        """Options that there are but not now, each once with all that forbids it."""
        legal = {option.key for option in asking.options_for(seat)}
        found: dict[str, Option] = {}
        for option in asking.explained(seat):
            if option.key not in legal:
                known = found.get(option.key, option)
                found[option.key] = replace(known, blocks=tuple(dict.fromkeys((*known.blocks, *option.blocks))))
        return found

    def reasons(self, asking: Asking, seat: Seat) -> dict[str, list[wire.Reason]]:
        """Why each blocked option is not allowed now."""
        found = self.blocked(asking, seat)
        return {key: [self.reason(block) for block in option.blocks] for key, option in found.items()}

    def label(self, asking: Asking, option: Option) -> str:
        """An option without words still has a readable key."""
        w = self.game.world
        try:
            return self.teller.option(asking.tag, option, w, card_of(w, asking.by))
        except MissingText:
            return option.key

    def tail(self, facts: Facts, label: str) -> str:
        """What an answer costs, rolls and risks, as far as its label does not say it; without words, nothing."""
        try:
            return said_at_stake(self.teller, facts, self.game.world, label)
        except MissingText:
            return ""

    # --- what happened -------------------------------------------------------------------------------------------

    def line(self, line: Line) -> str:
        if line.message == UNDO:  # people's names are nobody's nouns: they are said as they are
            return self.words.say(UNDO, **dict(line.args))
        try:
            return sentence(self.teller.line(line, self.game.world))
        except MissingText:
            if line.message != ANSWER:
                return line.message
        # What was chosen can no longer be named as it was when it was asked: that something was, is told.
        unnamed = tuple([(name, "?" if name == "key" else value) for name, value in line.args])
        return sentence(self.teller.line(Line(ANSWER, unnamed), self.game.world))

    def ending(self) -> str:
        """Why it ended, with the names of those who won or lost it."""
        outcome = self.game.outcome
        assert outcome is not None
        return sentence(self.teller.ending(outcome, self.game.world))

    def outcome(self) -> wire.Ending | None:
        outcome = self.game.outcome
        if outcome is None:
            return None
        return {
            "won": outcome.won,
            "why": self.ending(),
            "rule": outcome.rule,
            "scores": list(outcome.scores),
            "winners": list(outcome.winners),
        }

    def introduction(self) -> list[str]:
        try:
            return self.game.kind.words.introduce(self.teller, self.game.world)
        except MissingText:
            return []


def cards_of_line(line: Line, content: Content) -> list[str]:
    """The cards that a line of the log names; what people call themselves names none."""
    if line.message == UNDO:
        return []
    words = [word for _, value in line.args if isinstance(value, str) for word in value.split("|")]
    return list(dict.fromkeys([word for word in words if word in content.index]))
