# Rules text of effects and conditions. Sentences begin small: the card makes the capital letter.
# `$who-is` is `me` where the card speaks to its reader, `that` where it speaks of somebody just named.

## Parts
subject = { $who-is ->
    [me] {""}
    [that] {""}
    [all] each living character
    [others] each other character on the tile
   *[tile] each character on the tile
 }
n-loot = { $n ->
    [one] 1 loot card
   *[other] { $n } loot cards
 }
n-more = { $n-size ->
    [one] 1 space
   *[other] { $n-size } spaces
 }
n-dice = { $colour ->
    [G] { $n } green
    [Y] { $n } yellow
    [B] { $n } blue
   *[R] { $n } red
 } { $n ->
    [one] die
   *[other] dice
 }
some-enemies = { $sol ->
    [yes] { $n ->
        [one] 1 Son of Liberty enemy
       *[other] { $n } Son of Liberty enemies
     }
   *[no] { $kind-is ->
        [Animal] { $n ->
            [one] 1 Animal
           *[other] { $n } Animals
         }
        [Human] { $n ->
            [one] 1 Human
           *[other] { $n } Humans
         }
        [Mutated] { $n ->
            [one] 1 Mutated enemy
           *[other] { $n } Mutated enemies
         }
       *[none] { $n ->
            [one] 1 enemy
           *[other] { $n } enemies
         }
     }
 }
spawns = { $n ->
    [one] spawns
   *[other] spawn
 }
mission-enemies = { $sol ->
    [yes] { $n ->
        [one] 1 Son of Liberty enemy
       *[other] { $n } Son of Liberty enemies
     }
   *[no] { $n ->
        [one] 1 enemy
       *[other] { $n } enemies
     }
 }

n-times = { $n ->
    [one] once
    [2] twice
   *[other] { $n } times
 }
the-amount = { $what-is ->
    [water] { amount-water }
    [food] { amount-food }
    [fabric] { amount-fabric }
    [metal] { amount-metal }
    [connector] { amount-connector }
    [wood] { amount-wood }
    [alcohol] { amount-alcohol }
    [plastic] { amount-plastic }
    [cartridge] { amount-cartridge }
   *[arrow] { amount-arrow }
 }

## Characters
fx-damage = { subject } { $who-is ->
    [me] take
   *[other] takes
 } { $n } damage
fx-heal = { subject } { $who-is ->
    [me] heal
   *[other] heals
 } { $n } HP
fx-infect = { subject } { $who-is ->
    [me] you become infected
   *[other] becomes infected
 }
fx-cure = { subject } { $who-is ->
    [me] remove your infection
   *[other] is cured of infection
 }
fx-well-being = { $who-is ->
    [me] your well-being { $n-sign ->
        [minus] drops
       *[plus] rises
     } { n-more }
   *[other] { subject } { $n-sign ->
        [minus] loses
       *[plus] gains
     } { n-more } of well-being
 }
fx-action-points = { subject } { $n-sign ->
    [minus] { $who-is ->
        [me] lose
       *[other] loses
     }
   *[plus] { $who-is ->
        [me] gain
       *[other] gains
     }
 } { $n-size } AP
fx-regain-karma = { subject } { $who-is ->
    [me] regain
   *[other] regains
 } 1 discarded karma die{ $or-ap ->
    [yes] {" "}or, if none is missing, { $who-is ->
        [me] gain
       *[other] gains
     } 1 AP
   *[no] {""}
 }
fx-heal-one = 1 character on your tile heals { $n } HP{ $wounded ->
    [0] {""}
   *[other] , or { $wounded } HP if wounded
 }
fx-cure-one = remove the infection from 1 character on your tile
fx-heal-or-cure = { $only-me ->
    [yes] heal { $n } HP or remove your infection
   *[no] 1 character on your tile heals { $n } HP or is cured of infection
 }
fx-calm-one = 1 character on your tile, of your choice, gains 1 space of well-being
fx-revive = 1 dead character on your tile returns to life with { $hp } HP: Tired, with 0 AP and without infection

## Goods
fx-gain = { $who-is ->
    [me] gain
   *[other] gains
 } { $amount }
fx-gain-random = { fx-gain }
n-random = { $n ->
    [one] 1 random resource
   *[other] { $n } random resources
 }
fx-lose = { $who-is ->
    [me] lose
   *[other] loses
 } { $amount }
fx-lose-first = { $who-is ->
    [me] lose
   *[other] loses
 } { $amount }
lacking = or, if you have none,
fx-lose-water-to = lose all but { $n } water of your board; the water in your bottles is safe
fx-fill-water = fill your whole water supply
fx-share-water = another character of your choice on the tile gains { $n } water
fx-lose-resources = return { $n ->
    [one] 1 resource
   *[other] { $n } resources
 } of your choice to the supply (food and ammunition count, water does not)
fx-draw-loot = draw { n-loot }{ $keep ->
    [one] { $n ->
        [one] {""}
       *[other] {" "}and keep 1
     }
   *[other] {" "}and keep { $keep }
 }
