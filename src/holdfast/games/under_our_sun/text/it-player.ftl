# Che cosa mette in gioco una risposta, e che cosa ne dice un giocatore.

crumb-clock = Giorno { $n }
noun-ap = PA
noun-hp = PS
noun-karma = { $n ->
    [one] dado karma
   *[other] dadi karma
}
noun-stars = { $n ->
    [one] punto
   *[other] punti
}
noun-worth = di valore in acqua
gained-worth = { $n } acqua, o merci per quel valore
paid-worth = { $n } acqua, o merci per quel valore
noun-well-being = benessere
noun-loot = { $n ->
    [one] carta bottino
   *[other] carte bottino
}
noun-use = { $n ->
    [one] uso
   *[other] usi
}
noun-cure = cura dell’infezione
paid-karma = { $n ->
    [one] 1 dado karma (ti resta nel 33 % dei casi)
   *[other] { $n } dadi karma (ogni dado ti resta nel 33 % dei casi)
}
gained-well-being = { $n ->
    [one] 1 casella di benessere
   *[other] { $n } caselle di benessere
}
gained-cure = la guarigione dall’infezione
gives-objective = raggiunge l’obiettivo della missione
risk-last-food = non resta cibo per la Preparazione
gives-hostage-home = riporta a casa { $n ->
    [one] 1 ostaggio
   *[other] { $n } ostaggi
}
gives-victory = la missione è vinta
risk-and-night-card = e si pesca una carta notte
needed = { $n ->
    [one] serve 1 successo
   *[other] servono { $n } successi
}
rolled-for-stealth = (prova di Furtività, { needed })
rolled-for-sneak = (per arrivare senza farti vedere, { needed })
rolled-for-slip-away = (per andartene senza farti vedere, { needed })
rolled-for-sneak-attack = (prova di Furtività prima dell’attacco, { needed })
rolled-for-attack = (per colpire, { needed })
rolled-for-dodge = (con { $n ->
    [one] 1 successo
   *[other] { $n } successi
} un attacco va a vuoto)
rolled-for-skill = (prova di Abilità, { needed })
rolled-for-strength = (prova di Forza, { needed })
rolled-for-loot = (bottino, { needed })
chance-success = successo
chance-hit = a segno
chance-kill = nemico eliminato
chance-kill-one = ne cade almeno uno
chance-kill-all = cadono tutti
chance-double = doppio successo
risk-attacked = { $n ->
    [one] 1 nemico ti attacca
   *[other] { $n } nemici ti attaccano
}
risk-attacked-too = { $n ->
    [one] ti attacca anche 1 nemico sulla tua tessera
   *[other] ti attaccano anche { $n } nemici sulla tua tessera
}
risk-may-be-attacked = { $n ->
    [one] 1 nemico può attaccarti
   *[other] fino a { $n } nemici possono attaccarti
}
risk-struck = { $n } % di subire un colpo
risk-struck-in-all = { $n } % di subire almeno un colpo
risk-struck-at-most = { $n } % al massimo di subire un colpo
risk-killed = { $n } % di morire
risk-struck-if-seen = { $n ->
    [one] se ti vedono, 1 nemico ti colpisce mentre esci
   *[other] se ti vedono, { $n } nemici ti colpiscono mentre esci
}
risk-fight-if-seen = { $n ->
    [one] se ti vedono, combatti contro 1 nemico
   *[other] se ti vedono, combatti contro { $n } nemici
}
risk-seen = { $n } % che ti vedano
risk-then-fight = { $n ->
    [one] e allora combatti contro 1 nemico
   *[other] e allora combatti contro { $n } nemici
}
risk-exposes = esci allo scoperto
risk-arrives-exposed = arrivi allo scoperto
risk-all-hp = { $n ->
    [one] 1 danno in tutto, e nessun PS rimasto
   *[other] { $n } danni in tutto, e nessun PS rimasto
}
risk-unknown-tile = terra ignota
risk-enemies-come = { $n ->
    [one] può comparire 1 nemico
   *[other] possono comparire { $n } nemici
}
risk-enemies-there = { $n ->
    [one] là c’è 1 nemico
   *[other] là ci sono { $n } nemici
}
risk-night-card = si pesca una carta notte
risk-night-card-if-seen = se ti vedono, si pesca una carta notte
risk-event = si pesca una carta evento, buona o cattiva
risk-ends-turn = { $n ->
    [0] il turno finisce
    [one] il turno finisce; 1 PA resta solo per combattere sulla tua tessera, o a tiro da lì
   *[other] il turno finisce; { $n } PA restano solo per combattere sulla tua tessera, o a tiro da lì
}
risk-failure-spawns = se fallisce, { $n ->
    [one] arriva 1 nemico
   *[other] arrivano { $n } nemici
}
risk-failure-hurts = se fallisce, −{ $n } PS
risk-comes-closer = { $n } % che si avvicini
risk-shoots-back = risponde al fuoco (colpisce: { $n } %)
risk-else-shoots-back = altrimenti risponde al fuoco (colpisce: { $n } %)
risk-survivors-react = chi sopravvive si avvicina o risponde al fuoco
risk-answered-if-seen = se ti vedono, i nemici rispondono come a ogni tiro
risk-strikes-back = può rispondere al colpo
risk-hurt = { $n ->
    [one] 1 danno da subire
   *[other] { $n } danni da subire
}
risk-makes-enemy = il mercante diventa un nemico
risk-shows-role = tutti sapranno chi sei
risk-once-a-day = una volta al giorno
risk-free-join-spent = in questa fase nessun altro si unisce per 0 PA ai combattimenti della Veterana
risk-infection = un’infezione

