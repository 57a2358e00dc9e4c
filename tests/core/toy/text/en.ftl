noun-toy = Toy
about-toy = For trying things out.
ask-plan = What do you do today?
ask-settle = You look at { $n ->
    [one] one card
   *[other] { $n } cards
 }: how do they go back?
opt-put = { $a-is ->
    [fish] Go fishing
    [dive] Dive
    [scout] Look ahead
   *[build] Build the raft
 }
opt-ready = Ready
opt-take-back = Take the worker back
opt-sabotage = Bore a hole
opt-reroll = Throw the rope and roll again
opt-keep = Leave them as they are
opt-swap = Swap them
opt-under = { $a ->
    [0] The upper one
   *[other] The lower one
 } goes under
opt-sail = Sail
opt-drift = Drift
no-wood = This needs { $n } wood
no-idle = First put your worker
no-done = One hole a night
no-fixed = This die was rolled again already
no-too-few = There is only one card
noun-wood = { $n ->
    [one] plank
   *[other] planks
 }
noun-who-0 = Ada
noun-who-1 = Ben
noun-who-2 = Cleo
noun-taker = whoever drew it
noun-each = everybody
fx-gain = { $n ->
    [1] gain a plank
   *[other] planks: { $n }
 }
fx-wound = { $who } takes { $n ->
    [one] a wound
   *[other] { $n } wounds
 }
fx-note = write down “{ $word }”
fx-if = if { $cond }: { $then } { $otherwise-is ->
    [none] { "" }
   *[other] Otherwise: { $otherwise }
 }
if-wood-at-least = there are at least { $n } planks
fx-come-back = this card goes back into the sea
fx-stow = the next card goes into the chest
fx-scout = look at two cards
log-gain = { $seat }: wood { $n }
log-wound = { $seat } is wounded
log-throw = { $seat } rolls
opt-rest = Rest
raft-built = the raft is built
adrift = the raft is still adrift
