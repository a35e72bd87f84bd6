"""A question to a bot as it is written for the process in which it thinks."""

from __future__ import annotations

from lanterne.host.host import Host
from lanterne.host.question import Question
from lanterne.server.thinking.orders import Order


def order_of(
    host: Host, question: Question, mind: str, heard: int | None, seconds: float, *, explains: bool = False
) -> Order:
    """With what the mind has not heard yet; None: there is no mind."""
    brief = host.brief(question)
    match = host.match
    events = [] if heard is None else match.events_since(heard)
    return Order(
        game=brief.game,
        rules=brief.rules,
        bot=question.bot,
        mind=mind,
        heard=-1 if heard is None else heard,
        until=match.ply,
        events=[event.json() for event in events if event.is_for(question.seat)],
        seat=question.seat,
        speaks=question.speaks,
        view=brief.view,
        legal=brief.legal,
        seed=brief.seed,
        seconds=seconds,
        explains=explains,
    )
