# The log: what happened, line by line.

log-set-up = — { $scenario } —
log-draw-characters = On the shore: { $cards }
log-start-items = Saved from the ship: { $cards }
log-laid-out = The island is laid out; washed ashore: { $cards }
log-round = —— Round { $n } of { $of } · First Player: { $first } ——
log-phase = — { $phase } —
log-answer = { $seat }: { $key }
log-decides = { $who } decides

## Ends
why-died = A Character has died, and with one all have lost
why-jenny-died = Jenny has died: the game is lost
why-time = The last round is over and the goal was not reached: the game is lost
why-goal = The goal is reached: the game is won
why-lava = The lava has reached the Camp: the game is lost
why-child-starved = A child went hungry: the game is lost

## Planning and Actions
log-assign = { $pawns ->
    [one] { $who } plans: { $action }
   *[other] { $who } plans with both pawns: { $action }
 }
log-join = { $who } will help: { $action }
log-take-back = Taken back: { $action }
log-ready = { $who } is ready
log-thrift = { $n-sign ->
    [minus] { $who } builds economically ({ $n-size } Determination)
   *[plus] { $who } takes { $n-size } Determination back
 }
log-resolve = { $who } – { $action }
log-rest-idle = { $who } rests, and has no Wound to heal
log-build-extra = { $who } goes straight on – { $action }
log-throw = { $who } rolls: { $wound }, { $success }, { $adventure }
log-throw-success = { $who } is confused and rolls: { $success }
log-reroll = Rerolled, { $die }: { $face }
log-reroll-success = { $who } must reroll the Success
log-pit = The Pit: { $caught }
log-beast-token-bites = Something was lurking there
log-draw-adventure = { $who } has an Adventure: { $card }
log-keep-card = { $who } keeps { $card }
log-built = { $now ->
    [yes] Built: { $what }
   *[no] Built: { $what } (ready after the Actions)
 }
log-built-cross = A Cross for { $space } is built
log-place-tile = { $space } is explored: { $card } ({ $terrain })
log-site-explored = The Totem site on { $space } is explored
log-rescue = Jenny is on the Raft
log-treasure-map = The map leads to the spot
log-totem-found = { $idle ->
    [yes] A Totem stands on { $space }, which means nothing in this Scenario
   *[no] A Totem stands on { $space }
 }
log-night-outside = { $who } will spend the Night outside, away from the Camp’s food and Shelter
log-come-back = { $people ->
    [one] { $who } comes back to the Camp
   *[other] { $who } come back to the Camp
 }
log-arranged = { $blocked ->
    [yes] { $who } arranges the Camp in vain
   *[no] The Camp is arranged
 }
log-end-of-actions = All Actions are done
log-threat-averted = Dealt with: { $card }
log-adventure-hurts = No Adventure card for { $who }, but a Wound
log-canoe-tiles = From the Canoe: { $cards }; one of them
log-no-tiles = There is no tile left to explore
log-tile-returned = { $how ->
    [one] On top of the tiles: { $card }; the others are shuffled back
   *[order] Put back on top of the tiles: { $card }
 }

## People
log-wound = { $people ->
    [one] { $who } gets { n-wounds } ({ $now } of { $of }){ past-arrow }
   *[other] { $who } get { n-wounds } each{ past-arrow }
 }
past-arrow = { $arrows ->
    [0] {""}
   *[other] { $people ->
        [one] {" "}and passes a Morale arrow
       *[other] ; a Morale arrow is passed by { $passing }
     }
 }
log-last-wound = { $who } gets the last Wound ({ $of } of { $of })
log-dies = { $people ->
    [one] { $who } dies
   *[other] { $who } die
 }
log-unfulfilled = { $what-is ->
    [roof] The Roof is { $n } too low: a Wound for each level
    [palisade] The Palisade is { $n } too low: a Wound for each level
    [weapon] The Weapon level is { $n } too low: a Wound for each level
   *[other] Missing: { $n } { $what }, a Wound for each
 }
log-heal = { $people ->
    [one] { $who } heals { n-wounds } ({ $now } of { $of })
   *[other] { $who } heal { n-wounds } each
 }