fx-take-item = take 1 item with a price of { $price } or less from the item deck
fx-clear-dropped = goods dropped on the tile return to the supply, unless there is a camp

## The tile
fx-spawn = { some-enemies } { spawns } { $where-is ->
    [adjacent] on an adjacent revealed tile without characters, other than New Haven (lowest direction number)
    [random-adjacent] on a random adjacent revealed tile other than New Haven
   *[here] on your tile
 }{ $bonus-is ->
    [none] {""}
   *[other] , with { $bonus } more in its first combat turn
 }
fx-first-combat = fight a first combat turn
fx-place-container = place a container here, to be opened with { $test }
fx-place-dealer = place a dealer here{ $water ->
    [4] {""}
   *[other] ; the display starts with { $water } water
 }
fx-truce = the next Human that would start a first combat turn with you leaves instead
fx-gamble = you may stake 1 to 3 of your own water and roll 1 green die: success, twice the stake comes back; double success, three times; blank, it is lost
fx-tunnel = you may move at once, for 0 AP and without leaving attacks, to a revealed tile with a free movement field within distance 3; you arrive exposed
fx-reveal = reveal { $n ->
    [one] 1 position
   *[other] up to { $n } positions
 } within distance { $distance } that { $n ->
    [one] lies
   *[other] lie
 } next to a tile on the map
fx-reveal-any = reveal 1 position of your choice next to a revealed tile
fx-reorder-tiles = look at the top { $n ->
    [one] tile
   *[other] { $n } tiles
 } of the exploration stack and put { $n ->
    [one] it
   *[other] them
 } back in any order
pulls = the nearest enemy at distance 1 to 3 without an exposed character on its tile moves { $steps ->
    [one] 1 tile
   *[other] { $steps } tiles
 } toward you
fx-pull-enemy = { pulls }{ $otherwise-is ->
    [some] ; if there is none: { $otherwise-clause }
   *[none] {""}
 }

## Items
fx-tap-own = turn 1 of your own items or equipment that is not turned yet: it has no effect until Preparation
fx-sleep-cheaper = your next Sleep this phase costs 1 AP less (minimum 2)
fx-place-trap = place the trap on your tile; the next enemy that moves there ends its movement and takes the successes of 2 green dice as damage
fx-light-torch = until the end of the phase, +1 blue die in melee and no red Night die when you Sneak
fx-rope = your next Move into a tile of MV 3 or 4 this phase costs 1 AP less
fx-next-preparation-tired = in the next Preparation your well-being drops 1 space more
fx-flare = light a campfire on your tile without wood, or all Animals on your tile and adjacent ones move 1 tile away
fx-field-radio = 1 other character, anywhere, may at once take 1 combat action or 1 Move into a tile of MV 1 or 2 for 0 AP

## Tests, dice, decisions
tests = { $who-is ->
    [me] test
   *[other] tests
 } { $attribute }{ $need ->
    [1] {""}
   *[other] {" "}({ $need } successes needed)
 }
fx-test = { tests } ({ $rows })
each-tests = each character on the tile tests { $attribute }
fx-each-test = { each-tests } ({ $rows })
rolls = roll { $dice }
fx-roll-die = { rolls } ({ $rows })
decides = { $who-is ->
    [me] choose one
   *[other] chooses one
 }
fx-decide = { decides }: { $choices }
pays = { $who ->
    [me] pay
   *[other] pays
 } { $price }
fx-each = { subject } { $then-clause }
fx-if = { $otherwise-is ->
    [some] if { $cond }, { $then-clause }; otherwise { $otherwise-clause }
   *[none] if { $cond }, { $then-clause }
 }
if-first = if { $cond }: { $then-clause }

## Missions
fx-count = { $what-is ->
    [known] { $what }
   *[own] mark “{ $what }” { n-times }
 }
fx-spawn-at = { $per-is ->
    [final-wave] 2 enemies spawn on { $tile }, from 4 characters on as many as there are characters, less 1
   *[none] { mission-enemies } { spawns } on { $tile }{ $more-from ->
        [99] {""}
       *[other] , 1 more with { $more-from } or more characters
     }
 }
fx-spawn-near = 1 Son of Liberty enemy spawns on a random revealed tile at distance 2 from { $of-is ->
    [guide] the guide of the first freed hostage
   *[other] a character carrying a filter part
 }
fx-hostage-appears = a hostage is held on { $tile }
fx-free-hostage = the hostage is free and follows you
fx-lead-hostage = the hostage follows you
fx-hand-hostage = your hostage follows another character on your tile
fx-read-track = remove the track token
fx-boss-comes = Mother Cinder appears in her lair (tile 30); if it is not revealed yet, it is placed at distance 3 from the active character, in a rolled direction
fx-boss-company = Mutated enemies spawn on Mother Cinder’s tile: half as many as there are characters, rounded up, less 1
fx-boss-heals = Mother Cinder regains 2 HP
fx-raise-walls = New Haven has integrity 6 (7 with 5 or 6 characters); the six positions around it are revealed, without event tokens
fx-barricade = place a barricade on your tile
fx-repair = integrity rises by 1
fx-cross = you cross: you leave the map and are safe
fx-stock-haven = for each character beyond two, { $food } food and { $water } water are stored in New Haven
fx-dry-haven = New Haven has only { $n } water

