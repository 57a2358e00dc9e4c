# Nouns, and what stands around the rules text on a card.

noun-naufragos = Náufragos
player = Player { $n }
camp-space = camp space { $n }

noun-energy = energy
noun-wood = wood
noun-food = { $n ->
    [one] food counter
   *[other] food counters
 }
noun-rope = { $n ->
    [one] rope
   *[other] ropes
 }
noun-sail = { $n ->
    [one] sail
   *[other] sails
 }
noun-cube = { $n ->
    [one] perishable food
   *[other] perishable food
 }
noun-nothing = nothing
noun-nobody = nobody
noun-dog = the dog
noun-goat = the goat
noun-cannon = the cannon

noun-coast = coast
noun-interior = interior
noun-heart = heart
noun-summit = summit
noun-sun = sun
noun-storm = storm
noun-weather-1 = storm
noun-weather-2 = rain
noun-weather-3 = cloudy
noun-weather-4 = sun
noun-weather-5 = sun
noun-weather-6 = scorching

noun-shelter = shelter
noun-sand = sand signal
noun-bonfire = great bonfire
noun-raft = raft
noun-larder = larder
noun-campfire = campfire

noun-bb = great bonfire
noun-ss = sand signal
noun-ra = raft
noun-ca = loaded cannon
noun-sp = spyglass
noun-cn = captain’s notebook
noun-mi = mirror
noun-la = lantern
noun-fl = flags

## Items by what they are good for
noun-blanket = a blanket
noun-undergrowth = a machete
noun-powder = powder
noun-medicine = medicine
noun-lighter = a lighter
noun-net = a fishing net
noun-pot = a cooking pot
noun-ink = the ink
noun-heavy = the coffer
noun-extra-wood = an axe
noun-extra-build = a toolbox
noun-keeps-cube = a barrel
noun-no-rain = a storm lantern
noun-open-diary = the parrot
noun-second-action = a watch
noun-two-tokens = writing things

## Sentences of a card
or-else = or
row = { $at }: { $text }
quoted = “{ $words }”
only-if = { $what } (only if { $cond })
if-behind = { $text } if { $cond }
then-first = then { $text }
otherwise = otherwise: { $text }
if-impossible = if that is impossible: { $text }
if-anybody-wounded = if anybody takes a wound by this: { $text }
on-win = win: { $text }
on-lose = lose: { $text }
card-plot = { $on ->
    [camp] Plot card { $n }, camp
    [event] Plot card { $n }, event
    [wreckage] Plot card { $n }, item
    [coast] Plot card { $n }, coast
    [interior] Plot card { $n }, interior
   *[heart] Plot card { $n }, heart
 }
card-icons = Icons: { $icons }
icon-foot = { $once ->
    [yes] foot (the first time only)
   *[no] foot
 }
icon-map = map { $n }
icon-diary = diary
card-becomes-camp = Goes to the camp board when drawn
adds = { $n ->
    [one] plot card { $numbers }
   *[other] plot cards { $numbers }
 } { $deck-is ->
    [camp] to the camp board
    [none] to the deck of its back
   *[other] { to-a-deck }
 }
card-adds = { $when ->
    [arriving] When this card comes to the camp, add { $cards }
    [anyway] In any case, add { $cards }
   *[now] Add { $cards }
 }
card-weather = { $weather ->
    [sun] Weather: sun
   *[storm] Weather: storm
 }
card-wreck = { $n ->
    [one] Wreckage drifts ashore if the wreck still has a cube
   *[other] Wreckage drifts ashore if the wreck still has { $n } cubes or more
 }
card-stays = This event stays in play
card-until = It leaves the game if, before a new event, { $cond }
card-rescue = Rescue: { $ways }
card-c = “C” symbol: only for few players
card-camp = { $n ->
    [0] Camp action (no energy{ $notes }):
   *[other] Camp action ({ $n } energy{ $notes }):
 }
camp-calm = not in a storm
camp-if = only if { $cond }
card-wood = Put { $n } wood on it when it comes to the camp
card-red = Red card
card-standing = { $at ->
    [actions] Each turn, before pawns are placed, { $text }
    [event] Each turn, before the event, { $text }
   *[survival] Each turn, before eating, { $text }
 }
card-dearer = { $count ->
    [one] Each turn, the { $actions } action costs { $n } energy more
   *[other] Each turn, the { $actions } actions cost { $n } energy more each
 }
card-solve = To solve it, take a Camp action and choose one
card-solved = Once solved, it leaves the game and you take 1 story token
card-as-item = As an item: { $text }
card-value = Story value { $n }
card-strength = Strength +{ $n }
card-signal = Rescue icon: { $icon }
card-modify = { $roll ->
    [fire] { $sign ->
        [minus] The die counts { $n } more on your campfire rolls
       *[plus] The die counts { $n } less on your campfire rolls
     }
   *[return] { $of ->
        [group] { $sign ->
            [minus] −{ $n } on all return rolls of your group
           *[plus] +{ $n } on all return rolls of your group
         }
       *[me] { $sign ->
            [minus] −{ $n } on your return rolls
           *[plus] +{ $n } on your return rolls
         }
     }
 }
card-at-once = Discard this item at once: { $text }
card-use = { $when ->
    [yes] You may discard this item if { $cond }: { $text }
   *[no] You may discard this item: { $text }
 }
