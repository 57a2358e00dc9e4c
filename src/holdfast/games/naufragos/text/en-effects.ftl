# Rules text of effects and conditions, as it stands on cards. Sentences begin small: the card adds the capital letter.
# `$who-is` is `me` where the card speaks to its reader, `that` where it speaks of somebody it has just named.

## Parts
subject = { $who-is ->
    [me] {""}
    [that] {""}
    [active] the active castaway
    [all] every castaway, lost or not,
    [dog-owner] the dog’s owner
    [explorers] each explorer
    [fighters] each fighter
    [in-camp] each castaway in the camp
    [not-lost] each castaway not lost
    [others] each other explorer
    [same-place] each castaway who is with you
    [starter] the starting player
    [wounded] each wounded castaway who is not lost
   *[other] { $who }
 }
loses = { $who-is ->
    [me] lose
   *[other] loses
 }
takes = { $who-is ->
    [me] take
   *[other] takes
 }
heals = { $who-is ->
    [me] heal
   *[other] heals
 }
discards = { $who-is ->
    [me] discard
   *[other] discards
 }
looks = { $who-is ->
    [me] look
   *[other] looks
 }
n-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
 }
n-traumas = { $n ->
    [one] 1 trauma
   *[other] { $n } traumas
 }
n-tokens = { $n ->
    [one] 1 story token
   *[other] { $n } story tokens
 }
n-food = { $n-size ->
    [one] 1 food counter
   *[other] { $n-size } food counters
 }
n-tiles = { $n-size ->
    [one] 1 forage tile
   *[other] { $n-size } forage tiles
 }
n-spaces = { $n-size ->
    [one] 1 space
   *[other] { $n-size } spaces
 }
signed = { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 }
of-a-deck = { $deck-is ->
    [any] of an exploration deck of your choice
    [reached] of the exploration deck of a sector you have reached
    [event] of the event deck
    [wreckage] of the wreckage deck
    [coast] of the coast deck
    [interior] of the interior deck
   *[heart] of the heart deck
 }
to-a-deck = { $deck-is ->
    [event] to the event deck
    [wreckage] to the wreckage deck
    [coast] to the coast deck
    [interior] to the interior deck
   *[heart] to the heart deck
 }
the-construction = { $name-is ->
    [bonfire] the great bonfire
    [larder] the larder
    [raft] the raft
    [sand] the sand signal
   *[other] the shelter
 }
one-of = { $frm-is ->
    [explorers] an explorer of your choice
    [in-camp] a castaway of your choice in the camp
    [others] another explorer of your choice
    [same-place] a castaway of your choice who is with you, or yourself,
   *[not-lost] a castaway of your choice who is not lost
 }

price-energy = { $n } energy
price-food = { $n ->
    [one] 1 food counter
   *[other] { $n } food counters
 }
price-own-food = { $n ->
    [one] 1 food counter of your own
   *[other] { $n } food counters of your own
 }
price-store-food = { $n ->
    [one] 1 food counter of the store
   *[other] { $n } food counters of the store
 }
price-wood = { $n } wood of the store

## Castaways
fx-energy = { $full ->
    [yes] { subject } { $who-is ->
        [me] gain
       *[other] gains
     } energy up to the current maximum
   *[no] { $who-is ->
        [me] { $n-sign ->
            [minus] lose { $n-size } energy{ $unless-is ->
                [none] {""}
               *[other] {" "}unless you have { $unless }
             }
           *[plus] gain { $n-size } energy
         }
       *[other] { subject }{ $unless-is ->
            [none] {""}
           *[other] {" "}without { $unless }
         } { $n-sign ->
            [minus] loses { $n-size } energy
           *[plus] gains { $n-size } energy
         }
     }
 }
fx-wound = { subject } { takes } { n-wounds }
fx-heal = { subject } { heals } { n-wounds }
fx-trauma = { subject } { takes } { n-traumas }
fx-heal-trauma = { subject } { heals } { n-traumas }
fx-story = { subject } { takes } { n-tokens }
fx-lose-story = { subject } { loses } { n-tokens } at random
fx-show-token = { subject } { $who-is ->
    [me] show
   *[other] shows
 } everybody a story token worth { $n } or more
fx-advance = { subject } { $who-is ->
    [me] advance
   *[other] advances
 } { n-spaces } on the exploration track
fx-lose-item = { $how-is ->
    [random] { subject } { discards } 1 item at random
   *[choice] { $who-is ->
        [me] discard 1 item of your choice
       *[other] { subject } discards 1 item of their choice
     }
 }
