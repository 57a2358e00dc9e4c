# The log: what happened, line by line. `$who` are castaways, `$people` how many, `$sex` f where all are women.

## Parts
told-space = { $sector ->
    [coast] { $who } (coast { $n })
    [interior] { $who } (interior { $n })
    [heart] { $who } (heart { $n })
   *[summit] { $who } (summit)
 }
told-score = { $track ->
    [0] { $who } { $total } (diary { $diary }, items { $items })
   *[other] { $who } { $total } (diary { $diary }, items { $items }, island { $track })
 }
told-lost = { $who } (difficulty { $n })
told-dice = { $n ->
    [one] 1 die: { $faces }
   *[other] { $n } dice: { $faces }
 }
told-enough = { $enough-is ->
    [yes] { $result } against { $target }, enough
    [tie] { $result } against { $target }, a tie goes to the defender
   *[no] { $result } against { $target }, not enough
 }
told-signed = { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 }
told-scale = { $trauma ->
    [0] wounds { $wounds }, so energy at most { $top }
   *[other] wounds { $wounds }, traumas { $trauma }, so energy at most { $top }
 }
told-wounds = { $n ->
    [one] 1 wound
   *[other] { $n } wounds
 }
told-pieces = { $cubes ->
    [one] 1 perishable piece
   *[other] { $cubes } perishable pieces
 }
told-counters = { $food ->
    [one] 1 food counter
   *[other] { $food } food counters
 }
told-wood = { $wood } wood
told-deck = { $deck-is ->
    [coast] coast deck
    [interior] interior deck
    [heart] heart deck
    [event] event deck
   *[wreckage] wreckage deck
 }
told-building = { $what-is ->
    [shelter] shelter { $level }
    [sand] sand signal
    [bonfire] great bonfire
    [raft] raft
   *[larder] larder
 }
told-to = to { $to }
told-rescue = { $ships-is ->
    [any] After its night a ship is looked for: that of the event, or of any event left in the deck. If all that one of them asks for is there, all who are not lost are rescued, and then only story points count: tokens, story values of items, and how far each has come inland
   *[one] After its night a ship is looked for: that of the last event revealed. If all that it asks for is there, all who are not lost are rescued, and then only story points count: tokens, story values of items, and how far each has come inland
 }
noun-log-food = 1 food
noun-log-token = story token
noun-log-luck = luck
noun-log-powder = gunpowder
noun-log-today = today
noun-log-choice-larder-open = Open the larder
noun-log-choice-larder-keep = Leave the larder shut
noun-log-choice-try-again = Look for the way once more
noun-log-choice-stay-lost = Wait for the morning

## The turn
log-set-up = { $rules-is ->
    [house] — Náufragos, house rules 1.2 —
   *[original] — Náufragos, rules of 2013 —
 }
log-set-up-own = — Náufragos, { $card } —
log-take-character = With us is { $who }
log-begin = Washed ashore, and still at full strength: { $who }
log-turn = { $last-is ->
    [yes] —— Turn { $n }, the last · starting player: { $who } ——
   *[no] —— Turn { $n } of { $of } · starting player: { $who } ——
 }
log-phase = { $phase-is ->
    [actions] — Actions —
   *[survival] — Survival —
 }
log-event = Event: { $card }
log-event-ends = It is over: { $card }
log-standing = Still in force: { $cards }
log-weather = { $way-is ->
    [storm] The weather turns a step towards the storm
    [sun] The weather turns a step towards the sun
    [stays] The weather stays as it is
   *[set] The weather changes
 }: { $space ->
    [1] storm, −2 on the way home; nobody fishes in it
    [2] rain, −1 on the way home
    [3] cloudy
    [4] sun, the first space
    [5] sun, the second space
   *[6] scorching heat, the last space
 }
log-no-wound = { $who } has no wound to heal
log-scorch = The heat takes 1 energy: { $castaways }
log-drift-ashore = Wreckage drifts ashore (left on the wreck: { $n })
log-wreck-cube = { $n-sign ->
    [minus] The sea takes some of what the wreck still held (on the wreck: { $now })
   *[plus] The wreck has more to give (on the wreck: { $now })
 }
