# Lo que una respuesta pone en juego, y lo que un jugador dice de ella.

crumb-clock = Día { $n }
noun-ap = PA
noun-hp = PS
noun-karma = { $n ->
    [one] dado de karma
   *[other] dados de karma
}
noun-stars = { $n ->
    [one] punto
   *[other] puntos
}
noun-worth = de valor en agua
gained-worth = { $n } de agua, o bienes por ese valor
paid-worth = { $n } de agua, o bienes por ese valor
noun-well-being = bienestar
noun-loot = { $n ->
    [one] carta de botín
   *[other] cartas de botín
}
noun-use = { $n ->
    [one] uso
   *[other] usos
}
noun-cure = cura de la infección
paid-karma = { $n ->
    [one] 1 dado de karma (lo conservas en el 33 % de los casos)
   *[other] { $n } dados de karma (conservas cada uno en el 33 % de los casos)
}
gained-well-being = { $n ->
    [one] 1 espacio de bienestar
   *[other] { $n } espacios de bienestar
}
gained-cure = la cura de la infección
gives-objective = cumple el objetivo de la misión
risk-last-food = no queda comida para la Preparación
gives-hostage-home = lleva a casa { $n ->
    [one] a 1 rehén
   *[other] a { $n } rehenes
}
gives-victory = la misión está ganada
risk-and-night-card = y robas una carta de noche
needed = { $n ->
    [one] hace falta 1 éxito
   *[other] hacen falta { $n } éxitos
}
rolled-for-stealth = (prueba de Sigilo, { needed })
rolled-for-sneak = (para llegar sin que te vean, { needed })
rolled-for-slip-away = (para salir sin que te vean, { needed })
rolled-for-sneak-attack = (prueba de Sigilo antes del ataque, { needed })
rolled-for-attack = (para acertar, { needed })
rolled-for-dodge = (con { $n ->
    [one] 1 éxito
   *[other] { $n } éxitos
} falla un ataque)
rolled-for-skill = (prueba de Habilidad, { needed })
rolled-for-strength = (prueba de Fuerza, { needed })
rolled-for-loot = (botín, { needed })
chance-success = éxito
chance-hit = un impacto
chance-kill = enemigo eliminado
chance-kill-one = cae al menos uno
chance-kill-all = caen todos
chance-double = éxito doble
risk-attacked = { $n ->
    [one] te ataca 1 enemigo
   *[other] te atacan { $n } enemigos
}
risk-attacked-too = { $n ->
    [one] te ataca también 1 enemigo de tu loseta
   *[other] te atacan también { $n } enemigos de tu loseta
}
risk-may-be-attacked = { $n ->
    [one] puede atacarte 1 enemigo
   *[other] pueden atacarte hasta { $n } enemigos
}
risk-struck = { $n } % de recibir un golpe
risk-struck-in-all = { $n } % de recibir al menos un golpe
risk-struck-at-most = hasta un { $n } % de recibir un golpe
risk-killed = { $n } % de morir
risk-struck-if-seen = { $n ->
    [one] si te ven, 1 enemigo te golpea al salir
   *[other] si te ven, { $n } enemigos te golpean al salir
}
risk-fight-if-seen = { $n ->
    [one] si te ven, combates contra 1 enemigo
   *[other] si te ven, combates contra { $n } enemigos
}
risk-seen = { $n } % de que te vean
risk-then-fight = { $n ->
    [one] y entonces combates contra 1 enemigo
   *[other] y entonces combates contra { $n } enemigos
}
risk-exposes = quedas al descubierto
risk-arrives-exposed = llegas al descubierto
risk-all-hp = { $n } de daño en total, y no queda ningún PS
risk-unknown-tile = tierra desconocida
risk-enemies-come = { $n ->
    [one] puede aparecer 1 enemigo
   *[other] pueden aparecer { $n } enemigos
}
risk-enemies-there = { $n ->
    [one] allí hay 1 enemigo
   *[other] allí hay { $n } enemigos
}
risk-night-card = robas una carta de noche
risk-night-card-if-seen = si te ven, robas una carta de noche
risk-event = robas una carta de evento, buena o mala
risk-ends-turn = { $n ->
    [0] el turno termina
    [one] el turno termina; 1 PA queda solo para combatir en tu loseta, o a tiro desde ella
   *[other] el turno termina; { $n } PA quedan solo para combatir en tu loseta, o a tiro desde ella
}
risk-failure-spawns = si falla, { $n ->
    [one] viene 1 enemigo
   *[other] vienen { $n } enemigos
}
risk-failure-hurts = si falla, −{ $n } PS
risk-comes-closer = { $n } % de que se acerque
risk-shoots-back = devuelve el disparo (acierta en el { $n } % de los casos)
risk-else-shoots-back = si no, devuelve el disparo (acierta en el { $n } % de los casos)
risk-survivors-react = quien sobrevive se acerca o devuelve el disparo
risk-answered-if-seen = si te ven, los enemigos responden como a cualquier disparo
risk-strikes-back = puede devolver el golpe
risk-hurt = { $n } de daño que encajar
risk-makes-enemy = el comerciante pasa a ser enemigo
risk-shows-role = todo el mundo sabrá quién eres
risk-once-a-day = una vez al día
risk-free-join-spent = en esta fase nadie más se une por 0 PA a los combates de la Veterana
risk-infection = una infección

