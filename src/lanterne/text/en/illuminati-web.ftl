### Illuminati in the page.

## The lobby

illuminati-web-name = Illuminati
illuminati-web-lede = Everything is connected. Grow your structure, buy the others, and keep only useful promises.
illuminati-web-time = about 90 min
