### Vizia sur une page. Les articles entre crochets deviennent des liens, **ce qui compte** est en gras.

guide-vizia-goal = Posez des triangles de verre côté contre côté. Six tuiles autour d’un point font une **roue**, et qui pose la sixième y met son jeton. Le plus de points sur les roues l’emporte. [VZ-050 VZ-061]
guide-vizia-start-colours = Deux tuiles ne se côtoient que si leurs couleurs sont voisines sur le **prisme** : rouge, orange, jaune, vert, bleu, mauve, et de nouveau rouge. [VZ-025 VZ-027]
guide-vizia-start-tiles = Chacun a deux tuiles à soi ; quatre tuiles **communes** sont visibles de tous. [VZ-010 VZ-012]

guide-vizia-turn-1 = **Posez** une tuile ou davantage, à vous ou communes. Une tuile doit s’accorder avec toutes celles qui bordent ses côtés ; les coins ne comptent pas. [VZ-021 VZ-029 VZ-028]
guide-vizia-turn-2 = Pour **chaque roue** que votre tuile ferme, vous posez aussitôt un jeton. [VZ-054]
guide-vizia-turn-3 = Ensuite, si vous voulez, **prenez** des communes jusqu’à en avoir de nouveau deux à vous. [VZ-040 VZ-041]
guide-vizia-turn-4 = **Terminez le tour** : les communes sont complétées à quatre. [VZ-042]
guide-vizia-turn-5 = Si rien ne convient nulle part, et alors seulement, montrez vos tuiles et **passez** ; les communes sont renouvelées. [VZ-035 VZ-036]

guide-vizia-score-1 = Une roue **simple** : un point. [VZ-053]
guide-vizia-score-2 = **Deux couleurs** en alternance : deux points. [VZ-051]
guide-vizia-score-3 = Les six couleurs, un **prisme** : trois points. [VZ-052]
guide-vizia-score-4 = La partie finit avec la dernière tuile, ou dès qu’un joueur pose son **douzième jeton**. [VZ-060 VZ-063]
guide-vizia-score-5 = Égalité de points ? Le plus grand nombre de roues l’emporte. [VZ-062]

guide-vizia-fitting-title = Où va la tuile jaune ?
guide-vizia-fitting = Le jaune s’accorde avec l’orange et le vert, avec rien d’autre. Sur { $open } places ouvertes, { $places } conviennent : contre la tuile orange et contre la verte. Le creux ne va pas : il touche aussi le mauve. [VZ-026 VZ-029]
guide-vizia-closing-title = La sixième tuile
guide-vizia-closing = Cinq tuiles entourent un point, et le mauve va entre le bleu et le rouge. Posé là, il ferme la roue aux six couleurs : un prisme, { $worth } points, que la lampe annonce avant que vous confirmiez. [VZ-052]
guide-vizia-wheels-title = Trois roues, trois valeurs
guide-vizia-wheels = Les six couleurs, à gauche : { $prism }. Le bleu et le vert en alternance, au milieu : { $bicolour }. À droite, des couleurs se répètent : { $simple }. Les points sous un jeton disent sa valeur ; Camille a { $total } points. [VZ-055]

guide-vizia-more-1 = **Groupe** : à la fin, votre plus grand groupe de jetons voisins rapporte un point par jeton. [VZ-071]
guide-vizia-more-2 = **Triangle** : trois de vos jetons aux coins d’une même tuile rapportent deux points de plus. [VZ-073]
guide-vizia-more-3 = **Capture** : un jeton seul, cerné par six jetons adverses, cède la place à un jeton de qui ferme le cercle. [VZ-076]
guide-vizia-more-4 = **Achat** : cédez un jeton pour déplacer une tuile qui ne tient qu’à une autre. [VZ-078]
guide-vizia-more-5 = **Équipes** : quatre joueurs, deux contre deux, qui additionnent leurs points. [VZ-082]

guide-vizia-section-VZ-001 = Ce que contient la boîte
guide-vizia-section-VZ-010 = La mise en place
guide-vizia-section-VZ-020 = Poser des tuiles
guide-vizia-section-VZ-035 = Quand rien ne convient
guide-vizia-section-VZ-040 = Prendre des tuiles
guide-vizia-section-VZ-050 = Les roues et les points
guide-vizia-section-VZ-060 = La fin
guide-vizia-section-VZ-070 = Les options
