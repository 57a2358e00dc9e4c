# What answers of This War of Mine put at stake, and why a player advises them.
dice-black = black die
rolled-for-page = ({ $faces }: the page tells what comes of it)
dice-grey = { $n ->
    [one] grey die
   *[other] { $n } grey dice
}
dice-yellow = { $n ->
    [one] yellow die
   *[other] { $n } yellow dice
}
dice-red = { $n ->
    [one] red die
   *[other] { $n } red dice
}
faces-least = ({ $n })
risk-hunger = Hunger +{ $n }
risk-fatigue = Fatigue +{ $n }
risk-illness = Illness +{ $n }
risk-wounds = { $n ->
    [0] Wounds
   *[other] Wounds +{ $n }
}
risk-shot = a hit means Wounds +{ $n }
risk-misery = Misery +{ $n }
risk-idle = { $n ->
    [0] {""}
    [one] 1 action stays unused
   *[other] { $n } actions stay unused
}
risk-fall = may be the end of somebody
risk-guard-falls = a guard does not survive it
risk-frail = with Wounds { $n } a Raid may be the end of the guard
risk-gone = somebody leaves for good
risk-away = somebody is away, days: { $n }
risk-thirst = without water: { $n } (Hunger or Misery +1 each)
risk-empathy = empathy check
risk-killing = whoever kills checks empathy
risk-encounter = somebody may come
risk-encounters = whoever goes out may meet somebody hostile
risk-raid = the Wounds of tonight’s Raid go to the guards
risk-unguarded = with that the campaign is lost at once
risk-noise = Noise +{ $n }
risk-louder = here and now Noise +{ $n } instead
risk-danger-low = low danger
risk-danger-medium = medium danger
risk-danger-high = high danger
risk-fight = a fight, enemies: { $n }
risk-backstab = enemies that strike first: { $n }
risk-robbed = the enemies take { $n } things
risk-go-home = scavenging ends, cards left unseen: { $n }
risk-fate = a Fate card decides
risk-damage = Damage { $n }
risk-worse-raid = the next Night Raid is worse
risk-milder-raid = the next Night Raid is milder
risk-red-raids = { $n ->
    [one] 1 card among the Night Raids
   *[other] { $n } cards among the Night Raids
}
risk-red-residents = { $n ->
    [one] 1 card among the Residents
   *[other] { $n } cards among the Residents
}
risk-lose-all = all of it is lost
risk-credit-lost = { $n } of credit would be lost
risk-overpaid = { $n } too much, and lost
risk-tool-used-up = the tool is used up if it works
risk-remnants = there may be Remnants to dig once more
risk-tomorrow = not before tomorrow morning
risk-fitting-lost = the Fitting is lost
risk-cold = Cold +{ $n }
risk-script = the Book tells what comes of it
risk-in-vain = what it takes is not there: nothing would happen
risk-nobody-sad = nobody else is sad
risk-use-tomorrow = it can be used from tomorrow on
risk-not-hungry = nobody is hungry: it only spares Hunger +1 tonight
risk-no-effect = as things are it changes nothing

crumb-clock = Day { $n }
chance-success = it works
chance-sniper = a sniper hits
chance-encounter = somebody comes, to beg, trade or rob
chance-misery = somebody takes it to heart
chance-wound = a Wound
chance-hit = a hit
chance-kill = a blow that kills
chance-remnants = a second dig needed
chance-page = a page of the Book
chance-more-hits = more hits
chance-units-1 = 1 piece or more
chance-units-2 = 2 pieces or more
chance-units-3 = 3 pieces or more
chance-units-4 = 4 pieces

gained-value = credit { $n }
paid-value = tokens of value { $n }
paid-credit = { $n } of the credit
paid-unknown-card = { $n ->
    [one] 1 of the cards to explore
   *[other] { $n } of the cards to explore
}
gained-meal = Hunger −1 each
gained-shield = 1 Board-Up: 1 point warded off in every Night Raid
gained-find-furniture = a Furniture find (Books, Coffee, Cigarettes, medicine)
gained-find-debris = a Debris find (parts, Ammo, Chems)
gained-find-pantry = a Pantry find (Vegetables, Sugar; more often than not nothing)
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

