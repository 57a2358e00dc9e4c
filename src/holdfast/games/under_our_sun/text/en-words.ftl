# Nouns, and what stands around the rules text on a card.

noun-under_our_sun = Under Our Sun
noun-strength = strength
noun-skill = skill
noun-stealth = stealth
noun-melee = melee
noun-ranged = ranged
noun-water = water
noun-food = food
noun-fabric = fabric
noun-metal = metal
noun-connector = { $n ->
    [one] connector
   *[other] connectors
 }
noun-wood = wood
noun-alcohol = alcohol
noun-plastic = plastic
noun-cartridge = { $n ->
    [one] cartridge
   *[other] cartridges
 }
noun-arrow = { $n ->
    [one] arrow
   *[other] arrows
 }
noun-part = { $n ->
    [one] filter part
   *[other] filter parts
 }
noun-track = { $n ->
    [one] track
   *[other] tracks
 }
noun-goods = goods
noun-Animal = Animal
noun-Human = Human
noun-Mutated = Mutated
noun-G = green
noun-Y = yellow
noun-B = blue
noun-R = red
noun-preparation = Preparation
noun-morning = Morning
noun-afternoon = Afternoon
noun-night = Night
noun-storm = Storm
noun-solar-storm = Solar storm
noun-campfire = campfire
noun-kitchen = field kitchen

## Characters within a sentence
the-veteran = the Veteran
the-thickskin = Thickskin
the-scout = the Scout
the-medic = the Medic
the-mechanic = the Tinsmith
the-hunter = the Poacher
the-somebody = { $name }
of-veteran = of the Veteran
of-thickskin = of Thickskin
of-scout = of the Scout
of-medic = of the Medic
of-mechanic = of the Tinsmith
of-hunter = of the Poacher
of-somebody = of { $name }
to-veteran = to the Veteran
to-thickskin = to Thickskin
to-scout = to the Scout
to-medic = to the Medic
to-mechanic = to the Tinsmith
to-hunter = to the Poacher
to-somebody = to { $name }
by-veteran = by the Veteran
by-thickskin = by Thickskin
by-scout = by the Scout
by-medic = by the Medic
by-mechanic = by the Tinsmith
by-hunter = by the Poacher
by-somebody = by { $name }
the-rat-pack = Rat Pack
the-feral-dog = Nobody’s Dog
the-wolf = Ridge Wolf
the-wild-boar = Thorn Boar
the-great-bear = Great Bear
the-carrion-birds = Waiting Flock
the-scavenger = Gleaner
the-raider = Waylayer
the-road-gunner = Tollkeeper
the-liberty-recruit = Liberty Greenhorn
the-liberty-rifleman = Liberty Sharpshooter
the-liberty-enforcer = Liberty Foreman
the-crawler = Ditch Creeper
the-howler = Wailer
the-sunburnt = Noonskin
the-brute = Slab
of-rat-pack = of Rat Pack
of-feral-dog = of Nobody’s Dog
of-wolf = of Ridge Wolf
of-wild-boar = of Thorn Boar
of-great-bear = of Great Bear
of-carrion-birds = of Waiting Flock
of-scavenger = of Gleaner
of-raider = of Waylayer
of-road-gunner = of Tollkeeper
of-liberty-recruit = of Liberty Greenhorn
of-liberty-rifleman = of Liberty Sharpshooter
of-liberty-enforcer = of Liberty Foreman
of-crawler = of Ditch Creeper
of-howler = of Wailer
of-sunburnt = of Noonskin
of-brute = of Slab
to-rat-pack = to Rat Pack
to-feral-dog = to Nobody’s Dog
to-wolf = to Ridge Wolf
to-wild-boar = to Thorn Boar
to-great-bear = to Great Bear
to-carrion-birds = to Waiting Flock
to-scavenger = to Gleaner
to-raider = to Waylayer
to-road-gunner = to Tollkeeper
to-liberty-recruit = to Liberty Greenhorn
to-liberty-rifleman = to Liberty Sharpshooter
to-liberty-enforcer = to Liberty Foreman
to-crawler = to Ditch Creeper
to-howler = to Wailer
to-sunburnt = to Noonskin
to-brute = to Slab

