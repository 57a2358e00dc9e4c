"""Labels of dice that are rolled again."""

from typing import TYPE_CHECKING, Any

from holdfast.core.engine.effects import Window
from holdfast.games.under_our_sun.combat.attacks import Stunned, Wounds
from holdfast.games.under_our_sun.combat.enemy_attacks import Approach, KeepHit
from holdfast.games.under_our_sun.combat.hits import PLATE, VEST, Soften
from holdfast.games.under_our_sun.dice.karma import CoolHead, KarmaPick, KarmaRoll, RollAgain
from holdfast.games.under_our_sun.dice.luck import TABLE, aim, reading, result, turns_out
from holdfast.games.under_our_sun.dice.options import UseKarma
from holdfast.games.under_our_sun.dice.rolls import colours, context, roller
from holdfast.games.under_our_sun.dice.tests import ReadRows, ReadTest
from holdfast.games.under_our_sun.enemies.wandering import ReadHarm
from holdfast.games.under_our_sun.flow.events import Winnings
from holdfast.games.under_our_sun.flow.turn import spent
from holdfast.games.under_our_sun.text.card_text.speech import Speaker
from holdfast.games.under_our_sun.text.labels import Ask, Labels, Prompts
from holdfast.games.under_our_sun.text.nouns.names import face, foe, foe_left, in_sentence, person, shown
from holdfast.games.under_our_sun.things.loot import FoundAmmunition
from holdfast.games.under_our_sun.trade.stealing import Theft
from holdfast.games.under_our_sun.world import Sands

if TYPE_CHECKING:
    from holdfast.core.text.localizer import Localizer

if TYPE_CHECKING:
    pass


def outlook(ask: Ask) -> str:
    """What lies on the table, and what it must show, if not just more; what a table gives the question has said."""
    rolled = ask.w.rolled()
    if rolled is None:
        return ""
    wish = aim(ask.w, ask.option.seat)
    kind = f"{wish.wish}-each" if wish.each else wish.wish
    told = ask.say(f"aim-{kind}", need=wish.need) if wish is not TABLE and kind != "high-each" else ""
    return ask.say("outlook", n=result(rolled), aim=told, some="yes" if told else "no")


def karma(ask: Ask) -> str | None:
    """US-431: whose karma, and what the roll is about."""
    char = ask.it.who
    who, of = person(ask.localizer, ask.w, char), in_sentence(ask.localizer, ask.w, char, "of")
    rolled = ask.w.rolled()
    again = ask.option.then[0] if ask.option.then else None
    if not isinstance(again, KarmaRoll) or rolled is None:
        return ask.say("live-karma", who=who, of=of, n=ask.w.karma[char], outlook=outlook(ask))
    dice = again.dice
    cast = "".join([colours(rolled)[i] for i in dice])
    return ask.say(
        "live-karma-dice",
        who=who,
        of=of,
        n=ask.w.karma[char],
        dice=shown(ask.localizer, cast, tuple([rolled.faces[i] for i in dice])),
        outlook=outlook(ask),
        chance=round(100 * turns_out(ask.w, ask.option.seat, dice)),
    )


def cool_head(ask: Ask) -> str | None:
    """US-1103: the dice that show nothing, or to pick them."""
    rolled = ask.w.rolled()
    again = ask.option.then[0] if ask.option.then else None
    if not isinstance(again, RollAgain) or rolled is None:
        return ask.say("live-cool-head", outlook=outlook(ask))
    cast = "".join([colours(rolled)[i] for i in again.dice])
    return ask.say(
        "live-cool-head-dice",
        dice=shown(ask.localizer, cast, tuple([rolled.faces[i] for i in again.dice])),
        outlook=outlook(ask),
        chance=round(100 * turns_out(ask.w, ask.option.seat, again.dice)),
    )


def go_on(ask: Ask) -> str | None:
    """US-208: where no dice lie there, and he has no action points, his turn ends."""
    w = ask.w
    return ask.say("live-end-turn") if not w.laid and spent(w) else None


def die(ask: Ask) -> str | None:
    """One die on the table, by colour and face; its number tells equal ones apart."""
    rolled = ask.w.rolled()
    nth = ask.it.n - 1
    if rolled is None or nth >= len(rolled.faces):
        return None
    colour = colours(rolled)[nth]
    args = {"n": nth + 1, "die": ask.say(f"die-{colour}"), "face": face(colour, rolled.faces[nth])}
    return ask.say(f"live-{ask.it.deed}", **args)


