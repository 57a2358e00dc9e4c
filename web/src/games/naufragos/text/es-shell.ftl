# What the shell says of the game: in the lobby, and on the first evening.
line-naufragos = Una playa, un fuego, una cumbre que nadie ha visto.
meta-naufragos = 2–3 h · solo uno será recordado
who-naufragos = ¿Quién alcanzó la playa?
which-naufragos = ¿Qué reglas?
story-naufragos-2013 = Las reglas tal como se imprimieron.
story-naufragos-hr12 = Las reglas tal como los jugadores las revisaron.
start-naufragos = { $n ->
    [1] Pisar tierra a solas
    [2] Pisar tierra con dos
    [3] Pisar tierra con tres
    [4] Pisar tierra con cuatro
   *[other] Pisar tierra con { $n }
 }
tour-naufragos-goal = Náufragos juntos, pero gana uno. Sin rescate pierden todos: alguien debe llegar a la cumbre, y un barco debe ver el campamento. Gana la mejor historia.
tour-naufragos-flow = Cada turno: un evento con su clima, vuestras acciones y luego la supervivencia: se come y se guarda el calor, o se sufre.
tour-naufragos-board = Los peones van a los espacios de acción, uno tras otro. Cuida la energía: a cero, un náufrago se derrumba. El camino lleva tierra adentro, a la cumbre.
ending-won-naufragos = Una barca en la arena
ending-lost-naufragos = La marea se lleva las letras
ending-scene-won-naufragos = Una barca ha llegado; los náufragos saludan junto a la hoguera y las piedras de la señal.
ending-scene-lost-naufragos = Noche en la playa: la marea cubre las piedras de la señal, y el fuego está apagado.
