# Lo que dice el propio terminal.
welcome = Te damos la bienvenida a { $game }. Responde con un número o con una clave; «help» explica lo demás.
you-play = Juegas con { $names }.
unasked = Lo que cae por su peso lo hace la mesa por ti; con «ask all» te lo pregunta cada vez.
nobody-yet = Jugador { $n }
your-turn = Puesto { $seat }, { $name }:
also-asked = Puesto { $seat }, { $name } (también responde: puesto { $seats }; «seat» y un número para cambiar):
won = Partida ganada.
won-by-another = Partida ganada, pero no por ti.
lost = Partida perdida.
lost-but-not-for-all = La partida está perdida, pero no para todos.
because = { $why } ({ $rule })
score = { $n ->
    [one] Puntuación: { $score }
   *[other] Puntuaciones por puesto: { $score }
 }
winners = { $n ->
    [one] Gana: { $names }
   *[other] Ganan: { $names }
 }
after-the-end = La partida ha terminado. «undo», «log», «board», «save» y «load» siguen funcionando; «quit» para salir.
replayed = Las cartas han cambiado desde que se guardó la partida. Se han repetido sus respuestas: { $fitted } de { $answers } siguen siendo válidas, y hasta ahí llega la partida.
kept = La partida queda guardada. Para continuar: holdfast play { $game } --load { $file }
not-kept = La partida no queda guardada en este equipo: la próxima vez, «save» y un nombre de archivo la guardan.
end-of-input = No hay nada más que leer: la mesa queda como está.
goodbye = Hasta pronto.
fault = Una regla del programa ha fallado ({ $error }). La partida sigue donde estaba: prueba otra cosa y avisa del fallo, con el archivo de esta partida.

no-such-number = Ahora no hay respuesta { $number }; la última es la { $last }. No ha cambiado nada.
not-understood = «{ $words }» no es ni una respuesta ni una orden; «help» muestra las órdenes. No ha cambiado nada.
is-legal = { $key } está permitido ahora.
ask-consent = Desde entonces se han revelado cartas o dados. ¿Volver atrás más allá de la revelación, con dados nuevos?
yes-or-no = ¿sí o no?
taken-back = Respuesta retirada.
not-taken-back = No se ha retirado ninguna respuesta.
nothing-to-undo = No hay ninguna respuesta que retirar.
given-again = Dada de nuevo.
nothing-to-redo = No hay nada que volver a dar: desde entonces se respondió otra cosa, o habían caído dados.
saved = Guardado en { $file }.
not-saved = { $file } no se puede escribir ({ $reason }); indica otro archivo.
loaded = Se ha cargado { $file }.
not-loaded = No se ha cargado y no ha cambiado nada: { $reason }
other-game = Es una partida de { $game }; se carga con: holdfast play { $game } --load y el archivo. No ha cambiado nada.
nothing-happened = Todavía no ha pasado nada.
nothing-blocked = Ahora no hay nada prohibido, aparte de lo que ni siquiera aparece.
no-such-card = Ninguna carta contiene las palabras «{ $words }».
no-such-rule = Ninguna regla tiene el código o las palabras «{ $words }».
and-more = … y { $n } más; con más palabras se acota la búsqueda.
asks-less = Se te pregunta si usas algo solo cuando importa en ese momento («ask all»: cada vez).
asks-all = Se te pregunta cada vez que se puede usar algo («ask less»: solo cuando importa).

usage-why = ¿Qué opción? why y su clave.
why-bot = { $who }: { $why }
usage-save = ¿Dónde? save y un nombre de archivo.
usage-load = ¿Qué? load y un nombre de archivo.
usage-log = ¿Cuántas líneas? log y un número.
usage-rules = ¿Cuál? rules y un código como RC-412, o palabras de la regla (el catálogo está en inglés).
usage-ask = ¿Cuánto? ask less, o bien ask all.
usage-seat = { $n ->
    [0] Ahora no se pregunta a ningún puesto.
   *[other] ¿Qué puesto? Puede ser { $seats }.
 }

help-answer = Responde con el número de una opción o con su clave, que está entre corchetes.
help-why = why CLAVE: por qué esa opción no está permitida ahora, con las reglas que lo dicen; why solo: por qué tus compañeros hicieron lo que hicieron
help-hint = hint: qué haría aquí el entrenador, por qué, y cuánto vale cada respuesta
help-undo = undo: retira la última respuesta; más allá de una revelación, solo con el consentimiento de la mesa
help-redo = redo: vuelve a dar lo que se retiró, si no habían caído dados
help-save = save ARCHIVO: escribe la partida en un archivo
help-load = load ARCHIVO: continúa la partida de un archivo
help-log = log [N]: las últimas líneas del diario
help-rules = rules CÓDIGO o PALABRAS: lee las reglas
help-cards = cards [PALABRAS]: los mazos, o las cartas que contienen esas palabras
help-board = board: vuelve a mostrar todo el tablero
help-blocked = blocked: las opciones que existen pero no están permitidas ahora, con los motivos
help-ask = ask [less o all]: que se pregunte si usas algo solo cuando importa, o cada vez
help-seat = seat N: responde por otro puesto al que también se pregunta
help-help = help: estas líneas
help-quit = quit: abandona la mesa

# The coach.
hint-best = El entrenador haría esto: { $answer }.
hint-second = Segunda opción: { $answer }.
hint-close = Igual de bueno, hasta donde se puede saber: { $answer }.
hint-answer = { $chance } % ({ $low }–{ $high }, { $worlds } mundos): { $answer }
hint-not-now = Ahora nadie te pregunta nada.
group-rest = Otras
