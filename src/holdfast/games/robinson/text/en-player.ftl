# What an answer puts at stake, and what a player says about it.

crumb-clock = Round { $n }
noun-wounds = { $n ->
    [one] Wound
   *[other] Wounds
}
noun-pile = the woodpile
noun-healing = healing
noun-items = { $n ->
    [one] 1 Item
   *[other] { $n } Items
}
dice-die-wound-die-success-die-adventure = Action dice
dice-die-wound = Wound die
dice-die-success = Success die
dice-die-adventure = Adventure die
dice-beast = a Beast
amount-wood = { $n } wood
amount-fur = { $n } fur
amount-food = { $n } food
amount-ration = { $n } non-rotting food
amount-determination = { $n } Determination
gained-healing = { $n ->
    [one] −1 Wound
   *[other] −{ $n } Wounds
}
gives-healing = { $n ->
    [one] heals 1 Wound
   *[other] heals { $n } Wounds
}
gained-morale = Morale +{ $n }
paid-morale = Morale −{ $n }
gained-weapon = Weapon level +{ $n }
paid-weapon = Weapon level −{ $n }
gained-roof = Roof +{ $n }
paid-roof = Roof −{ $n }
gained-palisade = Palisade +{ $n }
paid-palisade = Palisade −{ $n }
gained-pile = { $n } wood for the woodpile
gained-items = { $n ->
    [one] 1 Item
   *[other] { $n } Items
}
chance-success = success
chance-wound = a Wound
chance-adventure = an Adventure
chance-no-wound = no Wound
chance-no-adventure = no Adventure
chance-three-wounds = 3 Wounds or more
risk-wounds = { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
}
risk-adventure = an Adventure for sure
risk-adventure-first = an Adventure token lies there: the first of these Actions meets it for sure
risk-short = { $n ->
    [one] 1 pawn short
   *[other] { $n } pawns short
}
risk-idle = { $n ->
    [one] 1 pawn stays idle
   *[other] { $n } pawns stay idle
}
risk-extra-idle = { $n ->
    [one] 1 additional pawn stays idle
   *[other] { $n } additional pawns stay idle
}
risk-dies = death, and the game is lost
risk-morale-falls = Morale −{ $n }
risk-roof-lost = Roof −{ $n }
risk-palisade-lost = Palisade −{ $n }
risk-item-lost = { $n ->
    [one] 1 Item is lost
   *[other] { $n } Items are lost
}
risk-shortcut-lost = the Shortcut is lost
risk-open-air = a night in the open, 1 Wound each
risk-lava = the lava comes here next round
risk-rots = { $n } food rots tonight
risk-hungrier = one goes hungry for it (2 Wounds)
risk-second-meal = one lacks the second meal for it (1 Wound)
risk-no-dice = no Weather dice this round: the use is wasted
risk-comes-back = the card comes back as an Event
risk-outside = a night outside, alone: 1 Wound without a natural shelter, and nothing to eat but what you gathered
risk-trap = perhaps a Trap
risk-monster = perhaps a Monster
risk-used-up = the last use

## Why

because-ready = All my pawns are placed.
because-completes = { $n ->
    [one] { $action } is one pawn short: without help it does not happen.
   *[other] { $action } is { $n } pawns short: without help it does not happen.
}
because-goal = { $action } is what the goal asks for.
because-threat = If nobody deals with “{ $card }”, it will hit us all the harder.
because-hunt = The hunt brings about { $food } food.
because-wood = We have { $n } wood, and { $clouds ->
    [one] a cloud
   *[other] up to { $clouds } clouds
} may come tonight.
because-wood-first = We have { $n } wood, and whatever we build takes more.
because-hungry = { $n ->
    [one] One of us
   *[other] { $n } of us
} will go hungry tonight, and hunger costs 2 Wounds each.
because-food = We have { $n } food; a little more does no harm.
because-explore = We know { $n ->
    [one] one tile
   *[other] { $n } tiles
}, and { $lacking ->
    [one] one terrain is
   *[other] { $lacking } terrains are
} still missing.
because-arrange = Morale is at { $morale }: every step costs or gives a token each round.
because-arrange-best = Morale is at its best; this time it is for the 2 Determination.
because-rest = { $who } has { $wounds } of { $life } Wounds.
because-shelter = Without a Shelter every night costs { $n } Wounds.
because-roof = The Roof is at { $n }, and { $clouds ->
    [one] a cloud
   *[other] up to { $clouds } clouds
} may come tonight.
because-roof-soon = The Roof is at { $n }, and clouds come from round { $round } on.
because-palisade = The Palisade is at { $n }; animals and Threats gnaw at it.
because-weapon = The Weapon level is { $n }; more of it spares Wounds in every fight.
because-item = { $card } pays for itself in the rounds that are left.
because-worth = The others cost us more.
because-wait = There will be a better moment for it.
because-use = Now it helps most.
because-order = In this order nothing is lost.
because-build = This is the most useful thing to build at once.
because-reroll = The { $die } hurts us most.
because-strongest = { $who } bears it best, with { $wounds } of { $life } Wounds.
because-eats = The food is there, and a Wound costs more.
because-heals = { $who } is nearest to death, with { $wounds } of { $life } Wounds.
because-poorest = { $who } has the fewest tokens.
because-heal-now = With { $n } Wounds healing comes first.
because-determination-now = Tokens buy more than a healed Wound now.
because-lava = { $where } will burn at dawn.
because-natural-shelter = { $where } has a natural shelter.
because-camp = { $where } has { $n ->
    [0] no source
    [one] one source
   *[other] { $n } sources
}, and good land around.
because-pile = The stage still needs { $lacking } wood, and only one can be finished a round.
because-save-wood = The wood ({ $n }) is needed for the Camp first.
because-halve = { $n } are still to be fed tonight.
because-least-item = We shall miss it least.
because-best-item = It is the one most worth having.
because-best-token = It is the most useful of them.
because-treasures = { $n ->
    [0] No Treasure is left to be had.
    [one] A Treasure is still to be had.
   *[other] { $n } Treasures are still to be had.
}
because-best-tile = That tile helps us most.
because-least-source = We use it least.
because-least-tile = That tile we need least.
because-fog-far = Nobody has to walk there.
because-fog-near = There it is most in the way.
because-corral = Food every morning is worth a source next door.
because-carry = It works for us at the new Camp too.
because-beast = So the next hunt is one we can win.

# Headings over long lists of answers.
group-threat = Threats and wreckage
group-hunt = Hunting and fights
group-build = Building
group-gather = Gathering
group-explore = Exploring
group-arrange = The Camp, and rest
group-plan = In the plan (whoever is taken back plans again)
group-things = To be used now