fx-discard-item = discard “{ $item }”
fx-discard-perk = discard your { $perk }
fx-item = { subject } { takes } plot card { $n } as an item
fx-keep = { subject } { $who-is ->
    [me] keep
   *[other] keeps
 } this card as an item
fx-side-with = choose another explorer: you both gain 1 energy, and every other castaway not lost loses 1 energy
fx-covetous = if a castaway not lost has “{ $treasure }”: clockwise from its owner, every other castaway not lost may once challenge whoever has it to strength rolls; a challenger who wins takes it, one who loses takes 1 wound
fx-reconcile = find another castaway in the camp who agrees: each of you pays 1 energy and takes 1 story token, and this card leaves the game (solo: pay 2 energy, take 1 story token)

## Stores and tiles
fx-food = { $to-is ->
    [store] { $n-sign ->
        [minus] remove { n-food } from the store
       *[plus] add { n-food } to the store
     }
   *[me] { $n-sign ->
        [minus] { subject } { loses } { n-food }
       *[plus] { subject } { takes } { n-food }
     }
 }
fx-wood = { $n-sign ->
    [minus] remove { $n-size } wood from the store
   *[plus] add { $n-size } wood to the store
 }
fx-rope = { $n-sign ->
    [minus] remove { $n-size ->
        [one] 1 rope
       *[other] { $n-size } ropes
     } from the store
   *[plus] add { $n-size ->
        [one] 1 rope
       *[other] { $n-size } ropes
     } to the store (for a raft or shelter 4)
 }
fx-sail = { $n-sign ->
    [minus] remove { $n-size ->
        [one] 1 sail
       *[other] { $n-size } sails
     } from the store
   *[plus] add { $n-size ->
        [one] 1 sail
       *[other] { $n-size } sails
     } to the store (for a raft)
 }
fx-forage = { $n-sign ->
    [minus] discard { n-tiles } of the supply at random
   *[plus] { $to-is ->
        [store] add { n-tiles } to the store
       *[supply] add { n-tiles } to the supply
     }
 }
fx-fish = draw { $n ->
    [one] 1 fish tile
   *[other] { $n } fish tiles
 } into the store{ $safe ->
    [yes] ; put a jellyfish back and draw again
   *[no] {""}
 }
fx-add-shark = add the shark to the fish tiles
fx-orchard = if forage tiles lie on this card, put 1 of them in the store; if none do, put 4 forage tiles on it, face down
fx-orchard-lose = discard up to { $n } forage tiles from the Orchard
fx-lianas = add 1 rope to the store; this card leaves the game once no rope is left in the reserve
fx-take-wood = move { $n } wood from this card to the store; it leaves the game once no wood is left on it

## Weather, fire, constructions
fx-weather = move the weather cube { n-spaces } to the { $n-sign ->
    [minus] left
   *[plus] right
 }
fx-weather-set = move the weather cube straight to { $space ->
    [1] storm
    [2] rain
    [3] cloudy
    [6] scorching
   *[other] sun
 }
fx-fire = { $on ->
    [yes] the campfire lights
   *[no] the campfire goes out
 }
fx-construction = { the-construction } may now be built
fx-build-progress = { $name-is ->
    [sand] { $n-sign ->
        [minus] remove { $n-size ->
            [one] 1 cube
           *[other] { $n-size } cubes
         } from the unfinished sand signal
       *[plus] put { $n-size ->
            [one] 1 cube
           *[other] { $n-size } cubes
         } on the sand signal
     }
   *[bonfire] { $n-sign ->
        [minus] remove { $n-size } wood from the unfinished great bonfire
       *[plus] put { $n-size } wood from the reserve on the great bonfire
     }
 }
fx-downgrade = the highest finished shelter must be built again
fx-load-cannon = discard your powder: the cannon is loaded
fx-unload-cannon = fire the loaded cannon

## Expedition and decks
fx-difficulty = return difficulty { signed }
fx-return-now = all explorers must try to return at once
fx-prepare = if you join this turn’s expedition, it starts with return difficulty −1 and has +1 on its first return roll
fx-pending = this card stays as a pending exploration
fx-look = { subject } { looks } at the top { $n ->
    [one] card
   *[other] { $n } cards
 } { of-a-deck }{ $then-is ->
    [reorder] {" "}and { $who-is ->
        [me] put
       *[other] puts
     } them back in any order
    [top-or-bottom] ; { $n ->
        [one] it stays
       *[other] each stays
     } on top or goes to the bottom
   *[back] {""}
 }
