# Quello che dice lo schermo del terminale oltre alle righe semplici.
page-decide = Decidere
page-board = Tavolo
page-map = Isola
page-camp = Campo
page-people = Persone
page-story = Storia

top-seat = Decide: { $name }
top-thinking = { $name } sta pensando…
top-over = La partita è finita

question-over = La partita è finita.
question-over-why = w: per quale regola
question-thinking = Gli altri stanno pensando…
question-stuck = Un bot non è riuscito a rispondere. Invio lo fa riprovare; u annulla l’ultima risposta.
question-why = Perché: { $steps }
question-seats = Risponde
options-title = { $n ->
    [one] Un’opzione
   *[other] { $n } opzioni
 }
options-some = { $n } opzioni su { $all }
options-typed = opzione { $typed }_ · Invio la sceglie
options-about = su { $what }
options-none = Nulla corrisponde. Esc mostra di nuovo tutte le opzioni.
options-blocked = non permesse adesso
pages-title = { $n ->
    [one] Una pagina da leggere
   *[other] Pagine da leggere
 }
log-title = Che cosa è successo
log-full = Tutto il diario
filter-hint = parole dell’opzione che cerchi

key-enter = scegli
key-filter = filtro
key-why = perché
key-blocked = vietate
key-info = carta
key-undo = indietro
key-redo = di nuovo
key-save = salva
key-load = carica
key-log = diario
key-rules = regole
key-cards = carte
key-seat = posto
key-language = lingua
key-asks = domande
key-pace = ritmo
key-help = aiuto
key-quit = esci
key-close = chiudi

help-title = Tasti
help-choose = numero, o frecce e Invio: sceglie un’opzione
help-mouse = con il mouse: clic su un’opzione; clic su uno spazio dell’isola o su una carta per vedere solo le opzioni che li riguardano
help-filter = /: scrivi parole per vedere solo le opzioni che le contengono; Esc: di nuovo tutte
help-reason = w: perché l’opzione evidenziata è permessa o no, con le regole
help-hint-key = h: che cosa farebbe l’allenatore, e perché
help-closed = b: mostra ciò che adesso non è permesso, con i motivi, o lo nasconde
help-card = i: le carte di cui parla l’opzione evidenziata
help-orders = a: far chiedere se usare qualcosa solo quando conta, o ogni volta
help-back = u: annulla l’ultima risposta; se nel frattempo si è rivelato qualcosa, si chiede al tavolo
help-keep = s, l: salva in un file, ne carica uno; la partita si salva comunque da sola dopo ogni risposta
help-chronicle = g: tutto il diario
help-look = r, c: cerca regole e carte
help-turn = sinistra, destra: sfoglia le pagine del tavolo
help-seats = Tab: passa a un altro posto che deve rispondere nello stesso momento
help-speak = L: un’altra lingua; t: chiaro o scuro
help-leave = q: esce; la partita resta salvata

hint-title = Che cosa farebbe l’allenatore?
why-title = Perché?
why-legal = Questo è permesso adesso.
why-does = Che cosa comporta: { $effects }
why-key = La sua chiave è { $key }.
info-none = Qui non è nominata nessuna carta. «c» cerca una carta qualsiasi.
info-title = Carte
orders-less = Si chiede solo quando qualcosa da usare conta in quel momento.
orders-all = Si chiede ogni volta che si può usare qualcosa.
intro-title = Benvenuti
intro-keys = Scegli con un numero, o con le frecce e Invio. «?» mostra tutti i tasti, «w» dice perché qualcosa è permesso o no.

undo-title = Tornare indietro?
yes = Sì
no = No
cancel = Annulla
ok = OK
save-title = Salva come
load-title = Quale partita caricare?
load-hint = un file, o uno di quelli qui sotto
rules-title = Regole
rules-hint = un codice come RC-412, o parole (il catalogo è in inglese)
cards-title = Carte
cards-hint = parole di un nome o di un testo
found-none = Nulla contiene queste parole.
quit-title = Lasciare il tavolo?
quit-kept = La partita è salvata: holdfast play { $game } --load { $file }
quit-not-kept = Questa partita non è salvata su questo computer. «s» la salva in un file.
wait = Un momento: gli altri stanno ancora pensando.
plain-hint = Qui non c’è uno schermo (non è un terminale), quindi il tavolo parla in righe semplici; --plain lo chiede sempre.

over-won = Vittoria!
over-lost = Sconfitta
over-won-by = { $n ->
    [one] Vince { $names }
   *[other] Vincono { $names }
 }
over-points = { $n ->
    [one] Un punto
   *[other] { $n } punti
 }
over-points-by-seat = Punti per posto: { $points }
over-undo = Annulla l’ultima risposta
over-look = Guarda il tavolo
over-why = Per quale regola?
over-log = Leggi il diario
over-again = Gioca ancora
over-save = Salva
over-quit = Esci
language-name = italiano

deck-event = evento
deck-wreckage = relitto
deck-character = personaggio

# What happens, one thing after another.
stage-on = Spazio: avanti
pace-calm = Carte e dadi si guardano con calma.
pace-brisk = Carte e dadi si guardano un attimo.
pace-once = Tutto si mostra subito.
