# What an answer puts at stake, and what a player says about it.

crumb-clock = Day { $n }
noun-ap = AP
noun-hp = HP
noun-karma = { $n ->
    [one] karma die
   *[other] karma dice
}
noun-stars = { $n ->
    [one] point
   *[other] points
}
noun-worth = worth in water
gained-worth = { $n } water, or goods worth as much
paid-worth = { $n } water, or goods worth as much
noun-well-being = well-being
noun-loot = { $n ->
    [one] loot card
   *[other] loot cards
}
noun-use = { $n ->
    [one] use
   *[other] uses
}
noun-cure = cure of the infection
paid-karma = { $n ->
    [one] 1 karma die (kept with 33 %)
   *[other] { $n } karma dice (each kept with 33 %)
}
gained-well-being = { $n ->
    [one] 1 space of well-being
   *[other] { $n } spaces of well-being
}
gained-cure = a cure of the infection
gives-objective = reaches the mission’s objective
risk-last-food = no food left for Preparation
gives-hostage-home = brings { $n ->
    [one] 1 hostage
   *[other] { $n } hostages
} home
gives-victory = wins the mission
risk-and-night-card = and a night card
needed = { $n ->
    [one] 1 success needed
   *[other] { $n } successes needed
}
rolled-for-stealth = (stealth test, { needed })
rolled-for-sneak = (to arrive hidden, { needed })
rolled-for-slip-away = (to leave unseen, { needed })
rolled-for-sneak-attack = (stealth test before the attack, { needed })
rolled-for-attack = (to hit, { needed })
rolled-for-dodge = (with { $n ->
    [one] 1 success
   *[other] { $n } successes
} one attack misses)
rolled-for-skill = (skill test, { needed })
rolled-for-strength = (strength test, { needed })
rolled-for-loot = (loot, { needed })
chance-success = success
chance-hit = a hit
chance-kill = a kill
chance-kill-one = one of them falls
chance-kill-all = all of them fall
chance-double = a double success
risk-attacked = { $n ->
    [one] 1 enemy attacks
   *[other] { $n } enemies attack
}
risk-attacked-too = { $n ->
    [one] 1 enemy on your own tile attacks too
   *[other] { $n } enemies on your own tile attack too
}
risk-may-be-attacked = { $n ->
    [one] 1 enemy may attack you
   *[other] up to { $n } enemies may attack you
}
risk-struck = { $n } % to be hit
risk-struck-in-all = { $n } % to be hit by one of them
risk-struck-at-most = up to { $n } % to be hit
risk-killed = { $n } % to die
risk-struck-if-seen = { $n ->
    [one] if seen, 1 enemy strikes as you go
   *[other] if seen, { $n } enemies strike as you go
}
risk-fight-if-seen = { $n ->
    [one] if seen, a fight with 1 enemy
   *[other] if seen, a fight with { $n } enemies
}
risk-seen = { $n } % to be seen
risk-then-fight = { $n ->
    [one] then a fight with 1 enemy
   *[other] then a fight with { $n } enemies
}
risk-exposes = no longer hidden
risk-arrives-exposed = no longer hidden there
risk-all-hp = { $n } damage in all, and no HP left
risk-unknown-tile = unknown land
risk-enemies-come = { $n ->
    [one] 1 enemy may come
   *[other] { $n } enemies may come
}
risk-enemies-there = { $n ->
    [one] 1 enemy is there
   *[other] { $n } enemies are there
}
risk-night-card = a night card
risk-night-card-if-seen = if seen, a night card
risk-event = an event card, good or bad
risk-ends-turn = { $n ->
    [0] the turn ends
    [one] the turn ends; 1 AP is left only for fights on your tile or within shot of it
   *[other] the turn ends; { $n } AP are left only for fights on your tile or within shot of it
}
risk-failure-spawns = on failure { $n ->
    [one] 1 enemy comes
   *[other] { $n } enemies come
}
risk-failure-hurts = on failure −{ $n } HP
risk-comes-closer = { $n } % that it comes closer
risk-shoots-back = shoots back ({ $n } % to hit)
risk-else-shoots-back = otherwise it shoots back ({ $n } % to hit)
risk-survivors-react = whoever survives comes closer or shoots back
risk-answered-if-seen = if seen, the enemies answer as to any shot
risk-strikes-back = may strike back
risk-hurt = { $n } damage to take
risk-makes-enemy = makes an enemy of the trader
risk-shows-role = everybody learns who you are
risk-once-a-day = once per day
risk-free-join-spent = nobody else joins the Veteran’s fights for 0 AP in this phase
risk-infection = an infection

