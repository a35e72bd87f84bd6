"""Bots at a table of the house think elsewhere: slow, failing or dying, they stop nobody."""

from __future__ import annotations

import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lanterne.bots import registry as bots
from lanterne.core.record import record_from_line
from lanterne.core.rng import simulation_seed
from lanterne.server.settings import BOTS
from lanterne.server.thinking.pool import Pool
from lanterne.sim.simulate import Plan, simulate
from tests.server.conftest import Guests
from tests.server.house import House, Visitor, open_house
from tests.server.test_pace_of_bots import ATTACK, seed_of_a_first_turn

pytestmark = pytest.mark.slow

FILE = Path(__file__).with_name("thinkers.py")
NAMES = ("Sleeper", "Deaf", "Spinner", "Stalled", "Dying", "Lost", "Rogue", "Chatterbox", "Scribe", "Meddler")


@pytest.fixture
def thinkers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Pool]:
    """Bots of a file, and processes that know them."""
    monkeypatch.setattr(bots, "_brought", {})
    monkeypatch.setenv(BOTS, "\n".join(f"{FILE}:{name}" for name in NAMES))
    monkeypatch.setenv("HOME", str(tmp_path))
    bots.bring_all(os.environ[BOTS])
    pool = Pool(3)
    yield pool
    pool.close()


@pytest.fixture
def trying(db: str, thinkers: Pool) -> Iterator[House]:
    with open_house(db, pool=thinkers, bot_slack_s=1.0) as house:
        yield house


def against(house: House, bot: str, **wish: Any) -> tuple[Visitor, str]:
    """Somebody who watches two such bots play."""
    ada = Visitor(house)
    table = ada.table(mine=0, bots=[bot, bot], start=True, **wish)
    ada.watch(table)
    return ada, table


def steps(ada: Visitor, count: int) -> list[dict[str, Any]]:
    return [ada.until("stepped") for _ in range(count)]


# ---------------------------------------------------------------------- nobody waits


def test_a_table_whose_bot_thinks_hears_and_answers(trying: House) -> None:
    """Talk and a ping are answered while one bot sleeps and the other spins; so is a move at another table."""
    ada = Visitor(trying)
    slow = ada.table(mine=0, bots=["sleeper(seconds=3)", "spinner(seconds=3)"], start=True)
    ada.watch(slow)
    quick = ada.table(mine=2, start=True)
    whole = ada.watch(quick)
    began = time.monotonic()
    ada.send(t="say", table=slow, text="Take your time")
    assert ada.until("said")["line"]["text"] == "Take your time"
    ada.send(t="ping")
    ada.until("pong")
    seat = whole["info"]["to_act"][0]
    ada.move(quick, 0, seat, whole["positions"][seat]["legal"][0])
    assert ada.until("taken")["table"] == quick
    assert time.monotonic() - began < 2.0  # the bot at work has three seconds
    assert ada.http.get(f"/api/tables/{slow}").json()["ply"] == 0
    ada.close()


def test_what_a_bot_thinks_about_an_old_position_falls_away(trying: House) -> None:
    ada = Visitor(trying)
    table = ada.table(bots=["sleeper(seconds=20)"], start=True)
    whole = ada.watch(table)
    while whole["info"]["to_act"] != [1]:
        legal = whole["positions"][0]["legal"]
        code = "end" if "end" in legal else legal[0]
        ada.move(table, whole["info"]["ply"], 0, code)
        ada.until("stepped")
        whole = ada.watch(table)
    began = time.monotonic()
    ply = whole["info"]["ply"]
    if ply:
        ada.send(t="undo", table=table, ply=ply, seat=0)
        assert ada.until("table")["info"]["ply"] == ply - 1
    else:  # the bot begins: another one is seated instead
        ada.post(f"/api/tables/{table}/bot", {"seat": 1, "bot": "random"})
        ada.until("table")
    assert time.monotonic() - began < 5.0
    ada.close()


