"""Words beside the matter are told from what brings a game on."""

from __future__ import annotations

from lanterne.host.asides import is_aside
from lanterne.host.host import Host
from tests.host.tables import hosted
from tests.host.test_asking import at_talk, conspiracy


def aside(host: Host, seat: int, code: str) -> bool:
    return is_aside(host, host.move(host.match.ply, seat, code, 0))


def test_what_is_said_while_another_is_waited_for_is_beside_the_matter() -> None:
    host = at_talk(conspiracy("abc"))
    waited = host.to_act()[0]
    other = (waited + 1) % 3
    assert aside(host, other, f"offer {waited} give 2 want 1")
    assert not aside(host, waited, f"offer {other} give 2 want 1")  # one's own time


def test_what_is_waited_for_never_is() -> None:
    host = hosted("ab")
    assert not aside(host, 0, "take 1")
    host = conspiracy("abc")
    while host.to_act():
        waited = host.to_act()[0]
        assert not aside(host, waited, host.legal(waited)[-1].code())
        host.commit(host.move(host.match.ply, waited, host.legal(waited)[-1].code(), 0), 0)
