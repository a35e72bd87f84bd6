"""Illusion in words: phrases of the text catalogue, made from actions and views."""

from __future__ import annotations

from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.games.illusion.actions import DOUBT, IllusionAction
from lanterne.games.illusion.colours import COLOURS
from lanterne.games.illusion.eyes import UNIT
from lanterne.games.illusion.rounds import colour_phrase
from lanterne.games.illusion.view import CheckView, Glances, IllusionView


def say(a: IllusionAction) -> Phrase:
    if a is DOUBT:
        return Phrase("illusion-action-doubt")
    return Phrase("illusion-action-place", {"gap": a.gap})


def describe(v: IllusionView) -> list[Phrase]:
    lines = [Phrase("illusion-view-pile", {"round": v["round"], "pile": v["pile"], "removed": len(v["removed"])})]
    if v["check"] is not None:
        lines.extend(describe_check(v["check"]))
    if v["arrow"] is not None:
        lines.append(Phrase("illusion-view-arrow", {"colour": Phrase(f"illusion-colour-{v['arrow']}")}))
    for index, picture in enumerate(v["row"]):
        lines.append(Phrase("illusion-view-card", {"place": index + 1, "picture": picture}))
    if v["next"] is not None and v["phase"] != "over":
        lines.append(Phrase("illusion-view-next", {"picture": v["next"]}))
    if v["estimates"] is not None:
        lines.extend(describe_glances(v["estimates"]))
    for seat, counts in enumerate(v["won"]):
        lines.append(Phrase("illusion-view-won", {"who": seat_phrase(seat), "count": sum(counts)}))
    if v["turn"] is not None:
        lines.append(Phrase(f"illusion-view-{v['phase']}", {"who": seat_phrase(v["turn"])}))
    if v["outcome"] is not None:
        lines.append(Phrase(f"illusion-reason-{v['outcome']['reason']}"))
    return lines


def describe_check(check: CheckView) -> list[Phrase]:
    colour = COLOURS.index(check["colour"])
    lines = [Phrase("illusion-view-check", {"colour": colour_phrase(colour), "who": seat_phrase(check["winner"])})]
    for index, card in enumerate(check["cards"]):
        args: dict[str, Arg] = {"place": index + 1, "picture": card["picture"], "share": card["shares"][colour]}
        lines.append(Phrase("illusion-view-checked", args))
    return lines


def describe_glances(estimates: Glances) -> list[Phrase]:
    """Rounded to whole per cent: more would be more than an eye can tell."""
    lines: list[Phrase] = []
    for index, seen in enumerate(estimates["row"]):
        lines.append(Phrase("illusion-view-glance", {"place": index + 1, "share": round(seen / UNIT)}))
    if estimates["next"] > 0:
        lines.append(Phrase("illusion-view-glance-next", {"share": round(estimates["next"] / UNIT)}))
    return lines
