# Il diario: che cosa è successo, riga per riga. `$who` sono Personaggi, `$people` quanti, `$sex` è f se sono tutte donne.

## Parti
told-nothing = niente
told-one-of-us = qualcuno di noi
told-stored = +{ $goods } (ora { $now })
told-enemy = Nemico { $n }
told-foe = Nemico { $n } ({ $weapon })
told-signed = { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 }
told-fate-deals = { $n ->
    [one] 1 Ferita all’altra parte
   *[other] { $n } Ferite all’altra parte
 }
told-fate-hits = { $n ->
    [one] 1 colpo a segno
   *[other] { $n } colpi a segno
 }
told-fate-guard = 1 Ferita a una guardia a nostra scelta
told-fate-takes = { $n ->
    [one] 1 Ferita a chi ha colpito
   *[other] { $n } Ferite a chi ha colpito
 }
told-fate-noise = Rumore +{ $n }
told-fate-disarms = un’arma vola via
told-fate-ends = tutti si tirano indietro
told-fate-ricochet = 1 Ferita da entrambe le parti
told-fate-nothing = niente

## La giornata
log-set-up = — This War of Mine{ $difficulty-is ->
    [easier] {" "}(più facile)
    [harder] {" "}(più difficile)
   *[standard] {""}
 }{ $short-is ->
    [yes] {" "}· campagna breve
   *[no] {""}
 } —
log-take-character = { $who } ({ $profession }) ha trovato la strada fino a questa casa
log-begin = In casa, già con la fame addosso (Fame { $n }): { $who }{ $several-is ->
    [yes] . Il Diario è in mano a: { $seat }
   *[no] {""}
 }
log-morning = —— Giorno { $n } ——
log-back = { $people ->
    [one] { $sex ->
        [f] { $who } è tornata
       *[m] { $who } è tornato
     }
   *[other] { $sex ->
        [f] Sono tornate: { $who }
       *[m] Sono tornati: { $who }
     }
 }
log-phase = · { $phase-is ->
    [day] Azioni Diurne
    [dusk] Crepuscolo
    [evening] Sera
    [scavenging] Perlustrazione
    [raid] Raid Notturno
   *[dawn] Alba
 }{ $several-is ->
    [yes] {" "}· Diario: { $seat }
   *[no] {""}
 } ·
log-nobody-out = Stanotte non esce nessuno
log-action-turn = { $idle-is ->
    [yes] Turno { $n } delle Azioni Diurne: nessuno ha più azioni
   *[no] Turno { $n } delle Azioni Diurne{ $people ->
        [0] {""}
       *[other] {" "}(senza più forze: { $who })
     }
 }{ $several-is ->
    [yes] {" "}· Diario: { $seat }
   *[no] {""}
 }
log-event = { $ceasefire-is ->
    [yes] { $card }! { $text }
   *[no] Evento: { $card }. { $text }
 }
log-flag = { $name-is ->
    [snipers] Per oggi il cecchino colpisce con un risultato da 1 a 3
    [curfew] Per stanotte ogni Luogo ha 2 carte in meno
    [robbers] Per stanotte si scoprono due Raid Notturni, e arriva il peggiore
    [clear-day] Per oggi nessuno perde la prima azione che la Fame, la Fatica o un altro Stato gli toglierebbe
    [no-visitors] Per oggi nessuno bussa alla porta
   *[empty-streets] Per stanotte il Rumore parte da 2
 }
log-chapter = ★ { $card }. { $text }
log-no-event = Non ci sono più Eventi
log-journal = Diario → { $seat }
log-cold = Freddo { told-signed } (ora { $now })
log-cold-full = Il Freddo è già al massimo ({ $now })
log-debt-due = È il giorno di pagare il debito

## Le persone
log-state = { $who }: { $state } { told-signed } (ora { $now }){ $out-is ->
    [yes] {" "}– è troppo
   *[no] {""}
 }
