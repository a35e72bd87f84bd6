### Calling whoever is awaited: the notices, and how they are set.

call-title = { $game }: your turn
call-body = { $name }, you are awaited.
call-body-with = { $name }, you are awaited; with { $others }.
