# Quello che dice il terminale stesso.
welcome = Benvenuti in { $game }. Rispondi con il numero di un’opzione; «{ command-help }» spiega il resto.
you-play = Tu giochi con { $names }.
unasked = Ciò che va da sé lo fa il tavolo per te; con «{ command-ask } { wish-all }» te lo chiede ogni volta.
nobody-yet = Giocatore { $n }
your-turn = Posto { $seat }, { $name }:
also-asked = Posto { $seat }, { $name } (risponde anche: posto { $seats }; «{ command-seat }» e un numero per cambiare):
won = La partita è vinta.
won-by-another = La partita è vinta, ma non da te.
lost = La partita è persa.
lost-but-not-for-all = La partita è persa, ma non per tutti.
score = { $n ->
    [one] Punteggio: { $score }
   *[other] Punteggi per posto: { $score }
 }
winners = { $n ->
    [one] Vince: { $names }
   *[other] Vincono: { $names }
 }
after-the-end = La partita è finita. «{ command-why }» dice per quale regola; «{ command-undo }», «{ command-log }», «{ command-board }», «{ command-save }» e «{ command-load }» funzionano ancora; «{ command-quit }» lascia il tavolo.
replayed = Le carte sono cambiate da quando la partita è stata salvata. Le risposte sono state riapplicate: ne valgono ancora { $fitted } su { $answers }, e la partita è ferma lì.
kept = La partita è salvata. Per continuare: holdfast play { $game } --load { $file }
not-kept = La partita non è salvata su questo computer: la prossima volta usa «{ command-save }» con il nome di un file.
end-of-input = Non c’è altro da leggere: il tavolo resta così com’è.
goodbye = Arrivederci.
fault = Una regola del programma non ha funzionato ({ $error }). La partita è rimasta dov’era: prova qualcos’altro, e segnala il problema con il file di questa partita.

no-such-number = Ora non c’è una risposta { $number }; l’ultima è la { $last }. Non è cambiato nulla.
nearest = «{ $words }» adesso non è né una risposta né un comando. Volevi dire «{ $command }»? Non è cambiato nulla.
read-rule = La regola: «{ command-rules } { $rule }».
keys-shown = D’ora in poi ogni risposta ha la sua chiave fra parentesi quadre.
keys-hidden = Le chiavi non si mostrano più; si capiscono lo stesso.
not-understood = «{ $words }» non è né una risposta né un comando; «{ command-help }» elenca i comandi. Non è cambiato nulla.
is-legal = «{ $answer }»: adesso è permesso.
sure-final = «{ $answer }»: con questo la partita finisce subito, ed è persa per tutti.
ask-sure = { sure-final } Sicuri? «sì», o di nuovo la stessa risposta, la dà; qualsiasi altra cosa no.
sure-title = Sicuri?
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
asks-less = Ti si chiede se usare qualcosa solo quando conta in quel momento («{ command-ask } { wish-all }»: ogni volta).
asks-all = Ti si chiede ogni volta che si può usare qualcosa («{ command-ask } { wish-less }»: solo quando conta).

why-bot = { $who }{ $n ->
    [0] {""}
   *[other] {" "}({ $answer })
 }: { $why }

# The coach.
hint-best = L’allenatore farebbe così: { $answer }
hint-second = Seconda scelta: { $answer }
hint-close = Altrettanto buono, per quanto si può dire: { $answer }
hint-number = { $n }. { $answer }
hint-chances = Probabilità di vincere, secondo { $n ->
    [one] una partita immaginata
   *[other] fino a { $n } partite immaginate
 } da qui in poi:
hint-about = circa { $chance } %: { $answer }
hint-answer = { $chance } % ({ $low }–{ $high }): { $answer }
hint-not-now = Ora nessuno ti chiede niente.
group-rest = Altro

# Lists of answers.
list-some = { $n } risposte su { $all }, con «{ $words }»:
list-none = Nessuna risposta ha le parole «{ $words }».
list-not-now = Adesso non si può:
list-short = In breve. Tutte le { $n } risposte per intero: «{ command-list }»; solo alcune: una loro parola.{ $risky ->
    [yes] {" "}«!»: si rischia qualcosa.
   *[no] {""}
 }
