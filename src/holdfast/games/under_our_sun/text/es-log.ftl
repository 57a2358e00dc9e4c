# El diario: qué ha pasado, línea a línea. `$who` son personajes, `$people` cuántos, `$sex` es f si todas son mujeres.

## Partes
told-successes = { $n ->
    [0] ningún éxito
    [one] 1 éxito
   *[other] { $n } éxitos
 }
told-no-dice = ningún dado
told-nothing = nada
told-signed = { $n-sign ->
    [minus] −{ $n-size }
   *[plus] +{ $n-size }
 }
told-hp-now = { $wounded-is ->
    [yes] { $now }/{ $of-hp }, { $sex-is ->
        [f] herida
       *[m] herido
     }{ $newly-is ->
        [yes] : 1 dado rojo más en cada tirada
       *[no] {""}
     }
   *[no] { $now }/{ $of-hp }
 }
told-well = { $level ->
    [0] { $sex ->
        [f] { $who } Cansada
       *[m] { $who } Cansado
     }
    [1] { $who } Bien
   *[2] { $who } En forma
 }
told-supplied = { $who } ({ $hp } PS, { $water } de agua)
told-blow = { $n ->
    [0] { $foe } sin un rasguño
   *[other] { $left ->
        [0] { $foe } pierde { $n ->
            [one] el último PS
           *[other] los últimos { $n } PS
         }
        [one] { $foe } pierde { $n } PS (le queda 1)
       *[other] { $foe } pierde { $n } PS (le quedan { $left })
     }
 }
told-body = el cuerpo { $of }
told-feature = { $what ->
    [enemies] { $n ->
        [one] 1 símbolo de enemigo
       *[other] { $n } símbolos de enemigo
     }
    [water] { $n } de agua
    [event] un evento
    [box] un contenedor
   *[camp] un campamento
 }
told-attribute = { $attribute-is ->
    [strength] Fuerza
    [skill] Habilidad
   *[stealth] Sigilo
 }
told-dice-again = { $n ->
    [one] 1 dado
   *[other] { $n } dados
 }

## El día
log-set-up = { $mode-is ->
    [semi] — Under Our Sun: { $mission } ({ $n } días, semicooperativo) —
   *[coop] — Under Our Sun: { $mission } ({ $n } días) —
 }
log-picks = { $who } se une al grupo
log-crew = En New Haven, a punto de salir: { $names }{ $ration-is ->
    [yes] . Cada cual lleva una ración: 1 de comida
   *[no] {""}
 }
log-offer = Cartas iniciales, precio en puntos: { $cards }. Puntos para gastar: { $shares }
told-priced = { $name } ({ $n })
log-unbought = { $some-is ->
    [yes] Nadie se lleva: { $cards }
   *[no] Todo vendido
 }{ $n ->
    [0] {""}
    [one] . Se pierde 1 punto
   *[other] . Se pierden { $n } puntos
 }
# Las cartas giradas se enderezan y las capacidades del día vuelven a estar listas.
log-preparation = { $alone-is ->
    [yes] —— Día { $n } de { $of } · Preparación ——
   *[no] —— Día { $n } de { $of } · Preparación · primer jugador: { $first } ——
 }
log-swept = { $many ->
    [one] Al amanecer ya no está: { $what }
   *[other] Al amanecer ya no están: { $what }
 }
log-uncovered = Pueden volver a aparecer enemigos en: { $places }{ $some-is ->
    [yes] { $people ->
        [one] . { $who }, que ya está en el sitio, pasa al modo sigilo
       *[other] . { $who }, que ya están en el sitio, pasan al modo sigilo
     }
   *[no] {""}
 }
log-wells-full = Vuelve a haber toda el agua en: { $places }
log-restocked = Llegan suministros para Lawrence: { $goods }
log-first = { $phase-is ->
    [preparation] Por la Mañana empieza { $whom }
   *[other] Empieza { $whom }, y los dos tienen sus puntos de acción
 }
log-wait = { $n ->
    [0] { $who } no tiene más puntos de acción y termina el turno
   *[other] { $who } espera con { $n } PA
 }