# ---------------------------------------------------------------------- whatever a bot does


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["lost", "rogue", "dying", "stalled"])
def test_a_bot_that_fails_is_stood_in_for_and_the_table_is_told_once(trying: House, bot: str) -> None:
    ada, table = against(trying, bot)
    steps(ada, 4)
    notes = [json.loads(text) for text in ada.received if '"noted"' in text]
    assert [note["phrase"]["key"] for note in notes] == ["note-bot-failed"] * len(notes)
    assert 1 <= len(notes) <= 2  # one a seat
    assert notes[0]["phrase"]["args"]["bot"] == bot
    ada.close()
    trying.inside(trying.registry.tables[table].stop_task())


def test_bots_that_close_their_line_cost_nobody_a_process(trying: House, thinkers: Pool) -> None:
    """The order after that breaks the pipe; whoever looks after the process lives on."""
    for _ in range(3):
        ada, table = against(trying, "deaf")
        steps(ada, 4)
        ada.close()
        trying.inside(trying.registry.tables[table].stop_task())
    assert all(worker.thread.is_alive() for worker in thinkers.workers)
    bea, _ = against(trying, "random")
    steps(bea, 5)
    bea.close()


def test_what_a_bot_prints_is_no_answer(trying: House) -> None:
    ada, _ = against(trying, "chatterbox")
    steps(ada, 3)
    assert not any('"noted"' in text for text in ada.received)
    ada.close()


def test_a_killed_process_costs_no_game(trying: House) -> None:
    ada, table = against(trying, "random")
    for _ in range(3):
        steps(ada, 3)
        for worker in list(trying.registry.pool.workers):
            if worker.process is not None:
                os.kill(worker.process.pid, signal.SIGKILL)
    while ada.until("stepped")["result"] is None:
        pass
    assert ada.http.get(f"/api/tables/{table}/check").json()["replays"]
    ada.close()


