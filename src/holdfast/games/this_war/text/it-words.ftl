# Nomi, e ciò che sta intorno al testo delle regole su una carta.

noun-this_war = This War of Mine: Il gioco da tavolo
you-play = Tu sei { $names }; la gente della casa è di tutti, e chi ha il Diario decide per tutti.
player = Giocatore { $n }

## Segnalini e risorse
noun-canned-food = { $n ->
    [one] Cibo in Scatola
   *[other] Cibi in Scatola
 }
noun-raw-food = { $n ->
    [one] Cibo Crudo
   *[other] Cibi Crudi
 }
noun-vegetable = { $n ->
    [one] Verdura
   *[other] Verdure
 }
noun-alcohol-100 = Alcool Puro
noun-moonshine = { $n ->
    [one] Liquore
   *[other] Liquori
 }
noun-sugar = Zucchero
noun-coffee = Caffè
noun-cigarette = { $n ->
    [one] Sigaretta
   *[other] Sigarette
 }
noun-assault-rifle = { $n ->
    [one] Fucile d’Assalto
   *[other] Fucili d’Assalto
 }
noun-shotgun = { $n ->
    [one] Fucile
   *[other] Fucili
 }
noun-pistol = { $n ->
    [one] Pistola
   *[other] Pistole
 }
noun-hatchet = { $n ->
    [one] Accetta
   *[other] Accette
 }
noun-knife = { $n ->
    [one] Coltello
   *[other] Coltelli
 }
noun-broken-assault-rifle = { $n ->
    [one] Fucile d’Assalto Rotto
   *[other] Fucili d’Assalto Rotti
 }
noun-broken-shotgun = { $n ->
    [one] Fucile Rotto
   *[other] Fucili Rotti
 }
noun-broken-pistol = { $n ->
    [one] Pistola Rotta
   *[other] Pistole Rotte
 }
noun-weapon-part = { $n ->
    [one] Parte di Arma
   *[other] Parti di Arma
 }
noun-ammo = { $n ->
    [one] Munizione
   *[other] Munizioni
 }
noun-shell = { $n ->
    [one] Bossolo
   *[other] Bossoli
 }
noun-meds = { $n ->
    [one] Medicina
   *[other] Medicine
 }
noun-bandages = { $n ->
    [one] Benda
   *[other] Bende
 }
noun-herbal-meds = { $n ->
    [one] Medicina d’erbe
   *[other] Medicine d’erbe
 }
noun-herb = { $n ->
    [one] Erba
   *[other] Erbe
 }
noun-chems = { $n ->
    [one] Reagente
   *[other] Reagenti
 }
noun-shovel = { $n ->
    [one] Pala
   *[other] Pale
 }
noun-lockpick = { $n ->
    [one] Grimaldello
   *[other] Grimaldelli
 }
noun-sawblade = { $n ->
    [one] Sega
   *[other] Seghe
 }
noun-filter = { $n ->
    [one] Filtro
   *[other] Filtri
 }
noun-mechanical-part = { $n ->
    [one] Parte Meccanica
   *[other] Parti Meccaniche
 }
noun-electrical-part = { $n ->
    [one] Parte Elettrica
   *[other] Parti Elettriche
 }
noun-jewelry = { $n ->
    [one] Gioiello
   *[other] Gioielli
 }
noun-book = { $n ->
    [one] Libro
   *[other] Libri
 }
noun-broken-guitar = { $n ->
    [one] Chitarra Rotta
   *[other] Chitarre Rotte
 }
noun-guitar = { $n ->
    [one] Chitarra
   *[other] Chitarre
 }
noun-wood = Legno
noun-component = { $n ->
    [one] Componente
   *[other] Componenti
 }
noun-water = Acqua
noun-none = disarmato
noun-unarmed = disarmato
noun-wait = { $n ->
    [one] segnalino Attesa
   *[other] segnalini Attesa
 }
noun-cold = Freddo
noun-noise = Rumore
noun-damage = Danno

## Famiglie di segnalini
noun-food = { $n ->
    [one] segnalino cibo
   *[other] segnalini cibo
 }
