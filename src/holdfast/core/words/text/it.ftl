# Parole comuni a tutti i giochi.
list-and = { $sound ->
    [e] { $first } ed { $last }
   *[other] { $first } e { $last }
 }
list-or = { $first } o { $last }
nothing = non succede nulla
a-secret = una risposta segreta
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
