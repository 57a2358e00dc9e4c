# Domande, risposte e rifiuti.

## Domande: il giorno
ask-between-turns = { $nth ->
    [0] Le azioni del giorno sono finite. Paghiamo ora l’Obiettivo o andiamo avanti?
   *[other] Prima del turno { $nth } del giorno: paghiamo l’Obiettivo o andiamo avanti?
 }
ask-overtime = { $by ->
    [both] In questo turno nessuno ha più azioni. Qualcuno mangia prima, così la fame non gli toglie un’azione, o fa un turno in più?
    [shift] In questo turno nessuno ha più azioni. Qualcuno fa un turno in più?
   *[food] In questo turno nessuno ha più azioni. Qualcuno mangia prima, così la fame non gli toglie un’azione?
 }
ask-assign = Turno { $turn } di 3: che cosa fa { $who }?{ $starving-n ->
    [0] {""}
    [one] {" "}{ $starving } ha Fame 3: se oggi non mangia, al Crepuscolo è la fine.
   *[other] {" "}{ $starving } hanno Fame 3: per chi oggi non mangia, al Crepuscolo è la fine.
 }{ $thirsty-n ->
    [0] {""}
   *[other] {" "}L’Acqua per stasera non basta, e la sete può essere la fine per { $thirsty }.
 }{ $short ->
    [yes] {" "}Acqua per stasera: { $water } per { $need }; al Crepuscolo si chiede chi resta senza.
    [none] {" "}Per stasera non c’è Acqua: al Crepuscolo avranno sete tutti (Fame o Tristezza +1).
   *[no] {""}
 }{ $cold ->
    [0] {""}
   *[other] {" "}Freddo: all’Alba, se la carta Fato lo chiede, chi tira { $cold } o meno col dado Nero prende Malattia +1.
 }
ask-choose-slot = Dove mettiamo «{ $what }»? { $beside-is ->
    [some] Solo lì accanto si potrà costruire: { $beside }. Meglio dunque un posto con una casella libera a fianco.
    [full] Solo lì accanto si potrebbe costruire: { $beside }. Ma per ora nessun posto ha una casella libera a fianco.
    [others] Non ha bisogno di niente accanto; ma conviene lasciare posto a: { $beside }.
    [tied] Solo questi posti sono accanto a ciò che gli serve.
   *[none] Non ha bisogno di niente accanto: un posto vale l’altro.
 }
ask-resolve-turn = { $out ->
    [yes] { $door } va alla porta, e chi bussa può portare, prendere o rompere qualcosa: chi agisce per primo?
   *[no] Chi agisce per primo?
 }
ask-new-idea = Una nuova idea: quale Miglioramento si potrà costruire da ora in poi? Le Idee non scelte restano per un’altra volta. ({ $n ->
    [one] 1 da scegliere
   *[other] { $n } da scegliere
 })
ask-sort = A forza di rovistare è saltato fuori { $n ->
    [one] un pezzo
   *[other] un mucchio di { $n } pezzi
 }. Legno o Componenti?
ask-pick-again = La serratura resiste a { $who }. Un altro tentativo?
ask-serve = Un pasto per { $n ->
    [one] una persona
   *[other] { $n } persone
 } (Fame −1 a testa): chi mangia? { $served-is ->
    [some] Finora: { $served }.
   *[none] {""}
 }
ask-at-the-door = { $who } è alla porta. Chi arriva?
ask-arrival = { card-first }qualcuno chiede di restare ({ $states }). Accogliamo questa persona?
ask-doctor = { card-first }la visita si paga, ogni volta segnalini per un valore di { $fee }. Chi si fa curare?
ask-before-thirst = Non c’è Acqua, e per chi ha già fame la sete può essere la fine. Qualcuno mangia prima?
ask-water = Acqua: ce n’è { $have } per { $need ->
    [one] un Personaggio
   *[other] { $need } Personaggi
 }. { $enough ->
    [yes] { $some ->
        [yes] Senz’acqua: { $dry }. E gli altri, bevono?
       *[no] { $need ->
            [one] Beve?
           *[other] Bevono tutti?
         }
     }
   *[no] Chi resta senza?
 } Chi non beve tira il dado Nero: 1–5 Fame +1, 6–10 Tristezza +1.
ask-meal = Che cosa mangia { $who }? Fame { $hunger }{ $fed ->
    [yes] , oggi ha già mangiato
   *[no] {""}
 }.
ask-tasks = La sera: che cosa fa { $who } stanotte? Di guardia tira un dado, { $prowess ->
    [0] senza ritiri
    [one] con 1 ritiro
   *[other] con { $prowess } ritiri al massimo
 } (Coraggio): almeno un colpo a segno, anche a mani nude: { $hit } %. Fuori può riportare a casa fino a { $inventory } (Inventario): ciò che trova, e Legno, Componenti o Acqua.{ $wounds ->
    [0] {""}
   *[other] {" "}Ferite: { $wounds }.
 }{ $first ->
    [yes] {" "}Ogni notte può arrivare un Raid, di solito con Danno { $damage } (altrettante cose tolte dal Magazzino) e Ferite { $hurts } (in tutto, da dividere tra le guardie); ogni colpo a segno di una guardia e ogni Crepa chiusa con Assi di Legno ne para 1, dell’uno o delle altre.
   *[no] {""}
 }