log-phase-over = { $phase-is ->
    [morning] La Mañana ha terminado
    [afternoon] La Tarde ha terminado
   *[night] La Noche ha terminado
 }
log-burnt-down = { $n ->
    [one] Una antorcha se ha consumido
   *[other] { $n } antorchas se han consumido
 }
log-phase = —— Día { $n } de { $of } · Noche{ $keyword-is ->
    [storm] {" "}· la Tormenta continúa
    [solar-storm] {" "}· la Tormenta solar continúa, pero de Noche no quema a nadie
   *[none] {""}
 } (beber 1 de agua{ $hungry-is ->
    [yes] ; sin comida para la Preparación: { $crew }
   *[no] {""}
 }) ——
log-no-effect = Para { $whom } no cambia nada
log-weather = —— Día { $n } de { $of } · { $phase-is ->
    [morning] Mañana
   *[afternoon] Tarde
 } · { $card } (beber { $drink } de agua) ——
log-drank = { $missing ->
    [0] { $who } bebe { $n } de agua{ $source-is ->
        [store] {" "}de las reservas
        [both] , { $stored } de las reservas
       *[own] {""}
     } (agua { $now }/{ $of })
   *[other] { $n ->
        [0] { $who } no tiene nada que beber
       *[other] { $who } bebe solo { $n } de agua y necesita { $need }
     }
 }{ $burns-is ->
    [yes] {" "}y se quema al sol
   *[no] {""}
 }
log-meal = { $who } come 1 de comida{ $source-is ->
    [store] {" "}de las reservas
   *[own] {""}
 }
log-hungry = { $who } pasa hambre: { $n } PS menos ({ told-hp-now })
log-tiredness = Bienestar ahora: { $crew }
log-fever = La infección quita 1 PS: { $crew }
log-night-card = Carta de noche para { $whom }: { $card }
log-night-hits = Le toca { $to }
log-ballot = La votación: { $votes }
log-ignore = { $who } se queda junto al fuego y lo deja pasar
log-event = Evento – { $place }, { $whom }: { $card }
log-event-waits = El evento espera mientras queden enemigos ({ $place })
log-decide = { $who }: { $choice }

## Personajes
log-damage = { $who } pierde { $n } PS ({ told-hp-now })
log-damage-each = { $n } PS menos: { $crew }
log-damage-some = Hasta { $n } PS menos: { $crew }
log-heal = { $who } recupera { $n } PS ({ told-hp-now })
log-heal-each = { $n } PS recuperados: { $crew }
log-heal-some = Hasta { $n } PS recuperados: { $crew }
log-heal-other = { $who } cura { $to }: { $n } PS más ({ $now }/{ $of-hp })
log-infect = { $people ->
    [one] { $sex-is ->
        [f] { $who } está infectada
       *[m] { $who } está infectado
     }
   *[other] { $sex-is ->
        [f] { $who } están infectadas
       *[m] { $who } están infectados
     }
 }
log-cure = { $people ->
    [one] { $who } se cura de la infección
   *[other] { $who } se curan de la infección
 }
log-cure-other = { $who } cura { $to } de la infección
log-well-being = Bienestar { told-signed }: { $crew }
log-action-points = { $people ->
    [one] { $who }: PA { told-signed } (ahora { $now })
   *[other] { $who }: PA { told-signed } por cabeza
 }
log-points-now = Puntos de acción ahora: { $crew }
log-regain-karma = Dados de karma ahora: { $crew }
log-out-of-hiding = { $who } ya no está en modo sigilo
log-die = { $who } muere ({ $place }){ $alone ->
    [0] {""}
    [one] ; el rehén se queda allí a la espera
   *[other] ; los dos rehenes se quedan allí a la espera
 }{ $hope-is ->
    [yes] . Un desfibrilador puede devolver{ $sex-is ->
        [f] la
       *[m] lo
     } a la vida en esa loseta hasta el final de la { $until-is ->
        [morning] Mañana
        [afternoon] Tarde
       *[night] Noche
     } del día { $day }
   *[no] {""}
 }