log-block = { $action-is ->
    [wreckage] Nobody can reach the wreckage this turn
    [explore] Nobody can leave on an expedition this turn
   *[fishing] Nobody can fish this turn
 }
log-cost = { $action-is ->
    [forage] Foraging costs { told-signed } energy this turn
   *[wood] Gathering wood costs { told-signed } energy this turn
 }
log-bonus = { $what-is ->
    [fishing] Fishing brings { told-signed } fish this turn
    [return] Return rolls { told-signed } this turn
   *[difficulty] This turn’s expedition starts with return difficulty { told-signed }
 }

## Pawns
log-put = { $action-is ->
    [forage] { $who } will forage
    [wood] { $who } will gather wood
    [diary] { $who } will write the diary
    [wreckage] { $who } will search the wreckage
    [campfire] { $who } will light the campfire
    [build] { $who } will build
    [explore] { $who } will explore
    [rest] { $who } will rest
   *[camp] { $who } plans: { $card }
 }{ $again-is ->
    [yes] {" "}once more, by the watch
   *[no] {""}
 }{ $paid-is ->
    [yes] {" "}(energy { $now }/{ $of })
   *[no] {""}
 }
log-pass-pawn = { $who } keeps a pawn back
log-white-pawn = { $action-is ->
    [forage] The white pawn: { $who } forages
    [wood] The white pawn: { $who } gathers wood
    [diary] The white pawn: { $who } writes the diary
    [wreckage] The white pawn: { $who } searches the wreckage
    [campfire] The white pawn: { $who } sees to the campfire
    [build] The white pawn: { $who } builds
    [rest] The white pawn: { $who } rests
   *[camp] { $who } places the white pawn: { $card }
 }
log-use-camp-card = { $white-is ->
    [yes] { $who }, with the white pawn – { $card }
   *[no] { $who } – { $card }
 }{ $paid-is ->
    [yes] {" "}(energy { $now }/{ $of })
   *[no] {""}
 }
log-camp-card-closed = { $who } can do nothing any more at { $card }
log-taken-back = { $action-is ->
    [forage] { $who } is too tired to forage
    [wood] { $who } is too tired to gather wood
    [wreckage] { $who } is too tired to search the wreckage
    [explore] { $who } is too tired to set out
   *[other] { $who } is too tired
 }

## Castaways
log-energy = { $full-is ->
    [yes] { $who } is full of energy again ({ $now }/{ $of })
   *[no] { $who }: energy { told-signed } ({ $now }/{ $of })
 }
log-energy-each = { $full-is ->
    [yes] Full of energy again: { $castaways }
   *[no] { $n ->
        [0] Energy: { $castaways }
       *[other] Energy { told-signed } each: { $castaways }
     }
 }
log-another-try = { $who } spends { $n-size } energy on another attempt ({ $now }/{ $of })
log-effort = { $who } spends { $n-size } energy ({ $now }/{ $of })
log-rest = { $n ->
    [0] { $who } rests (energy { $now }/{ $of })
   *[other] { $who } rests: energy { told-signed } ({ $now }/{ $of })
 }
log-build = { $who } puts { $n-size } energy into it ({ $now }/{ $of })
log-eat = { $kind-is ->
    [cube] { $who } eats a perishable piece (energy { $now }/{ $of })
    [own] { $who } eats a food counter from hand (energy { $now }/{ $of })
   *[food] { $who } eats a food counter (energy { $now }/{ $of })
 }
log-warm-night = { $n ->
    [0] The campfire warms the night; its wood burns down
   *[other] The campfire warms the night and its wood burns down, energy { told-signed }: { $castaways }
 }
log-fire-alone = The campfire burns down, and nobody sits by it
log-cold-night = { $n ->
    [0] A night without a fire
   *[other] A night without a fire, energy { told-signed }: { $castaways }
 }
