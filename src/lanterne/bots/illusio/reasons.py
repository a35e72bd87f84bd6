"""Why a bot of Illusio decides so: which trick it serves, whose plans it crosses, what would be missed least."""

from __future__ import annotations

from mypy_extensions import i64

from lanterne.bots.illusio.outlook import Outlook, contest_worth, fitting, project_worth
from lanterne.bots.illusio.stock import Stock
from lanterne.core.phrase import Phrase, seat_phrase
from lanterne.games.illusio.actions import (
    ABANDON,
    ADD,
    BECOME,
    DECLINE,
    DISCARD,
    DONE,
    DRAW_CARDS,
    END,
    FREE_ADD,
    FREE_MOVE,
    FREE_PREPARE,
    GIVE_ITEM,
    KEEP_CARD,
    LEAVE_CARD,
    LOOK,
    MOVE,
    PASS,
    PLACE,
    PLAY_ON,
    PLAY_TAKE,
    PLAY_TRANSFORM,
    PREPARE,
    PUT_ASIDE,
    SWAP,
    TAKE_OBJECTIVE,
    TARGET,
    IllusioAction,
)
from lanterne.games.illusio.cards import COMPONENTS, objective
from lanterne.games.illusio.items import kind_of
from lanterne.games.illusio.phrases import card_phrase, objective_phrase
from lanterne.games.illusio.scoring import pays
from lanterne.games.illusio.tricks import Trick

PLAIN = {  # decisions whose reason is always the same
    END: "end",
    PASS: "pass",
    DRAW_CARDS: "draw",
    DONE: "done",
    DECLINE: "decline",
    LOOK: "look",
    DISCARD: "discard",
    PLACE: "place",
    LEAVE_CARD: "leave",
    KEEP_CARD: "keep",
}


def reason_of(o: Outlook, a: IllusioAction) -> Phrase:
    verb = int(a.verb)
    if verb in PLAIN:
        return Phrase(f"illusio-why-{PLAIN[verb]}")
    if verb in (PREPARE, FREE_PREPARE):
        return prepared(o, a.kind)
    if verb in (ADD, MOVE, FREE_ADD, FREE_MOVE):
        return added(o, a)
    if verb == TAKE_OBJECTIVE:
        count = len(fitting(o, a.objective))
        return Phrase("illusio-why-take", {"count": count, "of": int(objective(a.objective).level)})
    if verb == ABANDON:
        return Phrase("illusio-why-abandon", {"objective": objective_phrase(a.objective)})
    if verb == PUT_ASIDE:
        return Phrase("illusio-why-exchange", {"card": card_phrase(a.kind)})
    if verb == PLAY_TAKE:
        return Phrase("illusio-why-steal", {"seat": seat_phrase(int(a.seat)), "points": int(o.s.scores[a.seat])})
    if verb == PLAY_ON:
        return struck(o, a)
    return reshaped(o, a)


def prepared(o: Outlook, kind: i64) -> Phrase:
    """The plan that gains most by having it backstage."""
    stock = o.stock.copied()
    stock.from_hand(kind)
    stock.onto_back(kind)
    return served(o, stock, "illusio-why-prepare")


def served(o: Outlook, stock: Stock, key: str) -> Phrase:
    """The objective that other components serve best, in words that name it; others where they serve none."""
    best = -1
    gain = 0.0
    for trick in o.s.projects[o.seat]:
        then = project_worth(o.s, o.seat, trick, stock) - project_worth(o.s, o.seat, trick, o.stock)
        if then > gain:
            best, gain = int(trick.objective), then
    for index in o.s.contest:
        then = contest_worth(o.s, o.seat, index, stock) - contest_worth(o.s, o.seat, index, o.stock)
        if then > gain:
            best, gain = int(index), then
    if best < 0:
        return Phrase("illusio-why-spare")
    return Phrase(key, {"objective": objective_phrase(best)})


def added(o: Outlook, a: IllusioAction) -> Phrase:
    name = objective_phrase(a.objective)
    for own in o.s.projects[o.seat]:
        if own.objective == a.objective:
            trick = own.copy()
            trick.add(a.item)
            left = int(objective(a.objective).level) - len(trick.placed)
            if left > 0:
                return Phrase("illusio-why-closer", {"objective": name, "left": left})
            return Phrase("illusio-why-finish", {"objective": name, "points": int(pays(o.s, o.seat, trick))})
    return Phrase("illusio-why-place")


def struck(o: Outlook, a: IllusioAction) -> Phrase:
    """A card on a displayed trick: the seat's own pays more, or sooner; a rival's less, or later."""
    for owner in range(o.s.seats):
        for trick in o.s.displayed[owner]:
            if trick.objective == a.objective:
                return hit(o, owner, trick)
    return Phrase("illusio-why-spare")


def hit(o: Outlook, owner: int, trick: Trick) -> Phrase:
    points = int(pays(o.s, owner, trick))
    if owner == o.seat:
        return Phrase("illusio-why-boost", {"points": points})
    lacks = int(o.s.options.goal - o.s.scores[owner])
    key = "illusio-why-stop" if points >= lacks else "illusio-why-spoil"
    return Phrase(key, {"seat": seat_phrase(owner), "points": points})


def reshaped(o: Outlook, a: IllusioAction) -> Phrase:
    """Transforming, and talents that touch a backstage: the seat's own plans, or a rival's."""
    if a.verb == SWAP:
        return Phrase("illusio-why-swap", {"objective": objective_phrase(a.objective)})
    owner = int(o.seat)
    if a.verb == TARGET:
        owner = int(a.seat)
    elif a.verb in (BECOME, GIVE_ITEM):
        owner = int(o.s.top().owner)
    if owner != o.seat:
        return Phrase("illusio-why-hinder", {"seat": seat_phrase(owner)})
    if a.verb == BECOME:
        stock = o.stock.copied()
        stock.off_back(kind_of(o.s.top().item))
        stock.onto_back(a.kind)
        return served(o, stock, "illusio-why-become")
    if a.verb == PLAY_TRANSFORM:
        return best_change(o, kind_of(a.item))
    return Phrase("illusio-why-change")


def best_change(o: Outlook, old: i64) -> Phrase:
    """What a component that may become anything will be used for."""
    best = o.stock
    gain = 0.0
    for kind in range(COMPONENTS):
        stock = o.stock.copied()
        stock.off_back(old)
        stock.onto_back(kind)
        then = o.gain(stock)
        if kind != old and then > gain:
            best, gain = stock, then
    return served(o, best, "illusio-why-become")
