# Domande, risposte e rifiuti; nomi di luoghi, merci e dadi.

## Nomi
player-number = Giocatore { $n }
way-n = { $n ->
    [one] 1 tessera a nord
   *[other] { $n } tessere a nord
 }
way-ne = { $n ->
    [one] 1 tessera a nord-est
   *[other] { $n } tessere a nord-est
 }
way-se = { $n ->
    [one] 1 tessera a sud-est
   *[other] { $n } tessere a sud-est
 }
way-s = { $n ->
    [one] 1 tessera a sud
   *[other] { $n } tessere a sud
 }
way-sw = { $n ->
    [one] 1 tessera a sud-ovest
   *[other] { $n } tessere a sud-ovest
 }
way-nw = { $n ->
    [one] 1 tessera a nord-ovest
   *[other] { $n } tessere a nord-ovest
 }
towards-n = a nord
towards-ne = a nord-est
towards-se = a sud-est
towards-s = a sud
towards-sw = a sud-ovest
towards-nw = a nord-ovest
short-n = N
short-ne = NE
short-se = SE
short-s = S
short-sw = SO
short-nw = NO
from-haven = { $way } di New Haven
place = { $name }, { $bearing }
unknown-land = terra ignota
foe-named = { $name } { $letter }
foe-gone = nemico { $letter }
foe-left = { $n ->
    [0] { $name } (sta per cadere)
    [one] { $name } (1 PS rimasto)
   *[other] { $name } ({ $n } PS rimasti)
 }
the-enemies = il nemico
bare-hands = le sole mani
nothing-at-all = niente
good-water = acqua
good-fabric = tessuto
good-metal = metallo
good-connector = connettore
good-wood = legno
good-alcohol = alcol
good-plastic = plastica
good-food = cibo
good-cartridge = cartuccia
good-arrow = freccia
good-part = pezzo del filtro
good-track = traccia
amount-water = { $n } acqua
amount-fabric = { $n } tessuto
amount-metal = { $n } metallo
amount-connector = { $n ->
    [one] 1 connettore
   *[other] { $n } connettori
 }
amount-wood = { $n } legno
amount-alcohol = { $n } alcol
amount-plastic = { $n } plastica
amount-food = { $n } cibo
amount-cartridge = { $n ->
    [one] 1 cartuccia
   *[other] { $n } cartucce
 }
amount-arrow = { $n ->
    [one] 1 freccia
   *[other] { $n } frecce
 }
amount-part = { $n ->
    [one] 1 pezzo del filtro
   *[other] { $n } pezzi del filtro
 }
amount-track = { $n ->
    [one] 1 traccia
   *[other] { $n } tracce
 }
dice-G = { $n ->
    [one] 1 verde
   *[other] { $n } verdi
 }
dice-Y = { $n ->
    [one] 1 giallo
   *[other] { $n } gialli
 }
dice-B = { $n } blu
dice-R = { $n ->
    [one] 1 rosso
   *[other] { $n } rossi
 }
die-G = verde
die-Y = giallo
die-B = blu
die-R = rosso
side-blank = vuoto
attribute-strength = Forza
attribute-skill = Abilità
attribute-stealth = Furtività

## Domande
card-first = { $card-is ->
    [some] { $card } –{" "}
   *[none] {""}
 }
