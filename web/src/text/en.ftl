# The shell: everything but the words of the games.

close = Close
cancel = Cancel
back = Back
next = Next
keep = Keep
send = Say
menu = Menu
main = Main
language = Language
light = Light
theme-auto = Auto
theme-light = Light
theme-dark = Dark
opening = One moment…
reload = Load again
page-failed = This part of the page could not be fetched. The game is untouched.
no-server = The server cannot be reached. Nothing is lost; this page keeps trying.
not-connected = Not connected just now: nothing was sent.
skip = Skip to the question
skip-setup = Skip to the table

# --- lobby
motto = Games about lasting until morning.
nav-tables = Tables
choose-game = Choose a game
tonight = Tonight
n-players = { $from ->
    [one] { $from }–{ $to } players
   *[other] { $from }–{ $to } players
 }
about-robinson = Shipwrecked on an island nobody has charted, you plan your few pawns together: explore, gather, build, hunt, rest. Two on a task succeed for sure, one alone rolls dice and may come home with a story. Events, weather and hunger press every round, and if one of you dies, all have lost.
about-naufragos = The Alcyone went down and the island is on no chart. You share one camp and one fire, place pawns on its tasks, and send expeditions inland towards the summit. Without a rescue everybody loses; among the rescued, the one with the best story wins.
about-this_war = A besieged city. You lead civilians through days of mending and cooking and nights of scavenging, and decide what hunger, cold and fear leave of them. It is told without irony, and remembered.
about-under_our_sun = The sun has outlived the old world. From New Haven you walk out into a desert of hexes that nobody has mapped, where water is counted by the sip. Sneak past what sleeps, fight what wakes, trade, drink and bring the mission home before the days run out.
line-robinson = An island that wants you gone.
line-naufragos = A beach, a fire, a summit nobody has seen.
line-this_war = Civilians, winter, one more night.
line-under_our_sun = Water is money. Shade is time.
meta-robinson = 60–120 min · cooperative
meta-naufragos = 2–3 h · one is remembered
meta-this_war = 2–5 h · cooperative
meta-under_our_sun = 2–4 h · perhaps a traitor
who = Who sits down?
who-robinson = Who washes ashore?
who-naufragos = Who reached the beach?
who-this_war = Who is in the house?
who-under_our_sun = Who walks out of New Haven?
which-scenario = Which story?
which-mission = Which mission?
which-ruleset = Which rules?
which-difficulty = How hard a winter?
which-script = Which script?
story-castaways = Build a signal fire and be seen.
story-cursed-island = Five crosses against the fog.
story-jenny = She is alive, out on the rock.
story-volcano = Treasure, ash, and not much time.
story-cannibals = You are not the hunters here.
story-family = Stay. Make it a home.
story-standard = As the rules have it.
story-easier = More stores, a kinder winter.
story-harder = Fewer stores, a longer winter.
story-2013 = The rules as they were printed.
story-hr12 = The rules as players have revised them.
story-missing-two = Two chairs are empty. Bring them back.
story-voice-in-the-static = Somebody answers on a dead channel.
story-dry-wells = The water is gone. Somebody has it.
story-ash-matriarch = She owns the road, and the ash on it.
story-hold-the-gate = They come tonight. Be ready.
story-the-crossing = All of you, to the far side.
hard = Difficulty { $n } of 5
settings = Settings
more-settings = All settings
n-changed = { $n } changed
you = You
your-name = Your name
their-name = Their name
friend-name = A friend
bot-called = Name of the bot on seat { $n }
name-of-seat = Name on seat { $n }
which-bot = Which bot on seat { $n }
who-sits = Who sits on seat { $n }
remove-seat = Take away seat { $n }
kind-me = Me
kind-here = At this screen
kind-link = By link
kind-bot = Bot
kind-me-about = at this screen, host
kind-here-about = shares this screen with you
kind-link-about = gets a link from you
bot-name-1 = Patience
bot-name-2 = Constance
bot-name-3 = Felix
bot-name-4 = Ambrose
bot-name-5 = Verity
bot-name-6 = Clement
add-here = Somebody here
add-link = A friend by link
add-bot = A bot
hot-seat-note = This game has secrets: a cover hides the table while the device changes hands.
table-name = Name of the table
start = Begin with { $n }
start-robinson = { $n ->
    [1] Set sail alone
    [2] Set sail with two
    [3] Set sail with three
    [4] Set sail with four
   *[other] Set sail with { $n }
 }
start-naufragos = { $n ->
    [1] Go ashore alone
    [2] Go ashore with two
    [3] Go ashore with three
    [4] Go ashore with four
   *[other] Go ashore with { $n }
 }
start-this_war = { $n ->
    [1] Close the door alone
   *[other] Close the door with { $n }
 }
start-under_our_sun = { $n ->
    [1] Walk out alone
   *[other] Walk out with { $n }
 }
start-short = Begin
n-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
 }
