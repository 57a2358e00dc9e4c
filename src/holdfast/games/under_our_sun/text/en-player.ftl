# What an answer puts at stake, and what a player says about it.

crumb-clock = Day { $n }
noun-ap = AP
noun-hp = HP
noun-karma = { $n ->
    [one] karma die
   *[other] karma dice
}
noun-stars = { $n ->
    [one] starting point
   *[other] starting points
}
noun-worth = worth in water
noun-well-being = well-being
noun-loot = { $n ->
    [one] loot card
   *[other] loot cards
}
noun-use = { $n ->
    [one] use
   *[other] uses
}
noun-cure = a cure
chance-success = success
chance-hit = a hit
chance-kill = the end of it
chance-double = a double success
risk-attacked = { $n ->
    [one] 1 enemy attacks
   *[other] { $n } enemies attack
}
risk-seen = seen with { $n } %
risk-exposes = no longer hidden
risk-unknown-tile = nobody knows what lies there
risk-enemies-come = { $n ->
    [one] 1 enemy may come
   *[other] { $n } enemies may come
}
risk-enemies-there = { $n ->
    [one] 1 enemy is there
   *[other] { $n } enemies are there
}
risk-night-card = a night card
risk-event = an event card
risk-ends-turn = { $n ->
    [0] the turn ends
   *[other] the turn ends; { $n } AP are left for fights only
}
risk-failure-spawns = on failure { $n ->
    [one] 1 enemy comes
   *[other] { $n } enemies come
}
risk-failure-hurts = on failure −{ $n } HP
risk-comes-closer = comes closer with { $n } %
risk-shoots-back = shoots back, hits with { $n } %
risk-strikes-back = may strike back
risk-hurt = { $n } damage on its way
risk-makes-enemy = makes an enemy of the trader
risk-shows-role = everybody learns who you are
risk-once-a-day = once per day
risk-infection = an infection
