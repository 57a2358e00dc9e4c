# Il tavolo in righe semplici, e che cosa dice a chi si siede per la prima volta.

## Benvenuto
intro-game = Una città assediata, d’inverno. Non siete soldati: siete tre sconosciuti in una casa mezza crollata che vogliono vederne la fine. Di giorno si scava, si costruisce, si cucina, si ripara; di notte qualcuno fa la guardia e qualcuno esce tra le rovine a cercare ciò che domani mangeranno gli altri.
intro-content = Una parola prima di cominciare: questo gioco parla di guerra, fame, malattia, perdita e morte, e chiede decisioni in cui non c’è una risposta buona. { $mild ->
    [yes] A questo tavolo vale il «Racconto più mite»: le pagine più dure sono raccontate con più riguardo; ciò che accade resta lo stesso. Potete fermarvi quando volete.
   *[no] Chi preferisce può cominciare una partita con i testi più miti, «Racconto più mite»: allora le pagine più dure sono raccontate con più riguardo; ciò che accade resta lo stesso. Potete fermarvi quando volete.
 }
intro-goal = Si vince se almeno uno dei tre con cui si comincia vive fino al Cessate il fuoco. Nessuno ne conosce il giorno. Si perde quando non resta nessuno, o la notte in cui nessuno fa la guardia.
intro-solo = Il Diario è tuo, e ogni decisione anche.
intro-leader = I Personaggi sono di tutti. Chi tiene il Diario è il Leader: ascolta gli altri, poi decide, poi lo passa.
intro-day = Il giorno ha sette fasi: il Mattino porta un Evento, le Azioni Diurne sono tre turni di lavoro in casa, al Crepuscolo si beve e si mangia, la Sera dà a ognuno un compito, poi vengono la Perlustrazione, il Raid Notturno e l’Alba con la sua carta Fato. Fame, Fatica, Malattia, Ferite e Tristezza salgono fino a 4: Fatica 4 vuol dire dormire, 4 in qualsiasi altro Stato vuol dire perdere qualcuno. Già prima costano azioni di giorno: 1 al livello 2, 2 al livello 3; la Fame solo 1, al livello 3. Conta il peggiore, non si sommano. Il Freddo, all’Alba, fa ammalare. A volte si legge una pagina del Libro delle Storie: leggetela ad alta voce.
intro-people = Ecco chi sono, con i loro valori: il Coraggio dice quante volte si può ritirare un dado in combattimento o di guardia; l’Inventario quanto si può portare; l’Empatia quanto pesa il male degli altri: in una prova di Empatia si tira il dado Nero, e chi ha un’Empatia pari o superiore al risultato ne soffre, di solito con Tristezza.
intro-person = { $who }: { $values }. { $able-is ->
    [some] { $able }.
   *[none] Nessuna abilità speciale.
 }

## Il giorno
board-day = Giorno { $n }
board-setup = Preparazione
board-turn = { $phase }, turno { $n } di 3
board-leader = Leader: { $name }
board-event = Evento: { $name }. { $text }
board-objective = Obiettivo: { $name }. { $done ->
    [yes] Raggiunto.
   *[no] { $text }{ $so-far ->
        [-1] {""}
       *[other] {" "}Finora: { $so-far } su { $of }.
     }
 }

## La casa
board-floor = Pavimento
board-boarded = Assi
board-legend = Casa: ①–④ le persone{ $closed ->
    [yes] , { $shut } irraggiungibile
   *[no] {""}
 }{ $waiting ->
    [yes] , { $wait } in lavorazione fino a domani
   *[no] {""}
 }

## Le persone
board-well = sta bene
board-actions = { $n ->
    [0] nessuna azione
    [one] 1 azione
   *[other] { $n } azioni
 }
board-last = { $what } (un altro punto ed è la fine)
board-actions-left = { $left ->
    [0] oggi nessun’altra azione
    [one] ancora 1 azione
   *[other] ancora { $left } azioni
 }{ $n ->
    [3] {""}
   *[other] {" "}({ $lost ->
        [one] persa 1
       *[other] perse { $lost }
     } su 3 per { $by })
 }
board-away = via
board-stopped = aspetta, non ce la fa
board-fed = ha mangiato
task-bed = a letto
task-floor = dorme sul pavimento
task-guard = di guardia
task-scavenge = in perlustrazione
job-at = in { $code }
job-outside = all’Esterno
job-new-idea = pensa a qualcosa di nuovo
job-rummage = rovista
job-comfort = consola qualcuno
job-music = suona
job-mend-roof = ripara il tetto
job-drain = prosciuga il seminterrato
job-build = costruisce

## Le cose
board-storage = Magazzino: { $what }
board-cold = Freddo { $track } { $n }
board-noise = Rumore { $track } { $n }
board-out = Là fuori: { $place }, { $n ->
    [0] nessuna carta Ignoto
    [one] 1 carta Ignoto
   *[other] { $n } carte Ignoto
 }
board-pile = Nel sacco ({ $weight } su { $most }): { $what }
board-area = Nell’area: { $what }
board-locations = Luoghi: { $what }
board-location = { $space }: { $name } ({ $danger })

## Combattimenti e Raid
board-raid = Raid Notturno: { $name }. Danno { $damage }, Ferite { $wounds }; contro: { $hits ->
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 }, { $boards ->
    [one] 1 Crepa chiusa
   *[other] { $boards } Crepe chiuse
 }
board-fight = { $n ->
    [0] Combattimento: prima del primo round
   *[other] Combattimento: round { $n }
 }
board-deal = Baratto: credito { $n }

## Tutto il resto
board-kept = Carte tenute: { $what }
board-tokens = Con noi: { $what }
board-pending = Una Storia attende su: { $what }
board-decks = Mazzi: { $events } Eventi · { $raids } Raid Notturni · { $residents } Residenti · { $visitors } Visitatori · { $fate } Fato · { $fittings } Miglioramenti da costruire · { $ideas } Idee · { $read ->
    [one] 1 pagina letta
   *[other] { $read } pagine lette
 }

## La fine
why-victory = le armi tacciono, e almeno uno di quelli che hanno cominciato è ancora qui a sentire il silenzio
why-survival = le armi tacciono, ma di quelli che hanno cominciato non resta nessuno a sentire il silenzio
why-nobody-left = nella casa non resta più nessuno
why-no-guard = nessuno faceva la guardia, e sono arrivati
why-last-page = la storia finisce su questa pagina, e non bene
