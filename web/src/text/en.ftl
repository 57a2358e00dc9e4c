# The shell: all texts outside the games.

close = Close
cancel = Cancel
back = Back
next = Next
keep = Keep
send = Send
menu = Menu
main = Main
language = Language
light = Light
theme-auto = Auto
theme-light = Light
theme-dark = Dark
opening = One moment…
reload = Reload
page-failed = This part of the page could not be loaded. The game is unchanged.
no-server = The server cannot be reached. Nothing is lost; this page keeps trying.
not-connected = Not connected: nothing was sent.
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
who = Players
hard = Difficulty { $n } of 5
settings = Settings
whole-question = Full question
more-settings = All settings
n-changed = { $n } changed
pack-about = { $n ->
    [one] The host’s own cards: one more.
   *[other] The host’s own cards: { $n } more.
 }
packs-missing = Needs card packs that this server does not offer: { $names }. Nothing is lost.
you = You
your-name = Your name
their-name = Their name
friend-name = A friend
bot-called = Name of the bot on seat { $n }
name-of-seat = Name on seat { $n }
which-bot = Which bot on seat { $n }
who-sits = Who sits on seat { $n }
remove-seat = Remove seat { $n }
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
add-here = Player at this screen
add-link = A friend by link
add-bot = A bot
hot-seat-note = This game has secrets: a cover hides the table while the device changes hands.
table-name = Name of the table
start = Start game ({ $n ->
    [one] { $n } player
   *[other] { $n } players
 })
start-short = Start
n-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
 }
create-failed = The table could not be created.
waiting-tables = Still waiting for you
no-tables = No tables yet. Start your first game.
all-tables = { $n ->
    [one] Your table
   *[other] All { $n } tables
 }
your-tables = Your tables
your-turn = It is your turn
running = Running
resume = Continue
look = View
rename = Rename
rename-failed = The name could not be changed.
delete = Delete
delete-sure = Delete for good
delete-failed = The table could not be deleted.
export = Download save
load = Load a saved game
load-large = This file is larger than 4 MB. It is not a saved game.
load-failed = This file cannot be opened as a saved game.
links = Links
invite = Invite, spectators
links-title = Send these links
links-about = Each link opens one seat. A new link replaces the old one.
links-failed = The link could not be created.
make-link = Create link
new-link = New link
copy-link = Copy
copied = Copied.
copy-by-hand = Your browser does not allow copying. Select the link and copy it yourself.
seat-link = Link for { $name }
spectator-link = Link for spectators
spectators = Spectators
enter-table = Open table
sit-title = A seat is reserved for you
sit-text = This link invites you to a table. Take your seat when you are ready.
sit-down = Take this seat
bad-link = This link is not valid. Ask for a new one.
mute = Mute { $name }
unmute = Unmute { $name }
password = Table password
bad-password = Wrong password. Ask your host.
password-links = Password for new players with a link
password-put = Set password
password-drop = Remove password
password-set = New players with a link must enter the password.
password-none = No password is set.
have-code = I have a code
moving = Move to another device
moving-about = Another device takes over all your seats at this table. Create a code here and enter it there, or open the link there. This device then loses its access.
moving-make = Create code
moving-link = Or open this on the other device
moving-once = Shown only now. Valid once, for { $n } minutes.
moving-failed = The code could not be created.
move-title = Continue on this device
move-text = Enter the code that your other device shows. Your seats then move to this device.
code = Code
move-here = Move here
bad-code = This code is used or too old. Create a new one on the other device.
move-removed = The host of that table has removed you from it.
people = Players with a link
people-out = Remove player
people-sure = This is permanent: this browser cannot return, and its link is no longer valid.
people-gone = { $name } was removed. There is a new link below.
hook = Notify a group when an absent player must answer (webhook)
hook-put = Save webhook
hook-drop = Remove webhook
hook-set = The webhook is saved. Its address is not shown again.
hook-none = No webhook is set.
hook-failing = The last messages to the webhook failed, so it is off. Enter the address again.
hook-failed = This address cannot be used.
too-often = Too many attempts. Wait a minute, then try again.
barred = You have no access to this table
barred-text = It may have been deleted, or your seat has a new link. Ask your host.

# --- credits
credits = Credits
credits-about = Holdfast is a table for survival board games. The rules belong to the games; pictures and code are ours or credited here.
credits-icons = Icons
credits-icons-text = Icons by { $by } and other contributors of game-icons; recoloured and cropped.
credits-source = Source
credits-licence = Licence
credits-list = { $n ->
    [one] The icon that is used
   *[other] The { $n } icons that are used
 }
