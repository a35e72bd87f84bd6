"""Hidden things of Illuminati in each other's place, each with the seats that could notice.

Positions are changed as JSON and loaded again, so that nothing of the engine decides what is hidden.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from lanterne.core.game import Json, Seat
from lanterne.core.rng import Rng
from lanterne.games.illuminati.cards.deck import FIRST_SPECIAL
from lanterne.games.illuminati.cards.figures import power_of
from lanterne.games.illuminati.cards.table import CARDS, FIRST_ILLUMINATED, FIRST_ILLUMINATI
from lanterne.games.illuminati.game import GAME
from lanterne.games.illuminati.money.treasury import knows_treasury
from lanterne.games.illuminati.specials.hands import known_of
from lanterne.games.illuminati.state import IlluminatiState
from tests.contract.swapping import one_of, pairs

Swap = tuple[Json, set[Seat]]
NO_CARD = -1
NOBODY = -1
ROLLED = 7
BY_CARD = ("zone", "owner", "master", "facing", "cell", "treasury", "knowers", "used")
WITH_CARDS = ("attacker", "aiders", "under", "barred", "source", "sink", "layout")  # in frames; barred, layout: first


def swaps(s: IlluminatiState, rng: Rng) -> list[tuple[IlluminatiState, set[Seat]]]:
    if s.result is not None:
        return []
    return [(GAME.load(raw), noticing) for makers in KINDS.values() for raw, noticing in makers(s, rng)]


# ---------------------------------------------------------------------- specials


def face_down(s: IlluminatiState, seat: Seat) -> list[int]:
    """Kinds of special in a hand of which nobody else can place the last one there, and on which nothing rests."""
    bound = bound_kinds(s, seat)
    found = []
    for kind, count in enumerate(s.specials[seat]):
        known = max([known_of(s, viewer, seat)[kind] for viewer in range(s.seats) if viewer != seat])
        if count - s.shown[seat][kind] > known and kind not in bound:
            found.append(kind)
    return found


def bound_kinds(s: IlluminatiState, seat: Seat) -> list[int]:
    """What the seat has on offer or has announced to use."""
    found = [kind for offer in s.offers if offer.proposer == seat for kind in offer.give.specials]
    attack = attack_of(s.json())
    if attack is not None and attack["seat"] == seat:
        found += [attack["discard"], 12 if attack["rumours"] else NO_CARD]
    return found


def hands(s: IlluminatiState, rng: Rng) -> list[Swap]:
    found: list[Swap] = []
    for one, other in pairs(s.seats):
        wanted = [(a, b) for a in face_down(s, one) for b in face_down(s, other) if a != b]
        if wanted:
            raw = s.json()
            mine, yours = one_of(wanted, rng)
            for seat, gone, come in ((one, mine, yours), (other, yours, mine)):
                raw["specials"][seat][gone] -= 1
                raw["specials"][seat][come] += 1
            found.append((raw, {one, other}))
    return found


def hand_and_deck(s: IlluminatiState, rng: Rng) -> list[Swap]:
    found: list[Swap] = []
    in_deck = [kind for kind, count in enumerate(s.deck_specials) if count and s.top != FIRST_SPECIAL + kind]
    for seat in range(s.seats):
        wanted = [(a, b) for a in face_down(s, seat) for b in in_deck if a != b]
        if wanted:
            raw = s.json()
            mine, drawn = one_of(wanted, rng)
            raw["specials"][seat][mine] -= 1
            raw["deck_specials"][mine] += 1
            raw["specials"][seat][drawn] += 1
            raw["deck_specials"][drawn] -= 1
            found.append((raw, {seat}))
    return found


# ---------------------------------------------------------------------- face-down Illuminati


def illuminati(s: IlluminatiState, rng: Rng) -> list[Swap]:
    """Two seats get each other's; and one seat gets one out of the box, where no illuminated card is in it."""
    hidden = [seat for seat in range(s.seats) if not s.exposed[seat]]
    found: list[Swap] = []
    for place, one in enumerate(hidden):
        for other in hidden[place + 1 :]:
            if could_be(s, one, s.illuminati[other]) and could_be(s, other, s.illuminati[one]):
                raw = with_cards_renamed(s.json(), s.illuminati[one], s.illuminati[other])
                swap_goals(s, raw, one, other)
                found.append((raw, {one, other}))
    box = [card for card in range(FIRST_ILLUMINATI, FIRST_ILLUMINATED) if card not in s.illuminati]
    for seat in hidden:
        plain = s.illuminati[seat] < FIRST_ILLUMINATED and not s.goal[seat]
        fitting = [card for card in box if plain and CARDS[card].goal and could_be(s, seat, card)]
        if fitting:
            found.append((with_cards_renamed(s.json(), s.illuminati[seat], one_of(fitting, rng)), {seat}))
    return found