create-failed = The table could not be made.
waiting-tables = Still waiting for you
no-tables = No table yet. The first one is a click away.
all-tables = { $n ->
    [one] Your table
   *[other] All { $n } tables
 }
your-tables = Your tables
your-turn = It is your turn
running = Running
resume = Go on
look = Look
rename = Rename
rename-failed = The name could not be changed.
delete = Delete
delete-sure = Delete for good
delete-failed = The table could not be deleted.
export = Save as file
load = Load a saved game
load-large = This file is larger than 4 MB, so it is no saved game.
load-failed = This file is no saved game that can be opened here.
links = Links
invite = Invite, spectators
links-title = Send these links
links-about = Whoever opens a link sits down on that seat. A new link makes the old one void.
links-failed = The link could not be made.
make-link = Make a link
new-link = New link
copy-link = Copy
copied = Copied.
copy-by-hand = Your browser does not let the page copy: mark the link and copy it yourself.
seat-link = Link for { $name }
spectator-link = Link for spectators
spectators = Spectators
enter-table = To the table
sit-title = Somebody keeps a seat for you
sit-text = You were sent a link to a table. Sit down when you are ready.
sit-down = Sit down
bad-link = This link leads to no seat. Ask for a new one.
too-often = Too many tries. Wait a minute, then try again.
barred = This table is not open to you
barred-text = It may have been deleted, or your seat has a new link. Ask whoever invited you.

# --- credits
credits = Credits
credits-about = Holdfast is a table for survival board games. The rules are theirs; pictures and code are ours or of those named here.
credits-icons = Icons
credits-icons-text = Icons by { $by } and the other contributors of game-icons; recoloured, and cut to the shape they stand on.
credits-source = Source
credits-licence = Licence
credits-list = { $n ->
    [one] The icon that is used
   *[other] The { $n } icons that are used
 }
credits-art = Prints and boards
credits-art-text = Posters, terrain, portraits, pawns and the wordmark are drawn for Holdfast by rule and seed.
credits-software = Software
credits-software-text = { $browser } in the browser; { $server } behind it.
credits-games = The games
credits-games-text = Robinson Crusoe, Náufragos, This War of Mine and Under Our Sun belong to their authors and publishers. All card texts here are written anew.

# --- table
board = Board
dice = The dice
dice-earlier = { $n ->
    [one] 1 earlier roll
   *[other] { $n } earlier rolls
 }
side = Seats, log and chat
tabs = Parts of the table
tab-board = Table
tab-crew = Crew
tab-log = Log
seats = Seats
seat-n = Seat { $n }
seat-you = you
seat-here = here
seat-away = away
seat-bot = bot
seat-deciding = deciding
watching = you are watching
n-watching = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
 }
question = Question
up-to-you = It is up to you.
asked-of-you = { $name } decides.
asked-of-all = Any of you may answer: { $names }.
waiting-for = Waiting for { $names }
hand-on-for = { $name } is not here: hand the Journal on
announce-question = { $n ->
    [one] { $prompt } { $n } option.
   *[other] { $prompt } { $n } options.
 }
planned = Planned, click to take back
all-options = { $n ->
    [one] The only option
   *[other] All { $n } options
 }
filter = Type to filter
not-now = Not now, and why
blocked = Not now
n-more = { $n } more
n-found = { $n ->
    [one] { $n } found
   *[other] { $n } found
 }
nothing-found = Nothing found.
at-any-time = At any time
suggest = Suggest
suggest-which = Click what you suggest
suggests = suggests:
a-spectator = A spectator
orders = When to ask about offers
orders-about = Items, skills and trades can be offered at every moment. By default you are asked when one of them could make a difference.
orders-all = All kinds
for-example = for example: { $what }
ask-matters = when it matters
ask-always = always
ask-never = never
undo = Undo
undo-free = Take back your last answer
undo-consent = Something was revealed since: the table must agree
undo-needs = needs consent
undo-asks = { $name } asks to take the last answer back
undo-lost = Something was revealed since. What follows is played afresh.
undo-waits = Waiting for { $names } to agree.
undo-let = Let it be taken back
undo-no = Play on
sitting = Who sits where
sitting-about = You host this table. A seat may become a bot’s, a friend’s by link, or somebody’s at this screen, at any time. Whoever sat there leaves it.
sitting-change = Change
sitting-leaves = { $name } leaves the table.
sitting-failed = The seat could not be changed.
seat-now = { $kind ->
    [bot] Seat { $n } is played by a bot now: { $name }.
    [link] Seat { $n } is kept for a friend by link now.
   *[other] Seat { $n } is at the host’s screen now: { $name }.
 }
