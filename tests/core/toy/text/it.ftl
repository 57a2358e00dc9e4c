noun-toy = Toy
about-toy = Per provare le cose.
ask-plan = Che cosa fai oggi?
ask-settle = Guardi { $n ->
    [one] una carta
   *[other] { $n } carte
 }: come tornano al loro posto?
opt-put = { $a-is ->
    [fish] Vai a pescare
    [dive] Tuffati
    [scout] Guarda avanti
   *[build] Costruisci la zattera
 }
opt-ready = Pronto
opt-take-back = Riprendi il lavoratore
opt-sabotage = Fai un buco
opt-reroll = Lancia la corda e ritira
opt-keep = Lasciale così
opt-swap = Scambiale
opt-under = { $a ->
    [0] Quella sopra
   *[other] Quella sotto
 } va in fondo
opt-sail = A vela
opt-drift = Alla deriva
no-wood = Serve legna: { $n }
no-idle = Prima piazza il lavoratore
no-done = Un buco per notte
no-fixed = Questo dado è già stato ritirato
no-too-few = C'è una carta sola
noun-wood = { $n ->
    [one] asse
   *[other] assi
 }
noun-who-0 = Ada
noun-who-1 = Ben
noun-who-2 = Cleo
noun-taker = chi l'ha pescata
noun-each = ognuno
fx-gain = { $n ->
    [1] ottieni un'asse
   *[other] assi: { $n }
 }
fx-wound = { $who } subisce { $n ->
    [one] una ferita
   *[other] { $n } ferite
 }
fx-note = annota “{ $word }”
fx-if = se { $cond }: { $then } { $otherwise-is ->
    [none] { "" }
   *[other] Altrimenti: { $otherwise }
 }
if-wood-at-least = ci sono almeno { $n } assi
fx-come-back = questa carta torna nel mare
fx-stow = la prossima carta va nella cassa
fx-scout = guarda due carte
log-gain = { $seat }: legna { $n }
log-wound = { $seat } è ferito
log-throw = { $seat } tira
opt-rest = Riposa
raft-built = la zattera è pronta
adrift = la zattera va ancora alla deriva
