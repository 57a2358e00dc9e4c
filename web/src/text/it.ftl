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
about-robinson = Naufraghi su un’isola che nessuna carta segna, pianificate insieme le vostre poche pedine: esplorare, raccogliere, costruire, cacciare, riposare. In due un lavoro riesce di sicuro; chi va da solo tira i dadi e può tornare con una storia. Eventi, meteo e fame incalzano a ogni round, e se uno muore avete perso tutti.
about-naufragos = L’Alcyone è affondata e l’isola non è su nessuna carta. Dividete un accampamento e un fuoco, piazzate le pedine sui lavori e mandate spedizioni verso la vetta. Senza soccorso perdono tutti; tra chi si salva vince la storia migliore.
about-this_war = Una città assediata. Guidate dei civili tra giorni di riparazioni e di pentole e notti di ricerca, e decidete che cosa fame, freddo e paura lasciano di loro. È raccontato senza ironia, e si ricorda.
about-under_our_sun = Il sole è sopravvissuto al vecchio mondo. Da New Haven si esce in un deserto di esagoni che nessuno ha disegnato, dove l’acqua si conta a sorsi. Si passa di nascosto accanto a ciò che dorme, si combatte ciò che si sveglia, si commercia, si beve, e si compie la missione prima che i giorni finiscano.
line-robinson = Un’isola che non vi vuole.
line-naufragos = Una spiaggia, un fuoco, una vetta mai vista.
line-this_war = Civili, inverno, ancora una notte.
line-under_our_sun = L’acqua è denaro. L’ombra è tempo.
meta-robinson = 60–120 min · cooperativo
meta-naufragos = 2–3 ore · uno solo sarà ricordato
meta-this_war = 2–5 ore · cooperativo
meta-under_our_sun = 2–4 ore · forse un traditore
who = Chi si siede?
who-robinson = Chi arriva a riva?
who-naufragos = Chi ha raggiunto la spiaggia?
who-this_war = Chi c’è nella casa?
who-under_our_sun = Chi esce da New Haven?
which-scenario = Quale storia?
which-mission = Quale missione?
which-ruleset = Quali regole?
which-difficulty = Quanto duro l’inverno?
which-script = Quale copione?
story-castaways = Un fuoco di segnalazione, per farsi vedere.
story-cursed-island = Cinque croci contro la nebbia.
story-jenny = È viva, laggiù sullo scoglio.
story-volcano = Tesori, cenere e poco tempo.
story-cannibals = Qui i cacciatori non siete voi.
story-family = Restare. Farne una casa.
story-standard = Come vogliono le regole.
story-easier = Più scorte, un inverno più mite.
story-harder = Meno scorte, un inverno più lungo.
story-2013 = Le regole come furono stampate.
story-hr12 = Le regole come i giocatori le hanno riviste.
story-missing-two = Due sedie sono vuote. Riportateli a casa.
story-voice-in-the-static = Qualcuno risponde su un canale morto.
story-dry-wells = L’acqua non c’è più. Qualcuno ce l’ha.
story-ash-matriarch = Sua è la strada, e la cenere che la copre.
story-hold-the-gate = Arrivano stanotte. Fatevi trovare pronti.
story-the-crossing = Tutti quanti, dall’altra parte.
hard = Difficoltà { $n } su 5
settings = Impostazioni
more-settings = Tutte le impostazioni
n-changed = { $n ->
    [one] { $n } cambiata
   *[other] { $n } cambiate
 }
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
start-robinson = { $n ->
    [1] Salpa in solitaria
    [2] Si salpa in due
    [3] Si salpa in tre
    [4] Si salpa in quattro
   *[other] Si salpa in { $n }
 }
start-naufragos = { $n ->
    [1] Sbarca in solitaria
    [2] Si sbarca in due
    [3] Si sbarca in tre
    [4] Si sbarca in quattro
   *[other] Si sbarca in { $n }
 }
start-this_war = { $n ->
    [1] Chiudi la porta
   *[other] Si chiude la porta in { $n }
 }
start-under_our_sun = { $n ->
    [1] In cammino in solitaria
   *[other] In cammino in { $n }
 }
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
export = Salva su file
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
too-often = Troppi tentativi. Aspetta un minuto e riprova.
barred = Questo tavolo non ti è aperto
barred-text = Forse è stato eliminato, o il tuo posto ha un link nuovo. Chiedi a chi ti ha invitato.

# --- riconoscimenti
credits = Riconoscimenti
credits-about = Holdfast è un tavolo per giochi di sopravvivenza. Le regole sono dei giochi; immagini e codice sono nostri o di chi è nominato qui.
credits-icons = Icone
credits-icons-text = Icone di Lorc, Delapouite e degli altri autori di game-icons; ricolorate. Fonte e licenza:
credits-list = { $n ->
    [one] L’icona usata
   *[other] Le { $n } icone usate
 }
