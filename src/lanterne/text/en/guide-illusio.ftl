### Illusio on one page. Clauses in square brackets become links, **what matters** is bold.

guide-illusio-goal = The year is 1896, and you are one of ten conjurors. Take tricks from the **Contest**, gather what they need, put them on display: the first to have **twelve points** of prestige wins at once. [IL-007 IL-100 IL-102]
guide-illusio-start-trick = A trick needs as many **components** as its level, one to four. A component fills a place of its own **type**, or any place of its **family**. [A-04 IL-046]
guide-illusio-start-places = Your hand is secret; your **backstage** lies open, and two tricks at most are in your workshop. [IL-028 IL-035 IL-045]

guide-illusio-turn-1 = Your tricks on display are **validated**: you note their points. [IL-030 IL-064]
guide-illusio-turn-2 = **Draw** up to five cards; holding four or more, draw one. [IL-031 IL-032]
guide-illusio-turn-3 = **Two actions**: a component to your backstage [IL-035], a special card [IL-037], an exchange of cards [IL-038], a trick of the Contest for half of its components [IL-039], one more component for a trick [IL-043], or a trick given up. [IL-044]
guide-illusio-turn-4 = Your **talent** takes no action and serves once a round. [IL-048 IL-049]
guide-illusio-turn-5 = Keep **eight cards** at most. [IL-033]

guide-illusio-score-1 = The **level** of the trick. [IL-070]
guide-illusio-score-2 = **+1** for each component of the exact type. Its family alone adds nothing, nor do an Audience or a Formula. [IL-071 IL-072]
guide-illusio-score-3 = **+1** if you have validated a trick of that domain before. [IL-075]
guide-illusio-score-4 = While it is on display anybody may play on it: a **Grand** adds two, a **Deja vu** takes one off. [IL-063 IL-089 IL-090]
guide-illusio-score-5 = A complete trick goes on display by itself, and pays as your **next turn** begins. [IL-060 IL-062]

guide-illusio-taking-title = Half is enough
guide-illusio-taking = The poster on the left needs three components, and two are half of them, rounded up. The Tiger is exact and the Smoke of the right family: { $laid } lie ready, so the trick can be taken. The poster on the right needs two of its four, and only the Cage would do: { $poor } is too few. [IL-039 IL-040]
guide-illusio-worth-title = What a trick is worth
guide-illusio-worth = Level { $level }. Tiger and Mirrors are exact: { $exact } more. The Smoke stands in for the Curtain, of its family, and adds nothing. Camille has an Illusion trick to her name already: { $specialization } more. { $total } points in all. [IL-070 IL-071 IL-075]
guide-illusio-played-title = Others may play on it
guide-illusio-played = Basil’s trick: level { $level }, and { $exact } exact components; the Audience is never counted as exact. He played a Grand on it, { $grand } more; an opponent a Deja vu, which makes { $dejavu }. { $total } points as his next turn begins. [IL-072 IL-089 IL-090]

guide-illusio-more-1 = **Transform** turns a component of your backstage into any other; not one that surrounds a trick. [IL-080 IL-042]
guide-illusio-more-2 = **Encore** keeps a trick on display for another round, **Immediate success** validates it now, **Take** draws a card from another hand. [IL-084 IL-087 IL-083]
guide-illusio-more-3 = **Memory**: what a component was turned into is covered; whoever uses it must know it. [A-39]
guide-illusio-more-4 = **Talents at any time**: also in between the deeds of others. [A-38]

guide-illusio-section-IL-001 = What is in the box
guide-illusio-section-IL-007 = The Contest and its tricks
guide-illusio-section-IL-020 = The start
guide-illusio-section-IL-030 = A turn and its actions
guide-illusio-section-IL-045 = Tricks in the making
guide-illusio-section-IL-048 = Talents
guide-illusio-section-IL-060 = On display
guide-illusio-section-IL-070 = What a trick is worth
guide-illusio-section-IL-080 = Special cards
guide-illusio-section-IL-100 = The end