log-lost-night = A night in the open for { $who }: energy { told-signed } ({ $now }/{ $of })
log-hunger = { $weaker-is ->
    [no] { $who } goes hungry: { told-wounds } ({ told-scale })
   *[yes] { $who } goes hungry: 1 energy less ({ $now }/{ $of }) and { told-wounds } ({ told-scale })
 }
log-exhausted = { $people ->
    [one] { $who } has no energy left to lose: 1 wound ({ told-scale })
   *[other] { $who } have no energy left to lose: 1 wound each
 }
log-wound = { $people ->
    [one] { $who } takes { told-wounds } ({ told-scale })
   *[other] { $who } take { told-wounds } each
 }
log-healed = { $people ->
    [one] { $who } recovers from { told-wounds } ({ told-scale })
   *[other] { $n ->
        [0] { $who } recover from their wounds
       *[other] { $who } recover, each from { told-wounds }
     }
 }
log-healed-trauma = { $who } recovers from a trauma ({ told-scale })
log-medic-wound = { $medic } spends 1 energy ({ $now }/{ $of }) and dresses a wound: { $who } ({ told-scale })
log-medic-trauma = { $medic } heals a trauma: { $who } ({ told-scale })
log-trauma = { $people ->
    [one] { $who } takes a trauma ({ told-scale })
   *[other] { $who } take a trauma each
 }
log-scar = A wound festers and becomes a trauma: { $who } ({ told-scale })
log-die = { $passes-is ->
    [yes] { $who } has died; the starting player is now { $starter }
   *[no] { $who } has died
 }
log-buried = All that { $who } carried is lost on the island
log-left-behind = All that { $who } carried waits to be shared out
log-inherit = { $who } inherits: { $what }
log-pick = { $who } chooses { $to }
log-side-with = { $who } sides with { $to }
log-reach-out = { $who } holds out a hand { told-to }
log-no-peace = { $who } does not take it
log-peace = { $people ->
    [one] { $who } is at peace again
   *[other] { $who } make peace
 }
log-helped = { $answer-is ->
    [alone] { $who } finds the strength for it alone
    [help] { $who } helps { $to }
   *[do-not-help] { $who } does not help { $to }
 }
log-decide = { $who }: { $choice }
log-vote = { $late-is ->
    [yes] { $who } votes too, though it is decided already: { $choice }
   *[no] { $who } votes: { $choice }
 }
log-vote-decides = Decided, { $n } of { $of } votes: { $choice }
log-vote-tied = { $again-is ->
    [yes] The votes are tied again: strength decides
   *[no] The votes are tied: they vote again
 }

## The store
log-gather-wood = { $who } gathers { $n } wood (in the store: { $now })
log-no-wood-left = { $who } looks for wood in vain: none is left
log-wood = Wood { told-signed } (in the store: { $now }{ $short-is ->
    [yes] , no more was there
   *[no] {""}
 })
log-take-wood = { $left ->
    [0] { $who } brings the last wood to the store (there now: { $now }): nothing is left of { $card }
   *[other] { $who } brings wood to the store (there now: { $now }, still on the card: { $left })
 }
log-card-used-up = Nothing is left of it: { $card }
log-made-anew = { $pile-is ->
    [story] The discarded story tokens are mixed into a new pile
    [forage] The used forage tiles are mixed into a new pile
   *[fish] The fish tiles that were used are mixed in again
 }
log-rope = Rope { told-signed } (in the store: { $now })
log-sail = Sail { told-signed } (in the store: { $now })
log-food = Food { told-signed } (in the store: { $now })
log-own-food = Food { told-signed } for { $who } (in hand: { $now })
log-pay = { $wood ->
    [0] { $who } pays { $food } food
   *[other] { $food ->
        [0] { $who } takes { told-wood } out of the store (left there: { $left })
       *[other] { $who } pays { $food } food and takes { told-wood } out of the store (left there: { $left })
     }
 }
