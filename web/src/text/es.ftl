# La interfaz: todo menos las palabras de los juegos.

close = Cerrar
cancel = Cancelar
back = Atrás
next = Siguiente
keep = Guardar
send = Decir
menu = Menú
main = Principal
language = Idioma
light = Luz
theme-auto = Auto
theme-light = Claro
theme-dark = Oscuro
opening = Un momento…
reload = Cargar de nuevo
page-failed = Esta parte de la página no ha llegado. La partida está intacta.
no-server = El servidor no responde. No se ha perdido nada; la página sigue intentándolo.
not-connected = Ahora no hay conexión: no se ha enviado nada.
skip = Ir a la pregunta
skip-setup = Ir a la mesa

# --- vestíbulo
motto = Juegos sobre aguantar hasta la mañana.
nav-tables = Mesas
choose-game = Elige un juego
tonight = Esta noche
n-players = { $from ->
    [one] { $from }–{ $to } jugadores
   *[other] { $from }–{ $to } jugadores
 }
who = ¿Quién se sienta?
hard = Dificultad { $n } de 5
settings = Ajustes
whole-question = La pregunta entera
more-settings = Todos los ajustes
n-changed = { $n ->
    [one] { $n } cambiado
   *[other] { $n } cambiados
 }
pack-about = { $n ->
    [one] Cartas del anfitrión: una más.
   *[other] Cartas del anfitrión: { $n } más.
 }
packs-missing = Espera cartas que este servidor no ofrece ahora: { $names }. No se ha perdido nada.
you = Tú
your-name = Tu nombre
their-name = Su nombre
friend-name = Una amiga, un amigo
bot-called = Nombre del bot en el puesto { $n }
name-of-seat = Nombre en el puesto { $n }
which-bot = Qué bot en el puesto { $n }
who-sits = Quién se sienta en el puesto { $n }
remove-seat = Quitar el puesto { $n }
kind-me = Yo
kind-here = En esta pantalla
kind-link = Con un enlace
kind-bot = Bot
kind-me-about = en esta pantalla, anfitrión
kind-here-about = comparte la pantalla contigo
kind-link-about = recibe de ti un enlace
bot-name-1 = Paciencia
bot-name-2 = Constanza
bot-name-3 = Félix
bot-name-4 = Ambrosio
bot-name-5 = Verdad
bot-name-6 = Clemente
add-here = Alguien aquí
add-link = Un amigo con enlace
add-bot = Un bot
hot-seat-note = Este juego tiene secretos: una cubierta oculta la mesa mientras el dispositivo cambia de manos.
table-name = Nombre de la mesa
start = Empezar con { $n }
start-short = Empezar
n-seats = { $n ->
    [one] { $n } puesto
   *[other] { $n } puestos
 }
create-failed = No se ha podido preparar la mesa.
waiting-tables = Aún te esperan
no-tables = Todavía no hay mesas. La primera está a un clic.
all-tables = { $n ->
    [one] Tu mesa
   *[other] Las { $n } mesas
 }
