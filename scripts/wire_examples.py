"""One example of every message, for `docs/protocol.md`."""

from __future__ import annotations

from typing import Any

from lanterne.core.game import EventJson
from lanterne.core.phrase import PhraseJson
from lanterne.core.terms import TermJson
from lanterne.server import messages as m
from lanterne.server.extras.illusion import PictureFact

TABLE = "k7m2pqx4hvtn"
PACE = m.Pace(kind="live", base_s=600, increment_s=5)
BOXES = [
    m.Box(seat=0, kind="person", name="Camille", online=True, clock_ms=581_200),
    m.Box(seat=1, kind="bot", name="greedy", bot="greedy", online=True, clock_ms=600_000),
]
INFO = m.TableInfo(
    id=TABLE,
    game="vizia",
    rules=1,
    options={"three_commons": False, "group_bonus": True},
    seats=2,
    status="playing",
    pace=PACE,
    public=False,
    owner="Camille",
    commitment="9f2c…",
    ply=12,
    boxes=BOXES,
    to_act=[0],
    pledges=[m.ShownPledge(seats=[0], pledge="77e0…", share="a41f…")],
)
SEAT: PhraseJson = {"key": "seat", "args": {"seat": 1}}
PLACED: EventJson = {"name": "placed", "args": {"seat": SEAT}}
TAKE: PhraseJson = {"key": "vizia-action-take", "args": {"colour": "green"}}
FULL: TermJson = {
    "value": 3,
    "phrase": {"key": "vizia-term-prism", "args": {"count": 1, "worth": 3}},
    "clause": "VZ-063",
}
LINE = m.Line(ply=11, seat=1, event=PLACED)
HOUSE_LINE = m.HouseLine(kind="came-back", seat=0, name="Camille", ply=8, at_ms=1_788_000_000_000)
POSITION = m.Position(
    seat=0,
    ply=12,
    view={"seat": 0, "pile": 40},
    legal=["end", "take green"],
    log=[LINE],
    house=[HOUSE_LINE],
    may_undo=True,
)
CHANGE = m.Change(
    seat=0,
    ply=13,
    set={"pile": 39, "hands/1": 2},
    add={"layout": [["green", 1, 0, "up"]]},
    events=[PLACED],
    legal=["end"],
)
TALK = m.Talk(name="Camille", text="Well played!", at_ms=1_788_000_000_000, seat=0, who="5b0e1c7f9a42")
DRAW = {"house": "c3b1…", "commitment": "9f2c…", "shares": [{"pledge": "77e0…", "share": "a41f…"}]}
RESULT = m.Result(
    reason="last-tile", places=[1, 2], scores=[22, 21], seed="blake2:07ac…", house="c3b1…", digest="51d0…"
)
ROW = m.TableRow(
    id=TABLE,
    game="vizia",
    status="playing",
    seats=2,
    names=["Camille", "greedy"],
    bots=["", "greedy"],
    pace=PACE,
    options={"group_bonus": True},
    mine=True,
    your_turn=True,
    ply=12,
    updated_ms=1_788_000_000_000,
    free_seats=0,
)
TEAMS: PhraseJson = {"key": "vizia-option-teams-fault", "args": {"seats": 3}}
CODE = "k7m2p-x9d4t-bh3nq-w8ras"
ME = m.Person(id="h4x8mtr2kqpw", name="Camille", account=False)

