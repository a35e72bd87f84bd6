# Why a bot does what it does: for a hint, a replay, a review.

why-only = Nothing else is allowed.
why-chance = It plays by chance and weighs nothing.
why-net = A net that learned from many games likes this best.
why-both = { $one } { $other }
why-expected = After this, { $share }% of the victory can be expected; nothing else was worth comparing.
why-searched = After this, { $share }% of the victory can be expected; the next best (“{ $other }”) promises { $second }%.
why-level = After this, { $share }% of the victory can be expected; the next best (“{ $other }”) promises hardly less.
why-plan = { $why } The plan: { $plan }.
why-carried = It carries on what it has begun.
why-carried-plan = It carries on what it has begun: { $plan }.
why-more = and so on
why-then = { $one } – { $other }
