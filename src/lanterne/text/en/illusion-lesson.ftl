### The first game of Illusion, in which somebody learns it: what the guide says before each move.

illusion-lesson-goal = Pictures, and one question: how much of a colour is in them? The arrow says which colour counts in this round: blue.
illusion-lesson-row = The pictures lie along the arrow. Blue may only grow: least beside the arrow, most at the far end.
illusion-lesson-next = This picture is yours to place. It holds more blue than the one that lies there, doesn’t it? Look closely: press it and it grows.
illusion-lesson-open = More blue, so it goes to the right. Press the gap there, then confirm.
illusion-lesson-between = Your opponent has placed one between the two. Your new picture holds more blue than any other: place it at the far right.
illusion-lesson-look = Now look at what your opponent has placed at the far right, where the most blue should be. There is hardly any blue in it.
illusion-lesson-doubt = In your turn you may doubt instead of placing, always the whole row. You have seen the mistake: doubt, and confirm.
illusion-lesson-reveal = All pictures are turned, and their shares show: 37 per cent, and then only 3. The row was wrong, so the arrow goes to whoever doubted: to you.
illusion-lesson-risk = Had the row been right, the arrow would have gone to whoever placed last. So doubt when you see a mistake, not merely out of fear.
illusion-lesson-round = Whoever won the arrow begins the next round, with a new colour: green. Press “Next round”, then place your picture on the left: it holds little green.
illusion-lesson-middle = Your opponent has put one in the middle. Yours has less green than that, but more than the first: place it between them.
illusion-lesson-right = Your opponent has doubted, but green grows from left to right: the row was right. The arrow goes to whoever placed last: to you again.
illusion-lesson-win = Two arrows! The first to own three wins the game. When the next picture fits nowhere with certainty, you will wonder: place, or doubt?
illusion-lesson-done = Well done! That is all of Illusion: you know how to play.
