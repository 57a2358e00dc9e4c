noun-tiny = Tiny
noun-who-0 = el cocinero
noun-who-1 = el marinero
noun-who-2 = la niña
fx-wood = { $n ->
    [0] no pasa nada
   *[other] la madera cambia en { $n }
 }
ask-ready = ¿Todos listos?
ask-turn = ¿Qué haces?
opt-ready = Listos
opt-sing = Cantar antes
opt-build = Construir la balsa
opt-fish = Pescar madera
opt-rest = Descansar
opt-break = Romper algo
opt-door = Tomar la puerta { $a }
no-no-wood = No hay madera; construir cuesta { $n }
log-round = empieza la ronda { $n }
log-weather = el tiempo: { $card }
log-build = la balsa tiene { $n } tablas
board-round = Ronda: { $n }
board-raft = Madera: { $wood }. Tablas: { $planks }
home = La balsa llega a casa
late = Nadie ha encontrado a los náufragos
