# What the server says to a seat.
late = The table has changed since; look again.
not-your-seat = This is not your seat. Nothing was changed.
not-the-host = Only the host can do that. Nothing was changed.
muted = The host has muted you. You can still play and read.
watching = You are watching. Only players can do that.
slow-down = Too many requests. Wait a moment.
not-understood = The server did not understand that. Nothing was changed.
not-kept = Your answer could not be saved ({ $why }). Nothing was changed; try again in a moment.
why-full = the disk is full
why-database = the database cannot be reached
why-lost = the file with the games was deleted or replaced; download this game before the server stops
not-kept-now = Nothing can be saved any more: { $why }.
rule-failed = A rule of the game failed. Nothing was changed; please use “report a problem”.
final = This ends the game: everyone loses. Nothing was changed; choose it again to confirm.
nothing-to-undo = Nothing to undo.
nothing-to-redo = Nothing to redo. Redo ends with the next answer or dice roll.
nobody-asks-undo = There is no undo request.
end-needs-all = The game is over and everything is revealed, so all players must agree to an undo. Wait until the absent players are back.
not-asked-now = You are not asked for that now.
log-undo = { $who } undoes { $n ->
    [one] one answer
   *[other] { $n } answers
 }{ $how ->
    [consent] ; all agreed.
    [decided] ; the host agreed for { $away }, who was away.
   *[other] .
 }
waiting-secret = { $names }: deciding in secret.
table-gone = This table was deleted.
packs-missing = This server does not offer these cards now: { $names }. Nothing is lost; ask the host for them.
seat-gone = This seat is no longer yours, or it has a new link. Ask the host.
seat-moved = Your seat has moved to another device by the code you created here. If that was not you, ask the host.
seat-removed = The host of this table has removed you from it.
seat-left = You have left this table, in another window or by deleting your data.
hook-turn = { $names }: it is your turn at “{ $table }”. { $link }
second-browser = Another browser has opened your seat by its link. If that is not you, ask the host for a new link.
save-too-long = This saved game has { $answers } answers; a server opens at most { $most }. Load an earlier save, or continue in the terminal: holdfast play GAME --load FILE.
rules-changed = The rules have changed since this was played: { $fitted } of { $answers } answers still fit. The table continues from there.
save-unplayable = This save uses other rules: only { $fitted } of its { $answers } answers fit this server, so it cannot be played here. Open it on your own computer: holdfast play { $game } --load FILE
odds-none = No dice and no cards until the next decision.
odds-silent = The result is not known yet.
odds-success = It succeeds
odds-partial = It partly succeeds
odds-failure = It fails
odds-counted = Exact: all possible dice results.
odds-imagined = Estimated from { $worlds } possible worlds, given what you know.
odds-assumed = Rerolls and small questions follow your standing orders, otherwise a typical bot.
odds-not-now = No odds now. Try again in a moment.
odds-line = { $percent } %: { $text }
odds-each = { $percent } % each, one of { $n } – { $text } { $names }{ $more ->
    [0] .
   *[other] { "" } … and { $more } more.
 }
bot-friend = Friend: knows the game, plays for the table
bot-novice = Novice: plays like a beginner, forgets and misjudges
bot-expert = Expert: looks ahead where it matters (about { $time } per answer)
bot-random = Plays at random
bot-rollout = { $tenths ->
    [1] Thinks briefly ({ $time })
    [5] Thinks a while ({ $time })
   *[other] Thinks hard ({ $time })
 }
hint-not-now = The coach is busy. Try again in a moment.
coach-off = The host has switched off the coach at this table.
