# Texts of the full screen only.
page-decide = Decide
page-board = Table
page-map = Island
page-camp = Camp
page-people = People
page-story = Story

top-seat = { $name } decides
top-thinking = { $name } is thinking …
top-over = The game is over

question-over = The game is over.
question-over-why = w: by which rule
question-thinking = The others are thinking …
question-stuck = A bot could not answer. Enter: try again; u: undo the last answer.
question-why = Why: { $steps }
question-seats = Answers for
options-title = { $n ->
    [one] One option
   *[other] { $n } options
 }
options-some = { $n } of { $all } options
options-typed = number { $typed }_ · Enter chooses it
options-about = about { $what }
options-none = No option matches. Esc shows all options.
options-blocked = blocked
pages-title = { $n ->
    [one] A page to read
   *[other] Pages to read
 }
log-title = What happened
log-full = Full log
filter-hint = words of the option

key-enter = choose
key-filter = filter
key-why = why
key-blocked = blocked
key-info = card
key-undo = undo
key-redo = redo
key-save = save
key-load = load
key-log = log
key-rules = rules
key-cards = cards
key-seat = seat
key-language = language
key-asks = ask
key-pace = pace
key-help = help
key-quit = quit
key-close = close

help-title = Keys
help-choose = number, or arrows and Enter: choose an option
help-mouse = with the mouse: click an option; click a space of the island or a card to filter the options
help-filter = /: type words to filter the options; Esc: show all
help-reason = w: why the highlighted option is allowed or blocked, with the rules
help-hint-key = h: what the coach would do, and why
help-closed = b: show or hide the blocked options, with the reasons
help-card = i: the cards of the highlighted option
help-orders = a: ask about things to use only when it matters, or every time
help-back = u: undo the last answer; past a reveal you are asked to confirm
help-keep = s, l: save to a file, load one; the game is also saved after every answer
help-chronicle = g: the full log
help-look = r, c: look up rules and cards
help-turn = left, right: turn the pages of the table
help-seats = Tab: answer for another seat that is asked at the same time
help-speak = L: another language; t: light or dark
help-leave = q: leave; the game is saved

hint-title = What would the coach do?
why-title = Why?
why-legal = This is allowed now.
why-does = What follows: { $effects }
why-key = Its key is { $key }.
info-none = No card is named here. “c” searches all cards.
info-title = Cards
orders-less = You are asked about things to use only when it matters.
orders-all = You are asked every time something can be used.
intro-title = Welcome
intro-keys = Choose with a number, or with the arrows and Enter. “?” shows all keys, “w” explains why an option is allowed or blocked.

undo-title = Undo?
yes = Yes
no = No
cancel = Cancel
ok = OK
save-title = Save as
load-title = Load a game
load-hint = a file name, or one of these
rules-title = Rules
rules-hint = an id such as RC-412, or words
cards-title = Cards
cards-hint = words of a name or text
found-none = Nothing found.
quit-title = Leave the table?
quit-kept = The game is saved. To continue: holdfast play { $game } --load { $file }
quit-not-kept = This game is not saved. “s” saves it to a file.
wait = The others are still thinking.
plain-hint = This is not a terminal, so the table uses plain lines. --plain hides this message.

over-won = Won!
over-lost = Lost
over-won-by = { $n ->
    [one] { $names } wins
   *[other] { $names } win
 }
over-points = { $n ->
    [one] One point
   *[other] { $n } points
 }
over-points-by-seat = Points by seat: { $points }
over-undo = Undo the last answer
over-look = View the table
over-why = Which rule?
over-log = Read the log
over-again = Play again
over-save = Save
over-quit = Leave
language-name = English

deck-event = event
deck-wreckage = wreckage
deck-character = character

# Playback.
stage-on = Space: continue
pace-calm = Long pauses for cards and dice.
pace-brisk = Short pauses for cards and dice.
pace-once = No pauses for cards and dice.
