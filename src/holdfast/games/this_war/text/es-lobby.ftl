# This War of Mine in the lobby: what it is, its settings and their values.
about-this-war = Una ciudad sitiada, una casa rota y gente que nunca fue soldado. De día se quitan escombros y se arregla lo que se puede; de noche se sale a buscar, y alguien tiene que hacer guardia. Lo que hagáis se queda con ellos. Aguantad hasta el alto el fuego sin dejar de ser personas.

setting-difficulty = Dificultad
about-setting-difficulty = Más fácil: menos hambre al empezar, más provisiones, sin frío de los capítulos. Más difícil: miseria desde el principio, lugares más pobres, peores ladrones.
value-difficulty-standard = Normal
value-difficulty-easier = Más fácil
value-difficulty-harder = Más difícil
setting-board = Tablero
about-setting-board = Avanzado: la misma casa con más escombros, y sin ganzúa al empezar.
value-board-standard = Normal
value-board-advanced = Avanzado (más duro)
setting-group = Grupo
about-setting-group = Los tres que viven en la casa se sacan al azar, o los elegís vosotros.
value-group-drawn = Sacado
value-group-chosen = Elegido
setting-open-votes = Votar los Textos
about-setting-open-votes = Lo que pide un Texto se decide por mayoría; quien tiene el Diario deshace los empates. Si no, decide quien lo tiene.
setting-short = Partida corta
about-setting-short = Un evento menos en los dos primeros capítulos: de 9 a 11 días.
setting-mild = Contado con más suavidad
about-setting-mild = Las páginas más duras se cuentan con menos detalle. Lo que ocurre es lo mismo.
