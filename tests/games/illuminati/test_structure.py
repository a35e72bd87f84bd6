"""Arrows, moving and dropping groups (102 to 114, 67 to 71, 186, 193, A-47, A-71)."""

from __future__ import annotations

from lanterne.games.illuminati.cards.table import CARD_NUMBERS
from lanterne.games.illuminati.state import DEAD, UNCONTROLLED
from lanterne.games.illuminati.structure.geometry import (
    branch,
    depth,
    destroy_group,
    has_room,
    lift_branch,
)
from lanterne.games.illuminati.structure.placing import place_deal, place_under
from tests.games.illuminati.builder import Position, relative_arrow


def number(card: str) -> int:
    return CARD_NUMBERS[card]


def illustration_5() -> Position:
    at = Position(("network", "gnomes-of-zurich"))
    at.lay(0, "south-american-nazis", "", "east")
    at.lay(0, "congressional-wives", "south-american-nazis", "south")
    at.lay(0, "kgb", "south-american-nazis", "north")
    at.lay(0, "antiwar-activists", "kgb", "west")
    at.lay(0, "cycle-gangs", "", "west")
    return at.lay(0, "democrats", "", "south")


def test_113_illustration_2_is_legal() -> None:
    at = Position(("network", "gnomes-of-zurich"))
    at.lay(0, "democrats", "", "west").lay(0, "congressional-wives", "", "north")
    at.lay(0, "south-american-nazis", "", "east")
    at.lay(0, "kgb", "south-american-nazis", "north").lay(0, "cycle-gangs", "south-american-nazis", "south")
    at.lay(0, "antiwar-activists", "democrats", "south")
    assert at.groups(0) == 6
    assert at.free("network") == ["south"]
    assert at.blocked("network") == []


def test_114_illustration_5_cells() -> None:
    at = illustration_5()
    cells = ["south-american-nazis", "congressional-wives", "kgb", "antiwar-activists", "cycle-gangs", "democrats"]
    assert [at.xy(card) for card in cells] == [(1, 0), (1, -1), (1, 1), (0, 1), (-1, 0), (0, -1)]


def test_114_108_illustration_5_free_and_blocked_arrows() -> None:
    at = illustration_5()
    assert (at.free("network"), at.blocked("network")) == ([], ["north"])
    assert (at.free("congressional-wives"), at.blocked("congressional-wives")) == (["south"], [])
    assert (at.free("democrats"), at.blocked("democrats")) == (["south"], ["east"])
    assert at.free("kgb") == at.free("south-american-nazis") == at.free("cycle-gangs") == []


def test_109_064_no_free_arrow_no_attack_to_control() -> None:
    at = illustration_5().centre("yuppies")
    assert "target yuppies control" not in at.do(0, "attack south-american-nazis").legal(0)
    assert "target yuppies destroy" in at.legal(0)


def test_110_blocking_is_computed_afresh_after_every_change() -> None:
    at = illustration_5()
    at.do(0, "drop congressional-wives")
    assert at.free("democrats") == ["east", "south"]
    at.do(0, "drop kgb")
    assert at.free("network") == ["north"]


def test_058_depth_counts_groups_between() -> None:
    at = illustration_5()
    assert depth(at.s, number("south-american-nazis")) == 0
    assert depth(at.s, number("kgb")) == 1
    assert depth(at.s, number("antiwar-activists")) == 2


def test_102_move_to_another_arrow_of_the_own_master() -> None:
    at = Position().lay(0, "texas", "", "east")
    at.do(0, "move texas")
    assert at.legal(0) == [f"attach texas network {way}" for way in ("north", "south", "west")]  # not where it was
    at.do(0, "attach texas network south")
    assert at.xy("texas") == (0, -1)
    assert at.s.actions_left == 1


def test_102_move_to_an_arrow_of_another_group() -> None:
    at = Position().lay(0, "texas", "", "east").lay(0, "yuppies", "", "west")
    at.do(0, "move yuppies", "attach yuppies texas north")
    assert at.master("yuppies") == number("texas")
    assert at.xy("yuppies") == (1, 1)


def test_103_not_onto_an_arrow_of_its_own_branch() -> None:
    at = Position().lay(0, "texas", "", "east").lay(0, "mafia", "texas", "east")
    at.do(0, "move texas")
    assert not [code for code in at.legal(0) if "mafia" in code or code.startswith("attach texas texas")]


def test_104_111_the_branch_follows_turned_as_a_whole() -> None:
    at = Position().lay(0, "texas", "", "east").lay(0, "mafia", "texas", "north").lay(0, "yuppies", "mafia", "east")
    before = [relative_arrow(at.s, number(card)) for card in ("mafia", "yuppies")]
    at.do(0, "move texas", "attach texas network south")
    assert [relative_arrow(at.s, number(card)) for card in ("mafia", "yuppies")] == before
    # texas turned from east to south: what lay on its left hand, north, lies east now; from there right is south
    assert [at.xy(card) for card in ("texas", "mafia", "yuppies")] == [(0, -1), (1, -1), (1, -2)]