## Domande: fuori
ask-choose-location = Dove si va stanotte? In perlustrazione: { $people }. Più vicino è il Luogo, più carte ci sono da scoprire: più ritrovamenti, ma anche più incontri. Mobili, detriti e dispense sono uguali dappertutto. Pericolo basso vuol dire 1 nemico in meno in un combattimento, alto 1 in più.
ask-equip = Che cosa portiamo? Nel sacco: { $weight } su { $most } ({ $people }). Con ciò che ha un valore si può pagare chi sbarra la strada, o barattare; il cibo si può mangiare lungo la via.{ $tools-is ->
    [some] {" "}Utili qui: { $tools }.
   *[none] {""}
 }
ask-explore = { $place }, Rumore { $noise } (quando si tira per il Rumore, arriva qualcuno: { $percent } %). { $n ->
    [one] Resta 1 carta
   *[other] Restano { $n } carte
 }.{ $over ->
    [yes] {" "}Il sacco è troppo pieno: { $weight } su { $most }.
   *[no] {""}
 } Andiamo avanti?
ask-carry = Si torna a casa. Nel sacco: { $weight } su { $most }. { $over ->
    [yes] È troppo: che cosa lasciamo?
   *[no] Che cos’altro portiamo? Legno, Componenti e Acqua si trovano dappertutto.
 }
ask-before-noise = Rumore { $noise }: con { $noise } o meno arriva qualcuno. Facciamo qualcosa?
ask-find-one = Una ricerca. { $who } ha occhio e, una volta per notte, può pescare due carte Ritrovamenti e usarne una. Adesso?
ask-take-one = Due ritrovamenti: quale usiamo?
ask-try-again = La serratura resiste. Un altro tentativo?
ask-sort-unknown = Abbiamo guardato avanti: quale carta viene adesso, quale mettiamo da parte, così che non arrivi più?
ask-meet = { $card }. { $n ->
    [one] Uno solo
   *[other] Sono in { $n }
 }{ $danger ->
    [low] {" "}(pericolo basso: 1 in meno)
    [high] {" "}(pericolo alto: 1 in più)
   *[medium] {""}
 }.{ $pays ->
    [yes] {" "}Quel che abbiamo con noi vale { $worth }.
   *[no] {""}
 } Che cosa facciamo?
ask-haggle = Baratto: { $credit ->
    [0] { $given ->
        [yes] credito esaurito
       *[no] ancora nessun credito
     }
   *[other] credito { $credit }
 }. Che cosa diamo, che cosa prendiamo in cambio? Non c’è resto: il credito che non si spende va perso. «Fatto» chiude il Baratto.{ $given ->
    [yes] {" "}Ciò che abbiamo dato si ricompra solo in un nuovo scambio.
   *[no] {""}
 }

## Domande: la notte
ask-arm = Quale arma prende { $who }? Con un dado si mettono a segno 0–1 colpi a mani nude, 0–2 con Coltello o Accetta, 1–3 con un’arma da fuoco, che vuole Munizioni.
ask-which-raid = Due bande in giro, una peggio dell’altra: quale arriva?
ask-hidden-shelf = Il Raid porta via { $damage ->
    [one] 1 cosa
   *[other] { $damage } cose
 }. Usiamo il ripiano nascosto?
ask-guards-roll = Il Raid porta Danno { $damage } e Ferite { $wounds }; ogni colpo a segno ne para 1. Quale guardia tira adesso?
ask-shields = Il Raid porta Danno { $damage } (altrettante cose tolte dal Magazzino) e Ferite { $wounds } (per le guardie). { $hits ->
    [0] {""}
    [one] 1 colpo a segno
   *[other] { $hits } colpi a segno
 }{ $boards ->
    [0] {""}
   *[other] { $hits ->
        [0] {""}
       *[other] {" "}e{" "}
     }
 }{ $boards ->
    [0] {""}
    [one] 1 Crepa chiusa con le Assi di Legno
   *[other] { $boards } Crepe chiuse con le Assi di Legno
 }: in tutto { $n ->
    [one] 1 punto parato
   *[other] { $n } punti parati
 }. Che cosa resta?
ask-wave = Ogni notte la criminalità cresce: { $n ->
    [one] 1 carta dall’angolo rosso (cioè più dura) va mescolata coperta
   *[other] { $n } carte dall’angolo rosso (cioè più dure) vanno mescolate coperte
 } tra i Raid Notturni, che colpiscono la casa, o tra i Residenti, che si incontrano in Perlustrazione. Dove?

## Domande: i combattimenti
ask-round = { $round ->
    [0] Si combatte. Restiamo o scappiamo?
   *[other] Dopo il round { $round }: restiamo o scappiamo?
 }
