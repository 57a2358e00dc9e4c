# L’interfaccia: tutto fuorché le parole dei giochi.

close = Chiudi
cancel = Annulla
back = Indietro
next = Avanti
keep = Tieni
send = Invia
menu = Menu
main = Principale
language = Lingua
light = Luce
theme-auto = Auto
theme-light = Chiaro
theme-dark = Scuro
opening = Un momento…
reload = Ricarica
page-failed = Questa parte della pagina non è arrivata. La partita è intatta.
no-server = Il server non risponde. Nulla è perduto; la pagina continua a provare.
not-connected = Ora manca il collegamento: non è stato inviato nulla.
skip = Vai alla domanda
skip-setup = Vai al tavolo

# --- atrio
motto = Giochi sul durare fino al mattino.
nav-tables = Tavoli
choose-game = Scegli un gioco
tonight = Stasera
n-players = { $from ->
    [one] { $from }–{ $to } giocatori
   *[other] { $from }–{ $to } giocatori
 }
who = Chi si siede?
hard = Difficoltà { $n } su 5
settings = Impostazioni
whole-question = La domanda per intero
more-settings = Tutte le impostazioni
n-changed = { $n ->
    [one] { $n } cambiata
   *[other] { $n } cambiate
 }
pack-about = { $n ->
    [one] Carte di chi ospita: una in più.
   *[other] Carte di chi ospita: { $n } in più.
 }
packs-missing = Aspetta carte che ora questo server non offre: { $names }. Nulla è perduto.
you = Tu
your-name = Il tuo nome
their-name = Il suo nome
friend-name = Un’amica, un amico
bot-called = Nome del bot al posto { $n }
name-of-seat = Nome al posto { $n }
which-bot = Quale bot al posto { $n }
who-sits = Chi siede al posto { $n }
remove-seat = Togli il posto { $n }
kind-me = Io
kind-here = A questo schermo
kind-link = Con un link
kind-bot = Bot
kind-me-about = a questo schermo, apri tu il tavolo
kind-here-about = condivide lo schermo con te
kind-link-about = riceve da te un link
bot-name-1 = Pazienza
bot-name-2 = Costanza
bot-name-3 = Felice
bot-name-4 = Ambrogio
bot-name-5 = Verità
bot-name-6 = Clemente
add-here = Qualcuno qui
add-link = Un amico con un link
add-bot = Un bot
hot-seat-note = Questo gioco ha segreti: una copertina nasconde il tavolo mentre il dispositivo passa di mano.
table-name = Nome del tavolo
start = Si comincia in { $n }
start-short = Si comincia
n-seats = { $n ->
    [one] { $n } posto
   *[other] { $n } posti
 }
create-failed = Non è stato possibile preparare il tavolo.
waiting-tables = Ti aspettano ancora
no-tables = Ancora nessun tavolo. Il primo è a un clic.
all-tables = { $n ->
    [one] Il tuo tavolo
   *[other] Tutti i { $n } tavoli
 }