def test_186_a_moved_branch_keeps_its_treasuries() -> None:
    at = Position().lay(0, "texas", "", "east", 4).lay(0, "mafia", "texas", "north", 3)
    at.do(0, "move texas", "attach texas network south")
    assert (at.purse("texas"), at.purse("mafia")) == (4, 3)


def test_105_106_an_overlapping_puppet_goes_to_another_arrow_of_its_master() -> None:
    at = Position().lay(0, "cfl-aio", "", "east").lay(0, "texas", "cfl-aio", "north")
    at.lay(0, "mafia", "", "south").lay(0, "yuppies", "mafia", "east")  # yuppies at (1, -1)
    at.do(0, "move cfl-aio", "attach cfl-aio network west")
    assert at.xy("texas") == (-1, -1)  # turned half round, on its old hand
    at = Position().lay(0, "cfl-aio", "", "east").lay(0, "texas", "cfl-aio", "north")
    at.lay(0, "mafia", "", "south").lay(0, "yuppies", "mafia", "west")  # yuppies at (-1, -1): in the way
    at.do(0, "move cfl-aio", "attach cfl-aio network west")
    assert at.legal(0) == ["attach texas cfl-aio north", "attach texas cfl-aio west"]
    at.do(0, "attach texas cfl-aio west")
    assert at.xy("texas") == (-2, 0)
    assert at.master("texas") == number("cfl-aio")


def test_107_a_puppet_that_fits_nowhere_is_lost_with_its_branch() -> None:
    at = Position().lay(0, "yuppies", "", "east").lay(0, "texas", "yuppies", "north", 5)
    at.lay(0, "comic-books", "texas", "north", 2)
    at.lay(0, "mafia", "", "south").lay(0, "kkk", "mafia", "west")  # at (-1, -1)
    at.do(0, "move yuppies", "attach yuppies network west")
    assert (at.zone("texas"), at.zone("comic-books")) == (UNCONTROLLED, UNCONTROLLED)
    assert (at.purse("texas"), at.purse("comic-books")) == (0, 0)
    assert at.master("yuppies") == number("network")


def test_112_dropping_is_free_and_takes_the_branch_along() -> None:
    at = Position().lay(0, "texas", "", "east", 4).lay(0, "mafia", "texas", "north", 3).lay(0, "kgb", "", "west")
    at.do(0, "drop texas")
    assert at.zone("texas") == at.zone("mafia") == UNCONTROLLED
    assert at.purse("texas") == at.purse("mafia") == 0
    assert at.s.actions_left == 2
    assert at.s.acted


def test_a71_an_old_cell_of_the_branch_is_free_for_it() -> None:
    at = Position().lay(0, "fnord-motor-company", "", "east").lay(0, "texas", "fnord-motor-company", "east")
    at.lay(0, "yuppies", "texas", "north")
    at.do(0, "move texas")
    assert "attach texas fnord-motor-company east" not in at.legal(0)
    assert "attach texas network north" in at.legal(0)


def test_067_069_capture_under_the_attacker_with_puppets() -> None:
    at = Position().lay(0, "mafia", "", "east")
    at.lay(1, "texas", "", "north").lay(1, "kgb", "texas", "west").lay(1, "yuppies", "", "south")
    relative = relative_arrow(at.s, number("kgb"))
    place_under(at.s, 0, lift_branch(at.s, number("texas")), number("mafia"))
    assert at.legal(0) == [f"attach texas mafia {way}" for way in ("north", "east", "south")]
    at.do(0, "attach texas mafia south")
    assert at.master("texas") == number("mafia")
    assert at.owner("kgb") == 0
    assert relative_arrow(at.s, number("kgb")) == relative  # 69


def test_068_cards_may_lie_in_any_direction() -> None:
    for way, cell in (("north", (0, 1)), ("east", (1, 0)), ("south", (0, -1)), ("west", (-1, 0))):
        assert Position().lay(0, "yuppies", "", way).xy("yuppies") == cell


def test_070_a47_only_newcomers_are_rearranged() -> None:
    at = Position().lay(0, "mafia", "", "east").lay(0, "texas", "", "south").lay(0, "kkk", "texas", "east")
    at.lay(1, "cfl-aio", "", "north").lay(1, "yuppies", "cfl-aio", "east")
    place_under(at.s, 0, lift_branch(at.s, number("cfl-aio")), number("mafia"))
    at.do(0, "attach cfl-aio mafia east")
    assert at.xy("kkk") == (1, -1)
    assert at.xy("yuppies") == (2, -1)  # its own hand, the right one


