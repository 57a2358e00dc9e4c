# What answers of This War of Mine put at stake, and why a player advises them.
risk-hunger = Hunger +{ $n }
risk-fatigue = Fatigue +{ $n }
risk-illness = Illness +{ $n }
risk-wounds = { $n ->
    [0] Wounds
   *[other] Wounds +{ $n }
}
risk-misery = Misery +{ $n }
risk-fall = may be the end of somebody
risk-gone = somebody leaves for good
risk-away = somebody is away, days: { $n }
risk-thirst = without water: { $n } (Hunger or Misery +1 each)
risk-empathy = an empathy check
risk-killing = whoever kills checks empathy
risk-encounter = an encounter
risk-encounters = whoever goes out may meet somebody
risk-raid = stands in the way of tonight's Raid
risk-unguarded = nobody stands guard: the campaign is lost
risk-noise = Noise +{ $n }
risk-danger-low = low danger
risk-danger-medium = medium danger
risk-danger-high = high danger
risk-fight = a fight, enemies: { $n }
risk-backstab = enemies that strike first: { $n }
risk-robbed = the enemies take { $n } things
risk-go-home = scavenging ends, cards left: { $n }
risk-fate = a Fate card decides
risk-damage = Damage { $n }
risk-worse-raid = the next Night Raid is worse
risk-milder-raid = the next Night Raid is milder
risk-red-raids = red-cornered cards for the Night Raids: { $n }
risk-red-residents = red-cornered cards for the Residents: { $n }
risk-lose-all = all of it is lost
risk-credit-lost = value that is lost: { $n }
risk-tool-used-up = the tool is used up if it works
risk-remnants = there may be Remnants to dig once more
risk-tomorrow = not before tomorrow morning
risk-fitting-lost = the Fitting is lost
risk-cold = Cold +{ $n }
risk-script = a Script is opened

chance-success = it works
chance-sniper = a sniper hits
chance-encounter = an encounter
chance-misery = somebody takes it to heart
chance-wound = a Wound
chance-hit = a hit
chance-kill = a blow that kills
chance-remnants = Remnants
chance-units-1 = 1 unit or more
chance-units-2 = 2 units or more
chance-units-3 = 3 units or more
chance-units-4 = 4 units

noun-value = { $n ->
    [one] point of barter value
   *[other] points of barter value
}
noun-meal = { $n ->
    [one] meal
   *[other] meals
}
noun-person = { $n ->
    [one] Character
   *[other] Characters
}
noun-kill = { $n ->
    [one] enemy dead
   *[other] enemies dead
}
noun-unknown-card = { $n ->
    [one] Unknown card
   *[other] Unknown cards
}
noun-kept-card = { $n ->
    [one] kept card
   *[other] kept cards
}
noun-quiet-night = { $n ->
    [one] quiet night
   *[other] quiet nights
}
