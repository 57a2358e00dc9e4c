# Rules text of effects and conditions, as it stands on cards. Sentences begin small: the card adds the capital letter.

## Parts
n-wounds = { $n-size ->
    [one] 1 Wound
   *[other] { $n-size } Wounds
 }
if-possible-first = { $if-possible ->
    [yes] if possible:{" "}
   *[no] {""}
 }
a-token = { $token-is ->
    [adventure] an Adventure token
    [animals] a Hungry Animals token
    [ash] an Ash marker
    [beast] a Beast strength token
    [blocked] a token that voids the next Action
    [embers] a marker of embers
    [fog] a Fog marker
    [food] a +1 food token
    [hatchet] a +1 wood token
    [pawn] a minus-one-pawn token
    [rain] a Rainy cloud token
    [reroll] a Reroll token
    [storm] a Storm token
    [winter] a Winter cloud token
    [wood] a +1 wood token
   *[other] a token
 }
at-place = { $at-is ->
    [arrange] on the Arranging the Camp field
    [build] on the Building field
    [camp] on the Camp tile
    [cost-palisade] on the cost of the Palisade
    [cost-roof] on the cost of the Roof
    [cost-shelter] on the cost of the Shelter
    [cost-weapon] on the cost of the Weapon level
    [explore] on the Exploration field
    [gather] on the Gathering field
    [hunt] on the Hunting deck
    [night] in the Night space
    [target] on the tile or space of this Action
    [weather] in the Weather space
   *[other] on the board
 }
source-kind = { $kinds-list ->
    [fish] fish
    [parrot-flock] parrot
    [parrot-fish-flock] food
    [wood] wood
   *[other] uncovered
 }
on-part = { $part-is ->
    [arm] on the arm
    [belly] on the belly
    [head] on the head
   *[leg] on the leg
 }
on-your-part = { $part-is ->
    [arm] on your arm
    [belly] on your belly
    [head] on your head
   *[leg] on your leg
 }

## People
fx-wound = { $who-is ->
    [each] each player gets { n-wounds }
    [first] the First Player gets { n-wounds }
    [bearer] that Character gets { n-wounds }
    [camp] each player at the Camp gets { n-wounds }
   *[taker] you get { n-wounds }
 }
fx-heal = { $who-is ->
    [each] each player heals { n-wounds }
    [first] the First Player heals { n-wounds }
    [bearer] that Character heals { n-wounds }
    [camp] each player at the Camp heals { n-wounds }
   *[taker] you heal { n-wounds }
 }
fx-heal-among = { $n ->
    [one] heal 1 Wound of anyone you like
   *[other] heal { n-wounds }, divided as you like
 }
fx-determination = { $n-sign ->
    [minus] { $who-is ->
        [each] each player discards { $n-size } Determination
        [first] the First Player discards { $n-size } Determination
        [bearer] that Character discards { $n-size } Determination
       *[taker] you discard { $n-size } Determination
     }
   *[plus] { $who-is ->
        [each] each player gets { $n-size } Determination
        [first] the First Player gets { $n-size } Determination
        [bearer] that Character gets { $n-size } Determination
       *[taker] you get { $n-size } Determination
     }
 }
fx-discard-all-determination = { $who-is ->
    [each] each player discards all Determination
   *[taker] you discard all your Determination
 }
fx-share = { $at-once ->
    [yes] give { $n } Determination to one player
   *[no] divide { $n } Determination among the players as you like
 }
fx-morale = { $n-sign ->
    [minus] Morale −{ $n-size }
   *[plus] Morale +{ $n-size }
 }
fx-special-wound = put a { $colour } Special Wound token { on-your-part }
fx-scarred = if a Character has a { $colour } Special Wound token { on-part }: { $then-clause }; then remove the token
fx-cover-arrows = cover { $n } Morale arrows on life tracks: Wounds that reach them no longer lower Morale
fx-strange-disease = take 2 black markers per player and divide them among yourselves as you like; in the next Night each gets 1 Wound for each own marker
fx-mark = { $what-is ->
    [bowl] from the next round on, you must reroll one Success in each of your Actions
    [web] until you have the Cure, you get 1 Wound every Night
   *[other] this marks you
 }
fx-unmark = whoever bears the curse of this card is rid of it
fx-night-outside = { $then-is ->
    [some] you spend the Night outside the Camp; next morning: { $then-clause }
   *[none] you spend the Night outside the Camp
 }