## Conditions
if-both = { $a } and { $b }
if-either = { $a } or { $b }
if-not = { $cond-is ->
    [at-haven] you are not in New Haven
    [barricade-place] your tile is not next to New Haven or has a barricade
    [boss-half] Mother Cinder has more than half her HP
    [all-on] not all living characters are on { $tile } at the end of a day phase
    [both] not all of this is true: { $cond }
    [calm-weather] there is a Solar storm
    [can-drink] your water supply is full
    [cannot-cross] enough characters are left to cross
    [clock-at] { $phase-is ->
        [morning] the Morning of day { $day } has not begun
        [afternoon] the Afternoon of day { $day } has not begun
       *[night] the Night of day { $day } has not begun
     }
    [counted] { $what-is ->
        [known] { $what }
       *[own] “{ $what }” is marked fewer than { $n } times
     }
    [crossed] too few characters have crossed
    [damaged] integrity is at its maximum
    [delivered] the delivery is not complete
    [fire-here] there is no fire on your tile
    [gate-fallen] integrity is above 0
    [guiding] you lead no hostage or are alone on your tile
    [held-tile] { $tile } is not held
    [hostage-here] no such hostage is on your tile
    [hostage-lost] no hostage has died
    [hostages-home] a hostage is not yet in New Haven
    [infected] you are not infected
    [quiet] an active enemy is on your tile
    [reached] nobody has reached { $tile }
    [somebody-dead-here] nobody on your tile can be revived
    [somebody-hurt] nobody on your tile lacks HP
    [somebody-infected] nobody on your tile is infected
    [stocked] you do not have { the-amount }
    [survived-night] the Night of day { $day } is not over
    [tile-up] { $tile } is not revealed
    [too-many-gone] few enough characters are eliminated
    [track-here] no track token is on your tile
    [trap-free] there is a trap on your tile
    [with-others] you are alone on your tile
   *[other] not: { $cond }
 }
if-fire-here = there is a fire on your tile
if-infected = you are infected
if-with-others = another character is on your tile
if-stocked = you have { the-amount }
if-somebody-infected = a character on your tile is infected
if-somebody-hurt = a character on your tile lacks HP
if-somebody-dead-here = a dead character on your tile can still be revived
if-trap-free = there is no trap on your tile
if-can-drink = there is room in your water supply
if-tile-up = { $tile } is revealed
if-reached = a character has reached { $tile }
if-delivered = the delivery is complete
if-counted = { $what-is ->
    [known] { $what }
   *[own] “{ $what }” is marked { n-times }
 }
count-freed = { $n ->
    [one] 1 hostage is free
   *[other] { $n } hostages are free
 }
count-tests = { $n ->
    [one] the test is passed
   *[other] { $n } tests are passed
 }
count-held = a character has picked up a filter part
count-tracks = { $n ->
    [one] 1 track is read
   *[other] { $n } tracks are read
 }
count-boss = Mother Cinder is defeated
count-stage-1 = the first stage is built
count-stage-2 = the second stage is built
count-stage-3 = the third stage is built
uncount-freed = { $n ->
    [one] no hostage is free yet
   *[other] fewer than { $n } hostages are free
 }
uncount-tests = { $n ->
    [one] the test is not passed yet
   *[other] fewer than { $n } tests are passed
 }
uncount-held = nobody has picked up a filter part yet
uncount-tracks = { $n ->
    [one] no track is read yet
   *[other] fewer than { $n } tracks are read
 }
uncount-boss = Mother Cinder is not defeated
uncount-stage-1 = the first stage is not built yet
uncount-stage-2 = the second stage is not built yet
uncount-stage-3 = the third stage is not built yet
if-all-on = all living characters are on { $tile } at the end of a day phase
if-hostages-home = both hostages are in New Haven
if-hostage-lost = a hostage dies
if-hostage-here = { $freed ->
    [yes] a freed hostage without a guide is on your tile
   *[no] a bound hostage is on your tile, and you are hidden or no active enemy is there
 }
if-guiding = you lead a hostage and another character is on your tile
if-too-many-gone = 2 characters are eliminated (with 5 or 6: all but 2)
if-calm-weather = there is no Solar storm
if-held-tile = at the end of a day phase that began after this card came up, an exposed living character and no enemy is on { $tile }
if-track-here = a track token is on your tile
if-boss-half = Mother Cinder has half her HP or less
if-clock-at = { $phase-is ->
    [morning] the Morning of day { $day } begins
    [afternoon] the Afternoon of day { $day } begins
   *[night] the Night of day { $day } begins
 }
if-survived-night = the Night of day { $day } ends with integrity of at least 1
if-gate-fallen = integrity is 0
if-barricade-place = your tile is next to New Haven and has no barricade
if-at-haven = you are in New Haven
if-damaged = integrity is below its maximum
if-quiet = no active enemy is on your tile
if-crossed = all characters but one have crossed
if-cannot-cross = too few characters are left to cross
