"""A position as a seat may see it, in its language: view, question, cards, log."""

import msgspec

from holdfast.core.definition import ScriptPage
from holdfast.core.engine.effect import EVERYBODY, Cause, Seat
from holdfast.core.engine.game import Game
from holdfast.core.engine.menu import Block, Menu, Option, Refused
from holdfast.core.engine.questions import OpenQuestion
from holdfast.core.facts import NOBODY, Amount, Facts
from holdfast.core.player import Reason
from holdfast.core.text.localizer import Localizer, MissingText, sentence
from holdfast.core.text.log import ANSWER, LogEntry, card_of
from holdfast.core.text.stakes import stakes as said_at_stake
from holdfast.tables.presenters.option_cache import EncodedOption, option_label
from holdfast.tables.presenters.stakes import phase_text, rule_of, stakes
from holdfast.tables.protocol import outbound as wire
from holdfast.tables.services.fair_dice import shortened
from holdfast.tables.services.recorder import UNDO
from holdfast.tables.services.texts import TableTexts


class QuestionCache(msgspec.Struct):
    """The localized parts of an open question, shared by all clients."""

    asking: OpenQuestion | None = None
    heads: dict[tuple[str, bool], wire.QuestionHead] = msgspec.field(default_factory=dict)
    """The prompts, by language and by whether the reader may read a private question."""
    causes: list[Cause] = msgspec.field(default_factory=list)
    """The causes, the innermost first."""
    led: dict[tuple[str, tuple[int, ...]], wire.QuestionCause] = msgspec.field(default_factory=dict)
    """The causes in words, by language and by the cards that the reader has not seen."""