## This round and the next
fx-today = { $what-is ->
    [argument] this round, pawns of different players cannot share an Action
    [skip-production] this round, Production gives nothing
    [no-food] this round, Production gives no food
    [no-wood] this round, Production gives no wood
    [half-production] this round, Production gives only half, rounded down; you choose of what
    [food-fewer] this round, Production gives 1 food less
    [wood-more] this round, Production gives 1 wood more
    [items-out] until the end of this round’s Action phase, Items cannot be used
    [one-pawn] { $who-is ->
        [each] this round, each player has only 1 pawn
        [first] this round, the First Player has only 1 pawn
        [bearer] this round, that Character has only 1 pawn
       *[taker] this round, you have only 1 pawn
     }
    [no-skills] { $who-is ->
        [each] this round, nobody can use skills
        [first] this round, the First Player cannot use skills
        [bearer] this round, that Character cannot use skills
       *[taker] this round, you cannot use skills
     }
    [only-build-arrange-rest] { $who-is ->
        [first] this round, the First Player can only take Building, Arranging the Camp and Rest Actions
        [bearer] this round, that Character can only take Building, Arranging the Camp and Rest Actions
       *[taker] this round, you can only take Building, Arranging the Camp and Rest Actions
     }
    [only-rest] { $who-is ->
        [first] this round, the First Player can only Rest
        [bearer] this round, that Character can only Rest
       *[taker] this round, you can only Rest
     }
   *[other] this holds for this round
 }
fx-tomorrow = { $what-is ->
    [one-pawn] next round, you have only 1 pawn
    [confused] next round, you must reroll one Success, and you roll the Success die even with enough pawns
   *[other] this holds for the next round
 }
fx-put-off = { $until-is ->
    [night] this Night, after eating: { $then-clause }
    [round-end] at the end of the round: { $then-clause }
   *[morning] next morning: { $then-clause }
 }
fx-if = { $otherwise-is ->
    [some] if { $cond }: { $then-clause }; otherwise: { $otherwise-clause }
   *[none] if { $cond }: { $then-clause }
 }
fx-decide = choose one: { $choices }

## Resources and levels
fx-gain = { $per-player ->
    [yes] gain { $n } { $what } per player
   *[no] gain { $n } { $what }
 }
fx-lose = { if-possible-first }discard { $n } { $what }
fx-lose-all-resources = discard all Available Resources
fx-level = { $n-sign ->
    [minus] { if-possible-first }{ $track } −{ $n-size }
   *[plus] { $track-is ->
        [weapon] { $track } +{ $n-size }
       *[other] { $track } +{ $n-size } (only with a Shelter)
     }
 }
fx-halve = lose half of the { $track } levels, rounded down
fx-set-level = the { $track } drops to { $n }
fx-restore-move-loss = Roof +1 and Palisade +1, each only if that move cost you levels of it
fx-temporary-weapon = Weapon level +{ $n } for this fight
fx-more-gathered = gain 1 more of the gathered resource, even if the Action failed

## Tokens, sources, tiles
fx-put-token = { $token-is ->
    [blocked] the next Arranging the Camp gives nothing
   *[other] put { a-token } { at-place }
 }
fx-remove-token = { $token-is ->
    [beast] remove the Beast strength token { at-place }
   *[other] remove the token { at-place }
 }
fx-exhaust = { $which-is ->
    [target] exhaust the source of this Action
    [linked] exhaust all sources of the tile with this card’s token
    [adjacent] { $n ->
        [one] exhaust 1 source next to the Camp; if there is none, each player gets 1 Wound
       *[other] exhaust { $n } sources next to the Camp; each player gets 1 Wound for each that is missing
     }
    [closest] exhaust the closest { source-kind } source; if there is none, each player gets 1 Wound
    [camp] exhaust a { source-kind } source of the Camp tile; if there is none, each player gets 1 Wound
    [tile] { if-possible-first }exhaust one source of the tile of this Action
   *[other] exhaust all sources of the tile of this Action
 }
fx-exhaust-tile = if possible: exhaust all sources of one tile next to the Camp
fx-uncover = the sources covered by this card are free again
fx-cover-terrain = { $terrain-is ->
    [none] cover the terrain of the tile of this Action: it counts as unexplored
   *[other] if possible: cover the terrain of one tile ({ $terrain }): it counts as unexplored
 }
fx-uncover-terrain = the terrain covered by this card is explored again
fx-cover-first-terrain = a terrain revealed for the first time is covered: it counts as unexplored
fx-turn-down = if possible: turn one tile next to the Camp face down; it is inaccessible
fx-turn-linked-down = turn the tile with this card’s token face down; if the Camp is there, each player gets 1 Wound instead
fx-turn-up = turn the tile that this card turned down face up again
fx-mark-fire = exhaust one source of the explored tile; if the Exploration failed, mark the space: this happens once it is explored
fx-remove-any-token = remove any token or black marker from a tile or space, but no number token, Cross or Camp
fx-clear-marker = free 1 exhausted source or covered terrain of any tile (take its black marker off)
fx-move-camp = { $forced ->
    [yes] the Camp must move to an adjacent tile; if it cannot, each player gets 1 Wound
   *[no] you may move the Camp to an adjacent tile
 }