your-tables = Tus mesas
your-turn = Te toca
running = En curso
resume = Seguir
look = Mirar
rename = Cambiar nombre
rename-failed = No se ha podido cambiar el nombre.
delete = Borrar
delete-sure = Borrar para siempre
delete-failed = No se ha podido borrar la mesa.
export = Descargar partida
load = Abrir una partida guardada
load-large = El archivo supera los 4 MB: no es una partida guardada.
load-failed = El archivo no es una partida guardada que se pueda abrir aquí.
links = Enlaces
invite = Invitar, espectadores
links-title = Envía estos enlaces
links-about = Quien abre un enlace se sienta en ese puesto. Un enlace nuevo anula el anterior.
links-failed = No se ha podido crear el enlace.
make-link = Crear un enlace
new-link = Enlace nuevo
copy-link = Copiar
copied = Copiado.
copy-by-hand = El navegador no deja copiar: selecciona el enlace y cópialo a mano.
seat-link = Enlace para { $name }
spectator-link = Enlace para espectadores
spectators = Espectadores
enter-table = A la mesa
sit-title = Hay un puesto para ti
sit-text = Has recibido el enlace de una mesa. Siéntate cuando quieras.
sit-down = Sentarse
bad-link = Este enlace no lleva a ningún puesto. Pide uno nuevo.
mute = Silenciar a { $name }
unmute = Dejar hablar de nuevo a { $name }
password = Contraseña de la mesa
bad-password = Esa no es la contraseña. Pregunta a quien organiza la mesa.
password-links = Contraseña para quien se sienta con un enlace
password-put = Poner contraseña
password-drop = Quitar contraseña
password-set = Ahora se pide la contraseña a quien se sienta con un enlace.
password-none = Ahora no se pide contraseña.
have-code = Tengo un código
moving = Pasar a otro aparato
moving-about = Otro aparato toma todo lo que este tiene en esta mesa. Crea aquí un código y escríbelo allí, o abre allí el enlace. Después esta pantalla ya no tiene nada aquí.
moving-make = Crear un código
moving-link = O abre esto allí
moving-once = Solo se muestra ahora. Vale una vez, durante { $n } minutos.
moving-failed = No se ha podido crear el código.
move-title = Seguir en este aparato
move-text = Escribe el código que muestra tu otro aparato. Lo que tiene en la mesa será tuyo aquí, y ya no allí.
code = Código
move-here = Pasar aquí
bad-code = Este código no lleva a ninguna parte: ya se usó o ha caducado. Crea uno nuevo en el otro aparato.
move-removed = Quien organiza esa mesa te ha retirado de ella.
people = Quién ha venido con un enlace
people-out = Retirar
people-sure = Para siempre: este navegador no vuelve, y el enlace con el que vino queda anulado.
people-gone = { $name }: fuera de la mesa. Abajo hay un enlace nuevo.
hook = Avisar a un grupo de a quién le toca cuando alguien no está (web hook)
hook-put = Guardar webhook
hook-drop = Quitar webhook
hook-set = Ahora se avisa a un grupo. La dirección no se vuelve a mostrar.
hook-none = No se avisa a ningún grupo.
hook-failing = La dirección del grupo no aceptó los últimos mensajes, así que ya no se envía nada. Indícala de nuevo.
hook-failed = No se ha podido usar esa dirección.
too-often = Demasiados intentos. Espera un minuto y vuelve a probar.
barred = Esta mesa no está abierta para ti
barred-text = Quizá se ha borrado, o tu puesto tiene un enlace nuevo. Pregunta a quien te invitó.

# --- créditos
credits = Créditos
credits-about = Holdfast es una mesa para juegos de supervivencia. Las reglas son de los juegos; imágenes y código son nuestros o de quienes se nombran aquí.
credits-icons = Iconos
credits-icons-text = Iconos de { $by } y los demás autores de game-icons; recoloreados y recortados a la forma que los lleva.
credits-source = Fuente
credits-licence = Licencia
credits-list = { $n ->
    [one] El icono que se usa
   *[other] Los { $n } iconos que se usan
 }
credits-art = Grabados y tableros
credits-art-text = Carteles, terrenos, retratos, peones y el rótulo están dibujados para Holdfast por regla y semilla.
credits-software = Programas
credits-software-text = { $browser } en el navegador; { $server } detrás.
credits-games = Los juegos
credits-games-text = { $games } pertenecen a sus autores y editores. Todos los textos de las cartas están escritos de nuevo.

# --- mesa
board = Tablero
dice = Los dados
dice-earlier = { $n ->
    [one] 1 tirada anterior
   *[other] { $n } tiradas anteriores
 }
side = Puestos, crónica y charla
tabs = Partes de la mesa
tab-board = Mesa
tab-crew = Grupo
tab-log = Crónica
seats = Puestos
seat-n = Puesto { $n }
seat-you = tú
seat-here = presente
seat-away = ausente
seat-bot = bot
seat-deciding = decide
watching = estás mirando
n-watching = { $n ->
    [one] { $n } espectador
   *[other] { $n } espectadores
 }
