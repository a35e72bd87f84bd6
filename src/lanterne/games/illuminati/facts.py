"""Facts for the page, made from the engine's own constants so that the page need not repeat them."""

from __future__ import annotations

from typing import Any, Final

from lanterne.games.illuminati.attack.attack import PHASES
from lanterne.games.illuminati.attack.number import NEUTRALISING, PER_ALIGNMENT, POSITION, TARGET_MONEY, WORST_ROLL
from lanterne.games.illuminati.cards.alignments import NAMES, names_of, opposite_of
from lanterne.games.illuminati.cards.data import CARD_FACTS
from lanterne.games.illuminati.deals.judging import OFFERS_A_TURN
from lanterne.games.illuminati.deals.offers import MOST_MONEY
from lanterne.games.illuminati.goals.goals import BASIC
from lanterne.games.illuminati.money.income import LARGE_GAME
from lanterne.games.illuminati.moves import ATTACKS, CHANGES, DIRECTIONS, MOVE_SHAPES, SIDES
from lanterne.games.illuminati.secrets.cheating import MOST_STOLEN, MOST_STRETCHED, TRICKS
from lanterne.games.illuminati.seeing.frames import BY_KIND
from lanterne.games.illuminati.specials.moments import MOMENTS
from lanterne.games.illuminati.specials.table import EFFECTS
from lanterne.games.illuminati.turn.elimination import SAFE_TURNS
from lanterne.games.illuminati.turn.main_actions import ACTIONS_A_TURN, PASS_MONEY
from lanterne.games.illuminati.turn.turn import FREE_TRANSFERS
from lanterne.games.illuminati.view import STAGES

ALL_ROUND: Final = ["north", "east", "south", "west"]


def card_facts(raw: dict[str, Any], kind: str) -> dict[str, object]:
    """What is printed on a card. Arrows of a group are turns from the direction in which it is entered."""
    abilities: list[dict[str, Any]] = raw.get("abilities", [])
    return {
        "kind": kind,
        "power": raw["power"],
        "transferable": raw["transferable"],
        "resistance": raw.get("resistance"),
        "income": raw["income"] - sum([each["amount"] for each in abilities if each["kind"] == "costs-upkeep"]),
        "alignments": raw.get("alignments", []),
        "arrows": raw.get("arrows", ALL_ROUND),
        "goal": raw.get("goal"),
        "replaces": raw.get("replaces"),
        "bonuses": [bonus_facts(each) for each in abilities if each["kind"] in ("attack-bonus", "per-edition")],
        "abilities": [each["kind"] for each in abilities],
        "text": f"illuminati-ability-{raw['id']}" if abilities else None,
    }


def bonus_facts(raw: dict[str, Any]) -> dict[str, object]:
    """A bonus on attacks; of two printings the usual one (A-84)."""
    usual: dict[str, Any] = raw.get("usual", raw)
    return {
        "amount": usual["amount"],
        "attacks": usual["attacks"],
        "alignments": usual.get("alignments", []),
        "groups": usual.get("groups", []),
        "direct": usual.get("direct", False),
    }


def special_facts(raw: dict[str, Any], kind: int) -> dict[str, object]:
    return {
        "count": raw["count"],
        "ability": raw["ability"]["kind"],
        "moments": list(EFFECTS[kind].moments()),
        "verbs": [MOVE_SHAPES[verb].name for verb in EFFECTS[kind].verbs()],  # of what plays it, where it is aimed
        "text": f"illuminati-special-{raw['id']}-text",
    }


def goal_facts(raw: dict[str, Any]) -> dict[str, object]:
    return {
        "kind": raw["kind"],
        "needed": raw["needed"],
        "clause": raw["clause"],
        "choosable": raw["choosable"],
        "alignments": raw.get("alignments", []),
        "cards": raw.get("cards", []),
    }


def all_cards() -> dict[str, object]:
    found: dict[str, object] = {}
    for part, kind in (("groups", "group"), ("illuminati", "illuminati"), ("illuminated", "illuminated")):
        for raw in CARD_FACTS[part]:
            found[raw["id"]] = card_facts(raw, kind)
    return found


FACTS: Final[dict[str, object]] = {
    "cards": all_cards(),
    "specials": {raw["id"]: special_facts(raw, kind) for kind, raw in enumerate(CARD_FACTS["specials"])},
    "goals": {raw["id"]: goal_facts(raw) for raw in CARD_FACTS["goals"]},
    "basic_goal": {str(seats): BASIC[seats] for seats in range(2, len(BASIC))},  # cards to control, by seats
    "alignments": list(NAMES),
    "opposites": {name: names_of(opposite_of(1 << bit)) for bit, name in enumerate(NAMES)},
    "directions": list(DIRECTIONS),
    "attacks": list(ATTACKS),
    "sides": list(SIDES),
    "changes": list(CHANGES),
    "stages": list(STAGES),
    "phases": list(PHASES),  # of an attack
    "moments": list(MOMENTS),  # at which specials are played
    "questions": list(BY_KIND),  # kinds of frames
    "tricks": {name: number for number, name in enumerate(TRICKS) if name},  # by the number in their codes
    "limits": {
        "actions": ACTIONS_A_TURN,
        "transfers": FREE_TRANSFERS,  # free of charge
        "offers": OFFERS_A_TURN,  # and promises
        "money": MOST_MONEY,  # in an offer
        "safe_turns": SAFE_TURNS,  # in which nobody goes out for want of groups
        "stolen": MOST_STOLEN,
        "stretched": MOST_STRETCHED,
    },
    "points": {
        "position": list(POSITION),  # by the groups between the target and its Illuminati
        "alignment": PER_ALIGNMENT,
        "neutralising": NEUTRALISING,
        "target_money": TARGET_MONEY,  # for each MB out of the target's own treasury
        "worst_roll": WORST_ROLL,  # above it every attack fails
    },
    "pass_money": PASS_MONEY,  # for a turn in which nothing is done
    "large_game_income": {str(seats): money for seats, money in LARGE_GAME.items()},
    "clauses": {  # what the page cites of its own accord
        "actions": "20",
        "pass_turn": "27",
        "transfers": "98",
        "attack": "42",
        "roll": "43",
        "worst_roll": "45",
        "position": "58",
        "control": "65",
        "neutralise": "75",
        "destroy": "80",
        "interfere": "87",
        "privilege": "88",
        "call_off": "94",
        "arrows": "108",
        "deals": "115",
        "promises": "122",
        "offers": "A-85",
        "specials": "124",
        "windows": "A-62",
        "treasuries": "A-27",
        "elimination": "158",
        "basic_goal": "164",
        "special_goal": "166",
        "hidden": "170",
        "cheating": "175",
    },
}
