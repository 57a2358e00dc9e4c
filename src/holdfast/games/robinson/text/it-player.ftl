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
dice-die-wound-die-success-die-adventure = dadi Azione
dice-die-wound = dado Ferita
dice-die-success = dado Successo
dice-die-adventure = dado Avventura
dice-beast = una Bestia
amount-wood = { $n } legna
amount-fur = { $n ->
    [one] 1 pelliccia
   *[other] { $n } pellicce
}
amount-food = { $n } cibo
amount-ration = { $n } cibo non deperibile
amount-determination = { $n } Determinazione
gained-healing = { $n ->
    [one] −1 Ferita
   *[other] −{ $n } Ferite
}
gives-healing = { $n ->
    [one] cura 1 Ferita
   *[other] cura { $n } Ferite
}
gained-morale = Morale +{ $n }
paid-morale = Morale −{ $n }
gained-weapon = livello Armi +{ $n }
paid-weapon = livello Armi −{ $n }
gained-roof = Tetto +{ $n }
paid-roof = Tetto −{ $n }
gained-palisade = Palizzata +{ $n }
paid-palisade = Palizzata −{ $n }
gained-pile = { $n } legna per la catasta
gained-items = { $n ->
    [one] 1 Oggetto
   *[other] { $n } Oggetti
}
chance-success = successo
chance-wound = una Ferita
chance-adventure = un’Avventura
chance-no-wound = nessuna Ferita
chance-no-adventure = nessuna Avventura
chance-three-wounds = 3 Ferite o più
risk-wounds = { $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
}
risk-adventure = di sicuro un’Avventura
risk-adventure-first = lì c’è un segnalino Avventura: la prima di queste Azioni lo incontra di sicuro
risk-short = { $n ->
    [one] manca 1 pedina
   *[other] mancano { $n } pedine
}
risk-idle = { $n ->
    [one] 1 pedina resta inattiva
   *[other] { $n } pedine restano inattive
}
risk-extra-idle = { $n ->
    [one] 1 pedina aggiuntiva resta inattiva
   *[other] { $n } pedine aggiuntive restano inattive
}
risk-dies = la morte, e la partita è persa
risk-morale-falls = Morale −{ $n }
risk-roof-lost = Tetto −{ $n }
risk-palisade-lost = Palizzata −{ $n }
risk-item-lost = { $n ->
    [one] si perde 1 Oggetto
   *[other] si perdono { $n } Oggetti
}
risk-shortcut-lost = si perde la Scorciatoia
risk-open-air = una notte all’aperto, 1 Ferita a testa
risk-lava = al prossimo round qui arriva la lava
risk-rots = stanotte { $n } cibo va a male
risk-hungrier = così uno resta a digiuno (2 Ferite)
risk-second-meal = così a uno manca il secondo pasto (1 Ferita)
risk-no-dice = in questo round non ci sono dadi Meteo: l’uso va sprecato
risk-comes-back = la carta torna come Evento
risk-outside = una notte fuori, da solo: 1 Ferita senza un riparo naturale, e da mangiare solo ciò che hai raccolto
risk-trap = forse una Trappola
risk-monster = forse un Mostro
risk-used-up = l’ultimo uso

## Perché

