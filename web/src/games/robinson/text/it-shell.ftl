# What the shell says of the game: in the lobby, and on the first evening.
line-robinson = Un’isola che non vi vuole.
meta-robinson = 60–120 min · cooperativo
who-robinson = Chi arriva a riva?
which-robinson = Quale storia?
story-robinson-castaways = Un fuoco di segnalazione, per farsi vedere.
story-robinson-cursed-island = Cinque croci contro la nebbia.
story-robinson-jenny = È viva, laggiù sullo scoglio.
story-robinson-volcano = Tesori, cenere e poco tempo.
story-robinson-cannibals = Qui i cacciatori non siete voi.
story-robinson-family = Restare. Farne una casa.
start-robinson = { $n ->
    [1] Salpa in solitaria
    [2] Si salpa in due
    [3] Si salpa in tre
    [4] Si salpa in quattro
   *[other] Si salpa in { $n }
 }
tour-robinson-goal = Siete naufraghi, tutti dalla stessa parte. Raggiungete l’obiettivo dello scenario prima dell’ultimo round e restate vivi: se muore uno di voi, avete perso tutti.
tour-robinson-flow = Ogni round passa per queste fasi: un evento, il morale, la produzione, poi le vostre azioni, il meteo, e una notte in cui tutti mangiano.
tour-robinson-board = L’isola cresce esplorando. Ognuno ha due pedine per le azioni: due sulla stessa riescono di sicuro, una sola tira i dadi.
ending-won-robinson = La nave vira
ending-lost-robinson = La catasta resta fredda
ending-scene-won-robinson = Una nave ha virato verso l’isola; la catasta arde sul promontorio e qualcuno saluta.
ending-scene-lost-robinson = Pioggia su una catasta fredda; al largo una vela si fa piccola, e sul promontorio stanno croci di legno portato dal mare.
