# Titoli del tavolo disegnato di Náufragos; le cose stesse le dice il gioco.
na-turn = Turno { $n } di { $of }
na-last = l’ultimo turno
na-coast = Costa
na-interior = Interno
na-heart = Centro
na-cards = { $n ->
    [one] 1 carta
   *[other] { $n } carte
 }
na-way-home = Il ritorno
na-dice = Dadi
na-food = cibo
na-lost = tra i dispersi
na-out = in spedizione
na-scale = Energia: ▮ presente, ▯ libera, □ ferita, ■ trauma. ★ giocatore iniziale, ✎ gettoni punti storia, ● pedine da piazzare.
na-goal = Obiettivo
na-goal-text = Qualcuno arriva sulla vetta e da lì fissa l’ultimo turno; poi l’accampamento deve avere quello che una nave può vedere. Tra chi si salva vince chi ha più punti storia.
na-have = Ora una nave vede
na-pending = In sospeso
na-finds = Sulla spiaggia
na-lasting = Eventi che durano
na-decks = Mazzi
na-event = eventi
na-wreckage = resti del naufragio
na-forage = tessere cibo
na-fish = pesce

deck-coast = costa
deck-interior = interno
deck-heart = centro dell’isola
deck-plot = carta numerata
deck-camp = carta accampamento
deck-story = gettone punti storia
deck-forage = tessera cibo
deck-fish = tessera pesce
deck-event = evento
deck-wreckage = relitto
deck-character = personaggio
