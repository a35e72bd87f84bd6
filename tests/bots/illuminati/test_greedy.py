"""The greedy bot of Illuminati: it beats chance by far, and does the plain thing in plain positions."""

from __future__ import annotations

from lanterne.bots.bot import Bot
from lanterne.bots.illuminati.greedy import IlluminatiGreedy
from lanterne.bots.illuminati.plans import best_of, plans_of
from lanterne.bots.illuminati.values import chance
from lanterne.bots.random import RandomBot
from lanterne.core.rng import Chance, simulation_seed
from lanterne.games.illuminati.attack.called_off import packed_attack
from lanterne.games.illuminati.blanks import every_card
from lanterne.games.illuminati.cards.table import CARD_NUMBERS
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.state import IlluminatiState
from lanterne.host.playout import play_out
from tests.bots import asking
from tests.games.illuminati.parlour import Parlour

BOT = IlluminatiGreedy()


def outcome(bots: list[Bot], index: int, **options: object) -> IlluminatiState:
    chances = Chance(simulation_seed(3, index))
    chosen = GAME.options({"round_limit": 60, **options}, len(bots))
    state = play_out(GAME, chosen, bots, chances, keep_moves=True).state
    assert isinstance(state, IlluminatiState)
    return state


def choice(table: Parlour, seat: int) -> str:
    return asking.chosen(BOT, GAME, table.s, seat).code()


def test_it_beats_three_random_bots() -> None:
    wins = 0
    for index in range(12):
        bots: list[Bot] = [RandomBot() for _ in range(4)]
        bots[index % 4] = BOT
        result = outcome(bots, index).result
        assert result is not None
        wins += result.winners() == [index % 4]
    assert wins >= 9


def test_it_plays_every_variant_to_the_end() -> None:
    for index, options in enumerate(
        ({"hidden_illuminati": True, "addon": True}, {"hidden_goals": True}, {"cheating": True})
    ):
        assert outcome([BOT, BOT, BOT], index, **options).result is not None


def test_chances_of_two_dice() -> None:
    assert chance(1) == 0.0
    assert chance(2) == 1 / 36
    assert chance(7) == 21 / 36
    assert chance(10) == chance(25) == 33 / 36


def test_it_attacks_when_the_odds_are_good_and_takes_the_money_when_not() -> None:
    table = Parlour(purse=8).own(1, "cia").own(2, "texas")
    table.centre("hollywood")
    assert choice(table, 0) == "attack network"
    table = Parlour(purse=0).own(0, "boy-sprouts").own(1, "cia").own(2, "texas")
    table.s.used = every_card(2)
    assert choice(table, 0) == "pass-turn"


def test_it_does_not_announce_again_what_it_has_called_off() -> None:
    table = Parlour(purse=20)
    table.own(0, "mafia").own(1, "cia").own(2, "texas").centre("yuppies")
    attackers = [CARD_NUMBERS["mafia"]]
    first = best_of(plans_of(table.s, 0, attackers))
    assert first is not None
    table.s.called_off = [packed_attack(first.attacker, first.target, first.kind)]
    then = best_of(plans_of(table.s, 0, attackers))
    assert then is None or (then.target, then.kind) != (first.target, first.kind)


def test_it_wins_when_it_can() -> None:
    """Four Weird groups, and a fifth for the taking."""
    table = Parlour(("discordian-society", "network"), purse=10).own(1, "cia")
    table.own(0, "california").own(0, "tabloids").own(0, "smof")
    table.own(0, "l4-society", "california").centre("punk-rockers", "hollywood")
    table.say(0, "attack discordian-society")
    assert choice(table, 0) == "target punk-rockers control"


def test_it_defends_its_only_group() -> None:
    table = Parlour(("servants-of-cthulhu", "network"), purse=12).own(0, "mafia", money=9).own(1, "comic-books")
    table.veteran(0, 1).say(0, "attack mafia", "target comic-books control", "announce", "spend 9 mafia")
    table.money("comic-books", 3)
    assert choice(table, 1).startswith("spend ")


def test_it_takes_a_gift_and_declines_a_bad_bargain() -> None:
    table = Parlour(purse=20).own(0, "mafia").own(1, "cia").own(2, "texas")
    table.say(1, "offer 0,2 give 9 want nothing")
    assert choice(table, 0) == "accept 10"
    table = Parlour(purse=20).own(0, "mafia").own(1, "cia").own(2, "texas")
    table.say(1, "offer 0 give 1 want mafia")
    assert choice(table, 0) == "refuse 10"


def test_it_says_nothing_out_of_turn_without_an_offer() -> None:
    table = Parlour(purse=20).own(0, "mafia").own(1, "cia").own(2, "texas").hold(1, "bribery")
    assert isinstance(table, Parlour)
    assert asking.interjected(BOT, GAME, table.s, 1) is None


def test_in_a_long_game_chance_has_a_word_now_and_then() -> None:
    """Two who attack and defend alike would else go on for ever."""
    table = Parlour(purse=0).own(0, "boy-sprouts").own(1, "cia").own(2, "texas")
    table.s.used = every_card(2)
    choices = [asking.chosen(BOT, GAME, table.s, 0, seed).code() for seed in range(60)]
    assert set(choices) == {"pass-turn"}
    table.s.round = 40
    choices = [asking.chosen(BOT, GAME, table.s, 0, seed).code() for seed in range(60)]
    assert 40 <= choices.count("pass-turn") < 60
    assert "resign" not in choices
