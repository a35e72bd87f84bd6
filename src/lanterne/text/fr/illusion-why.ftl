# Pourquoi un robot d’Illusion doute, ou place une carte là où il la place.

illusion-why-doubt = La rangée est juste à { $right } % ; avec la prochaine carte au meilleur endroit, il en resterait { $placed } %.
illusion-why-first = À cet endroit, la rangée est juste à { $placed } %.
illusion-why-place = Ici, la rangée reste juste à { $placed } %, partout ailleurs à { $second } % au plus ; telle quelle, elle l’est à { $right } % : trop pour douter.
