"""How many seats a table has while it waits."""

from __future__ import annotations

from lanterne.core.game import Seat
from lanterne.core.phrase import Phrase
from lanterne.host.host import WAITING, Host, NotAllowed


def seats_kept(host: Host, user: str, seats: int) -> list[Seat]:
    """Which seats stay when there are to be so many, in their order. Raises `NotAllowed`.

    Free ones go first, the last of them before others, then bots; nobody who sits there does.
    """
    if host.owner != user:
        raise NotAllowed(Phrase("refused-owner-only"))
    if host.status != WAITING or host.drawing.asked_ms is not None:
        raise NotAllowed(Phrase("refused-started"))
    kept = list(range(len(host.sitters)))
    people = [seat for seat in kept if host.sitters[seat].user is not None]
    if seats < len(people):
        raise NotAllowed(Phrase("refused-seats-taken", {"people": len(people), "seats": seats}))
    bots = [seat for seat in kept if host.sitters[seat].user is None and host.sitters[seat].bot]
    free = [seat for seat in kept if host.sitters[seat].is_empty()]
    for seat in [*reversed(free), *reversed(bots)][: max(0, len(kept) - seats)]:
        kept.remove(seat)
    return kept