log-howl = { $foe } llama con un lamento, { $comes-is ->
    [yes] y { $called } acude
   *[no] pero { $called } tiene todos los caminos cortados
 }
log-barred = { $foe } oye la llamada, pero todos los caminos para acercarse están cortados (New Haven, un fuego o la pila agotada)
log-nobody-near = No aparece nadie: no hay ninguna loseta adecuada a distancia 2
log-eliminate = { $sex-is ->
    [f] Nadie llegó a tiempo: { $whom } está perdida para siempre
   *[m] Nadie llegó a tiempo: { $whom } está perdido para siempre
 }{ $some-is ->
    [yes] . Hasta la Preparación queda en el suelo ({ $place }): { $left }
   *[no] {""}
 }
log-role-shown = { $role-is ->
    [sol] Se descubre su carta – { $whom }: ¡Hijo de la Libertad!
   *[survivor] Se descubre su carta – { $whom }: Superviviente
 }
log-return = { $who } vuelve a la vida ({ $n } PS)
log-sleep = { $who } duerme ({ $well ->
    [0] { $sex-is ->
        [f] Cansada
       *[m] Cansado
     }
    [1] Bien
   *[2] En forma
 })
log-no-sleep = { $who } no puede dormir con enemigos alrededor
log-sleep-cheaper = { $who } dormirá bien
log-eat = { $who } come 1 de comida ({ told-hp-now })
log-truce = { $sex-is ->
    [f] { $who } tiene un amigo entre los salteadores: el próximo Humano la dejará ir
   *[m] { $who } tiene un amigo entre los salteadores: el próximo Humano lo dejará ir
 }
log-light-torch = { $who } enciende una antorcha

## Caminos y enemigos
log-step = { $who } llega hasta { $place }{ $guided ->
    [0] {""}
    [one] {" "}con un rehén
   *[other] {" "}con los dos rehenes
 }
log-sneak-in = { $who } se infiltra en { $place }{ $guided ->
    [0] {""}
    [one] {" "}con un rehén
   *[other] {" "}con los dos rehenes
 } y sigue en modo sigilo
log-tunnel = { $who } vuelve a salir en { $place }
log-tile = A la vista: { $place }{ $many ->
    [0] {""}
   *[other] {" "}({ $features })
 }
log-reveal-tile = { $who } descubre { $place }{ $many ->
    [0] {""}
   *[other] {" "}({ $features })
 }
log-reorder-tiles = { $who } mira en secreto las { $n } primeras losetas de la pila y las devuelve
log-appear = { $n ->
    [one] { $place }: aparece { $foes }
   *[other] { $place }: aparecen { $foes }
 }
log-step-foe = { $foe } llega hasta { $place }{ $down-is ->
    [yes] , sobre una loseta boca abajo
   *[no] {""}
 }
log-sol-move = { $who } manda { $to-foe } a otra parte: { $place }
log-sol-spawn = { $who } llama con un silbido a un Hijo de la Libertad
log-dismiss = { $foe } se marcha
log-searched = El cuerpo { $of-foe } queda registrado
log-nobody-came = No viene nadie: en el mazo no queda un enemigo así, y se vuelve a barajar
log-pay-off = { $who } da 2 de agua { $to-foe } (agua { $now })
log-place-container = { $test-is ->
    [strength] { $place }: aquí hay un contenedor (Fuerza)
   *[skill] { $place }: aquí hay un contenedor (Habilidad)
 }
log-opened = { $place }: el contenedor está abierto
log-put-out = { $place }: la tormenta apaga el fuego
log-place-trap = { $who } pone una trampa ({ $place })

## Combates
log-fight = { $people ->
    [one] { $who } se enfrenta { $to-foes }
   *[other] { $who } se enfrentan { $to-foes }
 }
log-break-away = { $who } se marcha, y { $n ->
    [one] { $foes } golpea
   *[other] { $foes } golpean
 } por la espalda
log-joined = { $free-is ->
    [yes] { $who } se une al combate por 0 PA
   *[no] { $who } se une al combate por 1 PA (PA: { $now })
 }