## Por qué una respuesta es buena
because-water = Agua que queda: { $water }. Cada fase cuesta una taza, y aquí se puede llenar todo.
because-water-far = Agua que queda: { $water }. Cada fase cuesta una taza: por aquí se va al agua.
because-rain = Agua que queda: { $water }. La lluvia solo cuesta el punto.
because-water-item = Cabe más agua, y no cuesta nada.
because-eat = Con { $hp } PS una comida hace más bien ahora que después; comida: { $food }.
because-meal = Quien no come pierde 1 PS; comida a mano: { $food }.
because-drink = Primero el agua del campamento: la propia ({ $water }) se lleva consigo.
because-treat = Le quedan { $hp } PS a { $who }: un punto ahora cuesta menos que una vida.
because-heal = Le quedan { $hp } PS a { $who }: es quien más lo necesita.
because-heal-item = Aquí alguien anda mal de salud, y nadie nos molesta.
because-cure = La infección cuesta salud cada día: { $who }.
because-cure-item = La infección cuesta salud cada día.
because-revive = Aún hay tiempo de traer a alguien de vuelta.
because-sleep = { $well ->
    [0] Con cansancio hay 2 PA menos en cada fase: dormir sale a cuenta.
   *[other] En la Preparación el bienestar baja uno: quien duerme ahora no tendrá cansancio mañana.
}
because-loot = Un cuerpo se saquea por un solo punto.
because-box = El contenedor se abre al { $percent } %: una de dos cartas de botín.
because-box-far = Allí hay un contenedor; se abre al { $percent } %.
because-build = Vale más de lo que cuesta: { $card }.
because-trade = Lawrence tiene lo que pide la misión, o herramientas para desmontar cosas.
because-trade-far = Lawrence tiene lo que pide la misión, o herramientas para desmontar cosas.
because-gather = Aquí hay algo que nos sirve: { $what } ({ $n }).
because-gather-far = Allí hay algo que nos sirve: { $what } ({ $n }).
because-look = Hay que conocer mejor el mapa; fases que quedan: { $left }.
because-look-far = Desde allí se ve más del mapa; fases que quedan: { $left }.
because-look-item = Mirar de lejos no cuesta nada.
because-ammunition = El arma está casi vacía.
because-deliver = { $n ->
    [one] Hay 1 pieza en mano de lo que pide la misión.
   *[other] Hay { $n } piezas en mano de lo que pide la misión.
}
because-hand-in = Se entrega de una vez todo lo que pide la misión.
because-test = La misión necesita esta prueba; sale al { $percent } %.
because-task = La misión lo pide, y aquí se puede hacer.
because-repair = A la puerta le queda integridad { $integrity }.
because-barricade = Una barricada le cuesta a un enemigo su movimiento.
because-cross = Quien ha cruzado está a salvo.
because-goal = La misión se decide en la loseta { $tile }; días que quedan: { $days }.
because-goal-far = La misión se decide en la loseta { $tile }; días que quedan: { $days }.
because-lead = Alguien debe guiar a casa al rehén.
because-lead-far = Allí un rehén libre espera a quien lo guíe.
because-rescue = Aquí tienen a un rehén; días que quedan: { $days }.
because-rescue-far = Allí tienen a un rehén; días que quedan: { $days }.
because-home-with = Aquí el rehén está a salvo.
because-home-with-far = El rehén solo está a salvo en New Haven.
because-night-home = En New Haven no se roban cartas de noche.
because-night-home-far = En New Haven no se roban cartas de noche.
because-track = La huella dice dónde duerme.
because-track-far = Allí hay una huella: dice dónde duerme.
because-hunt = Le quedan { $left } PS, y desde aquí la alcanzamos.
because-hunt-far = Le quedan { $left } PS, y desde allí la alcanzamos.
because-hold = Enemigos en New Haven: { $n }. Alguien debe estar allí.
because-hold-far = Enemigos en New Haven: { $n }. Alguien debe estar allí.
because-give-way = { $n ->
    [one] Ese enemigo puede con nosotros; si no tiene a nadie delante, por la mañana se marcha.
   *[other] Esos { $n } enemigos pueden con nosotros; si no tienen a nadie delante, por la mañana se dispersan.
}
because-give-way-far = { $n ->
    [one] Ese enemigo puede con nosotros; si no tiene a nadie delante, por la mañana se marcha.
   *[other] Esos { $n } enemigos pueden con nosotros; si no tienen a nadie delante, por la mañana se dispersan.
}
because-back = { $n ->
    [one] El enemigo de aquí lo estropea todo
   *[other] Los { $n } enemigos de aquí lo estropean todo
}: mejor salir y volver a infiltrarse.
because-wait = Ahora nada más vale su precio; PA que quedan para combates: { $ap }.