noun-medical = { $n ->
    [one] segnalino medico
   *[other] segnalini medici
 }
noun-melee = { $n ->
    [one] Arma Bianca
   *[other] Armi Bianche
 }
noun-firearm = { $n ->
    [one] Arma da Fuoco
   *[other] Armi da Fuoco
 }
noun-weapon = { $n ->
    [one] arma
   *[other] armi
 }
noun-tool = { $n ->
    [one] attrezzo
   *[other] attrezzi
 }
noun-alcohol = { $n ->
    [one] segnalino alcolico
   *[other] segnalini alcolici
 }
noun-valuables = armi e Gioielli
noun-fresh-food = { $n ->
    [one] Cibo Crudo o Verdura
   *[other] Cibi Crudi o Verdure
 }
noun-resource = { $n ->
    [one] risorsa
   *[other] risorse
 }
noun-any-token = { $n ->
    [one] segnalino
   *[other] segnalini
 }
noun-any = { $n ->
    [one] segnalino o risorsa
   *[other] segnalini o risorse
 }
noun-most-valuable = { $n ->
    [one] segnalino di maggior valore
   *[other] segnalini di maggior valore
 }
noun-green-token = { $n ->
    [one] segnalino verde
   *[other] segnalini verdi
 }
noun-red-token = { $n ->
    [one] segnalino rosso
   *[other] segnalini rossi
 }
noun-yellow-token = { $n ->
    [one] segnalino giallo
   *[other] segnalini gialli
 }
noun-grey-token = { $n ->
    [one] segnalino grigio
   *[other] segnalini grigi
 }

## Stati e valori
noun-hunger = Fame
noun-fatigue = Fatica
noun-illness = Malattia
noun-wounds = Ferite
noun-misery = Tristezza
noun-prowess = Coraggio
noun-empathy = Empatia
noun-inventory = Inventario

## La giornata
noun-morning = Mattino
noun-day = Azioni Diurne
noun-dusk = Crepuscolo
noun-evening = Sera
noun-scavenging = Perlustrazione
noun-raid = Raid Notturno
noun-dawn = Alba
noun-end = la fine
noun-bed-task = Dormire in un Letto
noun-floor = Dormire sul Pavimento
noun-guard = Guardia
noun-guard-task = Turno di Guardia
noun-scavenge = Perlustrazione

## Luoghi
noun-storage = Magazzino
noun-findings-pile = Pila dei Ritrovamenti
noun-shelter = Rifugio
noun-outside = Esterno
noun-new-idea = Nuova Idea
noun-rummage = Rovistare
noun-stairs = scale
noun-crack = Crepa
noun-empty-space = spazio vuoto
noun-near = Vicino
noun-medium = Medio
noun-far = Lontano
noun-attic = Soffitta
noun-upper = Piano superiore
noun-ground = Piano terra
noun-cellar = Seminterrato
space = spazio { $code }
space-with = { $what } ({ $code })

## Carte della casa e della notte
noun-furniture = Mobili
noun-debris = Detriti
noun-pantry = Dispensa
noun-rubble = Macerie
noun-plain-rubble = Macerie
noun-remnants = Resti di Macerie
noun-closed-door = Porta Chiusa
noun-bars = Sbarre
noun-basement = Entrata dal Seminterrato
noun-open-space = Spazio Aperto
noun-board-up = Assi di Legno

## Mazzi
noun-deck-fitting = Miglioramenti
noun-deck-ideas = Idee
noun-deck-shelter = carte Rifugio
noun-deck-character = Personaggi
noun-deck-exploration = Esplorazione
noun-deck-findings = Ritrovamenti
noun-deck-night-raid = Raid Notturni
noun-deck-resident = Residenti
noun-deck-location = Luoghi
noun-deck-visitor = Visitatori
noun-deck-event = Eventi
noun-deck-ending-event = Eventi Finali
noun-deck-chapter = Capitoli
noun-deck-objective = Obiettivi
noun-deck-narrative-action = Azioni Narrative
noun-deck-fate = Fato
noun-deck-colour = Colori
noun-deck-script-location = Libro delle Storie: luoghi
noun-deck-script-people = Libro delle Storie: persone
noun-deck-script-ending = Libro delle Storie: finali
noun-events = Eventi
noun-night-raids = Raid Notturni
noun-fate = Fato
noun-visitors = Visitatori
noun-residents = Residenti
noun-unknown = Ignoto

