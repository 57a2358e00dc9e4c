# What the shell says of the game: in the lobby, and on the first evening.
line-under_our_sun = L’acqua è denaro. L’ombra è tempo.
meta-under_our_sun = 2–4 ore · forse un traditore
who-under_our_sun = Chi esce da New Haven?
which-under_our_sun = Quale missione?
story-under_our_sun-missing-two = Due sedie sono vuote. Riportateli a casa.
story-under_our_sun-voice-in-the-static = Qualcuno risponde su un canale morto.
story-under_our_sun-dry-wells = L’acqua non c’è più. Qualcuno ce l’ha.
story-under_our_sun-ash-matriarch = Sua è la strada, e la cenere che la copre.
story-under_our_sun-hold-the-gate = Arrivano stanotte. Fatevi trovare pronti.
story-under_our_sun-the-crossing = Tutti quanti, dall’altra parte.
start-under_our_sun = { $n ->
    [1] In cammino in solitaria
   *[other] In cammino in { $n }
 }
tour-under_our_sun-goal = Lasciate New Haven per un deserto senza mappe. Vincete insieme se compite la missione prima che i giorni finiscano.
tour-under_our_sun-flow = Un giorno ha mattino, pomeriggio e notte. In ciascuno ogni personaggio beve, poi spende sei punti azione.
tour-under_our_sun-board = La mappa di esagoni è il deserto. Si va accanto camminando, di nascosto o irrompendo; le tessere ignote si girano entrando. I nemici stanno sulle loro.
ending-won-under_our_sun = A casa prima del buio
ending-lost-under_our_sun = Ciò che la sabbia tiene
ending-scene-won-under_our_sun = Qualcuno torna a casa davanti a un enorme sole bianco; la porta è aperta e le lampade sono accese.
ending-scene-lost-under_our_sun = Un sole rosso tramonta; berretti su pali stanno sopra le pietre, e nessuno cammina.
