"""Texts for reading: rules, cards, and the reasons why an option is allowed or blocked."""

from textual.content import Content

from holdfast.boards.markup import DIM, HEAD, page, row, styled
from holdfast.core.cards.content import Card
from holdfast.core.text.localizer import MissingText
from holdfast.core.text.rule_search import search
from holdfast.core.text.rulebook import Rule, aligned, folded, rules
from holdfast.lookup import cards_of
from holdfast.terminal.screen.dialogs import LookupEntry
from holdfast.terminal.screen.widgets import Choice
from holdfast.terminal.session import BookPage, Session
from holdfast.terminal.texts import TerminalTexts

HELP = (
    "choose", "mouse", "filter", "reason", "hint-key", "closed", "card", "orders", "back", "keep",
    "chronicle", "look", "turn", "seats", "speak", "leave",
)  # fmt: skip


def deck_name(session: Session, card: Card) -> str:
    """Return the game's name of a deck, or the general one."""
    for message in (f"deck-{session.definition.name}-{card.deck}", f"deck-{card.deck}"):
        for words in (TerminalTexts(session.localizer.lang), session.localizer):
            if words.has(message):
                return words.say(message)
    return session.localizer.noun(card.deck)


def card_content(session: Session, card: Card) -> Content:
    """Return a card's name, effects and flavour text."""
    lang = session.localizer.lang
    try:
        text = session.definition.text.to_read(session.localizer, card)
    except MissingText:
        text = ""
    lines = [row(styled(card.name[lang], HEAD), styled(f"  {deck_name(session, card)}", DIM))]
    lines += [Content(text)] if text else []
    lines.append(styled(card.flavour[lang], f"italic {DIM}"))
    return page(lines)


def all_cards(session: Session) -> list[LookupEntry]:
    lang = session.localizer.lang
    found = []
    for card in cards_of(session.game.world.content, session.definition):
        text = card_content(session, card)
        found.append(
            LookupEntry(f"{card.name[lang]} · {deck_name(session, card)}", text, folded(f"{card.key} {text.plain}"))
        )
    return found


def page_content(read: BookPage) -> Content:
    """Return the text of a page."""
    return page([styled(read.title, HEAD), Content(), Content(read.text)])


def rule_content(rule: Rule, width: int) -> Content:
    """Return a rule with its chapter and its table, in lines of limited length."""
    lines = [row(styled(rule.id, HEAD), styled(f"  {rule.chapter}", DIM)), Content(rule.text)]
    if rule.table:
        lines += [Content(), *(Content(line) for line in aligned(rule.table, width))]
    return page(lines)


def all_rules(session: Session, width: int) -> list[LookupEntry]:
    return [
        LookupEntry(f"{rule.id} · {rule.text}", rule_content(rule, width), hay(rule), rule.id)
        for rule in rules(session.definition.folder, session.localizer.lang).values()
    ]


def hay(rule: Rule) -> str:
    """Return the text of a rule that a search covers."""
    table = " ".join(cell for row in rule.table for cell in row)
    return folded(f"{rule.id} {rule.chapter} {rule.text} {table}")


def rules_asked(session: Session, question: str) -> list[str]:
    """Return the ids of the rules that answer a question."""
    return [rule.id for rule in search(session.definition.folder, question, session.localizer.lang)]


def reasons(session: Session, choice: Choice, words: TerminalTexts) -> Content:
    """Return why an option is blocked, with the rules named, or what it does if it is legal."""
    option = choice.option
    lines = [styled(choice.label, "bold"), Content()]
    told = session.why(option.key, option.seat)
    lines += [Content(line) for line in told]
    if not told:
        lines.append(Content(words.say("why-legal")))
        effects = session.follows(option)
        lines += [Content(words.say("why-does", effects=effects))] if effects else []
    steps = session.steps()
    lines += [Content(words.say("question-why", steps=" › ".join(steps)))] if steps else []
    lines.append(styled(words.say("why-key", key=option.key), DIM))
    return page(lines)


def help_content(words: TerminalTexts) -> Content:
    lines = []
    for name in HELP:
        keys, _, text = words.say(f"help-{name}").partition(": ")
        lines.append(row(styled(keys, HEAD), styled(" — ", DIM), text))
    return page(lines)


def log_content(lines: list[str]) -> Content:
    return page([Content(line) for line in lines])
