# The evening, looked over.
review-title = La serata, rivista
review-chance = Probabilità di vincere
review-round = Turno
review-choice = mossa dalle scelte
review-luck = mossa da dadi e pescate
review-from-to = Da { $start } a { $end }
review-chosen = per quanto si è scelto
review-lucky = per dadi e pescate
review-turning = Punti di svolta
review-when = Turno { $round }, { $name } · scelta { $choice }, fortuna { $luck }
review-answers = { $n ->
    [one] { $n } decisione
   *[other] { $n } decisioni
 }
review-best = Le migliori
review-worst = Altre vie
review-better = meglio: { $answer }.
review-in-round = turno { $round }
review-how = Ogni risposta è pesata due volte: prima che i dadi cadano, nei mondi che allora si potevano immaginare, e dopo. Ciò che cambia prima è scelta; ciò che cambia dopo è fortuna.
review-as-table = Leggi come tabella
review-imagining = Immaginiamo di nuovo la serata: { $done } risposte su { $of }. La pagina arriva da sola.
review-failed = Non è stato possibile ripercorrere questa serata. Ricarica la pagina per riprovare.
review-later = Si stanno ripercorrendo altre serate; ricarica la pagina tra qualche minuto.
