# Parole comuni a tutti i giochi.
list-and = { $sound ->
    [e] { $first } ed { $last }
   *[other] { $first } e { $last }
 }
list-or = { $first } o { $last }
nothing = non succede nulla
a-secret = una risposta segreta
why-over = La partita è finita
opt-go-on = Prosegui
opt-yes = Sì
opt-no = No
opt-done = Fatto
ask-window = { $moment-is ->
   *[other] Volete fare qualcosa prima di proseguire?
 }
ask-ballot = Esprimi il tuo voto.
log-answer = { $seat }: { $key }
no-no-such-option = L’opzione «{ $key }» qui non esiste; non è cambiato nulla
no-not-your-question = Ora non deve rispondere il posto { $seat }, ma il posto { $asked }. Non è cambiato nulla
no-game-over = La partita è finita; non è cambiato nulla
no-plan-reveals = Un piano finisce con la prima risposta che tira, pesca o rivela qualcosa; non è cambiato nulla

# A table that was opened from a file.
log-on-trust = Questa partita è stata aperta da un file scritto con altre regole: la posizione è accettata sulla fiducia.
log-played-again = Questa partita è stata aperta da un file scritto con altre regole: { $fitted } delle sue { $answers } risposte sono state date di nuovo con quelle di oggi e hanno portato qui.

# La fortuna del tavolo: promessa prima, rivelata dopo.
log-luck-promised = La fortuna di questa partita è fissata ora (sigillo { $promise }): alla fine «holdfast verify» controlla ogni dado e ogni pescata.
log-luck-anew = Da qui in poi la fortuna è fissata di nuovo (sigillo { $promise }). Quanto tirato e pescato prima non è certificato.
log-luck-open = La fine è stata annullata dopo che la chiave e tutti i segreti erano stati mostrati: da qui in poi nulla è certificato.
log-luck-told = La chiave della fortuna di questa partita è svelata ({ $key }): scarica la partita per controllarla con «holdfast verify».

# The coach.
because-searched = in { $worlds } mondi immaginati: { $chance } %; con ciò che a prima vista pare il meglio: { $other } %

# Che cosa mette in gioco una risposta.
stakes-paid = costa { $what }
stakes-gained = dà { $what }
stakes-risk = attenzione: { $what }
stakes-in-any-case = In ogni caso: { $what }.
stakes-amount = { $n } { $what }
stakes-less = { $what } −{ $n }
stakes-chance = { $what } { $percent } %
faces-range = (da { $least } a { $most })
faces-most = ({ $n } o meno)
faces-least = ({ $n } o più)