def test_in_answer_windows_bots_do_not_pause_for_long(db: str, thinkers: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    """However long they pause otherwise: two who pay against an attack, again and again, are heard within a moment."""
    seed = seed_of_a_first_turn()
    monkeypatch.setattr("lanterne.server.tables.drawing.seed_of", lambda _: seed)
    with open_house(db, pool=thinkers, bot_delay_ms=3_600_000) as house:
        ada = Visitor(house)
        table = ada.table(game="illuminati", seats=3, bots=["meddler", "meddler"], start=True)
        ada.watch(table)
        match = house.registry.tables[table].host.match
        for verb in ATTACK:
            code = next(a.code() for a in match.game.legal(match.state, 0) if a.code().split()[0] == verb)
            ada.move(table, match.ply_of(0), 0, code, name=verb)
            ada.until("taken")
        paid: list[int] = []
        while len(paid) < 3:
            mover = ada.until("stepped")["seat"]
            paid += [mover] if mover != 0 else []
            if match.game.to_act(match.state) == [0]:
                ada.move(table, match.ply_of(0), 0, "pass", name=f"pass {match.ply}")
        assert {1, 2} == set(paid)
        ada.close()


@pytest.mark.slow
def test_a_bot_that_is_no_longer_there_stops_no_table(db: str, thinkers: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(db, pool=thinkers, bot_delay_ms=3_600_000) as house:
        ada = Visitor(house)
        table = ada.table(mine=0, bots=["chatterbox", "chatterbox"], start=True)
        cookies = ada.http.cookies
        ada.close()
    monkeypatch.setattr(bots, "_brought", {})
    monkeypatch.setattr(bots, "_made", {})
    with open_house(db) as house:
        again = Visitor(house)
        again.http.cookies = cookies
        again.watch(table)
        while again.until("stepped")["result"] is None:
            pass
        again.close()


def test_a_bot_over_the_wire_is_one_of_the_list(guest: Guests) -> None:
    """A guest runs no code and books no hour of thought."""
    ada = guest()
    table = ada.table(mine=2)
    for bot in ("nonsense", f"{FILE}:Lost", "os.system", "random(seconds=99)", "greedy(", "x" * 40):
        answer = ada.http.post(f"/api/tables/{table}/bot", json={"seat": 1, "bot": bot})
        assert answer.status_code == 400, bot
        made = ada.http.post("/api/tables", json={"game": "vizia", "seats": 2, "bots": [bot]})
        assert made.status_code == 400, bot
    assert ada.http.get(f"/api/tables/{table}").json()["boxes"][1]["kind"] == "person"


def test_parameters_are_bounded(trying: House) -> None:
    ada = Visitor(trying)
    for bot in ("sleeper(seconds=31)", "sleeper(seconds=-1)", "sleeper(seconds=nan)", "sleeper(seconds=1e9)"):
        made = ada.http.post("/api/tables", json={"game": "vizia", "seats": 2, "bots": [bot]})
        assert made.status_code == 400, bot
    ada.close()


# ---------------------------------------------------------------------- minds, chance


def test_a_mind_in_another_process_hears_what_its_seat_saw(trying: House, tmp_path: Path) -> None:
    ada, table = against(trying, "scribe")
    steps(ada, 8)
    ada.close()
    trying.inside(trying.registry.tables[table].stop_task())
    match = trying.registry.tables[table].host.match
    for seat in (0, 1):
        for heard in (tmp_path / f"scribe-{seat}").read_text().splitlines():
            words = heard.split(" ")
            assert words[:2] == ["seat", str(seat)]
            seen = [event.name for event in match.events_since(-1) if event.is_for(seat)]
            told = [word for word in words[2:] if word != "asked"]
            assert told == seen[: len(told)]
            assert "tile-dealt" in told


def test_a_move_made_again_meets_the_same_bot(house: House, guest: Guests) -> None:
    """Taking back and asking again fishes for nothing."""
    ada = guest()
    table = ada.table(bots=["random"], start=True)
    whole = ada.watch(table)
    ply, waited, legal = whole["info"]["ply"], whole["info"]["to_act"], whole["positions"][0]["legal"]
    while 0 not in waited:
        step = ada.until("stepped")
        ply, waited, legal = step["ply"], step["to_act"], step["changes"][0]["legal"]
    codes = [next(code for code in legal if code.startswith("place")), "end"]
    answers: list[list[tuple[int, str]]] = []
    for _ in range(3):
        for code in codes:
            ada.move(table, ply, 0, code, name=f"m{len(answers)}-{ply}")
            step = ada.until("stepped")
            ply = step["ply"]
        while 0 not in step["to_act"]:
            step = ada.until("stepped")
        answers.append(house.registry.tables[table].host.match.record().moves)
        for _ in codes:
            ada.send(t="undo", table=table, ply=step["ply"], seat=0)
            step["ply"] = ply = ada.until("table")["info"]["ply"]
    assert answers[0] == answers[1] == answers[2]


GAMES = 50 if os.environ.get("LANTERNE_TESTS") == "full" else 2


@pytest.mark.slow
@pytest.mark.timeout(3000)
def test_a_live_table_plays_the_games_of_a_simulation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same seed gives the same record: decisions, offers and answers, at the table as in a playout."""
    from tests.server.house import sqlite_url

    lines: list[str] = []
    simulate(Plan("illuminati", {}, ("greedy",) * 4, 11, GAMES, keep_records=True), keep=lines.extend)
    assert any('"offer' in line for line in lines)
    for index, line in enumerate(lines):
        monkeypatch.setattr("lanterne.server.tables.drawing.seed_of", lambda _, index=index: simulation_seed(11, index))
        folder = tmp_path / str(index)
        folder.mkdir()
        with open_house(sqlite_url(folder)) as house:
            ada = Visitor(house)
            table = ada.table(game="illuminati", seats=4, mine=0, bots=["greedy"] * 4, start=True)
            ada.watch(table)
            while ada.http.get(f"/api/tables/{table}").json()["status"] != "over":
                time.sleep(0.2)
            record = record_from_line(ada.http.get(f"/api/tables/{table}/record").text)
            record.draw = None  # how a live table came to its seed
            record.players = ["greedy"] * 4  # which a live table does not write down
            assert record.line() == line
            ada.close()