because-ready = Tutte le mie pedine sono piazzate.
because-completes = { $n ->
    [one] A «{ $action }» manca 1 pedina: senza aiuto non se ne fa niente.
   *[other] A «{ $action }» mancano { $n } pedine: senza aiuto non se ne fa niente.
}
because-goal = { $action } è ciò che chiede l’obiettivo.
because-threat = Se nessuno si occupa di «{ $card }», ci colpirà più forte.
because-hunt = La caccia porta circa { $food } cibo.
because-wood = Abbiamo { $n } legna, e stanotte { $clouds ->
    [one] può arrivare una nuvola
   *[other] possono arrivare fino a { $clouds } nuvole
}.
because-wood-first = Abbiamo { $n } legna, e per costruire ne serve altra.
because-hungry = Stanotte { $n ->
    [one] uno di noi resta
   *[other] { $n } di noi restano
} a digiuno, e la fame costa 2 Ferite a testa.
because-food = Abbiamo { $n } cibo; un po’ di più non guasta.
because-explore = Conosciamo { $n ->
    [one] una sola tessera
   *[other] { $n } tessere
}, e { $lacking ->
    [one] manca ancora un terreno
   *[other] mancano ancora { $lacking } terreni
}.
because-arrange = Il Morale è a { $morale }: ogni passo costa o dà un segnalino a round.
because-arrange-best = Il Morale è al massimo; stavolta è per le 2 Determinazione.
because-rest = { $who } ha { $wounds } Ferite su { $life }.
because-shelter = Senza Riparo ogni notte costa { $n } Ferite.
because-roof = Il Tetto è a { $n }, e stanotte { $clouds ->
    [one] può arrivare una nuvola
   *[other] possono arrivare fino a { $clouds } nuvole
}.
because-roof-soon = Il Tetto è a { $n }, e dal round { $round } arrivano le nuvole.
because-palisade = La Palizzata è a { $n }; animali e Minacce la rosicchiano.
because-weapon = Il livello Armi è { $n }; averne di più risparmia Ferite in ogni combattimento.
because-item = L’Oggetto «{ $card }» si ripaga nei round che restano.
because-worth = Il resto ci costa di più.
because-wait = Verrà un momento migliore.
because-use = Ora serve di più.
because-order = In quest’ordine non si perde niente.
because-build = È la cosa più utile da costruire subito.
because-reroll = È il { $die } che ci fa più male.
because-strongest = Chi lo regge meglio: { $who }, con { $wounds } Ferite su { $life }.
because-eats = Il cibo c’è, e una Ferita costa di più.
because-heals = Il più vicino alla morte: { $who }, con { $wounds } Ferite su { $life }.
because-poorest = Ha meno segnalini di tutti: { $who }.
because-heal-now = Con { $n } Ferite viene prima la guarigione.
because-determination-now = Ora i segnalini valgono più di una Ferita guarita.
because-lava = { $where } brucerà all’alba.
because-natural-shelter = { $where } ha un riparo naturale.
because-camp = { $where } ha { $n ->
    [0] nessuna fonte
    [one] una fonte
   *[other] { $n } fonti
}, e buona terra intorno.
because-pile = Al livello { $lacking ->
    [one] manca ancora 1 legna
   *[other] mancano ancora { $lacking } legna
}, e se ne finisce uno solo a round.
because-save-wood = La legna ({ $n }) serve prima all’Accampamento.
because-halve = Stanotte da sfamare restano ancora { $n } di noi.
because-least-item = È quello che ci mancherà meno.
because-best-item = È quello che vale di più.
because-best-token = È il più utile.
because-treasures = { $n ->
    [0] Non ci sono più Tesori da prendere.
    [one] C’è ancora un Tesoro da prendere.
   *[other] Ci sono ancora { $n } Tesori da prendere.
}
because-best-tile = Quella tessera ci aiuta di più.
because-least-source = È quella che usiamo meno.
because-least-tile = Quella tessera ci serve meno.
because-fog-far = Là non deve passare nessuno.
because-fog-near = Lì dà più fastidio.
because-corral = Il cibo ogni mattina vale una fonte vicina.
because-carry = Ci serve anche nel nuovo Accampamento.
because-beast = Così la prossima caccia la possiamo vincere.

# Titoli sopra le liste lunghe di risposte.
group-threat = Minacce e relitto
group-hunt = Caccia e combattimenti
group-build = Costruire
group-gather = Raccogliere
group-explore = Esplorare
group-arrange = Il campo e il riposo
group-plan = Nel piano (chi perde così un’Azione pianifica di nuovo)
group-things = Da usare ora
