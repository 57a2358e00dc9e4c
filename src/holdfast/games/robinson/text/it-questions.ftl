# Domande, risposte e rifiuti.

## Domande
ask-window = { $moment-is ->
    [setup] Prima del primo round: volete usare qualcosa?
    [round] Comincia il round: volete prima usare qualcosa?
    [event] L’Evento è risolto: volete usare qualcosa?
    [before-morale] Prima della fase Morale: volete usare qualcosa?
    [after-morale] Dopo la fase Morale: volete usare qualcosa?
    [production] La Produzione è finita: volete usare qualcosa prima di pianificare?
    [arrange] { $the-actor } sistema il campo: volete usare qualcosa?
    [before-action] Prima della prossima Azione: volete usare qualcosa?
    [dice] { $the-actor } ha tirato: volete cambiare i dadi?
    [gathered] La Raccolta è riuscita: volete portare via di più?
    [fight] { $the-actor } deve combattere: volete usare qualcosa?
    [mystery] Si rivela una carta Mistero: { $card }. Volete usare qualcosa?
    [before-weather] Prima della fase Meteo: volete usare qualcosa?
    [clouds] Si addensano le nuvole: volete usare qualcosa?
    [night] Scende la Notte: volete usare qualcosa prima di mangiare?
    [before-rot] Prima che il cibo deperisca: volete usare qualcosa?
   *[other] Volete usare qualcosa prima di proseguire?
 }
ask-dice = { $actor } ha tirato per «{ $action }»: { $wound }, { $success }, { $adventure }. Volete cambiare i dadi o usare qualcosa?
ask-fight = { $actor } combatte: forza { $strength } contro livello Armi { $weapon }, { $n ->
    [0] nessuna Ferita
    [one] 1 Ferita
   *[other] { $n } Ferite
 }. Volete usare qualcosa?
ask-clouds = Nuvole di pioggia: { $rain }; invernali: { $winter }; Tetto: { $roof }. Costerebbero { $wood } legna e { $food } cibo. Volete usare qualcosa?
ask-night = Scende la Notte, con { $food } cibo per { $people ->
    [one] 1 persona
   *[other] { $people } persone
 }{ $twice ->
    [yes] , e stanotte ognuno mangia una seconda volta o subisce 1 Ferita (in tutto { $need } cibo)
   *[no] {""}
 }{ $lacks ->
    [0] .
    [one] . Uno resta a digiuno e subisce 2 Ferite; lo sceglie il Primo giocatore.
   *[other] . In { $lacks } restano a digiuno e subiscono 2 Ferite a testa; li sceglie il Primo giocatore.
 } Volete usare qualcosa prima di mangiare?
opt-told = { $what } – { $text }
with-wounds = { $who } (Ferite: { $n } su { $of })
space-tile = { $space }, { $tile } ({ $text })
spent-source = { $source } esaurita
would-produce = Produzione: { $what }
would-be-near = accanto: { $what }
near-source = { $n ->
    [one] { $source }
   *[other] { $n } × { $source }
 }
near-unexplored = { $n ->
    [one] 1 spazio inesplorato
   *[other] { $n } spazi inesplorati
 }
ask-planning = { $first ->
    [yes] Pianificate le Azioni. «1–2 pedine»: con 1 si tirano i dadi, con 2 si riesce di sicuro; «2–3», più lontano dall’Accampamento: lo stesso con una pedina in più. Un’Avventura è una carta, di solito una grana.
   *[no] Pianificate le Azioni.
 }
pawns-left = { $n ->
    [0] { $who } non ha più pedine
    [one] { $who } ha ancora 1 pedina
   *[other] { $who } ha ancora { $n } pedine
 }
tonight-short = { $twice ->
    [yes] Cibo che manca ancora per le due cene di stanotte: { $n }{ surely-comes }{ perhaps-comes }; chi salta la prima subisce 2 Ferite, chi salta la seconda 1
   *[no] Cibo che manca ancora per la cena di stanotte: { $n }{ surely-comes }{ perhaps-comes }; chi non mangia subisce 2 Ferite
 }