your-tables = I tuoi tavoli
your-turn = Tocca a te
running = In corso
resume = Riprendi
look = Guarda
rename = Rinomina
rename-failed = Non è stato possibile cambiare il nome.
delete = Elimina
delete-sure = Elimina per sempre
delete-failed = Non è stato possibile eliminare il tavolo.
export = Scarica il salvataggio
load = Apri una partita salvata
load-large = Il file supera i 4 MB: non è una partita salvata.
load-failed = Il file non è una partita salvata che si possa aprire qui.
links = Link
invite = Inviti e spettatori
links-title = Manda questi link
links-about = Chi apre un link si siede a quel posto. Un link nuovo annulla il vecchio.
links-failed = Non è stato possibile creare il link.
make-link = Crea un link
new-link = Nuovo link
copy-link = Copia
copied = Copiato.
copy-by-hand = Il browser non permette di copiare: seleziona il link e copialo a mano.
seat-link = Link per { $name }
spectator-link = Link per gli spettatori
spectators = Spettatori
enter-table = Al tavolo
sit-title = C’è un posto per te
sit-text = Hai ricevuto il link di un tavolo. Siediti quando vuoi.
sit-down = Siediti
bad-link = Questo link non porta a nessun posto. Chiedine uno nuovo.
mute = Zittisci { $name }
unmute = Lascia parlare di nuovo { $name }
password = Password del tavolo
bad-password = Non è la password. Chiedila a chi ospita.
password-links = Password per chi si siede con un link
password-put = Imposta password
password-drop = Rimuovi password
password-set = Ora a chi si siede con un link si chiede la password.
password-none = Ora non si chiede nessuna password.
have-code = Ho un codice
moving = Passa a un altro dispositivo
moving-about = Un altro dispositivo prende tutto ciò che questo tiene a questo tavolo. Crea qui un codice e scrivilo là, o apri là il link. Poi questo schermo qui non tiene più nulla.
moving-make = Crea un codice
moving-link = Oppure apri questo di là
moving-once = Si mostra solo adesso. Vale una volta, per { $n } minuti.
moving-failed = Non è stato possibile creare il codice.
move-title = Continua su questo dispositivo
move-text = Scrivi il codice mostrato dall’altro dispositivo. Ciò che tiene al tavolo sarà tuo qui, e non più là.
code = Codice
move-here = Passa qui
bad-code = Questo codice non porta da nessuna parte: è stato usato o è scaduto. Creane uno nuovo sull’altro dispositivo.
move-removed = Chi ospita quel tavolo ti ha allontanato.
people = Chi è venuto con un link
people-out = Allontana
people-sure = Per sempre: questo browser non torna, e il link con cui è venuto è annullato.
people-gone = { $name }: allontanato dal tavolo. Qui sotto c’è un link nuovo.
hook = Avvisa un gruppo a chi tocca quando qualcuno è via (web hook)
hook-put = Salva webhook
hook-drop = Rimuovi webhook
hook-set = Ora un gruppo viene avvisato. L’indirizzo non si mostra più.
hook-none = Nessun gruppo viene avvisato.
hook-failing = L’indirizzo del gruppo non ha accettato gli ultimi messaggi, perciò non si manda più nulla. Indicalo di nuovo.
hook-failed = Non è stato possibile usare quell’indirizzo.
too-often = Troppi tentativi. Aspetta un minuto e riprova.
barred = Questo tavolo non ti è aperto
barred-text = Forse è stato eliminato, o il tuo posto ha un link nuovo. Chiedi a chi ti ha invitato.

# --- riconoscimenti
credits = Riconoscimenti
credits-about = Holdfast è un tavolo per giochi di sopravvivenza. Le regole sono dei giochi; immagini e codice sono nostri o di chi è nominato qui.
credits-icons = Icone
credits-icons-text = Icone di { $by } e degli altri autori di game-icons; ricolorate e ritagliate sulla forma che le porta.
credits-source = Fonte
credits-licence = Licenza
credits-list = { $n ->
    [one] L’icona usata
   *[other] Le { $n } icone usate
 }
credits-art = Stampe e tabelloni
credits-art-text = Manifesti, terreni, ritratti, pedine e marchio sono disegnati per Holdfast da regole e semi.
credits-software = Software
credits-software-text = { $browser } nel browser; { $server } dietro le quinte.
credits-games = I giochi
credits-games-text = { $games } appartengono ai loro autori ed editori. Tutti i testi delle carte sono riscritti.

# --- tavolo
board = Tabellone
dice = I dadi
dice-earlier = { $n ->
    [one] 1 tiro precedente
   *[other] { $n } tiri precedenti
 }
side = Posti, cronaca e chat
tabs = Parti del tavolo
tab-board = Tavolo
tab-crew = Gruppo
tab-log = Cronaca
seats = Posti
seat-n = Posto { $n }
seat-you = tu
seat-here = presente
seat-away = assente
seat-bot = bot
seat-deciding = decide
watching = stai guardando
n-watching = { $n ->
    [one] { $n } spettatore
   *[other] { $n } spettatori
 }