## Why an answer is good
because-water = Water left: { $water }. Every phase costs a cup, and here it can be filled up.
because-water-far = Water left: { $water }. Every phase costs a cup, so this way leads to water.
because-rain = Water left: { $water }. Rain costs nothing but the point.
because-water-item = There is room for more water, and it costs nothing.
because-eat = With { $hp } HP a meal does more good now than later; food: { $food }.
because-meal = Who does not eat loses 1 HP; food at hand: { $food }.
because-drink = The camp’s water first: own water ({ $water }) goes along.
because-treat = { $who } has { $hp } HP left: a stitch now is cheaper than a life.
because-heal = { $who } has { $hp } HP left and needs it most.
because-heal-item = Somebody here is low on health, and nobody disturbs us.
because-cure = The infection costs { $who } health every day.
because-cure-item = The infection costs health every day.
because-revive = There is still time to bring somebody back.
because-sleep = { $well ->
    [0] Tired means 2 AP less in every phase: sleep pays for itself.
   *[other] Well-being falls by one in Preparation: who sleeps now is not Tired tomorrow.
}
because-loot = A body is looted for a single point.
because-box = The container opens with { $percent } %: one of two loot cards.
because-box-far = A container stands there; it opens with { $percent } %.
because-build = { $card } is worth more than what goes into it.
because-trade = Lawrence has what the mission wants, or tools for taking things apart.
because-trade-far = Lawrence has what the mission wants, or tools for taking things apart.
because-gather = Here lies what we can use: { $what } ({ $n }).
because-gather-far = There lies what we can use: { $what } ({ $n }).
because-look = We must know more of the map; phases left: { $left }.
because-look-far = From there we see more of the map; phases left: { $left }.
because-look-item = A look from afar costs nothing.
because-ammunition = The weapon is almost empty.
because-deliver = { $n ->
    [one] 1 piece of what the mission wants is in hand.
   *[other] { $n } pieces of what the mission wants are in hand.
}
because-hand-in = All that the mission wants is handed in at once.
because-test = The mission needs this test; it succeeds with { $percent } %.
because-task = The mission wants it, and it can be done here.
because-repair = The gate has { $integrity } integrity left.
because-barricade = A barricade costs an enemy its move.
because-cross = Who has crossed is safe.
because-goal = The mission is decided at tile { $tile }; days left: { $days }.
because-goal-far = The mission is decided at tile { $tile }; days left: { $days }.
because-lead = Somebody must lead the prisoner home.
because-lead-far = A freed prisoner waits there for somebody to lead the way.
because-rescue = A prisoner is held here; days left: { $days }.
because-rescue-far = A prisoner is held there; days left: { $days }.
because-home-with = Here the prisoner is safe.
because-home-with-far = The prisoner is safe only in New Haven.
because-night-home = No night cards are drawn in New Haven.
because-night-home-far = No night cards are drawn in New Haven.
because-track = The track tells where she sleeps.
because-track-far = A track lies there; it tells where she sleeps.
because-hunt = She has { $left } HP left, and from here we can get at her.
because-hunt-far = She has { $left } HP left, and from there we can get at her.
because-hold = Enemies in New Haven: { $n }. Somebody must stand there.
because-hold-far = Enemies in New Haven: { $n }. Somebody must stand there.
because-give-way = { $n ->
    [one] The enemy there is too much for us; it wanders off in the morning from where nobody stands.
   *[other] The { $n } enemies there are too much for us; they wander off in the morning from where nobody stands.
}
because-give-way-far = { $n ->
    [one] The enemy there is too much for us; it wanders off in the morning from where nobody stands.
   *[other] The { $n } enemies there are too much for us; they wander off in the morning from where nobody stands.
}
because-back = { $n ->
    [one] The enemy here spoils everything
   *[other] The { $n } enemies here spoil everything
}: go out, and sneak in again.
because-wait = Nothing more is worth its price now; AP left for fights: { $ap }.

