# The commands: each word is defined once, and every message that names a command refers to it.
# English works in every language; accents need not be typed.
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

usage-why = Add the answer: “{ command-why }” and its number.
usage-save = Add a file: “{ command-save }” and a file name.
usage-load = Add a file: “{ command-load }” and a file name.
usage-log = Add the number of lines: “{ command-log }” and a number.
usage-rules = Add words or an id: “{ command-rules }” and words from the rule, or an id such as RC-412.
usage-ask = Choose one: “{ command-ask } { wish-less }” or “{ command-ask } { wish-all }”.
usage-seat = { $n ->
    [0] No seat is asked now.
   *[other] Choose a seat: { $seats }.
 }

help-answer = Answer with the number of an option; a word or two list the options that contain them. Commands:
help-list = { command-list } [WORDS] or { command-all }: all answers in full, or those with these words; words alone do the same
help-why = { command-why } NUMBER: why that answer is allowed; { command-why } KEY: why an answer that is not listed is blocked, with its rules; { command-why } alone: the bots’ reasons, or the rule that ended the game
help-hint = { command-hint }: what the coach would do, why, and the value of each answer
help-undo = { command-undo }: undo the last answer; past a reveal only after confirmation
help-redo = { command-redo }: redo the undone answer, unless dice were rolled
help-save = { command-save } FILE: save the game to a file
help-load = { command-load } FILE: load a saved game
help-more = { command-more }: everything since your last answer, line by line, with its cards
help-log = { command-log } [N]: the last lines of the log
help-rules = { command-rules } WORDS or ID: read the rules
help-cards = { command-cards } [WORDS]: the decks, or the cards with these words
help-board = { command-board }: the whole board
help-blocked = { command-blocked }: the blocked options, with the reasons
help-keys = { command-keys }: show or hide the key of each answer; you can always type a key instead of a number
help-ask = { command-ask } [{ wish-less } or { wish-all }]: ask about things to use only when it matters, or every time
help-seat = { command-seat } N: answer for another seat that is asked at the same time
help-help = { command-help }: these lines
help-quit = { command-quit }: leave the table