ask-window = { $what ->
    [none] { $spent ->
        [yes] { $the } non ha più punti azione. Qualcosa che non ne costa, prima di chiudere il turno?
       *[no] Vuoi fare qualcosa prima di proseguire?
     }
    [trap] Scatta una trappola sotto { $target }: { $dice }; danni: { $hits }. Vuoi ritirare dei dadi?
    [approach] Dopo il tiro { $roller } reagisce: con { $hp ->
        [one] 1 successo
       *[other] { $hp } successi
     } viene sulla tua tessera, con meno resta dov’è e, se può, risponde al tiro. Ora { $hits }: { $dice }. Vuoi ritirare dei dadi?
    [bite] Con un successo il morso infetta: { $dice }. Vuoi ritirare dei dadi?
    [enemy] { $aimed ->
        [no] Attacco ({ $roller }): { $dice }. Vuoi ritirare dei dadi?
       *[other] Attacco { $of-roller } contro { $target } ({ $hp } PS{ $coming ->
            [0] {""}
            [one] , 1 danno già in arrivo
           *[other] , { $coming } danni già in arrivo
         }): { $dice }; { $coming ->
            [0] danni: { $hits }
           *[other] altri danni: { $hits }
         }{ $softened }. Vuoi ritirare dei dadi?
     }
    [loot] { $roller } fruga tra i resti ({ $rows }): { $dice }. Vuoi ritirare dei dadi?
    [dodge] Schivata ({ $roller }): { $dice }; con { $hp ->
        [one] 1 successo
       *[other] { $hp } successi
     } un attacco va a vuoto. Vuoi ritirare dei dadi?
    [attack] { $aimed ->
        [no] Attacco ({ $roller }): { $dice }. Vuoi ritirare dei dadi?
       *[other] Attacco ({ $roller }) contro { $target }: { $dice }; danni: { $hits }. Vuoi ritirare dei dadi?
     }
   *[other] { $for ->
        [none] Tiro ({ $roller }): { $dice }. Vuoi ritirare dei dadi?
        [ammunition] Quante munizioni ha { $thing }? 1 per successo, { $hp } al massimo: { $dice }, quindi { $hits }. Vuoi ritirare dei dadi?
        [gamble] { $roller } ha puntato { $hp } acqua: un successo la rende doppia, un doppio successo tripla, senza successi è persa. { $dice }. Vuoi ritirare dei dadi?
        [theft] Furto ({ $roller }): con un successo prendi 1 cosa e nessuno vede, senza successi si combatte. { $dice }. Vuoi ritirare dei dadi?
        [stun] La scossa raggiunge { $target }: con un successo non può rispondere. { $dice }. Vuoi ritirare dei dadi?
        [rows] { $roller } tira per la carta ({ $rows }): { $dice }. Vuoi ritirare dei dadi?
        [strength] Prova di Forza ({ $roller }): { $dice }, { $hits } su { $hp }. Vuoi ritirare dei dadi?
        [skill] Prova di Abilità ({ $roller }): { $dice }, { $hits } su { $hp }. Vuoi ritirare dei dadi?
       *[stealth] Prova di Furtività ({ $roller }): { $dice }, { $hits } su { $hp }. Vuoi ritirare dei dadi?
     }
 }
ask-ballot = { $card-is ->
    [some] { $does }{" "}
   *[none] {""}
 }Una carta sola per tutto l’accampamento: a chi di voi tocca? Decide la maggioranza; a parità tocca { $to }, che l’ha pescata.
ask-take-turn = { $who }, { $place }: { $ap ->
    [0] nessun punto azione rimasto. Finisci il turno, o fai prima qualcosa che non ne costa?
    [one] 1 punto azione rimasto. Che cosa fai?
   *[other] { $ap } punti azione rimasti. Che cosa fai?
 }{ $lacks ->
    [water] {" "}(Niente acqua: se non ne trovi, nella prossima fase perdi 1 PS.)
    [food] {" "}(Niente cibo: se non ne trovi, in Preparazione perdi 1 PS.)
    [both] {" "}(Niente acqua né cibo: se non ne trovi, perdi 1 PS in Preparazione per la fame e 1 al Mattino per la sete.)
   *[none] {""}
 }{ $deadly ->
    [yes] {" "}(Sarebbe la morte.)
   *[no] {""}
 }{ $food ->
    [0] {""}
   *[other] {" "}(Qui accanto { $friend } ha { $food } cibo: si può scambiare.)
 }{ $crowded ->
    [yes] {" "}(Non c’è più posto: { $full }.)
   *[no] {""}
 }
ask-discard = { $who }: che cosa scarti qui?
ask-barter = { $who }: scambio con { $other }. { $open ->
    [yes] Finora dai { $give } in cambio di { $want }.
   *[no] Che cosa passa di mano?
 }
ask-agreement = { $who }: accetti lo scambio? { $from } ti dà { $give } in cambio di { $want }.
ask-greeting = { $who } ({ $water } acqua): { $foe } ti sbarra la strada. Paghi 2 acqua perché se ne vada? Altrimenti attacca ({ $dice }).
ask-first-act = { $the } si trova davanti { $foes }: attacchi o schivi? Non costa nulla.
ask-join-fight = { $who }: ti unisci al combattimento? { $active } contro { $foes }, { $place }.
ask-joiner-act = { $the } contro { $foes }: che cosa fai?
ask-choose-dodge = { $who }: la schivata è riuscita. Quale attacco va a vuoto?
ask-take-hit = { $foe } contro { $victim }: { $n ->
    [one] 1 danno
   *[other] { $n } danni
 }. { $who }: ti metti in mezzo e subisci il colpo?
