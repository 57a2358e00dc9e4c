# What the shell says of the game: in the lobby, and on the first evening.
line-under_our_sun = El agua es dinero. La sombra es tiempo.
meta-under_our_sun = 2–4 h · quizá haya un traidor
who-under_our_sun = ¿Quién sale de New Haven?
which-under_our_sun = ¿Qué misión?
story-under_our_sun-missing-two = Dos sillas están vacías. Traedlos de vuelta.
story-under_our_sun-voice-in-the-static = Alguien responde en un canal muerto.
story-under_our_sun-dry-wells = El agua ya no está. Alguien la tiene.
story-under_our_sun-ash-matriarch = Suyo es el camino, y la ceniza que lo cubre.
story-under_our_sun-hold-the-gate = Vienen esta noche. Estad listos.
story-under_our_sun-the-crossing = Todos, al otro lado.
start-under_our_sun = { $n ->
    [1] Salir a solas
   *[other] Salir con { $n }
 }
tour-under_our_sun-goal = Salís de New Haven a un desierto sin mapas. Ganáis juntos si cumplís la misión antes de que se acaben los días.
tour-under_our_sun-flow = Un día tiene mañana, tarde y noche. En cada una todo personaje bebe y luego gasta seis puntos de acción.
tour-under_our_sun-board = El mapa de hexágonos es el desierto. Se va a la casilla vecina andando, con sigilo o a la carga; las losetas desconocidas se giran al entrar. Los enemigos están en las suyas.
ending-won-under_our_sun = En casa antes de la noche
ending-lost-under_our_sun = Lo que guarda la arena
ending-scene-won-under_our_sun = Alguien vuelve a casa ante un enorme sol blanco; la puerta está abierta y las lámparas encendidas.
ending-scene-lost-under_our_sun = Se pone un sol rojo; hay gorras en palos sobre las piedras, y nadie camina.
