"""What a move does, once more: chance is enumerated, so `play` gives every position an action may lead to."""

from __future__ import annotations

import copy

from lanterne.core.game import Json
from tests.games.illusio.brute import DOMAIN, NEEDS, Item, Position, different, key, text


def play(p: Position, code: str) -> list[Position]:
    """Every position it may lead to; some may be equal."""
    p = copy.deepcopy(p)
    me = p["seats"][p["turn"]]
    verb, *rest = code.split(" ")
    if p["ask"] is not None:
        return answer(p, me, verb, rest)
    if verb == "end":
        return next_turn(p)
    p["left"] -= 1
    if verb == "prepare":
        me["hand"].remove(rest[0])
        me["back"].append([rest[0], rest[0], 0])
    elif verb == "exchange":
        p["ask"] = {"what": "exchange", "chosen": [rest[0]]}
    elif verb == "take":
        p["ask"] = {"what": "placing", "name": rest[0], "chosen": []}
    elif verb == "abandon":
        trick = next(trick for trick in me["projects"] if trick["name"] == rest[0])
        me["projects"].remove(trick)
        me["back"] += trick["placed"]
        p["objective_discard"] = sorted([*p["objective_discard"], rest[0]], key=list(NEEDS).index)
    elif verb == "play":
        return play_card(p, me, rest[0], rest[1])
    else:
        item = [rest[0], rest[0], 0] if verb == "add" else item_named(me["back"], rest[0])
        me["hand" if verb == "add" else "back"].remove(rest[0] if verb == "add" else item)
        trick = next(trick for trick in me["projects"] if trick["name"] == rest[2])
        trick["placed"].append(item)
        display(me)
    return [tidy(p)]


def item_named(items: list[Item], name: str) -> Item:
    return next(item for item in items if text(item) == name)


def display(me: Json) -> None:
    for trick in list(me["projects"]):
        if len(trick["placed"]) == len(NEEDS[trick["name"]]):
            me["projects"].remove(trick)
            me["shown"].append(trick)


def tidy(p: Position) -> Position:
    for name in ("deck", "discard", "bag"):
        p[name].sort()
    for seat in p["seats"]:
        seat["hand"].sort()
        seat["back"].sort()
        for trick in seat["projects"] + seat["shown"]:
            trick["placed"].sort()
    return p


def answer(p: Position, me: Json, verb: str, rest: list[str]) -> list[Position]:
    ask = p["ask"]
    chosen = ask["chosen"]
    if verb == "into":
        me["hand"].remove("transform")
        me["back"].remove(chosen[0])
        me["back"].append([rest[0], chosen[0][1], chosen[0][2] + 1])
        p["ask"] = None
    elif verb == "exchange":
        chosen.append(rest[0])
    elif verb == "place":
        chosen.append(item_named(me["back"], rest[0]))
        if len(chosen) == len(NEEDS[ask["name"]]):
            return take(p, me)
    elif ask["what"] == "exchange":
        p["ask"] = None
        for card in chosen:
            me["hand"].remove(card)
        after = draws(p, p["turn"], len(chosen))
        for q in after:
            q["discard"] += chosen
        return [tidy(q) for q in after]
    else:
        return take(p, me)
    return [tidy(p)]


def take(p: Position, me: Json) -> list[Position]:
    name, chosen = p["ask"]["name"], p["ask"]["chosen"]
    p["ask"] = None
    for item in chosen:
        me["back"].remove(item)
    me["projects"].append({"name": name, "placed": chosen, "cards": [], "held": False})
    display(me)
    if not p["bag"]:
        p["bag"], p["objective_discard"] = p["objective_discard"], []
    at = p["contest"].index(name)
    found = []
    for drawn in p["bag"]:
        q = copy.deepcopy(p)
        q["bag"].remove(drawn)
        q["contest"][at] = drawn
        found.append(tidy(q))
    assert found, "a Contest that shrinks is not this module's business"
    return found


def play_card(p: Position, me: Json, card: str, target: str) -> list[Position]:
    if card == "transform":
        p["ask"] = {"what": "into", "chosen": [item_named(me["back"], target)]}
        return [p]
    me["hand"].remove(card)
    if card == "take":
        p["discard"].append("take")
        found = []
        for stolen in p["seats"][int(target)]["hand"]:
            q = copy.deepcopy(p)
            q["seats"][int(target)]["hand"].remove(stolen)
            q["seats"][q["turn"]]["hand"].append(stolen)
            found.append(tidy(q))
        return found
    owner = next(seat for seat in p["seats"] if any(trick["name"] == target for trick in seat["shown"]))
    trick = next(trick for trick in owner["shown"] if trick["name"] == target)
    if card == "success":
        p["discard"].append(card)
        validate(p, owner, trick)
    else:
        trick["cards"].append(card)
        trick["held"] = trick["held"] or card == "encore"
    return [tidy(p)]


# ---------------------------------------------------------------------- the turn


def draws(p: Position, seat: int, count: int) -> list[Position]:
    """All hands that so many cards may make; an empty deck takes in the discard."""
    if count == 0 or not p["deck"] + p["discard"]:
        return [p]
    if not p["deck"]:
        p["deck"], p["discard"] = p["discard"], []
    found: dict[str, Position] = {}
    for card in different(p["deck"]):
        q = copy.deepcopy(p)
        q["deck"].remove(card)
        q["seats"][seat]["hand"].append(card)
        for r in draws(q, seat, count - 1):
            found[key(tidy(r))] = r
    return list(found.values())


def next_turn(p: Position) -> list[Position]:
    p["turn"] = (p["turn"] + 1) % len(p["seats"])
    me = p["seats"][p["turn"]]
    p["left"] = 2
    for trick in list(me["shown"]):
        if trick["held"]:
            trick["held"] = False
        elif not p["over"]:
            validate(p, me, trick)
    if p["over"]:
        return [tidy(p)]
    me["used"] = False
    size = len(me["hand"])
    return draws(p, p["turn"], 5 - size if size < 4 else 1)


def validate(p: Position, owner: Json, trick: Json) -> None:
    name = trick["name"]
    same = [done for done in owner["done"] if DOMAIN[done] == DOMAIN[name]]
    kinds = [item[0] for item in trick["placed"]]
    value = len(NEEDS[name]) + (1 if same else 0)
    value += len([slot for slot in NEEDS[name] if slot in kinds and slot not in ("audience", "formula")])
    value += 2 * trick["cards"].count("grand") - trick["cards"].count("dejavu")
    if owner["magician"] == "tournevent":
        gain = "audience" in kinds
    else:
        gain = bool(owner["done"]) and not same
    if gain and not owner["used"] and value + 1 > 0:
        owner["used"] = True
        value += 1
    owner["shown"].remove(trick)
    owner["done"].append(name)
    owner["score"] += max(0, value)
    for _, printed, cards in trick["placed"]:
        p["discard"] += [printed] + ["transform"] * cards
    p["discard"] += trick["cards"]
    p["over"] = owner["score"] >= p["goal"]
