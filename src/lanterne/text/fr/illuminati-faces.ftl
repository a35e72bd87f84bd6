# Les cartes lues une à une

illuminati-face-group = { $card } (groupe)
illuminati-face-illuminati = { $card } (Illuminati)
illuminati-face-illuminated = { $card } (groupe illuminé)
illuminati-face-special = { $card } (carte spéciale ; exemplaires : { $count })
illuminati-face-figures = Pouvoir { $power }, transférable { $transferable } ; résistance { $resistance } ; { $income }
illuminati-face-centre-figures = Pouvoir { $power }, transférable { $transferable } ; { $income } ; une flèche de chaque côté
illuminati-face-alignments = Orientations : { $alignments }
illuminati-face-arrows = Flèches de contrôle, vues du maître : { $arrows }
illuminati-face-ability = Aptitude : { $text }
illuminati-face-effect = Effet : { $text }
illuminati-face-goal = Objectif spécial : { $goal }
illuminati-face-secret-goal = Objectif spécial : choisi en secret
illuminati-face-held = Chez { $seat } : { $number }
illuminati-face-uncontrolled = Au centre, incontrôlé
illuminati-face-owned = Chez { $seat }, { $way } de sa carte maîtresse ({ $master }) ; flèches : { $arrows }{ $notes }
illuminati-face-lifted = Chez { $seat }, en cours de placement{ $notes }
illuminati-face-shelter = Sa place ajoute { $shelter } à sa défense
illuminati-face-dead = Détruit
illuminati-face-out = Hors de cette partie
illuminati-face-unseen = Pas encore vu : dans la pioche
illuminati-face-played = Chez { $seat } ; flèches : { $arrows }