## Colori e dadi
noun-red = Rosso
noun-blue = Blu
noun-green = Verde
noun-yellow = Giallo
noun-white = Bianco
noun-grey = Grigio
noun-black-die = dado Nero
die-grey = dado Grigio
die-yellow = dado Giallo
die-red = dado Rosso
face-story = § del Fato
face-axe = simbolo Accetta (vale solo con un’Accetta)
face-blast = simbolo Fucile (vale solo con un Fucile)
face-empty = Munizioni Finite
face-hits = { $n ->
    [0] vuoto
    [one] 1 colpo
   *[other] { $n } colpi
 }

## Combattimenti
noun-a = A
noun-b = B
noun-c = C
noun-enemy = { $n ->
    [one] nemico
   *[other] nemici
 }
noun-unharmed = Illeso
noun-lightly = Ferito
noun-badly = Ferito gravemente

## Segnalini Vuoti
noun-sack-of-coal = Sacco di carbone
noun-tool-box = Cassetta degli attrezzi
noun-sack-of-flour = Sacco di farina
noun-warm-clothes = Vestiti caldi
noun-child = Bambina
noun-carpenter = Falegname
noun-old-doctor = Vecchio medico
noun-cellar-trader = Mercante della cantina
noun-junk-dealer = Rigattiere
noun-field-nurse = Infermiera da campo
noun-leaking-roof = Tetto che perde
noun-rats = Topi
noun-flooded-basement = Seminterrato allagato
noun-watchdog = Cane da guardia
noun-ring-of-keys = Mazzo di chiavi
noun-hand-cart = Carretto
noun-police-whistle = Fischietto della polizia
noun-forged-papers = Documenti falsi
noun-music-box = Carillon
noun-debt-note = Cambiale
noun-boy-at-the-window = Ragazzo alla finestra
text-token-sack-of-coal = con un’azione di riscaldamento, rimuovi 2 Freddo in più
text-token-tool-box = costruisci un Miglioramento senza le sue Parti Meccaniche ed Elettriche
text-token-sack-of-flour = un’azione Cucinare non richiede Cibo Crudo
text-token-warm-clothes = in una prova di Freddo il Freddo vale 2 in meno
text-token-child = a ogni Crepuscolo scarta 1 segnalino cibo (prima le Verdure). Se mangia, un’Alba su due un Personaggio nel Rifugio: Tristezza −1. Se non mangia, il Personaggio con più Empatia: Tristezza +1
text-token-carpenter = una volta al giorno, quando si costruisce un Miglioramento, costa 2 Legno in meno
text-token-old-doctor = all’Alba, prima della carta Fato, un Personaggio: Malattia −1 o Ferite −1
text-token-cellar-trader = durante la Perlustrazione qui, restituisci 2 carte Esplorazione per barattare: segnalini verdi, Commissione 0
text-token-junk-dealer = durante la Perlustrazione qui, restituisci 2 carte Esplorazione per barattare: segnalini grigi, Commissione 1
text-token-field-nurse = durante la Perlustrazione qui, restituisci 2 carte Esplorazione per barattare: segnalini gialli, Commissione 2
text-token-leaking-roof = le azioni di riscaldamento costano il doppio del combustibile. Un Personaggio, con 1 azione e 2 Legno, elimina il segnalino
text-token-rats = a ogni Mattino scarta 1 Cibo Crudo o 1 Verdura, se c’è. Se ne vanno quando una Trappola dà Cibo Crudo
text-token-flooded-basement = ogni tiro per Rovistare −2 (minimo 1). Un Personaggio, con una Pala e 1 azione, elimina il segnalino
text-token-watchdog = Raid Notturno: Danno −1. Un Crepuscolo su due scarta 1 Cibo Crudo, altrimenti elimina il segnalino
text-token-ring-of-keys = apre una Porta Chiusa, in casa o fuori, senza Grimaldello e senza tiro
text-token-hand-cart = si può portare in Perlustrazione: Inventario totale +3, il Rumore parte da 2. Si perde se il gruppo fugge
text-token-police-whistle = quando si rivela una carta Residenti, si scarta senza effetto e il Rumore va a 4
text-token-forged-papers = contro Soldati, Pattuglia o Ribelli: vi allontanate di nascosto senza restituire carte
text-token-music-box = una volta per Alba, un Personaggio con Tristezza 3 tira il dado Nero; con 8–10, Tristezza −1
text-token-debt-note = alla prossima carta Capitolo, scarta segnalini di valore 8 dal Magazzino, altrimenti il prossimo Raid Notturno ha Danno +3
text-token-boy-at-the-window = prima della prima carta qui, guarda le prossime 3 carte Ignoto e restituisci quelle che vuoi
token-uses = { $n ->
    [0] resta
    [one] 1 uso
   *[other] { $n } usi
 }

