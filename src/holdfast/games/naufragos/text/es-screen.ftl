# Títulos de la mesa dibujada de Náufragos; las cosas mismas las dice el juego.
na-turn = Turno { $n } de { $of }
na-last = el último turno
na-coast = Costa
na-interior = Interior
na-heart = Corazón
na-cards = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
 }
na-way-home = El regreso
na-dice = Dados
na-food = comida
na-lost = entre los perdidos
na-out = explorando
na-scale = Energía: ▮ disponible, ▯ libre, □ lesión, ■ secuela. ★ jugador inicial, ✎ fichas de PH, ● peones por colocar.
na-goal = Objetivo
na-goal-text = Alguien llega al promontorio, que decide el último turno; después el campamento debe tener lo que vería un barco. De los rescatados gana quien tenga más puntos de historia (PH).
na-have = Un barco ve ahora
na-pending = Pendientes
na-finds = En la playa
na-lasting = Eventos que permanecen
na-decks = Mazos
na-event = eventos
na-wreckage = restos del naufragio
na-forage = fichas de víveres
na-fish = pescado

deck-coast = costa
deck-interior = interior
deck-heart = corazón
deck-plot = carta de trama
deck-camp = carta de campamento
deck-story = ficha de PH
deck-forage = ficha de víveres
deck-fish = ficha de pescado
deck-event = evento
deck-wreckage = naufragio
deck-character = personaje