question = Pregunta
up-to-you = Te toca.
asked-of-you = Decide { $name }.
asked-of-all = Puede responder cualquiera de: { $names }.
waiting-for = Se espera a { $names }
announce-question = { $n ->
    [one] { $prompt } { $n } opción.
   *[other] { $prompt } { $n } opciones.
 }
planned = En el plan, un clic para retirar
all-options = { $n ->
    [one] La única opción
   *[other] Las { $n } opciones
 }
filter = Escribe para filtrar
not-now = Opciones bloqueadas
blocked = Ahora no
n-more = { $n } más
n-found = { $n ->
    [one] { $n } encontrada
   *[other] { $n } encontradas
 }
nothing-found = No se encuentra nada.
at-any-time = Siempre
suggest = Sugerir
suggest-which = Haz clic en lo que sugieres
suggests = sugiere:
bot-heeds = Con gusto.
bot-declines = Mejor no.
a-spectator = Un espectador
orders = Cuándo preguntar por las ofertas
orders-about = Objetos, habilidades y trueques se pueden ofrecer en cada momento. De costumbre se pregunta cuando alguno puede cambiar algo.
orders-all = Todos los tipos
for-example = por ejemplo: { $what }
ask-matters = cuando importa
ask-always = siempre
ask-never = nunca
undo = Deshacer
undo-free = Retirar tu última respuesta
undo-consent = Desde entonces se ha revelado algo: la mesa debe estar de acuerdo
undo-needs = hace falta acuerdo
undo-asks = { $name } pide retirar la última respuesta
undo-lost = Desde entonces se ha revelado algo. Lo que sigue se juega de nuevo.
undo-waits = Se espera el acuerdo de { $names }.
undo-let = Aceptar
undo-no = Rechazar
sitting = Quién se sienta dónde
sitting-about = La mesa es tuya. Un puesto puede pasar a un bot, a un amigo con un enlace o a alguien en esta pantalla, en cualquier momento. Quien estaba sentado lo deja.
sitting-change = Cambiar
sitting-leaves = { $name } deja la mesa.
sitting-failed = No se ha podido cambiar el puesto.
seat-now = { $kind ->
    [bot] En el puesto { $n } juega ahora un bot: { $name }.
    [link] El puesto { $n } queda ahora para un amigo con enlace.
   *[other] El puesto { $n } está ahora en la pantalla del anfitrión: { $name }.
 }
undo-withdraw = Retirar la petición
undo-decide = Aceptar por los ausentes
undo-withdrawn = { $name } ya no pide retirar la respuesta.
odds = Probabilidades
odds-none = Ni dados ni cartas hasta la próxima decisión.
idle-sure = { $what }. ¿Aun así?
odds-others = … y otras cosas, cada una menos probable.
odds-wait = Probando …
log = Crónica
log-larger = Crónica más grande
log-smaller = Crónica más pequeña
log-older = Antes
log-code = Código entero
chat = Charla
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
phrase-1 = Bien hecho.
phrase-2 = Un momento.
phrase-3 = Elige tú.
phrase-4 = Por poco.
rules = Reglas
rules-search = Buscar en las reglas
rules-all = Todas las reglas
rules-failed = No se han podido leer las reglas.
cards = Cartas
cards-search = Buscar entre las cartas
cards-failed = No se han podido leer las cartas.
deck = Mazo
all-decks = todos
n-cards = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
 }