## Perché una risposta è buona
because-water = Acqua rimasta: { $water }. Ogni fase costa una tazza, e qui si può fare il pieno.
because-water-far = Acqua rimasta: { $water }. Ogni fase costa una tazza: da questa parte c’è acqua.
because-rain = Acqua rimasta: { $water }. La pioggia costa solo il punto.
because-water-item = C’è posto per altra acqua, e non costa nulla.
because-eat = Con { $hp } PS un pasto serve più adesso che dopo; cibo: { $food }.
because-meal = Chi non mangia perde 1 PS; cibo a portata di mano: { $food }.
because-drink = Prima l’acqua dell’accampamento: la propria ({ $water }) si porta via.
because-treat = A { $who } restano { $hp } PS: un punto adesso costa meno di una vita.
because-heal = A { $who } restano { $hp } PS: è chi ne ha più bisogno.
because-heal-item = Qui qualcuno ha poca salute, e nessuno ci disturba.
because-cure = L’infezione costa salute ogni giorno: { $who }.
because-cure-item = L’infezione costa salute ogni giorno.
because-revive = C’è ancora tempo per riportare in vita qualcuno.
because-sleep = { $well ->
    [0] Da stanchi si hanno 2 PA in meno in ogni fase: il sonno si ripaga.
   *[other] Nella Preparazione il benessere scende di uno: chi dorme adesso domani non è stanco.
}
because-loot = Un corpo si saccheggia con un solo punto.
because-box = Il contenitore dà una di due carte bottino; si apre: { $percent } %.
because-box-far = Là c’è un contenitore; si apre: { $percent } %.
because-build = Vale più di ciò che costa: { $card }.
because-trade = Lawrence ha ciò che la missione chiede, o gli attrezzi per smontare le cose.
because-trade-far = Lawrence ha ciò che la missione chiede, o gli attrezzi per smontare le cose.
because-gather = Qui c’è qualcosa che ci serve: { $what } ({ $n }).
because-gather-far = Là c’è qualcosa che ci serve: { $what } ({ $n }).
because-look = Dobbiamo conoscere meglio la mappa; fasi rimaste: { $left }.
because-look-far = Da là si vede di più della mappa; fasi rimaste: { $left }.
because-look-item = Uno sguardo da lontano non costa nulla.
because-ammunition = L’arma è quasi scarica.
because-deliver = { $n ->
    [one] In mano c’è 1 pezzo di ciò che la missione chiede.
   *[other] In mano ci sono { $n } pezzi di ciò che la missione chiede.
}
because-hand-in = Si consegna subito tutto ciò che la missione chiede.
because-test = La missione vuole questa prova; riesce: { $percent } %.
because-task = La missione lo vuole, e qui si può fare.
because-repair = Alla porta resta integrità { $integrity }.
because-barricade = Una barricata costa a un nemico il suo movimento.
because-cross = Chi ha attraversato è in salvo.
because-goal = La missione si decide alla tessera { $tile }; giorni rimasti: { $days }.
because-goal-far = La missione si decide alla tessera { $tile }; giorni rimasti: { $days }.
because-lead = Qualcuno deve guidare a casa l’ostaggio.
because-lead-far = Là un ostaggio libero aspetta chi lo guidi.
because-rescue = Qui è tenuto un ostaggio; giorni rimasti: { $days }.
because-rescue-far = Là è tenuto un ostaggio; giorni rimasti: { $days }.
because-home-with = Qui l’ostaggio è al sicuro.
because-home-with-far = L’ostaggio è al sicuro solo a New Haven.
because-night-home = A New Haven non si pescano carte notte.
because-night-home-far = A New Haven non si pescano carte notte.
because-track = La traccia dice dove dorme.
because-track-far = Là c’è una traccia: dice dove dorme.
because-hunt = Le restano { $left } PS, e da qui la raggiungiamo.
because-hunt-far = Le restano { $left } PS, e da là la raggiungiamo.
because-hold = Nemici a New Haven: { $n }. Qualcuno deve starci.
because-hold-far = Nemici a New Haven: { $n }. Qualcuno deve starci.
because-give-way = { $n ->
    [one] Quel nemico è troppo per noi; se non si trova nessuno davanti, al mattino se ne va.
   *[other] Quei { $n } nemici sono troppi per noi; se non si trovano nessuno davanti, al mattino si disperdono.
}
because-give-way-far = { $n ->
    [one] Quel nemico è troppo per noi; se non si trova nessuno davanti, al mattino se ne va.
   *[other] Quei { $n } nemici sono troppi per noi; se non si trovano nessuno davanti, al mattino si disperdono.
}
because-back = { $n ->
    [one] Il nemico qui rovina tutto
   *[other] I { $n } nemici qui rovinano tutto
}: meglio uscire e intrufolarsi di nuovo.
because-wait = Adesso nient’altro vale il suo prezzo; PA rimasti per i combattimenti: { $ap }.