log-nothing-to-forage = { $who } forages in vain: the supply is empty
log-empty-bag = { $who } forages in vain: the bag is empty
log-tile = { $who } brings to the store: { $card }
log-tiles-found = Found for the store: { $cards }
log-forage = Forage supply { told-signed } (now { $now })
log-orchard = { $n ->
    [0] The orchard bears nothing: no forage tiles are left
    [one] The orchard bears fruit: 1 forage tile hangs on its trees
   *[other] The orchard bears fruit: { $n } forage tiles hang on its trees
 }
log-orchard-lose = Food tiles of the orchard −{ $n } (now { $now })
log-no-fishing = The sea gives nothing today
log-no-fish = There are no fish
log-draw-fish = { $who } catches: { $cards }
log-release = Back into the sea: { $card }
log-add-shark = From now on a shark swims off the coast
log-fill-larder = Into the larder: { $card }
log-empty-larder = Out of the larder: { $card }
log-supper = { $cubes ->
    [0] { $food ->
        [0] The store has nothing for supper
       *[other] For supper: { told-counters }
     }
   *[other] { $food ->
        [0] For supper: { told-pieces }
       *[other] For supper: { told-pieces }, { told-counters }
     }
 }
log-feed = { $who } feeds { $to }
log-leave-piece = { $kind-is ->
    [cube] { $who } leaves a perishable piece
    [all] { $who } leaves all that is left
   *[food] { $who } leaves a food counter
 }
log-left-over = { $cubes ->
    [0] Left in the store after the meal: { told-counters }
   *[other] { $food ->
        [0] Left in the store after the meal: { told-pieces }
       *[other] Left in the store after the meal: { told-pieces }, { told-counters }
     }
 }
log-dog-eats = The dog gets its share
log-preserve = { $who } preserves { $n } food (in the store: { $now })
log-rot = Food that rots: { $n }

## Fire and constructions
log-fire = { $on-is ->
    [yes] { $wood ->
        [0] The campfire is burning
       *[other] The campfire is burning, with 1 wood on it (left in the store: { $now })
     }
   *[no] The campfire goes out
 }
log-burns-already = { $who } finds the campfire burning already
log-too-tired-for-fire = { $who } is too tired to light a fire
log-no-wood-to-light = There are sparks, but there is no wood to light
log-sure-fire = { $who } rubs with all might, { $n } energy ({ $now }/{ $of }): the fire is sure to light
log-rub-sticks = { $who } rubs sticks with { $n } energy ({ $now }/{ $of })
log-feed-fire = { $who } puts 1 wood on the fire, so that it lasts the night (left in the store: { $now })
log-build-this = { $what-is ->
    [nothing] { $who } builds nothing after all
   *[other] { $who } wants to build: { told-building }
 }
log-materials = { $rope ->
    [0] Used for it: { $wood } wood (left in the store: { $now })
   *[other] { $sail ->
        [0] Used for it: { $wood } wood and 1 rope (wood left in the store: { $now })
       *[other] Used for it: { $wood } wood, 1 rope and 1 sail (wood left in the store: { $now })
     }
 }
log-finish = Built: { told-building }
log-building-fails = The effort falls short: { told-building }
log-pile = { $what-is ->
    [sand] Sand signal { told-signed } ({ $now } of { $of })
   *[bonfire] { $left ->
        [-1] Wood on the great bonfire { told-signed } ({ $now } of { $of })
       *[other] Wood of the store on the great bonfire { told-signed } ({ $now } of { $of }; left in the store: { $left })
     }
 }
log-nothing-piled = Nobody lends a hand: { told-building }
log-construction = { $what-is ->
    [raft] A raft could be built
   *[larder] A larder could be built
 }{ $waits-is ->
    [yes] {" "}(once a building place is free)
   *[no] {""}
 }
log-shelter-falls = { $level ->
    [0] The shelter is destroyed
   *[other] The shelter suffers: shelter { $level } is left
 }

## The diary and things
log-no-ink = { $people ->
    [one] { $who } has no ink to write with
   *[other] { $who } have no ink to write with
 }
log-diary = { $n ->
    [one] { $who } writes the diary: 1 story token (now { $now })
   *[other] { $who } writes the diary: { $n } story tokens (now { $now })
 }{ $shown-is ->
    [yes] , and all hear it is worth { $values }
   *[no] {""}
 }