ask-shoot = { $who } spara? { $what }; Munizioni: { $ammo }.
ask-blow = { $who } tira: { $face }. { $what ->
    [story] Non è un colpo a segno. Lo lasciamo così, o giriamo una carta Fato?
   *[other] Lo teniamo o ritiriamo?
 }
ask-foe-story = Un nemico tira § del Fato, che non è un colpo a segno: { $foe }. Lo lasciamo così, o giriamo una carta Fato?
ask-target-foe = Il Fato colpisce un nemico ({ $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
 }). Quale?
ask-target-us = Il Fato colpisce uno dei nostri ({ $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
 }). Chi?
ask-deal-wound = { $n ->
    [one] Un colpo a segno: quale nemico prende 1 Ferita?
   *[other] Un colpo mortale: quale nemico cade?
 }
ask-outrun = Chi corre così non si raggiunge: quale nemico non colpisce mentre fuggiamo?

## Domande: l’alba
ask-dawn-meds = L’alba: qualcuno riceve medicine prima che la carta Fato decida di Malattia e Ferite?{ $ails ->
    [yes] {" "}Chi resta senza cure tira il dado Nero: 1 livello in più fino a { $worse }, 1 in meno da { $better } in su, secondo la carta; una notte in un Letto aggiunge { $bed }.
   *[no] {""}
 }{ $food ->
    [yes] {" "}Chi ha fame può mangiare.
   *[no] {""}
 }
ask-doctor-calls = Passa il Vecchio medico: chi cura?
ask-alcohol = L’alba: qualcuno beve? Tristezza −1; l’Alcool Puro porta Fatica +1, il Liquore +2.
ask-spirits = Una notte di pensieri (Morale { $line }). In quale ordine?
ask-habit-choice = { $who } vuole 1 { $what }, altrimenti Tristezza +{ $misery }. Gliene diamo?
ask-music-box = Il carillon: chi ascolta? Con 8 o più, Tristezza −1.
ask-choose-narrative = Prima che cominci il giorno, una di due carte: quale?
ask-drop-kept = Tre carte sono una di troppo: a quale rinunciamo?

## Domande: persone e cose
ask-decision = Che cosa facciamo?
ask-choose-people = { card-first }{ $does-is ->
    [some] { $does }. { $n ->
        [one] { $good ->
            [misery] Chi si consola?
           *[other] A chi tocca?
         }{ $raid ->
            [yes] {" "}(una alla volta, { $total } in tutto{ $damage ->
                [0] {""}
               *[other] ; poi Danno { $damage }, cose del Magazzino
             })
           *[no] {""}
         }
       *[other] A quali { $n } di noi tocca?
     }
   *[none] { $n ->
        [one] chi di noi?
       *[other] quali { $n } di noi?
     }
 }
ask-one-and-another = { card-first }per chi?{ $does-is ->
    [some] {" "}({ $does })
   *[none] {""}
 }
ask-promised = { $who } sta per crollare (Tristezza 4). La promessa tiene?
ask-farewells = Abbiamo perso più d’uno dei nostri. Di chi parliamo per primo?
ask-calm-voice = Ne risentono: { $people } ({ $does }). Una parola calma per uno di loro?
ask-rolled = { card-first }il dado Nero segna { $rolled }. Lo teniamo? ({ $again ->
    [one] resta 1 ritiro
   *[other] restano { $again } ritiri
 }) { $table }.
table-row = { $faces }: { $does }
another-page = lo dice la pagina
nothing-more = nient’altro
ask-danger-rolled = { card-first }{ $hits ->
    [one] 1 Ferita
   *[other] { $hits } Ferite
 } per { $who }. Teniamo il tiro? ({ $again ->
    [one] resta 1 ritiro
   *[other] restano { $again } ritiri
 })
ask-pick-loss = { card-first }a che cosa rinunciamo? ({ $what }, ancora { $n })
ask-pick-value = { $for ->
    [commission] Prima la Commissione, con cui ancora non si compra niente: segnalini per un valore di { $n }. Che cosa diamo? Non c’è resto, e per il Baratto non conta.
   *[other] { card-first }che cosa diamo? Ancora da pagare: { $n }. Non c’è resto.
 }
ask-lose-blanks = Non resta altro da portar via: che cosa va perso? (ancora { $n })
ask-give-up-token = Non c’è posto per un altro di questi: quale lasciamo andare?
ask-pick-fitting = { card-first }quale Miglioramento va perso?
ask-pick-crack = { $off ->
    [yes] Quali Assi di Legno cadono?
   *[no] Quale Crepa chiudiamo con le assi?
 }
ask-pick-exchange = { card-first }quale Luogo cambiamo con uno nuovo?
ask-choose-one = { card-first }quale di queste?
ask-offered = { $card-is ->
    [some] { $card }. Che cosa facciamo?
   *[none] Che cosa facciamo?
 }
ask-choose-character = { $red ->
    [yes] Chi fa parte del gruppo? Per primo uno dal bordo rosso.
   *[no] Chi fa parte del gruppo?
 }
