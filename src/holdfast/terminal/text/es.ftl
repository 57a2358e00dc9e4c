# Lo que dice el propio terminal.
welcome = Te damos la bienvenida a { $game }. Responde con el número de una opción; «{ command-help }» explica lo demás.
you-play = Juegas con { $names }.
unasked = Lo que cae por su peso lo hace la mesa por ti; con «{ command-ask } { wish-all }» te lo pregunta cada vez.
nobody-yet = Jugador { $n }
your-turn = Puesto { $seat }, { $name }:
also-asked = Puesto { $seat }, { $name } (también responde: puesto { $seats }; «{ command-seat }» y un número para cambiar):
won = Partida ganada.
won-by-another = Partida ganada, pero no por ti.
lost = Partida perdida.
lost-but-not-for-all = La partida está perdida, pero no para todos.
score = { $n ->
    [one] Puntuación: { $score }
   *[other] Puntuaciones por puesto: { $score }
 }
winners = { $n ->
    [one] Gana: { $names }
   *[other] Ganan: { $names }
 }
after-the-end = La partida ha terminado. «{ command-why }» dice por qué regla; «{ command-undo }», «{ command-log }», «{ command-board }», «{ command-save }» y «{ command-load }» siguen funcionando; «{ command-quit }» abandona la mesa.
replayed = Las cartas han cambiado desde que se guardó la partida. Se han repetido sus respuestas: { $fitted } de { $answers } siguen siendo válidas, y hasta ahí llega la partida.
kept = La partida queda guardada. Para continuar: holdfast play { $game } --load { $file }
not-kept = La partida no queda guardada en este equipo: la próxima vez, «{ command-save }» y un nombre de archivo la guardan.
end-of-input = No hay nada más que leer: la mesa queda como está.
goodbye = Hasta pronto.
fault = Una regla del programa ha fallado ({ $error }). La partida sigue donde estaba: prueba otra cosa y avisa del fallo, con el archivo de esta partida.

no-such-number = Ahora no hay respuesta { $number }; la última es la { $last }. No ha cambiado nada.
nearest = «{ $words }» ahora no es ni una respuesta ni una orden. ¿Querías decir «{ $command }»? No ha cambiado nada.
read-rule = La regla: «{ command-rules } { $rule }».
keys-shown = A partir de ahora cada respuesta lleva su clave entre corchetes.
keys-hidden = Las claves ya no se muestran, pero se siguen entendiendo.
not-understood = «{ $words }» no es ni una respuesta ni una orden; «{ command-help }» muestra las órdenes. No ha cambiado nada.
is-legal = «{ $answer }»: ahora está permitido.
sure-final = «{ $answer }»: con eso la partida termina al instante, y la pierden todos.
ask-sure = { sure-final } ¿Seguro? «sí», o la misma respuesta otra vez, la da; cualquier otra cosa no.
sure-title = ¿Seguro?
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
asks-less = Se te pregunta si usas algo solo cuando importa en ese momento («{ command-ask } { wish-all }»: cada vez).
asks-all = Se te pregunta cada vez que se puede usar algo («{ command-ask } { wish-less }»: solo cuando importa).

why-bot = { $who }{ $n ->
    [0] {""}
   *[other] {" "}({ $answer })
 }: { $why }

# The coach.
hint-best = El entrenador haría esto: { $answer }
hint-second = Segunda opción: { $answer }
hint-close = Igual de bueno, hasta donde se puede saber: { $answer }
hint-number = { $n }. { $answer }
hint-chances = Probabilidad de ganar, según { $n ->
    [one] una partida imaginada
   *[other] hasta { $n } partidas imaginadas
 } desde aquí:
hint-about = cerca del { $chance } %: { $answer }
hint-answer = { $chance } % ({ $low }–{ $high }): { $answer }
hint-not-now = Ahora nadie te pregunta nada.
group-rest = Otras

# Lists of answers.
list-some = { $n } respuestas de { $all }, con «{ $words }»:
list-none = Ninguna respuesta tiene las palabras «{ $words }».
list-not-now = Ahora no se puede:
list-short = En breve. Las { $n } respuestas completas: «{ command-list }»; solo algunas: una palabra suya.{ $risky ->
    [yes] {" "}«!»: se arriesga algo.
   *[no] {""}
 }
