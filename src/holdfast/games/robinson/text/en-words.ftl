# Nouns, what stands around the rules text on a card, and the board.

noun-robinson = Robinson Crusoe
player = Player { $n }
as-first = { $who } (First Player)
noun-the-carpenter = the Carpenter
noun-the-cook = the Cook
noun-the-explorer = the Explorer
noun-the-soldier = the Soldier
noun-friday = Friday
noun-jenny = Jenny
noun-dog = the Dog
noun-pawn = a pawn
noun-camp = Camp

noun-wood = wood
noun-food = food
noun-fur = fur
noun-ration = non-rotting food
noun-fish = fish
noun-parrot = parrots
noun-flock = the new flock
noun-shelter = Shelter
noun-roof = Roof
noun-palisade = Palisade
noun-weapon = Weapon level
noun-morale = Morale
noun-determination = Determination
noun-cross = Cross
noun-source = { $n ->
    [one] source
   *[other] sources
 }
noun-invention = { $n ->
    [one] Invention
   *[other] Inventions
 }
noun-item = { $n ->
    [one] Item
   *[other] Items
 }
noun-pile-event = Events
noun-pile-mystery = Mysteries
noun-pile-beast = Beasts
noun-pile-invention = Inventions
noun-pile-building-adventure = Building Adventures
noun-pile-gathering-adventure = Gathering Adventures
noun-pile-exploration-adventure = Exploration Adventures

noun-beach = Beach
noun-hills = Hills
noun-mountains = Mountains
noun-river = River
noun-plains = Plains
noun-totem = Totem
noun-natural-shelter = natural shelter
noun-treasure = Treasure
noun-trap = Trap
noun-monster = Monster
noun-left = left
noun-right = right

noun-brown = brown
noun-grey = grey
noun-green = green
noun-red = red
noun-dog-pawn = purple
noun-raft = Raft
noun-ladder = Rope Ladder
noun-arm = arm
noun-belly = belly
noun-head = head
noun-leg = leg

noun-symbol-wood = wood source
noun-symbol-fish = fish source
noun-symbol-parrot = parrot source
noun-symbol-beast = Beast icon
noun-sign-wood = wood
noun-sign-fish = fish
noun-sign-parrot = parrot
noun-sign-shelter = shelter
noun-sign-beast = beast

mark-wood = wood
mark-food = +1 food
mark-hatchet = +1 wood
mark-flock = new flock
mark-beast = Beast token
mark-pawn = −1 pawn
mark-fog = Fog
mark-ash = Ash
mark-cross = Cross
mark-burnt = burnt down
mark-shortcut = Shortcut
mark-embers = embers
mark-terrain = covered terrain
mark-adventure-token = Adventure
mark-animals-token = Hungry Animals
mark-beast-token = Beast strength
mark-blocked-token = gives nothing
mark-food-token = +1 food
mark-pawn-token = −1 pawn
mark-rain-token = Rainy cloud
mark-reroll-token = Reroll
mark-storm-token = Storm
mark-winter-token = Winter cloud
mark-wood-token = +1 wood
on-space = { $what } on { $space }

noun-at-arrange = Arranging the Camp
noun-at-build = Building
noun-at-cost-palisade = cost of the Palisade
noun-at-cost-roof = cost of the Roof
noun-at-cost-shelter = cost of the Shelter
noun-at-cost-weapon = cost of the Weapon level
noun-at-explore = Exploration
noun-at-gather = Gathering
noun-at-hunt = Hunting
noun-at-night = Night
noun-at-weather = Weather

noun-phase-setup = Set-up
noun-phase-round = Beginning of the round
noun-phase-event = Event phase
noun-phase-morale = Morale phase
noun-phase-production = Production phase
noun-phase-action = Action phase
noun-phase-actions-end = End of the Actions
noun-phase-weather = Weather phase
noun-phase-night = Night phase