told-shift = { $who }: { $state } { told-signed } (ora { $now })
log-shifts = { $crew }
log-states = { $state } { told-signed }: { $crew }
log-set-state = { $state } ora: { $crew }
log-keep-promise = { $card }: { $who } resta, con Tristezza 3
log-let-go = La promessa resta inascoltata: niente trattiene più { $who }
log-farewell = † { $who }: { $states } { $n }. Più in là non si va
log-removed = † { $how-is ->
    [death] { $sex-is ->
        [f] { $who } è morta
       *[m] { $who } è morto
     }
    [departure] { $who } ci ha lasciati
    [breakdown] { $who } non è più con noi
    [last-departure] { $who } se ne va, e nessuno spranga la porta
    [last-breakdown] { $who } non si alza più
   *[other] { $who } non c’è più
 }. { $left ->
    [0] Non resta nessuno
    [one] Di noi resta solo { $rest }
   *[other] Restiamo in { $left }: { $rest }
 }
log-take-along = Mancano anche delle provviste: { $goods }
log-starting-swap = { $people ->
    [one] Da ora { $who } conta tra i primi
   *[other] Da ora { $who } contano tra i primi
 }
log-shaken = Dopo una morte così (dado Nero { $roll }) { $people ->
    [0] tutti continuano a cercare
    [one] { $who } non se la sente di continuare
   *[other] { $who } non se la sentono di continuare
 }
log-join = { $who } ({ $profession }) si unisce a noi
log-away = { $people ->
    [one] { $who } starà via fino al mattino del giorno { $n }
   *[other] { $who } staranno via fino al mattino del giorno { $n }
 }

## Crepuscolo e sera
log-drink = { $people ->
    [0] Nessuno ha niente da bere
    [one] { $who } beve
   *[other] { $who } bevono
 }{ $some-is ->
    [yes] { $people ->
        [0] {""}
       *[other] ; senz’acqua{ $several-is ->
            [yes] {" "}(decide il { $seat })
           *[no] {""}
         }: { $dry }
     }
   *[no] {""}
 } (Acqua rimasta: { $left })
log-thirst = { $who } patisce la sete (dado Nero { $roll }; 1–5 Fame, 6–10 Tristezza): { $state } +1 (ora { $now })
log-eat = { $who } mangia { $goods } ({ $still-is ->
    [yes] la Fame resta { $now }
   *[no] Fame ora { $now }
 }{ $freed-is ->
    [yes] , che non costa più un’azione
   *[no] {""}
 })
log-go-hungry = { $fed-is ->
    [yes] { $who } oggi ha già mangiato
   *[no] { $who } non mangia niente{ $several-is ->
        [yes] {" "}(decide il { $seat })
       *[no] {""}
     }: Fame +1 (ora { $now })
 }
log-food-saved = { $several-is ->
    [yes] Il { $seat } mette da parte il cibo:
   *[no] Il cibo si mette da parte:
 } in Magazzino { $goods }
log-fed = Un pasto caldo (Fame ora: { $crew })
log-feed-child = La Bambina ha fame
log-feed-dog = Il Cane da guardia vuole la sua parte
log-task = { $who } { $task-is ->
    [bed] dormirà in un Letto
    [floor] dormirà sul pavimento
    [guard] farà la guardia
   *[scavenge] uscirà in perlustrazione
 }
log-take-back-task = Si ritira l’ultimo compito
log-ration = Si risparmia Acqua: al Crepuscolo si dirà uno per uno chi beve
log-unguarded = La porta resta senza guardia, di proposito
log-home-again = { $people ->
    [0] In Magazzino: { $goods }
    [one] { $who } è di nuovo a casa{ $some-is ->
        [yes] ; in Magazzino: { $goods }
       *[no] , a mani vuote
     }
   *[other] { $who } sono di nuovo a casa{ $some-is ->
        [yes] ; in Magazzino: { $goods }
       *[no] , a mani vuote
     }
 }
log-night = Comincia la notte; chi dorme perde Fatica, chi è di guardia o fuori ne prende 1 (Fatica ora: { $crew })

## Alba
log-assign-meds = { $who } sarà in cura con { $goods }
log-treat = Il Vecchio medico cura { $who }: { $state } −1 (ora { $now })
log-drink-up = { $who } beve { $goods }: Tristezza { $misery }, Fatica { $fatigue }
log-fate = Fato: { $card }
log-cold-check = Prova di Freddo: il Freddo è { $n }
log-freeze = { $ill-is ->
    [yes] { $who } ha preso freddo (dado Nero { $roll }): Malattia +1 (ora { $now })
   *[no] { $who } resiste al Freddo (dado Nero { $roll })
 }
