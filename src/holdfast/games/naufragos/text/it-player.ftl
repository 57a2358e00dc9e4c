# Che cosa mette in gioco una risposta, e perché un giocatore la consiglia.

crumb-clock = Turno { $n }
noun-wounds = { $n ->
    [one] ferita
   *[other] ferite
}
noun-trauma = { $n ->
    [one] trauma
   *[other] traumi
}
noun-token = { $n ->
    [one] gettone PS
   *[other] gettoni PS
}
noun-token-for-others = { $n ->
    [one] gettone PS per un altro
   *[other] gettoni PS per altri
}
noun-item = { $n ->
    [one] oggetto
   *[other] oggetti
}
noun-items-of-all = { $n ->
    [one] oggetto di chiunque
   *[other] oggetti di chiunque
}
noun-energy-for-others = { $n ->
    [one] energia per un altro
   *[other] energia per altri
}
noun-energy-of-all = energia in tutto
noun-own-food = { $n ->
    [one] cibo proprio
   *[other] cibi propri
}
noun-store-food = { $n ->
    [one] cibo della riserva
   *[other] cibi della riserva
}
noun-tile = { $n ->
    [one] tessera cibo
   *[other] tessere cibo
}
noun-supply = { $n ->
    [one] tessera della scorta
   *[other] tessere della scorta
}
noun-fish = { $n ->
    [one] tessera pesce
   *[other] tessere pesce
}
noun-meal = { $n ->
    [one] pasto
   *[other] pasti
}
noun-healed = { $n ->
    [one] ferita guarita
   *[other] ferite guarite
}
noun-mended = { $n ->
    [one] trauma curato
   *[other] traumi curati
}
noun-warm-night = { $n ->
    [one] notte al caldo
   *[other] notti al caldo
}
noun-site-progress = { $n ->
    [one] parte del segnale
   *[other] parti del segnale
}
noun-step = { $n ->
    [one] passo nell’entroterra
   *[other] passi nell’entroterra
}
noun-easier = { $n ->
    [one] punto in meno per il ritorno
   *[other] punti in meno per il ritorno
}
noun-solved = { $n ->
    [one] pericolo eliminato
   *[other] pericoli eliminati
}
noun-pawn = { $n ->
    [one] pedina
   *[other] pedine
}
noun-white-pawn = { $n ->
    [one] pedina bianca
   *[other] pedine bianche
}
chance-success = riuscita
chance-trauma = un trauma
chance-sting = una medusa o lo squalo
chance-step = un passo nell’entroterra
chance-harder = un ritorno più difficile
chance-wound = una ferita
chance-heal = una ferita guarisce
chance-wood = legno
chance-food = cibo
chance-story = un gettone PS
chance-tired = energia persa
chance-item = un oggetto
chance-rope = una corda
chance-downgrade = danni al rifugio
chance-helped = guai, se nessuno aiuta
chance-decide = un’altra scelta
risk-idle = la pedina resta inattiva
risk-exhausted = non resta energia: la prossima perdita è una ferita
risk-wound = { $n ->
    [one] 1 ferita
   *[other] { $n } ferite
}
risk-trauma = { $n ->
    [one] 1 trauma
   *[other] { $n } traumi
}
risk-others-wound = { $n ->
    [one] 1 ferita per altri
   *[other] { $n } ferite per altri
}
risk-others-trauma = { $n ->
    [one] 1 trauma per altri
   *[other] { $n } traumi per altri
}
risk-others-tired = altri perdono { $n } energia
risk-harder = { $n ->
    [0] il ritorno può farsi più difficile
   *[other] il ritorno si fa più difficile di { $n }
}
risk-lost = { $n ->
    [one] uno può perdersi
   *[other] { $n } possono perdersi
}
risk-alone = { $n ->
    [one] uno resta fuori
   *[other] restano fuori in { $n }
}
risk-last-turn = la partita finisce col turno { $n }, salvi o no
risk-rots = stanotte marcisce
risk-hunger = { $n ->
    [one] uno può restare a digiuno
   *[other] { $n } possono restare a digiuno
}
risk-ink = un altro ha l’inchiostro: niente gettoni PS
risk-no-wood = senza legno il fuoco non si accende
risk-empty-handed = la scorta è vuota
risk-short = mancano ancora { $n } energia
risk-sting = può uscire una medusa o lo squalo
risk-fight = uno scontro con forza { $n }
risk-covers = copre una carta del campo
risk-item-lost = si perde un oggetto
risk-wood-lost = si perde { $n } legno
risk-food-lost = si perde { $n } cibo
risk-own-food-lost = si perde { $n } cibo proprio
risk-rope-lost = si perde una corda
risk-sail-lost = si perde una vela
risk-supply-lost = la scorta perde { $n }
