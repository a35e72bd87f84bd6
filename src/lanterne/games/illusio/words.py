"""Actions and views as phrases of the text catalogue."""

from __future__ import annotations

from lanterne.core.phrase import Arg, Phrase, seat_phrase
from lanterne.games.illusio.actions import SHAPES, IllusioAction
from lanterne.games.illusio.cards import KIND_NAMED, OBJECTIVE_NAMED, OBJECTIVES
from lanterne.games.illusio.items import item_from
from lanterne.games.illusio.phrases import card_phrase, domain_phrase, item_phrase, objective_phrase
from lanterne.games.illusio.terms import trick_value
from lanterne.games.illusio.view import Counts, IllusioView, TrickView


def say(a: IllusioAction) -> Phrase:
    """Each slot of the action's shape bears the name of the argument that its words take."""
    shape = SHAPES[a.verb]
    args: dict[str, Arg] = {}
    for slot in shape.slots():
        if slot.name == "card":
            args["card"] = card_phrase(a.kind)
        elif slot.name == "component":
            args["component"] = item_phrase(a.item)
        elif slot.name == "objective":
            args["objective"] = objective_phrase(a.objective)
        else:
            args["seat"] = seat_phrase(a.seat)
    return Phrase(f"illusio-action-{shape.name}", args)


# ---------------------------------------------------------------------- a view in words


def describe(v: IllusioView) -> list[Phrase]:
    lines = [_line("goal", {"goal": v["options"]["goal"]})]
    lines += [_objective_line("contest", name) for name in v["contest"]]
    lines.append(_line("objective-deck", {"count": v["bag"] + len(v["under"]), "discard": len(v["objective_discard"])}))
    lines.append(_line("deck", {"count": v["deck"], "discard": sum(v["discard"].values())}))
    for seat in range(v["seats"]):
        lines += _player_lines(v, seat)
    hand = v["hand"]
    if hand is not None:
        lines.append(_line("hand", {"cards": listed(_counted(hand))}))
    if v["reason"]:
        lines.append(_line("over", {"reason": Phrase(f"illusio-reason-{v['reason']}")}))
    else:
        frame = v["frames"][-1]
        asked = Phrase(f"illusio-asked-{frame['kind']}", {"actions": v["actions_left"]})
        lines.append(_line("asked", {"seat": seat_phrase(frame["seat"]), "what": asked}))
    return lines


def _line(name: str, args: dict[str, Arg]) -> Phrase:
    return Phrase(f"illusio-view-{name}", args)


def _objective_line(name: str, card: str) -> Phrase:
    index = OBJECTIVE_NAMED[card]
    slots: list[Phrase] = [card_phrase(kind) for kind in OBJECTIVES[index].slots]
    args: dict[str, Arg] = {"objective": objective_phrase(index), "id": card, "slots": listed(slots)}
    args["domain"] = domain_phrase(OBJECTIVES[index].domain)
    args["level"] = OBJECTIVES[index].level
    return _line(name, args)


def _player_lines(v: IllusioView, seat: int) -> list[Phrase]:
    player = v["players"][seat]
    who = seat_phrase(seat)
    args: dict[str, Arg] = {"seat": who, "score": player["score"], "hand": player["hand"]}
    args["magician"] = Phrase(f"illusio-magician-{player['magician']}")
    args["talent"] = Phrase("illusio-view-talent-used" if player["talent_used"] else "illusio-view-talent-ready")
    args["tricks"] = len(player["validated"])
    lines = [_line("player", args)]
    if player["backstage"]:
        items = [item_phrase(item_from(text)) for text in player["backstage"]]
        lines.append(_line("backstage", {"seat": who, "components": listed(items)}))
    if player["known"]:
        lines.append(_line("known", {"seat": who, "cards": listed(_counted(player["known"]))}))
    lines += [_trick_line(v, seat, raw, "project") for raw in player["projects"]]
    lines += [_trick_line(v, seat, raw, "displayed") for raw in player["displayed"]]
    return lines


def _trick_line(v: IllusioView, seat: int, raw: TrickView, name: str) -> Phrase:
    index = OBJECTIVE_NAMED[raw["objective"]]
    items = [item_phrase(item_from(text)) for text in raw["placed"]]
    args: dict[str, Arg] = {
        "seat": seat_phrase(seat),
        "objective": objective_phrase(index),
        "components": listed(items),
    }
    args["slots"] = OBJECTIVES[index].level
    args["placed"] = len(items)
    args["value"] = trick_value(v, seat, raw)
    return _line(name, args)


def _counted(counts: Counts) -> list[Phrase]:
    cards: list[Phrase] = []
    for name, count in counts.items():
        cards += [card_phrase(KIND_NAMED[name])] * count
    return cards


def listed(items: list[Phrase]) -> Phrase:
    """A list of things as nested phrases, so that each language joins them in its own way."""
    if not items:
        return Phrase("illusio-list-none")
    phrase = items[0]
    for item in items[1:]:
        phrase = Phrase("illusio-list-and", {"first": phrase, "next": item})
    return phrase
