"""What would make a position impossible."""

from holdfast.games.naufragos.world import Shore


def faults(w: Shore) -> list[str]:
    """What would make this position impossible: every card in exactly one place, every number within its bounds."""
    wrong = w.misplaced(boxed=() if w.characters else w.content.pool_names)
    if not w.energy:
        return wrong
    for seat in range(w.players):
        if not w.is_dead(seat) and not 0 <= w.energy[seat] <= max(0, w.top(seat)):
            wrong.append(f"seat {seat} has {w.energy[seat]} energy of {w.top(seat)}")
        if min(w.wounds[seat], w.trauma[seat], w.held[seat], w.top(seat)) < 0 and not w.is_dead(seat):
            wrong.append(f"seat {seat} has impossible numbers")
    wood = w.wood + w.fire_wood + w.progress["bonfire"] + sum(w.on_card.values())
    food = w.food + w.left[1] + sum(w.held) + w.estate_food
    if not (0 <= wood <= 16 and 0 <= food <= 16 and min(w.wood, w.food, w.cubes, w.rope, w.sail) >= 0):
        wrong.append(f"{wood} wood and {food} food counters are in play")
    lost_members = sorted([s for g in w.groups for s in g.members])
    if lost_members != [s for s in range(w.players) if w.is_lost(s)]:
        wrong.append("the lost groups are not the lost castaways")
    if set(w.party) & set(lost_members) or any(w.is_dead(s) for s in (*w.party, *lost_members)):
        wrong.append("somebody is in two places")
    if not 1 <= w.weather <= 6 or not 0 <= w.difficulty <= 15 or w.size("pending") > 5:
        wrong.append("a track is left")
    return wrong