ask-bind = Questa pagina parla di uno di noi. Di chi è la storia?
ask-choose = Che cosa facciamo?
ask-ballot = Qual è il tuo voto?
page-title = { $title } (Storia { $n })
card-first = { $card-is ->
    [some] { $card }:{" "}
   *[none] {""}
 }

## Parole intorno a persone, luoghi e cose
one-of-us = uno di noi
bare-hands = a mani nude
in-the-house = { $code }, { $floor }
person-now = { $who } ({ $states })
person-able = { $who } (Coraggio { $prowess }, Empatia { $empathy })
person-armed = { $who } ({ $what })
card-does = { $name } – { $does }
one-more = { $what } – in più, oltre a quello che c’è
priced = { $what } ({ $price })
with-help = { $what }, con: { $help }
tokens-worth = segnalini per un valore di { $n }
only-fills = la Fame resta { $n } e stasera non cresce
table-brings = Che cosa porta: { $rows }
page-keeps = Che cosa portano { $faces } la pagina lo dice solo dopo
serves = { $what }: { $does }
only-beside = { $what }, solo accanto a «{ $beside }»
hunger-falls = { $does }: { $n } → { $now }{ $meal ->
    [yes] {" "}e stasera non cresce
   *[no] {""}
 }
tired-by = { $what } ({ $does })
fatigue-changes = { $does }: { $now } → { $then }{ $then ->
    [4] ; poi si può solo dormire
   *[other] {""}
 }{ $acts ->
    [0] {""}
    [3] {""}
    [one] ; domani al massimo 1 azione su 3
   *[other] ; domani al massimo { $acts } azioni su 3
 }
fatigue-stays = la Fatica resta { $now }
tool-opens = { $tool } ({ $way })
free-passage = { $what } (qui non c’è: la via è libera)
danger-low = pericolo basso
danger-medium = pericolo medio
danger-high = pericolo alto
goods-any = segnalini di ogni tipo
goods-green = segnalini verdi (cibo, alcolici, tabacco)
goods-red = segnalini rossi (armi, Munizioni)
goods-yellow = segnalini gialli (medicine, Erbe, Reagenti)
goods-grey = segnalini grigi (attrezzi, parti, Libri, Gioielli)
foe = { $n }. { $letter }: { $weapon }, Coraggio { $prowess }, { $wounds ->
    [0] illeso
    [1] ferito
    [2] ferito gravemente
   *[other] morto
 }

## Il giorno
opt-hand-on = Passa il Diario al prossimo giocatore
opt-rest = Non fare nulla
opt-rest-all = In questo turno nessun altro fa nulla
opt-rummage-all = Rovistano tutti quelli ancora liberi
live-rummage-all = Rovistano in cerca di Legno e Componenti tutti quelli ancora liberi, ognuno con il dado Nero: { $who }
opt-ration = Risparmiare Acqua stasera: al Crepuscolo diciamo uno per uno chi beve, anche se basta per tutti
opt-outside = Andare all’Esterno: vedere chi viene alla porta (uno scambio, un aiuto, un nuovo arrivo, un guaio)
opt-new-idea = Nuova Idea: scegliere 2 Idee che da ora in poi si possono costruire
opt-rummage = Rovistare in cerca di Legno e Componenti
opt-comfort = Consolare uno degli altri (Tristezza −1; una volta al giorno)
opt-music = Suonare per gli altri (Tristezza −1; una volta al giorno)
live-music = { $all ->
    [yes] Suonare la Chitarra per tutti gli altri (Tristezza −1 a testa; una volta al giorno)
   *[no] Suonare per uno degli altri (Tristezza −1; una volta al giorno)
 }
opt-mend-roof = Riparare il tetto (2 Legno)
opt-drain = Prosciugare il seminterrato (Pala)
opt-search = Frugare ({ $a })
opt-dig = Scavare ({ $a })
opt-dig-with = Scavare in due, con { $b } ({ $a })
way-dig-with = in due, con { $by }, senza la Pala
way-several = { $by } in una volta
opt-pick = Forzare la serratura ({ $a })
opt-unlock = Aprire con il Mazzo di chiavi ({ $a })
opt-saw = Segare le Sbarre ({ $a })
row-move = Spostare
row-demolish = Smontare, senza riavere nulla
row-search = Frugare: { $what } ({ $finds })
dug-twice = per ora niente, sotto ci sono Resti da scavare ancora una volta
finds-nothing = non c’è dentro niente
finds-some = { $n ->
    [one] una cosa
   *[other] { $span } cose
 } tra { $things }
opens = { $what }; apre la via verso { $rooms }
live-search = Frugare: { $what } ({ $where })
live-dig = Scavare { $tool ->
    [yes] con la Pala
   *[no] senza aiuto
 }: { $what } ({ $where })
