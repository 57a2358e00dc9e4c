# What the screen of the terminal says besides the plain lines.
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
question-stuck = A bot could not answer. Enter lets it try again; u takes back the last answer.
question-why = Why: { $steps }
question-seats = Answers for
options-title = { $n ->
    [one] One option
   *[other] { $n } options
 }
options-some = { $n } of { $all } options
options-typed = number { $typed }_ · Enter takes it
options-about = about { $what }
options-none = Nothing here fits. Esc shows all options again.
options-blocked = not allowed now
pages-title = { $n ->
    [one] A page to read
   *[other] Pages to read
 }
log-title = What happened
log-full = The whole log
filter-hint = words of the option you look for

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
help-mouse = with the mouse: click an option; click a space of the island or a card to see only what concerns it
help-filter = /: type words to see only the options that have them; Esc: all again
help-reason = w: why the highlighted option is allowed or not, with the rules
help-hint-key = h: what the coach would do, and why
help-closed = b: show what is not allowed now, with the reasons, or hide it
help-card = i: the cards the highlighted option speaks of
help-orders = a: be asked about things to use only when it matters, or every time
help-back = u: take back the last answer; past a reveal the table is asked
help-keep = s, l: save to a file, load one; the game is kept after every answer anyway
help-chronicle = g: the whole log
help-look = r, c: look up rules and cards
help-turn = left, right: turn the pages of the table
help-seats = Tab: answer for another seat that is asked at the same time
help-speak = L: another language; t: light or dark
help-leave = q: leave; the game is kept

hint-title = What would the coach do?
why-title = Why?
why-legal = This is allowed now.
why-does = What follows: { $effects }
why-key = Its key is { $key }.
info-none = No card is named here. “c” looks for any card.
info-title = Cards
orders-less = Asked only when something to use matters at that moment.
orders-all = Asked every time something can be used.
intro-title = Welcome
intro-keys = Choose with a number, or with the arrows and Enter. “?” shows all keys, “w” says why something is allowed or not.

undo-title = Take back?
yes = Yes
no = No
cancel = Cancel
ok = OK
save-title = Save as
load-title = Load which game?
load-hint = a file, or one of those below
rules-title = Rules
rules-hint = an id such as RC-412, or words
cards-title = Cards
cards-hint = words of a name or a text
found-none = Nothing has these words.
quit-title = Leave the table?
quit-kept = The game is kept: holdfast play { $game } --load { $file }
quit-not-kept = This game is not kept on this computer. “s” saves it to a file.
wait = One moment: the others are still thinking.
plain-hint = No screen here (this is not a terminal), so the table speaks in plain lines; --plain asks for that.

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
over-undo = Take back the last answer
over-look = Look at the table
over-why = By which rule?
over-log = Read the log
over-again = Play again
over-save = Save
over-quit = Leave
language-name = English

deck-event = event
deck-wreckage = wreckage
deck-character = character

# What happens, one thing after another.
stage-on = Space: go on
pace-calm = Cards and dice are looked at calmly.
pace-brisk = Cards and dice are looked at for a moment.
pace-once = Everything is shown at once.
