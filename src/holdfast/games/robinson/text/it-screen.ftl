# Titoli del tavolo disegnato di Robinson Crusoe; le cose stesse le pronuncia il gioco.
page-things = Cose

rc-round = Round { $n } di { $of }

rc-legend-camp = campo
rc-legend-wood = legna
rc-legend-fish = pesce
rc-legend-parrot = pappagalli
rc-legend-beast = bestia
rc-legend-shelter = grotta
rc-legend-totem = totem
rc-legend-spent = esaurita
rc-camp = Campo
rc-closed = chiuso
rc-terrain-hidden = coperto

rc-morale = Morale
rc-shelter = Riparo
rc-roof = Tetto
rc-palisade = Palizzata
rc-weapon = Armi
rc-built = sì
rc-natural = grotta
rc-unbuilt = no
rc-stock = Scorte
rc-wood = legna
rc-food = cibo
rc-fur = pellicce
rc-ration = provviste
rc-planned = pianificate: { $n }
rc-coming = In arrivo
rc-weather = Meteo
rc-now = adesso
rc-die-rain = pioggia
rc-die-winter = inverno
rc-die-animals = animali
rc-threats = Minacce
rc-pawns = { $n ->
    [one] 1 pedina
   *[other] { $n } pedine
 }
rc-different = di persone diverse
rc-weapon-level = Armi { $n }
rc-one-or-two = 1 o 2 pedine
rc-or = o
rc-dog = Cane
rc-skills = abilità
rc-track = Ferite: ■ subite, □ libere, ▼ costa un morale, † morte. ★ primo giocatore, ◆ determinazione.
rc-cost = costa { $n }
rc-used = usata
rc-scars = Segni
rc-personal = Invenzioni personali
rc-uses = { $n ->
    [one] 1 uso
   *[other] { $n } usi
 }
rc-goal = Obiettivo
rc-briefing = La storia
rc-tokens = Segnalini sul tabellone
rc-progress = Finora
rc-count-stage = livelli della catasta
rc-count-pile = legna sul livello successivo
rc-count-cross = croci
rc-count-jenny = Jenny in salvo
rc-count-site = siti esplorati
rc-count-tiles = tessere esplorate
rc-count-village = villaggi bruciati
rc-count-city = città bruciata
rc-count-child = bambini
rc-count-totems = totem trovati
rc-decks = Mazzi
rc-deck-event = eventi
rc-deck-hunting = bestie da cacciare
rc-deck-tile = tessere isola
rc-deck-invention = invenzioni
rc-dice = Dadi
rc-face-wound = ferita
rc-face-blank = nulla
rc-face-success = successo
rc-face-two = 2 ◆
rc-face-adventure = avventura

deck-tile = tessera isola
deck-discovery = scoperta
deck-building-adventure = avventura di costruzione
deck-gathering-adventure = avventura di raccolta
deck-exploration-adventure = avventura di esplorazione
deck-mystery = mistero
deck-beast = bestia
deck-starting-item = oggetto iniziale
deck-invention = invenzione
deck-scenario-invention = invenzione dello scenario
deck-scenario = scenario