ask-soften = { $foe } contro { $the } ({ $hp } PS): { $n ->
    [one] 1 danno
   *[other] { $n } danni
 }. Che cosa attenua il colpo?
ask-meal = { $who } ({ $hp } PS): mangi 1 cibo?
ask-drink-from = { $who } (acqua: { $water }): bevi la tua acqua o quella del campo ({ $stored })?
ask-first-to-act = Chi agisce per primo in questa fase?
ask-last-blows = La fase finisce. { $who }: hai ancora { $ap } PA da parte. Combatti?
ask-ghillie-net = { $who }: stai per farti vedere. Giri la rete mimetica per restare in modalità furtiva?
ask-karma-pick = { $who } – { $dice }: quali dadi ritiri? Un dado karma per ciascuno; ti resta nel 33 % dei casi.
ask-cool-head = { $who } – { $dice }: quali dadi ritiri?
ask-decide = { $card-is ->
    [some] { $card } – { $who }: che cosa scegli?
   *[none] { $who }: che cosa scegli?
 }
ask-take-item = { card-first }quale oggetto prendi (prezzo { $price } o meno)?
ask-share-water = { card-first }chi altro riceve { $n } acqua?
ask-gamble = { card-first }quanta acqua punti su un dado verde?
ask-tunnel = { card-first }dove sbuca il tunnel?
ask-lose-resources = { card-first }che cosa perdi (ancora { $n })?
ask-overflow = { $who }: non puoi portare tutto. Che cosa scarti? Resta qui fino alla Preparazione; in un accampamento, per sempre.
ask-gather = { $who }: raccogli { $taken ->
    [0] un oggetto o fino a due risorse?
   *[other] un’altra risorsa?
 }
ask-build = { $who }: che cosa costruisci?
ask-flare = { card-first }a che cosa serve il razzo?
ask-field-radio = { card-first }chi chiami?
ask-called = La radio gracchia. { $who }: puoi agire subito senza spendere PA. Che cosa fai?
ask-choose-loot = { $who }: solo tu vedi queste carte bottino. Quale tieni?
ask-reveal = { card-first }quale posizione riveli (ancora { $n })?
ask-reveal-any = { card-first }quale posizione riveli?
ask-tile-order = Solo tu vedi queste tessere: { $nth ->
    [1] quale va in cima alla pila, da pescare per prima?
   *[other] quale va sotto, al posto { $nth }?
 }
ask-deliver = { $who }: che cosa consegni? Mancano: { $wanted }.
ask-hand-hostage = Chi guida l’ostaggio d’ora in poi?
ask-ignore-animal = { $thing }: il fuoco tiene lontani gli animali. Ignori la carta?
ask-choose-victim = { $does } Una carta sola per tutto l’accampamento: a chi tocca?
ask-tap-own = { card-first }{ $who }: quale carta giri? Fino alla Preparazione non serve.
ask-revive = { card-first }chi torna in vita?
ask-heal-one = { card-first }chi si cura?
ask-cure-one = { card-first }a chi rimuovi l’infezione?
ask-heal-or-cure = { card-first }{ $for ->
    [both] recuperare PS o rimuovere un’infezione?
    [cure] a chi rimuovi l’infezione?
   *[heal] chi si cura?
 }
ask-calm-one = { card-first }chi sale sul tracciato benessere?
ask-reaction = { $from } contro { $the } ({ $hp } PS, { $ap } PA): { $n ->
    [one] 1 danno
   *[other] { $n } danni
 }. Come reagisci?
ask-pick-character = Quale personaggio giochi?
ask-buying = Carte iniziali: hai { $n ->
    [one] 1 punto
   *[other] { $n } punti
 }{ $others ->
    [0] {""}
   *[other] , i compagni { $others }
 }; ciò che nessuno spende va perso. Che cosa prendi?
ask-pool-points = { $the } vorrebbe una carta da { $price } punti e { $n ->
    [one] gliene manca 1
   *[other] gliene mancano { $n }
 }: { $does } Tu hai { $mine ->
    [one] 1 punto
   *[other] { $mine } punti
 }. Ne aggiungi?
