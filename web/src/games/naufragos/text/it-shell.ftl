# What the shell says of the game: in the lobby, and on the first evening.
line-naufragos = Una spiaggia, un fuoco, una vetta mai vista.
meta-naufragos = 2–3 ore · uno solo sarà ricordato
who-naufragos = Chi ha raggiunto la spiaggia?
which-naufragos = Quali regole?
story-naufragos-2013 = Le regole come furono stampate.
story-naufragos-hr12 = Le regole come i giocatori le hanno riviste.
start-naufragos = { $n ->
    [1] Sbarca in solitaria
    [2] Si sbarca in due
    [3] Si sbarca in tre
    [4] Si sbarca in quattro
   *[other] Si sbarca in { $n }
 }
tour-naufragos-goal = Naufraghi insieme, ma vince uno. Senza salvataggio perdono tutti: qualcuno deve arrivare in vetta, e una nave deve vedere il campo. Vince la storia migliore.
tour-naufragos-flow = Ogni turno: un evento con il suo clima, le vostre azioni, poi la sopravvivenza: si mangia e ci si scalda, o si soffre.
tour-naufragos-board = Le pedine vanno negli spazi azione, una alla volta. Attento all’energia: a zero un naufrago crolla. Il sentiero porta nell’interno, fino alla vetta.
ending-won-naufragos = Una barca sulla sabbia
ending-lost-naufragos = La marea porta via le lettere
ending-scene-won-naufragos = Una barca è approdata; i naufraghi salutano accanto al falò e alle pietre del segnale.
ending-scene-lost-naufragos = Notte sulla spiaggia: la marea copre le pietre del segnale, e il fuoco è spento.