log-rush = { $who } corre hacia quien ataca
log-fallen = { $n ->
    [one] { $foes } cae: su cuerpo queda allí ({ $place })
   *[other] { $foes } caen: quedan allí { $n } cuerpos ({ $place })
 }{ $more ->
    [-1] {""}
    [0] , y hasta la Preparación los símbolos de enemigo (▲) de esa loseta no traen a nadie más
    [one] , y allí sigue a la vista 1 símbolo de enemigo (▲)
   *[other] , y allí siguen a la vista { $more } símbolos de enemigo (▲)
 }
log-hurl = { $who } lanza: { $card } ({ $place })
log-cancel-hit = { $who } esquiva el ataque { $of-foe }
log-ability = { $ability-is ->
    [bulwark] { $who } se pone delante y encaja el golpe (Detrás de mí, una vez por fase)
    [tough-hide] { $who } se sacude 1 de daño (Cuero viejo, una vez por fase)
    [treat] { $who } echa mano de Aguja e hilo (una vez por fase)
    [plate] { $who }: la plancha de caldera detiene 2 de daño
   *[ambush] { $who } dispara a sotavento
 }
log-armour = { $n ->
    [0] { $who } – { $card }: el golpe queda detenido
   *[other] { $who } – { $card }: el golpe pierde fuerza (daño restante: { $n })
 }
log-ghillie = { $who } no se mueve – { $card }: al final nadie ve nada
log-net-kept = { $who } se guarda – { $card } – y alguien levanta la vista
log-turn-card = { $who } gira una carta, que no sirve hasta la Preparación: { $card }

## Dados
log-karma-roll = { $who } confía en el karma y vuelve a tirar { told-dice-again }: { $lost ->
    [0] { $n ->
        [one] conserva el dado de karma
       *[other] conserva todos los dados de karma
     }
    [one] pierde 1 dado de karma
   *[other] pierde { $lost } dados de karma
 } (restantes: { $now })
log-roll-again = { $who } mantiene la sangre fría y vuelve a tirar { $again ->
    [one] 1 dado
   *[other] { $again } dados
 }: ahora { told-successes }
log-ghost-boots = { $who } va de puntillas y vuelve a tirar 1 dado
log-rolls-dice = Dados: { $dice }: { told-successes }
told-attack = { $how-is ->
    [shoot] { $who } dispara contra { $foe }
    [sneak] { $who } ataca por sorpresa { $to-foe }
   *[strike] { $who } ataca { $to-foe }
 }{ $armed-is ->
    [yes] {" "}({ $weapon }{ $shots ->
        [-1] {""}
        [0] , sin más disparos
        [one] , queda 1 disparo en total
       *[other] , quedan { $shots } disparos en total
     })
   *[no] {""}
 } – { $dice }: { told-successes }
told-loss = { $left ->
    [0] { $foe } pierde { $lost ->
        [one] el último PS
       *[other] los últimos { $lost } PS
     }
    [one] { $foe } pierde { $lost } PS (le queda 1)
   *[other] { $foe } pierde { $lost } PS (le quedan { $left })
 }
log-roll-attack = { told-attack }{ $n ->
    [0] {""}
   *[other] , { told-loss }
 }{ $reels-is ->
    [yes] {" "}y se tambalea
   *[no] {""}
 }
log-cast-attack = { told-attack }
log-stands-attack = { told-loss }{ $reels-is ->
    [yes] {" "}y se tambalea
   *[no] {""}
 }
log-roll-blast = { $dice }: { told-successes } – { $foes }
log-cast-blast = { $dice }: { told-successes }
log-stands-blast = { $foes }
told-evaded = { $n ->
    [0] en vano
   *[other] { $ranged-is ->
        [yes] daño reducido en { $n }
       *[no] el ataque falla
     }
 }
log-roll-enemy = { $how-is ->
    [shoot] { $foe } dispara contra { $other }
    [last] { $foe } golpea por última vez { $to }
   *[strike] { $foe } ataca { $to }
 } – { $dice }: { told-successes }