log-determination = { $people ->
    [one] { $who }: Determination { $n-sign ->
        [minus] −{ $n-size }
       *[plus] +{ $n-size }
     } (now { $now }){ $why-is ->
        [own] , for an Invention of one’s own
        [morale] , as First Player at Morale { morale-is }{ best-morale }{ with-items }
       *[other] {""}
     }
   *[other] { $who }: Determination { $n-sign ->
        [minus] −{ $n-size }
       *[plus] +{ $n-size }
     } each
 }
log-action-failed = The Action fails; { $who } gets { $n } Determination for it (now { $now }){ $kept-is ->
    [none] {""}
   *[other] , and nothing is spent ({ $kept } kept)
 }
log-morale = Morale { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 } (now { $now ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $now }
 })
log-morale-counts = { $n-sign ->
    [minus] Morale { morale-is }{ with-items }: the First Player, { $who }, must discard { $n-size } Determination
   *[zero] Morale { morale-is }{ with-items }: the First Player neither gets nor discards anything
 }
log-morale-stays = { $how ->
    [lowest] Morale stays at its lowest
   *[highest] Morale stays at its best
 }
morale-is = { $morale ->
    [-3] −3
    [-2] −2
    [-1] −1
   *[other] { $morale }
 }
best-morale = { $morale ->
    [3] {" "}(which gives 2 at most)
   *[other] {""}
 }
with-items = { $items-is ->
    [none] {""}
   *[other] {" "}with { $items }
 }
log-special-wound = { $who } bears a Special Wound { on-part } ({ $colour })
log-cover-arrow = One Morale arrow on the life track of { $who } is covered
log-mark = { $what-is ->
    [bowl] { $who } is cursed by the bowl
   *[other] { $who } carries the poison of the web until there is a Cure
 }
log-unmark = { $what-is ->
    [web] The Cure drives out the poison of the web
   *[other] The curse is lifted
 }
log-scar-opens = The Special Wound { on-part } of { $who } breaks open and is gone
log-today = { fx-today }
log-tomorrow = { fx-tomorrow }
log-use-skill = { $who } uses { $name } ({ $cost } Determination)
log-used = { $left ->
    [0] { $who } uses: { $card }
   *[other] { $who } uses: { $card } ({ $left ->
        [one] 1 use left
       *[other] { $left } uses left
     })
 }
log-friday-pays = Friday spends 2 Determination

## Resources and levels
log-produce = Production: { $wood } wood, { $food } food{ $why-is ->
    [none] {""}
   *[other] {" "}(by card effects: { $why })
 }
log-yields = Among what is produced: { $n } { $what } more
log-gain = { $later ->
    [yes] +{ $n } { $what } (after the Actions)
   *[no] +{ $n } { $what }
 }
log-lose = −{ $n } { $what } (left: { $now })
log-lose-all-resources = All Available Resources are lost
log-spend = Spent: { $what }
log-brought-home = Brought home: { $n } { $what } (now { $now })
log-level = { $track } { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 } (now { $now })
log-level-now = { $track }: now { $now }
log-no-shelter = Without a Shelter there is no { $track }: nothing is gained
log-temporary-weapon = Weapon level +{ $n } for this fight
log-add-pawn = { $colour-is ->
    [brown] A brown pawn joins in for one Building Action
    [grey] A grey pawn joins in for one Gathering Action
    [green] A green pawn joins in for one Exploration Action
   *[red] A red pawn joins in for one Hunting Action
 }

## Cards and Items
log-draw-event = Event: { $card } ({ $icon })
log-draw-later = An old story comes back: { $later } ({ $card })
log-book = The Book effect of the Scenario
log-event-again = The Event effect once more
log-threat-effect = Threat effect: { $card }
log-nothing-there = There is nothing that it could take: nothing happens
log-threat-gone = { $space-is ->
    [none] Gone: { $card }
   *[other] Gone: { $card }; { $space } stays inaccessible
 }
log-slide-threats = { $left-is ->
    [none] On the Threat spaces: { $right }
   *[other] On the Threat spaces: left { $left }; right { $right-is ->
        [none] nothing
       *[other] { $right }
     }
 }
