# What can be said besides answers: each word stands here once, and every sentence that names a command takes it from here.
# English is understood at every table; accents need not be typed.
command-list = list
command-all = all
command-why = why
command-hint = hint
command-undo = undo
command-redo = redo
command-save = save
command-load = load
command-more = more
command-log = log
command-rules = rules
command-cards = cards
command-board = board
command-blocked = blocked
command-keys = keys
command-ask = ask
command-seat = seat
command-help = help
command-quit = quit
wish-less = less
wish-all = all

usage-why = Say which answer: “{ command-why }” and its number.
usage-save = Say where to: “{ command-save }” and a file name.
usage-load = Say what: “{ command-load }” and a file name.
usage-log = Say how many lines: “{ command-log }” and a number.
usage-rules = Say which: “{ command-rules }” and words that stand in the rule, or an id such as RC-412.
usage-ask = Say how much: “{ command-ask } { wish-less }”, or “{ command-ask } { wish-all }”.
usage-seat = { $n ->
    [0] No seat is asked now.
   *[other] Say which seat: it can be { $seats }.
 }

help-answer = Answer with the number of an option; a word or two list the options that have them. Besides there are these commands:
help-list = { command-list } [WORDS] or { command-all }: all answers in full, or those with these words; words alone do the same
help-why = { command-why } NUMBER: why that answer is allowed; { command-why } KEY: why one that is not listed is not allowed now, with its rules; { command-why } alone: why your companions did what they did, and at the end by which rule the game ended
help-hint = { command-hint }: what the coach would do here, why, and what each answer is worth
help-undo = { command-undo }: take back the last answer; past a reveal only by consent
help-redo = { command-redo }: give again what was taken back, where no dice had fallen
help-save = { command-save } FILE: write the game to a file
help-load = { command-load } FILE: go on with the game of a file
help-more = { command-more }: all that has happened since your last answer, line by line, with its cards
help-log = { command-log } [N]: the last lines of the log
help-rules = { command-rules } WORDS or ID: read the rules
help-cards = { command-cards } [WORDS]: the decks, or the cards that have these words
help-board = { command-board }: the whole board again
help-blocked = { command-blocked }: the options that exist but are not allowed now, with the reasons
help-keys = { command-keys }: show the key of each answer in brackets, or leave it out again; a key may always be typed in place of a number
help-ask = { command-ask } [{ wish-less } or { wish-all }]: be asked about things to use only when it matters, or every time
help-seat = { command-seat } N: answer for another seat that is asked at the same time
help-help = { command-help }: these lines
help-quit = { command-quit }: leave the table