because-no-choice = There is nothing else to do.
because-go-on = Nothing else is pressing now.
because-in-order = The order changes nothing.
because-build = { $what } pays for itself, and there is enough for it: Wood { $wood }, Components { $component }.
because-rummage = For the next things to build are still missing: Wood { $wood }, Components { $component }.
because-open = What lies at { $where } costs nothing but the work, and frees a slot.
because-outside = There are { $n } of us: at the door we may find company or a trade.
because-new-idea = What we want to build next is still only an idea: { $what }.
because-cheer = { $other } has Misery { $misery }: a kind word helps most there.
because-rest = { $who } has nothing better to do now.
because-mend = What is broken gets worse every day.
because-heat = Cold { $cold }: each token makes us ill one time in ten. Wood: { $wood }.
because-cook = { $n } are hungry: a warm meal reaches further than raw food.
because-board-up = Board-Ups in place: { $boards }. Each takes 1 off every Night Raid.
because-use = { $what } brings more than it takes.
because-extra-shift = Without it { $who } could do nothing today.
because-sort = That is what the next things to build need: Wood { $wood } and Components { $component } lie there.
because-slot = There the slots beside what needs a neighbour stay free.
because-idea = { $what } is the next that we want to build.
because-serve = { $who } has Hunger { $hunger }.
because-objective = “{ $goal }” can be paid, and not paying would cost more.
because-no-objective = “{ $goal }” would cost more than it brings.
because-door = There are only { $n } of us.
because-accept = There are { $n } of us: two more hands are worth one more mouth.
because-refuse = There are { $n } of us, and no room for more.
because-unbuild = { $what } is what we would miss least.
because-crack = One Crack is as good as another.
because-drink = Water for all { $n }: { $have } is there.
because-dry = Water: { $have }. { $who } bears thirst best.
because-eat-or-fall = { $who } has Hunger { $hunger }: one more day without food is the last.
because-eat = { $who } has Hunger { $hunger }, and there is enough.
because-half-rations = { $who } has Hunger { $hunger }, and can go without today.
because-has-eaten = { $who } has eaten today.
because-leave-food = { $other } has Hunger { $hunger } and needs it more; food left: { $n }.
because-can-wait = { $who } has Hunger { $hunger } and can wait; the food must last.
because-no-food = There is nothing to eat for { $who }.
because-drug = { $who }: { $state } { $level }. { $item } must come before it is too late.
because-cure = { $who }: { $state } { $level }.
because-no-cure = What it costs is worth more than what it cures.
because-guard = { $who } guards: Prowess { $prowess }, Wounds { $wounds }. Without a guard all is lost.
because-scavenge = { $who } can carry { $room }; food at home: { $food }.
because-sleep-bed = { $who } has Fatigue { $fatigue }: a night in a Bed takes it all away.
because-sleep-floor = { $who } has Fatigue { $fatigue } and must sleep.
because-drink-up = { $who } has Misery { $misery }; being tired is the lesser evil.
because-stay-sober = Nobody is so miserable that it would be worth the Fatigue.
because-spirits = { $who } has Misery { $misery }: first whoever is nearest to the end.
because-habit = { $who } has Misery { $misery }; that is what { $item } is for.
because-no-habit = { $who } has Misery { $misery } and can bear it.
because-promise = Without the promise { $who } is lost.
because-location = { $what } has most of what we need; food at home: { $food }.
because-take-along = { $item } may buy or open a way there.
because-set-out = Empty hands carry more home.
because-reveal = Cards left: { $cards }, Noise { $noise }: there is still something to find.
because-stop = Nothing more is worth the risk; cards left: { $cards }.
because-stop-wounded = { $who } has Wounds { $wounds }, Noise is { $noise }: the next encounter may be the last.
because-map = Cards left: { $cards }: whoever sees three of them can choose.
because-market = What we carry and do not need is worth { $value } to them.
because-card-next = { $what } is welcome.
because-card-back = { $what } would cost more than it brings.
because-draw-two = Of two cards one can take the better.
because-take-findings = That is what we need more.
because-again = Another try costs nothing.
because-quietly = Noise is { $noise }: now it is worth being quiet.
because-roll-noise = Noise is only { $noise }: silence is kept for a worse moment.
because-no-exchange = These places are as good as others.
because-leave-behind = { $item } is worth least of what we carry; { $other } is needed more.
because-carry-water = Water at home and here: { $have }; tomorrow { $n } must drink.
because-carry = There is room for { $room } more, and { $item } is what the house needs.
because-go-home = Nothing more that would be worth carrying; room left: { $room }.
because-buy = { $item } is what we need most of what they have.
because-sell = { $item } is worth more to them than to us; it goes towards { $other }.
because-deal-done = They have nothing more that is worth its price.
because-give-up = { $item } is what we miss least; there: { $n }.
because-fight-on = Enemies standing: { $n }, our worst Wounds: { $wounds }. We can hold out.
because-flee = Enemies standing: { $n }, our worst Wounds: { $wounds }. Another round may kill somebody.
because-strike = Enemy { $n } (Wounds { $wounds }) is the one to be rid of first.
because-arm = { $item } is the best that { $who } can strike with.
because-unarmed = There is nothing useful for { $who } to strike with.
because-shoot = This is what the Ammo is for: { $ammo } is left.
because-no-shot = The walls hold this off; the Ammo ({ $ammo }) is kept.
because-blow-keep = Hits: { $hits }. Another roll would hardly be better.
because-blow-again = Hits: { $hits }. Another roll is better on average.
because-blow-trust = A miss is nothing; fate may be something.
because-blow-miss = Fate could do more harm than good.
because-foe-story = Rerolls the enemy has left: { $n }.
because-danger-keep = Hits: { $hits }. It is hardly going to be better.
because-danger-again = Hits: { $hits }. On average another roll hurts { $who } less.
because-bears = { $who } has Wounds { $wounds } and can bear it best.
because-guards-roll = { $who } first: Ammo is spent only where it is still needed.
because-shields = Wounds warded off: { $n }. Our worst guard has Wounds { $wounds }; things can be replaced.
because-shelf = Damage { $damage }: this is the night for the shelf.
because-no-shelf = Damage { $damage }: the shelf is kept for a worse night.
because-which-raid = Wounds { $wounds }: people are worth more than things.
because-wave = From those outside one can slip away; from a Raid one cannot.
because-choice = Of { $n } ways this one seems to cost us least.
because-choice-card = { $what }: this costs us least, or brings most.
because-choice-fight = { $what }: enemies { $n }; we are strong enough.
because-choice-odds = { $what }: the risk is { $chance } in a hundred, and it is worth it.
because-choice-luck = { $what }: it works with { $chance } in a hundred.
because-leave = It would cost more than it brings.
because-leave-noise = Noise would be { $noise }: with { $chance } in a hundred somebody would come.
because-rolled-keep = The { $n } is better than what another roll brings on average.
because-rolled-again = The { $n } is worse than what another roll brings on average.
because-somebody = { $who } (Misery { $misery }, Wounds { $wounds }) is the right one for it.
because-narrative = “{ $what }” helps us most now.
because-drop = “{ $what }” is what we need least.
because-character = { $who }: Prowess { $prowess }, can carry { $room }.

# Headings over long lists of answers.
group-build = Building
group-clear = Clearing the house
group-work = Work
group-fittings = Fittings
group-needs = People
group-carry = To carry
group-barter = To give
group-food = Food
group-comforts = Drink and tobacco
group-healing = Healing
group-weapons = Weapons and ammunition
group-tools = Tools and parts
group-pastimes = Books, music, valuables
group-shift = Moving and taking down
group-anytime = At any time, without an action
