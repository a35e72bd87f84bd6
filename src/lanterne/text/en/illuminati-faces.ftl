# Cards, read one by one

illuminati-face-group = { $card } (group)
illuminati-face-illuminati = { $card } (Illuminati)
illuminati-face-illuminated = { $card } (illuminated group)
illuminati-face-special = { $card } (special card; copies: { $count })
illuminati-face-figures = Power { $power }, transferable { $transferable }; resistance { $resistance }; { $income }
illuminati-face-centre-figures = Power { $power }, transferable { $transferable }; { $income }; an arrow on every side
illuminati-face-alignments = Alignments: { $alignments }
illuminati-face-arrows = Control arrows, seen from its master: { $arrows }
illuminati-face-ability = Ability: { $text }
illuminati-face-effect = Effect: { $text }
illuminati-face-goal = Special goal: { $goal }
illuminati-face-secret-goal = Special goal: chosen in secret
illuminati-face-held = With { $seat }: { $number }
illuminati-face-uncontrolled = In the centre, uncontrolled
illuminati-face-owned = With { $seat }, { $way } of its master ({ $master }); arrows: { $arrows }{ $notes }
illuminati-face-lifted = With { $seat }, being placed{ $notes }
illuminati-face-shelter = Its place adds { $shelter } to its defence
illuminati-face-dead = Destroyed
illuminati-face-out = Takes no part in this game
illuminati-face-unseen = Not seen yet: in the deck
illuminati-face-played = With { $seat }; arrows: { $arrows }