credits-art = Stampe e tabelloni
credits-art-text = Manifesti, terreni, ritratti, pedine e marchio sono disegnati per Holdfast da regole e semi.
credits-software = Software
credits-software-text = Svelte, Vite, Fluent, honeycomb-grid e zzfx nel browser; Starlette, uvicorn, websockets, msgspec e Textual dietro le quinte.
credits-games = I giochi
credits-games-text = Robinson Crusoe, Náufragos, This War of Mine e Under Our Sun appartengono ai loro autori ed editori. Tutti i testi delle carte sono riscritti.

# --- tavolo
board = Tabellone
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
you-are-asked = Tocca a te
somebody-is-asked = Tocca a un altro posto
up-to-you = Tocca a te.
asked-of-you = Decide { $name }.
asked-of-all = Può rispondere chiunque tra: { $names }.
waiting-for = Si aspetta: { $names }
hand-on-for = { $name } non c’è: passa il Diario
announce-question = { $n ->
    [one] { $prompt } { $n } scelta.
   *[other] { $prompt } { $n } scelte.
 }
you-could = Si può
planned = In programma, un clic per ritirare
all-options = { $n ->
    [one] L’unica scelta
   *[other] Tutte le { $n } scelte
 }
filter = Scrivi per filtrare
not-now = Non ora, e perché
blocked = Non ora
n-blocked = { $n ->
    [one] { $n } non ora
   *[other] { $n } non ora
 }
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
undo-let = Va bene, si ritira
undo-no = Si va avanti
log = Cronaca
log-older = Prima
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
points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
 }
winner = vince
play-again = Gioca ancora
page = Una pagina da leggere
read-page = Leggi la pagina
choose-one = Scegli
away-now = { $n ->
    [one] { $names } è via
   *[other] { $names } sono via
 }
log-filter = Che cosa mostra la cronaca
log-all = Tutto
log-mine = Io
log-cards = Carte
story = La storia fin qui
story-read = Leggi la storia
story-keep = Conserva come testo
story-empty = Non è ancora successo nulla.
ruling = nostra interpretazione
rules-english = Le regole numerate sono in inglese.
links-near = Questo server risponde solo su questo computer. Per gli amici con altri dispositivi avvialo con

# --- prima serata
tour = Prima serata
tour-skip = Salta
tour-end = Si comincia
tour-goal = Ecco { $title }.
tour-flow = Si gioca a turni. Qualunque cosa si chieda, la domanda sta in fondo alla pagina.
tour-board = Questo è il tavolo. Ciò che brilla d’oro si sceglie lì con un clic; quel che indichi si accende anche nell’elenco.
tour-question = La domanda è sempre qui: in piccolo perché si chiede, in grande che cosa. Chi guarda solo qui può giocare tutta la partita.
tour-blocked = Ciò che ora non si può fare è tratteggiato. Indicalo e dice perché, con il numero della regola; un clic sul numero apre la regola.
tour-log = Quel che è successo sta nella cronaca; indica il nome di una carta per leggerla. Annulla ritira l’ultima risposta, oltre una rivelazione solo se il tavolo acconsente.
tour-help = Quassù le regole con la ricerca, tutte le carte e il resto. Con ? vedi i tasti. È tutto: gioca.
tour-robinson-flow = Un round: colpisce un evento, il morale dà o toglie, il campo produce, poi si pianificano due pedine a testa, arriva il meteo, e di notte si mangia.
tour-robinson-board = L’isola al centro cresce esplorando. Sotto, le azioni: due pedine riescono di sicuro, una sola tira i dadi. A sinistra lo scenario, le minacce e il campo.
tour-naufragos-flow = Un turno: un evento con il suo clima, poi si piazzano le pedine negli spazi azione, una alla volta, si risolvono, e di notte si mangia e si tiene vivo il fuoco.
tour-naufragos-board = Negli spazi azione vanno le pedine. Accanto, l’accampamento, la via verso la vetta e l’energia di tutti: a zero un naufrago crolla.
tour-this_war-flow = Un giorno nella casa: ognuno fa quel che le forze permettono, poi si mangia e si dorme, e di notte alcuni escono a cercare mentre altri fanno la guardia. Un diario passa di mano in mano; chi lo tiene guida.
tour-this_war-board = La casa in sezione è il rifugio: stanze con macerie, porte e letti, e figure dove sono le persone. Accanto la città di notte, le scorte e gli stati di tutti: fame, malattia, ferite, sconforto.
tour-under_our_sun-flow = Un giorno ha mattino, pomeriggio e notte. In ciascuno ogni personaggio beve e poi spende sei punti azione; le tessere ignote si girano entrando.
tour-under_our_sun-board = La mappa di esagoni è il deserto. Si va accanto camminando, di nascosto o alla carica; i nemici stanno sulle loro tessere. Di lato: salute, acqua, punti azione e ciò che porti.
