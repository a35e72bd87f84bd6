# Why a bot of Illusion doubts, or places a card where it does.

illusion-why-doubt = The row is in order with a chance of { $right }%; with the next card at its best place { $placed }% would be left.
illusion-why-first = In this place the row is in order with a chance of { $placed }%.
illusion-why-place = Here the row stays in order with a chance of { $placed }%, anywhere else with { $second }% at most; as it lies it is { $right }%: too much to doubt.