## Places within a sentence
the-tile-2 = Talcum Road
the-tile-3 = Pebble River
the-tile-4 = Charcoal Stand
the-tile-6 = Airliner Wreck
the-tile-7 = Fallen Blocks
the-tile-8 = Widow’s Farm
the-tile-9 = Concrete Lake
the-tile-10 = White Table
the-tile-11 = Crusher’s Yard
the-tile-13 = Knifeback
the-tile-14 = Trolley Hall
the-tile-15 = Listening Acre
the-tile-18 = Boxcar Maze
the-tile-19 = Grey Pines
the-tile-21 = Sunny Acres
the-tile-22 = Slow Waves
the-tile-23 = Chalk House
the-tile-24 = Keeper’s Well
the-tile-25 = Mute Station
the-tile-26 = Stone Bowl
the-tile-27 = Needle Tower
the-tile-28 = Liberty Stockade
the-tile-29 = Brass Pump Works
the-tile-31 = Convoy Ring
the-tile-32 = Ferryman’s Crossing
the-unknown-land = unknown land

## Sentences of a card
or-else = or
row = { $at }: { $text }
row-text = { $text }
quoted = “{ $words }”
only-if = { $what } (only if { $cond })
then-first = then { $text }
otherwise = otherwise: { $text }
if-none = if there is none: { $text }
on-success = success: { $text }
on-failure = failure: { $text }
successes = { $n ->
    [0] blank
    [1] success
   *[2] double success
 }
tile-named = tile { $n } ({ $name })
tile-number = tile { $n }
the-tile = { $tile }

## Characters
card-archetype = { $expansion ->
    [yes] { $name } (expansion)
   *[no] { $name }
 }
card-body = { $hp } HP, { $water } water
value = { $name } { $dice }
card-values = Dice: { $values }
card-areas = Areas: { $items } for items, { $mixed } mixed, { $equipment } for equipment
card-ability = { $name }: { $text }

## Tiles
card-tile = { $kind ->
    [haven] Tile { $n }, start tile: MV { $mv }
    [target] Target tile { $n }: MV { $mv }
   *[normal] Tile { $n }: MV { $mv }
 }
card-store = General store (Lawrence). No night cards are drawn here
card-resources = Resources: { $goods }
card-spring = { $n } water
card-symbols = { $n ->
    [one] 1 enemy symbol
   *[other] { $n } enemy symbols
 }
card-event = Event
card-box = Container opened with { $attribute }
card-fields = { $n ->
    [0] Any number of characters
    [one] 1 movement field
   *[other] { $n } movement fields
 }
card-camp = Camp

## Enemies
card-kind = { $kind ->
    [Animal] Animal
    [Human] { $sol ->
        [yes] Human, Son of Liberty
       *[no] Human
     }
   *[Mutated] Mutated
 }
card-hp = { $growth ->
    [boss] HP: { $n }, plus 3 per character
    [captain] HP: { $n }, plus 1 per character
   *[none] { $n } HP
 }
card-melee = { $when ->
    [always] Melee dice: { $day }
    [day] Melee dice: { $day }; none at Night
    [night] Melee dice: { $night }, only at Night
   *[both] Melee dice: { $day }; at Night { $night }
 }
card-ranged = { $when ->
    [always] Ranged dice: { $day }
    [day] Ranged dice: { $day }; none at Night
    [night] Ranged dice: { $night }, only at Night
   *[both] Ranged dice: { $day }; at Night { $night }
 }
card-loot = Loot
text-foe-rat = When it deals damage, roll 1 blue die: on a success the target becomes infected
text-foe-wolf = At Night, on activation: if the other wolf is not in play, it comes from the deck or the discards and joins the same first combat turn
text-foe-boar = +1 yellow die in a first combat turn
text-foe-bear = A wounded character’s dodge cannot cancel its attack
text-foe-carrion = When it deals damage, the target loses 1 food
text-foe-scavenger = On activation, the active character may pay 2 water: then it leaves
text-foe-enforcer = Other Sons of Liberty on its tile have +1 blue die
text-foe-crawler = When one attack deals 2 or more damage, the target becomes infected
text-foe-howler = If it lives at the end of the first combat turn in which it was activated, the nearest other enemy at distance 1 to 3 without an exposed character on its tile moves 1 tile toward it
text-foe-sunburnt = +1 green die during a Solar storm
text-foe-brute = A dodge cancels its attack only with 2 successes
text-foe-boss = Never turned: attacks every participant on its tile in turn. Regains 1 HP in each Preparation; fire does not stop it, items do not move it. 3 food discarded on its tile take 1 green die from it until the end of the phase
text-foe-captain = Leads the last wave