log-medicine = { $worked-is ->
    [yes] { $goods } per { $who }{ $roll ->
        [0] {""}
       *[other] {" "}(dado Nero { $roll })
     }: { $state } ora { $now }
   *[no] { $goods } per { $who } (dado Nero { $roll }): nessun effetto, { $state } ancora { $now }
 }
log-untreated = { $who } – { $state } senza cure, dado Nero { $roll }{ $bed-is ->
    [yes] {" "}più { $plus } per il Letto
   *[no] {""}
 }: { $turn-is ->
    [worse] peggiora, ora { $now }
    [better] migliora, ora { $now }
   *[same] nessun cambiamento, ancora { $now }
 }
log-spirit = { $who } – Morale, riga { $line }: { $text }{ $idle-is ->
    [yes] {" "}– ora non è così, niente cambia
   *[no] {""}
 }
log-habit-given = { $who } consuma { $goods } del Magazzino
log-listens = { $who } ascolta il Carillon (dado Nero { $roll }): { $touched-is ->
    [yes] Tristezza −1 (ora { $now })
   *[no] non basta
 }
log-death-among-us = Una morte tra noi (dado Nero { $roll }): { $some-is ->
    [yes] Tristezza +2 ({ $crew })
   *[no] gli altri reggono
 }
log-narratives = { $n ->
    [one] Resta una cosa sola da raccontare: { $cards }
   *[other] Due modi di cominciare la giornata: { $cards }
 }
log-narrative = { $kept-is ->
    [yes] Da parte, per dopo: { $card }. { $text }
   *[no] Si sceglie: { $card }. { $text }{ $vain-is ->
        [yes] {" "}Ma manca ciò che serve, e non succede niente
       *[no] {""}
     }
 }
log-use-kept = { $people ->
    [0] Si usa: { $card }
   *[other] Si usa per { $who }: { $card }
 }
log-drop = Si scarta: { $card }
log-shift-over = La giornata più lunga si fa sentire – { $crew }

## In casa
log-assigned = { $who } { $what-is ->
    [rest] non fa niente in questo turno
    [outside] va alla porta
    [new-idea] pensa a qualcosa di nuovo
    [rummage] va a rovistare
    [comfort] vuole confortare qualcuno
    [music] vuole suonare per gli altri
    [search] va a frugare in { $space }
    [dig] va a scavare in { $space }{ $together-is ->
        [yes] {" "}con { $other }
       *[no] { $with-tool-is ->
            [yes] {" "}con la Pala
           *[no] {" "}senza aiuto
         }
     }
    [pick] va a forzare la serratura in { $space }
    [unlock] va ad aprire in { $space } con le chiavi
    [saw] va a segare le Sbarre ({ $space })
    [build] vuole costruire: { $card }, { $space }
    [use] si mette all’opera: { $card }
    [move] vuole spostare in { $space }: { $card }
    [demolish] vuole smontare: { $card }
    [mend-roof] sale sul tetto
   *[drain] vuole prosciugare il seminterrato
 }{ $paid-is ->
    [yes] {" "}({ $goods })
   *[no] {""}
 }
log-take-back = Si ritira l’ultima assegnazione
log-thinking = { $who } si siede con carta e matita
log-too-late = { $who } non può più farlo
log-in-vain = { $who } non può più farlo: { $space } non è più com’era
log-take-idea = Una nuova idea: { $card }
log-rummage = { $who } rovista: dado Nero { $roll }{ $changed-is ->
    [yes] {" "}(vale { $counts })
   *[no] {""}
 }, { $n ->
    [one] 1 pezzo
   *[other] { $n } pezzi
 }
log-cheer = { $how-is ->
    [comfort] { $who } trova le parole giuste
   *[music] { $guitar-is ->
        [yes] { $who } suona la Chitarra per tutti noi
       *[no] { $who } canta a bassa voce
     }
 }
log-mend = { $what-is ->
    [mend-roof] { $who } ripara il tetto
   *[drain] { $who } prosciuga il seminterrato
 }
