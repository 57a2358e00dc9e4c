# Parole che servono solo al tavolo disegnato di Under Our Sun.
us-pane-map = Mappa
us-pane-you = Tu
us-pane-mission = Missione
us-map = Il deserto
us-unknown = Ignoto
us-explore = esplora
us-charge = irrompi
us-reveal = rivela
us-move = muovi
us-sneak = intrufolati
us-nearer = Ingrandisci
us-farther = Rimpicciolisci
us-whole = Mostra tutto
us-amount = { $n } { $what }
us-uses = { $n ->
    [one] resta 1 uso
   *[other] restano { $n } usi
 }
us-close = Chiudi
us-stage = Che cosa succede
us-fight = Combattimento: { $place }
us-first-turn = Primo turno di combattimento: { $place }
us-tapped = girato
us-life = Salute: { $n } di { $of }
us-water-of = Acqua: { $n } di { $of }
us-successes = { $n ->
    [one] successo
   *[other] successi
 }
us-karma = Karma
us-karma-again = Ritira i dadi
us-karma-of = { $n ->
    [one] resta 1 dado karma
   *[other] restano { $n } dadi karma
 }
us-health = Salute
us-water = Acqua
us-ap = Punti azione
us-ap-short = PA
us-ap-of = { $n ->
    [one] resta 1 punto azione
   *[other] restano { $n } punti azione
 }
us-well = Benessere
us-dodge = Schiva
us-build = Costruisci
us-discard = Scarta
us-every-roll = ogni tiro
us-sneaking = di soppiatto
us-carries = Bagaglio
us-nothing = Mani vuote, zaino vuoto.
us-board-of = Plancia: { $name }
us-role = Il tuo ruolo
us-role-peek = Lo vedi solo tu. Clicca per guardare.
us-role-hide = Nascondi
us-sol = Figlio della Libertà
us-first = Primo giocatore
us-deciding = sta decidendo
us-mission = Missione
us-to-come = { $n ->
    [one] 1 carta ancora coperta
   *[other] { $n } carte ancora coperte
 }
us-stock = In bottega
us-phases = Fasi del giorno
us-day = Giorno { $n } di { $of }, { $phase }
us-day-short = Giorno { $n }/{ $of }
us-deck-stack = Tessere da esplorare
us-deck-enemy = Carte nemico rimaste
us-deck-event = Carte evento rimaste
us-deck-night = Carte notte rimaste
us-deck-loot = Carte bottino rimaste
us-deck-bag = Cubetti nel sacchetto
us-leaves = { $n ->
    [0] { $name }: a terra.
    [one] { $name }: resta 1 punto salute.
   *[other] { $name }: restano { $n } punti salute.
 }
us-ask-for = Chiedi in cambio
us-points = { $n ->
    [one] resta 1 punto
   *[other] restano { $n } punti
 }
us-revealed = Smascherato
us-more = Tutta la carta, con i preparativi
us-less = Riduci
us-back = Torna a chi agisce
us-give = Dai
us-step-strike = Colpo
us-step-karma = Karma
us-step-join = Soccorso
us-step-counter = Contrattacco
us-throw = { $context ->
    [attack] Attacco
    [enemy] Il nemico colpisce
    [dodge] Schivata
    [stun] Stordimento
    [trap] Trappola
    [bite] Morso: infezione?
    [approach] Si avvicina?
    [ammunition] Munizioni
    [loot] Bottino
    [test-strength] Prova di Forza
    [test-skill] Prova di Abilità
    [test-stealth] Prova di Furtività
    [test-melee] Prova di mischia
    [test-ranged] Prova a distanza
   *[table] Fortuna
 }

# Decks, in the gallery and under a card
deck-character = Personaggi
deck-enemy = Nemici
deck-equipment = Equipaggiamento
deck-event = Eventi
deck-item = Oggetti
deck-loot = Bottino
deck-mission = Missioni
deck-mission-and-other = Missioni e altre carte
deck-night = Notte
deck-sun = Sole
deck-team = Squadra
deck-tile = Tessere mappa
us-goal = L’obiettivo
us-far-tile = { $n ->
    [0] non ancora trovata
   *[other] trovata
 }
us-far = { $done ->
    [yes] fatto
   *[no] { $n } su { $of }
 }
us-first-map = New Haven, e intorno un deserto che nessuno ha mappato