not-met = aún no ha salido
spoilers = Mostrar también lo que está por venir
zones = Sobre la mesa
tracks = Medidores
board-failed = El tablero dibujado ha fallado; aquí está el sencillo. La partida está intacta.
replay = Ver de nuevo
replay-failed = Ahora esta partida no se puede ver de nuevo.
run = Reproducir
pause = Pausa
step = Un paso adelante
step-back = Un paso atrás
position = Posición
position-of = { $n } de { $of }
speed = Velocidad
to-table = A la mesa
to-lobby = Al vestíbulo
report = Avisar de un problema
report-about = La posición exacta se guarda con tus palabras y se te da como archivo. Mientras se juega, los secretos de los otros puestos quedan fuera.
report-what = ¿Qué va mal?
report-send = Guardar el aviso
report-done = Gracias. El aviso está guardado; el archivo está en tus descargas.
report-failed = No se ha podido guardar el aviso.
sound = Un sonido discreto cuando te toca
notices = Un aviso del navegador cuando te toca
notices-refused = El navegador no permite avisos a esta página.
single-keys = Teclas sueltas como atajos
keys = Teclas
keys-off = Las teclas sueltas se pueden apagar en el menú.
key-digit = elige esa opción
key-enter = el botón principal
key-filter = todas las opciones, se filtra escribiendo
key-esc = cierra
key-tab = opción siguiente, anterior
key-blocked = mostrar también lo vedado
key-offers = ofertas
key-undo = deshacer
key-rules = reglas
key-log = crónica
key-chat = charla
key-board = al tablero
key-question = a la pregunta
key-seats = puestos, luego 1–6
key-theme = claro u oscuro
key-help = esta página
connection-lost = Se ha perdido la conexión. Se intenta de nuevo; nada de lo que confirmaste se pierde.
try-now = Probar ahora
cover-title = { $name }, te toca
cover-text = Toma el dispositivo, y que nadie mire. Luego se ve lo que puede ver { $name }.
cover-show = Soy { $name }
game-over = La partida ha terminado
won = Lo habéis conseguido
lost = Aquí terminó
lost-but-not-for-all = Aquí terminó, pero no para todos
points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
 }
winner = gana
play-again = Jugar otra vez
page = Una página para leer
read-page = Leer la página
away-now = { $n ->
    [one] { $names } no está
   *[other] { $names } no están
 }
answer-for = { $name } no está: { $answer }
log-filter = Qué muestra la crónica
log-all = Todo
log-mine = Yo
log-cards = Cartas
story = La historia hasta aquí
story-read = Leer la historia
story-keep = Guardar en Markdown
story-empty = Aún no ha pasado nada.
ruling = interpretación nuestra
rules-english = Las reglas numeradas están en inglés.
links-near = Este servidor responde solo en este ordenador. Para amigos con otros aparatos arráncalo con

# --- primera velada
tour = Primera velada
tour-skip = Saltar
tour-end = Empezar
tour-story = Leer la historia de esta velada
tour-goal = Esto es { $title }. Esta es tu mesa; los siguientes pasos muestran sus partes.
tour-flow = Se juega por turnos. La barra de arriba muestra por dónde vais.
tour-board = Esta es la mesa. Lo que brilla en oro se elige allí, con un clic o un toque.
tour-question = La pregunta está siempre aquí: encima, en pequeño, por qué se pregunta. Quien solo mire aquí puede jugar toda la partida.
tour-blocked = Tus respuestas. Las de línea de trazos no se pueden dar ahora: señálalas o tócalas y dicen por qué, con la regla a un clic.
tour-log = Lo que ha pasado está en la crónica; señala el nombre de una carta para leerla. Al lado está el chat.
tour-help = Deshacer, las reglas con búsqueda, y el menú con todo lo demás. Eso es todo: a jugar.

# What happens, beat by beat.
pace = Ritmo de lo que ocurre
pace-calm = Tranquilo
pace-brisk = Ágil
pace-once = De golpe
beat-keys = Espacio: seguir · Mayús+Espacio: a la pregunta
beat-again = Mostrarlo otra vez
beat-now = Lo que ocurre
beat-next = Seguir
beat-skip = A la pregunta
beat-missed = Mientras no estabas

