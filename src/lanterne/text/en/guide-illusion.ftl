### Illusion on one page. Clauses in square brackets become links, **what matters** is bold.

guide-illusion-goal = How much blue do you really see? Win **three arrows** before the others: by doubting a row that is wrong, or by having placed the last card of one that is right. [IN-043]
guide-illusion-start-row = The **arrow** names the colour of the round. Behind it grows a row of pictures: from left to right the share of that colour may rise or stay equal, **never fall**. [IN-014 IN-015]

guide-illusion-turn-1 = Everybody sees the **next picture**; nobody sees a number. [N-02 IN-013]
guide-illusion-turn-2 = If you believe the row, **place** the picture: at an end or in any gap. What lies there keeps its order. [IN-023 IN-024]
guide-illusion-turn-3 = If you do not, **doubt** it: the whole row, whoever may have erred. You need not say where. [IN-026 N-11]
guide-illusion-turn-4 = Whoever opens a round can only place. [IN-021]

guide-illusion-score-1 = A doubt turns **all cards** over. [IN-030]
guide-illusion-score-2 = The row was **wrong**: the arrow goes to whoever doubted. [IN-034]
guide-illusion-score-3 = The row was **right**: the arrow goes to whoever placed last. [IN-035]
guide-illusion-score-4 = Whoever got the arrow opens the next round. [IN-042]

guide-illusion-placing-title = Place it, or doubt?
guide-illusion-placing = { $cards } pictures lie behind the blue arrow, so the next one has { $gaps } gaps to go to. Red, yellow and green do not matter in this round: compare the blue alone, then put the picture where it belongs. [IN-014 IN-023]
guide-illusion-wrong-title = A row that was wrong
guide-illusion-wrong = Blue from left to right: { $share1 }, { $share2 }, { $share3 }, { $share4 }. { $share3 } after { $share2 } is a fall, and one is enough. Camille doubted, so the arrow is hers. [IN-033 IN-034]
guide-illusion-right-title = A row that was right
guide-illusion-right = { $share1 }, { $share2 }, { $share3 }, { $share4 }: equal neighbours are in order, so nothing falls. Camille doubted in vain; the arrow goes to Zoe, who had placed the last card. [IN-032 IN-035]

guide-illusion-more-1 = **Long game**: all twelve rounds are played, and most arrows win. [IN-044]
guide-illusion-more-2 = **Endless deck**: fresh pictures are drawn for every match, so none can be remembered. [N-14]
guide-illusion-more-3 = **By ear**: each picture can be heard as a share that is true but for an error, so that the game can be played without sight. [N-18]

guide-illusion-section-IN-001 = What is in the box
guide-illusion-section-IN-010 = A round begins
guide-illusion-section-IN-020 = Placing or doubting
guide-illusion-section-IN-030 = The check
guide-illusion-section-IN-040 = The next round, and the end