log-roll-dodge = { $who } intenta esquivar – { $dice }: { told-successes }
log-roll-blow = { $counter-is ->
    [yes] { $who } contraataca { $to }
   *[no] { $who } ataca { $to }
 } – { $dice }: { told-successes }
log-roll-evade = { $who } intenta esquivar – { $dice }: { told-successes }, { told-evaded }
log-cast-evade = { $who } intenta esquivar – { $dice }: { told-successes }
log-stands-evade = Esquiva ({ $whom }): { told-evaded }
told-test = { $about-is ->
    [box] { $who } intenta abrir el contenedor ({ told-attribute }) – { $dice }: { told-successes }
    [stealth] { $who } intenta pasar sin llamar la atención – { $dice }: { told-successes }
   *[other] { $who } – prueba de { told-attribute }, { $dice }: { told-successes }
 }
log-roll-test = { told-test }, { $about-is ->
    [box] { $passed-is ->
        [yes] se abre
       *[no] sigue cerrado
     }
    [stealth] { $passed-is ->
        [yes] nadie se da cuenta
       *[no] alguien se da cuenta
     }
   *[other] { $passed-is ->
        [yes] superada
       *[no] sin superar
     }
 }
log-cast-test = { told-test }
log-stands-test = { $about-is ->
    [box] { $passed-is ->
        [yes] El contenedor se abre
       *[no] El contenedor sigue cerrado
     }
    [stealth] { $passed-is ->
        [yes] Nadie se da cuenta
       *[no] Alguien se da cuenta
     }
   *[other] { $passed-is ->
        [yes] La prueba está superada
       *[no] La prueba ha fallado
     }
 }
log-roll-stun = { log-cast-stun }{ $n ->
    [0] {""}
   *[other] , y ya no puede responder
 }
log-cast-stun = La descarga alcanza { $to-foe } – { $dice }: { told-successes }
log-stands-stun = { $foe } ya no puede responder
log-roll-approach = { $comes-is ->
    [yes] { $foe } se acerca – { $dice }: { told-successes }
   *[no] { $foe } se queda donde está – { $dice }: { told-successes }
 }
log-cast-approach = ¿Se acerca { $foe }? { $dice }: { told-successes }
log-stands-approach = { $comes-is ->
    [yes] { $foe } se acerca
   *[no] { $foe } se queda donde está
 }
log-roll-harm = { log-cast-harm }{ $n ->
    [0] {""}
   *[other] , { told-loss }
 }
log-cast-harm = { $what-is ->
    [barricade] { $foe } choca con la barricada
   *[trap] { $foe } cae en la trampa
 } – { $dice }: { told-successes }
log-stands-harm = { told-loss }
log-roll-bite = { log-cast-bite }{ $n ->
    [0] , la herida está limpia
   *[other] , la herida se infecta
 }
log-cast-bite = Un mordisco para { $whom } – { $dice }: { told-successes }
log-stands-bite = { $n ->
    [0] La herida está limpia
   *[other] La herida se infecta
 }
log-roll-theft = { log-cast-theft }{ $n ->
    [0] , con las manos en la masa
   *[other] {""}
 }
log-cast-theft = { $who } alarga la mano hacia la mercancía – { $dealer }, { $dice }: { told-successes }
log-stands-theft = { $n ->
    [0] { $who } está con las manos en la masa
   *[other] Nadie se da cuenta
 }
log-roll-gamble = { log-cast-gamble }{ $n ->
    [0] , perdida
   *[other] , ganada
 }
log-cast-gamble = { $who } apuesta { $stake } de agua – { $dice }: { told-successes }
log-stands-gamble = { $n ->
    [0] La apuesta está perdida
   *[other] La apuesta está ganada
 }
log-roll-loot = { $who } registra los restos { $of-foe } – { $dice }: { told-successes }
log-roll-ammunition = Munición – { $card }, { $dice }: { told-successes }
log-roll-table = { $who } prueba suerte – { $dice }: { told-successes }

