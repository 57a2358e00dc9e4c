# What the shell says of the game: in the lobby, and on the first evening.
line-this_war = Civili, inverno, ancora una notte.
meta-this_war = 2–5 ore · cooperativo
who-this_war = Chi c’è nella casa?
which-this_war = Quanto duro l’inverno?
story-this_war-standard = Come vogliono le regole.
story-this_war-easier = Più scorte, un inverno più mite.
story-this_war-harder = Meno scorte, un inverno più lungo.
start-this_war = { $n ->
    [1] Chiudi la porta
   *[other] Si chiude la porta in { $n }
 }
tour-this_war-goal = Tre civili in una città assediata. Vincete se uno di loro vede il cessate il fuoco. Si parla di guerra, fame e morte; l’opzione “Racconto più mite” lo attenua.
tour-this_war-flow = Un giorno: si lavora in casa, si beve e si mangia, poi chi fa la guardia e chi esce a cercare. Chi tiene il Diario decide, e lo passa.
tour-this_war-board = Il rifugio in sezione: stanze, macerie, porte, letti e chi ci vive. Tieni d’occhio fame, malattia, ferite e sconforto: quattro di uno è la fine.
ending-won-this_war = La porta è aperta
ending-lost-this_war = A cinque a cinque
ending-scene-won-this_war = Mattino sulla soglia: qualcuno esce di casa; la stufa arde ancora.
ending-scene-lost-this_war = La casa è vuota. La porta è aperta, la neve è entrata, la stufa è fredda; i giorni sono segnati sul muro a cinque a cinque.
