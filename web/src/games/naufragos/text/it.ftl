# Parole di cui ha bisogno solo il tavolo disegnato di Náufragos.
na-pane-island = Isola
na-pane-actions = Azioni
na-pane-camp = Campo
na-island = L’isola in sezione: costa, interno, cuore e cima
na-camp-area = L’accampamento: rifugio, fuoco e costruzioni
na-camp-board = Plancia dell’accampamento
na-actions = Azioni, risolte da sinistra a destra
na-phases = Fasi del turno
na-turn = Turno { $n } di al massimo { $of }
na-event = Evento, turno { $n }
na-no-event = Ancora nessun evento
na-weather = Tempo
na-weather-sun = più sereno
na-weather-storm = più burrasca
na-wreck = Il relitto: { $n ->
    [one] resta 1 cubo nero su 6
   *[other] restano { $n } cubi neri su 6
 }
na-needed = necessari,
na-in-wreck = { $n } nel relitto
na-ashore = qualcosa a riva
na-rescue = Per il salvataggio
na-have = c’è
na-lack = non ancora
na-of = { $n } su { $of }
na-lasts = resta in gioco
na-act-forage = Viveri
na-act-wood = Legna
na-act-diary = Diario
na-act-wreckage = Resti
na-act-campfire = Fuoco
na-act-build = Costruire
na-act-explore = Esplorazione
na-does-forage = Cerca cibo vicino al campo
na-does-wood = Porta legno alla riserva
na-does-diary = Prendi un segnalino storia
na-does-wreckage = Prendi ciò che il mare ha portato
na-does-campfire = Accendi il fuoco
na-does-build = Proponi una costruzione
na-does-explore = Unisciti alla spedizione nell’interno
na-rest = Riposo, in fondo alla riga «{ $row }»
na-place = { $n ->
    [one] La tua ultima pedina
   *[other] Metti una pedina
 }
na-place-white = Metti la pedina bianca
na-place-how = Scegli uno spazio illuminato
na-hand = In mano
na-white = Pedina bianca
na-store = Riserva
na-supply = Scorta
na-larder = Dispensa
na-shelter = Rifugio { $n }
na-no-shelter = Nessun rifugio
na-next = poi: { $what }
na-site-shelter = Rifugio { $n }
na-site-sand = Segnali nella sabbia
na-site-bonfire = Falò enorme
na-site-raft = Zattera
na-site-larder = Dispensa
na-built = costruito
na-waiting = in attesa di posto
na-fire = Fuoco
na-fire-out = spento
na-fire-lit = acceso, senza legno
na-fire-fed = acceso, legno per la notte
na-being-dog = Cane
na-being-goat = Capra
na-being-cannon = { $loaded ->
    [yes] Cannone, carico
   *[no] Cannone
 }
na-deck = { $name }: { $n ->
    [0] nessuna carta rimasta
    [one] resta 1 carta
   *[other] restano { $n } carte
 }
na-home = Il ritorno
na-way = Il ritorno.
na-way-back = Due dadi{ $bonus } devono arrivare a { $n }: { $need } o più sui dadi.
na-way-plain = Due dadi devono arrivare a { $n }.
na-way-lost = Ogni segnalino mostra a quanto devono arrivare i dispersi.
na-way-none = Difficoltà del ritorno: nessuno è fuori
na-pending = Esplorazione in sospeso
na-pending-n = in sospeso, { $n } su 4
na-draws = Pesca { $name }
na-stage = Che cosa succede ora
na-at-camp = al campo
na-castaways = Naufraghi
na-fight = Forza da battere: { $n }; finora +{ $own } e un dado
na-starts = comincia
na-lost-at = tra i dispersi, a { $n }
na-deciding = sta decidendo
na-only-you = { $n } in tutto, solo per te
na-post = { $name }: energia { $energy } su al massimo { $top }, ferite { $wounds }, traumi { $trauma }
na-left = Resta { $n } di energia
na-close = Chiudi
na-camp-k1 = 1 tessera pesce
na-camp-k2 = difficoltà −1, primo ritorno +1
na-camp-k3 = guarda 2 carte: in cima o in fondo
na-camp-k4 = 1 ferita guarita
na-camp-k5 = 1 dado: legno, cibo o storia
na-hands = da { $from } a { $to }
na-roll = { $kind ->
    [return] La via del ritorno
    [strength] Una prova di forza
    [fire] Scintille per il fuoco
    [rest] Un riposo al riparo
    [wounds] Le ferite: con un 1 resta un trauma
   *[table] Un tiro per una carta
 }
na-was = appena pescata
na-throw = { $named ->
    [yes] { $who }: { $n }
   *[no] Totale { $n }
 }
na-throw-wounds = Le ferite
na-throw-trauma = Una ferita diventa un trauma
na-throw-spared = Nessun 1: nessun trauma

# Decks, in the gallery and under a card
deck-camp = Accampamento
deck-character = Naufraghi
deck-coast = Esplorazione: costa
deck-interior = Esplorazione: interno
deck-heart = Esplorazione: centro dell’isola
deck-event = Eventi
deck-fish = Tessere pesce
deck-forage = Tessere cibo
deck-plot = Carte numerate
deck-story = Gettoni storia
deck-wreckage = Resti del naufragio
