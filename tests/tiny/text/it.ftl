noun-tiny = Tiny
noun-who-0 = il cuoco
noun-who-1 = il marinaio
noun-who-2 = la bambina
fx-wood = { $n ->
    [0] non succede nulla
   *[other] la legna cambia di { $n }
 }
ask-ready = Siete pronti?
ask-turn = Che cosa fai?
opt-ready = Pronti
opt-sing = Prima si canta
opt-build = Costruire la zattera
opt-fish = Pescare legna
opt-rest = Riposare
opt-break = Rompere qualcosa
opt-door = Prendere la porta { $a }
no-no-wood = Non c’è legna; per costruire ne serve { $n }
log-round = comincia il turno { $n }
log-weather = il tempo: { $card }
log-build = la zattera ha { $n } assi
board-round = Turno: { $n }
board-raft = Legna: { $wood }. Assi: { $planks }
home = La zattera arriva a casa
late = Nessuno ha trovato i naufraghi
