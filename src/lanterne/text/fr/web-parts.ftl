### Les mots des pièces que tous les écrans partagent.

web-close = Fermer