## Impostazioni
noun-difficulty = Difficoltà
noun-standard = normale
noun-easier = più facile
noun-harder = più difficile
noun-board = Tabellone
noun-advanced = avanzato
noun-group = Gruppo
noun-drawn = pescato
noun-chosen = scelto
noun-first_player = Primo Leader
noun-random = a caso
noun-open_votes = Voto aperto
noun-short = Campagna breve
noun-mild = Testi più miti
noun-on = sì
noun-off = no

## Abilità
noun-stealth = Passo felpato
noun-picklock = Scassinare
noun-handyman = Tuttofare
noun-strong = Forza
noun-heavy = Passo pesante
noun-cook = Cucina
noun-comfort = Conforto
noun-calm-voice = Voce calma
noun-bargain = Trattativa
noun-scavenger = Fiuto
noun-runner = Corsa
noun-trained = Addestramento
noun-music = Musica
text-ability-stealth = una volta per Perlustrazione, prima di un tiro per il Rumore, Rumore −5 (minimo 1)
text-ability-picklock = quando { $sex ->
    [f] lei
   *[m] lui
 } usa un Grimaldello, si può ritirare il dado una volta; vale il secondo risultato
text-ability-handyman = +3 al suo tiro per Rovistare (massimo 10)
text-ability-strong = scava le Macerie senza aiuto e senza Pala, in casa e fuori
text-ability-heavy = una ricerca in sua presenza aumenta il Rumore di 1 in più
text-ability-cook = la sua azione Cucinare sfama 1 Personaggio in più (mai più di 4)
text-ability-comfort = una volta al giorno, come azione senza spazio, un altro Personaggio nel Rifugio: Tristezza −1
text-ability-calm-voice = una volta al giorno, dopo il tiro di una prova di Empatia in cui { $sex ->
    [f] lei
   *[m] lui
 } è presente, un Personaggio colpito, anche { $sex ->
    [f] lei stessa
   *[m] lui stesso
 }, conta come non colpito
text-ability-bargain = in un Baratto in cui { $sex ->
    [f] lei
   *[m] lui
 } è presente, la Commissione è 0 e il prezzo totale scende di 3 (una volta per Baratto)
text-ability-scavenger = una volta per Perlustrazione, in una ricerca, pesca 2 carte Ritrovamenti e usane una (conta solo la sua stella)
text-ability-runner = quando fuggite con { $sex ->
    [f] lei
   *[m] lui
 }, un nemico a tua scelta non colpisce nell’Attacco alle Spalle
text-ability-trained = { $sex ->
    [f] disarmata
   *[m] disarmato
 }, tira il dado Giallo
text-ability-music = una volta al giorno, come azione senza spazio, un altro Personaggio nel Rifugio: Tristezza −1; con una Chitarra nel Magazzino, invece, ogni altro Personaggio presente

## Frasi di una carta
card-profession = { $profession } (bordo { $red ->
    [yes] rosso
   *[no] nero
 })
card-values = Coraggio { $prowess }, Empatia { $empathy }, Inventario { $inventory }
card-ability = { $name }: { $text }
card-spirit = Morale { $line }: { $text }
card-no-spirit = Morale { $line }: niente
card-cost = { $green ->
    [yes] Miglioramento
   *[no] Idea
 }. Costo: { $goods }
