# Headings of the drawn table of Náufragos; the things themselves are pronounced by the game.
na-turn = Turn { $n } of { $of }
na-last = the last turn
na-coast = Coast
na-interior = Interior
na-heart = Heart
na-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
 }
na-way-home = Way home
na-dice = Dice
na-food = food
na-lost = lost
na-out = exploring
na-scale = Energy: ▮ there, ▯ free, □ wound, ■ trauma. ★ starting player, ✎ story tokens, ● pawns to place.
na-goal = Goal
na-goal-text = Somebody reaches the summit, which sets the last turn; then the camp must have what a ship would see. Among the rescued, most story points win.
na-have = What a ship sees now
na-pending = Pending
na-finds = On the beach
na-lasting = Lasting events
na-decks = Decks
na-event = events
na-wreckage = wreckage
na-forage = forage tiles
na-fish = fish

deck-coast = coast
deck-interior = interior
deck-heart = heart
deck-plot = plot card
deck-camp = camp card
deck-story = story token
deck-forage = forage tile
deck-fish = fish tile
deck-event = event
deck-wreckage = wreckage
deck-character = character
