# What the terminal itself says.
welcome = Welcome to { $game }. Answer by number or by key; “help” tells the rest.
you-play = You play { $names }.
unasked = What goes without saying is done for you; “ask all” has you asked every time.
nobody-yet = Player { $n }
your-turn = Seat { $seat }, { $name }:
also-asked = Seat { $seat }, { $name } (also asked: seat { $seats }; “seat” and a number changes over):
won = The game is won.
won-by-another = The game is won, but not by you.
lost = The game is lost.
lost-but-not-for-all = The game is lost, but not for all.
because = { $why } ({ $rule })
score = { $n ->
    [one] Score: { $score }
   *[other] Scores by seat: { $score }
 }
winners = { $n ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
 }
after-the-end = The game is over. “undo”, “log”, “board”, “save” and “load” still work; “quit” leaves.
replayed = The cards have changed since this game was saved. Its answers were given again: { $fitted } of { $answers } fitted, the game stands there.
kept = This game is kept. To go on: holdfast play { $game } --load { $file }
not-kept = This game is not kept on this computer: “save” and a file name keeps one the next time.
end-of-input = Nothing more to read, so the table is left as it stands.
goodbye = Goodbye.
fault = A rule of the program failed ({ $error }). The game stands where it stood: try something else, and please report it with the file of this game.

no-such-number = There is no answer { $number } now; the last is { $last }. Nothing was changed.
not-understood = “{ $words }” is neither an answer nor a command; “help” lists the commands. Nothing was changed.
is-legal = { $key } is allowed now.
ask-consent = Cards or dice have been revealed since. Take back past a reveal, with fresh dice?
yes-or-no = yes or no?
taken-back = Taken back.
not-taken-back = Nothing was taken back.
nothing-to-undo = There is no answer to take back.
given-again = Given again.
nothing-to-redo = There is nothing to give again: something else was answered since, or dice had fallen.
saved = Saved as { $file }.
not-saved = { $file } cannot be written ({ $reason }); name another file.
loaded = Loaded { $file }.
not-loaded = Not loaded, nothing was changed: { $reason }
other-game = That is a game of { $game }; load it with: holdfast play { $game } --load and the file. Nothing was changed.
nothing-happened = Nothing has happened yet.
nothing-blocked = Nothing is forbidden now besides what is not listed at all.
no-such-card = No card has the words “{ $words }”.
no-such-rule = No rule has the id or the words “{ $words }”.
and-more = … and { $n } more; say more words to find fewer.
asks-less = You are asked about things to use only when they matter at that moment (“ask all”: every time).
asks-all = You are asked every time anything can be used (“ask less”: only when it matters).

usage-why = Say which option: why and its key.
why-bot = { $who }: { $why }
usage-save = Say where to: save and a file name.
usage-load = Say what: load and a file name.
usage-log = Say how many lines: log and a number.
usage-rules = Say which: rules and an id such as RC-412, or words that stand in the rule.
usage-ask = Say how much: ask less, or ask all.
usage-seat = { $n ->
    [0] No seat is asked now.
   *[other] Say which seat: it can be { $seats }.
 }

help-answer = Answer with the number of an option, or with its key, which stands in brackets.
help-why = why KEY: why that option is not allowed now, with the rules that say so; why alone: why your companions did what they did
help-hint = hint: what the coach would do here, why, and what each answer is worth
help-undo = undo: take back the last answer; past a reveal only by consent
help-redo = redo: give again what was taken back, where no dice had fallen
help-save = save FILE: write the game to a file
help-load = load FILE: go on with the game of a file
help-log = log [N]: the last lines of the log
help-rules = rules ID or WORDS: read the rules
help-cards = cards [WORDS]: the decks, or the cards that have these words
help-board = board: the whole board again
help-blocked = blocked: the options that exist but are not allowed now, with the reasons
help-ask = ask [less or all]: be asked about things to use only when it matters, or every time
help-seat = seat N: answer for another seat that is asked at the same time
help-help = help: these lines
help-quit = quit: leave the table

# The coach.
hint-best = The coach would: { $answer }.
hint-second = Next best: { $answer }.
hint-close = As good, as far as one can tell: { $answer }.
hint-answer = { $chance } % ({ $low }–{ $high }, { $worlds } worlds): { $answer }
hint-not-now = Nobody asks you anything now.
group-rest = Otherwise