question = Domanda
up-to-you = Tocca a te.
asked-of-you = Decide { $name }.
asked-of-all = Può rispondere chiunque tra: { $names }.
waiting-for = Si aspetta: { $names }
announce-question = { $n ->
    [one] { $prompt } { $n } scelta.
   *[other] { $prompt } { $n } scelte.
 }
planned = In programma, un clic per ritirare
all-options = { $n ->
    [one] L’unica scelta
   *[other] Tutte le { $n } scelte
 }
filter = Scrivi per filtrare
not-now = Opzioni bloccate
blocked = Non ora
n-more = { $n ->
    [one] ancora { $n }
   *[other] altre { $n }
 }
n-found = { $n ->
    [one] { $n } trovata
   *[other] { $n } trovate
 }
nothing-found = Non si trova nulla.
at-any-time = Sempre
suggest = Suggerisci
suggest-which = Clicca ciò che suggerisci
suggests = suggerisce:
bot-heeds = Volentieri.
bot-declines = Preferirei di no.
a-spectator = Uno spettatore
orders = Quando chiedere delle offerte
orders-about = Oggetti, abilità e scambi si possono offrire in ogni momento. Di norma la domanda arriva quando uno di essi può fare la differenza.
orders-all = Tutti i tipi
for-example = per esempio: { $what }
ask-matters = quando conta
ask-always = sempre
ask-never = mai
undo = Annulla
undo-free = Ritira la tua ultima risposta
undo-consent = Da allora si è rivelato qualcosa: il tavolo deve acconsentire
undo-needs = serve il consenso
undo-asks = { $name } chiede di ritirare l’ultima risposta
undo-lost = Da allora si è rivelato qualcosa. Ciò che segue si gioca da capo.
undo-waits = Si aspetta il consenso di { $names }.
undo-let = Acconsenti
undo-no = Rifiuta
sitting = Chi siede dove
sitting-about = Il tavolo è tuo. Un posto può passare a un bot, a un amico con un link o a qualcuno a questo schermo, in ogni momento. Chi ci sedeva lo lascia.
sitting-change = Cambia
sitting-leaves = { $name } lascia il tavolo.
sitting-failed = Non è stato possibile cambiare il posto.
seat-now = { $kind ->
    [bot] Al posto { $n } ora gioca un bot: { $name }.
    [link] Il posto { $n } ora è tenuto per un amico con un link.
   *[other] Il posto { $n } ora è allo schermo di chi ospita: { $name }.
 }
undo-withdraw = Ritira la richiesta
undo-decide = Acconsenti per gli assenti
undo-withdrawn = { $name } non chiede più di ritirare la risposta.
odds = Probabilità
odds-none = Né dadi né carte fino alla prossima decisione.
idle-sure = { $what }. Comunque?
odds-others = … e altro, ogni volta meno probabile.
odds-wait = Si prova …
log = Cronaca
log-larger = Cronaca più grande
log-smaller = Cronaca più piccola
log-older = Prima
log-code = Codice intero
chat = Chat
chat-empty = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa
phrase-1 = Ben fatto.
phrase-2 = Un momento.
phrase-3 = Scegli tu.
phrase-4 = C’è mancato poco.
rules = Regole
rules-search = Cerca nelle regole
rules-all = Tutte le regole
rules-failed = Non è stato possibile leggere le regole.
cards = Carte
cards-search = Cerca tra le carte
cards-failed = Non è stato possibile leggere le carte.
deck = Mazzo
all-decks = tutti
n-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
 }