noun-icon-book = Book icon
noun-icon-building = Building Adventure icon
noun-icon-gathering = Gathering Adventure icon
noun-icon-exploration = Exploration Adventure icon
noun-die-rain = Rain die
noun-die-winter = Winter die
noun-die-animals = Hungry Animals die
noun-die-wound = Wound die
noun-die-success = Success die
noun-die-adventure = Adventure die
noun-die-wound-wound = a Wound
noun-die-wound-blank = no Wound
noun-die-success-success = Success
noun-die-success-two = no Success
noun-die-adventure-adventure = an Adventure
noun-die-adventure-blank = no Adventure
noun-sky-rain = 1 Rainy cloud
noun-sky-rain-2 = 2 Rainy clouds
noun-sky-rain-3 = 3 Rainy clouds
noun-sky-rain-4 = 4 Rainy clouds
noun-sky-winter = 1 Winter cloud
noun-sky-winter-2 = 2 Winter clouds
noun-sky-winter-3 = 3 Winter clouds
noun-sky-winter-4 = 4 Winter clouds
noun-sky-animals-blank = Hungry Animals (nothing comes)
noun-sky-animals-food = Hungry Animals (they want 1 food)
noun-sky-animals-palisade = Hungry Animals (they gnaw at the Palisade)
noun-sky-animals-beast = Hungry Animals (a beast of strength 3 attacks)
noun-animals-blank = nothing comes
noun-animals-food = they want 1 food
noun-animals-palisade = they gnaw at the Palisade
noun-animals-beast = a beast of strength 3 attacks
noun-pit-wound = prey has fallen in
noun-pit-blank = empty
noun-by-tokens = tokens on the Weather space
noun-made-half-production = halved, rounded down
noun-made-wood-more = 1 wood more
noun-made-food-fewer = 1 food less
noun-made-no-wood = no wood this round
noun-made-no-food = no food this round
noun-made-skip-production = nothing this round

## Actions
action-threat = Threat, { $side }: { $card }
action-wreck = From the wreck: { $card }
action-some-threat = Threat, { $side }
action-hunt = Hunting
action-burn = Burning the village on { $space }
action-build = Building: { $what }
action-cross = Building: { $what } on { $space }
action-gather = Gathering { $what } on { $space }
action-explore = Exploring { $space }
action-site = Exploring the Totem site on { $space }
action-map = Following the treasure map
action-rescue = Rescuing Jenny from the wreck
action-reclaim = Clearing: { $what }
action-arrange = Arranging the Camp
action-rest = Rest
action-again = { $action } ({ $n })
amount = { $n } { $what }
extra-pawn = { nth-pawn } { $colour } pawn
nth-pawn = { $n ->
    [1] a
    [2] a second
    [3] a third
   *[other] another
 }
item-pawn = the pawn of the { $item }

## On cards
at-any = At any time
at-night = At Night
at-planning = While planning
at-fight = In a fight
at-dice = After an Action roll
at-clouds = In the Weather phase
at-arrange = When Arranging the Camp
at-production = After Production
at-mystery = When a Mystery card is turned
at-action = As an Exploration Action with 2 pawns
card-use = { $at }: { $text }
card-use-if = { $at }, if { $cond }: { $text }
card-uses = { $n ->
    [one] 1 use
   *[other] { $n } uses
 }
card-keep = { $n ->
    [0] Keep it
    [one] Keep it: 1 use
   *[other] Keep it: { $n } uses
 }
card-choose = Choose one: { $choices }
card-choice = “{ $words }”: { $text }
card-event = Event: { $text }
card-threat = Threat Action “{ $name }” ({ $needs }): { $text }
card-slide = Threat effect: { $text }
card-none = none
card-no-reward = it only removes this card
card-one = With 1 pawn: { $text }
card-two = With 2 pawns: { $text }
card-later = From the Event deck, “{ $name }”: { $text }
card-beast = { $weapon ->
    [0] Strength { $strength }
   *[other] Strength { $strength }; Weapon level −{ $weapon }
 }
