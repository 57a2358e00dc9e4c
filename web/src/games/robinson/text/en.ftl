# Words that only the drawn board of Robinson Crusoe needs.
rc-island = The island
rc-pane-island = Island
rc-pane-camp = Camp
rc-pane-threats = Threats
rc-pane-crafts = Craft
rc-actions = Actions, resolved from left to right
rc-field-threat = Threat
rc-field-hunt = Hunt
rc-field-build = Build
rc-field-gather = Gather
rc-field-explore = Explore
rc-field-arrange = Arrange
rc-field-rest = Rest
rc-explore = Explore
rc-roll = roll
rc-sure = sure
rc-stands-short = { $n } of { $least } pawns
rc-stands-dice = { $n ->
    [one] 1 pawn, dice
   *[other] { $n } pawns, dice
 }
rc-stands-sure = { $n ->
    [one] 1 pawn, sure
   *[other] { $n } pawns, sure
 }
rc-planned = { $n } planned
rc-beasts = { $n ->
    [0] no beasts
    [one] 1 beast
   *[other] { $n } beasts
 }
rc-threats = Threats
rc-threats-slide = slide off at the next event
rc-events = Event cards left
rc-shelter = Shelter
rc-roof = Roof
rc-palisade = Palisade
rc-weapon = Weapon
rc-stores = Stores
rc-now = Now
rc-later = Later
rc-tonight = Tonight
rc-clouds-rain = { $n ->
    [one] 1 rain cloud
   *[other] { $n } rain clouds
 }
rc-clouds-winter = { $n ->
    [one] 1 winter cloud
   *[other] { $n } winter clouds
 }
rc-scenario = Scenario
rc-pile = Woodpile
rc-made = made
rc-marked = marked
rc-finds = Finds and gear
rc-stage = What is happening
rc-hand = In hand
rc-first = First player
rc-ready = ready
rc-deciding = is deciding
rc-close = Close
rc-deck-tile = Island tiles left
rc-deck-discovery = Discovery tokens left
rc-deck-mystery = Mystery cards left
rc-phases = Phases of the round
rc-phase-event = Event
rc-phase-morale = Morale
rc-phase-production = Production
rc-phase-action = Action
rc-phase-weather = Weather
rc-phase-night = Night
rc-round = Round { $n } of { $of }
rc-throw = { $action }: { $what }

# Decks, in the gallery and under a card
deck-beast = Beasts
deck-building-adventure = Adventures: Building
deck-character = Characters
deck-discovery = Discovery tokens
deck-event = Events
deck-exploration-adventure = Adventures: Exploration
deck-gathering-adventure = Adventures: Gathering
deck-invention = Inventions
deck-mystery = Mysteries
deck-scenario = Scenarios
deck-scenario-invention = Scenario Inventions
deck-starting-item = Starting Items
deck-tile = Island tiles
deck-wreckage = Wreckage