def could_be(s: IlluminatiState, seat: Seat, card: int) -> bool:
    """Whether everything the seat is seen to do in this turn could have been done with that card as well."""
    if s.used[s.illuminati[seat]] > 1 or s.goal_shown[seat]:
        return False
    raw = s.json()
    if seat == s.turn and (raw["frames"][0]["struck"] or s.stage == 2 or bought_privilege(raw)):
        return False
    if any(frame["kind"] in ("rearranging", "declaring", "redistribute") for frame in raw["frames"]):
        return False
    attack = attack_of(raw)
    if attack is None or attack["seat"] != seat:
        return True
    return not attack["claimed"] and not attack["bought"] and max(attack["power"], attack["aid"]) <= power_of(s, card)


def bought_privilege(raw: Json) -> bool:
    return bool(raw["privilege_bought"])


def swap_goals(s: IlluminatiState, raw: Json, one: Seat, other: Seat) -> None:
    """Only the Ovnis have a secret goal, unless everybody has one."""
    if not s.options.hidden_goals:
        raw["goal"][one], raw["goal"][other] = s.goal[other], s.goal[one]


def with_cards_renamed(raw: Json, one: int, other: int) -> Json:
    """The two cards have changed places wherever the state speaks of them."""

    def renamed(card: int) -> int:
        return {one: other, other: one}.get(card, card)

    raw["master"] = [renamed(card) for card in raw["master"]]
    for name in BY_CARD:
        raw[name][one], raw[name][other] = raw[name][other], raw[name][one]
    raw["illuminati"] = [renamed(card) for card in raw["illuminati"]]
    raw["called_off"] = sorted([renamed(key // 512) * 512 + key % 512 for key in raw["called_off"]])
    for frame in raw["frames"]:
        for part in (frame, frame.get("attack", {})):
            for name in WITH_CARDS:
                if name in part:
                    part[name] = with_names(part[name], renamed, name)
    return raw


def with_names(value: Any, renamed: Callable[[int], int], name: str) -> Any:
    if name == "barred":
        return [renamed(value[0]), *value[1:]] if value else value
    if name == "layout":
        return [[card, renamed(master), *rest] for card, master, *rest in value]
    return sorted([renamed(card) for card in value]) if isinstance(value, list) else renamed(value)


# ---------------------------------------------------------------------- goals, money, deck


def goals(s: IlluminatiState, rng: Rng) -> list[Swap]:
    found: list[Swap] = []
    for one, other in pairs(s.seats):
        secret = [seat for seat in (one, other) if s.goal[seat] and not s.goal_shown[seat] and s.alive[seat]]
        if len(secret) == 2 and s.goal[one] != s.goal[other]:
            raw = s.json()
            raw["goal"][one], raw["goal"][other] = s.goal[other], s.goal[one]
            found.append((raw, {one, other}))
    return found


def treasuries(s: IlluminatiState, rng: Rng) -> list[Swap]:
    """Two sums that are not known to all."""
    everybody = set(range(s.seats))
    known = {card: knowers(s, card) for card in range(len(CARDS)) if s.treasury[card]}
    some = [card for card, seats in known.items() if seats != everybody]
    wanted = [(a, b) for a in some for b in some if a < b and s.treasury[a] != s.treasury[b]]
    if not wanted:
        return []
    one, other = one_of(wanted, rng)
    raw = s.json()
    raw["treasury"][one], raw["treasury"][other] = s.treasury[other], s.treasury[one]
    owners = {s.owner[one], s.owner[other]}
    selling = {seat for offer in s.offers if offer.proposer in owners for seat in offer.to}  # whether it still stands
    return [(raw, known[one] | known[other] | owners | selling)]


def knowers(s: IlluminatiState, card: int) -> set[Seat]:
    return {seat for seat in range(s.seats) if knows_treasury(s, seat, card)}


def next_card(s: IlluminatiState, rng: Rng) -> list[Swap]:
    """Another card is the next of the deck: only who has peeked could tell."""
    others = [card for card in s.deck_groups if card != s.top]
    if s.top == NO_CARD or not others:
        return []
    raw = s.json()
    raw["top"] = one_of(others, rng)
    return [(raw, {seat for seat in range(s.seats) if s.top_known >> seat & 1})]


# ---------------------------------------------------------------------- attacks


def attack_of(raw: Json) -> Json | None:
    for frame in raw["frames"]:
        if frame["kind"] == "attacking":
            attack: Json = frame["attack"]
            return attack
    return None


def preparation(s: IlluminatiState, rng: Rng) -> list[Swap]:
    """What an attacker has picked to pay privilege with, before the attack is announced."""
    attack = attack_of(s.json())
    if attack is None or attack["phase"] != 0 or attack["target"] == NO_CARD:
        return []
    found: list[Swap] = []
    held = [kind for kind, count in enumerate(s.specials[attack["seat"]]) if count]
    for discard in [kind for kind in (NO_CARD, *held) if kind != attack["discard"]]:
        raw = s.json()
        changed = attack_of(raw)
        assert changed is not None
        changed["discard"] = discard
        found.append((raw, {attack["seat"]}))
    raw = s.json()
    changed = attack_of(raw)
    assert changed is not None
    changed["bought"] = not attack["bought"]
    return [*found, (raw, {attack["seat"]})]


def dice(s: IlluminatiState, rng: Rng) -> list[Swap]:
    """Where people cheat, only the attacker sees the dice; the others hear what is read out."""
    attack = attack_of(s.json())
    if not s.options.cheating or attack is None or attack["phase"] != ROLLED:
        return []
    raw = s.json()
    changed = attack_of(raw)
    assert changed is not None
    changed["dice"] = 2 + (attack["dice"] - 1) % 11
    if s.frames[-1].kind == "reading":
        changed["roll"] = changed["dice"]
    return [(raw, {attack["seat"]})]


def tricks(s: IlluminatiState, rng: Rng) -> list[Swap]:
    """Who has cheated this turn, and how."""
    if not s.options.cheating:
        return []
    found: list[Swap] = []
    for seat in range(s.seats):
        raw = s.json()
        raw["tricks"][seat] = 35 if s.tricks[seat] == 0 else 0
        found.append((raw, {seat}))
    return found


# ---------------------------------------------------------------------- talk


def offers(s: IlluminatiState, rng: Rng) -> list[Swap]:
    """An offer that was never made, and one for a little more."""
    found: list[Swap] = []
    for place, offer in enumerate(s.offers):
        parties = {offer.proposer, *offer.to}
        raw = s.json()
        del raw["offers"][place]
        raw["offers_made"][offer.proposer] -= 1
        found.append((raw, parties))
        raw = s.json()
        raw["offers"][place]["want"]["money"] += 1
        found.append((raw, parties))
    return found


def promises(s: IlluminatiState, rng: Rng) -> list[Swap]:
    found: list[Swap] = []
    for place, (giver, to, _) in enumerate(s.promises):
        raw = s.json()
        raw["promises"][place][2] = "something else"
        found.append((raw, {giver, to}))
    return found


KINDS: dict[str, Callable[[IlluminatiState, Rng], list[Swap]]] = {
    "hands": hands,
    "hand and deck": hand_and_deck,
    "illuminati": illuminati,
    "goals": goals,
    "treasuries": treasuries,
    "next card": next_card,
    "preparation": preparation,
    "dice": dice,
    "tricks": tricks,
    "offers": offers,
    "promises": promises,
}