log-story = { $people ->
    [one] { $n ->
        [one] { $who } takes 1 story token (now { $now })
       *[other] { $who } takes { $n } story tokens (now { $now })
     }
   *[other] { $n ->
        [one] { $who } take 1 story token each
       *[other] { $who } take { $n } story tokens each
     }
 }{ $shown-is ->
    [yes] , and all hear it is worth { $values }
   *[no] {""}
 }
log-draw-second = { $who } draws another story token and keeps one of the two
log-put-back = { $who } puts one story token back
log-show-token = { $who } shows a story token worth { $value }
log-lose-story = { $n ->
    [one] { $who } loses 1 story token
   *[other] { $who } loses { $n } story tokens
 }
log-repeat = { $who } spends a story token: the roll is repeated
log-add-token = { $who } spends a story token worth { $value } on the roll
log-be-lucky = { $who } trusts to luck: +1
log-wreckage = { $who } searches what the sea has left: { $cards }
log-no-wreckage = { $who } finds nothing that the sea has left
log-leave-finds = Left to the sea: { $cards }
log-receive = { $who } takes: { $card }
log-take-nothing = { $who } takes nothing
log-use-up = { $who } uses: { $card }
log-drop = { $who } leaves behind: { $card }
log-go-trading = { $who } wants to trade
log-hand-over = { $who } gives { told-to }: { $what }
log-refuse = { $who } declines the bargain
log-give-nothing = { $who } gives nothing for it
log-discarded = Used up: { $card }
log-lose-this = { $who } loses: { $card }
log-offer-items = Given away: { $cards }
log-nothing-offered = { $n ->
    [one] Nobody offers an item
   *[other] There are not { $n } items offered
 }

## Dice
log-roll-return = { $people ->
    [one] { $who } looks for the way home
   *[other] { $who } look for the way home
 } – { $dice }: { told-enough }
log-roll-lost = { $people ->
    [one] { $who }, lost, looks for the camp
   *[other] { $who }, lost, look for the camp
 } – { $dice }: { told-enough }
log-roll-strength = { $people ->
    [one] { $who } strikes
   *[other] { $who } strike
 } – { $dice }: { told-enough }
log-roll-side = { $who } – { $dice }{ $parts-is ->
    [several] : { $result }
   *[one] {""}
 }
log-roll-rest = { $who } lies down in the shelter – { $dice }{ $parts-is ->
    [several] : { $result }
   *[one] {""}
 }
log-roll-table = { $card-is ->
    [none] { $who } rolls
   *[other] { $who } rolls for “{ $card }”
 } – { $dice }{ $parts-is ->
    [several] : { $result }
   *[one] {""}
 }
log-roll-fire = { $who } needs { $stake } or less – { $dice }{ $parts-is ->
    [several] : { $result }
   *[one] {""}
 }, { $enough-is ->
    [yes] it catches
   *[no] no flame
 }
log-nothing-comes = Nothing comes of it
log-no-wounds-roll = No die is left to roll for the wounds of { $who }
log-roll-wounds = Do the wounds of { $who } fester? { $dice }; { $ones-is ->
    [yes] a 1 is among them
   *[no] no 1, so no trauma
 }

## The expedition
log-expedition = { $people ->
    [one] { $who } sets out (return difficulty { $n })
   *[other] { $who } set out (return difficulty { $n })
 }
log-draw-card = { $deck-is ->
    [coast] { $who } explores the coast: { $card }
    [interior] { $who } explores the interior: { $card }
   *[heart] { $who } explores the heart of the island: { $card }
 }
log-take-pending = { $who } takes up a pending exploration: { $card }
log-step-on = Onwards: { $step }, return difficulty now { $now }
log-forward = A step further: { $steps }
log-leave-behind = Nothing is left to explore behind them, and they go on: { $steps }
log-difficulty = Return difficulty { told-signed } (now { $now })
log-return-now = There is nothing for it but to turn back
log-back-in-camp = { $people ->
    [one] { $who } is back in the camp
   *[other] { $who } are back in the camp
 }