log-open-card = { $remnants-is ->
    [yes] { $who } scava in { $space }: restano Resti di Macerie
   *[no] { $found-is ->
        [yes] { $who } libera { $space } e trova { $goods }
       *[no] { $who } libera { $space }
     }
 }
log-pick-door = { $who } forza la serratura in { $space } (dado Nero { $roll }): { $open-is ->
    [yes] aperta, ma il Grimaldello è andato
   *[no] resiste
 }
log-use-keys = { $who } apre { $space } con il Mazzo di chiavi
log-build = { $who } ha costruito: { $card } ({ $space }){ $helped-is ->
    [yes] , con l’aiuto di: { $helps }
   *[no] {""}
 }
log-move-fitting = { $who } sposta in { $space }: { $card }
log-demolish = { $who } smonta: { $card } ({ $space })
log-unbuild = Perduto: { $card } ({ $space })
log-use-fitting = { $who } – { $card }: { $work }{ $helped-is ->
    [yes] , grazie a: { $helps }
   *[no] {""}
 }{ $waits-is ->
    [yes] {" "}(pronto domani)
   *[no] {""}
 }
log-heat = { $who } scalda con { $goods }{ $coal-is ->
    [yes] {" "}e carbone
   *[no] {""}
 } ({ $card })
log-restored = Le Macerie bloccano di nuovo { $space }
log-boards = { $up-is ->
    [yes] La Crepa { $space } è chiusa con Assi di Legno (Crepe chiuse: { $n })
   *[no] Le Assi di Legno in { $space } sono divelte (Crepe chiuse: { $n })
 }
log-outside = { $hit-is ->
    [yes] Un cecchino colpisce { $who } sulla porta (dado Nero { $roll }): { $n ->
        [one] 1 Ferita
       *[other] { $n } Ferite
     } (ora { $now })
   *[no] { $who } è sulla porta, non si sente sparare (dado Nero { $roll })
 }
log-visitor = Bussano: { $card }. { $text }
log-visitor-gone = La porta si richiude
log-refuse = La porta resta chiusa

## Segnalini
log-gained = { $outside-is ->
    [yes] { $placed-is ->
        [yes] Trovato ({ $place }): { $goods }
       *[no] Trovato: { $goods }
     }
   *[no] Magazzino: { $stored }
 }
log-pay-out = { $card }: è il momento di raccogliere { $goods }
log-box-empty = Qui ci sarebbero { $item }, ma i segnalini sono finiti
log-lost = { $why-is ->
    [rats] I topi si sono serviti: { $goods }
    [raid] Il Raid si porta via { $goods }{ $several-is ->
        [yes] {" "}(scelta del { $seat })
       *[no] {""}
     }
    [commission] Per la Commissione: { $goods }
   *[price] Via: { $goods }
 }
log-remove-from-box = Fuori dal gioco per sempre, dalla scatola e non dal Magazzino: { $n } { $item }
log-food-price = Fino al prossimo Capitolo il cibo vale { $n } in più nel Baratto
log-put-token = Nuovo segnalino: { $token } – { $does }
log-token-remove = Tolto dal gioco: { $token }
log-token-use = Usato: { $token }
log-reached = ★ Obiettivo raggiunto: { $card }
log-missed = ☆ Obiettivo mancato: { $card }
log-objective = Obiettivo: { $card }. { $text }

## Fuori
log-go-to = { $people ->
    [one] { $who } si avvia
   *[other] { $who } si avviano
 }: { $card } ({ $space-is ->
    [near] Vicino
    [medium] Medio
   *[far] Lontano
 }, { $n } carte Ignoto, Rumore { $noise }). { $text }
log-packed = Nel sacco: { $goods } (peso { $n } su { $room })
log-unpacked = Alla fine resta a casa: { $goods } (peso { $n } su { $room })
log-set-out = { $some-is ->
    [yes] Si parte (Rumore { $n })
   *[no] Si parte a mani vuote (Rumore { $n })
 }
log-revealed = { $how-is ->
    [kept] { $card }: potrà servire
    [passage] { $card }: niente del genere qui, il passaggio è libero
    [barred] { $card }: con quel che abbiamo non c’è niente da fare, si va oltre
   *[card] { $card }
 } ({ $left ->
    [0] l’ultima carta
    [one] resta 1 carta
   *[other] restano { $left } carte
 }{ $several-is ->
    [yes] {" "}· Diario: { $seat }
   *[no] {""}
 })