because-strike = Aguanta { $left } más: cuanto antes caiga, menos daño hace.
because-throw = { $n } enemigos están juntos.
because-shoot = Desde aquí se le da antes de que llegue; aguanta { $left } más.
because-dodge = Con { $hp } PS un golpe de más es el fin: mejor no estar ahí.
because-cancel = Es el golpe más duro: { $n } de daño.
because-join = Varios golpes por una sola respuesta: cuantos más, más corto el combate.
because-stay-out = Con { $hp } PS otro golpe sería demasiado.
because-stay-out-last = Ya casi está sin nuestra ayuda: el punto vale más en el turno propio.
because-stay-out-shot = A quien dispara desde otra loseta aquí no le golpean; a quien actúa entre los enemigos, sí.
because-stay-out-boss = Golpea a todos los que participan: con { $hp } PS mejor de lejos, o nada.
because-let-be = Otra ronda costaría más de lo que trae; PS que quedan: { $hp }.
because-bulwark = { $n } de daño para quien tiene { $hp } PS.
because-no-bulwark = { $who } tiene { $hp } PS y aguanta el golpe como cualquiera de aquí; daño: { $n }.
because-soften = { $n } de daño en camino a { $hp } PS: primero lo que vuelve solo.
because-bribe = Agua: { $water }. Un combate cuesta más que dos tazas, si hay más agua.
because-no-bribe = Agua: { $water }. Dos tazas se echarían de menos más de lo que cuesta este combate.
because-net = La red convierte el fallo en éxito.
because-karma = Éxitos hasta ahora: { $n }. Esta tirada vale un dado de karma.
because-die = Este dado estropea la tirada.
because-roll-now = Los demás dados pueden quedarse como están.
because-cool-head = Éxitos hasta ahora: { $n }. Puede repetir sin dado de karma.
because-boots = Éxitos hasta ahora: { $n }. Las botas le dan otra oportunidad a un dado.
because-go-on = { $n ->
    [0] Ningún éxito, pero la tirada no merece un dado de karma.
    [one] Basta con 1 éxito.
   *[other] Basta con { $n } éxitos.
}
because-bear-it = Con { $hp } PS se puede aguantar { $n } de daño.
because-harmless = Tal como está no hace daño.
because-let-fall = No merece un dado de karma.

because-character = Buena gente para lo que pide la misión: { $card }.
because-buy = Lo mejor por su precio: { $card }.
because-pass = Nada de lo que se ofrece vale un punto.
because-take = Es lo más útil de aquí: { $what }.
because-drop = Es de lo que mejor se prescinde: { $what }.
because-keep = Todo puede servir todavía.
because-find = Lo mejor de lo encontrado: { $card }.
because-dismantle = Desmontado da { $n } de lo que pide la misión.
because-swap = { $give } a cambio de { $what }: es lo que nos falta.
because-pay = Es de lo que mejor se prescinde: { $what }.
because-done = Aquí nada más vale su precio.
because-leave-it = No hay nada que cambiar que les sirva a los dos.
because-bargain = { $n ->
    [0] No cuesta nada.
   *[other] Se puede prescindir de lo que pide { $who }; agua que queda: { $water }.
}
because-refuse = No se puede prescindir de lo que pide { $who }; agua disponible: { $water }.
because-bear = Con { $hp } PS es quien mejor lo aguanta: { $who }.
because-first = Empieza quien está fuerte y descansa bien: { $who }.
because-ignore = El fuego lo mantiene lejos.
because-decline = No vale el riesgo.
because-choice = En total trae más de lo que cuesta; PS: { $hp }.

because-suspect = Nos ha hecho daño: mejor tener los ojos abiertos ({ $who }).
because-traitor-falls = Si cae, hemos ganado: { $who }.
because-own-goal = Así el objetivo secreto queda más cerca.
because-hidden = Nadie sospecha nada todavía.
because-show = Desde ahora están de nuestro lado: es el momento.
because-suspect-far = Nos ha hecho daño y hay que pararlo: { $who }.
because-hidden-far = Allí nadie sospecha nada todavía.
because-share = Aquí hay quien tiene menos ({ $who }): { $n } para el camino.
because-save = { $who } no tiene nada que beber, y con { $hp } PS no lo contaría.

# Títulos sobre las listas largas de respuestas.
group-ways = Moverse (del 1 al 6 en el sentido del reloj desde el norte; del 7 al 12 igual, para cargar o infiltrarse)
group-fights = Combatir
group-here = En esta loseta
group-body = Salud y objetos
group-work = Construir y campamento
group-trade = Intercambios
