"""The greedy bot of Illusio where badges hide what is transformed (A-39): it makes what it can name right away."""

from __future__ import annotations

from lanterne.bots.illusio.greedy import IllusioGreedy
from lanterne.games.illusio.game import GAME
from tests.bots import asking
from tests.games.illusio.table import Table


def choice(t: Table) -> str:
    seat = t.s.top().seat
    return asking.chosen(IllusioGreedy(), GAME, t.s, seat).code()


def lacking_a_tiger(memory: bool = True) -> Table:
    """A trick of level 4 that lacks its tiger, and no animal far and wide."""
    return Table(
        hands={0: ["transform"]},
        backstages={0: ["rope"]},
        projects={0: {"I4a": ["cage", "mirrors", "formula"]}},
        contest=["C1b", "I1b", "E1b", "M1b"],
        memory=memory,
    )


def test_it_transforms_names_and_completes_a_trick_in_one_turn() -> None:
    t = lacking_a_tiger()
    told = []
    for code in ("play transform rope", "into tiger", "move ?rope+1#1=tiger to I4a"):
        assert choice(t) == code
        told += t.play(code)
    assert [event.name for event in told] == ["transformed", "named", "placed", "displayed"]


def test_it_transforms_nothing_that_it_would_forget() -> None:
    t = lacking_a_tiger()
    t.s.actions_left = 1
    assert not choice(t).startswith("play transform")
    t = Table(hands={0: ["transform"]}, backstages={0: ["rope", "scarf"]}, contest=["I4a", "E4b"], memory=True)
    assert not choice(t).startswith("play transform")


def test_it_names_only_what_it_has_just_made() -> None:
    t = Table(
        backstages={0: ["?rope+1#1=tiger", "?scarf+1#2=case"]},
        projects={0: {"I4a": ["cage", "mirrors", "formula"]}},
        memory=True,
    )
    assert not choice(t).startswith("move ")  # with two actions left it was not made in this turn
    t.s.actions_left = 1
    assert choice(t) == "move ?scarf+1#2=tiger to I4a"  # the newest one: nobody told that it is a Case


def test_a_talent_works_on_own_components_only_for_use_at_once() -> None:
    backstage = ["rabbit", "rabbit"]
    t = Table(backstages={0: backstage}, contest=["I2a", "C2b"], magicians=["belcastel", "quatrevaux"], memory=True)
    assert not choice(t).startswith("talent ")
    t = Table(
        backstages={0: ["rabbit"]},
        projects={0: {"I4a": ["cage", "mirrors", "formula"]}},
        magicians=["belcastel", "quatrevaux"],
        memory=True,
    )
    codes = []
    while t.s.projects[0]:
        codes.append(choice(t))
        t.play(codes[-1])
    assert codes == ["talent 0 rabbit", "into tiger", "move ?rabbit#1=tiger to I4a"]


def test_without_badges_it_transforms_for_later_too() -> None:
    t = lacking_a_tiger(memory=False)
    t.s.actions_left = 1
    assert choice(t) == "play transform rope"
