# Headings of the drawn table of This War of Mine; the things themselves are pronounced by the game.
tw-house = House
tw-stores = Stores
tw-city = City
tw-signs = ★ began it all, /// a Crack, ### boarded up; click a room, a name or a thing to see what can be done there.
tw-to-build = To build

deck-fitting = Fitting
deck-shelter = Shelter card
deck-exploration = Exploration card
deck-findings = Findings card
deck-night-raid = Night Raid
deck-resident = Residents
deck-location = Location
deck-visitor = Visitors
deck-ending-event = Ending Event
deck-chapter = Chapter
deck-objective = Objective
deck-narrative-action = Narrative Action
deck-fate = Fate
deck-colour = Colour card
deck-script-location = Script
deck-script-people = Script
deck-script-ending = Script