# The coach.
coach = Consejo
coach-best = recomendado
coach-second = segunda opción
coach-thinks = El entrenador imagina lo que puede pasar…
coach-does = El entrenador haría
coach-close = Igual de bueno, hasta donde se puede saber
coach-worlds = { $n } mundos imaginados; solo con lo que puedes saber
coach-would = sin probar mundos: la opinión de un amigo
coach-why-not = ¿Por qué no?
coach-costs = peor con seguridad por { $n } puntos
coach-away = Guardar
sure = ¿Seguro?
sure-wish = Avísame antes de una respuesta que tira mucho por la borda
sure-held = Retenida: { $answer }
sure-why = El entrenador ve un { $held } % después de esta, un { $better } % después de la mejor.
sure-final = Con esta respuesta la partida termina al instante, y perdéis todos.
sure-anyway = Hazlo igualmente
sure-back = Volver a las respuestas
coach-wish = En esta mesa se puede preguntar al entrenador
ending-people = { $of ->
    [1] { $alive ->
        [1] Con vida al final
       *[other] No sobrevivió nadie
     }
   *[other] { $alive ->
        [0] No sobrevivió nadie
       *[other] { $alive } de { $of } salieron adelante
     }
 }
ending-unknown = perdido
ending-life = vida restante: { $n } de { $of }
ending-score = Puntos
ending-remains = Lo que queda
ending-evening = La velada
ending-reckons = Haciendo cuentas de la velada…
ending-no-figures = Ahora mismo no se pueden hacer las cuentas de esta velada.
review-open = La velada, repasada
again-how = la misma gente, otro reparto
chart-label = La vida de { $names } ronda a ronda
chart-table = Leer como tabla
story-print = Imprimir
beat-turn = Pasar la página
beat-catch-up = Verlo

sit-somebody = Alguien
sit-play-title = { $host } te invita a { $game }
sit-watch-title = Mira cómo juega { $host } a { $game }
sit-table = La mesa se llama «{ $name }».
sit-watch-text = Vienes a mirar: ves lo que todos pueden ver y puedes hablar, pero nadie te pregunta nada.
sit-watch = Mirar
sit-free = { $n ->
    [0] Tu puesto te espera.
    [one] De { $of } puestos queda uno libre: el tuyo.
   *[other] Quedan libres { $n } de { $of } puestos, y uno es el tuyo.
 }
sit-taken = En este puesto ya se sienta otro navegador: jugaríais juntos.
sit-over = La partida ha terminado: puedes ver cómo fue.
link-code = Como código QR
link-code-about = Apunta con la cámara de un móvil: abre este enlace.
history = Partidas jugadas
history-running = En curso
history-won = { $n ->
    [one] Una partida jugada, { $won } ganadas
   *[other] { $n } partidas jugadas, { $won } ganadas
 }
history-score = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
 }
leave = Dejar
leave-sure = Dejar para siempre
leave-failed = Sigues ahí: el servidor no ha podido levantarte.
forget = Borrar mis mesas y mis datos
forget-about = Las mesas que abriste se borran para todos; de las de otros te levantas, y contigo se van tu nombre y lo que dijiste. Este navegador olvida sus ajustes. Nada de eso vuelve.
forget-sure = Borrar todo lo mío
forget-failed = No se ha podido borrar todo. Inténtalo otra vez.
redo = Rehacer
redo-about = Vuelve a dar la respuesta retirada
key-redo = rehacer
back-title = ¿Retirarla más allá de una tirada?
back-about = Desde tu última respuesta han caído dados o se han visto cartas. Lo visto queda visto; lo que sigue cae de nuevo, y no se puede rehacer.
back-sure = Retirarla
back-no = Dejarla
undo-alone = Retira tu última respuesta: desde entonces han caído dados, así que se te pregunta una vez
same-again = Otra vez la misma preparación
turning-points = Los momentos decisivos
turning-by = { $way ->
    [down] { $n } puntos de esperanza perdidos
   *[up] { $n } puntos de esperanza ganados
 }
replay-answer = { $name }: { $answer }
odds-dice = { $n ->
    [one] Un dado
   *[other] { $n } dados
 }
odds-seal-counted = Contado
odds-seal-imagined = Imaginado
odds-before = La respuesta anterior
odds-after = La respuesta siguiente
odds-take = Hacer esto