not-met = non ancora incontrata
spoilers = Mostra anche ciò che deve venire
zones = Sul tavolo
tracks = Tracciati
board-failed = Il tabellone disegnato non funziona; ecco quello semplice. La partita è intatta.
replay = Rivedi
replay-failed = Ora questa partita non si può rivedere.
run = Avvia
pause = Pausa
step = Un passo avanti
step-back = Un passo indietro
position = Posizione
position-of = { $n } di { $of }
speed = Velocità
to-table = Al tavolo
to-lobby = All’atrio
report = Segnala un problema
report-about = La posizione esatta si conserva con le tue parole, e ti viene data come file. Finché si gioca, i segreti degli altri posti restano fuori.
report-what = Che cosa non va?
report-send = Conserva la segnalazione
report-done = Grazie. La segnalazione è conservata; il file è tra i download.
report-failed = Non è stato possibile conservare la segnalazione.
sound = Un suono discreto quando tocca a te
notices = Un avviso del browser quando tocca a te
notices-refused = Il browser non permette avvisi a questa pagina.
single-keys = Tasti singoli come scorciatoie
keys = Tasti
keys-off = I tasti singoli si possono spegnere nel menu.
key-digit = sceglie quell’opzione
key-enter = il pulsante principale
key-filter = tutte le scelte, si filtra scrivendo
key-esc = chiude
key-tab = scelta successiva, precedente
key-blocked = mostra anche ciò che è vietato
key-offers = offerte
key-undo = annulla
key-rules = regole
key-log = cronaca
key-chat = chat
key-board = al tabellone
key-question = alla domanda
key-seats = posti, poi 1–6
key-theme = chiaro o scuro
key-help = questa pagina
connection-lost = Il collegamento è caduto. Si riprova; nulla di ciò che hai confermato è perduto.
try-now = Riprova ora
cover-title = { $name }, tocca a te
cover-text = Prendi il dispositivo, e che nessuno guardi. Poi si vede ciò che può vedere { $name }.
cover-show = Sono io, { $name }
game-over = La partita è finita
won = Ce l’avete fatta
lost = È finita qui
lost-but-not-for-all = È finita qui, ma non per tutti
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
 }
winner = vince
play-again = Gioca ancora
page = Una pagina da leggere
read-page = Leggi la pagina
away-now = { $n ->
    [one] { $names } è via
   *[other] { $names } sono via
 }
answer-for = { $name } non c’è: { $answer }
log-filter = Che cosa mostra la cronaca
log-all = Tutto
log-mine = Io
log-cards = Carte
story = La storia fin qui
story-read = Leggi la storia
story-keep = Conserva in Markdown
story-empty = Non è ancora successo nulla.
ruling = nostra interpretazione
rules-english = Le regole numerate sono in inglese.
links-near = Questo server risponde solo su questo computer. Per gli amici con altri dispositivi avvialo con

# --- prima serata
tour = Prima serata
tour-skip = Salta
tour-end = Si comincia
tour-story = Leggi la storia di stasera
tour-goal = Ecco { $title }. Questo è il tuo tavolo; i prossimi passi ne mostrano le parti.
tour-flow = Si gioca a turni. La barra quassù mostra a che punto siete.
tour-board = Questo è il tavolo. Ciò che brilla d’oro si sceglie lì, con un clic o un tocco.
tour-question = La domanda sta sempre qui: sopra, in piccolo, perché si chiede. Chi guarda solo qui può giocare tutta la partita.
tour-blocked = Le tue risposte. Quelle tratteggiate ora non si possono dare: indicale o toccale e dicono perché, con la regola a un clic.
tour-log = Quel che è successo sta nella cronaca; indica il nome di una carta per leggerla. Accanto c’è la chat.
tour-help = Annulla, le regole con la ricerca, e il menu con tutto il resto. È tutto: gioca.

# What happens, beat by beat.
pace = Ritmo di ciò che accade
pace-calm = Calmo
pace-brisk = Svelto
pace-once = Subito
beat-keys = Spazio: avanti · Maiusc+Spazio: alla domanda
beat-again = Mostralo ancora una volta
beat-now = Che cosa succede
beat-next = Avanti
beat-skip = Alla domanda
beat-missed = Mentre eri via

