# Parole che servono solo al tavolo disegnato di Robinson Crusoe.
rc-island = L’isola
rc-pane-island = Isola
rc-pane-camp = Campo
rc-pane-threats = Minacce
rc-pane-crafts = Oggetti
rc-actions = Azioni, risolte da sinistra a destra
rc-field-threat = Minaccia
rc-field-hunt = Caccia
rc-field-build = Costruire
rc-field-gather = Raccolta
rc-field-explore = Esplorare
rc-field-arrange = Campo
rc-field-rest = Riposo
rc-explore = Esplorare
rc-roll = dadi
rc-sure = sicuro
rc-stands-short = { $n } pedine su { $least }
rc-stands-dice = { $n ->
    [one] 1 pedina, dadi
   *[other] { $n } pedine, dadi
 }
rc-stands-sure = { $n ->
    [one] 1 pedina, sicuro
   *[other] { $n } pedine, sicuro
 }
rc-planned = { $n } previste
rc-beasts = { $n ->
    [0] nessuna bestia
    [one] 1 bestia
   *[other] { $n } bestie
 }
rc-threats = Minacce
rc-threats-slide = scivolano via al prossimo evento
rc-events = Carte Evento rimaste
rc-shelter = Riparo
rc-roof = Tetto
rc-palisade = Palizzata
rc-weapon = Armi
rc-stores = Scorte
rc-now = Ora
rc-later = Poi
rc-tonight = Stanotte
rc-clouds-rain = { $n ->
    [one] 1 nuvola di pioggia
   *[other] { $n } nuvole di pioggia
 }
rc-clouds-winter = { $n ->
    [one] 1 nuvola invernale
   *[other] { $n } nuvole invernali
 }
rc-scenario = Scenario
rc-pile = Catasta di legna
rc-made = costruito
rc-marked = segnato
rc-finds = Scoperte e attrezzi
rc-stage = Che cosa succede
rc-hand = In mano
rc-first = Primo giocatore
rc-ready = pronto
rc-deciding = sta decidendo
rc-close = Chiudi
rc-deck-tile = Tessere Isola rimaste
rc-deck-discovery = Segnalini Scoperta rimasti
rc-deck-mystery = Carte Mistero rimaste
rc-phases = Fasi del turno
rc-phase-event = Evento
rc-phase-morale = Morale
rc-phase-production = Produzione
rc-phase-action = Azione
rc-phase-weather = Meteo
rc-phase-night = Notte
rc-round = Turno { $n } di { $of }
rc-throw = { $action }: { $what }

# Decks, in the gallery and under a card
deck-beast = Bestie
deck-building-adventure = Avventure: Costruzione
deck-character = Personaggi
deck-discovery = Segnalini Scoperta
deck-event = Eventi
deck-exploration-adventure = Avventure: Esplorazione
deck-gathering-adventure = Avventure: Raccolta
deck-invention = Invenzioni
deck-mystery = Misteri
deck-scenario = Scenari
deck-scenario-invention = Invenzioni dello Scenario
deck-starting-item = Oggetti iniziali
deck-tile = Tessere Isola
deck-wreckage = Relitti
