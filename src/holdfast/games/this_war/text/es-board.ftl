# La mesa en líneas sencillas, y qué le dice a quien se sienta por primera vez.

## Bienvenida
intro-game = Una ciudad sitiada, en invierno. No sois soldados: sois tres desconocidos en una casa medio derruida que quieren ver el final. De día se cava, se construye, se cocina, se repara; de noche unos hacen guardia y otros salen entre las ruinas a buscar lo que los demás comerán mañana.
intro-content = Unas palabras antes de empezar: este juego habla de guerra, hambre, enfermedad, pérdida y muerte, y pide decisiones que no tienen lado bueno. { $mild ->
    [yes] En esta mesa vale «Contado con más suavidad»: las páginas más duras se cuentan con más tiento; lo que ocurre es lo mismo. Podéis parar cuando queráis.
   *[no] Quien lo prefiera puede empezar una partida con los textos más suaves, «Contado con más suavidad»: entonces las páginas más duras se cuentan con más tiento; lo que ocurre es lo mismo. Podéis parar cuando queráis.
 }
intro-goal = Se gana si al menos uno de los tres con quienes se empieza vive hasta el Alto el fuego. Nadie conoce el día. Se pierde cuando no queda nadie, o la noche en que nadie hace guardia.
intro-solo = El Diario es tuyo, y cada decisión también.
intro-leader = Los Personajes son de todos. Quien tiene el Diario es el Líder: escucha a los demás, luego decide, luego lo pasa.
intro-day = El día tiene siete fases: la Mañana trae un Acontecimiento, las Acciones diurnas son tres turnos de trabajo en la casa, en el Crepúsculo se bebe y se come, el Anochecer da a cada cual una tarea, y luego vienen el Saqueo, la Incursión nocturna y el Alba con su carta de Destino. Hambre, Fatiga, Enfermedad, Heridas y Tristeza suben hasta 4: Fatiga 4 obliga a dormir, 4 en cualquier otro Estado significa perder a alguien. Ya antes cuestan acciones del día: 1 en el nivel 2, 2 en el nivel 3; el Hambre solo 1, en el nivel 3. Cuenta el peor, no se suman. El Frío, al Alba, hace enfermar. A veces se lee una página del Libro de los Textos: leedla en voz alta.
intro-people = Estos son, con sus rasgos: el Valor dice cuántas veces se puede repetir un dado en un combate o de guardia; el Inventario, cuánto se puede cargar; la Empatía, cuánto pesa el mal ajeno: en una prueba de Empatía se tira el dado negro, y a quien tiene tanta Empatía como muestra, o más, le afecta, casi siempre con Tristeza.
intro-person = { $who }: { $values }. { $able-is ->
    [some] { $able }.
   *[none] Sin habilidad especial.
 }

## El día
board-day = Día { $n }
board-setup = Preparación
board-turn = { $phase }, turno { $n } de 3
board-leader = Líder: { $name }
board-event = Acontecimiento: { $name }. { $text }
board-objective = Objetivo: { $name }. { $done ->
    [yes] Cumplido.
   *[no] { $text }{ $so-far ->
        [-1] {""}
       *[other] {" "}Hasta ahora: { $so-far } de { $of }.
     }
 }

## La casa
board-floor = Suelo
board-boarded = Tablas
board-legend = Casa: ①–④ las personas{ $closed ->
    [yes] , { $shut } fuera de alcance
   *[no] {""}
 }{ $waiting ->
    [yes] , { $wait } en marcha hasta mañana
   *[no] {""}
 }

## Las personas
board-well = está bien
board-actions = { $n ->
    [0] ninguna acción
    [one] 1 acción
   *[other] { $n } acciones
 }
board-last = { $what } (un punto más es el fin)
board-actions-left = { $left ->
    [0] hoy ninguna acción más
    [one] le queda 1 acción
   *[other] le quedan { $left } acciones
 }{ $n ->
    [3] {""}
   *[other] {" "}({ $lost ->
        [one] perdida 1
       *[other] perdidas { $lost }
     } de 3 por { $by })
 }
board-away = fuera
board-stopped = espera, no puede más
board-fed = ha comido
task-bed = en la cama
task-floor = duerme en el suelo
task-guard = de guardia
task-scavenge = de saqueo
job-at = en { $code }
job-outside = en el Exterior
job-new-idea = piensa en algo nuevo
job-rummage = rebusca
job-comfort = consuela a alguien
job-music = toca música
job-mend-roof = repara el tejado
job-drain = achica el sótano
job-build = construye

## Las cosas
board-storage = Almacén: { $what }
board-cold = Frío { $track } { $n }
board-noise = Ruido { $track } { $n }
board-out = Ahí fuera: { $place }, { $n ->
    [0] ninguna carta en el mazo Desconocido
    [one] 1 carta en el mazo Desconocido
   *[other] { $n } cartas en el mazo Desconocido
 }
board-pile = En el saco ({ $weight } de { $most }): { $what }
board-area = En la zona: { $what }
board-locations = Lugares: { $what }
board-location = { $space }: { $name } ({ $danger })

## Combates e Incursiones
board-raid = Incursión nocturna: { $name }. Daño { $damage }, Heridas { $wounds }; en contra: { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
 }, { $boards ->
    [one] 1 Cerramiento
   *[other] { $boards } Cerramientos
 }
board-fight = { $n ->
    [0] Combate: antes de la primera ronda
   *[other] Combate: ronda { $n }
 }
board-deal = Trueque: crédito { $n }

## Todo lo demás
board-kept = Cartas guardadas: { $what }
board-tokens = Con nosotros: { $what }
board-pending = Un Texto espera en: { $what }
board-decks = Mazos: { $events } Acontecimientos · { $raids } Incursiones nocturnas · { $residents } Habitantes · { $visitors } Visitas · { $fate ->
    [one] 1 carta de Destino
   *[other] { $fate } cartas de Destino
 } · { $fittings } Accesorios por construir · { $ideas } Ideas · { $read ->
    [one] 1 página leída
   *[other] { $read } páginas leídas
 }

## El final
why-victory = las armas callan, y al menos uno de los que empezaron vive para oírlo
why-survival = las armas callan, pero de los que empezaron no queda nadie para oírlo
why-nobody-left = en la casa ya no queda nadie
why-no-guard = nadie hacía guardia, y vinieron
why-last-page = la historia acaba en esta página, y no bien
