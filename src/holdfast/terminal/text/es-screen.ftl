# Lo que dice la pantalla del terminal además de las líneas sencillas.
page-decide = Decidir
page-board = Mesa
page-map = Isla
page-camp = Campamento
page-people = Personajes
page-story = Historia

top-seat = Decide: { $name }
top-thinking = { $name } está pensando…
top-over = La partida ha terminado

question-over = La partida ha terminado.
question-over-why = w: por qué regla
question-thinking = Los demás están pensando…
question-stuck = Un bot no ha podido responder. Con Intro lo intenta otra vez; con u se retira la última respuesta.
question-why = Por qué: { $steps }
question-seats = Responde
options-title = { $n ->
    [one] Una opción
   *[other] { $n } opciones
 }
options-some = { $n } de { $all } opciones
options-typed = número { $typed }_ · Intro la elige
options-about = sobre { $what }
options-none = Ninguna opción coincide. Esc vuelve a mostrarlas todas.
options-blocked = no permitidas ahora
pages-title = { $n ->
    [one] Una página para leer
   *[other] Páginas para leer
 }
log-title = Qué ha pasado
log-full = Todo el diario
filter-hint = palabras de la opción que buscas

key-enter = elegir
key-filter = filtro
key-why = por qué
key-blocked = prohibidas
key-info = carta
key-undo = atrás
key-redo = otra vez
key-save = guardar
key-load = cargar
key-log = diario
key-rules = reglas
key-cards = cartas
key-seat = puesto
key-language = idioma
key-asks = preguntas
key-pace = ritmo
key-help = ayuda
key-quit = salir
key-close = cerrar

help-title = Teclas
help-choose = número, o flechas e Intro: elige una opción
help-mouse = ratón: clic en una opción para elegirla; clic en un espacio de la isla o en una carta para ver solo lo que le atañe
help-filter = /: escribe palabras para ver solo las opciones que las contienen; Esc: otra vez todas
help-reason = w: por qué la opción resaltada está permitida o no, con las reglas
help-hint-key = h: qué haría el entrenador, y por qué
help-closed = b: muestra lo que ahora no está permitido, con los motivos, o lo oculta
help-card = i: las cartas de las que habla la opción resaltada
help-orders = a: que se pregunte si usas algo solo cuando importa, o cada vez
help-back = u: retira la última respuesta; más allá de una revelación se pregunta a la mesa
help-keep = s, l: guarda en un archivo, carga uno; la partida se guarda igualmente tras cada respuesta
help-chronicle = g: todo el diario
help-look = r, c: busca reglas y cartas
help-turn = izquierda, derecha: pasa las páginas de la mesa
help-seats = Tab: responde por otro puesto al que también se pregunta
help-speak = L: otro idioma; t: claro u oscuro
help-leave = q: sale; la partida queda guardada

hint-title = ¿Qué haría el entrenador?
why-title = ¿Por qué?
why-legal = Esto está permitido ahora.
why-does = Qué ocurre: { $effects }
why-key = Su clave es { $key }.
info-none = Aquí no se nombra ninguna carta. «c» busca cualquier carta.
info-title = Cartas
orders-less = Se pregunta solo cuando algo que usar importa en ese momento.
orders-all = Se pregunta cada vez que se puede usar algo.
intro-title = Te damos la bienvenida
intro-keys = Elige con un número, o con las flechas e Intro. «?» muestra todas las teclas, «w» dice por qué algo está permitido o no.

undo-title = ¿Volver atrás?
yes = Sí
no = No
cancel = Cancelar
ok = Aceptar
save-title = Guardar como
load-title = ¿Qué partida cargar?
load-hint = un archivo, o uno de la lista
rules-title = Reglas
rules-hint = un código como RC-412, o palabras (el catálogo está en inglés)
cards-title = Cartas
cards-hint = palabras de un nombre o de un texto
found-none = No hay nada con esas palabras.
quit-title = ¿Abandonar la mesa?
quit-kept = La partida queda guardada: holdfast play { $game } --load { $file }
quit-not-kept = Esta partida no queda guardada en este equipo. «s» la guarda en un archivo.
wait = Un momento: los demás aún están pensando.
plain-hint = Aquí no hay pantalla (esto no es un terminal), así que la mesa habla en líneas sencillas; con --plain lo hace siempre.

over-won = ¡Victoria!
over-lost = Derrota
over-won-by = { $n ->
    [one] Gana { $names }
   *[other] Ganan { $names }
 }
over-points = { $n ->
    [one] Un punto
   *[other] { $n } puntos
 }
over-points-by-seat = Puntos por puesto: { $points }
over-undo = Retirar la última respuesta
over-look = Mirar la mesa
over-why = ¿Por qué regla?
over-log = Leer el diario
over-again = Jugar otra vez
over-save = Guardar
over-quit = Salir
language-name = español

deck-event = evento
deck-wreckage = naufragio
deck-character = personaje

# What happens, one thing after another.
stage-on = Espacio: seguir
pace-calm = Cartas y dados se miran con calma.
pace-brisk = Cartas y dados se miran un momento.
pace-once = Todo se muestra de inmediato.
