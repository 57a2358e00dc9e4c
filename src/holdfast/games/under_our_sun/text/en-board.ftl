# The table in plain lines, and what it says to who sits down for the first time.

## Welcome
intro-game = The sun has outlived the old world, and New Haven has outlived most of its neighbours. From here you walk out into a desert that nobody has mapped: every tile is a surprise, most of them thirsty, some of them armed.
intro-mission = { $name }. { $briefing }{ $told ->
    [yes] {""}
   *[no] {" "}You have { $days } days.
 }
intro-coop = You win together when the last mission card is done. You lose together when the days are over, when the mission fails, or when nobody is left. The fewer die and the sooner you are done, the more stars you earn.
intro-solo = You lead two characters. You win when the last mission card is done; you lose when the days are over, when the mission fails, or when both are gone.
intro-semi = Survivors win together when the last mission card is done. But one of you may be a Son of Liberty with a goal of his own, who wins alone. Your role stands on the table for your eyes only: keep it to yourself, and mind who walks behind you. Characters may attack each other.
intro-turn = Each day has a Morning, an Afternoon and a Night. In each of them a character drinks 1 water or more, or loses HP (health points), and then has 6 AP (action points): move, explore, gather, build, fight, trade, sleep. Entering a tile costs its MV (movement value). Who sneaks stays hidden; who walks in wakes the enemies of the tile. In Preparation, before each new day, everybody eats 1 food of their own or of the camp (what a companion carries must be traded before) or loses 1 HP, and loses a space of well-being; enemies with nobody on their tile move, mostly by a tile.
intro-words = Dice show successes: a green die in 62 % (sometimes two), a yellow one in 50 %, a blue one in 38 %; a red die takes a success away in 38 %. Karma dice, 3 for each of you, let you roll dice again, once a phase. Well-being goes from Fit over OK to Tired, which costs 2 AP a phase. At 2 HP or less you are wounded: 1 red die more in every roll. An infection costs 1 HP each Morning and Night. Whoever walks in on enemies in the open (exposed), where no friend faces them yet, first has one free exchange with them, the first combat turn. After it every action that costs AP draws an attack of each enemy on your tile. Blows of one exchange fall together: who is killed still strikes. A board has room for items, for equipment, and mixed areas (3 resources or 1 item each).
board-night = Night: enemies fight with their night dice, the action Sneak rolls 1 red die more (other stealth tests do not), and night cards are drawn: one at the start of a turn, one for every new tile entered in the open; none in New Haven.{ $keyword ->
    [storm] {" "}The Storm of the Afternoon goes on.
    [solar-storm] {" "}The Solar storm of the Afternoon goes on: electric cards stay without effect, but it burns nobody at Night.
   *[none] {""}
 }

## The day
board-choosing = Who goes out: { $crew }
to-be-chosen = { $n } to be chosen
board-head = — Day { $day } of { $days } · { $phase } · First player: { $first } —
phase-setup = Setup
phase-preparation = Preparation
phase-morning = Morning
phase-afternoon = Afternoon
phase-night = Night
board-weather = Weather: { $name }{ $some ->
    [yes] . { $text }
   *[no] {""}
 }
board-mission = Mission: { $mission }, card { $n } of { $of }: { $name }. { $text }
board-own-mission = Mission: { $mission }. { $text }
board-progress = Progress: { $what }
figure-counted-freed = hostages freed
figure-counted-tests = tests passed
figure-counted-held = filter part found
figure-counted-tracks = tracks read
figure-counted-boss = Mother Cinder defeated
figure-counted-stage-1 = first stage built
figure-counted-stage-2 = second stage built
figure-counted-stage-3 = third stage built
figure-gathered = characters there
figure-home = hostages in New Haven
figure-crossed = characters across
figure-boss = damage to Mother Cinder
figure-integrity = integrity of New Haven
board-hostage = Hostage ({ $hp } HP): { $where }{ $state ->
    [led] , led by { $guide } (a blow of 3 or more to the guide costs the hostage 1 HP)
    [home] , free and home again
    [freed] , free and waiting for a guide
    [dead] , dead
   *[held] , held captive
 }
map-down = tile lying face down
map-dead = dead character
board-role = Your role: { $name }. { $text }
board-revealed = { $name } is a Son of Liberty.

## The map
map-mv = MV{ $n }
map-event = event
map-box = container
map-camp = camp
map-campfire = campfire
map-kitchen = field kitchen
map-goods = goods
map-body = body
map-token = objective
map-dealer = dealer
map-hostage = hostage
map-trap = trap
map-barricade = barricade
board-legend = Map: MV or the figure is the movement value, ≈ water, ▲ enemy symbols; ①–⑥ characters, (①) hidden, A–Z enemies{ $some ->
    [yes] ; { $signs }
   *[no] {""}
 }

## Characters
board-state = HP { $hp }/{ $most } · water { $water }/{ $room } · AP { $ap } · { $well } · karma { $karma }
well-fit = Fit
well-ok = OK
well-tired = Tired
is-fit = Fit
is-ok = OK
is-tired = Tired
is-wounded = wounded
state-dead = DEAD
state-hidden = hidden
state-infected = infected
state-wounded = wounded
state-waits = waiting
board-gone = eliminated
board-crossed = across, safe
board-turned = turned

## Out there
board-enemies = Enemies:
board-enemy = { $letter } { $name }: { $hp }/{ $most } HP, { $where }; melee { $melee }{ $shoots ->
    [yes] ; ranged { $ranged }
   *[no] {""}
 }
board-place = { $where }: { $what }
board-body = body of { $name }
board-box = container ({ $attribute } test)
board-trader = { $name } (prices in water; goods are taken for it too): { $wares }
board-decks = Decks: { $stack } tiles to explore · { $enemy } enemies · { $night } night cards · { $event } events · { $loot } loot · bag { $bag } cubes
board-dice = Dice: { $faces }
