# The lobby: what the game is, its settings and their values.
about-naufragos = The Alcyone is on the reef and you are on the beach. By day you place your pawns: forage, cut wood, mend the camp, go inland together; by night you eat, keep warm, and write your diary. Only who reaches the summit can hope for a ship, and among the rescued the best story wins. So help each other, but keep something to tell.
setting-ruleset = Rules
about-setting-ruleset = The rules of 2013, or the revised house rules 1.2.
value-ruleset-2013 = The rules of 2013
value-ruleset-hr12 = House rules 1.2
setting-no-story-dice = No luck from the diary
about-setting-no-story-dice = Story tokens may not be spent on dice: a harder game.
setting-no-lost-trade = No trade with the lost
about-setting-no-lost-trade = Who is lost cannot exchange anything with the camp: a harder game.
setting-cooperative = All win together
about-setting-cooperative = Whoever is rescued has won; story points are not compared.
setting-hr-list-order = Order of the house rules’ list
about-setting-hr-list-order = With house rules 1.2 only: actions are resolved in the order of their list.
