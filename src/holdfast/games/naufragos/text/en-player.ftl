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
gives-energy-for-others = { $n } energy for whoever eats it
gives-healed = { $n ->
    [one] heals 1 wound
   *[other] heals { $n } wounds
}
gives-mended = { $n ->
    [one] cures 1 trauma
   *[other] cures { $n } traumas
}
gives-supply = { $n ->
    [one] 1 more tile for Forage to find later, none now
   *[other] { $n } more tiles for Forage to find later, none now
}
gives-warm-night = keeps the camp warm tonight
gained-own-food = { $n } food for yourself
amount-cube = { $n } perishable food
gives-kept = cook or barrel can keep it for tomorrow
gained-fish = { $n ->
    [one] 1 fish tile (1–3 food)
   *[other] { $n } fish tiles (1–3 food each)
}
gained-tile = { $n ->
    [one] 1 forage tile (1–4 food)
   *[other] { $n } forage tiles (1–4 food each)
}
noun-energy-of-all = energy together
noun-own-food = food of one’s own
noun-store-food = food of the store
noun-tile = { $n ->
    [one] forage tile
   *[other] forage tiles
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
noun-kept = { $n ->
    [one] piece kept for tomorrow
   *[other] pieces kept for tomorrow
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
dice-d6 = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
chance-success = success
chance-least = lit with 1 energy
chance-most = with all you will have by then
chance-rested = a good night, more energy
chance-trauma = a trauma (1 energy less for good, the fourth is death)
chance-shark = the shark (a fight)
chance-jellyfish = a jellyfish (a wound)
chance-step = a step further inland
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
risk-full = of use only once you have spent some
risk-no-expedition = no expedition leaves this turn
risk-too-late = camp cards come after the expedition: only the white pawn is in time
risk-nobody-hurt = nobody there is wounded
risk-fills = nothing for the store yet: { $n } tiles are laid on the card
risk-complete = it is complete already: nothing is added
risk-exhausted = it takes your last energy: the next loss is a wound
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
    [one] you may get lost (after a miss 1 energy buys another roll; the lost spend their next pawns on the way back, and no ship takes them along)
   *[other] all { $n } may get lost (after a miss { $n } energy together buy another roll; the lost spend their next pawns on the way back, and no ship takes them along)
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
risk-wasted = { $n } energy more than it takes
risk-spilt = { $n } energy of it is too much: the scale is full
risk-no-use = it does nothing for whoever has eaten and has full energy
risk-shark = the shark may come
risk-jellyfish = a jellyfish may come
risk-fight = a fight against strength { $n }
risk-covers = covers a card of the camp
risk-item-lost = an item is lost
risk-wood-lost = { $n } wood is lost
risk-food-lost = { $n } food is lost
risk-own-food-lost = { $n } food of one’s own is lost
risk-rope-lost = a rope is lost
risk-sail-lost = a sail is lost
risk-supply-lost = the supply loses { $n }
because-nothing-better = nothing better is to be done with it now
because-nothing-now = nothing that could be used helps now
because-food = { $n } must eat tonight, and there is food for { $have }
because-more-food = everybody eats tonight; what is left over still gives up to { $n } energy
because-wood-for-fire = there is no wood for tonight’s fire, and the cold takes energy from { $n }
because-wood = the woodpile holds { $n }, and tomorrow’s night is cold too
because-wood-to-build = { $what }: { $n } wood is missing
because-fire = a fire warms { $n } every night; with { $energy } energy it lights in { $percent } of 100 tries
because-warm = one wood keeps { $n } warm tonight
because-roof = shelter { $n } can be finished now, and every rest gives more
because-signal-site = { $what }: { $n } more, and ships can see us
because-nothing-to-build = nothing can be built that helps
because-give = { $what }: { $n } energy is missing, and together we have it
because-give-nothing = { $what }: { $n } energy is missing, more than we have, and what is given in vain is lost
rolled-for-what = { $roll-is ->
    [return] the roll for the way home
    [strength] the strength roll
    [fire] the roll for the fire
    [rest] the roll for the rest
    [wounds] the roll for the wounds
   *[table] the roll of the card
 }
because-weak = { $who } has only { $n } energy
because-give-enough = { $what }: it takes no more now
because-give-keep = { $what }: of { $n } energy there is none to spare
because-explore = { $n } steps to the summit, and { $turns } turns after this one
because-company = { $n } is already going
because-prepare = a prepared expedition comes home more easily
because-wreckage = the sea has brought something, and we show { $n } signals so far
because-diary = a story token is luck on dice, and points at the end
because-wounds = { $n ->
    [one] 1 wound, which a rest heals before it becomes a trauma
   *[other] { $n } wounds: a rest heals one before it becomes a trauma
 }
because-rest = energy is at { $n } of { $of }, and a rest costs nothing
because-danger = { $card } does harm every turn until somebody deals with it
because-camp-card = { $card } is worth its price now
because-signal = { $card } is a signal that we have not shown yet
because-useful = { $card } is the most useful of what lies there
because-burden = what lies there would be a burden
because-least-useful = { $card } is missed least
because-too-dear = it is worth more in one’s own hands
because-borrow = { $what } helps whoever must find the way home, and { $who } stays in the camp
because-good-bargain = a good bargain with { $who }
because-bad-bargain = { $who } asks for more than it is worth
because-white-now = what the white pawn waits for is wanted now
because-medicine = { $card } heals somebody with { $n } wounds and traumas before the dice are rolled
because-strength = { $card }, since only { $n } energy is left
because-fight = strength { $n } is to be beaten
because-try-again = another attempt succeeds in { $percent } of 100 cases
because-common-cause = { $n } energy together, for what all will have of it
because-go-on = after the next card we still come home in { $percent } of 100 cases, counting every further attempt that can be paid for
because-return = { $n ->
    [one] an attempt to come home
   *[other] an attempt of all { $n } to come home
 } succeeds in { $percent } of 100 cases now, and it only becomes harder
because-together = with { $who } the way home succeeds in { $percent } of 100 cases
because-find-back = the way back is found in { $percent } of 100 cases
because-luck = with it { rolled-for-what } goes well in { $percent } of 100 cases
because-good-enough = { rolled-for-what } goes well in { $percent } of 100 cases as it is
because-ship-today = the ship of { $card } sees our signals today
because-no-ship-today = with { $n } signals no ship sees us today
because-ship-tomorrow = with { $n } signals and one more turn a ship sees us in { $percent } of 100 cases
because-comes-next = { $card } should come next
because-not-next = { $card } should not come soon
because-look = what lies ahead: { $where }
because-hungry = { $who } has not eaten, and hunger means { $n ->
    [one] 1 wound
   *[other] { $n } wounds
 }
because-energy = { $who } has only { $n } energy, and it would rot
because-keep-food = { $n } food keeps for another day
because-own-meal = { $who } would go hungry with { $n } food in hand
because-dog = the dog stays with who feeds it
because-preserve = { $n } food would rot tonight
because-mend = { $who } has { $n ->
    [one] 1 trauma
   *[other] { $n } traumas
 }, and the fourth is death
because-bandage = { $who } has { $n ->
    [one] 1 wound, which may become a trauma tonight
   *[other] { $n } wounds, and each may become a trauma tonight
 }
because-keep-supply = there are { $n } pieces for tonight; the supply keeps the rest
because-lower-token = the one worth { $n } is the lower
because-vote = it is the best of these for all
because-best-choice = it brings more than it costs, and more than the others
because-help = { $n } energy spares a companion worse
because-pick = it concerns { $who } most (wounds: { $n })
because-free-space = the space is free
because-character = { $ability-is ->
    [pathfinder] { $card } adds 2 to the rolls for the way home
    [fisher] { $card } catches twice as much
    [strong] { $card } counts 2 in every fight and builds for two
    [cook] { $card } keeps what would rot
    [medic] { $card } heals somebody every night
   *[lucky] { $card } makes more of every spent story token
 }

# Headings over long lists of answers.
group-board = On the board
group-rest = Rest
group-camp = Camp cards
group-white = The white pawn
group-meal = The meal
group-things = Things
