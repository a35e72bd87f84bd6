"""Games outlive the rules they were played by: they go over, are kept as they were told, or their people decide."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import Any

import pytest
from sqlalchemy import delete, update

from lanterne.core.record import record_from_line
from lanterne.games.illusion.game import GAME as ILLUSION
from lanterne.match.clock import DAY_MS
from lanterne.server.store import schema as t
from lanterne.server.tables import endings
from tests.pebbles import Pebbles
from tests.raised import Alike, Crowded, Generous, Strict, Talkative, raise_rules
from tests.server.databases import fresh_database
from tests.server.house import House, Visitor, apart, open_house

pytestmark = pytest.mark.slow

TWOS = ["take 2", "take 2", "take 2", "take 1"]
OTHERS = [Strict(), Talkative(), Generous()]
other_rules = pytest.mark.parametrize("game", OTHERS, ids=lambda game: type(game).__name__)


class Life:
    """A database that houses come and go over, with the same people."""

    def __init__(self, db: str, monkeypatch: pytest.MonkeyPatch) -> None:
        self.db = db
        self.monkeypatch = monkeypatch
        self.cookies: list[dict[str, str]] = [{}, {}]

    @contextmanager
    def house(self, game: Pebbles) -> Iterator[tuple[House, Visitor, Visitor]]:
        raise_rules(self.monkeypatch, game)
        with open_house(self.db) as house, ExitStack() as stack:
            ada, bea = (stack.enter_context(closing(Visitor(house, cookies))) for cookies in self.cookies)
            self.cookies = [dict(ada.http.cookies), dict(bea.http.cookies)]
            yield house, ada, bea

    def played(self, *codes: str, **wish: Any) -> str:
        """A table of Ada and Bea at which these were played, by rules 1."""
        with self.house(Pebbles()) as (house, ada, bea):
            table = two_sit(ada, bea, **wish)
            ada.post(f"/api/tables/{table}/start")
            play(ada, bea, table, 0, *codes)
            finish_jobs(house, table)
        return table


@pytest.fixture
def life(db: str, pebbles: None, monkeypatch: pytest.MonkeyPatch) -> Life:
    return Life(db, monkeypatch)


def two_sit(ada: Visitor, bea: Visitor, **wish: Any) -> str:
    table = ada.table(game="pebbles", **wish)
    bea.post(f"/api/tables/{table}/sit", {"seat": 1})
    return table


def play(ada: Visitor, bea: Visitor, table: str, ply: int, *codes: str, by: str = "m") -> None:
    for visitor in (ada, bea):
        visitor.watch(table)
    for at, code in enumerate(codes, ply):
        mover = (ada, bea)[at % 2]
        mover.move(table, at, at % 2, code, f"{by}{at}")
        mover.until("taken")


def finish_jobs(house: House, table: str) -> None:
    """What is kept after a job is kept when the next one is done."""
    for _ in range(2):
        house.inside(house.registry.tables[table].run(lambda: asyncio.sleep(0)))


def write(house: House, statement: Any) -> None:
    house.inside(house.registry.store.writer.write((statement, None)))


def fresh(visitor: Visitor, table: str) -> dict[str, Any]:
    """The table as it is now, not as it was told before."""
    visitor.hang_up()
    return visitor.watch(table)


def settled(house: House, table: str) -> Any:
    """The table, once its timers that are due have run."""
    live = house.registry.tables[table]
    for _ in range(200):
        if live.host.rules_question is None:
            break
        house.inside(asyncio.sleep(0.01))
    return live


def record_of(visitor: Visitor, table: str) -> str:
    answer = visitor.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text.strip()


# ---------------------------------------------------------------------- alike


def test_a_running_game_that_plays_alike_goes_over_and_goes_on(life: Life) -> None:
    table = life.played(*TWOS[:2])
    with life.house(Alike()) as (_house, ada, bea):
        info = ada.watch(table)["info"]
        assert (info["rules"], info["ply"], info["to_act"]) == (2, 2, [0])
        assert info["rules_asked"] is None
        play(ada, bea, table, 2, *TWOS[2:])
        assert record_from_line(record_of(ada, table)).rules == 2
    with life.house(Alike()) as (_, ada, _bea):
        assert ada.watch(table)["info"]["status"] == "over"


def test_a_finished_game_goes_over_and_its_digest_stays(life: Life) -> None:
    with life.house(Pebbles()) as (_, ada, bea):
        table = two_sit(ada, bea)
        ada.post(f"/api/tables/{table}/start")
        play(ada, bea, table, 0, *TWOS)
        before = ada.watch(table)
        record = record_of(ada, table)
    with life.house(Alike()) as (_house, ada, bea):
        after = ada.watch(table)
        assert after["info"]["rules"] == 2
        assert not after["info"]["outlived"]
        assert after["result"] == before["result"]
        assert after["positions"] == before["positions"]
        assert record_of(ada, table) == record  # whoever kept the digest finds it again
        check = ada.http.get(f"/api/tables/{table}/check").json()
        assert check["replays"]
        assert check["digest"] == before["result"]["digest"]
        looked = ada.http.get(f"/api/tables/{table}/replay?ply=1").json()
        assert looked["positions"][0]["view"]["left"] == 5


def test_a_waiting_table_goes_over_with_what_can_still_be_chosen(life: Life) -> None:
    with life.house(Pebbles()) as (house, ada, bea):
        table = two_sit(ada, bea, options={"heap": 9})
        odd = update(t.matches).where(t.matches.c.id == table).values(options='{"heap":9,"fog":true}')
        write(house, odd)
    with life.house(Strict()) as (house, ada, bea):
        info = ada.watch(table)["info"]
        assert (info["status"], info["rules"], info["options"]) == ("waiting", 2, {"heap": 9, "tie": False})
        ada.post(f"/api/tables/{table}/start")
        play(ada, bea, table, 0, "take 2", "take 1")


# ---------------------------------------------------------------------- finished and different


@other_rules
def test_a_finished_game_is_kept_as_it_was_told(life: Life, game: Pebbles) -> None:
    with life.house(Pebbles()) as (house, ada, bea):
        table = two_sit(ada, bea)
        ada.post(f"/api/tables/{table}/start")
        play(ada, bea, table, 0, *TWOS)
        before, record = ada.watch(table), record_of(ada, table)
        words = ada.http.get(f"/api/tables/{table}/words?ply=4").json()
        finish_jobs(house, table)
    for _ in range(2):  # for ever
        with life.house(game) as (house, ada, bea):
            after = ada.watch(table)
            assert after["info"]["outlived"]
            assert (after["info"]["rules"], after["info"]["status"]) == (1, "over")
            assert after["result"] == before["result"]
            assert after["positions"] == before["positions"]
            assert bea.watch(table)["positions"][0]["log"][0]["event"]["name"] == "dealt"
            assert record_of(ada, table) == record
            assert ada.http.get(f"/api/tables/{table}").status_code == 200
            last = ada.http.get(f"/api/tables/{table}/replay?ply=4&seat=all").json()
            assert [position["view"]["left"] for position in last["positions"]] == [0, 0]
            assert last["result"] == before["result"]
            back = ada.http.get(f"/api/tables/{table}/replay?ply=2")
            assert (back.status_code, back.json()["phrase"]["key"]) == (409, "refused-outlived")
            assert ada.http.get(f"/api/tables/{table}/words?ply=4").json() == words
            check = ada.http.get(f"/api/tables/{table}/check").json()
            assert (check["replays"], check["outlived"]) == (False, True)
            assert check["digest"] == before["result"]["digest"]
            ada.send(t="ask-words", table=table, seat=0)
            assert ada.until("words")["lines"] == words["lines"]
            ada.send(t="say", table=table, text="well played")
            assert ada.until("said")["line"]["text"] == "well played"
            assert {row["id"] for row in ada.http.get("/api/lobby").json()["mine"]} >= {table}
    with life.house(game) as (house, ada, bea):
        again = ada.post(f"/api/tables/{table}/rematch")
        assert again["rules"] == 2


def test_a_game_that_ended_before_endings_were_kept_tells_what_there_is(life: Life) -> None:
    table = life.played(*TWOS)
    with life.house(Pebbles()) as (house, ada, _):
        write(house, delete(t.endings))
        write(house, update(t.moves).values(told=""))
    with life.house(Generous()) as (house, ada, _):
        after = ada.watch(table)  # its snapshot knows the log
        assert [line["event"]["name"] for line in after["positions"][0]["log"]] == ["took"] * 4
        assert after["result"]["scores"] == [4, 3]
        write(house, delete(t.snapshots))
    with life.house(Generous()) as (house, ada, _bea):
        after = ada.watch(table)
        assert after["positions"][0]["log"] == []
        assert after["result"]["scores"] == [4, 3]
        assert len(record_from_line(record_of(ada, table)).moves) == 4


def test_a_resigned_game_goes_over(life: Life) -> None:
    table = life.played(*TWOS[:2])
    with life.house(Pebbles()) as (house, ada, _):
        ada.post(f"/api/tables/{table}/resign", {"seat": 0})
        finish_jobs(house, table)
        before, record = ada.watch(table), record_of(ada, table)
    with life.house(Talkative()) as (house, ada, _bea):
        assert not ada.watch(table)["info"]["outlived"]  # no second move of anybody was made
        assert (ada.watch(table)["result"], record_of(ada, table)) == (before["result"], record)


# ---------------------------------------------------------------------- running and different


def asked(visitor: Visitor, table: str) -> dict[str, Any]:
    whole = visitor.watch(table)
    assert whole["info"]["rules_asked"] is not None
    assert whole["info"]["to_act"] == []
    assert all(position["legal"] == [] for position in whole["positions"])
    return whole


def test_people_go_on_from_the_last_position_both_rules_lead_to(life: Life) -> None:
    table = life.played("take 2", "take 1", "take 1")  # Talkative tells more of the third move
    with life.house(Talkative()) as (house, ada, bea):
        whole = asked(ada, table)
        assert (whole["info"]["rules_asked"]["answers"], whole["info"]["ply"]) == ([None, None], 2)
        assert whole["positions"][0]["view"]["left"] == 4
        ada.move(table, 2, 0, "take 1", "now")
        assert ada.until("refused")["why"] == "over"
        ada.until("table")
        resigned = ada.http.post(f"/api/tables/{table}/resign", json={"seat": 0})
        assert (resigned.status_code, resigned.json()["phrase"]["key"]) == (409, "refused-rules-asked")
        ada.send(t="rules-answer", table=table, go_on=True)
        assert ada.until("table")["info"]["rules_asked"]["answers"] == [True, None]
    with life.house(Talkative()) as (house, ada, bea):  # an answer outlives a restart
        assert asked(bea, table)["info"]["rules_asked"]["answers"] == [True, None]
        bea.send(t="rules-answer", table=table, go_on=True)
        assert settled(house, table).row.rules == 2
        whole = fresh(ada, table)
        assert (whole["info"]["rules_asked"], whole["info"]["to_act"], whole["info"]["ply"]) == (None, [0], 2)
        play(ada, bea, table, 2, "take 2", "take 2", by="new")
        assert record_from_line(record_of(ada, table)).moves == [
            (0, "take 2"),
            (1, "take 1"),
            (0, "take 2"),
            (1, "take 2"),
        ]
        assert ada.http.get(f"/api/tables/{table}/check").json()["replays"]


def test_who_would_rather_end_ends_it_once_all_have_answered(life: Life) -> None:
    table = life.played("take 2", "take 2", "take 1")
    with life.house(Strict()) as (house, ada, bea):
        asked(bea, table)
        asked(ada, table)
        ada.send(t="rules-answer", table=table, go_on=False)
        ada.until("table")
        ada.send(t="rules-answer", table=table, go_on=True)  # talked into it
        ada.until("table")
        ada.send(t="rules-answer", table=table, go_on=False)
        ada.until("table")
        bea.send(t="rules-answer", table=table, go_on=True)
        assert settled(house, table).host.status == "over"
        for visitor in (ada, bea):
            whole = fresh(visitor, table)
            assert whole["info"]["outlived"]
            assert (whole["result"]["reason"], whole["result"]["places"]) == ("rules-changed", [])
        record = record_from_line(record_of(ada, table))
        assert (record.rules, len(record.moves), record.outcome) == (1, 3, None)
        row = next(row for row in ada.http.get("/api/lobby").json()["mine"] if row["id"] == table)
        assert (row["status"], row["winners"]) == ("over", [])
        told = [message for message in ada.received if '"digest"' in message]
        assert all(record.digest() in message for message in told)  # no other was ever told
    with life.house(Strict()) as (house, ada, bea):
        assert ada.watch(table)["result"]["reason"] == "rules-changed"


@pytest.mark.parametrize("goes_on", [True, False])
def test_who_is_away_for_a_day_has_agreed_with_the_others(life: Life, goes_on: bool) -> None:
    table = life.played("take 2", "take 2")
    with life.house(Strict()) as (house, ada, _):
        asked(ada, table)
        house.inside(asyncio.sleep(0.1))
        assert house.registry.tables[table].host.rules_question is not None
    with life.house(Strict()) as (house, ada, _):
        asked(ada, table)  # a start answers before its tables are open
        row = house.registry.tables[table].row.rules_asked
        assert row is not None
        long_ago = f'{{"rules":2,"asked_ms":{row.asked_ms - DAY_MS},"answers":{{}}}}'
        write(house, update(t.matches).where(t.matches.c.id == table).values(rules_asked=long_ago))
    with life.house(Strict()) as (house, ada, _bea):
        asked(ada, table)
        house.inside(asyncio.sleep(0.1))
        assert house.registry.tables[table].host.rules_question is not None  # nobody has said anything
        ada.send(t="rules-answer", table=table, go_on=goes_on)
        assert settled(house, table).host.status == ("playing" if goes_on else "over")


def test_a_game_that_cannot_be_set_up_any_more_ends(life: Life) -> None:
    table = life.played("take 2", "take 2")
    with life.house(Crowded()) as (_house, ada, _bea):
        whole = ada.watch(table)
        assert (whole["info"]["status"], whole["result"]["reason"]) == ("over", "rules-changed")
        assert len(record_from_line(record_of(ada, table)).moves) == 2


def test_rules_newer_than_this_house_are_left_alone(life: Life) -> None:
    """Somebody went back to an older version: what its tables are is for the newer one to say."""
    with life.house(Alike()) as (_, ada, bea):
        table = two_sit(ada, bea)
        ada.post(f"/api/tables/{table}/start")
    with life.house(Pebbles()) as (_house, ada, bea):
        answer = ada.http.get(f"/api/tables/{table}")
        assert (answer.status_code, answer.json()["phrase"]["key"]) == (400, "refused-newer-rules")
    with life.house(Alike()) as (_, ada, bea):
        assert ada.watch(table)["info"]["status"] == "playing"


def test_strangers_have_no_word_in_it(life: Life) -> None:
    table = life.played("take 2", "take 2")
    with life.house(Strict()) as (house, _ada, _bea), closing(Visitor(house)) as zoe:
        asked(zoe, table)
        zoe.send(t="rules-answer", table=table, go_on=False)
        assert zoe.until("refused")["why"] == "stale"


def test_what_is_kept_of_an_ending_is_small(life: Life) -> None:
    table = life.played(*TWOS)
    with life.house(Pebbles()) as (house, _ada, _bea):
        body = house.inside(house.registry.store.ending(table))
        assert len(body) < 2_000
        assert len(endings.unpacked(body).steps) == 4


def test_pictures_outlive_their_rules(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_house(db) as house, closing(Visitor(house)) as ada:
        table = ada.table(game="illusion", bots=["random"], start=True)
        ada.watch(table)
        ada.post(f"/api/tables/{table}/leave")  # a bot plays on
        while house.registry.tables[table].host.status != "over":
            ada.next()
        finish_jobs(house, table)
        before = fresh(ada, table)["positions"][0]
        paths = [f"/api/tables/{table}/pictures"]
        paths += [f"{paths[0]}/{name}.png" for name in before["files"].values()]
        shown = [ada.http.get(path).content for path in paths]
        other = '{"reason":"rounds","places":[1,2],"scores":[99,98]}'
        write(house, update(t.matches).where(t.matches.c.id == table).values(outcome=other))
        cookies = dict(ada.http.cookies)
    monkeypatch.setattr(ILLUSION, "rules", 2)
    monkeypatch.setattr(ILLUSION, "plays", (2,))
    with open_house(db) as house, closing(Visitor(house, cookies)) as ada:
        after = ada.watch(table)
        assert after["info"]["outlived"]
        assert after["positions"][0] == before
        assert [ada.http.get(path).content for path in paths] == shown


@pytest.mark.slow
@pytest.mark.parametrize("goes_on", [True, False])
def test_people_at_two_workers_decide_together(
    postgres: str, pebbles: None, monkeypatch: pytest.MonkeyPatch, goes_on: bool
) -> None:
    db = apart(fresh_database(postgres))
    life = Life(db, monkeypatch)
    table = life.played("take 2", "take 2", "take 1")
    with (
        life.house(Strict()) as (_, ada, _),
        open_house(db) as other,
        closing(Visitor(other, life.cookies[1])) as bea,
    ):
        asked(ada, table)
        asked(bea, table)
        live = other.registry.tables[table]
        assert not live.is_owner
        other.inside(live.run(lambda: asyncio.sleep(0)))
        shown = live.host
        other.inside(other.registry.follow_what_was_missed())
        other.inside(live.run(lambda: asyncio.sleep(0)))
        assert live.host is shown  # nothing was missed: the moves that wait are no news
        bea.send(t="rules-answer", table=table, go_on=True)
        while ada.until("table")["info"]["rules_asked"]["answers"] != [None, True]:
            pass
        ada.send(t="rules-answer", table=table, go_on=goes_on)
        for visitor in (ada, bea):
            while (whole := visitor.until("table"))["info"]["rules_asked"] is not None:
                pass
            assert whole["info"]["status"] == ("playing" if goes_on else "over")
            assert whole["info"]["rules"] == (2 if goes_on else 1)
            assert whole["info"]["outlived"] is not goes_on
