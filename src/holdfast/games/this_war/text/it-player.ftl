# Che cosa mettono in gioco le risposte di This War of Mine, e perché un giocatore le consiglia.
dice-black = dado Nero
rolled-for-page = ({ $faces }: la pagina dice che cosa ne viene)
dice-grey = { $n ->
    [one] dado grigio
   *[other] { $n } dadi grigi
}
dice-yellow = { $n ->
    [one] dado giallo
   *[other] { $n } dadi gialli
}
dice-red = { $n ->
    [one] dado rosso
   *[other] { $n } dadi rossi
}
faces-least = ({ $n })
risk-hunger = Fame +{ $n }
risk-fatigue = Fatica +{ $n }
risk-illness = Malattia +{ $n }
risk-wounds = { $n ->
    [0] Ferite
   *[other] Ferite +{ $n }
}
risk-shot = se colpisce, Ferite +{ $n }
risk-misery = Tristezza +{ $n }
risk-idle = { $n ->
    [0] {""}
    [one] 1 azione non viene usata
   *[other] { $n } azioni non vengono usate
}
risk-fall = può essere la fine per qualcuno
risk-guard-falls = una guardia non sopravvive
risk-frail = con Ferite { $n } un Raid può essere la fine della guardia
risk-gone = qualcuno se ne va per sempre
risk-away = qualcuno è via, giorni: { $n }
risk-thirst = senz’acqua: { $n } (Fame o Tristezza +1 ciascuno)
risk-empathy = prova di empatia
risk-killing = chi uccide mette alla prova la sua empatia
risk-encounter = può arrivare qualcuno
risk-encounters = chi esce può fare brutti incontri
risk-raid = le Ferite del Raid di stanotte toccano alle guardie
risk-unguarded = così la campagna è subito persa
risk-noise = Rumore +{ $n }
risk-louder = qui e ora però Rumore +{ $n }
risk-danger-low = pericolo basso
risk-danger-medium = pericolo medio
risk-danger-high = pericolo alto
risk-fight = un combattimento, nemici: { $n }
risk-backstab = nemici che colpiscono per primi: { $n }
risk-robbed = i nemici prendono { $n } cose
risk-go-home = la Perlustrazione finisce, carte rimaste: { $n }
risk-fate = decide una carta Fato
risk-damage = Danno { $n }
risk-worse-raid = il prossimo Raid Notturno è peggiore
risk-milder-raid = il prossimo Raid Notturno è più mite
risk-red-raids = { $n ->
    [one] 1 carta tra i Raid Notturni
   *[other] { $n } carte tra i Raid Notturni
}
risk-red-residents = { $n ->
    [one] 1 carta tra i Residenti
   *[other] { $n } carte tra i Residenti
}
risk-lose-all = si perde tutto
risk-credit-lost = { $n } di credito { $n ->
    [one] andrebbe perso
   *[other] andrebbero persi
 }
risk-overpaid = { $n } di troppo, e { $n ->
    [one] va perso
   *[other] vanno persi
 }
risk-tool-used-up = se riesce, l’attrezzo si consuma
risk-remnants = possono restare Resti da scavare ancora
risk-tomorrow = non prima di domattina
risk-fitting-lost = il Miglioramento è perso
risk-cold = Freddo +{ $n }
risk-script = quel che ne viene lo dice il Libro
risk-in-vain = manca ciò che serve: non succederebbe niente
risk-nobody-sad = nessun altro è triste
risk-use-tomorrow = si potrà usare da domani
risk-not-hungry = nessuno ha fame: evita solo Fame +1 stasera
risk-no-effect = così come stanno le cose non cambia niente

crumb-clock = Giorno { $n }
chance-success = riesce
chance-sniper = un cecchino colpisce
chance-encounter = arriva qualcuno, per chiedere, barattare o rapinare
chance-misery = qualcuno ne soffre
chance-wound = una Ferita
chance-hit = un colpo a segno
chance-kill = un colpo mortale
chance-remnants = serve un secondo scavo
chance-page = una pagina del Libro
chance-more-hits = più colpi a segno
chance-units-1 = 1 pezzo o più
chance-units-2 = 2 pezzi o più
chance-units-3 = 3 pezzi o più
chance-units-4 = 4 pezzi

gained-value = credito { $n }
paid-value = segnalini per un valore di { $n }
paid-credit = { $n } del credito
paid-unknown-card = { $n ->
    [one] 1 delle carte da esplorare
   *[other] { $n } delle carte da esplorare
}
gained-meal = Fame −1 a testa
gained-shield = 1 Crepa chiusa: 1 punto parato in ogni Raid Notturno
gained-find-furniture = un ritrovamento tra i Mobili (Libri, Caffè, Sigarette, medicine)
gained-find-debris = un ritrovamento tra i Detriti (parti, Munizioni, Reagenti)
gained-find-pantry = un ritrovamento in Dispensa (Verdura, Zucchero; più spesso niente)
noun-value = { $n ->
    [one] punto di valore di scambio
   *[other] punti di valore di scambio
}
noun-meal = { $n ->
    [one] pasto
   *[other] pasti
}
noun-person = { $n ->
    [one] Personaggio
   *[other] Personaggi
}
noun-kill = { $n ->
    [one] nemico morto
   *[other] nemici morti
}
noun-unknown-card = { $n ->
    [one] carta Ignoto
   *[other] carte Ignoto
}
noun-kept-card = { $n ->
    [one] carta conservata
   *[other] carte conservate
}
noun-quiet-night = { $n ->
    [one] notte tranquilla
   *[other] notti tranquille
}

