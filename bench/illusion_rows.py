"""How well each eye of Illusion judges one and the same row: where the next card goes, and whether a row is right.

`python bench/illusion_rows.py [--positions 300] [--seed 1]` lays rows of the designed deck, half right, half with
two neighbours exchanged that differ, and asks for each grade of model eyes and for the eye that looks at the pictures.
All reckon alike from what they see: nobody else's deeds are read.
"""

from __future__ import annotations

import argparse

from lanterne.bots.illusion.looker import MODEL, PICTURE, LookerBot, Temper, best_of
from lanterne.bots.illusion.looker import TEMPERS as GRADES
from lanterne.core.rng import FastRng, simulation_seed
from lanterne.games.illusion.apply import first_fall
from lanterne.games.illusion.colours import CARDS
from lanterne.games.illusion.game import GAME
from lanterne.games.illusion.state import UNSEEN, IllusionState
from lanterne.host.looking import seen_by
from lanterne.pictures.stage import show_pictures

LENGTHS = (2, 3, 4, 5, 6, 8)


def laid(length: int, rng: FastRng, *, right: bool) -> IllusionState:
    """A row of so many cards, and one to come."""
    while True:
        s = GAME.start(GAME.options({}, 2), 2, rng)
        cards = list(range(CARDS))
        rng.shuffle(cards)
        s.row = sorted(cards[:length], key=lambda card: s.deck.share(card, s.arrow))
        if not right:
            at = rng.below(length - 1)
            s.row[at], s.row[at + 1] = s.row[at + 1], s.row[at]
        if (first_fall(s) == 0) == right:
            break
    s.next, s.bag = cards[length], cards[length + 1 :]
    s.picture = [UNSEEN] * CARDS
    for picture, card in enumerate([*s.row, s.next]):
        s.picture[card] = picture
    s.pictures, s.turn, s.last_placer = length + 1, 0, 1
    return s


def judged(bot: LookerBot, positions: list[IllusionState]) -> tuple[float, float]:
    """How often it places rightly in a right row, and how often it knows whether a row is right."""
    placed = knew = rows = 0
    for index, s in enumerate(positions):
        found = bot.read(seen_by(GAME, s, 0, bot, simulation_seed(index, 0)), 0, None)
        right = first_fall(s) == 0
        knew += (found.right > 0.5) == right
        if right:
            then = s.copy()
            then.row.insert(best_of(found.gaps), s.next)
            placed += first_fall(then) == 0
            rows += 1
    return placed / rows, knew / len(positions)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=300, help="for each length of a row")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    show_pictures()
    plain = Temper(heeds=False)
    bots = [(grade, LookerBot(grade, plain, MODEL)) for grade in GRADES]
    bots.append((PICTURE, LookerBot("keen", plain, PICTURE)))
    print("| eye | " + " | ".join(f"{length} cards" for length in LENGTHS) + " |")
    print("|---" * (1 + len(LENGTHS)) + "|")
    rng = FastRng(asked.seed)
    rows = [[laid(length, rng, right=at % 2 == 0) for at in range(asked.positions)] for length in LENGTHS]
    for name, bot in bots:
        cells = [judged(bot, positions) for positions in rows]
        print(f"| {name} | " + " | ".join(f"{100 * placed:.0f} / {100 * knew:.0f}" for placed, knew in cells) + " |")


if __name__ == "__main__":
    main()
