# Che cosa mette in gioco una risposta, e che cosa ne dice un giocatore.

crumb-clock = Round { $n }
noun-wounds = { $n ->
    [one] Ferita
   *[other] Ferite
}
noun-pile = la catasta
noun-healing = guarigione
noun-items = { $n ->
    [one] 1 Oggetto
   *[other] { $n } Oggetti
}
chance-success = successo
chance-wound = una Ferita
chance-adventure = un’Avventura
chance-three-wounds = 3 Ferite o più
risk-wounds = { $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
}
risk-adventure = di sicuro un’Avventura
risk-short = { $n ->
    [one] manca 1 pedina
   *[other] mancano { $n } pedine
}
risk-idle = { $n ->
    [one] 1 pedina resta inattiva
   *[other] { $n } pedine restano inattive
}
risk-roof-lost = Tetto −{ $n }
risk-palisade-lost = Palizzata −{ $n }
risk-item-lost = { $n ->
    [one] si perde 1 Oggetto
   *[other] si perdono { $n } Oggetti
}
risk-open-air = una notte all’aperto
risk-lava = al prossimo round qui arriva la lava
risk-rots = stanotte { $n } cibo va a male
risk-comes-back = la carta torna come Evento
risk-outside = una notte fuori, da solo
risk-trap = forse una Trappola
risk-monster = forse un Mostro
risk-used-up = l’ultimo uso