EXAMPLES: dict[type, Any] = {
    m.Watch: m.Watch(table=TABLE, fast_bots=True),
    m.Unwatch: m.Unwatch(table=TABLE),
    m.Move: m.Move(table=TABLE, ply=12, seat=0, code="place green 3,-1,up from hand", id="c-58"),
    m.Undo: m.Undo(table=TABLE, ply=13, seat=0),
    m.UndoAnswer: m.UndoAnswer(table=TABLE, ply=13, seat=1, agree=True),
    m.SeatAnswer: m.SeatAnswer(table=TABLE, seat=1, agree=True),
    m.RulesAnswer: m.RulesAnswer(table=TABLE, go_on=True),
    m.Say: m.Say(table=TABLE, text="Well played!"),
    m.AskWords: m.AskWords(table=TABLE, seat=0),
    m.Pledge: m.Pledge(table=TABLE, pledge="77e0…"),
    m.Share: m.Share(table=TABLE, share="a41f…"),
    m.LetGo: m.LetGo(table=TABLE, seat=0),
    m.Wishes: m.Wishes(
        table=TABLE, seat=0, windows={"special": "unless-target"}, orders=["oppose anybody on violent up-to 4"]
    ),
    m.Ping: m.Ping(),
    m.Welcome: m.Welcome(user=ME.id, name=ME.name, reach="http://192.168.1.20:8896"),
    m.Table: m.Table(
        info=INFO,
        mine=[0],
        lent=[],
        owner=True,
        positions=[POSITION],
        talk=[TALK],
        undo_asked_by=None,
        seat_asked=None,
        result=None,
    ),
    m.Stepped: m.Stepped(table=TABLE, seat=1, changes=[CHANGE], to_act=[0], clocks_ms=[581_200, 599_000]),
    m.AskTurns: m.AskTurns(),
    m.Turns: m.Turns(
        tables=[
            m.Turn(table=TABLE, game="vizia", names=["Camille", "Dominique"], bots=["", ""], days=True, alone=False)
        ]
    ),
    m.Taken: m.Taken(table=TABLE, id="c-58", ply=12),
    m.Refused: m.Refused(
        why="refused",
        table=TABLE,
        id="c-58",
        ply=12,
        clause="VZ-025",
        phrase={"key": "vizia-refused-colour", "args": {}},
    ),
    m.Changed: m.Changed(info=INFO, mine=[0], lent=[]),
    m.Said: m.Said(table=TABLE, line=TALK),
    m.UndoAsked: m.UndoAsked(table=TABLE, ply=13, by=0),
    m.SeatAsked: m.SeatAsked(table=TABLE, wish=m.SeatWish(seat=1, name="Dominique")),
    m.Noted: m.Noted(
        table=TABLE,
        phrase={"key": "note-bot-failed", "args": {"seat": SEAT, "bot": "search(seconds=1)", "usual": "greedy"}},
    ),
    m.Weigh: m.Weigh(table=TABLE, what="offer 2 give 6 want cia", seat=0),
    m.Weighed: m.Weighed(
        table=TABLE,
        seat=0,
        ply=212,
        what="offer 2 give 6 want cia",
        notes=[],
        swings=[{"what": "basic", "seat": 0, "before": 7, "after": 8, "needed": 12}],
    ),
    m.AskHint: m.AskHint(table=TABLE, seat=0),
    m.Hint: m.Hint(table=TABLE, seat=0, ply=12, code="take green", phrase=TAKE),
    m.Words: m.Words(
        table=TABLE,
        seat=0,
        ply=12,
        lines=[{"key": "vizia-view-commons", "args": {"pile": 40}}],
        legal=[("take green", TAKE)],
        sums={"score 0": [FULL]},
    ),
    m.Wished: m.Wished(table=TABLE, seat=0, wishes=m.SeatWishes(windows={"special": "unless-target"}), unasked=""),
    m.Gone: m.Gone(table=TABLE),
    m.Pong: m.Pong(),
    m.NewTable: m.NewTable(
        game="vizia", seats=2, options={"group_bonus": True}, bots=["greedy"], pace=PACE, start=True
    ),
    m.SeatChoice: m.SeatChoice(seat=1, bot="greedy"),
    m.SeatsChoice: m.SeatsChoice(seats=3),
    m.FromHere: m.FromHere(ply=12, seat=0),
    m.PersonChoice: m.PersonChoice(who="5b0e1c7f9a42"),
    m.NewName: m.NewName(name="Camille"),
    m.Credentials: m.Credentials(name="Camille", password="a long password"),
    m.NewPassword: m.NewPassword(old="a long password", password="a longer password"),
    m.OwnPassword: m.OwnPassword(password="a long password"),
    m.NewKeys: m.NewKeys(name="Camille", code=CODE, password="a longer password"),
    m.OwnMail: m.OwnMail(mail="camille@example.org", password="a long password"),
    m.LostPassword: m.LostPassword(who="Camille", lang="fr"),
    m.LinkPassword: m.LinkPassword(link="x3Jd0…", password="a longer password"),
    m.Calls: m.Calls(wishes=m.CallWishes(days="closed", live="open"), key="BP4z9KsN6nGRTbVYI_c7VJSPQTBt…"),
    m.CallWishes: m.CallWishes(days="closed", live="never"),
    m.NewPush: m.NewPush(
        endpoint="https://push.example.net/wpush/v2/gAAAA…",
        p256dh="BCVxsr7N_eNgVRqvHtD0zTZsEc6…",
        auth="BTBZMqHH6r4T…",
        lang="fr",
    ),
    m.OldPush: m.OldPush(endpoint="https://push.example.net/wpush/v2/gAAAA…"),
    m.Person: ME,
    m.SignedIn: m.SignedIn(id=ME.id, name="Camille", account=True, can_recover=True, code=CODE),
    m.RecoveryCode: m.RecoveryCode(code=CODE),
    m.Lobby: m.Lobby(me=ME, mine=[ROW], public=[]),
    m.GameInfo: m.GameInfo(
        name="vizia",
        seats=[2, 4],
        rules=1,
        options=[m.OptionInfo(key="capture", kind="switch", default=False, clause="VZ-076")],
        bots=["random", "greedy"],
        opponents=["greedy"],
        hidden=True,
    ),
    m.Health: m.Health(
        status="ok", version="0.1.0", compiled=True, tables=3, sockets=5, database=True, still=0, broken=0
    ),
    m.Problem: m.Problem(
        detail="option teams: Teams need four seats, not 3.",
        phrase={"key": "refused-option", "args": {"option": "teams", "fault": TEAMS}},
        faults=[m.Fault(option="teams", phrase=TEAMS)],
    ),
    m.Replay: m.Replay(info=INFO, ply=12, plies=40, positions=[POSITION], result=None, mine=[0]),
    m.Review: m.Review(done=12, of=40),
    PictureFact: PictureFact(picture=4, family="mosaic", shares=[29, 13, 7, 18]),
    m.Check: m.Check(commitment="9f2c…", seed="blake2:07ac…", draw=DRAW, digest="51d0…", fair=True, replays=True),
}
