# Quello che dice il terminale stesso.
welcome = Benvenuti in { $game }. Rispondi con un numero o con una chiave; «help» spiega il resto.
you-play = Tu giochi con { $names }.
unasked = Ciò che va da sé lo fa il tavolo per te; con «ask all» te lo chiede ogni volta.
nobody-yet = Giocatore { $n }
your-turn = Posto { $seat }, { $name }:
also-asked = Posto { $seat }, { $name } (risponde anche: posto { $seats }; «seat» e un numero per cambiare):
won = La partita è vinta.
won-by-another = La partita è vinta, ma non da te.
lost = La partita è persa.
lost-but-not-for-all = La partita è persa, ma non per tutti.
because = { $why } ({ $rule })
score = { $n ->
    [one] Punteggio: { $score }
   *[other] Punteggi per posto: { $score }
 }
winners = { $n ->
    [one] Vince: { $names }
   *[other] Vincono: { $names }
 }
after-the-end = La partita è finita. «undo», «log», «board», «save» e «load» funzionano ancora; «quit» per uscire.
replayed = Le carte sono cambiate da quando la partita è stata salvata. Le risposte sono state riapplicate: ne valgono ancora { $fitted } su { $answers }, e la partita è ferma lì.
kept = La partita è salvata. Per continuare: holdfast play { $game } --load { $file }
not-kept = La partita non è salvata su questo computer: la prossima volta usa «save» con il nome di un file.
end-of-input = Non c’è altro da leggere: il tavolo resta così com’è.
goodbye = Arrivederci.
fault = Una regola del programma non ha funzionato ({ $error }). La partita è rimasta dov’era: prova qualcos’altro, e segnala il problema con il file di questa partita.

no-such-number = Ora non c’è una risposta { $number }; l’ultima è la { $last }. Non è cambiato nulla.
not-understood = «{ $words }» non è né una risposta né un comando; «help» elenca i comandi. Non è cambiato nulla.
is-legal = { $key } è permesso adesso.
ask-consent = Nel frattempo sono stati rivelati carte o dadi. Tornare comunque indietro, con dadi nuovi?
yes-or-no = sì o no?
taken-back = Risposta annullata.
not-taken-back = Nessuna risposta è stata annullata.
nothing-to-undo = Non c’è nessuna risposta da annullare.
given-again = Ridata.
nothing-to-redo = Non c’è nulla da ridare: nel frattempo si è risposto altro, oppure erano caduti dei dadi.
saved = Salvato in { $file }.
not-saved = Impossibile scrivere { $file } ({ $reason }); indica un altro file.
loaded = Caricato { $file }.
not-loaded = Non caricato, non è cambiato nulla: { $reason }
other-game = È una partita di { $game }; si carica con: holdfast play { $game } --load e il file. Non è cambiato nulla.
nothing-happened = Non è ancora successo nulla.
nothing-blocked = Adesso nulla è vietato, oltre a ciò che non compare affatto.
no-such-card = Nessuna carta contiene le parole «{ $words }».
no-such-rule = Nessuna regola ha il codice o le parole «{ $words }».
and-more = … e altre { $n }; con più parole se ne trovano meno.
asks-less = Ti si chiede se usare qualcosa solo quando conta in quel momento («ask all»: ogni volta).
asks-all = Ti si chiede ogni volta che si può usare qualcosa («ask less»: solo quando conta).

usage-why = Quale opzione? why e la sua chiave.
why-bot = { $who }: { $why }
usage-save = Dove? save e il nome di un file.
usage-load = Che cosa? load e il nome di un file.
usage-log = Quante righe? log e un numero.
usage-rules = Quale? rules e un codice come RC-412, oppure parole della regola (il catalogo è in inglese).
usage-ask = Quanto? ask less, oppure ask all.
usage-seat = { $n ->
    [0] Nessun posto deve rispondere adesso.
   *[other] Quale posto? Può essere { $seats }.
 }

help-answer = Rispondi con il numero di un’opzione o con la sua chiave, che sta fra parentesi quadre.
help-why = why CHIAVE: perché quell’opzione non è permessa adesso, con le regole che lo dicono; why da solo: perché i tuoi compagni hanno fatto quello che hanno fatto
help-hint = hint: che cosa farebbe qui l’allenatore, perché, e quanto vale ogni risposta
help-undo = undo: annulla l’ultima risposta; se nel frattempo si è rivelato qualcosa, solo con il consenso di tutti
help-redo = redo: ridà ciò che era stato annullato, se non erano caduti dadi
help-save = save FILE: scrive la partita in un file
help-load = load FILE: continua la partita di un file
help-log = log [N]: le ultime righe del diario
help-rules = rules CODICE o PAROLE: legge le regole
help-cards = cards [PAROLE]: i mazzi, o le carte che contengono queste parole
help-board = board: di nuovo tutto il tabellone
help-blocked = blocked: le opzioni che esistono ma non sono permesse adesso, con i motivi
help-ask = ask [less o all]: far chiedere se usare qualcosa solo quando conta, o ogni volta
help-seat = seat N: passa a un altro posto che deve rispondere nello stesso momento
help-help = help: queste righe
help-quit = quit: lascia il tavolo

# The coach.
hint-best = L’allenatore farebbe così: { $answer }.
hint-second = Seconda scelta: { $answer }.
hint-close = Altrettanto buono, per quanto si può dire: { $answer }.
hint-answer = { $chance } % ({ $low }–{ $high }, { $worlds } mondi): { $answer }
hint-not-now = Ora nessuno ti chiede niente.
group-rest = Altro
