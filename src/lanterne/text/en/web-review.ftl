### A finished game looked back at.

web-review = Review
web-review-waiting = A strong bot is looking back at the game: { $share }%
web-review-failed = This game could not be looked back at.
web-review-chances = Chances of victory at this moment, in hindsight
web-review-share = { $share }%
web-review-before = Previous mark
web-review-after = Next mark
web-review-turning = { $mover }: { $said }. { $who }: { $from } → { $to }%.
web-review-missed = { $who } plays: { $said }. Better: { $better } (+{ $lost }% of the victory).
web-review-how = Curves: chances in hindsight, with everything open. Round marks turned the game; square ones are chances missed, judged by { $bot } from what that seat saw.
web-review-nothing = Curves: chances in hindsight, with everything open. According to { $bot }, no move turned the game and no chance was missed.
web-review-judge =
    { $bot ->
        [keen] the keenest eyes
       *[other] the strongest bot
    }
