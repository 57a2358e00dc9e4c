noun-tiny = Tiny
noun-who-0 = the cook
noun-who-1 = the sailor
noun-who-2 = the child
fx-wood = { $n ->
    [0] nothing happens
   *[other] the wood changes by { $n }
 }
ask-ready = Is everybody ready?
ask-turn = What do you do?
opt-ready = Ready
opt-sing = Sing first
opt-build = Build the raft
opt-fish = Fish for wood
opt-rest = Rest
opt-break = Break something
opt-door = Take door { $a }
no-no-wood = There is no wood; building takes { $n }
log-round = round { $n } begins
log-weather = the weather: { $card }
log-build = the raft has { $n } planks
board-round = Round: { $n }
board-raft = Wood: { $wood }. Planks: { $planks }
home = The raft reaches home
late = Nobody has found the castaways