log-return-cards = { $left ->
    [0] Le ultime carte Ignoto tornano indietro
   *[other] { $n ->
        [one] 1 carta Ignoto torna indietro
       *[other] { $n } carte Ignoto tornano indietro
     } ({ $left ->
        [one] ne resta 1
       *[other] ne restano { $left }
     })
 }
log-add-unknown = C’è altro da vedere: carte Ignoto +{ $n } (ora { $left })
log-end-scavenging = È ora di tornare a casa
log-use-map = Si apre la Mappa
log-peek = { $deck-is ->
    [events] { $n ->
        [one] Il prossimo Evento
       *[other] I prossimi Eventi
     }
    [night-raids] { $n ->
        [one] Il prossimo Raid Notturno
       *[other] I prossimi Raid Notturni
     }
   *[unknown] Che cosa c’è più avanti
 }: { $cards }
log-bury = { $card } torna indietro
log-sorted-unknown = Verranno in quest’ordine: { $cards }
log-exchange = { $gone }: non ci si arriva più. Dal più vicino al più lontano ora ci sono { $there }{ $new-is ->
    [yes] {" "}(nuovo)
   *[no] {""}
 }
log-noise = Rumore { told-signed } (ora { $now })
log-noise-least = Il Rumore resta { $now }, il minimo
log-noise-set = Il Rumore ora è { $now }
log-noise-back = Qualcuno si avvicina, e il Rumore torna a { $now }
log-search = A frugare si fa rumore: Rumore { $now }
log-listen = { $heard-is ->
    [yes] Tiro per il Rumore, { $roll } contro { $now }: qualcuno ha sentito
   *[no] Tiro per il Rumore, { $roll } contro { $now }: tutto tace
 }
log-sneak = { $who } sa come si cammina: Rumore { $now }
log-special-finding = Ritrovamenti Speciali, { $card }: dado Nero { $roll }{ $nothing-is ->
    [yes] , stavolta niente
   *[no] {""}
 }
log-found-nothing = Si fruga dappertutto, e non si trova niente
log-draw-two = { $who } guarda una seconda volta
log-pick-lock = Il Grimaldello (dado Nero { $roll }): { $open-is ->
    [yes] la porta è aperta, il Grimaldello è andato
   *[no] la serratura resiste
 }
log-leave-alone = { $people ->
    [0] Lasciamo stare
    [one] { $who } lascia stare
   *[other] { $who } lasciano stare
 }
log-stand-up = Teniamo loro testa
log-stop = Si torna indietro; { $n ->
    [one] 1 carta resta
   *[other] { $n } carte restano
 } senza essere { $n ->
    [one] vista
   *[other] viste
 }
log-resident = C’è qualcuno: { $card }. { $text }
log-encounter-over = L’incontro è finito
log-use-hideout = Si usa il Nascondiglio
log-hide = Ci nascondiamo, e nessuno ci trova
log-trade = Si cerca qualcuno con cui barattare ({ $card }{ $several-is ->
    [yes] ; scelta del { $seat }
   *[no] {""}
 })
log-visit = Si cerca una persona conosciuta: { $token }{ $several-is ->
    [yes] {" "}(scelta del { $seat })
   *[no] {""}
 }
log-open-deal = { $n ->
    [0] La merce è sul tavolo
   *[other] La merce è sul tavolo; { $who } fa scendere il prezzo di { $n }
 }
log-give-goods = Si dà: { $goods } (credito { $n })
log-take-goods = Si prende: { $goods } (credito { $n })
log-new-deal = Si sgombra il tavolo e si ricomincia a trattare
log-close-deal = Il Baratto è finito
log-homeward = { $people ->
    [0] Nessuno torna a casa{ $lost-is ->
        [yes] ; con loro va perduto: { $goods }
       *[no] {""}
     }. Le carte tornano nei loro mazzi
    [one] { $who } prende la via di casa; le carte tornano nei loro mazzi{ $several-is ->
        [yes] . Che cosa portare lo decide chi ha il Diario: { $seat }
       *[no] {""}
     }
   *[other] { $who } prendono la via di casa; le carte tornano nei loro mazzi{ $several-is ->
        [yes] . Che cosa portare lo decide chi ha il Diario: { $seat }
       *[no] {""}
     }
 }
