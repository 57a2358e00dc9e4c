# Lo que el servidor dice a un asiento.
late = Mientras tanto la mesa ha seguido; mira otra vez.
not-your-seat = Este no es tu asiento; nada ha cambiado.
not-the-host = Solo puede hacerlo quien organiza la mesa; nada ha cambiado.
muted = Quien organiza la mesa te ha pedido silencio; aún puedes jugar y leer.
watching = Estás mirando; eso solo puede hacerlo quien está sentado a la mesa.
slow-down = Demasiado de una vez; espera un momento.
not-understood = El servidor no lo ha entendido; nada ha cambiado.
not-kept = Tu respuesta no se ha podido anotar ({ $why }). Nada ha cambiado; inténtalo de nuevo en un momento.
why-full = el disco está lleno
why-database = la base de datos no responde
why-lost = el archivo donde se guardan las partidas fue borrado o reemplazado mientras el servidor funcionaba; descarga esta partida antes de que se pare el servidor
not-kept-now = Ya no se puede escribir nada: { $why }.
rule-failed = Aquí ha fallado una regla del juego. Nada ha cambiado; usa «informar de un problema».
final = Con esta respuesta la partida termina al instante, y la pierden todos. Nada ha cambiado; quien esté seguro la da otra vez.
nothing-to-undo = No hay nada que deshacer.
nothing-to-redo = No hay nada que volver a dar: desde entonces se respondió otra cosa, o se tiraron dados, y ningún dado cae dos veces.
nobody-asks-undo = Nadie ha pedido deshacer nada.
end-needs-all = La partida ha terminado y todo se ha mostrado: el final solo se deshace si todos están de acuerdo, así que nadie decide por quien está ausente. Esperad a que vuelva.
not-asked-now = Ahora nadie te pregunta eso.
log-undo = { $who } retira { $n ->
    [one] una respuesta
   *[other] { $n } respuestas
 }{ $how ->
    [consent] , con el acuerdo de todos.
    [decided] ; por { $away }, ausente, ha decidido quien organiza la mesa.
   *[other] .
 }
waiting-secret = { $names }: decisión secreta en curso.
table-gone = Esta mesa se ha borrado.
packs-missing = Este servidor no ofrece ahora estas cartas: { $names }. No se ha perdido nada; pedidlas al anfitrión.
seat-gone = Este asiento ya no es tuyo, o tiene un enlace nuevo; pregunta a quien organiza la mesa.
seat-moved = Tu puesto ha pasado a otro aparato con el código creado aquí. Si no has sido tú, pregunta a quien organiza la mesa.
seat-removed = Quien organiza esta mesa te ha retirado de ella.
seat-left = Has dejado esta mesa: desde otra ventana, o al borrar aquí tus datos.
hook-turn = { $names }: te toca en la mesa «{ $table }». { $link }
second-browser = Otro navegador se ha sentado en tu asiento con el mismo enlace. Si no eres tú, pide un enlace nuevo a quien organiza la mesa.
save-too-long = Esta partida guardada tiene { $answers } respuestas; un servidor abre partidas guardadas con { $most } como máximo. Carga una que se guardó antes, o continúala en la terminal: holdfast play JUEGO --load ARCHIVO.
rules-changed = Las reglas han cambiado desde entonces: { $fitted } de { $answers } respuestas siguen valiendo. La mesa continúa desde ahí.
save-unplayable = Esta partida guardada se escribió con otras reglas: solo { $fitted } de sus { $answers } respuestas valen con las de este servidor, así que no se puede jugar aquí. Ábrela en tu ordenador: holdfast play { $game } --load ARCHIVO
odds-none = Ni dados ni cartas hasta la próxima decisión.
odds-silent = Aún no se puede decir a qué lleva.
odds-success = Sale bien
odds-partial = Sale bien en parte
odds-failure = Sale mal
odds-counted = Contado: todas las formas en que pueden caer los dados.
odds-imagined = Imaginado: { $worlds } mundos que no puedes distinguir.
odds-assumed = Repeticiones y pequeñas preguntas por el camino: según tus órdenes permanentes, si no como haría un compañero.
odds-not-now = Ahora no hay pronóstico; pídelo de nuevo en un momento.
odds-line = { $percent } %: { $text }
odds-each = { $percent } % cada una, una de { $n } – { $text } { $names }{ $more ->
    [0] .
   *[other] { "" } … y { $more } más.
 }
bot-friend = Amigo: conoce el juego y juega por la mesa
bot-novice = Novato: en su primera velada, olvida y calcula mal
bot-expert = Experto: mira adelante donde importa (unos { $time } por respuesta)
bot-random = Juega al azar
bot-rollout = { $tenths ->
    [1] Piensa poco ({ $time })
    [5] Piensa un rato ({ $time })
   *[other] Piensa a fondo ({ $time })
 }
hint-not-now = El entrenador no tiene tiempo ahora mismo; vuelve a preguntar en un momento.
coach-off = El anfitrión ha pedido al entrenador que calle en esta mesa.