## Night and sun
card-animal = Animal: may be ignored on a tile with a fire
card-storm = Storm: characters have 5 AP; Collect rain is possible, Sleep in the open costs 1 AP less, and all fires go out
card-solar-storm = Solar storm: electric cards have no effect
card-drink = Each character drinks { $n } water{ $shade ->
    [yes] , in New Haven and camps only 1
   *[no] , in camps too
 }
card-rough = Move and Sneak into a tile of MV 3 or 4 cost { $n } AP more
card-haze = Stealth tests have +1 blue die. Every ranged attack, of characters and enemies, loses its weakest die
card-burn = Outside New Haven and camps, each character takes 1 damage at the start of its turn in this phase, after drinking (not in the Night that follows)
card-fair = No special effect

## Items, equipment, loot
card-gear = { $kind ->
    [melee] Melee weapon
    [ranged] Ranged weapon
    [thrown] Thrown weapon
    [hero] Hero item
    [equipment] Equipment
   *[item] Item
 }
mark-electric = electric
mark-fire = source of fire (lights a campfire for 1 wood, which keeps animals away)
card-goods = Goods: { $text }
mark-hero = hero item
mark-only = only for { $name }
card-dice = { $thrown ->
    [yes] Roll only { $dice }
   *[no] Attack: +{ $dice }
 }
card-more-water = Carries { $n } more water
card-more-mixed = { $n ->
    [one] 1 more mixed area
   *[other] { $n } more mixed areas
 }
card-ammo = Holds { $amount } at most; built or bought, it comes full{ $found ->
    [yes] ; found, as many as 2 green dice show successes
   *[no] {""}
 }
card-uses = { $n ->
    [one] 1 use
   *[other] { $n } uses
 }
card-tap = Turned after use, until Preparation
card-use = { $when ->
    [yes] Use ({ $ap } AP, only if { $cond }): { $text }
   *[no] Use ({ $ap } AP): { $text }
 }
card-recipe = Recipe: { $goods }
card-price = Price: { $n } water
card-stars = { $n ->
    [one] Starting card: 1 point
   *[other] Starting card: { $n } points
 }
text-perk-sneak-green = In a sneak attack: +1 green die instead
text-perk-strength-box-Y = +1 yellow die to open containers with strength
text-perk-strength-box-G = +1 green die to open containers with strength
text-perk-skill-box-G = +1 green die to open containers with skill
text-perk-first-turn-Y = In a first combat turn: +1 yellow die more
text-perk-area-once = Thrown at your own or an adjacent tile: one roll, and every enemy there takes its result
text-perk-area-each = Thrown at your own or an adjacent tile: a roll of its own for every enemy there
text-perk-scares = Surviving Animals move 1 tile away: on an adjacent tile instead of reacting, on your own at the end of the combat turn
text-perk-tent = Set up camp (1 AP): exchange it for a camp token on your tile. In a camp Sleep costs less, what is stored stays, and one night card counts for all
text-perk-no-night-die = No red Night die when you Sneak
text-perk-no-night-card = You draw no night card for tiles you enter
text-perk-jacket = After the dice of an attack on you, you may turn it until Preparation to prevent 1 damage
text-perk-armour = After the dice of an attack on you, you may spend 1 use to prevent 1 damage (once per attack)
text-perk-vest = After the dice of an attack on you, you may spend 1 use to prevent up to 2 damage (once per attack)
text-perk-dodge-Y = Dodge tests have +1 yellow die
text-perk-boots = Once per phase, a Move costs 1 AP less (minimum 1)
text-perk-trail-boots = Each Move costs 1 AP less (minimum 1)
text-perk-stealth-B = Stealth tests have +1 blue die
text-perk-gas-mask = You cannot become infected; an infection you have stays
text-perk-distance-2 = Also reaches targets at distance 2, which never react
text-perk-shotgun = On your own tile: +1 green die more
text-perk-burst = For 2 cartridges: +1 yellow die more
text-perk-slow-approach = The target comes closer only with a success on each of 2 blue dice
text-perk-heavy = Sneak tests lose their weakest die
text-perk-stun = When it deals damage, roll 1 yellow die: on a success the target is turned before it answers
text-perk-wrecker = With 3 or more damage, the target is turned before it answers
text-perk-chainsaw = Each attack takes 1 use; 1 AP and 1 alcohol bring back all its uses, and it is not discarded when empty
text-perk-torch = Once lit it stays with you and is discarded at the end of the phase
text-perk-plate = In each phase, the first attack that damages you does 2 less
text-perk-longbow = Before a ranged attack in stealth mode you may make a stealth test; success: you stay hidden and the target does not react
text-perk-ghost-boots = In each stealth test you may re-roll 1 die once
text-perk-sun-suit = You never drink more than 1 water, and a Solar storm does you no damage
text-perk-ghillie = After karma, you may turn it until Preparation to make a success of your failed stealth test