live-dig-with = Scavare in due, con { $who }, senza la Pala: { $what } ({ $where })
live-pick = Forzare con il Grimaldello: { $what } ({ $where })
live-unlock = Aprire con il Mazzo di chiavi: { $what } ({ $where })
live-saw = Segare: { $what } ({ $where })
opt-use = Lavorare in { $a }
live-use = { $fitting } ({ $code }): { $does }
live-heat = bruciare { $what }: Freddo −{ $off } ({ $now } → { $then })
opt-build = Costruire: { $a }
live-build = Costruire: { $what }
good-for-bed = di notte ci dorme una persona (la Fatica scende a 0, sul Pavimento di 2 al massimo; all’Alba +4 al tiro per Malattia o Ferite non curate), di giorno ci si stende (Fatica −1)
good-for-crude-stove = con 1 Legno e 2 Cibi Crudi, o 2 Verdure, un pasto per 3 (Fame −1)
good-for-stove-with-oven = con 1 Legno, 1 Acqua, 1 Cibo Crudo e 1 Verdura un pasto per 4 (Fame −1)
good-for-heater = con un’azione ci si bruciano fino a 3 fra Legno (Freddo −1 l’uno) e Libri (Freddo −2 l’uno)
good-for-efficient-heater = con un’azione ci si bruciano fino a 2 fra Legno (Freddo −2 l’uno) e Libri (Freddo −3 l’uno)
good-for-rainwater-collector = con 1 Filtro dà 3 Acqua la mattina dopo
good-for-second-barrel = il Raccoglitore di acqua piovana dà 5 Acqua invece di 3
good-for-armchair = chi si siede: Fatica −1; con un Libro o un Caffè: Tristezza −1
good-for-radio = una volta al giorno si guarda il prossimo Evento, e con 6–10 Tristezza −1
good-for-workshop = chiude le Crepe con Assi di Legno contro i Raid Notturni (ognuna per 3 Legno e 1 Componente), fa Filtri, ripara una Chitarra
good-for-workshop-filter = serve al Raccoglitore di acqua piovana
good-for-metal-workshop = fa Grimaldelli, Pale, Seghe, Coltelli, Accette e Munizioni, ripara armi da fuoco
good-for-trap = con un’esca, la mattina dopo 1 Cibo Crudo (con 4–8) o 2 (con 9–10)
good-for-herbal-workshop = fa Erbe, Medicine d’erbe, Bende e Medicine
good-for-herb-garden = con 1 Acqua dà 2 Erbe la mattina dopo
good-for-vegetable-garden = 2 Verdure la mattina dopo, 3 con 1 Reagente
good-for-moonshine-still = con 1 Zucchero, 1 Acqua e 1 Legno dà 2 Liquori la mattina dopo
good-for-distiller = da 2 Liquori e 1 Legno fa 1 Alcool Puro
good-for-reinforced-door = in ogni Raid Notturno Danno −1 e Ferite −1
opt-move = Spostare il Miglioramento in { $a }
opt-demolish = Smontare il Miglioramento in { $a }
live-move = Spostare: { $what } ({ $where })
live-demolish = Smontare: { $what } ({ $where }); non si recupera nulla
opt-take-back = Annulla l’ultima assegnazione
opt-slot = { $a }
live-slot = { $where } (accanto: { $n ->
    [0] nessuna casella libera
    [one] 1 casella libera
   *[other] { $n } caselle libere
 })
opt-in-order = Nell’ordine delle assegnazioni
spirits-in-order = In un ordine qualsiasi
opt-first = Prima { $a }
live-first = Prima { $who }
opt-objective = Pagare l’Obiettivo
live-objective = Pagare «{ $what }»: { $price } (solo fra un turno e l’altro)
opt-idea = { $a }
sort-wood = { $a } Legno, il resto Componenti
opt-with-next = Aspettare, e dividere tutto insieme a quello che trova il prossimo
opt-extra-shift = { $kept } per { $a }: oggi agisce nonostante tutto, stasera Fatica +1
opt-top = Chiunque bussi: la prima carta
opt-new-arrival = Cercare un Nuovo Arrivo: qualcuno che chiede di restare con noi
opt-accept = Accogliere chi arriva
opt-refuse = Rifiutare (prova di Empatia)
doctor-leave = Basta così
opt-treat = Curare { $a }: { $b } −1

## Cibo, acqua, medicine
opt-eat = { $a } mangia { $b }
meal-eat = { $a }
live-eat = { $what } ({ $does })
live-eats = { $who } mangia { $what } ({ $does })
opt-nothing = Niente
live-nothing = Niente ({ $does })
fed-today = oggi ha già mangiato
hunger-rises = Fame +1: { $n } → { $now }{ $acts ->
    [0] {""}
    [3] {""}
    [one] ; domani al massimo 1 azione su 3
   *[other] ; domani al massimo { $acts } azioni su 3
 }{ $left ->
    [0] {""}
    [one] , e un altro punto è la fine
   *[other] {""}
 }
opt-nobody-eats = Restano tutti a digiuno (Fame +1 per chi oggi non ha mangiato)
live-nobody-eats = Restano tutti a digiuno: { $who }
opt-all-eat = Tutti mangiano { $a }
opt-hungry-eat = Mangia solo chi ha più fame: { $a }
live-hungry-eat = Mangia solo chi ha più fame, { $who }: { $what }. Niente per { $others }
live-all-eat = { $who }: { $what } in tutto, 1 a testa
opt-assign = { $b } per { $a }
live-assign = { $what } per { $who } ({ $when ->
    [later] all’Alba{" "}
   *[now] {""}
 }{ $sure ->
    [no] { $does } con 5–10
   *[other] { $does }: { $now } → { $then }
 }{ $sure ->
    [part] , e ne toglierebbe fino a { $most }
   *[other] {""}
 })