## Bienes
log-received = { $who } recibe { $goods }
log-gathered = { $who } recoge { $goods }
log-goods-lost = { $who } pierde { $goods }
log-nothing-lost = { $who } no tiene nada de eso y no pierde nada
log-paid = { $who } paga { $goods }
log-refill = { $who } rellena el agua ({ $now }/{ $of })
log-rain = { $who } recoge lluvia: 1 de agua ({ $now }/{ $of })
log-drop = { $stored-is ->
    [yes] { $who } guarda en el campamento: { $what }
   *[no] { $who } deja en el suelo: { $what }
 }
log-bait = { $foe } se para a comer: sus ataques pierden 1 dado verde
log-starts-with = { $who } sale con: { $card } ({ $n ->
    [one] 1 punto
   *[other] { $n } puntos
 })
log-takes = { $who } toma: { $card }{ $loaded-is ->
    [yes] {" "}(munición: { $n }/{ $of })
   *[no] {""}
 }
log-draw-loot = { $n ->
    [one] { $who } roba una carta de botín
   *[other] { $who } mira { $n } cartas de botín, se queda con { $keep } y vuelve a barajar el resto
 }
log-finds = { $who } encuentra: { $card }
log-use-item = { $who } usa: { $card }
log-build = { $who } construye: { $card } (con { $goods })
log-make = { $who } fabrica { $goods }
log-strip = { $who } ha desmontado: { $card }
log-refuel = { $who } reposta: { $card }
log-set-up-camp = { $who } monta un campamento ({ $place })
log-take-down-camp = { $who } desmonta el campamento ({ $place }) y recoge la tienda y todo lo guardado
log-light-fire = { $who } enciende una hoguera{ $wood-is ->
    [yes] {" "}con 1 de madera
   *[no] {""}
 } ({ $place })
log-make-kitchen = { $who } convierte la hoguera en una cocina de campaña con 1 de metal ({ $place })
log-cook = { $who } cocina: 1 de comida se convierte en 3

## Comercio
log-bargain = { $what-is ->
    [both] { $who } da { $to }: { $gives }; recibe { $gets }
    [give] { $who } da { $to }: { $gives }
   *[want] { $living-is ->
        [yes] { $who } recibe { $of }: { $gets }
       *[no] { $who } toma de las manos sin vida { $of }: { $gets }
     }
 }
log-refuse = { $who } rechaza el trato
log-open-store = Lawrence abre el almacén: { $goods }; { $cards }
log-place-dealer = { $dealer } extiende la manta ({ $place }): { $goods }; { $cards }
log-buys = { $who } compra a { $trader }: { $card } (precio { $price })
log-swap = { $who } da a { $trader } { $gives } por { $gets }
log-pays-trader = { $who } paga a { $trader } { $goods }
log-change-given = { $who } recibe de { $trader } el cambio: { $goods }
log-payout = { $who } recibe de { $trader } { $goods }
log-sell = { $who } vende a { $trader }: { $card }
log-buys-goods = { $who } compra a { $trader }: { $goods }
log-buy-round = { $who } compra { $goods }
log-steal = { $who } roba { $goods }
log-anger = { $dealer } echa mano al arma: su enemigo, ahora, es { $other }
log-robbed = { $who } se queda con todo lo que tenía el vendedor
log-seizes = { $who } se queda con: { $card }
log-calmed = { $dealer } se calma, pero no hará más tratos con { $names }
log-call = { $who } llama por radio { $to }

## La misión
log-mission-card = Empieza el primer día. Primera carta de misión: { $card }
log-objective = ★ Objetivo alcanzado: { $goal }. Siguiente carta de misión: { $card }
log-objective-last = ★ ¡Objetivo alcanzado!
log-task = { $task-is ->
    [free-hostage] { $who } trabaja en los nudos del rehén
    [tune] { $who } gira el dial del transmisor
    [deliver] { $who } descarga lo que hace falta aquí
    [fit-pump] { $who } empuja la bomba a su sitio
    [read-track] { $who } se agacha junto a las huellas
    [stage-1] { $who } trabaja en la etapa 1
    [stage-2] { $who } trabaja en la etapa 2
    [stage-3] { $who } trabaja en la etapa 3
   *[other] { $who }: { $task }
 }
