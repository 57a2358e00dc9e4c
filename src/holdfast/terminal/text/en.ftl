# Texts of the terminal.
welcome = Welcome to { $game }. Answer with the number of an option; “{ command-help }” lists the commands.
you-play = You play { $names }.
unasked = Obvious answers are given for you; “{ command-ask } { wish-all }” asks you every time.
nobody-yet = Player { $n }
your-turn = Seat { $seat }, { $name }:
also-asked = Seat { $seat }, { $name } (also asked: seat { $seats }; “{ command-seat }” and a number switches):
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
after-the-end = The game is over. “{ command-why }” shows the rule; “{ command-undo }”, “{ command-log }”, “{ command-board }”, “{ command-save }” and “{ command-load }” still work; “{ command-quit }” leaves the table.
replayed = The cards have changed since this game was saved. { $fitted } of { $answers } answers still fit; the game continues from there.
kept = This game is saved. To continue: holdfast play { $game } --load { $file }
not-kept = This game is not saved. Next time, use “{ command-save }” and a file name.
end-of-input = The input has ended.
goodbye = Goodbye.
fault = A rule of the program failed ({ $error }). The game is unchanged: try something else, and please report this with the file of this game.

no-such-number = There is no answer { $number } now; the last is { $last }. Nothing was changed.
nearest = “{ $words }” is neither an answer nor a command. Did you mean “{ $command }”? Nothing was changed.
read-rule = The rule: “{ command-rules } { $rule }”.
keys-shown = Keys are shown in brackets.
keys-hidden = Keys are hidden; you can still type them.
not-understood = “{ $words }” is neither an answer nor a command; “{ command-help }” lists the commands. Nothing was changed.
is-legal = “{ $answer }” is allowed now.
sure-final = “{ $answer }” ends the game: everyone loses.
ask-sure = { sure-final } Sure? “yes” or the same answer confirms; anything else cancels.
sure-title = Sure?
ask-consent = Cards or dice have been revealed since. Undo past a reveal, with new dice?
yes-or-no = yes or no?
taken-back = Undone.
not-taken-back = Nothing was undone.
nothing-to-undo = Nothing to undo.
given-again = Redone.
nothing-to-redo = Nothing to redo. Redo ends with the next answer or dice roll.
saved = Saved as { $file }.
not-saved = { $file } cannot be written ({ $reason }); name another file.
loaded = Loaded { $file }.
not-loaded = Not loaded, nothing was changed: { $reason }
other-game = That is a game of { $game }. Load it with: holdfast play { $game } --load and the file. Nothing was changed.
nothing-happened = Nothing has happened yet.
nothing-blocked = No option is blocked now.
no-such-card = No card contains “{ $words }”.
no-such-rule = No rule has the id “{ $words }” or contains these words.
and-more = … and { $n } more; add words to narrow the search.
asks-less = You are asked about things to use only when it matters (“{ command-ask } { wish-all }”: every time).
asks-all = You are asked every time something can be used (“{ command-ask } { wish-less }”: only when it matters).

why-bot = { $who }{ $n ->
    [0] {""}
   *[other] {" "}({ $answer })
 }: { $why }

# The coach.
hint-best = The coach would: { $answer }
hint-second = Next best: { $answer }
hint-close = About equally good: { $answer }
hint-number = { $n }. { $answer }
hint-chances = Chances to win, estimated from { $n ->
    [one] one game
   *[other] up to { $n } games
 } simulated from here:
hint-about = about { $chance } %: { $answer }
hint-answer = { $chance } % ({ $low }–{ $high }): { $answer }
hint-not-now = You are not asked anything now.
group-rest = Otherwise

# Lists of answers.
list-some = { $n } of { $all } answers, with “{ $words }”:
list-none = No answer contains “{ $words }”.
list-not-now = Blocked now:
list-short = Shortened. All { $n } answers in full: “{ command-list }”; to filter, type a word.{ $risky ->
    [yes] {" "}“!”: risky.
   *[no] {""}
 }
