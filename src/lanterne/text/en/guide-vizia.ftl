### Vizia on one page. Clauses in square brackets become links, **what matters** is bold.

guide-vizia-goal = Lay triangles of glass edge to edge. Six tiles round one point make a **wheel**, and whoever lays the sixth puts a token on it. The most points on wheels win. [VZ-050 VZ-061]
guide-vizia-start-colours = Two tiles may lie side by side only if their colours are neighbours on the **prism**: red, orange, yellow, green, blue, purple, and back to red. [VZ-025 VZ-027]
guide-vizia-start-tiles = Everybody has two tiles of their own; four **common** ones lie open for all. [VZ-010 VZ-012]

guide-vizia-turn-1 = **Place** one tile or more, your own or common ones. A tile must go with every tile along its edges; corners do not count. [VZ-021 VZ-029 VZ-028]
guide-vizia-turn-2 = For **every wheel** your tile closes you put down a token at once. [VZ-054]
guide-vizia-turn-3 = Then, if you like, **take** common tiles until you have two again. [VZ-040 VZ-041]
guide-vizia-turn-4 = **End the turn**: the common tiles are made up to four. [VZ-042]
guide-vizia-turn-5 = Only if nothing fits anywhere do you show your tiles and **pass**; new common tiles come. [VZ-035 VZ-036]

guide-vizia-score-1 = A **simple** wheel: one point. [VZ-053]
guide-vizia-score-2 = **Two colours** in alternation: two points. [VZ-051]
guide-vizia-score-3 = All six colours, a **prism**: three points. [VZ-052]
guide-vizia-score-4 = The game ends with the last tile, or when somebody puts down a **twelfth token**. [VZ-060 VZ-063]
guide-vizia-score-5 = Equal in points? Whoever has more wheels wins. [VZ-062]

guide-vizia-fitting-title = Where does the yellow tile go?
guide-vizia-fitting = Yellow goes with orange and green, and with nothing else. Of { $open } open places it fits { $places }: beside the orange tile and beside the green one. The notch will not do: it touches purple, too. [VZ-026 VZ-029]
guide-vizia-closing-title = The sixth tile
guide-vizia-closing = Five tiles stand round one point, and purple goes between blue and red. Laid there, it closes the wheel with all six colours: a prism, { $worth } points, shown on the lamp before you confirm. [VZ-052]
guide-vizia-wheels-title = Three wheels, three values
guide-vizia-wheels = All six colours on the left: { $prism }. Blue and green in turn in the middle: { $bicolour }. The wheel on the right repeats colours: { $simple }. The dots under a token show its worth; Camille has { $total } points. [VZ-055]

guide-vizia-more-1 = **Group**: at the end your largest group of neighbouring tokens pays a point a token. [VZ-071]
guide-vizia-more-2 = **Triangle**: three of your tokens on the corners of one tile pay two points more. [VZ-073]
guide-vizia-more-3 = **Capture**: a lone token ringed by six of your opponents’ makes way for one of whoever closes the ring. [VZ-076]
guide-vizia-more-4 = **Purchase**: give up a token to move a tile that hangs on a single other one. [VZ-078]
guide-vizia-more-5 = **Teams**: four players, two against two, who add up their points. [VZ-082]

guide-vizia-section-VZ-001 = What is in the box
guide-vizia-section-VZ-010 = The start
guide-vizia-section-VZ-020 = Placing tiles
guide-vizia-section-VZ-035 = When nothing fits
guide-vizia-section-VZ-040 = Taking tiles
guide-vizia-section-VZ-050 = Wheels and points
guide-vizia-section-VZ-060 = The end
guide-vizia-section-VZ-070 = Options