undo-withdraw = Never mind, play on
undo-withdrawn = { $name } no longer asks to take it back.
odds = How likely?
odds-none = No chance decides this.
odds-others = … and others, each less likely.
odds-wait = Trying it out …
log = Log
log-larger = Larger log
log-smaller = Smaller log
log-older = Earlier
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
phrase-1 = Well done.
phrase-2 = Wait a moment.
phrase-3 = Your choice.
phrase-4 = That was close.
rules = Rules
rules-search = Search the rules
rules-all = All rules
rules-failed = The rules could not be fetched.
cards = Cards
cards-search = Search the cards
cards-failed = The cards could not be fetched.
deck = Deck
all-decks = all
n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
not-met = not met yet
spoilers = Show what is still to come
zones = On the table
tracks = Tracks
board-failed = The drawn board failed; here is the plain one. The game is untouched.
replay = Watch again
replay-failed = This game cannot be watched again just now.
run = Play
pause = Pause
step = One step on
step-back = One step back
position = Position
position-of = { $n } of { $of }
speed = Speed
to-table = To the table
to-lobby = To the lobby
report = Report a problem
report-about = The exact position is stored with your words, and handed to you as a file. Seats' secrets stay out of it while the game runs.
report-what = What is wrong?
report-send = Store the report
report-done = Thank you. The report is stored; the file is in your downloads.
report-failed = The report could not be stored.
sound = A quiet sound when it is your turn
notices = A notice of the browser when it is your turn
notices-refused = Your browser does not allow notices for this page.
single-keys = Single keys as shortcuts
keys = Keys
keys-off = Single keys can be switched off in the menu.
key-digit = take that option
key-enter = the main button
key-filter = all options, filter by typing
key-esc = close
key-tab = next, previous option
key-blocked = also show what is blocked
key-offers = offers
key-undo = undo
key-rules = rules
key-log = log
key-chat = chat
key-board = to the board
key-question = to the question
key-seats = seats, then 1–6
key-theme = light or dark
key-help = this page
connection-lost = The connection is lost. Reconnecting; nothing you confirmed is lost.
try-now = Try now
cover-title = { $name }, it is your turn
cover-text = Take the device, and let nobody look over your shoulder. What { $name } may see comes next.
cover-show = I am { $name }
game-over = The game is over
won = You made it
lost = It ended here
lost-but-not-for-all = It ended here, but not for all
points = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
winner = wins
play-again = Play again
page = A page to read
read-page = Read the page
away-now = { $n ->
    [one] { $names } is away
   *[other] { $names } are away
 }
log-filter = What the log shows
log-all = All
log-mine = Mine
log-cards = Cards
story = The story so far
story-read = Read the story
story-keep = Keep as text
story-empty = Nothing has happened yet.
ruling = our ruling
rules-english = The numbered rules are kept in English.
links-near = This server answers only on this computer. For friends on other devices start it with

# --- first evening
tour = First evening
tour-skip = Skip
tour-end = Begin
tour-story = Read the story of this evening
tour-goal = Welcome to { $title }. This is your table; the next steps show its parts.
tour-flow = You play in turns. The bar up here shows where you are.
tour-board = This is the table. What glows in gold can be chosen there with a click or a tap.
tour-question = The question always stands here: above it in small letters why it is asked. Who looks only here can play the whole game.
tour-blocked = Your answers. A dashed one cannot be given now: point at it or tap it, and it says why, with the rule a click away.
tour-log = What happened stands in the log; point at a card’s name to read the card. The chat is beside it.
tour-help = Undo, rules with search, and the menu with everything else. That is all: play.
tour-robinson-goal = You are shipwrecked together. Reach the scenario’s goal before the last round, and keep everybody alive: if one of you dies, all have lost.
tour-robinson-flow = Every round runs through these phases: an event, morale, production, then your actions, weather, and a night in which everybody eats.
tour-robinson-board = The island grows as you explore. Each of you has two pawns for the actions: two on one action succeed for sure, one alone rolls dice.
tour-naufragos-goal = You are castaways together, yet one wins. Without a rescue all lose: somebody must reach the summit, and the camp must be seen by a ship. The best story wins.
tour-naufragos-flow = Every turn: an event with its weather, your actions, then survival: everybody eats and keeps warm, or suffers.
tour-naufragos-board = Pawns go on the action spaces, one after the other. Watch your energy: at zero a castaway collapses. The path leads inland to the summit.
tour-this_war-goal = Three civilians in a besieged city. You win if one of them sees the ceasefire. It speaks of war, hunger and death; the setting “Told more gently” softens it.
tour-this_war-flow = A day: work in the house, drink and eat, then some keep watch while others scavenge. Whoever holds the Journal decides, and hands it on.
tour-this_war-board = The shelter in section: rooms, rubble, doors, beds and the people in them. Keep an eye on hunger, illness, wounds and misery: four of one is the end.
tour-under_our_sun-goal = You walk out of New Haven into an unmapped desert. Win together by finishing the mission before the days run out.
tour-under_our_sun-flow = A day has a morning, an afternoon and a night. In each, every character drinks, then spends six action points.
tour-under_our_sun-board = The map of hexes is the desert. Walk, sneak or charge to a neighbour; unknown tiles are turned as you enter. Enemies stand on theirs.