log-leave-behind = Resta lì: { $goods }
log-pick-up = C’è ancora posto, e sulla via di casa raccolgono: { $goods }
log-carry = Portano a casa: { $goods }{ $also-is ->
    [yes] {" "}e { $tokens }
   *[no] {""}
 } (peso { $n })
log-carry-with = C’è ancora posto, e sulla via di casa raccolgono: { $picked }. In tutto portano a casa: { $goods }{ $also-is ->
    [yes] {" "}e { $tokens }
   *[no] {""}
 } (peso { $n })

## Combattimenti
log-fight = Si combatte! { $who } contro { $foes }
log-take-weapon = { $who } prende un’arma: { $weapon }
log-new-round = Round { $n }
log-backstab = { $side-is ->
    [characters] Colpiamo per primi, alle spalle
   *[enemies] I nemici colpiscono alle spalle
 }
log-fight-over = { $how-is ->
    [won] { $all-is ->
        [yes] Il combattimento è vinto; a terra { $n ->
            [one] un morto
           *[other] { $n } morti
         }
       *[no] Gli altri scappano ({ $n ->
            [one] 1 morto
           *[other] { $n } morti
         })
     }
    [parted] Tutti si tirano indietro: il combattimento è finito
   *[lost] Non resta nessuno a combattere
 }
log-shots = { $who } spara ({ $weapon }): Munizioni usate { $shots } (rimaste { $left })
log-strike = { $who } – { $die }: { $face }{ $again ->
    [0] {""}
    [one] {" "}(resta 1 ritiro)
   *[other] {" "}(restano { $again } ritiri)
 }
log-lands = { $raid-is ->
    [yes] Vale: { $face } (colpi finora: { $hits })
   *[no] Vale: { $face }
 }
log-foe-strike = { $foe } – { $die }: { $faces }{ $dry-is ->
    [yes] . Ha finito le munizioni
   *[no] {""}
 }
log-miss = § vale come colpo mancato
log-story = Decide il Fato – { $card }, { $die }: { $fits-is ->
    [yes] { $deeds }
   *[no] un altro colore, non succede niente
 }
log-mark-foe = A farne le spese: { $foe }, { $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
 }{ $disarms-is ->
    [yes] {" "}e arma perduta
   *[no] {""}
 }
log-mark-us = A farne le spese: { $who }, { $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
 }{ $disarms-is ->
    [yes] {" "}e arma perduta
   *[no] {""}
 }
log-wound-foe = { $dead-is ->
    [yes] { $foe }: morto
   *[no] { $foe }: { $now ->
        [one] 1 Ferita
       *[other] { $now } Ferite
     }
 }
log-disarmed = { $who } resta a mani nude
log-flee = Scappiamo
log-fled = { $people ->
    [0] Nessuno ce la fa
    [one] { $who } riesce a fuggire
   *[other] { $who } riescono a fuggire
 }{ $home-is ->
    [yes] , e la casa resta aperta
   *[no] {""}
 }
log-loot = Addosso avevano: { $goods }

## Raid Notturno
log-no-raid = Stanotte non viene nessuno
log-two-raids = In giro ci sono due bande: { $cards }
log-raid = { $card }: Danno { $damage }, Ferite { $wounds }; di guardia: { $who }. { $text }
log-use-shelf = { $card }: il Danno scende a { $n }
log-shielded = { $hits ->
    [0] Nessun colpo a segno
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 } e { $boards ->
    [0] nessun segnalino Assi di Legno
    [one] 1 segnalino Assi di Legno
   *[other] { $boards } segnalini Assi di Legno
 }: { $off-is ->
    [both] Danno −{ $off-damage }, Ferite −{ $off-wounds }
    [damage] Danno −{ $off-damage }
    [wounds] Ferite −{ $off-wounds }
   *[none] niente da parare
 } (restano: Danno { $damage }, Ferite { $wounds })