surely-comes = { $planned ->
    [0] {""}
   *[other] , contando già quanto il piano porta di sicuro ({ $planned })
 }
perhaps-comes = { $perhaps ->
    [0] {""}
    [one] {" "}(con un po’ di fortuna il piano ne porta 1 in più)
   *[other] {" "}(con un po’ di fortuna il piano ne porta altri { $perhaps })
 }
no-food-left = Nessuna delle Azioni rimaste porta cibo
no-shelter-yet = Per un Riparo ({ $price }) non c’è abbastanza; senza, stanotte 1 Ferita a testa
no-roof-yet = Per un Tetto ({ $price }) non c’è abbastanza
extras-left = Pedine aggiuntive: { $pawns }
extra-for = { $pawn } (per un’Azione di { $field })
lacks-pawns = { $n ->
    [one] A «{ $action }» manca ancora una pedina: aggiungetela o annullate l’Azione, altrimenti il piano non si può confermare
   *[other] A «{ $action }» mancano ancora { $n } pedine: aggiungetele o annullate l’Azione, altrimenti il piano non si può confermare
 }
near-death = { $n ->
    [one] Basta 1 altra Ferita per perdere { $who }
   *[other] Bastano altre { $n } Ferite per perdere { $who }
 }
ask-resolve-all = { $shared ->
    [yes] Quale Azione pianificata si risolve ora? La prima di { $field } incontra il segnalino Avventura; le altre tirano e basta.
    [sure] Quale Azione pianificata si risolve ora?
   *[no] Quale Azione pianificata si risolve ora? Un’Avventura o una Ferita può cambiare le Azioni successive.
 }
afterwards = Dopo: { $actions }.
ask-reroll-die = { $actor }: quale dado si ritira?
ask-arrange-camp = { $the-actor } sistema il campo: Determinazione o Morale?
ask-extra-building = { $card } – che cos’altro costruisce { $the-actor }?
ask-items-ready = I nuovi Oggetti hanno effetto tutti: quale per primo?
ask-move-camp = { $forced ->
    [yes] L’Accampamento deve spostarsi. Dove?
   *[no] Stanotte l’Accampamento si sposta?
 }
camp-moves = { $shelter ->
    [built] Il Riparo viene con voi; Tetto e Palizzata perdono metà, arrotondata per difetto.
    [natural] Il riparo naturale resta qui, e con lui Tetto e Palizzata.
   *[none] Non si perde nulla.
 }
ask-driven-out = { $card } – l’Accampamento deve spostarsi. Dove?
ask-raided = I cannibali vi cacciano: l’Accampamento deve spostarsi. Dove?
ask-move-token = L’Accampamento si è spostato: il segnalino +1 di un Oggetto lo segue? Aumenta la produzione della tessera su cui sta.
ask-top-or-bottom = Ora conosci la prima Bestia: la lasci lì?
ask-pick-strongest = Pari forza: quale Bestia va in cima al mazzo Caccia?
ask-keep-discovery = Quale segnalino Scoperta tieni?
ask-return-tiles = { $how-is ->
    [one] Quale tessera va in cima alla pila?
   *[order] Quale tessera torna ora nella pila? L’ultima resta in cima.
 }
