### La page de son compte.

account-yours = Votre compte
account-guest = Vous jouez en invité : seul ce navigateur vous connaît. Un compte garde votre nom et vos parties d’un appareil à l’autre.
account-brings = Vos parties viennent avec vous : places, tables et ce qui s’y est dit passent au compte.
account-apart = { $count ->
    [one] Une partie reste à l’invité que vous étiez, car le compte ne doit pas voir cette main. Déconnectez-vous pour y jouer ; une fois finie, elle vous suivra à la prochaine connexion.
   *[other] { $count } parties restent à l’invité que vous étiez, car le compte ne doit pas voir ces mains. Déconnectez-vous pour y jouer ; une fois finies, elles vous suivront à la prochaine connexion.
}
account-forgotten = J’ai un code
account-forgotten-help = Le code de secours vous a été montré à la création du compte. Il sert une fois ; un autre vous est donné.
account-code = Code de secours
account-code-help = Si vous oubliez votre mot de passe, ce code permet d’en choisir un autre. Il n’est montré que maintenant : notez-le, ou rangez-le parmi vos mots de passe.
account-code-none = Ce compte n’a pas encore de code de secours : sans lui, un mot de passe oublié ne peut pas être remplacé.
account-code-there = Un code existe. Un nouveau prendra sa place.
account-code-make = Montrer un nouveau code
account-code-copy = Copier
account-code-copied = Copié.
account-code-noted = Je l’ai noté
account-reset = Choisir ce mot de passe et se connecter
account-password = Mot de passe
account-password-help = Tous les autres navigateurs sont déconnectés.
account-password-least = Au moins { $least } caractères.
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-change = Changer le mot de passe
account-password-changed = Votre mot de passe est changé.
account-sessions-help = Sur une machine qui n’est pas la vôtre, déconnectez-vous en partant.
account-games = Vos parties
account-games-help = Celles que vous jouez et celles que vous avez finies.
account-kept = Ce qui est gardé
account-data = Vos données
account-data-help = Tout ce que cette maison garde sur vous, en un fichier JSON.
account-export = Télécharger
account-erase = Effacer tout ce qui me concerne
account-erase-help = Nom, compte, paroles et tables en attente sont effacés pour de bon. Dans les parties jouées avec d’autres, votre place reste, sans nom, pour qu’ils puissent les revoir.
account-erase-password = Votre mot de passe, pour confirmer
account-erase-name = Tapez votre nom, { $name }, pour confirmer
account-erase-sure = Effacer pour de bon
account-erase-cancel = Tout garder