card-spoils = Gain { $spoils }
card-pawn = { $colour-is ->
    [brown] Each round: a brown pawn for one Building Action
    [grey] Each round: a grey pawn for one Gathering Action
    [green] Each round: a green pawn for one Exploration Action
    [red] Each round: a red pawn for one Hunting Action
    [raft] Each round: a pawn for one Gathering or Exploration Action
   *[ladder] Each round: a pawn for one Exploration of a Totem site
 }
card-invention = { $kind ->
    [default] Invention
    [personal] Invention of the { $owner }
    [scenario] Scenario Invention ({ $owner })
   *[random] Random Invention
 }
card-needs = Needs { $needs }
card-gives = Gives: { $text }
card-again = It can be built again and again
card-item-only = Other Inventions and cards ask for this Item
need-pawns = { $n ->
    [one] 1 pawn
   *[other] { $different ->
        [yes] { $n } pawns of different players
       *[no] { $n } pawns
     }
 }
need-item = { $item }
need-weapon = Weapon level { $n }
need-terrain = { $terrain } explored
card-life = Life { $life }; Morale falls at Wounds { $arrows }
card-own-invention = Personal Invention: { $item }
card-skill = { $name } ({ $cost } Determination): { $text }
card-scenario = Scenario { $number }, { $rounds } rounds
card-goal = Goal: { $text }
card-weather = Weather dice: { $text }
card-book = Book: { $text }
card-begins = Each round begins with: { $text }
card-explore-extra = Every Exploration needs { $n } more { $n ->
    [one] pawn
   *[other] pawns
}
card-lock = { $item } can be built only if { $cond }
card-totem = Totem { $n }: { $text }
card-totems = Totem: { $text }
card-more-totems = Further Totems: { $text }
card-sigil = { $again ->
    [yes] Sigil { $letter }, { $name } (kept, once a fight): { $text }
   *[no] Sigil { $letter }, { $name }: { $text }
 }
card-is-sigil = The Scenario says under { $letter } what this token is
sigil-is = { $name } (sigil { $letter }) – { $text }
at-once = at once: { $text }
card-discoveries = { $n ->
    [one] 1 Discovery token
   *[other] { $n } Discovery tokens
 }
weather-rounds = { $one ->
    [yes] round { $first }: { $dice }
   *[no] rounds { $first }–{ $last }: { $dice }
 }
weather-from = from round { $first }: { $dice }
weather-none = none

text-skill-economical-construction = While planning your own Building or Threat Action: it costs 1 wood less
text-invention-basket = Once a round, a successful Gathering Action gives 1 resource more
text-invention-sack = Once a round, a successful Gathering Action gives 1 resource more
text-invention-bed = Resting heals 2 Wounds and gives 1 Determination
text-invention-cellar = Food does not rot
text-invention-diary = In the Morale phase the First Player gets 1 Determination more
text-invention-drums = In the Morale phase the First Player gets 2 Determination more
text-invention-furnace = Ignore 1 Winter cloud in each Weather phase
text-invention-pit = In each Production phase roll the brown Wound die: a Wound means 1 food, and nobody is hurt
text-scenario-invention-jenny-raft = Lets you rescue Jenny: an Exploration Action of its own
text-scenario-invention-lifeboat = Can be built once Jenny is in the Camp; with it you win
text-scenario-invention-jelly-boat = Can be built once enough tiles and Totem sites are explored; with it you win
text-scenario-invention-canoe = When you explore, draw two tiles and choose one
text-mystery-backpack = From the next round on, each Exploration Action also draws 2 Discovery tokens: keep one, discard the other
text-mystery-boxes = Your food does not rot
text-mystery-gold = It glitters. That is all it does here
text-mystery-hammock = Resting also gives 1 Determination
text-mystery-helmet = From the next round on, whoever fights a Beast gets 1 Wound less
text-mystery-old-clothes = In each Weather phase 1 Winter cloud counts as Rainy
text-mystery-compass = Usable from the round after it is found

## Board
board-head = — Round { $n } of { $of } · { $phase } · First Player: { $first } —
board-goal-castaways = Woodpile: { $stage } of { $stages } stages complete, { $pile } wood on the next. { $fire ->
    [0] The Fire is not built.
   *[other] The Fire is built.
 }