card-next-to = Deve stare accanto a «{ $what }»
work = «{ $name }»
work-paid = «{ $name }» ({ $goods })
card-works = { $works }: { $text }
work-once = una volta al giorno, { $text }
work-if = solo se { $cond }: { $text }
work-wait = Attesa; il Mattino dopo, { $text }
work-meal = fino a { $n } Personaggi nel Rifugio: Fame −1, e per oggi hanno mangiato
card-fuel = Riscaldamento: scarta da 1 a { $most } fra Legno e Libri; rimuovi { $wood } Freddo per Legno e { $book } per Libro
card-bed = La Sera 1 Personaggio può dormire qui: la Fatica passa a 0
text-perk-barrel = Il Raccoglitore di acqua piovana accanto rende 5 Acqua
text-perk-door = A ogni Raid Notturno: Danno −1 e Ferite −1
card-shelter = { $type ->
    [rubble] Scava con 1 Pala, o con 2 Personaggi nello stesso turno
    [closed-door] Scassina con 1 Grimaldello: con 1–3, non succede nulla; con 4–10, scarta il Grimaldello e apri la porta
    [bars] Sega con 1 Sega
   *[other] Fruga
 }
card-remnants = Sotto ci sono Resti di Macerie, da scavare un’altra volta
card-loot = Bottino: { $goods }
card-no-loot = Nessun bottino
card-location = Luogo { $n }
card-danger = Pericolo: { $danger ->
    [low] basso (1 nemico in meno, minimo 1)
    [high] alto (1 nemico in più)
   *[medium] medio
 }
card-obstacles = Ostacoli: { $obstacles }
card-specials = Ritrovamenti Speciali: { $rows }; altrimenti niente
card-scripts = Storie per colore: { $scripts }; gli altri colori: silenzio
card-start = All’inizio della Perlustrazione qui: { $text }
card-trade = Una volta per Perlustrazione, fra una carta e l’altra, restituisci { n-cards } per barattare: { $offer }, Commissione { $commission }{ $script ->
    [none] {""}
   *[other] {" "}(Storia { $script })
 }
card-after = Dopo il Baratto: { $text }
card-homeward = Quando la Perlustrazione finisce: { $text }
text-perk-double-empathy = Prove di Empatia qui: Tristezza +2 invece di +1
text-perk-loud-first-search = La prima ricerca della notte aumenta il Rumore di 2 in più
card-listed = Solo dove il Luogo elenca { $obstacle }; altrove è un passaggio libero
card-may = { $n ->
    [one] Puoi fare questo
   *[other] Puoi scegliere una possibilità
 }
card-must = { $n ->
    [one] Devi fare questo
   *[other] Scegli una possibilità
 }
text-keep-hideout = Tienila. Quando si rivela una carta Residenti, scartala per nasconderti (quella carta si rimescola nel mazzo, restituisci 1 carta Esplorazione se ce n’è) o, se la carta elenca un combattimento o una rapina, per un’imboscata (un Attacco alle Spalle dei tuoi Personaggi, poi un combattimento se resta vivo un nemico)
text-keep-map = Tienila. In qualsiasi momento della Perlustrazione, scartala per guardare le prossime 3 carte Ignoto, restituire quelle che vuoi e rimettere le altre nell’ordine che vuoi
card-row = { $row }: { $text }
card-row-nothing = { $row }: niente
card-star = Stella: tira anche sui Ritrovamenti Speciali del Luogo
card-enemies = { $n ->
    [one] 1 nemico
   *[other] { $n } nemici
 } ({ $mixed ->
    [yes] a sorte fra questi tipi:{" "}
   *[no] {""}
 }{ $weapons })
card-thugs = Teppisti: la loro morte non pesa a nessuno
card-red-corner = Angolo rosso
card-talk = Storie per colore: { $scripts }{ $all ->
    [yes] . Se è già stata letta, vi lasciano passare
   *[no] . Un altro colore, o una già letta: vi lasciano passare
 }
