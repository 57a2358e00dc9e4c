"""The review page: one self-contained HTML document."""

from html import escape
from pathlib import Path

from holdfast.core.engine.game import Game
from holdfast.core.text.localizer import Localizer, MissingText, bundle, sentence
from holdfast.review.analysis import AnswerReview, Decision, Review
from holdfast.review.win_chart import draw_chart

TEXT = Path(__file__).parent / "text"
STYLE = (Path(__file__).parent / "page.css").read_text(encoding="utf-8")


class PageTexts(Localizer):
    """Texts of the page itself, in three languages."""

    def __init__(self, lang: str) -> None:
        super().__init__(None, lang)
        self.bundle = bundle(lang, TEXT)


def points(change: float) -> str:
    """Return a change of the win probability in whole points, with its sign."""
    return f"{round(100 * change):+d}".replace("-", "−")


def note(lang: str, message: str, **args: int) -> str:
    """Return a page that states in one sentence why there is no review yet."""
    words = PageTexts(lang)
    title = escape(words.say("review-title"))
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title><style>{STYLE}</style>"
        f'<header><h1>{title}</h1></header><main><p class="sheet" role="status">{escape(words.say(message, **args))}</p></main></html>'
    )


class ReviewPage:
    """A review as an HTML page."""

    def __init__(self, review: Review, game: Game, localizer: Localizer) -> None:
        self.review = review
        self.game = game
        self.localizer = localizer
        self.words = PageTexts(localizer.lang)

    def html(self) -> str:
        steps = self.review.steps
        title = escape(self.words.say("review-title"))
        start, end = (round(100 * chance) for chance in (steps[0].before, steps[-1].after)) if steps else (0, 0)
        sums = self.words.say("review-from-to", start=start, end=end)
        return (
            f'<!doctype html><html lang="{self.localizer.lang}"><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{STYLE}</style>"
            f"<header><h1>{title}</h1><p>{escape(self.subtitle())}</p></header>"
            f'<main><section class="sheet curve"><h2>{escape(self.words.say("review-chance"))}</h2>{self.legend()}'
            f"{draw_chart(steps, self.review.turning, self.names())}{self.table()}</section>"
            f'<aside><p class="caps">{escape(sums)}</p>{self.sums()}{self.turning()}'
            f'<p class="how">{escape(self.words.say("review-how"))}</p></aside>'
            f'<section class="seats">{"".join(self.seat(seat) for seat in range(self.game.players))}</section></main></html>'
        )

    def names(self) -> tuple[str, str]:
        return escape(self.words.say("review-chance")), escape(self.words.say("review-round"))

    def subtitle(self) -> str:
        name = self.localizer.noun(self.game.definition.name)
        if self.game.outcome is None:
            return name
        return f"{name} · {sentence(self.localizer.ending(self.game.outcome, self.game.world))}"

    def legend(self) -> str:
        kinds = "".join(
            f'<li class="{kind}">{escape(self.words.say(f"review-{kind}"))}</li>' for kind in ("choice", "luck")
        )
        return f'<ul class="legend">{kinds}</ul>'

    def sums(self) -> str:
        chosen, luck = points(self.review.chosen), points(self.review.luck)
        return (
            f'<div class="sums"><p class="choice"><b>{chosen}</b>{escape(self.words.say("review-chosen"))}</p>'
            f'<p class="luck"><b>{luck}</b>{escape(self.words.say("review-lucky"))}</p></div>'
        )

    def turning(self) -> str:
        """Return the turning points in order of time."""
        rows = []
        for step in self.review.turning:
            kind = "rose" if step.after > step.before else "fell"
            lines = "".join(f"<p>{escape(line)}</p>" for line in step.lines[:2])
            rows.append(
                f'<li class="{kind}"><b>{escape(step.label)} <i>{points(step.after - step.before)}</i></b>'
                f"<small>{escape(self.when(step))}</small>{lines}</li>"
            )
        return f'<h2>{escape(self.words.say("review-turning"))}</h2><ol class="turning">{"".join(rows)}</ol>'

    def when(self, step: AnswerReview) -> str:
        return self.words.say(
            "review-when",
            round=step.round,
            name=self.seat_name(step.seat),
            choice=points(step.choice),
            luck=points(step.luck),
        )

    def seat_name(self, seat: int) -> str:
        try:
            return self.localizer.noun(f"who-{seat}", w=self.game.world)
        except MissingText:
            return str(seat + 1)

    def seat(self, seat: int) -> str:
        own = [step for step in self.review.steps if step.seat == seat]
        head = (
            f"<h2>{escape(self.seat_name(seat))} <b>{points(sum(step.choice for step in own))}</b></h2>"
            f'<p class="how">{escape(self.words.say("review-answers", n=len(own)))}</p>'
        )
        lists = "".join(
            f'<div><p class="caps">{escape(self.words.say(f"review-{kind}"))}</p><ul>'
            f"{''.join(self.decision(one) for one in decisions)}</ul></div>"
            for kind, decisions in (("best", self.review.best[seat]), ("worst", self.review.worst[seat]))
        )
        return f'<article class="sheet">{head}<div class="two">{lists}</div></article>'

    def decision(self, one: Decision) -> str:
        step = one.step
        better = ""
        if one.advice is not None:
            said = escape(self.words.say("review-better", answer=one.better))
            why = self.because(one)
            better = f"<em>{said}{f' {escape(why)}' if why else ''}</em>"
        kind = "rose" if step.choice > 0 else "fell"
        when = escape(self.words.say("review-in-round", round=step.round))
        return f'<li><b class="{kind}">{points(step.choice)}</b><span>{escape(step.label)}<small>{when}</small>{better}</span></li>'

    def because(self, one: Decision) -> str:
        if one.advice is None or one.advice.why is None:
            return ""
        try:
            return self.localizer.because(one.advice.why, self.game.world)
        except MissingText:
            return ""

    def table(self) -> str:
        """Return the same data as a table, for readers who cannot see the chart."""
        head = "".join(
            f"<th>{escape(self.words.say(f'review-{name}'))}</th>" for name in ("round", "chance", "choice", "luck")
        )
        rows = []
        for number in dict.fromkeys(step.round for step in self.review.steps):
            own = [step for step in self.review.steps if step.round == number]
            choice, luck = (points(sum(getattr(step, kind) for step in own)) for kind in ("choice", "luck"))
            rows.append(f"<tr><td>{number}<td>{round(100 * own[-1].after)} %<td>{choice}<td>{luck}</tr>")
        caption = escape(self.words.say("review-as-table"))
        return f"<details><summary>{caption}</summary><table><tr>{head}</tr>{''.join(rows)}</table></details>"