## Roles
text-role-survivor = You win with the other Survivors when the mission is accomplished, or when the Son of Liberty dies
text-role-sol = You win alone, by your secret goal. Two abilities in your turn, either of which reveals you: once per day, for 0 AP, spawn a Son of Liberty enemy on an adjacent revealed tile other than New Haven; for 2 AP, move a Son of Liberty enemy from your own or an adjacent tile to a revealed tile next to it. Once revealed, you are never attacked by Sons of Liberty, but may no longer trade with Lawrence, nor sleep or store goods in New Haven
text-goal-saboteur = Secret goal: the mission is lost by its day limit or another fail condition before you are eliminated, and you have revealed yourself no later than the Morning of the last day
text-goal-executioner = Secret goal: at the end of a phase, 1 other character is dead (2 with 4 or more players), and you or enemies you spawned or moved have damaged at least one of the dead
text-goal-arsonist = Secret goal: at the end of a Night from day 2 on, you are revealed and in New Haven without any other living character, and at least 2 Sons of Liberty are in New Haven or next to it. You may move them into New Haven

## Missions
card-mission = { $n ->
    [0] Mission
   *[other] Mission { $n }
 } ({ $level ->
    [1] easy
    [2] challenging
   *[3] hard
 }): { $days } days; recommended mode: { $mode ->
    [semi] semi-cooperative
   *[coop] cooperative
 }
card-placed = { $tile } lies face up at distance { $n } from New Haven, in { $nth ->
    [1] a rolled direction
   *[other] another rolled direction
 }
card-mixed = { $tiles } { $count ->
    [one] is
   *[other] are
 } shuffled with { $mix ->
    [one] 1 normal tile
   *[other] { $mix } normal tiles
 } and put under the top { $top ->
    [one] tile
   *[other] { $top } tiles
 } of the exploration stack
card-setup = Setup: { $text }
card-revealed = When { $tile } is revealed: { $text }
card-from-the-start = From the beginning: { $text }
card-stage = Card { $n }. Objective: { $cond }
card-now-and-again = At once and in each Preparation: { $text }
card-enter = At once: { $text }
card-again = In each Preparation: { $text }
card-still = Still possible: { $names }
card-deliver = Deliver { $goods } to { $tile }: 1 AP each time, any number of them
card-task = Mission action “{ $name }” ({ $notes }): { $text }
task-price = { $n } AP
task-place = on { $tile }
task-if = only if { $cond }
task-test = test { $attribute }
card-done = When the objective is met: { $text }
card-fails = The mission is lost at the end of the last Night, if no character is left{ $conds }
or-if = , or if { $cond }
wish-101 = { $what } (1 per character, and 1 more from 3 characters on)
wish-102 = { $what } (half the number of characters, rounded up, plus 1)
wish-103 = { $what } (1 per character, 3 at most)
task-free-hostage = Free the hostage
task-lead-hostage = Lead the hostage
task-hand-hostage = Hand the hostage over
task-tune = Tune the transmitter
task-fit-pump = Fit the pump
task-read-track = Read the track
task-barricade = Barricade
task-repair-wood = Repair with wood
task-repair-metal = Repair with metal
task-stage-1 = Build the first stage
task-stage-2 = Build the second stage
task-stage-3 = Build the third stage
task-cross = Cross
text-mission-dry = The water of New Haven is not refilled in Preparation
text-mission-parts = A filter part lies on each of the first three normal tiles with an enemy symbol revealed at distance 2 or more from New Haven
text-mission-tracks = A track token lies on each of the first three revealed tiles with an event symbol
text-mission-boss = Mother Cinder moves 1 tile toward the nearest character in each Preparation and at the start of each Night
text-mission-ahead = What later cards want may be delivered in advance; delivered cubes lie safe on the tile
text-mission-gate = Enemies may enter New Haven. At the end of a day phase each enemy there removes 1 integrity, 2 at the end of a Night. At the start of the Night of days 2, 3 and 4 a wave comes (as many enemies as characters, 1 more on days 3 and 4), in the Morning of day 5 the last one (twice as many as characters, and the Liberty Colonel): each enemy at distance 2 in a rolled direction. Wave enemies move 1 tile toward New Haven at the start of every day phase and in Preparation, unless an exposed character is on their tile; a barricade costs the next one that move and the successes of 1 yellow die as damage