ask-dealing = { $trader } ha { $stock }. Tu hai { $purse }. Che affare fai?
ask-bill = { $thing }: { $n ->
    [one] resta da pagare 1 acqua
   *[other] restano da pagare { $n } acqua
 }. Con che cosa?
ask-snatch = Hai la mano sulla merce ({ $trader }): che cosa prendi?
ask-payout = { $trader } ti deve { $n } acqua e ha { $stock }. In che cosa vuoi il pagamento?
ask-order = { $trader }: { $price ->
    [one] resta da pagare 1 acqua
   *[other] restano da pagare { $price } acqua
 }. Con che cosa?
ask-spoils = { $trader } è a terra: quali carte prendi (ancora { $n })?

## Un turno
with-ap = { $what } ({ $n } PA)
with-no-ap = { $what } (0 PA, una volta per fase)
live-march = Muoversi verso { $place } passando per { $via }
live-move = Muoversi { $way } verso { $place }
live-sneak = Intrufolarsi { $way } verso { $place }
row-charge = Irrompere nella terra ignota: la scopri, entri subito e svegli i suoi nemici
row-explore = Esplorare la terra ignota: la scopri restando qui, e per ora non compare nessun nemico
live-charge = Irrompere { $way } verso { $place }{ $held ->
    [yes] , dove sta { $foes }
   *[no] {""}
 }: la scopri, entri subito e svegli i suoi nemici
live-explore = Esplorare { $way }: scopri restando qui { $place }{ $held ->
    [yes] , dove sta { $foes }
   *[no] {""}
 }, e per ora non compare nessun nemico
opt-march = Proseguire fino a { $a }
opt-move = Muoversi verso { $a }
opt-sneak = Intrufolarsi verso { $a }
opt-charge = Irrompere: { $a }
opt-explore = Esplorare { $a }
opt-recon = Ricognizione: scoprire senza prova il prossimo nemico della tessera; resti in modalità furtiva e puoi attaccarlo di soppiatto
live-recon = Ricognizione: scoprire senza prova 1 nemico della tessera (ne restano { $n }). Rimane qui, anche per i compagni; tu resti in modalità furtiva e puoi attaccarlo di soppiatto
opt-gather = Raccogliere
opt-refill = Rifornirsi di acqua
opt-rain = Raccogliere pioggia: 1 acqua, senza toglierne alla tessera
opt-eat = Mangiare 1 cibo: recuperi 1 PS
opt-loot = Saccheggiare { $a }
live-loot = Saccheggiare i resti { $of }: { $rows }{ $late ->
    [yes] {" "}(al mattino non ci sono più)
   *[no] {""}
 }
opt-open = Aprire il contenitore
live-open = Aprire il contenitore – prova di { $attribute }
opt-sleep = Dormire
live-sleep = Dormire, 1 casella di benessere: da { $before } a { $after } { $well ->
    [0] { $vain ->
        [yes] (ora non serve: la Preparazione la toglie, e domani torni { $before })
       *[no] ({ $before }: 2 PA in meno in ogni fase)
     }
   *[other] (In forma di per sé non dà nulla, ma allontana di un giorno la stanchezza: ogni Preparazione toglie una casella, e da { $tired } si hanno 2 PA in meno in ogni fase)
 }{ $why ->
    [camp] ; qui costa meno che all’aperto
    [storm] ; senza la Tempesta costerebbe 1 PA in più
    [least] ; a New Haven e negli accampamenti 3 PA, Tempesta o no
    [night] ; di giorno o in un accampamento costa meno
    [card] ; senza la carta notte costerebbe 1 PA in più
   *[none] {""}
 }
opt-treat = Medicare – { $a }: 1 PS
opt-disinfect = Rimuovere l’infezione: { $a }
opt-build = { $a-is ->
    [none] Costruire…
   *[other] Costruire { $a }
 }
to-build = { $name } ({ $price })
live-build-any = Costruire { $names }{ $more ->
    [0] {""}
    [one] {" "}o 1 altra cosa
   *[other] {" "}o una di altre { $more } cose
 }: a che serve ognuna lo vedi dopo aver speso il PA
live-build = Costruire { $name } Serve: { $recipe }{ $thrift ->
    [yes] {" "}(risparmio: senza { $spared })
   *[no] {""}
 }
opt-make = Fabbricare { $a-is ->
    [cartridge] cartucce
   *[arrow] frecce
 }
