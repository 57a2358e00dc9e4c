# The evening, looked over.
review-title = La velada, repasada
review-chance = Probabilidad de ganar
review-round = Ronda
review-choice = la movieron las decisiones
review-luck = la movieron dados y robos
review-from-to = De { $start } a { $end }
review-chosen = por lo que se eligió
review-lucky = por dados y robos
review-turning = Puntos de inflexión
review-when = Ronda { $round }, { $name } · elección { $choice }, suerte { $luck }
review-answers = { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
 }
review-best = Las mejores
review-worst = Otros caminos
review-better = mejor: { $answer }.
review-in-round = ronda { $round }
review-how = Cada respuesta se pesa dos veces: antes de que caigan los dados, en los mundos que entonces cabía imaginar, y después. Lo que cambia antes es elección; lo que cambia después es suerte.
review-as-table = Leer como tabla
review-imagining = Imaginamos la velada otra vez: { $done } de { $of } respuestas. La página llega sola.
review-failed = No se ha podido repasar esta velada. Vuelve a cargar la página para intentarlo de nuevo.
review-later = Se están repasando otras veladas; vuelve a cargar esta página dentro de unos minutos.
