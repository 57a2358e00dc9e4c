# Lo que se puede decir además de las respuestas: cada palabra está aquí una sola vez, y las frases que nombran una orden la toman de aquí.
# El inglés se entiende en todas las mesas; los acentos no hacen falta.
command-list = lista
command-all = respuestas
command-why = por qué
command-hint = consejo
command-undo = deshacer
command-redo = rehacer
command-save = guardar
command-load = cargar
command-more = todo
command-log = diario
command-rules = reglas
command-cards = cartas
command-board = tablero
command-blocked = prohibido
command-keys = claves
command-ask = preguntar
command-seat = puesto
command-help = ayuda
command-quit = salir
wish-less = menos
wish-all = siempre

usage-why = ¿Qué respuesta? «{ command-why }» y su número.
usage-save = ¿Dónde? «{ command-save }» y un nombre de archivo.
usage-load = ¿Qué? «{ command-load }» y un nombre de archivo.
usage-log = ¿Cuántas líneas? «{ command-log }» y un número.
usage-rules = ¿Cuál? «{ command-rules }» y palabras de la regla, o un código como RC-412.
usage-ask = ¿Cuánto? «{ command-ask } { wish-less }», o bien «{ command-ask } { wish-all }».
usage-seat = { $n ->
    [0] Ahora no se pregunta a ningún puesto.
   *[other] ¿Qué puesto? Puede ser { $seats }.
 }

help-answer = Responde con el número de una opción; una o dos palabras listan las opciones que las contienen. Además hay estos comandos:
help-list = { command-list } [PALABRAS] o { command-all }: todas las respuestas completas, o las que tienen esas palabras; también bastan las palabras solas
help-why = { command-why } NÚMERO: por qué esa respuesta está permitida; { command-why } CLAVE: por qué una opción que no aparece no está permitida ahora, con las reglas que lo dicen; { command-why } a secas: por qué tus compañeros hicieron lo que hicieron y, al acabar, por qué regla terminó la partida
help-hint = { command-hint }: qué haría aquí el entrenador, por qué, y cuánto vale cada respuesta
help-undo = { command-undo }: retira la última respuesta; más allá de una revelación, solo con el consentimiento de la mesa
help-redo = { command-redo }: vuelve a dar lo que se retiró, si no habían caído dados
help-save = { command-save } ARCHIVO: escribe la partida en un archivo
help-load = { command-load } ARCHIVO: continúa la partida de un archivo
help-more = { command-more }: todo lo que ha pasado desde tu última respuesta, línea a línea, con sus cartas
help-log = { command-log } [N]: las últimas líneas del diario
help-rules = { command-rules } PALABRAS o CÓDIGO: lee las reglas
help-cards = { command-cards } [PALABRAS]: los mazos, o las cartas que contienen esas palabras
help-board = { command-board }: vuelve a mostrar todo el tablero
help-blocked = { command-blocked }: las opciones que existen pero no están permitidas ahora, con los motivos
help-keys = { command-keys }: muestra entre corchetes la clave de cada respuesta, o vuelve a quitarla; siempre se puede escribir la clave en lugar del número
help-ask = { command-ask } [{ wish-less } o { wish-all }]: que se pregunte si usas algo solo cuando importa, o cada vez
help-seat = { command-seat } N: responde por otro puesto al que también se pregunta
help-help = { command-help }: estas líneas
help-quit = { command-quit }: abandona la mesa
