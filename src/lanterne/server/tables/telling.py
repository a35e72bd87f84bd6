"""What those who watch a table are told: all of it, what changed, what happened."""

from __future__ import annotations

from lanterne.core.game import Seat
from lanterne.host.changing_rules import asked
from lanterne.host.host import WAITING, Host
from lanterne.host.sitter import Sitter
from lanterne.match.clock import DAY_MS
from lanterne.match.match import Step
from lanterne.server.messages import (
    Box,
    Changed,
    Gone,
    Noted,
    Refused,
    Result,
    RulesAsked,
    SeatAsked,
    SeatWish,
    ShownPledge,
    Stepped,
    Table,
    TableInfo,
    UndoAsked,
    Wished,
)
from lanterne.server.tables.client import Asker, Client, FarAsker, encoder
from lanterne.server.tables.hints import has_hints
from lanterne.server.tables.house_lines import lines_for
from lanterne.server.tables.live import LiveTable, Told
from lanterne.server.tables.project import (
    NOTHING,
    Shown,
    change,
    pack,
    position,
    result_of,
    shown,
    unasked,
    unpack,
    wishes_for,
)
from lanterne.server.wall_clock import now_ms, steady_ms

# ---------------------------------------------------------------------- pictures of the table


def info(table: LiveTable) -> TableInfo:
    """The table as everybody sees it."""
    row, host = table.row, table.host
    clocks = host.clock.shown(steady_ms())
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        seats=row.seats,
        status=host.status,  # type: ignore[arg-type]
        pace=row.pace,
        public=row.public,
        owner=owner_name(table),
        commitment=host.drawing.commitment,
        drawing=host.status == WAITING and host.drawing.asked_ms is not None,
        pledges=pledges_shown(host),
        ply=host.match.ply_of(None),
        boxes=[box(table, seat, sitter, clocks[seat]) for seat, sitter in enumerate(host.sitters)],
        to_act=host.to_act(),
        rematch=row.rematch,
        grace_ms=host.house.grace_ms,
        rules_asked=rules_asked(host),
        lesson=host.lesson is not None,
        onlookers=list(table.onlookers.names),
        looking_on=table.onlookers.count,
        hints=has_hints(table),
        outlived=table.ending is not None,
    )


def rules_asked(host: Host) -> RulesAsked | None:
    question = host.rules_question
    if question is None:
        return None
    people = asked(host)
    users = [sitter.user if sitter.user in people else None for sitter in host.sitters]
    answers = [None if user is None else question.answers.get(user) for user in users]
    ends_ms = max(0, question.asked_ms + DAY_MS - now_ms())
    return RulesAsked(rules=question.rules, answers=answers, ends_ms=ends_ms)


def sight(table: LiveTable, seat: Seat | None) -> Shown:
    """What these eyes see now, or saw last."""
    return shown(table.host.match, seat) if table.ending is None else table.ending.shown(seat)


def result(table: LiveTable) -> Result | None:
    return result_of(table.host, table.row, None if table.ending is None else table.ending.terms)


def pledges_shown(host: Host) -> list[ShownPledge]:
    """Everybody's; the shares themselves only when none can be chosen any more."""
    drawing = host.drawing
    shown: list[ShownPledge] = []
    for user, promised in sorted(drawing.pledges.items(), key=lambda item: item[1]):
        seats = [seat for seat, sitter in enumerate(host.sitters) if sitter.user == user]
        share = drawing.shares.get(user) if host.status != WAITING else None
        shown.append(ShownPledge(seats=seats, pledge=promised, share=share))
    return shown


def owner_name(table: LiveTable) -> str:
    for sitter in table.host.sitters:
        if sitter.user == table.host.owner:
            return sitter.name
    return ""


def box(table: LiveTable, seat: Seat, sitter: Sitter, clock_ms: int | None) -> Box:
    host = table.host
    if sitter.bot:
        return Box(
            seat=seat,
            kind="bot",
            name=sitter.name,
            bot=sitter.bot,
            online=True,
            clock_ms=clock_ms,
            lost=sitter.lost,
            open=host.is_open(seat),
            why=sitter.why,  # type: ignore[arg-type]
            since_ms=sitter.since_ms or None,
        )
    if sitter.user is None:
        return Box(seat=seat, kind="empty", open=host.is_open(seat))
    online = sitter.user in host.present
    since = None if online else host.away_since.get(sitter.user)
    return Box(
        seat=seat,
        kind="person",
        name=sitter.name,
        online=online,
        clock_ms=clock_ms,
        lost=sitter.lost,
        away_ms=None if since is None else steady_ms() - since,
    )


def whole(table: LiveTable, user: str) -> Table:
    """All of the table for one user."""
    host = table.host
    eyes = [] if host.status == WAITING else table.eyes_of(user)
    positions = []
    for seat in eyes:
        now = sight(table, seat)
        table.sent[seat] = pack(now)
        made = position(host, seat, now)
        made.house = lines_for(table, host.match, seat)
        positions.append(made)
    return Table(
        info=info(table),
        mine=host.seats_of(user),
        lent=host.lent_by(user),
        owner=host.owner == user,
        positions=positions,
        talk=table.talk,
        undo_asked_by=host.undo_by,
        seat_asked=seat_wish(host),
        result=result(table),
    )