live-make = Fabbricare { $what } con { $price }
opt-camp-up = Montare l’accampamento con la tenda
opt-camp-build = Costruire una tenda e montare l’accampamento
live-camp-build = Costruire una tenda e montare l’accampamento – { $recipe }
opt-camp-down = Smontare l’accampamento
opt-campfire = Accendere un falò: 1 legno
opt-kitchen = Allestire una cucina da campo: 1 metallo
opt-cook = Cucinare: 1 cibo diventa 3
opt-strip = Smontare { $a }
opt-refuel = Rifornire la motosega: 1 alcol
opt-use = Usare { $a }
live-use = Usare { $name }{ $uses ->
    [0] {""}
    [one] {" "}(ultimo uso)
   *[other] {" "}({ $uses } usi)
 }{ $known ->
    [yes] : { $does }
   *[no] {""}
 }
opt-discard = Scartare…
opt-wait = Aspettare
live-wait = { $n ->
    [0] Finire il turno
   *[other] Aspettare
 }{ $foes ->
    [yes] {" "}(per questo i nemici qui non colpiscono)
   *[no] {""}
 }
opt-trade = Scambiare con { $a }
opt-trader = { $a-is ->
    [lawrence] Commerciare all’emporio di Lawrence
   *[other] Commerciare con { $a }
 }
opt-rob = Rapinare { $a }{ $b-is ->
    [none] {""}
   *[other] {" "}con { $b }
 }
live-rob = Rapinare { $who } con { $weapon }{ $how }

## Missioni
opt-mission = Missione: { $a }
task-deliver = Consegnare…
mission-needs = { $what } – { $needs }
needs-test = prova di { $attribute }
opt-deliver = { $a-is ->
    [done] Basta così
   *[other] Consegnare 1 { $a }
 }
opt-guide = { $a }

## Combattere
opt-attack = Attaccare { $a } con { $b }{ $c-is ->
    [burst] { how-burst }
    [ambush] { how-ambush }
    [unseen] { how-unseen }
   *[other] {""}
 }
live-attack = Attaccare { $foe } con { $weapon }{ $how }: { $dice }{ $shots ->
    [-1] {""}
    [one] , 1 colpo carico
   *[other] , { $shots } colpi carichi
 }
opt-shoot = Tirare contro { $a } con { $b }{ $c-is ->
    [burst] { how-burst }
    [ambush] { how-ambush }
    [unseen] { how-unseen }
   *[other] {""}
 }
live-shoot = Tirare contro { $foe }, { $place }, con { $weapon }{ $how }: { $dice }{ $shots ->
    [-1] {""}
    [one] , 1 colpo carico
   *[other] , { $shots } colpi carichi
 }
opt-sneak-attack = Attaccare di soppiatto { $a } con { $b }
live-sneak-attack = Attaccare di soppiatto { $foe } con { $weapon }: { $dice }; se la prova riesce, nessuno risponde al colpo
opt-throw = Lanciare { $a }: { $b }
live-throw = Lanciare { $weapon } contro tutti i nemici, { $place }: { $dice }
opt-assault = Attaccare { $a } con { $b }
live-assault = Attaccare { $who } ({ $n } PS) con { $weapon }{ $how }: { $dice }
opt-dodge = { $a-is ->
    [none] Schivare
   *[other] Evitare l’attacco: { $a }
 }
live-avoid = Evitare l’attacco { $of } ({ $n ->
    [one] 1 danno
   *[other] { $n } danni
 })
how-burst = , a raffica
how-ambush = , sottovento
how-unseen = , di nascosto
opt-let-be = Lasciar stare
opt-join = Unirsi al combattimento (1 PA)
live-join = Unirsi al combattimento (1 PA); il tuo colpo migliore: { $foe } con { $weapon }, { $dice }
opt-join-free = Unirsi al combattimento per 0 PA
live-join-free = Unirsi al combattimento per 0 PA; il tuo colpo migliore: { $foe } con { $weapon }, { $dice }
opt-stay-out = Restarne fuori
live-stay-out = Restarne fuori: { $n ->
    [one] 1 nemico attacca
   *[other] { $n } nemici attaccano
 } { $active } ({ $hp } PS)
opt-bribe = Pagare 2 acqua, e se ne va
opt-no-bribe = Non pagare: si combatte
opt-armour = Usare { $a }
live-armour = { $n ->
    [one] { $name }: 1 danno in meno
   *[other] { $name }: { $n } danni in meno
 }{ $turned ->
    [yes] {" "}(poi la carta resta girata fino alla Preparazione)
   *[no] {" "}(1 uso)
 }