ask-choose-tile = Quale tessera si mette in { $space }?
ask-flip-item = { card-first }quale Oggetto si gira sul lato Invenzione?
ask-mark-items = { card-first }quale Oggetto si segna? Torna sul lato Invenzione quando la carta torna come Evento.
ask-discard-item = { card-first }quale Oggetto si scarta?
ask-discard-inventions = { card-first }quale Invenzione si scarta? (da scartare: { $n })
ask-pick-idea = Quale Invenzione va sul tabellone?
ask-build-free = { card-first }che cosa si costruisce gratis?
ask-corral = Il Recinto: volete rinchiudere gli animali di una fonte accanto all’Accampamento?
ask-place-shortcut = Verso quale tessera accanto all’Accampamento va la Scorciatoia? Una delle sue fonti produrrà a ogni round.
ask-apply-morale = Il Morale è al massimo: 2 Determinazione o curare 1 Ferita?
ask-go-on-drawing = { $actor }: pescare un’altra carta Mistero?
ask-draw-the-worst = { $actor }: pescare un’altra carta Mistero? Qui non ci sono più Tesori da trovare, solo una Trappola o un Mostro.
ask-strange-disease = { card-first }a chi va il prossimo segnalino? Ognuno è 1 Ferita nella prossima Notte.
ask-meals = C’è { $food } cibo per { $mouths } persone: { $lacking ->
    [one] una resta a digiuno e subisce 2 Ferite. Chi?
   *[other] { $lacking } restano a digiuno e subiscono 2 Ferite ciascuna. Chi ({ $nth } di { $lacking })?
 }
ask-eat-more = Stanotte la fame è doppia: 1 cibo in più o 1 Ferita?
ask-heal-among = { $n ->
    [one] A chi si cura 1 Ferita?
   *[other] Si possono curare { $n } Ferite: a chi si cura la prossima?
 }
ask-share = { $at-once ->
    [yes] Chi riceve { $n } Determinazione?
   *[no] Chi riceve il prossimo segnalino Determinazione? (da dare: { $n })
 }
ask-cover-arrows = Quale freccia del Morale si copre?
ask-shortcut-yields = Che cosa porta la Scorciatoia?
ask-halved = La Produzione è dimezzata: che cosa tenete?
ask-decide = { $card-is ->
    [some] { $card } – che cosa scegliete?
   *[none] Che cosa scegliete?
 }
ask-choose-characters = Quale Personaggio giochi?
ask-remove-any-token = Quale segnalino si toglie?
ask-exhaust = { card-first }quale fonte si esaurisce?
ask-exhaust-tile = { card-first }di quale tessera si esauriscono tutte le fonti?
ask-cover-terrain = { card-first }di quale tessera si copre il terreno?
ask-turn-down = { card-first }quale tessera diventa inaccessibile?
ask-tribute = Il villaggio vuole un tributo: legna o cibo?
ask-pile-up = Quanta legna va sulla catasta? Ne avete { $wood }; al livello { $stage } ne { $needs ->
    [one] manca 1
   *[other] mancano { $needs }
 }, e a ogni round si completa un livello al massimo{ $more ->
    [0] {""}
    [one] ; dopo resta 1 livello
   *[other] ; dopo restano altri { $more } livelli
 }.
wood-for-shelter = Non avete ancora un Riparo: costa { $price }, e senza ciascuno subisce 1 Ferita stanotte.
wood-for-roof = { $clouds ->
    [one] Stanotte può arrivare 1 nuvola
   *[other] Stanotte possono arrivare fino a { $clouds } nuvole
 }, e il Tetto è a { $roof }: un livello in più costa { $price }.
ask-place-fog = { $token-is ->
    [ash] Dove cade la cenere? Lì ogni Azione richiede 1 pedina in più.
   *[fog] Dove cala la nebbia? Lì ogni Azione richiede 1 pedina in più, il terreno conta come inesplorato e un Accampamento non produce nulla.
 }
ask-remove-fog = Dove si alza la nebbia? (ancora { $n } al massimo)
ask-clear-marker = Quale fonte esaurita o terreno coperto si libera?
card-first = { $card-is ->
    [some] { $card } –{" "}
   *[none] {""}
 }

