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
who = Who sits down?
hard = Difficulty { $n } of 5
settings = Settings
whole-question = The whole question
more-settings = All settings
n-changed = { $n } changed
pack-about = { $n ->
    [one] The host’s own cards: one more.
   *[other] The host’s own cards: { $n } more.
 }
packs-missing = Waits for cards that this server does not offer now: { $names }. Nothing is lost.
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
mute = Silence { $name }
unmute = Let { $name } talk again
password = Password of the table
bad-password = That is not the password. Ask your host.
password-links = Password for whoever sits down by a link
password-put = Ask for it
password-drop = Ask for none
password-set = Whoever sits down by a link is asked for the password now.
password-none = No password is asked for now.
have-code = I have a code
moving = Move to another device
moving-about = Another device takes over all that this one holds at this table. Make a code here and type it in there, or open the link there. This screen then holds nothing here any more.
moving-make = Make a code
moving-link = Or open this there
moving-once = Shown only now. Good once, for { $n } minutes.
moving-failed = The code could not be made.
move-title = Go on at this device
move-text = Type in the code that your other device shows. What it holds at the table is then yours here, and no longer there.
code = Code
move-here = Move here
bad-code = This code leads nowhere: it was used, or is too old. Make a new one on the other device.
move-removed = The host of that table has removed you from it.
people = Who came by a link
people-out = Show out
people-sure = For good: this browser does not come back, and the link it came by is void.
people-gone = { $name } was shown out. There is a new link below.
hook = Tell a group whose turn it is when somebody is away (web hook)
hook-put = Tell them there
hook-drop = Tell nobody
hook-set = A group is told now. Its address is not shown again.
hook-none = No group is told.
hook-failing = The group’s address did not take the last messages, so nothing is sent there any more. Name it again.
hook-failed = That address could not be taken.
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
credits-games-text = { $games } belong to their authors and publishers. All card texts here are written anew.

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
undo-decide = Decide for who is away
undo-withdrawn = { $name } no longer asks to take it back.
odds = How likely?
odds-none = No dice and no cards until the next decision.
idle-sure = { $what }. Still?
odds-others = … and others, each less likely.
odds-wait = Trying it out …
log = Log
log-larger = Larger log
log-smaller = Smaller log
log-older = Earlier
log-code = Whole code
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
answer-for = { $name } is not here: { $answer }
log-filter = What the log shows
log-all = All
log-mine = Mine
log-cards = Cards
story = The story so far
story-read = Read the story
story-keep = Keep as Markdown
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

# What happens, beat by beat.
pace = Pace of what happens
pace-calm = Calm
pace-brisk = Brisk
pace-once = At once
beat-keys = Space: go on · Shift+Space: to the question
beat-again = Show this once more
beat-now = What happens
beat-next = Go on
beat-skip = To the question
beat-missed = While you were away

# The coach.
coach = Hint
coach-best = recommended
coach-second = second choice
coach-thinks = The coach is imagining what may come…
coach-does = The coach would
coach-close = As good, as far as one can tell
coach-worlds = { $n } imagined worlds; only from what you may know
coach-would = no worlds were tried: a friend’s opinion
coach-why-not = Why not?
coach-costs = surely worse by { $n } points
coach-away = Put away
sure = Sure?
sure-wish = Warn me before an answer that throws much away
sure-held = Held: { $answer }
sure-why = The coach sees { $held } % after it, { $better } % after the better one.
sure-final = With this answer the game is over at once, and lost for all of you.
sure-anyway = Do it anyway
sure-back = Back to the answers
coach-wish = The coach may be asked at this table
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
ending-evening = The evening
ending-reckons = Reckoning the evening…
ending-no-figures = The figures of this evening cannot be reckoned just now.
review-open = The evening, looked over
again-how = same people, another deal
chart-label = Life of { $names } from round to round
chart-table = Read as a table
story-print = Print
beat-turn = Turn the page
beat-catch-up = Play them

sit-somebody = Somebody
sit-play-title = { $host } invites you to { $game }
sit-watch-title = Watch { $host } play { $game }
sit-table = The table is called “{ $name }”.
sit-watch-text = You come as a spectator: you see what everybody may see, and you can talk, but nobody asks you anything.
sit-watch = Watch
sit-free = { $n ->
    [0] Your seat waits for you.
    [one] One of { $of } seats is still free: yours.
   *[other] { $n } of { $of } seats are still free, and one of them is yours.
 }
sit-taken = Another browser already sits on this seat; you would play it together.
sit-over = The game is over; you can look at how it went.
link-code = As a QR code
link-code-about = Hold a phone’s camera up to it: it opens this link.
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
leave-failed = You still sit there: the server could not let you go.
forget = Delete my tables and data
forget-about = All tables that you opened are deleted for everybody, and you leave those of others with your name and what you said. This browser forgets its settings. Nothing of that comes back.
forget-sure = Delete everything of mine
forget-failed = Not everything could be deleted. Try again.
redo = Redo
redo-about = Give again what you took back
key-redo = redo
back-title = Take it back over a roll?
back-about = Dice have fallen or cards were seen since your last answer. What you have seen stays seen; what follows falls anew, and it cannot be given again.
back-sure = Take it back
back-no = Leave it
undo-alone = Take back your last answer: dice have fallen since, so you are asked once
same-again = The same set-up again
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
odds-seal-counted = Counted
odds-seal-imagined = Imagined
odds-before = The answer before
odds-after = The next answer
odds-take = Do this
