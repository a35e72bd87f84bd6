"""What a field may hold, and how a message is told from another."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

MOST_NAME = 24
LEAST_PASSWORD, MOST_PASSWORD = 8, 200
Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
TableId = Annotated[str, Meta(min_length=8, max_length=24, pattern="^[a-z0-9]+$")]
Code = Annotated[str, Meta(min_length=1, max_length=600)]
# Nothing unprintable: PostgreSQL keeps no NUL.
MessageId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$")]
WindowKind = Annotated[str, Meta(min_length=1, max_length=20)]
Windows = Annotated[dict[WindowKind, Literal["ask", "empty", "until-my-turn", "unless-target"]], Meta(max_length=8)]
Order = Annotated[str, Meta(min_length=1, max_length=80)]
Orders = Annotated[list[Order], Meta(max_length=12)]
Hash = Annotated[str, Meta(max_length=64, pattern="^([0-9a-f]{64})?$")]
BotCall = Annotated[str, Meta(max_length=40)]
CallWish = Literal["never", "open", "closed"]
PushKey = Annotated[str, Meta(min_length=20, max_length=100, pattern="^[A-Za-z0-9_-]+$")]
Endpoint = Annotated[str, Meta(min_length=12, max_length=1000, pattern=r"^https?://[\x21-\x7e]+$")]
Lang = Annotated[str, Meta(max_length=8, pattern=r"^[A-Za-z-]*\Z")]
# ASCII alone, and nothing that could end a header.
Mail = Annotated[
    str, Meta(max_length=254, pattern=r"^([A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]+)?\Z")
]
Seat = Annotated[int, Meta(ge=0, le=15)]
Ply = Annotated[int, Meta(ge=0, le=100_000)]


class Wire(Struct, tag_field="t", forbid_unknown_fields=True, kw_only=True):
    """A message with its kind in `t`."""