because-strike = It can take { $left } more, and the sooner it falls the less it hurts.
because-throw = { $n } enemies stand together.
because-shoot = From here it can be hit before it comes; it can take { $left } more.
because-dodge = With { $hp } HP one blow too many is the end; better not be there.
because-cancel = This is the hardest blow: { $n } damage.
because-join = Several strikes for one answer: the more of us, the shorter the fight.
because-stay-out = With { $hp } HP a blow more would be too much.
because-stay-out-last = It is almost done without us; the point is worth more in the own turn.
because-stay-out-shot = Who shoots from elsewhere is not struck back here; who acts among the enemies is.
because-stay-out-boss = She strikes everybody who takes part; with { $hp } HP better from afar, or not at all.
because-let-be = Another round would cost more than it brings; { $hp } HP left.
because-bulwark = { $n } damage for somebody with { $hp } HP.
because-no-bulwark = { $who } has { $hp } HP and bears { $n } damage as well as anybody here.
because-soften = { $n } damage on its way to { $hp } HP: what comes back by itself goes first.
because-bribe = Water: { $water }. A fight costs more than two cups, if there is more of it.
because-no-bribe = Water: { $water }. Two cups would be missed more than this fight costs.
because-net = The net turns the failure into a success.
because-karma = Successes so far: { $n }. This roll is worth a karma die.
because-die = This die spoils the roll.
because-roll-now = The other dice may stay as they lie.
because-cool-head = Successes so far: { $n }. She may roll again without a karma die.
because-boots = Successes so far: { $n }. The boots give one die another try.
because-go-on = { $n ->
    [0] No success, but the roll is not worth a karma die.
    [one] 1 success is enough.
   *[other] { $n } successes are enough.
}
because-bear-it = { $n } damage can be borne with { $hp } HP.
because-harmless = It does no harm as it lies.
because-let-fall = It is not worth a karma die.

because-character = Good at what this mission wants: { $card }.
because-buy = The most for its price: { $card }.
because-pass = Nothing on offer is worth a point.
because-take = This is the most useful here: { $what }.
because-drop = We can do without it best: { $what }.
because-keep = All of it may still be of use.
because-find = The better of what was found: { $card }.
because-dismantle = Taken apart it gives { $n } of what the mission wants.
because-swap = { $give } for { $what }: that is what we lack.
because-pay = We can do without it best: { $what }.
because-done = Nothing else here is worth its price.
because-leave-it = There is nothing to trade that both need.
because-bargain = { $n ->
    [0] It costs nothing.
   *[other] What { $who } asks for can be spared; water left: { $water }.
}
because-refuse = What { $who } asks for cannot be spared; water at hand: { $water }.
because-bear = { $who } has { $hp } HP and bears it best.
because-first = { $who } goes first: strong and fresh.
because-ignore = The fire keeps it away.
because-decline = Not worth the risk.
because-choice = All in all it brings more than it costs; { $hp } HP.

because-suspect = { $who } has done harm to us: better keep an eye open.
because-traitor-falls = If { $who } falls, we have won.
because-own-goal = That brings the secret goal nearer.
because-hidden = Nobody suspects anything yet.
because-show = From now on they are on our side; it is time.
because-suspect-far = { $who } has done harm to us and must be stopped.
because-hidden-far = There nobody suspects anything yet.
because-share = { $who } has less than we have here: { $n } for the road.
because-save = { $who } has nothing to drink, and with { $hp } HP would not live through it.

# Headings over long lists of answers.
group-ways = Ways (1 to 6 clockwise from north; 7 to 12 the same, to charge or sneak)
group-fights = Fights
group-here = On this tile
group-body = Body and things
group-work = Building and camp
group-trade = Trade
