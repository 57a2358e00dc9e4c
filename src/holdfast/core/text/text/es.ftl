# Palabras comunes a todos los juegos.
list-and = { $sound ->
    [i] { $first } e { $last }
   *[other] { $first } y { $last }
 }
list-or = { $sound ->
    [o] { $first } u { $last }
   *[other] { $first } o { $last }
 }
nothing = sin efecto
a-secret = una respuesta secreta
why-over = La partida ha terminado
opt-go-on = Continuar
opt-yes = Sí
opt-no = No
opt-done = Listo
ask-window = { $moment-is ->
   *[other] ¿Algo más antes de continuar?
 }
ask-ballot = Emite tu voto.
log-answer = { $seat }: { $key }
no-no-such-option = Aquí no existe la opción «{ $key }»; no ha cambiado nada
no-not-your-question = Ahora la pregunta no es para el puesto { $seat }, sino para el { $asked }. No ha cambiado nada
no-game-over = La partida ha terminado; no ha cambiado nada
no-plan-reveals = Un plan termina con la primera respuesta que tira, roba o revela algo; no ha cambiado nada

# A table that was opened from a file.
log-on-trust = Esta partida se abrió de un archivo escrito con otras reglas: su posición se acepta de buena fe.
log-played-again = Esta partida se abrió de un archivo escrito con otras reglas: { $fitted } de sus { $answers } respuestas se dieron de nuevo con las de hoy y llevaron hasta aquí.

# La suerte de la mesa: prometida antes, revelada después.
log-luck-promised = La suerte de esta partida queda fijada ahora (sello { $promise }): al final «holdfast verify» comprueba cada dado y cada carta robada.
log-luck-anew = Desde aquí la suerte queda fijada de nuevo (sello { $promise }). Lo tirado y robado antes no está certificado.
log-luck-open = El final se deshizo después de mostrarse la clave y todos los secretos: desde aquí no se certifica nada.
log-luck-told = La clave de la suerte de esta partida queda a la vista ({ $key }): descarga la partida para comprobarla con «holdfast verify».

# The coach.
because-searched = en { $worlds } mundos imaginados vale un { $chance } %, lo que a primera vista parece mejor un { $other } %

# Qué se juega con una respuesta.
stakes-paid = cuesta { $what }
stakes-gained = da { $what }
stakes-risk = ojo: { $what }
stakes-in-any-case = En cualquier caso: { $what }.
stakes-amount = { $n } { $what }
stakes-less = { $what } −{ $n }
stakes-chance = { $what } { $percent } %
faces-range = (de { $least } a { $most })
faces-most = ({ $n } o menos)
faces-least = ({ $n } o más)
