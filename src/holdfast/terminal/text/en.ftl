# What the terminal itself says.
welcome = Welcome to { $game }. Answer with the number of an option; “{ command-help }” tells the rest.
you-play = You play { $names }.
unasked = What goes without saying is done for you; “{ command-ask } { wish-all }” has you asked every time.
nobody-yet = Player { $n }
your-turn = Seat { $seat }, { $name }:
also-asked = Seat { $seat }, { $name } (also asked: seat { $seats }; “{ command-seat }” and a number changes over):
won = The game is won.
won-by-another = The game is won, but not by you.
lost = The game is lost.
lost-but-not-for-all = The game is lost, but not for all.
score = { $n ->
    [one] Score: { $score }
   *[other] Scores by seat: { $score }
 }
winners = { $n ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
 }
after-the-end = The game is over. “{ command-why }” tells by which rule; “{ command-undo }”, “{ command-log }”, “{ command-board }”, “{ command-save }” and “{ command-load }” still work; “{ command-quit }” leaves the table.
replayed = The cards have changed since this game was saved. Its answers were given again: { $fitted } of { $answers } fitted, the game stands there.
kept = This game is kept. To go on: holdfast play { $game } --load { $file }
not-kept = This game is not kept on this computer: “{ command-save }” and a file name keeps one the next time.
end-of-input = Nothing more to read, so the table is left as it stands.
goodbye = Goodbye.
fault = A rule of the program failed ({ $error }). The game stands where it stood: try something else, and please report it with the file of this game.

no-such-number = There is no answer { $number } now; the last is { $last }. Nothing was changed.
nearest = “{ $words }” is neither an answer now nor a command. Did you mean “{ $command }”? Nothing was changed.
read-rule = The rule: “{ command-rules } { $rule }”.
keys-shown = From now on each answer has its key in brackets.
keys-hidden = Keys are left out again; they are still understood.
not-understood = “{ $words }” is neither an answer nor a command; “{ command-help }” lists the commands. Nothing was changed.
is-legal = “{ $answer }” is allowed now.
sure-final = “{ $answer }”: with that the game is over at once, and lost for everybody.
ask-sure = { sure-final } Sure? “yes”, or the same answer again, gives it; anything else does not.
sure-title = Sure?
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
asks-less = You are asked about things to use only when they matter at that moment (“{ command-ask } { wish-all }”: every time).
asks-all = You are asked every time anything can be used (“{ command-ask } { wish-less }”: only when it matters).

why-bot = { $who }{ $n ->
    [0] {""}
   *[other] {" "}({ $answer })
 }: { $why }

# The coach.
hint-best = The coach would: { $answer }
hint-second = Next best: { $answer }
hint-close = As good, as far as one can tell: { $answer }
hint-number = { $n }. { $answer }
hint-chances = Chances to win, as { $n ->
    [one] one game
   *[other] up to { $n } games
 } imagined from here on tell:
hint-about = about { $chance } %: { $answer }
hint-answer = { $chance } % ({ $low }–{ $high }): { $answer }
hint-not-now = Nobody asks you anything now.
group-rest = Otherwise

# Lists of answers.
list-some = { $n } of { $all } answers, with “{ $words }”:
list-none = No answer has the words “{ $words }”.
list-not-now = Not allowed now:
list-short = In short. All { $n } answers in full: “{ command-list }”; only some: a word of them.{ $risky ->
    [yes] {" "}“!”: it risks something.
   *[no] {""}
 }
