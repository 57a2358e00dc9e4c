# Che cosa mette in gioco una risposta, e che cosa ne dice un giocatore.

crumb-clock = Giorno { $n }
noun-ap = PA
noun-hp = PS
noun-karma = { $n ->
    [one] dado karma
   *[other] dadi karma
}
noun-stars = { $n ->
    [one] punto iniziale
   *[other] punti iniziali
}
noun-worth = di valore in acqua
noun-well-being = benessere
noun-loot = { $n ->
    [one] carta bottino
   *[other] carte bottino
}
noun-use = { $n ->
    [one] uso
   *[other] usi
}
noun-cure = una cura
chance-success = successo
chance-hit = a segno
chance-kill = eliminato
chance-double = doppio successo
risk-attacked = { $n ->
    [one] attacca 1 nemico
   *[other] attaccano { $n } nemici
}
risk-seen = visti al { $n } %
risk-exposes = non più nascosti
risk-unknown-tile = nessuno sa che cosa c’è là
risk-enemies-come = { $n ->
    [one] può arrivare 1 nemico
   *[other] possono arrivare { $n } nemici
}
risk-enemies-there = { $n ->
    [one] là c’è 1 nemico
   *[other] là ci sono { $n } nemici
}
risk-night-card = una carta notte
risk-event = una carta evento
risk-ends-turn = { $n ->
    [0] il turno finisce
   *[other] il turno finisce; { $n } PA restano solo per i combattimenti
}
risk-failure-spawns = se fallisce, { $n ->
    [one] arriva 1 nemico
   *[other] arrivano { $n } nemici
}
risk-failure-hurts = se fallisce, −{ $n } PS
risk-comes-closer = si avvicina al { $n } %
risk-shoots-back = risponde al fuoco, colpisce al { $n } %
risk-strikes-back = può rispondere al colpo
risk-hurt = { $n ->
    [one] 1 danno in arrivo
   *[other] { $n } danni in arrivo
}
risk-makes-enemy = il mercante diventa un nemico
risk-shows-role = tutti sapranno chi sei
risk-once-a-day = una volta al giorno
risk-infection = un’infezione
