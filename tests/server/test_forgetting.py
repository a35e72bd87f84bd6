"""What the rules cover cannot be read again at a live table: not in the log, not by looking back."""

from __future__ import annotations

from typing import Any

from tests.server.conftest import Guests
from tests.server.house import Visitor

MOST = 400


def play_until_covered(ada: Visitor, table: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """Plays both seats of a game of Illusio until a component was transformed in a turn that is over."""
    whole = ada.watch(table)
    legal = {seat: whole["positions"][seat]["legal"] for seat in (0, 1)}
    waited, transformed = whole["info"]["to_act"], None
    for ply in range(MOST):
        seat = waited[0]
        codes = legal[seat]
        wanted = [code for code in codes if code.startswith("transform")] or codes
        ada.move(table, ply, seat, wanted[(7 * ply) % len(wanted)])
        step = ada.until("stepped")
        for change in step["changes"]:
            legal[change["seat"]] = change["legal"]
        waited = step["to_act"]
        seen = [event["name"] for event in step["changes"][0]["events"]]
        if transformed is not None and "turn" in seen:
            return transformed, step
        if "transformed" in seen and "turn" not in seen:
            transformed = step
    raise AssertionError("nothing was transformed")


def test_a_covered_kind_is_read_nowhere_until_the_end(guest: Guests) -> None:
    ada = guest()
    table = ada.table(game="illusio", mine=2, start=True, options={"memory": True})
    made, covered = play_until_covered(ada, table)
    ply = made["ply"]
    for change in covered["changes"]:
        told = [line["event"]["name"] for line in change["log"]]
        assert "transformed" not in told
        assert "transformed-covered" in told
        assert change["earliest"] == change["ply"]
    for position in ada.watch(table)["positions"]:
        assert "transformed" not in [line["event"]["name"] for line in position["log"]]
    for part in ("replay", "words"):
        refused = ada.http.get(f"/api/tables/{table}/{part}?ply={ply}&seat=0")
        assert (refused.status_code, refused.json()["phrase"]["key"]) == (409, "refused-forgotten")
        assert ada.http.get(f"/api/tables/{table}/{part}?ply={covered['ply']}&seat=0").status_code == 200
    ada.post(f"/api/tables/{table}/resign", {"seat": 0})
    looked = ada.http.get(f"/api/tables/{table}/replay?ply={ply}&seat=0").json()
    assert "transformed" in [line["event"]["name"] for line in looked["positions"][0]["log"]]