fx-discard-top = discard the top card { of-a-deck }
fx-wreck-draw = { subject } { $who-is ->
    [me] reveal
   *[other] reveals
 } { $n } wreckage cards and { $who-is ->
    [me] keep
   *[other] keeps
 } { $keep }
fx-wreck-cube = { $n-sign ->
    [minus] remove { $n-size ->
        [one] 1 black cube
       *[other] { $n-size } black cubes
     } from the wreck
   *[plus] put { $n-size ->
        [one] 1 black cube
       *[other] { $n-size } black cubes
     } back on the wreck
 }

## Plot cards and tokens
fx-add = { $deck-is ->
    [camp] add plot card { $n } to the camp board
    [none] add plot card { $n } to its deck
   *[other] add plot card { $n } { to-a-deck }
 }
fx-camp = add plot card { $n } to the camp board
fx-remove = plot card { $n } leaves the game, wherever it is
fx-solved = this card is solved
fx-token = { $on ->
    [yes] { $name-is ->
        [dog] { subject } { takes } the dog
        [goat] put the goat in the camp
       *[cannon] put the cannon in the camp
     }
   *[no] { $name-is ->
        [dog] the dog leaves the game with its card
        [goat] the goat leaves the game
       *[cannon] the cannon leaves the game
     }
 }

## This turn
fx-block = { $action-is ->
    [fishing] nobody may fish this turn
   *[other] the { $action } action is closed this turn
 }
fx-cost = this turn the { $action } action costs { $n-size } energy { $n-sign ->
    [minus] less
   *[plus] more
 }
fx-bonus = { $what-is ->
    [fishing] this turn, whoever fishes draws { $n } more { $n ->
        [one] tile
       *[other] tiles
     }
    [return] { signed } on every return roll this turn
   *[difficulty] this turn’s expedition starts with return difficulty { signed }
 }

## Dice and strength
fx-roll-table = { rolls } ({ $rows })
rolls = { subject } { $who-is ->
    [me] roll
   *[other] rolls
 } 1 die
fights = { $who-is ->
    [me] fight strength { $n } ({ $attack ->
        [yes] you attack: a tie is lost
       *[no] you defend: a tie is won
     })
    [active] the active castaway fights strength { $n } ({ $attack ->
        [yes] attacking: a tie is lost
       *[no] defending: a tie is won
     })
    [starter] the starting player fights strength { $n } ({ $attack ->
        [yes] attacking: a tie is lost
       *[no] defending: a tie is won
     })
    [that] fights strength { $n } ({ $attack ->
        [yes] attacking: a tie is lost
       *[no] defending: a tie is won
     })
    [explorers] all explorers together fight strength { $n } ({ $attack ->
        [yes] attacking: a tie is lost
       *[no] defending: a tie is won
     })
   *[other] all castaways in the camp together fight strength { $n } ({ $attack ->
        [yes] attacking: a tie is lost
       *[no] defending: a tie is won
     })
 }
fx-fight = { fights }{ $win-is ->
    [some] ; win: { $win-clause }
   *[none] {""}
 }{ $lose-is ->
    [some] ; lose: { $lose-clause }
   *[none] {""}
 }
fx-dispute = the starting player and the next castaway not lost make strength rolls against each other: the winner { $win-clause }; the loser { $lose-clause }

## Decisions and costs
decides = { $by-is ->
    [me] choose one
    [that] chooses one
    [active] the active castaway chooses one
    [starter] the starting player chooses one
    [explorers] the explorers choose one together
    [in-camp] the castaways in the camp choose one together
    [not-lost] the castaways not lost choose one together
   *[players] the castaways choose one together
 }
fx-decide = { decides }: { $choices }
fx-each = { subject } { $then-clause }
fx-pick = { one-of } { $then-clause }
picks-by = of the castaways not lost the one with the { $what-is ->
    [wounds] { $most ->
        [yes] most
       *[no] fewest
     } wounds
   *[tokens] { $most ->
        [yes] most
       *[no] fewest
     } story tokens
 }
fx-pick-by = { picks-by } { $then-clause } (the starting player breaks ties)
fx-if = { $otherwise-is ->
    [some] if { $cond }, { $then-clause }; otherwise, { $otherwise-clause }
   *[none] if { $cond }, { $then-clause }
 }
