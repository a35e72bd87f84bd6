"""What Illusio brings to a table: the running value of every trick."""

from __future__ import annotations

from lanterne.core.game import AnyGame
from lanterne.server.extras.extras import Extras, Sums, View


class IllusioExtras(Extras):
    def sums(self, game: AnyGame, view: View) -> Sums:
        return {topic: [term.json() for term in terms] for topic, terms in game.sums(view).items()}