opt-treat-all = Medicine per tutti quelli che ne hanno bisogno
live-treat-all = Medicine per tutti quelli che ne hanno bisogno, finché bastano: { $doses }
water-drink = Bevono tutti
live-drink-rest = Bevono gli altri
opt-dry = { $a } resta senz’acqua
opt-alone = Beve solo { $a }
live-alone = Beve solo { $who }
live-dry = Niente acqua per { $who }
opt-drink = { $a } beve { $b-is ->
    [moonshine] Liquore (Tristezza −1, Fatica +2)
   *[other] Alcool Puro (Tristezza −1, Fatica +1)
 }
live-drink = { $who } beve { $what } ({ $misery }, { $fatigue })
overtime-go-on = Nessuno agisce
before-thirst-go-on = Basta così
alcohol-go-on = Nessuno beve
dawn-meds-go-on = Basta così: decida il Fato
doctor-calls-go-on = Oggi nessuno

## La sera
opt-bed = Dormire in un Letto
opt-floor = Dormire sul Pavimento
opt-guard = Fare la Guardia
opt-scavenge = Andare in Perlustrazione
opt-all = Tutti quelli ancora senza compito: { $a-is ->
    [bed] a Letto
    [guard] di Guardia
   *[floor] sul Pavimento
 }
live-all-bed = Tutti quelli ancora senza compito dormono in un Letto: { $who }
live-all-floor = Tutti quelli ancora senza compito dormono sul Pavimento: { $who }
live-all-guard = Tutti quelli ancora senza compito fanno la Guardia: { $who }
opt-unguarded = Nessuno fa la Guardia: chi non ha ancora un compito va a dormire
opt-watch = { $a } fa la Guardia, tutti gli altri dormono
live-watch = { $guard } fa la Guardia, nessuno esce. A dormire: { $asleep }
opt-night = { $a } va in Perlustrazione, { $b } fa la Guardia
live-night = { $out } va in Perlustrazione, { $guard } fa la Guardia{ $asleep-is ->
    [some] . A dormire: { $asleep }
   *[none] {""}
 }
guards-with = { $does }; un colpo a segno: { $hit } % anche a mani nude
asleep-bed = { $who } (Letto, { $does })
asleep-floor = { $who } (Pavimento, { $does })
tasks-take-back = Annulla l’ultimo compito

## Fuori
choose-location-go = { $a }
live-go = { $name } ({ $space }: { $n } carte, { $danger }){ $shut ->
    [yes] . Ostacoli: { $obstacles }
   *[no] . Nessun ostacolo
 }{ $start-is ->
    [some] . All’arrivo: { $start }
   *[none] {""}
 }{ $special ->
    [yes] . Ritrovamenti Speciali: { $finds }
   *[no] {""}
 }{ $barter ->
    [yes] . Baratto: { $goods }
   *[no] {""}
 }
opt-go = Partire
opt-as-before = Portare le stesse cose dell’ultima volta e partire
live-as-before = Portare le stesse cose dell’ultima volta e partire: { $what }
opt-pack = Portare armi e attrezzi adatti a questo posto e partire
live-pack = Portare armi e attrezzi adatti a questo posto e partire: { $what }
opt-take = Prendere { $a }
equip-leave = Lasciare a casa { $a }
carry-leave = Abbandonare { $a }
opt-fill = { $a }: quanto possiamo portare
equip-take-now = Portare { $one } (peso { $weight }, valore { $value }, { $n } in Magazzino)
equip-leave-now = Rimettere a posto { $one } (peso { $weight }, valore { $value }, { $n } nel sacco)
carry-take-now = { $one } (peso { $weight })
carry-fill-now = { $what }: quanto possiamo portare
carry-leave-now = Abbandonare { $one } (peso { $weight }, valore { $value }, { $n } nel sacco)
equip-take-some = Portare { $what } (peso { $weight }, valore { $value })
carry-take-some = { $what } (peso { $weight })
carry-leave-some = Abbandonare { $what } (peso { $weight }, valore { $value })
opt-home-with = Riempire il sacco di { $a } e tornare a casa
carry-home-with-now = Riempire il sacco di { $what } e tornare a casa
live-give-some = Dare { $what } (valore { $value })
opt-token = { $a }
equip-token = Portare: { $a }
opt-reveal = Rivelare la prossima carta
live-reveal = Rivelare la prossima carta ({ $n ->
    [one] ne resta 1
   *[other] ne restano { $n }
 })