opt-tough-hide = Cuoio vecchio, una volta per fase: 1 danno in meno
name-tough-hide = Cuoio vecchio
softened = { $n ->
    [one] (se ne può evitare 1: { $by })
   *[other] (se ne possono evitare { $n }: { $by })
 }
opt-take-it = Subire il colpo
opt-bulwark = Dietro di me: mettersi in mezzo e subire il colpo
opt-no-bulwark = Restarne fuori
live-bulwark = Dietro di me, una volta per fase: { $who } ({ $hp } PS) si mette in mezzo e subisce { $n ->
    [one] 1 danno
   *[other] { $n } danni
 }{ $softened }
live-no-bulwark = Restarne fuori: { $who } ({ $hp } PS) subisce { $n ->
    [one] 1 danno
   *[other] { $n } danni
 }{ $softened }
opt-counter = Contrattaccare con { $a } (1 PA)
live-counter = Contrattaccare con { $weapon }{ $how }: { $dice } (1 PA)
opt-react-dodge = Schivare (1 PA)
opt-rush = Lanciarsi su chi attacca (prova di Forza)
opt-do-nothing = Non fare nulla

## Tiri
opt-karma = Karma: ritirare dei dadi
live-karma = Karma ({ $who }, { $n ->
    [one] 1 dado
   *[other] { $n } dadi
 }, una volta per fase): scegliere i dadi da ritirare – { $outlook }
live-karma-dice = Karma ({ $who }, { $n ->
    [one] 1 dado
   *[other] { $n } dadi
 }, una volta per fase): ritirare { $dice }; { $outlook }; ritirando va meglio: { $chance } %
opt-cool-head = Sangue freddo: ritirare dei dadi
live-cool-head = Sangue freddo, una volta al giorno: scegliere i dadi da ritirare – { $outlook }
live-cool-head-dice = Sangue freddo, una volta al giorno: ritirare { $dice }; { $outlook }; ritirando va meglio: { $chance } %
opt-ghost-boots = Suole di feltro: ritirare il dado { $a }
live-ghost-boots = Suole di feltro: ritirare il dado { $n }, { $die } { $face }
opt-die = Dado { $a }
live-die = Dado { $n }: { $die } { $face }
opt-roll-now = Tirarli
outlook = ora { $n ->
    [one] 1 successo
   *[other] { $n } successi
 }{ $some ->
    [yes] , { $aim }
   *[no] {""}
 }
aim-high = { $need ->
    [one] ne serve 1
   *[other] ne servono { $need }
 }
aim-low = { $need ->
    [one] meglio nessuno
   *[other] meglio meno di { $need }
 }
aim-low-each = ogni successo fa male
opt-use-net = Girare la rete mimetica: nessuno ti vede; la rete torna pronta alla prossima Preparazione
opt-spare-net = Tenere la rete per un’altra volta: ti vedono

## Merci
opt-take = { $a-is ->
    [done] Non prendere altro
   *[other] { $a }
 }
gather-take = { $a-is ->
    [done] Lasciare il resto
   *[other] Prendere { $a }
 }
opt-drop = { $a-is ->
    [done] Basta così
   *[other] Scartare { $a }
 }
opt-lose = { $a }
live-give = Dare { $what }
live-want = Chiedere { $what }
live-gather-else = { $things ->
    [0] Raccogliere altro, o una cosa sola
   *[other] Raccogliere { $what }, o una cosa sola
 }
live-gather-here = Raccogliere ciò che c’è: { $what }
live-gather-two = Raccogliere { $what }{ $some ->
    [yes] {" "}(basta per { $makes })
   *[no] {""}
 }
live-take-two = Prendere { $what }
live-end-turn = Chiudere il turno
opt-give = Dare { $a }
opt-want = Chiedere { $a }
opt-propose = Proporre questo scambio
opt-leave-it = Niente scambio
opt-agree = Accettare
opt-refuse = Rifiutare
opt-buy = Comprare { $a }
dealing-buy = Comprare 1 { $a } (1 acqua)
live-buy = Comprare { $name } ({ $n } acqua, o merci per quel valore)
live-choose = { $name } ({ $pooled ->
    [0] { $n ->
        [one] 1 punto
       *[other] { $n } punti
     }
   *[other] { $n } punti: tu metti { $own ->
        [one] 1 punto
       *[other] { $own } punti
     }{ $pooled ->
        [one] , agli altri se ne chiede 1
       *[other] , agli altri se ne chiedono { $pooled }
     }; se rifiutano, non spendi nulla
 })