card-ability = { $name }: { $text }
card-scale = Energy scale from { $n } to 0
card-piece-story = { $n ->
    [one] 1 story point
   *[other] { $n } story points
 }
card-piece-forage = Forage tile: { $n } perishable food
card-piece-fish = Fish tile: { $n } perishable food
card-piece-jellyfish = No food: whoever draws it takes 1 wound
card-piece-shark = No food: whoever draws it fights strength 7 alone (defending: a tie is won); lose: takes 2 wounds. Then the shark leaves the game

## Red cards
text-flag-more-dice = In the wounds step, each wounded castaway who is not lost rolls 1 die more
text-flag-only-proposer = In the Build action, only the one who proposes may give energy

## Abilities
text-ability-medic = when the wounds step begins, remove 1 trauma from yourself or from a castaway who is with you; from one without trauma, 1 wound for 1 energy
text-ability-lucky = when you discard a story token for a roll, the result counts 1 better for you
text-ability-cook = after eating, unless you are lost, turn up to 2 perishable pieces of the store into food counters
text-ability-strong = strength +2; the first energy you give in each Build action counts double
text-ability-fisher = when you fish, keep 1 tile more; put a jellyfish back and draw again
text-ability-pathfinder = +2 on your return rolls, with which an expedition finds its way home

## Items
text-perk-blanket = When you rest, gain 1 energy more (only once, even with two such items). Protects you where a card asks for a blanket
text-perk-dog = Feed it 1 food each turn, or it runs away
text-perk-extra-build = When you give energy in a Build action, it counts 1 more
text-perk-extra-wood = Your Wood action gives 1 wood more
text-perk-heavy = You may carry at most 3 other items: any beyond that go at once to a castaway who is with you and takes them, or are discarded
text-perk-ink = While you have it, nobody else gains story tokens
text-perk-jellyfish = The jellyfish does not wound you
text-perk-keeps-cube = Each turn, 1 perishable piece in the store does not rot
text-perk-lighter = Your Campfire action lights the fire without energy or roll; if it takes wood to be lit, that is still needed
text-perk-medicine = Serves where a card asks for medicine
text-perk-net = When you fish, draw 1 tile more, then put 1 of your choice back
text-perk-no-rain = Rain takes nothing off your group’s return rolls
text-perk-open-diary = Story tokens you take are shown to everybody
text-perk-pot = The first food you eat each turn gives 2 energy
text-perk-powder = Before a strength roll you may discard this item for 4 more strength in that roll. It can also load the cannon
text-perk-second-action = Once per turn, you may place a pawn on an action you have already taken, but not on Exploration
text-perk-two-tokens = In your Diary action, draw 2 story tokens, keep 1 and put the other back
text-perk-undergrowth = Your expedition pays nothing for undergrowth

## Single cards
text-plot-plot-8 = This card leaves the game with the goat
text-plot-plot-24 = Some cards ask for it
text-plot-plot-25 = Some cards ask for it
text-plot-plot-40 = While the cannon is loaded it counts as a rescue icon. You may fire it before a strength roll in the camp: the fight is won, and the cannon is no longer loaded

## Rules of one’s own
rules-based-on = { $base ->
    [hr12] By the house rules 1.2, with these differences
   *[2013] By the rules of 2013, with these differences
 }
rules-turns = Turns at most, for one to four players: { $numbers }
rules-weather = { $n ->
    [1] The first morning is stormy
    [2] The first morning is rainy
    [3] The first morning is cloudy
    [6] The first morning is scorching
   *[other] The first morning is sunny (space { $n })
 }
rules-c-events-up-to = “C” events are used up to { $n } players
rules-starting-difficulty = Return difficulty at the start, for one to four explorers: { $numbers }
rules-lowest-difficulty = The return difficulty goes no lower than { $n }
rules-starving-wounds = { $n ->
    [one] Who starves takes 1 wound
   *[other] Who starves takes { $n } wounds
 }
rules-supply-at-start = { $on ->
    [yes] The forage supply has tiles from the start
   *[no] The forage supply is empty at the start
 }
rules-watch-at-start = { $on ->
    [yes] A castaway alone starts with the pocket watch
   *[no] A castaway alone starts without the pocket watch
 }
rules-lost-survive = { $on ->
    [yes] The lost must eat, and the night takes their energy
   *[no] The lost skip the survival phase
 }
rules-trade-on-expedition = { $on ->
    [yes] Explorers trade on the way, and the camp meanwhile
   *[no] Nobody trades while an expedition is out
 }
rules-trade-with-lost = { $on ->
    [yes] Things change hands with the lost too
   *[no] Nobody trades with the lost
 }
rules-event-first = { $on ->
    [yes] An event takes effect before its weather and wreckage
   *[no] Weather and wreckage come before the effect of an event
 }
rules-wounds-before-rescue = { $on ->
    [yes] The wounds step comes before the rescue
   *[no] The wounds step comes after the rescue
 }
rules-rest-heals-first = { $on ->
    [yes] Rest heals before it gives energy
   *[no] Rest gives energy before it heals
 }
rules-summit-sees-events = { $on ->
    [yes] From the summit one sees the events to come and orders them
   *[no] From the summit one sees nothing of the events to come
 }
rules-rescue-of-the-day = { $on ->
    [yes] Only events of the last turn bring a rescue
   *[no] Any event left in the deck may bring a rescue
 }
rules-track-counts = { $on ->
    [yes] The number of the exploration space counts as story points
   *[no] The exploration space brings story tokens at the end
 }
