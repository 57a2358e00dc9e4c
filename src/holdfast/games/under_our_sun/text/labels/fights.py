"""Buttons of fights and dice: targets with the HP they have left, the dice that are rolled."""

from holdfast.games.under_our_sun.combat.enemy_attacks import attackers_on
from holdfast.games.under_our_sun.combat.hits import Soften
from holdfast.games.under_our_sun.combat.joining import Joined
from holdfast.games.under_our_sun.combat.weapons import arm_name
from holdfast.games.under_our_sun.dice.karma import KarmaRoll, RollAgain
from holdfast.games.under_our_sun.dice.luck import TABLE, aim, result, turns_out
from holdfast.games.under_our_sun.dice.rolls import colours
from holdfast.games.under_our_sun.display.forecasts.prospects import aim as aim_dice
from holdfast.games.under_our_sun.display.forecasts.prospects import best_blow
from holdfast.games.under_our_sun.flow.turn import spent
from holdfast.games.under_our_sun.text.labels.ask import Ask, within
from holdfast.games.under_our_sun.text.nouns.names import dice, face, foe, foe_left, in_sentence, key_of, person, shown
from holdfast.games.under_our_sun.text.rolls import rows, softened


def join(ask: Ask) -> str | None:
    """US-649: what he could strike best; what he does is asked when his turn comes."""
    it = within(ask.option.then, Joined)
    best = best_blow(ask.w, it.char) if it is not None and ask.w.fights else None
    if best is None:
        return None
    return ask.say(
        f"live-{ask.head}",
        foe=foe_left(ask.localizer, ask.w, best[0].foe),
        weapon=ask.name(arm_name(ask.w.content, best[0].weapon)),
        dice=dice(ask.localizer, aim_dice(ask.w, *best)),
    )


def stay_out(ask: Ask) -> str | None:
    """US-612, US-653: how many attack the one who fights alone."""
    if not ask.w.fights or ask.tag != "join-fight":
        return None
    fight = ask.w.fight()
    foes = attackers_on(ask.w, fight.active, fight.tile) if not fight.sneak else []
    if len(fight.participants) > 1 or not foes:
        return None
    active, to = (in_sentence(ask.localizer, ask.w, fight.active, form) for form in ("the", "to"))
    return ask.say("live-stay-out", n=len(foes), active=active, to=to, hp=ask.w.hp[fight.active])


def body(ask: Ask) -> str | None:
    """US-214, US-349: what each number of successes brings; the body is gone in Preparation."""
    id = int(ask.rest[0].rpartition("-")[2])
    lies = next((it for it in ask.w.bodies if it.id == id), None)
    loot = ask.w.fighter(lies).loot if lies is not None else {}
    return ask.say(
        "live-loot",
        of=foe(ask.localizer, ask.w, id, "of"),
        a=ask.name(ask.rest[0]),
        rows=rows(ask.localizer, loot),
        late="yes" if ask.w.dark() else "no",
    )


# --- rolls -----------------------------------------------------------------------------------------------------------


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
    char = int(ask.rest[0].rpartition("-")[2])
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
    nth = int(ask.rest[0]) - 1
    if rolled is None or nth >= len(rolled.faces):
        return None
    colour = colours(rolled)[nth]
    args = {"n": nth + 1, "die": ask.say(f"die-{colour}"), "face": face(colour, rolled.faces[nth])}
    return ask.say(f"live-{ask.head}", **args)


def stand_in(ask: Ask) -> str | None:
    """US-1104: who bears the hit then, and what he has to bear it with."""
    hit = next((e for e in ask.option.then if isinstance(e, Soften)), None)
    if hit is None:
        return None
    less = softened(ask.localizer, ask.w, hit.char, hit.n)
    who = in_sentence(ask.localizer, ask.w, hit.char)
    return ask.say(f"live-{ask.head}", who=who, n=hit.n, hp=ask.w.hp[hit.char], softened=less)


def armour(ask: Ask) -> str | None:
    """US-645: how much of the damage it keeps off."""
    card = key_of(ask.localizer, ask.rest[0])
    perks = getattr(ask.localizer.card(card), "perks", ())
    turned = "yes" if "jacket" in perks else "no"
    return ask.say("live-armour", name=ask.name(ask.rest[0]), n=2 if "vest" in perks else 1, turned=turned)