fx-look-at-tiles = { $then-is ->
    [one] reveal the top { $n } Island tiles; put one on top and shuffle the others back
   *[order] reveal the top { $n } Island tiles and put them back in any order
 }

## Cards and Items
fx-into-event-deck = shuffle this card into the Event deck
fx-keep-card = keep this card
fx-draw-adventure = { $kind-is ->
    [building] draw and resolve a Building Adventure card
    [gathering] draw and resolve a Gathering Adventure card
   *[exploration] draw and resolve an Exploration Adventure card
 }
fx-draw-discovery = { $n ->
    [one] draw 1 Discovery token
   *[other] draw { $n } Discovery tokens
 }
fx-scout-discovery = draw { $n } Discovery tokens, keep one and discard the rest
fx-draw-starting-item = { $n ->
    [one] draw 1 Starting Item from the box
   *[other] draw { $n } Starting Items from the box
 }
fx-draw-mystery = { $any ->
    [0] draw from the Mystery deck: { mystery-treasures }{ mystery-trap }{ mystery-monster }{ mystery-either }
   *[other] draw { $any } Mystery cards and resolve them all
 }
mystery-treasures = { $treasure ->
    [0] {""}
    [one] 1 Treasure
   *[other] up to { $treasure } Treasures
 }
mystery-trap = { $trap ->
    [0] {""}
   *[other] , { $trap } Trap
 }
mystery-monster = { $monster ->
    [0] {""}
   *[other] , { $monster } Monster
 }
mystery-either = { $either ->
    [0] {""}
   *[other] , { $either } Monster or Trap
 }
fx-stop-drawing = stop drawing Mystery cards
fx-discard-treasures-drawn = discard all Treasures drawn in this Action
fx-ignore-mystery = ignore it: it counts as drawn and is discarded
fx-fewer-mysteries = this round, one Totem Exploration draws 1 Mystery card fewer
fx-draw-invention = { $n ->
    [one] draw 1 Invention and put it on the board
   *[other] draw { $n } Inventions and put them on the board
 }
fx-new-idea = draw { $n } Inventions, put one on the board and discard the others
fx-search-inventions = look through the Invention deck, put one card on the board and shuffle the rest
fx-discard-inventions = discard { $n } Inventions from the board
fx-discard-item = if possible: discard 1 Item
fx-flip-item = { if-possible-first }{ $n ->
    [one] turn 1 Item back to its Invention side
   *[other] turn { $n } Items back to their Invention side
 }
fx-flip-marked = turn the Items marked by this card back to their Invention side
fx-mark-items = if possible: mark { $n } Items with black markers
fx-build-free = build { $items } free, without an Action
fx-freely-built = build { $item } free, without an Action
fx-extra-building = take one more Building Action without a pawn; all its dice are rolled
fx-camp-token = { $token-is ->
    [food] put a +1 food token on the Camp tile: Production there gives 1 food more
    [hatchet] put a +1 wood token on the Camp tile: Production gives 1 wood more while the tile has a wood source
   *[wood] put a +1 wood token on the Camp tile: Production there gives 1 wood more
 }
fx-corral = you may exhaust a fish or parrot source next to the Camp; if you do, put a +1 food token on the Camp tile
fx-place-shortcut = put the Shortcut token on a tile next to the Camp: each Production phase you get 1 resource that this tile gives
fx-add-pawn = { $colour-is ->
    [brown] add a brown pawn to one Building Action this round
    [grey] add a grey pawn to one Gathering Action this round
    [green] add a green pawn to one Exploration Action this round
   *[red] add a red pawn to one Hunting Action this round
 }
fx-bible = this Action gives 3 Determination instead of 2 and heals 1 Wound
fx-barrel-opened = from now on, the barrel keeps 2 food from rotting each Night
fx-reroll-die = reroll one die; the new result stands

## Beasts and fights
fx-fight = fight a Beast of strength { $strength }{ fight-weapon }{ fight-food }{ fight-fur }{ fight-palisade }
fight-weapon = { $weapon ->
    [0] {""}
   *[other] , Weapon level −{ $weapon }
 }
fight-food = { $food ->
    [0] {""}
   *[other] , for { $food } food
 }
fight-fur = { $fur ->
    [0] {""}
   *[other] , { $fur } fur
 }
fight-palisade = { $palisade ->
    [0] {""}
   *[other] ; afterwards Palisade −{ $palisade }
 }
fx-fight-top-beast = the First Player fights the top card of the Hunting deck
fx-take-top-beast = draw the top card of the Hunting deck: no fight, but everything else on it happens
fx-discard-top-beast = if possible: discard the top card of the Hunting deck
fx-look-at-top-beast = { $or-bottom ->
    [yes] look at the top card of the Hunting deck; you may put it at the bottom
   *[no] if possible: look at the top card of the Hunting deck
 }
