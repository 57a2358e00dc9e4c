# The table in plain lines, and what it says to who sits down for the first time.

## Welcome
intro-game = The Alcyone has gone down, and you are castaways on an island that is on no chart. Each turn brings an event and its weather; then you place your pawns: forage, wood, diary, wreckage, fire, building, rest, the camp, and one joint expedition inland, which finds its way home by 2 dice, the return roll. Each castaway has 2 pawns a turn; the rows of the board are done from top to bottom, the camp cards last. At night who has not eaten loses 1 energy and takes { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
 }, and without a fire everybody loses 1 energy. There are { $turns } turns at most.
intro-castaways = Energy pays for nearly everything. Who must lose energy and has none takes a wound; each wound lowers the most energy one can have, a rest heals one, and by night one may fester into a trauma; the fourth trauma is death. Forage and fish tiles are perishable: what is not eaten rots that night; food counters keep. The store is what the camp has; the supply is what Forage can still find. Strength is added to the dice of a fight; the story value of a thing counts as story points at the end.
intro-solo = You win if you are rescued: reach the summit, which sets the last turn, and then have built or found what a passing ship would see: the rescue icons. Story points are your record.
intro-alone = Without a rescue everybody loses: somebody must reach the summit, which sets the last turn, and then the camp must have what a passing ship would see: the rescue icons. Among those rescued, the one with most story points wins alone. So share the work, and keep your diary.
intro-together = You win or lose together: somebody must reach the summit, which sets the last turn, and then the camp must have what a passing ship would see: the rescue icons. Your score is the story points of all who are rescued.
intro-original = You play the rules of 2013. A numbered space is paid as the pawn is placed. Foraging finds only what the supply holds. After a roll a story token buys a second throw. After the last turn the ship of its event, or of any event left in the deck, may rescue you.
intro-house-rules = You play the house rules 1.2. Energy is paid when a pawn is resolved. Foraging draws from the bag, and from the supply if you like. Story tokens are added before a roll. On the expedition you press on step by step. The white pawn waits on its card until you want it. Only the ship of the last turn’s event counts.

## The day
board-head = — Turn { $n } ({ $left ->
    [0] no more after it
    [one] 1 more after it
   *[other] { $left } more after it
 }) · { $phase } · Starting player: { $first }{ $last ->
    [this] {" "}· THE LAST TURN
    [next] {" "}· the next turn is the last
   *[none] {""}
 } —
phase-setup = Setup
phase-event = Event
phase-actions = Actions
phase-survival = Survival
phase-end = End of turn
board-event = Event: { $name }. { $text }
board-rescue = { $when ->
    [any] Rescue, by this event’s ship (or that of any event left in the deck, after the last turn): { $ways }
   *[one] Rescue, by this event’s ship (only the one of the last turn counts): { $ways }
 }{ $ready ->
    [now] {" "}– all there, and this is the last turn
    [later] {" "}– all there; it counts on the last turn, which whoever reaches the summit sets
   *[no] {""}
 }
board-last = The last turn. { told-rescue }.
icon-bb = great bonfire
icon-ss = sand signal
icon-ra = raft
icon-ca = loaded cannon
icon-sp = spyglass
icon-cn = captain’s notebook
icon-mi = mirror
icon-la = lantern
icon-fl = flags
weather = { $space-is ->
    [1] storm
    [2] rain
    [3] cloudy
    [6] scorching
   *[other] sun
 }
board-weather = Weather: { $track }{ $now ->
    [1] {" "}(−2 on the way home, nobody fishes)
    [2] {" "}(−1 on the way home)
   *[other] {""}
 }
board-wreck = Wreck: { $wreck }{ $ready ->
    [yes] {" "}· something has drifted ashore
   *[no] {""}
 }

## The camp
board-none = nothing
board-store = Store: { $what }
board-tiles = tiles with { $values } food
board-cubes = perishable food { $n }
board-left = left over at this meal { $n }
board-larder = in the larder { $values }
board-supply = supply { $n ->
    [one] 1 tile
   *[other] { $n } tiles
 }
fire-out = No fire
fire-lit = Fire, no wood on it
fire-fed = Fire with wood for the night
board-shelter = { $n ->
    [0] no shelter (rest: 1 energy)
   *[other] shelter { $n } (rest: { $low } energy, { $high } on 4 to 6)
 }
token-dog = dog
token-goat = goat
token-cannon = { $loaded ->
    [yes] loaded cannon
   *[no] cannon, not loaded
 }
board-sites = To build: { $sites }
board-waiting = waiting: { $sites }
board-built = Built: { $sites }
board-camp = Camp { $n }: { $what } – { $text }
board-free = Camp, free: { $spaces }
board-white = (white pawn)
board-wood = wood { $n }
board-orchard = tiles { $n }
board-covers = { $n ->
    [one] 1 card under it
   *[other] { $n } cards under it
 }

## Castaways
board-dead = dead
place-camp-now = camp
place-exploring-now = exploring
place-lost-now = lost (needs { $n })
board-tokens = { $n ->
    [0] no tokens
    [one] 1 token
   *[other] { $n } tokens
 }{ $some ->
    [yes] {" "}(worth { $known })
   *[no] {""}
 }
board-food = food { $n }
board-strength = strength +{ $n }
board-items = Items: { $items }

## The island
sector-coast = Coast, { $n } cards
sector-interior = Interior, { $n } cards
sector-heart = Heart, { $n } cards
sector-summit = Summit
board-space = { $sector ->
    [coast] C{ $n }
    [interior] I{ $n }
    [heart] H{ $n }
   *[summit] S
 }
board-difficulty = Way home: { $out ->
    [yes] 2 dice{ $bonus } must reach the number in brackets{ $lost ->
        [yes] ; “?” are the lost
       *[no] {""}
     }
   *[no] “?” are the lost and the number they must reach
 }
board-pending = Pending explorations: { $cards }
board-finds = Finds to choose from: { $cards }
board-decks = Events { $event } · Wreckage { $wreckage } · Forage tiles { $pile } · Fish { $fish }
board-dice = Dice: { $faces }