opt-reveal-on = Rivelare carte finché c’è qualcosa da decidere
live-reveal-on = Rivelare carte finché c’è qualcosa da decidere (a ogni carta il Diario passa di mano)
explore-stop = Tornare a casa con quel che abbiamo
live-stop = Tornare a casa con quel che abbiamo (c’è posto ancora per { $n }: lungo la via Legno, Componenti o Acqua)
opt-map = Usare la Mappa: guardare le prossime tre carte
opt-trade = Barattare qui
live-trade = Barattare qui: { $goods } (si rinuncia a { $cards ->
    [one] 1 delle carte da esplorare
   *[other] { $cards } delle carte da esplorare
 }, ne restano { $n }; { $fee ->
    [0] senza Commissione
   *[other] prima la Commissione, segnalini per un valore di { $fee }, senza resto{ $over ->
        [yes] : il minimo è { $paid } ({ $value })
       *[no] {""}
     }
 }; quel che abbiamo con noi vale { $worth }{ $prices-is ->
    [some] ; prezzi: { $prices }
   *[none] {""}
 }){ $after-is ->
    [some] . Dopo il Baratto: { $after }
   *[none] {""}
 }
opt-visit = Andare da: { $a } (restituisci 2 carte)
live-visit = Barattare con chi conosciamo, { $who }: { $goods } (si rinuncia a 2 delle carte da esplorare, ne restano { $n }; { $fee ->
    [0] senza Commissione
   *[other] prima la Commissione, segnalini per un valore di { $fee }, senza resto{ $over ->
        [yes] : il minimo è { $paid } ({ $value })
       *[no] {""}
     }
 }; quel che abbiamo con noi vale { $worth }{ $prices-is ->
    [some] ; prezzi: { $prices }
   *[none] {""}
 })
opt-home = A casa
opt-roll = Tirare per il Rumore
live-roll = Tirare per il Rumore (con { $n } o meno arriva qualcuno)
opt-stealth = Passare di soppiatto (una volta per notte): Rumore −5, poi si tira
before-noise-use = { $a }: nessun tiro
opt-draw = Pescare una carta Ritrovamenti
opt-draw-two = Pescare due carte Ritrovamenti e usarne una
live-draw-two = Pescare due carte Ritrovamenti e usarne una ({ $who })
opt-findings = { $a }
live-finding = { $name } – { $brings }{ $star ->
    [yes] ; e una stella: un tiro per i Ritrovamenti Speciali di questo Luogo
   *[no] {""}
 }
finds-nothing-here = niente
opt-next = Poi: { $a }
opt-return = Da parte: { $a }
opt-as-they-lie = Tutte, nell’ordine in cui stanno
live-as-they-lie = Tenerle in quest’ordine: { $what }
opt-return-all = Lasciarle tutte da parte
live-return-all = Lasciarle tutte da parte: { $what }
live-next-card = Poi: { $what }
live-return-card = Da parte: { $what }
opt-hide = Sparire nel Nascondiglio: restituisci 1 carta
opt-ambush = Sorprenderli dal Nascondiglio: colpiamo per primi, senza che possano ancora rispondere
opt-whistle = Usare il Fischietto (il Rumore va a 4)
opt-papers = Mostrare i Documenti falsi
opt-leave = Lasciar perdere
offered-leave = Lasciar perdere
offered-stand = Tenere loro testa
haggle-done = Fatto
haggle-take = Prendere { $a }
live-take = Prendere { $what } (valore { $value }, { $n } in offerta{ $weight ->
    [1] {""}
   *[other] , peso { $weight }
 })
live-give = Dare { $what } (valore { $value }, { $n } a disposizione)
live-take-some = Prendere { $what } (valore { $value })
opt-buy = Comprare: { $a }
live-buy = Avere { $what } (valore { $value }) in cambio di { $price }
live-lose = { $what } ({ $n } a disposizione)
opt-plenty = Ciò di cui c’è più abbondanza
live-plenty = Tutto in una volta, di ciò che abbonda: { $what }
opt-cover = Tutto in una volta
live-cover = Tutto in una volta: { $what } (valore { $value })
opt-give = Dare { $a }
opt-new-deal = Chiudere questo scambio e cominciarne un altro
live-new-deal = Chiudere questo scambio e cominciarne un altro; si { $n ->
    [one] perde
   *[other] perdono
 } { $n } di credito
opt-exchange = { $a-is ->
    [near] Il Luogo Vicino
    [medium] Il Luogo Medio
   *[far] Il Luogo Lontano
 }
live-exchange = { $name } ({ $space })
opt-none = Lasciare tutto com’è

## Combattimenti e Raid
opt-weapon = { $a }
opt-unarmed = Nessuna arma
opt-arm-all = Distribuire le armi, le migliori ai più abili
live-arm-all = Distribuire le armi, le migliori ai più abili: { $what }
armed-with = { $who } – { $what }
round-fight = Restare e combattere
opt-flee = Scappare: ci colpiscono alle spalle
opt-rearm = Prima cambiare le armi
opt-shots = { $a ->
    [one] Un colpo (1 Munizione)
   *[other] Due colpi (2 Munizioni)
 }