# The coach.
coach = Consiglio
coach-best = consigliato
coach-second = seconda scelta
coach-thinks = L’allenatore immagina che cosa può accadere…
coach-does = L’allenatore farebbe
coach-close = Altrettanto buono, per quanto si può dire
coach-worlds = { $n } mondi immaginati; solo da ciò che puoi sapere
coach-would = nessun mondo provato: il parere di un amico
coach-why-not = Perché no?
coach-costs = peggio di sicuro di { $n } punti
coach-away = Metti via
sure = Sicuro?
sure-wish = Avvisami prima di una risposta che butta via molto
sure-held = Trattenuta: { $answer }
sure-why = Secondo l’allenatore: { $held } % dopo questa, { $better } % dopo la migliore.
sure-final = Con questa risposta la partita finisce subito, e avete perso tutti.
sure-anyway = Fallo lo stesso
sure-back = Torna alle risposte
coach-wish = A questo tavolo si può chiedere all’allenatore
ending-people = { $of ->
    [1] { $alive ->
        [1] In vita alla fine
       *[other] Nessuno ce l’ha fatta
     }
   *[other] { $alive ->
        [0] Nessuno ce l’ha fatta
       *[other] { $alive } su { $of } ce l’hanno fatta
     }
 }
ending-unknown = perduto
ending-life = vita rimasta: { $n } su { $of }
ending-score = Punti
ending-remains = Che cosa resta
ending-evening = La serata
ending-reckons = Si fanno i conti della serata…
ending-no-figures = Per ora non si possono fare i conti di questa serata.
review-open = La serata ripercorsa
again-how = stesse persone, altra distribuzione
chart-label = La vita di { $names } turno dopo turno
chart-table = Leggi come tabella
story-print = Stampa
beat-turn = Volta pagina
beat-catch-up = Rivedili

sit-somebody = Qualcuno
sit-play-title = { $host } ti invita a { $game }
sit-watch-title = Guarda { $host } giocare a { $game }
sit-table = Il tavolo si chiama «{ $name }».
sit-watch-text = Vieni come spettatore: vedi ciò che tutti possono vedere e puoi parlare, ma nessuno ti chiede nulla.
sit-watch = Guarda
sit-free = { $n ->
    [0] Il tuo posto ti aspetta.
    [one] Dei { $of } posti uno è ancora libero: il tuo.
   *[other] { $n } posti su { $of } sono ancora liberi, e uno è il tuo.
 }
sit-taken = A questo posto siede già un altro browser: giochereste insieme.
sit-over = La partita è finita: puoi vedere com’è andata.
link-code = Come codice QR
link-code-about = Inquadralo con un telefono: apre questo link.
history = Partite giocate
history-running = In corso
history-won = { $n ->
    [one] Una partita giocata, { $won } vinte
   *[other] { $n } partite giocate, { $won } vinte
 }
history-score = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
 }
leave = Lascia
leave-sure = Lascia per sempre
leave-failed = Sei ancora seduto lì: il server non è riuscito a farti alzare.
forget = Elimina i miei tavoli e i miei dati
forget-about = I tavoli che hai aperto si eliminano per tutti; da quelli degli altri ti alzi, e con te vanno il nome e ciò che hai scritto. Questo browser dimentica le impostazioni. Nulla di tutto ciò ritorna.
forget-sure = Elimina tutto ciò che è mio
forget-failed = Non è stato possibile eliminare tutto. Riprova.
redo = Ripeti
redo-about = Ridai la risposta annullata
key-redo = ripeti
back-title = Annullare oltre un tiro?
back-about = Dopo la tua ultima risposta sono caduti dadi o si sono viste carte. Ciò che hai visto resta visto; quel che segue cade di nuovo, e non si può ripetere.
back-sure = Annulla la risposta
back-no = Lascia così
undo-alone = Annulla la tua ultima risposta: nel frattempo sono caduti dadi, perciò ti si chiede conferma
same-again = Di nuovo la stessa preparazione
turning-points = I momenti decisivi
turning-by = { $way ->
    [down] { $n } punti di speranza persi
   *[up] { $n } punti di speranza guadagnati
 }
replay-answer = { $name }: { $answer }
odds-dice = { $n ->
    [one] Un dado
   *[other] { $n } dadi
 }
odds-seal-counted = Contato
odds-seal-imagined = Immaginato
odds-before = La risposta precedente
odds-after = La risposta successiva
odds-take = Fai così