LABELS: Labels = {
    UseKarma: karma,
    "cool-head": cool_head,
    "ghost-boots": die,
    "die": die,
    "go-on": go_on,
}


NOTHING: dict[str, Any] = {
    "target": "",
    "aimed": "no",
    "hp": 0,
    "coming": 0,
    "for": "none",
    "thing": "",
    "rows": "",
    "softened": "",
}


def rolled(localizer: "Localizer", w: Sands, effect: Any, char: int) -> dict[str, Any]:
    """A roll on the table: who rolled what for, and what it shows."""
    roll = w.rolled()
    if roll is None:
        done = "yes" if spent(w) else "no"
        return NOTHING | {"what": "none", "spent": done, "roller": "", "of-roller": "", "dice": "", "hits": 0}
    who = roller(roll)
    enemy = getattr(reading(w), "foe", -1)
    known = isinstance(enemy, int) and enemy >= 0
    rival = foe(localizer, w, enemy) if known else localizer.say("the-enemies")
    return {
        "what": context(roll),
        "spent": "no",
        "roller": in_sentence(localizer, w, who) if who >= 0 else rival,
        "of-roller": foe(localizer, w, enemy, "of") if known else "",
        "dice": shown(localizer, colours(roll), roll.faces),
        "hits": result(roll),
    } | at_stake(localizer, w, result(roll), char)


def at_stake(localizer: "Localizer", w: Sands, hits: int, char: int) -> dict[str, Any]:
    """What a roll is about: whom it would hurt, and what is on its way to him already; what is tested; what it brings."""
    reader = reading(w)
    match reader:
        case KeepHit() if w.fights:
            return NOTHING | under_attack(localizer, w, hits)
        case Wounds():
            return NOTHING | {"target": foe_left(localizer, w, reader.foe), "aimed": "yes"}
        case ReadHarm():
            return NOTHING | {"target": foe_left(localizer, w, reader.id), "aimed": "yes"}
        case ReadTest():
            return NOTHING | {"hp": reader.test.need, "for": reader.test.attribute}
        case FoundAmmunition():
            gear = w.gear(reader.card)
            return NOTHING | {"hp": gear.uses, "for": "ammunition", "thing": localizer.noun(gear.key)}
        case Winnings():
            return NOTHING | {"hp": reader.n, "for": "gamble"}
        case Theft():
            return NOTHING | {"for": "theft"}
        case Stunned():
            return NOTHING | {"for": "stun", "target": foe_left(localizer, w, reader.foe)}
        case ReadRows():
            return NOTHING | {"for": "rows", "rows": rows(localizer, reader.rows)}
        case Approach():
            return NOTHING | {"hp": reader.need}
    return NOTHING | {"hp": aim(w, w.seat_of(char)).need}


def rows(localizer: "Localizer", table: Any) -> str:
    """US-349: what each number of successes brings, in one clause."""
    return "; ".join(Speaker(localizer).rows(table))


def under_attack(localizer: "Localizer", w: Sands, hits: int) -> dict[str, Any]:
    """Who is attacked, how many HP he has, how much damage is on its way, and what can keep some of it off."""
    fight = w.fight()
    char = fight.participants[fight.at]
    coming = sum([n for _, n in fight.hits])
    less = softened(localizer, w, char, hits + coming)
    return {
        "target": in_sentence(localizer, w, char),
        "aimed": "yes",
        "hp": w.hp[char],
        "coming": coming,
        "softened": less,
    }


def softened(localizer: "Localizer", w: Sands, char: int, n: int) -> str:
    """US-645, US-1104: what can keep off how much of a blow, in brackets after it; nothing where nothing can."""
    blow = Soften(char, n)
    if not blow.open(w):
        return ""
    kit = w.kit(char)
    means = [
        (localizer.noun(w.content.cards[card].key), VEST if perk == "vest" else 1) for card, perk in blow.means(w, kit)
    ]
    if blow.hide(w):
        means.insert(0, (localizer.say("name-tough-hide"), 1))
    if blow.plate(w, kit):
        means.insert(0, (localizer.noun(w.content.cards[w.perk(char, "plate")].key), PLATE))
    names = list(dict.fromkeys([name for name, _ in means]))
    less = min(n, sum([k for _, k in means]))
    return f" {localizer.say('softened', n=less, by=localizer.listed(names))}" if means else ""


PROMPTS: Prompts = {
    Window: rolled,
    KarmaPick: rolled,
    CoolHead: rolled,
}
