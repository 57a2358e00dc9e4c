# What the shell says of the game: in the lobby, and on the first evening.
line-robinson = Una isla que no os quiere.
meta-robinson = 60–120 min · cooperativo
who-robinson = ¿Quién llega a la orilla?
which-robinson = ¿Qué historia?
story-robinson-castaways = Una hoguera de señales, para que os vean.
story-robinson-cursed-island = Cinco cruces contra la niebla.
story-robinson-jenny = Está viva, allá en la roca.
story-robinson-volcano = Tesoros, ceniza y poco tiempo.
story-robinson-cannibals = Aquí los cazadores no sois vosotros.
story-robinson-family = Quedarse. Hacer de esto un hogar.
start-robinson = { $n ->
    [1] Zarpar a solas
    [2] Zarpar con dos
    [3] Zarpar con tres
    [4] Zarpar con cuatro
   *[other] Zarpar con { $n }
 }
tour-robinson-goal = Sois náufragos, todos del mismo lado. Alcanzad el objetivo del escenario antes de la última ronda y seguid vivos: si muere uno, habéis perdido todos.
tour-robinson-flow = Cada ronda pasa por estas fases: un evento, la moral, la producción, luego vuestras acciones, el clima y una noche en la que todos comen.
tour-robinson-board = La isla crece al explorar. Cada cual tiene dos peones para las acciones: dos en la misma aciertan seguro, uno solo tira los dados.
ending-won-robinson = El barco vira
ending-lost-robinson = La pila sigue fría
ending-scene-won-robinson = Un barco ha virado hacia la isla; la pila arde en el promontorio y alguien saluda.
ending-scene-lost-robinson = Lluvia sobre una pila fría; a lo lejos una vela se hace pequeña, y en el promontorio hay cruces de madera del mar.
