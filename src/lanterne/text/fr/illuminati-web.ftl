### Illuminati dans la page.

## L'accueil

illuminati-web-name = Illuminati
illuminati-web-lede = Tout est relié. Étendez votre structure, achetez les autres, et ne tenez que les promesses utiles.
illuminati-web-time = environ 90 min
