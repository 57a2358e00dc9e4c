"""One method per question: what an experienced player answers, from what this seat knows."""

from collections.abc import Callable, Iterable
from typing import Any

from holdfast.core.engine.menu import Option
from holdfast.core.player import RankedOption, Reason, SeatPosition
from holdfast.games.robinson.bot.evaluation.kept import kept_value
from holdfast.games.robinson.bot.evaluation.outlook import DEATH, Outlook
from holdfast.games.robinson.bot.evaluation.parameters import Numbers, numbers_for
from holdfast.games.robinson.bot.evaluation.things import item_value, site_value, tile_use
from holdfast.games.robinson.bot.evaluation.worth import worth
from holdfast.games.robinson.bot.goals.registry import goal_of
from holdfast.games.robinson.bot.offers import Offer, die_to_reroll
from holdfast.games.robinson.bot.planning.sketch import Sketch
from holdfast.games.robinson.bot.planning.steps import planning, rivals
from holdfast.games.robinson.bot.reasons import because
from holdfast.games.robinson.cards import Beast, Tile
from holdfast.games.robinson.flow.action import InOrder
from holdfast.games.robinson.flow.extra_building import BuildExtra
from holdfast.games.robinson.island.camp import lost_by_moving
from holdfast.games.robinson.people.persons import FRIDAY
from holdfast.games.robinson.planning.planned import Planned
from holdfast.games.robinson.scenarios.castaways import stage_needs

Score = Callable[[Option], float]