fx-top-to-bottom = put the top card of the Hunting deck at the bottom
fx-strongest-beast-on-top = reveal { $n } Beasts; the strongest goes on top of the Hunting deck, the others back into the Beast deck
fx-set-beast-aside = set the top Beast aside, unseen: next morning the First Player fights it
fx-aside-into-hunting = shuffle the Beast that was set aside into the Hunting deck
fx-beast-appears = { $on-top ->
    [yes] put the top Beast, unseen, on top of the Hunting deck
   *[no] shuffle the top Beast, unseen, into the Hunting deck
 }

## Events, weather, night
fx-book = resolve the Book effect of the Scenario
fx-event-again = resolve this card’s Event effect again
fx-stroke-of-fate = discard the cards on both Threat spaces, the left one first, and resolve their Threat effects
fx-first-player-to-next = the next player becomes First Player
fx-look-at-event = look at the top card of the Event deck
fx-eat-more-tonight = this Night each player eats 1 more food or gets 1 Wound
fx-ignore-cloud = { $kind-is ->
    [winter] ignore 1 Winter cloud
   *[rain] ignore 1 Rainy cloud
 }
fx-convert-cloud = 1 Winter cloud counts as Rainy
fx-reroll-animals = reroll the Hungry Animals die
fx-roll-weather-now = roll this round’s Weather dice now

## Scenarios
fx-pile-wood = the current stage of the woodpile gets { $n } wood from the supply
fx-place-cross = put a Cross on the chosen tile
fx-place-fog = { $n ->
    [one] put a Fog marker on a tile or space without one
   *[other] put Fog markers on { $n } tiles or spaces without one
 }
fx-place-ash = if possible: put Ash markers on { $n } tiles or spaces without one
fx-remove-fog = remove up to { $n } Fog markers
fx-fog-here = put a Fog marker on this tile
fx-dark-temple = the Dark Temple: from the next round on this tile can be explored once more, for up to 3 Treasures and 1 Monster
fx-village = { $wounds ->
    [0] a village; you get no Wounds
   *[other] a village: { $without-cure ->
        [0] you get { $wounds } Wound
       *[other] you get { $wounds } Wound ({ $without-cure } without the Cure)
     }{ $demand ->
        [yes] ; if possible, discard 1 wood or 1 food
       *[no] {""}
     }
 }
fx-cannibal-raid = each player gets 3 Wounds, 1 fewer for each burnt village; then the Camp must move. If it cannot, the Shelter is lost with Roof and Palisade; without a Shelter each player gets 2 Wounds

## Conditions
if-animals-rolled = the Hungry Animals die was rolled
if-both = { $a } and { $b }
if-clouds = { $kind-is ->
    [winter] there is a Winter cloud
   *[rain] there is a Rainy cloud
 }
if-arranging = the Action is not cancelled and the Bible lies closed
if-beasts-left = there are Beasts left outside the Hunting deck
if-inventions-left = there are Inventions left in the deck or among the discarded ones
if-worth-looking = { $zone-is ->
    [hunting] the Hunting deck holds a Beast that nobody has seen, or more than one
   *[tile] there is an Island tile left that nobody has seen, or more than one
 }
if-deck-has = { $zone-is ->
    [tile] there are Island tiles left
    [discovery] there are Discovery tokens left
    [hunting] the Hunting deck is not empty
   *[event] the Event deck is not empty
 }
if-either = { $a } or { $b }
if-flag = the Weather dice have been rolled
if-has-item = you have the { $item }
if-level-at-least = your { $track } is { $n } or more
if-marker-on-tile = a black marker lies on a tile
if-morale-below = Morale is not at the top
if-mystery-turned = { $type-is ->
    [trap] it is a Trap
   *[monster] it is a Monster
 }
if-not = { $cond-is ->
    [has-item] you do not have the { $item }
    [level-at-least] your { $track } is below { $n }
    [flag] the Weather dice have not been rolled
    [resolving] no Action is being resolved
    [sheltered] you have no Shelter
   *[other] not: { $cond }
 }
if-own-action = it is your own Action
if-pile-open = the woodpile is not complete
if-removable = there is a token or black marker to remove
if-resolving = an Action is being resolved
if-rolling = { $kind-is ->
    [build] somebody rolled the Building dice
    [gather] somebody rolled the Gathering dice
   *[explore] somebody rolled the Exploration dice
 }
if-round-at-least = it is round { $n } or later
if-tiles-explored = { $n } { $n ->
    [one] tile has
   *[other] tiles have
} been explored
if-sheltered = you have a Shelter
if-stocked = you have { $n } { $what }
if-token-on-board = there is Fog on the island
if-unbuilt = you have not built { $items } yet
if-wounded = somebody is wounded
