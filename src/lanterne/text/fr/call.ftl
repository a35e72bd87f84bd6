### Appeler qui est attendu : les avis, et comment les régler.

call-title = { $game } : à vous
call-body = { $name }, on vous attend.
call-body-with = { $name }, on vous attend ; avec { $others }.

## Les réglages

call-days = Parties par correspondance
call-days-help = Un avis quand c’est à vous, à une table où l’on a des jours pour jouer.
call-live = Autres parties
call-live-help = De même, aux tables où l’on joue ensemble.
call-way-never = jamais
call-way-open = page ouverte
call-way-closed = même fermée
call-here = Avis dans ce navigateur
call-here-open = Montrés tant qu’une page de la maison est ouverte, même cachée.
call-here-closed = Montrés aussi quand aucune page de la maison n’est ouverte.
call-here-off = Vous n’en voulez pas ici.
call-here-unasked = Le navigateur vous demandera si la maison peut en montrer.
call-here-denied = Le navigateur les refuse à cette maison : cela se change dans ses propres réglages.
call-here-unable = Ce navigateur n’en montre pas. Sur un iPhone ou un iPad, ajoutez d’abord la maison à l’écran d’accueil.
call-here-insecure = Impossible ici : un navigateur n’en montre qu’aux pages servies en HTTPS ou par votre propre machine (localhost).
call-allow = Autoriser les avis
call-stop = Plus ici

## L'offre, une seule fois

call-offer = Vous prévenir quand ce sera à vous ?
call-offer-sound = Par un son
call-offer-notice = Par un avis
call-offer-no = Non merci