live-for = { $what } per { $who }
opt-pass = Non prendere altro
live-pass-none = Non prendere nulla
opt-add = { $a ->
    [0] Non aggiungere nulla
    [one] Aggiungere 1 punto
   *[other] Aggiungere { $a } punti
 }
live-add-none = Non aggiungere nulla: con { $n ->
    [one] 1 punto
   *[other] { $n } punti
 } puoi prendere anche { $names }
opt-sell = Vendere { $a }
live-sell = Vendere { $name } per { $n } acqua, o merci per quel valore
opt-swap = Dare { $a } in cambio di { $b }
live-swap = Dare { $give } in cambio di { $want }
opt-order = Prendere 1 { $a } in cambio di merci diverse
live-order = Prendere { $what } pagando con merci miste
opt-dismantle = Pagare 1 acqua per far smontare { $a }
opt-steal = Rubare (1 PA, prova di Furtività)
opt-pay = Pagare con { $a }
live-pay = { $what }
live-pay-part = Prima { $what }, poi il resto
opt-snatch = Prendere 1 { $a }
opt-keep = Tenere la carta bottino { $a }
live-another = { $what } (un’altra copia)
opt-next = Tessera { $a }

## Altre scelte
choice = { $words }: { $does }
choice-paid = { $words } ({ $price })
armed = { $ranged ->
    [yes] Così { $who } tira { $dice }; senza armi, sulla propria tessera: { $bare }.
   *[no] Così { $who } colpisce con { $dice }; senza armi: { $bare }.
 }
card-does = { $name } – { $does }
opt-decline = No, grazie
opt-stake = Puntare { $a } acqua
opt-tunnel = { $a }
opt-water = { $a }
opt-call = { $a }
opt-flare = { $a-is ->
    [fire] Accendere un falò senza legno
   *[scare] Mettere in fuga gli animali intorno
 }
opt-reveal = { $a-is ->
    [none] Non rivelare altro
   *[other] { $a }
 }
opt-ignore = Ignorarla
opt-face-it = Affrontarla
opt-turn = { $a }
opt-revive = Riportare in vita: { $a }
opt-heal = Curare: { $a }
live-heal = Curare – { $who }: { $n } PS
opt-cure = Rimuovere l’infezione: { $a }
opt-calm = { $a }
opt-meal = { $a-is ->
    [eat] Mangiare 1 cibo
    [camp] Mangiare 1 cibo del campo e tenere il proprio
   *[starve] Restare a digiuno
 }
opt-drink = { $a-is ->
    [own] Bere la propria acqua
   *[camp] Bere dalla scorta del campo
 }
opt-first = { $a }
opt-character = { $a }
opt-reveal-sol = Rivelarti come Figlio della Libertà
opt-sol-spawn = Figlio della Libertà: chiamare un nemico, { $a }
opt-sol-move = Figlio della Libertà: mandare { $a } verso { $b } (2 PA)

## Rifiuti
no-no-ap = Costa { $need } PA; ne hai { $have }
no-tile-full = Tutti i suoi campi di movimento sono occupati
no-already-fit = Il benessere è già su In forma
no-enemy-here = Non con un nemico attivo qui, se non sei in modalità furtiva
no-traitor = New Haven non fa dormire tra le sue mura un Figlio della Libertà
no-cannot-pay = Serve: { $need } × { $what-is ->
    [water] { good-water }
    [food] { good-food }
    [fabric] { good-fabric }
    [metal] { good-metal }
    [connector] { good-connector }
    [wood] { good-wood }
    [alcohol] { good-alcohol }
    [plastic] { good-plastic }
    [cartridge] { good-cartridge }
   *[arrow] { good-arrow }
 }
no-not-possible = La condizione della carta non è soddisfatta
no-character-taken = Qualcuno gioca già questo personaggio
no-no-points = Servono { $need } punti: nemmeno tutti insieme ne avete tanti
no-too-dear = Costa { $need } acqua, e non puoi pagare tanto
no-hero-item = È un oggetto eroe: solo il suo personaggio può averlo
no-no-deal = Non hai nulla che qui si possa scambiare o vendere