card-victory = Dopo una vittoria: { $goods }
card-raid = Danno { $damage }, Ferite { $wounds }
card-bribe = Prima di tirare i dadi puoi fare questo; allora niente dadi, niente Danno e niente Ferite
card-food-first = La prima cosa persa dev’essere un segnalino cibo, se nel Magazzino ce n’è
card-wrecks = Se resta del Danno, scarta anche 1 segnalino Assi di Legno a tua scelta
card-repelled = Se Danno e Ferite sono stati entrambi ridotti a 0: { $text }
card-guard-died = Se un Personaggio di Guardia è morto: { $text }
card-cold-check = { $cold ->
    [yes] Prova di Freddo: ogni Personaggio tira il dado Nero; se il risultato non supera il Freddo, Malattia +1
   *[no] Nessuna prova di Freddo
 }
card-illness = Malattia: con Medicine, −2; con Medicine d’erbe, −1 se esce 5–10; senza cure, +1 se esce { $up }, −1 se esce { $down }
card-wounds = Ferite: con Bende, −2; senza cure, +1 se esce { $up }, −1 se esce { $down }
card-slept = Dopo una notte in un Letto, aggiungi { $n } al tiro senza cure
card-spirit-line = { $line ->
    [none] Nessuna riga Morale
   *[other] Morale: ogni Personaggio risolve la riga { $line }
 }
card-exchange = { $space ->
    [near] Sostituisci il Luogo Vicino
    [medium] Sostituisci il Luogo Medio
    [far] Sostituisci il Luogo Lontano
   *[none] Nessun Luogo viene sostituito
 }
card-story = § sul { $die }: { $text }
story-deals = chi ha tirato infligge { $n ->
    [one] 1 Ferita
   *[other] { $n } Ferite
 } a un avversario
story-disarms = che perde l’arma e da ora è disarmato
story-takes = { $deals ->
    [0] chi ha tirato manca il colpo e subisce { $n ->
        [one] 1 Ferita
       *[other] { $n } Ferite
     }
   *[other] ma subisce { $n ->
        [one] 1 Ferita
       *[other] { $n } Ferite
     }
 }
story-noise = Rumore { $delta } durante la Perlustrazione
story-ends = entrambe le parti si ritirano e il combattimento finisce subito; la Perlustrazione continua
story-ricochet = rimbalzo: 1 Ferita a un combattente di ciascuna parte, a tua scelta
card-cold = { $n ->
    [0] Niente Freddo
   *[other] Aggiungi { $n } Freddo
 }
card-ceasefire = La campagna finisce subito. Con almeno un Personaggio iniziale nel gruppo, avete vinto
card-chapter = { $n ->
    [1] Rivela il primo Obiettivo
   *[other] Se l’Obiettivo dell’ultimo Capitolo non è compiuto, applica la sua penalità. Rivela il prossimo Obiettivo
 }
card-objective = Obiettivo del Capitolo { $n }
card-price = Nelle Azioni Diurne, fra un turno e l’altro: { $text }
card-goal = Condizione: { $cond }
goal-costs = { $goal }. Da costruire: { $costs }
card-survive = Condizione: al cessate il fuoco nel gruppo c’è almeno un Personaggio iniziale
card-reward = Ricompensa: { $text }
card-penalty = Altrimenti, alla prossima carta Capitolo: { $text }
card-now = Subito
card-keep = Da tenere
card-pay = { $cost }: { $text }
text-perk-extra-shift = Azioni Diurne: oggi un Personaggio agisce tre volte, qualunque cosa gli tolgano Fame, Fatica e gli altri Stati; alla fine delle Azioni Diurne, Fatica +1
text-perk-half-rations = Crepuscolo: un Personaggio che non mangia nulla non riceve Fame +1
text-perk-careful-steps = Perlustrazione: ignora un tiro per il Rumore
text-perk-hidden-shelf = Una volta, a un Raid Notturno: Danno −2
text-perk-promise = Una sola volta, quando un Personaggio raggiungerebbe Tristezza 4, la Tristezza resta a 3
card-colour = Dice quale Storia di una tabella si legge; dopo ogni pescata si rimescola
