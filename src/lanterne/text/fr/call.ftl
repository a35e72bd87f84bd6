### Appeler qui est attendu : les avis, et comment les régler.

call-title = { $game } : à vous
call-body = { $name }, on vous attend.
call-body-with = { $name }, on vous attend ; avec { $others }.
