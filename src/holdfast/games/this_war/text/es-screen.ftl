# Títulos de la mesa dibujada de This War of Mine; las cosas mismas las dice el juego.
tw-house = Casa
tw-stores = Reservas
tw-city = Ciudad
tw-signs = ★ estaba desde el principio, /// una Grieta, ### tapada; un clic en una habitación, un nombre o una cosa muestra qué se puede hacer.
tw-to-build = Por construir

deck-fitting = Accesorio
deck-shelter = carta de Refugio
deck-exploration = carta de Exploración
deck-findings = carta de Hallazgo
deck-night-raid = Incursión nocturna
deck-resident = Habitantes
deck-location = Lugar
deck-visitor = Visitas
deck-ending-event = Acontecimiento final
deck-chapter = Capítulo
deck-objective = Objetivo de capítulo
deck-narrative-action = Acción narrativa
deck-fate = Destino
deck-colour = carta de Color
deck-script-location = Texto
deck-script-people = Texto
deck-script-ending = Texto
