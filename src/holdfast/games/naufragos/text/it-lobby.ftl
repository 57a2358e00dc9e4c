# The lobby: what the game is, its settings and their values.
about-naufragos = L’Alcyone è sugli scogli e voi sulla spiaggia. Di giorno piazzate le pedine: cercare cibo, tagliare legna, curare il campo, andare insieme nell’interno; di notte si mangia, ci si scalda e si scrive il diario. Solo chi raggiunge la cima può sperare in una nave, e tra i salvati vince la storia migliore. Aiutatevi, ma tenete qualcosa da raccontare.
setting-ruleset = Regole
about-setting-ruleset = Le regole del 2013, o le regole della casa 1.2.
value-ruleset-2013 = Regole del 2013
value-ruleset-hr12 = Regole della casa 1.2
setting-no-story-dice = Nessuna fortuna dal diario
about-setting-no-story-dice = I segnalini storia non si spendono sui dadi: più difficile.
setting-no-lost-trade = Nessuno scambio con i dispersi
about-setting-no-lost-trade = Chi è disperso non scambia nulla con il campo: più difficile.
setting-cooperative = Si vince insieme
about-setting-cooperative = Chi è salvato ha vinto; i punti storia non si confrontano.
setting-hr-list-order = Ordine dell’elenco
about-setting-hr-list-order = Solo con le regole della casa 1.2: le azioni si risolvono nell’ordine del loro elenco.