class Castaway:
    """A player of Robinson Crusoe: the same facts always give the same answer."""

    def __init__(self, numbers: Numbers | None = None) -> None:
        self.numbers = numbers

    def weigh(self, at: SeatPosition) -> list[RankedOption]:
        options = at.moves
        if len(options) == 1:
            return [RankedOption(options[0])]
        if not at.face.characters:
            return [RankedOption(option) for option in options]
        o = self.outlook(at)
        answer: Any = getattr(self, f"on_{at.tag.replace('-', '_')}", None)
        if answer is None:
            return self.by_worth(at, o, options)
        found: list[RankedOption] = answer(at, o, options)
        return found

    def judged_by(self, scenario: str, players: int) -> Numbers:
        return numbers_for(scenario, players)

    def outlook(self, at: SeatPosition) -> Outlook:
        w = at.face
        numbers = self.numbers or self.judged_by(w.rules.scenario, w.players)
        return Outlook(w, numbers, goal_of(w.rules.scenario), at.tag == "planning")

    def by_worth(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """By what the effects are worth that follow."""
        by = at.by
        return ranked(options, lambda option: worth(o, option.then, option.by or by), because("worth"))

    # --- planning and windows ---------------------------------------------------------------------------------------------

    def on_planning(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        if used := self.used(at, o, options, "planning"):
            return used
        best = planning(at, o)
        return [best, *rivals(at, o, best)] if at.rivals else [best]

    def on_window(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        go_on = options[0]
        used = self.used(at, o, options[1:], at.question.at())
        return [*used, RankedOption(go_on, 0.0, because("wait"))]

    def used(self, at: SeatPosition, o: Outlook, options: list[Option], moment: str) -> list[RankedOption]:
        """What is worth using now, the best first."""
        offers = [option for option in options if option.by is not None]
        if not offers or not o.w.characters:
            return []
        found = [
            RankedOption(option, value, because("use"))
            for option in offers
            if (value := Offer(at, o, option, moment).wanted()) > 0
        ]
        return sorted(found, key=lambda one: -one.worth)

    def on_resolve_all(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """RC-292: certain Actions first, since a failure may still be helped by what others bring; the Actions that the
        goal wants last come last."""
        plan = {p.slot: p for p in o.w.plan}
        waits = any(o.goal.last(p) for p in o.w.plan)

        def score(option: Option) -> float:
            p = plan[at_slot(option)]
            return sure(p) - 2.0 * o.goal.last(p) - (waits and isinstance(option.then[-1], InOrder))

        return ranked(options, score, because("order"))

    def on_extra_building(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        sketch = Sketch(o, {})

        def score(option: Option) -> float:
            built: Any = option.then[0]
            assert isinstance(built, BuildExtra)
            return sketch.value(built.it, False, built.it.taker())

        return ranked(options, score, because("build"))

    # --- dice ---------------------------------------------------------------------------------------------------------------

    def on_reroll_die(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        die = die_to_reroll(o) or "success"
        return ranked(options, lambda option: float(at.deed(option).what == die), because("reroll", die=f"die-{die}"))

    # --- people -------------------------------------------------------------------------------------------------------------

    def on_meals(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """RC-531: who is farthest from death goes hungry."""
        return about_people(at, o, options, lambda who: -o.wound(who) - 50.0 * (o.bears(who) < 2), "strongest")

    def on_eat_more(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        return ranked(options, lambda option: float(at.deed(option).deed == "eat"), because("eats"))

    def on_heal_among(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        w = o.w
        return about_people(
            at,
            o,
            options,
            lambda who: w.wounds[who] / w.life(who) - 0.25 * (who == FRIDAY) + (o.wound(who) > DEATH / 2),
            "heals",
        )

    def on_share(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """The player who would have to pay with Wounds, otherwise the one with the fewest tokens."""
        first, lacking = o.next_first()
        short = first if lacking else -1
        return about_people(at, o, options, lambda who: 9.0 * (who == short) - o.w.determination[who], "poorest")

    def on_cover_arrows(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """RC-1217: the arrow that would be crossed next."""
        w = o.w

        def score(option: Option) -> float:
            covered: Any = option.then[0]
            away = covered.arrow - w.wounds[covered.who]
            return -float(away) if away > 0 else -20.0 + away

        return ranked(options, score, because("best-token"))

    def on_strange_disease(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        given = at.question.given
        return about_people(at, o, options, lambda who: o.spare(who) - given.count(who), "strongest")

    def on_apply_morale(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """RC-233."""
        w = o.w
        wounds, tokens = w.wounds[w.first], w.determination[w.first]
        heal = wounds and (wounds / w.life(w.first) > 0.4 or tokens >= 4)
        wish = "heal" if heal else "determination"
        return ranked(options, lambda option: float(at.deed(option).deed == wish), because(f"{wish}-now", n=wounds))

    def on_arrange_camp(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """RC-432: tokens for a player who will have to pay with Wounds tomorrow, otherwise Morale if it is low."""
        w = o.w
        first, lacking = o.next_first()
        paid = min(2, lacking) * o.price[first] if at.seat == first else 0.0
        low = w.morale < -1 or (w.morale < 1 and w.determination[at.seat] >= 1)
        wish = "morale" if low and paid < o.morale_step(w.morale) else "determination"
        return ranked(options, lambda option: float(at.deed(option).deed == wish), because("arrange", morale=w.morale))

    # --- the Camp ------------------------------------------------------------------------------------------------------------

    def on_move_camp(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """RC-533: the most valuable Camp, less the cost of the move."""
        w = o.w
        left = max(1, w.rounds - w.round)
        lost = lost_by_moving(w)
        cost = (3.0 * lost["roof"] + 1.5 * lost["palisade"]) / left * 1.5 + o.numbers.move / left
        cost += 0.7 if "shortcut" in w.built else 0.0

        def score(option: Option) -> float:
            where = at.deed(option).where
            if not where:
                return site_value(o, w.camp) + o.goal.site(o, w.camp) + 0.3
            return site_value(o, where) + o.goal.site(o, where) - cost

        best, *others = ranked(options, score, because("camp"))
        return [RankedOption(best.option, best.worth, self.why_camp(o, at.deed(best.option).where)), *others]

    def why_camp(self, o: Outlook, where: str) -> Reason:
        w = o.w
        if o.goal.site(o, where or w.camp) - o.goal.site(o, w.camp) > 20:
            return because("lava", where=w.camp)
        tile = w.tile(where or w.camp)
        if tile is not None and tile.shelter and not w.shelter:
            return because("natural-shelter", where=where or w.camp)
        return because("camp", where=where or w.camp, n=len(w.sources(where or w.camp)))

    def on_pile_up(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """RC-912."""
        n = max(0, min(o.goal.pile(o), len(options) - 1))
        needs = stage_needs(o.w)
        why = because("pile", lacking=needs, n=n) if n else because("save-wood", n=o.w.stock["wood"])
        return ranked(options, lambda option: -abs(at.deed(option).n - n), why)

    def on_halved(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """RC-249: first plates, then wood."""
        keep = sum(o.w.produced.values()) // 2
        stock = o.w.stock["wood"]
        return ranked(
            options,
            lambda option: -o.night(stock + at.deed(option).n, o.food + keep - at.deed(option).n, o.roof),
            because("halve", n=o.hungry()),
        )

    def on_shortcut_yields(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        short = o.food < o.eat
        wish = "food" if short else "wood"
        return ranked(options, lambda option: float(at.deed(option).what == wish), because("hungry", n=o.hungry()))

    # --- Items and Inventions -----------------------------------------------------------------------------------------------

    def on_discard_inventions(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        def score(option: Option) -> float:
            name = at.deed(option).what
            return -item_value(o, name) - 100.0 * o.goal.needs(o, name)

        return ranked(options, score, because("least-item"))

    def on_flip_item(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        return ranked(options, lambda option: -kept_value(o, at.deed(option).what), because("least-item"))

    on_discard_item = on_mark_items = on_flip_item

    def on_pick_idea(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """What can be built soon is worth more."""
        w = o.w

        def score(option: Option) -> float:
            name = at.deed(option).what
            it = w.invention(name)
            ready = (not it.terrain or it.terrain in o.terrains) and all(item in w.built for item in it.items)
            return item_value(o, name) * (1.0 if ready else 0.6)

        return ranked(options, score, because("best-item"))

    on_build_free = on_pick_idea

    def on_items_ready(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        return ranked(options, lambda option: 0.0, because("order"))

    def on_keep_discovery(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        def score(option: Option) -> float:
            name, prizes = at.deed(option).what, o.goal.prizes
            return -float(prizes.index(name)) if name in prizes else -99.0

        return ranked(options, score, because("best-token"))

    def on_go_on_drawing(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """RC-693: on for Treasures, stop before the rest."""
        rest = at.question.rest
        wish = "draw-on" if rest.treasure else "stop"
        return ranked(
            options, lambda option: float(at.deed(option).deed == wish), because("treasures", n=rest.treasure)
        )

    # --- the island ------------------------------------------------------------------------------------------------------------

    def on_return_tiles(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """RC-805: the best tile on top; the last one named is on top."""
        last = -1.0 if at.question.how == "order" else 1.0

        def score(option: Option) -> float:
            returned: Any = option.then[0]
            return last * o.goal.tile(o, o.w.card(returned.card, Tile))

        return ranked(options, score, because("best-tile"))

    def on_choose_tile(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        def score(option: Option) -> float:
            placed: Any = option.then[0]
            return o.goal.tile(o, o.w.card(placed.card, Tile))

        return ranked(options, score, because("best-tile"))

    def on_exhaust(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """The source that is used least: far away, or food if there is enough."""
        w = o.w

        def score(option: Option) -> float:
            deed = at.deed(option)
            at_camp = 3.0 if deed.where == w.camp else 0.0
            return 0.2 * w.distance(deed.where) - at_camp - (1.0 if deed.what == "wood" else 0.8)

        return ranked(options, score, because("least-source"))

    def on_turn_down(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """RC-681: the tile that is used least, that the goal can spare, and that nobody will camp on."""

        def score(option: Option) -> float:
            where = at.deed(option).where
            return -tile_use(o, where) - o.goal.site(o, where) - o.goal.buried(o, where)

        return ranked(options, score, because("least-tile"))

    def on_exhaust_tile(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        return ranked(options, lambda option: -tile_use(o, at.deed(option).where), because("least-tile"))

    on_cover_terrain = on_exhaust_tile

    def on_place_fog(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        return ranked(options, lambda option: -o.goal.veil(o, at.deed(option).where), because("fog-far"))

    def on_remove_fog(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        def score(option: Option) -> float:
            where = at.deed(option).where
            return o.goal.veil(o, where) if where else 0.0

        return ranked(options, score, because("fog-near"))

    on_remove_any_token = on_remove_fog

    def on_clear_marker(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """RC-901: what the Plow frees."""

        def score(option: Option) -> float:
            deed = at.deed(option)
            return o.goal.cleared(o, deed.where, deed.what)

        return ranked(options, score, because("fog-near"))

    def on_place_shortcut(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        return ranked(options, lambda option: len(o.w.sources(at.deed(option).where)), because("best-tile"))

    def on_corral(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        """RC-1108: a food source next door for food every morning."""
        return ranked(options, lambda option: float(at.deed(option).deed == "corral" and o.left > 2), because("corral"))

    def on_move_token(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        return ranked(options, lambda option: float(at.deed(option).deed == "carry"), because("carry"))

    # --- Beasts -----------------------------------------------------------------------------------------------------------------

    def on_top_or_bottom(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        top = o.w.zones["hunting"].top
        strong = bool(top) and top[-1] >= 0 and o.w.card(top[-1], Beast).strength > o.w.levels["weapon"] + 1
        wish = "under" if strong else "leave"
        return ranked(options, lambda option: float(at.deed(option).deed == wish), because("beast"))

    def on_tribute(self, at: SeatPosition, o: Outlook, options: list[Option]) -> list[RankedOption]:
        return self.by_worth(at, o, options)


def ranked(options: Iterable[Option], score: Score, why: Reason) -> list[RankedOption]:
    """Best first; of equals, the one that was offered first."""
    found = sorted([(-score(option), i, option) for i, option in enumerate(options)], key=lambda one: one[:2])
    return [RankedOption(option, -worst, why if not n else None) for n, (worst, _, option) in enumerate(found)]


def about_people(
    at: SeatPosition, o: Outlook, options: list[Option], score: Callable[[int], float], says: str
) -> list[RankedOption]:
    """Rank options by the person that each is about."""
    found = ranked(options, lambda option: score(at.deed(option).who), because(says))
    who = at.deed(found[0].option).who
    why = because(says, who=f"who-{who}", wounds=o.w.wounds[who], life=o.w.life(who))
    return [RankedOption(found[0].option, found[0].worth, why), *found[1:]]


def sure(p: Planned) -> bool:
    return len(p.pawns) >= p.most


def at_slot(option: Option) -> str:
    resolved: Any = option.then[0]
    slot: str = resolved.slot
    return slot
