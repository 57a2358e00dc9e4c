# Che cosa dice il server a un posto.
late = Nel frattempo il tavolo è andato avanti; guarda di nuovo.
not-your-seat = Questo non è il tuo posto; nulla è cambiato.
not-the-host = Può farlo solo chi ospita il tavolo; nulla è cambiato.
muted = Chi ospita ti ha chiesto di tacere; puoi ancora giocare e leggere.
watching = Stai guardando; può farlo solo chi siede al tavolo.
slow-down = Troppe richieste in una volta; aspetta un momento.
not-understood = Il server non ha capito; nulla è cambiato.
not-kept = La tua risposta non è stata registrata ({ $why }). Nulla è cambiato; riprova tra un momento.
why-full = il disco è pieno
why-database = la base di dati non risponde
why-lost = il file in cui si conservano le partite è stato cancellato o sostituito mentre il server era in funzione; scarica questa partita prima che il server sia fermato
not-kept-now = Non si può più scrivere nulla: { $why }.
rule-failed = Qui una regola del gioco non ha funzionato. Nulla è cambiato; usa «segnala un problema».
final = Con questa risposta la partita finisce subito, ed è persa per tutti. Nulla è cambiato; chi è sicuro la dà di nuovo.
nothing-to-undo = Non c’è nulla da annullare.
nothing-to-redo = Non c’è nulla da ridare: nel frattempo si è risposto altro, oppure si erano tirati i dadi, e nessun dado cade due volte.
nobody-asks-undo = Nessuno ha chiesto di annullare qualcosa.
end-needs-all = La partita è finita e tutto è stato mostrato: la fine si annulla solo se tutti sono d’accordo, perciò nessuno decide per chi è assente. Aspettate che torni.
not-asked-now = Ora nessuno te lo chiede.
log-undo = { $who } ritira { $n ->
    [one] una risposta
   *[other] { $n } risposte
 }{ $how ->
    [consent] , con il consenso di tutti.
    [decided] ; per { $away }, assente, ha deciso chi ospita.
   *[other] .
 }
waiting-secret = { $names }: decisione segreta in corso.
table-gone = Questo tavolo è stato eliminato.
packs-missing = Questo server ora non offre queste carte: { $names }. Nulla è perduto; chiedetele a chi ospita.
seat-gone = Questo posto non è più tuo, o ha un nuovo link; chiedi a chi ospita.
seat-moved = Il tuo posto è passato a un altro dispositivo con il codice creato qui. Se non sei stato tu, chiedi a chi ospita.
seat-removed = Chi ospita questo tavolo ti ha allontanato.
seat-left = Hai lasciato questo tavolo: da un’altra finestra, oppure cancellando qui i tuoi dati.
hook-turn = { $names }: tocca a te al tavolo «{ $table }». { $link }
second-browser = Un altro browser si è seduto al tuo posto con lo stesso link. Se non sei tu, chiedi a chi ospita un nuovo link.
save-too-long = Questa partita salvata ha { $answers } risposte; un server apre partite salvate con al massimo { $most }. Carica un salvataggio precedente, oppure continuala nel terminale: holdfast play GIOCO --load FILE.
rules-changed = Le regole sono cambiate da allora: { $fitted } risposte su { $answers } valgono ancora. Il tavolo continua da lì.
save-unplayable = Questo salvataggio è stato scritto con altre regole: solo { $fitted } delle sue { $answers } risposte valgono con quelle di questo server, perciò non si può giocare qui. Aprilo sul tuo computer: holdfast play { $game } --load FILE
odds-none = Né dadi né carte fino alla prossima decisione.
odds-silent = Non si può ancora dire a che cosa porta.
odds-success = Riesce
odds-partial = Riesce in parte
odds-failure = Fallisce
odds-counted = Contato: tutti i modi in cui i dadi possono cadere.
odds-imagined = Immaginato: { $worlds } mondi che non puoi distinguere.
odds-assumed = Rilanci e piccole domande lungo la via: secondo i tuoi ordini permanenti, altrimenti come farebbe un compagno.
odds-not-now = Per ora nessuna previsione; richiedila tra un momento.
odds-line = { $percent } %: { $text }
odds-each = { $percent } % ciascuna, una di { $n } – { $text } { $names }{ $more ->
    [0] .
   *[other] { "" } … e altre { $more }.
 }
bot-friend = Amico: conosce il gioco e gioca per il tavolo
bot-novice = Novizio: alla prima serata, dimentica e valuta male
bot-expert = Esperto: guarda avanti dove conta (circa { $time } a risposta)
bot-random = Gioca a caso
bot-rollout = { $tenths ->
    [1] Riflette poco ({ $time })
    [5] Riflette un po’ ({ $time })
   *[other] Riflette a fondo ({ $time })
 }
hint-not-now = L’allenatore non ha tempo in questo momento; chiedi di nuovo tra poco.
coach-off = L’ospite ha chiesto all’allenatore di tacere a questo tavolo.
