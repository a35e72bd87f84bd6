### Illusion sur une page. Les articles entre crochets deviennent des liens, **ce qui compte** est en gras.

guide-illusion-goal = Combien de bleu voyez-vous vraiment ? Gagnez **trois flèches** avant les autres : en doutant d’une rangée fausse, ou en ayant posé la dernière carte d’une rangée juste. [IN-043]
guide-illusion-start-row = La **flèche** donne la couleur de la manche. Derrière elle grandit une rangée d’images : de gauche à droite, la part de cette couleur monte ou reste égale, **jamais elle ne baisse**. [IN-014 IN-015]

guide-illusion-turn-1 = Tout le monde voit la **prochaine image** ; personne ne voit de nombre. [N-02 IN-013]
guide-illusion-turn-2 = Si vous croyez à la rangée, **placez** l’image : à un bout ou dans un intervalle. Ce qui est posé garde son ordre. [IN-023 IN-024]
guide-illusion-turn-3 = Sinon, **doutez** : de toute la rangée, peu importe qui s’est trompé. Vous n’avez pas à dire où. [IN-026 N-11]
guide-illusion-turn-4 = Qui ouvre une manche ne peut que placer. [IN-021]

guide-illusion-score-1 = Un doute retourne **toutes les cartes**. [IN-030]
guide-illusion-score-2 = La rangée était **fausse** : la flèche va à qui a douté. [IN-034]
guide-illusion-score-3 = La rangée était **juste** : la flèche va à qui a posé la dernière carte. [IN-035]
guide-illusion-score-4 = Qui a reçu la flèche ouvre la manche suivante. [IN-042]

guide-illusion-placing-title = Placer, ou douter ?
guide-illusion-placing = { $cards } images se suivent derrière la flèche bleue : la prochaine a donc { $gaps } intervalles où aller. Le rouge, le jaune et le vert n’importent pas dans cette manche : comparez le bleu seul, puis mettez l’image à sa place. [IN-014 IN-023]
guide-illusion-wrong-title = Une rangée fausse
guide-illusion-wrong = Le bleu de gauche à droite : { $share1 }, { $share2 }, { $share3 }, { $share4 }. { $share3 } après { $share2 } : la part baisse, et une fois suffit. Camille a douté : la flèche est à elle. [IN-033 IN-034]
guide-illusion-right-title = Une rangée juste
guide-illusion-right = { $share1 }, { $share2 }, { $share3 }, { $share4 } : deux voisines égales sont en ordre, rien ne baisse donc. Camille a douté à tort ; la flèche va à Zoé, qui avait posé la dernière carte. [IN-032 IN-035]

guide-illusion-more-1 = **Partie longue** : on joue les douze manches, et le plus de flèches l’emporte. [IN-044]
guide-illusion-more-2 = **Paquet sans fin** : de nouvelles images sont dessinées pour chaque partie, aucune ne peut se retenir. [N-14]
guide-illusion-more-3 = **À l’oreille** : chaque image peut s’entendre comme une part, vraie à une erreur près, pour que l’on joue sans la vue. [N-18]

guide-illusion-section-IN-001 = Ce que contient la boîte
guide-illusion-section-IN-010 = Le début d’une manche
guide-illusion-section-IN-020 = Placer ou douter
guide-illusion-section-IN-030 = La vérification
guide-illusion-section-IN-040 = La manche suivante, et la fin