## Pianificazione
plan = { $action } ({ $notes })
plan-for = { $plan }: { $does }
for-shelter = nessuno dorme più all’aperto, e si possono costruire Tetto e Palizzata
for-shelter-too = qui ce n’è uno naturale, che resta indietro se l’Accampamento si sposta; questo viene con voi
for-roof = Tetto +1, ripara da una nuvola a ogni round (1 cibo e 1 legna)
for-palisade = Palizzata +1: animali che rosicchiano e tempeste ne tolgono un livello invece di 1 Ferita a testa; una bestia che attacca no
for-weapon = livello Armi +1, una Ferita in meno in ogni combattimento, e a testa quando una bestia attacca l’Accampamento
for-cards = serve per: { $cards }
for-goal = fa parte dell’obiettivo
for-later = attenua { $cards }, che è nel mazzo Eventi
for-uncounted = le probabilità non contano { $things }
for-best-morale = il Morale è già al massimo
for-morale-enough = il Morale arriva al massimo anche senza
for-nothing-yet = per ora nessuna carta in tavola richiede questo Oggetto; una pescata più avanti può richiederlo
for-beast = { $food } cibo e { $fur } pellicce, secondo la Bestia, che può costare fino a { $weapon } livelli Armi; combatte chi mette la prima pedina
for-known-beast = { $name }, forza { $strength }: { $spoils }{ $weapon ->
    [0] {""}
   *[other] , poi livello Armi −{ $weapon }
 }
for-burning = forza { $strength } contro livello Armi { $weapon }, ogni punto che manca è una Ferita per chi guida; { $what ->
    [city] bruciata la Città avete vinto
   *[village] la forza della Città scende a { $city }
 }
for-threat = la Minaccia è scongiurata
for-source = la fonte torna a dare
for-terrain = il terreno conta di nuovo come esplorato
for-rest-idle = per ora nessuna Ferita da curare
for-arranging = 2 Determinazione o Morale +1
plan-how = { $action } ({ $how })
plan-both = { $action }, con entrambe le pedine
plan-friday = Venerdì: { $action }
plan-jenny = Jenny: { $action }
way-both = con entrambe le pedine
way-friday = Venerdì
way-jenny = Jenny
how-one = ricompensa minore
how-two = ricompensa maggiore
how-thrift = con Costruzione in economia
how-token = solo per il segnalino +1
how-item = con l’Oggetto { $item }
pawns-of = sicuro con { $most } pedine
pawns = { $sure ->
    [yes] { $least ->
        [one] 1 pedina
       *[other] { $least } pedine
     }
   *[no] { $least }–{ $most } pedine
 }
opt-join = Aggiungi { $pawn } a: { $action }
opt-take-back = Annulla: { $action }
comes-back = { $action } (si riprende: { $what })
opt-in-order = Tutte, in quest’ordine: { $actions }
opt-resolve = { $action }
planned-by = { $action } – { $who }
opt-ready = Confermo

## Cose da usare
opt-skill = { $cost ->
    [0] { $name }
   *[other] { $name } ({ $cost } Determinazione): { $does }
 }
opt-use = Usa { $name }: { $does }
opt-use-token = Usa { $name } (segnalino): { $does }
opt-use-treasure = Usa { $name } (Tesoro): { $does }
opt-more-gathered = Usa { $name } qui: { $what } in più (una volta per round)
opt-friday-reroll = Venerdì spende 2 Determinazione e ritira un dado
choice = { $words }: { $does }

## Risposte
opt-heal = { $b ->
    [0] Cura { $a }
   *[other] Cura { $a }: { $b } Ferite
 }
apply-morale-heal = Curare 1 Ferita del Primo giocatore
opt-determination = Determinazione
apply-morale-determination = 2 Determinazione al Primo giocatore
arrange-camp-determination = 2 Determinazione
opt-morale = Morale +1
opt-give = { $b ->
    [0] { $a }
   *[other] { $a }: tutti e { $b }
 }