def test_071_newcomers_that_do_not_fit_are_lost() -> None:
    at = Position().lay(0, "mafia", "", "east").lay(0, "texas", "", "north").lay(0, "pentagon", "texas", "north")
    at.lay(0, "republicans", "pentagon", "east")  # at (1, 2)
    at.lay(1, "kkk", "", "north").lay(1, "yuppies", "kkk", "west")
    place_under(at.s, 0, lift_branch(at.s, number("kkk")), number("mafia"))
    at.do(0, "attach kkk mafia north")  # at (1, 1); its left hand is (0, 1): Texas lies there
    assert at.zone("yuppies") == UNCONTROLLED


def test_185_082_a_destroyed_groups_money_goes_to_the_bank() -> None:
    at = Position().lay(0, "texas", "", "east", 4).lay(0, "mafia", "texas", "north", 3)
    destroy_group(at.s, number("texas"), None)
    assert (at.zone("texas"), at.purse("texas")) == (DEAD, 0)
    assert (at.zone("mafia"), at.purse("mafia")) == (UNCONTROLLED, 0)


def test_193_the_mark_stays_on_a_dropped_card() -> None:
    at = Position().lay(0, "texas", "", "east").lay(0, "mafia", "", "west")
    at.s.used[number("texas")] = 1
    at.do(0, "drop texas")
    assert at.used("texas") == 1


def test_120_a72_in_a_deal_an_old_card_in_the_way_may_go() -> None:
    at = illustration_5()
    at.lay(1, "yuppies", "", "north").lay(1, "texas", "", "south")
    place_deal(at.s, 0, lift_branch(at.s, number("yuppies")))
    assert "attach yuppies democrats east" in at.legal(0)  # the wives lie there
    assert "attach yuppies network north" in at.legal(0)  # the activists
    assert "attach yuppies network south" not in at.legal(0)  # occupied by a puppet
    at.do(0, "attach yuppies democrats east")
    assert at.zone("congressional-wives") == UNCONTROLLED
    assert at.xy("yuppies") == (1, -1)


def test_120_a72_a_card_above_the_arrow_cannot_be_made_to_go() -> None:
    at = Position().lay(0, "cia", "", "east").lay(0, "mafia", "cia", "north").lay(0, "texas", "mafia", "west")
    at.lay(1, "yuppies", "", "north")
    place_deal(at.s, 0, lift_branch(at.s, number("yuppies")))
    # texas lies on (0, 1), facing west; the Illuminati's north arrow is blocked by it, and it may go
    assert "attach yuppies network north" in at.legal(0)
    assert not [code for code in at.legal(0) if code == "attach yuppies texas south"]  # the Illuminati lies there


def test_120_in_a_deal_the_newcomer_may_go_instead() -> None:
    at = Position().lay(0, "texas", "", "north").lay(0, "mafia", "", "east")
    at.lay(1, "kkk", "", "north").lay(1, "yuppies", "kkk", "west")
    place_deal(at.s, 0, lift_branch(at.s, number("kkk")))
    at.do(0, "attach kkk mafia north")
    assert at.legal(0) == ["attach yuppies kkk west", "drop yuppies"]
    at.do(0, "drop yuppies")
    assert at.zone("yuppies") == UNCONTROLLED
    assert at.owner("texas") == 0


def test_197_room_is_a_free_arrow_somewhere() -> None:
    at = illustration_5()
    assert has_room(at.s, 0)
    at.lay(0, "goldfish-fanciers", "congressional-wives", "south").lay(0, "punk-rockers", "democrats", "south")
    assert not has_room(at.s, 0)
    assert not at.centre("yuppies").hold(0, "bribery").starting(0, "bribe")


def test_194_a_bribed_group_may_act_at_once() -> None:
    at = Position().lay(0, "texas", "", "east").centre("mafia", "yuppies").hold(0, "bribery")
    at.do(0, "bribe mafia", "attach mafia network north")
    assert at.owner("mafia") == 0
    assert at.used("mafia") == 0
    assert "attack mafia" in at.legal(0)


def test_199_a_branch_is_one_action_however_large() -> None:
    at = Position().lay(0, "texas", "", "east").lay(0, "mafia", "texas", "north").lay(0, "yuppies", "mafia", "east")
    assert len(branch(at.s, number("texas"))) == 3
    at.do(0, "move texas", "attach texas network south")
    assert at.s.actions_left == 1


def test_020_no_moving_without_an_action_left() -> None:
    at = Position().lay(0, "texas", "", "east")
    at.do(0, "move texas", "attach texas network south", "move texas", "attach texas network east")
    assert not at.starting(0, "move")
    assert at.why(0, "move texas") == "20"
