# The game review.
review-title = Game review
review-chance = Chance to win
review-round = Round
review-choice = change by choices
review-luck = change by dice and draws
review-from-to = From { $start } to { $end }
review-chosen = by choices
review-lucky = by dice and draws
review-turning = Turning points
review-when = Round { $round }, { $name } · chosen { $choice }, luck { $luck }
review-answers = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
 }
review-best = Best
review-worst = Other ways
review-better = better: { $answer }.
review-in-round = round { $round }
review-how = Every answer is evaluated twice: before its dice, over the worlds possible then, and after them. The change before is choice; the change after is luck.
review-as-table = Show as table
review-imagining = Reviewing the game: { $done } of { $of } answers. This page updates itself.
review-failed = This game could not be reviewed. Reload the page to try again.
review-later = Other games are being reviewed. Reload this page in a few minutes.