# ---------------------------------------------------------------------- telling


def show_again(table: LiveTable, asker: Asker) -> None:
    """The present picture, to whoever has a wrong one; at another worker that worker has it."""
    if isinstance(asker, FarAsker):
        asker.sees_again = True
    elif isinstance(asker, Client) and not asker.may_look():  # it costs as much as many moves
        asker.send(Refused(why="later", table=table.id))
    else:
        asker.send(whole(table, asker.user))


def tell_changed(table: LiveTable) -> None:
    """Seats, presence or status changed."""
    told = info(table)
    for client in table.watchers:
        client.send(Changed(info=told, mine=table.host.seats_of(client.user), lent=table.host.lent_by(client.user)))


def see_out(table: LiveTable) -> None:
    """Who was shown out hears so, and nothing after it."""
    for client in [client for client in table.watchers if client.user in table.host.shown_out]:
        table.watchers.discard(client)
        client.tables.discard(table.id)
        table.host.present.discard(client.user)
        client.send(Gone(table=table.id))


def tell_gone(table: LiveTable) -> None:
    """The table is no more."""
    for client in table.watchers:
        client.tables.discard(table.id)
        client.send(Gone(table=table.id))
    table.watchers = set()


def tell_whole(table: LiveTable) -> None:
    """Everything anew, for everybody: after a start, an undo, a change of seats in play."""
    for client in table.watchers:
        client.send(whole(table, client.user))


def wished(table: LiveTable, seat: Seat) -> Wished:
    host = table.host
    wishes = wishes_for(host, seat)
    assert wishes is not None
    return Wished(table=table.id, seat=seat, wishes=wishes, unasked=unasked(host, seat))


def tell_wishes(table: LiveTable, seats: list[Seat]) -> None:
    """Whoever plays there, and nobody else."""
    host = table.host
    for client in table.watchers:
        for seat in host.seats_of(client.user):
            if seat in seats and host.wishes_of(seat) is not None:
                client.send(wished(table, seat))


def tell_undo(table: LiveTable) -> None:
    for client in table.watchers:
        ply = table.host.match.ply_of(table.eyes_of(client.user)[0])
        client.send(UndoAsked(table=table.id, ply=ply, by=table.host.undo_by))


def seat_wish(host: Host) -> SeatWish | None:
    wish = host.seat_wish
    return None if wish is None else SeatWish(seat=wish.seat, name=wish.name)


def tell_seat_wish(table: LiveTable) -> None:
    data = encoder.encode(SeatAsked(table=table.id, wish=seat_wish(table.host)))
    for client in table.watchers:
        client.send_bytes(data)


def tell_notices(table: LiveTable) -> None:
    """What the host wants everybody to know, once there is somebody."""
    if not table.watchers and not table.elsewhere:
        return
    notices, table.host.notices = table.host.notices, []
    for phrase in notices:
        tell(table, Told(phrase=phrase.json()))


def tell_remarks(table: LiveTable) -> None:
    """What bots have said, to whoever looks through no other eyes than those it is for: who shares a screen may not."""
    remarks, table.host.remarks = table.host.remarks, []
    for remark in remarks:
        tell(table, Told(phrase=remark.phrase.json(), to=remark.to))


def tell(table: LiveTable, told: Told) -> None:
    """Here, and at other workers."""
    table.told.append(told)
    hear_told(table, told)


def hear_told(table: LiveTable, told: Told) -> None:
    data = encoder.encode(Noted(table=table.id, phrase=told.phrase))
    for client in table.watchers:
        if told.to is None or all(eyes in told.to for eyes in table.eyes_of(client.user)):
            client.send_bytes(data)


def tell_step(table: LiveTable, step: Step) -> None:
    """Events and changed views, projected for each pair of eyes that looks and sees something of it."""
    host = table.host
    looking = {seat for client in table.watchers for seat in table.eyes_of(client.user)}
    changes = {}
    for eyes in looking:
        if step.is_seen_by(eyes):
            before, after = table.sent.get(eyes), shown(host.match, eyes)
            changes[eyes] = change(host, eyes, NOTHING if before is None else unpack(before), after, step)
            table.sent[eyes] = pack(after)
    for eyes in list(table.sent):
        if eyes not in looking:
            del table.sent[eyes]  # nobody looks through these any more: whoever comes gets all of it
    ended = result(table)
    clocks = host.clock.shown(steady_ms())
    to_act = host.to_act()
    for client in table.watchers:
        told = [changes[eyes] for eyes in table.eyes_of(client.user) if eyes in changes]
        if told:
            client.send(
                Stepped(table=table.id, seat=step.seat, changes=told, to_act=to_act, clocks_ms=clocks, result=ended)
            )
