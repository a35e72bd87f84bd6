### Calling whoever is awaited: the notices, and how they are set.

call-title = { $game }: your turn
call-body = { $name }, you are awaited.
call-body-with = { $name }, you are awaited; with { $others }.

## The settings

call-days = Correspondence games
call-days-help = A notice when it is your turn, at a table where people have days.
call-live = Other games
call-live-help = The same, at tables where people play together.
call-way-never = never
call-way-open = page open
call-way-closed = closed, too
call-here = Notices in this browser
call-here-open = Shown while a page of the house is open, even a hidden one.
call-here-closed = Shown also when no page of the house is open.
call-here-off = You want none here.
call-here-unasked = The browser will ask you whether the house may show any.
call-here-denied = The browser denies them to this house; its own settings change that.
call-here-unable = This browser shows none. On an iPhone or iPad, add the house to the home screen first.
call-here-insecure = Not possible here: browsers show them only for pages served over HTTPS or by your own machine (localhost).
call-allow = Allow notices
call-stop = Not here

## The offer, once

call-offer = Tell you when it is your turn?
call-offer-sound = By a sound
call-offer-notice = By a notice
call-offer-no = No, thank you