log-reshuffle = The discard pile is shuffled into a new deck: { $deck }
log-stroke-of-fate = All Threats come true
log-first-player-to-next = { $who } is First Player now
log-look-at-event = On top of the Event deck: { $card }
log-into-event-deck = { $card } is shuffled into the Event deck
log-draw-mystery = { $who } turns Mystery cards
log-turned-over = Turned over: { $card }
log-passed-over = Passed over: { $card }
log-nothing-found = There are no more Mystery cards to turn
log-shuffled-back = What was passed over is shuffled back into the Mystery deck
log-meet-mystery = { $type-is ->
    [treasure] { $who } finds a Treasure: { $card }
    [trap] { $who } walks into a Trap: { $card }
   *[monster] { $who } meets a Monster: { $card }
 }
log-take-treasure = { $kept ->
    [yes] Treasure, kept: { $card }
   *[no] Treasure: { $card }
 }
log-ignore-mystery = { $card } is ignored
log-stop-drawing = The drawing stops here
log-treasure-lost = This Treasure is lost again: { $card }
log-draw-discovery = { $alone-is ->
    [yes] Discovered: { $sigils }
   *[no] Discovered: { $cards }{ told-sigils }
 }
told-sigils = { $sigils-is ->
    [none] {""}
   *[other] . { $sigils }
 }
log-scout-discovery = Discovered: { $cards }; one may stay{ told-sigils }
log-discovery-kept = Kept: { $card }
log-token-available = At hand now: { $card }
log-draw-starting-item = From the wreckage: { $cards }
log-look-at-tiles = The next tiles: { $cards }
log-gain-item = New Item: { $what }
log-lose-item = { $item } is lost
log-mark-item = { $card } is marked
log-discard-invention = Invention discarded: { $item }
log-draw-invention = New Invention: { $cards }
log-new-idea = Ideas: { $cards }
log-search-inventions = The Invention deck is searched
log-idea-picked = Chosen: { $card }
log-freely-built = Built free: { $item } (ready after the Actions)
log-corralled = The animals of { $space } are shut in: a +1 food token on the Camp tile
log-shortcut-at = The Shortcut leads to { $space }
log-barrel-opened = The barrel is opened and stores food from now on

## Beasts
log-fight = { $who } fights: strength { $strength }
log-fight-card = { $who } fights – { $card }, strength { $strength }
log-strike = Strength { $strength } against Weapon level { $weapon }{ $helmet ->
    [yes] ; the Helmet saves 1 Wound
   *[no] {""}
 }
log-beast-appears = { $on-top ->
    [yes] A Beast goes on top of the Hunting deck ({ $n } there)
   *[no] A Beast is shuffled into the Hunting deck ({ $n } there)
 }
log-beast-goes = Discarded from the Hunting deck: { $card } ({ $n } left)
log-take-top-beast = Taken without a fight: { $card }
log-look-at-top-beast = On top of the Hunting deck: { $card }
log-top-to-bottom = The top Hunting card goes to the bottom
log-strongest-beast-on-top = Out of the woods: { $cards }
log-beast-on-top = { $card } goes on top of the Hunting deck
log-set-beast-aside = A Beast waits for the morning
log-aside-into-hunting = The waiting Beast joins the Hunting deck

## Board
log-put-token = { a-token } { at-place }
log-put-token-on = { a-token } on { $space }
log-token-there = There is already { a-token } { at-place }: no second one is laid
log-token-there-on = There is already { a-token } on { $space }: no second one is laid
log-token-leaves = Used up: { a-token } { at-place }
log-camp-to = { $who-is ->
    [none] The Camp moves to { $space }
   *[other] { $who } moves the Camp to { $space }
 }
log-token-carried = Its token comes along
log-cover-source = Exhausted: { $what }
log-terrain-covered = The terrain of { $space } ({ $terrain }) is covered: it no longer counts as explored
log-terrain-free = The terrain of { $space } ({ $terrain }) counts as explored again
log-source-free = A source gives again: { $what } on { $space }
log-turn-tile-down = { $space } is inaccessible now
log-tile-up = { $space } is accessible again
log-nowhere-to-go = There is nowhere to move the Camp
log-marker-removed = Removed: { $name }

