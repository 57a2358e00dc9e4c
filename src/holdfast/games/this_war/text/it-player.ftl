# Che cosa mettono in gioco le risposte di This War of Mine, e perché un giocatore le consiglia.
risk-hunger = Fame +{ $n }
risk-fatigue = Fatica +{ $n }
risk-illness = Malattia +{ $n }
risk-wounds = { $n ->
    [0] Ferite
   *[other] Ferite +{ $n }
}
risk-misery = Tristezza +{ $n }
risk-fall = può essere la fine per qualcuno
risk-gone = qualcuno se ne va per sempre
risk-away = qualcuno è via, giorni: { $n }
risk-thirst = senz’acqua: { $n } (Fame o Tristezza +1 ciascuno)
risk-empathy = una prova di empatia
risk-killing = chi uccide fa una prova di empatia
risk-encounter = un incontro
risk-encounters = chi esce può incontrare qualcuno
risk-raid = affronta il Raid di stanotte
risk-unguarded = nessuno è di guardia: la campagna è persa
risk-noise = Rumore +{ $n }
risk-danger-low = pericolo basso
risk-danger-medium = pericolo medio
risk-danger-high = pericolo alto
risk-fight = un combattimento, nemici: { $n }
risk-backstab = nemici che colpiscono per primi: { $n }
risk-robbed = i nemici prendono { $n } cose
risk-go-home = la Perlustrazione finisce, carte rimaste: { $n }
risk-fate = decide una carta Fato
risk-damage = Danno { $n }
risk-worse-raid = il prossimo Raid Notturno è peggiore
risk-milder-raid = il prossimo Raid Notturno è più mite
risk-red-raids = carte dall’angolo rosso tra i Raid Notturni: { $n }
risk-red-residents = carte dall’angolo rosso tra i Residenti: { $n }
risk-lose-all = si perde tutto
risk-credit-lost = valore che va perso: { $n }
risk-tool-used-up = se riesce, l’attrezzo si consuma
risk-remnants = possono restare Resti da scavare ancora
risk-tomorrow = non prima di domattina
risk-fitting-lost = il Miglioramento è perso
risk-cold = Freddo +{ $n }
risk-script = si apre una Storia

chance-success = riesce
chance-sniper = un cecchino colpisce
chance-encounter = un incontro
chance-misery = qualcuno ne soffre
chance-wound = una Ferita
chance-hit = un colpo a segno
chance-kill = un colpo mortale
chance-remnants = Resti
chance-units-1 = 1 unità o più
chance-units-2 = 2 unità o più
chance-units-3 = 3 unità o più
chance-units-4 = 4 unità

noun-value = { $n ->
    [one] punto di valore di scambio
   *[other] punti di valore di scambio
}
noun-meal = { $n ->
    [one] pasto
   *[other] pasti
}
noun-person = { $n ->
    [one] Personaggio
   *[other] Personaggi
}
noun-kill = { $n ->
    [one] nemico morto
   *[other] nemici morti
}
noun-unknown-card = { $n ->
    [one] carta Ignoto
   *[other] carte Ignoto
}
noun-kept-card = { $n ->
    [one] carta conservata
   *[other] carte conservate
}
noun-quiet-night = { $n ->
    [one] notte tranquilla
   *[other] notti tranquille
}
