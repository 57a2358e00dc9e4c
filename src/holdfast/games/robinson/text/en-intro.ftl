# What the table says to who sits down for the first time.
intro-game = You are shipwrecked on an unknown island, all on the same side. Each round brings an Event; then you plan together what your pawns do (explore, gather, build, hunt, arrange the Camp, rest), the Weather strikes, and at Night everybody must eat. If one character dies, all have lost.
intro-scenario = { $name }. { $briefing }
intro-goal = The goal ({ $rounds } rounds at most): { $goal }
intro-icons = From round 2 on, each Event shows an icon first. Book icon, here: { $book } Adventure icon: the next Action of that kind meets an Adventure. The Event card then waits among the Threats, one round on the right and one on the left; whatever nobody deals with strikes when it leaves.
intro-people = Wounds cost Morale where a character’s track has an arrow. In the Morale phase the First Player, a new one each round, gets as many Determination tokens as Morale is above 0, or discards as many as it is below; each that is missing is a Wound. Determination pays for skills. Whatever belongs to all, the First Player decides: who goes hungry, whether the Camp moves, what is used.
intro-births = A child is born in rounds { $rounds }; from then on each eats 1 food every Night before you do, and if one goes hungry, all is lost.
