# Pourquoi un robot joue ainsi : pour un conseil, une relecture, une revue.

why-only = Rien d’autre n’est permis.
why-chance = Il joue au hasard et ne pèse rien.
why-net = C’est ce que préfère un réseau qui a appris de beaucoup de parties.
why-both = { $one } { $other }
why-expected = Ensuite, on peut espérer { $share } % de la victoire ; rien d’autre ne méritait la comparaison.
why-searched = Ensuite, on peut espérer { $share } % de la victoire ; le meilleur des autres choix (« { $other } ») en promet { $second } %.
why-level = Ensuite, on peut espérer { $share } % de la victoire ; le meilleur des autres choix (« { $other } ») n’en promet guère moins.
why-plan = { $why } Le plan : { $plan }.
why-carried = Il poursuit ce qu’il a commencé.
why-carried-plan = Il poursuit ce qu’il a commencé : { $plan }.
why-more = et ainsi de suite
why-then = { $one } – { $other }