because-strike = Regge ancora { $left }: prima cade, meno fa male.
because-throw = { $n } nemici stanno insieme.
because-shoot = Da qui lo si colpisce prima che arrivi; regge ancora { $left }.
because-dodge = Con { $hp } PS un colpo di troppo è la fine: meglio non farsi trovare.
because-cancel = È il colpo più duro: { $n } danni.
because-join = Più colpi contro una sola risposta: in tanti il combattimento è più corto.
because-stay-out = Con { $hp } PS un altro colpo sarebbe troppo.
because-stay-out-last = È quasi finita anche senza di noi: il punto serve di più nel proprio turno.
because-stay-out-shot = Chi tira da un’altra tessera non riceve colpi qui; chi agisce in mezzo ai nemici sì.
because-stay-out-boss = Colpisce chiunque partecipi: con { $hp } PS meglio da lontano, o per niente.
because-let-be = Un altro turno costerebbe più di quanto porta; PS rimasti: { $hp }.
because-bulwark = { $n } danni per chi ha { $hp } PS.
because-no-bulwark = { $who } ha { $hp } PS e regge il colpo quanto chiunque altro qui; danni: { $n }.
because-soften = { $n } danni in arrivo su { $hp } PS: prima ciò che si rinnova da sé.
because-bribe = Acqua: { $water }. Un combattimento costa più di due tazze, se ce n’è altra.
because-no-bribe = Acqua: { $water }. Due tazze mancherebbero più di quanto costa questo combattimento.
because-net = La rete muta il fallimento in un successo.
because-karma = Successi finora: { $n }. Questo tiro vale un dado karma.
because-die = Questo dado rovina il tiro.
because-roll-now = Gli altri dadi possono restare come sono.
because-cool-head = Successi finora: { $n }. Può ritirare senza dadi karma.
because-boots = Successi finora: { $n }. Gli stivali danno a un dado un’altra prova.
because-go-on = { $n ->
    [0] Nessun successo, ma il tiro non vale un dado karma.
    [one] 1 successo basta.
   *[other] { $n } successi bastano.
}
because-bear-it = { $n ->
    [one] 1 danno si può reggere
   *[other] { $n } danni si possono reggere
} con { $hp } PS.
because-harmless = Così com’è non fa danno.
because-let-fall = Non vale un dado karma.

because-character = Brava gente per ciò che chiede la missione: { $card }.
because-buy = Il massimo per il suo prezzo: { $card }.
because-pass = Nulla di ciò che è offerto vale un punto.
because-take = È la cosa più utile qui: { $what }.
because-drop = È ciò di cui si fa meglio a meno: { $what }.
because-keep = Tutto può ancora servire.
because-find = Il meglio di ciò che si è trovato: { $card }.
because-dismantle = Smontato dà { $n } di ciò che la missione chiede.
because-swap = { $give } in cambio di { $what }: è ciò che ci manca.
because-pay = È ciò di cui si fa meglio a meno: { $what }.
because-done = Qui nient’altro vale il suo prezzo.
because-leave-it = Non c’è nulla da scambiare che serva a entrambi.
because-bargain = { $n ->
    [0] Non costa nulla.
   *[other] Di ciò che chiede { $who } si può fare a meno; acqua rimasta: { $water }.
}
because-refuse = Di ciò che chiede { $who } non si può fare a meno; acqua a disposizione: { $water }.
because-bear = Con { $hp } PS sopporta meglio il colpo: { $who }.
because-first = Comincia chi è forte e riposato: { $who }.
because-ignore = Il fuoco lo tiene lontano.
because-decline = Il rischio non vale la pena.
because-choice = Tutto sommato porta più di quanto costa; PS: { $hp }.

because-suspect = Ci ha fatto del male: meglio tenere gli occhi aperti ({ $who }).
because-traitor-falls = Se cade, abbiamo vinto: { $who }.
because-own-goal = Così l’obiettivo segreto si avvicina.
because-hidden = Nessuno sospetta ancora nulla.
because-show = Da adesso stanno dalla nostra parte: è il momento.
because-suspect-far = Ci ha fatto del male e va fermato: { $who }.
because-hidden-far = Là nessuno sospetta ancora nulla.
because-share = Qui c’è chi ha meno di noi ({ $who }): { $n } per la strada.
because-save = { $who } non ha da bere, e con { $hp } PS non ce la farebbe.

# Titoli sopra le liste lunghe di risposte.
group-ways = Spostarsi (da 1 a 6 in senso orario dal nord; da 7 a 12 lo stesso, per irrompere o intrufolarsi)
group-fights = Combattere
group-here = Su questa tessera
group-body = Salute e oggetti
group-work = Costruire e campo
group-trade = Scambi
