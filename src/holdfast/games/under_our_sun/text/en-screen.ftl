# Headings of the drawn table of Under Our Sun; the things themselves are pronounced by the game.
us-day = Day { $n } of { $of }
us-map = Map
us-mission = Mission
us-places = Places
us-dice = Dice
us-role = Role
us-signs = ★ first player, ♥ health, ≈ water, ▸ action points, ☯ karma dice.

deck-under_our_sun-tile = map tile
deck-enemy = enemy
deck-night = night card
deck-sun = sun card
deck-item = item
deck-equipment = equipment
deck-loot = loot
deck-team = team card
deck-mission-and-other = mission and other cards