opt-no-shot = Non sparare
opt-miss = Un colpo a vuoto
opt-trust = Affidarsi al Fato
live-trust = Affidarsi al Fato: decide una carta Fato ({ $fates })
fate-may = { $percent } % { $does }
live-foe-misses = Un colpo a vuoto; il nemico ritira ({ $n ->
    [one] resta 1 ritiro
   *[other] restano { $n } ritiri
 })
opt-again = Ritirare il dado
live-again = Ritirare il dado ({ $n ->
    [one] resta 1 ritiro
   *[other] restano { $n } ritiri
 })
opt-keep = Tenere il risultato
pick-again-keep = Lasciar perdere
try-again-keep = Lasciar perdere
pick-again-again = Un altro tentativo
try-again-again = Un altro tentativo
live-keep-roll = { $known ->
    [yes] Tenere { $n }: { $does }
   *[no] Tenere { $n }
 }
live-keep-hurt = Tenere il tiro ({ $does })
live-keep-blow = Tenere: { $face }
calm-voice-keep = Per nessuno: tacere
opt-calm = Una parola calma per { $a }, che così non ne risente
opt-foe = Nemico { $a }
opt-person = { $a }
opt-raid = { $a }
hidden-shelf-use = { $a } (Danno −2)
choose-go-on = Non possiamo farci niente: andiamo avanti
hidden-shelf-go-on = Tenerlo per un’altra notte
meal-use = { $a }: non mangia, e la Fame non sale
opt-off-wounds = { $a ->
    [0] Nessuna Ferita in meno
    [one] 1 Ferita in meno
   *[other] { $a } Ferite in meno
 }
live-shields = Danno { $lost } ({ $lost ->
    [0] non si perde niente
    [one] 1 cosa dal Magazzino
   *[other] { $lost } cose dal Magazzino
 }), { $hurt ->
    [0] nessuna Ferita
   *[other] Ferite +{ $hurt } in tutto per le guardie
 }
opt-raids = { $a } tra i Raid Notturni
live-wave = { $raids ->
    [0] {""}
   [one] 1 carta tra i Raid Notturni
   *[other] { $raids } carte tra i Raid Notturni
 }{ $raids ->
    [0] {""}
   *[other] { $residents ->
        [0] {""}
       *[other] ,{" "}
     }
 }{ $residents ->
    [0] {""}
   [one] 1 carta tra i Residenti
   *[other] { $residents } carte tra i Residenti
 }

## Alba, scelte
habit-choice-give = Sì, dal Magazzino
habit-choice-refuse = No, bisogna farne a meno
opt-narrative = { $a }
opt-keep-promise = La promessa tiene: la Tristezza resta a 3
opt-let-go = Lasciar andare
opt-way = Possibilità { $a }
opt-fitting = Il Miglioramento in { $a }
live-fitting = { $what } ({ $where })
opt-crack = { $a }
opt-character = { $a }

## Perché no
no-no-way = La strada per arrivarci è bloccata
no-taken = In questo turno il posto è già assegnato
no-no-tool = In Magazzino manca: { $what }
no-no-materials = In Magazzino non c’è abbastanza per pagare
no-no-slot = Non c’è uno spazio libero e accessibile
no-no-items = { $need ->
    [one] Serve
   *[other] Servono
 } { $need } { $what }; { $have ->
    [one] ce n’è 1
   *[other] ce ne sono { $have }
 }
no-no-value = Servono segnalini per un valore di { $need }; quelli che ci sono valgono { $have }
no-no-cards = { $need ->
    [one] Serve 1 carta del mazzo Ignoto
   *[other] Servono { $need } carte del mazzo Ignoto
 }; ne { $have ->
    [one] resta 1
   *[other] restano { $have }
 }
no-no-credit = Costa { $need }; ciò che è stato dato vale { $have }
no-no-commission = La Commissione è { $need }; i segnalini che ci sono valgono { $have }
no-no-flight = Da questo combattimento non si fugge
no-no-ambush = Con questa gente non si può combattere
no-too-heavy = Pesa { $need }; c’è posto per { $have }
no-no-water = C’è Acqua per { $have }, non per { $need }
no-no-bed = Non c’è un Letto libero
no-no-guard = Qualcuno deve fare la Guardia: senza guardia la campagna è persa
no-exhausted = Fatica 4: si può soltanto dormire
no-enough-scavengers = In Perlustrazione vanno al massimo in tre
no-no-token = Qui manca: { $what }
no-no-fitting = In casa manca: { $what }
no-no-person = { $what } non è qui
no-no-pair = Bisogna essere in due, o avere la forza di due
no-no-present = Bisogna essere qui in { $need }; { $have ->
    [one] c’è 1 Personaggio
   *[other] ci sono { $have } Personaggi
 }
no-no-group = Il gruppo deve contare almeno { $need } Personaggi; { $have ->
    [one] ne resta 1
   *[other] ne restano { $have }
 }
no-not-met = Manca ciò che la scelta richiede

## Che cosa succede a chi viene scelto
leaves-for-good = se ne va per sempre
away-for = { $n ->
    [one] via per un giorno
   *[other] via per { $n } giorni
 }
on-the-save-sheet = da ora conta come Personaggio iniziale
nothing-there = niente
