"""Words beside the matter: what a seat does while somebody else is waited for, and waited for just the same after it.

Each makes what the others are about to send stale, and has bots begin anew. So a table bears some, and no flood.
"""

from __future__ import annotations

from lanterne.host.change import Change
from lanterne.host.host import Host


def is_aside(host: Host, change: Change) -> bool:
    """Whether whoever makes this move keeps others from theirs and brings nothing about. Not yet committed."""
    step = change.step
    if step is None or step.after is None or change.status is not None:
        return False
    before, after = host.to_act(), list(host.game.to_act(step.after))
    others = [seat for seat in before if seat != step.seat]
    answered = step.seat in before and step.seat not in after
    return bool(others) and all([seat in after for seat in others]) and not answered
