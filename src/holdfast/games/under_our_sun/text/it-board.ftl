# Il tavolo in righe semplici, e che cosa dice a chi si siede per la prima volta.

## Benvenuto
intro-game = Il sole è sopravvissuto al vecchio mondo, e New Haven a quasi tutti i suoi vicini. Da qui ci si avvia in un deserto che nessuno ha mai disegnato: ogni tessera è una sorpresa, quasi sempre assetata, qualche volta armata.
intro-mission = { $name }. { $briefing }{ $told ->
    [yes] {""}
   *[no] {" "}Avete { $days } giorni.
 }
intro-coop = Vincete insieme quando l’ultima carta missione è compiuta. Perdete insieme quando finiscono i giorni, quando la missione fallisce o quando non resta nessuno. Meno ne muoiono e prima finite, più stelle guadagnate.
intro-solo = Guidi due personaggi. Vinci quando l’ultima carta missione è compiuta; perdi quando finiscono i giorni, quando la missione fallisce o quando li perdi entrambi.
intro-semi = I Sopravvissuti vincono insieme quando l’ultima carta missione è compiuta. Ma uno di voi può essere un Figlio della Libertà, con un suo obiettivo, e in quel caso vince da solo. Il tuo ruolo sta sul tavolo solo per i tuoi occhi: tienilo per te, e bada a chi ti cammina alle spalle. I personaggi possono attaccarsi fra loro.
intro-turn = Ogni giorno ha un Mattino, un Pomeriggio e una Notte. In ciascuna fase il personaggio beve almeno 1 acqua, o perde PS (punti salute), poi ha 6 PA (punti azione): muoversi, esplorare, raccogliere, costruire, combattere, commerciare, dormire. Entrare in una tessera costa il suo VM (valore di movimento). Chi si intrufola resta in modalità furtiva; chi entra allo scoperto sveglia i nemici della tessera. In Preparazione, prima di ogni nuovo giorno, ciascuno mangia 1 cibo suo o dell’accampamento (quello di un compagno va scambiato prima) o perde 1 PS, e perde una casella di benessere; i nemici che non hanno nessuno sulla tessera vagano, di solito di una tessera.
intro-words = I dadi mostrano successi: il verde nel 62 % dei casi (a volte due), il giallo nel 50 %, il blu nel 38 %; il rosso ne toglie uno nel 38 %. I dadi karma, 3 a testa, fanno ritirare dei dadi, una volta per fase. Il benessere va da In forma a OK a Stanco, che costa 2 PA a fase. Con 2 PS o meno si è feriti: 1 dado rosso in più in ogni tiro. Un’infezione costa 1 PS ogni Mattino e ogni Notte. Chi arriva allo scoperto (esposto) su una tessera con nemici, dove nessun compagno li affronta già, ha con loro un primo scambio di colpi gratuito, il primo turno di combattimento. Dopo, ogni azione che costa PA attira un attacco di ciascun nemico sulla tessera. I colpi di uno scambio cadono insieme: anche chi muore colpisce. Sulla plancia ci sono aree per oggetti, per equipaggiamenti e miste (3 risorse o 1 oggetto ciascuna).
board-night = Notte: i nemici combattono con i dadi notturni, l’azione Intrufolarsi tira 1 dado rosso in più (le altre prove di Furtività no) e si pescano carte notte: una all’inizio del turno, una per ogni nuova tessera in cui si entra allo scoperto; nessuna a New Haven.{ $keyword ->
    [storm] {" "}La Tempesta del Pomeriggio continua.
    [solar-storm] {" "}La Tempesta solare del Pomeriggio continua: le carte elettriche restano senza effetto, ma di Notte non brucia nessuno.
   *[none] {""}
 }

## Il giorno
board-choosing = Chi parte: { $crew }
to-be-chosen = { $n } da scegliere
board-head = — Giorno { $day } di { $days } · { $phase } · Primo giocatore: { $first } —
phase-setup = Inizio
phase-preparation = Preparazione
phase-morning = Mattino
phase-afternoon = Pomeriggio
phase-night = Notte
board-weather = Tempo: { $name }{ $some ->
    [yes] . { $text }
   *[no] {""}
 }
board-mission = Missione: { $mission }, carta { $n } di { $of }: { $name }. { $text }
board-own-mission = Missione: { $mission }. { $text }
board-progress = A che punto siete: { $what }
figure-counted-freed = ostaggi liberati
figure-counted-tests = prove superate
figure-counted-held = pezzo del filtro raccolto
figure-counted-tracks = tracce lette
figure-counted-boss = Madre Cenere sconfitta
figure-counted-stage-1 = lavori 1 finiti
figure-counted-stage-2 = lavori 2 finiti
figure-counted-stage-3 = lavori 3 finiti
figure-gathered = personaggi sul posto
figure-home = ostaggi a New Haven
figure-crossed = personaggi al di là
figure-boss = danni a Madre Cenere
figure-integrity = integrità di New Haven
board-hostage = Ostaggio ({ $hp } PS): { $where }{ $state ->
    [led] , con { $guide } (un colpo da 3 o più danni alla guida gli costa 1 PS)
    [home] , libero e di nuovo a casa
    [freed] , libero, aspetta una guida
    [dead] , morto
   *[held] , prigioniero
 }
map-down = tessera coperta
map-dead = personaggio morto
board-role = Il tuo ruolo: { $name }. { $text }
board-revealed = { $name } è un Figlio della Libertà.

## La mappa
map-mv = VM{ $n }
map-event = evento
map-box = contenitore
map-camp = accampamento
map-campfire = falò
map-kitchen = cucina da campo
map-goods = merci
map-body = corpo
map-token = obiettivo
map-dealer = rivenditore
map-hostage = ostaggio
map-trap = trappola
map-barricade = barricata
board-legend = Mappa: VM o la cifra è il valore di movimento, ≈ acqua, ▲ simboli nemico; ①–⑥ personaggi, (①) in modalità furtiva, A–Z nemici{ $some ->
    [yes] ; { $signs }
   *[no] {""}
 }

## Personaggi
board-state = PS { $hp }/{ $most } · acqua { $water }/{ $room } · PA { $ap } · { $well } · karma { $karma }
well-fit = In forma
well-ok = OK
well-tired = Stanco
is-fit = In forma
is-ok = OK
is-tired = { $sex ->
    [f] Stanca
   *[m] Stanco
 }
is-wounded = { $sex ->
    [f] ferita
   *[m] ferito
 }
state-dead = † SENZA VITA
state-hidden = in modalità furtiva
state-infected = infezione
state-wounded = ferito
state-waits = in attesa
board-gone = fuori dal gioco
board-crossed = al di là, in salvo
board-turned = carta girata

## Là fuori
board-enemies = Nemici:
board-enemy = { $letter } { $name }: { $hp }/{ $most } PS, { $where }; mischia { $melee }{ $shoots ->
    [yes] ; a distanza { $ranged }
   *[no] {""}
 }
board-place = { $where }: { $what }
board-body = corpo: { $name }
board-box = contenitore (prova di { $attribute })
board-trader = { $name } (prezzi in acqua; accetta anche merci): { $wares }
board-decks = Mazzi: { $stack } tessere da esplorare · { $enemy } nemici · { $night } carte notte · { $event } eventi · { $loot } bottino · sacchetto { $bag } cubetti
board-dice = Dadi: { $faces }
