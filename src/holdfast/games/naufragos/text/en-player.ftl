# What an answer puts at stake, and why a player advises it.

crumb-clock = Turn { $n }
noun-wounds = { $n ->
    [one] wound
   *[other] wounds
}
noun-trauma = { $n ->
    [one] trauma
   *[other] traumas
}
noun-token = { $n ->
    [one] story token
   *[other] story tokens
}
noun-token-for-others = { $n ->
    [one] story token for another
   *[other] story tokens for others
}
noun-item = { $n ->
    [one] item
   *[other] items
}
noun-items-of-all = { $n ->
    [one] item of anybody’s
   *[other] items of anybody’s
}
noun-energy-for-others = { $n ->
    [one] energy for another
   *[other] energy for others
}
noun-energy-of-all = energy together
noun-own-food = food of one’s own
noun-store-food = food of the store
noun-tile = { $n ->
    [one] food tile
   *[other] food tiles
}
noun-supply = { $n ->
    [one] tile of the supply
   *[other] tiles of the supply
}
noun-fish = { $n ->
    [one] fish tile
   *[other] fish tiles
}
noun-meal = { $n ->
    [one] meal
   *[other] meals
}
noun-healed = { $n ->
    [one] wound healed
   *[other] wounds healed
}
noun-mended = { $n ->
    [one] trauma cured
   *[other] traumas cured
}
noun-warm-night = { $n ->
    [one] warm night
   *[other] warm nights
}
noun-site-progress = { $n ->
    [one] part of the signal
   *[other] parts of the signal
}
noun-step = { $n ->
    [one] step inland
   *[other] steps inland
}
noun-easier = { $n ->
    [one] point easier on the way home
   *[other] points easier on the way home
}
noun-solved = { $n ->
    [one] danger out of the way
   *[other] dangers out of the way
}
noun-pawn = { $n ->
    [one] pawn
   *[other] pawns
}
noun-white-pawn = { $n ->
    [one] white pawn
   *[other] white pawns
}
chance-success = success
chance-trauma = a trauma
chance-sting = a jellyfish or the shark
chance-step = a step inland
chance-harder = a harder way home
chance-wound = a wound
chance-heal = a wound heals
chance-wood = wood
chance-food = food
chance-story = a story token
chance-tired = lost energy
chance-item = an item
chance-rope = a rope
chance-downgrade = damage to the shelter
chance-helped = trouble, unless somebody helps
chance-decide = another choice
risk-idle = the pawn stays idle
risk-exhausted = no energy is left: the next loss is a wound
risk-wound = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
}
risk-trauma = { $n ->
    [one] 1 trauma
   *[other] { $n } traumas
}
risk-others-wound = { $n ->
    [one] 1 wound for others
   *[other] { $n } wounds for others
}
risk-others-trauma = { $n ->
    [one] 1 trauma for others
   *[other] { $n } traumas for others
}
risk-others-tired = others lose { $n } energy
risk-harder = { $n ->
    [0] the way home may become harder
   *[other] the way home becomes harder by { $n }
}
risk-lost = { $n ->
    [one] one may get lost
   *[other] { $n } may get lost
}
risk-alone = { $n ->
    [one] one stays out there
   *[other] { $n } stay out there
}
risk-last-turn = the game ends with turn { $n }, rescued or not
risk-rots = it rots tonight
risk-hunger = { $n ->
    [one] one may go hungry
   *[other] { $n } may go hungry
}
risk-ink = another holds the ink: no story token
risk-no-wood = without wood the fire does not light
risk-empty-handed = the supply is empty
risk-short = still { $n } energy short
risk-sting = a jellyfish or the shark may come
risk-fight = a fight against strength { $n }
risk-covers = covers a card of the camp
risk-item-lost = an item is lost
risk-wood-lost = { $n } wood is lost
risk-food-lost = { $n } food is lost
risk-own-food-lost = { $n } food of one’s own is lost
risk-rope-lost = a rope is lost
risk-sail-lost = a sail is lost
risk-supply-lost = the supply loses { $n }
