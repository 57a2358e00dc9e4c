# La sala: juegos, ajustes y valores.
about-under-our-sun = El sol ha sobrevivido al viejo mundo. Desde New Haven salís a un desierto que nadie ha dibujado, con seis puntos de acción y nunca bastante agua: esconderse o luchar, comerciar, construir y volver antes de la noche. Seis misiones, a solas o en grupo; desde tres jugadores, uno de vosotros puede mentir.

setting-mission = Misión
about-setting-mission = Para qué salís, y en cuántos días.
setting-mode = Modo
about-setting-mode = El semicooperativo es desde tres jugadores: se reparten cartas de equipo secretas, y uno puede estar contra los demás.
value-mode-coop = Todos juntos
value-mode-semi = Con un posible traidor
setting-first-player = Primer jugador
about-setting-first-player = Quién empieza, y decide cuando la mesa no está de acuerdo.
value-first-player = Jugador { $n }
setting-characters = Personajes
about-setting-characters = Sacados al azar, o elegidos por cada cual al empezar.
value-random = Al azar
value-chosen = Elegidos
value-on = Sí
value-off = No
value-auto = Según el número de jugadores


setting-expansion = Hojalatera y Cazador Furtivo
about-setting-expansion = Dos personajes más; con cinco y seis jugadores hacen falta.
value-expansion-auto = Desde cinco jugadores
setting-crew-of-four = Equipo de cuatro
about-setting-crew-of-four = Con dos jugadores: cada uno lleva dos personajes.
setting-less-karma = Menos karma
about-setting-less-karma = Dos dados de karma en vez de tres: más difícil.
setting-tough-enemies = Enemigos duros
about-setting-tough-enemies = Los enemigos tienen un punto de vida más: más difícil.
setting-no-defibrillator = Sin desfibrilador
about-setting-no-defibrillator = A nadie se le devuelve la vida: más difícil.
setting-more-days = Un día más
about-setting-more-days = La misión puede durar un día más: más fácil.
setting-ration = Ración inicial
about-setting-ration = Todos empiezan con 1 comida: más fácil.
setting-supply-line = Abastecimiento
about-setting-supply-line = Lawrence recibe suministros cada mañana: más fácil.