class SeatPresenter:
    """A presenter of a game for one seat in one language (None is a spectator)."""

    def __init__(self, game: Game, localizer: Localizer, words: TableTexts, seat: Seat | None) -> None:
        self.game = game
        self.localizer = localizer
        self.words = words
        self.seat = seat

    def name(self, seat: Seat) -> str:
        """Return the character of a seat, or its number before the characters are dealt."""
        try:
            return self.localizer.noun(f"who-{seat}", w=self.game.world)
        except Exception:  # no character has been dealt yet
            return ""

    def because(self, why: Reason | None) -> str:
        """Return a bot's reason in words; empty without a text."""
        try:
            return "" if why is None else self.localizer.because(why, self.game.world)
        except MissingText:
            return ""

    def reason(self, block: Block) -> wire.ReasonMessage:
        """Explain a block; one without a text still names its rule."""
        try:
            text = self.localizer.why_not(block, self.game.world)
        except MissingText:
            text = block.says
        return {"rule": block.rule, "text": text}

    def refusal(self, refused: Refused) -> list[wire.ReasonMessage]:
        return [self.reason(block) for block in refused.blocks]

    # --- questions -----------------------------------------------------------------------------------------------

    def question(self) -> wire.QuestionMessage | None:
        """Return the open question, its causes and the options of this seat; other seats learn who is asked."""
        asked = self.asked()
        if asked is None:
            return None
        options = self.options(self.game.question, self.seat) if asked["mine"] and self.seat is not None else []
        return {**asked, "options": [msgspec.json.decode(option.plain) for option in options]}

    def asked(self, posed: QuestionCache | None = None) -> wire.AskedSeat | None:
        """Return the open question without its options; texts that a language shares are cached in `posed`."""
        game = self.game
        if game.over:
            return None
        known = posed or QuestionCache()
        asking = known.asking = known.asking or game.question
        mine = self.seat in asking.seats
        open_to_me = mine or not self.secret(asking)
        key = (self.localizer.lang, open_to_me)
        if key not in known.heads:
            known.heads[key] = self.head(asking, open_to_me)
        return {**known.heads[key], **self.led(asking, known), "mine": mine}

    def head(self, question: OpenQuestion, open_to_me: bool) -> wire.QuestionHead:
        """Return the prompt and the seats that are asked; only a private question differs between readers."""
        game = self.game
        return {
            "tag": question.tag,
            "asked": list(question.seats),
            "prompt": self.prompt(question, open_to_me),
            "page": self.page(question) if open_to_me else None,
            "at": phase_text(self.localizer, game),
            "rule": rule_of(type(question.effect)) if open_to_me else "",
            "who": game.definition.display.about(game.world, question) if open_to_me else NOBODY,
        }

    def prompt(self, question: OpenQuestion, open_to_me: bool) -> str:
        """Return the prompt; only the seats asked can read a private one."""
        if not open_to_me:
            names = self.localizer.listed([self.name(seat) or str(seat + 1) for seat in question.seats])
            return self.words.say("waiting-secret", names=names)
        try:
            return self.localizer.prompt(question, self.game.world)
        except MissingText:
            return question.tag

    def page(self, question: OpenQuestion) -> ScriptPage | None:
        """Return the page that is read out before a question, with the prompt after it."""
        w = self.game.world
        page = self.game.definition.text.page(self.localizer, w, question)
        more = self.localizer.in_any_case(question, w, page["ask"]) if page is not None else ""
        return {**page, "ask": f"{page['ask']} {more}"} if page is not None and more else page

    def secret(self, question: OpenQuestion) -> bool:
        """Return whether only the seats asked may see this question."""
        return bool(getattr(question.effect, "private", False)) or any(
            o.secret for s in question.seats for o in question.options_for(s)[:1]
        )

    def led(self, question: OpenQuestion, posed: QuestionCache) -> wire.QuestionCause:
        """Return the causes of a question and their cards, the outermost first, without cards that the seat has not
        seen."""
        posed.causes = posed.causes or [question.by, *(cause for _, cause in question.reasons())]
        cards = [by.card for by in posed.causes if by.card >= 0]
        key = (self.localizer.lang, tuple([card for card in cards if not self.sees(card)]))
        if key not in posed.led:
            w = self.game.world
            steps = self.localizer.led(question, w, self.name, self.sees)
            seen = dict.fromkeys([w.content.cards[card].key for card in cards if self.sees(card)])
            posed.led[key] = {"why": [{"text": text, "card": card} for text, card in steps], "cards": list(seen)[::-1]}
        return posed.led[key]

    def sees(self, card: int) -> bool:
        seen = self.game.world.seen[card]
        return seen == EVERYBODY or (self.seat is not None and bool(seen >> self.seat & 1))

    def options(self, question: OpenQuestion, seat: Seat) -> list[EncodedOption]:
        """Return the legal options in words, then the blocked ones, each encoded once. Labels and blocks of blocked
        options are sent on request (`looked_at`), because few are looked at."""
        game = self.game
        moment = question.effect.at()  # type: ignore[attr-defined]
        offered = Menu(seat, explain=True)
        if moment:
            game.world.offers(moment, seat, offered)
        offers = frozenset([option.key for option in offered.whole()])
        legal = {option.key: option for option in question.options_for(seat)}
        common = question.in_common()
        found = [self.answer(question, option, moment, offers, common) for option in legal.values()]
        known, seen = option_label(game.definition, game.world.content), set(legal)
        for option in question.explained(seat):
            if option.key not in seen:
                seen.add(option.key)
                found.append(known.blocked(option.key, option.key in offers, question.facts(option)))
        return found

    def answer(
        self, question: OpenQuestion, option: Option, moment: str, offers: frozenset[str], common: Facts
    ) -> EncodedOption:
        """Encode a legal option: `offers` are the keys offered at the moment, `common` are the facts that all options
        share."""
        game, facts = self.game, question.facts(option)
        offer = option.key in offers
        matters = not offer or game.definition.rules.matters(game.world, moment, option)
        label, own = self.label(question, option), facts.without(common)
        nouns = tuple(map(self.noun, own.price + own.gains))
        known = option_label(game.definition, game.world.content)
        of = (self.localizer.lang, option.key, label, option.back, offer, matters, facts, own, nouns)
        return known.known(of) or known.keep(of, self._open(option, label, offer, matters, facts, own))

    def _open(
        self, option: Option, label: str, offer: bool, matters: bool, facts: Facts, own: Facts
    ) -> wire.OptionMessage:
        """Describe a legal option in words, with its own stakes but not those that all options share."""
        told: wire.OptionMessage = {
            "key": option.key,
            "label": label,
            "tail": self.tail(own, label),
            "open": True,
            "reasons": [],
            "back": option.back,
            "offer": offer,
            "matters": matters,
            "facts": msgspec.to_builtins(facts),
        }
        if at_stake := stakes(self.localizer, own, self.game.world, label):
            told["stakes"] = at_stake
        return told

    def looked_at(self, question: OpenQuestion, seat: Seat) -> dict[str, wire.BlockedReason]:
        """Return the label and all current blocks of each blocked option."""
        legal = {option.key for option in question.options_for(seat)}
        found: dict[str, list[Option]] = {}
        for option in question.explained(seat):
            if option.key not in legal:
                found.setdefault(option.key, []).append(option)
        return {
            key: {
                "label": self.label(question, ways[0]),
                "reasons": [self.reason(block) for block in dict.fromkeys([b for way in ways for b in way.blocks])],
            }
            for key, ways in found.items()
        }

    def label(self, question: OpenQuestion, option: Option) -> str:
        """Return the label of an option; without a text, a readable key."""
        w = self.game.world
        try:
            return self.localizer.option(question.tag, option, w, card_of(w, question.by))
        except MissingText:
            return option.key

    def noun(self, one: Amount) -> str:
        """Return the name of an amount at this table; empty without a text."""
        if self.localizer.has(f"amount-{one.what}"):
            return ""
        try:
            return self.localizer.noun(one.what, abs(one.n), self.game.world)
        except MissingText:
            return ""

    def tail(self, facts: Facts, label: str) -> str:
        """Return costs, dice and risks that the label does not name; empty without a text."""
        try:
            return said_at_stake(self.localizer, facts, self.game.world, label)
        except MissingText:
            return ""

    # --- past events ---------------------------------------------------------------------------------------------

    def line(self, line: LogEntry) -> str:
        if line.message == UNDO:  # people's names stay as they are
            return self.words.say(UNDO, **dict(line.args))
        try:
            return sentence(self.localizer.line(shortened(line), self.game.world))
        except MissingText:
            if line.message != ANSWER:
                return line.message
        # The chosen option may no longer have a name: the line still says that something was chosen.
        unnamed = tuple([(name, "?" if name == "key" else value) for name, value in line.args])
        return sentence(self.localizer.line(LogEntry(ANSWER, unnamed), self.game.world))

    def ending(self) -> str:
        """Explain the end of the game, with the names of those who won or lost."""
        outcome = self.game.outcome
        assert outcome is not None
        return sentence(self.localizer.ending(outcome, self.game.world))

    def outcome(self) -> wire.ResultMessage | None:
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
            return self.game.definition.text.introduce(self.localizer, self.game.world)
        except MissingText:
            return []