credits-art = Prints and boards
credits-art-text = Posters, terrain, portraits, pawns and the wordmark are generated by Holdfast.
credits-software = Software
credits-software-text = { $browser } in the browser; { $server } on the server.
credits-games = The games
credits-games-text = { $games } belong to their authors and publishers. All card texts here are original.

# --- table
board = Board
dice = Dice
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
up-to-you = Your turn to decide.
asked-of-you = { $name } decides.
asked-of-all = Any of you may answer: { $names }.
waiting-for = Waiting for { $names }
announce-question = { $n ->
    [one] { $prompt } { $n } option.
   *[other] { $prompt } { $n } options.
 }
planned = Planned; click to undo
all-options = { $n ->
    [one] The only option
   *[other] All { $n } options
 }
filter = Type to filter
not-now = Blocked options
blocked = Blocked
n-more = { $n } more
n-found = { $n ->
    [one] { $n } found
   *[other] { $n } found
 }
nothing-found = Nothing found.
at-any-time = At any time
suggest = Suggest
suggest-which = Click an option to suggest it
suggests = suggests:
bot-heeds = Gladly.
bot-declines = I would rather not.
a-spectator = A spectator
orders = When to ask about offers
orders-about = Items, skills and trades can be offered at every moment. By default you are asked when one of them could make a difference.
orders-all = All kinds
for-example = for example: { $what }
ask-matters = when it matters
ask-always = always
ask-never = never
undo = Undo
undo-free = Undo your last answer
undo-consent = Something was revealed since: all players must agree
undo-needs = needs consent
undo-asks = { $name } asks to undo their last answer
undo-lost = Something was revealed since. It will be rolled or drawn again.
undo-waits = Waiting for { $names } to agree.
undo-let = Agree
undo-no = Decline
sitting = Seats
sitting-about = You host this table. At any time you can give a seat to a bot, to a friend by link, or to a player at this screen. Its current player leaves it.
sitting-change = Change
sitting-leaves = { $name } leaves the table.
sitting-failed = The seat could not be changed.
seat-now = { $kind ->
    [bot] Seat { $n } is now played by a bot: { $name }.
    [link] Seat { $n } is now reserved for a friend by link.
   *[other] Seat { $n } is now at the host’s screen: { $name }.
 }
undo-withdraw = Withdraw request
undo-decide = Agree for absent players
undo-withdrawn = { $name } withdrew the undo request.
odds = Odds
odds-none = No dice and no cards until the next decision.
idle-sure = { $what }. Choose it anyway?
odds-others = … and other, less likely results.
odds-wait = Calculating …
log = Log
log-larger = Larger log
log-smaller = Smaller log
log-older = Earlier
log-code = Whole code
chat = Chat
chat-empty = No messages yet.
chat-say = Say something
phrase-1 = Well done.
phrase-2 = Wait a moment.
phrase-3 = Your choice.
phrase-4 = That was close.
rules = Rules
rules-search = Search the rules
rules-all = All rules
rules-failed = The rules could not be loaded.
cards = Cards
cards-search = Search the cards
cards-failed = The cards could not be loaded.
deck = Deck
all-decks = all
n-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
not-met = not met yet
spoilers = Show spoilers
zones = On the table
tracks = Tracks
board-failed = The drawn board failed; this is the plain one. The game is unchanged.
replay = Replay
replay-failed = This game cannot be replayed now. Try again later.
run = Play
pause = Pause
step = Next
step-back = Previous
position = Position
position-of = { $n } of { $of }
speed = Speed
to-table = Open table
to-lobby = Lobby
report = Report a problem
report-about = The exact position is stored with your description, and you get a copy as a file. While the game runs it contains no seat’s secrets.
report-what = What is wrong?
report-send = Send report
report-done = Thank you. The report is stored; your copy is in your downloads.
report-failed = The report could not be stored. Try again.
sound = Sound when it is your turn
notices = Browser notification when it is your turn
notices-refused = Your browser does not allow notifications for this page.
single-keys = Single-key shortcuts
keys = Keys
keys-off = You can switch off single-key shortcuts in the menu.
key-digit = choose that option
key-enter = the main button
key-filter = all options, filter by typing
key-esc = close
key-tab = next, previous option
key-blocked = show or hide blocked options
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
connection-lost = The connection is lost. Reconnecting; your answers are saved.
try-now = Try now
cover-title = { $name }, it is your turn
cover-text = Take the device, and let nobody look over your shoulder. Next you see what { $name } may see.
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
answer-for = { $name } is away: { $answer }
log-filter = What the log shows
log-all = All
log-mine = Mine
log-cards = Cards
story = The story so far
story-read = Read the story
story-keep = Download Markdown
story-empty = Nothing has happened yet.
ruling = our ruling
rules-english = The numbered rules are in English only.
links-near = This server is reachable only from this computer. For friends on other devices, start it with

