### Un mot de passe perdu, et le courriel qui y répond, là où la maison peut écrire.

mail-lost = M’envoyer un lien
mail-lost-help = Par courriel, à l’adresse donnée à votre compte. Le lien permet de choisir un autre mot de passe ; il sert une fois, pendant trente minutes.
mail-lost-who = Nom ou adresse
mail-lost-sent = Si un compte d’ici y répond et a une adresse, un lien est en route. On n’écrit à la même personne qu’une fois en cinq minutes.
mail-address = Adresse pour un mot de passe perdu
mail-address-help = La maison y écrit quand vous demandez un lien, et jamais autrement. Elle n’est montrée qu’à vous. Laissez vide pour n’en donner aucune.
mail-address-yours = Votre adresse
mail-address-keep = Garder cette adresse
mail-address-kept = C’est noté.
mail-new = Un nouveau mot de passe
mail-new-help = Ce lien vous permet d’en choisir un. Tous les autres navigateurs sont déconnectés.

## La lettre

mail-letter-subject = Un nouveau mot de passe pour votre compte
mail-letter-why = Quelqu’un, vous sans doute, a demandé un nouveau mot de passe à { $house }.
mail-letter-link = Pour le compte { $name } :
mail-letter-end = Le lien sert une fois, dans les { $minutes } minutes. Si vous n’avez rien demandé, ne faites rien : votre mot de passe reste le même.
