# Headings of the drawn table of Robinson Crusoe; the things themselves are pronounced by the game.
page-things = Things

rc-round = Round { $n } of { $of }

rc-legend-camp = camp
rc-legend-wood = wood
rc-legend-fish = fish
rc-legend-parrot = bird
rc-legend-beast = beast
rc-legend-shelter = cave
rc-legend-totem = totem
rc-legend-spent = spent
rc-camp = Camp
rc-closed = closed
rc-terrain-hidden = hidden

rc-morale = Morale
rc-shelter = Shelter
rc-roof = Roof
rc-palisade = Palisade
rc-weapon = Weapon
rc-built = yes
rc-natural = cave
rc-unbuilt = no
rc-stock = Stock
rc-wood = wood
rc-food = food
rc-fur = fur
rc-ration = rations
rc-planned = { $n } planned
rc-coming = Coming
rc-weather = Weather
rc-now = now
rc-die-rain = rain
rc-die-winter = winter
rc-die-animals = animals
rc-threats = Threats
rc-pawns = { $n ->
    [one] 1 pawn
   *[other] { $n } pawns
 }
rc-different = of different people
rc-weapon-level = weapon { $n }
rc-one-or-two = 1 or 2 pawns
rc-or = or
rc-dog = Dog
rc-skills = skills
rc-track = Wounds: ■ taken, □ free, ▼ costs one morale, † death. ★ first player, ◆ determination.
rc-cost = costs { $n }
rc-used = used
rc-scars = Marks
rc-personal = Personal inventions
rc-uses = { $n ->
    [one] 1 use
   *[other] { $n } uses
 }
rc-goal = Goal
rc-briefing = The story
rc-tokens = Tokens on the board
rc-progress = So far
rc-count-stage = stages of the woodpile
rc-count-pile = wood on the next stage
rc-count-cross = crosses
rc-count-jenny = Jenny rescued
rc-count-site = sites explored
rc-count-tiles = tiles explored
rc-count-village = villages burnt
rc-count-city = city burnt
rc-count-child = children
rc-count-totems = totems found
rc-decks = Decks
rc-deck-event = events
rc-deck-hunting = beasts to hunt
rc-deck-tile = island tiles
rc-deck-invention = inventions
rc-dice = Dice
rc-face-wound = wound
rc-face-blank = nothing
rc-face-success = success
rc-face-two = 2 ◆
rc-face-adventure = adventure

deck-tile = island tile
deck-discovery = discovery
deck-building-adventure = building adventure
deck-gathering-adventure = gathering adventure
deck-exploration-adventure = exploration adventure
deck-mystery = mystery
deck-beast = beast
deck-starting-item = starting item
deck-invention = invention
deck-scenario-invention = scenario invention
deck-scenario = scenario
