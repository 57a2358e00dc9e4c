# What the server says to a seat.
late = The table has moved on meanwhile; look again.
not-your-seat = This is not your seat; nothing was changed.
not-the-host = Only the host of the table can do that; nothing was changed.
muted = The host has asked you to be silent; you can still play and read.
watching = You are watching; only those who sit at the table can do that.
slow-down = That was too much at once; wait a moment.
not-understood = The server did not understand that; nothing was changed.
not-kept = Your answer could not be written down ({ $why }). Nothing was changed; try again in a moment.
why-full = the disk is full
why-database = the database cannot be reached
why-lost = the file in which games are kept was deleted or replaced under the server; download this game before the server is stopped
not-kept-now = Nothing can be written down any more: { $why }.
rule-failed = A rule of the game failed here. Nothing was changed; please use “report a problem”.
final = With this answer the game is over at once, and lost for everybody. Nothing was changed; whoever means it gives it again.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to give again: something else was answered since, or dice were thrown, and no die falls twice.
nobody-asks-undo = Nobody has asked to take something back.
end-needs-all = The game is over and everything is shown: the end is undone only when everybody agrees, so nobody decides for those who are away. Wait until they are back.
not-asked-now = Nobody asks you for that now.
log-undo = { $who } takes back { $n ->
    [one] one answer
   *[other] { $n } answers
 }{ $how ->
    [consent] , as all agreed.
    [decided] ; the host decided for { $away }, who was away.
   *[other] .
 }
waiting-secret = { $names }: deciding in secret.
table-gone = This table was deleted.
packs-missing = This server does not offer these cards now: { $names }. Nothing is lost; ask the host for them.
seat-gone = This seat is no longer yours, or has a new link; ask the host.
seat-moved = Your seat has moved to another device by the code you made here. If that was not you, ask the host.
seat-removed = The host of this table has removed you from it.
seat-left = You have left this table: by another window, or because you deleted your data here.
hook-turn = { $names }: it is your turn at “{ $table }”. { $link }
second-browser = Another browser has sat down on your seat by its link. If that is not you, ask the host for a new link.
save-too-long = This saved game has { $answers } answers; a server opens saved games with at most { $most }. Load one that was saved earlier, or go on with it in the terminal: holdfast play GAME --load FILE.
rules-changed = The rules have changed since this was played: { $fitted } of { $answers } answers still fit. The table goes on from there.
save-unplayable = This save was written under other rules: only { $fitted } of its { $answers } answers fit those of this server, so it cannot be played here. Open it on your own computer: holdfast play { $game } --load FILE
odds-none = No dice and no cards until the next decision.
odds-silent = What it leads to cannot be told yet.
odds-success = It succeeds
odds-partial = It succeeds in part
odds-failure = It fails
odds-counted = Counted: all ways the dice can fall.
odds-imagined = Imagined: { $worlds } worlds that you cannot tell apart.
odds-assumed = Rerolls and small questions on the way: as your standing orders say, else as a companion would.
odds-not-now = No odds now; ask again in a moment.
odds-line = { $percent } %: { $text }
odds-each = { $percent } % each, one of { $n } – { $text } { $names }{ $more ->
    [0] .
   *[other] { "" } … and { $more } more.
 }
bot-friend = Friend: knows the game, plays for the table
bot-novice = Novice: on a first evening, forgets and misjudges
bot-expert = Expert: looks ahead where it matters (about { $time } an answer)
bot-random = Plays at random
bot-rollout = { $tenths ->
    [1] Thinks briefly ({ $time })
    [5] Thinks a while ({ $time })
   *[other] Thinks hard ({ $time })
 }
hint-not-now = The coach has no time just now; ask again in a moment.
coach-off = The host has asked the coach to be silent at this table.
