# The evening, looked over.
review-title = The evening, looked over
review-chance = Chance to win
review-round = Round
review-choice = choices moved it
review-luck = dice and draws moved it
review-from-to = From { $start } to { $end }
review-chosen = by what was chosen
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
review-how = Every answer is weighed twice: before its dice are thrown, in worlds as they could be imagined then, and after. What moved before was chosen; what moved after is luck.
review-as-table = Read as a table
review-imagining = Imagining the evening once more: { $done } of { $of } answers. This page comes by itself.
review-failed = This evening could not be looked over. Load the page again to try once more.
review-later = Other evenings are being looked over; load this page again in a few minutes.