log-expedition-over = The expedition is over
log-get-lost = { $people ->
    [one] { $who } is lost (difficulty { $n })
   *[other] { $who } are lost (difficulty { $n })
 }
log-attempt = { $pawn-is ->
    [white] { $who }, lost, spends the white pawn on the way home (difficulty now { $n })
   *[coloured] { $people ->
        [one] { $who }, lost, spends a pawn on the way home (difficulty now { $n })
       *[other] { $who }, lost, spend a pawn each on the way home (difficulty now { $n })
     }
 }
log-found = { $people ->
    [one] { $who } has found the camp again
   *[other] { $who } have found the camp again
 }
log-nearer = The lost come nearer to the camp: { $groups }

## Cards
log-into-deck = Plot card { $number } is shuffled into the { told-deck }
log-remove = { $seen-is ->
    [yes] Out of the game: { $card }
   *[no] Plot card { $number } is out of the game
 }
log-pending = It stays open as a pending exploration: { $card }
log-abandon = Given up: { $card }
log-lay-camp-card = { $red-is ->
    [yes] Trouble in the camp: { $card }
   *[no] New in the camp: { $card }
 }{ $wood ->
    [0] {""}
   *[other] {" "}(with { $wood } wood)
 }{ $covers-is ->
    [yes] {" "}(covers { $covered })
   *[no] {""}
 }
log-solved = { $who } has put an end to it: { $card }
log-token = { $token-is ->
    [dog] { $on-is ->
        [yes] The dog joins the camp
       *[no] The dog is gone
     }
    [goat] { $on-is ->
        [yes] The goat comes to the camp
       *[no] The goat is gone
     }
   *[cannon] { $on-is ->
        [yes] The cannon stands in the camp
       *[no] The cannon is gone
     }
 }
log-peek = { $n ->
    [one] { $who } looks secretly at the top card of the { told-deck }
   *[other] { $who } looks secretly at the top { $n } cards of the { told-deck }
 }
log-nothing-to-look-at = There is no card left to look at
log-laid-back = { $who } has laid the cards back into the { told-deck }
log-discard-top = Discarded from the { told-deck }: { $card }

## Fights and quarrels
log-fight = { $people ->
    [one] { $who } fights – { $card }, strength { $strength }
   *[other] { $who } fight – { $card }, strength { $strength }
 }
log-joined = { $who } joins the fight (energy { $now }/{ $of })
log-stay-back = { $who } stays out of the fight
log-load-cannon = { $who } loads the cannon
log-unload-cannon = The cannon is fired
log-fire-cannon = The cannon is fired: the fight is won
log-quarrel = { $who } against { $to }
log-side-tie = A tie at { $n }: they roll again
log-side-wins = { $people ->
    [one] { $who } prevails with { $n }
   *[other] { $who } prevail with { $n }
 }
log-duel = { $who } disputes the treasure with { $to }: { $card }

## The end
log-reach-summit = { $who } stands on the summit and sees the whole island
log-set-last-turn = { $now-is ->
    [yes] This turn will be the last
   *[no] The next turn will be the last
 }. { told-rescue }
log-rescue = { $people ->
    [one] A ship sees the signals ({ $signals }): { $who } is rescued
   *[other] A ship sees the signals ({ $signals }): { $who } are rescued
 }{ $tokens-is ->
    [yes] ; story tokens for how far they have come: { $drawn }
   *[no] {""}
 }
log-score = Story points: { $scores }
log-wins = { $people ->
    [one] { $who } wins with { $n } story points
   *[other] { $who } win together with { $n } story points
 }
log-all-win = Everybody wins together: { $n } story points
why-rescued = The castaways are rescued
why-all-dead = All castaways are dead: nobody wins
why-all-lost = Nobody is in the camp to be rescued: nobody wins
why-no-rescue = No ship has seen the signals: nobody wins
why-no-events = The last day has passed and nobody came: nobody wins
