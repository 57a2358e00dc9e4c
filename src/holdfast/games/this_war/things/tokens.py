"""Blank tokens: things and people that Scripts bring into the house (TW-1211, TW-1212, TW-1864, TW-1866)."""

from holdfast.core.engine.effect import Cause, Effect, Effects, Outcomes, Seat, replace
from holdfast.core.engine.menu import Menu
from holdfast.core.text.log import LogEntry
from holdfast.games.this_war.leader import Decision
from holdfast.games.this_war.log import BLANK_TOKENS, Logs, line
from holdfast.games.this_war.options import TokenNamed
from holdfast.games.this_war.pieces import BlankToken
from holdfast.games.this_war.text import phrases
from holdfast.games.this_war.vocabulary import Blank, TokenPlace
from holdfast.games.this_war.world import City


def use_up(w: City, name: str) -> None:
    """One tally stroke less; at none the token is gone. One that stays is not used up."""
    token = w.token(name)
    if token is None or not token.uses:
        return
    if token.uses == 1:
        lay_down(w, name)
    else:
        w.tokens = tuple([replace(t, uses=t.uses - 1) if t is token else t for t in w.tokens])


def lay_down(w: City, name: str) -> None:
    """The token is removed."""
    w.tokens = tuple([t for t in w.tokens if t.name != name])


def carried(w: City, name: str) -> bool:
    """Is a token of the Findings Pile or of the Storage where the people of the scene can use it?"""
    token = w.token(name)
    if token is None:
        return False
    return token.place == ("findings" if w.phase == "scavenging" else "storage")


class PutToken(Effect[City], tag="token"):
    """TW-1211, TW-1212: a Script makes a named token; an eighth takes the place of one the Leader gives up. `here` is the
    pile of the scene, `this-location` the Location being scavenged."""

    name: Blank
    place: TokenPlace
    uses: int = 0
    accounts_for = BLANK_TOKENS

    def apply(self, w: City, by: Cause) -> Effects:
        if w.token(self.name) is not None:
            return ()
        if len(w.tokens) >= w.rules.blank_tokens:
            return (GiveUpToken(), self)
        place = self.place
        if place == "here":
            place = "findings" if w.phase == "scavenging" else "storage"
        elif place == "this-location":
            place = f"location:{w.place(w.location).number:02}" if w.location >= 0 else "storage"
        w.tokens = (*w.tokens, BlankToken(self.name, place, self.uses))
        return ()

    def log(self, w: City, by: Cause, outcomes: Outcomes) -> LogEntry | None:
        """TW-1211: one that is there already is not put a second time."""
        if not w.tokens or w.tokens[-1].name != self.name:
            return None
        return line("put-token", token=self.name, does=phrases.blank(self.name))


class GiveUpToken(Decision):
    """TW-1212: which blank token is replaced."""

    def options(self, w: City, by: Cause, seat: Seat, menu: Menu) -> None:
        for token in w.tokens:
            menu.add(TokenNamed("token", token.name), TokenRemove(token.name))


def token_entry(message: str) -> Logs:
    """A blank token."""
    return lambda effect, w, by, outcomes: line(message, token=effect.name)


class TokenRemove(Effect[City]):
    """A blank token leaves the game."""

    name: Blank
    accounts_for = BLANK_TOKENS
    log = token_entry("token-remove")

    def apply(self, w: City, by: Cause) -> Effects:
        lay_down(w, self.name)
        return ()


class TokenUse(Effect[City]):
    """A blank token is used once."""

    name: Blank
    accounts_for = BLANK_TOKENS
    log = token_entry("token-use")

    def apply(self, w: City, by: Cause) -> Effects:
        use_up(w, self.name)
        return ()


def move_token(w: City, name: str, place: str) -> None:
    w.tokens = tuple([BlankToken(t.name, place, t.uses) if t.name == name else t for t in w.tokens])