log-driven-off = Vengono respinti prima che prendano qualcosa
log-held = Non manca niente, nessuno è ferito
log-raid-over = { $armed-is ->
    [yes] In casa torna il silenzio; si ripone: { $goods }
   *[no] In casa torna il silenzio
 }
log-crime = Ondata di criminalità: { $raids ->
    [0] {""}
    [one] 1 carta più dura entra fra i Raid Notturni
   *[other] { $raids } carte più dure entrano fra i Raid Notturni
 }{ $raids ->
    [0] {""}
   *[other] { $residents ->
        [0] {""}
       *[other] {" "}e{" "}
     }
 }{ $residents ->
    [0] {""}
    [one] 1 carta più dura entra fra i Residenti (chi si incontra in Perlustrazione)
   *[other] { $residents } carte più dure entrano fra i Residenti (chi si incontra in Perlustrazione)
 }
log-raid-ignored = Il prossimo Raid Notturno non ci sarà
log-raid-mod = Il prossimo Raid Notturno: { $damage-sign ->
    [zero] {""}
    [minus] Danno −{ $damage-size }
   *[plus] Danno +{ $damage-size }
 }{ $wounds-sign ->
    [zero] {""}
   *[other] { $damage-sign ->
        [zero] {""}
       *[other] {", "}
     }
 }{ $wounds-sign ->
    [zero] {""}
    [minus] Ferite −{ $wounds-size }
   *[plus] Ferite +{ $wounds-size }
 }
log-shuffle-raids = Si rimescolano tutti i Raid Notturni
log-remove-event = Un giorno in meno davanti a noi

## Il Libro
log-page = «{ $title }» ({ $number }). { $text }
log-choice = → { $choice }
log-no-choice = Non possiamo fare niente
log-saying = { $it }
log-vote = { $seat } vota: { $choice }
log-colour = Colore: { $colour }{ $page-is ->
    [read] {" "}– quella pagina è già stata letta
    [none] {" "}– per questo colore nessuna pagina del Libro
   *[open] {""}
 }
log-pending = Non finisce qui: una pagina del Libro aspetta su un mazzo ({ $deck })
log-pending-due = Una pagina del Libro aspetta su un mazzo ({ $deck }), dado Nero { $roll }: { $comes-is ->
    [yes] arriva adesso
   *[no] non ancora
 }
log-pending-comes = La pagina che aspettava su un mazzo ({ $deck }) arriva adesso
log-epilogue = Non sarà dimenticato: tornerà nelle ultime pagine
log-empathy = Empatia, dado Nero { $roll }: { $people ->
    [0] non tocca nessuno
   *[other] tocca { $who }
 }
log-calm = { $same-is ->
    [yes] { $who } mantiene la calma
   *[no] { $who } ha una parola calma per { $other }
 }
log-roll = { $told-is ->
    [yes] { $again-is ->
        [yes] Ancora una volta, dado Nero: { $roll }
       *[no] Dado Nero: { $roll }
     }
   *[no] { $card }, dado Nero: { $roll }
 }{ $empty-is ->
    [yes] {" "}– non succede nulla
   *[no] {""}
 }
log-danger = { $who } – { $die }: { $face }{ $again-is ->
    [yes] {""}
   *[no] { $n ->
        [0] , nessuna Ferita
       *[other] , Ferite ora { $now }
     }
 }
log-roll-each = Dadi Neri: { $rolls }. { $people ->
    [0] Non riguarda nessuno
   *[other] Riguarda { $who }
 } ({ $low }–{ $high })

## La fine
log-ceasefire = —— Giorno { $n } · Cessate il fuoco ——
log-defeat = —— Giorno { $n } · { $why-is ->
    [no-guard] Nessuno ha fatto la guardia
    [last-page] L’ultima pagina
   *[nobody-left] La casa è vuota
 } ——
log-over = { $why-is ->
    [victory] ★ È finita. { $people ->
        [one] { $who } ha visto la pace
       *[other] { $who } hanno visto la pace
     }
    [survival] È finita. { $people ->
        [one] { $who } è ancora in vita
       *[other] { $who } sono ancora in vita
     }, ma di chi aveva cominciato qui non resta nessuno
   *[other] † È finita. Nessuno di noi ha visto la fine della guerra
 }