log-talks = { $who } propone un trato { $to }
log-deals = { $who } mira la mercancía: { $trader }
log-gathers = { $who } mira qué hay para recoger
log-builds = { $who } se pone manos a la obra
log-deliver = { $who } entrega { $goods } ({ $now } de { $of })
log-count = { $what-is ->
    [tests] Funciona (pruebas superadas: { $now })
    [stage-1] La etapa 1 está construida
    [stage-2] La etapa 2 está construida
    [stage-3] La etapa 3 está construida
   *[other] La misión avanza: { $now }
 }
log-read-track = { $who } lee la huella (huellas leídas: { $now })
log-hostage-appears = { $place }: aquí hay un rehén
log-free-hostage = { $sex-is ->
    [f] { $who } libera al rehén, que ahora la sigue
   *[m] { $who } libera al rehén, que ahora lo sigue
 }
log-lead-hostage = { $who } toma de la mano al rehén
log-new-guide = { $who } confía el rehén { $to }
log-brought-home = { $n ->
    [one] { $who } ha traído al rehén a casa y puede volver a salir
   *[other] { $who } ha traído a casa a los dos rehenes y puede volver a salir
 }
log-hostage-hurt = Un golpe tan fuerte alcanza también a quien va al lado: { $dead ->
    [0] { $n ->
        [one] el rehén pierde 1 PS (PS { $now })
       *[other] los dos rehenes pierden 1 PS cada uno (PS { $now } como mínimo)
     }
    [one] un rehén pierde su último PS y muere
   *[other] los dos rehenes pierden su último PS y mueren
 }
log-boss-comes = La tierra tiembla: { $place }
log-boss-heals = { $foe } se lame las heridas ({ $now } PS)
log-raise-walls = Los muros de New Haven están en pie (integridad { $n })
log-no-events = Alrededor de los muros se retiran todas las fichas de evento
log-stock-haven = Para tanta gente New Haven ha guardado { $food } de comida y { $water } de agua
log-dry-haven = New Haven se está secando: quedan { $n } de agua, y no volverá
log-wave = { $captain-is ->
    [yes] Llega la última oleada: son { $n }, y con ellos el Coronel
   *[no] Llega una oleada: son { $n }
 }
log-gate = Enemigos en New Haven: los muros ceden (integridad { $now }/{ $of })
log-barricade = { $who } levanta una barricada ({ $place })
log-repair = { $who } repara los muros (integridad { $now }/{ $of })
log-cross = { $who } cruza y está a salvo

## Equipos y final
log-reveal-self = { $who } se quita la máscara: ¡Hijo de la Libertad!
log-over = { $why-is ->
    [mission] — Misión cumplida: { $stars }
    [traitor-dead] — Con la máscara ha caído quien la llevaba: { $whom }. Ganan los Supervivientes: { $stars }
    [saboteur] — El sabotaje ha funcionado: { $whom } gana para los Hijos de la Libertad
    [executioner] — La sentencia está cumplida: { $whom } gana para los Hijos de la Libertad
    [arsonist] — New Haven arde: { $whom } gana para los Hijos de la Libertad
    [time] — Se acabó el tiempo: la misión está perdida
    [all-dead] — No queda nadie con vida: la misión está perdida
    [failed-hostage-lost] — Ha muerto un rehén: la misión ha fracasado
    [failed-too-many-gone] — Demasiados están perdidos para siempre: la misión ha fracasado
    [failed-gate-fallen] — Los muros de New Haven han caído: la misión ha fracasado
    [failed-cannot-cross] — Quedáis demasiado pocos para cruzar: la misión ha fracasado
   *[failed] — La misión ha fracasado
 }{ $gone ->
    [0] {""}
   *[other] {" "}(para siempre: { $lost }; 1 estrella menos por cabeza)
 }{ $late-is ->
    [yes] {" "}(en el último día: 1 estrella menos)
   *[no] {""}
 }{ $role-is ->
    [traitor] . El Hijo de la Libertad era { $whom }
    [nobody] . Nadie era un Hijo de la Libertad
   *[told] {""}
 } —
