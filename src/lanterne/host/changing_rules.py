"""A running game whose rules are played no more, and which those of today would play otherwise: its people decide.

They see the last position that both rules lead to. Going on from there needs everybody's yes; where all have answered
and somebody would rather end, it ends without a winner. Who has not answered for a day has agreed with the others.
Until it is settled nothing is played, nobody is waited for and no clock runs.
"""

from __future__ import annotations

from typing import Final

from lanterne.core.errors import Rejected
from lanterne.core.game import Outcome
from lanterne.host.change import Change
from lanterne.host.giving_up import FORFEITS, WITHOUT_WINNER
from lanterne.host.host import OVER, PLAYING, Host
from lanterne.match.clock import DAY_MS

RULES_CHANGED: Final = "rules-changed"  # the reason of an end by a change of rules: no places, no scores


def asked(host: Host) -> set[str]:
    """Those whose game it still is, also while a bot plays for them."""
    return {sitter.user for sitter in host.sitters if sitter.user is not None and not sitter.lost}


def answer_rules(host: Host, user: str, goes_on: bool, now_ms: int) -> Change:
    """Somebody's word, which may be changed until all have given theirs. Raises `Rejected`."""
    question = host.rules_question
    if question is None or host.status != PLAYING or user not in asked(host):
        raise Rejected("stale", "nobody asks about the rules")
    change = Change(now_ms)
    change.rules_question = question.answered(user, goes_on)
    return change


def settled_in_ms(host: Host, today_ms: int) -> int | None:
    """How long until it is settled unless somebody answers; None: it is not asked, or nobody has said anything yet."""
    question = host.rules_question
    if question is None or host.status != PLAYING:
        return None
    people = asked(host)
    if people <= set(question.answers):
        return 0
    if not any([user in people for user in question.answers]):
        return None
    return max(0, question.asked_ms + DAY_MS - today_ms)


def settle_rules(host: Host, now_ms: int, today_ms: int) -> Change | None:
    """What comes of it, once it is settled. Where there are only bots they go on."""
    question = host.rules_question
    if question is None or settled_in_ms(host, today_ms) != 0:
        return None
    change = Change(now_ms)
    if all([question.answers.get(user, True) for user in asked(host)]):
        change.rules = question.rules
        change.back_to = host.match.ply
        change.clocks = host.clock.shown(now_ms)
    else:
        change.status = OVER
        change.outcome = ended_by_rules()
    return change


def ended_by_rules() -> Outcome:
    return Outcome(RULES_CHANGED, [], [])


def own_outcome(outcome: Outcome | None) -> Outcome | None:
    """How the game itself ended, as its record says; None where it was the house that ended it, or nobody yet."""
    if outcome is None:
        return None
    reason = outcome.reason
    by_house = reason in FORFEITS or reason in WITHOUT_WINNER or reason == RULES_CHANGED
    return None if by_house and not outcome.scores else outcome