because-no-choice = Non c’è altro da fare.
because-go-on = Adesso non c’è altro di urgente.
because-in-order = L’ordine non cambia nulla.
because-build = { $what }: si ripaga, e il materiale basta. Legno { $wood }, Componenti { $component }.
because-rummage = Per le prossime costruzioni mancano ancora: Legno { $wood }, Componenti { $component }.
because-open = Quello che c’è in { $where } costa solo la fatica, e libera uno spazio.
because-outside = Siamo in { $n }: alla porta si può trovare compagnia o uno scambio.
because-new-idea = Quello che vogliamo costruire dopo è ancora solo un’idea: { $what }.
because-cheer = { $other } ha Tristezza { $misery }: lì una parola buona serve di più.
because-rest = { $who } ora non ha di meglio da fare.
because-mend = Ciò che è rotto peggiora ogni giorno.
because-heat = Freddo { $cold }: ogni segnalino ci fa ammalare una volta su dieci. Legno: { $wood }.
because-cook = Hanno fame in { $n }: un pasto caldo rende più del cibo crudo.
because-board-up = Assi al loro posto: { $boards }. Ognuna toglie 1 a ogni Raid Notturno.
because-use = { $what }: rende più di quanto costa.
because-extra-shift = Senza, { $who } oggi non potrebbe fare nulla.
because-sort = È quello che serve alle prossime costruzioni: ci sono Legno { $wood } e Componenti { $component }.
because-slot = Così restano liberi gli spazi accanto a ciò che vuole un vicino.
because-idea = La prossima cosa che vogliamo costruire: { $what }.
because-serve = { $who } ha Fame { $hunger }.
because-objective = «{ $goal }» si può pagare, e non pagare costerebbe di più.
because-no-objective = «{ $goal }» costerebbe più di quanto rende.
because-door = Siamo solo in { $n }.
because-accept = Siamo in { $n }: due mani in più valgono una bocca in più.
because-refuse = Siamo in { $n }, e non c’è posto per altri.
because-unbuild = Ciò che ci mancherebbe di meno: { $what }.
because-crack = Una Crepa vale l’altra.
because-drink = Acqua per tutti e { $n }: ce n’è { $have }.
because-dry = Acqua: { $have }. { $who } sopporta meglio la sete.
because-eat-or-fall = { $who } ha Fame { $hunger }: un altro giorno senza cibo è l’ultimo.
because-eat = { $who } ha Fame { $hunger }, e ce n’è abbastanza.
because-half-rations = { $who } ha Fame { $hunger }, e oggi può farne a meno.
because-has-eaten = { $who } oggi ha già mangiato.
because-leave-food = { $other } ha Fame { $hunger } e ne ha più bisogno; cibo rimasto: { $n }.
because-can-wait = { $who } ha Fame { $hunger } e può aspettare; il cibo deve durare.
because-no-food = Non c’è nulla da mangiare per { $who }.
because-drug = { $who }: { $state } { $level }. Prima che sia tardi serve: { $item }.
because-cure = { $who }: { $state } { $level }.
because-no-cure = Quello che costa vale più di quello che cura.
because-guard = { $who } fa la guardia: Coraggio { $prowess }, Ferite { $wounds }. Senza guardia è tutto perduto.
because-scavenge = { $who } può portare { $room }; cibo in casa: { $food }.
because-sleep-bed = { $who } ha Fatica { $fatigue }: una notte in un Letto la toglie tutta.
because-sleep-floor = { $who } ha Fatica { $fatigue } e deve dormire.
because-drink-up = { $who } ha Tristezza { $misery }; la fatica è il male minore.
because-stay-sober = Nessuno è così triste da valere la Fatica.
because-spirits = { $who } ha Tristezza { $misery }: prima chi è più vicino alla fine.
because-habit = { $who } ha Tristezza { $misery }; a questo serve: { $item }.
because-no-habit = { $who } ha Tristezza { $misery } e può sopportarlo.
because-promise = Senza la promessa { $who } è perso.
because-location = Il Luogo con più di ciò che ci serve: { $what }. Cibo in casa: { $food }.
because-take-along = Laggiù può comprare o aprire una via: { $item }.
because-set-out = A mani vuote si porta a casa di più.
because-reveal = Carte rimaste: { $cards }, Rumore { $noise }: c’è ancora qualcosa da trovare.
because-stop = Non vale più il rischio; carte rimaste: { $cards }.
because-stop-wounded = { $who } ha Ferite { $wounds }, il Rumore è { $noise }: il prossimo incontro può essere l’ultimo.
because-map = Carte rimaste: { $cards }: chi ne vede tre può scegliere.
because-market = Quello che portiamo e non ci serve per loro vale { $value }.
because-card-next = «{ $what }» ci fa comodo.
because-card-back = «{ $what }» costerebbe più di quanto rende.
because-draw-two = Di due carte si prende la migliore.
because-take-findings = È quello che ci serve di più.
because-again = Riprovare non costa nulla.
because-quietly = Il Rumore è { $noise }: adesso conviene fare silenzio.
because-roll-noise = Il Rumore è solo { $noise }: il silenzio si tiene per un momento peggiore.
because-no-exchange = Questi posti valgono gli altri.
because-leave-behind = Di ciò che portiamo vale meno: { $item }. Serve di più: { $other }.
because-carry-water = Acqua in casa e qui: { $have }; domani devono bere in { $n }.
because-carry = C’è posto ancora per { $room }, e alla casa serve: { $item }.
because-go-home = Nulla che valga ancora la pena di portare; posto rimasto: { $room }.
because-buy = Di quello che hanno ci serve soprattutto: { $item }.
because-sell = Per loro vale più che per noi: { $item }. Serve per avere: { $other }.
because-deal-done = Non hanno altro che valga il prezzo.
because-give-up = Ciò di cui sentiremo meno la mancanza: { $item } (ne abbiamo { $n }).
because-fight-on = Nemici in piedi: { $n }, le nostre peggiori Ferite: { $wounds }. Possiamo reggere.
because-flee = Nemici in piedi: { $n }, le nostre peggiori Ferite: { $wounds }. Un altro round può uccidere qualcuno.
because-strike = Il nemico { $n } (Ferite { $wounds }) è il primo di cui liberarsi.
because-arm = Il meglio con cui { $who } può colpire: { $item }.
because-unarmed = Non c’è nulla di utile con cui { $who } possa colpire.
because-shoot = Le Munizioni servono a questo: ne restano { $ammo }.
because-no-shot = Le mura bastano; le Munizioni ({ $ammo }) si tengono.
because-blow-keep = Colpi a segno: { $hits }. Un altro tiro difficilmente sarebbe migliore.
because-blow-again = Colpi a segno: { $hits }. In media un altro tiro è migliore.
because-blow-trust = Mancare non è nulla; il fato può essere qualcosa.
because-blow-miss = Il fato potrebbe fare più male che bene.
because-foe-story = Ritiri che restano al nemico: { $n }.
because-danger-keep = Colpi subiti: { $hits }. Difficilmente andrà meglio.
because-danger-again = Colpi subiti: { $hits }. In media un altro tiro fa meno male a { $who }.
because-bears = { $who } ha Ferite { $wounds } e può sopportarlo meglio.
because-guards-roll = Prima { $who }: le Munizioni si spendono solo se servono ancora.
because-shields = Ferite parate: { $n }. La guardia messa peggio ha Ferite { $wounds }; le cose si rimpiazzano.
because-shelf = Danno { $damage }: è la notte per la mensola.
because-no-shelf = Danno { $damage }: la mensola si tiene per una notte peggiore.
because-which-raid = Ferite { $wounds }: le persone valgono più delle cose.
because-wave = Da chi sta fuori si può scappare; da un Raid no.
because-choice = Tra { $n } strade questa sembra costarci di meno.
because-choice-card = { $what }: così ci costa di meno, o rende di più.
because-choice-fight = { $what }: nemici { $n }; siamo abbastanza forti.
because-choice-odds = { $what }: il rischio è { $chance } su cento, e ne vale la pena.
because-choice-luck = { $what }: riesce { $chance } volte su cento.
because-leave = Costerebbe più di quanto rende.
because-leave-noise = Il Rumore salirebbe a { $noise }: { $chance } volte su cento verrebbe qualcuno.
because-rolled-keep = Il { $n } è meglio di quanto un altro tiro porta in media.
because-rolled-again = Il { $n } è peggio di quanto un altro tiro porta in media.
because-somebody = { $who } (Tristezza { $misery }, Ferite { $wounds }) è la persona giusta.
because-narrative = «{ $what }» adesso ci aiuta di più.
because-drop = «{ $what }» è ciò che ci serve di meno.
because-character = { $who }: Coraggio { $prowess }, può portare { $room }.

# Titoli sopra le liste lunghe di risposte.
group-build = Costruire
group-clear = Sgombrare la casa
group-work = Lavori
group-fittings = Miglioramenti
group-needs = Persone
group-carry = Da portare
group-barter = Da dare
group-food = Cibo
group-comforts = Bevande e tabacco
group-healing = Per curare
group-weapons = Armi e munizioni
group-tools = Attrezzi e pezzi
group-pastimes = Libri, musica, preziosi
group-shift = Spostare e smontare
group-anytime = Quando si vuole, senza spendere un’azione