opt-cover = { $a }, freccia alla Ferita { $b }
opt-hungry = Resta a digiuno { $a }
opt-eat = 1 cibo in più per { $a }
opt-wound = 1 Ferita
eat-more-wound = 1 Ferita per { $a }
opt-marker = Un segnalino per { $a }
opt-beast = { $a }
opt-character = { $a }
opt-keep = Tieni { $a }
halved-keep = Tieni { $a } legna e { $b } cibo
opt-put = { $a }
opt-tile = { $a }
opt-take = { $a }
opt-item = { $a }
opt-flip = { $a }
opt-mark = { $a }
opt-discard = { $a }
opt-build-free = { $a }
opt-exhaust = { $a }
opt-shortcut = { $a }
opt-corral = Rinchiudi: { $a }
corral-no = Lascia in pace gli animali
opt-reroll = { $a-is ->
    [wound] Il dado Ferita ({ $b-is ->
        [wound] una Ferita
       *[blank] nessuna Ferita
     })
    [success] Il dado Successo ({ $b-is ->
        [success] Successo
       *[two] nessun Successo
     })
   *[adventure] Il dado Avventura ({ $b-is ->
        [adventure] un’Avventura
       *[blank] nessuna Avventura
     })
 }
opt-stay = L’Accampamento resta dov’è
opt-stay-here = L’Accampamento resta dov’è ({ $what })
opt-move-camp = Sposta l’Accampamento in { $a }
opt-carry = Il segnalino +1 { $a } lo segue
move-token-leave = Il segnalino +1 { $a } resta indietro
opt-leave = Lascia perdere
top-or-bottom-leave = Lasciala in cima
opt-under = Mettila in fondo
opt-draw-on = Ancora una carta
opt-stop = Basta così
opt-pile = { $a ->
    [0] Niente, per ora
   *[other] { $a } legna per la catasta
 }
opt-fog = { $a }
opt-ash = { $a }
opt-clear = { $a }
opt-enough = Basta così
opt-remove = { $a }
opt-reclaim = { $a }
opt-wood = Legna
opt-food = Cibo
opt-roof = Tetto
opt-palisade = Palizzata
opt-weapon = Livello Armi
opt-wounds = Ferite
opt-rain = Nuvola di pioggia
opt-winter = Nuvola invernale
opt-fight = Combattere
opt-yield = Cedere
opt-outside = Restare fuori
opt-home = Tornare
opt-wait = Aspettare
opt-feed = Dargli da mangiare
opt-chase = Scacciarlo

## Rifiuti
no-needs-item = Serve l’Oggetto { $item }
no-needs-weapon = Serve almeno il livello Armi { $n }; avete il livello { $have }
no-needs-wood = Legna necessaria: { $n }; disponibile: { $have }
no-needs-fur = Pellicce necessarie: { $n }; disponibili: { $have }
no-needs-food = Cibo necessario: { $n }; disponibile: { $have }
no-needs-shelter = Prima serve un Riparo
no-needs-terrain = Prima va esplorato un terreno di questo tipo: { $terrain }
no-needs-pawns = { $action }: servono almeno { $n } pedine
no-too-few-pawns = Non restano abbastanza pedine: ne servono { $n }
no-no-pawn = Non hai più pedine
no-no-beast = Nel mazzo Caccia non ci sono più Bestie
no-no-tiles = Non ci sono più tessere Isola
no-no-path = Nessun percorso porta fin lì
no-too-far = È troppo lontano dall’Accampamento
no-exhausted = Questa fonte è esaurita
no-already-built = È già costruito
no-already-planned = È già pianificato
no-not-your-invention = Può farlo solo il Personaggio a cui appartiene
no-not-the-carpenter = Solo il Carpentiere può costruire in economia
no-restricted = In questo round il Personaggio non può svolgere Azioni di questo tipo
no-later-round = Si può esplorare solo in un round successivo
no-jenny-first = Prima Jenny dev’essere nell’Accampamento
no-boat-locked = Prima bisogna esplorare { $tiles } tessere e { $sites } siti Totem
no-not-yet = non è ancora il momento