if-first = if { $cond }: { $then-clause }
if-after = { $then-clause } if { $cond }
fx-if-wounded = { $first-clause }; if anybody takes a wound by this: { $then-clause }
must-pays = { $from-store ->
    [none] { $who-is ->
        [me] you must
       *[other] { subject } must
     } pay { $price }
   *[other] { $from-store }
 }
fx-must-pay = { must-pays }; if that is impossible: { $otherwise-clause }
fx-pay = { subject } { $who-is ->
    [me] pay
   *[other] pays
 } { $price }
fx-together = pay { $n } energy together{ $then-is ->
    [some] : { $then-clause }
   *[none] {""}
 }{ $otherwise-is ->
    [some] ; if you do not: { $otherwise-clause }
   *[none] {""}
 }
fx-offer-items = { $n ->
    [one] { $who-is ->
        [explorers] an explorer
        [in-camp] a castaway in the camp
       *[not-lost] a castaway not lost
     } gives up 1 item
   *[other] { $who-is ->
        [explorers] the explorers
        [in-camp] the castaways in the camp
       *[not-lost] the castaways not lost
     } together give up { $n } items
 }{ $then-is ->
    [some] : { $then-clause }
   *[none] {""}
 }{ $otherwise-is ->
    [some] ; if nobody does: { $otherwise-clause }
   *[none] {""}
 }
fx-helped = { $otherwise-clause }, unless { $who-is ->
    [others] another explorer
    [explorers] an explorer
   *[other] somebody
 } pays { $n } energy

## Conditions
if-both = { $a } and { $b }
if-either = { $a } or { $b }
if-not = { $cond-is ->
    [built] { the-construction } is not finished
    [cannon-loaded] the cannon is not loaded
    [carries] you have no item
    [company] no other explorer is with you
    [fire-lit] the campfire is not lit
    [has] your group does not have { $item-is ->
        [none] { $perk-is ->
            [none] the { $icon } icon
           *[other] { $perk }
         }
       *[other] “{ $item }”
     }
    [holds] you do not have { $perk }
    [on-camp] plot card { $n } is not on the camp board
    [orchard-bears] no forage tiles lie on the Orchard
    [players-at-least] there are fewer than { $n } players
    [shelter-below] shelter { $n } { $together ->
        [0] has been built
       *[other] (with 2 or more players, shelter { $together }) has been built
     }
    [solo] you are not playing solo
    [stocked] the store { $n ->
        [one] { $what-is ->
            [food] has no food counter
            [rope] has no rope
            [sail] has no sail
           *[wood] has no wood
         }
       *[other] does not have { if-amount }
     }
    [story-at-least] you have no story token worth { $n } or more
    [token-on] { $name-is ->
        [dog] the dog is not with you
        [goat] the goat is not in the camp
       *[cannon] the cannon is not in the camp
     }
    [weather-between] the weather is not { between }
   *[other] not: { $cond }
 }
if-amount = { $what-is ->
    [food] { $n ->
        [one] a food counter
       *[other] { $n } food counters
     }
    [rope] { $n ->
        [one] a rope
       *[other] { $n } ropes
     }
    [sail] { $n ->
        [one] a sail
       *[other] { $n } sails
     }
   *[wood] { $n } wood
 }
between = { $low ->
    [1] { $high ->
        [1] storm
        [2] storm or rain
       *[other] up to space { $high }
     }
    [3] { $high ->
        [6] cloudy, sun or scorching
       *[other] on spaces { $low } to { $high }
     }
    [4] { $high ->
        [5] sun
        [6] sun or scorching
       *[other] sun
     }
    [6] scorching
   *[other] on spaces { $low } to { $high }
 }
if-stocked = the store has { if-amount }
if-has = your group has { $item-is ->
    [none] { $perk-is ->
        [none] the { $icon } icon
       *[other] { $perk }
     }
   *[other] “{ $item }”
 }
if-holds = you have { $perk }
if-carries = you have an item
if-players-at-least = there are { $n } or more players
if-solo = you are playing solo
if-token-on = { $name-is ->
    [dog] the dog is with you
    [goat] the goat is in the camp
   *[cannon] the cannon is in the camp
 }
if-shelter-below = shelter { $n } { $together ->
    [0] has not been built
   *[other] (with 2 or more players, shelter { $together }) has not been built
 }
if-fire-lit = the campfire is lit
if-built = { the-construction } is finished
if-cannon-loaded = the cannon is loaded
if-on-camp = plot card { $n } is on the camp board
if-weather-between = the weather is { between }
if-company = another explorer is with you
if-orchard-bears = forage tiles lie on the Orchard
if-story-at-least = you have a story token worth { $n } or more