# --- tour
tour = Quick tour
tour-skip = Skip
tour-end = Start
tour-story = Read the story of this game
tour-goal = Welcome to { $title }. This is your table; the next steps show its parts.
tour-flow = You play in turns. This bar shows the current phase.
tour-board = This is the table. Click or tap anything that glows in gold to choose it.
tour-question = The question is always here, with its causes in small letters above. You can play the whole game from here.
tour-blocked = Your options. A dashed one is blocked: point at it or tap it to see why, with a link to the rule.
tour-log = The log shows what happened; point at a card’s name to read the card. The chat is beside it.
tour-help = Here are undo, the rules with search, and the menu. That is all: play.

# Playback.
pace = Playback speed
pace-calm = Calm
pace-brisk = Brisk
pace-once = At once
beat-keys = Space: next · Shift+Space: to the question
beat-again = Show again
beat-now = What happens
beat-next = Next
beat-skip = To the question
beat-missed = While you were away

# The coach.
coach = Hint
coach-best = recommended
coach-second = second choice
coach-thinks = The coach is calculating …
coach-does = The coach would
coach-close = About equally good
coach-worlds = { $n } simulated games, based only on what you may know
coach-would = advice without simulation
coach-why-not = Why not?
coach-costs = clearly worse, by { $n } points
coach-away = Hide
sure = Sure?
sure-wish = Warn me before costly answers
sure-held = Not sent yet: { $answer }
sure-why = Chance to win: { $held } % with this answer, { $better } % with the better one.
sure-final = This ends the game: everyone loses.
sure-anyway = Do it anyway
sure-back = Back to the options
coach-wish = Allow the coach at this table
ending-people = { $of ->
    [1] { $alive ->
        [1] Alive at the end
       *[other] Nobody came through
     }
   *[other] { $alive ->
        [0] Nobody came through
       *[other] { $alive } of { $of } came through
     }
 }
ending-unknown = lost
ending-life = { $n } of { $of } life left
ending-score = Points
ending-remains = What remains
ending-evening = Game summary
ending-reckons = Calculating the summary …
ending-no-figures = The summary is not available now.
review-open = Game review
again-how = same players, new deal
chart-label = Life of { $names } per round
chart-table = Show as table
story-print = Print
beat-turn = Turn the page
beat-catch-up = Play them back

sit-somebody = Somebody
sit-play-title = { $host } invites you to { $game }
sit-watch-title = Watch { $host } play { $game }
sit-table = The table is called “{ $name }”.
sit-watch-text = You join as a spectator: you see what everybody may see, and you can chat, but you give no answers.
sit-watch = Watch
sit-free = { $n ->
    [0] Your seat is free.
    [one] One of { $of } seats is still free: yours.
   *[other] { $n } of { $of } seats are still free, and one of them is yours.
 }
sit-taken = Another browser already has this seat; you would share it.
sit-over = The game is over; you can still view it.
link-code = As a QR code
link-code-about = Scan it with a phone’s camera to open this link.
history = Games played
history-running = Still running
history-won = { $n ->
    [one] One game played, { $won } won
   *[other] { $n } games played, { $won } won
 }
history-score = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
leave = Leave
leave-sure = Leave for good
leave-failed = You could not leave the table. Try again.
forget = Delete my tables and data
forget-about = All tables that you created are deleted for everybody. You leave the other tables, and your name and messages there are deleted. This browser forgets its settings. You cannot undo this.
forget-sure = Delete all my data
forget-failed = Not everything could be deleted. Try again.
redo = Redo
redo-about = Redo your last undone answer
key-redo = redo
back-title = Undo past a roll?
back-about = Dice were rolled or cards were seen since your last answer. What follows is rolled and drawn again, and you cannot redo it.
back-sure = Undo
back-no = Cancel
undo-alone = Undo your last answer; you are asked first, because dice were rolled or cards were seen
same-again = Same settings again
turning-points = Turning points
turning-by = { $way ->
    [down] { $n } points of hope lost
   *[up] { $n } points of hope won
 }
replay-answer = { $name }: { $answer }
odds-dice = { $n ->
    [one] One die
   *[other] { $n } dice
 }
odds-seal-counted = Exact
odds-seal-imagined = Estimated
odds-before = Previous answer
odds-after = Next answer
odds-take = Choose this