board-goal-cursed-island = Crosses: { $cross } of { $crosses }.
board-goal-jenny = { $rescued ->
    [0] Jenny is on the wreck.
   *[other] Jenny is in the Camp; the Lifeboat is not built yet.
 }
board-goal-volcano = Explored: { $tile } of { $tiles } tiles, { $site } of { $sites } Totem sites.
board-goal-cannibals = Villages burnt: { $village }. The City still stands.
board-goal-family = Inventions of the goal: { $built } of { $goal } (built: { $done }; missing: { $missing }), besides Shelter, Roof, Palisade and Weapon level 1 or more. Children to feed: { $child }.
board-weather = Weather dice – { $rounds }
board-camp = Camp on { $space } · { $shelter } · Roof { $roof } · Palisade { $palisade } · Weapon level { $weapon } · Morale { $morale }
shelter-built = Shelter
shelter-natural = natural shelter
shelter-none = no Shelter
board-stock = { $later ->
    [yes] Available: { $stock } · after the Actions: { $gains }
    [outside] Available: { $stock } · outside until morning ({ $who }): { $gains }
   *[no] Available: { $stock }
 }
stock-promised = { $stock } (set aside for the plan: { $plan })
board-none = nothing
board-person = { $name }: Wounds { $wounds }/{ $life }, Determination { $determination }{ $notes }
board-arrows = Morale −1 at Wounds { $arrows }
board-friday = helps the First Player, needs no food
board-outside = outside tonight
board-one-pawn = only 1 pawn
board-scar = Special Wound: { $part }
board-skill = { $used ->
    [yes] { $name } (again next round)
   *[no] { $name } { $cost }
 }
board-personal = own Invention: { $items }
board-number = no. { $n }
board-gone = inaccessible
board-unexplored = unexplored
board-brackets = In brackets: exhausted sources, covered terrain.
board-tokens = On { $space } in full: { $tokens }
board-threat = { $kind ->
    [wreckage] From the wreck, { $side-is ->
        [left] last chance this round
       *[right] this round and the next
     }: { $name } – { $text }
   *[event] Threat, { $side-is ->
        [left] left, strikes with the next Event
       *[right] right, strikes with the Event after the next
     }: { $name } – { $text }
 }
board-row = { $row }: { $cards }
board-lacks = { $name } ({ $lacks })
lacks-gone = { $item }, not on the board
board-uses = { $name } ({ $n ->
    [one] 1 use
   *[other] { $n } uses
 })
noun-row-inventions = Inventions (in brackets what they still need)
noun-row-scenario = Scenario Inventions
noun-row-items = Items
noun-row-scenario-items = Scenario Items
noun-row-starting = Starting Items (for the First Player to use)
noun-row-discoveries = Discovery tokens (for the First Player to use)
noun-row-treasures = Treasures
noun-row-kept = Kept cards
noun-row-future = After the Actions
board-decks = Hunting deck { $hunting } · tiles left { $tiles } · Discovery tokens left { $discoveries }
board-field = Tokens, { $place }: { $tokens }
token-means = { $name } ({ $means })
means-food = each eats 1 food more tonight, or gets 1 Wound
means-wood = { $place ->
    [build] the next Building paid in wood costs 1 wood more
   *[other] costs 1 wood more, if paid in wood
 }
means-beast = { $place ->
    [hunt] the next hunted Beast has strength +1
   *[other] a Wound for the next explorer, unless the Weapon level is 1 or more
 }
means-animals = the Hungry Animals die is rolled tonight
means-storm = Palisade −1 tonight
means-winter = 1 Winter cloud more tonight
means-rain = 1 Rainy cloud more tonight
means-pawn = the next such Action needs 1 pawn more, then the token goes
means-adventure = the next such Action has an Adventure for sure, then the token goes
means-reroll = the next roll must reroll a Success, then the token goes
board-plan = Planned: { $action } – { $who } ({ $n ->
    [one] 1 pawn
   *[other] { $n } pawns
 } of { $needed })