## Weather and Night
log-roll-weather = The Weather dice: { $dice }
log-gather-clouds = Clouds that count: { $rain } Rainy, { $winter } Winter{ cloud-why }; Roof { $roof }{ $kept ->
    [yes] , which keeps them off
   *[no] {""}
 }
cloud-why = { $why-is ->
    [none] {""}
   *[other] {" "}(changed by: { $why })
 }
log-no-clouds = { $why-is ->
    [none] The sky stays clear
   *[other] No cloud counts, thanks to: { $why }
 }
log-face-clouds = { $winter ->
    [0] {""}
    [one] 1 Winter cloud: 1 wood to burn{ $above ->
        [0] {""}
       *[other] ;{" "}
     }
   *[other] { $winter } Winter clouds: { $winter } wood to burn{ $above ->
        [0] {""}
       *[other] ;{" "}
     }
 }{ $above ->
    [0] {""}
    [one] 1 cloud more than the Roof keeps off: 1 food and 1 wood
   *[other] { $above } clouds more than the Roof keeps off: { $above } food and { $above } wood
 }
log-ignore-cloud = { $kind-is ->
    [winter] 1 Winter cloud is ignored
   *[rain] 1 Rainy cloud is ignored
 }
log-convert-cloud = 1 Winter cloud turns Rainy
log-hungry-animals = Hungry Animals: { $face }
log-reroll-animals = The Hungry Animals die is rolled again: { $face }
log-supper = { $where ->
    [outside] { $who } eats what the day outside has brought (food left: { $n })
   *[camp] { $people ->
        [one] { $who } has supper (food left: { $n })
       *[other] { $who } have supper (food left: { $n })
     }
 }
log-go-hungry = { $people ->
    [one] { $where ->
        [outside] { $who }, outside, has found no food and goes hungry
       *[camp] { $who } goes hungry{ hungry-by }
     }
   *[other] { $who } go hungry{ hungry-by }
 }
hungry-by = { $by-is ->
    [none] {""}
   *[other] , as decided by { $by }
 }
log-larvae = The nourishing larvae are 2 food
log-web-poison = The poison of the web works in { $who }
log-storm = The Storm shakes the Palisade
log-rot = { $who-is ->
    [none] { $n } food rots at the Camp (left: { $left })
   *[other] { $n } food of { $who } rots
 }
log-sleep-rough = { $people ->
    [one] { $who } sleeps without a Shelter
   *[other] { $who } sleep without a Shelter
 }

## Scenarios
log-pile-wood = Woodpile: +{ $n } wood (stages complete: { $stage }, on the next: { $pile })
log-no-wood-piled = { $who } puts no wood on the woodpile
log-place-cross = A Cross is raised: number { $n }
log-veil = { $token-is ->
    [ash] Ash falls on { $space }
   *[fog] Fog settles on { $space }
 }
log-fog-lifts = The fog lifts from { $space }
log-dark-temple = The Dark Temple is found
log-village = A village stands here: { $n ->
    [0] whoever finds it is left alone
    [one] whoever finds it gets 1 Wound
   *[other] whoever finds it gets { $n } Wounds
 }{ $demand ->
    [yes] , and it takes 1 wood or 1 food
   *[no] {""}
 }
log-burnt-down = It burns down: { $space }. The City’s strength is { $n } now
log-city-stands = The City on { $space } still stands: nobody came back to tell of the fire
log-cannibal-raid = The cannibals raid the Camp: { $n ->
    [one] 1 Wound
   *[other] { $n } Wounds
 } each ({ $of }, and 1 fewer for each burnt village: { $burnt })
log-overrun = The Camp is overrun
log-shelter-lost = The Shelter is lost
log-jenny-waits = Jenny is still waiting on the wreck
log-jenny-ashore = Jenny is in the Camp
log-lava-flows = Lava covers { $spaces }
log-city-shown = The City of Cannibals rises on { $space }: strength { $n }, 3 fewer for each village that burns
log-children-eat = { $n ->
    [one] 1 child eats first (food left: { $now })
   *[other] { $n } children eat first (food left: { $now })
 }
log-child-born = A child is born, and eats 1 food every Night from now on
