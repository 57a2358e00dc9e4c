# Ciò che si può dire oltre alle risposte: ogni parola sta qui una volta sola, e le frasi che nominano un comando la prendono da qui.
# L’inglese è capito a ogni tavolo; gli accenti non servono.
command-list = elenco
command-all = risposte
command-why = perché
command-hint = consiglio
command-undo = annulla
command-redo = ripeti
command-save = salva
command-load = carica
command-more = tutto
command-log = diario
command-rules = regole
command-cards = carte
command-board = tabellone
command-blocked = vietato
command-keys = chiavi
command-ask = chiedi
command-seat = posto
command-help = aiuto
command-quit = esci
wish-less = meno
wish-all = sempre

usage-why = Quale risposta? «{ command-why }» e il suo numero.
usage-save = Dove? «{ command-save }» e il nome di un file.
usage-load = Che cosa? «{ command-load }» e il nome di un file.
usage-log = Quante righe? «{ command-log }» e un numero.
usage-rules = Quale? «{ command-rules }» e qualche parola della regola, oppure un codice come RC-412.
usage-ask = Quanto? «{ command-ask } { wish-less }», oppure «{ command-ask } { wish-all }».
usage-seat = { $n ->
    [0] Nessun posto deve rispondere adesso.
   *[other] Quale posto? Può essere { $seats }.
 }

help-answer = Rispondi con il numero di un’opzione; una o due parole elencano le opzioni che le contengono. Inoltre ci sono questi comandi:
help-list = { command-list } [PAROLE] oppure { command-all }: tutte le risposte per intero, o quelle con queste parole; bastano anche le parole da sole
help-why = { command-why } NUMERO: perché quella risposta è permessa; { command-why } CHIAVE: perché un’opzione fuori elenco adesso non è permessa, con le regole che lo dicono; { command-why } da solo: perché i tuoi compagni hanno fatto quello che hanno fatto e, a partita finita, per quale regola è finita
help-hint = { command-hint }: che cosa farebbe qui l’allenatore, perché, e quanto vale ogni risposta
help-undo = { command-undo }: annulla l’ultima risposta; se nel frattempo si è rivelato qualcosa, solo con il consenso di tutti
help-redo = { command-redo }: ridà ciò che era stato annullato, se non erano caduti dadi
help-save = { command-save } FILE: scrive la partita in un file
help-load = { command-load } FILE: continua la partita di un file
help-more = { command-more }: tutto ciò che è successo dalla tua ultima risposta, riga per riga, con le sue carte
help-log = { command-log } [N]: le ultime righe del diario
help-rules = { command-rules } PAROLE o CODICE: legge le regole
help-cards = { command-cards } [PAROLE]: i mazzi, o le carte che contengono queste parole
help-board = { command-board }: di nuovo tutto il tabellone
help-blocked = { command-blocked }: le opzioni che esistono ma non sono permesse adesso, con i motivi
help-keys = { command-keys }: mostra fra parentesi quadre la chiave di ogni risposta, o la toglie di nuovo; al posto del numero si può sempre scrivere la chiave
help-ask = { command-ask } [{ wish-less } o { wish-all }]: far chiedere se usare qualcosa solo quando conta, o ogni volta
help-seat = { command-seat } N: passa a un altro posto che deve rispondere nello stesso momento
help-help = { command-help }: queste righe
help-quit = { command-quit }: lascia il tavolo
