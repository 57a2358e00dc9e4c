# Words that only the drawn board of Náufragos needs.
na-pane-island = Island
na-pane-actions = Actions
na-pane-camp = Camp
na-island = The island in section: coast, interior, heart and summit
na-camp-area = The camp: shelter, fire and constructions
na-camp-board = Camp board
na-actions = Actions, resolved from left to right
na-phases = Phases of the turn
na-turn = Turn { $n } of at most { $of }
na-event = Event, turn { $n }
na-no-event = No event yet
na-weather = Weather
na-weather-sun = warmer
na-weather-storm = stormier
na-wreck = The wreck: { $n ->
    [one] 1 of 6 black cubes left
   *[other] { $n } of 6 black cubes left
 }
na-needed = needed,
na-in-wreck = { $n } in the wreck
na-ashore = drifted ashore
na-rescue = A ship would see
na-have = we have it
na-lack = not yet
na-of = { $n } of { $of }
na-lasts = stays in play
na-act-forage = Forage
na-act-wood = Wood
na-act-diary = Diary
na-act-wreckage = Wreck
na-act-campfire = Fire
na-act-build = Build
na-act-explore = Exploration
na-does-forage = Look for food near the camp
na-does-wood = Fetch wood for the store
na-does-diary = Take a story token
na-does-wreckage = Take what has drifted ashore
na-does-campfire = Light the fire
na-does-build = Propose something to build
na-does-explore = Join the expedition inland
na-rest = Rest, at the end of the row “{ $row }”
na-place = { $n ->
    [one] Your last pawn
   *[other] Place a pawn
 }
na-place-white = Place the white pawn
na-place-how = Choose a space that glows
na-hand = In your hand
na-white = White pawn
na-store = Store
na-supply = Supply
na-larder = Larder
na-shelter = Shelter { $n }
na-no-shelter = No shelter
na-next = next: { $what }
na-site-shelter = Shelter { $n }
na-site-sand = Sand signal
na-site-bonfire = Great bonfire
na-site-raft = Raft
na-site-larder = Larder
na-built = built
na-waiting = waiting for a place
na-fire = Campfire
na-fire-out = not burning
na-fire-lit = lit, no wood on it
na-fire-fed = lit, wood for the night
na-being-dog = Dog
na-being-goat = Goat
na-being-cannon = { $loaded ->
    [yes] Cannon, loaded
   *[no] Cannon
 }
na-deck = { $name }: { $n ->
    [0] no card left
    [one] 1 card left
   *[other] { $n } cards left
 }
na-home = The way back
na-way = The way back.
na-way-back = Two dice{ $bonus } must reach { $n }: { $need } or more on the dice.
na-way-plain = Two dice must reach { $n }.
na-way-lost = Each marker shows what the lost must reach.
na-way-none = Return difficulty: nobody is out
na-pending = Pending exploration
na-pending-n = pending, { $n } of 4
na-draws = { $name } draws
na-stage = What is happening now
na-at-camp = at camp
na-castaways = Castaways
na-fight = Strength to beat: { $n }; so far +{ $own } and a die
na-starts = starts
na-lost-at = lost, at { $n }
na-deciding = deciding
na-only-you = { $n } in all, only you see it
na-post = { $name }: energy { $energy } of at most { $top }, wounds { $wounds }, traumas { $trauma }
na-left = Down to { $n } energy
na-close = Close
na-camp-k1 = 1 fish tile
na-camp-k2 = difficulty −1, first return roll +1
na-camp-k3 = look at 2 cards: top or bottom
na-camp-k4 = 1 wound healed
na-camp-k5 = 1 die: wood, food or story
na-hands = { $from } gives it to { $to }
na-roll = { $kind ->
    [return] The way back
    [strength] A fight
    [fire] Sparks for the fire
    [rest] A night in the shelter
    [wounds] Wounds: a 1 leaves a trauma
   *[table] A roll for a card
 }
na-was = just drawn
na-throw = { $named ->
    [yes] { $who }: { $n }
   *[no] Total { $n }
 }
na-throw-wounds = Wounds
na-throw-trauma = A wound becomes a trauma
na-throw-spared = No 1: no trauma

# Decks, in the gallery and under a card
deck-camp = Camp
deck-character = Castaways
deck-coast = Exploration: coast
deck-interior = Exploration: interior
deck-heart = Exploration: heart of the island
deck-event = Events
deck-fish = Fish tiles
deck-forage = Forage tiles
deck-plot = Plot cards
deck-story = Story tokens
deck-wreckage = Wreckage
