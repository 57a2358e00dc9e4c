# Words every game shares.
list-and = { $first } and { $last }
list-or = { $first } or { $last }
nothing = nothing happens
a-secret = a secret answer
why-over = The game is over
opt-go-on = Go on
opt-yes = Yes
opt-no = No
opt-done = Done
ask-window = { $moment-is ->
   *[other] Anything before going on?
 }
ask-ballot = Cast your vote.
log-answer = { $seat }: { $key }
no-no-such-option = There is no option “{ $key }” here; nothing was changed
no-not-your-question = Seat { $seat } is not asked now; seat { $asked } is. Nothing was changed
no-game-over = The game is over; nothing was changed
no-plan-reveals = A plan ends with the first answer that rolls, draws or reveals something; nothing was changed

# A table that was opened from a file.
# The first of these stands in the logs of tables that were opened by version 0.1.
log-on-trust = This game was opened from a file written under other rules: its position is taken on trust.
log-played-again = This game was opened from a file written under other rules: { $fitted } of its { $answers } answers were given again by those of today, and led here.

# The luck of a table: promised before, told after.
log-luck-promised = The luck of this game is fixed now (seal { $promise }): at the end “holdfast verify” checks every die and draw.
log-luck-anew = From here on luck is fixed anew (seal { $promise }). What was rolled and drawn before is not certified.
log-luck-open = The end was undone after the key and all secrets had been shown: from here on nothing is certified.
log-luck-told = The key of this game’s luck is open ({ $key }): download the game to check it with “holdfast verify”.

# The coach.
because-searched = in { $worlds } imagined worlds it comes to { $chance } %, what seems best at a glance to { $other } %

# What an answer puts at stake.
stakes-paid = costs { $what }
stakes-gained = gives { $what }
stakes-risk = but: { $what }
stakes-in-any-case = In any case: { $what }.
stakes-amount = { $n } { $what }
stakes-less = { $what } −{ $n }
stakes-chance = { $what } { $percent } %
faces-range = ({ $least } to { $most })
faces-most = ({ $n } or less)
faces-least = ({ $n } or more)
